### Words of À la recherche d'Archibald. Rules: docs/rules/archibald.md; the terms stand in its section 12.
### The names and texts of cards, tiles and heroes are in content.toml: a copy may have its own.

game-name = In Search of Archibald
game-about = A race across a board that nobody knows, all the way to Archibald’s cell, for 2 to 4 players, about 50 minutes.

## Places, tiles, dice

zone = { $level ->
    [1] the start
    [2] the Minimoy village
    [3] the garden
    [4] the palace of Necropolis
   *[5] the jails
}
zone-name = { $level ->
    [1] start
    [2] Minimoy village
    [3] garden
    [4] palace of Necropolis
   *[5] jails
}
shown = { $sign ->
    [heart] a heart
    [card] a card
    [trial] a trial
    [trap] a trap
    [book] a book
    [spring] a spring
    [archibald] he is here
   *[falls] no way through
}
tile-showing = { $shows ->
    [none] { $tile }
   *[other] { $tile } ({ $shows })
}
long-tile = { $walls ->
    [none] { $tile }, a tile of level { $level } without walls: { $shows }.
   *[other] { $tile }, a tile of level { $level }, walled { $walls }: { $shows }.
}
tile-blank = nothing special
side = { $side ->
    [N] to the north
    [E] to the east
    [S] to the south
   *[W] to the west
}
side-letters = N, E, S, W
long-card = { $kind ->
    [equipment] { $name }, equipment of level { $level }. { $text }
    [enemy] { $name }, enemy card of level { $level }. { $text }
   *[power] { $name }, power card of level { $level }. { $text }
}
long-adventure = { $name }, adventure card. { $text }
long-hero = { $name }: { $dice }, at most { count-lives }.
dice-both = { $red } and { $yellow }

## What is counted

count-enemies = { $kind ->
    [moustik] { $number ->
        [one] a Moustik
       *[other] { $number } Moustiks
    }
    [seide] { $number ->
        [one] a Seide
       *[other] { $number } Seides
    }
    [millipede] { $number ->
        [one] a millipede
       *[other] { $number } millipedes
    }
    [spider] { $number ->
        [one] a spider
       *[other] { $number } spiders
    }
   *[darkos] { $number ->
        [one] Darkos
       *[other] { $number } Darkos
    }
}
count-red = { $number ->
    [one] { $number } red die
   *[other] { $number } red dice
}
count-yellow = { $number ->
    [one] { $number } yellow die
   *[other] { $number } yellow dice
}
count-no-dice = no dice
count-lives = { $lives ->
    [0] no life
    [one] { $lives } life
   *[other] { $lives } lives
}
count-cards = { $count ->
    [0] no card
    [one] { $count } card
   *[other] { $count } cards
}
count-hits = { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}
count-tokens = { $tokens ->
    [0] no flood token
    [one] { $tokens } flood token
   *[other] { $tokens } flood tokens
}

## Events

event-game-started = Archibald is waiting in one of the five jails, and the race is on! { $first_who ->
    [you] You go first.
   *[other] { $first_player } goes first.
}{ $bump_retry ->
    [yes] { " " }Whoever bumps into a wall may try elsewhere.
   *[no] { "" }
}
event-hero-chosen = { $who ->
    [you] You play { $hero } and set out from { $cell }.
   *[other] { $player } plays { $hero } and sets out from { $cell }.
}
event-cards-drawn = { $who ->
    [you] { $reason ->
        [passage] Your first steps into { zone } bring you { $cards }.
        [restart] You start afresh with { $cards }.
       *[other] You draw { $cards }.
    }
   *[other] { $cards ->
        [none] { $reason ->
            [passage] { $player }’s first steps into { zone } are worth { count-cards }.
           *[other] { $player } draws { count-cards } of level { $level }.
        }
       *[other] { $player } draws { $cards }.
    }
}
event-turn-started = { $who ->
    [you] Round { $round }: it is your turn.
   *[other] Round { $round }: it is { $player }’s turn.
}
event-window-opened = { $window ->
    [A] { $who ->
        [you] Before you move, this is the moment for a card.
       *[other] { $player } may play a card before moving.
    }
   *[C] { $who ->
        [you] Before your turn ends, this is the moment for a card.
       *[other] { $player } may play a card before the turn ends.
    }
}
event-turn-ended = { $who ->
    [you] Your turn is over.
   *[other] { $player } has ended the turn.
}
event-movement-skipped = { $reason ->
    [fought] { $who ->
        [you] You have fought already this turn, and stay where you are.
       *[other] { $player } has fought already this turn, and stays put.
    }
    [immobilised] { $who ->
        [you] You cannot move this turn. Catch your breath!
       *[other] { $player } cannot move this turn.
    }
   *[no_target] { $who ->
        [you] No way is open: you stay where you are.
       *[other] No way is open: { $player } stays put.
    }
}
event-card-drafted = { $card ->
    [none] { $who ->
        [you] You take your card back.
       *[other] { $player } takes the card back.
    }
   *[other] { $taken ->
        [none] { $who ->
            [you] You are about to play “{ $card }” on { $cell }.
           *[other] { $player } is about to play “{ $card }” on { $cell }.
        }
       *[other] { $who ->
            [you] You are about to play “{ $card }” on { $cell }, with pawns from { $taken }.
           *[other] { $player } is about to play “{ $card }” on { $cell }, with pawns from { $taken }.
        }
    }
}
event-card-played = { $aim ->
    [cell] { $who ->
        [you] You play “{ $card }” on { $cell }.
       *[other] { $player } plays “{ $card }” on { $cell }.
    }
    [seat] { $who ->
        [you] You play “{ $card }” against { $target_player }.
       *[other] { $target_who ->
            [you] { $player } plays “{ $card }” against you.
           *[other] { $player } plays “{ $card }” against { $target_player }.
        }
    }
   *[nothing] { $who ->
        [you] You play “{ $card }”.
       *[other] { $player } plays “{ $card }”.
    }
}
event-equipped = { $replaced ->
    [none] { $who ->
        [you] You take up “{ $card }”.
       *[other] { $player } takes up “{ $card }”.
    }
   *[other] { $who ->
        [you] You take up “{ $card }” in place of “{ $replaced }”.
       *[other] { $player } takes up “{ $card }” in place of “{ $replaced }”.
    }
}
event-cards-discarded = { $reason ->
    [used] { $who ->
        [you] It has served you well and is discarded: { $cards }.
       *[other] It has served { $player } well and is discarded: { $cards }.
    }
    [defeat] { $who ->
        [you] You leave behind { $cards }.
       *[other] { $player } leaves behind { $cards }.
    }
    [effect] { $who ->
        [you] You lose { $cards }.
       *[other] { $player } loses { $cards }.
    }
   *[other] { $who ->
        [you] You discard { $cards }.
       *[other] { $player } discards { $cards }.
    }
}
event-deck-reshuffled = { $deck ->
    [ADV] The adventures told so far are shuffled again: { count-cards }.
    [E2] The village discard pile is shuffled again: { count-cards }.
    [E3] The garden discard pile is shuffled again: { count-cards }.
   *[E4] The palace discard pile is shuffled again: { count-cards }.
}
event-tile-drawn = { $who ->
    [you] You draw a tile for { $cell }: { $tile }.
   *[other] { $player } draws a tile for { $cell }: { $tile }.
}
event-tile-rejected = { $tile } would shut the way for good: the tile goes under its pile, and the next one comes.
event-tile-laid = { $breached ->
    [yes] { $cell }: { tile-showing }. No tile would leave a way through, so the walls of this one crumble!
   *[no] { $cell }: { tile-showing }.
}
event-bumped = { $why ->
    [falls] { $who ->
        [you] Nobody gets through Satan’s Falls: you stay on { $start }. At least you know now where they are.
       *[other] Nobody gets through Satan’s Falls: { $player } stays on { $start }.
    }
   *[wall] { $who ->
        [you] Ouch! A wall faces you on { $end }: you stay on { $start }. At least you know now where it is.
       *[other] Ouch! On { $end } a wall faces { $player }, who stays on { $start }.
    }
}
event-hero-moved = { $kind ->
    [bonus] { $who ->
        [you] One more step: you go on to { $end }.
       *[other] One more step: { $player } goes on to { $end }.
    }
    [flight] { $who ->
        [you] You fly to { $end }.
       *[other] { $player } flies to { $end }.
    }
   *[move] { $who ->
        [you] You go to { $end }.
       *[other] { $player } goes to { $end }.
    }
}
event-bonus-move-granted = { $source ->
    [spring] { $who ->
        [you] Boing! The spring offers you a bonus move.
       *[other] Boing! The spring offers { $player } a bonus move.
    }
   *[other] { $who ->
        [you] A bonus move for you!
       *[other] A bonus move for { $player }!
    }
}
event-bonus-move-declined = { $who ->
    [you] You would rather stay on { $cell }.
   *[other] { $player } would rather stay on { $cell }.
}
event-jail-revealed = The door of { $cell } creaks open: { tile-showing }.
event-enemies-appeared = { $number ->
    [0] The supply is empty: no enemy appears on { $cell }.
    [one] On { $cell }, { $enemies } appears!
   *[other] On { $cell }, { $enemies } appear!
}{ $lacking ->
    [yes] { " " }The supply has no more.
   *[no] { "" }
}
event-enemies-relocated = From { $start }, { $enemies } comes to { $end }.
event-fight-started = { $who ->
    [you] You fight { $enemies } on { $cell }: { $hero_dice } against { $enemy_dice }.
   *[other] { $player } fights { $enemies } on { $cell }: { $hero_dice } against { $enemy_dice }.
} { $number ->
    [one] The chance to win is { $percent }%.
   *[other] The chance to beat them all is { $percent }%.
}
event-fight-rolled = { $luck ->
    [bad] { $who ->
        [you] The dice have no heart today: { $hero_hits } for you, { $enemy_hits } for the enemy.
       *[other] The dice have no heart today: { $hero_hits } for { $player }, { $enemy_hits } for the enemy.
    }
   *[other] { $who ->
        [you] You make { $hero_hits }, the enemy makes { $enemy_hits }.
       *[other] { $player } makes { $hero_hits }, the enemy makes { $enemy_hits }.
    }
}
event-enemies-killed = { $who ->
    [you] You defeat { $enemies }.
   *[other] { $player } defeats { $enemies }.
}
event-armour-used = { $prevented ->
    [one] { $who ->
        [you] “{ $card }” saves you { $prevented } life.
       *[other] “{ $card }” saves { $player } { $prevented } life.
    }
   *[other] { $who ->
        [you] “{ $card }” saves you { $prevented } lives.
       *[other] “{ $card }” saves { $player } { $prevented } lives.
    }
}
event-lives-changed = { $reason ->
    [restart] { $who ->
        [you] You are up again, with { count-lives }.
       *[other] { $player } is up again, with { count-lives }.
    }
   *[other] { $gained ->
        [yes] { $who ->
            [you] You feel better: { count-lives }.
           *[other] { $player } feels better: { count-lives }.
        }
       *[no] { $lives ->
            [0] { $who ->
                [you] That is too much for you: no life left.
               *[other] That is too much for { $player }: no life left.
            }
           *[other] { $who ->
                [you] That hurts: you have { count-lives } left.
               *[other] That hurts: { $player } has { count-lives } left.
            }
        }
    }
}
event-hero-blocked = { $who ->
    [you] Still in your way on { $cell }: { $enemies }. You will fight again on your next turn. Courage!
   *[other] Still in the way on { $cell }: { $enemies }. { $player } will fight again next turn.
}
event-hero-defeated = { $who ->
    [you] Your hero is defeated on { $cell }, but the adventure goes on.
   *[other] { $player }’s hero is defeated on { $cell }.
}
event-hero-sent = { $reason ->
    [defeat] { $who ->
        [you] You start again from { $end }.
       *[other] { $player } starts again from { $end }.
    }
    [trap] { $who ->
        [you] The floor gives way: you slide all the way back to { $end }.
       *[other] The floor gives way: { $player } slides all the way back to { $end }.
    }
    [flood] { $who ->
        [you] The wave carries you to { $end }.
       *[other] The wave carries { $player } to { $end }.
    }
    [gust] { $who ->
        [you] The wind pushes you back to { $end }.
       *[other] The wind pushes { $player } back to { $end }.
    }
   *[tunnel] { $who ->
        [you] You come out of the tunnel on { $end }.
       *[other] { $player } comes out of the tunnel on { $end }.
    }
}
event-level-reached-first = { $who ->
    [you] You are the first to reach { zone }!
   *[other] { $player } is the first to reach { zone }!
}
event-level-bonus = { $who ->
    [you] You enter { zone } for the first time: that is worth a card.
   *[other] { $player } enters { zone } for the first time: that is worth a card.
}
event-die-rolled = { $reason ->
    [trial] { $who ->
        [you] The straw is put to the test: you roll { $value }.
       *[other] The straw is put to the test: { $player } rolls { $value }.
    }
   *[other] { $who ->
        [you] You roll the die: { $value }.
       *[other] { $player } rolls the die: { $value }.
    }
}{ $dry ->
    [yes] { " " }The water does not rise.
   *[no] { "" }
}
event-water-changed = { $change ->
    [drained] The water drains away.
    [dry] The water falls: everything is dry again.
    [down] The water falls: { count-tokens } of { $flood }.
   *[up] { $near ->
        [yes] The water rises: { count-tokens } of { $flood }. One more, and it is the flood!
       *[no] The water rises: { count-tokens } of { $flood }.
    }
}
event-flood-started = { $number ->
    [0] The flood! Luckily everybody stands on dry ground.
   *[other] The flood! The wave sweeps every hero back to the level before.
}
event-flood-ended = The flood is over.
event-adventure-drawn = { $reader_who ->
    [you] You read to { $player }: “{ $title }”. { $text }
   *[other] { $who ->
        [you] { $reader_player } reads to you: “{ $title }”. { $text }
       *[other] { $reader_player } reads to { $player }: “{ $title }”. { $text }
    }
}
event-adventure-answered = { $who ->
    [you] You answer: “{ $label }” { $outcome }
   *[other] { $player } answers: “{ $label }” { $outcome }
}
event-marker-set = { $who ->
    [you] You will not be able to move on your next turn.
   *[other] { $player } will not be able to move next turn.
}
event-marker-cleared = { $who ->
    [you] You give the Immobilised marker back.
   *[other] { $player } gives the Immobilised marker back.
}
event-passage-opened = { $who ->
    [you] You break through: the way between { $cell } and { $other_cell } is open to everybody.
   *[other] { $player } breaks through: the way between { $cell } and { $other_cell } is open to everybody.
}
event-jail-peeked = { $tile ->
    [none] { $who ->
        [you] You look through the keyhole of { $cell }.
       *[other] { $player } looks through the keyhole of { $cell }.
    }
   *[other] { $who ->
        [you] You look through the keyhole of { $cell }: { tile-showing }. This is your secret.
       *[other] { $player } looks through the keyhole of { $cell }: { tile-showing }.
    }
}
event-hands-swapped = { $who ->
    [you] You swap hands with { $other_player }.
   *[other] { $other_who ->
        [you] { $player } swaps hands with you.
       *[other] { $player } and { $other_player } swap hands.
    }
}{ $cards ->
    [none] { "" }
   *[other] { " " }Your new hand: { $cards }.
}
event-decision-requested = { $who ->
    [you] It is up to you to choose.
   *[other] It is up to { $player } to choose.
}
event-game-won = { $reason ->
    [forfeit] { $who ->
        [you] Everybody else has left the race: you win.
       *[other] Everybody else has left the race: { $player } wins.
    }
   *[archibald] { $who ->
        [you] You find Archibald in { $cell } and set him free! The race is yours, in round { $round }.
       *[other] { $player } finds Archibald in { $cell } and sets him free, in round { $round }!
    }
}
event-game-stopped = Nobody has found Archibald after { $round } rounds: the race stops here.

## Refusals: what is wrong, and what would be right

refusal-game-over = The race is over, and nothing can be played any more. Start a new game.
refusal-not-your-turn = This is not for you to decide. Wait until you are asked.
refusal-not-now = This is not the moment. Choose from what is offered.
refusal-malformed = That is no move of this game. A move is written, for example, “move C2” or “go on”.
refusal-hero-taken = Somebody plays this hero already. Choose another.
refusal-start-taken = A hero stands there already. At the start each has a cell of their own: choose a free one.
refusal-not-in-hand = You do not hold this card. Choose one that you have.
refusal-card-already-played = You have played your card for this turn. You may still equip or discard cards.
refusal-not-equipment = This card cannot be worn. Choose a weapon or an armour.
refusal-only-equipped = Equipment is not played, it is put on, and that costs nothing.
refusal-wrong-target = That is not what this card is played on. Its text says what it needs.
refusal-not-a-tile = Enemies are put on a face-up tile beyond the start, never on Satan’s Falls or a trap. Choose such a tile.
refusal-too-few-pawns = There are not enough pawns of this kind, not even where no hero stands. Keep the card for later.
refusal-needs-pawns = The supply lacks pawns. First choose from which tiles without a hero you take them.
refusal-enough-pawns = You have all the pawns that you need. Send the card, or take the last pawn back.
refusal-no-pawn-there = There is no pawn of this kind to take there. Choose a tile that holds one, and no hero.
refusal-full-lives = You have all your lives. Keep this card for worse days.
refusal-blocked = An enemy stands on your tile, and holds you back. Fight first.
refusal-immobilised = Your hero cannot move this turn. Keep this for later.
refusal-no-cards-left = There is no card left to draw at your level. Keep this for later.
refusal-empty-hand = This player has no card in hand. Choose somebody who has one.
refusal-already-stuck = This hero is held back already. Choose somebody else.
refusal-not-an-opponent = You cannot play this against yourself. Choose an opponent.
refusal-no-flight = You can fly to a safe tile of your level only, two cells away at most. Choose such a tile.
refusal-no-gust = The wind cannot push this hero: behind, there is a wall, no tile, or nothing at all. Choose somebody else.
refusal-nothing-to-peek = Choose a jail that is still face down and that you have not looked into.
refusal-no-wall = There is no wall to break there. Choose a wall around your tile; Satan’s Falls do not give way.
refusal-no-tunnel = A tunnel leads to another safe tile of your level, without enemies.
refusal-no-water = There is no water to take away. Keep this for later.
refusal-not-adjacent = That cell is too far away. You move to a cell beside yours, never diagonally.
refusal-wall = A wall bars the way. A wall counts from both sides: go round it.
refusal-falls = Nobody gets through Satan’s Falls. Go round them.
refusal-same-hop = You have made this hop from spring to spring already. Choose another cell.
refusal-must-move = You cannot stay where you are. Choose a cell beside yours.
refusal-not-safe = No open way leads from the start to that tile. Choose one that is linked to the start.
refusal-wrong-row = Your hero cannot be put there. Choose a tile of the row that is offered.
refusal-not-these = These enemies cannot die now: one for each hit, among those that stand here.
refusal-no-such-answer = This card has no such answer. Choose from those that were read.

## Content files, options and positions on paper: what is wrong, and what would be right

error-malformed-notation = “{ $wrong }” is no move of this game. A move is written like this: { $right }.
error-bad-content-too-many-lives = A hero cannot start with more lives than the sheet has: { $wrong } is too many, { $right } at most ({ $rule }).
error-bad-content-too-many-cards = { $wrong } cards are dealt, and a hand holds { $right } at most ({ $rule }).
error-bad-content-too-many-pawns = There are not that many pawns of this kind: { $wrong } is too many, { $right } at most ({ $rule }).
error-bad-content-bare-tile = Tiles of the start and of the jails have neither walls nor enemies: “{ $wrong }” has no place here ({ $rule }).
error-bad-content-not-falls = Satan’s Falls have a wall on each side and show nothing else: walls = “{ $right }”, not “{ $wrong }” ({ $rule }).
error-bad-content-one-archibald = Archibald waits in { $right } jail, neither more nor fewer; here he would be in { $wrong } ({ $rule }).
error-bad-content-code = “{ $wrong }” cannot be carried out. What is needed here: { $right } ({ $rule }).
error-bad-content-two-targets = A card is aimed once at most, and this one would be aimed { $wrong } times; { $right } is right ({ $rule }).
error-bad-option-no-such-starter = There is no seat { $wrong } at this table. Seats are counted from 1, the last one is { $right }; 0 leaves it to chance ({ $rule }).
error-bad-position-card-twice = “{ $wrong }” is in two places. Each card and each tile exists only once.
error-bad-position-no-such-card = There is no card “{ $wrong }” here. Take one of the box that belongs there.
error-bad-position-no-such-tile = There is no tile “{ $wrong }” here. Take one of the box, of the right level.
error-bad-position-no-such-seat = There is no seat { $wrong }. This table has { $seats }, counted from 0.
error-bad-position-no-such-cell = There is no cell “{ $wrong }”. They go from A1 to E11 ({ $rule }).
error-bad-position-not-active = It is the turn of seat { $right }, and not of seat { $wrong } ({ $rule }).
error-bad-position-in-play = { $wrong } cards in play still have their end to come, and others are in play ({ $rule }).
error-bad-position-hand-too-large = { $wrong } cards are too many for a hand that nobody has to reduce ({ $rule }).
error-bad-position-no-lives = { $wrong } has no lives left, and is not defeated ({ $rule }).
error-bad-position-on-a-trap = Nobody stays on a trap: { $wrong } ({ $rule }).
error-bad-position-archibald-found = Archibald has been found in { $wrong }, and the game is not over ({ $rule }).
error-bad-position-no-spring = There is no spring in { $wrong } ({ $rule }).
error-bad-position-no-jail = “{ $wrong }” is no jail. They go from A11 to E11 ({ $rule }).
error-bad-position-no-tile-there = No face-up tile lies on “{ $wrong }” ({ $rule }).
error-bad-position-no-place-for-tiles = On “{ $wrong }” no tile can be laid: only on the rows 2 to 10 ({ $rule }).
error-bad-position-not-adjacent = These two cells are not side by side: “{ $wrong }” ({ $rule }).
error-bad-position-not-fresh = The tile on “{ $wrong }” shows no enemies that could still appear ({ $rule }).
error-bad-position-no-enemies-there = No enemy can stand on “{ $wrong }”: not at the start, nor on Satan’s Falls, nor on a trap ({ $rule }).
error-bad-position-no-such-enemy = There are no enemies called “{ $wrong }” ({ $rule }).
error-bad-position-pawns = There are too many pawns: of “{ $wrong }” the box has { $pawns } ({ $rule }).
error-bad-position-no-hero = Whoever sits in seat { $wrong } has no hero yet, and so neither a cell nor cards ({ $rule }).
error-bad-position-hero-twice = “{ $wrong }” is played by two players. There is one of each hero ({ $rule }).
error-bad-position-no-cell = The hero of seat { $wrong } stands nowhere. Name a cell ({ $rule }).
error-bad-position-falls = No hero can stand on “{ $wrong }”: Satan’s Falls are there ({ $rule }).
error-bad-position-too-many-lives = { $wrong } lives are too many for this hero: { $right } at most ({ $rule }).
error-bad-position-not-equipment = The card “{ $wrong }” cannot be worn: it is no equipment ({ $rule }).
error-bad-position-too-many-under = There cannot be { $wrong } known tiles under this pile: it has { $right } in all ({ $rule }).
error-bad-position-no-such-answer = The adventure has no answer “{ $wrong }” ({ $rule }).
error-bad-position-too-much-water = { $wrong } flood tokens would be a flood already: { $right } at most ({ $rule }).
error-bad-position-not-in-a-hand = Nobody can know the card “{ $wrong }”: it is in no other hand ({ $rule }).
error-bad-position-no-such-draft = This card cannot be played so: “{ $wrong }” does not fit ({ $rule }).
error-bad-position-no-such-ending = A race does not end like this: “{ $wrong }” ({ $rule }).

## Bots, paces, options

level-beginner-about = Walks towards the jails, now and then astray, and answers adventures as the mood takes it.
level-solid-about = Weighs every way by its fights, hearts and springs, and plays its cards at sensible moments.
level-strong-about = Plays the race out many times in its head before it chooses, and remembers everything it has seen.
pace-live = Live
pace-live-about = { $seconds } seconds for a move, fewer for a small choice, and { $bank } in reserve for the whole race.
pace-relaxed = Relaxed
pace-relaxed-about = { $minutes } minutes a turn.
pace-daily = A move a day
pace-daily-about = { $hours } hours a turn; you may close the page in between.
option-bump-retry = Try again after a bump
option-bump-retry-about = Whoever bumps into a wall may name another cell, instead of losing the move.
option-bots = Bots
option-bots-about = The seats of bots, counted from 0: a table of bots alone is stopped in the end.
option-starter = Who starts
option-starter-about = The seat of whoever starts, counted from 1; 0 leaves it to chance.

## What the bots say

reason-nearest = The shortest way leads through { $cell }.
reason-unknown = Nobody has been on { $cell } yet. Let us see!
reason-heal = I had better look after myself.
reason-weapon = I shall hit harder with this: { $card }.
reason-armour = This will keep me safe: { $card }.
reason-hinder = { $who ->
    [you] Sorry, but you are getting too far ahead!
   *[other] { $player } is getting too far ahead: I slow things down a little.
}
reason-bonus = One step more is always welcome.
reason-jail = What if Archibald were in { $cell }?
reason-detour = Better go round by { $cell }.
reason-water = The water decides it for me.
reason-peek = I should like to know what is behind that door.
reason-keep = I keep this for later.
reason-gamble = Nothing ventured, nothing gained!
reason-safe = Better safe than sorry.

## The prompt line

prompt-wait = { $player } is thinking.
prompt-choose-hero = Choose your hero.
prompt-choose-start = Choose the cell that you set out from.
prompt-window-before = Before you move: play a card, change your equipment, or go on.
prompt-window-before-fight = An enemy stands on your tile, and you will have to fight: play a card first, or go on.
prompt-window-before-stuck = You cannot move this turn: play a card, or go on.
prompt-window-after = You may still play a card. Otherwise, end your turn.
prompt-window-used = Your card for this turn is played: you may still equip or discard. Otherwise, go on.
prompt-draft = { $missing ->
    [0] “{ $card }” is ready for { $cell }: send it, or take it back.
    [one] “{ $card }”, on { $cell }: the supply lacks a pawn. Where do you take it from?
   *[other] “{ $card }”, on { $cell }: the supply lacks { $missing } pawns. Where do you take them from?
}
prompt-move = Your move: where do you go?
prompt-retry = The wall stands, but you may try elsewhere. Where do you go?
prompt-bonus-move = A bonus move: where do you go?
prompt-slay = { $hits ->
    [one] You have { $hits } hit: which enemy do you defeat?
   *[other] You have { $hits } hits: which enemies do you defeat?
}
prompt-armour = { $lives ->
    [one] You are about to lose { $lives } life: do you use “{ $card }”?
   *[other] You are about to lose { $lives } lives: do you use “{ $card }”?
}
prompt-overflow = Your hand is too full: which card goes?
prompt-answer = What do you answer?
prompt-discard = Which card do you discard?
prompt-destination = { $reason ->
    [defeat] You are back on your feet: where do you start again?
    [trap] You have fallen into a trap: where do you land?
    [flood] The wave carries you away: where do you land?
   *[other] Where does your hero go?
}
prompt-tunnel = The tunnel leads far: where do you come out?
prompt-peek = Which jail do you look into?

## The choices, and what comes of them

choice-hero = Play { $hero }
choice-start = Set out from { $cell }
choice-play = Play “{ $card }”
choice-play-cell = Play “{ $card }” on { $cell }
choice-play-seat = Play “{ $card }” against { $player }
choice-equip = { $replaced ->
    [none] Take up “{ $card }”
   *[other] Take up “{ $card }” in place of “{ $replaced }”
}
choice-discard = Discard “{ $card }”
choice-aim = Play “{ $card }” on { $cell }, with pawns from other tiles
choice-take = Take a pawn from { $cell }
choice-back = Take it back
choice-send = Send it
choice-go-on = { $next ->
    [fight] On to the fight
    [move] On to the move
    [end] End the turn
   *[other] Go on
}
choice-move = Go to { $cell }
choice-stop = Stop here
choice-decline = Stay where you are
choice-slay = Defeat { $enemies }
choice-use-armour = Use “{ $card }”
choice-keep-armour = Keep “{ $card }”
choice-answer = { $answer }: { $label }
choice-to = Land on { $cell }
choice-to-restart = Start again from { $cell }
choice-to-tunnel = Come out on { $cell }
choice-peek = Look into { $cell }
preview-tile = { tile-showing }.
preview-unknown = Unknown: a tile of { zone }.
preview-jail = A closed door: is Archibald behind it?
preview-peeked = You have looked through the keyhole: { tile-showing }.
preview-fight = { $number ->
    [one] A fight against { $enemies }: { $win }% to win, { $defeat }% to be defeated.
   *[other] A fight against { $enemies }: { $win }% to beat them all, { $defeat }% to be defeated.
}
preview-enemies = Waiting there: { $enemies }.
preview-hero = { $dice }, at most { count-lives }.
preview-armour = It would save { count-lives }, and is then discarded.
preview-on = There: { $players }.

## In the terminal: how a move is written

verb-hero = hero, h
verb-start = start, s
verb-play = play, p
verb-aim = aim
verb-take = take, t
verb-back = back, b
verb-send = send
verb-equip = equip, e
verb-discard = discard, throw
verb-go = go on, go, g, end
verb-move = move, m
verb-stop = stop
verb-decline = decline, stay, no, n
verb-slay = slay, defeat
verb-use = use armour, use, yes, y
verb-keep = keep armour, keep
verb-answer = answer
verb-to = to
verb-peek = peek, look
kind-moustik = moustik, moustiks, mo
kind-seide = seide, seides, se
kind-millipede = millipede, millipedes, mi
kind-spider = spider, spiders, sp
kind-darkos = darkos, da

## The table in words

screen-turn = Round { $round } – your turn
screen-legend = ♥ heart, □ card, ¶ book, ^ spring, ~ trial, × trap, ★ Archibald, ▒ Satan’s Falls, ? a closed jail, · not discovered yet; thick lines are walls, dots part the levels. { $enemies }; in capitals, they lie in wait. { $heroes }. On dice: † one hit, ‡ two; red dice are [ ], yellow ones ( ).
screen-sign = { $sign } { $name }
screen-water = Water
screen-water-level = { $drops } { $tokens } of { $flood }
screen-hero = { $sign } { $hero }, { $player }
screen-hero-you = { $sign } { $hero }, you
screen-sheet = { $cell }, { $hearts } { count-lives } of { $most }, { $dice }, { $equipment }, { count-cards }
screen-unarmed = no equipment
screen-unchosen = no hero yet
screen-stuck = cannot move next turn
screen-stuck-now = cannot move this turn
screen-hand = Your hand
screen-hand-title = Your hand:
screen-hand-empty = no card
screen-hand-card = { $number }. { $card } – { $text }
screen-peeked = You have seen
screen-peeks = { $player } has looked into { $cells }.
screen-seen-jail = { $cell } { $tile }
screen-cell = { $cell }: { $facts }
screen-walls = walled { $walls }
screen-undiscovered = Everything else is still to be discovered.
screen-story-reads = { $reader_who ->
    [you] You read to { $player }:
   *[other] { $who ->
        [you] { $reader_player } reads to you:
       *[other] { $reader_player } reads to { $player }:
    }
}
screen-story-answer = { $answer }. { $label }
screen-story-behind = { $answer }. { $label } → { $outcome }
screen-story-secret = Only you can read what comes after the arrow.
screen-dice = { $who ->
    [you] You { $hero_dice }
   *[other] { $player } { $hero_dice }
} – { $roller_who ->
    [you] you for the enemy { $enemy_dice }
   *[other] { $roller_player } for the enemy { $enemy_dice }
}
screen-more-targets = For another tile, write for example: { $typed }

## The piles, for whoever asks

deck-tiles = Tiles of level { $level } still face down (|N is a wall to the north)
deck-under = Of these, under the pile
deck-jails = Behind the closed doors
deck-discard = Discard pile of level { $level }
deck-adventures = Adventures told so far
deck-supply = Enemies in the supply
deck-cards = Cards of level { $level } to draw
deck-given = Cards that you have seen in other hands
deck-given-card = { $card } ({ $player })
deck-none = none
answer-deck = what is still face down, and the discard piles

## The end

end-title = Archibald is free
end-title-stopped = The race is over
end-jails = The jails were
end-jail = { $cell } { $tile }
end-rank = Rank { $rank }: { $player }

## The deal, for checking a seal

verify-tiles = Tiles of level { $level }
verify-cards = Cards of level { $level }
verify-adventures = Adventures
verify-jails = Jails

## The rules in short

rules-short = Be the first to enter Archibald’s cell: cross an unknown board tile by tile, fight what bars your way, and mind the water.
rules-points =
    The aim: be the first to enter the cell that hides Archibald. He is behind one of the five doors of the last row.
    A turn: a card if you like, then one step, then a card if you have not played one. Going nowhere is not allowed.
    A step: name a cell beside yours, never diagonally. If it is empty, a tile is turned up there. If a wall faces you, you bump and stay.
    Walls count from both sides. Satan’s Falls have four of them, and nobody gets through.
    On arrival: ♥ a life, □ a card, ^ a bonus move, ¶ an adventure read by your neighbour, ~ a roll of the die: 1 to 3 and the water rises.
    Enemies: one roll of the dice on both sides at once. One hit, one enemy; one hit on you, one life. If some are left, you fight again next turn instead of moving.
    Cards: three in hand at most, one played a turn. Equipment is put on for free, one piece at a time.
    No life left: you start again one level back, with 3 lives and 2 new cards. At the fourth flood token, the wave carries everybody one level back.
    To write it: a cell alone is enough (C3), “play 2 C5” plays the second card of your hand on C5, “equip 1”, “discard 3”, “go on”.

## The arena: how games end

ending-archibald = Archibald found
ending-forfeit = By forfeit
ending-round-limit = Stopped without a winner
