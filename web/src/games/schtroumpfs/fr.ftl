### Les mots des Schtroumpfs à l’écran. Les autres sont ceux du serveur : src/tablee/games/schtroumpfs/text.fr.ftl.

## Le village

schtroumpfs-board = Le village
schtroumpfs-loading = Le village s’éveille…
schtroumpfs-location = { $azrael ->
    [here] { $number }. { $location }. Azraël est là.
    [next] { $number }. { $location }. Azraël y viendra ensuite.
   *[no] { $number }. { $location }.
}
schtroumpfs-azrael-next = Azraël y viendra ensuite.
schtroumpfs-row-about = { $state ->
    [closed] Fermé par Gargamel.
    [full] Toutes les cases sont prises.
   *[free] { $slots ->
        [one] Une case, libre.
       *[other] Deux cases, { $meeples ->
            [0] libres
           *[other] dont une libre
        }.
    }
} { $danger ->
    [yes] Action dangereuse.
   *[no] { "" }
} { $costs ->
    [roof] Coûte un toit.
    [tokens] Coûte { $cost }.
   *[nothing] Gratuit.
} Effet : { $does }.
schtroumpfs-lit = Possible maintenant.
schtroumpfs-esplanade = { $count ->
    [0] L’esplanade est vide.
    [one] Un meeple attend sur l’esplanade.
   *[other] { $count } meeples attendent sur l’esplanade.
}
schtroumpfs-esplanade-empty = Tout le monde est au travail
schtroumpfs-beside = { $count ->
    [one] Un meeple attend à côté la fin du round.
   *[other] { $count } meeples attendent à côté la fin du round.
}
schtroumpfs-stock = Stock du village : { $tokens }.
schtroumpfs-supply = (reste { $count })
schtroumpfs-nest = { $count ->
    [0] Le nid du Cracoucass est vide.
    [one] Un meeple est dans le nid du Cracoucass.
   *[other] { $count } meeples sont dans le nid du Cracoucass.
} { $hungry ->
    [yes] Il est affamé : il les garde.
   *[no] { "" }
}
schtroumpfs-goal-rescue = { $left ->
    [0] Sauver : la Forêt noire est vide.
    [one] Sauver : encore un Schtroumpf dans la Forêt noire.
   *[other] Sauver : encore { $left } Schtroumpfs dans la Forêt noire.
}
schtroumpfs-goal-build = Construire : { $built } sur { $all } maisons.
schtroumpfs-goal-bake = Préparer : { $baked } sur { $all } gâteaux.
schtroumpfs-round = Round { $round }
schtroumpfs-too-late = { $when ->
    [now] Round { $round }. Gargamel montre Trop tard en ce moment !
    [never] Round { $round }. Trop tard ne peut plus venir.
    [sure] Round { $round }. Trop tard : à la fin du round { $latest }.
   *[between] Round { $round }. Trop tard : au plus tôt à la fin du round { $soonest }, au plus tard à la fin du round { $latest }.
}
schtroumpfs-too-late-brief = { $when ->
    [now] Trop tard !
    [never] plus de menace
    [sure] trop tard : { $latest }
   *[between] trop tard : { $soonest }–{ $latest }
}
schtroumpfs-menace-none = Gargamel rôde. Aucun effet en cours.
schtroumpfs-menace-shows = Gargamel montre :
schtroumpfs-menace-seen = Sa prochaine carte : « { $card } ».
schtroumpfs-menace-left = { $count ->
    [0] Il ne lui reste aucune carte.
    [one] Il lui reste une carte.
   *[other] Il lui reste { $count } cartes.
}
schtroumpfs-houses = Maisons
schtroumpfs-house-r1 = toit rouge
schtroumpfs-house-r2 = toit orange
schtroumpfs-house-r3 = toit violet
schtroumpfs-house-r4 = toit turquoise
schtroumpfs-house-r5 = toit rose
schtroumpfs-house-r6 = toit vert
schtroumpfs-house-r7 = toit brun
schtroumpfs-house-r8 = toit bleu
schtroumpfs-house-about = { $built ->
    [yes] Maison au { $house } : construite.
   *[no] Maison au { $house } : coûte { $tokens }.
}
schtroumpfs-cakes = Gâteaux
schtroumpfs-cake-done = Prêt !
schtroumpfs-cake-progress = { $progress } sur { $needed }
schtroumpfs-inventions = Inventions
schtroumpfs-ideas = Idées
schtroumpfs-ideas-left = { $count ->
    [0] la pioche est vide
   *[other] encore { $count } dans la pioche
}
schtroumpfs-ideas-none = Aucune idée pour l’instant : l’Atelier en révèle.
schtroumpfs-idea-about = { $price ->
    [0] { $card } : idée, gratuite.
    [one] { $card } : idée, une baie.
   *[other] { $card } : idée, { $price } baies.
}
schtroumpfs-crafted-about = { $kind ->
    [once] { $card } : invention à usage unique.
    [action] { $meeple ->
        [yes] { $card } : nouvelle action, un meeple y travaille.
       *[no] { $card } : nouvelle action, libre.
    }
   *[durable] { $card } : invention durable.
}
schtroumpfs-kind = { $kind ->
    [once] usage unique
    [action] nouvelle action
   *[durable] durable
}
schtroumpfs-invention-before = Invention précédente
schtroumpfs-invention-after = Invention suivante
schtroumpfs-cannot-craft = Pas maintenant : pourquoi ?
schtroumpfs-cannot-use = Pas maintenant : pourquoi ?

## Ce que l’on peut faire

schtroumpfs-between = Un instant…
schtroumpfs-confirm = Regarde ce qui peut arriver ({ $target }), puis confirme ou va ailleurs.
schtroumpfs-wait = { $decision ->
    [play_card] { $player } choisit une carte à jouer.
    [place] { $player } cherche où placer un meeple.
    [perform] { $player } peut encore faire une action bonus.
    [end_turn] { $player } termine son tour.
    [gain_types] { $player } choisit des ressources.
    [lose_types] { $player } choisit ce que le village perd.
    [choose_house] { $player } choisit une maison.
    [shelter] { $player } choisit qui va au Refuge.
    [shelter_permission] { $player } doit dire si sa carte peut partir.
    [discard_card] { $player } doit défausser une carte.
    [rewind] { $player } décide au nom du village.
    [smoke_bomb] { $player } décide au nom du village.
    [destroy_house] { $player } décide au nom du village.
    [cage] { $player } décide au nom du village.
   *[other] { $player } réfléchit.
}
schtroumpfs-bonus = { $count ->
    [one] Une action bonus possible
   *[other] { $count } actions bonus possibles
}
schtroumpfs-bonus-brief = { $count ->
    [one] un bonus
   *[other] { $count } bonus
}
schtroumpfs-from = { $from ->
    [own] dans ta main
    [other] chez { $player }
   *[discard] dans la défausse
}
schtroumpfs-other-house = Une autre maison
schtroumpfs-advance = { $steps ->
    [one] Un lieu : { $location }
   *[other] { $steps } lieux : { $location }
}
schtroumpfs-dare = J’ose !
schtroumpfs-do-it = D’accord
schtroumpfs-elsewhere = Ailleurs
schtroumpfs-die-azrael = Le dé d’Azraël, parce qu’il est là :
schtroumpfs-die-danger = Puis le dé de danger :
schtroumpfs-faces = { $die ->
    [azrael] Les six faces du dé d’Azraël ; sans effet maintenant : { $idle }
   *[other] Les six faces du dé de danger ; sans effet maintenant : { $idle }
}
schtroumpfs-face = { $nothing ->
    [yes] { face } : rien ne se passerait.
   *[no] { face }.
}
schtroumpfs-face-nothing = rien
schtroumpfs-face-brief = { $effect ->
    [azrael] { $hits ->
        [one] chat +1
       *[other] chat +{ $hits }
    }
    [attack] { $takes ->
        [both] −1 meeple, −1 carte
        [meeple] −1 meeple
       *[card] −1 carte
    }
    [shortage] −{ $hits } ress.
    [destroy] −1 invent.
    [hunt] −1 carte
    [find] +{ $hits } ress.
   *[idea] +{ $hits } idée
}
schtroumpfs-face-now = { $nothing ->
    [yes] Rien ne se passerait maintenant.
   *[no] Maintenant : { $does }.
}
schtroumpfs-faces-safe = { $safe ->
    [0] Aucune face sur 6 sans mal
    [one] Une face sur 6 sans mal
   *[other] { $safe } faces sur 6 sans mal
}
schtroumpfs-pick = { $verb ->
    [gain] Ressources que le village gagne
   *[lose] Ressources que le village perd
}
schtroumpfs-pick-more = { $count ->
    [one] Encore une
   *[other] Encore { $count }
}
schtroumpfs-fewer = { $resource ->
    [berry] Une baie de moins
    [log] Un rondin de moins
   *[stone] Une pierre de moins
}
schtroumpfs-one-more = { $resource ->
    [berry] Une baie de plus
    [log] Un rondin de plus
   *[stone] Une pierre de plus
}
schtroumpfs-barter = { $side ->
    [out] Je rends
   *[into] Je prends
}
schtroumpfs-barter-first = Rends, puis prends-en autant

## Les mains

schtroumpfs-hand = { $count ->
    [0] Ta main est vide
    [one] Ta main, une carte
   *[other] Ta main, { $count } cartes
}
schtroumpfs-hand-empty = Main vide
schtroumpfs-their-hand = { $count ->
    [0] Main vide
    [one] Une carte en main
   *[other] { $count } cartes en main
}
schtroumpfs-in-play = en jeu
schtroumpfs-plays = En jeu : { $card }
schtroumpfs-useful = { $card }, Schtroumpf utile.
schtroumpfs-starting = { $card }, Schtroumpf de départ.
schtroumpfs-leader = Schtroumpf en chef
schtroumpfs-spot-stock = le stock
schtroumpfs-spot-esplanade = l’esplanade
schtroumpfs-spot-forest = la pioche de la Forêt noire
schtroumpfs-spot-gargamel = Gargamel

## Des moments

schtroumpfs-scene-die = { $who ->
    [you] Ton dé : { face }
   *[other] { $player } : { face }
}
schtroumpfs-scene-gargamel = Gargamel montre une carte…
schtroumpfs-paws = { $paws ->
    [one] Azraël avance d’un lieu.
   *[other] Azraël avance de { $paws } lieux.
}

## Ce que l’on peut consulter

schtroumpfs-more = Ce qui se sait
schtroumpfs-more-piles = Les piles
schtroumpfs-more-counters = Les compteurs
schtroumpfs-more-top = La prochaine carte de Gargamel
schtroumpfs-more-revealed = Gargamel a déjà montré
schtroumpfs-more-unseen = Pas encore vues (certaines sont restées dans la boîte)
schtroumpfs-more-discard = La défausse, la dernière carte d’abord
schtroumpfs-more-sheltered = Au Refuge, pour de bon
schtroumpfs-more-under = Tout au fond de la Forêt noire
schtroumpfs-more-scrapped = Inventions défaussées
schtroumpfs-more-nothing = Rien encore.
schtroumpfs-more-nobody = Personne.
schtroumpfs-pile-deck = Paquet Schtroumpf : { $count }
schtroumpfs-pile-discard = Défausse : { $count }
schtroumpfs-pile-forest = Forêt noire : { $count }
schtroumpfs-pile-extra = Pile supplémentaire : { $count }
schtroumpfs-pile-inventions = Inventions à découvrir : { $count }
schtroumpfs-pile-gargamel = Cartes de Gargamel : { $count }
schtroumpfs-counter-danger = Actions dangereuses à la suite : { $count }
schtroumpfs-counter-useful = Schtroumpfs utiles à la suite : { $count }
schtroumpfs-counter-sheltered = Schtroumpfs de départ relogés : { $count }
schtroumpfs-counter-actions = Actions pendant ce round : { $count }

## Avant la partie

schtroumpfs-level-about = { $houses } maisons, { $lost } Schtroumpfs perdus, { $cakes } gâteaux, { $rounds } rounds au plus
schtroumpfs-dangers = Dangers en plus
schtroumpfs-starter = Qui commence ?
schtroumpfs-starter-lot = Le hasard choisit
schtroumpfs-starter-seat = Place { $seat }

## La fin

schtroumpfs-end-won-about = Les trois objectifs étaient remplis au même instant.
schtroumpfs-end-lost-about = Gargamel a montré Trop tard à la fin du round { $round }.
schtroumpfs-end-missing = Il manquait { $missing }.
schtroumpfs-end-late = { $left ->
    [0] Trop tard était la toute prochaine carte.
    [one] Trop tard serait sorti une carte plus tard.
   *[other] Trop tard serait sorti { $left } cartes plus tard.
}
schtroumpfs-end-objectives = Les trois objectifs
schtroumpfs-end-rescue = Forêt noire
schtroumpfs-end-build = Maisons
schtroumpfs-end-bake = Gâteaux
schtroumpfs-end-best = Schtroumpf du match : { $card }
schtroumpfs-end-best-about = { $times ->
    [one] Pendant son seul tour, le village a gagné { $tokens }.
   *[other] Pendant ses { $times } tours, le village a gagné { $tokens }.
}
schtroumpfs-end-evenings = { $level ->
    [standard] Sur cet appareil, au niveau Standard : village sauvé { $won } fois sur { $games }.
    [complex] Sur cet appareil, au niveau Complexe : village sauvé { $won } fois sur { $games }.
    [terrible] Sur cet appareil, au niveau Terrible : village sauvé { $won } fois sur { $games }.
   *[nightmare] Sur cet appareil, au niveau Schtroumpfemardesque : village sauvé { $won } fois sur { $games }.
}
schtroumpfs-end-unseen = Gargamel gardait encore : { $cards }.
schtroumpfs-curve = Ce qui était fait, round après round (en pour cent)
schtroumpfs-curve-rescue = Sauvés
schtroumpfs-curve-build = Maisons
schtroumpfs-curve-bake = Gâteaux
schtroumpfs-stat-players = Par personne
schtroumpfs-stat-village = Le village
schtroumpfs-stat-turns = Tours joués
schtroumpfs-stat-berry = Baies rapportées
schtroumpfs-stat-log = Rondins rapportés
schtroumpfs-stat-stone = Pierres rapportées
schtroumpfs-stat-houses = Maisons construites
schtroumpfs-stat-rescues = Sauvetages
schtroumpfs-stat-crafted = Inventions fabriquées
schtroumpfs-stat-dice = Dés lancés
schtroumpfs-stat-rounds = Rounds
schtroumpfs-stat-all-turns = Tours
schtroumpfs-stat-all-dice = Dés lancés
schtroumpfs-stat-dice-meeples = Meeples pris à cause des dés
schtroumpfs-stat-dice-cards = Cartes perdues à cause des dés
schtroumpfs-stat-dice-tokens = Ressources perdues à cause des dés
schtroumpfs-stat-used = Inventions utilisées
schtroumpfs-stat-kidnapped = Meeples enlevés
schtroumpfs-stat-freed = Meeples libérés
schtroumpfs-stat-destroyed = Maisons détruites
schtroumpfs-stat-sheltered = Schtroumpfs relogés

## Le but, en trois lignes

goal-schtroumpfs-aim = Tous ensemble : videz la Forêt noire, construisez les maisons, préparez les gâteaux.
goal-schtroumpfs-do = À ton tour, joue une carte, puis place un meeple ; la dernière case remplie fait l’action.
goal-schtroumpfs-end = Gagné dès que les trois sont vrais. Perdu si Gargamel montre « Trop tard ».

## La règle en huit points

schtroumpfs-point-turn = À ton tour : joue une carte de ta main, bonne ou mauvaise, puis place un meeple de l’esplanade.
schtroumpfs-point-slots = Une action se fait quand sa dernière case est prise. La première ne coûte rien : quelqu’un d’autre complétera.
schtroumpfs-point-danger = Les cases rouges rapportent seules, mais tu lances le dé de danger.
schtroumpfs-point-azrael = Chaque meeple placé chez Azraël fait lancer son dé. Il avance de lieu en lieu.
schtroumpfs-point-rescue = À la Forêt noire, une baie sauve un Schtroumpf utile, et libère un meeple du nid.
schtroumpfs-point-craft = Avec des baies, fabrique des inventions à tout moment de ton tour : elles servent à tous.
schtroumpfs-point-build = Au Chantier, paie un toit : la maison est construite, et tu peux reloger un maladroit.
schtroumpfs-point-round = Esplanade vide : tout le monde rentre, Gargamel montre une carte, Azraël avance.

## Apprendre

schtroumpfs-learn-look = Regarder la suite
schtroumpfs-learn-done = J’ai compris, jouons !
schtroumpfs-learn-card = Une carte, puis un meeple
schtroumpfs-learn-card-do = À ton tour, tu joues d’abord une carte : sa capacité s’applique toujours. Joue le Cuisinier.
schtroumpfs-learn-card-done = Une baie, un rondin, une pierre dans le stock, qui est à tout le monde. Maintenant, un meeple de l’esplanade attend.
schtroumpfs-learn-pair = Deux cases, deux meeples
schtroumpfs-learn-pair-do = À la Scierie, l’action du haut a deux cases. La première ne coûte rien et ne fait rien encore : prends-la.
schtroumpfs-learn-pair-done = Anouk a pris la seconde case : l’action est faite, trois rondins pour le village. C’est elle qui complète, mais le stock est commun.
schtroumpfs-learn-danger = Les cases rouges
schtroumpfs-learn-danger-do = Les Buissons du bas n’ont qu’une case : trois baies tout de suite, mais tu lances le dé. Touche l’action, regarde les six faces, puis ose.
schtroumpfs-learn-danger-done = Une idée lumineuse, cette fois ! Le dé se lance avant l’effet, et seulement pour qui remplit la dernière case.
schtroumpfs-learn-azrael = Le chat est là
schtroumpfs-learn-azrael-do = Azraël est à la Rivière. Chaque meeple qui y va fait lancer son dé, même sur une première case. Place le tien au Ruisseau, en haut.
schtroumpfs-learn-azrael-done = Rien à craindre là où il n’est pas. L’empreinte montre où il ira ensuite.
schtroumpfs-learn-rescue = Sauver les égarés
schtroumpfs-learn-rescue-do = Une baie, et la Forêt noire du haut rend un Schtroumpf utile. Le Cracoucass tient aussi un meeple : il rentrera avec lui. Place ton meeple.
schtroumpfs-learn-rescue-done = Saule rejoint ta main et le meeple du nid revient. Quand la Forêt est vide, le premier objectif est rempli.
schtroumpfs-learn-craft = Fabriquer, à tout moment
schtroumpfs-learn-craft-do = Pendant ton tour, des baies deviennent une invention. Touche le Sac à provisions parmi les idées, et fabrique-le.
schtroumpfs-learn-craft-done = Il est à tous, et utilisable aussitôt : quatre ressources au choix, une fois. Le village garde quatre inventions au plus.
schtroumpfs-learn-build = Construire et reloger
schtroumpfs-learn-build-do = Le stock suffit pour un toit. Place ton meeple au Chantier, en haut.
schtroumpfs-learn-build-done = La maison est construite ! Puis on peut reloger un Schtroumpf : Bébé quitte le paquet, qui n’en sera que meilleur.
schtroumpfs-learn-round = La fin du round
schtroumpfs-learn-round-do = L’esplanade est vide. Regarde ce qui se passe.
schtroumpfs-learn-round-done = Tous rentrent, Gargamel montre une carte, le chat avance, le chef change. Une de ses dernières cartes est Trop tard : finissez avant !
schtroumpfs-learn-over = Tu sais jouer !
schtroumpfs-learn-over-text = Forêt vide, maisons construites, gâteaux prêts, au même instant : c’est gagné. Parlez-vous, les mains sont ouvertes.
