"""Solo and player counts: SCH-240 to SCH-242."""

from __future__ import annotations

import pytest

from tablee.games.schtroumpfs.events import CardDiscarded, CardPickedAtRandom, LeaderPassed, TargetDesignated
from tablee.kernel import FastLuck, SeatBack, SeatGone
from tests.games.schtroumpfs.village import hand, only, options, play, random_moves, scene, seen, setup, told

SEVEN = "2U:2 3U:2 4U:2 6U"


@pytest.mark.rules("SCH-240")
def test_one_player_has_a_hand_of_six_and_is_always_the_leader() -> None:
    position = setup(1)
    assert [len(cards) for cards in seen(position).hands] == [6]
    position = scene(["S02"], rows=SEVEN, played="P14", gargamel="G12 G13 G17")
    heard = play(position, "0 place 5U")
    assert seen(position).leader == 0
    assert [event.new_seat for event in told(heard, LeaderPassed)] in ([], [0])
    assert position.awaited() == (0,)


@pytest.mark.rules("SCH-240")
def test_every_player_of_your_choice_is_that_player() -> None:
    position = scene(["S08 S02 S03"])
    heard = play(position, "0 play S08", dice="pick:0")
    assert only(heard, TargetDesignated) == TargetDesignated(0, 0, "snap")
    taken = only(heard, CardDiscarded)
    assert only(heard, CardPickedAtRandom).card == taken.card
    assert len(hand(position, 0)) == 1


@pytest.mark.rules("SCH-240")
def test_alone_one_shelters_without_asking_anybody() -> None:
    position = scene(["P09 S02 S03"])
    play(position, "0 play P09", "0 shelter S02")
    assert list(seen(position).sheltered) == ["S02"]


@pytest.mark.rules("SCH-240")
def test_alone_the_end_of_the_round_is_decided_by_that_player() -> None:
    position = scene(["S02"], rows=SEVEN, built="R1 R2", played="P14", gargamel="G07 G13 G17")
    play(position, "0 place 5U")
    assert position.awaited() == (0,)
    assert options(position) == ["destroy R1", "destroy R2"]


@pytest.mark.rules("SCH-241")
@pytest.mark.parametrize("level", ["standard", "complex", "terrible", "nightmare"])
def test_only_the_hand_size_depends_on_the_number_of_players(level: str) -> None:
    views = [seen(setup(seats, level=level)) for seats in (1, 2, 3, 4, 5)]
    common = {
        (
            len(view.rows),
            len(view.houses),
            len(view.cakes),
            view.forest_count,
            view.extra_count,
            view.gargamel_count,
            view.invention_count,
            view.esplanade,
            view.spare,
        )
        for view in views
    }
    assert len(common) == 1
    assert [view.hand_size for view in views] == [6, 4, 3, 2, 2]


@pytest.mark.rules("SCH-014", "SCH-241")
def test_the_hand_size_never_changes() -> None:
    position = setup(4, 2)
    for at in random_moves(position, FastLuck(3), 800):
        assert seen(at).hand_size == 2


@pytest.mark.rules("SCH-242")
def test_a_seat_that_is_left_keeps_its_hand() -> None:
    position = scene(["S02 P03", "S03", "S04"])
    before = position.view(0), position.view(1), seen(position)
    position.drain()
    position.notice(SeatGone(1, "left", "solid"), FastLuck(1))
    assert (position.view(0), position.view(1), seen(position)) == before
    position.notice(SeatBack(1), FastLuck(1))
    assert position.drain() == [SeatGone(1, "left", "solid"), SeatBack(1)]
    assert (position.seats, seen(position).hand_size) == (3, 3)
