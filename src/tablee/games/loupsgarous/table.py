"""What the table reports to a village, and what a human moderator may do (LGT-016, 361, 370 to 372)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tablee.games.loupsgarous.debate import Debate, relaunch
from tablee.games.loupsgarous.events import ClockLengthened, DesignationChanged
from tablee.games.loupsgarous.moves import SEATS, Deed, deed
from tablee.games.loupsgarous.night import InCall
from tablee.games.loupsgarous.presence import is_abandoned, notice_presence
from tablee.games.loupsgarous.talk import VILLAGE
from tablee.games.loupsgarous.timed import SECOND, Timed
from tablee.games.loupsgarous.victory import finish
from tablee.kernel import Event, Moderated, SeatBack, SeatGone, Spoke

if TYPE_CHECKING:
    from tablee.games.loupsgarous.rules import Village
    from tablee.kernel.luck import Luck
    from tablee.kernel.position import Move

MORE_TIME: Final = 15 * SECOND


def notice(village: Village, fact: Event) -> None:
    if isinstance(fact, (SeatGone, SeatBack)):
        notice_presence(village, fact)
        if not village.over and is_abandoned(village):
            finish(village, "abandoned")
    elif isinstance(fact, Spoke):
        if fact.channel == VILLAGE:
            village.last_spoken = village.now  # LGT-114
    elif isinstance(fact, Moderated):
        note(village, fact.what)


def note(village: Village, what: str) -> None:
    village.interventions_made.append((village.now, village.step_name(), what))


def interventions(village: Village) -> tuple[Move, ...]:
    """Lengthen a clock, relaunch the debate, take back a choice at the request of whoever made it."""
    top: Any = village.agenda[-1] if not village.over else None
    if not isinstance(top, Timed):
        return ()
    found: list[Move] = [deed("longer")]
    if isinstance(top, Debate):
        found.append(deed("relaunch"))
    if isinstance(top, InCall):
        found.extend(deed("reopen", SEATS[seat]) for seat in village.living() if may_reopen(village, top, seat))
    return tuple(found)


def may_reopen(village: Village, step: InCall, seat: int) -> bool:
    """Not what has shown a card: a result that was told is never changed."""
    call = step.call_of(village, seat)
    return village.taps[seat] is not None and (call is None or not call.is_final(village, seat))


def lengthen(village: Village, step: Timed) -> None:
    """Everybody sees it. A request for pardon, and its answer, have their own time inside of the window."""
    ends = step.ends + MORE_TIME
    village.agenda[-1] = step.later(ends)
    if step.name() == "sentence":
        village.pardon_ends += MORE_TIME
    village.tell(ClockLengthened(ends))


def intervene(village: Village, move: Deed, luck: Luck) -> None:
    top = village.agenda[-1]
    assert isinstance(top, Timed)
    note(village, move.text)
    if move.verb == "longer":
        lengthen(village, top)
    elif move.verb == "relaunch":
        relaunch(village, luck)
    else:
        village.taps[move.target] = None
        if village.designations[move.target] >= 0:
            village.designations[move.target] = -1
            village.tell(DesignationChanged(village.living_wolves(), move.target, None))
