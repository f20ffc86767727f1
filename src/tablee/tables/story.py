"""What a table keeps of its game's past: the events that the game wants remembered, from the deal on.

Views say how things are. What they do not say, and what a log shows of the past, is in the story: for bots, for people
who come back, and for a game that goes on from a moment of another one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Union

import msgspec

from tablee.kernel import TABLE_EVENTS, Event, Game


@cache
def reader(events: tuple[type[Event], ...]) -> msgspec.json.Decoder[list[Event]]:
    kinds = tuple(dict.fromkeys((*events, *TABLE_EVENTS)))
    return msgspec.json.Decoder(list[Union[kinds]])  # type: ignore[valid-type]  # noqa: UP007


def read_story(game: Game[Any], written: Sequence[Any]) -> list[Event]:
    """The events of a story on paper; of most tables there are none before their game begins."""
    return reader(game.events).decode(msgspec.json.encode(written)) if written else []
