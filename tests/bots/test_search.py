"""Information-set search on positions of Smile whose right move is plain to see."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from tablee.bots import Search, SearchBot, Supposed
from tablee.games.smile import SMILE, Smile
from tablee.kernel import FastLuck, Move
from tests.conformance.play import paper

SEEDS = range(5)


def last_round(hands: tuple[int, int, int], row: Mapping[str, int], *fronts: str) -> Smile:
    """Three players, round 10; seat 2 has collected, seat 0 is to act. The cards that are not named are nowhere."""
    hunters = [{"hand": hand, "front": front.split()} for hand, front in zip(hands, fronts, strict=True)]
    hunters[2] |= {"collected": True}
    return SMILE.position({"hunters": hunters, "row": dict(row), "round": 10})


def collect_to_win() -> Smile:
    """Seat 0 has 10 points, seat 1 has 12 with a yellow creature. If seat 0 takes the colourless +4 it has 14, and the
    last creature, a yellow one, scares off the one of seat 1: 8 points. If it waits, seat 1 takes the +4 itself."""
    return last_round((5, 5, 5), {"C28": 3, "C14": 0}, "C29 C10", "C15 C30 C25", "C21")


def wait_to_win() -> Smile:
    """10 points each. Whoever takes the -2 leaves the +6 to the other, who wins."""
    return last_round((9, 1, 7), {"C17": 1, "C30": 0}, "C29 C10", "C28 C27 C26", "C21")


def searched(position: Smile, seed: int, iterations: int = 300) -> Search:
    search = Search(Supposed(position, 0), FastLuck(seed))
    search.run(iterations)
    return search


def test_these_positions_are_as_they_are_told() -> None:
    position = collect_to_win()
    position.attempt(0, SMILE.move("collect C28"), FastLuck(1))
    assert position.over
    assert position.outcome().scores == [15, 9, -3]
    position = collect_to_win()
    position.attempt(0, SMILE.move("offer C14"), FastLuck(1))
    position.attempt(1, SMILE.move("collect C28"), FastLuck(1))
    assert position.outcome().winners == [1]
    position = wait_to_win()
    position.attempt(0, SMILE.move("collect C17"), FastLuck(1))
    assert position.outcome().winners == [1]
    position = wait_to_win()
    position.attempt(0, SMILE.move("offer C17"), FastLuck(1))
    position.attempt(1, SMILE.move("collect C17"), FastLuck(1))
    assert position.outcome().winners == [0]


@pytest.mark.parametrize("seed", SEEDS)
def test_search_collects_where_that_wins_the_game_at_once(seed: int) -> None:
    assert searched(collect_to_win(), seed).best().text == "collect C28"


@pytest.mark.parametrize("seed", SEEDS)
def test_search_waits_where_collecting_loses_the_game_at_once(seed: int) -> None:
    assert searched(wait_to_win(), seed).best().text == "offer C17"


@pytest.mark.parametrize("position", [collect_to_win, wait_to_win])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_bot_that_searches_finds_the_same_from_its_view(position: Callable[[], Smile], seed: int) -> None:
    real = position()
    bot = SearchBot(SMILE.believe(0), 0, FastLuck(seed), iterations=300)
    assert bot.choose(real.view(0)) is searched(real, seed).best()


@pytest.mark.parametrize("position", [collect_to_win, wait_to_win])
@pytest.mark.parametrize("seed", SEEDS)
def test_the_strong_bot_finds_it_too(position: Callable[[], Smile], seed: int) -> None:
    real = position()
    bot = SMILE.bot("strong", 0, FastLuck(seed))
    assert bot.choose(real.view(0)) is searched(real, 1).best()


def test_search_never_touches_the_real_position() -> None:
    position = SMILE.setup(4, FastLuck(5), listen=True)
    position.drain()
    before = paper(position)
    Search(Supposed(position, position.turn), FastLuck(1)).run(50)
    assert paper(position) == before
    assert position.drain() == []


def test_a_move_that_is_the_only_one_is_found_after_one_look() -> None:
    position = SMILE.setup(3, FastLuck(2))
    while len(position.moves(position.turn)) > 1:
        position.play(position.turn, position.moves(position.turn)[0], FastLuck(1))
    assert (searched_for_turn(position, 1).best(),) == position.moves(position.turn)


def searched_for_turn(position: Smile, iterations: int) -> Search:
    search = Search(Supposed(position, position.turn), FastLuck(3))
    search.run(iterations)
    return search


def test_every_iteration_is_counted_once_below_the_root() -> None:
    search = searched(collect_to_win(), 1, iterations=120)
    assert search.root.visits == 120
    assert sum(child.visits for child in search.root.children.values()) == 120
    assert {child.move for child in search.root.children.values()} == set(collect_to_win().moves(0))
    assert all(child.visits <= child.chances <= 120 for child in search.root.children.values())


def test_what_a_move_brings_is_the_share_of_the_victory() -> None:
    children = searched(collect_to_win(), 1).root.children
    collect = children[SMILE.move("collect C28")]
    assert collect.reward == collect.visits
    for move, child in children.items():
        assert 0 <= child.reward <= child.visits, move


def test_more_iterations_continue_the_same_search() -> None:
    twice = Search(Supposed(wait_to_win(), 0), FastLuck(4))
    twice.run(60)
    twice.run(60)
    once = searched(wait_to_win(), 4, iterations=120)
    assert visits(twice) == visits(once)


def visits(search: Search) -> dict[Move, int]:
    return {move: child.visits for move, child in search.root.children.items()}


def test_the_same_luck_grows_the_same_tree_and_other_luck_another() -> None:
    position = SMILE.setup(3, FastLuck(6))
    for _ in range(3):
        position.play(position.turn, position.moves(position.turn)[0], FastLuck(1))
    trees = []
    for seed in (1, 1, 2):
        search = Search(Supposed(position, position.turn), FastLuck(seed))
        search.run(80)
        trees.append([(str(move), child.visits, child.reward) for move, child in search.root.children.items()])
    assert trees[0] == trees[1]
    assert trees[0] != trees[2]


def test_a_search_that_has_not_begun_has_no_answer() -> None:
    with pytest.raises(AssertionError, match="nothing was searched"):
        Search(Supposed(collect_to_win(), 0), FastLuck(1)).best()
