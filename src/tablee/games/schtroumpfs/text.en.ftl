### Words of Les Schtroumpfs. Rules: docs/rules/schtroumpfs.md; the terms stand in its section 12.
### The names and texts of the cards are in content.toml: a copy may have its own.

game-name = The Smurfs: Hidden Village
game-about = A village to build together before Gargamel finds it, for 1 to 5 players, about 40 minutes.

## Locations, roofs, dice, levels

row = { $side ->
    [upper] { $location }, upper
   *[lower] { $location }, lower
}
roof = roof { $roof }
roof-long = roof { $roof } ({ $tokens })
die = { $die ->
    [super] super danger die
    [azrael] Azrael die
   *[danger] danger die
}
face = { $effect ->
    [azrael] { $amount ->
        [one] Azrael moves one location
       *[other] Azrael moves { $amount } locations
    }
    [attack] Howlibird attack
    [shortage] { $amount ->
        [one] shortage, one resource
       *[other] shortage, { $amount } resources
    }
    [destroy] invention destroyed
    [hunt] Smurf hunt
    [find] { $amount ->
        [one] find, one resource
       *[other] find, { $amount } resources
    }
   *[idea] { $amount ->
        [one] bright idea
       *[other] { $amount } bright ideas
    }
}
difficulty = { $level ->
    [standard] { option-level-standard }
    [complex] { option-level-complex }
    [terrible] { option-level-terrible }
   *[nightmare] { option-level-nightmare }
}

## Cards, for whoever cannot see them

long-smurf = { $useful ->
    [yes] { $name }, useful Smurf. { $text }
   *[no] { $name }, starting Smurf. { $text }
}
long-invention = { $kind ->
    [once] { $name }, single-use invention, { count-berries }. { $text }
    [action] { $name }, new action, { count-berries }. { $text }
   *[durable] { $name }, durable invention, { count-berries }. { $text }
}
long-gargamel = { $kind ->
    [now] { $name }, immediate Gargamel card, { count-paws }. { $text }
    [lasting] { $name }, lasting Gargamel card, { count-paws }. { $text }
   *[end] { $name }, Gargamel card. { $text }
}
long-cake = { $name }, cake. { $text }

## What is counted

count-tokens = { $resource ->
    [berry] { $number ->
        [one] { $number } berry
       *[other] { $number } berries
    }
    [log] { $number ->
        [one] { $number } log
       *[other] { $number } logs
    }
   *[stone] { $number ->
        [one] { $number } stone
       *[other] { $number } stones
    }
}
no-tokens = no resource
count-berries = { $berries ->
    [one] { $berries } berry
   *[other] { $berries } berries
}
count-paws = { $paws ->
    [one] { $paws } paw
   *[other] { $paws } paws
}
count-meeples = { $meeples ->
    [0] no meeple
    [one] { $meeples } meeple
   *[other] { $meeples } meeples
}
count-cards = { $cards ->
    [0] no card
    [one] { $cards } card
   *[other] { $cards } cards
}
count-houses = { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
}
count-smurfs = { $smurfs ->
    [one] { $smurfs } lost Smurf
   *[other] { $smurfs } lost Smurfs
}
count-cakes = { $cakes ->
    [one] { $cakes } cake
   *[other] { $cakes } cakes
}
count-locations = { $steps ->
    [one] one location
   *[other] { $steps } locations
}

## Events

event-game-setup = { difficulty } level: { count-houses } to build and { count-smurfs } to rescue. To prepare: { $cakes }.{ $hungry ->
    [yes] { " " }The Howlibird is hungry.
   *[no] { "" }
}{ $super_die ->
    [yes] { " " }The super danger die is in play.
   *[no] { "" }
} { $leader_who ->
    [you] You are the leader and start.
   *[other] { $leader_player } is the leader and starts.
}
event-round-started = Round { $round }: { count-meeples } on the esplanade. { $leader_who ->
    [you] You are the leader.
   *[other] { $leader_player } is the leader.
}{ $lasting ->
    [none] { "" }
   *[other] { " " }Until the end of the round: “{ $lasting }”.
}
event-turn-started = { $who ->
    [you] It is your turn.
   *[other] It is { $player }’s turn.
}
event-card-drawn = { $pile ->
    [forest] { $who ->
        [you] You bring a Smurf home from the Dark Forest: { $card }.
       *[other] { $player } brings a Smurf home from the Dark Forest: { $card }.
    }
    [extra] { $who ->
        [you] You take a Smurf from the extra pile: { $card }.
       *[other] { $player } takes a Smurf from the extra pile: { $card }.
    }
   *[deck] { $who ->
        [you] You draw { $card }.
       *[other] { $player } draws { $card }.
    }
}
event-deck-reshuffled = The discard pile is shuffled and becomes the Smurf deck again: { count-cards }.
event-card-played = { $who ->
    [you] You play { $card }.
   *[other] { $player } plays { $card }.
}
event-card-missing = { $who ->
    [you] There is no card left anywhere: you take this turn without one.
   *[other] There is no card left anywhere: { $player } takes this turn without one.
}
event-ability-resolved = { $who ->
    [you] You have carried out the ability of the card: { $card }.
   *[other] { $player } has carried out the ability of the card: { $card }.
}
event-placement-skipped = { $who ->
    [you] The esplanade is empty: you place no meeple.
   *[other] The esplanade is empty: { $player } places no meeple.
}
event-meeple-placed = { $mode ->
    [double] { $who ->
        [you] You place a meeple on both slots: { $target }.
       *[other] { $player } places a meeple on both slots: { $target }.
    }
    [overflow] { $who ->
        [you] You add a meeple beside the others: { $target }.
       *[other] { $player } adds a meeple beside the others: { $target }.
    }
   *[normal] { $who ->
        [you] You place a meeple: { $target }.
       *[other] { $player } places a meeple: { $target }.
    }
}{ $filled ->
    [yes] { "" }
   *[no] { " " }One more is needed.
}
event-meeple-aside = { $who ->
    [you] No place fits: you lay a meeple aside.
   *[other] No place fits: { $player } lays a meeple aside.
}
event-die-rolled = { $reroll ->
    [yes] { $who ->
        [you] You roll the { die } again: { face }.
       *[other] { $player } rolls the { die } again: { face }.
    }
   *[no] { $who ->
        [you] You roll the { die }: { face }.
       *[other] { $player } rolls the { die }: { face }.
    }
}
event-die-skipped = { $who ->
    [you] { $card } spares you the { die }.
   *[other] { $card } spares { $player } the { die }.
}
event-reaction-used = { $who ->
    [you] You answer with an invention: { $invention }.
   *[other] { $player } answers with an invention: { $invention }.
}
event-azrael-moved = { $steps ->
    [0] { $moved ->
        [yes] Azrael is sent elsewhere: { $location }.
       *[no] Azrael stays where he is: { $location }.
    }
   *[other] Azrael moves { count-locations }: { $location }.
}
event-howlibird-attack = { $cancelled ->
    [yes] { $who ->
        [you] You escape the Howlibird’s attack!
       *[other] { $player } escapes the Howlibird’s attack!
    }
   *[no] { $meeple ->
        [yes] { $who ->
            [you] The Howlibird attacks you: a meeple of the esplanade goes to the nest.
           *[other] The Howlibird attacks { $player }: a meeple of the esplanade goes to the nest.
        }
       *[no] { $who ->
            [you] The Howlibird attacks you, but there is no meeple to take on the esplanade.
           *[other] The Howlibird attacks { $player }, but there is no meeple to take on the esplanade.
        }
    }
}
event-target-designated = { $who ->
    [you] { $target_who ->
        [you] You name yourself.
       *[other] You name { $target_player }.
    }
   *[other] { $target_who ->
        [you] { $player } names you.
       *[other] { $player } names { $target_player }.
    }
}
event-card-picked-at-random = { $who ->
    [you] Chance picks a card from your hand: { $card }.
   *[other] Chance picks a card from { $player }’s hand: { $card }.
}
event-card-discarded = { $reason ->
    [played] { $who ->
        [you] The card you played goes to the discard pile: { $card }.
       *[other] The card { $player } played goes to the discard pile: { $card }.
    }
   *[other] { $who ->
        [you] You discard { $card }.
       *[other] { $player } discards { $card }.
    }
}
event-resources-gained = { $cause ->
    [none] { $who ->
        [you] You gain { $tokens }.
       *[other] { $player } gains { $tokens }.
    }
   *[other] { $who ->
        [you] You gain { $tokens } ({ $cause }).
       *[other] { $player } gains { $tokens } ({ $cause }).
    }
}
event-resources-lost = { $cause ->
    [none] { $who ->
        [you] You must give back { $tokens }.
       *[other] { $player } must give back { $tokens }.
    }
   *[other] { $who ->
        [you] You must give back { $tokens } ({ $cause }).
       *[other] { $player } must give back { $tokens } ({ $cause }).
    }
}
event-resources-spent = { $cause ->
    [none] { $who ->
        [you] You pay { $tokens }.
       *[other] { $player } pays { $tokens }.
    }
   *[other] { $who ->
        [you] You pay { $tokens } ({ $cause }).
       *[other] { $player } pays { $tokens } ({ $cause }).
    }
}
event-resources-exchanged = { $who ->
    [you] You exchange { $out } for { $into }.
   *[other] { $player } exchanges { $out } for { $into }.
}
event-action-performed = { $dangerous ->
    [yes] { $who ->
        [you] You perform a dangerous action: { $target }.
       *[other] { $player } performs a dangerous action: { $target }.
    }
   *[no] { $who ->
        [you] You perform the action: { $target }.
       *[other] { $player } performs the action: { $target }.
    }
}
event-action-fizzled = { $reason ->
    [cost] { $who ->
        [you] There is not enough left to pay: you do not perform the action ({ $target }).
       *[other] There is not enough left to pay: { $player } does not perform the action ({ $target }).
    }
   *[slots] { $who ->
        [you] A meeple is missing: you do not perform the action ({ $target }).
       *[other] A meeple is missing: { $player } does not perform the action ({ $target }).
    }
}
event-rescue = { $nest ->
    [yes] { $drew ->
        [yes] { $who ->
            [you] You rescue a Smurf and free a meeple from the nest.
           *[other] { $player } rescues a Smurf and frees a meeple from the nest.
        }
       *[no] { $who ->
            [you] You free a meeple from the nest.
           *[other] { $player } frees a meeple from the nest.
        }
    }
   *[no] { $who ->
        [you] You rescue a Smurf.
       *[other] { $player } rescues a Smurf.
    }
}
event-wardrobe-exchanged = { $who ->
    [you] You put { $card } under its pile and take the next card.
   *[other] { $player } puts { $card } under its pile and takes the next card.
}
event-card-caged = { $who ->
    [you] Gargamel cages a card from your hand: { $card }. It now lies under the Dark Forest.
    [nobody] Gargamel cages a card from the discard pile: { $card }. It now lies under the Dark Forest.
   *[other] Gargamel cages a card from { $player }’s hand: { $card }. It now lies under the Dark Forest.
}
event-meeple-returned = { $source ->
    [nest] { $number ->
        [one] A meeple leaves the nest and is back on the esplanade.
       *[other] { $number } meeples leave the nest and are back on the esplanade.
    }
   *[row] { $number ->
        [one] A meeple is back on the esplanade ({ $place }).
       *[other] { $number } meeples are back on the esplanade ({ $place }).
    }
}
event-ideas-revealed = { $number ->
    [one] A new idea: { $inventions }.
   *[other] New ideas: { $inventions }.
}
event-invention-crafted = { $free ->
    [yes] { $who ->
        [you] You craft an invention for free: { $invention }.
       *[other] { $player } crafts an invention for free: { $invention }.
    }
   *[no] { $who ->
        [you] You craft an invention: { $invention }.
       *[other] { $player } crafts an invention: { $invention }.
    }
}
event-invention-used = { $who ->
    [you] You use an invention: { $invention }.
   *[other] { $player } uses an invention: { $invention }.
}
event-invention-discarded = { $reason ->
    [used] An invention has served and leaves the village: { $invention }.
    [limit] An invention makes room: { $invention }.
   *[other] An invention is destroyed: { $invention }.
}{ $meeple ->
    [yes] { " " }The meeple that was on it waits for the end of the round.
   *[no] { "" }
}
event-robot-meeple = { $added ->
    [yes] One more meeple joins the esplanade!
   *[no] { $place ->
        [esplanade] A meeple of the esplanade leaves the game.
        [nest] A meeple of the nest leaves the game.
        [aside] A meeple that was laid aside leaves the game.
        [loose] A meeple of the inventions zone leaves the game.
       *[other] A meeple leaves the game ({ $name }).
    }
}
event-permission-asked = { $who ->
    [you] { $asker_player } would like to shelter one of your cards: { $card }.
   *[other] { $asker_who ->
        [you] You ask { $player } for a card to shelter: { $card }.
       *[other] { $asker_player } asks { $player } for a card to shelter: { $card }.
    }
}
event-permission-answered = { $allowed ->
    [yes] { $who ->
        [you] You agree to part with a card: { $card }.
       *[other] { $player } agrees to part with a card: { $card }.
    }
   *[no] { $who ->
        [you] You would rather keep your card: { $card }.
       *[other] { $player } would rather keep the card: { $card }.
    }
}
event-smurf-sheltered = { $from ->
    [own] { $who ->
        [you] You shelter a card from your hand: { $card }.
       *[other] { $player } shelters a card from their own hand: { $card }.
    }
    [other] { $who ->
        [you] You shelter a card from { $owner_player }’s hand: { $card }.
       *[other] { $owner_who ->
            [you] { $player } shelters a card from your hand: { $card }.
           *[other] { $player } shelters a card from { $owner_player }’s hand: { $card }.
        }
    }
   *[discard] { $who ->
        [you] You shelter a card from the discard pile: { $card }.
       *[other] { $player } shelters a card from the discard pile: { $card }.
    }
}
event-house-built = { $who ->
    [you] You build a house: { $house }!
   *[other] { $player } builds a house: { $house }!
}
event-house-destroyed = A house is destroyed: { $house }. It will have to be rebuilt.
event-cake-prepared = { $who ->
    [you] Thanks to you, a cake is ready: { $cake }!
   *[other] Thanks to { $player }, a cake is ready: { $cake }!
}
event-objective-changed = { $objective ->
    [rescue] { $valid ->
        [yes] Goal met: the Dark Forest is empty!
       *[no] A Smurf is lost in the Dark Forest again.
    }
    [build] { $valid ->
        [yes] Goal met: all houses are built!
       *[no] Not all houses are standing any more.
    }
   *[bake] { $valid ->
        [yes] Goal met: all cakes are ready!
       *[no] There are cakes left to prepare.
    }
}
event-turn-ended = { $drawn ->
    [0] { $who ->
        [you] Your turn is over.
       *[other] { $player } has ended the turn.
    }
    [one] { $who ->
        [you] Your turn is over, and you have drawn { $drawn } card.
       *[other] { $player } has ended the turn and drawn { $drawn } card.
    }
   *[other] { $who ->
        [you] Your turn is over, and you have drawn { $drawn } cards.
       *[other] { $player } has ended the turn and drawn { $drawn } cards.
    }
}
event-round-ended = { $returned ->
    [0] Round { $round } ends. No meeple comes back to the esplanade.
    [one] Round { $round } ends. { $returned } meeple comes back to the esplanade.
   *[other] Round { $round } ends. { $returned } meeples come back to the esplanade.
}{ $kept ->
    [0] { "" }
    [one] { " " }The Howlibird keeps one in its nest.
   *[other] { " " }The Howlibird keeps { $kept } in its nest.
}
event-gargamel-revealed = Gargamel reveals “{ $card }”. { $text }
event-gargamel-peeked = { $card ->
    [none] { $who ->
        [you] You look at Gargamel’s next card.
       *[other] { $player } looks at Gargamel’s next card.
    }
   *[other] { $who ->
        [you] You look at Gargamel’s next card: “{ $card }”.
       *[other] { $player } shows Gargamel’s next card: “{ $card }”.
    }
}
event-gargamel-rewound = “{ $card }” goes back under Gargamel’s deck, without effect.
event-gargamel-cancelled = “{ $card }” has no effect.
event-gargamel-standee = Gargamel stands here: { $places }.
event-leader-passed = { $new_who ->
    [you] The marker passes: you are the leader.
   *[other] The marker passes: { $new_player } is the leader.
}
event-game-won = { $who ->
    [you] Victory! You have saved the village in round { $round }.
    [among] Victory! With { $others }, you have saved the village in round { $round }.
    [together] Victory! { $winners } have saved the village in round { $round }.
   *[other] Victory! { $winners } has saved the village in round { $round }.
}
event-game-lost = Gargamel has found the village in round { $round }. What was still missing: { $missing }.
event-window-opened = { $who ->
    [you] This is the moment for bonus actions, if you want any.
   *[other] { $player } may take bonus actions.
}
event-decision-requested = { $who ->
    [you] It is up to you to choose.
   *[other] It is up to { $player } to choose.
}

## Refusals: what is wrong, and what would be right

refusal-game-over = The game is over, and nothing can be played any more. Start a new game.
refusal-not-your-turn = This is not for you to decide. Wait until you are asked.
refusal-not-now = This is not the moment. Choose from what is offered.
refusal-malformed = That is no move of this game. A move is written, for example, “play S01” or “place 3U”.
refusal-not-in-hand = You do not hold this card. Choose one that you have.
refusal-forced-card = Your hand was empty: the card that you have just drawn is the one to play.
refusal-row-full = All slots of this action are taken. Choose one where there is room.
refusal-cannot-pay = The stock cannot pay for this action. Place your meeple elsewhere, or gather what it costs first.
refusal-no-house-to-pay = The stock cannot pay for any roof. Gather what a house costs first.
refusal-closed = Gargamel blocks this location until the end of the round. Place your meeple elsewhere.
refusal-never-last = Baby Smurf never takes the last slot. Place him on the first slot of an action that has two.
refusal-dimwitty = Dimwitty Smurf can neither work there nor use an invention this turn. Choose something else.
refusal-must-be-alone = Lazy Smurf wants to be alone. Place him in a location without any meeple.
refusal-needs-company = Vanity Smurf wants company. Place him in a location that already has a meeple.
refusal-invention-occupied = There is a meeple on this invention already. It takes only one in a round.
refusal-no-new-action = No meeple is placed on this invention. Choose a location, or an invention of the new-action kind.
refusal-not-an-idea = This invention is not among the ideas. Choose one that is.
refusal-not-crafted = This invention is not crafted. Choose one from the inventions zone.
refusal-no-such-mode = A meeple cannot be placed that way now. Put it on a free slot.
refusal-forgotten = Under the Forgetting Spell no invention is crafted or used. Wait for Gargamel’s next card.
refusal-too-few-berries = There are not enough berries for this invention. Go and pick some first.
refusal-spoils-action = That would make the action you have just set up impossible. Perform it first.
refusal-not-usable = This invention is of no use at this moment. Its text says when it is.
refusal-wrong-amount = That is not what you can gain here. Choose from what is offered.
refusal-wrong-loss = That is not what has to be given back. Give back the right number of resources, and only of those in the stock.
refusal-supply-short = The supply does not have that many. Choose another resource.
refusal-not-a-target = This player cannot be named. While anybody holds a useful Smurf, it is one of those players who loses a card.
refusal-must-be-useful = A useful Smurf must be discarded, and you have one.
refusal-already-refused = This card has just been refused. Choose another.
refusal-not-there = This card is neither in the discard pile nor in a hand. Choose one that is.
refusal-wrong-price = This house does not have that price. Choose an unbuilt house, and pay what it costs now.

## Content files: what is wrong, and what would be right

error-malformed-notation = “{ $wrong }” is no move of this game. A move is written like this: { $right }.
error-bad-content-missing-number = “{ $wrong }” is missing: the effect “{ $effect }” needs it. It takes: { $right } ({ $rule }).
error-bad-content-idle-number = { $hint ->
    [yes] “{ $wrong }” has no place here: the effect “{ $effect }” takes only: { $right } ({ $rule }).
   *[no] “{ $wrong }” has no place here: the effect “{ $effect }” takes no number ({ $rule }).
}
error-bad-content-hand-too-large = A hand of { $wrong } cards is too large: there would not be enough starting Smurfs. At most { $right } would do ({ $rule }).

## Options and positions on paper: what is wrong, and what would be right

error-bad-option-no-such-starter = There is no seat { $wrong } at this table. Seats are counted from 1, the last one is { $right }; 0 leaves it to chance ({ $rule }).
error-bad-position-card-twice = The card “{ $wrong }” is in two places. Each card exists only once.
error-bad-position-no-such-card = There is no card “{ $wrong }” here. Take one of the box that belongs there.
error-bad-position-forced-option = At the { difficulty } level, “{ $wrong }” can only be: { $right } ({ $rule }).
error-bad-position-tokens = There are { $wrong } tokens of one kind. The box has { $right } ({ $rule }).
error-bad-position-count-houses = { $wrong ->
    [one] There is { $wrong } house. This level asks for { $right } ({ $rule }).
   *[other] There are { $wrong } houses. This level asks for { $right } ({ $rule }).
}
error-bad-position-count-cakes = { $wrong ->
    [one] There is { $wrong } cake. This level asks for { $right } ({ $rule }).
   *[other] There are { $wrong } cakes. This level asks for { $right } ({ $rule }).
}
error-bad-position-count-crafted = There are { $wrong } crafted inventions. There can be at most { $right } ({ $rule }).
error-bad-position-card-missing = The card “{ $wrong }” is nowhere. Every card must be somewhere ({ $rule }).
error-bad-position-not-held = The card “{ $wrong }” must be played, but it is not in the hand of whoever’s turn it is ({ $rule }).
error-bad-position-not-crafted = There can be no meeple on “{ $wrong }”: it is no crafted new action ({ $rule }).
error-bad-position-not-lost = The card { $wrong } is no lost Smurf: it can be neither in the Dark Forest nor in the extra pile ({ $rule }).
error-bad-position-not-lasting = “{ $wrong }” cannot be active: it must be lasting and lie on top of what Gargamel has revealed ({ $rule }).
error-bad-position-row-slots = { $wrong ->
    [one] There is { $wrong } meeple on { $row }. Its slots: { $right } ({ $rule }).
   *[other] There are { $wrong } meeples on { $row }. Its slots: { $right } ({ $rule }).
}
error-bad-position-not-double = On “{ $wrong }” no single meeple can close two slots: it must have two, and just one meeple ({ $rule }).
error-bad-position-meeples = { $wrong ->
    [one] There is { $wrong } meeple in all. There must be { $right } ({ $rule }).
   *[other] There are { $wrong } meeples in all. There must be { $right } ({ $rule }).
}
error-bad-position-no-such-row = There is no action “{ $wrong }”. They go from 1U and 1L to 8U and 8L ({ $rule }).
error-bad-position-no-such-seat = There is no seat { $wrong }. This table has { $seats }, counted from 0.

## Bots, paces, options

level-beginner-about = Plays kindly: builds and rescues when it can, completes what was begun, avoids the cat.
level-solid-about = Weighs what each card and each place brings to the village before it chooses.
level-good = careful
level-good-about = Like the solid level, but it never misjudges.
level-strong-about = Imagines several turns ahead, sets up actions for two, and keeps good cards for the right moment.
pace-live = Live
pace-live-about = { $seconds } seconds a turn, and { $bank } more in reserve for the whole game.
pace-relaxed = Relaxed
pace-relaxed-about = { $minutes } minutes a turn.
pace-daily = A move a day
pace-daily-about = { $hours } hours a turn; you may close the page in between.
option-level = Difficulty
option-level-about = standard: 6 houses, 10 lost Smurfs, 2 cakes; complex: 7, 14 and 3; terrible: 8, 16 and 4, with the Hungry Howlibird; nightmare: 8, 18 and 4, with the super danger die as well.
option-level-standard = Standard
option-level-complex = Complex
option-level-terrible = Terrible
option-level-nightmare = Nightmare
option-hungry = Hungry Howlibird
option-hungry-about = Meeples in the nest do not come back at the end of the round: they must be freed. Compulsory at the last two levels.
option-super-die = Super danger die
option-super-die-about = The red die, without any pleasant surprise, replaces the white one. Compulsory at the last level.
option-starter = Who starts
option-starter-about = The seat of whoever starts, counted from 1; 0 leaves it to chance.

## What the bots say

reason-build = I am going to build a house: { $row }.
reason-save-up = { $number ->
    [0] { $resource ->
        [berry] I gather berries, they will be of use.
        [log] I gather logs, they will be of use.
       *[stone] I gather stones, they will be of use.
    }
   *[other] { $resource ->
        [berry] I gather berries: we still need { $number }.
        [log] I gather logs: we still need { $number }.
       *[stone] I gather stones: we still need { $number }.
    }
}
reason-rescue = I am going to fetch a lost Smurf.
reason-complete = Just one meeple was missing here, and I complete it: { $row }.
reason-pair = { $who ->
    [you] I begin here, and you complete it: { $row }.
   *[other] I begin here, and { $player } can complete it: { $row }.
}
reason-craft = This invention will be of use to us: { $card }.
reason-shelter = One clumsy Smurf fewer, and our deck is the better for it.
reason-ideas = We need new ideas.
reason-danger-early = I take the risk now, while a stolen meeple can still be freed.
reason-choice = This is where I can help most: { $row }.
reason-use = This is the right moment for this invention: { $card }.
reason-best-card = This card helps us most right now.

## What people propose with a finger

proposal-join = { $who ->
    [you] You propose to complete it if somebody places a meeple here: { $spot }.
   *[other] { $player }: “Place a meeple here, and I will complete it.” ({ $spot })
}
proposal-finish = { $who ->
    [you] You propose to place a meeple here if somebody completes it: { $spot }.
   *[other] { $player }: “I place one here, and you complete it.” ({ $spot })
}
proposal-keep = { $who ->
    [you] You propose to keep this for later: { $spot }.
   *[other] { $player }: “Let us keep this for later.” ({ $spot })
}

## The prompt line

prompt-wait = { $player } is thinking.
prompt-over = The game is over.
prompt-play-card = Your turn: play a card from your hand.
prompt-play-or-bonus = Your turn: play a card from your hand, or begin with a bonus action.
prompt-no-card = You have no card to play: take a bonus action, or go on.
prompt-place = Place a meeple.
prompt-place-or-bonus = Place a meeple, or take a bonus action first.
prompt-aside = No place fits: lay a meeple aside.
prompt-perform = You may still take a bonus action. Otherwise, go on.
prompt-end-turn = You may still take a bonus action. Otherwise, end your turn.
prompt-discard-for-limit = The village does not keep that many inventions: choose the one that makes room.
prompt-empty-row = Choose the action whose meeples all come back to the esplanade.
prompt-gain-types = { $amount ->
    [one] Choose the resource that the village gains.
   *[other] Choose the { $amount } resources that the village gains.
}
prompt-lose-types = { $amount ->
    [one] Choose the resource that the village loses.
   *[other] Choose the { $amount } resources that the village loses.
}
prompt-rescue-parts = Whom do you rescue?
prompt-wardrobe = You have drawn { $subject }: do you keep this card, or take the next one?
prompt-free-craft = Choose the idea that you craft for free.
prompt-shelter = Choose the card that you shelter: it leaves the game for good.
prompt-shelter-optional = You may shelter a card: it would leave the game for good.
prompt-shelter-permission = { $player } would like to shelter one of your cards, { $subject }: do you agree?
prompt-choose-house = Choose the house that you build, and what you pay.
prompt-howlibird-target = The Howlibird wants a card: name who discards one.
prompt-discard-card = Choose the card that you discard.
prompt-snappy-target = Name who loses a card at random.
prompt-jokey-steps = How many locations does Azrael move?
prompt-azrael-target = Where do you send Azrael?
prompt-return-meeple = You may bring a meeple back to the esplanade.
prompt-exchange = You may exchange resources of the stock: what you give back, then what you take.
prompt-reroll = The die shows: { face }. Do you roll it again?
prompt-scarecrow = The Howlibird attacks: do you use the scarecrow?
prompt-destroy-invention = Choose the invention that is destroyed.
prompt-destroy-house = On behalf of the village: choose the house that is destroyed.
prompt-tantrum = On behalf of the village: lose resources, or a house?
prompt-cage = On behalf of the village: choose the Smurf that Gargamel cages.
prompt-cage-holder = On behalf of the village: name who gives Gargamel a useful Smurf.
prompt-rewind = Gargamel reveals “{ $subject }”: do you send it back under his deck?
prompt-smoke-bomb = Gargamel reveals “{ $subject }”: do you cancel its effect?
prompt-remove-meeple = Choose the meeple that leaves the game.
prompt-springboard = Choose the action that you perform again.
prompt-smurflily-type = Choose the resource that you collect.

## The choices, and what comes of them

choice-play = Play { $card }
choice-place = Place a meeple: { $target }
choice-place-double = Place a meeple on both slots: { $target }
choice-place-overflow = Add a meeple beside the others: { $target }
choice-aside = Lay a meeple aside
choice-craft = Craft an invention for { count-berries }: { $card }
choice-craft-free = Craft an invention for free: { $card }
choice-use = Use an invention: { $card }
choice-decline = Do nothing
choice-keep = Keep the card
choice-keep-face = Keep this result
choice-go-on = Go on
choice-end-turn = End the turn
choice-gain = Gain { $tokens }
choice-lose = Lose { $tokens }
choice-lose-any = Lose resources
choice-collect = { $resource ->
    [berry] Collect berries
    [log] Collect logs
   *[stone] Collect stones
}
choice-exchange = Exchange { $out } for { $into }
choice-rescue-draw = { $pile ->
    [forest] Draw a lost Smurf
   *[extra] Draw from the extra pile
}
choice-rescue-nest = Free a meeple from the nest
choice-rescue-both = { $pile ->
    [forest] Draw a lost Smurf and free a meeple from the nest
   *[extra] Draw from the extra pile and free a meeple from the nest
}
choice-shelter = { $from ->
    [own] Shelter a card from your hand: { $card }
    [other] Ask { $player } for a card to shelter: { $card }
   *[discard] Shelter a card from the discard pile: { $card }
}
choice-allow = Agree
choice-refuse = Refuse
choice-build = Build a house: { $house }
choice-spring = Perform an action again: { $target }
choice-target = Name { $player }
choice-target-self = Name yourself
choice-discard = Discard { $card }
choice-discard-invention = Discard an invention: { $card }
choice-destroy = Let a house be destroyed: { $house }
choice-cage = Let { $card } be caged
choice-advance = Make Azrael move { count-locations }
choice-send = Send Azrael here: { $location }
choice-empty = Empty an action: { $target }
choice-return = Bring a meeple back: { $target }
choice-return-overflow = Bring the extra meeple back: { $target }
choice-remove = Take a meeple away: { $target }
choice-remove-overflow = Take the extra meeple away: { $target }
choice-remove-loose = Take a meeple away from the inventions zone
choice-remove-aside = Take away a meeple that was laid aside
preview-first = One more will be needed to perform the action.
preview-pay = You pay { $tokens }.
preview-pay-roof = You pay the roof that you choose.
preview-effect = Effect: { $effect }.
preview-danger = { $dangers ->
    [one] You roll the danger die.
   *[other] You roll the danger die { $dangers } times.
}
preview-cat = { $cats ->
    [one] Azrael is there: you roll his die.
   *[other] Azrael is there: you roll his die { $cats } times.
}
preview-steps = He would be here: { $location }.
preview-ask = They have to agree.
effect-rescue = rescue a Smurf
effect-gain = gain { $tokens }
effect-different = { $amount ->
    [one] gain a resource of your choice
   *[other] gain { $amount } different resources
}
effect-choice = { $amount ->
    [one] gain a resource of your choice
   *[other] gain { $amount } resources of your choice
}
effect-nothing = nothing to gain at the moment
effect-craft = craft an idea for free
effect-reveal-ideas = { $amount ->
    [one] reveal an idea
   *[other] reveal { $amount } ideas
}
effect-shelter = shelter a Smurf
effect-build = build a house
effect-springboard = perform a full action again

## In the terminal: how a move is written

verb-play = play, p
verb-place = place, pl
verb-aside = aside
verb-craft = craft, c
verb-use = use, u
verb-decline = decline, no, n
verb-go = go on, go, g
verb-end = end turn, end, e
verb-gain = gain
verb-lose = lose
verb-collect = collect
verb-exchange = exchange, x
verb-rescue = rescue
verb-shelter = shelter
verb-allow = allow, agree, yes, y
verb-refuse = refuse
verb-build = build, b
verb-spring = spring, again
verb-target = target, name
verb-discard = discard
verb-destroy = destroy
verb-cage = cage
verb-advance = advance
verb-send = send
verb-empty = empty
verb-return = return
verb-remove = remove
verb-double = double
verb-overflow = overflow, extra
verb-draw = draw
verb-nest = nest
verb-both = both
verb-berry = berry, berries
verb-log = log, logs
verb-stone = stone, stones
verb-loose = loose
verb-any = any

## The table in words

screen-round = Round { $round } – { count-meeples } on the esplanade
screen-starts = { $start_who ->
    [you] You are the leader and start.
   *[other] { $start_player } is the leader and starts.
}
screen-row = { $row }: { $action }
screen-costs = { $cost } → { $effect }
screen-roof-first = a roof → { $effect }
screen-legend = ● a meeple, ○ a free slot, ◎ one meeple on two slots, + an extra one; ! dangerous action; × closed by Gargamel; =^.^= Azrael. Resources are written berries/logs/stones, as in 1/5/4.
screen-stock = Stock
screen-meeples = Meeples
screen-where = { $esplanade } on the esplanade, { $nest } in the nest
screen-azrael = Azrael
screen-azrael-next = { $location } (then: { $next })
screen-houses = Houses
screen-houses-left = { $done } of { $all }; to build: { $roofs }
screen-houses-done = all are built
screen-forest = Dark Forest
screen-forest-left = { $smurfs ->
    [0] empty
   *[other] { count-smurfs }
}, and { $extra } in the extra pile
screen-cakes = Cakes
screen-cake = { $cake }, { $progress }/{ $needed }. { $text }
screen-cake-ready = { $cake }: ready!
screen-gargamel = Gargamel
screen-too-late = { $sure ->
    [yes] { count-cards }; Too Late comes at the end of round { $latest }
   *[no] { count-cards }; Too Late comes between the end of round { $earliest } and that of round { $latest }
}
screen-lasting = Until the end of the round: “{ $card }”. { $text }
screen-next-card = His next card: “{ $card }”. { $text }
screen-ideas = Ideas
screen-idea = { $card }, { count-berries }. { $text }
screen-inventions = Inventions
screen-invention = { $card }. { $text }
screen-occupied = { $card } (with a meeple on it). { $text }
screen-hands = Hands
screen-hand-empty = no card
screen-leader = { $player } (leader)
screen-smurf-deck = Smurf deck
screen-smurf-deck-left = { count-cards }, discard pile: { $discard }
screen-none = none
hint-tokens = Write it like this, as berries/logs/stones: { $typed }

## The piles, for whoever asks

deck-discard = Discard pile
deck-sheltered = Sheltered
deck-revealed = Gargamel has shown
deck-unseen = Gargamel has not shown yet
deck-under = Under Gargamel’s deck
deck-scrapped = Discarded inventions
answer-deck = the discard pile, the sheltered Smurfs and Gargamel’s cards

## The end

end-won = The village is saved
end-lost = Too Late
end-left = Gargamel still had, in this order: { $cards }.

## The rules in short

rules-short = Take turns playing a card and placing a meeple: empty the Dark Forest, build the houses and prepare the cakes before Gargamel reveals Too Late; you all win or lose together.
rules-points =
    A turn: play a card from your hand (its ability always applies), place a meeple, perform the action if all its slots are taken, discard the card.
    You draw only if your hand is empty. Hands are open: talk to one another.
    The first of two slots costs nothing; whoever takes the last one pays and performs the action.
    Red slots: whoever performs the action rolls the danger die. In Azrael’s location: every meeple placed there has his die rolled.
    Dark Forest: rescue a lost Smurf, far abler than those you start with, and free a meeple from the nest.
    Brook, Sawmill, Bushes, River: resources. Workshop: ideas and inventions. Shelter: part with a clumsy Smurf. Construction Site: build.
    Bonus actions, whenever you like in your turn: craft an invention with berries, use one. Cakes prepare themselves.
    When the esplanade is empty: all meeples return, Gargamel reveals a card, Azrael walks on, the leader changes.
    Won: Dark Forest empty, houses built, cakes ready, all at the same moment. Lost: Gargamel reveals Too Late.
    To write it: play P07, place 3U (U is upper, L is lower), place N20, craft N10, gain 1/1/0, go on, end turn; the name of a card does, too: play dimwitty.

## The arena: how games end

ending-won = Victory
ending-lost = Too Late
