"""Positions, moves and games of Archibald in one line each, so that a test reads like the rule it proves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypedDict, TypeVar, Unpack

import msgspec
from mypy_extensions import i64

from tablee.games.archibald import ARCHIBALD, ArchibaldOptions, Race
from tablee.games.archibald.view import ArchibaldView, HeroView
from tablee.kernel import Event, Eyes, FastLuck, Json, Luck, Refusal

T = TypeVar("T")
E = TypeVar("E", bound=Event)

COLUMNS = "ABCDE"
CELLS = [f"{column}{row}" for row in range(1, 12) for column in COLUMNS]
ROAD = {  # a way up the middle, of tiles without walls
    "C2": "T2-01",
    "C3": "T2-03",
    "C4": "T2-05",
    "C5": "T3-03",
    "C6": "T3-04",
    "C7": "T3-08",
    "C8": "T4-02",
    "C9": "T4-09",
    "C10": "T4-10",
}
FACES = {"r0": 0, "r1": 2, "r2": 5, "y0": 0, "y1": 3}  # hits on red and yellow dice (5.1), as a number of a face


class Dice(Luck):
    """Chance as a test tells it, in turn. No other draw is right.

    "r2" and "y0" are faces of the red and yellow dice, "d4" is the normal die, "pick:1" any other number; "shuffle"
    leaves a pile as it lies, "reverse" turns it round.
    """

    def __init__(self, script: str) -> None:
        self.script = script.split()

    def next(self) -> str:
        assert self.script, "something was drawn that the rules do not draw"
        return self.script.pop(0)

    def below(self, n: i64) -> i64:
        what = self.next()
        if what.startswith("pick:"):
            number = int(what.removeprefix("pick:"))
            assert number < n
            return number
        assert n == 6, f"{what} was expected, not a draw below {n}"
        return FACES[what] if what in FACES else int(what.removeprefix("d")) - 1

    def shuffle(self, things: list[T]) -> None:
        if len(things) < 2:
            return
        what = self.next()
        assert what in ("shuffle", "reverse"), f"{what} was expected, not a shuffle"
        if what == "reverse":
            things.reverse()


# --- Positions


class Scene(TypedDict, total=False):
    """What of a position is not as in a new game. Lists are words; cards without a copy are the first one."""

    road: int  # the way up column C to this row
    board: str  # "D2:T2-08"; instead of or beside the road
    breached: str
    fresh: str
    opened: str  # "C8-C9"
    jails: str
    turned: str
    enemies: str  # "D2:seide,spider"
    water: int
    reached: str
    round: int
    first: int
    active: int
    card_played: bool
    fought: bool
    immobilised: bool
    hops: str  # "B3-A3"
    piles: str  # tiles, the top of each level first
    under: dict[str, int]
    decks: str  # cards, the top of each level first
    discards: str  # the same; "…3": then all other cards of level 3
    adventures: str
    adventure_discard: str  # "…": then all others
    played: str
    reading: list[Json]
    seen: dict[str, list[str]]
    known: dict[str, list[str]]
    draft: Json
    bump_retry: bool
    bots: list[int]
    left: list[int]
    at: str
    agenda: list[Json]
    over: bool
    winner: int
    ended: str


def card(name: str) -> str:
    return name if "#" in name else f"{name}#1"


def cards(names: str) -> list[str]:
    """ "E2-A E2-A#2" or "E2-A,E2-A#2" as two cards."""
    return [card(name) for name in names.replace(",", " ").split()]


def level(cell: str) -> int:
    """ARC-001, from the table of 3.0."""
    return [0, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5][int(cell[1:])]


def hero(words: str) -> Json:
    """ "arthur C2 lives=2 hand=E2-A,E2-B wears=E3-C stuck bonuses=3": of passages, those that the way there took."""
    name, cell, *more = words.split()
    sheet: dict[str, Json] = {"hero": name, "cell": cell}
    sheet["bonuses"] = [one for one in (3, 4) if one <= level(cell)]
    for word in more:
        key, _, value = word.partition("=")
        if key == "lives":
            sheet["lives"] = int(value)
        elif key == "hand":
            sheet["hand"] = cards(value)
        elif key == "wears":
            sheet["equipment"] = card(value)
        elif key == "stuck":
            sheet["stuck"] = True
        else:
            assert key == "bonuses", word
            sheet["bonuses"] = [int(one) for one in value]
    return sheet


def by_level(names: list[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name in names:
        found.setdefault(name[1], []).append(name)
    return found


def pairs(words: str) -> list[list[str]]:
    return [word.split("-") for word in words.split()]


def paper(*heroes: str, **scene: Unpack[Scene]) -> dict[str, Json]:
    """A position on paper."""
    written: dict[str, Json] = dict(scene)
    written["heroes"] = [hero(words) if words else {} for words in heroes]
    last = written.pop("road", 1)
    board = {cell: tile for cell, tile in ROAD.items() if int(cell[1:]) <= last}
    board |= dict(word.split(":") for word in scene.get("board", "").split())
    written["board"] = board
    for key in ("breached", "fresh", "turned", "jails", "adventures"):
        if key in written:
            written[key] = written[key].split()
    for key in ("opened", "hops"):
        if key in written:
            written[key] = pairs(written[key])
    if "enemies" in scene:
        written["enemies"] = {}
        for word in scene["enemies"].split():
            cell, _, kinds = word.partition(":")
            written["enemies"][cell] = {kind: kinds.split(",").count(kind) for kind in kinds.split(",")}
    if "reached" in scene:
        written["reached"] = [int(one) for one in scene["reached"]]
    if "piles" in scene:
        written["piles"] = by_level(scene["piles"].split())
    if "decks" in scene:
        written["decks"] = by_level(cards(scene["decks"]))
    fill(written)
    return written


def fill(written: dict[str, Json]) -> None:
    """Where "…" stands in a discard pile, all cards of this kind that are named nowhere else."""
    if "discards" in written:
        words = written["discards"].split()
        named = cards(" ".join(word for word in words if not word.startswith("…")))
        others = str(written["heroes"]) + str(written.get("decks")) + str(named) + str(written.get("played"))
        rest = [one for one in ALL_CARDS for word in words if word == f"…{one[1]}" and f"'{one}'" not in others]
        written["discards"] = by_level(named + rest)
    if "adventure_discard" in written:
        words = written["adventure_discard"].split()
        others = str(written.get("adventures")) + str(words) + str(written.get("reading"))
        rest = [one for one in ADVENTURES if "…" in words and f"'{one}'" not in others]
        written["adventure_discard"] = [word for word in words if word != "…"] + rest


ADVENTURES = [f"A{number:02}" for number in range(1, 23)]
COPIES = {  # table 5.4
    "2": "A2 B1 C2 D2 E2 F2 G1 H1 I1 J1",
    "3": "A2 B1 C1 D1 E2 F2 G1 H1 I1 J1 K1 L1",
    "4": "A1 B1 C1 D2 E2 F2 G1 H2 I1 J1 K1",
}
ALL_CARDS = [
    f"E{deck}-{word[0]}#{copy}"
    for deck, words in COPIES.items()
    for word in words.split()
    for copy in range(1, int(word[1]) + 1)
]


def race(*heroes: str, **scene: Unpack[Scene]) -> Race:
    """A moment in the turn of the first seat, unless said otherwise: its move, or window A if it holds cards."""
    return ARCHIBALD.position(paper(*heroes, **scene))


def setup(seats: int, seed: int = 1, **options: Any) -> Race:
    return ARCHIBALD.setup(seats, FastLuck(seed), ArchibaldOptions(**options), listen=True)


# --- Moves


def facts(position: Race, *turns: str, dice: str = "") -> list[Event]:
    """Make moves written as "1 move C2" (the seat first; without one, seat 0) with this luck, all of it."""
    position.drain()
    luck = Dice(dice)
    for turn in turns:
        seat, move = (turn[0], turn[2:]) if turn[0].isdigit() else ("0", turn)
        position.attempt(int(seat), ARCHIBALD.move(move), luck)
    assert not luck.script, f"not drawn: {' '.join(luck.script)}"
    return position.drain()


def play(position: Race, *turns: str, dice: str = "") -> list[str]:
    """The same; what is told of it, a line for each event."""
    return tale(facts(position, *turns, dice=dice))


def during(position: Race, *turns: str, dice: str = "") -> list[str]:
    """The same, without what follows when it is done: window C, or the next player's turn."""
    lines = play(position, *turns, dice=dice)
    ends = [at for at, line in enumerate(lines) if line.startswith("turn_ended ") or window_c(line)]
    assert ends, lines
    rest = lines[ends[-1] :]
    if window_c(rest[0]):
        assert rest[1:] == [f"decision_requested {rest[0].split()[1]} window"], rest
    else:
        assert rest[1].startswith("turn_started "), rest
        assert rest[-1].startswith("decision_requested "), rest
    return lines[: ends[-1]]


def window_c(line: str) -> bool:
    return line.startswith("window_opened ") and line.endswith(" C")


def tale(events: Sequence[Event]) -> list[str]:
    """Events as lines: the name, then the fields; without the chance of a fight, which has its own tests."""
    return [line_of(event) for event in events]


def line_of(event: Event) -> str:
    name, *fields = msgspec.to_builtins(event)
    if name == "fight_started":
        fields.pop()
    return " ".join([name, *[said(field) for field in fields]])


def said(value: Json) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return "text"
    if isinstance(value, (list, tuple)):
        return ",".join(said(one) for one in value) or "-"
    return "-" if value is None or value == "" else str(value)


def kinds(lines: Sequence[str], *names: str) -> list[str]:
    """Of what was told, the lines about these."""
    return [line for line in lines if line.split()[0] in names]


def told(events: Sequence[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def only(events: Sequence[Event], kind: type[E]) -> E:
    (event,) = told(events, kind)
    return event


# --- What may be done


def options(position: Race) -> list[str]:
    """What the seat to act may do, in alphabetical order."""
    (seat,) = position.awaited()
    return sorted(str(move) for move in position.moves(seat))


def choices(position: Race, verb: str) -> str:
    """Of what the seat to act may do, all of one kind: "move" gives "B2 C3"."""
    return " ".join(option.removeprefix(f"{verb} ") for option in options(position) if option.startswith(f"{verb} "))


def why_not(position: Race, turn: str) -> Refusal | None:
    seat, move = (turn[0], turn[2:]) if turn[0].isdigit() else ("0", turn)
    return position.why_not(int(seat), ARCHIBALD.move(move))


def against(position: Race, turn: str) -> str:
    """Why a move is refused: its code and its rule; empty if it is allowed."""
    refused = why_not(position, turn)
    return "" if refused is None else f"{refused.code} {refused.rule}"


def default(position: Race) -> str:
    """What the table plays for the seat to act when its clock runs out; it must be one of its moves."""
    (seat,) = position.awaited()
    move = position.default(seat)
    assert move in position.moves(seat)
    return str(move)


# --- What is seen


def seen(position: Race, eyes: Eyes = None) -> ArchibaldView:
    view = position.view(eyes)
    assert isinstance(view, ArchibaldView)
    return view


def asked(position: Race) -> str:
    """Who is asked what: "0 move", "1 window A"; empty if the game is over."""
    question = seen(position).question
    if question is None:
        return ""
    assert position.awaited() == (question.seat,)
    return f"{question.seat} {question.decision} {question.window}".strip()


def sheet(position: Race, seat: int = 0) -> HeroView:
    return seen(position).heroes[seat]


def cell(position: Race, seat: int = 0) -> str:
    return str(sheet(position, seat).cell)


def cells(position: Race) -> str:
    return " ".join(str(one.cell) for one in seen(position).heroes)


def lives(position: Race, seat: int = 0) -> int:
    return sheet(position, seat).lives


def hand(position: Race, seat: int = 0) -> str:
    return " ".join(position.to_json()["heroes"][seat].get("hand", []))


def tile(position: Race, at: str) -> str | None:
    return seen(position).board[CELLS.index(at)]


def enemies(position: Race, at: str) -> str:
    return ",".join(sorted(seen(position).enemies.get(at, ())))


def supply(position: Race) -> str:
    """Moustiks, Seides, millipedes, spiders, Darkos."""
    pawns = seen(position).supply
    return "/".join(str(pawns.get(kind, 0)) for kind in ("moustik", "seide", "millipede", "spider", "darkos"))


def water(position: Race) -> int:
    return seen(position).water


def discard(position: Race, deck: int) -> str:
    """A discard pile, the top card last."""
    return " ".join(seen(position).decks[deck - 2].discard)


def pile(position: Race, key: str, of: int) -> list[str]:
    """A pile or a deck as it lies, the top first: for those that nobody sees."""
    return list(position.to_json().get(key, {}).get(str(of), []))


# --- Whole games


def random_moves(position: Race, luck: Luck, most: int) -> Iterator[Race]:
    """Random legal moves, seen after each: until the game is over, or there were so many."""
    for _ in range(most):
        if position.over:
            return
        (seat,) = position.awaited()
        moves = position.moves(seat)
        assert moves, f"seat {seat} is asked {asked(position)} and has no answer"
        position.attempt(seat, moves[luck.below(len(moves))], luck)
        yield position
