"""Fluent files, read when the first sentence is wanted."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tablee.text.numbers import plain, signed

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

PACKAGE: Final = Path(__file__).parent.parent
FUNCTIONS: Final[dict[str, Any]] = {"SIGNED": signed, "PLAIN": plain}


def files(language: str, game_key: str | None) -> list[Path]:
    """The words of every table, then those of the game, which may say the same thing more precisely."""
    found = [PACKAGE / "text" / f"tablee.{language}.ftl"]
    if game_key is not None:
        found.append(folder_of(game_key) / f"text.{language}.ftl")
    return found


def folder_of(game_key: str) -> Path:
    """Where a game lies: in the package, or where `TABLEE_GAMES` says."""
    where = find_spec(f"tablee.games.{game_key}")
    assert where is not None, game_key
    assert where.origin is not None, game_key
    return Path(where.origin).parent


@cache
def bundle(language: str, game_key: str | None) -> FluentBundle:
    from fluent.runtime import FluentBundle

    words = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for file in files(language, game_key):
        words.add_resource(parsed(file), allow_overrides=True)
    return words


@cache
def parsed(file: Path) -> Resource:
    """Once for each file: this is the slow part."""
    from fluent.runtime import FluentResource

    return FluentResource(file.read_text("utf-8"))


def formatted(words: FluentBundle, message_id: str, params: dict[str, Any]) -> tuple[str, list[str]]:
    """The sentence, and what is missing in it. A message that is not there is its own key, in brackets."""
    if not words.has_message(message_id):
        return f"⟦{message_id}⟧", [message_id]
    pattern = words.get_message(message_id).value
    assert pattern is not None, message_id
    text, errors = words.format_pattern(pattern, params)
    return str(text), [f"{message_id}: {error}" for error in errors]
