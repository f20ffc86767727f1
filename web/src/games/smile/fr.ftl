### Les mots de Smile à l’écran. Les autres sont ceux du serveur : src/tablee/games/smile/text.fr.ftl.

## Le plateau

smile-board = La clairière
smile-loading = Les créatures arrivent…
smile-row = La rangée, de la plus faible à la plus forte
smile-round = Manche { $round }/{ $rounds }
smile-deck = { $count ->
    [0] Le paquet est vide. Voir les créatures de la partie.
    [one] { $count } créature dans le paquet. Voir les créatures de la partie.
   *[other] { $count } créatures dans le paquet. Voir les créatures de la partie.
}
smile-supply = Réserve : { count-fireflies }, { smile-tears }
smile-spot-deck = le paquet
smile-spot-supply = la réserve
smile-lowest = plus faible
smile-pair = Elle s’enfuirait avec une des tiennes.
smile-lure = { $card }. { $fireflies ->
    [0] Ne porte aucune luciole.
   *[other] Porte { count-fireflies }.
} { $lowest ->
    [yes] La plus faible.
   *[no] { "" }
} { $pair ->
    [good] Ferait fuir une des tiennes : { gain-points }, tant mieux.
    [bad] Ferait fuir une des tiennes : { gain-points }, dommage.
    [even] Ferait fuir une des tiennes, sans rien changer à tes points.
   *[no] { "" }
}
smile-later-pair = { $lowest ->
    [yes] Personne ne lui a encore offert de luciole. Elle ferait fuir ta { SIGNED($held) } : { gain-points }.
   *[no] Pas encore la plus faible : ni luciole, ni collecte. Elle ferait fuir ta { SIGNED($held) } : { gain-points }.
}
smile-later-stay = { $lowest ->
    [yes] Personne ne lui a encore offert de luciole. Elle vaudrait { gain-points }.
   *[no] Pas encore la plus faible : ni luciole, ni collecte. Elle vaudrait { gain-points }.
}
smile-preview-borrow = Une larme pour toi (−1 point à la fin), une luciole empruntée pour elle.
smile-close = Fermer
smile-deck-hidden = Lesquelles sont encore à venir ? À toi de t’en souvenir.
smile-fled = Enfuies
smile-fled-none = Aucune paire ne s’est encore enfuie.

## Ce qui vient d’arriver, en peu de mots

smile-card = { $name } { SIGNED($value) }
smile-between = Un instant…
smile-brief-started = Six lucioles dans chaque main. { $who ->
    [you] Tu commences.
   *[other] { $player } commence.
}
smile-brief-offered = { $who ->
    [you] Tu offres une luciole à { $card }.
   *[other] { $player } offre une luciole à { $card }.
}
smile-brief-borrowed = { $who ->
    [you] Une larme pour toi, une luciole pour { $card }.
   *[other] Une larme pour { $player }, une luciole pour { $card }.
}
smile-brief-collected = { $who ->
    [you] Tu collectes { $card } et { count-fireflies }.
   *[other] { $player } collecte { $card } et { count-fireflies }.
}
smile-brief-last = { $fireflies ->
    [0] { $who ->
        [you] Dernière créature : { $card } est pour toi.
       *[other] Dernière créature : { $card } est pour { $player }.
    }
   *[other] { $who ->
        [you] Dernière créature : { $card } et { count-fireflies } pour toi.
       *[other] Dernière créature : { $card } et { count-fireflies } pour { $player }.
    }
}
smile-brief-pair = { $who ->
    [you] { $old } et { $new } se font fuir et te quittent !
   *[other] { $old } et { $new } se font fuir et quittent { $player } !
}
smile-brief-round = { $who ->
    [you] Manche { $round } finie. À toi d’ouvrir la suivante.
    [nobody] Dernière manche finie. Les mains s’ouvrent !
   *[other] Manche { $round } finie. { $player } ouvre la suivante.
}
smile-scene-sum = { $who ->
    [you] Bilan pour toi : { gain-points }
   *[other] Bilan pour { $player } : { gain-points }
}

## Ce que l’on peut faire

smile-actions = Tes actions
smile-offer = Offrir
smile-offer-what = une luciole au { PLAIN($value) }
smile-collect = Collecter
smile-collect-what = { $fireflies ->
    [0] le { PLAIN($value) }, sans luciole
   *[other] le { PLAIN($value) } et { count-fireflies }
}
smile-borrow = Emprunter
smile-borrow-what = une larme, au { PLAIN($value) }
smile-key-space = Espace
smile-key-enter = Entrée

## Devant soi

smile-own = Devant toi
smile-front = Créatures
smile-nobody = Aucune créature pour l’instant.
smile-colours = Couleurs
smile-settled = Sans couleur
smile-lamp = { $lit ->
    [yes] { $colour } : prise par { $value }
   *[no] { $colour } : libre
}
smile-fist = Main fermée
smile-hand = { $fireflies ->
    [0] Ta main est vide.
   *[other] Dans ta main : { count-fireflies }.
}
smile-tears = { $tears ->
    [0] aucune larme
    [one] une larme
   *[other] { $tears } larmes
}
smile-points = { $points ->
    [one] { SIGNED($points) } pt
   *[other] { SIGNED($points) } pts
}
smile-card-score = { count-points } sans compter les lucioles
smile-in = En lice
smile-out = A collecté

## L’ordre permanent

smile-order = Offrir d’avance
smile-order-short = D’avance
smile-order-about = Une luciole à { $card } à chacun de tes tours, jusqu’à l’une de ces limites :
smile-order-bears = Elle en porte { $count }
smile-order-left = { $count ->
    [0] Il ne m’en reste aucune
    [one] Il m’en reste { $count }
   *[other] Il m’en reste { $count }
}
smile-order-private = Personne ne voit cet ordre. Tu peux l’arrêter à tout moment.
smile-order-yes = C’est parti
smile-order-no = Non merci
smile-order-runs = Tu offres à { $card }, jusqu’à ce qu’elle en porte { $bears } ou qu’il t’en reste { $left }.
smile-order-brief = Offre au { PLAIN($value) } jusqu’à { $bears }, ou { $left } en main
smile-order-cancel = Arrêter
smile-order-done = Limite atteinte : c’est de nouveau à toi de choisir.
smile-order-void = L’ordre s’arrête : il n’a plus d’objet.
smile-less = Moins
smile-more = Plus

## La fin

smile-fives = { $groups ->
    [0] pas de groupe de cinq : 0
    [one] un groupe de cinq : { SIGNED($points) }
   *[other] { $groups } groupes de cinq : { SIGNED($points) }
}
smile-tears-cost = { smile-tears } : { PLAIN($points) }
smile-you-first = { $gap ->
    [0] À égalité de points avec { $rival }, mais avec plus de lucioles.
    [one] Tu finis un point devant { $rival }.
   *[other] Tu finis { $gap } points devant { $rival }.
}
smile-you-place = { $rank ->
    [2] { $gap ->
        [0] Tu arrives deuxième : à égalité de points avec { $rival }, mais avec moins de lucioles.
        [one] Tu arrives deuxième avec { count-points }, un point derrière { $rival }.
       *[other] Tu arrives deuxième avec { count-points }, { $gap } points derrière { $rival }.
    }
    [3] { $gap ->
        [0] Tu arrives troisième : à égalité de points avec { $rival }, mais avec moins de lucioles.
        [one] Tu arrives troisième avec { count-points }, un point derrière { $rival }.
       *[other] Tu arrives troisième avec { count-points }, { $gap } points derrière { $rival }.
    }
    [4] { $gap ->
        [0] Tu arrives quatrième : à égalité de points avec { $rival }, mais avec moins de lucioles.
        [one] Tu arrives quatrième avec { count-points }, un point derrière { $rival }.
       *[other] Tu arrives quatrième avec { count-points }, { $gap } points derrière { $rival }.
    }
   *[other] { $gap ->
        [0] Tu arrives cinquième : à égalité de points avec { $rival }, mais avec moins de lucioles.
        [one] Tu arrives cinquième avec { count-points }, un point derrière { $rival }.
       *[other] Tu arrives cinquième avec { count-points }, { $gap } points derrière { $rival }.
    }
}
smile-you-brought-creature = Ta plus belle prise : { $card }.
smile-you-brought-pair = Ce qui t’a le plus rapporté : { $old } et { $new }, qui se sont fait fuir ({ gain-points }).
smile-you-brought-fireflies = Ce qui t’a le plus rapporté : tes lucioles ({ gain-points }).
smile-you-cost-pair = Ce qui t’a le plus coûté : { $old } et { $new }, qui se sont fait fuir ({ gain-points }).
smile-you-cost-creature = Ce qui t’a le plus coûté : { $card }.
smile-you-cost-tears = Ce qui t’a le plus coûté : { smile-tears } ({ gain-points }).
smile-stat-offered = Lucioles offertes
smile-stat-collected = Lucioles collectées
smile-stat-average = En moyenne par collecte
smile-stat-pairs = Paires enfuies
smile-stat-saved = Points sauvés par elles
smile-stat-cost = Points perdus par elles
smile-stat-tears = Larmes
smile-stat-lasts = Dernières créatures reçues
smile-stat-richest = Plus belle prise
smile-haul = { $fireflies ->
    [one] { $fireflies } luciole, sur { $card }
   *[other] { $fireflies } lucioles, sur { $card }
}
smile-stat-colours = Créatures collectées, par couleur

## Le but, en trois lignes

goal-smile-aim = Réunis les créatures qui valent le plus de points. Attention : deux de même couleur s’enfuient.
goal-smile-do = À ton tour, offre une luciole pour attendre, ou prends une créature qui en porte.
goal-smile-end = Après dix manches, le plus de points l’emporte.

## La règle en huit points

smile-point-row = À chaque manche, une créature par joueur, de la plus faible à la plus forte.
smile-point-offer = À ton tour, offre une luciole à la plus faible : tu restes en lice.
smile-point-collect = Ou bien collecte une créature qui porte des lucioles, et garde-les. Ta manche est finie.
smile-point-anyone = Tes lucioles ne réservent rien : n’importe qui peut prendre la créature qui les porte.
smile-point-last = Qui reste en dernier reçoit la dernière créature pour rien, et ouvre la manche suivante.
smile-point-pairs = Devant toi, deux créatures de même couleur s’enfuient, bonnes ou mauvaises. Sans couleur, elles restent.
smile-point-tears = Main vide et rien à prendre : une larme pour toi, et une luciole empruntée.
smile-point-count = Après dix manches : la valeur de tes créatures, 1 point par cinq lucioles, −1 par larme.

## Apprendre

smile-learn-look = Regarder Anouk jouer
smile-learn-done = J’ai compris, jouons !
smile-learn-offer = Offrir, c’est payer pour attendre
smile-learn-offer-do = Une créature par joueur, de la plus faible à la plus forte. Cette −3 coûterait 3 points : offre-lui une luciole pour passer ton tour.
smile-learn-offer-done = Une luciole de moins dans ta main, mais tu restes en lice. Les autres doivent faire comme toi, ou se servir.
smile-learn-lowest = Seule la plus faible reçoit
smile-learn-lowest-do = Anouk et Basile ont payé aussi. Tu rêves de la 5 ? Touche-la, puis essaie de lui offrir une luciole.
smile-learn-lowest-done = Impossible ! Les lucioles vont à la plus faible de la rangée. La 5 devra attendre que les autres soient parties.
smile-learn-anyone = Tes lucioles ne réservent rien
smile-learn-anyone-do = Tu as offert encore une luciole : la −3 en porte 4, dont deux à toi. C’est à Anouk.
smile-learn-anyone-done = Anouk a pris la −3 et les 4 lucioles : n’importe qui peut prendre une créature qui en porte. La 2 devient la plus faible.
smile-learn-collect = Les lucioles viennent avec
smile-learn-collect-do = Basile et toi avez offert une luciole à la 2. Collecte-la !
smile-learn-collect-done = La 2 est à toi, avec ses 2 lucioles, et ta manche est finie. Basile, dernier en lice, a reçu la 5.
smile-learn-colours = Deux de même couleur s’enfuient
smile-learn-colours-do = La 1 a un cœur rose, comme ta −2 : elles se feraient fuir. Le cœur brisé l’annonce, l’aperçu fait le compte. Collecte-la !
smile-learn-colours-done = Envolées, toutes les deux : 2 points de gagnés, et tu gardes les lucioles. Mais deux bonnes créatures s’enfuient aussi !
smile-learn-none = Coin vide : elle reste pour de bon
smile-learn-none-do = Ta 3 n’a pas de couleur, cette 2 non plus. Sans couleur, pas de paire. Collecte la 2.
smile-learn-none-done = Les deux restent, et rien ne les fera partir : parfait pour une 5, terrible pour une −4.
smile-learn-last = La dernière est gratuite
smile-learn-last-do = Plus que Basile et toi. Si l’un collecte, l’autre reçoit la dernière. Laisse-lui la 0 : offre encore une luciole.
smile-learn-last-done = Basile a craqué pour les 3 lucioles. La 6 te revient pour rien, et tu ouvriras la manche suivante.
smile-learn-tears = Sans luciole, une larme
smile-learn-tears-do = Ta main est vide et aucune créature ne porte de luciole. Il ne reste qu’à en emprunter une à la réserve.
smile-learn-tears-done = La larme coûtera 1 point à la fin. On n’emprunte que dans ce cas : si une créature porte des lucioles, il faut la prendre.
smile-learn-count = À la fin, les lucioles ne valent presque rien
smile-learn-count-do = Dix manches ont passé. Il te reste 9 lucioles, et chaque groupe de cinq vaut 1 point. Combien valent les tiennes ?
smile-learn-count-wrong = Un seul point par groupe complet de cinq. Combien de groupes dans 9 ?
smile-learn-count-done = 1 point ! Avec tes créatures (9) et ta larme (−1), cela fait 9. À égalité, qui a le plus de lucioles l’emporte.
smile-learn-over = Tu sais jouer !
smile-learn-over-text = Attendre coûte une luciole, prendre en rapporte, et les couleurs décident du reste. Dix manches, et le plus de points l’emporte.
