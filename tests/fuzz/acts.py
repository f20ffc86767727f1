"""An act of every kind that people may send, as it is written. A new kind is there by itself."""

from __future__ import annotations

from typing import Any, Final, get_args

import msgspec
from msgspec import inspect

from tablee.kernel import Json
from tablee.tables.acts import ByPeople, Play

SETTINGS: Final[Json] = {
    "seats": 3,
    "pace": "live",
    "options": {},
    "takeover": "bot",
    "listed": False,
    "watchable": True,
}
FIELDS: Final[dict[str, Json]] = {
    "settings": SETTINGS,
    "level": "beginner",
    "name": "Ana",
    "salt": "abc",
    "one": 0,
    "other": 1,
    "who": 3,
}
TYPES: Final[dict[type, Json]] = {inspect.IntType: 1, inspect.BoolType: True, inspect.StrType: "abc"}


def example(kind: type[msgspec.Struct]) -> dict[str, Json]:
    """With a value in every field: a usual one, or at least one of its type."""
    written: dict[str, Json] = {"act": str(kind.__struct_config__.tag)}
    for field in msgspec.structs.fields(kind):
        written[field.encode_name] = FIELDS.get(field.name, by_type(field.type))
    return written


def by_type(annotation: Any) -> Json:
    found = inspect.type_info(annotation)
    kinds = found.types if isinstance(found, inspect.UnionType) else (found,)
    return next((TYPES[type(kind)] for kind in kinds if type(kind) in TYPES), None)


# Moves are of a game: whoever plays has them.
ACTS: Final = tuple(example(kind) for kind in get_args(ByPeople) if kind is not Play)
