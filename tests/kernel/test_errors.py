"""Errors are designed: a code, what was wrong, what would be right, and data instead of sentences."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tablee import kernel
from tablee.kernel import Refused, TableeError

ERRORS: dict[str, type[TableeError]] = {
    "unknown_game": kernel.UnknownGame,
    "bad_seats": kernel.BadSeats,
    "bad_option": kernel.BadOption,
    "malformed": kernel.BadMove,
    "bad_position": kernel.BadPosition,
    "bad_content": kernel.BadContent,
    "bad_level": kernel.BadLevel,
    "bad_sides": kernel.BadSides,
    "broken_seal": kernel.BrokenSeal,
}


@pytest.mark.parametrize(("code", "error"), ERRORS.items())
def test_an_error_has_a_code_of_its_own(code: str, error: type[TableeError]) -> None:
    assert error.code == code
    assert issubclass(error, TableeError)


def test_every_error_of_the_kernel_is_in_this_list() -> None:
    errors = {thing for thing in vars(kernel).values() if isinstance(thing, type) and issubclass(thing, TableeError)}
    assert errors == {*ERRORS.values(), TableeError, Refused}


@pytest.mark.parametrize("error", ERRORS.values())
def test_an_error_says_what_was_wrong_and_what_would_be_right(error: type[TableeError]) -> None:
    raised = error(7, [3, 4, 5])
    assert (raised.wrong, raised.right) == ("7", "3, 4, 5")
    assert str(raised) == f"{error.code}: 7 (right would be: 3, 4, 5)"


def test_what_would_be_right_can_be_one_thing_many_things_or_unknown() -> None:
    assert TableeError("x", ("a", "b")).right == "a, b"
    assert TableeError("x", "a").right == "a"
    assert TableeError("x", 4).right == "4"
    assert TableeError("x", []).right == ""
    assert (TableeError("x").right, str(TableeError("x"))) == ("", "error: x")


def test_a_detail_and_its_parts_are_named_for_developers() -> None:
    raised = kernel.BadPosition(5, 6, detail="deck_size", round=8, rule="SMI-145")
    assert (raised.detail, raised.wrong, raised.right) == ("deck_size", "5", "6")
    assert raised.parts == {"wrong": 5, "right": 6, "round": 8, "rule": "SMI-145"}
    assert str(raised) == "bad_position.deck_size: 5 (right would be: 6; round = 8; rule = SMI-145)"
    assert str(TableeError("x", detail="y", z=[1, 2])) == "error.y: x (z = 1, 2)"
    assert (TableeError("x").detail, TableeError(["a", "b"]).wrong) == ("", "a, b")


class Paper(msgspec.Struct, forbid_unknown_fields=True):
    turn: int
    row: dict[str, list[int]] = {}


@pytest.mark.parametrize(
    ("written", "detail", "path", "field"),
    [
        (None, "shape", "$", "$"),
        ([], "shape", "$", "$"),
        ({"turn": "x"}, "shape", "$.turn", "turn"),
        ({"turn": 1, "row": {"C01": [0, None]}}, "shape", "$.row[...][1]", "row[...][1]"),
        ({}, "missing_field", "$.turn", "turn"),
        ({"turn": 1, "score": 2}, "unknown_field", "$.score", "score"),
    ],
)
def test_what_msgspec_refuses_is_a_detail_and_a_path(written: Any, detail: str, path: str, field: str) -> None:
    with pytest.raises(msgspec.ValidationError) as refused:
        msgspec.convert(written, Paper)
    raised = kernel.BadPosition(refused.value, "docs")
    assert (raised.detail, raised.wrong, raised.right) == (detail, path, "docs")
    assert raised.parts["field"] == field
    assert str(refused.value) in str(raised)


def test_what_another_library_refuses_is_unreadable() -> None:
    raised = kernel.BadContent(ValueError("some English sentence"))
    assert (raised.detail, raised.wrong) == ("unreadable", "ValueError")
    assert "some English sentence" in str(raised)


def test_a_refusal_carries_the_reason_and_the_rule() -> None:
    refused = Refused("not_lowest", "SMI-040")
    assert (refused.code, refused.reason, refused.rule) == ("refused", "not_lowest", "SMI-040")
    assert (refused.wrong, refused.right) == ("not_lowest (SMI-040)", "")
    assert isinstance(refused, TableeError)
