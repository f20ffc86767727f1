"""What the table plays when a clock runs out: the last column of section 7, DEC-16 to DEC-32."""

from __future__ import annotations

import pytest

from tests.games.schtroumpfs.village import decision, default, play, scene

SEVEN = "2U:2 3U:2 4U:2 6U"
LAST = "0 place 5U"

# --- DEC-16 to DEC-22


@pytest.mark.parametrize(
    ("hands", "target"),
    [
        (["S10 P05", "P06", "P07 P08"], 2),
        (["S10 P05 P04", "P06", "P07"], 0),
        (["S10 S02", "P06", "P07"], 1),
        (["S10 P05", "S03", "P07"], 2),
        (["S10 S02", "S03 S04", "S05"], 1),
        (["S10 S02", "S03 S04", "S05 P07 S06 P06", "P05 P04 S09"], 2),
    ],
)
def test_dec_16_whoever_has_most_allowed_cards(hands: list[str], target: int) -> None:
    position = scene(hands)
    play(position, "0 play S10", dice="danger:attack")
    assert (decision(position), default(position)) == ("howlibird_target", f"target {target}")


def test_dec_17_the_lowest_code() -> None:
    position = scene(["S10 S02 P07 P05", "S03"])
    play(position, "0 play S10", dice="danger:hunt")
    assert (decision(position), default(position)) == ("discard_card", "discard P05")


@pytest.mark.parametrize(
    ("hands", "target"),
    [(["S08 S02", "S03", "S04"], 0), (["S08 S02", "S03", "S04 S05"], 2), (["S08 S02", "S03 S06", "S04 S05"], 1)],
)
def test_dec_18_whoever_has_most_cards(hands: list[str], target: int) -> None:
    position = scene(hands)
    play(position, "0 play S08")
    assert (decision(position), default(position)) == ("snappy_target", f"target {target}")


def test_dec_18_ties_are_looked_at_clockwise_from_the_active_player() -> None:
    position = scene(["S02 S03", "S08", "S04 S05"], active=1)
    play(position, "1 play S08")
    assert default(position) == "target 2"


def test_dec_19_one_step() -> None:
    position = scene(["S12 S02", "S03"])
    play(position, "0 play S12")
    assert (decision(position), default(position)) == ("jokey_steps", "advance 1")


@pytest.mark.parametrize(
    ("rows", "overflow", "place"),
    [("3U:2 5U:2 6U", "", 5), ("3U:2 5U 6U", "", 3), ("", "", 8), ("3U:2 5U 5L", "5L", 5), ("3U 3L 4U:2 4L", "", 4)],
)
@pytest.mark.parametrize("way", ["0 play P04", "0 use N02"])
def test_dec_20_where_most_meeples_are(rows: str, overflow: str, place: int, way: str) -> None:
    position = scene(["P04 S02", "S03"], rows=rows, overflow=overflow, crafted="N02")
    play(position, way)
    assert (decision(position), default(position)) == ("azrael_target", f"send {place}")


@pytest.mark.parametrize(
    ("rows", "move"), [("3U:2 5L 4L", "return 4L"), ("3U:2 4U", "decline"), ("1U 3L", "return 1U")]
)
def test_dec_21_a_meeple_of_a_full_one_slot_row(rows: str, move: str) -> None:
    position = scene(["P02 S02", "S03"], rows=rows)
    play(position, "0 play P02")
    assert (decision(position), default(position)) == ("return_meeple", move)


def test_dec_22_nothing_is_exchanged() -> None:
    position = scene(["P06 S02", "S03"], stock="3/3/3")
    play(position, "0 play P06")
    assert (decision(position), default(position)) == ("exchange", "decline")


# --- DEC-23 to DEC-32


@pytest.mark.parametrize(("crafted", "place", "dice"), [("N10", "4L", "danger:attack"), ("N15", "3U", "azrael:attack")])
def test_dec_23_the_face_is_kept(crafted: str, place: str, dice: str) -> None:
    position = scene(["S02", "S03"], crafted=crafted, azrael=3, played="P14")
    play(position, f"0 place {place}", dice=dice)
    assert (decision(position), default(position)) == ("reroll", "decline")


def test_dec_24_the_scarecrow_is_used() -> None:
    position = scene(["S10 S02", "S03"], crafted="N06")
    play(position, "0 play S10", dice="danger:attack")
    assert (decision(position), default(position)) == ("scarecrow", "use N06")


@pytest.mark.parametrize(("crafted", "goes"), [("N12 N04 N10", "N04"), ("N12 N10 N18", "N18"), ("N23 N14 N10", "N10")])
def test_dec_25_as_for_the_limit(crafted: str, goes: str) -> None:
    position = scene(["S02", "S03"], crafted=crafted, azrael=3, played="P14")
    play(position, "0 place 3U", dice="azrael:destroy")
    assert (decision(position), default(position)) == ("destroy_invention", f"discard {goes}")


@pytest.mark.parametrize(
    ("card", "have", "built", "move"),
    [
        ("G01", "2/2/2", "R1 R2", "lose any"),
        ("G01", "2/2/1", "R3 R2 R1", "destroy R1"),
        ("G01", "2/2/1", "R4 R3", "destroy R3"),
        ("G07", "9/9/9", "R3 R2", "destroy R2"),
        ("G07", "9/9/9", "R6 R5", "destroy R5"),
    ],
)
def test_dec_26_six_resources_else_the_cheapest_house(card: str, have: str, built: str, move: str) -> None:
    position = scene(["S02", "S03"], rows=SEVEN, stock=have, built=built, played="P14", gargamel=f"{card} G12 G17")
    play(position, LAST)
    assert (decision(position), default(position)) == ("destroy_house", move)


def test_dec_27_the_lowest_code_of_the_discard_pile() -> None:
    position = scene(["S02", "S03"], rows=SEVEN, discard="P06 P05", played="P14", gargamel="G08 G12 G17")
    play(position, LAST)
    assert (decision(position), default(position)) == ("cage", "cage P05")


@pytest.mark.parametrize(
    ("hands", "target"), [(["S02", "P03", "P04 P05"], 2), (["S02", "P03", "P04"], 1), (["S02", "P03 P06", "P04"], 1)]
)
def test_dec_27_else_whoever_holds_most_useful_smurfs(hands: list[str], target: int) -> None:
    position = scene(hands, rows=SEVEN, played="S12", gargamel="G08 G12 G17")
    play(position, LAST)
    assert (decision(position), default(position)) == ("cage", f"target {target}")


@pytest.mark.parametrize(("card", "move"), [("G17", "use N05"), ("G05", "decline"), ("G16", "decline")])
def test_dec_28_the_spell_is_for_too_late(card: str, move: str) -> None:
    position = scene(
        ["S02", "S03"],
        rows=SEVEN,
        crafted="N05",
        played="P14",
        gargamel=f"{card} G12 G13" if card == "G17" else f"{card} G12 G17",
    )
    play(position, LAST)
    assert (decision(position), default(position)) == ("rewind", move)


def test_dec_29_the_bomb_is_kept() -> None:
    position = scene(["S02", "S03"], rows=SEVEN, crafted="N08", played="P14", gargamel="G05 G12 G17")
    play(position, LAST)
    assert (decision(position), default(position)) == ("smoke_bomb", "decline")


@pytest.mark.parametrize(
    ("rows", "overflow", "nest", "move"),
    [
        ("2U 4U:2 5U:2 6L", "6L", 1, "remove 4U"),
        ("2L 4U:2 5U", "2L", 3, "remove 2L overflow"),
        ("2U 3U 5U 6U 7L", "", 3, "remove 2U"),
        ("3U 4U:2 5U", "", 4, "remove 4U"),
    ],
)
def test_dec_30_a_meeple_of_a_full_row_that_is_not_pending(rows: str, overflow: str, nest: int, move: str) -> None:
    position = scene(["S02", "S03"], rows=rows, overflow=overflow, nest=nest, crafted="N11", azrael=3, played="P14")
    play(position, "0 place 3U", dice="azrael:destroy")
    assert (decision(position), default(position)) == ("remove_meeple", move)


def test_dec_30_loose_before_aside() -> None:
    position = scene(
        ["S10 S02", "S03"], crafted="N11 N10 N13 N14", ideas="N09", stock="2/0/0", loose=1, aside=1, nest=6
    )
    play(position, "0 play S10", "0 decline", "0 target 1", "0 craft N09", "0 discard N11", dice="danger:attack")
    assert default(position) == "remove loose"


def test_dec_31_the_lowest_row() -> None:
    position = scene(["S02", "S03"], crafted="N24", rows="4U:2 3U:2 6U:2", played="P14")
    play(position, "0 place N24")
    assert (decision(position), default(position)) == ("springboard", "spring 3U")


@pytest.mark.parametrize(("have", "kind"), [("0/0/0", "log"), ("0/5/0", "stone"), ("0/12/12", "berry")])
def test_dec_32_the_kind_that_is_missing_most(have: str, kind: str) -> None:
    position = scene(["S02", "S03"], rows="5U", stock=have, played="P12")
    play(position, "0 place 5U")
    assert (decision(position), default(position)) == ("smurflily_type", f"collect {kind}")
