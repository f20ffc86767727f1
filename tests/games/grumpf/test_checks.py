"""Whatever is accepted from paper can stand: somebody is awaited, or something is due, and play from there ends.

Papers of real games are stained: a value is another one, is missing, is there twice, or is taken from another game.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tablee.games.grumpf import GRUMPF, Grumpf
from tablee.games.grumpf.moves import BOARDS
from tablee.games.grumpf.names import HUNT, WAITING
from tablee.games.grumpf.realtime import RealTime
from tablee.kernel import BadPosition, FastLuck, Json, Luck, SeatBack, SeatGone
from tests.games.grumpf.board import PACES, phase, random_game
from tests.games.grumpf.time_board import Stream

ENOUGH = 20_000  # more than happens in any game below
NUMBERS = [-1, 0, 1, 2, 3, 4, 6, 30, 31, 99, 100, 150, 500, 3_000, 20_001, 60_000, 120_000, 10**6, 2**53, 10**30]
WORDS = ["", "B", "N", "B5", "N2", "B5x", "P1#4xB", "N3xP#2", "B6", *BOARDS, *PACES, "222222", "111112", "club"]
PHASES = ["waiting", "ready", "shout", "countdown", "hunt", "review", "exchange", "end"]
MOVES = ["wait", "bed", "flip 1", "place 1 5 bees", "place 3 5 fish", "club 2 birds 1", "club 1 fish 9", "ready"]
GIVEN: dict[str, list[Json]] = {  # what most papers leave out
    "pace": [*PACES],
    "phase": [*PHASES],
    "daily": [True, False],
    "round": [1, 2, 3, 4],
    "sides": ["111111", "222222", "111112", "222221"],
    "hunt_max": [60, 60_000],
    "chooser": [None, 0, 1, 2],
    "until": [0, *NUMBERS],
    "now": [0, *NUMBERS],
    "bag": [None],
    "tiles": [None, 0, 4],
    "continued": [None, [True, True], [True, True, True]],
    "turns": [{}, {"turn": 1}, {"waits": [2, 2]}, {"waits": [2, 2, 2]}],
    "beats": [{}, {"beat": 30}, {"beat": 31}, {"chosen": ["wait", "wait", "wait"]}, {"quiet": 5}],
    "realtime": [{}, {"go_at": 3_000}, {"ready": [True, True, True]}, {"opened": 100}, {"closed": 100}],
}


# --- Papers of real games


def slow_papers(pace: str, seats: int) -> Iterator[Json]:
    """Some moments of a game, each phase among them."""
    seen: set[str] = set()
    for number, (at, _) in enumerate(random_game(seats, seats, pace=pace, sides="mix_random", beginners="0")):
        if number % 40 == 7 or phase(at) not in seen:
            seen.add(phase(at))
            yield at.to_json()


def live_papers(seats: int) -> Iterator[Json]:
    seen: set[str] = set()
    for number, (at, _) in enumerate(Stream(seats, seats, 60, "realtime").moments()):
        if number % 25 == 7 or phase(at) not in seen:
            seen.add(phase(at))
            yield at.to_json()


def short_papers() -> Iterator[Json]:
    """By hand: where little is written, a stain is seldom refused for something else."""
    for seats in (2, 3):
        for pace in PACES:
            yield {"clans": [{}] * seats, "pace": pace, "phase": "hunt"}
        yield {"clans": [{}] * seats, "pace": "beats", "beats": {"chosen": ["wait"] * (seats - 1) + [None]}}
        for move in ("flip 1", "place 5 2 bees", "bed"):
            held: list[Json] = [{"coming": [1, move, 50, 100]}, {"busy_until": 200, "waiting": [1, "flip 2", 0, 0]}]
            yield {"clans": [{}] * seats, "realtime": {"hands": held + [{}] * (seats - 2)}}


SHORT = [json.dumps(paper).encode() for paper in short_papers()]


@cache
def papers() -> list[bytes]:
    """As text: nobody changes what others read."""
    written = [paper for seats in (2, 3, 6) for pace in ("turns", "beats") for paper in slow_papers(pace, seats)]
    written += [paper for seats in (2, 3, 6) for paper in live_papers(seats)]
    deserted = GRUMPF.position({"clans": [{}, {}, {}], "phase": "ready", "until": 1_000})
    for seat in range(3):
        deserted.notice(SeatGone(seat, "left", "bot"), FastLuck(1))
    assert deserted.phase == WAITING
    sorcerer: Json = {
        "clans": [{"animals": {"bees": 1}}, {"animals": {"fish": 2}}, {}],
        "sides": "111112",
        "phase": "exchange",
        "chooser": 1,
    }
    written += [deserted.to_json(), GRUMPF.position(sorcerer).to_json()]
    return [json.dumps(paper).encode() for paper in written]


def keys(value: Json) -> Iterator[str | int]:
    """What something on paper is made of."""
    return iter(value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ())


def like(value: Json) -> list[Json]:
    """Other values of the same kind."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value - 1, value + 1, value + 100, *NUMBERS]
    if isinstance(value, str):
        return [*PHASES] if value in PHASES else [*MOVES] if " " in value or value == "bed" else [*WORDS, value + "x"]
    if isinstance(value, list):
        return [value[::-1], []]
    return [*MOVES, 0, None]


@st.composite
def stained(draw: st.DrawFn) -> Json:
    """A paper of a real game, or a short one, with up to three stains."""
    paper = json.loads(draw(st.sampled_from(papers() if draw(st.booleans()) else SHORT)))
    for _ in range(draw(st.integers(1, 3))):
        if draw(st.booleans()):
            field = draw(st.sampled_from(sorted(GIVEN)))
            paper[field] = draw(st.sampled_from(GIVEN[field]))
        elif paper:
            stain(draw, paper)
    return paper


def stain(draw: st.DrawFn, paper: Json) -> None:
    """Something in a paper is changed: high up as likely as deep inside."""
    key = draw(st.sampled_from(list(keys(paper))))
    if len(list(keys(paper[key]))) > 0 and draw(st.integers(0, 3)):
        stain(draw, paper[key])
        return
    how = draw(st.integers(0, 9))
    if how == 0:
        del paper[key]
    elif how == 1 and isinstance(key, int):
        paper.insert(key, paper[key])
    elif how == 2:
        other = json.loads(draw(st.sampled_from(papers())))
        paper[key] = other.get(key, paper[key])
    else:
        paper[key] = draw(st.sampled_from(like(paper[key])))


# --- What can stand


def goes_on(at: Grumpf) -> bool:
    """Somebody is awaited, or something is due; or the table waits for them: everybody has left (GRU-314), or
    somebody practises (GRU-316).
    """
    if at.awaited() or at.due() is not None:
        return True
    if isinstance(at, RealTime) and at.phase == HUNT and at.waits_for_person():
        return True
    return at.phase == WAITING and at.deserted()


def play_on(at: Grumpf, luck: Luck) -> Iterator[Grumpf]:
    """Anything from anybody, to the end."""
    for _ in range(ENOUGH):
        if at.over:
            return
        assert goes_on(at), at.to_json()
        seats, due = at.acting(), at.due()
        if at.phase == WAITING:
            at.notice(SeatBack(0), luck)
        elif seats and (due is None or luck.below(3)):
            seat = seats[luck.below(len(seats))]
            moves = at.moves(seat)
            if not at.awaited():  # in real time a command comes at some moment
                at.reach(at.now + luck.below(60), luck)
                moves = at.moves(seat)
            if moves:
                at.attempt(seat, moves[luck.below(len(moves))], luck)
        else:
            assert due is not None
            at.advance(due, luck)
        yield at
    raise AssertionError("play does not end")


def comes_back(at: Grumpf) -> None:
    written = json.dumps(at.to_json())
    again = GRUMPF.position(json.loads(written))
    assert json.dumps(again.to_json()) == written
    assert (again.awaited(), again.due(), again.over) == (at.awaited(), at.due(), at.over)
    assert [again.moves(seat) for seat in range(at.seats)] == [at.moves(seat) for seat in range(at.seats)]


@settings(max_examples=400, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(stained(), st.integers(0, 2**32 - 1))
def test_every_paper_that_is_accepted_goes_on_and_comes_back(paper: Json, seed: int) -> None:
    try:
        at = GRUMPF.position(paper)
    except BadPosition:
        return
    assert at.over or goes_on(at)
    comes_back(at)
    for seat in at.awaited():
        assert at.why_not(seat, at.default(seat)) is None
    for later in islice(play_on(at, FastLuck(seed)), 40):
        comes_back(later)


@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(stained(), st.integers(0, 2**32 - 1))
def test_play_from_every_paper_that_is_accepted_ends(paper: Json, seed: int) -> None:
    try:
        at = GRUMPF.position(paper)
    except BadPosition:
        return
    for _ in play_on(at, FastLuck(seed)):
        pass
    assert at.over
    assert at.outcome().winners


@pytest.mark.parametrize("number", range(0, 60, 7))
def test_papers_of_real_games_are_accepted_and_are_played_to_the_end(number: int) -> None:
    written = papers()
    paper = json.loads(written[number % len(written)])
    at = GRUMPF.position(paper)
    comes_back(at)
    for later in islice(play_on(at, FastLuck(number)), 0, None, 17):
        comes_back(later)


def test_the_papers_show_every_phase_and_pace() -> None:
    shown = {
        (paper["pace"], paper["phase"]) for paper in map(json.loads, papers()) if "phase" in paper and "pace" in paper
    }
    slow = {(pace, phase) for pace in ("turns", "beats") for phase in ("review", "end")}
    assert slow <= shown
    live = {
        paper.get("phase", "hunt") for paper in map(json.loads, papers()) if paper.get("pace", "realtime") == "realtime"
    }
    assert live >= {"waiting", "ready", "shout", "countdown", "hunt", "review", "exchange"}
