"""What everybody sees of a hunter is made anew when it has changed, and only then."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablee.games.smile import SMILE, Smile
from tablee.kernel import FastLuck, playout


def by_hand(position: Smile) -> list[object]:
    """The same position from paper: nobody has looked at its hunters yet."""
    return list(SMILE.position(position.to_json()).public().hunters)


@pytest.mark.parametrize("seats", SMILE.seats)
def test_at_every_moment_of_a_game_hunters_are_seen_as_they_are(seats: int) -> None:
    for seed in range(10):
        luck = FastLuck(seed)
        position = SMILE.setup(seats, luck)
        while not position.over:
            assert position.public().hunters == by_hand(position)
            playout(position, luck, 1)


@pytest.mark.parametrize("seats", SMILE.seats)
def test_at_every_moment_of_a_game_each_seat_sees_its_own(seats: int) -> None:
    for seed in range(5):
        luck = FastLuck(seed)
        position = SMILE.setup(seats, luck)
        while not position.over:
            fresh = SMILE.position(position.to_json())
            for seat in range(seats):
                assert position.private(seat) == fresh.private(seat)
            playout(position, luck, 1)


def test_what_is_a_seats_own_stays_the_same_object_as_long_as_nothing_of_it_changes() -> None:
    luck = FastLuck(3)
    position = SMILE.setup(4, luck)
    mover = position.turn
    before = [position.private(seat) for seat in range(4)]
    position.play(mover, position.moves(mover)[0], luck)
    after = [position.private(seat) for seat in range(4)]
    same = [now is then for now, then in zip(after, before, strict=True)]
    assert [seat for seat in range(4) if not same[seat]] == sorted((mover, position.turn))


def test_a_clone_and_what_it_was_cloned_from_go_their_own_ways() -> None:
    luck = FastLuck(5)
    position = SMILE.setup(3, luck)
    playout(position, luck, 7)
    paper = position.to_json()
    playout(position.clone(), FastLuck(1))
    for eyes in (None, 0, 1, 2):
        playout(position.imagine(eyes, FastLuck(2)), FastLuck(3))
    assert position.to_json() == paper


def test_whoever_did_not_change_is_not_looked_at_again() -> None:
    luck = FastLuck(3)
    position = SMILE.setup(4, luck)
    before = position.public().hunters
    offer = position.moves(position.turn)[0]
    position.play(position.turn, offer, luck)
    assert all(now is then for now, then in zip(position.public().hunters, before, strict=True))


@pytest.mark.parametrize(
    "change",
    [
        lambda hunter: setattr(hunter, "tears", hunter.tears + 1),
        lambda hunter: setattr(hunter, "hunting", not hunter.hunting),
        lambda hunter: hunter.creatures.append(SMILE.box.creatures[0]),
        lambda hunter: hunter.fled.extend(SMILE.box.creatures[:2]),
    ],
    ids=["tears", "hunting", "creatures", "fled"],
)
def test_each_change_is_seen(change: Callable[[object], None]) -> None:
    position = SMILE.setup(3, FastLuck(1))
    before = position.public().hunters
    change(position.hunters[1])
    now = position.public().hunters
    assert now[1] != before[1]
    assert [now[0], now[2]] == [before[0], before[2]]


def test_an_open_hand_is_not_what_everybody_sees() -> None:
    position = SMILE.setup(3, FastLuck(1))
    assert [hunter.fireflies for hunter in position.public().hunters] == [None] * 3
    position.over = True
    assert [hunter.fireflies for hunter in position.public().hunters] == [6] * 3
