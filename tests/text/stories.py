"""Games to be told: recorded ones, and one event of every kind."""

from __future__ import annotations

from tablee.games.grumpf import GRUMPF
from tablee.games.grumpf import events as hunting
from tablee.games.smile import SMILE, events
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
    told = position.drain()
    while not position.over:
        seat = position.awaited()[0]
        moves = position.moves(seat)
        position.play(seat, moves[luck.below(len(moves))], luck)
        told += position.drain()
    return told


# --- Grumpf

SEATS = [hunting.SeatSetup("violet", False, False, False)] * 3
PAWN = hunting.TalliedPawn(0, 1, 3, 1)
RANKS = [hunting.Rank(1, 5, 1), hunting.Rank(0, 3, 2), hunting.Rank(2, 3, 3)]
COUNT = hunting.Count([3, 1], ["fish"], "birds", 2, 5, 1)

GRUMPF_SPECIMENS: list[Event] = [
    hunting.GameSetup(0, SEATS, "111111", 2, 8, None, 4, "realtime"),
    hunting.GameSetup(0, SEATS, "222222", 2, 8, None, 0, "turns"),
    hunting.GameSetup(0, SEATS[:2], "121112", 1, 8, "green", 0, "beats"),
    hunting.RoundStart(0, 2, [1, 0, 2], None),
    hunting.RoundStart(0, 2, None, 1),
    hunting.AnimalsDrawn(0, ["bees"] * 2 + ["fish"] * 9 + ["mammoths"], [2, 0, 9, 0, 1], [0] * 5),
    hunting.NeutralDealt(0, [hunting.Dealt("bees", 3, "club"), hunting.Dealt("bees", 5, "2")], [3]),
    hunting.NeutralDealt(0, [hunting.Dealt("bees", 5, "2")], []),
    *(hunting.SeatReady(0, 1, auto) for auto in (True, False)),
    *(hunting.Shout(0, seat, 3_000) for seat in (1, None)),
    hunting.Go(0, [["1", "club", None]] * 3),
    *(hunting.Flipped(0, 1, 3, face) for face in ("club", "5")),
    hunting.Placed(0, 1, 3, 5, "bees", 2),
    *(hunting.Clubbed(0, 1, 3, "birds", 2, victim, 5, 2) for victim in (0, 2, 3)),
    *(hunting.Bed(0, 1, 1, "orange", left) for left in (0, 1, 2)),
    hunting.Rejected(1, 0, 4, "board_full", 200),
    *(hunting.Buffered(1, 0, 4, due) for due in (300, None)),
    hunting.HuntResumed(0, 3_000),
    hunting.StallWarning(0, 10),
    hunting.TimeWarning(0, 1),
    *(hunting.HuntEnd(0, cause, None) for cause in ("huts", "nothing_left", "time", "stall")),
    hunting.BeatOpen(0, 2, [1, 2, 0]),
    hunting.SeatChose(0, 1),
    hunting.BeatReveal(0, [(1, "wait"), (2, "bed")]),
    hunting.TurnOpen(0, 1),
    *(hunting.Waited(0, 1, auto) for auto in (True, False)),
    hunting.ActionFailed(0, 1, "club 1 bees 1", "target_asleep"),
    hunting.BoardTally(0, "bees", "sum_ge", [PAWN], 15, 4, False, RANKS, []),
    hunting.BoardTally(0, "reptiles", "sum_between", [PAWN], 11, 3, True, RANKS, [(0, 2)]),
    hunting.BoardTally(0, "sorcerer", "none", [], 0, 0, False, [], []),
    *(hunting.BoardFailed(0, "fish", animals) for animals in (0, 1, 4)),
    *(hunting.AnimalsShared(0, "birds", shares) for shares in ([], [(1, 2), (0, 1), (1, 1), (3, 1)])),
    *(hunting.AnimalsDiscarded(0, "bees", "bees", number) for number in (1, 2)),
    hunting.TileWon(0, 1, 3),
    hunting.TileDiscarded(0, 1),
    hunting.TileUnclaimed(0, 4),
    hunting.ReviewOpen(0, 20_000),
    hunting.ExchangeOpen(0, 1, ["decline"]),
    hunting.ExchangeDone(0, 1, 0, "mammoths", "bees"),
    hunting.ExchangeDeclined(0, 1),
    hunting.ExchangeImpossible(0, 1),
    hunting.RoundEnd(0, [[1, 0, 0, 0, 0]] * 3, [0, 1, 12]),
    hunting.GameEnd(0, [COUNT] * 3, [1]),
    *(event for event in SPECIMENS if isinstance(event, (DefaultPlayed, SeatGone, SeatBack, ClockStarted))),
]


def recorded_hunts(seats: int, seed: int, pace: str, sides: str) -> list[Event]:
    """Every event of a game at a slow pace, played at random by bots alone, to everybody's ears."""
    luck = FastLuck(seed)
    everybody = "".join(map(str, range(seats)))
    options = GRUMPF.read_options({"pace": pace, "sides": sides, "bots": everybody, "beginners": "0"})
    position = GRUMPF.setup(seats, luck, options, listen=True)
    told = position.drain()
    while not position.over:
        seat = position.awaited()[0]
        moves = position.moves(seat)
        position.play(seat, moves[luck.below(len(moves))], luck)
        told += position.drain()
    return told
