"""Words of Les Loups-Garous that need more than an event's fields: cards, houses, lists of people, statements.

A farm is called after whoever lived there first, and an answer names whoever it answers: both are remembered from the
public events that were told before, or learned from a view.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tablee.games.loupsgarous import events
from tablee.games.loupsgarous.moves import (
    BUNDLE,
    CALLS,
    CARD,
    CARDS,
    DAY,
    FARMS,
    GRAMMAR,
    HOUSE,
    HOUSES,
    LEFT,
    MORE,
    NIGHT,
    NONE,
    OWN,
    PLAYER,
    POTION,
    RIGHT,
    SAID,
    SINGLE,
    STRENGTH,
)
from tablee.games.loupsgarous.view import VillageView
from tablee.kernel import Event, Eyes, Game
from tablee.text.speaker import Speaker, Words

QUIET: Final = frozenset(
    {
        "skip_wished",
        "call_ended",
        "beat",
        "decoy_asked",
        "dots_faked",
        "lids_read",
        "debate_ended",
        "ready_counted",
        "statement_drafted",
        "window_closed",
        "token_spent",
    }
)
EMPTY: Final = "none"  # for what has no name
VARIANTS: Final = 3  # ways to say a call
SECOND: Final = 1_000
MINUTE: Final = 60
PEOPLE: Final = ("lovers", "pack", "players", "charmed", "dead", "voters", "candidates", "eligible", "electors")
NOTES: Final = frozenset(  # the secret deeds that a chronicle tells
    (
        "designated",
        "victim",
        "glimpse",
        "baker",
        "caught",
        "lover",
        "guard",
        "vision",
        "fire",
        "poster",
        "stole",
        "kept",
        "bite",
        "heal",
        "poison",
        "charm",
        "saved",
        "burnt",
        "confession",
    )
)
OF_SHADOWS: Final = frozenset(("glimpse", "baker", "caught"))
WITH_ARTICLE: Final = frozenset(("claim", "counter"))  # statements that say `the Seer`, and not `Seer`
OF_A_STEP: Final = {"thief": "cell-neither", "b1": "cell-neither", "pyromaniac": "cell-none", "b5": "cell-none"}


class GameWords(Words):
    quiet = QUIET

    def __init__(self, game: Game[Any] | None) -> None:
        super().__init__(game)
        self.memory = Memory()

    def pieces(self) -> Sequence[str]:
        return [*CARDS, *HOUSES, BUNDLE]

    def card(self, speaker: Speaker, card: str) -> str:
        """A card by its name; a token by what it shows."""
        return speaker.say(f"card-{card}-name") if card in CARDS else speaker.say(f"token-{kind_of(card)}")

    def long_card(self, speaker: Speaker, card: str) -> str:
        """With its power and its goal, or with the role that a token gives."""
        if card in CARDS:
            said = [f"card-{card}-name", f"card-{card}-power", f"card-{card}-goal"]
            return speaker.say("long-card", **dict(zip(("name", "power", "goal"), map(speaker.say, said), strict=True)))
        kind = kind_of(card)
        role, power = speaker.say(f"role-{kind}"), speaker.say(f"role-{kind}-power")
        return speaker.say("long-token", token=self.card(speaker, card), role=role, power=power)

    def event(self, speaker: Speaker, event: Event, names: Sequence[str], you: Eyes) -> Mapping[str, Any]:
        self.memory.keep(event)
        return Telling(Names(speaker, names, you, self.memory)).params(event)


def kind_of(token: str) -> str:
    return "farm" if token in FARMS else token


# --- French: of whom


ASPIRATED: Final = (  # names before which « de » stays as it is
    "hakim",
    "hamid",
    "hamza",
    "hans",
    "harold",
    "harry",
    "hassan",
    "hazel",
    "heath",
    "heidi",
    "helmut",
    "holly",
    "houssem",
    "hussein",
)


def is_elided(name: str) -> bool:
    """Whether « de » becomes « d’ » before a name: a vowel, a mute h, or a y before a consonant (Yves, not Yasmine)."""
    letters = unicodedata.normalize("NFKD", name.strip().casefold().replace("œ", "oe").replace("æ", "ae"))
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    if plain[:1] == "y":
        return plain[1:2].isalpha() and plain[1:2] not in "aeiouy"
    if plain[:1] == "h":
        return plain[1:2] in tuple("aeiouy") and not plain.startswith(ASPIRATED)
    return plain[:1] in tuple("aeiou")


# --- What is remembered


class Memory:
    """Who lived in each farm first, and who has said what, by its number."""

    def __init__(self) -> None:
        self.farms: dict[str, int] = {}
        self.speakers: dict[int, int] = {}

    def keep(self, event: Event) -> None:
        if isinstance(event, events.TokensDealt):
            self.farms = {token: seat for seat, token in enumerate(event.tokens) if token in FARMS}
        elif isinstance(event, events.TokenDrafted) and event.token in FARMS:
            self.farms[event.token] = event.seat
        elif isinstance(event, events.Stated):
            self.speakers[event.number] = event.seat

    def learn(self, view: VillageView) -> None:
        """From a view, where the events were not heard."""
        for building in view.buildings:
            if building.owner is not None and building.kind == "farm":
                self.farms.setdefault(building.id, building.owner)
        for statement in view.statements:
            self.speakers[statement.number] = statement.seat


# --- Names


class Names:
    """How people, cards and houses are called by one speaker, to one listener."""

    def __init__(self, say: Speaker, names: Sequence[str], you: Eyes, memory: Memory) -> None:
        self.say = say
        self.names = names
        self.you = you
        self.memory = memory

    # --- People

    def who(self, seat: int | None) -> str:
        return "nobody" if seat is None or seat < 0 else "you" if seat == self.you else "other"

    def name(self, seat: int | None) -> str:
        return "" if seat is None or seat < 0 else self.names[seat]

    def inside(self, seat: int) -> str:
        """In a list the listener is no name, but `you`."""
        return self.say.say("you-in-list") if seat == self.you else self.names[seat]

    def people(self, seats: Sequence[int]) -> str:
        return self.say.all_of([self.inside(seat) for seat in seats])

    def of(self, seats: Sequence[int], to_another: bool = False) -> str:
        """« d’Ana et Basile », in English the names alone; `you` are a name in a question to somebody else."""
        if not seats:
            return ""
        called = [self.names[seat] if to_another else self.inside(seat) for seat in seats]
        return self.say.say("of-whom", whom=self.say.all_of(called), elided="yes" if is_elided(called[0]) else "no")

    # --- Cards and houses

    def card(self, card: str) -> str:
        return self.say.say(f"card-{card}-name")

    def claim(self, card: str) -> str:
        return self.say.say(f"card-{card}-claim")

    def cards(self, cards: Sequence[str]) -> str:
        """`2 × Werewolf, Seer`, in the order of the box."""
        counted = [(card, list(cards).count(card)) for card in CARDS]
        return ", ".join(
            self.say.say("card-counted", card=self.card(card), count=count) for card, count in counted if count
        )

    def people_with(self, cards: Sequence[str]) -> str:
        """Everybody by seat, each with a card."""
        said = [
            self.say.say("person-with-card", player=self.inside(seat), card=self.card(card))
            for seat, card in enumerate(cards)
        ]
        return self.say.all_of(said)

    def building(self, id: str | None) -> str:
        """With its article: « la ferme d’Ana », `the church`."""
        if id is None:
            return EMPTY
        if id not in FARMS:
            return self.say.say(f"building-{id}")
        first = self.memory.farms.get(id)
        if first is None:
            return self.say.say("building-farm_numbered", number=FARMS.index(id) + 1)
        whom = self.names[first]
        of = self.say.say("of-whom", whom=whom, elided="yes" if is_elided(whom) else "no")
        return self.say.say("building-farm", of=of)

    def token(self, token: str) -> str:
        return self.say.say(f"token-{kind_of(token)}")

    def role(self, token: str) -> str:
        return self.say.say(f"role-{kind_of(token)}")

    def cell(self, cell: str, step: str = "") -> str:
        """A cell of a night's grid. Its last one says nobody, or neither, or none."""
        if cell == NONE:
            return self.say.say(OF_A_STEP.get(step, "cell-nobody"))
        if cell in (LEFT, RIGHT):
            return self.say.say(f"cell-{cell}")
        return self.inside(int(cell)) if cell.isdecimal() else self.building(cell)

    # --- Calls and statements

    def narration(self, key: str, when: int, **parts: Any) -> str:
        return self.say.say(f"narration-{key}", variant=variant(when, key), **parts)

    def call(self, calls: Sequence[str], when: int) -> str:
        """One call, or all of a block, one after the other."""
        return " ".join(self.narration(call, when) for call in calls)

    def because(self, reason: str | None) -> str:
        return self.say.say(f"because-{reason}") if reason else ""

    def statement(self, seat: int | None, kind: str, words: Sequence[str], reason: str | None) -> str:
        """A whole statement, as its speaker says it, to this listener."""
        parts = {"why": self.because(reason), **self.said_of(seat, kind, words)}
        return self.say.say(f"statement-{kind}", **parts)

    def said_of(self, seat: int | None, kind: str, words: Sequence[str]) -> dict[str, Any]:
        """The parts of a statement, by the grammar of its kind. What it has not, has no name."""
        said: dict[str, Any] = {"strength": "", "night": 0, "day": 0, "card": "", "building": "", "potion": EMPTY}
        people: list[int] = []
        numbers: list[int] = []
        for part, word in zip(GRAMMAR[kind], words, strict=False):
            if part in (PLAYER, MORE):
                people.append(int(word))
            elif part in (CARD, SINGLE):
                said["card"] = self.claim(word) if kind in WITH_ARTICLE else self.card(word)
            elif part in (SAID, OWN):
                numbers.append(int(word))
            elif part == HOUSE:
                said["building"] = self.building(word)
            elif part in (NIGHT, DAY):
                said[part] = int(word)
            else:
                said[part] = word
        said |= {"number": numbers[0] if numbers else 0, "other": numbers[-1] if numbers else 0}
        if numbers:
            people = [self.memory.speakers[number] for number in numbers[:1] if number in self.memory.speakers]
        return {**said, **self.spoken_of(seat, kind, people)}

    def spoken_of(self, seat: int | None, kind: str, people: Sequence[int]) -> dict[str, str]:
        """Whom a statement is about: `self` is whoever speaks."""
        one = people[0] if people else None
        other = people[1] if len(people) > 1 else None
        asked = people[1:] if kind == "ask_opinion" else people
        return {
            "p": "" if one is None else self.inside(one) if kind == "recall" else self.name(one),
            "p_who": "self" if one is not None and one == seat else self.who(one),
            "q": "" if other is None else self.inside(other),
            "q_who": self.who(other),
            "names": self.people(people),
            "of": self.of(asked, to_another=kind == "ask_opinion"),
        }

    def word(self, part: str, word: str) -> str:
        """One part of a statement by itself, as it is chosen."""
        if part in (PLAYER, MORE):
            return self.inside(int(word))
        if part in (CARD, SINGLE):
            return self.card(word)
        if part == HOUSE:
            return self.building(word)
        if part in (STRENGTH, POTION):
            return self.say.say(f"part-{word}")
        return self.say.say(f"part-{part}", number=word)

    def half_said(self, words: Sequence[str]) -> str:
        """What somebody has begun to say."""
        if not words:
            return EMPTY
        parts = [self.word(part, word) for part, word in zip(GRAMMAR[words[0]], words[1:], strict=False)]
        return " · ".join([self.say.say(f"kind-{words[0]}"), *parts])

    # --- Secrets, when they are none any more

    def note(self, kind: str, seat: int | None, target: int | None, word: str) -> str | None:
        """What somebody did in secret; nothing, where it needs no telling."""
        if kind not in NOTES:
            return None
        people = [int(each) for each in word.split()] if kind in OF_SHADOWS else []
        aimed = None if kind in OF_SHADOWS else target  # in those it is the beat
        parts = {
            "player": "" if seat is None or seat < 0 else self.inside(seat),
            "target": "" if aimed is None or aimed < 0 else self.inside(aimed),
            "target_who": self.who(aimed),
            "card": self.card(word) if word in CARDS else "",
            "building": self.building(word) if word in HOUSES else "",
            "names": self.people(people),
            "by": word,
        }
        return self.say.say(f"note-{kind}", **parts)

    # --- Votes

    def votes(self, votes: Sequence[int | None], tally: Mapping[int, int], poster: int | None = None) -> str:
        """Who pointed at whom, and how many voices that made, the most first."""
        lines = []
        for target in sorted(tally, key=lambda seat: -tally[seat]):
            voters = [self.inside(seat) for seat, chosen in enumerate(votes) if chosen == target]
            voters += [self.say.say("votes-poster")] if poster == target else []
            parts = {"voices": tally[target], "voters": ", ".join(voters)}
            lines.append(self.say.say("votes-against", player=self.inside(target), **parts))
        return ", ".join(lines) or EMPTY

    # --- The Little Girl (5.11)

    def odds(self, wolves: int, unnoticed: float, readings: int) -> str:
        """What it would cost her to look, once to five times, against so many Werewolves at worst."""
        counts = ("one", "two", "three", "four", "five")
        risks = [caught(wolves, beats, unnoticed) for beats in range(1, min(readings, len(counts)) + 1)]
        return self.say.say("girl-odds", wolves=wolves, **dict(zip(counts, risks, strict=True)))


def variant(when: int, key: str) -> int:
    """One of the ways to say a call: by public facts alone, its time and its place in the night."""
    place = CALLS.index(key) if key in CALLS else len(key)
    return (when // SECOND + place) % VARIANTS


def caught(wolves: int, beats: int, unnoticed: float) -> int:
    """In percent: 5.11."""
    return round(100 * (1 - unnoticed ** (wolves * beats)))


def clock(milliseconds: int) -> str:
    minutes, seconds = divmod(milliseconds // SECOND, MINUTE)
    return f"{minutes}:{seconds:02}"


# --- Events


class Telling:
    """What the sentence of an event needs beyond its plain fields, for one listener."""

    def __init__(self, named: Names) -> None:
        self.named = named

    def params(self, event: Event) -> Mapping[str, Any]:
        return {
            **self.people(event),
            **self.things(event),
            **self.founding(event),
            **self.night(event),
            **self.day(event),
        }

    def people(self, event: Event) -> dict[str, Any]:
        """Seats by their names: one (`name`, `target`), or several (`names`, and how many they are)."""
        said: dict[str, Any] = {"variant": self.variant(event)}
        for field in ("seat", "target", "lord", "lover", "evicted", "poster"):
            if hasattr(event, field):
                seat = getattr(event, field)
                said |= {f"{field}_who": self.named.who(seat), f"{field}_player": self.named.name(seat)}
                if field in ("target", "lord", "lover"):
                    said[field] = said[f"{field}_player"]
        for field in ("target", "seat"):
            if hasattr(event, field) and not (field == "seat" and hasattr(event, "target")):
                said["name"] = self.named.name(getattr(event, field))
        for field in PEOPLE:
            if hasattr(event, field):
                seats = list(getattr(event, field))
                said |= {"names": self.named.people(seats), "of": self.named.of(seats), "count": len(seats)}
        return said

    def variant(self, event: Event) -> int:
        """The time at which it ends is public, and what it is: enough for another turn of phrase."""
        when: int = getattr(event, "ends", 0) or getattr(event, "seat", 0) * SECOND
        return variant(when, type(event).__name__)

    def things(self, event: Event) -> dict[str, Any]:
        said: dict[str, Any] = {}
        if hasattr(event, "card"):
            said["card"] = self.named.card(event.card)
        if hasattr(event, "building"):
            said["building"] = self.named.building(event.building)
        if hasattr(event, "token"):
            said |= {"token": self.named.token(event.token), "role": self.named.role(event.token)}
        return said

    # --- Setup and the end

    def founding(self, event: Event) -> dict[str, Any]:
        named = self.named
        if isinstance(event, (events.VillageFounded, events.ThiefOffered)):
            return {"cards": named.cards(event.cards)}
        if isinstance(event, events.TokensDealt):
            return self.tokens(event.tokens)
        if isinstance(event, events.EyesOpened):
            return {"text": named.people_with(event.cards)}
        if isinstance(event, events.BetPlaced):
            target = int(event.what) if event.on == "seat" else None
            side = named.say.say(f"bet-{event.what}") if event.on == "side" else ""
            return {"target": named.name(target), "side": side}
        if isinstance(event, events.ModeratorIntervened):
            return {"what": event.what.partition(" ")[0], "time": clock(event.at)}
        if isinstance(event, events.GameEnded):
            return self.end(event)
        return {}

    def tokens(self, tokens: Sequence[str]) -> dict[str, str]:
        named = self.named
        houses = [
            named.say.say("house-of", player=named.names[seat], building=named.building(token), role=named.role(token))
            for seat, token in enumerate(tokens)
            if token != BUNDLE
        ]
        bundles = [seat for seat, token in enumerate(tokens) if token == BUNDLE]
        roads = [named.say.say("bundles-of", names=named.people(bundles))] if bundles else []
        return {"text": " ".join([*houses, *roads])}

    def end(self, event: events.GameEnded) -> dict[str, str]:
        victory = self.named.say.victory(event.winners, self.named.names, self.named.you)
        won = victory["who"] if event.winners else "nobody"
        text = self.named.say.say(f"narration-win_{event.reason}")
        return {"text": text, "won": won, "winners": victory["winners"], "others": victory["others"]}

    # --- Night and day

    def night(self, event: Event) -> dict[str, Any]:
        named = self.named
        if isinstance(event, events.CallStarted):
            return {"text": named.call(event.calls, event.ends)}
        if isinstance(event, events.DecoyAsked):
            return {"text": named.say.say(f"decoy-{event.prompt}")}
        if isinstance(event, events.ChoiceHeard):
            cells = [named.cell(cell, event.step) for cell in event.cells]
            return {"cells": ", ".join(cells) if any(cell != NONE for cell in event.cells) else EMPTY}
        if isinstance(event, events.DayBroke):
            return {"variant": variant(event.day * SECOND, "dawn")}
        return {}

    def day(self, event: Event) -> dict[str, Any]:
        named = self.named
        if isinstance(event, events.Stated):
            return {"text": named.statement(event.seat, event.kind, event.words, event.reason)}
        if isinstance(event, events.StatementDrafted):
            return {"text": named.half_said(event.words)}
        if isinstance(event, events.ElectionClosed):
            return {"votes": named.votes(event.votes, event.tally)}
        if isinstance(event, events.BallotClosed):
            return {"votes": named.votes(event.votes, event.tally, event.poster)}
        return {}
