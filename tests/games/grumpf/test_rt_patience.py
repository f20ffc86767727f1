"""GRU-315 and 316: whoever plays alone is not hurried, and a first hunt can wait."""

from __future__ import annotations

import pytest

from tablee.games.grumpf import GRUMPF, Grumpf
from tablee.games.grumpf.events import HuntEnd, Placed
from tablee.kernel import FastLuck
from tests.games.grumpf.board import NoLuck, of, phase, setup, told, view
from tests.games.grumpf.time_board import race, run, written_and_read

HOUR = 3_600_000
BOTS = "PYG"


def practice(lying: str = "", **more: object) -> Grumpf:
    """Blue hunts alone, for the first time."""
    return race(lying, bots=BOTS, patience="practice", **more)  # type: ignore[arg-type]


# --- GRU-315


@pytest.mark.rules("GRU-315")
@pytest.mark.parametrize("patience", ["long", "practice"])
def test_alone_nothing_hurries_between_two_hunts(patience: str) -> None:
    position = setup(4, bots="123", patience=patience)
    position.advance(HOUR, NoLuck())
    assert (phase(position), view(position).until) == ("ready", None)
    position.attempt(0, GRUMPF.move("ready"), NoLuck())
    position.advance(2 * HOUR, NoLuck())
    assert phase(position) == "shout"


@pytest.mark.rules("GRU-315")
def test_alone_the_count_stands_until_it_was_seen() -> None:
    position = race(bots=BOTS, patience="long", hunt_max=15_000)
    run(position, until=15_000)
    assert phase(position) == "review"
    run(position, until=HOUR)
    assert phase(position) == "review"
    run(position, f"{HOUR} B continue", until=HOUR, luck=FastLuck(1))
    assert phase(position) == "ready"


@pytest.mark.rules("GRU-315")
@pytest.mark.parametrize(("bots", "patience"), [("123", "short"), ("23", "long"), ("23", "practice")])
def test_where_others_wait_or_nobody_asked_for_patience_the_limits_run(bots: str, patience: str) -> None:
    position = setup(4, bots=bots, patience=patience)
    position.advance(55_000, FastLuck(1))
    assert phase(position) == "countdown"


# --- GRU-316


@pytest.mark.rules("GRU-316")
def test_a_practice_hunt_waits_for_ever() -> None:
    position = practice()
    assert view(position).waits
    assert view(position).hunt_max is None
    assert run(position, until=HOUR) == []
    assert position.due() is None
    heard = run(position, f"{HOUR} B place 5 2 fish", until=HOUR + 200)
    assert [event.seat for event in of(Placed, heard)] == [0]


@pytest.mark.rules("GRU-316")
def test_bots_keep_step_with_the_person() -> None:
    position = practice()
    assert position.acting() == (0,)
    run(position, "1000 B place 5 2 fish", until=1_200)
    assert position.acting() == (0, 1, 2, 3)
    run(position, "2000 P place 5 2 fish", "2000 G place 5 2 birds", until=2_300)
    assert position.acting() == (0, 2)
    run(position, "3000 B flip 6", until=3_300)
    assert position.acting() == (0, 2), "a Grumpf that is turned over is still held"


@pytest.mark.rules("GRU-316")
def test_once_the_person_sleeps_nobody_waits_but_night_falls_only_on_a_standstill() -> None:
    position = practice(hunt_max=15_000)
    heard = run(position, f"{HOUR} B bed", until=HOUR + 29_000)
    assert of(HuntEnd, heard) == []
    assert not view(position).waits
    assert position.acting() == (1, 2, 3)
    heard = run(position, f"{HOUR + 29_050} P place 5 2 fish", until=HOUR + 59_000)
    assert {type(event) for event in heard} == {Placed}
    (end,) = of(HuntEnd, run(position, until=HOUR + 59_200))
    assert end.cause == "stall"


@pytest.mark.rules("GRU-316")
def test_with_nothing_left_to_place_the_person_waits_for_the_others() -> None:
    lying = "bees: B1 B3 B5 B4; birds: B4 B5 B2"
    position = practice(lying)
    (left,) = [pawn.number for pawn in view(position).clans[0].pawns if pawn.place == "held"]
    face = GRUMPF.box.pawns[left - 1].faces[0]
    run(position, f"{HOUR} B place {left} {face} fish", until=HOUR + 1_000)
    assert not view(position).waits
    assert position.acting() == (0, 1, 2, 3)


@pytest.mark.rules("GRU-316", "GRU-312")
def test_a_person_who_leaves_is_not_waited_for_and_has_not_been_slow() -> None:
    position = practice()
    heard = run(position, f"{HOUR} B gone", until=HOUR + 29_000)
    assert of(HuntEnd, heard) == []
    assert position.acting() == (0, 1, 2, 3)
    run(position, f"{HOUR + 29_000} B back", until=HOUR + 29_000)
    assert position.acting() == (0,)
    assert of(HuntEnd, run(position, until=2 * HOUR)) == []


@pytest.mark.rules("GRU-316")
@pytest.mark.parametrize("other", [{"round": 2}, {"bots": "YG"}, {"patience": "long"}])
def test_only_the_first_hunt_of_a_lone_person_waits(other: dict[str, object]) -> None:
    options: dict[str, object] = {"bots": BOTS, "patience": "practice", "hunt_max": 15_000, **other}
    position = race(**options)  # type: ignore[arg-type]
    assert position.acting() == (0, 1, 2, 3)
    assert not view(position).waits
    (end,) = of(HuntEnd, run(position, until=15_000))
    assert end.cause == "time"


@pytest.mark.rules("GRU-316")
def test_practice_survives_paper() -> None:
    position = practice()
    run(position, "1000 B place 5 2 fish", until=1_200)
    copy = written_and_read(position)
    assert (copy.acting(), view(copy).waits, copy.due()) == (position.acting(), True, position.due())


@pytest.mark.rules("GRU-316")
def test_a_rematch_is_played_without_practice() -> None:
    assert GRUMPF.again({"patience": "practice", "bot_tempo": "calm"}) == {"patience": "long", "bot_tempo": "calm"}
    assert GRUMPF.again({"sides": "expert"}) == {"sides": "expert"}
    assert told(setup(4, bots="123", patience="practice"))
