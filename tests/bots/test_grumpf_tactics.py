"""What players of Grumpf do in one beat (section 11): where they place, whom they club, when they sleep."""

from __future__ import annotations

from statistics import NormalDist

import pytest

from tablee.games.grumpf import GRUMPF, Grumpf
from tablee.games.grumpf.judgement import Outlook, Scales, potential
from tablee.games.grumpf.moves import BED, DECLINE, WAIT, Club, Place
from tablee.games.grumpf.tactics import (
    NOISE,
    Act,
    acts,
    against,
    beginner_move,
    best_act,
    best_exchange,
    danger,
    flip_costs,
    has_won_something,
    is_ahead,
    pawn_for,
    solid_move,
    wants_to_sleep,
)
from tablee.kernel import FastLuck, Json, Move
from tests.bots.test_grumpf_judgement import BLUE, GREEN, MAMMOTHS, PINK, YELLOW, outlook, scene

CLUBS_USED = ["Y1#1", "Y3#2", "Y5#3", "G1#1", "G3#2", "G5#3"]  # placed by their values


def two(**written: Json) -> Grumpf:
    """Blue and pink, and the neutral clan."""
    return GRUMPF.position({"clans": [{"colour": "B"}, {"colour": "P"}], "pace": "beats", "tiles": 0, **written})


def solid(position: Grumpf, seat: int) -> Move:
    return solid_move(outlook(position), seat, 0.0, FastLuck(1))


def clubs(position: Grumpf, seat: int, anybody: bool = False) -> set[str]:
    found = [act.move for act in acts(outlook(position), seat, anybody)]
    return {move.text for move in found if isinstance(move, Club)}


# --- Clubs


def test_a_solid_player_clubs_the_clan_just_above() -> None:
    position = scene(tracks={"mammoths": ["B5", "P4", "Y3"]}, animals={"mammoths": 1})
    assert clubs(position, YELLOW) == {"club 1 mammoths 2"}
    assert clubs(position, PINK) == {"club 1 mammoths 1"}
    assert clubs(position, BLUE) == set(), "nobody is above the first"
    assert clubs(position, GREEN) == set(), "nor above one who is not there"


def test_a_strong_player_clubs_anybody() -> None:
    position = scene(tracks={"mammoths": ["B5", "P4", "Y3"]}, animals={"mammoths": 1})
    assert clubs(position, YELLOW, True) == {"club 1 mammoths 1", "club 1 mammoths 2"}


@pytest.mark.rules("GRU-071", "GRU-073")
def test_sleepers_and_pawns_that_are_out_are_no_targets() -> None:
    position = scene({"hut": 1}, tracks={"mammoths": ["B5", "P4", "Y3xG#1"]}, animals={"mammoths": 1})
    assert clubs(position, GREEN, True) == {"club 2 mammoths 2"}


def test_a_club_falls_where_nothing_else_helps() -> None:
    track = ["B5", "P4", "Y1", "Y2", "G1", "G2", "G1"]
    position = scene(tracks={"mammoths": track}, animals={"mammoths": 1}, tiles=0)
    assert solid(position, PINK).text == "club 1 mammoths 1"


def test_a_club_costs_what_else_it_could_do() -> None:
    position = scene(tracks={"mammoths": ["B5", "P4"]}, animals={"mammoths": 1}, tiles=0)
    found = acts(outlook(position), PINK, False)
    gain = next(act.gain for act in found if isinstance(act.move, Club))
    assert gain == pytest.approx(potential(5) * (1 + 0.12 / 3) - 0.25)


# --- Places


def test_a_solid_player_goes_where_it_gains_most() -> None:
    position = scene({"animals": {"bees": 1}}, animals={"mammoths": 1, "birds": 1}, tiles=0)
    move = solid(position, BLUE)
    assert isinstance(move, Place)
    assert move.board == MAMMOTHS


def test_a_lower_face_does_where_it_gains_as_much() -> None:
    """Nobody is on the mammoths: any value is first, and the pawn that is missed least goes."""
    position = scene(animals={"mammoths": 1}, tiles=0)
    assert solid(position, BLUE).text == "place 4 1 mammoths"


def test_where_nothing_can_be_won_one_waits() -> None:
    assert solid(scene(tiles=0), BLUE) is WAIT


def test_pawns_that_lie_right_are_used_first_and_turning_costs() -> None:
    position = GRUMPF.position({"clans": [{}, {}, {}], "animals": {"mammoths": 1}})  # every first face up
    view = outlook(position)
    clan = position.clans[0]
    assert pawn_for(view, clan, 5) == 2  # #3 shows its 5; #5 and #7 would have to be turned
    assert flip_costs(view, clan, 2, 5) == 0
    assert pawn_for(view, clan, 4) == 3  # #4 and #6 would both: the one that is missed least
    assert flip_costs(view, clan, 3, 4) == 0.05
    slow = scene()
    assert flip_costs(outlook(slow), slow.clans[0], 3, 4) == 0


# --- Noise


def test_noise_is_normal() -> None:
    values = sorted(NOISE)
    assert len(set(values)) == 256
    assert sum(value * value for value in values) / 256 == pytest.approx(1, abs=0.02)
    assert sum(values) == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("noise", [0.05, 0.15, 0.5])
def test_noise_exchanges_actions_as_often_as_it_should(noise: float) -> None:
    better, worse = Act(BED, 1.0), Act(WAIT, 0.85)
    luck = FastLuck(1)
    count = 4000
    wrong = sum(best_act([better, worse], noise, luck) is worse for _ in range(count))
    assert wrong / count == pytest.approx(NormalDist().cdf(-0.15 / (noise * 2**0.5)), abs=0.03)


def test_noise_does_not_make_something_of_nothing() -> None:
    good, nothing = Act(BED, 0.03), Act(WAIT, 0.0)
    luck = FastLuck(1)
    for _ in range(200):
        assert best_act([nothing, good, nothing], 0.5, luck) is good


# --- When to sleep


def test_with_nothing_more_to_gain_and_something_won_one_sleeps() -> None:
    position = scene(tracks={"mammoths": ["B5"]}, animals={"mammoths": 1}, tiles=0)
    assert has_won_something(outlook(position), BLUE)
    assert solid(position, BLUE) is BED


def test_nobody_sleeps_as_long_as_the_boards_that_he_needs_are_missed() -> None:
    position = scene(tracks={"birds": ["B5", "B3"]}, animals={"birds": 2}, tiles=0)
    assert not has_won_something(outlook(position), BLUE)
    assert not wants_to_sleep(outlook(position), BLUE, 0.0)


def test_with_more_to_lose_than_to_gain_one_sleeps() -> None:
    """Nine clubs are about, and one pawn carries everything."""
    position = scene(tracks={"mammoths": ["B5"]}, animals={"mammoths": 1}, tiles=0)
    view = outlook(position)
    assert danger(view, BLUE) == pytest.approx(9 * 0.2 / 3 * potential(5))
    assert wants_to_sleep(view, BLUE, 0.1)
    assert not wants_to_sleep(view, BLUE, 0.5)


def test_without_clubs_there_is_no_danger() -> None:
    position = scene(
        {}, {"hut": 1}, tracks={"mammoths": ["B5"], "sorcerer": CLUBS_USED}, animals={"mammoths": 1}, tiles=0
    )
    assert danger(outlook(position), BLUE) == 0


@pytest.mark.parametrize(("sleeper", "wants"), [({"hut": 1}, True), ({}, False)])
def test_the_last_hut_freezes_a_favourable_table(sleeper: Json, wants: bool) -> None:
    """Nine fish points lie there: one pawn more, and all is lost. Only the last hut stops the others."""
    written: Json = {"tracks": {"fish": ["B5", "B4"], "sorcerer": CLUBS_USED, "birds": ["P1#1", "P3#2", "P5#3"]}}
    position = scene({}, sleeper, animals={"fish": 3}, tiles=0, **written)
    view = outlook(position)
    assert danger(view, BLUE) == 0
    assert wants_to_sleep(view, BLUE, 0.05) == wants


# --- Two players


@pytest.mark.rules("GRU-226")
def test_for_two_useless_pawns_go_where_no_animals_are() -> None:
    position = two(tracks={"mammoths": ["B5"]}, animals={"mammoths": 1})
    move = solid(position, BLUE)
    assert isinstance(move, Place)
    assert move.board != MAMMOTHS
    assert best_act(acts(outlook(position), BLUE, False), 0.0, FastLuck(1)) is not None


ALL_OF_BLUE = ["B1#1", "B3#2", "B5#3", "B1#4", "B2#5", "B2#6", "B3#7", "B2#8"]


def test_for_two_one_sleeps_at_once_if_ahead() -> None:
    position = two(tracks={"bees": ALL_OF_BLUE, "mammoths": ["N5"]}, animals={"mammoths": 1})
    assert is_ahead(outlook(position), BLUE)
    assert solid(position, BLUE) is BED


def test_for_two_one_stays_up_if_behind() -> None:
    position = two(tracks={"bees": ALL_OF_BLUE, "mammoths": ["P5"]}, animals={"mammoths": 1})
    assert not is_ahead(outlook(position), BLUE)
    assert solid(position, BLUE) is WAIT


def test_for_two_nobody_waits_with_a_pawn_in_front_of_him() -> None:
    position = two(animals={"fish": 1}, tracks={"fish": ["N5", "P5"]})
    assert isinstance(solid(position, BLUE), (Place, Club))


# --- Beginner


def beginner(position: Grumpf, seat: int, luck: FastLuck | None = None) -> Move:
    return beginner_move(outlook(position), seat, 0.0, luck or FastLuck(3))


def test_a_beginner_places_its_strongest_face_where_a_species_is_needed() -> None:
    position = scene({"animals": {"birds": 1}}, animals={"birds": 1, "mammoths": 1}, tiles=0)
    assert beginner(position, BLUE).text == "place 5 5 mammoths"


def test_a_beginner_sees_that_a_condition_would_break() -> None:
    position = scene({"animals": {"bees": 1}}, animals={"fish": 1}, tracks={"fish": ["P5", "P3"]}, tiles=0)
    assert beginner(position, BLUE).text == "place 8 2 fish"


def test_a_beginner_sleeps_only_when_its_hands_are_empty() -> None:
    full = scene(tracks={"mammoths": ["B5"]}, animals={"mammoths": 1}, tiles=0)
    assert beginner(full, BLUE) is not BED
    assert beginner(scene(tracks={"bees": ALL_OF_BLUE}), BLUE) is BED


def test_a_beginner_clubs_rarely() -> None:
    position = scene(tracks={"mammoths": ["P5", "B4"]}, animals={"mammoths": 1}, tiles=0)
    view = outlook(position)
    luck = FastLuck(1)
    made = [beginner_move(view, BLUE, 0.5, luck) for _ in range(1000)]
    assert 60 <= sum(isinstance(move, Club) for move in made) <= 140


# --- Exchanges


def rich(**written: Json) -> Grumpf:
    clans: list[Json] = [
        {"animals": {"bees": 3}},
        {"animals": {"mammoths": 1, "fish": 1}},
        {"animals": {"mammoths": 1, "fish": 1, "birds": 1}},
    ]
    return scene(*clans, sides="111112", phase="exchange", chooser=BLUE, **written)


def test_an_exchange_takes_what_helps_most() -> None:
    move = best_exchange(rich(), BLUE, [0.0] * 4)
    assert move.text == "exchange 1 mammoths bees"


def test_an_exchange_may_look_at_what_it_costs_the_other() -> None:
    position = rich()
    rival = against(position, BLUE)
    assert rival == YELLOW
    weights = [float(seat == rival) for seat in range(4)]
    move = best_exchange(position, BLUE, weights)
    assert move.text == "exchange 2 mammoths bees"


def test_an_exchange_that_gains_nothing_is_declined() -> None:
    position = scene({"animals": {"mammoths": 1}}, {"animals": {"bees": 1}}, sides="111112")
    assert best_exchange(position, BLUE, [1.0] * 4) is DECLINE


def test_scales_and_outlook_can_be_shared_by_all_seats() -> None:
    position = scene(tracks={"bees": ["B5", "P4"]}, animals={"bees": 3, "fish": 2})
    scales = Scales(position)
    together = Outlook(position, scales)
    for seat in range(4):
        alone = solid_move(Outlook(position, scales), seat, 0.0, FastLuck(1))
        assert solid_move(together, seat, 0.0, FastLuck(1)) is alone
