"""What is answered inside a turn that is only imagined: quickly, and not badly (section 11 of the rules)."""

from __future__ import annotations

from typing import final

from tablee.games.schtroumpfs.actions import Shelter
from tablee.games.schtroumpfs.box import Smurf
from tablee.games.schtroumpfs.dangers import Designate, DiscardCard, Reroll, losable, prey
from tablee.games.schtroumpfs.gargamel import SmokeBomb
from tablee.games.schtroumpfs.inventions import DestroyInvention, LimitDiscard
from tablee.games.schtroumpfs.judgement import Judge, rounds_left
from tablee.games.schtroumpfs.moves import DECLINE, DISCARD, SHELTER, TARGET, Deed
from tablee.games.schtroumpfs.rules import Village
from tablee.kernel.luck import Luck
from tablee.kernel.position import Move


@final
class Habits:
    """Answers by rules of thumb; where there is none, what the clock would say."""

    __slots__ = ("judge",)

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def answer(self, village: Village, seat: int) -> Move:
        step = village.agenda[-1]
        if isinstance(step, Shelter):
            return self.shelter(village, step)
        if isinstance(step, DiscardCard):
            return DISCARD[self.worst(losable(village, seat)).id]
        if isinstance(step, Designate):
            return self.victim(village, seat)
        if isinstance(step, Reroll):
            return self.reroll(village, step, seat)
        if isinstance(step, (DestroyInvention, LimitDiscard)):
            return self.poorest(village, step.options(village))
        if isinstance(step, SmokeBomb):
            return step.options(village)[-1] if is_grave(village, step.card) else DECLINE
        return step.default(village, seat)

    def worst(self, cards: list[Smurf]) -> Smurf:
        found = cards[0]
        for card in cards:
            if self.judge.smurfs[card.number] < self.judge.smurfs[found.number]:
                found = card
        return found

    def shelter(self, village: Village, step: Shelter) -> Move:
        """The clumsiest; from another's hand only what is given at once. Never a useful one, if one may decline."""
        cards = [card for card in village.discard if not card.useful]
        cards += [card for hand in village.hands for card in hand if not card.useful and card.id not in step.refused]
        if len(cards) == 0:
            if step.optional:
                return DECLINE
            everything = step.cards(village)
            return SHELTER[self.worst(everything).id] if len(everything) > 0 else DECLINE
        worst = self.worst(cards)
        if step.optional and self.judge.smurfs[worst.number] > 0.2:
            return DECLINE
        return SHELTER[worst.id]

    def victim(self, village: Village, roller: int) -> Move:
        """Whoever loses least."""
        best = -1
        least = 0.0
        for seat in prey(village, roller):
            loss = self.judge.smurfs[self.worst(losable(village, seat)).number]
            if best < 0 or loss < least:
                best = seat
                least = loss
        return TARGET[best]

    def reroll(self, village: Village, step: Reroll, seat: int) -> Move:
        effect = village.faces(step.die)[step.face].effect
        options = step.options(village)
        harmless = effect in ("find", "idea", "azrael") or (effect == "hunt" and not village.has_useful(seat))
        harmless = harmless or (effect == "shortage" and village.in_stock() == 0)
        harmless = harmless or (effect == "destroy" and len(village.crafted) == 0)
        return DECLINE if harmless else options[-1]

    def poorest(self, village: Village, options: tuple[Move, ...]) -> Move:
        best: Deed | None = None
        least = 0.0
        rounds = rounds_left(village) + 0.5
        for move in options:
            assert isinstance(move, Deed)
            number = village.box.invention_by_id[move.what].number
            worth = self.judge.inventions[number] * rounds + self.judge.singles[number]
            if best is None or worth < least:
                best = move
                least = worth
        assert best is not None
        return best


def is_grave(village: Village, card: str) -> bool:
    """Section 11. Big Boot, a tantrum that is not paid easily, an unleashed Howlibird that is hungry."""
    effect = village.box.gargamel_by_id[card].effect
    if effect == "boot":
        return village.unfinished() < len(village.houses)
    if effect == "tantrum":
        return village.unfinished() < len(village.houses) or village.in_stock() >= 4
    return effect == "attacks" and village.hungry


def finish_turn(village: Village, habits: Habits, luck: Luck) -> None:
    """Everything up to the next turn, by habit."""
    turn = village.turn
    while not village.over and village.turn == turn:
        seat = village.awaited()[0]
        village.play(seat, habits.answer(village, seat), luck)
