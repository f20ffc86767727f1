"""The levels and the two options: SCH-017, SCH-020 to SCH-023."""

from __future__ import annotations

import pytest

from tablee.games.schtroumpfs import SCHTROUMPFS, SchtroumpfsOptions
from tablee.games.schtroumpfs.events import DieRolled
from tablee.kernel import BadOption, FastLuck, Options
from tests.games.schtroumpfs.village import LEVELS, only, play, scene, seen, setup, tables

# Houses, lost Smurfs, cakes, Gargamel cards; and whether each option is forced
LAW = {
    "standard": (6, 10, 2, 10, False, False),
    "complex": (7, 14, 3, 11, False, False),
    "terrible": (8, 16, 4, 10, True, False),
    "nightmare": (8, 18, 4, 10, True, True),
}


@pytest.mark.rules("SCH-020")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_a_level_sets_the_goals(level: str, seats: int) -> None:
    view = seen(setup(seats, level=level))
    houses, lost, cakes, gargamel, _, _ = LAW[level]
    assert (len(view.houses), view.forest_count, len(view.cakes), view.gargamel_count) == (
        houses,
        lost,
        cakes,
        gargamel,
    )
    assert view.level == level


@pytest.mark.rules("SCH-020")
def test_the_table_above_is_the_one_of_the_law() -> None:
    written = [row for row in tables("3.1 Setup") if row[0] != "Level (FR)"]
    numbers = [tuple(int(cell) for cell in row[1:5]) for row in written]
    forced = [tuple(cell == "mandatory" for cell in row[5:7]) for row in written]
    assert [(*goals, *options) for goals, options in zip(numbers, forced, strict=True)] == list(LAW.values())


@pytest.mark.rules("SCH-020")
def test_the_usual_level_is_standard_without_options() -> None:
    assert SchtroumpfsOptions().level == "standard"
    view = seen(SCHTROUMPFS.setup(3, FastLuck(1)))
    assert (view.level, view.hungry, view.super_die) == ("standard", False, False)


@pytest.mark.rules("SCH-021", "SCH-022")
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_may_force_the_options(level: str) -> None:
    view = seen(setup(3, level=level))
    assert (view.hungry, view.super_die) == LAW[level][4:]


@pytest.mark.rules("SCH-021", "SCH-022", "SCH-023")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("hungry", [True, False])
@pytest.mark.parametrize("super_die", [True, False])
def test_the_options_are_independent_and_what_is_forced_cannot_be_refused(
    level: str, hungry: bool, super_die: bool
) -> None:
    forced = LAW[level][4:]
    if (forced[0] and not hungry) or (forced[1] and not super_die):
        with pytest.raises(BadOption):
            setup(3, level=level, hungry=hungry, super_die=super_die)
    else:
        view = seen(setup(3, level=level, hungry=hungry, super_die=super_die))
        assert (view.hungry, view.super_die) == (hungry, super_die)


@pytest.mark.rules("SCH-021")
@pytest.mark.parametrize("level", ["terrible", "nightmare"])
def test_a_fed_howlibird_is_refused_by_name_where_it_must_be_hungry(level: str) -> None:
    with pytest.raises(BadOption) as refused:
        setup(2, level=level, hungry=False)
    assert "hungry" in str(refused.value)


@pytest.mark.rules("SCH-022")
def test_the_white_die_is_refused_by_name_where_it_must_be_red() -> None:
    with pytest.raises(BadOption) as refused:
        setup(2, level="nightmare", super_die=False)
    assert "super_die" in str(refused.value)


@pytest.mark.rules("SCH-022")
@pytest.mark.parametrize(("super_die", "die"), [(False, "danger"), (True, "super")])
@pytest.mark.parametrize("way", ["card", "action"])
def test_every_roll_of_the_danger_die_uses_the_red_one(super_die: bool, die: str, way: str) -> None:
    if way == "card":
        position = scene(["S10 S02", "S03"], super_die=super_die)
        heard = play(position, "0 play S10", dice=f"{die}:cat")
    else:
        position = scene(["S02", "S03"], super_die=super_die, played="P14")
        heard = play(position, "0 place 3L", dice=f"{die}:cat")
    assert only(heard, DieRolled).die == die


@pytest.mark.rules("SCH-022")
def test_the_azrael_die_is_the_same_with_the_red_one() -> None:
    position = scene(["S02", "S03"], super_die=True, played="P14", azrael=3)
    heard = play(position, "0 place 3U", dice="azrael:hunt")
    assert only(heard, DieRolled).die == "azrael"


@pytest.mark.rules("SCH-017")
@pytest.mark.parametrize(("seats", "starter"), [(3, 4), (1, 2), (5, 6), (3, -1)])
def test_only_a_seat_at_the_table_can_start(seats: int, starter: int) -> None:
    with pytest.raises(BadOption):
        setup(seats, starter=starter)


@pytest.mark.parametrize(
    ("name", "value"),
    [("level", "easy"), ("level", 1), ("hungry", "yes"), ("super_die", 2), ("starter", "1"), ("starter", 6)]
    + [("clock", "daily")],
)
@pytest.mark.rules("SCH-020", "SCH-021", "SCH-022")
def test_an_option_that_there_is_not_is_refused(name: str, value: object) -> None:
    with pytest.raises(BadOption) as refused:
        SCHTROUMPFS.read_options({name: value})
    assert name in str(refused.value)


def test_the_options_of_another_game_are_refused() -> None:
    with pytest.raises(BadOption):
        SCHTROUMPFS.setup(3, FastLuck(1), Options())
