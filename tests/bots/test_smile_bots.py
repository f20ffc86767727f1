"""The bots of Smile: what section 11 of the rules says, worked out by hand."""

from __future__ import annotations

from collections import Counter

import pytest
from mypy_extensions import i64

from tablee.games.smile import SMILE, Smile
from tablee.games.smile.bots import Beginner
from tablee.games.smile.events import GameStarted
from tablee.games.smile.judgement import Counting, card_worth, firefly_worth
from tablee.kernel import FastLuck, Luck
from tests.conformance.play import Case, heard
from tests.games.smile.table import hands, scene


def chosen(level: str, position: Smile, luck: Luck | None = None) -> str:
    """What a bot of this level does in the seat that is to act."""
    seat = position.turn
    return SMILE.bot(level, seat, luck or FastLuck(1)).must_choose(position.view(seat)).text


# --- Memory


def mind(seat: int) -> Counting:
    belief = SMILE.believe(seat)
    assert isinstance(belief, Counting)
    return belief


@pytest.mark.parametrize("seats", SMILE.seats)
@pytest.mark.parametrize("seed", range(4))
def test_every_hand_is_counted_exactly_through_a_whole_game(seats: int, seed: int) -> None:
    run = Case(SMILE, seats, SMILE.read_options({})).begin(seed)
    minds = [mind(seat) for seat in range(seats)]
    told = run.events[:]
    luck = FastLuck(seed)
    while True:
        assert isinstance(run.position, Smile)
        for seat, belief in enumerate(minds):
            for event in heard(told, seat):
                belief.hear(event)
            belief.see(run.position.view(seat))
            assert belief.counted
            assert belief.hands == hands(belief.imagine(luck)) == hands(run.position)
        if run.position.over:
            break
        told = run.step()


@pytest.mark.parametrize("seats", SMILE.seats)
def test_a_mind_that_joins_late_knows_its_own_hand_and_the_total_of_the_others(seats: int) -> None:
    run = Case(SMILE, seats, SMILE.read_options({})).begin(5)
    for _ in range(15):
        run.step()
    luck = FastLuck(5)
    minds = [mind(seat) for seat in range(seats)]
    told = run.step()
    while not run.position.over:
        assert isinstance(run.position, Smile)
        real = hands(run.position)
        for seat, belief in enumerate(minds):
            for event in heard(told, seat):
                belief.hear(event)
            belief.see(run.position.view(seat))
            assert not belief.counted
            for _ in range(3):
                imagined = hands(belief.imagine(luck))
                assert imagined[seat] == real[seat]
                assert sum(imagined) == sum(real)
                assert min(imagined) >= 0
        told = run.step()


def test_a_mind_that_joins_late_imagines_every_share_of_the_others() -> None:
    position = scene([6, 7, 5], "C01 C22 C29")
    belief = mind(0)
    belief.see(position.view(0))
    luck = FastLuck(1)
    shares = Counter(hands(belief.imagine(luck))[1] for _ in range(500))
    assert set(shares) >= {3, 4, 5, 6, 7, 8, 9}
    assert 5.5 < sum(share * count for share, count in shares.items()) / 500 < 6.5


def test_a_mind_that_missed_a_move_does_not_trust_its_count() -> None:
    run = Case(SMILE, 3, SMILE.read_options({})).begin(1)
    belief = mind(0)
    for event in heard(run.events, 0):
        belief.hear(event)
    run.step()  # an offer that it does not hear of
    belief.see(run.position.view(0))  # type: ignore[arg-type]
    assert not belief.counted


def test_a_count_that_contradicts_ones_own_hand_is_not_trusted() -> None:
    """Seat 0 offered and seat 1 collected, unheard: the total is right, the hands are not."""
    belief = mind(0)
    belief.hear(GameStarted(3, ["IV", "V"], 30, 17, 5, 0))
    belief.see(scene([5, 7, 6], "C01 C22 C29").view(0))
    assert not belief.counted
    assert hands(belief.imagine(FastLuck(1)))[0] == 5


@pytest.mark.parametrize("late", [False, True], ids=["from the start", "joining late"])
def test_what_is_imagined_is_dealt_from_the_cards_that_nobody_has_seen(late: bool) -> None:
    run = Case(SMILE, 3, SMILE.read_options({})).begin(2)
    for _ in range(20):
        run.step()
    belief = mind(1)
    for event in [] if late else heard(run.events, 1):
        belief.hear(event)
    belief.see(run.position.view(1))  # type: ignore[arg-type]
    assert belief.counted != late
    real = run.position.to_json()["deck"]
    decks = [belief.imagine(FastLuck(seed)).to_json()["deck"] for seed in range(10)]
    assert all(sorted(deck) == sorted(real) for deck in decks)
    assert len({str(deck) for deck in decks}) == 10


# --- Beginner


class Steady(Luck):
    """Always the same part of what there is to draw: the first, second, third or last quarter."""

    def __init__(self, quarter: int) -> None:
        self.quarter = quarter

    def below(self, n: i64) -> i64:
        return n * self.quarter // 4


def bait(fireflies: int) -> Smile:
    """Scenario S30: hand 4, no pink in front, and a pink -2 that bears some fireflies: worth 2 x (-2) + fireflies."""
    return scene([4, 14 - fireflies, 0], f"C01:{fireflies} C22 C29")


@pytest.mark.parametrize(
    ("temper", "fireflies", "move"),
    [
        (3, 4, "offer C01"),  # +1: 0 is not enough
        (3, 5, "collect C01"),  # +1: 1 is
        (2, 3, "offer C01"),  # 0: -1 is not enough
        (2, 4, "collect C01"),  # 0: 0 is
        (1, 2, "offer C01"),  # -1: -2 is not enough
        (1, 3, "collect C01"),  # -1: -1 is
        (0, 1, "offer C01"),  # -2: -3 is not enough
        (0, 2, "collect C01"),  # -2: -2 is
    ],
)
def test_a_beginner_collects_by_a_threshold_of_its_own(temper: int, fireflies: int, move: str) -> None:
    luck = Steady(temper)
    bot = SMILE.bot("beginner", 0, luck)
    assert isinstance(bot, Beginner)
    assert bot.threshold == temper - 2
    luck.quarter = 3  # not by lot
    assert bot.must_choose(bait(fireflies).view(0)).text == move


def test_a_beginner_keeps_its_temper_for_the_whole_game() -> None:
    bots = [SMILE.bot("beginner", 0, FastLuck(seed)) for seed in range(400)]
    tempers = Counter(bot.threshold for bot in bots if isinstance(bot, Beginner))
    assert set(tempers) == {-2, -1, 0, 1}
    assert all(70 <= count <= 130 for count in tempers.values())


def test_a_beginner_makes_one_move_in_four_by_lot() -> None:
    """With nine fireflies on it any temper collects; half of the moves by lot offer: one decision in eight."""
    bot = SMILE.bot("beginner", 0, FastLuck(1))
    view = bait(9).view(0)
    made = Counter(bot.must_choose(view).text for _ in range(1600))
    assert set(made) == {"offer C01", "collect C01"}
    assert 160 <= made["offer C01"] <= 240


def test_a_beginner_with_an_empty_hand_collects_whatever_it_is() -> None:
    assert chosen("beginner", scene([0, 9, 8], "C06:1 C22 C29"), Steady(3)) == "collect C06"


# --- Solid: what a creature and a firefly are worth


@pytest.mark.parametrize(("left", "worth"), [(0, 0.2), (1, 0.3), (3, 0.5), (4, 0.6), (9, 0.6)])
def test_a_firefly_is_worth_more_while_rounds_are_left(left: int, worth: float) -> None:
    assert firefly_worth(left) == pytest.approx(worth)


@pytest.mark.parametrize(
    ("front", "card", "left", "worth"),
    [
        ("", "C29", 5, 5.0),  # no colour: its value, +5
        ("", "C21", 9, -4.0),  # no colour: its value, -4
        ("", "C10", 5, 4.0),  # a new tame blue one: 5 x (1 - 0.04 x 5)
        ("", "C10", 0, 5.0),  # in the last round nothing can scare it off
        ("", "C06", 5, -3.75),  # a new wild blue one: -5 x (1 - 0.05 x 5)
        ("", "C37", 5, 0.0),  # a white 0
        ("C10", "C06", 5, -5.0),  # it would scare off a +5
        ("C06", "C10", 5, 5.0),  # it would rid me of a -5
        ("C29 C10", "C21", 5, -4.0),  # no colour never pairs
    ],
)
def test_a_creature_is_worth_its_value_less_what_may_become_of_it(
    front: str, card: str, left: int, worth: float
) -> None:
    hunter = scene([6, 6, 6], "C01 C22 C23", fronts={0: front}).hunters[0]
    creature = SMILE.box.find(card)
    assert creature is not None
    assert card_worth(hunter, creature, left) == pytest.approx(worth)


# --- Solid: decisions


def test_solid_offers_to_the_lowest_creature_that_it_wants_least() -> None:
    """Round 5: the colourless +2 is worth 2, the white one 2 x (1 - 0.04 x 5) = 1.6."""
    assert chosen("solid", scene([6, 6, 6], "C24 C18 C29")) == "offer C18"


def test_solid_offers_elsewhere_if_the_white_one_would_rid_it_of_a_wild_one() -> None:
    """With a white -3 in front the white +2 is worth 3, more than the colourless one."""
    assert chosen("solid", scene([6, 6, 6], "C24 C18 C29", fronts={0: "C16"})) == "offer C24"


def test_solid_offers_leftmost_among_creatures_that_it_wants_alike() -> None:
    assert chosen("solid", scene([6, 6, 6], "C25 C24 C29")) == "offer C25"


def test_solid_borrows_for_the_creature_that_it_wants_least() -> None:
    assert chosen("solid", scene([0, 9, 9], "C24 C18 C29")) == "borrow C18"


@pytest.mark.parametrize(
    ("row", "move"),
    [
        ("C24:1 C18:2 C29", "collect C18"),  # 2 + 0.6 x 1 = 2.6 against 1.6 + 0.6 x 2 = 2.8
        ("C24:1 C18:1 C29", "collect C24"),  # 2.6 against 2.2
    ],
)
def test_solid_with_an_empty_hand_collects_the_best(row: str, move: str) -> None:
    fireflies = sum(int(lure.partition(":")[2] or 0) for lure in row.split())
    assert chosen("solid", scene([0, 9, 9 - fireflies], row)) == move


@pytest.mark.parametrize(
    ("fireflies", "move"),
    [(4, "offer C01"), (5, "collect C01")],
)
def test_solid_weighs_the_best_now_against_waiting(fireflies: int, move: str) -> None:
    """Round 5: a firefly is worth 0.6. Now: -2 x 0.75 + 0.6 f. Waiting: the mean of -1 and 5, less 0.9: 1.1."""
    assert chosen("solid", scene([4, 14 - fireflies, 0], f"C01:{fireflies} C22 C29")) == move


@pytest.mark.parametrize(("fireflies", "move"), [(2, "offer C01"), (3, "collect C01")])
def test_solid_fears_its_last_firefly(fireflies: int, move: str) -> None:
    """As before, but waiting with one firefly in hand is worth one less: 0.1."""
    assert chosen("solid", scene([1, 17 - fireflies, 0], f"C01:{fireflies} C22 C29")) == move


def test_solid_counts_a_pair_as_the_loss_of_the_creature_in_front() -> None:
    """Waiting: the mean of -1 and 0, less 0.9: -1.4. Now: -3.75 + 0.6; with the blue +1 in front, -1 + 0.6."""
    row = "C06:1 C22 C23"
    assert chosen("solid", scene([6, 6, 5], row)) == "offer C06"
    assert chosen("solid", scene([6, 6, 5], row, fronts={0: "C07"})) == "collect C06"


@pytest.mark.parametrize(("fireflies", "move"), [(18, "offer C01"), (19, "collect C01")])
def test_fireflies_are_worth_little_to_solid_in_the_last_round(fireflies: int, move: str) -> None:
    """Round 10: a firefly is worth 0.2. Now: -2 + 0.2 f. Waiting: 2 less 0.3: 1.7."""
    position = scene([4, 0, 0], f"C01:{fireflies} C22 C29", tears={1: fireflies - 14}, round=10)
    assert chosen("solid", position) == move


def test_solid_looks_at_all_the_other_creatures_while_it_waits() -> None:
    """Two baited at +2: the best is the one with two fireflies, 3.2. Waiting: the mean of 2 and 5, less 0.9: 2.6."""
    assert chosen("solid", scene([6, 6, 3], "C24:1 C25:2 C29")) == "collect C25"


# --- Default


def test_the_default_bot_plays_what_the_table_would() -> None:
    run = Case(SMILE, 4, SMILE.read_options({})).begin(9)
    for position in run.moments():
        if not position.over:
            seat = position.awaited()[0]
            bot = SMILE.bot("default", seat, FastLuck(1))
            assert bot.choose(position.view(seat)) is position.default(seat)
