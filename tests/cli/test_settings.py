"""How a house is set up: by options, by variables, by a file; who counts most, and what is said of a mistake."""

from __future__ import annotations

import io
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from tablee.cli.complaints import Complaint
from tablee.cli.serve import keep_house, log_of
from tablee.cli.settings import SETTINGS, Wishes, read_file, unknown_variables, wishes
from tablee.games import SHELF
from tablee.server.logs import plain_log
from tablee.server.proxies import proxies
from tablee.server.run import listen
from tablee.server.settings import Settings
from tablee.text import speaker
from tests.cli.conftest import Run

ENGLISH = speaker("en")
FRENCH = speaker("fr")

# Of every setting: something to type, the same in a file, and what the program makes of it.
SAID: dict[str, tuple[str, str, object]] = {
    "host": ("0.0.0.0", '"0.0.0.0"', "0.0.0.0"),
    "port": ("80", "80", 80),
    "data": ("mine.db", '"mine.db"', Path("mine.db")),
    "store": ("postgres://ana@/d", '"postgres://ana@/d"', "postgres://ana@/d"),
    "durability": ("normal", '"normal"', "normal"),
    "origin": ("https://a.example,https://b.example", '["https://a.example", "https://b.example"]', ...),
    "proxy": ("10.0.0.0/24, ::1", '["10.0.0.0/24", "::1"]', ("10.0.0.0/24", "::1")),
    "node": ("http://10.0.0.5:80", '"http://10.0.0.5:80"', "http://10.0.0.5:80"),
    "bot_workers": ("3", "3", 3),
    "keep_tables": ("30d", '"30d"', 30 * 86_400),
    "keep_guests": ("never", '"never"', None),
    "log": ("json", '"json"', "json"),
    "metrics_token": ("secret", '"secret"', "secret"),
    "content": ("smile=a.toml", '["smile=a.toml"]', ("smile=a.toml",)),
    "unlimited": ("yes", "true", True),
}
SAID["origin"] = (*SAID["origin"][:2], ("https://a.example", "https://b.example"))


@pytest.fixture(autouse=True)
def nothing_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for setting in SETTINGS.values():
        monkeypatch.delenv(setting.variable, raising=False)
    for name in ("DATABASE_URL", "TABLEE_CONFIG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def config(text: str) -> Path:
    file = Path("tablee.toml")
    file.write_text(text, "utf-8")
    return file


# --- Three places


def test_every_setting_is_tried_here() -> None:
    assert list(SAID) == list(SETTINGS)


@pytest.mark.parametrize("name", SAID)
def test_a_setting_is_the_same_in_a_variable_and_in_the_file(name: str) -> None:
    typed, written, meant = SAID[name]
    variable = wishes(ENGLISH, {}, None, {SETTINGS[name].variable: typed})
    file = wishes(ENGLISH, {}, config(f"{name} = {written}"), {})
    assert getattr(variable, name) == getattr(file, name) == meant != getattr(Wishes(), name)
    assert variable == file


def listening_to(monkeypatch: pytest.MonkeyPatch) -> list[Wishes]:
    """What `tablee serve` is asked for, instead of a house."""
    asked: list[Wishes] = []

    def serve(_: object, wishes: Wishes) -> int:
        asked.append(wishes)
        return 0

    monkeypatch.setattr("tablee.cli.serve.serve", serve)
    return asked


@pytest.mark.parametrize("name", [name for name, setting in SETTINGS.items() if setting.option])
def test_an_option_reaches_the_house(name: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = listening_to(monkeypatch)
    typed, _, meant = SAID[name]
    typed = typed.replace(", ", ",")
    said = run(f"serve {SETTINGS[name].option}" if meant is True else f"serve {SETTINGS[name].option} {typed}")
    assert (said.code, said.err) == (0, "")
    assert getattr(asked[0], name) == meant


def test_what_may_be_said_several_times_is_a_list(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = listening_to(monkeypatch)
    run("serve --proxy 127.0.0.1 --proxy 10.0.0.0/8,::1")
    assert asked[0].proxy == ("127.0.0.1", "10.0.0.0/8", "::1")


def test_an_option_counts_more_than_a_variable_and_that_more_than_the_file() -> None:
    file = config("port = 1\nhost = 'file'\nbot_workers = 1")
    variables = {"TABLEE_PORT": "2", "TABLEE_HOST": "variable"}
    found = wishes(ENGLISH, {"port": "3"}, file, variables)
    assert (found.port, found.host, found.bot_workers, found.durability) == (3, "variable", 1, "full")


def test_the_file_is_named_by_the_option_or_by_the_variable() -> None:
    here, there = config("port = 1"), Path("other.toml")
    there.write_text("port = 2", "utf-8")
    assert wishes(ENGLISH, {}, None, {"TABLEE_CONFIG": str(there)}).port == 2
    assert wishes(ENGLISH, {}, here, {"TABLEE_CONFIG": str(there)}).port == 1


def test_a_place_for_tables_is_chosen_as_a_whole() -> None:
    """Whoever names a file means no database, wherever that was named."""
    file = config("store = 'postgres://ana@/d'")
    assert wishes(ENGLISH, {}, file, {}).store == "postgres://ana@/d"
    assert wishes(ENGLISH, {}, file, {"TABLEE_DATA": "mine.db"}).store == ""
    with pytest.raises(Complaint) as refused:
        wishes(ENGLISH, {}, config("store = 'postgres://ana@/d'\ndata = 'mine.db'"), {})
    assert str(refused.value).startswith("tablee.toml: store and tablee.toml: data are two places")


def test_an_empty_variable_says_nothing() -> None:
    assert wishes(ENGLISH, {}, None, {setting.variable: "" for setting in SETTINGS.values()}) == Wishes()


# --- Mistakes

MISTAKES = [
    ("port = '80'", "tablee.toml: port needs a whole number, not “80”."),
    ("port = true", "tablee.toml: port needs a whole number, not “True”."),
    ("port = 65536", "tablee.toml: port needs a number from 0 to 65535, not 65536."),
    ("host = 5", "tablee.toml: host needs a word between quotation marks, not “5”."),
    ("bot_workers = 0", "tablee.toml: bot_workers needs a number of at least 1, not 0."),
    ("durability = 'some'", "tablee.toml: durability cannot be “some”. Choose from: full, normal."),
    ("unlimited = 'yes'", "tablee.toml: unlimited is true or false, not “yes”."),
    ("keep_tables = 365", "tablee.toml: keep_tables needs a time such as 365d, 12h, 30m or 90s, or never, not “365”."),
    ("keep_guests = '0d'", "tablee.toml: keep_guests needs a time"),
    ("proxy = ['proxy.example']", "tablee.toml: proxy needs the address of a proxy or of a network, in numbers"),
    ("proxy = '10.0.0.1/8'", "tablee.toml: proxy needs the address"),
    ("proxy = '*'", "tablee.toml: proxy needs the address"),
    ("origin = ['https://a.example/']", "tablee.toml: origin needs an address without a path"),
    ("origin = [1]", "tablee.toml: origin needs an address without a path"),
    ("node = '10.0.0.5:8000'", "tablee.toml: node needs an address without a path, such as http://10.0.0.5:8000"),
    ("metrics_token = 12345", "tablee.toml: metrics_token needs a word between quotation marks."),
    ("store = 'mysql://ana:12345@h/d'", "tablee.toml: store needs the address of a PostgreSQL database"),
    ("prot = 80", "tablee.toml: there is no setting “prot”. There are: host, port, data"),
    ("[server]\nport = 80", "tablee.toml: there is no setting “server”."),
    ("port = ", "tablee.toml is not TOML: look at its end."),
    ("port = 1\nport = \nhost = 'x'", "tablee.toml is not TOML: line 2, column 8."),
]


@pytest.mark.parametrize(("text", "complaint"), MISTAKES)
def test_a_mistake_in_the_file_is_named_with_its_place(text: str, complaint: str) -> None:
    for say in (ENGLISH, FRENCH):
        with pytest.raises(Complaint) as refused:
            wishes(say, {}, config(text), {})
        assert str(refused.value).startswith(complaint if say is ENGLISH else "tablee.toml")
        assert "12345" not in str(refused.value)


def test_a_mistake_in_a_variable_is_named_by_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("TABLEE_PORT", "tcp://10.0.0.1:80"), ("TABLEE_UNLIMITED", "perhaps"), ("TABLEE_PROXY", ",")):
        monkeypatch.setenv(name, value)
        said = run("serve")
        assert (said.code, said.err.split()[0]) == (2, name)
        monkeypatch.delenv(name)


@pytest.mark.parametrize("content", [None, b"\xff\xfe"])
def test_a_file_that_cannot_be_read_is_named(content: bytes | None) -> None:
    file = Path("tablee.toml")
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(Complaint, match=r"tablee\.toml (cannot be read|is no text)"):
        read_file(ENGLISH, file)


def test_a_variable_that_is_no_setting_is_passed_over_aloud(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_PROXI", "127.0.0.1")
    monkeypatch.setattr("tablee.cli.serve.keep_house", lambda _, __, listening, *___: listening.close() or 0)
    assert run("serve --port 0").err == "TABLEE_PROXI is set, but there is no such setting. It is passed over.\n"
    assert unknown_variables({"TABLEE_PORT": "", "TABLEE_FORM": "", "TABLEX": "", "TABLEE_X": ""}) == ["TABLEE_X"]


def test_a_token_is_no_option(run: Run) -> None:
    assert "no option --metrics-token" in run("serve --metrics-token secret").err


# --- What the house makes of it


def test_the_server_is_set_up_as_it_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, Any] = {}

    async def run_house(store: Any, listening: Any, settings: Settings, **more: Any) -> None:
        given.update(more, store=store, settings=settings)

    monkeypatch.setattr("tablee.server.run.run", run_house)
    asked = Wishes(
        data=Path("mine.db"),
        durability="normal",
        origin=("https://a.example",),
        proxy=("10.0.0.0/24", "::1"),
        keep_tables=None,
        keep_guests=60,
        metrics_token="secret",
        bot_workers=3,
    )
    keep_house(ENGLISH, asked, listen("127.0.0.1", 0), lambda: None, plain_log(io.StringIO()), SHELF)
    settings = given["settings"]
    assert (given["bot_workers"], given["store"].path, given["store"].durability) == (3, Path("mine.db"), "normal")
    assert (settings.origins, settings.keep_tables, settings.keep_guests) == (("https://a.example",), None, 60)
    assert settings.figures_token == "secret"
    trusted = proxies(settings.proxy)
    assert [peer in trusted for peer in ("10.0.0.7", "::1", "10.0.1.7", "127.0.0.1")] == [True, True, False, False]


def test_the_defaults_are_those_of_the_server() -> None:
    ours, its = Wishes(), Settings()
    assert (ours.keep_tables, ours.keep_guests) == (its.keep_tables, its.keep_guests)
    assert (ours.origin, ours.proxy, ours.metrics_token) == (its.origins, (), its.figures_token)


@pytest.mark.parametrize("named", ["", "http://10.0.0.5:80"])
def test_a_node_is_where_it_was_said_to_be(named: str, monkeypatch: pytest.MonkeyPatch) -> None:
    nodes: list[str] = []
    monkeypatch.setattr("tablee.cli.serve.database_at", lambda _, __, ___, node: nodes.append(node))

    async def run_house(*_: Any, **__: Any) -> None:
        pass

    monkeypatch.setattr("tablee.server.run.run", run_house)
    listening = listen("127.0.0.2", 0)
    port = listening.getsockname()[1]
    asked = Wishes(store="postgres://ana@/d", host="127.0.0.2", node=named)
    keep_house(ENGLISH, asked, listening, lambda: None, plain_log(io.StringIO()), SHELF)
    assert nodes == [named or f"http://127.0.0.2:{port}"]


# --- Logs


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("form", "stream", "plain"),
    [
        ("auto", Terminal, True),
        ("auto", io.StringIO, False),
        ("plain", io.StringIO, True),
        ("json", Terminal, False),
    ],
)
def test_a_terminal_reads_lines_and_a_service_json(
    form: str, stream: type[io.StringIO], plain: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = stream()
    monkeypatch.setattr(sys, "stderr", lines)
    log_of(form).info("request", method="GET", route="/", status=200, ms=1.5)
    said = lines.getvalue()
    if plain:
        assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d request method=GET route=/ status=200 ms=1.5\n", said)
    else:
        assert json.loads(said)["event"] == "request"


def test_a_plain_line_stays_one_line() -> None:
    lines = io.StringIO()
    log = plain_log(lines)
    log.warning("trouble", by="tablee", said="too many\nat once", where=["a.py:1 f", "b.py:2 g"])
    log.error("failed", kind="KeyError", said="")
    assert [line[20:] for line in lines.getvalue().splitlines()] == [
        'warning trouble by=tablee said="too many\\nat once" where="b.py:2 g < a.py:1 f"',
        'error failed kind=KeyError said=""',
    ]
