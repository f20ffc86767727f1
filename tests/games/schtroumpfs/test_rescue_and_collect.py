"""Effects of the locations, first half: rescue and collect. SCH-110 to SCH-116."""

from __future__ import annotations

import pytest

from tablee.games.schtroumpfs.events import (
    ActionPerformed,
    CardDrawn,
    MeepleReturned,
    Rescue,
    ResourcesGained,
)
from tests.games.schtroumpfs.village import (
    LOST,
    against,
    choices,
    hand,
    only,
    options,
    pile,
    play,
    scene,
    seen,
    stock,
    told,
)

NO_LOST = " ".join(card for card in LOST if card != "P14")


@pytest.mark.rules("SCH-110")
def test_a_rescue_is_a_draw_or_a_meeple_of_the_nest_or_both() -> None:
    position = scene(["S02", "S03"], stock="1/0/0", nest=1, azrael=5, played="P14")
    play(position, "0 place 1U")
    assert options(position) == ["rescue both", "rescue draw", "rescue nest"]
    assert against(position, "0 decline") != ""


@pytest.mark.rules("SCH-110")
@pytest.mark.parametrize(
    ("part", "forest", "nest", "cards"),
    [("draw", 9, 2, ["P01", "S02"]), ("nest", 10, 1, ["S02"]), ("both", 9, 1, ["P01", "S02"])],
)
def test_each_part_does_what_it_says(part: str, forest: int, nest: int, cards: list[str]) -> None:
    position = scene(["S02", "S03"], stock="1/0/0", nest=2, azrael=5, played="P14")
    heard = play(position, "0 place 1U", f"0 rescue {part}")
    view = seen(position)
    assert (view.forest_count, view.nest, hand(position, 0)) == (forest, nest, cards)
    assert view.esplanade == 5 + (2 - nest)
    assert only(heard, Rescue) == Rescue(0, part != "nest", part != "draw", 1)
    returned = told(heard, MeepleReturned)
    assert returned == ([] if part == "draw" else [MeepleReturned("nest", 1, "1U")])


@pytest.mark.rules("SCH-110", "SCH-111")
def test_with_an_empty_nest_the_top_card_of_the_forest_is_drawn_without_asking() -> None:
    position = scene(["S02", "S03"], stock="1/0/0", forest="P07 P03", azrael=5, played="P14")
    heard = play(position, "0 place 1U")
    assert only(heard, CardDrawn) == CardDrawn(0, "P07", "forest", "1U")
    assert pile(position, "forest") == ["P03"]


@pytest.mark.rules("SCH-110", "SCH-111")
def test_the_extra_pile_may_be_drawn_from_when_the_forest_is_empty_but_need_not_be() -> None:
    position = scene(["S02", "S03"], stock="1/0/0", forest="", azrael=5, played="P14")
    play(position, "0 place 1U")
    assert options(position) == ["decline", "rescue draw"]
    first = pile(position, "extra")[0]
    heard = play(position, "0 rescue draw")
    assert only(heard, CardDrawn) == CardDrawn(0, first, "extra", "1U")


@pytest.mark.rules("SCH-110", "SCH-113")
def test_who_leaves_the_extra_pile_alone_has_rescued_nobody() -> None:
    position = scene(["S02", "S03"], stock="1/0/0", forest="", azrael=5, played="P11")
    heard = play(position, "0 place 1U", "0 decline")
    assert told(heard, ResourcesGained) == []
    assert len(told(heard, ActionPerformed)) == 1
    assert stock(position) == "0/0/0"


@pytest.mark.rules("SCH-110")
def test_with_the_extra_pile_and_a_full_nest_at_least_one_part_is_applied() -> None:
    position = scene(["S02", "S03"], stock="1/0/0", forest="", nest=1, azrael=5, played="P14")
    play(position, "0 place 1U")
    assert options(position) == ["rescue both", "rescue draw", "rescue nest"]


@pytest.mark.rules("SCH-111")
def test_with_both_piles_empty_the_nest_is_all_there_is() -> None:
    position = scene(
        ["S02", "S03"], stock="1/0/0", forest="", extra="", discard=NO_LOST, nest=1, azrael=5, played="P14"
    )
    heard = play(position, "0 place 1U")
    assert only(heard, Rescue) == Rescue(0, False, True, 1)
    assert seen(position).nest == 0


@pytest.mark.rules("SCH-111", "SCH-113", "SCH-096")
def test_a_rescue_of_nobody_does_nothing() -> None:
    no_lost = NO_LOST.replace("P11 ", "") + " P14"
    position = scene(["S02", "S03"], stock="1/0/0", forest="", extra="", discard=no_lost, azrael=5, played="P11")
    heard = play(position, "0 place 1U")
    assert told(heard, Rescue) == []
    assert told(heard, ResourcesGained) == []
    assert len(told(heard, ActionPerformed)) == 1


@pytest.mark.rules("SCH-112")
def test_a_lost_smurf_is_played_and_discarded_like_any_other_card() -> None:
    position = scene(["", "S03"], stock="1/0/0", forest="P03 P04", azrael=5, played="P14", deck="S05 …")
    play(position, "0 place 1U")
    assert hand(position, 0) == ["P03"]
    play(position, "1 play S03", "1 place 3U")
    play(position, "0 play P03", "0 place 4U")
    assert "P03" in seen(position).discard


@pytest.mark.rules("SCH-112")
def test_after_the_next_reshuffle_anybody_may_draw_it() -> None:
    position = scene(["S02", "", "S03"], deck="", discard="P03", sheltered="…", active=1, played="P14")
    play(position, "1 place 3U", dice="shuffle")
    assert hand(position, 1) == ["P03", "P14"]


@pytest.mark.rules("SCH-113")
@pytest.mark.parametrize("part", ["draw", "nest", "both"])
def test_a_rescue_counts_once_whatever_its_parts(part: str) -> None:
    position = scene(["S02", "S03"], stock="1/0/0", nest=2, azrael=5, played="P11")
    heard = play(position, "0 place 1U", f"0 rescue {part}")
    assert told(heard, ResourcesGained) == [ResourcesGained(0, (2, 0, 0), "P11")]


@pytest.mark.rules("SCH-114")
@pytest.mark.parametrize(
    ("code", "tokens"),
    [
        ("3U", (0, 3, 0)),
        ("3L", (0, 3, 0)),
        ("4U", (3, 0, 0)),
        ("4L", (3, 0, 0)),
        ("5U", (0, 0, 3)),
        ("5L", (0, 0, 3)),
    ],
)
def test_gathering_gives_three(code: str, tokens: tuple[int, int, int]) -> None:
    upper = code.endswith("U")
    position = scene(["S02", "S03"], rows=code if upper else "", played="P14")
    heard = play(position, f"0 place {code}", dice="" if upper else "danger:hunt")
    assert told(heard, ResourcesGained) == [ResourcesGained(0, tokens, code)]


@pytest.mark.rules("SCH-115")
@pytest.mark.parametrize("code", ["2U", "2L"])
def test_the_brook_gives_two_of_different_kinds(code: str) -> None:
    upper = code == "2U"
    position = scene(["S02", "S03"], rows=code if upper else "", played="P14")
    play(position, f"0 place {code}", dice="" if upper else "danger:hunt")
    assert choices(position, "gain") == ["0/1/1", "1/0/1", "1/1/0"]
    assert against(position, "0 gain 2/0/0") != ""
    heard = play(position, "0 gain 0/1/1")
    assert only(heard, ResourcesGained) == ResourcesGained(0, (0, 1, 1), code)


@pytest.mark.rules("SCH-116")
@pytest.mark.parametrize(("code", "after"), [("2U", "1/1/1"), ("3U", "0/4/0"), ("4U", "4/0/0"), ("5U", "0/0/4")])
def test_at_the_four_gathering_locations_one_collects(code: str, after: str) -> None:
    position = scene(["S02", "S03"], rows=code, crafted="N12", played="P14")
    play(position, f"0 place {code}")
    assert stock(position) == after


@pytest.mark.rules("SCH-116")
@pytest.mark.parametrize("card", ["N19", "N20", "N21"])
def test_an_invention_that_gives_resources_does_not_collect_at_a_location(card: str) -> None:
    position = scene(["S02", "S03"], crafted=f"N12 {card}", played="P13", lasting="G12")
    play(position, f"0 place {card}")
    assert sum(seen(position).stock) == 3


@pytest.mark.rules("SCH-116")
def test_a_smurf_that_gives_resources_does_not_collect_at_a_location() -> None:
    position = scene(["P03 S02", "S03"], crafted="N12", lasting="G12")
    play(position, "0 play P03")
    assert stock(position) == "1/1/1"


@pytest.mark.rules("SCH-116")
def test_the_springboard_collects_at_the_location_that_it_repeats() -> None:
    position = scene(["S02", "S03"], crafted="N12 N24", rows="3U:2", played="P13")
    play(position, "0 place N24")
    assert stock(position) == "0/5/0"


@pytest.mark.rules("SCH-037", "SCH-110")
def test_a_rescue_that_wins_is_a_whole_rescue() -> None:
    """Victory is checked after each complete effect, such as one rescue: both of its parts, and it is told."""
    position = scene(
        ["S02", "S03"],
        built="R1 R2 R3 R4 R5 R6",
        prepared="C02 C07",
        forest="P01",
        stock="1/0/0",
        nest=1,
        azrael=5,
        played="P14",
    )
    heard = play(position, "0 place 1U", "0 rescue both")
    assert seen(position).won
    assert seen(position).nest == 0
    assert told(heard, Rescue) == [Rescue(0, True, True, 1)]
