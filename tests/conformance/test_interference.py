"""Non-interference: two games that differ only in what some eyes may not know are one game to those eyes.

From a moment of a random game, twins are made that these eyes cannot tell apart. Both play the same moves with the same
luck, for as long as a move is legal in both. All that the eyes hear and see must be the same, byte for byte, up to the
first event that lawfully makes a secret public (each specimen names those).
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tablee.kernel import Event, Eyes, FastLuck, Move, Position
from tests.conformance.play import Case, heard, paper, sealed, texts, wire
from tests.conformance.specimen import Specimen, Twin
from tests.conformance.specimens import CASES, specimen_of

pytestmark = pytest.mark.once

MOMENTS = 6  # of each game
STEPS = 60  # from each moment


RARE = 5  # of the moves that there are, one in so many is asked for at each step


class Twins:
    """Two positions in step, watched by the same eyes."""

    def __init__(self, specimen: Specimen, one: Position, other: Position, eyes: Eyes, seed: int) -> None:
        self.specimen = specimen
        self.pair = (one, other)
        self.eyes = eyes
        self.lucks = (sealed(seed), sealed(seed))
        self.choice = FastLuck(seed)
        self.steps = 0
        for position in self.pair:
            position.drain()

    def walk(self) -> int:
        """Play both until they part lawfully; how many steps they went together."""
        self.same_to_the_eyes()
        while self.steps < STEPS and not self.pair[0].over and self.step() and self.tell_the_same():
            self.same_to_the_eyes()
            self.steps += 1
        return self.steps

    def step(self) -> bool:
        """The same move in both, if some move is legal in both; or the same time."""
        one, other = self.pair
        both = [
            (seat, move)
            for seat in one.acting()
            if seat in other.acting()
            for move in common(one.moves(seat), other.moves(seat))
        ]
        if both and not (one.live() and self.choice.below(3) == 0):
            seat, move = both[self.choice.below(len(both))]
            for position, luck in zip(self.pair, self.lucks, strict=True):
                position.attempt(seat, move, luck)
            return True
        due = one.due()
        if one.live() and other.live():
            due = min((when for when in (due, other.due()) if when is not None), default=None)
        elif due != other.due() or one.awaited() or other.awaited():
            return False
        if due is None:
            return False
        for position, luck in zip(self.pair, self.lucks, strict=True):
            position.advance(due, luck)
        return True

    def tell_the_same(self) -> bool:
        """False if the twins parted by an event that may make a secret public; an error if by any other."""
        ours, theirs = (heard(position.drain(), self.eyes) for position in self.pair)
        for number in range(max(len(ours), len(theirs))):
            told = [events[number] if number < len(events) else None for events in (ours, theirs)]
            if wire(told[0]) != wire(told[1]):
                assert any(self.is_reveal(event) for event in told), f"eyes {self.eyes} tell {told[0]} from {told[1]}"
                return False
        return True

    def is_reveal(self, event: Event | None) -> bool:
        return isinstance(event, self.specimen.reveals)

    def same_to_the_eyes(self) -> None:
        """The view and the channels, and for a seat also what it may do and why not."""
        one, other = self.pair
        assert wire(one.channels(self.eyes)) == wire(other.channels(self.eyes))
        assert wire(one.view(self.eyes)) == wire(other.view(self.eyes)), f"eyes {self.eyes} see a difference"
        if self.eyes is not None and self.eyes >= 0:
            assert texts(one.moves(self.eyes)) == texts(other.moves(self.eyes))
            for text in self.specimen.universe[self.steps % RARE :: RARE]:
                move = self.specimen.game.move(text)
                assert repr(one.why_not(self.eyes, move)) == repr(other.why_not(self.eyes, move))


def common(ours: Sequence[Move], theirs: Sequence[Move]) -> list[Move]:
    legal = set(map(id, theirs))
    return [move for move in ours if id(move) in legal]


PAIRS = [
    pytest.param(case, twin, id=f"{case.name}-{twin.__name__}") for case in CASES for twin in specimen_of(case).twins
]


@pytest.mark.parametrize(("case", "twin"), PAIRS)
def test_eyes_hear_and_see_the_same_in_two_games_that_they_cannot_tell_apart(case: Case, twin: Twin) -> None:
    specimen = specimen_of(case)
    steps = differences = 0
    for seed in range(2):
        run = case.begin(seed)
        moments = [position.clone() for position in run.moments()]
        for number, moment in enumerate(moments[:: max(1, len(moments) // MOMENTS)]):
            for eyes in case.all_eyes:
                other = twin(moment, eyes, FastLuck(seed))
                differences += paper(other) != paper(moment)
                steps += Twins(specimen, moment.clone(), other, eyes, number).walk()
    assert differences > MOMENTS, "the twins were the same: nothing was proven"
    assert steps > 3 * MOMENTS, "the twins parted too soon: little was proven"
