"""JSON as typed records: what does not fit is one kind of error, whatever is wrong with it."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from tablee.kernel.records import Json

T = TypeVar("T")


def shaped(written: Json, kind: type[T]) -> T:
    """As msgspec converts it, but for half a letter: a lone surrogate, which JSON may hold, and nobody can write down.

    msgspec stumbles over it in some places, and takes it in others.
    """
    try:
        found = msgspec.convert(written, kind)
    except UnicodeEncodeError:
        found = None
    place = half_letter(written)
    if place:
        raise msgspec.ValidationError(f"Expected whole letters - at `{place}`")
    assert found is not None
    return found


def half_letter(written: Json) -> str:
    """Where there is one; nothing if there is none. One in a key stands in its object: nobody could read its path."""
    waiting = [("$", written)]
    while waiting:
        path, value = waiting.pop()
        if isinstance(value, str) and is_half(value):
            return path
        if isinstance(value, dict):
            if any(isinstance(key, str) and is_half(key) for key in value):
                return path
            waiting += [(f"{path}.{key}", part) for key, part in value.items()]
        elif isinstance(value, (list, tuple)):
            waiting += [(f"{path}[{place}]", part) for place, part in enumerate(value)]
    return ""


def is_half(text: str) -> bool:
    return not text.isascii() and any("\ud800" <= letter <= "\udfff" for letter in text)
