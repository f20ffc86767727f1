"""Positions, moves and games of Smile in one line each, so that a test reads like the rule it proves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from mypy_extensions import i64

from tablee.games.smile import SMILE, Smile
from tablee.kernel import THOUGHTS, Event, FastLuck, Json, Luck, Outcome
from tablee.tables import Sitting, Takeover
from tests.tables.sittings import attempt

LAW = Path(__file__).parents[3] / "docs" / "rules" / "smile.md"


class NoLuck(Luck):
    """Chance is for the setup alone: a move that draws is a mistake."""

    def below(self, n: i64) -> i64:
        raise AssertionError("a move drew from luck")


class Thinking:
    """Always so much longer than the shortest thought."""

    def __init__(self, longer: int) -> None:
        assert 0 <= longer < len(THOUGHTS)
        self.longer = longer

    def thought(self, seat: int, at: int, kind: str) -> int:
        return THOUGHTS[self.longer]


def paper(
    hands: Sequence[int],
    row: str = "",
    *,
    fronts: Mapping[int, str] | None = None,
    fled: Mapping[int, str] | None = None,
    tears: Mapping[int, int] | None = None,
    collected: Sequence[int] = (),
    turn: int = 0,
    round: int = 5,
    deck: str | None = None,
    over: bool = False,
) -> dict[str, Json]:
    """A position on paper: a row such as "C01:2 C26" (two fireflies on C01), fronts and tears by seat."""
    lures = [lure.partition(":") for lure in row.split()]
    hunters = [
        {
            "hand": hand,
            "front": (fronts or {}).get(seat, "").split(),
            "fled": (fled or {}).get(seat, "").split(),
            "tears": (tears or {}).get(seat, 0),
            "collected": seat in collected,
        }
        for seat, hand in enumerate(hands)
    ]
    written: dict[str, Json] = {"hunters": hunters, "row": {card: int(bait or 0) for card, _, bait in lures}}
    written |= {"turn": turn, "round": round, "over": over}
    return written if deck is None else written | {"deck": deck.split()}


def scene(
    hands: Sequence[int],
    row: str,
    *,
    fronts: Mapping[int, str] | None = None,
    fled: Mapping[int, str] | None = None,
    tears: Mapping[int, int] | None = None,
    collected: Sequence[int] = (),
    turn: int = 0,
    round: int = 5,
    deck: str | None = None,
) -> Smile:
    """A moment in a Lure, written down as in `paper`."""
    at = paper(
        hands,
        row,
        fronts=fronts,
        fled=fled,
        tears=tears,
        collected=collected,
        turn=turn,
        round=round,
        deck=deck,
    )
    return SMILE.position(at)


def final(hands: Sequence[int], *fronts: str, tears: Mapping[int, int] | None = None) -> Smile:
    """A game that is over, with these creatures in front of the seats."""
    return SMILE.position(paper(hands, fronts=dict(enumerate(fronts)), tears=tears, round=10, over=True))


def outcome(hands: Sequence[int], *fronts: str, tears: Mapping[int, int] | None = None) -> Outcome:
    return final(hands, *fronts, tears=tears).outcome()


def play(position: Smile, *turns: str) -> list[Event]:
    """Make moves written as "1 collect C01" (the seat first); every event that they caused."""
    position.drain()
    for turn in turns:
        seat, move = turn.split(" ", 1)
        position.attempt(int(seat), SMILE.move(move), NoLuck())
    return position.drain()


def options(position: Smile) -> list[str]:
    """What the seat to act may do."""
    (seat,) = position.awaited()
    return [str(move) for move in position.moves(seat)]


def refusal(position: Smile, turn: str) -> str | None:
    """Why a move written as "1 collect C01" is refused."""
    seat, move = turn.split(" ", 1)
    refused = position.why_not(int(seat), SMILE.move(move))
    return None if refused is None else refused.code


def default(position: Smile) -> str:
    """What the table plays for the seat to act when its clock runs out."""
    (seat,) = position.awaited()
    return str(position.default(seat))


def hands(position: Smile) -> list[int]:
    return [hunter.fireflies for hunter in position.hunters]


def tears(position: Smile) -> list[int]:
    return [hunter.tears for hunter in position.hunters]


def front(position: Smile, seat: int) -> list[str]:
    return [creature.id for creature in position.hunters[seat].creatures]


def fled(position: Smile, seat: int) -> list[str]:
    return [creature.id for creature in position.hunters[seat].fled]


def row(position: Smile) -> dict[str, int]:
    return {lure.creature.id: lure.fireflies for lure in position.row}


def sit(position: Smile, pace: str = "live", *, takeover: Takeover = "default", thinking: int = 0) -> Sitting:
    """People around a position, at table time 0; a substitute thinks `thinking` ms longer than the shortest time."""
    position.drain()
    return Sitting(position, NoLuck(), SMILE.paces[pace], 0, takeover=takeover, delays=Thinking(thinking))


def act(sitting: Sitting, turn: str, at: int) -> list[Event]:
    """A player's move written as "1 collect C01", which must be accepted; every event that it caused."""
    seat, move = turn.split(" ", 1)
    events, refused = attempt(sitting, int(seat), SMILE.move(move), at)
    assert refused is None
    return events


def random_game(seats: int, seed: int, patience: int = 50) -> Iterator[Smile]:
    """One game to the end, seen after the setup and after each move; `patience`: how often in 100 it keeps offering."""
    luck = FastLuck(seed)
    position = SMILE.setup(seats, luck, listen=True)
    yield position
    while not position.over:
        (seat,) = position.awaited()
        moves = position.moves(seat)
        offers = [move for move in moves if str(move).startswith("offer")]
        choice = offers if offers and luck.below(100) < patience else moves
        position.attempt(seat, choice[luck.below(len(choice))], NoLuck())
        yield position
