"""GRU-246 and what always holds, over streams of random inputs: pawns, spaces, huts, hands, answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

import pytest
from hypothesis import given, settings

from tablee.games.grumpf import Grumpf
from tablee.games.grumpf.events import Bed, Clubbed, Flipped, Go, HuntEnd, NeutralDealt, Placed, Rejected, RoundStart
from tablee.kernel import Event
from tests.games.grumpf.board import of, phase, view
from tests.games.grumpf.time_board import FREE, HUNT_MOVES, Stream, give, public, streams

SPACES = {"bees": 8, "reptiles": 7, "fish": 6, "birds": 8, "mammoths": 7, "sorcerer": 6}
HUTS = {2: 1, 3: 2, 4: 2, 5: 3, 6: 3}

# --- GRU-246: the public events are enough


@dataclass
class Watcher:
    """A hunt as somebody sees it who hears only the public events."""

    seats: int
    held: list[dict[int, str]] = field(default_factory=list)
    tracks: dict[str, list[str]] = field(default_factory=dict)
    asleep: dict[int, int] = field(default_factory=dict)

    def hear(self, event: Event) -> None:
        match event:
            case RoundStart():
                self.tracks, self.asleep, self.held = {}, {}, []
            case NeutralDealt():
                for dealt in event.dealt:
                    if dealt.face != "club":
                        self.tracks.setdefault(dealt.board, []).append(f"{self.seats} {dealt.pawn} {dealt.face}")
            case Go():
                self.held = [{n: face for n, face in enumerate(seat, 1) if face} for seat in event.faces]
            case Flipped():
                assert self.held[event.seat][event.pawn] != event.face
                self.held[event.seat][event.pawn] = event.face
            case Placed():
                lying = self.tracks.setdefault(event.board, [])
                assert self.held[event.seat].pop(event.pawn) == str(event.value)
                assert event.space == len(lying) + 1 <= SPACES[event.board]
                lying.append(f"{event.seat} {event.pawn} {event.value}")
            case Clubbed():
                target = f"{event.victim} {event.victim_pawn} {event.victim_value}"
                assert self.tracks[event.board][event.space - 1] == target
                assert event.victim != event.seat
                assert event.victim not in self.asleep
                assert self.held[event.seat].pop(event.pawn) == "club"
                self.tracks[event.board][event.space - 1] += f" x {event.seat} {event.pawn}"
            case Bed():
                self.asleep[event.seat] = event.hut
                assert event.hut == len(self.asleep)
                assert event.huts_left == HUTS[self.seats] - len(self.asleep) >= 0

    def check(self, position: Grumpf) -> None:
        seen = view(position)
        for board in seen.boards:
            spots = [
                f"{spot.clan} {spot.pawn} {spot.value}"
                + ("" if spot.club_clan is None else f" x {spot.club_clan} {spot.club_pawn}")
                for spot in board.track
            ]
            assert spots == self.tracks.get(board.key, [])
        for seat, held in enumerate(self.held):
            pawns = seen.clans[seat].pawns
            assert {pawn.number: pawn.face for pawn in pawns if pawn.place == "held"} == held
            assert (seen.clans[seat].hut or 0) == self.asleep.get(seat, 0)


@pytest.mark.rules("GRU-246", "GRU-065", "GRU-066", "GRU-091")
@settings(max_examples=100)
@given(streams)
def test_the_public_events_alone_show_the_hunt(stream: Stream) -> None:
    watcher = Watcher(stream.seats)
    for position, heard in stream.moments():
        for event in public(heard):
            watcher.hear(event)
        if phase(position) == "hunt":
            watcher.check(position)


# --- What always holds


def hands(heard: Sequence[Event]) -> list[tuple[int, int, int]]:
    """What each hand did: when, whose, and for how long it is busy with it."""
    done: list[tuple[int, int, int]] = []
    for event in heard:
        match event:
            case Flipped():
                done.append((event.t, event.seat, 200))
            case Placed() | Clubbed():
                done.append((event.t, event.seat, 500))
            case Bed():
                done.append((event.t, event.seat, 0))
            case Rejected() if event.reason not in FREE:
                done.append((event.t, event.seat, 200))
                assert event.retry_after in (100, 200)
            case Rejected():
                assert event.retry_after == 0
    return done


@pytest.mark.rules("GRU-245", "GRU-250", "GRU-254", "GRU-310")
@settings(max_examples=150)
@given(streams)
def test_no_hand_does_two_things_within_its_time(stream: Stream) -> None:
    heard = [event for _, events in stream.moments() for event in events]
    starts = [place for place, event in enumerate(heard) if isinstance(event, Go)] + [len(heard)]
    for start, stop in pairwise(starts):
        free: dict[int, int] = {}
        done = hands(heard[start:stop])
        for at, seat, busy in done:
            assert at % 100 == 0
            assert at >= free.get(seat, 0), (at, seat)
            free[seat] = at + (busy // 2 if seat == stream.child else busy)
        assert max(Counter((at, seat) for at, seat, _ in done).values(), default=0) <= 1


@pytest.mark.rules("GRU-066", "GRU-085", "GRU-091", "GRU-247", "GRU-263", "GRU-265")
@settings(max_examples=150)
@given(streams)
def test_no_stream_of_commands_breaks_the_table(stream: Stream) -> None:
    seats = stream.seats
    everything = []
    for position, heard in stream.moments():
        everything += heard
        seen = view(position)
        lying: Counter[tuple[int, int]] = Counter()
        for board in seen.boards:
            assert len(board.track) <= SPACES[board.key]
            lying.update((spot.clan, spot.pawn) for spot in board.track)
            lying.update((spot.club_clan, spot.club_pawn or 0) for spot in board.track if spot.club_clan is not None)
        assert max(lying.values(), default=0) <= 1
        sleepers = [clan.hut for clan in seen.clans if clan.hut]
        assert len(sleepers) == len(set(sleepers)) <= HUTS[seats]
        for number, clan in enumerate(seen.clans):
            placed = [pawn.number for pawn in clan.pawns if pawn.place in ("track", "club")]
            assert sorted(pawn for owner, pawn in lying if owner == number) == placed
            assert len(clan.pawns) - sum(pawn.place == "aside" for pawn in clan.pawns) == (7 if seats == 6 else 8) or (
                clan.neutral
            )
        if phase(position) == "hunt":
            assert len(sleepers) < HUTS[seats]
    assert len(of(HuntEnd, everything)) <= len(of(Go, everything))


@pytest.mark.rules("GRU-263", "GRU-267")
@settings(max_examples=100)
@given(streams)
def test_every_command_is_answered_once_the_hunt_is_over(stream: Stream) -> None:
    position, luck = stream.table()
    taken: Counter[str] = Counter()
    heard: list[Event] = []
    for line in [line for line in stream.lines() if line.split()[-1] not in ("gone", "back")]:
        position.advance(int(line.split()[0]), luck)
        if give(position, line, luck) and line.split(" ", 2)[-1] in HUNT_MOVES and phase(position) == "hunt":
            taken[line.split()[1]] += 1
    position.advance(position.now + 70_000, luck)
    heard = position.drain()
    for seat in range(stream.seats):
        mine = [event for event in heard if getattr(event, "seat", None) == seat]
        rejected = [event.client_seq for event in mine if isinstance(event, Rejected)]
        assert len(rejected) == len(set(rejected))
        done = sum(isinstance(event, Placed | Clubbed | Bed) for event in mine) + len(rejected)
        turned = sum(isinstance(event, Flipped) for event in mine)
        assert done <= taken[str(seat)] <= done + turned


@pytest.mark.rules("GRU-240")
def test_the_streams_reach_what_they_are_about() -> None:
    """A property over inputs that never do anything would prove nothing."""
    kinds: Counter[str] = Counter()
    reasons: Counter[str] = Counter()

    @settings(max_examples=60)
    @given(streams)
    def look(stream: Stream) -> None:
        for _, heard in stream.moments():
            kinds.update(type(event).__name__ for event in heard)
            reasons.update(event.reason for event in of(Rejected, heard))

    look()
    expected = {"Placed", "Clubbed", "Flipped", "Bed", "Buffered", "HuntEnd", "HuntResumed", "SeatGone", "SeatBack"}
    assert expected <= set(kinds)
    assert kinds["Go"] > 60
    assert {"superseded", "round_over", "asleep", "already_placed", "no_target", "not_a_club"} <= set(reasons)
