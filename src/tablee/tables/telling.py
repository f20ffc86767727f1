"""What each pair of eyes is told: numbered frames with the events they hear and the fields of their view that changed.

The public part of a frame is put into bytes once and shared by everybody; only what is a seat's own is added to its
frames. A pair of eyes that learns nothing gets no frame and no number, so that nobody can count what they may not know.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, TypeAlias

import msgspec

from tablee.kernel import EVERYTHING, Channels, Event, Eyes, Position, PrivateEvent, SeatBack, SeatGone
from tablee.tables.company import LOBBY
from tablee.tables.events import EVENTS
from tablee.tables.hush import NOBODY
from tablee.tables.table import Table
from tablee.tables.views import TableView, running_clocks, view_table

Frame: TypeAlias = tuple[int, bytes]  # its number, and what is sent

encode = msgspec.json.Encoder().encode
astuple = msgspec.structs.astuple
PAST: Final = 400  # events of the story that whoever comes in is told again
EVERY_FIELD: frozenset[str] = frozenset()
CHANGE_THE_TABLE: frozenset[type[Event]] = frozenset(EVENTS) | {SeatGone, SeatBack}


@cache
def named_fields(kind: type[msgspec.Struct], skip: frozenset[str]) -> list[tuple[int, bytes]]:
    """The fields of a record that are compared: the place of each, and its beginning in JSON."""
    names = enumerate(kind.__struct_fields__)
    return [(place, b'"%b":' % name.encode()) for place, name in names if name not in skip]


def changes(old: Any, new: msgspec.Struct, skip: frozenset[str] = EVERY_FIELD) -> bytes:
    """The fields of a record that differ, as JSON; to whoever knew nothing, all of them."""
    fields = named_fields(type(new), skip)
    values = astuple(new)  # one by one they would be asked for by name, which takes longer than to compare them
    if old is None:
        return b",".join([begins + encode(values[place]) for place, begins in fields])
    parts: list[bytes] = []
    before = astuple(old)
    for place, begins in fields:
        if before[place] is not values[place]:
            changed = changed_value(before[place], values[place])
            if changed:
                parts.append(begins + changed)
    return b",".join(parts)


def changed_value(before: Any, value: Any) -> bytes:
    """A value that differs, as JSON; nothing, if it is the same. Of a list that did not get shorter only the items that
    differ or are new, by place (docs/protocol.md, "Merging"); of a record in such a list, only its fields that differ.
    """
    if type(value) is list and type(before) is list and 0 < len(before) <= len(value):
        return changed_items(before, value)
    return b"" if before == value else encode(value)


def changed_items(before: list[Any], value: list[Any]) -> bytes:
    """Most lists of a history only grow: what was there is compared at once, and looked at only if it differs."""
    known = len(before)
    replaced = 0
    items: list[bytes] = []
    if (value if len(value) == known else value[:known]) != before:
        for place, old in enumerate(before):
            item = value[place]
            if item is old or item == old:
                continue
            kind: Any = type(item)
            former: Any = type(old)
            if is_object(kind) and is_object(former):
                if kind is not former or issubclass(kind, dict):  # it would be merged into what it is not
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


@cache
def is_object(kind: Any) -> bool:
    """Whether things of this kind are objects in JSON: dictionaries, and most records."""
    return issubclass(kind, dict) or (issubclass(kind, msgspec.Struct) and not kind.__struct_config__.array_like)


@cache
def hearing(kind: type[Event]) -> str:
    """How to find out who hears an event of this kind."""
    if kind.heard_by is Event.heard_by:
        return "all"
    return "seat" if kind.heard_by is PrivateEvent.heard_by else "ask"


@cache
def eyes_around(seats: int, moderated: bool) -> list[Eyes]:
    """Everybody who is told of a table with so many seats: those without one first. The same list every time."""
    return [None, *range(seats), EVERYTHING] if moderated else [None, *range(seats)]


@cache
def divides(kind: type[Position]) -> bool:
    """Whether rules of this kind ever change where people may talk and listen."""
    return kind.channels is not Position.channels


class Teller:
    """The memory of what a table's eyes were last told."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.numbers: dict[Eyes, int] = {}
        self.around: TableView = view_table(table)
        self.public: Any = None
        self.own: dict[int, dict[str, object]] = {}
        self.skip: frozenset[str] = frozenset()
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
            self.public = position.public()
            self.own = {eyes: position.private(eyes) for eyes in self.audiences() if eyes is not None}
            self.skip = frozenset(self.own[0])
            self.channels = {eyes: position.channels(eyes) for eyes in self.audiences()}
            self.undivided = not divides(type(position))

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
        lines: list[bytes] | None = None,
    ) -> dict[Eyes, Frame]:
        """The frame of each audience that learns something. The sender's frame also says which command was heard.

        `lines` are the events as JSON, one each, if somebody has written them already.
        """
        audiences = self.audiences()
        written = [encode(event) for event in events] if lines is None else lines
        shared, asides = self.spoken(events, written, audiences)
        common = b",".join(shared)
        talk = self.channel_changes(audiences)
        quiet = self.stays_free() and not shared and None not in asides
        public = b"" if quiet else self.public_changes(events)
        unmoved = quiet and sender is not None  # everybody but the sender, who hears something, and who looks on
        watching = self.watching() if unmoved else NOBODY
        frames: dict[Eyes, Frame] = {}
        alike: Frame = (0, b"")  # the last frame that holds nothing of a seat's own, and its number
        for eyes in audiences:
            if unmoved and eyes != sender and eyes not in asides and eyes not in talk and eyes not in watching:
                continue
            own = b"" if eyes is None else self.own_changes(eyes)
            channels = talk.get(eyes, b"") if talk else b""
            aside = asides.get(eyes)
            heard = common if aside is None else with_asides(shared, aside)
            if not (heard or public or own or channels):
                continue
            number = self.numbers.get(eyes, 0) + 1
            self.numbers[eyes] = number
            if channels:
                self.turned[eyes] = number
            answers = command if eyes == sender else None
            if own or channels or aside is not None or answers is not None:
                frames[eyes] = (number, frame(number, heard, public, own, channels, answers))
            else:
                if alike[0] != number:
                    alike = (number, frame(number, heard, public, b"", b"", None))
                frames[eyes] = alike
        return frames

    def spoken(
        self, events: list[Event], lines: list[bytes], audiences: list[Eyes]
    ) -> tuple[list[bytes], dict[Eyes, list[tuple[int, bytes]]]]:
        """The events that everybody hears; and for each pair of eyes what it hears besides, and where among them."""
        shared: list[bytes] = []
        asides: dict[Eyes, list[tuple[int, bytes]]] = {}
        for event, line in zip(events, lines, strict=True):
            way = hearing(type(event))
            if way == "all":
                shared.append(line)
            elif way == "seat":
                asides.setdefault(event.seat, []).append((len(shared), line))  # type: ignore[attr-defined]
                if self.moderated:
                    asides.setdefault(EVERYTHING, []).append((len(shared), line))
            else:
                for eyes in audiences:
                    part = event.heard_by(eyes)
                    if part is not None:
                        asides.setdefault(eyes, []).append((len(shared), encode(part)))
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

    def public_changes(self, events: list[Event]) -> bytes:
        parts: list[bytes] = []
        asked = self.table.question is not None  # whom it waits for depends on the game
        if asked or not CHANGE_THE_TABLE.isdisjoint(map(type, events)) or self.shifted():
            around = view_table(self.table)
            changed = changes(self.around, around)
            self.around = around
            if changed:
                parts.append(b'"table":{%b}' % changed)
        position = self.table.position()
        if position is not None:
            new = position.public()
            if not self.skip:
                self.skip = frozenset(position.private(0))
            changed = changes(self.public, new, EVERY_FIELD if self.public is None else self.skip)
            self.public = new
            if changed:
                parts.append(b'"public":{%b}' % changed)
        return b",".join(parts)

    def shifted(self) -> bool:
        """The table stood still, and the time of the rules has another zero now."""
        sitting = self.table.sitting
        return self.around.zero is not None and sitting is not None and self.around.zero != sitting.zero

    def own_changes(self, seat: int) -> bytes:
        position = self.table.position()
        if position is None or seat >= position.seats:
            return b""
        new = position.private(seat)
        old = self.own.get(seat)
        if new == old:
            return b""
        self.own[seat] = new
        parts: list[bytes] = []
        for name, value in new.items():
            changed = encode(value) if old is None else changed_value(old[name], value)
            if changed:
                parts.append(b'"%b":%b' % (name.encode(), changed))
        return b"{%b}" % b",".join(parts) if parts else b""

    def channel_changes(self, audiences: list[Eyes]) -> dict[Eyes, bytes]:
        """For each pair of eyes that may talk and listen elsewhere now: where."""
        changed: dict[Eyes, bytes] = {}
        if self.opened:
            self.opened = {}
        position = self.table.position()
        if position is None or self.undivided:
            return changed
        self.undivided = not divides(type(position))  # once is enough, then
        for eyes in audiences:
            old, new = self.channels.get(eyes, self.before), position.channels(eyes)
            if new is old or new == old:
                continue
            self.channels[eyes] = new
            self.opened[eyes] = [channel for channel in new.hear if channel not in old.hear]
            changed[eyes] = encode(new)
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


def with_asides(shared: list[bytes], asides: list[tuple[int, bytes]]) -> bytes:
    lines = shared[:]
    for place, line in reversed(asides):
        lines.insert(place, line)
    return b",".join(lines)


def frame(number: int, heard: bytes, public: bytes, own: bytes, channels: bytes, command: str | None) -> bytes:
    parts = [b'{"n":%d' % number]
    if command is not None:
        parts.append(b'"id":%b' % encode(command))
    if heard:
        parts.append(b'"events":[%b]' % heard)
    if public:
        parts.append(public)
    if own:
        parts.append(b'"own":%b' % own)
    if channels:
        parts.append(b'"channels":%b' % channels)
    return b",".join(parts) + b"}"
