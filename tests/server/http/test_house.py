"""Health, figures, logs, and the pages that describe the server."""

from __future__ import annotations

import json
import logging
import re
from typing import Any, cast

import pytest
from prometheus_client.parser import text_string_to_metric_families

import tablee
from tablee.games import SHELF
from tablee.server.api import ENDPOINTS
from tablee.server.logs import Bridge
from tablee.server.metrics import Metrics
from tablee.server.typescript import files, typescript
from tablee.store import Unavailable
from tests.server.http.conftest import TABLE, House, problem
from tests.server.http.playing import begin, person

anyio = pytest.mark.anyio

ITSELF = "127.0.0.1"  # the machine that the house stands on


@anyio
async def test_a_server_in_order_says_so(house: House) -> None:
    for path in ("/healthz", "/readyz"):
        answer = await house.visitor().get(path)
        assert (answer.status_code, answer.json()) == (200, {"status": "ok"})


@anyio
@pytest.mark.parametrize("trouble", ["full", "locked", "broken"])
async def test_a_store_in_trouble_makes_the_server_not_ready(
    house: House, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    monkeypatch.setattr(house.store, "health", lambda: trouble)
    answer = await house.visitor().get("/readyz")
    assert (answer.status_code, answer.json()) == (503, {"status": "trouble"})
    assert (await house.visitor().get("/healthz")).status_code == 200


@anyio
@pytest.mark.parametrize(
    ("trouble", "code"), [("full", "disk_full"), ("locked", "store_busy"), ("broken", "store_broken")]
)
async def test_a_store_in_trouble_is_told_to_whoever_asks(
    house: House, monkeypatch: pytest.MonkeyPatch, trouble: Any, code: str
) -> None:
    async def refuse(*_: object, **__: object) -> None:
        raise Unavailable(trouble, "no space left for /home/ana/tables.db")

    ana = await house.guest()
    for method in ("record", "on_the_list", "by_code", "create", "save_person", "records_of", "opened_by"):
        monkeypatch.setattr(house.store, method, refuse)
    answers = [
        await ana.get("/api/tables"),
        await ana.get("/api/tables/mine"),
        await ana.get("/api/tables/" + "0" * 32),
        await ana.get("/api/codes/ABABA"),
        await ana.post("/api/tables", json=TABLE),
        await ana.put("/api/me", json={"name": "Bo"}),
        await house.visitor().post("/api/guest", json={"name": "Bo"}),
    ]
    for answer in answers:
        assert problem(answer) == (503, code)
        assert answer.headers["retry-after"] == "2"
        assert "ana" not in answer.text


# --- Figures


@anyio
async def test_commits_of_the_store_are_counted(house: House) -> None:
    await house.guest()
    page = (await house.visitor(ITSELF).get("/metrics")).text
    count = next(line for line in page.splitlines() if line.startswith("tablee_store_batch_seconds_count"))
    assert float(count.split()[1]) > 0


@anyio
async def test_the_figures_can_be_read_by_prometheus(house: House) -> None:
    await begin(house, await person(house))
    await house.visitor().get("/nowhere")
    await house.visitor().get("/api/tables/0")
    page = await house.visitor(ITSELF).get("/metrics")
    assert page.headers["content-type"].startswith("text/plain; version=0.0.4")
    families = {family.name: family for family in text_string_to_metric_families(page.text)}
    states = {sample.labels["state"]: sample.value for sample in families["tablee_tables"].samples}
    assert states == {"lobby": 0, "playing": 1, "paused": 0, "over": 0, "closed": 0}
    assert families["tablee_sockets"].samples[0].value == 0
    labels = {(s.labels["route"], s.labels["status"]) for s in families["tablee_requests"].samples}
    assert {("none", "404"), ("/api/tables/{table}", "404")} <= labels


@anyio
async def test_what_is_reported_is_counted(house: House) -> None:
    metrics = Metrics(house.hall, lambda: 3)
    house.hall.moves, house.hall.frames, house.hall.refusals, house.hall.faults = 5, 6, 7, 8
    house.hall.bots.thoughts, house.hall.bots.dropped, house.hall.bots.lowered = 9, 10, 11
    metrics.stored(12, 0.004)
    page = metrics.page().decode()
    for line in (
        'tablee_tables{state="playing"} 0.0',
        f'tablee_info{{version="{tablee.__version__}"}} 1.0',
        "process_cpu_seconds_total",
        "tablee_sockets 3.0",
        "tablee_moves_total 5.0",
        "tablee_frames_total 6.0",
        "tablee_refusals_total 7.0",
        "tablee_faults_total 8.0",
        "tablee_thoughts_waiting 0.0",
        "tablee_thoughts_total 9.0",
        "tablee_thoughts_dropped_total 10.0",
        "tablee_thoughts_lowered_total 11.0",
        "tablee_store_batch_rows_sum 12.0",
        "tablee_store_batch_seconds_count 1.0",
    ):
        assert line in page


@anyio
@pytest.mark.parametrize("health", ["ok", "full", "locked", "broken"])
async def test_trouble_of_the_store_is_a_figure(house: House, monkeypatch: pytest.MonkeyPatch, health: str) -> None:
    monkeypatch.setattr(house.store, "health", lambda: health)
    page = Metrics(house.hall, lambda: 0).page().decode()
    for why in ("full", "locked", "broken"):
        assert f'tablee_store_trouble{{why="{why}"}} {float(why == health)}' in page


@anyio
async def test_the_longest_line_of_bots_is_a_figure(house: House) -> None:
    metrics = Metrics(house.hall, lambda: 0)
    assert "tablee_thoughts_wait_seconds 0.0" in metrics.page().decode()
    worker = house.hall.bots.workers[0]
    line = house.hall.bots.lines[worker]
    line.average = 0.25
    for name in range(3):
        line.put("ana", ("table", name), cast(Any, None))
    assert "tablee_thoughts_wait_seconds 0.75" in metrics.page().decode()


@anyio
async def test_methods_that_nobody_knows_make_no_labels(house: House) -> None:
    for number in range(5):
        await house.visitor().request(f"METHOD{number}", "/")
    page = (await house.visitor(ITSELF).get("/metrics")).text
    assert "METHOD" not in page + house.lines.getvalue()
    assert 'method="other"' in page


# --- Logs


@anyio
async def test_every_request_is_one_line_of_json_with_a_pattern_for_an_address(house: House) -> None:
    await house.visitor().get("/api/tables/0123?secret=1")
    (line,) = [json.loads(line) for line in house.lines.getvalue().splitlines()]
    assert set(line) == {"event", "level", "timestamp", "method", "route", "status", "ms"}
    assert (line["route"], line["status"]) == ("/api/tables/{table}", 404)


@anyio
async def test_libraries_are_quoted_without_what_they_put_in(house: House) -> None:
    log = logging.Logger("uvicorn.error")
    log.addHandler(Bridge(house.app.log))
    log.info("not important %s", "token-1")
    log.warning("refused %s", "token-2")
    try:
        raise ValueError("token-3")
    except ValueError:
        log.exception("Exception in ASGI application\n")
    ours = logging.Logger("tablee")
    ours.addHandler(Bridge(house.app.log))
    ours.error("a fault at %s", "work")
    lines = [json.loads(line) for line in house.lines.getvalue().splitlines()]
    assert [line["said"] for line in lines] == ["refused %s", "Exception in ASGI application", "a fault at work"]
    assert lines[1]["kind"] == "ValueError"
    assert "token" not in house.lines.getvalue()


# --- Descriptions


@anyio
async def test_the_api_is_described(house: House) -> None:
    page = (await house.visitor().get("/openapi.json")).json()
    assert page["openapi"] == "3.1.0"
    described = {(path, method.upper()) for path, methods in page["paths"].items() for method in methods}
    assert described == {(line.path, line.method) for line in ENDPOINTS}
    for methods in page["paths"].values():
        for line in methods.values():
            assert line["summary"]
            assert "default" in line["responses"]
    ids = [line["operationId"] for methods in page["paths"].values() for line in methods.values()]
    assert len(ids) == len(set(ids))


@anyio
async def test_every_reference_of_the_description_leads_somewhere(house: House) -> None:
    page = (await house.visitor().get("/openapi.json")).json()
    found = list(references(page))
    assert len(found) > 20
    for reference in found:
        assert reference.removeprefix("#/components/schemas/") in page["components"]["schemas"]


def references(value: Any) -> list[str]:
    if isinstance(value, list):
        return [found for part in value for found in references(part)]
    if isinstance(value, dict):
        here = [value["$ref"]] if "$ref" in value else []
        return here + [found for part in value.values() for found in references(part)]
    return []


def test_the_types_of_the_client_are_current() -> None:
    """If this fails: python -m tablee.server.typescript"""
    for path, text in files().items():
        assert path.read_text("utf-8") == text


def test_the_types_of_a_game_are_in_its_own_folder_of_the_client() -> None:
    types = typescript()
    assert list(types) == ["", *SHELF]
    for key, game in SHELF.items():
        name = key.capitalize()
        assert f"export interface {name}{game.view_type.__name__.removeprefix(name)} {{" in types[key]
        assert [other for other in types if name in types[other]] == [key]


def test_the_types_of_a_game_borrow_those_of_the_house() -> None:
    types = typescript()
    ours = re.findall(r"^export (?:type|interface) (\w+)", types[""], re.MULTILINE)
    for key in SHELF:
        head, _, rest = types[key].partition('} from "../../wire";')
        borrowed = re.findall(r"^  (\w+),$", head, re.MULTILINE)
        assert borrowed
        assert set(borrowed) <= set(ours)
        assert all(re.search(rf"\b{name}\b", rest) for name in borrowed)
        assert not set(ours) & set(re.findall(r"^export (?:type|interface) (\w+)", rest, re.MULTILINE))


def test_the_types_of_the_client_say_what_goes_over_the_wire() -> None:
    text = "".join(typescript().values())
    for part in (
        '= readonly [event: "firefly_offered", seat: number, card: string, card_fireflies: number];',
        "export interface SmileView {\n  readonly eyes: number | null;",
        'export interface Play {\n  readonly act: "play";\n  readonly move: string;\n}',
        "  readonly pace?: string;",
        "  readonly pace: string;",
        "cards: readonly [string, string]",
        "export interface Wrong {",
    ):
        assert part in text


@pytest.mark.parametrize("address", ["192.0.2.1", "10.0.0.7", "2001:db8::1"])
async def test_the_figures_are_for_the_machine_itself(house: House, address: str) -> None:
    """A count of moves, read again and again, would tell when somebody makes a secret one."""
    assert (await house.visitor(address).get("/metrics")).status_code == 404
    passed_on = await house.visitor(ITSELF).get("/metrics", headers={"X-Forwarded-For": address})
    assert passed_on.status_code == 404


async def test_what_is_in_the_box_can_be_drawn(house: House) -> None:
    content = (await house.visitor().get("/api/games/smile/content")).json()
    assert len(content["creatures"]) == 50
    assert content["creatures"][0] == {"id": "C01", "value": -2, "colour": "pink", "mark": ""}
    assert (await house.visitor().get("/api/games/chess/content")).json()["code"] == "unknown_game"
