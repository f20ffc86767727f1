"""The cards, tiles, dice and pawns of one copy of the game, as the rules use them. `content` reads them from paper."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from tablee.games.archibald import moves
from tablee.games.archibald.moves import CELLS, HEROES, KINDS, MOST_SEATS, Deed

if TYPE_CHECKING:
    from tablee.kernel.records import Json, Words

# --- What a tile shows, in the order in which it is resolved (ARC-401, steps 6 to 8)

HEART: Final = "heart"
CARD: Final = "card"
TRIAL: Final = "trial"
TRAP: Final = "trap"
BOOK: Final = "book"
SPRING: Final = "spring"
PICTOGRAMS: Final = (HEART, CARD, TRIAL, TRAP, BOOK, SPRING)
ARCHIBALD: Final = "archibald"
FALLS: Final = "falls"  # Chutes de Satan (ARC-307)

TILES: Final = [
    f"T{level}-{number:02}"
    for level, count in ((1, 5), (2, 15), (3, 15), (4, 15), (5, 5))
    for number in range(1, count + 1)
]  # ARC-001
ADVENTURES: Final = [f"A{number:02}" for number in range(1, 23)]
DECKS: Final = (2, 3, 4)  # levels that have an encounter deck and a pile of tiles
CARDS_OF_A_LEVEL: Final = 15

EQUIPMENT: Final = "equipment"
ENEMY: Final = "enemy"
POWER: Final = "power"

# --- What a card aims at (D-04)

NOTHING: Final = 0
AT_CELL: Final = 1
AT_SEAT: Final = 2


@final
class Part:
    """One step of what a card does (ARC-520 to 535): its code, and the numbers that it takes."""

    __slots__ = ("code", "amount", "kind", "branches")

    def __init__(self, code: str, amount: int, kind: int, branches: list[Branch]) -> None:
        self.code = code
        self.amount = amount
        self.kind = kind  # of enemies
        self.branches = branches  # of a roll


@final
class Branch:
    """What follows a roll from `low` to `high`; of a contest, a victory is 1, a defeat -1, a tie 0."""

    __slots__ = ("low", "high", "script")

    def __init__(self, low: int, high: int, script: int) -> None:
        self.low = low
        self.high = high
        self.script = script


@final
class Script:
    """What a card does, part after part; with a condition, all of it or nothing."""

    __slots__ = ("number", "condition", "parts")

    def __init__(self, number: int, condition: str, parts: list[Part]) -> None:
        self.number = number
        self.condition = condition  # "", "hand", "equipment"
        self.parts = parts


@final
class Hero:
    """A hero and the sheet (5.2)."""

    __slots__ = ("number", "id", "red", "yellow", "lives", "most")

    def __init__(self, number: int, red: int, yellow: int, lives: int, most: int) -> None:
        self.number = number
        self.id: str = HEROES[number]
        self.red = red
        self.yellow = yellow
        self.lives = lives
        self.most = most


@final
class Enemy:
    """A kind of enemies (5.3)."""

    __slots__ = ("number", "id", "pawns", "red", "yellow")

    def __init__(self, number: int, pawns: int, red: int, yellow: int) -> None:
        self.number = number
        self.id: str = KINDS[number]
        self.pawns = pawns
        self.red = red
        self.yellow = yellow


@final
class Card:
    """One encounter card (5.4). Copies are distinct objects, each with the moves that it makes possible."""

    __slots__ = (
        "number",
        "id",
        "kind",
        "level",
        "red",
        "yellow",
        "armour",
        "enemy",
        "count",
        "script",
        "aims",
        "play",
        "play_at",
        "play_on",
        "aim_at",
        "equip",
        "discard",
    )

    def __init__(
        self,
        number: int,
        id: str,
        kind: str,
        level: int,
        red: int,
        yellow: int,
        armour: int,
        enemy: int,
        count: int,
        script: int,
        aims: int,
    ) -> None:
        self.number = number
        self.id = id
        self.kind = kind  # equipment, enemy or power (ARC-501)
        self.level = level
        self.red = red
        self.yellow = yellow
        self.armour = armour
        self.enemy = enemy
        self.count = count
        self.script = script
        self.aims = aims
        self.play: Deed = moves.named("play", id)
        cells = range(len(CELLS)) if aims == AT_CELL else range(0)
        self.play_at: list[Deed] = [moves.card_at("play", id, cell) for cell in cells]
        self.aim_at: list[Deed] = [moves.card_at("aim", id, cell) for cell in cells] if kind == ENEMY else []
        self.play_on: list[Deed] = [moves.card_on(id, seat) for seat in range(MOST_SEATS)] if aims == AT_SEAT else []
        self.equip: Deed = moves.named("equip", id)
        self.discard: Deed = moves.named("discard", id)


@final
class Answer:
    """An answer to an adventure: what it does, and what the reader reads of it."""

    __slots__ = ("script", "text")

    def __init__(self, script: int, text: Words) -> None:
        self.script = script
        self.text = text


@final
class Adventure:
    """An adventure card (5.5). The default is the number of an answer; -1 is a guess."""

    __slots__ = ("number", "id", "answers", "default", "weak_default")

    def __init__(self, number: int, answers: list[Answer], default: int, weak_default: int) -> None:
        self.number = number
        self.id: str = ADVENTURES[number]
        self.answers = answers
        self.default = default
        self.weak_default = weak_default  # with one life left


@final
class Tile:
    """A tile (5.6): its walls with the arrow to the north, and what it shows."""

    __slots__ = ("number", "id", "level", "walls", "shows", "enemies", "falls", "trap", "archibald", "spring")

    def __init__(self, number: int, level: int, walls: int, shows: tuple[str, ...], enemies: tuple[int, ...]) -> None:
        self.number = number
        self.id: str = TILES[number]
        self.level = level
        self.walls = walls
        self.shows = shows  # pictograms of steps 6 to 8, in their order
        self.enemies = enemies  # kinds, one for each pawn
        self.falls = False
        self.archibald = False
        self.trap = TRAP in shows
        self.spring = SPRING in shows


@final
class Box:
    """One copy of the game."""

    __slots__ = (
        "heroes",
        "enemies",
        "red_faces",
        "yellow_faces",
        "cards",
        "adventures",
        "tiles",
        "scripts",
        "hand",
        "first_cards",
        "flood",
        "dice",
        "rounds",
        "card_by_id",
        "adventure_by_id",
        "tile_by_id",
        "pawns",
        "shown",
    )

    def __init__(
        self,
        heroes: list[Hero],
        enemies: list[Enemy],
        red_faces: list[int],
        yellow_faces: list[int],
        cards: list[Card],
        adventures: list[Adventure],
        tiles: list[Tile],
        scripts: list[Script],
        hand: int,
        first_cards: int,
        flood: int,
        dice: int,
        rounds: int,
        shown: Json,
    ) -> None:
        self.heroes = heroes
        self.enemies = enemies
        self.red_faces = red_faces
        self.yellow_faces = yellow_faces
        self.cards = cards
        self.adventures = adventures
        self.tiles = tiles
        self.scripts = scripts
        self.hand = hand
        self.first_cards = first_cards
        self.flood = flood
        self.dice = dice
        self.rounds = rounds
        self.card_by_id: dict[str, Card] = {card.id: card for card in cards}
        self.adventure_by_id: dict[str, Adventure] = {card.id: card for card in adventures}
        self.tile_by_id: dict[str, Tile] = {tile.id: tile for tile in tiles}
        self.pawns: list[int] = [enemy.number for enemy in enemies for _ in range(enemy.pawns)]  # the kind of each
        self.shown = shown  # what everybody may know of the file, for whoever draws it
