### Les Loups-Garous: the card one holds, the room, the end, the lesson.

## The card

loupsgarous-card-yours = Your card
loupsgarous-card-ask = Touch your card: who are you?
loupsgarous-card-short = { $card ->
    [villager] Villager
    [white_wolf] White Wolf
    [idiot] Idiot
    [piper] Piper
    [scapegoat] Scapegoat
   *[other] { $name }
}
loupsgarous-card-how = Touch it, or keep your finger on it: it turns over, then hides by itself.
loupsgarous-card-cover = Hide your card
loupsgarous-card-spent = This power is gone.
loupsgarous-card-lover = Love binds you to { $player }: never a vote nor a blow against { $player }, and if one dies, so does the other.

## The room: the television

loupsgarous-room-night = Night { $round }
loupsgarous-room-day = Day { $round }
loupsgarous-room-aloud = Read aloud
loupsgarous-room-wake = Let this screen speak
loupsgarous-room-air = Ambience
loupsgarous-room-no-voice = This screen has no voice: a gong, and the text.
loupsgarous-room-voice = This screen will read the game aloud in { $language ->
    [en] English
   *[fr] French
}, with the text on it.
loupsgarous-room-voiceless = This browser has no voice for { $language ->
    [en] English
   *[fr] French
}: a gong will sound at every moment, and the text will be on the screen.
loupsgarous-room-try = Listen
loupsgarous-room-try-gong = Hear the gong
loupsgarous-room-sample = Good evening, village.
loupsgarous-room-beat = Beat { $beat } of { $beats }
loupsgarous-room-point = Point, on your phones.
loupsgarous-room-waits = It is up to { $player }.
loupsgarous-room-votes = Result of the vote
loupsgarous-room-poster = the poster

## The room: a phone by night

loupsgarous-room-phone = Your phone, by night
loupsgarous-room-grid = Choices
loupsgarous-room-cell-house = { $house } ({ $player })
loupsgarous-room-confirm = Confirm
loupsgarous-room-confirmed = Noted
loupsgarous-room-last-counts = Nothing to confirm: the last touch counts.
loupsgarous-room-lids-open = Lids closed: half-open them
loupsgarous-room-lids-close = Lids half-open: close them
loupsgarous-room-still = Look at your phone, in silence.
loupsgarous-room-line-thief = In the centre: { $left } on the left, { $right } on the right. Will you take one?
loupsgarous-room-line-cupid = Cupid: choose the two hearts, your own if you like.
loupsgarous-room-line-lovers = Love binds you to { $player }. Never anything against { $player }.
loupsgarous-room-line-protector = { $guarded ->
    [yes] Salvateur: guard whom you like, but not { $player } tonight.
   *[no] Salvateur: guard whom you like, or nobody.
}
loupsgarous-room-line-seer = Seer: choose a card to read, then come back here.
loupsgarous-room-line-seer-saw = { $player }: { $card }.
loupsgarous-room-line-seer-nobody = Seer: you looked at nobody.
loupsgarous-room-line-pack = { $count ->
    [0] Werewolf, you hunt without a pack tonight.
   *[other] Your pack: { $players }. One prey, the same for all.
}
loupsgarous-room-line-caught = { $count ->
    [0] Somebody spies on you: { $player } is the Little Girl!
   *[other] Somebody spies: { $player } is the Little Girl! Your pack: { $players }.
}
loupsgarous-room-line-girl = Little Girl: the eye below half-opens your lids.
loupsgarous-room-line-glimpse = A shadow near: { $players }. At least one wolf.
loupsgarous-room-line-nothing = The street is empty. You saw nothing.
loupsgarous-room-line-white-wolf = White wolf: devour one of your own, or nobody.
loupsgarous-room-line-pyromaniac = Pyromaniac: choose the house that burns, or none.
loupsgarous-room-line-witch = { $victim ->
    [yes] Witch, the prey: { $player }.
   *[no] Witch, nobody lies there.
} { $heal ->
    [true] 1: whom to heal.
   *[false] 1: nobody (empty flask).
} { $poison ->
    [true] 2: whom to poison.
   *[false] 2: nobody (empty flask).
}
loupsgarous-room-line-piper = { $count ->
    [0] Piper: charm two people.
   *[other] Piper, you have charmed: { $players }. Two more.
}
loupsgarous-room-line-charmed = { $count ->
    [0] The flute has taken you: nobody else so far.
   *[other] The flute has taken you, with: { $players }.
}
loupsgarous-room-line-raven = Raven: a poster at somebody’s house, or at nobody’s.
loupsgarous-room-dead = From beyond
loupsgarous-room-dead-how = You may know everything, but you say nothing any more. Keep your finger on the veil, with the screen towards you.
loupsgarous-room-dead-waits = You say nothing any more, and wait with the others.

## The room: the moderator’s tablet

loupsgarous-room-moderator = The moderator’s tablet
loupsgarous-room-may = What you may do
loupsgarous-room-pause = Pause
loupsgarous-room-resume = Go on
loupsgarous-room-paused = Paused
loupsgarous-room-longer = Fifteen seconds more
loupsgarous-room-relaunch = Relaunch the debate
loupsgarous-room-reopen = Reopen a choice
loupsgarous-room-reopen-how = Only if that player asks for it, and before the call ends. A card that was seen stays seen.
loupsgarous-room-refused = That is not possible now.
loupsgarous-room-uncover = All is covered. Uncover it?
loupsgarous-room-uncover-again = Is nobody looking? Touch again.
loupsgarous-room-uncover-how = It covers itself if you turn the tablet, put it down or leave it.
loupsgarous-room-cover = Cover everything
loupsgarous-room-potions = The Witch’s flasks: healing { $heal ->
    [true] full
   *[false] empty
}, poison { $poison ->
    [true] full
   *[false] empty
}.

## The end

loupsgarous-end-title = The story of the village
loupsgarous-end-who = Who was who
loupsgarous-end-tale = Night after night
loupsgarous-end-won = Victory
loupsgarous-end-lover = in love
loupsgarous-end-was-thief = { $card } (once Thief)
loupsgarous-end-why-villagers = The last Werewolf has fallen.
loupsgarous-end-why-werewolves = Not one Villager is left standing.
loupsgarous-end-why-lovers = { $players } remain, and nobody else.
loupsgarous-end-why-white = The whole pack and the whole village have fallen; a single wolf remains.
loupsgarous-end-why-piper = All who still live follow the flute.
loupsgarous-end-why-draw = Nobody lives any more: nobody wins.
loupsgarous-end-why-stalemate = Four rounds without a death: nobody wins.
loupsgarous-end-why-abandoned = Everybody left before the end.
loupsgarous-end-you-won = You have won. Your card: { $card }.
loupsgarous-end-you-lost = Not this time. Your card: { $card }.
loupsgarous-end-couple = The Lovers: { $players }.
loupsgarous-end-centre = Left in the centre: { $one } and { $other }.
loupsgarous-end-fate-alive = alive
loupsgarous-end-fate-devoured = devoured, night { $round }
loupsgarous-end-fate-poison = poisoned, night { $round }
loupsgarous-end-fate-burnt = burnt, night { $round }
loupsgarous-end-fate-bite = White Werewolf, night { $round }
loupsgarous-end-fate-grief = grief, round { $round }
loupsgarous-end-fate-shot = shot, round { $round }
loupsgarous-end-fate-razor = razor, day { $round }
loupsgarous-end-fate-razor-penalty = by their own razor, day { $round }
loupsgarous-end-fate-vote = vote, day { $round }
loupsgarous-end-fate-tie = a tie, day { $round }
loupsgarous-end-fate-idiot-fate = with the Elder, round { $round }
loupsgarous-end-fate-left = left, round { $round }
loupsgarous-end-night = Night { $round }
loupsgarous-end-day = Day { $round }
loupsgarous-end-quiet = Nothing stirred.
loupsgarous-end-dawn-none = At dawn, nobody is missing.
loupsgarous-end-dawn-dead = At dawn, { $count ->
    [one] one empty chair
   *[other] { $count } empty chairs
}: { $players }.
loupsgarous-end-day-none = Nobody is sentenced.
loupsgarous-end-more-targets = { $count ->
    [one] One more name got voices.
   *[other] { $count } more names got voices.
}
loupsgarous-end-moved = { $count ->
    [one] One finger went elsewhere than announced.
   *[other] { $count } fingers went elsewhere than announced.
}
loupsgarous-end-fell-vote = The village sentences { $player } ({ $card }).
loupsgarous-end-fell-tie = A tie: { $player } ({ $card }) pays for all.
loupsgarous-end-fell-grief = { $player } ({ $card }) dies of grief.
loupsgarous-end-fell-shot = A bullet takes { $player } ({ $card }).
loupsgarous-end-fell-razor = The Barber’s razor: { $player } ({ $card }).
loupsgarous-end-fell-razor-penalty = The Barber was wrong: { $player } ({ $card }) falls, too.
loupsgarous-end-fell-idiot-fate = Without the Elder, no more mercy: { $player } ({ $card }).
loupsgarous-end-fell-left = { $player } ({ $card }) leaves the village.
loupsgarous-end-fell = eliminated in that round
loupsgarous-end-deed-kept = { $player } looks at the cards in the centre, and keeps the old one.
loupsgarous-end-deed-stole = { $player } steals a card from the centre: { $card }.
loupsgarous-end-deed-lover = { $player } shoots two arrows: { $others }.
loupsgarous-end-deed-guard = { $player } guards the door of { $target }.
loupsgarous-end-deed-vision = { $player } reads the card of { $target }: { $card }.
loupsgarous-end-deed-victim = The pack ({ $others }) chooses { $target }.
loupsgarous-end-deed-split = The pack does not agree: no prey.
loupsgarous-end-deed-glimpse = { $player } half-opens an eye: a shadow near { $others }.
loupsgarous-end-deed-caught = The pack catches { $player } spying!
loupsgarous-end-deed-baker = From the bakery, { $player } sees a shadow near { $others }.
loupsgarous-end-deed-bite = The White Werewolf ({ $player }) bites { $target }.
loupsgarous-end-deed-fire = { $player } strikes a match: { $house }.
loupsgarous-end-deed-burnt = The flames take { $target }.
loupsgarous-end-deed-heal = { $player } opens the healing flask for { $target }.
loupsgarous-end-deed-poison = { $player } pours the poison for { $target }.
loupsgarous-end-deed-charm = { $player } plays the flute for { $others }.
loupsgarous-end-deed-poster = { $player } puts up a poster at the house of { $target }.
loupsgarous-end-deed-confession = { $target } confesses to { $player }: { $card }.
loupsgarous-end-saved-heal = { $target } survives: the flask did it.
loupsgarous-end-saved-guard = { $target } survives: the door was guarded.
loupsgarous-end-saved-fire = { $target } survives: the house was already on fire.
loupsgarous-end-saved-elder = { $target } survives: the Elder has two lives.
loupsgarous-end-suspicion = Who was suspected, and when
loupsgarous-end-suspicion-how = Fingers, posters and accusations, day by day. Wolves are in colour.
loupsgarous-end-villager = Villager
loupsgarous-end-day-short = D{ $round }
loupsgarous-end-round = Round { $round }
loupsgarous-end-last = At the end
loupsgarous-end-camp-count = { $side }: { $count }
loupsgarous-end-camps = Who was still alive
loupsgarous-end-camp-villagers = Villagers
loupsgarous-end-camp-werewolves = Werewolves
loupsgarous-end-camp-alone = Alone against all
loupsgarous-end-stat-aim = Wolves
loupsgarous-end-stat-suspected = Voices
loupsgarous-end-stat-accused = Cited
loupsgarous-end-stat-said = Talk
loupsgarous-end-stat-lived = Rounds
loupsgarous-end-stat-how = Wolves: votes against a wolf, out of all votes. Voices: against oneself. Cited: accusations by others. Talk: share of all that was said. Rounds: lived.
loupsgarous-end-aim = { $right }/{ $all }
loupsgarous-end-share = { $count } ({ $share }%)
loupsgarous-end-powers = The powers
loupsgarous-end-power-witch = Flasks: { $saves ->
    [0] nobody saved
    [one] one life saved
   *[other] { $saves } lives saved
}, { $poisoned ->
    [0] no wolf poisoned
    [one] one wolf poisoned
   *[other] { $poisoned } wolves poisoned
}, { $wasted ->
    [0] none wasted
    [one] one wasted
   *[other] { $wasted } wasted
}.
loupsgarous-end-power-seer = Visions: { $count ->
    [0] none
    [one] one card read
   *[other] { $count } cards read
}, { $wolves ->
    [0] no wolf among them
    [one] one wolf among them
   *[other] { $wolves } wolves among them
}.
loupsgarous-end-power-protector = Salvateur: { $count ->
    [0] no guard
    [one] one night on guard
   *[other] { $count } nights on guard
}, { $saves ->
    [0] no life saved
    [one] one life saved
   *[other] { $saves } lives saved
}.
loupsgarous-end-power-glimpses = The Little Girl and the Baker, shadows glimpsed: { $count ->
    [0] none
   *[other] { $count }
}; { $caught ->
    [0] never caught
    [one] caught once
   *[other] caught { $caught } times
}.
loupsgarous-end-intuition = The village’s intuition
loupsgarous-end-intuition-shadiest = “The shadiest”: { $right } times out of { $asked }, it was a wolf.
loupsgarous-end-intuition-reassuring = “Who reassures you”: { $right } times out of { $asked }, not a wolf.
loupsgarous-end-intuition-survivor = “Who will live”: { $right } times out of { $asked }, that was right.
loupsgarous-end-intuition-bar = { $share }% right; by chance, { $chance }%.
loupsgarous-end-bets = The bets of the dead
loupsgarous-end-bet = { $player }: { $right ->
    [0] no bet won
    [one] one bet won
   *[other] { $right } bets won
} of { $made }.
loupsgarous-end-moderator = What the moderator did
loupsgarous-end-did-pause = Minute { $minute }: a pause.
loupsgarous-end-did-longer = Minute { $minute }: more time.
loupsgarous-end-did-relaunch = Minute { $minute }: the debate relaunched.
loupsgarous-end-did-reopen = Minute { $minute }: a choice reopened.

## The lesson

loupsgarous-learn-over = You know the village
loupsgarous-learn-over-text = The rest is learnt by playing: talk, listen, watch who votes against whom. And if you die, keep your secrets.
loupsgarous-learn-done = Got it, let’s play!
loupsgarous-learn-dead = eliminated
loupsgarous-learn-brother = Werewolf, like you
loupsgarous-learn-beloved = your love
loupsgarous-learn-prey = the prey
loupsgarous-learn-named = in the hot seat
loupsgarous-learn-finger = ← { $player }
loupsgarous-learn-voices = { $count ->
    [one] one voice
   *[other] { $count } voices
}
loupsgarous-learn-card = Your card is yours
loupsgarous-learn-card-do = This is your card, face down. Touch it: it says who you are, what you want, what you can do.
loupsgarous-learn-card-done = The Seer! It hides again by itself. You may look whenever you like, but never show it: anybody may say anything, and nothing proves it.
loupsgarous-learn-seer = At night, you are called
loupsgarous-learn-seer-do = Everybody sleeps. Seer, touch somebody: you will see their card.
loupsgarous-learn-seer-done = A Werewolf! Only you know. By day, convince the others without becoming the next meal.
loupsgarous-learn-seer-no = You know your own card already.
loupsgarous-learn-pack = On the wolves’ side
loupsgarous-learn-pack-do = Another skin: now you are a Werewolf. Your accomplice points at somebody. Point at the same player, or there will be no prey.
loupsgarous-learn-pack-done = You both agree: a prey is chosen. In the morning, wolves debate and vote like everybody else… looking innocent.
loupsgarous-learn-pack-no = A wolf does not devour a wolf.
loupsgarous-learn-witch = Nothing obliges you
loupsgarous-learn-witch-do = Now you are the Witch: you see the wolves’ prey. One flask heals, the other kills, once each. Keep them for later.
loupsgarous-learn-witch-done = You never have to open a flask. At dawn it is told who is missing, never why.
loupsgarous-learn-way-tap-witch = Keep my flasks
loupsgarous-learn-way-tap-witch-2 = Heal
loupsgarous-learn-vote = The vote, and love
loupsgarous-learn-vote-do = Voting day: there is no blank vote, and never one against your love. Touch somebody else.
loupsgarous-learn-vote-done = All fingers rise together, and are remembered. If a wolf and a villager are in love, their goal changes: to remain alone, the two of them.
loupsgarous-learn-vote-no = Never against the one you love, not even as a feint.
loupsgarous-learn-vote-self = Nobody votes against themselves.
loupsgarous-learn-captain = The Captain’s voice
loupsgarous-learn-captain-do = You wear the medal: your voice counts twice, and ties are yours. Three voices each: choose.
loupsgarous-learn-captain-done = Settled. Without a Captain there is one more ballot; a tie again, and nobody dies. A Captain who dies names the next one.
loupsgarous-learn-captain-no = You decide between the two who are tied, and nobody else.
loupsgarous-learn-hunter = The last shot
loupsgarous-learn-hunter-do = Hunter, you are down. You have to shoot: choose who falls with you.
loupsgarous-learn-hunter-done = A hit. However you die, your gun speaks. After that, silence: the dead see everything, and tell the living nothing.
loupsgarous-learn-hunter-dead = Aim at somebody who still lives.
loupsgarous-learn-pardon = The Village
loupsgarous-learn-pardon-do = With The Village, every house has a power. The vote has named you: the Lord can pardon you, but you have to ask.
loupsgarous-learn-pardon-done = Now it is for the Lord to answer. The Tavern keeper votes before all others; and when a house is empty, the Bailiff may offer it to a Vagabond.
loupsgarous-learn-way-ask = Ask for pardon
loupsgarous-learn-way-decline = Ask for nothing

## Before the game: what is chosen

loupsgarous-times = × { $count }
loupsgarous-set-about = { $spare ->
    [0] { $cards } cards for { $seats } seats.
   *[other] { $cards } cards for { $seats } seats: two stay in the middle for the Thief.
}
loupsgarous-steps-about = { $spare ->
    [0] { $cards } cards, one for each seat: Simple Villagers make up the rest.
   *[other] { $cards } cards, two more than seats because of the Thief: Simple Villagers make up the rest.
}
loupsgarous-card-more = Add: { $card }
loupsgarous-card-fewer = Remove: { $card }
loupsgarous-village-on = Play with houses
loupsgarous-own-tokens = Choose the houses
loupsgarous-own-tokens-about = Otherwise those that are usual for this number. Vagabonds make up the rest.
loupsgarous-mode-about = { $mode ->
    [same_room] A large screen tells the game aloud, phones are the cards. Open the table’s address on the television.
   *[online] Everybody sees everything on their own screen, and people write.
}
loupsgarous-clocks-about = { $clocks ->
    [fast] Everything goes a third faster: for those who know the village.
    [relaxed] Half as much time again, to read and to think.
   *[normal] A night takes two or three minutes, a debate six at most.
}
loupsgarous-more-options = More options
loupsgarous-house-first = { $player } lived there first
loupsgarous-electing = Who gets the medal?
loupsgarous-say-more = Go on with your sentence: choose a word.
loupsgarous-say-whole = Your sentence is ready. Say it, or add why.
