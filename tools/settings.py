"""The table of settings in docs/operating.md, from the settings themselves: python tools/settings.py writes it anew."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tablee.cli.app import own_cards_of
from tablee.cli.settings import DATABASE_URL, SETTINGS, Setting
from tablee.text import Speaker, speaker

PAGE: Final = Path(__file__).parents[1] / "docs" / "operating.md"
HEAD: Final = "| key | option | variable | what it is |\n|---|---|---|---|\n"


def table(say: Speaker) -> str:
    return HEAD + "".join(line(say, setting) for setting in SETTINGS.values())


def line(say: Speaker, setting: Setting) -> str:
    option = f"`{setting.option}`" if setting.option else "none"
    also = f", `{DATABASE_URL}`" if setting.name == "store" else ""
    about = say.say(setting.about, example=setting.example or own_cards_of(say))
    return f"| `{setting.name}` | {option} | `{setting.variable}`{also} | {about} |\n"


def with_table(page: str, fresh: str) -> str:
    before, _, after = page.partition(HEAD)
    rest = after.partition("\n\n")[2]
    return f"{before}{fresh}\n{rest}"


if __name__ == "__main__":
    PAGE.write_text(with_table(PAGE.read_text("utf-8"), table(speaker("en"))), "utf-8")
