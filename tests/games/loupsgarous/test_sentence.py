"""The sentence and dusk windows (LGT-194, 110, 236)."""

from __future__ import annotations

import pytest

from tests.games.loupsgarous.days import after, at_ballot, play, seconds, stands, why_not
from tests.games.loupsgarous.village import kinds

PEOPLE = ["werewolf bundle", "villager bundle", "villager bundle", "villager bundle", "werewolf farm1", "hunter bundle"]


@pytest.mark.rules("LGT-194", "LGT-410")
@pytest.mark.parametrize("token", ["church", "hovel", "barber", "manor"])
def test_a_sentence_window_opens_while_a_living_player_holds_an_unused_unique_token(token: str) -> None:
    village = at_ballot(*PEOPLE, f"villager {token}")
    lines = play(village, "0 vote 1", "… 30")
    assert lines[-2:] == ["designated 1", f"window_opened sentence {village.now + 15_000}"]
    assert (stands(village), seconds(village)) == ("sentence", 15)


@pytest.mark.rules("LGT-194", "LGT-410")
@pytest.mark.parametrize("home", ["church spent", "church dead", "tavern spent", "school dead", "farm2", "bundle"])
def test_otherwise_the_execution_follows_at_once(home: str) -> None:
    village = at_ballot(*PEOPLE, f"villager {home}")
    lines = play(village, "0 vote 1", "… 30")
    assert kinds(lines, "window_opened", "designated", "eliminated", "dusk_fell") == [
        "designated 1",
        "eliminated 1 villager vote",
        "dusk_fell",
    ]
    assert stands(village) == "night"


@pytest.mark.rules("LGT-194", "LGT-153")
def test_after_fifteen_seconds_the_sentence_is_executed() -> None:
    village = at_ballot(*PEOPLE, "villager church")
    play(village, "0 vote 1", "… 30")
    assert play(village, "… 14.9") == []
    lines = play(village, "… 0.1")
    assert lines[:2] == ["window_closed sentence", "eliminated 1 villager vote"]


@pytest.mark.rules("LGT-194", "LGT-110")
def test_a_dusk_window_of_eight_seconds_follows() -> None:
    village = at_ballot(*PEOPLE, "villager church")
    play(village, "0 vote 1", "… 30")
    lines = play(village, "… 15")
    assert lines[-2:] == ["dusk_fell", f"window_opened dusk {village.now + 8_000}"]
    assert (stands(village), seconds(village)) == ("dusk", 8)
    lines = play(village, "… 8")
    assert lines[0] == "window_closed dusk"
    assert lines[1].startswith("night_started 3 ")


@pytest.mark.rules("LGT-194", "LGT-147")
def test_a_dusk_window_opens_on_a_day_without_execution_too() -> None:
    village = at_ballot(*PEOPLE, "villager church")
    lines = play(village, "… 30")
    assert lines[-2:] == ["dusk_fell", f"window_opened dusk {village.now + 8_000}"]


@pytest.mark.rules("LGT-194", "LGT-156")
def test_a_dusk_window_opens_on_a_day_without_vote_too() -> None:
    village = at_ballot(*PEOPLE, "villager church", "scapegoat dead", allowed=[7], allowed_day=2)
    assert stands(village) == "dusk"


@pytest.mark.rules("LGT-194")
def test_the_dusk_window_asks_again_whether_a_token_is_left() -> None:
    village = at_ballot(*PEOPLE, "villager church")
    play(village, "0 vote 1", "… 30")
    play(village, "6 confess 0")
    assert stands(village) == "sentence"  # it stays open until its time
    play(village, "… 15")
    assert stands(village) == "night"


@pytest.mark.rules("LGT-194", "LGT-103")
def test_the_clocks_stand_still_during_a_cascade_and_its_follow_up() -> None:
    people = ["werewolf bundle", "villager bundle", "hunter farm1", "werewolf barber", *["villager bundle"] * 4]
    village = at_ballot(*people, "villager church")
    play(village, "0 vote 1", "… 30", "… 5")
    play(village, "3 shave 2")
    assert stands(village) == "shot"
    lines = play(village, "… 20", "2 shoot 7")
    assert kinds(lines, "eliminated") == ["eliminated 7 villager shot"]
    assert (stands(village), seconds(village)) == ("sentence", 10)
    assert f"window_opened sentence {village.now + 10_000}" in lines


@pytest.mark.rules("LGT-194", "LGT-103")
def test_the_dusk_clock_stands_still_too() -> None:
    people = ["werewolf bundle", "villager bundle", "hunter farm1", "werewolf barber", *["villager bundle"] * 4]
    village = at_ballot(*people, "villager church")
    play(village, "… 30")
    assert (stands(village), seconds(village)) == ("dusk", 8)
    play(village, "… 3", "3 shave 2", "… 20", "2 shoot 7")
    assert (stands(village), seconds(village)) == ("dusk", 5)


@pytest.mark.rules("LGT-194")
def test_the_window_never_ends_before_a_running_answer() -> None:
    village = at_ballot(*PEOPLE, "villager manor")
    play(village, "0 vote 1", "… 30")
    play(village, "… 9", "1 ask", "… 6")
    assert stands(village) == "sentence"
    assert play(village, "… 8.9") == []
    assert kinds(play(village, "… 0.1"), "pardon_refused", "eliminated") == [
        "pardon_refused 1",
        "eliminated 1 villager vote",
    ]


@pytest.mark.rules("LGT-110", "LGT-193", "LGT-142")
def test_in_a_window_nobody_votes() -> None:
    village = at_ballot(*PEOPLE, "villager church")
    play(village, "0 vote 1", "… 30")
    assert why_not(village, "0 vote 2") == "not_now LGT-410"
    after(village, "dusk")
    assert why_not(village, "0 vote 2") == "not_now LGT-410"
