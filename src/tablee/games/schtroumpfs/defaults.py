"""The clock's choices among tokens, places and cards (section 7): harmless, and always the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.schtroumpfs.box import NOW, ONCE, Invention, Smurf
from tablee.games.schtroumpfs.moves import NORMAL, OVERFLOW, PLACE, Deed
from tablee.games.schtroumpfs.placing import location_of

if TYPE_CHECKING:
    from tablee.games.schtroumpfs.prices import Tokens
    from tablee.games.schtroumpfs.rules import Village


# --- Tokens


def shortfall(village: Village) -> list[int]:
    """What the unfinished roofs still ask for, of each kind; and a berry for each card in the Forest."""
    missing = [len(village.forest), 0, 0]
    for house in village.houses:
        if not house.built:
            for kind in range(3):
                missing[kind] += house.roof.cost[kind]
    return [missing[kind] - village.stock[kind] for kind in range(3)]


def to_gain(village: Village, options: list[Tokens]) -> Tokens:
    """One by one: the kind with the largest shortfall that an answer can still have."""
    return pick(options, shortfall(village), -1)


def to_lose(village: Village, options: list[Tokens]) -> Tokens:
    """One by one: the kind with the smallest shortfall that an answer can still have."""
    return pick(options, shortfall(village), 1)


def pick(options: list[Tokens], missing: list[int], sign: int) -> Tokens:
    chosen = [0, 0, 0]
    while (chosen[0], chosen[1], chosen[2]) not in options:
        best = -1
        for kind in range(3):
            if leads_on(options, chosen, kind) and (best < 0 or sign * missing[kind] < sign * missing[best]):
                best = kind
        chosen[best] += 1
        missing[best] += sign
    return (chosen[0], chosen[1], chosen[2])


def leads_on(options: list[Tokens], chosen: list[int], kind: int) -> bool:
    """Whether an answer has all that was chosen, and one more of this kind."""
    for option in options:
        if (
            option[0] >= chosen[0] + (kind == 0)
            and option[1] >= chosen[1] + (kind == 1)
            and option[2] >= chosen[2] + (kind == 2)
        ):
            return True
    return False


# --- Cards


def card_to_play(hand: list[Smurf]) -> Smurf:
    """DEC-01. Useful before starting, until the end of the turn before at once; the lowest code."""
    best = hand[0]
    for card in hand:
        if card_rank(card) < card_rank(best):
            best = card
    return best


def card_rank(card: Smurf) -> int:
    return (0 if card.useful else 200) + (100 if card.kind == NOW else 0) + card.number


def lowest(cards: list[Smurf]) -> Smurf:
    best = cards[0]
    for card in cards:
        if card.number < best.number:
            best = card
    return best


def invention_to_lose(inventions: list[Invention]) -> Invention:
    """DEC-04, 25. One that is used once, or else the cheapest; the lowest code."""
    best = inventions[0]
    for invention in inventions:
        if invention_rank(invention) < invention_rank(best):
            best = invention
    return best


def invention_rank(invention: Invention) -> int:
    return invention.number + (0 if invention.kind == ONCE else 10_000 + 100 * invention.berries)


# --- Places


def placement(village: Village, options: list[Deed]) -> Deed:
    """DEC-02. Gathering above, then first slots, then anything; without Azrael first; the lowest code."""
    best = options[0]
    best_rank = placement_rank(village, best)
    for deed in options:
        rank = placement_rank(village, deed)
        if rank < best_rank:
            best = deed
            best_rank = rank
    return best


def placement_rank(village: Village, deed: Deed) -> int:
    location = location_of(deed.what)
    if location == 0:
        return 100_000 + village.box.invention_by_id[deed.what].number
    row = village.box.rows[2 * location - 2 + (0 if deed.what[1] == "U" else 1)]
    gathers = row.effect in ("collect", "collect_different")
    standing = village.meeples[row.number]
    first = deed.mode == NORMAL and standing + 1 < row.slots
    if deed.mode == NORMAL and gathers and deed.what[1] == "U" and standing > 0:
        kind = 0
    elif deed.mode == NORMAL and gathers and deed.what[1] == "U":
        kind = 1
    elif deed is PLACE["6U"] and first:
        kind = 2
    elif first:
        kind = 3
    else:
        kind = 4
    mode = 0 if deed.mode == NORMAL else 1 if deed.mode == OVERFLOW else 2
    cat = 1 if location == village.azrael else 0
    return ((kind * 2 + cat) * 100 + row.number) * 3 + mode


def crowded(village: Village) -> int:
    """DEC-20. The location with most meeples, the highest number among equals."""
    best = 1
    for location in range(2, 9):
        if village.at_location(location) >= village.at_location(best):
            best = location
    return best
