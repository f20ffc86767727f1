"""Errors are designed: a code, what was wrong, what would be right."""

from __future__ import annotations

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


def test_a_refusal_carries_the_reason_and_the_rule() -> None:
    refused = Refused("not_lowest", "SMI-040")
    assert (refused.code, refused.reason, refused.rule) == ("refused", "not_lowest", "SMI-040")
    assert (refused.wrong, refused.right) == ("not_lowest (SMI-040)", "")
    assert isinstance(refused, TableeError)
