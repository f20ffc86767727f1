"""The box of Les Schtroumpfs, read from `content.toml` and checked: every card once, every effect with its numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

import msgspec

from tablee.games.schtroumpfs.box import (
    CAKES,
    GARGAMEL,
    STARTING,
    Box,
    Cake,
    Face,
    GargamelCard,
    Invention,
    Level,
    Roof,
    RowCard,
    Smurf,
)
from tablee.games.schtroumpfs.moves import INVENTIONS, LOCATIONS, RESOURCES, ROOFS, ROWS, SMURFS
from tablee.kernel.content import Row, each_once, expect, known, read_content
from tablee.kernel.edition import Edition
from tablee.kernel.errors import At, BadContent
from tablee.kernel.reading import content_of, read_toml
from tablee.kernel.records import Json, Words

Count = Annotated[int, msgspec.Meta(ge=0, le=20)]
Location = Annotated[int, msgspec.Meta(ge=1, le=LOCATIONS)]
Resource = Literal["berry", "log", "stone"]

# What a card may do, and the numbers that it takes. Each is one named function or step of the rules.

SMURF_EFFECTS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "now": {
        "lose": ("amount",),
        "gain_then_roll": ("amount",),
        "snap": (),
        "draw_then_roll": ("amount",),
        "roll": (),
        "advance_azrael": ("amount",),
        "gain_same": ("amount",),
        "gain": ("amount",),
        "return_meeple": (),
        "gain_each": ("amount",),
        "send_azrael": (),
        "reveal_ideas": ("amount",),
        "exchange": ("amount",),
        "free_or_gain": ("amount",),
        "draw": ("amount",),
        "shelter": (),
    },
    "turn": {
        "dimwitty": ("locations",),
        "never_last": (),
        "collect_less": ("amount",),
        "alone": (),
        "company": (),
        "roll_twice": (),
        "rescue_again": (),
        "rescue_berries": ("amount",),
        "collect_other": (),
        "collect_more": ("amount",),
        "cheaper_house": ("amount",),
        "no_dice": (),
        "both_slots": (),
        "cheaper_invention": ("amount",),
        "no_danger_die": ("amount",),
        "no_azrael_die": ("amount",),
        "overflow": (),
    },
}
INVENTION_EFFECTS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "once": {
        "empty_row": (),
        "send_azrael": (),
        "draw_lost": ("amount",),
        "free_all": (),
        "gain": ("amount",),
        "rewind": (),
        "scare": (),
        "smoke": (),
    },
    "durable": {
        "peek": (),
        "reroll_danger": (),
        "ninth_meeple": (),
        "collect_more": ("amount",),
        "wardrobe": (),
        "cheaper_house": ("amount",),
        "reroll_azrael": (),
        "lighter_shortage": ("amount",),
        "no_berries": ("locations",),
        "cheaper_invention": ("amount",),
    },
    "action": {
        "harvest": ("amount", "resource"),
        "rescue": (),
        "build": (),
        "springboard": (),
    },
}
GARGAMEL_EFFECTS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "now": {
        "tantrum": ("amount",),
        "halve": ("resource",),
        "attacks": ("amount",),
        "sabotage": ("amount",),
        "boot": ("amount",),
        "cage": (),
        "scatter": (),
    },
    "lasting": {
        "close": ("locations",),
        "downpour": ("amount",),
        "prowl": ("amount",),
        "traps": ("locations",),
        "dear_roofs": ("amount",),
        "forget": (),
    },
    "end": {"too_late": ()},
}
CAKE_EFFECTS: Final[dict[str, tuple[str, ...]]] = {
    "stock": ("amount",),
    "dangers": ("amount",),
    "inventions": ("amount",),
    "resource": ("amount", "resource"),
    "locations": ("amount",),
    "logs_and_stones": ("amount",),
    "useful": ("amount",),
    "sheltered": ("amount",),
    "with_azrael": ("amount",),
    "actions": ("amount",),
}
ROW_EFFECTS: Final[dict[str, tuple[str, ...]]] = {
    "rescue": (),
    "collect": ("amount", "resource"),
    "collect_different": ("amount",),
    "craft": (),
    "reveal_ideas": ("amount",),
    "shelter": (),
    "build": (),
}
FACES: Final = ("azrael", "attack", "shortage", "destroy", "hunt", "find", "idea")


class CardRow(Row, kw_only=True):
    """A row that names what it does. The numbers that an effect does not take are left out."""

    effect: str
    amount: Annotated[int, msgspec.Meta(ge=1, le=20)] | msgspec.UnsetType = msgspec.UNSET
    resource: Resource | msgspec.UnsetType = msgspec.UNSET
    location: Location | msgspec.UnsetType = msgspec.UNSET
    locations: Annotated[list[Location], msgspec.Meta(min_length=1)] | msgspec.UnsetType = msgspec.UNSET
    fee: Count | msgspec.UnsetType = msgspec.UNSET


class SmurfRow(CardRow, kw_only=True):
    id: str
    kind: Literal["now", "turn"]
    name: Words
    text: Words


class InventionRow(CardRow, kw_only=True):
    id: str
    kind: Literal["once", "durable", "action"]
    berries: Count
    name: Words
    text: Words


class GargamelRow(CardRow, kw_only=True):
    id: str
    kind: Literal["now", "lasting", "end"]
    paws: Annotated[int, msgspec.Meta(ge=0, le=8)]
    name: Words
    text: Words


class CakeRow(CardRow, kw_only=True):
    id: str
    name: Words
    text: Words


class RoofRow(Row):
    id: str
    berries: Count
    logs: Count
    stones: Count


class LocationRow(Row):
    number: Location
    name: Words


class ActionRow(CardRow, kw_only=True):
    id: str
    slots: Literal[1, 2]  # SCH-052
    dangerous: bool
    berries: Count = 0
    logs: Count = 0
    stones: Count = 0


class FaceRow(msgspec.Struct, forbid_unknown_fields=True):
    effect: str
    amount: Annotated[int, msgspec.Meta(ge=1, le=8)]


class DieRow(Row):
    id: Literal["danger", "super", "azrael"]
    faces: Annotated[list[FaceRow], msgspec.Meta(min_length=6, max_length=6)]


class LevelRow(Row):
    id: Literal["standard", "complex", "terrible", "nightmare"]
    houses: Annotated[int, msgspec.Meta(ge=1, le=8)]
    lost: Annotated[int, msgspec.Meta(ge=1, le=23)]
    cakes: Annotated[int, msgspec.Meta(ge=1, le=10)]
    gargamel: Annotated[int, msgspec.Meta(ge=4, le=17)]
    hungry: bool
    super: bool


class Constants(Row):
    tokens: Annotated[int, msgspec.Meta(ge=10, le=40)]
    meeples: Annotated[int, msgspec.Meta(ge=1, le=12)]
    ideas: Annotated[int, msgspec.Meta(ge=0, le=24)]
    inventions: Annotated[int, msgspec.Meta(ge=1, le=24)]
    hands: Annotated[list[Annotated[int, msgspec.Meta(ge=1, le=STARTING)]], msgspec.Meta(min_length=5, max_length=5)]


class Contents(msgspec.Struct, forbid_unknown_fields=True):
    roofs: list[RoofRow]
    locations: list[LocationRow]
    rows: list[ActionRow]
    dice: list[DieRow]
    levels: list[LevelRow]
    smurfs: list[SmurfRow]
    inventions: list[InventionRow]
    gargamel: list[GargamelRow]
    cakes: list[CakeRow]
    constants: Constants


def box_of(written: Json) -> Box:
    """The box that was written down so; `BadContent` if it is none."""
    contents = read_content(written, Contents)
    check(contents)
    constants = contents.constants
    return Box(
        smurfs=[smurf_of(number, row) for number, row in enumerate(contents.smurfs)],
        inventions=[invention_of(number, row) for number, row in enumerate(contents.inventions)],
        gargamel=[gargamel_of(number, row) for number, row in enumerate(contents.gargamel)],
        cakes=[Cake(number, row.effect, amount(row), resource(row)) for number, row in enumerate(contents.cakes)],
        roofs=[Roof(number, row.berries, row.logs, row.stones) for number, row in enumerate(contents.roofs)],
        rows=[row_of(number, row) for number, row in enumerate(contents.rows)],
        dice={die.id: [Face(face.effect, face.amount) for face in die.faces] for die in contents.dice},
        levels={row.id: level_of(row) for row in contents.levels},
        hands=constants.hands,
        tokens=constants.tokens,
        meeples=constants.meeples,
        ideas=constants.ideas,
        most_inventions=constants.inventions,
        shown=without_notes(written),
    )


# --- What types cannot say


def check(contents: Contents) -> None:
    """SCH-203 and section 5. Every card, roof, row, die and level once; what each does is known, with its numbers."""
    each_once([row.id for row in contents.roofs], ROOFS, "SCH-004", ("roofs",), "id")
    numbers = list(range(1, LOCATIONS + 1))
    each_once([row.number for row in contents.locations], numbers, "SCH-050", ("locations",), "number")
    each_once([row.id for row in contents.rows], ROWS, "SCH-051", ("rows",), "id")
    each_once([row.id for row in contents.dice], ["danger", "super", "azrael"], "SCH-165", ("dice",), "id")
    levels = ["standard", "complex", "terrible", "nightmare"]
    each_once([row.id for row in contents.levels], levels, "SCH-020", ("levels",), "id")
    each_once([row.id for row in contents.smurfs], SMURFS, "SCH-203", ("smurfs",), "id")
    each_once([row.id for row in contents.inventions], INVENTIONS, "SCH-203", ("inventions",), "id")
    each_once([row.id for row in contents.gargamel], GARGAMEL, "SCH-203", ("gargamel",), "id")
    each_once([row.id for row in contents.cakes], CAKES, "SCH-006", ("cakes",), "id")
    check_effects(contents)
    endings = [row.id for row in contents.gargamel if row.kind == "end"]
    expect(endings, [GARGAMEL[-1]], "SCH-012", ("gargamel",))
    check_hands(contents)


def check_effects(contents: Contents) -> None:
    for number, smurf in enumerate(contents.smurfs):
        check_effect(smurf, SMURF_EFFECTS[smurf.kind], "SCH-075", ("smurfs", number))
    for number, invention in enumerate(contents.inventions):
        check_effect(invention, INVENTION_EFFECTS[invention.kind], "SCH-145", ("inventions", number))
    for number, card in enumerate(contents.gargamel):
        check_effect(card, GARGAMEL_EFFECTS[card.kind], "SCH-185", ("gargamel", number))
    for number, cake in enumerate(contents.cakes):
        check_effect(cake, CAKE_EFFECTS, "SCH-155", ("cakes", number))
    for number, row in enumerate(contents.rows):
        check_effect(row, ROW_EFFECTS, "SCH-051", ("rows", number))
    for place, die in enumerate(contents.dice):
        for side, face in enumerate(die.faces):
            known(face.effect, FACES, "SCH-165", ("dice", place, "faces", side, "effect"))


def check_effect(row: CardRow, effects: dict[str, tuple[str, ...]], rule: str, at: At) -> None:
    known(row.effect, list(effects), rule, (*at, "effect"))
    takes = effects[row.effect]
    for name in ("amount", "resource", "location", "locations", "fee"):
        there = getattr(row, name) is not msgspec.UNSET
        if name in takes and not there:
            raise BadContent(name, list(takes), detail="missing_number", at=at, effect=row.effect, rule=rule)
        if there and name not in takes and not may_have(row, name):
            raise BadContent(name, list(takes), detail="idle_number", at=(*at, name), effect=row.effect, rule=rule)


def may_have(row: CardRow, name: str) -> bool:
    """A harvest may be of one location alone, and a new action may cost berries."""
    if name == "location":
        return isinstance(row, SmurfRow) and row.effect == "collect_more"
    return name == "fee" and isinstance(row, InventionRow) and row.kind == "action"


def check_hands(contents: Contents) -> None:
    """SCH-013, 014. There are cards for everybody's first hand."""
    for place, hand in enumerate(contents.constants.hands):
        if hand * (place + 1) > STARTING:
            most = STARTING // (place + 1)
            raise BadContent(hand, most, detail="hand_too_large", at=("constants", "hands", place), rule="SCH-014")


# --- Rows as cards


def amount(row: CardRow) -> int:
    return 0 if row.amount is msgspec.UNSET else row.amount


def resource(row: CardRow) -> int:
    return 0 if row.resource is msgspec.UNSET else RESOURCES.index(row.resource)


def locations(row: CardRow) -> tuple[int, ...]:
    return () if row.locations is msgspec.UNSET else tuple(row.locations)


def smurf_of(number: int, row: SmurfRow) -> Smurf:
    location = 0 if row.location is msgspec.UNSET else row.location
    return Smurf(number, row.kind, row.effect, amount(row), location, locations(row))


def invention_of(number: int, row: InventionRow) -> Invention:
    fee = 0 if row.fee is msgspec.UNSET else row.fee
    return Invention(number, row.kind, row.berries, row.effect, amount(row), resource(row), fee, locations(row))


def gargamel_of(number: int, row: GargamelRow) -> GargamelCard:
    return GargamelCard(number, row.kind, row.paws, row.effect, amount(row), resource(row), locations(row))


def row_of(number: int, row: ActionRow) -> RowCard:
    cost = (row.berries, row.logs, row.stones)
    return RowCard(number, row.slots, row.dangerous, cost, row.effect, amount(row), resource(row))


def level_of(row: LevelRow) -> Level:
    return Level(row.id, row.houses, row.lost, row.cakes, row.gargamel, row.hungry, row.super)


def without_notes(written: Any) -> Json:
    """As it is shown: where a row is known from is for whoever corrects the file."""
    if isinstance(written, dict):
        return {key: without_notes(value) for key, value in written.items() if key != "provenance"}
    if isinstance(written, Sequence) and not isinstance(written, str):
        return [without_notes(value) for value in written]
    return written


PRINTED: Final = Edition(read_toml(content_of("tablee.games.schtroumpfs")))
BOX: Final = box_of(PRINTED.written)
