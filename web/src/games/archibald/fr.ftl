### Les mots d’Archibald à la table. Ceux du serveur sont dans src/tablee/games/archibald/text.fr.ftl, ceux d’avant et d’après dans around.fr.ftl.

## Le plateau

archibald-board = Le plateau
archibald-loading = On écarte les herbes…
archibald-whole = Tout le plateau
archibald-near = Revenir au héros
archibald-more = Piles, défausses et réserve
archibald-round = Manche { $round }
archibald-mist = { $count ->
    [one] Ligne { $first } : encore dans la brume
   *[other] Lignes { $first } à { $last } : encore dans la brume
}
archibald-hero-of = { $who ->
    [you] { $hero } (toi)
   *[other] { $hero } ({ $player })
}
archibald-cell = { $cell }, { $level }.
archibald-cell-empty = Pas encore découverte.
archibald-cell-tile = { $tile }.
archibald-cell-shows = On y voit { $shows }.
archibald-cell-lurking = Y attendent : { $enemies }.
archibald-cell-walls = { $count ->
    [one] Mur { $sides }.
   *[other] Murs { $sides }.
}
archibald-cell-opened = Mur ouvert { $sides }.
archibald-cell-breached = Brèche : ses murs ne comptent plus.
archibald-cell-heroes = Ici : { $heroes }.
archibald-cell-enemies = Ennemis : { $enemies }.
archibald-jail = Geôle fermée.
archibald-jail-known = Geôle fermée. Tu as vu ce qu’elle cache : { $tile }, { $shows }.
archibald-jail-peeked = Geôle fermée. Regardée par { $players }.
archibald-lit = { $danger ->
    [fight] Possible maintenant : { $move }. Il faudrait combattre.
    [trap] Possible maintenant : { $move }. C’est un piège.
    [trial] Possible maintenant : { $move }. Une épreuve t’y attend.
    [blocked] Possible maintenant : { $move }. Des ennemis s’y trouvent.
   *[no] Possible maintenant : { $move }.
}
archibald-target = Peut être choisie.
archibald-water = { $tokens ->
    [0] Eau : aucun pion d’inondation sur { $flood }.
    [one] Eau : { $tokens } pion d’inondation sur { $flood }.
   *[other] Eau : { $tokens } pions d’inondation sur { $flood }.
}
archibald-water-warning = Encore un pion, et c’est l’inondation !

## Les piles

archibald-piles = Tuiles encore face cachée
archibald-pile = { $count ->
    [0] { $level } : plus aucune
    [one] { $level } : { $count } tuile
   *[other] { $level } : { $count } tuiles
}
archibald-pile-unseen = Personne n’a encore vu :
archibald-pile-under = Montrées, puis glissées sous la pile :
archibald-jails-unseen = Derrière les portes fermées
archibald-decks = Cartes rencontre
archibald-deck = { $count ->
    [0] { $level } : pioche vide
    [one] { $level } : { $count } carte dans la pioche
   *[other] { $level } : { $count } cartes dans la pioche
}
archibald-discard = Défaussées :
archibald-nothing = rien encore
archibald-adventures = Aventures
archibald-adventure-deck = { $count ->
    [0] La pioche est vide.
    [one] { $count } carte dans la pioche.
   *[other] { $count } cartes dans la pioche.
}
archibald-supply = Ennemis dans la réserve
archibald-guide = Ennemis et signes
archibald-guide-sign = { $sign ->
    [heart] une vie de plus
    [card] une carte de plus
    [spring] encore un pas
    [book] une aventure
    [trial] au dé, l’eau peut monter
   *[trap] retour à la ligne 7
}
archibald-supply-one = { $enemy } : { $count }
archibald-given = Les cartes que tu as cédées
archibald-given-one = { $card }, en main chez { $player }
archibald-secrets = Toutes les cartes cachées
archibald-secret-hand = En main chez { $player }
archibald-found-by = { $who ->
    [you] Découverte par toi.
   *[other] Découverte par { $player }.
}
archibald-placed-by = { $who ->
    [you] Posé là par toi.
   *[other] Posé là par { $player }.
}

## Les héros et les cartes

archibald-lives = { $lives ->
    [0] Aucune vie sur { $most }
    [one] { $lives } vie sur { $most }
   *[other] { $lives } vies sur { $most }
}
archibald-dice = { $red ->
    [one] Dés : { $red } rouge
   *[other] Dés : { $red } rouges
}, { $yellow ->
    [one] { $yellow } jaune
   *[other] { $yellow } jaunes
}
archibald-hand = Ta main
archibald-hand-empty = Aucune carte en main
archibald-hand-of = { $count ->
    [0] Aucune carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
archibald-equipment = Équipement
archibald-equipment-none = Aucun équipement
archibald-immobilised = Immobilisé au prochain tour
archibald-immobilised-now = Immobilisé ce tour-ci
archibald-at = en { $cell }
archibald-not-chosen = n’a pas encore choisi son héros
archibald-type = { $type ->
    [equipment] équipement
    [enemy] ennemi
   *[power] pouvoir
}
archibald-card = { $card }, { $type ->
    [equipment] équipement
    [enemy] carte ennemi
   *[power] carte pouvoir
} de niveau { $level }. { $text } { $usable ->
    [yes] Utilisable maintenant.
   *[no] { "" }
}

## Ce qui est demandé

archibald-over = La partie est finie.
archibald-between = Les herbes frémissent…
archibald-wait-read = Lis à voix haute pour { $player } : ce que chaque réponse apporte reste entre la page et toi.
archibald-wait = { $decision ->
    [choose_hero] { $player } choisit son héros.
    [choose_start] { $player } choisit d’où partir.
    [window] { $window ->
        [A] { $player } peut jouer une carte avant d’avancer.
       *[C] { $player } peut jouer une carte avant la fin du tour.
    }
    [move] { $player } choisit où aller.
    [retry] { $player } a heurté un mur et peut essayer ailleurs.
    [bonus_move] { $player } peut faire un déplacement supplémentaire.
    [slay] { $player } choisit quels ennemis tombent.
    [armour] { $player } décide pour son armure.
    [overflow] { $player } a trop de cartes et doit en lâcher.
    [answer] { $player } doit répondre.
    [discard] { $player } doit défausser une carte.
    [destination] { $player } choisit où atterrir.
    [tunnel] { $player } peut prendre un tunnel.
    [peek] { $player } cherche un trou de serrure.
   *[other] { $player } réfléchit.
}
archibald-prompt-choose-hero = Quel héros seras-tu ? Compare les dés et les vies.
archibald-prompt-choose-start = Touche la tuile d’où tu pars.
archibald-prompt-window = { $only ->
    [yes] { $window ->
        [A] Aucune carte n’aide maintenant : passe à ton déplacement.
        [fight] Un ennemi te barre la route, et aucune carte n’aide : combats !
        [stuck] Aucune carte n’aide, et tu ne peux pas bouger ce tour-ci : continue.
       *[C] Plus rien à jouer : termine ton tour.
    }
   *[no] { $played ->
        [yes] { $window ->
            [A] Ta carte du tour est jouée. Équipe-toi, ou passe à ton déplacement.
            [fight] Ta carte du tour est jouée. Équipe-toi, ou combats.
            [stuck] Ta carte du tour est jouée, et tu ne peux pas bouger : continue.
           *[C] Ta carte du tour est jouée. Équipe-toi, ou termine ton tour.
        }
       *[no] { $window ->
            [A] Touche une carte, ou passe à ton déplacement.
            [fight] Un ennemi te barre la route : touche une carte, ou combats.
            [stuck] Tu ne peux pas bouger ce tour-ci : touche une carte, ou continue.
           *[C] Touche une carte, ou termine ton tour.
        }
    }
}
archibald-prompt-draft = { $count ->
    [0] Tout est réuni : envoie « { $card } » en { $cell }.
    [one] Il manque { $count } pion dans la réserve : touche la tuile où le prendre.
   *[other] Il manque { $count } pions dans la réserve : touche les tuiles où les prendre.
}
archibald-prompt-sure = { $verb ->
    [equip] Ton ancien équipement part à la défausse. Touche encore si c’est bien ce que tu veux.
   *[discard] « { $card } » serait perdue. Touche encore si c’est bien ce que tu veux.
}
archibald-prompt-confirm = Jouer « { $card } » ainsi ?
archibald-prompt-opponent = Contre qui joues-tu « { $card } » ?
archibald-prompt-target = Où joues-tu « { $card } » ? Touche une tuile éclairée.
archibald-prompt-card = { $usable ->
    [yes] Que fais-tu de « { $card } » ?
   *[no] « { $card } » ne sert pas maintenant : garde-la, ou défausse-la.
}
archibald-prompt-move = Où vas-tu ? Touche une case éclairée.
archibald-prompt-daring = { $danger ->
    [fight] Des ennemis en { $cell } ! Regarde tes chances, puis touche encore pour y aller.
    [trap] { $cell } est un piège : tu glisserais jusqu’à la ligne 7. Touche encore pour y aller quand même.
    [trial] En { $cell }, la paille est mise à l’épreuve. Touche encore pour y aller.
    [blocked] Des ennemis sont en { $cell } : il faudrait les combattre à ton tour. Touche encore pour choisir.
   *[no] Touche encore { $cell }.
}
archibald-prompt-retry = Un mur ! Essaie ailleurs, ou arrête-toi là.
archibald-prompt-bonus-move = { $source ->
    [spring] Boing ! Le ressort t’offre un déplacement : touche une case éclairée, ou reste.
   *[other] Un déplacement supplémentaire : touche une case éclairée, ou reste.
}
archibald-prompt-slay = { $amount ->
    [one] Une touche : quel ennemi tombe ?
   *[other] { $amount } touches : quels ennemis tombent ?
}
archibald-prompt-armour = { $amount ->
    [one] Tu vas perdre { $amount } vie. Utiliser ton armure ?
   *[other] Tu vas perdre { $amount } vies. Utiliser ton armure ?
}
archibald-prompt-overflow = { $amount ->
    [one] { $equip ->
        [yes] Trop de cartes : choisis celle que tu lâches, ou équipe-toi.
       *[no] Trop de cartes : choisis celle que tu lâches.
    }
   *[other] Trop de cartes : il faut en lâcher { $amount }.
}
archibald-prompt-answer = Que réponds-tu ?
archibald-prompt-discard = { $amount ->
    [one] Choisis une carte à défausser.
   *[other] Choisis { $amount } cartes à défausser, l’une après l’autre.
}
archibald-prompt-destination = { $source ->
    [flood] La vague t’emporte : touche la tuile où tu échoues.
    [trap] Le sol se dérobe : touche la tuile où tu atterris.
    [defeat] Tu te relèves : touche la tuile d’où tu repars.
   *[other] Touche la tuile où tu atterris.
}
archibald-prompt-tunnel = Un tunnel ! Touche la tuile où tu ressors, ou reste là.
archibald-prompt-peek = Par quel trou de serrure regardes-tu ? Touche une geôle.

## Ce qu’on fait

archibald-move-hero = Être { $hero }
archibald-move-to = { $side ->
    [N] { $known ->
        [no] aller au nord en { $cell } et la découvrir
       *[yes] aller au nord en { $cell }
    }
    [E] { $known ->
        [no] aller à l’est en { $cell } et la découvrir
       *[yes] aller à l’est en { $cell }
    }
    [S] { $known ->
        [no] revenir au sud en { $cell } et la découvrir
       *[yes] revenir au sud en { $cell }
    }
    [W] { $known ->
        [no] aller à l’ouest en { $cell } et la découvrir
       *[yes] aller à l’ouest en { $cell }
    }
   *[none] aller en { $cell }
}
archibald-move-start = partir de { $cell }
archibald-move-land = atterrir en { $cell }
archibald-move-take = prendre un pion en { $cell }
archibald-move-peek = regarder en { $cell }
archibald-move-slay = Vaincre { $enemies }
archibald-move-answer = { $answer }
archibald-move-use = Utiliser : { $card }
archibald-move-keep = Garder : { $card }
archibald-move-go = { $window ->
    [fight] Combattre !
    [stuck] Continuer
    [A] Passer au déplacement
   *[C] Terminer mon tour
}
archibald-move-decline = { $decision ->
    [tunnel] Rester ici
   *[bonus_move] Rester ici
}
archibald-move-stop = M’arrêter là
archibald-move-back = Reprendre
archibald-move-send = Envoyer
archibald-move-equip = { $replaced ->
    [yes] M’équiper à la place
   *[no] M’équiper
}
archibald-move-discard = Défausser
archibald-move-aim = Prendre des pions sur le plateau
archibald-move-play = { $target ->
    [cell] Jouer « { $card } » en { $cell }
    [seat] Jouer « { $card } » contre { $player }
   *[none] Jouer « { $card } »
}
archibald-play = Jouer
archibald-play-here = Jouer ici
archibald-against = Contre { $player }
archibald-put-back = Reposer la carte
archibald-elsewhere = Ailleurs
archibald-sure = Vraiment ?
archibald-go = J’y vais
archibald-choose = Choisir
archibald-cannot-play = Pourquoi pas maintenant ?

## Avant de le faire

archibald-preview-enemy = { $count ->
    [0] En { $cell } : { $enemies }. Personne ne s’y trouve.
    [one] En { $cell } : { $enemies }. { $heroes } devra combattre au lieu d’avancer.
   *[other] En { $cell } : { $enemies }. { $heroes } devront combattre au lieu d’avancer.
}
archibald-preview-prank = { $count ->
    [one] { $player } perd la seule carte de sa main.
   *[other] { $player } perd 1 carte sur { $count }, au hasard.
}
archibald-preview-stuck = { $player } ne pourra pas bouger à son prochain tour.
archibald-preview-gust = { $player } recule jusqu’en { $cell }.
archibald-preview-fly = Tu voles jusqu’en { $cell }, et ce que la tuile montre arrive.
archibald-preview-peek = Personne d’autre ne verra ce que cache { $cell }.
archibald-preview-pickaxe = Le mur vers { $cell } est ouvert pour toute la partie.
archibald-preview-equip = Elle remplace { $card }, qui part à la défausse.
archibald-percent = { $percent } %
archibald-odds-win = de tous les battre
archibald-odds-defeat = de perdre ta dernière vie
archibald-odds-loss = vies perdues en moyenne
archibald-trap-about = Un piège te renvoie à la ligne 7.
archibald-trial-about = Au dé : 4, 5, 6, rien ; 1, 2, 3, l’eau monte.
archibald-armour-about = { $prevented ->
    [one] Elle évite { $prevented } vie et part à la défausse : tu en perds { $left }.
   *[other] Elle évite { $prevented } vies et part à la défausse : tu en perds { $left }.
}
archibald-armour-keep = { $fatal ->
    [yes] Sans elle, c’est la défaite.
   *[no] Sans elle, tu en perds { $amount } et la gardes.
}
archibald-taken = Pris en : { $cells }

## Les aventures

archibald-reads = { $who ->
    [you] Tu lis pour { $player }
   *[other] { $reader } lit pour { $player }
}
archibald-read-aloud = À lire à voix haute :
archibald-brings = Ce que ça apporte (garde-le pour toi) :
archibald-answers = Les réponses

## Ce qu’on voit un instant

archibald-skip = Continuer
archibald-duel-chance = Chance de tous les battre : { $percent } %
archibald-duel-enemies = { $roller } lance pour l’ennemi
archibald-hits = { $hits ->
    [one] touche
   *[other] touches
}

## Les lieux

archibald-spot-cell = { $cell }
archibald-spot-water = l’eau
archibald-spot-adv = la pioche des aventures
archibald-spot-deck = la pioche de rencontres ({ $level })
