"""What a bot of Grumpf knows: its view, and nothing that the view cannot show."""

from __future__ import annotations

import pytest

from tablee.games.grumpf import GRUMPF, Grumpf
from tablee.games.grumpf.clans import ON_TRACK
from tablee.games.grumpf.memory import Memory
from tablee.games.grumpf.realtime import RealTime
from tablee.games.grumpf.slow import Beats, Turns
from tablee.kernel import FastLuck, Json
from tests.conformance.play import Case, heard, wire

PACES = ("realtime", "turns", "beats")
SIDES = ("first_game", "expert")


def mind(seat: int) -> Memory:
    belief = GRUMPF.believe(seat)
    assert isinstance(belief, Memory)
    return belief


def table(pace: str, seats: int, sides: str = "first_game") -> Case:
    return Case(GRUMPF, seats, GRUMPF.read_options({"pace": pace, "sides": sides, "children": "0", "beginners": "1"}))


@pytest.mark.parametrize("sides", SIDES)
@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("seats", GRUMPF.seats)
def test_no_view_can_tell_what_is_imagined_from_what_is(seats: int, pace: str, sides: str) -> None:
    run = table(pace, seats, sides).begin(seats)
    minds = [mind(seat) for seat in range(seats)]
    told = run.events[:]
    luck = FastLuck(1)
    moments = 0
    while True:
        for seat, belief in enumerate(minds):
            for event in heard(told, seat):
                belief.hear(event)
            if moments % 7 == seat or run.position.over:
                view = run.position.view(seat)
                belief.see(view)
                assert wire(belief.imagine(luck).view(seat)) == wire(view)
        moments += 1
        if run.position.over:
            break
        told = run.step()


def seen(position: Grumpf, seat: int = 0) -> Memory:
    belief = mind(seat)
    belief.see(position.view(seat))
    return belief


def scene(**written: Json) -> Grumpf:
    return GRUMPF.position({"clans": [{"colour": "B"}, {"colour": "P"}, {"colour": "Y"}], **written})


def test_every_order_of_the_bag_is_imagined() -> None:
    run = table("turns", 4).begin(3)
    assert isinstance(run.position, Grumpf)
    real = run.position.bag
    belief = seen(run.position)
    bags = [belief.imagine(FastLuck(seed)).bag for seed in range(20)]
    assert all(sorted(bag) == sorted(real) for bag in bags)
    assert len({tuple(bag) for bag in bags}) == 20


@pytest.mark.rules("GRU-290")
def test_what_others_have_chosen_is_imagined_among_what_they_may_choose() -> None:
    position = scene(pace="beats", beats={"chosen": ["wait", "bed", None]})
    belief = seen(position)
    chosen = set()
    for seed in range(60):
        imagined = belief.imagine(FastLuck(seed))
        assert isinstance(imagined, Beats)
        assert imagined.chosen[0] is GRUMPF.move("wait")
        assert imagined.chosen[2] is None
        assert imagined.chosen[1] in position.moves(1)
        chosen.add(imagined.chosen[1])
    assert len(chosen) > 20


@pytest.mark.rules("GRU-286")
def test_waiting_is_counted_by_ear() -> None:
    case = table("turns", 3)
    run = case.begin(1)
    belief = mind(0)
    told = run.events[:]
    while not run.position.over:
        for event in heard(told, 0):
            belief.hear(event)
        belief.see(run.position.view(0))
        imagined = belief.imagine(FastLuck(1))
        assert isinstance(imagined, Turns)
        assert isinstance(run.position, Turns)
        assert imagined.waits == run.position.waits
        told = run.step()


@pytest.mark.rules("GRU-295")
def test_quiet_beats_are_counted_by_ear() -> None:
    case = table("beats", 3)
    position = GRUMPF.setup(3, FastLuck(1), case.options, listen=True)
    belief = mind(1)
    for quiet in (0, 1):
        for event in position.drain():
            belief.hear(event)
        belief.see(position.view(1))
        imagined = belief.imagine(FastLuck(1))
        assert isinstance(imagined, Beats)
        assert imagined.quiet == quiet
        for seat in range(3):
            position.play(seat, GRUMPF.move("wait"), FastLuck(1))


# --- The hunt as if it went by beats


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("seats", GRUMPF.seats)
def test_a_hunt_of_any_pace_lies_the_same_by_beats(seats: int, pace: str) -> None:
    run = table(pace, seats).begin(9)
    checked = 0
    for moment, position in enumerate(run.moments()):
        assert isinstance(position, Grumpf)
        if position.phase != "hunt" or moment % 10:
            continue
        beats = seen(position).in_beats()
        if isinstance(position, RealTime) and position.hands[0].next_close(100) >= 0:
            continue
        checked += 1
        for board in range(6):
            assert beats.tally(board).values == position.tally(board).values
        for clan, other in zip(beats.clans, position.clans, strict=True):
            assert (clan.states, clan.hut, clan.animals) == (other.states, other.hut, other.animals)
    assert checked > 0


@pytest.mark.rules("GRU-257")
def test_what_was_sent_counts_as_done() -> None:
    position = scene(now=50, realtime={"go_at": 0})
    assert isinstance(position, RealTime)
    position.play(0, GRUMPF.move("place 3 5 bees"), FastLuck(1))
    position.play(0, GRUMPF.move("place 4 1 fish"), FastLuck(1))
    position.play(0, GRUMPF.move("bed"), FastLuck(1))
    beats = seen(position).in_beats()
    assert [beats.clans[0].states[pawn - 1] for pawn in (3, 4)] == [ON_TRACK, ON_TRACK]
    assert [spot.value for spot in beats.tracks[0]] == [5]
    assert beats.clans[0].asleep()
    assert not seen(position, 1).in_beats().tracks[0], "what others have sent is theirs"


def test_an_imagined_hunt_does_not_wait_for_people() -> None:
    beats = seen(scene()).in_beats()
    assert not any(clan.person() for clan in beats.clans)
