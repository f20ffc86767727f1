"""Six players of a hunt: what the server told them, and what they do next.

They turn their pawns far more often than people do, place them with either face, club whom they see, and keep their
last pawn until their hunt has lasted long enough: so everybody has something to send as long as a hunt runs.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType

from benchmarks.server.wires import Wire
from tablee.games.grumpf.content import BOX
from tablee.games.grumpf.moves import CLUB

SEATS: Final = 6
TICK: Final = BOX.constants.tick  # milliseconds of a window (GRU-240)
HUNT: Final = "hunt"
ANSWERS: Final = {"ready": "ready", "shout": "shout", "review": "continue"}  # what a phase waits for
SPACES: Final = {str(board.key): board.spaces for board in BOX.boards}
VALUES: Final = {pawn.number: [face for face in pawn.faces if face != CLUB] for pawn in BOX.pawns}
CLUBS: Final = frozenset(pawn.number for pawn in BOX.pawns if CLUB in pawn.faces)

PLACES: Final = 0.08  # shares of all commands; what is left are flips
CLUBBINGS: Final = 0.02
BEDS: Final = 0.0005
SLEEPY: Final = 0.5  # the same of beds, once the hunt has lasted long enough
SHORTEST, LONGEST = 20.0, 30.0  # seconds that a hunt lasts, about
FIRST: Final = 5.0  # the first may be as short as that, so that tables are not in step
IN_THE_HUNT: Final = frozenset(("flipped", "placed", "clubbed", "bed"))  # told when a window closes


class Around(msgspec.Struct):
    zero: int | UnsetType | None = UNSET


class Public(msgspec.Struct):
    phase: str | UnsetType = UNSET
    go_at: int | UnsetType | None = UNSET


class Message(msgspec.Struct):
    """Anything that the server says: with a number and no type, it is a frame of the game."""

    type: str | None = None
    n: int = 0
    id: str | None = None
    events: Sequence[list[Any]] = ()
    table: Around | None = None
    public: Public | None = None
    view: Public | None = None
    code: str = ""


class Seat:
    """One player with a socket of their own."""

    __slots__ = ("table", "place", "key", "wire", "number", "phase", "phases", "answered", "sent", "underway")

    def __init__(self, table: Table, place: int, key: str) -> None:
        self.table = table
        self.place = place
        self.key = key  # the cookie that lets this player in
        self.wire: Wire | None = None
        self.number = 0  # of the last frame
        self.phase = ""
        self.phases = 0  # how often it has changed
        self.answered = 0  # the last of them that this player has answered
        self.sent = 0  # commands
        self.underway: dict[str, float] = {}  # commands without an answer, and when they were sent

    def look(self, told: Public) -> None:
        if told.phase is not UNSET and told.phase != self.phase:
            self.phase = told.phase
            self.phases += 1

    def next_move(self, now: float) -> str | None:
        """A command of the hunt, or what everybody waits for; None if there is nothing to say."""
        if self.phase == HUNT:
            return self.table.command(self.place, now)
        move = ANSWERS.get(self.phase)
        if move is None or self.answered == self.phases or (move == "shout" and self.place != 0):
            return None
        self.answered = self.phases
        return move


class Table:
    """Six seats around what everybody sees. It is read from the frames of the first seat alone."""

    __slots__ = (
        "id",
        "seats",
        "luck",
        "zero",
        "go_at",
        "hunting",
        "until",
        "held",
        "tracks",
        "asleep",
        "hunts",
        "over",
    )

    def __init__(self, id: str, keys: list[str], seed: int) -> None:
        self.id = id
        self.seats = [Seat(self, place, key) for place, key in enumerate(keys)]
        self.luck = Random(seed)
        self.zero = 0  # the server time at which the time of the rules was 0
        self.go_at = 0
        self.hunting = False
        self.until = 0.0  # when this hunt has lasted long enough
        self.held: list[list[int]] = [[] for _ in keys]
        self.tracks: dict[str, list[tuple[int, bool]]] = {}  # board -> owner and whether clubbed, space by space
        self.asleep: set[int] = set()
        self.hunts = 0
        self.over = False

    def look(self, around: Around | None, told: Public | None) -> None:
        if around is not None and isinstance(around.zero, int):
            self.zero = around.zero
        if told is not None and isinstance(told.go_at, int):
            self.go_at = told.go_at

    def closed_at(self, t: int) -> int:
        """Server time: the close of the window in which something happened, so many milliseconds after GO."""
        return self.zero + self.go_at + -(-t // TICK) * TICK

    def hear(self, event: list[Any], now: float) -> None:
        match event:
            case ["placed", _, seat, pawn, _, board, _]:
                self.held[seat].remove(pawn)
                self.tracks[board].append((seat, False))
            case ["clubbed", _, seat, pawn, board, space, victim, *_]:
                self.held[seat].remove(pawn)
                self.tracks[board][space - 1] = (victim, True)
            case ["bed", _, seat, *_]:
                self.asleep.add(seat)
            case ["go", _, faces]:
                self.drop(faces, now)
            case ["hunt_end", *_]:
                self.hunting = False
            case ["game_end", *_]:
                self.over = True

    def drop(self, faces: Sequence[Sequence[str | None]], now: float) -> None:
        self.held = [[index + 1 for index, face in enumerate(row) if face is not None] for row in faces]
        self.tracks = {board: [] for board in SPACES}
        self.asleep = set()
        self.hunting = True
        self.until = now + self.luck.uniform(SHORTEST if self.hunts else FIRST, LONGEST)
        self.hunts += 1

    # --- What to do

    def command(self, seat: int, now: float) -> str | None:
        """Legal by what is seen; by the time that it is done, others may have been quicker."""
        if not self.hunting or seat in self.asleep:
            return None
        luck, held = self.luck, self.held[seat]
        drawn = luck.random()
        if not held or drawn < (SLEEPY if now > self.until else BEDS):
            return "bed"
        if len(held) > 1:
            move = None
            drawn = luck.random()
            if drawn < PLACES:
                move = self.some_place(held)
            elif drawn < PLACES + CLUBBINGS:
                move = self.some_club(seat, held)
            if move is not None:
                return move
        return f"flip {luck.choice(held)}"

    def some_place(self, held: list[int]) -> str | None:
        free = [board for board, track in self.tracks.items() if len(track) < SPACES[board]]
        if not free:
            return None
        pawn = self.luck.choice(held)
        return f"place {pawn} {self.luck.choice(VALUES[pawn])} {self.luck.choice(free)}"

    def some_club(self, seat: int, held: list[int]) -> str | None:
        clubs = [pawn for pawn in held if pawn in CLUBS]
        targets = [
            f"{board} {space}"
            for board, track in self.tracks.items()
            for space, (owner, clubbed) in enumerate(track, 1)
            if owner != seat and not clubbed and owner not in self.asleep
        ]
        return f"club {self.luck.choice(clubs)} {self.luck.choice(targets)}" if clubs and targets else None
