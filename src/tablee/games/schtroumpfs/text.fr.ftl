### Les mots des Schtroumpfs. Règles : docs/rules/schtroumpfs.md ; les termes sont dans sa section 12.
### Les noms et les textes des cartes sont dans content.toml : un exemplaire peut avoir les siens.

game-name = Les Schtroumpfs : le Village secret
game-about = Un village à bâtir ensemble avant que Gargamel ne le trouve, de 1 à 5 joueurs, environ 40 minutes.

## Lieux, toits, dés, niveaux

row = { $side ->
    [upper] { $location }, en haut
   *[lower] { $location }, en bas
}
roof = toit { $roof }
roof-long = toit { $roof } ({ $tokens })
die = { $die ->
    [super] dé de super danger
    [azrael] dé d’Azraël
   *[danger] dé de danger
}
face = { $effect ->
    [azrael] { $amount ->
        [one] Azraël avance d’un lieu
       *[other] Azraël avance de { $amount } lieux
    }
    [attack] attaque du Cracoucass
    [shortage] { $amount ->
        [one] pénurie, une ressource
       *[other] pénurie, { $amount } ressources
    }
    [destroy] destruction d’invention
    [hunt] chasse au Schtroumpf
    [find] { $amount ->
        [one] trouvaille, une ressource
       *[other] trouvaille, { $amount } ressources
    }
   *[idea] { $amount ->
        [one] idée lumineuse
       *[other] { $amount } idées lumineuses
    }
}
difficulty = { $level ->
    [standard] { option-level-standard }
    [complex] { option-level-complex }
    [terrible] { option-level-terrible }
   *[nightmare] { option-level-nightmare }
}

## Les cartes, pour qui ne les voit pas

long-smurf = { $useful ->
    [yes] { $name }, Schtroumpf utile. { $text }
   *[no] { $name }, Schtroumpf de départ. { $text }
}
long-invention = { $kind ->
    [once] { $name }, invention à usage unique, { count-berries }. { $text }
    [action] { $name }, nouvelle action, { count-berries }. { $text }
   *[durable] { $name }, invention durable, { count-berries }. { $text }
}
long-gargamel = { $kind ->
    [now] { $name }, carte Gargamel immédiate, { count-paws }. { $text }
    [lasting] { $name }, carte Gargamel durable, { count-paws }. { $text }
   *[end] { $name }, carte Gargamel. { $text }
}
long-cake = { $name }, gâteau. { $text }

## Ce qui se compte

count-tokens = { $resource ->
    [berry] { $number ->
        [one] { $number } baie
       *[other] { $number } baies
    }
    [log] { $number ->
        [one] { $number } rondin
       *[other] { $number } rondins
    }
   *[stone] { $number ->
        [one] { $number } pierre
       *[other] { $number } pierres
    }
}
no-tokens = aucune ressource
count-berries = { $berries ->
    [one] { $berries } baie
   *[other] { $berries } baies
}
count-paws = { $paws ->
    [one] { $paws } patte
   *[other] { $paws } pattes
}
count-meeples = { $meeples ->
    [0] aucun meeple
    [one] { $meeples } meeple
   *[other] { $meeples } meeples
}
count-cards = { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}
count-houses = { $houses ->
    [one] { $houses } maison
   *[other] { $houses } maisons
}
count-smurfs = { $smurfs ->
    [one] { $smurfs } Schtroumpf perdu
   *[other] { $smurfs } Schtroumpfs perdus
}
count-cakes = { $cakes ->
    [one] { $cakes } gâteau
   *[other] { $cakes } gâteaux
}
count-locations = { $steps ->
    [one] d’un lieu
   *[other] de { $steps } lieux
}

## Événements

event-game-setup = Niveau { difficulty } : { count-houses } à construire et { count-smurfs } à sauver. À préparer : { $cakes }.{ $hungry ->
    [yes] { " " }Le Cracoucass est affamé.
   *[no] { "" }
}{ $super_die ->
    [yes] { " " }Le dé de super danger est de la partie.
   *[no] { "" }
} { $leader_who ->
    [you] Tu es Schtroumpf en chef et tu commences.
   *[other] { $leader_player } est Schtroumpf en chef et commence.
}
event-round-started = Round { $round } : { count-meeples } sur l’esplanade. { $leader_who ->
    [you] Tu es Schtroumpf en chef.
   *[other] { $leader_player } est Schtroumpf en chef.
}{ $lasting ->
    [none] { "" }
   *[other] { " " }Jusqu’à la fin du round : « { $lasting } ».
}
event-turn-started = { $who ->
    [you] C’est à toi.
   *[other] C’est à { $player }.
}
event-card-drawn = { $pile ->
    [forest] { $who ->
        [you] Tu ramènes un Schtroumpf de la Forêt noire : { $card }.
       *[other] { $player } ramène un Schtroumpf de la Forêt noire : { $card }.
    }
    [extra] { $who ->
        [you] Tu prends un Schtroumpf de la pile supplémentaire : { $card }.
       *[other] { $player } prend un Schtroumpf de la pile supplémentaire : { $card }.
    }
   *[deck] { $who ->
        [you] Tu pioches { $card }.
       *[other] { $player } pioche { $card }.
    }
}
event-deck-reshuffled = La défausse est mélangée et redevient le paquet Schtroumpf : { count-cards }.
event-card-played = { $who ->
    [you] Tu joues { $card }.
   *[other] { $player } joue { $card }.
}
event-card-missing = { $who ->
    [you] Il n’y a plus de carte nulle part : tu joues ce tour sans carte.
   *[other] Il n’y a plus de carte nulle part : { $player } joue ce tour sans carte.
}
event-ability-resolved = { $who ->
    [you] Tu as appliqué la capacité de la carte : { $card }.
   *[other] { $player } a appliqué la capacité de la carte : { $card }.
}
event-placement-skipped = { $who ->
    [you] L’esplanade est vide : tu ne places pas de meeple.
   *[other] L’esplanade est vide : { $player } ne place pas de meeple.
}
event-meeple-placed = { $mode ->
    [double] { $who ->
        [you] Tu places un meeple sur les deux cases : { $target }.
       *[other] { $player } place un meeple sur les deux cases : { $target }.
    }
    [overflow] { $who ->
        [you] Tu ajoutes un meeple à côté des autres : { $target }.
       *[other] { $player } ajoute un meeple à côté des autres : { $target }.
    }
   *[normal] { $who ->
        [you] Tu places un meeple : { $target }.
       *[other] { $player } place un meeple : { $target }.
    }
}{ $filled ->
    [yes] { "" }
   *[no] { " " }Il en faut encore un.
}
event-meeple-aside = { $who ->
    [you] Aucune place ne convient : tu mets un meeple de côté.
   *[other] Aucune place ne convient : { $player } met un meeple de côté.
}
event-die-rolled = { $reroll ->
    [yes] { $who ->
        [you] Tu relances le { die } : { face }.
       *[other] { $player } relance le { die } : { face }.
    }
   *[no] { $who ->
        [you] Tu lances le { die } : { face }.
       *[other] { $player } lance le { die } : { face }.
    }
}
event-die-skipped = { $who ->
    [you] { $card } t’évite de lancer le { die }.
   *[other] { $card } évite à { $player } de lancer le { die }.
}
event-reaction-used = { $who ->
    [you] Tu réponds avec une invention : { $invention }.
   *[other] { $player } répond avec une invention : { $invention }.
}
event-azrael-moved = { $steps ->
    [0] { $moved ->
        [yes] Azraël est envoyé ailleurs : { $location }.
       *[no] Azraël reste où il est : { $location }.
    }
   *[other] Azraël avance { count-locations } : { $location }.
}
event-howlibird-attack = { $cancelled ->
    [yes] { $who ->
        [you] Tu échappes à l’attaque du Cracoucass !
       *[other] { $player } échappe à l’attaque du Cracoucass !
    }
   *[no] { $meeple ->
        [yes] { $who ->
            [you] Le Cracoucass t’attaque : un meeple de l’esplanade part au nid.
           *[other] Le Cracoucass attaque { $player } : un meeple de l’esplanade part au nid.
        }
       *[no] { $who ->
            [you] Le Cracoucass t’attaque, mais il n’y a aucun meeple à prendre sur l’esplanade.
           *[other] Le Cracoucass attaque { $player }, mais il n’y a aucun meeple à prendre sur l’esplanade.
        }
    }
}
event-target-designated = { $who ->
    [you] { $target_who ->
        [you] Tu te désignes.
       *[other] Tu désignes { $target_player }.
    }
   *[other] { $target_who ->
        [you] { $player } te désigne.
       *[other] { $player } désigne { $target_player }.
    }
}
event-card-picked-at-random = { $who ->
    [you] Le hasard choisit une carte dans ta main : { $card }.
   *[other] Le hasard choisit une carte chez { $player } : { $card }.
}
event-card-discarded = { $reason ->
    [played] { $who ->
        [you] Ta carte jouée va dans la défausse : { $card }.
       *[other] La carte jouée par { $player } va dans la défausse : { $card }.
    }
   *[other] { $who ->
        [you] Tu défausses { $card }.
       *[other] { $player } défausse { $card }.
    }
}
event-resources-gained = { $cause ->
    [none] { $who ->
        [you] Tu gagnes { $tokens }.
       *[other] { $player } gagne { $tokens }.
    }
   *[other] { $who ->
        [you] Tu gagnes { $tokens } ({ $cause }).
       *[other] { $player } gagne { $tokens } ({ $cause }).
    }
}
event-resources-lost = { $cause ->
    [none] { $who ->
        [you] Tu dois rendre { $tokens }.
       *[other] { $player } doit rendre { $tokens }.
    }
   *[other] { $who ->
        [you] Tu dois rendre { $tokens } ({ $cause }).
       *[other] { $player } doit rendre { $tokens } ({ $cause }).
    }
}
event-resources-spent = { $cause ->
    [none] { $who ->
        [you] Tu paies { $tokens }.
       *[other] { $player } paie { $tokens }.
    }
   *[other] { $who ->
        [you] Tu paies { $tokens } ({ $cause }).
       *[other] { $player } paie { $tokens } ({ $cause }).
    }
}
event-resources-exchanged = { $who ->
    [you] Tu échanges { $out } contre { $into }.
   *[other] { $player } échange { $out } contre { $into }.
}
event-action-performed = { $dangerous ->
    [yes] { $who ->
        [you] Tu fais une action dangereuse : { $target }.
       *[other] { $player } fait une action dangereuse : { $target }.
    }
   *[no] { $who ->
        [you] Tu fais l’action : { $target }.
       *[other] { $player } fait l’action : { $target }.
    }
}
event-action-fizzled = { $reason ->
    [cost] { $who ->
        [you] Il n’y a plus de quoi payer : tu ne fais pas l’action ({ $target }).
       *[other] Il n’y a plus de quoi payer : { $player } ne fait pas l’action ({ $target }).
    }
   *[slots] { $who ->
        [you] Il manque un meeple : tu ne fais pas l’action ({ $target }).
       *[other] Il manque un meeple : { $player } ne fait pas l’action ({ $target }).
    }
}
event-rescue = { $nest ->
    [yes] { $drew ->
        [yes] { $who ->
            [you] Tu sauves un Schtroumpf et libères un meeple du nid.
           *[other] { $player } sauve un Schtroumpf et libère un meeple du nid.
        }
       *[no] { $who ->
            [you] Tu libères un meeple du nid.
           *[other] { $player } libère un meeple du nid.
        }
    }
   *[no] { $who ->
        [you] Tu sauves un Schtroumpf.
       *[other] { $player } sauve un Schtroumpf.
    }
}
event-wardrobe-exchanged = { $who ->
    [you] Tu remets { $card } sous sa pile et tu prends la carte suivante.
   *[other] { $player } remet { $card } sous sa pile et prend la carte suivante.
}
event-card-caged = { $who ->
    [you] Gargamel met en cage une carte de ta main : { $card }. La voilà sous la Forêt noire.
    [nobody] Gargamel met en cage une carte de la défausse : { $card }. La voilà sous la Forêt noire.
   *[other] Gargamel met en cage une carte prise à { $player } : { $card }. La voilà sous la Forêt noire.
}
event-meeple-returned = { $source ->
    [nest] { $number ->
        [one] Un meeple quitte le nid et revient sur l’esplanade.
       *[other] { $number } meeples quittent le nid et reviennent sur l’esplanade.
    }
   *[row] { $number ->
        [one] Un meeple revient sur l’esplanade ({ $place }).
       *[other] { $number } meeples reviennent sur l’esplanade ({ $place }).
    }
}
event-ideas-revealed = { $number ->
    [one] Une nouvelle idée : { $inventions }.
   *[other] De nouvelles idées : { $inventions }.
}
event-invention-crafted = { $free ->
    [yes] { $who ->
        [you] Tu fabriques une invention gratuitement : { $invention }.
       *[other] { $player } fabrique une invention gratuitement : { $invention }.
    }
   *[no] { $who ->
        [you] Tu fabriques une invention : { $invention }.
       *[other] { $player } fabrique une invention : { $invention }.
    }
}
event-invention-used = { $who ->
    [you] Tu utilises une invention : { $invention }.
   *[other] { $player } utilise une invention : { $invention }.
}
event-invention-discarded = { $reason ->
    [used] Une invention a servi et quitte le village : { $invention }.
    [limit] Une invention cède sa place : { $invention }.
   *[other] Une invention est détruite : { $invention }.
}{ $meeple ->
    [yes] { " " }Le meeple qui s’y trouvait attend la fin du round.
   *[no] { "" }
}
event-robot-meeple = { $added ->
    [yes] Un meeple de plus rejoint l’esplanade !
   *[no] { $place ->
        [esplanade] Un meeple de l’esplanade quitte la partie.
        [nest] Un meeple du nid quitte la partie.
        [aside] Un meeple mis de côté quitte la partie.
        [loose] Un meeple de la zone des inventions quitte la partie.
       *[other] Un meeple quitte la partie ({ $name }).
    }
}
event-permission-asked = { $who ->
    [you] { $asker_player } voudrait reloger une de tes cartes : { $card }.
   *[other] { $asker_who ->
        [you] Tu demandes à { $player } une carte à reloger : { $card }.
       *[other] { $asker_player } demande à { $player } une carte à reloger : { $card }.
    }
}
event-permission-answered = { $allowed ->
    [yes] { $who ->
        [you] Tu veux bien te séparer d’une carte : { $card }.
       *[other] { $player } veut bien se séparer d’une carte : { $card }.
    }
   *[no] { $who ->
        [you] Tu préfères garder ta carte : { $card }.
       *[other] { $player } préfère garder sa carte : { $card }.
    }
}
event-smurf-sheltered = { $from ->
    [own] { $who ->
        [you] Tu reloges une carte de ta main : { $card }.
       *[other] { $player } reloge une carte de sa main : { $card }.
    }
    [other] { $who ->
        [you] Tu reloges une carte prise à { $owner_player } : { $card }.
       *[other] { $owner_who ->
            [you] { $player } reloge une carte de ta main : { $card }.
           *[other] { $player } reloge une carte prise à { $owner_player } : { $card }.
        }
    }
   *[discard] { $who ->
        [you] Tu reloges une carte de la défausse : { $card }.
       *[other] { $player } reloge une carte de la défausse : { $card }.
    }
}
event-house-built = { $who ->
    [you] Tu construis une maison : { $house } !
   *[other] { $player } construit une maison : { $house } !
}
event-house-destroyed = Une maison est détruite : { $house }. Il faudra la reconstruire.
event-cake-prepared = { $who ->
    [you] Grâce à toi, un gâteau est prêt : { $cake } !
   *[other] Grâce à { $player }, un gâteau est prêt : { $cake } !
}
event-objective-changed = { $objective ->
    [rescue] { $valid ->
        [yes] Objectif rempli : la Forêt noire est vide !
       *[no] Un Schtroumpf est de nouveau perdu dans la Forêt noire.
    }
    [build] { $valid ->
        [yes] Objectif rempli : toutes les maisons sont construites !
       *[no] Toutes les maisons ne sont plus debout.
    }
   *[bake] { $valid ->
        [yes] Objectif rempli : tous les gâteaux sont prêts !
       *[no] Il reste des gâteaux à préparer.
    }
}
event-turn-ended = { $drawn ->
    [0] { $who ->
        [you] Ton tour est fini.
       *[other] { $player } a fini son tour.
    }
    [one] { $who ->
        [you] Ton tour est fini, et tu as pioché { $drawn } carte.
       *[other] { $player } a fini son tour et pioché { $drawn } carte.
    }
   *[other] { $who ->
        [you] Ton tour est fini, et tu as pioché { $drawn } cartes.
       *[other] { $player } a fini son tour et pioché { $drawn } cartes.
    }
}
event-round-ended = { $returned ->
    [0] Le round { $round } s’achève. Aucun meeple ne revient sur l’esplanade.
    [one] Le round { $round } s’achève. { $returned } meeple revient sur l’esplanade.
   *[other] Le round { $round } s’achève. { $returned } meeples reviennent sur l’esplanade.
}{ $kept ->
    [0] { "" }
    [one] { " " }Le Cracoucass en garde un dans son nid.
   *[other] { " " }Le Cracoucass en garde { $kept } dans son nid.
}
event-gargamel-revealed = Gargamel révèle « { $card } ». { $text }
event-gargamel-peeked = { $card ->
    [none] { $who ->
        [you] Tu regardes la prochaine carte de Gargamel.
       *[other] { $player } regarde la prochaine carte de Gargamel.
    }
   *[other] { $who ->
        [you] Tu regardes la prochaine carte de Gargamel : « { $card } ».
       *[other] { $player } montre la prochaine carte de Gargamel : « { $card } ».
    }
}
event-gargamel-rewound = « { $card } » repart sous le paquet de Gargamel, sans effet.
event-gargamel-cancelled = « { $card } » reste sans effet.
event-gargamel-standee = Gargamel s’installe ici : { $places }.
event-leader-passed = { $new_who ->
    [you] Le marqueur passe : tu es Schtroumpf en chef.
   *[other] Le marqueur passe : { $new_player } est Schtroumpf en chef.
}
event-game-won = { $who ->
    [you] Victoire ! Tu as sauvé le village au round { $round }.
    [among] Victoire ! Avec { $others }, tu as sauvé le village au round { $round }.
    [together] Victoire ! { $winners } ont sauvé le village au round { $round }.
   *[other] Victoire ! { $winners } a sauvé le village au round { $round }.
}
event-game-lost = Gargamel a trouvé le village au round { $round }. Il manquait encore { $missing }.
event-window-opened = { $who ->
    [you] C’est le moment des actions bonus, si tu en veux.
   *[other] { $player } peut faire des actions bonus.
}
event-decision-requested = { $who ->
    [you] C’est à toi de choisir.
   *[other] C’est à { $player } de choisir.
}

## Refus : ce qui ne va pas, et ce qui irait

refusal-game-over = La partie est finie, plus rien ne peut être joué. Commence une nouvelle partie.
refusal-not-your-turn = Ce n’est pas à toi de décider. Attends que la question te soit posée.
refusal-not-now = Ce n’est pas le moment. Choisis parmi ce qui est proposé.
refusal-malformed = Ce n’est pas un coup de ce jeu. Un coup s’écrit par exemple « play S01 » ou « place 3U ».
refusal-not-in-hand = Tu n’as pas cette carte en main. Choisis-en une que tu as.
refusal-forced-card = Ta main était vide : c’est la carte que tu viens de piocher qui se joue.
refusal-row-full = Toutes les cases de cette action sont prises. Choisis-en une où il y a de la place.
refusal-cannot-pay = Le stock ne suffit pas pour payer cette action. Place ton meeple ailleurs, ou rassemble d’abord de quoi la payer.
refusal-no-house-to-pay = Le stock ne suffit pour aucun toit. Rassemble d’abord de quoi payer une maison.
refusal-closed = Gargamel bloque ce lieu jusqu’à la fin du round. Place ton meeple ailleurs.
refusal-never-last = Bébé Schtroumpf ne prend jamais la dernière case. Place-le sur la première case d’une action qui en a deux.
refusal-dimwitty = Le Schtroumpf Bêta ne peut ni travailler là, ni se servir d’une invention pendant ce tour. Choisis autre chose.
refusal-must-be-alone = Le Schtroumpf Paresseux veut être seul. Place-le dans un lieu sans aucun meeple.
refusal-needs-company = Le Schtroumpf Coquet veut de la compagnie. Place-le dans un lieu où il y a déjà un meeple.
refusal-invention-occupied = Il y a déjà un meeple sur cette invention. Elle n’en accueille qu’un par round.
refusal-no-new-action = On ne place pas de meeple sur cette invention. Choisis un lieu, ou une invention du genre nouvelle action.
refusal-not-an-idea = Cette invention n’est pas parmi les idées. Choisis-en une qui y est.
refusal-not-crafted = Cette invention n’est pas fabriquée. Choisis-en une qui est dans la zone des inventions.
refusal-no-such-mode = Un meeple ne se place pas ainsi en ce moment. Pose-le sur une case libre.
refusal-forgotten = Sous le Sort d’oubli, aucune invention ne se fabrique ni ne s’utilise. Attends la prochaine carte de Gargamel.
refusal-too-few-berries = Il n’y a pas assez de baies pour cette invention. Va d’abord en cueillir.
refusal-spoils-action = Cela rendrait impossible l’action que tu viens de préparer. Fais-la d’abord.
refusal-not-usable = Cette invention ne sert pas à ce moment-là. Son texte dit quand elle sert.
refusal-wrong-amount = Ce n’est pas ce que tu peux gagner ici. Choisis parmi ce qui est proposé.
refusal-wrong-loss = Ce n’est pas ce qu’il faut rendre. Rends le bon nombre de ressources, et seulement de celles qui sont dans le stock.
refusal-supply-short = La réserve n’en a plus assez. Choisis une autre ressource.
refusal-not-a-target = Cette personne ne peut pas être désignée. Tant que quelqu’un tient un Schtroumpf utile, c’est l’une de ces personnes qui perd une carte.
refusal-must-be-useful = Il faut défausser un Schtroumpf utile, et tu en as un.
refusal-already-refused = Cette carte vient d’être refusée. Choisis-en une autre.
refusal-not-there = Cette carte n’est ni dans la défausse, ni dans une main. Choisis-en une qui s’y trouve.
refusal-wrong-price = Cette maison n’est pas à ce prix-là. Choisis une maison à construire, et paie ce qu’elle coûte en ce moment.

## Fichiers de contenu : ce qui ne va pas, et ce qui irait

error-malformed-notation = « { $wrong } » n’est pas un coup de ce jeu. Un coup s’écrit ainsi : { $right }.
error-bad-content-missing-number = Il manque « { $wrong } » : l’effet « { $effect } » en a besoin. Il lui faut : { $right } ({ $rule }).
error-bad-content-idle-number = { $hint ->
    [yes] « { $wrong } » n’a pas sa place ici : l’effet « { $effect } » ne prend que : { $right } ({ $rule }).
   *[no] « { $wrong } » n’a pas sa place ici : l’effet « { $effect } » ne prend aucun nombre ({ $rule }).
}
error-bad-content-hand-too-large = Une main de { $wrong } cartes est trop grande : il n’y aurait pas assez de Schtroumpfs de départ. Il en faudrait { $right } au plus ({ $rule }).

## Options et positions sur papier : ce qui ne va pas, et ce qui irait

error-bad-option-no-such-starter = Il n’y a pas de place { $wrong } à cette table. Les places se comptent à partir de 1, la dernière est la { $right } ; 0 laisse choisir le hasard ({ $rule }).
error-bad-position-card-twice = La carte « { $wrong } » est à deux endroits. Chaque carte n’existe qu’une fois.
error-bad-position-no-such-card = Il n’y a pas de carte « { $wrong } » ici. Prends-en une de la boîte qui y ait sa place.
error-bad-position-forced-option = Au niveau { difficulty }, « { $wrong } » ne peut être que : { $right } ({ $rule }).
error-bad-position-tokens = Il y a { $wrong } jetons d’une même sorte. La boîte en a { $right } ({ $rule }).
error-bad-position-count-houses = { $wrong ->
    [one] Il y a { $wrong } maison. Ce niveau en demande { $right } ({ $rule }).
   *[other] Il y a { $wrong } maisons. Ce niveau en demande { $right } ({ $rule }).
}
error-bad-position-count-cakes = { $wrong ->
    [one] Il y a { $wrong } gâteau. Ce niveau en demande { $right } ({ $rule }).
   *[other] Il y a { $wrong } gâteaux. Ce niveau en demande { $right } ({ $rule }).
}
error-bad-position-count-crafted = Il y a { $wrong } inventions fabriquées. Il peut y en avoir { $right } au plus ({ $rule }).
error-bad-position-card-missing = La carte « { $wrong } » n’est nulle part. Chaque carte doit être quelque part ({ $rule }).
error-bad-position-not-held = La carte « { $wrong } » devrait être jouée, mais elle n’est pas dans la main de la personne dont c’est le tour ({ $rule }).
error-bad-position-not-crafted = Il ne peut pas y avoir de meeple sur « { $wrong } » : ce n’est pas une nouvelle action fabriquée ({ $rule }).
error-bad-position-not-lost = La carte { $wrong } n’est pas un Schtroumpf perdu : elle ne peut être ni dans la Forêt noire ni dans la pile supplémentaire ({ $rule }).
error-bad-position-not-lasting = « { $wrong } » ne peut pas être en vigueur : il faudrait une carte durable, sur le dessus de ce que Gargamel a révélé ({ $rule }).
error-bad-position-row-slots = { $wrong ->
    [one] Il y a { $wrong } meeple sur { $row }. Nombre de cases : { $right } ({ $rule }).
   *[other] Il y a { $wrong } meeples sur { $row }. Nombre de cases : { $right } ({ $rule }).
}
error-bad-position-not-double = Sur « { $wrong } », un meeple ne peut pas fermer deux cases : il en faut deux, et un seul meeple ({ $rule }).
error-bad-position-meeples = { $wrong ->
    [one] Il y a { $wrong } meeple en tout. Il en faudrait { $right } ({ $rule }).
   *[other] Il y a { $wrong } meeples en tout. Il en faudrait { $right } ({ $rule }).
}
error-bad-position-no-such-row = Il n’y a pas d’action « { $wrong } ». Elles vont de 1U et 1L à 8U et 8L ({ $rule }).
error-bad-position-no-such-seat = Il n’y a pas de place { $wrong }. Cette table en a { $seats }, comptées à partir de 0.

## Robots, allures, options

level-beginner-about = Joue gentiment : construit et sauve quand il le peut, complète ce qui est commencé, évite le chat.
level-solid-about = Pèse ce que chaque carte et chaque place apportent au village avant de choisir.
level-good = appliqué
level-good-about = Comme le niveau confirmé, mais sans se tromper de jugement.
level-strong-about = Imagine plusieurs tours d’avance, prépare des actions à deux et garde les bonnes cartes pour le bon moment.
pace-live = En direct
pace-live-about = { $seconds } secondes par tour, et { $bank } de plus en réserve pour toute la partie.
pace-relaxed = Tranquille
pace-relaxed-about = { $minutes } minutes par tour.
pace-daily = Un coup par jour
pace-daily-about = { $hours } heures par tour ; on peut fermer la page entre-temps.
option-level = Niveau de difficulté
option-level-about = standard : 6 maisons, 10 Schtroumpfs perdus, 2 gâteaux ; complex : 7, 14 et 3 ; terrible : 8, 16 et 4, avec le Cracoucass affamé ; nightmare : 8, 18 et 4, avec aussi le dé de super danger.
option-level-standard = Standard
option-level-complex = Complexe
option-level-terrible = Terrible
option-level-nightmare = Schtroumpfemardesque
option-hungry = Cracoucass affamé
option-hungry-about = Les meeples du nid ne reviennent pas à la fin du round : il faut les libérer. Obligatoire aux deux derniers niveaux.
option-super-die = Dé de super danger
option-super-die-about = Le dé rouge, sans aucune bonne surprise, remplace le dé blanc. Obligatoire au dernier niveau.
option-starter = Qui commence
option-starter-about = La place de la personne qui commence, comptée à partir de 1 ; 0 laisse choisir le hasard.

## Ce que disent les robots

reason-build = Je vais construire une maison : { $row }.
reason-save-up = { $number ->
    [0] { $resource ->
        [berry] Je rassemble des baies, elles serviront.
        [log] Je rassemble des rondins, ils serviront.
       *[stone] Je rassemble des pierres, elles serviront.
    }
   *[other] { $resource ->
        [berry] Je rassemble des baies : il nous en manque encore { $number }.
        [log] Je rassemble des rondins : il nous en manque encore { $number }.
       *[stone] Je rassemble des pierres : il nous en manque encore { $number }.
    }
}
reason-rescue = Je vais chercher un Schtroumpf perdu.
reason-complete = Il ne manquait plus qu’un meeple ici, je complète : { $row }.
reason-pair = { $who ->
    [you] Je commence ici, à toi de compléter : { $row }.
   *[other] Je commence ici, { $player } pourra compléter : { $row }.
}
reason-craft = Cette invention nous sera utile : { $card }.
reason-shelter = Un maladroit de moins, et notre paquet n’en sera que meilleur.
reason-ideas = Il nous faut de nouvelles idées.
reason-danger-early = Je prends le risque maintenant, tant qu’un meeple enlevé peut encore être libéré.
reason-choice = C’est ici que je peux le mieux aider : { $row }.
reason-use = C’est le bon moment pour cette invention : { $card }.
reason-best-card = C’est la carte qui nous aide le plus en ce moment.

## Ce que l’on se propose du doigt

proposal-join = { $who ->
    [you] Tu proposes de compléter si quelqu’un place un meeple ici : { $spot }.
   *[other] { $player } : « Place un meeple ici, je complète. » ({ $spot })
}
proposal-finish = { $who ->
    [you] Tu proposes de placer un meeple ici, si quelqu’un complète : { $spot }.
   *[other] { $player } : « J’en place un ici, et tu complètes. » ({ $spot })
}
proposal-keep = { $who ->
    [you] Tu proposes de garder cela pour plus tard : { $spot }.
   *[other] { $player } : « Gardons cela pour plus tard. » ({ $spot })
}

## La ligne d’invite

prompt-wait = { $player } réfléchit.
prompt-over = La partie est finie.
prompt-play-card = À toi : joue une carte de ta main.
prompt-play-or-bonus = À toi : joue une carte de ta main, ou commence par une action bonus.
prompt-no-card = Tu n’as aucune carte à jouer : fais une action bonus, ou continue.
prompt-place = Place un meeple.
prompt-place-or-bonus = Place un meeple, ou fais d’abord une action bonus.
prompt-aside = Aucune place ne convient : mets un meeple de côté.
prompt-perform = Tu peux encore faire une action bonus. Sinon, continue.
prompt-end-turn = Tu peux encore faire une action bonus. Sinon, termine ton tour.
prompt-discard-for-limit = Le village ne garde pas tant d’inventions : choisis celle qui cède sa place.
prompt-empty-row = Choisis l’action dont tous les meeples reviennent sur l’esplanade.
prompt-gain-types = { $amount ->
    [one] Choisis la ressource que le village gagne.
   *[other] Choisis les { $amount } ressources que le village gagne.
}
prompt-lose-types = { $amount ->
    [one] Choisis la ressource que le village perd.
   *[other] Choisis les { $amount } ressources que le village perd.
}
prompt-rescue-parts = Qui sauves-tu ?
prompt-wardrobe = Tu as pioché { $subject } : gardes-tu cette carte, ou prends-tu la suivante ?
prompt-free-craft = Choisis l’idée que tu fabriques gratuitement.
prompt-shelter = Choisis la carte que tu reloges : elle quitte la partie pour de bon.
prompt-shelter-optional = Tu peux reloger une carte : elle quitterait la partie pour de bon.
prompt-shelter-permission = { $player } voudrait reloger une de tes cartes, { $subject } : acceptes-tu ?
prompt-choose-house = Choisis la maison que tu construis, et ce que tu paies.
prompt-howlibird-target = Le Cracoucass veut une carte : désigne qui en défausse une.
prompt-discard-card = Choisis la carte que tu défausses.
prompt-snappy-target = Désigne qui perd une carte au hasard.
prompt-jokey-steps = De combien de lieux Azraël avance-t-il ?
prompt-azrael-target = Où envoies-tu Azraël ?
prompt-return-meeple = Tu peux ramener un meeple sur l’esplanade.
prompt-exchange = Tu peux échanger des ressources du stock : ce que tu rends, puis ce que tu prends.
prompt-reroll = Le dé montre : { face }. Le relances-tu ?
prompt-scarecrow = Le Cracoucass attaque : utilises-tu l’épouvantail ?
prompt-destroy-invention = Choisis l’invention qui est détruite.
prompt-destroy-house = Au nom du village : choisis la maison qui est détruite.
prompt-tantrum = Au nom du village : perdre des ressources, ou une maison ?
prompt-cage = Au nom du village : choisis le Schtroumpf que Gargamel met en cage.
prompt-cage-holder = Au nom du village : désigne qui donne un Schtroumpf utile à Gargamel.
prompt-rewind = Gargamel révèle « { $subject } » : la renvoies-tu sous son paquet ?
prompt-smoke-bomb = Gargamel révèle « { $subject } » : en annules-tu l’effet ?
prompt-remove-meeple = Choisis le meeple qui quitte la partie.
prompt-springboard = Choisis l’action que tu refais.
prompt-smurflily-type = Choisis la ressource que tu collectes.

## Les choix et leurs suites

choice-play = Jouer { $card }
choice-place = Placer un meeple : { $target }
choice-place-double = Placer un meeple sur les deux cases : { $target }
choice-place-overflow = Ajouter un meeple à côté des autres : { $target }
choice-aside = Mettre un meeple de côté
choice-craft = Fabriquer une invention pour { count-berries } : { $card }
choice-craft-free = Fabriquer une invention gratuitement : { $card }
choice-use = Utiliser une invention : { $card }
choice-decline = Ne rien faire
choice-keep = Garder la carte
choice-keep-face = Garder ce résultat
choice-go-on = Continuer
choice-end-turn = Terminer le tour
choice-gain = Gagner { $tokens }
choice-lose = Perdre { $tokens }
choice-lose-any = Perdre des ressources
choice-collect = { $resource ->
    [berry] Collecter des baies
    [log] Collecter des rondins
   *[stone] Collecter des pierres
}
choice-exchange = Échanger { $out } contre { $into }
choice-rescue-draw = { $pile ->
    [forest] Piocher un Schtroumpf perdu
   *[extra] Piocher dans la pile supplémentaire
}
choice-rescue-nest = Libérer un meeple du nid
choice-rescue-both = { $pile ->
    [forest] Piocher un Schtroumpf perdu et libérer un meeple du nid
   *[extra] Piocher dans la pile supplémentaire et libérer un meeple du nid
}
choice-shelter = { $from ->
    [own] Reloger une carte de ta main : { $card }
    [other] Demander une carte à { $player }, pour la reloger : { $card }
   *[discard] Reloger une carte de la défausse : { $card }
}
choice-allow = Accepter
choice-refuse = Refuser
choice-build = Construire une maison : { $house }
choice-spring = Refaire une action : { $target }
choice-target = Désigner { $player }
choice-target-self = Te désigner
choice-discard = Défausser { $card }
choice-discard-invention = Défausser une invention : { $card }
choice-destroy = Laisser détruire une maison : { $house }
choice-cage = Laisser mettre en cage { $card }
choice-advance = Faire avancer Azraël { count-locations }
choice-send = Envoyer Azraël ici : { $location }
choice-empty = Vider une action : { $target }
choice-return = Ramener un meeple : { $target }
choice-return-overflow = Ramener le meeple de trop : { $target }
choice-remove = Retirer un meeple : { $target }
choice-remove-overflow = Retirer le meeple de trop : { $target }
choice-remove-loose = Retirer un meeple de la zone des inventions
choice-remove-aside = Retirer un meeple mis de côté
preview-first = Il en faudra encore un pour faire l’action.
preview-pay = Tu paies { $tokens }.
preview-pay-roof = Tu paies le toit que tu choisis.
preview-effect = Effet : { $effect }.
preview-danger = { $dangers ->
    [one] Tu lances le dé de danger.
   *[other] Tu lances { $dangers } fois le dé de danger.
}
preview-cat = { $cats ->
    [one] Azraël est là : tu lances son dé.
   *[other] Azraël est là : tu lances { $cats } fois son dé.
}
preview-steps = Il serait ici : { $location }.
preview-ask = Il faut son accord.
effect-rescue = sauver un Schtroumpf
effect-gain = gagner { $tokens }
effect-different = { $amount ->
    [one] gagner une ressource au choix
   *[other] gagner { $amount } ressources différentes
}
effect-choice = { $amount ->
    [one] gagner une ressource au choix
   *[other] gagner { $amount } ressources au choix
}
effect-nothing = rien à gagner en ce moment
effect-craft = fabriquer une idée gratuitement
effect-reveal-ideas = { $amount ->
    [one] révéler une idée
   *[other] révéler { $amount } idées
}
effect-shelter = reloger un Schtroumpf
effect-build = construire une maison
effect-springboard = refaire une action déjà faite

## Au terminal : comment s’écrit un coup

verb-play = jouer, joue, play, j
verb-place = placer, place, pl
verb-aside = côté, aside
verb-craft = fabriquer, fabrique, craft, f
verb-use = utiliser, utilise, use, u
verb-decline = renoncer, non, decline, n
verb-go = continuer, continue, go on, go
verb-end = terminer, termine, fin, end turn, end
verb-gain = gagner, gagne, gain, g
verb-lose = perdre, perds, rendre, rends, lose
verb-collect = collecter, collecte, collect
verb-exchange = échanger, échange, exchange, x
verb-rescue = sauver, sauve, rescue
verb-shelter = reloger, reloge, shelter
verb-allow = accepter, accepte, oui, allow
verb-refuse = refuser, refuse
verb-build = construire, construis, build
verb-spring = refaire, refais, spring
verb-target = désigner, désigne, target
verb-discard = défausser, défausse, discard
verb-destroy = détruire, détruis, destroy
verb-cage = encager, cage
verb-advance = avancer, avance, advance
verb-send = envoyer, envoie, send
verb-empty = vider, vide, empty
verb-return = ramener, ramène, return
verb-remove = retirer, retire, remove
verb-double = double
verb-overflow = trop, overflow
verb-draw = pioche, piocher, draw
verb-nest = nid, nest
verb-both = deux, both
verb-berry = baies, baie, berry
verb-log = rondins, rondin, log
verb-stone = pierres, pierre, stone
verb-loose = zone, loose
verb-any = ressources, any

## La table en mots

screen-round = Round { $round } – { count-meeples } sur l’esplanade
screen-starts = { $start_who ->
    [you] Tu es Schtroumpf en chef : tu commences.
   *[other] { $start_player } est Schtroumpf en chef et commence.
}
screen-row = { $row } : { $action }
screen-costs = { $cost } → { $effect }
screen-roof-first = un toit → { $effect }
screen-legend = ● un meeple, ○ une case libre, ◎ un meeple sur deux cases, + un de trop ; ! action dangereuse ; × fermé par Gargamel ; =^.^= Azraël. Les ressources s’écrivent baies/rondins/pierres, comme dans 1/5/4.
screen-stock = Stock
screen-meeples = Meeples
screen-where = { $esplanade } sur l’esplanade, { $nest } au nid
screen-azrael = Azraël
screen-azrael-next = { $location } (ensuite : { $next })
screen-houses = Maisons
screen-houses-left = { $done } sur { $all } ; à construire : { $roofs }
screen-houses-done = toutes sont construites
screen-forest = Forêt noire
screen-forest-left = { $smurfs ->
    [0] vide
   *[other] { count-smurfs }
}, et { $extra } dans la pile supplémentaire
screen-cakes = Gâteaux
screen-cake = { $cake }, { $progress }/{ $needed }. { $text }
screen-cake-ready = { $cake } : prêt !
screen-gargamel = Gargamel
screen-too-late = { $sure ->
    [yes] { count-cards } ; Trop tard sort à la fin du round { $latest }
   *[no] { count-cards } ; Trop tard sort entre la fin du round { $earliest } et celle du round { $latest }
}
screen-lasting = Jusqu’à la fin du round : « { $card } ». { $text }
screen-next-card = Sa prochaine carte : « { $card } ». { $text }
screen-ideas = Idées
screen-idea = { $card }, { count-berries }. { $text }
screen-inventions = Inventions
screen-invention = { $card }. { $text }
screen-occupied = { $card } (un meeple dessus). { $text }
screen-hands = Mains
screen-hand-empty = aucune carte
screen-leader = { $player } (en chef)
screen-smurf-deck = Paquet Schtroumpf
screen-smurf-deck-left = { count-cards }, défausse : { $discard }
screen-none = aucune
hint-tokens = Écris-le ainsi, en baies/rondins/pierres : { $typed }

## Les piles, pour qui les demande

deck-discard = Défausse
deck-sheltered = Relogés
deck-revealed = Gargamel a déjà montré
deck-unseen = Gargamel n’a pas encore montré
deck-under = Sous le paquet de Gargamel
deck-scrapped = Inventions défaussées
answer-deck = la défausse, les relogés et les cartes de Gargamel

## La fin

end-won = Le village est sauvé
end-lost = Trop tard
end-left = Gargamel gardait encore, dans cet ordre : { $cards }.

## Les règles en bref

rules-short = Jouez chacun votre tour une carte et un meeple : videz la Forêt noire, construisez les maisons et préparez les gâteaux avant que Gargamel ne révèle Trop tard ; tout le monde gagne ou perd ensemble.
rules-points =
    Un tour : joue une carte de ta main (sa capacité s’applique toujours), place un meeple, fais l’action si toutes ses cases sont prises, défausse la carte.
    Tu ne pioches que si ta main est vide. Les mains sont ouvertes : parlez-vous.
    La première de deux cases ne coûte rien ; qui prend la dernière paie et fait l’action.
    Cases rouges : qui fait l’action lance le dé de danger. Dans le lieu d’Azraël : chaque meeple placé fait lancer son dé.
    Forêt noire : sauver un Schtroumpf perdu, bien plus habile que ceux du départ, et libérer un meeple du nid.
    Ruisseau, Scierie, Buissons, Rivière : des ressources. Atelier : des idées et des inventions. Refuge : se séparer d’un maladroit. Chantier : construire.
    Actions bonus, quand tu veux pendant ton tour : fabriquer une invention avec des baies, l’utiliser. Les gâteaux se préparent tout seuls.
    Quand l’esplanade est vide : tous les meeples reviennent, Gargamel révèle une carte, Azraël avance, le Schtroumpf en chef change.
    Gagné : Forêt noire vide, maisons construites, gâteaux prêts, au même instant. Perdu : Gargamel révèle Trop tard.
    Pour l’écrire : jouer P07, placer 3U (U en haut, L en bas), placer N20, fabriquer N10, gagner 1/1/0, continuer, terminer ; le nom d’une carte va aussi : jouer bêta.

## L’arène : comment finissent les parties

ending-won = Victoire
ending-lost = Trop tard
