"""Looking ahead (section 11 of the rules): each card with each place for the meeple; then, for the best, many turns."""

from __future__ import annotations

from typing import Final, final

from tablee.games.schtroumpfs.box import Box
from tablee.games.schtroumpfs.habits import Habits, finish_turn
from tablee.games.schtroumpfs.judgement import WON, Judge
from tablee.games.schtroumpfs.moves import Deed
from tablee.games.schtroumpfs.rules import Village
from tablee.games.schtroumpfs.turn import BeforeCard, Placing
from tablee.kernel.luck import FastLuck, Luck
from tablee.kernel.position import Move

NOTHING: Final = -3.0 * WON
TURNS: Final = 3  # that are played on after a plan


@final
class Plan:
    """A card to play (none if one is in play), a place for the meeple, and how good that looked."""

    __slots__ = ("card", "place", "total", "looks")

    def __init__(self, card: Move | None, place: Move | None) -> None:
        self.card = card
        self.place = place
        self.total = 0.0
        self.looks = 0

    def add(self, worth: float) -> None:
        self.total += worth
        self.looks += 1

    def mean(self) -> float:
        return self.total / self.looks if self.looks > 0 else NOTHING

    def first(self) -> Move:
        move = self.place if self.card is None else self.card
        assert move is not None
        return move


def closing_moves(village: Village, seat: int) -> list[Move]:
    """What a window waits for, without its bonus actions."""
    found: list[Move] = []
    for move in village.moves(seat):
        assert isinstance(move, Deed)
        if move.verb != "craft" and move.verb != "use":
            found.append(move)
    return found


def ranked(plans: list[Plan]) -> list[Plan]:
    """The best first; of equals, the one that was first before."""
    found: list[Plan] = []
    for plan in plans:
        place = len(found)
        while place > 0 and found[place - 1].mean() < plan.mean():
            place -= 1
        found.insert(place, plan)
    return found


@final
class Foresight:
    """One turn of look-ahead, with the same dice for all plans."""

    __slots__ = ("judge", "habits")

    def __init__(self, box: Box) -> None:
        self.judge = Judge(box)
        self.habits = Habits(self.judge)

    # --- Plans for this turn

    def plans(self, worlds: list[Village], seat: int, luck: Luck) -> list[Plan]:
        """Every card with every place, each tried in every world: a world has its own dice."""
        found: dict[str, Plan] = {}
        for world in worlds:
            seed: int = luck.below(1 << 30)
            if isinstance(world.agenda[-1], Placing):
                self.try_places(world, seat, None, seed, found)
                continue
            for card in closing_moves(world, seat):
                village = world.clone()
                dice = FastLuck(seed)
                village.play(seat, card, dice)
                if self.reach_placing(village, world.turn, dice):
                    self.try_places(village, seat, card, seed, found)
                else:
                    self.plan_of(found, card, None).add(self.judge.evaluate(village))
        return [plan for plan in found.values() if plan.looks == len(worlds)] or list(found.values())

    def reach_placing(self, village: Village, turn: int, luck: Luck) -> bool:
        """What the card asks for, by habit; whether there is a meeple to place after that, in this turn."""
        while not village.over and village.turn == turn:
            if isinstance(village.agenda[-1], Placing):
                return True
            seat = village.awaited()[0]
            village.play(seat, self.habits.answer(village, seat), luck)
        return False

    def try_places(self, village: Village, seat: int, card: Move | None, seed: int, found: dict[str, Plan]) -> None:
        for place in closing_moves(village, seat):
            after = village.clone()
            dice = FastLuck(seed)
            after.play(seat, place, dice)
            if after.turn == village.turn:
                finish_turn(after, self.habits, dice)
            self.plan_of(found, card, place).add(self.judge.evaluate(after))

    def plan_of(self, found: dict[str, Plan], card: Move | None, place: Move | None) -> Plan:
        key = ("" if card is None else card.text) + "|" + ("" if place is None else place.text)
        if key not in found:
            found[key] = Plan(card, place)
        return found[key]

    # --- Bonus actions and answers

    def bonus(self, village: Village, seat: int) -> Move | None:
        """The craft or use that improves things most, if it does; whatever it asks for is answered by habit."""
        best: Move | None = None
        best_worth = self.judge.evaluate(village) + self.judge.worthwhile
        for move in village.moves(seat):
            assert isinstance(move, Deed)
            if (move.verb != "craft" and move.verb != "use") or is_idle(village, move):
                continue
            after = village.clone()
            dice = FastLuck(1)
            depth = len(after.agenda)
            after.play(seat, move, dice)
            while not after.over and len(after.agenda) > depth:
                asked = after.awaited()[0]
                after.play(asked, self.habits.answer(after, asked), dice)
            worth = self.judge.evaluate(after)
            if worth > best_worth:
                best = move
                best_worth = worth
        return best

    def answers(self, worlds: list[Village], seat: int, luck: Luck) -> list[Plan]:
        """Every answer to what is asked now, with the rest of the turn by habit."""
        plans = [Plan(move, None) for move in worlds[0].moves(seat)]
        for world in worlds:
            seed: int = luck.below(1 << 30)
            for plan in plans:
                village = world.clone()
                dice = FastLuck(seed)
                move = plan.card
                assert move is not None
                village.play(seat, move, dice)
                if village.turn == world.turn:
                    finish_turn(village, self.habits, dice)
                plan.add(self.judge.evaluate(village))
        return plans

    # --- Many turns

    def play_on(self, village: Village, turns: int, luck: Luck) -> float:
        """How good it is after so many more turns, each planned in the one world that there is."""
        last = village.turn + turns
        while not village.over and village.turn < last:
            seat = village.awaited()[0]
            if isinstance(village.agenda[-1], (BeforeCard, Placing)):
                bonus = self.bonus(village, seat)
                move = self.quick_plan(village, seat, luck) if bonus is None else bonus
            else:
                move = self.habits.answer(village, seat)
            village.play(seat, move, luck)
        return self.judge.evaluate(village)

    def quick_plan(self, village: Village, seat: int, luck: Luck) -> Move:
        best: Plan | None = None
        for plan in self.plans([village], seat, luck):
            if best is None or plan.mean() > best.mean():
                best = plan
        assert best is not None
        return best.first()

    def roll_out(self, plan: Plan, world: Village, seat: int, seed: int) -> float:
        """This plan, then many turns."""
        village = world.clone()
        luck = FastLuck(seed)
        village.play(seat, plan.first(), luck)
        place = plan.place
        if plan.card is not None and place is not None and self.reach_placing(village, world.turn, luck):
            village.play(seat, place if place in village.moves(seat) else village.default(seat), luck)
        if not village.over and village.turn == world.turn:
            finish_turn(village, self.habits, luck)
        return self.play_on(village, TURNS, luck)


def is_idle(village: Village, move: Deed) -> bool:
    """Looking at a card that is known."""
    return village.peeked and move.verb == "use" and village.box.invention_by_id[move.what].effect == "peek"
