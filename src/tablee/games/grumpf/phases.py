"""The names of what a table goes through, and of the paces that it can go at."""

from __future__ import annotations

from typing import Final, Literal

PaceName = Literal["realtime", "turns", "beats"]  # GRU-009
Patience = Literal["short", "long", "practice"]  # GRU-315, 316
Phase = Literal["waiting", "ready", "shout", "countdown", "hunt", "review", "exchange", "end"]  # GRU-043

WAITING: Final[Phase] = "waiting"  # everybody has left: the next round waits for somebody (GRU-314)
READYING: Final[Phase] = "ready"
SHOUTING: Final[Phase] = "shout"  # all are ready, nobody has shouted
COUNTDOWN: Final[Phase] = "countdown"
HUNT: Final[Phase] = "hunt"
REVIEW: Final[Phase] = "review"
EXCHANGE: Final[Phase] = "exchange"
END: Final[Phase] = "end"

HUTS: Final = "huts"  # the causes of an end of the hunt (GRU-097)
NOTHING_LEFT: Final = "nothing_left"
TIME: Final = "time"
STALL: Final = "stall"
