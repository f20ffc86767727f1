"""JSON as typed records: half a letter is refused like any other wrong value, and its place is named."""

from __future__ import annotations

import msgspec
import pytest

from tablee.kernel import BadPosition, Json
from tablee.kernel.reading import read_written
from tablee.kernel.shapes import shaped


class Card(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    kinds: list[str] = []
    counts: dict[str, int] = {}


@pytest.mark.parametrize(
    ("written", "place"),
    [
        ({"name": "\ud800"}, "name"),
        ({"name": "a", "kinds": ["b", "c\udfffd"]}, "kinds[1]"),
        ({"name": "a", "counts": {"\ud83d": 1}}, "counts"),
        ({"name": "a", "\ud83d": 1}, "$"),
    ],
)
def test_half_a_letter_is_a_wrong_shape_at_its_place(written: Json, place: str) -> None:
    with pytest.raises(BadPosition) as refused:
        read_written(written, Card, "docs")
    assert (refused.value.detail, refused.value.parts["field"]) == ("shape", place)


def test_whole_letters_are_taken_as_they_are() -> None:
    assert shaped({"name": "é\U0001f600", "counts": {"\ue000": 2}}, Card).name == "é\U0001f600"
