game-name = Owls
game-about = A village of mice, and an owl among them.
rules-short = Find the owl before it has eaten you all.
rules-points =
    By night everybody marks somebody, and the owl’s mark dies.
    By day everybody may accuse, and then votes in secret.
card-owl = owl
card-hunter = hunter
card-twin = twin
card-mouse = mouse
screen-night = Night { $night }
screen-living = Alive: { $players }.
screen-vote = { $player } has voted against { $target }.
prompt-night = Night: mark somebody. You may change your mind until dawn.
prompt-debate = Day: accuse somebody, or throw the stone.
prompt-ballot = Vote in secret.
prompt-shot = You fall: take somebody with you.
prompt-voters = Name those who may vote tomorrow.
choice-mark = mark { $player }
choice-accuse = accuse { $player }
choice-stone = throw the stone at { $player }
choice-vote = vote against { $player }
choice-shoot = shoot { $player }
choice-let = let { $player } vote
choice-done = that is all
verb-mark = mark
verb-accuse = accuse
verb-stone = stone
verb-vote = vote
verb-shoot = shoot
verb-let = let
verb-done = done
event-card-dealt = You are { $card }.
event-kin-told = You know each other: { $players }.
event-night-fell = Night falls on the village.
event-mark-set = You mark { $target }.
event-day-broke = Day breaks.
event-died = { $who ->
    [you] You die. You were { $card }.
   *[other] { $player } dies: { $card }.
}
event-accused = { $who ->
    [you] You accuse { $target }.
   *[other] { $target_who ->
        [you] { $player } accuses you.
       *[other] { $player } accuses { $target }.
    }
}
event-stone-thrown = { $who ->
    [you] You throw the stone at { $target }.
   *[other] { $player } throws the stone at { $target }.
}
event-ballot-opened = The village votes.
event-vote-cast = You vote against { $target }.
event-ballot-closed = { $count } have voted.
event-shot-asked = { $who ->
    [you] You may shoot once more.
   *[other] { $player } may shoot once more.
}
event-spoke-up = { $player } has said something.
event-voter-named = { $player } names a voter.
event-voters-named = These may vote tomorrow: { $players }.
event-game-won = { $side ->
    [owls] The owls have won.
    [mice] The mice have won.
   *[nobody] Nobody is left.
} { $players }
refusal-malformed = That is no move of this game.
refusal-game-over = The game is over.
refusal-not-now = Not now.
