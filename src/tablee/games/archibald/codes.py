"""What a card does, written in the codes of the law (ARC-520 to 535): read once, checked, and kept as numbers.

LIFE(+1), DRAW(2)
ROLL{1-2: LIFE(-1); 3-6: BONUS_MOVE}
IF hand>0: DISCARD(1), ROLL{1-2: NONE; 3-6: DRAW(2)}
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from tablee.games.archibald.box import Branch, Part, Script
from tablee.games.archibald.moves import KINDS
from tablee.kernel.errors import At, BadContent

# What each code takes in its brackets.
SIGNED: Final = "+n or -n"
NUMBER: Final = "n"
ONE: Final = "+1 or -1"
PAWNS: Final = "kind, n"
OPPONENT: Final = "opponent"
LEFT: Final = "left"
BARE: Final = ""
BRANCHES: Final = "{...}"

POWERS: Final[Mapping[str, str]] = {
    "LIFE": SIGNED,
    "BONUS_MOVE": BARE,
    "DRAW": NUMBER,
    "PRANK": OPPONENT,
    "STUCK": OPPONENT,
    "FLY": NUMBER,
    "GUST": OPPONENT,
    "WATER": ONE,
    "PEEK": BARE,
    "PICKAXE": BARE,
}
CONSEQUENCES: Final[Mapping[str, str]] = {
    "NONE": BARE,
    "LIFE": SIGNED,
    "DRAW": NUMBER,
    "DISCARD": NUMBER,
    "BONUS_MOVE": BARE,
    "SPAWN": PAWNS,
    "PEEK": BARE,
    "STUCK": BARE,
    "TUNNEL": BARE,
    "WATER": ONE,
    "LEFT_DRAW": NUMBER,
    "SWAP_HANDS": LEFT,
    "LOSE_EQUIP": BARE,
    "ROLL": BRANCHES,
    "CONTEST": BRANCHES,
}
AIMED: Final = {"PRANK": "seat", "STUCK": "seat", "GUST": "seat", "FLY": "cell", "PEEK": "cell", "PICKAXE": "cell"}
CONDITIONS: Final = {"hand>0": "hand", "equipment": "equipment"}
CONTEST: Final = {"win": 1, "tie": 0, "lose": -1}
MOST: Final = 5  # cards, lives, steps or pawns in one code

CODE: Final = re.compile(r"^([A-Z_]+)(?:\((.*)\)|\{(.*)\})?$")
DICE: Final = re.compile(r"^DICE\(([0-3])R,([0-3])Y\)$")
ARMOUR: Final = re.compile(r"^ARMOUR\(([1-9])\)$")
PAIR: Final = re.compile(r"^([a-z]+), ?([1-9])$")
RANGE: Final = re.compile(r"^([1-6])-([1-6])$")


class DiceCode(NamedTuple):
    """What an equipment is worth."""

    red: int = 0
    yellow: int = 0
    armour: int = 0


def read_equipment(code: str, at: At) -> DiceCode:
    """ARC-506. A weapon or an armour."""
    if found := DICE.match(code):
        if found[1] != "0" or found[2] != "0":
            return DiceCode(int(found[1]), int(found[2]))
    elif found := ARMOUR.match(code):
        return DiceCode(armour=int(found[1]))
    raise BadContent(code, ["DICE(1R,0Y)", "ARMOUR(1)"], detail="code", at=at, rule="ARC-506")


class CodeBook:
    """Reads codes. Every script that it has read has a number, by which positions on paper name it."""

    def __init__(self) -> None:
        self.scripts: list[Script] = []

    def power(self, code: str, at: At) -> Script:
        return self.script(code, POWERS, at)

    def adventure(self, code: str, at: At) -> Script:
        return self.script(code, CONSEQUENCES, at)

    def enemy_part(self, code: str, at: At) -> Part:
        """ARC-510. The pawns of an enemy card."""
        return self.part(code, {"ENEMY": PAWNS}, at)

    def script(self, code: str, known: Mapping[str, str], at: At, whole: bool = True) -> Script:
        """All its parts; a condition comes before all of them, and holds for everything after it (ARC-535)."""
        condition = ""
        if code.startswith("IF ") and known is CONSEQUENCES and whole:
            asked, _, code = code[3:].partition(": ")
            if asked not in CONDITIONS:
                raise BadContent(asked, list(CONDITIONS), detail="code", at=at, rule="ARC-535")
            condition = CONDITIONS[asked]
        parts = [self.part(part, known, at) for part in split(code, ",")]
        script = Script(len(self.scripts), condition, parts)
        self.scripts.append(script)
        return script

    def part(self, code: str, known: Mapping[str, str], at: At) -> Part:
        found = CODE.match(code)
        if found is None or found[1] not in known:
            raise BadContent(code, list(known), detail="unknown_effect", at=at, rule="ARC-535")
        name, inside, branches = found.groups()
        takes = known[name]
        if takes == BRANCHES and branches is not None:
            return Part(name, 0, -1, self.branches(name, branches, known, at))
        if branches is None and takes == BARE and inside is None:
            return Part(name, 0, -1, [])
        if branches is None and inside is not None and (part := counted(name, takes, inside)) is not None:
            return part
        raise BadContent(code, f"{name}({takes})" if takes else name, detail="code", at=at, rule="ARC-535")

    def branches(self, name: str, inside: str, known: Mapping[str, str], at: At) -> list[Branch]:
        """Every result of the die, or of a contest, leads somewhere."""
        branches: list[Branch] = []
        for branch in split(inside, ";"):
            result, _, code = branch.partition(": ")
            low, high = results(name, result, at)
            branches.append(Branch(low, high, self.script(code, known, at, False).number))
        reached = sorted(value for branch in branches for value in range(branch.low, branch.high + 1))
        wanted = list(range(1, 7)) if name == "ROLL" else sorted(CONTEST.values())
        if reached != wanted:
            raise BadContent(inside, "1-6" if name == "ROLL" else list(CONTEST), detail="code", at=at, rule="ARC-533")
        return branches


def counted(name: str, takes: str, inside: str) -> Part | None:
    """A code with something in brackets, if that is what it takes."""
    if takes in (OPPONENT, LEFT):
        return Part(name, 0, -1, []) if inside == takes else None
    if takes == PAWNS:
        pair = PAIR.match(inside)
        if pair is None or pair[1] not in KINDS:
            return None
        return Part(name, int(pair[2]), KINDS.index(pair[1]), [])
    number = re.match(r"^([+-])?([1-9])$", inside)
    if number is None or int(number[2]) > (1 if takes == ONE else MOST) or (number[1] is None) != (takes == NUMBER):
        return None
    return Part(name, int(inside), -1, [])


def results(name: str, result: str, at: At) -> tuple[int, int]:
    if name == "CONTEST" and result in CONTEST:
        return CONTEST[result], CONTEST[result]
    found = RANGE.match(result)
    if name == "ROLL" and found is not None and found[1] <= found[2]:
        return int(found[1]), int(found[2])
    raise BadContent(result, "1-3" if name == "ROLL" else list(CONTEST), detail="code", at=at, rule="ARC-533")


def split(code: str, mark: str) -> Sequence[str]:
    """At every mark that stands in no brackets."""
    parts: list[str] = [""]
    depth = 0
    for letter in code:
        depth += (letter in "({") - (letter in ")}")
        if letter == mark and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts]
