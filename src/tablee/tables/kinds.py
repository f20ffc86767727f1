"""What every event is asked on its way, asked once of its kind: a record is slow to answer, and each has several."""

from __future__ import annotations

from typing import Final

from tablee.kernel import DefaultPlayed, Event, PrivateEvent, SeatBack, SeatGone
from tablee.tables.events import EVENTS

BY_ALL: Final = 1  # everybody hears it
BY_ITS_SEAT: Final = 2  # its seat alone
ASKED: Final = 4  # each pair of eyes is asked about
REVEALS: Final = 8  # it shows what was hidden
IS_DEFAULT: Final = 16  # a clock ran out
COMES_OR_GOES: Final = 32  # it takes a player from a seat, or brings one back
CHANGES_THE_TABLE: Final = 64  # something around the game is otherwise than before

CHANGES: Final = frozenset((*EVENTS, SeatGone, SeatBack))
FACTS: Final[dict[type, int]] = {}


def found(kind: type[Event]) -> int:
    """What is true of all events of a kind."""
    facts = BY_ALL if kind.heard_by is Event.heard_by else ASKED
    if kind.heard_by is PrivateEvent.heard_by:
        facts = BY_ITS_SEAT
    if kind.reveals:
        facts |= REVEALS
    if kind is DefaultPlayed:
        facts |= IS_DEFAULT
    if kind is SeatGone or kind is SeatBack:
        facts |= COMES_OR_GOES
    if kind in CHANGES:
        facts |= CHANGES_THE_TABLE
    return facts


def facts_of(event: Event) -> int:
    facts = FACTS.get(type(event))
    if facts is None:
        facts = FACTS[type(event)] = found(type(event))
    return facts


def facts_of_all(events: list[Event]) -> int:
    """What is true of one of these, or of more."""
    facts = 0
    for event in events:
        facts |= facts_of(event)
    return facts


def is_heard(events: list[Event]) -> bool:
    """Whether everybody learns something. What only one seat hears of leaves no trace for the others."""
    for event in events:
        facts = facts_of(event)
        if facts & BY_ALL != 0 or (facts & ASKED != 0 and event.heard_by(None) is not None):
            return True
    return False
