"""A move at a sitting, without a table around it."""

from __future__ import annotations

from tablee.kernel import Event, Move, Refusal
from tablee.tables import Sitting


def attempt(sitting: Sitting, seat: int, move: Move, at: int) -> tuple[list[Event], Refusal | None]:
    """What a room makes of a move: a sign of life, after all that is due; the one question; and the move, if it may."""
    events = sitting.message(seat, at)
    refusal = sitting.why_not(seat, move, at)
    return (events + sitting.play(seat, move, at) if refusal is None else events), refusal
