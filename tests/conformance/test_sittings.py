"""Non-interference at the table: what some eyes may not know changes nothing of what they are sent, nor when.

A table is played to some moment and put on paper. From there two tables go on: the same one, and its twin, which
differs only in what these eyes may not know. The same things are done at both at the same times: moves that are legal
in both, clocks that run out, bots, people who come and go, pauses, moves taken back. The frames for these eyes must be
the same byte for byte, with the same numbers, and the next thing must fall due at the same time, up to the first event
that lawfully makes a secret public.
"""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.loupsgarous import events
from tablee.kernel import Event, Eyes, FastLuck, Position, Refused, SeatGone
from tablee.tables.company import OVER, Unchanged
from tests.conformance.play import Case, heard, wire
from tests.conformance.specimen import Specimen, Twin
from tests.conformance.specimens import CASES, SPECIMENS, specimen_of
from tests.conformance.watched import Doings, Watched, played, read

pytestmark = pytest.mark.once

MOMENTS = 3  # of each game
STEPS = 50  # from each moment
ATTEMPTS = 20  # to find a twin

GONE = SeatGone(0, "disconnected", "bot")
DUSK = events.DuskFell()
END = events.GameEnded("draw", [], [], [], [], [])


# --- Twins


class Twins:
    """Two tables in step, watched by the same eyes."""

    def __init__(self, specimen: Specimen, pair: tuple[Watched, Watched], eyes: Eyes, at: int, seed: int) -> None:
        self.specimen = specimen
        self.pair = pair
        self.eyes = eyes
        self.doings = Doings(pair, at, seed)
        self.frames = 0

    def walk(self) -> int:
        """Play at both until they part lawfully; how many things were done at both."""
        self.same_to_the_eyes()
        for steps in range(STEPS):
            if self.pair[0].table.state == OVER or not self.step():
                return steps
            self.same_to_the_eyes()
        return STEPS

    def step(self) -> bool:
        """One thing at both tables, with the same refusal or the same frames. False if they part lawfully."""
        chosen = self.doings.next()
        if chosen is None:
            return False
        at, act, by = chosen
        told: list[list[Event]] = []
        frames: list[dict[Eyes, Any]] = []
        refusals: list[str] = []
        for watched in self.pair:
            try:
                events, sent = watched.do(at, act, by)
            except Refused as refused:
                refusals.append(refused.reason)
            except Unchanged:
                refusals.append("unchanged")
            else:
                told.append(heard(events, self.eyes))
                frames.append(sent)
        if refusals:
            assert len(set(refusals)) == 1
            assert len(refusals) == 2, f"{act} was refused at one table with {refusals[0]}, and not at its twin"
            return True
        self.doings.at = at
        if self.parted(*told):
            return False
        assert frames[0].get(self.eyes) == frames[1].get(self.eyes), f"eyes {self.eyes} are sent different frames"
        self.frames += self.eyes in frames[0]
        return True

    def parted(self, ours: list[Event], theirs: list[Event]) -> bool:
        """True if the twins parted by an event that may make a secret public; an error if by any other."""
        told = (ours, theirs)
        number = first_difference(*told)
        if number is None:
            return False
        firsts = [
            cause(events[number:], watched.position.over) for events, watched in zip(told, self.pair, strict=True)
        ]
        assert any(isinstance(event, self.specimen.reveals) for event in firsts), (
            f"eyes {self.eyes} tell {firsts[0]} from {firsts[1]}"
        )
        return True

    def same_to_the_eyes(self) -> None:
        """What one is sent who comes in now, the number of the last frame, and what falls due when."""
        one, other = self.pair
        host = self.eyes == 0
        assert one.teller.whole(self.eyes, host) == other.teller.whole(self.eyes, host)
        assert one.teller.numbers.get(self.eyes) == other.teller.numbers.get(self.eyes)
        if not one.position.live():  # there, what others have sent is due, and nobody is told before it is done
            assert one.table.due() == other.table.due()
            assert one.wanted(self.doings.at) == other.wanted(self.doings.at)


def first_difference(ours: list[Event], theirs: list[Event]) -> int | None:
    for number in range(max(len(ours), len(theirs))):
        told = [wire(events[number]) if number < len(events) else None for events in (ours, theirs)]
        if told[0] != told[1]:
            return number
    return None


def cause(told: list[Event], ended: bool) -> Event | None:
    """By which of these events somebody may tell twins apart: the first.

    Of the dead nobody may see before the end who has left (LGT-330). It is told in the entry that ends the game, just
    before the end itself, which shows all there is (LGT-318); it is the only thing that may be told so early.
    """
    return next((event for event in told if not (ended and isinstance(event, SeatGone))), None)


def twin_of(position: Position, twin: Twin, eyes: Eyes, seed: int) -> Position | None:
    """A twin of whom the table waits for the same seats: else it could not be at the same moment of its clocks."""
    for attempt in range(ATTEMPTS):
        other = twin(position, eyes, FastLuck(seed * ATTEMPTS + attempt))
        if other.awaited() == position.awaited() and other.to_json() != position.to_json():
            return other
    return None


PAIRS = [
    pytest.param(case, twin, id=f"{case.name}-{twin.__name__}") for case in CASES for twin in specimen_of(case).twins
]


@pytest.mark.parametrize(("case", "twin"), PAIRS)
def test_eyes_are_sent_the_same_at_two_tables_that_they_cannot_tell_apart(case: Case, twin: Twin) -> None:
    game, specimen = case.game, specimen_of(case)
    eyes_of_all: list[Eyes] = [*range(case.seats), None]
    watched = steps = frames = 0
    for seed in range(4):
        moments = played(case, seed)
        for number, (at, written) in enumerate(moments[:: max(1, len(moments) // MOMENTS)]):
            position = read(game, written).position
            for eyes in eyes_of_all:
                other = twin_of(position, twin, eyes, seed)
                if other is not None:
                    twins = Twins(specimen, (read(game, written), read(game, written, other)), eyes, at, number)
                    watched += 1
                    steps += twins.walk()
                    frames += twins.frames
    assert watched >= 4 * MOMENTS, "there were few twins: little was proven"
    assert steps > 2 * watched, "the twins parted too soon: little was proven"
    assert frames > watched, "the eyes were sent little: little was proven"


class Paper:
    """A table of which only is known whether its game is over."""

    def __init__(self, over: bool) -> None:
        self.position = self
        self.over = over


@pytest.mark.parametrize(
    ("last", "ended", "lawful"),
    [
        ([GONE, END], True, True),
        ([GONE, GONE, END], True, True),
        ([GONE], True, False),
        ([GONE, END], False, False),
        ([DUSK, END], True, False),
        ([GONE, DUSK, END], True, False),
    ],
)
def test_in_the_entry_that_ends_a_game_only_who_has_left_is_told_before_the_end(
    last: list[Event], ended: bool, lawful: bool
) -> None:
    twins = object.__new__(Twins)
    twins.specimen, twins.eyes = SPECIMENS["loupsgarous"], None
    twins.pair = (Paper(ended), Paper(False))  # type: ignore[assignment]
    if lawful:
        assert twins.parted([DUSK, *last], [DUSK])
    else:
        with pytest.raises(AssertionError, match="tell"):
            twins.parted([DUSK, *last], [DUSK])


# --- What can be taken back at once


@pytest.mark.parametrize("specimen", SPECIMENS.values(), ids=lambda specimen: specimen.game.key)
def test_an_event_that_makes_a_secret_public_says_that_it_reveals(specimen: Specimen) -> None:
    """Else the move that caused it could be taken back at once by somebody who has seen what it revealed."""
    assert [event for event in specimen.reveals if not event.reveals] == []
