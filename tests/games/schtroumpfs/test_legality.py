"""The tables of section 7, written out again: where a meeple may go, what may be crafted, what a house may cost."""

from __future__ import annotations

import pytest

from tablee.games.schtroumpfs import Village
from tablee.games.schtroumpfs.content import BOX
from tablee.games.schtroumpfs.view import RowView, SchtroumpfsView
from tablee.kernel import FastLuck
from tests.games.schtroumpfs.village import LEVELS, choices, random_moves, seen, setup, window

SLOTS = {row.id: row.slots for row in BOX.rows}
COSTS = {row.id: row.cost for row in BOX.rows}
ROOFS = {roof.id: roof.cost for roof in BOX.roofs}
PRICES = {card.id: card.berries for card in BOX.inventions}
NEW_ACTIONS = ["N19", "N20", "N21", "N22", "N23", "N24"]


class Law:
    """What the rules say about a view before a placement."""

    def __init__(self, view: SchtroumpfsView) -> None:
        self.view = view
        self.card = view.played or ""
        self.forgotten = view.lasting == "G16" or self.card == "S01"
        self.working = set() if self.forgotten else {card.invention for card in view.crafted}

    def difference(self) -> int:
        """SCH-215."""
        return 2 * (self.view.lasting == "G15") - (self.card == "P14") - ("N14" in self.working)

    def a_house_is_payable(self) -> bool:
        have, more = self.view.stock, self.difference()
        for house in self.view.houses:
            if house.built:
                continue
            cost = ROOFS[house.roof]
            missing = sum(max(0, asked - there) for asked, there in zip(cost, have, strict=True))
            if missing <= max(0, -more) and sum(have) >= sum(cost) + more:
                return True
        return False

    def payable(self, code: str) -> bool:
        """SCH-081, 082."""
        if code[0] == "8":
            return self.a_house_is_payable()
        if code[0] == "1" and "N17" in self.working:
            return True
        return all(there >= asked for asked, there in zip(COSTS[code], self.view.stock, strict=True))

    def dangerous(self, code: str) -> bool:
        return code in ("2L", "3L", "4L", "5L") or (self.view.lasting == "G14" and code[0] in "78")

    def may_complete(self, code: str) -> bool:
        """SCH-081, 221, 222."""
        return self.payable(code) and self.card != "S02" and not (self.card == "S01" and code[0] in "68")

    def of_row(self, row: RowView) -> set[str]:
        code = row.id
        if (self.view.lasting == "G10" and code[0] == "1") or (self.view.lasting == "G11" and code[0] == "8"):
            return set()
        full = row.double or row.meeples == SLOTS[code]
        assert row.full == full
        if full:
            return {f"{code} overflow"} if self.card == "P23" and self.may_complete(code) else set()
        last = row.meeples + 1 == SLOTS[code]
        found = {code} if not last or self.may_complete(code) else set()
        if self.card == "P16" and SLOTS[code] == 2 and row.meeples == 0 and self.may_complete(code):
            found.add(f"{code} double")
        return found

    def of_inventions(self) -> set[str]:
        found = set()
        for card in self.view.crafted:
            code = card.invention
            if code not in NEW_ACTIONS or card.meeple or self.forgotten or self.card == "S02":
                continue
            if code == "N22" and self.view.stock[0] < 1:
                continue
            if code == "N23" and not self.a_house_is_payable():
                continue
            if code == "N24" and not any(
                row.full and not self.dangerous(row.id) and self.payable(row.id) for row in self.view.rows
            ):
                continue
            found.add(code)
        return found

    def placements(self) -> set[str]:
        rows = {target for row in self.view.rows for target in self.of_row(row)}
        crowd = {row.id[0] for row in self.view.rows if row.meeples or row.overflow}
        if self.card == "S04":
            rows_alone = {target for target in rows if target[0] not in crowd}
            return rows_alone or rows | self.of_inventions()
        if self.card == "S05":
            rows_together = {target for target in rows if target[0] in crowd}
            return rows_together or rows | self.of_inventions()
        return rows | self.of_inventions()

    def crafts(self) -> set[str]:
        """SCH-140, 216; G16."""
        if self.view.lasting == "G16":
            return set()
        berries, less = self.view.stock[0], int("N18" in self.working)
        if self.card == "P17" and not self.view.discounted:
            less += 3
        return {idea.invention for idea in self.view.ideas if max(0, PRICES[idea.invention] - less) <= berries}


def checked(position: Village) -> None:
    law, (seat,) = Law(seen(position)), position.awaited()
    if window(position) == "B" and law.view.esplanade > 0:
        empty = {f"{row.id} double" for row in law.view.rows if row.overflow and not row.meeples}  # is it empty?
        assert set(choices(position, "place")) - empty == law.placements() - empty
        assert ("aside" in [str(move) for move in position.moves(seat)]) == (not law.placements())
    if window(position) in ("A", "B", "D", "E", "F"):
        assert set(choices(position, "craft")) == law.crafts()


@pytest.mark.rules("SCH-052", "SCH-080", "SCH-081", "SCH-082", "SCH-086", "SCH-140", "SCH-146", "SCH-216")
@pytest.mark.rules("SCH-221", "SCH-222", "SCH-223", "SCH-224", "SCH-225")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_what_may_be_placed_and_crafted_is_what_the_law_says(seats: int, level: str) -> None:
    for seed in range(4):
        position = setup(seats, 60 + seed, level=level)
        for at in random_moves(position, FastLuck(60 + seed), 20_000):
            if not at.over:
                checked(at)
