"""What stays outside, and what every answer carries."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from starlette.routing import Router
from starlette.types import Message

from tablee.server.app import Plain
from tablee.server.headers import POLICY, Origins
from tablee.server.limits import USUAL, Limits, Rate, address
from tablee.server.pages import pages
from tests.server.http.conftest import HERE, TABLE, Clock, House, problem

anyio = pytest.mark.anyio
NAME = {"name": "Ana"}

EVERYWHERE = (
    "/",
    "/t/0123",
    "/assets/page.css",
    "/assets/none.css",
    "/openapi.json",
    "/healthz",
    "/readyz",
    "/metrics",
    "/api/shelf",
    "/api/me",
    "/api/tables",
    "/api/tables/0",
    "/api/codes/ABABA",
    "/nowhere",
    "/api/",
)


# --- Headers


@anyio
@pytest.mark.parametrize("path", EVERYWHERE)
@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "DELETE", "OPTIONS"])
async def test_every_answer_keeps_the_browser_in_our_house(house: House, path: str, method: str) -> None:
    answer = await house.visitor().request(method, path)
    assert answer.headers["content-security-policy"] == POLICY
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["x-frame-options"] == "DENY"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert "camera=()" in answer.headers["permissions-policy"]
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert answer.headers["cache-control"] in ("no-store", "no-cache")
    assert "strict-transport-security" not in answer.headers
    assert "access-control-allow-origin" not in answer.headers
    assert "server" not in answer.headers


def test_the_policy_lets_nothing_in_that_is_not_ours() -> None:
    assert "unsafe" not in POLICY
    assert "default-src 'self'" in POLICY
    assert "frame-ancestors 'none'" in POLICY
    assert "*" not in POLICY


def directives() -> dict[str, set[str]]:
    return {name: set(rest) for name, *rest in (line.split() for line in POLICY.split("; "))}


def test_markup_and_scripts_come_only_from_policies_that_are_named() -> None:
    """Svelte's own, without which no component can be shown; and ours, for the address of the service worker."""
    assert directives()["require-trusted-types-for"] == {"'script'"}
    assert directives()["trusted-types"] == {"svelte-trusted-html", "tablee-worker"}


def test_a_service_worker_and_a_manifest_of_ours_are_let_in() -> None:
    assert directives()["worker-src"] == directives()["manifest-src"] == {"'self'"}


@anyio
async def test_errors_nobody_expected_are_dressed_too(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> str:
        raise RuntimeError("the hand of Ana holds 6 fireflies")

    monkeypatch.setattr(house.store, "health", fail)
    answer = await house.visitor().get("/readyz")
    assert problem(answer) == (500, "internal")
    assert answer.headers["content-security-policy"] == POLICY
    assert "fireflies" not in answer.text + house.lines.getvalue()
    assert '"kind": "RuntimeError"' in house.lines.getvalue()
    assert "test_request_filter.py:" in house.lines.getvalue()


# --- The page


@anyio
async def test_the_page_needs_nothing_that_the_policy_forbids(house: House) -> None:
    page = await house.visitor().get("/")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "Tablée" in page.text
    for forbidden in ("<script>", "<style", "style=", "onclick", "http://", "https://"):
        assert forbidden not in page.text
    named = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
    assert len(named) > 3
    for path in named:
        found = await house.visitor().get(path)
        assert found.status_code == 200, path
        assert path.endswith(".css") == (found.headers["content-type"] == "text/css; charset=utf-8")


@anyio
async def test_pages_are_packed_for_whoever_can_unpack_them(house: House) -> None:
    packed = await house.visitor().get("/", headers={"Accept-Encoding": "gzip"})
    plain = await house.visitor().get("/", headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"])
    assert packed.headers["vary"] == "Accept-Encoding"


@anyio
async def test_somebody_at_an_address_that_is_none_is_told_so_in_a_page(house: House) -> None:
    browser = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    page = await house.visitor().get("/no/such/page", headers=browser)
    assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert problem(await house.visitor().get("/api/nothing", headers=browser)) == (404, "unknown_path")
    assert problem(await house.visitor().get("/no/such/page")) == (404, "unknown_path")


@anyio
async def test_a_page_that_has_not_changed_is_not_sent_again(house: House) -> None:
    page = await house.visitor().get("/")
    again = await house.visitor().get("/", headers={"If-None-Match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@anyio
@pytest.mark.parametrize(
    "path", ["/assets/../index.html", "/assets/%2e%2e/index.html", "/assets//etc/passwd", "/assets/"]
)
async def test_no_file_outside_the_folder_is_shown(house: House, path: str) -> None:
    assert problem(await house.visitor().get(path)) == (404, "unknown_path")


@anyio
async def test_what_lies_beside_the_page_is_served_beside_it(tmp_path: Path) -> None:
    """A service worker answers for the folder that it lies in, and for no other."""
    beside = {"index.html": "text/html; charset=utf-8", "sw.js": "text/javascript; charset=utf-8"}
    beside |= {"tablee.webmanifest": "application/manifest+json", "icon.svg": "image/svg+xml"}
    for name in (*beside, "assets/page-DEADBEEF.js"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name)
    client = httpx.AsyncClient(transport=httpx.ASGITransport(Plain(Router(pages(tmp_path)))), base_url=HERE)
    for name, kind in beside.items():
        answer = await client.get("/" if name == "index.html" else f"/{name}")
        assert (answer.text, answer.headers["content-type"]) == (name, kind)
        assert answer.headers["cache-control"] == "no-cache"
    assert "immutable" in (await client.get("/assets/page-DEADBEEF.js")).headers["cache-control"]
    assert [(await client.get(path)).status_code for path in ("/assets/sw.js", "/index.html", "/no.js")] == [404] * 3


# --- Addresses and methods


@anyio
async def test_an_unknown_address_says_where_the_known_ones_are(house: House) -> None:
    answer = await house.visitor().get("/api/nothing")
    assert problem(answer) == (404, "unknown_path")
    assert answer.json()["right"] == "/openapi.json"


@anyio
@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("DELETE", "/api/me", {"GET", "HEAD", "PUT"}),
        ("GET", "/api/guest", {"POST"}),
        ("PATCH", "/api/tables", {"GET", "HEAD", "POST"}),
        ("POST", "/", {"GET", "HEAD"}),
    ],
)
async def test_a_wrong_method_is_told_the_right_ones(house: House, method: str, path: str, allowed: set[str]) -> None:
    answer = await house.visitor().request(method, path)
    assert problem(answer) == (405, "bad_method")
    assert set(answer.headers["allow"].split(", ")) == allowed


# --- Origins


@anyio
@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": ""},
        {"Origin": "http://tablee.local.evil.example"},
        {"Origin": "http://tablee.local:81"},
        {"Origin": "tablee.local"},
        {"Origin": "file://tablee.local"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
async def test_pages_of_others_may_not_act_here(house: House, headers: dict[str, str]) -> None:
    ana = await house.guest()
    assert problem(await ana.post("/api/guest", json=NAME, headers=headers)) == (403, "foreign_origin")
    assert problem(await ana.put("/api/me", json={"name": "Eve"}, headers=headers)) == (403, "foreign_origin")
    assert problem(await ana.post("/api/tables", json=TABLE, headers=headers)) == (403, "foreign_origin")
    assert (await ana.get("/api/me")).json()["name"] == "Ana"
    assert await house.store.records() == []


@anyio
@pytest.mark.parametrize("headers", [{"Origin": HERE}, {"Origin": HERE, "Sec-Fetch-Site": "same-origin"}, {}])
async def test_our_own_pages_may(house: House, headers: dict[str, str]) -> None:
    assert (await house.visitor().post("/api/guest", json=NAME, headers=headers)).status_code == 201


def scope(*headers: tuple[bytes, bytes]) -> dict[str, object]:
    return {"headers": list(headers), "scheme": "http"}


def test_two_origins_are_none() -> None:
    ours = (b"origin", b"http://a.test")
    assert Origins()(scope((b"host", b"a.test"), ours))
    assert not Origins()(scope((b"host", b"a.test"), ours, ours))
    assert not Origins()(scope((b"host", b"a.test"), ours, (b"origin", b"http://b.test")))
    assert not Origins()(scope(ours))
    assert not Origins()(scope((b"host", b"a.test"), (b"origin", b"http://[")))


def test_with_a_list_only_the_list_counts() -> None:
    listed = Origins(("https://games.example", "http://localhost:8000/"))
    assert listed(scope((b"host", b"inside:80"), (b"origin", b"https://games.example")))
    assert listed(scope((b"host", b"inside:80"), (b"origin", b"HTTP://LOCALHOST:8000")))
    assert not listed(scope((b"host", b"inside:80"), (b"origin", b"http://inside:80")))
    assert listed.own(scope((b"host", b"inside:80"))) == "http://localhost:8000"
    assert listed.own(scope((b"host", b"localhost:8000"))) == "http://localhost:8000"


# --- Bodies


@anyio
@pytest.mark.parametrize(
    ("body", "kind", "status", "code"),
    [
        (b"", "application/json", 400, "malformed"),
        (b"{", "application/json", 400, "malformed"),
        (b"\xff\xfe", "application/json", 400, "malformed"),
        (b'{"name": "\xff"}', "application/json", 400, "malformed"),
        (b'{"name": "Ana"} extra', "application/json", 400, "malformed"),
        (b"[" * 10_000, "application/json", 422, "invalid"),
        (b'{"name": "Ana"}', "text/plain", 415, "not_json"),
        (b'{"name": "Ana"}', "application/x-www-form-urlencoded", 415, "not_json"),
        (b'{"name": "Ana"}', "multipart/form-data", 415, "not_json"),
        (b'{"name": "Ana"}', "", 415, "not_json"),
    ],
)
async def test_what_is_not_json_is_refused(house: House, body: bytes, kind: str, status: int, code: str) -> None:
    answer = await house.visitor().post("/api/guest", content=body, headers={"Content-Type": kind})
    assert problem(answer) == (status, code)


@anyio
async def test_a_body_with_two_lengths_is_nobodys(house: House) -> None:
    """A proxy between might go by the other one, and take a part of it for somebody else's request."""
    lengths = {"Content-Type": "application/json", "Transfer-Encoding": "chunked", "Content-Length": "14"}
    answer = await house.visitor().post("/api/guest", content=b'{"name":"Ana"}', headers=lengths)
    assert problem(answer) == (400, "malformed")
    assert answer.headers["connection"] == "close"


@anyio
async def test_a_deep_hole_in_the_options_is_refused(house: House) -> None:
    ana = await house.guest()
    hole = b'{"game":"smile","settings":{"seats":3,"options":{"a":' + b"[" * 7000 + b"]" * 7000 + b"}}}"
    answer = await ana.post("/api/tables", content=hole, headers={"Content-Type": "application/json"})
    assert problem(answer)[0] in (400, 422)
    assert await house.store.records() == []


@anyio
async def test_a_body_may_have_sixteen_thousand_bytes_and_no_more(house: House) -> None:
    kind = {"Content-Type": "application/json"}
    fits = b'{"name":"Ana"' + b" " * (16_384 - 14) + b"}"
    assert (await house.visitor().post("/api/guest", content=fits, headers=kind)).status_code == 201
    answer = await house.visitor().post("/api/guest", content=fits + b" ", headers=kind)
    assert problem(answer) == (413, "too_large")
    assert answer.json()["right"] == "16384"


@anyio
async def test_a_body_that_does_not_say_how_long_it_is_is_counted(house: House) -> None:
    async def endless() -> AsyncIterator[bytes]:
        for _ in range(1000):
            yield b" " * 1000

    answer = await house.visitor().post("/api/guest", content=endless(), headers={"Content-Type": "application/json"})
    assert problem(answer) == (413, "too_large")


@anyio
async def test_whoever_leaves_in_the_middle_of_a_sentence_is_no_fault_of_ours(house: House) -> None:
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        sent.append(message)

    asked = {"type": "http", "method": "POST", "path": "/api/guest", "scheme": "http", "query_string": b""}
    headers = [(b"content-type", b"application/json"), (b"content-length", b"14")]
    await house.app({**asked, "headers": headers, "client": None}, receive, send)
    assert sent[0]["status"] == 400
    assert '"failed"' not in house.lines.getvalue()


@anyio
@pytest.mark.parametrize("length", ["-1", "1e3", "0x10", " ", "99999999999999999999"])
async def test_a_length_that_is_none_is_refused(house: House, length: str) -> None:
    answer = await house.visitor().post("/api/guest", content=b"{}", headers={"Content-Length": length})
    assert problem(answer) == (413, "too_large")


# --- Floods


@anyio
@pytest.mark.parametrize("settings", [{"rates": {"request": Rate(3, 0.5)}}])
async def test_whoever_asks_too_often_waits(house: House) -> None:
    flood, other = house.visitor("192.0.2.1"), house.visitor("192.0.2.2")
    assert [(await flood.get("/healthz")).status_code for _ in range(5)] == [200, 200, 200, 429, 429]
    refused = await flood.get("/api/shelf")
    assert problem(refused) == (429, "too_many")
    assert refused.headers["retry-after"] == "2"
    assert (await other.get("/healthz")).status_code == 200
    house.clock.now += 2
    assert [(await flood.get("/healthz")).status_code for _ in range(2)] == [200, 429]


@anyio
async def test_names_and_tables_have_credits_of_their_own(house: House) -> None:
    ana = await house.guest()
    tables = [(await ana.post("/api/tables", json=TABLE)).status_code for _ in range(31)]
    assert tables == [201] * 30 + [429]
    names = [(await ana.put("/api/me", json=NAME)).status_code for _ in range(11)]
    assert names == [200] * 10 + [429]
    bo = await house.guest("Bo")
    assert (await bo.post("/api/tables", json=TABLE)).status_code == 201


@anyio
async def test_an_address_brings_in_only_so_many_guests(house: House) -> None:
    statuses = [(await house.visitor().post("/api/guest", json=NAME)).status_code for _ in range(62)]
    assert statuses == [201] * 60 + [429] * 2
    assert (await house.visitor("192.0.2.9").post("/api/guest", json=NAME)).status_code == 201


def test_credits_come_back_with_time() -> None:
    clock = Clock(0)
    limits = Limits({"move": Rate(2, 0.5)}, clock.seconds)
    assert [limits.take("move", "a") for _ in range(3)] == [True, True, False]
    assert limits.wait("move", "a") == 2
    clock.now = 1.9
    assert not limits.take("move", "a")
    assert limits.wait("move", "a") == 1
    clock.now = 2.0
    assert limits.take("move", "a")
    clock.now = 1000
    assert [limits.take("move", "a") for _ in range(3)] == [True, True, False]
    assert limits.take("move", "b")


def test_what_has_no_rate_has_no_limit() -> None:
    limits = Limits({})
    assert all(limits.take("move", "a") for _ in range(1000))
    assert limits.wait("move", "a") == 0
    assert limits.wait("move", "b") == 0


def test_a_million_addresses_cost_no_more_than_a_few() -> None:
    limits = Limits({"move": Rate(1, 1)}, Clock(0).seconds, most=100)
    for key in range(10_000):
        assert limits.take("move", str(key))
    assert len(limits.buckets["move"]) == 100
    assert not limits.take("move", "9999")


def test_the_usual_rates_are_for_what_is_asked() -> None:
    assert {"request", "guest", "code", "table", "name", "replay", "message", "say"} <= set(USUAL)
    assert all(rate.burst >= 1 and rate.each_second > 0 for rate in USUAL.values())


@pytest.mark.parametrize(
    ("client", "key"),
    [
        (("192.0.2.1", 5), "192.0.2.1"),
        (("2001:db8:1:2:3:4:5:6", 5), "2001:db8:1:2::"),
        (("2001:db8:1:2:ffff::1", 5), "2001:db8:1:2::"),
        (("::ffff:192.0.2.1", 5), "192.0.2.1"),
        (("fe80::1%eth0", 5), "fe80::"),
        (("testclient", 5), "testclient"),
        (None, ""),
    ],
)
def test_a_household_is_one_address(client: object, key: str) -> None:
    assert address({"client": client}) == key
