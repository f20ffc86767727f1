### Words of the client. Those of the table and of the games are in src/tablee.

## Everywhere

patience = One moment…
close = Close
skip = Skip to the content
reload = Reload
try-again = Try again
try-now = Try now
you = you
copied = Copied
settings = Settings
rules = Rules
learn = Learn
stay = Stay
nowhere = There is nothing here
nowhere-about = This address leads nowhere. Perhaps a letter is missing.
part-not-loaded = This page did not arrive. Check the connection, then reload.
screen-missing = This page could not be fetched
screen-missing-about = Either there is no network, and the page comes back with it; or there is a newer Tablée, and reloading helps.
fresh = There is a newer Tablée.
refusal-bad-option-forced = “{ $option }” is imposed by another option here: it cannot be chosen otherwise.
refusal-offline = There is no connection to the server. Check the network, then try again.

## The shelf

shelf-title = What shall we play?
go-to-shelf = To the shelf
play-now = Play now
open-table = Open a table
box-players = { $least ->
    [one] { $least } to { $most } players
   *[other] { $least } to { $most } players
}
box-minutes = { $minutes } min
box-age = age { $age } and up
box-terminal = Played in the terminal: tablee play { $game }
code-label = Do you have a code?
code-placeholder = KABUL
code-go = Join
code-five = A code has five letters.
code-unknown = This code opens no table
tables-mine = Your tables
tables-all = All your tables ({ $count })
tables-join = Tables to join
tables-watch = Games to watch
tables-finished = Played lately
tables-unknown = From another version of Tablée
table-nobody = Nobody yet
table-waiting = { $free ->
    [0] every seat is taken
    [one] { $free } free seat
   *[other] { $free } free seats
}
table-playing = being played
table-paused = paused
table-over = over
table-unknown = cannot be played here

## Who you are

name-title = What are you called?
name-label = Your first name
name-placeholder = Ana
name-change = Change the name
name-guest = Guest
name-none = not said yet
name-tv = Screen
settings-name = Your name:
settings-language = Language
language-fr = Français
language-en = English
settings-theme = Theme
theme-auto = automatic
theme-light = light
theme-dark = dark
settings-speed = Speed of the pieces
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-off = no motion
settings-sound = Sounds
settings-sound-about = Small sounds for what happens at the table.
settings-bell = Tell me
settings-bell-about = A notification when it is your turn and you are looking elsewhere.
settings-private = No account, no e-mail, no tracking. All of this is kept on this device only.
install = Put Tablée on the home screen

## Coming to a table

invitation = Come and play { $game }
invitation-who = { $count ->
    [one] { $names } is waiting at the table.
   *[other] { $names } are waiting at the table.
}
sit-down = Sit down
laying-table = The table is being laid…
closed-unknown = This table does not exist
closed-unknown-about = The link may have been cut off, or the table was cleared long ago. Ask for it again, or open a table of your own.
closed-full = Every seat is taken
closed-full-about = Somebody was quicker. Ask the host for another seat, or try again when somebody has stood up.
closed-locked = The table is locked
closed-locked-about = Its host lets nobody in for now. Ask them to open it, then try again.
closed-barred = You are no longer part of this table
closed-barred-about = Its host does not let you in any more. Every other table is open to you.
closed-private = This game is played among themselves
closed-private-about = It has begun, and this table does not let anybody watch.
closed-over = This game is over
closed-over-about = You are too late to play, but you can see it again from the first move to the last.
closed-closed = This table has been closed
closed-closed-about = Whoever holds it, or the house, has put an end to it.
closed-running = This game is still being played
closed-running-about = It can be seen again once it is over: until then it keeps its secrets.
closed-offline = No connection
closed-offline-about = The server cannot be reached. Tables and games are safe there. We try again by ourselves, as soon as there is a network.
closed-busy = Too many requests at once
closed-busy-about = Wait a moment, then try again.
closed-trouble = The server has a problem
closed-trouble-about = It has been noted. Tables and games are safe. Try again in a moment.
closed-rules = This game was begun by other rules
closed-rules-about = It began with version { $version } of the rules of { $game }. This house has another one, and would play it otherwise.
closed-game = This house does not have that game
closed-game-about = The table was begun with “{ $game }”, which is not on the shelf here.
closed-content = This game was begun with other cards
closed-content-about = Its cards ({ $digest }) are not ones that the rules of { $game } can be played with here.
other-rules-over = The game is over: it can only be looked at, in its record, which a version of Tablée that knows it can read and check.
other-rules-unfinished = The game is not over, so it keeps its secrets. Nothing of it was changed: the version of Tablée that began it can go on with it.
other-rules-download = Download its record
closed-old = This page is too old
closed-old-about = Tablée has changed since you opened it. Reload, and you are back at the same place.
closed-terminal = This game is not on this page
closed-terminal-about = Reload it: perhaps it is there by now. If not, it is played in the terminal.
see-replay = See the game again
go-to-table = To the table

## The lobby

lobby-title = { $game }: the table fills
seats = Seats
seat-free = free
seat-number = Seat { $seat }
seat-state = { $state ->
    [bot] bot
    [host] host
    [ready] ready
   *[other] {""}
}
not-ready-yet = not ready
code = Code
invite = Invite
share-how = Scan, send the link, or say the code.
share-link = Send the link
copy-link = Copy the link
open-tv = Show on a TV
share-title = { $game } on Tablée
share-text = A seat is free for you at { $game }. Code: { $code }
share-type = Or go to { $address } and type the code { $code }.
copy-by-hand = This browser does not copy by itself. Here is the link, selected: copy it.
address-other = A phone does not find the table? Try another address:
address-alone = This computer is on no network: nobody else can come yet.
qr-alt = The link to this table, for a camera: { $link }
lobby-settings = How we play
owners-cards = Owner’s cards ({ $digest })
how-many = Number of seats
seats-fewer = One seat fewer
seats-more = One seat more
seats-range = From { $least } to { $most }.
pace = Pace
options = Options
option-forced = Imposed by “{ $by }”
option-open = As the other options have it: { $played ->
    [yes] yes
   *[no] no
}
option-yes = Yes
option-no = No
adviser = Advice on request
adviser-about = Whoever has to decide can ask what a bot would do. Only they see the answer, and nothing is played for them.
help-while-playing = A helping hand
who-comes = Who may come
watchable = Spectators are welcome
watchable-about = Whoever has the link may watch. A TV needs this.
not-watchable = Nobody watches.
table-locked = The table is locked: nobody new comes in.
table-lock = Lock the table
table-lock-about = Nobody new comes in or sits down. Whoever sits keeps their seat.
table-unlock = Unlock the table
table-unlock-about = Whoever has the link or the code can come in again.
listed = Show the table on the shelf
listed-about = Anybody may sit down at this table.
absent = When somebody is away
start = Start
start-ready = Everybody is ready.
pause-moderator = Time stands still until you go on. Nobody is asked.
moderator = Moderator
moderator-is = { $name } moderates, and does not play.
moderator-wanted = Somebody who does not play leads this game: everything is shown to them.
moderator-wanted-seated = Somebody who does not play leads this game: everything is shown to them. Whoever takes the chair gives up their seat.
moderate = Take the moderator’s chair
moderator-out = Free the chair
moderate-no = Give the chair up
start-no-moderator = Nobody moderates yet.
start-free = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
start-unready = { $count ->
    [one] { $names } is not ready yet.
   *[other] { $names } are not ready yet.
}
others = { $count } others
fill-bots = { $free ->
    [one] Add a bot
   *[other] Add { $free } bots
}
ready = I am ready
ready-yes = You are ready
ready-no = Not yet, after all
ready-state = ready
say-ready = The settings have changed. Are you ready?
waiting-host = { $seated ->
    [yes] { $host } will start the game.
   *[no] The host will start the game.
}
onlooker-free = You are standing beside the table.
onlooker-full = Every seat is taken. As soon as one is free, you can sit down.
onlooker-locked = The table is locked. You can sit down if it is opened again.
sit-here = Sit here
stand-up = Stand up
seat-yours = This is your seat.
seat-yours-host = This is your seat. If you stand up, somebody else becomes the host.
seat-taken-by = The host can move people.
bots-by-host = The host can put a bot here.
put-bot = Put a bot here
replace-bot = Put a bot instead
swap = Change seats
swap-with = With whom?
remove = Free this seat
leave-lobby = Leave this table?
leave-lobby-about = Your seat will be free for somebody else.
leave-lobby-onlooker = The table goes on without you.
close-table = Close the table for everybody

## The table

leave = Leave
menu = More
board = Board
yours = In front of you
title-your-turn = Your turn – { $game }
prompt-paused = The game is paused. It goes on when somebody says so.
watching = You are watching
away = away
person-about = { $state ->
    [barred] { $name }, sent away
    [gone] { $name }, away
    [awaited] { $name }, to play
   *[other] { $name }
}{ $muted ->
    [yes] , muted
   *[no] {""}
}
person-bot = A bot, { $level }.
person-here = At the table.
person-gone = { $takeover ->
    [bot] Away: a bot plays in the meantime.
   *[default] Away: the simplest move is played in the meantime.
}
person-barred = { $takeover ->
    [bot] Sent away: a bot plays in their place.
   *[default] Sent away: the simplest move is played in their place.
}
person-muted = Muted: nobody gets their messages.
muted-state = muted
barred-state = sent away
muted-you = You have been muted at this table. You play as before, and read what the others say.
host-people = People at the table
host-people-about = Mute somebody, bar them, or let them in again.
host-nobody = There is nobody else at this table.
host-tools = For the whole table
host-mute = Mute for everybody
host-unmute = Let them speak again
host-bar = Bar from this table
host-bar-lobby = Their seat is free at once. They cannot come back to this table, nor to its next games, unless you let them in again.
host-bar-playing = { $takeover ->
    [bot] A bot plays in their place to the end. They cannot come back to this table, nor to its next games, unless you let them in again.
   *[default] The simplest moves are played in their place to the end. They cannot come back to this table, nor to its next games, unless you let them in again.
}
host-bar-sure = Yes, bar them
host-bar-no = No, do nothing
host-unbar = Let { $name } come back
host-barred = Sent away
mute = Do not show their chat
unmute = Show their chat again
mute-about = Only on this device. Nobody is told.
clock-hours = { $hours } h
clock-left = Time left: { $time }
clock-reserve = Reserve: { $time }
line-lost = The connection is lost. We keep trying; nothing is lost.
line-late = Not through yet: the connection is slow.
line-late-lost = Not through yet: it goes out as soon as the connection is back.
notice-house = From the house:
notice-left = { $minutes ->
    [one] one minute left
   *[other] { $minutes } minutes left
}
notice-left-hours = { $hours } hours left
line-connecting = Connecting…
other-tab = This table is open in another tab, too. Both work.
somebody-plays = { $takeover ->
    [bot] A bot is playing for you.
   *[default] The simplest move is played for you.
}
somebody-plays-round = { $takeover ->
    [bot] A bot plays for you until the round is over; then the table waits for you.
   *[default] The simplest move is played for you until the round is over; then the table waits for you.
}
take-back = Take my seat back
resume = Go on
accept = Agree
decline = Decline
question-wait = Waiting for { $names }.
undo = Take back
undo-about = At once, as long as nothing was revealed; else if everybody agrees.
pause = Pause
pause-about = Stops the clocks, if everybody agrees.
pause-alone = Stops the clocks.
hand-over = Let a bot play
hand-over-about = Take your seat back whenever you want.
sound-on = Sounds are on
sound-off = Sounds are off
invite-watch = Show this table to others
leave-game = Leave the game?
leave-game-about = { $takeover ->
    [bot] A bot plays for you. You can come back by the same link.
   *[default] The simplest moves are played for you. You can come back by the same link.
}
leave-game-alone = The table waits for you: come back whenever you want, from the shelf or by the same link.
leave-game-alone-round = { $takeover ->
    [bot] A bot will finish the round for you, and then the table waits. Come back whenever you want, from the shelf or by the same link.
   *[default] The simplest moves will be played for you until the round is over, and then the table waits. Come back whenever you want, from the shelf or by the same link.
}
table-waits = The table waits for you.
goal = What it is about
goal-close = Let’s play
talk = Log and chat
talk-unread = { $count ->
    [one] Log and chat, { $count } new line
   *[other] Log and chat, { $count } new lines
}
log = Log
log-empty = Here stands what happens from now on.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-placeholder = Say something
chat-send = Send
chat-not-sent = Not sent: the connection is lost. Try again in a moment.
chat-muted = { $count ->
    [one] { $count } line is not shown.
   *[other] { $count } lines are not shown.
}
channel-table = The table
channel-closed = You cannot speak here for now.
channel-unread = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}
react = React
think = Let me think
point = Point at something
pointing = Touch what you want to show.
advice = Advice
advice-ask = Advice?
advice-about = What would a bot do in your place?
advice-thinking = Thinking…
advice-move = In your place, a bot would play: { $move }.
advice-why = “{ $why }”
propose = Show something: { $spot }
point-only = Just point at it
signal-think = { $who ->
    [you] You ask for a moment.
   *[other] { $player } asks for a moment.
}
signal-point = { $who ->
    [you] You point at { $spot }.
   *[other] { $player } points at { $spot }.
}
spot-seat = { $who ->
    [you] your place
   *[other] { $player }
}
reaction-bravo = Well played!
reaction-laugh = Ha ha!
reaction-wow = Wow!
reaction-tears = Oh no…
reaction-heart = Love it!
reaction-hurry = Come on!
read-rule = Read rule { $rule }

## The end

rematch = Play again
rematch-join = Join the next game
rematch-watch = Watch the next game
share-game = Share the game
seal = The sealed deal
seal-before = Before anybody sat down, the server promised a deal without showing it. At the end it will show the seed: whoever wants to can check that nothing was changed.
seal-about = Before anybody sat down, the server promised a deal without showing it. Now it shows the seed: whoever wants to can check that nothing was changed.
seal-promise = The promise
seal-seed = The seed behind it
seal-verify = To play every move again and compare, download the game and run “tablee verify” on the file.
seal-download = Download the game

## The replay

replay-title = { $game }, seen again
replay-eyes = Seen by whom?
eyes-open = Everything open
eyes-none = As a spectator
replay-with = Seen by { $name }
replay-scrubber = Moment of the game
replay-at = Step { $step } of { $steps }. { $sentence }
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-play = Play
replay-pause = Stop
replay-speed = Speed: { $speed } times
times = ×{ $speed }
what-if = What if?
what-if-about = Take a seat in this very moment, and play on against bots. The real game stays as it was.
what-if-seat = In the seat of { $name }
what-if-over = The game is over at this moment. Go back to an earlier one.

## The rules

rules-of = The rules of { $game }
rules-search = Search the rules
rules-essential = In short
rules-law = The whole law
rules-missing = These rules could not be fetched. Try again with a network.
rules-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
}
rules-nothing = No rule speaks of “{ $wanted }”.
learn-game = Learn { $game }

## The screen in the room

tv-here = This screen is the television
tv-here-about = The table opens large; everybody sits down with a phone.
tv-begin = Play on this screen
tv-choose = Which box shall we open? Then everybody sits down with a phone.
tv-known = Or show a table that is open already: its code
tv-show = Show
tv-first = Whoever sits down first will start the game, from their phone.
tv-host = The host will start the game.
tv-will = { $host } will start the game, from their phone.
tv-go = Over to you, { $host }: start the game from your phone.
tv-title = { $game } on the screen
tv-join = Take your phones
tv-or = or go to { $address } and type the code
tv-full-table = Everybody is here
tv-full = Fill the screen
tv-private = This table lets nobody watch: the screen would go dark when the game begins.
tv-allow = Let the screen watch
tv-seated = This browser sits at the table as { $name }. Stand up to make it a screen only.

## Pages that turn by themselves
pages = Pages
page-number = Page { $number }
page-of = Page { $number } of { $count }
pages-stay = Stop turning the pages
pages-turn = Let the pages turn

## The end of a game, whichever it is

end-skip = Skip the count
rank = Rank
points = Points
figures = The game in numbers
figures-partial = This screen has not seen the whole game: these numbers are incomplete.
curve = The points after each round
curve-round = Round
curve-table = Show the numbers

## Learning, whichever game it is

learn-you = You
learn-one = Anouk
learn-two = Basile
learn-progress = Step { $place } of { $all }
learn-back = Previous step
learn-skip = Next step
learn-leave = Leave
learn-next = Continue
learn-again = Start again
learn-nudge = That is allowed, but first do what is asked.
