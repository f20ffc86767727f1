"""The rules of Smile for the Python peers: ints and lists, nothing that a good user would not write.

The peers inherit from `Table` and name its methods as their library wants them, so that these rules cost them no call
more than rules written in their own class.
"""

from __future__ import annotations

from typing import Final, Protocol

ROUNDS: Final = 10
FIREFLIES: Final = 6
FIREFLIES_PER_POINT: Final = 5
MOST_SEATS: Final = 5
NO_COLOUR: Final = -1
NOBODY: Final = -4  # whose turn it is when the game is over

# C01 to C50: docs/rules/smile.md, section 5.1
VALUES: Final = [
    *(-2, 1, 2, 3, 4, -5, 1, 3, 4, 5, -3, -1, 3, 4, 4, -3, -2, 2, 5, 5, -4, -1, 0, 2, 2, 3, 3, 4, 5, 6),
    *(-1, 5, 1, 2, -5, 6, 0, 4, -2, 3),
    *(-4, 4, -3, 5, 1, 3, -2, 3, 2, 4),
]
COLOURS: Final = [
    *(0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1),
    *(0, 0, 1, 1, 2, 2, 3, 3, -1, -1),
    *(0, 0, 1, 1, 2, 2, 3, 3, -1, -1),
]

# An action is a place in the row, plus what is done there.
OFFER: Final = 0
COLLECT: Final = MOST_SEATS
BORROW: Final = 2 * MOST_SEATS
ACTIONS: Final = 3 * MOST_SEATS


class Luck(Protocol):
    def below(self, n: int) -> int: ...


class Table:
    """A game at one moment. The row shrinks as creatures are collected, and so does the circle of those still in."""

    seats: int
    deck: list[int]
    row: list[int]
    baits: list[int]  # fireflies on each creature of the row
    hands: list[int]
    tears: list[int]
    fronts: list[list[int]]
    fled: list[list[int]]
    circle: list[int]  # the seats that have not collected this round, clockwise
    at: int  # whose turn it is: a place in the circle
    turn: int  # and the seat
    over: bool

    def set_up(self, seats: int, luck: Luck) -> None:
        deck = list(range(ROUNDS * seats))
        for i in range(len(deck) - 1, 0, -1):
            j = luck.below(i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        self.lay_out(seats, deck, luck.below(seats))

    def lay_out(self, seats: int, deck: list[int], start: int) -> None:
        self.seats = seats
        self.deck = deck
        self.hands = [FIREFLIES] * seats
        self.tears = [0] * seats
        self.fronts = [[] for _ in range(seats)]
        self.fled = [[] for _ in range(seats)]
        self.over = False
        self.search(start)

    def search(self, start: int) -> None:
        """A new row, and everybody in again; or the end of the game."""
        deck = self.deck
        if not deck:
            self.over = True
            self.turn = NOBODY
            return
        seats = self.seats
        row = deck[: -seats - 1 : -1]
        del deck[-seats:]
        row.sort(key=VALUES.__getitem__)
        self.row = row
        self.baits = [0] * seats
        self.circle = [*range(start, seats), *range(start)]
        self.at = 0
        self.turn = start

    def legal(self, seat: int) -> list[int]:
        """Offers, then collects, in row order; else borrows. Only the lowest creatures ever bear fireflies."""
        offers = []
        collects = []
        row = self.row
        lowest = VALUES[row[0]]
        for place, bait in enumerate(self.baits):
            if VALUES[row[place]] != lowest:
                break
            offers.append(place)
            if bait:
                collects.append(COLLECT + place)
        if self.hands[seat]:
            return offers + collects
        return collects or [BORROW + place for place in offers]

    def act(self, action: int) -> None:
        seat = self.turn
        circle = self.circle
        if COLLECT <= action < BORROW:
            self.collect(seat, action - COLLECT)
            del circle[self.at]
            if len(circle) == 1:
                self.collect(circle[0], 0)
                self.search(circle[0])
                return
        else:
            if action < COLLECT:
                self.hands[seat] -= 1
                self.baits[action] += 1
            else:
                self.tears[seat] += 1
                self.baits[action - BORROW] += 1
            self.at += 1
        if self.at == len(circle):
            self.at = 0
        self.turn = circle[self.at]

    def collect(self, seat: int, place: int) -> None:
        card = self.row.pop(place)
        self.hands[seat] += self.baits.pop(place)
        front = self.fronts[seat]
        colour = COLOURS[card]
        if colour != NO_COLOUR:
            for other in front:
                if COLOURS[other] == colour:
                    front.remove(other)
                    self.fled[seat] += (other, card)
                    return
        front.append(card)

    def scores(self) -> list[int]:
        return [
            sum(VALUES[card] for card in front) + hand // FIREFLIES_PER_POINT - tears
            for front, hand, tears in zip(self.fronts, self.hands, self.tears, strict=True)
        ]
