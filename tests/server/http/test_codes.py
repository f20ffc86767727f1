"""Who tries codes: a class behind one address comes in by one of them, and guessing is as slow as ever."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from tablee.server.limits import USUAL, Limits, Rate
from tests.server.http.conftest import TABLE, Clock, House, problem

pytestmark = pytest.mark.anyio
WRONG = "BABAB"


async def code_of(house: House) -> str:
    """Of a table that somebody elsewhere has opened."""
    ana = await house.guest("Ana", address="192.0.2.200")
    return str((await ana.post("/api/tables", json=TABLE)).json()["code"])


async def tried(visitor: httpx.AsyncClient, *codes: str) -> list[int]:
    return [(await visitor.get(f"/api/codes/{code}")).status_code for code in codes]


async def tried_at_once(visitor: httpx.AsyncClient, *codes: str) -> list[int]:
    answers = await asyncio.gather(*(visitor.get(f"/api/codes/{code}") for code in codes))
    return [answer.status_code for answer in answers]


async def test_a_code_that_finds_its_table_costs_no_guess(house: House) -> None:
    code, family = await code_of(house), house.visitor()
    assert await tried(family, *[code] * 30) == [200] * 30
    assert await tried(family, *[WRONG] * 11) == [404] * 10 + [429]


async def test_a_class_that_comes_in_at_the_same_moment_is_let_in(house: House) -> None:
    code, school = await code_of(house), house.visitor()
    assert await tried_at_once(school, *[code] * 40) == [200] * 40


async def test_guesses_at_the_same_moment_are_no_more_than_one_after_the_other(house: House) -> None:
    code, guesser = await code_of(house), house.visitor()
    assert sorted(await tried_at_once(guesser, *[WRONG] * 40)) == [404] * 10 + [429] * 30
    assert await tried(guesser, code) == [429]


async def test_a_guess_among_others_at_the_same_moment_finds_nothing_after_ten(house: House) -> None:
    code, guesser = await code_of(house), house.visitor()
    assert await tried_at_once(guesser, *[WRONG] * 10, code) == [404] * 10 + [429]


async def test_who_knows_a_code_cannot_hide_guesses_behind_it(house: House) -> None:
    code, guesser = await code_of(house), house.visitor()
    in_turns = [each for _ in range(12) for each in (code, WRONG, code)]
    assert await tried(guesser, *in_turns) == [200, 404, 200] * 9 + [200, 404, 429] + [429] * 6


async def test_time_gives_back_one_guess_in_ten_seconds_whatever_was_found_meanwhile(house: House) -> None:
    code, guesser = await code_of(house), house.visitor()
    await tried(guesser, *[WRONG] * 10)
    house.clock.now += 10
    assert await tried(guesser, code, code, WRONG, WRONG, code) == [200, 200, 404, 429, 429]


async def test_whoever_has_to_wait_is_told_the_same_whatever_they_try(house: House) -> None:
    code, guesser = await code_of(house), house.visitor()
    await tried(guesser, *[WRONG] * 10)
    asked: list[str] = []
    look_up = house.store.by_code

    async def noted(code: str) -> Any:
        asked.append(code)
        return await look_up(code)

    house.store.by_code = noted  # type: ignore[method-assign]
    answers = [await guesser.get(f"/api/codes/{each}") for each in (code, WRONG, "1")]
    assert {problem(answer) for answer in answers} == {(429, "too_many")}
    assert len({answer.content for answer in answers}) == 1
    assert len({tuple(answer.headers.items()) for answer in answers}) == 1
    assert answers[0].headers["retry-after"] == "10"
    assert asked == []


@pytest.mark.parametrize("settings", [{"rates": {**USUAL, "found": Rate(3, 0.5)}}])
async def test_an_address_finds_only_so_many_tables(house: House) -> None:
    code, family, other = await code_of(house), house.visitor("192.0.2.7"), house.visitor("192.0.2.8")
    assert await tried(family, *[code] * 4) == [200] * 3 + [429]
    assert await tried(family, WRONG) == [429]
    assert await tried(other, code) == [200]
    house.clock.now += 2
    assert await tried(family, code, code) == [200, 429]


@pytest.mark.parametrize("settings", [{"rates": {**USUAL, "finder": Rate(2, 0.5)}}])
async def test_a_person_finds_only_so_many_tables_wherever_they_are(house: House) -> None:
    code, bo = await code_of(house), await house.guest("Bo")
    assert await tried(bo, *[code] * 3) == [200, 200, 429]
    moved = house.visitor("192.0.2.99")
    moved.cookies = bo.cookies
    assert await tried(moved, code) == [429]
    assert await tried(await house.guest("Cy"), code) == [200]


async def test_nothing_is_kept_of_addresses_that_have_their_answer(house: House) -> None:
    for number in range(20):
        await tried(house.visitor(f"192.0.2.{number}"), WRONG)
    codes = house.app.codes
    assert len(codes.turns) == 0


def test_whether_a_credit_is_left_is_asked_without_taking_it() -> None:
    clock = Clock(0)
    limits = Limits({"code": Rate(1, 0.1)}, clock.seconds)
    assert [limits.has("code", "a") for _ in range(3)] == [True] * 3
    assert limits.buckets["code"] == {}
    assert limits.take("code", "a")
    assert not limits.has("code", "a")
    assert limits.has("code", "b")
    clock.now = 10
    assert limits.has("code", "a")
    assert limits.has("what has no rate", "a")


@pytest.mark.parametrize("settings", [{"rates": {"file": Rate(3, 1), "request": Rate(2, 1)}}])
async def test_the_files_of_the_client_have_a_credit_of_their_own(house: House) -> None:
    phone = house.visitor()
    assert [(await phone.get("/assets/none.js")).status_code for _ in range(4)] == [404] * 3 + [429]
    assert [(await phone.get("/healthz")).status_code for _ in range(3)] == [200, 200, 429]


async def test_whoever_has_many_addresses_guesses_no_quicker(house: House) -> None:
    """A /48 of IPv6 has 65 536 networks, a /24 of IPv4 256 addresses."""
    code = await code_of(house)
    for network in ("2001:db8:1:{:x}::1", "198.51.100.{}"):
        found = []
        for number in range(1, 21):
            found += await tried(house.visitor(network.format(number)), *[WRONG] * 5)
        assert found == [404] * 60 + [429] * 40
        assert await tried(house.visitor(network.format(200)), code) == [429]
    assert await tried(house.visitor("203.0.113.1"), code) == [200]


async def test_whoever_has_many_addresses_guesses_no_more_at_the_same_moment(house: House) -> None:
    code = await code_of(house)
    many = [house.visitor(f"198.51.100.{number}") for number in range(1, 21)]
    found = await asyncio.gather(*(tried_at_once(one, *[WRONG] * 5) for one in many))
    assert sorted(status for each in found for status in each) == [404] * 60 + [429] * 40
    assert await tried(house.visitor("203.0.113.1"), code) == [200]


async def test_a_school_of_many_addresses_comes_in_at_the_same_moment(house: House) -> None:
    code = await code_of(house)
    many = [house.visitor(f"198.51.100.{number}") for number in range(1, 51)]
    found = await asyncio.gather(*(tried_at_once(one, *[code] * 4) for one in many))
    assert found == [[200] * 4] * 50
    assert await tried(house.visitor("198.51.100.99"), *[WRONG] * 11) == [404] * 10 + [429]


async def test_all_together_guess_no_quicker_than_the_house_allows(house: House) -> None:
    """Then each network has one try: whoever has not guessed is not to blame."""
    code = await code_of(house)
    found = []
    for number in range(350):
        found += await tried(house.visitor(f"10.{number // 250}.{number % 250}.1"), WRONG, WRONG)
    assert found == [404] * 600 + [404, 429] * 50
    assert await tried(house.visitor("203.0.113.1"), code, WRONG, WRONG) == [200, 404, 429]
