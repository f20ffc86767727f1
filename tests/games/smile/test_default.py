"""The default of section 7, played for a clock that ran out (SMI-152): exact sums, exact tie-breaks."""

from __future__ import annotations

import pytest

from tests.games.smile.table import default, scene


def rest(total: int, hand: int, row: str) -> list[int]:
    """Hands for three seats: seat 0 holds `hand`, seat 1 what is missing to `total` in hands and row."""
    bait = sum(int(lure.partition(":")[2] or 0) for lure in row.split())
    return [hand, total - hand - bait, 0]


@pytest.mark.rules("SMI-152")
@pytest.mark.parametrize(
    ("row", "move"),
    [
        ("C01:3 C26 C29", "offer C01"),  # 2 * -2 + 3 = -1
        ("C01:4 C26 C29", "collect C01"),  # 0
        ("C01:5 C26 C29", "collect C01"),
        ("C12:1 C26 C29", "offer C12"),  # 2 * -1 + 1 = -1
        ("C12:2 C26 C29", "collect C12"),  # 0
        ("C06:9 C26 C29", "offer C06"),  # 2 * -5 + 9 = -1
        ("C06:10 C26 C29", "collect C06"),  # 0
        ("C23:1 C26 C29", "collect C23"),
        ("C02:1 C26 C29", "collect C02"),
    ],
)
def test_a_creature_is_collected_when_twice_its_worth_and_its_fireflies_reach_zero(row: str, move: str) -> None:
    assert default(scene(rest(18, 4, row), row)) == move


@pytest.mark.rules("SMI-152")
@pytest.mark.parametrize(
    ("held", "bait", "move"),
    [
        ("C05", "C02:1", "offer C02"),  # pink +1 would cost the pink +4: -8 + 1
        ("C05", "C02:7", "offer C02"),  # -8 + 7
        ("C05", "C02:8", "collect C02"),  # -8 + 8
        ("C41", "C01:1", "collect C01"),  # pink -2 would chase the pink -4: +8 + 1
        ("C06", "C07:1", "collect C07"),  # +10 + 1
        ("C18", "C17:4", "collect C17"),  # -4 + 4
        ("C18", "C17:3", "offer C17"),
        ("C23", "C22:1", "offer C22"),  # no colour pairs with nothing
        ("C21", "C22:1", "offer C22"),
        ("C11", "C01:1", "offer C01"),  # another colour
        ("C10 C11 C05", "C01:8", "collect C01"),  # only the pink one counts
        ("C10 C11 C05", "C01:7", "offer C01"),
        ("C11 C05 C10", "C01:7", "offer C01"),
    ],
)
def test_a_creature_that_would_make_a_pair_is_worth_the_loss_of_the_one_held(held: str, bait: str, move: str) -> None:
    position = scene([*rest(30, 4, bait), 0, 0], f"{bait} C27 C28 C29 C30", fronts={0: held})
    assert default(position) == move


@pytest.mark.rules("SMI-152", "SMI-107")
def test_the_pairs_of_others_do_not_matter() -> None:
    assert default(scene([4, 5, 6], "C01:3 C26 C29", fronts={1: "C02", 2: "C06"})) == "offer C01"
    assert default(scene([4, 5, 5], "C01:4 C26 C29", fronts={1: "C05"})) == "collect C01"


@pytest.mark.rules("SMI-152", "SMI-067")
@pytest.mark.parametrize(
    ("row", "move"),
    [
        ("C06:1 C26 C29", "collect C06"),
        ("C17:1 C01:2 C29", "collect C01"),
        ("C17:2 C01:1 C29", "collect C17"),
        ("C17:1 C01:1 C29", "collect C17"),
        ("C01:1 C17:1 C29", "collect C01"),
    ],
)
def test_an_empty_hand_collects_the_best_however_bad(row: str, move: str) -> None:
    assert default(scene(rest(18, 0, row), row)) == move


@pytest.mark.rules("SMI-152")
@pytest.mark.parametrize("hand", [1, 2])
def test_one_firefly_in_hand_is_enough_to_refuse_a_bad_creature(hand: int) -> None:
    assert default(scene(rest(18, hand, "C06:1 C26 C29"), "C06:1 C26 C29")) == "offer C06"


@pytest.mark.rules("SMI-152")
@pytest.mark.parametrize(
    ("held", "row", "move"),
    [
        ("", "C24:1 C18:2 C29", "collect C18"),
        ("", "C18:1 C24:2 C29", "collect C24"),
        ("", "C24:2 C18:1 C29", "collect C24"),
        ("", "C24:1 C18:1 C29", "collect C24"),  # equal in everything: the leftmost
        ("", "C18:1 C24:1 C29", "collect C18"),
        ("", "C24:1 C25:1 C18:1", "collect C24"),
        ("C16", "C24:1 C18:1 C29", "collect C18"),  # white +2 would chase the white -3: 6 + 1 against 4 + 1
        ("C16", "C24:2 C18:1 C29", "collect C18"),  # 4 + 2 against 6 + 1
        ("C16", "C24:3 C18:1 C29", "collect C24"),  # 4 + 3 and 6 + 1 are equal: more fireflies
        ("C16", "C18:1 C24:3 C29", "collect C24"),
        ("C16", "C24:4 C18:1 C29", "collect C24"),
        ("C16", "C24:5 C18:3 C25:4", "collect C24"),  # 9, 9 and 8
        ("C20", "C24:1 C18:9 C29", "collect C24"),  # -10 + 9 against 4 + 1
        ("C20", "C18:9 C24:1 C29", "collect C24"),
    ],
)
def test_the_best_creature_is_taken_then_more_fireflies_then_the_leftmost(held: str, row: str, move: str) -> None:
    assert default(scene(rest(18, 3, row), row, fronts={0: held})) == move


@pytest.mark.rules("SMI-152")
def test_the_best_of_several_bad_creatures_decides_whether_to_collect() -> None:
    assert default(scene([3, 8, 1], "C17:3 C01:3 C29")) == "offer C17"
    assert default(scene([3, 8, 0], "C17:3 C01:4 C29")) == "collect C01"
    assert default(scene([3, 8, 0], "C17:4 C01:3 C29")) == "collect C17"


@pytest.mark.rules("SMI-152", "SMI-033")
@pytest.mark.parametrize(
    ("row", "card"),
    [("C24 C18 C29", "C24"), ("C18 C24 C29", "C18"), ("C25 C24 C18", "C25"), ("C17 C01:1 C29", "C17")],
)
def test_an_offer_goes_to_the_leftmost_of_the_lowest(row: str, card: str) -> None:
    assert default(scene(rest(18, 3, row), row)) == f"offer {card}"


@pytest.mark.rules("SMI-152", "SMI-081")
@pytest.mark.parametrize(("row", "card"), [("C24 C18 C29", "C24"), ("C18 C24 C29", "C18"), ("C06 C18 C24", "C06")])
def test_an_empty_hand_with_nothing_baited_borrows_for_the_leftmost_of_the_lowest(row: str, card: str) -> None:
    assert default(scene([0, 9, 9], row)) == f"borrow {card}"


@pytest.mark.parametrize("threshold", [-2, -1, 0, 1])
def test_a_beginner_is_more_or_less_greedy_than_the_default(threshold: int) -> None:
    for bait in (1, 2, 3, 4, 5, 6):
        position = scene([4, 14 - bait, 0], f"C01:{bait} C26 C29")
        greedy = str(position.greedy(0, threshold))
        assert greedy == ("collect C01" if 2 * -2 + bait >= threshold else "offer C01")


def test_a_beginner_of_any_greed_collects_with_an_empty_hand() -> None:
    position = scene([0, 17, 0], "C06:1 C26 C29")
    assert {str(position.greedy(0, threshold)) for threshold in (-2, 0, 1)} == {"collect C06"}
