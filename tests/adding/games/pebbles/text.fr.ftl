game-name = Cailloux
game-about = Le plus petit des jeux, pour deux à quatre personnes.
rules-short = Prends un à trois cailloux. Qui prend le dernier gagne.
rules-points =
    Chacun son tour, on prend un, deux ou trois cailloux.
    Qui prend le dernier gagne.
prompt-take = Combien en prends-tu ?
choice-take = en prendre { $count }
event-taken = { $who ->
    [you] Tu en prends { $count } ; il en reste { $left }.
   *[other] { $player } en prend { $count } ; il en reste { $left }.
}
event-won = { $who ->
    [you] Tu prends le dernier caillou et gagnes.
   *[other] { $player } prend le dernier caillou et gagne.
}
refusal-malformed = Prends un, deux ou trois cailloux : take 2.
refusal-game-over = La partie est finie.
refusal-not-your-turn = Ce n’est pas ton tour.
refusal-too-few-left = Il n’en reste pas autant.
pace-live = En direct
pace-live-about = Chacun a une minute pour choisir.
level-beginner-about = Prend au hasard.
level-solid-about = Compte, et dit pourquoi.
reason-leaves = J’en laisse { $left } : personne ne peut tous les prendre.
reason-last = Ce sont les derniers.
proposal-few = { $who ->
    [you] Tu proposes d’en prendre peu : { $spot }.
   *[other] { $player } propose d’en prendre peu : { $spot }.
}
