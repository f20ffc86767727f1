"""The box of Grumpf, read from `content.toml` and checked by counts (section 5, GRU-011)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from tablee.games.grumpf.box import CONDITIONS, Board, Box, Condition, Constants, Pawn
from tablee.games.grumpf.moves import BOARDS, CLUB, HIGHEST, LONGEST, PAWNS, SPECIES
from tablee.kernel.content import Row, each_once, expect, known, read_content
from tablee.kernel.edition import Edition
from tablee.kernel.errors import At, BadContent
from tablee.kernel.reading import content_of, read_toml
from tablee.kernel.records import Json

Value = Annotated[int, msgspec.Meta(ge=1, le=HIGHEST)]
Natural = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
NUMBERS: Final = {  # that a condition asks for
    "sum_ge": ["low"],
    "sum_between": ["low", "high"],
    "sum_le": ["high"],
    "count_ge": ["low"],
    "last3": ["low"],
    "each_le": ["high"],
}
HandTime = Annotated[int, msgspec.Meta(ge=2)]  # so that half of it is some time (GRU-250, 254)


class PawnRow(Row):
    number: int
    faces: tuple[Value | Literal["club"], Value | Literal["club"]]
    up_to: Annotated[int, msgspec.Meta(ge=2, le=6)] = 6


class ConditionRow(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    low: Natural | None = None
    high: Natural | None = None


class BoardRow(Row):
    key: str
    spaces: Annotated[int, msgspec.Meta(ge=1, le=LONGEST)]
    pattern: list[Positive]
    colour: str
    neutral: Natural
    sides: tuple[ConditionRow, ConditionRow]


class SpeciesRow(Row):
    key: str
    tokens: Natural


class HutsRow(Row):
    seats: int
    huts: Positive


class SeriesRow(Row):
    points: Annotated[list[Natural], msgspec.Meta(min_length=5, max_length=5)]


class ConstantsRow(msgspec.Struct, forbid_unknown_fields=True):
    rounds: Positive
    draw: Positive
    tiles: Positive
    jokers: Positive
    tick: Positive
    lat_cap: Positive
    hand_flip: HandTime
    hand_place: HandTime
    hand_club: HandTime
    hand_reject: HandTime
    bots_ready: Positive
    ready_max: Positive
    shout_max: Positive
    countdown: Positive
    time_warning: Positive
    stall_warn: Positive
    stall_end: Positive
    review_max: Positive
    beats_cap: Positive
    cmd_rate: Positive


class Contents(msgspec.Struct, forbid_unknown_fields=True):
    pawns: list[PawnRow]
    boards: list[BoardRow]
    species: list[SpeciesRow]
    huts: list[HutsRow]
    series: SeriesRow
    constants: ConstantsRow
    provenance: dict[str, str] = {}


def box_of(written: Json) -> Box:
    """The box that was written down so; `BadContent` if it is none."""
    contents = read_content(written, Contents)
    check(contents)
    return Box(
        [
            Pawn(row.number, [CLUB if face == "club" else face for face in row.faces], row.up_to)
            for row in contents.pawns
        ],
        [read_board(number, row) for number, row in enumerate(contents.boards)],
        [row.tokens for row in contents.species],
        {row.seats: row.huts for row in contents.huts},
        [0, *contents.series.points],
        Constants(msgspec.structs.asdict(contents.constants)),
    )


def read_board(number: int, row: BoardRow) -> Board:
    conditions = [Condition(side.kind, side.low or 0, side.high or 0) for side in row.sides]
    return Board(number, row.key, row.spaces, row.pattern, row.colour, row.neutral, conditions)


def check(contents: Contents) -> None:
    """The counts of the rules: every board, pawn and species once, all animals drawn in four rounds (GRU-038)."""
    each_once([row.number for row in contents.pawns], range(1, PAWNS + 1), "GRU-025", ("pawns",), "number")
    each_once([row.key for row in contents.boards], BOARDS, "GRU-105", ("boards",), "key")
    each_once([row.key for row in contents.species], SPECIES, "GRU-029", ("species",), "key")
    each_once([row.seats for row in contents.huts], range(2, 7), "GRU-024", ("huts",), "seats")
    expect(sum(row.neutral for row in contents.boards), PAWNS, "GRU-222", ("boards",))
    drawn = contents.constants.rounds * contents.constants.draw
    expect(sum(row.tokens for row in contents.species), drawn, "GRU-038", ("species",))
    for index, pawn in enumerate(contents.pawns):
        if pawn.faces[0] == pawn.faces[1]:
            raise BadContent(pawn.faces, detail="faces", at=("pawns", index, "faces"), rule="GRU-011")
    for index, board in enumerate(contents.boards):
        check_board(board, ("boards", index))


def check_board(board: BoardRow, at: At) -> None:
    for index, side in enumerate(board.sides):
        check_condition(side, (*at, "sides", index))
    if not board.pattern and board.key in SPECIES:
        raise BadContent(board.pattern, detail="pattern", at=(*at, "pattern"), rule="GRU-144")


def check_condition(side: ConditionRow, at: At) -> None:
    """It is known, and has the numbers that it asks for, and no others (GRU-030)."""
    known(side.kind, CONDITIONS, "GRU-030", (*at, "kind"))
    asked = NUMBERS.get(side.kind, [])
    for name, number in (("low", side.low), ("high", side.high)):
        if number is None and name in asked:
            raise BadContent(name, ["kind", *asked], detail="missing_field", at=at)
        if number is not None and name not in asked:
            raise BadContent(name, ["kind", *asked], detail="unknown_field", at=(*at, name))
    if side.low is not None and side.high is not None and side.low > side.high:
        raise BadContent(side.low, side.high, detail="no_sum", at=(*at, "low"), rule="GRU-030")


CONSTANTS: Final = ConstantsRow.__struct_fields__
PRINTED: Final = Edition(read_toml(content_of("tablee.games.grumpf")))
BOX: Final = box_of(PRINTED.written)
