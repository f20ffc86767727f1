"""Sections 3.7 and 3.8: what counts on a track, who is strongest, and who takes how many animals."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from tablee.games.grumpf.box import Condition
from tablee.games.grumpf.moves import SEATS


@final
class Spot:
    """A pawn on a space of a track, showing a value; and the club on it, if there is one (GRU-066, 071)."""

    __slots__ = ("clan", "pawn", "value", "club_clan", "club_pawn")

    clan: i64
    pawn: i64
    value: i64
    club_clan: i64
    club_pawn: i64

    def __init__(self, clan: i64, pawn: i64, value: i64, club_clan: i64 = -1, club_pawn: i64 = 0) -> None:
        self.clan = clan
        self.pawn = pawn
        self.value = value
        self.club_clan = club_clan  # -1: no club on it
        self.club_pawn = club_pawn

    def clone(self) -> Spot:
        return Spot(self.clan, self.pawn, self.value, self.club_clan, self.club_pawn)


@final
class Standing:
    """A clan that is present on a board: its strength, and its tallied pawn nearest the start (GRU-140 to 143)."""

    __slots__ = ("clan", "strength", "space")

    clan: i64
    strength: i64
    space: i64

    def __init__(self, clan: i64, strength: i64, space: i64) -> None:
        self.clan = clan
        self.strength = strength
        self.space = space

    def before(self, other: Standing) -> bool:
        """GRU-142, 143. Stronger; or as strong and nearer the start."""
        if self.strength != other.strength:
            return self.strength > other.strength
        return self.space < other.space


@final
class Tally:
    """A board when it is counted."""

    __slots__ = ("spaces", "values", "met", "standings")

    def __init__(self, spaces: list[int], values: list[int], met: bool, standings: list[Standing]) -> None:
        self.spaces = spaces  # of the tallied pawns
        self.values = values  # of the tallied pawns
        self.met = met
        self.standings = standings  # the strongest first


def tally(track: list[Spot], condition: Condition) -> Tally:
    """GRU-107 to 143. The counted pawns, the condition, the clans that are present in their order."""
    spaces: list[int] = []
    values: list[int] = []
    for index, spot in enumerate(track):
        if spot.club_clan < 0:
            spaces.append(index + 1)
            values.append(spot.value)
    met = condition.met(values)
    last = condition.tallied()
    if last and len(spaces) > last:
        spaces = spaces[-last:]
        values = values[-last:]
    return Tally(spaces, values, met, standings(track, spaces))


def standings(track: list[Spot], spaces: list[int]) -> list[Standing]:
    """GRU-140 to 143. One for each clan with a tallied pawn, the strongest first."""
    present: list[Standing | None] = [None] * SEATS
    for space in spaces:
        spot = track[space - 1]
        standing = present[spot.clan]
        if standing is None:
            present[spot.clan] = Standing(spot.clan, spot.value, space)
        else:
            standing.strength += spot.value
    ranked: list[Standing] = []
    for standing in present:
        if standing is None:
            continue
        place = len(ranked)
        while place > 0 and standing.before(ranked[place - 1]):
            place -= 1
        ranked.insert(place, standing)
    return ranked


@final
class Share:
    """Animals taken at once by one clan."""

    __slots__ = ("clan", "taken")

    clan: i64
    taken: i64

    def __init__(self, clan: i64, taken: i64) -> None:
        self.clan = clan
        self.taken = taken


def share(pattern: list[int], ranked: list[Standing], animals: int) -> list[Share]:
    """GRU-145 to 149. Through the pattern again and again until nothing is left; missing ranks are skipped."""
    shares: list[Share] = []
    while animals > 0:
        for rank in range(min(len(pattern), len(ranked))):
            taken = min(pattern[rank], animals)
            if taken > 0:
                shares.append(Share(ranked[rank].clan, taken))
                animals -= taken
    return shares
