"""Why a move cannot be made: a code, and the rule that says so."""

from __future__ import annotations

from typing import Final

from tablee.kernel.position import Refusal

GAME_OVER: Final = Refusal("game_over", "SCH-036")
NOT_YOUR_TURN: Final = Refusal("not_your_turn", "SCH-201")
NOT_NOW: Final = Refusal("not_now", "SCH-201")
NOT_IN_HAND: Final = Refusal("not_in_hand", "SCH-073")
FORCED_CARD: Final = Refusal("forced_card", "SCH-072")
ROW_FULL: Final = Refusal("row_full", "SCH-052")
CANNOT_PAY: Final = Refusal("cannot_pay", "SCH-081")
NO_HOUSE_TO_PAY: Final = Refusal("no_house_to_pay", "SCH-082")
CLOSED: Final = Refusal("closed", "SCH-186")
NEVER_LAST: Final = Refusal("never_last", "SCH-222")
DIMWITTY: Final = Refusal("dimwitty", "SCH-221")
MUST_BE_ALONE: Final = Refusal("must_be_alone", "SCH-223")
NEEDS_COMPANY: Final = Refusal("needs_company", "SCH-224")
INVENTION_OCCUPIED: Final = Refusal("invention_occupied", "SCH-146")
NO_NEW_ACTION: Final = Refusal("no_new_action", "SCH-149")
NOT_AN_IDEA: Final = Refusal("not_an_idea", "SCH-140")
NOT_CRAFTED: Final = Refusal("not_crafted", "SCH-143")
NO_SUCH_MODE: Final = Refusal("no_such_mode", "SCH-062")
FORGOTTEN: Final = Refusal("forgotten", "SCH-204")
TOO_FEW_BERRIES: Final = Refusal("too_few_berries", "SCH-140")
SPOILS_ACTION: Final = Refusal("spoils_action", "SCH-211")
NOT_USABLE: Final = Refusal("not_usable", "SCH-145")
WRONG_AMOUNT: Final = Refusal("wrong_amount", "SCH-044")
WRONG_LOSS: Final = Refusal("wrong_loss", "SCH-045")
SUPPLY_SHORT: Final = Refusal("supply_short", "SCH-043")
NOT_A_TARGET: Final = Refusal("not_a_target", "SCH-172")
MUST_BE_USEFUL: Final = Refusal("must_be_useful", "SCH-169")
ALREADY_REFUSED: Final = Refusal("already_refused", "SCH-122")
NOT_THERE: Final = Refusal("not_there", "SCH-123")
WRONG_PRICE: Final = Refusal("wrong_price", "SCH-215")

REFUSALS: Final = (
    GAME_OVER,
    NOT_YOUR_TURN,
    NOT_NOW,
    NOT_IN_HAND,
    FORCED_CARD,
    ROW_FULL,
    CANNOT_PAY,
    NO_HOUSE_TO_PAY,
    CLOSED,
    NEVER_LAST,
    DIMWITTY,
    MUST_BE_ALONE,
    NEEDS_COMPANY,
    INVENTION_OCCUPIED,
    NO_NEW_ACTION,
    NOT_AN_IDEA,
    NOT_CRAFTED,
    NO_SUCH_MODE,
    FORGOTTEN,
    TOO_FEW_BERRIES,
    SPOILS_ACTION,
    NOT_USABLE,
    WRONG_AMOUNT,
    WRONG_LOSS,
    SUPPLY_SHORT,
    NOT_A_TARGET,
    MUST_BE_USEFUL,
    ALREADY_REFUSED,
    NOT_THERE,
    WRONG_PRICE,
)
