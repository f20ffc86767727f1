"""The box of Archibald, read from `content.toml` and checked: every card and tile once, every code with its numbers."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from tablee.games.archibald.box import (
    ADVENTURES,
    ARCHIBALD,
    AT_CELL,
    AT_SEAT,
    CARDS_OF_A_LEVEL,
    DECKS,
    ENEMY,
    EQUIPMENT,
    FALLS,
    NOTHING,
    PICTOGRAMS,
    TILES,
    TRAP,
    Adventure,
    Answer,
    Box,
    Card,
    Enemy,
    Hero,
    Script,
    Tile,
)
from tablee.games.archibald.codes import AIMED, CodeBook, DiceCode, read_equipment
from tablee.games.archibald.moves import ANSWERS, HEROES, KINDS
from tablee.kernel.content import Row, each_once, expect, known, read_content
from tablee.kernel.edition import Edition
from tablee.kernel.errors import At, BadContent
from tablee.kernel.reading import content_of, read_toml
from tablee.kernel.records import Json, Words

Few = Annotated[int, msgspec.Meta(ge=0, le=3)]
Lives = Annotated[int, msgspec.Meta(ge=1, le=9)]
Copies = Annotated[int, msgspec.Meta(ge=1, le=CARDS_OF_A_LEVEL)]
Hits = Annotated[int, msgspec.Meta(ge=0, le=2)]
SIDES: Final = {"N": 1, "E": 2, "S": 4, "W": 8}


class DieRow(Row):
    id: Literal["red", "yellow"]
    faces: Annotated[list[Hits], msgspec.Meta(min_length=6, max_length=6)]


class HeroRow(Row):
    id: str
    name: Words
    red: Few
    yellow: Few
    lives: Lives
    most: Lives


class EnemyRow(Row):
    id: str
    name: Words
    pawns: Annotated[int, msgspec.Meta(ge=1, le=6)]
    red: Few
    yellow: Few


class EncounterRow(Row):
    id: Annotated[str, msgspec.Meta(pattern="^E[234]-[A-Z]$")]
    copies: Copies
    type: Literal["equipment", "enemy", "power"]
    code: str
    name: Words
    text: Words


class AnswerRow(msgspec.Struct, forbid_unknown_fields=True):
    code: str
    label: Words
    text: Words


class AdventureRow(Row):
    id: str
    title: Words
    text: Words
    answers: Annotated[list[AnswerRow], msgspec.Meta(min_length=2, max_length=len(ANSWERS))]
    default: Literal["A", "B", "C", "guess"]
    weak_default: Literal["A", "B", "C", "guess"] | msgspec.UnsetType = msgspec.UNSET


class TileRow(Row):
    id: str
    name: Words
    walls: Annotated[str, msgspec.Meta(pattern="^N?E?S?W?$")]
    shows: list[str]
    enemies: dict[str, Annotated[int, msgspec.Meta(ge=1, le=6)]] = msgspec.field(default_factory=dict)


class Constants(Row):
    hand: Annotated[int, msgspec.Meta(ge=1, le=9)]
    first_cards: Annotated[int, msgspec.Meta(ge=0, le=3)]
    flood: Annotated[int, msgspec.Meta(ge=2, le=9)]
    dice: Annotated[int, msgspec.Meta(ge=1, le=6)]
    rounds: Annotated[int, msgspec.Meta(ge=50, le=1000)]


class Contents(msgspec.Struct, forbid_unknown_fields=True):
    constants: Constants
    dice: list[DieRow]
    heroes: list[HeroRow]
    enemies: list[EnemyRow]
    encounters: list[EncounterRow]
    adventures: list[AdventureRow]
    tiles: list[TileRow]


def box_of(written: Json) -> Box:
    """The box that was written down so; `BadContent` if it is none."""
    contents = read_content(written, Contents)
    check(contents)
    book = CodeBook()
    cards = [card for row in cards_of(contents, book) for card in row]
    for number, card in enumerate(cards):
        card.number = number
    adventures = [adventure_of(place, row, book) for place, row in enumerate(contents.adventures)]
    constants = contents.constants
    return Box(
        heroes=[Hero(number, row.red, row.yellow, row.lives, row.most) for number, row in enumerate(contents.heroes)],
        enemies=[Enemy(number, row.pawns, row.red, row.yellow) for number, row in enumerate(contents.enemies)],
        red_faces=contents.dice[0].faces,
        yellow_faces=contents.dice[1].faces,
        cards=cards,
        adventures=adventures,
        tiles=[tile_of(number, row) for number, row in enumerate(contents.tiles)],
        scripts=book.scripts,
        hand=constants.hand,
        first_cards=constants.first_cards,
        flood=constants.flood,
        dice=constants.dice,
        rounds=constants.rounds,
        shown=shown(contents),
    )


# --- What types cannot say


def check(contents: Contents) -> None:
    """ARC-001 and section 5. Every hero, enemy, adventure and tile once; fifteen cards of each level."""
    each_once([row.id for row in contents.dice], ["red", "yellow"], "ARC-606", ("dice",), "id")
    each_once([row.id for row in contents.heroes], HEROES, "ARC-108", ("heroes",), "id")
    each_once([row.id for row in contents.enemies], KINDS, "ARC-408", ("enemies",), "id")
    each_once([row.id for row in contents.adventures], ADVENTURES, "ARC-106", ("adventures",), "id")
    each_once([row.id for row in contents.tiles], TILES, "ARC-001", ("tiles",), "id")
    each_once(
        [row.id for row in contents.encounters],
        sorted({row.id for row in contents.encounters}),
        "ARC-105",
        ("encounters",),
        "id",
    )
    for level in DECKS:
        copies = sum(row.copies for row in contents.encounters if row.id[1] == str(level))
        expect(copies, CARDS_OF_A_LEVEL, "ARC-105", ("encounters",))
    constants = contents.constants
    if constants.first_cards > constants.hand:
        at: At = ("constants", "first_cards")
        raise BadContent(constants.first_cards, constants.hand, detail="too_many_cards", at=at, rule="ARC-502")
    for place, hero in enumerate(contents.heroes):
        if hero.lives > hero.most:
            raise BadContent(
                hero.lives, hero.most, detail="too_many_lives", at=("heroes", place, "lives"), rule="ARC-111"
            )
    for place, row in enumerate(contents.adventures):
        check_default(row, ("adventures", place))
    check_tiles(contents)


def check_default(row: AdventureRow, at: At) -> None:
    """Section 5.5. One of its own answers, or a guess."""
    labels = [*ANSWERS[: len(row.answers)], "guess"]
    for field in ("default", "weak_default"):
        chosen = getattr(row, field)
        if chosen is not msgspec.UNSET and chosen not in labels:
            raise BadContent(chosen, labels, detail="choice", at=(*at, field), rule="ARC-412")


def check_tiles(contents: Contents) -> None:
    """ARC-104, 307, 309, 416, 901. What a level's tiles may show, and one Archibald in the jails."""
    pawns = {row.id: row.pawns for row in contents.enemies}
    for place, row in enumerate(contents.tiles):
        at: At = ("tiles", place)
        if row.id[1] in "15" and (row.walls or row.enemies or (row.shows and row.id[1] == "1")):
            raise BadContent(
                row.walls, "", detail="bare_tile", at=at, rule="ARC-104" if row.id[1] == "1" else "ARC-309"
            )
        for number, name in enumerate(row.shows):
            known(name, allowed(row), "ARC-401", (*at, "shows", number))
        for kind, count in row.enemies.items():
            known(kind, KINDS, "ARC-408", (*at, "enemies", kind))
            if count > pawns[kind]:
                raise BadContent(count, pawns[kind], detail="too_many_pawns", at=(*at, "enemies", kind), rule="ARC-408")
        if FALLS in row.shows and (row.walls != "NESW" or len(row.shows) > 1 or row.enemies):
            raise BadContent(row.walls, "NESW", detail="not_falls", at=at, rule="ARC-307")
    found = [row.id for row in contents.tiles if ARCHIBALD in row.shows]
    if len(found) != 1:
        raise BadContent(len(found), 1, detail="one_archibald", at=("tiles",), rule="ARC-901")


def allowed(row: TileRow) -> list[str]:
    level = row.id[1]
    if level == "1":
        return []
    if level == "5":
        return [*PICTOGRAMS, ARCHIBALD]
    return [name for name in PICTOGRAMS if name != TRAP] + [FALLS]


# --- Rows as cards and tiles


def cards_of(contents: Contents, book: CodeBook) -> list[list[Card]]:
    return [card_of(place, row, book, contents) for place, row in enumerate(contents.encounters)]


def card_of(place: int, row: EncounterRow, book: CodeBook, contents: Contents) -> list[Card]:
    """ARC-501. All copies of a card."""
    at: At = ("encounters", place, "code")
    dice = DiceCode()
    script, aims, enemy, count = -1, NOTHING, -1, 0
    if row.type == EQUIPMENT:
        dice = read_equipment(row.code, at)
    elif row.type == ENEMY:
        part = book.enemy_part(row.code, at)
        enemy, count, aims = part.kind, part.amount, AT_CELL
        if count > contents.enemies[enemy].pawns:
            raise BadContent(count, contents.enemies[enemy].pawns, detail="too_many_pawns", at=at, rule="ARC-514")
    else:
        made = book.power(row.code, at)
        script, aims = made.number, aim_of(made, at)
    return [
        Card(
            0,
            f"{row.id}#{copy}",
            row.type,
            int(row.id[1]),
            dice.red,
            dice.yellow,
            dice.armour,
            enemy,
            count,
            script,
            aims,
        )
        for copy in range(1, row.copies + 1)
    ]


def aim_of(script: Script, at: At) -> int:
    """D-04. A card has one target at most, and first does to it what it does: later it might be another one."""
    aims = [AIMED[part.code] for part in script.parts if part.code in AIMED]
    if len(aims) > 1 or (aims and script.parts[0].code not in AIMED):
        raise BadContent(len(aims), 1, detail="two_targets", at=at, rule="ARC-515")
    return {"cell": AT_CELL, "seat": AT_SEAT}[aims[0]] if aims else NOTHING


def adventure_of(place: int, row: AdventureRow, book: CodeBook) -> Adventure:
    answers = [
        Answer(book.adventure(answer.code, ("adventures", place, "answers", number, "code")).number, answer.text)
        for number, answer in enumerate(row.answers)
    ]
    weak = row.default if row.weak_default is msgspec.UNSET else row.weak_default
    return Adventure(place, answers, answer_number(row.default), answer_number(weak))


def answer_number(label: str) -> int:
    return -1 if label == "guess" else ANSWERS.index(label)


def tile_of(number: int, row: TileRow) -> Tile:
    walls = sum(SIDES[side] for side in row.walls)
    enemies = tuple(kind for kind, name in enumerate(KINDS) for _ in range(row.enemies.get(name, 0)))
    tile = Tile(number, int(row.id[1]), walls, tuple(name for name in PICTOGRAMS if name in row.shows), enemies)
    tile.falls = FALLS in row.shows
    tile.archibald = ARCHIBALD in row.shows
    return tile


def shown(contents: Contents) -> Json:
    """What everybody may know of the box; never what an adventure's answers bring (section 6)."""
    public: dict[str, Any] = {
        name: [without_notes(row) for row in getattr(contents, name)]
        for name in ("dice", "heroes", "enemies", "encounters", "tiles")
    }
    public["constants"] = without_notes(contents.constants)
    public["adventures"] = [
        {
            "id": row.id,
            "title": msgspec.to_builtins(row.title),
            "text": msgspec.to_builtins(row.text),
            "answers": [msgspec.to_builtins(answer.label) for answer in row.answers],
        }
        for row in contents.adventures
    ]
    return public


def without_notes(row: Row) -> Json:
    """As it is shown: where a row is known from is for whoever corrects the file."""
    written = msgspec.to_builtins(row)
    del written["provenance"]
    return written


PRINTED: Final = Edition(read_toml(content_of("tablee.games.archibald")))
BOX: Final = box_of(PRINTED.written)
