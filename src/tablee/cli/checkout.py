"""What only the source tree has: the text of the rules, and the measurements."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import tablee

RULE = re.compile(r"^- \*\*(?P<id>[A-Z]{3}-\d{3}[a-z]?)\*\* (?P<text>.*)$", re.MULTILINE)
SOURCES = re.compile(r"(\s*\[[^\[\]]*\])+\s*$")  # where a rule comes from: for developers
EMPHASIS = re.compile(r"\*{1,2}([^*]+)\*{1,2}")


def root() -> Path | None:
    """The source tree that we run from, if there is one."""
    for folder in Path(tablee.__file__).resolve().parents:
        if (folder / "pyproject.toml").is_file() and (folder / "docs" / "rules").is_dir():
            return folder
    return None


@cache
def rules(game_key: str) -> dict[str, str]:
    """The rules of a game by id; none outside a source tree."""
    top = root()
    page = top / "docs" / "rules" / f"{game_key}.md" if top else None
    if page is None or not page.is_file():
        return {}
    return {found["id"]: plain(found["text"]) for found in RULE.finditer(page.read_text("utf-8"))}


def plain(text: str) -> str:
    return EMPHASIS.sub(r"\1", SOURCES.sub("", text))
