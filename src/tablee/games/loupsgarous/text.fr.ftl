### Les mots des Loups-Garous de Thiercelieux. Règles : docs/rules/loupsgarous.md ; les termes sont dans sa partie 12.
### Personne n’y a de genre : ni les joueurs, ni qui se cache derrière une carte. Les codes du jeu gardent leurs tirets bas.

game-name = Les Loups-Garous de Thiercelieux
game-about = Un village, des loups cachés parmi ses habitants, des nuits secrètes et des jours bavards, de 5 à 29 joueurs, environ 40 minutes.

## De quelqu’un, et des listes

of-whom = { $elided ->
    [yes] d’{ $whom }
   *[no] de { $whom }
}
you-in-list = toi
nobody = personne

## Cartes : nom, avec article, pouvoir, but

card-villager-name = Simple Villageois
card-villager-claim = un Simple Villageois
card-villager-power = Aucun pouvoir la nuit : ta force, ce sont ta voix, ton vote et ton flair.
card-villager-goal = Éliminer tous les Loups-Garous.
card-werewolf-name = Loup-Garou
card-werewolf-claim = un Loup-Garou
card-werewolf-power = Chaque nuit, choisis une proie avec la meute : il faut désigner la même, sinon personne ne meurt.
card-werewolf-goal = Éliminer tous les Villageois, jusqu’au dernier.
card-white_wolf-name = Loup-Garou blanc
card-white_wolf-claim = le Loup-Garou blanc
card-white_wolf-power = Tu chasses avec la meute, et une nuit sur deux, à partir de la deuxième, tu peux aussi dévorer un Loup-Garou.
card-white_wolf-goal = Rester en vie sans plus personne autour. Attention : si le dernier Villageois meurt avant, la meute gagne sans toi.
card-seer-name = Voyante
card-seer-claim = la Voyante
card-seer-power = Chaque nuit, tu peux regarder la carte de quelqu’un d’autre.
card-seer-goal = Éliminer tous les Loups-Garous.
card-thief-name = Voleur
card-thief-claim = le Voleur
card-thief-power = La première nuit, tu vois les deux cartes du centre et tu peux en prendre une à la place de la tienne. Si ce sont deux Loups-Garous, il faut en prendre une.
card-thief-goal = Celui de la carte que tu auras ; si tu gardes la tienne, éliminer tous les Loups-Garous.
card-cupid-name = Cupidon
card-cupid-claim = Cupidon
card-cupid-power = La première nuit, tu choisis deux personnes, et toi parmi elles si tu veux : elles s’aimeront toute la partie, et si l’une meurt, l’autre aussi.
card-cupid-goal = Éliminer tous les Loups-Garous, à moins que l’amour ne te donne un autre but.
card-hunter-name = Chasseur
card-hunter-claim = le Chasseur
card-hunter-power = Quand tu meurs, de quoi que ce soit, tu dois aussitôt tirer sur quelqu’un.
card-hunter-goal = Éliminer tous les Loups-Garous.
card-witch-name = Sorcière
card-witch-claim = la Sorcière
card-witch-power = Chaque nuit, tu vois la victime des loups. Une fois dans la partie tu peux la sauver, une fois tu peux empoisonner quelqu’un ; rien ne t’y oblige.
card-witch-goal = Éliminer tous les Loups-Garous.
card-little_girl-name = Petite Fille
card-little_girl-claim = la Petite Fille
card-little_girl-power = Pendant que les loups choisissent, tu peux entrouvrir les paupières : tu aperçois parfois quelque chose, et les loups te remarquent parfois.
card-little_girl-goal = Éliminer tous les Loups-Garous.
card-raven-name = Corbeau
card-raven-claim = le Corbeau
card-raven-power = Chaque nuit, tu peux coller ton affiche chez quelqu’un : deux voix contre cette personne au premier vote du lendemain.
card-raven-goal = Éliminer tous les Loups-Garous.
card-pyromaniac-name = Pyromane
card-pyromaniac-claim = le Pyromane
card-pyromaniac-power = Une fois dans la partie, tu peux brûler une maison. Si la victime des loups y habite, elle est sauvée, et le premier Loup-Garou logé à sa droite brûle.
card-pyromaniac-goal = Éliminer tous les Loups-Garous.
card-protector-name = Salvateur
card-protector-claim = le Salvateur
card-protector-power = Chaque nuit, tu peux protéger quelqu’un des loups, ou toi-même, mais pas la même personne deux nuits de suite.
card-protector-goal = Éliminer tous les Loups-Garous.
card-elder-name = Ancien
card-elder-claim = l’Ancien
card-elder-power = Il faut deux attaques de la meute pour te tuer. Si c’est le village qui t’exécute, les Villageois perdent leurs pouvoirs.
card-elder-goal = Éliminer tous les Loups-Garous.
card-scapegoat-name = Bouc émissaire
card-scapegoat-claim = le Bouc émissaire
card-scapegoat-power = Si un vote finit à égalité, c’est toi qui meurs ; tu choisis alors qui votera le lendemain.
card-scapegoat-goal = Éliminer tous les Loups-Garous.
card-idiot-name = Idiot du village
card-idiot-claim = l’Idiot du village
card-idiot-power = La première fois que le vote te désigne, tu montres ta carte et tu survis, mais tu ne votes plus.
card-idiot-goal = Éliminer tous les Loups-Garous.
card-piper-name = Joueur de flûte
card-piper-claim = le Joueur de flûte
card-piper-power = Chaque nuit, tu dois charmer deux personnes qui ne le sont pas encore.
card-piper-goal = Rester en vie quand tous les autres survivants sont sous le charme.
goal-couple = Vous vous aimez, { $lover } et toi : jamais un vote, jamais un coup contre { $lover }. Si vous êtes de camps opposés, votre but est de rester à deux, sans plus personne ; sinon, chacun garde le sien.
long-card = { $name }. { $power } But : { $goal }
long-token = { $token } ({ $role }). { $power }
person-with-card = { $player } ({ $card })
card-counted = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}

## Bâtiments (avec article), jetons, rôles visibles

building-farm = la ferme { $of }
building-farm_numbered = la ferme n° { $number }
building-church = l’église
building-hovel = la masure
building-school = l’école
building-bakery = la boulangerie
building-barber = l’échoppe du Barbier
building-bailiff = la maison du Bailli
building-tavern = la taverne
building-manor = le manoir
token-farm = vache
token-church = chapelet
token-hovel = mortier
token-school = cloche
token-bakery = pain
token-barber = rasoir
token-bailiff = clefs
token-tavern = timbale
token-manor = blason
token-bundle = baluchon
role-farm = Fermier
role-church = Confesseur
role-hovel = Rebouteux
role-school = Institutrice
role-bakery = Boulanger
role-barber = Barbier
role-bailiff = Bailli
role-tavern = Tavernier
role-manor = Châtelain
role-bundle = Vagabond
role-captain = Capitaine
role-farm-power = Les Fermiers élisent l’un des leurs Capitaine, et la médaille reste chez eux.
role-church-power = Une fois, de jour, tu vois la carte de quelqu’un ; le village sait qui, pas quoi.
role-hovel-power = Une fois, de jour, tu rends son pouvoir au Confesseur, au Barbier ou au Châtelain qui l’a déjà utilisé.
role-school-power = Chaque jour, tu peux priver de vote une ou deux personnes ; toi-même, tu ne votes jamais.
role-bakery-power = Chaque nuit, juste après les loups, tu as une chance sur quatre d’apercevoir une ombre.
role-barber-power = Une fois, de jour, tu élimines quelqu’un ; si ce n’est pas un Loup-Garou, tu meurs aussi.
role-bailiff-power = Quand une maison se libère, tu peux l’offrir à un Vagabond.
role-tavern-power = Ni les loups ni les bulletins ne peuvent te viser, mais tu votes avant tout le monde, et tu perds cet abri si le vote désigne la personne que tu as choisie.
role-manor-power = Une fois, tu peux gracier la personne que le vote a désignée, si elle te le demande ; toi-même, sans demander.
role-bundle-power = Ni l’Institutrice, ni le Barbier, ni le Corbeau, ni le Pyromane ne peuvent rien contre toi, et le Bailli peut te loger.
role-captain-power = Ta voix compte double au vote du village, tu départages les égalités, et en mourant tu transmets la médaille.

## Narration : trois façons de dire chaque appel, pour que les soirées ne se ressemblent pas

narration-nightfall = { $variant ->
    [1] Les volets se ferment un à un. À chacun sa nuit, et pas un mot.
    [2] La lune monte au-dessus de Thiercelieux. Le village se tait.
   *[0] La nuit descend sur Thiercelieux. Plus un mot : chacun pour soi.
}
narration-thief = { $variant ->
    [1] Voleur, deux cartes dorment sur la table. L’une d’elles te tente-t-elle ?
    [2] Voleur, c’est le moment de troquer ta vie contre une autre, ou pas.
   *[0] Voleur, deux cartes attendent au centre. En prends-tu une ?
}
narration-cupid = { $variant ->
    [1] Cupidon, deux flèches, deux cœurs : où vont-elles ?
    [2] Cupidon, qui va s’aimer pour le meilleur et pour le pire ?
   *[0] Cupidon, bande ton arc : quels seront les deux cœurs ?
}
narration-lovers = { $variant ->
    [1] Quelque part, deux cœurs battent ensemble. Qu’ils sachent l’un de l’autre.
    [2] L’amour a frappé à deux portes. Il est temps qu’il le dise.
   *[0] Deux cœurs sont liés. Qu’ils apprennent leurs noms.
}
narration-protector = { $variant ->
    [1] Salvateur, qui dormira sous ta garde ?
    [2] Salvateur, quel seuil ne sera pas franchi cette nuit ?
   *[0] Salvateur, devant quelle porte montes-tu la garde ?
}
narration-seer = { $variant ->
    [1] Voyante, ta boule s’éclaire : quel visage y cherches-tu ?
    [2] Voyante, une vérité s’offre à toi cette nuit. Laquelle ?
   *[0] Voyante, de qui veux-tu lire la carte ?
}
narration-wolves = { $variant ->
    [1] Loups-Garous, la faim vous réveille. Entendez-vous, et vite.
    [2] Loups-Garous, le village dort. À vous de choisir qui manquera.
   *[0] Loups-Garous, c’est votre heure. Une seule proie, d’une seule voix.
}
narration-wolves_end = { $variant ->
    [1] Les Loups-Garous se recouchent, l’air innocent.
    [2] Plus un bruit de pattes : la meute est rentrée.
   *[0] Les Loups-Garous retournent au lit.
}
narration-baker = { $variant ->
    [1] Dans la rue, une seule lumière : celle du Boulanger.
    [2] Le Boulanger pétrit, et jette un œil par la fenêtre.
   *[0] Le Boulanger allume son four et regarde dans la rue.
}
narration-white_wolf = { $variant ->
    [1] Loup blanc, la meute s’est tue. Et si elle comptait un loup de moins ?
    [2] Loup blanc, cette nuit est la tienne. En profites-tu ?
   *[0] Loup blanc, tes frères dorment. Encore faim ?
}
narration-pyromaniac = { $variant ->
    [1] Pyromane, il fait bien sombre. Un peu de lumière quelque part ?
    [2] Pyromane, le vent est bon et la paille est sèche.
   *[0] Pyromane, une allumette te démange ?
}
narration-witch = { $variant ->
    [1] Sorcière, la nuit te confie son secret. Tes fioles restent-elles fermées ?
    [2] Sorcière, tu sais ce que le village saura demain. Qu’en fais-tu ?
   *[0] Sorcière, regarde qui gît ce soir. Une fiole s’ouvre-t-elle ?
}
narration-piper = { $variant ->
    [1] Joueur de flûte, quelques notes de plus. Pour quelles oreilles ?
    [2] Joueur de flûte, ta chanson cherche preneur.
   *[0] Joueur de flûte, qui entendra ta mélodie ?
}
narration-charmed = { $variant ->
    [1] Un air trotte dans quelques têtes, qui se tournent l’une vers l’autre.
    [2] Qui fredonne cette nuit reconnaît qui fredonne aussi.
   *[0] Ceux que la musique a pris se reconnaissent.
}
narration-raven = { $variant ->
    [1] Corbeau, ta plume est trempée. Quel nom écris-tu ?
    [2] Corbeau, un mur attend ta prose.
   *[0] Corbeau, où colles-tu ton affiche ?
}
narration-dawn_none = { $variant ->
    [1] Le coq chante. On se compte : tout le monde est là.
    [2] Le soleil revient, et avec lui tout le village.
   *[0] Le jour se lève, et personne ne manque.
}
narration-dawn_dead = { $variant ->
    [1] Le coq chante. On se compte, et il manque { $names }.
    [2] Le soleil revient, mais pas { $names }.
   *[0] Le jour se lève. On ne reverra plus { $names }.
}
narration-reveal = { $name } était : { $card }.
narration-fire = Des cendres fument : { $building } n’est plus.
narration-poster = Une affiche sans signature accuse { $name }.
narration-grief = { $name } ne survit pas à son chagrin.
narration-hunter = { $name } épaule son fusil une dernière fois.
narration-debate = { $variant ->
    [1] La fontaine est libre, les langues aussi. Qui accuse qui ?
    [2] Le village se rassemble. Il reste des loups : cherchez-les.
   *[0] La place est à vous. Qui soupçonnez-vous ?
}
narration-relaunch = { $variant ->
    [1] On entendrait une souris… { $name }, qu’en penses-tu ?
    [2] Personne ne dit mot. { $name }, lance-toi !
   *[0] Silence bien lourd… { $name }, un avis ?
}
narration-teacher = L’Institutrice lève sa règle.
narration-bans = Pas de vote aujourd’hui pour { $names }.
narration-tavern = Le Tavernier parle le premier.
narration-vote = Trois, deux, un : désignez !
narration-tie_captain = Égalité. Capitaine, à toi de trancher.
narration-tie_second = Égalité. On recommence entre { $names }.
narration-tie_none = Toujours égalité : personne ce soir.
narration-scapegoat = Égalité. Quelqu’un doit payer, et c’est { $name }.
narration-sentence = Le village a désigné { $name }.
narration-pardon = Le Châtelain fait grâce.
narration-idiot = { $name } ? On ne condamne pas l’Idiot du village.
narration-no_vote = Personne n’a le droit de voter : la place se vide.
narration-no_voice = Aucune voix, aucun condamné.
narration-immunity_lost = La taverne n’est plus un abri.
narration-shot = Le coup part : { $name } tombe.
narration-razor = Le rasoir du Barbier a brillé : { $name } s’effondre.
narration-confession = { $name } passe au confessionnal.
narration-restore = Le Rebouteux remet { $name } sur pied.
narration-election = Il faut un Capitaine au village. Qui se présente ?
narration-election_farmers = Fermiers, choisissez l’un des vôtres comme Capitaine.
narration-captain = { $name } porte désormais la médaille.
narration-captain_none = Plus personne ne porte la médaille.
narration-successor = { $name }, dans un dernier souffle : à qui la médaille ?
narration-house_offer = Bailli, un logis est libre : { $building }.
narration-house_moved = { $name } pose son baluchon et s’installe : { $building }.
narration-house_refused = { $name } préfère la belle étoile.
narration-scapegoat_list = Demain, seuls voteront : { $names }.
narration-powers_lost = L’Ancien est mort de la main du village : les pouvoirs s’éteignent.
narration-dusk = { $variant ->
    [1] Les ombres s’allongent. Chacun rentre chez soi.
    [2] Le jour baisse, et les voix avec lui.
   *[0] Le soir tombe sur la place.
}
narration-win_villagers = Le village respire.
narration-win_werewolves = Les loups ont fini leur festin.
narration-win_lovers = L’amour reste seul.
narration-win_white = Le Loup blanc reste seul.
narration-win_piper = Tous suivent la flûte.
narration-win_draw = Il ne reste personne.
narration-win_stalemate = Le village s’est figé : personne ne l’emporte.
narration-win_abandoned = Le village s’est vidé avant la fin de l’histoire.

## Leurres : de quoi occuper tous les doigts, la nuit

decoy-shadiest = Qui te semble le plus louche ce soir ?
decoy-reassuring = Qui te rassure ?
decoy-survivor = Qui survivra demain ?
decoy-paths = Trois chemins dans le noir : gauche, droite ou aucun ?
decoy-shelter = Dans quelle maison te sentirais-tu à l’abri ?
decoy-pair = Choisis deux noms : le plus louche et le plus sûr.
decoy-wander = Promène ton doigt sur tes soupçons jusqu’à la fin.
decoy-hold = Garde le doigt sur la ligne pour la lire.
decoy-line = { $variant ->
    [1] Un chien aboie au loin.
    [2] Le vent tourne.
   *[0] Tu te rendors.
}
cell-left = gauche
cell-right = droite
cell-nobody = personne
cell-neither = aucune
cell-none = aucun

## Chances de la Petite Fille

girl-odds = Ton risque cette nuit, au pire { $wolves ->
    [one] un loup
   *[other] { $wolves } loups
} en face : { $one } % pour un battement, { $two } % pour deux, { $three } % pour trois, { $four } % pour quatre, { $five } % pour cinq. À chaque battement, une chance sur deux d’apercevoir quelque chose.

## Déclarations (5.10). $why est vide, ou une des raisons ci-dessous.

because-votes = , vu les votes
because-silence = , rien que pour ce silence
because-claim_conflict = , vu les annonces qui se contredisent
because-vision = , d’après ce que j’ai vu
because-night_victim = , si l’on pense à la victime de la nuit
because-defended_wolf = , après cette défense d’un Loup-Garou
because-hunted_good = , après cet acharnement contre un innocent
because-behaviour = , question d’attitude
because-gut = , c’est une intuition
statement-accuse = { $strength ->
    [weak] { $p_who ->
        [you] Je te trouve un peu louche{ $why }.
       *[other] Je trouve { $p } un peu louche{ $why }.
    }
   *[strong] { $p_who ->
        [you] Pour moi, tu es un Loup-Garou{ $why }.
       *[other] Pour moi, { $p } est un Loup-Garou{ $why }.
    }
}
statement-defend = { $p_who ->
    [you] Qu’on te laisse tranquille : je crois à ton innocence{ $why }.
   *[other] Laissez { $p } tranquille : je crois à son innocence{ $why }.
}
statement-trust = { $p_who ->
    [you] J’ai confiance en toi{ $why }.
   *[other] J’ai confiance en { $p }{ $why }.
}
statement-rank = Mes suspects, dans l’ordre : { $names }{ $why }.
statement-deny = Vous vous trompez, je suis du village{ $why }.
statement-claim = Je suis { $card }{ $why }.
statement-hint = J’ai un rôle utile, ne me tuez pas{ $why }.
statement-counter = { $p_who ->
    [you] Tu mens : { $card }, c’est moi{ $why }.
   *[other] { $p } ment : { $card }, c’est moi{ $why }.
}
statement-retract = Je retire ce que j’ai dit (n° { $number }){ $why }.
statement-vision = { $p_who ->
    [you] Nuit { $night }, j’ai lu ta carte : { $card }{ $why }.
   *[other] Nuit { $night }, j’ai vu { $p } : { $card }{ $why }.
}
statement-glimpse = Nuit { $night }, une ombre du côté { $of }{ $why }.
statement-potion = { $potion ->
    [heal] { $p_who ->
        [self] Nuit { $night }, potion de guérison pour moi{ $why }.
        [you] Nuit { $night }, potion de guérison pour toi{ $why }.
       *[other] Nuit { $night }, potion de guérison pour { $p }{ $why }.
    }
    [poison] { $p_who ->
        [self] Nuit { $night }, poison pour moi{ $why }.
        [you] Nuit { $night }, poison pour toi{ $why }.
       *[other] Nuit { $night }, poison pour { $p }{ $why }.
    }
   *[none] Nuit { $night }, j’ai gardé mes fioles{ $why }.
}
statement-guard = { $p_who ->
    [self] Nuit { $night }, je gardais ma propre porte{ $why }.
    [you] Nuit { $night }, je te protégeais{ $why }.
   *[other] Nuit { $night }, je protégeais { $p }{ $why }.
}
statement-confession = { $p_who ->
    [you] Tu m’as confessé ta carte : { $card }{ $why }.
   *[other] { $p } m’a confessé sa carte : { $card }{ $why }.
}
statement-poster = { $p_who ->
    [you] L’affiche chez toi (nuit { $night }), c’était moi{ $why }.
   *[other] L’affiche chez { $p } (nuit { $night }), c’était moi{ $why }.
}
statement-charm = La flûte tient : { $names }{ $why }.
statement-intent = { $p_who ->
    [you] Je compte voter contre toi{ $why }.
   *[other] Je compte voter contre { $p }{ $why }.
}
statement-propose = { $p_who ->
    [you] Votons tous contre toi{ $why } !
   *[other] Votons tous contre { $p }{ $why } !
}
statement-ask_role = { $p_who ->
    [you] Et toi, qui es-tu{ $why } ?
   *[other] { $p }, qui es-tu{ $why } ?
}
statement-ask_opinion = { $p_who ->
    [you] Et toi, que penses-tu { $of }{ $why } ?
   *[other] { $p }, que penses-tu { $of }{ $why } ?
}
statement-ask_vote = { $p_who ->
    [you] Et toi, pourquoi ton vote du jour { $day }{ $why } ?
   *[other] { $p }, pourquoi ton vote du jour { $day }{ $why } ?
}
statement-recall = { $p_who ->
    [you] Le jour { $day }, tu as voté contre { $q }{ $why }.
   *[other] { $q_who ->
        [you] Le jour { $day }, { $p } a voté contre toi{ $why }.
       *[other] Le jour { $day }, { $p } a voté contre { $q }{ $why }.
    }
}
statement-contradiction = { $p_who ->
    [you] Tes deux phrases (n° { $number } et n° { $other }) ne tiennent pas ensemble{ $why }.
    [nobody] Les phrases n° { $number } et n° { $other } ne tiennent pas ensemble{ $why }.
   *[other] Ces deux phrases { $of } (n° { $number } et n° { $other }) ne tiennent pas ensemble{ $why }.
}
statement-silent = { $p_who ->
    [you] Tu ne dis pas grand-chose{ $why }.
   *[other] { $p } ne dit pas grand-chose{ $why }.
}
statement-agree = { $p_who ->
    [you] D’accord avec toi (n° { $number }){ $why }.
    [nobody] D’accord avec le n° { $number }{ $why }.
   *[other] D’accord avec { $p } (n° { $number }){ $why }.
}
statement-disagree = { $p_who ->
    [you] Pas d’accord avec toi (n° { $number }){ $why }.
    [nobody] Pas d’accord avec le n° { $number }{ $why }.
   *[other] Pas d’accord avec { $p } (n° { $number }){ $why }.
}
statement-candidate = Je me présente au poste de Capitaine{ $why }.
statement-support = { $p_who ->
    [you] Tu ferais un bon Capitaine{ $why }.
   *[other] { $p } ferait un bon Capitaine{ $why }.
}
statement-ask_ban = { $p_who ->
    [you] Institutrice, qu’on t’empêche de voter{ $why }.
   *[other] Institutrice, empêche { $p } de voter{ $why }.
}
statement-ask_house = Bailli, { $building } m’irait bien{ $why }.
statement-promise = { $p_who ->
    [you] Je te gracierai{ $why }.
   *[other] Je gracierai { $p }{ $why }.
}
statement-no_pardon = { $p_who ->
    [you] Pas de grâce pour toi{ $why }.
   *[other] Pas de grâce pour { $p }{ $why }.
}
statement-thank = Merci{ $why }.
statement-pass = Rien à dire{ $why }.

## Événements : la fondation du village

event-village-founded = { $hidden ->
    [yes] Personne ne sait quelles cartes sont en jeu, mais voici d’où elles viennent : { $cards }. Loups-Garous ordinaires : { $wolves }.
   *[no] Les cartes en jeu : { $cards }.
}
event-card-dealt = { $who ->
    [you] Ta carte : { $card }.
   *[other] { $player } : { $card }.
}
event-tokens-dealt = Le village s’installe. { $text }
bundles-of = Sur la route, baluchon sur l’épaule : { $names }.
house-of = { $player } : { $building } ({ $role }).
event-token-asked = { $who ->
    [you] À toi de choisir un jeton.
   *[other] { $player } choisit un jeton.
}
event-token-drafted = { $by_lot ->
    [yes] { $who ->
        [you] Le sort choisit pour toi : { $token } ({ $role }).
       *[other] Le sort choisit pour { $player } : { $token } ({ $role }).
    }
   *[no] { $who ->
        [you] Tu prends le jeton : { $token } ({ $role }).
       *[other] { $player } prend le jeton : { $token } ({ $role }).
    }
}
event-presentation-started = { $who ->
    [you] À toi de te présenter au village.
   *[other] { $player } se présente au village.
}
event-skip-wished = { $count ->
    [one] { $count } personne voudrait commencer.
   *[other] { $count } personnes voudraient commencer.
}

## Événements : la nuit

event-night-started = { narration-nightfall }
event-call-started = { $text }
event-call-ended = { $step ->
    [wolves] { narration-wolves_end }
    [b4] { narration-wolves_end }
   *[other] La nuit continue.
}
event-beat = Battement { $number }.
event-decoy-asked = { $text }
event-dots-faked = Des points passent sur la grille.
event-choice-heard = { $cells ->
    [none] C’est noté : { nobody }.
   *[other] C’est noté : { $cells }.
}
event-thief-offered = Au centre : { $cards }.
event-thief-chose = { $who ->
    [you] Tu laisses ta carte au centre. Désormais : { $card }.
   *[other] { $player } laisse sa carte au centre. Désormais : { $card }.
}
event-lovers-chosen = { $who ->
    [you] Tes flèches ont touché { $names }.
   *[other] { $player } tire ses flèches : { $names }.
}
event-lover-told = { $who ->
    [you] L’amour te lie à { $lover }. Jamais un vote, jamais un coup contre { $lover }.
   *[other] L’amour lie { $player } à { $lover }.
}
event-pack-told = { $count ->
    [one] Tu es le dernier loup debout.
   *[other] La meute : { $names }.
}
event-designation-changed = { $target_who ->
    [nobody] { $who ->
        [you] Tu ne désignes personne.
       *[other] { $player } ne désigne personne.
    }
   *[other] { $who ->
        [you] Tu désignes { $target }.
       *[other] { $player } désigne { $target }.
    }
}
event-girl-caught = Des cils ont bougé dans le noir : la Petite Fille, c’est { $player }.
event-lids-read = { $who ->
    [you] { $half_open ->
        [yes] Battement { $beat } : tu regardais.
       *[no] Battement { $beat } : tes paupières étaient closes.
    }
   *[other] { $half_open ->
        [yes] Battement { $beat } : { $player } regardait.
       *[no] Battement { $beat } : { $player } gardait les paupières closes.
    }
}
event-glimpsed = { $count ->
    [one] Une ombre : { $names }. C’est un Loup-Garou.
   *[other] Une ombre du côté { $of } : l’un de ces noms au moins cache un Loup-Garou.
}
event-nothing-glimpsed = La rue est vide : rien vu cette nuit.
event-card-seen = { $night ->
    [0] { $who ->
        [you] { $target } te montre sa carte : { $card }.
       *[other] { $target } montre sa carte à { $player } : { $card }.
    }
   *[other] { $who ->
        [you] Tu lis la carte : { $target }, { $card }.
       *[other] { $player } lit la carte : { $target }, { $card }.
    }
}
event-victim-shown = { $target_who ->
    [nobody] Cette nuit, personne ne gît.
    [you] Cette nuit, c’est toi que les loups ont choisi de dévorer.
   *[other] Cette nuit gît { $target }.
}
event-charmed-told = La flûte vous tient : { $names }.
event-charm-set = { $count ->
    [0] { $who ->
        [you] Ta mélodie se perd dans la nuit.
       *[other] { $player } joue, et la mélodie se perd dans la nuit.
    }
   *[other] { $who ->
        [you] Ta mélodie a pris { $names }.
       *[other] { $player } joue, et la mélodie a pris { $names }.
    }
}

## Événements : l’aube et la mort

event-day-broke = { $count ->
    [0] { narration-dawn_none }
   *[other] { narration-dawn_dead }
}
event-building-burnt = { $evicted_who ->
    [nobody] { narration-fire }
    [you] { narration-fire } Te voilà sur la route, avec un baluchon.
   *[other] { narration-fire } { $evicted_player } prend un baluchon et devient Vagabond.
}
event-poster-placed = { $target_who ->
    [you] Une affiche sans signature t’accuse : deux voix contre toi au prochain vote.
   *[other] { narration-poster }
}
event-poster-void = L’affiche ne compte pas.
event-eliminated = { $cause ->
    [grief] { $who ->
        [you] Tu ne survis pas à ton chagrin. Ta carte : { $card }.
       *[other] { narration-grief } { narration-reveal }
    }
    [razor_penalty] { $who ->
        [you] Ce n’était pas un Loup-Garou : le rasoir te coûte la vie. Ta carte : { $card }.
       *[other] Ce n’était pas un Loup-Garou : { $name } meurt aussi. { narration-reveal }
    }
    [vote] { $who ->
        [you] Le village t’exécute. Ta carte : { $card }.
       *[other] Le village exécute { $name }. { narration-reveal }
    }
    [tie] { $who ->
        [you] Égalité. Quelqu’un doit payer, et c’est toi. Ta carte : { $card }.
       *[other] { narration-scapegoat } { narration-reveal }
    }
    [idiot_fate] { $who ->
        [you] L’Ancien n’est plus, et ta grâce non plus. Ta carte : { $card }.
       *[other] L’Ancien n’est plus, et la grâce accordée à { $name } non plus. { narration-reveal }
    }
    [left] { $who ->
        [you] Tu as quitté le village. Ta carte : { $card }.
       *[other] { $name } a quitté le village. { narration-reveal }
    }
   *[night] { $who ->
        [you] Pour toi, la partie des vivants s’arrête là. Ta carte : { $card }.
       *[other] { narration-reveal }
    }
}
event-shot-asked = { $who ->
    [you] Tu épaules ton fusil une dernière fois.
   *[other] { narration-hunter }
}
event-shot-fired = { $target_who ->
    [you] Le coup part : il est pour toi.
   *[other] { narration-shot }
}
event-powers-lost = { narration-powers_lost }

## Événements : le Capitaine

event-election-started = { $by ->
    [farmers] { narration-election_farmers }
   *[village] { narration-election }
}
event-candidate = { $who ->
    [you] Tu te présentes.
   *[other] { $player } se présente.
}
event-election-opened = { $number ->
    [1] On vote pour un Capitaine.
   *[other] Égalité. On recommence entre { $names }.
}
event-election-closed = { $votes ->
    [none] Personne n’a voté : on recommencera demain.
   *[other] Pour la médaille : { $votes }.
}
event-captain-elected = { $by ->
    [lot] { $who ->
        [you] Toujours égalité : le sort te donne la médaille.
       *[other] Toujours égalité : le sort donne la médaille à { $player }.
    }
    [only_farmer] { $who ->
        [you] Il n’y a plus qu’un Fermier, et c’est toi : la médaille te revient.
       *[other] Il n’y a plus qu’un Fermier : la médaille revient à { $player }.
    }
   *[vote] { $who ->
        [you] Tu portes désormais la médaille.
       *[other] { narration-captain }
    }
}
event-captain-succeeded = { $by ->
    [lot] { $who ->
        [you] Le sort te donne la médaille.
       *[other] Le sort donne la médaille à { $player }.
    }
   *[choice] { $who ->
        [you] Tu portes désormais la médaille.
       *[other] { narration-captain }
    }
}
event-captain-vacant = { $reason ->
    [no_farmer] { narration-captain_none }
    [idiot] L’Idiot du village rend la médaille : on votera demain.
   *[no_eligible] Personne ne peut porter la médaille pour l’instant.
}
event-asked = { $decision ->
    [successor] { $who ->
        [you] Dans un dernier souffle : à qui donnes-tu la médaille ?
       *[other] { narration-successor }
    }
    [voters] { $who ->
        [you] À toi de nommer ceux qui voteront demain.
       *[other] { $player } nomme ceux qui voteront demain.
    }
    [house] { $who ->
        [you] Un logis est libre : à qui l’offres-tu ?
       *[other] { $player } cherche qui loger.
    }
   *[accept] { $who ->
        [you] Un logis s’offre à toi.
       *[other] { $player } réfléchit devant la porte.
    }
}

## Événements : le débat

event-debate-started = { narration-debate }
event-debate-shortened = Deux tiers du village sont prêts : encore dix secondes, ou presque.
event-debate-ended = Assez parlé.
event-relaunched = { $who ->
    [you] Silence bien lourd… Et toi, un avis ?
   *[other] { narration-relaunch }
}
event-ready-counted = { $count ->
    [0] Plus personne n’est prêt à voter.
    [one] { $count } personne est prête à voter.
   *[other] { $count } personnes sont prêtes à voter.
}
event-statement-drafted = { $text ->
    [none] Tu ravales tes mots.
   *[other] Tu commences une phrase : { $text }
}
event-stated = { $who ->
    [you] Tu dis : « { $text } »
   *[other] { $player } : « { $text } »
}

## Événements : le vote

event-teacher-asked = { $who ->
    [you] Tu lèves ta règle : qui ne votera pas ?
   *[other] { narration-teacher }
}
event-bans-set = { $count ->
    [0] Tout le monde garde son vote.
   *[other] { narration-bans }
}
event-tavern-asked = { $who ->
    [you] À toi de voter, avant tout le monde.
   *[other] { narration-tavern }
}
event-tavern-voted = { $target_who ->
    [nobody] Le Tavernier n’a voté contre personne.
    [you] Le Tavernier vote contre toi.
   *[other] Le Tavernier vote contre { $target }.
}
event-vote-not-held = { narration-no_vote }
event-ballot-opened = { $number ->
    [1] { narration-vote }
   *[other] Second tour : désignez !
}
event-vote-heard = C’est noté : { $target }. Tu peux changer d’avis jusqu’à la fin.
event-ballot-closed = { $votes ->
    [none] Personne n’a voté.
   *[other] Les doigts se lèvent : { $votes }.
}
votes-against = { $player } { $voices ->
    [0] (aucune voix)
    [one] ({ $voices } voix : { $voters })
   *[other] ({ $voices } voix : { $voters })
}
votes-poster = l’affiche
event-tied = { $next ->
    [scapegoat] Égalité entre { $names }.
    [captain] { narration-tie_captain }
    [second] { narration-tie_second }
   *[none] Encore une égalité, entre { $names }.
}
event-tie-break-asked = { $who ->
    [you] À toi de trancher.
   *[other] { $player } doit trancher.
}
event-tie-broken = { $who ->
    [you] Tu tranches : { $target }.
   *[other] { $target_who ->
        [you] { $player } tranche : ce sera toi.
       *[other] { $player } tranche : ce sera { $target }.
    }
}
event-designated = { $who ->
    [you] Le village te désigne.
   *[other] { narration-sentence }
}
event-nobody-designated = { $reason ->
    [tie] { narration-tie_none }
   *[no_voice] { narration-no_voice }
}

## Événements : les pouvoirs du jour

event-window-opened = { $window ->
    [sentence] Un instant encore avant l’exécution.
   *[dusk] Un instant encore avant la nuit.
}
event-window-closed = L’instant est passé.
event-power-queued = { $power ->
    [confess] C’est noté : tu confesseras { $target } dès que possible.
    [restore] C’est noté : tu soigneras { $target } dès que possible.
   *[shave] C’est noté : ton rasoir attend { $target }.
}
event-execution-void = { $who ->
    [you] Tu n’es plus de ce monde : il n’y a personne à exécuter.
   *[other] { $player } n’est plus de ce monde : il n’y a personne à exécuter.
}
event-pardon-asked = { $who ->
    [you] Tu demandes grâce à { $lord }.
   *[other] { $lord_who ->
        [you] { $player } te demande grâce.
       *[other] { $player } demande grâce à { $lord }.
    }
}
event-pardon-granted = { $who ->
    [you] { narration-pardon } Tu restes en vie.
   *[other] { narration-pardon } { $player } reste en vie.
}
event-pardon-refused = { $who ->
    [you] Pas de grâce pour toi.
   *[other] Pas de grâce pour { $player }.
}
event-immunity-lost = { narration-immunity_lost }
event-idiot-spared = { $who ->
    [you] On ne condamne pas l’Idiot du village : tu restes en vie, mais tu ne votes plus.
   *[other] { narration-idiot }
}
event-confession-held = { $who ->
    [you] Tu confesses { $target }.
   *[other] { $target_who ->
        [you] Tu passes au confessionnal.
       *[other] { narration-confession }
    }
}
event-power-restored = { $target_who ->
    [you] Le Rebouteux te remet sur pied : ton pouvoir revient ({ $building }).
   *[other] { narration-restore } Son pouvoir revient ({ $building }).
}
event-razor-used = { $target_who ->
    [you] Le rasoir du Barbier a brillé : il est pour toi.
   *[other] { narration-razor }
}
event-token-spent = Un jeton retourne dans la boîte : { $building }.
event-house-offered = { $target_who ->
    [you] Le Bailli t’offre un toit : { $building }.
   *[other] Le Bailli offre un toit à { $target } : { $building }.
}
event-house-refused = { $who ->
    [you] Tu préfères la belle étoile.
   *[other] { narration-house_refused }
}
event-house-moved = { $who ->
    [you] Tu poses ton baluchon et tu t’installes : { $building }.
   *[other] { narration-house_moved }
}
event-house-left-vacant = La porte reste close : { $building }.
event-voters-named = { narration-scapegoat_list }
event-voters-drafted = Voteront demain : { $names }.
event-dusk-fell = { narration-dusk }

## Événements : les morts, le meneur, la fin

event-eyes-opened = { $count ->
    [0] Tu vois tout, désormais : { $text }.
   *[other] Tu vois tout, désormais : { $text }. Les Amoureux : { $names }.
}
event-bet-placed = { $on ->
    [seat] Tu paries : { $target } sera la prochaine personne exécutée.
   *[side] Tu paries sur la fin : { $side }.
}
event-clock-lengthened = Le meneur de jeu laisse un peu plus de temps.
event-moderator-intervened = { $what ->
    [longer] À { $time }, du temps en plus.
    [relaunch] À { $time }, le débat relancé.
    [pause] À { $time }, une pause.
    [reopen] À { $time }, un choix rouvert.
   *[other] À { $time }, le meneur est intervenu.
}
event-game-ended = { $text } { $won ->
    [you] Tu as gagné, sans personne d’autre.
    [among] Tu as gagné, avec { $others }.
    [nobody] Personne n’a gagné.
   *[other] La victoire est à { $winners }.
}

## La chronique des secrets : pour les morts, et à la fin

note-designated = { $target_who ->
    [nobody] Meute : { $player } → personne.
   *[other] Meute : { $player } → { $target }.
}
note-victim = { $target_who ->
    [nobody] La meute ne s’accorde sur personne.
   *[other] Victime de la meute : { $target }.
}
note-glimpse = Une ombre entre les cils ({ $player }) : { $names }.
note-baker = Une ombre dans la rue ({ $player }) : { $names }.
note-caught = Sous les yeux des loups : { $player }.
note-lover = Une flèche pour { $target }.
note-guard = Garde ({ $player }) : { $target }.
note-vision = Vision ({ $player }) : { $target }, { $card }.
note-fire = Feu ({ $player }) : { $building }.
note-poster = Affiche ({ $player }) : { $target }.
note-stole = Carte prise au centre ({ $player }) : { $card }.
note-kept = Les cartes du centre restent où elles sont ({ $player }).
note-bite = Morsure du Loup blanc ({ $player }) : { $target }.
note-heal = Potion de guérison ({ $player }) : { $target }.
note-poison = Poison ({ $player }) : { $target }.
note-charm = Flûte ({ $player }) : { $target }.
note-saved = { $by ->
    [fire] Échappe aux loups par le feu : { $target }.
    [heal] Échappe aux loups par une potion : { $target }.
    [guard] Échappe aux loups par une garde : { $target }.
   *[elder] Une vie de perdue, il en reste une : { $target }.
}
note-burnt = Dans les flammes : { $target }.
note-confession = Confession ({ $player }) : { $target }, { $card }.

## Refus

refusal-malformed = Ce n’est pas un coup de ce jeu.
refusal-game-over = La partie est finie.
refusal-not-now = Ce n’est pas le moment.
refusal-step-over = Trop tard : cet appel est terminé.
refusal-dead = Tu n’es plus de ce monde : tu ne peux que regarder.
refusal-illegal-choice = Ce choix n’est pas possible pour toi.
refusal-final = Ton choix est fait, et il est définitif.
refusal-not-living = Cette personne n’est plus en vie.
refusal-not-yourself = Tu ne peux pas te choisir toi-même.
refusal-immune = Le Tavernier est à l’abri : personne ne peut voter contre lui.
refusal-not-tied = On ne départage que les personnes à égalité.
refusal-no-vote = Tu ne votes pas cette fois.
refusal-banned = L’Institutrice t’interdit de voter aujourd’hui.
refusal-teacher = L’Institutrice ne vote jamais.
refusal-spared = Épargné une fois, l’Idiot du village ne vote plus.
refusal-not-named = Le Bouc émissaire ne t’a pas donné le droit de voter aujourd’hui.
refusal-not-eligible = Cette personne ne peut pas porter la médaille.
refusal-not-a-farmer = Les Fermiers votent entre eux.
refusal-vagabond = Ce pouvoir n’a pas prise sur un Vagabond.
refusal-no-such-power = Ta maison n’a pas ce pouvoir.
refusal-power-spent = Ce pouvoir a déjà servi.
refusal-nothing-to-restore = Il n’y a là aucun pouvoir à rendre.
refusal-token-taken = Ce jeton n’est plus là. Choisis-en un autre.
refusal-already-asked = Cette personne a déjà refusé ce logis.
refusal-not-a-vagabond = Seul un Vagabond peut être logé.
refusal-too-many-statements = Tu as assez parlé pour aujourd’hui : douze déclarations, pas une de plus.
refusal-too-fast = Pas si vite : quatre secondes entre deux déclarations.
refusal-nothing-said = La phrase n’est pas complète.
refusal-not-that-word = Ce mot ne va pas ici.
refusal-silent = Ce n’est pas à toi de parler maintenant.
refusal-nobody-named = Il faut nommer au moins une personne.
refusal-already-named = Cette personne est déjà sur la liste.
refusal-no-pardon = Il n’y a pas de grâce à demander ni à donner maintenant.

## Options qui ne vont pas

error-bad-option-not-custom = Des cartes au choix ({ $wrong }) ne vont qu’avec --preset { $right }.
error-bad-option-no-such-row = Le tirage { $wrong } n’existe pas pour { $seats } joueurs. Il est fait pour : { $right } ({ $rule }).
error-bad-option-no-such-set = Aucun tirage jouable ne peut sortir de « { $wrong } » avec { $right } Loups-Garous ({ $rule }).
error-bad-option-not-playable = « { $wrong } » ne fait pas un village de { $seats } joueurs. Vois la règle { $rule }.
error-bad-option-no-such-card = « { $wrong } » contient une lettre inconnue. Les cartes sont : { $right }.
error-bad-option-no-tokens = Des jetons ({ $wrong }) ne vont qu’avec --{ $right } ({ $rule }).
error-bad-option-wrong-tokens = « { $wrong } » ne convient pas : il faut { $right } jetons, chaque bâtiment une seule fois ({ $rule }).
refusal-bad-option-not-custom = Des cartes au choix ne vont qu’avec un tirage sur mesure.
refusal-bad-option-no-such-row = Ce tirage n’existe pas pour autant de joueurs.
refusal-bad-option-no-such-set = Aucun tirage jouable ne peut sortir de ces cartes.
refusal-bad-option-not-playable = Ces cartes ne font pas un village pour autant de joueurs.
refusal-bad-option-no-such-card = Une de ces lettres n’est pas une carte.
refusal-bad-option-no-tokens = Des jetons ne vont qu’avec Le Village.
refusal-bad-option-wrong-tokens = Il faut un jeton par place, et chaque bâtiment une seule fois.

## Robots, rythmes, camps, canaux, fins

level-beginner-about = Vote d’instinct, parle peu, et se laisse entraîner par la dernière accusation.
level-solid-about = Retient les votes et les annonces, pèse chaque soupçon, et sait se taire.
level-strong-about = Imagine tous les villages possibles, ment sans se contredire, et attend son heure.
pace-live = En direct
pace-live-about = Chaque moment a son temps, le même pour tous : une partie se joue d’un trait.
side-villagers = Villageois
side-werewolves = Loups-Garous
bet-villagers = les Villageois
bet-werewolves = les Loups-Garous
bet-lovers = les Amoureux
bet-white = le Loup-Garou blanc
bet-piper = le Joueur de flûte
bet-nobody = personne
channel-village = Village
channel-pack = Meute
channel-graveyard = Cimetière
ending-villagers = Les Villageois ont gagné
ending-werewolves = Les Loups-Garous ont gagné
ending-lovers = Les Amoureux ont gagné
ending-white = Le Loup-Garou blanc a gagné
ending-piper = Le Joueur de flûte a gagné
ending-draw = Il ne reste personne
ending-stalemate = Le village s’est figé
ending-abandoned = Partie abandonnée

## Options

option-preset = Cartes
option-preset-about = usual : { option-preset-usual } ; S : { option-preset-S } ; P : { option-preset-P } ; D : { option-preset-D } ; C : { option-preset-C } ; T : { option-preset-T } ; N : { option-preset-N } ; F : { option-preset-F } ; V1 : { option-preset-V1 } ; V2 : { option-preset-V2 } ; custom : { option-preset-custom }.
option-preset-usual = D’usage pour ce nombre
option-preset-S = Partie simplifiée
option-preset-P = Petit comité
option-preset-D = Découverte
option-preset-C = Classique
option-preset-T = Complet, avec le Voleur
option-preset-N = Nouvelle Lune
option-preset-F = Avec le Joueur de flûte
option-preset-V1 = Le Village, première partie
option-preset-V2 = Le Village au complet
option-preset-custom = Sur mesure
option-cards = Cartes sur mesure
option-cards-about = Avec custom, une lettre par carte et un nombre : W3 Y X H V6. V Simple Villageois, W Loup-Garou, B Loup-Garou blanc, Y Voyante, T Voleur, C Cupidon, H Chasseur, X Sorcière, G Petite Fille, R Corbeau, P Pyromane, S Salvateur, E Ancien, O Bouc émissaire, I Idiot du village, F Joueur de flûte.
option-village = Le Village
option-village-about = Chacun a aussi une maison ou un baluchon, avec un pouvoir que tout le monde connaît.
option-tokens = Jetons
option-tokens-about = Les jetons du Village, un par place : farm1 farm2 school church bundle. Vide : ceux d’usage pour ce nombre.
option-token-mode = Distribution des jetons
option-token-mode-about = random_selection : { option-token-mode-random_selection } ; random_all : { option-token-mode-random_all } ; draft : { option-token-mode-draft }.
option-token-mode-random_selection = Au hasard parmi ceux choisis
option-token-mode-random_all = Au hasard parmi tous
option-token-mode-draft = Chacun choisit à son tour
option-presentation = Présentation
option-presentation-about = Avant la première nuit, chacun peut présenter son villageois, vingt secondes au plus.
option-hidden-composition = Cartes cachées
option-hidden-composition-about = La table tire elle-même les cartes dans celles proposées : on ne connaît que le nombre de Loups-Garous ordinaires.
option-box-limits = Limites de la boîte
option-box-limits-about = Pas plus de cartes que la boîte n’en contient.
option-wolf-majority = Majorité des loups
option-wolf-majority-about = La meute n’a plus besoin d’être unanime : plus de la moitié des loups suffit.
option-kind-start = Premier mort épargné
option-kind-start-about = Qui est mort en premier à la partie d’avant ne peut pas être la proie de la première nuit.
option-moderator = Meneur de jeu
option-moderator-about = server : { option-moderator-server } ; human : { option-moderator-human }.
option-moderator-server = La table elle-même
option-moderator-human = Une personne qui ne joue pas
option-captain = Capitaine
option-captain-about = Le village élit un Capitaine, dont la voix compte double.
option-captain-day = Élection du Capitaine
option-captain-day-about = 1 : { option-captain-day-1 } ; before_night_1 : { option-captain-day-before_night_1 } ; 2 : { option-captain-day-2 } ; 3 : { option-captain-day-3 }.
option-captain-day-1 = Le premier jour
option-captain-day-before_night_1 = Avant la première nuit
option-captain-day-2 = Le deuxième jour
option-captain-day-3 = Le troisième jour
option-mode = Où l’on joue
option-mode-about = online : { option-mode-online } ; same_room : { option-mode-same_room }.
option-mode-online = Chacun chez soi
option-mode-same_room = Dans la même pièce
option-night-mode = Appels de la nuit
option-night-mode-about = grouped : { option-night-mode-grouped } ; sequential : { option-night-mode-sequential }.
option-night-mode-grouped = Plusieurs à la fois, la nuit est courte
option-night-mode-sequential = L’un après l’autre
option-clocks = Horloges
option-clocks-about = normal : { option-clocks-normal } ; fast : { option-clocks-fast } ; relaxed : { option-clocks-relaxed }.
option-clocks-normal = Normales
option-clocks-fast = Rapides
option-clocks-relaxed = Tranquilles
option-dead-view = Ce que voient les morts
option-dead-view-about = all : { option-dead-view-all } ; public : { option-dead-view-public }.
option-dead-view-all = Tout
option-dead-view-public = Ce que tout le monde voit
option-on-leave = Quand quelqu’un part
option-on-leave-about = bot : { option-on-leave-bot } ; die : { option-on-leave-die }.
option-on-leave-bot = Un robot prend la place
option-on-leave-die = Son villageois meurt
option-narration = Langue de la voix
option-narration-about = fr : { option-narration-fr } ; en : { option-narration-en }.
option-narration-fr = Français
option-narration-en = Anglais
option-bots = Robots
option-bots-about = Les places des robots, comptées à partir de 0.
option-first-out = Premier mort d’avant
option-first-out-about = La place de qui est mort en premier à la partie précédente, comptée à partir de 0 ; −1 s’il n’y en a pas.

## Règles en bref

rules-short = La nuit, les loups dévorent ; le jour, le village accuse, débat et vote. Trouve les loups, ou sois-en un sans te faire prendre.
rules-points =
    Chacun a une carte secrète, et la garde secrète jusqu’à sa mort.
    Chaque nuit, les Loups-Garous désignent une proie d’une seule voix ; d’autres cartes agissent aussi, en secret.
    Chaque matin, on apprend qui est mort, et sa carte. La cause n’est pas dite.
    Chaque jour, on débat, puis tout le monde vote à la fois. Qui a le plus de voix meurt ; il n’y a pas de vote blanc.
    La voix du Capitaine compte double, et départage les égalités.
    Les Villageois gagnent quand il n’y a plus un loup, les Loups-Garous quand il n’y a plus un Villageois : être aussi nombreux ne suffit pas.
    Si un Amoureux meurt, l’autre meurt de chagrin. De camps opposés, ils ne gagnent qu’à deux, sans plus personne.
    Les morts se taisent, et voient tout.

## Ce qui se dit par morceaux : genres de déclarations, mots

kind-accuse = accuser quelqu’un
kind-defend = défendre quelqu’un
kind-trust = dire sa confiance en quelqu’un
kind-rank = donner ses suspects
kind-deny = se défendre
kind-claim = annoncer sa carte
kind-hint = laisser entendre un rôle utile
kind-counter = démentir une annonce
kind-retract = se rétracter
kind-vision = raconter une vision
kind-glimpse = raconter une ombre aperçue
kind-potion = raconter une potion
kind-guard = raconter une protection
kind-confession = raconter une confession
kind-poster = avouer une affiche
kind-charm = dénoncer la flûte
kind-intent = annoncer son vote
kind-propose = proposer un vote
kind-ask_role = demander qui est quelqu’un
kind-ask_opinion = demander un avis
kind-ask_vote = demander la raison d’un vote
kind-recall = rappeler un vote
kind-contradiction = relever une contradiction
kind-silent = relever un silence
kind-agree = approuver
kind-disagree = désapprouver
kind-candidate = se présenter
kind-support = soutenir quelqu’un
kind-ask_ban = demander une punition
kind-ask_house = demander un logis
kind-promise = promettre une grâce
kind-no_pardon = refuser une grâce
kind-thank = remercier
kind-pass = passer
part-weak = un peu louche
part-strong = Loup-Garou, c’est sûr
part-heal = guérison
part-poison = poison
part-none = aucune
part-night = nuit { $number }
part-day = jour { $number }
part-said = n° { $number }
part-own = n° { $number }

## Le terminal

play-keys = { $deck ->
    [yes] (? aide, d mémo, q partir)
   *[no] (? aide, q partir)
}
word-deck = d, mémo, memo, votes, nuit, carte, village, annonces, night, card
answer-deck = ta carte, ce que tu sais, l’ordre de la nuit, les votes et les annonces (ou : votes, nuit, carte)
screen-night = Nuit { $night }
screen-day = Jour { $day }
screen-end = La partie est finie
screen-goal = But : { $goal }
screen-house = Ta maison : { $building } ({ $role }).
screen-road = Pas de maison : un baluchon ({ $role }).
screen-legend = { $you } toi, { $dead } mort, { $captain } Capitaine, { $poster } affiche, { $lover } ton amour, { $pack } ta meute, { $charmed } sous le charme, { $token } jeton encore là, { $absent } absent
screen-vacant = { $building } : personne
screen-burnt = { $building } : en cendres
screen-ready = Prêts à voter : { $count } sur { $living }.
screen-tied = À égalité : { $names }.
screen-banned = Ne votent pas aujourd’hui : { $names }.
screen-pack = La meute : { $names }.
screen-points = { $player } → { $target }
screen-pointing = Désignations : { $list }.
screen-caught = La Petite Fille, c’est { $player }.
screen-victim = { $target_who ->
    [nobody] Personne ne gît cette nuit.
    [you] La victime, c’est toi.
   *[other] La victime : { $target }.
}
screen-potions = { $heal ->
    [yes] { $poison ->
        [yes] Il te reste tes deux fioles.
       *[no] Il te reste la fiole qui guérit.
    }
   *[no] { $poison ->
        [yes] Il te reste le poison.
       *[no] Tes fioles sont vides.
    }
}
screen-guarded = La nuit dernière, tu gardais { $target }.
screen-charmed = Sous le charme : { $names }.
screen-offered = Au centre : { $cards }.
screen-draft = Ta phrase : { $text }
screen-draft-why = Ta phrase : { $text } ({ $why })
screen-draft-voters = Voteront demain : { $names }.
screen-not-yet = La phrase est prête, mais il faut laisser passer un instant avant de la dire.
screen-two-names = Deux noms se tapent à la suite : « { $example } ».
screen-more-words = On peut aussi taper : { $words }. Ou tout d’un trait : « { $example } ».
screen-lovers = Les Amoureux : { $names }.
screen-centre = Restées au centre : { $cards }.
screen-your-card = Ta carte : { $card }
screen-known = Ce que tu sais
screen-known-card = { $night ->
    [0] Confession : { $player }, { $card }.
   *[other] Nuit { $night } : { $player }, { $card }.
}
screen-known-shadow = Nuit { $night }, une ombre du côté { $of }.
screen-known-lover = Ton amour : { $player }.
screen-known-couple = Tes flèches : { $names }.
screen-order = L’ordre de la nuit : { $calls }.
screen-set = Les cartes en jeu : { $cards }.
screen-shown = Déjà montrées : { $cards }.
screen-votes = Les votes
screen-votes-day = { $kind ->
    [vote] Jour { $day } : { $votes }
    [second] Jour { $day }, second tour : { $votes }
    [election] Jour { $day }, élection : { $votes }
   *[election_second] Jour { $day }, élection, second tour : { $votes }
}
screen-no-votes = Personne n’a encore voté.
screen-chronicle = Les secrets, nuit après nuit
screen-note = { $round } : { $text }
screen-claims = Les annonces
screen-no-claims = Personne n’a encore rien annoncé.
screen-no-same-room = Dans la même pièce, chacun a son téléphone : cette partie ne se joue pas dans un terminal. Essaie --mode online
screen-no-moderator = Ici, c’est la table qui mène le jeu. Essaie --moderator server
call-thief = Voleur
call-cupid = Cupidon
call-lovers = Amoureux
call-protector = Salvateur
call-seer = Voyante
call-wolves = Loups-Garous
call-baker = Boulanger
call-white_wolf = Loup-Garou blanc
call-pyromaniac = Pyromane
call-witch = Sorcière
call-piper = Joueur de flûte
call-charmed = charmés
call-raven = Corbeau
prompt-draft = Choisis un jeton.
prompt-presentation = { $yours ->
    [yes] Présente ton villageois à voix haute, puis passe la parole.
   *[no] Le village se présente.
}
prompt-thief = Voleur, prends-tu une carte ?
prompt-cupid = Cupidon, quels sont les deux cœurs ?
prompt-protector = Salvateur, qui protèges-tu ?
prompt-seer = Voyante, quelle carte lis-tu ? Ton choix est définitif.
prompt-wolves = Loups-Garous, quelle proie ? Tu peux changer d’avis jusqu’à la fin.
prompt-white_wolf = Loup blanc, quel loup de moins ?
prompt-pyromaniac = Pyromane, quelle maison brûle ?
prompt-witch = Sorcière, qui sauves-tu, qui empoisonnes-tu ?
prompt-piper = Joueur de flûte, qui charmes-tu ?
prompt-raven = Corbeau, où va ton affiche ?
prompt-shot = Tu tombes : sur qui tires-tu ?
prompt-voters = Qui votera demain ? Nomme une personne après l’autre, puis dis que c’est tout.
prompt-successor = À qui donnes-tu la médaille ?
prompt-house = { $building } est libre : à qui l’offres-tu ?
prompt-accept = On t’offre un toit : { $building }. Acceptes-tu ?
prompt-campaign = L’élection approche : présente-toi, ou parle.
prompt-election = Qui portera la médaille ?
prompt-debate = Le village débat : accuse, défends, annonce, ou dis que le vote peut commencer.
prompt-speaking = Et ensuite ?
prompt-ban = Qui ne votera pas aujourd’hui ? Deux noms au plus.
prompt-tavern = Tu votes avant tout le monde. Si le vote désigne ton choix, tu perds ton abri.
prompt-ballot = Contre qui votes-tu ?
prompt-second_ballot = Second tour : contre qui votes-tu ?
prompt-tie_break = Égalité : à toi de trancher.
prompt-sentence = Le village a désigné quelqu’un. Un instant encore avant l’exécution.
prompt-asking = Le village te désigne. Demandes-tu grâce ?
prompt-pardoning = Fais-tu grâce ?
prompt-dusk = La nuit vient. Un dernier mot, un dernier geste ?
prompt-betting = Tu regardes, et tu peux parier.
prompt-power = Un pouvoir demandé maintenant sera utilisé dès que possible.
choice-tap = { $cells }
choice-tap-witch = { $healed ->
    [none] { $poisoned ->
        [none] garder tes fioles
       *[other] empoisonner { $poisoned }
    }
   *[other] { $poisoned ->
        [none] sauver { $healed }
       *[other] sauver { $healed }, empoisonner { $poisoned }
    }
}
choice-lids = { $half_open ->
    [yes] entrouvrir les paupières
   *[no] fermer les paupières
}
choice-take = prendre le jeton : { $token } ({ $role })
choice-done = passer la parole
choice-skip = je voudrais commencer
choice-stand = me présenter
choice-elect = voter pour { $player }
choice-ready = je suis pour voter maintenant
choice-wait = finalement, parlons encore
choice-add = { $word }
choice-why = une raison : { $why }
choice-back = reprendre le dernier mot
choice-send = le dire : « { $text } »
choice-confess = confesser { $player }
choice-restore = rendre son pouvoir à { $player }
choice-shave = passer { $player } au rasoir
choice-ban = { $count ->
    [0] ne punir personne
   *[other] priver de vote { $names }
}
choice-vote = voter contre { $player }
choice-break = trancher contre { $player }
choice-ask = demander grâce
choice-decline = décliner
choice-pardon = faire grâce
choice-refuse = refuser la grâce
choice-shoot = tirer sur { $player }
choice-name = donner la médaille à { $player }
choice-let = laisser voter { $player }
choice-close = c’est tout
choice-house = offrir le logis à { $player }
choice-leave = laisser le logis vide
choice-accept = accepter
choice-bet = { $on ->
    [seat] parier : prochaine exécution, { $player }
   *[side] parier : { $side } à la fin
}
verify-seat = { $player } : { $card }
verify-name = Place { $number }
verify-centre = Au centre : { $cards }
verb-tap = choisir, tap
verb-lids = yeux, paupières, lids
verb-take = prendre, take
verb-done = fini, done
verb-skip = commencer, skip
verb-stand = candidat, stand
verb-elect = élire, elect
verb-ready = prêt, prêts, ready
verb-wait = pas prêt, pas-prêt, unready
verb-say = dire, say
verb-add = ajouter, add
verb-why = parce que, car, raison, why, because
verb-back = retour, back
verb-send = envoyer, dis, send
verb-confess = confesser, confess
verb-restore = soigner, rendre, restore
verb-shave = raser, rasoir, shave
verb-ban = punir, priver, ban
verb-vote = voter, vote, contre
verb-break = trancher, break
verb-ask = demander, ask
verb-decline = décliner, non, decline
verb-pardon = gracier, grâce, pardon
verb-refuse = refuser, refuse
verb-shoot = tirer, shoot
verb-name = nommer, médaille, name
verb-let = laisser, let
verb-close = c’est tout, close
verb-house = loger, offrir, house
verb-leave = vide, leave
verb-accept = accepter, oui, accept
verb-bet = parier, bet
verb-say_accuse = accuse, accuser
verb-say_defend = défends, défendre, defend
verb-say_trust = confiance, trust
verb-say_rank = suspects, rank
verb-say_deny = nier, deny
verb-say_claim = annonce, annoncer, je suis, claim
verb-say_hint = utile, hint
verb-say_counter = dément, démentir, counter
verb-say_retract = retire, retirer, retract
verb-say_vision = vision
verb-say_glimpse = ombre, glimpse
verb-say_potion = potion
verb-say_guard = protège, guard
verb-say_confession = confession
verb-say_poster = affiche, poster
verb-say_charm = flûte, charm
verb-say_intent = voterai, intent
verb-say_propose = votons, propose
verb-say_ask_role = qui, ask_role
verb-say_ask_opinion = avis, ask_opinion
verb-say_ask_vote = pourquoi, ask_vote
verb-say_recall = rappelle, rappeler, recall
verb-say_contradiction = contradiction
verb-say_silent = silence, silent
verb-say_agree = d’accord, agree
verb-say_disagree = pas d’accord, disagree
verb-say_candidate = me présente, candidate
verb-say_support = soutiens, soutenir, support
verb-say_ask_ban = punition, ask_ban
verb-say_ask_house = logis, ask_house
verb-say_promise = promets, promise
verb-say_no_pardon = pas de grâce, no_pardon
verb-say_thank = merci, thank
verb-say_pass = passe, passer, pass
verb-part_weak = peu, louche, faible, weak
verb-part_strong = fort, sûr, strong
verb-part_heal = guérison, guérir, heal
verb-part_poison = poison
verb-part_none = rien, aucune, none
verb-reason_votes = votes
verb-reason_silence = silence
verb-reason_claim_conflict = annonces, claim_conflict
verb-reason_vision = vu, vision
verb-reason_night_victim = victime, night_victim
verb-reason_defended_wolf = défense, defended_wolf
verb-reason_hunted_good = acharnement, hunted_good
verb-reason_behaviour = attitude, behaviour
verb-reason_gut = intuition, gut
verb-look_votes = votes
verb-look_night = nuit, ordre, night
verb-look_card = carte, card
verb-look_village = village
verb-look_claims = annonces, claims
verb-nobody = personne, aucun, aucune, nobody, none
