"""The texts of a box that not everybody may read, or not yet: which they are, and where they stand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from tablee.kernel import Game, Json

LANGUAGES = {"fr", "en"}
WORD = re.compile(r"^\w*$")
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


def secret_codes(game: Game[Any]) -> set[str]:
    """What stands beside such a text and says as much, as `ROLL{1-3: LIFE(-1); 4-6: DRAW(1)}` does; not a bare word."""
    hidden = secret_texts(game)
    beside = {
        text
        for record in records_in(game.edition.written)
        if hidden & set(own_texts(record))
        for text in plain_in(record)
    }
    return {text for text in beside - set(strings_in(game.content())) if not WORD.match(text)}


def records_in(written: Json) -> Iterator[dict[str, Json]]:
    """Every record, those inside of others, too."""
    if isinstance(written, dict):
        yield written
    if isinstance(written, (dict, list, tuple)):
        for inner in written.values() if isinstance(written, dict) else written:
            yield from records_in(inner)


def own_texts(record: dict[str, Json]) -> Iterator[str]:
    """The texts of a record itself, not of those inside of it."""
    for inner in record.values():
        if isinstance(inner, dict) and set(inner) == LANGUAGES:
            yield from texts_in(inner)


def plain_in(record: dict[str, Json]) -> Iterator[str]:
    yield from (inner for inner in record.values() if isinstance(inner, str))


def strings_in(written: Json) -> Iterator[str]:
    for record in records_in(written):
        yield from plain_in(record)


def standing_in(file: str, texts: set[str]) -> set[str]:
    """Which of them are read in a file, whatever breaks its lines, keeps its words together or escapes them."""
    read = plain(ESCAPED.sub(unescaped, file))
    return {text for text in texts if plain(text) in read}


def unescaped(escape: re.Match[str]) -> str:
    code, letter = escape.groups()
    return chr(int(code, 16)) if code else " " if letter in "nrt" else letter


def plain(text: str) -> str:
    return " ".join(text.split())
