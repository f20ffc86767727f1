### Words of Smile on the screen. The others are the server's: src/tablee/games/smile/text.en.ftl.

## The board

smile-board = The clearing
smile-loading = The creatures are coming…
smile-row = The row, from lowest to highest
smile-round = Round { $round }/{ $rounds }
smile-deck = { $count ->
    [0] The deck is empty. See the creatures of this game.
    [one] { $count } creature in the deck. See the creatures of this game.
   *[other] { $count } creatures in the deck. See the creatures of this game.
}
smile-supply = Supply: { count-fireflies }, { smile-tears }
smile-spot-deck = the deck
smile-spot-supply = the supply
smile-lowest = lowest
smile-pair = It would flee with one of yours.
smile-lure = { $card }. { $fireflies ->
    [0] Bears no firefly.
   *[other] Bears { count-fireflies }.
} { $lowest ->
    [yes] The lowest.
   *[no] { "" }
} { $pair ->
    [good] Would scare off one of yours: { gain-points }, good riddance.
    [bad] Would scare off one of yours: { gain-points }, a pity.
    [even] Would scare off one of yours, without changing your points.
   *[no] { "" }
}
smile-later-pair = { $lowest ->
    [yes] Nobody has offered it a firefly yet. It would scare off your { SIGNED($held) }: { gain-points }.
   *[no] Not the lowest yet: no firefly, no collecting. It would scare off your { SIGNED($held) }: { gain-points }.
}
smile-later-stay = { $lowest ->
    [yes] Nobody has offered it a firefly yet. It would be worth { gain-points }.
   *[no] Not the lowest yet: no firefly, no collecting. It would be worth { gain-points }.
}
smile-preview-borrow = A tear for you (−1 point at the end), a borrowed firefly for it.
smile-close = Close
smile-deck-hidden = Which of them are still to come? That is for you to remember.
smile-fled = Fled
smile-fled-none = No pair has fled yet.

## What has just happened, in few words

smile-card = { $name } { SIGNED($value) }
smile-between = One moment…
smile-brief-started = Six fireflies in every hand. { $who ->
    [you] You start.
   *[other] { $player } starts.
}
smile-brief-offered = { $who ->
    [you] You offer a firefly to { $card }.
   *[other] { $player } offers a firefly to { $card }.
}
smile-brief-borrowed = { $who ->
    [you] A tear for you, a firefly for { $card }.
   *[other] A tear for { $player }, a firefly for { $card }.
}
smile-brief-collected = { $who ->
    [you] You collect { $card } and { count-fireflies }.
   *[other] { $player } collects { $card } and { count-fireflies }.
}
smile-brief-last = { $fireflies ->
    [0] { $who ->
        [you] The last one, { $card }, is yours.
       *[other] The last one, { $card }, goes to { $player }.
    }
   *[other] { $who ->
        [you] The last one, { $card }, is yours, with { count-fireflies }.
       *[other] The last one, { $card }, goes to { $player }, with { count-fireflies }.
    }
}
smile-brief-pair = { $who ->
    [you] { $old } and { $new } scare each other off and leave you!
   *[other] { $old } and { $new } scare each other off and leave { $player }!
}
smile-brief-round = { $who ->
    [you] Round { $round } is over. You open the next one.
    [nobody] The last round is over. Hands open!
   *[other] Round { $round } is over. { $player } opens the next one.
}
smile-scene-sum = { $who ->
    [you] Net for you: { gain-points }
   *[other] Net for { $player }: { gain-points }
}

## What can be done

smile-actions = Your actions
smile-offer = Offer
smile-offer-what = a firefly to { PLAIN($value) }
smile-collect = Collect
smile-collect-what = { $fireflies ->
    [0] { PLAIN($value) }, no firefly
   *[other] { PLAIN($value) } and { count-fireflies }
}
smile-borrow = Borrow
smile-borrow-what = a tear, to { PLAIN($value) }
smile-key-space = Space
smile-key-enter = Enter

## In front of somebody

smile-own = In front of you
smile-front = Creatures
smile-nobody = No creature so far.
smile-colours = Colours
smile-settled = Without colour
smile-lamp = { $lit ->
    [yes] { $colour }: taken by { $value }
   *[no] { $colour }: free
}
smile-fist = Closed hand
smile-hand = { $fireflies ->
    [0] Your hand is empty.
   *[other] In your hand: { count-fireflies }.
}
smile-tears = { $tears ->
    [0] no tear
    [one] one tear
   *[other] { $tears } tears
}
smile-points = { $points ->
    [one] { SIGNED($points) } pt
   *[other] { SIGNED($points) } pts
}
smile-card-score = { count-points } without counting fireflies
smile-in = Still in
smile-out = Has collected

## The standing order

smile-order = Keep offering
smile-order-short = Ahead
smile-order-about = A firefly to { $card } on each of your turns, up to one of these limits:
smile-order-bears = It bears { $count }
smile-order-left = { $count ->
    [0] I have none left
    [one] I have { $count } left
   *[other] I have { $count } left
}
smile-order-private = Nobody sees this order. You can stop it at any time.
smile-order-yes = Go ahead
smile-order-no = No thanks
smile-order-runs = You keep offering to { $card }, until it bears { $bears } or you have { $left } left.
smile-order-brief = Offering to { PLAIN($value) } up to { $bears }, or { $left } in hand
smile-order-cancel = Stop
smile-order-done = Limit reached: it is for you to choose again.
smile-order-void = The order ends: there is nothing left for it to do.
smile-less = Less
smile-more = More

## The end

smile-fives = { $groups ->
    [0] no group of five: 0
    [one] one group of five: { SIGNED($points) }
   *[other] { $groups } groups of five: { SIGNED($points) }
}
smile-tears-cost = { smile-tears }: { PLAIN($points) }
smile-you-first = { $gap ->
    [0] As many points as { $rival }, but more fireflies.
    [one] You finish one point ahead of { $rival }.
   *[other] You finish { $gap } points ahead of { $rival }.
}
smile-you-place = { $rank ->
    [2] { $gap ->
        [0] You come second: as many points as { $rival }, but fewer fireflies.
        [one] You come second with { count-points }, one point behind { $rival }.
       *[other] You come second with { count-points }, { $gap } points behind { $rival }.
    }
    [3] { $gap ->
        [0] You come third: as many points as { $rival }, but fewer fireflies.
        [one] You come third with { count-points }, one point behind { $rival }.
       *[other] You come third with { count-points }, { $gap } points behind { $rival }.
    }
    [4] { $gap ->
        [0] You come fourth: as many points as { $rival }, but fewer fireflies.
        [one] You come fourth with { count-points }, one point behind { $rival }.
       *[other] You come fourth with { count-points }, { $gap } points behind { $rival }.
    }
   *[other] { $gap ->
        [0] You come fifth: as many points as { $rival }, but fewer fireflies.
        [one] You come fifth with { count-points }, one point behind { $rival }.
       *[other] You come fifth with { count-points }, { $gap } points behind { $rival }.
    }
}
smile-you-brought-creature = Your finest catch: { $card }.
smile-you-brought-pair = What brought you most: { $old } and { $new }, who scared each other off ({ gain-points }).
smile-you-brought-fireflies = What brought you most: your fireflies ({ gain-points }).
smile-you-cost-pair = What cost you most: { $old } and { $new }, who scared each other off ({ gain-points }).
smile-you-cost-creature = What cost you most: { $card }.
smile-you-cost-tears = What cost you most: { smile-tears } ({ gain-points }).
smile-stat-offered = Fireflies offered
smile-stat-collected = Fireflies collected
smile-stat-average = On average per collect
smile-stat-pairs = Pairs that fled
smile-stat-saved = Points they saved
smile-stat-cost = Points they cost
smile-stat-tears = Tears
smile-stat-lasts = Last creatures received
smile-stat-richest = Richest haul
smile-haul = { $fireflies ->
    [one] { $fireflies } firefly, on { $card }
   *[other] { $fireflies } fireflies, on { $card }
}
smile-stat-colours = Creatures collected, by colour

## The goal, in three lines

goal-smile-aim = Gather the creatures that are worth the most points. Mind you: two of one colour flee.
goal-smile-do = On your turn, offer a firefly to wait, or take a creature that bears some.
goal-smile-end = After ten rounds, the most points win.

## The rules in eight points

smile-point-row = Each round has one creature per player, from lowest to highest.
smile-point-offer = On your turn, offer a firefly to the lowest one: you stay in.
smile-point-collect = Or collect a creature that bears fireflies, and keep them. Your round is over.
smile-point-anyone = Your fireflies reserve nothing: anybody may take the creature that bears them.
smile-point-last = Whoever is left last gets the last creature for nothing, and opens the next round.
smile-point-pairs = In front of you, two creatures of one colour flee, good or bad. Those without colour stay.
smile-point-tears = Empty hand and nothing to take: one tear for you, and a borrowed firefly.
smile-point-count = After ten rounds: the value of your creatures, 1 point for five fireflies, −1 for each tear.

## Learning

smile-learn-look = Watch Anouk play
smile-learn-done = Got it, let’s play!
smile-learn-offer = To offer is to pay for waiting
smile-learn-offer-do = One creature for each player, from lowest to highest. This −3 would cost 3 points: offer it a firefly to let your turn pass.
smile-learn-offer-done = One firefly less in your hand, but you are still in. The others have to do the same, or help themselves.
smile-learn-lowest = Only the lowest receives
smile-learn-lowest-do = Anouk and Basile have paid too. Dreaming of the 5? Touch it, then try to offer it a firefly.
smile-learn-lowest-done = Not possible! Fireflies go to the lowest of the row. The 5 has to wait until the others are gone.
smile-learn-anyone = Your fireflies reserve nothing
smile-learn-anyone-do = You have offered one more: the −3 now bears 4, two of them yours. It is Anouk’s turn.
smile-learn-anyone-done = Anouk has taken the −3 and all 4 fireflies: anybody may take a creature that bears some. Now the 2 is the lowest.
smile-learn-collect = The fireflies come with it
smile-learn-collect-do = Basile and you have each offered a firefly to the 2. Collect it!
smile-learn-collect-done = The 2 is yours, with its 2 fireflies, and your round is over. Basile, the last one in, got the 5.
smile-learn-colours = Two of one colour flee
smile-learn-colours-do = The 1 has a pink heart, like your −2: they would scare each other off. The broken heart warns you, the preview does the sum. Collect it!
smile-learn-colours-done = Both are gone: 2 points won, and you keep the fireflies. But two good creatures flee as well!
smile-learn-none = Empty corner: it stays for good
smile-learn-none-do = Your 3 has no colour, nor has this 2. No colour, no pair. Collect the 2.
smile-learn-none-done = Both stay, and nothing will make them leave: perfect for a 5, terrible for a −4.
smile-learn-last = The last one is free
smile-learn-last-do = Only Basile and you are left. If one collects, the other gets the last creature. Leave him the 0: offer one more firefly.
smile-learn-last-done = Basile could not resist the 3 fireflies. The 6 is yours for nothing, and you will open the next round.
smile-learn-tears = No firefly, one tear
smile-learn-tears-do = Your hand is empty and no creature bears a firefly. All you can do is borrow one from the supply.
smile-learn-tears-done = The tear will cost 1 point at the end. You borrow only then: if a creature bears fireflies, you have to take it.
smile-learn-count = In the end, fireflies are worth next to nothing
smile-learn-count-do = Ten rounds have passed. You hold 9 fireflies, and every group of five is worth 1 point. What are yours worth?
smile-learn-count-wrong = One point only for each complete group of five. How many groups are there in 9?
smile-learn-count-done = 1 point! With your creatures (9) and your tear (−1), that makes 9. On a tie, most fireflies win.
smile-learn-over = You know how to play!
smile-learn-over-text = Waiting costs a firefly, taking brings some in, and colours decide the rest. Ten rounds, and the most points win.
