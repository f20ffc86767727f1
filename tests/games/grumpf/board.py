"""Positions, moves and games of Grumpf in one line each, so that a test reads like the rule it proves.

Tracks are written as in the law, from space 1 on: `hunt("reptiles: B2 P5x Y4; bees: B5")`. Seats are named by their
number or by the letter of their colour.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec
from mypy_extensions import i64

from tablee.games.grumpf import GRUMPF, Grumpf, GrumpfOptions
from tablee.games.grumpf.events import BoardTally, HuntEnd, Rejected
from tablee.games.grumpf.moves import BOARDS, SPECIES
from tablee.games.grumpf.view import GrumpfView
from tablee.kernel import Event, Eyes, FastLuck, Json, Luck

LAW = Path(__file__).parents[3] / "docs" / "rules" / "grumpf.md"
COMPLAINTS = dict(  # what is said of a bad paper or content file, by its name
    line.split(" -> ", 1) for line in (Path(__file__).parent / "complaints.txt").read_text("utf-8").splitlines()
)
PACES = ("realtime", "turns", "beats")
SLOW = ("turns", "beats")
ENOUGH = 10_000  # more decisions than any hunt has

Fact = TypeVar("Fact", bound=Event)
Seat = int | str  # a number, or the letter of a colour


class NoLuck(Luck):
    """For what is decided without chance: a draw is a mistake."""

    def below(self, n: i64) -> i64:
        raise AssertionError("something drew from luck")


class Script(Luck):
    """Draws that are written down, each below its limit; `limits` are those that were asked for."""

    def __init__(self, draws: Sequence[int]) -> None:
        self.draws = list(draws)
        self.limits: list[int] = []

    def below(self, n: i64) -> i64:
        limit: int = n
        drawn = self.draws.pop(0)
        assert drawn < limit
        self.limits.append(limit)
        return drawn


class Noted(Luck):
    """Ordinary luck that remembers what it was asked: the limit of each draw."""

    def __init__(self, seed: int) -> None:
        self.luck = FastLuck(seed)
        self.limits: list[int] = []

    def below(self, n: i64) -> i64:
        self.limits.append(n)
        return self.luck.below(n)


def shuffled_to(order: Sequence[int]) -> list[int]:
    """The draws of a shuffle that turn 1, 2, 3 ... into this order."""
    things = sorted(order)
    draws = []
    for last in range(len(things) - 1, 0, -1):
        found = things.index(order[last])
        things[last], things[found] = things[found], things[last]
        draws.append(found)
    return draws


# --- Positions


def animals(text: str) -> dict[str, int]:
    """ "bees 3, birds 1" by species."""
    return {name: int(count) for name, count in (part.split() for part in text.split(",") if part.strip())}


def tracks(text: str) -> dict[str, list[str]]:
    """ "reptiles: B2 P5x; bees: B5" by board."""
    boards = [part.split(":") for part in text.split(";") if part.strip()]
    return {board.strip(): spots.split() for board, spots in boards}


def sides(*double: str) -> str:
    """The six sides, •• for the boards that are named."""
    assert set(double) <= set(BOARDS)
    return "".join("2" if board in double else "1" for board in BOARDS)


def paper(
    lying: str = "",
    clans: str = "BPYG",
    *,
    on_boards: str = "",
    own: Mapping[str, str] | None = None,
    tiles: Mapping[str, int] | None = None,
    tiles_left: int | None = None,
    jokers: str = "",
    asleep: str = "",
    double: Sequence[str] = (),
    pace: str = "turns",
    **more: Json,
) -> dict[str, Json]:
    """A position on paper: what lies on the tracks, the clans in seat order, the animals on the boards; then by the
    clan's letter what it owns, its tiles, who has a Joker, who sleeps (in hut 1, 2 ...); the boards on side ••."""
    written: list[Json] = [
        {
            "colour": letter,
            "animals": animals((own or {}).get(letter, "")),
            "tiles": (tiles or {}).get(letter, 0),
            "joker": letter in jokers,
            "hut": asleep.find(letter) + 1,
        }
        for letter in clans
    ]
    whole: dict[str, Json] = {"clans": written, "tracks": tracks(lying), "animals": animals(on_boards)}
    return whole | {"sides": sides(*double), "pace": pace, "tiles": tiles_left} | more


def position(written: Json) -> Grumpf:
    """Read a position from paper and begin to listen."""
    read = GRUMPF.position(written)
    read.drain()
    return read


def hunt(
    tracks: str = "",
    clans: str = "BPYG",
    *,
    animals: str = "",
    own: Mapping[str, str] | None = None,
    tiles: Mapping[str, int] | None = None,
    tiles_left: int | None = None,
    jokers: str = "",
    asleep: str = "",
    double: Sequence[str] = (),
    pace: str = "turns",
    turn: str = "",
    **more: Json,
) -> Grumpf:
    """A moment in a hunt, written down as in `paper`; in `turns`, `turn` is the clan to play (else the first awake)."""
    if pace == "turns" and "turns" not in more:
        turn = turn or next(clan for clan in clans if clan not in asleep)
        more = more | {"turns": {"first": clans.index(turn)}}
    written = paper(
        tracks,
        clans,
        on_boards=animals,
        own=own,
        tiles=tiles,
        tiles_left=tiles_left,
        jokers=jokers,
        asleep=asleep,
        double=double,
        pace=pace,
        **more,
    )
    return position(written)


def setup(seats: int, seed: int = 1, **options: Json) -> Grumpf:
    """A new game that has told its opening."""
    chosen = msgspec.convert(options, GrumpfOptions)
    return GRUMPF.setup(seats, FastLuck(seed), chosen, listen=True)


# --- What happens


def seat_of(position: Grumpf, seat: Seat) -> int:
    if isinstance(seat, int):
        return seat
    return [clan["colour"] for clan in position.to_json()["clans"]].index(seat)


def play(position: Grumpf, seat: Seat, move: str, luck: Luck | None = None) -> list[Event]:
    """Make one move, which must be allowed; the events that it caused."""
    position.drain()
    position.attempt(seat_of(position, seat), GRUMPF.move(move), luck or NoLuck())
    return position.drain()


def beat(position: Grumpf, *turns: str) -> list[Event]:
    """One beat, a choice for each awake seat, written as "B place 3 5 bees"; the events that they caused."""
    heard: list[Event] = []
    for turn in turns:
        seat, move = turn.split(" ", 1)
        heard += play(position, seat, move)
    return heard


def later(position: Grumpf, at: int, luck: Luck | None = None) -> list[Event]:
    """Let table time pass; the events that it caused."""
    position.drain()
    position.advance(at, luck or NoLuck())
    return position.drain()


def told(position: Grumpf) -> list[Event]:
    """The events since somebody last listened."""
    return position.drain()


def resolve(position: Grumpf, luck: Luck | None = None) -> list[Event]:
    """Let night fall without another move; the events from the end of the hunt on."""
    assert phase(position) == "hunt"
    heard: list[Event] = []
    for _ in range(ENOUGH):
        ends = [place for place, event in enumerate(heard) if isinstance(event, HuntEnd)]
        if ends:
            return heard[ends[0] :]
        awaited = position.awaited()
        if awaited:
            heard += play(position, awaited[0], "wait", luck)
        else:
            due = position.due()
            assert due is not None
            heard += later(position, due, luck)
    raise AssertionError("night does not fall")


def go_on(position: Grumpf, luck: Luck | None = None) -> list[Event]:
    """Everybody has seen the count; the events that follow."""
    assert phase(position) == "review"
    heard: list[Event] = []
    while phase(position) == "review":
        heard += play(position, position.awaited()[0], "continue", luck)
    return heard


def whole_round(position: Grumpf, luck: Luck | None = None) -> list[Event]:
    """Night falls, the boards are counted and looked at; the events of both."""
    return resolve(position, luck) + go_on(position, luck)


# --- What can be read off


def phase(position: Grumpf) -> str:
    return position.phase


def moves(position: Grumpf, seat: Seat) -> list[str]:
    return [str(move) for move in position.moves(seat_of(position, seat))]


def refusal(position: Grumpf, seat: Seat, move: str) -> str | None:
    """Why a move is refused; None if it is not."""
    refused = position.why_not(seat_of(position, seat), GRUMPF.move(move))
    return None if refused is None else refused.code


def verdict(position: Grumpf, seat: Seat, move: str) -> str | None:
    """Why a move fails in a hunt of any pace; None if it does not. In real time it is sent and its window closes."""
    if view(position).pace != "realtime":
        return refusal(position, seat, move)
    window = 100
    arrival = position.now + 10
    later(position, arrival)
    refused = refusal(position, seat, move)
    if refused is not None:
        return refused
    play(position, seat, move)
    rejected = of(Rejected, later(position, arrival + window))
    return rejected[0].reason if rejected else None


def of(kind: type[Fact], heard: Sequence[Event]) -> list[Fact]:
    """The events of one kind, in their order."""
    return [event for event in heard if isinstance(event, kind)]


def only(kind: type[Fact], heard: Sequence[Event]) -> Fact:
    (event,) = of(kind, heard)
    return event


def about(board: str, heard: Sequence[Event]) -> list[Event]:
    """The events of one board."""
    return [event for event in heard if getattr(event, "board", None) == board]


def tally(board: str, heard: Sequence[Event]) -> BoardTally:
    (event,) = [event for event in of(BoardTally, heard) if event.board == board]
    return event


def view(position: Grumpf, eyes: Eyes = None) -> GrumpfView:
    seen = position.view(eyes)
    assert isinstance(seen, GrumpfView)
    return seen


def track(position: Grumpf, board: str) -> list[str]:
    """A track as everybody sees it: "B5", or "B5x" if it is clubbed."""
    seen = view(position)
    letters = ["N" if clan.neutral else clan.colour[0].upper() for clan in seen.clans]
    (spots,) = [there.track for there in seen.boards if there.key == board]
    return [f"{letters[spot.clan]}{spot.value}{'' if spot.club_clan is None else 'x'}" for spot in spots]


def lying(position: Grumpf) -> dict[str, int]:
    """The animals on the boards, without the boards that have none."""
    return {board.key: board.animals for board in view(position).boards if board.animals}


def owned(position: Grumpf, clan: Seat) -> dict[str, int]:
    """The animals in front of a clan."""
    counts = view(position).clans[seat_of(position, clan)].animals
    return {species: count for species, count in zip(SPECIES, counts, strict=True) if count}


def pawns(position: Grumpf, clan: Seat, place: str) -> list[int]:
    """The numbers of a clan's pawns that are `held`, on a `track`, a `club` or `aside`."""
    return [pawn.number for pawn in view(position).clans[seat_of(position, clan)].pawns if pawn.place == place]


def faces(position: Grumpf, clan: Seat) -> dict[int, str | None]:
    """The faces of a clan's pawns that lie in front of it."""
    seen = view(position).clans[seat_of(position, clan)].pawns
    return {pawn.number: pawn.face for pawn in seen if pawn.place == "held"}


def rows(heading: str) -> list[list[str]]:
    """The rows of the table under a heading of the law, its own header left out."""
    _, _, after = LAW.read_text("utf-8").partition(f"### {heading}")
    assert after, heading
    section = re.split(r"^#", after, maxsplit=1, flags=re.MULTILINE)[0]
    table = [line.strip().strip("|").split(" | ") for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip(" `") for cell in row] for row in table[2:]]


# --- Whole games


def random_game(seats: int, seed: int, **options: Json) -> Iterator[tuple[Grumpf, list[Event]]]:
    """One game in a slow pace to its end, after the setup and after each move, with the events of each."""
    luck = FastLuck(seed)
    position = GRUMPF.setup(seats, luck, msgspec.convert(options, GrumpfOptions), listen=True)
    yield position, position.drain()
    for _ in range(ENOUGH):
        if position.over:
            return
        seat = position.awaited()[0]
        allowed = position.moves(seat)
        position.attempt(seat, allowed[luck.below(len(allowed))], luck)
        yield position, position.drain()
    raise AssertionError("the game does not end")
