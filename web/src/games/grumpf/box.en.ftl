box-grumpf = Grumpf
box-grumpf-line = Two to six clans hunt at once. Flip, place, club, and be in bed before the last hut is taken.
