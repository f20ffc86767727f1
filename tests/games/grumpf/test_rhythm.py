"""How quick the bots of Grumpf are: the table of section 11, as equally likely times."""

from __future__ import annotations

from statistics import fmean, median, pstdev
from typing import get_args

import pytest

from tablee.games.grumpf import GRUMPF, GrumpfOptions
from tablee.games.grumpf.rhythm import DRAWS, FACTORS, FLOOR, RHYTHMS, Tempo, quantiles

TEMPOS: tuple[Tempo, ...] = get_args(Tempo)
KINDS = ("start", "act", "flip", "turn")


def test_every_level_has_its_rhythm_and_every_tempo_its_factor() -> None:
    assert tuple(RHYTHMS) == GRUMPF.levels
    assert FACTORS == {"calm": 1.5, "normal": 1.0, "quick": 0.8}


@pytest.mark.parametrize("tempo", TEMPOS)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("level", GRUMPF.levels)
def test_times_are_whole_ordered_and_never_too_short(level: str, kind: str, tempo: Tempo) -> None:
    times = quantiles(level, kind, tempo)
    assert len(times) == DRAWS == 64
    assert all(type(time) is int for time in times)
    assert list(times) == sorted(times)
    assert times[0] >= FLOOR == 600


@pytest.mark.parametrize(("level", "start", "spread"), [("beginner", 3000, 500), ("solid", 2000, 400)])
def test_the_first_command_comes_after_reading(level: str, start: int, spread: int) -> None:
    times = quantiles(level, "start", "normal")
    assert fmean(times) == pytest.approx(start, abs=15)
    assert pstdev(times) == pytest.approx(spread, rel=0.05)


def test_nobody_begins_before_he_can_have_seen_the_drop() -> None:
    for level, rhythm in RHYTHMS.items():
        assert quantiles(level, "start", "normal")[0] >= rhythm.looks_back()
    assert median(quantiles("strong", "start", "normal")) == pytest.approx(1200, abs=10)


@pytest.mark.parametrize(
    ("level", "middle", "floor", "spread"),
    [("beginner", 3000, 1800, 0.35), ("solid", 1900, 1100, 0.30), ("strong", 1200, 800, 0.25)],
)
def test_later_commands_are_log_normal_above_a_floor(level: str, middle: int, floor: int, spread: float) -> None:
    times = quantiles(level, "act", "normal")
    assert median(times) == pytest.approx(middle, rel=0.01)
    assert min(times) >= floor
    upper = times[round(DRAWS * 0.8413) - 1]  # one standard deviation above the median
    assert upper / middle == pytest.approx(2.718281828**spread, rel=0.04)


@pytest.mark.parametrize(("level", "extra"), [("beginner", 600), ("solid", 400), ("strong", 300)])
def test_a_pawn_that_had_to_be_turned_takes_longer(level: str, extra: int) -> None:
    pairs = zip(quantiles(level, "act", "normal"), quantiles(level, "flip", "normal"), strict=True)
    assert {flip - act for act, flip in pairs} == {extra}


@pytest.mark.parametrize("level", GRUMPF.levels)
def test_in_the_slow_paces_an_answer_takes_one_to_two_and_a_half_seconds(level: str) -> None:
    times = quantiles(level, "turn", "normal")
    assert 1000 <= min(times) < 1030
    assert 2470 < max(times) <= 2500
    assert fmean(times) == pytest.approx(1750, abs=1)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("level", GRUMPF.levels)
def test_a_tempo_stretches_every_time(level: str, kind: str) -> None:
    for tempo, factor in FACTORS.items():
        pairs = zip(quantiles(level, kind, "normal"), quantiles(level, kind, tempo), strict=True)
        assert all(other == pytest.approx(max(FLOOR, factor * time), abs=1) for time, other in pairs)


def test_levels_get_quicker() -> None:
    for kind in ("start", "act", "flip"):
        middles = [median(quantiles(level, kind, "normal")) for level in GRUMPF.levels]
        assert middles == sorted(middles, reverse=True)


def test_the_game_tells_the_table_its_times() -> None:
    calm = GrumpfOptions(bot_tempo="calm")
    assert GRUMPF.tempo("solid", "act", calm) == quantiles("solid", "act", "calm")
    assert GRUMPF.tempo("solid", "act", GrumpfOptions()) == quantiles("solid", "act", "normal")
    assert [GRUMPF.foresight(level) for level in GRUMPF.levels] == [1800, 1100, 700]


@pytest.mark.rules("GRU-313")
def test_a_seat_that_nobody_plays_for_waits_after_one_second() -> None:
    assert GRUMPF.tempo("", "turn", GrumpfOptions()) == (1000,)
    assert GRUMPF.foresight("") is None
