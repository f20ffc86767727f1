"""Who opens tables, and who comes in for the first time: counted of a network and of everybody, too."""

from __future__ import annotations

from typing import Any, Final

import httpx
import pytest

from tablee.server.gossip import TOLD
from tablee.server.limits import USUAL, Limits, Rate
from tablee.server.openings import open_one_more, welcome_one_more
from tablee.server.problems import Problem
from tests.server.http.conftest import TABLE, Clock, House, problem

pytestmark = pytest.mark.anyio
FEW: Final = {"tables_around": Rate(4, 0.5), "tables_all": Rate(6, 0.5), "tables_spare": Rate(2, 0.01)}
SIX_HOURS: Final = 6 * 3_600
FIVE_LETTERS: Final = 14 * 5 * 14 * 5 * 14


async def opened(person: httpx.AsyncClient, many: int) -> list[int]:
    return [(await person.post("/api/tables", json=TABLE)).status_code for _ in range(many)]


def opens(limits: Limits, address: str, many: int) -> list[bool]:
    return [let_in(lambda: open_one_more(limits, address)) for _ in range(many)]


def let_in(knock: Any) -> bool:
    try:
        knock()
    except Problem:
        return False
    return True


@pytest.mark.parametrize("settings", [{"rates": {**USUAL, **FEW}}])
@pytest.mark.parametrize("network", ["2001:db8:1:{:x}::1", "198.51.100.{}"])
async def test_whoever_has_many_addresses_opens_no_more_tables(house: House, network: str) -> None:
    found = []
    for number in range(1, 7):
        found += await opened(await house.guest(address=network.format(number)), 1)
    assert found == [201] * 4 + [429] * 2
    refused = await (await house.guest(address=network.format(9))).post("/api/tables", json=TABLE)
    assert problem(refused) == (429, "too_many_tables_around")
    assert refused.headers["retry-after"] == "2"
    assert await opened(await house.guest(address="203.0.113.1"), 1) == [201]
    house.clock.now += 2
    assert await opened(await house.guest(address=network.format(9)), 2) == [201, 429]


@pytest.mark.parametrize("settings", [{"rates": {**USUAL, **FEW}}])
async def test_when_the_tables_of_everybody_are_used_up_each_network_has_some_to_spare(house: House) -> None:
    for number in (1, 2):
        assert await opened(await house.guest(address=f"198.51.{number}.1"), 3) == [201] * 3
    ana = await house.guest(address="203.0.113.1")
    assert await opened(ana, 3) == [201, 201, 429]
    refused = await (await house.guest(address="203.0.113.2")).post("/api/tables", json=TABLE)
    assert problem(refused) == (429, "too_many_tables_in_all")
    assert refused.headers["retry-after"] == "2"
    assert await opened(await house.guest(address="203.0.114.1"), 1) == [201]
    house.clock.now += 2
    assert await opened(ana, 2) == [201, 429], "one for everybody is there again"


@pytest.mark.parametrize("settings", [{"rates": {**USUAL, "guest_around": Rate(3, 0.5)}}])
async def test_whoever_has_many_addresses_brings_no_more_people(house: House) -> None:
    people = [house.visitor(f"2001:db8:1:{number:x}::1") for number in range(5)]
    answers = [await visitor.post("/api/guest", json={"name": "Ana"}) for visitor in people]
    assert [answer.status_code for answer in answers] == [201] * 3 + [429] * 2
    assert problem(answers[-1]) == (429, "too_many_guests_around")
    assert answers[-1].headers["retry-after"] == "2"
    assert (await people[0].post("/api/guest", json={"name": "Bo"})).status_code == 201, "who is known is not new"
    assert (await house.visitor("203.0.113.1").post("/api/guest", json={"name": "Cy"})).status_code == 201


def test_a_school_of_twenty_classes_has_its_tables_and_a_club_evening_too() -> None:
    for people in (600, 300):
        limits = Limits(USUAL, Clock(0).seconds)
        assert all(opens(limits, "198.51.100.7", people // 3))


def test_a_school_in_which_each_opens_a_table_alone_has_them_after_ten_minutes() -> None:
    clock = Clock(0)
    limits = Limits(USUAL, clock.seconds)
    had = 0
    for second in range(601):
        clock.now = second
        had += sum(opens(limits, "198.51.100.7", 1 if second else 300))
    assert had >= 600


def test_a_school_that_was_never_here_comes_in_at_once_from_its_network() -> None:
    limits = Limits(USUAL, Clock(0).seconds)
    welcomed = [let_in(lambda n=n: welcome_one_more(limits, f"198.51.100.{n % 20}")) for n in range(601)]
    assert welcomed == [True] * 600 + [False]


def test_however_many_networks_want_all_codes_there_are_codes_left() -> None:
    """Forty networks that ask each second for six hours; and each has some to spare."""
    clock = Clock(0)
    limits = Limits(USUAL, clock.seconds)
    had = 0
    for second in range(0, SIX_HOURS, 10):
        clock.now = second
        for number in range(40):
            had += sum(opens(limits, f"198.51.{number}.1", 10))
    assert had <= 1_200 + 2 * SIX_HOURS + 40 * 84 < 0.7 * FIVE_LETTERS


def test_nodes_tell_one_another_what_was_used_of_a_network_and_of_all() -> None:
    assert {"guest_around", "tables_around", "tables_all", "tables_spare"} <= TOLD
    assert set(USUAL) >= TOLD
