"""How the strong bot of Smile judges: what success is, how imagined games go, and how long it thinks."""

from __future__ import annotations

from typing import TypeVar

import pytest
from mypy_extensions import i64

from tablee.games.smile import SMILE, Smile
from tablee.games.smile.bots import MOODS
from tablee.games.smile.judgement import ROLLOUTS, Counting, finish, least_wanted, solid_move, strong_move, success
from tablee.kernel import BadLevel, FastLuck, Luck
from tests.conformance.play import paper
from tests.games.smile.table import final, hands, scene

T = TypeVar("T")


class CountedLuck(Luck):
    """Counts what is asked of it."""

    def __init__(self, seed: int = 1) -> None:
        self.luck = FastLuck(seed)
        self.draws = 0
        self.shuffles = 0

    def below(self, n: i64) -> i64:
        self.draws += 1
        return self.luck.below(n)

    def shuffle(self, things: list[T]) -> None:
        self.shuffles += 1
        self.luck.shuffle(things)


def mind(position: Smile, seat: int) -> Counting:
    belief = SMILE.believe(seat)
    assert isinstance(belief, Counting)
    belief.see(position.view(seat))
    return belief


# --- What success is


@pytest.mark.parametrize(
    ("seat", "worth"),
    [
        (0, 1.0 + 0.01 * (7 - 4)),  # the winner, three points ahead of the best rival
        (1, 0.01 * (4 - 7)),  # three points behind the winner
        (2, 0.01 * (-5 - 7)),  # twelve behind
    ],
)
def test_success_is_the_victory_and_a_little_for_the_distance_to_the_best_rival(seat: int, worth: float) -> None:
    """Scores of 7 (a +6 and five fireflies), 4 (a +3 and nine) and -5 (a -5 and four)."""
    position = final([5, 9, 4], "C30", "C26", "C06")
    assert position.outcome().scores == [7, 4, -5]
    assert success(position, seat) == pytest.approx(worth)


def test_a_shared_victory_is_half_a_success() -> None:
    position = final([5, 5, 8], "C24", "C25", "")
    assert position.outcome().winners == [0, 1]
    assert [success(position, seat) for seat in range(3)] == pytest.approx([0.5, 0.5, -0.02])


def test_among_lost_games_the_closer_one_is_better() -> None:
    close, far = final([6, 6, 6], "C30", "C29", ""), final([6, 6, 6], "C30", "C06", "")
    assert success(far, 1) < success(close, 1) < 0.0


def test_a_narrow_victory_is_worth_more_than_a_large_defeat_is_close() -> None:
    """The margin never outweighs the victory itself."""
    won, lost = final([6, 6, 6], "C29", "C28", ""), final([6, 6, 6], "C28", "C29", "")
    assert success(won, 0) - success(lost, 0) > 0.9


# --- How imagined games go


def test_an_imagined_game_is_played_to_its_end_without_anybody_listening() -> None:
    position = SMILE.setup(3, FastLuck(3))
    finish(position, FastLuck(1))
    assert position.over
    assert position.told is None


def test_the_players_of_an_imagined_game_waver() -> None:
    """The deck is the same each time: only wavering makes the games differ."""
    start = SMILE.setup(4, FastLuck(3))
    ends = set()
    for seed in range(12):
        position = start.clone()
        finish(position, FastLuck(seed))
        ends.add(paper(position))
    assert len(ends) > 6


def test_solid_players_who_do_not_waver_draw_nothing() -> None:
    start = SMILE.setup(4, FastLuck(3))
    luck = CountedLuck()
    ends = set()
    for _ in range(3):
        position = start.clone()
        while not position.over:
            position.play(position.turn, solid_move(position, position.turn, 0.0, luck), luck)
        ends.add(paper(position))
    assert len(ends) == 1
    assert luck.draws == 0


class Fixed(Luck):
    """Always the highest, the middle or the lowest draw."""

    def __init__(self, part: float) -> None:
        self.part = part

    def below(self, n: i64) -> i64:
        size: int = n
        return min(int(size * self.part), size - 1)


def test_a_wavering_player_who_would_wait_may_collect() -> None:
    """Now: -2 x 0.75 + 0.6 x 4 = 0.9. Waiting promises 1.1, give or take as much as the temper: down to 0.1."""
    position = scene([4, 10, 0], "C01:4 C22 C29")
    assert solid_move(position, 0, 0.0, Fixed(0.0)).text == "offer C01"
    assert solid_move(position, 0, 1.0, Fixed(0.5)).text == "offer C01"
    assert solid_move(position, 0, 1.0, Fixed(1.0)).text == "offer C01"
    assert solid_move(position, 0, 1.0, Fixed(0.0)).text == "collect C01"


def test_a_wavering_player_who_would_collect_may_wait() -> None:
    """Now: -1.5 + 0.6 x 5 = 1.5. Waiting promises 1.1, or up to 2.1."""
    position = scene([4, 9, 0], "C01:5 C22 C29")
    assert solid_move(position, 0, 1.0, Fixed(0.5)).text == "collect C01"
    assert solid_move(position, 0, 1.0, Fixed(1.0)).text == "offer C01"
    assert solid_move(position, 0, 0.2, Fixed(1.0)).text == "collect C01"


def test_the_least_wanted_of_the_lowest_is_the_first_of_equals() -> None:
    position = scene([6, 6, 6], "C24 C25 C29")
    assert least_wanted(position, position.hunters[0], 5).text == "offer C24"


# --- How much the strong bot thinks


def test_the_strong_bot_imagines_sixty_games_for_each_decision() -> None:
    luck = CountedLuck()
    position = scene([4, 9, 0], "C01:5 C22 C29")
    assert len(position.moves(0)) == 2
    SMILE.bot("strong", 0, luck).choose(position.view(0))
    assert luck.shuffles == 1 + 60
    assert ROLLOUTS == 60


def test_every_legal_move_is_tried_in_the_same_imagined_games() -> None:
    """One deck is shuffled for all the moves of a rollout, however many there are."""
    position = scene([6, 6, 3], "C24:1 C25:2 C18")
    assert len(position.moves(0)) == 5
    luck = CountedLuck()
    strong_move(mind(position, 0), 0, luck, 7)
    assert luck.shuffles == 1 + 7


def test_the_strong_bot_does_not_think_where_there_is_nothing_to_choose() -> None:
    luck = CountedLuck()
    position = scene([6, 6, 6], "C01 C22 C29")
    assert SMILE.bot("strong", 0, luck).must_choose(position.view(0)).text == "offer C01"
    assert luck.shuffles == 1


@pytest.mark.parametrize("seat", range(3))
def test_the_strong_bot_plays_for_its_own_seat(seat: int) -> None:
    """The last round: whoever is to act wins by taking the +4, and loses by leaving it."""
    fronts = {(seat + place) % 3: front for place, front in enumerate(("C29 C10", "C15 C30 C25", "C21"))}
    position = scene([5, 5, 5], "C28:3 C14", fronts=fronts, collected=[(seat + 2) % 3], turn=seat, round=10)
    for seed in range(3):
        assert strong_move(mind(position, seat), seat, FastLuck(seed), 20).text == "collect C28"


def test_the_strong_bot_leaves_its_mind_as_it_was() -> None:
    position = scene([4, 9, 0], "C01:5 C22 C29")
    belief = mind(position, 0)
    before = hands(belief.imagine(FastLuck(1)))
    strong_move(belief, 0, FastLuck(2), 3)
    assert hands(belief.imagine(FastLuck(1))) == before


# --- Levels


def test_a_beginner_has_one_of_four_moods() -> None:
    assert MOODS == 4


@pytest.mark.parametrize("level", ["Strong", "", "expert"])
def test_there_is_no_bot_of_a_level_that_nobody_wrote(level: str) -> None:
    with pytest.raises(BadLevel) as wrong:
        SMILE.bot(level, 0, FastLuck(1))
    assert (wrong.value.wrong, wrong.value.right) == (level, "beginner, solid, strong")
