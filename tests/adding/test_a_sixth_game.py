"""A game is a folder: a sixth one, in a folder of its own, is on the shelf without a line anywhere else."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
has_node = pytest.mark.skipif(
    not (ROOT / "web/node_modules/.dev").exists(), reason="the client's tools are not here: python tools/web.py --dev"
)
SHELF = """
import json
from tablee.games import SHELF
from tablee.server.records import on_shelf
import msgspec
print(json.dumps([msgspec.to_builtins(on_shelf(game)) for game in SHELF.values()], default=str))
"""

REPLAY = """
import asyncio
import msgspec
from tablee.games import SHELF
from tests.tables.minds import Company, Direct
from tests.tables.paper import replay_of

async def play():
    company = Company(SHELF["pebbles"], ["solid"], [Direct()])
    await company.play(100)
    print(msgspec.json.encode(replay_of(company.evening)).decode())

asyncio.run(play())
"""


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The box lies in a folder that nobody knows, and is named by the environment alone."""
    folder = tmp_path_factory.mktemp("elsewhere")
    for half in ("games", "web"):
        shutil.copytree(HERE / half, folder / half)
    found = {"TABLEE_GAMES": str(folder / "games"), "TABLEE_WEB_GAMES": str(folder / "web")}
    environment = {**os.environ, **found, "LANG": "en_GB.UTF-8"}
    run({**environment, "PYTHONPATH": str(ROOT)}, "-m", "tools.vectors", "pebbles")  # the last step of a box
    return environment


def run(elsewhere: dict[str, str], *words: str, typed: str = "", code: int = 0) -> str:
    done = subprocess.run(
        [sys.executable, "-P", *words],
        env=elsewhere,
        cwd=ROOT,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout


def test_it_stands_on_the_shelf_after_the_others(elsewhere: dict[str, str]) -> None:
    shelf = json.loads(run(elsewhere, "-c", SHELF))
    assert [game["key"] for game in shelf][-1] == "pebbles"
    assert (shelf[-1]["seats"], shelf[-1]["levels"]) == ([2, 3, 4], ["beginner", "solid"])


@pytest.mark.parametrize(("language", "sentence"), [("en", "the last pebble"), ("fr", "le dernier caillou")])
def test_it_is_played_in_the_terminal(elsewhere: dict[str, str], language: str, sentence: str) -> None:
    words = ("-m", "tablee", "play", "pebbles", "--lang", language, "--bots", "beginner", "--seed", "7")
    assert sentence in run(elsewhere, *words, typed="1\n" * 12)


def test_it_is_played_with_an_owners_heap(elsewhere: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "my-pebbles.toml"
    file.write_text("heap = 30\n", "utf-8")
    words = ("-m", "tablee", "play", "pebbles", "--bots", "beginner", "--seed", "7", "--content", f"pebbles={file}")
    assert "You take 1; 29 are left." in run(elsewhere, *words, typed="1\n")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "“I leave 8: nobody can take them all.”"), ("fr", "«\u202fJ’en laisse 8\u00a0: personne ne peut tous les")],
)
def test_its_bot_says_in_the_terminal_why_it_takes_so_many(
    elsewhere: dict[str, str], language: str, sentence: str
) -> None:
    words = ("-m", "tablee", "play", "pebbles", "--lang", language, "--bots", "solid", "--seed", "7")
    said = run({**elsewhere, "COLUMNS": "120"}, *words, typed="1\n" * 12)
    assert sentence in said
    assert said.index(sentence) < said.index({"en": "8 are left.", "fr": "il en reste 8"}[language])


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "“These are the last ones.”"), ("fr", "Ce sont les derniers.")]
)
def test_a_replay_says_why_its_bot_took_so_many(
    elsewhere: dict[str, str], tmp_path: Path, language: str, sentence: str
) -> None:
    file = tmp_path / "game.json"
    file.write_text(run({**elsewhere, "PYTHONPATH": str(ROOT)}, "-c", REPLAY), "utf-8")
    assert sentence in run({**elsewhere, "COLUMNS": "120"}, "-m", "tablee", "replay", str(file), "--lang", language)


def test_the_check_of_the_words_misses_what_its_bot_says_and_what_people_propose(
    elsewhere: dict[str, str], tmp_path: Path
) -> None:
    shutil.copytree(elsewhere["TABLEE_GAMES"], tmp_path / "games")
    shutil.copytree(elsewhere["TABLEE_WEB_GAMES"], tmp_path / "web")
    file = tmp_path / "games/pebbles/text.fr.ftl"
    file.write_text(
        re.sub("reason-last = .*|(?s:proposal-few = .*?^})", "", file.read_text("utf-8"), flags=re.MULTILINE), "utf-8"
    )
    environment = {"TABLEE_GAMES": str(tmp_path / "games"), "TABLEE_WEB_GAMES": str(tmp_path / "web")}
    said = run({**elsewhere, **environment}, "tools/check_text.py", code=1)
    assert f"{file}: reason-last: missing, but needed by the code" in said
    assert f"{tmp_path}/web/pebbles/fr.ftl: reason-last: missing, but bots say it" in said
    assert f"{file}: proposal-few: missing, but needed by the code" in said
    assert f"{tmp_path}/web/pebbles/fr.ftl: proposal-few: missing, but people say it" in said
    assert "en.ftl" not in said.replace("there in en", "")


def test_it_is_played_in_the_arena(elsewhere: dict[str, str]) -> None:
    words = ("-m", "tablee", "arena", "pebbles", "--bots", "beginner,beginner", "--games", "20")
    assert "20" in run(elsewhere, *words)


def test_the_check_of_the_words_has_nothing_against_it(elsewhere: dict[str, str]) -> None:
    assert run(elsewhere, "tools/check_text.py") == ""


def test_the_conformance_suite_runs_over_it(elsewhere: dict[str, str]) -> None:
    """Without the golden playthroughs: those are written when a box is finished."""
    words = ("-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", "tests/conformance")
    chosen = ("-k", "pebbles and not golden and not digest", "-o", "addopts=--import-mode=importlib")
    assert " passed" in run(elsewhere, *words, *chosen)


@has_node
def test_the_client_finds_it_and_what_every_box_has_to_pass_runs_over_it(elsewhere: dict[str, str]) -> None:
    said = plain(run(elsewhere, "tools/web.py", "--test", "tests/games", "--reporter=verbose"))
    assert "the box of pebbles > has its name and its line on it before it is opened: fr" in said
    assert "the guard of pebbles > answers every move as the server does" in said


@has_node
def test_the_client_is_built_with_it_and_fetches_it_when_it_is_opened(
    elsewhere: dict[str, str], tmp_path: Path
) -> None:
    run(elsewhere, "tools/web.py", "--into", str(tmp_path / "static"))
    code = {path: path.read_text("utf-8") for path in (tmp_path / "static/assets").glob("*.js")}
    with_lesson = [path for path, text in code.items() if 'say("pebbles-lesson")' in text or "`pebbles-lesson`" in text]
    page = (tmp_path / "static/index.html").read_text("utf-8")
    assert len(with_lesson) == 1
    assert with_lesson[0].name not in page


def plain(shown: str) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", shown)
