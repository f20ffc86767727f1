"""What an adviser is asked: what its seat knows, and with the luck that a bot in that seat would have."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
import pytest

from tablee import games
from tablee.tables.advice import NICE, Advisers
from tablee.tables.substitutes import Substitutes
from tablee.tables.workers import Process
from tests.tables.errands import ErrandsGame
from tests.tables.minds import Company, Direct
from tests.tables.test_reasons import TalkingSmile

pytestmark = pytest.mark.anyio


class AdvisedSmile(TalkingSmile):
    adviser: ClassVar[str] = "strong"


class AdvisedErrands(ErrandsGame):
    adviser: ClassVar[str] = "random"


def advisers() -> tuple[Advisers, Direct]:
    asked, worker = Advisers(), Direct()
    asked.workers = [worker]
    return asked, worker


async def my_turn(company: Company) -> Any:
    """Ada has to decide."""
    sitting = company.evening.table.sitting
    assert sitting is not None
    while 0 not in sitting.position.awaited():
        await company.step()
    return sitting.position


async def with_one_who_asks(monkeypatch: pytest.MonkeyPatch, game: Any, level: str) -> Company:
    monkeypatch.setitem(games.SHELF, game.key, game)
    company = Company(game, [level, level], [Direct()], adviser=True)
    company.hall.rooms = {}
    await my_turn(company)
    return company


async def test_an_adviser_knows_what_its_seat_knows_and_draws_as_a_bot_there_would(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    company = await with_one_who_asks(monkeypatch, AdvisedSmile(), "beginner")
    running, position = company.evening.table.running, company.evening.table.position()
    assert position is not None
    asked, worker = advisers()
    await asked.advice(company.room, 0)
    thought = worker.thoughts()[-1]
    assert (thought.seat, thought.level) == (0, "strong")
    assert (thought.temper, thought.seed) == (running.temper_of_bot(0), running.luck_of_bot(0))
    assert msgspec.json.decode(thought.view) == msgspec.to_builtins(position.view(0))
    assert msgspec.json.decode(thought.heard) == msgspec.to_builtins(running.heard_by(0))


async def test_another_adviser_has_the_same_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    company = await with_one_who_asks(monkeypatch, AdvisedSmile(), "beginner")
    one, other = advisers()[0], advisers()[0]
    first = await one.advice(company.room, 0)
    assert first == await one.advice(company.room, 0) == await other.advice(company.room, 0)


async def test_it_is_told_only_what_is_new_when_it_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    company = await with_one_who_asks(monkeypatch, AdvisedSmile(), "beginner")
    asked, worker = advisers()
    await asked.advice(company.room, 0)
    await company.step()
    await my_turn(company)
    await asked.advice(company.room, 0)
    before, after = worker.thoughts()[0], worker.thoughts()[-1]
    assert (after.story, after.after) == (before.story, before.told)
    assert 0 < before.told < after.told


async def test_a_turn_of_small_moves_is_advised_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    company = await with_one_who_asks(monkeypatch, AdvisedErrands(), "random")
    asked, _ = advisers()
    advised = []
    for _ in range(3):
        advised.append((await asked.advice(company.room, 0)).move.split()[0])
        await company.step()
    assert advised == ["pack", "pack", "go"]


async def test_what_is_asked_while_bots_think_changes_none_of_their_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    games_played = []
    for asks in (False, True):
        company = await with_one_who_asks(monkeypatch, AdvisedSmile(), "solid")
        asked, _ = advisers()
        for _ in range(8):
            if asks:
                await asked.advice(company.room, 0)
            await company.step()
            await my_turn(company)
        games_played.append(company.chosen)
    assert games_played[0] == games_played[1]


def test_advisers_think_apart_from_the_bots_that_play_and_stand_back_behind_them() -> None:
    bots = Substitutes(2)
    (apart,) = bots.advisers.workers
    assert apart not in bots.workers
    assert isinstance(apart, Process)
    assert apart.nice == NICE > 0
