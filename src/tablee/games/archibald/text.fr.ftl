### Les mots d’À la recherche d’Archibald. Règles : docs/rules/archibald.md ; les termes sont dans sa section 12.
### Les noms et les textes des cartes, des tuiles et des héros sont dans content.toml : un exemplaire peut avoir les siens.

game-name = À la recherche d’Archibald
game-about = Une course sur un plateau que personne ne connaît, jusqu’à la cellule d’Archibald, de 2 à 4 joueurs, environ 50 minutes.

## Lieux, tuiles, dés

zone = { $level ->
    [1] la zone de départ
    [2] le village des Minimoys
    [3] le jardin
    [4] le palais de Nécropolis
   *[5] les geôles
}
zone-name = { $level ->
    [1] départ
    [2] village des Minimoys
    [3] jardin
    [4] palais de Nécropolis
   *[5] geôles
}
shown = { $sign ->
    [heart] un cœur
    [card] une carte
    [trial] une épreuve
    [trap] un piège
    [book] un livre
    [spring] un ressort
    [archibald] il est là
   *[falls] infranchissable
}
tile-showing = { $shows ->
    [none] { $tile }
   *[other] { $tile } ({ $shows })
}
long-tile = { $walls ->
    [none] { $tile }, tuile du niveau { $level } sans mur : { $shows }.
   *[other] { $tile }, tuile du niveau { $level }, murée { $walls } : { $shows }.
}
tile-blank = rien de particulier
side = { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
}
side-letters = N, E, S, O
long-card = { $kind ->
    [equipment] { $name }, équipement du niveau { $level }. { $text }
    [enemy] { $name }, carte ennemi du niveau { $level }. { $text }
   *[power] { $name }, carte pouvoir du niveau { $level }. { $text }
}
long-adventure = { $name }, carte aventure. { $text }
long-hero = { $name } : { $dice }, { count-lives } au plus.
dice-both = { $red } et { $yellow }

## Ce qui se compte

count-enemies = { $kind ->
    [moustik] { $number ->
        [one] un Moustik
       *[other] { $number } Moustiks
    }
    [seide] { $number ->
        [one] un Séide
       *[other] { $number } Séides
    }
    [millipede] { $number ->
        [one] un mille-pattes
       *[other] { $number } mille-pattes
    }
    [spider] { $number ->
        [one] une araignée
       *[other] { $number } araignées
    }
   *[darkos] { $number ->
        [one] Darkos
       *[other] { $number } Darkos
    }
}
count-red = { $number ->
    [one] { $number } dé rouge
   *[other] { $number } dés rouges
}
count-yellow = { $number ->
    [one] { $number } dé jaune
   *[other] { $number } dés jaunes
}
count-no-dice = aucun dé
count-lives = { $lives ->
    [0] aucune vie
    [one] { $lives } vie
   *[other] { $lives } vies
}
count-cards = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
count-hits = { $hits ->
    [0] aucune touche
    [one] { $hits } touche
   *[other] { $hits } touches
}
count-tokens = { $tokens ->
    [0] aucun pion d’eau
    [one] { $tokens } pion d’eau
   *[other] { $tokens } pions d’eau
}

## Événements

event-game-started = Archibald attend dans l’une des cinq geôles : la course est lancée ! { $first_who ->
    [you] C’est toi qui commences.
   *[other] { $first_player } commence.
}{ $bump_retry ->
    [yes] { " " }Qui se cogne à un mur peut essayer ailleurs.
   *[no] { "" }
}
event-hero-chosen = { $who ->
    [you] Tu joues { $hero }, au départ en { $cell }.
   *[other] { $player } joue { $hero }, au départ en { $cell }.
}
event-cards-drawn = { $who ->
    [you] { $reason ->
        [passage] Tu découvres { zone } et tu pioches { $cards }.
        [restart] Tu repars avec { $cards }.
       *[other] Tu pioches { $cards }.
    }
   *[other] { $cards ->
        [none] { $reason ->
            [passage] { $player } découvre { zone } et pioche { count-cards }.
           *[other] { $player } pioche { count-cards } du niveau { $level }.
        }
       *[other] { $player } pioche { $cards }.
    }
}
event-turn-started = { $who ->
    [you] Manche { $round } : à toi de jouer.
   *[other] Manche { $round } : à { $player } de jouer.
}
event-window-opened = { $window ->
    [A] { $who ->
        [you] Avant de bouger, c’est le moment de jouer une carte.
       *[other] { $player } peut jouer une carte avant de bouger.
    }
   *[C] { $who ->
        [you] Avant la fin de ton tour, c’est le moment de jouer une carte.
       *[other] { $player } peut jouer une carte avant la fin de son tour.
    }
}
event-turn-ended = { $who ->
    [you] Ton tour est fini.
   *[other] { $player } a fini son tour.
}
event-movement-skipped = { $reason ->
    [fought] { $who ->
        [you] Tu as déjà combattu pendant ce tour : tu ne bouges pas.
       *[other] { $player } a déjà combattu pendant ce tour et ne bouge pas.
    }
    [immobilised] { $who ->
        [you] Tu ne peux pas bouger pendant ce tour. Reprends ton souffle !
       *[other] { $player } ne peut pas bouger pendant ce tour.
    }
   *[no_target] { $who ->
        [you] Aucun passage n’est ouvert : tu ne bouges pas.
       *[other] Aucun passage n’est ouvert : { $player } ne bouge pas.
    }
}
event-card-drafted = { $card ->
    [none] { $who ->
        [you] Tu reprends ta carte.
       *[other] { $player } reprend sa carte.
    }
   *[other] { $taken ->
        [none] { $who ->
            [you] Tu t’apprêtes à jouer « { $card } » en { $cell }.
           *[other] { $player } s’apprête à jouer « { $card } » en { $cell }.
        }
       *[other] { $who ->
            [you] Tu t’apprêtes à jouer « { $card } » en { $cell }, avec des pions pris en { $taken }.
           *[other] { $player } s’apprête à jouer « { $card } » en { $cell }, avec des pions pris en { $taken }.
        }
    }
}
event-card-played = { $aim ->
    [cell] { $who ->
        [you] Tu joues « { $card } » en { $cell }.
       *[other] { $player } joue « { $card } » en { $cell }.
    }
    [seat] { $who ->
        [you] Tu joues « { $card } » contre { $target_player }.
       *[other] { $target_who ->
            [you] { $player } joue « { $card } » contre toi.
           *[other] { $player } joue « { $card } » contre { $target_player }.
        }
    }
   *[nothing] { $who ->
        [you] Tu joues « { $card } ».
       *[other] { $player } joue « { $card } ».
    }
}
event-equipped = { $replaced ->
    [none] { $who ->
        [you] Tu t’équipes : « { $card } ».
       *[other] { $player } s’équipe : « { $card } ».
    }
   *[other] { $who ->
        [you] Tu changes d’équipement : « { $card } » à la place de « { $replaced } ».
       *[other] { $player } change d’équipement : « { $card } » à la place de « { $replaced } ».
    }
}
event-cards-discarded = { $reason ->
    [used] { $who ->
        [you] À la défausse, après t’avoir été bien utile : { $cards }.
       *[other] À la défausse, après avoir été bien utile à { $player } : { $cards }.
    }
    [defeat] { $who ->
        [you] Tu abandonnes { $cards }.
       *[other] { $player } abandonne { $cards }.
    }
    [effect] { $who ->
        [you] Tu perds { $cards }.
       *[other] { $player } perd { $cards }.
    }
   *[other] { $who ->
        [you] Tu défausses { $cards }.
       *[other] { $player } défausse { $cards }.
    }
}
event-deck-reshuffled = { $deck ->
    [ADV] Les aventures déjà racontées sont mélangées : { count-cards }.
    [E2] La défausse du village est mélangée : { count-cards }.
    [E3] La défausse du jardin est mélangée : { count-cards }.
   *[E4] La défausse du palais est mélangée : { count-cards }.
}
event-tile-drawn = { $who ->
    [you] Tu pioches une tuile pour { $cell } : { $tile }.
   *[other] { $player } pioche une tuile pour { $cell } : { $tile }.
}
event-tile-rejected = { $tile } fermerait la route pour de bon : la tuile passe sous sa pile, et la suivante arrive.
event-tile-laid = { $breached ->
    [yes] { $cell } : { tile-showing }. Aucune tuile ne laisserait de passage, alors les murs de celle-ci s’écroulent !
   *[no] { $cell } : { tile-showing }.
}
event-bumped = { $why ->
    [falls] { $who ->
        [you] Personne ne franchit les Chutes de Satan : tu restes en { $start }. Au moins, tu sais maintenant où elles sont.
       *[other] Personne ne franchit les Chutes de Satan : { $player } reste en { $start }.
    }
   *[wall] { $who ->
        [you] Aïe ! En { $end }, un mur te fait face : tu restes en { $start }. Au moins, tu sais maintenant où il est.
       *[other] Aïe ! En { $end }, un mur fait face à { $player }, qui reste en { $start }.
    }
}
event-hero-moved = { $kind ->
    [bonus] { $who ->
        [you] Un pas de plus : tu continues jusqu’en { $end }.
       *[other] Un pas de plus : { $player } continue jusqu’en { $end }.
    }
    [flight] { $who ->
        [you] Tu t’envoles jusqu’en { $end }.
       *[other] { $player } s’envole jusqu’en { $end }.
    }
   *[move] { $who ->
        [you] Tu vas en { $end }.
       *[other] { $player } va en { $end }.
    }
}
event-bonus-move-granted = { $source ->
    [spring] { $who ->
        [you] Boing ! Le ressort t’offre un déplacement supplémentaire.
       *[other] Boing ! Le ressort offre à { $player } un déplacement supplémentaire.
    }
   *[other] { $who ->
        [you] Un déplacement supplémentaire pour toi !
       *[other] Un déplacement supplémentaire pour { $player } !
    }
}
event-bonus-move-declined = { $who ->
    [you] Tu préfères rester en { $cell }.
   *[other] { $player } préfère rester en { $cell }.
}
event-jail-revealed = La porte { $cell } s’ouvre en grinçant : { tile-showing }.
event-enemies-appeared = { $number ->
    [0] La réserve est vide : aucun ennemi ne surgit en { $cell }.
    [one] En { $cell }, { $enemies } surgit !
   *[other] En { $cell }, { $enemies } surgissent !
}{ $lacking ->
    [yes] { " " }La réserve n’en a pas plus.
   *[no] { "" }
}
event-enemies-relocated = Depuis { $start }, { $enemies } passe en { $end }.
event-fight-started = { $who ->
    [you] En { $cell }, tu affrontes { $enemies } : { $hero_dice } contre { $enemy_dice }.
   *[other] En { $cell }, { $player } affronte { $enemies } : { $hero_dice } contre { $enemy_dice }.
} { $number ->
    [one] Chances de vaincre : { $percent } %.
   *[other] Chances de tout vaincre : { $percent } %.
}
event-fight-rolled = { $luck ->
    [bad] { $who ->
        [you] Les dés n’ont pas de cœur aujourd’hui : { $hero_hits } pour toi, { $enemy_hits } pour l’ennemi.
       *[other] Les dés n’ont pas de cœur aujourd’hui : { $hero_hits } pour { $player }, { $enemy_hits } pour l’ennemi.
    }
   *[other] { $who ->
        [you] Les dés : { $hero_hits } pour toi, { $enemy_hits } pour l’ennemi.
       *[other] Les dés : { $hero_hits } pour { $player }, { $enemy_hits } pour l’ennemi.
    }
}
event-enemies-killed = { $who ->
    [you] Tu terrasses { $enemies }.
   *[other] { $player } terrasse { $enemies }.
}
event-armour-used = { $prevented ->
    [one] { $who ->
        [you] « { $card } » te sauve { $prevented } vie.
       *[other] « { $card } » sauve { $prevented } vie à { $player }.
    }
   *[other] { $who ->
        [you] « { $card } » te sauve { $prevented } vies.
       *[other] « { $card } » sauve { $prevented } vies à { $player }.
    }
}
event-lives-changed = { $reason ->
    [restart] { $who ->
        [you] Te revoilà debout, avec { count-lives }.
       *[other] Revoilà { $player } debout, avec { count-lives }.
    }
   *[other] { $gained ->
        [yes] { $who ->
            [you] Tu reprends des forces : { count-lives }.
           *[other] { $player } reprend des forces : { count-lives }.
        }
       *[no] { $lives ->
            [0] { $who ->
                [you] C’est trop pour toi : il ne te reste aucune vie.
               *[other] C’est trop pour { $player } : il ne lui reste aucune vie.
            }
           *[other] { $who ->
                [you] Cela fait mal : il te reste { count-lives }.
               *[other] Cela fait mal à { $player } : il lui reste { count-lives }.
            }
        }
    }
}
event-hero-blocked = { $who ->
    [you] En { $cell }, il reste { $enemies } : tu combattras encore à ton prochain tour. Courage !
   *[other] En { $cell }, il reste { $enemies } : { $player } combattra encore à son prochain tour.
}
event-hero-defeated = { $who ->
    [you] Ton héros est vaincu en { $cell }, mais l’aventure continue.
   *[other] En { $cell }, { $player } voit son héros vaincu.
}
event-hero-sent = { $reason ->
    [defeat] { $who ->
        [you] Tu repars en { $end }.
       *[other] { $player } repart en { $end }.
    }
    [trap] { $who ->
        [you] Le sol se dérobe : tu glisses jusqu’en { $end }.
       *[other] Le sol se dérobe : { $player } glisse jusqu’en { $end }.
    }
    [flood] { $who ->
        [you] La vague t’emporte jusqu’en { $end }.
       *[other] La vague emporte { $player } jusqu’en { $end }.
    }
    [gust] { $who ->
        [you] Le vent te repousse jusqu’en { $end }.
       *[other] Le vent repousse { $player } jusqu’en { $end }.
    }
   *[tunnel] { $who ->
        [you] Tu sors de la galerie en { $end }.
       *[other] { $player } sort de la galerie en { $end }.
    }
}
event-level-reached-first = { $who ->
    [you] Tu ouvres la voie : voici { zone } !
   *[other] { $player } ouvre la voie : voici { zone } !
}
event-level-bonus = { $who ->
    [you] C’est ta première fois ici : { zone } vaut bien une carte.
   *[other] C’est une première pour { $player } : { zone } vaut bien une carte.
}
event-die-rolled = { $reason ->
    [trial] { $who ->
        [you] L’épreuve de la paille : tu lances le dé et tu fais { $value }.
       *[other] L’épreuve de la paille : { $player } lance le dé et fait { $value }.
    }
   *[other] { $who ->
        [you] Tu lances le dé : { $value }.
       *[other] { $player } lance le dé : { $value }.
    }
}{ $dry ->
    [yes] { " " }L’eau ne monte pas.
   *[no] { "" }
}
event-water-changed = { $change ->
    [drained] L’eau se retire.
    [dry] L’eau baisse : tout est de nouveau au sec.
    [down] L’eau baisse : { count-tokens } sur { $flood }.
   *[up] { $near ->
        [yes] L’eau monte : { count-tokens } sur { $flood }. Encore un, et c’est l’inondation !
       *[no] L’eau monte : { count-tokens } sur { $flood }.
    }
}
event-flood-started = { $number ->
    [0] L’inondation ! Par chance, tout le monde est au sec.
   *[other] L’inondation ! La vague repousse tous les héros au niveau précédent.
}
event-flood-ended = L’inondation est passée.
event-adventure-drawn = { $reader_who ->
    [you] Tu lis à { $player } : « { $title } ». { $text }
   *[other] { $who ->
        [you] { $reader_player } te lit : « { $title } ». { $text }
       *[other] { $reader_player } lit à { $player } : « { $title } ». { $text }
    }
}
event-adventure-answered = { $who ->
    [you] Tu réponds : « { $label } » { $outcome }
   *[other] { $player } répond : « { $label } » { $outcome }
}
event-marker-set = { $who ->
    [you] Tu ne pourras pas bouger à ton prochain tour.
   *[other] { $player } ne pourra pas bouger à son prochain tour.
}
event-marker-cleared = { $who ->
    [you] Tu rends ton marqueur « Immobilisé ».
   *[other] { $player } rend son marqueur « Immobilisé ».
}
event-passage-opened = { $who ->
    [you] Tu perces le mur : entre { $cell } et { $other_cell }, le passage est ouvert à tout le monde.
   *[other] { $player } perce le mur : entre { $cell } et { $other_cell }, le passage est ouvert à tout le monde.
}
event-jail-peeked = { $tile ->
    [none] { $who ->
        [you] Tu regardes par le trou de la serrure, en { $cell }.
       *[other] { $player } regarde par le trou de la serrure, en { $cell }.
    }
   *[other] { $who ->
        [you] Tu regardes par le trou de la serrure, en { $cell } : { tile-showing }. C’est ton secret.
       *[other] { $player } regarde par le trou de la serrure, en { $cell } : { tile-showing }.
    }
}
event-hands-swapped = { $who ->
    [you] Tu échanges ta main avec { $other_player }.
   *[other] { $other_who ->
        [you] { $player } échange sa main avec toi.
       *[other] { $player } et { $other_player } échangent leurs mains.
    }
}{ $cards ->
    [none] { "" }
   *[other] { " " }Ta nouvelle main : { $cards }.
}
event-decision-requested = { $who ->
    [you] C’est à toi de choisir.
   *[other] C’est à { $player } de choisir.
}
event-game-won = { $reason ->
    [forfeit] { $who ->
        [you] Plus personne d’autre ne court : tu gagnes.
       *[other] Plus personne d’autre ne court : { $player } gagne.
    }
   *[archibald] { $who ->
        [you] Tu trouves Archibald en { $cell } et tu le libères ! Victoire à la manche { $round }.
       *[other] { $player } trouve Archibald en { $cell } et le libère, à la manche { $round } !
    }
}
event-game-stopped = Personne n’a trouvé Archibald en { $round } manches : la course s’arrête là.

## Refus : ce qui ne va pas, et ce qui irait

refusal-game-over = La course est finie, plus rien ne peut être joué. Commence une nouvelle partie.
refusal-not-your-turn = Ce n’est pas à toi de décider. Attends que la question te soit posée.
refusal-not-now = Ce n’est pas le moment. Choisis parmi ce qui est proposé.
refusal-malformed = Ce n’est pas un coup de ce jeu. Un coup s’écrit par exemple « move C2 » ou « go on ».
refusal-hero-taken = Quelqu’un joue déjà ce héros. Choisis-en un autre.
refusal-start-taken = Un héros est déjà là. Au départ, chacun a sa case : choisis-en une libre.
refusal-not-in-hand = Tu n’as pas cette carte en main. Choisis-en une que tu as.
refusal-card-already-played = Tu as déjà joué ta carte de ce tour. Tu peux encore t’équiper ou défausser.
refusal-not-equipment = Cette carte ne se porte pas. Choisis une arme ou une armure.
refusal-only-equipped = Un équipement ne se joue pas : il se met, et c’est gratuit.
refusal-wrong-target = Cette carte ne se joue pas là-dessus. Son texte dit ce qu’il lui faut.
refusal-not-a-tile = Les ennemis se posent sur une tuile découverte, au-delà du départ, jamais sur les Chutes de Satan ni sur un piège. Choisis une telle tuile.
refusal-too-few-pawns = Il n’y a pas assez de pions de cette sorte, même là où il n’y a pas de héros. Garde la carte pour plus tard.
refusal-needs-pawns = Il manque des pions dans la réserve. Choisis d’abord sur quelles tuiles sans héros tu les prends.
refusal-enough-pawns = Tu as tous les pions qu’il te faut. Envoie la carte, ou reprends le dernier pion.
refusal-no-pawn-there = Il n’y a pas là de pion de cette sorte à prendre. Choisis une tuile qui en a un, et pas de héros.
refusal-full-lives = Tu as toutes tes vies. Garde cette carte pour de moins beaux jours.
refusal-blocked = Un ennemi est sur ta tuile et te retient. Combats d’abord.
refusal-immobilised = Ton héros ne peut pas bouger pendant ce tour. Garde cela pour plus tard.
refusal-no-cards-left = Il n’y a plus de carte à piocher à ton niveau. Garde cela pour plus tard.
refusal-empty-hand = Cette personne n’a aucune carte en main. Choisis quelqu’un qui en a.
refusal-already-stuck = Ce héros est déjà retenu. Choisis quelqu’un d’autre.
refusal-not-an-opponent = Cela ne se joue pas contre soi-même. Choisis un adversaire.
refusal-no-flight = Tu ne peux voler que vers une tuile sûre de ton niveau, à deux cases au plus. Choisis une telle tuile.
refusal-no-gust = Le vent ne peut pas pousser ce héros : derrière, il y a un mur, pas de tuile, ou rien du tout. Choisis quelqu’un d’autre.
refusal-nothing-to-peek = Choisis une geôle encore face cachée, que tu n’as pas déjà regardée.
refusal-no-wall = Il n’y a pas de mur à percer là. Choisis un mur qui borde ta tuile ; les Chutes de Satan ne cèdent pas.
refusal-no-tunnel = Un tunnel mène à une autre tuile sûre de ton niveau, sans ennemi.
refusal-no-water = Il n’y a pas d’eau à retirer. Garde cela pour plus tard.
refusal-not-adjacent = Cette case est trop loin. On va sur une case voisine, jamais en diagonale.
refusal-wall = Un mur barre le passage. Un mur compte des deux côtés : fais le tour.
refusal-falls = Personne ne franchit les Chutes de Satan. Fais le tour.
refusal-same-hop = Tu as déjà fait ce bond d’un ressort à l’autre. Choisis une autre case.
refusal-must-move = Tu ne peux pas rester sur place. Choisis une case voisine.
refusal-not-safe = Aucun chemin ouvert ne mène du départ à cette tuile. Choisis-en une qui est reliée au départ.
refusal-wrong-row = Ton héros ne peut pas être mis là. Choisis une tuile de la rangée proposée.
refusal-not-these = Ces ennemis ne peuvent pas tomber maintenant : un par touche, parmi ceux qui sont ici.
refusal-no-such-answer = Cette carte n’a pas de telle réponse. Choisis parmi celles qui ont été lues.

## Fichiers de contenu, options et positions sur papier : ce qui ne va pas, et ce qui irait

error-malformed-notation = « { $wrong } » n’est pas un coup de ce jeu. Un coup s’écrit ainsi : { $right }.
error-bad-content-too-many-lives = Un héros ne peut pas commencer avec plus de vies que n’en a sa fiche : { $wrong }, c’est trop, { $right } au plus ({ $rule }).
error-bad-content-too-many-cards = On distribue { $wrong } cartes, et une main n’en contient que { $right } ({ $rule }).
error-bad-content-too-many-pawns = Il n’y a pas tant de pions de cette sorte : { $wrong }, c’est trop, { $right } au plus ({ $rule }).
error-bad-content-bare-tile = Les tuiles du départ et des geôles n’ont ni mur ni ennemi : « { $wrong } » n’a pas sa place ici ({ $rule }).
error-bad-content-not-falls = Les Chutes de Satan ont un mur de chaque côté et ne montrent rien d’autre : walls = « { $right } », et non « { $wrong } » ({ $rule }).
error-bad-content-one-archibald = Archibald attend dans { $right } geôle, ni plus ni moins ; ici, il serait dans { $wrong } ({ $rule }).
error-bad-content-code = « { $wrong } » ne peut pas s’appliquer. Ce qu’il faut ici : { $right } ({ $rule }).
error-bad-content-two-targets = Une carte ne vise qu’une fois, et celle-ci viserait { $wrong } fois ; { $right } est juste ({ $rule }).
error-bad-option-no-such-starter = Il n’y a pas de place { $wrong } à cette table. Les places se comptent à partir de 1, la dernière est la { $right } ; 0 laisse choisir le hasard ({ $rule }).
error-bad-position-card-twice = « { $wrong } » est à deux endroits. Chaque carte et chaque tuile n’existe qu’une fois.
error-bad-position-no-such-card = Il n’y a pas de carte « { $wrong } » ici. Prends-en une de la boîte qui y ait sa place.
error-bad-position-no-such-tile = Il n’y a pas de tuile « { $wrong } » ici. Prends-en une de la boîte, du bon niveau.
error-bad-position-no-such-seat = Il n’y a pas de place { $wrong }. Cette table en a { $seats }, comptées à partir de 0.
error-bad-position-no-such-cell = Il n’y a pas de case « { $wrong } ». Elles vont de A1 à E11 ({ $rule }).
error-bad-position-not-active = C’est le tour de la place { $right }, pas de la place { $wrong } ({ $rule }).
error-bad-position-in-play = La fin de { $wrong } cartes en jeu est encore à venir, et d’autres sont en jeu ({ $rule }).
error-bad-position-hand-too-large = { $wrong } cartes, c’est trop pour une main que personne ne doit réduire ({ $rule }).
error-bad-position-no-lives = { $wrong } n’a plus de vie, et n’est pas vaincu ({ $rule }).
error-bad-position-on-a-trap = Personne ne reste sur un piège : { $wrong } ({ $rule }).
error-bad-position-archibald-found = Archibald est trouvé en { $wrong }, et la partie n’est pas finie ({ $rule }).
error-bad-position-no-spring = Il n’y a pas de ressort en { $wrong } ({ $rule }).
error-bad-position-no-jail = « { $wrong } » n’est pas une geôle. Elles vont de A11 à E11 ({ $rule }).
error-bad-position-no-tile-there = Il n’y a pas de tuile découverte en « { $wrong } » ({ $rule }).
error-bad-position-no-place-for-tiles = Aucune tuile ne se pose en « { $wrong } » : seulement sur les rangées 2 à 10 ({ $rule }).
error-bad-position-not-adjacent = Ces deux cases ne sont pas voisines : « { $wrong } » ({ $rule }).
error-bad-position-not-fresh = La tuile en « { $wrong } » ne montre pas d’ennemis qui puissent encore surgir ({ $rule }).
error-bad-position-no-enemies-there = Aucun ennemi ne peut être en « { $wrong } » : ni au départ, ni sur les Chutes de Satan, ni sur un piège ({ $rule }).
error-bad-position-no-such-enemy = Il n’y a pas d’ennemis « { $wrong } » ({ $rule }).
error-bad-position-pawns = Il y a trop de pions : pour « { $wrong } », la boîte en a { $pawns } ({ $rule }).
error-bad-position-no-hero = À la place { $wrong }, il n’y a pas encore de héros, donc ni case ni cartes ({ $rule }).
error-bad-position-hero-twice = « { $wrong } » est joué deux fois. Chaque héros n’existe qu’une fois ({ $rule }).
error-bad-position-no-cell = Le héros de la place { $wrong } n’est nulle part. Nomme une case ({ $rule }).
error-bad-position-falls = Aucun héros ne peut être en « { $wrong } » : ce sont les Chutes de Satan ({ $rule }).
error-bad-position-too-many-lives = { $wrong } vies, c’est trop pour ce héros : { $right } au plus ({ $rule }).
error-bad-position-not-equipment = La carte « { $wrong } » ne se porte pas : ce n’est pas un équipement ({ $rule }).
error-bad-position-too-many-under = Il ne peut pas y avoir { $wrong } tuiles connues sous cette pile : elle en a { $right } en tout ({ $rule }).
error-bad-position-no-such-answer = L’aventure n’a pas de réponse « { $wrong } » ({ $rule }).
error-bad-position-too-much-water = { $wrong } pions d’eau, ce serait déjà l’inondation : { $right } au plus ({ $rule }).
error-bad-position-not-in-a-hand = Personne ne peut connaître la carte « { $wrong } » : elle n’est dans aucune autre main ({ $rule }).
error-bad-position-no-such-draft = Cette carte ne peut pas se jouer ainsi : « { $wrong } » ne convient pas ({ $rule }).
error-bad-position-no-such-ending = Une course ne finit pas ainsi : « { $wrong } » ({ $rule }).

## Robots, allures, options

level-beginner-about = Marche vers les geôles, se perd parfois en route, et répond aux aventures selon son humeur.
level-solid-about = Pèse chaque chemin d’après ses combats, ses cœurs et ses ressorts, et joue ses cartes à bon escient.
level-strong-about = Rejoue maintes fois la course dans sa tête avant de choisir, et se souvient de tout ce qu’il a vu.
pace-live = En direct
pace-live-about = { $seconds } secondes pour bouger, moins pour un petit choix, et { $bank } en réserve pour toute la course.
pace-relaxed = Tranquille
pace-relaxed-about = { $minutes } minutes par tour.
pace-daily = Un coup par jour
pace-daily-about = { $hours } heures par tour ; on peut fermer la page entre-temps.
option-bump-retry = Réessayer après un choc
option-bump-retry-about = Qui se cogne à un mur peut nommer une autre case, au lieu de perdre son déplacement.
option-bots = Robots
option-bots-about = Les places des robots, comptées à partir de 0 : une table où il n’y a qu’eux finit par être arrêtée.
option-starter = Qui commence
option-starter-about = La place de la personne qui commence, comptée à partir de 1 ; 0 laisse choisir le hasard.

## Ce que disent les robots

reason-nearest = Le plus court chemin passe par { $cell }.
reason-unknown = Personne n’est encore allé en { $cell }. Allons voir !
reason-heal = Je ferais bien de prendre soin de moi.
reason-weapon = Avec ceci, je frapperai plus fort : { $card }.
reason-armour = Voilà qui me protégera : { $card }.
reason-hinder = { $who ->
    [you] Pardon, mais tu prends trop d’avance !
   *[other] { $player } prend trop d’avance : je ralentis un peu tout cela.
}
reason-bonus = Un pas de plus, c’est toujours bon à prendre.
reason-jail = Et si Archibald était en { $cell } ?
reason-detour = Mieux vaut faire le tour par { $cell }.
reason-water = C’est l’eau qui décide pour moi.
reason-peek = J’aimerais savoir ce qu’il y a derrière cette porte.
reason-keep = Je garde cela pour plus tard.
reason-gamble = Qui ne tente rien n’a rien !
reason-safe = Prudence est mère de sûreté.

## La ligne d’invite

prompt-wait = { $player } réfléchit.
prompt-choose-hero = Choisis ton héros.
prompt-choose-start = Choisis ta case de départ.
prompt-window-before = Avant de bouger : joue une carte, change d’équipement, ou continue.
prompt-window-before-fight = Un ennemi est sur ta tuile, il va falloir combattre : joue d’abord une carte, ou continue.
prompt-window-before-stuck = Tu ne peux pas bouger pendant ce tour : joue une carte, ou continue.
prompt-window-after = Tu peux encore jouer une carte. Sinon, termine ton tour.
prompt-window-used = Ta carte de ce tour est jouée : tu peux encore t’équiper ou défausser. Sinon, continue.
prompt-draft = { $missing ->
    [0] « { $card } » est prête pour { $cell } : envoie-la, ou reprends-la.
    [one] « { $card } », en { $cell } : il manque un pion dans la réserve. Où le prends-tu ?
   *[other] « { $card } », en { $cell } : il manque { $missing } pions dans la réserve. Où les prends-tu ?
}
prompt-move = À toi de bouger : où vas-tu ?
prompt-retry = Le mur est là, mais tu peux essayer ailleurs. Où vas-tu ?
prompt-bonus-move = Un déplacement supplémentaire : où vas-tu ?
prompt-slay = { $hits ->
    [one] Tu as { $hits } touche : quel ennemi terrasses-tu ?
   *[other] Tu as { $hits } touches : quels ennemis terrasses-tu ?
}
prompt-armour = { $lives ->
    [one] Tu vas perdre { $lives } vie : utilises-tu « { $card } » ?
   *[other] Tu vas perdre { $lives } vies : utilises-tu « { $card } » ?
}
prompt-overflow = Ta main déborde : quelle carte s’en va ?
prompt-answer = Que réponds-tu ?
prompt-discard = Quelle carte défausses-tu ?
prompt-destination = { $reason ->
    [defeat] Te revoilà debout : d’où repars-tu ?
    [trap] Te voilà dans un piège : où atterris-tu ?
    [flood] La vague t’emporte : où atterris-tu ?
   *[other] Où va ton héros ?
}
prompt-tunnel = La galerie mène loin : où sors-tu ?
prompt-peek = Dans quelle geôle regardes-tu ?

## Les choix et leurs suites

choice-hero = Jouer { $hero }
choice-start = Te placer en { $cell }
choice-play = Jouer « { $card } »
choice-play-cell = Jouer « { $card } » en { $cell }
choice-play-seat = Jouer « { $card } » contre { $player }
choice-equip = { $replaced ->
    [none] T’équiper : « { $card } »
   *[other] T’équiper : « { $card } » à la place de « { $replaced } »
}
choice-discard = Défausser « { $card } »
choice-aim = Jouer « { $card } » en { $cell }, avec des pions pris ailleurs
choice-take = Prendre un pion en { $cell }
choice-back = Reprendre
choice-send = Envoyer
choice-go-on = { $next ->
    [fight] Passer au combat
    [move] Passer au déplacement
    [end] Terminer le tour
   *[other] Continuer
}
choice-move = Aller en { $cell }
choice-stop = En rester là
choice-decline = Rester sur place
choice-slay = Terrasser { $enemies }
choice-use-armour = Utiliser « { $card } »
choice-keep-armour = Garder « { $card } »
choice-answer = { $answer } : { $label }
choice-to = Atterrir en { $cell }
choice-to-restart = Repartir en { $cell }
choice-to-tunnel = Sortir en { $cell }
choice-peek = Regarder en { $cell }
preview-tile = { tile-showing }.
preview-unknown = Inconnu : une tuile à découvrir ({ zone }).
preview-jail = Une porte fermée : Archibald est-il derrière ?
preview-peeked = Tu as regardé par la serrure : { tile-showing }.
preview-fight = { $number ->
    [one] Combat contre { $enemies } : { $win } % de chances de vaincre, { $defeat } % de risque de défaite.
   *[other] Combat contre { $enemies } : { $win } % de chances de tout vaincre, { $defeat } % de risque de défaite.
}
preview-enemies = Y attend : { $enemies }.
preview-hero = { $dice }, { count-lives } au plus.
preview-armour = De quoi éviter la perte de { count-lives }, puis la défausse.
preview-on = Là : { $players }.

## Au terminal : comment s’écrit un coup

verb-hero = héros, hero, h
verb-start = départ, partir, start, s
verb-play = jouer, joue, play, j
verb-aim = viser, vise, aim
verb-take = prendre, prends, take
verb-back = reprendre, reprends, back
verb-send = envoyer, envoie, send
verb-equip = équiper, équipe, equip, e
verb-discard = défausser, défausse, discard
verb-go = continuer, continue, go on, go, c, fin, terminer
verb-move = aller, va, vais, move
verb-stop = arrêter, stop
verb-decline = rester, reste, non, decline, n
verb-slay = terrasser, terrasse, slay
verb-use = utiliser, use armour, oui, o
verb-keep = garder, keep armour
verb-answer = répondre, réponds, answer, r
verb-to = vers, to
verb-peek = regarder, regarde, peek
kind-moustik = moustik, moustiks, mo
kind-seide = séide, séides, sé
kind-millipede = mille-pattes, millepattes, mp
kind-spider = araignée, araignées, ar
kind-darkos = darkos, da

## La table en mots

screen-turn = Manche { $round } – à toi
screen-legend = ♥ cœur, □ carte, ¶ livre, ^ ressort, ~ épreuve, × piège, ★ Archibald, ▒ Chutes de Satan, ? geôle fermée, · pas encore découvert ; les traits épais sont des murs, les pointillés séparent les niveaux. { $enemies } ; en capitales, l’ennemi guette encore. { $heroes }. Sur les dés : † une touche, ‡ deux ; les dés rouges sont entre [ ], les jaunes entre ( ).
screen-sign = { $sign } { $name }
screen-water = Eau
screen-water-level = { $drops } { $tokens } sur { $flood }
screen-hero = { $sign } { $hero }, { $player }
screen-hero-you = { $sign } { $hero }, toi
screen-sheet = { $cell }, { $hearts } { count-lives } sur { $most }, { $dice }, { $equipment }, { count-cards }
screen-unarmed = sans équipement
screen-unchosen = pas encore de héros
screen-stuck = ne bougera pas au prochain tour
screen-stuck-now = ne bouge pas pendant ce tour
screen-hand = Ta main
screen-hand-title = Ta main :
screen-hand-empty = aucune carte
screen-hand-card = { $number }. { $card } – { $text }
screen-peeked = Tu as vu
screen-peeks = { $player } a regardé en { $cells }.
screen-seen-jail = { $cell } { $tile }
screen-cell = { $cell } : { $facts }
screen-walls = mur { $walls }
screen-undiscovered = Tout le reste est encore à découvrir.
screen-story-reads = { $reader_who ->
    [you] Tu lis à { $player } :
   *[other] { $who ->
        [you] { $reader_player } te lit :
       *[other] { $reader_player } lit à { $player } :
    }
}
screen-story-answer = { $answer }. { $label }
screen-story-behind = { $answer }. { $label } → { $outcome }
screen-story-secret = Ce qui vient après la flèche n’est que pour tes yeux.
screen-dice = { $who ->
    [you] Toi { $hero_dice }
   *[other] { $player } { $hero_dice }
} – { $roller_who ->
    [you] toi pour l’ennemi { $enemy_dice }
   *[other] { $roller_player } pour l’ennemi { $enemy_dice }
}
screen-more-targets = Pour une autre tuile, écris par exemple : { $typed }

## Les piles, pour qui les demande

deck-tiles = Tuiles du niveau { $level } encore face cachée (|N : un mur au nord)
deck-under = Dont, sous la pile
deck-jails = Derrière les portes fermées
deck-discard = Défausse du niveau { $level }
deck-adventures = Aventures déjà racontées
deck-supply = Ennemis dans la réserve
deck-cards = Cartes du niveau { $level } à piocher
deck-given = Cartes que tu as vues dans d’autres mains
deck-given-card = { $card } ({ $player })
deck-none = aucune
answer-deck = ce qui est encore face cachée, et les défausses

## La fin

end-title = Archibald est libre
end-title-stopped = La course est finie
end-jails = Les geôles étaient
end-jail = { $cell } { $tile }
end-rank = Rang { $rank } : { $player }

## La donne, pour vérifier un sceau

verify-tiles = Tuiles du niveau { $level }
verify-cards = Cartes du niveau { $level }
verify-adventures = Aventures
verify-jails = Geôles

## Les règles en bref

rules-short = Entre avant tout le monde dans la cellule d’Archibald : traverse un plateau inconnu, tuile après tuile, combats ce qui barre la route, et gare à l’eau.
rules-points =
    Le but : entrer avant tout le monde dans la cellule où se cache Archibald, derrière l’une des cinq portes de la dernière rangée.
    Un tour : une carte si tu veux, puis un pas, puis une carte si tu n’en as pas joué. Rester sur place n’est pas permis.
    Un pas : nomme une case voisine, jamais en diagonale. Si elle est vide, une tuile s’y retourne. Si un mur te fait face, tu te cognes et tu restes.
    Un mur compte des deux côtés. Les Chutes de Satan en ont quatre, et personne ne les franchit.
    À l’arrivée : ♥ une vie, □ une carte, ^ un déplacement supplémentaire, ¶ une aventure lue par ton voisin, ~ un lancer de dé : de 1 à 3, l’eau monte.
    Ennemis : un seul lancer, des deux côtés à la fois. Une touche, un ennemi de moins ; une touche reçue, une vie de moins. S’il en reste, tu combats encore au tour suivant, au lieu de bouger.
    Cartes : trois en main au plus, une jouée par tour. S’équiper est gratuit, une seule pièce à la fois.
    Plus de vies : tu repars un niveau plus bas, avec 3 vies et 2 nouvelles cartes. Au quatrième pion d’eau, la vague ramène tout le monde un niveau plus bas.
    Pour l’écrire : une case suffit (C3), « jouer 2 C5 » joue en C5 la deuxième carte de ta main, « équiper 1 », « défausser 3 », « continuer ».

## L’arène : comment finissent les parties

ending-archibald = Archibald trouvé
ending-forfeit = Par forfait
ending-round-limit = Arrêt sans vainqueur
