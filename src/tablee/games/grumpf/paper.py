"""Positions of Grumpf on paper: JSON short enough to write by hand, checked when read. Only `clans` must be there.

    {"clans": [{"colour": "B"}, {"colour": "P", "animals": {"bees": 3}}, {"colour": "Y", "hut": 1}],
     "tracks": {"reptiles": ["B2", "P3#7", "Y4x", "B5xP"]}, "animals": {"reptiles": 3}, "pace": "turns"}

A pawn on a track is its colour and value, as in the rules; `#7` says which pawn it is, `x` that it is clubbed, `xP` by
whom, `xP#1` with which pawn. What is not said is chosen: the first pawn that fits and leaves enough for the others; a
bare `x` may be a club of any other clan. What is left out has the value of a hunt that has just begun: in real time at
table time 0, every pawn with its first face up (`shows` says otherwise). docs/grumpf.md explains every field.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from tablee.games.grumpf.box import Letter
from tablee.games.grumpf.moves import HIGHEST, BoardKey, SpeciesKey
from tablee.games.grumpf.names import PhaseName
from tablee.games.grumpf.terms import PaceName, Patience

LATEST: Final = 2**53  # what every JSON reader can count to
MILLISECONDS: Final = 1_000  # a `hunt_max` from here on is in milliseconds, as older papers have it

Natural = Annotated[int, msgspec.Meta(ge=0, le=LATEST)]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Time = Annotated[int, msgspec.Meta(ge=-LATEST, le=LATEST)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]
Animals = dict[SpeciesKey, Count]


class PaperClan(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    colour: Letter | None = None
    animals: Animals = {}
    tiles: Count = 0
    joker: bool = False
    hut: Count = 0
    shows: dict[str, Annotated[int, msgspec.Meta(ge=1, le=HIGHEST)] | Literal["club"]] = {}
    child: bool = False
    bot: bool = False
    gone: bool = False


class PaperCommand(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    number: Natural
    move: str
    key: Time
    close: Time


class PaperHand(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    busy_until: Time = 0
    coming: PaperCommand | None = None
    waiting: PaperCommand | None = None
    bed: PaperCommand | None = None
    sent: Natural = 0
    arrivals: list[Time] = []
    one_way: Natural = 0


class PaperRealTime(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    priority: list[Seat] | None = None
    ready: list[bool] | None = None
    go_at: Time = 0
    opened: Natural = 0
    closed: Natural = 0
    hands: list[PaperHand] | None = None
    last_act: Time = 0
    stall_warned: bool = False
    time_warned: bool = False


class PaperTurns(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    first: Seat = 0
    turn: Seat | None = None
    waits: list[Natural] | None = None


class PaperBeats(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    first: Seat = 0
    beat: Annotated[int, msgspec.Meta(ge=1)] = 1
    chosen: list[str | None] | None = None
    defaults: list[bool] | None = None
    quiet: Natural = 0


class Paper(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    clans: Annotated[list[PaperClan], msgspec.Meta(min_length=2, max_length=6)]
    tracks: dict[BoardKey, list[str]] = {}
    animals: Animals = {}
    pace: PaceName = "realtime"
    sides: Annotated[str, msgspec.Meta(pattern="^[12]{6}$")] = "111111"
    daily: bool = False
    hunt_max: Annotated[int, msgspec.Meta(ge=1, lt=1_000 * MILLISECONDS)] = 120
    patience: Patience = "short"
    round: Annotated[int, msgspec.Meta(ge=1)] = 1
    phase: PhaseName = "hunt"
    now: Annotated[int, msgspec.Meta(ge=0, le=LATEST // 2)] = 0
    until: Time = 0
    bag: list[SpeciesKey] | None = None
    discarded: Animals = {}
    tiles: Count | None = None
    neutral: Letter | None = None
    continued: list[bool] | None = None
    chooser: Seat | None = None
    realtime: PaperRealTime | None = None
    turns: PaperTurns | None = None
    beats: PaperBeats | None = None
