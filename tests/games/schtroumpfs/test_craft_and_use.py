"""Bonus actions: craft an invention, SCH-140 to SCH-143; use one, SCH-145 to SCH-151."""

from __future__ import annotations

import pytest

from tablee.games.schtroumpfs.content import BOX
from tablee.games.schtroumpfs.events import (
    ActionPerformed,
    AzraelMoved,
    DieRolled,
    IdeasRevealed,
    InventionCrafted,
    InventionDiscarded,
    InventionUsed,
    MeeplePlaced,
    ResourcesGained,
    ResourcesSpent,
)
from tests.games.schtroumpfs.village import (
    against,
    choices,
    crafted,
    ideas,
    only,
    options,
    order,
    play,
    scene,
    seen,
    stock,
    told,
)

PRICES = [5, 2, 5, 4, 5, 2, 3, 3, 2, 4, 7, 6, 2, 4, 2, 2, 5, 3, 3, 3, 3, 5, 4, 4]  # table 5.6


@pytest.mark.rules("SCH-140")
@pytest.mark.parametrize("number", range(24))
def test_an_idea_is_crafted_for_the_berries_printed_on_it(number: int) -> None:
    code, berries = f"N{number + 1:02}", PRICES[number]
    poor = scene(["P14 S02", "S03"], ideas=code, stock=f"{berries - 1}/9/9")
    assert against(poor, f"0 craft {code}") == "SCH-140"
    position = scene(["P14 S02", "S03"], ideas=code, stock=f"{berries}/0/0")
    heard = play(position, f"0 craft {code}")
    assert only(heard, ResourcesSpent) == ResourcesSpent(0, (berries, 0, 0), code)
    assert only(heard, InventionCrafted) == InventionCrafted(0, code, berries, False)
    assert (crafted(position), ideas(position)) == ([code], [])


@pytest.mark.rules("SCH-140")
def test_only_ideas_can_be_crafted() -> None:
    position = scene(["P14 S02", "S03"], ideas="N09", crafted="N13", scrapped="N15", stock="9/0/0")
    assert choices(position, "craft") == ["N09"]
    for other in ("N13", "N15", "N19"):
        assert against(position, f"0 craft {other}") == "SCH-140"


@pytest.mark.rules("SCH-140")
def test_any_number_of_inventions_in_one_turn() -> None:
    position = scene(["P14 S02", "S03"], ideas="N09 N13 N15 N16", stock="8/0/0")
    play(position, "0 craft N09", "0 craft N13", "0 craft N15", "0 craft N16")
    assert crafted(position) == ["N09", "N13", "N15", "N16"]
    assert stock(position) == "0/0/0"


@pytest.mark.rules("SCH-141")
def test_the_fifth_is_paid_then_one_of_the_four_goes_then_it_arrives() -> None:
    position = scene(["P14 S02", "S03"], crafted="N10 N13 N14 N16", ideas="N09", stock="2/0/0")
    heard = play(position, "0 craft N09", "0 discard N13")
    assert order(heard, ResourcesSpent, InventionDiscarded, InventionCrafted) == [
        ResourcesSpent,
        InventionDiscarded,
        InventionCrafted,
    ]
    assert crafted(position) == ["N09", "N10", "N14", "N16"]
    assert list(seen(position).scrapped) == ["N13"]


@pytest.mark.rules("SCH-141")
def test_the_new_one_is_not_among_those_to_discard() -> None:
    position = scene(["P14 S02", "S03"], crafted="N10 N13 N14 N16", ideas="N09", stock="2/0/0")
    play(position, "0 craft N09")
    assert options(position) == ["discard N10", "discard N13", "discard N14", "discard N16"]
    assert len(seen(position).crafted) == 4


@pytest.mark.rules("SCH-142")
def test_crafting_reveals_no_idea() -> None:
    position = scene(["P14 S02", "S03"], ideas="N09 N13", stock="2/0/0")
    heard = play(position, "0 craft N09")
    assert told(heard, IdeasRevealed) == []
    assert ideas(position) == ["N13"]


@pytest.mark.rules("SCH-143")
def test_a_new_invention_is_usable_at_once() -> None:
    position = scene(["P14 S02", "S03"], ideas="N07 N19", stock="6/0/0")
    play(position, "0 craft N07", "0 use N07", "0 gain 0/4/0")
    assert stock(position) == "3/4/0"
    play(position, "0 craft N19", "0 play P14", "0 place N19")
    assert stock(position) == "3/4/0"


@pytest.mark.rules("SCH-143", "SCH-145")
def test_by_anyone() -> None:
    position = scene(["P14 S02", "P17 S03"], ideas="N07", stock="3/0/0")
    play(position, "0 craft N07", "0 play P14", "0 place 3U", "0 end turn")
    play(position, "1 use N07", "1 gain 0/0/4")
    assert stock(position) == "0/0/4"


# --- Use


@pytest.mark.rules("SCH-145")
@pytest.mark.parametrize("code", ["N05", "N06", "N08", "N10", "N13", "N15"])
def test_an_invention_with_a_stated_moment_is_usable_only_then(code: str) -> None:
    position = scene(["P14 S02", "S03"], crafted=code)
    assert choices(position, "use") == []
    assert against(position, f"0 use {code}") != ""


@pytest.mark.rules("SCH-145")
@pytest.mark.parametrize("code", ["N02", "N03", "N04", "N07", "N09"])
def test_all_others_are_usable_in_ones_own_turn(code: str) -> None:
    position = scene(["P14 S02", "S03"], crafted=code)
    assert choices(position, "use") == [code]
    assert against(position, f"1 use {code}") != ""


@pytest.mark.rules("SCH-145")
@pytest.mark.parametrize("code", ["N11", "N12", "N14", "N16", "N17", "N18", "N19", "N20", "N21", "N22", "N23", "N24"])
def test_what_works_by_itself_or_by_a_meeple_is_not_used(code: str) -> None:
    position = scene(["P14 S02", "S03"], crafted=code, stock="9/9/9")
    assert choices(position, "use") == []


@pytest.mark.rules("SCH-146", "SCH-053")
def test_a_new_action_is_performed_at_once() -> None:
    position = scene(["S02", "S03"], crafted="N20", played="P14", danger_streak=2)
    heard = play(position, "0 place N20")
    assert only(heard, MeeplePlaced) == MeeplePlaced(0, "N20", "", True)
    assert only(heard, ActionPerformed) == ActionPerformed(0, "N20", False, 0, 1)
    assert only(heard, ResourcesGained) == ResourcesGained(0, (0, 3, 0), "N20")


@pytest.mark.rules("SCH-146")
def test_it_holds_one_meeple() -> None:
    position = scene(["P14 S02", "P17 S03"], crafted="N20")
    play(position, "0 play P14", "0 place N20", "1 play P17")
    assert [card.meeple for card in seen(position).crafted] == [True]
    assert against(position, "1 place N20") == "SCH-146"


@pytest.mark.rules("SCH-146")
@pytest.mark.parametrize("code", ["N07", "N09", "N12"])
def test_other_kinds_hold_none(code: str) -> None:
    position = scene(["S02", "S03"], crafted=code, played="P14")
    assert against(position, f"0 place {code}") != ""


@pytest.mark.rules("SCH-147")
def test_the_meeple_stays_on_the_card_until_the_round_ends() -> None:
    position = scene(["P14 S02", "P17 S03"], crafted="N20", rows="2U:2 4U:2 5U:2", gargamel="G12 G13 G17")
    play(position, "0 play P14", "0 place N20")
    assert [card.meeple for card in seen(position).crafted] == [True]
    play(position, "1 play P17", "1 place 3U")
    assert [card.meeple for card in seen(position).crafted] == [False]
    assert seen(position).esplanade == 8


@pytest.mark.rules("SCH-147")
def test_if_the_card_is_discarded_meanwhile_its_meeple_stays_in_the_zone() -> None:
    position = scene(["P14 S02", "S03"], crafted="N10 N13 N14 N20", occupied="N20", ideas="N09", stock="2/0/0")
    heard = play(position, "0 craft N09", "0 discard N20")
    assert only(heard, InventionDiscarded) == InventionDiscarded("N20", "limit", True)
    assert (seen(position).loose, seen(position).esplanade) == (1, 7)


@pytest.mark.rules("SCH-148")
@pytest.mark.parametrize(
    ("code", "answer"), [("N02", "send 5"), ("N03", ""), ("N04", ""), ("N07", "gain 4/0/0"), ("N01", "empty 3U")]
)
def test_a_single_use_invention_is_discarded_after_it(code: str, answer: str) -> None:
    position = scene(["P14 S02", "S03"], crafted=code, rows="3U 4U", nest=1)
    moves = [f"0 use {code}"] + [f"0 {answer}"] * bool(answer)
    heard = play(position, *moves)
    assert only(heard, InventionUsed) == InventionUsed(0, code)
    assert only(heard, InventionDiscarded) == InventionDiscarded(code, "used", False)
    assert crafted(position) == []
    assert list(seen(position).scrapped) == [code]


@pytest.mark.rules("SCH-149")
def test_a_durable_invention_works_any_number_of_times_until_it_is_discarded() -> None:
    position = scene(["P14 S02", "P17 P18 S03"], crafted="N12", rows="3U 4U 5U")
    play(position, "0 play P14", "0 place 3U")
    assert stock(position) == "0/4/0"
    play(position, "1 play P17", "1 place 5U")
    assert stock(position) == "0/4/4"
    assert crafted(position) == ["N12"]


@pytest.mark.rules("SCH-149")
def test_a_discarded_durable_invention_works_no_more() -> None:
    position = scene(["S02", "S03"], scrapped="N12", rows="3U", played="P14")
    play(position, "0 place 3U")
    assert stock(position) == "0/3/0"


@pytest.mark.rules("SCH-150")
@pytest.mark.parametrize("azrael", range(1, 9))
def test_an_invention_is_no_location(azrael: int) -> None:
    position = scene(["S02", "S03"], crafted="N20", played="P14", azrael=azrael, lasting="G14")
    heard = play(position, "0 place N20")
    assert order(heard, DieRolled, AzraelMoved) == []
    assert not only(heard, ActionPerformed).dangerous


@pytest.mark.rules("SCH-151")
def test_a_discarded_invention_is_public_and_takes_no_further_part() -> None:
    position = scene(["P14 S02", "S03"], crafted="N07")
    play(position, "0 use N07", "0 gain 4/0/0")
    for eyes in (0, 1, None):
        assert list(position.view(eyes).scrapped) == ["N07"]
    assert against(position, "0 use N07") != ""
    assert against(position, "0 craft N07") == "SCH-140"


@pytest.mark.rules("SCH-140")
def test_the_prices_above_are_those_of_the_box() -> None:
    assert [card.berries for card in BOX.inventions] == PRICES
