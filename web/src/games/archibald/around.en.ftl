## The goal, in three lines

goal-archibald-aim = Be the first to enter Archibald’s cell, at the very top.
goal-archibald-do = On your turn, one step: the tile is turned up, with its walls, hearts, cards and enemies.
goal-archibald-end = Only one of the five jails is his. Whoever enters it wins at once.

## The rules in eight points

archibald-point-step = On your turn you take a step, wherever you like. If the cell is empty, its tile is turned up after you have chosen.
archibald-point-wall = A red edge is a wall, from both sides. If the new tile has one facing you, you bump into it: your step is lost.
archibald-point-signs = Heart: a life. Card: a card. Spring: another step, if no enemy is there. At every arrival.
archibald-point-book = Book: your left neighbour reads you an adventure. You answer without knowing what your answer brings.
archibald-point-cards = One card played per turn, before or after your step. Equipping is free; three cards in hand at most.
archibald-point-fight = An enemy on your tile? Fight! Every sword hits, on both sides. If one survives, you are blocked.
archibald-point-water = A failed straw, a level reached first: one flood token. At the fourth, the flood sweeps everybody down a level.
archibald-point-jails = Five jails face down: one hides Archibald, two are traps, two have a book. Whoever enters his cell wins.

## Learning

archibald-learn-done = Got it, let us play!
archibald-learn-flip = A step, a tile
archibald-learn-flip-do = You are Arthur, on the starting line. Nothing is discovered above you: choose C2, and its tile is turned up.
archibald-learn-flip-done = The High street: no wall, no surprise, you are there. Every turn you take one step, in any direction, but you cannot stay.
archibald-learn-wall = Red walls
archibald-learn-wall-do = Straight on again: choose C3, above.
archibald-learn-wall-done = Ouch! The tile has a wall on your side: you bump into it, and your step is lost. A wall stops from both sides. You will have to go round.
archibald-learn-heart = A heart
archibald-learn-heart-do = On the left, at B2, is the Infirmary, where Basile rests already. Go there: heroes can share a tile.
archibald-learn-heart-done = One more life, and the same at every arrival. Your hero has a maximum, which is on the sheet.
archibald-learn-card = A card, and equipment
archibald-learn-card-do = Go up to B3 to draw a card. Then touch the Rose thorn in your hand, and equip it.
archibald-learn-card-done = Equipping is free: one more yellow die in every fight. Other cards are played, one per turn, and your hand keeps three.
archibald-learn-fight = A Seide!
archibald-learn-fight-do = Go on, to B4. You never know who waits under a tile.
archibald-learn-fight-done = Every sword is a hit. Yours beat the Seide, his cost you a life, at the same time. At zero you would start again from the level before, without your cards.
archibald-learn-blocked = Blocked
archibald-learn-blocked-do = A Moustik survived your last fight. While it is there, you fight instead of moving. You could play a card first: go on, and fight.
archibald-learn-blocked-done = Beaten! But the fight took the place of your step: you move on next turn.
archibald-learn-water = Straw and water
archibald-learn-water-do = Three flood tokens! The straw at D6 makes you roll: 1, 2 or 3 adds one. Dare, then choose where the water leaves you: not with the Seide.
archibald-learn-water-done = Four tokens: everybody is swept to the last row of the level before, and the water is gone. The first to reach a level adds a token, too.
archibald-learn-jails = The five jails
archibald-learn-jails-do = You are at the top. Two jails are traps: Anouk opened one, and is back in the garden. Open C11, right in front of you!
archibald-learn-jails-done = Archibald! The first to enter his cell frees him, and wins at once.
archibald-learn-over = You can play!
archibald-learn-over-text = Move on, equip yourself, watch the water, slip an enemy under the others’ feet. Archibald is waiting.

## The end

archibald-end-archibald = { $who ->
    [you] You have freed Archibald!
   *[other] { $winners } has freed Archibald!
}
archibald-end-forfeit = { $who ->
    [you] The race is yours: the others have left.
   *[other] { $winners } wins the race: the others have left.
}
archibald-end-round-limit = The race stops here: Archibald is still waiting.
archibald-end-steps = { $row ->
    [11] In the jails
    [1] At the start
   *[other] Row { $row }
}
archibald-end-lives = { $lives ->
    [0] No life
    [one] { $lives } life
   *[other] { $lives } lives
}

archibald-you-first = In { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, with { $tiles ->
    [one] one tile discovered
   *[other] { $tiles } tiles discovered
}.
archibald-you-place = You come { $rank ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}, { $rows ->
    [0] inside the jails
    [one] one row from the jails
   *[other] { $rows } rows from the jails
}.
archibald-you-cost-defeat = What cost you most: your defeats ({ archibald-lines-lost }).
archibald-you-cost-trap = What cost you most: the traps of the jails ({ archibald-lines-lost }).
archibald-you-cost-flood = What cost you most: the floods ({ archibald-lines-lost }).
archibald-you-cost-gust = What cost you most: gusts of wind ({ archibald-lines-lost }).
archibald-you-cost-blocked = What cost you most: the enemies ({ $count ->
    [one] one turn blocked
   *[other] { $count } turns blocked
}).
archibald-you-cost-bumps = What cost you most: the walls ({ $count ->
    [one] one step lost
   *[other] { $count } steps lost
}).
archibald-lines-lost = { $count ->
    [one] one row lost
   *[other] { $count } rows lost
}
archibald-you-lucky = The dice smiled on you: { $hits } hits more than they owed.
archibald-you-unlucky = The dice were against you: { $hits } hits fewer than they owed.

archibald-race-round = Round { $round }
archibald-race = The race
archibald-race-thrown = thrown back
archibald-race-of = { $player }, { $hero }: { $cells }
archibald-jails = The five jails
archibald-jail-opened = { $who ->
    [you] opened by you
   *[other] opened by { $player }
}
archibald-jail-shut = never opened

archibald-curve = Rows climbed, round by round (10: the jails)

archibald-stat-way = The way
archibald-stat-killed = Enemies beaten
archibald-stat-tiles = Tiles discovered
archibald-stat-bumps = Bumps into walls
archibald-stat-fights = Fights
archibald-stat-won = Fights won
archibald-stat-blocked = Turns blocked
archibald-stat-gained = Lives gained
archibald-stat-lost = Lives lost
archibald-stat-defeats = Defeats
archibald-stat-tokens = Flood tokens added
archibald-stat-floods = Floods caused
archibald-stat-traps = Traps
archibald-stat-cards = Cards played
archibald-stat-equipped = Equipment put on
archibald-stat-answers = Adventures
archibald-stat-own = Luck with dice (hits)
archibald-stat-enemies = Luck of the enemies
archibald-stat-all = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}, { $floods ->
    [0] no flood
    [one] one flood
   *[other] { $floods } floods
}.
archibald-stat-adventures = The adventures, and what everybody answered
archibald-stat-answered = { $who ->
    [you] “{ $title }”, you: { $answer }
   *[other] “{ $title }”, { $player }: { $answer }
}
