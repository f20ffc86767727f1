"""The tables of docs/rules/archibald.md: what the file of the box is compared with."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

LAW = Path(__file__).parents[3] / "docs" / "rules" / "archibald.md"
SECTION = re.compile(r"^#{2,3} (\d[\d.]*)", re.MULTILINE)


@cache
def text() -> str:
    return LAW.read_text("utf-8")


def section(number: str) -> str:
    """The text of a section such as "5.4"."""
    heads = list(SECTION.finditer(text()))
    (start,) = [place for place, head in enumerate(heads) if head[1].rstrip(".") == number]
    end = heads[start + 1].start() if start + 1 < len(heads) else len(text())
    return text()[heads[start].start() : end]


@cache
def rows(number: str) -> list[list[str]]:
    """The rows of all tables of a section, without their heads."""
    found: list[list[str]] = []
    lines = section(number).splitlines()
    for place, line in enumerate(lines):
        head = place + 1 < len(lines) and lines[place + 1].startswith("|---")
        if line.startswith("|") and not line.startswith("|---") and not head:
            found.append([cell.strip().strip("`") for cell in line.strip("|").split("|")])
    return found


def typeset(words: str) -> str:
    """With the spaces and the apostrophes of print away, so that a text can be compared with a table's."""
    return words.replace("\u202f", " ").replace("\u00a0", " ").replace("’", "'")


def ids() -> list[str]:
    """Every rule that the law has."""
    return re.findall(r"^- \*\*(ARC-\d{3})\*\*", text(), re.MULTILINE)


def scenarios() -> list[str]:
    return re.findall(r"\*\*(SC-\d\d)\*\*", text())


class Row:
    """A tile of section 5.6, as the law writes it."""

    def __init__(self, cells: list[str]) -> None:
        self.id, self.name_fr, self.name_en, walls, shown, self.provenance = cells
        self.level = int(self.id[1])
        self.walls = "" if walls == "none" else walls.replace(", ", "")
        self.falls = "Chutes" in shown
        self.enemies = enemies_of(shown)
        self.shows = [word for word in re.split(r" \+ ", shown) if word in PICTOGRAMS]


PICTOGRAMS = ("heart", "card", "trial", "trap", "book", "spring", "archibald")


def enemies_of(shown: str) -> list[str]:
    return [kind.lower() for kind, count in re.findall(r"enemy\((\w+)×(\d)\)", shown) for _ in range(int(count))]


@cache
def tiles() -> list[Row]:
    return [Row(cells) for cells in rows("5.6")]
