"""What an operator copies from docs/operating fits the program: options, variables, addresses, figures."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterator
from configparser import ConfigParser
from ipaddress import ip_address, ip_network
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

import tablee
from tablee.cli.app import build
from tablee.cli.settings import DATABASE_URL, SETTINGS, Wishes, wishes
from tablee.server.api import ENDPOINTS
from tablee.server.links import PATH
from tablee.server.metrics import Metrics
from tablee.server.run import GRACE
from tablee.store.postgres_leases import LIFE
from tablee.text import speaker
from tools.settings import PAGE, table, with_table

FILES = PAGE.with_suffix("")
ENGLISH = speaker("en")
VARIABLES = {setting.variable for setting in SETTINGS.values()} | {DATABASE_URL, "LANG", "PATH"}
OPEN_PATHS = {endpoint.path for endpoint in ENDPOINTS} | {PATH}


def text_of(name: str) -> str:
    return (FILES / name).read_text("utf-8")


# --- The page


def test_the_table_of_settings_is_that_of_the_program() -> None:
    page = PAGE.read_text("utf-8")
    assert table(ENGLISH) in page
    assert with_table(page, table(ENGLISH)) == page


def test_the_page_leads_to_every_file_beside_it() -> None:
    page = PAGE.read_text("utf-8")
    assert [file.name for file in FILES.iterdir() if f"(operating/{file.name})" not in page] == []


def test_the_page_says_when_a_lost_node_is_given_up() -> None:
    assert LIFE == 3
    assert "free after three seconds" in PAGE.read_text("utf-8")


def test_the_page_has_every_event_that_is_written_into_the_log() -> None:
    server = Path(tablee.__file__).parent / "server"
    code = "".join(file.read_text("utf-8") for file in server.rglob("*.py"))
    written = set(re.findall(r"\blog\.(?:info|warning|error)\(\s*\"(\w+)\"", code)) | {"trouble"}
    rows = PAGE.read_text("utf-8").partition("| event | level | what happened |")[2].partition("\n\n")[0]
    assert {name for row in rows.splitlines() for name in re.findall(r"`(\w+)`", row.split(" | ")[0])} == written


COMMAND = re.compile(r"tablee (serve|backup|restore|host)\b([^`\n|;]*)")


def commands() -> Iterator[tuple[str, str, str]]:
    """Every command of ours that a page or a file writes out."""
    readme = PAGE.parents[1] / "README.md"
    for file in (readme, PAGE, *sorted(FILES.iterdir())):
        for found in COMMAND.finditer(file.read_text("utf-8")):
            yield file.name, found[1], found[2]


def options_of(command: str) -> set[str]:
    """As the parser of the command line knows them."""
    arguments = build(ENGLISH)[command].assemble_argument_collection()
    return {"--help"} | {name for argument in arguments for name in argument.names if name.startswith("--")}


def test_every_option_that_is_written_out_exists() -> None:
    written = [
        (file, command, option)
        for file, command, words in commands()
        for option in re.findall(r"(?<![\w-])--[a-z][a-z-]*", words)
    ]
    assert len(written) > 10
    known = {command: options_of(command) for command in ("serve", "backup", "restore", "host")}
    assert [one for one in written if one[2] not in known[one[1]]] == []


def test_every_variable_that_is_written_out_exists() -> None:
    others = {"TABLEE_CONFIG", "TABLEE_DEBUG"}
    for file in (PAGE, *FILES.iterdir()):
        named = set(re.findall(r"\bTABLEE_[A-Z_]+\b", file.read_text("utf-8")))
        assert named - VARIABLES - others == set(), file.name


# --- systemd

HARDENED = {
    "NoNewPrivileges": "yes",
    "ProtectSystem": "strict",
    "ProtectHome": "yes",
    "DynamicUser": "yes",
    "CapabilityBoundingSet": "",
    "StateDirectoryMode": "0700",
}


def unit() -> ConfigParser:
    parser = ConfigParser(strict=False, interpolation=None, delimiters=("=",), comment_prefixes=("#",))
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string(text_of("tablee.service"))
    return parser


def test_the_unit_is_hardened_and_leaves_time_to_stop() -> None:
    service = unit()["Service"]
    assert {name: service[name] for name in HARDENED} == HARDENED
    assert service["Restart"] == "on-failure"
    assert int(service["TimeoutStopSec"]) > 2 * GRACE
    assert int(service["LimitNOFILE"]) > 20_000


def test_the_unit_starts_a_house_with_the_settings_beside_it() -> None:
    service = unit()["Service"]
    words = shlex.split(service["ExecStart"])
    assert words[1:] == ["serve", "--config", "/etc/tablee/tablee.toml"]
    found = wishes(ENGLISH, {}, FILES / "tablee.toml", {})
    assert found != Wishes()
    assert str(found.data).startswith(f"/var/lib/{service['StateDirectory']}/")
    assert service["WorkingDirectory"] == f"/var/lib/{service['StateDirectory']}"
    said = dict(
        line.split("=", 1) for line in re.findall(r"^Environment=(.*)$", text_of("tablee.service"), re.MULTILINE)
    )
    assert set(said) <= VARIABLES
    assert wishes(ENGLISH, {}, None, said).log == "json"


# --- Containers


def compose() -> Any:
    yaml = pytest.importorskip("yaml")
    return yaml.safe_load(text_of("compose.yaml"))


def house_nodes() -> dict[str, dict[str, str]]:
    services = compose()["services"]
    return {name: service["environment"] for name, service in services.items() if service["image"] == "tablee"}


def filled(value: str) -> str:
    return re.sub(r"\$\{(\w+)[^}]*\}", "games.example", value)


def test_the_nodes_of_the_house_are_set_up_with_settings_that_exist() -> None:
    nodes = house_nodes()
    assert len(nodes) > 1
    for name, environment in nodes.items():
        found = wishes(ENGLISH, {}, None, {key: filled(str(value)) for key, value in environment.items()})
        assert set(environment) <= VARIABLES
        assert found.store.startswith("postgresql://")
        assert found.node == f"http://{name}:{Wishes().port}"
    assert len({environment["TABLEE_NODE"] for environment in nodes.values()}) == len(nodes)


def test_the_nodes_believe_the_proxy_and_nobody_else() -> None:
    everything = compose()
    proxy = everything["services"]["caddy"]["networks"]["inside"]["ipv4_address"]
    (network,) = everything["networks"]["inside"]["ipam"]["config"]
    assert ip_address(proxy) in ip_network(network["subnet"])
    assert {environment["TABLEE_PROXY"] for environment in house_nodes().values()} == {proxy}
    assert [name for name, service in everything["services"].items() if "ports" in service] == ["caddy"]


def test_the_proxy_leads_to_every_node_and_asks_whether_it_is_ready() -> None:
    (upstreams,) = re.findall(r"reverse_proxy ([^{\n]*)", text_of("Caddyfile.nodes"))
    assert {f"http://{one}" for one in upstreams.split()} == {one["TABLEE_NODE"] for one in house_nodes().values()}
    (asked,) = re.findall(r"health_uri (\S+)", text_of("Caddyfile.nodes"))
    assert asked in OPEN_PATHS


def test_the_container_serves_as_nobody_in_particular_and_says_how_it_is() -> None:
    text = text_of("Containerfile")
    (line,) = re.findall(r"^ENV (.*)$", text, re.MULTILINE)
    said = dict(part.split("=", 1) for part in line.split())
    assert set(said) <= VARIABLES
    found = wishes(ENGLISH, {}, None, said)
    assert (found.host, found.port, found.log) == ("0.0.0.0", 8000, "json")
    assert re.search(r"^USER tablee$", text, re.MULTILINE)
    assert "VOLUME /var/lib/tablee" in text
    assert re.findall(r"\}(/\w+)'", text) == ["/healthz"]
    assert text.count("\nFROM ") == 2


# --- Proxies


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_a_proxy_leads_to_the_house_that_it_says_how_to_start(name: str) -> None:
    text = text_of(name)
    (words,) = [words for file, _, words in commands() if file == name]
    said = dict(zip(*[iter(words.split())] * 2, strict=True))
    found = wishes(ENGLISH, {key.removeprefix("--"): value for key, value in said.items()}, None, {})
    assert found.origin == ("https://games.example",)
    assert found.proxy == ("127.0.0.1",)
    assert f"127.0.0.1:{found.port}" in text


@pytest.mark.parametrize("name", ["Caddyfile", "Caddyfile.nodes", "nginx.conf"])
def test_what_is_not_for_everybody_is_kept_inside(name: str) -> None:
    text = text_of(name)
    kept = re.findall(r"location = (\S+)", text) + [
        path for line in re.findall(r"@inside path (.*)", text) for path in line.split()
    ]
    assert kept == ["/metrics", "/readyz", PATH]
    assert set(kept) <= OPEN_PATHS


def test_nginx_passes_on_who_asks_in_its_own_words() -> None:
    text = text_of("nginx.conf")
    assert "proxy_set_header X-Forwarded-For $remote_addr;" in text
    assert "proxy_set_header Upgrade $http_upgrade;" in text
    assert text.count("{") == text.count("}")


# --- Figures


def figures() -> set[str]:
    """The names of all samples on the page of figures."""
    health = SimpleNamespace(health=lambda: "ok")
    bots = SimpleNamespace(waiting=0, thoughts=0, dropped=0, lowered=0, lines={})
    hall = SimpleNamespace(store=health, bots=bots, rooms={}, moves=0, frames=0, refusals=0, faults=0)
    metrics = Metrics(cast(Any, hall), lambda: 0)
    metrics.requested("GET", "/", 200, 0.1)
    metrics.stored(1, 0.1)
    lines = metrics.page().decode().splitlines()
    return {re.split(r"[{ ]", line)[0] for line in lines if not line.startswith("#")}


def asked() -> list[str]:
    panels = json.loads(text_of("dashboard.json"))["panels"]
    return [target["expr"] for panel in panels for target in panel["targets"]]


def test_the_dashboard_asks_only_for_figures_that_there_are() -> None:
    named = {name for expression in asked() for name in re.findall(r"\b(?:tablee|process)_\w+", expression)}
    assert named - figures() == set()


def test_every_figure_of_ours_is_on_the_dashboard() -> None:
    together = " ".join(asked())
    families = {re.sub(r"_(total|bucket|count|sum|created)$", "", name) for name in figures() if "tablee_" in name}
    assert len(families) > 15
    assert [family for family in sorted(families) if family not in together] == []


def test_every_panel_says_what_it_shows() -> None:
    panels = json.loads(text_of("dashboard.json"))["panels"]
    assert all(panel["title"] and panel["description"] and panel["targets"] for panel in panels)
    assert len({panel["id"] for panel in panels}) == len(panels)
