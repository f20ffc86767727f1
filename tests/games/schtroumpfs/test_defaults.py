"""What the table plays when a clock runs out: the last column of section 7, decision by decision: DEC-01 to DEC-15.

The six first roofs ask for 6 berries, 26 logs and 26 stones; ten cards in the Forest are ten more berries.
"""

from __future__ import annotations

import pytest

from tablee.kernel import FastLuck
from tests.games.schtroumpfs.village import decision, default, options, play, random_moves, scene, setup, window

SEVEN = "2U:2 3U:2 4U:2 6U"
LAST = "0 place 5U"
ALL = "R1 R2 R3 R4 R5 R6"


@pytest.mark.parametrize(
    ("held", "card"),
    [
        ("S10 S02 P03 P14 P12", "P12"),
        ("S10 S02 P03 P01", "P01"),
        ("S10 S06 S11 S02", "S02"),
        ("S10 S09 S06", "S06"),
        ("P23 P01", "P23"),
    ],
)
def test_dec_01_a_useful_smurf_of_the_turn_then_an_immediate_one_then_a_starting_one(held: str, card: str) -> None:
    assert default(scene([held, "S03"], crafted="N07", ideas="N09", stock="9/0/0")) == f"play {card}"


def test_dec_01_the_forced_card() -> None:
    position = scene(["P14 S02", ""], deck="S06 …", crafted="N03", forest="P10 P01")
    play(position, "0 play P14", "0 place 3U", "0 end turn", "1 use N03")
    assert default(position) == "play S06"


@pytest.mark.parametrize(
    ("rows", "doubles", "azrael", "place"),
    [
        ("", "", 1, "2U"),
        ("", "", 2, "3U"),
        ("5U", "", 1, "5U"),
        ("3U 5U", "", 1, "3U"),
        ("3U 5U", "", 3, "5U"),
        ("2U 3U 4U 5U", "2U 3U 4U 5U", 1, "6U"),
        ("2U 3U 4U 5U 6U", "2U 3U 4U 5U", 8, "1L"),
        ("2U 3U 4U 5U 6U", "2U 3U 4U 5U", 1, "7L"),
        ("2U 3U 4U 5U 6U 1L 7L", "2U 3U 4U 5U", 1, "8L"),
    ],
)
def test_dec_02_a_gathering_row_then_the_workshop_then_another_first_slot(
    rows: str, doubles: str, azrael: int, place: str
) -> None:
    position = scene(["S02", "S03"], rows=rows, doubles=doubles, azrael=azrael, played="P14")
    assert default(position) == f"place {place}"


@pytest.mark.parametrize(("azrael", "place"), [(1, "2L"), (2, "3L")])
def test_dec_02_then_any_row(azrael: int, place: str) -> None:
    position = scene(
        ["S02", "S03"],
        rows="2U 3U 4U 5U 6U 1L 7L 8L",
        doubles="2U 3U 4U 5U",
        crafted="N11",
        azrael=azrael,
        played="P14",
    )
    assert default(position) == f"place {place}"


def test_dec_02_rows_before_inventions_and_the_plain_mode_first() -> None:
    assert default(scene(["S02", "S03"], crafted="N20", played="P14")) == "place 2U"
    assert default(scene(["S02", "S03"], played="P16")) == "place 2U"
    assert default(scene(["S02", "S03"], rows="2U:2", played="P23")) == "place 3U"


def test_dec_02_aside() -> None:
    position = scene(["S04", "S03"], rows="1L 2U 3U 4U 5U 6U 7L 8L", crafted="N11 N01", played="S02")
    assert default(position) == "aside"


@pytest.mark.parametrize("crafted", ["N10 N02 N13 N14", "N02 N10 N12 N16", "N19 N20 N02 N23"])
def test_dec_04_an_invention_of_a_single_use_goes_first(crafted: str) -> None:
    position = scene(["P14 S02", "S03"], crafted=crafted, ideas="N09", stock="2/0/0")
    play(position, "0 craft N09")
    assert (decision(position), default(position)) == ("discard_for_limit", "discard N02")


@pytest.mark.parametrize(
    ("crafted", "goes"),
    [("N10 N12 N14 N16", "N16"), ("N16 N15 N13 N14", "N13"), ("N19 N18 N10 N12", "N18"), ("N23 N24 N22 N11", "N23")],
)
def test_dec_04_else_the_cheapest(crafted: str, goes: str) -> None:
    position = scene(["P14 S02", "S03"], crafted=crafted, ideas="N09", stock="2/0/0")
    play(position, "0 craft N09")
    assert default(position) == f"discard {goes}"


@pytest.mark.parametrize(
    ("held", "moves", "dice", "open_window"),
    [
        ("P14 S02", ["0 play P14", "0 place 3L"], "azrael:hunt", "C"),
        ("P14 S02", ["0 play P14", "0 place 4L"], "danger:hunt", "E"),
        ("S07 S02", ["0 play S07", "0 gain 1/1/0"], "", "F"),
    ],
)
def test_dec_06_go_on(held: str, moves: list[str], dice: str, open_window: str) -> None:
    position = scene([held, "S03"], crafted="N07", azrael=3)
    play(position, *moves, dice=dice)
    assert (window(position), default(position)) == (open_window, "go on")


def test_dec_07_end_turn() -> None:
    position = scene(["S02", "S03"], crafted="N07", played="P14")
    play(position, "0 place 3U")
    assert (window(position), default(position)) == ("D", "end turn")


# --- DEC-08 and DEC-09: tokens


@pytest.mark.parametrize(
    ("card", "have", "gain"),
    [
        ("P07", "0/0/0", "0/1/0"),  # 26 logs, 26 stones: logs first
        ("P07", "0/1/0", "0/0/1"),
        ("P07", "0/11/11", "1/0/0"),  # 16 berries, 15 logs, 15 stones
        ("P07", "1/11/11", "1/0/0"),  # 15 of each
        ("S07", "0/0/0", "0/1/1"),
        ("S07", "0/3/0", "0/0/2"),
        ("S07", "0/11/11", "2/0/0"),  # 16, 15, 15; then 15 of each
        ("P01", "0/0/0", "0/2/0"),
        ("P01", "0/1/0", "0/0/2"),
    ],
)
def test_dec_08_what_is_missing_most(card: str, have: str, gain: str) -> None:
    position = scene([f"{card} S02", "S03"], stock=have)
    play(position, f"0 play {card}")
    assert default(position) == f"gain {gain}"


def test_dec_08_when_all_houses_stand_berries_for_the_forest() -> None:
    position = scene(["P07 S02", "S03"], built=ALL)
    play(position, "0 play P07")
    assert default(position) == "gain 1/0/0"


def test_dec_08_four_tokens_one_by_one() -> None:
    position = scene(["P14 S02", "S03"], crafted="N07")
    play(position, "0 use N07")
    assert default(position) == "gain 0/2/2"


def test_dec_08_among_the_legal_completions() -> None:
    position = scene(["S02", "S03"], crafted="N12", rows="2U", played="P13")
    play(position, "0 place 2U")
    assert default(position) == "gain 1/2/1"


@pytest.mark.parametrize(
    ("have", "lose"),
    [
        ("2/1/0", "2/0/0"),  # berries 14, logs 25
        ("1/1/1", "1/1/0"),  # berries 15, then logs 25 and stones 25
        ("0/1/9", "0/0/2"),  # stones 17, logs 25
        ("0/5/5", "0/1/1"),  # 21 and 21: logs; then 22 and 21: stones
    ],
)
def test_dec_09_what_is_missing_least(have: str, lose: str) -> None:
    position = scene(["S10 S02", "S03"], stock=have)
    play(position, "0 play S10", dice="danger:shortages")
    assert default(position) == f"lose {lose}"


def test_dec_09_a_shortfall_may_be_negative() -> None:
    position = scene(["S10 S02", "S03"], built=ALL, forest="", stock="1/3/2")
    play(position, "0 play S10", dice="danger:shortages")
    assert default(position) == "lose 0/2/0"


# --- DEC-10 to DEC-15


@pytest.mark.parametrize(
    ("forest", "nest", "move"), [("P01", 1, "rescue both"), ("", 1, "rescue both"), ("", 0, "rescue draw")]
)
def test_dec_10_every_possible_part(forest: str, nest: int, move: str) -> None:
    position = scene(["S02", "S03"], stock="1/0/0", forest=forest, nest=nest, azrael=5, played="P14")
    play(position, "0 place 1U")
    assert default(position) == move


def test_dec_11_the_drawn_smurf_is_kept() -> None:
    position = scene(["S02", "S03"], stock="1/0/0", crafted="N13", azrael=5, played="P14")
    play(position, "0 place 1U")
    assert (decision(position), default(position)) == ("wardrobe", "decline")


@pytest.mark.parametrize(("ideas", "craft"), [("N09 N11 N12", "N11"), ("N22 N03 N01 N10", "N01"), ("N20 N19", "N19")])
def test_dec_12_the_most_expensive_idea(ideas: str, craft: str) -> None:
    position = scene(["S02", "S03"], rows="6U", ideas=ideas, played="P14")
    play(position, "0 place 6U")
    assert (decision(position), default(position)) == ("free_craft", f"craft {craft}")


@pytest.mark.parametrize(("discard", "move"), [("P05 S07 S06", "shelter S06"), ("P05", "decline"), ("", "decline")])
@pytest.mark.parametrize("way", ["P09", "house"])
def test_dec_13_by_choice_only_a_starting_smurf_of_the_discard_pile(discard: str, move: str, way: str) -> None:
    if way == "P09":
        position = scene(["P09 S02", "S03"], discard=discard)
        play(position, "0 play P09")
    else:
        position = scene(["S02", "S03"], discard=discard, stock="0/5/4", played="P10")
        play(position, "0 place 8U")
    assert (decision(position), default(position)) == ("shelter", move)


@pytest.mark.parametrize(
    ("hands", "discard", "card"),
    [
        (["S02", "S03", "S04"], "P05 S07 S06", "S06"),
        (["P01 S05 S02", "S03", "S04"], "P05", "S02"),
        (["P01", "S09", "S04"], "P05", "S09"),
        (["P01", "P02", "S09 S04"], "P05", "S04"),
        (["P01", "P02", "P03"], "P06 P05", "P05"),
        (["P07 P04", "P02", "P03"], "", "P04"),
    ],
)
def test_dec_13_at_the_shelter_in_the_order_of_places(hands: list[str], discard: str, card: str) -> None:
    position = scene(hands, discard=discard, stock="0/1/1", played="P14")
    play(position, "0 place 7U")
    assert default(position) == f"shelter {card}"


@pytest.mark.parametrize(("card", "answer"), [("S03", "allow"), ("P04", "refuse")])
def test_dec_14_a_starting_smurf_may_go_a_useful_one_stays(card: str, answer: str) -> None:
    position = scene(["S02", "S03 P04"], stock="0/1/1", played="P14")
    play(position, "0 place 7U", f"0 shelter {card}")
    assert (decision(position), default(position)) == ("shelter_permission", answer)


def test_dec_15_the_dearest_house() -> None:
    position = scene(["S02", "S03"], stock="2/5/5", played="P10")
    play(position, "0 place 8U")
    assert (decision(position), default(position)) == ("choose_house", "build R3 1/5/4")


@pytest.mark.parametrize(("have", "paid"), [("0/5/6", "0/4/4"), ("0/7/4", "0/5/3")])
def test_dec_15_left_out_is_what_is_missing_most(have: str, paid: str) -> None:
    position = scene(["S02", "S03"], stock=have, built="R2 R3 R4 R5 R6", played="P14")
    play(position, "0 place 8U")
    assert default(position) == f"build R1 {paid}"


def test_dec_15_added_is_what_is_missing_least() -> None:
    position = scene(["S02", "S03"], stock="3/5/5", built="R2 R3 R4 R5 R6", lasting="G15", played="P10")
    play(position, "0 place 8U")
    assert default(position) == "build R1 1/5/5"


# --- Whole games


def test_every_default_is_one_of_the_moves_in_whole_games() -> None:
    for seats in (1, 3, 5):
        position = setup(seats, seats, level="complex")
        for at in random_moves(position, FastLuck(seats), 4_000):
            if not at.over:
                assert default(at) in options(at)


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_a_game_of_defaults_ends(seats: int) -> None:
    position, luck, count = setup(seats, 4), FastLuck(4), 0
    while not position.over:
        (seat,) = position.awaited()
        position.attempt(seat, position.default(seat), luck)
        count += 1
        assert count < 5_000
