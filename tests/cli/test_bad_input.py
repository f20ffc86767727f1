"""Whatever is typed wrongly is answered in one line: what was wrong, what would be right. Never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.cli import main
from tablee.games import SHELF
from tablee.text import speaker
from tests.cli.conftest import Run

ENGLISH = speaker("en")
HEX = "0" * 64

CASES = [
    ("plya", "no command “plya”", "commande «\u202fplya\u202f»"),
    ("--frob", "no option --frob", "L’option --frob"),
    ("play", f"Which game? On the shelf: {ENGLISH.all_of(list(SHELF))}.", "Quel jeu\u202f?"),
    ("play --name smile", "Which game?", "Quel jeu\u202f?"),
    ("play chess", "no game called “chess”", "«\u202fchess\u202f»"),
    ("play smile extra", "“extra” is one word too many", "«\u202fextra\u202f» est de trop"),
    ("play smile --seats 7", "not for a table of 7. Possible numbers of players: 3, 4, 5.", "une table de 7"),
    ("play smile --seats 2", "not for a table of 2", "une table de 2"),
    ("play smile --seats -3", "not for a table of −3", "une table de −3"),
    ("play smile --seats four", "--seats needs a whole number, not “four”", "--seats attend un nombre entier"),
    ("play smile --seats 3 --seats 4", "--seats is given twice", "--seats est donné deux fois"),
    ("play smile --seats", "--seats needs a value", "--seats attend une valeur"),
    ("play smile --frob", "no option --frob here. tablee play --help", "L’option --frob n’existe pas ici."),
    ("play smile --unseen-cards=maybe", "--unseen-cards is written without a value", "s’écrit sans valeur"),
    ("play smile --pace turns", "no option --pace here", "L’option --pace n’existe pas ici."),
    ("play grumpf --pace slow", "--pace cannot be “slow”. Choose from: realtime, turns, beats.", "--pace"),
    ("play --name smile grumpf --pace slow", "--pace cannot be “slow”", "--pace"),
    ("play --name=smile grumpf --pace slow", "--pace cannot be “slow”", "--pace"),
    ("play --fast grumpf --pace slow", "--pace cannot be “slow”", "--pace"),
    ("play --unseen-cards smile --seats 7", "not for a table of 7", "une table de 7"),
    ("play grumpf --hunt-max 7", "--hunt-max cannot be “7”. Choose from: 60, 90, 120, 180.", "60, 90, 120, 180"),
    ("play grumpf --sides 3", "The option “sides” does not take that value.", "sides"),
    ("arena smile --pace turns", "no option --pace here", "L’option --pace n’existe pas ici."),
    ("play smile --bots genius", "no bot of level “genius”. Choose from: beginner", "niveau «\u202fgenius\u202f»"),
    ("play smile --bots solid,strong,solid --seats 3", "3 levels are too many for 3 seats", "c’est trop pour 3 places"),
    ("play smile --bots solid,solid,solid,solid,solid", "not for a table of 6", "une table de 6"),
    ("play smile --seed abc", "--seed needs a whole number, not “abc”", "--seed attend un nombre entier"),
    ("play smile --seed -1", "without a sign", "sans signe"),
    ("play smile --seed 99999999999999999999", "at most 19 digits", "19 chiffres au plus"),
    ("play smile --content nowhere.toml", "no file “nowhere.toml”", "pas de fichier «\u202fnowhere.toml\u202f»"),
    ("play smile --content smile=nowhere.toml", "no file “nowhere.toml”", "--content smile=mon-smile.toml"),
    ("play smile --content grumpf=nowhere.toml", "for example --content grumpf=my-grumpf.toml", "mon-grumpf.toml"),
    ("play smile --content chess=mine.toml", "no game called “chess”", "«\u202fchess\u202f»"),
    ("play smile --content a.toml --content b.toml", "--content names “smile” twice", "nomme «\u202fsmile\u202f» deux"),
    ("play smile --content a.toml --content smile=b.toml", "--content names “smile” twice", "d’un seul fichier"),
    ("play smile --content smile=", "needs the name of a file. For example: --content smile=my", "nom d’un fichier"),
    ("play smile --content", "--content needs a value", "--content attend une valeur"),
    ("arena smile --content nowhere.toml", "no file “nowhere.toml”", "pas de fichier"),
    ("arena smile --content =mine.toml", "no game called “”", "Aucun jeu ne s’appelle"),
    (
        "serve --content mine.toml",
        "GAME=FILE, not “mine.toml”. For example: --content smile=my-smile.toml",
        "JEU=FICHIER",
    ),
    ("serve --content smile=nowhere.toml", "no file “nowhere.toml”", "pas de fichier"),
    ("host --content mine.toml", "GAME=FILE, not “mine.toml”", "JEU=FICHIER, pas «\u202fmine.toml\u202f»"),
    ("host --content smile=a.toml --content smile=b.toml", "--content names “smile” twice", "deux fois"),
    (f"verify {HEX} {HEX} --content mine.toml", "GAME=FILE, not “mine.toml”", "JEU=FICHIER"),
    (f"verify {HEX} {HEX} --game smile --content mine.toml", "no file “mine.toml”", "pas de fichier"),
    ("play smile --name abcdefghijklmnopqrstuvwxyz", "1 to 20 visible characters", "1 à 20 caractères"),
    ("play smile --name \x07", "1 to 20 visible characters", "1 à 20 caractères"),
    ("--lang de", "“de” is no language that we have", "«\u202fde\u202f» n’est pas une langue"),
    ("play smile --lang", "--lang needs a language: fr or en", "--lang attend une langue"),
    ("arena", f"For example: tablee arena {next(iter(SHELF))}", f"tablee arena {next(iter(SHELF))}"),
    ("arena chess", "no game called “chess”", "«\u202fchess\u202f»"),
    ("arena smile --bots solid --seats 1", "not for a table of 1", "une table de 1"),
    ("arena smile --bots solid,genius,solid", "no bot of level “genius”", "niveau «\u202fgenius\u202f»"),
    ("arena smile --bots solid,solid,solid,solid --seats 3", "4 levels are too many for 3", "4 niveaux, c’est trop"),
    ("arena smile --games 0", "--games needs a number of at least 1", "d’au moins 1"),
    ("arena smile --games many", "--games needs a whole number", "--games attend un nombre entier"),
    ("serve --bot-workers 0", "--bot-workers needs a number of at least 1", "--bot-workers attend un nombre"),
    ("arena smile --workers 0", "--workers needs a number of at least 1", "d’au moins 1"),
    ("arena smile --seed -1", "without a sign", "sans signe"),
    ("arena smile --json nowhere/at/all.json", "“nowhere/at/all.json” cannot be written to", "Impossible d’écrire"),
    ("arena smile --json --games", "--json needs a value", "--json attend une valeur"),
    ("verify", "Something is missing: COMMITMENT", "Il manque quelque chose"),
    (f"verify {HEX}", "Something is missing: SEED", "SEED"),
    (f"verify 12 {HEX}", "COMMITMENT needs 64 hexadecimal digits, not “12”", "64 chiffres hexadécimaux"),
    (f"verify {HEX} xyz", "SEED needs 64 hexadecimal digits, not “xyz”", "64 chiffres hexadécimaux"),
    (f"verify {HEX} {HEX}", "The seal is broken", "Le sceau est rompu"),
]


@pytest.mark.parametrize(("command", "english", "french"), CASES)
def test_a_wrong_word_is_answered_in_one_line(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: str, english: str, french: str
) -> None:
    for language, sentence in (("en_GB.UTF-8", english), ("fr_FR.UTF-8", french)):
        monkeypatch.setenv("LANG", language)
        said = run(command)
        assert said.code == 2
        assert said.out == ""
        assert said.err.count("\n") == 1
        assert sentence in said.err


def test_a_bad_content_file_is_answered_in_one_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text('creatures = [{ id = "C01" }]', "utf-8")
    said = run(f"play smile --content {file} --lang fr")
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("bad.toml, ligne 1 (C01)\u00a0: «\u202fvalue\u202f» manque.")


@pytest.mark.parametrize(
    ("words", "english", "french"),
    [
        (
            ["play", "smile", "--content", ""],
            "--content needs the name of a file. For example: --content smile=my-smile.toml",
            "--content attend le nom d’un fichier.",
        ),
        (
            ["arena", "smile", "--json", ""],
            "--json needs the name of a file. For example: --json result.json",
            "--json attend le nom d’un fichier.",
        ),
    ],
)
def test_an_empty_name_is_no_file(
    capsys: pytest.CaptureFixture[str], words: list[str], english: str, french: str
) -> None:
    for language, sentence in (("en", english), ("fr", french)):
        assert main([*words, "--lang", language]) == 2
        assert sentence in capsys.readouterr().err


LONG = "9" * 5000


@pytest.mark.parametrize(
    "command",
    [
        LONG,
        f"--{LONG}",
        f"--lang {LONG}",
        f"play {LONG}",
        f"play smile {LONG}",
        f"play smile --{LONG}",
        f"play smile --bots {LONG}",
        f"play smile --seats {LONG}",
        f"play smile --seats {LONG[:4000]}",
        f"play smile --seed {LONG[:4000]}",
        f"play smile --name {LONG}",
        f"play smile --content {LONG}",
        f"play smile --content {LONG}=mine.toml",
        f"serve --content {LONG}",
        f"play smile --unseen-cards={LONG}",
        f"arena smile --games -{LONG[:4000]}",
        f"arena smile --json {LONG}",
        f"verify {LONG}",
        f"verify {HEX} {LONG}",
        f"replay {LONG}",
    ],
    ids=lambda command: command[:24],
)
def test_what_is_much_too_long_is_shortened(run: Run, command: str) -> None:
    for language in ("en", "fr"):
        said = run(f"--lang {language} {command}")
        assert (said.code, said.out) == (2, "")
        assert "{???}" not in said.err
        assert "9…" in said.err
        assert len(said.err) < 500


@pytest.mark.parametrize("command", ["play smile --bots genius", "arena smile --bots genius,solid,solid"])
def test_every_level_that_is_accepted_is_offered(run: Run, command: str) -> None:
    said = run(command)
    assert "beginner, solid, strong" in said.err
    assert "random, default" in said.err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
def test_a_file_without_room_is_said_to_be(run: Run) -> None:
    said = run("arena smile --games 2 --workers 1 --json /dev/full")
    assert said.code == 2
    assert "solid" in said.out
    assert said.err.startswith("“/dev/full” cannot be written to.")


def test_a_mistake_of_ours_is_one_line_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fall(*_: object) -> int:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr("tablee.cli.play.play", fall)
    said = run("play smile")
    assert said.code == 1
    assert said.err.count("\n") == 1
    assert "ZeroDivisionError: oops" in said.err
    monkeypatch.setenv("TABLEE_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        run("play smile")


def test_an_interruption_is_quiet(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("tablee.cli.play.play", interrupt)
    assert run("play smile") == (130, "", "")
