### Words of Grumpf on the screen. The others are the server's: src/tablee/games/grumpf/text.en.ftl.

## What it is about

goal-grumpf-aim = Bring different animals together: all five are worth 6 points, three of a kind nothing.
goal-grumpf-do = Everybody places Grumpfs at the same time. If a board gets what it asks for, the strongest clans share its animals.
goal-grumpf-end = Four hunts; each stops dead when every hut is taken.
grumpf-point-faces = Your clan has eight Grumpfs with two faces. Turn them over as often as you like while they lie in front of you.
grumpf-point-place = Everybody plays at once, one Grumpf at a time. Once placed, it takes the first free space and stays there.
grumpf-point-condition = Each board asks something of all clans together: a total, a number of Grumpfs… Here, 10 to 20.
grumpf-point-strong = If it is met, the clans share the animals, the strongest first. A clan is as strong as the total of its Grumpfs.
grumpf-point-club = A club goes on a rival’s Grumpf: it is worth nothing any more, but keeps its space.
grumpf-point-bed = In bed your clan is safe from clubs, and plays no more. When the last hut is taken the hunt stops: what you still hold does not count.
grumpf-point-missed = Missed? The animals stay, and others join them in the next round.
grumpf-point-series = After four hunts, put your animals into series of different species. Most points win; in a tie, the fewest animals.

## The boards

grumpf-board = The hunting grounds
grumpf-loading = The clans are gathering…
grumpf-later = The cave painters are at work…
grumpf-round = Round { $round }/{ $rounds }
grumpf-beat = Beat { $beat }
grumpf-time = { $seconds ->
    [one] { $seconds } second until nightfall
   *[other] { $seconds } seconds until nightfall
}
grumpf-live = Totals
grumpf-huts = Huts
grumpf-huts-left = { $free ->
    [0] all taken
   *[other] { $free } free
}
grumpf-hut-free = A free hut
grumpf-hut-taken = In this hut: { $player }
grumpf-shout = GRUMPF!
grumpf-asks = { $condition ->
    [sum_ge] { $low } or more in all
    [sum_between] { $low } to { $high } in all
    [sum_le] { $high } or less in all
    [count_ge] at least { $low } Grumpfs
    [last3] only the last { $low } count
    [all_same] all the same value
    [all_different] all different values
    [each_le] none above { $high }
    [sum_even] an even sum
   *[none] no condition
}
grumpf-prize-tile = strongest takes a tile
grumpf-prize-exchange = strongest may exchange
grumpf-ground = { $board }: { $condition }. { $state ->
    [met] Now: { $have }, met.
    [not] Now: { $have }, not yet.
    [over] Now: { $have }, spoilt.
    [none] Nothing counts there yet.
   *[hidden] { "" }
} { $kind ->
    [tile] { "" }
    [exchange] { "" }
   *[animals] Animals: { $animals }. Shared from the strongest down: { $shares }.
} { $pawns } of { $spaces } spaces taken. Put your Grumpf there.
grumpf-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
grumpf-takes = { $share ->
    [0] { $player }, { $strength } strong
    [tile] { $player }, { $strength } strong: would take the tile
    [exchange] { $player }, { $strength } strong: might exchange
   *[other] { $player }, { $strength } strong: would take { $share } at a time
}
grumpf-target = Club { $player }’s { $value } ({ $colour }): { $board }, space { $space }

## The prompt, for this moment

grumpf-now-ready = { $moment ->
    [first] Look at what each board asks for. When you are ready: “Let’s go!”
    [real] From now on nobody waits for anybody. When you are ready: “Let’s go!”
   *[later] More animals have come. Which do you lack? Then: “Let’s go!”
}
grumpf-now-awaited = { $moment ->
    [review] The count is done. Waiting for { $players }.
   *[ready] Waiting for { $players }.
}
grumpf-now-shout = Shout “Grumpf!”: the hunt begins three seconds later.
grumpf-now-practice-soon = A practice hunt: the others will wait for you.
grumpf-now-choose = { $moment ->
    [practice] A practice hunt, no hurry: touch one of your Grumpfs.
    [step] The others place theirs in step with you. { $left ->
        [one] Touch your last Grumpf.
       *[other] Touch one of your { $left } Grumpfs.
    }
   *[live] { $left ->
        [one] Touch your last Grumpf, or go to bed.
       *[other] Touch one of your { $left } Grumpfs.
    }
}
grumpf-now-place = { $back ->
    [club] Touch a board to put your { $face } there; touch your Grumpf again to make it a club.
   *[value] Touch a board to put your { $face } there; touch your Grumpf again to make it a { $other }.
}
grumpf-now-club = Let your club fall on a rival ringed in red, or touch it again to make it a { $other }.
grumpf-now-nobody = Nobody to club for now: touch your club again to make it a { $other }.
grumpf-now-bed = All yours are placed: go to bed, and nobody can club them any more.
grumpf-now-drowsy = { $left ->
    [one] The Grumpf you still hold will not count
   *[other] The { $left } Grumpfs you still hold will not count
}{ $huts ->
    [one] , and the hunt will stop for everybody
   *[other] { "" }
}. Once more to sleep.
grumpf-now-watch = { $free ->
    [one] The hunt is on: only one hut is free!
   *[other] The hunt is on: { $free } huts are free.
}
grumpf-now-count = The count: { $board }.
grumpf-now-counted = This is how it stands. Go on when you have seen it.

## In front of you

grumpf-do-ready = Let’s go!
grumpf-do-shout = GRUMPF!
grumpf-do-continue = Go on
grumpf-face-none = hidden
grumpf-face-club = club
grumpf-pawn = Grumpf { $pawn }: { $face }, { $other } on the other side. { $place ->
    [held] { $chosen ->
        [yes] In hand. Once more turns it over.
       *[no] { "" }
    }
    [coming] On its way.
   *[other] Already placed.
}
grumpf-turn = Flip: { $face }
grumpf-turn-short = Flip
grumpf-wait = Wait
grumpf-bed = To bed
grumpf-bed-sure = Really?
grumpf-asleep = Zzz
grumpf-haul = Caught so far
grumpf-tiles = { $count ->
    [one] { $count } Sorcerer tile
   *[other] { $count } Sorcerer tiles
}
grumpf-joker = a Joker
grumpf-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
grumpf-clan = The { $colour } clan. { $state ->
    [asleep] Asleep.
    [ready] Ready.
   *[awake] { "" }
} In front of it: { $pawns ->
    [one] { $pawns } Grumpf.
   *[other] { $pawns } Grumpfs.
}
refusal-choose-pawn = First choose one of your Grumpfs.

## Before the game

grumpf-option-seconds = { $seconds } s
grumpf-sides-first-game = First game (•)
grumpf-sides-expert = Expert (••)
grumpf-sides-mix-random = By lot
grumpf-sides-custom = Mixed
grumpf-side-of = { $board }: side { $side }. Turn the board over.
grumpf-option-clans = The clans
grumpf-option-free = Seat { $seat }
grumpf-option-colour = The colour of { $player }
grumpf-option-child = Two hands
grumpf-option-child-about = Two hands: for children, who may be twice as quick.
grumpf-option-joker = Joker
grumpf-option-joker-about = Joker: for beginners among others who know the game; at the end it is any animal.
grumpf-tempo-calm = calm
grumpf-tempo-normal = normal
grumpf-tempo-quick = quick

## The count

grumpf-count = The count
grumpf-count-again = Last count
grumpf-count-of = { $state ->
    [met] { $board }: met
    [missed] { $board }: missed
   *[later] { $board }
}
grumpf-count-said = { $state ->
    [met] { $board }: met.
    [missed] { $board }: missed.
   *[nobody] { $board }: nobody counts here.
} { $shares ->
    [none] { "" }
   *[other] { $shares }.
}
grumpf-count-sum = sum { $sum }
grumpf-count-strength = { $strength } strong
grumpf-took = { $number ->
    [tile] takes a tile
   *[other] takes { $number }
}
grumpf-count-tie = = Level: whoever stands nearer the start goes first.
grumpf-count-nobody = No Grumpf counts here: everything stays where it is.
grumpf-count-nothing = The condition is met, but there was nothing to catch.
grumpf-count-shared = { $count ->
    [one] { $count } animal, shared { $pattern } by order of strength.
   *[other] { $count } animals, shared { $pattern } by order of strength, again and again until none is left.
}
grumpf-count-prize = { $prize ->
    [tile] { $player } takes a Sorcerer tile.
    [lost] The neutral clan takes a tile out of the game.
    [exchange] { $player } may exchange an animal.
    [impossible] { $player } could exchange an animal, but there is nothing to exchange.
    [unclaimed] The tile stays.
   *[none] There is nothing to win here now.
}
grumpf-stamp-met = Met!
grumpf-stamp-missed = Missed
grumpf-stamp-nobody = Nobody
grumpf-scores = The points so far
grumpf-scores-short = Points
grumpf-seen = has seen it

## The exchange

grumpf-exchange = The Sorcerer’s exchange
grumpf-exchange-take = Take
grumpf-exchange-give = Give
grumpf-exchange-take-one = { $species ->
    [bees] Take a bee from { $player } ({ $have })
    [reptiles] Take a reptile from { $player } ({ $have })
    [fish] Take a fish from { $player } ({ $have })
    [birds] Take a bird from { $player } ({ $have })
   *[mammoths] Take a mammoth from { $player } ({ $have })
}
grumpf-exchange-give-one = { $species ->
    [bees] Give a bee ({ $have })
    [reptiles] Give a reptile ({ $have })
    [fish] Give a fish ({ $have })
    [birds] Give a bird ({ $have })
   *[mammoths] Give a mammoth ({ $have })
}
grumpf-exchange-do = Exchange
grumpf-exchange-no = Exchange nothing
grumpf-exchange-waits = { $player } chooses an exchange.
refusal-exchange-incomplete = Choose an animal to take and one to give.

## End

grumpf-end = The count
grumpf-end-scale = Different animals in a series: 5 make 6 points, 4 make 4, 3 make 2, 2 make 1, 1 makes 0.
grumpf-end-series = Series
grumpf-end-nothing = No animal at all.
grumpf-end-copies = { $number ->
    [one] The Sorcerer’s tile doubles: { $animals }.
   *[other] The Sorcerer’s tiles double: { $animals }.
}
grumpf-end-joker = The Joker stands for { $animal }.
grumpf-end-idle = { $number ->
    [one] One Sorcerer tile brings nothing more.
   *[other] { $number } Sorcerer tiles bring nothing more.
}
grumpf-end-tie = At equal points, whoever has fewer animals goes first. Copies and Jokers are not counted as animals.
grumpf-end-shared = The same points with the same number of animals: the place is shared.
grumpf-verdict = { $how ->
    [won] You are { grumpf-gap-points } ahead of { $rival }.
    [fewest] As many points as { $rival }, but fewer animals: you win.
    [most] You come { grumpf-rank } of { $players }: as many points as { $rival }, but more animals.
   *[lost] You come { grumpf-rank } of { $players } with { count-points }, { grumpf-gap-points } behind { $rival }.
}
grumpf-gap-points = { $gap ->
    [one] { $gap } point
   *[other] { $gap } points
}
grumpf-why-nothing = Without a single animal there is no series, and no points.
grumpf-why-longest = { $who ->
    [you] Your longest series has { grumpf-different }, that of { $rival } has { $theirs }.
   *[other] The longest series of { $player } has { grumpf-different }, that of { $rival } has { $theirs }.
}
grumpf-different = { $yours ->
    [one] { $yours } animal
   *[other] { $yours } different animals
}
grumpf-why-series = { $who ->
    [you] Your longest series are equal; the others bring you { grumpf-rest-points }, and { $theirs } to { $rival }.
   *[other] Their longest series are equal; the others bring { grumpf-rest-points } to { $player }, and { $theirs } to { $rival }.
}
grumpf-rest-points = { $yours ->
    [one] { $yours } point
   *[other] { $yours } points
}
grumpf-why-one-more = { $species ->
    [bees] One more bee, and you would have won!
    [reptiles] One more reptile, and you would have won!
    [fish] One more fish, and you would have won!
    [birds] One more bird, and you would have won!
   *[mammoths] One more mammoth, and you would have won!
}
grumpf-why-missing = For longer series you lacked { $animals }.
grumpf-seconds = { NUMBER($seconds, maximumFractionDigits: 1) } s
grumpf-fastest = { $number ->
    [one] Soonest asleep: { $players }, { grumpf-seconds } after the start of a hunt.
   *[other] Soonest asleep: { $players }, all { grumpf-seconds } after the start of a hunt.
}
grumpf-failed = { $failed ->
    [0] Every board with animals was met.
    [one] One board with animals was missed, out of { $stocked }.
   *[other] { $failed } boards with animals were missed, out of { $stocked }.
}
grumpf-missed = Still running free at the end:
grumpf-missed-none = At the end, no animal was left on the boards.
grumpf-gone = Gone with the neutral clan:
grumpf-broken = Who broke what
grumpf-broke-pawn = Round { $round }: the board was met, then { $player } placed a { $value } { at-board }. What stayed there: { $prey }.
grumpf-broke-club = Round { $round }: the board was met, then { $player } knocked out a { $value } { at-board } ({ $victim }). What stayed there: { $prey }.
grumpf-matrix = Who clubbed whom
grumpf-numbers = Clan by clan
grumpf-stat-placed = Grumpfs placed
grumpf-stat-wasted = … of them on missed boards
grumpf-stat-left = Left in front when hunts ended
grumpf-stat-clubs = Blows dealt
grumpf-stat-received = Blows received
grumpf-stat-broke = Boards broken
grumpf-stat-animals = Animals caught
grumpf-stat-beds = Times in bed
grumpf-stat-sleep = Quickest to bed
grumpf-stat-start = First Grumpf after
grumpf-stat-rate = Grumpfs a minute
grumpf-stat-flips = Flips

## Learn

grumpf-learn-done = Got it, let’s hunt!
grumpf-learn-choose = Touch one of your Grumpfs first.
grumpf-learn-yours = Your Grumpfs
grumpf-learn-own = { $face ->
    [club] A club, and on the back { $back ->
        [club] a club
       *[other] a { $back }
    }
   *[other] A { $face }, and on the back { $back ->
        [club] a club
       *[other] a { $back }
    }
}
grumpf-learn-pawn = { $who ->
    [you] Your { $value }
   *[other] { $value } of { $player }
}{ $clubbed ->
    [yes] , clubbed
   *[no] { "" }
}
grumpf-learn-place-here = Place a Grumpf { at-board }
grumpf-learn-sum = Sum { $sum }
grumpf-learn-met = Met
grumpf-learn-missed = Missed
grumpf-learn-takes = { $who ->
    [you] You: { $number }
   *[other] { $player }: { $number }
}
grumpf-learn-haul = Your animals
grumpf-learn-to-bed = To bed!
grumpf-learn-free-hut = Free hut
grumpf-learn-sleeps = { $who ->
    [you] Hut: you sleep here
   *[other] Hut: { $player } sleeps here
}
grumpf-learn-flip = A Grumpf has two faces
grumpf-learn-flip-do = Your clan is violet. The small face in the corner is what is on the back. Touch the 2 to pick it up, touch it again to turn it over.
grumpf-learn-flip-done = Now it shows 5. Turn Grumpfs over as often as you like, as long as they lie in front of you.
grumpf-learn-place = Everybody hunts at once
grumpf-learn-place-do = No turns: Anouk has put down a 3 while you were reading. Pick up your 5, then touch the Mammoths board.
grumpf-learn-place-done = It took the first free space. You have only one hand: one Grumpf at a time.
grumpf-learn-place-no = Pick up the 5 for this one.
grumpf-learn-stuck = A placed Grumpf stays put
grumpf-learn-stuck-do = Sorry already? Touch your 5 on the board to take it back.
grumpf-learn-stuck-done = No way! Whatever is on a board stays there, face up, until the hunt is counted. Look twice, place once.
grumpf-learn-strong = The strongest clan is a sum
grumpf-learn-strong-do = Anouk’s 5 beats your 2. But a clan may put several Grumpfs on a board, and they add up. Place your 4.
grumpf-learn-strong-no = 2 + 1 = 3 is not enough. Turn it over again.
grumpf-learn-strong-done = 2 + 4 = 6: you are the strongest. On the Mammoths board the first two clans take one each, in turn, until none is left.
grumpf-learn-club = A club needs a target
grumpf-learn-club-do = A club never goes on a free space: it goes on a Grumpf of somebody else. Pick it up and club Anouk’s 5.
grumpf-learn-club-done = Stars! That 5 is worth nothing now, not even for being there: you are alone on the board and take both mammoths.
grumpf-learn-space = Clubbed, but still in the way
grumpf-learn-space-do = One of Basile’s Grumpfs is clubbed here. Is there room for your 1 now? Try.
grumpf-learn-space-done = Full! A clubbed Grumpf keeps its space, and a board has only so many.
grumpf-learn-bed = Sleeping protects you
grumpf-learn-bed-do = All your Grumpfs are placed, and Basile is looking at your 5, a club in his hand. One hut is left: go to bed!
grumpf-learn-bed-done = Nobody can club sleepers. And it was the last hut, so the hunt stops dead: what Basile still holds counts for nothing.
grumpf-learn-failed = Together or not at all
grumpf-learn-failed-do = The hunt is over. The Bees ask for a sum of 20 or more, all clans together. Is this board met or missed?
grumpf-learn-failed-no = Add them up: 5 + 5 + 4 + 3.
grumpf-learn-failed-done = 17: missed, nobody gets anything. The bees stay, and new animals join them next round. The prize grows!
grumpf-learn-series = Five different animals
grumpf-learn-series-do = After four rounds, animals are laid out in series. Five different ones make 6 points; one alone makes none. How many points are these?
grumpf-learn-series-no = One series of five. The other two bees are each alone.
grumpf-learn-series-done = 6 points. The two bees left over are worth nothing: 4 different ones would make 4 points, 3 make 2, 2 make 1.
grumpf-learn-species = Do not collect one species
grumpf-learn-species-do = You have three bees. Which board is worth your last Grumpf?
grumpf-learn-species-no = A fourth bee brings nothing. What do you not have yet?
grumpf-learn-species-done = A mammoth! Next to a bee it already makes a series. Hunt what you lack, not what is plentiful.
grumpf-learn-over = You know how to hunt!
grumpf-learn-over-text = Turn over, place, club, and go to bed in time. Four hunts, and the best series win.
grumpf-learn-much = Too much is too much
grumpf-learn-much-do = The Fish ask for a sum of 10 or less, and there are 8. You want a fish too. Look at both faces before you place.
grumpf-learn-much-no = 8 and 5 make 13: too much, nobody gets a fish. Turn it over.
grumpf-learn-much-done = Exactly 10, and a fish for each. Reptiles are the same: above 20, everything is lost.
grumpf-learn-save = A club changes the sum
grumpf-learn-save-do = 13 on the Fish board: too much. But a clubbed Grumpf does not count. Whom do you club to save the board?
grumpf-learn-save-no = 13 less 2 is still 11. Aim higher!
grumpf-learn-save-done = 13 less 5 is 8: met, and you are first, 4 against 4, because you stand nearer the start. On the Bees board, a club can break everything!
grumpf-learn-late = Do not dawdle
grumpf-learn-late-do = Three Grumpfs in front of you, one hut left. Place one of them, wherever you like. Take your time…
grumpf-learn-late-done = “Green Grumpf!” Basile took the last hut: it is over at once. The two Grumpfs you still hold count for nothing.
grumpf-learn-live = For real, but slowly
grumpf-learn-live-do = This time Anouk and Basile do not wait. Place your three Grumpfs where you like, then go to bed.
grumpf-learn-live-no = Place your three Grumpfs first: in bed they would not count.
grumpf-learn-live-done = That is a hunt! In a real game there are six boards and eight Grumpfs, and boards are counted when every hut is taken.
