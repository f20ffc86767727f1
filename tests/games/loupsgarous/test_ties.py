"""Ties (LGT-148 to 152): the Captain's voice, and the second ballot."""

from __future__ import annotations

import pytest

from tests.games.loupsgarous.days import (
    against,
    at_ballot,
    choices,
    plain,
    play,
    seconds,
    stands,
    vote,
    voters,
    why_not,
)
from tests.games.loupsgarous.village import alive, kinds, seen

PEOPLE = ["werewolf", "villager", "villager", "villager", "villager", "villager", "villager"]
TIED = "0>1 1>0 2>1 3>0 4>1 5>0 6>2"  # 3 : 3 : 1


# --- Without a Captain


@pytest.mark.rules("LGT-148", "LGT-151")
def test_a_tie_without_a_captain_leads_to_a_second_ballot_at_once() -> None:
    village = at_ballot(*PEOPLE)
    lines = vote(village, TIED)
    assert lines[-3:] == [
        "ballot_closed 1 1,0,1,0,1,0,2 - 0:3,1:3,2:1",
        "tied 0,1 second",
        f"ballot_opened 2 0,1,2,3,4,5,6 0,1 {village.now + 20_000}",
    ]
    assert (stands(village), seconds(village)) == ("second_ballot", 20)


@pytest.mark.rules("LGT-151")
def test_in_the_second_ballot_all_voters_choose_among_the_tied() -> None:
    village = at_ballot(*PEOPLE)
    vote(village, TIED)
    assert voters(village) == [0, 1, 2, 3, 4, 5, 6]
    assert (choices(village, 0, "vote"), choices(village, 1, "vote")) == (["1"], ["0"])
    assert choices(village, 6, "vote") == ["0", "1"]
    assert against(village, 6, 2) == "not_tied LGT-151"
    assert against(village, 0, 0) == "not_yourself LGT-142"
    lines = vote(village, "0>1 1>0 2>1 3>0 4>1 5>0 6>1")
    assert kinds(lines, "ballot_closed", "designated", "eliminated") == [
        "ballot_closed 2 1,0,1,0,1,0,1 - 0:3,1:4",
        "designated 1",
        "eliminated 1 villager vote",
    ]


@pytest.mark.rules("LGT-151", "LGT-261")
def test_the_poster_does_not_count_in_the_second_ballot() -> None:
    village = at_ballot("werewolf farm1", "villager farm2", *["villager"] * 5, poster=0)
    lines = vote(village, "0>1 1>0 2>1 3>0 4>1 5>2 6>1")  # 2 + 2 : 4
    assert kinds(lines, "ballot_closed", "tied") == ["ballot_closed 1 1,0,1,0,1,2,1 0 0:4,1:4,2:1", "tied 0,1 second"]
    lines = vote(village, "0>1 1>0 2>1 3>0 4>1 5>0 6>1")
    assert kinds(lines, "ballot_closed", "designated") == ["ballot_closed 2 1,0,1,0,1,0,1 - 0:3,1:4", "designated 1"]


@pytest.mark.rules("LGT-151", "LGT-110")
def test_there_is_no_debate_between_the_ballots() -> None:
    village = at_ballot(*PEOPLE)
    lines = vote(village, TIED)
    assert kinds(lines, "debate_started") == []
    assert why_not(village, "2 say deny") != ""


@pytest.mark.rules("LGT-152", "LGT-154")
def test_a_second_tie_designates_nobody() -> None:
    village = at_ballot(*PEOPLE)
    vote(village, TIED)
    lines = play(village, "0 vote 1", "1 vote 0", "… 20")
    assert lines[2:6] == [
        "ballot_closed 2 1,0,-,-,-,-,- - 0:1,1:1",
        "tied 0,1 none",
        "nobody_designated tie",
        "dusk_fell",
    ]
    assert alive(village) == [0, 1, 2, 3, 4, 5, 6]
    assert stands(village) == "night"


@pytest.mark.rules("LGT-152")
def test_a_second_ballot_without_a_voice_designates_nobody() -> None:
    village = at_ballot(*PEOPLE)
    vote(village, TIED)
    lines = play(village, "… 20")
    assert lines[0] == "ballot_closed 2 -,-,-,-,-,-,- - -"
    assert kinds(lines, "designated", "eliminated") == []
    assert kinds(lines, "nobody_designated") != []
    assert stands(village) == "night"


@pytest.mark.rules("LGT-148")
def test_more_than_two_may_be_tied() -> None:
    village = at_ballot(*PEOPLE)
    lines = vote(village, "0>1 1>0 2>1 3>0 4>2 5>2 6>3")
    assert kinds(lines, "tied") == ["tied 0,1,2 second"]
    assert choices(village, 6, "vote") == ["0", "1", "2"]


# --- With one


@pytest.mark.rules("LGT-148", "LGT-149")
def test_a_captains_ballot_on_a_tied_player_decides() -> None:
    village = at_ballot(*PEOPLE, captain=6)
    lines = vote(village, "0>1 1>0 2>1 3>2 4>1 5>2 6>0")  # 3 : 3, the Captain on 0
    assert kinds(lines, "tied", "tie_break_asked", "tie_broken", "designated", "ballot_opened") == [
        "tied 0,1 captain",
        "tie_broken 6 0",
        "designated 0",
    ]


@pytest.mark.rules("LGT-149")
def test_a_captain_who_voted_elsewhere_is_asked_to_choose_among_the_tied() -> None:
    village = at_ballot(*PEOPLE, captain=6)
    lines = vote(village, "0>1 1>0 2>1 3>0 4>1 5>0 6>2")
    assert lines[-2:] == ["tied 0,1 captain", f"tie_break_asked 6 {village.now + 15_000}"]
    assert (stands(village), seconds(village)) == ("tie_break", 15)
    assert choices(village, 6, "break") == ["0", "1"]
    assert why_not(village, "6 break 2") == "not_tied LGT-151"
    assert why_not(village, "5 break 0") == "not_now LGT-410"
    lines = play(village, "6 break 1")
    assert lines[:3] == ["tie_broken 6 1", "designated 1", "eliminated 1 villager vote"]


@pytest.mark.rules("LGT-149", "LGT-048")
def test_a_captain_is_asked_with_the_whole_clock_even_if_one_choice_is_legal() -> None:
    people = ["werewolf lover", *PEOPLE[1:6], "villager lover"]
    village = at_ballot(*people, captain=6)
    vote(village, "0>1 1>0 2>1 3>0 4>1 5>0 6>2")
    assert stands(village) == "tie_break"
    assert choices(village, 6, "break") == ["1"]
    assert why_not(village, "6 break 0") == "illegal_choice LGT-365"
    assert seconds(village) == 15


@pytest.mark.rules("LGT-149", "LGT-150")
def test_a_tied_captain_cannot_choose_himself() -> None:
    village = at_ballot(*PEOPLE, captain=0)
    vote(village, "0>2 1>0 2>1 3>0 4>1 5>0 6>1")
    assert stands(village) == "tie_break"
    assert choices(village, 0, "break") == ["1"]
    assert why_not(village, "0 break 0") == "not_yourself LGT-142"


@pytest.mark.rules("LGT-150")
def test_a_captain_who_lets_the_clock_run_leaves_it_to_a_second_ballot() -> None:
    village = at_ballot(*PEOPLE, captain=6)
    vote(village, "0>1 1>0 2>1 3>0 4>1 5>0 6>2")
    assert play(village, "… 14.9") == []
    assert kinds(play(village, "… 0.1"), "ballot_opened", "designated") == [
        f"ballot_opened 2 0,1,2,3,4,5,6 0,1 {village.now + 20_000}"
    ]


@pytest.mark.rules("LGT-150")
def test_a_captain_who_did_not_vote_is_not_asked() -> None:
    village = at_ballot(*PEOPLE, captain=6)
    lines = play(village, "0 vote 1", "1 vote 0", "… 30")
    assert lines[-3:] == [
        "ballot_closed 1 1,0,-,-,-,-,- - 0:1,1:1",
        "tied 0,1 second",
        f"ballot_opened 2 0,1,2,3,4,5,6 0,1 {village.now + 20_000}",
    ]


@pytest.mark.rules("LGT-150", "LGT-402")
@pytest.mark.parametrize("why", ["banned", "teacher", "not named"])
def test_a_captain_without_a_vote_is_not_asked(why: str) -> None:
    if why == "not named":
        village = at_ballot(*PEOPLE, captain=6, allowed=[0, 1, 2, 3], allowed_day=2)
    else:
        homes = ("school", "church") if why == "banned" else ("bundle", "school")
        village = at_ballot(f"villager {homes[0]}", *PEOPLE[:5], f"villager {homes[1]}", captain=6)
        play(village, "0 ban 6" if why == "banned" else "6 ban")
    lines = play(village, "1 vote 2", "2 vote 1", "… 30")
    assert kinds(lines, "tied") == ["tied 1,2 second"]
    assert 6 not in voters(village)


@pytest.mark.rules("LGT-151", "LGT-127")
def test_the_captain_counts_two_in_the_second_ballot_too() -> None:
    village = at_ballot(*PEOPLE, captain=6)
    play(village, "0 vote 1", "1 vote 0", "… 30")
    lines = play(village, "0 vote 1", "1 vote 0", "2 vote 0", "6 vote 1", "… 20")
    assert kinds(lines, "ballot_closed", "designated") == ["ballot_closed 2 1,0,0,-,-,-,1 - 0:2,1:3", "designated 1"]


@pytest.mark.rules("LGT-152")
def test_the_captain_breaks_no_tie_of_the_second_ballot() -> None:
    village = at_ballot(*PEOPLE, captain=6)
    play(village, "0 vote 1", "1 vote 0", "… 30")
    lines = play(village, "1 vote 0", "2 vote 0", "6 vote 1", "… 20")
    assert kinds(lines, "tied", "tie_break_asked", "nobody_designated", "eliminated") == [
        "tied 0,1 none",
        "nobody_designated tie",
    ]


@pytest.mark.rules("LGT-151", "LGT-237")
def test_bans_hold_in_both_ballots() -> None:
    village = at_ballot("villager school", "villager farm1", *plain(5), captain_ended=True)
    play(village, "0 ban 1")
    play(village, "2 vote 3", "3 vote 2", "… 30")
    assert stands(village) == "second_ballot"
    assert voters(village) == [2, 3, 4, 5, 6, 7]
    assert why_not(village, "1 vote 2") == "banned LGT-237"
    assert list(seen(village).banned) == [1]
