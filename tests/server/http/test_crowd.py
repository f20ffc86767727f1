"""How many may be here at once, as far as the machine's open files allow it; and by which names we are asked for."""

from __future__ import annotations

import asyncio

import pytest

from tablee.server.crowd import ALL, USUAL, Crowd, caps, raise_file_limit
from tablee.server.doors import Doors
from tablee.server.headers import Hosts
from tablee.server.limits import Limits, Rate
from tests.server.http.conftest import Clock, House, problem

anyio = pytest.mark.anyio


def test_who_is_one_too_many_is_turned_away_and_others_are_not() -> None:
    crowd = Crowd({"person": 2})
    assert [crowd.enter(number, "person", "ana") for number in range(3)] == [True, True, False]
    assert crowd.enter(3, "person", "bo")
    crowd.leave(0, "person", "socket")
    assert crowd.enter(4, "person", "ana")
    assert crowd.turned_away == 1


def test_whoever_leaves_twice_or_never_came_in_counts_once() -> None:
    crowd = Crowd({"person": 1})
    assert crowd.enter("one", "person", "ana")
    crowd.leave("one", "person")
    crowd.leave("one", "person")
    crowd.leave("two", "person")
    assert not crowd.count
    assert crowd.enter("two", "person", "ana")
    assert not crowd.enter("three", "person", "ana")


def test_that_there_were_too_many_is_said_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock(0)
    crowd = Crowd({"person": 0, "socket": 0}, clock.seconds)
    for _ in range(100):
        crowd.enter("x", "person", "ana")
    crowd.enter("x", "socket", "192.0.2.1")
    for _ in range(100):
        crowd.come_too_often("person")
    assert [record.getMessage() for record in caplog.records] == [
        "too many at once: person, the most is 0",
        "too many at once: socket, the most is 0",
        "too often: person",
    ]
    assert crowd.turned_away == 201
    clock.now = 61
    crowd.enter("x", "person", "ana")
    assert len(caplog.records) == 4


@pytest.mark.parametrize(
    ("files", "everybody", "one_address"), [(1_000_000, 20_000, 1_000), (1_024, 896, 224), (10, 64, 16)]
)
def test_one_address_never_takes_all_the_files_of_a_machine(files: int, everybody: int, one_address: int) -> None:
    found = caps(files)
    assert (found[ALL], found["socket"]) == (everybody, one_address)
    assert found["connection"] < found[ALL]
    assert found["person"] == USUAL["person"]


def test_as_many_files_are_opened_as_the_system_lets_us() -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, before[1]), before[1]))
        most = raise_file_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == most > 256
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


class Bare(asyncio.Transport):
    def get_extra_info(self, name: str, default: object = None) -> object:
        return ("192.0.2.1", 1234) if name == "peername" else default


def test_whoever_has_no_credits_left_is_read_more_slowly_and_a_proxy_never_is() -> None:
    limits = Limits({"request": Rate(2, 0)}, lambda: 0.0)
    doors, behind = Doors(Crowd({}), limits), Doors(Crowd({}), limits, "192.0.2.1")
    assert not doors.lets_wait(Bare())
    limits.take("request", "192.0.2.1")
    limits.take("request", "192.0.2.1")
    assert doors.lets_wait(Bare())
    assert not behind.lets_wait(Bare())


def test_whoever_makes_connections_too_quickly_is_turned_away_and_a_proxy_never_is() -> None:
    limits = Limits({"connection": Rate(2, 0)}, lambda: 0.0)
    doors, behind = Doors(Crowd({}), limits), Doors(Crowd({}), limits, "192.0.2.1")
    assert [doors.enter(Bare()) for _ in range(3)] == [True, True, False]
    assert behind.enter(Bare())


# --- Names


def asked(host: str) -> dict[str, object]:
    return {"headers": [(b"host", host.encode("latin-1"))]}


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "localhost:8000",
        "127.0.0.1:8000",
        "192.168.1.20",
        "[::1]:8000",
        "[fe80::1]",
        "laptop",
        "laptop.local:8000",
        "LAPTOP.LOCAL.",
        "tablee.lan",
        "games.example",
        "GAMES.example:443",
    ],
)
def test_numbers_names_at_home_and_our_own_are_ours(host: str) -> None:
    assert Hosts(("https://games.example",))(asked(host))


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "games.example.evil.example",
        "127.0.0.1.evil.example",
        "local.evil",
        "",
        "[::1",
        "[::1].evil.example",
        "a b.c",
    ],
)
def test_names_that_somebody_can_buy_are_not(host: str) -> None:
    assert not Hosts(("https://games.example",))(asked(host))


def test_without_a_name_it_is_no_browser() -> None:
    assert Hosts()({"headers": []})


@anyio
@pytest.mark.parametrize("path", ["/", "/api/shelf", "/api/me", "/healthz", "/metrics", "/assets/nothing.js"])
async def test_nothing_is_answered_under_a_foreign_name(house: House, path: str) -> None:
    stranger = house.visitor(here="http://evil.example")
    assert problem(await stranger.get(path)) == (421, "foreign_host")


@anyio
@pytest.mark.parametrize("settings", [{"origins": ("https://games.example",)}])
async def test_under_our_own_name_it_is(house: House) -> None:
    assert (await house.visitor(here="https://games.example").get("/api/shelf")).status_code == 200


# --- Figures


@anyio
@pytest.mark.parametrize("settings", [{"figures_token": "sesame"}])
async def test_with_a_token_the_figures_are_for_whoever_shows_it(house: House) -> None:
    shown = {"Authorization": "Bearer sesame"}
    assert (await house.visitor("192.0.2.1").get("/metrics", headers=shown)).status_code == 200
    for wrong in ({}, {"Authorization": "Bearer Sesame"}, {"Authorization": "sesame"}, {"Authorization": ""}):
        assert (await house.visitor("127.0.0.1").get("/metrics", headers=wrong)).status_code == 404


@anyio
@pytest.mark.parametrize("settings", [{"proxy": "127.0.0.1"}, {"origins": ("http://tablee.local",)}])
async def test_behind_a_proxy_the_figures_are_for_nobody_without_a_token(house: House) -> None:
    """Whatever a proxy forgets to say: everybody would seem to be here."""
    assert (await house.visitor("127.0.0.1").get("/metrics")).status_code == 404
