"""The contract of what is kept beside the log: records, talk, people, secrets."""

from __future__ import annotations

import asyncio

import pytest

from tablee.store import BadRow, CodeTaken, Notice, Person, Store
from tests.store.places import Place, appended, record, row, run

# --- Tables


@pytest.mark.parametrize("running", ["lobby", "playing"])
def test_a_code_is_never_given_to_two_running_tables(place: Place, running: str) -> None:
    async def story() -> None:
        async with place.store() as store:
            taken = record("a", "MOUSE", state=running)
            await store.create(taken, row("a", 1))
            with pytest.raises(CodeTaken) as caught:
                await store.create(record("b", "MOUSE"), row("b", 1))
            assert caught.value.taken == "MOUSE"
            assert await store.record("b") is None
            assert await store.read("b") == []
            assert await store.by_code("MOUSE") == taken
            tries = [store.create(record(table, "HORSE"), row(table, 1)) for table in "cdef"]
            answers = await asyncio.gather(*tries, return_exceptions=True)
            assert [type(answer) for answer in answers] == [type(None), CodeTaken, CodeTaken, CodeTaken]

    run(story())


@pytest.mark.parametrize("ended", ["over", "closed"])
def test_the_code_of_a_table_that_has_ended_is_free_again(place: Place, ended: str) -> None:
    async def story() -> None:
        async with place.store() as store:
            await store.create(record("a", "MOUSE"), row("a", 1))
            await appended(store, row("a", 2), record=record("a", "MOUSE", state=ended))
            assert await store.by_code("MOUSE") is None
            await store.create(record("b", "MOUSE"), row("b", 1))
            assert await store.by_code("MOUSE") == record("b", "MOUSE")
            assert await store.record("a") == record("a", "MOUSE", state=ended)
            assert await appended(store, row("a", 3), record=record("a", "MOUSE", state=ended)) == "ok"
            again = record("a", "MOUSE", state="playing")
            assert await appended(store, row("a", 4), record=again) == "code_taken"
            assert await store.by_code("MOUSE") == record("b", "MOUSE")

    run(story())


def test_the_content_of_a_table_is_kept_with_its_first_row_and_once_for_all_that_have_it(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            assert await store.content("d1") is None
            await store.create(record("a", digest="d1"), row("a", 1), b"cards")
            await store.create(record("b", digest="d1"), row("b", 1), b"never asked for")
            await store.create(record("c", digest="d2"), row("c", 1), b"others")
            await store.create(record("d"), row("d", 1))
        async with place.store() as store:
            assert [await store.content(digest) for digest in ("d1", "d2", "d3", "")] == [
                b"cards",
                b"others",
                None,
                None,
            ]
            found = [await store.record(table) for table in "abcd"]
            assert [one.digest for one in found if one is not None] == ["d1", "d1", "d2", ""]

    run(story())


def test_the_content_of_a_table_that_was_not_opened_is_not_kept(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            await store.create(record("a", "MOUSE"), row("a", 1))
            with pytest.raises(CodeTaken):
                await store.create(record("b", "MOUSE", digest="d1"), row("b", 1), b"cards")
            with pytest.raises(BadRow):
                await store.create(record("c", digest="d1"), row("c", 2), b"cards")
            assert await store.content("d1") is None

    run(story())


def test_a_table_keeps_its_digest_when_its_record_changes(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            await store.create(record("a", digest="d1"), row("a", 1), b"cards")
            assert await appended(store, row("a", 2), record=record("a", digest="d1", state="playing")) == "ok"
            assert await store.record("a") == record("a", digest="d1", state="playing")

    run(story())


def test_tables_are_listed_by_state_and_visibility_the_newest_first(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            for number, state in enumerate(["lobby", "playing", "over", "lobby", "closed", "lobby"]):
                table = f"t{number}"
                fresh = record(table, created=number, state=state, listed=number != 3, watchable=number == 1)
                await store.create(fresh, row(table, 1))

            async def ids(**asked: object) -> list[str]:
                return [found.id for found in await store.records(**asked)]  # type: ignore[arg-type]

            assert await ids() == ["t5", "t4", "t3", "t2", "t1", "t0"]
            assert await ids(limit=2) == ["t5", "t4"]
            assert await ids(state="lobby") == ["t5", "t3", "t0"]
            assert await ids(state="lobby", listed=True) == ["t5", "t0"]
            assert await ids(listed=False) == ["t3"]
            assert await ids(state="nowhere") == []
            playing = await store.record("t1")
            assert playing is not None
            assert (playing.listed is True, playing.watchable is True) == (True, True)

    run(story())


def test_whoever_puts_many_tables_on_the_list_does_not_hide_those_of_others(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            for number, opener in enumerate(["ana", "bo", *["mallory"] * 4]):
                fresh = record(f"t{number}", created=number, state="lobby", listed=True, opener=opener)
                await store.create(fresh, row(f"t{number}", 1))
            await store.create(record("private", created=9, state="lobby", listed=False), row("private", 1))
            await store.create(record("begun", created=9, state="playing", listed=True), row("begun", 1))
            assert [one.id for one in await store.on_the_list("lobby")] == ["t5", "t1", "t0", "t4", "t3", "t2"]
            assert [one.id for one in await store.on_the_list("lobby", 3)] == ["t5", "t1", "t0"]
            assert [one.id for one in await store.on_the_list("playing")] == ["begun"]

    run(story())


def test_tables_are_counted_by_their_state_and_found_by_how_their_id_begins(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            assert await store.counts() == {}
            for table, state in (("abc1", "lobby"), ("abc2", "over"), ("abd", "over"), ("b", "closed")):
                await store.create(record(table, state=state), row(table, 1))
            assert await store.counts() == {"closed": 1, "lobby": 1, "over": 2}

            async def begins(letters: str, limit: int = 10) -> list[str]:
                return [found.id for found in await store.by_beginning(letters, limit)]

            assert await begins("ab") == ["abc1", "abc2", "abd"]
            assert await begins("ab", 2) == ["abc1", "abc2"]
            assert await begins("abc2") == ["abc2"]
            assert await begins("abc%") == await begins("c") == []

    run(story())


# --- What is taken away


@pytest.mark.parametrize("ended", ["over", "closed"])
def test_nothing_is_left_of_a_table_that_was_erased_and_everything_of_the_others(place: Place, ended: str) -> None:
    async def story() -> None:
        async with place.store() as store:
            for table in ("gone", "there"):
                await store.create(record(table, digest="d1"), row(table, 1), b"cards")
                last = row(table, 2, due=77)
                assert await appended(store, last, record=record(table, state=ended), snapshot=b"position") == "ok"
                await store.seat(table, "p")
                await store.say(table, "aloud", b"hello")
            assert await store.erase("gone") is True
            assert await store.erase("gone") is False
            await check(store)
        async with place.store() as store:
            await check(store)
            assert await store.content("d1") == b"cards", "others may share them"

    async def check(store: Store) -> None:
        assert await store.record("gone") is None
        assert await store.read("gone") == []
        assert await store.last("gone") is None
        assert await store.latest_snapshot("gone") is None
        assert await store.said("gone", "aloud") == []
        assert not await store.has_command("gone", "c2")
        assert await store.deadlines() == [("there", 77)]
        assert [found.id for found in await store.records_of("p", 10)] == ["there"]
        assert [found.number for found in await store.read("there")] == [1, 2]
        assert await store.last("there") == row("there", 2, due=77)
        assert await store.latest_snapshot("there") == (2, b"position")
        assert await store.said("there", "aloud") == [(1, b"hello")]

    run(story())


@pytest.mark.parametrize("running", ["lobby", "playing"])
def test_a_table_that_has_not_ended_is_not_erased(place: Place, running: str) -> None:
    async def story() -> None:
        async with place.store() as store:
            await store.create(record("a", state=running), row("a", 1))
            assert await store.erase("a") is False
            assert await store.erase("never") is False
            assert await store.record("a") == record("a", state=running)
            assert await appended(store, row("a", 2)) == "ok"

    run(story())


def test_nothing_is_written_to_a_table_that_was_erased(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            await store.create(record("a", state="over"), row("a", 1))
            assert await appended(store, row("a", 2)) == "ok"
            assert await store.erase("a") is True
            assert await appended(store, row("a", 3)) != "ok"
            assert await store.read("a") == []

    run(story())


def test_the_last_row_is_the_one_that_was_written_last(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            assert await store.last("a") is None
            for number in (1, 2, 3):
                await appended(store, row("a", number))
                assert await store.last("a") == row("a", number)
        async with place.store() as store:
            assert await store.last("a") == row("a", 3)

    run(story())


# --- Talk


def test_talk_is_numbered_at_each_table(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            assert [
                await store.say("a", "table", b"one"),
                await store.say("a", "table", b"two"),
                await store.say("b", "table", b"else"),
            ] == [
                1,
                2,
                1,
            ]
            assert await asyncio.gather(*[store.say("a", "table", b"%d" % number) for number in (3, 4, 5)]) == [3, 4, 5]
        async with place.store() as store:
            assert await store.say("a", "table", b"six") == 6
            assert await store.said("a", "table", 1, 3) == [(4, b"4"), (5, b"5"), (6, b"six")]
            assert await store.said("b", "table") == [(1, b"else")]
            assert await store.read("a") == []

    run(story())


# --- People


def test_a_person_is_known_by_id_and_may_change_name_and_token(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            assert await store.person("p") is None
            await store.save_person("p", b"\0hash", "Zoé", 10)
            assert await store.person("p") == Person("p", b"\0hash", "Zoé", 10, 10)
            await store.save_person("p", b"other", "Zoe", 99)
            assert await store.person("p") == Person("p", b"other", "Zoe", 10, 99)

    run(story())


def test_a_person_has_places_at_tables(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:

            async def places(person: str) -> list[str]:
                return [found.id for found in await store.records_of(person, 10)]

            for number, table in enumerate("ab"):
                await store.create(record(table, created=-number), row(table, 1))
            for table in ("b", "a", "b"):
                await store.seat(table, "p")
            await store.seat("a", "q")
            assert await places("p") == ["a", "b"]
            await store.unseat("a", "p")
            await store.unseat("never", "p")
            assert await places("p") == ["b"]
            assert await places("q") == ["a"]
        async with place.store() as store:
            assert await places("p") == ["b"]

    run(story())


def test_people_are_found_by_their_name_those_who_were_here_last_first(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            for person, name, at in (("p", "Zoé", 10), ("q", "Zoé", 30), ("r", "zoé", 20), ("s", "Zoé", 20)):
                await store.save_person(person, b"", name, at)
            assert [found.id for found in await store.people_named("Zoé", 10)] == ["q", "s", "p"]
            assert [found.id for found in await store.people_named("Zoé", 2)] == ["q", "s"]
            assert await store.people_named("Zo%", 10) == []

    run(story())


def test_when_somebody_was_here_never_goes_back_and_tells_who_has_not_come_for_long(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            for person, at in (("p", 10), ("q", 20), ("r", 30)):
                await store.save_person(person, b"", "Zoé", at)
            await store.saw("p", 25)
            await store.saw("r", 5)
            await store.saw("nobody", 99)
            assert await store.unseen(31, 10) == ["q", "p", "r"]
            assert await store.unseen(31, 2) == ["q", "p"]
            assert await store.unseen(25, 10) == ["q"]
            assert await store.person("nobody") is None

    run(story())


def test_whoever_is_forgotten_leaves_no_name_and_no_place(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            await store.create(record("a"), row("a", 1))
            for person in ("p", "q"):
                await store.save_person(person, b"", "Zoé", 10)
                await store.seat("a", person)
            assert await store.forget("p") is True
            assert await store.forget("p") is False
            assert await store.forget("nobody") is False
        async with place.store() as store:
            assert await store.person("p") is None
            assert await store.records_of("p", 10) == []
            assert [found.id for found in await store.people_named("Zoé", 10)] == ["q"]
            assert [found.id for found in await store.records_of("q", 10)] == ["a"]

    run(story())


def test_words_that_cannot_be_kept_are_refused_and_not_found(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            with pytest.raises(BadRow):
                await store.say("\ud800", "table", b"hello")
            with pytest.raises(BadRow):
                await store.save_person("p", b"", "\ud800", 0)
            assert await store.person("p") is None
            assert await store.person("\ud800") is None
            assert await store.by_code("\ud800") is None
            assert store.health() == "ok"

    run(story())


# --- The house


def test_there_is_one_notice_and_it_stays_until_it_is_taken_down(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            assert await store.notice() is None
            await store.put_up(Notice("Pause à midi", 5))
            await store.put_up(Notice("Pause à midi et quart", 9))
        async with place.store() as store:
            assert await store.notice() == Notice("Pause à midi et quart", 9)
            await store.put_up(None)
            await store.put_up(None)
            assert await store.notice() is None

    run(story())


def test_a_secret_is_made_once(place: Place) -> None:
    async def story() -> None:
        made: list[bytes] = []

        def make() -> bytes:
            made.append(b"secret %d" % len(made))
            return made[-1]

        async with place.store() as store:
            both = await asyncio.gather(store.secret("key", make), store.secret("key", make))
            assert len(set(both)) == 1
            assert await store.secret("other", lambda: b"apart") == b"apart"
            count = len(made)
        async with place.store() as store:
            assert await store.secret("key", make) == both[0]
            assert len(made) == count

    run(story())


def test_somebody_who_stops_waiting_does_not_disturb_the_others(place: Place) -> None:
    async def story() -> None:
        complaints: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: complaints.append(context))
        async with place.store() as store:
            gone, there = (asyncio.create_task(store.say("a", "table", line)) for line in (b"one", b"two"))
            await asyncio.sleep(0)
            gone.cancel()
            assert await there == 2
        assert complaints == []

    run(story())


# --- Who has opened what, and what nobody has touched


def test_the_open_tables_of_a_person_are_found_the_longest_untouched_first(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            for number, (state, opener) in enumerate(
                [("lobby", "ana"), ("playing", "ana"), ("over", "ana"), ("closed", "ana"), ("lobby", "bo")]
            ):
                line = record(f"t{number}", state=state, opener=opener, touched=100 - number)
                await store.create(line, row(line.id, 1))
            assert await store.opened_by("ana") == [("t1", "playing"), ("t0", "lobby")]
            assert await store.opened_by("bo") == [("t4", "lobby")]
            assert await store.opened_by("cy") == []

    run(story())


def test_tables_that_were_not_touched_for_long_are_found_the_oldest_first(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            for number, touched in enumerate((30, 10, 20, 40)):
                line = record(f"t{number}", touched=touched)
                await store.create(line, row(line.id, 1))
            await store.create(record("game", state="playing", touched=1), row("game", 1))
            assert await store.untouched("lobby", 40, 10) == ["t1", "t2", "t0"]
            assert await store.untouched("lobby", 40, 2) == ["t1", "t2"]
            assert await store.untouched("lobby", 10, 10) == []


def test_tables_that_were_not_touched_for_long_are_looked_through_in_pieces(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            for number, touched in enumerate((20, 10, 10, 30)):
                line = record(f"t{number}", touched=touched)
                await store.create(line, row(line.id, 1))
            first = await store.untouched_after((0, ""), "lobby", 30, 1)
            assert first == [(10, "t1")]
            assert await store.untouched_after(first[0], "lobby", 30, 10) == [(10, "t2"), (20, "t0")]
            assert await store.untouched_after((20, "t0"), "lobby", 30, 10) == []

    run(story())


def test_the_tables_of_a_person_are_found_the_newest_first(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            for number in range(4):
                line = record(f"t{number}", created=number)
                await store.create(line, row(line.id, 1))
                await store.seat(line.id, "ana" if number != 2 else "bo")
            assert [line.id for line in await store.records_of("ana", 10)] == ["t3", "t1", "t0"]
            assert [line.id for line in await store.records_of("ana", 1)] == ["t3"]
            assert await store.records_of("cy", 10) == []

    run(story())


def test_a_command_is_found_before_and_after_it_was_folded(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            await store.create(record("a"), row("a", 1))
            for number in range(2, 6):
                assert await appended(store, row("a", number)) == "ok"
            assert [await store.has_command("a", f"c{number}") for number in (1, 5, 6)] == [True, True, False]
            assert not await store.has_command("b", "c1")
        async with place.store() as store:
            assert [await store.has_command("a", f"c{number}") for number in (1, 5, 6)] == [True, True, False]
            assert sorted(await store.commands("a", 4)) == ["c1", "c2", "c3"]

    run(story())
