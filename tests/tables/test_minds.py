"""Bots live on between their thoughts; one that is lost is made again, and nobody at the table could tell."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tablee
from tablee import games
from tablee.games.smile import SMILE
from tablee.games.smile.bots import Beginner
from tablee.kernel import Bot, Event, Game, Move, View
from tablee.kernel.reading import read_toml
from tablee.tables import acts
from tablee.tables.minds import Answer, Forget, Minds
from tablee.tables.substitutes import Substitutes, as_many_as_cores
from tablee.tables.workers import Worker
from tests.tables.minds import Company, Direct, fewest

pytestmark = pytest.mark.anyio
WAYS: dict[str, Any] = {
    "one process": lambda: [Direct()],
    "two processes": lambda: [Direct(), Direct()],
    "three processes": lambda: [Direct(), Direct(), Direct()],
    "lost before every thought": lambda: [Direct(loses=True), Direct(loses=True)],
    "pushed out by the next bot": lambda: [Direct(most=1)],
}
OPTIONS: dict[str, list[dict[str, Any]]] = {"grumpf": [{"pace": "turns"}, {"pace": "beats"}, {"pace": "realtime"}]}
GAMES = [
    pytest.param(game, level, options, id="-".join([game.key, level, *map(str, options.values())]))
    for game in games.SHELF.values()
    for level in game.levels
    for options in OPTIONS.get(game.key, [{}])
]


@pytest.mark.parametrize(("game", "level", "options"), GAMES)
async def test_bots_play_the_same_moves_wherever_they_live_and_however_often_they_are_lost(
    game: Game[Any], level: str, options: dict[str, Any]
) -> None:
    seats = max(3, game.seats[0])
    played = {}
    for way, workers in WAYS.items():
        company = Company(game, [level] * (seats - 1), workers(), options=options)
        played[way] = await company.play(8 if level == "strong" else 30)
        assert company.hall.faults == 0
    first = played["one process"]
    assert len(first) > 4
    assert {way: moves == first for way, moves in played.items()} == dict.fromkeys(WAYS, True)


# --- What is said to them


async def test_a_thought_carries_only_what_is_new() -> None:
    worker = Direct()
    company = Company(SMILE, ["solid", "solid"], [worker])
    await company.play(9)
    assert [thought.seat for thought in worker.thoughts()] == [seat for seat, _ in company.chosen], (
        "asked once for each"
    )
    for seat in (1, 2):
        own = [thought for thought in worker.thoughts() if thought.seat == seat]
        assert own[0].after == 0
        assert [thought.after for thought in own[1:]] == [thought.told for thought in own[:-1]]
        heard = [event for thought in own for event in msgspec.json.decode(thought.heard)]
        assert heard == msgspec.to_builtins(company.evening.table.running.heard_by(seat))[: len(heard)]


async def test_a_bot_that_was_lost_is_told_what_it_had_heard_up_to_its_view_and_nothing_of_what_came_then() -> None:
    """Its process answers late: meanwhile the game has gone on."""
    worker = Direct()
    company = Company(SMILE, ["solid", "solid"], [worker])
    await company.play(4)
    sitting = company.evening.table.sitting
    assert sitting is not None
    while not any(sitting.played_by_bot(seat) for seat in sitting.clocks):
        await company.step()
    (seat,) = sitting.clocks
    before = company.evening.table.running.heard_by(seat)
    worker.minds = Minds()
    thinking = company.bots.ask(company.room, seat)
    company.evening.due_now((company.evening.table.due() or 0) - company.evening.at)
    assert company.evening.table.running.heard_by(seat) != before
    assert await thinking is not None
    *_, lost, again = worker.thoughts()
    assert (lost.after > 0, again.after) == (True, 0)
    assert msgspec.json.decode(again.heard) == msgspec.to_builtins(before)
    assert (again.told, again.view, again.seed) == (lost.told, lost.view, lost.seed)


async def test_a_bot_hears_only_what_its_seat_hears() -> None:
    workers: list[Worker] = [Direct()]
    company = Company(SMILE, ["solid", "solid"], workers)
    await company.play(6)
    for worker in workers:
        assert isinstance(worker, Direct)
        for thought in worker.thoughts():
            events = msgspec.json.decode(thought.heard, type=list[Any])
            assert all(event[1] == thought.seat for event in events if event[0] == "hand_dealt")


async def test_a_move_that_is_taken_back_was_never_heard() -> None:
    worker = Direct()
    company = Company(SMILE, ["solid", "solid"], [worker])
    running = company.evening.table.running
    await company.play(3)
    while 0 not in company.evening.smile.awaited():
        await company.step()
    offered = next(move for move in company.evening.smile.moves(0) if move.text.startswith("offer"))
    company.evening.do("ada", acts.Play(offered.text))
    await company.think(company.evening.smile.turn)
    rewound = running.rewound
    company.evening.do("ada", acts.AskUndo())
    assert running.rewound == rewound + 1
    assert company.evening.smile.turn == 0
    worker.asked.clear()
    await company.play(4)
    for seat in (1, 2):
        thought = next(thought for thought in worker.thoughts() if thought.seat == seat)
        heard = msgspec.json.decode(thought.heard)
        assert thought.after == 0, "another story begins"
        assert heard == msgspec.to_builtins(running.heard_by(seat))[: len(heard)]
        assert worker.minds.bots["table-1", seat, "solid"].story == thought.story
    assert len({thought.story for thought in worker.thoughts()}) == 2


async def test_a_level_that_changes_is_another_bot_which_hears_everything_from_the_beginning() -> None:
    worker = Direct()
    company = Company(SMILE, ["beginner", "beginner"], [worker])
    await company.play(4)
    for seat in (1, 2):
        company.evening.table.places[seat].level = "solid"
    await company.play(2)
    before, after = worker.thoughts()[:4], worker.thoughts()[4:]
    assert [thought.level for thought in (*before, *after)] == ["beginner"] * 4 + ["solid"] * 2
    assert [thought.after for thought in after] == [0, 0]
    assert not {thought.story for thought in before} & {thought.story for thought in after}


# --- Who they are


async def test_a_beginner_keeps_its_temper_for_the_whole_game() -> None:
    """Section 11 of Smile: drawn once."""
    tempers = []
    for loses in (False, True):
        worker = Direct(loses)
        company = Company(SMILE, ["beginner", "beginner"], [worker])
        found: dict[int, set[int]] = {1: set(), 2: set()}
        for _ in range(15):
            ((seat, _),) = await company.play(1)
            bot = worker.minds.bots["table-1", seat, "beginner"].bot
            assert isinstance(bot, Beginner)
            found[seat].add(bot.threshold)
        assert [len(of_seat) for of_seat in found.values()] == [1, 1]
        tempers.append(found)
    assert tempers[0] == tempers[1]


def test_tempers_differ_by_seat_and_table_and_tell_nothing_of_the_luck() -> None:
    seeds = set()
    for seed in ("5eed" * 16, "ab" * 32):
        company = Company(SMILE, ["beginner", "beginner"])
        running = company.evening.table.running
        running.seal = type(running.seal)(bytes.fromhex(seed))
        seeds |= {running.temper_of_bot(seat) for seat in range(3)}
        clocks = company.evening.table.sitting.clocks if company.evening.table.sitting else {}
        seeds |= {running.luck_of_bot(seat) for seat in clocks}
    assert len(seeds) == 2 * 4


async def test_every_game_s_bots_have_no_other_luck_than_that_of_the_decision() -> None:
    """Made with one temper, they choose alike from like luck, whatever they drew before."""
    for game in games.SHELF.values():
        for level in game.levels[:2]:
            one, other = (Company(game, [level] * fewest(game), [Direct()]) for _ in range(2))
            while not (turns := bots_awaited(one)):
                await one.step()
                await other.step()
            seat = turns[0]
            for _ in range(3):  # it thinks about the same again and again
                await other.think(seat)
            assert await one.think(seat) == await other.think(seat)


def bots_awaited(company: Company) -> list[int]:
    sitting = company.evening.table.sitting
    assert sitting is not None
    return [seat for seat in sitting.clocks if sitting.played_by_bot(seat)]


# --- Other cards


async def test_a_table_with_other_cards_is_thought_about_with_those() -> None:
    """Who does not know the edition says so, and is sent it once."""
    other = SMILE.in_edition(other_cards())
    worker = Direct()
    company = Company(other, ["solid", "solid"], [worker])
    await company.play(5)
    sent = [thought.written != msgspec.Raw(b"null") for thought in worker.thoughts()]
    assert sent == [False, True] + [False] * (len(sent) - 2)
    assert {thought.edition for thought in worker.thoughts()} == {other.edition.digest}
    bots = [mind.bot for mind in worker.minds.bots.values()]
    assert {bot.belief.box is SMILE.box for bot in bots} == {False}  # type: ignore[attr-defined]
    worker.minds = Minds()  # its process has ended: neither the cards nor the story are known
    await company.play(2)
    assert company.hall.faults == 0


def other_cards() -> Any:
    written: Any = read_toml(Path(tablee.__file__).parent / "games/smile/content.toml")
    rows = written["creatures"]
    written["creatures"] = [{**row, "id": place["id"]} for row, place in zip(reversed(rows), rows, strict=True)]
    return written


# --- The end, and mistakes


async def test_when_a_game_is_over_its_bots_are_forgotten() -> None:
    workers = [Direct(), Direct()]
    company = Company(SMILE, ["beginner", "beginner"], list(workers))
    await company.play(1_000)
    assert company.evening.table.state == "over"
    assert sum(len(worker.minds.bots) for worker in workers) == 2
    company.bots.think(company.room)
    for task in list(company.bots.tasks):
        await task
    assert [len(worker.minds.bots) for worker in workers] == [0, 0]
    assert company.bots.hearers == {}
    said = [len(worker.asked) for worker in workers]
    company.bots.think(company.room)
    await asyncio.sleep(0)
    assert [len(worker.asked) for worker in workers] == said, "once is enough"


class Failing(Bot):
    def hear(self, event: Event) -> None:
        """Nothing."""

    def choose(self, view: View) -> Move | None:
        raise KeyError("what it holds")


async def test_a_bot_that_fails_is_reported_without_what_it_holds_and_made_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    worker = Direct()
    company = Company(SMILE, ["solid", "solid"], [worker])
    await company.play(2)
    while not bots_awaited(company):
        await company.step()
    (seat,) = bots_awaited(company)
    mind = worker.minds.bots.get(("table-1", seat, "solid"))
    assert mind is not None
    mind.bot = Failing()
    assert await company.bots.ask(company.room, seat) is None
    assert company.hall.faults == 1
    (line,) = caplog.messages
    assert "KeyError in choose" in line
    assert "holds" not in line
    assert await company.bots.ask(company.room, seat) is not None


def test_a_worker_keeps_so_many_bots_and_forgets_who_has_not_thought_for_longest() -> None:
    minds = Minds(most=2)
    company = Company(SMILE, ["solid", "solid"], [Direct()])
    thoughts = {}
    for table in ("a", "b", "c"):
        company.evening.table.id = table
        seat = next(iter(company.evening.table.sitting.clocks)) if company.evening.table.sitting else 0
        thoughts[table] = msgspec.json.encode(company.bots.thought(company.bots.sight(company.room, seat)))
        company.bots.hearers.clear()
    for table in ("a", "b", "a", "c"):
        assert not msgspec.json.decode(minds.answer(thoughts[table]), type=Answer).lacks
    assert [table for table, _, _ in minds.bots] == ["a", "c"]
    minds.answer(msgspec.json.encode(Forget(*next(iter(minds.bots)))))
    assert [table for table, _, _ in minds.bots] == ["c"]


def test_there_are_as_many_processes_as_cores_within_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, processes in ((None, 2), (1, 2), (2, 2), (6, 6), (64, 8)):
        monkeypatch.setattr("os.cpu_count", lambda cores=cores: cores)
        assert as_many_as_cores() == processes
        assert len(Substitutes().workers) == processes
    assert len(Substitutes(3).workers) == 3


def test_bots_of_a_table_are_at_home_next_to_one_another() -> None:
    bots = Substitutes(3)
    homes = [bots.worker(("some table", seat)) for seat in range(3)]
    assert set(map(id, homes)) == set(map(id, bots.workers))
    assert [bots.worker(("some table", seat)) for seat in range(3)] == homes
