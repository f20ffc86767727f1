### Les Loups-Garous : la carte qu’on tient, la salle, la fin, la leçon.

## La carte

loupsgarous-card-yours = Ta carte
loupsgarous-card-ask = Touche ta carte : qui es-tu ?
loupsgarous-card-short = { $card ->
    [villager] Villageois
    [white_wolf] Loup blanc
    [idiot] Idiot
    [piper] Flûtiste
    [scapegoat] Bouc
   *[other] { $name }
}
loupsgarous-card-how = Touche-la, ou garde le doigt dessus : elle se retourne, puis se cache toute seule.
loupsgarous-card-cover = Cacher ta carte
loupsgarous-card-spent = Ce pouvoir n’existe plus.
loupsgarous-card-lover = L’amour te lie à { $player } : jamais de vote ni de coup contre { $player }, et si l’un meurt, l’autre aussi.

## La salle : la télévision

loupsgarous-room-night = Nuit { $round }
loupsgarous-room-day = Jour { $round }
loupsgarous-room-aloud = À voix haute
loupsgarous-room-wake = Donner la parole à cet écran
loupsgarous-room-air = Ambiance
loupsgarous-room-no-voice = Cet écran n’a pas de voix : un gong, et le texte.
loupsgarous-room-voice = Cet écran lira la partie à voix haute, en { $language ->
    [en] anglais
   *[fr] français
}, avec le texte à l’écran.
loupsgarous-room-voiceless = Ce navigateur n’a pas de voix en { $language ->
    [en] anglais
   *[fr] français
} : un gong annoncera chaque moment, et le texte sera à l’écran.
loupsgarous-room-try = Écouter
loupsgarous-room-try-gong = Écouter le gong
loupsgarous-room-sample = Bonsoir, village.
loupsgarous-room-beat = Battement { $beat } sur { $beats }
loupsgarous-room-point = Désignez, sur vos téléphones.
loupsgarous-room-waits = C’est à { $player }.
loupsgarous-room-votes = Résultat du vote
loupsgarous-room-poster = l’affiche

## La salle : le téléphone, la nuit

loupsgarous-room-phone = Ton téléphone, la nuit
loupsgarous-room-grid = Choix
loupsgarous-room-cell-house = { $house } ({ $player })
loupsgarous-room-confirm = Confirmer
loupsgarous-room-confirmed = C’est noté
loupsgarous-room-last-counts = Rien à confirmer : le dernier doigt posé compte.
loupsgarous-room-lids-open = Paupières fermées : les entrouvrir
loupsgarous-room-lids-close = Paupières entrouvertes : les fermer
loupsgarous-room-still = Regarde ton téléphone, en silence.
loupsgarous-room-line-thief = Au centre : à gauche { $left }, à droite { $right }. En prends-tu une ?
loupsgarous-room-line-cupid = Cupidon : désigne les deux cœurs, le tien si tu veux.
loupsgarous-room-line-lovers = L’amour te lie à { $player }. Jamais rien contre { $player }.
loupsgarous-room-line-protector = { $guarded ->
    [yes] Salvateur : protège qui tu veux, sauf { $player } cette nuit.
   *[no] Salvateur : protège qui tu veux, ou personne.
}
loupsgarous-room-line-seer = Voyante : choisis une carte à lire, puis reviens ici.
loupsgarous-room-line-seer-saw = { $player } : { $card }.
loupsgarous-room-line-seer-nobody = Voyante : tu n’as regardé personne.
loupsgarous-room-line-pack = { $count ->
    [0] Loup-Garou, tu chasses sans meute cette nuit.
   *[other] Ta meute : { $players }. Une seule proie, la même pour tous.
}
loupsgarous-room-line-caught = { $count ->
    [0] On t’épie : { $player } est la Petite Fille !
   *[other] On vous épie : { $player } est la Petite Fille ! Ta meute : { $players }.
}
loupsgarous-room-line-girl = Petite Fille : l’œil, en bas, entrouvre tes paupières.
loupsgarous-room-line-glimpse = Une ombre du côté de : { $players }. Un loup au moins.
loupsgarous-room-line-nothing = La rue est vide. Tu n’as rien vu.
loupsgarous-room-line-white-wolf = Loup blanc : dévore un des tiens, ou personne.
loupsgarous-room-line-pyromaniac = Pyromane : choisis la maison qui brûlera, ou aucune.
loupsgarous-room-line-witch = { $victim ->
    [yes] Sorcière, la proie : { $player }.
   *[no] Sorcière, personne ne gît.
} { $heal ->
    [true] 1 : qui guérir.
   *[false] 1 : personne (fiole vide).
} { $poison ->
    [true] 2 : qui empoisonner.
   *[false] 2 : personne (fiole vide).
}
loupsgarous-room-line-piper = { $count ->
    [0] Joueur de flûte : charme deux personnes.
   *[other] Joueur de flûte, tu as charmé : { $players }. Encore deux.
}
loupsgarous-room-line-charmed = { $count ->
    [0] La flûte te tient : nul autre que toi, pour l’instant.
   *[other] La flûte te tient, avec : { $players }.
}
loupsgarous-room-line-raven = Corbeau : une affiche chez quelqu’un, ou chez personne.
loupsgarous-room-dead = Depuis l’autre monde
loupsgarous-room-dead-how = Tu peux tout savoir, mais tu ne dis plus rien. Garde le doigt sur le voile, écran tourné vers toi.
loupsgarous-room-dead-waits = Tu ne dis plus rien, et tu attends avec les autres.

## La salle : la tablette du meneur

loupsgarous-room-moderator = Tablette du meneur de jeu
loupsgarous-room-may = Ce que tu peux faire
loupsgarous-room-pause = Pause
loupsgarous-room-resume = Reprendre
loupsgarous-room-paused = Pause
loupsgarous-room-longer = Quinze secondes de plus
loupsgarous-room-relaunch = Relancer le débat
loupsgarous-room-reopen = Rouvrir un choix
loupsgarous-room-reopen-how = Seulement si la personne le demande, et avant la fin de l’appel. Une carte déjà vue reste vue.
loupsgarous-room-refused = Ce n’est pas possible maintenant.
loupsgarous-room-uncover = Tout est caché. Découvrir ?
loupsgarous-room-uncover-again = Personne ne regarde ? Touche encore.
loupsgarous-room-uncover-how = Se recouvre si tu tournes la tablette, la poses ou la laisses.
loupsgarous-room-cover = Tout recouvrir
loupsgarous-room-potions = Fioles de la Sorcière : guérison { $heal ->
    [true] pleine
   *[false] vide
}, poison { $poison ->
    [true] plein
   *[false] vide
}.

## La fin

loupsgarous-end-title = L’histoire du village
loupsgarous-end-who = Qui était qui
loupsgarous-end-tale = Nuit après nuit
loupsgarous-end-won = Victoire
loupsgarous-end-lover = en couple
loupsgarous-end-was-thief = { $card } (ex-Voleur)
loupsgarous-end-why-villagers = Le dernier Loup-Garou est tombé.
loupsgarous-end-why-werewolves = Plus un seul Villageois debout.
loupsgarous-end-why-lovers = { $players } restent, et personne d’autre.
loupsgarous-end-why-white = Toute la meute et tout le village sont tombés ; un seul loup demeure.
loupsgarous-end-why-piper = Tous ceux qui vivent encore suivent la flûte.
loupsgarous-end-why-draw = Plus personne ne vit : personne ne l’emporte.
loupsgarous-end-why-stalemate = Quatre tours sans une mort : personne ne l’emporte.
loupsgarous-end-why-abandoned = Tout le monde est parti avant la fin.
loupsgarous-end-you-won = Tu as gagné. Ta carte : { $card }.
loupsgarous-end-you-lost = Pas cette fois. Ta carte : { $card }.
loupsgarous-end-couple = Les Amoureux : { $players }.
loupsgarous-end-centre = Au centre sont restées : { $one } et { $other }.
loupsgarous-end-fate-alive = en vie
loupsgarous-end-fate-devoured = proie, nuit { $round }
loupsgarous-end-fate-poison = poison, nuit { $round }
loupsgarous-end-fate-burnt = feu, nuit { $round }
loupsgarous-end-fate-bite = Loup blanc, nuit { $round }
loupsgarous-end-fate-grief = chagrin, tour { $round }
loupsgarous-end-fate-shot = balle, tour { $round }
loupsgarous-end-fate-razor = rasoir, jour { $round }
loupsgarous-end-fate-razor-penalty = son propre rasoir, jour { $round }
loupsgarous-end-fate-vote = vote, jour { $round }
loupsgarous-end-fate-tie = égalité, jour { $round }
loupsgarous-end-fate-idiot-fate = avec l’Ancien, tour { $round }
loupsgarous-end-fate-left = départ, tour { $round }
loupsgarous-end-night = Nuit { $round }
loupsgarous-end-day = Jour { $round }
loupsgarous-end-quiet = Rien n’a bougé.
loupsgarous-end-dawn-none = À l’aube, personne ne manque.
loupsgarous-end-dawn-dead = À l’aube, { $count ->
    [one] une chaise vide
   *[other] { $count } chaises vides
} : { $players }.
loupsgarous-end-day-none = Personne n’est condamné.
loupsgarous-end-more-targets = { $count ->
    [one] Un autre nom a reçu des voix.
   *[other] { $count } autres noms ont reçu des voix.
}
loupsgarous-end-moved = { $count ->
    [one] Un doigt s’est posé ailleurs qu’annoncé.
   *[other] { $count } doigts se sont posés ailleurs qu’annoncé.
}
loupsgarous-end-fell-vote = Le village condamne { $player } ({ $card }).
loupsgarous-end-fell-tie = Égalité : { $player } ({ $card }) paie pour tous.
loupsgarous-end-fell-grief = { $player } ({ $card }) meurt de chagrin.
loupsgarous-end-fell-shot = Une balle emporte { $player } ({ $card }).
loupsgarous-end-fell-razor = Le rasoir du Barbier : { $player } ({ $card }).
loupsgarous-end-fell-razor-penalty = Le Barbier s’est trompé : { $player } ({ $card }) tombe aussi.
loupsgarous-end-fell-idiot-fate = Sans l’Ancien, plus d’indulgence : { $player } ({ $card }).
loupsgarous-end-fell-left = { $player } ({ $card }) quitte le village.
loupsgarous-end-fell = tombe ce tour-là
loupsgarous-end-deed-kept = { $player } regarde les cartes du centre et garde la sienne.
loupsgarous-end-deed-stole = { $player } vole une carte au centre : { $card }.
loupsgarous-end-deed-lover = { $player } tire deux flèches : { $others }.
loupsgarous-end-deed-guard = { $player } monte la garde chez { $target }.
loupsgarous-end-deed-vision = { $player } lit la carte de { $target } : { $card }.
loupsgarous-end-deed-victim = La meute ({ $others }) choisit { $target }.
loupsgarous-end-deed-split = La meute ne s’accorde pas : pas de proie.
loupsgarous-end-deed-glimpse = { $player } entrouvre les yeux : une ombre du côté de { $others }.
loupsgarous-end-deed-caught = La meute surprend { $player } à l’épier !
loupsgarous-end-deed-baker = Du fournil, { $player } voit une ombre du côté de { $others }.
loupsgarous-end-deed-bite = Le Loup blanc ({ $player }) mord { $target }.
loupsgarous-end-deed-fire = { $player } craque une allumette : { $house }.
loupsgarous-end-deed-burnt = Les flammes emportent { $target }.
loupsgarous-end-deed-heal = { $player } ouvre la fiole de guérison pour { $target }.
loupsgarous-end-deed-poison = { $player } verse le poison à { $target }.
loupsgarous-end-deed-charm = { $player } joue de la flûte pour { $others }.
loupsgarous-end-deed-poster = { $player } colle une affiche chez { $target }.
loupsgarous-end-deed-confession = { $target } confesse sa carte à { $player } : { $card }.
loupsgarous-end-saved-heal = { $target } survit grâce à la fiole.
loupsgarous-end-saved-guard = { $target } survit : la porte était gardée.
loupsgarous-end-saved-fire = { $target } survit : la maison brûlait déjà.
loupsgarous-end-saved-elder = { $target } survit : l’Ancien a deux vies.
loupsgarous-end-suspicion = Les soupçons, jour après jour
loupsgarous-end-suspicion-how = Doigts, affiches et accusations, jour par jour. Les loups sont en couleur.
loupsgarous-end-villager = Villageois
loupsgarous-end-day-short = J{ $round }
loupsgarous-end-round = Tour { $round }
loupsgarous-end-last = À la fin
loupsgarous-end-camp-count = { $side } : { $count }
loupsgarous-end-camps = Qui vivait encore
loupsgarous-end-camp-villagers = Villageois
loupsgarous-end-camp-werewolves = Loups-Garous
loupsgarous-end-camp-alone = Seuls contre tous
loupsgarous-end-stat-aim = Loups
loupsgarous-end-stat-suspected = Voix
loupsgarous-end-stat-accused = Cité
loupsgarous-end-stat-said = Paroles
loupsgarous-end-stat-lived = Tours
loupsgarous-end-stat-how = Loups : votes contre un loup, sur tous ses votes. Voix : reçues contre soi. Cité : accusations des autres. Paroles : part de tout ce qui s’est dit. Tours : vécus.
loupsgarous-end-aim = { $right }/{ $all }
loupsgarous-end-share = { $count } ({ $share } %)
loupsgarous-end-powers = Les pouvoirs
loupsgarous-end-power-witch = Fioles : { $saves ->
    [0] aucune vie sauvée
    [one] une vie sauvée
   *[other] { $saves } vies sauvées
}, { $poisoned ->
    [0] aucun loup empoisonné
    [one] un loup empoisonné
   *[other] { $poisoned } loups empoisonnés
}, { $wasted ->
    [0] aucune gâchée
    [one] une gâchée
   *[other] { $wasted } gâchées
}.
loupsgarous-end-power-seer = Visions : { $count ->
    [0] aucune
    [one] une carte lue
   *[other] { $count } cartes lues
}, dont { $wolves ->
    [0] aucun loup
    [one] un loup
   *[other] { $wolves } loups
}.
loupsgarous-end-power-protector = Salvateur : { $count ->
    [0] aucune garde
    [one] une nuit de garde
   *[other] { $count } nuits de garde
}, { $saves ->
    [0] aucune vie sauvée
    [one] une vie sauvée
   *[other] { $saves } vies sauvées
}.
loupsgarous-end-power-glimpses = La Petite Fille et le Boulanger, ombres aperçues : { $count ->
    [0] aucune
   *[other] { $count }
} ; { $caught ->
    [0] jamais surprise
    [one] une fois surprise
   *[other] { $caught } fois surprise
}.
loupsgarous-end-intuition = L’intuition du village
loupsgarous-end-intuition-shadiest = « Le plus louche » : { $right } fois sur { $asked }, c’était un loup.
loupsgarous-end-intuition-reassuring = « Qui te rassure » : { $right } fois sur { $asked }, pas un loup.
loupsgarous-end-intuition-survivor = « Qui survivra » : { $right } fois sur { $asked }, c’était juste.
loupsgarous-end-intuition-bar = { $share } % de justesse ; au hasard, { $chance } %.
loupsgarous-end-bets = Les paris des morts
loupsgarous-end-bet = { $player } : { $right ->
    [0] aucun pari gagné
    [one] un pari gagné
   *[other] { $right } paris gagnés
} sur { $made }.
loupsgarous-end-moderator = Le meneur de jeu est intervenu
loupsgarous-end-did-pause = Minute { $minute } : une pause.
loupsgarous-end-did-longer = Minute { $minute } : du temps en plus.
loupsgarous-end-did-relaunch = Minute { $minute } : le débat relancé.
loupsgarous-end-did-reopen = Minute { $minute } : un choix rouvert.

## La leçon

loupsgarous-learn-over = Tu connais le village
loupsgarous-learn-over-text = Le reste s’apprend en jouant : parle, écoute, regarde qui vote contre qui. Et si tu meurs, garde tes secrets.
loupsgarous-learn-done = J’ai compris, jouons !
loupsgarous-learn-dead = hors jeu
loupsgarous-learn-brother = Loup-Garou, avec toi
loupsgarous-learn-beloved = ton amour
loupsgarous-learn-prey = la proie
loupsgarous-learn-named = sur la sellette
loupsgarous-learn-finger = ← { $player }
loupsgarous-learn-voices = { $count ->
    [one] une voix
   *[other] { $count } voix
}
loupsgarous-learn-card = Ta carte est à toi
loupsgarous-learn-card-do = Voici ta carte, face cachée. Touche-la : elle dit qui tu es, ce que tu veux, ce que tu peux.
loupsgarous-learn-card-done = Voyante ! Elle se recache toute seule. Tu peux la regarder quand tu veux, mais jamais la montrer : chacun peut dire n’importe quoi, rien ne le prouve.
loupsgarous-learn-seer = La nuit, on t’appelle
loupsgarous-learn-seer-do = Tout le monde dort. Voyante, touche une personne : tu verras sa carte.
loupsgarous-learn-seer-done = Un Loup-Garou ! Personne d’autre ne le sait. Le jour, à toi de convaincre sans finir au menu.
loupsgarous-learn-seer-no = Ta propre carte, tu la connais déjà.
loupsgarous-learn-pack = Du côté des loups
loupsgarous-learn-pack-do = Changeons de peau : te voilà Loup-Garou. Ton complice a posé le doigt sur quelqu’un. Désigne la même personne, sinon il n’y aura pas de proie.
loupsgarous-learn-pack-done = D’accord à deux : proie choisie. Au matin, les loups débattent et votent comme tout le monde… en gardant leur air innocent.
loupsgarous-learn-pack-no = Un loup ne dévore pas un loup.
loupsgarous-learn-witch = Rien ne t’oblige
loupsgarous-learn-witch-do = Te voilà Sorcière : tu vois la proie des loups. Une fiole guérit, l’autre tue, une seule fois chacune. Garde-les pour plus tard.
loupsgarous-learn-witch-done = Rien ne t’oblige jamais à ouvrir une fiole. À l’aube, on annonce qui manque, sans dire pourquoi.
loupsgarous-learn-way-tap-witch = Garder mes fioles
loupsgarous-learn-way-tap-witch-2 = Guérir
loupsgarous-learn-vote = Le vote, et l’amour
loupsgarous-learn-vote-do = Jour de vote : pas de bulletin blanc, et jamais contre ton amour. Touche quelqu’un d’autre.
loupsgarous-learn-vote-done = Tous les doigts se lèvent ensemble, et restent en mémoire. Si un loup et un villageois s’aiment, leur but change : rester seuls, à deux.
loupsgarous-learn-vote-no = Jamais contre la personne que tu aimes, même pour faire semblant.
loupsgarous-learn-vote-self = On ne vote pas contre soi-même.
loupsgarous-learn-captain = La voix du Capitaine
loupsgarous-learn-captain-do = Tu portes la médaille : ta voix compte double, et les égalités sont pour toi. Trois voix partout : choisis.
loupsgarous-learn-captain-done = Tranché. Sans Capitaine, on revote une fois ; encore une égalité, et personne ne meurt. Un Capitaine qui meurt nomme le suivant.
loupsgarous-learn-captain-no = Tu tranches entre les deux personnes à égalité, et personne d’autre.
loupsgarous-learn-hunter = Le dernier coup
loupsgarous-learn-hunter-do = Chasseur, te voilà à terre. Tu dois tirer : choisis qui tombe avec toi.
loupsgarous-learn-hunter-done = Touché. Quelle que soit ta mort, ton fusil parle. Ensuite, silence : les morts voient tout, et ne disent plus rien aux vivants.
loupsgarous-learn-hunter-dead = Il faut viser quelqu’un qui vit encore.
loupsgarous-learn-pardon = Le Village
loupsgarous-learn-pardon-do = Avec Le Village, chaque maison a son pouvoir. Le vote est tombé sur toi : le Châtelain peut te gracier, mais il faut le lui demander.
loupsgarous-learn-pardon-done = À lui de répondre. Le Tavernier, lui, vote avant tous les autres ; et quand une maison se vide, le Bailli peut y loger un Vagabond.
loupsgarous-learn-way-ask = Demander grâce
loupsgarous-learn-way-decline = Ne rien demander

## Avant la partie : ce qu’on choisit

loupsgarous-times = × { $count }
loupsgarous-set-about = { $spare ->
    [0] { $cards } cartes pour { $seats } places.
   *[other] { $cards } cartes pour { $seats } places : deux restent au milieu pour le Voleur.
}
loupsgarous-steps-about = { $spare ->
    [0] { $cards } cartes, une par place : les Simples Villageois complètent.
   *[other] { $cards } cartes, deux de plus que de places à cause du Voleur : les Simples Villageois complètent.
}
loupsgarous-card-more = Ajouter : { $card }
loupsgarous-card-fewer = Retirer : { $card }
loupsgarous-village-on = Jouer avec les maisons
loupsgarous-own-tokens = Choisir les maisons
loupsgarous-own-tokens-about = Sinon, ce sont celles d’usage pour ce nombre. Les Vagabonds complètent.
loupsgarous-mode-about = { $mode ->
    [same_room] Un grand écran raconte à voix haute, les téléphones sont les cartes. Ouvrez l’adresse de la table sur la télévision.
   *[online] Chacun voit tout sur son écran, et l’on s’écrit.
}
loupsgarous-clocks-about = { $clocks ->
    [fast] Tout va un tiers plus vite : pour qui connaît le village.
    [relaxed] La moitié de temps en plus, pour lire et réfléchir.
   *[normal] Une nuit dure deux ou trois minutes, un débat six au plus.
}
loupsgarous-more-options = Autres options
loupsgarous-house-first = D’abord habitée par { $player }
loupsgarous-electing = À qui la médaille ?
loupsgarous-say-more = Continue ta phrase : choisis un mot.
loupsgarous-say-whole = Ta phrase est prête. Dis-la, ou ajoute pourquoi.
