pebbles-left = { $left ->
    [0] No pebbles left.
    [one] { $left } pebble
   *[other] { $left } pebbles
}
pebbles-yours = Take one, two or three.
pebbles-wait = { $player } takes pebbles.
pebbles-over = The game is over.
pebbles-winner = { $player } wins.
pebbles-lesson = Everybody takes one to three pebbles in turn. Whoever takes the last one wins.
pebbles-begin = Play
pebbles-heap = the heap
pebbles-take = take { $count }
