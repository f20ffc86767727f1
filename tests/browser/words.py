"""The words of the client, for tests that look for what somebody would read."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

from fluent.runtime import FluentBundle, FluentResource

from tests.browser.chromium import ROOT

Language = Literal["fr", "en"]
LANGUAGES: tuple[Language, ...] = ("fr", "en")
BOXES = ROOT / "web/src/games"
GAMES = sorted(folder.parent.name for folder in BOXES.glob("*/index.ts"))
ON_THE_BOXES = tuple(f"web/src/games/{game}/box.{{}}.ftl" for game in GAMES)
SHARED = ("src/tablee/text/tablee.{}.ftl", "web/src/text/{}.ftl", *ON_THE_BOXES)
OF_A_GAME = ("src/tablee/games/{}/text.{{}}.ftl", "web/src/games/{}/{{}}.ftl")


def files_of(game: str) -> tuple[str, ...]:
    """What a box says once it is opened; in the client it may be in several files, such as `around.fr.ftl`."""
    parts = sorted(file.name.removesuffix(".fr.ftl") for file in (BOXES / game).glob("*.fr.ftl"))
    more = [f"web/src/games/{game}/{part}.{{}}.ftl" for part in parts if part != "box"]
    return (*(file.format(game) for file in OF_A_GAME), *more)


FILES = (*SHARED, *(file for game in GAMES for file in files_of(game)))


def _same(number: Any) -> Any:
    return number


@cache
def bundle(language: Language, game: str) -> Any:
    """The words of one box at a time, as on the screen: two games may say different things by the same key."""
    made = FluentBundle([language], use_isolating=False, functions={"SIGNED": _same, "PLAIN": _same})
    for file in (*SHARED, *files_of(game)):
        made.add_resource(FluentResource((ROOT / file.format(language)).read_text(encoding="utf-8")), True)
    return made


def say(language: Language, key: str, game: str = "smile", **params: Any) -> str:
    words = bundle(language, game)
    text, errors = words.format_pattern(words.get_message(key).value, params)
    assert not errors, (key, errors)
    return str(text)
