"""Arriving on a tile (3.4): what happens there, in its order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.archibald import effects, events, fighting, moving, water
from tablee.games.archibald.board import LAST_ROW, LEVEL
from tablee.games.archibald.box import BOOK, CARD, HEART, TRAP, TRIAL
from tablee.kernel.agenda import DONE, Step, Steps
from tablee.kernel.luck import Luck

if TYPE_CHECKING:
    from tablee.games.archibald.rules import Race

PASSAGE: Final = "passage"
REACH: Final = "reach"
FIGHT: Final = "fight"

GARDEN: Final = 3  # levels whose passage brings a card (ARC-701)
PALACE: Final = 4
TRAP_LEVEL: Final = 3  # ARC-416: its last row


def arrive(race: Race, seat: int, start: int) -> Steps:
    """ARC-401. Archibald; enemies appear; then, one after the other, whatever else there is."""
    runner = race.runners[seat]
    cell = runner.cell
    tile = race.board.tiles[cell]
    assert tile is not None
    if tile.archibald:
        race.win(seat, "archibald", cell)
        return DONE
    if race.board.fresh[cell]:
        race.board.fresh[cell] = False
        race.appear(cell, tile.enemies, "tile")
    level = LEVEL[cell]
    found: list[Step[Race]] = []
    if level in (GARDEN, PALACE) and LEVEL[start] == level - 1 and not runner.bonuses[level]:
        found.append(Resolve(seat, PASSAGE))
    if not race.reached[level]:
        found.append(Resolve(seat, REACH))
    if race.any_enemy_at(cell):
        found.append(Resolve(seat, FIGHT))
    for what in tile.shows:
        found.append(Resolve(seat, what))
    return tuple(found)


class Resolve(Step["Race"]):
    """A part of an arrival. When the hero leaves the tile, what is left of it is cancelled (ARC-402)."""

    __slots__ = ("seat", "what")

    def __init__(self, seat: int, what: str) -> None:
        self.seat = seat
        self.what = what

    def run(self, race: Race, luck: Luck) -> Steps:
        what = self.what
        if what == PASSAGE:
            return passage(race, self.seat, luck)
        if what == REACH:
            return reach(race, self.seat)
        if what == FIGHT:
            return fighting.fight(race, self.seat, luck)
        if what == HEART:
            race.heal(self.seat, 1, "tile")
            return DONE
        if what == CARD:
            return card(race, self.seat, luck)
        if what == TRIAL:
            return trial(race, self.seat, luck)
        if what == TRAP:
            return (water.SendTo(self.seat, LAST_ROW[TRAP_LEVEL], "trap"),)  # ARC-416
        if what == BOOK:
            return effects.open_book(race, self.seat, luck)
        return (moving.Grant(self.seat, "spring"),)  # ARC-411


def passage(race: Race, seat: int, luck: Luck) -> Steps:
    """ARC-701, 702. Once for each hero and level, even if no card is left."""
    runner = race.runners[seat]
    level = LEVEL[runner.cell]
    runner.bonuses[level] = True
    if race.told is not None:
        race.told.append(events.LevelBonus(seat, level))
    race.draw(seat, level, 1, "passage", luck)
    return effects.overflow(race, seat)


def reach(race: Race, seat: int) -> Steps:
    """ARC-703. The first hero of all on this level brings a flood token."""
    level = LEVEL[race.runners[seat].cell]
    race.reached[level] = True
    if race.told is not None:
        race.told.append(events.LevelReachedFirst(seat, level))
    return water.add_token(race, "level")


def card(race: Race, seat: int, luck: Luck) -> Steps:
    """ARC-406. Of the level where the tile lies; level 5 has the deck of level 4 (ARC-010)."""
    race.draw(seat, race.deck_level(seat), 1, "tile", luck)
    return effects.overflow(race, seat)


def trial(race: Race, seat: int, luck: Luck) -> Steps:
    """ARC-415. The straw: 1, 2 or 3 brings a flood token."""
    value = race.roll(seat, "trial", luck)
    return water.add_token(race, "trial") if value <= 3 else DONE
