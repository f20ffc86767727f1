"""`--content archibald=FILE`: an owner's corrected cards and tiles, from the file to the check of the deal."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from tablee.cli.complaints import Complaint
from tablee.cli.contents import shelf_with
from tablee.games import SHELF
from tablee.games.archibald import ARCHIBALD
from tablee.kernel.reading import content_of
from tablee.text import LANGUAGES, speaker
from tests.cli.conftest import Run

ALWAYS_THE_FIRST = "1\n" * 3000
PRINTED: Final = content_of("tablee.games.archibald").read_text("utf-8")

# What stands there once, and what stands there in that copy: names, texts, numbers, and what some of them do.
CARDS: Final = {
    '{ fr = "Bétamèche", en = "Betameche" }': '{ fr = "Mino", en = "Mino" }',
    "faces = [0, 0, 0, 1, 1, 1]": "faces = [0, 0, 1, 1, 1, 1]",
    'copies = 2\ntype = "power"\ncode = "LIFE(+1)"': 'copies = 2\ntype = "power"\ncode = "LIFE(+1), DRAW(1)"',
    '{ fr = "Gelée de pétales", en = "Petal jelly" }': '{ fr = "Confiture de mûres", en = "Blackberry jam" }',
    'text = { fr = "Gagne 1 vie.", en = "Gain 1 life." }\nprovenance': (
        'text = { fr = "Gagne 1 vie et pioche 1 carte.", en = "Gain 1 life and draw 1 card." }\nprovenance'
    ),
    'code = "FLY(2)"': 'code = "FLY(3)"',
    '{ fr = "Grand-rue", en = "High street" }\nwalls = ""': '{ fr = "Petite rue", en = "Low street" }\nwalls = "W"',
    '{ code = "LIFE(+2)", label = { fr = "Je mange tout."': '{ code = "LIFE(+3)", label = { fr = "Je mange tout."',
    '{ fr = "Infirmerie", en = "Infirmary" }\nwalls = ""\nshows = ["heart"]': (
        '{ fr = "Pharmacie", en = "Chemist’s" }\nwalls = ""\nshows = ["heart", "book"]'
    ),
}


def owners_file() -> str:
    """The content file of that owner."""
    text = PRINTED
    for old, new in CARDS.items():
        assert text.count(old) == 1, (text.count(old), old)
        text = text.replace(old, new)
    return text


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "my-archibald.toml"
    path.write_text(owners_file(), "utf-8")
    return path


def flat(text: str) -> str:
    return " ".join(text.split())


def test_the_shelf_has_the_owners_cards_and_the_other_boxes(file: Path) -> None:
    shelf = shelf_with(speaker("en", strict=True), [f"archibald={file}"])
    assert list(shelf) == list(SHELF)
    assert shelf["smile"] is SHELF["smile"]
    assert shelf["archibald"].edition.digest != ARCHIBALD.edition.digest
    cards = {card["id"]: card for card in shelf["archibald"].content()["encounters"]}
    assert cards["E2-F"]["code"] == "LIFE(+1), DRAW(1)"
    assert cards["E2-F"]["name"] == {"fr": "Confiture de mûres", "en": "Blackberry jam"}


@pytest.mark.parametrize(
    ("language", "new", "old"),
    [
        ("fr", ("Confiture de mûres", "Mino", "Petite rue", "Pharmacie"), "Bétamèche|Gelée de pétales|Grand-rue"),
        ("en", ("Blackberry jam", "Mino", "Low street", "Chemist’s"), "Betameche|Petal jelly|High street"),
    ],
)
def test_corrected_cards_are_played_to_the_end_and_the_deal_is_checked(
    run: Run, file: Path, language: str, new: tuple[str, ...], old: str
) -> None:
    played = f"play archibald --bots default --seats 3 --lang {language} --content archibald={file}"
    said = run(played, "d\n" + ALWAYS_THE_FIRST)
    assert (said.code, said.err) == (0, "")
    assert [name for name in new[1:] if name not in flat(said.out)] == []
    assert not re.search(old, flat(said.out))
    command = said.out.splitlines()[-1]
    assert command.endswith(f" --game archibald --content archibald={file}")
    checked = run(f"{command.removeprefix('tablee ')} --lang {language}")
    assert checked.code == 0
    assert ("The seal is whole" if language == "en" else "intact") in flat(checked.out)
    assert new[0] in flat(checked.out)


def test_the_same_seed_and_the_same_file_give_the_same_game(run: Run, file: Path) -> None:
    played = f"play archibald --bots default --seats 2 --seed 7 --content archibald={file}"
    first, again = (run(played, ALWAYS_THE_FIRST).out for _ in range(2))
    printed = run(played.partition(" --content")[0], ALWAYS_THE_FIRST).out
    assert first == again != printed


def test_without_the_file_the_deal_of_the_owner_is_another_one(run: Run, file: Path) -> None:
    command = (
        run(f"play archibald --bots default --seats 2 --content {file}").out.splitlines()[-1].removeprefix("tablee ")
    )
    mine, printed = run(command).out, run(command.partition(" --content")[0]).out
    assert "Blackberry jam" in flat(mine)
    assert "Petal jelly" in flat(printed)


def test_corrected_cards_are_in_the_arena(run: Run, file: Path) -> None:
    said = run(f"arena archibald --bots default,default --games 2 --workers 1 --content {file}")
    assert (said.code, said.err) == (0, "")
    assert "Archibald found" in flat(said.out)


MISTAKES: Final = {  # what is written instead of what, where that is, and what is said
    "a type": ("lives = 3\nmost = 5", 'lives = "three"\nmost = 5', "arthur, lives", "Right would be: 1, 2"),
    "too many lives": ("lives = 3\nmost = 5", "lives = 6\nmost = 5", "arthur, lives", "5 at most (ARC-111)"),
    "an unknown card": ('id = "A01"', 'id = "A99"', "A99, id", "“A99” is not in the box"),
    "a missing field": (
        'type = "equipment"\ncode = "DICE(0R,1Y)"',
        'code = "DICE(0R,1Y)"',
        "E2-A",
        "“type” is missing",
    ),
    "one language": (
        '{ fr = "Saut de puce", en = "Flea hop" }',
        '{ fr = "Saut de puce" }',
        "E2-G, name",
        "“en” is missing",
    ),
    "the copies": ('id = "E2-G"\ncopies = 1', 'id = "E2-G"\ncopies = 3', "encounters", "There should be 15 (ARC-105)"),
    "an equipment": ("DICE(0R,1Y)", "DICE(0R,0Y)", "E2-A, code", "DICE(1R,0Y), ARMOUR(1)"),
    "an unknown effect": ('code = "BONUS_MOVE"', 'code = "DANCE"', "E2-G, code", "“DANCE” is not known"),
    "a number of an effect": (
        'code = "DRAW(2)"',
        'code = "DRAW(+2)"',
        "E2-H, code",
        "What is needed here: DRAW(n)",
    ),
    "too many pawns": ("ENEMY(spider,1)", "ENEMY(spider,3)", "E3-F, code", "3 is too many, 2 at most (ARC-514)"),
    "two targets": ('code = "PEEK"', 'code = "PEEK, GUST(opponent)"', "E4-H, code", "A card is aimed once at most"),
    "a roll": ("ROLL{1-2: LIFE(-1)", "ROLL{1-1: LIFE(-1)", "A01, answers, code", "(ARC-533)"),
    "a default": ('default = "B"', 'default = "C"', "A01, default", "Right would be: A, B, guess"),
    "walls of the start": (
        'West stump" }\nwalls = ""',
        'West stump" }\nwalls = "N"',
        "T1-01",
        "neither walls nor enemies",
    ),
    "falls": ('walls = "NESW"', 'walls = "NES"', "T3-01", "Satan’s Falls have a wall on each side"),
    "a pictogram": ('shows = ["trial"]', 'shows = ["dance"]', "T2-15, shows", "“dance” is not known"),
    "archibald": ('shows = ["archibald"]', 'shows = ["book"]', "tiles", "Archibald waits in 1 jail"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_told_with_its_line_before_anything_starts(tmp_path: Path, mistake: str, language: str) -> None:
    old, new, place, told = MISTAKES[mistake]
    assert old in PRINTED
    path = tmp_path / "wrong.toml"
    path.write_text(PRINTED.replace(old, new, 1), "utf-8")
    with pytest.raises(Complaint) as complaint:
        shelf_with(speaker(language, strict=True), [f"archibald={path}"])
    said = str(complaint.value).replace("\u202f", " ").replace("\u00a0", " ")
    line = "line" if language == "en" else "ligne"
    assert re.match(rf"wrong.toml, {line} \d+ \({re.escape(place)}\)", said), said
    assert language != "en" or told in said
