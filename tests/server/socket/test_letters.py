"""What people write, as it is kept: readable, on its line, and nothing else in it."""

from __future__ import annotations

import unicodedata

import pytest

from tablee.server.letters import MOST_MARKS, mark, tamed
from tablee.server.names import clean_name


@pytest.mark.parametrize(
    "text",
    [
        "Bravo\u202f! « C’est à toi\u202f»",
        "Zoé, ça va\u00a0?",
        "木村さん、どうぞ",
        "שלום",
        "سلام می\u200cخواهم",  # Persian needs its joiner
        "क्\u200dष",
        "👩\u200d🚀 🏳️\u200d🌈 👍🏽 1️⃣",
        "\U0001fae8",  # younger than our table of letters
        "x² ≠ y₁   …",
        "Tiếng Việt",
    ],
)
def test_what_can_be_read_is_kept_as_it_was_written(text: str) -> None:
    assert tamed(text) == unicodedata.normalize("NFC", text)


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("one\ntwo\r\nthree\u2028four\tfive", "one two  three four five"),
        ("\n  hello \u00a0", "hello"),
        ("a\x00b\x07c\x1b[31md", "abc[31md"),
        ("abc\u202etxt.exe", "abctxt.exe"),
        ("\u2066a\u2069\u200fb\u061c", "ab"),
        ("in\u200bvis\u2060ible\ufeff\u00ad", "invisible"),
        ("\ue000private\uf8ff", "private"),
        ("flag \U000e0067\U000e0062", "flag"),
        ("Zoe\u0301", "Zoé"),
        ("H" + "\u0316" * 40 + "i", "H" + "\u0316" * 3 + "i"),
        ("ab" + "\u200d" * 20 + "c", "abc"),
        ("A\u200dna\u200c", "Ana"),
        ("👩\u200d\u200d🚀", "👩🚀"),
    ],
)
def test_what_disturbs_others_is_left_out(text: str, kept: str) -> None:
    assert tamed(text) == kept


@pytest.mark.parametrize(
    "text", ["\n", " \u00a0\u3000", "\u200b\u2060", "\u202e", "\u200d\u200c", "\u0301\u0302", "\u3164\u2800", "\x07"]
)
def test_a_line_with_nothing_to_see_is_empty(text: str) -> None:
    assert tamed(text) == ""


def test_whatever_is_written_is_kept_tame_and_is_tame_for_good() -> None:
    every = [chr(number) for number in range(0x20000) if not 0xD800 <= number < 0xE000]
    for start in range(0, len(every), 97):
        text = "a".join(every[start : start + 97]) + "".join(every[start : start + 97])
        kept = tamed(text)
        assert tamed(kept) == kept
        assert not any(unicodedata.category(letter) in ("Cc", "Cf", "Zl", "Zp") and not mark(letter) for letter in kept)
        assert "m" * (MOST_MARKS + 1) not in "".join("m" if mark(letter) else "." for letter in kept)


def test_two_names_that_look_alike_by_a_joiner_are_the_same_name() -> None:
    assert clean_name("A\u200dna") == clean_name("Ana\u200c") == "Ana"
    assert clean_name("👩\u200d🚀") == "👩\u200d🚀"
