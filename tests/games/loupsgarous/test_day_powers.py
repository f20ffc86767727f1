"""Powers of buildings (LGT-190 to 195): permanent and unique, in their windows, queued outside of them."""

from __future__ import annotations

import pytest

from tablee.games.loupsgarous.events import PowerQueued
from tests.games.loupsgarous.days import (
    Draws,
    after,
    at_ballot,
    choices,
    facts,
    hearers,
    house,
    only,
    play,
    stands,
    town,
    vote,
    why_not,
)
from tests.games.loupsgarous.village import kinds, seen

PEOPLE = ["villager church", "villager barber", "villager hovel", "villager manor", "werewolf farm1", "werewolf farm2"]
OTHERS = ["villager bundle"] * 4


@pytest.mark.rules("LGT-190")
@pytest.mark.parametrize(("move", "building"), [("0 confess 4", "church"), ("1 shave 4", "barber")])
def test_a_unique_power_is_used_once(move: str, building: str) -> None:
    village = town(*PEOPLE, *OTHERS)
    assert f"token_spent {building}" in play(village, move)
    assert not house(village, building).token
    assert why_not(village, move.replace("4", "5")) == "power_spent LGT-190"


@pytest.mark.rules("LGT-190")
def test_a_permanent_power_lasts_as_long_as_its_owner_has_the_building() -> None:
    village = at_ballot("villager school", *PEOPLE[4:], *OTHERS)
    for day in (2, 3):
        assert (stands(village), seen(village).round) == ("ban", day)
        play(village, "0 ban 1")
        if day == 2:
            after(village, "ban")
    gone = at_ballot("villager bundle", *PEOPLE[4:], *OTHERS, burnt="school@0")
    assert stands(gone) == "ballot"


@pytest.mark.rules("LGT-192")
@pytest.mark.parametrize("card", ["werewolf", "white_wolf", "seer", "idiot", "hunter"])
def test_a_building_power_belongs_to_the_occupant_whatever_her_card(card: str) -> None:
    village = town(f"{card} church", *PEOPLE[4:], *OTHERS)
    assert choices(village, 0, "confess") == ["1", "2", "3", "4", "5", "6"]


@pytest.mark.rules("LGT-192", "LGT-284")
def test_the_loss_of_powers_does_not_touch_buildings() -> None:
    village = town("seer church", "villager barber", *PEOPLE[4:], *OTHERS, "elder dead", powers_lost=True)
    assert kinds(play(village, "0 confess 2"), "card_seen") != []
    assert kinds(play(village, "1 shave 2"), "eliminated") == ["eliminated 2 werewolf razor"]


@pytest.mark.rules("LGT-193")
def test_day_powers_are_used_during_the_whole_debate() -> None:
    village = town(*PEOPLE, *OTHERS)
    assert kinds(play(village, "0 confess 4"), "confession_held") == ["confession_held 0 4"]
    assert kinds(play(village, "… 9.9", "1 shave 4"), "razor_used") == ["razor_used 1 4"]


@pytest.mark.rules("LGT-193", "LGT-194")
def test_day_powers_are_used_in_the_sentence_window_and_at_dusk() -> None:
    village = at_ballot(*PEOPLE, *OTHERS)
    play(village, "4 vote 6", "… 30")
    assert stands(village) == "sentence"
    assert kinds(play(village, "0 confess 4"), "confession_held") == ["confession_held 0 4"]
    after(village, "dusk")
    assert kinds(play(village, "1 shave 4"), "razor_used") == ["razor_used 1 4"]


@pytest.mark.rules("LGT-193")
def test_elsewhere_in_the_day_a_request_waits_for_the_next_window() -> None:
    village = at_ballot(*PEOPLE, *OTHERS)
    queued = facts(village, "0 confess 4")
    assert hearers(village, only(queued, PowerQueued)) == [0]
    lines = play(village, "4 vote 6", "… 30")
    assert kinds(lines, "confession_held", "designated") == ["designated 6", "confession_held 0 4"]


ELSEWHERE: dict[str, tuple[list[str], list[str]]] = {  # with a Confessor at seat 0: who lives here, and how it comes
    "ban": (["villager school", "werewolf bundle", *OTHERS], ["… 10"]),
    "tavern": (["villager tavern", "werewolf bundle", *OTHERS], ["… 10"]),
    "ballot": (["werewolf bundle", *OTHERS], ["… 10"]),
    "second_ballot": (["werewolf bundle", *OTHERS], ["… 10", "1 vote 2", "2 vote 1", "… 30"]),
    "shot": (["hunter bundle", "werewolf bundle", *OTHERS], ["… 10", "2 vote 1", "… 30", "… 15"]),
    "successor": (["villager bundle captain", "werewolf bundle", *OTHERS], ["… 10", "2 vote 1", "… 30", "… 15"]),
    "voters": (["scapegoat bundle", "werewolf bundle", *OTHERS], ["… 10", "2 vote 3", "3 vote 2", "… 30"]),
    "house": (["villager farm1", "villager bailiff", "werewolf", *OTHERS], ["… 10", "2 vote 1", "… 30", "… 15"]),
    "accept": (
        ["villager farm1", "villager bailiff", "werewolf", *OTHERS],
        ["… 10", "2 vote 1", "… 30", "… 15", "2 house 4"],
    ),
}


DRAWN: dict[str, Draws] = {
    "tavern": {"tavern 2 1": [0]},
    "shot": {"shot 2 1": [4]},
    "successor": {"succession 2 1": [0]},
}


@pytest.mark.rules("LGT-193", "LGT-103")
@pytest.mark.parametrize("step", ELSEWHERE)
def test_in_every_other_step_of_the_day_a_request_is_queued_and_handled_in_the_next_window(step: str) -> None:
    people, turns = ELSEWHERE[step]
    village = town("villager church", *people)
    play(village, *turns)
    assert stands(village) == step
    assert play(village, "0 confess 3") == ["power_queued 0 confess 3"]
    lines = after(village, "sentence", "dusk", lots=DRAWN.get(step))
    assert kinds(lines, "confession_held", "card_seen")[0] == "confession_held 0 3"


@pytest.mark.rules("LGT-193")
def test_without_a_sentence_a_request_waits_for_dusk() -> None:
    village = at_ballot(*PEOPLE, *OTHERS)
    play(village, "0 confess 4")
    lines = play(village, "… 30")
    assert kinds(lines, "nobody_designated", "dusk_fell", "confession_held") == [
        "nobody_designated no_voice",
        "dusk_fell",
        "confession_held 0 4",
    ]


@pytest.mark.rules("LGT-193")
def test_each_player_has_one_request_and_they_are_handled_in_order_of_arrival() -> None:
    village = at_ballot(*PEOPLE, *OTHERS)
    play(village, "1 shave 4", "0 confess 6", "0 confess 5")
    lines = play(village, "4 vote 6", "… 30")
    assert kinds(lines, "razor_used", "confession_held", "eliminated") == [
        "razor_used 1 4",
        "eliminated 4 werewolf razor",
        "confession_held 0 5",
    ]


@pytest.mark.rules("LGT-193")
def test_a_request_is_checked_again_when_the_window_opens() -> None:
    """The Barber is faster: the one whom the Confessor wanted is dead by then."""
    village = at_ballot(*PEOPLE, *OTHERS)
    play(village, "1 shave 4", "0 confess 4")
    lines = play(village, "4 vote 6", "… 30")
    assert kinds(lines, "razor_used", "confession_held", "card_seen") == ["razor_used 1 4"]
    assert house(village, "church").token


@pytest.mark.rules("LGT-193", "LGT-103", "LGT-101")
def test_requests_are_handled_one_at_a_time_each_with_its_whole_cascade() -> None:
    people = ["villager church", "werewolf barber", "hunter manor", "werewolf farm1", "villager farm2", *OTHERS]
    village = at_ballot(*people)
    play(village, "1 shave 2", "0 confess 3")
    play(village, "4 vote 6", "… 30")
    assert stands(village) == "shot"
    lines = play(village, "2 shoot 4")
    assert kinds(lines, "eliminated", "confession_held") == ["eliminated 4 villager shot", "confession_held 0 3"]


@pytest.mark.rules("LGT-193")
def test_day_powers_are_not_for_the_night() -> None:
    village = town(*PEOPLE, *OTHERS)
    after(village, "night")
    assert why_not(village, "0 confess 4") == "not_now LGT-410"


@pytest.mark.rules("LGT-195")
def test_who_used_which_power_on_whom_is_public() -> None:
    village = town(*PEOPLE[:3], "villager manor spent", *PEOPLE[4:], *OTHERS)
    for event in facts(village, "0 confess 4", "2 restore 3", "1 shave 4"):
        if type(event).__name__ in ("ConfessionHeld", "PowerRestored", "RazorUsed", "TokenSpent", "Eliminated"):
            assert len(hearers(village, event)) == 10


@pytest.mark.rules("LGT-103")
def test_nothing_else_happens_while_a_cascade_is_pending() -> None:
    people = ["villager church", "werewolf barber", "hunter manor", "werewolf farm1", "villager farm2", *OTHERS]
    village = town(*people)
    play(village, "1 shave 2")
    assert stands(village) == "shot"
    assert why_not(village, "4 say deny") != ""
    assert why_not(village, "4 ready") != ""
    assert play(village, "0 confess 3") == ["power_queued 0 confess 3"]
    lines = play(village, "2 shoot 4")
    assert kinds(lines, "eliminated", "confession_held") == ["eliminated 4 villager shot", "confession_held 0 3"]
    assert stands(village) == "debate"


@pytest.mark.rules("LGT-193")
@pytest.mark.parametrize("window", ["sentence", "dusk"])
def test_a_request_during_an_interrupted_window_is_handled_when_it_goes_on(window: str) -> None:
    people = ["villager church", "werewolf barber", "hunter manor spent", "werewolf farm1", "villager farm2", *OTHERS]
    village = at_ballot(*people)
    play(village, *(["4 vote 6"] if window == "sentence" else []), "… 30")
    assert stands(village) == window
    play(village, "1 shave 2")
    assert play(village, "0 confess 3") == ["power_queued 0 confess 3"]
    lines = play(village, "2 shoot 4")
    assert stands(village) == window
    assert kinds(lines, "confession_held") == ["confession_held 0 3"]


@pytest.mark.rules("LGT-193", "LGT-110")
def test_a_request_during_an_election_is_handled_when_the_debate_begins() -> None:
    morning = [{"step": "breaking", "ends": 100_000}, {"step": "election"}, {"step": "open_debate"}]
    village = town("villager church", "werewolf bundle", *OTHERS, agenda=morning, election_from=2)
    play(village, "… 0")
    assert stands(village) == "campaign"
    assert play(village, "0 confess 1") == ["power_queued 0 confess 1"]
    play(village, "… 45")
    assert kinds(play(village, "… 25"), "confession_held") == ["confession_held 0 1"]


@pytest.mark.rules("LGT-191", "LGT-220", "LGT-402")
def test_a_new_healer_has_a_fresh_token() -> None:
    people = ["villager bailiff", "villager hovel spent", "villager church spent", "werewolf bundle", *OTHERS]
    village = at_ballot(*people)
    play(village, "3 vote 1", "… 30")
    assert stands(village) == "house"
    play(village, "0 house 4", "4 accept")
    assert house(village, "hovel").token
    assert stands(village) == "dusk"
    assert kinds(play(village, "4 restore 2"), "power_restored") == ["power_restored 4 2 church"]


@pytest.mark.rules("LGT-190")
def test_a_vote_is_no_day_power() -> None:
    village = at_ballot("villager farm1", "werewolf farm2", *OTHERS)
    assert kinds(vote(village, "0>1 1>0 2>1 3>1 4>1 5>1"), "power_queued") == []
