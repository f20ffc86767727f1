pebbles-left = { $left ->
    [0] Plus de caillou.
    [one] { $left } caillou
   *[other] { $left } cailloux
}
pebbles-yours = Prends-en un, deux ou trois.
pebbles-wait = { $player } prend des cailloux.
pebbles-over = La partie est finie.
pebbles-winner = { $player } gagne.
pebbles-lesson = Chacun prend un à trois cailloux à son tour. Qui prend le dernier gagne.
pebbles-begin = Jouer
pebbles-heap = le tas
pebbles-take = en prendre { $count }
