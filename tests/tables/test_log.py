"""The log is the table: replaying it gives the same table, and a snapshot of it goes on as the table would have."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from tablee.kernel import Event, Eyes, FastLuck, Refused
from tablee.tables import acts
from tablee.tables.acts import Entry, Settings
from tablee.tables.records import TableState
from tablee.tables.table import Table
from tablee.tables.telling import Frame, Teller
from tests.tables.evening import FORGIVING_BIDS, HOUR, MINUTE, SECOND, Evening, bidding, playing


def state(table: Table) -> bytes:
    return msgspec.json.encode(table.to_state())


# --- Some evenings


def a_quiet_game() -> Evening:
    evening = playing(salts={"bob": "b", "cleo": "c"})
    evening.play_on()
    evening.do("cleo", acts.Rematch("table-2"))
    return evening


def a_lobby_with_changes_of_mind() -> Evening:
    evening = Evening(settings=Settings(5))
    evening.gather("ada", "bob", "cleo")
    evening.ready("bob", "cleo")
    evening.do("ada", acts.Swap(0, 4))
    evening.do("ada", acts.AddBot(3, "strong"))
    evening.do("ada", acts.Remove(3))
    evening.do("ada", acts.Stand())
    evening.do("bob", acts.Configure(Settings(4, pace="relaxed", options={"unseen_cards": True}, listed=True)))
    evening.do(None, acts.Seat(3, "dan", "Dan"))
    evening.do("bob", acts.Close())
    return evening


def a_game_with_absences(takeover: str = "default") -> Evening:
    evening = playing("ada", "bob", "cleo", "dan", takeover=takeover)
    evening.do("bob", acts.Lose())
    evening.wait(70 * SECOND)
    evening.do("cleo", acts.HandOver())
    evening.wait(10 * SECOND)
    evening.do("bob", acts.Find())
    evening.wait(3 * MINUTE)
    evening.do("cleo", acts.Sit())
    evening.do("dan", acts.Stand())
    evening.wait(5 * MINUTE)
    return evening


def a_game_with_substitutes() -> Evening:
    return a_game_with_absences("bot")


def a_game_with_bots() -> Evening:
    evening = Evening().gather("ada")
    evening.do("ada", acts.AddBot(1, "solid"))
    evening.do("ada", acts.AddBot(2, "beginner"))
    evening.begin()
    while evening.table.state == "playing":
        if evening.smile.turn == 0:
            evening.do("ada", acts.Play(evening.smile.default(0).text), wait=3 * SECOND)
        else:
            evening.due_now(2 * SECOND)
    return evening


def a_game_with_pauses() -> Evening:
    evening = playing()
    for _ in range(3):
        evening.offer(wait=25 * SECOND)
        evening.do("ada", acts.AskPause())
        evening.do("bob", acts.Answer(True))
        evening.do("cleo", acts.Answer(True))
        evening.do("bob", acts.Stand())
        evening.do("ada", acts.Resume(), wait=HOUR)
        evening.do("bob", acts.Find())
        evening.do("cleo", acts.AskPause())
        evening.do("ada", acts.Answer(False))
    return evening


def a_game_of_bids() -> Evening:
    evening = bidding("ada", "bob", bots=1)
    evening.do("ada", acts.Play(evening.bids.moves(0)[1].text), wait=300)
    evening.wait(3 * SECOND)
    evening.do("bob", acts.Play(evening.bids.moves(1)[0].text), wait=300)
    evening.wait(20 * SECOND)
    return evening


def a_game_with_undos() -> Evening:
    evening = playing()
    luck = FastLuck(4)
    for number in range(30):
        if luck.below(3) and evening.smile.moves(evening.smile.turn)[-1].text.startswith("collect"):
            evening.collect(wait=luck.below(9 * SECOND))
        else:
            evening.offer(wait=luck.below(9 * SECOND))
        if number % 4 == 3:
            asker = evening.person(luck.below(3))
            try:
                evening.do(asker, acts.AskUndo())
            except Refused:
                continue
            for person in ("ada", "bob", "cleo"):
                if person != asker and evening.table.question is not None:
                    evening.do(person, acts.Answer(number % 8 == 3))
    return evening


EVENINGS: list[Callable[[], Evening]] = [
    a_quiet_game,
    a_lobby_with_changes_of_mind,
    a_game_with_absences,
    a_game_with_substitutes,
    a_game_with_bots,
    a_game_with_pauses,
    a_game_of_bids,
    a_game_with_undos,
]
WITHOUT_UNDO = [evening for evening in EVENINGS if evening is not a_game_with_undos]

every_evening = pytest.mark.parametrize("spent", EVENINGS, ids=lambda spent: spent.__name__)
every_evening_without_undo = pytest.mark.parametrize("spent", WITHOUT_UNDO, ids=lambda spent: spent.__name__)


# --- Replays


def states(evening: Evening) -> tuple[list[bytes], list[list[Event]]]:
    """Of a table that is made from the log: its state after every entry, and what each entry caused."""
    first, *rest = evening.entries
    table = Table(evening.table.id, evening.table.game, first)
    found, told = [state(table)], []
    for entry in rest:
        told.append(table.apply(entry))
        found.append(state(table))
    return found, told


@every_evening
def test_the_same_entries_give_the_same_table_at_every_step(spent: Callable[[], Evening]) -> None:
    evening = spent()
    one, events = states(evening)
    other, events_again = states(evening)
    assert one == other
    assert events == events_again
    assert one[-1] == evening.state()
    assert [event for told in events for event in told] == evening.events


@every_evening
def test_a_log_that_comes_out_of_json_gives_the_same_table(spent: Callable[[], Evening]) -> None:
    evening = spent()
    written = msgspec.json.encode(evening.entries)
    evening.entries = msgspec.json.decode(written, type=list[Entry])
    assert states(evening)[0][-1] == evening.state()


@every_evening
def test_the_same_log_is_told_in_the_same_frames(spent: Callable[[], Evening]) -> None:
    evening = spent()
    first, *rest = evening.entries
    table = Table(evening.table.id, evening.table.game, first)
    teller = Teller(table)
    assert [teller.tell(table.apply(entry)) for entry in rest] == evening.frames


@every_evening
def test_looking_at_what_bots_have_heard_changes_nothing(spent: Callable[[], Evening]) -> None:
    evening = spent()
    first, *rest = evening.entries
    table = Table(evening.table.id, evening.table.game, first)
    for entry in rest:
        table.apply(entry)
        if table.sitting is not None:
            before = state(table)
            table.running.heard_by(0)
            assert state(table) == before
    assert state(table) == evening.state()


@every_evening
def test_bots_have_heard_the_same_whenever_they_are_asked(spent: Callable[[], Evening]) -> None:
    """Asked at every step, or only now: what a seat has heard of the game does not depend on that."""
    evening = spent()
    first, *rest = evening.entries
    often = Table(evening.table.id, evening.table.game, first)
    for entry in rest:
        often.apply(entry)
        if often.sitting is not None:
            often.running.heard_by(0)
    if often.sitting is not None:
        for seat in range(len(often.places)):
            assert often.running.heard_by(seat) == evening.table.running.heard_by(seat)


# --- Snapshots


def read(evening: Evening, written: bytes) -> Table:
    return Table.from_state(evening.table.id, evening.table.game, msgspec.json.decode(written, type=TableState))


@every_evening
def test_a_snapshot_is_read_back_as_it_was_written_at_every_step(spent: Callable[[], Evening]) -> None:
    evening = spent()
    for written in states(evening)[0]:
        assert state(read(evening, written)) == written


def told_from(evening: Evening, number: int, written: bytes) -> list[dict[Eyes, Frame]]:
    """From a snapshot after so many entries: every frame from then on."""
    table = read(evening, written)
    teller = Teller(table)
    teller.numbers = numbers_before(evening, number)
    return [teller.tell(table.apply(entry)) for entry in evening.entries[number + 1 :]]


def numbers_before(evening: Evening, number: int) -> dict[Eyes, int]:
    numbers: dict[Eyes, int] = {}
    for frames in evening.frames[:number]:
        for eyes, (told, _) in frames.items():
            numbers[eyes] = told
    return numbers


def steps(evening: Evening) -> range:
    return range(0, len(evening.entries), 1 if len(evening.entries) < 40 else 3)


@every_evening_without_undo
def test_a_table_from_a_snapshot_goes_on_as_it_would_have(spent: Callable[[], Evening]) -> None:
    evening = spent()
    found, events = states(evening)
    for number in steps(evening):
        table = read(evening, found[number])
        for further, entry in enumerate(evening.entries[number + 1 :], number):
            assert table.apply(entry) == events[further], f"entry {further} after a snapshot at {number}"
            assert state(table) == found[further + 1], f"entry {further} after a snapshot at {number}"


@every_evening_without_undo
def test_a_table_from_a_snapshot_is_told_in_the_same_frames(spent: Callable[[], Evening]) -> None:
    evening = spent()
    found = states(evening)[0]
    for number in steps(evening):
        assert told_from(evening, number, found[number]) == evening.frames[number:], f"after entry {number}"


@every_evening_without_undo
def test_a_snapshot_of_a_snapshot_is_as_good(spent: Callable[[], Evening]) -> None:
    evening = spent()
    found = states(evening)[0]
    middle = len(found) // 2
    first = read(evening, found[0])
    for entry in evening.entries[1 : middle + 1]:
        first.apply(entry)
    second = read(evening, state(first))
    for entry in evening.entries[middle + 1 :]:
        second.apply(entry)
    assert state(second) == found[-1]


def test_a_table_from_a_snapshot_falls_due_when_it_would_have() -> None:
    for spent in EVENINGS:
        evening = spent()
        first, *rest = evening.entries
        table = Table(evening.table.id, evening.table.game, first)
        for entry in rest:
            table.apply(entry)
            again = read(evening, state(table))
            assert again.due() == table.due()
            if table.sitting is not None:
                assert again.sitting is not None
                assert again.sitting.wanted(entry.at + MINUTE) == table.sitting.wanted(entry.at + MINUTE)


def test_a_snapshot_does_not_change_when_the_table_goes_on() -> None:
    evening = playing()
    written = evening.table.to_state()
    before = msgspec.json.encode(written)
    again = read(evening, before)
    evening.offer()
    assert state(again) == before


def test_undo_after_a_snapshot_draws_the_same_luck() -> None:
    """The prize of the second round is drawn after the snapshot; taken back and played again it is the same."""
    evening = Evening(FORGIVING_BIDS, Settings(2))
    for person in ("ada", "bob"):
        evening.do(person, acts.Sit(), wait=0)
        evening.do(person, acts.Ready(), wait=0)
    evening.do("ada", acts.Start(), wait=0)
    evening.do("ada", acts.Play(evening.bids.moves(0)[0].text), wait=100)
    evening.table = read(evening, evening.state())
    prizes = []
    for _ in range(2):
        evening.do("bob", acts.Play(evening.bids.moves(1)[0].text), wait=100)
        evening.do(None, acts.Pass(), wait=1_000)
        assert evening.bids.round == 2
        prizes.append(evening.bids.prize)
        evening.do("bob", acts.AskUndo())
        if evening.table.question is not None:
            evening.do("ada", acts.Answer(True))
        assert evening.bids.round == 1
    assert prizes[0] == prizes[1]
