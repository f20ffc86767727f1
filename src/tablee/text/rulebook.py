"""The rulebook of a game: its rules in the words of a player, each under the id of the law (docs/rules/).

It lies in the game's folder, so every installation has it: `? SMI-040` in the terminal, "why not?" in a browser.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import msgspec

from tablee.games import find
from tablee.text.bundles import folder_of


class InWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The same in every language."""

    fr: str
    en: str

    def to(self, language: str) -> str:
        words: str = getattr(self, language)
        return words


class Rule(InWords, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A rule that can be read by itself: it answers a refusal, too."""

    id: str


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    key: str
    title: InWords
    intro: InWords | None = None
    rules: tuple[Rule, ...]


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sections to be read from top to bottom."""

    game: str
    sections: tuple[Section, ...]


@cache
def rulebook(game_key: str) -> Rulebook:
    """The rulebook of a game on the shelf; `UnknownGame` for any other."""
    page = folder_of(find(game_key).key) / "rulebook.json"
    return msgspec.json.decode(page.read_bytes(), type=Rulebook)


@cache
def rules(game_key: str) -> Mapping[str, Rule]:
    """The rules of a game by id, in the order of its rulebook."""
    return {rule.id: rule for section in rulebook(game_key).sections for rule in section.rules}


def rule(game_key: str, id: str, language: str) -> str | None:
    """One rule, or nothing if the law has no such id."""
    found = rules(game_key).get(id)
    return None if found is None else found.to(language)
