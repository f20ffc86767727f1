"""Words of Grumpf that need more than an event's fields: its clans, its boards, its shares and its winners."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tablee.games.grumpf import events
from tablee.games.grumpf.box import Box, Condition
from tablee.games.grumpf.content import BOX
from tablee.games.grumpf.moves import BOARDS, SPECIES
from tablee.kernel import Event, Eyes
from tablee.text.speaker import Speaker, Words, kebab

QUIET: Final = frozenset(
    {"flipped", "buffered", "rejected", "seat_chose", "beat_reveal", "turn_open", "review_open", "seat_ready"}
)
ONE_SIDED: Final = {"1" * len(BOARDS): "first_game", "2" * len(BOARDS): "expert"}


class GameWords(Words):
    quiet = QUIET

    def pieces(self) -> Sequence[str]:
        return BOARDS

    def card(self, speaker: Speaker, card: str) -> str:
        """The name of a board."""
        return speaker.say(f"board-{card}")

    def event(self, speaker: Speaker, event: Event, names: Sequence[str], you: Eyes) -> Mapping[str, Any]:
        return Telling(speaker, self.box(), names, you).params(event)

    def box(self) -> Box:
        box = getattr(self.game, "box", BOX)
        assert isinstance(box, Box)
        return box


class Telling:
    """One listener: clans are named to them, and they themselves are `you`."""

    def __init__(self, speaker: Speaker, box: Box, names: Sequence[str], you: Eyes) -> None:
        self.speaker = speaker
        self.box = box
        self.names = names
        self.you = you

    def params(self, event: Event) -> Mapping[str, Any]:
        """What the sentence of an event needs beyond its plain fields."""
        if isinstance(event, (events.BoardTally, events.BoardFailed, events.AnimalsShared, events.AnimalsDiscarded)):
            return self.count(event)
        if isinstance(event, (events.Rejected, events.ActionFailed)):
            return {"why": self.speaker.say(f"refusal-{kebab(event.reason)}")}
        if isinstance(event, events.Clubbed):
            return self.clan(event.victim, "victim_")
        if isinstance(event, events.BeatOpen):
            return self.clan(event.initiative[0], "first_")
        if isinstance(event, events.ExchangeDone):
            animals = {"taken": self.animal(event.taken), "given": self.animal(event.given)}
            return {**self.clan(event.other, "other_"), **animals}
        return self.beginning_or_end(event)

    def beginning_or_end(self, event: Event) -> Mapping[str, Any]:
        if isinstance(event, events.GameSetup):
            return self.setup(event)
        if isinstance(event, events.AnimalsDrawn):
            return {"animals": self.drawn(event.species)}
        if isinstance(event, events.NeutralDealt):
            return self.neutral(event)
        if isinstance(event, events.RoundEnd):
            scores = enumerate(event.scores)
            said = [self.speaker.say("score-of", points=points, **self.clan(seat)) for seat, points in scores]
            return {"scores": self.speaker.all_of(said)}
        return self.victory(event) if isinstance(event, events.GameEnd) else {}

    # --- Clans and animals

    def clan(self, clan: int, prefix: str = "") -> dict[str, str]:
        """A seat by its name; the neutral clan, of the game for two, comes after the last seat."""
        if clan >= len(self.names):
            return {f"{prefix}player": self.speaker.say("neutral"), f"{prefix}who": "neutral"}
        return {f"{prefix}player": self.names[clan], f"{prefix}who": "you" if clan == self.you else "other"}

    def animal(self, species: str) -> str:
        return self.speaker.say(f"animal-{species}")

    def drawn(self, species: Sequence[str]) -> str:
        counts = [(key, list(species).count(key)) for key in SPECIES]
        said = [self.speaker.say("count-animals", species=key, number=number) for key, number in counts if number]
        return self.speaker.all_of(said)

    # --- The beginning

    def setup(self, event: events.GameSetup) -> Mapping[str, Any]:
        turned = [board for board, side in zip(BOARDS, event.sides, strict=True) if side == "2"]
        return {
            "seats": len(event.seats),
            "sides": ONE_SIDED.get(event.sides, "mixed"),
            "boards": self.speaker.cards(turned),
            "neutral": event.neutral or "none",
            "colour": self.speaker.say(f"colour-{event.neutral}") if event.neutral else "",
        }

    def neutral(self, event: events.NeutralDealt) -> Mapping[str, Any]:
        shown = [dealt for dealt in event.dealt if dealt.pawn not in event.set_aside]
        pawns = [self.speaker.say("neutral-at", face=dealt.face, board=dealt.board) for dealt in shown]
        return {"pawns": self.speaker.all_of(pawns), "aside": len(event.set_aside)}

    # --- The count

    def count(
        self, event: events.BoardTally | events.BoardFailed | events.AnimalsShared | events.AnimalsDiscarded
    ) -> Mapping[str, Any]:
        if isinstance(event, events.BoardTally):
            return self.tally(event)
        if isinstance(event, events.AnimalsDiscarded):
            return {}
        if isinstance(event, events.BoardFailed):
            return {"species": event.board, "number": event.animals}
        taken: dict[int, int] = {}
        for clan, number in event.shares:
            taken[clan] = taken.get(clan, 0) + number
        shares = [self.speaker.say("share-of", number=number, **self.clan(clan)) for clan, number in taken.items()]
        return {"species": event.board, "number": sum(taken.values()), "shares": self.speaker.all_of(shares)}

    def tally(self, event: events.BoardTally) -> Mapping[str, Any]:
        ranking = [
            self.speaker.say("rank-of", strength=rank.strength, **self.clan(rank.clan)) for rank in event.ranking
        ]
        condition = self.condition(event)
        return {
            "name": self.speaker.card(event.board),
            "low": condition.low,
            "high": condition.high,
            "ranking": self.speaker.all_of(ranking),
            "tie": "yes" if event.met and event.tie_broken else "no",
        }

    def condition(self, event: events.BoardTally) -> Condition:
        """Of the side that was played: an event names its kind, the box knows its numbers."""
        sides = self.box.boards[BOARDS.index(event.board)].conditions  # type: ignore[arg-type]  # (a key by its rule)
        return next(condition for condition in sides if condition.kind == event.condition)

    # --- The end

    def victory(self, event: events.GameEnd) -> Mapping[str, Any]:
        best = event.counts[event.winners[0]]
        said = self.speaker.victory(event.winners, self.names, self.you)
        return {**said, "points": best.points, "animals": best.animals}
