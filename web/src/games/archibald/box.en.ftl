box-archibald = In Search of Archibald
box-archibald-short = Archibald
box-archibald-line = Heroes two millimetres tall: cross the village, the garden and the palace tile by tile, and find Archibald’s cell before the others.
