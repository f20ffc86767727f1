"""The phones of a village: what the server told each of them, and what it taps next.

By night everybody taps on their grid, decoy or real; by day they skip, talk, get ready, vote, and answer whatever they
are asked. Whom a village votes for is agreed upon between the phones, so that it ends on the day that it is to end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from benchmarks.server.wires import Wire
from benchmarks.villages.nights import Night
from tablee.tables.hush import Unwrapping

NIGHT: Final = "night"
PACK: Final = frozenset(("wolves", "b4"))  # the steps of a night in which everybody keeps moving
VOTES: Final = frozenset(("ballot", "second_ballot"))
WOLVES: Final = frozenset(("werewolf", "white_wolf"))
TALKERS: Final = 0.2  # of the phones make a statement in a debate
STRAYS: Final = 0.1  # of the ballots are for somebody else
ANSWERS: Final[Mapping[str, tuple[str, ...]]] = {  # what is answered in a step of the day: the first that is allowed
    "presentation": ("skip",),
    "tavern": ("vote",),
    "election": ("elect",),
    "ban": ("ban",),
    "tie_break": ("break",),
    "sentence": ("decline", "refuse"),
    "shot": ("shoot",),
    "successor": ("name",),
    "voters": ("close", "let"),
    "house": ("leave",),
    "accept": ("decline",),
}
THINKING: Final[Mapping[str, tuple[float, float]]] = {  # seconds, at least and at most
    "night": (1.0, 6.0),
    "moving": (3.0, 8.0),
    "word": (0.4, 0.8),
    "vote": (1.0, 5.0),
    "day": (0.5, 3.0),
}


class Around(msgspec.Struct):
    rematch: str | UnsetType = UNSET


class Step(msgspec.Struct):
    name: str
    began: int


class Tap(msgspec.Struct):
    step: str
    acts: bool
    taps: int
    cells: Sequence[str]
    choices: Sequence[Sequence[str]]
    final: bool


class Public(msgspec.Struct):
    phase: str | UnsetType = UNSET
    step: Step | UnsetType | None = UNSET
    alive: list[bool] | dict[int, bool] | UnsetType = UNSET


class Own(msgspec.Struct):
    card: str | UnsetType | None = UNSET
    tap: Tap | UnsetType | None = UNSET
    options: list[str] | dict[int, str] | UnsetType = UNSET


class Message(msgspec.Struct):
    """Anything that the server says: with a number and no type, it is a frame of the game."""

    type: str | None = None
    n: int = 0
    id: str | None = None
    table: Around | None = None
    public: Public | None = None
    own: Own | None = None
    code: str = ""


class Phone:
    """One player with a socket of their own."""

    __slots__ = (
        "village",
        "place",
        "key",
        "wire",
        "number",
        "phase",
        "step",
        "alive",
        "card",
        "tap",
        "options",
        "talks",
        "turn",
        "sent",
        "underway",
        "unwrapping",
        "beats",
        "began",
    )

    def __init__(self, village: Village, place: int, key: str) -> None:
        self.village = village
        self.place = place
        self.key = key  # the cookie that lets this player in
        self.wire: Wire | None = None
        self.sent = 0  # commands
        self.turn = 0  # how often it was set to do something else: what was planned before that is dropped
        self.sit_down()

    def sit_down(self) -> None:
        """At a new table."""
        self.number = 0  # of the last frame
        self.phase = ""
        self.step: Step | None = None
        self.alive = True
        self.card = ""
        self.tap: Tap | None = None
        self.options: list[str] = []
        self.talks = False
        self.underway: dict[str, float] = {}  # commands without an answer, and when they were sent
        self.unwrapping = Unwrapping()
        self.beats: list[float] = []  # of this night: when each arrived
        self.began = 0  # the beat in which the message began that is still to be finished

    # --- What it is told

    def look(self, public: Public | None, own: Own | None) -> bool:
        """Take in what has changed; is there something new to do?"""
        before = None if self.step is None else (self.step.name, self.step.began)
        if public is not None:
            self.look_around(public)
        if own is not None:
            self.look_inside(own)
        return self.step is not None and (self.step.name, self.step.began) != before

    def look_around(self, public: Public) -> None:
        if public.phase is not UNSET:
            self.phase = public.phase
        if public.step is not UNSET:
            self.step = public.step
        if public.alive is not UNSET:
            self.alive = (
                public.alive[self.place] if isinstance(public.alive, list) else public.alive.get(self.place, self.alive)
            )

    def look_inside(self, own: Own) -> None:
        if own.card is not UNSET:
            self.card = own.card or ""
        if own.tap is not UNSET:
            self.tap = own.tap
        if isinstance(own.options, list):
            self.options = own.options
        elif isinstance(own.options, dict):
            for place, text in sorted(own.options.items()):
                self.options[place : place + 1] = [text]

    # --- What it does

    def begin_step(self, luck: Random) -> str:
        """How it thinks about what has just begun."""
        assert self.step is not None
        self.talks = self.step.name == "debate" and self.alive and luck.random() < TALKERS
        if self.phase == NIGHT:
            return "night"
        return "vote" if self.step.name in VOTES or self.step.name == "election" else "day"

    def next_move(self, luck: Random) -> tuple[str | None, str | None]:
        """What it does now, if anything; and how it thinks about what it does after that, if anything."""
        if self.step is None:
            return None, None
        if self.phase == NIGHT:
            return self.some_tap(luck), "moving" if self.step.name in PACK else None
        if self.step.name == "debate":
            return self.some_word(luck)
        if self.step.name in VOTES:
            return self.ballot(luck), None
        return self.answer(ANSWERS.get(self.step.name, ()), luck), "word" if self.step.name == "voters" else None

    def some_tap(self, luck: Random) -> str | None:
        tap = self.tap
        if tap is None or tap.final:
            return None
        if not tap.acts:
            return " ".join(["tap", tap.step, *luck.choices(tap.cells, k=tap.taps)])
        return " ".join(["tap", tap.step, *luck.choice(tap.choices)]) if tap.choices else None

    def some_word(self, luck: Random) -> tuple[str | None, str | None]:
        """A statement, word by word, if it has something to say; then it is ready to vote."""
        if not self.talks:
            return self.answer(("ready",), luck), None
        if "send" in self.options:
            self.talks = False
            return "send", "day"
        if "back" in self.options:
            return self.answer(("add",), luck), "word"
        self.talks = "say accuse" in self.options
        return ("say accuse", "word") if self.talks else (None, "day")

    def ballot(self, luck: Random) -> str | None:
        if luck.random() >= STRAYS:
            for seat in self.village.aims:
                if f"vote {seat}" in self.options:
                    return f"vote {seat}"
        return self.answer(("vote",), luck)

    def answer(self, verbs: Sequence[str], luck: Random) -> str | None:
        for verb in verbs:
            found = [text for text in self.options if text == verb or text.startswith(f"{verb} ")]
            if found:
                return verb if verb in found else luck.choice(found)
        return None


class Closing:
    """A ballot that is closed: who has been told of it."""

    __slots__ = ("told", "last", "sent", "over")

    def __init__(self) -> None:
        self.told = 0
        self.last = 0.0  # when the last of them was
        self.sent: float | None = None  # when the ballot was sent that closed it; None if the clock did
        self.over = False  # and so is the game


class Village:
    """Phones around one table after the other."""

    __slots__ = ("id", "kind", "phones", "luck", "night", "closing", "aims", "aimed_at", "ready", "games", "running")

    def __init__(self, id: str, kind: Kind, keys: list[str], seed: int) -> None:
        self.id = id
        self.kind = kind
        self.phones = [Phone(self, place, key) for place, key in enumerate(keys)]
        self.luck = Random(seed)
        self.games = 0  # before this one
        self.sit_down()

    def sit_down(self) -> None:
        self.night = Night()
        self.closing = Closing()
        self.aims: list[int] = []  # whom the phones vote for, in this order
        self.aimed_at = -1  # when that was agreed upon, in the time of the rules
        self.ready = 0
        self.running = False

    def agree(self, step: Step) -> None:
        """Once for each ballot: a Werewolf, where the village is to end; else anybody but them."""
        if step.name not in VOTES or step.began == self.aimed_at:
            return
        self.aimed_at = step.began
        wolves = [phone.place for phone in self.phones if phone.card in WOLVES]
        others = [phone.place for phone in self.phones if phone.card not in WOLVES]
        self.luck.shuffle(others)
        self.aims = wolves if self.kind.ends else others


class Kind(msgspec.Struct, frozen=True):
    """How a village is set up, and how it is played."""

    wolves: int  # of which the village knows, and which it executes day by day; 0: the usual set, V2 with 29

    @property
    def ends(self) -> bool:
        return self.wolves > 0

    def options(self, seats: int) -> dict[str, object]:
        """Where it is to end: nights of one block, no tokens and no Captain, so that a day's last ballot executes."""
        if not self.wolves:
            return {"clocks": "fast"}
        cards = f"W{self.wolves} Y G V{seats - self.wolves - 2}"
        rest = {"village": False, "box_limits": False, "captain": False, "clocks": "fast"}
        return {"preset": "custom", "cards": cards, **rest}


KINDS: Final = (Kind(0), Kind(1), Kind(0), Kind(2))  # taken in turn
