"""Fights, armour, defeat and restart (3.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.archibald import effects, events, odds
from tablee.games.archibald.asking import Asking, Deciding
from tablee.games.archibald.board import LAST_ROW, LEVEL
from tablee.games.archibald.moves import CELLS, KEEP_ARMOUR, KINDS, USE_ARMOUR, Deed, slay
from tablee.games.archibald.refusals import NOT_THESE
from tablee.games.archibald.water import SendTo
from tablee.kernel.agenda import DONE, Step, Steps
from tablee.kernel.luck import Luck
from tablee.kernel.position import Move, Refusal

if TYPE_CHECKING:
    from tablee.games.archibald.rules import Race


# --- The fight


def fight(race: Race, seat: int, luck: Luck) -> Steps:
    """ARC-603 to 609. One round against all enemies on the tile: both sides roll before anything is lost."""
    cell = race.runners[seat].cell
    enemies = race.enemies_at(cell)
    race.fought = True
    red, yellow = odds.hero_dice(race, seat)
    foes_red, foes_yellow = odds.enemy_dice(race.box, enemies)
    if race.told is not None:
        chance = odds.fight(race.box, (red, yellow), (foes_red, foes_yellow), len(enemies), race.runners[seat].lives)
        race.told.append(
            events.FightStarted(seat, CELLS[cell], (red, yellow), (foes_red, foes_yellow), names(enemies), chance.win)
        )
    hero_faces = roll(race, red, yellow, luck)
    enemy_faces = roll(race, foes_red, foes_yellow, luck)
    hits = total(hero_faces)
    wounds = total(enemy_faces)
    if race.told is not None:
        race.told.append(events.FightRolled(seat, race.left_of(seat), hero_faces, enemy_faces, hits, wounds))
    killed: Steps = DONE
    if hits > 0:
        killed = (Slay(seat, min(hits, len(enemies))),)
    return killed + (Lose(seat, wounds, "fight"), Aftermath(seat))


def roll(race: Race, red: int, yellow: int, luck: Luck) -> list[int]:
    """ARC-606. The hits on each face, red dice first."""
    faces: list[int] = []
    for _ in range(red):
        faces.append(race.box.red_faces[luck.below(6)])
    for _ in range(yellow):
        faces.append(race.box.yellow_faces[luck.below(6)])
    return faces


def total(faces: list[int]) -> int:
    hits = 0
    for face in faces:
        hits += face
    return hits


def names(kinds: list[int]) -> list[str]:
    return [KINDS[kind] for kind in kinds]


class Slay(Deciding):
    """D-07, ARC-610 to 612. So many enemies die; with fewer hits than enemies the player chooses which."""

    __slots__ = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def decision(self) -> str:
        return "slay"

    def amount(self, race: Race) -> int:
        return self.count

    def options(self, race: Race) -> tuple[Move, ...]:
        enemies = race.enemies_at(race.runners[self.seat].cell)
        enemies.reverse()
        return tuple([slay(kinds) for kinds in subsets(enemies, min(self.count, len(enemies)))])

    def objections(self, race: Race) -> dict[str, Refusal]:
        return {"slay": NOT_THESE}

    def default(self, race: Race, seat: int) -> Move:
        """The most dangerous first."""
        return self.options(race)[0]

    def stands(self, race: Race) -> bool:
        return race.any_enemy_at(race.runners[self.seat].cell)

    def answer(self, race: Race, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        cell = race.runners[seat].cell
        for kind in move.kinds:
            race.remove_enemy(cell, kind)
        if race.told is not None:
            race.told.append(events.EnemiesKilled(seat, CELLS[cell], names(list(move.kinds))))
        return DONE


def subsets(kinds: list[int], count: int) -> list[tuple[int, ...]]:
    """All different choices of so many, each and all of them with the most dangerous first."""
    if count == 0:
        return [()]
    found: list[tuple[int, ...]] = []
    for place in range(len(kinds) - count + 1):
        if place > 0 and kinds[place] == kinds[place - 1]:
            continue
        for rest in subsets(kinds[place + 1 :], count - 1):
            found.append((kinds[place],) + rest)
    return found


class Aftermath(Step["Race"]):
    """ARC-614. Enemies have survived, and so has the hero."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, race: Race, luck: Luck) -> Steps:
        cell = race.runners[self.seat].cell
        enemies = race.enemies_at(cell)
        if race.told is not None and len(enemies) > 0:
            race.told.append(events.HeroBlocked(self.seat, CELLS[cell], names(enemies)))
        return DONE


# --- Losing lives


class Lose(Step["Race"]):
    """ARC-509, 525, 613. A loss of lives; whoever wears an armour is asked first."""

    __slots__ = ("seat", "lives", "cause")

    def __init__(self, seat: int, lives: int, cause: str) -> None:
        self.seat = seat
        self.lives = lives
        self.cause = cause

    def run(self, race: Race, luck: Luck) -> Steps:
        worn = race.runners[self.seat].equipment
        if self.lives > 0 and worn is not None and worn.armour > 0:
            return (Armour(self.seat, self.lives, self.cause),)
        return lose(race, self.seat, self.lives, self.cause)


class Armour(Asking):
    """D-08. Use the armour, or keep it and lose all."""

    __slots__ = ("lives", "cause")

    def __init__(self, seat: int, lives: int, cause: str) -> None:
        self.seat = seat
        self.lives = lives
        self.cause = cause

    def decision(self) -> str:
        return "armour"

    def subject(self) -> str:
        return self.cause

    def amount(self, race: Race) -> int:
        return self.lives

    def options(self, race: Race) -> tuple[Move, ...]:
        return (USE_ARMOUR, KEEP_ARMOUR)

    def stands(self, race: Race) -> bool:
        worn = race.runners[self.seat].equipment if 0 <= self.seat < race.seats else None
        return worn is not None and worn.armour > 0

    def answer(self, race: Race, seat: int, move: Move, luck: Luck) -> Steps | None:
        prevented = race.use_armour(seat, self.lives) if move is USE_ARMOUR else 0
        return lose(race, seat, self.lives - prevented, self.cause)


def lose(race: Race, seat: int, lives: int, reason: str) -> Steps:
    """ARC-621. At 0 the hero is defeated."""
    if lives <= 0:
        return DONE
    runner = race.runners[seat]
    lost = min(lives, runner.lives)
    runner.lives -= lost
    if race.told is not None:
        race.told.append(events.LivesChanged(seat, -lost, runner.lives, reason))
    return (Defeat(seat),) if runner.lives == 0 else DONE


# --- Defeat


class Defeat(Step["Race"]):
    """ARC-213, 621 to 628. The turn is over; hand, equipment and marker are lost; then the restart."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, race: Race, luck: Luck) -> Steps:
        runner = race.runners[self.seat]
        level = LEVEL[runner.cell]
        if race.told is not None:
            race.told.append(events.HeroDefeated(self.seat, CELLS[runner.cell], level))
        if self.seat == race.active:
            race.cut_turn_short()
        race.discard_everything(self.seat)
        race.set_marker(self.seat, False)
        others: Steps = DONE  # what was cut short may have filled another hand
        for seat in range(race.seats):
            others += effects.overflow(race, seat)
        return (SendTo(self.seat, LAST_ROW[max(1, level - 1)], "defeat"), Restart(self.seat)) + others


class Restart(Step["Race"]):
    """ARC-625, 626. Three lives, and two cards of the level where the hero stands now."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, race: Race, luck: Luck) -> Steps:
        runner = race.runners[self.seat]
        assert runner.hero is not None
        gained = runner.hero.lives - runner.lives
        runner.lives = runner.hero.lives
        if race.told is not None:
            race.told.append(events.LivesChanged(self.seat, gained, runner.lives, "restart"))
        race.draw(self.seat, race.deck_level(self.seat), race.box.first_cards, "restart", luck)
        return DONE
