"""The scenarios of section 9 that happen by day, one test each. A, B, C … are the seats 0, 1, 2 …"""

from __future__ import annotations

import pytest

from tablee.games.loupsgarous.events import CallStarted, ElectionStarted
from tablee.kernel import SeatGone
from tests.games.loupsgarous.days import (
    BEGUN,
    after,
    at_ballot,
    by_chance,
    choices,
    facts,
    house,
    later,
    play,
    seconds,
    stands,
    tale,
    town,
    vote,
    voters,
    why_not,
)
from tests.games.loupsgarous.village import (
    PLAIN,
    alive,
    building,
    dawn,
    kinds,
    morning,
    night,
    seen,
    step,
    told,
    until,
    village,
)

SEVEN = ["villager", "villager", "villager", "werewolf", "villager", "villager", "villager"]  # A … G, D a Werewolf


@pytest.mark.rules("LGT-145", "LGT-146")
def test_s14_three_voices_against_the_two_of_the_captain() -> None:
    position = at_ballot(*SEVEN, captain=5)
    lines = play(position, "0 vote 3", "1 vote 3", "2 vote 3", "5 vote 4", "… 30")
    assert kinds(lines, "ballot_closed", "designated") == ["ballot_closed 1 3,3,3,-,-,4,- - 3:3,4:2", "designated 3"]


@pytest.mark.rules("LGT-148", "LGT-149")
def test_s15_the_captains_ballot_breaks_the_tie() -> None:
    position = at_ballot(*SEVEN, captain=5)
    lines = play(position, "0 vote 3", "1 vote 3", "5 vote 4", "… 30")
    assert kinds(lines, "ballot_closed", "designated", "ballot_opened") == [
        "ballot_closed 1 3,3,-,-,-,4,- - 3:2,4:2",
        "designated 4",
    ]


@pytest.mark.rules("LGT-148", "LGT-151")
def test_s16_a_second_ballot_among_the_tied() -> None:
    position = at_ballot(*SEVEN)
    lines = vote(position, "0>3 1>3 2>3 3>4 4>6 5>4 6>4")
    assert lines[-1] == f"ballot_opened 2 0,1,2,3,4,5,6 3,4 {position.now + 20_000}"
    lines = vote(position, "0>3 1>3 2>3 3>4 4>3 5>4 6>4")
    assert kinds(lines, "ballot_closed", "designated") == ["ballot_closed 2 3,3,3,4,3,4,4 - 3:4,4:3", "designated 3"]


@pytest.mark.rules("LGT-152")
def test_s17_a_second_tie_kills_nobody() -> None:
    position = at_ballot(*SEVEN)
    vote(position, "0>3 1>3 2>3 3>4 4>6 5>4 6>4")
    lines = play(position, "0 vote 3", "1 vote 3", "2 vote 3", "3 vote 4", "5 vote 4", "6 vote 4", "… 20")
    assert kinds(lines, "ballot_closed", "eliminated", "night_started")[0] == "ballot_closed 2 3,3,3,4,-,4,4 - 3:3,4:3"
    assert stands(position) == "night"
    assert len(alive(position)) == 7


@pytest.mark.rules("LGT-149", "LGT-150")
def test_s18_a_captain_who_lets_the_clock_run() -> None:
    position = at_ballot(*SEVEN, captain=5)
    vote(position, "0>3 1>3 2>4 3>4 4>3 5>6 6>4")
    assert (stands(position), choices(position, 5, "break")) == ("tie_break", ["3", "4"])
    play(position, "… 15")
    assert stands(position) == "second_ballot"


@pytest.mark.rules("LGT-127", "LGT-313")
def test_s19_the_captain_wins_a_duel() -> None:
    position = at_ballot("werewolf", "villager", *["villager dead"] * 3, captain=1)
    lines = play(position, "0 vote 1", "1 vote 0")
    assert kinds(lines, "ballot_closed", "eliminated") == [
        "ballot_closed 1 1,0,-,-,- - 0:2,1:1",
        "eliminated 0 werewolf vote",
    ]
    assert seen(position).reason == "villagers"


@pytest.mark.rules("LGT-152", "LGT-312", "LGT-313")
def test_s20_without_a_captain_the_werewolf_wins_it_by_night() -> None:
    position = at_ballot("werewolf", "villager", *["villager dead"] * 3)
    play(position, "0 vote 1", "1 vote 0")
    assert stands(position) == "second_ballot"
    play(position, "0 vote 1", "1 vote 0")
    assert stands(position) == "night"
    night(position, wolves=1)
    if not position.over:
        morning(position)
    assert seen(position).reason == "werewolves"


@pytest.mark.rules("LGT-224", "LGT-145", "LGT-230")
@pytest.mark.parametrize("lord", ["villager manor", "villager manor spent"])
def test_s27_a_poster_designates_the_immune_keeper(lord: str) -> None:
    position = at_ballot("villager tavern", "werewolf bundle", *["villager bundle"] * 5, lord, poster=0)
    play(position, "0 vote 1")
    lines = play(position, "1 vote 2", "2 vote 3", "3 vote 4", "4 vote 5", "… 30")
    assert kinds(lines, "ballot_closed", "designated") == [
        "ballot_closed 1 1,2,3,4,5,-,-,- 0 0:2,1:1,2:1,3:1,4:1,5:1",
        "designated 0",
    ]
    if lord == "villager manor":
        assert why_not(position, "0 ask") == ""
    else:
        assert 0 not in alive(position)


@pytest.mark.rules("LGT-227", "LGT-233")
def test_s28_a_pardoned_player_costs_the_keeper_his_goblet() -> None:
    position = at_ballot(
        "villager tavern", "villager manor", "seer bundle", "werewolf bundle", *["villager bundle"] * 3
    )
    play(position, "0 vote 2")
    play(position, "3 vote 2", "… 30", "2 ask", "1 pardon")
    assert 2 in alive(position)
    assert seen(position).shown[2] is None
    assert (house(position, "tavern").token, house(position, "manor").token) == (False, False)


@pytest.mark.rules("LGT-150", "LGT-237")
def test_s29_a_banned_captain_and_a_banned_keeper() -> None:
    people = ["villager school", "villager farm1", "villager tavern", "werewolf bundle", *["villager bundle"] * 4]
    position = at_ballot(*people, captain=1)
    play(position, "0 ban 1 2")
    assert stands(position) == "ballot"
    assert voters(position) == [3, 4, 5, 6, 7]
    lines = play(position, "3 vote 4", "4 vote 3", "… 30")
    assert kinds(lines, "tied") == ["tied 3,4 second"]
    assert stands(position) == "second_ballot"
    assert voters(position) == [3, 4, 5, 6, 7]


@pytest.mark.rules("LGT-235", "LGT-101", "LGT-218")
def test_s30_the_barber_and_the_hunter() -> None:
    people = ["villager barber", "hunter church", "villager bailiff", "werewolf bundle", *["villager bundle"] * 3]
    position = town(*people)
    lines = play(position, "0 shave 1")
    assert kinds(lines, "eliminated") == ["eliminated 0 villager razor_penalty", "eliminated 1 hunter razor"]
    assert choices(position, 1, "shoot") == ["2", "3", "4", "5", "6"]
    play(position, "1 shoot 4")
    offered = []
    while stands(position) == "house":
        now = seen(position).step
        assert now is not None
        offered.append(now.building)
        play(position, "2 leave")
    assert offered == ["barber", "church"]
    assert stands(position) == "debate"


@pytest.mark.rules("LGT-212", "LGT-193")
def test_s31_a_restored_rosary_may_be_used_at_once_or_later() -> None:
    people = ["villager church spent", "villager hovel", "werewolf bundle", *["villager bundle"] * 4]
    position = at_ballot(*people)
    after(position, "dusk")
    assert "power_restored 1 0 church" in play(position, "1 restore 0")
    assert house(position, "church").token
    assert why_not(position, "0 confess 2") == ""
    after(position, "night")
    after(position, "debate")
    assert kinds(play(position, "0 confess 2"), "card_seen") == ["card_seen 0 0 2 werewolf"]


@pytest.mark.rules("LGT-220")
def test_s32_a_vagabond_becomes_lord() -> None:
    people = [
        "villager bailiff",
        "villager manor spent",
        "villager bundle",
        "werewolf bundle",
        *["villager bundle"] * 3,
    ]
    position = village(*people, at="night 2")
    dawn(position, wolves=1)
    morning(position)
    assert step(position) == "house"
    play(position, "0 house 4", "4 accept")
    assert building(position, "manor") == "1 4"
    assert house(position, "manor").token
    assert seen(position).places[4] == 1


@pytest.mark.rules("LGT-218", "LGT-221")
def test_s33_a_dead_bailiff_distributes_nothing() -> None:
    people = ["villager bailiff", "villager farm1", "witch bundle", "werewolf bundle", *["villager bundle"] * 3]
    position = village(*people, at="night 2")
    dawn(position, wolves=0, witch="- 1")
    assert alive(position) == [2, 3, 4, 5, 6]
    morning(position)
    assert step(position) == "debate"
    assert (building(position, "bailiff"), building(position, "farm1")) == ("0 -", "1 -")


@pytest.mark.rules("LGT-200", "LGT-201", "LGT-202")
def test_s34_the_farmers_elect_b_who_names_a_or_c() -> None:
    people = ["villager farm1", "villager farm2", "villager farm3", "werewolf bundle", *["villager bundle"] * 3]
    steps = [{"step": "breaking", "ends": BEGUN}, {"step": "election"}, {"step": "open_debate"}]
    position = town(*people, agenda=steps, election_from=2)
    assert told(facts(position, "… 45"), ElectionStarted) != []
    assert "captain_elected 1 vote" in play(position, "0 elect 1", "1 elect 1", "2 elect 0")
    after(position, "night")
    after(position, "ballot")
    play(position, "3 vote 1", "… 30")
    assert choices(position, 1, "name") == ["0", "2"]


@pytest.mark.rules("LGT-284", "LGT-107")
def test_s36_the_execution_of_the_elder() -> None:
    people = ["elder farm1", "seer bundle", "witch bundle", "protector bundle", "raven bundle", "pyromaniac bundle"]
    position = at_ballot(*people, "hunter bundle", "werewolf bundle", "villager church spent", "villager bundle")
    lines = play(position, "7 vote 0", "… 30")
    assert kinds(lines, "powers_lost") == ["powers_lost"]
    assert seen(position).round == 3
    events = later(position, "dawn")
    assert [call for event in told(events, CallStarted) for call in event.calls] == ["wolves"]
    after(position, "ballot")
    lines = play(position, "7 vote 6", "… 30")
    assert kinds(lines, "eliminated", "shot_asked") == ["eliminated 6 hunter vote"]


@pytest.mark.rules("LGT-148", "LGT-286", "LGT-287", "LGT-288")
def test_s37_a_tie_takes_the_scapegoat_before_the_captain_speaks() -> None:
    position = at_ballot("scapegoat", *SEVEN, captain=6)
    lines = vote(position, "0>4 1>4 2>5 3>5 4>5 5>4 6>7 7>1")
    assert kinds(lines, "tied", "tie_broken", "tie_break_asked", "eliminated") == [
        "tied 4,5 scapegoat",
        "eliminated 0 scapegoat tie",
    ]
    play(position, "0 let 1", "0 let 6", "0 close")
    after(position, "ballot")
    assert voters(position) == [1, 6]


@pytest.mark.rules("LGT-312", "LGT-320")
def test_s38_the_piper_wins_when_the_last_uncharmed_player_is_executed() -> None:
    position = at_ballot("piper", "werewolf charmed", "villager charmed", "villager", "villager dead")
    lines = play(position, "0 vote 3", "1 vote 3", "2 vote 3", "3 vote 1")
    assert kinds(lines, "eliminated") == ["eliminated 3 villager vote"]
    assert kinds(lines, "game_ended")[0].startswith("game_ended piper 0 ")


@pytest.mark.rules("LGT-155", "LGT-151")
def test_s43_two_lovers_alone_are_tied() -> None:
    position = at_ballot("villager lover", "villager lover", "werewolf", *["villager"] * 4)
    vote(position, "0>4 1>5 2>0 3>1 4>0 5>1 6>3")
    assert stands(position) == "second_ballot"
    play(position, "… 6", "2 vote 0", "3 vote 0", "4 vote 0", "5 vote 1", "6 vote 1")
    assert (stands(position), seconds(position)) == ("second_ballot", 14)
    assert position.moves(0) == position.moves(1) == ()
    lines = play(position, "… 14")
    assert kinds(lines, "ballot_closed") == ["ballot_closed 2 -,-,0,0,0,1,1 - 0:3,1:2"]


@pytest.mark.rules("LGT-149", "LGT-150")
def test_s44_a_captain_tied_with_his_lover_can_choose_nobody() -> None:
    position = at_ballot("villager lover", "villager lover", "werewolf", *["villager"] * 6, captain=0)
    vote(position, "0>3 1>2 2>0 3>1 4>0 5>1 6>0 7>1 8>4")
    assert stands(position) == "tie_break"
    assert choices(position, 0, "break") == []
    assert (why_not(position, "0 break 0"), why_not(position, "0 break 1")) == (
        "not_yourself LGT-142",
        "illegal_choice LGT-365",
    )
    assert play(position, "… 14.9") == []
    lines = play(position, "… 0.1")
    assert kinds(lines, "ballot_opened") == [f"ballot_opened 2 0,1,2,3,4,5,6,7,8 0,1 {position.now + 20_000}"]


@pytest.mark.rules("LGT-133", "LGT-134")
def test_s46_a_spared_idiot_is_no_successor() -> None:
    position = at_ballot("villager", "idiot shown", "werewolf", "villager", "villager", captain=0, spared=True)
    play(position, "2 vote 0", "… 30")
    assert stands(position) == "successor"
    assert choices(position, 0, "name") == ["2", "3", "4"]
    assert why_not(position, "0 name 1") == "not_eligible LGT-134"


@pytest.mark.rules("LGT-361", "LGT-370")
def test_s47_a_piper_and_a_villager_lose_their_connection_by_night() -> None:
    people = ["werewolf", "piper", *["villager"] * 6]
    position, same = village(*people, at="night 2"), village(*people, at="night 2")
    until(position, "wolves")
    until(same, "wolves")
    for seat in (1, 4):
        position.notice(SeatGone(seat, "disconnected", "bot"), PLAIN)
    assert tale(position.drain()) == []
    for eyes in (None, 0, 2):
        assert seen(position, eyes) == seen(same, eyes)
    assert kinds(dawn(position), "seat_gone") == ["seat_gone 1 disconnected bot", "seat_gone 4 disconnected bot"]
    by_chance(same, "debate")
    assert kinds(tale(same.drain()), "seat_gone") == []
    assert same.absent() == ()  # a connected Piper who misses his charms is not marked
