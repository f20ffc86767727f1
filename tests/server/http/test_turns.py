"""What is heavy is done for one at a time; those who wait take turns by where they come from."""

from __future__ import annotations

import asyncio

import pytest

from tablee.server.problems import Problem
from tablee.server.turns import Turns

pytestmark = pytest.mark.anyio


class Workshop:
    """Who has had their turn, in its order; each ends when it is told to."""

    def __init__(self, most: int = 10) -> None:
        self.turns = Turns(most)
        self.done: list[str] = []
        self.go_on = asyncio.Event()

    def ask(self, owner: str) -> asyncio.Task[None]:
        return asyncio.ensure_future(self.work(owner))

    async def work(self, owner: str) -> None:
        async with self.turns.of(owner):
            self.done.append(owner)
            await self.go_on.wait()

    async def finish(self, *asked: asyncio.Task[None]) -> None:
        self.go_on.set()
        await asyncio.gather(*asked)


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_one_is_at_work_at_a_time() -> None:
    shop = Workshop()
    asked = [shop.ask("a"), shop.ask("b")]
    await settle()
    assert shop.done == ["a"]
    await shop.finish(*asked)
    assert shop.done == ["a", "b"]
    assert not shop.turns.busy


async def test_whoever_asks_for_much_keeps_nobody_else_waiting_for_long() -> None:
    shop = Workshop()
    asked = [shop.ask("much") for _ in range(5)]
    await settle()
    asked.append(shop.ask("little"))
    await settle()
    await shop.finish(*asked)
    assert shop.done.index("little") == 1


async def test_whoever_has_too_much_waiting_is_refused_and_others_are_not() -> None:
    shop = Workshop(most=2)
    asked = [shop.ask("much") for _ in range(3)]
    await settle()
    with pytest.raises(Problem) as refusal:
        await shop.work("much")
    assert (refusal.value.status, refusal.value.body.code) == (429, "too_many")
    assert "Retry-After" in (refusal.value.headers or {})
    await shop.finish(*asked, shop.ask("little"))
    assert sorted(shop.done) == ["little", "much", "much", "much"]


async def test_whoever_has_gone_away_is_passed_over() -> None:
    shop = Workshop()
    first, gone, last = shop.ask("a"), shop.ask("b"), shop.ask("c")
    await settle()
    gone.cancel()
    await settle()
    await shop.finish(first, last)
    assert shop.done == ["a", "c"]


async def test_whoever_stumbles_lets_the_next_one_in() -> None:
    turns = Turns()
    with pytest.raises(ZeroDivisionError):
        async with turns.of("a"):
            raise ZeroDivisionError
    async with turns.of("b"):
        assert turns.busy
