"""What the documents show is true."""

from __future__ import annotations

import doctest
import re
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

from tablee.games import SHELF
from tablee.kernel import BadContent
from tablee.kernel.reading import read_edition
from tablee.text import speaker

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "tablee" / "games"
PAGES = sorted(path.relative_to(ROOT).as_posix() for path in [ROOT / "README.md", *ROOT.glob("docs/**/*.md")])


@pytest.mark.parametrize("page", PAGES)
def test_every_example_gives_what_the_page_says(page: str) -> None:
    assert doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8").failed == 0


def test_the_readme_plays_a_whole_game() -> None:
    assert "while not position.over" in (ROOT / "README.md").read_text("utf-8")


@pytest.mark.parametrize("page", PAGES)
def test_every_link_to_a_file_leads_somewhere(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    links = [link.partition("#")[0] for link in re.findall(r"\]\(([^)\s]+)\)", text) if "://" not in link]
    missing = [link for link in links if link and not ((ROOT / page).parent / link).exists()]
    assert missing == []


# --- What is said of a mistake in a content file

MISTAKES = {  # by the words of the first column: the game, what is written there, and what is put there
    '`colour = "red"` for C01': ("smile", 'colour = "pink"', 'colour = "red"'),
    "C01 made a −1": ("smile", "value = -2", "value = -1"),
    "the row of C02 deleted": ("smile", r' *{ id = "C02".*\n', ""),
    '`value = "-2"` for C01': ("smile", "value = -2", 'value = "-2"'),
    "`mark` left out of C01": ("smile", 'mark = "", ', ""),
    "`value = minus two`": ("smile", "value = -2", "value = minus two"),
    '`kind = "odd"` for the mammoths': ("grumpf", 'kind = "sum_even"', 'kind = "odd"'),
    "`tick = 0`": ("grumpf", "tick = 100", "tick = 0"),
}


def test_the_page_of_content_files_says_what_is_said_of_a_mistake(tmp_path: Path) -> None:
    page = (ROOT / "docs/content.md").read_text("utf-8")
    rows = page.partition("| what was done | what is said |\n|---|---|\n")[2].partition("\n\n")[0].splitlines()
    said = {}
    for done, (game, old, new) in MISTAKES.items():
        file = tmp_path / f"my-{game}.toml"
        file.write_text(re.sub(old, new, (GAMES / game / "content.toml").read_text("utf-8"), count=1), "utf-8")
        with pytest.raises(BadContent) as refused:
            read_edition(SHELF[game], file)
        said[done] = speaker("en", SHELF[game]).error(refused.value)
    assert dict(row.removeprefix("| ").removesuffix(" |").split(" | ") for row in rows) == said


# --- Every game's page lists what is in its folder

FILE = re.compile(r"`(\w+(?:\.\w+)*\.(?:py|toml|ftl|json))`")


def folder_of(game: str) -> set[str]:
    """The files that somebody wrote for a game; every folder has an `__init__.py`."""
    files = [file.name for file in (GAMES / game).iterdir() if file.is_file()]
    return {name for name in files if FILE.fullmatch(f"`{name}`") and name != "__init__.py"}


def listed(text: str) -> list[str]:
    """The files in the first column of the table of modules."""
    rows = text.partition("| module | what is in it |")[2].partition("\n\n")[0].splitlines()
    return [name for row in rows for name in FILE.findall(row.partition(" | ")[0])]


@pytest.mark.parametrize("game", SHELF)
def test_the_page_of_a_game_lists_every_file_of_its_folder_once(game: str) -> None:
    assert sorted(listed((ROOT / "docs" / f"{game}.md").read_text("utf-8"))) == sorted(folder_of(game))


def test_a_table_of_modules_is_read_from_its_first_column() -> None:
    page = """
`before.py`

| module | what is in it |
|---|---|
| `rules.py`, `content.toml` | the rules; not `elsewhere.py` |
| `text.fr.ftl` | the sentences |

| `after.py` | another table |
"""
    assert listed(page) == ["rules.py", "content.toml", "text.fr.ftl"]
    assert {"rules.py", "content.toml", "text.fr.ftl", "rulebook.json"} <= folder_of("smile")
    assert "__init__.py" not in folder_of("smile")


def on_paper(game: str) -> dict[str, list[str]]:
    """What a position of a game may be made of on paper: the keys of each of its parts."""
    paper = vars(import_module(f"tablee.games.{game}.paper")).values()
    parts = [part for part in paper if isinstance(part, type) and issubclass(part, msgspec.Struct)]
    return {part.__name__: list(part.__struct_fields__) for part in parts}


@pytest.mark.parametrize("game", SHELF)
def test_the_page_of_a_game_explains_every_key_of_a_position_on_paper(game: str) -> None:
    _, _, after = (ROOT / "docs" / f"{game}.md").read_text("utf-8").partition("## Positions on paper\n")
    section = after.partition("\n## ")[0]
    parts = on_paper(game)
    assert "Paper" in parts
    missing = {part: [key for key in keys if f"`{key}`" not in section] for part, keys in parts.items()}
    assert missing == {part: [] for part in parts}


# --- The way of a move

WAY = "docs/way-of-a-move.md"
PLACE = re.compile(r"`([\w/.-]+/[\w.]+\.(?:py|ts|svelte))`(?:: ((?:`[\w.]+`(?:, )?)+))?")


def places(text: str) -> list[tuple[str, list[str]]]:
    """The files that a page names, each with the functions that it names there: `tables/room.py`: `write`, `apply`."""
    return [(path, re.findall(r"`([\w.]+)`", names)) for path, names in PLACE.findall(text)]


def lost(text: str) -> list[str]:
    """Files that do not exist, and functions that are not in their file."""
    missing: list[str] = []
    for path, names in places(text):
        file = ROOT / path if path.startswith(("web/", "tests/", "tools/")) else ROOT / "src/tablee" / path
        code = file.read_text("utf-8") if file.is_file() else None
        if code is None:
            missing.append(path)
            continue
        parts = [part for name in names for part in name.split(".")]
        missing += [f"{path}: {part}" for part in parts if not defined(part, code)]
    return missing


def defined(name: str, code: str) -> bool:
    """In Python, in TypeScript, or as a method of a class in it."""
    way = rf"^ *(?:export |private |async |readonly )*(?:def |class |function )?{name}(?:<[^(]*>)?[(:]"
    return re.search(way, code, re.MULTILINE) is not None


def test_nobody_gets_lost_on_the_way_of_a_move() -> None:
    text = (ROOT / WAY).read_text("utf-8")
    assert len(places(text)) >= 30
    assert lost(text) == []


def test_a_step_that_is_no_longer_there_is_found() -> None:
    text = "`tables/room.py`: `Room.command`, `commando`; `tables/rooom.py`: `write`; `web/src/lib/merge.ts`: `merge`"
    assert lost(text) == ["tables/room.py: commando", "tables/rooom.py"]


# --- Promises, and the tests that prove them

PROMISING = ("docs/log.md", "docs/protocol.md", "docs/secrecy.md", "docs/fairness.md")
NAMED = re.compile(r"`(test_\w+)`")
FILED = re.compile(r"`(tests/[\w/.-]+)`")


def known_tests() -> set[str]:
    """The names of all tests."""
    written = [file.read_text("utf-8") for file in ROOT.glob("tests/**/test_*.py")]
    return {name for text in written for name in re.findall(r"^ *(?:async )?def (test_\w+)\(", text, re.MULTILINE)}


def nowhere(text: str, known: set[str]) -> list[str]:
    """Tests, and files of tests, that a page names and that do not exist."""
    missing = [name for name in NAMED.findall(text) if name not in known]
    return missing + [path for path in FILED.findall(text) if not (ROOT / path).exists()]


def promises(text: str) -> list[list[str]]:
    """The lines of every table that begins with a column of promises."""
    found: list[list[str]] = []
    promising = False
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        promising = line.startswith("|") and (promising or cells[0] == "promise")
        if promising and cells[0] not in ("promise", "---"):
            found.append(cells)
    return found


def unproven(text: str) -> list[str]:
    """Promises whose last column names neither a test nor a file of tests: a folder proves nothing."""
    proofs = [(cells[0], NAMED.findall(cells[-1]) + FILED.findall(cells[-1])) for cells in promises(text)]
    return [promise for promise, named in proofs if not any("test_" in name for name in named)]


@pytest.mark.parametrize("page", PAGES)
def test_every_test_that_a_page_names_exists(page: str) -> None:
    assert nowhere((ROOT / page).read_text("utf-8"), known_tests()) == []


@pytest.mark.parametrize("page", PROMISING)
def test_every_promise_names_a_test_that_proves_it(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    assert len(promises(text)) >= 10
    assert unproven(text) == []


def test_a_promise_without_proof_is_found() -> None:
    page = """
| promise | how | proof |
|---|---|---|
| It flies | with wings | `test_it_flies` |
| It swims | with fins | `tests/kernel` |
| It sings | in tune | in the evening |
| It digs | with claws | `tests/kernel/test_luck.py` |

| code | reason |
|---|---|
| 4400 | nonsense |
"""
    assert [cells[0] for cells in promises(page)] == ["It flies", "It swims", "It sings", "It digs"]
    assert unproven(page) == ["It swims", "It sings"]
    assert nowhere(page + "`tests/kernel/test_wings.py`", {"test_it_swims"}) == [
        "test_it_flies",
        "tests/kernel/test_wings.py",
    ]
    assert nowhere(page, {"test_it_flies"}) == []
    assert "test_a_promise_without_proof_is_found" in known_tests()
