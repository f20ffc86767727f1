"""Words of Les Schtroumpfs that need more than an event's fields: its cards, places, tokens and dice by their names.

A code in a field becomes the name of what it stands for, under the same variable. Names and texts of cards come from
the game's own box, for an owner's copy may call them otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tablee.games.schtroumpfs import events
from tablee.games.schtroumpfs.box import CAKES, GARGAMEL, Box, RowCard
from tablee.games.schtroumpfs.content import BOX
from tablee.games.schtroumpfs.moves import INVENTIONS, RESOURCES, ROOFS, ROWS, SMURFS
from tablee.kernel import Event, Eyes, Game
from tablee.text.speaker import Speaker, Words, yes_or_no

QUIET: Final = frozenset(
    {
        "turn_started",
        "ability_resolved",
        "target_designated",
        "card_picked_at_random",
        "action_performed",
        "rescue",
        "turn_ended",
        "gargamel_standee",
        "leader_passed",
        "window_opened",
        "decision_requested",
    }
)
NONE: Final = "none"  # for what has no name
DICE: Final = ("danger", "super", "azrael")
KINDS: Final = ("smurfs", "inventions", "gargamel", "cakes")  # of cards, as the content file lists them
CODES: Final = ("card", "target", "invention", "house", "cake")  # fields that hold the code of a piece
TOKENS: Final = ("tokens", "out", "into")  # fields that hold berries, logs and stones


class GameWords(Words):
    quiet = QUIET

    def __init__(self, game: Game[Any] | None) -> None:
        super().__init__(game)
        box = getattr(game, "box", BOX)
        assert isinstance(box, Box)
        self.box = box

    def pieces(self) -> Sequence[str]:
        return [*SMURFS, *INVENTIONS, *GARGAMEL, *CAKES, *ROOFS, *ROWS]

    def card(self, speaker: Speaker, card: str) -> str:
        return Names(speaker, self.box).piece(card)

    def long_card(self, speaker: Speaker, card: str) -> str:
        return Names(speaker, self.box).in_full(card)

    def event(self, speaker: Speaker, event: Event, names: Sequence[str], you: Eyes) -> Mapping[str, Any]:
        return Telling(Names(speaker, self.box), names, you).params(event)

    def reason(self, speaker: Speaker, params: Mapping[str, Any]) -> dict[str, Any]:
        """The parts of a bot's reason, as its sentence wants them."""
        return Names(speaker, self.box).parts(params)


class Names:
    """How the pieces of one box are called in one language."""

    def __init__(self, say: Speaker, box: Box) -> None:
        self.say = say
        self.box = box

    # --- Cards

    def piece(self, code: str) -> str:
        """A card, a row, a roof or a die. What is none of them stays as it is."""
        return self.found(code) or code

    def found(self, code: str) -> str | None:
        if code in ROWS:
            return self.row(code)
        if code in ROOFS:
            return self.say.say("roof", roof=code)
        if code in DICE:
            return self.say.say("die", die=code)
        card = self.written(code)
        return None if card is None else str(card["name"][self.say.language])

    def parts(self, params: Mapping[str, Any]) -> dict[str, Any]:
        """Of what a bot says: the name of each row and each card for its code."""
        return {key: self.piece(part) if key in ("row", "card") else part for key, part in params.items()}

    def written(self, code: str) -> Mapping[str, Any] | None:
        """A card as its content file has it."""
        for kind in KINDS:
            for card in self.box.shown[kind]:
                if card["id"] == code:
                    found: Mapping[str, Any] = card
                    return found
        return None

    def text(self, code: str) -> str:
        """What a card says it does."""
        card = self.written(code)
        return "" if card is None else str(card["text"][self.say.language])

    def in_full(self, code: str) -> str:
        """For somebody who cannot see it: what it is, what it costs, what it does."""
        said = {"name": self.piece(code), "text": self.text(code)}
        if code in SMURFS:
            return self.say.say("long-smurf", **said, useful=yes_or_no(self.box.smurf_by_id[code].useful))
        if code in INVENTIONS:
            invention = self.box.invention_by_id[code]
            return self.say.say("long-invention", **said, kind=invention.kind, berries=invention.berries)
        if code in GARGAMEL:
            card = self.box.gargamel_by_id[code]
            return self.say.say("long-gargamel", **said, kind=card.kind, paws=card.paws)
        if code in CAKES:
            return self.say.say("long-cake", **said)
        return self.roof(code) if code in ROOFS else self.action(self.box.rows[ROWS.index(code)])

    # --- Places

    def location(self, number: int) -> str:
        place = next(place for place in self.box.shown["locations"] if place["number"] == number)
        return str(place["name"][self.say.language])

    def row(self, code: str) -> str:
        """`Sawmill, upper`."""
        side = "upper" if code.endswith("U") else "lower"
        return self.say.say("row", side=side, location=self.location(int(code[0])))

    def roof(self, code: str) -> str:
        """With its printed price."""
        return self.say.say("roof-long", roof=code, tokens=self.tokens(self.box.roofs[ROOFS.index(code)].cost))

    def action(self, row: RowCard) -> str:
        """A row with what it costs and what it does, as it is printed on the board."""
        effect = self.effect(row.effect, of_kind(row.resource, row.amount), row.amount)
        if row.effect == "build":
            effect = self.say.say("screen-roof-first", effect=effect)
        elif any(row.cost):
            effect = self.say.say("screen-costs", cost=self.tokens(row.cost), effect=effect)
        return self.say.say("screen-row", row=self.row(row.id), action=effect)

    def effect(self, effect: str, tokens: Sequence[int], amount: int) -> str:
        """What an action does. `tokens` are what it is known to bring, `amount` is how many it counts otherwise."""
        if effect in ("collect", "harvest"):
            return self.say.say("effect-gain", tokens=self.tokens(tokens))
        if effect == "collect_different":
            return self.say.say("effect-different", amount=amount)
        if effect == "reveal_ideas":
            return self.say.say("effect-reveal-ideas", amount=amount)
        return self.say.say(f"effect-{effect}")

    # --- Resources

    def tokens(self, tokens: Sequence[int]) -> str:
        """`2 berries and 1 log`."""
        counts = zip(RESOURCES, tokens, strict=True)
        said = [self.say.say("count-tokens", resource=kind, number=number) for kind, number in counts if number]
        return self.say.all_of(said) if said else self.say.say("no-tokens")

    def face(self, die: str, face: int) -> dict[str, Any]:
        """The parts of `face`, for a side of a die, counted from 1."""
        shown = self.box.dice[die][face - 1]
        return {"effect": shown.effect, "amount": shown.amount}


def of_kind(kind: int, number: int) -> list[int]:
    return [number if place == kind else 0 for place in range(len(RESOURCES))]


class Telling:
    """One listener: pieces are named to them, and they themselves are `you`."""

    def __init__(self, named: Names, names: Sequence[str], you: Eyes) -> None:
        self.named = named
        self.names = names
        self.you = you

    def params(self, event: Event) -> Mapping[str, Any]:
        """What the sentence of an event needs beyond its plain fields."""
        said: dict[str, Any] = {}
        for field in event.__struct_fields__:
            value = getattr(event, field)
            if field in CODES:
                said[field] = NONE if value is None else self.named.piece(value)
            elif field in TOKENS:
                said[field] = self.named.tokens(value)
        return {**said, **self.resources(event), **self.places(event), **self.cards(event), **self.game(event)}

    def resources(self, event: Event) -> Mapping[str, Any]:
        """What resources came from, or went to."""
        if isinstance(event, (events.ResourcesGained, events.ResourcesLost)):
            return {"cause": self.named.found(event.reason) or NONE}
        if isinstance(event, events.ResourcesSpent):
            return {"cause": self.named.found(event.purpose) or NONE}
        if isinstance(event, events.HouseDestroyed):
            return {"house": self.named.roof(event.house)}
        return {}

    def places(self, event: Event) -> Mapping[str, Any]:
        if isinstance(event, events.AzraelMoved):
            moved = yes_or_no(event.start != event.end)
            return {"location": self.named.location(event.end), "steps": event.steps or 0, "moved": moved}
        if isinstance(event, events.MeepleReturned):
            return {"place": self.named.piece(event.source)}
        if isinstance(event, events.RobotMeeple):
            return {"name": self.named.piece(event.place)}
        if isinstance(event, events.GargamelStandee):
            return {"places": self.named.say.all_of([self.named.location(number) for number in event.locations])}
        return {}

    def cards(self, event: Event) -> Mapping[str, Any]:
        if isinstance(event, events.IdeasRevealed):
            return {"inventions": self.named.say.cards(event.inventions), "number": len(event.inventions)}
        if isinstance(event, events.SmurfSheltered):
            owner = event.owner_seat
            return {"from": "discard" if owner is None else "own" if owner == event.seat else "other"}
        if isinstance(event, events.GargamelRevealed):
            return {"text": self.named.text(event.card)}
        return {}

    def game(self, event: Event) -> Mapping[str, Any]:
        """Its beginning, its rounds and its end."""
        if isinstance(event, events.GameSetup):
            cakes = self.named.say.cards(event.cakes)
            return {"houses": len(event.roofs), "smurfs": event.forest_count, "cakes": cakes}
        if isinstance(event, events.RoundStarted):
            return {"lasting": NONE if event.lasting is None else self.named.piece(event.lasting)}
        if isinstance(event, events.GameWon):
            return self.named.say.victory(range(len(self.names)), self.names, self.you)
        return {"missing": self.missing(event)} if isinstance(event, events.GameLost) else {}

    def missing(self, event: events.GameLost) -> str:
        """What the village had yet to do."""
        say = self.named.say
        said = [say.say("count-houses", houses=event.houses)] if event.houses else []
        said += [say.say("count-smurfs", smurfs=event.smurfs)] if event.smurfs else []
        said += [say.say("count-cakes", cakes=event.cakes)] if event.cakes else []
        return say.all_of(said)
