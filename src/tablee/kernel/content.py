"""A content file as a record of its game: typed, bounded, counted. What does not fit says where, and what would.

A game describes its file as records, most of them a `Row` each, and checks with `each_once`, `known` and `expect` what
types cannot say. Lines of a file are nobody's business here: `tablee.kernel.reading` finds them from the places.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, TypeVar

import msgspec
from msgspec import inspect

from tablee.kernel.errors import At, BadContent, read_shape
from tablee.kernel.records import Json, Words
from tablee.kernel.shapes import shaped

T = TypeVar("T")

STEP: Final = re.compile(r"\.([^.\[]+)|\[(\d+|\.\.\.)\]")  # how msgspec writes a path: $.creatures[17].colour
SOME_KEY: Final = "..."  # it does not say which
MOST_NAMES: Final = 12  # that a sentence can list


class Row(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A card, a tile, a board: what it is, and where we know it from."""

    provenance: str = ""


def read_content(written: Json, kind: type[T]) -> T:
    """What a content file says, as a record of the game; `BadContent` if it does not fit."""
    try:
        return shaped(written, kind)
    except msgspec.ValidationError as error:
        raise explained(str(error), written, kind) from None


# --- What types cannot say


def expect(found: object, right: object, rule: str, at: At) -> None:
    """A count, or a list of them."""
    if found != right:
        raise BadContent(found, right, detail="counts", at=at, rule=rule)


def each_once(found: Sequence[str | int], right: Sequence[str | int], rule: str, at: At, field: str) -> None:
    """The names of a list's rows: all of them, in the order of the rules. `field` holds the name of a row."""
    names = listed(right)
    for index, name in enumerate(found):
        here = (*at, index, field)
        if name not in right:
            raise BadContent(name, names, detail="unknown_card", at=here, rule=rule)
        if name in found[:index]:
            raise BadContent(name, names, detail="card_twice", at=here, rule=rule)
    missing = [name for name in right if name not in found]
    if missing:
        index = right.index(missing[0])
        gap = (*at, index) if index < len(found) else at
        raise BadContent(missing[0], names, detail="missing_card", at=gap, rule=rule)
    for index, name in enumerate(found):
        if name != right[index]:
            raise BadContent(name, right[index], detail="out_of_place", at=(*at, index, field), rule=rule)


def known(effect: str, effects: Sequence[str], rule: str, at: At) -> None:
    """The name of something that is code: what a card does, or asks for."""
    if effect not in effects:
        raise BadContent(effect, list(effects), detail="unknown_effect", at=at, rule=rule)


def listed(names: Sequence[str | int]) -> list[str | int]:
    """Names for a sentence: of many, the first two and the last."""
    return list(names) if len(names) <= MOST_NAMES else [names[0], names[1], "…", names[-1]]


# --- What msgspec refuses, explained from the types


def explained(said: str, written: Json, kind: type) -> BadContent:
    shape, path, field = read_shape(said)
    at = place(path, said, written, kind)
    whole, expected = types_at(inspect.type_info(kind), at)
    if shape == "missing_field" and is_words(expected):
        return BadContent(field, detail="one_language", at=at)
    if shape == "missing_field":
        return BadContent(field, fields(expected), detail="missing_field", at=at)
    if shape == "unknown_field":
        return BadContent(field, fields(expected), detail="unknown_field", at=(*at, field))
    wrong = value_at(written, at)
    if wrong == "" and is_words(whole):
        return BadContent(at[-1], detail="one_language", at=at)
    shown = wrong if isinstance(wrong, str) and takes_text(expected) else as_written(wrong)
    return unfit(shown, expected, at)


def unfit(wrong: str, expected: inspect.Type, at: At) -> BadContent:
    """A value that is not of this type, and what would be right; a file has no way to write that there is none."""
    if len(some := [one for one in alternatives(expected) if not isinstance(one, inspect.NoneType)]) == 1:
        (expected,) = some
    choices = [choice for one in alternatives(expected) for choice in choices_of(one)]
    if choices:
        return BadContent(wrong, choices, detail="choice", at=at)
    match expected:
        case inspect.IntType(ge=int(low)):
            return BadContent(wrong, low, detail="number_from", at=at)
        case inspect.IntType():
            return BadContent(wrong, detail="number", at=at)
        case inspect.StrType():
            return BadContent(wrong, detail="text", at=at)
        case inspect.StructType():
            return BadContent(wrong, fields(expected), detail="row", at=at)
        case inspect.TupleType(item_types=items):
            return BadContent(wrong, len(items), detail="list_of", at=at)
        case inspect.ListType(min_length=int(least), max_length=int(most)) if least == most:
            return BadContent(wrong, least, detail="list_of", at=at)
        case inspect.ListType() | inspect.VarTupleType():
            return BadContent(wrong, detail="list", at=at)
        case inspect.DictType():
            return BadContent(wrong, detail="table", at=at)
    return BadContent(wrong, detail="shape", at=at)


def choices_of(expected: inspect.Type) -> list[str]:
    """All values of a type that has few, as they are written in the file."""
    match expected:
        case inspect.LiteralType(values=values):
            return [str(value) if isinstance(value, int) else f'"{value}"' for value in values]
        case inspect.IntType(ge=int(low), le=int(high)) if high - low < MOST_NAMES:
            return [str(number) for number in range(low, high + 1)]
        case inspect.BoolType():
            return ["true", "false"]
    return []


def takes_text(expected: inspect.Type) -> bool:
    """Then a text that does not fit needs no quotation marks; else they are what is wrong: "5" is no number."""
    return any(isinstance(one, inspect.StrType) or '"' in "".join(choices_of(one)) for one in alternatives(expected))


def as_written(value: object) -> str:
    """A value as a file has it; of a table, that it is one."""
    match value:
        case bool():
            return str(value).lower()
        case str():
            return f'"{value}"'
        case dict():
            return "{ … }"
        case list():
            return f"[{', '.join(map(as_written, value))}]"
    return str(value)


# --- Along a path


def place(path: str, said: str, written: Json, kind: type) -> At:
    """`$.boards[2].key` as steps. Where msgspec only knows that it is under some key, the first one of which it is."""
    at: At = ()
    for name, index in STEP.findall(path):
        if index == SOME_KEY:
            inside = value_at(written, at)
            at = (*at, next(key for key in inside if said_of(replaced(written, at, {key: inside[key]}), kind) == said))
        else:
            at = (*at, int(index) if index else name)
    return at


def said_of(written: Json, kind: type) -> str:
    """What msgspec has against it; nothing, if it fits."""
    try:
        shaped(written, kind)
    except msgspec.ValidationError as error:
        return str(error)
    return ""


def replaced(written: Any, at: At, value: object) -> Any:
    """The same with another value at one place."""
    if not at:
        return value
    copied = written.copy()
    copied[at[0]] = replaced(written[at[0]], at[1:], value)
    return copied


def value_at(written: Any, at: At) -> Any:
    for step in at:
        written = written[step]
    return written


def types_at(expected: inspect.Type, at: At) -> tuple[inspect.Type, inspect.Type]:
    """The type of what stands at a place, after the type of what it stands in."""
    whole = expected
    for step in at:
        whole = expected
        parts = (part(one, step) for one in alternatives(whole))
        expected = next((found for found in parts if found is not None), inspect.AnyType())
    return whole, expected


def part(expected: inspect.Type, step: str | int) -> inspect.Type | None:
    if isinstance(expected, inspect.StructType):
        return next((field.type for field in expected.fields if field.encode_name == step), None)
    if isinstance(expected, inspect.TupleType) and isinstance(step, int):
        return expected.item_types[step]
    if isinstance(expected, (inspect.ListType, inspect.VarTupleType)):
        return expected.item_type
    return expected.value_type if isinstance(expected, inspect.DictType) else None


def alternatives(expected: inspect.Type) -> tuple[inspect.Type, ...]:
    return expected.types if isinstance(expected, inspect.UnionType) else (expected,)


def is_words(expected: inspect.Type) -> bool:
    return isinstance(expected, inspect.StructType) and expected.cls is Words


def fields(expected: inspect.Type) -> list[str]:
    return [field.encode_name for field in expected.fields] if isinstance(expected, inspect.StructType) else []
