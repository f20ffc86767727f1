"""What lies in one copy of the game, as the rules use it. `content` reads it from paper."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from tablee.games.loupsgarous.moves import CARDS, SPECIAL

if TYPE_CHECKING:
    from tablee.kernel.records import Json

# --- Cards by number, in the order of 5.1

VILLAGER: Final = 0
WEREWOLF: Final = 1
WHITE: Final = 2
SEER: Final = 3
THIEF: Final = 4
CUPID: Final = 5
HUNTER: Final = 6
WITCH: Final = 7
GIRL: Final = 8
RAVEN: Final = 9
PYROMANIAC: Final = 10
PROTECTOR: Final = 11
ELDER: Final = 12
SCAPEGOAT: Final = 13
IDIOT: Final = 14
PIPER: Final = 15

NEW_MOON: Final = frozenset((PROTECTOR, ELDER, SCAPEGOAT, IDIOT, PIPER))
POWERS: Final = frozenset(  # of Villagers, which the Elder's execution ends (LGT-284)
    (SEER, WITCH, HUNTER, GIRL, PROTECTOR, SCAPEGOAT, IDIOT, RAVEN, PYROMANIAC)
)

# --- Kinds of buildings, and what their powers are (LGT-190)

FARM: Final = 0
SCHOOL: Final = 1
MANOR: Final = 2
CHURCH: Final = 3
BAILIFF: Final = 4
TAVERN: Final = 5
BARBER: Final = 6
HOVEL: Final = 7
BAKERY: Final = 8
KINDS: Final = ("farm", *SPECIAL)
UNIQUE: Final = frozenset((MANOR, CHURCH, BARBER, HOVEL))
RESTORABLE: Final = frozenset((MANOR, CHURCH, BARBER))  # LGT-212


def is_wolf(card: int) -> bool:
    """LGT-005."""
    return card in (WEREWOLF, WHITE)


@final
class Talk:
    """How long a debate lasts: so much, and so much for each of the living, within bounds (milliseconds)."""

    __slots__ = ("base", "each", "least", "most")

    def __init__(self, base: int, each: int, least: int, most: int) -> None:
        self.base = base
        self.each = each
        self.least = least
        self.most = most


@final
class Box:
    """Sets of cards, tokens, clocks and chances. Times are in milliseconds, by the name of their step and the mode."""

    __slots__ = (
        "shown",
        "copies",
        "presets",
        "villages",
        "online",
        "same_room",
        "talk",
        "girl_glimpse",
        "baker_glimpse",
        "unnoticed",
        "beats",
        "readings",
        "run",
        "standstill",
        "hurry",
        "silence",
        "statements",
        "statement_gap",
        "order",
    )

    def __init__(self, shown: Json) -> None:
        self.shown = shown  # what clients are told of it
        self.copies: list[int] = [0] * len(CARDS)
        self.presets: dict[str, dict[int, list[int]]] = {}  # how many of each card, by set and number of players
        self.villages: dict[str, dict[int, tuple[int, int, int]]] = {}  # Farmers, special buildings, Vagabonds
        self.online: dict[str, int] = {}
        self.same_room: dict[str, int] = {}
        self.talk: dict[str, Talk] = {}  # by mode
        self.order: list[int] = []  # in which special buildings join a village
        self.girl_glimpse = 0.0
        self.baker_glimpse = 0.0
        self.unnoticed = 0.0
        self.beats = 0
        self.readings = 0
        self.run = 0
        self.standstill = 0
        self.hurry = 0
        self.silence = 0
        self.statements = 0
        self.statement_gap = 0
