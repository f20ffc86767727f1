### Les mots de toutes les tables : erreurs, événements qu’aucun jeu ne possède, ligne de commande. Voir docs/words.md.

## Listes et nombres

list-more = { $some }, { $one }
list-last = { $some } et { $one }
fact = { $name } : { $value }

## Erreurs : ce qui ne va pas, et ce qui irait

error-error = { $hint ->
    [yes] Ceci ne convient pas : { $wrong }. Il faudrait : { $right }.
   *[no] Ceci ne convient pas : { $wrong }.
}
error-unknown-game = Aucun jeu ne s’appelle « { $wrong } » sur l’étagère. On y trouve : { $right }.
error-bad-seats = Ce jeu n’est pas fait pour une table de { $wrong }. Nombres de joueurs possibles : { $right }.
error-bad-option = { $hint ->
    [yes] Cette option ne convient pas : { $wrong }. Il faudrait : { $right }.
   *[no] Cette option ne convient pas : { $wrong }.
}
error-bad-option-unknown-field = { $hint ->
    [yes] Ce jeu n’a pas d’option « { $field } ». Voici ses options et leurs valeurs par défaut : { $right }.
   *[no] Ce jeu n’a pas d’option « { $field } », ni aucune autre.
}
error-bad-option-missing-field = Il manque l’option « { $field } ». Voici les options et leurs valeurs par défaut : { $right }.
error-bad-option-shape = L’option « { $field } » n’accepte pas cette valeur. Il faudrait une valeur comme celle par défaut : { $right }.
error-bad-option-forced = { $wrong } ne va pas avec { $by }, qui impose { $right }. Choisis cela, ou ne précise rien.
error-bad-option-other-game = Ces options sont celles d’un autre jeu : { $wrong }. Il faudrait : { $right }.
error-malformed = « { $wrong } » n’est pas un coup de ce jeu. Un coup s’écrit ainsi : { $right }.
error-bad-position = { $hint ->
    [yes] Aucune partie ne peut en être là : { $wrong }. Il faudrait : { $right }.
   *[no] Aucune partie ne peut en être là : { $wrong }.
}
error-bad-position-shape = { $hint ->
    [yes] Cette position est mal écrite : { $wrong } n’a pas la forme voulue. Le format est décrit dans { $right }.
   *[no] Cette position est mal écrite : { $wrong } n’a pas la forme voulue.
}
error-bad-position-missing-field = { $hint ->
    [yes] Cette position est incomplète : il manque { $wrong }. Le format est décrit dans { $right }.
   *[no] Cette position est incomplète : il manque { $wrong }.
}
error-bad-position-unknown-field = { $hint ->
    [yes] Cette position est mal écrite : { $wrong } n’y a pas sa place. Le format est décrit dans { $right }.
   *[no] Cette position est mal écrite : { $wrong } n’y a pas sa place.
}
error-bad-content = { $hint ->
    [yes] Le fichier de contenu ne suit pas les règles : { $wrong }. Il faudrait : { $right }.
   *[no] Le fichier de contenu ne suit pas les règles : { $wrong }.
}
error-bad-content-unreadable = Le fichier { $wrong } ne s’ouvre pas. Donne un fichier { $right } que tu peux lire, comme une copie de content.toml.
error-bad-content-too-large = Le fichier { $wrong } est trop grand : { $right } Mo au plus. Donne une copie de content.toml.
error-bad-content-no-content = « { $wrong } » se joue sans fichier de contenu : il n’y a pas de cartes à y remplacer.
error-bad-content-not-text = Ce n’est pas du texte en { $wrong }. Enregistre le fichier avec ce codage.
error-bad-content-not-toml = À partir de la colonne { $column }, cette ligne n’est plus du { $wrong }. Pars d’une copie de content.toml.
error-bad-content-written-twice = En { $wrong }, chaque nom ne s’écrit qu’une fois, et celui-ci y était déjà (colonne { $column }).
error-bad-content-not-closed = { $wrong } ne trouve pas la fin de ce qui commence ici ou plus haut : il manque une virgule, un crochet, une accolade ou un guillemet.
error-bad-content-no-value = { $wrong } attend « nom = valeur » à la colonne { $column } de cette ligne.
error-bad-content-no-such-value = { $wrong } ne connaît pas la valeur à la colonne { $column } de cette ligne. Un texte s’écrit entre guillemets droits, un nombre sans. Sinon, il manque un crochet ou une accolade plus haut.
error-bad-content-missing-field = « { $wrong } » manque. Il faudrait : { $right }.
error-bad-content-unknown-field = « { $wrong } » n’a pas sa place ici. Il peut y avoir : { $right }.
error-bad-content-one-language = { $wrong ->
    [fr] « fr » manque : c’est le texte français. Chaque texte est dans les deux langues, fr et en.
   *[en] « en » manque : c’est le texte anglais. Chaque texte est dans les deux langues, fr et en.
}
error-bad-content-choice = « { $wrong } » ne convient pas. Il faudrait : { $right }.
error-bad-content-number = « { $wrong } » ne convient pas. Il faudrait un nombre entier.
error-bad-content-number-from = « { $wrong } » ne convient pas. Il faudrait un nombre entier, au moins { $right }.
error-bad-content-text = « { $wrong } » ne convient pas. Il faudrait un texte entre guillemets droits.
error-bad-content-row = « { $wrong } » ne convient pas. Il faudrait une ligne avec : { $right }.
error-bad-content-list = « { $wrong } » ne convient pas. Il faudrait une liste entre crochets.
error-bad-content-list-of = « { $wrong } » ne convient pas. Il faudrait une liste de { $right } valeurs, entre crochets.
error-bad-content-table = « { $wrong } » ne convient pas. Il faudrait un tableau de noms et de valeurs.
error-bad-content-shape = « { $wrong } » ne convient pas. Pars d’une copie de content.toml.
error-bad-content-counts = { $wrong } n’est pas le bon compte. Il faudrait { $right } ({ $rule }).
error-bad-content-unknown-card = « { $wrong } » n’est pas dans la boîte. Il faudrait : { $right } ({ $rule }).
error-bad-content-card-twice = « { $wrong } » est là pour la deuxième fois. Il faudrait, une fois chacun : { $right } ({ $rule }).
error-bad-content-missing-card = « { $wrong } » manque ici. Il faudrait, dans cet ordre : { $right } ({ $rule }).
error-bad-content-out-of-place = « { $wrong } » est à la place de « { $right } » ({ $rule }).
error-bad-content-unknown-effect = « { $wrong } » n’est pas connu. Au choix : { $right } ({ $rule }).
error-in-content = { $where } : { $what }
error-in-file = { $placed ->
    [yes] { $file }, ligne { $line } ({ $where }) : { $what }
   *[no] { $file }, ligne { $line } : { $what }
}
error-bad-level = Aucun robot n’a le niveau « { $wrong } ». Au choix : { $right }.
error-bad-level-yardsticks = Aucun robot n’a le niveau « { $wrong } ». Au choix : { $right }, et pour comparer : { $yardsticks }.
error-bad-sides = Ce ne sont pas les camps de ce jeu : { $wrong }. Il a : { $right }.
error-bad-sides-unknown = Ce jeu n’a pas de camp « { $wrong } ». Il a : { $right }.
error-bad-sides-missing = Il manque un niveau pour « { $wrong } ». Donnes-en un pour chacun de : { $right }.
error-bad-sides-no-sides = Ce jeu n’a pas de camps : rien à jouer pour « { $wrong } ». Donne un niveau par place.
error-no-ray = { refusal-no-ray }
error-no-ray-missing = --ray a besoin de Ray, qui n’est pas installé ici. Installe-le avec : pip install { $right }
error-no-ray-not-started = Ray ne peut pas démarrer ici ({ $wrong }). Sans --ray, les mêmes parties se jouent sur cette machine seule.
error-no-ray-not-joined = Aucun Ray que l’on puisse rejoindre ne répond à « { $wrong } ». Une adresse ressemble à ceci : { $right }
error-no-ray-other-rules = Une machine de la grappe Ray n’a pas les mêmes règles que celle-ci (Tablée { $wrong }) : elle jouerait d’autres parties. Installe la même version de Tablée sur toutes.
error-no-ray-no-tablee = Une machine de la grappe Ray ne trouve pas Tablée pour jouer ({ $wrong }). Installe la même version sur toutes.
error-no-ray-lost = Ray a perdu des parties, plusieurs fois de suite ({ $wrong }). Sans elles, le résultat serait faux : il n’y en a pas.
error-broken-seal = Le sceau est rompu : cette graine correspond à la promesse { $wrong }, pas à { $right }.
error-broken-seal-seed-size = Une graine fait { $right } octets, et celle-ci en fait { $wrong }.
error-broken-seal-salt-size = Un sel fait { $right } octets au plus, et celui-ci en fait { $wrong }.
error-refused = { $why } ({ $rule })
error-other-rules = { refusal-other-rules }
error-other-rules-rules = Cette table a commencé avec la version { $wrong } des règles, et cette maison joue avec la version { $right }.
error-other-rules-game = Cette table a commencé avec le jeu « { $wrong } », que cette maison n’a pas. Elle a : { $right }.
error-other-rules-content = Cette table a commencé avec des cartes que cette maison ne sait pas jouer : { $wrong }. Les cartes imprimées sont { $right }.
error-unknown-table = Aucune table ne répond à « { $wrong } ». Vérifie le lien ou le code.
error-unknown-edition = Aucune table n’a ici de cartes dont l’empreinte est { $wrong }.
error-bad-name = Ce nom ne convient pas. Il doit être court, et fait de caractères visibles.
error-bad-name-empty = Il manque un nom. Il lui faut de 1 à { $right } caractères visibles.
error-bad-name-long = Ce nom a { $wrong } caractères. Il peut en avoir { $right } au plus.
error-bad-name-letter = Ce nom contient un caractère qui ne se voit pas : { $wrong }. Il lui faut de 1 à { $right } caractères visibles.
error-bad-name-marks = Ce nom a trop d’accents, ou rien d’autre que des accents. Une lettre en porte { $right } au plus.
error-not-finished = Cette partie n’est pas finie : elle ne montre encore rien de ce qu’elle cache.
error-no-game = { refusal-no-game }
error-bad-replay = Ce fichier ne contient aucune partie que ces règles savent rejouer. Il faudrait un fichier tel que le serveur le donne.
error-bad-replay-content = Cette partie a été jouée avec d’autres cartes : { $wrong }. Les nôtres sont { $right }, et ces règles ne savent pas jouer avec les autres.
error-bad-replay-digest = Les cartes de ce fichier ont été modifiées : leur empreinte est { $wrong }, et il annonce { $right }.
error-bad-replay-eyes = Personne n’a vu cette partie avec ces yeux-là : { $wrong }. Au choix : { $right }.
error-bad-replay-line = Cette partie n’a pas de ligne { $wrong } d’où la reprendre. Sa dernière ligne est la { $right }.
error-bad-replay-rules-version = Cette partie a été jouée avec d’autres règles : version { $wrong }. Ici, les règles ont la version { $right }.
error-bad-replay-seat = Ce fichier parle de la place { $wrong }, mais sa dernière place est la { $right }.
error-bad-replay-seats = Ce fichier nomme { $wrong } joueurs pour une table de { $right }.
error-unexpected = Il s’est passé quelque chose qui ne devrait pas arriver : { $kind }. Ce que tu as tapé n’y est pour rien ; merci de le signaler. (Avec TABLEE_DEBUG=1, on voit où.)

## Refus de la maison, par leur seul code : à la table

refusal-not-seated = Tu n’as pas de place à cette table. Assieds-toi d’abord.
refusal-not-host = Seule la personne qui tient la table peut faire cela.
refusal-not-lobby = Cela ne se fait qu’avant le début de la partie.
refusal-not-playing = Aucune partie n’est en cours à cette table.
refusal-paused = La partie est en pause. Il faut d’abord la reprendre.
refusal-not-paused = La partie n’est pas en pause.
refusal-not-over = La partie n’est pas encore finie.
refusal-already-started = La partie a déjà commencé, et tu n’y as pas de place.
refusal-no-such-seat = Cette table n’a pas cette place.
refusal-seat-taken = Cette place est prise. Choisis-en une autre.
refusal-seat-free = Personne n’occupe cette place.
refusal-table-full = Toutes les places sont prises.
refusal-seats-taken = Une des places à retirer est occupée. Libère-la d’abord.
refusal-chair-free = Personne ne mène le jeu pour l’instant. Quelqu’un doit prendre la place du meneur.
refusal-chair-taken = Quelqu’un mène déjà le jeu.
refusal-no-intervention = Le meneur de jeu ne peut pas faire cela maintenant.
refusal-not-moderator = Tu ne mènes pas le jeu à cette table.
refusal-no-moderator-here = Ici, la maison mène elle-même le jeu.
refusal-seats-free = Il reste des places libres. Remplis-les, ou choisis-en moins.
refusal-not-ready = Tout le monde n’est pas encore prêt.
refusal-no-such-pace = Ce jeu n’a pas ce rythme-là. Choisis-en un parmi ceux qui sont proposés.
refusal-no-such-level = Aucun robot n’a ce niveau. Choisis-en un parmi ceux qui sont proposés.
refusal-too-late = Trop tard : la partie a continué.
refusal-not-wanted = Ce n’est pas à ce robot de jouer.
refusal-no-undo = Dans ce jeu, aucun coup ne se reprend.
refusal-nothing-to-take-back = Tu n’as aucun coup à reprendre.
refusal-other-rules = Cette table a commencé avec un jeu, des règles ou des cartes que cette maison n’a pas.
refusal-revealed = Quelque chose a été révélé depuis ton coup, et personne n’est là pour accepter que tu le reprennes.
refusal-question-open = Une question à la fois : attends les réponses.
refusal-nothing-asked = Aucune question n’est posée.
refusal-already-answered = Tu as déjà répondu.
refusal-asked-lately = Ta dernière demande n’a pas abouti. Attends un peu avant d’en refaire une.
refusal-locked = La table est verrouillée : personne de nouveau ne s’y assied ni n’y prend la parole.
refusal-muted = On t’a retiré la parole à cette table : tu joues, mais tu ne parles pas, tu ne montres rien, et d’autres ouvrent la partie suivante.
refusal-barred = La personne qui tient cette table ne t’y accueille plus.
refusal-not-yourself = On ne s’exclut pas de sa propre table : il suffit de la quitter.
refusal-no-person = C’est un robot qui est assis là, et non une personne.
refusal-rematch-open = Une table est déjà ouverte pour la partie suivante.
refusal-no-code-left = Il y a trop de tables en ce moment. Réessaie plus tard.

## Refus : le serveur et la connexion

refusal-try-again = Cela n’a pas marché, et rien n’a changé. Réessaie.
refusal-fault = Un problème est survenu à cette table. On la relit ; rien de ce qui a été joué n’est perdu.
refusal-disk-full = Le disque du serveur est plein. Rien n’est perdu : la partie reprendra dès qu’il y aura de la place.
refusal-store-busy = Le serveur ne peut rien écrire pour l’instant. Rien n’est perdu : il réessaie de lui-même.
refusal-store-broken = Le serveur n’atteint plus ses tables pour l’instant. Rien n’a changé.
refusal-hello-first = La connexion n’est pas encore établie. Attends un instant.
refusal-malformed = Cela n’a pas été compris.
refusal-too-fast = Pas si vite : redis-le dans un instant.
refusal-silence = Tu ne peux pas parler ici pour l’instant.
refusal-empty-line = Il n’y a rien à lire dans ce message.
refusal-no-adviser = Dans ce jeu, personne ne te conseille.
refusal-adviser-off = À cette table, on joue sans conseil. L’hôte en décide avant la partie.
refusal-not-your-decision = Tu n’as rien à décider pour l’instant.
refusal-already-asked = Ton conseiller réfléchit encore.
refusal-no-advice = Cette fois, ton conseiller n’a pas d’idée.
refusal-no-such-spot = Cela ne se montre pas du doigt ici.
refusal-no-such-proposal = Cela ne se propose pas dans ce jeu.

## Refus : HTTP

refusal-no-session = Dis d’abord ton nom.
refusal-foreign-origin = Cette demande vient d’une page d’un autre site.
refusal-foreign-host = Cette maison n’est pas connue sous ce nom. Qui la tient doit la lancer avec « --origin » et cette adresse.
refusal-too-many-tables = Tu as trop de tables ouvertes. Termines-en ou fermes-en une d’abord.
refusal-foreign-link = Ce lien ne mène pas à cette table.
refusal-unknown-path = Il n’y a rien à cette adresse.
refusal-unknown-code = Aucune table ouverte n’a ce code. Vérifie les lettres.
refusal-unknown-table = Cette table n’existe pas. Vérifie le lien.
refusal-unknown-game = Ce jeu n’est pas sur l’étagère.
refusal-unknown-edition = Aucune table n’a ces cartes-là ici.
refusal-bad-method = Cette adresse n’est pas faite pour cela.
refusal-bad-eyes = Une partie se revoit depuis une place, de l’extérieur, ou toutes cartes ouvertes.
refusal-bad-name = { error-bad-name }
refusal-bad-seats = Ce jeu n’est pas fait pour une table de cette taille.
refusal-bad-option = Une des options ne convient pas à ce jeu, ou à ce nombre de places.
refusal-bad-sides = Ce ne sont pas les camps de ce jeu.
refusal-no-ray = Ces parties ne peuvent pas se jouer sur Ray.
refusal-bad-level = Aucun robot n’a ce niveau.
refusal-bad-position = Aucune partie ne peut en être là.
refusal-bad-content = Ce contenu ne suit pas les règles.
refusal-broken-seal = Le sceau est rompu : cette graine n’est pas celle qui a été promise.
refusal-not-finished = { error-not-finished }
refusal-no-game = Aucune partie n’a commencé à cette table : il n’y a rien à en raconter.
refusal-many-tables = Plusieurs tables commencent ainsi. Donne plus de lettres de son identifiant.
refusal-not-ended = Cette table n’a pas pris fin. Ferme-la d’abord.
refusal-unknown-person = Personne n’est connu ainsi ici.
refusal-kept-elsewhere = Un autre nœud de la maison tient cette table.
refusal-bad-replay = { error-bad-replay }
refusal-invalid = Il manque quelque chose à cette demande, ou quelque chose n’y a pas sa place.
refusal-not-json = Cette demande n’a pas le bon format.
refusal-too-large = C’est trop long.
refusal-too-many = C’est trop souvent. Attends un instant, puis réessaie.
refusal-too-many-tables-around = Beaucoup de tables viennent d’être ouvertes depuis ton réseau. Attends un instant, ou rejoins l’une d’elles.
refusal-too-many-tables-in-all = On ouvre tant de tables ici qu’il n’en reste plus pour le moment. Réessaie dans une minute.
refusal-too-many-guests-around = Beaucoup de monde vient d’arriver depuis ton réseau. Attends un instant, puis réessaie.
refusal-unusable = Le serveur ne peut rien faire de cette demande.
refusal-internal = Un problème est survenu sur le serveur. Il a été noté.

## Événements de la table elle-même

event-seat-gone = { $reason ->
    [left] { $who ->
        [you] Tu as quitté la table.
       *[other] { $player } a quitté la table.
    }
    [handed_over] { $who ->
        [you] Tu as confié ta place.
       *[other] { $player } a confié sa place.
    }
    [disconnected] { $who ->
        [you] Tu as perdu la connexion.
       *[other] { $player } a perdu la connexion.
    }
   *[timeouts] { $who ->
        [you] Tu as laissé ton temps s’écouler deux fois de suite.
       *[other] { $player } a laissé son temps s’écouler deux fois de suite.
    }
} { $played_by ->
    [bot] Un robot joue en attendant.
    [nobody] La table attend.
   *[default] Le coup le plus simple est joué en attendant.
}
event-seat-back = { $who ->
    [you] Te revoilà à la table.
   *[other] { $player } est de retour à la table.
}
event-default-played = { $reason ->
    [timeout] { $who ->
        [you] Ton temps est écoulé : le coup le plus simple est joué pour toi.
       *[other] Le temps est écoulé pour { $player } : le coup le plus simple est joué.
    }
   *[gone] { $who ->
        [you] Tu n’es pas là : le coup le plus simple est joué pour toi.
       *[other] { $player } n’est pas là : le coup le plus simple est joué.
    }
}
event-clock-started = { $who ->
    [you] Ton temps s’écoule.
   *[other] Le temps s’écoule pour { $player }.
}

takeover-bot = Un robot joue pour les absents.
takeover-default = Le coup le plus simple est joué pour les absents.

## Les gens

name-you = Toi
names-of-bots = Capucine, Basile, Noisette, Anatole, Prune, Gaspard, Églantine, Sylvain, Myrtille, Octave, Pervenche, Aubin, Marjolaine, Léonce, Violette, Firmin, Dahlia, Honoré, Iris, Ulysse, Zélie, Théodore, Jonquille, Nestor, Bruyère, Célestin, Rosalie, Isidore, Olympe, Fulbert, Sidonie, Gédéon
player-with-level = { $player } ({ $level })

## Robots

level-beginner = débutant
level-solid = confirmé
level-strong = expert
level-random = au hasard
level-default = par défaut
level-random-about = Joue n’importe quel coup permis, au hasard.
level-default-about = Joue le coup le plus simple, comme la table pour les absents.

## Ligne de commande : aide

help-example = Par exemple : { $line }
help-commands = Commandes
help-options = Ce qu’on peut préciser
help-lang = --lang fr ou --lang en s’ajoute à toutes les commandes. Sans cette option, la langue est celle du système.
help-help = Affiche cette aide.
help-version = Affiche la version, et dit si les règles sont compilées.
help-tablee = Des jeux de société autour d’une même table : jouer contre des robots, les faire jouer entre eux, mesurer.
help-play = Joue une partie dans le terminal, contre des robots.
help-arena = Fait jouer aux robots un grand nombre de parties entre eux, et compte les victoires.
help-verify = Contrôle le sceau d’une partie finie, et montre de nouveau la donne.
help-bench = Mesure la vitesse des règles, à côté d’autres bibliothèques (seulement avec les sources).

help-host = Ouvrir la maison à tout le réseau local, et un navigateur.
help-host-port = Le premier port à essayer : le suivant qui est libre fera l’affaire.
help-browser = N’ouvrir aucun navigateur.
help-game = Le jeu : { $games }. Après son nom, --help donne aussi ses propres options.
help-bots = Niveaux des robots, séparés par des virgules ; le dernier vaut pour toutes les places qui restent. Au choix : { $levels }.
help-seats = Nombre de joueurs à la table, en te comptant.
help-name = Ton nom à la table.
help-seed = Un nombre entier : la même graine redonne la même partie. Sans graine, la donne est scellée et peut être contrôlée après coup.
help-content = JEU=FICHIER : joue à un jeu avec les cartes de ton propre exemplaire, par exemple { $example }. Peut se répéter.
help-fast = Les robots jouent aussitôt, sans un instant de réflexion.
help-line-up = Un niveau par place, séparés par des virgules ; le dernier vaut pour toutes les places qui restent. Dans un jeu à camps, aussi un par camp : wolves=strong,village=solid. Au choix : { $levels }.
help-arena-seats = Nombre de joueurs, si tu donnes moins de niveaux que de places. Par défaut : autant que de niveaux, et au moins ce qu’il faut au jeu.
help-arena-seed = Un nombre entier qui décide de toutes les parties. Par défaut : 1.
help-games = Nombre de parties. Par défaut : 1000 ; pour toutes les tables, 100 chacune.
help-every-table = Joue toutes les tables d’un jeu où l’on gagne ou perd ensemble : chaque nombre de joueurs, à chaque niveau. C’est le cas par défaut dans un jeu à niveaux, si tu ne donnes ni niveau ni places.
help-json = Écrit le résultat en JSON dans un fichier ; avec -, sur la sortie standard.
help-workers = Nombre de processus qui jouent en même temps. Par défaut : un par cœur.
help-ray = Joue les parties sur Ray (pip install tablee[ray]) : sur un Ray lancé pour elles, ou sur une grappe, si RAY_ADDRESS en nomme une. Les résultats sont les mêmes.
help-ray-address = Joue les parties sur la grappe Ray à cette adresse, par exemple { $example }. Toutes ses machines ont besoin de la même version de Tablée.
help-commitment = La promesse publiée avant la donne : 64 chiffres hexadécimaux.
help-revealed = La graine révélée à la fin : 64 chiffres hexadécimaux.
help-verify-seats = Nombre de joueurs de cette partie, pour revoir la donne.
help-verify-game = Le jeu de cette partie, pour revoir la donne : { $games }.
help-arguments = Tout ce qui suit « bench » est transmis tel quel aux mesures.

## Ligne de commande : ce qui ne va pas

usage-language = « { $wrong } » n’est pas une langue disponible. Au choix : --lang fr ou --lang en.
usage-no-language = --lang attend une langue : fr ou en.
shelf-box = { $game } ({ $fewest } à { $most } joueurs, environ { $minutes } minutes)
shelf-ask = Quel jeu ? (de 1 à { $count }, ou son nom)
usage-no-game = Quel jeu ? Sur l’étagère : { $games }. Par exemple : tablee { $command } { $example }
usage-unknown-command = La commande « { $wrong } » n’existe pas. Il y a : { $right }.
usage-unknown-option = L’option { $wrong } n’existe pas ici. { $command } --help en donne la liste.
usage-too-much = « { $wrong } » est de trop. { $command } --help montre ce qu’on peut écrire.
usage-missing = { $option } attend une valeur. { $command } --help montre laquelle.
usage-missing-argument = Il manque quelque chose : { $option }. { $command } --help montre ce qu’il faut écrire.
usage-not-a-number = { $option } attend un nombre entier, pas « { $wrong } ».
usage-not-yes-or-no = { $option } s’écrit sans valeur, pas avec « { $wrong } ».
usage-not-a-choice = { $option } ne peut pas être « { $wrong } ». Au choix : { $right }.
usage-twice = { $option } est donné deux fois. Une fois suffit.
usage-other = Cette ligne de commande n’a pas été comprise. { $command } --help montre ce qu’on peut écrire.
usage-seed = { $option } attend un nombre entier sans signe, de { $digits } chiffres au plus, pas { $wrong }.
usage-at-least-one = { $option } attend un nombre d’au moins 1, pas { $wrong }.
usage-sides = Donne un niveau par camp, comme dans --bots { $example }
usage-no-levels = Dans { $game }, il n’y a pas de niveaux où l’on gagne ou perd ensemble : { $option } n’est pas pour ce jeu.
usage-one-level = Avec { $option }, un seul robot joue à toutes les places, par exemple { $example }
usage-ray-address = { $option } attend l’adresse d’une grappe Ray, par exemple { $example }
usage-too-many-bots = { $count } niveaux, c’est trop pour { $seats } places. Donnes-en { $most } au plus.
usage-name = « { $wrong } » ne peut pas être un nom : il faut de 1 à { $most } caractères visibles. Essaie --name Ana
usage-no-file = Il n’y a pas de fichier « { $file } » à lire. Donne le chemin d’un fichier de contenu, par exemple { $option } { $example }
usage-cannot-write = Impossible d’écrire dans « { $file } ». Donne le chemin d’un fichier dans un dossier où tu peux écrire, ou - pour la sortie standard.
usage-no-name = { $option } attend le nom d’un fichier. Par exemple : { $option } { $example }
usage-content = { $option } attend un jeu et un fichier, JEU=FICHIER, pas « { $wrong } ». Par exemple : { $option } { $example }
usage-content-twice = { $option } nomme « { $game } » deux fois. On joue à un jeu avec les cartes d’un seul fichier.
example-content = mon-{ $game }.toml
example-json = resultat.json
usage-output = Impossible d’écrire sur la sortie standard : le disque est-il plein ?
usage-hex = { $option } attend { $digits } chiffres hexadécimaux, pas « { $wrong } ».
usage-no-bench = Les mesures viennent avec les sources, pas avec le paquet installé. Lance cette commande dans un dépôt cloné.

## Ligne de commande : à la table

cli-version = tablee { $version } ({ $form ->
    [compiled] compilé
   *[interpreted] interprété
})
play-table = À la table : { $players }.
play-seed = Graine { $seed } : elle redonnera la même partie quand tu voudras.
play-promise = La donne est scellée. Voici la promesse, faite avant la distribution :
play-revealed = La graine derrière la promesse :
play-verify = Pour vérifier que personne n’a touché à la donne :
play-how = Tape un numéro pour choisir, ? pour l’aide, q pour partir.
play-ask = Ton choix, de 1 à { $count } { play-keys } :
play-ask-only = Un seul choix, le 1 { play-keys } :
play-keys = { $deck ->
    [yes] (? aide, d paquet, q partir)
   *[no] (? aide, q partir)
}
play-time-runs = Ici, le temps passe : les autres agissent pendant que tu réfléchis. L’horloge devant la question est la tienne.
play-time-stands = Le temps s’arrête pendant que tu choisis. Une ligne vide le laisse passer jusqu’au prochain événement, « { $wait } » jusqu’à la prochaine question.
play-timed = (encore { $time }) { $question }
play-may = Si tu veux, { $count ->
    [one] 1
   *[other] de 1 à { $count }
} { play-keys } :
play-may-or-pass = Si tu veux, { $count ->
    [one] 1
   *[other] de 1 à { $count }
}, ou Entrée pour continuer { play-keys } :
play-watch = Tu regardes la partie { play-keys } :
play-only-watch = Tu n’as rien à faire pour l’instant : la partie continue d’elle-même.
play-words-wait = attendre, attends, wait
play-key-enter = Entrée
play-answer-pass = laisser passer le temps jusqu’au prochain événement
play-answer-wait = laisser passer le temps jusqu’à la prochaine question
play-unknown-answer = « { $answer } » ne veut rien dire ici. Tape un numéro de 1 à { $count }, un coup comme « { $example } », ou ? pour l’aide.
play-only-answer = « { $answer } » ne veut rien dire ici. Tape 1, un coup comme « { $example } », ou ? pour l’aide.
play-which = Cela peut vouloir dire { $count } choses. Tape le numéro du coup voulu.
play-goodbye = Au revoir, et à bientôt !
word-leave = q, quitter, partir, quit, exit
word-deck = d, paquet, deck
word-help = aide, help
answer-number = le choix qui porte ce numéro
answer-move = le même coup, écrit en toutes lettres
answer-help = cette aide
answer-rule = le texte d’une règle
answer-leave = quitter la table
play-rule = Règle { $rule } :
play-no-rule = La règle { $rule } n’existe pas. Les numéros vont de { $first } à { $last }.

## Ligne de commande : l’arène

arena-title = { $game }, { $count ->
    [one] une partie
   *[other] { $count } parties
}, graine { $seed }
arena-progress = Parties jouées
arena-bot = Robot
arena-wins = Victoires
arena-share = Part
arena-interval = Intervalle à 95 %
arena-score = Score moyen
arena-rank = Rang moyen
arena-seconds = ms/coup
arena-fair = La part équitable serait de { NUMBER($share, style: "percent", maximumFractionDigits: 1) }. Une victoire partagée se compte en fractions.
arena-side = Camp
arena-seats = Places
arena-place = Ordre de jeu
arena-place-number = { $place ->
    [1] joue en premier
    [2] joue en deuxième
    [3] joue en troisième
    [4] joue en quatrième
   *[other] joue en { $place }e
}
arena-ending = Fin de partie
arena-games = Parties
arena-parts = Une victoire que seuls certains partagent se compte en fractions.
arena-together = Victoires ensemble : { $wins ->
    [one] une partie
   *[other] { $wins } parties
}, { percent } ; intervalle à 95 % : { percent-range }.
arena-tables = { $game }, { $count ->
    [one] une partie
   *[other] { $count } parties
} par table, graine { $seed }
arena-tables-about = Part de victoires ensemble, niveau { $bot } à toutes les places ; entre parenthèses, l’intervalle à 95 %.
arena-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
arena-brackets = ({ percent-range })
arena-written = Écrit dans { $file }.
decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
decimals = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent-range = { NUMBER($low, maximumFractionDigits: 0) } à { NUMBER($high, maximumFractionDigits: 0) } %

## Ligne de commande : le sceau

verify-kept = Le sceau est intact : cette graine est bien celle qui a été promise avant la donne.
verify-broken = Le sceau est rompu : cette graine correspond à la promesse { $wrong }, pas à { $right }.
verify-deal = La donne pour { $seats } joueurs :
verify-start = Premier joueur : place { $seat }.
verify-round = Manche { $round } : { $cards }

## Événements de la table : allées et venues, accords

event-person-sat = { $who ->
    [you] Tu t’assieds.
   *[other] { $name } s’assied.
}
event-person-stood = { $who ->
    [you] Tu te lèves.
   *[other] { $name } se lève.
}
event-bot-sat = Un robot s’assied.
event-seat-freed = Une place se libère.
event-seats-swapped = Deux places sont échangées.
event-settings-changed = Les réglages ont changé. Chacun redit s’il est prêt.
event-ready-changed = { $ready ->
    [yes] { $who ->
        [you] Te voilà en place.
       *[other] { $player } attend le début.
    }
   *[no] { $who ->
        [you] Tu demandes encore un instant.
       *[other] { $player } demande encore un instant.
    }
}
event-host-changed = { $name } tient la table à présent.
event-moderator-changed = { $name } mène le jeu.
event-chair-freed = La place du meneur de jeu est de nouveau libre.
event-table-locked = { $locked ->
    [yes] La table est verrouillée : plus personne n’entre.
   *[no] La table est de nouveau ouverte.
}
event-person-muted = { $muted ->
    [yes] { $who ->
        [you] On t’a retiré la parole.
       *[other] { $player } n’a plus la parole.
    }
   *[no] { $who ->
        [you] Tu as de nouveau la parole.
       *[other] { $player } a de nouveau la parole.
    }
}
event-person-barred = { $who ->
    [you] Tu ne fais plus partie de cette table.
   *[other] { $name } ne fait plus partie de la table.
}
event-person-unbarred = { $name } peut revenir à la table.
event-game-begun = La partie commence. La donne est scellée : { $commitment }
event-question-asked = { $question ->
    [undo] { $who ->
        [you] Tu demandes à reprendre ton coup.
       *[other] { $player } demande à reprendre un coup.
    }
   *[pause] { $who ->
        [you] Tu demandes une pause.
       *[other] { $player } demande une pause.
    }
}
event-question-answered = { $yes ->
    [yes] { $who ->
        [you] Tu acceptes.
       *[other] { $player } accepte.
    }
   *[no] { $who ->
        [you] Tu refuses.
       *[other] { $player } refuse.
    }
}
event-question-dropped = { $question ->
    [undo] Le coup reste joué.
   *[pause] Il n’y aura pas de pause.
}
event-move-explained = { $who ->
    [you] Le robot qui joue pour toi : « { $why } »
   *[other] { $player } : « { $why } »
}
event-move-taken-back = { $who ->
    [you] Tu reprends ton coup.
   *[other] { $player } reprend un coup.
}
event-game-paused = La partie est en pause.
event-game-resumed = La partie reprend.
event-seed-revealed = La graine derrière la promesse : { $seed }
event-rematch-opened = Une table est ouverte pour la partie suivante.
event-table-closed = La table est fermée.

player-bot = Robot { $seat } ({ $level })

## Ligne de commande : le serveur

help-serve = Ouvre la maison : des tables sur le réseau, pour qui en a le lien.
help-address = L’adresse à écouter. Par défaut : 127.0.0.1, que seul cet ordinateur atteint ; 0.0.0.0 est pour tous.
help-port = Le port à écouter. Par défaut : 8000 ; 0 en prend un libre.
help-data = Le fichier qui garde les tables. Par défaut : tablee.db dans ce dossier.
help-store = Une base PostgreSQL au lieu d’un fichier, comme { $example }. Par défaut : ce que dit DATABASE_URL, sauf si --data dit autre chose. Mets un mot de passe dans DATABASE_URL : tout le monde sur cette machine peut lire la commande.
help-durability = full survit à une coupure de courant ; normal survit à un plantage du programme, et va plus vite. Par défaut : full.
help-origin = Une adresse sous laquelle les navigateurs voient ce serveur, comme { $example } ; peut être répété. Par défaut : l’adresse qu’ils utilisent.
help-proxy = L’adresse d’un mandataire placé devant ce serveur, ou d’un réseau de mandataires, comme 127.0.0.1 ou 10.0.0.0/24, que l’on croit au sujet de ses visiteurs ; peut être répété. Par défaut : aucun.
help-unlimited = Pas de limites pour qui demande trop souvent : pour des mesures seulement.
help-node = L’adresse où les autres nœuds de la même maison trouvent celui-ci, comme { $example }. Par défaut : l’adresse à écouter, ou le nom de cet ordinateur.
help-keep-tables = Combien de temps une table est gardée après la fin de sa partie, comme 365d (jours), 12h ou never (toujours). Par défaut : 365d.
help-keep-guests = Combien de temps on se souvient de qui ne vient plus, comme 400d (jours) ou never (toujours). Par défaut : 400d.
help-log = plain écrit des lignes à lire, json une ligne de JSON par événement. Par défaut : auto, c’est-à-dire plain dans un terminal et json ailleurs.
help-metrics-token = Qui montre ce jeton peut lire /metrics. Par défaut : personne d’autre que cet ordinateur, si la maison n’a ni mandataire ni origine.
help-config = Un fichier TOML avec des réglages. Par défaut : celui que nomme TABLEE_CONFIG, s’il y en a un. Les options comptent plus que les variables TABLEE_, et celles-ci plus que le fichier.
help-bot-workers = Nombre de processus où les robots réfléchissent. Par défaut : un par cœur, de 2 à 8.
host-running = Tablée est ouverte : { $address } (ses tables sont gardées dans { $file }).
host-others = Pour les téléphones et les ordinateurs du même réseau : { $address }
host-also = Si un téléphone ne la trouve pas là : { $addresses }
host-alone = Il n’y a pas de réseau ici : seul cet ordinateur peut entrer.
host-trouble = Quelque chose s’est mal passé ({ $trouble }). Tous les coups sont gardés ; si une table ne bouge plus, recharge sa page.
host-end = Ctrl+C ferme la maison.
serve-running = Tablée est à l’adresse { $address } (Ctrl+C y met fin). Ses tables sont gardées dans { $file }.
serve-stopped = La maison est fermée. Toutes les tables sont gardées.
serve-origin = { $option } attend une adresse sans chemin, comme { $example }, pas « { $wrong } ».
serve-no-address = { $why ->
    [taken] { $address } est déjà occupée. Choisis un autre --port, ou 0 pour un port libre.
    [denied] { $address } n’est pas permise. Choisis un --port à partir de 1024.
   *[other] { $address } ne peut pas être écoutée. Choisis un autre --host ou un autre --port.
}
serve-no-store = { $why ->
    [in_use] { $file } est déjà servi par un autre processus. Un fichier, un serveur.
    [full] { $file } ne peut pas être écrit : le disque est plein.
    [locked] { $file } est verrouillé par un autre programme.
    [newer] { $file } a été écrit par une version plus récente de Tablée.
   *[other] { $file } ne peut pas servir de fichier de tables. Choisis-en un autre avec --data.
}

setting-text = { $option } attend un mot entre guillemets, pas « { $wrong } ».
setting-secret = { $option } attend un mot entre guillemets.
setting-from-to = { $option } attend un nombre de { $least } à { $most }, pas { $wrong }.
setting-at-least = { $option } attend un nombre d’au moins { $least }, pas { $wrong }.
setting-yes-or-no = { $option } vaut true ou false, pas « { $wrong } ».
setting-duration = { $option } attend une durée comme 365d, 12h, 30m ou 90s, ou never, pas « { $wrong } ».
setting-proxy = { $option } attend l’adresse d’un mandataire ou d’un réseau, en chiffres, comme 127.0.0.1 ou 10.0.0.0/24, pas « { $wrong } ».
setting-unknown = { $file } : le réglage « { $wrong } » n’existe pas. Il y a : { $right }.
setting-unknown-variable = { $name } est définie, mais ce réglage n’existe pas. On n’en tient pas compte.
setting-not-toml = { $file } n’est pas du TOML : ligne { $line }, colonne { $column }.
setting-no-file = { $why ->
    [missing] Impossible de lire { $file }. Donne le chemin d’un fichier de réglages.
    [end] { $file } n’est pas du TOML : regarde à la fin.
   *[other] { $file } n’est pas un texte en UTF-8.
}

serve-store = { $option } attend l’adresse d’une base PostgreSQL, comme { $example }.
serve-two-stores = { $one } et { $other } désignent deux endroits pour les mêmes tables. Choisis l’un des deux.
serve-no-database = { $why ->
    [no_driver] { $address } a besoin d’asyncpg, qui n’est pas installé ici. Installe-le avec : pip install tablee[postgres]
    [denied] { $address } ne laisse pas entrer Tablée. Vérifie l’utilisateur et le mot de passe ; cet utilisateur doit avoir le droit d’y créer des tables.
    [unknown] { $address } n’existe pas sur ce serveur. Crée d’abord la base.
    [full] { $address } ne peut pas être écrite : le disque de la base est plein.
    [locked] { $address } est verrouillée par un autre programme.
    [newer] { $address } a été écrite par une version plus récente de Tablée.
    [older] { $address } a été ouverte la dernière fois par une version plus ancienne de Tablée. Ouvre-la une fois avec tablee serve, ou prends l’ancienne version.
    [changed] { $address } a été écrite par une autre version de Tablée. Utilise une autre base.
   *[other] { $address } ne répond pas. Vérifie l’adresse, et que PostgreSQL est bien démarré.
}

## La ligne de commande : qui tient la maison

help-admin = S’occupe de la maison, ouverte ou non : ses tables, ses gens, et ce qu’on dit à tout le monde.
help-admin-tables = Liste les tables, les plus récentes d’abord.
help-admin-table = Montre une table : ses réglages, qui y est assis, quand elle a bougé. Rien de ce que son jeu cache.
help-admin-close = Ferme un salon ou une partie en cours. Qui s’y trouve en est averti.
help-admin-export = Écrit des tables terminées, entières et à découvert : une ligne de JSON pour chacune.
help-admin-delete = Supprime une table terminée : son journal, sa discussion et ses places.
help-admin-person = Montre ce qui est gardé d’une personne.
help-admin-forget = Oublie une personne : son nom et ses sessions. Les tables où elle était gardent le nom qu’elle y avait.
help-admin-health = Montre comment va la maison.
help-admin-notice = Prévient toutes les tables, et qui arrive dans les minutes qui suivent.
help-at = L’adresse à laquelle la maison répond, comme { $example }. Par défaut : celle où elle écoute d’après ses réglages, ou les nœuds que nomme la base.
help-admin-json = Montre la réponse en JSON.
help-state = Seulement les tables dans cet état : lobby, playing, over ou closed.
help-limit = Combien au plus. Par défaut : 50.
help-table = Une table : son code, son identifiant, ou les premières lettres de celui-ci, six au moins.
help-person = L’identifiant d’une personne.
help-person-name = Tous les gens qui s’appellent ainsi.
help-forget-tables = Supprime aussi les tables où elle était, si elles sont terminées.
help-notice-text = Ce qu’on dit, dans tes propres mots.
help-notice-minutes = Pour combien de temps. Par défaut : 15 minutes.
help-notice-withdraw = Retire ce qui était affiché.
example-notice = On ferme à midi.
admin-no-file = Il n’y a pas de fichier « { $file } ». Dis avec --data ou --config de quelle maison il s’agit.
admin-no-answer = { $file } est servi, mais personne ne répond à l’adresse { $address }. Dis avec --at où est la maison.
admin-other-house = Ce qui répond à l’adresse { $address } n’est pas la maison de { $file }. Dis avec --at où elle est.
admin-at = --at attend une adresse comme { $example }, pas « { $wrong } ».
admin-who = Donne l’identifiant d’une personne, ou --name et un nom.
admin-notice-or-not = Dis ce que tout le monde doit savoir, ou --withdraw.
admin-notice-length = Une annonce compte de 1 à { $longest } caractères.
admin-between = { $option } attend un nombre de { $least } à { $most }, pas { $wrong }.
admin-tables = { $count ->
    [0] Aucune table.
    [one] Une table : { $states }.
   *[other] { $count } tables : { $states }.
}
admin-in-state = { $state } { $count }
admin-state-is = { $state ->
    [lobby] salon
    [playing] en cours
    [over] finie
    [closed] fermée
   *[other] { $state }
}
admin-time = { $unit ->
    [days] { $count } j
    [hours] { $count } h
    [minutes] { $count } min
   *[seconds] { $count } s
}
admin-id = Identifiant
admin-game = Jeu
admin-rules = Règles
admin-state = État
admin-count = Tables
admin-age = Âge
admin-people = Gens
admin-bots = Robots
admin-seats = Places
admin-entries = Entrées de son journal
admin-moved = Dernier mouvement, il y a
admin-here = Connexions
admin-keeper = Tenue par
admin-pace = Rythme
admin-options = Options
admin-seat = Place { $seat }
admin-bot = robot ({ $level })
admin-free = libre
admin-name = Nom
admin-seen = Dernière visite, il y a
admin-version = Version
admin-since = Ouverte depuis
admin-store = Registre
admin-store-ok = en ordre
admin-store-full = le disque est plein
admin-store-locked = verrouillé par un autre programme
admin-store-broken = hors d’atteinte
admin-nodes = Nœuds
admin-rooms = Tables en mémoire
admin-sockets = Connexions
admin-thoughts = Robots qui attendent leur tour de réfléchir
admin-faults = Erreurs de notre part
admin-closed = La table { $id } est fermée.
admin-deleted = La table { $id } est supprimée.
admin-forgotten = { $id } est oublié. { $deleted ->
    [0] Aucune table n’a été supprimée
    [one] Une table a été supprimée
   *[other] { $deleted } tables ont été supprimées
} ; { $left ->
    [0] il n’en reste aucune avec ce nom.
    [one] il en reste une avec ce nom.
   *[other] il en reste { $left } avec ce nom.
}
admin-notice = Toutes les tables sont prévenues, pendant { $left } : « { $text } »
admin-no-notice = Rien n’est affiché.

## Ligne de commande : sauvegarder et restaurer

help-backup = Garde une copie de toute la maison dans un seul fichier, pendant qu’elle est ouverte.
help-backup-file = Le fichier pour la copie. On peut le donner à tablee restore, où que la maison soit gardée.
help-backup-replace = Écris par-dessus une copie qui est déjà là.
help-restore = Remet la copie d’une maison là où aucune maison n’est ouverte.
help-restore-file = La copie, telle que tablee backup l’a faite.
help-restore-replace = Mets-la à la place d’une maison qui est là, et oublie celle-ci.
backup-done = { $file } contient toute la maison : { $tables ->
    [0] aucune table
    [one] une table
   *[other] { $tables } tables
}, { $people ->
    [0] personne
    [one] une personne
   *[other] { $people } personnes
}. La copie a été relue, et rien n’y manque.
restore-done = La maison est de nouveau dans { $place } : { $tables ->
    [0] aucune table
    [one] une table
   *[other] { $tables } tables
}, { $people ->
    [0] personne
    [one] une personne
   *[other] { $people } personnes
}. tablee serve l’ouvre.
backup-bad = { $why ->
    [missing] { $file } n’est pas là, ou ne peut pas être lu.
    [foreign] { $file } n’est pas la copie d’une maison : c’est tablee backup qui en fait.
    [damaged] { $file } est abîmé, et rien n’en a été utilisé. Prends une autre copie.
    [newer] { $file } a été fait par une version plus récente de Tablée.
   *[unlike] Ce qui a été écrit n’est pas ce qui a été lu, alors tout a été repris. Essaie encore ; si cela se répète, examine le disque.
}
backup-no-house = { $file } ne contient pas de maison.
backup-exists = { $file } est déjà là. Choisis un autre nom, ou ajoute --replace.
backup-house = { $file } est une maison ouverte, ou celle-là même qu’il faut copier. Elle reste comme elle est.
backup-not-empty = { $address } contient déjà une maison. On ne met une copie que dans une base vide.
backup-unwritable = { $why ->
    [full] { $file } ne peut pas être écrit : le disque est plein.
    [nowhere] { $file } ne peut pas être écrit : ce dossier n’existe pas. Crée-le, ou choisis-en un autre.
   *[other] { $file } ne peut pas être écrit. Choisis un fichier dans un dossier où tu peux écrire.
}

## Ligne de commande : les parties rejouées

help-replay = Raconte de nouveau une partie finie, phrase par phrase, depuis son fichier.
help-replay-file = Le fichier d’une partie finie, tel que le serveur le donne.
help-eyes = Une place, comptée à partir de 0 : raconte la partie comme cette place l’a entendue.
help-commitment-or-file = La promesse publiée avant la donne, 64 chiffres hexadécimaux ; ou le fichier d’une partie finie (.json), qui est alors redistribuée et rejouée.
usage-no-replay = Il n’y a pas de fichier « { $file } » à lire. Donne le chemin d’une partie finie, par exemple partie.json
usage-eyes = --eyes { $wrong } n’est pas dans ce fichier. Il contient : { $right }.
verify-file-whole = Tout en découle : { $lines ->
    [one] la seule ligne est comme elle a été racontée
   *[other] les { $lines } lignes sont comme elles ont été racontées
}, et le résultat aussi.
verify-file-seal = Le sceau est rompu : la graine de ce fichier n’est pas celle qui a été promise.
verify-file-line = La ligne { $line } sur { $lines } ne découle pas de la donne et des coups qui précèdent. Ou bien le fichier a été modifié, ou bien la partie a été jouée selon d’autres règles que celles d’ici, qui portent aussi le nom de version { $version }.
verify-file-outcome = Le résultat de ce fichier n’est pas celui auquel mènent les coups.
