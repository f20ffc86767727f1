"""How the bots of Grumpf judge (section 11): worked out by hand, and checked against the rules themselves."""

from __future__ import annotations

from math import exp, sqrt

import pytest

from tablee.games.grumpf import GRUMPF, Grumpf
from tablee.games.grumpf.box import Condition
from tablee.games.grumpf.content import BOX
from tablee.games.grumpf.counting import share_animals
from tablee.games.grumpf.hunt import targets
from tablee.games.grumpf.judgement import Outlook, Scales, likelihood, part_left, potential, swap
from tablee.games.grumpf.moves import BOARDS, CLUB, LONGEST, SPECIES
from tablee.games.grumpf.sharing import Spot, tally
from tablee.games.grumpf.slow import Beats
from tablee.kernel import Json
from tests.conformance.play import Case

BEES, REPTILES, FISH, BIRDS, MAMMOTHS, SORCERER = range(6)
BLUE, PINK, YELLOW, GREEN = range(4)


def scene(*clans: Json, **written: Json) -> Grumpf:
    """A beat with blue, pink, yellow and green; `clans` say what they have won."""
    found = [{"colour": colour} for colour in "BPYG"]
    for clan, more in zip(found, clans, strict=False):
        clan.update(more)
    return GRUMPF.position({"clans": found, "pace": "beats", **written})


def outlook(position: Grumpf) -> Outlook:
    return Outlook(position, Scales(position))


# --- What animals are worth


def test_rare_species_promise_more() -> None:
    assert potential(5) == pytest.approx(0.97)
    assert potential(14) == pytest.approx(0.2 + 0.77 * sqrt(5 / 14))
    promises = [potential(tokens) for tokens in BOX.tokens]
    assert promises == sorted(promises)


@pytest.mark.parametrize(
    ("have", "board", "points"),
    [
        ({}, FISH, 0),  # a first animal makes no points
        ({"bees": 1}, FISH, 1),  # two species
        ({"bees": 1}, BEES, 0),  # the same species again
        ({"bees": 1, "fish": 1, "birds": 1}, MAMMOTHS, 2),  # four species
        ({"bees": 1, "reptiles": 1, "fish": 1, "birds": 1}, MAMMOTHS, 2),  # five
    ],
)
def test_an_animal_is_worth_its_points_and_its_promise(have: Json, board: int, points: int) -> None:
    position = scene({"animals": have}, animals={SPECIES[board]: 3})
    worths = Scales(position).stakes[BLUE][board][BLUE]
    one = points + potential(BOX.tokens[board])
    assert worths == pytest.approx([0, one, one * 1.55, one * (1 + 0.55 + 0.55**2)])


def test_a_tile_has_a_price_as_long_as_there_is_one() -> None:
    assert Scales(scene()).stakes[BLUE][SORCERER][BLUE] == [0, 1.6]
    assert outlook(scene(tiles=0)).worthless[SORCERER]
    assert not outlook(scene()).worthless[SORCERER]


def test_an_exchange_is_worth_the_best_that_can_be_found() -> None:
    poor = scene(sides="111112")
    assert Scales(poor).stakes[BLUE][SORCERER][BLUE] == [0, 0.5]
    rich = scene({"animals": {"bees": 3}}, {"animals": {"mammoths": 1}}, sides="111112")
    gain = 1 + potential(5) - potential(14)
    assert Scales(rich).stakes[BLUE][SORCERER][BLUE] == pytest.approx([0, gain])
    assert swap(rich, BLUE, MAMMOTHS, BEES) == pytest.approx(gain)


def test_in_the_last_round_an_exchange_is_worth_its_points_only() -> None:
    position = scene({"animals": {"bees": 3}}, {"animals": {"mammoths": 1}}, sides="111112", round=4)
    assert swap(position, BLUE, MAMMOTHS, BEES) == 1


def test_what_others_take_weighs_a_little_and_the_leader_more_from_round_3_on() -> None:
    lead = {"animals": {"bees": 1, "fish": 1}}
    early = Scales(scene({}, lead, animals={"birds": 1}, round=2))
    late = Scales(scene({}, lead, animals={"birds": 1}, round=3))
    pink = 2 - 1 + potential(7)
    yellow = potential(7)
    assert early.stakes[BLUE][BIRDS][PINK][1] == pytest.approx(-0.04 * pink)
    assert late.stakes[BLUE][BIRDS][PINK][1] == pytest.approx(-0.3 * pink)
    assert late.stakes[BLUE][BIRDS][YELLOW][1] == pytest.approx(-0.04 * yellow)


def test_nobody_minds_what_the_neutral_clan_takes() -> None:
    two = GRUMPF.position({"clans": [{}, {}], "pace": "beats", "animals": {"birds": 2}})
    assert Scales(two).stakes[0][BIRDS][2] == [0, 0, 0]


# --- What may still be met


def logistic(x: float) -> float:
    return 1 / (1 + exp(-x))


@pytest.mark.parametrize(
    ("board", "side", "total", "count", "fits", "left", "expected"),
    [
        (BEES, 0, 14, 4, False, 0.5, logistic((14 + 9 - 20) / 2)),
        (REPTILES, 0, 8, 3, False, 0.5, logistic((12.5 - 9.5) / 1.5) * logistic((20.5 - 12.5) / 1.5)),
        (FISH, 0, 9, 3, True, 0.2, logistic((11 - 9 - 1) / 1.5)),
        (BIRDS, 0, 5, 2, False, 0.2, 0.75),
        (BIRDS, 0, 5, 4, True, 0.2, 1.0),
        (MAMMOTHS, 0, 0, 0, False, 0.9, 1.0),
        (BEES, 1, 3, 1, True, 0.5, 1.0),
        (REPTILES, 1, 6, 2, True, 0.5, 0.8),
        (REPTILES, 1, 5, 2, False, 0.5, 0.1 * 0.8),
        (FISH, 1, 5, 2, True, 0.0, 1.0),
        (BIRDS, 1, 5, 1, False, 0.0, 0.0),
        (MAMMOTHS, 1, 4, 2, True, 0.25, 0.125 + 0.75),
        (MAMMOTHS, 1, 5, 2, False, 0.25, 0.125),
    ],
)
def test_how_likely_a_board_is_met(
    board: int, side: int, total: int, count: int, fits: bool, left: float, expected: float
) -> None:
    condition: Condition = BOX.boards[board].conditions[side]
    assert likelihood(condition, total, count, fits, left) == pytest.approx(expected)


def test_what_is_left_are_the_pawns_of_those_who_are_awake() -> None:
    assert part_left(scene()) == 1
    assert part_left(scene(tracks={"bees": ["B5", "P5", "P3"]})) == pytest.approx(29 / 32)
    assert part_left(scene({"hut": 1}, tracks={"bees": ["P5"]})) == pytest.approx(23 / 32)
    assert part_left(GRUMPF.position({"clans": [{}] * 6, "pace": "beats"})) == 1


# --- Against the rules themselves


def hunts(sides: str, seats: int) -> list[Beats]:
    """Some moments of a hunt by lot."""
    options = GRUMPF.read_options({"pace": "beats", "sides": sides, "bots": "012345"[:seats]})
    run = Case(GRUMPF, seats, options).begin(seats)
    found: list[Beats] = []
    for moment, position in enumerate(run.moments()):
        if moment % 11 == 5 and isinstance(position, Beats) and position.phase == "hunt":
            copy = position.clone()
            copy.chosen = [None] * seats
            found.append(copy)
    return found


@pytest.mark.parametrize("sides", ["first_game", "expert"])
@pytest.mark.parametrize("seats", GRUMPF.seats)
def test_one_more_pawn_is_ranked_and_shared_as_the_rules_do(seats: int, sides: str) -> None:
    for position in hunts(sides, seats):
        view = outlook(position)
        for board in range(len(BOARDS)):
            for value in range(1, 6):
                track = position.tracks[board] + [Spot(0, 0, value)]
                standings = tally(track, position.condition(board)).standings
                shares = view.shares(0, board, standings)
                assert view.worth_with(0, board, value) == pytest.approx(view.chance_with(board, value) * shares)


@pytest.mark.parametrize("sides", ["first_game", "expert"])
@pytest.mark.parametrize("seats", GRUMPF.seats)
def test_one_pawn_less_is_ranked_and_shared_as_the_rules_do(seats: int, sides: str) -> None:
    for position in hunts(sides, seats):
        view = outlook(position)
        before = position.to_json()
        for number in targets(position, 0):
            board, space = number // LONGEST, number % LONGEST + 1
            worth = view.worth_without(0, board, space)
            clubbed = position.clone()
            clubbed.tracks[board][space - 1].club_clan = 0
            after = Outlook(clubbed, view.scales)
            assert worth == pytest.approx(after.worth(0, board))
        assert position.to_json() == before, "looking changes nothing"


@pytest.mark.parametrize("sides", ["first_game", "expert"])
@pytest.mark.parametrize("seats", GRUMPF.seats)
def test_the_shares_foreseen_are_those_that_are_dealt_out(seats: int, sides: str) -> None:
    for position in hunts(sides, seats):
        view = outlook(position)
        foreseen = [
            [view.units(seat, board) if view.tallies[board].met else 0 for board in range(len(SPECIES))]
            for seat in range(seats)
        ]
        had = [clan.animals[:] for clan in position.clans]
        for board in range(len(SPECIES)):
            count = position.tally(board)
            if count.met:
                share_animals(position, board, count)
        for seat in range(seats):
            taken = [now - before for now, before in zip(position.clans[seat].animals, had[seat], strict=True)]
            assert taken == foreseen[seat]


def test_pawns_that_are_missed_least_come_first() -> None:
    pawns = Scales(scene()).pawns_with
    assert [index + 1 for index in pawns[5]] == [5, 7, 3]
    assert [index + 1 for index in pawns[1]] == [4, 1]
    assert [index + 1 for index in pawns[CLUB]] == [1, 2, 3]
