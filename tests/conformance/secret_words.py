"""The texts of a box that not everybody may read, or not yet: which they are, and where they stand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from tablee.kernel import Game, Json

LANGUAGES = {"fr", "en"}
ESCAPED = re.compile(r"\\(?:u([0-9a-fA-F]{4})|(.))", re.DOTALL)


def texts_in(written: Json) -> Iterator[str]:
    """Every text that stands there in both languages (`Words`)."""
    if isinstance(written, dict):
        if set(written) == LANGUAGES and all(isinstance(text, str) for text in written.values()):
            yield from written.values()
        else:
            for inner in written.values():
                yield from texts_in(inner)
    elif isinstance(written, (list, tuple)):
        for inner in written:
            yield from texts_in(inner)


def secret_texts(game: Game[Any]) -> set[str]:
    """What is in the box, and not in what everybody may fetch."""
    return set(texts_in(game.edition.written)) - set(texts_in(game.content()))


def standing_in(file: str, texts: set[str]) -> set[str]:
    """Which of them are read in a file, whatever breaks its lines, keeps its words together or escapes them."""
    read = plain(ESCAPED.sub(unescaped, file))
    return {text for text in texts if plain(text) in read}


def unescaped(escape: re.Match[str]) -> str:
    code, letter = escape.groups()
    return chr(int(code, 16)) if code else " " if letter in "nrt" else letter


def plain(text: str) -> str:
    return " ".join(text.split())
