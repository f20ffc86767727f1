"""Positions, moves and games of Les Schtroumpfs in one line each, so that a test reads like the rule it proves."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TypedDict, TypeVar, Unpack

from mypy_extensions import i64

from tablee.games.schtroumpfs import SCHTROUMPFS, SchtroumpfsOptions, Village
from tablee.games.schtroumpfs.events import DieRolled
from tablee.games.schtroumpfs.moves import INVENTIONS, SMURFS
from tablee.games.schtroumpfs.view import CakeView, RowView, SchtroumpfsView
from tablee.kernel import Event, FastLuck, Json, Luck

T = TypeVar("T")
E = TypeVar("E", bound=Event)

LAW = Path(__file__).parents[3] / "docs" / "rules" / "schtroumpfs.md"
STARTING = SMURFS[:12]
LOST = SMURFS[12:]
HOUSES = {"standard": 6, "complex": 7, "terrible": 8, "nightmare": 8}
LEVELS = list(HOUSES)
QUIET = {"standard": "C02 C07", "complex": "C02 C07 C08"}  # cakes that nothing in a short scene prepares

FACES = {  # table 5.2; two icons are a plural
    "danger": ["cat", "attack", "shortages", "hunt", "find", "idea"],
    "super": ["cats", "cat", "attack", "shortages", "shortage", "hunt"],
    "azrael": ["attack", "shortage", "shortages", "destroy", "hunt", "prey"],
}


class Dice(Luck):
    """Chance as a test tells it, in turn: "danger:attack", "pick:1" for a number, "shuffle". No other draw is right."""

    def __init__(self, script: str) -> None:
        self.script = script.split()
        self.dice = [token.partition(":")[0] for token in self.script if token.partition(":")[0] in FACES]

    def next(self) -> tuple[str, str]:
        assert self.script, "something was drawn that the rules do not draw"
        what, _, which = self.script.pop(0).partition(":")
        return what, which

    def below(self, n: i64) -> i64:
        what, which = self.next()
        if what == "pick":
            assert int(which) < n
            return int(which)
        assert what in FACES, f"a {what} was expected, not a draw below {n}"
        assert n == 6
        return FACES[what].index(which)

    def shuffle(self, things: list[T]) -> None:
        if len(things) < 2:
            return
        what, _ = self.next()
        assert what == "shuffle", f"a {what} was expected, not a shuffle"


# --- Positions


class Scene(TypedDict, total=False):
    """What of a position is not as in a new game. Lists are words; a number of meeples stands after a colon."""

    level: str
    hungry: bool
    super_die: bool
    round: int
    turn: int
    leader: int
    active: int
    stock: str
    built: str  # of the first roofs, as many as the level asks
    houses: str  # other roofs, if not the first
    cakes: str
    prepared: str
    rows: str
    doubles: str
    overflow: str
    esplanade: int
    nest: int
    aside: int
    loose: int
    spare: int
    removed: int
    ideas: str
    crafted: str
    scrapped: str
    occupied: str
    inventions: str  # "…": then all others
    azrael: int
    deck: str  # "…" here, or in one of the next: then all other starting Smurfs
    discard: str
    sheltered: str
    played: str
    forced: str
    forest: str
    extra: str
    forest_known: int
    extra_known: int
    gargamel_known: int
    gargamel: str
    revealed: str
    lasting: str
    peeked: bool
    danger_streak: int
    useful_streak: int
    actions: int
    discounted: bool
    rescued_again: bool
    rescues: int


LISTS = ["doubles", "ideas", "crafted", "scrapped", "occupied", "inventions", "deck", "discard", "sheltered"]
PILES = ["forest", "extra", "gargamel", "revealed"]
COUNTS = ("rows", "overflow")


def paper(hands: Sequence[str], **scene: Unpack[Scene]) -> dict[str, Json]:
    """A position on paper. Unless a test says otherwise, its cakes are of the kind that nothing prepares by chance."""
    written: dict[str, Json] = dict(scene)
    level = scene.get("level", "standard")
    written["hands"] = [hand.split() for hand in hands]
    built, prepared = scene.get("built", "").split(), scene.get("prepared", "").split()
    houses = scene.get("houses", " ".join(f"R{number + 1}" for number in range(HOUSES[level]))).split()
    cakes = scene.get("cakes", QUIET.get(level, "C02 C03 C07 C08")).split()
    written["houses"] = {roof: roof in built for roof in houses}
    written["cakes"] = {cake: cake in prepared for cake in cakes}
    written.pop("built", None)
    written.pop("prepared", None)
    written["stock"] = [int(count) for count in scene.get("stock", "0/0/0").split("/")]
    for key in (*LISTS, *PILES):
        if key in written:
            written[key] = written[key].split()
    for key in COUNTS:
        if key in written:
            written[key] = counted(written[key])
    if not scene.get("lasting"):
        written.pop("lasting", None)
    elif "revealed" not in scene:
        written["revealed"] = [scene["lasting"]]
    fill(written, STARTING)
    fill(written, INVENTIONS)
    return written


def counted(words: str) -> dict[str, int]:
    """ "3U:2 4L" as numbers."""
    pairs = [word.partition(":") for word in words.split()]
    return {row: int(number or 1) for row, _, number in pairs}


def fill(written: dict[str, Json], codes: list[str]) -> None:
    """Where "…" stands, all cards of this kind that are named nowhere else."""
    keys = ("inventions",) if codes is INVENTIONS else ("deck", "discard", "sheltered")
    for key in keys:
        if "…" in written.get(key, ()):
            named = str(written)
            rest = [code for code in codes if code not in named]
            written[key] = [card for card in written[key] if card != "…"] + rest


def scene(hands: Sequence[str], **more: Unpack[Scene]) -> Village:
    """A moment in a turn: with `played` before the placement (window B), else at its beginning (window A)."""
    return SCHTROUMPFS.position(paper(hands, **more))


def setup(seats: int, seed: int = 1, **options: Any) -> Village:
    return SCHTROUMPFS.setup(seats, FastLuck(seed), SchtroumpfsOptions(**options), listen=True)


# --- Moves


def play(position: Village, *turns: str, dice: str = "") -> list[Event]:
    """Make moves written as "1 place 3U" (the seat first) with these dice, all of them; every event that it caused."""
    position.drain()
    luck = Dice(dice)
    for turn in turns:
        seat, move = turn.split(" ", 1)
        position.attempt(int(seat), SCHTROUMPFS.move(move), luck)
    assert not luck.script, f"not drawn: {' '.join(luck.script)}"
    heard = position.drain()
    assert [event.die for event in told(heard, DieRolled)] == luck.dice
    return heard


def options(position: Village) -> list[str]:
    """What the seat to act may do, in alphabetical order."""
    (seat,) = position.awaited()
    return sorted(str(move) for move in position.moves(seat))


def choices(position: Village, verb: str) -> list[str]:
    """Of what the seat to act may do, all of one kind: "place" gives ["3U", "3U double"]."""
    return [option.removeprefix(f"{verb} ") for option in options(position) if option.startswith(f"{verb} ")]


def places(position: Village) -> str:
    """Where the seat to act may place a meeple, in one line."""
    return " ".join(choices(position, "place"))


def against(position: Village, turn: str) -> str:
    """The rule that forbids a move written as "1 place 3U"; empty if it is allowed."""
    seat, move = turn.split(" ", 1)
    refused = position.why_not(int(seat), SCHTROUMPFS.move(move))
    return "" if refused is None else refused.rule


def default(position: Village) -> str:
    """What the table plays for the seat to act when its clock runs out; it must be one of its moves."""
    (seat,) = position.awaited()
    move = position.default(seat)
    assert move in position.moves(seat)
    return str(move)


def told(events: Sequence[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def only(events: Sequence[Event], kind: type[E]) -> E:
    (event,) = told(events, kind)
    return event


def order(events: Sequence[Event], *kinds: type[Event]) -> list[type[Event]]:
    """Which of these kinds of events happened, in their order."""
    return [type(event) for event in events if isinstance(event, kinds)]


# --- What is seen


def seen(position: Village) -> SchtroumpfsView:
    """What everybody may know."""
    return position.view(None)


def stock(position: Village) -> str:
    return "/".join(str(count) for count in seen(position).stock)


def hand(position: Village, seat: int) -> list[str]:
    return sorted(seen(position).hands[seat])


def row(position: Village, code: str) -> RowView:
    (found,) = [row for row in seen(position).rows if row.id == code]
    return found


def on_rows(position: Village) -> str:
    """Who stands where, as in `scene(rows=...)`, overflow meeples not counted."""
    shown = [row for row in seen(position).rows if row.meeples]
    return " ".join(row.id if row.meeples == 1 else f"{row.id}:{row.meeples}" for row in shown)


def crafted(position: Village) -> list[str]:
    return sorted(card.invention for card in seen(position).crafted)


def ideas(position: Village) -> list[str]:
    return sorted(card.invention for card in seen(position).ideas)


def price(position: Village, invention: str) -> int:
    (found,) = [card.price for card in seen(position).ideas if card.invention == invention]
    return found


def built(position: Village) -> list[str]:
    return [house.roof for house in seen(position).houses if house.built]


def cake(position: Village, code: str) -> CakeView:
    (found,) = [cake for cake in seen(position).cakes if cake.cake == code]
    return found


def prepared(position: Village) -> list[str]:
    return [cake.cake for cake in seen(position).cakes if cake.prepared]


def window(position: Village) -> str:
    """The bonus window that is open: "A" to "F"; empty if another decision is."""
    question = seen(position).question
    return "" if question is None else question.window


def decision(position: Village) -> str:
    question = seen(position).question
    return "" if question is None else question.decision


def pile(position: Village, key: str) -> list[str]:
    """A pile as it lies, the top card first: for those that nobody sees."""
    return list(position.to_json().get(key, []))


# --- The law's tables


def tables(section: str) -> list[list[str]]:
    """The rows of the tables of a section such as "5.3", without their heads."""
    text = LAW.read_text("utf-8")
    start = text.index(f"### {section} ")
    end = min(at for at in (text.find("\n### ", start + 1), text.find("\n## ", start + 1)) if at > 0)
    lines = re.findall(r"^\|(.+)\|$", text[start:end], re.MULTILINE)
    cells = [[cell.strip() for cell in line.split("|")] for line in lines]
    return [row for row in cells if not row[0].startswith(("---", "Code", "Face"))]


# --- Whole games


def random_moves(position: Village, luck: Luck, most: int) -> Iterator[Village]:
    """Random legal moves, seen after each: until the game is over, or there were so many."""
    for _ in range(most):
        if position.over:
            return
        (seat,) = position.awaited()
        moves = position.moves(seat)
        assert moves, f"seat {seat} is asked {decision(position)} and has no answer"
        position.attempt(seat, moves[luck.below(len(moves))], luck)
        yield position


def random_game(seats: int, seed: int, **options: Any) -> Iterator[Village]:
    """One game to the end, seen after the setup and after each move."""
    position = setup(seats, seed, **options)
    yield position
    yield from random_moves(position, FastLuck(seed + 1), 20_000)


def check_sums(position: Village) -> None:
    """SCH-203, from what everybody sees and from what is written."""
    view, written = seen(position), position.to_json()
    on_board = sum(row.meeples + row.overflow for row in view.rows) + sum(card.meeple for card in view.crafted)
    elsewhere = view.esplanade + view.loose + view.aside + view.nest + view.spare + view.removed
    assert on_board + elsewhere == 9
    assert all(count >= 0 for count in (view.esplanade, view.loose, view.aside, view.nest, view.spare, view.removed))
    smurfs = [card for held in written["hands"] for card in held] + [view.played] * (view.played is not None)
    for key in ("deck", "discard", "sheltered", "forest", "extra"):
        smurfs += written.get(key, [])
    assert sorted(smurfs) == sorted(SMURFS)
    inventions = [card.invention for card in view.ideas] + [card.invention for card in view.crafted]
    assert sorted(inventions + list(view.scrapped) + written.get("inventions", [])) == sorted(INVENTIONS)
    assert [have + left for have, left in zip(view.stock, view.supply, strict=True)] == [20, 20, 20]
    assert all(count >= 0 for count in (*view.stock, *view.supply))
    gargamel = list(view.revealed) + written.get("gargamel", [])
    assert len(gargamel) == len(set(gargamel)) <= 17
    assert len(view.crafted) <= 4
    assert 1 <= view.azrael <= 8
