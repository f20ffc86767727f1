"""Channels (LGT-340, 341): the village, the pack, the graveyard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tablee.games.loupsgarous.box import is_wolf
from tablee.games.loupsgarous.dawn import Breaking
from tablee.games.loupsgarous.founding import Presentation
from tablee.games.loupsgarous.night import InCall
from tablee.games.loupsgarous.sight import sees_beyond, still_decides
from tablee.games.loupsgarous.speech import Speaking
from tablee.kernel import EVERYTHING, Channels, Eyes

if TYPE_CHECKING:
    from tablee.games.loupsgarous.rules import Village

VILLAGE: Final = "village"
PACK: Final = "pack"
GRAVEYARD: Final = "graveyard"


def channels(village: Village, eyes: Eyes) -> Channels:
    if eyes is None:
        return Channels((), (VILLAGE,))
    if eyes == EVERYTHING:
        return Channels((VILLAGE,), (VILLAGE, PACK, GRAVEYARD))
    if village.over:
        return Channels((VILLAGE,), (VILLAGE, PACK, GRAVEYARD))
    return of_the_living(village, eyes) if village.alive[eyes] else of_the_dead(village, eyes)


def of_the_living(village: Village, seat: int) -> Channels:
    """By night nobody but the pack can write, and that online only (LGT-353)."""
    if village.by_night():
        top: Any = village.agenda[-1]
        awake = isinstance(top, InCall) and top.has_wolves() and is_wolf(village.cards[seat])
        if awake and not village.house.same_room:
            return Channels((PACK,), (VILLAGE, PACK))
        return Channels((), (VILLAGE,))
    return Channels((VILLAGE,) if may_speak(village, seat) else (), (VILLAGE,))


def may_speak(village: Village, seat: int) -> bool:
    """Everybody living by day; in a presentation whoever has the floor, in a Farmers' debate the Farmers.

    While a dawn is announced nobody: grief is still to come, and whoever it takes has said their last word (LGT-103).
    """
    top: Any = village.agenda[-1]
    if isinstance(top, Breaking):
        return False
    if isinstance(top, Presentation):
        return top.speaker(village) == seat
    return top.may_speak(village, seat) if isinstance(top, Speaking) else True


def of_the_dead(village: Village, seat: int) -> Channels:
    """LGT-332, 357. In the same room the graveyard is closed; who has still to decide reads none of it."""
    if village.house.same_room or still_decides(village, seat):
        return Channels((), (VILLAGE,))
    hears = (VILLAGE, PACK, GRAVEYARD) if sees_beyond(village, seat) else (VILLAGE, GRAVEYARD)
    return Channels((GRAVEYARD,), hears)
