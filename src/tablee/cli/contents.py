"""The owner's own cards: `--content GAME=FILE`, for every command that opens a box."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from tablee.cli.complaints import Complaint, in_words_of
from tablee.games import SHELF, find
from tablee.kernel import Game
from tablee.kernel.reading import read_edition
from tablee.text import Speaker, speaker
from tablee.text.quotes import LONGEST_PATH, quoted

OPTION: Final = "--content"


def shelf_with(say: Speaker, given: Sequence[str], only: str = "") -> dict[str, Game[Any]]:
    """The whole shelf in its order, the boxes that were named in the editions of their owners."""
    files = content_files(say, given, only)
    return {key: edition(say, game, files[key]) if key in files else game for key, game in SHELF.items()}


def content_files(say: Speaker, given: Sequence[str], only: str = "") -> dict[str, Path]:
    """The file of each box that was named. Where a command is about one box `only`, a file alone is enough."""
    files: dict[str, Path] = {}
    for text in given:
        key, equals, name = text.partition("=")
        if not equals and not only:
            raise Complaint(say.say("usage-content", option=OPTION, wrong=quoted(text), example=example(say)))
        if not equals:
            key, name = only, text
        with in_words_of(say):
            find(key)
        if not name:
            raise Complaint(say.say("usage-no-name", option=OPTION, example=example(say, key)))
        if key in files:
            raise Complaint(say.say("usage-content-twice", option=OPTION, game=key))
        files[key] = Path(name)
    return files


def edition(say: Speaker, game: Game[Any], file: Path) -> Game[Any]:
    if not is_file(file):
        raise Complaint(
            say.say(
                "usage-no-file", file=quoted(str(file), LONGEST_PATH), option=OPTION, example=example(say, game.key)
            )
        )
    with in_words_of(speaker(say.language, game)):
        return read_edition(game, file)


def example(say: Speaker, key: str = "") -> str:
    game = key or next(iter(SHELF))
    return f"{game}={say.say('example-content', game=game)}"


def is_file(path: Path) -> bool:
    """Unlike `Path.is_file`, no error for a name that no file can have."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False
