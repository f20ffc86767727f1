"""Who is absent: by the rules' own account, and in a hushed room before anybody misses them (LGT-370)."""

from __future__ import annotations

from tablee.kernel import Event, FastLuck, Luck, Pace, SeatBack, SeatGone
from tablee.tables.acts import Takeover
from tablee.tables.sitting import Sitting
from tests.kernel.owls import A_WHILE, OWLS_GAME, Died, Owls, cards_for

SEATS = 5
OUTAGE = 60_000


class Steady:
    """Every thought takes a second."""

    def thought(self, seat: int, at: int, kind: str) -> int:
        return 1_000


STEADY = Steady()


class Missing(Owls):
    """Owls that say who is missing; nobody hears of it by night."""

    def __init__(self, *missing: int) -> None:
        super().__init__(cards_for(SEATS))
        self.missing = set(missing)
        self.secretly: list[Event] = []

    def absent(self) -> tuple[int, ...]:
        return tuple(sorted(self.missing))

    def notice(self, fact: Event, luck: Luck) -> None:
        self.secretly.append(fact)
        if isinstance(fact, SeatBack):
            self.missing.discard(fact.seat)


def sitting(position: Owls, takeover: Takeover = "bot") -> Sitting:
    position.drain()
    position.go_on(FastLuck(1))
    return Sitting(
        position,
        FastLuck(1),
        Pace(turn=1_000, disconnection=OUTAGE),
        at=0,
        takeover=takeover,
        delays=STEADY,
        traits=OWLS_GAME.traits,
    )


# --- The rules' own account


def test_a_seat_that_the_rules_take_for_absent_is_gone_and_a_bot_plays_for_it() -> None:
    position = Missing(2)
    table = sitting(position)
    assert position.secretly == [SeatGone(2, "timeouts", "bot")]
    assert [seat for seat in range(SEATS) if table.played_by_bot(seat)] == [2]


def test_it_is_said_once() -> None:
    position = Missing(2)
    table = sitting(position)
    table.advance(5_000)
    table.play(0, OWLS_GAME.move("mark 1"), 6_000)
    assert position.secretly.count(SeatGone(2, "timeouts", "bot")) == 1


def test_any_message_takes_the_seat_back() -> None:
    position = Missing(2)
    table = sitting(position)
    table.message(2, 4_000)
    assert position.secretly[-1] == SeatBack(2)
    assert not table.played_by_bot(2)


def test_a_bot_is_never_absent() -> None:
    position = Missing(2)
    position.drain()
    position.go_on(FastLuck(1))
    Sitting(position, FastLuck(1), Pace(turn=1_000), at=0, bots=frozenset((2,)), delays=STEADY)
    assert position.secretly == []


# --- By night


def test_by_night_a_bot_answers_at_once_for_a_lost_connection_and_nobody_is_told() -> None:
    position = Missing()
    table = sitting(position)
    assert table.disconnect(1, 1_000) == []
    assert table.wanted(1_999) is None
    assert table.wanted(2_000) == 1
    assert position.secretly == []


def test_who_is_back_in_time_chooses_alone() -> None:
    position = Missing()
    table = sitting(position)
    table.disconnect(1, 1_000)
    table.message(1, 1_100)
    assert table.wanted(A_WHILE - 1) is None
    assert position.secretly == []


def test_by_day_a_lost_connection_is_waited_for() -> None:
    """The thought of the bot that stood in ends with the night, and no default is played in its place."""
    position = Missing()
    table = sitting(position)
    table.disconnect(1, A_WHILE - 10)
    told = table.advance(A_WHILE)
    assert not any(isinstance(event, Died) for event in told)
    assert table.wanted(A_WHILE + 5_000) is None
    assert 1 not in table.clocks


def test_nor_is_anything_played_for_who_had_chosen_already_and_may_speak_by_day() -> None:
    """Nobody waits for the bot that stood in: its thought is over with the night, too."""
    table = sitting(Missing())
    table.play(1, OWLS_GAME.move("mark 2"), 1_000)
    table.disconnect(1, A_WHILE - 10)
    assert table.clocks[1].free
    table.advance(A_WHILE)
    assert 1 in table.position.acting()
    assert 1 not in table.clocks


def test_where_nobody_takes_over_the_default_of_the_rules_is_enough() -> None:
    table = sitting(Missing(), takeover="default")
    table.disconnect(1, 1_000)
    assert table.clocks == {}
