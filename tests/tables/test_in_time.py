"""A move is for the decision that its sender saw. One that comes after the rules have gone on is refused, not kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tablee import games
from tablee.kernel import Game, Luck, Move
from tablee.tables import acts
from tablee.tables.acts import Settings
from tablee.tables.room import Room
from tests.kernel.bids import BIDS_GAME, TIME_TO_BID, Bids
from tests.server.socket.inside import Ear, Inside

pytestmark = pytest.mark.anyio


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> Mapping[str, Game[Any]]:
    monkeypatch.setitem(games.SHELF, "bids", BIDS_GAME)
    return games.SHELF


async def bidders(inside: Inside, *names: str, bots: int = 0) -> tuple[Room, list[Ear]]:
    """A game of Bids that has just begun."""
    ears = [Ear(name) for name in names]
    seats = len(ears) + bots
    room = await inside.hall.open_table(ears[0].person, ears[0].name, "bids", Settings(seats))
    for seat, ear in enumerate(ears):
        ear.enter(room)
        await inside.done(ear, acts.Sit(seat))
        await inside.done(ear, acts.Ready())
    for seat in range(len(ears), seats):
        await inside.done(ears[0], acts.AddBot(seat, "random"))
    await inside.done(ears[0], acts.Start())
    await inside.on_disk(room)
    return room, ears


def position(room: Room) -> Bids:
    found = room.table.position()
    assert isinstance(found, Bids)
    return found


async def bid(inside: Inside, ear: Ear, which: int, seen: int = 0) -> Any:
    """The answer to a bid of one of the cards in hand, from somebody who had seen a number (0: does not say)."""
    assert ear.room is not None
    command = f"{ear.person}-{next(ear.ids)}"
    ear.room.command(ear, command, acts.Play(f"bid {ear.view['hand'][which]}"), seen)
    await inside.until(lambda: command in ear.answers)
    return ear.answers[command].get("code", "played")


async def test_a_bid_that_comes_when_the_round_is_over_is_not_one_for_the_next(inside: Inside) -> None:
    """Nobody has noticed yet that time is up: the bid is the first to find out."""
    room, (ana, bo) = await bidders(inside, "ana", "bo")
    inside.clock.now += TIME_TO_BID
    assert await bid(inside, ana, 1) == "too_late"
    assert (position(room).round, position(room).bids) == (2, [None, None])
    await inside.on_disk(room)
    assert bo.events("bids_shown") != []
    assert await bid(inside, ana, 1) == "played"


@pytest.mark.parametrize(("seen", "answer"), [(0, "played"), (1, "too_late")])
async def test_a_move_is_read_once_and_judged_once(
    inside: Inside, monkeypatch: pytest.MonkeyPatch, seen: int, answer: str
) -> None:
    _, (ana, _) = await bidders(inside, "ana", "bo")
    asked: list[str] = []

    def noting(owner: type, verb: str) -> None:
        before = getattr(owner, verb)

        def noted(self: Any, *given: Any) -> Any:
            asked.append(verb)
            return before(self, *given)

        monkeypatch.setattr(owner, verb, noted)

    noting(type(BIDS_GAME), "move")
    noting(Bids, "why_not")
    assert await bid(inside, ana, 1, seen) == answer
    assert asked == ["move", "why_not"]


@pytest.mark.parametrize("bots", [1, 2])
async def test_a_round_that_the_house_overslept_is_not_over(inside: Inside, bots: int) -> None:
    """The bots should have moved long ago, and nothing has: nobody could have played (GRU-274)."""
    room, (ana,) = await bidders(inside, "ana", bots=bots)
    inside.clock.now += TIME_TO_BID + 5_000
    assert await bid(inside, ana, 1) == "played"
    assert position(room).round == 1
    assert "interrupt" in await inside.acts(room.table.id)


async def test_a_bid_that_was_under_way_when_the_round_ended_is_not_one_for_the_next(inside: Inside) -> None:
    room, (ana, _) = await bidders(inside, "ana", "bo")
    seen = ana.n
    inside.wake(room)
    await inside.on_disk(room)
    assert position(room).round == 2
    assert await bid(inside, ana, 1, seen) == "too_late"
    assert position(room).bids == [None, None]
    assert await bid(inside, ana, 1, ana.n) == "played"


async def test_whoever_had_bid_and_sends_another_bid_too_late_has_not_bid_in_the_next_round(inside: Inside) -> None:
    room, (ana, bo) = await bidders(inside, "ana", "bo")
    assert await bid(inside, ana, 0) == "played"
    seen = ana.n
    assert await bid(inside, bo, 0) == "played"
    inside.wake(room)
    await inside.on_disk(room)
    assert await bid(inside, ana, 1, seen) == "too_late"


class Ballot(Bids):
    """The last bid shows them all: the next round begins with somebody's move."""

    def play(self, seat: int, move: Move, luck: Luck) -> None:
        super().play(seat, move, luck)
        if self.closed:
            self.show(luck)


async def test_a_bid_that_was_under_way_when_somebody_else_ended_the_round_is_not_one_for_the_next(
    inside: Inside,
) -> None:
    room, (ana, bo) = await bidders(inside, "ana", "bo")
    position(room).__class__ = Ballot
    assert await bid(inside, ana, 0) == "played"
    seen = ana.n
    assert await bid(inside, bo, 0) == "played"
    assert (position(room).round, position(room).bids) == (2, [None, None])
    assert await bid(inside, ana, 1, seen) == "too_late"
    assert await bid(inside, ana, 1, ana.n) == "played"


async def test_a_client_that_does_not_say_what_it_has_seen_is_believed_to_be_up_to_date(inside: Inside) -> None:
    room, (ana, _) = await bidders(inside, "ana", "bo")
    inside.wake(room)
    await inside.on_disk(room)
    assert await bid(inside, ana, 1) == "played"


async def test_what_happens_around_a_decision_makes_no_move_late(inside: Inside) -> None:
    """Somebody asks for a pause while a bid is under way: it is for the same round."""
    _, (ana, bo, cy) = await bidders(inside, "ana", "bo", "cy")
    seen = ana.n
    await inside.done(bo, acts.AskPause())
    await inside.done(cy, acts.Answer(False))
    assert ana.n > seen
    assert await bid(inside, ana, 1, seen) == "played"


async def test_a_move_is_as_late_after_the_table_was_read_again(inside: Inside) -> None:
    room, (ana, _) = await bidders(inside, "ana", "bo")
    seen = ana.n
    inside.wake(room)
    await inside.on_disk(room)
    again = Ear("ana")
    await inside.reopen()
    fresh = await inside.hall.room(room.table.id)
    again.enter(fresh)
    await inside.until(lambda: again.view is not None)
    assert await bid(inside, again, 1, seen) == "too_late"
    assert await bid(inside, again, 1, again.n) == "played"


async def test_in_a_game_of_turns_the_rules_alone_say_what_is_too_late(inside: Inside) -> None:
    """An old number does not matter: whoever is to act may act."""
    ears = await inside.begun()
    assert await inside.play(ears, 4) == 4
    mover = next(ear for ear in ears if ear.view["options"])
    assert mover.room is not None
    mover.room.command(mover, "old", acts.Play(mover.view["options"][0]), 1)
    await inside.until(lambda: "old" in mover.answers)
    assert "code" not in mover.answers["old"]
