"""What is done differently in each pace: whoever reads, checks or remembers a table is shown it as what it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from tablee.games.grumpf.realtime import RealTime
    from tablee.games.grumpf.slow import Beats, Turns


class ByPace(Protocol):
    """One answer for each pace; `Grumpf.by_pace` finds the right one."""

    def realtime(self, position: RealTime) -> None: ...

    def turns(self, position: Turns) -> None: ...

    def beats(self, position: Beats) -> None: ...
