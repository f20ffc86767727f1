"""Why a bot moves so: a key and parts for the sentence `reason-<key>`. Of a hand it tells only what the move shows."""

from __future__ import annotations

from typing import Final

from tablee.games.archibald import moving
from tablee.games.archibald.board import ROW
from tablee.games.archibald.box import ENEMY, Script
from tablee.games.archibald.moves import ANSWERS, CELLS, DECLINE, KEEP_ARMOUR, STOP, USE_ARMOUR, Deed
from tablee.games.archibald.rules import Race
from tablee.kernel import Move, Reason

REASONS: Final = (
    "nearest",
    "unknown",
    "heal",
    "weapon",
    "armour",
    "hinder",
    "bonus",
    "jail",
    "detour",
    "water",
    "peek",
    "keep",
    "gamble",
    "safe",
)
HINDERING: Final = ("PRANK", "STUCK", "GUST")
SIMPLE: Final = {"LIFE": "heal", "BONUS_MOVE": "bonus", "WATER": "water", "PEEK": "peek"}
CHANCE: Final = ("ROLL", "CONTEST")


def reason(race: Race, seat: int, move: Move) -> Reason | None:
    """Of what is worth a word, and of what everybody hears of."""
    if not isinstance(move, Deed):
        return None
    if move.verb == "move":
        return of_step(race, seat, move.cell)
    if move.verb == "play":
        return of_card(race, seat, move)
    if move.verb == "send" and race.draft is not None:
        return of_enemies(race, seat, race.draft.cell)
    if move.verb == "equip":
        armour = race.box.card_by_id[move.what].armour > 0
        return Reason("armour" if armour else "weapon", {"card": move.what})
    if move.verb == "answer":
        return of_answer(race, move)
    if move.verb == "to":
        return Reason("nearest", {"cell": CELLS[move.cell]})
    if move.verb == "peek":
        return Reason("peek")
    if move is KEEP_ARMOUR:
        return Reason("keep")
    return Reason("safe") if move in (USE_ARMOUR, DECLINE, STOP) else None


def of_step(race: Race, seat: int, cell: int) -> Reason:
    where = {"cell": CELLS[cell]}
    if race.board.is_face_down_jail(cell):
        return Reason("jail", where)
    if isinstance(race.agenda[-1], moving.BonusMove):
        return Reason("bonus")
    if race.board.is_empty(cell):
        return Reason("unknown", where)
    ahead = ROW[cell] > ROW[race.runners[seat].cell]
    return Reason("nearest" if ahead else "detour", where)


def of_card(race: Race, seat: int, move: Deed) -> Reason | None:
    card = race.box.card_by_id[move.what]
    if card.kind == ENEMY:
        return of_enemies(race, seat, move.cell)
    code = race.box.scripts[card.script].parts[0].code
    if code in HINDERING:
        return Reason("hinder", {"seat": move.seat})
    if code in SIMPLE and (code != "LIFE" or race.box.scripts[card.script].parts[0].amount > 0):
        return Reason(SIMPLE[code])
    return Reason("nearest", {"cell": CELLS[move.cell]}) if move.cell >= 0 else None


def of_enemies(race: Race, seat: int, cell: int) -> Reason | None:
    """Whoever stands there, or will have to pass."""
    for other in range(race.seats):
        if other != seat and race.runners[other].cell == cell:
            return Reason("hinder", {"seat": other})
    return None


def of_answer(race: Race, move: Deed) -> Reason | None:
    """Whether it is left to the dice, where another answer is not."""
    answers = race.reading[-1].card.answers
    risky = [left_to_chance(race.box.scripts[answer.script]) for answer in answers]
    if risky[ANSWERS.index(move.what)]:
        return Reason("gamble")
    return Reason("safe") if any(risky) else None


def left_to_chance(script: Script) -> bool:
    return any(part.code in CHANCE for part in script.parts)
