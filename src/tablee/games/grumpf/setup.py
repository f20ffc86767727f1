"""Section 3.2: an empty table of any pace, and what lies on it before the first round."""

from __future__ import annotations

from tablee.games.grumpf.box import Box
from tablee.games.grumpf.clans import Clan
from tablee.games.grumpf.neutral import neutral_clan
from tablee.games.grumpf.realtime import RealTime
from tablee.games.grumpf.rules import Grumpf
from tablee.games.grumpf.slow import Beats, Turns
from tablee.games.grumpf.terms import Terms


def new(box: Box, terms: Terms, seats: int, clans: list[Clan]) -> Grumpf:
    """GRU-009. The three paces are three kinds of position."""
    if terms.pace == "realtime":
        return RealTime(box, terms, seats, clans)
    return Turns(box, terms, seats, clans) if terms.pace == "turns" else Beats(box, terms, seats, clans)


def full_bag(box: Box) -> list[int]:
    """GRU-021. Every animal, species by species."""
    bag: list[int] = []
    for species, tokens in enumerate(box.tokens):
        bag.extend([species] * tokens)
    return bag


def new_clans(colours: list[int], children: str, bots: str, beginners: str) -> list[Clan]:
    """GRU-007, 008, 027. One for each seat, flags by seat number; for two, the neutral clan besides."""
    clans: list[Clan] = []
    for seat, colour in enumerate(colours):
        number = str(seat)
        clans.append(Clan(colour, number in children, number in bots, 1 if number in beginners else 0))
    if len(clans) == 2:
        clans.append(neutral_clan(colours))
    return clans
