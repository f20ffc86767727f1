"""What a seat knows of a game of Les Schtroumpfs: its view, and which lost Smurfs have come out of the Forest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

import msgspec

from tablee.games.schtroumpfs import events, paper, sight
from tablee.games.schtroumpfs.box import Box
from tablee.games.schtroumpfs.sight import SHOWN
from tablee.kernel.luck import Luck
from tablee.kernel.position import Belief

if TYPE_CHECKING:
    from tablee.games.schtroumpfs.rules import Village
    from tablee.games.schtroumpfs.view import SchtroumpfsView
    from tablee.kernel.records import Event, Json

SEEN: Final = [*SHOWN, "level", "stock", "played", "forced", "lasting", "agenda"]  # a view and a paper say them alike
SEEN.remove("sheltered_starting")


@final
class Open(Belief):
    """An open mind: everybody plays with open hands, and only piles that lie face down have to be imagined."""

    __slots__ = ("box", "found", "view")

    def __init__(self, box: Box, seat: int) -> None:
        self.box = box
        self.seat = seat
        self.found: set[str] = set()  # lost Smurfs that were drawn, and have not gone back
        self.view: SchtroumpfsView | None = None

    def hear(self, event: Event) -> None:
        if isinstance(event, events.CardDrawn) and event.pile != "deck":
            self.found.add(event.card)
        elif isinstance(event, (events.CardCaged, events.WardrobeExchanged)):
            self.found.discard(event.card)

    def see(self, view: SchtroumpfsView) -> None:  # type: ignore[override]
        self.view = view

    def imagine(self, luck: Luck) -> Village:
        view = self.view
        assert view is not None, "nothing was seen yet"
        village = paper.read(self.box, self.on_paper(view, luck))
        if not view.over:
            sight.shuffle_unknown(village, self.seat, luck)
        return village

    def on_paper(self, view: SchtroumpfsView, luck: Luck) -> Json:
        """The view as a position: unknown cards lie where they may, in an order that is shuffled afterwards."""
        written: dict[str, Any] = {name: getattr(view, name) for name in SEEN}
        deck, forest, extra = self.unseen_smurfs(view, luck)
        written |= {
            "hands": [list(hand) for hand in view.hands],
            "houses": {house.roof: house.built for house in view.houses},
            "cakes": {cake.cake: cake.prepared for cake in view.cakes},
            "rows": {row.id: row.meeples for row in view.rows if row.meeples},
            "doubles": [row.id for row in view.rows if row.double],
            "overflow": {row.id: row.overflow for row in view.rows if row.overflow},
            "ideas": [idea.invention for idea in view.ideas],
            "crafted": [card.invention for card in view.crafted],
            "occupied": [card.invention for card in view.crafted if card.meeple],
            "scrapped": list(reversed(view.scrapped)),
            "discard": list(reversed(view.discard)),
            "sheltered": list(view.sheltered),
            "revealed": list(reversed(view.revealed)),
            "deck": deck,
            "forest": forest,
            "forest_known": len(view.forest_under),
            "extra": extra,
            "extra_known": len(view.extra_under),
            "gargamel": self.unseen_gargamel(view),
            "gargamel_known": len(view.gargamel_under),
        }
        return msgspec.to_builtins(written)

    def unseen_smurfs(self, view: SchtroumpfsView, luck: Luck) -> tuple[list[str], list[str], list[str]]:
        """The Smurf deck, the Forest and the extra pile. What was found and is not seen now is in the deck."""
        seen = {card for hand in view.hands for card in hand}
        seen |= {*view.discard, *view.sheltered, *view.forest_under, *view.extra_under}
        seen |= {view.played} if view.played else set()
        unseen = [card for card in self.box.smurfs if card.id not in seen]
        sure = [card.id for card in unseen if not card.useful or card.id in self.found]
        lost = [card.id for card in unseen if card.useful and card.id not in self.found]
        luck.shuffle(lost)
        while len(sure) < view.deck_count and lost:  # a game that began from a written position
            sure.append(lost.pop())
        while len(sure) > view.deck_count:
            lost.append(sure.pop())
        there = view.forest_count - len(view.forest_under)
        forest = [*lost[:there], *reversed(view.forest_under)]
        return sure, forest, [*lost[there:], *reversed(view.extra_under)]

    def unseen_gargamel(self, view: SchtroumpfsView) -> list[str]:
        """His deck, with Too Late where it may lie; then it is shuffled as one must."""
        if view.over:
            return list(view.left)
        known = list(reversed(view.gargamel_under))
        top = [view.top_gargamel] if view.top_gargamel and view.gargamel_count > len(known) else []
        used = {*view.revealed, *known, *top}
        last = self.box.gargamel[-1].id
        rest = [card.id for card in self.box.gargamel[:-1] if card.id not in used]
        free = view.gargamel_count - len(known) - len(top)
        if last in used:
            return [*top, *rest[:free], *known]
        return [*top, *rest[: free - 1], last, *known]
