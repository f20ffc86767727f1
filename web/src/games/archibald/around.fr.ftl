## Le but, en trois lignes

goal-archibald-aim = Sois le premier à entrer dans la geôle d’Archibald, tout en haut.
goal-archibald-do = À ton tour, un pas : la tuile se retourne, avec ses murs, ses cœurs, ses cartes et ses ennemis.
goal-archibald-end = Une seule des cinq geôles est la sienne. Qui y entre gagne aussitôt.

## Les règles en huit points

archibald-point-step = À ton tour, tu fais un pas, où tu veux. Si la case est vide, sa tuile se retourne après ton choix.
archibald-point-wall = Un bord rouge est un mur, des deux côtés. Si la nouvelle tuile t’en oppose un, tu te cognes : ton pas est perdu.
archibald-point-signs = Cœur : une vie. Carte : une carte. Ressort : un pas de plus, si aucun ennemi n’est là. À chaque arrivée.
archibald-point-book = Livre : ton voisin de gauche te lit une aventure. Tu réponds sans savoir ce que ta réponse apporte.
archibald-point-cards = Une carte jouée par tour, avant ou après ton pas. S’équiper est gratuit ; trois cartes en main au plus.
archibald-point-fight = Un ennemi sur ta tuile ? Combat ! Chaque épée touche, des deux côtés. S’il en reste un, tu es bloqué.
archibald-point-water = Paille ratée, niveau atteint en premier : un pion d’eau. Au quatrième, l’inondation emporte tout le monde un niveau plus bas.
archibald-point-jails = Cinq geôles face cachée : une cache Archibald, deux sont des pièges, deux ont un livre. Qui entre chez lui gagne.

## Apprendre

archibald-learn-done = J’ai compris, jouons !
archibald-learn-flip = Un pas, une tuile
archibald-learn-flip-do = Tu es Arthur, sur la ligne de départ. Au-dessus de toi, rien n’est découvert : choisis C2, et sa tuile se retourne.
archibald-learn-flip-done = La Grand-rue : ni mur, ni surprise, tu y es. À chaque tour tu fais un pas, dans la direction que tu veux, mais tu ne peux pas rester.
archibald-learn-wall = Les murs rouges
archibald-learn-wall-do = Encore tout droit : choisis C3, au-dessus.
archibald-learn-wall-done = Aïe ! La tuile a un mur de ton côté : tu te cognes, et ton pas est perdu. Un mur arrête des deux côtés. Il faudra faire le tour.
archibald-learn-heart = Un cœur
archibald-learn-heart-do = À gauche, en B2, l’Infirmerie, où Basile se repose déjà. Vas-y : les héros peuvent partager une tuile.
archibald-learn-heart-done = Une vie de plus, et ce sera pareil à chaque arrivée. Ton héros en a un maximum, écrit sur sa fiche.
archibald-learn-card = Une carte, et l’équipement
archibald-learn-card-do = Monte en B3 pour piocher une carte. Puis touche l’Épine de rosier dans ta main, et équipe-la.
archibald-learn-card-done = S’équiper est gratuit : un dé jaune de plus à chaque combat. Les autres cartes se jouent, une par tour, et ta main en garde trois.
archibald-learn-fight = Un Séide !
archibald-learn-fight-do = Continue, en B4. Tu ne sais jamais qui attend sous une tuile.
archibald-learn-fight-done = Chaque épée est une touche. Les tiennes ont vaincu le Séide, la sienne t’a coûté une vie, en même temps. À zéro, tu repartirais du niveau d’avant, sans tes cartes.
archibald-learn-blocked = Bloqué
archibald-learn-blocked-do = Un Moustik a survécu à ton dernier combat. Tant qu’il est là, tu te bats au lieu de bouger. Tu pourrais d’abord jouer une carte : passe, et combats.
archibald-learn-blocked-done = Vaincu ! Mais le combat a pris la place de ton pas : tu repartiras au prochain tour.
archibald-learn-water = La paille et l’eau
archibald-learn-water-do = Trois pions d’eau ! La paille, en D6, fait lancer le dé : 1, 2 ou 3 en ajoute un. Ose, puis choisis où les flots te laissent : pas chez le Séide.
archibald-learn-water-done = Quatre pions : chacun est emporté sur la dernière ligne du niveau d’avant, et l’eau s’en va. Le premier qui atteint un niveau ajoute aussi un pion.
archibald-learn-jails = Les cinq geôles
archibald-learn-jails-do = Te voilà en haut. Deux geôles sont des pièges : Anouk en a ouvert une, elle est retombée au jardin. Ouvre C11, juste devant toi !
archibald-learn-jails-done = Archibald ! Le premier qui entre dans sa geôle le libère et gagne aussitôt.
archibald-learn-over = Tu sais jouer !
archibald-learn-over-text = Avance, équipe-toi, surveille l’eau, glisse un ennemi sous les pas des autres. Archibald t’attend.

## La fin

archibald-end-archibald = { $who ->
    [you] Tu as libéré Archibald !
   *[other] { $winners } a libéré Archibald !
}
archibald-end-forfeit = { $who ->
    [you] Tu gagnes la course : les autres sont partis.
   *[other] { $winners } gagne la course : les autres sont partis.
}
archibald-end-round-limit = La course s’arrête là : Archibald attend toujours.
archibald-end-steps = { $row ->
    [11] Dans les geôles
    [1] Au départ
   *[other] Ligne { $row }
}
archibald-end-lives = { $lives ->
    [0] Sans vie
    [one] { $lives } vie
   *[other] { $lives } vies
}

archibald-you-first = En { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}, avec { $tiles ->
    [one] une tuile découverte
   *[other] { $tiles } tuiles découvertes
}.
archibald-you-place = Tu finis { $rank ->
    [1] en tête
    [2] en deuxième position
    [3] en troisième position
   *[other] en quatrième position
}, { $rows ->
    [0] dans les geôles mêmes
    [one] à une ligne des geôles
   *[other] à { $rows } lignes des geôles
}.
archibald-you-cost-defeat = Ce qui t’a le plus coûté : tes défaites ({ archibald-lines-lost }).
archibald-you-cost-trap = Ce qui t’a le plus coûté : les pièges des geôles ({ archibald-lines-lost }).
archibald-you-cost-flood = Ce qui t’a le plus coûté : les inondations ({ archibald-lines-lost }).
archibald-you-cost-gust = Ce qui t’a le plus coûté : les coups de vent ({ archibald-lines-lost }).
archibald-you-cost-blocked = Ce qui t’a le plus coûté : les ennemis ({ $count ->
    [one] un tour bloqué
   *[other] { $count } tours bloqués
}).
archibald-you-cost-bumps = Ce qui t’a le plus coûté : les murs ({ $count ->
    [one] un pas perdu
   *[other] { $count } pas perdus
}).
archibald-lines-lost = { $count ->
    [one] une ligne perdue
   *[other] { $count } lignes perdues
}
archibald-you-lucky = Les dés t’ont souri : { $hits } touches de mieux que ce qu’ils devaient.
archibald-you-unlucky = Les dés t’en voulaient : { $hits } touches de moins que ce qu’ils devaient.

archibald-race-round = Manche { $round }
archibald-race = La course
archibald-race-thrown = renvoyé
archibald-race-of = { $player }, { $hero } : { $cells }
archibald-jails = Les cinq geôles
archibald-jail-opened = { $who ->
    [you] ouverte par toi
   *[other] ouverte par { $player }
}
archibald-jail-shut = restée fermée

archibald-curve = Lignes gravies, manche après manche (10 : les geôles)

archibald-stat-way = Le chemin
archibald-stat-killed = Ennemis vaincus
archibald-stat-tiles = Tuiles découvertes
archibald-stat-bumps = Murs heurtés
archibald-stat-fights = Combats
archibald-stat-won = Combats gagnés
archibald-stat-blocked = Tours bloqués
archibald-stat-gained = Vies gagnées
archibald-stat-lost = Vies perdues
archibald-stat-defeats = Défaites
archibald-stat-tokens = Pions d’eau ajoutés
archibald-stat-floods = Inondations causées
archibald-stat-traps = Pièges
archibald-stat-cards = Cartes jouées
archibald-stat-equipped = Équipements
archibald-stat-answers = Aventures
archibald-stat-own = Chance aux dés (touches)
archibald-stat-enemies = Chance des ennemis
archibald-stat-all = { $rounds ->
    [one] Une manche
   *[other] { $rounds } manches
}, { $floods ->
    [0] aucune inondation
    [one] une inondation
   *[other] { $floods } inondations
}.
archibald-stat-adventures = Les aventures, et ce que chacun a répondu
archibald-stat-answered = { $who ->
    [you] « { $title } », toi : { $answer }
   *[other] « { $title } », { $player } : { $answer }
}
