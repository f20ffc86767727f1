"""Where rules of the day meet: requests and cascades, two houses at once, defaults, and what begins anew."""

from __future__ import annotations

import pytest

from tests.games.loupsgarous.days import (
    BEGUN,
    after,
    at_ballot,
    choices,
    house,
    plain,
    play,
    seconds,
    stands,
    town,
    vote,
    why_not,
)
from tests.games.loupsgarous.village import alive, building, kinds, seen

OTHERS = ["werewolf bundle", "werewolf bundle", *["villager bundle"] * 4]


# --- The sentence and its requests


@pytest.mark.rules("LGT-103", "LGT-194", "LGT-230")
def test_a_lord_who_was_asked_has_his_time_after_a_cascade_too() -> None:
    village = at_ballot("villager manor", "werewolf barber", "hunter farm1", "villager bundle", *OTHERS)
    play(village, "4 vote 3", "… 30", "3 ask", "… 5", "1 shave 2")
    assert stands(village) == "shot"
    play(village, "… 20", "2 shoot 9")
    assert stands(village) == "sentence"
    assert why_not(village, "0 pardon") == ""
    assert play(village, "… 9.9") == []
    assert "pardon_refused 3" in play(village, "… 0.1")


@pytest.mark.rules("LGT-103", "LGT-194", "LGT-230")
def test_after_a_cascade_the_condemned_may_still_ask_and_silence_asks() -> None:
    village = at_ballot("villager manor", "werewolf barber", "hunter farm1", "villager bundle", *OTHERS)
    play(village, "4 vote 3", "… 30", "… 5", "1 shave 2", "… 20", "2 shoot 9")
    assert (stands(village), seconds(village)) == ("sentence", 10)
    assert why_not(village, "3 ask") == ""
    assert kinds(play(village, "… 10"), "pardon_asked") == [f"pardon_asked 3 0 {village.now + 15_000}"]


@pytest.mark.rules("LGT-230")
def test_a_lord_who_refused_yesterday_may_be_asked_today() -> None:
    village = at_ballot("villager manor", "villager bundle", *OTHERS)
    play(village, "2 vote 1", "… 30", "1 ask", "0 refuse", "… 15")
    assert 1 not in alive(village)
    after(village, "ballot")
    play(village, "2 vote 4", "… 30")
    assert "pardon_granted 4" in play(village, "4 ask", "0 pardon")


@pytest.mark.rules("LGT-233", "LGT-230")
def test_whoever_was_pardoned_yesterday_may_be_executed_today() -> None:
    village = at_ballot("villager manor", "villager church", "villager bundle", *OTHERS)
    play(village, "3 vote 2", "… 30", "2 ask", "0 pardon")
    after(village, "ballot")
    lines = play(village, "3 vote 2", "… 30", "… 15")
    assert "eliminated 2 villager vote" in lines


@pytest.mark.rules("LGT-230", "LGT-104", "LGT-153")
def test_a_lord_who_dies_before_he_answers_pardons_nobody() -> None:
    village = at_ballot("villager manor", "werewolf barber", "villager bundle", *OTHERS)
    play(village, "3 vote 2", "… 30", "2 ask", "1 shave 0")
    assert 0 not in alive(village)
    assert why_not(village, "0 pardon") != ""
    lines = play(village, "… 15") if stands(village) == "sentence" else []
    assert kinds(lines, "pardon_granted") == []
    assert 2 not in alive(village)


@pytest.mark.rules("LGT-236", "LGT-282")
def test_an_idiot_who_dies_in_the_window_is_not_spared() -> None:
    village = at_ballot("idiot farm1", "werewolf barber", *OTHERS)
    play(village, "3 vote 0", "… 30")
    lines = play(village, "1 shave 0")
    lines += play(village, "… 15") if stands(village) == "sentence" else []
    assert "eliminated 0 idiot razor" in lines
    assert kinds(lines, "idiot_spared") == []


@pytest.mark.rules("LGT-227", "LGT-194")
def test_a_keeper_who_has_just_lost_the_goblet_holds_no_unique_token() -> None:
    village = at_ballot("villager tavern", "villager bundle", *OTHERS)
    play(village, "0 vote 1")
    lines = play(village, "2 vote 1", "… 30")
    assert kinds(lines, "designated", "window_opened", "eliminated") == ["designated 1", "eliminated 1 villager vote"]


@pytest.mark.rules("LGT-230", "LGT-231")
def test_a_designated_lord_who_dies_in_the_window_pardons_himself_no_more() -> None:
    village = at_ballot("villager manor", "werewolf barber", *OTHERS)
    play(village, "2 vote 0", "… 30", "1 shave 0")
    assert 0 not in alive(village)
    assert why_not(village, "0 pardon") != ""


# --- Houses


def two_houses(*people: str) -> list[str]:
    return ["villager bailiff", "villager church dead", "villager manor dead", *people]


OFFERS = [{"step": "breaking", "ends": BEGUN}, {"step": "housing"}, {"step": "election"}, {"step": "open_debate"}]


@pytest.mark.rules("LGT-219", "LGT-218")
def test_whoever_refused_one_house_may_be_offered_another() -> None:
    village = town(*two_houses("villager bundle", "werewolf bundle", "villager farm1", "villager farm2"), agenda=OFFERS)
    play(village, "… 0", "0 house 3", "3 decline", "0 leave")
    step = seen(village).step
    assert step is not None
    assert step.building == "manor"
    assert choices(village, 0, "house") == ["3", "4"]


@pytest.mark.rules("LGT-220", "LGT-218")
def test_whoever_has_moved_in_is_not_offered_another_house() -> None:
    village = town(*two_houses("villager bundle", "werewolf bundle", "villager farm1", "villager farm2"), agenda=OFFERS)
    play(village, "… 0", "0 house 3", "3 accept")
    assert choices(village, 0, "house") == ["4"]
    assert why_not(village, "0 house 3") == "not_a_vagabond LGT-218"


@pytest.mark.rules("LGT-218", "LGT-410")
def test_with_the_last_vagabond_housed_the_bailiff_is_done() -> None:
    village = town(*two_houses("villager bundle", "werewolf farm3", "villager farm1", "villager farm2"), agenda=OFFERS)
    play(village, "… 0", "0 house 3", "3 accept")
    assert stands(village) == "debate"
    assert building(village, "manor") == "2 -"


@pytest.mark.rules("LGT-218", "LGT-221")
def test_the_bailiff_is_not_offered_anything_himself() -> None:
    village = town(*two_houses("villager bundle", "werewolf bundle", "villager farm1", "villager farm2"), agenda=OFFERS)
    play(village, "… 0")
    assert why_not(village, "0 house 0") == "not_a_vagabond LGT-218"


@pytest.mark.rules("LGT-218")
def test_the_first_seat_may_be_housed_too() -> None:
    people = ["villager bundle", "villager bailiff", "villager church dead", "werewolf bundle", "villager farm1"]
    village = town(*people, agenda=OFFERS)
    play(village, "… 0")
    assert choices(village, 1, "house") == ["0", "3"]
    assert "house_moved church 0 0 2" in play(village, "1 house 0", "0 accept")


@pytest.mark.rules("LGT-218", "LGT-110")
def test_after_the_debate_was_interrupted_houses_are_given_before_it_goes_on() -> None:
    village = town("villager bailiff", "villager barber", "werewolf farm1", *OTHERS)
    play(village, "… 4", "1 shave 2")
    assert stands(village) == "house"
    play(village, "… 10", "0 house 4", "… 3", "4 accept")
    assert (stands(village), seconds(village)) == ("debate", 6)


# --- Defaults


@pytest.mark.rules("LGT-105", "LGT-370")
def test_a_hunter_who_does_not_answer_shoots_whom_he_last_voted_against() -> None:
    village = at_ballot("hunter", *plain())
    play(village, "0 vote 4", "1 vote 0", "2 vote 0", "… 30")
    assert stands(village) == "shot"
    assert "eliminated 4 villager shot" in play(village, "… 25")


@pytest.mark.rules("LGT-105", "LGT-370")
def test_or_somebody_by_lot_if_that_player_is_dead_or_there_is_none() -> None:
    never = at_ballot("hunter", *plain())
    play(never, "1 vote 0", "2 vote 0", "… 30")
    assert "eliminated 3 villager shot" in play(never, "… 25", lots={"shot 2 0": [2]})
    dead = at_ballot("hunter", *plain(), "villager dead", ballots=[[1, "vote", [8, *[-1] * 8], -1, 8]])
    play(dead, "1 vote 0", "2 vote 0", "… 30")
    assert "eliminated 3 villager shot" in play(dead, "… 25", lots={"shot 2 0": [2]})


@pytest.mark.rules("LGT-105", "LGT-370")
def test_an_election_ballot_is_no_vote_against_anybody() -> None:
    village = at_ballot("hunter", *plain(), ballots=[[1, "election", [5, *[-1] * 7], -1, 5]])
    play(village, "1 vote 0", "2 vote 0", "… 30")
    assert "eliminated 1 werewolf shot" in play(village, "… 25", lots={"shot 2 0": [0]})


# --- The Captain


@pytest.mark.rules("LGT-120", "LGT-410")
def test_while_there_is_a_captain_nobody_elects() -> None:
    steps = [{"step": "breaking", "ends": BEGUN}, {"step": "election"}, {"step": "open_debate"}]
    for captain in (0, 3):
        village = town(*plain(), agenda=steps, captain=captain, election_from=1)
        assert kinds(play(village, "… 0"), "election_started") == []


@pytest.mark.rules("LGT-121", "LGT-410")
def test_once_elected_no_other_election_is_due() -> None:
    steps = [{"step": "breaking", "ends": BEGUN}, {"step": "election"}, {"step": "open_debate"}]
    village = town(*plain(), agenda=steps, election_from=2)
    play(village, "… 45", "1 elect 2", "… 25")
    assert (seen(village).captain, seen(village).election_from) == (2, None)


@pytest.mark.rules("LGT-123")
def test_an_election_ballot_may_be_changed_until_all_are_in() -> None:
    steps = [{"step": "breaking", "ends": BEGUN}, {"step": "election"}, {"step": "open_debate"}]
    village = town(*plain(4), agenda=steps, election_from=2)
    play(village, "… 45", "0 elect 1", "0 elect 2", "1 elect 2", "2 elect 2")
    lines = play(village, "0 elect 3", "… 25")
    assert kinds(lines, "election_closed") == ["election_closed 1 3,2,2,-,- 2:2,3:1"]


@pytest.mark.rules("LGT-133")
@pytest.mark.parametrize("named", [0, 4])
def test_the_first_and_the_last_seat_may_be_named_successor(named: int) -> None:
    village = at_ballot(*plain(4), captain=3)
    play(village, "0 vote 3", "1 vote 3", "… 30")
    assert f"captain_succeeded {named} choice" in play(village, f"3 name {named}")


@pytest.mark.rules("LGT-205", "LGT-203", "LGT-135")
def test_an_evicted_captain_who_dies_without_any_farmer_left_ends_it_for_good() -> None:
    """The last other Farmer was burnt out too, not eliminated: so he had kept the medal."""
    village = at_ballot(
        "villager bundle", "villager bundle", *OTHERS, burnt="farm1@0 farm2@1", captain=0, farms_dealt=True
    )
    lines = play(village, "1 vote 0", "… 30")
    assert kinds(lines, "captain_vacant") == ["captain_vacant no_farmer"]
    assert seen(village).captain_ended


@pytest.mark.rules("LGT-203")
def test_the_captain_stays_while_one_farmer_lives() -> None:
    village = at_ballot("villager farm1", "villager farm2", "villager farm3", *OTHERS, captain=0)
    lines = play(village, "3 vote 1", "… 30")
    assert kinds(lines, "captain_vacant") == []
    assert seen(village).captain == 0


@pytest.mark.rules("LGT-203")
def test_a_farmer_captain_who_is_the_last_farmer_keeps_the_medal_while_he_lives() -> None:
    village = at_ballot("villager farm1", "villager farm2", *OTHERS, captain=0)
    lines = play(village, "3 vote 1", "… 30")
    assert kinds(lines, "captain_vacant") == []
    assert seen(village).captain == 0


@pytest.mark.rules("LGT-284", "LGT-149")
def test_with_a_scapegoat_without_power_the_captain_breaks_the_tie() -> None:
    village = at_ballot("scapegoat", "elder dead", *plain(), powers_lost=True, captain=3)
    lines = play(village, "3 vote 4", "4 vote 5", "5 vote 6", "6 vote 5", "… 30")
    assert kinds(lines, "tied", "tie_broken") == ["tied 4,5 captain", "tie_broken 3 4"]


# --- What begins anew


@pytest.mark.rules("LGT-113")
def test_the_next_day_nobody_is_ready() -> None:
    village = town(*plain())
    play(village, "0 ready", "1 ready", "2 ready")
    after(village, "night")
    after(village, "debate")
    assert seen(village).ready == 0
    assert play(village, "3 ready") == ["ready_counted 1"]


@pytest.mark.rules("LGT-143", "LGT-154")
def test_the_next_day_all_ballots_are_empty() -> None:
    village = at_ballot(*plain())
    play(village, "0 vote 1", "1 vote 0", "… 30", "… 20")
    after(village, "ballot")
    assert kinds(play(village, "2 vote 3", "… 30"), "ballot_closed") == ["ballot_closed 1 -,-,3,-,-,-,- - 3:1"]


@pytest.mark.rules("LGT-151", "LGT-143")
def test_in_the_second_ballot_all_vote_anew() -> None:
    village = at_ballot(*plain())
    play(village, "0 vote 1", "1 vote 0", "… 30")
    assert seen(village, 0).vote is None
    assert kinds(play(village, "2 vote 0", "… 20"), "ballot_closed") == ["ballot_closed 2 -,-,0,-,-,-,- - 0:1"]


@pytest.mark.rules("LGT-227")
def test_a_ballot_of_yesterday_costs_the_keeper_nothing_today() -> None:
    village = at_ballot("villager tavern", "villager bundle", *OTHERS)
    play(village, "0 vote 1")
    play(village, "2 vote 3", "3 vote 2", "4 vote 2", "… 30")
    assert house(village, "tavern").token
    after(village, "tavern")
    play(village, "0 vote 4")
    play(village, "4 vote 1", "5 vote 1", "… 30")
    assert 1 not in alive(village)
    assert house(village, "tavern").token


@pytest.mark.rules("LGT-261", "LGT-262")
def test_a_poster_counts_once() -> None:
    village = at_ballot("villager farm1", *OTHERS, poster=0)
    lines = play(village, "1 vote 2", "2 vote 3", "3 vote 2", "4 vote 2", "… 30")
    assert kinds(lines, "ballot_closed") == ["ballot_closed 1 -,2,3,2,2,-,- 0 0:2,2:3,3:1"]
    after(village, "ballot")
    lines = play(village, "1 vote 3", "… 30")
    assert kinds(lines, "ballot_closed") == ["ballot_closed 1 -,3,-,-,-,-,- - 3:1"]


@pytest.mark.rules("LGT-147", "LGT-262", "LGT-156")
def test_a_void_poster_is_no_voice() -> None:
    village = at_ballot("villager bundle", *OTHERS, poster=0)
    lines = play(village, "… 30")
    assert kinds(lines, "designated", "nobody_designated") == ["nobody_designated no_voice"]


@pytest.mark.rules("LGT-410", "LGT-143")
def test_a_step_says_when_it_began_and_when_it_ends() -> None:
    village = at_ballot(*plain())
    step = seen(village).step
    assert step is not None
    assert (step.name, step.began, step.ends, step.ballot) == ("ballot", BEGUN + 10_000, BEGUN + 40_000, 1)
    vote(village, "0>1 1>0 2>1 3>0 4>2 5>3 6>4")
    step = seen(village).step
    assert step is not None
    assert (step.name, step.ballot, list(step.among)) == ("second_ballot", 2, [0, 1])
