"""The end of the round: meeples return, Gargamel plays a card, Azrael prowls, the marker passes (3.12; section 5.7)."""

# ruff: noqa: ARG001 (what one table of effects holds, takes the same)

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from tablee.games.schtroumpfs import defaults, events
from tablee.games.schtroumpfs.actions import Lose
from tablee.games.schtroumpfs.asking import Asking, Deciding
from tablee.games.schtroumpfs.box import END, LASTING, NOW, GargamelCard, Smurf
from tablee.games.schtroumpfs.dangers import SCATTER, Attack, DiscardCard, richest
from tablee.games.schtroumpfs.inventions import DestroyInvention, scrap
from tablee.games.schtroumpfs.moves import CAGE, DECLINE, DESTROY, LOSE_ANY, ROWS, TARGET, USE, Deed
from tablee.games.schtroumpfs.prices import of_kind
from tablee.games.schtroumpfs.refusals import NOT_A_TARGET
from tablee.kernel.agenda import DONE, Step, Steps
from tablee.kernel.luck import Luck
from tablee.kernel.position import Move, Refusal

if TYPE_CHECKING:
    from tablee.games.schtroumpfs.rules import House, Village


# --- Step 1: return (SCH-182)


class MeeplesReturn(Step["Village"]):
    """All meeples come back to the esplanade; a hungry Howlibird keeps those of its nest (SCH-021)."""

    __slots__ = ()

    def run(self, village: Village, luck: Luck) -> Steps:
        returned = village.loose + village.aside
        for row in range(len(ROWS)):
            returned += village.on_row(row)
            village.meeples[row] = 0
            village.overflow[row] = 0
            village.doubles[row] = False
        for place in range(len(village.occupied)):
            if village.occupied[place]:
                returned += 1
                village.occupied[place] = False
        village.loose = 0
        village.aside = 0
        if not village.hungry:
            returned += village.nest
            village.nest = 0
        village.esplanade += returned
        if village.told is not None:
            village.told.append(events.RoundEnded(village.round, returned, village.nest))
        return DONE


# --- Step 2: Gargamel's card (SCH-183 to 186, 235)


class Reveal(Step["Village"]):
    """SCH-183, 184. The top card; the one before is no longer active. A Rewind Spell may answer, once."""

    __slots__ = ("rewound",)

    def __init__(self, rewound: bool) -> None:
        self.rewound = rewound

    def run(self, village: Village, luck: Luck) -> Steps:
        card = village.gargamel.pop()
        village.gargamel_known = min(village.gargamel_known, len(village.gargamel))
        village.revealed.append(card)
        village.lasting = None
        village.peeked = False
        if village.told is not None:
            village.told.append(events.GargamelRevealed(card.id, card.kind, card.paws))
        if not self.rewound and village.has("rewind") is not None and len(village.gargamel) > 0:
            return (Rewind(village.leader, card.id),)
        return (Judge(card.id, self.rewound),)


class Rewind(Asking):
    """DEC-28, SCH-235. The card goes under the deck without effect, and the next one must be applied."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card

    def decision(self) -> str:
        return "rewind"

    def subject(self) -> str:
        return self.card

    def options(self, village: Village) -> tuple[Move, ...]:
        spell = village.has("rewind")
        return (DECLINE,) if spell is None else (DECLINE, USE[spell.id])

    def default(self, village: Village, seat: int) -> Move:
        """Only on Too Late."""
        options = self.options(village)
        return options[-1] if village.box.gargamel_by_id[self.card].kind == END else options[0]

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        if move is DECLINE:
            return (Judge(self.card, False),)
        card = village.revealed.pop()
        village.gargamel.insert(0, card)
        village.gargamel_known += 1
        if village.told is not None:
            village.told.append(events.ReactionUsed(seat, move.what, self.card))
            village.told.append(events.GargamelRewound(self.card))
        steps = scrap(village, village.box.invention_by_id[move.what], "used", False)
        return steps + (Reveal(True),)


class Judge(Step["Village"]):
    """SCH-185. Too Late is the end; an immediate card is resolved, unless smoke hides it; a lasting one is active."""

    __slots__ = ("card", "rewound")

    def __init__(self, card: str, rewound: bool) -> None:
        self.card = card
        self.rewound = rewound

    def run(self, village: Village, luck: Luck) -> Steps:
        card = village.box.gargamel_by_id[self.card]
        if card.kind == END:
            village.lose()
            return DONE
        prowl = Prowl(self.card)
        if card.kind == LASTING:
            village.lasting = card
            if village.told is not None and len(card.locations) > 0:
                village.told.append(events.GargamelStandee(list(card.locations)))
            return (prowl,)
        if not self.rewound and village.has("smoke") is not None:
            return (SmokeBomb(village.leader, self.card), prowl)
        return (Apply(self.card), prowl)


class SmokeBomb(Asking):
    """DEC-29, N08. An immediate effect is ignored; Azrael still moves."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card

    def decision(self) -> str:
        return "smoke_bomb"

    def subject(self) -> str:
        return self.card

    def options(self, village: Village) -> tuple[Move, ...]:
        bomb = village.has("smoke")
        return (DECLINE,) if bomb is None else (DECLINE, USE[bomb.id])

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        if move is DECLINE:
            return (Apply(self.card),)
        if village.told is not None:
            village.told.append(events.ReactionUsed(seat, move.what, self.card))
            village.told.append(events.GargamelCancelled(self.card))
        return scrap(village, village.box.invention_by_id[move.what], "used", False)


class Apply(Step["Village"]):
    """SCH-189. The choices that it asks for are the leader's, but for a discard of one's own."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card

    def run(self, village: Village, luck: Luck) -> Steps:
        card = village.box.gargamel_by_id[self.card]
        assert card.kind == NOW
        return GARGAMEL[card.effect](village, village.leader, card)


# --- Step 3: Azrael (SCH-187)


class Prowl(Step["Village"]):
    """By the paws of the card that was applied."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card

    def run(self, village: Village, luck: Luck) -> Steps:
        village.walk(village.box.gargamel_by_id[self.card].paws, self.card)
        return DONE


# --- What immediate cards do (5.7)


def tantrum(village: Village, leader: int, card: GargamelCard) -> Steps:
    """G01, SCH-237. Lose so many resources or a house; fewer resources only where no house is built."""
    if len(built(village)) == 0:
        return (Lose(leader, card.amount, card.id),)
    return (DestroyHouse(leader, card.id, card.amount),)


def halve(village: Village, leader: int, card: GargamelCard) -> Steps:
    """G02 to G04. Half of a kind, rounded up (RUL-39)."""
    village.forfeit(leader, of_kind(card.resource, (village.stock[card.resource] + 1) // 2), card.id)
    return DONE


def attacks(village: Village, leader: int, card: GargamelCard) -> Steps:
    """G05. Each fully resolved before the next; no Scarecrow, for there is no die."""
    return tuple([Attack(leader, card.id) for _ in range(card.amount)])


def sabotage(village: Village, leader: int, card: GargamelCard) -> Steps:
    """G06. An invention; if there is none, resources."""
    if len(village.crafted) > 0:
        return (DestroyInvention(leader, card.id),)
    return (Lose(leader, card.amount, card.id),)


def boot(village: Village, leader: int, card: GargamelCard) -> Steps:
    """G07. A built house; if there is none, resources."""
    if len(built(village)) > 0:
        return (DestroyHouse(leader, card.id, 0),)
    return (Lose(leader, card.amount, card.id),)


def cage(village: Village, leader: int, card: GargamelCard) -> Steps:
    """G08. A useful Smurf of the discard pile, failing that of a hand, under the Dark Forest."""
    if len(useful_discards(village)) > 0:
        return (Cage(leader, card.id),)
    return (CageHolder(leader, card.id),) if len(useful_holders(village, leader)) > 0 else DONE


def scatter(village: Village, leader: int, card: GargamelCard) -> Steps:
    """G09. Each player discards a card, clockwise from the leader; who has none discards nothing."""
    steps: list[Step[Any]] = []
    seat = leader
    for _ in range(village.seats):
        if len(village.hands[seat]) > 0:
            steps.append(DiscardCard(seat, SCATTER))
        seat = village.after(seat)
    return tuple(steps)


GargamelEffect = Callable[["Village", int, GargamelCard], Steps]

GARGAMEL: Final[dict[str, GargamelEffect]] = {
    "tantrum": tantrum,
    "halve": halve,
    "attacks": attacks,
    "sabotage": sabotage,
    "boot": boot,
    "cage": cage,
    "scatter": scatter,
}


def built(village: Village) -> list[House]:
    return [house for house in village.houses if house.built]


class DestroyHouse(Deciding):
    """DEC-26, SCH-191. A roof is turned upside down again; or, for a tantrum, so many resources are lost."""

    __slots__ = ("card", "instead")

    def __init__(self, seat: int, card: str, instead: int) -> None:
        self.seat = seat
        self.card = card
        self.instead = instead  # resources that may be lost; 0: none

    def decision(self) -> str:
        return "destroy_house"

    def subject(self) -> str:
        return self.card

    def amount(self, village: Village) -> int:
        return self.instead

    def options(self, village: Village) -> tuple[Move, ...]:
        moves: list[Move] = [DESTROY[house.roof.id] for house in built(village)]
        if self.instead > 0 and village.in_stock() >= self.instead:
            moves.append(LOSE_ANY)
        return tuple(moves)

    def default(self, village: Village, seat: int) -> Move:
        options = self.options(village)
        if options[-1] is LOSE_ANY:
            return LOSE_ANY
        cheapest = built(village)[0].roof
        for house in built(village):
            if house.roof.total < cheapest.total:
                cheapest = house.roof
        return DESTROY[cheapest.id]

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        if move is LOSE_ANY:
            return (Lose(seat, self.instead, self.card),)
        for house in village.houses:
            if house.roof.id == move.what:
                house.built = False
        if village.told is not None:
            village.told.append(events.HouseDestroyed(move.what))
        return DONE


# --- Caged Smurf (G08)


def useful_discards(village: Village) -> list[Smurf]:
    return [card for card in village.discard if card.useful]


def useful_holders(village: Village, leader: int) -> list[int]:
    """Players with a useful Smurf in hand, clockwise from the leader."""
    found: list[int] = []
    seat = leader
    for _ in range(village.seats):
        if village.has_useful(seat):
            found.append(seat)
        seat = village.after(seat)
    return found


def put_in_cage(village: Village, card: Smurf, seat: int | None) -> None:
    """Under the Dark Forest, where everybody knows it to be."""
    village.forest.insert(0, card)
    village.forest_known += 1
    if village.told is not None:
        village.told.append(events.CardCaged(card.id, seat))


class Cage(Deciding):
    """DEC-27. Which one of the discard pile."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card

    def decision(self) -> str:
        return "cage"

    def subject(self) -> str:
        return self.card

    def options(self, village: Village) -> tuple[Move, ...]:
        return tuple([CAGE[card.id] for card in useful_discards(village)])

    def default(self, village: Village, seat: int) -> Move:
        return CAGE[defaults.lowest(useful_discards(village)).id]

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        card = village.box.smurf_by_id[move.what]
        village.discard.remove(card)
        put_in_cage(village, card, None)
        return DONE


class CageHolder(Deciding):
    """DEC-27. With none in the discard pile: whose hand."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card

    def decision(self) -> str:
        return "cage"

    def subject(self) -> str:
        return self.card

    def options(self, village: Village) -> tuple[Move, ...]:
        return tuple([TARGET[seat] for seat in useful_holders(village, self.seat)])

    def objections(self, village: Village) -> dict[str, Refusal]:
        return {"target": NOT_A_TARGET}

    def default(self, village: Village, seat: int) -> Move:
        return TARGET[richest(village, useful_holders(village, self.seat))]

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        if village.told is not None:
            village.told.append(events.TargetDesignated(seat, move.number, "cage"))
        return (GiveToCage(move.number, self.card),)


class GiveToCage(DiscardCard):
    """DEC-17. The owner of the hand chooses the useful Smurf, who goes under the Forest and not to the discard pile."""

    __slots__ = ()

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        card = village.box.smurf_by_id[move.what]
        village.hands[seat].remove(card)
        put_in_cage(village, card, seat)
        return DONE
