"""What the events of Owls say beyond their fields: who else is meant, and which card it was."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablee.kernel import Event, Eyes
from tablee.text.speaker import Speaker, Words
from tests.kernel.owls import BallotClosed, CardDealt, Died, GameWon, KinTold, VotersNamed


class GameWords(Words):
    quiet = frozenset({"ballot_closed", "voter_named"})

    def card(self, speaker: Speaker, card: str) -> str:
        return speaker.say(f"card-{card.partition('_')[0]}")

    def event(self, speaker: Speaker, event: Event, names: Sequence[str], you: Eyes) -> Mapping[str, Any]:
        if isinstance(event, (CardDealt, Died)):
            return {"card": self.card(speaker, event.card)}
        if isinstance(event, KinTold):
            return {"players": speaker.all_of([names[seat] for seat in event.to])}
        if isinstance(event, VotersNamed):
            return {"players": speaker.all_of([names[seat] for seat in event.voters])}
        if isinstance(event, BallotClosed):
            return {"count": len([target for target in event.votes if target is not None])}
        if isinstance(event, GameWon):
            cards = [self.card(speaker, card) for card in event.cards]
            told = [
                speaker.say("player-with-level", player=name, level=card)
                for name, card in zip(names, cards, strict=True)
            ]
            return {"players": speaker.all_of(told)}
        target = getattr(event, "target", None)
        return {} if target is None else {"target": names[target], "target_who": "you" if target == you else "other"}
