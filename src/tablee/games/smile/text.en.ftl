### Words of Smile. Rules: docs/rules/smile.md; the log's sentences stand in its section 8, the names in section 5.2.

game-name = Smile
game-about = An auction with fireflies, for 3 to 5 players, about 20 minutes.

## Creatures: a wild one has the name of its tame twin

creature-0 = Daydozer
creature-1 = Twiglet
creature-2 = Twirlpip
creature-3 = Mosskin
creature-4 = Moonpaw
creature-5 = Velvetail
creature-6 = Great Glimmer
colour-pink = pink
colour-blue = blue
colour-yellow = yellow
colour-white = white
colour-none = no colour
shape-pink = heart
shape-blue = wave
shape-yellow = star
shape-white = moon
shape-none = empty corner
kind-tame = tame creature
kind-wild = wild creature
kind-neither = creature
card = { $name } { SIGNED($value) } ({ $colour })
card-long = { $name } { SIGNED($value) }: { $kind }, { $colour } ({ $shape })

## Counted things

count-fireflies = { $fireflies ->
    [0] no firefly
    [one] a firefly
   *[other] { PLAIN($fireflies) } fireflies
}
count-points = { $points ->
    [one] { PLAIN($points) } point
   *[other] { PLAIN($points) } points
}
gain-points = { $points ->
    [one] { SIGNED($points) } point
   *[other] { SIGNED($points) } points
}
gain-fireflies = { $fireflies ->
    [one] { SIGNED($fireflies) } firefly
   *[other] { SIGNED($fireflies) } fireflies
}

## Events

event-game-started = { $seats } players, { $deck_count } creatures in the deck, 6 fireflies in every hand. { $start_who ->
    [you] You start.
   *[other] { $start_player } starts.
}
event-hand-updated = { $who ->
    [you] You hold { count-fireflies }.
   *[other] { $player } holds { count-fireflies }.
}
event-round-started = Round { $round }. { $start_who ->
    [you] You start.
   *[other] { $start_player } starts.
}
event-row-revealed = In the row: { $cards }.
event-turn-started = { $who ->
    [you] It is your turn.
   *[other] It is the turn of { $player }.
}
event-decision-requested = { $who ->
    [you] { $count ->
        [one] You have one choice.
       *[other] You have { $count } choices.
    }
   *[other] { $count ->
        [one] { $player } has one choice.
       *[other] { $player } has { $count } choices.
    }
}
event-firefly-offered = { $who ->
    [you] You offer a firefly to { $card }.
   *[other] { $player } offers a firefly to { $card }.
}
event-tear-taken = { $who ->
    [you] You take a tear.
   *[other] { $player } takes a tear.
}
event-firefly-borrowed = { $who ->
    [you] You have no firefly left: one tear, one borrowed firefly for { $card }.
   *[other] { $player } has no firefly left: one tear, one borrowed firefly for { $card }.
}
event-creature-collected = { $automatic ->
    [yes] { $fireflies ->
        [0] { $who ->
            [you] You are the last one in and get { $card }.
           *[other] { $player } is the last one in and gets { $card }.
        }
       *[other] { $who ->
            [you] You are the last one in and get { $card } and { count-fireflies }.
           *[other] { $player } is the last one in and gets { $card } and { count-fireflies }.
        }
    }
   *[no] { $who ->
        [you] You collect { $card } and { count-fireflies }.
       *[other] { $player } collects { $card } and { count-fireflies }.
    }
}
event-pair-fled = { $old } and { $new } scare each other off!
event-round-ended = { $next_start_who ->
    [you] Round { $round } is over. You open the next one.
    [nobody] Round { $round } is over, and with it the game.
   *[other] Round { $round } is over. { $next_start_player } opens the next one.
}
event-game-ended = { $who ->
    [you] You win with { count-points }!
    [among] You share the victory with { $others }: { count-points } and { count-fireflies } each.
    [together] { $winners } share the victory: { count-points } and { count-fireflies } each.
   *[other] { $winners } wins with { count-points }.
}

## Refusals: what was wrong, and what would be right

refusal-malformed = That is no action of this game. Offer, collect or borrow, and name a card, for example: offer C01.
refusal-game-over = The game is over, nothing more can be played. Start a new one.
refusal-already-collected = You have already collected a creature this round. Wait for the next round: you will be back in.
refusal-not-your-turn = It is not your turn yet. Wait until the others have played.
refusal-unknown-card = That creature is not in the row. Choose one that lies there now.
refusal-no-firefly-in-hand = You have no firefly left to offer. Collect a creature that bears fireflies; if none does, borrow one.
refusal-not-lowest = Only the creature of lowest value takes a firefly. Offer to the one furthest left, or to its equal in value.
refusal-no-firefly-on-creature = Nobody has offered a firefly to that creature. Collect one that bears fireflies, or offer one to the lowest.
refusal-borrow-not-allowed = You borrow only with an empty hand and no firefly in the row. Offer a firefly, or collect a creature that bears some.

## Content files: what was wrong, and what would be right

error-malformed-notation = “{ $wrong }” is no move of this game. A move looks like this: { $right }. Cards go from { $first } to { $last }.
error-bad-content-copies = { $wrong ->
    [one] { $wrong } card has the value { $value }. The box has { $right } ({ $rule }).
   *[other] { $wrong } cards have the value { $value }. The box has { $right } ({ $rule }).
}
error-bad-content-marked = { $mark ->
    [IV] With the mark “IV” there are { $wrong }. The box has { $right } ({ $rule }).
    [V] With the mark “V” there are { $wrong }. The box has { $right } ({ $rule }).
   *[none] Without a mark there are { $wrong }. The box has { $right } ({ $rule }).
}

## Positions on paper: what was wrong, and what would be right

error-bad-position-card-twice = The card “{ $wrong }” is in two places. Every card exists only once.
error-bad-position-not-in-deck = The card “{ $wrong }” is not in the deck for { $seats } players. Take one that is ({ $rule }).
error-bad-position-pair-in-front = Two creatures of one colour are in hunters[{ $seat }].front: { $wrong }. They would have fled ({ $rule }).
error-bad-position-fled-in-pairs = The creatures in hunters[{ $seat }].fled are no pairs: { $wrong }. Right would be pairs of one colour, one after the other ({ $rule }).
error-bad-position-no-such-round = There is no round { $wrong }. The last one is round { $right } ({ $rule }).
error-bad-position-deck-left = The game is over, but cards are left in the deck: { $wrong }. There should be { $right } ({ $rule }).
error-bad-position-deck-size = { $wrong ->
    [one] The deck has { $wrong } card. In round { $round } it should have { $right } ({ $rule }).
   *[other] The deck has { $wrong } cards. In round { $round } it should have { $right } ({ $rule }).
}
error-bad-position-no-such-seat = There is no seat { $wrong }. Choose from: { $right } ({ $rule }).
error-bad-position-has-collected = It cannot be the turn of seat { $wrong }, which has collected. Choose from: { $right } ({ $rule }).
error-bad-position-row-order = The row is not in the order of the values: { $wrong }. Right would be: { $right } ({ $rule }).
error-bad-position-not-lowest = Creatures that are too high bear fireflies: { $wrong }. Only the lowest bear some: { $right } ({ $rule }).
error-bad-position-row-left = The game is over, but creatures are left in the row: { $wrong }. It should be empty ({ $rule }).
error-bad-position-few-still-in = Players still in: { $wrong }. There should be { $right } at least, or the round is over ({ $rule }).
error-bad-position-row-size = { $wrong ->
    [one] There is { $wrong } creature in the row. There should be one for each player still in: { $right } ({ $rule }).
   *[other] There are { $wrong } creatures in the row. There should be one for each player still in: { $right } ({ $rule }).
}
error-bad-position-fireflies = { $wrong ->
    [one] There is { $wrong } firefly in all, in hands and in the row. There should be { $right } ({ $rule }).
   *[other] There are { $wrong } fireflies in all, in hands and in the row. There should be { $right } ({ $rule }).
}

## Bots, paces, options

level-beginner-about = Plays one move in four by lot, the others by greed.
level-solid-about = Weighs the creature at hand against what waiting promises.
level-strong-about = Remembers every hand, and plays whole games in its head, to their end.
pace-live = Live
pace-relaxed = Relaxed
pace-daily = One move a day
pace-live-about = { $seconds } seconds for a turn, and { $bank } more in reserve for the whole game.
pace-relaxed-about = { $minutes } minutes for a turn.
pace-daily-about = { $hours } hours for a turn; you may close the page in between.
option-unseen-cards = Show the cards to come
option-unseen-cards-about = Everybody may look up which creatures are still in the deck (never their order).

## The prompt line

prompt-wait = { $player } is thinking.
prompt-out = You have collected: the others go on without you.
prompt-over = The game is over.
prompt-offer = Your turn: no creature bears a firefly yet, so offer one to the lowest.
prompt-offer-tie = Your turn: no creature bears a firefly yet, so offer one to any of the lowest.
prompt-offer-or-collect = Your turn: offer a firefly to stay in, or collect a creature.
prompt-collect = Your turn: your hand is empty, so collect a creature that bears fireflies.
prompt-borrow = Your turn: no firefly in your hand, none in the row. Take a tear and borrow one.
cue-two-left = Two players left: whoever collects now leaves the last creature to the other.

## Choices and what they lead to

choice-offer = Offer a firefly to { $card }
choice-collect = Collect { $card } and { count-fireflies }
choice-borrow = Take a tear and offer a borrowed firefly to { $card }
preview-offer = { $fireflies ->
    [0] Your hand will be empty.
    [one] You keep { PLAIN($fireflies) } firefly in your hand.
   *[other] You keep { PLAIN($fireflies) } fireflies in your hand.
}
preview-pair = { SIGNED($value) } pairs with your { SIGNED($held) }: both flee. Net { gain-points }, { gain-fireflies }.
preview-stay = { $coloured ->
    [yes] It stays with you: { gain-points }, { gain-fireflies }.
   *[no] It stays for good: { gain-points }, { gain-fireflies }.
}
preview-borrow = The tear costs 1 point at the end.
verb-offer = offer, o
verb-collect = collect, c
verb-borrow = borrow, b

## The table in words

screen-round = Round { $round } of { $rounds } – { screen-deck }
screen-starts = { $start_who ->
    [you] You start.
   *[other] { $start_player } starts.
}
screen-deck = { $count ->
    [0] the deck is empty
    [one] { $count } creature in the deck
   *[other] { $count } creatures in the deck
}
screen-your-hand = { $fireflies ->
    [0] Your hand is empty.
   *[other] Your hand:
}
screen-player = Player
screen-hand = Hand
screen-colours = Colours
screen-none = No colour
screen-tears = Tears
screen-points = Points
screen-points-short = Pts
screen-state = State
state-turn = to play
state-in = in
state-out = out
screen-legend = Heavy frame: the lowest. { $broken } it would flee with yours. { $fist } closed hand.

## The deck

deck-title = The { $count } creatures of a game with { $seats } players
deck-colour = Colour
deck-total = Total
deck-unseen = Still to come
deck-none-left = No creature is left to come.
deck-hidden = Which of them are still to come is for you to remember (the option --unseen-cards would show them).

## The end

end-title = The hands open
end-rank = Rank
end-player = Player
end-creatures = Creatures
end-fireflies = Fireflies
end-by-fives = { $fireflies } ({ SIGNED($points) })
end-tears = Tears
end-score = Score
end-tie = Level on points: whoever has the most fireflies wins (SMI-125).
end-shared = Level on points and fireflies: the victory is shared (SMI-126).

## The rules in short

rules-short = Offer a firefly to the lowest creature to stay in, or take a creature that bears fireflies; two of one colour flee; after ten rounds, whoever has the most points wins.
rules-points =
    Offer: one firefly from your hand to the lowest creature of the row. You stay in.
    Collect: take any creature that bears fireflies, with all of them. You are out until the next round.
    Your fireflies reserve nothing: anybody may take a creature that bears some.
    Two creatures of one colour in front of you both flee, good or bad. A creature without colour stays for good.
    The last player in gets the last creature for free, and opens the next round.
    Empty hand and nothing to collect: a tear (−1 point) and a borrowed firefly.
    At the end: the values of your creatures, 1 point for every five fireflies, −1 for every tear.
answer-deck = the creatures of the deck

## The arena: how games end

ending-points = On points
ending-shared = A shared victory
ending-fireflies = On fireflies
