"""Card clarifications: SCH-221 to SCH-230, of Smurfs."""

from __future__ import annotations

import pytest

from tablee.games.schtroumpfs.events import (
    ActionPerformed,
    DieRolled,
    Rescue,
    ResourcesGained,
)
from tests.games.schtroumpfs.village import (
    against,
    choices,
    crafted,
    hand,
    places,
    play,
    scene,
    seen,
    stock,
    told,
)

SEVEN = "2U:2 3U:2 4U:2 6U"


# --- SCH-221: Dimwitty


@pytest.mark.rules("SCH-221")
def test_dimwitty_may_not_fill_a_last_slot_of_the_workshop_or_the_site() -> None:
    position = scene(["S02", "S03"], rows="8L", stock="9/9/9", played="S01")
    for code in ("6L", "8U", "8L"):
        assert against(position, f"0 place {code}") == "SCH-221"
    assert against(position, "0 place 6U") == ""


@pytest.mark.rules("SCH-221")
def test_dimwitty_may_help_there() -> None:
    position = scene(["S02", "S03"], stock="9/9/9", played="S01")
    assert {"6U", "8L"} <= set(choices(position, "place"))


@pytest.mark.rules("SCH-221")
def test_dimwitty_may_not_go_to_an_invention_or_use_one() -> None:
    position = scene(["S02", "S03"], crafted="N07 N09 N20", stock="9/9/9", played="S01")
    assert against(position, "0 place N20") == "SCH-221"
    assert against(position, "0 use N07") == "SCH-221"
    assert against(position, "0 use N09") == "SCH-221"
    assert choices(position, "use") == []


@pytest.mark.rules("SCH-221")
def test_before_he_is_played_inventions_are_used() -> None:
    position = scene(["S01 S02", "S03"], crafted="N07")
    play(position, "0 use N07", "0 gain 4/0/0")
    assert stock(position) == "4/0/0"


@pytest.mark.rules("SCH-221")
def test_dimwitty_does_not_react_with_inventions() -> None:
    position = scene(["S02", "S03"], crafted="N06 N10 N15", azrael=3, played="S01")
    heard = play(position, "0 place 3L", "0 target 1", dice="azrael:attack danger:cat")
    assert seen(position).nest == 1
    assert len(told(heard, DieRolled)) == 2


@pytest.mark.rules("SCH-221")
def test_dimwitty_does_not_react_with_a_wardrobe() -> None:
    position = scene(["S02", "S03"], crafted="N13", stock="1/0/0", azrael=5, played="S01", forest="P01 P02")
    play(position, "0 place 1U")
    assert hand(position, 0) == ["P01", "S02"]
    assert position.awaited() == (1,)


@pytest.mark.rules("SCH-221")
def test_durable_inventions_do_not_help_dimwitty() -> None:
    position = scene(["S02", "S03"], crafted="N12 N17", rows="3U", played="S01", stock="0/0/0")
    assert against(position, "0 place 1U") == "SCH-081"
    play(position, "0 place 3U")
    assert stock(position) == "0/3/0"
    position = scene(["S02", "S03"], crafted="N16", azrael=3, played="S01", stock="0/4/0")
    play(position, "0 place 3U", dice="azrael:shortages")
    assert stock(position) == "0/2/0"


@pytest.mark.rules("SCH-221")
def test_dimwitty_may_craft_at_the_printed_price() -> None:
    position = scene(["S02", "S03"], crafted="N18", ideas="N09", stock="2/0/0", played="S01")
    play(position, "0 craft N09")
    assert (stock(position), crafted(position)) == ("0/0/0", ["N09", "N18"])


@pytest.mark.rules("SCH-221", "SCH-233")
def test_the_robots_meeple_stays_in_play() -> None:
    position = scene(["S01 S02", "S03"], crafted="N11")
    play(position, "0 play S01")
    assert seen(position).esplanade == 9


# --- SCH-222 to SCH-225: Baby, Lazy, Vanity


@pytest.mark.rules("SCH-222")
def test_baby_takes_first_slots_only() -> None:
    position = scene(["S04", "S03"], rows="3U 4L", crafted="N20", stock="9/9/9", played="S02")
    assert choices(position, "place") == ["1L", "2U", "4U", "5U", "6U", "7L", "8L"]


@pytest.mark.rules("SCH-223")
def test_lazy_goes_where_nobody_is() -> None:
    position = scene(["S02", "S03"], rows="1L 2U 3L 6U", stock="9/9/9", played="S04")
    assert places(position) == "4L 4U 5L 5U 7L 7U 8L 8U"


@pytest.mark.rules("SCH-223", "SCH-225")
def test_where_lazy_cannot_be_alone_he_goes_anywhere() -> None:
    position = scene(["S02", "S03"], rows="1L 2U 3U 4U 5U 6U 7L", lasting="G11", stock="0/0/0", played="S04")
    assert places(position) == "2L 2U 3L 3U 4L 4U 5L 5U 6L 6U"


@pytest.mark.rules("SCH-224")
def test_vanity_goes_where_somebody_is_even_on_the_empty_action() -> None:
    position = scene(["S02", "S03"], rows="3U 7L", stock="9/9/9", played="S05")
    assert choices(position, "place") == ["3L", "3U", "7L", "7U"]


@pytest.mark.rules("SCH-224", "SCH-062")
def test_an_overflow_meeple_is_company_enough() -> None:
    position = scene(["S02", "S03"], overflow="3L", played="S05")
    assert choices(position, "place") == ["3L", "3U"]


@pytest.mark.rules("SCH-224", "SCH-225")
def test_where_vanity_finds_nobody_he_goes_anywhere() -> None:
    position = scene(["S02", "S03"], played="S05", crafted="N20")
    assert places(position) == "1L 2L 2U 3L 3U 4L 4U 5L 5U 6L 6U 7L 8L N20"


@pytest.mark.rules("SCH-225")
def test_possible_means_that_a_legal_placement_satisfies_it() -> None:
    position = scene(["S02", "S03"], rows="1U 1L", played="S05", stock="0/0/0", azrael=5)
    assert len(choices(position, "place")) > 2  # 1L cannot be paid: no company is possible
    position = scene(["S02", "S03"], rows="1U 1L", played="S05", stock="1/0/0", azrael=5)
    assert choices(position, "place") == ["1L"]


@pytest.mark.rules("SCH-225")
@pytest.mark.parametrize(("card", "rule"), [("S04", "SCH-223"), ("S05", "SCH-224")])
def test_while_it_is_possible_they_are_not_placed_on_an_invention(card: str, rule: str) -> None:
    position = scene(["S02", "S03"], rows="3U", crafted="N20", played=card)
    assert against(position, "0 place N20") in (rule, "SCH-225")
    assert "N20" not in choices(position, "place")


# --- SCH-226 to SCH-230: useful Smurfs


@pytest.mark.rules("SCH-226")
def test_smurfblossom_identical_or_different() -> None:
    position = scene(["S07 S02", "S03"])
    play(position, "0 play S07")
    assert len(choices(position, "gain")) == 6


@pytest.mark.rules("SCH-227")
def test_saxophone_identical() -> None:
    position = scene(["P01 S02", "S03"])
    play(position, "0 play P01")
    assert choices(position, "gain") == ["0/0/2", "0/2/0", "2/0/0"]


@pytest.mark.rules("SCH-228")
@pytest.mark.parametrize("code", ["3U", "4U", "5U"])
def test_smurflily_takes_the_base_amount_in_one_kind(code: str) -> None:
    position = scene(["S02", "S03"], rows=code, played="P12")
    play(position, f"0 place {code}")
    assert choices(position, "collect") == ["berry", "log", "stone"]
    play(position, "0 collect stone")
    assert stock(position) == "0/0/3"


@pytest.mark.rules("SCH-228")
def test_smurflily_at_the_brook_two_alike() -> None:
    position = scene(["S02", "S03"], rows="2U", played="P12")
    play(position, "0 place 2U", "0 gain 0/2/0")
    assert stock(position) == "0/2/0"


@pytest.mark.rules("SCH-229")
@pytest.mark.parametrize(("code", "after"), [("3U", "0/4/0"), ("4U", "4/0/0"), ("5U", "0/0/4"), ("2U", "1/1/1")])
def test_smurfstorm_one_more_of_the_kind_of_the_location(code: str, after: str) -> None:
    position = scene(["S02", "S03"], rows=code, played="P13")
    play(position, f"0 place {code}")
    assert stock(position) == after


@pytest.mark.rules("SCH-230")
@pytest.mark.parametrize("card", ["P10", "P11"])
def test_a_discarded_card_does_not_help_whoever_completes_the_action(card: str) -> None:
    position = scene([f"{card} S02", "P14 S03"], stock="1/0/0", azrael=5)
    play(position, f"0 play {card}", "0 place 1L")
    heard = play(position, "1 play P14", "1 place 1L")
    assert told(heard, Rescue) == [Rescue(1, True, False, 1)]
    assert told(heard, ResourcesGained) == []


@pytest.mark.rules("SCH-221")
def test_dimwitty_collects_like_anybody() -> None:
    position = scene(["S02", "S03"], rows="3U", played="S01")
    assert len(told(play(position, "0 place 3U"), ActionPerformed)) == 1
