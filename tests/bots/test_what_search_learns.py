"""Search, looked at from inside: whom a victory is credited to, and what is still tried."""

from __future__ import annotations

from math import log, sqrt

import pytest

from tablee.bots import Search, Supposed
from tablee.bots.search import EXPLORATION, Node
from tablee.games.smile import SMILE, Smile
from tablee.kernel import Belief, Event, FastLuck, Luck, Position, View
from tests.games.smile.table import scene
from tests.kernel.bids import BIDS, TIME_TO_BID, Bids

COLLECT = SMILE.move("collect C28")
WAIT = SMILE.move("offer C14")
FRONTS = ("C29 C10", "C15 C30 C25", "C21")


def collect_to_win(seat: int) -> Smile:
    """The last round, one decision before the end; `seat` is to act, the next one is its rival, the third is out.

    If it takes the +4 it wins at once. If it waits, the rival can take the +4 and win.
    """
    fronts = {(seat + place) % 3: front for place, front in enumerate(FRONTS)}
    return scene([5, 5, 5], "C28:3 C14", fronts=fronts, collected=[(seat + 2) % 3], turn=seat, round=10)


def searched(position: Smile, seat: int, iterations: int = 300, seed: int = 1) -> Search:
    search = Search(Supposed(position, seat), FastLuck(seed))
    search.run(iterations)
    return search


class OpenHands(Belief):
    """A mind from which nothing is hidden."""

    def __init__(self, position: Position, seat: int) -> None:
        self.position = position
        self.seat = seat

    def hear(self, event: Event) -> None:
        pass

    def see(self, view: View) -> None:
        pass

    def imagine(self, luck: Luck) -> Position:
        return self.position.clone()


# --- Whom a victory is credited to


@pytest.mark.parametrize("seat", range(3))
def test_a_victory_is_credited_to_the_seat_that_moved_whichever_it_is(seat: int) -> None:
    collect = searched(collect_to_win(seat), seat).root.children[COLLECT]
    assert collect.seat == seat
    assert collect.reward == collect.visits > 100


@pytest.mark.parametrize("seat", range(3))
def test_the_best_move_is_the_same_from_every_seat(seat: int) -> None:
    assert searched(collect_to_win(seat), seat).best() is COLLECT


@pytest.mark.parametrize("seat", range(3))
def test_a_rivals_move_is_credited_with_the_rivals_victory(seat: int) -> None:
    """After waiting, the rival wins by collecting: the rival's node has it all, the waiting seat has none of it."""
    rival = (seat + 1) % 3
    waiting = searched(collect_to_win(seat), seat, iterations=2_000).root.children[WAIT]
    answer = waiting.children[COLLECT]
    assert answer.seat == rival
    assert answer.reward == answer.visits > 0
    assert waiting.reward <= waiting.visits - answer.visits


@pytest.mark.parametrize("seat", range(3))
def test_rivals_are_expected_to_play_for_themselves(seat: int) -> None:
    """So the search of a seat that has waited already expects the worst: the rival's best answer is tried most."""
    waiting = searched(collect_to_win(seat), seat, iterations=3_000).root.children[WAIT]
    assert max(waiting.children.values(), key=lambda child: child.visits).move is COLLECT


def test_the_root_belongs_to_nobody() -> None:
    root = searched(collect_to_win(0), 0, iterations=50).root
    assert (root.seat, root.move, root.reward) == (-1, None, 0.0)


def test_a_shared_victory_is_credited_in_parts() -> None:
    """Seats 0 and 1 each get a +2 and have five fireflies then."""
    position = scene([4, 5, 8], "C24:1 C25", collected=[2], turn=0, round=10)
    search = Search(OpenHands(position, 0), FastLuck(1))
    search.run(40)
    collect = search.root.children[SMILE.move("collect C24")]
    assert collect.reward == collect.visits / 2


# --- What is still tried


@pytest.mark.parametrize(
    ("visits", "chances", "reward"), [(1, 1, 0.0), (1, 2, 1.0), (4, 10, 3.0), (10, 200, 2.5), (100, 100, 0.0)]
)
def test_urgency_is_what_a_move_brought_and_what_is_not_known_of_it_yet(
    visits: int, chances: int, reward: float
) -> None:
    node = Node(COLLECT, 0)
    node.visits, node.chances, node.reward = visits, chances, reward
    assert node.urgency() == pytest.approx(reward / visits + 0.7 * sqrt(log(chances) / visits))
    assert EXPLORATION == 0.7


def test_of_two_moves_that_brought_the_same_the_one_tried_less_is_more_urgent() -> None:
    often, seldom = Node(COLLECT, 0), Node(WAIT, 0)
    often.visits, often.chances, often.reward = 50, 100, 25.0
    seldom.visits, seldom.chances, seldom.reward = 10, 100, 5.0
    assert seldom.urgency() > often.urgency()


@pytest.mark.parametrize("seed", range(5))
def test_a_move_that_lost_once_is_tried_again(seed: int) -> None:
    """Seat 0 has three moves; the winning one is soon known, and the others are still given their chances."""
    children = searched(collect_to_win(0), 0, iterations=400, seed=seed).root.children
    assert set(children) == set(collect_to_win(0).moves(0))
    assert min(child.visits for child in children.values()) >= 3
    assert children[COLLECT].visits > 300


@pytest.mark.parametrize("seed", range(5))
def test_no_move_of_a_whole_row_is_forgotten(seed: int) -> None:
    position = scene([6, 6, 3], "C24:1 C25:2 C18", fronts={0: "C16", 1: "C29"})
    search = searched(position, 0, iterations=600, seed=seed)
    assert set(search.root.children) == set(position.moves(0))
    assert len(search.root.children) == 5
    assert min(child.visits for child in search.root.children.values()) >= 30


# --- Several seats at once, and time in the rules


def test_where_several_seats_choose_at_once_the_searching_seat_goes_first() -> None:
    for seat in range(3):
        position = Bids([[101, 104, 107], [102, 105, 108], [103, 106, 109]], 1)
        search = Search(Supposed(position, seat), FastLuck(1))
        search.run(60)
        assert {child.seat for child in search.root.children.values()} == {seat}
        assert set(search.root.children) == {BIDS[card] for card in position.hands[seat]}


def test_a_high_card_is_bid_for_the_only_prize_of_the_last_round() -> None:
    """Seat 1 holds the highest card of all and needs the prize: its lower card may lose."""
    position = Bids([[101, 105], [102, 106], [103, 104]], 1)
    position.round = 2
    search = Search(Supposed(position, 1), FastLuck(1))
    search.run(400)
    assert search.best() is BIDS[106]
    best = search.root.children[BIDS[106]]
    assert best.reward == best.visits


def test_time_passes_in_search_where_only_time_helps() -> None:
    """All have bid: nobody is awaited until the bids are shown."""
    position = Bids([[101, 105], [102, 106]], 1)
    position.bids = [103, 104]
    assert position.awaited() == ()
    assert position.due() == TIME_TO_BID
    search = Search(Supposed(position, 0), FastLuck(1))
    search.run(30)
    assert {child.seat for child in search.root.children.values()} == {0}
