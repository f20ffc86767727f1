"""Inventions: crafting them, using them, giving them up (3.8, 3.9, SCH-211, 233; section 5.6)."""

# ruff: noqa: ARG001 (what one table of effects holds, takes the same)

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tablee.games.schtroumpfs import defaults, events, prices
from tablee.games.schtroumpfs.actions import ANY, Gain
from tablee.games.schtroumpfs.asking import Asking, Deciding
from tablee.games.schtroumpfs.box import BERRY, ONCE, ROW_NUMBER, Invention
from tablee.games.schtroumpfs.moves import (
    CRAFT,
    DISCARD,
    EMPTY,
    OVERFLOW,
    REMOVE,
    REMOVE_OVERFLOW,
    ROWS,
    SEND,
    USE,
    Deed,
)
from tablee.games.schtroumpfs.refusals import (
    DIMWITTY,
    FORGOTTEN,
    NOT_AN_IDEA,
    NOT_CRAFTED,
    NOT_USABLE,
    SPOILS_ACTION,
    TOO_FEW_BERRIES,
)
from tablee.kernel.agenda import DONE, Step, Steps
from tablee.kernel.luck import Luck
from tablee.kernel.position import Move, Refusal

if TYPE_CHECKING:
    from tablee.games.schtroumpfs.rules import Village


# --- Bonus actions: which are possible now (SCH-071, 140, 145)


def bonus_moves(village: Village) -> list[Move]:
    """SCH-210. Everything that may be crafted or used in a window."""
    found: list[Move] = []
    for idea in village.ideas:
        if why_not_craft(village, idea) is None:
            found.append(CRAFT[idea.id])
    for invention in village.crafted:
        if why_not_use(village, invention) is None:
            found.append(USE[invention.id])
    return found


def worth_asking(village: Village) -> bool:
    """SCH-210. Whether a window has anything to offer: a known top card does not count."""
    for idea in village.ideas:
        if why_not_craft(village, idea) is None:
            return True
    for invention in village.crafted:
        if not (village.peeked and invention.effect == "peek") and why_not_use(village, invention) is None:
            return True
    return False


def why_not_craft(village: Village, idea: Invention) -> Refusal | None:
    """SCH-140, 211, G16."""
    if village.suffers("forget"):
        return FORGOTTEN
    price = prices.invention_price(village, idea)
    if village.stock[BERRY] < price:
        return TOO_FEW_BERRIES
    if is_guarded(village) and not can_craft_guarded(village, idea, price):
        return SPOILS_ACTION
    return None


def why_not_use(village: Village, invention: Invention) -> Refusal | None:
    """SCH-145, 221, 211, G16. In a window, only what has no moment of its own."""
    if village.suffers("forget"):
        return FORGOTTEN
    if invention.effect not in USES:
        return NOT_USABLE
    if village.plays("dimwitty"):
        return DIMWITTY
    if invention.effect == "empty_row":
        if not village.any_on_rows():
            return NOT_USABLE
        if len(rows_to_empty(village)) == 0:
            return SPOILS_ACTION
    if invention.effect == "peek" and len(village.gargamel) == 0:
        return NOT_USABLE
    return None


def objections(village: Village) -> dict[str, Refusal]:
    """Why the ideas and inventions on the table cannot be crafted or used."""
    found: dict[str, Refusal] = {"craft": NOT_AN_IDEA, "use": NOT_CRAFTED}
    for idea in village.ideas:
        refusal = why_not_craft(village, idea)
        if refusal is not None:
            found[CRAFT[idea.id].text] = refusal
    for invention in village.crafted:
        refusal = why_not_use(village, invention)
        if refusal is not None:
            found[USE[invention.id].text] = refusal
    return found


# --- The pending action is not to be spoiled (SCH-211)


def is_guarded(village: Village) -> bool:
    """In window C, while the pending action is possible."""
    return village.pending != "" and pending_possible(village)


def pending_possible(village: Village) -> bool:
    """SCH-093, 097. Its slots are occupied, and its cost can be paid."""
    row = ROW_NUMBER[village.pending]
    if not village.is_full(row) or village.overflow[row] < village.pending_extra:
        return False
    return prices.can_pay_row(village, village.box.rows[row])


def can_craft_guarded(village: Village, idea: Invention, price: int) -> bool:
    if len(village.crafted) < village.box.most_inventions:
        return survives(village, price, None, idea)
    for invention in village.crafted:
        if survives(village, price, invention, idea):
            return True
    return False


def survives(village: Village, price: int, dropped: Invention | None, added: Invention) -> bool:
    """Whether the pending action is still possible after paying, giving up an invention and getting another."""
    if dropped is not None and dropped.effect == "ninth_meeple" and not robot_spares(village):
        return False
    crafted = village.crafted
    village.crafted = [invention for invention in crafted if invention is not dropped]
    village.crafted.append(added)
    village.stock[BERRY] -= price
    possible = pending_possible(village)
    village.stock[BERRY] += price
    village.crafted = crafted
    return possible


def robot_spares(village: Village) -> bool:
    """SCH-233. Whether the ninth meeple can leave without touching the pending row."""
    if village.esplanade > 0:
        return True
    for row in range(len(ROWS)):
        if ROWS[row] != village.pending and village.on_row(row) > 0:
            return True
    return True in village.occupied


# --- Crafting (SCH-140 to 143)


def craft(village: Village, seat: int, idea: Invention) -> Steps:
    """SCH-140, 141, 216. The price is fixed and paid; a fifth one takes the place of another."""
    price = prices.invention_price(village, idea)
    guarded = is_guarded(village)
    village.spend(seat, (price, 0, 0), idea.id)
    if village.plays("cheaper_invention"):
        village.discounted = True
    return into_the_zone(village, seat, idea, price, False, guarded)


def into_the_zone(village: Village, seat: int, idea: Invention, price: int, free: bool, guarded: bool) -> Steps:
    arrival = Arrive(seat, idea.id, price, free)
    if len(village.crafted) < village.box.most_inventions:
        return (arrival,)
    return (LimitDiscard(seat, idea.id, guarded), arrival)


class FreeCraft(Deciding):
    """DEC-12, SCH-117. One idea of your choice, without paying."""

    __slots__ = ("cause",)

    def __init__(self, seat: int, cause: str) -> None:
        self.seat = seat
        self.cause = cause

    def decision(self) -> str:
        return "free_craft"

    def subject(self) -> str:
        return self.cause

    def options(self, village: Village) -> tuple[Move, ...]:
        return tuple([CRAFT[idea.id] for idea in village.ideas])

    def objections(self, village: Village) -> dict[str, Refusal]:
        return {"craft": NOT_AN_IDEA}

    def default(self, village: Village, seat: int) -> Move:
        dearest = village.ideas[0]
        for idea in village.ideas:
            if (idea.berries, -idea.number) > (dearest.berries, -dearest.number):
                dearest = idea
        return CRAFT[dearest.id]

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        return into_the_zone(village, seat, village.box.invention_by_id[move.what], 0, True, False)


def craft_for_free(village: Village, seat: int, cause: str) -> Steps:
    """SCH-117, G16. With no idea, or with all of them forgotten: no effect."""
    if len(village.ideas) == 0 or village.suffers("forget"):
        return DONE
    return (FreeCraft(seat, cause),)


class Arrive(Step["Village"]):
    """SCH-141, 143. It is in the zone, and usable at once by anyone. The Robot brings the ninth meeple (SCH-233)."""

    __slots__ = ("seat", "invention", "price", "free")

    def __init__(self, seat: int, invention: str, price: int, free: bool) -> None:
        self.seat = seat
        self.invention = invention
        self.price = price
        self.free = free

    def run(self, village: Village, luck: Luck) -> Steps:
        invention = village.box.invention_by_id[self.invention]
        village.ideas.remove(invention)
        village.crafted.append(invention)
        village.occupied.append(False)
        if village.told is not None:
            village.told.append(events.InventionCrafted(self.seat, self.invention, self.price, self.free))
        if invention.effect == "ninth_meeple" and village.spare > 0:
            village.spare -= 1
            village.esplanade += 1
            if village.told is not None:
                village.told.append(events.RobotMeeple(True, "esplanade"))
        return DONE


# --- Giving one up (SCH-141, 147, 151, 168, 233)


class LimitDiscard(Deciding):
    """DEC-04, SCH-141. One of the four goes, of your choice."""

    __slots__ = ("idea", "guarded")

    def __init__(self, seat: int, idea: str, guarded: bool) -> None:
        self.seat = seat
        self.idea = idea
        self.guarded = guarded  # SCH-211

    def decision(self) -> str:
        return "discard_for_limit"

    def subject(self) -> str:
        return self.idea

    def fitting(self, village: Village) -> list[Invention]:
        if not self.guarded:
            return village.crafted
        idea = village.box.invention_by_id[self.idea]
        return [invention for invention in village.crafted if survives(village, 0, invention, idea)]

    def options(self, village: Village) -> tuple[Move, ...]:
        return tuple([DISCARD[invention.id] for invention in self.fitting(village)])

    def objections(self, village: Village) -> dict[str, Refusal]:
        fitting = self.fitting(village)
        found: dict[str, Refusal] = {"discard": NOT_CRAFTED}
        for invention in village.crafted:
            if invention not in fitting:
                found[DISCARD[invention.id].text] = SPOILS_ACTION
        return found

    def default(self, village: Village, seat: int) -> Move:
        return DISCARD[defaults.invention_to_lose(self.fitting(village)).id]

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        return scrap(village, village.box.invention_by_id[move.what], "limit", self.guarded)


class DestroyInvention(Deciding):
    """DEC-25, SCH-168, G06. A crafted invention of your choice is discarded."""

    __slots__ = ("cause",)

    def __init__(self, seat: int, cause: str) -> None:
        self.seat = seat
        self.cause = cause

    def decision(self) -> str:
        return "destroy_invention"

    def subject(self) -> str:
        return self.cause

    def options(self, village: Village) -> tuple[Move, ...]:
        return tuple([DISCARD[invention.id] for invention in village.crafted])

    def objections(self, village: Village) -> dict[str, Refusal]:
        return {"discard": NOT_CRAFTED}

    def default(self, village: Village, seat: int) -> Move:
        return DISCARD[defaults.invention_to_lose(village.crafted).id]

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        return scrap(village, village.box.invention_by_id[move.what], self.cause, False)


def scrap(village: Village, invention: Invention, reason: str, guarded: bool) -> Steps:
    """SCH-147, 151. To the public pile; a meeple on it stays in the zone. A Robot takes one meeple along (SCH-233)."""
    place = village.crafted.index(invention)
    meeple = village.occupied[place]
    del village.crafted[place]
    del village.occupied[place]
    village.scrapped.append(invention)
    if meeple:
        village.loose += 1
    if village.told is not None:
        village.told.append(events.InventionDiscarded(invention.id, reason, meeple))
    return robot_leaves(village, guarded) if invention.effect == "ninth_meeple" else DONE


class ScrapUsed(Step["Village"]):
    """SCH-148. After it is resolved."""

    __slots__ = ("invention",)

    def __init__(self, invention: str) -> None:
        self.invention = invention

    def run(self, village: Village, luck: Luck) -> Steps:
        return scrap(village, village.box.invention_by_id[self.invention], "used", False)


def robot_leaves(village: Village, guarded: bool) -> Steps:
    """SCH-233. A meeple of the esplanade; else one of any action, by choice; else loose or aside; else of the nest."""
    if village.esplanade > 0:
        village.esplanade -= 1
        return removed(village, "esplanade")
    if len(removable(village)) > 0:
        return (RemoveMeeple(village.decider(), guarded),)
    village.nest -= 1
    return removed(village, "nest")


def removed(village: Village, place: str) -> Steps:
    village.removed += 1
    if village.told is not None:
        village.told.append(events.RobotMeeple(False, place))
    return DONE


def removable(village: Village) -> list[Deed]:
    found: list[Deed] = []
    for row, code in enumerate(ROWS):
        if village.overflow[row] > 0:
            found.append(REMOVE_OVERFLOW[code])
        if village.meeples[row] > 0:
            found.append(REMOVE[code])
    for invention in village.box.inventions:
        if invention in village.crafted and village.occupied[village.crafted.index(invention)]:
            found.append(REMOVE[invention.id])
    if len(found) == 0:
        if village.loose > 0:
            found.append(REMOVE["loose"])
        if village.aside > 0:
            found.append(REMOVE["aside"])
    return found


class RemoveMeeple(Deciding):
    """DEC-30, SCH-233. Which meeple leaves with the Robot."""

    __slots__ = ("guarded",)

    def __init__(self, seat: int, guarded: bool) -> None:
        self.seat = seat
        self.guarded = guarded

    def decision(self) -> str:
        return "remove_meeple"

    def options(self, village: Village) -> tuple[Move, ...]:
        found: list[Move] = []
        for deed in removable(village):
            if not self.guarded or deed.what != village.pending:
                found.append(deed)
        return tuple(found)

    def objections(self, village: Village) -> dict[str, Refusal]:
        if not self.guarded:
            return {}
        pending = village.pending
        return {REMOVE[pending].text: SPOILS_ACTION, REMOVE_OVERFLOW[pending].text: SPOILS_ACTION}

    def default(self, village: Village, seat: int) -> Move:
        """A full row that is not pending, else another row or invention, else the pending row."""
        options = self.options(village)
        for wanted in (0, 1, 2):
            for move in options:
                assert isinstance(move, Deed)
                if self.kind(village, move) == wanted:
                    return move
        return options[0]

    def kind(self, village: Village, deed: Deed) -> int:
        if deed.what == village.pending:
            return 2
        row = ROW_NUMBER.get(deed.what, -1)
        return 0 if row >= 0 and village.is_full(row) else 1

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        place = move.what
        row = ROW_NUMBER.get(place, -1)
        if row >= 0:
            village.lift(row, move.mode == OVERFLOW)
        elif place == "loose":
            village.loose -= 1
        elif place == "aside":
            village.aside -= 1
        else:
            village.occupied[village.crafted.index(village.box.invention_by_id[place])] = False
        return removed(village, place)


# --- Using one as a bonus action (SCH-145, 148, 149)


def use(village: Village, seat: int, invention: Invention) -> Steps:
    if village.told is not None:
        village.told.append(events.InventionUsed(seat, invention.id))
    steps = USES[invention.effect](village, seat, invention)
    if invention.kind != ONCE:
        return steps
    return steps + (ScrapUsed(invention.id),)


def empty_row(village: Village, seat: int, invention: Invention) -> Steps:
    """N01. All meeples of one action return to the esplanade."""
    return (EmptyRow(seat, invention.id, is_guarded(village)),)


def send_azrael(village: Village, seat: int, invention: Invention) -> Steps:
    """N02."""
    return (SendAzrael(seat, invention.id),)


def draw_lost(village: Village, seat: int, invention: Invention) -> Steps:
    """N03, SCH-232. No rescue."""
    for _ in range(invention.amount):
        village.draw_lost(seat, invention.id)
    return DONE


def free_all(village: Village, seat: int, invention: Invention) -> Steps:
    """N04, SCH-232. No rescue."""
    number = village.nest
    village.nest = 0
    village.esplanade += number
    if village.told is not None and number > 0:
        village.told.append(events.MeepleReturned("nest", number, invention.id))
    return DONE


def gain(village: Village, seat: int, invention: Invention) -> Steps:
    """N07."""
    return (Gain(seat, invention.amount, ANY, invention.id),)


def peek(village: Village, seat: int, invention: Invention) -> Steps:
    """N09. Everybody who plays sees the top card of Gargamel's deck (section 6)."""
    village.peeked = True
    if village.told is not None:
        village.told.append(events.GargamelPeeked(seat, village.gargamel[-1].id))
    return DONE


Use = Callable[["Village", int, Invention], Steps]

USES: Final[dict[str, Use]] = {
    "empty_row": empty_row,
    "send_azrael": send_azrael,
    "draw_lost": draw_lost,
    "free_all": free_all,
    "gain": gain,
    "peek": peek,
}


def rows_to_empty(village: Village) -> list[str]:
    """N01. Rows with a meeple; in window C not the pending one (SCH-211)."""
    guarded = is_guarded(village)
    found: list[str] = []
    for row, code in enumerate(ROWS):
        if village.on_row(row) > 0 and not (guarded and code == village.pending):
            found.append(code)
    return found


class EmptyRow(Deciding):
    __slots__ = ("invention", "guarded")

    def __init__(self, seat: int, invention: str, guarded: bool) -> None:
        self.seat = seat
        self.invention = invention
        self.guarded = guarded

    def decision(self) -> str:
        return "empty_row"

    def subject(self) -> str:
        return self.invention

    def options(self, village: Village) -> tuple[Move, ...]:
        return tuple([EMPTY[code] for code in rows_to_empty(village)])

    def objections(self, village: Village) -> dict[str, Refusal]:
        return {EMPTY[village.pending].text: SPOILS_ACTION} if self.guarded else {}

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        row = ROW_NUMBER[move.what]
        number = village.on_row(row)
        village.meeples[row] = 0
        village.overflow[row] = 0
        village.doubles[row] = False
        village.esplanade += number
        if village.told is not None:
            village.told.append(events.MeepleReturned(move.what, number, self.invention))
        return DONE


class SendAzrael(Asking):
    """DEC-20, SCH-161. To any location, his own included."""

    __slots__ = ("cause",)

    def __init__(self, seat: int, cause: str) -> None:
        self.seat = seat
        self.cause = cause

    def decision(self) -> str:
        return "azrael_target"

    def subject(self) -> str:
        return self.cause

    def options(self, village: Village) -> tuple[Move, ...]:
        return tuple(SEND)

    def default(self, village: Village, seat: int) -> Move:
        return SEND[defaults.crowded(village) - 1]

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        village.send(move.number, self.cause)
        return DONE
