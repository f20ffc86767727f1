"""Histories that grow: what is told of them is what is new, however long they are, and whoever sees them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tablee.kernel import Eyes
from tablee.server.frames import Frames
from tablee.tables import acts
from tablee.tables.acts import Settings
from tablee.tables.telling import Teller, changed_value, changes
from tests.tables.chronicle import CHRONICLE, WRITERS, Chronicle, Line, written
from tests.tables.client import Client, merge, view_now
from tests.tables.evening import Evening

LINES = 2_000
SEEN = ["by_all", "by_each"]


def plain(thing: object) -> Any:
    """As it is on the wire."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def chronicle(seen: str, lines: int = LINES, seats: int = WRITERS) -> Evening:
    """A table of bots and Ada, at which so much is written already."""
    evening = Evening(CHRONICLE, Settings(seats, options={"seen": seen})).gather("ada")
    for seat in range(1, seats):
        evening.do("ada", acts.AddBot(seat, "random"))
    evening.begin()
    sitting = evening.table.sitting
    assert sitting is not None
    position = sitting.position
    assert isinstance(position, Chronicle)
    position.lines += written(seats, -(-lines // seats) * seats, True).lines  # Ada's turn
    evening.teller = Teller(evening.table)
    return evening


@pytest.mark.parametrize("seen", SEEN)
def test_one_more_line_of_a_long_history_is_a_small_frame_for_everybody(seen: str) -> None:
    evening = chronicle(seen)
    evening.do("ada", acts.Play("write"))
    told = evening.frames[-1]
    assert set(told) == {None, *range(WRITERS)}
    assert len(evening.teller.whole(0, host=True)) > 100_000
    assert sum(len(frame) for _, frame in told.values()) < 60_000
    assert max(len(frame) for _, frame in told.values()) < 400


@pytest.mark.parametrize("seen", SEEN)
def test_whoever_hears_every_line_has_the_whole_history(seen: str) -> None:
    evening = chronicle(seen, lines=60, seats=5)
    everybody: list[Eyes] = [None, *range(5)]
    clients = {eyes: Client(evening.teller, eyes) for eyes in everybody}
    frames = Frames(CHRONICLE)
    since = len(evening.frames)
    for number in range(12):
        if number % 5 == 0:
            evening.do("ada", acts.Play("write"))
        else:
            evening.due_now(2_000)
        for told in evening.frames[since:]:
            for eyes, frame in told.items():
                clients[eyes].hear(frame)
                frames.read(frame[1])
        since = len(evening.frames)
    for eyes, client in clients.items():
        assert client.view == view_now(evening.teller, eyes)
    assert isinstance(position := evening.table.position(), Chronicle)
    assert len(position.lines) == 72


# --- Which lists are told in part


class Page(msgspec.Struct, frozen=True):
    lines: list[Any]


def lines(*numbers: int) -> list[Line]:
    return [Line(number, str(number), []) for number in numbers]


LISTS: list[Any] = [
    None,
    [],
    [1],
    [1, 2],
    [1, 2, 3],
    [1, 3, 3, 4],
    [7, 8, 9],
    [[1], [2]],
    [[1], [2, 3], []],
    lines(1, 2),
    lines(1, 2, 3),
    lines(1, 5, 3),
    [Line(1, "one", [1]), Line(2, "two", [])],
    [Line(1, "one", [1, 2]), Line(2, "two", [3])],
    [Page([1, 2]), Line(2, "two", [])],
    [Page(lines(1)), Page(lines(2))],
    [Page(lines(1, 2)), Page(lines(2)), Page([])],
    [{"a": 1}, {"b": 2}],
    [{"b": 1}, {"b": 2}, {}],
    [None, Line(1, "one", [1])],
    [Line(1, "one", [1]), None],
    [{"a": 1}, Line(2, "two", [])],
]


@pytest.mark.parametrize("new", LISTS, ids=str)
@pytest.mark.parametrize("old", LISTS, ids=str)
def test_whatever_a_list_was_and_becomes_the_changes_lead_there(old: Any, new: Any) -> None:
    told = msgspec.json.decode(b"{%b}" % changes(Page(old), Page(new)))
    assert merge({"lines": plain(old)}, told) == {"lines": plain(new)}
    assert (told == {}) == (plain(old) == plain(new))


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ([1, 2], [1, 2, 3], b'{"2":3}'),
        ([1, 2, 3], [1, 9, 3, 4], b'{"1":9,"3":4}'),
        ([1, 2], [1], b"[1]"),
        ([], [1], b"[1]"),
        (None, [1], b"[1]"),
        ([1], None, b"null"),
        ([1, 2], [3, 4, 5], b"[3,4,5]"),
        ([Page([1, 2])], [Page([1, 2, 3]), Page([4])], b'{"0":{"lines":{"2":3}},"1":{"lines":[4]}}'),
    ],
)
def test_what_is_new_is_told_by_its_place_and_what_is_shorter_as_a_whole(old: Any, new: Any, told: bytes) -> None:
    assert changed_value(old, new) == told


def test_a_list_that_stayed_the_same_is_not_told() -> None:
    assert changed_value([1, Page([2])], [1, Page([2])]) == b""
