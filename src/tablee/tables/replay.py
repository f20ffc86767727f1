"""A finished game on paper: everything that is needed to deal it, play it and tell it again, and to check all three.

People are their seats here, with the names they had. The lines are the entries of the table's log from the start of
the game on, each with the events that it caused, as one pair of eyes heard them (or all of them: an open replay).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final, Literal, NamedTuple, TypeAlias, Union

import msgspec

from tablee import games
from tablee.kernel import (
    EVERYTHING,
    TABLE_EVENTS,
    BadContent,
    BrokenSeal,
    Edition,
    Event,
    Eyes,
    Game,
    Json,
    Outcome,
    Seal,
    TableeError,
)
from tablee.store.log import Row, TableRecord
from tablee.tables import acts
from tablee.tables.acts import AnyAct, Entry, Settings
from tablee.tables.company import CLOSED, OVER
from tablee.tables.editions import SHOWN, copy_of
from tablee.tables.events import EVENTS, GameBegun, MoveExplained
from tablee.tables.fidelity import contradicted, must_tell, retell
from tablee.tables.merging import merged
from tablee.tables.records import Moderator, Place
from tablee.tables.table import Table
from tablee.tables.telling import changes
from tablee.tables.views import Summary

FORMAT: Final = 1
OPEN: Final = "open"
NOBODY: Final = "nobody"  # who opened a table when no seat did
MODERATOR: Final = "moderator"
BEGUN: Final = "game_begun"  # the first event of a game, with the promise and the salts of the seats
REVEALED: Final = "seed_revealed"  # the last one

Ears: TypeAlias = Eyes | Literal["open"]  # whose: `open` are everybody's

decode_entry = msgspec.json.Decoder(Entry).decode
decode_summary = msgspec.json.Decoder(Summary).decode
decode_told = msgspec.json.Decoder(list[list[Any]]).decode  # of whatever game


class NotFinished(TableeError):
    """A running game tells nothing of what it hides."""

    code = "not_finished"


class NoGame(TableeError):
    """The table was closed before its game had begun: there is nothing to tell of it."""

    code = "no_game"


class BadReplay(TableeError):
    """A file that holds no game, or one that other rules or other cards were used for (`rules_version`, `content`), or
    that does not fit together: cards that are not those of its `digest`, `eyes` that it does not have, a `seat` in a
    line or a number of `seats` that is not its own.
    """

    code = "bad_replay"


class ReplaySeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sat there, with which salt. `level` and `who` are a bot's."""

    name: str = ""
    level: str | None = None
    salt: str = ""
    who: acts.BotNumber | None = None
    carried: str = ""
    muted: bool = False  # when the game began


class ReplayLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was done, when and by which seat; the table itself has none. Events are lists: a name, then their fields."""

    at: int
    act: AnyAct
    seat: acts.SeatNumber | None = None
    events: Sequence[Any] = ()
    view: Any = None  # what it changed of what these eyes see; first of all, everything. None in a bare record, too
    delay: int = 0  # how long it was on its way, where the rules ask for it
    moderator: bool = False  # by whoever moderated, who had no seat


class Replay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game. Without an outcome it is a bare record: its writer could not play it (`tables/keepsake.py`)."""

    format: Literal[1]
    game: str
    rules_version: str
    eyes: int | Literal["open"] | None  # whose ears the events were told to
    settings: Settings
    seats: Sequence[ReplaySeat]
    host: int | None  # the seat of whoever started it
    commitment: str
    seed: str
    lines: Sequence[ReplayLine]
    outcome: Outcome | None
    position: Any = None  # where it began, if not with a deal
    digest: str = ""  # of the cards in its box; older files were played with the printed ones
    content: Any = None  # the cards themselves: what a content file says
    moderator: str | None = None  # the name of whoever moderated
    house: int = 0  # the version of the house rules of its table


class Moment(NamedTuple):
    """A game in the middle."""

    game: str
    settings: Settings
    position: Json
    past: Json = ()  # what its table remembers
    like: acts.Open | None = None  # how its table was opened: what goes on from here has the same cards


class Report(msgspec.Struct, frozen=True):
    """What a check found. `line` is the first one that comes out differently, if one does."""

    seal: bool
    line: int | None
    outcome: bool
    lines: int

    @property
    def whole(self) -> bool:
        return self.seal and self.line is None and self.outcome


# --- Writing it down


def export(record: TableRecord, rows: Sequence[Row], eyes: Ears = OPEN, box: Game[Any] | None = None) -> Replay:
    """The replay of a finished table, from its log; played with the box that is given, or with the printed one."""
    return written(record, rows, eyes, finished(record, box))


def export_ended(record: TableRecord, rows: Sequence[Row], box: Game[Any]) -> Replay:
    """The same for whoever keeps the house, all open: also of a game that was closed, which has no outcome."""
    must_have_ended(record)
    check_rules(box, record.rules_version)
    return written(record, rows, OPEN, box)


def written(record: TableRecord, rows: Sequence[Row], eyes: Ears, game: Game[Any]) -> Replay:
    rows = up_to_the_end(rows)
    entries = [decode_entry(row.act) for row in rows]
    lobby = Table(record.id, game, entries[0])
    begin = beginning(entries)
    for row in rows[1:begin]:
        retell(lobby, row)
    check_eyes(eyes, len(lobby.places))
    lines = [line(lobby, game, entry, row.told, eyes) for entry, row in zip(entries[begin:], rows[begin:], strict=True)]
    heard = Replay(
        format=FORMAT,
        game=record.game,
        rules_version=record.rules_version,
        eyes=eyes,
        settings=lobby.settings,
        seats=[replay_seat(place, lobby.is_muted(place.person)) for place in lobby.places],
        host=lobby.seat_of(lobby.host),
        commitment=lobby.seal.commitment,
        seed=lobby.opened.seed,
        lines=lines,
        outcome=None,
        position=lobby.opened.position,
        digest=game.edition.digest,
        content=game.edition.written,
        moderator=None if lobby.moderator is None else lobby.moderator.name,
        house=lobby.house,
    )
    return with_views(heard, game, rows[begin:])


def beginning(entries: Sequence[Entry]) -> int:
    """The place of the entry with which the game began; `NoGame` if it never did."""
    for place, entry in enumerate(entries):
        if isinstance(entry.act, acts.Start):
            return place
    raise NoGame(CLOSED, OVER)


def replay_seat(place: Place, muted: bool) -> ReplaySeat:
    return ReplaySeat(place.name, place.level, place.salt, place.who, place.carried, muted)


def up_to_the_end(rows: Sequence[Row]) -> Sequence[Row]:
    """Without what people did at the table afterwards: so the replay of a finished game is the same for ever.

    And where they met then is their own affair: the id of a table is the key to it.
    """
    for last in range(len(rows) - 1, -1, -1):
        if any(event[0] == REVEALED for event in decode_told(rows[last].told)):
            return rows[: last + 1]
    return rows


def stories(record: TableRecord, rows: Sequence[Row], box: Game[Any] | None = None) -> dict[Ears, list[Event]]:
    """What was told of a finished game, from its beginning to its end, as everybody heard it.

    Nothing is played again for it: for a full table it costs less than the replay of one seat.
    """
    game = finished(record, box)
    told = [event for row in up_to_the_end(rows) for event in decode_events(game, row.told)]
    begin = next(number for number, event in enumerate(told) if isinstance(event, GameBegun))
    everybody: list[Ears] = [*range(seats_of(record)), None, OPEN]
    return {ears: as_heard(told[begin:], ears) for ears in everybody}


def seats_of(record: TableRecord) -> int:
    return len(decode_summary(record.summary).places)


def finished(record: TableRecord, box: Game[Any] | None) -> Game[Any]:
    """The game of a table, if it is over and was played by the rules that we have."""
    must_be_over(record)
    game = games.find(record.game) if box is None else box
    check_rules(game, record.rules_version)
    return game


def must_be_over(record: TableRecord) -> None:
    if record.state != OVER:
        raise NotFinished(record.state, OVER)


def must_have_ended(record: TableRecord) -> None:
    if record.state not in (OVER, CLOSED):
        raise NotFinished(record.state, f"{OVER}, {CLOSED}")


def check_rules(game: Game[Any], version: str) -> None:
    if game.rules_version != version:
        raise BadReplay(version, game.rules_version, detail="rules_version")


def with_views(heard: Replay, game: Game[Any], rows: Sequence[Row]) -> Replay:
    """Played again, to see what was to be seen after each line, and how it ended; `OtherRules` if it ends otherwise."""
    table = table_of(heard, game)
    witness = Witness(table, heard.eyes)
    lines = []
    for each, row in zip(heard.lines, rows, strict=True):
        with contradicted(game, row.number):
            must_tell(game, row, msgspec.json.encode(table.apply(replayed(heard, each))))
        lines.append(msgspec.structs.replace(each, view=witness.look()))
    return msgspec.structs.replace(heard, lines=lines, outcome=outcome_of(table))


class Witness:
    """Looks at a game with one pair of eyes, and says what has changed since the last look."""

    def __init__(self, table: Table, eyes: Ears) -> None:
        self.table = table
        self.eyes = EVERYTHING if eyes == OPEN else eyes
        self.seen: Any = None

    def look(self) -> Any:
        position = self.table.position()
        if position is None:
            return None
        assert not isinstance(self.eyes, str)
        view = position.view(self.eyes)
        changed = changes(self.seen, view)
        self.seen = view
        return msgspec.json.decode(b"{%b}" % changed) if changed else None


def moment(record: TableRecord, rows: Sequence[Row], line: int, box: Game[Any] | None = None) -> Moment:
    """A finished game as it stood after one of its lines; `BadReplay` if there is none, or nothing to play any more."""
    game = finished(record, box)
    entries = [decode_entry(row.act) for row in rows]
    table = Table(record.id, game, entries[0])
    begin = beginning(entries)
    none = BadReplay(line, len(entries) - begin - 1, detail="line")
    if not 0 <= line < len(entries) - begin:
        raise none
    for row in rows[1 : begin + 1 + line]:
        retell(table, row)
    position = table.position()
    if position is None or position.over:
        raise none
    story = msgspec.to_builtins(table.running.story)
    return Moment(record.game, table.settings, position.to_json(), story, table.opened)


def check_eyes(eyes: Ears, seats: int) -> None:
    if isinstance(eyes, int) and not 0 <= eyes < seats:
        raise BadReplay(eyes, [*range(seats), "none", OPEN], detail="eyes")


def line(lobby: Table, game: Game[Any], entry: Entry, told: bytes, eyes: Ears) -> ReplayLine:
    heard = as_heard(decode_events(game, told), eyes)
    delay = game.credited(entry.delay)  # older logs have what was measured (R62 of Grumpf): it replays alike
    told_to = msgspec.to_builtins(heard)
    by_moderator = lobby.moderates(entry.by)
    return ReplayLine(entry.at, entry.act, lobby.seat_of(entry.by), told_to, delay=delay, moderator=by_moderator)


def as_heard(events: Iterable[Event], eyes: Ears) -> list[Event]:
    listening = EVERYTHING if eyes == OPEN else eyes
    assert not isinstance(listening, str)
    return [heard for event in events if (heard := event.heard_by(listening)) is not None]


@cache
def event_decoder(events: tuple[type[Event], ...]) -> msgspec.json.Decoder[list[Event]]:
    kinds = tuple(dict.fromkeys((*events, *TABLE_EVENTS, *EVENTS)))
    return msgspec.json.Decoder(list[Union[kinds]])  # type: ignore[valid-type]  # noqa: UP007


def decode_events(game: Game[Any], told: bytes) -> list[Event]:
    return event_decoder(game.events).decode(told)


# --- Reading it again


def read(text: bytes) -> Replay:
    """A replay from a file, every part of it checked."""
    try:
        replay = msgspec.json.decode(text, type=Replay)
        game_of(replay)
        told = [event for each in replay.lines for event in events_of(replay, each)]
        Seal(bytes.fromhex(replay.seed))
    except (msgspec.DecodeError, ValueError, RecursionError, BrokenSeal) as error:
        raise BadReplay(error) from None
    check_eyes(replay.eyes, len(replay.seats))
    seats = range(len(replay.seats))
    for seat in [*(each.seat for each in replay.lines), *(seat for event in told for seat in named_seats(event))]:
        if seat is not None and seat not in seats:
            raise BadReplay(seat, len(seats) - 1, detail="seat")
    return replay


def named_seats(event: Event) -> list[object]:
    """The seats that an event speaks of, by the names of its fields; those in the reason of a bot, too."""
    values = {name: getattr(event, name) for name in event.__struct_fields__}
    if isinstance(event, MoveExplained):
        values |= event.params
    return [value for name, value in values.items() if name == "seat" or name.endswith("_seat")]


def game_of(replay: Replay) -> Game[Any]:
    """The box that it was played with: our rules, and its own cards."""
    box = games.find(replay.game)
    check_rules(box, replay.rules_version)
    if replay.content is not None and Edition(replay.content).digest != replay.digest:
        raise BadReplay(Edition(replay.content).digest[:SHOWN], replay.digest[:SHOWN], detail="digest")
    try:
        return copy_of(box, replay.digest, replay.content)
    except BadContent:
        raise BadReplay(replay.digest[:SHOWN], box.edition.digest[:SHOWN], detail="content") from None


def events_of(replay: Replay, line: ReplayLine) -> list[Event]:
    return decode_events(games.find(replay.game), msgspec.json.encode(line.events))


def table_of(replay: Replay, game: Game[Any]) -> Table:
    """The table as it was when the game was about to begin."""
    host = NOBODY if replay.host is None else str(replay.host)
    dealt = (replay.settings, replay.seed, "-", replay.position)
    opened = acts.Open(replay.game, replay.rules_version, "", *dealt, digest=replay.digest, house=replay.house)
    table = Table("", game, Entry(0, opened, host))
    if len(replay.seats) != len(table.places):
        raise BadReplay(len(replay.seats), len(table.places), detail="seats")
    table.places = [
        Place(str(seat) if each.level is None else None, each.name, each.level, True, each.salt, carried=each.carried)
        for seat, each in enumerate(replay.seats)
    ]
    table.muted = [str(seat) for seat, each in enumerate(replay.seats) if each.muted]
    if replay.moderator is not None:
        table.moderator = Moderator(MODERATOR, replay.moderator)
    return table


def replayed(replay: Replay, line: ReplayLine) -> Entry:
    """A line as an entry of a log, with seats for people."""
    by = MODERATOR if line.moderator else None if line.seat is None else str(line.seat)
    hosting = isinstance(line.act, (acts.Start, acts.Bar, acts.Unbar, acts.Mute))
    if line.seat is None and replay.host is None and hosting:
        by = NOBODY
    name = "" if line.seat is None else replay.seats[line.seat].name
    return Entry(line.at, line.act, by, name, line.delay)


def verify(replay: Replay) -> Report:
    """Deal again, play everything again, and compare with what is written. A bare record has nothing to see in it."""
    table = table_of(replay, game_of(replay))
    bare = replay.outcome is None and all(each.view is None for each in replay.lines)
    witness = Witness(table, replay.eyes)
    wrong: int | None = None
    shown: Json = None
    for number, each in enumerate(replay.lines):
        try:
            events = as_heard(table.apply(replayed(replay, each)), replay.eyes)
            witness.look()
            shown = merged(shown, each.view)
        except (TableeError, AssertionError, IndexError, KeyError, ValueError):
            wrong = number
            break
        same = each.view is None if bare else alike(shown, witness.seen)  # however much of it is written
        if not (same and alike(events, events_of(replay, each))):
            wrong = number
            break
    outcome = wrong is None and (bare or alike(outcome_of(table), replay.outcome)) and has_ended(table)
    return Report(keeps_promise(replay), wrong, outcome, len(replay.lines))


def has_ended(table: Table) -> bool:
    position = table.position()
    return table.state == CLOSED or (position is not None and position.over)


def outcome_of(table: Table) -> Outcome | None:
    """None for a game that was closed in the middle."""
    position = table.position()
    return position.outcome() if position is not None and position.over else None


def alike(one: Any, other: Any) -> bool:
    """The same on paper, where a tuple is a list."""
    return msgspec.json.encode(one) == msgspec.json.encode(other)


def keeps_promise(replay: Replay) -> bool:
    try:
        Seal.check(replay.commitment, bytes.fromhex(replay.seed))
    except (BrokenSeal, ValueError):
        return False
    return True
