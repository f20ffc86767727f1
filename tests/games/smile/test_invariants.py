"""The invariants of the law (SMI-140 to SMI-146) and its tables of section 7, over random games and positions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.games.smile import SMILE, Smile
from tablee.games.smile.box import Creature
from tablee.games.smile.content import BOX
from tablee.games.smile.events import (
    CreatureCollected,
    FireflyBorrowed,
    FireflyOffered,
    HandUpdated,
    RoundStarted,
    RowRevealed,
)
from tablee.kernel import Event, FastLuck, Json, Luck
from tests.games.smile.table import default, hands, options, play, random_game, row, scene, tears

games = st.builds(
    random_game, seats=st.integers(3, 5), seed=st.integers(0, 2**32 - 1), patience=st.sampled_from([0, 50, 80, 95, 100])
)


@st.composite
def positions(draw: st.DrawFn) -> Smile:
    """Any moment of a Lure that fits SMI-140 and SMI-142, reachable or not: empty hands and ties are frequent."""
    return SMILE.position(anything(draw(st.integers(3, 5)), FastLuck(draw(st.integers(0, 2**32 - 1)))))


def anything(seats: int, luck: Luck) -> Json:
    cards = BOX.deck(seats)
    luck.shuffle(cards)
    in_play = list(range(seats))
    luck.shuffle(in_play)
    hunting = in_play[: 2 + luck.below(seats - 1)]
    lures = sorted((cards.pop() for _ in hunting), key=lambda creature: creature.value)
    bait = [luck.below(4) if creature.value == lures[0].value else 0 for creature in lures]
    fronts: list[list[str]] = [[] for _ in range(seats)]
    colours: set[tuple[int, int]] = set()
    for seat in [luck.below(seats) for _ in range(2 * seats)]:
        creature = cards.pop()
        if creature.colour < 0 or (seat, creature.colour) not in colours:
            colours.add((seat, creature.colour))
            fronts[seat].append(creature.id)
    worn = [luck.below(3) for _ in range(seats)]
    held = [0 if luck.below(2) else luck.below(6) for _ in range(seats)]
    held[in_play[luck.below(seats)]] += 6 * seats + sum(worn) - sum(bait) - sum(held)
    return {
        "hunters": [
            {"hand": held[seat], "tears": worn[seat], "front": fronts[seat], "collected": seat not in hunting}
            for seat in range(seats)
        ],
        "row": {creature.id: fireflies for creature, fireflies in zip(lures, bait, strict=True)},
        "turn": hunting[0],
        "round": 7 + luck.below(4),
    }


# --- Section 7, written out again


def legal(position: Smile, seat: int) -> list[str]:
    """The table of section 7: what hand and bait allow."""
    lowest = min(lure.creature.value for lure in position.row)
    lows = [lure.creature.id for lure in position.row if lure.creature.value == lowest]
    collects = [f"collect {card}" for card, fireflies in row(position).items() if fireflies > 0]
    if position.hunters[seat].fireflies > 0:
        return [f"offer {card}" for card in lows] + collects
    return collects or [f"borrow {card}" for card in lows]


def worth(creature: Creature, front: list[Creature]) -> int:
    """D(c): its value, or what the creature it chases away is worth."""
    pair = [held.value for held in front if held.colour == creature.colour >= 0]
    return -pair[0] if pair else creature.value


def harmless(position: Smile, seat: int) -> str:
    """The default of section 7."""
    hunter = position.hunters[seat]
    baited = [
        (2 * worth(lure.creature, hunter.creatures) + lure.fireflies, lure.fireflies, -place, lure.creature.id)
        for place, lure in enumerate(position.row)
        if lure.fireflies > 0
    ]
    if baited:
        total, _, _, card = max(baited)
        if total >= 0 or hunter.fireflies == 0:
            return f"collect {card}"
    verb = "offer" if hunter.fireflies > 0 else "borrow"
    return f"{verb} {position.row[0].creature.id}"


@pytest.mark.rules("SMI-037", "SMI-042", "SMI-045", "SMI-060", "SMI-067", "SMI-083")
@settings(max_examples=500)
@given(positions())
def test_what_is_legal_is_what_the_table_of_section_7_says(position: Smile) -> None:
    (seat,) = position.awaited()
    assert sorted(options(position)) == sorted(legal(position, seat))
    assert list(position.view(seat).options) == options(position)
    assert not any(position.moves(other) for other in range(position.seats) if other != seat)


@pytest.mark.rules("SMI-152")
@settings(max_examples=500)
@given(positions())
def test_the_default_is_the_one_that_section_7_computes(position: Smile) -> None:
    (seat,) = position.awaited()
    assert default(position) == harmless(position, seat)


@pytest.mark.rules("SMI-038", "SMI-040", "SMI-046", "SMI-063", "SMI-081", "SMI-084", "SMI-088")
@settings(max_examples=200)
@given(positions())
def test_a_move_changes_exactly_what_the_law_says(position: Smile) -> None:
    (seat,) = position.awaited()
    for option in options(position):
        verb, card = option.split()
        after = position.clone()
        play(after, f"{seat} {option}")
        if (after.round, after.over) != (position.round, False):
            continue  # a round that ends is followed by a Search: it has tests of its own
        bait = row(position)[card]
        gain = {"offer": -1, "collect": bait, "borrow": 0}[verb]
        left = {other: fireflies for other, fireflies in row(position).items() if other != card}
        assert hands(after) == [hand + gain * (other == seat) for other, hand in enumerate(hands(position))]
        assert tears(after) == [
            worn + (verb == "borrow" and other == seat) for other, worn in enumerate(tears(position))
        ]
        assert row(after) == (left if verb == "collect" else row(position) | {card: bait + 1})
        still_in = [other for other in range(after.seats) if after.hunters[other].hunting]
        assert [other for other in range(after.seats) if position.hunters[other].hunting] == sorted(
            {*still_in, seat} if verb == "collect" else still_in
        )
        assert after.awaited() == (min(still_in, key=lambda other: (other - seat - 1) % after.seats),)


# --- The invariants


@pytest.mark.rules("SMI-140")
@settings(max_examples=50)
@given(games)
def test_hands_and_row_hold_six_fireflies_per_player_and_one_per_tear(game: Iterator[Smile]) -> None:
    for position in game:
        assert sum(hands(position)) + sum(row(position).values()) == 6 * position.seats + sum(tears(position))


@pytest.mark.rules("SMI-141")
@settings(max_examples=50)
@given(games)
def test_between_rounds_every_firefly_is_in_a_hand(game: Iterator[Smile]) -> None:
    rounds = 0
    for position in game:
        if position.round != rounds or position.over:
            rounds = position.round
            assert not any(row(position).values())
            assert sum(hands(position)) == 6 * position.seats + sum(tears(position))
    assert rounds == 10


@pytest.mark.rules("SMI-142", "SMI-041")
@settings(max_examples=50)
@given(games)
def test_only_the_lowest_creatures_ever_bear_fireflies(game: Iterator[Smile]) -> None:
    for position in game:
        values = {lure.creature.value for lure in position.row if lure.fireflies > 0}
        assert values <= {min((lure.creature.value for lure in position.row), default=0)}


@pytest.mark.rules("SMI-143")
@settings(max_examples=50)
@given(games)
def test_fewer_borrowings_than_players_happen_in_a_round(game: Iterator[Smile]) -> None:
    *_, position = game
    for events in rounds(position.drain()):
        assert sum(isinstance(event, FireflyBorrowed) for event in events) <= position.seats - 1


@pytest.mark.rules("SMI-143")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_as_many_borrowings_as_players_but_one_can_happen(seats: int) -> None:
    held = [0, 6 * seats, 0, 0, 0][:seats]
    position = scene(held, " ".join(["C01", "C22", "C23", "C24", "C29"][:seats]))
    while position.round == 5:
        (seat,) = position.awaited()
        play(position, f"{seat} {options(position)[-1]}")  # collect where possible, else borrow or offer
    assert sum(tears(position)) == seats - 1


@pytest.mark.rules("SMI-144", "SMI-105")
@settings(max_examples=50)
@given(games)
def test_each_player_has_one_creature_per_round_less_two_per_pair(game: Iterator[Smile]) -> None:
    for position in game:
        complete = 10 if position.over else position.round - 1
        for hunter in position.hunters:
            collected = complete + (not position.over and not hunter.hunting)
            assert len(hunter.fled) % 2 == 0
            assert len(hunter.creatures) == collected - len(hunter.fled)
    assert all(len(hunter.creatures) % 2 == 0 for hunter in position.hunters)


@pytest.mark.rules("SMI-145", "SMI-031", "SMI-039")
@settings(max_examples=50)
@given(games)
def test_the_deck_shrinks_by_one_card_per_player_and_round(game: Iterator[Smile]) -> None:
    for position in game:
        assert len(position.deck) == position.view(None).deck_count == position.seats * (10 - position.round)
        hunting = sum(hunter.hunting for hunter in position.hunters)
        assert len(position.row) == (0 if position.over else hunting)
    started = [event for event in position.drain() if isinstance(event, RoundStarted)]
    assert [event.deck_count for event in started] == [position.seats * (10 - round) for round in range(1, 11)]


@pytest.mark.rules("SMI-146")
@settings(max_examples=50)
@given(st.integers(3, 5), st.integers(0, 2**32 - 1))
def test_every_lure_ends_even_if_nobody_ever_wants_to_collect(seats: int, seed: int) -> None:
    *_, position = random_game(seats, seed, patience=100)
    for events in rounds(position.drain()):
        offers = sum(isinstance(event, FireflyOffered) for event in events)
        assert offers <= 6 * seats + sum(tears(position))
    assert position.over


@pytest.mark.rules("SMI-104", "SMI-023", "SMI-066")
@settings(max_examples=50)
@given(games)
def test_every_card_of_the_deck_is_laid_out_once_and_collected_once(game: Iterator[Smile]) -> None:
    *_, position = game
    heard = position.drain()
    laid = [card for event in heard if isinstance(event, RowRevealed) for card in event.cards]
    collected = [event.card for event in heard if isinstance(event, CreatureCollected)]
    assert sorted(laid) == sorted(collected) == [creature.id for creature in BOX.deck(position.seats)]


@pytest.mark.rules("SMI-032", "SMI-033")
@settings(max_examples=50)
@given(games)
def test_every_row_is_its_draw_in_order_of_value(game: Iterator[Smile]) -> None:
    *_, position = game
    values = {creature.id: creature.value for creature in BOX.creatures}
    for event in position.drain():
        if isinstance(event, RowRevealed):
            assert list(event.cards) == sorted(event.draw_order, key=values.__getitem__)


@pytest.mark.rules("SMI-063", "SMI-081", "SMI-048")
@settings(max_examples=20)
@given(games)
def test_the_events_alone_tell_every_hand(game: Iterator[Smile]) -> None:
    position = next(game)
    counted = [0] * position.seats
    for moment in chain([position], game):
        for event in moment.drain():
            if isinstance(event, HandUpdated):
                counted[event.seat] = event.fireflies
        assert counted == hands(moment)


def rounds(heard: Iterable[Event]) -> list[list[Event]]:
    """The events of each round."""
    found: list[list[Event]] = []
    for event in heard:
        if isinstance(event, RoundStarted):
            found.append([])
        if found:
            found[-1].append(event)
    return found
