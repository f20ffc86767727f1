"""What the documents show is true."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted(path.relative_to(ROOT).as_posix() for path in [ROOT / "README.md", *ROOT.glob("docs/**/*.md")])


@pytest.mark.parametrize("page", PAGES)
def test_every_example_gives_what_the_page_says(page: str) -> None:
    assert doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8").failed == 0


def test_the_readme_plays_a_whole_game() -> None:
    assert "while not position.over" in (ROOT / "README.md").read_text("utf-8")


@pytest.mark.parametrize("page", PAGES)
def test_every_link_to_a_file_leads_somewhere(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    links = [link.partition("#")[0] for link in re.findall(r"\]\(([^)\s]+)\)", text) if "://" not in link]
    missing = [link for link in links if link and not ((ROOT / page).parent / link).exists()]
    assert missing == []
