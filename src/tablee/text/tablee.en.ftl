### Words of every table: errors, events that no game owns, the command line. docs/words.md says how they work.

## Lists and numbers

list-more = { $some }, { $one }
list-last = { $some } and { $one }
fact = { $name }: { $value }

## Errors: what was wrong, and what would be right

error-error = { $hint ->
    [yes] This cannot be used: { $wrong }. It should be: { $right }.
   *[no] This cannot be used: { $wrong }.
}
error-unknown-game = There is no game called “{ $wrong }” on the shelf. There is: { $right }.
error-bad-seats = This game is not for a table of { $wrong }. Possible numbers of players: { $right }.
error-bad-option = { $hint ->
    [yes] This option does not fit: { $wrong }. Right would be: { $right }.
   *[no] This option does not fit: { $wrong }.
}
error-bad-option-unknown-field = { $hint ->
    [yes] This game has no option “{ $field }”. These are its options, with their defaults: { $right }.
   *[no] This game has no option “{ $field }”, nor any other.
}
error-bad-option-missing-field = The option “{ $field }” is missing. These are the options, with their defaults: { $right }.
error-bad-option-shape = The option “{ $field }” does not take that value. Right would be one like the default: { $right }.
error-bad-option-forced = { $wrong } does not go with { $by }, which imposes { $right }. Choose that, or leave it open.
error-bad-option-other-game = These are the options of another game: { $wrong }. Right would be: { $right }.
error-malformed = “{ $wrong }” is no move of this game. A move looks like this: { $right }.
error-bad-position = { $hint ->
    [yes] No game can stand like this: { $wrong }. Right would be: { $right }.
   *[no] No game can stand like this: { $wrong }.
}
error-bad-position-shape = { $hint ->
    [yes] This position is badly written: { $wrong } does not have the right form. The format is described in { $right }.
   *[no] This position is badly written: { $wrong } does not have the right form.
}
error-bad-position-missing-field = { $hint ->
    [yes] This position is incomplete: { $wrong } is missing. The format is described in { $right }.
   *[no] This position is incomplete: { $wrong } is missing.
}
error-bad-position-unknown-field = { $hint ->
    [yes] This position is badly written: { $wrong } has no place in it. The format is described in { $right }.
   *[no] This position is badly written: { $wrong } has no place in it.
}
error-bad-content = { $hint ->
    [yes] The content file does not fit the rules: { $wrong }. Right would be: { $right }.
   *[no] The content file does not fit the rules: { $wrong }.
}
error-bad-content-unreadable = The file { $wrong } cannot be opened. Give a { $right } file that you may read, such as a copy of content.toml.
error-bad-content-too-large = The file { $wrong } is too large: { $right } MB at most. Give a copy of content.toml.
error-bad-content-no-content = “{ $wrong }” is played without a content file: there are no cards to replace in it.
error-bad-content-not-text = This is no text in { $wrong }. Save the file in that encoding.
error-bad-content-not-toml = From column { $column } on, this line is not { $wrong }. Start from a copy of content.toml.
error-bad-content-written-twice = In { $wrong }, each name is written only once, and this one was there before (column { $column }).
error-bad-content-not-closed = { $wrong } finds no end to what begins here or above: a comma, a bracket, a brace or a quotation mark is missing.
error-bad-content-no-value = { $wrong } expects “name = value” at column { $column } of this line.
error-bad-content-no-such-value = { $wrong } does not know the value at column { $column } of this line. A text stands between quotation marks, a number does not. If that is not it, a bracket or brace is missing above.
error-bad-content-missing-field = “{ $wrong }” is missing. There should be: { $right }.
error-bad-content-unknown-field = “{ $wrong }” has no place here. There can be: { $right }.
error-bad-content-one-language = { $wrong ->
    [fr] “fr” is missing: the French text. Every text stands in both languages, fr and en.
   *[en] “en” is missing: the English text. Every text stands in both languages, fr and en.
}
error-bad-content-choice = “{ $wrong }” does not fit. Right would be: { $right }.
error-bad-content-number = “{ $wrong }” does not fit. Right would be a whole number.
error-bad-content-number-from = “{ $wrong }” does not fit. Right would be a whole number, at least { $right }.
error-bad-content-text = “{ $wrong }” does not fit. Right would be a text between quotation marks.
error-bad-content-row = “{ $wrong }” does not fit. Right would be a row with: { $right }.
error-bad-content-list = “{ $wrong }” does not fit. Right would be a list between square brackets.
error-bad-content-list-of = “{ $wrong }” does not fit. Right would be a list of { $right } values between square brackets.
error-bad-content-table = “{ $wrong }” does not fit. Right would be a table of names and values.
error-bad-content-shape = “{ $wrong }” does not fit. Start from a copy of content.toml.
error-bad-content-counts = { $wrong } is not the right count. There should be { $right } ({ $rule }).
error-bad-content-unknown-card = “{ $wrong }” is not in the box. There should be: { $right } ({ $rule }).
error-bad-content-card-twice = “{ $wrong }” is there for the second time. There should be, each once: { $right } ({ $rule }).
error-bad-content-missing-card = “{ $wrong }” is missing here. There should be, in this order: { $right } ({ $rule }).
error-bad-content-out-of-place = “{ $wrong }” stands in the place of “{ $right }” ({ $rule }).
error-bad-content-unknown-effect = “{ $wrong }” is not known. Choose from: { $right } ({ $rule }).
error-in-content = { $where }: { $what }
error-in-file = { $placed ->
    [yes] { $file }, line { $line } ({ $where }): { $what }
   *[no] { $file }, line { $line }: { $what }
}
error-bad-level = There is no bot of level “{ $wrong }”. Choose from: { $right }.
error-bad-level-yardsticks = There is no bot of level “{ $wrong }”. Choose from: { $right }, and to compare with: { $yardsticks }.
error-bad-sides = These are not the sides of this game: { $wrong }. It has: { $right }.
error-bad-sides-unknown = This game has no side called “{ $wrong }”. It has: { $right }.
error-bad-sides-missing = Nobody is named for “{ $wrong }”. Name a level for each of: { $right }.
error-bad-sides-no-sides = This game has no sides, so nothing is to be played for “{ $wrong }”. Name a level for each seat.
error-no-ray = { refusal-no-ray }
error-no-ray-missing = --ray needs Ray, which is not installed here. Install it with: pip install { $right }
error-no-ray-not-started = Ray cannot be started here ({ $wrong }). Without --ray the same games are played on this machine alone.
error-no-ray-not-joined = No Ray that can be joined answers at “{ $wrong }”. An address looks like this: { $right }
error-no-ray-other-rules = A machine of the Ray cluster has other rules than this one (Tablée { $wrong }): it would play other games. Install the same Tablée on all of them.
error-no-ray-no-tablee = A machine of the Ray cluster finds no Tablée to play with ({ $wrong }). Install the same one on all of them.
error-no-ray-lost = Ray has lost some of the games, again and again ({ $wrong }). A result without them would be wrong: there is none.
error-broken-seal = The seal is broken: this seed belongs to the promise { $wrong }, not to { $right }.
error-broken-seal-seed-size = A seed has { $right } bytes, and this one has { $wrong }.
error-broken-seal-salt-size = A salt has { $right } bytes at most, and this one has { $wrong }.
error-refused = { $why } ({ $rule })
error-other-rules = { refusal-other-rules }
error-other-rules-rules = This table was begun by version { $wrong } of the rules, and this house plays by version { $right }.
error-other-rules-game = This table was begun with the game “{ $wrong }”, which this house does not have. It has: { $right }.
error-other-rules-content = This table was begun with cards that this house cannot play with: { $wrong }. The printed ones are { $right }.
error-unknown-table = No table answers to “{ $wrong }”. Check the link or the code.
error-unknown-edition = No table here has cards with the digest { $wrong }.
error-bad-name = This name does not do. It has to be short, and made of visible characters.
error-bad-name-empty = A name is missing. It needs 1 to { $right } visible characters.
error-bad-name-long = This name has { $wrong } characters. It may have { $right } at most.
error-bad-name-letter = This name holds a character that cannot be seen: { $wrong }. It needs 1 to { $right } visible characters.
error-bad-name-marks = This name has too many accents, or nothing but accents. A letter bears { $right } at most.
error-not-finished = This game is not finished: it shows nothing yet of what it hides.
error-no-game = { refusal-no-game }
error-bad-replay = This file holds no game that these rules can play again. Right would be a file as the server gives it.
error-bad-replay-content = This game was played with other cards: { $wrong }. Ours are { $right }, and these rules cannot play with the others.
error-bad-replay-digest = The cards in this file have been changed: their digest is { $wrong }, and it names { $right }.
error-bad-replay-eyes = This game was not seen with such eyes: { $wrong }. Choose from: { $right }.
error-bad-replay-line = This game has no line { $wrong } from which it could go on. Its last line is { $right }.
error-bad-replay-rules-version = This game was played by other rules: version { $wrong }. Here the rules have version { $right }.
error-bad-replay-seat = This file speaks of seat { $wrong }, but its last seat is { $right }.
error-bad-replay-seats = This file names { $wrong } players for a table of { $right }.
error-unexpected = Something went wrong that should not: { $kind }. Nothing you typed is to blame; please report it. (With TABLEE_DEBUG=1 you see where.)

## Refusals of the house, by their codes alone: at the table

refusal-not-seated = You have no seat at this table. Sit down first.
refusal-not-host = Only the host of the table can do that.
refusal-not-lobby = That can only be done before the game begins.
refusal-not-playing = No game is being played at this table now.
refusal-paused = The game is paused. Let it go on first.
refusal-not-paused = The game is not paused.
refusal-not-over = The game is not over yet.
refusal-already-started = The game has already begun, and you have no seat in it.
refusal-no-such-seat = This table does not have that seat.
refusal-seat-taken = That seat is taken. Choose another.
refusal-seat-free = Nobody sits there.
refusal-table-full = Every seat is taken.
refusal-seats-taken = Somebody sits in a seat that would go. Free it first.
refusal-chair-free = Nobody moderates yet. Somebody has to take the moderator’s chair.
refusal-chair-taken = Somebody moderates already.
refusal-no-intervention = That cannot be done by the moderator now.
refusal-not-moderator = You do not moderate this table.
refusal-no-moderator-here = The house itself moderates here.
refusal-seats-free = Some seats are still free. Fill them, or choose fewer.
refusal-not-ready = Not everybody is ready yet.
refusal-no-such-pace = This game does not have that pace. Choose one of those on offer.
refusal-no-such-level = No bot has that level. Choose one of those on offer.
refusal-too-late = Too late: the game has moved on.
refusal-not-wanted = It is not this bot’s turn.
refusal-no-undo = In this game no move can be taken back.
refusal-nothing-to-take-back = You have no move to take back.
refusal-other-rules = This table was begun with a game, rules or cards that this house does not have.
refusal-revealed = Something was revealed since your move, and nobody is here who could agree to take it back.
refusal-question-open = One question at a time: wait for the answers.
refusal-nothing-asked = Nothing is being asked.
refusal-already-answered = You have already answered.
refusal-asked-lately = Your last question came to nothing. Wait a little before you ask again.
refusal-locked = The table is locked: nobody new sits down or speaks here.
refusal-muted = You have been muted at this table: you play on, but you do not speak or point, and somebody else opens the next game.
refusal-barred = The host of this table does not let you in any more.
refusal-not-yourself = You cannot bar yourself from your own table: simply leave it.
refusal-no-person = That is a bot, not a person.
refusal-rematch-open = A table for the next game is already open.
refusal-no-code-left = There are too many tables at the moment. Try again later.

## Refusals: the server and the socket

refusal-try-again = That did not work, and nothing has changed. Try again.
refusal-fault = Something went wrong at this table. It is being read again; nothing that was played is lost.
refusal-disk-full = The server’s disk is full. Nothing is lost: the game goes on as soon as there is room again.
refusal-store-busy = The server cannot write just now. Nothing is lost: it tries again by itself.
refusal-store-broken = The server cannot reach its tables just now. Nothing has changed.
refusal-hello-first = The connection is not complete yet. Wait a moment.
refusal-malformed = That was not understood.
refusal-too-fast = Not so fast: say it again in a moment.
refusal-silence = You cannot speak here now.
refusal-empty-line = There is nothing to read in that message.
refusal-no-adviser = In this game nobody advises you.
refusal-adviser-off = At this table nobody is advised. The host chooses that before the game.
refusal-not-your-decision = There is nothing for you to decide now.
refusal-already-asked = Your adviser is still thinking.
refusal-no-advice = Your adviser has no idea this time.
refusal-no-such-spot = That cannot be pointed at here.
refusal-no-such-proposal = Nobody can propose that in this game.

## Refusals: HTTP

refusal-no-session = Give your name first.
refusal-foreign-origin = This request came from a page of another site.
refusal-foreign-host = This house is not known by this name. Whoever runs it has to start it with “--origin” and this address.
refusal-too-many-tables = You have too many open tables. Finish or close one of them first.
refusal-foreign-link = This link does not lead to this table.
refusal-unknown-path = There is nothing at this address.
refusal-unknown-code = No open table has this code. Check the letters.
refusal-unknown-table = There is no such table. Check the link.
refusal-unknown-game = This game is not on the shelf.
refusal-unknown-edition = No table here has these cards.
refusal-bad-method = That is not what this address is for.
refusal-bad-eyes = A game can be seen again from a seat, from outside, or with everything open.
refusal-bad-name = { error-bad-name }
refusal-bad-seats = This game is not for a table of that size.
refusal-bad-option = One of the options does not fit this game, or so many seats.
refusal-bad-sides = These are not the sides of this game.
refusal-no-ray = These games cannot be played on Ray.
refusal-bad-level = There is no bot of that level.
refusal-bad-position = No game can stand like this.
refusal-bad-content = This content does not fit the rules.
refusal-broken-seal = The seal is broken: this seed is not the one that was promised.
refusal-not-finished = { error-not-finished }
refusal-no-game = No game was begun at this table: there is nothing to tell of it.
refusal-many-tables = Several tables begin like this. Say more letters of its id.
refusal-not-ended = This table has not ended. Close it first.
refusal-unknown-person = Nobody here is known by that.
refusal-kept-elsewhere = Another node of the house keeps this table.
refusal-bad-replay = { error-bad-replay }
refusal-invalid = Something is missing in this request, or does not belong there.
refusal-not-json = This request does not have the right format.
refusal-too-large = That is too long.
refusal-too-many = That is too often. Wait a moment, then try again.
refusal-too-many-tables-around = Many tables were opened in your network just now. Wait a moment, or join one of them.
refusal-too-many-tables-in-all = So many tables are being opened here that there is none left for the moment. Try again in a minute.
refusal-too-many-guests-around = Many people came from your network just now. Wait a moment, then try again.
refusal-unusable = The server can do nothing with this request.
refusal-internal = Something went wrong on the server. It has been noted.

## Events of the table itself

event-seat-gone = { $reason ->
    [left] { $who ->
        [you] You have left the table.
       *[other] { $player } has left the table.
    }
    [handed_over] { $who ->
        [you] You have handed your seat to somebody else.
       *[other] { $player } has handed the seat to somebody else.
    }
    [disconnected] { $who ->
        [you] You have lost the connection.
       *[other] { $player } has lost the connection.
    }
   *[timeouts] { $who ->
        [you] You have let the clock run out twice in a row.
       *[other] { $player } has let the clock run out twice in a row.
    }
} { $played_by ->
    [bot] A bot plays on in the meantime.
    [nobody] The table waits.
   *[default] The simplest move is played in the meantime.
}
event-seat-back = { $who ->
    [you] You are back at the table.
   *[other] { $player } is back at the table.
}
event-default-played = { $reason ->
    [timeout] { $who ->
        [you] Your time is up: the simplest move is played for you.
       *[other] Time is up for { $player }: the simplest move is played.
    }
   *[gone] { $who ->
        [you] You are away: the simplest move is played for you.
       *[other] { $player } is away: the simplest move is played.
    }
}
event-clock-started = { $who ->
    [you] Your clock is running.
   *[other] The clock of { $player } is running.
}

takeover-bot = A bot plays for whoever is away.
takeover-default = The simplest move is played for whoever is away.

## People

name-you = You
names-of-bots = Hazel, Rowan, Wren, Jasper, Clover, Linden, Poppy, Alder, Maple, Reed, Tansy, Aspen, Bramble, Sorrel, Juniper, Heath, Willow, Basil, Ivy, Oakley, Myrtle, Dale, Primrose, Cedar, Sage, Finch, Olive, Glen, Violet, Thorn, Fern, Lark
player-with-level = { $player } ({ $level })

## Bots

level-beginner = beginner
level-solid = solid
level-strong = strong
level-random = random
level-default = default
level-random-about = Plays any legal move, by lot.
level-default-about = Plays the simplest move, as the table does for whoever is away.

## The command line: help

help-example = For example: { $line }
help-commands = Commands
help-options = What you can add
help-lang = --lang fr or --lang en goes with every command. Without it, the language is that of your system.
help-help = Show this help.
help-version = Show the version, and whether the rules run compiled.
help-tablee = Board games at one table: play against bots, let bots play each other, measure.
help-play = Play a game in the terminal, against bots.
help-arena = Let bots play many games against each other, and count the victories.
help-verify = Check the seal of a finished game, and see its deal again.
help-bench = Measure the speed of the rules beside other libraries (in a checkout only).

help-host = Open the house to everybody on this network, and a browser in it.
help-host-port = The first port to try: the next one that is free will do.
help-browser = Open no browser.
help-game = The game: { $games }. After its name, --help also lists its own options.
help-bots = Levels of the bots, separated by commas; the last one fills the seats that are left. There are: { $levels }.
help-seats = Number of players at the table, counting you.
help-name = Your name at the table.
help-seed = A whole number: the same seed deals the same game. Without it, the deal is sealed and can be checked afterwards.
help-content = GAME=FILE: play a game with the cards of your own copy, for example { $example }. May be repeated.
help-fast = Let bots move at once, without a moment of thought.
help-line-up = One level for each seat, separated by commas; the last one fills the seats that are left. In a game of sides also one for each side: wolves=strong,village=solid. There are: { $levels }.
help-arena-seats = Number of players, if you name fewer levels than seats. By default as many as levels, and at least as many as the game needs.
help-arena-seed = A whole number that decides every game. By default: 1.
help-games = How many games. By default: 1000; for every table 100 each.
help-every-table = Play every table of a game that is won or lost together: each number of players at each level. So it is by default in a game with levels, if you name neither a level nor seats.
help-json = Write the result as JSON to a file; - writes it to the standard output.
help-workers = How many processes play at once. By default: one for each core.
help-ray = Play the games on Ray (pip install tablee[ray]): on one that is started for them, or on a cluster, if RAY_ADDRESS names one. The results are the same.
help-ray-address = Play the games on the Ray cluster at this address, for example { $example }. All its machines need the same Tablée.
help-commitment = The promise published before the deal: 64 hexadecimal digits.
help-revealed = The seed revealed at the end: 64 hexadecimal digits.
help-verify-seats = Number of players of that game: shows the deal.
help-verify-game = The game that was dealt, to see its deal: { $games }.
help-arguments = Everything after “bench” goes to the measurements as it is.

## The command line: what went wrong

usage-language = “{ $wrong }” is no language that we have. Choose --lang fr or --lang en.
usage-no-language = --lang needs a language: fr or en.
shelf-box = { $game } ({ $fewest } to { $most } players, about { $minutes } minutes)
shelf-ask = Which game? (1 to { $count }, or its name)
usage-no-game = Which game? On the shelf: { $games }. For example: tablee { $command } { $example }
usage-unknown-command = There is no command “{ $wrong }”. There are: { $right }.
usage-unknown-option = There is no option { $wrong } here. { $command } --help lists them.
usage-too-much = “{ $wrong }” is one word too many. { $command } --help shows what may be written.
usage-missing = { $option } needs a value. { $command } --help shows which.
usage-missing-argument = Something is missing: { $option }. { $command } --help shows what has to be written.
usage-not-a-number = { $option } needs a whole number, not “{ $wrong }”.
usage-not-yes-or-no = { $option } is written without a value, not with “{ $wrong }”.
usage-not-a-choice = { $option } cannot be “{ $wrong }”. Choose from: { $right }.
usage-twice = { $option } is given twice. Once is enough.
usage-other = This command line was not understood. { $command } --help shows what may be written.
usage-seed = { $option } needs a whole number without a sign, of at most { $digits } digits, not { $wrong }.
usage-at-least-one = { $option } needs a number of at least 1, not { $wrong }.
usage-sides = Name one level for each side, as in --bots { $example }
usage-no-levels = { $game } has no levels that all win or lose together: { $option } is not for it.
usage-one-level = With { $option } one bot plays in all seats, for example { $example }
usage-ray-address = { $option } needs the address of a Ray cluster, for example { $example }
usage-too-many-bots = { $count } levels are too many for { $seats } seats. Name at most { $most }.
usage-name = “{ $wrong }” cannot be a name: it needs 1 to { $most } visible characters. Try --name Ana
usage-no-file = There is no file “{ $file }” to read. Give the path of a content file, for example { $option } { $example }
usage-cannot-write = “{ $file }” cannot be written to. Give the path of a file in a folder that you may write to, or - for the standard output.
usage-no-name = { $option } needs the name of a file. For example: { $option } { $example }
usage-content = { $option } needs a game and a file, GAME=FILE, not “{ $wrong }”. For example: { $option } { $example }
usage-content-twice = { $option } names “{ $game }” twice. A game is played with the cards of one file.
example-content = my-{ $game }.toml
example-json = result.json
usage-output = The standard output cannot be written to: is the disk full?
usage-hex = { $option } needs { $digits } hexadecimal digits, not “{ $wrong }”.
usage-no-bench = The measurements come with the source tree, not with the installed package. Run this command in a checkout.

## The command line: at the table

cli-version = tablee { $version } ({ $form ->
    [compiled] compiled
   *[interpreted] interpreted
})
play-table = At the table: { $players }.
play-seed = Seed { $seed }: it deals the same game again whenever you want.
play-promise = The deal is sealed. This is its promise, made before the cards are dealt:
play-revealed = The seed behind the promise:
play-verify = To check that nobody touched the deal:
play-how = Type a number to choose, ? for help, q to leave.
play-ask = Your choice, 1 to { $count } { play-keys }:
play-ask-only = The only choice is 1 { play-keys }:
play-keys = { $deck ->
    [yes] (? help, d deck, q leave)
   *[no] (? help, q leave)
}
play-time-runs = Here time runs: the others act while you think. A clock before the question is yours.
play-time-stands = Time stands still while you choose. An empty line lets it pass until something happens, “{ $wait }” until you are asked something else.
play-timed = ({ $time } left) { $question }
play-may = If you like, { $count ->
    [one] 1
   *[other] 1 to { $count }
} { play-keys }:
play-may-or-pass = If you like, { $count ->
    [one] 1
   *[other] 1 to { $count }
}, or Enter to go on { play-keys }:
play-watch = You are watching { play-keys }:
play-only-watch = There is nothing for you to do now: the game goes on by itself.
play-words-wait = wait
play-key-enter = Enter
play-answer-pass = let time pass until something happens
play-answer-wait = let time pass until you are asked something else
play-unknown-answer = “{ $answer }” means nothing here. Type a number from 1 to { $count }, a move such as “{ $example }”, or ? for help.
play-only-answer = “{ $answer }” means nothing here. Type 1, a move such as “{ $example }”, or ? for help.
play-which = That can mean { $count } things. Type the number of the move you want.
play-goodbye = Goodbye, and come back soon!
word-leave = q, quit, leave, exit
word-deck = d, deck
word-help = help
answer-number = the choice with that number
answer-move = the same move, written out
answer-help = this help
answer-rule = the text of a rule
answer-leave = leave the table
play-rule = Rule { $rule }:
play-no-rule = There is no rule { $rule }. Ids go from { $first } to { $last }.

## The command line: the arena

arena-title = { $game }, { $count ->
    [one] one game
   *[other] { $count } games
}, seed { $seed }
arena-progress = Games played
arena-bot = Bot
arena-wins = Wins
arena-share = Share
arena-interval = 95% interval
arena-score = Mean score
arena-rank = Mean rank
arena-seconds = ms/move
arena-fair = A fair share would be { NUMBER($share, style: "percent", maximumFractionDigits: 1) }. A shared victory counts in parts.
arena-side = Side
arena-seats = Seats
arena-place = By turn order
arena-place-number = { $place ->
    [1] plays first
    [2] plays second
    [3] plays third
    [4] plays fourth
   *[other] plays as number { $place }
}
arena-ending = How it ended
arena-games = Games
arena-parts = A victory that only some share counts in parts.
arena-together = Won together: { $wins ->
    [one] one game
   *[other] { $wins } games
}, { percent }; 95% interval: { percent-range }.
arena-tables = { $game }, { $count ->
    [one] one game
   *[other] { $count } games
} at each table, seed { $seed }
arena-tables-about = How often all win together, with { $bot } in every seat; in brackets the 95% interval.
arena-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
arena-brackets = ({ percent-range })
arena-written = Written to { $file }.
decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
decimals = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent-range = { NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) }%

## The command line: the seal

verify-kept = The seal is whole: this seed is the one that was promised before the deal.
verify-broken = The seal is broken: this seed belongs to the promise { $wrong }, not to { $right }.
verify-deal = What it dealt to { $seats } players:
verify-start = Start player: seat { $seat }.
verify-round = Round { $round }: { $cards }

## Events of the table: coming and going, agreements

event-person-sat = { $who ->
    [you] You sit down.
   *[other] { $name } sits down.
}
event-person-stood = { $who ->
    [you] You stand up.
   *[other] { $name } stands up.
}
event-bot-sat = A bot sits down.
event-seat-freed = A seat is free again.
event-seats-swapped = Two seats are exchanged.
event-settings-changed = The settings are changed. Everybody says again whether they are ready.
event-ready-changed = { $ready ->
    [yes] { $who ->
        [you] You are ready.
       *[other] { $player } is ready.
    }
   *[no] { $who ->
        [you] You are not ready any more.
       *[other] { $player } is not ready any more.
    }
}
event-host-changed = { $name } is the host now.
event-moderator-changed = { $name } moderates.
event-chair-freed = The moderator’s chair is free again.
event-table-locked = { $locked ->
    [yes] The table is locked: nobody new comes in.
   *[no] The table is open again.
}
event-person-muted = { $muted ->
    [yes] { $who ->
        [you] You have been muted.
       *[other] { $player } has been muted.
    }
   *[no] { $who ->
        [you] You may speak again.
       *[other] { $player } may speak again.
    }
}
event-person-barred = { $who ->
    [you] You have been sent away from this table.
   *[other] { $name } has been sent away from the table.
}
event-person-unbarred = { $name } may come back to the table.
event-game-begun = The game begins. Its deal is sealed: { $commitment }
event-question-asked = { $question ->
    [undo] { $who ->
        [you] You ask to take back your move.
       *[other] { $player } asks to take back a move.
    }
   *[pause] { $who ->
        [you] You ask for a pause.
       *[other] { $player } asks for a pause.
    }
}
event-question-answered = { $yes ->
    [yes] { $who ->
        [you] You agree.
       *[other] { $player } agrees.
    }
   *[no] { $who ->
        [you] You would rather not.
       *[other] { $player } would rather not.
    }
}
event-question-dropped = { $question ->
    [undo] The move stays.
   *[pause] There is no pause.
}
event-move-explained = { $who ->
    [you] The bot that plays for you: “{ $why }”
   *[other] { $player }: “{ $why }”
}
event-move-taken-back = { $who ->
    [you] You take back your move.
   *[other] { $player } takes back a move.
}
event-game-paused = The game is paused.
event-game-resumed = The game goes on.
event-seed-revealed = The seed behind the promise: { $seed }
event-rematch-opened = A table for the next game is open.
event-table-closed = The table is closed.

player-bot = Bot { $seat } ({ $level })

## The command line: the server

help-serve = Open the house: tables for everybody who has the link, over the network.
help-address = The address to listen at. By default: 127.0.0.1, which only this computer reaches; 0.0.0.0 is for everybody.
help-port = The port to listen at. By default: 8000; 0 takes a free one.
help-data = The file in which tables are kept. By default: tablee.db in this folder.
help-store = A PostgreSQL database instead of a file, such as { $example }. By default: what DATABASE_URL says, unless --data says something else. Put a password into DATABASE_URL: everybody on this machine can read the command.
help-durability = full survives a power cut; normal survives a crash of the program, and is quicker. By default: full.
help-origin = An address under which browsers see this server, such as { $example }; may be said several times. By default: whatever address they use.
help-proxy = The address of a proxy in front of this server, or of a network of proxies, such as 127.0.0.1 or 10.0.0.0/24, whose word about its visitors is believed; may be said several times. By default: nobody’s.
help-unlimited = No limits for visitors who ask too often: for measurements only.
help-node = The address at which other nodes of the same house find this one, such as { $example }. By default: the address to listen at, or the name of this computer.
help-keep-tables = How long a table is kept after its game is over, such as 365d, 12h or never. By default: 365d.
help-keep-guests = How long somebody is remembered who does not come any more, such as 400d or never. By default: 400d.
help-log = plain writes lines to read, json one line of JSON for each thing that happened. By default: auto, which is plain at a terminal and json elsewhere.
help-metrics-token = Whoever shows this token may read /metrics. By default: nobody else, but this computer itself if the house has no proxy and no origin.
help-config = A TOML file with settings. By default: what TABLEE_CONFIG names, if anything. Options count more than TABLEE_ variables, and these more than the file.
help-bot-workers = How many processes the bots think in. By default: one for each core, at least 2 and at most 8.
host-running = Tablée is open: { $address } (its tables are kept in { $file }).
host-others = For phones and computers on the same network: { $address }
host-also = If a phone does not find it there: { $addresses }
host-alone = There is no network here: only this computer can come in.
host-trouble = Something went wrong ({ $trouble }). Every move is kept; if a table stands still, reload its page.
host-end = Ctrl+C closes the house.
serve-running = Tablée is at { $address } (Ctrl+C ends it). Its tables are kept in { $file }.
serve-stopped = The house is closed. Every table is kept.
serve-origin = { $option } needs an address without a path, such as { $example }, not “{ $wrong }”.
serve-no-address = { $why ->
    [taken] { $address } is in use already. Choose another --port, or 0 for a free one.
    [denied] { $address } is not allowed. Choose a --port from 1024 on.
   *[other] { $address } cannot be listened at. Choose another --host or --port.
}
serve-no-store = { $why ->
    [in_use] { $file } is served by another process already. One file, one server.
    [full] { $file } cannot be written: the disk is full.
    [locked] { $file } is locked by another program.
    [newer] { $file } was written by a newer Tablée than this one.
   *[other] { $file } cannot be used as a file of tables. Choose another with --data.
}

setting-text = { $option } needs a word between quotation marks, not “{ $wrong }”.
setting-secret = { $option } needs a word between quotation marks.
setting-from-to = { $option } needs a number from { $least } to { $most }, not { $wrong }.
setting-at-least = { $option } needs a number of at least { $least }, not { $wrong }.
setting-yes-or-no = { $option } is true or false, not “{ $wrong }”.
setting-duration = { $option } needs a time such as 365d, 12h, 30m or 90s, or never, not “{ $wrong }”.
setting-proxy = { $option } needs the address of a proxy or of a network, in numbers, such as 127.0.0.1 or 10.0.0.0/24, not “{ $wrong }”.
setting-unknown = { $file }: there is no setting “{ $wrong }”. There are: { $right }.
setting-unknown-variable = { $name } is set, but there is no such setting. It is passed over.
setting-not-toml = { $file } is not TOML: line { $line }, column { $column }.
setting-no-file = { $why ->
    [missing] { $file } cannot be read. Give the path of a file with settings.
    [end] { $file } is not TOML: look at its end.
   *[other] { $file } is no text in UTF-8.
}

serve-store = { $option } needs the address of a PostgreSQL database, such as { $example }.
serve-two-stores = { $one } and { $other } are two places for the same tables. Choose one of them.
serve-no-database = { $why ->
    [no_driver] { $address } needs asyncpg, which is not installed here. Install it with: pip install tablee[postgres]
    [denied] { $address } does not let Tablée in. Check the user and the password; this user must be allowed to make tables there.
    [unknown] { $address } does not exist on that server. Create the database first.
    [full] { $address } cannot be written: the disk of the database is full.
    [locked] { $address } is locked by another program.
    [newer] { $address } was written by a newer Tablée than this one.
    [older] { $address } was last opened by an older Tablée than this one. Open it once with tablee serve, or use the older one.
    [changed] { $address } was written by another Tablée than this one. Use another database.
   *[other] { $address } cannot be reached. Check the address, and whether PostgreSQL is running.
}

## The command line: whoever keeps the house

help-admin = Look after the house, whether it is open or not: its tables, its people, and what everybody is told.
help-admin-tables = List tables, the newest first.
help-admin-table = Show a table: its settings, who sits there, when it last moved. Nothing that its game hides.
help-admin-close = Close a lobby or a running game. Whoever is there is told.
help-admin-export = Write down tables that have ended, whole and open: one line of JSON each.
help-admin-delete = Delete a table that has ended: its log, its chat and its places.
help-admin-person = Show what is kept of a person.
help-admin-forget = Forget a person: their name and their sessions. Tables where they sat keep the name that they had there.
help-admin-health = Show how the house is.
help-admin-notice = Tell everybody who is at a table, and whoever comes in the next minutes.
help-at = The address at which the house answers, such as { $example }. By default: where its settings say that it listens, or the nodes that the database names.
help-admin-json = Show the answer as JSON.
help-state = Only tables in this state: lobby, playing, over or closed.
help-limit = How many at most. By default: 50.
help-table = A table: its code, its id, or the first letters of it, six at least.
help-person = The id of a person.
help-person-name = Everybody who is called so.
help-forget-tables = Delete the tables where they sat as well, as far as these have ended.
help-notice-text = What is said, in your own words.
help-notice-minutes = For how long. By default: 15 minutes.
help-notice-withdraw = Take down what was put up.
example-notice = We close at noon.
admin-no-file = There is no file “{ $file }”. Say with --data or --config which house is meant.
admin-no-answer = { $file } is being served, but nobody answers at { $address }. Say with --at where the house is.
admin-other-house = What answers at { $address } is not the house of { $file }. Say with --at where that is.
admin-at = --at needs an address such as { $example }, not “{ $wrong }”.
admin-who = Say the id of a person, or --name and a name.
admin-notice-or-not = Say what everybody is to be told, or --withdraw.
admin-notice-length = A notice has from 1 to { $longest } characters.
admin-between = { $option } needs a number from { $least } to { $most }, not { $wrong }.
admin-tables = { $count ->
    [0] No tables.
    [one] One table: { $states }.
   *[other] { $count } tables: { $states }.
}
admin-in-state = { $state } { $count }
admin-state-is = { $state ->
    [lobby] lobby
    [playing] playing
    [over] over
    [closed] closed
   *[other] { $state }
}
admin-time = { $unit ->
    [days] { $count } d
    [hours] { $count } h
    [minutes] { $count } min
   *[seconds] { $count } s
}
admin-id = Id
admin-game = Game
admin-rules = Rules
admin-state = State
admin-count = Tables
admin-age = Age
admin-people = People
admin-bots = Bots
admin-seats = Seats
admin-entries = Entries in its log
admin-moved = Last moved, ago
admin-here = Connections
admin-keeper = Kept by
admin-pace = Pace
admin-options = Options
admin-seat = Seat { $seat }
admin-bot = bot ({ $level })
admin-free = free
admin-name = Name
admin-seen = Last here, ago
admin-version = Version
admin-since = Open for
admin-store = Store
admin-store-ok = in order
admin-store-full = the disk is full
admin-store-locked = locked by another program
admin-store-broken = cannot be reached
admin-nodes = Nodes
admin-rooms = Tables in memory
admin-sockets = Connections
admin-thoughts = Bots that wait for their turn to think
admin-faults = Mistakes of ours
admin-closed = Table { $id } is closed.
admin-deleted = Table { $id } is deleted.
admin-forgotten = { $id } is forgotten. { $deleted ->
    [0] No table was deleted
    [one] One table was deleted
   *[other] { $deleted } tables were deleted
}; { $left ->
    [0] none is left that has this name.
    [one] one is left that has this name.
   *[other] { $left } are left that have this name.
}
admin-notice = Everybody at a table is told, for { $left }: “{ $text }”
admin-no-notice = Nothing is put up.

## The command line: backup and restore

help-backup = Keep a copy of the whole house in one file, while it is open.
help-backup-file = The file for the copy. It can be given to tablee restore, whatever the house is kept in.
help-backup-replace = Write over a copy that is there already.
help-restore = Put a copy of a house where no house is open.
help-restore-file = The copy, as tablee backup made it.
help-restore-replace = Put it in the place of a house that is there, and forget that one.
backup-done = { $file } holds the whole house: { $tables ->
    [0] no table
    [one] one table
   *[other] { $tables } tables
}, { $people ->
    [0] nobody
    [one] one person
   *[other] { $people } people
}. It was read again, and nothing is missing.
restore-done = The house is in { $place } again: { $tables ->
    [0] no table
    [one] one table
   *[other] { $tables } tables
}, { $people ->
    [0] nobody
    [one] one person
   *[other] { $people } people
}. tablee serve opens it.
backup-bad = { $why ->
    [missing] { $file } is not there, or cannot be read.
    [foreign] { $file } is no copy of a house: tablee backup makes one.
    [damaged] { $file } is damaged, and nothing of it was used. Take another copy.
    [newer] { $file } was made by a newer Tablée than this one.
   *[unlike] What was written is not what was read, so it was taken back. Try again; if it happens twice, look at the disk.
}
backup-no-house = { $file } holds no house.
backup-exists = { $file } is there already. Choose another name, or say --replace.
backup-house = { $file } is a house that is open, or the very one to be copied. It stays as it is.
backup-not-empty = { $address } holds a house already. A copy is put into an empty database only.
backup-unwritable = { $why ->
    [full] { $file } cannot be written: the disk is full.
    [nowhere] { $file } cannot be written: there is no such folder. Make it, or choose another one.
   *[other] { $file } cannot be written. Choose a file in a folder that you may write to.
}

## The command line: replays

help-replay = Tell a finished game again, sentence by sentence, from its file.
help-replay-file = The file of a finished game, as the server gives it.
help-eyes = A seat, counted from 0: tell the game as that seat heard it.
help-commitment-or-file = The promise published before the deal, 64 hexadecimal digits; or the file of a finished game (.json), which is then dealt and played again.
usage-no-replay = There is no file “{ $file }” to read. Give the path of a finished game, for example game.json
usage-eyes = --eyes { $wrong } is not in this file. It holds: { $right }.
verify-file-whole = Everything follows from it: { $lines ->
    [one] one line is
   *[other] all { $lines } lines are
} as they were told, and so is the result.
verify-file-seal = The seal is broken: the seed in this file is not the one that was promised.
verify-file-line = Line { $line } of { $lines } does not follow from the deal and the moves before it. Either the file was changed, or the game was played by other rules than those here, which are called version { $version }, too.
verify-file-outcome = The result in this file is not the one that the moves lead to.
