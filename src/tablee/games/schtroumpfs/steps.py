"""The steps of Les Schtroumpfs on paper: their fields, each with its type."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

import msgspec

from tablee.games.schtroumpfs import abilities, actions, dangers, gargamel, inventions, performing, turn, windows
from tablee.games.schtroumpfs.box import GARGAMEL
from tablee.games.schtroumpfs.moves import INVENTIONS, ROOFS, ROWS, SMURFS
from tablee.kernel.step_book import StepBook

Seat = Annotated[int, msgspec.Meta(ge=0, le=4)]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
SmurfId: Any = Literal[tuple(SMURFS)]
InventionId: Any = Literal[tuple(INVENTIONS)]
GargamelId: Any = Literal[tuple(GARGAMEL)]
RoofId: Any = Literal[tuple(ROOFS)]
RowId: Any = Literal[tuple(ROWS)]
Smurfs: Any = Sequence[SmurfId]
Target: Any = Literal[(*ROWS, *INVENTIONS)]
Cause = Annotated[str, msgspec.Meta(min_length=1, max_length=10)]  # a card, a row, a die
Die = Literal["danger", "super", "azrael"]
Number = Annotated[int, msgspec.Meta(ge=0, le=5)]

SEAT: Final = {"seat": Seat}
PAID: Final = {"berries": Count, "logs": Count, "stones": Count}

STEPS: Final = StepBook(
    {
        turn.StartRound: {},
        turn.StartTurn: {},
        turn.BeforeCard: SEAT,
        turn.Placing: SEAT,
        turn.Arrived: {**SEAT, "row": RowId, "filled": bool, "extra": Count},
        turn.EndTurn: SEAT,
        turn.EndRound: {},
        turn.PassLeader: {},
        windows.Pause: {**SEAT, "name": Literal["C", "E", "F"]},
        windows.BeforeEnd: SEAT,
        performing.Perform: {**SEAT, "target": Target, "extra": Count},
        performing.ChooseHouse: {**SEAT, "target": Target},
        performing.Performed: {**SEAT, "target": Target, "dangerous": bool},
        performing.TakeEffect: {**SEAT, "row": RowId},
        performing.Springboard: {**SEAT, "target": InventionId},
        abilities.Ability: {**SEAT, "card": SmurfId},
        abilities.Resolved: {**SEAT, "card": SmurfId},
        abilities.RollDanger: {**SEAT, "card": SmurfId},
        abilities.Snap: {**SEAT, "card": SmurfId},
        abilities.AdvanceAzrael: {**SEAT, "card": SmurfId, "most": Annotated[int, msgspec.Meta(ge=1, le=7)]},
        abilities.ReturnMeeple: {**SEAT, "card": SmurfId},
        abilities.Exchange: {**SEAT, "card": SmurfId, "most": Count},
        actions.Receive: {**SEAT, **PAID, "reason": Cause},
        actions.Gain: {**SEAT, "number": Count, "rule": Literal["any", "same", "brook"], "cause": Cause},
        actions.Lose: {**SEAT, "number": Count, "cause": Cause},
        actions.CollectKind: {**SEAT, "row": RowId},
        actions.RescueSmurf: {**SEAT, "cause": Cause},
        actions.Wardrobe: {**SEAT, "pile": Literal["forest", "extra"], "card": SmurfId, "cause": Cause},
        actions.Rescued: {**SEAT, "drew": bool, "nest": bool},
        actions.Shelter: {**SEAT, "optional": bool, "refused": Smurfs, "cause": Cause},
        actions.Permission: {
            **SEAT,
            "asker": Seat,
            "card": SmurfId,
            "optional": bool,
            "refused": Smurfs,
            "cause": Cause,
        },
        actions.BuildHouse: {**SEAT, "roof": RoofId, **PAID},
        inventions.FreeCraft: {**SEAT, "cause": Cause},
        inventions.Arrive: {**SEAT, "invention": InventionId, "price": Count, "free": bool},
        inventions.LimitDiscard: {**SEAT, "idea": InventionId, "guarded": bool},
        inventions.DestroyInvention: {**SEAT, "cause": Cause},
        inventions.ScrapUsed: {"invention": InventionId},
        inventions.RemoveMeeple: {**SEAT, "guarded": bool},
        inventions.EmptyRow: {**SEAT, "invention": InventionId, "guarded": bool},
        inventions.SendAzrael: {**SEAT, "cause": Cause},
        dangers.Roll: {**SEAT, "die": Die, "source": Cause},
        dangers.Reroll: {**SEAT, "die": Die, "face": Number, "source": Cause},
        dangers.Shown: {**SEAT, "die": Die, "face": Number, "source": Cause},
        dangers.Scarecrow: {**SEAT, "die": Die},
        dangers.Attack: {**SEAT, "source": Cause},
        dangers.Designate: SEAT,
        dangers.DiscardCard: {**SEAT, "cause": Cause},
        gargamel.MeeplesReturn: {},
        gargamel.Reveal: {"rewound": bool},
        gargamel.Rewind: {**SEAT, "card": GargamelId},
        gargamel.Judge: {"card": GargamelId, "rewound": bool},
        gargamel.SmokeBomb: {**SEAT, "card": GargamelId},
        gargamel.Apply: {"card": GargamelId},
        gargamel.Prowl: {"card": GargamelId},
        gargamel.DestroyHouse: {**SEAT, "card": GargamelId, "instead": Count},
        gargamel.Cage: {**SEAT, "card": GargamelId},
        gargamel.CageHolder: {**SEAT, "card": GargamelId},
        gargamel.GiveToCage: {**SEAT, "cause": GargamelId},
    },
    on={
        turn.EndTurn: (None,),
        windows.BeforeEnd: (turn.EndTurn,),
        turn.Placing: (windows.BeforeEnd,),
        turn.BeforeCard: (turn.Placing,),
        turn.PassLeader: (None,),
        turn.StartRound: (None,),
        turn.StartTurn: (None,),
        turn.EndRound: (None,),
        gargamel.Prowl: (turn.PassLeader,),
    },
)
