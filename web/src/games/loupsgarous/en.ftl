### The village's words at the table. The server's are in src/tablee/games/loupsgarous/text.en.ftl.

loupsgarous-loading = The village is waking up…
loupsgarous-board = The village
loupsgarous-houses = The houses round the square
loupsgarous-square = The village square

## The goal, in ten seconds

goal-loupsgarous-aim = Villagers want to eliminate every Werewolf; Werewolves, every Villager. Your card says which side you are on.
goal-loupsgarous-do = By night everyone acts in secret. By day you talk, you lie, and then all vote against a suspect.
goal-loupsgarous-end = It ends when not a single Werewolf is left, or not a single Villager. Equal numbers are not enough.

## Names

loupsgarous-token = { $token ->
    [there] Power ready
    [immune] Goblet in place: immune
    [lost] No longer immune
   *[spent] Power used
}
loupsgarous-call = { $call ->
    [thief] Thief
    [cupid] Cupid
    [lovers] Lovers
    [protector] Salvateur
    [seer] Seer
    [wolves] Werewolves
    [baker] Baker
    [white_wolf] White Werewolf
    [pyromaniac] Pyromaniac
    [witch] Witch
    [piper] Piper
    [charmed] Charmed
   *[raven] Raven
}
loupsgarous-nobody = Nobody
loupsgarous-you = you

## The step, and how long it lasts

loupsgarous-time = Time left: { $time }
loupsgarous-beat = Beat { $beat } of { $beats }
loupsgarous-phase = { $phase ->
    [night] Night { $round }
    [day] Day { $round }
   *[setup] The village moves in
}
loupsgarous-step = { $step ->
    [draft] Choosing dwellings
    [presentation] Introductions
    [nightfall] Nightfall
    [dawn] Daybreak
    [shot] The Hunter’s last shot
    [successor] The Captain’s successor
    [voters] The Scapegoat’s last word
    [house] A dwelling to give
    [accept] A dwelling to take
    [campaign] Campaign for the medal
    [election] Election of the Captain
    [debate] Debate
    [ban] The Teacher’s ruler
    [tavern] The Tavern keeper’s vote
    [ballot] The village votes
    [second_ballot] Second ballot
    [tie_break] The Captain decides
    [sentence] Before the sentence
    [dusk] Dusk
   *[other] The village holds its breath
}
loupsgarous-memory-open = The village’s memory

## A house

loupsgarous-house-empty = Empty place
loupsgarous-house-vacant = { $building }, nobody lives there
loupsgarous-house-burnt = Ashes: { $building } has burnt down
loupsgarous-house-you = (you)
loupsgarous-house-dead = { $cause ->
    [vote] voted out on day { $round }: { $card }
    [night] died in night { $round }: { $card }
    [grief] died of grief: { $card }
    [shot] shot by the Hunter: { $card }
    [razor] met the razor: { $card }
    [razor_penalty] fell with the victim: { $card }
    [tie] died of the tie: { $card }
    [idiot_fate] followed the Elder: { $card }
    [left] left the village: { $card }
   *[other] eliminated: { $card }
}
loupsgarous-mark = { $mark ->
    [captain] Captain: two voices
    [poster] poster: two voices against
    [absent] away: a bot plays
    [spared] spared Idiot: no vote any more
    [banned] may not vote today
    [candidate] stands for Captain
    [floor] has the floor
    [asked] has to decide
    [designated] named by the village
    [tied] tied
    [lover] your Lover
    [pack] of your pack
    [caught] the Little Girl, caught!
    [charmed] charmed
    [immune] immune
    [named] will vote
   *[unnamed] no vote tomorrow
}
loupsgarous-choosable = Can be chosen.
loupsgarous-chosen = Chosen.
loupsgarous-claims = Claims to be: { $card }
loupsgarous-look-more = See this person
loupsgarous-look-close = Back to the square
loupsgarous-voices = { $count ->
    [one] { $count } voice
   *[other] { $count } voices
}

## The sentence of the moment: night

loupsgarous-over = The game is over.
loupsgarous-between = One moment…
loupsgarous-wait-night = Night { $round }. One hears the call: { $calls }.
loupsgarous-nightfall = Night is falling. Keep your screen to yourself.
loupsgarous-dead-night = You rest in peace, with open eyes.
loupsgarous-act-thief = { $state ->
    [chosen] Noted. You may change your mind until the call ends.
    [must] Two Werewolves in the centre: you have to take one.
   *[open] Take one of the two cards in the centre, or keep yours.
}
loupsgarous-act-cupid = { $state ->
    [chosen] { $names }: bound when the call ends. Touch somebody to change.
    [one] One more heart to choose.
   *[open] Touch the two houses that your arrow binds. You may choose yourself.
}
loupsgarous-act-protector = { $state ->
    [chosen] You guard the door of { $names }. You may still change.
   *[open] Touch the house that you guard tonight. Not the same two nights in a row.
}
loupsgarous-act-seer = { $state ->
    [final] You have seen the card of { $names }. Nothing more tonight.
    [aimed] Look at the card of { $names }? It is final.
   *[open] Touch the house of whoever’s card you want to see.
}
loupsgarous-act-wolves = { $state ->
    [chosen] You point at { $names }. The whole pack has to point at the same player.
   *[open] Choose a prey. If the pack does not agree, nobody dies.
}
loupsgarous-act-white_wolf = { $state ->
    [chosen] You will bite { $names }. You may still change.
   *[open] You may bite another Werewolf, or go without.
}
loupsgarous-act-pyromaniac = { $state ->
    [chosen] You will set fire to { $names }. You may still change.
   *[open] Once in the game: touch a dwelling to set it on fire, or wait.
}
loupsgarous-act-witch = { $state ->
    [chosen] Noted. You may change your mind until the call ends.
   *[open] See who lies there, and open a flask if you like. You need not.
}
loupsgarous-act-piper = { $state ->
    [chosen] You charm { $names }. You may still change.
    [one] One more to charm.
   *[open] Touch two houses that your tune has not taken yet.
}
loupsgarous-act-raven = { $state ->
    [chosen] The poster goes to { $names }. You may still change.
   *[open] Touch the house for your poster: two more voices against it tomorrow.
}
loupsgarous-girl = { $lids ->
    [open] Your lids are half-open. A Werewolf might see you.
    [closed] The Werewolves are here. You may half-open your eyes, at your risk.
   *[over] The Werewolves are deciding: you close your eyes.
}
loupsgarous-decoy-note = For your intuition: it changes nothing tonight.

## What you know tonight

loupsgarous-line = What you know
loupsgarous-line-hold = Keep your finger here to read
loupsgarous-line-none = { $number ->
    [0] A dog barks far away.
    [1] The wind turns.
   *[other] You doze off.
}
loupsgarous-line-thief = In the centre: { $left }, and { $right }.
loupsgarous-line-lover = Your Lover: { $player }. If one dies, so does the other.
loupsgarous-line-couple = You have bound { $names }.
loupsgarous-line-pack = { $names ->
    [none] You are alone of your pack.
   *[other] Your pack: { $names }.
}
loupsgarous-line-caught = { $player } is the Little Girl: she is spying on you!
loupsgarous-line-seen = { $player }: { $card }.
loupsgarous-line-victim = Tonight { $player } lies there.
loupsgarous-line-victim-you = Tonight it is you who lies there.
loupsgarous-line-victim-none = Tonight nobody lies there.
loupsgarous-line-glimpse = A shadow near { $of }.
loupsgarous-line-glimpse-nothing = Nothing in the street.
loupsgarous-line-charmed = The music holds: { $names }.
loupsgarous-line-guarded = Last night: { $player }.

## What is done by night

loupsgarous-choose-nobody = { $call ->
    [thief] Keep my card
    [pyromaniac] No fire tonight
    [raven] No poster
    [wolves] Point at nobody
   *[other] Nobody
}
loupsgarous-left = The left one
loupsgarous-right = The right one
loupsgarous-none = Neither
loupsgarous-confirm = Confirm
loupsgarous-confirm-done = Done.
loupsgarous-heal = { $state ->
    [on] { $player } will be healed
   *[off] Heal { $player }
}
loupsgarous-heal-you = { $state ->
    [on] You will heal yourself
   *[off] Heal myself
}
loupsgarous-heal-spent = No healing potion left
loupsgarous-poison = { $state ->
    [on] Poison for { $player }: take back
   *[off] Touch a house to poison it
}
loupsgarous-poison-spent = No poison left
loupsgarous-keep = Keep my flasks
loupsgarous-lids = { $state ->
    [open] Close your eyes
    [over] Lids closed
   *[closed] Half-open your eyes
}
loupsgarous-lids-odds = { $wolves ->
    [one] Risk of being caught by the last Werewolf, by how often you look:
   *[other] Risk of being caught (at most { $wolves } Werewolves), by how often you look:
}
loupsgarous-lids-beats = { $beats } ×
loupsgarous-lids-percent = { $percent }%
loupsgarous-lids-glimpse = Each time, one chance in two to see a shadow.
loupsgarous-council = The pack
loupsgarous-council-says = { $who ->
    [you] You: { $target }
   *[other] { $player }: { $target }
}
loupsgarous-council-silent = points at nobody
loupsgarous-council-agreed = Agreed: { $player }
loupsgarous-council-split = Not agreed: nobody would die
loupsgarous-white-warning = Remember: when the last Villager dies, the Werewolves win, and you do not.

## The sentence of the moment: day

loupsgarous-wait-seat = { $step ->
    [draft] { $player } is choosing a dwelling.
    [presentation] { $player } is introducing a villager.
    [shot] { $player } shoulders the gun one last time…
    [successor] { $player } is naming a successor.
    [voters] { $player } says who will vote tomorrow.
    [house] { $player } is looking for somebody to live in an empty dwelling.
    [accept] { $player } is thinking: move in, or not?
    [ban] { $player } raises the ruler: who will not vote?
    [tavern] { $player } votes first, in front of all.
    [tie_break] { $player } has to break the tie.
   *[other] Waiting for { $player }.
}
loupsgarous-your-draft = Choose your dwelling, or a bundle.
loupsgarous-your-presentation = Your turn: say in a few words who your villager is.
loupsgarous-your-shot = { $state ->
    [aimed] Shoot { $names }?
   *[open] You fall, but your gun is loaded: touch the house of your target.
}
loupsgarous-your-successor = { $state ->
    [aimed] Give the medal to { $names }?
   *[open] Who gets the medal? Touch a house.
}
loupsgarous-your-voters = Touch the houses of those who will vote tomorrow, then finish.
loupsgarous-your-house = { $state ->
    [aimed] Offer { $building } to { $names }?
   *[open] Which Vagabond do you offer { $building } to?
}
loupsgarous-your-accept = You are offered { $building }.
loupsgarous-your-ban = { $state ->
    [aimed] No vote today for { $names }?
   *[open] Touch up to two houses: no vote for them today.
}
loupsgarous-your-tavern = { $state ->
    [aimed] Vote against { $names }? If the village names the same player, you lose your immunity.
   *[open] You vote first, in front of everybody: touch a house.
}
loupsgarous-your-tie_break = { $state ->
    [aimed] Name { $names }?
   *[open] A tie: you decide.
}
loupsgarous-your-ballot = { $state ->
    [chosen] Your vote: { $names }. You may change it until the end.
   *[open] Vote: touch the house of whoever should go. There is no blank vote.
}
loupsgarous-your-second_ballot = { $state ->
    [chosen] Your vote: { $names }. You may change it until the end.
   *[open] Second ballot: vote against { $among }.
}
loupsgarous-your-election = { $state ->
    [chosen] Your voice: { $names }. You may change it until the end.
   *[open] Who gets the medal? Touch a house.
}
loupsgarous-no-vote = { $why ->
    [teacher] The Teacher never votes. Watch the others.
    [banned] No vote for you today: the Teacher has decided so.
    [spared] Spared, you have no vote any more.
    [not_named] The Scapegoat has given you no voice for today.
   *[other] The others are voting.
}
loupsgarous-watch-ballot = { $step ->
    [election] The Captain is being elected.
    [second_ballot] Second ballot between { $among }.
   *[other] The village votes in secret.
}
loupsgarous-dawn = Day is breaking…
loupsgarous-campaign = { $who ->
    [standing] You are standing. Say why!
    [may] The village needs a Captain. Will you stand?
   *[other] The village needs a Captain. Hear the candidates.
}
loupsgarous-debate = { $state ->
    [ready] You are waiting for the vote. Two thirds of the village have to wait, too.
    [watch] The village debates.
    [late] The village debates. The vote is near.
    [last] The vote is near: your last words?
   *[open] The square is yours. Talk, ask, accuse. To vote sooner: “ready”.
}
loupsgarous-sentence = { $who ->
    [asks] The village has named you. Ask the Lord for a pardon!
    [asked] You have asked for a pardon. The Lord is thinking.
    [you] The village has named you.
    [lord] { $player } asks you for a pardon. Grant it?
    [self] The village has named you: you may pardon yourself.
   *[other] The village has named { $player }. A last deed?
}
loupsgarous-dusk = Evening falls. The last moment for a power.
loupsgarous-dead-day = You are dead: you see all and say nothing. You may bet.
loupsgarous-dead-public = You are dead: not a word more. You may bet.
loupsgarous-power-aim = { $power ->
    [confess] Whose confession? Touch a house.
    [restore] Who gets a power back? Touch a house.
    [shave] Who meets the razor? Touch a house.
   *[bet] Who will be voted out next? Touch a house.
}
loupsgarous-power-sure = { $power ->
    [confess] Look at the card of { $names }? All will know whose, not what you saw.
    [restore] Give { $names } the power back?
    [shave] Eliminate { $names }? Unless it is a Werewolf, you die, too.
   *[bet] Bet on { $names }?
}
loupsgarous-say-who = Touch the house of whom you mean.

## What is done by day

loupsgarous-ready = { $state ->
    [yes] I’d rather wait
   *[no] Ready to vote
}
loupsgarous-ready-count = { $count } of { $all } are ready
loupsgarous-stand = I stand
loupsgarous-done = I am done
loupsgarous-skip = Begin without waiting
loupsgarous-ask = Ask for a pardon
loupsgarous-decline-pardon = Ask for nothing
loupsgarous-pardon = Grant the pardon
loupsgarous-refuse = Refuse
loupsgarous-accept = Move in
loupsgarous-decline-house = Stay outside
loupsgarous-leave = Leave it empty
loupsgarous-close = { $count ->
    [one] That’s it: { $count } player
   *[other] That’s it: { $count } players
}
loupsgarous-ban = { $count ->
    [0] Forbid nobody
   *[other] Forbid
}
loupsgarous-do = { $verb ->
    [shoot] Shoot
    [name] Give the medal
    [house] Offer it
    [break] Decide
    [vote] Vote
    [confess] Hear the confession
    [restore] Give the power back
    [shave] Use the razor
   *[other] Confirm
}
loupsgarous-cancel = Cancel
loupsgarous-power-take = { $power ->
    [confess] Confess…
    [restore] Restore…
   *[shave] The razor…
}
loupsgarous-queued = { $power ->
    [confess] Confession of { $player }: as soon as possible.
    [restore] Power back to { $player }: as soon as possible.
   *[shave] The razor for { $player }: as soon as possible.
}
loupsgarous-never-against = Never against { $player }, your Lover.
loupsgarous-tavern-warning = Your goblet protects you as long as you do not vote against whoever the village names.

## Talking

loupsgarous-speak = Say something
loupsgarous-speak-other = Something else…
loupsgarous-speak-wait = { $seconds } s more
loupsgarous-speak-enough = You have said everything for today.
loupsgarous-send = Say it
loupsgarous-back = Take the last word away
loupsgarous-why = Because… (if you like)
loupsgarous-reason = { $reason ->
    [votes] the votes
    [silence] the silence
    [claim_conflict] claims in conflict
    [vision] a vision
    [night_victim] the night’s victim
    [defended_wolf] a Werewolf defended
    [hunted_good] an innocent hunted
    [behaviour] the behaviour
   *[gut] a hunch
}
loupsgarous-group = { $group ->
    [suspicion] Suspect
    [trust] Defend
    [card] My card
    [night] Tell about the night
    [vote] The vote
   *[question] Ask and answer
}
loupsgarous-kind = { $kind ->
    [accuse] I accuse…
    [defend] I defend…
    [trust] I trust…
    [rank] My suspects…
    [deny] I am with the village
    [claim] I am…
    [hint] I have a useful role
    [counter] They lie, I am…
    [retract] I take back…
    [vision] I saw the card…
    [glimpse] A shadow…
    [potion] My flasks…
    [guard] I guarded…
    [confession] In confession…
    [poster] My poster…
    [charm] The flute holds…
    [intent] I vote against…
    [propose] Let us all vote against…
    [ask_role] Who are you…
    [ask_opinion] What do you make of…
    [ask_vote] Why that vote…
    [recall] They voted against…
    [contradiction] That does not fit…
    [silent] So silent…
    [agree] I agree with…
    [disagree] I disagree with…
    [candidate] I stand for Captain
    [support] A good Captain…
    [ask_ban] Teacher, stop…
    [ask_house] Bailiff, give me…
    [promise] I shall pardon…
    [no_pardon] No pardon for…
    [thank] Thank you
   *[pass] Nothing to say
}
loupsgarous-part = { $part ->
    [player] Who?
    [more] Who else? (or say it like this)
    [strength] How sure?
    [card] Which card?
    [single] Which card?
    [night] Which night?
    [day] Which day?
    [said] Which words?
    [own] Which of your words?
    [house] Which dwelling?
   *[potion] Which flask?
}
loupsgarous-night-number = Night { $number }
loupsgarous-day-number = Day { $number }
loupsgarous-medal = For the medal
loupsgarous-said = What was said
loupsgarous-said-number = no. { $number }
loupsgarous-said-none = Nobody has said anything yet.
loupsgarous-draft = “{ $text }”

## Dawn, and what happens

loupsgarous-dawn-title = The dawn of day { $round }
loupsgarous-dawn-none = Nobody is missing.
loupsgarous-was = { $player }: { $card }
loupsgarous-fingers = All fingers are up
loupsgarous-fingers-count = { $player }: { $voices }
loupsgarous-abstained = No vote: { $names }
loupsgarous-voters = { $count ->
    [one] { $count } player votes, of { $all }.
   *[other] { $count } players vote, of { $all }.
}
loupsgarous-skip-scene = Go on

## The village’s memory

loupsgarous-page = { $page ->
    [votes] Votes
    [claims] Claims
    [village] Village
    [night] Night
    [notes] Notebook
   *[beyond] Beyond
}
loupsgarous-ballot-name = { $kind ->
    [vote] D{ $day }
    [second] D{ $day }, 2nd
    [election] D{ $day }, election
   *[election_second] D{ $day }, election 2
}
loupsgarous-votes-none = No vote yet.
loupsgarous-votes-who = Who
loupsgarous-votes-poster = Poster
loupsgarous-votes-chosen = Named
loupsgarous-votes-accuracy = { $against } of { $all } against a Werewolf
loupsgarous-votes-abstained = no vote
loupsgarous-votes-dead = dead
loupsgarous-claims-none = Nobody has said who they are yet.
loupsgarous-order-about = The order of this village’s night, as far as everybody knows.
loupsgarous-order-together = The calls of one block last together.
loupsgarous-cards-in-play = { $hidden ->
    [yes] Possible cards (hidden set, { $wolves } Werewolves)
   *[no] Cards of this game
}
loupsgarous-card-count = { $card } × { $count }
loupsgarous-village-none = This game has no dwellings of The Village.
loupsgarous-notes-about = Your suspicions stay in this browser. Nobody else sees them.
loupsgarous-notes-mark = { $mark ->
    [trust] Trust
    [unsure] Unsure
    [suspect] Shady
   *[wolf] Wolf!
}
loupsgarous-notes-day = noted on day { $day }

## The dead

loupsgarous-beyond-open = See everything
loupsgarous-beyond-cards = The cards
loupsgarous-beyond-lovers = Lovers: { $names }
loupsgarous-beyond-charmed = Charmed: { $names }
loupsgarous-beyond-centre = In the centre: { $cards }
loupsgarous-beyond-left = { $what ->
    [heal] The healing potion is still there.
    [poison] The poison is still there.
    [fire] The match has not been struck.
   *[lives] The Elder has two lives.
}
loupsgarous-beyond-deeds = What was done in secret
loupsgarous-note = { $kind ->
    [lover] { $player } binds { $target }
    [guard] { $player } guards { $target }
    [vision] { $player } sees { $target }: { $word }
    [designated] { $player } points at { $target }
    [victim] The pack chooses { $target }
    [glimpse] { $player } glimpses { $word }
    [baker] { $player } glimpses { $word }
    [caught] { $player } is caught
    [bite] { $player } bites { $target }
    [fire] { $player } sets fire to { $word }
    [burnt] { $target } burns
    [heal] { $player } heals { $target }
    [poison] { $player } poisons { $target }
    [saved] { $target } survives
    [charm] { $player } charms { $target }
    [poster] { $player } puts the poster on { $target }
    [confession] { $player } hears { $target }: { $word }
    [kept] { $player } keeps the card
    [stole] { $player } becomes: { $word }
   *[other] …
}
loupsgarous-bet-who = Bet on the next to be voted out…
loupsgarous-bet-side = Who will win?
loupsgarous-bet-made = Your bets of the day are made.

## Moves, in words

loupsgarous-move = { $verb ->
    [tap] choose { $names }
    [vote] vote against { $names }
    [elect] vote for { $names }
    [ready] be ready to vote
    [wait] wait some more
    [stand] stand for Captain
    [shoot] shoot { $names }
    [name] give the medal to { $names }
    [let] let { $names } vote
    [close] finish the list
    [house] offer the dwelling to { $names }
    [leave] leave the dwelling empty
    [accept] move in
    [decline] decline
    [ban] forbid to vote: { $names }
    [break] name { $names }
    [ask] ask for a pardon
    [pardon] grant the pardon
    [refuse] refuse the pardon
    [confess] hear the confession of { $names }
    [restore] give { $names } the power back
    [shave] use the razor on { $names }
    [take] take { $names }
    [lids] move the lids
    [skip] begin without waiting
    [done] finish the introduction
   *[other] say something
}
