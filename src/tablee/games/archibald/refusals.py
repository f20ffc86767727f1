"""Why a move cannot be made: a code, and the rule that says so."""

from __future__ import annotations

from typing import Final

from tablee.kernel.position import Refusal

GAME_OVER: Final = Refusal("game_over", "ARC-901")
NOT_YOUR_TURN: Final = Refusal("not_your_turn", "ARC-201")
NOT_NOW: Final = Refusal("not_now", "ARC-202")
HERO_TAKEN: Final = Refusal("hero_taken", "ARC-108")
START_TAKEN: Final = Refusal("start_taken", "ARC-109")
NOT_IN_HAND: Final = Refusal("not_in_hand", "ARC-517")
CARD_ALREADY_PLAYED: Final = Refusal("card_already_played", "ARC-203")
NOT_EQUIPMENT: Final = Refusal("not_equipment", "ARC-506")
ONLY_EQUIPPED: Final = Refusal("only_equipped", "ARC-506")
WRONG_TARGET: Final = Refusal("wrong_target", "ARC-516")
NOT_A_TILE: Final = Refusal("not_a_tile", "ARC-510")
TOO_FEW_PAWNS: Final = Refusal("too_few_pawns", "ARC-514")
NEEDS_PAWNS: Final = Refusal("needs_pawns", "ARC-513")
ENOUGH_PAWNS: Final = Refusal("enough_pawns", "ARC-513")
NO_PAWN_THERE: Final = Refusal("no_pawn_there", "ARC-513")
FULL_LIVES: Final = Refusal("full_lives", "ARC-525")
BLOCKED: Final = Refusal("blocked", "ARC-310")
IMMOBILISED: Final = Refusal("immobilised", "ARC-518")
NO_CARDS_LEFT: Final = Refusal("no_cards_left", "ARC-505")
EMPTY_HAND: Final = Refusal("empty_hand", "ARC-522")
ALREADY_STUCK: Final = Refusal("already_stuck", "ARC-523")
NOT_AN_OPPONENT: Final = Refusal("not_an_opponent", "ARC-521")
NO_FLIGHT: Final = Refusal("no_flight", "ARC-526")
NO_GUST: Final = Refusal("no_gust", "ARC-527")
NOTHING_TO_PEEK: Final = Refusal("nothing_to_peek", "ARC-528")
NO_WALL: Final = Refusal("no_wall", "ARC-529")
NO_WATER: Final = Refusal("no_water", "ARC-530")
NOT_ADJACENT: Final = Refusal("not_adjacent", "ARC-301")
WALL: Final = Refusal("wall", "ARC-302")
FALLS: Final = Refusal("falls", "ARC-307")
SAME_HOP: Final = Refusal("same_hop", "ARC-411")
MUST_MOVE: Final = Refusal("must_move", "ARC-211")
NOT_SAFE: Final = Refusal("not_safe", "ARC-009")
WRONG_ROW: Final = Refusal("wrong_row", "ARC-008")
NOT_THESE: Final = Refusal("not_these", "ARC-611")
NO_TUNNEL: Final = Refusal("no_tunnel", "ARC-532")
NO_SUCH_ANSWER: Final = Refusal("no_such_answer", "ARC-412")

REFUSALS: Final = (
    GAME_OVER,
    NOT_YOUR_TURN,
    NOT_NOW,
    HERO_TAKEN,
    START_TAKEN,
    NOT_IN_HAND,
    CARD_ALREADY_PLAYED,
    NOT_EQUIPMENT,
    ONLY_EQUIPPED,
    WRONG_TARGET,
    NOT_A_TILE,
    TOO_FEW_PAWNS,
    NEEDS_PAWNS,
    ENOUGH_PAWNS,
    NO_PAWN_THERE,
    FULL_LIVES,
    BLOCKED,
    IMMOBILISED,
    NO_CARDS_LEFT,
    EMPTY_HAND,
    ALREADY_STUCK,
    NOT_AN_OPPONENT,
    NO_FLIGHT,
    NO_GUST,
    NOTHING_TO_PEEK,
    NO_WALL,
    NO_WATER,
    NOT_ADJACENT,
    WALL,
    FALLS,
    SAME_HOP,
    MUST_MOVE,
    NOT_SAFE,
    WRONG_ROW,
    NOT_THESE,
    NO_TUNNEL,
    NO_SUCH_ANSWER,
)
