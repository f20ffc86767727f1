"""A house with more bots than its processes can serve: people take turns, late thoughts are dropped, levels sink."""

from __future__ import annotations

import asyncio
from collections import deque
from itertools import cycle, pairwise
from typing import Any

import msgspec
import pytest

from tablee.games.smile import SMILE
from tablee.tables import acts
from tablee.tables.advice import Advisers
from tablee.tables.asking import Choice, Sight, raw
from tablee.tables.minds import Answer, Thought
from tablee.tables.substitutes import Substitutes
from tablee.tables.workers import Worker
from tests.tables.minds import Company, Direct
from tests.tables.test_advice import AdvisedSmile

pytestmark = pytest.mark.anyio

TABLES = 28
LEVELS = list(SMILE.levels)


class Patient(Worker):
    """Thinks about one thing after the other, each until a test has waited for long enough."""

    def __init__(self) -> None:
        self.now = 0.0  # in seconds
        self.asked: list[Thought] = []
        self.thinking: deque[asyncio.Future[bytes]] = deque()

    def submit(self, asked: bytes) -> asyncio.Future[bytes]:
        self.asked.append(msgspec.json.decode(asked, type=Thought))
        self.thinking.append(asyncio.get_running_loop().create_future())
        return self.thinking[-1]

    async def answer(self, seconds: float = 0.0) -> None:
        (thinking,) = self.thinking  # never more than one
        self.thinking.popleft()
        self.now += seconds
        thinking.set_result(msgspec.json.encode(Answer("something")))
        await others()

    async def answer_all(self, seconds: float = 0.0) -> None:
        while self.thinking:
            await self.answer(seconds)

    def tables(self) -> list[str]:
        return [thought.table for thought in self.asked]


async def others() -> None:
    """Whoever can go on does so."""
    for _ in range(3):
        await asyncio.sleep(0)


class House:
    """Tables whose bots share one process."""

    def __init__(self) -> None:
        self.worker = Patient()
        self.bots = Substitutes(workers=1, seconds=lambda: self.worker.now)
        self.bots.workers = [self.worker]

    def table(self, host: str, name: str = "") -> Company:
        """A table at which a bot has to move."""
        company = Company(SMILE, ["strong", "strong"], host=host)
        company.evening.table.id = name or host
        company.bots = self.bots
        play_up_to_a_bot(company)
        return company

    def tables(self, host: str, count: int = TABLES) -> list[Company]:
        return [self.table(host, f"{host} {number}") for number in range(count)]

    async def think(self, *companies: Company) -> None:
        for company in companies:
            self.bots.think(company.room)
        await others()

    async def be_slow(self, seconds: float) -> None:
        """Until a thought takes so long on average."""
        slow = self.table("slow")
        for _ in range(100):
            self.bots.ask(slow.room, awaited(slow))
            await others()
            await self.worker.answer(seconds)
        self.worker.asked.clear()

    def answer(self, company: Company) -> asyncio.Future[Choice | None]:
        return self.bots.answers[company.room.table.id, awaited(company)][1]


def play_up_to_a_bot(company: Company) -> None:
    while 0 in company.evening.smile.awaited():
        play_default(company)


def play_default(company: Company) -> None:
    """Whoever has to move plays what the table would play for them."""
    if 0 in company.evening.smile.awaited():
        company.evening.do(company.host, acts.Play(company.evening.smile.default(0).text))
    else:
        company.evening.due_now(clock(company).deadline - company.evening.at)


def awaited(company: Company) -> int:
    return company.evening.smile.turn


def clock(company: Company) -> Any:
    sitting = company.evening.table.sitting
    assert sitting is not None
    return sitting.clocks[awaited(company)]


def pass_time(company: Company, until: int) -> None:
    """By the clock of the house; at the table nothing has happened yet."""
    company.hall.clock = lambda: until


# --- Turns


async def test_one_guest_with_many_tables_does_not_keep_another_ones_bots_waiting() -> None:
    house = House()
    await house.think(*house.tables("gil"))
    ada = house.table("ada")
    await house.think(ada)
    assert (house.worker.tables(), house.bots.waiting) == (["gil 0"], TABLES)
    await house.worker.answer()
    assert house.worker.tables() == ["gil 0", "ada"], "she waits for the one that has begun, and for no other"
    await house.worker.answer()
    assert house.answer(ada).result() == Choice("something")
    await house.worker.answer_all()
    assert house.worker.tables() == ["gil 0", "ada", *(f"gil {number}" for number in range(1, TABLES))]
    assert (house.bots.thoughts, house.bots.dropped, house.bots.waiting) == (TABLES + 1, 0, 0)


async def test_every_process_has_its_own_line() -> None:
    house = House()
    others_worker = Patient()
    house.bots.workers = [house.worker, others_worker]
    await house.think(*house.tables("gil"))
    asked = len(house.worker.asked), len(others_worker.asked)
    assert (asked, house.bots.waiting) == ((1, 1), TABLES - 2)


async def test_whoever_asks_for_advice_takes_turns_with_others_who_ask_whoever_hosts_their_tables() -> None:
    worker, advisers = Patient(), Advisers()
    advisers.workers = [worker]
    for name, host in (("one", "gil"), ("two", "gil"), ("three", "gil"), ("her", "ada")):
        company = Company(AdvisedSmile(), ["strong", "strong"], host=host, adviser=True)
        company.evening.table.id, company.evening.table.host = name, "gil"
        while 0 not in company.evening.smile.awaited():
            play_default(company)
        advisers.ask(company.room, 0)
    await others()
    await worker.answer_all()
    assert worker.tables() == ["one", "her", "two", "three"]


async def test_a_mistake_of_ours_in_one_turn_leaves_nobody_waiting_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House()
    one, other = house.table("ada", "one"), house.table("bob", "other")
    with monkeypatch.context() as broken:
        broken.setattr(house.bots, "chosen", None)
        house.bots.think(one.room)
        (turn,) = house.bots.tasks
        with pytest.raises(TypeError):
            await turn
        assert house.answer(one).result() is None
    await house.think(other)
    await house.worker.answer_all()
    assert house.answer(other).result() == Choice("something")


# --- Too late


async def test_a_thought_that_comes_too_late_is_not_thought() -> None:
    house = House()
    one, late, other = (house.table("ada", name) for name in ("one", "late", "other"))
    await house.think(one, late, other)
    pass_time(late, clock(late).deadline + 1)
    await house.worker.answer_all()
    assert house.worker.tables() == ["one", "other"]
    assert house.answer(late).result() is None
    assert (house.bots.thoughts, house.bots.dropped) == (2, 1)


async def test_what_a_bot_was_not_told_with_a_thought_that_was_dropped_it_is_told_with_the_next() -> None:
    worker = Direct()
    company = Company(SMILE, ["strong", "strong"], [worker])
    play_up_to_a_bot(company)
    seat = awaited(company)
    await company.think(seat)
    for dropped in (True, True, False):
        play_default(company)
        while awaited(company) != seat:
            play_default(company)
        thinking = company.bots.ask(company.room, seat)
        pass_time(company, clock(company).deadline + dropped)
        assert (await thinking is None) is dropped
    first, second = worker.thoughts()
    assert second.after == first.told, "it goes on where the last one ended that was not dropped"
    told = [event for thought in (first, second) for event in msgspec.json.decode(thought.heard)]
    assert told == msgspec.to_builtins(company.evening.table.running.heard_by(seat))


async def test_a_bot_that_waits_for_its_turn_is_told_nothing_that_came_after_what_it_saw() -> None:
    worker = Direct()
    company = Company(SMILE, ["strong", "strong"], [worker])
    play_up_to_a_bot(company)
    seat, running = awaited(company), company.evening.table.running
    sitting = company.evening.table.sitting
    assert sitting is not None
    heard, seen = running.heard_by(seat), sitting.position.view(seat)
    thinking = company.bots.ask(company.room, seat)
    play_default(company)
    assert running.heard_by(seat) != heard
    assert await thinking is not None
    (thought,) = worker.thoughts()
    assert (thought.heard, thought.view) == (raw(heard), raw(seen))


async def test_a_table_that_has_played_the_default_has_no_thought_in_the_line() -> None:
    house = House()
    one, late = house.table("ada", "one"), house.table("ada", "late")
    await house.think(one, late)
    answer = house.answer(late)
    assert house.bots.waiting == 1
    assert house.bots.answer(late.room, awaited(late)) is None
    assert (house.bots.waiting, house.bots.dropped, answer.result()) == (0, 1, None)
    await house.worker.answer_all()
    assert house.worker.tables() == ["one"]


async def test_a_bot_that_is_asked_something_newer_does_not_think_about_the_older_and_keeps_its_place() -> None:
    house = House()
    one, asked_twice, other = (house.table("ada", name) for name in ("one", "asked twice", "other"))
    await house.think(one, asked_twice, other)
    older = house.answer(asked_twice)
    clock(asked_twice).deadline += 500
    await house.think(asked_twice)
    assert (older.result(), house.bots.waiting, house.bots.dropped) == (None, 2, 1)
    await house.worker.answer_all()
    assert house.worker.tables() == ["one", "asked twice", "other"]
    assert house.answer(asked_twice).result() == Choice("something")


async def test_nobody_thinks_about_a_move_that_was_taken_back() -> None:
    house = House()
    one, company = house.table("ada", "one"), house.table("ada", "taken back")
    while 0 not in company.evening.smile.awaited():
        play_default(company)
    offered = next(move for move in company.evening.smile.moves(0) if move.text.startswith("offer"))
    company.evening.do("ada", acts.Play(offered.text))
    await house.think(one, company)
    assert house.bots.waiting == 1
    company.evening.do("ada", acts.AskUndo())
    assert company.evening.smile.turn == 0
    await house.worker.answer_all()
    assert (house.worker.tables(), house.bots.dropped) == (["one"], 1)


async def test_when_a_game_is_over_nobody_thinks_about_it_any_more() -> None:
    house = House()
    one, over = house.table("ada", "one"), house.table("ada", "over")
    await house.think(one, over)
    house.bots.forget(over.room)
    assert (house.bots.waiting, house.bots.dropped) == (0, 1)


# --- Lower levels


def ranks(worker: Patient, host: str) -> list[int]:
    return [LEVELS.index(thought.level) for thought in worker.asked if thought.table.startswith(host)]


async def test_a_crowded_house_asks_lower_levels_first_of_whoever_crowds_it() -> None:
    house = House()
    await house.be_slow(0.2)
    await house.think(*house.tables("gil"))
    ada = house.table("ada")
    await house.think(ada)
    await house.worker.answer_all()
    of_gil = ranks(house.worker, "gil")
    assert (of_gil[0], of_gil[-1], set(of_gil)) == (2, 0, {0, 1, 2}), "from the strong one down to the beginner"
    assert all(later <= earlier for earlier, later in pairwise(of_gil)), "the more there are, the lower"
    assert ranks(house.worker, "ada") == [2]
    assert house.bots.lowered == sum(rank < 2 for rank in of_gil)


async def test_a_house_full_of_people_asks_lower_levels_of_whoever_comes_last() -> None:
    house = House()
    await house.be_slow(0.2)
    await house.think(*(house.table(f"person {number}") for number in range(TABLES)))
    await house.worker.answer_all()
    found = ranks(house.worker, "person")
    assert (found[0], found[-1]) == (2, 0)


async def test_a_bot_that_would_not_be_done_in_time_is_asked_at_a_lower_level_even_if_it_is_alone() -> None:
    house = House()
    alone = house.table("ada")
    left = (clock(alone).deadline - alone.hall.clock()) / 1000
    levels = []
    for seconds in (0.9 * left, 1.5 * left, 2.5 * left):
        await house.be_slow(seconds)
        levels.append(house.bots.sight(alone.room, awaited(alone)).level)
    assert levels == ["strong", "solid", "beginner"]


async def test_a_bot_that_has_no_time_left_is_said_to_have_a_little() -> None:
    house = House()
    await house.be_slow(0.01)
    alone = house.table("ada")
    for late in (0, 1_000):
        pass_time(alone, clock(alone).deadline + late)
        assert house.bots.sight(alone.room, awaited(alone)).level == "strong"


async def test_bots_that_are_quick_keep_their_level_however_many_there_are() -> None:
    house = House()
    await house.be_slow(0.001)
    await house.think(*house.tables("gil"))
    await house.worker.answer_all()
    assert ranks(house.worker, "gil") == [2] * TABLES
    assert house.bots.lowered == 0


async def test_a_level_is_never_lower_than_the_lowest_and_a_yardstick_stays_what_it_is() -> None:
    house = House()
    await house.be_slow(5)
    await house.think(*house.tables("gil", 2))
    company = house.table("gil")
    sight = house.bots.sight(company.room, awaited(company))
    asked = {level: house.bots.level_in_time(sight._replace(level=level)) for level in (*LEVELS, "random")}
    assert asked == dict.fromkeys(LEVELS, "beginner") | {"random": "random"}


async def test_at_the_table_a_bot_is_who_it_was_and_moves_when_it_would_have() -> None:
    house = House()
    await house.be_slow(5)
    one, lowered = house.table("ada", "one"), house.table("ada", "lowered")
    whole, due = lowered.evening.teller.whole(0, True), lowered.evening.table.due()
    await house.think(one, lowered)
    await house.worker.answer_all()
    assert [thought.table for thought in house.worker.asked if thought.level == "beginner"] == ["one", "lowered"]
    assert (lowered.evening.teller.whole(0, True), lowered.evening.table.due()) == (whole, due)


async def test_each_level_that_is_asked_knows_all_that_its_seat_has_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """And nothing is told twice; a bot that was lost is made again, and plays as if it had never been away."""
    played = []
    for loses in (False, True):
        worker = Direct(loses)
        company = Company(SMILE, ["strong", "strong"], [worker])
        levels = cycle(["strong", "beginner", "solid", "solid", "beginner"])
        monkeypatch.setattr(company.bots, "level_in_time", lambda sight, levels=levels: next(levels))
        played.append(await company.play(15))
        assert company.hall.faults == 0
        for seat, level in {(thought.seat, thought.level) for thought in worker.thoughts() if not loses}:
            own = [thought for thought in worker.thoughts() if (thought.seat, thought.level) == (seat, level)]
            assert [thought.after for thought in own] == [0, *(thought.told for thought in own[:-1])]
            heard = [event for thought in own for event in msgspec.json.decode(thought.heard)]
            assert heard == msgspec.to_builtins(company.evening.table.running.heard_by(seat))[: len(heard)]
            assert worker.minds.bots["table-1", seat, level].told == own[-1].told
    assert played[0] == played[1]


async def test_only_the_load_and_the_clock_decide_which_level_is_asked() -> None:
    """Whatever a bot holds: nobody can read its hand from how well it plays."""
    house = House()
    await house.be_slow(0.2)
    seen: list[Sight] = [house.bots.sight(company.room, awaited(company)) for company in house.tables("ada", 3)]
    await house.think(*house.tables("gil"))
    for sight in seen:
        blind = sight._replace(view=msgspec.Raw(b"null"), seed=0, told=0)
        assert house.bots.level_in_time(blind) == house.bots.level_in_time(sight)
