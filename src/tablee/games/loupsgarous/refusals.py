"""Why a move cannot be made: a code, and the rule that says so. What rests on hidden facts has one code (LGT-365)."""

from __future__ import annotations

from typing import Final

from tablee.kernel.position import Refusal

MALFORMED: Final = Refusal("malformed", "LGT-410")
GAME_OVER: Final = Refusal("game_over", "LGT-310")
NOT_NOW: Final = Refusal("not_now", "LGT-410")
STEP_OVER: Final = Refusal("step_over", "LGT-034")
DEAD: Final = Refusal("dead", "LGT-330")
ILLEGAL_CHOICE: Final = Refusal("illegal_choice", "LGT-365")
FINAL: Final = Refusal("final", "LGT-034")
NOT_LIVING: Final = Refusal("not_living", "LGT-104")
NOT_YOURSELF: Final = Refusal("not_yourself", "LGT-142")
IMMUNE: Final = Refusal("immune", "LGT-223")
NOT_TIED: Final = Refusal("not_tied", "LGT-151")
NO_VOTE: Final = Refusal("no_vote", "LGT-141")
BANNED: Final = Refusal("banned", "LGT-237")
TEACHER: Final = Refusal("teacher", "LGT-238")
SPARED: Final = Refusal("spared", "LGT-282")
NOT_NAMED: Final = Refusal("not_named", "LGT-288")
NOT_ELIGIBLE: Final = Refusal("not_eligible", "LGT-134")
NOT_A_FARMER: Final = Refusal("not_a_farmer", "LGT-200")
VAGABOND: Final = Refusal("vagabond", "LGT-239")
NO_SUCH_POWER: Final = Refusal("no_such_power", "LGT-190")
POWER_SPENT: Final = Refusal("power_spent", "LGT-190")
NOTHING_TO_RESTORE: Final = Refusal("nothing_to_restore", "LGT-212")
TOKEN_TAKEN: Final = Refusal("token_taken", "LGT-025")
ALREADY_ASKED: Final = Refusal("already_asked", "LGT-219")
NOT_A_VAGABOND: Final = Refusal("not_a_vagabond", "LGT-218")
TOO_MANY_STATEMENTS: Final = Refusal("too_many_statements", "LGT-342")
TOO_FAST: Final = Refusal("too_fast", "LGT-342")
NOTHING_SAID: Final = Refusal("nothing_said", "LGT-342")
NOT_THAT_WORD: Final = Refusal("not_that_word", "LGT-342")
SILENT: Final = Refusal("silent", "LGT-340")
NOBODY_NAMED: Final = Refusal("nobody_named", "LGT-287")
ALREADY_NAMED: Final = Refusal("already_named", "LGT-287")
NO_PARDON: Final = Refusal("no_pardon", "LGT-232")

REFUSALS: Final[tuple[Refusal, ...]] = (
    MALFORMED,
    GAME_OVER,
    NOT_NOW,
    STEP_OVER,
    DEAD,
    ILLEGAL_CHOICE,
    FINAL,
    NOT_LIVING,
    NOT_YOURSELF,
    IMMUNE,
    NOT_TIED,
    NO_VOTE,
    BANNED,
    TEACHER,
    SPARED,
    NOT_NAMED,
    NOT_ELIGIBLE,
    NOT_A_FARMER,
    VAGABOND,
    NO_SUCH_POWER,
    POWER_SPENT,
    NOTHING_TO_RESTORE,
    TOKEN_TAKEN,
    ALREADY_ASKED,
    NOT_A_VAGABOND,
    TOO_MANY_STATEMENTS,
    TOO_FAST,
    NOTHING_SAID,
    NOT_THAT_WORD,
    SILENT,
    NOBODY_NAMED,
    ALREADY_NAMED,
    NO_PARDON,
)
