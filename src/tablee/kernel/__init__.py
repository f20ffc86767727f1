"""What a game is: positions, moves, events, views, luck, outcomes. Knows no game, no network, no clock."""

from tablee.kernel import luck as _luck
from tablee.kernel.bot import Bot
from tablee.kernel.errors import (
    BadContent,
    BadLevel,
    BadMove,
    BadOption,
    BadPosition,
    BadSeats,
    BrokenSeal,
    Refused,
    TableeError,
    UnknownGame,
)
from tablee.kernel.game import Game, Options, Pace, Traits
from tablee.kernel.luck import FastLuck, Luck, SealedLuck, StdLuck
from tablee.kernel.position import ALONE, NOBODY, Belief, Move, Position, Refusal, playout
from tablee.kernel.records import (
    EVERYTHING,
    TABLE_EVENTS,
    Channels,
    ClockStarted,
    DefaultPlayed,
    Event,
    Eyes,
    GroupEvent,
    Json,
    Outcome,
    PrivateEvent,
    SeatBack,
    SeatGone,
    View,
    to_json,
)
from tablee.kernel.seal import Seal

COMPILED = not str(_luck.__file__).endswith(".py")

__all__ = [
    "ALONE",
    "COMPILED",
    "EVERYTHING",
    "NOBODY",
    "TABLE_EVENTS",
    "BadContent",
    "BadLevel",
    "BadMove",
    "BadOption",
    "BadPosition",
    "BadSeats",
    "Belief",
    "Bot",
    "BrokenSeal",
    "Channels",
    "ClockStarted",
    "DefaultPlayed",
    "Event",
    "Eyes",
    "FastLuck",
    "Game",
    "GroupEvent",
    "Json",
    "Luck",
    "Move",
    "Options",
    "Outcome",
    "Pace",
    "Position",
    "PrivateEvent",
    "Refusal",
    "Refused",
    "Seal",
    "SealedLuck",
    "SeatBack",
    "SeatGone",
    "StdLuck",
    "TableeError",
    "Traits",
    "UnknownGame",
    "View",
    "playout",
    "to_json",
]
