### Les mots du client. Ceux de la table et des jeux sont dans src/tablee.

## Partout

patience = Un instant…
close = Fermer
skip = Aller au contenu
reload = Recharger
try-again = Réessayer
try-now = Réessayer
you = toi
copied = Copié
settings = Réglages
rules = Règles
learn = Apprendre
stay = Rester
nowhere = Il n’y a rien ici
nowhere-about = Cette adresse ne mène nulle part. Il y manque peut-être une lettre.
part-not-loaded = Cette page n’est pas arrivée. Vérifie la connexion, puis recharge.
screen-missing = Cette page n’a pas pu être chargée
screen-missing-about = Soit le réseau manque, et la page reviendra avec lui ; soit Tablée a changé, et recharger aide.
fresh = Une nouvelle version de Tablée est là.
refusal-bad-option-forced = « { $option } » : une autre option l’impose ici, on ne peut pas choisir le contraire.
refusal-offline = Pas de connexion avec le serveur. Vérifie le réseau, puis réessaie.

## L’étagère

shelf-title = À quoi on joue ?
go-to-shelf = Vers l’étagère
play-now = Jouer maintenant
open-table = Ouvrir une table
box-players = { $least ->
    [one] { $least } à { $most } joueurs
   *[other] { $least } à { $most } joueurs
}
box-minutes = { $minutes } min
box-age = dès { $age } ans
box-terminal = Se joue dans le terminal : tablee play { $game }
code-label = Tu as un code ?
code-placeholder = KABUL
code-go = Rejoindre
code-five = Un code a cinq lettres.
code-unknown = Ce code n’ouvre aucune table
tables-mine = Tes tables
tables-all = Toutes tes tables ({ $count })
tables-join = Tables à rejoindre
tables-watch = Parties à regarder
tables-finished = Jouées récemment
tables-unknown = D’une autre version de Tablée
table-nobody = Encore personne
table-waiting = { $free ->
    [0] toutes les places sont prises
    [one] { $free } place libre
   *[other] { $free } places libres
}
table-playing = en cours
table-paused = en pause
table-over = finie
table-unknown = ne se joue pas ici

## Qui tu es

name-title = Comment t’appelles-tu ?
name-label = Ton prénom
name-placeholder = Ana
name-change = Changer de nom
name-guest = Invité
name-none = pas encore dit
name-tv = Écran
settings-name = Ton nom :
settings-language = Langue
language-fr = Français
language-en = English
settings-theme = Thème
theme-auto = automatique
theme-light = clair
theme-dark = sombre
settings-speed = Vitesse des pièces
speed-slow = lente
speed-normal = normale
speed-fast = rapide
speed-off = sans animation
settings-sound = Sons
settings-sound-about = De petits sons pour ce qui se passe à la table.
settings-bell = Me prévenir
settings-bell-about = Une notification quand c’est ton tour et que tu regardes ailleurs.
settings-private = Pas de compte, pas d’e-mail, pas de pistage. Tout ceci reste sur cet appareil.
install = Mettre Tablée sur l’écran d’accueil

## Arriver à une table

invitation = Viens jouer à { $game }
invitation-who = { $count ->
    [one] { $names } t’attend à la table.
   *[other] { $names } t’attendent à la table.
}
sit-down = M’asseoir
laying-table = On met la table…
closed-unknown = Cette table n’existe pas
closed-unknown-about = Le lien a peut-être été coupé, ou la table débarrassée depuis longtemps. Demande un nouveau lien, ou ouvre ta propre table.
closed-full = Toutes les places sont prises
closed-full-about = D’autres ont été plus rapides. Demande une place à la personne qui tient la table, ou réessaie quand quelqu’un se sera levé.
closed-locked = La table est verrouillée
closed-locked-about = La personne qui la tient ne laisse plus entrer personne pour l’instant. Demande-lui d’ouvrir, puis réessaie.
closed-barred = Tu ne fais plus partie de cette table
closed-barred-about = La personne qui la tient ne t’y accueille plus. Les autres tables te restent ouvertes.
closed-private = Cette partie se joue entre soi
closed-private-about = Elle a commencé, et cette table n’admet pas de spectateurs.
closed-over = Cette partie est finie
closed-over-about = Trop tard pour jouer, mais tu peux la revoir du premier coup au dernier.
closed-closed = Cette table a été fermée
closed-closed-about = La personne qui la tenait, ou la maison, y a mis fin.
closed-running = Cette partie est encore en cours
closed-running-about = On pourra la revoir quand elle sera finie : d’ici là, elle garde ses secrets.
closed-offline = Pas de connexion
closed-offline-about = Le serveur ne répond pas. Tables et parties y sont en sûreté. On réessaie tout seul, dès que le réseau revient.
closed-busy = Trop de demandes d’un coup
closed-busy-about = Attends un instant, puis réessaie.
closed-trouble = Le serveur a un problème
closed-trouble-about = Il a été noté. Tables et parties sont en sûreté. Réessaie dans un instant.
closed-rules = Cette partie a commencé avec d’autres règles
closed-rules-about = Elle a commencé avec { $game } et la version { $version } de ses règles. Cette maison en a une autre, et la jouerait autrement.
closed-game = Cette maison n’a pas ce jeu
closed-game-about = La table a commencé avec « { $game } », qui n’est pas sur l’étagère ici.
closed-content = Cette partie a commencé avec d’autres cartes
closed-content-about = Ses cartes ({ $digest }) ne sont pas de celles avec lesquelles on joue à { $game } ici.
other-rules-over = La partie est finie : on ne peut plus que la regarder, dans son enregistrement, qu’une version de Tablée qui la connaît sait lire et vérifier.
other-rules-unfinished = La partie n’est pas finie, et garde donc ses secrets. Rien n’y a été changé : la version de Tablée qui l’a commencée peut la continuer.
other-rules-download = Télécharger son enregistrement
closed-old = Cette page est trop ancienne
closed-old-about = Tablée a changé depuis que tu l’as ouverte. Recharge, et te revoilà au même endroit.
closed-terminal = Ce jeu n’est pas dans cette page
closed-terminal-about = Recharge-la : il y est peut-être depuis. Sinon, il se joue dans le terminal.
see-replay = Revoir la partie
go-to-table = Vers la table

## Avant la partie

lobby-title = { $game } : la table se remplit
seats = Places
seat-free = libre
seat-number = Place { $seat }
seat-state = { $state ->
    [bot] robot
    [host] tient la table
    [ready] en place
   *[other] {""}
}
not-ready-yet = pas encore
code = Code
invite = Inviter
share-how = À scanner, à envoyer, ou à dire à voix haute.
share-link = Envoyer le lien
copy-link = Copier le lien
open-tv = Montrer sur la télé
share-title = { $game } sur Tablée
share-text = Une place t’attend à { $game }. Code : { $code }
share-type = Ou va sur { $address } et tape le code { $code }.
copy-by-hand = Ce navigateur ne copie pas tout seul. Voici le lien, sélectionné : copie-le.
address-other = Un téléphone ne trouve pas la table ? Essaie une autre adresse :
address-alone = Cet ordinateur n’est relié à aucun réseau : personne d’autre ne peut encore venir.
qr-alt = Le lien vers cette table, pour un appareil photo : { $link }
lobby-settings = Comment on joue
owners-cards = Cartes du propriétaire ({ $digest })
how-many = Nombre de places
seats-fewer = Une place de moins
seats-more = Une place de plus
seats-range = De { $least } à { $most }.
pace = Rythme
options = Options
option-forced = Imposé par « { $by } »
option-open = Selon les autres options : { $played ->
    [yes] oui
   *[no] non
}
option-yes = Oui
option-no = Non
adviser = Conseil à la demande
adviser-about = Quand c’est à toi de décider, tu peux demander ce qu’un robot ferait. Les autres ne voient pas sa réponse, et rien n’est joué à ta place.
help-while-playing = Un coup de pouce
who-comes = Qui peut venir
watchable = Spectateurs admis
watchable-about = Qui a le lien peut regarder. Une télé en a besoin.
not-watchable = Personne ne regarde.
table-locked = La table est verrouillée : plus personne n’entre.
table-lock = Verrouiller la table
table-lock-about = Plus personne n’entrera ni ne s’assiéra. Qui est assis garde sa place.
table-unlock = Déverrouiller la table
table-unlock-about = Qui a le lien ou le code pourra de nouveau entrer.
listed = Montrer la table sur l’étagère
listed-about = N’importe qui peut s’asseoir à cette table.
absent = Quand quelqu’un s’absente
start = Commencer
start-ready = Tout le monde est prêt.
pause-moderator = Le temps s’arrête jusqu’à ce que tu reprennes. Personne n’est consulté.
moderator = Meneur de jeu
moderator-is = { $name } mène le jeu, sans jouer.
moderator-wanted = Une personne qui ne joue pas mène cette partie : tout lui est montré.
moderator-wanted-seated = Une personne qui ne joue pas mène cette partie : tout lui est montré. Qui prend cette place laisse la sienne.
moderate = Mener le jeu
moderator-out = Libérer cette place
moderate-no = Rendre cette place
start-no-moderator = Personne ne mène encore le jeu.
start-free = { $free ->
    [one] Une place est encore libre.
   *[other] { $free } places sont encore libres.
}
start-unready = { $count ->
    [one] On attend encore { $names }.
   *[other] On attend encore { $names }.
}
others = { $count } autres
fill-bots = { $free ->
    [one] Ajouter un robot
   *[other] Ajouter { $free } robots
}
ready = Je suis là
ready-yes = Tu es en place
ready-no = Pas encore, finalement
ready-state = en place
say-ready = Les réglages ont changé. On peut y aller ?
waiting-host = { $seated ->
    [yes] { $host } lancera la partie.
   *[no] La personne qui tient la table lancera la partie.
}
onlooker-free = Tu es debout à côté de la table.
onlooker-full = Toutes les places sont prises. Dès qu’une se libère, tu pourras t’asseoir.
onlooker-locked = La table est verrouillée. Tu pourras t’asseoir si on la rouvre.
sit-here = M’asseoir ici
stand-up = Me lever
seat-yours = C’est ta place.
seat-yours-host = C’est ta place. Si tu te lèves, quelqu’un d’autre tiendra la table.
seat-taken-by = La personne qui tient la table peut déplacer les gens.
bots-by-host = La personne qui tient la table peut mettre un robot ici.
put-bot = Mettre un robot ici
replace-bot = Mettre un robot à la place
swap = Changer de place
swap-with = Avec qui ?
remove = Libérer cette place
leave-lobby = Quitter cette table ?
leave-lobby-about = Ta place sera libre pour quelqu’un d’autre.
leave-lobby-onlooker = La table continue sans toi.
close-table = Fermer la table pour tout le monde

## À la table

leave = Quitter
menu = Plus
board = Plateau
yours = Devant toi
title-your-turn = À toi – { $game }
prompt-paused = La partie est en pause. Elle reprendra quand quelqu’un le dira.
watching = Tu regardes
away = absent
person-about = { $state ->
    [barred] { $name }, hors de la table
    [gone] { $name }, absent pour l’instant
    [awaited] { $name }, en train de jouer
   *[other] { $name }
}{ $muted ->
    [yes] , sans la parole
   *[no] {""}
}
person-bot = Un robot, niveau { $level }.
person-here = À la table.
person-gone = { $takeover ->
    [bot] Absent : un robot joue en attendant.
   *[default] Absent : le coup le plus simple est joué en attendant.
}
person-barred = { $takeover ->
    [bot] Hors de la table : un robot joue à sa place.
   *[default] Hors de la table : le coup le plus simple est joué à sa place.
}
person-muted = Sans la parole : ses messages n’arrivent à personne.
muted-state = sans la parole
barred-state = hors de la table
muted-you = On t’a retiré la parole à cette table. Tu joues comme avant, et tu lis ce que disent les autres.
host-people = Les gens de la table
host-people-about = Retirer la parole à quelqu’un, l’exclure, ou le laisser rentrer.
host-nobody = Il n’y a personne d’autre à cette table.
host-tools = Pour toute la table
host-mute = Lui retirer la parole
host-unmute = Lui rendre la parole
host-bar = L’exclure de cette table
host-bar-lobby = Sa place se libère tout de suite. Cette personne ne pourra plus entrer ici, ni dans les parties suivantes, sauf si tu la laisses rentrer.
host-bar-playing = { $takeover ->
    [bot] Un robot jouera à sa place jusqu’à la fin. Cette personne ne pourra plus revenir ici, ni dans les parties suivantes, sauf si tu la laisses rentrer.
   *[default] Les coups les plus simples seront joués à sa place jusqu’à la fin. Cette personne ne pourra plus revenir ici, ni dans les parties suivantes, sauf si tu la laisses rentrer.
}
host-bar-sure = Oui, l’exclure
host-bar-no = Non, ne rien faire
host-unbar = Laisser { $name } revenir
host-barred = Hors de la table
mute = Ne plus voir ses messages
unmute = Revoir ses messages
mute-about = Seulement sur cet appareil. Personne n’en saura rien.
clock-hours = { $hours } h
clock-left = Temps restant : { $time }
clock-reserve = Réserve : { $time }
line-lost = La connexion est perdue. On réessaie ; rien n’est perdu.
line-late = Pas encore passé : la connexion est lente.
line-late-lost = Pas encore passé : ça partira dès que la connexion sera revenue.
notice-house = La maison :
notice-left = { $minutes ->
    [one] encore une minute
   *[other] encore { $minutes } minutes
}
notice-left-hours = encore { $hours } heures
line-connecting = Connexion…
other-tab = Cette table est aussi ouverte dans un autre onglet. Les deux marchent.
somebody-plays = { $takeover ->
    [bot] Un robot joue pour toi.
   *[default] Le coup le plus simple est joué pour toi.
}
somebody-plays-round = { $takeover ->
    [bot] Un robot joue pour toi jusqu’à la fin de la manche ; ensuite, la table t’attend.
   *[default] Le coup le plus simple est joué pour toi jusqu’à la fin de la manche ; ensuite, la table t’attend.
}
take-back = Reprendre ma place
resume = Reprendre
accept = Accepter
decline = Refuser
question-wait = On attend { $names }.
undo = Reprendre le coup
undo-about = Tout de suite si rien n’a été révélé ; sinon, si tout le monde est d’accord.
pause = Pause
pause-about = Arrête les horloges, si tout le monde est d’accord.
pause-alone = Arrête les horloges.
hand-over = Confier ma place à un robot
hand-over-about = Tu la reprends quand tu veux.
sound-on = Les sons sont activés
sound-off = Les sons sont coupés
invite-watch = Montrer cette table à d’autres
leave-game = Quitter la partie ?
leave-game-about = { $takeover ->
    [bot] Un robot jouera pour toi. Tu peux revenir par le même lien.
   *[default] Les coups les plus simples seront joués pour toi. Tu peux revenir par le même lien.
}
leave-game-alone = La table t’attend : reviens quand tu veux, depuis l’étagère ou par le même lien.
leave-game-alone-round = { $takeover ->
    [bot] Un robot finira la manche pour toi, puis la table t’attendra. Reviens quand tu veux, depuis l’étagère ou par le même lien.
   *[default] Les coups les plus simples seront joués pour toi jusqu’à la fin de la manche, puis la table t’attendra. Reviens quand tu veux, depuis l’étagère ou par le même lien.
}
table-waits = La table t’attend.
goal = Le but du jeu
goal-close = C’est parti !
talk = Journal et discussion
talk-unread = { $count ->
    [one] Journal et discussion, { $count } nouveau message
   *[other] Journal et discussion, { $count } nouveaux messages
}
log = Journal
log-empty = Ici s’inscrit ce qui se passe à partir de maintenant.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-placeholder = Dire quelque chose
chat-send = Envoyer
chat-not-sent = Pas envoyé : la connexion est perdue. Réessaie dans un instant.
chat-muted = { $count ->
    [one] { $count } message n’est pas montré.
   *[other] { $count } messages ne sont pas montrés.
}
channel-table = La table
channel-closed = On ne peut pas parler ici pour le moment.
channel-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
react = Réagir
think = Je réfléchis
point = Montrer du doigt
pointing = Touche ce que tu veux montrer.
advice = Conseil
advice-ask = Un conseil ?
advice-about = Que ferait un robot à ta place ?
advice-thinking = Réflexion…
advice-move = À ta place, un robot jouerait : { $move }.
advice-why = « { $why } »
propose = Montrer : { $spot }
point-only = Simplement montrer du doigt
signal-think = { $who ->
    [you] Tu demandes un instant.
   *[other] { $player } demande un instant.
}
signal-point = { $who ->
    [you] Tu montres { $spot }.
   *[other] { $player } montre { $spot }.
}
spot-seat = { $who ->
    [you] ta place
   *[other] { $player }
}
reaction-bravo = Bravo !
reaction-laugh = Ha ha !
reaction-wow = Oh là là !
reaction-tears = Oh non…
reaction-heart = J’adore !
reaction-hurry = Allez !
read-rule = Lire la règle { $rule }

## La fin

rematch = Rejouer
rematch-join = Rejoindre la partie suivante
rematch-watch = Regarder la partie suivante
share-game = Partager la partie
seal = La donne scellée
seal-before = Avant que quiconque s’assoie, le serveur a promis une donne sans la montrer. À la fin, il montrera la graine : qui veut pourra vérifier que rien n’a été changé.
seal-about = Avant que quiconque s’assoie, le serveur a promis une donne sans la montrer. À présent il montre la graine : qui veut peut vérifier que rien n’a été changé.
seal-promise = La promesse
seal-seed = La graine
seal-verify = Pour rejouer tous les coups et comparer, télécharge la partie et lance « tablee verify » sur le fichier.
seal-download = Télécharger la partie

## Revoir une partie

replay-title = { $game }, revu
replay-eyes = Vu par qui ?
eyes-open = Tout ouvert
eyes-none = En spectateur
replay-with = Vu par { $name }
replay-scrubber = Moment de la partie
replay-at = Étape { $step } sur { $steps }. { $sentence }
replay-first = Au début
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-last = À la fin
replay-play = Lire
replay-pause = Arrêter
replay-speed = Vitesse : { $speed } fois
times = ×{ $speed }
what-if = Et si ?
what-if-about = Prends une place à cet instant précis, et continue contre des robots. La vraie partie reste ce qu’elle était.
what-if-seat = Continuer pour { $name }
what-if-over = À cet instant, la partie est finie. Reviens à un moment plus tôt.

## Les règles

rules-of = Les règles de { $game }
rules-search = Chercher dans les règles
rules-essential = L’essentiel
rules-law = Toutes les règles
rules-missing = Ces règles n’ont pas pu être chargées. Réessaie avec du réseau.
rules-found = { $count ->
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
}
rules-nothing = Aucune règle ne parle de « { $wanted } ».
learn-game = Apprendre { $game }

## L’écran de la pièce

tv-here = Cet écran est la télé
tv-here-about = La table s’ouvre en grand ; chacun s’y assied avec son téléphone.
tv-begin = Jouer sur cet écran
tv-choose = Quelle boîte ouvre-t-on ? Ensuite, chacun s’assied avec son téléphone.
tv-known = Ou montrer une table déjà ouverte : son code
tv-show = Montrer
tv-first = La première personne assise lancera la partie depuis son téléphone.
tv-host = La personne qui tient la table lancera la partie.
tv-will = { $host } lancera la partie depuis son téléphone.
tv-go = À toi, { $host } : lance la partie depuis ton téléphone.
tv-title = { $game } à l’écran
tv-join = Prenez vos téléphones
tv-or = ou allez sur { $address } et tapez le code
tv-full-table = Tout le monde est là
tv-full = Plein écran
tv-private = Cette table n’admet pas de spectateurs : l’écran s’éteindrait au début de la partie.
tv-allow = Laisser l’écran regarder
tv-seated = Ce navigateur est assis à la table comme { $name }. Lève-toi pour qu’il ne soit plus qu’un écran.

## Des pages qui tournent toutes seules
pages = Pages
page-number = Page { $number }
page-of = Page { $number } sur { $count }
pages-stay = Ne plus tourner les pages
pages-turn = Laisser tourner les pages

## La fin d’une partie, quel que soit le jeu

end-skip = Passer le décompte
rank = Rang
points = Points
figures = La partie en chiffres
figures-partial = Cet écran n’a pas vu toute la partie : ces chiffres sont incomplets.
curve = Les points après chaque manche
curve-round = Manche
curve-table = Voir les chiffres

## Apprendre, quel que soit le jeu

learn-you = Toi
learn-one = Anouk
learn-two = Basile
learn-progress = Étape { $place } sur { $all }
learn-back = Étape précédente
learn-skip = Étape suivante
learn-leave = Quitter
learn-next = Continuer
learn-again = Recommencer
learn-nudge = C’est permis, mais fais d’abord ce qui est demandé.
