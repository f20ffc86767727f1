"""The bots of Les Schtroumpfs."""

from __future__ import annotations

from typing import Final

from tablee.bots import DefaultBot, RandomBot
from tablee.kernel import BotMaker

LEVELS: Final[dict[str, BotMaker]] = {
    "random": RandomBot,
    "default": DefaultBot,
    "beginner": DefaultBot,
    "solid": DefaultBot,
    "strong": DefaultBot,
}
