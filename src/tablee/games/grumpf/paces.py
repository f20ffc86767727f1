"""An empty table of any pace."""

from __future__ import annotations

from tablee.games.grumpf.box import COLOURS, Box
from tablee.games.grumpf.clans import Clan
from tablee.games.grumpf.hunt import Terms
from tablee.games.grumpf.realtime import RealTime
from tablee.games.grumpf.rules import Grumpf
from tablee.games.grumpf.slow import Beats, Turns


def new(box: Box, terms: Terms, seats: int, clans: list[Clan]) -> Grumpf:
    """GRU-009. The three paces are three kinds of position."""
    if terms.pace == "realtime":
        return RealTime(box, terms, seats, clans)
    return Turns(box, terms, seats, clans) if terms.pace == "turns" else Beats(box, terms, seats, clans)


def neutral_clan(colours: list[int]) -> Clan:
    """GRU-230. The first colour that nobody plays."""
    unused = [colour for colour in range(len(COLOURS)) if colour not in colours]
    return Clan(unused[0], False, False, 0)
