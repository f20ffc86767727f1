"""Hunts in real time, written as lists of timed inputs: "1230 B place 5 2 fish" arrives 1230 ms after table time 0.

Besides moves, an input can be a fact that the table reports: "900 B owd 80" (a measured delay), "900 B gone",
"900 B back", "900 stopped" (the house stood still).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec
from hypothesis import strategies as st

from tablee.games.grumpf import GRUMPF, Grumpf
from tablee.games.grumpf.events import Buffered, Rejected
from tablee.games.grumpf.moves import MOVES, HuntMove
from tablee.kernel import Event, FastLuck, Interrupted, Json, LatencyMeasured, Luck, Refused, SeatBack, SeatGone
from tablee.server.pulse import one_way
from tests.games.grumpf.board import NoLuck, paper, position, seat_of

__all__ = ["Interrupted", "LatencyMeasured", "one_way"]

TICK = 100
COUNTDOWN = 3_000
FREE = ("superseded", "round_over", "asleep")  # reasons of a `rejected` that cost the hand nothing (GRU-251)


def race(
    lying: str = "",
    clans: str = "BPYG",
    *,
    asleep: str = "",
    shows: Mapping[str, Mapping[int, int | str]] | None = None,
    children: str = "",
    bots: str = "",
    double: Sequence[str] = (),
    priority: str = "",
    own: Mapping[str, str] | None = None,
    on_boards: str = "",
    go_at: int = 0,
    **more: Json,
) -> Grumpf:
    """A hunt in real time, GO at this table time; `shows` are the faces of pawns that do not show their first one."""
    written = paper(lying, clans, asleep=asleep, double=double, own=own, on_boards=on_boards, pace="realtime", **more)
    for clan, letter in zip(written["clans"], clans, strict=True):
        faces = (shows or {}).get(letter, {})
        clan |= {"shows": {str(pawn): face for pawn, face in faces.items()}}
        clan |= {"child": letter in children, "bot": letter in bots}
    order = [clans.index(letter) for letter in priority or clans]
    return position(written | {"now": go_at, "realtime": {"go_at": go_at, "priority": order}})


def put(position: Grumpf, line: str, luck: Luck) -> None:
    """One timed input; a move must be taken."""
    at, *words = line.split()
    if words == ["stopped"] or words[1] == "gone":
        position.advance(int(at), luck)
    else:
        position.reach(int(at), luck)
    if words == ["stopped"]:
        position.notice(Interrupted(), luck)
        return
    seat = seat_of(position, int(words[0]) if words[0].isdigit() else words[0])
    if words[1] == "owd":
        position.notice(LatencyMeasured(seat, int(words[2])), luck)
    elif words[1] == "gone":
        position.notice(SeatGone(seat, "left", "bot"), luck)
    elif words[1] == "back":
        position.notice(SeatBack(seat), luck)
    else:
        position.attempt(seat, GRUMPF.move(" ".join(words[1:])), luck)


def run(position: Grumpf, *lines: str, until: int, luck: Luck | None = None) -> list[Event]:
    """Timed inputs, then time up to `until`; every event that they caused."""
    luck = luck or NoLuck()
    position.drain()
    for line in lines:
        put(position, line, luck)
    position.advance(until, luck)
    return position.drain()


def refused(position: Grumpf, line: str, luck: Luck | None = None) -> str:
    """The reason with which a timed move is answered on arrival, without a trace."""
    at, _ = line.split(" ", 1)
    position.reach(int(at), luck or NoLuck())
    before = state(position)
    try:
        put(position, line, luck or NoLuck())
    except Refused as refusal:
        assert state(position) == before
        return refusal.reason
    raise AssertionError(f"{line} was taken")


def public(heard: Iterable[Event]) -> list[Event]:
    """What everybody hears."""
    return [event for event in heard if event.heard_by(None) is not None]


def answers(heard: Iterable[Event]) -> list[Rejected | Buffered]:
    """The private answers, in a fixed order: what one instant answers is not ordered by the law."""
    private = [event for event in heard if isinstance(event, Rejected | Buffered)]
    return sorted(private, key=lambda event: (event.t, event.seat, event.client_seq, type(event).__name__))


def state(position: Grumpf) -> bytes:
    """Everything that the position is, as text."""
    return json.dumps(position.to_json()).encode()


def on_the_wire(heard: Sequence[Event]) -> bytes:
    return msgspec.json.encode(heard)


def written_and_read(position: Grumpf) -> Grumpf:
    """The position of another process: through JSON text, and listening."""
    copy = GRUMPF.position(json.loads(state(position)))
    copy.drain()
    return copy


# --- Streams of inputs

HUNT_MOVES = [text for text, move in MOVES.items() if isinstance(move, HuntMove)]
FLIPS = [f"flip {pawn}" for pawn in range(1, 9)]
FACES = ["4 1", "4 4", "5 2", "5 5", "6 2", "6 4", "7 3", "7 5", "8 2", "8 3"]
PUTS = [f"place {face} {board}" for face in FACES for board in ("bees", "fish")]  # few boards: they become full
CLUBS = [f"club {pawn} {board} {space}" for pawn in (1, 2, 3) for board in ("bees", "fish") for space in (1, 2, 3)]
OTHERS = ["ready", "shout", "continue", "decline", "exchange 1 bees fish", "exchange 0 fish birds", "wait"]
FACTS = ["owd 20", "owd 80", "owd 400", "gone", "back"]
PAUSES = [0, 1, 5, 20, 20, 20, 50, 50, 99, 100, 101, 200, 333, 500, 700, 2_500]


class Stream(NamedTuple):
    """A table and what it is given: everybody gets ready, somebody shouts, then anything from anybody, three times."""

    seats: int
    seed: int
    length: int
    pace: str

    @property
    def child(self) -> int | None:
        return 1 if self.seed % 2 else None

    def lines(self) -> list[str]:
        luck = FastLuck(self.seed)
        at, lines = 0, []
        for part in range(3):
            lines += [f"{at} {seat} {word}" for word in ("continue", "ready", "shout") for seat in range(self.seats)]
            at += 3_000
            for _ in range(self.length):
                at += PAUSES[luck.below(len(PAUSES))]
                lines.append(f"{at} {self.anything(luck)}")
            at += [35_000, 65_000, 1_000][part]
        return lines

    def anything(self, luck: FastLuck) -> str:
        if luck.below(60) == 0:
            return "stopped"
        kinds = [PUTS, PUTS, PUTS, CLUBS, CLUBS, FLIPS, HUNT_MOVES, OTHERS, FACTS]
        if self.seed % 3 == 0 or luck.below(4) == 0:
            kinds.append(["bed"])
        if self.pace != "realtime":
            kinds += [["wait"], ["wait"]]
        words = kinds[luck.below(len(kinds))]
        return f"{luck.below(self.seats)} {words[luck.below(len(words))]}"

    def table(self) -> tuple[Grumpf, Luck]:
        luck = FastLuck(self.seed)
        options = {"pace": self.pace, "hunt_max": 60, "children": "" if self.child is None else str(self.child)}
        return GRUMPF.setup(self.seats, luck, GRUMPF.read_options(options), listen=True), luck

    def moments(self) -> Iterator[tuple[Grumpf, list[Event]]]:
        """The table after each input, and what it told."""
        position, luck = self.table()
        yield position, position.drain()
        for line in self.lines():
            give(position, line, luck)
            yield position, position.drain()


SEATS, SEEDS = st.integers(2, 6), st.integers(0, 2**32 - 1)
streams = st.builds(Stream, SEATS, SEEDS, st.integers(0, 60), st.just("realtime"))
slow_streams = st.builds(Stream, SEATS, SEEDS, st.integers(0, 200), st.sampled_from(["turns", "beats"]))


def give(position: Grumpf, line: str, luck: Luck) -> bool:
    """An input that may be refused; whether it was taken."""
    try:
        put(position, line, luck)
    except Refused:
        return False
    return True


def played(position: Grumpf, lines: Sequence[str], luck: Luck, until: int) -> list[Event]:
    """Inputs that may be refused, then time up to `until` if that is still to come; every event."""
    for line in lines:
        give(position, line, luck)
    position.advance(max(position.now, until), luck)
    return position.drain()
