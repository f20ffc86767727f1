"""Step 2: where a meeple may go, and why not (SCH-080 to 086, 221 to 225)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.schtroumpfs import prices
from tablee.games.schtroumpfs.box import ACTION, Invention, RowCard
from tablee.games.schtroumpfs.moves import NORMAL, OVERFLOW, PLACE, PLACE_DOUBLE, PLACE_OVERFLOW, Deed
from tablee.games.schtroumpfs.refusals import (
    CANNOT_PAY,
    CLOSED,
    DIMWITTY,
    FORGOTTEN,
    INVENTION_OCCUPIED,
    MUST_BE_ALONE,
    NEEDS_COMPANY,
    NEVER_LAST,
    NO_HOUSE_TO_PAY,
    NO_NEW_ACTION,
    NO_SUCH_MODE,
    ROW_FULL,
)
from tablee.kernel.position import Refusal

if TYPE_CHECKING:
    from tablee.games.schtroumpfs.rules import Village


def placements(village: Village) -> list[Deed]:
    """SCH-080. Every legal placement; those that a Lazy or a Vanity Smurf asks for, if there is one (SCH-225)."""
    found: list[Deed] = []
    for row in village.box.rows:
        if why_not_row(village, row, NORMAL) is None:
            found.append(PLACE[row.id])
    if village.plays("both_slots"):
        for row in village.box.rows:
            if why_not_double(village, row) is None:
                found.append(PLACE_DOUBLE[row.id])
    if village.plays("overflow"):
        for row in village.box.rows:
            if why_not_overflow(village, row) is None:
                found.append(PLACE_OVERFLOW[row.id])
    for place, invention in enumerate(village.crafted):
        if why_not_invention(village, invention, village.occupied[place]) is None:
            found.append(PLACE[invention.id])
    return wanted(village, found)


def wanted(village: Village, found: list[Deed]) -> list[Deed]:
    """SCH-223 to 225. If possible, alone; if possible, in company. Never on an invention while it is possible."""
    if not village.plays("alone") and not village.plays("company"):
        return found
    alone = village.plays("alone")
    fitting = [deed for deed in found if suits(village, deed, alone)]
    return fitting if len(fitting) > 0 else found


def suits(village: Village, deed: Deed, alone: bool) -> bool:
    location = location_of(deed.what)
    return location > 0 and (village.at_location(location) == 0) == alone


def location_of(target: str) -> int:
    """Of a row; an invention is in none (SCH-150)."""
    return int(target[0]) if target[0].isdigit() else 0


def any_placement(village: Village) -> bool:
    """Whether there is one at all: what a Lazy Smurf wishes does not count for that."""
    for row in village.box.rows:
        if why_not_row(village, row, NORMAL) is None:
            return True
    return len(placements(village)) > 0


# --- Rows


def fills(village: Village, row: RowCard, mode: str) -> bool:
    """SCH-053. Whether this meeple makes the action happen."""
    return mode != NORMAL or village.meeples[row.number] + 1 >= row.slots


def why_not_row(village: Village, row: RowCard, mode: str) -> Refusal | None:
    """One free slot of a row. The first reason that applies."""
    if village.suffers_at("close", row.location):
        return CLOSED
    if mode != OVERFLOW and village.is_full(row.number):
        return ROW_FULL
    if not fills(village, row, mode):
        return None
    if village.plays("never_last"):
        return NEVER_LAST
    played = village.played
    if played is not None and played.effect == "dimwitty" and row.location in played.locations:
        return DIMWITTY
    if not prices.can_pay_row(village, row):
        return NO_HOUSE_TO_PAY if row.effect == "build" else CANNOT_PAY
    return None


def why_not_double(village: Village, row: RowCard) -> Refusal | None:
    """P16. On an empty action with two slots."""
    if not village.plays("both_slots") or row.slots < 2:
        return NO_SUCH_MODE
    if village.meeples[row.number] > 0:
        return ROW_FULL
    return why_not_row(village, row, "double")


def why_not_overflow(village: Village, row: RowCard) -> Refusal | None:
    """P23. On an action whose slots are all occupied."""
    if not village.plays("overflow") or not village.is_full(row.number):
        return NO_SUCH_MODE
    return why_not_row(village, row, OVERFLOW)


# --- Inventions


def why_not_invention(village: Village, invention: Invention, occupied: bool) -> Refusal | None:
    """SCH-146. A crafted new action that holds no meeple yet."""
    if invention.kind != ACTION:
        return NO_NEW_ACTION
    if village.suffers("forget"):
        return FORGOTTEN
    if village.plays("dimwitty"):
        return DIMWITTY
    if village.plays("never_last"):
        return NEVER_LAST
    if occupied:
        return INVENTION_OCCUPIED
    if prices.can_pay_invention(village, invention):
        return None
    return NO_HOUSE_TO_PAY if invention.effect == "build" else CANNOT_PAY


# --- What is told of all of them


def objections(village: Village) -> dict[str, Refusal]:
    """Why a meeple cannot be put on what lies on the table."""
    found: dict[str, Refusal] = {"place": NO_SUCH_MODE}
    for row in village.box.rows:
        refusal = why_not_row(village, row, NORMAL)
        if refusal is not None:
            found[PLACE[row.id].text] = refusal
    for place, invention in enumerate(village.crafted):
        refusal = why_not_invention(village, invention, village.occupied[place])
        if refusal is not None:
            found[PLACE[invention.id].text] = refusal
    if village.plays("alone") or village.plays("company"):
        wish = MUST_BE_ALONE if village.plays("alone") else NEEDS_COMPANY
        legal = placements(village)
        for row in village.box.rows:
            deed = PLACE[row.id]
            if deed not in legal and deed.text not in found:
                found[deed.text] = wish
        for invention in village.crafted:
            deed = PLACE[invention.id]
            if deed not in legal and deed.text not in found:
                found[deed.text] = wish
    return found
