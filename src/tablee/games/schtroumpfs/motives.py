"""Why a bot makes its move: a key and parts for the sentence `reason-<key>`. Hands are open: nothing is betrayed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.schtroumpfs import defaults, placing, prices
from tablee.games.schtroumpfs.box import ROW_NUMBER, RowCard
from tablee.games.schtroumpfs.moves import RESOURCES, Deed
from tablee.kernel import Move, Reason

if TYPE_CHECKING:
    from tablee.games.schtroumpfs.rules import Village

REASONS: Final = (
    "build",
    "save-up",
    "rescue",
    "complete",
    "pair",
    "craft",
    "shelter",
    "ideas",
    "danger-early",
    "choice",
    "use",
    "best-card",
)


def reason(village: Village, seat: int, move: Move) -> Reason | None:
    """Of what is worth a word: a card, a place, a bonus action, a Smurf that is sheltered."""
    if not isinstance(move, Deed):
        return None
    if move.verb == "place":
        return of_place(village, seat, move)
    if move.verb == "play":
        return Reason("best-card", {"card": move.what})
    if move.verb in ("craft", "use", "shelter"):
        return Reason(move.verb, {"card": move.what})
    return None


def of_place(village: Village, seat: int, move: Deed) -> Reason | None:
    number = ROW_NUMBER.get(move.what, -1)
    if number < 0:
        return Reason("use", {"card": move.what})
    row = village.box.rows[number]
    if not placing.fills(village, row, move.mode):
        return Reason("pair", {"row": row.id, "seat": village.after(seat)})
    if row.effect == "build":
        return Reason("build", {"row": row.id})
    if row.effect == "rescue":
        return Reason("rescue", {"row": row.id})
    if village.meeples[number] > 0:
        return Reason("complete", {"row": row.id})
    if prices.is_dangerous(village, row):
        return Reason("danger-early", {"row": row.id})
    return of_effect(village, row)


def of_effect(village: Village, row: RowCard) -> Reason | None:
    if row.effect == "collect":
        short = max(0, defaults.shortfall(village)[row.resource])
        return Reason("save-up", {"resource": RESOURCES[row.resource], "number": short})
    if row.effect == "reveal_ideas":
        return Reason("ideas", {"row": row.id})
    return Reason("choice", {"row": row.id})
