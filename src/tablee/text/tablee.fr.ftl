### Les mots de toutes les tables : erreurs, événements qu’aucun jeu ne possède, ligne de commande. Voir docs/words.md.

## Listes et nombres

list-more = { $some }, { $one }
list-last = { $some } et { $one }

## Erreurs : ce qui ne va pas, et ce qui irait

error-error = { $hint ->
    [yes] Ceci ne convient pas : { $wrong }. Il faudrait : { $right }.
   *[no] Ceci ne convient pas : { $wrong }.
}
error-unknown-game = Aucun jeu ne s’appelle « { $wrong } » sur l’étagère. On y trouve : { $right }.
error-bad-seats = Ce jeu n’est pas fait pour une table de { $wrong }. Nombres de joueurs possibles : { $right }.
error-bad-option = { $hint ->
    [yes] Ce réglage n’existe pas dans ce jeu : { $wrong }. Il faudrait : { $right }.
   *[no] Ce réglage n’existe pas dans ce jeu : { $wrong }.
}
error-malformed = « { $wrong } » n’est pas un coup de ce jeu. Un coup s’écrit ainsi : { $right }.
error-bad-position = { $hint ->
    [yes] Aucune partie ne peut en être là : { $wrong }. Il faudrait : { $right }.
   *[no] Aucune partie ne peut en être là : { $wrong }.
}
error-bad-content = { $hint ->
    [yes] Le fichier de contenu ne suit pas les règles : { $wrong }. Il faudrait : { $right }.
   *[no] Le fichier de contenu ne suit pas les règles : { $wrong }.
}
error-bad-level = Aucun robot n’a le niveau « { $wrong } ». Au choix : { $right }.
error-broken-seal = { $hint ->
    [yes] Le sceau est rompu : trouvé { $wrong }, attendu { $right }.
   *[no] Le sceau est rompu : trouvé { $wrong }.
}
error-refused = { $why } ({ $rule })
error-unexpected = Il s’est passé une chose qui ne devrait pas arriver : { $kind }. Ce que tu as tapé n’y est pour rien ; merci de la signaler. (Avec TABLEE_DEBUG=1, on voit où.)

## Événements de la table elle-même

event-seat-gone = { $reason ->
    [left] { $who ->
        [you] Tu as quitté la table.
       *[other] { $player } a quitté la table.
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
   *[default] Le coup le plus simple est joué en attendant.
}
event-seat-back = { $who ->
    [you] Te revoilà à la table.
   *[other] { $player } est de retour à la table.
}
event-default-played = { $reason ->
    [timeout] { $who ->
        [you] Ton temps est écoulé : le coup le plus simple est joué pour toi.
       *[other] Temps écoulé pour { $player } : le coup le plus simple est joué.
    }
   *[gone] { $who ->
        [you] En ton absence, le coup le plus simple est joué.
       *[other] Absence à la table : le coup le plus simple est joué pour { $player }.
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
names-of-bots = Capucine, Basile, Noisette, Anatole, Prune, Gaspard, Églantine, Sylvain, Myrtille, Octave, Pervenche, Aubin
player-with-level = { $player } ({ $level })

## Ligne de commande : aide

help-example = Par exemple : { $line }
help-commands = Commandes
help-options = Ce qu’on peut préciser
help-lang = --lang fr ou --lang en va avec chaque commande. Sans cela, la langue est celle du système.
help-help = Affiche cette aide.
help-version = Affiche la version, et si les règles sont compilées.
help-tablee = Des jeux de société autour d’une même table : jouer contre des robots, les faire jouer entre eux, mesurer.
help-play = Joue une partie dans le terminal, contre des robots.
help-arena = Fait jouer des robots entre eux, beaucoup de parties, et compte.
help-verify = Contrôle le sceau d’une partie finie, et remontre la donne.
help-bench = Mesure la vitesse des règles à côté d’autres bibliothèques (avec les sources seulement).

help-game = Le jeu : { $games }.
help-bots = Niveaux des robots, séparés par des virgules ; le dernier remplit les places qui restent. Il y a : { $levels }.
help-seats = Nombre de joueurs à la table, en te comptant.
help-name = Ton nom à la table.
help-seed = Un nombre entier : la même graine redonne la même partie. Sans graine, la donne est scellée et peut être contrôlée après coup.
help-content = Un fichier avec les cartes de ton propre exemplaire du jeu.
help-unseen-cards = Chacun peut consulter les cartes encore à venir.
help-fast = Les robots jouent aussitôt, sans un instant de réflexion.
help-line-up = Un niveau par place, séparés par des virgules ; le dernier remplit les places qui restent. Il y a : { $levels }.
help-arena-seats = Nombre de joueurs, si tu nommes moins de niveaux.
help-arena-seed = Un nombre entier qui décide de toutes les parties. Sinon : 1.
help-games = Nombre de parties. Sinon : 1000.
help-json = Écrit le résultat en JSON dans un fichier ; - l’écrit sur la sortie standard.
help-workers = Nombre de processus qui jouent à la fois. Sinon : un par cœur.
help-commitment = La promesse publiée avant la donne : 64 chiffres hexadécimaux.
help-revealed = La graine révélée à la fin : 64 chiffres hexadécimaux.
help-verify-seats = Nombre de joueurs de cette partie : montre la donne.
help-verify-game = Le jeu qui a été distribué. Sinon : { $game }.
help-arguments = Tout ce qui suit `bench` est transmis tel quel aux mesures.

## Ligne de commande : ce qui ne va pas

usage-language = « { $wrong } » n’est pas une langue d’ici. Au choix : --lang fr ou --lang en.
usage-no-language = --lang attend une langue : fr ou en.
usage-no-game = Quel jeu ? Sur l’étagère : { $games }. Par exemple : tablee { $command } { $example }
usage-unknown-command = La commande « { $wrong } » n’existe pas. Il y a : { $right }.
usage-unknown-option = L’option { $wrong } n’existe pas ici. { $command } --help les montre toutes.
usage-too-much = « { $wrong } » est de trop. { $command } --help montre ce qu’on peut dire.
usage-missing = { $option } attend une valeur. { $command } --help montre laquelle.
usage-missing-argument = Il manque quelque chose : { $option }. { $command } --help montre ce qu’il faut dire.
usage-not-a-number = { $option } attend un nombre entier, pas « { $wrong } ».
usage-not-yes-or-no = { $option } s’écrit sans valeur, pas avec « { $wrong } ».
usage-not-a-choice = { $option } ne peut pas être « { $wrong } ». Au choix : { $right }.
usage-twice = { $option } est dit deux fois. Une fois suffit.
usage-other = Cette ligne de commande est incompréhensible : { $wrong }. { $command } --help montre ce qu’on peut dire.
usage-seed = { $option } attend un nombre entier sans signe, de { $digits } chiffres au plus, pas { $wrong }.
usage-at-least-one = { $option } attend un nombre d’au moins 1, pas { $wrong }.
usage-too-many-bots = { $count } niveaux, c’est trop pour { $seats } places. Nommes-en { $most } au plus.
usage-name = Un nom a de 1 à { $most } caractères visibles, ce qui n’est pas le cas de « { $wrong } ». Essaie --name Ana
usage-no-file = Il n’y a pas de fichier { $file } à lire. Donne le chemin d’un fichier de contenu, par exemple --content mon-smile.toml
usage-cannot-write = Impossible d’écrire { $file }. Donne le chemin d’un fichier dans un dossier où tu peux écrire, ou - pour la sortie standard.
usage-hex = { $option } attend { $digits } chiffres hexadécimaux, pas « { $wrong } ».
usage-no-bench = Les mesures viennent avec les sources, pas avec le paquet installé. Lance cette commande dans un dépôt cloné.

## Ligne de commande : à la table

cli-version = tablee { $version } ({ $form ->
    [compiled] compilé
   *[interpreted] interprété
})
play-table = À la table : { $players }.
play-seed = Graine { $seed } : elle redonnera la même partie quand tu voudras.
play-promise = La donne est scellée. Voici sa promesse, faite avant la distribution :
play-revealed = La graine derrière la promesse :
play-verify = Pour vérifier que personne n’a touché à la donne :
play-how = Tape un numéro pour choisir, ? pour l’aide, q pour partir.
play-ask = Ton choix, de 1 à { $count } (? aide, d paquet, q partir) :
play-ask-only = Un seul choix, le 1 (? aide, d paquet, q partir) :
play-unknown-answer = « { $answer } » ne veut rien dire ici. Tape un numéro de 1 à { $count }, un coup comme « { $example } », ou ? pour l’aide.
play-only-answer = « { $answer } » ne veut rien dire ici. Tape 1, un coup comme « { $example } », ou ? pour l’aide.
play-which = Cela peut vouloir dire { $count } choses. Tape son numéro.
play-goodbye = Au revoir, et à bientôt !
answer-number = le choix qui porte ce numéro
answer-move = le même coup, écrit en toutes lettres
answer-help = cette aide
answer-rule = le texte d’une règle
answer-leave = quitter la table
play-rule = Règle { $rule } (texte de référence, en anglais) :
play-no-rule = La règle { $rule } n’existe pas. Les numéros vont de { $first } à { $last }.
play-no-rules-here = Le texte complet des règles vient avec les sources : docs/rules/{ $game }.md

## Ligne de commande : l’arène

arena-title = { $game }, { $count ->
    [one] une partie
   *[other] { $count } parties
}, graine { $seed }
arena-progress = Parties jouées
arena-bot = Robot
arena-wins = Victoires
arena-share = Part
arena-interval = Intervalle 95 %
arena-score = Score moyen
arena-rank = Rang moyen
arena-seconds = ms/coup
arena-fair = La part équitable serait de { NUMBER($share, style: "percent", maximumFractionDigits: 1) }. Une victoire partagée compte par fractions.
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
