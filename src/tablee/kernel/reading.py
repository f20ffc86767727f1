"""What is read from outside into typed records: the content file of a box, and positions on paper."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from tablee.kernel.errors import At, BadContent, BadPosition
from tablee.kernel.game import Game, P
from tablee.kernel.lines import line_of
from tablee.kernel.records import Json
from tablee.kernel.shapes import shaped

T = TypeVar("T")

CONTENT: Final = "content.toml"
LARGEST: Final = 1 << 20  # bytes of a content file: it is kept with its tables, and in every file of a game
PLACE: Final = re.compile(r"line (\d+), column (\d+)")  # how tomllib says where it stopped
SYNTAX: Final = {  # how tomllib begins to say it, in English only: the detail that it is to us
    "Cannot overwrite": "written_twice",
    "Cannot declare": "written_twice",
    "Duplicate": "written_twice",
    "Unclosed": "not_closed",
    "Unterminated": "not_closed",
    "Expected '=' after a key": "no_value",
    "Invalid value (at end of document)": "not_closed",
    "Invalid value": "no_such_value",
    "": "not_toml",
}


def content_of(package: str) -> Path:
    """The content file in the folder of a game."""
    return Path(str(files(package) / CONTENT))


def read_edition(game: Game[P], path: Path) -> Game[P]:
    """The game with the cards of an owner's content file. `BadContent` names file, line, and what would be right."""
    if game.edition.written is None:
        raise BadContent(game.key, detail="no_content")
    text = read_text(path)
    written = parse_toml(text, path.name)
    try:
        return game.in_edition(written)
    except BadContent as error:
        raise error.in_file(path.name, line_of(text, error.at), called(written, error.at)) from None


def read_toml(path: Path) -> dict[str, Any]:
    """A content file as plain values; `BadContent` says where it cannot be read."""
    return parse_toml(read_text(path), path.name)


def read_text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            read = file.read(LARGEST + 1)
    except OSError:
        raise BadContent(path.name, "TOML", detail="unreadable") from None
    if len(read) > LARGEST:
        raise BadContent(path.name, LARGEST >> 20, detail="too_large")
    try:
        return read.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise BadContent("UTF-8", detail="not_text").in_file(path.name, line, "") from None


def parse_toml(text: str, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        said = str(error)
    found = PLACE.search(said)
    last = text.rstrip().count("\n") + 1 if "at end of document" in said else 1
    line, column = (int(found[1]), int(found[2])) if found else (last, 1)
    start = next(start for start in SYNTAX if said.startswith(start))
    raise BadContent("TOML", detail=SYNTAX[start], column=column).in_file(file, line, "")


def called(written: Any, at: At) -> str:
    """How a place is called by whoever reads the file: C18, colour. A row has the name that stands first in it."""
    names: list[str] = []
    for step in at:
        written = written[step] if isinstance(step, int) or step in written else None
        if isinstance(step, str):
            names.append(step)
        elif len(names) == 1 and isinstance(written, dict):
            names = [name_of(written) or names[0]]
    return ", ".join(names)


def name_of(row: dict[str, Any]) -> str:
    for key, name in row.items():
        return name if isinstance(name, str) else f"{key} {name}" if isinstance(name, int) else ""
    return ""


def read_written(written: Json, kind: type[T], explained: str) -> T:
    """A position on paper as a record of the game; `BadPosition` names the field, and where the paper is explained."""
    try:
        return shaped(written, kind)
    except msgspec.ValidationError as error:
        raise BadPosition(error, explained) from None
