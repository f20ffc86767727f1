"""How the bots of Smile judge (section 11 of its rules): what a creature is worth, when to wait, what may come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from tablee.bots.rollouts import Rollouts, Trial, best_rival
from tablee.games.smile import events
from tablee.games.smile.box import NO_COLOUR, Box, Creature
from tablee.games.smile.rules import HAND, ROUNDS, Hunter, Lure, Smile
from tablee.kernel.luck import Luck
from tablee.kernel.position import Belief, Move

if TYPE_CHECKING:
    from tablee.games.smile.view import SmileView
    from tablee.kernel.records import Event

TAME_FADES: Final = 0.04  # a round: a tame creature may still be scared off
WILD_FADES: Final = 0.05  # a round: a wild one may still be got rid of
ROLLOUTS: Final = 60  # imagined games for each legal move
TEMPER: Final = 1.0  # how much the players of an imagined game waver
MARGIN: Final = 0.01  # of a victory, for each point ahead


@final
class Counting(Belief):
    """What a seat knows: its view, and every hand counted from the public moves since the deal."""

    __slots__ = ("box", "hands", "position", "counted", "deck_count")

    def __init__(self, box: Box, seat: int) -> None:
        self.box = box
        self.seat = seat
        self.hands: list[int] = []
        self.position: Smile | None = None
        self.counted = False
        self.deck_count = 0

    def hear(self, event: Event) -> None:
        if isinstance(event, events.GameStarted):
            self.hands = [HAND] * event.seats
        elif not self.hands:
            return
        elif isinstance(event, events.FireflyOffered):
            self.hands[event.seat] -= 1
        elif isinstance(event, events.CreatureCollected):
            self.hands[event.seat] += event.fireflies

    def see(self, view: SmileView) -> None:  # type: ignore[override]
        """The table as the view shows it; unknown cards in the deck, hands as counted or else only their total."""
        cards = {creature.id: creature for creature in self.box.deck(view.seats)}
        row = [Lure(cards.pop(lure.card), lure.fireflies) for lure in view.row]
        hunters: list[Hunter] = []
        for seen in view.hunters:
            front = [cards.pop(card) for card in seen.creatures]
            fled = [cards.pop(card) for card in seen.fled]
            hunters.append(Hunter(0, seen.tears, not seen.collected, front, fled))
        turn = self.seat if view.turn is None else view.turn
        self.position = Smile(
            hunters, list(cards.values()), row, view.round, view.start_seat, turn, view.over, view.unseen is not None
        )
        self.deck_count = view.deck_count
        self.share_fireflies(view)

    def share_fireflies(self, view: SmileView) -> None:
        position = self.position
        assert position is not None
        own = view.hand
        assert own is not None
        total = position.dealt_fireflies()
        for hunter in position.hunters:
            total += hunter.tears
        for lure in position.row:
            total -= lure.fireflies
        self.counted = len(self.hands) == view.seats and sum(self.hands) == total and self.hands[self.seat] == own
        if view.over:
            for seat, hunter in enumerate(position.hunters):
                hunter.fireflies = view.hunters[seat].fireflies or 0
        elif self.counted:
            for seat, hunter in enumerate(position.hunters):
                hunter.fireflies = self.hands[seat]
        else:
            position.hunters[self.seat].fireflies = own
            position.hunters[self.seat - 1].fireflies = total - own

    def imagine(self, luck: Luck) -> Smile:
        position = self.position
        assert position is not None, "nothing was seen yet"
        if self.counted:
            imagined = position.clone()
            imagined.deck = position.deck[:]
            luck.shuffle(imagined.deck)
        else:
            imagined = position.imagine(self.seat, luck)
        del imagined.deck[self.deck_count :]  # a written position may leave cards out of the game
        return imagined


# --- Solid


def rounds_left(position: Smile) -> int:
    return ROUNDS - position.round


def firefly_worth(left: int) -> float:
    return 0.2 + 0.1 * min(left, 4)


def card_worth(hunter: Hunter, creature: Creature, left: int) -> float:
    """Section 11's A: the value, less what may still happen to a coloured creature; a pair costs the one held."""
    if creature.colour == NO_COLOUR:
        return float(creature.value)
    for held in hunter.creatures:
        if held.colour == creature.colour:
            return float(-held.value)
    return creature.value * (1.0 - (TAME_FADES if creature.value > 0 else WILD_FADES) * left)


def solid_move(position: Smile, seat: int, waver: float, luck: Luck) -> Move:
    """Collect the best baited creature, unless the others promise more than waiting costs."""
    hunter = position.hunters[seat]
    left = rounds_left(position)
    glow = firefly_worth(left)
    best: Lure | None = None
    best_now = 0.0
    best_worth = 0.0
    total = 0.0
    for lure in position.row:
        worth = card_worth(hunter, lure.creature, left)
        total += worth
        if lure.fireflies:
            now = worth + glow * lure.fireflies
            if best is None or now > best_now:
                best = lure
                best_now = now
                best_worth = worth
    if best is None or hunter.fireflies == 0:
        return least_wanted(position, hunter, left) if best is None else best.creature.collect
    waiting = (total - best_worth) / (len(position.row) - 1) - 1.5 * glow
    if hunter.fireflies <= 1:
        waiting -= 1.0
    if waver > 0.0:
        waiting += waver * (luck.uniform() + luck.uniform() - 1.0)
    return least_wanted(position, hunter, left) if waiting > best_now else best.creature.collect


def least_wanted(position: Smile, hunter: Hunter, left: int) -> Move:
    """Offer, or borrow for, the lowest creature that one wants least: the other stays clean."""
    lowest = position.row[0].creature.value
    chosen = position.row[0].creature
    chosen_worth = card_worth(hunter, chosen, left)
    for lure in position.row:
        if lure.creature.value != lowest:
            break
        worth = card_worth(hunter, lure.creature, left)
        if worth < chosen_worth:
            chosen = lure.creature
            chosen_worth = worth
    return chosen.offer if hunter.fireflies else chosen.borrow


# --- Strong


def strong_move(belief: Counting, seat: int, luck: Luck, rollouts: int) -> Move:
    """Try every legal move in many imagined games, played to their end by wavering solid players; take the best."""
    trials = [Trial(move) for move in belief.imagine(luck).moves(seat)]
    return ImaginedGames(belief, seat).best(trials, [rollouts], luck)


@final
class ImaginedGames(Rollouts):
    """Each is the same for all moves until they are played."""

    __slots__ = ("belief", "seat")

    def __init__(self, belief: Counting, seat: int) -> None:
        self.belief = belief
        self.seat = seat

    def try_all(self, trials: list[Trial], luck: Luck) -> None:
        world = self.belief.imagine(luck)
        for trial in trials:
            imagined = world.clone()
            imagined.play(self.seat, trial.move, luck)
            finish(imagined, luck)
            trial.add(success(imagined, self.seat))


def finish(position: Smile, luck: Luck) -> None:
    while not position.over:
        seat = position.turn
        position.play(seat, solid_move(position, seat, TEMPER, luck), luck)


def success(position: Smile, seat: int) -> float:
    """The victory, and a little for the distance to the best rival, so that hopeless games are fought too."""
    scores = [float(hunter.score()) for hunter in position.hunters]
    return position.payoff()[seat] + MARGIN * (scores[seat] - best_rival(scores, seat))
