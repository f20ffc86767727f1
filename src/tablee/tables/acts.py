"""What can be done at a table. Every act that was accepted is a line of the table's log; replaying them is the table.

People send the first kind (over the wire, with a command id); the second kind is the table's own doing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal

import msgspec

from tablee.kernel.records import Reason, snake_case

Takeover = Literal["bot", "default"]
MoveText = Annotated[str, msgspec.Meta(max_length=200)]
Level = Annotated[str, msgspec.Meta(max_length=20)]
Salt = Annotated[str, msgspec.Meta(max_length=64)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=31)]
ChannelName = Annotated[str, msgspec.Meta(max_length=20)]
BotNumber = Annotated[int, msgspec.Meta(ge=0, le=31)]  # as many as seats: each has a name in every language
HOUSE: Final = 1  # the version of the house rules that tables are opened with now: they keep to it, as their log does


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host chooses before the game."""

    seats: Annotated[int, msgspec.Meta(ge=1, le=32)]
    pace: Annotated[str, msgspec.Meta(max_length=20)] = "live"
    options: dict[str, Any] = {}
    takeover: Takeover = "bot"
    listed: bool = False
    watchable: bool = False
    adviser: bool = False  # whoever has to decide may ask what a bot would do


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag=snake_case, tag_field="act"):
    """Something done at a table."""


# --- By people


class Sit(Act, frozen=True):
    """Take a seat (the first free one if none is named), or take one's own seat back in a running game."""

    seat: SeatNumber | None = None
    salt: Salt = ""


class Stand(Act, frozen=True):
    """Leave one's seat: for good in the lobby; in a running game somebody else's hands play on, until one is back."""


class Ready(Act, frozen=True):
    ready: bool = True


class Configure(Act, frozen=True):
    """The host changes the settings; nobody is ready any more."""

    settings: Settings


class AddBot(Act, frozen=True):
    """The host gives a free seat to a bot. `who` is one that they know already, from the game before."""

    seat: SeatNumber
    level: Level
    who: BotNumber | None = None


class Remove(Act, frozen=True):
    """The host frees a seat, of a person or of a bot."""

    seat: SeatNumber


class Swap(Act, frozen=True):
    """The host exchanges two seats with whoever sits in them."""

    one: SeatNumber
    other: SeatNumber


class Start(Act, frozen=True):
    """The host starts the game: every seat is taken, and everybody is ready."""


class Play(Act, frozen=True):
    move: MoveText


class HandOver(Act, frozen=True):
    """Let a bot play one's seat; any message takes it back."""


class AskUndo(Act, frozen=True):
    """Take back one's last move: at once if nothing was revealed and nobody acted since, else if everybody agrees.

    Never in a game in which seats choose at the same time, or in real time.
    """


class AskPause(Act, frozen=True):
    """Stop the clocks, if everybody agrees."""


class Answer(Act, frozen=True):
    """Yes or no to what is being asked."""

    yes: bool


class Resume(Act, frozen=True):
    """Go on after a pause."""


class Moderate(Act, frozen=True):
    """Take the moderator's chair, which is no seat, or give it up: before the game, where its options ask for one.

    The host takes somebody out of it, too.
    """

    yes: bool = True


class Lock(Act, frozen=True):
    """The host locks the table before the game, or opens it again: nobody new comes in, sits down or moderates."""

    yes: bool = True


class Mute(Act, frozen=True):
    """The host, or a moderator, takes the word from a person, or gives it back. Their moves count as ever."""

    seat: SeatNumber
    yes: bool = True


class Bar(Act, frozen=True):
    """The host sends a person away. In a running game somebody else's hands play their seat from then on."""

    seat: SeatNumber


class Unbar(Act, frozen=True):
    """The host lets whoever was sent away under that name come in again: in a game to the seat that was theirs."""

    name: Name


class Close(Act, frozen=True):
    """The host gives the table up before the game has begun."""


# --- By the table


class Open(Act, frozen=True):
    """A table is opened. Its seal is made now, and its promise is published before anybody sits down."""

    game: str
    rules_version: str
    code: str
    settings: Settings
    seed: str
    name: Name  # of the host
    position: Any = None  # on paper, where the game begins; None for a fresh deal
    screen: bool = False  # by a screen that nobody plays on: whoever sits down first is the host
    past: Sequence[Any] = ()  # what is remembered from before that position: the story of the game that goes on here
    digest: str = ""  # of the cards in its box; older tables have the printed ones
    owned: bool = False  # they were the owner's, and not the printed ones
    house: int = 0  # which house rules it keeps; those of 0 wrote what changes nothing, and let anybody ask for ever


class Seat(Act, frozen=True):
    """A person is put into a seat by the table itself: a rematch."""

    seat: SeatNumber
    person: str
    name: Name


class Carry(Act, frozen=True):
    """Whoever sits there brings something along from the game before."""

    seat: SeatNumber
    carried: Annotated[str, msgspec.Meta(max_length=20)]


class Inherit(Act, frozen=True):
    """Who was barred and muted in the game before is so in its rematch, too."""

    barred: Sequence[str] = ()
    muted: Sequence[str] = ()
    names: Mapping[str, str] = {}  # of the barred; older logs have none


class Expire(Act, frozen=True):
    """Nobody has come for long: the table is given up before its game has begun."""


class Dissolve(Act, frozen=True):
    """Whoever keeps the house closes the table, before its game or in the middle of it."""


class Pass(Act, frozen=True):
    """Time has passed: whatever fell due happened."""


class Interrupt(Act, frozen=True):
    """The house stood still, and goes on now: nobody could play meanwhile, where time is part of the rules."""


class BotPlay(Act, frozen=True):
    """The move that the bot of a seat chose, and why, if it says so; empty, if it rather did nothing."""

    seat: SeatNumber
    move: MoveText
    reason: Reason | None = None


class Lose(Act, frozen=True):
    """A person's last connection to the table is gone."""


class Find(Act, frozen=True):
    """A person is connected again."""


class Speak(Act, frozen=True):
    """A person has said something, and the rules want to know where. What it was is kept apart."""

    channel: ChannelName


class Rematch(Act, frozen=True):
    """The same people sit down again, at another table."""

    table: str = ""


ByPeople = (
    Sit
    | Stand
    | Ready
    | Configure
    | AddBot
    | Remove
    | Swap
    | Start
    | Play
    | HandOver
    | AskUndo
    | AskPause
    | Answer
    | Resume
    | Lock
    | Mute
    | Bar
    | Unbar
    | Close
    | Moderate
    | Rematch
)
AnyAct = ByPeople | Open | Seat | Pass | Interrupt | BotPlay | Lose | Find | Speak | Carry | Inherit | Expire | Dissolve


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log: who did what, when. `by` is a person; None for the table itself."""

    at: int
    act: AnyAct
    by: str | None = None
    name: str = ""  # of the person, as they are called now
    delay: int = 0  # how long it was on its way, in milliseconds, where that matters
