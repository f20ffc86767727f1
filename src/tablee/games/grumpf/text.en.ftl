### Words of Grumpf. Rules: docs/rules/grumpf.md; the names and the refusals stand in its section 12.

game-name = Grumpf
game-about = A hunt of prehistoric clans, everybody at once, for 2 to 6 players, about 15 minutes.

## Boards, animals, clans

board-bees = Bees
board-reptiles = Reptiles
board-fish = Fish
board-birds = Birds
board-mammoths = Mammoths
board-sorcerer = Sorcerer
at-board = { $board ->
    [bees] on the Bees board
    [reptiles] on the Reptiles board
    [fish] on the Fish board
    [birds] on the Birds board
    [mammoths] on the Mammoths board
   *[sorcerer] on the Sorcerer board
}
animal-bees = a bee
animal-reptiles = a reptile
animal-fish = a fish
animal-birds = a bird
animal-mammoths = a mammoth
count-animals = { $species ->
    [bees] { $number ->
        [one] { $number } bee
       *[other] { $number } bees
    }
    [reptiles] { $number ->
        [one] { $number } reptile
       *[other] { $number } reptiles
    }
    [fish] { $number } fish
    [birds] { $number ->
        [one] { $number } bird
       *[other] { $number } birds
    }
   *[mammoths] { $number ->
        [one] { $number } mammoth
       *[other] { $number } mammoths
    }
}
colour-violet = violet
colour-orange = orange
colour-green = green
colour-yellow = yellow
colour-pink = pink
colour-blue = blue
shout = { $colour ->
    [violet] Violet Grumpf!
    [orange] Orange Grumpf!
    [green] Green Grumpf!
    [yellow] Yellow Grumpf!
    [pink] Pink Grumpf!
   *[blue] Blue Grumpf!
}
neutral = the neutral clan

## What a board asks for

condition = { $condition ->
    [sum_ge] sum of { $low } or more
    [sum_between] sum from { $low } to { $high }
    [sum_le] sum of { $high } or less
    [count_ge] at least { $low } Grumpfs
    [last3] only the last { $low } Grumpfs count
    [all_same] all the same value
    [all_different] all different values
    [each_le] each one { $high } or less
    [sum_even] even sum
   *[none] no condition
}

## Moments of a round

phase-waiting = Nobody is here
phase-ready = Getting ready
phase-shout = Ready!
phase-countdown = Attention
phase-hunt = The hunt
phase-review = The count
phase-exchange = The exchange
phase-end = The end

## Counted things

count-huts = { $huts ->
    [one] { $huts } hut
   *[other] { $huts } huts
}
count-pawns = { $count ->
    [one] { $count } Grumpf
   *[other] { $count } Grumpfs
}
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
count-prey = { $animals ->
    [one] { $animals } animal
   *[other] { $animals } animals
}

## Events

event-game-setup = { $seats } clans of { $pawns } Grumpfs, { count-huts }. { $sides ->
    [first_game] All boards lie on side •.
    [expert] All boards lie on side ••.
   *[mixed] On side ••: { $boards }. The others lie on side •.
}{ $neutral ->
    [none] { "" }
   *[other] { " " }The { $colour } clan is neutral.
}
event-round-start = { $first_who ->
    [you] Round { $round }. You begin.
    [nobody] Round { $round }.
   *[other] Round { $round }. { $first_player } begins.
}
event-animals-drawn = Out of the bag: { $animals }.
event-neutral-dealt = The neutral clan puts down { $pawns }.{ $aside ->
    [0] { "" }
    [one] { " " }One club is set aside.
   *[other] { " " }{ $aside } clubs are set aside.
}
event-seat-ready = { $auto ->
    [yes] { $who ->
        [you] Time is up: you count as ready.
       *[other] Time is up: { $player } counts as ready.
    }
   *[no] { $who ->
        [you] You are ready.
       *[other] { $player } is ready.
    }
}
event-shout = { $who ->
    [you] You shout: “Grumpf!”
    [nobody] “Grumpf!” The hunt starts by itself.
   *[other] { $player } shouts: “Grumpf!”
}
event-go = The hunt is on!
event-flipped = { $face ->
    [club] { $who ->
        [you] You turn over a Grumpf: a club.
       *[other] { $player } turns over a Grumpf: a club.
    }
   *[other] { $who ->
        [you] You turn over a Grumpf: a { $face }.
       *[other] { $player } turns over a Grumpf: a { $face }.
    }
}
event-placed = { $who ->
    [you] You place a { $value } { at-board }, on space { $space }.
   *[other] { $player } places a { $value } { at-board }, on space { $space }.
}
event-clubbed = { $who ->
    [you] { $victim_who ->
        [neutral] You club a { $victim_value } of the neutral clan { at-board }.
       *[other] You club { $victim_player }’s { $victim_value } { at-board }.
    }
   *[other] { $victim_who ->
        [you] { $player } clubs your { $victim_value } { at-board }.
        [neutral] { $player } clubs a { $victim_value } of the neutral clan { at-board }.
       *[other] { $player } clubs { $victim_player }’s { $victim_value } { at-board }.
    }
}
event-bed = “{ shout }” { $who ->
    [you] You go to bed.
   *[other] { $player } goes to bed.
} { $huts_left ->
    [0] No hut is left.
    [one] { $huts_left } hut is left.
   *[other] { $huts_left } huts are left.
}
event-rejected = { $why }
event-buffered = One hand only: your next move waits.
event-hunt-resumed = The hunt was interrupted. It goes on after a countdown.
event-stall-warning = Nobody hunts: night falls in { $seconds_left ->
    [one] { $seconds_left } second.
   *[other] { $seconds_left } seconds.
}
event-time-warning = Night falls in { $seconds_left ->
    [one] { $seconds_left } second.
   *[other] { $seconds_left } seconds.
}
event-hunt-end = { $cause ->
    [huts] The last hut is taken: the hunt is over!
    [nothing_left] Nobody has anything left to play: the hunt is over.
    [time] Nightfall! The hunt is over.
   *[stall] Nobody hunts any more: nightfall! The hunt is over.
}
event-beat-open = { $first_who ->
    [you] Beat { $beat }. Your choice will be done first.
   *[other] Beat { $beat }. The choice of { $first_player } will be done first.
}
event-seat-chose = { $who ->
    [you] You have chosen.
   *[other] { $player } has chosen.
}
event-beat-reveal = Everybody shows their choice.
event-turn-open = { $who ->
    [you] It is your turn.
   *[other] It is the turn of { $player }.
}
event-waited = { $auto ->
    [yes] { $who ->
        [you] Your time is up: you wait.
       *[other] Time is up for { $player }, who waits.
    }
   *[no] { $who ->
        [you] You wait.
       *[other] { $player } waits.
    }
}
event-action-failed = { $who ->
    [you] Your move comes to nothing. { $why }
   *[other] The move of { $player } comes to nothing. { $why }
}
event-board-tally = { $name } ({ condition }): { $count ->
    [0] nobody counts here.
   *[other] { count-pawns }, sum { $sum }. { $met ->
        [yes] Met! In order of strength: { $ranking }.
       *[no] Missed.
    }
}{ $tie ->
    [yes] { " " }At equal strength, whoever stands nearer the start goes first.
   *[no] { "" }
}
event-board-failed = { $number ->
    [0] There was no animal { at-board } anyway.
    [one] { count-animals } stays { at-board }.
   *[other] { count-animals } stay { at-board }.
}
event-animals-shared = { $number ->
    [0] There is no animal to share { at-board }.
   *[other] { count-animals }: { $shares }.
}
event-animals-discarded = { $number ->
    [one] { count-animals } leaves the game with the neutral clan.
   *[other] { count-animals } leave the game with the neutral clan.
}
event-tile-won = { $who ->
    [you] You win a Sorcerer tile.
   *[other] { $player } wins a Sorcerer tile.
} { count-tiles-left }
event-tile-discarded = The neutral clan is the strongest at the Sorcerer’s: a tile leaves the game. { count-tiles-left }
event-tile-unclaimed = Nobody counts at the Sorcerer’s: the tile stays. { count-tiles-left }
event-review-open = Time to look at the boards.
event-exchange-open = { $who ->
    [you] You are the strongest at the Sorcerer’s: you may exchange an animal.
   *[other] { $player } is the strongest at the Sorcerer’s, and may exchange an animal.
}
event-exchange-done = { $who ->
    [you] You take { $taken } from { $other_player } and give { $given }.
   *[other] { $other_who ->
        [you] { $player } takes { $taken } from you and gives { $given }.
       *[other] { $player } takes { $taken } from { $other_player } and gives { $given }.
    }
}
event-exchange-declined = { $who ->
    [you] You exchange nothing.
   *[other] { $player } exchanges nothing.
}
event-exchange-impossible = { $who ->
    [you] You are the strongest at the Sorcerer’s, but there is nothing to exchange.
   *[other] { $player } is the strongest at the Sorcerer’s, but there is nothing to exchange.
}
event-round-end = Points so far: { $scores }.
event-game-end = { $who ->
    [you] You win with { count-points }!
    [among] You share the victory with { $others }: { count-points } and { count-prey } each.
    [together] { $winners } share the victory: { count-points } and { count-prey } each.
   *[other] { $winners } wins with { count-points }.
}

## Parts of their sentences

count-tiles-left = { $tiles_left ->
    [0] None is left.
    [one] { $tiles_left } is left.
   *[other] { $tiles_left } are left.
}
neutral-at = a { $face } { at-board }
rank-of = { $who ->
    [you] you { $strength }
    [neutral] the neutral clan { $strength }
   *[other] { $player } { $strength }
}
share-of = { $who ->
    [you] { $number } for you
    [neutral] { $number } for the neutral clan
   *[other] { $number } for { $player }
}
score-of = { $who ->
    [you] you { $points }
   *[other] { $player } { $points }
}

## Refusals: the texts of section 12

refusal-not-started = Not yet!
refusal-round-over = Too late, the hunt is over.
refusal-asleep = Your clan is asleep.
refusal-already-placed = A placed Grumpf stays put.
refusal-not-a-value = A club goes on a Grumpf.
refusal-board-full = This board is full.
refusal-not-a-club = You need a club.
refusal-no-target = Nobody to club here.
refusal-own-pawn = Not your own clan!
refusal-already-clubbed = Already clubbed.
refusal-target-asleep = That clan is asleep: untouchable.
refusal-must-place-all = Place all your Grumpfs first.
refusal-superseded = Replaced by your next move.
refusal-rate-limited = Easy, one hand only!
refusal-not-your-turn = It is not your turn.
refusal-not-now = Not at this moment.
refusal-no-exchange = That exchange is not possible.
refusal-bad-request = That move was not understood.

## Content files, options, positions on paper: what was wrong, and what would be right

error-bad-content-faces = “{ $wrong }” is the same face twice. The two faces of a Grumpf should differ ({ $rule }).
error-bad-content-no-sum = “low” is { $wrong }, more than “high”, which is { $right }: no sum would do ({ $rule }).
error-bad-content-pattern = “pattern” is empty. There should be at least one share ({ $rule }).
error-bad-option-seats = The option “{ $option }” names seats that are not at this table: { $wrong }. Choose from: { $right }.
error-bad-option-colours = The colours “{ $wrong }” do not fit this table. There should be a different letter for each seat, for example: { $right }.
error-bad-position-no-such-round = There is no round { $wrong }. The last one is round { $right } ({ $rule }).
error-bad-position-colours = Two clans have the same colour: { $wrong }. Colours are: { $right }, each once ({ $rule }).
error-bad-position-track = { $wrong ->
    [one] { $wrong } Grumpf is on the track { $board }. There is room for { $right } ({ $rule }).
   *[other] { $wrong } Grumpfs are on the track { $board }. There is room for { $right } ({ $rule }).
}
error-bad-position-pawns = The clans do not have all the Grumpfs that are needed here: { $wrong }. Only these would do, and there is one of each: { $right } ({ $rule }).
error-bad-position-no-such-pawn = No Grumpf can be “{ $wrong }” at this table. It is written like this, with a face that the Grumpf has: { $right } ({ $rule }).
error-bad-position-spot = “{ $wrong }” is no Grumpf on a track. It is written like this: { $right }.
error-bad-position-own-pawn = “{ $wrong }” is clubbed by its own clan. Only another clan can do that ({ $rule }).
error-bad-position-no-such-clan = No clan at this table has the colour “{ $wrong }”. Colours are: { $right } ({ $rule }).
error-bad-position-shows = In clans[{ $seat }].shows no Grumpf can show this now: { $wrong } ({ $rule }).
error-bad-position-too-many-animals = There are more animals than in the box: { $wrong } ({ $rule }).
error-bad-position-bag-size = { $wrong ->
    [one] The bag holds { $wrong } animal. In round { $round } it should hold { $right } ({ $rule }).
   *[other] The bag holds { $wrong } animals. In round { $round } it should hold { $right } ({ $rule }).
}
error-bad-position-tiles = { $wrong ->
    [one] There is { $wrong } Sorcerer tile in all. The box has { $right } ({ $rule }).
   *[other] There are { $wrong } Sorcerer tiles in all. The box has { $right } ({ $rule }).
}
error-bad-position-length = The list “{ $name }” has a length of { $wrong }. It should have one entry for each seat: { $right }.
error-bad-position-no-chooser = It is time for an exchange, but “{ $wrong }” does not say whose. Choose from: { $right } ({ $rule }).
error-bad-position-phase = A game of this pace has no phase “{ $wrong }”. Choose from: { $right } ({ $rule }).
error-bad-position-end-round = The game cannot be over in round { $wrong }: it ends after round { $right } ({ $rule }).
error-bad-position-too-early = In the phase “{ $wrong }” nobody has placed a Grumpf or gone to bed yet ({ $rule }).
error-bad-position-no-neutral = With { $wrong } players there is no neutral clan ({ $rule }).
error-bad-position-jokers = There are { $wrong } Jokers, one for everybody: at least one player has none ({ $rule }).
error-bad-position-chooser = Seat { $wrong } has no exchange to choose now ({ $rule }).
error-bad-position-no-such-seat = There is no seat { $wrong }. Choose from: { $right } ({ $rule }).
error-bad-position-huts = The Elders cannot sleep like this: { $wrong }. The huts are: { $right }, one Elder in each, and one of them is free during a hunt ({ $rule }).
error-bad-position-priority = The priority of the seats is not right: { $wrong }. It should name each of these once: { $right } ({ $rule }).
error-bad-position-move = “{ $wrong }” is no move of the hunt ({ $rule }).
error-bad-position-asleep = It cannot be the turn of seat { $wrong }, which is asleep ({ $rule }).
error-bad-position-chosen = Seat { $seat } cannot have chosen “{ $wrong }” now ({ $rule }).
error-bad-position-other-pace = “{ $field }” belongs to another pace. At the pace “{ $right }” it is left out ({ $rule }).
error-bad-position-daily = “{ $field }” does not go with the pace “{ $wrong }”. Choose from: { $right } ({ $rule }).
error-bad-position-not-deserted = The table is “{ $wrong }” for somebody, but not everybody has left. Right for “{ $field }” would be: { $right } ({ $rule }).
error-bad-position-sorcerer-side = On this side of the Sorcerer nobody exchanges: “{ $field }” is { $wrong }. Right would be: { $right } ({ $rule }).
error-bad-position-neutral-order = On { $field } the neutral Grumpfs do not come first: { $wrong }. Right would be: { $right } ({ $rule }).
error-bad-position-neutral-deal = There are { $wrong } neutral Grumpfs on { $field }. There can be { $right } ({ $rule }).
error-bad-position-no-such-beat = “{ $field }” is { $wrong }. The last beat of a round is { $right } ({ $rule }).
error-bad-position-all-chosen = In “{ $field }” everybody who is awake has chosen: { $wrong }. The beat would be over; for one of them right would be: { $right } ({ $rule }).
error-bad-position-idle-hand = “{ $field }” is “{ $wrong }”, but there is no hunt now. Right would be: { $right } ({ $rule }).
error-bad-position-not-sent = “{ $field }” is “{ $wrong }”: nobody can have sent that in real time at this table ({ $rule }).
error-bad-position-buffer = “{ $field }” cannot be “{ $wrong }”. Choose from: { $right } ({ $rule }).
error-bad-position-time = The time “{ $field }” is { $wrong }. At this moment it can only be between these two: { $right } ({ $rule }).
error-bad-position-window = “{ $field }” is { $wrong }, but no window closes then. Right would be, for example: { $right } ({ $rule }).
error-bad-position-overdue = Something should have happened at { $wrong } already, but “{ $field }” is { $right } ({ $rule }).

## Bots, paces, options

level-beginner-about = Hunts what it lacks, slowly, and seldom thinks of its clubs.
level-solid-about = Weighs what every board promises, clubs whoever stands in its way, and knows when to sleep.
level-strong-about = Thinks several moves ahead, keeps a club for the end, and breaks the boards that feed the leader.
pace-live = Live
pace-daily = One move a day
pace-live-about = In one sitting: { $seconds } seconds for a turn at the slow paces.
pace-daily-about = { $hours } hours for a move at the slow paces; you may close the page in between.
pace-realtime = In real time
pace-turns = Turn by turn
pace-beats = By beats
pace-realtime-about = Everybody hunts at once, as around the table. Quick hands needed!
pace-turns-about = Each in turn, one move at a time: for children, and for those who like to think.
pace-beats-about = Everybody chooses in secret, then all the choices are done at once.
option-pace = Pace of the hunt
option-pace-about = realtime: everybody at once; turns: one after the other; beats: secret choices, revealed together.
option-sides = Sides of the boards
option-sides-about = first_game: all on side •; expert: all on side ••; mix_random: by lot; or six digits, 1 or 2, from Bees to Sorcerer.
option-hunt-max = Nightfall after
option-hunt-max-about = How many seconds a hunt in real time may last: 60, 90, 120 or 180.
option-clock = Clock
option-clock-about = live: in one sitting; daily: a day for each move, at the slow paces only.
option-colours = Colours of the clans
option-colours-about = One letter for each seat, in their order: V violet, O orange, G green, Y yellow, P pink, B blue.
option-beginners = Jokers for beginners
option-beginners-about = The seats of beginners, counted from 0, such as 02: each gets a Joker if somebody else is no beginner.
option-children = Children
option-children-about = The seats of children, counted from 0, such as 13: they hunt with two hands, twice as fast.
option-bots = Bots
option-bots-about = The seats of bots, counted from 0: nobody waits until they are ready.
option-bot-tempo = Tempo of the bots
option-bot-tempo-about = calm: the bots take half as long again; normal; quick: a fifth less, for practised hands.
option-patience = Patience
option-patience-about = short: the limits of the rules; long: alone against bots, nothing hurries between two hunts; practice: the first hunt waits, too.

## The prompt line

prompt-wait = { $player } is thinking.
prompt-over = The game is over.
prompt-waiting = Everybody has left: the next round waits for somebody.
prompt-ready = Take your Grumpfs in hand: are you ready?
prompt-readied = You are ready. The others are still picking up their Grumpfs.
prompt-shout = Everybody is ready: whoever wants to shouts “Grumpf!”
prompt-countdown = Get ready…
prompt-hunt = Turn over, place, club; or go to bed.
prompt-asleep = Your clan is asleep, and safe. The others hunt on.
prompt-turn = Your turn: place a Grumpf, club one, go to bed, or wait.
prompt-beat = Choose in secret: place a Grumpf, club one, go to bed, or wait.
prompt-chosen = You have chosen. As long as somebody is thinking, you may change your mind.
prompt-review = Look at the boards, then go on.
prompt-reviewed = The others are still looking at the boards.
prompt-exchange = You may exchange one of your animals for one of somebody else’s.
prompt-exchanging = { $player } chooses an exchange.

## In the terminal: choices and what they lead to

play-realtime = A hunt in real time needs quick hands on a screen: a terminal would be too slow to be fair. At its slow paces Grumpf plays well here: add --pace turns (one after the other) or --pace beats (all at once, chosen in secret).
play-ask = Your move (? help, d bag, q leave):
play-ask-only = Your move, for example 1 (? help, d bag, q leave):
play-unknown-answer = “{ $answer }” means nothing here. ? shows how a move is written.
play-only-answer = “{ $answer }” means nothing here. Type 1 for “{ $example }”; ? shows how a move is written.
play-which = { $count } of your Grumpfs can do that. Add the number of the one you mean after its value, as in p 5#7 bees.
play-how = Type a move or the number of a choice, ? for help, q to leave.
word-deck = d, bag, deck
answer-deck = what is left in the bag
choice-wait = Wait
choice-bed = Go to bed
choice-continue = Go on
choice-decline = Exchange nothing
choice-exchange = Take { $taken } from { $player } and give { $given }
preview-wait = Your Grumpfs stay in front of you. When everybody keeps waiting, night falls.
preview-bed = { $huts ->
    [0] It is the last hut: the hunt ends at once.
   *[other] Nobody can club your Grumpfs any more, and you play no more this round.
}
preview-continue = { $last ->
    [yes] Then come the points.
   *[no] Then comes the next round.
}
preview-decline = Everybody keeps their animals.
preview-exchange = You would have { count-points } now, instead of { $before }.
verb-place = place, p
verb-club = club, c
verb-bed = bed, b
verb-wait = wait, w
verb-continue = continue, go
verb-exchange = exchange, x
verb-decline = decline, no, n
hint-place = { $typed }: place a { $value } { at-board }
hint-club = { $typed }: club the { $value } on space { $space } { at-board }

## The table in words

short-violet = vi
short-orange = or
short-green = gr
short-yellow = ye
short-pink = pi
short-blue = bl
brief-bees = Bee
brief-reptiles = Rep
brief-fish = Fis
brief-birds = Bir
brief-mammoths = Mam
screen-round = Round { $round } of { $rounds } – { $pace }
screen-starts = { $start_who ->
    [you] You begin.
   *[other] { $start_player } begins.
}
screen-board = { $name } { $dots }, { count-animals }: { condition }, shares { $pattern }
screen-sorcerer = { $prize ->
    [tile] { $name } { $dots }, { $tiles ->
        [0] no tile
        [one] one tile
       *[other] { $tiles } tiles
    } left: a tile for the strongest clan
   *[exchange] { $name } { $dots }: the strongest clan may exchange an animal
}
screen-state = { count-pawns }, sum { $sum }: { $ranking }
screen-clan = Clan
screen-held = Grumpfs
screen-tiles = Tiles
screen-joker = Joker
screen-animals = Animals
screen-points = Points
screen-points-short = Pts
screen-huts = Free huts
screen-asleep = asleep
screen-neutral = neutral clan
screen-yours = Your Grumpfs
screen-club = club
screen-none-left = none left
screen-legend = On a track: clan and value, such as bl5; an x after it: clubbed.

## The bag

deck-title = { $count ->
    [0] The bag is empty.
    [one] { $count } animal is still in the bag:
   *[other] { $count } animals are still in the bag:
}

## The end

end-title = The series
end-rank = Rank
end-player = Player
end-series = Series
end-animals = Animals
end-score = Points
end-copies = { $player }: Sorcerer tiles double { $animals }.
end-joker = { $player }: the Joker is { $animal }.
end-tie = Level on points: whoever has the fewest animals wins (GRU-191).
end-shared = Level on points and animals: the victory is shared (GRU-192).

## The rules in short

rules-short = Place your Grumpfs on the boards so that their conditions are met, be stronger there than the others, go to bed in time; after four rounds, whoever has the most points in series of different animals wins.
rules-points =
    Place: one of your Grumpfs, either face up, on the first free space of a board. It stays there.
    Club: a Grumpf that has a club knocks out another clan’s Grumpf, which then counts for nothing but keeps its space.
    Go to bed: nobody can club your Grumpfs any more. When the last hut is taken the hunt is over.
    A board whose condition is met gives its animals to the strongest clans; otherwise they stay for the next round.
    At equal strength, whoever stands nearer the start of the track goes first.
    The Sorcerer: a tile that doubles an animal at the end (side •), or an exchange (side ••).
    At the end: series of different animals, 5 species 6 points, 4 species 4, 3 species 2, 2 species 1.
    How to write it: p 5 bees places a 5; p 5#7 bees does it with Grumpf no. 7; c bees 2 clubs on space 2, with your weakest club; c #3 bees 2 with no. 3; bed; w waits. Boards may be shortened: be, re, f, bi, m, s.

## The arena: how games end

ending-points = On points
ending-shared = A shared victory
ending-animals = On fewer animals
