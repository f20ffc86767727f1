"""Positions of Smile on paper: JSON short enough to write by hand (docs/smile.md), checked line by line when read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated

import msgspec

from tablee.games.smile.content import Box, Creature
from tablee.kernel.errors import BadPosition
from tablee.kernel.records import Json

if TYPE_CHECKING:
    from tablee.games.smile.rules import Hunter, Smile

Count = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=4)]
Round = Annotated[int, msgspec.Meta(ge=1, le=10)]


class WrittenHunter(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    hand: Count = 6
    tears: Count = 0
    front: list[str] = []
    fled: list[str] = []
    collected: bool = False


class Written(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A position. What is left out has the value of a new game, as far as the cards that are named allow it."""

    hunters: Annotated[list[WrittenHunter], msgspec.Meta(min_length=3, max_length=5)]
    row: dict[str, Count] = {}
    turn: Seat = 0
    starter: Seat | None = None
    round: Round | None = None
    deck: list[str] | None = None
    over: bool = False
    unseen: bool = False


def write(position: Smile) -> Json:
    return msgspec.to_builtins(
        Written(
            hunters=[
                WrittenHunter(
                    hunter.fireflies, hunter.tears, ids(hunter.creatures), ids(hunter.fled), not hunter.hunting
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
    try:
        paper = msgspec.convert(written, Written)
    except msgspec.ValidationError as error:
        raise BadPosition(error, "see docs/smile.md, Positions on paper") from None
    return Reader(box, paper).read()


class Reader:
    """Reads one paper. Every card may be in one place only."""

    def __init__(self, box: Box, paper: Written) -> None:
        self.paper = paper
        self.seats = len(paper.hunters)
        self.unused = {creature.id: creature for creature in box.deck(self.seats)}

    def read(self) -> Smile:
        from tablee.games.smile.rules import Lure, Smile

        paper = self.paper
        hunters = [self.hunter(written) for written in paper.hunters]
        row = [Lure(self.use(card), fireflies) for card, fireflies in paper.row.items()]
        starter = paper.turn if paper.starter is None else paper.starter
        round = self.round()
        deck = self.deck(round)
        self.check_seats(starter)
        self.check_row([lure.creature.value for lure in row])
        self.check_fireflies()
        return Smile(hunters, deck, row, round, starter, paper.turn, paper.over, paper.unseen)

    def use(self, card: str) -> Creature:
        creature = self.unused.pop(card, None)
        if creature is None:
            raise BadPosition(card, f"each card of the {self.seats}-player deck once")
        return creature

    def hunter(self, written: WrittenHunter) -> Hunter:
        from tablee.games.smile.rules import Hunter

        front = [self.use(card) for card in written.front]
        colours = [creature.colour for creature in front if creature.colour >= 0]
        if len(colours) != len(set(colours)):
            raise BadPosition(f"front {written.front}", "no two creatures of one colour (SMI-105)")
        fled = [self.use(card) for card in written.fled]
        if len(fled) % 2 or not all(old.pairs_with(new) for old, new in zip(fled[::2], fled[1::2], strict=True)):
            raise BadPosition(f"fled {written.fled}", "pairs of one colour, one after the other (SMI-100)")
        return Hunter(written.hand, written.tears, not written.collected, front, fled)

    def round(self) -> int:
        """The round that is written, else the first that leaves enough unused cards for the rounds to come."""
        if self.paper.round is not None:
            return self.paper.round
        return 10 if self.paper.over else 10 - min(9, len(self.unused) // self.seats)

    def deck(self, round: int) -> list[Creature]:
        """Top card first on paper, last in the position."""
        count = 0 if self.paper.over else self.seats * (10 - round)
        cards = list(self.unused)[:count] if self.paper.deck is None else self.paper.deck
        if len(cards) != count:
            raise BadPosition(f"a deck of {len(cards)} cards", f"{count} cards in round {round} (SMI-145)")
        return [self.use(card) for card in reversed(cards)]

    def check_seats(self, starter: int) -> None:
        for seat in (starter, self.paper.turn):
            if seat >= self.seats:
                raise BadPosition(f"seat {seat}", f"seats 0 to {self.seats - 1}")
        if not self.paper.over and self.paper.hunters[self.paper.turn].collected:
            raise BadPosition(f"seat {self.paper.turn} to act", "a seat that has not collected (SMI-038)")

    def check_row(self, values: list[int]) -> None:
        paper = self.paper
        if values != sorted(values):
            raise BadPosition(f"row {list(paper.row)}", "lowest value first (SMI-032)")
        if any(fireflies and value > values[0] for value, fireflies in zip(values, paper.row.values(), strict=True)):
            raise BadPosition(f"row {paper.row}", "fireflies on the lowest creatures only (SMI-142)")
        hunting = sum(not hunter.collected for hunter in paper.hunters)
        if paper.over:
            if paper.row:
                raise BadPosition(f"row {list(paper.row)}", "an empty row in a game that is over (SMI-110)")
            return
        if len(paper.row) != hunting or hunting < 2:
            raise BadPosition(
                f"{len(paper.row)} creatures in the row", f"one for each of two or more players still in: {hunting}"
            )

    def check_fireflies(self) -> None:
        """SMI-140."""
        paper = self.paper
        found = sum(hunter.hand for hunter in paper.hunters) + sum(paper.row.values())
        right = 6 * self.seats + sum(hunter.tears for hunter in paper.hunters)
        if found != right:
            raise BadPosition(f"{found} fireflies in hands and on the row", f"{right} (SMI-140)")
