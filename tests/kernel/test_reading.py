"""What is read from outside: a content file and a position on paper become records, or a typed error."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from pathlib import Path

import pytest

from tablee.kernel import BadContent, BadPosition, Edition
from tablee.kernel.content import each_once, read_content
from tablee.kernel.reading import LARGEST, content_of, read_edition, read_toml, read_written
from tablee.text import speaker
from tests.kernel.bids import BIDS_GAME
from tests.kernel.cards import CARDS, PRINTED, Contents


def changed(old: str, new: str) -> str:
    assert PRINTED.count(old) == 1, old
    return PRINTED.replace(old, new)


def refused(tmp_path: Path, text: str | bytes) -> BadContent:
    path = tmp_path / "mine.toml"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    with pytest.raises(BadContent) as error:
        read_edition(CARDS, path)
    return error.value


# --- The whole way


def test_an_owners_file_is_the_edition_of_the_game(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(changed('en = "Baker"', 'en = "Pastry cook"'), "utf-8")
    game = read_edition(CARDS, path)
    assert game.edition.written["cards"][0]["name"] == {"fr": "Pâtissier", "en": "Pastry cook"}
    assert game.edition.digest not in ("", CARDS.edition.digest)
    assert game.edition.digest == Edition(tomllib.loads(path.read_text("utf-8"))).digest


def test_windows_lines_and_its_mark_at_the_beginning_are_read(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xef\xbb\xbf" + PRINTED.replace("\n", "\r\n").encode())
    assert read_edition(CARDS, path).edition.digest == Edition(tomllib.loads(PRINTED)).digest


def test_a_game_without_a_content_file_has_no_other_edition(tmp_path: Path) -> None:
    with pytest.raises(BadContent) as error:
        read_edition(BIDS_GAME, tmp_path / "mine.toml")
    assert str(error.value) == "bad_content.no_content: bids"


def test_a_game_finds_the_table_in_its_folder() -> None:
    path = content_of("tablee.games.smile")
    assert (path.parent.name, path.name, path.is_file()) == ("smile", "content.toml", True)


# --- What cannot be read at all


def test_a_file_is_read_up_to_the_size_that_a_table_can_keep(tmp_path: Path) -> None:
    file = tmp_path / "large.toml"
    file.write_bytes(b"#" * LARGEST)
    assert read_toml(file) == {}
    file.write_bytes(b"#" * (LARGEST + 1))
    with pytest.raises(BadContent, match=r"bad_content.too_large: large.toml \(right would be: 1\)"):
        read_toml(file)


def test_a_file_that_cannot_be_opened_is_unreadable(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"bad_content.unreadable: nowhere.toml \(right would be: TOML\)"):
        read_toml(tmp_path / "nowhere.toml")


SYNTAX: list[tuple[str | bytes, str, int]] = [
    ("rounds = 3\ncards = = 7", "no_such_value", 2),
    ("rounds = 3\nsecret = maybe", "no_such_value", 2),
    ("rounds = 3\n\ncards\n", "no_value", 3),
    ("rounds = 3\nrounds = 4", "written_twice", 2),
    ("[a]\n[b]\n[a]\n", "written_twice", 3),
    ("x = {\n", "not_toml", 1),
    ("x = { a = 1, a = 2 }", "written_twice", 1),
    ('cards = [\n  { id = "S01" },\n', "not_closed", 2),
    ('rounds = 3\nname = "Baker\n', "not_toml", 2),
    ("rounds = 3\n?\n", "not_toml", 2),
    ("cards = " + "[" * 5000, "not_toml", 1),
    (b'rounds = 3\nname = "P\xe2tissier"', "not_text", 2),
]


@pytest.mark.parametrize(("text", "detail", "line"), SYNTAX)
def test_what_is_no_toml_is_refused_with_its_line(tmp_path: Path, text: str | bytes, detail: str, line: int) -> None:
    error = refused(tmp_path, text)
    assert (error.detail, error.parts["file"], error.parts["line"]) == (detail, "mine.toml", line)
    assert speaker("en", strict=True).error(error).startswith(f"mine.toml, line {line}: ")
    assert speaker("fr", strict=True).error(error).startswith(f"mine.toml, ligne {line}\u00a0: ")


# --- What does not fit: each kind once, with its line and what would be right

FIELDS = "id, kind, needs, effect, name, text, follows, weight, provenance"
ALL = "cards, rounds, secret, provenance"
BAD = [
    # old, new, line, detail, where, wrong, right
    ("rounds = 3\n", "", 1, "missing_field", "", "rounds", ALL),
    ("rounds = 3", 'rounds = "3"', 1, "choice", "rounds", '"3"', "1, 2, 3, 4"),
    ("rounds = 3", "rounds = 5", 1, "choice", "rounds", "5", "1, 2, 3, 4"),
    ("secret = true", "secret = 1", 2, "choice", "secret", "1", "true, false"),
    ("rounds = 3", "rounds = 3\ncolours = 7", 2, "unknown_field", "colours", "colours", ALL),
    ('kind = "task"\nneeds = [2, 1]\n', "needs = [2, 1]\n", 4, "missing_field", "S01", "kind", FIELDS),
    ('id = "S02"', 'id = "S02"\n"a.b" = 1', 14, "unknown_field", "S02, a.b", "a.b", FIELDS),
    ('kind = "event"', 'kind = "stroke"', 14, "choice", "S02, kind", "stroke", '"event", "task"'),
    ("needs = [2, 1]", "needs = [-2, 1]", 7, "number_from", "S01, needs", "-2", "0"),
    ("needs = [2, 1]", "needs = [\n  2,\n  true,\n]", 9, "number", "S01, needs", "true", ""),
    ("needs = [2, 1]", "needs = [2, 1, 0]", 7, "list_of", "S01, needs", "[2, 1, 0]", "2"),
    ("needs = [0, 0]", "needs = 0\nfollows = 1", 15, "list_of", "S02, needs", "0", "2"),
    ("needs = [0, 0]", "needs = [0, 0]\nfollows = 1", 16, "list", "S02, follows", "1", ""),
    ("needs = [0, 0]", 'needs = [0, 0]\nfollows = ["S01", "T1"]', 16, "text", "S02, follows", "T1", ""),
    ("needs = [0, 0]", 'needs = [0, 0]\nweight = "2"', 16, "shape", "S02, weight", '"2"', ""),
    ('effect = "sneeze"', "effect = 7", 16, "text", "S02, effect", "7", ""),
    ('effect = "sneeze"', 'effect = "cough"', 16, "unknown_effect", "S02, effect", "cough", "bake, sneeze"),
    ('name = { fr = "Rhume", en = "Cold" }', 'name = "Cold"', 17, "row", "S02, name", '"Cold"', "fr, en"),
    (', en = "Cold"', "", 17, "one_language", "S02, name", "en", ""),
    ('en = "Cold"', 'en = ""', 17, "one_language", "S02, name, en", "en", ""),
    ('text.fr = "Tout le monde éternue."\n', "", 18, "one_language", "S02, text", "fr", ""),
    ('fr = "Goûte."\n', "", 27, "one_language", "S03, text", "fr", ""),
    ('id = "S02"', 'id = "S07"', 13, "unknown_card", "S07, id", "S07", "S01, S02, S03"),
    ('id = "S02"', 'id = "S01"', 13, "card_twice", "S01, id", "S01", "S01, S02, S03"),
    ("needs = [2, 1]", "needs = [1, 1]", 4, "counts", "cards", "2", "3"),
    ('printed = "as printed"', 'ours = "x"\nprinted = 1', 33, "text", "provenance, printed", "1", ""),
    ('[provenance]\nprinted = "as printed"\n', "", 1, "table", "provenance", "[1, { … }]", ""),
]


@pytest.mark.parametrize(("old", "new", "line", "detail", "where", "wrong", "right"), BAD)
def test_what_does_not_fit_is_refused_with_its_line_and_what_would_be_right(
    tmp_path: Path, old: str, new: str, line: int, detail: str, where: str, wrong: str, right: str
) -> None:
    text = changed(old, new)
    error = refused(tmp_path, "provenance = [1, {}]\n" + text if detail == "table" else text)
    assert (error.parts["file"], error.parts["line"], error.parts["where"]) == ("mine.toml", line, where)
    assert (error.detail, error.wrong, error.right) == (detail, wrong, right)


def test_a_card_that_is_missing_is_named_where_it_should_stand(tmp_path: Path) -> None:
    first, second, third = (f"[[cards]]{part}" for part in PRINTED.partition("[provenance]")[0].split("[[cards]]")[1:])
    rest = "[provenance]\n"
    head = PRINTED.split("[[cards]]")[0]
    for cards, wrong, line in (
        ([second, third], "S01", 4),
        ([first, third], "S02", 12),
        ([first, second], "S03", 4),
    ):
        error = refused(tmp_path, head + "".join(cards) + rest)
        assert (error.detail, error.wrong, error.parts["line"]) == ("missing_card", wrong, line)
    error = refused(tmp_path, head + second + first + third + rest)
    assert (error.detail, error.wrong, error.right) == ("out_of_place", "S02", "S01")
    assert (error.parts["line"], error.parts["where"]) == (5, "S02, id")


SAID = [
    (
        'effect = "sneeze"',
        'effect = "cough"',
        "mine.toml, line 16 (S02, effect): “cough” is not known. Choose from: bake, sneeze (CAR-002).",
        "mine.toml, ligne 16 (S02, effect) : « cough » n’est pas connu. Au choix : bake, sneeze (CAR-002).",
    ),
    (
        ', en = "Cold"',
        "",
        "mine.toml, line 17 (S02, name): “en” is missing: the English text."
        " Every text stands in both languages, fr and en.",
        "mine.toml, ligne 17 (S02, name) : « en » manque : c’est le texte anglais."
        " Chaque texte est dans les deux langues, fr et en.",
    ),
    (
        'fr = "Goûte."\n',
        "",
        "mine.toml, line 27 (S03, text): “fr” is missing: the French text."
        " Every text stands in both languages, fr and en.",
        "mine.toml, ligne 27 (S03, text) : « fr » manque : c’est le texte français."
        " Chaque texte est dans les deux langues, fr et en.",
    ),
    (
        "rounds = 3\n",
        "",
        "mine.toml, line 1: “rounds” is missing. There should be: cards, rounds, secret, provenance.",
        "mine.toml, ligne 1 : « rounds » manque. Il faudrait : cards, rounds, secret, provenance.",
    ),
]


@pytest.mark.parametrize(("old", "new", "english", "french"), SAID)
def test_what_does_not_fit_is_said_in_both_languages(
    tmp_path: Path, old: str, new: str, english: str, french: str
) -> None:
    error = refused(tmp_path, changed(old, new))
    assert plain(speaker("en", strict=True).error(error)) == english
    assert plain(speaker("fr", strict=True).error(error)) == french


@pytest.mark.parametrize("bad", BAD, ids=lambda bad: bad[3])
def test_every_kind_of_bad_content_has_its_words(tmp_path: Path, bad: tuple[str, str, int, str, str, str, str]) -> None:
    old, new, line, detail, where, *_ = bad
    text = changed(old, new)
    error = refused(tmp_path, "provenance = [1, {}]\n" + text if detail == "table" else text)
    for language, word in (("en", "line"), ("fr", "ligne")):
        said = plain(speaker(language, strict=True).error(error))
        assert said.startswith(f"mine.toml, {word} {line}" + (f" ({where})" if where else ""))
        assert "does not fit the rules" not in said


def plain(sentence: str) -> str:
    return sentence.replace("\u00a0", " ").replace("\u202f", " ")


# --- Without a file


def test_an_edition_from_elsewhere_is_refused_with_the_place_in_it() -> None:
    written = tomllib.loads(PRINTED)
    written["cards"][1]["kind"] = "stroke"
    with pytest.raises(BadContent) as error:
        CARDS.in_edition(written)
    assert error.value.at == ("cards", 1, "kind")
    assert str(error.value) == ('bad_content.choice: stroke (right would be: "event", "task"; where = cards[1].kind)')
    assert speaker("en", strict=True).error(error.value).startswith("cards[1].kind: “stroke” does not fit.")


def test_content_that_fits_becomes_the_record_of_a_game() -> None:
    contents = read_content(tomllib.loads(PRINTED), Contents)
    assert (contents.rounds, [row.id for row in contents.cards]) == (3, ["S01", "S02", "S03"])
    assert (contents.cards[2].text.fr, contents.cards[2].provenance) == ("Goûte.", "")


def test_what_does_not_fit_is_left_as_it_is() -> None:
    written = tomllib.loads(changed('printed = "as printed"', 'ours = "x"\nprinted = 1'))
    before = deepcopy(written)
    with pytest.raises(BadContent):
        read_content(written, Contents)
    assert written == before


def test_of_many_names_the_first_and_the_last_are_said() -> None:
    names = [f"C{number:02}" for number in range(1, 14)]
    for right, said in ((names[:12], ", ".join(names[:12])), (names, "C01, C02, …, C13")):
        with pytest.raises(BadContent) as error:
            each_once([], right, "CAR-001", ("cards",), "id")
        assert error.value.right == said


def test_what_is_no_table_at_all_does_not_fit() -> None:
    with pytest.raises(BadContent) as error:
        read_content([1], Contents)
    assert (error.value.detail, error.value.at, error.value.wrong) == ("row", (), "[1]")


# --- Positions on paper


def test_a_position_on_paper_becomes_the_record_of_a_game() -> None:
    assert read_written({"cards": [], "rounds": 3, "secret": True}, Contents, "docs/x.md").rounds == 3


def test_a_paper_that_does_not_fit_names_the_page_that_explains_it() -> None:
    with pytest.raises(BadPosition) as refused:
        read_written({"cards": ["x"]}, Contents, "docs/x.md")
    assert (refused.value.detail, refused.value.wrong, refused.value.right) == ("shape", "$.cards[0]", "docs/x.md")
