### Les mots de Smile. Règles : docs/rules/smile.md ; les phrases du journal sont dans sa section 8, les noms en 5.2.

game-name = Smile
game-about = Une enchère aux lucioles, pour 3 à 5 joueurs, environ 20 minutes.

## Créatures : une sauvage porte le nom de sa jumelle apprivoisée

creature-0 = Songe-creux
creature-1 = Brindillon
creature-2 = Pirouelle
creature-3 = Mousseron
creature-4 = Griffelune
creature-5 = Veloutin
creature-6 = Grand Lumignon
colour-pink = rose
colour-blue = bleu
colour-yellow = jaune
colour-white = blanc
colour-none = sans couleur
shape-pink = cœur
shape-blue = vague
shape-yellow = étoile
shape-white = lune
shape-none = coin vide
kind-tame = créature apprivoisée
kind-wild = créature sauvage
kind-neither = créature
card = { $name } { SIGNED($value) } ({ $colour })
card-long = { $name } { SIGNED($value) } : { $kind }, { $colour } ({ $shape })

## Ce qui se compte

count-fireflies = { $fireflies ->
    [0] aucune luciole
    [one] une luciole
   *[other] { PLAIN($fireflies) } lucioles
}
count-points = { $points ->
    [one] { PLAIN($points) } point
   *[other] { PLAIN($points) } points
}
count-tears = { $tears ->
    [0] aucune larme
    [one] une larme
   *[other] { PLAIN($tears) } larmes
}
gain-points = { $points ->
    [one] { SIGNED($points) } point
   *[other] { SIGNED($points) } points
}
gain-fireflies = { $fireflies ->
    [one] { SIGNED($fireflies) } luciole
   *[other] { SIGNED($fireflies) } lucioles
}

## Événements

event-game-started = { $seats } joueurs, { $deck_count } créatures dans le paquet, 6 lucioles dans chaque main. { $start_who ->
    [you] Tu commences.
   *[other] { $start_player } commence.
}
event-hand-updated = { $fireflies ->
    [0] { $who ->
        [you] Tu n’as aucune luciole en main.
       *[other] { $player } n’a aucune luciole en main.
    }
   *[other] { $who ->
        [you] Tu as { count-fireflies } en main.
       *[other] { $player } a { count-fireflies } en main.
    }
}
event-round-started = Manche { $round }. { $start_who ->
    [you] Tu commences.
   *[other] { $start_player } commence.
}
event-row-revealed = Dans la rangée : { $cards }.
event-turn-started = { $who ->
    [you] C’est à toi.
   *[other] C’est à { $player }.
}
event-decision-requested = { $who ->
    [you] { $count ->
        [one] Tu as un seul choix.
       *[other] Tu as { $count } choix.
    }
   *[other] { $count ->
        [one] { $player } a un seul choix.
       *[other] { $player } a { $count } choix.
    }
}
event-firefly-offered = { $who ->
    [you] Tu offres une luciole à { $card }.
   *[other] { $player } offre une luciole à { $card }.
}
event-tear-taken = { $who ->
    [you] Tu prends une larme.
   *[other] { $player } prend une larme.
}
event-firefly-borrowed = { $who ->
    [you] Tu n’as plus de luciole : une larme, une luciole empruntée pour { $card }.
   *[other] { $player } n’a plus de luciole : une larme, une luciole empruntée pour { $card }.
}
event-creature-collected = { $automatic ->
    [yes] { $fireflies ->
        [0] { $who ->
            [you] Dernière créature : { $card } te revient.
           *[other] Dernière créature : { $card } revient à { $player }.
        }
       *[other] { $who ->
            [you] Dernière créature : { $card } et { count-fireflies } te reviennent.
           *[other] Dernière créature : { $card } et { count-fireflies } reviennent à { $player }.
        }
    }
   *[no] { $who ->
        [you] Tu collectes { $card } et { count-fireflies }.
       *[other] { $player } collecte { $card } et { count-fireflies }.
    }
}
event-pair-fled = { $old } et { $new } se font fuir !
event-round-ended = { $next_start_who ->
    [you] La manche { $round } est finie. Tu ouvres la suivante.
    [nobody] La manche { $round } est finie, et la partie avec elle.
   *[other] La manche { $round } est finie. { $next_start_player } ouvre la suivante.
}
event-game-ended = { $who ->
    [you] Tu gagnes avec { count-points } !
    [among] Tu partages la victoire avec { $others } : { count-points } et { count-fireflies } chacun.
    [together] { $winners } partagent la victoire : { count-points } et { count-fireflies } chacun.
   *[other] { $winners } gagne avec { count-points }.
}

## Refus : ce qui ne va pas, et ce qui irait

refusal-malformed = Ce n’est pas une action de ce jeu. Offre, collecte ou emprunte, en nommant une carte, par exemple : offrir C01.
refusal-game-over = La partie est finie, plus rien ne peut être joué. Commence une nouvelle partie.
refusal-already-collected = Tu as déjà collecté une créature dans cette manche. Attends la suivante : tu y seras de nouveau.
refusal-not-your-turn = Ce n’est pas encore ton tour. Attends que les autres aient joué.
refusal-unknown-card = Cette créature n’est pas dans la rangée. Choisis-en une qui s’y trouve en ce moment.
refusal-no-firefly-in-hand = Tu n’as plus de luciole à offrir. Collecte une créature qui en porte ; s’il n’y en a aucune, emprunte.
refusal-not-lowest = Seule la créature de plus faible valeur reçoit une luciole. Offre à celle qui est tout à gauche, ou à son égale en valeur.
refusal-no-firefly-on-creature = Personne n’a offert de luciole à cette créature. Collectes-en une qui en porte, ou offre une luciole à la plus faible.
refusal-borrow-not-allowed = On n’emprunte qu’avec une main vide et sans aucune luciole dans la rangée. Offre une luciole, ou collecte une créature qui en porte.

## Ce qu’il faudrait dans un fichier de contenu

content-not-toml = { $file } n’est pas un fichier TOML : lecture impossible à la ligne { $line }, colonne { $column }. Pars d’une copie de content.toml.
content-unreadable = { $file } ne se lit pas comme du TOML. Il faudrait un fichier TOML avec une liste « creatures », comme content.toml.
content-no-list = { $file } n’a pas de liste « creatures ». Pars d’une copie de content.toml.
content-fields = Une créature du fichier de contenu est mal écrite : { $wrong }. Il lui faut id, value, colour et mark ; provenance est permis en plus.
content-order = Dans le fichier de contenu, { $wrong } n’est pas à sa place. Les cartes vont de C01 à C50, dans cet ordre, une fois chacune.
content-value = { $card } a la valeur { $wrong } dans le fichier de contenu. Les valeurs sont des nombres entiers : { $right }.
content-colour = { $card } a la couleur « { $wrong } » dans le fichier de contenu. Les couleurs s’écrivent : { $right }.
content-mark = { $card } a la marque « { $wrong } » dans le fichier de contenu. Les marques sont : IV, V, ou rien.
content-count-value = Le fichier de contenu a { $count } cartes de valeur { $kind }. La boîte en a { $right } (SMI-011).
content-count-mark = { $kind ->
    [none] Le fichier de contenu a { $count } cartes sans marque. La boîte en a { $right } (SMI-015).
   *[other] Le fichier de contenu a { $count } cartes marquées { $kind }. La boîte en a { $right } (SMI-015).
}

## Robots, allures, options

level-beginner = débutant
level-solid = solide
level-strong = fort
level-random = au hasard
level-default = par défaut
level-beginner-about = Un coup sur quatre au hasard, les autres par gourmandise.
level-solid-about = Pèse la créature du moment contre ce que promet l’attente.
level-strong-about = Se souvient de toutes les mains et joue la manche dans sa tête.
level-random-about = N’importe quel coup permis, au hasard.
level-default-about = Ce que la table joue pour quelqu’un qui est absent.
pace-live = En direct
pace-relaxed = Tranquille
pace-daily = Un coup par jour
pace-live-about = { $seconds } secondes par tour, et { $bank } de plus en réserve pour toute la partie.
pace-relaxed-about = { $minutes } minutes par tour.
pace-daily-about = { $hours } heures par tour ; on peut fermer la page entre-temps.
option-unseen-cards = Montrer les cartes à venir
option-unseen-cards-about = Chacun peut consulter les créatures encore dans le paquet (jamais leur ordre).

## La ligne d’invite

prompt-wait = { $player } réfléchit.
prompt-out = Tu as collecté : les autres continuent sans toi.
prompt-over = La partie est finie.
prompt-offer = À toi : aucune créature ne porte de luciole, offres-en une à la plus faible.
prompt-offer-tie = À toi : aucune créature ne porte de luciole, offres-en une à l’une des plus faibles.
prompt-offer-or-collect = À toi : offre une luciole pour rester, ou collecte une créature.
prompt-collect = À toi : ta main est vide, collecte une créature qui porte des lucioles.
prompt-borrow = À toi : aucune luciole en main ni dans la rangée. Prends une larme et empruntes-en une.
cue-two-left = Plus que deux en lice : qui collecte laisse la dernière créature à l’autre.

## Les choix et leurs suites

choice-offer = Offrir une luciole à { $card }
choice-collect = Collecter { $card } et { count-fireflies }
choice-borrow = Prendre une larme et offrir une luciole empruntée à { $card }
preview-offer = { $fireflies ->
    [0] Ta main sera vide.
    [one] Il te restera { PLAIN($fireflies) } luciole en main.
   *[other] Il te restera { PLAIN($fireflies) } lucioles en main.
}
preview-pair = Paire : { SIGNED($value) } et ta { SIGNED($held) } s’enfuient toutes deux. Bilan : { gain-points }, { gain-fireflies }.
preview-stay = { $coloured ->
    [yes] Elle reste avec toi : { gain-points }, { gain-fireflies }.
   *[no] Elle reste pour de bon : { gain-points }, { gain-fireflies }.
}
preview-borrow = La larme coûte 1 point à la fin.
verb-offer = offrir, offre, offer, o
verb-collect = collecter, collecte, collect, c
verb-borrow = emprunter, emprunte, borrow, e

## La table en mots

screen-round = Manche { $round } sur { $rounds } – { screen-deck }
screen-starts = { $start_who ->
    [you] Tu commences.
   *[other] { $start_player } commence.
}
screen-deck = { $count ->
    [0] le paquet est vide
    [one] { $count } créature dans le paquet
   *[other] { $count } créatures dans le paquet
}
screen-your-hand = { $fireflies ->
    [0] Ta main est vide.
   *[other] Ta main :
}
screen-player = Joueur
screen-hand = Main
screen-colours = Couleurs
screen-none = Sans couleur
screen-tears = Larmes
screen-points = Points
screen-points-short = Pts
screen-state = Manche
state-turn = joue
state-in = en lice
state-out = a collecté
screen-legend = Cadre épais : la plus faible. { $broken } s’enfuirait avec la tienne. { $fist } main fermée.

## Le paquet

deck-title = Les { $count } créatures d’une partie à { $seats } joueurs
deck-colour = Couleur
deck-total = Total
deck-unseen = Encore à venir
deck-none-left = Plus aucune créature à venir.
deck-hidden = Lesquelles sont encore à venir, c’est à toi de t’en souvenir (l’option --unseen-cards le montrerait).

## La fin

end-title = Les mains s’ouvrent
end-rank = Rang
end-player = Joueur
end-creatures = Créatures
end-fireflies = Lucioles
end-by-fives = { $fireflies } ({ SIGNED($points) })
end-tears = Larmes
end-score = Score
end-tie = Égalité de points : le plus de lucioles l’emporte (SMI-125).
end-shared = Égalité de points et de lucioles : la victoire est partagée (SMI-126).

## Les règles en bref

rules-short = Offre une luciole à la plus faible créature pour rester, ou prends une créature qui porte des lucioles ; deux de même couleur s’enfuient ; après dix manches, le plus de points l’emporte.
rules-points =
    Offrir : une luciole de ta main à la créature la plus faible de la rangée. Tu restes en lice.
    Collecter : prends une créature qui porte des lucioles, avec toutes ses lucioles. Tu attends la manche suivante.
    Tes lucioles ne réservent rien : chacun peut prendre une créature qui en porte.
    Deux créatures de même couleur devant toi s’enfuient, bonnes ou mauvaises. Sans couleur, elle reste pour de bon.
    Le dernier en lice reçoit la dernière créature pour rien, et ouvre la manche suivante.
    Main vide et rien à collecter : une larme (−1 point) et une luciole empruntée.
    À la fin : la valeur de tes créatures, 1 point par groupe de cinq lucioles, −1 par larme.
answer-deck = les créatures du paquet
