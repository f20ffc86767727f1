"""The contract of the log, whatever keeps it."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import msgspec
import pytest

from tablee.store import BadRow, Conflict, Duplicate, StoreError, Unavailable
from tests.store.places import Answers, Place, append, appended, record, row, run


def test_what_was_appended_is_read_as_it_was(place: Place) -> None:
    rows = [
        row("a", 1),
        row("a", 2, None, told=bytes(range(256)), due=77),
        row("a", 3, "é\0'\"", at=0, act=b""),
        row("a", 4, due=1 << 62, told=b"x" * 100_000),
    ]

    async def story() -> None:
        async with place.store() as store:
            assert await append(store, *rows) == ["ok"] * 4
            assert await store.read("a") == rows
        async with place.store() as store:
            assert await store.read("a") == rows

    run(story())


def test_rows_are_read_from_a_number_on_and_up_to_a_limit(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            await append(store, *[row("a", number) for number in range(1, 8)])
            await append(store, *[row("a", number) for number in range(8, 11)])
            numbers = [entry.number for entry in await store.read("a", 2, 5)]
            assert numbers == [3, 4, 5, 6, 7]
            assert [entry.number for entry in await store.read("a", 6, 3)] == [7, 8, 9]
            assert [entry.number for entry in await store.read("a", 8)] == [9, 10]
            assert await store.read("a", 10) == []
            assert await store.read("a", 99) == []

    run(story())


def test_a_table_that_nobody_made_has_nothing(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            assert await store.read("a") == []
            assert await store.record("a") is None
            assert await store.by_code("a") is None
            assert await store.latest_snapshot("a") is None
            assert await store.deadlines() == []
            assert await store.said("a", "table") == []

    run(story())


# --- One place, one row


def test_of_two_writers_one_gets_the_next_place(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            await append(store, row("a", 1))
            first, second = row("a", 2, "first"), row("a", 2, "second")
            assert await append(store, first, second) == ["ok", "conflict"]
            assert await append(store, second) == ["conflict"]
            assert (await store.read("a"))[1:] == [first]

    run(story())


def test_a_conflict_says_which_place_is_next(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            await append(store, row("a", 1), row("a", 2))
            answers = Answers()
            store.append(row("a", 2, "late"), answers.then)
            store.append(row("a", 9, "early"), answers.then)
            late, early = await answers.all(2)
            assert isinstance(late, Conflict)
            assert isinstance(early, Conflict)
            assert (late.table, late.number, late.next_number) == ("a", 2, 3)
            assert (early.number, early.next_number) == (9, 3)

    run(story())


def test_there_are_no_gaps(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            assert await append(store, row("a", 2)) == ["conflict"]
            assert await append(store, row("a", 1), row("a", 3), row("a", 2)) == ["ok", "conflict", "ok"]
        async with place.store() as store:
            assert await append(store, row("a", 4)) == ["conflict"]
            assert await append(store, row("a", 3)) == ["ok"]

    run(story())


def test_nothing_follows_a_row_that_was_refused(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            await append(store, row("a", 1, "sit"))
            answers = await append(store, row("a", 2, "sit"), row("a", 3, "play"), row("a", 4, "play more"))
            assert answers == ["duplicate", "conflict", "conflict"]
            assert [entry.number for entry in await store.read("a")] == [1]

    run(story())


# --- One command, one row


def test_a_command_that_is_sent_twice_is_one_row(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            once = row("a", 1, "sit")
            assert await append(store, once, row("a", 2, "sit")) == ["ok", "duplicate"]
            assert await append(store, row("a", 2, "sit")) == ["duplicate"]
            await append(store, *[row("a", number, f"play {number}") for number in range(2, 30)])
            assert await append(store, row("a", 30, "sit"), row("a", 30, "play 7")) == ["duplicate", "duplicate"]
        async with place.store() as store:
            assert await append(store, row("a", 30, "sit")) == ["duplicate"]
            assert len(await store.read("a")) == 29

    run(story())


def test_a_duplicate_says_which_row_it_is(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            await append(store, *[row("a", number) for number in range(1, 5)])
            answers = Answers()
            store.append(row("a", 5, "c3"), answers.then)
            store.append(row("a", 3, "c3"), answers.then)  # the very same row: heard is more to the point than taken
            for answer in await answers.all(2):
                assert isinstance(answer, Duplicate)
                assert (answer.table, answer.command, answer.number) == ("a", "c3", 3)

    run(story())


def test_a_command_is_a_tables_own_and_nobodys_commands_are_never_the_same(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            assert await append(store, row("a", 1, "sit"), row("b", 1, "sit")) == ["ok", "ok"]
            assert await append(store, row("a", 2, None), row("a", 3, None), row("b", 2, None)) == ["ok"] * 3

    run(story())


# --- Answers


def test_answers_come_in_the_order_of_the_appends_and_in_the_thread_of_the_loop(place: Place) -> None:
    async def story() -> None:
        heard: list[int] = []
        threads = set()

        async with place.store() as store:
            for number in range(1, 101):
                table = "ab"[number % 2]

                def then(error: StoreError | None, number: int = number) -> None:
                    heard.append(number)
                    threads.add(threading.get_ident())

                store.append(row(table, (number + 1) // 2 if number % 7 else 99, f"c{number}"), then)
                if number % 10 == 0:
                    await asyncio.sleep(0)
        assert heard == list(range(1, 101))
        assert threads == {threading.get_ident()}

    run(story())


def test_one_tables_error_is_its_own(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            await store.create(record("taken", "CODE"), row("taken", 1))
            await append(store, row("b", 1, "sit"))
            answers = Answers()
            store.append(row("a", 1), answers.then)
            store.append(row("b", 1, "late"), answers.then)
            store.append(row("b", 2, "sit"), answers.then)
            store.append(row("c", 1, told=b"x" * (2 << 20)), answers.then)
            store.append(row("d", 1), answers.then, record("d", "CODE"))
            store.append(row("e", 1), answers.then, record("e"), b"position")
            store.append(row("a", 2), answers.then)
            await answers.all(7)
            assert answers.codes() == ["ok", "conflict", "duplicate", "bad_row", "code_taken", "ok", "ok"]
            assert [len(await store.read(table)) for table in "abcde"] == [2, 1, 0, 0, 1]
            assert await store.record("d") is None

    run(story())


class Boom(Exception):
    pass


def test_a_listener_that_fails_does_not_keep_the_others_from_hearing(place: Place) -> None:
    async def story() -> None:
        complaints: list[dict[str, Any]] = []
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: complaints.append(context))

        def fail(error: StoreError | None) -> None:
            raise Boom

        async with place.store() as store:
            answers = Answers()
            store.append(row("a", 1), fail)
            store.append(row("b", 1), answers.then)
            assert await answers.all(1) == [None]
            assert [type(context["exception"]) for context in complaints] == [Boom]

    run(story())


@pytest.mark.parametrize(
    "wrong",
    [
        {"number": 1 << 63},
        {"at": 1 << 63},
        {"due": 1 << 63},
        {"at": "noon"},
        {"act": "text"},
        {"told": None},
        {"command": "\ud800"},
        {"table": "\udfff"},
        {"act": b"x" * ((1 << 20) + 1)},
    ],
    ids=str,
)
def test_what_cannot_be_kept_is_refused_and_harms_nobody(place: Place, wrong: dict[str, Any]) -> None:
    async def story() -> None:
        async with place.store() as store:
            bad = msgspec.structs.replace(row("a", 1), **wrong)
            assert await append(store, row("b", 1), bad, row("b", 2)) == ["ok", "bad_row", "ok"]
            assert store.health() == "ok"
        async with place.store() as store:
            assert await store.read("a") == []
            assert len(await store.read("b")) == 2

    run(story())


# --- What goes with a row


def test_a_record_and_a_snapshot_are_written_with_their_row(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            lobby, playing = record("a"), record("a", state="playing", summary=b"{}")
            assert await appended(store, row("a", 1), record=lobby, snapshot=b"one") == "ok"
            assert await appended(store, row("a", 2)) == "ok"
            assert (await store.record("a"), await store.latest_snapshot("a")) == (lobby, (1, b"one"))
            assert await appended(store, row("a", 3), record=playing, snapshot=b"three") == "ok"
            assert (await store.record("a"), await store.latest_snapshot("a")) == (playing, (3, b"three"))
        async with place.store() as store:
            assert (await store.record("a"), await store.latest_snapshot("a")) == (playing, (3, b"three"))

    run(story())


def test_what_goes_with_a_refused_row_is_not_written(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            before = record("a")
            await appended(store, row("a", 1), record=before, snapshot=b"one")
            changed = record("a", state="over")
            assert await appended(store, row("a", 1, "late"), record=changed, snapshot=b"late") == "conflict"
            assert await appended(store, row("a", 2, "c1"), record=changed, snapshot=b"again") == "duplicate"
            unfit: Any = "not bytes, but \ud800"
            assert await appended(store, row("a", 2), record=changed, snapshot=unfit) == "bad_row"
            assert (await store.record("a"), await store.latest_snapshot("a")) == (before, (1, b"one"))
            assert len(await store.read("a")) == 1

    run(story())


def test_codes_change_hands_in_one_turn(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            await store.create(record("a", "MOUSE"), row("a", 1))
            await store.create(record("b", "HORSE"), row("b", 1))
            answers = Answers()
            for table, number, code, state in [
                ("c", 1, "MOUSE", "lobby"),  # taken
                ("a", 2, "MOUSE", "over"),
                ("c", 1, "MOUSE", "lobby"),
                ("b", 2, "SHEEP", "playing"),
                ("d", 1, "HORSE", "lobby"),
                ("a", 3, "MOUSE", "playing"),  # taken
                ("a", 3, "MOUSE", "closed"),
                ("e", 1, "SHEEP", "lobby"),  # taken
            ]:
                line = record(table, code, state=state)
                store.append(row(table, number, f"{table} {len(answers)} {code} {state}"), answers.then, line)
            await answers.all(8)
            taken = "code_taken"
            assert answers.codes() == [taken, "ok", "ok", "ok", "ok", taken, "ok", taken]
            found = {code: await store.by_code(code) for code in ("MOUSE", "HORSE", "SHEEP")}
            assert {code: one.id for code, one in found.items() if one} == {"MOUSE": "c", "HORSE": "d", "SHEEP": "b"}

    run(story())


# --- Deadlines


def test_a_deadline_is_that_of_a_tables_last_row(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            await append(store, row("a", 1, due=300), row("b", 1, due=200), row("c", 1))
            assert await store.deadlines() == [("b", 200), ("a", 300)]
            await append(store, row("a", 2, due=100), row("b", 2), row("c", 2, due=50), row("c", 3, due=400))
            assert await store.deadlines() == [("a", 100), ("c", 400)]
        async with place.store() as store:
            assert await store.deadlines() == [("a", 100), ("c", 400)]
            await append(store, row("a", 3))
            assert await store.deadlines() == [("c", 400)]

    run(story())


# --- Creating


def test_a_new_table_has_a_record_and_a_first_row(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            await store.create(record("a"), row("a", 1, due=9))
            assert await store.record("a") == record("a")
            assert await store.read("a") == [row("a", 1, due=9)]
            assert await append(store, row("a", 2)) == ["ok"]
            with pytest.raises(Conflict):
                await store.create(record("a", "OTHER"), row("a", 1))
            for wrong in (row("b", 2), row("c", 1)):
                with pytest.raises(BadRow):
                    await store.create(record("b"), wrong)
            assert await store.record("b") is None

    run(story())


def test_a_table_is_created_once_however_many_try_at_once(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            tries = [store.create(record("a", f"C{number}"), row("a", 1, f"c{number}")) for number in range(5)]
            results = await asyncio.gather(*tries, return_exceptions=True)
            assert [type(result) for result in results] == [type(None)] + [Conflict] * 4

    run(story())


# --- The end


def test_everything_that_was_handed_over_is_answered_before_the_store_is_closed(place: Place) -> None:
    async def story() -> None:
        answers = Answers()
        async with place.store() as store:
            for number in range(1, 51):
                store.append(row("a", number), answers.then)
            talk = asyncio.create_task(store.say("a", "table", b"hello"))
            await asyncio.sleep(0)
        assert list(answers) == [None] * 50
        assert await talk == 1
        async with place.store() as store:
            assert len(await store.read("a")) == 50

    run(story())


def test_a_closed_store_says_that_it_is(place: Place) -> None:
    async def story() -> None:
        store = place.store()
        assert store.health() == "broken"
        await store.open()
        assert store.health() == "ok"
        await store.close()
        await store.close()
        assert store.health() == "broken"
        assert await append(store, row("a", 1)) == ["broken"]
        with pytest.raises(Unavailable):
            await store.read("a")
        with pytest.raises(Unavailable):
            await store.say("a", "table", b"hello?")

    run(story())


def test_a_commit_is_reported_with_its_size_and_time(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            commits: list[tuple[int, float]] = []
            store.committed = lambda rows, seconds: commits.append((rows, seconds))
            await append(store, *[row("a", number) for number in range(1, 6)])
            await append(store, row("a", 6))
        assert [rows for rows, _ in commits] == [5, 1]
        assert all(seconds > 0 for _, seconds in commits)

    run(story())
