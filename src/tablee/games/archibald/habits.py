"""The solid player (section 11 of the rules): an answer to everything that can be asked, by rules of thumb. Compiled.

Whatever it is shown, it reads only what its seat may know: its own hand, the board, and the jails that it has seen.
"""

from __future__ import annotations

from typing import Final, final

from tablee.games.archibald import effects, fighting, moving, playing, turn, water
from tablee.games.archibald.board import FIRST_JAIL, LAST_ROW, LEVEL, ROW, steps_between
from tablee.games.archibald.box import ENEMY, EQUIPMENT, Card
from tablee.games.archibald.judgement import BETTER, FAR, FEW_LIVES, TURN, Judge, is_known_trap
from tablee.games.archibald.moves import (
    ANSWER,
    BACK,
    CELLS,
    DECLINE,
    GO_ON,
    KEEP_ARMOUR,
    MOVE,
    PEEK,
    SEND,
    STOP,
    TAKE,
    TO,
    USE_ARMOUR,
)
from tablee.games.archibald.playing import Draft
from tablee.games.archibald.rules import Race
from tablee.kernel.position import Move

HEALING: Final = 3  # lives up to which a healing card is played
WORTHWHILE: Final = TURN // 5  # what a bonus move must bring
FLIGHT: Final = TURN  # what a flight or a pickaxe must bring
PALACE: Final = 4  # the level from which on it pays to look into jails
LATE: Final = 8  # the row from which on a leader is washed away


@final
class Plan:
    """A card that could be played now, and how urgent that is."""

    __slots__ = ("move", "urgency")

    def __init__(self) -> None:
        self.move: Move = GO_ON
        self.urgency = 0.0

    def offer(self, move: Move, urgency: float) -> None:
        if urgency > self.urgency:
            self.move = move
            self.urgency = urgency


@final
class Habits:
    """Answers for one seat."""

    __slots__ = ("judge",)

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def answer(self, race: Race, seat: int) -> Move:
        step = race.agenda[-1]
        if isinstance(step, turn.Window):
            return self.window(race, seat, step.name == "A")
        if isinstance(step, moving.Walk):
            return MOVE[self.best_step(race, seat, moving.targets(race, seat))]
        if isinstance(step, moving.BonusMove):
            return self.bonus(race, seat, moving.bonus_targets(race, seat, step.source), DECLINE)
        if isinstance(step, moving.MoveAgain):
            return self.bonus(race, seat, moving.targets(race, seat), STOP)
        if isinstance(step, fighting.Armour):
            return self.armour(race, seat, step.lives)
        if isinstance(step, effects.Overflow):
            return self.overflow(race, seat)
        if isinstance(step, effects.GiveUp):
            return self.judge.worst(race, seat).discard
        if isinstance(step, effects.Answer):
            return ANSWER[self.best_answer(race, seat)]
        if isinstance(step, water.SendTo):
            return TO[self.destination(race, seat, water.safe_in_row(race, step.row))]
        if isinstance(step, effects.Tunnel):
            return self.tunnel(race, seat)
        if isinstance(step, effects.Peek):
            return PEEK[self.jail_to_look_at(race, seat) - FIRST_JAIL]
        return step.default(race, seat)

    # --- Moving

    def best_step(self, race: Race, seat: int, targets: list[int]) -> int:
        """The shortest way; never a known trap, unless there is nothing else."""
        judge = self.judge
        judge.look(race, seat)
        best = -1
        least = 0
        for target in targets:
            cost = judge.entry[target] + judge.left[target]
            if is_known_trap(race, seat, target):
                cost += FAR
            if best < 0 or cost < least:
                best = target
                least = cost
        return best

    def bonus(self, race: Race, seat: int, targets: list[int], none: Move) -> Move:
        """A move that costs no turn, if it brings the hero nearer."""
        if len(targets) == 0:
            return none
        best = self.best_step(race, seat, targets)
        if is_known_trap(race, seat, best):
            return none
        now = self.judge.left[race.runners[seat].cell]
        after = self.judge.entry[best] - TURN + self.judge.left[best]
        return MOVE[best] if after + WORTHWHILE <= now else none

    def destination(self, race: Race, seat: int, cells: list[int]) -> int:
        """The nearest tile without enemies."""
        self.judge.look(race, seat)
        best = cells[0]
        least = -1
        for cell in cells:
            cost = self.judge.left[cell]
            if race.any_enemy_at(cell):
                cost += self.judge.entry[cell] + TURN
            if least < 0 or cost < least:
                best = cell
                least = cost
        return best

    def tunnel(self, race: Race, seat: int) -> Move:
        ends = effects.tunnel_ends(race, seat)
        if len(ends) == 0:
            return DECLINE
        best = self.destination(race, seat, ends)
        here = race.runners[seat].cell
        now = self.judge.left[here]
        if race.any_enemy_at(here):
            now += TURN
        return TO[best] if self.judge.left[best] < now else DECLINE

    def jail_to_look_at(self, race: Race, seat: int) -> int:
        """The nearest one."""
        cells = effects.unseen_jails(race, seat)
        here = race.runners[seat].cell
        best = cells[0]
        for cell in cells:
            if steps_between(here, cell) < steps_between(here, best):
                best = cell
        return best

    # --- Fights and cards that are asked for

    def armour(self, race: Race, seat: int, lives: int) -> Move:
        """Unless it would be wasted: a small loss, and enough lives."""
        runner = race.runners[seat]
        worn = runner.equipment
        if worn is not None and lives < worn.armour and runner.lives - lives > FEW_LIVES:
            return KEEP_ARMOUR
        return USE_ARMOUR

    def overflow(self, race: Race, seat: int) -> Move:
        if seat == race.active:
            better = self.better_equipment(race, seat)
            if better is not None:
                return better.equip
        return self.judge.worst(race, seat).discard

    def better_equipment(self, race: Race, seat: int) -> Card | None:
        runner = race.runners[seat]
        best: Card | None = None
        most = self.judge.equipment(runner.equipment) + BETTER
        for card in runner.hand:
            if card.kind == EQUIPMENT and self.judge.equipment(card) > most:
                best = card
                most = self.judge.equipment(card)
        return best

    def best_answer(self, race: Race, seat: int) -> int:
        answers = race.reading[-1].card.answers
        best = 0
        most = self.judge.script(race, seat, answers[0].script)
        for number in range(1, len(answers)):
            worth = self.judge.script(race, seat, answers[number].script)
            if worth > most:
                best = number
                most = worth
        return best

    # --- Card windows

    def window(self, race: Race, seat: int, early: bool) -> Move:
        draft = race.draft
        if draft is not None:
            return self.gather(race, seat, draft)
        better = self.better_equipment(race, seat)
        if better is not None:
            return better.equip
        if race.card_played:
            return GO_ON
        plan = Plan()
        for card in race.runners[seat].hand:
            if card.kind == EQUIPMENT or playing.why_not_play(race, seat, card) is not None:
                continue
            if card.kind == ENEMY:
                self.send_enemies(race, seat, card, early, plan)
            else:
                self.consider(race, seat, card, early, plan)
        return plan.move

    def gather(self, race: Race, seat: int, draft: Draft) -> Move:
        """ARC-513. Missing pawns come from the nearest tiles."""
        if playing.missing(race, draft) <= 0:
            return SEND
        here = race.runners[seat].cell
        best = -1
        for cell in range(len(CELLS)):
            if playing.can_take(race, draft, cell) and (
                best < 0 or steps_between(here, cell) < steps_between(here, best)
            ):
                best = cell
        return TAKE[best] if best >= 0 else BACK

    def send_enemies(self, race: Race, seat: int, card: Card, early: bool, plan: Plan) -> None:
        """Onto the leader's tile, after the move; before it, if this hero may be defeated."""
        rival = self.prey(race, seat)
        if rival < 0 or (early and not self.in_danger(race, seat)):
            return
        cell = race.runners[rival].cell
        if LEVEL[cell] == 1 or cell == race.runners[seat].cell or race.any_enemy_at(cell):
            return
        whole = race.supply(card.enemy) >= card.count
        plan.offer(card.play_at[cell] if whole else card.aim_at[cell], 0.5 + self.judge.card(race, seat, card))

    def prey(self, race: Race, seat: int) -> int:
        """The leader, unless he is more than one row behind; -1 for nobody."""
        rival = self.judge.leader(race, seat)
        near = ROW[race.runners[rival].cell] >= ROW[race.runners[seat].cell] - 1
        return rival if near else -1

    def in_danger(self, race: Race, seat: int) -> bool:
        """A fight comes before the next chance to play a card."""
        runner = race.runners[seat]
        return runner.lives <= FEW_LIVES and race.any_enemy_at(runner.cell)

    def consider(self, race: Race, seat: int, card: Card, early: bool, plan: Plan) -> None:
        """A power card that may be played: whether now."""
        code = self.judge.code[card.number]
        if code == "LIFE":
            self.heal(race, seat, card, plan)
        elif code == "WATER":
            self.turn_water(race, seat, card, plan)
        elif code == "FLY":
            self.fly(race, seat, card, plan)
        elif code == "PICKAXE":
            self.dig(race, seat, card, early, plan)
        elif early:
            return
        elif code == "BONUS_MOVE":
            if self.judge.step_gain(race, seat) * TURN >= WORTHWHILE:
                plan.offer(card.play, 1.5)
        elif code == "PEEK":
            if LEVEL[race.runners[seat].cell] >= PALACE:
                plan.offer(card.play_at[self.jail_to_look_at(race, seat)], 1.2)
        elif code == "DRAW":
            if len(race.runners[seat].hand) < race.box.hand:
                plan.offer(card.play, 0.6)
        else:
            self.hinder(race, seat, card, code, plan)

    def heal(self, race: Race, seat: int, card: Card, plan: Plan) -> None:
        """With few lives, when nothing is wasted."""
        runner = race.runners[seat]
        hero = runner.hero
        assert hero is not None
        gain = self.judge.amount[card.number]
        if runner.lives <= HEALING and hero.most - runner.lives >= gain:
            plan.offer(card.play, 0.7 + 0.5 * (HEALING - runner.lives) + 0.1 * gain)

    def turn_water(self, race: Race, seat: int, card: Card, plan: Plan) -> None:
        """At the last token but one: save oneself from the flood, or have a leader washed away."""
        if race.water + 1 < race.box.flood:
            return
        cell = race.runners[seat].cell
        row = ROW[cell]
        if self.judge.amount[card.number] < 0:
            level = LEVEL[cell]
            if level > 1 and row - LAST_ROW[level - 1] >= 2:
                plan.offer(card.play, 1.1)
            return
        far = ROW[race.runners[self.judge.leader(race, seat)].cell]
        if far >= LATE and far >= row + 2:
            plan.offer(card.play, 1.6)

    def fly(self, race: Race, seat: int, card: Card, plan: Plan) -> None:
        """Away from enemies, over a wall: where it saves more than a turn."""
        judge = self.judge
        cell = race.runners[seat].cell
        landings = playing.cells(race, seat, card)
        judge.look(race, seat)
        now = judge.left[cell]
        if race.any_enemy_at(cell):
            now += 2 * TURN
        best = -1
        most = FLIGHT - 1
        for target in landings:
            gain = now - judge.left[target] - judge.entry[target] + TURN
            if gain > most:
                best = target
                most = gain
        if best >= 0:
            plan.offer(card.play_at[best], most / TURN)

    def dig(self, race: Race, seat: int, card: Card, early: bool, plan: Plan) -> None:
        """Through a wall that costs more than a turn; before the move, unless enemies have to be fought first."""
        if not early or race.any_enemy_at(race.runners[seat].cell):
            return
        judge = self.judge
        judge.look(race, seat)
        now = judge.left[race.runners[seat].cell]
        best = -1
        most = FLIGHT - 1
        for other in playing.walls(race, seat):
            gain = now - judge.left[other] - judge.entry[other]
            if gain > most and not is_known_trap(race, seat, other):
                best = other
                most = gain
        if best >= 0:
            plan.offer(card.play_at[best], most / TURN)

    def hinder(self, race: Race, seat: int, card: Card, code: str, plan: Plan) -> None:
        """The leader is held, pushed or robbed; not held where enemies hold him anyway."""
        rival = self.prey(race, seat)
        if rival < 0 or playing.why_not_target(race, seat, card, rival) is not None:
            return
        if code != "PRANK" and race.any_enemy_at(race.runners[rival].cell):
            return
        plan.offer(card.play_on[rival], 0.5 if code == "PRANK" else 1.0)
