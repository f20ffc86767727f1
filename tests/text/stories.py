"""Games to be told: recorded ones, and one event of every kind."""

from __future__ import annotations

from tablee.games import SMILE
from tablee.games.smile import events
from tablee.kernel import ClockStarted, DefaultPlayed, Event, FastLuck, SeatBack, SeatGone

NAMES = ["Ana", "Basile", "Cléo", "Dan", "Élise"]

SPECIMENS: list[Event] = [
    events.GameStarted(4, ["V"], 40, 11, 5, 1),
    events.HandUpdated(0, 1),
    events.RoundStarted(3, 0, 28),
    events.RowRevealed(["C01", "C26", "C08"], ["C26", "C01", "C08"]),
    events.TurnStarted(2),
    events.DecisionRequested(0, ["offer C01", "collect C01"]),
    events.FireflyOffered(1, "C01", 1),
    events.TearTaken(1, 1),
    events.FireflyBorrowed(1, "C26", 1),
    events.CreatureCollected(1, "C01", 2, False),
    events.CreatureCollected(1, "C01", 0, True),
    events.CreatureCollected(1, "C01", 2, True),
    events.PairFled(1, ("C02", "C01"), "pink"),
    events.RoundEnded(3, 2),
    events.RoundEnded(10, None),
    events.GameEnded([events.Tally([], 0, 0, 0, 0, 0, 1)] * 3, [0]),
    *(DefaultPlayed(1, reason) for reason in ("timeout", "gone")),
    *(
        SeatGone(1, reason, played_by)
        for reason in ("left", "disconnected", "timeouts")
        for played_by in ("bot", "default")
    ),
    SeatBack(1),
    ClockStarted(1, 20_000, 60_000),
]


def recorded(seats: int, seed: int) -> list[Event]:
    """Every event of a game played at random, to everybody's ears."""
    luck = FastLuck(seed)
    position = SMILE.setup(seats, luck, listen=True)
    told = position.hear()
    while not position.over:
        seat = position.awaited()[0]
        moves = position.moves(seat)
        position.play(seat, moves[luck.below(len(moves))], luck)
        told += position.hear()
    return told
