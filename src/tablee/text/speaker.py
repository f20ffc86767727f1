"""Somebody who says what happened, in one language, to one pair of eyes."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Final

from tablee.kernel import Event, Eyes, Game, Pace, Refused, TableeError
from tablee.kernel import Words as BoxWords
from tablee.text.bundles import bundle, formatted
from tablee.text.numbers import plain, signed
from tablee.text.quotes import LONGEST_PART, sayable, shortened

STRICT: Final = "TABLEE_STRICT_TEXT"  # set in tests: a missing word is an error there, a visible key elsewhere
HOUSE: Final = "table"  # instead of a rule's id
EXPLAINED: Final = "move_explained"
QUIET_TABLE_EVENTS: Final = frozenset({"clock_started"})


class MissingWords(LookupError):
    """A message or a variable that the Fluent files or the caller do not have."""


class Words:
    """What a game adds to its Fluent files: how its pieces are called, and what its events say beyond their fields.

    A game whose events hold only seats, numbers and plain words needs no class of its own. Others have one called
    `GameWords` in the module `words` of their folder.
    """

    quiet: frozenset[str] = frozenset()  # events that are no lines of the log

    def __init__(self, game: Game[Any] | None) -> None:
        self.game = game

    def pieces(self) -> Sequence[str]:
        """The ids of everything that `card` has a name for; tools/check_text.py asks for all of them."""
        return ()

    def card(self, speaker: Speaker, card: str) -> str:
        """A card's name inside a sentence."""
        return card

    def long_card(self, speaker: Speaker, card: str) -> str:
        """A card described to somebody who cannot see it."""
        return self.card(speaker, card)

    def event(self, speaker: Speaker, event: Event, names: Sequence[str], you: Eyes) -> Mapping[str, Any]:
        """Parameters of an event's sentence that are not simply its fields."""
        return {}

    def reason(self, speaker: Speaker, params: Mapping[str, Any]) -> Mapping[str, Any]:
        """The parts of a bot's reason as its sentence wants them: codes by their names."""
        return params


class Speaker:
    """Turns codes and parameters into sentences. `you` is the seat of the listener, who is spoken to as such."""

    def __init__(self, language: str, game_key: str | None, words: Words, strict: bool) -> None:
        self.language = language
        self.game_key = game_key
        self.words = words
        self.strict = strict

    def say(self, message_id: str, **params: Any) -> str:
        """A message. A part of it may be a text of the box: it is said in the speaker's language."""
        parts = {name: self.in_words(part) if isinstance(part, BoxWords) else part for name, part in params.items()}
        fitting = {name: shortened(value, LONGEST_PART) for name, value in parts.items()}
        text, missing = formatted(bundle(self.language, self.game_key), message_id, fitting)
        if missing and self.strict:
            raise MissingWords(f"{self.language}: {'; '.join(missing)}")
        return text

    def in_words(self, words: BoxWords) -> str:
        """A text of the box, in the speaker's language."""
        text: str = getattr(words, self.language)
        return text

    # --- Events

    def event(self, event: Event, names: Sequence[str], you: Eyes = None) -> str:
        """The sentence of an event. Every event has one; `in_log` says which are lines of the log."""
        params = {**fields(event, names, you), **self.words.event(self, event, names, you)}
        if tag(event) == EXPLAINED:
            params["why"] = self.reason(getattr(event, "key", ""), getattr(event, "params", {}), names, you)
        return self.say(f"event-{kebab(tag(event))}", **params)

    def reason(self, key: str, params: Mapping[str, Any], names: Sequence[str], you: Eyes = None) -> str:
        """Why a bot makes its move, in the words of its game. Seats among the parts are called by their names."""
        return self.say(f"reason-{key}", **described(self.words.reason(self, params), names, you))

    def in_log(self, event: Event) -> bool:
        """Whether the log tells this event, or leaves it to the screen (a hand, a turn, a clock)."""
        return tag(event) not in self.words.quiet | QUIET_TABLE_EVENTS

    # --- Why not

    def refusal(self, code: str, rule: str) -> str:
        """Why something is not allowed, what would be, and the rule that says so. The house rules have no numbers."""
        why = self.say(f"refusal-{kebab(code)}")
        return why if rule == HOUSE else self.say("error-refused", why=why, rule=rule)

    def error(self, error: TableeError) -> str:
        """What was wrong and what would be right: the message of the error's detail, or else of its code."""
        if isinstance(error, Refused):
            return self.refusal(error.reason, error.rule)
        parts = {name: sayable(part) for name, part in error.parts.items()}
        parts["wrong"] = shortened(parts["wrong"])
        parts["hint"] = yes_or_no(error.right)
        message = f"error-{kebab(error.code)}"
        if error.detail and self.has(detailed := f"{message}-{kebab(error.detail)}"):
            message = detailed
        return self.placed(self.say(message, **parts), parts)

    def placed(self, what: str, parts: Mapping[str, Any]) -> str:
        """What is wrong with a content file, after the place in it: its line, for whoever has the file before them."""
        where = str(parts.get("where", ""))
        if "line" in parts:
            place = {"file": parts["file"], "line": str(parts["line"]), "where": where, "placed": yes_or_no(where)}
            return self.say("error-in-file", **place, what=what)
        return self.say("error-in-content", where=where, what=what) if where else what

    def has(self, message_id: str) -> bool:
        return bundle(self.language, self.game_key).has_message(message_id)

    # --- Parts of sentences

    def card(self, card: str) -> str:
        return self.words.card(self, card)

    def long_card(self, card: str) -> str:
        return self.words.long_card(self, card)

    def cards(self, cards: Sequence[str]) -> str:
        return self.all_of([self.card(card) for card in cards])

    def all_of(self, things: Sequence[str]) -> str:
        """`a`, `a and b`, `a, b and c`."""
        if len(things) < 2:
            return "".join(things)
        some = things[0]
        for thing in things[1:-1]:
            some = self.say("list-more", some=some, one=thing)
        return self.say("list-last", some=some, one=things[-1])

    def victory(self, winners: Sequence[int], names: Sequence[str], you: Eyes) -> dict[str, str]:
        """Who won, alone or together, with or without the listener."""
        alone = len(winners) == 1
        if you in winners:
            who = "you" if alone else "among"
        else:
            who = "other" if alone else "together"
        others = [names[seat] for seat in winners if seat != you]
        return {"who": who, "winners": self.all_of([names[seat] for seat in winners]), "others": self.all_of(others)}

    def number(self, number: int, sign: bool = False) -> str:
        return signed(number) if sign else plain(number)

    def level(self, level: str) -> str:
        return self.say(f"level-{level}")

    def pace(self, key: str, pace: Pace) -> str:
        """What a clock setting means for the players."""
        seconds = pace.turn // 1000
        times = {"seconds": seconds, "minutes": seconds // 60, "hours": seconds // 3600, "bank": pace.bank // 1000}
        return self.say(f"pace-{key}-about", **times)


def speaker(language: str, game: Game[Any] | str | None = None, strict: bool | None = None) -> Speaker:
    """A speaker of a language, for one game (the box itself, or its key) or for the table alone."""
    if isinstance(game, str):
        from tablee.games import find

        game = find(game)
    strict = bool(os.environ.get(STRICT)) if strict is None else strict
    return Speaker(language, None if game is None else game.key, words_of(game), strict)


def words_of(game: Game[Any] | None) -> Words:
    if game is None:
        return Words(None)
    name = f"tablee.games.{game.key}.words"
    try:
        module = import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        return Words(game)
    words: Words = module.GameWords(game)
    return words


# --- From an event's fields to parameters


def fields(event: Event, names: Sequence[str], you: Eyes) -> dict[str, Any]:
    return described({field: getattr(event, field) for field in event.__struct_fields__}, names, you)


def described(values: Mapping[str, Any], names: Sequence[str], you: Eyes) -> dict[str, Any]:
    """Numbers, words and texts as they are, yes or no for a truth; `x_seat` becomes `$x_player` and `$x_who`."""
    params: dict[str, Any] = {}
    for field, value in values.items():
        if field == "seat" or field.endswith("_seat"):
            prefix = field.removesuffix("seat")
            params[f"{prefix}player"] = "" if value is None else names[value]
            params[f"{prefix}who"] = "nobody" if value is None else "you" if value == you else "other"
        elif isinstance(value, bool):
            params[field] = yes_or_no(value)
        elif isinstance(value, (int, float, str, BoxWords)):
            params[field] = value
    return params


def tag(event: Event) -> str:
    """An event's name on the wire and in the rules: `firefly_offered`."""
    return str(type(event).__struct_config__.tag)


def yes_or_no(truth: object) -> str:
    return "yes" if truth else "no"


def kebab(code: str) -> str:
    return code.replace("_", "-")
