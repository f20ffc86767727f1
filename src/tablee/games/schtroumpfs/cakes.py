"""Cakes: their conditions, and when they are prepared (SCH-155 to 158, 205; section 5.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.schtroumpfs import events
from tablee.games.schtroumpfs.box import LOG, STONE, Cake
from tablee.games.schtroumpfs.moves import LOCATIONS

if TYPE_CHECKING:
    from tablee.games.schtroumpfs.rules import Village


def bake(village: Village) -> None:
    """SCH-156, 205. Every cake whose condition holds is prepared at once, in the order of their codes."""
    for one in village.cakes:
        if not one.prepared and progress(village, one.cake) >= needed(one.cake):
            one.prepared = True
            if village.told is not None:
                village.told.append(events.CakePrepared(village.active, one.cake.id))


def needed(cake: Cake) -> int:
    """How far its condition goes: of two kinds, both count."""
    return 2 * cake.amount if cake.effect == "logs_and_stones" else cake.amount


def progress(village: Village, cake: Cake) -> int:
    """How far it has come. At least is meant everywhere."""
    effect = cake.effect
    if effect == "stock":
        return village.in_stock()
    if effect == "resource":
        return village.stock[cake.resource]
    if effect == "logs_and_stones":
        return min(village.stock[LOG], cake.amount) + min(village.stock[STONE], cake.amount)
    if effect == "dangers":
        return village.danger_streak
    if effect == "inventions":
        return len(village.crafted)
    if effect == "locations":
        return visited(village)
    if effect == "useful":
        return village.useful_streak
    if effect == "sheltered":
        return village.sheltered_starting
    if effect == "with_azrael":
        return village.at_location(village.azrael)
    assert effect == "actions", effect
    return village.actions


def visited(village: Village) -> int:
    """Locations with meeples: real ones, not a slot that a Hefty Smurf closes."""
    count = 0
    for location in range(1, LOCATIONS + 1):
        if village.at_location(location) > 0:
            count += 1
    return count
