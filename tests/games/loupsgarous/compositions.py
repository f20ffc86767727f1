"""Villages by lot: sets of cards, tokens and options that can be played, for any number of players (5.7, 5.12)."""

from __future__ import annotations

from typing import Any

from tablee.games.loupsgarous.game import LOUPSGAROUS
from tablee.games.loupsgarous.moves import BUNDLE, HOUSES
from tablee.kernel import BadOption, Luck

CHARACTERS = "BYXHCGRPSEIOF"  # each once; Werewolves, Simple Villagers and the Thief are counted apart
ANY = {
    "token_mode": ("random_selection", "random_all", "draft"),
    "presentation": (True, False),
    "hidden_composition": (False, False, False, True),
    "box_limits": (True, False),
    "wolf_majority": (False, True),
    "kind_start": (False, True),
    "moderator": ("server", "human"),
    "captain": (True, True, False),
    "captain_day": ("1", "before_night_1", "2", "3"),
    "mode": ("online", "same_room"),
    "night_mode": (None, "grouped", "sequential"),
    "clocks": ("normal", "fast", "relaxed"),
    "dead_view": ("all", "public"),
    "on_leave": ("bot", "die"),
    "narration": ("fr", "en"),
}


def by_lot(seats: int, luck: Luck) -> dict[str, Any]:
    """The options of a table that can start."""
    while True:
        chosen = {name: one_of(values, luck) for name, values in ANY.items()} | cards_by_lot(seats, luck)
        if chosen.get("village") and luck.below(3) == 0 and chosen["token_mode"] != "random_all":
            chosen["tokens"] = tokens_by_lot(seats, luck)
        if chosen["mode"] == "same_room":
            chosen["night_mode"] = None
        try:
            LOUPSGAROUS.check(seats, LOUPSGAROUS.settled(LOUPSGAROUS.read_options(chosen)))
        except BadOption:
            continue
        return chosen


def cards_by_lot(seats: int, luck: Luck) -> dict[str, Any]:
    """A set of the law, or one of our own."""
    presets = [name for name, rows in LOUPSGAROUS.box.presets.items() if seats in rows]
    if luck.below(3) == 0:
        return {"preset": one_of((*presets, "usual"), luck)}
    wolves = 1 + luck.below(max(1, min(6, (seats - 1) // 2)))
    thief = luck.below(4) == 0
    chosen = [letter for letter in CHARACTERS if luck.below(2)][: seats - wolves - thief]
    villagers = seats + (2 if thief and seats < 29 else 0) - wolves - len(chosen) - thief
    letters = [f"W{wolves}", *chosen, *(["T"] if thief else []), *([f"V{villagers}"] if villagers > 0 else [])]
    return {"preset": "custom", "cards": " ".join(letters), "village": luck.below(2) == 0}


def tokens_by_lot(seats: int, luck: Luck) -> str:
    houses = list(HOUSES)
    luck.shuffle(houses)
    taken = houses[: 1 + luck.below(min(seats, len(houses)))]
    return " ".join([*taken, *[BUNDLE] * (seats - len(taken))])


def one_of(values: Any, luck: Luck) -> Any:
    return values[luck.below(len(values))]
