### Les mots de Smile. Règles : docs/rules/smile.md ; les phrases du journal sont dans sa section 8, les noms en 5.2.

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
        [one] Tu n’as qu’un choix.
       *[other] Tu as { $count } choix.
    }
   *[other] { $count ->
        [one] { $player } n’a qu’un choix.
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
event-pair-fled = { $old } et { $new } se font fuir !
event-round-ended = { $next_start_who ->
    [you] La manche { $round } est finie. Tu ouvres la suivante.
    [nobody] La manche { $round } est finie, et la partie avec elle.
   *[other] La manche { $round } est finie. { $next_start_player } ouvre la suivante.
}
event-game-ended = { $who ->
    [you] Tu gagnes avec { count-points } !
    [among] Tu partages la victoire avec { $others } : { count-points } et { count-fireflies } chacun.
    [together] { $winners } partagent la victoire : { count-points } et { count-fireflies } chacun.
   *[other] { $winners } gagne avec { count-points }.
}

## Refus : ce qui ne va pas, et ce qui irait

refusal-malformed = Ce n’est pas une action de ce jeu. Offre, collecte ou emprunte, en nommant une carte, par exemple : offrir C01.
refusal-game-over = La partie est finie, plus rien ne peut être joué. Commence une nouvelle partie.
refusal-already-collected = Tu as déjà collecté une créature dans cette manche. Attends la suivante : tu seras de nouveau en lice.
refusal-not-your-turn = Ce n’est pas encore ton tour. Attends que les autres aient joué.
refusal-unknown-card = Cette créature n’est pas dans la rangée. Choisis-en une qui s’y trouve en ce moment.
refusal-no-firefly-in-hand = Tu n’as plus de luciole à offrir. Collecte une créature qui en porte ; s’il n’y en a aucune, emprunte.
refusal-not-lowest = Seule la créature de plus faible valeur reçoit une luciole. Offre-la à celle qui est tout à gauche, ou à une autre de même valeur.
refusal-no-firefly-on-creature = Personne n’a offert de luciole à cette créature. Collecte une créature qui en porte, ou offre une luciole à la plus faible.
refusal-borrow-not-allowed = On n’emprunte qu’avec une main vide et sans aucune luciole dans la rangée. Offre une luciole, ou collecte une créature qui en porte.

## Fichiers de contenu : ce qui ne va pas, et ce qui irait

error-malformed-notation = « { $wrong } » n’est pas un coup de ce jeu. Un coup s’écrit ainsi : { $right }. Les cartes vont de { $first } à { $last }.
error-bad-content-copies = { $wrong ->
    [one] { $wrong } carte a la valeur { $value }. La boîte en a { $right } ({ $rule }).
   *[other] { $wrong } cartes ont la valeur { $value }. La boîte en a { $right } ({ $rule }).
}
error-bad-content-marked = { $mark ->
    [IV] Marquées « IV », il y en a { $wrong }. La boîte en a { $right } ({ $rule }).
    [V] Marquées « V », il y en a { $wrong }. La boîte en a { $right } ({ $rule }).
   *[none] Sans marque, il y en a { $wrong }. La boîte en a { $right } ({ $rule }).
}

## Positions sur papier : ce qui ne va pas, et ce qui irait

error-bad-position-card-twice = La carte « { $wrong } » est à deux endroits. Chaque carte n’existe qu’une fois.
error-bad-position-not-in-deck = La carte « { $wrong } » n’est pas du paquet à { $seats } joueurs. Prends-en une qui en soit ({ $rule }).
error-bad-position-pair-in-front = Il y a deux créatures d’une même couleur dans hunters[{ $seat }].front : { $wrong }. Elles se seraient enfuies ({ $rule }).
error-bad-position-fled-in-pairs = Les créatures de hunters[{ $seat }].fled ne vont pas par deux : { $wrong }. Il faudrait des paires d’une même couleur, l’une après l’autre ({ $rule }).
error-bad-position-no-such-round = Il n’y a pas de manche { $wrong }. La dernière est la manche { $right } ({ $rule }).
error-bad-position-deck-left = La partie est finie, mais il reste des cartes dans le paquet : { $wrong }. Il devrait y en avoir { $right } ({ $rule }).
error-bad-position-deck-size = { $wrong ->
    [one] Le paquet a { $wrong } carte. Dans la manche { $round }, il en faudrait { $right } ({ $rule }).
   *[other] Le paquet a { $wrong } cartes. Dans la manche { $round }, il en faudrait { $right } ({ $rule }).
}
error-bad-position-no-such-seat = Il n’y a pas de place { $wrong }. Au choix : { $right } ({ $rule }).
error-bad-position-has-collected = Ce ne peut pas être le tour de la place { $wrong } : elle a déjà collecté. Au choix : { $right } ({ $rule }).
error-bad-position-row-order = La rangée n’est pas dans l’ordre des valeurs : { $wrong }. Il faudrait : { $right } ({ $rule }).
error-bad-position-not-lowest = Des créatures trop fortes portent des lucioles : { $wrong }. Seules les plus faibles en portent : { $right } ({ $rule }).
error-bad-position-row-left = La partie est finie, mais il reste des créatures dans la rangée : { $wrong }. Elle devrait être vide ({ $rule }).
error-bad-position-few-still-in = Joueurs encore en lice : { $wrong }. Il en faudrait { $right } au moins, sinon la manche est finie ({ $rule }).
error-bad-position-row-size = { $wrong ->
    [one] Il y a { $wrong } créature dans la rangée. Il en faudrait une par joueur en lice : { $right } ({ $rule }).
   *[other] Il y a { $wrong } créatures dans la rangée. Il en faudrait une par joueur en lice : { $right } ({ $rule }).
}
error-bad-position-fireflies = { $wrong ->
    [one] Il y a { $wrong } luciole en tout, dans les mains et dans la rangée. Il en faudrait { $right } ({ $rule }).
   *[other] Il y a { $wrong } lucioles en tout, dans les mains et dans la rangée. Il en faudrait { $right } ({ $rule }).
}

## Robots, allures, options

level-beginner-about = Joue un coup sur quatre au hasard, les autres par gourmandise.
level-solid-about = Met en balance la créature du moment et ce que promet l’attente.
level-strong-about = Se souvient de toutes les mains, et joue dans sa tête des parties entières, jusqu’à la fin.
pace-live = En direct
pace-relaxed = Tranquille
pace-daily = Un coup par jour
pace-live-about = { $seconds } secondes par tour, et { $bank } de plus en réserve pour toute la partie.
pace-relaxed-about = { $minutes } minutes par tour.
pace-daily-about = { $hours } heures par tour ; on peut fermer la page entre-temps.
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
prompt-borrow = À toi : aucune luciole en main ni dans la rangée. Prends une larme, emprunte une luciole.
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
screen-state = État
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
deck-hidden = Lesquelles sont encore à venir, c’est à toi de t’en souvenir (l’option --unseen-cards les montrerait).

## La fin

end-title = Les mains s’ouvrent
end-rank = Rang
end-player = Joueur
end-creatures = Créatures
end-fireflies = Lucioles
end-by-fives = { $fireflies } ({ SIGNED($points) })
end-tears = Larmes
end-score = Score
end-tie = Égalité de points : qui a le plus de lucioles l’emporte (SMI-125).
end-shared = Égalité de points et de lucioles : la victoire est partagée (SMI-126).

## Les règles en bref

rules-short = Offre une luciole à la plus faible créature pour rester, ou prends une créature qui porte des lucioles ; deux de même couleur s’enfuient ; après dix manches, qui a le plus de points l’emporte.
rules-points =
    Offrir : une luciole de ta main à la créature la plus faible de la rangée. Tu restes en lice.
    Collecter : prends une créature qui porte des lucioles, avec toutes ses lucioles. Tu attends la manche suivante.
    Tes lucioles ne réservent rien : chacun peut prendre une créature qui en porte.
    Deux créatures de même couleur devant toi s’enfuient, bonnes ou mauvaises. Une créature sans couleur reste pour de bon.
    Le dernier en lice reçoit la dernière créature gratuitement, et ouvre la manche suivante.
    Main vide et rien à collecter : une larme (−1 point) et une luciole empruntée.
    À la fin : la valeur de tes créatures, 1 point par groupe de cinq lucioles, −1 par larme.
answer-deck = les créatures du paquet

## The arena: how games end

ending-points = Aux points
ending-shared = Victoire partagée
ending-fireflies = Aux lucioles
