### Words of the Smurfs on the screen. The others are the server's: src/tablee/games/schtroumpfs/text.en.ftl.

## The village

schtroumpfs-board = The village
schtroumpfs-loading = The village is waking up…
schtroumpfs-location = { $azrael ->
    [here] { $number }. { $location }. Azrael is here.
    [next] { $number }. { $location }. Azrael comes here next.
   *[no] { $number }. { $location }.
}
schtroumpfs-azrael-next = Azrael comes here next.
schtroumpfs-row-about = { $state ->
    [closed] Closed by Gargamel.
    [full] All slots are taken.
   *[free] { $slots ->
        [one] One slot, free.
       *[other] Two slots, { $meeples ->
            [0] both free
           *[other] one of them free
        }.
    }
} { $danger ->
    [yes] Dangerous action.
   *[no] { "" }
} { $costs ->
    [roof] Costs a roof.
    [tokens] Costs { $cost }.
   *[nothing] Free.
} Effect: { $does }.
schtroumpfs-lit = Possible now.
schtroumpfs-esplanade = { $count ->
    [0] The esplanade is empty.
    [one] One meeple waits on the esplanade.
   *[other] { $count } meeples wait on the esplanade.
}
schtroumpfs-esplanade-empty = Everybody is at work
schtroumpfs-beside = { $count ->
    [one] One meeple waits aside for the end of the round.
   *[other] { $count } meeples wait aside for the end of the round.
}
schtroumpfs-stock = Village stock: { $tokens }.
schtroumpfs-supply = ({ $count } left)
schtroumpfs-nest = { $count ->
    [0] The Howlibird’s nest is empty.
    [one] One meeple is in the Howlibird’s nest.
   *[other] { $count } meeples are in the Howlibird’s nest.
} { $hungry ->
    [yes] It is hungry: it keeps them.
   *[no] { "" }
}
schtroumpfs-goal-rescue = { $left ->
    [0] Rescue: the Dark Forest is empty.
    [one] Rescue: one Smurf left in the Dark Forest.
   *[other] Rescue: { $left } Smurfs left in the Dark Forest.
}
schtroumpfs-goal-build = Build: { $built } of { $all } houses.
schtroumpfs-goal-bake = Bake: { $baked } of { $all } cakes.
schtroumpfs-round = Round { $round }
schtroumpfs-too-late = { $when ->
    [now] Round { $round }. Gargamel shows Too Late right now!
    [never] Round { $round }. Too Late can no longer come.
    [sure] Round { $round }. Too Late: at the end of round { $latest }.
   *[between] Round { $round }. Too Late: at the earliest at the end of round { $soonest }, at the latest at the end of round { $latest }.
}
schtroumpfs-too-late-brief = { $when ->
    [now] Too Late!
    [never] no menace left
    [sure] too late: { $latest }
   *[between] too late: { $soonest }–{ $latest }
}
schtroumpfs-menace-none = Gargamel prowls. No effect for now.
schtroumpfs-menace-shows = Gargamel shows:
schtroumpfs-menace-seen = His next card: “{ $card }”.
schtroumpfs-menace-left = { $count ->
    [0] He has no card left.
    [one] He has one card left.
   *[other] He has { $count } cards left.
}
schtroumpfs-houses = Houses
schtroumpfs-house-r1 = red roof
schtroumpfs-house-r2 = orange roof
schtroumpfs-house-r3 = violet roof
schtroumpfs-house-r4 = turquoise roof
schtroumpfs-house-r5 = pink roof
schtroumpfs-house-r6 = green roof
schtroumpfs-house-r7 = brown roof
schtroumpfs-house-r8 = blue roof
schtroumpfs-house-about = { $built ->
    [yes] House with the { $house }: built.
   *[no] House with the { $house }: costs { $tokens }.
}
schtroumpfs-cakes = Cakes
schtroumpfs-cake-done = Ready!
schtroumpfs-cake-progress = { $progress } of { $needed }
schtroumpfs-inventions = Inventions
schtroumpfs-ideas = Ideas
schtroumpfs-ideas-left = { $count ->
    [0] the deck is empty
   *[other] { $count } more in the deck
}
schtroumpfs-ideas-none = No idea for now: the Workshop reveals some.
schtroumpfs-idea-about = { $price ->
    [0] { $card }: idea, free.
    [one] { $card }: idea, one berry.
   *[other] { $card }: idea, { $price } berries.
}
schtroumpfs-crafted-about = { $kind ->
    [once] { $card }: single-use invention.
    [action] { $meeple ->
        [yes] { $card }: new action, a meeple works there.
       *[no] { $card }: new action, free.
    }
   *[durable] { $card }: durable invention.
}
schtroumpfs-kind = { $kind ->
    [once] single use
    [action] new action
   *[durable] durable
}
schtroumpfs-invention-before = Previous invention
schtroumpfs-invention-after = Next invention
schtroumpfs-cannot-craft = Not now: why?
schtroumpfs-cannot-use = Not now: why?

## What may be done

schtroumpfs-between = One moment…
schtroumpfs-confirm = See what may happen ({ $target }), then confirm or go elsewhere.
schtroumpfs-wait = { $decision ->
    [play_card] { $player } chooses a card to play.
    [place] { $player } looks for a place for a meeple.
    [perform] { $player } may still do a bonus action.
    [end_turn] { $player } ends the turn.
    [gain_types] { $player } chooses resources.
    [lose_types] { $player } chooses what the village loses.
    [choose_house] { $player } chooses a house.
    [shelter] { $player } chooses who goes to the Shelter.
    [shelter_permission] { $player } says whether a card may leave.
    [discard_card] { $player } has to discard a card.
    [rewind] { $player } decides on behalf of the village.
    [smoke_bomb] { $player } decides on behalf of the village.
    [destroy_house] { $player } decides on behalf of the village.
    [cage] { $player } decides on behalf of the village.
   *[other] { $player } is thinking.
}
schtroumpfs-bonus = { $count ->
    [one] One bonus action possible
   *[other] { $count } bonus actions possible
}
schtroumpfs-bonus-brief = { $count ->
    [one] one bonus
   *[other] { $count } bonuses
}
schtroumpfs-from = { $from ->
    [own] in your hand
    [other] held by { $player }
   *[discard] in the discard pile
}
schtroumpfs-other-house = Another house
schtroumpfs-advance = { $steps ->
    [one] One location: { $location }
   *[other] { $steps } locations: { $location }
}
schtroumpfs-dare = I dare!
schtroumpfs-do-it = Do it
schtroumpfs-elsewhere = Elsewhere
schtroumpfs-die-azrael = Azrael’s die, because he is there:
schtroumpfs-die-danger = Then the danger die:
schtroumpfs-faces = { $die ->
    [azrael] The six faces of Azrael’s die; without effect now: { $idle }
   *[other] The six faces of the danger die; without effect now: { $idle }
}
schtroumpfs-face = { $nothing ->
    [yes] { face }: nothing would happen.
   *[no] { face }.
}
schtroumpfs-face-nothing = nothing
schtroumpfs-face-brief = { $effect ->
    [azrael] { $hits ->
        [one] cat +1
       *[other] cat +{ $hits }
    }
    [attack] { $takes ->
        [both] −1 meeple, −1 card
        [meeple] −1 meeple
       *[card] −1 card
    }
    [shortage] −{ $hits } res.
    [destroy] −1 invent.
    [hunt] −1 card
    [find] +{ $hits } res.
   *[idea] +{ $hits } idea
}
schtroumpfs-face-now = { $nothing ->
    [yes] Nothing would happen now.
   *[no] Now: { $does }.
}
schtroumpfs-faces-safe = { $safe ->
    [0] None of 6 faces does no harm
    [one] One of 6 faces does no harm
   *[other] { $safe } of 6 faces do no harm
}
schtroumpfs-pick = { $verb ->
    [gain] Resources that the village gains
   *[lose] Resources that the village loses
}
schtroumpfs-pick-more = { $count ->
    [one] One more
   *[other] { $count } more
}
schtroumpfs-fewer = { $resource ->
    [berry] One berry fewer
    [log] One log fewer
   *[stone] One stone fewer
}
schtroumpfs-one-more = { $resource ->
    [berry] One more berry
    [log] One more log
   *[stone] One more stone
}
schtroumpfs-barter = { $side ->
    [out] I give
   *[into] I take
}
schtroumpfs-barter-first = Give some, then take as many

## Hands

schtroumpfs-hand = { $count ->
    [0] Your hand is empty
    [one] Your hand, one card
   *[other] Your hand, { $count } cards
}
schtroumpfs-hand-empty = Empty hand
schtroumpfs-their-hand = { $count ->
    [0] Empty hand
    [one] One card in hand
   *[other] { $count } cards in hand
}
schtroumpfs-in-play = in play
schtroumpfs-plays = In play: { $card }
schtroumpfs-useful = { $card }, useful Smurf.
schtroumpfs-starting = { $card }, starting Smurf.
schtroumpfs-leader = Leader
schtroumpfs-spot-stock = the stock
schtroumpfs-spot-esplanade = the esplanade
schtroumpfs-spot-forest = the Dark Forest deck
schtroumpfs-spot-gargamel = Gargamel

## Moments

schtroumpfs-scene-die = { $who ->
    [you] Your die: { face }
   *[other] { $player }: { face }
}
schtroumpfs-scene-gargamel = Gargamel shows a card…
schtroumpfs-paws = { $paws ->
    [one] Azrael advances one location.
   *[other] Azrael advances { $paws } locations.
}

## What can be looked up

schtroumpfs-more = What is known
schtroumpfs-more-piles = The piles
schtroumpfs-more-counters = The counters
schtroumpfs-more-top = Gargamel’s next card
schtroumpfs-more-revealed = Gargamel has shown
schtroumpfs-more-unseen = Not seen yet (some stayed in the box)
schtroumpfs-more-discard = The discard pile, the last card first
schtroumpfs-more-sheltered = At the Shelter, for good
schtroumpfs-more-under = At the very bottom of the Dark Forest
schtroumpfs-more-scrapped = Discarded inventions
schtroumpfs-more-nothing = Nothing yet.
schtroumpfs-more-nobody = Nobody.
schtroumpfs-pile-deck = Smurf deck: { $count }
schtroumpfs-pile-discard = Discard pile: { $count }
schtroumpfs-pile-forest = Dark Forest: { $count }
schtroumpfs-pile-extra = Extra pile: { $count }
schtroumpfs-pile-inventions = Inventions to discover: { $count }
schtroumpfs-pile-gargamel = Gargamel’s cards: { $count }
schtroumpfs-counter-danger = Dangerous actions in a row: { $count }
schtroumpfs-counter-useful = Useful Smurfs in a row: { $count }
schtroumpfs-counter-sheltered = Starting Smurfs sheltered: { $count }
schtroumpfs-counter-actions = Actions this round: { $count }

## Before the game

schtroumpfs-level-about = { $houses } houses, { $lost } lost Smurfs, { $cakes } cakes, { $rounds } rounds at most
schtroumpfs-dangers = More dangers
schtroumpfs-starter = Who starts?
schtroumpfs-starter-lot = By lot
schtroumpfs-starter-seat = Seat { $seat }

## The end

schtroumpfs-end-won-about = The three objectives were true at the same moment.
schtroumpfs-end-lost-about = Gargamel showed Too Late at the end of round { $round }.
schtroumpfs-end-missing = Missing: { $missing }.
schtroumpfs-end-late = { $left ->
    [0] Too Late was the very next card.
    [one] Too Late would have come one card later.
   *[other] Too Late would have come { $left } cards later.
}
schtroumpfs-end-objectives = The three objectives
schtroumpfs-end-rescue = Dark Forest
schtroumpfs-end-build = Houses
schtroumpfs-end-bake = Cakes
schtroumpfs-end-best = Smurf of the match: { $card }
schtroumpfs-end-best-about = { $times ->
    [one] In its only turn the village gained { $tokens }.
   *[other] In its { $times } turns the village gained { $tokens }.
}
schtroumpfs-end-evenings = { $level ->
    [standard] On this device, at the Standard level: won { $won } out of { $games }.
    [complex] On this device, at the Complex level: won { $won } out of { $games }.
    [terrible] On this device, at the Terrible level: won { $won } out of { $games }.
   *[nightmare] On this device, at the Nightmare level: won { $won } out of { $games }.
}
schtroumpfs-end-unseen = Gargamel still held: { $cards }.
schtroumpfs-curve = What was done, round by round (in %)
schtroumpfs-curve-rescue = Rescued
schtroumpfs-curve-build = Houses
schtroumpfs-curve-bake = Cakes
schtroumpfs-stat-players = By player
schtroumpfs-stat-village = The village
schtroumpfs-stat-turns = Turns taken
schtroumpfs-stat-berry = Berries brought
schtroumpfs-stat-log = Logs brought
schtroumpfs-stat-stone = Stones brought
schtroumpfs-stat-houses = Houses built
schtroumpfs-stat-rescues = Rescues
schtroumpfs-stat-crafted = Inventions crafted
schtroumpfs-stat-dice = Dice rolled
schtroumpfs-stat-rounds = Rounds
schtroumpfs-stat-all-turns = Turns
schtroumpfs-stat-all-dice = Dice rolled
schtroumpfs-stat-dice-meeples = Meeples taken by dice
schtroumpfs-stat-dice-cards = Cards lost to dice
schtroumpfs-stat-dice-tokens = Resources lost to dice
schtroumpfs-stat-used = Inventions used
schtroumpfs-stat-kidnapped = Meeples kidnapped
schtroumpfs-stat-freed = Meeples freed
schtroumpfs-stat-destroyed = Houses destroyed
schtroumpfs-stat-sheltered = Smurfs sheltered

## The goal, in three lines

goal-schtroumpfs-aim = All together: empty the Dark Forest, build the houses, bake the cakes.
goal-schtroumpfs-do = On your turn play a card, then place a meeple; filling the last slot performs the action.
goal-schtroumpfs-end = Won as soon as all three are true. Lost if Gargamel shows “Too Late”.

## The rules in eight points

schtroumpfs-point-turn = On your turn: play a card of your hand, good or bad, then place a meeple of the esplanade.
schtroumpfs-point-slots = An action is performed when its last slot is taken. The first costs nothing: somebody else completes it.
schtroumpfs-point-danger = Red slots pay by themselves, but you roll the danger die.
schtroumpfs-point-azrael = Every meeple placed where Azrael is rolls his die. He walks from location to location.
schtroumpfs-point-rescue = At the Dark Forest a berry rescues a useful Smurf, and frees a meeple from the nest.
schtroumpfs-point-craft = With berries, craft inventions at any moment of your turn: they serve everybody.
schtroumpfs-point-build = At the Construction Site, pay a roof: the house is built, and you may shelter a clumsy one.
schtroumpfs-point-round = Esplanade empty: everybody comes home, Gargamel shows a card, Azrael walks on.

## Learning

schtroumpfs-learn-look = See what follows
schtroumpfs-learn-done = Got it, let us play!
schtroumpfs-learn-card = A card, then a meeple
schtroumpfs-learn-card-do = On your turn you first play a card: its ability always applies. Play Chef Smurf.
schtroumpfs-learn-card-done = One berry, one log, one stone in the stock, which is everybody’s. Now a meeple of the esplanade waits.
schtroumpfs-learn-pair = Two slots, two meeples
schtroumpfs-learn-pair-do = The upper action of the Sawmill has two slots. The first costs nothing and does nothing yet: take it.
schtroumpfs-learn-pair-done = Anouk took the second slot: the action is performed, three logs for the village. She completed it, but the stock is common.
schtroumpfs-learn-danger = The red slots
schtroumpfs-learn-danger-do = The lower Bushes have one slot only: three berries at once, but you roll the die. Touch the action, look at the six faces, then dare.
schtroumpfs-learn-danger-done = A bright idea this time! The die is rolled before the effect, and only by whoever fills the last slot.
schtroumpfs-learn-azrael = The cat is there
schtroumpfs-learn-azrael-do = Azrael is at the River. Every meeple that goes there rolls his die, even on a first slot. Place yours at the Brook, upper action.
schtroumpfs-learn-azrael-done = Nothing to fear where he is not. The paw print shows where he goes next.
schtroumpfs-learn-rescue = Rescue the lost ones
schtroumpfs-learn-rescue-do = One berry, and the upper Dark Forest gives back a useful Smurf. The Howlibird holds a meeple, too: it comes home with them. Place your meeple.
schtroumpfs-learn-rescue-done = Smurfwillow joins your hand and the meeple of the nest is back. When the Forest is empty, the first objective is reached.
schtroumpfs-learn-craft = Craft at any moment
schtroumpfs-learn-craft-do = During your turn berries become an invention. Touch the Provision Sack among the ideas, and craft it.
schtroumpfs-learn-craft-done = It is everybody’s, and usable at once: four resources of your choice, one time. The village keeps four inventions at most.
schtroumpfs-learn-build = Build and shelter
schtroumpfs-learn-build-do = The stock is enough for a roof. Place your meeple at the Construction Site, upper action.
schtroumpfs-learn-build-done = The house is built! Then a Smurf may be sheltered: Baby leaves the deck, which is all the better for it.
schtroumpfs-learn-round = The end of the round
schtroumpfs-learn-round-do = The esplanade is empty. See what happens.
schtroumpfs-learn-round-done = All come home, Gargamel shows a card, the cat walks on, the leader changes. One of his last cards is Too Late: be done before!
schtroumpfs-learn-over = You can play!
schtroumpfs-learn-over-text = Forest empty, houses built, cakes ready, at the same moment: you win. Talk, the hands are open.
