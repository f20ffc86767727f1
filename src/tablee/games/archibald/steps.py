"""All steps of Archibald on paper: their names, and the types of their fields."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from tablee.games.archibald import arriving, effects, fighting, moving, playing, turn, water
from tablee.games.archibald.moves import CELLS, MOST_SEATS, ROWS
from tablee.kernel.step_book import StepBook

Seat = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
Target = Annotated[int, msgspec.Meta(ge=-1, lt=MOST_SEATS)]
Cell = Annotated[int, msgspec.Meta(ge=-1, lt=len(CELLS))]
Number = Annotated[int, msgspec.Meta(ge=0, le=9999)]
Count = Annotated[int, msgspec.Meta(ge=1, le=99)]
Loss = Annotated[int, msgspec.Meta(ge=0, le=99)]
Row = Annotated[int, msgspec.Meta(ge=1, le=ROWS)]
Cause = Literal["card", "adventure", "fight"]
SEAT: Final[dict[str, Any]] = {"seat": Seat}

STEPS: Final = StepBook(
    {
        turn.ChooseHero: SEAT,
        turn.ChooseStart: SEAT,
        turn.DealHands: {},
        turn.StartTurn: {},
        turn.Window: {**SEAT, "name": Literal["A", "C"]},
        turn.Movement: SEAT,
        turn.EndTurn: SEAT,
        playing.Used: SEAT,
        moving.Walk: SEAT,
        moving.MoveAgain: SEAT,
        moving.Grant: {**SEAT, "source": Literal["spring", "card", "adventure"]},
        moving.BonusMove: {**SEAT, "source": Literal["spring", "card", "adventure"]},
        arriving.Resolve: {
            **SEAT,
            "what": Literal["passage", "reach", "fight", "heart", "card", "trial", "trap", "book", "spring"],
        },
        effects.Carry: {
            **SEAT,
            "source": Literal["card", "adventure"],
            "script": Number,
            "place": Number,
            "cell": Cell,
            "target": Target,
        },
        effects.GiveUp: SEAT,
        effects.Tunnel: SEAT,
        effects.Peek: SEAT,
        effects.Overflow: SEAT,
        effects.Answer: SEAT,
        effects.CloseBook: SEAT,
        fighting.Slay: {**SEAT, "count": Count},
        fighting.Aftermath: SEAT,
        fighting.Lose: {**SEAT, "lives": Loss, "cause": Cause},
        fighting.Armour: {**SEAT, "lives": Count, "cause": Cause},
        fighting.Defeat: SEAT,
        fighting.Restart: SEAT,
        water.Flood: {},
        water.Ebb: {},
        water.SendTo: {**SEAT, "row": Row, "cause": Literal["defeat", "trap", "flood"]},
    },
    on={
        turn.EndTurn: (None,),
        turn.DealHands: (None,),
        turn.StartTurn: (None,),
        turn.ChooseHero: (turn.DealHands, turn.ChooseHero),
        turn.ChooseStart: (turn.DealHands, turn.ChooseHero),
        turn.Window: (turn.EndTurn, turn.Movement),
        turn.Movement: (turn.Window,),
        moving.Walk: (turn.Window,),
        moving.MoveAgain: (turn.Window,),
        playing.Used: (turn.Window,),
    },
)
