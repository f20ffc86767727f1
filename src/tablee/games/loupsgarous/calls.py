"""What a call of the night is (3.3): who acts, what they may choose, what it comes to. Each role has its own module.

A call lasts its fixed time, whoever acts (LGT-033). Everybody living answers something in every step, the actors their
real question, the others a decoy (LGT-350).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from tablee.games.loupsgarous.moves import NONE, SEATS

if TYPE_CHECKING:
    from tablee.games.loupsgarous.rules import Village
    from tablee.kernel.luck import Luck

Cells = tuple[str, ...]
NO_CELL: Final[Cells] = (NONE,)
NO_CELLS: Final[Cells] = (NONE, NONE)


@mypyc_attr(allow_interpreted_subclasses=True)
class Call:
    """One call of 5.4. `taps` is T of table 5.5."""

    __slots__ = ("key", "taps")

    def __init__(self, key: str, taps: int) -> None:
        self.key = key
        self.taps = taps

    def time(self, village: Village) -> int:
        return village.time(self.key)

    def is_due(self, village: Village) -> bool:
        """LGT-031, 032. By public facts alone."""
        raise NotImplementedError

    def begin(self, village: Village, luck: Luck) -> None:
        """What the actors are told as it begins."""

    def actors(self, village: Village) -> list[int]:
        """Whose answer counts; nobody, where actors are only told something."""
        return []

    def choices(self, village: Village, seat: int) -> list[Cells]:
        """What an actor may choose; never nothing."""
        raise NotImplementedError

    def is_final(self, village: Village, seat: int) -> bool:
        """LGT-034. What this actor chose has shown a card, and cannot be changed."""
        return False

    def hear(self, village: Village, seat: int, cells: Cells, luck: Luck) -> None:
        """An actor has chosen. Most choices count at the end of the step."""

    def settle(self, village: Village, luck: Luck) -> None:
        """The step ends: what was chosen counts."""

    def decoys(self, village: Village) -> list[str]:
        """The cells of everybody else's grid (LGT-351)."""
        return [*(SEATS[seat] for seat in village.in_place_order(village.living())), NONE]


def one_of(seats: list[int]) -> list[Cells]:
    """One of these, or nobody."""
    found: list[Cells] = [(SEATS[seat],) for seat in seats]
    found.append(NO_CELL)
    return found


def is_called(village: Village, card: int) -> bool:
    """LGT-032. A card of the set that has not been shown publicly, all its copies counted."""
    shown = 0
    for seat in range(village.seats):
        if village.shown[seat] and village.cards[seat] == card:
            shown += 1
    return village.known_cards[card] > shown


def chosen_seat(cells: Cells | None) -> int:
    """The seat that was chosen, or nobody."""
    return int(cells[0]) if cells is not None and cells[0] != NONE else -1
