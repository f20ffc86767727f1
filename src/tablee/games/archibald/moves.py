"""Everything that a player of Archibald can say. Each move exists once, and its notation is its whole meaning."""

from __future__ import annotations

from typing import Final, final

from tablee.kernel.errors import BadMove
from tablee.kernel.position import Move

COLUMNS: Final = "ABCDE"
ROWS: Final = 11
WIDTH: Final = 5
CELLS: Final = [f"{column}{row}" for row in range(1, ROWS + 1) for column in COLUMNS]  # ARC-002, from A1 to E11
CELL: Final[dict[str, int]] = {name: cell for cell, name in enumerate(CELLS)}
HEROES: Final = ["arthur", "selenia", "betameche", "max"]
KINDS: Final = ["moustik", "seide", "millipede", "spider", "darkos"]  # from the weakest on
ANSWERS: Final = ["A", "B", "C"]
MOST_SEATS: Final = 4
MOST_COPIES: Final = 15


@final
class Deed(Move):
    """A move: what is done, with which card or hero, where, and to whom."""

    __slots__ = ("verb", "what", "cell", "seat", "kinds")

    def __init__(
        self, text: str, verb: str, what: str = "", cell: int = -1, seat: int = -1, kinds: tuple[int, ...] = ()
    ) -> None:
        self.text = text
        self.verb = verb
        self.what = what
        self.cell = cell
        self.seat = seat
        self.kinds = kinds  # of enemies, the most dangerous first


MOVES: Final[dict[str, Deed]] = {}  # by their notation


def kept(move: Deed) -> Deed:
    found = MOVES.get(move.text)
    if found is None:
        MOVES[move.text] = move
        return move
    return found


def word(text: str) -> Deed:
    return kept(Deed(text, text))


def named(verb: str, what: str) -> Deed:
    return kept(Deed(f"{verb} {what}", verb, what))


def at_cell(verb: str, cell: int) -> Deed:
    return kept(Deed(f"{verb} {CELLS[cell]}", verb, "", cell))


def card_at(verb: str, card: str, cell: int) -> Deed:
    return kept(Deed(f"{verb} {card} {CELLS[cell]}", verb, card, cell))


def card_on(card: str, seat: int) -> Deed:
    return kept(Deed(f"play {card} {seat}", "play", card, -1, seat))


def slay(kinds: tuple[int, ...]) -> Deed:
    """Which enemies die, the most dangerous first (D-07)."""
    return kept(Deed("slay " + ",".join([KINDS[kind] for kind in kinds]), "slay", "", -1, -1, kinds))


# --- Words

GO_ON: Final = word("go on")  # closes a card window
BACK: Final = word("back")  # takes the last part of an unsent act back
SEND: Final = word("send")  # the act that was put together
STOP: Final = word("stop")  # no other try after a bump
DECLINE: Final = word("decline")  # a bonus move, a tunnel
USE_ARMOUR: Final = word("use armour")
KEEP_ARMOUR: Final = word("keep armour")

# --- Places

MOVE: Final = [at_cell("move", cell) for cell in range(len(CELLS))]
TO: Final = [at_cell("to", cell) for cell in range(len(CELLS))]
TAKE: Final = [at_cell("take", cell) for cell in range(len(CELLS))]
START: Final = [at_cell("start", cell) for cell in range(WIDTH)]
PEEK: Final = [at_cell("peek", cell) for cell in range(len(CELLS) - WIDTH, len(CELLS))]

# --- Names

HERO: Final = [named("hero", hero) for hero in HEROES]
ANSWER: Final = [named("answer", answer) for answer in ANSWERS]


# --- Reading


def read_move(text: str) -> Move:
    """The move of a notation such as `move C2` or `play E2-D#1 C3`."""
    move = MOVES.get(text) or read_words(text.split(" "))
    if move is None or move.text != text:
        raise BadMove(text, ["move C2", "play E2-F#1", "play E2-D#1 C3", "answer A", "decline"], detail="notation")
    return move


def read_words(words: list[str]) -> Deed | None:
    """A move that no box has made yet: a card of another copy, or a rare choice among enemies."""
    if len(words) == 2 and words[0] == "slay":
        return read_slay(words[1].split(","))
    if len(words) < 2 or not is_card(words[1]):
        return None
    if len(words) == 2:
        return named(words[0], words[1]) if words[0] in ("play", "equip", "discard") else None
    if len(words) != 3:
        return None
    if words[2] in CELL:
        return card_at(words[0], words[1], CELL[words[2]]) if words[0] in ("play", "aim") else None
    if words[0] == "play" and words[2] in ("0", "1", "2", "3"):
        return card_on(words[1], int(words[2]))
    return None


def read_slay(names: list[str]) -> Deed | None:
    if not 0 < len(names) <= 16:
        return None
    kinds: list[int] = []
    for name in names:
        if name not in KINDS:
            return None
        kinds.append(KINDS.index(name))
        if len(kinds) > 1 and kinds[-1] > kinds[-2]:
            return None
    return slay(tuple(kinds))


def is_card(text: str) -> bool:
    """The name of an encounter card: its level, its letter, and which of its copies it is (section 5.4)."""
    if len(text) < 6 or text[0] != "E" or text[1] not in "234" or text[2] != "-" or text[4] != "#":
        return False
    copy = text[5:]
    if not "A" <= text[3] <= "Z" or not (copy.isascii() and copy.isdigit()):
        return False
    return len(copy) <= 2 and 1 <= int(copy) <= MOST_COPIES and str(int(copy)) == copy
