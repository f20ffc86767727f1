"""Azrael: SCH-160 to SCH-164. The effects of the dice: SCH-165 to SCH-171, and the faces of table 5.2."""

from __future__ import annotations

import pytest

from tablee.games.schtroumpfs import Village
from tablee.games.schtroumpfs.content import BOX
from tablee.games.schtroumpfs.events import (
    AzraelMoved,
    CardDiscarded,
    DieRolled,
    HowlibirdAttack,
    IdeasRevealed,
    InventionDiscarded,
    ResourcesGained,
    ResourcesLost,
)
from tests.games.schtroumpfs.village import (
    FACES,
    choices,
    crafted,
    hand,
    ideas,
    only,
    options,
    order,
    play,
    scene,
    seen,
    stock,
    tables,
    told,
    window,
)

SEVEN = "2U:2 3U:2 4U:2 6U"


@pytest.mark.rules("SCH-160", "SCH-162")
@pytest.mark.parametrize("start", range(1, 9))
def test_azrael_walks_in_ascending_order_and_after_the_site_comes_the_forest(start: int) -> None:
    position = scene(["S10 S02", "S03"], azrael=start)
    heard = play(position, "0 play S10", dice="danger:cat")
    end = start % 8 + 1
    assert only(heard, AzraelMoved) == AzraelMoved(start, end, 1, "danger")
    assert seen(position).azrael == end


@pytest.mark.rules("SCH-161")
def test_he_moves_by_the_paws_of_a_gargamel_card() -> None:
    position = scene(["S02", "S03"], azrael=7, rows=SEVEN, played="P14", gargamel="G13 G12 G17")
    heard = play(position, "0 place 5U")
    assert only(heard, AzraelMoved) == AzraelMoved(7, 2, 3, "G13")


@pytest.mark.rules("SCH-161")
def test_smurfs_and_inventions_move_him_too() -> None:
    position = scene(["S12 S02", "S03"], azrael=7)
    assert only(play(position, "0 play S12", "0 advance 2"), AzraelMoved) == AzraelMoved(7, 1, 2, "S12")
    position = scene(["P04 S02", "S03"], azrael=7)
    assert only(play(position, "0 play P04", "0 send 3"), AzraelMoved) == AzraelMoved(7, 3, None, "P04")
    position = scene(["P14 S02", "S03"], azrael=7, crafted="N02")
    assert only(play(position, "0 use N02", "0 send 3"), AzraelMoved) == AzraelMoved(7, 3, None, "N02")


@pytest.mark.rules("SCH-161")
@pytest.mark.parametrize("card", ["P04", "N02"])
def test_he_may_be_sent_to_his_own_location(card: str) -> None:
    position = scene(["P04 S02", "S03"], azrael=7, crafted="N02")
    play(position, "0 play P04" if card == "P04" else "0 use N02")
    assert choices(position, "send") == ["1", "2", "3", "4", "5", "6", "7", "8"]
    play(position, "0 send 7")
    assert seen(position).azrael == 7


@pytest.mark.rules("SCH-163")
def test_each_meeple_placed_where_he_stands_rolls_his_die() -> None:
    position = scene(["P14 S02", "P17 S03"], azrael=3)
    heard = play(position, "0 play P14", "0 place 3U", dice="azrael:hunt")
    assert only(heard, DieRolled).seat == 0
    heard = play(position, "1 play P17", "1 place 3U", dice="azrael:hunt")
    assert only(heard, DieRolled).seat == 1
    assert stock(position) == "0/3/0"


@pytest.mark.rules("SCH-164")
def test_nothing_happens_to_meeples_he_comes_to() -> None:
    position = scene(["S12 S02", "S03"], azrael=2, rows="3U:2 3L")
    heard = play(position, "0 play S12", "0 advance 1")
    assert order(heard, DieRolled, ResourcesLost, CardDiscarded) == []
    assert seen(position).azrael == 3


# --- The faces


def test_the_dice_are_those_of_table_5_2() -> None:
    words = {
        "Azrael moves": "azrael",
        "Howlibird attack": "attack",
        "Shortage": "shortage",
        "Smurf hunt": "hunt",
        "Find": "find",
        "Bright idea": "idea",
        "Invention destroyed": "destroy",
    }
    cells = [cells[1:] for cells in tables("5.2") if cells[0].isdigit()]
    for column, die in enumerate(("danger", "super", "azrael")):
        law = [face[column].partition(" ×") for face in cells]
        expected = [(words[name], int(times or 1)) for name, _, times in law]
        assert [(face.effect, face.amount) for face in BOX.dice[die]] == expected


def rolled(die: str, face: str, **more: object) -> tuple[Village, str]:
    """Seat 0 is about to roll: on a card for the danger dice, on a first slot for Azrael's; the script for the dice."""
    at = {"azrael": 3, "super_die": die == "super", **more}
    if die == "azrael":
        return scene(["S02 P05", "S03"], played="P14", **at), f"{die}:{face}"  # type: ignore[arg-type]
    return scene(["S10 S02 P05", "S03"], **at), f"{die}:{face}"  # type: ignore[arg-type]


def move(die: str) -> str:
    return "0 place 3U" if die == "azrael" else "0 play S10"


@pytest.mark.rules("SCH-165")
@pytest.mark.parametrize("die", ["danger", "super", "azrael"])
@pytest.mark.parametrize("number", range(6))
def test_every_face_of_every_die_is_told(die: str, number: int) -> None:
    position, dice = rolled(die, FACES[die][number])
    heard = play(position, move(die), dice=dice)
    face = BOX.dice[die][number]
    source = "3U" if die == "azrael" else "S10"
    assert told(heard, DieRolled) == [DieRolled(0, die, number + 1, face.effect, face.amount, source, False)]


@pytest.mark.rules("SCH-165")
@pytest.mark.parametrize(("die", "face", "end"), [("danger", "cat", 4), ("super", "cat", 4), ("super", "cats", 5)])
def test_azrael_moves_once_for_each_icon(die: str, face: str, end: int) -> None:
    position, dice = rolled(die, face)
    play(position, move(die), dice=dice)
    assert seen(position).azrael == end


@pytest.mark.rules("SCH-166")
@pytest.mark.parametrize("die", ["danger", "super", "azrael"])
def test_an_attack_takes_a_meeple_and_a_card(die: str) -> None:
    position, dice = rolled(die, "attack")
    heard = play(position, move(die), dice=dice)
    assert only(heard, HowlibirdAttack) == HowlibirdAttack(0, die, True, False)
    assert told(heard, CardDiscarded)[0] == CardDiscarded(0, "P05", "attack")
    assert seen(position).nest == 1
    assert seen(position).esplanade == (6 if die == "azrael" else 7)


@pytest.mark.rules("SCH-166")
def test_with_an_empty_esplanade_a_card_is_still_discarded() -> None:
    position = scene(["S02 P05", "S03"], rows=SEVEN, played="P14", gargamel="G12 G13 G17", azrael=5)
    heard = play(position, "0 place 5U", dice="azrael:attack")
    assert only(heard, HowlibirdAttack) == HowlibirdAttack(0, "azrael", False, False)
    assert told(heard, CardDiscarded)[0].card == "P05"


@pytest.mark.rules("SCH-167")
@pytest.mark.parametrize(
    ("die", "face", "count"),
    [("danger", "shortages", 2), ("super", "shortages", 2), ("super", "shortage", 1), ("azrael", "shortage", 1)]
    + [("azrael", "shortages", 2)],
)
def test_a_shortage_costs_one_resource_for_each_icon(die: str, face: str, count: int) -> None:
    position, dice = rolled(die, face, stock="0/5/0")
    heard = play(position, move(die), dice=dice)
    assert only(heard, ResourcesLost) == ResourcesLost(0, (0, count, 0), die)
    assert stock(position) == f"0/{5 - count}/0"


@pytest.mark.rules("SCH-168")
def test_one_crafted_invention_of_the_rollers_choice_is_destroyed() -> None:
    position, dice = rolled("azrael", "destroy", crafted="N12 N14 N20")
    play(position, move("azrael"), dice=dice)
    assert options(position) == ["discard N12", "discard N14", "discard N20"]
    heard = play(position, "0 discard N14")
    assert only(heard, InventionDiscarded) == InventionDiscarded("N14", "azrael", False)
    assert crafted(position) == ["N12", "N20"]


@pytest.mark.rules("SCH-168")
def test_without_an_invention_nothing_is_destroyed() -> None:
    position, dice = rolled("azrael", "destroy")
    heard = play(position, move("azrael"), dice=dice)
    assert told(heard, InventionDiscarded) == []
    assert position.awaited() == (1,)


@pytest.mark.rules("SCH-169")
@pytest.mark.parametrize(
    ("die", "face"), [("danger", "hunt"), ("super", "hunt"), ("azrael", "hunt"), ("azrael", "prey")]
)
def test_a_hunt_takes_a_useful_smurf_of_the_roller(die: str, face: str) -> None:
    position, dice = rolled(die, face)
    heard = play(position, move(die), dice=dice)
    assert told(heard, CardDiscarded)[0] == CardDiscarded(0, "P05", "hunt")
    assert hand(position, 0) == ["S02"]


@pytest.mark.rules("SCH-169")
def test_the_roller_chooses_among_the_useful() -> None:
    position = scene(["S10 S02 P05 P06", "P01"])
    play(position, "0 play S10", dice="danger:hunt")
    assert options(position) == ["discard P05", "discard P06"]
    play(position, "0 discard P06")
    assert hand(position, 0) == ["P05", "S02"]
    assert seen(position).nest == 0


@pytest.mark.rules("SCH-169")
@pytest.mark.parametrize("held", ["", "S02", "S02 S04"])
def test_without_a_useful_smurf_a_hunt_takes_nothing(held: str) -> None:
    position = scene([f"S10 {held}", "P01"])
    heard = play(position, "0 play S10", dice="danger:hunt")
    assert told(heard, CardDiscarded) == []
    assert window(position) == "B"


@pytest.mark.rules("SCH-170")
def test_a_find_is_one_resource_of_ones_choice() -> None:
    position, dice = rolled("danger", "find")
    play(position, move("danger"), dice=dice)
    assert choices(position, "gain") == ["0/0/1", "0/1/0", "1/0/0"]
    heard = play(position, "0 gain 0/0/1")
    assert only(heard, ResourcesGained) == ResourcesGained(0, (0, 0, 1), "danger")


@pytest.mark.rules("SCH-171")
def test_a_bright_idea_reveals_one() -> None:
    position, dice = rolled("danger", "idea", ideas="N01", inventions="N12 …")
    heard = play(position, move("danger"), dice=dice)
    assert list(only(heard, IdeasRevealed).inventions) == ["N12"]
    assert only(heard, IdeasRevealed).reason == "danger"
    assert ideas(position) == ["N01", "N12"]
