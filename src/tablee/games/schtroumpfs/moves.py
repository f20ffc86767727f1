"""Everything that a player of Les Schtroumpfs can say. Each move exists once, and its notation is its whole meaning."""

from __future__ import annotations

from typing import Final, final

from tablee.kernel.errors import BadMove
from tablee.kernel.position import Move

SMURFS: Final = [f"S{number:02}" for number in range(1, 13)] + [f"P{number:02}" for number in range(1, 24)]
INVENTIONS: Final = [f"N{number:02}" for number in range(1, 25)]
ROOFS: Final = [f"R{number}" for number in range(1, 9)]
ROWS: Final = [f"{location}{row}" for location in range(1, 9) for row in "UL"]
RESOURCES: Final = ["berry", "log", "stone"]  # SCH-040
MOST_SEATS: Final = 5
LOCATIONS: Final = 8
MOST_TOKENS: Final = 99  # of one kind, in a notation

NORMAL: Final = ""
DOUBLE: Final = "double"  # P16
OVERFLOW: Final = "overflow"  # P23


@final
class Deed(Move):
    """A move: what is done, to which card, row, seat or number, and with which tokens (berries, logs, stones)."""

    __slots__ = ("verb", "what", "mode", "number", "berries", "logs", "stones", "into")

    def __init__(
        self,
        text: str,
        verb: str,
        what: str = "",
        mode: str = "",
        number: int = 0,
        berries: int = 0,
        logs: int = 0,
        stones: int = 0,
        into: tuple[int, int, int] = (0, 0, 0),
    ) -> None:
        self.text = text
        self.verb = verb
        self.what = what
        self.mode = mode
        self.number = number
        self.berries = berries
        self.logs = logs
        self.stones = stones
        self.into = into  # what an exchange brings

    def tokens(self) -> tuple[int, int, int]:
        return (self.berries, self.logs, self.stones)


MOVES: Final[dict[str, Deed]] = {}  # by their notation


def named(verb: str, what: str = "", mode: str = "") -> Deed:
    text = verb
    if what:
        text += " " + what
    if mode:
        text += " " + mode
    if text not in MOVES:
        MOVES[text] = Deed(text, verb, what, mode)
    return MOVES[text]


def numbered(verb: str, number: int) -> Deed:
    text = f"{verb} {number}"
    if text not in MOVES:
        MOVES[text] = Deed(text, verb, "", "", number)
    return MOVES[text]


def by_code(verb: str, codes: list[str]) -> dict[str, Deed]:
    return {code: named(verb, code) for code in codes}


# --- Cards

PLAY: Final = by_code("play", SMURFS)
DISCARD: Final = by_code("discard", SMURFS + INVENTIONS)
SHELTER: Final = by_code("shelter", SMURFS)
CAGE: Final = by_code("cage", SMURFS)
CRAFT: Final = by_code("craft", INVENTIONS)
USE: Final = by_code("use", INVENTIONS)
DESTROY: Final = by_code("destroy", ROOFS)

# --- Places

PLACE: Final = by_code("place", ROWS + INVENTIONS)
PLACE_DOUBLE: Final = {row: named("place", row, DOUBLE) for row in ROWS}
PLACE_OVERFLOW: Final = {row: named("place", row, OVERFLOW) for row in ROWS}
RETURN: Final = by_code("return", ROWS)
RETURN_OVERFLOW: Final = {row: named("return", row, OVERFLOW) for row in ROWS}
REMOVE: Final = by_code("remove", [*ROWS, *INVENTIONS, "loose", "aside"])
REMOVE_OVERFLOW: Final = {row: named("remove", row, OVERFLOW) for row in ROWS}
EMPTY: Final = by_code("empty", ROWS)
SPRING: Final = by_code("spring", ROWS)
SEND: Final = [numbered("send", location) for location in range(1, LOCATIONS + 1)]
ADVANCE: Final = [numbered("advance", steps) for steps in range(1, LOCATIONS)]

# --- Seats, parts, kinds

TARGET: Final = [numbered("target", seat) for seat in range(MOST_SEATS)]
RESCUE_DRAW: Final = named("rescue", "draw")
RESCUE_NEST: Final = named("rescue", "nest")
RESCUE_BOTH: Final = named("rescue", "both")
COLLECT: Final = [named("collect", resource) for resource in RESOURCES]

# --- Words

GO_ON: Final = named("go", "on")
END_TURN: Final = named("end", "turn")
ASIDE: Final = named("aside")
DECLINE: Final = named("decline")
ALLOW: Final = named("allow")
REFUSE: Final = named("refuse")
LOSE_ANY: Final = named("lose", "any")

# --- Tokens: too many to make them all beforehand

TOKENS: Final[dict[int, Deed]] = {}
GAIN: Final = 0
LOSE: Final = 1
VERBS: Final = ["gain", "lose"]


def tokens_move(verb: int, berries: int, logs: int, stones: int) -> Deed:
    key = ((verb * 100 + berries) * 100 + logs) * 100 + stones
    found = TOKENS.get(key)
    if found is None:
        text = f"{VERBS[verb]} {berries}/{logs}/{stones}"
        found = Deed(text, VERBS[verb], "", "", 0, berries, logs, stones)
        TOKENS[key] = found
        MOVES[text] = found
    return found


BUILDS: Final[dict[int, Deed]] = {}


def build(roof: int, berries: int, logs: int, stones: int) -> Deed:
    """Build the house with this roof, and pay so much for it."""
    key = ((roof * 100 + berries) * 100 + logs) * 100 + stones
    found = BUILDS.get(key)
    if found is None:
        text = f"build {ROOFS[roof]} {berries}/{logs}/{stones}"
        found = Deed(text, "build", ROOFS[roof], "", roof, berries, logs, stones)
        BUILDS[key] = found
        MOVES[text] = found
    return found


EXCHANGES: Final[dict[tuple[int, int, int, int, int, int], Deed]] = {}


def exchange(out: tuple[int, int, int], into: tuple[int, int, int]) -> Deed:
    """Tokens of the stock for as many others (P06)."""
    key = (out[0], out[1], out[2], into[0], into[1], into[2])
    found = EXCHANGES.get(key)
    if found is None:
        text = f"exchange {out[0]}/{out[1]}/{out[2]} {into[0]}/{into[1]}/{into[2]}"
        found = Deed(text, "exchange", "", "", 0, out[0], out[1], out[2], into)
        EXCHANGES[key] = found
        MOVES[text] = found
    return found


# --- Reading


def read_move(text: str) -> Move:
    """The move of a notation such as `place 3U` or `gain 1/1/0`."""
    move = MOVES.get(text)
    if move is None:
        move = read_tokens(text.split(" "))
    if move is None or move.text != text:
        raise BadMove(text, ["play S01", "place 3U", "craft N09", "gain 1/1/0", "decline"], detail="notation")
    return move


def read_tokens(words: list[str]) -> Deed | None:
    """A move that has not been made yet: only those with tokens are too many."""
    counts = [counted(word) for word in words if "/" in word]
    if any(count is None for count in counts):
        return None
    known = [count for count in counts if count is not None]
    if len(words) == 2 and len(known) == 1 and words[0] in VERBS:
        return tokens_move(VERBS.index(words[0]), known[0][0], known[0][1], known[0][2])
    if len(words) == 3 and len(known) == 1 and words[0] == "build" and words[1] in ROOFS:
        return build(ROOFS.index(words[1]), known[0][0], known[0][1], known[0][2])
    if len(words) == 3 and len(known) == 2 and words[0] == "exchange":
        return exchange(known[0], known[1])
    return None


def counted(word: str) -> tuple[int, int, int] | None:
    parts = word.split("/")
    if len(parts) != len(RESOURCES):
        return None
    for part in parts:
        if not (part.isascii() and part.isdigit()) or int(part) > MOST_TOKENS or str(int(part)) != part:
            return None
    return (int(parts[0]), int(parts[1]), int(parts[2]))
