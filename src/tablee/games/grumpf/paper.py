"""The shape of a written position; `written` says what it means."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tablee.games.grumpf.box import Letter
from tablee.games.grumpf.moves import BoardKey, SpeciesKey
from tablee.games.grumpf.phases import PaceName, Patience, Phase

Natural = Annotated[int, msgspec.Meta(ge=0)]
Time = int
Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]
Animals = dict[SpeciesKey, Natural]


class WrittenClan(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    colour: Letter | None = None
    animals: Animals = {}
    tiles: Natural = 0
    joker: bool = False
    hut: Natural = 0
    shows: dict[str, int | Literal["club"]] = {}
    child: bool = False
    bot: bool = False
    gone: bool = False


class WrittenCommand(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    number: Natural
    move: str
    key: Time
    close: Time


class WrittenHand(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    busy_until: Time = 0
    coming: WrittenCommand | None = None
    waiting: WrittenCommand | None = None
    bed: WrittenCommand | None = None
    sent: Natural = 0
    arrivals: list[Time] = []
    one_way: Natural = 0


class WrittenRealTime(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    priority: list[Seat] | None = None
    ready: list[bool] | None = None
    go_at: Time = 0
    opened: Time = 0
    hands: list[WrittenHand] | None = None
    last_act: Time = 0
    stall_warned: bool = False
    time_warned: bool = False


class WrittenTurns(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    first: Seat = 0
    turn: Seat | None = None
    waits: list[Natural] | None = None


class WrittenBeats(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    first: Seat = 0
    beat: Annotated[int, msgspec.Meta(ge=1)] = 1
    chosen: list[str | None] | None = None
    defaults: list[bool] | None = None
    quiet: Natural = 0


class Written(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    clans: Annotated[list[WrittenClan], msgspec.Meta(min_length=2, max_length=6)]
    tracks: dict[BoardKey, list[str]] = {}
    animals: Animals = {}
    pace: PaceName = "realtime"
    sides: Annotated[str, msgspec.Meta(pattern="^[12]{6}$")] = "111111"
    daily: bool = False
    hunt_max: Annotated[int, msgspec.Meta(ge=1)] = 120_000
    patience: Patience = "short"
    round: Annotated[int, msgspec.Meta(ge=1)] = 1
    phase: Phase = "hunt"
    now: Natural = 0
    until: Time = 0
    bag: list[SpeciesKey] | None = None
    discarded: Animals = {}
    tiles: Natural | None = None
    neutral: Letter | None = None
    continued: list[bool] | None = None
    chooser: Seat | None = None
    realtime: WrittenRealTime | None = None
    turns: WrittenTurns | None = None
    beats: WrittenBeats | None = None
