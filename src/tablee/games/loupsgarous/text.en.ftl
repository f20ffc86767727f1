### Words of Les Loups-Garous de Thiercelieux. Rules: docs/rules/loupsgarous.md; the terms stand in its section 12.
### Nobody has a gender here: neither players, nor whoever hides behind a card. The codes of the game keep their underscores.

game-name = The Werewolves of Thiercelieux
game-about = A village, wolves hidden among its people, secret nights and talkative days, for 5 to 29 players, about 40 minutes.

## Somebody’s, and lists

of-whom = { $elided ->
   *[other] { $whom }
}
you-in-list = you
nobody = nobody

## Cards: name, with its article, power, goal

card-villager-name = Simple Villager
card-villager-claim = a Simple Villager
card-villager-power = No power by night: your strength is your voice, your vote and your nose.
card-villager-goal = Eliminate every Werewolf.
card-werewolf-name = Werewolf
card-werewolf-claim = a Werewolf
card-werewolf-power = Every night, choose a prey with the pack: you have to point at the same one, or nobody dies.
card-werewolf-goal = Eliminate every Villager, to the last one.
card-white_wolf-name = White Werewolf
card-white_wolf-claim = the White Werewolf
card-white_wolf-power = You hunt with the pack, and every second night, from the second on, you may devour a Werewolf as well.
card-white_wolf-goal = Stay alive with nobody else around. Mind: if the last Villager dies before that, the pack wins without you.
card-seer-name = Seer
card-seer-claim = the Seer
card-seer-power = Every night you may look at somebody else’s card.
card-seer-goal = Eliminate every Werewolf.
card-thief-name = Thief
card-thief-claim = the Thief
card-thief-power = On the first night you see the two cards in the centre, and may take one in place of yours. If both are Werewolves, you have to take one.
card-thief-goal = That of the card you will have; if you keep yours, eliminate every Werewolf.
card-cupid-name = Cupid
card-cupid-claim = Cupid
card-cupid-power = On the first night you choose two people, yourself too if you like: they are in love for the whole game, and if one dies, so does the other.
card-cupid-goal = Eliminate every Werewolf, unless love gives you another goal.
card-hunter-name = Hunter
card-hunter-claim = the Hunter
card-hunter-power = When you die, of whatever it may be, you have to shoot somebody at once.
card-hunter-goal = Eliminate every Werewolf.
card-witch-name = Witch
card-witch-claim = the Witch
card-witch-power = Every night you see whom the wolves have chosen. Once in the game you may save that player, once you may poison somebody; you never have to.
card-witch-goal = Eliminate every Werewolf.
card-little_girl-name = Little Girl
card-little_girl-claim = the Little Girl
card-little_girl-power = While the wolves choose, you may half-open your eyes: sometimes you see something, and sometimes the wolves see you.
card-little_girl-goal = Eliminate every Werewolf.
card-raven-name = Raven
card-raven-claim = the Raven
card-raven-power = Every night you may put up your poster at somebody’s house: two voices against that player at the first vote of the next day.
card-raven-goal = Eliminate every Werewolf.
card-pyromaniac-name = Pyromaniac
card-pyromaniac-claim = the Pyromaniac
card-pyromaniac-power = Once in the game you may burn a house down. If the wolves’ victim lives there, that player is safe, and the first housed Werewolf to the right burns.
card-pyromaniac-goal = Eliminate every Werewolf.
card-protector-name = Salvateur
card-protector-claim = the Salvateur
card-protector-power = Every night you may protect somebody from the wolves, yourself too, but not the same player two nights in a row.
card-protector-goal = Eliminate every Werewolf.
card-elder-name = Elder
card-elder-claim = the Elder
card-elder-power = It takes two attacks of the pack to kill you. If the village executes you, the Villagers lose their powers.
card-elder-goal = Eliminate every Werewolf.
card-scapegoat-name = Scapegoat
card-scapegoat-claim = the Scapegoat
card-scapegoat-power = If a vote ends in a tie, it is you who dies; you then choose who votes the next day.
card-scapegoat-goal = Eliminate every Werewolf.
card-idiot-name = Village Idiot
card-idiot-claim = the Village Idiot
card-idiot-power = The first time that the vote names you, you show your card and live, but you vote no more.
card-idiot-goal = Eliminate every Werewolf.
card-piper-name = Piper
card-piper-claim = the Piper
card-piper-power = Every night you have to charm two people who are not charmed yet.
card-piper-goal = Be alive when all the other survivors are charmed.
goal-couple = You and { $lover } are in love: never a vote, never a blow against { $lover }. If you are of opposite sides, your goal is to remain as two, with nobody else; otherwise each of you keeps their own.
long-card = { $name }. { $power } Goal: { $goal }
long-token = { $token } ({ $role }). { $power }
person-with-card = { $player } ({ $card })
card-counted = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}

## Buildings (with their article), tokens, visible roles

building-farm = { $of }’s farm
building-farm_numbered = farm { $number }
building-church = the church
building-hovel = the hovel
building-school = the school
building-bakery = the bakery
building-barber = the barber’s shop
building-bailiff = the bailiff’s house
building-tavern = the tavern
building-manor = the manor
token-farm = cow
token-church = rosary
token-hovel = mortar
token-school = bell
token-bakery = bread
token-barber = razor
token-bailiff = keys
token-tavern = goblet
token-manor = coat of arms
token-bundle = bundle
role-farm = Farmer
role-church = Confessor
role-hovel = Healer
role-school = Teacher
role-bakery = Baker
role-barber = Barber
role-bailiff = Bailiff
role-tavern = Tavern keeper
role-manor = Lord
role-bundle = Vagabond
role-captain = Captain
role-farm-power = The Farmers elect one of their own as Captain, and the medal stays among them.
role-church-power = Once, by day, you see somebody’s card; the village knows whose, not which.
role-hovel-power = Once, by day, you give back the power of a Confessor, a Barber or a Lord who has used it.
role-school-power = Every day you may forbid one or two people to vote; you yourself never vote.
role-bakery-power = Every night, right after the wolves, there is one chance in four that you see a shadow.
role-barber-power = Once, by day, you eliminate somebody; unless it was a Werewolf, you die as well.
role-bailiff-power = When a house falls vacant, you may offer it to a Vagabond.
role-tavern-power = Neither wolves nor ballots can be aimed at you, but you vote before everybody else, and lose this shelter if the vote names the player you chose.
role-manor-power = Once, you may pardon the player named by the vote, if that player asks you; yourself, without asking.
role-bundle-power = Teacher, Barber, Raven and Pyromaniac can do nothing to you, and the Bailiff may house you.
role-captain-power = Your voice counts twice in the village vote, you break ties, and when you die you pass on the medal.

## Narration: three ways to say every call, so that no evening is like another

narration-nightfall = { $variant ->
    [1] One by one the shutters close. To each their own night, and not a word.
    [2] The moon rises over Thiercelieux. The village falls silent.
   *[0] Night settles on Thiercelieux. Not a word: everyone alone now.
}
narration-thief = { $variant ->
    [1] Thief, two cards are asleep on the table. Does one of them tempt you?
    [2] Thief, now is the time to swap your life for another, or not.
   *[0] Thief, two cards lie in the centre. Will you take one?
}
narration-cupid = { $variant ->
    [1] Cupid, two arrows, two hearts: where do they go?
    [2] Cupid, who shall love each other, for better and for worse?
   *[0] Cupid, draw your bow: which two hearts?
}
narration-lovers = { $variant ->
    [1] Somewhere two hearts beat as one. Let each know of the other.
    [2] Love has knocked on two doors. Time for it to give its name.
   *[0] Two hearts are bound. Let them learn each other’s name.
}
narration-protector = { $variant ->
    [1] Salvateur, who shall sleep under your watch?
    [2] Salvateur, which doorstep will not be crossed tonight?
   *[0] Salvateur, whose door do you guard?
}
narration-seer = { $variant ->
    [1] Seer, your crystal ball lights up: whose face do you look for?
    [2] Seer, one truth is yours tonight. Which one?
   *[0] Seer, whose card will you read?
}
narration-wolves = { $variant ->
    [1] Werewolves, hunger wakes you. Agree, and be quick.
    [2] Werewolves, the village sleeps. Choose who will be missed.
   *[0] Werewolves, your hour has come. One prey, one voice.
}
narration-wolves_end = { $variant ->
    [1] The Werewolves lie down again, looking innocent.
    [2] No more sound of paws: the pack has gone home.
   *[0] The Werewolves go back to bed.
}
narration-baker = { $variant ->
    [1] One light in the street, and it is the Baker’s.
    [2] The Baker kneads, and peers out of the window.
   *[0] The Baker lights his oven and glances down the street.
}
narration-white_wolf = { $variant ->
    [1] White wolf, the pack is quiet. What if it counted one wolf fewer?
    [2] White wolf, this night is yours. Will you use it?
   *[0] White wolf, your brothers sleep. Still hungry?
}
narration-pyromaniac = { $variant ->
    [1] Pyromaniac, it is very dark. A little light somewhere?
    [2] Pyromaniac, the wind is good and the straw is dry.
   *[0] Pyromaniac, is that match itching?
}
narration-witch = { $variant ->
    [1] Witch, the night tells you its secret. Do your flasks stay closed?
    [2] Witch, you know what the village will know tomorrow. What do you make of it?
   *[0] Witch, see who lies there tonight. Does a flask open?
}
narration-piper = { $variant ->
    [1] Piper, a few more notes. For whose ears?
    [2] Piper, your song is looking for listeners.
   *[0] Piper, who shall hear your tune?
}
narration-charmed = { $variant ->
    [1] A tune goes round in some heads, and they turn to each other.
    [2] Whoever hums tonight knows who else is humming.
   *[0] Those the music has taken know one another.
}
narration-raven = { $variant ->
    [1] Raven, your quill is wet. Whose name do you write?
    [2] Raven, a wall is waiting for your prose.
   *[0] Raven, where does your poster go?
}
narration-dawn_none = { $variant ->
    [1] The cock crows. Heads are counted: everybody is here.
    [2] The sun comes back, and the whole village with it.
   *[0] Day breaks, and no one is missing.
}
narration-dawn_dead = { $variant ->
    [1] The cock crows. Heads are counted, and these are missing: { $names }.
    [2] The sun comes back, but not for { $names }.
   *[0] Day breaks. Never to be seen again: { $names }.
}
narration-reveal = { $name } was: { $card }.
narration-fire = Ashes smoke: { $building } is gone.
narration-poster = An unsigned poster accuses { $name }.
narration-grief = { $name } does not survive the grief.
narration-hunter = { $name } shoulders the gun one last time.
narration-debate = { $variant ->
    [1] The fountain is free, and so are tongues. Who accuses whom?
    [2] The village gathers. There are wolves left: find them.
   *[0] The square is yours. Whom do you suspect?
}
narration-relaunch = { $variant ->
    [1] One could hear a mouse… { $name }, what do you think?
    [2] Nobody says a word. { $name }, go ahead!
   *[0] A heavy silence… { $name }, your view?
}
narration-teacher = The Teacher raises her ruler.
narration-bans = No vote today for { $names }.
narration-tavern = The Tavern keeper speaks first.
narration-vote = Three, two, one: point!
narration-tie_captain = A tie. Captain, you decide.
narration-tie_second = A tie. Once more, between { $names }.
narration-tie_none = Still a tie: no one tonight.
narration-scapegoat = A tie. Someone must pay, and it is { $name }.
narration-sentence = The village has named { $name }.
narration-pardon = The Lord grants a pardon.
narration-idiot = { $name }? Nobody hangs the village Idiot.
narration-no_vote = No one may vote: the square empties.
narration-no_voice = No voice, no sentence.
narration-immunity_lost = The tavern is no shelter any more.
narration-shot = The shot rings out: { $name } falls.
narration-razor = The Barber’s razor flashed: { $name } falls.
narration-confession = { $name } goes to confession.
narration-restore = The Healer gives { $name } a second wind.
narration-election = The village needs a Captain. Who will stand?
narration-election_farmers = Farmers, choose one of your own as Captain.
narration-captain = { $name } now wears the medal.
narration-captain_none = No one wears the medal any more.
narration-successor = { $name }, with your last breath: who gets the medal?
narration-house_offer = Bailiff, a dwelling is free: { $building }.
narration-house_moved = { $name } puts down the bundle and moves in: { $building }.
narration-house_refused = { $name } prefers the open sky.
narration-scapegoat_list = Tomorrow only these vote: { $names }.
narration-powers_lost = The Elder died by the village’s hand: the powers fade.
narration-dusk = { $variant ->
    [1] The shadows grow long. Everybody goes home.
    [2] The light fades, and the voices with it.
   *[0] Evening falls on the square.
}
narration-win_villagers = The village breathes.
narration-win_werewolves = The wolves have finished.
narration-win_lovers = Love alone remains.
narration-win_white = The white wolf remains alone.
narration-win_piper = All follow the flute.
narration-win_draw = No one is left.
narration-win_stalemate = The village has come to a standstill: no one wins.
narration-win_abandoned = The village emptied before its story was over.

## Decoys: something for every finger, by night

decoy-shadiest = Who seems shadiest tonight?
decoy-reassuring = Who reassures you?
decoy-survivor = Who will live tomorrow?
decoy-paths = Three paths in the dark: left, right or neither?
decoy-shelter = In which house would you feel safe?
decoy-pair = Pick two names: shadiest and safest.
decoy-wander = Keep moving your finger over your suspicions until the end.
decoy-hold = Keep your finger on the line to read it.
decoy-line = { $variant ->
    [1] A dog barks far away.
    [2] The wind turns.
   *[0] You doze off.
}
cell-left = left
cell-right = right
cell-nobody = nobody
cell-neither = neither
cell-none = none

## The Little Girl’s odds

girl-odds = Your risk tonight, facing at worst { $wolves ->
    [one] one wolf
   *[other] { $wolves } wolves
}: { $one }% for one beat, { $two }% for two, { $three }% for three, { $four }% for four, { $five }% for five. In every beat there is one chance in two to see something.

## Statements (5.10). $why is empty, or one of the reasons below.

because-votes = , going by the votes
because-silence = , if only for that silence
because-claim_conflict = , as those claims cannot both be true
because-vision = , from what I have seen
because-night_victim = , considering last night’s victim
because-defended_wolf = , after that defence of a Werewolf
because-hunted_good = , after that hunt for an innocent
because-behaviour = , it is in the behaviour
because-gut = , call it a hunch
statement-accuse = { $strength ->
    [weak] { $p_who ->
        [you] I find you a bit shady{ $why }.
       *[other] I find { $p } a bit shady{ $why }.
    }
   *[strong] { $p_who ->
        [you] To me, you are a Werewolf{ $why }.
       *[other] To me, { $p } is a Werewolf{ $why }.
    }
}
statement-defend = { $p_who ->
    [you] Everybody should leave you alone, I believe you{ $why }.
   *[other] Leave { $p } alone, I believe them{ $why }.
}
statement-trust = { $p_who ->
    [you] I trust you{ $why }.
   *[other] I trust { $p }{ $why }.
}
statement-rank = My suspects, in order: { $names }{ $why }.
statement-deny = You are wrong, I am with the village{ $why }.
statement-claim = I am { $card }{ $why }.
statement-hint = I have a useful role, do not kill me{ $why }.
statement-counter = { $p_who ->
    [you] You are lying: I am { $card }{ $why }.
   *[other] { $p } is lying: I am { $card }{ $why }.
}
statement-retract = I take that back (no. { $number }){ $why }.
statement-vision = { $p_who ->
    [you] Night { $night }, I saw your card: { $card }{ $why }.
   *[other] Night { $night }, I saw { $p }: { $card }{ $why }.
}
statement-glimpse = Night { $night }, a shadow near { $of }{ $why }.
statement-potion = { $potion ->
    [heal] { $p_who ->
        [self] Night { $night }: the healing potion for myself{ $why }.
        [you] Night { $night }: the healing potion for you{ $why }.
       *[other] Night { $night }: the healing potion for { $p }{ $why }.
    }
    [poison] { $p_who ->
        [self] Night { $night }: poison for myself{ $why }.
        [you] Night { $night }: poison for you{ $why }.
       *[other] Night { $night }: poison for { $p }{ $why }.
    }
   *[none] Night { $night }, I kept my flasks{ $why }.
}
statement-guard = { $p_who ->
    [self] Night { $night }, I guarded my own door{ $why }.
    [you] Night { $night }, I guarded you{ $why }.
   *[other] Night { $night }, I guarded { $p }{ $why }.
}
statement-confession = { $p_who ->
    [you] You confessed to me: { $card }{ $why }.
   *[other] { $p } confessed to me: { $card }{ $why }.
}
statement-poster = { $p_who ->
    [you] The poster on your house (night { $night }) was mine{ $why }.
   *[other] The poster on { $p } (night { $night }) was mine{ $why }.
}
statement-charm = The flute holds: { $names }{ $why }.
statement-intent = { $p_who ->
    [you] I intend to vote against you{ $why }.
   *[other] I intend to vote against { $p }{ $why }.
}
statement-propose = { $p_who ->
    [you] Let us all vote against you{ $why }!
   *[other] Let us all vote against { $p }{ $why }!
}
statement-ask_role = { $p_who ->
    [you] And you, who are you{ $why }?
   *[other] { $p }, who are you{ $why }?
}
statement-ask_opinion = { $p_who ->
    [you] And you, what do you make of { $of }{ $why }?
   *[other] { $p }, what do you make of { $of }{ $why }?
}
statement-ask_vote = { $p_who ->
    [you] And you, why your vote on day { $day }{ $why }?
   *[other] { $p }, why your vote on day { $day }{ $why }?
}
statement-recall = { $p_who ->
    [you] On day { $day }, you voted against { $q }{ $why }.
   *[other] { $q_who ->
        [you] On day { $day }, { $p } voted against you{ $why }.
       *[other] On day { $day }, { $p } voted against { $q }{ $why }.
    }
}
statement-contradiction = { $p_who ->
    [you] Your two statements (no. { $number } and no. { $other }) do not fit{ $why }.
    [nobody] Statements no. { $number } and no. { $other } do not fit{ $why }.
   *[other] These two statements of { $of } (no. { $number } and no. { $other }) do not fit{ $why }.
}
statement-silent = { $p_who ->
    [you] You say very little{ $why }.
   *[other] { $p } says very little{ $why }.
}
statement-agree = { $p_who ->
    [you] I agree with you (no. { $number }){ $why }.
    [nobody] I agree with no. { $number }{ $why }.
   *[other] I agree with { $p } (no. { $number }){ $why }.
}
statement-disagree = { $p_who ->
    [you] I disagree with you (no. { $number }){ $why }.
    [nobody] I disagree with no. { $number }{ $why }.
   *[other] I disagree with { $p } (no. { $number }){ $why }.
}
statement-candidate = I stand for Captain{ $why }.
statement-support = { $p_who ->
    [you] You would make a good Captain{ $why }.
   *[other] { $p } would make a good Captain{ $why }.
}
statement-ask_ban = { $p_who ->
    [you] Teacher, you know who should not vote: you there{ $why }.
   *[other] Teacher, stop { $p } from voting{ $why }.
}
statement-ask_house = Bailiff, { $building } would suit me{ $why }.
statement-promise = { $p_who ->
    [you] I shall pardon you{ $why }.
   *[other] I shall pardon { $p }{ $why }.
}
statement-no_pardon = { $p_who ->
    [you] No pardon for you{ $why }.
   *[other] No pardon for { $p }{ $why }.
}
statement-thank = Thank you{ $why }.
statement-pass = Nothing to say{ $why }.

## Events: the village is founded

event-village-founded = { $hidden ->
    [yes] Nobody knows which cards are in play, but they come from these: { $cards }. Ordinary Werewolves: { $wolves }.
   *[no] The cards in play: { $cards }.
}
event-card-dealt = { $who ->
    [you] Your card: { $card }.
   *[other] { $player }: { $card }.
}
event-tokens-dealt = The village settles in. { $text }
bundles-of = On the road, bundle on the shoulder: { $names }.
house-of = { $player }: { $building } ({ $role }).
event-token-asked = { $who ->
    [you] Your turn to choose a token.
   *[other] { $player } chooses a token.
}
event-token-drafted = { $by_lot ->
    [yes] { $who ->
        [you] The lot chooses for you: { $token } ({ $role }).
       *[other] The lot chooses for { $player }: { $token } ({ $role }).
    }
   *[no] { $who ->
        [you] You take the token: { $token } ({ $role }).
       *[other] { $player } takes the token: { $token } ({ $role }).
    }
}
event-presentation-started = { $who ->
    [you] Introduce yourself to the village.
   *[other] { $player } introduces a villager.
}
event-skip-wished = { $count ->
    [one] { $count } player would like to begin.
   *[other] { $count } players would like to begin.
}

## Events: the night

event-night-started = { narration-nightfall }
event-call-started = { $text }
event-call-ended = { $step ->
    [wolves] { narration-wolves_end }
    [b4] { narration-wolves_end }
   *[other] The night goes on.
}
event-beat = Beat { $number }.
event-decoy-asked = { $text }
event-dots-faked = Dots wander over the grid.
event-choice-heard = { $cells ->
    [none] Noted: { nobody }.
   *[other] Noted: { $cells }.
}
event-thief-offered = In the centre: { $cards }.
event-thief-chose = { $who ->
    [you] You leave your card in the centre. From now on: { $card }.
   *[other] { $player } leaves a card in the centre. From now on: { $card }.
}
event-lovers-chosen = { $who ->
    [you] Your arrows have hit { $names }.
   *[other] { $player } shoots the arrows: { $names }.
}
event-lover-told = { $who ->
    [you] Love binds you to { $lover }. Never a vote, never a blow against { $lover }.
   *[other] Love binds { $player } to { $lover }.
}
event-pack-told = { $count ->
    [one] You are the last wolf standing.
   *[other] The pack: { $names }.
}
event-designation-changed = { $target_who ->
    [nobody] { $who ->
        [you] You point at nobody.
       *[other] { $player } points at nobody.
    }
   *[other] { $who ->
        [you] You point at { $target }.
       *[other] { $player } points at { $target }.
    }
}
event-girl-caught = Lashes have moved in the dark: the Little Girl is { $player }.
event-lids-read = { $who ->
    [you] { $half_open ->
        [yes] Beat { $beat }: you were looking.
       *[no] Beat { $beat }: your eyes were closed.
    }
   *[other] { $half_open ->
        [yes] Beat { $beat }: { $player } was looking.
       *[no] Beat { $beat }: { $player } had closed eyes.
    }
}
event-glimpsed = { $count ->
    [one] A shadow: { $names }. That is a Werewolf.
   *[other] A shadow near { $of }: at least one of these is a Werewolf.
}
event-nothing-glimpsed = The street is empty: nothing seen tonight.
event-card-seen = { $night ->
    [0] { $who ->
        [you] { $target } shows you a card: { $card }.
       *[other] { $target } shows { $player } a card: { $card }.
    }
   *[other] { $who ->
        [you] You read the card: { $target }, { $card }.
       *[other] { $player } reads the card: { $target }, { $card }.
    }
}
event-victim-shown = { $target_who ->
    [nobody] Tonight nobody lies there.
    [you] Tonight the wolves have chosen you.
   *[other] Tonight it is { $target } who lies there.
}
event-charmed-told = The flute holds you: { $names }.
event-charm-set = { $count ->
    [0] { $who ->
        [you] Your tune is lost in the night.
       *[other] { $player } plays, and the tune is lost in the night.
    }
   *[other] { $who ->
        [you] Your tune has taken { $names }.
       *[other] { $player } plays, and the tune has taken { $names }.
    }
}

## Events: dawn and death

event-day-broke = { $count ->
    [0] { narration-dawn_none }
   *[other] { narration-dawn_dead }
}
event-building-burnt = { $evicted_who ->
    [nobody] { narration-fire }
    [you] { narration-fire } You are on the road now, with a bundle.
   *[other] { narration-fire } { $evicted_player } takes a bundle and becomes a Vagabond.
}
event-poster-placed = { $target_who ->
    [you] An unsigned poster accuses you: two voices against you at the next vote.
   *[other] { narration-poster }
}
event-poster-void = The poster does not count.
event-eliminated = { $cause ->
    [grief] { $who ->
        [you] You do not survive the grief. Your card: { $card }.
       *[other] { narration-grief } { narration-reveal }
    }
    [razor_penalty] { $who ->
        [you] That was no Werewolf: the razor costs you your life. Your card: { $card }.
       *[other] That was no Werewolf: { $name } dies as well. { narration-reveal }
    }
    [vote] { $who ->
        [you] The village executes you. Your card: { $card }.
       *[other] The village executes { $name }. { narration-reveal }
    }
    [tie] { $who ->
        [you] A tie. Someone must pay, and it is you. Your card: { $card }.
       *[other] { narration-scapegoat } { narration-reveal }
    }
    [idiot_fate] { $who ->
        [you] The Elder is gone, and your mercy with them. Your card: { $card }.
       *[other] The Elder is gone, and the mercy for { $name } as well. { narration-reveal }
    }
    [left] { $who ->
        [you] You have left the village. Your card: { $card }.
       *[other] { $name } has left the village. { narration-reveal }
    }
   *[night] { $who ->
        [you] Among the living, your game ends here. Your card: { $card }.
       *[other] { narration-reveal }
    }
}
event-shot-asked = { $who ->
    [you] You shoulder your gun one last time.
   *[other] { narration-hunter }
}
event-shot-fired = { $target_who ->
    [you] The shot rings out: it is for you.
   *[other] { narration-shot }
}
event-powers-lost = { narration-powers_lost }

## Events: the Captain

event-election-started = { $by ->
    [farmers] { narration-election_farmers }
   *[village] { narration-election }
}
event-candidate = { $who ->
    [you] You stand.
   *[other] { $player } stands.
}
event-election-opened = { $number ->
    [1] A Captain is voted for.
   *[other] A tie. Once more, between { $names }.
}
event-election-closed = { $votes ->
    [none] Nobody has voted: once more tomorrow.
   *[other] For the medal: { $votes }.
}
event-captain-elected = { $by ->
    [lot] { $who ->
        [you] Still a tie: the lot gives you the medal.
       *[other] Still a tie: the lot gives the medal to { $player }.
    }
    [only_farmer] { $who ->
        [you] One Farmer is left, and it is you: the medal is yours.
       *[other] One Farmer is left: the medal goes to { $player }.
    }
   *[vote] { $who ->
        [you] You now wear the medal.
       *[other] { narration-captain }
    }
}
event-captain-succeeded = { $by ->
    [lot] { $who ->
        [you] The lot gives you the medal.
       *[other] The lot gives the medal to { $player }.
    }
   *[choice] { $who ->
        [you] You now wear the medal.
       *[other] { narration-captain }
    }
}
event-captain-vacant = { $reason ->
    [no_farmer] { narration-captain_none }
    [idiot] The Village Idiot hands the medal back: there is a vote tomorrow.
   *[no_eligible] Nobody can wear the medal for now.
}
event-asked = { $decision ->
    [successor] { $who ->
        [you] With your last breath: who gets the medal?
       *[other] { narration-successor }
    }
    [voters] { $who ->
        [you] You name those who vote tomorrow.
       *[other] { $player } names those who vote tomorrow.
    }
    [house] { $who ->
        [you] A dwelling is free: to whom do you offer it?
       *[other] { $player } looks for somebody to house.
    }
   *[accept] { $who ->
        [you] A dwelling is offered to you.
       *[other] { $player } hesitates at the door.
    }
}

## Events: the debate

event-debate-started = { narration-debate }
event-debate-shortened = Two thirds of the village are ready: ten seconds more, or thereabouts.
event-debate-ended = Enough talk.
event-relaunched = { $who ->
    [you] A heavy silence… And you, what do you think?
   *[other] { narration-relaunch }
}
event-ready-counted = { $count ->
    [0] Nobody is ready to vote any more.
    [one] { $count } player is ready to vote.
   *[other] { $count } players are ready to vote.
}
event-statement-drafted = { $text ->
    [none] You swallow your words.
   *[other] You begin a sentence: { $text }
}
event-stated = { $who ->
    [you] You say: “{ $text }”
   *[other] { $player }: “{ $text }”
}

## Events: the vote

event-teacher-asked = { $who ->
    [you] You raise your ruler: who shall not vote?
   *[other] { narration-teacher }
}
event-bans-set = { $count ->
    [0] Everybody keeps their vote.
   *[other] { narration-bans }
}
event-tavern-asked = { $who ->
    [you] You vote, before everybody else.
   *[other] { narration-tavern }
}
event-tavern-voted = { $target_who ->
    [nobody] The Tavern keeper has voted against nobody.
    [you] The Tavern keeper votes against you.
   *[other] The Tavern keeper votes against { $target }.
}
event-vote-not-held = { narration-no_vote }
event-ballot-opened = { $number ->
    [1] { narration-vote }
   *[other] Second ballot: point!
}
event-vote-heard = Noted: { $target }. You may change your mind until the end.
event-ballot-closed = { $votes ->
    [none] Nobody has voted.
   *[other] Fingers point: { $votes }.
}
votes-against = { $player } { $voices ->
    [0] (no voice)
    [one] ({ $voices } voice: { $voters })
   *[other] ({ $voices } voices: { $voters })
}
votes-poster = the poster
event-tied = { $next ->
    [scapegoat] A tie between { $names }.
    [captain] { narration-tie_captain }
    [second] { narration-tie_second }
   *[none] Another tie, between { $names }.
}
event-tie-break-asked = { $who ->
    [you] You have to decide.
   *[other] { $player } has to decide.
}
event-tie-broken = { $who ->
    [you] You decide: { $target }.
   *[other] { $target_who ->
        [you] { $player } decides: it is you.
       *[other] { $player } decides: it is { $target }.
    }
}
event-designated = { $who ->
    [you] The village has named you.
   *[other] { narration-sentence }
}
event-nobody-designated = { $reason ->
    [tie] { narration-tie_none }
   *[no_voice] { narration-no_voice }
}

## Events: the powers of the day

event-window-opened = { $window ->
    [sentence] One moment more before the execution.
   *[dusk] One moment more before the night.
}
event-window-closed = The moment has passed.
event-power-queued = { $power ->
    [confess] Noted: you will hear the confession of { $target } as soon as possible.
    [restore] Noted: you will heal { $target } as soon as possible.
   *[shave] Noted: your razor is waiting for { $target }.
}
event-execution-void = { $who ->
    [you] You are gone already: there is nobody to execute.
   *[other] { $player } is gone already: there is nobody to execute.
}
event-pardon-asked = { $who ->
    [you] You ask { $lord } for a pardon.
   *[other] { $lord_who ->
        [you] { $player } asks you for a pardon.
       *[other] { $player } asks { $lord } for a pardon.
    }
}
event-pardon-granted = { $who ->
    [you] { narration-pardon } You live.
   *[other] { narration-pardon } { $player } lives.
}
event-pardon-refused = { $who ->
    [you] No pardon for you.
   *[other] No pardon for { $player }.
}
event-immunity-lost = { narration-immunity_lost }
event-idiot-spared = { $who ->
    [you] Nobody hangs the Village Idiot: you live, but you vote no more.
   *[other] { narration-idiot }
}
event-confession-held = { $who ->
    [you] You hear the confession of { $target }.
   *[other] { $target_who ->
        [you] You go to confession.
       *[other] { narration-confession }
    }
}
event-power-restored = { $target_who ->
    [you] The Healer gives you a second wind: your power is back ({ $building }).
   *[other] { narration-restore } That power is back ({ $building }).
}
event-razor-used = { $target_who ->
    [you] The Barber’s razor flashed: it is for you.
   *[other] { narration-razor }
}
event-token-spent = A token goes back into the box: { $building }.
event-house-offered = { $target_who ->
    [you] The Bailiff offers you a roof: { $building }.
   *[other] The Bailiff offers { $target } a roof: { $building }.
}
event-house-refused = { $who ->
    [you] You prefer the open sky.
   *[other] { narration-house_refused }
}
event-house-moved = { $who ->
    [you] You put down your bundle and move in: { $building }.
   *[other] { narration-house_moved }
}
event-house-left-vacant = The door stays shut: { $building }.
event-voters-named = { narration-scapegoat_list }
event-voters-drafted = These will vote tomorrow: { $names }.
event-dusk-fell = { narration-dusk }

## Events: the dead, the moderator, the end

event-eyes-opened = { $count ->
    [0] You see everything now: { $text }.
   *[other] You see everything now: { $text }. The Lovers: { $names }.
}
event-bet-placed = { $on ->
    [seat] Your bet: { $target } will be executed next.
   *[side] Your bet on the end: { $side }.
}
event-clock-lengthened = The moderator gives a little more time.
event-moderator-intervened = { $what ->
    [longer] At { $time }, more time.
    [relaunch] At { $time }, the debate was relaunched.
    [pause] At { $time }, a pause.
    [reopen] At { $time }, a choice was reopened.
   *[other] At { $time }, the moderator stepped in.
}
event-game-ended = { $text } { $won ->
    [you] You have won, alone.
    [among] You have won, with { $others }.
    [nobody] Nobody has won.
   *[other] The victory goes to { $winners }.
}

## The chronicle of secrets: for the dead, and at the end

note-designated = { $target_who ->
    [nobody] Pack: { $player } → nobody.
   *[other] Pack: { $player } → { $target }.
}
note-victim = { $target_who ->
    [nobody] The pack does not agree.
   *[other] The pack’s victim: { $target }.
}
note-glimpse = A shadow through the lashes ({ $player }): { $names }.
note-baker = A shadow in the street ({ $player }): { $names }.
note-caught = Under the eyes of the wolves: { $player }.
note-lover = An arrow for { $target }.
note-guard = Guard ({ $player }): { $target }.
note-vision = Vision ({ $player }): { $target }, { $card }.
note-fire = Fire ({ $player }): { $building }.
note-poster = Poster ({ $player }): { $target }.
note-stole = Card taken from the centre ({ $player }): { $card }.
note-kept = The cards in the centre stay where they are ({ $player }).
note-bite = Bite of the White Werewolf ({ $player }): { $target }.
note-heal = Healing potion ({ $player }): { $target }.
note-poison = Poison ({ $player }): { $target }.
note-charm = Flute ({ $player }): { $target }.
note-saved = { $by ->
    [fire] Escapes the wolves by the fire: { $target }.
    [heal] Escapes the wolves by a potion: { $target }.
    [guard] Escapes the wolves by a guard: { $target }.
   *[elder] One life lost, one left: { $target }.
}
note-burnt = In the flames: { $target }.
note-confession = Confession ({ $player }): { $target }, { $card }.

## Refusals

refusal-malformed = That is no move of this game.
refusal-game-over = The game is over.
refusal-not-now = Not now.
refusal-step-over = Too late: this call is over.
refusal-dead = You are no longer among the living: you can only watch.
refusal-illegal-choice = You cannot choose that.
refusal-final = Your choice is made, and it is final.
refusal-not-living = That player is no longer alive.
refusal-not-yourself = You cannot choose yourself.
refusal-immune = The Tavern keeper has a shelter: nobody can vote against him.
refusal-not-tied = Only those who are tied can be chosen.
refusal-no-vote = You do not vote this time.
refusal-banned = The Teacher has forbidden you to vote today.
refusal-teacher = The Teacher never votes.
refusal-spared = Once spared, the Village Idiot votes no more.
refusal-not-named = The Scapegoat has not given you a vote for today.
refusal-not-eligible = That player cannot wear the medal.
refusal-not-a-farmer = The Farmers vote among themselves.
refusal-vagabond = That power cannot touch a Vagabond.
refusal-no-such-power = Your house does not have that power.
refusal-power-spent = That power has been used.
refusal-nothing-to-restore = There is no power to give back there.
refusal-token-taken = That token is gone. Choose another.
refusal-already-asked = That player has already declined this dwelling.
refusal-not-a-vagabond = Only a Vagabond can be housed.
refusal-too-many-statements = You have said enough for today: twelve statements, not one more.
refusal-too-fast = Not so fast: four seconds between two statements.
refusal-nothing-said = The sentence is not complete.
refusal-not-that-word = That word does not fit here.
refusal-silent = It is not your turn to speak.
refusal-nobody-named = At least one player has to be named.
refusal-already-named = That player is on the list already.
refusal-no-pardon = There is no pardon to ask for or to give now.

## Options that do not fit

error-bad-option-not-custom = Cards of your own ({ $wrong }) go with --preset { $right } only.
error-bad-option-no-such-row = There is no set { $wrong } for { $seats } players. It is for: { $right } ({ $rule }).
error-bad-option-no-such-set = No playable set can be drawn from “{ $wrong }” with { $right } Werewolves ({ $rule }).
error-bad-option-not-playable = “{ $wrong }” does not make a village of { $seats } players. See rule { $rule }.
error-bad-option-no-such-card = “{ $wrong }” has a letter that is no card. The cards are: { $right }.
error-bad-option-no-tokens = Tokens ({ $wrong }) go with --{ $right } only ({ $rule }).
error-bad-option-wrong-tokens = “{ $wrong }” does not fit: there should be { $right } tokens, each building once ({ $rule }).
refusal-bad-option-not-custom = Cards of your own go with a custom set only.
refusal-bad-option-no-such-row = There is no such set for so many players.
refusal-bad-option-no-such-set = No playable set can be drawn from these cards.
refusal-bad-option-not-playable = These cards do not make a village for so many players.
refusal-bad-option-no-such-card = One of these letters is no card.
refusal-bad-option-no-tokens = Tokens go with The Village only.
refusal-bad-option-wrong-tokens = There should be one token for each seat, and each building once.

## Bots, paces, sides, channels, endings

level-beginner-about = Votes on instinct, says little, and is carried away by the last accusation.
level-solid-about = Remembers votes and claims, weighs every suspicion, and knows when to be silent.
level-strong-about = Imagines every possible village, lies without contradicting itself, and bides its time.
pace-live = Live
pace-live-about = Every moment has its time, the same for all: a game is played in one sitting.
side-villagers = Villagers
side-werewolves = Werewolves
bet-villagers = the Villagers
bet-werewolves = the Werewolves
bet-lovers = the Lovers
bet-white = the White Werewolf
bet-piper = the Piper
bet-nobody = nobody
channel-village = Village
channel-pack = Pack
channel-graveyard = Graveyard
ending-villagers = The Villagers have won
ending-werewolves = The Werewolves have won
ending-lovers = The Lovers have won
ending-white = The White Werewolf has won
ending-piper = The Piper has won
ending-draw = Nobody is left
ending-stalemate = The village came to a standstill
ending-abandoned = Abandoned

## Options

option-preset = Cards
option-preset-about = usual: { option-preset-usual }; S: { option-preset-S }; P: { option-preset-P }; D: { option-preset-D }; C: { option-preset-C }; T: { option-preset-T }; N: { option-preset-N }; F: { option-preset-F }; V1: { option-preset-V1 }; V2: { option-preset-V2 }; custom: { option-preset-custom }.
option-preset-usual = Usual for this number
option-preset-S = Simplified
option-preset-P = Small group
option-preset-D = Discovery
option-preset-C = Classic
option-preset-T = Complete, with the Thief
option-preset-N = New Moon
option-preset-F = With the Piper
option-preset-V1 = The Village, first game
option-preset-V2 = The whole Village
option-preset-custom = Custom
option-cards = Custom cards
option-cards-about = With custom, a letter for each card and a number: W3 Y X H V6. V Simple Villager, W Werewolf, B White Werewolf, Y Seer, T Thief, C Cupid, H Hunter, X Witch, G Little Girl, R Raven, P Pyromaniac, S Salvateur, E Elder, O Scapegoat, I Village Idiot, F Piper.
option-village = The Village
option-village-about = Everybody also has a house or a bundle, with a power that everybody knows.
option-tokens = Tokens
option-tokens-about = The tokens of The Village, one for each seat: farm1 farm2 school church bundle. Empty: the usual ones for this number.
option-token-mode = Handing out tokens
option-token-mode-about = random_selection: { option-token-mode-random_selection }; random_all: { option-token-mode-random_all }; draft: { option-token-mode-draft }.
option-token-mode-random_selection = By lot, from those chosen
option-token-mode-random_all = By lot, from all of them
option-token-mode-draft = Everybody picks in turn
option-presentation = Presentation
option-presentation-about = Before the first night everybody may introduce their villager, for up to twenty seconds.
option-hidden-composition = Hidden cards
option-hidden-composition-about = The table itself draws the cards from those on offer: only the number of ordinary Werewolves is known.
option-box-limits = Limits of the box
option-box-limits-about = No more cards than the box holds.
option-wolf-majority = Majority of the wolves
option-wolf-majority-about = The pack need not agree any more: more than half of the wolves is enough.
option-kind-start = First victim spared
option-kind-start-about = Whoever died first in the game before cannot be the prey of the first night.
option-moderator = Moderator
option-moderator-about = server: { option-moderator-server }; human: { option-moderator-human }.
option-moderator-server = The table itself
option-moderator-human = Somebody who does not play
option-captain = Captain
option-captain-about = The village elects a Captain, whose voice counts twice.
option-captain-day = Election of the Captain
option-captain-day-about = 1: { option-captain-day-1 }; before_night_1: { option-captain-day-before_night_1 }; 2: { option-captain-day-2 }; 3: { option-captain-day-3 }.
option-captain-day-1 = On the first day
option-captain-day-before_night_1 = Before the first night
option-captain-day-2 = On the second day
option-captain-day-3 = On the third day
option-mode = Where you play
option-mode-about = online: { option-mode-online }; same_room: { option-mode-same_room }.
option-mode-online = Everybody at home
option-mode-same_room = In the same room
option-night-mode = Calls of the night
option-night-mode-about = grouped: { option-night-mode-grouped }; sequential: { option-night-mode-sequential }.
option-night-mode-grouped = Several at once, for short nights
option-night-mode-sequential = One after the other
option-clocks = Clocks
option-clocks-about = normal: { option-clocks-normal }; fast: { option-clocks-fast }; relaxed: { option-clocks-relaxed }.
option-clocks-normal = Normal
option-clocks-fast = Fast
option-clocks-relaxed = Relaxed
option-dead-view = What the dead see
option-dead-view-about = all: { option-dead-view-all }; public: { option-dead-view-public }.
option-dead-view-all = Everything
option-dead-view-public = What everybody sees
option-on-leave = When somebody leaves
option-on-leave-about = bot: { option-on-leave-bot }; die: { option-on-leave-die }.
option-on-leave-bot = A bot takes the seat
option-on-leave-die = Their villager dies
option-narration = Language of the voice
option-narration-about = fr: { option-narration-fr }; en: { option-narration-en }.
option-narration-fr = French
option-narration-en = English
option-bots = Bots
option-bots-about = The seats of bots, counted from 0.
option-first-out = First victim before
option-first-out-about = The seat of whoever died first in the game before, counted from 0; −1 if there was none.

## Rules in short

rules-short = By night the wolves devour; by day the village accuses, debates and votes. Find the wolves, or be one and do not get caught.
rules-points =
    Everybody has a secret card, and keeps it secret until death.
    Every night the Werewolves choose a prey with one voice; other cards act as well, in secret.
    Every morning you learn who died, and with which card. The cause is not told.
    Every day there is a debate, then everybody votes at once. Whoever has the most voices dies; there is no blank vote.
    The Captain’s voice counts twice, and breaks ties.
    The Villagers win when no wolf is left, the Werewolves when no Villager is left: equal numbers are not enough.
    If one Lover dies, the other dies of grief. Of opposite sides, they win only as two, with nobody else.
    The dead are silent, and see everything.

## What is said in parts: kinds of statements, words

kind-accuse = accuse somebody
kind-defend = defend somebody
kind-trust = say whom you trust
kind-rank = list your suspects
kind-deny = defend yourself
kind-claim = claim a card
kind-hint = hint at a useful role
kind-counter = contest a claim
kind-retract = take something back
kind-vision = tell of a vision
kind-glimpse = tell of a shadow
kind-potion = tell of a potion
kind-guard = tell whom you guarded
kind-confession = tell of a confession
kind-poster = own up to a poster
kind-charm = denounce the flute
kind-intent = announce your vote
kind-propose = propose a vote
kind-ask_role = ask who somebody is
kind-ask_opinion = ask for an opinion
kind-ask_vote = ask why somebody voted so
kind-recall = recall a vote
kind-contradiction = point out a contradiction
kind-silent = remark on a silence
kind-agree = agree
kind-disagree = disagree
kind-candidate = stand for Captain
kind-support = support somebody
kind-ask_ban = ask for a ban
kind-ask_house = ask for a house
kind-promise = promise a pardon
kind-no_pardon = refuse a pardon
kind-thank = say thanks
kind-pass = pass
part-weak = a bit shady
part-strong = a Werewolf, for sure
part-heal = healing
part-poison = poison
part-none = none
part-night = night { $number }
part-day = day { $number }
part-said = no. { $number }
part-own = no. { $number }

## The terminal

play-keys = { $deck ->
    [yes] (? help, d memo, q leave)
   *[no] (? help, q leave)
}
word-deck = d, memo, votes, night, card, village, claims
answer-deck = your card, what you know, the order of the night, votes and claims (or: votes, night, card)
screen-night = Night { $night }
screen-day = Day { $day }
screen-end = The game is over
screen-goal = Goal: { $goal }
screen-house = Your house: { $building } ({ $role }).
screen-road = No house, but a bundle ({ $role }).
screen-legend = { $you } you, { $dead } dead, { $captain } Captain, { $poster } poster, { $lover } your love, { $pack } your pack, { $charmed } charmed, { $token } token still there, { $absent } away
screen-vacant = { $building }: nobody
screen-burnt = { $building }: in ashes
screen-ready = Ready to vote: { $count } of { $living }.
screen-tied = Tied: { $names }.
screen-banned = Not voting today: { $names }.
screen-pack = The pack: { $names }.
screen-points = { $player } → { $target }
screen-pointing = Pointing: { $list }.
screen-caught = The Little Girl is { $player }.
screen-victim = { $target_who ->
    [nobody] Nobody lies there tonight.
    [you] The victim is you.
   *[other] The victim: { $target }.
}
screen-potions = { $heal ->
    [yes] { $poison ->
        [yes] You have both flasks left.
       *[no] You have the healing flask left.
    }
   *[no] { $poison ->
        [yes] You have the poison left.
       *[no] Your flasks are empty.
    }
}
screen-guarded = Last night you guarded { $target }.
screen-charmed = Charmed: { $names }.
screen-offered = In the centre: { $cards }.
screen-draft = Your sentence: { $text }
screen-draft-why = Your sentence: { $text } ({ $why })
screen-draft-voters = These will vote tomorrow: { $names }.
screen-not-yet = The sentence is ready, but a moment has to pass before it is said.
screen-two-names = Type two names one after the other: “{ $example }”.
screen-more-words = You may also type: { $words }. Or all in one go: “{ $example }”.
screen-lovers = The Lovers: { $names }.
screen-centre = Left in the centre: { $cards }.
screen-your-card = Your card: { $card }
screen-known = What you know
screen-known-card = { $night ->
    [0] Confession: { $player }, { $card }.
   *[other] Night { $night }: { $player }, { $card }.
}
screen-known-shadow = Night { $night }, a shadow near { $of }.
screen-known-lover = Your love: { $player }.
screen-known-couple = Your arrows: { $names }.
screen-order = The order of the night: { $calls }.
screen-set = The cards in play: { $cards }.
screen-shown = Shown already: { $cards }.
screen-votes = Votes
screen-votes-day = { $kind ->
    [vote] Day { $day }: { $votes }
    [second] Day { $day }, second ballot: { $votes }
    [election] Day { $day }, election: { $votes }
   *[election_second] Day { $day }, election, second ballot: { $votes }
}
screen-no-votes = Nobody has voted yet.
screen-chronicle = The secrets, night by night
screen-note = { $round }: { $text }
screen-claims = Claims
screen-no-claims = Nobody has claimed anything yet.
screen-no-same-room = In the same room everybody has a phone: that is no game for a terminal. Try --mode online
screen-no-moderator = Here the table itself moderates. Try --moderator server
call-thief = Thief
call-cupid = Cupid
call-lovers = Lovers
call-protector = Salvateur
call-seer = Seer
call-wolves = Werewolves
call-baker = Baker
call-white_wolf = White Werewolf
call-pyromaniac = Pyromaniac
call-witch = Witch
call-piper = Piper
call-charmed = the charmed
call-raven = Raven
prompt-draft = Choose a token.
prompt-presentation = { $yours ->
    [yes] Introduce your villager aloud, then pass the word on.
   *[no] The village introduces itself.
}
prompt-thief = Thief, will you take a card?
prompt-cupid = Cupid, which two hearts?
prompt-protector = Salvateur, whom do you guard?
prompt-seer = Seer, whose card do you read? Your choice is final.
prompt-wolves = Werewolves, which prey? You may change your mind until the end.
prompt-white_wolf = White wolf, which wolf fewer?
prompt-pyromaniac = Pyromaniac, which house burns?
prompt-witch = Witch, whom do you save, whom do you poison?
prompt-piper = Piper, whom do you charm?
prompt-raven = Raven, where does your poster go?
prompt-shot = You fall: whom do you shoot?
prompt-voters = Who votes tomorrow? Name one after the other, then say that is all.
prompt-successor = Who gets the medal?
prompt-house = A dwelling is free, { $building }: to whom do you offer it?
prompt-accept = You are offered a roof: { $building }. Do you accept?
prompt-campaign = An election is near: stand, or speak.
prompt-election = Who shall wear the medal?
prompt-debate = The village debates: accuse, defend, claim, or say that you are ready to vote.
prompt-speaking = And then?
prompt-ban = Who shall not vote today? Two names at most.
prompt-tavern = You vote before everybody else. If the vote names your choice, you lose your shelter.
prompt-ballot = Against whom do you vote?
prompt-second_ballot = Second ballot: against whom do you vote?
prompt-tie_break = A tie: you decide.
prompt-sentence = The village has named somebody. One moment more before the execution.
prompt-asking = The village has named you. Do you ask for a pardon?
prompt-pardoning = Do you grant a pardon?
prompt-dusk = Night is coming. A last word, a last deed?
prompt-betting = You are watching, and may bet.
prompt-power = A power that you ask for now is used as soon as possible.
choice-tap = { $cells }
choice-tap-witch = { $healed ->
    [none] { $poisoned ->
        [none] keep your flasks
       *[other] poison { $poisoned }
    }
   *[other] { $poisoned ->
        [none] save { $healed }
       *[other] save { $healed }, poison { $poisoned }
    }
}
choice-lids = { $half_open ->
    [yes] half-open your eyes
   *[no] close your eyes
}
choice-take = take the token: { $token } ({ $role })
choice-done = pass the word on
choice-skip = I would like to begin
choice-stand = stand for Captain
choice-elect = vote for { $player }
choice-ready = ready to vote
choice-wait = not ready after all
choice-add = { $word }
choice-why = a reason: { $why }
choice-back = take the last word back
choice-send = say it: “{ $text }”
choice-confess = hear the confession of { $player }
choice-restore = give back the power of { $player }
choice-shave = use the razor on { $player }
choice-ban = { $count ->
    [0] ban nobody
   *[other] no vote for { $names }
}
choice-vote = vote against { $player }
choice-break = decide against { $player }
choice-ask = ask for a pardon
choice-decline = decline
choice-pardon = grant the pardon
choice-refuse = refuse the pardon
choice-shoot = shoot { $player }
choice-name = give the medal to { $player }
choice-let = let { $player } vote
choice-close = that is all
choice-house = offer the dwelling to { $player }
choice-leave = leave the dwelling vacant
choice-accept = accept
choice-bet = { $on ->
    [seat] bet: { $player } is executed next
   *[side] bet: { $side } at the end
}
verify-seat = { $player }: { $card }
verify-name = Seat { $number }
verify-centre = In the centre: { $cards }
verb-tap = tap, choose
verb-lids = eyes, lids
verb-take = take
verb-done = done
verb-skip = skip, begin
verb-stand = stand
verb-elect = elect
verb-ready = ready
verb-wait = not ready, unready
verb-say = say
verb-add = add
verb-why = because, why, reason
verb-back = back
verb-send = send, speak
verb-confess = confess
verb-restore = restore, heal
verb-shave = shave, razor
verb-ban = ban
verb-vote = vote, against
verb-break = break, decide
verb-ask = ask
verb-decline = decline, no
verb-pardon = pardon, grant
verb-refuse = refuse
verb-shoot = shoot
verb-name = name, medal
verb-let = let
verb-close = close, that is all
verb-house = house, offer
verb-leave = leave vacant, vacant
verb-accept = accept, yes
verb-bet = bet
verb-say_accuse = accuse
verb-say_defend = defend
verb-say_trust = trust
verb-say_rank = suspects, rank
verb-say_deny = deny
verb-say_claim = claim, i am
verb-say_hint = hint
verb-say_counter = counter
verb-say_retract = retract
verb-say_vision = vision
verb-say_glimpse = shadow, glimpse
verb-say_potion = potion
verb-say_guard = guarded, guard
verb-say_confession = confession
verb-say_poster = poster
verb-say_charm = flute, charm
verb-say_intent = intend, intent
verb-say_propose = propose
verb-say_ask_role = who, ask_role
verb-say_ask_opinion = opinion, ask_opinion
verb-say_ask_vote = why vote, ask_vote
verb-say_recall = recall
verb-say_contradiction = contradiction
verb-say_silent = silent
verb-say_agree = agree
verb-say_disagree = disagree
verb-say_candidate = candidate
verb-say_support = support
verb-say_ask_ban = punish, ask_ban
verb-say_ask_house = want house, ask_house
verb-say_promise = promise
verb-say_no_pardon = no pardon, no_pardon
verb-say_thank = thanks, thank
verb-say_pass = pass
verb-part_weak = weak, shady
verb-part_strong = strong, sure
verb-part_heal = heal, healing
verb-part_poison = poison
verb-part_none = none, nothing
verb-reason_votes = votes
verb-reason_silence = silence
verb-reason_claim_conflict = claims, claim_conflict
verb-reason_vision = seen, vision
verb-reason_night_victim = victim, night_victim
verb-reason_defended_wolf = defence, defended_wolf
verb-reason_hunted_good = hunt, hunted_good
verb-reason_behaviour = behaviour
verb-reason_gut = hunch, gut
verb-look_votes = votes
verb-look_night = night, order
verb-look_card = card
verb-look_village = village
verb-look_claims = claims
verb-nobody = nobody, none, neither
