"""The cards, roofs, dice and rows of one copy of the game, as the rules use them. `content` reads them from paper."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from tablee.games.schtroumpfs.moves import INVENTIONS, ROOFS, ROWS, SMURFS

if TYPE_CHECKING:
    from tablee.kernel.records import Json

BERRY: Final = 0
LOG: Final = 1
STONE: Final = 2
TYPES: Final = (BERRY, LOG, STONE)

GARGAMEL: Final = [f"G{number:02}" for number in range(1, 18)]
CAKES: Final = [f"C{number:02}" for number in range(1, 11)]
STARTING: Final = 12  # Smurfs: the others are lost (SCH-013, 016)
BOTTOM: Final = 3  # cards under which Too Late lies, itself one of them (SCH-012)

# --- Kinds (SCH-075, 148, 149, 146, 185)

NOW: Final = "now"
ONCE: Final = "once"
ACTION: Final = "action"
LASTING: Final = "lasting"
END: Final = "end"


@final
class Smurf:
    """A Smurf card: what it does, at once (`now`) or until the end of the turn."""

    __slots__ = ("number", "id", "useful", "kind", "effect", "amount", "location", "locations")

    def __init__(
        self, number: int, kind: str, effect: str, amount: int, location: int, locations: tuple[int, ...]
    ) -> None:
        self.number = number
        self.id: str = SMURFS[number]
        self.useful = number >= STARTING  # SCH-076
        self.kind = kind
        self.effect = effect
        self.amount = amount
        self.location = location  # 0: all of them
        self.locations = locations

    def __repr__(self) -> str:
        return self.id


@final
class Invention:
    __slots__ = ("number", "id", "kind", "berries", "effect", "amount", "resource", "fee", "locations")

    def __init__(
        self,
        number: int,
        kind: str,
        berries: int,
        effect: str,
        amount: int,
        resource: int,
        fee: int,
        locations: tuple[int, ...],
    ) -> None:
        self.number = number
        self.id: str = INVENTIONS[number]
        self.kind = kind
        self.berries = berries
        self.effect = effect
        self.amount = amount
        self.resource = resource
        self.fee = fee  # berries for its action
        self.locations = locations

    def __repr__(self) -> str:
        return self.id


@final
class GargamelCard:
    __slots__ = ("number", "id", "kind", "paws", "effect", "amount", "resource", "locations")

    def __init__(
        self, number: int, kind: str, paws: int, effect: str, amount: int, resource: int, locations: tuple[int, ...]
    ) -> None:
        self.number = number
        self.id: str = GARGAMEL[number]
        self.kind = kind
        self.paws = paws
        self.effect = effect
        self.amount = amount
        self.resource = resource
        self.locations = locations

    def __repr__(self) -> str:
        return self.id


@final
class Cake:
    __slots__ = ("number", "id", "effect", "amount", "resource")

    def __init__(self, number: int, effect: str, amount: int, resource: int) -> None:
        self.number = number
        self.id: str = CAKES[number]
        self.effect = effect
        self.amount = amount
        self.resource = resource


@final
class Roof:
    __slots__ = ("number", "id", "cost", "total")

    def __init__(self, number: int, berries: int, logs: int, stones: int) -> None:
        self.number = number
        self.id: str = ROOFS[number]
        self.cost: tuple[int, int, int] = (berries, logs, stones)
        self.total = berries + logs + stones


@final
class RowCard:
    """One of the two actions of a location, as it is printed on the board."""

    __slots__ = ("number", "id", "location", "slots", "dangerous", "cost", "effect", "amount", "resource")

    def __init__(
        self,
        number: int,
        slots: int,
        dangerous: bool,
        cost: tuple[int, int, int],
        effect: str,
        amount: int,
        resource: int,
    ) -> None:
        self.number = number
        self.id: str = ROWS[number]
        self.location = number // 2 + 1
        self.slots = slots
        self.dangerous = dangerous
        self.cost = cost
        self.effect = effect
        self.amount = amount
        self.resource = resource


@final
class Face:
    __slots__ = ("effect", "amount")

    def __init__(self, effect: str, amount: int) -> None:
        self.effect = effect
        self.amount = amount


@final
class Level:
    __slots__ = ("id", "houses", "lost", "cakes", "gargamel", "hungry", "super_die")

    def __init__(
        self, id: str, houses: int, lost: int, cakes: int, gargamel: int, hungry: bool, super_die: bool
    ) -> None:
        self.id = id
        self.houses = houses
        self.lost = lost
        self.cakes = cakes
        self.gargamel = gargamel
        self.hungry = hungry  # forced by the level
        self.super_die = super_die


@final
class Box:
    """One copy of the game."""

    __slots__ = (
        "smurfs",
        "inventions",
        "gargamel",
        "cakes",
        "roofs",
        "rows",
        "dice",
        "levels",
        "hands",
        "tokens",
        "meeples",
        "ideas",
        "most_inventions",
        "smurf_by_id",
        "invention_by_id",
        "gargamel_by_id",
        "shown",
    )

    def __init__(
        self,
        smurfs: list[Smurf],
        inventions: list[Invention],
        gargamel: list[GargamelCard],
        cakes: list[Cake],
        roofs: list[Roof],
        rows: list[RowCard],
        dice: dict[str, list[Face]],
        levels: dict[str, Level],
        hands: list[int],
        tokens: int,
        meeples: int,
        ideas: int,
        most_inventions: int,
        shown: Json,
    ) -> None:
        self.smurfs = smurfs
        self.inventions = inventions
        self.gargamel = gargamel
        self.cakes = cakes
        self.roofs = roofs
        self.rows = rows
        self.dice = dice
        self.levels = levels
        self.hands = hands
        self.tokens = tokens
        self.meeples = meeples
        self.ideas = ideas
        self.most_inventions = most_inventions
        self.smurf_by_id: dict[str, Smurf] = {card.id: card for card in smurfs}
        self.invention_by_id: dict[str, Invention] = {card.id: card for card in inventions}
        self.gargamel_by_id: dict[str, GargamelCard] = {card.id: card for card in gargamel}
        self.shown = shown  # the file without its notes, for whoever draws it


ROW_NUMBER: Final = {row: number for number, row in enumerate(ROWS)}
