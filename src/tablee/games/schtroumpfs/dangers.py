"""Dice and the Howlibird (3.11, SCH-213; section 5.2)."""

# ruff: noqa: ARG001 (what one table of effects holds, takes the same)

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tablee.games.schtroumpfs import defaults, events
from tablee.games.schtroumpfs.actions import ANY, Gain, Lose, reveal_ideas
from tablee.games.schtroumpfs.asking import Asking, Deciding
from tablee.games.schtroumpfs.box import Smurf
from tablee.games.schtroumpfs.inventions import DestroyInvention, scrap
from tablee.games.schtroumpfs.moves import DECLINE, DISCARD, TARGET, USE, Deed
from tablee.games.schtroumpfs.refusals import MUST_BE_USEFUL, NOT_A_TARGET, NOT_IN_HAND
from tablee.kernel.agenda import DONE, Step, Steps
from tablee.kernel.luck import Luck
from tablee.kernel.position import Move, Refusal

if TYPE_CHECKING:
    from tablee.games.schtroumpfs.rules import Village

AZRAEL: Final = "azrael"  # the die
ATTACK: Final = "attack"
HUNT: Final = "hunt"
SCATTER: Final = "scatter"


# --- A roll is required (SCH-213)


def danger_rolls(village: Village, seat: int, number: int, source: str) -> Steps:
    """Papa Smurf: none at all. Gutsy Smurf: something is gained instead of each. Else each is rolled and resolved."""
    return rolls(village, seat, village.danger_die(), "no_danger_die", number, source)


def azrael_rolls(village: Village, seat: int, source: str) -> Steps:
    """SCH-084, G13. Papa Smurf, Nat, or one roll; two while Azrael prowls."""
    number = village.suffers_amount("prowl")
    return rolls(village, seat, AZRAEL, "no_azrael_die", max(1, number), source)


def rolls(village: Village, seat: int, die: str, replacing: str, number: int, source: str) -> Steps:
    played = village.played
    if played is not None and (played.effect == "no_dice" or played.effect == replacing):
        if village.told is not None:
            village.told.append(events.DieSkipped(seat, die, played.id))
        if played.effect == "no_dice":
            return DONE
        return tuple([Gain(seat, played.amount, ANY, played.id) for _ in range(number)])
    return tuple([Roll(seat, die, source) for _ in range(number)])


class Roll(Step["Village"]):
    """SCH-092, 163. A die is rolled; Disguise or Bell Collar may roll it again."""

    __slots__ = ("seat", "die", "source")

    def __init__(self, seat: int, die: str, source: str) -> None:
        self.seat = seat
        self.die = die
        self.source = source

    def run(self, village: Village, luck: Luck) -> Steps:
        face = throw(village, self.seat, self.die, self.source, False, luck)
        if village.has("reroll_azrael" if self.die == AZRAEL else "reroll_danger") is not None:
            return (Reroll(self.seat, self.die, face, self.source),)
        return (Shown(self.seat, self.die, face, self.source),)


def throw(village: Village, seat: int, die: str, source: str, reroll: bool, luck: Luck) -> int:
    face: int = luck.below(6)
    if village.told is not None:
        shown = village.faces(die)[face]
        village.told.append(events.DieRolled(seat, die, face + 1, shown.effect, shown.amount, source, reroll))
    return face


class Reroll(Asking):
    """DEC-23, SCH-231. Once, and the second face stands."""

    __slots__ = ("die", "face", "source")

    def __init__(self, seat: int, die: str, face: int, source: str) -> None:
        self.seat = seat
        self.die = die
        self.face = face
        self.source = source

    def decision(self) -> str:
        return "reroll"

    def subject(self) -> str:
        return self.die

    def amount(self, village: Village) -> int:
        return self.face + 1

    def options(self, village: Village) -> tuple[Move, ...]:
        invention = village.has("reroll_azrael" if self.die == AZRAEL else "reroll_danger")
        return (DECLINE,) if invention is None else (DECLINE, USE[invention.id])

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        face = self.face
        if move is not DECLINE:
            if village.told is not None:
                village.told.append(events.ReactionUsed(seat, move.what, self.die))
            face = throw(village, seat, self.die, self.source, True, luck)
        return (Shown(seat, self.die, face, self.source),)


class Shown(Step["Village"]):
    """The face that stands is resolved."""

    __slots__ = ("seat", "die", "face", "source")

    def __init__(self, seat: int, die: str, face: int, source: str) -> None:
        self.seat = seat
        self.die = die
        self.face = face
        self.source = source

    def run(self, village: Village, luck: Luck) -> Steps:
        face = village.faces(self.die)[self.face]
        return FACES[face.effect](village, self.seat, self.die, face.amount)


# --- What the faces do (SCH-165 to 171)


def azrael_moves(village: Village, seat: int, die: str, amount: int) -> Steps:
    """SCH-165. One location for each icon."""
    village.walk(amount, die)
    return DONE


def howlibird(village: Village, seat: int, die: str, amount: int) -> Steps:
    """SCH-166. A Scarecrow may cancel all of it (N06)."""
    if village.has("scare") is not None:
        return (Scarecrow(seat, die),)
    return (Attack(seat, die),)


def shortage(village: Village, seat: int, die: str, amount: int) -> Steps:
    """SCH-167, N16."""
    number = max(0, amount - village.has_amount("lighter_shortage"))
    return (Lose(seat, number, die),) if number > 0 else DONE


def destruction(village: Village, seat: int, die: str, amount: int) -> Steps:
    """SCH-168."""
    return (DestroyInvention(seat, die),) if len(village.crafted) > 0 else DONE


def hunt(village: Village, seat: int, die: str, amount: int) -> Steps:
    """SCH-169. Only for useful Smurfs."""
    return (DiscardCard(seat, HUNT),) if village.has_useful(seat) else DONE


def find(village: Village, seat: int, die: str, amount: int) -> Steps:
    """SCH-170."""
    return (Gain(seat, amount, ANY, die),)


def bright_idea(village: Village, seat: int, die: str, amount: int) -> Steps:
    """SCH-171."""
    reveal_ideas(village, amount, die)
    return DONE


FaceEffect = Callable[["Village", int, str, int], Steps]

FACES: Final[dict[str, FaceEffect]] = {
    "azrael": azrael_moves,
    "attack": howlibird,
    "shortage": shortage,
    "destroy": destruction,
    "hunt": hunt,
    "find": find,
    "idea": bright_idea,
}


# --- The Howlibird (SCH-166, 172)


class Scarecrow(Asking):
    """DEC-24, N06. The whole attack is cancelled."""

    __slots__ = ("die",)

    def __init__(self, seat: int, die: str) -> None:
        self.seat = seat
        self.die = die

    def decision(self) -> str:
        return "scarecrow"

    def subject(self) -> str:
        return self.die

    def options(self, village: Village) -> tuple[Move, ...]:
        scarecrow = village.has("scare")
        return (DECLINE,) if scarecrow is None else (USE[scarecrow.id], DECLINE)

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        if move is DECLINE:
            return (Attack(seat, self.die),)
        if village.told is not None:
            village.told.append(events.ReactionUsed(seat, move.what, ATTACK))
            village.told.append(events.HowlibirdAttack(seat, self.die, False, True))
        return scrap(village, village.box.invention_by_id[move.what], "used", False)


class Attack(Step["Village"]):
    """SCH-166. A meeple of the esplanade goes to the nest; then somebody loses a card."""

    __slots__ = ("seat", "source")

    def __init__(self, seat: int, source: str) -> None:
        self.seat = seat
        self.source = source

    def run(self, village: Village, luck: Luck) -> Steps:
        taken = village.esplanade > 0
        if taken:
            village.esplanade -= 1
            village.nest += 1
        if village.told is not None:
            village.told.append(events.HowlibirdAttack(self.seat, self.source, taken, False))
        return (Designate(self.seat),) if len(prey(village, self.seat)) > 0 else DONE


def prey(village: Village, roller: int) -> list[int]:
    """SCH-172. Players with a useful Smurf; if there is none, players with a card. Clockwise from the roller."""
    useful: list[int] = []
    others: list[int] = []
    seat = roller
    for _ in range(village.seats):
        if village.has_useful(seat):
            useful.append(seat)
        elif len(village.hands[seat]) > 0:
            others.append(seat)
        seat = village.after(seat)
    return useful if len(useful) > 0 else others


class Designate(Deciding):
    """DEC-16, SCH-172. The roller says who loses a card."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def decision(self) -> str:
        return "howlibird_target"

    def options(self, village: Village) -> tuple[Move, ...]:
        return tuple([TARGET[seat] for seat in prey(village, self.seat)])

    def objections(self, village: Village) -> dict[str, Refusal]:
        return {"target": NOT_A_TARGET}

    def default(self, village: Village, seat: int) -> Move:
        """Whoever has most cards that may be taken; of equals, the next clockwise from the roller."""
        return TARGET[richest(village, prey(village, village.after(self.seat)))]

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        if village.told is not None:
            village.told.append(events.TargetDesignated(seat, move.number, ATTACK))
        return (DiscardCard(move.number, ATTACK),)


def losable(village: Village, seat: int) -> list[Smurf]:
    """A useful Smurf if possible."""
    useful = [card for card in village.hands[seat] if card.useful]
    return useful if len(useful) > 0 else village.hands[seat]


def richest(village: Village, seats: list[int]) -> int:
    """Who has most cards to lose; of equals, the first."""
    best = seats[0]
    for seat in seats:
        if len(losable(village, seat)) > len(losable(village, best)):
            best = seat
    return best


class DiscardCard(Deciding):
    """DEC-17. The owner of a hand gives up a card of it, a useful one if possible: attack, hunt, G09, G08."""

    __slots__ = ("cause",)

    def __init__(self, seat: int, cause: str) -> None:
        self.seat = seat
        self.cause = cause

    def decision(self) -> str:
        return "discard_card"

    def subject(self) -> str:
        return self.cause

    def options(self, village: Village) -> tuple[Move, ...]:
        return tuple([DISCARD[card.id] for card in losable(village, self.seat)])

    def objections(self, village: Village) -> dict[str, Refusal]:
        found: dict[str, Refusal] = {"discard": NOT_IN_HAND}
        for card in village.hands[self.seat]:
            if not card.useful:
                found[DISCARD[card.id].text] = MUST_BE_USEFUL
        return found

    def default(self, village: Village, seat: int) -> Move:
        return DISCARD[defaults.lowest(losable(village, seat)).id]

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        village.throw_away(seat, village.box.smurf_by_id[move.what], self.cause)
        return DONE
