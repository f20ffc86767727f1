"""What every event is asked on its way, asked once of its kind: a record is slow to answer, and each has several."""

from __future__ import annotations

from typing import Final, final

from tablee.kernel import DefaultPlayed, Event, PrivateEvent, SeatBack, SeatGone
from tablee.tables.events import EVENTS

BY_ALL: Final = 0  # who hears it: everybody
BY_ITS_SEAT: Final = 1
ASKED: Final = 2  # each pair of eyes is asked about

CHANGE_THE_TABLE: Final = frozenset((*EVENTS, SeatGone, SeatBack))


@final
class Kind:
    """The facts about all events of a kind."""

    __slots__ = ("changes_the_table", "comes_or_goes", "is_default", "reveals", "who_hears")

    def __init__(self, kind: type[Event]) -> None:
        self.who_hears = way_of(kind)
        self.reveals = kind.reveals
        self.is_default = kind is DefaultPlayed
        self.comes_or_goes = kind is SeatGone or kind is SeatBack
        self.changes_the_table = kind in CHANGE_THE_TABLE


def way_of(kind: type[Event]) -> int:
    if kind.heard_by is Event.heard_by:
        return BY_ALL
    return BY_ITS_SEAT if kind.heard_by is PrivateEvent.heard_by else ASKED


KINDS: Final[dict[type, Kind]] = {}


def kind_of(event: Event) -> Kind:
    kind = KINDS.get(type(event))
    if kind is None:
        kind = KINDS[type(event)] = Kind(type(event))
    return kind


def is_heard(events: list[Event]) -> bool:
    """Whether everybody learns something. What only one seat hears of leaves no trace for the others."""
    for event in events:
        way = kind_of(event).who_hears
        if way == BY_ALL or (way == ASKED and event.heard_by(None) is not None):
            return True
    return False
