"""A step that ends at its time. The rules keep all time here: it is a secret who has still to choose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from tablee.kernel.agenda import Step

if TYPE_CHECKING:
    from tablee.games.loupsgarous.rules import Village

SECOND: Final = 1_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Timed(Step["Village"]):
    __slots__ = ("ends",)

    def __init__(self, ends: int) -> None:
        self.ends = ends

    def due(self, village: Village) -> int | None:
        return self.ends

    def clock(self, village: Village, seat: int) -> str | None:
        return None

    def name(self) -> str:
        """What it is called in views and questions."""
        raise NotImplementedError

    def question(self, village: Village, seat: int) -> str | None:
        """It stays the same until the step ends: a beat or a relaunch inside of it makes no answer too late."""
        return f"{self.name()} {village.begun}"

    def later(self, ends: int) -> Timed:
        """The same step with another end: a moderator gives more time (LGT-016)."""
        raise NotImplementedError
