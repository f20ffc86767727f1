"""The chance to win a fight, before it is fought: every face of every die (5.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from tablee.games.archibald.box import Box

if TYPE_CHECKING:
    from tablee.games.archibald.rules import Race

THOUSAND: Final = 1000


@final
class Chance:
    """In thousandths: all enemies die; the hero is defeated, without armour; and what it costs in lives."""

    __slots__ = ("win", "defeat", "loss")

    def __init__(self, win: int, defeat: int, loss: int) -> None:
        self.win = win
        self.defeat = defeat
        self.loss = loss


def hero_dice(race: Race, seat: int) -> tuple[int, int]:
    """ARC-603, 605. Those of the sheet and of the weapon, red and yellow, as far as there are dice."""
    runner = race.runners[seat]
    assert runner.hero is not None
    red = runner.hero.red
    yellow = runner.hero.yellow
    if runner.equipment is not None:
        red += runner.equipment.red
        yellow += runner.equipment.yellow
    most = race.box.dice
    return (min(red, most), min(yellow, most))


def enemy_dice(box: Box, kinds: list[int]) -> tuple[int, int]:
    """ARC-604, 605. The sum of all enemies' dice, as far as there are dice."""
    red = 0
    yellow = 0
    for kind in kinds:
        red += box.enemies[kind].red
        yellow += box.enemies[kind].yellow
    return (min(red, box.dice), min(yellow, box.dice))


def hits(box: Box, red: int, yellow: int) -> list[float]:
    """How likely each number of hits is."""
    found = [1.0]
    for _ in range(red):
        found = with_die(found, box.red_faces)
    for _ in range(yellow):
        found = with_die(found, box.yellow_faces)
    return found


def with_die(before: list[float], faces: list[int]) -> list[float]:
    after = [0.0] * (len(before) + 2)
    for before_it, chance in enumerate(before):
        for face in faces:
            after[before_it + face] += chance / len(faces)
    return after


def fight(box: Box, hero: tuple[int, int], foes: tuple[int, int], enemies: int, lives: int) -> Chance:
    won = 0.0
    for number, chance in enumerate(hits(box, hero[0], hero[1])):
        if number >= enemies:
            won += chance
    lost = 0.0
    cost = 0.0
    for number, chance in enumerate(hits(box, foes[0], foes[1])):
        cost += min(number, lives) * chance
        if number >= lives:
            lost += chance
    return Chance(round(won * THOUSAND), round(lost * THOUSAND), round(cost * THOUSAND))
