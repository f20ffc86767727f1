"""The names of what a table goes through, as they stand in views, on paper and in logs."""

from __future__ import annotations

from typing import Final, Literal

PhaseName = Literal["waiting", "ready", "shout", "countdown", "hunt", "review", "exchange", "end"]  # GRU-043

WAITING: Final[PhaseName] = "waiting"  # everybody has left: the next round waits for somebody (GRU-314)
READYING: Final[PhaseName] = "ready"
SHOUTING: Final[PhaseName] = "shout"  # all are ready, nobody has shouted
COUNTDOWN: Final[PhaseName] = "countdown"
HUNT: Final[PhaseName] = "hunt"
REVIEW: Final[PhaseName] = "review"
EXCHANGE: Final[PhaseName] = "exchange"
END: Final[PhaseName] = "end"

BEFORE_GO: Final = (WAITING, READYING, SHOUTING, COUNTDOWN)

HUTS: Final = "huts"  # the causes of an end of the hunt (GRU-097)
NOTHING_LEFT: Final = "nothing_left"
TIME: Final = "time"
STALL: Final = "stall"
