"""Where a game has too many tables to try them all, hundreds of them are drawn: each ends as its law says."""

from __future__ import annotations

from itertools import islice

import pytest

from tablee.kernel import EVERYTHING, Eyes, FastLuck, Position, playout
from tests.conformance.play import Case, paper, sealed, wire
from tests.conformance.specimen import Specimen
from tests.conformance.specimens import SPECIMENS

DRAWN = 40  # for each number of seats
CLOSELY = 5  # one in so many is looked at on its way, too
A_STRETCH = 60  # moves between two looks
LOOKS = 6

SIZES = [(specimen, seats) for specimen in SPECIMENS.values() for seats in specimen.lots]
every_size = pytest.mark.parametrize(
    ("specimen", "seats"), SIZES, ids=[f"{specimen.game.key}-{seats}" for specimen, seats in SIZES]
)


def drawn(specimen: Specimen, seats: int, seed: int) -> Case:
    assert specimen.by_lot is not None
    options = specimen.game.read_options(specimen.by_lot(seats, FastLuck(seed)))
    return Case(specimen.game, seats, specimen.game.settled(options))


@every_size
def test_every_table_that_is_drawn_plays_to_the_end_that_its_law_says(specimen: Specimen, seats: int) -> None:
    for seed in range(DRAWN):
        case = drawn(specimen, seats, seed)
        position = specimen.game.setup(seats, sealed(seed), case.options)
        playout(position, FastLuck(seed))
        outcome = position.outcome()
        assert specimen.ended_as is not None
        reason, winners = specimen.ended_as(position.to_json())
        assert (outcome.reason, sorted(outcome.winners)) == (reason, sorted(winners)), case.name


@every_size
def test_no_moment_between_has_ended_already(specimen: Specimen, seats: int) -> None:
    """The law is asked where its rules ask it: when nothing is being done, and everybody is listened to."""
    assert specimen.ended_as is not None
    for seed in range(0, DRAWN, CLOSELY):
        for position in moments(drawn(specimen, seats, seed), seed):
            if not position.over and not position.awaited():
                assert specimen.ended_as(position.to_json())[0] == ""


@every_size
def test_a_paper_of_every_drawn_table_is_read_again_as_it_was_written(specimen: Specimen, seats: int) -> None:
    for seed in range(0, DRAWN, CLOSELY):
        for position in moments(drawn(specimen, seats, seed), seed):
            assert paper(specimen.game.position(position.to_json())) == paper(position)


@every_size
def test_whoever_imagines_a_drawn_table_sees_what_they_see(specimen: Specimen, seats: int) -> None:
    for seed in range(0, DRAWN, CLOSELY):
        luck = FastLuck(seed)
        for position in moments(drawn(specimen, seats, seed), seed):
            some: list[Eyes] = [luck.below(seats), luck.below(seats), None, EVERYTHING]
            for eyes in some:
                assert wire(position.imagine(eyes, luck).view(eyes)) == wire(position.view(eyes))


def moments(case: Case, seed: int) -> list[Position]:
    """The deal, some moments of a random game, and its end."""
    luck, deal = FastLuck(seed), sealed(seed)
    position: Position = case.game.setup(case.seats, deal, case.options)
    found = [position.clone()]
    while not position.over:
        playout(position, luck, A_STRETCH)
        found.append(position.clone())
    return [*islice(found, LOOKS), found[-1]]
