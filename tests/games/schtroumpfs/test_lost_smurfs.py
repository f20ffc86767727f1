"""The lost Smurfs who act at once: P01 to P09, with the notes of section 5.5."""

from __future__ import annotations

import pytest

from tablee.games.schtroumpfs.events import (
    AzraelMoved,
    CardDrawn,
    IdeasRevealed,
    InventionCrafted,
    MeepleReturned,
    ResourcesExchanged,
    ResourcesGained,
    SmurfSheltered,
)
from tests.games.schtroumpfs.village import (
    against,
    choices,
    hand,
    ideas,
    on_rows,
    only,
    options,
    order,
    play,
    row,
    scene,
    seen,
    stock,
    told,
    window,
)


@pytest.mark.parametrize(("gain", "tokens"), [("2/0/0", (2, 0, 0)), ("0/2/0", (0, 2, 0)), ("0/0/2", (0, 0, 2))])
def test_p01_saxophone_smurf(gain: str, tokens: tuple[int, int, int]) -> None:
    position = scene(["P01 S02", "S03"])
    heard = play(position, "0 play P01", f"0 gain {gain}")
    assert only(heard, ResourcesGained) == ResourcesGained(0, tokens, "P01")


# --- P02 Smurfette


def test_p02_smurfette_returns_a_meeple_of_any_slot_of_any_location() -> None:
    position = scene(["P02 S02", "S03"], rows="3U:2 4L 6U", overflow="4L", crafted="N20", occupied="N20")
    play(position, "0 play P02")
    assert options(position) == ["decline", "return 3U", "return 4L", "return 4L overflow", "return 6U"]
    heard = play(position, "0 return 3U")
    assert only(heard, MeepleReturned) == MeepleReturned("3U", 1, "P02")
    assert row(position, "3U").meeples == 1
    assert seen(position).esplanade == 3


def test_p02_not_from_an_invention() -> None:
    position = scene(["P02 S02", "S03"], crafted="N20", occupied="N20")
    heard = play(position, "0 play P02")
    assert told(heard, MeepleReturned) == []
    assert window(position) == "B"


def test_p02_may_leave_everybody_where_they_are() -> None:
    position = scene(["P02 S02", "S03"], rows="3U")
    play(position, "0 play P02", "0 decline")
    assert on_rows(position) == "3U"


def test_p02_the_freed_slot_is_used_again_in_this_round() -> None:
    position = scene(["P02 S02", "S03"], rows="1U", stock="1/0/0", azrael=5)
    play(position, "0 play P02", "0 return 1U", "0 place 1U")
    assert seen(position).forest_count == 9


def test_p02_without_a_meeple_in_a_location_no_effect() -> None:
    position = scene(["P02 S02", "S03"])
    play(position, "0 play P02")
    assert window(position) == "B"


def test_p03_chef_smurf() -> None:
    position = scene(["P03 S02", "S03"])
    heard = play(position, "0 play P03")
    assert only(heard, ResourcesGained) == ResourcesGained(0, (1, 1, 1), "P03")


@pytest.mark.parametrize("place", range(1, 9))
def test_p04_tracker_smurf(place: int) -> None:
    position = scene(["P04 S02", "S03"], azrael=4)
    play(position, "0 play P04", f"0 send {place}")
    assert seen(position).azrael == place


def test_p04_a_direct_move_has_no_steps() -> None:
    position = scene(["P04 S02", "S03"], azrael=4)
    heard = play(position, "0 play P04", "0 send 8")
    assert only(heard, AzraelMoved) == AzraelMoved(4, 8, None, "P04")


def test_p05_painter_smurf() -> None:
    position = scene(["P05 S02", "S03"], ideas="N01", inventions="N20 N22 …")
    heard = play(position, "0 play P05")
    assert list(only(heard, IdeasRevealed).inventions) == ["N20", "N22"]
    assert only(heard, IdeasRevealed).reason == "P05"
    assert ideas(position) == ["N01", "N20", "N22"]


def test_p05_the_new_ideas_may_be_crafted_in_window_b() -> None:
    position = scene(["P05 S02", "S03"], inventions="N09 N22 …", stock="2/0/0")
    heard = play(position, "0 play P05", "0 craft N09")
    assert len(told(heard, InventionCrafted)) == 1


# --- P06 Tailor


def test_p06_tailor_smurf_exchanges_up_to_three() -> None:
    position = scene(["P06 S02", "S03"], stock="2/1/0")
    play(position, "0 play P06")
    heard = play(position, "0 exchange 2/1/0 0/0/3")
    assert only(heard, ResourcesExchanged) == ResourcesExchanged(0, (2, 1, 0), (0, 0, 3))
    assert stock(position) == "0/0/3"


def test_p06_nothing_is_allowed() -> None:
    position = scene(["P06 S02", "S03"], stock="2/1/0")
    heard = play(position, "0 play P06", "0 decline")
    assert told(heard, ResourcesExchanged) == []
    assert stock(position) == "2/1/0"


def test_p06_every_exchange_of_two_tokens_that_changes_something() -> None:
    position = scene(["P06 S02", "S03"], stock="2/0/0")
    play(position, "0 play P06")
    assert choices(position, "exchange") == [
        "1/0/0 0/0/1",
        "1/0/0 0/1/0",
        "2/0/0 0/0/2",
        "2/0/0 0/1/1",
        "2/0/0 0/2/0",
    ]
    assert "decline" in options(position)


@pytest.mark.parametrize(
    "wrong", ["2/2/0 0/0/4", "1/0/0 0/0/2", "0/0/1 1/0/0", "3/0/0 0/3/0", "1/0/0 0/0/0", "1/1/0 0/1/1"]
)
def test_p06_not_more_than_three_not_more_than_there_are_and_as_many_in_as_out(wrong: str) -> None:
    position = scene(["P06 S02", "S03"], stock="2/5/0")
    play(position, "0 play P06")
    assert against(position, f"0 exchange {wrong}") != ""


def test_p06_only_what_the_supply_holds() -> None:
    position = scene(["P06 S02", "S03"], stock="2/20/20")
    play(position, "0 play P06")
    assert [choice for choice in choices(position, "exchange") if choice.startswith(("1/0/0", "2/0/0"))] == []
    assert "0/1/1 2/0/0" in choices(position, "exchange")


# --- P07, P08, P09


def test_p07_doctor_smurf_frees_a_meeple() -> None:
    position = scene(["P07 S02", "S03"], nest=2)
    heard = play(position, "0 play P07")
    assert only(heard, MeepleReturned) == MeepleReturned("nest", 1, "P07")
    assert (seen(position).nest, seen(position).esplanade) == (1, 7)
    assert told(heard, ResourcesGained) == []


def test_p07_with_an_empty_nest_a_resource() -> None:
    position = scene(["P07 S02", "S03"])
    play(position, "0 play P07")
    assert choices(position, "gain") == ["0/0/1", "0/1/0", "1/0/0"]
    heard = play(position, "0 gain 1/0/0")
    assert only(heard, ResourcesGained) == ResourcesGained(0, (1, 0, 0), "P07")


def test_p08_sassette_draws_two() -> None:
    position = scene(["P08 S02", "S03"], deck="S05 S06 …")
    heard = play(position, "0 play P08")
    assert told(heard, CardDrawn) == [CardDrawn(0, "S05", "deck", "P08"), CardDrawn(0, "S06", "deck", "P08")]
    assert hand(position, 0) == ["S02", "S05", "S06"]


def test_p08_they_are_not_played_in_this_turn() -> None:
    position = scene(["P08 S02", "S03"], deck="S05 S06 …")
    play(position, "0 play P08")
    assert choices(position, "play") == []


def test_p09_nanny_smurf_may_shelter_one() -> None:
    position = scene(["P09 S02", "S03"], discard="P05 S05")
    play(position, "0 play P09")
    assert options(position) == ["decline", "shelter P05", "shelter S02", "shelter S03", "shelter S05"]
    heard = play(position, "0 shelter S05")
    assert only(heard, SmurfSheltered) == SmurfSheltered(0, "S05", None, 1)
    assert window(position) == "B"


def test_p09_or_none() -> None:
    position = scene(["P09 S02", "S03"], discard="P05 S05")
    heard = play(position, "0 play P09", "0 decline")
    assert order(heard, SmurfSheltered) == []
    assert against(position, "0 shelter P09") != ""
