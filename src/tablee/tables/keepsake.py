"""A finished game that this program cannot play: its game, its rules or its cards are not ours.

What its log says is given as it is, all of it open, for a program that knows more: the lines with the events that were
told. What only its rules could say, the views and the outcome, is left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tablee.kernel import Json, Seal
from tablee.store.log import Row, TableRecord
from tablee.tables import acts
from tablee.tables.acts import Entry
from tablee.tables.replay import (
    BEGUN,
    FORMAT,
    OPEN,
    BadReplay,
    Replay,
    ReplayLine,
    ReplaySeat,
    decode_summary,
    must_be_over,
    up_to_the_end,
)


def keepsake(record: TableRecord, rows: Sequence[Row], content: Json) -> Replay:
    """The bare record of a finished table; `BadReplay` if even its lines are not ours."""
    must_be_over(record)
    try:
        return written_down(record, rows, content)
    except (msgspec.DecodeError, LookupError, ValueError) as error:  # another program may have written it otherwise
        raise BadReplay(error) from None


def written_down(record: TableRecord, rows: Sequence[Row], content: Json) -> Replay:
    rows = up_to_the_end(rows)
    entries = [msgspec.json.decode(row.act, type=Entry) for row in rows]
    told: list[list[Any]] = [msgspec.json.decode(row.told) for row in rows]
    begin = [type(entry.act) for entry in entries].index(acts.Start)
    opened = entries[0].act
    if not isinstance(opened, acts.Open):
        raise ValueError("not opened")
    summary = decode_summary(record.summary)
    (salts,) = [event[2] for event in told[begin] if event[0] == BEGUN]
    seats = seats_of(entries[:begin], told)
    return Replay(
        format=FORMAT,
        game=record.game,
        rules_version=record.rules_version,
        eyes=OPEN,
        settings=summary.settings,
        seats=[
            ReplaySeat(place.name, place.level, salt, place.who)
            for place, salt in zip(summary.places, salts, strict=True)
        ],
        host=seats.get(entries[begin].by),
        commitment=Seal(bytes.fromhex(opened.seed)).commitment,
        seed=opened.seed,
        lines=[
            ReplayLine(entry.at, entry.act, seats.get(entry.by), events, delay=entry.delay)
            for entry, events in zip(entries[begin:], told[begin:], strict=True)
        ],
        outcome=None,
        position=opened.position,
        digest=record.digest,
        content=content,
        house=opened.house,
    )


def seats_of(lobby: Sequence[Entry], told: Sequence[Sequence[Any]]) -> dict[str | None, int]:
    """Who sat where when the game began: from what was told in the lobby, which is the same in every game."""
    people: dict[int, str | None] = {}
    for entry, events in zip(lobby, told, strict=False):
        for event in events:
            match event:
                case ["person_sat", seat, _]:
                    people[seat] = entry.act.person if isinstance(entry.act, acts.Seat) else entry.by
                case ["person_stood" | "person_barred", seat, _] | ["seat_freed", seat]:
                    people.pop(seat, None)
                case ["seats_swapped", one, other]:
                    people[one], people[other] = people.get(other), people.get(one)
    return {person: seat for seat, person in people.items() if person is not None}
