"""A box on the shelf."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar, get_args, get_type_hints

import msgspec

from tablee.kernel.bot import Bot, BotMaker
from tablee.kernel.edition import Edition
from tablee.kernel.errors import BadContent, BadLevel, BadOption, BadSeats
from tablee.kernel.luck import Luck
from tablee.kernel.position import Belief, Move, Position, Refusal
from tablee.kernel.records import Event, Json, View
from tablee.kernel.shapes import shaped

P = TypeVar("P", bound=Position)
Chosen = TypeVar("Chosen", bound="Options")

THOUGHTS: Final = range(800, 1_601)  # how long a bot seems to think, in milliseconds, each as likely as the others


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The choices that a table makes before a game begins. A game without any uses this as it is."""


def impose(options: Chosen, name: str, value: object, by: str) -> Chosen:
    """The options, one of them as another one (`by`) has it; `BadOption` if somebody has chosen it otherwise."""
    chosen = getattr(options, name)
    if chosen is not None and chosen != value:
        parts = {"option": name, "by": f"{by} = {getattr(options, by)!r}"}
        raise BadOption(f"{name} = {chosen!r}", f"{name} = {value!r}", detail="forced", **parts)
    return msgspec.structs.replace(options, **{name: value})


class Traits(msgspec.Struct, frozen=True):
    """What kind of game it is, declared for the table, the bots and the researchers."""

    hidden: bool = False  # something is known to nobody, or not to all: there is something to imagine
    secrets: bool = False  # some eyes know more than others
    simultaneous: bool = False  # several seats may be awaited at once
    real_time: bool = False  # time is part of the rules
    cooperative: bool = False  # everybody wins or loses together
    teams: bool = False  # some win together against others
    stands_still: bool = True  # a table that everybody has left waits; else the rules say what happens then
    hushes: bool = False  # at times its seats are hushed (`Position.hushed`)
    chance: str = "deal"  # when luck is drawn: "none", "deal" (setup only) or "play"


class Pace(msgspec.Struct, frozen=True):
    """A clock setting: milliseconds for a decision, then a bank for the whole game."""

    turn: int
    bank: int = 0
    others: Mapping[str, int] = {}  # kinds of decisions that have a time of their own
    disconnection: int = 60_000  # a connection lost for so long makes the seat gone; 0: never
    missed: int = 2  # so many clocks in a row that run out make the seat gone; 0: never

    @property
    def together(self) -> bool:
        """People are here at the same time: while the house stands still, no clock runs against them (GRU-274)."""
        return self.disconnection > 0

    def time(self, kind: str) -> int:
        return self.others.get(kind, self.turn)


class Game(Generic[P], metaclass=ABCMeta):
    """A box: who can play it, how it is set up, and how its moves and positions are written."""

    key: ClassVar[str]
    rules_version: ClassVar[str]  # changes when a recorded game would no longer replay
    prefix: ClassVar[str]  # of its rule ids
    seats: ClassVar[range]
    traits: ClassVar[Traits]
    options: ClassVar[type[Options]] = Options
    difficulty: ClassVar[str] = ""  # the option (of a `Literal` type) that says how hard it is to win; empty for none
    known_to_the_table: ClassVar[frozenset[str]] = frozenset()  # options that nobody chooses: `at_table` fills them in
    paces: ClassVar[Mapping[str, Pace]]
    levels: ClassVar[tuple[str, ...]]  # its bots, weakest first
    events: ClassVar[tuple[type[Event], ...]]
    view_type: ClassVar[type[View]]
    refusals: ClassVar[tuple[Refusal, ...]]
    longest: ClassVar[int]  # no game has more moves than this
    shelf: ClassVar[int] = 100  # where the box stands, from the left
    minutes: ClassVar[int] = 30  # that a game takes, as its box says
    age: ClassVar[int] = 8  # from which it is played
    remembered: ClassVar[
        tuple[type[Event], ...]
    ] = ()  # events that a table keeps: what a log and a mind need of the past
    spots: ClassVar[str] = ""  # what can be pointed at on its board: a regular expression for their names
    proposals: ClassVar[tuple[str, ...]] = ()  # the keys of what people propose to one another at a spot
    aloud: ClassVar[str] = "table"  # the channel in which people talk to everybody, show something, and agree
    notices_talk: ClassVar[bool] = False  # the rules want to know who speaks where (`Spoke`), never what is said
    sides: ClassVar[tuple[str, ...]] = ()  # what `Position.side` may say
    adviser: ClassVar[str] = ""  # the level of the bot that advises people who ask for it; empty for none
    reasons: ClassVar[tuple[str, ...]] = ()  # the keys of what its bots say with their moves

    unnamed: ClassVar[str] = ""  # the digest of the printed cards, when tables of this game did not name theirs yet
    edition: Edition = Edition(None)  # the content file that this box was made from
    last_checked: tuple[Options | None, Options] | None = None  # options as they were given, and checked

    @abstractmethod
    def setup(self, seats: int, luck: Luck, options: Options | None = None, listen: bool = False) -> P:
        """A new game, its first decision awaited. With `listen`, its opening events are told."""

    @abstractmethod
    def move(self, text: str) -> Move:
        """The move that a text notation means; `BadMove` if it means none."""

    @abstractmethod
    def position(self, written: Json) -> P:
        """A position from plain JSON, every part of it checked; `BadPosition` if the game cannot stand there."""

    @abstractmethod
    def believe(self, seat: int) -> Belief:
        """An empty mind for a seat, to be told what that seat sees and hears."""

    @abstractmethod
    def bot_makers(self) -> Mapping[str, BotMaker]:
        """Its bots by their level, and yardsticks to compare them with, which are no `levels`."""

    def bot(self, level: str, seat: int, luck: Luck) -> Bot:
        """A player made of code, at one of `levels` or a yardstick; `BadLevel` if there is none."""
        makers = self.bot_makers()
        if level in makers:
            return makers[level](self.believe(seat), seat, luck)
        yardsticks = [other for other in makers if other not in self.levels]
        if not yardsticks:
            raise BadLevel(level, self.levels)
        raise BadLevel(level, self.levels, detail="yardsticks", yardsticks=yardsticks)

    def content(self) -> Json:
        """What is in the box, for whoever draws it: plain JSON, with nothing in it that a game hides."""
        return {}

    def in_edition(self, written: Json) -> Game[P]:
        """The same game with the cards of another copy; `BadContent` if this is not what its content file holds."""
        raise BadContent(self.key, "", detail="no_content")

    # --- At a table

    def paces_for(self, options: Options) -> Mapping[str, Pace]:
        """The paces that go with these options."""
        return self.paces

    def at_table(self, options: Options, pace: str, bots: Sequence[int], carried: Sequence[str] = ()) -> Options:
        """The options that people chose, and what the table knows besides: its pace, which seats code plays, and in a
        rematch what each seat brings along from the game before (`Position.carried`).
        """
        return options

    def moderated(self, options: Options) -> bool:
        """Whether a person without a seat is the moderator: told everything live (`EVERYTHING`), with interventions of
        their own (LGT-016).
        """
        return False

    def again(self, options: dict[str, Any]) -> dict[str, Any]:
        """What was chosen for one game, for another one with the same people."""
        return options

    def tempo(self, level: str, kind: str, options: Options) -> Sequence[int]:
        """The equally likely times of one kind of thought (`Position.tempo`) of a bot; of no level for nobody's."""
        return THOUGHTS

    def foresight(self, level: str) -> int | None:
        """How long before its move a bot looks for the last time; None: as soon as it is asked."""
        return None

    def credited(self, delay: int) -> int:
        """How much of a measured delay the rules count: more than that is nobody's business, and never written."""
        return delay

    # --- Options

    def settled(self, options: Options) -> Options:
        """What is played where these were chosen: an option may be imposed by another one (SCH-021; `impose`), and one
        that was left open (None) is settled here. `BadOption` for a choice that contradicts another one.

        What is settled stays as it is when it is settled again.
        """
        return options

    def forced(self, options: Options) -> Mapping[str, str]:
        """The options that cannot be chosen as these are settled, each with the option that imposes it."""
        return {}

    def check(self, seats: int, options: Options) -> None:
        """Whether so many can play with these options; `BadSeats` or `BadOption` if not."""
        self.check_seats(seats)

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise BadSeats(seats, list(self.seats))

    def read_options(self, given: Mapping[str, Any] | None) -> Options:
        """Options by name, typed and bounded; `BadOption` names the one that is wrong."""
        try:
            return shaped(dict(given or {}), self.options)
        except msgspec.ValidationError as error:
            raise BadOption(error, self.describe_options()) from None

    def checked(self, options: Options | None, kind: type[Chosen]) -> Chosen:
        """Options made by hand are checked like those from outside: a struct does not check itself."""
        if options is not None and not isinstance(options, kind):
            raise BadOption(type(options).__name__, kind.__name__, detail="other_game")
        if self.last_checked is None or all(options is not known for known in self.last_checked):
            # whoever plays many games has one set of options for all
            given = kind() if options is None else options
            self.last_checked = (options, self.settled(self.read_options(msgspec.structs.asdict(given))))
        checked = self.last_checked[1]
        assert isinstance(checked, kind)
        return checked

    def difficulties(self) -> tuple[Any, ...]:
        """The values of the option that says how hard it is, in their order; none where there is no such option."""
        return get_args(get_type_hints(self.options)[self.difficulty]) if self.difficulty else ()

    @classmethod
    def describe_options(cls) -> str:
        """Their names and defaults; empty for a game without any."""
        fields = msgspec.structs.fields(cls.options)
        return ", ".join(f"{field.name} = {field.default!r}" for field in fields)
