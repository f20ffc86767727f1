### Words of every table: errors, events that no game owns, the command line. docs/words.md says how they work.

## Lists and numbers

list-more = { $some }, { $one }
list-last = { $some } and { $one }

## Errors: what was wrong, and what would be right

error-error = { $hint ->
    [yes] This cannot be used: { $wrong }. It should be: { $right }.
   *[no] This cannot be used: { $wrong }.
}
error-unknown-game = There is no game called “{ $wrong }” on the shelf. There is: { $right }.
error-bad-seats = This game is not for a table of { $wrong }. Possible numbers of players: { $right }.
error-bad-option = { $hint ->
    [yes] This is no setting of the game: { $wrong }. Right would be: { $right }.
   *[no] This is no setting of the game: { $wrong }.
}
error-malformed = “{ $wrong }” is no move of this game. A move looks like this: { $right }.
error-bad-position = { $hint ->
    [yes] No game can stand like this: { $wrong }. Right would be: { $right }.
   *[no] No game can stand like this: { $wrong }.
}
error-bad-content = { $hint ->
    [yes] The content file does not fit the rules: { $wrong }. Right would be: { $right }.
   *[no] The content file does not fit the rules: { $wrong }.
}
error-bad-level = There is no bot of level “{ $wrong }”. Choose from: { $right }.
error-broken-seal = { $hint ->
    [yes] The seal is broken: found { $wrong }, expected { $right }.
   *[no] The seal is broken: found { $wrong }.
}
error-refused = { $why } ({ $rule })
error-unexpected = Something went wrong that should not: { $kind }. Nothing you typed is to blame; please report it. (With TABLEE_DEBUG=1 you see where.)

## Events of the table itself

event-seat-gone = { $reason ->
    [left] { $who ->
        [you] You have left the table.
       *[other] { $player } has left the table.
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
names-of-bots = Hazel, Rowan, Wren, Jasper, Clover, Linden, Poppy, Alder, Maple, Robin, Tansy, Aspen
player-with-level = { $player } ({ $level })

## The command line: help

help-example = For example: { $line }
help-commands = Commands
help-options = What you can say
help-lang = --lang fr or --lang en goes with every command. Without it, the language is that of your system.
help-help = Show this help.
help-version = Show the version, and whether the rules run compiled.
help-tablee = Board games at one table: play against bots, let bots play each other, measure.
help-play = Play a game in the terminal, against bots.
help-arena = Let bots play many games against each other, and count.
help-verify = Check the seal of a finished game, and see its deal again.
help-bench = Measure the speed of the rules beside other libraries (in a checkout only).

help-game = The game: { $games }.
help-bots = Levels of the bots, separated by commas; the last one fills the seats that are left. There are: { $levels }.
help-seats = Number of players at the table, counting you.
help-name = Your name at the table.
help-seed = A whole number: the same seed deals the same game. Without it, the deal is sealed and can be checked afterwards.
help-content = A file with the cards of your own copy of the game.
help-unseen-cards = Let everybody look up which cards are still to come.
help-fast = Let bots move at once, without a moment of thought.
help-line-up = One level for each seat, separated by commas; the last one fills the seats that are left. There are: { $levels }.
help-arena-seats = Number of players, when you name fewer levels than that.
help-arena-seed = A whole number that decides every game. Without it: 1.
help-games = How many games. Without it: 1000.
help-json = Write the result as JSON to a file; - writes it to the standard output.
help-workers = How many processes play at once. Without it: one for each core.
help-commitment = The promise published before the deal: 64 hexadecimal digits.
help-revealed = The seed revealed at the end: 64 hexadecimal digits.
help-verify-seats = Number of players of that game: shows the deal.
help-verify-game = The game that was dealt. Without it: { $game }.
help-arguments = Everything after `bench` goes to the measurements as it is.

## The command line: what went wrong

usage-language = “{ $wrong }” is no language here. Choose --lang fr or --lang en.
usage-no-language = --lang needs a language: fr or en.
usage-no-game = Which game? On the shelf: { $games }. For example: tablee { $command } { $example }
usage-unknown-command = There is no command “{ $wrong }”. There are: { $right }.
usage-unknown-option = There is no option { $wrong } here. { $command } --help lists them.
usage-too-much = “{ $wrong }” is one word too many. { $command } --help shows what may be said.
usage-missing = { $option } needs a value. { $command } --help shows which.
usage-missing-argument = Something is missing: { $option }. { $command } --help shows what has to be said.
usage-not-a-number = { $option } needs a whole number, not “{ $wrong }”.
usage-not-yes-or-no = { $option } is said without a value, not with “{ $wrong }”.
usage-not-a-choice = { $option } cannot be “{ $wrong }”. Choose from: { $right }.
usage-twice = { $option } is said twice. Once is enough.
usage-other = This command line cannot be understood: { $wrong }. { $command } --help shows what may be said.
usage-seed = { $option } needs a whole number without a sign, of at most { $digits } digits, not { $wrong }.
usage-at-least-one = { $option } needs a number of at least 1, not { $wrong }.
usage-too-many-bots = { $count } levels are too many for { $seats } seats. Name at most { $most }.
usage-name = A name has 1 to { $most } visible characters, and “{ $wrong }” does not. Try --name Ana
usage-no-file = There is no file { $file } to read. Give the path of a content file, for example --content my-smile.toml
usage-cannot-write = { $file } cannot be written. Give the path of a file in a folder that you may write to, or - for the standard output.
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
play-ask = Your choice, 1 to { $count } (? help, d deck, q leave):
play-ask-only = The only choice is 1 (? help, d deck, q leave):
play-unknown-answer = “{ $answer }” means nothing here. Type a number from 1 to { $count }, a move such as “{ $example }”, or ? for help.
play-only-answer = “{ $answer }” means nothing here. Type 1, a move such as “{ $example }”, or ? for help.
play-which = That can mean { $count } things. Type its number.
play-goodbye = Goodbye, and come back soon!
answer-number = the choice with that number
answer-move = the same move, written out
answer-help = this help
answer-rule = the text of a rule
answer-leave = leave the table
play-rule = Rule { $rule }:
play-no-rule = There is no rule { $rule }. Ids go from { $first } to { $last }.
play-no-rules-here = The full text of the rules comes with the source tree: docs/rules/{ $game }.md

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
