"""What a player of Les Loups-Garous can want, and how it is written.

By night there is one notation for every card, and it names its step (LGT-351): `tap b4 7`, `tap witch 3 -`.
A statement is put together from small moves: `say accuse`, `add 3`, `add strong`, `why votes`, `send` (5.10).
"""

from __future__ import annotations

from typing import Final, final

from tablee.kernel.errors import BadMove
from tablee.kernel.position import Move

FEWEST: Final = 5
MOST: Final = 29

# --- The steps of a night (5.4, LGT-345)

CALLS: Final = (
    "thief",
    "cupid",
    "lovers",
    "protector",
    "seer",
    "wolves",
    "baker",
    "white_wolf",
    "pyromaniac",
    "witch",
    "piper",
    "charmed",
    "raven",
)
BLOCKS: Final = ("b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8")
STEPS: Final = CALLS + BLOCKS

# --- The cells of a grid (LGT-351): seats by their numbers, and these

NONE: Final = "-"
LEFT: Final = "left"
RIGHT: Final = "right"
FARMS: Final = ("farm1", "farm2", "farm3", "farm4", "farm5", "farm6")
SPECIAL: Final = ("school", "manor", "church", "bailiff", "tavern", "barber", "hovel", "bakery")
HOUSES: Final = FARMS + SPECIAL
BUNDLE: Final = "bundle"
SEATS: Final = [str(seat) for seat in range(MOST)]
CELLS: Final = frozenset([NONE, LEFT, RIGHT, *HOUSES, *SEATS])

# --- Cards, by their names, and the side that a bet may be on

CARDS: Final = (
    "villager",
    "werewolf",
    "white_wolf",
    "seer",
    "thief",
    "cupid",
    "hunter",
    "witch",
    "little_girl",
    "raven",
    "pyromaniac",
    "protector",
    "elder",
    "scapegoat",
    "idiot",
    "piper",
)
SIDES: Final = ("villagers", "werewolves", "lovers", "white", "piper", "nobody")

# --- Statements (5.10): what each is made of, part by part

PLAYER: Final = "player"
STRENGTH: Final = "strength"
CARD: Final = "card"
SINGLE: Final = "single"  # a card of which there is but one
NIGHT: Final = "night"
DAY: Final = "day"
SAID: Final = "said"  # a statement of somebody else, by its number
OWN: Final = "own"  # one's own
HOUSE: Final = "house"
POTION: Final = "potion"
MORE: Final = "more"  # one or two players more, if one likes

GRAMMAR: Final[dict[str, tuple[str, ...]]] = {
    "accuse": (PLAYER, STRENGTH),
    "defend": (PLAYER,),
    "trust": (PLAYER,),
    "rank": (PLAYER, MORE, MORE),
    "deny": (),
    "claim": (CARD,),
    "hint": (),
    "counter": (PLAYER, SINGLE),
    "retract": (OWN,),
    "vision": (NIGHT, PLAYER, CARD),
    "glimpse": (NIGHT, PLAYER, MORE, MORE),
    "potion": (NIGHT, POTION, PLAYER),
    "guard": (NIGHT, PLAYER),
    "confession": (PLAYER, CARD),
    "poster": (NIGHT, PLAYER),
    "charm": (PLAYER, MORE, MORE),
    "intent": (PLAYER,),
    "propose": (PLAYER,),
    "ask_role": (PLAYER,),
    "ask_opinion": (PLAYER, PLAYER),
    "ask_vote": (PLAYER, DAY),
    "recall": (PLAYER, DAY, PLAYER),
    "contradiction": (SAID, SAID),
    "silent": (PLAYER,),
    "agree": (SAID,),
    "disagree": (SAID,),
    "candidate": (),
    "support": (PLAYER,),
    "ask_ban": (PLAYER,),
    "ask_house": (HOUSE,),
    "promise": (PLAYER,),
    "no_pardon": (PLAYER,),
    "thank": (),
    "pass": (),
}
REASONS: Final = (
    "votes",
    "silence",
    "claim_conflict",
    "vision",
    "night_victim",
    "defended_wolf",
    "hunted_good",
    "behaviour",
    "gut",
)
STRENGTHS: Final = ("weak", "strong")
POTIONS: Final = ("heal", "poison", "none")
MOST_SAID: Final = 4_000  # statements in one game, by their numbers: 29 players, 12 a day

# --- What everybody is asked by night who has nothing to do (5.9); of a pair of names, the second is the safest

PROMPTS: Final = ("shadiest", "reassuring", "survivor", "wander", "pair", "safest", "paths", "shelter")

# --- Moves


@final
class Deed(Move):
    """A verb and what it is about."""

    __slots__ = ("verb", "step", "words", "target", "other")

    def __init__(self, verb: str, step: str, words: tuple[str, ...]) -> None:
        parts = [verb]
        if step:
            parts.append(step)
        parts.extend(words)
        super().__init__(" ".join(parts))
        self.verb = verb
        self.step = step  # of a night; empty by day
        self.words = words
        self.target = seat_in(words, 0)  # a seat, where the first word is one; else -1
        self.other = seat_in(words, 1)


def seat_in(words: tuple[str, ...], place: int) -> int:
    if place >= len(words) or not words[place].isdecimal():
        return -1
    return int(words[place])


# how many words each verb has, at least and at most, besides the step of a night
VERBS: Final[dict[str, tuple[int, int]]] = {
    "tap": (1, 2),
    "lids": (1, 1),
    "take": (1, 1),
    "done": (0, 0),
    "skip": (0, 0),
    "stand": (0, 0),
    "elect": (1, 1),
    "ready": (0, 0),
    "wait": (0, 0),
    "say": (1, 1),
    "add": (1, 1),
    "why": (1, 1),
    "back": (0, 0),
    "send": (0, 0),
    "confess": (1, 1),
    "restore": (1, 1),
    "shave": (1, 1),
    "ban": (0, 2),
    "vote": (1, 1),
    "break": (1, 1),
    "ask": (0, 0),
    "decline": (0, 0),
    "pardon": (0, 0),
    "refuse": (0, 0),
    "shoot": (1, 1),
    "name": (1, 1),
    "let": (1, 1),
    "close": (0, 0),
    "house": (1, 1),
    "leave": (0, 0),
    "accept": (0, 0),
    "bet": (2, 2),
    "longer": (0, 0),
    "relaunch": (0, 0),
    "reopen": (1, 1),
}
OF_A_NIGHT: Final = frozenset(("tap", "lids"))
AT_A_SEAT: Final = frozenset(
    ("elect", "confess", "restore", "shave", "ban", "vote", "break", "shoot", "name", "let", "house", "reopen")
)
MADE: Final[dict[str, Deed]] = {}
NUMBERS: Final = frozenset(str(number) for number in range(MOST_SAID))
WORDS: Final = {
    "lids": frozenset(("open", "closed")),
    "tap": CELLS,
    "take": frozenset((*HOUSES, BUNDLE)),
    "say": frozenset(GRAMMAR),
    "why": frozenset(REASONS),
    "add": NUMBERS | frozenset((*STRENGTHS, *POTIONS, *CARDS, *HOUSES)),
}


def deed(verb: str, *words: str) -> Deed:
    """By day."""
    return made(verb, "", words)


def tap(step: str, *cells: str) -> Deed:
    return made("tap", step, cells)


def lids(step: str, half_open: bool) -> Deed:
    return made("lids", step, ("open" if half_open else "closed",))


def made(verb: str, step: str, words: tuple[str, ...]) -> Deed:
    """Each is made once, and compared by identity."""
    text = " ".join([verb, step, *words] if step else [verb, *words])
    found = MADE.get(text)
    if found is None:
        found = MADE[text] = Deed(verb, step, words)
    return found


def read_move(text: str) -> Deed:
    """A move from its notation; `BadMove` for any other text."""
    found = MADE.get(text)
    if found is not None:
        return found
    parts = text.split(" ")
    verb = parts[0]
    if verb not in VERBS:
        raise BadMove(text, list(VERBS))
    words = tuple(parts[1:])
    step = ""
    if verb in OF_A_NIGHT:
        if len(words) == 0 or words[0] not in STEPS:
            raise BadMove(text, list(STEPS))
        step = words[0]
        words = words[1:]
    least, most = VERBS[verb]
    if not least <= len(words) <= most or not fit(verb, words):
        raise BadMove(text, verb)
    return made(verb, step, words)


def fit(verb: str, words: tuple[str, ...]) -> bool:
    if verb == "bet":
        return words[0] in ("seat", "side") and words[1] in (SEATS if words[0] == "seat" else SIDES)
    if verb == "ban" and len(words) == 2:
        return words[0] in SEATS and words[1] in SEATS and int(words[0]) < int(words[1])
    allowed = WORDS.get(verb)
    for word in words:
        if word not in SEATS if allowed is None else word not in allowed:
            return False
    return True
