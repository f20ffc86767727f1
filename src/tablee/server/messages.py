"""What a client sends through the socket of a table, and why a socket is closed (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec

from tablee.kernel import Point, Propose, Think
from tablee.tables import acts

# --- Why a socket is closed

NO_SESSION: Final = 4401
NOT_ALLOWED: Final = 4403
NO_TABLE: Final = 4404
OTHER_RULES: Final = 4410
NONSENSE: Final = 4400
TOO_FAST: Final = 4429
TOO_SLOW: Final = 4408
TOO_BIG: Final = 1009
TRY_LATER: Final = 1013
FAULT: Final = 1011
SILENT: Final = 1001
RESTART: Final = 1012

# --- What is sent through it

CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Do(msgspec.Struct, frozen=True, tag="do", forbid_unknown_fields=True):
    """An intention. The same id twice is the same intention."""

    id: CommandId
    act: acts.ByPeople
    seen: int = 0  # the last number that the sender had seen


class Say(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """A line of chat: aloud, or in another channel of the game."""

    id: CommandId
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    channel: acts.ChannelName = ""


AnySignal: TypeAlias = Point | Propose | Think


class Show(msgspec.Struct, frozen=True, tag="signal", forbid_unknown_fields=True):
    """Something for everybody's board, for a moment. It is kept nowhere."""

    id: CommandId
    signal: AnySignal


class Consult(msgspec.Struct, frozen=True, tag="consult", forbid_unknown_fields=True):
    """What would a bot do in my place? It is kept nowhere, and answered to whoever sits there alone."""

    id: CommandId


class Hello(msgspec.Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message: what was the last number seen before the connection broke, and the last line of each channel?

    A number alone is a line of the channel that is aloud.
    """

    after: int | None = None
    said: dict[acts.ChannelName, int] | int = 0


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    at: int


Incoming: TypeAlias = Do | Say | Show | Consult | Hello | Ping
DECODER: Final[msgspec.json.Decoder[Incoming]] = msgspec.json.Decoder(Incoming)
