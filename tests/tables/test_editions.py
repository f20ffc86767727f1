"""A table keeps the cards and the rules that it began with, whatever the house has got since."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from tablee.games import SHELF
from tablee.games.smile import SMILE, SmileGame
from tablee.games.smile.content import box_of
from tablee.kernel import BadContent, Edition, Game
from tablee.tables import acts
from tablee.tables.acts import Settings
from tablee.tables.editions import Editions, OtherRules, UnknownEdition, copy_of, on_paper
from tablee.tables.hall import decode_entry
from tablee.tables.records import Snapshot
from tablee.tables.replay import export, moment, verify
from tablee.tables.room import SNAPSHOT, Room
from tests.server.socket.inside import Ear, Inside
from tests.tables.owners import DIGEST, OWNERS, OWNERS_SHELF, STRANGE, StricterSmile, program

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("same_shelf")]


@pytest.fixture
def shelf() -> Mapping[str, Game[Any]]:
    """That of an owner with cards of their own."""
    return OWNERS_SHELF


class RePrintedSmile(SmileGame):
    """As if a later program printed the owner's cards."""

    def __init__(self) -> None:
        super().__init__(OWNERS.box, OWNERS.edition)


def room_of(ears: list[Ear]) -> Room:
    assert ears[0].room is not None
    return ears[0].room


async def restart(inside: Inside, printed: SmileGame | None) -> None:
    """Kill the house, and start a program that prints these cards; None: one without the game."""
    await inside.kill()
    inside.shelf = program(printed)
    await inside.open()


def values(room: Room) -> dict[str, int]:
    """What the cards are worth at a table."""
    game = room.table.game
    assert isinstance(game, SmileGame)
    return {creature.id: creature.value for creature in game.box.creatures}


THEIRS = {creature.id: creature.value for creature in OWNERS.box.creatures}
PRINTED = {creature.id: creature.value for creature in SMILE.box.creatures}


def test_the_owner_has_changed_ten_cards() -> None:
    assert sum(THEIRS[card] != PRINTED[card] for card in PRINTED) == 10
    assert DIGEST not in ("", SMILE.edition.digest)


# --- The cards that a table began with


async def test_a_new_table_has_the_cards_of_the_house_and_names_them(inside: Inside) -> None:
    room = room_of(await inside.begun())
    assert values(room) == THEIRS
    opened = decode_entry((await inside.rows(room.table.id))[0].act).act
    assert isinstance(opened, acts.Open)
    assert (opened.digest, opened.owned) == (DIGEST, True)
    record = await inside.store.record(room.table.id)
    assert record is not None
    assert record.digest == DIGEST
    kept = await inside.store.content(DIGEST)
    assert kept is not None
    assert msgspec.json.decode(kept) == OWNERS.edition.written


async def test_a_house_with_the_printed_cards_keeps_them_too(inside: Inside) -> None:
    await restart(inside, SMILE)
    room = room_of(await inside.begun())
    assert (room.table.opened.digest, room.table.opened.owned) == (SMILE.edition.digest, False)
    assert await inside.store.content(SMILE.edition.digest) == on_paper(SMILE.edition)


@pytest.mark.parametrize("moves", [0, SNAPSHOT + 10])  # before and after the first snapshot of the table
async def test_a_table_keeps_its_cards_when_the_house_is_started_without_them(inside: Inside, moves: int) -> None:
    ears = await inside.begun()
    await inside.play(ears, moves)
    table = room_of(ears).table.id
    await restart(inside, SMILE)
    assert ((await inside.store.latest_snapshot(table)) is not None) == bool(moves)
    old = await inside.hall.room(table)
    new = room_of(await inside.begun("dan", "eve", "fay"))
    assert values(old) == THEIRS
    assert values(new) == PRINTED
    assert (old.table.opened.owned, new.table.opened.owned) == (True, False)


async def test_a_game_goes_on_to_its_end_with_its_own_cards(inside: Inside) -> None:
    ears = await inside.begun()
    await inside.play(ears, 20)
    table = room_of(ears).table.id
    await restart(inside, SMILE)
    room = await inside.hall.room(table)
    again = [Ear(ear.person) for ear in ears]
    for ear in again:
        ear.enter(room)
    await inside.until(lambda: all(ear.view for ear in again))
    await inside.play(again)
    assert room.table.state == "over"
    record = await inside.store.record(table)
    assert record is not None
    rows = await inside.rows(table)
    replay = export(record, rows, "open", OWNERS)
    assert (replay.digest, replay.content) == (DIGEST, OWNERS.edition.written)
    assert verify(replay).whole
    assert moment(record, rows, 5, OWNERS).like == room.table.opened


async def test_a_table_keeps_the_printed_cards_when_a_later_program_prints_others(inside: Inside) -> None:
    await restart(inside, SMILE)
    old = room_of(await inside.begun())
    await restart(inside, RePrintedSmile())
    again = await inside.hall.room(old.table.id)
    assert values(again) == PRINTED
    assert not again.table.opened.owned, "nobody changed them: another program did"
    assert values(room_of(await inside.begun("dan", "eve", "fay"))) == THEIRS


async def test_a_table_from_before_has_the_printed_cards(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """It named none: it was begun when there were no others."""
    await restart(inside, SMILE)
    monkeypatch.setattr("tablee.tables.hall.on_paper", lambda edition: None)
    monkeypatch.setitem(vars(SMILE), "edition", Edition(None))
    old = room_of(await inside.begun())
    monkeypatch.undo()
    inside.shelf = OWNERS_SHELF
    await inside.reopen()
    assert values(await inside.hall.room(old.table.id)) == PRINTED
    assert values(room_of(await inside.begun("dan", "eve", "fay"))) == THEIRS


async def test_a_table_from_before_is_not_dealt_the_cards_of_a_later_program(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    await restart(inside, SMILE)
    monkeypatch.setattr("tablee.tables.hall.on_paper", lambda edition: None)
    monkeypatch.setitem(vars(SMILE), "edition", Edition(None))
    old = room_of(await inside.begun())
    monkeypatch.undo()
    await restart(inside, RePrintedSmile())
    with pytest.raises(OtherRules) as other:
        await inside.hall.room(old.table.id)
    assert other.value.detail == "content"


@pytest.mark.parametrize("game", SHELF.values(), ids=lambda game: game.key)
def test_the_cards_that_tables_did_not_name_are_those_of_the_first_content_file(game: Game[Any]) -> None:
    """As long as nothing is printed anew, they are the printed ones. A new box has no such tables."""
    assert game.unnamed in ("", game.edition.digest)


async def test_a_snapshot_names_the_cards_and_does_not_hold_them(inside: Inside) -> None:
    ears = await inside.begun()
    await inside.play(ears, SNAPSHOT + 10)
    found = await inside.store.latest_snapshot(room_of(ears).table.id)
    assert found is not None
    assert msgspec.json.decode(found[1], type=Snapshot).table.opened.digest == DIGEST
    assert b"provenance" not in found[1]


async def test_a_rematch_is_played_with_the_same_cards(inside: Inside) -> None:
    ears = await inside.begun()
    await inside.play(ears)
    table = room_of(ears).table.id
    await restart(inside, SMILE)
    room = await inside.hall.room(table)
    ana = Ear("ana")
    ana.enter(room)
    await inside.hall.rematch(room, ana, "again")
    await inside.until(lambda: room.table.rematch)
    rematch = inside.hall.rooms[room.table.rematch]
    await inside.on_disk(rematch)
    assert values(rematch) == THEIRS
    assert (rematch.table.opened.digest, rematch.table.opened.owned) == (DIGEST, True)


async def test_another_ending_is_played_with_the_same_cards(inside: Inside) -> None:
    ears = await inside.begun()
    await inside.play(ears)
    table = room_of(ears).table.id
    await restart(inside, SMILE)
    record = await inside.store.record(table)
    assert record is not None
    past = moment(record, await inside.rows(table), 9, await inside.hall.editions.of(record))
    other = await inside.hall.what_if("eve", "Eve", past, 1)
    await inside.on_disk(other)
    assert values(other) == THEIRS
    assert other.table.opened.owned


async def test_a_copy_is_made_once_for_all_its_tables(inside: Inside) -> None:
    tables = [room_of(await inside.begun()).table.id for _ in range(3)]
    await restart(inside, SMILE)
    rooms = await asyncio.gather(*(inside.hall.room(table) for table in tables))
    assert len({id(room.table.game) for room in rooms}) == 1


# --- What this program does not know


@pytest.mark.parametrize("what", STRANGE)
async def test_a_table_of_something_unknown_is_left_alone_and_harms_no_other(inside: Inside, what: str) -> None:
    strange = room_of(await inside.begun()).table.id
    before = await inside.acts(strange)
    await restart(inside, STRANGE[what])
    with pytest.raises(OtherRules) as caught:
        await inside.hall.room(strange)
    assert caught.value.detail == what
    record = await inside.store.record(strange)
    assert record is not None
    assert await inside.hall.editions.unknown(record) == what
    other = await inside.hall.open_table("dan", "Dan", "grumpf", Settings(3))
    assert await inside.hall.editions.unknown(other.record()) == ""
    assert await inside.acts(strange) == before, "nothing was written"
    assert inside.hall.faults == 0
    assert strange not in inside.hall.alarms


async def test_it_goes_on_when_a_program_comes_back_that_knows_it(inside: Inside) -> None:
    strange = room_of(await inside.begun()).table.id
    await restart(inside, StricterSmile())
    with pytest.raises(OtherRules):
        await inside.hall.room(strange)
    await restart(inside, SMILE)
    assert values(await inside.hall.room(strange)) == THEIRS


async def test_nothing_is_remembered_of_cards_that_no_table_has(inside: Inside) -> None:
    for digest in ("0" * 64, "nothing", "é"):
        with pytest.raises(UnknownEdition):
            await inside.hall.editions.copy("smile", digest)
    assert inside.hall.editions.copies == {}


async def test_the_cards_of_one_game_are_none_of_another(inside: Inside) -> None:
    await inside.begun()
    with pytest.raises(UnknownEdition):
        await Editions(inside.store, SHELF).copy("grumpf", DIGEST)


# --- Copies


def test_a_copy_is_of_the_digest_that_was_asked_for() -> None:
    assert copy_of(SMILE, "", None) is SMILE
    assert copy_of(SMILE, SMILE.edition.digest, None) is SMILE
    assert copy_of(SMILE, DIGEST, OWNERS.edition.written).edition.digest == DIGEST
    wrong: list[Any] = [None, [], "", SMILE.edition.written, {"creatures": []}]
    for written in wrong:
        with pytest.raises(BadContent):
            copy_of(SMILE, DIGEST, written)


def test_what_is_kept_is_what_the_digest_is_made_of() -> None:
    kept = on_paper(OWNERS.edition)
    assert kept is not None
    assert Edition(msgspec.json.decode(kept)).digest == DIGEST
    assert [card.value for card in box_of(msgspec.json.decode(kept)).creatures] == list(THEIRS.values())
    assert on_paper(Edition(None)) is None
