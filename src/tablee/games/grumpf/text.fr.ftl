### Les mots de Grumpf. Règles : docs/rules/grumpf.md ; les noms et les refus sont dans sa section 12.

game-name = Grumpf
game-about = Une chasse préhistorique où tous les clans jouent en même temps, de 2 à 6 joueurs, environ 15 minutes.

## Plateaux, animaux, clans

board-bees = Abeilles
board-reptiles = Reptiles
board-fish = Poissons
board-birds = Oiseaux
board-mammoths = Mammouths
board-sorcerer = Sorcier
at-board = { $board ->
    [bees] chez les Abeilles
    [reptiles] chez les Reptiles
    [fish] chez les Poissons
    [birds] chez les Oiseaux
    [mammoths] chez les Mammouths
   *[sorcerer] chez le Sorcier
}
animal-bees = une abeille
animal-reptiles = un reptile
animal-fish = un poisson
animal-birds = un oiseau
animal-mammoths = un mammouth
count-animals = { $species ->
    [bees] { $number ->
        [one] { $number } abeille
       *[other] { $number } abeilles
    }
    [reptiles] { $number ->
        [one] { $number } reptile
       *[other] { $number } reptiles
    }
    [fish] { $number ->
        [one] { $number } poisson
       *[other] { $number } poissons
    }
    [birds] { $number ->
        [one] { $number } oiseau
       *[other] { $number } oiseaux
    }
   *[mammoths] { $number ->
        [one] { $number } mammouth
       *[other] { $number } mammouths
    }
}
colour-violet = violet
colour-orange = orange
colour-green = vert
colour-yellow = jaune
colour-pink = rose
colour-blue = bleu
shout = { $colour ->
    [violet] Grumpf violet !
    [orange] Grumpf orange !
    [green] Grumpf vert !
    [yellow] Grumpf jaune !
    [pink] Grumpf rose !
   *[blue] Grumpf bleu !
}
neutral = le clan neutre

## Ce que demande un plateau

condition = { $condition ->
    [sum_ge] somme de { $low } ou plus
    [sum_between] somme de { $low } à { $high }
    [sum_le] somme de { $high } ou moins
    [count_ge] au moins { $low } Grumpfs
    [last3] seuls les { $low } derniers Grumpfs comptent
    [all_same] toutes les valeurs identiques
    [all_different] toutes les valeurs différentes
    [each_le] aucun au-dessus de { $high }
    [sum_even] somme paire
   *[none] sans condition
}

## Les moments d’une manche

phase-waiting = Il n’y a personne
phase-ready = Préparatifs
phase-shout = Prêts !
phase-countdown = Attention
phase-hunt = La chasse
phase-review = Le décompte
phase-exchange = L’échange
phase-end = La fin

## Ce qui se compte

count-huts = { $huts ->
    [one] { $huts } cabane
   *[other] { $huts } cabanes
}
count-pawns = { $count ->
    [one] { $count } Grumpf
   *[other] { $count } Grumpfs
}
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
count-prey = { $animals ->
    [one] { $animals } animal
   *[other] { $animals } animaux
}

## Événements

event-game-setup = { $seats } clans de { $pawns } Grumpfs, { count-huts }. { $sides ->
    [first_game] Tous les plateaux sont sur la face •.
    [expert] Tous les plateaux sont sur la face ••.
   *[mixed] Sur la face •• : { $boards }. Les autres sont sur la face •.
}{ $neutral ->
    [none] { "" }
   *[other] { " " }Le clan neutre est le { $colour }.
}
event-round-start = { $first_who ->
    [you] Manche { $round }. Tu commences.
    [nobody] Manche { $round }.
   *[other] Manche { $round }. { $first_player } commence.
}
event-animals-drawn = Du sac sortent { $animals }.
event-neutral-dealt = Le clan neutre pose { $pawns }.{ $aside ->
    [0] { "" }
    [one] { " " }Une massue est mise de côté.
   *[other] { " " }{ $aside } massues sont mises de côté.
}
event-seat-ready = { $auto ->
    [yes] { $who ->
        [you] Le temps est écoulé : te voilà d’office dans la chasse.
       *[other] Le temps est écoulé : { $player } entre d’office dans la chasse.
    }
   *[no] { $who ->
        [you] Tu as tes Grumpfs en main.
       *[other] { $player } a ses Grumpfs en main.
    }
}
event-shout = { $who ->
    [you] Tu cries « Grumpf ! »
    [nobody] « Grumpf ! » La chasse part toute seule.
   *[other] { $player } crie « Grumpf ! »
}
event-go = La chasse est ouverte !
event-flipped = { $face ->
    [club] { $who ->
        [you] Tu retournes un Grumpf : une massue.
       *[other] { $player } retourne un Grumpf : une massue.
    }
   *[other] { $who ->
        [you] Tu retournes un Grumpf : un { $face }.
       *[other] { $player } retourne un Grumpf : un { $face }.
    }
}
event-placed = { $who ->
    [you] Tu poses un { $value } { at-board }, sur l’emplacement { $space }.
   *[other] { $player } pose un { $value } { at-board }, sur l’emplacement { $space }.
}
event-clubbed = { $who ->
    [you] { $victim_who ->
        [neutral] Tu assommes un { $victim_value } du clan neutre { at-board }.
       *[other] Tu assommes un { $victim_value } { at-board } ({ $victim_player }).
    }
   *[other] { $victim_who ->
        [you] { $player } assomme ton { $victim_value } { at-board }.
        [neutral] { $player } assomme un { $victim_value } du clan neutre { at-board }.
       *[other] { $player } assomme un { $victim_value } { at-board } ({ $victim_player }).
    }
}
event-bed = « { shout } » { $who ->
    [you] Tu vas te coucher.
   *[other] { $player } va se coucher.
} { $huts_left ->
    [0] Il ne reste aucune cabane.
    [one] Il reste { $huts_left } cabane.
   *[other] Il reste { $huts_left } cabanes.
}
event-rejected = { $why }
event-buffered = Une seule main : ton geste suivant attend.
event-hunt-resumed = La chasse a été interrompue. Elle reprend après un compte à rebours.
event-stall-warning = Personne ne chasse : la nuit tombe dans { $seconds_left ->
    [one] { $seconds_left } seconde.
   *[other] { $seconds_left } secondes.
}
event-time-warning = La nuit tombe dans { $seconds_left ->
    [one] { $seconds_left } seconde.
   *[other] { $seconds_left } secondes.
}
event-hunt-end = { $cause ->
    [huts] La dernière cabane est prise : la chasse est finie !
    [nothing_left] Personne n’a plus rien à jouer : la chasse est finie.
    [time] La nuit tombe ! La chasse est finie.
   *[stall] Personne ne chasse plus : la nuit tombe ! La chasse est finie.
}
event-beat-open = { $first_who ->
    [you] Battement { $beat }. Ton choix passera en premier.
   *[other] Battement { $beat }. Premier choix appliqué : { $first_player }.
}
event-seat-chose = { $who ->
    [you] Tu as choisi.
   *[other] { $player } a choisi.
}
event-beat-reveal = Tous les choix sont dévoilés.
event-turn-open = { $who ->
    [you] C’est à toi.
   *[other] C’est à { $player }.
}
event-waited = { $auto ->
    [yes] { $who ->
        [you] Ton temps est écoulé : tu attends.
       *[other] Le temps est écoulé pour { $player }, qui attend.
    }
   *[no] { $who ->
        [you] Tu attends.
       *[other] { $player } attend.
    }
}
event-action-failed = { $who ->
    [you] Ton coup n’a pas d’effet. { $why }
   *[other] { $player } joue un coup sans effet. { $why }
}
event-board-tally = { $name } ({ condition }) : { $count ->
    [0] aucun Grumpf n’y compte.
   *[other] { count-pawns }, somme { $sum }. { $met ->
        [yes] Réussi ! Du plus fort au moins fort : { $ranking }.
       *[no] Raté.
    }
}{ $tie ->
    [yes] { " " }À force égale, le plus près du départ passe devant.
   *[no] { "" }
}
event-board-failed = { $number ->
    [0] De toute façon, il n’y avait aucun animal { at-board }.
    [one] { count-animals } reste { at-board }.
   *[other] { count-animals } restent { at-board }.
}
event-animals-shared = { $number ->
    [0] Il n’y a aucun animal à partager { at-board }.
   *[other] { count-animals } : { $shares }.
}
event-animals-discarded = { $number ->
    [one] { count-animals } quitte la partie avec le clan neutre.
   *[other] { count-animals } quittent la partie avec le clan neutre.
}
event-tile-won = { $who ->
    [you] Tu gagnes une tuile Sorcier.
   *[other] { $player } gagne une tuile Sorcier.
} { count-tiles-left }
event-tile-discarded = Le clan neutre est le plus fort chez le Sorcier : une tuile quitte la partie. { count-tiles-left }
event-tile-unclaimed = Personne ne compte chez le Sorcier : la tuile reste là. { count-tiles-left }
event-review-open = C’est le moment de regarder les plateaux.
event-exchange-open = { $who ->
    [you] Ton clan est le plus fort chez le Sorcier : tu peux échanger un animal.
   *[other] { $player } domine chez le Sorcier et peut échanger un animal.
}
event-exchange-done = { $who ->
    [you] Tu prends { $taken } à { $other_player } et tu donnes { $given }.
   *[other] { $other_who ->
        [you] { $player } te prend { $taken } et te donne { $given }.
       *[other] { $player } prend { $taken } à { $other_player } et donne { $given }.
    }
}
event-exchange-declined = { $who ->
    [you] Tu n’échanges rien.
   *[other] { $player } n’échange rien.
}
event-exchange-impossible = { $who ->
    [you] Ton clan est le plus fort chez le Sorcier, mais il n’y a rien à échanger.
   *[other] { $player } domine chez le Sorcier, mais il n’y a rien à échanger.
}
event-round-end = Points jusqu’ici : { $scores }.
event-game-end = { $who ->
    [you] Tu gagnes avec { count-points } !
    [among] Tu partages la victoire avec { $others } : { count-points } et { count-prey } chacun.
    [together] { $winners } partagent la victoire : { count-points } et { count-prey } chacun.
   *[other] { $winners } gagne avec { count-points }.
}

## Des morceaux de leurs phrases

count-tiles-left = { $tiles_left ->
    [0] Il n’en reste aucune.
    [one] Il en reste { $tiles_left }.
   *[other] Il en reste { $tiles_left }.
}
neutral-at = un { $face } { at-board }
rank-of = { $who ->
    [you] toi { $strength }
    [neutral] le clan neutre { $strength }
   *[other] { $player } { $strength }
}
share-of = { $who ->
    [you] { $number } pour toi
    [neutral] { $number } pour le clan neutre
   *[other] { $number } pour { $player }
}
score-of = { $who ->
    [you] toi { $points }
   *[other] { $player } { $points }
}

## Refus : les textes de la section 12

refusal-not-started = Pas encore !
refusal-round-over = Trop tard, la chasse est finie.
refusal-asleep = Ton clan dort.
refusal-already-placed = Un Grumpf posé ne bouge plus.
refusal-not-a-value = Une massue se pose sur un Grumpf.
refusal-board-full = Ce plateau est plein.
refusal-not-a-club = Il faut une massue.
refusal-no-target = Personne à assommer ici.
refusal-own-pawn = Pas sur ton clan !
refusal-already-clubbed = Déjà assommé.
refusal-target-asleep = Ce clan dort : intouchable.
refusal-must-place-all = Pose d’abord tous tes Grumpfs.
refusal-superseded = Remplacé par ton geste suivant.
refusal-rate-limited = Doucement, une seule main !
refusal-not-your-turn = Ce n’est pas à toi de jouer.
refusal-not-now = Ce n’est pas le moment.
refusal-no-exchange = Cet échange n’est pas possible.
refusal-bad-request = Geste incompris.

## Fichiers de contenu, options, positions sur papier : ce qui ne va pas, et ce qui irait

error-bad-content-faces = « { $wrong } », c’est deux fois la même face. Les deux faces d’un Grumpf doivent être différentes ({ $rule }).
error-bad-content-no-sum = « low » est { $wrong }, plus que « high », qui est { $right } : aucune somme ne conviendrait ({ $rule }).
error-bad-content-pattern = « pattern » est vide. Il faudrait au moins une part ({ $rule }).
error-bad-option-seats = L’option « { $option } » nomme des places qui ne sont pas à cette table : { $wrong }. Au choix : { $right }.
error-bad-option-colours = Les couleurs « { $wrong } » ne conviennent pas à cette table. Il faudrait une lettre différente par place, par exemple : { $right }.
error-bad-position-no-such-round = Il n’y a pas de manche { $wrong }. La dernière est la manche { $right } ({ $rule }).
error-bad-position-colours = Deux clans ont la même couleur : { $wrong }. Les couleurs sont : { $right }, une fois chacune ({ $rule }).
error-bad-position-track = { $wrong ->
    [one] Il y a { $wrong } Grumpf sur la piste { $board }. Elle a { $right } places ({ $rule }).
   *[other] Il y a { $wrong } Grumpfs sur la piste { $board }. Elle a { $right } places ({ $rule }).
}
error-bad-position-pawns = Les clans n’ont pas tous les Grumpfs qu’il faut ici : { $wrong }. Seuls ceux-ci iraient, et il n’y en a qu’un de chaque : { $right } ({ $rule }).
error-bad-position-no-such-pawn = Aucun Grumpf de cette table ne peut être « { $wrong } ». Cela s’écrit ainsi, avec une face que le Grumpf possède : { $right } ({ $rule }).
error-bad-position-spot = « { $wrong } » n’est pas un Grumpf sur une piste. Cela s’écrit ainsi : { $right }.
error-bad-position-own-pawn = « { $wrong } » est assommé par son propre clan. Seul un autre clan peut le faire ({ $rule }).
error-bad-position-no-such-clan = Aucun clan de cette table n’a la couleur « { $wrong } ». Les couleurs sont : { $right } ({ $rule }).
error-bad-position-shows = Dans clans[{ $seat }].shows, aucun Grumpf ne peut montrer cela en ce moment : { $wrong } ({ $rule }).
error-bad-position-too-many-animals = Il y a plus d’animaux que dans la boîte : { $wrong } ({ $rule }).
error-bad-position-bag-size = { $wrong ->
    [one] Il y a { $wrong } animal dans le sac. Dans la manche { $round }, il en faudrait { $right } ({ $rule }).
   *[other] Il y a { $wrong } animaux dans le sac. Dans la manche { $round }, il en faudrait { $right } ({ $rule }).
}
error-bad-position-tiles = { $wrong ->
    [one] Il y a { $wrong } tuile Sorcier en tout. La boîte en a { $right } ({ $rule }).
   *[other] Il y a { $wrong } tuiles Sorcier en tout. La boîte en a { $right } ({ $rule }).
}
error-bad-position-length = La liste « { $name } » est de longueur { $wrong }. Il faudrait une valeur par place : { $right }.
error-bad-position-no-chooser = C’est le moment d’un échange, mais « { $wrong } » ne dit pas à qui. Au choix : { $right } ({ $rule }).
error-bad-position-phase = Une partie à ce rythme n’a pas de phase « { $wrong } ». Au choix : { $right } ({ $rule }).
error-bad-position-end-round = La partie ne peut pas être finie à la manche { $wrong } : elle finit après la manche { $right } ({ $rule }).
error-bad-position-too-early = À la phase « { $wrong } », personne n’a encore posé de Grumpf ni n’est allé se coucher ({ $rule }).
error-bad-position-no-neutral = À { $wrong } joueurs, il n’y a pas de clan neutre ({ $rule }).
error-bad-position-jokers = Il y a { $wrong } Jokers, un par joueur : il en faut au moins un qui n’en ait pas ({ $rule }).
error-bad-position-chooser = La place { $wrong } n’a pas d’échange à choisir en ce moment ({ $rule }).
error-bad-position-no-such-seat = Il n’y a pas de place { $wrong }. Au choix : { $right } ({ $rule }).
error-bad-position-huts = Les Anciens ne peuvent pas dormir ainsi : { $wrong }. Les cabanes sont : { $right }, un Ancien dans chacune, et l’une d’elles est libre pendant une chasse ({ $rule }).
error-bad-position-priority = L’ordre des places n’est pas bon : { $wrong }. Il faudrait nommer une fois chacune de celles-ci : { $right } ({ $rule }).
error-bad-position-move = « { $wrong } » n’est pas un geste de chasse ({ $rule }).
error-bad-position-asleep = Ce ne peut pas être le tour de la place { $wrong } : elle dort ({ $rule }).
error-bad-position-chosen = La place { $seat } ne peut pas avoir choisi « { $wrong } » en ce moment ({ $rule }).
error-bad-position-other-pace = « { $field } » appartient à un autre rythme. Au rythme « { $right } », on n’écrit pas cela ({ $rule }).
error-bad-position-daily = « { $field } » ne va pas avec le rythme « { $wrong } ». Au choix : { $right } ({ $rule }).
error-bad-position-not-deserted = La phase « { $wrong } » attend quelqu’un, mais tout le monde n’est pas parti. Pour « { $field } », il faudrait : { $right } ({ $rule }).
error-bad-position-sorcerer-side = Sur cette face du Sorcier, personne n’échange : « { $field } » vaut { $wrong }. Il faudrait : { $right } ({ $rule }).
error-bad-position-neutral-order = Sur { $field }, les Grumpfs neutres ne sont pas les premiers : { $wrong }. Il faudrait : { $right } ({ $rule }).
error-bad-position-neutral-deal = Il y a { $wrong } Grumpfs neutres sur { $field }. Il peut y en avoir { $right } ({ $rule }).
error-bad-position-no-such-beat = « { $field } » vaut { $wrong }. Le dernier battement d’une manche est le { $right } ({ $rule }).
error-bad-position-all-chosen = Dans « { $field } », tous ceux qui sont éveillés ont choisi : { $wrong }. Le battement serait fini ; pour l’un d’eux, il faudrait : { $right } ({ $rule }).
error-bad-position-idle-hand = « { $field } » vaut « { $wrong } », mais il n’y a pas de chasse en ce moment. Il faudrait : { $right } ({ $rule }).
error-bad-position-not-sent = « { $field } » vaut « { $wrong } » : personne ne peut l’avoir envoyé en temps réel à cette table ({ $rule }).
error-bad-position-buffer = « { $field } » ne peut pas valoir « { $wrong } ». Au choix : { $right } ({ $rule }).
error-bad-position-time = Le temps « { $field } » vaut { $wrong }. En ce moment, il ne peut être qu’entre ces deux-là : { $right } ({ $rule }).
error-bad-position-window = « { $field } » vaut { $wrong }, mais aucune fenêtre ne se ferme alors. Il faudrait par exemple : { $right } ({ $rule }).
error-bad-position-overdue = Quelque chose aurait déjà dû se passer à { $wrong }, mais « { $field } » vaut { $right } ({ $rule }).

## Robots, allures, options

level-beginner-about = Chasse ce qui lui manque, sans se presser, et pense rarement à ses massues.
level-solid-about = Pèse ce que promet chaque plateau, assomme qui le gêne, et sait quand aller dormir.
level-strong-about = Pense plusieurs coups d’avance, garde une massue pour la fin, et fait rater les plateaux qui nourrissent le premier.
pace-live = En direct
pace-daily = Un coup par jour
pace-live-about = D’une traite : { $seconds } secondes par tour aux allures lentes.
pace-daily-about = { $hours } heures par coup aux allures lentes ; on peut fermer la page entre-temps.
pace-realtime = En temps réel
pace-turns = Tour par tour
pace-beats = Par battements
pace-realtime-about = Tout le monde chasse en même temps, comme autour de la table. Il faut des mains rapides !
pace-turns-about = Chacun son tour, un geste à la fois : pour les enfants, et pour qui aime réfléchir.
pace-beats-about = Chacun choisit en secret, puis tous les choix s’appliquent d’un coup.
option-pace = Allure de la chasse
option-pace-about = realtime : tous en même temps ; turns : chacun son tour ; beats : des choix secrets, dévoilés ensemble.
option-sides = Faces des plateaux
option-sides-about = first_game : toutes sur la face • ; expert : toutes sur la face •• ; mix_random : au hasard ; ou six chiffres, 1 ou 2, des Abeilles au Sorcier.
option-hunt-max = La nuit tombe après
option-hunt-max-about = La durée d’une chasse en temps réel, en secondes : 60, 90, 120 ou 180.
option-clock = Pendule
option-clock-about = live : d’une traite ; daily : un jour pour chaque coup, aux allures lentes seulement.
option-colours = Couleurs des clans
option-colours-about = Une lettre par place, dans l’ordre : V violet, O orange, G vert, Y jaune, P rose, B bleu.
option-beginners = Jokers pour débutants
option-beginners-about = Les places des débutants, comptées à partir de 0, par exemple 02 : chacun reçoit un Joker si quelqu’un d’autre n’est pas débutant.
option-children = Enfants
option-children-about = Les places des enfants, comptées à partir de 0, par exemple 13 : ils chassent à deux mains, deux fois plus vite.
option-bots = Robots
option-bots-about = Les places des robots, comptées à partir de 0 : personne n’attend qu’ils soient prêts.
option-bot-tempo = Vitesse des robots
option-bot-tempo-about = calm : les robots prennent moitié plus de temps ; normal ; quick : un cinquième de moins, pour les mains exercées.
option-patience = Patience
option-patience-about = short : les limites de la règle ; long : seul contre des robots, rien ne presse entre deux chasses ; practice : de plus, la première chasse attend.

## La ligne d’invite

prompt-wait = { $player } réfléchit.
prompt-over = La partie est finie.
prompt-waiting = Tout le monde est parti : la manche suivante attend quelqu’un.
prompt-ready = Prends tes Grumpfs en main : c’est bon pour toi ?
prompt-readied = Tes Grumpfs sont prêts. Les autres ramassent encore les leurs.
prompt-shout = Tout le monde est prêt : qui veut crie « Grumpf ! »
prompt-countdown = Attention…
prompt-hunt = Retourne, pose, assomme ; ou va te coucher.
prompt-asleep = Ton clan dort, à l’abri. Les autres chassent encore.
prompt-turn = À toi : pose un Grumpf, assomme, va te coucher, ou attends.
prompt-beat = Choisis en secret : pose un Grumpf, assomme, va te coucher, ou attends.
prompt-chosen = Tu as choisi. Tant que quelqu’un réfléchit, tu peux changer d’avis.
prompt-review = Regarde les plateaux, puis continue.
prompt-reviewed = Les autres regardent encore les plateaux.
prompt-exchange = Tu peux échanger un de tes animaux contre un animal de quelqu’un d’autre.
prompt-exchanging = { $player } choisit un échange.

## Au terminal : les choix et leurs suites

play-realtime = Une chasse en temps réel demande des mains rapides sur un écran : un terminal serait trop lent pour que ce soit juste. Aux allures lentes, Grumpf s’y joue très bien : ajoute --pace turns (chacun son tour) ou --pace beats (tous à la fois, en secret).
play-ask = Ton coup (? aide, d sac, q partir) :
play-ask-only = Ton coup, par exemple 1 (? aide, d sac, q partir) :
play-unknown-answer = « { $answer } » ne veut rien dire ici. Avec ?, tu verras comment s’écrit un coup.
play-only-answer = « { $answer } » ne veut rien dire ici. Tape 1 pour « { $example } » ; avec ?, tu verras comment s’écrit un coup.
play-which = { $count } de tes Grumpfs peuvent le faire. Ajoute le numéro de celui que tu veux après sa valeur, comme dans p 5#7 abeilles.
play-how = Tape un coup ou le numéro d’un choix, ? pour l’aide, q pour partir.
word-deck = d, sac, paquet, deck
answer-deck = ce qui reste dans le sac
choice-wait = Attendre
choice-bed = Aller se coucher
choice-continue = Continuer
choice-decline = Ne rien échanger
choice-exchange = Prendre { $taken } à { $player } et donner { $given }
preview-wait = Tes Grumpfs restent devant toi. Quand tout le monde attend, la nuit finit par tomber.
preview-bed = { $huts ->
    [0] C’est la dernière cabane : la chasse s’arrête aussitôt.
   *[other] Personne ne peut plus assommer tes Grumpfs, et tu ne joues plus dans cette manche.
}
preview-continue = { $last ->
    [yes] Ensuite viennent les points.
   *[no] Ensuite vient la manche suivante.
}
preview-decline = Chacun garde ses animaux.
preview-exchange = Tu aurais maintenant { count-points }, au lieu de { $before }.
verb-place = poser, pose, place, p
verb-club = assommer, assomme, massue, club, a, m
verb-bed = coucher, dormir, lit, bed, c
verb-wait = attendre, attends, wait
verb-continue = continuer, continue, suite
verb-exchange = échanger, échange, exchange, x
verb-decline = renoncer, non, decline, n
hint-place = { $typed } : poser un { $value } { at-board }
hint-club = { $typed } : assommer le { $value } de l’emplacement { $space } { at-board }

## La table en mots

short-violet = vi
short-orange = or
short-green = ve
short-yellow = ja
short-pink = ro
short-blue = bl
brief-bees = Abe
brief-reptiles = Rep
brief-fish = Poi
brief-birds = Ois
brief-mammoths = Mam
screen-round = Manche { $round } sur { $rounds } – { $pace }
screen-starts = { $start_who ->
    [you] Tu commences.
   *[other] { $start_player } commence.
}
screen-board = { $name } { $dots }, { count-animals } : { condition }, parts { $pattern }
screen-sorcerer = { $prize ->
    [tile] { $name } { $dots }, { $tiles ->
        [0] aucune tuile
        [one] une tuile
       *[other] { $tiles } tuiles
    } : une pour le clan le plus fort
   *[exchange] { $name } { $dots } : le clan le plus fort peut échanger un animal
}
screen-state = { count-pawns }, somme { $sum } : { $ranking }
screen-clan = Clan
screen-held = Grumpfs
screen-tiles = Tuiles
screen-joker = Joker
screen-animals = Animaux
screen-points = Points
screen-points-short = Pts
screen-huts = Cabanes libres
screen-asleep = dort
screen-neutral = clan neutre
screen-yours = Tes Grumpfs
screen-club = massue
screen-none-left = plus aucun
screen-legend = Sur une piste : le clan et la valeur, par exemple bl5 ; un x derrière : assommé.

## Le sac

deck-title = { $count ->
    [0] Le sac est vide.
    [one] Il reste { $count } animal dans le sac :
   *[other] Il reste { $count } animaux dans le sac :
}

## La fin

end-title = Les séries
end-rank = Rang
end-player = Joueur
end-series = Séries
end-animals = Animaux
end-score = Points
end-copies = { $player } : les tuiles Sorcier doublent { $animals }.
end-joker = { $player } : le Joker est { $animal }.
end-tie = Égalité de points : qui a le moins d’animaux l’emporte (GRU-191).
end-shared = Égalité de points et d’animaux : la victoire est partagée (GRU-192).

## Les règles en bref

rules-short = Pose tes Grumpfs sur les plateaux pour réussir leurs conditions et y dominer les autres clans, et va te coucher à temps ; après quatre manches, qui a le plus de points en séries d’animaux différents l’emporte.
rules-points =
    Poser : un de tes Grumpfs, sur la face de ton choix, au premier emplacement libre d’un plateau. Il n’en bouge plus.
    Assommer : un Grumpf qui a une massue assomme celui d’un autre clan, qui ne compte plus mais garde sa place.
    Aller se coucher : personne ne peut plus assommer tes Grumpfs. La dernière cabane prise, la chasse est finie.
    Un plateau dont la condition est réussie donne ses animaux aux clans les plus forts ; sinon, ils restent pour la manche suivante.
    À force égale, le plus près du départ de la piste passe devant.
    Le Sorcier : une tuile qui double un animal à la fin (face •), ou un échange (face ••).
    À la fin : des séries d’animaux différents, 5 espèces 6 points, 4 espèces 4, 3 espèces 2, 2 espèces 1.
    Pour l’écrire : p 5 abeilles pose un 5 ; p 5#7 abeilles le fait avec le Grumpf nº 7 ; a abeilles 2 assomme sur l’emplacement 2, avec ta massue la plus faible ; a #3 abeilles 2 avec le nº 3 ; lit ; attendre. Les plateaux se raccourcissent : a, r, p, o, m, s.

## The arena: how games end

ending-points = Aux points
ending-shared = Victoire partagée
ending-animals = Avec moins d’animaux
