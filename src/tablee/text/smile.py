"""Words of Smile that need more than an event's fields: its creatures, its winners, its content file."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tablee.games.smile.content import BOX, COLOURS, NO_COLOUR, Creature
from tablee.games.smile.events import DecisionRequested, GameEnded, PairFled, RowRevealed
from tablee.kernel import BadContent, Event, Eyes
from tablee.text.speaker import Speaker, Words

QUIET: Final = frozenset({"hand_updated", "turn_started", "decision_requested", "tear_taken", "round_ended"})

# Errors of the content file carry a short technical text; here it is taken apart again, so that all of it is translated.
CONTENT: Final = (
    (r"(?P<file>.+): no list `creatures`", "content-no-list"),
    (r"(?P<file>.+): .*\(at line (?P<line>\d+), column (?P<column>\d+)\)", "content-not-toml"),
    (r"(?P<card>C\d\d): value (?P<wrong>.*)", "content-value"),
    (r"(?P<card>C\d\d): colour (?P<wrong>.*)", "content-colour"),
    (r"(?P<card>C\d\d): mark (?P<wrong>.*)", "content-mark"),
    (r"(?P<count>\d+) cards of value (?P<kind>-?\d+)", "content-count-value"),
    (r"(?P<count>\d+) cards of mark '(?P<kind>\w*)'", "content-count-mark"),
    (r"(?P<wrong>\{.*)", "content-fields"),
    (r"(?P<file>.+\.\w+): (?P<why>.+)", "content-unreadable"),
    (r"(?P<wrong>.*)", "content-order"),
)


class GameWords(Words):
    quiet = QUIET

    def card(self, speaker: Speaker, card: str) -> str:
        creature = self.creature(card)
        return speaker.say("card", name=name(speaker, creature), value=creature.value, colour=colour(speaker, creature))

    def long_card(self, speaker: Speaker, card: str) -> str:
        """For a screen reader: the kind of creature and the shape in its corner, too. 0 is just a creature (R13)."""
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
            return victory(speaker, event, names, you)
        card = getattr(event, "card", None)
        return {} if card is None else {"card": speaker.card(card)}

    def content(self, speaker: Speaker, error: BadContent) -> str | None:
        for pattern, message in CONTENT:
            found = re.fullmatch(pattern, error.wrong, re.DOTALL)
            if found:
                parts = found.groupdict()
                if parts.get("kind") == "":
                    parts["kind"] = "none"
                return speaker.say(message, **parts, right=error.right.replace("-", speaker.number(-1)[0]))
        return None


def name(speaker: Speaker, creature: Creature) -> str:
    """Section 5.2: a wild creature is called like its tame twin."""
    return speaker.say(f"creature-{abs(creature.value)}")


def corner(creature: Creature) -> str:
    return "none" if creature.colour == NO_COLOUR else COLOURS[creature.colour]


def colour(speaker: Speaker, creature: Creature) -> str:
    return speaker.say(f"colour-{corner(creature)}")


def victory(speaker: Speaker, event: GameEnded, names: Sequence[str], you: Eyes) -> Mapping[str, Any]:
    """Who won, alone or together, with or without the listener."""
    winners = list(event.winners)
    alone = len(winners) == 1
    if you in winners:
        who = "you" if alone else "among"
    else:
        who = "other" if alone else "together"
    best = event.tallies[winners[0]]
    return {
        "who": who,
        "winners": speaker.all_of([names[seat] for seat in winners]),
        "others": speaker.all_of([names[seat] for seat in winners if seat != you]),
        "points": best.score,
        "fireflies": best.fireflies,
    }
