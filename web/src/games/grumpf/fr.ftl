### Words of Grumpf on the screen. The others are the server's: src/tablee/games/grumpf/text.fr.ftl.

## What it is about

goal-grumpf-aim = Réunis des animaux différents : les cinq ensemble font 6 points, trois fois le même n’en fait aucun.
goal-grumpf-do = Tout le monde pose ses Grumpfs à la fois. Si un plateau a ce qu’il demande, les clans les plus forts s’y partagent les animaux.
goal-grumpf-end = Quatre chasses ; chacune s’arrête net quand toutes les cabanes sont prises.
grumpf-point-faces = Ton clan a huit Grumpfs à deux faces. Retourne-les autant que tu veux, tant qu’ils sont devant toi.
grumpf-point-place = Tout le monde joue en même temps, un Grumpf à la fois. Posé, il prend la première place libre et n’en bouge plus.
grumpf-point-condition = Chaque plateau demande quelque chose à tous les clans réunis : un total, un nombre de Grumpfs… Ici, de 10 à 20.
grumpf-point-strong = Si c’est réussi, les clans se partagent les animaux, le plus fort d’abord. La force d’un clan est le total de ses Grumpfs.
grumpf-point-club = Une massue va sur le Grumpf d’un rival : il ne vaut plus rien, mais garde sa place.
grumpf-point-bed = Au lit, ton clan est à l’abri des massues et ne joue plus. Quand la dernière cabane est prise, la chasse s’arrête : ce que tu tiens encore ne compte pas.
grumpf-point-missed = Raté ? Les animaux restent, et d’autres les rejoignent à la manche suivante.
grumpf-point-series = Après quatre chasses, range tes animaux en séries d’espèces différentes. Le plus de points gagne ; à égalité, le moins d’animaux.

## The boards

grumpf-board = Les terrains de chasse
grumpf-loading = Les clans se rassemblent…
grumpf-later = Les peintres de la grotte sont à l’œuvre…
grumpf-round = Manche { $round }/{ $rounds }
grumpf-beat = Battement { $beat }
grumpf-time = { $seconds ->
    [one] { $seconds } seconde avant la nuit
   *[other] { $seconds } secondes avant la nuit
}
grumpf-live = Totaux
grumpf-huts = Cabanes
grumpf-huts-left = { $free ->
    [0] tout est pris
    [one] { $free } libre
   *[other] { $free } libres
}
grumpf-hut-free = Une cabane libre
grumpf-hut-taken = Dans cette cabane : { $player }
grumpf-shout = GRUMPF !
grumpf-asks = { $condition ->
    [sum_ge] { $low } ou plus en tout
    [sum_between] { $low } à { $high } en tout
    [sum_le] { $high } ou moins en tout
    [count_ge] au moins { $low } Grumpfs
    [last3] seuls les { $low } derniers
    [all_same] tous la même valeur
    [all_different] tous différents
    [each_le] aucun au-dessus de { $high }
    [sum_even] un total pair
   *[none] sans condition
}
grumpf-prize-tile = une tuile au plus fort
grumpf-prize-exchange = échange au plus fort
grumpf-ground = { $board } : { $condition }. { $state ->
    [met] Pour l’instant : { $have }, réussi.
    [not] Pour l’instant : { $have }, pas encore.
    [over] Pour l’instant : { $have }, gâché.
    [none] Rien n’y compte encore.
   *[hidden] { "" }
} { $kind ->
    [tile] { "" }
    [exchange] { "" }
   *[animals] Animaux : { $animals }. Partage, du plus fort au moins fort : { $shares }.
} Emplacements pris : { $pawns } sur { $spaces }. Y poser ton Grumpf.
grumpf-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
grumpf-takes = { $share ->
    [0] { $player }, force { $strength }
    [tile] { $player }, force { $strength } : prendrait la tuile
    [exchange] { $player }, force { $strength } : pourrait échanger
   *[other] { $player }, force { $strength } : en prendrait { $share } à la fois
}
grumpf-target = Assommer chez { $player } ({ $colour }) le { $value } : { $board }, emplacement { $space }

## The prompt, for this moment

grumpf-now-ready = { $moment ->
    [first] Regarde ce que demande chaque plateau. Quand tu y es : « On y va ! »
    [real] Cette fois, personne n’attend personne. Quand tu y es : « On y va ! »
   *[later] D’autres animaux sont arrivés. Que te manque-t-il ? Puis : « On y va ! »
}
grumpf-now-awaited = { $moment ->
    [review] Les comptes sont faits. On attend { $players }.
   *[ready] On attend { $players }.
}
grumpf-now-shout = Crie « Grumpf ! » : la chasse part trois secondes après.
grumpf-now-practice-soon = Une chasse d’essai : les autres t’attendront.
grumpf-now-choose = { $moment ->
    [practice] Chasse d’essai, rien ne presse : touche un de tes Grumpfs.
    [step] Les autres posent aussi, à ton rythme. { $left ->
        [one] Touche ton dernier Grumpf.
       *[other] Touche un de tes { $left } Grumpfs.
    }
   *[live] { $left ->
        [one] Touche ton dernier Grumpf, ou va au lit.
       *[other] Touche un de tes { $left } Grumpfs.
    }
}
grumpf-now-place = { $back ->
    [club] Touche un plateau pour poser ton { $face } ; retouche ton Grumpf pour en faire une massue.
   *[value] Touche un plateau pour poser ton { $face } ; retouche ton Grumpf pour en faire un { $other }.
}
grumpf-now-club = Abats ta massue sur un rival cerclé de rouge, ou retouche-la pour en faire un { $other }.
grumpf-now-nobody = Personne à assommer pour l’instant : retouche ta massue pour en faire un { $other }.
grumpf-now-bed = Tu as tout posé : au lit, et plus personne n’assommera les tiens.
grumpf-now-drowsy = { $left ->
    [one] Le Grumpf qui te reste ne comptera pas
   *[other] Les { $left } Grumpfs qui te restent ne compteront pas
}{ $huts ->
    [one] , et la chasse s’arrêtera pour tous
   *[other] { "" }
}. Encore une fois pour dormir.
grumpf-now-watch = { $free ->
    [one] La chasse bat son plein : plus qu’une cabane libre !
   *[other] La chasse bat son plein : { $free } cabanes libres.
}
grumpf-now-count = Le décompte : { $board }.
grumpf-now-counted = Voilà où vous en êtes. Continue quand tu as vu.

## In front of you

grumpf-do-ready = On y va !
grumpf-do-shout = GRUMPF !
grumpf-do-continue = Continuer
grumpf-face-none = cachée
grumpf-face-club = massue
grumpf-pawn = Grumpf { $pawn } : { $face }, de l’autre côté { $other }. { $place ->
    [held] { $chosen ->
        [yes] En main. Encore une fois pour le retourner.
       *[no] { "" }
    }
    [coming] En route.
   *[other] Déjà posé.
}
grumpf-turn = Verso : { $face }
grumpf-turn-short = Verso
grumpf-wait = Attendre
grumpf-bed = Au lit
grumpf-bed-sure = Vraiment ?
grumpf-asleep = Zzz
grumpf-haul = Les prises
grumpf-tiles = { $count ->
    [one] { $count } tuile Sorcier
   *[other] { $count } tuiles Sorcier
}
grumpf-joker = un Joker
grumpf-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
grumpf-clan = Le clan { $colour }. { $state ->
    [asleep] Couché.
    [ready] Prêt.
   *[awake] { "" }
} Devant lui : { $pawns ->
    [one] { $pawns } Grumpf.
   *[other] { $pawns } Grumpfs.
}
refusal-choose-pawn = Choisis d’abord un de tes Grumpfs.

## Before the game

grumpf-option-seconds = { $seconds } s
grumpf-sides-first-game = 1re partie (•)
grumpf-sides-expert = Expert (••)
grumpf-sides-mix-random = Au hasard
grumpf-sides-custom = Mélange
grumpf-side-of = { $board } : face { $side }. Retourner le plateau.
grumpf-option-clans = Les clans
grumpf-option-free = Place { $seat }
grumpf-option-colour = La couleur pour { $player }
grumpf-option-child = Deux mains
grumpf-option-child-about = Deux mains : pour les enfants, qui peuvent aller deux fois plus vite.
grumpf-option-joker = Joker
grumpf-option-joker-about = Joker : pour qui débute face à des habitués ; à la fin, il vaut l’animal que l’on veut.
grumpf-tempo-calm = calmes
grumpf-tempo-normal = normaux
grumpf-tempo-quick = rapides

## The count

grumpf-count = Le décompte
grumpf-count-again = Décompte
grumpf-count-of = { $state ->
    [met] { $board } : réussi
    [missed] { $board } : raté
   *[later] { $board }
}
grumpf-count-said = { $state ->
    [met] { $board } : réussi.
    [missed] { $board } : raté.
   *[nobody] { $board } : personne n’y compte.
} { $shares ->
    [none] { "" }
   *[other] { $shares }.
}
grumpf-count-sum = total { $sum }
grumpf-count-strength = force { $strength }
grumpf-took = { $number ->
    [tile] prend une tuile
   *[other] en prend { $number }
}
grumpf-count-tie = = À égalité, le plus près du départ passe devant.
grumpf-count-nobody = Aucun Grumpf ne compte ici : rien ne bouge.
grumpf-count-nothing = C’est réussi, mais il n’y avait rien à attraper.
grumpf-count-shared = { $count ->
    [one] { $count } animal, partagé { $pattern } du plus fort au moins fort.
   *[other] { $count } animaux, partagés { $pattern } du plus fort au moins fort, et l’on recommence tant qu’il en reste.
}
grumpf-count-prize = { $prize ->
    [tile] { $player } prend une tuile Sorcier.
    [lost] Le clan neutre sort une tuile du jeu.
    [exchange] { $player } peut échanger un animal.
    [impossible] { $player } pourrait échanger un animal, mais il n’y a rien à échanger.
    [unclaimed] La tuile reste.
   *[none] Il n’y a rien à gagner ici pour l’instant.
}
grumpf-stamp-met = Réussi !
grumpf-stamp-missed = Raté
grumpf-stamp-nobody = Personne
grumpf-scores = Les points pour l’instant
grumpf-scores-short = Points
grumpf-seen = a regardé

## The exchange

grumpf-exchange = L’échange du Sorcier
grumpf-exchange-take = Prendre
grumpf-exchange-give = Donner
grumpf-exchange-take-one = { $species ->
    [bees] Prendre une abeille à { $player } ({ $have })
    [reptiles] Prendre un reptile à { $player } ({ $have })
    [fish] Prendre un poisson à { $player } ({ $have })
    [birds] Prendre un oiseau à { $player } ({ $have })
   *[mammoths] Prendre un mammouth à { $player } ({ $have })
}
grumpf-exchange-give-one = { $species ->
    [bees] Donner une abeille ({ $have })
    [reptiles] Donner un reptile ({ $have })
    [fish] Donner un poisson ({ $have })
    [birds] Donner un oiseau ({ $have })
   *[mammoths] Donner un mammouth ({ $have })
}
grumpf-exchange-do = Échanger
grumpf-exchange-no = Ne rien échanger
grumpf-exchange-waits = { $player } choisit un échange.
refusal-exchange-incomplete = Choisis un animal à prendre et un à donner.

## End

grumpf-end = Le décompte
grumpf-end-scale = Animaux différents dans une série : 5 font 6 points, 4 en font 4, 3 en font 2, 2 en font 1, 1 en fait 0.
grumpf-end-series = Séries
grumpf-end-nothing = Pas le moindre animal.
grumpf-end-copies = { $number ->
    [one] La tuile Sorcier double : { $animals }.
   *[other] Les tuiles Sorcier doublent : { $animals }.
}
grumpf-end-joker = Le Joker remplace { $animal }.
grumpf-end-idle = { $number ->
    [one] Une tuile Sorcier n’apporte rien de plus.
   *[other] { $number } tuiles Sorcier n’apportent rien de plus.
}
grumpf-end-tie = À égalité de points, le clan qui a le moins d’animaux passe devant. Copies et Jokers ne comptent pas comme animaux.
grumpf-end-shared = Autant de points avec autant d’animaux : la place est partagée.
grumpf-verdict = { $how ->
    [won] Ton avance sur { $rival } : { grumpf-gap-points }.
    [fewest] À égalité de points avec { $rival }, mais avec moins d’animaux : la victoire est à toi.
    [most] Tu finis { grumpf-rank } sur { $players } : à égalité de points avec { $rival }, mais avec plus d’animaux.
   *[lost] Tu finis { grumpf-rank } sur { $players } avec { count-points }, { grumpf-gap-points } derrière { $rival }.
}
grumpf-gap-points = { $gap ->
    [one] { $gap } point
   *[other] { $gap } points
}
grumpf-why-nothing = Sans un seul animal, pas de série, donc pas de points.
grumpf-why-longest = { $who ->
    [you] Ta plus longue série compte { grumpf-different }, contre { $theirs } pour { $rival }.
   *[other] Pour { $player }, la plus longue série compte { grumpf-different }, contre { $theirs } pour { $rival }.
}
grumpf-different = { $yours ->
    [one] { $yours } animal
   *[other] { $yours } animaux différents
}
grumpf-why-series = { $who ->
    [you] Vos plus longues séries se valent ; les suivantes t’apportent { grumpf-rest-points }, et { $theirs } à { $rival }.
   *[other] Leurs plus longues séries se valent ; les suivantes apportent { grumpf-rest-points } à { $player }, et { $theirs } à { $rival }.
}
grumpf-rest-points = { $yours ->
    [one] { $yours } point
   *[other] { $yours } points
}
grumpf-why-one-more = { $species ->
    [bees] Une abeille de plus, et tu gagnais !
    [reptiles] Un reptile de plus, et tu gagnais !
    [fish] Un poisson de plus, et tu gagnais !
    [birds] Un oiseau de plus, et tu gagnais !
   *[mammoths] Un mammouth de plus, et tu gagnais !
}
grumpf-why-missing = Il t’a manqué { $animals } pour de plus longues séries.
grumpf-seconds = { NUMBER($seconds, maximumFractionDigits: 1) } s
grumpf-fastest = { $number ->
    [one] Le plus vite au lit : { $players }, { grumpf-seconds } après le début d’une chasse.
   *[other] Le plus vite au lit : { $players }, à égalité, { grumpf-seconds } après le début d’une chasse.
}
grumpf-failed = { $failed ->
    [0] Tous les plateaux qui avaient des animaux ont été réussis.
    [one] Un plateau avec des animaux a été raté, sur { $stocked }.
   *[other] { $failed } plateaux avec des animaux ont été ratés, sur { $stocked }.
}
grumpf-missed = Encore en liberté à la fin :
grumpf-missed-none = À la fin, il ne restait aucun animal sur les plateaux.
grumpf-gone = Partis avec le clan neutre :
grumpf-broken = Qui a tout gâché
grumpf-broke-pawn = Manche { $round } : le plateau était réussi, puis { $player } a posé un { $value } { at-board }. Resté sur place : { $prey }.
grumpf-broke-club = Manche { $round } : le plateau était réussi, puis { $player } a assommé un { $value } { at-board } ({ $victim }). Resté sur place : { $prey }.
grumpf-matrix = Qui a assommé qui
grumpf-numbers = Clan par clan
grumpf-stat-placed = Grumpfs posés
grumpf-stat-wasted = … dont sur des plateaux ratés
grumpf-stat-left = Restés en main à la fin des chasses
grumpf-stat-clubs = Coups donnés
grumpf-stat-received = Coups reçus
grumpf-stat-broke = Plateaux gâchés
grumpf-stat-animals = Animaux attrapés
grumpf-stat-beds = Fois au lit
grumpf-stat-sleep = Le plus tôt au lit
grumpf-stat-start = Premier Grumpf après
grumpf-stat-rate = Grumpfs par minute
grumpf-stat-flips = Retournements

## Learn

grumpf-learn-done = Compris, en chasse !
grumpf-learn-choose = Touche d’abord un de tes Grumpfs.
grumpf-learn-yours = Tes Grumpfs
grumpf-learn-own = { $face ->
    [club] Une massue, et au dos { $back ->
        [club] une massue
       *[other] un { $back }
    }
   *[other] Un { $face }, et au dos { $back ->
        [club] une massue
       *[other] un { $back }
    }
}
grumpf-learn-pawn = { $who ->
    [you] Ton { $value }
   *[other] { $value } ({ $player })
}{ $clubbed ->
    [yes] , assommé
   *[no] { "" }
}
grumpf-learn-place-here = Poser un Grumpf { at-board }
grumpf-learn-sum = Somme { $sum }
grumpf-learn-met = Réussi
grumpf-learn-missed = Raté
grumpf-learn-takes = { $who ->
    [you] Toi : { $number }
   *[other] { $player } : { $number }
}
grumpf-learn-haul = Tes animaux
grumpf-learn-to-bed = Au lit !
grumpf-learn-free-hut = Cabane libre
grumpf-learn-sleeps = { $who ->
    [you] Cabane : tu y dors
   *[other] Cabane : { $player } y dort
}
grumpf-learn-flip = Un Grumpf a deux faces
grumpf-learn-flip-do = Ton clan est le violet. La petite face dans le coin est celle du dos. Touche le 2 pour le prendre, touche-le encore pour le retourner.
grumpf-learn-flip-done = Il montre maintenant 5. Retourne tes Grumpfs autant que tu veux, tant qu’ils sont devant toi.
grumpf-learn-place = Tout le monde chasse en même temps
grumpf-learn-place-do = Pas de tours : Anouk a posé un 3 pendant que tu lisais. Prends ton 5, puis touche le plateau des Mammouths.
grumpf-learn-place-done = Il a pris le premier emplacement libre. Tu n’as qu’une main : un Grumpf à la fois.
grumpf-learn-place-no = Prends le 5 pour cette fois.
grumpf-learn-stuck = Un Grumpf posé ne bouge plus
grumpf-learn-stuck-do = Déjà des regrets ? Touche ton 5 sur le plateau pour le reprendre.
grumpf-learn-stuck-done = Impossible ! Ce qui est sur un plateau y reste, sans changer de face, jusqu’au décompte. Regarde deux fois avant de poser.
grumpf-learn-strong = La force d’un clan est une somme
grumpf-learn-strong-do = Le 5 d’Anouk bat ton 2. Mais un clan peut poser plusieurs Grumpfs sur un plateau, et ils s’additionnent. Pose ton 4.
grumpf-learn-strong-no = 2 + 1 = 3, cela ne suffit pas. Retourne-le.
grumpf-learn-strong-done = 2 + 4 = 6 : ton clan est le plus fort. Chez les Mammouths, les deux premiers clans en prennent un chacun, à tour de rôle, jusqu’au dernier.
grumpf-learn-club = Il faut une cible à la massue
grumpf-learn-club-do = Une massue ne va jamais sur un emplacement libre : elle va sur un Grumpf d’un autre clan. Prends-la et assomme le 5 d’Anouk.
grumpf-learn-club-done = Des étoiles ! Ce 5 ne vaut plus rien, même pas une présence : il n’y a plus que ton clan, qui prend les deux mammouths.
grumpf-learn-space = Assommé, mais encombrant
grumpf-learn-space-do = Un Grumpf de Basile est assommé ici. Y a-t-il de la place pour ton 1 ? Essaie.
grumpf-learn-space-done = Complet ! Un Grumpf assommé garde son emplacement, et un plateau n’en a pas plus.
grumpf-learn-bed = Dormir protège
grumpf-learn-bed-do = Tous tes Grumpfs sont posés, et Basile regarde ton 5, une massue à la main. Il reste une cabane : au lit !
grumpf-learn-bed-done = On n’assomme pas les dormeurs. Et c’était la dernière cabane : la chasse s’arrête net, ce que Basile tient encore ne compte pas.
grumpf-learn-failed = Ensemble ou pas du tout
grumpf-learn-failed-do = La chasse est finie. Les Abeilles demandent une somme de 20 ou plus, tous clans réunis. Ce plateau est-il réussi ou raté ?
grumpf-learn-failed-no = Additionne : 5 + 5 + 4 + 3.
grumpf-learn-failed-done = 17 : raté, personne ne prend rien. Les abeilles restent, et d’autres animaux les rejoindront à la manche suivante.
grumpf-learn-series = Cinq animaux différents
grumpf-learn-series-do = Après quatre manches, les animaux se rangent en séries. Cinq différents font 6 points, un seul n’en fait aucun. Combien de points ici ?
grumpf-learn-series-no = Une série de cinq. Les deux autres abeilles sont chacune toute seule.
grumpf-learn-series-done = 6 points. Les deux abeilles de trop ne valent rien. Quatre animaux différents font 4 points, trois en font 2, deux en font 1.
grumpf-learn-species = Pas toujours la même espèce
grumpf-learn-species-do = Tu as trois abeilles. Quel plateau mérite ton dernier Grumpf ?
grumpf-learn-species-no = Une quatrième abeille n’apporte rien. Qu’est-ce qui te manque ?
grumpf-learn-species-done = Un mammouth ! À côté d’une abeille, il fait déjà une série. Chasse ce qui te manque, pas ce qui abonde.
grumpf-learn-over = Tu sais chasser !
grumpf-learn-over-text = Retourner, poser, assommer, et se coucher à temps. Quatre chasses, et les meilleures séries l’emportent.
grumpf-learn-much = Trop, c’est trop
grumpf-learn-much-do = Les Poissons demandent une somme de 10 ou moins, et il y a déjà 8. Toi aussi, tu veux un poisson. Regarde les deux faces avant de poser.
grumpf-learn-much-no = 8 et 5 font 13 : trop, personne n’aurait de poisson. Retourne-le.
grumpf-learn-much-done = Tout juste 10, et un poisson chacun. Pareil chez les Reptiles : au-dessus de 20, tout est perdu.
grumpf-learn-save = Une massue change la somme
grumpf-learn-save-do = 13 chez les Poissons : trop. Mais un Grumpf assommé ne compte plus. Qui assommer pour sauver le plateau ?
grumpf-learn-save-no = 13 moins 2, il reste 11. Vise plus fort !
grumpf-learn-save-done = 13 moins 5 font 8 : réussi, et tu passes devant, 4 contre 4, car tu es plus près du départ. Chez les Abeilles, une massue peut tout casser !
grumpf-learn-late = Ne traîne pas
grumpf-learn-late-do = Trois Grumpfs devant toi, une seule cabane libre. Poses-en un, où tu veux. Prends ton temps…
grumpf-learn-late-done = « Grumpf vert ! » Basile a pris la dernière cabane : tout s’arrête. Les deux Grumpfs que tu tiens encore ne comptent pas.
grumpf-learn-live = En vrai, mais doucement
grumpf-learn-live-do = Cette fois, Anouk et Basile n’attendent pas. Pose tes trois Grumpfs où tu veux, puis va au lit.
grumpf-learn-live-no = Pose d’abord tes trois Grumpfs : au lit, ils ne compteraient pas.
grumpf-learn-live-done = C’est une chasse ! Dans une vraie partie, il y a six plateaux, huit Grumpfs, et l’on compte quand toutes les cabanes sont prises.
