"""Words of Archibald that need more than an event's fields: its cards, tiles, heroes, enemies and dice by their names.

A code in a field becomes the name of what it stands for, under the same variable. Names and texts come from the game's
own box, for an owner's copy may call them otherwise.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tablee.games.archibald import events
from tablee.games.archibald.box import ADVENTURES, TILES, Box, Tile
from tablee.games.archibald.content import BOX, SIDES
from tablee.games.archibald.moves import ANSWERS, HEROES, KINDS
from tablee.kernel import Event, Eyes, Game
from tablee.text.speaker import Speaker, Words, yes_or_no

QUIET: Final = frozenset(
    {
        "turn_started",
        "window_opened",
        "turn_ended",
        "card_drafted",
        "tile_drawn",
        "level_bonus",
        "marker_cleared",
        "flood_ended",
        "decision_requested",
    }
)
NONE: Final = "none"  # for what has no name
KINDS_OF_CARDS: Final = ("encounters", "adventures", "tiles", "heroes")  # as the content file lists them
CODES: Final = ("card", "tile", "hero", "replaced")  # fields that hold the code of a piece
UNLUCKY: Final = 0  # hits of a hero's dice that deserve some comfort
DRY: Final = 4  # from this roll on, a trial adds no water (ARC-415)


class GameWords(Words):
    quiet = QUIET

    def __init__(self, game: Game[Any] | None) -> None:
        super().__init__(game)
        box = getattr(game, "box", BOX)
        assert isinstance(box, Box)
        self.box = box

    def pieces(self) -> Sequence[str]:
        return [*(card.id for card in self.box.cards), *ADVENTURES, *TILES, *HEROES]

    def in_words_of(self, speaker: Speaker) -> Names:
        return Names(speaker, self.box)

    def card(self, speaker: Speaker, card: str) -> str:
        return self.in_words_of(speaker).piece(card)

    def long_card(self, speaker: Speaker, card: str) -> str:
        return self.in_words_of(speaker).in_full(card)

    def reason(self, speaker: Speaker, params: Mapping[str, Any]) -> dict[str, Any]:
        """The parts of a bot's reason, as its sentence wants them: a card by its name."""
        said = dict(params)
        if "card" in params:
            said["card"] = self.in_words_of(speaker).piece(params["card"])
        return said

    def event(self, speaker: Speaker, event: Event, names: Sequence[str], you: Eyes) -> Mapping[str, Any]:
        return Telling(self.in_words_of(speaker), names, you).params(event)


class Names:
    """How the pieces of one box are called in one language."""

    def __init__(self, say: Speaker, box: Box) -> None:
        self.say = say
        self.box = box

    # --- Pieces

    def piece(self, code: str) -> str:
        """A card, a tile or a hero. What is none of them stays as it is."""
        row = self.written(code)
        return code if row is None else self.read(row["title" if "title" in row else "name"])

    def read(self, words: Mapping[str, str]) -> str:
        """A text of the box, in this language."""
        return str(words[self.say.language])

    def written(self, code: str) -> Mapping[str, Any] | None:
        """A row as its content file has it; every copy of a card has the same one."""
        name = code.partition("#")[0]
        rows: list[Mapping[str, Any]] = [row for kind in KINDS_OF_CARDS for row in self.box.shown[kind]]
        return next((row for row in rows if row["id"] == name), None)

    def text(self, code: str) -> str:
        """What a card says it does, or what is read aloud of an adventure."""
        row = self.written(code)
        return "" if row is None else self.read(row["text"])

    def label(self, code: str, answer: str) -> str:
        """What an answer to an adventure says."""
        row = self.written(code)
        assert row is not None, code
        return self.read(row["answers"][ANSWERS.index(answer)])

    def in_full(self, code: str) -> str:
        """For somebody who cannot see it: what it is and what it does."""
        name = self.piece(code)
        if code in self.box.card_by_id:
            card = self.box.card_by_id[code]
            return self.say.say("long-card", kind=card.kind, name=name, level=card.level, text=self.text(code))
        if code in ADVENTURES:
            return self.say.say("long-adventure", name=name, text=self.text(code))
        if code in HEROES:
            hero = self.box.heroes[HEROES.index(code)]
            return self.say.say("long-hero", name=name, dice=self.dice((hero.red, hero.yellow)), lives=hero.most)
        tile = self.box.tile_by_id[code]
        shows = self.say.all_of(self.shows(tile)) or self.say.say("tile-blank")
        return self.say.say("long-tile", tile=name, level=tile.level, walls=self.walls(tile.walls) or NONE, shows=shows)

    # --- Tiles

    def showing(self, code: str | None, breached: bool = False, fresh: bool = True) -> dict[str, Any]:
        """The parts of `tile-showing`: the name of a tile, and what it shows. Enemies appear only once."""
        if code is None:
            return {"tile": NONE, "shows": NONE}
        shows = self.shows(self.box.tile_by_id[code], breached, fresh)
        return {"tile": self.piece(code), "shows": self.say.all_of(shows) or NONE}

    def shows(self, tile: Tile, breached: bool = False, fresh: bool = True) -> list[str]:
        """What is drawn on it: enemies first, then pictograms in their order."""
        signs = ["archibald"] if tile.archibald else list(tile.shows)
        signs += ["falls"] if tile.falls and not breached else []
        enemies = [self.enemies([KINDS[kind] for kind in tile.enemies])] if tile.enemies and fresh else []
        return enemies + [self.say.say("shown", sign=sign) for sign in signs]

    def walls(self, walls: int) -> str:
        """The sides that are closed, `to the north and to the east`."""
        return self.say.all_of([self.say.say("side", side=side) for side in sides(walls)])

    # --- Enemies and dice

    def enemies(self, kinds: Sequence[str]) -> str:
        """`a Seide and 2 Moustiks`, the most dangerous first."""
        counts = Counter(kinds)
        said = [
            self.say.say("count-enemies", kind=kind, number=counts[kind]) for kind in reversed(KINDS) if counts[kind]
        ]
        return self.say.all_of(said)

    def dice(self, dice: Sequence[int]) -> str:
        """`1 red die and 2 yellow dice`."""
        red, yellow = dice
        said = [self.say.say("count-red", number=red)] if red else []
        said += [self.say.say("count-yellow", number=yellow)] if yellow else []
        if len(said) == 2:
            return self.say.say("dice-both", red=said[0], yellow=said[1])
        return said[0] if said else self.say.say("count-no-dice")

    def hits(self, hits: int) -> str:
        return self.say.say("count-hits", hits=hits)


def sides(walls: int) -> list[str]:
    return [side for side, bit in SIDES.items() if walls & bit]


def percent(thousandths: int) -> int:
    """For people: never 0 for what can happen, and never 100 for what can fail."""
    return min(max(round(thousandths / 10), min(thousandths, 1)), 100 if thousandths == 1000 else 99)


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
                said[field] = self.named.piece(value) if value else NONE
            elif field == "cards":
                said[field] = self.named.say.cards(value) if value else NONE
            elif field == "enemies":
                said |= {field: self.named.enemies(value), "number": len(value)}
        return {**said, **self.cards(event), **self.places(event), **self.fights(event), **self.adventures(event)}

    def cards(self, event: Event) -> Mapping[str, Any]:
        if isinstance(event, events.CardPlayed):
            return {"aim": "cell" if event.cell else "nothing" if event.target_seat is None else "seat"}
        if isinstance(event, events.CardsDrawn) and event.seat == self.you and not event.cards:
            return {"cards": self.named.say.say("count-cards", count=event.count)}
        if isinstance(event, events.CardDrafted):
            return {"taken": self.named.say.all_of(event.taken) or NONE}
        if isinstance(event, events.DeckReshuffled):
            return {"count": event.size}
        if isinstance(event, events.HandsSwapped):
            hand = event.hand if self.you == event.seat else event.other_hand if self.you == event.other_seat else None
            return {"cards": self.named.say.cards(hand) if hand else NONE}
        return {}

    def places(self, event: Event) -> Mapping[str, Any]:
        """Tiles, water, and what became of a step."""
        if isinstance(event, events.TileLaid):
            return self.named.showing(event.tile, event.breached)
        if isinstance(event, (events.JailRevealed, events.JailPeeked)):
            return self.named.showing(event.tile)
        if isinstance(event, events.Bumped):
            return {"why": "falls" if self.named.box.tile_by_id[event.tile].falls else "wall"}
        if isinstance(event, events.WaterChanged):
            return self.water(event)
        if isinstance(event, events.FloodStarted):
            return {"number": len(event.order)}
        if isinstance(event, events.DieRolled):
            return {"dry": yes_or_no(event.reason == "trial" and event.value >= DRY)}
        return {}

    def water(self, event: events.WaterChanged) -> dict[str, Any]:
        flood = self.named.box.flood
        change = "up" if event.delta > 0 else "down" if event.tokens else "dry"
        return {
            "change": "drained" if event.reason == "flood" else change,
            "flood": flood,
            "near": yes_or_no(event.tokens == flood - 1),
        }

    def fights(self, event: Event) -> Mapping[str, Any]:
        if isinstance(event, events.FightStarted):
            dice = {"hero_dice": self.named.dice(event.hero_dice), "enemy_dice": self.named.dice(event.enemy_dice)}
            return {**dice, "percent": percent(event.chance)}
        if isinstance(event, events.FightRolled):
            hits = {"hero_hits": self.named.hits(event.hits_hero), "enemy_hits": self.named.hits(event.hits_enemy)}
            return {**hits, "luck": "bad" if event.hits_hero == UNLUCKY < event.hits_enemy else "fair"}
        if isinstance(event, events.EnemiesAppeared):
            return {"lacking": yes_or_no(event.missing and event.enemies)}
        if isinstance(event, events.EnemiesRelocated):
            return {"enemies": self.named.enemies([event.enemy])}
        if isinstance(event, events.LivesChanged):
            return {"gained": yes_or_no(event.delta > 0)}
        return {}

    def adventures(self, event: Event) -> Mapping[str, Any]:
        if isinstance(event, events.AdventureDrawn):
            return {"title": self.named.piece(event.card), "text": self.named.text(event.card)}
        if isinstance(event, events.AdventureAnswered):
            outcome = event.behind[ANSWERS.index(event.answer)]
            return {"label": self.named.label(event.card, event.answer), "outcome": self.named.say.in_words(outcome)}
        return {}
