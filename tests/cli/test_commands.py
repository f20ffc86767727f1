"""The other commands: version, help, arena, bench; and the program as the shell starts it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.games import SHELF
from tablee.kernel import COMPILED, Game
from tests.cli.conftest import Run

ROOT = Path(__file__).parents[2]


def test_the_version_tells_whether_the_rules_are_compiled(run: Run) -> None:
    form = "compiled" if COMPILED else "interpreted"
    assert run("--version").out == f"tablee {tablee.__version__} ({form})\n"
    assert run("--version --lang fr").out.startswith(f"tablee {tablee.__version__} (")


@pytest.mark.parametrize("command", ["", "play", "arena", "verify", "bench"])
def test_help_is_complete_in_both_languages(run: Run, command: str) -> None:
    english, french = (run(f"{command} --help --lang {language}") for language in ("en", "fr"))
    assert (english.code, french.code) == (0, 0)
    assert "For example: tablee" in english.out
    assert "Par exemple\u00a0: tablee" in french.out
    for word in ("Usage", "Display", "required", "default", "Commands", "Parameters", "the "):
        assert word not in french.out
    assert "--lang fr" in french.out


@pytest.mark.parametrize("command", ["play", "arena"])
def test_the_help_of_a_command_lists_the_options_of_the_game_that_is_named(run: Run, command: str) -> None:
    assert "--unseen-cards" in run(f"{command} smile --help").out
    assert "--pace" in run(f"{command} grumpf --help").out
    assert "--pace" not in run(f"{command} smile --help").out
    assert "--unseen-cards" not in run(f"{command} --help").out


@pytest.mark.parametrize("game", SHELF.values(), ids=lambda game: game.key)
def test_no_option_of_a_game_is_called_like_one_of_a_command(run: Run, game: Game[Any]) -> None:
    """What the table fills in by itself is no option here: `bots` are named by their level."""
    for command in ("play", "arena"):
        general = set(re.findall(r"--[a-z-]+", run(f"{command} --help").out))
        own = {f"--{name.replace('_', '-')}" for name in game.options.__struct_fields__}
        settled = {f"--{name.replace('_', '-')}" for name in game.known_to_the_table}
        assert not (own - settled) & general
        assert settled <= own


def test_without_a_command_there_is_help(run: Run) -> None:
    assert run("").out == run("--help").out


def test_the_arena_counts_in_a_table(run: Run) -> None:
    said = run("arena smile --bots solid,beginner,random --games 6 --workers 1 --lang fr")
    assert (said.code, said.err) == (0, "")
    assert "Smile, 6 parties, graine 1" in said.out
    for word in ("confirmé", "débutant", "au hasard", "Victoires", "Intervalle à 95\u00a0%", "33,3"):
        assert word in said.out
    assert "one game" in run("arena smile --games 1 --workers 1").out


def test_the_arena_writes_json(run: Run, tmp_path: Path) -> None:
    command = "arena smile --bots solid,beginner --seats 4 --games 4 --seed 3 --workers 1"
    shown = json.loads(run(f"{command} --json -").out)
    file = tmp_path / "result.json"
    said = run(f"{command} --json {file}")
    assert f"Written to {file}." in said.out
    kept = json.loads(file.read_text("utf-8"))
    assert [line["bot"] for line in shown["lines"]] == ["solid", "beginner", "beginner", "beginner"]
    assert [line["wins"] for line in shown["lines"]] == [line["wins"] for line in kept["lines"]]
    assert (shown["game"], shown["games"], shown["seed"]) == ("smile", 4, 3)


@pytest.mark.parametrize("width", [20, 40, 59, 60, 80, 120])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_arena_fits_the_screen(run: Run, monkeypatch: pytest.MonkeyPatch, width: int, language: str) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    said = run(f"arena smile --bots beginner,solid,default --games 3 --workers 1 --lang {language}")
    assert max(map(len, said.out.splitlines())) <= width
    assert "…" not in said.out
    assert ("33,3\u00a0%" if language == "fr" else "33.3%") in said.out
    assert said.out.count("ms/") == (3 if width < 60 else 1)


def test_bench_hands_its_arguments_to_the_measurements(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[list[str]] = []

    def instead(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        called.append(command)
        return subprocess.CompletedProcess(command, 5)

    monkeypatch.setattr("tablee.cli.bench.subprocess.run", instead)
    assert run("bench --quick -n 3 ours").code == 5
    assert called == [[sys.executable, "-m", "benchmarks", "--quick", "-n", "3", "ours"]]


def test_bench_says_that_it_needs_a_checkout(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.cli.bench.root", lambda: None)
    said = run("bench")
    assert said.code == 2
    assert "Run this command in a checkout." in said.err


def started(*words: str, typed: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """The program in a process of its own."""
    environment = {"PYTHONPATH": str(Path(tablee.__file__).parents[1]), "TABLEE_STRICT_TEXT": "1", "LANG": "C.UTF-8"}
    return subprocess.run(
        [sys.executable, "-m", "tablee", *words], input=typed, capture_output=True, env=environment, check=False
    )


def test_python_m_tablee_is_the_same_program() -> None:
    assert started("--version").stdout.decode().startswith("tablee ")
    wrong = started("play", "chess")
    assert (wrong.returncode, wrong.stdout) == (2, b"")
    assert b"Traceback" not in wrong.stderr


def test_a_piped_game_is_plain_text() -> None:
    done = started("play", "smile", "--seed", "3", "--bots", "solid", typed=b"1\n" * 400)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\x1b" not in done.stdout
    assert "The hands open" in done.stdout.decode()


def test_bytes_that_are_no_text_do_not_stop_the_program() -> None:
    done = started("play", "smile", "--seed", "3", typed=b"\xff\xfe\n")
    assert (done.returncode, done.stderr) == (0, b"")
    assert "means nothing here" in done.stdout.decode()


@pytest.mark.parametrize(
    "command", ["play smile --seed 3 --bots solid", "--version", "--help", "arena smile --games 1 --workers 1 --json -"]
)
def test_a_closed_pipe_is_quiet_and_exits_with_141(command: str) -> None:
    environment = {"PYTHONPATH": str(Path(tablee.__file__).parents[1]), "LANG": "C.UTF-8"}
    with subprocess.Popen(
        [sys.executable, "-m", "tablee", *command.split()],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
    ) as program:
        assert program.stdout is not None
        program.stdout.close()
        _, said = program.communicate(b"1\n" * 100, timeout=60)
    assert (program.returncode, said) == (141, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
@pytest.mark.parametrize("command", ["--version", "arena smile --games 1 --workers 1", "play smile --seed 1"])
def test_an_output_without_room_is_said_to_be(command: str) -> None:
    environment = {"PYTHONPATH": str(Path(tablee.__file__).parents[1]), "LANG": "C.UTF-8"}
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "tablee", *command.split()],
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr.decode() == "The standard output cannot be written to: is the disk full?\n"


def test_several_workers_play_from_the_command_line() -> None:
    done = started("arena", "smile", "--bots", "solid,default,random", "--games", "12", "--workers", "2", "--json", "-")
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)["games"] == 12
