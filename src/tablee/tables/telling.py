"""What each pair of eyes is told: numbered frames with the events they hear and the fields of their view that changed.

The public part of a frame is put into bytes once and shared by everybody; only what is a seat's own is added to its
frames. A pair of eyes that learns nothing gets no frame and no number, so that nobody can count what they may not know.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, TypeAlias, final

import msgspec

from tablee.kernel import EVERYTHING, Channels, Event, Eyes, Position, View
from tablee.tables.company import LOBBY
from tablee.tables.hush import NOBODY
from tablee.tables.kinds import ASKED, BY_ALL, BY_ITS_SEAT, CHANGES_THE_TABLE, facts_of
from tablee.tables.table import Table
from tablee.tables.views import TableView, running_clocks, view_table

Frame: TypeAlias = tuple[int, bytes]  # its number, and what is sent
Aside: TypeAlias = tuple[int, bytes]  # an event that not everybody hears, and how many come before it that they do
Values: TypeAlias = tuple[object, ...]  # of a record, by place

encode: Final = msgspec.json.Encoder().encode
encode_lines: Final = msgspec.json.Encoder().encode_lines
astuple: Final = msgspec.structs.astuple
PAST: Final = 400  # events of the story that whoever comes in is told again
FEW: Final = 8  # items of a list that are compared one by one
HEADS: Final = [b'{"n":%d' % number for number in range(1_024)]  # how frames begin
NOWHERE_ELSE: Final[dict[Eyes, bytes]] = {}
NO_ASIDES: Final[dict[Eyes, list[Aside]]] = {}

# Asked for at every move, and found out once: of each kind there is one entry. `functools.cache` would take the way
# through the interpreter.
FIELDS: Final[dict[type, list[bytes]]] = {}  # of each kind of record
NAMES: Final[dict[str, bytes]] = {}  # of fields, as they begin in JSON
SHAPES: Final[dict[type, int]] = {}  # what things of a kind are in JSON
AROUND: Final[dict[int, list[Eyes]]] = {}  # whom a table has to tell, for each number of seats, and with a moderator
NO_OBJECT: Final = 0
RECORD: Final = 1
DICTIONARY: Final = 2


# --- What has changed


def named_fields(kind: type[msgspec.Struct]) -> list[bytes]:
    """How each field of a record begins in JSON, by place."""
    fields = FIELDS.get(kind)
    if fields is None:
        fields = FIELDS[kind] = [named(name) for name in kind.__struct_fields__]
    return fields


def fields_but(kind: type[msgspec.Struct], skip: frozenset[str]) -> list[bytes]:
    """The same, with nothing for those that are not compared."""
    return [b"" if name in skip else named(name) for name in kind.__struct_fields__]


def named(name: str) -> bytes:
    begins = NAMES.get(name)
    if begins is None:
        begins = NAMES[name] = b'"%b":' % name.encode()
    return begins


def changes(old: Any, new: msgspec.Struct) -> bytes:
    """The fields of a record that differ, as JSON; to whoever knew nothing, all of them."""
    fields = named_fields(type(new))
    values = astuple(new)  # one by one they would be asked for by name, which takes longer than to compare them
    return all_fields(values, fields) if old is None else changed_fields(astuple(old), values, fields)


def all_fields(values: Values, fields: list[bytes]) -> bytes:
    return b",".join([begins + encode(value) for begins, value in zip(fields, values, strict=True) if begins])


def changed_fields(before: Values, values: Values, fields: list[bytes]) -> bytes:
    parts: list[bytes] = []
    for place in range(len(fields)):
        value = values[place]
        if before[place] is not value:
            begins = fields[place]
            if begins:
                changed = changed_value(before[place], value)
                if changed:
                    parts.append(begins)
                    parts.append(changed)
                    parts.append(b",")
    if parts:
        parts.pop()
    return b"".join(parts)


def changed_value(before: Any, value: Any) -> bytes:
    """A value that differs, as JSON; nothing, if it is the same. Of a list that did not get shorter only the items that
    differ or are new, by place (docs/protocol.md, "Merging"); of a record in such a list, only its fields that differ.
    """
    if type(value) is list and type(before) is list and 0 < len(before) <= len(value):
        return changed_items(before, value)
    return b"" if before == value else encode(value)


def changed_items(before: list[Any], value: list[Any]) -> bytes:
    """Most long lists are histories, and only grow: what was there is compared at once, and looked at if it differs."""
    known = len(before)
    replaced = 0
    items: list[bytes] = []
    if known <= FEW or (value if len(value) == known else value[:known]) != before:
        for place, old in enumerate(before):
            item = value[place]
            if item is old or item == old:
                continue
            shape = shape_of(type(item))
            if shape != NO_OBJECT and shape_of(type(old)) != NO_OBJECT:
                if type(item) is not type(old) or shape == DICTIONARY:  # it would be merged into what it is not
                    return encode(value)
                items.append(b'"%d":{%b}' % (place, changes(old, item)))
            else:
                items.append(b'"%d":%b' % (place, encode(item)))
                replaced += 1
        if replaced == known < len(value):  # nothing of the old list is left
            return encode(value)
    for place in range(known, len(value)):
        items.append(b'"%d":%b' % (place, encode(value[place])))
    return b"{%b}" % b",".join(items) if items else b""


def shape_of(kind: type) -> int:
    """Dictionaries and most records are objects."""
    shape = SHAPES.get(kind)
    if shape is None:
        record: Any = kind
        named = issubclass(kind, msgspec.Struct) and not record.__struct_config__.array_like
        shape = SHAPES[kind] = RECORD if named else DICTIONARY if issubclass(kind, dict) else NO_OBJECT
    return shape


# --- Who is told


def eyes_around(seats: int, moderated: bool) -> list[Eyes]:
    """Everybody who is told of a table with so many seats: those without one first. The same list every time."""
    key = 2 * seats + moderated
    around = AROUND.get(key)
    if around is None:
        around = AROUND[key] = [None, *range(seats), EVERYTHING] if moderated else [None, *range(seats)]
    return around


@cache
def divides(kind: type[Position]) -> bool:
    """Whether rules of this kind ever change where people may talk and listen."""
    return kind.channels is not Position.channels


@final
class Written:
    """Events as JSON: each of them, and the list of all, put into bytes at once."""

    __slots__ = ("all_facts", "facts", "lines", "told")

    def __init__(self, events: list[Event]) -> None:
        self.facts = [facts_of(event) for event in events]
        self.all_facts = 0
        for facts in self.facts:
            self.all_facts |= facts
        lines = encode_lines(events)
        self.lines = lines.split(b"\n")  # one each, and nothing behind the last
        self.told = b"[%b]" % lines[:-1].replace(b"\n", b",")  # there is no line feed inside of JSON


class Teller:
    """The memory of what a table's eyes were last told."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.numbers: dict[Eyes, int] = {}
        self.around: TableView = view_table(table)
        self.public: Values | None = None
        self.fields: list[bytes] = []  # of what is public, without those that are each seat's own
        self.own: dict[int, dict[str, object]] = {}
        self.free = False  # nobody was awaited: time runs, and whoever likes acts
        self.before = table.running.channels(None)  # the game begins: one open table
        self.channels: dict[Eyes, Channels] = {}
        self.undivided = False  # it is known where everybody may talk, and the rules never change that
        self.opened: dict[Eyes, list[str]] = {}  # the channels that eyes hear only since the last entry
        self.turned: dict[Eyes, int] = {}  # with which number each pair of eyes was last told of other channels
        self.look()

    def look(self) -> None:
        """Take in the position as it is, telling nothing."""
        position = self.table.position()
        if position is not None:
            self.free = len(position.awaited()) == 0
            self.take_in(position.public(), position)
            self.own = {eyes: position.private(eyes) for eyes in self.audiences() if eyes is not None}
            self.channels = {eyes: position.channels(eyes) for eyes in self.audiences()}
            self.undivided = not divides(type(position))

    def take_in(self, view: View, position: Position) -> None:
        """From now on, what differs from this is told."""
        self.public = astuple(view)
        self.fields = fields_but(type(view), frozenset(position.private(0)))

    def audiences(self) -> list[Eyes]:
        return eyes_around(len(self.table.places), self.moderated)

    @property
    def moderated(self) -> bool:
        """A moderator is told everything, from the deal on."""
        return self.table.moderator is not None and self.table.state != LOBBY

    def tell(
        self,
        events: list[Event],
        command: str | None = None,
        sender: Eyes = None,
        written: Written | None = None,
    ) -> dict[Eyes, Frame]:
        """The frame of each audience that learns something. The sender's frame also says which command was heard.

        Where nobody is awaited, and nothing was heard by all, only the sender can have moved anything, and for them
        alone, for whoever hears something, and for whoever looks on.
        """
        audiences = self.audiences()
        if written is None:
            written = Written(events)
        shared, asides = self.spoken(events, written, audiences)
        talk = self.channel_changes(audiences)
        quiet = self.stays_free() and not shared and None not in asides
        public = b"" if quiet else self.public_changes(written.all_facts)
        if quiet and sender is not None:
            moved = {sender, *asides, *talk, *self.watching()}
            audiences = [eyes for eyes in audiences if eyes in moved]
        answer = b"" if command is None else b',"id":%b' % encode(command)
        common = alike(b",".join(shared), public)
        frames: dict[Eyes, Frame] = {}
        same: dict[int, Frame] = {}  # by their numbers: those that hold nothing of a seat's own
        for eyes in audiences:
            aside = asides.get(eyes) if asides else None
            heard = common if aside is None else alike(with_asides(shared, aside), public)
            own = self.own_part(eyes, talk)
            if not (heard or own):
                continue
            number = self.next_number(eyes, talk)
            if eyes == sender and command is not None:
                frames[eyes] = (number, b"%b%b%b%b}" % (head(number), answer, heard, own))
            elif own or aside is not None:
                frames[eyes] = (number, b"%b%b%b}" % (head(number), heard, own))
            else:
                frame = same.get(number)
                if frame is None:
                    frame = same[number] = (number, b"%b%b}" % (head(number), heard))
                frames[eyes] = frame
        return frames

    def next_number(self, eyes: Eyes, talk: dict[Eyes, bytes]) -> int:
        number = self.numbers.get(eyes, 0) + 1
        self.numbers[eyes] = number
        if talk and eyes in talk:
            self.turned[eyes] = number
        return number

    def own_part(self, eyes: Eyes, talk: dict[Eyes, bytes]) -> bytes:
        """What only these eyes see otherwise now, and where they may talk."""
        position = self.table.position()
        own = b"" if eyes is None or position is None else self.own_changes(position, eyes)
        return own + talk[eyes] if talk and eyes in talk else own

    def spoken(
        self, events: list[Event], written: Written, audiences: list[Eyes]
    ) -> tuple[list[bytes], dict[Eyes, list[Aside]]]:
        """The events that everybody hears; and for each pair of eyes what it hears besides, and where among them."""
        if written.all_facts & (ASKED | BY_ITS_SEAT) == 0:
            return written.lines[:-1], NO_ASIDES
        shared: list[bytes] = []
        asides: dict[Eyes, list[Aside]] = {}
        for place, event in enumerate(events):
            facts = written.facts[place]
            if facts & BY_ALL:
                shared.append(written.lines[place])
            elif facts & ASKED:
                for eyes in audiences:
                    part = event.heard_by(eyes)
                    if part is not None:
                        asides.setdefault(eyes, []).append((len(shared), encode(part)))
            else:
                aside = (len(shared), written.lines[place])
                asides.setdefault(event.seat, []).append(aside)  # type: ignore[attr-defined]
                if self.moderated:
                    asides.setdefault(EVERYTHING, []).append(aside)
        return shared, asides

    def stays_free(self) -> bool:
        """Nobody was awaited before, and nobody is now.

        Then rules tell all that everybody sees by events that everybody hears, and what is sent is its sender's alone
        until it is done. So most of what arrives in real time needs no look at anything else.
        """
        position = self.table.position()
        before, self.free = self.free, position is not None and len(position.awaited()) == 0
        return before and self.free and not self.shifted()

    def watching(self) -> frozenset[Eyes]:
        """Who is awake in a hushed room, such as the dead: they may see what the others do while it is done."""
        position = self.table.position()
        if position is None or not self.table.game.traits.hushes:
            return NOBODY
        awake = frozenset(seat for seat in range(position.seats) if not position.hushed(seat))
        return NOBODY if len(awake) == position.seats else awake

    def public_changes(self, facts: int) -> bytes:
        """Of the table and of the game. A game whose position still gives the same objects is compared in no time."""
        around = b""
        asked = self.table.question is not None  # whom it waits for depends on the game
        if asked or facts & CHANGES_THE_TABLE or self.shifted():
            view = view_table(self.table)
            changed = changes(self.around, view)
            self.around = view
            if changed:
                around = b',"table":{%b}' % changed
        position = self.table.position()
        public = b"" if position is None else self.position_changes(position)
        return b'%b,"public":{%b}' % (around, public) if public else around

    def position_changes(self, position: Position) -> bytes:
        view = position.public()
        before = self.public
        if before is None:
            self.take_in(view, position)
            return all_fields(astuple(view), named_fields(type(view)))
        values = self.public = astuple(view)
        return changed_fields(before, values, self.fields)

    def shifted(self) -> bool:
        """The table stood still, and the time of the rules has another zero now."""
        sitting = self.table.sitting
        return self.around.zero is not None and sitting is not None and self.around.zero != sitting.zero

    def own_changes(self, position: Position, seat: int) -> bytes:
        if seat >= position.seats:
            return b""
        new = position.private(seat)
        old = self.own.get(seat)
        if new is old:
            return b""
        self.own[seat] = new
        parts: list[bytes] = []
        for name, value in new.items():
            before = None if old is None else old[name]
            if old is None or before is not value:
                changed = encode(value) if old is None else changed_value(before, value)
                if changed:
                    parts.append(named(name) + changed)
        return b',"own":{%b}' % b",".join(parts) if parts else b""

    def channel_changes(self, audiences: list[Eyes]) -> dict[Eyes, bytes]:
        """For each pair of eyes that may talk and listen elsewhere now: where."""
        if self.opened:
            self.opened = {}
        position = self.table.position()
        if position is None or self.undivided:
            return NOWHERE_ELSE
        changed: dict[Eyes, bytes] = {}
        self.undivided = not divides(type(position))  # once is enough, then
        for eyes in audiences:
            old, new = self.channels.get(eyes, self.before), position.channels(eyes)
            if new is old or new == old:
                continue
            self.channels[eyes] = new
            self.opened[eyes] = [channel for channel in new.hear if channel not in old.hear]
            changed[eyes] = b',"channels":%b' % encode(new)
        return changed

    def whole(self, eyes: Eyes, host: bool) -> bytes:
        """Everything these eyes may know now: for whoever comes in, or has missed too much."""
        position = self.table.position()
        view = None if position is None else position.view(eyes)
        return encode(
            {
                "type": "whole",
                "n": self.numbers.get(eyes, 0),
                "seat": None if eyes == EVERYTHING else eyes,
                "moderates": eyes == EVERYTHING,
                "host": host,
                "table": view_table(self.table),
                "clocks": running_clocks(self.table),
                "view": view,
                "past": self.table.running.lately_heard_by(eyes, PAST),
                "aloud": self.table.game.aloud,
                "channels": self.table.running.channels(eyes),
            }
        )


def with_asides(shared: list[bytes], asides: list[Aside]) -> bytes:
    lines = shared[:]
    for place, line in reversed(asides):
        lines.insert(place, line)
    return b",".join(lines)


# --- Frames, of parts that begin with their commas


def head(number: int) -> bytes:
    return HEADS[number] if number < len(HEADS) else b'{"n":%d' % number


def alike(heard: bytes, public: bytes) -> bytes:
    """What is the same for everybody who hears the same."""
    return b',"events":[%b]%b' % (heard, public) if heard else public
