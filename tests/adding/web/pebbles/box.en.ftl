box-pebbles = Pebbles
box-pebbles-line = A heap of twelve pebbles. Whoever takes the last one wins.
