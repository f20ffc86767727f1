"""The scenarios of the law's section 9, in its order: 1 to 20. A is seat 0, S seat 1, T seat 2."""

from __future__ import annotations

import pytest

from tablee.games.schtroumpfs.events import (
    ActionPerformed,
    AzraelMoved,
    CakePrepared,
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    DeckReshuffled,
    DieRolled,
    GargamelRevealed,
    IdeasRevealed,
    LeaderPassed,
    MeeplePlaced,
    Rescue,
    ResourcesGained,
    ResourcesLost,
    ResourcesSpent,
    RobotMeeple,
    RoundEnded,
    RoundStarted,
    SmurfSheltered,
    TargetDesignated,
)
from tests.games.schtroumpfs.village import (
    against,
    choices,
    hand,
    ideas,
    only,
    options,
    order,
    places,
    play,
    prepared,
    scene,
    seen,
    stock,
    told,
)


@pytest.mark.rules("SCH-081", "SCH-091", "SCH-121")
def test_01_shelter_upper() -> None:
    position = scene(["S02", "S03"], stock="0/1/1", discard="S01", played="P14", danger_streak=2)
    play(position, "0 place 7U")
    assert stock(position) == "0/0/0"
    heard = play(position, "0 shelter S01")
    assert only(heard, SmurfSheltered) == SmurfSheltered(0, "S01", None, 1)
    assert list(seen(position).sheltered) == ["S01"]
    assert list(seen(position).discard) == ["P14"]
    assert seen(position).danger_streak == 0


@pytest.mark.rules("SCH-083")
def test_02_shelter_lower() -> None:
    position = scene(["P14 S02", "P17 S03"], stock="1/0/0")
    heard = play(position, "0 play P14", "0 place 7L")
    assert told(heard, ResourcesSpent) == []
    assert stock(position) == "1/0/0"
    heard = play(position, "1 play P17", "1 place 7L", "1 shelter S03")
    assert told(heard, ResourcesSpent) == [ResourcesSpent(1, (1, 0, 0), "7L")]
    assert stock(position) == "0/0/0"
    assert list(seen(position).sheltered) == ["S03"]


@pytest.mark.rules("SCH-055", "SCH-092")
def test_03_bushes() -> None:
    position = scene(["P14 P10 S02", "P17 S03"], inventions="N11 …")
    heard = play(position, "0 play P14", "0 place 4U", "1 play P17", "1 place 4U")
    assert told(heard, DieRolled) == []
    assert stock(position) == "3/0/0"
    heard = play(position, "0 play P10", "0 place 4L", dice="danger:idea")
    assert order(heard, DieRolled, IdeasRevealed, ResourcesGained) == [DieRolled, IdeasRevealed, ResourcesGained]
    assert ideas(position) == ["N11"]
    assert stock(position) == "6/0/0"


@pytest.mark.rules("SCH-083", "SCH-100", "SCH-101")
def test_04_dimwitty_at_the_sawmill() -> None:
    position = scene(["P14 S02", "S01 S03 S04 S05"], active=1)
    heard = play(position, "1 play S01", "1 place 3U")
    assert order(heard, ActionPerformed, CardDrawn) == []
    assert list(seen(position).discard) == ["S01"]
    assert hand(position, 1) == ["S03", "S04", "S05"]
    assert position.awaited() == (0,)


@pytest.mark.rules("SCH-053", "SCH-114")
def test_05_the_next_smurf_collects() -> None:
    position = scene(["P14 S02", "S01 S03 S04 S05"], active=1)
    play(position, "1 play S01", "1 place 3U")
    heard = play(position, "0 play P14", "0 place 3U")
    assert told(heard, ResourcesGained) == [ResourcesGained(0, (0, 3, 0), "3U")]
    assert stock(position) == "0/3/0"


@pytest.mark.rules("SCH-110", "SCH-230")
def test_06_forest_poet_and_willow() -> None:
    position = scene(["P11 S02", "P10 S03"], rows="1U", stock="2/0/0", forest="P01 P02 P03 P04 P05 P06", azrael=5)
    heard = play(position, "0 play P11", "0 place 1L")
    assert order(heard, Rescue, ResourcesGained, ResourcesSpent) == []
    assert list(seen(position).discard) == ["P11"]
    heard = play(position, "1 play P10", "1 place 1L")
    assert told(heard, ResourcesSpent) == [ResourcesSpent(1, (1, 0, 0), "1L")]
    assert told(heard, Rescue) == [Rescue(1, True, False, 1), Rescue(1, True, False, 2)]
    assert told(heard, ResourcesGained) == []
    assert hand(position, 1) == ["P01", "P02", "S03"]
    assert seen(position).forest_count == 4
    assert stock(position) == "1/0/0"


@pytest.mark.rules("SCH-155", "SCH-157")
def test_07_tenth_resource() -> None:
    position = scene(["P07 S02", "S03"], cakes="C01 C07", stock="4/3/2", discard="S01")
    heard = play(position, "0 play P07", "0 gain 0/1/0")
    assert told(heard, CakePrepared) == [CakePrepared(0, "C01")]
    assert stock(position) == "4/4/2"
    play(position, "0 place 7U", "0 shelter S01")
    assert stock(position) == "4/3/1"
    assert prepared(position) == ["C01"]


@pytest.mark.rules("SCH-219")
def test_08_danger_streak() -> None:
    position = scene(["P14 S02", "P17 S03"], cakes="C02 C07", danger_streak=2)
    play(position, "0 play P14", "0 place 3L", dice="danger:cat")
    assert seen(position).danger_streak == 3
    play(position, "1 play P17", "1 place 6L")
    assert seen(position).danger_streak == 0
    assert prepared(position) == []


@pytest.mark.rules("SCH-219")
def test_08_a_first_slot_leaves_the_streak() -> None:
    position = scene(["P14 S02", "P17 S03"], cakes="C02 C07", danger_streak=2)
    play(position, "0 play P14", "0 place 3L", dice="danger:cat")
    play(position, "1 play P17", "1 place 5U")
    assert seen(position).danger_streak == 3


@pytest.mark.rules("SCH-181", "SCH-182", "SCH-183", "SCH-184", "SCH-185", "SCH-187", "SCH-188")
def test_09_end_of_a_round() -> None:
    position = scene(
        ["S02", "S03"],
        rows="2U:2 3U:2 4U:2 6U",
        played="P14",
        active=1,
        leader=0,
        azrael=7,
        stock="7/0/0",
        gargamel="G02 G12 G17",
    )
    heard = play(position, "1 place 5U")
    told_of = (RoundEnded, GargamelRevealed, ResourcesLost, AzraelMoved, LeaderPassed, RoundStarted)
    assert order(heard, *told_of) == list(told_of)
    assert only(heard, RoundEnded) == RoundEnded(1, 8, 0)
    assert only(heard, GargamelRevealed) == GargamelRevealed("G02", "now", 1)
    assert only(heard, ResourcesLost).tokens == (4, 0, 0)
    assert only(heard, AzraelMoved) == AzraelMoved(7, 8, 1, "G02")
    assert only(heard, LeaderPassed) == LeaderPassed(0, 1)
    assert only(heard, RoundStarted) == RoundStarted(2, 1, 8, None)
    assert stock(position) == "3/0/0"
    assert position.awaited() == (1,)


@pytest.mark.rules("SCH-066", "SCH-233")
def test_10_number_of_turns() -> None:
    position = scene(["P14 S02", "S03"], rows="2U:2 3U", ideas="N11", stock="7/0/0")
    assert seen(position).esplanade == 5
    heard = play(position, "0 craft N11")
    assert told(heard, RobotMeeple) == [RobotMeeple(True, "esplanade")]
    assert (seen(position).esplanade, seen(position).spare) == (6, 0)
    play(position, "0 play P14", "0 place 3U")
    assert seen(position).esplanade == 5


def three_hands() -> list[str]:
    return ["S10 S02", "S03 P05", "P01 P08"]


@pytest.mark.rules("SCH-166", "SCH-172")
def test_11_howlibird_useful_first() -> None:
    position = scene(three_hands(), rows="2U:2 3U:2 4U")
    play(position, "0 play S10", dice="danger:attack")
    assert (seen(position).esplanade, seen(position).nest) == (2, 1)
    assert options(position) == ["target 1", "target 2"]
    heard = play(position, "0 target 1")
    assert only(heard, TargetDesignated) == TargetDesignated(0, 1, "attack")
    assert only(heard, CardDiscarded) == CardDiscarded(1, "P05", "attack")


@pytest.mark.rules("SCH-166", "SCH-172")
def test_11_the_designated_player_chooses_among_the_useful() -> None:
    position = scene(three_hands(), rows="2U:2 3U:2 4U")
    play(position, "0 play S10", "0 target 2", dice="danger:attack")
    assert position.awaited() == (2,)
    assert options(position) == ["discard P01", "discard P08"]


@pytest.mark.rules("SCH-166", "SCH-172")
def test_12_howlibird_nobody_useful_and_an_empty_esplanade() -> None:
    position = scene(["S02", "S03"], rows="2U:2 4U:2 5U:2 6U", played="P14", gargamel="G12 G13 G17")
    play(position, "0 place 3L", dice="danger:attack")
    assert options(position) == ["target 0", "target 1"]
    assert (seen(position).esplanade, seen(position).nest) == (0, 0)
    heard = play(position, "0 target 1")
    assert order(heard, CardDiscarded, ResourcesGained)[:2] == [CardDiscarded, ResourcesGained]
    assert told(heard, CardDiscarded)[0] == CardDiscarded(1, "S03", "attack")
    assert stock(position) == "0/3/0"


@pytest.mark.rules("SCH-169")
def test_13_hunt_without_prey() -> None:
    position = scene(["S10 S04 S05", "P03"])
    heard = play(position, "0 play S10", dice="danger:hunt")
    assert told(heard, CardDiscarded) == []
    assert (hand(position, 0), hand(position, 1)) == (["S04", "S05"], ["P03"])


@pytest.mark.rules("SCH-167")
def test_14_shortage() -> None:
    position = scene(["S10 S02", "S03"], stock="0/1/0")
    heard = play(position, "0 play S10", dice="danger:shortages")
    assert only(heard, ResourcesLost).tokens == (0, 1, 0)
    assert stock(position) == "0/0/0"


@pytest.mark.rules("SCH-081", "SCH-082")
def test_15_illegal_for_want_of_resources() -> None:
    position = scene(["S12 S02", "S03"], stock="0/2/1")
    play(position, "0 play S12", "0 advance 1")
    assert places(position) == "1L 2L 2U 3L 3U 4L 4U 5L 5U 6L 6U 7L 7U 8L"
    assert against(position, "0 place 1U") == "SCH-081"
    assert against(position, "0 place 8U") == "SCH-082"


@pytest.mark.rules("SCH-223")
def test_16_lazy_smurf() -> None:
    position = scene(["S04 S02", "S03"], rows="1L 2U 3U 4U 5U 6U 7L")
    play(position, "0 play S04")
    assert choices(position, "place") == ["8L"]
    assert against(position, "0 place 2U") == "SCH-223"


@pytest.mark.rules("SCH-223")
def test_16_lazy_smurf_with_a_meeple_everywhere() -> None:
    position = scene(["S04 S02", "S03"], rows="1L 2U 3U 4U 5U 6U 7L 8L", crafted="N11")
    play(position, "0 play S04")
    assert places(position) == "2L 2U 3L 3U 4L 4U 5L 5U 6L 6U"


@pytest.mark.rules("SCH-224")
def test_17_vanity_smurf() -> None:
    position = scene(["S02", "S05 S03"], rows="3L", active=1)
    play(position, "1 play S05")
    assert choices(position, "place") == ["3U"]
    assert against(position, "1 place 4U") == "SCH-224"
    heard = play(position, "1 place 3U")
    assert only(heard, MeeplePlaced) == MeeplePlaced(1, "3U", "", False)
    assert told(heard, ActionPerformed) == []


@pytest.mark.rules("SCH-222")
def test_18_baby_smurf() -> None:
    position = scene(["S02 S04", "S03"], rows="2U", crafted="N20")
    play(position, "0 play S02")
    assert places(position) == "1L 3U 4U 5U 6U 7L 8L"
    for target in ("2U", "2L", "3L", "6L", "N20"):
        assert against(position, f"0 place {target}") == "SCH-222"


@pytest.mark.rules("SCH-101", "SCH-102")
def test_19_draw_only_when_empty() -> None:
    position = scene(["P14", "S02", "S03"], deck="S04", discard="S05 S06 S07 S08", sheltered="…")
    heard = play(position, "0 play P14", "0 place 3U", dice="shuffle")
    assert order(heard, CardDiscarded, CardDrawn, DeckReshuffled) == [
        CardDiscarded,
        CardDrawn,
        DeckReshuffled,
        CardDrawn,
        CardDrawn,
    ]
    assert only(heard, DeckReshuffled) == DeckReshuffled(5)
    assert len(hand(position, 0)) == 3
    assert "S04" in hand(position, 0)
    assert seen(position).deck_count == 3
    assert list(seen(position).discard) == []


@pytest.mark.rules("SCH-072", "SCH-175")
def test_20_empty_hand_at_the_start_of_a_turn() -> None:
    position = scene(["S10 S02", "P05"], deck="S04 S05 S06 S07 S08 …")
    heard = play(position, "0 play S10", "0 place 3U", dice="danger:attack")
    assert told(heard, CardDiscarded)[0] == CardDiscarded(1, "P05", "attack")
    assert only(heard, CardDrawn) == CardDrawn(1, "S04", "deck", "empty")
    assert seen(position).forced == "S04"
    assert options(position) == ["play S04"]
    heard = play(position, "1 play S04", "1 place 4U")
    assert only(heard, CardPlayed).card == "S04"
    assert [event.reason for event in told(heard, CardDrawn)] == ["hand"] * 4
    assert hand(position, 1) == ["S05", "S06", "S07", "S08"]
