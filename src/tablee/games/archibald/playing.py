"""A card and its targets are one act (D-03, D-04): what may be played, at what, and whence missing pawns come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from tablee.games.archibald import effects, events
from tablee.games.archibald.board import AROUND, LEVEL
from tablee.games.archibald.box import AT_CELL, AT_SEAT, ENEMY, EQUIPMENT, Card, Part
from tablee.games.archibald.moves import BACK, CELLS, GO_ON, KINDS, SEND, TAKE, Deed
from tablee.games.archibald.refusals import (
    ALREADY_STUCK,
    BLOCKED,
    CARD_ALREADY_PLAYED,
    EMPTY_HAND,
    ENOUGH_PAWNS,
    FULL_LIVES,
    IMMOBILISED,
    NEEDS_PAWNS,
    NO_CARDS_LEFT,
    NO_FLIGHT,
    NO_GUST,
    NO_PAWN_THERE,
    NO_WALL,
    NO_WATER,
    NOT_A_TILE,
    NOT_AN_OPPONENT,
    NOT_IN_HAND,
    NOTHING_TO_PEEK,
    ONLY_EQUIPPED,
    TOO_FEW_PAWNS,
    WRONG_TARGET,
)
from tablee.kernel.agenda import Step, Steps
from tablee.kernel.luck import Luck
from tablee.kernel.position import Move, Refusal

if TYPE_CHECKING:
    from tablee.games.archibald.rules import Race


@final
class Draft:
    """An act that is being put together: its author alone knows of it, until it is sent."""

    __slots__ = ("card", "cell", "taken")

    def __init__(self, card: Card, cell: int, taken: list[int]) -> None:
        self.card = card
        self.cell = cell
        self.taken = taken  # cells, each for one pawn


# --- What may be done in a card window


def options(race: Race, seat: int) -> tuple[Move, ...]:
    """ARC-203 to 205. One card, with its target; equipment; discards; or go on."""
    if race.draft is not None:
        return drafting(race, race.draft)
    found: list[Move] = []
    hand = race.runners[seat].hand
    for card in hand:
        if card.kind == EQUIPMENT:
            found.append(card.equip)
        elif why_not_play(race, seat, card) is None:
            add_acts(race, seat, card, found)
    for card in hand:
        found.append(card.discard)
    found.append(GO_ON)
    return tuple(found)


def add_acts(race: Race, seat: int, card: Card, found: list[Move]) -> None:
    """A card with each of its targets."""
    if card.aims == AT_CELL:
        whole = card.kind != ENEMY or race.supply(card.enemy) >= card.count
        for cell in cells(race, seat, card):
            found.append(card.play_at[cell] if whole else card.aim_at[cell])
    elif card.aims == AT_SEAT:
        for other in range(race.seats):
            if why_not_target(race, seat, card, other) is None:
                found.append(card.play_on[other])
    else:
        found.append(card.play)


def drafting(race: Race, draft: Draft) -> tuple[Move, ...]:
    """ARC-513. Take what is missing, take back, send; whoever goes on has played nothing."""
    found: list[Move] = []
    if missing(race, draft) > 0:
        for cell in range(len(CELLS)):
            if can_take(race, draft, cell):
                found.append(TAKE[cell])
    else:
        found.append(SEND)
    found.append(BACK)
    found.append(GO_ON)
    return tuple(found)


def missing(race: Race, draft: Draft) -> int:
    return draft.card.count - race.supply(draft.card.enemy) - len(draft.taken)


def can_take(race: Race, draft: Draft, cell: int) -> bool:
    """ARC-513. A pawn of that kind, on a tile without heroes."""
    there = race.enemies_of_kind(cell, draft.card.enemy)
    return there > draft.taken.count(cell) and not race.any_hero_at(cell)


# --- When a card may be played (5.4, "playable when")


def why_not_play(race: Race, seat: int, card: Card) -> Refusal | None:
    """ARC-203, 514, 516. Whether there is any target at all; each target is judged by itself."""
    if card.kind == EQUIPMENT:
        return ONLY_EQUIPPED
    if race.card_played:
        return CARD_ALREADY_PLAYED
    if card.kind == ENEMY:
        if race.supply(card.enemy) + takeable(race, card.enemy) < card.count:
            return TOO_FEW_PAWNS
        return None if len(cells(race, seat, card)) > 0 else NOT_A_TILE
    for part in race.box.scripts[card.script].parts:
        refusal = why_not_part(race, seat, card, part)
        if refusal is not None:
            return refusal
    return None


def takeable(race: Race, kind: int) -> int:
    """ARC-513. Pawns of a kind on tiles without heroes."""
    found = 0
    for pawn in range(len(race.where)):
        cell = race.where[pawn]
        if cell >= 0 and race.box.pawns[pawn] == kind and not race.any_hero_at(cell):
            found += 1
    return found


def why_not_part(race: Race, seat: int, card: Card, part: Part) -> Refusal | None:
    """ARC-516. What is of no use is not played."""
    runner = race.runners[seat]
    code = part.code
    if code == "LIFE":
        assert runner.hero is not None
        return FULL_LIVES if part.amount > 0 and runner.lives >= runner.hero.most else None
    if code == "BONUS_MOVE":
        if race.any_enemy_at(runner.cell):
            return BLOCKED
        return IMMOBILISED if race.immobilised else None
    if code == "DRAW":
        return None if race.cards_left(race.deck_level(seat)) > 0 else NO_CARDS_LEFT
    if code == "WATER":
        return NO_WATER if part.amount < 0 and race.water == 0 else None
    if code in NO_TARGET:
        if card.aims == AT_CELL:
            return None if len(cells(race, seat, card)) > 0 else NO_TARGET[code]
        for other in range(race.seats):
            if why_not_target(race, seat, card, other) is None:
                return None
        return NO_TARGET[code]
    return None


NO_TARGET: Final[dict[str, Refusal]] = {
    "PRANK": EMPTY_HAND,
    "STUCK": ALREADY_STUCK,
    "GUST": NO_GUST,
    "FLY": NO_FLIGHT,
    "PEEK": NOTHING_TO_PEEK,
    "PICKAXE": NO_WALL,
}


# --- What a card may aim at


def cells(race: Race, seat: int, card: Card) -> list[int]:
    """D-04. The cells that a card may name."""
    if card.kind == ENEMY:
        return tiles_for_enemies(race)
    for part in race.box.scripts[card.script].parts:
        if part.code == "FLY":
            return effects.landings(race, seat, part.amount)
        if part.code == "PEEK":
            return effects.unseen_jails(race, seat)
        if part.code == "PICKAXE":
            return walls(race, seat)
    return []


def tiles_for_enemies(race: Race) -> list[int]:
    """ARC-510. Face-up tiles of levels 2 to 5, but for falls and traps."""
    board = race.board
    found: list[int] = []
    for cell in range(len(CELLS)):
        if LEVEL[cell] > 1 and board.face_up[cell] and not board.is_falls(cell) and not board.is_trap(cell):
            found.append(cell)
    return found


def walls(race: Race, seat: int) -> list[int]:
    """ARC-529. Cells behind a closed passage; neither side may be Chutes de Satan."""
    cell = race.runners[seat].cell
    if race.board.is_falls(cell):
        return []
    return [other for other in AROUND[cell] if race.board.is_closed(cell, other) and not race.board.is_falls(other)]


def why_not_target(race: Race, seat: int, card: Card, other: int) -> Refusal | None:
    """ARC-521 to 523, 527. An opponent to whom it does something."""
    if not 0 <= other < race.seats or other == seat:
        return NOT_AN_OPPONENT
    for part in race.box.scripts[card.script].parts:
        if part.code == "PRANK" and len(race.runners[other].hand) == 0:
            return EMPTY_HAND
        if part.code == "STUCK" and race.runners[other].stuck:
            return ALREADY_STUCK
        if part.code == "GUST" and not effects.can_be_blown(race, other):
            return NO_GUST
    return None


# --- Why not


def objections(race: Race, seat: int) -> dict[str, Refusal]:
    """Of every card in the hand that cannot be played: why. An act that is not sent yet comes before all others."""
    if race.draft is not None:
        return {}
    hand = race.runners[seat].hand
    found = effects.objections_to_cards(hand, True)
    found["play"] = NOT_IN_HAND
    found["aim"] = NOT_IN_HAND
    for card in hand:
        refusal = why_not_play(race, seat, card)
        if refusal is not None:
            found[card.play.text] = refusal
    return found


def reason(race: Race, seat: int, deed: Deed) -> Refusal | None:
    """Why just this act cannot be done; None if there is nothing to say about it."""
    if race.draft is not None:
        return why_not_draft(race, race.draft, deed)
    if deed.verb not in ("play", "aim"):
        return objections(race, seat).get(deed.text)
    card = race.box.card_by_id.get(deed.what)
    if card is None or card not in race.runners[seat].hand:
        return NOT_IN_HAND
    refusal = why_not_play(race, seat, card)
    if refusal is not None:
        return refusal
    if card.aims == AT_SEAT and deed.seat >= 0:
        return why_not_target(race, seat, card, deed.seat)
    if card.aims != AT_CELL or deed.cell < 0 or (deed.verb == "aim" and card.kind != ENEMY):
        return WRONG_TARGET
    if deed.cell in cells(race, seat, card):
        return NEEDS_PAWNS if deed.verb == "play" else ENOUGH_PAWNS
    return NOT_A_TILE if card.kind == ENEMY else WRONG_TARGET


def why_not_draft(race: Race, draft: Draft, deed: Deed) -> Refusal | None:
    if deed.verb == "send":
        return NEEDS_PAWNS
    if deed.verb == "take":
        return ENOUGH_PAWNS if missing(race, draft) <= 0 else NO_PAWN_THERE
    return None


# --- Putting an act together


def draft_on(race: Race, seat: int, deed: Deed) -> None:
    """Aim, take, or take the last of it back. Only the author hears of it."""
    draft = race.draft
    if draft is None:
        race.draft = Draft(race.box.card_by_id[deed.what], deed.cell, [])
    elif deed.verb == "take":
        race.draft = Draft(draft.card, draft.cell, [*draft.taken, deed.cell])
    elif len(draft.taken) > 0:
        race.draft = Draft(draft.card, draft.cell, draft.taken[:-1])
    else:
        race.draft = None
    if race.told is not None:
        race.told.append(drafted(seat, race.draft))


def drafted(seat: int, draft: Draft | None) -> events.CardDrafted:
    if draft is None:
        return events.CardDrafted(seat, "", "", [])
    return events.CardDrafted(seat, draft.card.id, CELLS[draft.cell], [CELLS[cell] for cell in draft.taken])


# --- Playing it


def play(race: Race, seat: int, deed: Deed) -> Steps:
    """ARC-203, 515, 517. The card leaves the hand, does what it does, and is discarded."""
    draft = race.draft
    race.draft = None
    if draft is None:
        draft = Draft(race.box.card_by_id[deed.what], deed.cell, [])
    card = draft.card
    race.leave_hand(seat, card)
    race.played = card
    race.card_played = True
    if race.told is not None:
        cell = "" if draft.cell < 0 else CELLS[draft.cell]
        target = deed.seat if deed.seat >= 0 else None
        race.told.append(events.CardPlayed(seat, card.id, cell, target, [CELLS[one] for one in draft.taken]))
    if card.kind == ENEMY:
        place_enemies(race, draft)
        return (Used(seat),)
    return (effects.Carry(seat, "card", card.script, 0, draft.cell, deed.seat), Used(seat))


def place_enemies(race: Race, draft: Draft) -> None:
    """ARC-510 to 513. All pawns onto one tile; nobody fights now."""
    kind = draft.card.enemy
    for cell in draft.taken:
        race.remove_enemy(cell, kind)
        if race.told is not None:
            race.told.append(events.EnemiesRelocated(KINDS[kind], CELLS[cell], CELLS[draft.cell]))
    race.appear(draft.cell, (kind,) * draft.card.count, "card")


class Used(Step["Race"]):
    """ARC-420, 503. The card in play is discarded; whoever has too many cards now discards."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, race: Race, luck: Luck) -> Steps:
        race.card_is_used()
        return effects.overflow(race, self.seat)

    def stands(self, race: Race) -> bool:
        return race.played is not None
