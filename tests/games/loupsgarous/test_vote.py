"""The village vote (LGT-140 to 147, 153 to 156): who votes, against whom, and how it is counted."""

from __future__ import annotations

import pytest

from tablee.games.loupsgarous.events import BallotClosed, BallotOpened, VoteHeard
from tests.games.loupsgarous.days import (
    against,
    at_ballot,
    choices,
    facts,
    hearers,
    only,
    plain,
    play,
    seconds,
    stands,
    tale,
    town,
    vote,
    voters,
    why_not,
)
from tests.games.loupsgarous.village import alive, kinds, seen, told

# --- Who votes


@pytest.mark.rules("LGT-140", "LGT-110")
def test_after_the_debate_all_the_living_vote() -> None:
    village = town(*plain(), "villager dead")
    assert play(village, "… 10") == [
        "debate_ended",
        "ballot_opened 1 0,1,2,3,4,5,6 0,1,2,3,4,5,6 140000",
    ]
    assert (stands(village), seconds(village)) == ("ballot", 30)
    assert why_not(village, "7 vote 0") == "dead LGT-330"


@pytest.mark.rules("LGT-140", "LGT-110")
@pytest.mark.parametrize("day", [1, 2, 3, 7])
def test_there_is_a_vote_every_day(day: int) -> None:
    village = town(*plain(), round=day)
    assert kinds(play(village, "… 10"), "ballot_opened") != []


@pytest.mark.rules("LGT-141", "LGT-238")
def test_the_teacher_does_not_vote() -> None:
    village = at_ballot("werewolf school", *plain())
    play(village, "0 ban")
    assert voters(village) == [1, 2, 3, 4, 5, 6, 7]
    assert why_not(village, "0 vote 1") == "teacher LGT-238"
    assert why_not(village, "1 vote 0") == ""


@pytest.mark.rules("LGT-141", "LGT-237")
def test_a_banned_player_does_not_vote_but_can_be_voted_against() -> None:
    village = at_ballot("villager school", "werewolf farm1", *plain())
    play(village, "0 ban 1")
    assert voters(village) == [2, 3, 4, 5, 6, 7, 8]
    assert why_not(village, "1 vote 2") == "banned LGT-237"
    assert why_not(village, "2 vote 1") == ""


@pytest.mark.rules("LGT-141", "LGT-282")
def test_a_spared_idiot_does_not_vote_but_can_be_voted_against() -> None:
    village = at_ballot("idiot shown", *plain(), spared=True)
    assert voters(village) == [1, 2, 3, 4, 5, 6, 7]
    assert why_not(village, "0 vote 1") == "spared LGT-282"
    assert why_not(village, "1 vote 0") == ""


@pytest.mark.rules("LGT-141", "LGT-288")
def test_of_those_whom_the_scapegoat_has_not_named_nobody_votes() -> None:
    village = at_ballot(*plain(), "scapegoat dead", allowed=[1, 2, 5], allowed_day=2)
    assert voters(village) == [1, 2, 5]
    assert why_not(village, "0 vote 1") == "not_named LGT-288"
    assert why_not(village, "1 vote 0") == ""


# --- Against whom


@pytest.mark.rules("LGT-142")
def test_a_ballot_names_one_living_player_other_than_oneself() -> None:
    village = at_ballot(*plain(), "villager dead")
    assert choices(village, 2, "vote") == ["0", "1", "3", "4", "5", "6"]
    assert against(village, 2, 2) == "not_yourself LGT-142"
    assert against(village, 2, 7) == "not_living LGT-104"
    assert against(village, 2, 9) != ""


@pytest.mark.rules("LGT-142", "LGT-048", "LGT-365")
def test_a_ballot_against_ones_lover_is_refused_without_a_reason() -> None:
    village = at_ballot("werewolf", "villager lover", "villager lover", *["villager"] * 4)
    assert against(village, 1, 2) == "illegal_choice LGT-365"
    assert against(village, 2, 1) == "illegal_choice LGT-365"
    assert against(village, 0, 1) == ""
    assert choices(village, 1, "vote") == ["0", "3", "4", "5", "6"]


@pytest.mark.rules("LGT-142", "LGT-223")
def test_a_ballot_against_an_immune_tavern_keeper_is_refused() -> None:
    village = at_ballot("villager tavern", *plain())
    play(village, "0 vote 1")
    assert against(village, 1, 0) == "immune LGT-223"
    assert "0" not in choices(village, 1, "vote")
    village = at_ballot("villager tavern spent", *plain())
    assert against(village, 1, 0) == ""


# --- Simultaneous, secret, changeable


@pytest.mark.rules("LGT-143")
def test_ballots_are_hidden_until_the_last_one_and_then_shown_with_names() -> None:
    village = at_ballot(*plain(4))
    events = facts(village, "0 vote 1")
    assert tale(events) == ["vote_heard 0 1"]
    assert hearers(village, only(events, VoteHeard)) == [0]
    facts(village, "1 vote 0", "2 vote 0", "3 vote 0")
    for eyes in (None, 1, 2, 3, 4):
        assert seen(village, eyes).vote == (None if eyes in (None, 4) else 0)
        assert list(seen(village, eyes).ballots) == []
    closed = only(facts(village, "4 vote 1"), BallotClosed)
    assert (list(closed.votes), closed.tally) == ([1, 0, 0, 0, 1], {0: 3, 1: 2})
    assert hearers(village, closed) == [0, 1, 2, 3, 4]
    assert list(seen(village).ballots[0].votes) == [1, 0, 0, 0, 1]


@pytest.mark.rules("LGT-143")
def test_nobody_sees_who_has_voted_or_how_many_have() -> None:
    nobody, some = at_ballot(*plain()), at_ballot(*plain())
    facts(some, "0 vote 1", "3 vote 1")
    for eyes in (None, 1, 2, 4, 5, 6):
        assert seen(nobody, eyes) == seen(some, eyes)


@pytest.mark.rules("LGT-143")
def test_a_ballot_may_be_changed_until_all_are_in() -> None:
    village = at_ballot(*plain(4))
    play(village, "0 vote 1", "0 vote 2", "1 vote 0", "2 vote 0", "3 vote 0")
    closed = only(facts(village, "0 vote 3", "4 vote 0"), BallotClosed)
    assert list(closed.votes) == [3, 0, 0, 0, 0]


@pytest.mark.rules("LGT-143")
def test_the_ballot_ends_with_its_clock() -> None:
    village = at_ballot(*plain(4))
    assert tale(facts(village, "1 vote 0", "… 29.9")) == ["vote_heard 1 0"]
    closed = only(facts(village, "… 0.1"), BallotClosed)
    assert list(closed.votes) == [None, 0, None, None, None]


@pytest.mark.rules("LGT-144", "LGT-147")
def test_there_is_no_blank_ballot_and_silence_abstains() -> None:
    village = at_ballot(*plain(4))
    assert {str(move).split()[0] for move in village.moves(1)} == {"vote"}
    lines = play(village, "… 30")
    assert lines[:3] == ["ballot_closed 1 -,-,-,-,- - -", "nobody_designated no_voice", "dusk_fell"]
    assert kinds(lines, "tied", "eliminated") == []
    assert stands(village) == "night"


# --- The count


@pytest.mark.rules("LGT-145", "LGT-146")
def test_the_most_voices_designate_a_relative_majority_is_enough() -> None:
    village = at_ballot(*plain(7))
    lines = vote(village, "0>1 1>0 2>0 3>0 4>1 5>2 6>3 7>4")
    assert lines[-4:][0].startswith("ballot_closed 1 1,0,0,0,1,2,3,4 - 0:3,")
    assert kinds(lines, "designated") == ["designated 0"]


@pytest.mark.rules("LGT-145", "LGT-127")
def test_the_captains_ballot_counts_two() -> None:
    village = at_ballot(*plain(4), captain=4)
    lines = vote(village, "0>1 1>0 2>1 3>0 4>0")
    assert kinds(lines, "ballot_closed", "designated") == ["ballot_closed 1 1,0,1,0,0 - 0:4,1:2", "designated 0"]


@pytest.mark.rules("LGT-145", "LGT-261")
def test_the_poster_gives_two_voices() -> None:
    village = at_ballot("werewolf farm1", "villager farm2", *["villager"] * 5, poster=1, captain=6)
    lines = vote(village, "0>2 1>0 2>3 3>0 4>2 5>1 6>2")
    assert kinds(lines, "ballot_closed", "designated") == [
        "ballot_closed 1 2,0,3,0,2,1,2 1 0:2,1:3,2:4,3:1",
        "designated 2",
    ]


@pytest.mark.rules("LGT-145", "LGT-156")
def test_if_all_abstain_the_poster_alone_designates() -> None:
    village = at_ballot("werewolf farm1", "villager farm2", *["villager"] * 5, poster=1)
    lines = play(village, "… 30")
    assert kinds(lines, "ballot_closed", "designated", "eliminated") == [
        "ballot_closed 1 -,-,-,-,-,-,- 1 1:2",
        "designated 1",
        "eliminated 1 villager vote",
    ]


@pytest.mark.rules("LGT-146")
def test_one_voice_designates() -> None:
    village = at_ballot(*plain())
    assert kinds(play(village, "3 vote 2", "… 30"), "designated") == ["designated 2"]


# --- What follows


@pytest.mark.rules("LGT-153", "LGT-100")
def test_the_designated_player_is_eliminated_and_shows_the_card() -> None:
    village = at_ballot("werewolf", "seer", *["villager"] * 4)
    lines = vote(village, "0>1 1>0 2>1 3>1 4>1 5>1")
    assert lines[-5:-1] == [
        "ballot_closed 1 1,0,1,1,1,1 - 0:1,1:5",
        "designated 1",
        "eliminated 1 seer vote",
        "dusk_fell",
    ]
    assert alive(village) == [0, 2, 3, 4, 5]
    assert seen(village).shown[1] == "seer"


@pytest.mark.rules("LGT-153", "LGT-101")
def test_the_cascade_runs_after_an_execution() -> None:
    village = at_ballot("werewolf", "hunter lover", "villager lover", *["villager"] * 4)
    lines = vote(village, "0>1 1>0 3>1 4>1 5>1 6>1 2>0")
    assert kinds(lines, "eliminated", "shot_asked")[:2] == ["eliminated 1 hunter vote", "eliminated 2 villager grief"]
    assert stands(village) == "shot"
    assert kinds(play(village, "1 shoot 0"), "eliminated", "game_ended")[0] == "eliminated 0 werewolf shot"


@pytest.mark.rules("LGT-154")
def test_there_is_one_vote_a_day_after_an_execution() -> None:
    village = at_ballot(*plain())
    lines = play(village, "3 vote 2", "… 30")
    assert kinds(lines, "ballot_opened") == []
    assert stands(village) == "night"


@pytest.mark.rules("LGT-154", "LGT-282")
def test_there_is_one_vote_a_day_after_a_spared_idiot() -> None:
    village = at_ballot("idiot", *plain())
    lines = play(village, "3 vote 0", "… 30")
    assert kinds(lines, "ballot_opened", "designated", "idiot_spared", "eliminated") == [
        "designated 0",
        "idiot_spared 0 idiot",
    ]
    assert stands(village) == "night"


@pytest.mark.rules("LGT-154", "LGT-233")
def test_there_is_one_vote_a_day_after_a_pardon() -> None:
    village = at_ballot("villager manor", "werewolf bundle", *["villager bundle"] * 5)
    play(village, "3 vote 0", "… 30")
    lines = play(village, "0 pardon")
    assert kinds(lines, "ballot_opened", "eliminated") == []
    assert stands(village) == "night"


# --- Without a legal target, without voters


@pytest.mark.rules("LGT-155")
def test_who_has_no_legal_target_looks_like_anybody_who_lets_the_clock_run() -> None:
    """Two of the living are Lovers, the third keeps an immune tavern."""
    village = at_ballot(
        "werewolf bundle lover", "villager bundle lover", "villager tavern", *["villager bundle dead"] * 3
    )
    assert stands(village) == "tavern"
    lines = play(village, "2 vote 0")
    assert kinds(lines, "ballot_opened") == [f"ballot_opened 1 0,1,2 0,1 {village.now + 30_000}"]
    assert village.moves(0) == village.moves(1) == ()
    assert against(village, 0, 1) == "illegal_choice LGT-365"
    assert play(village, "… 29.9") == []
    lines = play(village, "… 0.1")
    assert lines[0] == "ballot_closed 1 -,-,0,-,-,- - 0:1"


@pytest.mark.rules("LGT-156", "LGT-262")
def test_if_nobody_may_vote_no_vote_is_held_and_the_poster_is_void() -> None:
    village = town("werewolf farm1", *["villager"] * 5, "scapegoat dead", allowed=[6], allowed_day=2, poster=0)
    lines = play(village, "… 10")
    assert "vote_not_held" in lines
    assert kinds(lines, "ballot_opened", "ballot_closed", "designated", "eliminated") == []
    assert "poster_void 0" in lines
    assert stands(village) == "night"


@pytest.mark.rules("LGT-156", "LGT-410")
def test_a_teacher_who_bans_every_voter_ends_the_vote() -> None:
    village = at_ballot(
        "werewolf school", "villager farm1", "villager farm2", *["villager bundle dead"] * 3, captain_ended=True
    )
    assert "vote_not_held" in play(village, "0 ban 1 2")
    assert stands(village) == "night"


@pytest.mark.rules("LGT-156")
def test_if_all_voters_abstain_the_count_is_made() -> None:
    village = at_ballot(*plain())
    events = facts(village, "… 30")
    assert only(events, BallotClosed).tally == {}
    assert told(events, BallotOpened) == []


@pytest.mark.rules("LGT-225", "LGT-156")
def test_where_the_tavern_keeper_alone_may_vote_nobody_waits_for_others() -> None:
    village = at_ballot("villager tavern", "villager school", "werewolf farm1", "villager farm2", "villager dead")
    play(village, "1 ban 2 3")
    assert stands(village) == "tavern"
    lines = play(village, "0 vote 2")
    assert kinds(lines, "ballot_closed", "designated") == ["ballot_closed 1 2,-,-,-,- - 2:1", "designated 2"]
