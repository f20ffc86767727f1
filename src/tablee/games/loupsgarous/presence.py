"""Who is there (LGT-361, 370 to 372): by night nothing is shown; at dawn what has changed is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.kernel.records import SeatBack, SeatGone

if TYPE_CHECKING:
    from tablee.games.loupsgarous.rules import Village
    from tablee.kernel.records import Event


def notice_presence(village: Village, fact: Event) -> None:
    """A seat is gone or back; told at once by day, at dawn by night, in one form for every reason."""
    if isinstance(fact, SeatGone):
        village.gone[fact.seat] = True
        village.absentees = [seat for seat in village.absentees if seat != fact.seat]
        if fact.reason == "left":
            leave(village, fact.seat)
    elif isinstance(fact, SeatBack):
        village.gone[fact.seat] = False
        village.left[fact.seat] = False
        village.missed[fact.seat] = 0
        village.absentees = [seat for seat in village.absentees if seat != fact.seat]
        village.leavers = [seat for seat in village.leavers if seat != fact.seat]
    if village.over or not village.by_night():
        publish(village)


def leave(village: Village, seat: int) -> None:
    """LGT-371, 372."""
    village.left[seat] = True
    if village.house.leavers_die and village.alive[seat] and seat not in village.leavers:
        village.leavers.append(seat)


def is_abandoned(village: Village) -> bool:
    """LGT-372. Every human of a table that had some has left."""
    people = [seat for seat in range(village.seats) if seat not in village.house.bots]
    return len(people) > 0 and all(village.left[seat] for seat in people)


def publish(village: Village) -> None:
    """What everybody may know by now: the same form, whoever it is and whatever they had to decide.

    The dead come and go unseen until the game is over (LGT-330).
    """
    for seat in range(village.seats):
        if not village.alive[seat] and not village.over:
            continue
        if village.gone[seat] != village.gone_shown[seat]:
            village.gone_shown[seat] = village.gone[seat]
            village.tell(SeatGone(seat, "disconnected", "bot") if village.gone[seat] else SeatBack(seat))


def miss_ballot(village: Village, voters: list[int], votes: list[int]) -> None:
    """LGT-370. Two village ballots in a row that an entitled player has missed."""
    for seat in voters:
        village.missed[seat] = 0 if votes[seat] >= 0 else village.missed[seat] + 1
        if village.missed[seat] >= 2 and not village.gone[seat] and seat not in village.house.bots:
            village.absentees.append(seat)
