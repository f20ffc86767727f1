"""Invitations reach the phones that they are for, and lead nowhere else."""

from __future__ import annotations

import io
import socket
from typing import Any

import pytest

from tablee.server import addresses
from tablee.server.addresses import is_own_name, neighbourly, origins
from tablee.server.qr import link_to, picture
from tests.server.http.conftest import TABLE, House, problem

anyio = pytest.mark.anyio
AT_HOME = "http://192.168.1.20:8000"
BY_CABLE = "http://10.0.0.7:8000"
ITSELF = {"address": "127.0.0.1", "here": "http://127.0.0.1:8000"}


@pytest.fixture
def settings() -> dict[str, Any]:
    return {"addresses": lambda: [AT_HOME, BY_CABLE]}


async def told(house: House, **where: str) -> list[str]:
    found: list[str] = (await house.visitor(**where).get("/api/addresses")).json()["origins"]
    return found


# --- What somebody is told


@anyio
@pytest.mark.parametrize(
    "name", ["127.0.0.1:8000", "localhost:8000", "LOCALHOST", "127.3.2.1", "[::1]:8000", "0.0.0.0:8000"]
)
async def test_at_the_machine_itself_an_invitation_is_written_with_an_address_of_the_network(
    house: House, name: str
) -> None:
    assert await told(house, address="127.0.0.1", here=f"http://{name}") == [AT_HOME, BY_CABLE]


@anyio
async def test_who_came_by_an_address_of_the_network_passes_that_one_on(house: House) -> None:
    assert await told(house, address="192.168.1.31", here=BY_CABLE) == [BY_CABLE]
    assert await told(house, address="127.0.0.1", here="http://games.local") == ["http://games.local"]


@anyio
async def test_nobody_elsewhere_learns_the_addresses_of_the_machine(house: House) -> None:
    """Whatever a request says of itself."""
    assert await told(house, address="203.0.113.5", here="http://localhost:8000") == ["http://localhost:8000"]
    through = house.visitor(**ITSELF)
    answer = await through.get("/api/addresses", headers={"X-Forwarded-For": "203.0.113.5"})
    assert answer.json()["origins"] == [ITSELF["here"]]


@anyio
@pytest.mark.parametrize("settings", [{"origins": ("https://games.example",), "addresses": lambda: [AT_HOME]}])
async def test_behind_a_proxy_the_address_is_the_one_that_was_given(house: House) -> None:
    assert await told(house, **ITSELF) == ["https://games.example"]


@anyio
@pytest.mark.parametrize("settings", [{"addresses": list}])
async def test_without_a_network_there_is_no_address_and_the_picture_is_of_the_machine(house: House) -> None:
    assert await told(house, **ITSELF) == []
    ana = await house.guest(**ITSELF)
    table = (await ana.post("/api/tables", json=TABLE)).json()["id"]
    drawn = await ana.get(f"/api/tables/{table}/qr.svg")
    assert drawn.content == picture(link_to(ITSELF["here"], table))


# --- The picture


@anyio
async def test_the_picture_leads_to_the_network(house: House) -> None:
    ana = await house.guest(**ITSELF)
    table = (await ana.post("/api/tables", json=TABLE)).json()["id"]
    path = f"/api/tables/{table}/qr.svg"
    assert (await ana.get(path)).content == picture(link_to(AT_HOME, table))
    other = link_to(BY_CABLE, table)
    assert (await ana.get(path, params={"text": other})).content == picture(other)


@anyio
async def test_the_picture_never_leads_elsewhere(house: House) -> None:
    ana = await house.guest(**ITSELF)
    table = (await ana.post("/api/tables", json=TABLE)).json()["id"]
    path = f"/api/tables/{table}/qr.svg"
    for origin in (
        "http://192.168.1.21:8000",
        "http://192.168.1.20:8001",
        "https://192.168.1.20:8000",
        "http://x.example",
    ):
        assert problem(await ana.get(path, params={"text": link_to(origin, table)})) == (422, "foreign_link")
    phone = house.visitor(address="192.168.1.31", here=AT_HOME)
    assert problem(await phone.get(path, params={"text": link_to(BY_CABLE, table)})) == (422, "foreign_link")


@anyio
@pytest.mark.parametrize("host", ["x" * 300, "a.local/t", "user@a.local/"])
async def test_a_host_that_makes_no_link_is_not_drawn(house: House, host: str) -> None:
    ana = await house.guest()
    table = (await ana.post("/api/tables", json=TABLE)).json()["id"]
    answer = await ana.get(f"/api/tables/{table}/qr.svg", headers={"Host": host})
    assert problem(answer) == (422, "foreign_link")


@anyio
async def test_a_phone_that_comes_by_an_address_of_the_network_is_let_in(house: House) -> None:
    phone = house.visitor(address="192.168.1.31", here=AT_HOME)
    answer = await phone.post("/api/guest", json={"name": "Bo"}, headers={"Origin": AT_HOME})
    assert answer.status_code == 201
    assert "secure" not in answer.headers["set-cookie"].lower()
    assert (await phone.post("/api/tables", json=TABLE, headers={"Origin": AT_HOME})).status_code == 201
    assert (await phone.post("/api/tables", json=TABLE, headers={"Origin": ITSELF["here"]})).status_code == 403


# --- The addresses of a machine


class Listening:
    """A socket that listens somewhere, without a network."""

    def __init__(self, host: str, port: int = 8000, alone: bool = False) -> None:
        self.name = (host, port)
        self.family = socket.AF_INET6 if ":" in host else socket.AF_INET
        self.alone = alone

    def getsockname(self) -> tuple[str, int]:
        return self.name

    def getsockopt(self, *_: int) -> int:
        return int(self.alone)


MACHINE = ["192.168.1.20", "127.0.0.1", "fd00::7", "fe80::1%eth0", "169.254.3.4", "192.168.1.20", "10.0.0.7"]


def found(listening: Listening) -> list[str]:
    return origins(listening, lambda: MACHINE)  # type: ignore[arg-type]


def test_a_house_that_listens_everywhere_has_every_address_that_a_neighbour_can_go_to() -> None:
    assert found(Listening("0.0.0.0")) == ["http://192.168.1.20:8000", "http://10.0.0.7:8000"]
    assert found(Listening("::")) == ["http://192.168.1.20:8000", "http://[fd00::7]:8000", "http://10.0.0.7:8000"]
    assert found(Listening("::", alone=True)) == ["http://[fd00::7]:8000"]
    assert found(Listening("0.0.0.0", 80)) == ["http://192.168.1.20", "http://10.0.0.7"]


def test_a_house_that_listens_to_itself_alone_has_none() -> None:
    assert found(Listening("127.0.0.1")) == []
    assert found(Listening("::1")) == []


def test_a_house_that_listens_at_one_address_has_that_one() -> None:
    assert found(Listening("192.168.1.20")) == ["http://192.168.1.20:8000"]


def test_the_way_to_everybody_else_comes_first_unless_it_is_a_tunnel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "of_interfaces", lambda: ["10.0.0.7", "192.168.1.20"])
    ways = {socket.AF_INET: ["192.168.1.20"]}
    monkeypatch.setattr(addresses, "on_the_way", lambda family, _: ways.get(family, []))
    assert neighbourly(addresses.of_this_machine()) == ["192.168.1.20", "10.0.0.7"]
    ways[socket.AF_INET] = ["172.30.0.2"]
    assert neighbourly(addresses.of_this_machine()) == ["10.0.0.7", "192.168.1.20", "172.30.0.2"]


def test_without_a_network_nothing_is_found_and_nothing_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(socket.socket, "connect", unreachable)
    monkeypatch.setattr(socket, "if_nameindex", lambda: [(1, "lo")])
    monkeypatch.setattr(socket, "getaddrinfo", unreachable)
    assert neighbourly(addresses.of_this_machine()) == []


def test_made_up_interfaces_lead_to_no_phone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "if_nameindex", lambda: [(1, "docker0"), (2, "br-1f2e"), (3, "veth9")])
    assert addresses.of_interfaces() == []


@pytest.mark.parametrize(
    "name", ["192.168.1.20:8000", "localhost.example", "tablee.local", "", "[fd00::7]:8000", "1271"]
)
def test_other_names_are_understood_by_others(name: str) -> None:
    assert not is_own_name(name)


# --- What a family reads of it


def test_a_familys_terminal_is_silent_until_something_is_the_matter() -> None:
    from tablee.server.logs import family_log

    lines = io.StringIO()
    log = family_log(lambda trouble: f"Oh! ({trouble})", lines)
    log.info("request", method="GET", route="/", status=200, ms=1.0)
    log.info("start", tables=3)
    assert lines.getvalue() == ""
    log.error("failed", route="/", kind="KeyError", where=["app.py:1 first", "api.py:42 found"])
    log.warning("trouble", by="uvicorn", said="Invalid HTTP request received.")
    assert lines.getvalue() == "Oh! (KeyError api.py:42 found)\nOh! (Invalid HTTP request received.)\n"
