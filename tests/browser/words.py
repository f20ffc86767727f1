"""The words of the client, for tests that look for what somebody would read."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

from fluent.runtime import FluentBundle, FluentResource

from tests.browser.chromium import ROOT

Language = Literal["fr", "en"]
LANGUAGES: tuple[Language, ...] = ("fr", "en")
FILES = (
    "src/tablee/text/tablee.{}.ftl",
    "src/tablee/games/smile/text.{}.ftl",
    "web/src/text/{}.ftl",
    "web/src/games/smile/{}.ftl",
)


def _same(number: Any) -> Any:
    return number


@cache
def bundle(language: Language) -> Any:
    made = FluentBundle([language], use_isolating=False, functions={"SIGNED": _same, "PLAIN": _same})
    for file in FILES:
        made.add_resource(FluentResource((ROOT / file.format(language)).read_text(encoding="utf-8")), True)
    return made


def say(language: Language, key: str, **params: Any) -> str:
    words = bundle(language)
    text, errors = words.format_pattern(words.get_message(key).value, params)
    assert not errors, (key, errors)
    return str(text)
