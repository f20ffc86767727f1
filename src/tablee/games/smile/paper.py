"""Positions of Smile on paper: JSON short enough to write by hand (docs/smile.md), checked line by line when read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated

import msgspec

from tablee.games.smile.box import Box, Creature
from tablee.kernel.errors import BadPosition
from tablee.kernel.reading import read_written
from tablee.kernel.records import Json

if TYPE_CHECKING:
    from tablee.games.smile.rules import Hunter, Smile

Count = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=4)]
Round = Annotated[int, msgspec.Meta(ge=1)]  # the last is checked by the reader, who knows the rules


class PaperHunter(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    hand: Count | msgspec.UnsetType = msgspec.UNSET  # HAND
    tears: Count = 0
    front: list[str] = []
    fled: list[str] = []
    collected: bool = False


class Paper(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A position. What is left out has the value of a new game, as far as the cards that are named allow it."""

    hunters: Annotated[list[PaperHunter], msgspec.Meta(min_length=3, max_length=5)]
    row: dict[str, Count] = {}
    turn: Seat = 0
    starter: Seat | None = None
    round: Round | None = None
    deck: list[str] | None = None
    over: bool = False
    unseen: bool = False


def write(position: Smile) -> Json:
    from tablee.games.smile.rules import HAND

    return msgspec.to_builtins(
        Paper(
            hunters=[
                PaperHunter(
                    msgspec.UNSET if hunter.fireflies == HAND else hunter.fireflies,
                    hunter.tears,
                    ids(hunter.creatures),
                    ids(hunter.fled),
                    not hunter.hunting,
                )
                for hunter in position.hunters
            ],
            row={lure.creature.id: lure.fireflies for lure in position.row},
            turn=position.turn,
            starter=position.starter,
            round=position.round,
            deck=ids(reversed(position.deck)),
            over=position.over,
            unseen=position.shows_unseen,
        )
    )


def ids(creatures: Iterable[Creature]) -> list[str]:
    return [creature.id for creature in creatures]


def read(box: Box, written: Json) -> Smile:
    return Reader(box, read_written(written, Paper, "docs/smile.md")).read()


class Reader:
    """Reads one paper. Every card may be in one place only."""

    def __init__(self, box: Box, paper: Paper) -> None:
        self.paper = paper
        self.seats = len(paper.hunters)
        self.unused = {creature.id: creature for creature in box.deck(self.seats)}
        self.used: set[str] = set()

    def read(self) -> Smile:
        from tablee.games.smile.rules import Lure, Smile

        paper = self.paper
        hunters = [self.hunter(seat, written) for seat, written in enumerate(paper.hunters)]
        row = [Lure(self.use(card), fireflies) for card, fireflies in paper.row.items()]
        starter = paper.turn if paper.starter is None else paper.starter
        round = self.round()
        deck = self.deck(round)
        self.check_seats(starter)
        self.check_row([lure.creature.value for lure in row])
        self.check_fireflies(sum(hunter.fireflies for hunter in hunters))
        return Smile(hunters, deck, row, round, starter, paper.turn, paper.over, paper.unseen)

    def use(self, card: str) -> Creature:
        if card in self.used:
            raise BadPosition(card, detail="card_twice")
        creature = self.unused.pop(card, None)
        if creature is None:
            raise BadPosition(card, detail="not_in_deck", seats=self.seats, rule="SMI-023")
        self.used.add(card)
        return creature

    def hunter(self, seat: int, written: PaperHunter) -> Hunter:
        from tablee.games.smile.rules import HAND, Hunter

        front = [self.use(card) for card in written.front]
        colours = [creature.colour for creature in front if creature.colour >= 0]
        if len(colours) != len(set(colours)):
            raise BadPosition(written.front, detail="pair_in_front", seat=seat, rule="SMI-105")
        fled = [self.use(card) for card in written.fled]
        if len(fled) % 2 or not all(old.pairs_with(new) for old, new in zip(fled[::2], fled[1::2], strict=True)):
            raise BadPosition(written.fled, detail="fled_in_pairs", seat=seat, rule="SMI-100")
        hand = HAND if written.hand is msgspec.UNSET else written.hand
        return Hunter(hand, written.tears, not written.collected, front, fled)

    def round(self) -> int:
        """The round that is written; else the one of the written deck; else the first that leaves cards enough."""
        from tablee.games.smile.rules import ROUNDS

        written = self.paper.round
        if written is not None:
            if written > ROUNDS:
                raise BadPosition(written, ROUNDS, detail="no_such_round", rule="SMI-003")
            return written
        if self.paper.over:
            return ROUNDS
        left = len(self.unused) if self.paper.deck is None else len(self.paper.deck)
        return ROUNDS - min(ROUNDS - 1, left // self.seats)

    def deck(self, round: int) -> list[Creature]:
        """Top card first on paper, last in the position."""
        from tablee.games.smile.rules import ROUNDS

        paper = self.paper
        if paper.over and paper.deck:
            raise BadPosition(len(paper.deck), 0, detail="deck_left", rule="SMI-112")
        count = 0 if paper.over else self.seats * (ROUNDS - round)
        cards = list(self.unused)[:count] if paper.deck is None else paper.deck
        if len(cards) != count:
            raise BadPosition(len(cards), count, detail="deck_size", round=round, rule="SMI-145")
        return [self.use(card) for card in reversed(cards)]

    def check_seats(self, starter: int) -> None:
        paper = self.paper
        for seat in (starter, paper.turn):
            if seat >= self.seats:
                raise BadPosition(seat, list(range(self.seats)), detail="no_such_seat", rule="SMI-005")
        if not paper.over and paper.hunters[paper.turn].collected:
            still_in = [seat for seat, hunter in enumerate(paper.hunters) if not hunter.collected]
            raise BadPosition(paper.turn, still_in, detail="has_collected", rule="SMI-038")

    def check_row(self, values: list[int]) -> None:
        row = self.paper.row
        cards = list(row)
        if values != sorted(values):
            in_order = [card for _, card in sorted(zip(values, cards, strict=True))]
            raise BadPosition(cards, in_order, detail="row_order", rule="SMI-032")
        lowest = [card for card, value in zip(cards, values, strict=True) if value == values[0]]
        too_high = [card for card, fireflies in row.items() if fireflies and card not in lowest]
        if too_high:
            raise BadPosition(too_high, lowest, detail="not_lowest", rule="SMI-142")
        still_in = sum(not hunter.collected for hunter in self.paper.hunters)
        if self.paper.over:
            if row:
                raise BadPosition(cards, detail="row_left", rule="SMI-112")
        elif still_in < 2:
            raise BadPosition(still_in, 2, detail="few_still_in", rule="SMI-070")
        elif len(row) != still_in:
            raise BadPosition(len(row), still_in, detail="row_size", rule="SMI-066")

    def check_fireflies(self, in_hands: int) -> None:
        """SMI-140."""
        from tablee.games.smile.rules import HAND

        found = in_hands + sum(self.paper.row.values())
        right = HAND * self.seats + sum(hunter.tears for hunter in self.paper.hunters)
        if found != right:
            raise BadPosition(found, right, detail="fireflies", rule="SMI-140")
