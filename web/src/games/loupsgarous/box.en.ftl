box-loupsgarous = Werewolves
box-loupsgarous-short = Werewolves
box-loupsgarous-line = A village, wolves hidden among you, secret nights and talkative days: find them, or do not get caught.
