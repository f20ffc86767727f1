"""Words of Smile that need more than an event's fields: its creatures and its winners."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tablee.games.smile.box import COLOURS, NO_COLOUR, Creature
from tablee.games.smile.content import BOX
from tablee.games.smile.events import DecisionRequested, GameEnded, PairFled, RowRevealed
from tablee.games.smile.moves import CARD_IDS
from tablee.kernel import Event, Eyes
from tablee.text.speaker import Speaker, Words

QUIET: Final = frozenset({"hand_updated", "turn_started", "decision_requested", "tear_taken", "round_ended"})


class GameWords(Words):
    quiet = QUIET

    def pieces(self) -> Sequence[str]:
        return CARD_IDS

    def card(self, speaker: Speaker, card: str) -> str:
        creature = self.creature(card)
        return speaker.say("card", name=name(speaker, creature), value=creature.value, colour=colour(speaker, creature))

    def long_card(self, speaker: Speaker, card: str) -> str:
        """With the kind of creature and the shape in its corner. 0 is neither tame nor wild: just a creature (R13)."""
        creature = self.creature(card)
        kind = "tame" if creature.value > 0 else "wild" if creature.value < 0 else "neither"
        return speaker.say(
            "card-long",
            name=name(speaker, creature),
            value=creature.value,
            kind=speaker.say(f"kind-{kind}"),
            colour=colour(speaker, creature),
            shape=speaker.say(f"shape-{corner(creature)}"),
        )

    def creature(self, card: str) -> Creature:
        creature = getattr(self.game, "box", BOX).find(card)
        assert isinstance(creature, Creature), card
        return creature

    def event(self, speaker: Speaker, event: Event, names: Sequence[str], you: Eyes) -> Mapping[str, Any]:
        if isinstance(event, PairFled):
            return {"old": speaker.card(event.cards[0]), "new": speaker.card(event.cards[1])}
        if isinstance(event, RowRevealed):
            return {"cards": speaker.cards(event.cards)}
        if isinstance(event, DecisionRequested):
            return {"count": len(event.options)}
        if isinstance(event, GameEnded):
            best = event.tallies[event.winners[0]]
            said = speaker.victory(event.winners, names, you)
            return {**said, "points": best.score, "fireflies": best.fireflies}
        card = getattr(event, "card", None)
        return {} if card is None else {"card": speaker.card(card)}


def name(speaker: Speaker, creature: Creature) -> str:
    """Section 5.2: a wild creature is called like its tame twin."""
    return speaker.say(f"creature-{abs(creature.value)}")


def corner(creature: Creature) -> str:
    return "none" if creature.colour == NO_COLOUR else COLOURS[creature.colour]


def colour(speaker: Speaker, creature: Creature) -> str:
    return speaker.say(f"colour-{corner(creature)}")
