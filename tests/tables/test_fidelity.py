"""A game is never continued by rules that tell another story, whatever they call themselves."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.games.grumpf import GRUMPF
from tablee.games.smile import SMILE, SmileGame, rules
from tablee.kernel import Game
from tablee.store import TableRecord
from tablee.tables import acts, fidelity
from tablee.tables.acts import Settings
from tablee.tables.editions import OtherRules
from tablee.tables.fidelity import digest_of, program_of, tells
from tablee.tables.records import Snapshot
from tablee.tables.room import SNAPSHOT, Room
from tests.server.http.conftest import Seals
from tests.server.socket.inside import Ear, Inside
from tests.tables.owners import QuietSmile, program

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("same_shelf")]

AFTER = SNAPSHOT + 10  # moves
MOVES = [20, AFTER]  # before and after the first snapshot of a table
Change = Callable[[pytest.MonkeyPatch], SmileGame]


@pytest.fixture(autouse=True)
def sealed_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.tables.hall.Seal", Seals())


# --- Programs that come later


def one_firefly_more(patch: pytest.MonkeyPatch) -> SmileGame:
    """A constant that the rules read when they deal."""
    patch.setattr(rules, "HAND", 7)
    another_program(patch)
    return SMILE


def other_cards(_: pytest.MonkeyPatch) -> SmileGame:
    return QuietSmile()


def clumsy_rules(patch: pytest.MonkeyPatch) -> SmileGame:
    """They cannot even do again what was done."""

    def stumble(self: SmileGame, text: str) -> Any:
        raise KeyError(text)

    patch.setattr(SmileGame, "move", stumble)
    another_program(patch)
    return SMILE


class WordySmile(SmileGame):
    """Moves are allowed as ever, but what is told of the deal is not what was told."""

    def setup(self, *given: Any, **chosen: Any) -> rules.Smile:
        position = super().setup(*given, **chosen)
        if position.told:
            position.told[0] = msgspec.structs.replace(position.told[0], supply_tears=0)
        return position


def other_words(_: pytest.MonkeyPatch) -> SmileGame:
    return WordySmile()


def another_program(patch: pytest.MonkeyPatch) -> None:
    """Its sources are others."""
    patch.setattr(fidelity, "digest_of", lambda folders: "another")


CHANGES = [pytest.param(one_firefly_more, marks=pytest.mark.one_form), other_cards, other_words, clumsy_rules]


@contextmanager
def changed(change: Change) -> Iterator[SmileGame]:
    with pytest.MonkeyPatch.context() as patch:
        yield change(patch)


async def restart(inside: Inside, printed: SmileGame = SMILE) -> None:
    await inside.kill()
    inside.shelf = program(printed)
    await inside.open()


async def running(inside: Inside, moves: int, *names: str) -> Room:
    ears = await inside.begun(*names, listed=True, watchable=True)
    await inside.play(ears, moves)
    assert ears[0].room is not None
    return ears[0].room


async def record_of(inside: Inside, table: str) -> TableRecord:
    record = await inside.store.record(table)
    assert record is not None
    return record


# --- A running game


@pytest.mark.parametrize("moves", MOVES)
@pytest.mark.parametrize("change", CHANGES)
async def test_a_running_game_is_left_as_it_is_by_rules_that_tell_another_story(
    inside: Inside, change: Change, moves: int, caplog: pytest.LogCaptureFixture
) -> None:
    table = (await running(inside, moves)).table.id
    assert ((await inside.store.latest_snapshot(table)) is not None) == (moves == MOVES[1])
    before = await inside.rows(table)
    with changed(change) as printed:
        await restart(inside, printed)
        for _ in range(2):
            with pytest.raises(OtherRules) as other:
                await inside.hall.room(table)
            assert other.value.detail == "rules"
        assert await inside.hall.fidelity.unknown(await record_of(inside, table)) == "rules"
        assert table not in inside.hall.rooms
        assert table not in inside.hall.alarms
        new = await inside.hall.open_table("dan", "Dan", "smile", Settings(3))
        assert await inside.hall.fidelity.unknown(new.record()) == ""
        assert inside.hall.faults == 0
        assert await inside.rows(table) == before, "nothing was written"
    (line,) = [line for line in caplog.records if line.levelno >= logging.ERROR]
    assert line.getMessage().startswith(f"table {inside.hall.tag(table)} is left as it is")


@pytest.mark.parametrize("moves", MOVES)
@pytest.mark.parametrize("change", CHANGES)
async def test_it_goes_on_when_rules_come_back_that_tell_its_story(inside: Inside, change: Change, moves: int) -> None:
    table = (await running(inside, moves)).table.id
    with changed(change) as printed:
        await restart(inside, printed)
        with pytest.raises(OtherRules):
            await inside.hall.room(table)
    await restart(inside)
    ears = [Ear(name) for name in ("ana", "bo", "cy")]
    for ear in ears:
        ear.enter(await inside.hall.room(table))
    await inside.until(lambda: all(ear.view for ear in ears))
    await inside.play(ears)
    assert inside.hall.rooms[table].table.state == "over"


async def test_what_is_hidden_in_a_snapshot_is_compared_too(inside: Inside) -> None:
    """Nobody was told of the last card of the deck, but the log leads to another one."""
    table = (await running(inside, AFTER)).table.id
    found = await inside.store.latest_snapshot(table)
    assert found is not None
    snapshot = msgspec.json.decode(found[1], type=Snapshot)
    snapshot.program = "another"
    deck = snapshot.table.position["deck"]
    deck[-2], deck[-1] = deck[-1], deck[-2]
    changed = msgspec.json.encode(snapshot)
    update = "UPDATE snapshot SET state = ? WHERE table_id = ?"
    await inside.store.write(table, lambda writer: writer.db.execute(update, (changed, table)))
    await restart(inside)
    with pytest.raises(OtherRules):
        await inside.hall.room(table)


async def test_a_table_that_is_read_again_after_trouble_and_tells_another_story_is_left_alone(inside: Inside) -> None:
    room = await running(inside, 20)
    ears, before = room.listeners.everybody(), await inside.rows(room.table.id)
    program(WordySmile())
    room.give_up("fault")
    await inside.until(lambda: all(isinstance(ear, Ear) and ear.failed for ear in ears))
    with pytest.raises(OtherRules):
        await inside.hall.room(room.table.id)
    assert await inside.rows(room.table.id) == before
    assert inside.hall.faults == 0


# --- No more work than is needed


async def test_a_program_that_wrote_a_snapshot_itself_tells_nothing_again(inside: Inside) -> None:
    table = (await running(inside, AFTER)).table.id
    await restart(inside)
    await inside.hall.room(table)
    assert inside.hall.fidelity.retold == 0


@pytest.mark.parametrize(("theirs", "ours"), [("one", "another"), ("", "one"), ("one", ""), ("", "")])
async def test_a_snapshot_of_another_program_is_told_again_once(
    inside: Inside, theirs: str, ours: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without sources, nobody can say that nothing has changed."""
    monkeypatch.setattr(fidelity, "digest_of", lambda folders: theirs)
    table = (await running(inside, AFTER)).table.id
    monkeypatch.setattr(fidelity, "digest_of", lambda folders: ours)
    await restart(inside)
    for _ in range(2):
        room = await inside.hall.room(table)
        assert room.table.state == "playing"
        assert inside.hall.fidelity.retold == 1
        del inside.hall.rooms[table]


async def test_a_table_that_another_program_has_gone_on_with_meanwhile_is_told_again(inside: Inside) -> None:
    """Where several programs serve one house, a table may come back."""
    room = await running(inside, 60)
    table, game = room.record(), room.table.game
    for theirs in ("one", "one", "another", "another"):
        written = msgspec.json.encode(Snapshot(room.table.to_state(), {}, theirs))
        await inside.hall.fidelity.check(table, game, (room.number, written))
    assert inside.hall.fidelity.retold == 2


async def test_everybody_else_has_their_turn_while_a_log_is_told_again(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = (await running(inside, AFTER)).table.id
    record, rows = await record_of(inside, table), await inside.rows(table)
    await inside.kill()
    monkeypatch.setattr(fidelity, "SLICE", 0)
    another_program(monkeypatch)
    await inside.store.open()
    inside.hall.fidelity = fidelity.Fidelity(inside.hall)
    inside.hall.rooms.clear()
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    playing = asyncio.create_task(others())
    assert await inside.hall.fidelity.unknown(record) == ""
    playing.cancel()
    assert turns >= len(rows)


async def test_whoever_asks_what_is_known_of_a_table_does_not_open_it(inside: Inside) -> None:
    table = (await running(inside, 20)).table.id
    record = await record_of(inside, table)
    await inside.kill()
    await inside.store.open()
    inside.hall = type(inside.hall)(inside.store, inside.hall.bots, inside.clock, inside.shelf)
    for _ in range(2):
        assert await inside.hall.fidelity.unknown(record) == ""
        assert inside.hall.fidelity.retold == 1
    assert inside.hall.rooms == {}
    assert inside.hall.alarms == {}


async def test_a_table_that_cannot_be_read_is_reported_once_and_spoils_no_list(inside: Inside) -> None:
    record = msgspec.structs.replace(await record_of(inside, (await running(inside, 0)).table.id), id="nowhere")
    inside.hall.rooms.clear()
    row = "INSERT INTO log VALUES ('nowhere', 1, 0, NULL, '{}', '[]', NULL)"
    await inside.store.write("nowhere", lambda writer: writer.db.execute(row))
    for _ in range(2):
        assert await inside.hall.fidelity.unknown(record) == ""
    assert inside.hall.faults == 1


async def test_what_is_known_of_tables_does_not_grow_for_ever(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fidelity, "MOST_KNOWN", 3)
    for number in range(10):
        inside.hall.fidelity.remember(f"table {number}")
    assert 1 <= len(inside.hall.fidelity.known) <= 3


# --- Everything that can happen at a table is told again alike


async def test_a_table_with_an_undo_a_pause_absences_and_bots_is_told_again_alike(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At every tenth row, as another program would that reads it."""
    ears = await inside.begun("ana", "bo", pace="live")
    room = ears[0].room
    assert room is not None
    for number in range(60):
        ana, bo = ears
        if number % 7 == 1 and room.table.state == "playing":
            await inside.done(ana, acts.AskUndo())
            await inside.done(bo, acts.Answer(number % 2 == 0))
        if number % 11 == 5:
            await inside.done(bo, acts.AskPause())
            await inside.done(ana, acts.Answer(True))
            await inside.done(ana, acts.Resume())
        if number % 13 == 3:
            bo.leave()
            bo = ears[1] = Ear("bo")
            bo.enter(room)
            await inside.until(lambda: ears[1].view)
        await inside.play(ears, 1)
        if room.table.due() is not None and number % 3 == 0:
            inside.wake(room)
        await inside.on_disk(room)
        if number % 10 == 9:
            await told_again(inside, room, monkeypatch)


async def told_again(inside: Inside, room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        another_program(patch)
        checking = fidelity.Fidelity(inside.hall)
        snapshot = msgspec.json.encode(Snapshot(room.table.to_state(), {}, "mine"))
        await checking.judge(room.record(), room.table.game, (room.number, snapshot))
        assert room.table.id in checking.known


# --- The same story


@pytest.mark.parametrize(
    ("then", "now"),
    [
        ([["sat", 1, "Ana"]], [["sat", 1, "Ana"]]),
        ([["sat", 1, "Ana"]], [["sat", 1, "Ana", {"more": 1}]]),
        ([["sat", {"seat": 1}]], [["sat", {"seat": 1, "more": [2]}]]),
        ([["ended", [{"points": 1}, {"points": 2}]]], [["ended", [{"points": 1, "x": 0}, {"points": 2, "x": 0}]]]),
    ],
)
def test_a_later_program_may_tell_more(then: Any, now: Any) -> None:
    assert tells(msgspec.json.encode(then), msgspec.json.encode(now))


@pytest.mark.parametrize(
    "now",
    [
        [],
        [["sat", 1, [1, 2], {"a": 1}]],
        [["sat", 1, [1, 2], {"a": 1}], ["stood", 2]],
        [["stood", 1], ["sat", 1, [1, 2], {"a": 1}]],
        [["sat", 1, [1, 2], {"a": 1}], ["stood", 1], ["stood", 1]],
        [["sat", 1, [1, 2]], ["stood", 1]],
        [["sat", 1, [1, 2, 3], {"a": 1}], ["stood", 1]],
        [["sat", 1, [2, 1], {"a": 1}], ["stood", 1]],
        [["sat", 1, [1, 2], {"b": 1}], ["stood", 1]],
        [["sat", 1, [1, 2], {"a": 2}], ["stood", 1]],
        [["sat", True, [1, 2], {"a": 1}], ["stood", 1]],
        [["sat", None, [1, 2], {"a": 1}], ["stood", 1]],
    ],
)
def test_what_was_told_has_to_be_told_again(now: Any) -> None:
    then = [["sat", 1, [1, 2], {"a": 1}], ["stood", 1]]
    assert tells(msgspec.json.encode(then), msgspec.json.encode(then))
    assert not tells(msgspec.json.encode(then), msgspec.json.encode(now))


# --- The same program


def a_program(folder: Path, **files: str) -> tuple[Path, ...]:
    place = folder / "game"
    place.mkdir(parents=True)
    for name, text in files.items():
        (place / name.replace("_", ".")).write_text(text, "utf-8")
    return (place,)


def test_a_program_is_known_by_its_sources_and_its_content_wherever_they_lie(tmp_path: Path) -> None:
    digest = digest_of(a_program(tmp_path / "one", rules_py="HAND = 6", content_toml="a = 1"))
    same = a_program(tmp_path / "same", rules_py="HAND = 6", content_toml="a = 1", text_ftl="words", rules_so="native")
    assert digest_of(same) == digest
    others: list[dict[str, str]] = [
        {"rules_py": "HAND = 7", "content_toml": "a = 1"},
        {"rules_py": "HAND = 6", "content_toml": "a = 2"},
        {"rules_py": "HAND = 6"},
        {"paper_py": "HAND = 6", "content_toml": "a = 1"},
        {"rules_py": "HAND = 6", "content_toml": "a = 1", "more_py": ""},
    ]
    found = {digest_of(a_program(tmp_path / str(number), **files)) for number, files in enumerate(others)}
    assert len({digest, *found}) == 1 + len(others)


def test_a_program_without_its_sources_has_no_name(tmp_path: Path) -> None:
    assert digest_of(a_program(tmp_path, rules_so="native", content_toml="a = 1")) == ""
    assert digest_of(()) == ""


class Elsewhere(SmileGame):
    """A game whose module lies in no file."""


Elsewhere.__module__ = "nowhere"


def test_each_game_has_a_program_of_its_own() -> None:
    games: list[Game[Any]] = [SMILE, GRUMPF, QuietSmile()]
    assert len({program_of(game) for game in games}) == 3
    assert all(len(program_of(game)) == 64 for game in games)
    assert program_of(Elsewhere()) == ""
