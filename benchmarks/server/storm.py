"""All sockets are cut in the middle of play and come back at once; every move that was under way must still arrive."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Final

from benchmarks.server.load import Load
from benchmarks.server.peer import Failed, Seat

HEAD_START: Final = 0.03  # seconds between the moves and the cut
LONGEST: Final = 30.0  # seconds until the storm is given up


@dataclass(frozen=True)
class Storm:
    """What the storm did."""

    sockets: int
    seconds: float  # from the first reconnection to the last seat that is back in its game
    underway: int  # moves that were under way when the sockets were cut
    lost: int  # tables that went back behind what had been told, or whose seats do not agree


def storm(load: Load) -> Storm:
    """Every table has just sent a move; some of them have been told when the sockets are cut."""
    if load.over:
        load.renew()
    load.play_all()
    load.turns(HEAD_START)
    seats = [seat for table in load.tables for seat in table.seats]
    known = {seat: seat.number for seat in seats}
    underway = load.busy
    for seat in seats:
        unplug(load, seat)
    begin = perf_counter()
    for seat in seats:
        load.plug_in(seat)
    wait_until_inside(load, seats, begin)
    seconds = perf_counter() - begin
    behind = {seat.table for seat in seats if seat.number < known[seat]}
    send_again(load)
    load.settle()
    play_on(load)
    apart = {table for table in load.tables if not load.peer.agree(table)}
    return Storm(len(seats), seconds, underway, len(behind | apart))


def unplug(load: Load, seat: Seat) -> None:
    assert seat.wire is not None
    load.wires.cut(seat.wire)
    seat.inside = False


def wait_until_inside(load: Load, seats: list[Seat], begin: float) -> None:
    outside = seats
    while outside := [seat for seat in outside if not seat.inside]:
        load.turn(0.02)
        if perf_counter() - begin > LONGEST:
            raise Failed(f"{len(outside)} of {len(seats)} seats did not get in again: {load.server.last_words()}")


def send_again(load: Load) -> None:
    """A client repeats what it has had no answer to; the server must not play it twice."""
    for table in load.tables:
        if table.missing and table.underway is not None:
            seat, payload = table.underway
            seat.send(payload)


def play_on(load: Load) -> None:
    """One more move at each table."""
    load.play_all()
    load.settle()
    if len(load.idle) + load.over != len(load.tables):
        raise Failed(f"only {len(load.idle) + load.over} of {len(load.tables)} tables go on")
