"""Setup (mise en place): SMI-020 to SMI-028."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.games.smile import SMILE, Smile
from tablee.games.smile.content import BOX
from tablee.games.smile.events import (
    DecisionRequested,
    GameStarted,
    HandUpdated,
    RoundStarted,
    RowRevealed,
    TurnStarted,
)
from tablee.kernel import BadPosition, Event, FastLuck
from tests.games.smile.table import front, hands, paper, tears

DEALS = 3000


def opening(seats: int, seed: int) -> list[Event]:
    return SMILE.setup(seats, FastLuck(seed), listen=True).drain()


def dealt(position: Smile) -> list[str]:
    """All the cards of a new game, in the order in which they leave the deck."""
    revealed = [event for event in position.drain() if isinstance(event, RowRevealed)]
    return [*revealed[0].draw_order, *position.to_json()["deck"]]


@pytest.mark.rules("SMI-020", "SMI-021", "SMI-022", "SMI-023")
@pytest.mark.parametrize(("seats", "cards"), [(3, 30), (4, 40), (5, 50)])
def test_the_deck_has_the_cards_of_the_player_count_each_once(seats: int, cards: int) -> None:
    position = SMILE.setup(seats, FastLuck(5), listen=True)
    assert sorted(dealt(position)) == [f"C{number:02}" for number in range(1, cards + 1)]


@pytest.mark.rules("SMI-020", "SMI-021", "SMI-022", "SMI-023")
@pytest.mark.parametrize(("seats", "marks"), [(3, ["IV", "V"]), (4, ["V"]), (5, [])])
def test_everybody_is_told_which_marks_were_removed(seats: int, marks: list[str]) -> None:
    started = opening(seats, 2)[0]
    assert isinstance(started, GameStarted)
    assert list(started.removed_marks) == marks
    assert started.heard_by(None) is started


@pytest.mark.rules("SMI-023")
@pytest.mark.parametrize(("seats", "card"), [(3, "C31"), (3, "C41"), (4, "C41")])
def test_a_removed_card_takes_no_part_in_the_game(seats: int, card: str) -> None:
    row = " ".join(["C01", "C22", "C24", "C29"][:seats])
    with pytest.raises(BadPosition, match=card):
        SMILE.position(paper([6] * seats, row, fronts={0: card}))


@pytest.mark.rules("SMI-024")
def test_every_card_is_as_likely_at_every_place_of_the_deck() -> None:
    places: Counter[tuple[str, int]] = Counter()
    for seed in range(DEALS):
        for place, card in enumerate(dealt(SMILE.setup(3, FastLuck(seed), listen=True))):
            places[card, place] += 1
    assert len(places) == 30 * 30
    assert min(places.values()) > DEALS / 30 * 0.55  # 100 expected, standard deviation 10
    assert max(places.values()) < DEALS / 30 * 1.5


@pytest.mark.rules("SMI-024")
def test_the_deck_lies_face_down() -> None:
    position = SMILE.setup(4, FastLuck(3))
    for eyes in (None, 0, 1, 2, 3):
        view = position.view(eyes)
        assert view.deck_count == 36
        assert view.unseen is None


@pytest.mark.rules("SMI-025", "SMI-028")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_player_starts_with_six_fireflies_no_creature_and_no_tear(seats: int) -> None:
    position = SMILE.setup(seats, FastLuck(4))
    assert hands(position) == [6] * seats
    assert tears(position) == [0] * seats
    assert [front(position, seat) for seat in range(seats)] == [[]] * seats
    assert [hunter.collected for hunter in position.view(None).hunters] == [False] * seats


@pytest.mark.rules("SMI-025")
def test_the_six_fireflies_are_told_to_their_owner_alone() -> None:
    dealt_hands = [event for event in opening(3, 8) if isinstance(event, HandUpdated)]
    assert dealt_hands == [HandUpdated(0, 6), HandUpdated(1, 6), HandUpdated(2, 6)]
    assert [dealt_hands[1].heard_by(eyes) for eyes in (0, 1, 2, None)] == [None, dealt_hands[1], None, None]


@pytest.mark.rules("SMI-026")
@pytest.mark.parametrize(("seats", "fireflies"), [(3, 17), (4, 11), (5, 5)])
def test_all_other_beads_form_the_supply(seats: int, fireflies: int) -> None:
    position = SMILE.setup(seats, FastLuck(6), listen=True)
    started = position.drain()[0]
    assert isinstance(started, GameStarted)
    assert (started.supply_fireflies, started.supply_tears) == (fireflies, 5)
    view = position.view(None)
    assert (view.supply_fireflies, view.supply_tears) == (fireflies, 5)


@pytest.mark.rules("SMI-027")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_seat_is_as_likely_to_start(seats: int) -> None:
    starters: Counter[int] = Counter()
    for seed in range(DEALS):
        position = SMILE.setup(seats, FastLuck(seed))
        assert position.awaited() == (position.starter,)
        starters[position.starter] += 1
    assert sorted(starters) == list(range(seats))
    assert max(starters.values()) - min(starters.values()) < DEALS * 0.05


@pytest.mark.rules("SMI-027")
def test_who_starts_does_not_depend_on_what_is_turned_up() -> None:
    low_cards: Counter[int] = Counter()
    for seed in range(DEALS):
        position = SMILE.setup(3, FastLuck(seed))
        low_cards[position.starter] += position.row[0].creature.value < -1
    assert max(low_cards.values()) < min(low_cards.values()) * 1.25


@pytest.mark.rules("SMI-020", "SMI-024", "SMI-025", "SMI-026", "SMI-027", "SMI-030")
@pytest.mark.parametrize(("seats", "marks", "supply"), [(3, ["IV", "V"], 17), (4, ["V"], 11), (5, [], 5)])
def test_the_opening_is_told_in_the_order_of_the_law(seats: int, marks: list[str], supply: int) -> None:
    heard = opening(seats, 7)
    revealed = heard[seats + 2]
    assert isinstance(revealed, RowRevealed)
    values = {card: creature.value for card in revealed.cards if (creature := BOX.find(card))}
    start = SMILE.setup(seats, FastLuck(7)).starter
    assert sorted(revealed.cards) == sorted(revealed.draw_order)
    assert list(values.values()) == sorted(values.values())
    lowest = [card for card in revealed.cards if values[card] == values[revealed.cards[0]]]
    assert heard == [
        GameStarted(seats, marks, seats * 10, supply, 5, start),
        *[HandUpdated(seat, 6) for seat in range(seats)],
        RoundStarted(1, start, seats * 9),
        revealed,
        TurnStarted(start),
        DecisionRequested(start, [f"offer {card}" for card in lowest]),
    ]


def test_a_setup_that_nobody_listens_to_is_the_same_deal_and_tells_nothing() -> None:
    silent, told = SMILE.setup(4, FastLuck(11)), SMILE.setup(4, FastLuck(11), listen=True)
    assert silent.told is None
    assert silent.drain() == []
    assert silent.to_json() == told.to_json()
    assert len(told.drain()) == 9
