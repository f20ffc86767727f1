"""French and English are complete, and no component holds a sentence of its own."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.browser.chromium import ROOT
from tests.browser.house import House
from tests.browser.people import Guests
from tests.browser.words import FILES, GAMES, LANGUAGES

SVELTE = sorted((ROOT / "web/src").rglob("*.svelte"))
SAME_EVERYWHERE = {"Tablée", "·", "Tablée ·", "· Tablée", *(f"Tablée · {game.title()}" for game in GAMES)}  # names
CODE = re.compile(r"<script\b.*?</script>|<style\b.*?</style>|<!--.*?-->", re.DOTALL)
WORDS_IN = re.compile(
    r"""\s(?:aria-label|aria-valuetext|title|placeholder|alt)=(["'])(?P<text>[^"'{}]*[^\W\d_]{2,}[^"'{}]*)\1"""
)
LETTERS = re.compile(r"[^\W\d_]{2,}")
KEY = re.compile(r"^(-?[a-z][\w-]*) *=", re.MULTILINE)


def without_braces(text: str) -> str:
    """What is not an expression: braces may be nested."""
    kept, depth = [], 0
    for letter in text:
        depth += letter == "{"
        if depth == 0:
            kept.append(letter)
        depth -= letter == "}"
    return "".join(kept)


def text_nodes(markup: str) -> list[str]:
    """Between tags. A `>` inside of a tag's attributes is in braces or quotes, which are gone by then."""
    bare = re.sub(r"\"[^\"]*\"|'[^'<>]*'", '""', without_braces(markup))
    texts = (unescape(text).strip() for text in re.split(r"<[^>]*>", bare))
    return [text for text in texts if LETTERS.search(text)]


@pytest.mark.parametrize("file", SVELTE, ids=lambda file: str(file.relative_to(ROOT / "web/src")))
def test_no_sentence_is_written_into_a_component(file: Path) -> None:
    markup = CODE.sub("", file.read_text(encoding="utf-8"))
    said = [text for text in text_nodes(markup) if text not in SAME_EVERYWHERE]
    said += [match["text"] for match in WORDS_IN.finditer(markup)]
    assert not said


@pytest.mark.parametrize("file", FILES)
def test_both_languages_say_the_same_things(file: str) -> None:
    keys = [set(KEY.findall((ROOT / file.format(one)).read_text(encoding="utf-8"))) for one in LANGUAGES]
    assert keys[0] == keys[1]


@pytest.mark.anyio
async def test_the_language_changes_at_once_and_is_kept(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana", language="fr")
    await ana.go("/")
    await expect(ana.on_shelf("play-now")).to_be_visible()
    await ana.page.get_by_role("button", name="English").click()
    ana.language = "en"
    await expect(ana.on_shelf("play-now")).to_be_visible()
    assert await ana.page.evaluate("() => document.documentElement.lang") == "en"
    await ana.page.reload()
    await expect(ana.on_shelf("play-now")).to_be_visible()
