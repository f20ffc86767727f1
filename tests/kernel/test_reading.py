"""What is read from outside: a content file and a position on paper become records, or a typed error."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tablee.kernel import BadContent, BadPosition
from tablee.kernel.reading import content_of, read_content, read_toml, read_written


class Box(msgspec.Struct, forbid_unknown_fields=True):
    cards: list[int]


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    return path


def test_a_content_file_becomes_the_record_of_a_game(tmp_path: Path) -> None:
    assert read_content(written(tmp_path, "cards = [1, 2]"), Box) == Box([1, 2])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("cards = 7", "bad_content.shape: $.cards (right would be: content.toml; file = mine.toml; field = cards;"),
        ("", "bad_content.missing_field: $.cards (right would be: content.toml; file = mine.toml; field = cards;"),
        (
            "cards = []\npawns = 3",
            "bad_content.unknown_field: $.pawns (right would be: content.toml; file = mine.toml;",
        ),
        ("cards = = 7", "bad_content.not_toml_at: mine.toml (right would be: TOML; line = 1; column = 9)"),
        ("cards = " + "[" * 5000, "bad_content.not_toml: mine.toml (right would be: TOML)"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_where_it_does_not(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(BadContent) as refused:
        read_content(written(tmp_path, text), Box)
    assert str(refused.value).startswith(said)


def test_a_file_that_cannot_be_opened_is_unreadable(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"bad_content.unreadable: nowhere.toml \(right would be: TOML\)"):
        read_toml(tmp_path / "nowhere.toml")


def test_a_game_finds_the_table_in_its_folder() -> None:
    path = content_of("tablee.games.smile")
    assert (path.parent.name, path.name, path.is_file()) == ("smile", "content.toml", True)


def test_a_position_on_paper_becomes_the_record_of_a_game() -> None:
    assert read_written({"cards": [3]}, Box, "docs/x.md") == Box([3])


def test_a_paper_that_does_not_fit_names_the_page_that_explains_it() -> None:
    with pytest.raises(BadPosition) as refused:
        read_written({"cards": ["x"]}, Box, "docs/x.md")
    assert (refused.value.detail, refused.value.wrong, refused.value.right) == ("shape", "$.cards[0]", "docs/x.md")
