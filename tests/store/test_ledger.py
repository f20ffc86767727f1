"""What the writer knows by heart: which row comes next at a table, and which commands are there already."""

from __future__ import annotations

from tablee.store.ledger import Ledger, as_lines
from tests.store.places import row


def ledger(**heads: int) -> Ledger:
    """Of a log in which these tables have so many rows."""
    made = Ledger(lambda table: heads.get(table, 0))
    made.begin()
    return made


def accept(book: Ledger, table: str, number: int, command: str | None) -> None:
    assert book.why_not(table, number, command) is None
    book.accept(row(table, number, command), b"packed", table, number, command)


def code(book: Ledger, table: str, number: int, command: str | None) -> str:
    error = book.why_not(table, number, command)
    return "ok" if error is None else error.code


def test_the_next_row_of_a_table_is_the_one_behind_its_last() -> None:
    book = ledger(a=7)
    assert [code(book, "a", number, None) for number in (7, 8, 9)] == ["conflict", "ok", "conflict"]
    assert code(book, "b", 1, None) == "ok"
    accept(book, "a", 8, "c1")
    assert [code(book, "a", number, None) for number in (8, 9)] == ["conflict", "ok"]


def test_the_log_is_asked_for_a_head_once() -> None:
    asked: list[str] = []

    def find(table: str) -> int:
        asked.append(table)
        return 3

    book = Ledger(find)
    assert [book.head("a"), book.head("a"), book.head("b")] == [3, 3, 3]
    assert asked == ["a", "b"]


def test_a_command_is_refused_that_was_accepted_or_found_in_the_log() -> None:
    book = ledger()
    accept(book, "a", 1, "c1")
    book.known["a", "old"] = 1
    assert code(book, "a", 2, "c1") == "duplicate"
    assert code(book, "a", 2, "old") == "duplicate"
    assert code(book, "b", 1, "c1") == "ok", "it is another table's"
    book.begin()
    assert code(book, "a", 2, "c1") == "duplicate"
    assert code(book, "a", 2, "old") == "ok", "what was looked up was for those that were sent then"


def test_after_a_failure_nothing_of_the_transaction_is_known() -> None:
    heads = {"a": 1}
    book = Ledger(heads.__getitem__)
    book.begin()
    accept(book, "a", 2, "c2")
    accept(book, "a", 3, None)
    book.take_back()
    assert book.fresh == []
    assert code(book, "a", 2, "c2") == "ok"
    heads["a"] = 2  # it may be there all the same: the log knows
    assert Ledger(heads.__getitem__).why_not("a", 3, None) is None


def test_what_is_folded_is_in_the_log_and_not_known_by_heart() -> None:
    book = ledger()
    accept(book, "a", 1, "c1")
    accept(book, "b", 1, "c1")
    book.forget_folded({"a": [row("a", 1, "c1")]})
    assert book.commands == {("b", "c1"): 1}
    assert book.head("a") == 1


def test_a_table_that_was_erased_has_no_head_and_no_commands() -> None:
    book = ledger()
    accept(book, "a", 1, "c1")
    book.forget_table("a", [row("a", 1, "c1")])
    assert book.commands == {}
    assert book.head("a") == 0


def test_lines_for_the_log_have_every_field_of_their_rows_in_order() -> None:
    rows = [row("a", 1, "c1", due=9), row("a", 2, None), row("b", 1)]
    lines = as_lines({"a": rows[:2], "b": rows[2:]})
    expected = [(r.table, r.number, r.at, r.command, bytearray(r.act), bytearray(r.told), r.due) for r in rows]
    assert lines == expected
