box-pebbles = Cailloux
box-pebbles-line = Un tas de douze cailloux. Qui prend le dernier gagne.
