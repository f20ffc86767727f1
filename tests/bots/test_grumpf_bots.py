"""The bots of Grumpf: legal in every pace, made of nothing but their view, and as erring as section 11 says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from mypy_extensions import i64

from tablee.games.grumpf import GRUMPF, Grumpf
from tablee.games.grumpf.bots import Beginner, GrumpfBot, Solid, Strong
from tablee.games.grumpf.hunt import why_not_hunt
from tablee.games.grumpf.moves import BED, CONTINUE, DECLINE, READY, HuntMove, Place
from tablee.games.grumpf.realtime import RealTime
from tablee.games.grumpf.rollouts import STAGES, WIDTH, strong_move
from tablee.games.grumpf.slow import Beats
from tablee.kernel import BadLevel, FastLuck, Json, Luck, Move
from tests.bots.test_grumpf_judgement import BLUE, scene
from tests.conformance.play import Case, wire

PACES = ("realtime", "turns", "beats")


def choice(level: str, position: Grumpf, seat: int, seed: int = 1) -> Move | None:
    return GRUMPF.bot(level, seat, FastLuck(seed)).choose(position.view(seat))


def moments(pace: str, seats: int, sides: str, every: int) -> Iterator[Grumpf]:
    """Some positions of a game by lot, in which somebody may do something."""
    options = GRUMPF.read_options({"pace": pace, "sides": sides})
    for moment, position in enumerate(Case(GRUMPF, seats, options).begin(seats).moments()):
        assert isinstance(position, Grumpf)
        if moment % every == 0 and position.acting():
            yield position


def check(level: str, position: Grumpf) -> None:
    """What a bot would do now is legal; in real time it would also succeed, unless its hand is still busy."""
    for seat in position.acting():
        if not position.moves(seat):
            continue  # at the very moment of GO, or after too many commands
        move = choice(level, position, seat)
        if move is None:
            assert seat not in position.awaited()
            continue
        assert position.why_not(seat, move) is None
        if isinstance(position, RealTime) and position.phase == "hunt":
            assert isinstance(move, HuntMove)
            assert position.hands[seat].next_close(100) >= 0 or why_not_hunt(position, seat, move) is None


@pytest.mark.parametrize("sides", ["first_game", "expert"])
@pytest.mark.parametrize("level", ["beginner", "solid"])
@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("seats", GRUMPF.seats)
def test_whatever_a_bot_does_is_legal(seats: int, pace: str, level: str, sides: str) -> None:
    every = 60 if pace == "realtime" else 9
    for position in moments(pace, seats, sides, every):
        check(level, position)


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("seats", GRUMPF.seats)
def test_whatever_a_strong_bot_does_is_legal(seats: int, pace: str) -> None:
    every = 900 if pace == "realtime" else 45
    for position in moments(pace, seats, "mix_random", every):
        check("strong", position)


# --- Made of nothing but the view


def hunting() -> Beats:
    options = GRUMPF.read_options({"pace": "beats", "sides": "121212"})
    run = Case(GRUMPF, 4, options).begin(2)
    for _ in range(9):
        run.step()
    assert isinstance(run.position, Beats)
    return run.position


@pytest.mark.parametrize("level", GRUMPF.levels)
def test_a_bot_knows_neither_the_bag_nor_what_others_have_chosen(level: str) -> None:
    position = hunting()
    twin = position.imagine(2, FastLuck(8))
    assert isinstance(twin, Beats)
    assert twin.bag != position.bag
    assert twin.chosen != position.chosen
    assert wire(twin.view(2)) == wire(position.view(2))
    for seed in range(4):
        assert choice(level, twin, 2, seed) is choice(level, position, 2, seed)


@pytest.mark.parametrize("level", GRUMPF.levels)
def test_the_same_luck_gives_the_same_choice(level: str) -> None:
    position = hunting()
    bots = [GRUMPF.bot(level, 2, FastLuck(5)) for _ in range(2)]
    for _ in range(3):
        first, second = (bot.choose(position.view(2)) for bot in bots)
        assert first is second


def test_levels_differ() -> None:
    position = hunting()
    made = {level: [choice(level, position, 2, seed) for seed in range(6)] for level in GRUMPF.levels}
    assert made["beginner"] != made["solid"] != made["strong"] != made["beginner"]


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(BadLevel) as caught:
        GRUMPF.bot("genius", 0, FastLuck(1))
    assert caught.value.right == "beginner, solid, strong"


# --- How often they err


class First(Luck):
    """A first draw that is given; the lowest ever after."""

    def __init__(self, first: int) -> None:
        self.first = first

    def below(self, n: i64) -> i64:
        drawn = self.first
        self.first = 0
        return drawn


@pytest.mark.parametrize(("kind", "percent"), [(Beginner, 15), (Solid, 5), (Strong, 1)])
def test_so_many_actions_in_a_hundred_are_by_lot(kind: type[GrumpfBot], percent: int) -> None:
    class Patient(kind):  # type: ignore[misc, valid-type]
        def act(self, hunt: Beats) -> Move:
            return BED

    view = scene(animals={"mammoths": 1}).view(BLUE)
    made = [Patient(GRUMPF.believe(BLUE), BLUE, First(draw)).choose(view) for draw in range(100)]
    assert sum(move is not BED for move in made) == percent
    assert isinstance(made[0], Place)


def test_judgement_gets_better_with_the_level() -> None:
    assert [kind.noise for kind in (Beginner, Solid, Strong)] == [0.5, 0.15, 0.05]


# --- Phases


def real(**written: Json) -> Grumpf:
    return GRUMPF.position({"clans": [{"colour": "B"}, {"colour": "P"}, {"colour": "Y"}], "tiles": 0, **written})


@pytest.mark.parametrize("level", GRUMPF.levels)
@pytest.mark.rules("GRU-235", "GRU-236", "GRU-044")
def test_a_bot_is_ready_goes_on_and_never_shouts(level: str) -> None:
    assert choice(level, real(phase="ready", until=45_000), BLUE) is READY
    assert choice(level, real(phase="shout", until=45_000), BLUE) is None
    assert choice(level, real(phase="review", until=45_000), BLUE) is CONTINUE


def ahead(pink: int, **written: Json) -> Grumpf:
    """Blue has placed one pawn, pink so many, yellow none."""
    pawns = ["P1#1", "P3#2"][:pink]
    return real(tracks={"bees": ["B5#3"], "birds": pawns}, animals={"mammoths": 2}, now=1, **written)


@pytest.mark.parametrize("level", ["solid", "strong"])
def test_in_real_time_who_is_ahead_of_everybody_holds_back_three_times_in_four(level: str) -> None:
    class Patient({"solid": Solid, "strong": Strong}[level]):  # type: ignore[misc]
        def act(self, hunt: Beats) -> Move:
            return BED

    def held_back(position: Grumpf) -> int:
        view = position.view(BLUE)
        bots = [Patient(GRUMPF.believe(BLUE), BLUE, FastLuck(seed)) for seed in range(200)]
        return sum(bot.choose(view) is None for bot in bots)

    assert 130 <= held_back(ahead(0)) <= 170
    assert held_back(ahead(1)) == 0, "pink is as far"
    asleep = GRUMPF.position(real(now=1).to_json() | {"clans": [{}, {"hut": 1}, {}]})
    assert held_back(asleep) == 0


def test_a_beginner_does_not_hold_back() -> None:
    view = ahead(0).view(BLUE)
    bots = [GRUMPF.bot("beginner", BLUE, FastLuck(seed)) for seed in range(50)]
    assert all(bot.choose(view) is not None for bot in bots)


def test_in_real_time_a_bot_may_do_nothing() -> None:
    assert choice("solid", real(now=1), BLUE, seed=2) is None


@pytest.mark.parametrize("level", GRUMPF.levels)
def test_a_sleeper_does_nothing(level: str) -> None:
    position = GRUMPF.position({"clans": [{"hut": 1}, {}, {}], "animals": {"bees": 3}, "now": 1})
    assert choice(level, position, 0) is None


def exchanging(**written: Json) -> Grumpf:
    clans: list[Json] = [{"animals": {"bees": 3}}, {"animals": {"mammoths": 1}}]
    return scene(*clans, sides="111112", phase="exchange", chooser=BLUE, **written)


def test_a_beginner_declines_three_exchanges_in_ten() -> None:
    position = exchanging()
    made = [choice("beginner", position, BLUE, seed) for seed in range(300)]
    assert set(made) == {DECLINE, GRUMPF.move("exchange 1 mammoths bees")}
    assert 65 <= made.count(DECLINE) <= 115


@pytest.mark.parametrize("level", ["solid", "strong"])
def test_the_others_exchange_whenever_it_pays(level: str) -> None:
    assert {choice(level, exchanging(), BLUE, seed) for seed in range(20)} == {GRUMPF.move("exchange 1 mammoths bees")}


# --- Strong


def test_the_last_hut_in_the_last_round_is_taken_by_who_would_win_now() -> None:
    """Blue has just enough: whatever the others still place can only cost him the victory."""
    animals: list[Json] = [
        {"animals": {"bees": 1, "reptiles": 1, "fish": 1}},
        {"animals": {"bees": 1, "reptiles": 1, "fish": 1}, "hut": 1},
        {"animals": {"bees": 1, "reptiles": 1, "fish": 1}},
        {"animals": {"bees": 1, "reptiles": 1, "fish": 1}},
    ]
    written: Json = {"tracks": {"mammoths": ["B5", "Y3"]}, "animals": {"mammoths": 1}, "tiles": 0, "round": 4}
    position = scene(*animals, **written)
    assert isinstance(position, Beats)
    made = [strong_move(position.clone(), BLUE, 0.0, FastLuck(seed)) for seed in range(4)]
    assert made.count(BED) >= 3


def test_a_strong_bot_leaves_the_position_as_it_was() -> None:
    position = hunting()
    before = position.to_json()
    position.chosen = [None] * 4
    strong_move(position, 2, 0.05, FastLuck(1))
    position.chosen = hunting().chosen
    assert position.to_json() == before


def test_the_number_of_imagined_hunts_is_bounded() -> None:
    trials = WIDTH + 2
    hunts = 0
    for stage in STAGES:
        hunts += trials * stage
        trials = (trials + 1) // 2
    assert hunts <= 40
