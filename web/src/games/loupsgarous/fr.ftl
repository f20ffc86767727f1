### Les mots du village à la table. Ceux du serveur sont dans src/tablee/games/loupsgarous/text.fr.ftl.

loupsgarous-loading = Le village se réveille…
loupsgarous-board = Le village
loupsgarous-houses = Les maisons, autour de la place
loupsgarous-square = La place du village

## Le but, en dix secondes

goal-loupsgarous-aim = Les Villageois veulent éliminer tous les Loups-Garous ; les Loups-Garous, tous les Villageois. Ta carte dit de quel côté tu es.
goal-loupsgarous-do = La nuit, chacun agit en secret. Le jour, on discute, on ment, puis tous votent contre un suspect.
goal-loupsgarous-end = La partie finit quand il n’y a plus un seul Loup-Garou, ou plus un seul Villageois. Être à égalité ne suffit pas.

## Les noms

loupsgarous-token = { $token ->
    [there] Pouvoir disponible
    [immune] Timbale en place : immunité
    [lost] Plus d’immunité
   *[spent] Pouvoir utilisé
}
loupsgarous-call = { $call ->
    [thief] Voleur
    [cupid] Cupidon
    [lovers] Amoureux
    [protector] Salvateur
    [seer] Voyante
    [wolves] Loups-Garous
    [baker] Boulanger
    [white_wolf] Loup-Garou blanc
    [pyromaniac] Pyromane
    [witch] Sorcière
    [piper] Joueur de flûte
    [charmed] Charmés
   *[raven] Corbeau
}
loupsgarous-nobody = Personne
loupsgarous-you = toi

## L’étape, et le temps qui reste

loupsgarous-time = Temps restant : { $time }
loupsgarous-beat = Battement { $beat } sur { $beats }
loupsgarous-phase = { $phase ->
    [night] Nuit { $round }
    [day] Jour { $round }
   *[setup] Le village s’installe
}
loupsgarous-step = { $step ->
    [draft] Choix des logis
    [presentation] Présentations
    [nightfall] Tombée de la nuit
    [dawn] Lever du jour
    [shot] Dernier tir du Chasseur
    [successor] Succession du Capitaine
    [voters] Dernier mot du Bouc émissaire
    [house] Un logis à donner
    [accept] Un logis à prendre
    [campaign] Campagne pour la médaille
    [election] Élection du Capitaine
    [debate] Débat
    [ban] La règle de l’Institutrice
    [tavern] Vote du Tavernier
    [ballot] Vote du village
    [second_ballot] Second tour
    [tie_break] Le Capitaine tranche
    [sentence] Avant la sentence
    [dusk] Crépuscule
   *[other] Le village retient son souffle
}
loupsgarous-memory-open = La mémoire du village

## Une maison

loupsgarous-house-empty = Place vide
loupsgarous-house-vacant = { $building }, sans habitant
loupsgarous-house-burnt = Des cendres : { $building } a brûlé
loupsgarous-house-you = (toi)
loupsgarous-house-dead = { $cause ->
    [vote] éliminé(e) par le vote, jour { $round } : { $card }
    [night] mort(e) la nuit { $round } : { $card }
    [grief] mort(e) de chagrin : { $card }
    [shot] abattu(e) par le Chasseur : { $card }
    [razor] passé(e) au rasoir : { $card }
    [razor_penalty] tombé(e) avec sa victime : { $card }
    [tie] mort(e) de l’égalité : { $card }
    [idiot_fate] parti(e) avec l’Ancien : { $card }
    [left] a quitté le village : { $card }
   *[other] éliminé(e) : { $card }
}
loupsgarous-mark = { $mark ->
    [captain] Capitaine : deux voix
    [poster] affiche : deux voix contre
    [absent] absence : un robot joue
    [spared] Idiot épargné : plus de vote
    [banned] interdit(e) de vote aujourd’hui
    [candidate] candidat(e)
    [floor] a la parole
    [asked] doit décider
    [designated] désigné(e) par le village
    [tied] à égalité
    [lover] ton Amoureux
    [pack] de ta meute
    [caught] la Petite Fille, surprise !
    [charmed] charmé(e)
    [immune] immunité
    [named] pourra voter
   *[unnamed] sans vote demain
}
loupsgarous-choosable = Peut être choisi(e).
loupsgarous-chosen = Choisi(e).
loupsgarous-claims = Dit être : { $card }
loupsgarous-look-more = Voir la personne
loupsgarous-look-close = Revenir à la place
loupsgarous-voices = { $count ->
    [one] { $count } voix
   *[other] { $count } voix
}

## La phrase du moment : la nuit

loupsgarous-over = La partie est finie.
loupsgarous-between = Un instant…
loupsgarous-wait-night = Nuit { $round }. On entend appeler : { $calls }.
loupsgarous-nightfall = La nuit tombe. Garde ton écran pour toi.
loupsgarous-dead-night = Tu reposes en paix, les yeux ouverts.
loupsgarous-act-thief = { $state ->
    [chosen] C’est noté. Tu peux changer d’avis jusqu’à la fin de l’appel.
    [must] Deux Loups-Garous au centre : tu dois en prendre un.
   *[open] Prends une des deux cartes du centre, ou garde la tienne.
}
loupsgarous-act-cupid = { $state ->
    [chosen] { $names } : le lien sera noué à la fin de l’appel. Touche quelqu’un pour changer.
    [one] Encore un cœur à choisir.
   *[open] Touche les deux maisons que ta flèche va lier. Tu peux te choisir.
}
loupsgarous-act-protector = { $state ->
    [chosen] Tu gardes la porte { $of }. Tu peux encore changer.
   *[open] Touche la maison que tu protèges cette nuit. Pas deux nuits de suite la même.
}
loupsgarous-act-seer = { $state ->
    [final] Tu as vu la carte { $of }. Rien d’autre cette nuit.
    [aimed] Regarder la carte { $of } ? Ce sera définitif.
   *[open] Touche la maison de la personne dont tu veux voir la carte.
}
loupsgarous-act-wolves = { $state ->
    [chosen] Tu désignes { $names }. Il faut que toute la meute désigne la même personne.
   *[open] Désigne une proie. Si la meute n’est pas d’accord, personne ne meurt.
}
loupsgarous-act-white_wolf = { $state ->
    [chosen] Tu mordras { $names }. Tu peux encore changer.
   *[open] Tu peux mordre un autre Loup-Garou, ou t’en passer.
}
loupsgarous-act-pyromaniac = { $state ->
    [chosen] Tu mettras le feu : { $names }. Tu peux encore changer.
   *[open] Une seule fois dans la partie : touche un logis pour y mettre le feu, ou attends.
}
loupsgarous-act-witch = { $state ->
    [chosen] C’est noté. Tu peux changer d’avis jusqu’à la fin de l’appel.
   *[open] Regarde qui gît, et ouvre une fiole si tu veux. Rien ne t’y oblige.
}
loupsgarous-act-piper = { $state ->
    [chosen] Tu charmes { $names }. Tu peux encore changer.
    [one] Encore une personne à charmer.
   *[open] Touche deux maisons que ta musique n’a pas encore prises.
}
loupsgarous-act-raven = { $state ->
    [chosen] L’affiche ira chez { $names }. Tu peux encore changer.
   *[open] Touche la maison où coller l’affiche : deux voix de plus contre elle demain.
}
loupsgarous-girl = { $lids ->
    [open] Tes paupières sont mi-closes. Un Loup pourrait te voir.
    [closed] Les Loups sont là. Tu peux entrouvrir les yeux, à tes risques.
   *[over] Les Loups se décident : tu fermes les yeux.
}
loupsgarous-decoy-note = Pour ton intuition : cela ne change rien à la nuit.

## Ce que tu sais cette nuit

loupsgarous-line = Ce que tu sais
loupsgarous-line-hold = Garde le doigt ici pour lire
loupsgarous-line-none = { $number ->
    [0] Un chien aboie au loin.
    [1] Le vent tourne.
   *[other] Tu te rendors.
}
loupsgarous-line-thief = Au centre : { $left }, et { $right }.
loupsgarous-line-lover = Ton Amoureux : { $player }. Si l’un meurt, l’autre aussi.
loupsgarous-line-couple = Tu as lié { $names }.
loupsgarous-line-pack = { $names ->
    [none] Tu es seul(e) de ta meute.
   *[other] Ta meute : { $names }.
}
loupsgarous-line-caught = { $player } est la Petite Fille : elle vous espionne !
loupsgarous-line-seen = { $player } : { $card }.
loupsgarous-line-victim = Cette nuit gît { $player }.
loupsgarous-line-victim-you = Cette nuit, c’est toi qui gis là.
loupsgarous-line-victim-none = Cette nuit, personne ne gît là.
loupsgarous-line-glimpse = Une ombre du côté { $of }.
loupsgarous-line-glimpse-nothing = Rien dans la rue.
loupsgarous-line-charmed = La musique tient : { $names }.
loupsgarous-line-guarded = La nuit dernière : { $player }.

## Les gestes de la nuit

loupsgarous-choose-nobody = { $call ->
    [thief] Garder ma carte
    [pyromaniac] Pas de feu cette nuit
    [raven] Pas d’affiche
    [wolves] Ne désigner personne
   *[other] Personne
}
loupsgarous-left = Celle de gauche
loupsgarous-right = Celle de droite
loupsgarous-none = Aucune
loupsgarous-confirm = Confirmer
loupsgarous-confirm-done = C’est fait.
loupsgarous-heal = { $state ->
    [on] { $player } sera soigné(e)
   *[off] Soigner { $player }
}
loupsgarous-heal-you = { $state ->
    [on] Tu te soigneras
   *[off] Me soigner
}
loupsgarous-heal-spent = Plus de potion de guérison
loupsgarous-poison = { $state ->
    [on] Poison pour { $player } : annuler
   *[off] Touche une maison pour l’empoisonner
}
loupsgarous-poison-spent = Plus de poison
loupsgarous-keep = Garder mes fioles
loupsgarous-lids = { $state ->
    [open] Fermer les yeux
    [over] Paupières closes
   *[closed] Entrouvrir les yeux
}
loupsgarous-lids-odds = { $wolves ->
    [one] Risque d’être surprise par le Loup qui reste, selon le nombre de fois :
   *[other] Risque d’être surprise ({ $wolves } Loups au plus), selon le nombre de fois :
}
loupsgarous-lids-beats = { $beats } ×
loupsgarous-lids-percent = { $percent } %
loupsgarous-lids-glimpse = Chaque fois, une chance sur deux d’apercevoir une ombre.
loupsgarous-council = La meute
loupsgarous-council-says = { $who ->
    [you] Toi : { $target }
   *[other] { $player } : { $target }
}
loupsgarous-council-silent = ne désigne personne
loupsgarous-council-agreed = D’accord : { $player }
loupsgarous-council-split = Pas d’accord : personne ne mourrait
loupsgarous-white-warning = Rappel : si le dernier Villageois meurt, les Loups-Garous gagnent, et pas toi.

## La phrase du moment : le jour

loupsgarous-wait-seat = { $step ->
    [draft] { $player } choisit son logis.
    [presentation] { $player } se présente.
    [shot] { $player } épaule son fusil une dernière fois…
    [successor] { $player } nomme son successeur.
    [voters] { $player } dit qui votera demain.
    [house] { $player } cherche un habitant pour un logis libre.
    [accept] { $player } réfléchit : emménager, ou non ?
    [ban] { $player } lève sa règle : qui ne votera pas ?
    [tavern] { $player } vote le premier, devant tous.
    [tie_break] { $player } doit trancher l’égalité.
   *[other] On attend { $player }.
}
loupsgarous-your-draft = Choisis ton logis, ou un baluchon.
loupsgarous-your-presentation = À toi : dis en quelques mots qui est ton villageois.
loupsgarous-your-shot = { $state ->
    [aimed] Tirer sur { $names } ?
   *[open] Tu tombes, mais ton fusil est chargé : touche la maison de ta cible.
}
loupsgarous-your-successor = { $state ->
    [aimed] Donner la médaille à { $names } ?
   *[open] À qui la médaille ? Touche une maison.
}
loupsgarous-your-voters = Touche les maisons de ceux qui voteront demain, puis termine.
loupsgarous-your-house = { $state ->
    [aimed] Proposer { $building } à { $names } ?
   *[open] À quel Vagabond proposer { $building } ?
}
loupsgarous-your-accept = On te propose { $building }.
loupsgarous-your-ban = { $state ->
    [aimed] Pas de vote aujourd’hui pour { $names } ?
   *[open] Touche jusqu’à deux maisons : pas de vote pour elles aujourd’hui.
}
loupsgarous-your-tavern = { $state ->
    [aimed] Voter contre { $names } ? Si le village désigne la même personne, tu perds ton immunité.
   *[open] Tu votes en premier, devant tout le monde : touche une maison.
}
loupsgarous-your-tie_break = { $state ->
    [aimed] Désigner { $names } ?
   *[open] Égalité : à toi de trancher.
}
loupsgarous-your-ballot = { $state ->
    [chosen] Ton vote : { $names }. Tu peux changer jusqu’à la fin.
   *[open] Vote : touche la maison de la personne à éliminer. Il n’y a pas de vote blanc.
}
loupsgarous-your-second_ballot = { $state ->
    [chosen] Ton vote : { $names }. Tu peux changer jusqu’à la fin.
   *[open] Second tour : vote contre { $among }.
}
loupsgarous-your-election = { $state ->
    [chosen] Ta voix : { $names }. Tu peux changer jusqu’à la fin.
   *[open] À qui la médaille ? Touche une maison.
}
loupsgarous-no-vote = { $why ->
    [teacher] L’Institutrice ne vote jamais. Regarde les autres.
    [banned] Pas de vote pour toi aujourd’hui : l’Institutrice en a décidé ainsi.
    [spared] Épargné(e), tu n’as plus de vote.
    [not_named] Le Bouc émissaire ne t’a pas donné de voix pour aujourd’hui.
   *[other] Les autres votent.
}
loupsgarous-watch-ballot = { $step ->
    [election] On élit le Capitaine.
    [second_ballot] Second tour entre { $among }.
   *[other] Le village vote en secret.
}
loupsgarous-dawn = Le jour se lève…
loupsgarous-campaign = { $who ->
    [standing] Tu te présentes. Dis pourquoi !
    [may] Il faut un Capitaine. Te présentes-tu ?
   *[other] Il faut un Capitaine. On écoute les candidats.
}
loupsgarous-debate = { $state ->
    [ready] Tu attends le vote. Deux tiers du village doivent l’attendre aussi.
    [watch] Le village débat.
    [late] Le village débat. Le vote approche.
    [last] Le vote approche : tes derniers mots ?
   *[open] La place est à vous. Parle, questionne, accuse. Pour voter plus tôt : « prêt ».
}
loupsgarous-sentence = { $who ->
    [asks] Le village t’a désigné(e). Demande sa grâce au Châtelain !
    [asked] Tu as demandé grâce. Le Châtelain réfléchit.
    [you] Le village t’a désigné(e).
    [lord] { $player } te demande grâce. L’accorder ?
    [self] Le village t’a désigné(e) : tu peux te gracier.
   *[other] Le village a désigné { $player }. Un dernier geste ?
}
loupsgarous-dusk = Le soir tombe. C’est le dernier moment pour un pouvoir.
loupsgarous-dead-day = Tu es mort(e) : tu vois tout, tu ne dis rien. Tu peux parier.
loupsgarous-dead-public = Tu es mort(e) : plus un mot. Tu peux parier.
loupsgarous-power-aim = { $power ->
    [confess] Confesser qui ? Touche une maison.
    [restore] Rendre son pouvoir à qui ? Touche une maison.
    [shave] Passer qui au rasoir ? Touche une maison.
   *[bet] Qui sera éliminé ensuite ? Touche une maison.
}
loupsgarous-power-sure = { $power ->
    [confess] Regarder la carte { $of } ? Tout le monde saura qui, pas ce que tu as vu.
    [restore] Rendre son pouvoir à { $names } ?
    [shave] Éliminer { $names } ? Si ce n’est pas un Loup-Garou, tu meurs aussi.
   *[bet] Parier sur { $names } ?
}
loupsgarous-say-who = Touche la maison de la personne dont tu parles.

## Les gestes du jour

loupsgarous-ready = { $state ->
    [yes] J’attends encore
   *[no] Prêt à voter
}
loupsgarous-ready-count = { $count } sur { $all } sont prêts
loupsgarous-stand = Je me présente
loupsgarous-done = J’ai fini
loupsgarous-skip = Commencer sans attendre
loupsgarous-ask = Demander grâce
loupsgarous-decline-pardon = Ne rien demander
loupsgarous-pardon = Accorder la grâce
loupsgarous-refuse = Refuser
loupsgarous-accept = Emménager
loupsgarous-decline-house = Rester dehors
loupsgarous-leave = Laisser vide
loupsgarous-close = { $count ->
    [one] C’est dit : { $count } personne
   *[other] C’est dit : { $count } personnes
}
loupsgarous-ban = { $count ->
    [0] N’interdire personne
   *[other] Interdire
}
loupsgarous-do = { $verb ->
    [shoot] Tirer
    [name] Donner la médaille
    [house] Proposer
    [break] Trancher
    [vote] Voter
    [confess] Confesser
    [restore] Rendre le pouvoir
    [shave] Passer au rasoir
   *[other] Confirmer
}
loupsgarous-cancel = Annuler
loupsgarous-power-take = { $power ->
    [confess] Confesser…
    [restore] Remettre sur pied…
   *[shave] Le rasoir…
}
loupsgarous-queued = { $power ->
    [confess] Confession { $of } : dès que possible.
    [restore] Pouvoir rendu à { $player } : dès que possible.
   *[shave] Le rasoir pour { $player } : dès que possible.
}
loupsgarous-never-against = Jamais contre { $player }, ton Amoureux.
loupsgarous-tavern-warning = Ta timbale te protège, tant que tu ne votes pas contre la personne que le village désigne.

## Parler

loupsgarous-speak = Dire quelque chose
loupsgarous-speak-other = Autre chose…
loupsgarous-speak-wait = Encore { $seconds } s
loupsgarous-speak-enough = Tu as tout dit pour aujourd’hui.
loupsgarous-send = Dire
loupsgarous-back = Effacer le dernier mot
loupsgarous-why = Parce que… (si tu veux)
loupsgarous-reason = { $reason ->
    [votes] ses votes
    [silence] son silence
    [claim_conflict] des annonces en conflit
    [vision] une vision
    [night_victim] la victime de la nuit
    [defended_wolf] la défense d’un Loup
    [hunted_good] un innocent visé
    [behaviour] son attitude
   *[gut] une intuition
}
loupsgarous-group = { $group ->
    [suspicion] Soupçonner
    [trust] Défendre
    [card] Ma carte
    [night] Raconter la nuit
    [vote] Le vote
   *[question] Demander et répondre
}
loupsgarous-kind = { $kind ->
    [accuse] J’accuse…
    [defend] Je défends…
    [trust] Confiance en…
    [rank] Mes suspects…
    [deny] Je suis du village
    [claim] Je suis…
    [hint] J’ai un rôle utile
    [counter] Il ment, c’est moi…
    [retract] Je retire…
    [vision] J’ai vu la carte…
    [glimpse] Une ombre…
    [potion] Mes fioles…
    [guard] Je protégeais…
    [confession] En confession…
    [poster] Mon affiche…
    [charm] La flûte tient…
    [intent] Je vote contre…
    [propose] Votons tous contre…
    [ask_role] Qui es-tu…
    [ask_opinion] Que penses-tu…
    [ask_vote] Pourquoi ce vote…
    [recall] Il a voté contre…
    [contradiction] Cela ne tient pas…
    [silent] Il se tait…
    [agree] D’accord avec…
    [disagree] Pas d’accord avec…
    [candidate] Je suis candidat
    [support] Un bon Capitaine…
    [ask_ban] Institutrice, empêche…
    [ask_house] Bailli, donne-moi…
    [promise] Je gracierai…
    [no_pardon] Pas de grâce pour…
    [thank] Merci
   *[pass] Rien à dire
}
loupsgarous-part = { $part ->
    [player] Qui ?
    [more] Qui encore ? (ou dis-le ainsi)
    [strength] À quel point ?
    [card] Quelle carte ?
    [single] Quelle carte ?
    [night] Quelle nuit ?
    [day] Quel jour ?
    [said] Quelle phrase ?
    [own] Laquelle de tes phrases ?
    [house] Quel logis ?
   *[potion] Quelle fiole ?
}
loupsgarous-night-number = Nuit { $number }
loupsgarous-day-number = Jour { $number }
loupsgarous-medal = Pour la médaille
loupsgarous-said = Ce qui s’est dit
loupsgarous-said-number = n° { $number }
loupsgarous-said-none = Personne n’a encore rien dit.
loupsgarous-draft = « { $text } »

## L’aube, et ce qui se passe

loupsgarous-dawn-title = L’aube du jour { $round }
loupsgarous-dawn-none = Personne ne manque.
loupsgarous-was = { $player } : { $card }
loupsgarous-fingers = Les doigts se lèvent
loupsgarous-fingers-count = { $player } : { $voices }
loupsgarous-abstained = Sans vote : { $names }
loupsgarous-voters = { $count ->
    [one] { $count } personne vote, sur { $all }.
   *[other] { $count } personnes votent, sur { $all }.
}
loupsgarous-skip-scene = Continuer

## La mémoire du village

loupsgarous-page = { $page ->
    [votes] Votes
    [claims] Annonces
    [village] Village
    [night] Nuit
    [notes] Carnet
   *[beyond] Au-delà
}
loupsgarous-ballot-name = { $kind ->
    [vote] J{ $day }
    [second] J{ $day }, 2e
    [election] J{ $day }, élection
   *[election_second] J{ $day }, élection 2
}
loupsgarous-votes-none = On n’a pas encore voté.
loupsgarous-votes-who = Qui
loupsgarous-votes-poster = Affiche
loupsgarous-votes-chosen = Désigné(e)
loupsgarous-votes-accuracy = { $against } sur { $all } contre un Loup
loupsgarous-votes-abstained = pas de vote
loupsgarous-votes-dead = mort(e)
loupsgarous-claims-none = Personne n’a encore dit qui il est.
loupsgarous-order-about = L’ordre de la nuit dans ce village, d’après ce que tout le monde sait.
loupsgarous-order-together = Les appels d’un même bloc durent ensemble.
loupsgarous-cards-in-play = { $hidden ->
    [yes] Cartes possibles (composition cachée, { $wolves } Loups-Garous)
   *[no] Cartes de cette partie
}
loupsgarous-card-count = { $card } × { $count }
loupsgarous-village-none = On joue sans les logis du Village.
loupsgarous-notes-about = Tes soupçons restent dans ce navigateur. Personne d’autre ne les voit.
loupsgarous-notes-mark = { $mark ->
    [trust] Confiance
    [unsure] Doute
    [suspect] Louche
   *[wolf] Loup !
}
loupsgarous-notes-day = noté le jour { $day }

## Les morts

loupsgarous-beyond-open = Tout voir
loupsgarous-beyond-cards = Les cartes
loupsgarous-beyond-lovers = Amoureux : { $names }
loupsgarous-beyond-charmed = Charmés : { $names }
loupsgarous-beyond-centre = Au centre : { $cards }
loupsgarous-beyond-left = { $what ->
    [heal] La guérison est encore là.
    [poison] Le poison est encore là.
    [fire] L’allumette n’a pas servi.
   *[lives] L’Ancien a deux vies.
}
loupsgarous-beyond-deeds = Ce qui s’est fait en secret
loupsgarous-note = { $kind ->
    [lover] { $player } lie { $target }
    [guard] { $player } protège { $target }
    [vision] { $player } voit { $target } : { $word }
    [designated] { $player } désigne { $target }
    [victim] La meute choisit { $target }
    [glimpse] { $player } aperçoit { $word }
    [baker] { $player } aperçoit { $word }
    [caught] { $player } est surprise
    [bite] { $player } mord { $target }
    [fire] { $player } met le feu : { $word }
    [burnt] { $target } brûle
    [heal] { $player } soigne { $target }
    [poison] { $player } empoisonne { $target }
    [saved] { $target } survit
    [charm] { $player } charme { $target }
    [poster] { $player } colle l’affiche chez { $target }
    [confession] { $player } confesse { $target } : { $word }
    [kept] { $player } garde sa carte
    [stole] { $player } devient : { $word }
   *[other] …
}
loupsgarous-bet-who = Parier sur le prochain éliminé…
loupsgarous-bet-side = Qui gagnera ?
loupsgarous-bet-made = Tes paris du jour sont faits.

## Les coups, en mots

loupsgarous-move = { $verb ->
    [tap] choisir { $names }
    [vote] voter contre { $names }
    [elect] voter pour { $names }
    [ready] se dire prêt à voter
    [wait] attendre encore
    [stand] se présenter
    [shoot] tirer sur { $names }
    [name] donner la médaille à { $names }
    [let] laisser voter { $names }
    [close] terminer la liste
    [house] proposer le logis à { $names }
    [leave] laisser le logis vide
    [accept] emménager
    [decline] refuser
    [ban] interdire de vote : { $names }
    [break] désigner { $names }
    [ask] demander grâce
    [pardon] accorder la grâce
    [refuse] refuser la grâce
    [confess] confesser { $names }
    [restore] rendre son pouvoir à { $names }
    [shave] passer au rasoir { $names }
    [take] prendre { $names }
    [lids] bouger les paupières
    [skip] commencer sans attendre
    [done] finir sa présentation
   *[other] dire quelque chose
}
