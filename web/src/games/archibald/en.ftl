### Words of Archibald at the table. The server's are in src/tablee/games/archibald/text.en.ftl, those of before and after in around.en.ftl.

## The board

archibald-board = The board
archibald-loading = The grass is being parted…
archibald-whole = The whole board
archibald-near = Back to the hero
archibald-more = Piles, discards and supply
archibald-round = Round { $round }
archibald-mist = { $count ->
    [one] Row { $first }: still in the mist
   *[other] Rows { $first } to { $last }: still in the mist
}
archibald-hero-of = { $who ->
    [you] { $hero } (you)
   *[other] { $hero } ({ $player })
}
archibald-cell = { $cell }, { $level }.
archibald-cell-empty = Not discovered yet.
archibald-cell-tile = { $tile }.
archibald-cell-shows = Shows { $shows }.
archibald-cell-lurking = Waiting there: { $enemies }.
archibald-cell-walls = { $count ->
    [one] Wall { $sides }.
   *[other] Walls { $sides }.
}
archibald-cell-opened = Wall broken open { $sides }.
archibald-cell-breached = Breached: its walls are void.
archibald-cell-heroes = Here: { $heroes }.
archibald-cell-enemies = Enemies: { $enemies }.
archibald-jail = Closed jail.
archibald-jail-known = Closed jail. You have seen inside: { $tile }, { $shows }.
archibald-jail-peeked = Closed jail. Seen by { $players }.
archibald-lit = { $danger ->
    [fight] Possible now: { $move }. You would have to fight.
    [trap] Possible now: { $move }. It is a trap.
    [trial] Possible now: { $move }. A trial awaits you.
    [blocked] Possible now: { $move }. Enemies stand there.
   *[no] Possible now: { $move }.
}
archibald-target = May be chosen.
archibald-water = { $tokens ->
    [0] Water: no flood token of { $flood }.
    [one] Water: { $tokens } flood token of { $flood }.
   *[other] Water: { $tokens } flood tokens of { $flood }.
}
archibald-water-warning = One more token, and the flood comes!

## Piles

archibald-piles = Tiles still face down
archibald-pile = { $count ->
    [0] { $level }: none left
    [one] { $level }: { $count } tile
   *[other] { $level }: { $count } tiles
}
archibald-pile-unseen = Nobody has seen these yet:
archibald-pile-under = Shown and put under the pile:
archibald-jails-unseen = Behind the closed doors
archibald-decks = Encounter cards
archibald-deck = { $count ->
    [0] { $level }: empty deck
    [one] { $level }: { $count } card in the deck
   *[other] { $level }: { $count } cards in the deck
}
archibald-discard = Discarded:
archibald-nothing = nothing yet
archibald-adventures = Adventures
archibald-adventure-deck = { $count ->
    [0] The deck is empty.
    [one] { $count } card in the deck.
   *[other] { $count } cards in the deck.
}
archibald-supply = Enemies in the supply
archibald-guide = Enemies and signs
archibald-guide-sign = { $sign ->
    [heart] one life more
    [card] one card more
    [spring] one more step
    [book] an adventure
    [trial] roll: the water may rise
   *[trap] back to row 7
}
archibald-supply-one = { $enemy }: { $count }
archibald-given = Cards you gave away
archibald-given-one = { $card }, in the hand of { $player }
archibald-secrets = Every hidden card
archibald-secret-hand = Hand of { $player }
archibald-found-by = { $who ->
    [you] Discovered by you.
   *[other] Discovered by { $player }.
}
archibald-placed-by = { $who ->
    [you] Put there by you.
   *[other] Put there by { $player }.
}

## Heroes and cards

archibald-lives = { $lives ->
    [0] No life of at most { $most }
    [one] { $lives } life of at most { $most }
   *[other] { $lives } lives of at most { $most }
}
archibald-dice = Dice: { $red } red, { $yellow } yellow
archibald-hand = Your hand
archibald-hand-empty = No card in hand
archibald-hand-of = { $count ->
    [0] No card in hand
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
archibald-equipment = Equipment
archibald-equipment-none = No equipment
archibald-immobilised = Immobilised on the next turn
archibald-immobilised-now = Immobilised this turn
archibald-at = on { $cell }
archibald-not-chosen = has not chosen a hero yet
archibald-type = { $type ->
    [equipment] equipment
    [enemy] enemy
   *[power] power
}
archibald-card = { $card }, { $type ->
    [equipment] equipment
    [enemy] enemy card
   *[power] power card
} of level { $level }. { $text } { $usable ->
    [yes] Can be used now.
   *[no] { "" }
}

## Prompts

archibald-over = The game is over.
archibald-between = The grass rustles…
archibald-wait-read = Read it aloud to { $player }: what each answer brings stays between you and the page.
archibald-wait = { $decision ->
    [choose_hero] { $player } chooses a hero.
    [choose_start] { $player } chooses where to set out.
    [window] { $window ->
        [A] { $player } may play a card before moving.
       *[C] { $player } may play a card before the turn ends.
    }
    [move] { $player } decides where to go.
    [retry] { $player } has bumped into a wall and may try elsewhere.
    [bonus_move] { $player } may make a bonus move.
    [slay] { $player } chooses which enemies fall.
    [armour] { $player } decides about the armour.
    [overflow] { $player } has too many cards and lets one go.
    [answer] { $player } has to answer.
    [discard] { $player } has to discard a card.
    [destination] { $player } chooses where to land.
    [tunnel] { $player } may take a tunnel.
    [peek] { $player } looks for a keyhole.
   *[other] { $player } is thinking.
}
archibald-prompt-choose-hero = Which hero are you? Compare dice and lives.
archibald-prompt-choose-start = Tap the start tile from which you set out.
archibald-prompt-window = { $only ->
    [yes] { $window ->
        [A] No card helps now: on to your move.
        [fight] An enemy bars your way, and no card helps: fight!
        [stuck] No card helps, and you cannot move this turn: go on.
       *[C] Nothing is left to play: end your turn.
    }
   *[no] { $played ->
        [yes] { $window ->
            [A] Your card of this turn is played. Equip something, or go on to your move.
            [fight] Your card of this turn is played. Equip something, or fight.
            [stuck] Your card of this turn is played, and you cannot move: go on.
           *[C] Your card of this turn is played. Equip something, or end your turn.
        }
       *[no] { $window ->
            [A] Touch a card, or go on to your move.
            [fight] An enemy bars your way: touch a card, or fight.
            [stuck] You cannot move this turn: touch a card, or go on.
           *[C] Touch a card, or end your turn.
        }
    }
}
archibald-prompt-draft = { $count ->
    [0] Everything is together: send “{ $card }” to { $cell }.
    [one] The supply lacks { $count } pawn: tap the tile to take it from.
   *[other] The supply lacks { $count } pawns: tap the tiles to take them from.
}
archibald-prompt-sure = { $verb ->
    [equip] Your old equipment is discarded. Touch again if you are sure.
   *[discard] “{ $card }” would be gone. Touch again if you are sure.
}
archibald-prompt-confirm = Play “{ $card }” like this?
archibald-prompt-opponent = Who shall get “{ $card }”?
archibald-prompt-target = Where shall “{ $card }” go? Tap a lit tile.
archibald-prompt-card = { $usable ->
    [yes] What do you do with “{ $card }”?
   *[no] “{ $card }” cannot be used now: keep it, or discard it.
}
archibald-prompt-move = Where do you go? Tap a lit tile.
archibald-prompt-daring = { $danger ->
    [fight] Enemies on { $cell }! Look at your chances, then tap again to go.
    [trap] { $cell } is a trap: you would slide back to row 7. Tap again to go all the same.
    [trial] On { $cell } the straw is put to the test. Tap again to go.
    [blocked] Enemies stand on { $cell }: you would have to fight there on your turn. Tap again to choose it.
   *[no] Tap { $cell } again.
}
archibald-prompt-retry = A wall! Try another way, or stop here.
archibald-prompt-bonus-move = { $source ->
    [spring] Boing! The spring lets you move once more: tap a lit tile, or stay.
   *[other] A bonus move: tap a lit tile, or stay.
}
archibald-prompt-slay = { $amount ->
    [one] One hit: which enemy falls?
   *[other] { $amount } hits: which enemies fall?
}
archibald-prompt-armour = { $amount ->
    [one] You are about to lose { $amount } life. Use your armour?
   *[other] You are about to lose { $amount } lives. Use your armour?
}
archibald-prompt-overflow = { $amount ->
    [one] { $equip ->
        [yes] Too many cards: choose one to let go, or equip one.
       *[no] Too many cards: choose one to let go.
    }
   *[other] Too many cards: { $amount } have to go.
}
archibald-prompt-answer = What do you answer?
archibald-prompt-discard = { $amount ->
    [one] Choose a card to discard.
   *[other] Choose { $amount } cards to discard, one after the other.
}
archibald-prompt-destination = { $source ->
    [flood] The wave carries you back: tap the tile where you land.
    [trap] The floor gives way: tap the tile where you land.
    [defeat] You get up again: tap the tile where you start anew.
   *[other] Tap the tile where you land.
}
archibald-prompt-tunnel = A tunnel! Tap the tile where you come out, or stay.
archibald-prompt-peek = Through which keyhole do you look? Tap a jail.

## Moves

archibald-move-hero = Be { $hero }
archibald-move-to = { $side ->
    [N] { $known ->
        [no] go north to { $cell } and discover it
       *[yes] go north to { $cell }
    }
    [E] { $known ->
        [no] go east to { $cell } and discover it
       *[yes] go east to { $cell }
    }
    [S] { $known ->
        [no] go back south to { $cell } and discover it
       *[yes] go back south to { $cell }
    }
    [W] { $known ->
        [no] go west to { $cell } and discover it
       *[yes] go west to { $cell }
    }
   *[none] go to { $cell }
}
archibald-move-start = set out from { $cell }
archibald-move-land = land on { $cell }
archibald-move-take = take a pawn from { $cell }
archibald-move-peek = look into { $cell }
archibald-move-slay = Defeat { $enemies }
archibald-move-answer = { $answer }
archibald-move-use = Use { $card }
archibald-move-keep = Keep { $card }
archibald-move-go = { $window ->
    [fight] Fight!
    [stuck] Go on
    [A] On to my move
   *[C] End my turn
}
archibald-move-decline = { $decision ->
    [tunnel] Stay here
   *[bonus_move] Stay here
}
archibald-move-stop = Stop here
archibald-move-back = Take back
archibald-move-send = Send
archibald-move-equip = { $replaced ->
    [yes] Equip instead
   *[no] Equip
}
archibald-move-discard = Discard
archibald-move-aim = Take pawns from the board
archibald-move-play = { $target ->
    [cell] Play “{ $card }” on { $cell }
    [seat] Play “{ $card }” against { $player }
   *[none] Play “{ $card }”
}
archibald-play = Play
archibald-play-here = Play here
archibald-against = Against { $player }
archibald-put-back = Put the card back
archibald-elsewhere = Elsewhere
archibald-sure = Really?
archibald-go = Go
archibald-choose = Choose
archibald-cannot-play = Why not now?

## Before it is done

archibald-preview-enemy = { $count ->
    [0] On { $cell }: { $enemies }. Nobody stands there now.
    [one] On { $cell }: { $enemies }. { $heroes } would have to fight instead of moving.
   *[other] On { $cell }: { $enemies }. { $heroes } would have to fight instead of moving.
}
archibald-preview-prank = { $count ->
    [one] { $player } loses the only card in hand.
   *[other] { $player } loses 1 of { $count } cards, by chance.
}
archibald-preview-stuck = { $player } cannot move on the next turn.
archibald-preview-gust = { $player } is pushed back to { $cell }.
archibald-preview-fly = You fly to { $cell }, and what it shows happens.
archibald-preview-peek = Only you will see what is behind { $cell }.
archibald-preview-pickaxe = The wall towards { $cell } is open for the rest of the game.
archibald-preview-equip = It replaces { $card }, which is discarded.
archibald-percent = { $percent }%
archibald-odds-win = to beat all
archibald-odds-defeat = to lose your last life
archibald-odds-loss = lives lost on average
archibald-trap-about = A trap sends you back to row 7.
archibald-trial-about = Die: 4, 5, 6 nothing happens; 1, 2, 3 the water rises.
archibald-armour-about = { $prevented ->
    [one] It saves { $prevented } life and is discarded: you lose { $left }.
   *[other] It saves { $prevented } lives and is discarded: you lose { $left }.
}
archibald-armour-keep = { $fatal ->
    [yes] Without it you are defeated.
   *[no] Without it you lose { $amount }, and keep it.
}
archibald-taken = Taken from: { $cells }

## Adventures

archibald-reads = { $who ->
    [you] You read to { $player }
   *[other] { $reader } reads to { $player }
}
archibald-read-aloud = Read this aloud:
archibald-brings = What it brings (for you alone):
archibald-answers = The answers

## What is seen for a moment

archibald-skip = Go on
archibald-duel-chance = Chance to beat all: { $percent }%
archibald-duel-enemies = { $roller } rolls for the enemy
archibald-hits = { $hits ->
    [one] hit
   *[other] hits
}

## Spots

archibald-spot-cell = { $cell }
archibald-spot-water = the water
archibald-spot-adv = the adventure deck
archibald-spot-deck = the encounter deck of { $level }
