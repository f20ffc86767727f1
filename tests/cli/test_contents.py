"""`--content GAME=FILE`: an owner's ten corrected cards, from the file to the table."""

from __future__ import annotations

import io
import re
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tablee.cli.arena as arena_command
import tablee.cli.serve as serve_command
from tablee.cli import main
from tablee.cli.complaints import Complaint
from tablee.cli.contents import shelf_with
from tablee.cli.seating import find_game
from tablee.games import SHELF
from tablee.games.grumpf import GRUMPF
from tablee.games.smile import SMILE
from tablee.kernel import Game
from tablee.kernel.reading import content_of
from tablee.text import speaker
from tests.cli.conftest import Run

SAY = speaker("en", strict=True)
ALWAYS_THE_FIRST = "1\n" * 500

SMILE_CARDS = {  # ten cards: values and marks change places, so that the counts stay; colours are free
    '"C01", value = -2, colour = "pink"': '"C01", value = -5, colour = "none"',
    '"C06", value = -5, colour = "blue"': '"C06", value = -2, colour = "white"',
    '"C10", value =  5, colour = "blue"': '"C10", value =  6, colour = "pink"',
    '"C30", value =  6, colour = "none"': '"C30", value =  5, colour = "yellow"',
    '"C16", value = -3, colour = "white"': '"C16", value =  0, colour = "white"',
    '"C37", value =  0, colour = "white"': '"C37", value = -3, colour = "blue"',
    '"C20", value =  5, colour = "white", mark = ""': '"C20", value =  5, colour = "white", mark = "IV"',
    '"C32", value =  5, colour = "pink", mark = "IV"': '"C32", value =  5, colour = "pink", mark = ""',
    '"C41", value = -4, colour = "pink"': '"C41", value = -4, colour = "yellow"',
    '"C50", value =  4, colour = "none"': '"C50", value =  4, colour = "blue"',
}
GRUMPF_CARDS = {  # ten parts: pawns, boards and tokens
    'number = 1, faces = [1, "club"]': 'number = 1, faces = [2, "club"]',
    'number = 2, faces = [3, "club"]': 'number = 2, faces = [4, "club"]',
    "number = 4, faces = [1, 4]": "number = 4, faces = [1, 6]",
    "number = 8, faces = [2, 3]": "number = 8, faces = [3, 6]",
    'kind = "sum_ge", low = 20': 'kind = "sum_ge", low = 12',
    'kind = "sum_between", low = 10, high = 20': 'kind = "sum_between", low = 8, high = 16',
    'key = "fish", spaces = 6': 'key = "fish", spaces = 7',
    'key = "birds", spaces = 8, pattern = [2, 1]': 'key = "birds", spaces = 8, pattern = [2, 2]',
    'key = "bees", tokens = 14': 'key = "bees", tokens = 13',
    'key = "birds", tokens = 7': 'key = "birds", tokens = 8',
}

Written = Callable[[str, dict[str, str]], Path]


@pytest.fixture
def corrected(tmp_path: Path) -> Written:
    """A copy of a printed file with some of its words replaced, each exactly once."""

    def write(game: str, changes: dict[str, str]) -> Path:
        text = content_of(f"tablee.games.{game}").read_text("utf-8")
        for old, new in changes.items():
            assert text.count(old) == 1, old
            text = text.replace(old, new)
        path = tmp_path / f"my-{game}.toml"
        path.write_text(text, "utf-8")
        return path

    return write


# --- The shelf


def test_the_shelf_keeps_its_order_and_the_other_boxes(corrected: Written) -> None:
    shelf = shelf_with(SAY, [f"grumpf={corrected('grumpf', GRUMPF_CARDS)}"])
    assert list(shelf) == list(SHELF)
    assert shelf["smile"] is SMILE
    assert shelf["grumpf"].edition.digest != GRUMPF.edition.digest
    assert shelf["grumpf"].content()["boards"][3]["pattern"] == [2, 2]


def test_several_boxes_may_be_named(corrected: Written) -> None:
    files = {"smile": corrected("smile", SMILE_CARDS), "grumpf": corrected("grumpf", GRUMPF_CARDS)}
    shelf = shelf_with(SAY, [f"{key}={path}" for key, path in files.items()])
    cards = {card["id"]: card for card in shelf["smile"].content()["creatures"]}
    assert cards["C41"] == {"id": "C41", "value": -4, "colour": "yellow", "mark": "V"}
    assert shelf["grumpf"].content()["tokens"] == [13, 12, 10, 8, 5]


def test_without_files_the_shelf_is_the_printed_one() -> None:
    assert shelf_with(SAY, []) == SHELF


def test_the_name_of_a_file_may_have_an_equals_sign(corrected: Written) -> None:
    path = corrected("smile", SMILE_CARDS)
    path = path.rename(path.with_name("a=b.toml"))
    assert shelf_with(SAY, [f"smile={path}"])["smile"].edition.digest != SMILE.edition.digest


def test_a_bad_file_is_told_before_anything_starts(corrected: Written) -> None:
    path = corrected("smile", {'"C01", value = -2': '"C01", value = -9'})
    with pytest.raises(Complaint, match=r"^my-smile.toml, line 8 \(C01, value\): “-9” does not fit"):
        shelf_with(SAY, [f"smile={path}"])


# --- Played


@pytest.mark.parametrize(
    ("game", "changes", "options", "shown"),
    [
        ("smile", SMILE_CARDS, "--bots solid,solid", "Round 10"),
        ("grumpf", GRUMPF_CARDS, "--pace turns --bots random,random", "sum of 12 or more"),
    ],
    ids=["smile", "grumpf"],
)
def test_ten_corrected_cards_are_played_to_the_end_and_the_deal_is_checked(
    run: Run, corrected: Written, game: str, changes: dict[str, str], options: str, shown: str
) -> None:
    path = corrected(game, changes)
    said = run(f"play {game} {options} --content {game}={path}", ALWAYS_THE_FIRST)
    assert said.code == 0
    assert shown in said.out
    command = said.out.splitlines()[-1]
    assert command.endswith(f" --game {game} --content {game}={path}")
    checked = run(command.removeprefix("tablee "))
    assert checked.code == 0
    assert "The seal is whole" in checked.out


def test_a_corrected_card_has_its_new_value_and_colour_in_the_deal_that_is_checked(
    run: Run, corrected: Written
) -> None:
    path = corrected("smile", SMILE_CARDS)
    played = run(f"play smile --seats 5 --content {path}").out.splitlines()[-1].removeprefix("tablee ")
    mine = run(played)
    printed = run(played.partition(" --content")[0])
    lowest = re.compile(r"−5\s\((\w+)")
    assert sorted(lowest.findall(mine.out)) == ["no", "yellow"]
    assert sorted(lowest.findall(printed.out)) == ["blue", "yellow"]


def test_the_command_that_checks_a_deal_can_be_pasted_whatever_the_file_is_called(
    corrected: Written, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    path = corrected("smile", SMILE_CARDS)
    path = path.rename(path.with_name("it's mine.toml"))
    assert main(["play", "smile", "--content", str(path)]) == 0
    words = shlex.split(capsys.readouterr().out.splitlines()[-1])
    assert words[-2:] == ["--content", f"smile={path}"]
    assert main(words[1:]) == 0


@pytest.mark.parametrize(
    ("game", "changes", "options"),
    [("smile", SMILE_CARDS, ""), ("grumpf", GRUMPF_CARDS, "--pace turns --bots random,random,random ")],
    ids=["smile", "grumpf"],
)
def test_ten_corrected_cards_are_in_the_arena(
    run: Run, corrected: Written, monkeypatch: pytest.MonkeyPatch, game: str, changes: dict[str, str], options: str
) -> None:
    found: list[Game[Any]] = []

    def remembered(*words: Any, **more: Any) -> Game[Any]:
        found.append(find_game(*words, **more))
        return found[0]

    monkeypatch.setattr(arena_command, "find_game", remembered)
    path = corrected(game, changes)
    said = run(f"arena {game} {options}--games 3 --workers 1 --content {path}")
    assert (said.code, said.err) == (0, "")
    assert found[0].content() == shelf_with(SAY, [f"{game}={path}"])[game].content() != SHELF[game].content()


# --- Served


@pytest.mark.parametrize("command", ["serve --port 0 --data {data}", "host --port 0 --no-browser --data {data}"])
def test_the_house_opens_with_the_owners_box(
    run: Run, corrected: Written, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    shelves: list[Any] = []

    async def run_house(store: Any, listening: Any, settings: Any, **more: Any) -> None:
        shelves.append(more["shelf"])

    monkeypatch.setattr("tablee.server.run.run", run_house)
    monkeypatch.setattr("tablee.cli.host.EVERYWHERE", "127.0.0.1")
    path = corrected("smile", SMILE_CARDS)
    said = run(f"{command.format(data=tmp_path / 'tables.db')} --content smile={path}")
    assert said.code == 0
    assert list(shelves[0]) == list(SHELF)
    assert shelves[0]["smile"].edition.digest not in ("", SMILE.edition.digest)
    assert shelves[0]["grumpf"] is GRUMPF


def test_a_house_with_a_bad_file_does_not_open(run: Run, corrected: Written, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve_command, "keep_house", lambda *_: pytest.fail("the house is open"))
    path = corrected("grumpf", {"tick = 100": "tick = 0"})
    said = run(f"serve --port 0 --content grumpf={path}")
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("my-grumpf.toml, line 55 (constants, tick): “0” does not fit.")
