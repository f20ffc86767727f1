"""Resources: SCH-040 to SCH-046."""

from __future__ import annotations

import pytest

from tablee.games.schtroumpfs.events import ResourcesGained, ResourcesLost
from tablee.games.schtroumpfs.moves import RESOURCES
from tests.games.schtroumpfs.village import (
    against,
    choices,
    crafted,
    only,
    options,
    play,
    scene,
    seen,
    stock,
    told,
)

SEVEN = "2U:2 3U:2 4U:2 6U"


@pytest.mark.rules("SCH-040")
def test_there_are_berries_logs_and_stones() -> None:
    assert RESOURCES == ["berry", "log", "stone"]
    assert stock(scene(["S02"], stock="1/2/3")) == "1/2/3"


@pytest.mark.rules("SCH-041")
def test_what_is_gained_comes_from_the_supply() -> None:
    position = scene(["P03 S02", "S03"], stock="1/2/3")
    assert tuple(seen(position).supply) == (19, 18, 17)
    play(position, "0 play P03")
    assert stock(position) == "2/3/4"
    assert tuple(seen(position).supply) == (18, 17, 16)


@pytest.mark.rules("SCH-042")
def test_what_is_spent_goes_back_to_the_supply() -> None:
    position = scene(["P14 S02", "S03"], stock="3/0/0", ideas="N09")
    play(position, "0 craft N09")
    assert stock(position) == "1/0/0"
    assert tuple(seen(position).supply) == (19, 20, 20)


@pytest.mark.rules("SCH-042")
def test_everybody_spends_from_the_stock_in_their_own_turn_only() -> None:
    position = scene(["P14 S02", "P17 S03"], stock="4/0/0", ideas="N09 N13")
    assert against(position, "1 craft N09") != ""
    play(position, "0 play P14", "0 place 3U")
    play(position, "0 end turn")
    assert against(position, "0 craft N09") != ""
    play(position, "1 craft N09")
    assert crafted(position) == ["N09"]


# --- SCH-043: the supply is limited


@pytest.mark.rules("SCH-043")
@pytest.mark.parametrize(
    ("have", "after"), [("0/17/0", "0/20/0"), ("0/18/0", "0/20/0"), ("0/19/0", "0/20/0"), ("0/20/0", "0/20/0")]
)
def test_what_the_supply_does_not_have_is_not_gained(have: str, after: str) -> None:
    position = scene(["S02", "S03"], rows="3U", stock=have, played="P14")
    play(position, "0 place 3U")
    assert stock(position) == after


@pytest.mark.rules("SCH-043")
def test_one_of_each_without_stones_is_a_berry_and_a_log() -> None:
    position = scene(["P03 S02", "S03"], stock="0/0/20")
    play(position, "0 play P03")
    assert stock(position) == "1/1/20"


@pytest.mark.rules("SCH-043", "SCH-227")
@pytest.mark.parametrize(
    ("have", "offered"),
    [
        ("18/18/18", ["0/0/2", "0/2/0", "2/0/0"]),
        ("19/18/18", ["0/0/2", "0/2/0"]),
        ("19/19/19", ["0/0/1", "0/1/0", "1/0/0"]),
        ("19/20/19", ["0/0/1", "1/0/0"]),
    ],
)
def test_two_identical_resources_are_of_a_kind_that_has_most_left(have: str, offered: list[str]) -> None:
    position = scene(["P01 S02", "S03"], stock=have)
    play(position, "0 play P01")
    assert choices(position, "gain") == offered


@pytest.mark.rules("SCH-043")
def test_a_choice_of_a_kind_that_is_used_up_is_refused() -> None:
    position = scene(["P01 S02", "S03"], stock="19/18/18")
    play(position, "0 play P01")
    assert against(position, "0 gain 2/0/0") == "SCH-043"


@pytest.mark.rules("SCH-043")
@pytest.mark.parametrize(
    ("have", "after"),
    [("20/18/19", "20/20/19"), ("20/20/19", "20/20/20"), ("20/20/20", "20/20/20"), ("19/18/20", "19/20/20")],
)
def test_where_one_kind_alone_gives_most_nobody_is_asked(have: str, after: str) -> None:
    position = scene(["P01 S02", "S03"], stock=have)
    play(position, "0 play P01")
    assert stock(position) == after
    assert choices(position, "place") != []


@pytest.mark.rules("SCH-043", "SCH-115")
@pytest.mark.parametrize(
    ("have", "after"), [("19/20/20", "20/20/20"), ("20/10/20", "20/11/20"), ("20/10/10", "20/11/11")]
)
def test_the_brook_gives_as_many_kinds_as_there_are(have: str, after: str) -> None:
    position = scene(["S02", "S03"], rows="2U", stock=have, played="P14")
    play(position, "0 place 2U")
    assert stock(position) == after


@pytest.mark.rules("SCH-043", "SCH-044")
def test_as_many_tokens_as_the_supply_allows_must_be_taken() -> None:
    position = scene(["S02", "S03"], crafted="N07", stock="20/19/18", played="P14")
    play(position, "0 use N07")
    assert stock(position) == "20/20/20"


@pytest.mark.rules("SCH-043", "SCH-044")
def test_of_four_tokens_each_is_free_as_far_as_the_supply_goes() -> None:
    position = scene(["S02", "S03"], crafted="N07", stock="19/18/19", played="P14")
    play(position, "0 use N07")
    assert stock(position) == "20/20/20"
    position = scene(["S02", "S03"], crafted="N07", stock="19/17/19", played="P14")
    play(position, "0 use N07")
    assert choices(position, "gain") == ["0/3/1", "1/2/1", "1/3/0"]


# --- SCH-044: of your choice


@pytest.mark.rules("SCH-044", "SCH-226")
def test_two_resources_of_your_choice_may_be_identical_or_different() -> None:
    position = scene(["S07 S02", "S03"])
    play(position, "0 play S07")
    assert choices(position, "gain") == ["0/0/2", "0/1/1", "0/2/0", "1/0/1", "1/1/0", "2/0/0"]


@pytest.mark.rules("SCH-044")
def test_four_resources_of_your_choice_are_one_gain() -> None:
    position = scene(["S02", "S03"], crafted="N07", played="P14")
    play(position, "0 use N07")
    assert len(choices(position, "gain")) == 15
    heard = play(position, "0 gain 2/1/1")
    assert told(heard, ResourcesGained) == [ResourcesGained(0, (2, 1, 1), "N07")]


@pytest.mark.rules("SCH-044")
@pytest.mark.parametrize("wrong", ["gain 1/0/0", "gain 3/0/0", "gain 0/0/0", "gain 2/1/0", "decline"])
def test_no_more_and_no_fewer(wrong: str) -> None:
    position = scene(["S07 S02", "S03"])
    play(position, "0 play S07")
    assert against(position, f"0 {wrong}") != ""


# --- SCH-045: losses


@pytest.mark.rules("SCH-045")
def test_the_player_picks_each_lost_token() -> None:
    position = scene(["S10 S02", "S03"], stock="2/1/0")
    play(position, "0 play S10", dice="danger:shortages")
    assert choices(position, "lose") == ["1/1/0", "2/0/0"]
    assert against(position, "0 lose 1/0/0") != ""
    heard = play(position, "0 lose 1/1/0")
    assert only(heard, ResourcesLost) == ResourcesLost(0, (1, 1, 0), "danger")
    assert stock(position) == "1/0/0"


@pytest.mark.rules("SCH-045")
@pytest.mark.parametrize("have", ["0/0/0", "1/0/0", "0/0/1", "1/1/0", "0/0/2"])
def test_if_there_is_not_enough_all_is_lost(have: str) -> None:
    position = scene(["S10 S02", "S03"], stock=have)
    play(position, "0 play S10", dice="danger:shortages")
    assert stock(position) == "0/0/0"
    assert choices(position, "place") != []


# --- SCH-046: who decides


@pytest.mark.rules("SCH-046", "SCH-189")
def test_the_leader_decides_at_the_end_of_the_round() -> None:
    position = scene(
        ["S02", "S03", "S04"], rows=SEVEN, stock="3/3/0", played="P14", leader=2, active=0, gargamel="G07 G12 G17"
    )
    play(position, "0 place 5U")
    assert position.awaited() == (2,)
    assert choices(position, "lose") == ["1/3/0", "2/2/0", "3/1/0"]
    play(position, "2 lose 2/2/0")
    assert stock(position) == "1/1/0"


@pytest.mark.rules("SCH-046")
def test_the_active_player_decides_in_their_turn() -> None:
    position = scene(["S02", "S06 S03"], stock="1/1/0", active=1, leader=0)
    play(position, "1 play S06")
    assert position.awaited() == (1,)
    assert options(position) == ["lose 0/1/0", "lose 1/0/0"]
