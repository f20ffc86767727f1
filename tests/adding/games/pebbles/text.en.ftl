game-name = Pebbles
game-about = The smallest of games, for two to four people.
rules-short = Take one to three pebbles. Whoever takes the last one wins.
rules-points =
    In turn, everybody takes one, two or three pebbles.
    Whoever takes the last one wins.
prompt-take = How many do you take?
choice-take = take { $count }
event-taken = { $who ->
    [you] You take { $count }; { $left } are left.
   *[other] { $player } takes { $count }; { $left } are left.
}
event-won = { $who ->
    [you] You take the last pebble and win.
   *[other] { $player } takes the last pebble and wins.
}
refusal-malformed = Take one, two or three pebbles: take 2.
refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-too-few-left = There are not so many left.
pace-live = Live
pace-live-about = Everybody has a minute to choose.
level-beginner-about = Takes at random.
level-solid-about = Counts, and says why.
reason-leaves = I leave { $left }: nobody can take them all.
reason-last = These are the last ones.
proposal-few = { $who ->
    [you] You propose to take few of { $spot }.
   *[other] { $player } proposes to take few of { $spot }.
}
