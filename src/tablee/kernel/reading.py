"""What is read from outside into typed records: the content file of a box, and positions on paper."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from tablee.kernel.errors import BadContent, BadPosition
from tablee.kernel.records import Json

T = TypeVar("T")

CONTENT: Final = "content.toml"
PLACE: Final = re.compile(r"line (\d+), column (\d+)")  # how tomllib says where it stopped


def content_of(package: str) -> Path:
    """The content file in the folder of a game."""
    return Path(str(files(package) / CONTENT))


def read_toml(path: Path) -> dict[str, Any]:
    """A content file as plain values; `BadContent` says where it cannot be read."""
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError:
        raise BadContent(path.name, "TOML", detail="unreadable") from None
    except (ValueError, RecursionError) as error:
        place = PLACE.search(str(error))
        if place is None:
            raise BadContent(path.name, "TOML", detail="not_toml") from None
        line, column = int(place[1]), int(place[2])
        raise BadContent(path.name, "TOML", detail="not_toml_at", line=line, column=column) from None


def read_content(written: Json, kind: type[T]) -> T:
    """What a content file says, as a record of the game; `BadContent` names the field that does not fit."""
    try:
        return msgspec.convert(written, kind)
    except msgspec.ValidationError as error:
        raise BadContent(error, CONTENT, file=CONTENT) from None


def read_written(written: Json, kind: type[T], explained: str) -> T:
    """A position on paper as a record of the game; `BadPosition` names the field, and where the paper is explained."""
    try:
        return msgspec.convert(written, kind)
    except msgspec.ValidationError as error:
        raise BadPosition(error, explained) from None
