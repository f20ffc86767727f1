"""What search and replay need of a position: independent copies, fair shares, and worlds that look the same."""

from __future__ import annotations

import pytest

from tablee.games.smile import SMILE, Smile, SmileOptions
from tablee.kernel import EVERYTHING, Eyes, FastLuck
from tests.games.smile.table import NoLuck, final, hands, options, outcome, play, random_game, scene


def middle() -> Smile:
    fronts = {0: "C30 C02", 2: "C21"}
    return scene([7, 1, 3], "C24:2 C18:7", fronts=fronts, fled={1: "C06 C07"}, tears={0: 2}, collected=[2], turn=1)


# --- Copies


def test_a_copy_goes_its_own_way() -> None:
    position = middle()
    before = position.to_json()
    copy = position.clone()
    assert copy.to_json() == before
    play(copy, "1 collect C18")
    assert position.to_json() == before
    after = copy.to_json()
    assert after != before
    play(position, "1 offer C24", "0 offer C18", "1 collect C24")
    assert copy.to_json() == after


def test_a_copy_shares_no_hand_no_row_and_no_deck() -> None:
    position = scene([0, 9, 9], "C01 C26 C08", fronts={1: "C02"}, fled={1: "C06 C07"})
    before = position.to_json()
    copy = position.clone()
    while not copy.over:
        (seat,) = copy.awaited()
        copy.play(seat, copy.moves(seat)[-1], NoLuck())
    assert position.to_json() == before


def test_nobody_listens_to_a_copy() -> None:
    position = middle()
    position.drain()
    copy = position.clone()
    assert copy.told is None
    copy.attempt(1, SMILE.move("collect C18"), NoLuck())
    assert position.drain() == []
    assert copy.drain() == []


def test_a_copy_of_a_finished_game_is_finished() -> None:
    copy = final([7, 5, 6], "C30", "C29").clone()
    assert copy.over
    assert copy.awaited() == ()
    assert copy.outcome() == outcome([7, 5, 6], "C30", "C29")


def test_a_copy_keeps_the_deck_help() -> None:
    position = SMILE.setup(3, FastLuck(1), SmileOptions(unseen_cards=True))
    assert position.clone().view(None) == position.view(None)


# --- Listening


def test_a_game_without_listeners_is_the_same_game() -> None:
    *_, heard = random_game(4, seed=5)
    luck = FastLuck(5)
    silent = SMILE.setup(4, luck)
    while not silent.over:
        (seat,) = silent.awaited()
        moves = silent.moves(seat)
        offers = [move for move in moves if str(move).startswith("offer")]
        choice = offers if offers and luck.below(100) < 50 else moves
        silent.attempt(seat, choice[luck.below(len(choice))], NoLuck())
    assert silent.told is None
    assert silent.to_json() == heard.to_json()


def test_what_was_heard_is_not_told_again() -> None:
    position = middle()
    assert position.drain() == []
    position.attempt(1, SMILE.move("offer C24"), NoLuck())
    assert len(position.drain()) == 4
    assert position.drain() == []


def test_table_time_begins_at_zero_and_nothing_is_ever_due() -> None:
    for position in (SMILE.setup(3, FastLuck(1)), middle(), middle().clone()):
        assert position.now == 0
        assert position.due() is None


# --- Shares of the victory


@pytest.mark.rules("SMI-124", "SMI-126")
@pytest.mark.parametrize(
    ("held", "fronts", "shares"),
    [
        ([6, 6, 6], ["C30", "C29", "C28"], [1.0, 0.0, 0.0]),
        ([6, 6, 6], ["C28", "C29", "C30"], [0.0, 0.0, 1.0]),
        ([7, 6, 5], ["C28", "C09", "C14"], [1.0, 0.0, 0.0]),
        ([6, 6, 6, 6], ["C28", "C29", "C19", "C23"], [0.0, 0.5, 0.5, 0.0]),
        ([6, 6, 6, 6, 6], ["C28", "C09", "C14", "C05", "C23"], [0.25, 0.25, 0.25, 0.25, 0.0]),
    ],
)
def test_a_victory_is_worth_one_and_is_shared_equally(held: list[int], fronts: list[str], shares: list[float]) -> None:
    assert final(held, *fronts).payoff() == shares


# --- Worlds that look the same


@pytest.mark.rules("SMI-024", "SMI-048")
@pytest.mark.parametrize("eyes", [None, 0, 1, 2, EVERYTHING])
def test_an_imagined_position_cannot_be_told_from_the_real_one(eyes: Eyes) -> None:
    position = middle()
    before = position.to_json()
    for seed in range(30):
        imagined = position.imagine(eyes, FastLuck(seed))
        assert imagined.view(eyes) == position.view(eyes)
        assert sum(hands(imagined)) == sum(hands(position))
        assert min(hands(imagined)) >= 0
        assert sorted(imagined.to_json()["deck"]) == sorted(before["deck"])
        assert imagined.told is None
    assert position.to_json() == before


@pytest.mark.rules("SMI-048")
def test_an_imagined_position_deals_the_hidden_fireflies_in_every_way() -> None:
    position = middle()
    worlds = {tuple(hands(position.imagine(0, FastLuck(seed)))) for seed in range(300)}
    assert worlds == {(7, 0, 4), (7, 1, 3), (7, 2, 2), (7, 3, 1), (7, 4, 0)}
    assert {imagined[1] for imagined in (hands(position.imagine(1, FastLuck(seed))) for seed in range(50))} == {1}
    assert {tuple(hands(position.imagine(EVERYTHING, FastLuck(seed)))) for seed in range(20)} == {(7, 1, 3)}
    assert len({tuple(hands(position.imagine(None, FastLuck(seed)))) for seed in range(300)}) > 30


@pytest.mark.rules("SMI-048")
def test_no_seat_is_favoured_in_what_is_imagined() -> None:
    position = scene([6, 6, 6, 6, 6], "C01 C22 C23 C24 C29")
    worlds = [hands(position.imagine(2, FastLuck(seed))) for seed in range(1000)]
    assert all(world[2] == 6 for world in worlds)
    for seat in (0, 1, 3, 4):
        assert sum(world[seat] for world in worlds) / 1000 == pytest.approx(6, abs=0.4)


@pytest.mark.rules("SMI-024")
def test_an_imagined_deck_is_shuffled() -> None:
    position = scene([6, 6, 6], "C01 C26 C08", round=8, deck="C10 C11 C12 C13 C14 C15")
    tops = {position.imagine(0, FastLuck(seed)).to_json()["deck"][0] for seed in range(100)}
    bottoms = {position.imagine(0, FastLuck(seed)).to_json()["deck"][-1] for seed in range(100)}
    assert tops == bottoms == {"C10", "C11", "C12", "C13", "C14", "C15"}


@pytest.mark.rules("SMI-119")
def test_at_the_end_there_is_nothing_left_to_imagine() -> None:
    position = final([7, 5, 6], "C30", "C29")
    assert {tuple(hands(position.imagine(eyes, FastLuck(1)))) for eyes in (None, 0, 1, 2)} == {(7, 5, 6)}


def test_an_imagined_position_can_be_played() -> None:
    imagined = middle().imagine(1, FastLuck(3))
    assert options(imagined) == ["offer C24", "offer C18", "collect C24", "collect C18"]
    play(imagined, "1 collect C24")
    assert imagined.round == 6
