"""Why a move cannot be made: the reasons of GRU-265 and 269, each with its rule."""

from __future__ import annotations

from typing import Final

from tablee.kernel.position import Refusal

BAD_REQUEST: Final = Refusal("bad_request", "GRU-265")
RATE_LIMITED: Final = Refusal("rate_limited", "GRU-268")
NOT_STARTED: Final = Refusal("not_started", "GRU-239")
ROUND_OVER: Final = Refusal("round_over", "GRU-263")
ASLEEP: Final = Refusal("asleep", "GRU-088")
ALREADY_PLACED: Final = Refusal("already_placed", "GRU-076")
NOT_A_VALUE: Final = Refusal("not_a_value", "GRU-069")
BOARD_FULL: Final = Refusal("board_full", "GRU-067")
NOT_A_CLUB: Final = Refusal("not_a_club", "GRU-070")
NO_TARGET: Final = Refusal("no_target", "GRU-070")
OWN_PAWN: Final = Refusal("own_pawn", "GRU-072")
ALREADY_CLUBBED: Final = Refusal("already_clubbed", "GRU-071")
TARGET_ASLEEP: Final = Refusal("target_asleep", "GRU-073")
MUST_PLACE_ALL: Final = Refusal("must_place_all", "GRU-226")
SUPERSEDED: Final = Refusal("superseded", "GRU-253")
NOT_YOUR_TURN: Final = Refusal("not_your_turn", "GRU-269")
NOT_NOW: Final = Refusal("not_now", "GRU-269")
NO_EXCHANGE: Final = Refusal("no_exchange", "GRU-269")

REFUSALS: Final = (
    BAD_REQUEST,
    RATE_LIMITED,
    NOT_STARTED,
    ROUND_OVER,
    ASLEEP,
    ALREADY_PLACED,
    NOT_A_VALUE,
    BOARD_FULL,
    NOT_A_CLUB,
    NO_TARGET,
    OWN_PAWN,
    ALREADY_CLUBBED,
    TARGET_ASLEEP,
    MUST_PLACE_ALL,
    SUPERSEDED,
    NOT_YOUR_TURN,
    NOT_NOW,
    NO_EXCHANGE,
)
