"""`--content schtroumpfs=FILE`: an owner's ten corrected cards, from the file to the check of the deal."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.cli.complaints import Complaint
from tablee.cli.contents import shelf_with
from tablee.games import SHELF
from tablee.games.schtroumpfs import SCHTROUMPFS
from tablee.text import speaker
from tests.browser.schtroumpfs_owners import DIGEST, PRINTED, owners_file
from tests.cli.conftest import Run

SAY = speaker("en", strict=True)
ALWAYS_THE_FIRST = "1\n" * 3000


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "my-schtroumpfs.toml"
    path.write_text(owners_file(), "utf-8")
    return path


def flat(text: str) -> str:
    return " ".join(text.split())


def test_the_shelf_has_the_owners_cards_and_the_other_boxes(file: Path) -> None:
    shelf = shelf_with(SAY, [f"schtroumpfs={file}"])
    assert list(shelf) == list(SHELF)
    assert shelf["smile"] is SHELF["smile"]
    assert shelf["schtroumpfs"].edition.digest == DIGEST != SCHTROUMPFS.edition.digest
    smurfs = {card["id"]: card for card in shelf["schtroumpfs"].content()["smurfs"]}
    assert smurfs["S10"]["effect"] == "gain"
    assert smurfs["S10"]["name"] == {"fr": "Schtroumpf Trompette", "en": "Trumpet Smurf"}


@pytest.mark.parametrize(
    ("language", "new", "old"),
    [
        ("fr", ("Schtroumpf Trompette", "Schtroumpf Miroir"), "Musicien"),
        ("en", ("Trumpet Smurf", "Mirror Smurf"), "Harmony"),
    ],
)
def test_ten_corrected_cards_are_played_to_the_end_and_the_deal_is_checked(
    run: Run, file: Path, language: str, new: tuple[str, str], old: str
) -> None:
    played = f"play schtroumpfs --bots default --seats 3 --lang {language} --content schtroumpfs={file}"
    said = run(played, ALWAYS_THE_FIRST)
    assert (said.code, said.err) == (0, "")
    assert [name for name in new if name in flat(said.out)]
    assert old not in said.out
    command = said.out.splitlines()[-1]
    assert command.endswith(f" --game schtroumpfs --content schtroumpfs={file}")
    checked = run(f"{command.removeprefix('tablee ')} --lang {language}")
    assert checked.code == 0
    assert ("The seal is whole" if language == "en" else "intact") in flat(checked.out)


def test_without_the_file_the_deal_of_the_owner_is_another_one(run: Run, file: Path) -> None:
    command = run(f"play schtroumpfs --seats 2 --content {file}").out.splitlines()[-1].removeprefix("tablee ")
    mine, printed = run(command).out, run(command.partition(" --content")[0]).out
    assert "Trumpet Smurf" in flat(mine)
    assert "Harmony Smurf" in flat(printed)


def test_ten_corrected_cards_are_in_the_arena(run: Run, file: Path) -> None:
    said = run(f"arena schtroumpfs --bots beginner,beginner --games 2 --workers 1 --content {file}")
    assert (said.code, said.err) == (0, "")


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ('id = "S10"\nkind = "now"\neffect = "roll"', 'id = "S10"\nkind = "now"\neffect = "dance"', "S10, effect"),
        ("berries = 0, logs = 5, stones = 4", "berries = 0, logs = 55, stones = 4", "R1, logs"),
    ],
)
def test_a_mistake_is_told_with_its_line_before_anything_starts(tmp_path: Path, old: str, new: str, place: str) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(PRINTED.replace(old, new, 1), "utf-8")
    with pytest.raises(Complaint, match=rf"^wrong.toml, line \d+ \({place}\)"):
        shelf_with(SAY, [f"schtroumpfs={path}"])
