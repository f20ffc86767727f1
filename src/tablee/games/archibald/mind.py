"""What a seat knows of a game of Archibald: its view has it all (section 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

import msgspec

from tablee.games.archibald import paper, sight
from tablee.games.archibald.board import FIRST_JAIL
from tablee.games.archibald.box import DECKS, Box
from tablee.games.archibald.moves import CELLS, WIDTH
from tablee.games.archibald.paper import SAME
from tablee.kernel.luck import Luck
from tablee.kernel.position import Belief

if TYPE_CHECKING:
    from tablee.games.archibald.rules import Race
    from tablee.games.archibald.view import ArchibaldView
    from tablee.kernel.records import Event, Json

SEEN: Final = [*SAME, "breached", "fresh", "opened", "reached", "hops", "played", "agenda", "bots", "left", "winner"]


@final
class Sighted(Belief):
    """A mind that looks: what was shown, peeked or given away stays in its view, so it need not remember anything."""

    __slots__ = ("box", "view")

    def __init__(self, box: Box, seat: int) -> None:
        self.box = box
        self.seat = seat
        self.view: ArchibaldView | None = None

    def hear(self, event: Event) -> None:
        pass

    def see(self, view: ArchibaldView) -> None:  # type: ignore[override]
        self.view = view

    def imagine(self, luck: Luck) -> Race:
        assert self.view is not None, "nothing was seen yet"
        race = paper.read(self.box, self.on_paper(self.view))
        sight.shuffle_unknown(race, self.seat, luck)
        return race

    def on_paper(self, view: ArchibaldView) -> Json:
        """The view as a position: what is unknown lies anyhow, and is shuffled afterwards."""
        written: dict[str, Any] = {name: getattr(view, name) for name in SEEN}
        written |= {
            "heroes": self.heroes(view),
            "board": {CELLS[cell]: view.board[cell] for cell in range(WIDTH, FIRST_JAIL) if view.board[cell]},
            "jails": self.jails(view),
            "turned": [CELLS[cell] for cell in range(FIRST_JAIL, len(CELLS)) if view.board[cell]],
            "enemies": {
                cell: {kind: kinds.count(kind) for kind in sorted(set(kinds))} for cell, kinds in view.enemies.items()
            },
            "piles": {str(pile.level): [*pile.unseen, *reversed(pile.under)] for pile in view.piles},
            "under": {str(pile.level): len(pile.under) for pile in view.piles},
            "discards": {str(deck.level): list(reversed(deck.discard)) for deck in view.decks},
            "adventure_discard": list(reversed(view.adventure_discard)),
            "reading": [
                {"card": one.card, "seat": one.seat} | ({"answer": one.answer} if one.answer else {})
                for one in view.reading
            ],
            "seen": {str(seat): cells for seat, cells in enumerate(view.peeks)},
            "known": {str(self.seat): [one.card for one in view.given]},
        }
        if view.draft is not None:
            written["draft"] = {"card": view.draft.card, "cell": view.draft.cell, "taken": view.draft.taken}
        return msgspec.to_builtins(written)

    def heroes(self, view: ArchibaldView) -> list[dict[str, Any]]:
        """Other hands hold what was given to them, and otherwise any card with the right back."""
        unseen = self.unseen_cards(view)
        found: list[dict[str, Any]] = []
        for seat, hero in enumerate(view.heroes):
            hand = list(view.hand) if seat == self.seat else [one.card for one in view.given if one.seat == seat]
            if seat != self.seat:
                backs = list(hero.backs)
                for card in hand:
                    backs.remove(int(card[1]))
                hand += [unseen[level].pop() for level in backs]
            found.append(
                {
                    "hero": hero.hero,
                    "cell": hero.cell,
                    "lives": hero.lives,
                    "hand": hand,
                    "equipment": hero.equipment,
                    "stuck": hero.immobilised,
                    "bonuses": hero.bonuses,
                }
            )
        return found

    def unseen_cards(self, view: ArchibaldView) -> dict[int, list[str]]:
        """Cards of each level that lie in a deck or in another hand."""
        seen = {*view.hand, *(one.card for one in view.given), *(hero.equipment for hero in view.heroes), view.played}
        for deck in view.decks:
            seen |= set(deck.discard)
        return {
            level: [card.id for card in self.box.cards if card.level == level and card.id not in seen]
            for level in DECKS
        }

    def jails(self, view: ArchibaldView) -> list[str]:
        """What is turned up or was looked into; the others anyhow."""
        sure = [view.board[FIRST_JAIL + place] or view.peeked.get(CELLS[FIRST_JAIL + place]) for place in range(WIDTH)]
        rest = [tile for tile in view.jails_unseen if tile not in sure]
        return [tile if tile is not None else rest.pop() for tile in sure]
