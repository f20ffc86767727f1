"""The end of the game and its scoring. GRU-180 to GRU-193."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, product

import pytest

from tablee.games.grumpf import Grumpf
from tablee.games.grumpf.events import Count, GameEnd, RoundEnd
from tablee.games.grumpf.moves import SPECIES
from tablee.kernel import FastLuck, Outcome
from tests.games.grumpf.board import animals, hunt, lying, moves, only, owned, play, position, resolve, view

Hand = tuple[dict[str, int], int, bool]  # animals, tiles, a Joker or none


def last_round(*hands: Hand) -> Grumpf:
    """Night falls on the last hunt of bots, with nothing to win: what they own is what is counted."""
    clans = [{"animals": own, "tiles": tiles, "joker": joker, "bot": True} for own, tiles, joker in hands]
    written = {"clans": clans, "pace": "turns", "round": 4, "turns": {"waits": [2] * len(hands)}}
    return position(written)


def ended(*hands: Hand) -> GameEnd:
    return only(GameEnd, resolve(last_round(*hands)))


def count(own: str, tiles: int = 0, joker: bool = False) -> Count:
    """How the last count of one player goes, at a table of three."""
    nothing: Hand = ({}, 0, False)
    return ended((animals(own), tiles, joker), nothing, nothing).counts[0]


def outcome(*hands: tuple[str, int]) -> Outcome:
    """The result, by what each seat owns, and its tiles."""
    position = last_round(*((animals(own), tiles, False) for own, tiles in hands))
    resolve(position)
    return position.outcome()


# --- The end


@pytest.mark.rules("GRU-180")
def test_the_game_ends_after_the_fourth_resolution_and_what_lies_on_boards_is_nobodys() -> None:
    position = hunt("bees: B5; mammoths: P2", animals="bees 5, mammoths 1", own={"B": "fish 2"}, round=4)
    heard = resolve(position)
    for seat in (0, 1, 2):
        assert play(position, seat, "continue") == []
    heard = play(position, 3, "continue")
    assert [type(event) for event in heard] == [RoundEnd, GameEnd]
    assert position.over
    assert lying(position) == {"bees": 5}
    assert [owned(position, clan) for clan in "BPYG"] == [{"fish": 2}, {"mammoths": 1}, {}, {}]
    assert [moves(position, seat) for seat in range(4)] == [[]] * 4
    assert (position.awaited(), position.due()) == ((), None)


@pytest.mark.rules("GRU-180")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_it_does_not_end_after_an_earlier_one(number: int) -> None:
    position = hunt(round=number)
    resolve(position)
    for seat in range(4):
        play(position, seat, "continue")
    assert not position.over
    assert view(position).round == number + 1


# --- Series


@pytest.mark.rules("GRU-181", "GRU-183")
@pytest.mark.parametrize(
    ("own", "series", "points"),
    [
        ("", [], 0),
        ("bees 3", [1, 1, 1], 0),
        ("bees 1, fish 1", [2], 1),
        ("bees 2, fish 2", [2, 2], 2),
        ("bees 3, reptiles 2, fish 2, birds 1, mammoths 1", [5, 3, 1], 8),
        ("bees 2, reptiles 2, fish 2, birds 2, mammoths 2", [5, 5], 12),
        ("reptiles 4, birds 2, mammoths 1", [3, 2, 1, 1], 3),
    ],
)
def test_series_of_different_species_are_made_as_long_as_possible(own: str, series: list[int], points: int) -> None:
    counted = count(own)
    assert (list(counted.series), counted.points) == (series, points)
    assert sum(counted.series) == counted.animals == sum(animals(own).values())


@pytest.mark.rules("GRU-182")
@pytest.mark.parametrize(("species", "points"), [(1, 0), (2, 1), (3, 2), (4, 4), (5, 6)])
def test_a_series_is_worth_0_1_2_4_or_6_points_whatever_its_species(species: int, points: int) -> None:
    for chosen in combinations(SPECIES, species):
        assert count(", ".join(f"{name} 1" for name in chosen)).points == points


# --- Tiles


@pytest.mark.rules("GRU-184")
def test_a_token_on_a_tile_counts_as_two_animals_of_its_species() -> None:
    counted = count("bees 2, fish 1", tiles=1)
    assert (counted.copies, list(counted.series), counted.points) == (["fish"], [2, 2], 2)
    assert counted.animals == 3


@pytest.mark.rules("GRU-185")
def test_a_species_is_duplicated_at_most_as_often_as_the_player_owns_tokens_of_it() -> None:
    counted = count("bees 3, mammoths 1", tiles=3)
    assert (counted.copies, counted.points) == (["mammoths"], 2)
    counted = count("bees 4, mammoths 2", tiles=3)
    assert (counted.copies, counted.points) == (["mammoths", "mammoths"], 4)


@pytest.mark.rules("GRU-186")
def test_a_joker_cannot_be_duplicated() -> None:
    counted = count("bees 2", tiles=1, joker=True)
    assert (counted.copies, counted.joker, counted.points) == ([], "reptiles", 1)


@pytest.mark.rules("GRU-187")
def test_a_tile_without_an_animal_is_worth_nothing() -> None:
    counted = count("", tiles=4)
    assert counted == Count(series=[], copies=[], joker=None, points=0, animals=0, rank=1)
    assert count("fish 1", tiles=4).points == 0


# --- Jokers


@pytest.mark.rules("GRU-188")
@pytest.mark.parametrize("missing", SPECIES)
def test_a_joker_is_one_animal_of_any_species_in_one_series(missing: str) -> None:
    own = ", ".join(f"{name} 2" for name in SPECIES if name != missing)
    counted = count(own, joker=True)
    assert (counted.joker, list(counted.series), counted.points) == (missing, [5, 4], 10)
    assert counted.animals == 8


@pytest.mark.rules("GRU-188", "GRU-164")
def test_a_joker_has_no_effect_on_a_hunt_or_its_resolution() -> None:
    tracks = "bees: B5 P5 Y5 G5; sorcerer: P2"
    heard = [resolve(hunt(tracks, animals="bees 3", jokers=jokers)) for jokers in ("", "B", "PY")]
    assert heard[0] == heard[1] == heard[2]


# --- The best use of all, against a brute force


@cache
def most_points(counts: tuple[int, ...]) -> int:
    """Every way to take series out of these animals, tried."""
    worth = [0, 0, 1, 2, 4, 6]
    present = [species for species, number in enumerate(counts) if number]
    best = 0
    for size in range(2, len(present) + 1):
        for series in combinations(present, size):
            rest = [number - (species in series) for species, number in enumerate(counts)]
            best = max(best, worth[size] + most_points(tuple(sorted(rest))))
    return best


def uses(own: Sequence[int], tiles: int, joker: bool) -> Iterator[tuple[list[int], int | None]]:
    """Every set of tokens that can lie on the tiles, with every species that the Joker can be."""
    for copies in product(*(range(min(number, tiles) + 1) for number in own)):
        if sum(copies) <= tiles:
            duplicated = [species for species, number in enumerate(copies) for _ in range(number)]
            for chosen in range(len(SPECIES)) if joker else [None]:
                yield duplicated, chosen


def best_use(own: Sequence[int], tiles: int, joker: bool) -> tuple[int, list[str], str | None]:
    """The points, copies and Joker that GRU-189 asks for."""
    found = []
    for copies, chosen in uses(own, tiles, joker):
        counts = list(own)
        for species in copies if chosen is None else [*copies, chosen]:
            counts[species] += 1
        points = most_points(tuple(sorted(counts)))
        found.append((-points, len(copies), copies, -1 if chosen is None else chosen))
    lost, _, copies, chosen = min(found)
    return -lost, [SPECIES[species] for species in copies], None if chosen < 0 else SPECIES[chosen]


def longest_first(own: Sequence[int], copies: Sequence[str], joker: str | None) -> list[int]:
    """GRU-183: the k-th series has as many animals as there are species with at least k."""
    counts = [number + copies.count(name) + (name == joker) for number, name in zip(own, SPECIES, strict=True)]
    return [sum(number >= k for number in counts) for k in range(1, max(counts) + 1)]


def random_hands(luck: FastLuck, seats: int) -> list[Hand]:
    """What some players may own together: never more tokens or tiles than there are."""
    left = {"bees": 14, "reptiles": 12, "fish": 10, "birds": 7, "mammoths": 5}
    tiles_left = 4
    hands: list[Hand] = []
    for seat in range(seats):
        own = {name: luck.below(min(number, 4) + 1) for name, number in left.items()}
        left = {name: number - own[name] for name, number in left.items()}
        tiles = luck.below(tiles_left + 1)
        tiles_left -= tiles
        hands.append((own, tiles, bool(luck.below(2)) and seat > 0))
    return hands


@pytest.mark.rules("GRU-181", "GRU-183", "GRU-184", "GRU-185", "GRU-188", "GRU-189")
@pytest.mark.parametrize("seed", range(25))
def test_the_best_use_of_tiles_and_joker_is_found_and_shown_in_the_fixed_way(seed: int) -> None:
    luck = FastLuck(seed)
    for _ in range(6):
        hands = random_hands(luck, 4)
        for counted, (own, tiles, joker) in zip(ended(*hands).counts, hands, strict=True):
            numbers = [own[name] for name in SPECIES]
            assert (counted.points, counted.copies, counted.joker) == best_use(numbers, tiles, joker), (own, tiles)
            assert list(counted.series) == longest_first(numbers, counted.copies, counted.joker)
            assert counted.animals == sum(numbers)


@pytest.mark.rules("GRU-183")
def test_longest_first_is_never_beaten() -> None:
    worth = [0, 0, 1, 2, 4, 6]
    for counts in product(range(4), repeat=5):
        assert sum(worth[size] for size in longest_first(counts, [], None)) == most_points(tuple(sorted(counts)))


@pytest.mark.rules("GRU-189")
@pytest.mark.parametrize(
    ("own", "tiles", "joker", "copies", "stands_for"),
    [
        ("bees 1, reptiles 1", 2, False, ["bees", "reptiles"], None),  # 2 and 2: worth both tiles
        ("bees 1, reptiles 1", 1, False, [], None),  # a copy alone gains nothing
        ("bees 2, reptiles 1, fish 1", 1, False, ["reptiles"], None),  # as good as the fish, and first
        ("bees 1", 0, True, [], "reptiles"),
        ("mammoths 1", 0, True, [], "bees"),  # four would do
        ("", 0, True, [], "bees"),  # nothing helps: the first
        ("bees 3", 1, True, [], "reptiles"),
    ],
)
def test_equal_results_are_shown_with_fewest_tiles_and_on_the_first_species(
    own: str, tiles: int, joker: bool, copies: list[str], stands_for: str | None
) -> None:
    counted = count(own, tiles, joker)
    assert (counted.copies, counted.joker) == (copies, stands_for)


@pytest.mark.rules("GRU-189")
def test_nobody_is_asked_how_to_use_tiles_and_jokers() -> None:
    position = last_round(({"bees": 2, "fish": 1}, 2, False), ({}, 0, True), ({}, 0, False))
    resolve(position)
    assert position.over
    assert position.awaited() == ()


# --- Who wins


@pytest.mark.rules("GRU-190")
def test_most_points_win_not_most_series() -> None:
    result = outcome(("bees 2, reptiles 2", 0), ("bees 1, reptiles 1, fish 1, birds 1", 0), ("bees 4", 0))
    assert (result.winners, result.ranks, result.scores) == ([1], [2, 1, 3], [2, 4, 0])
    assert result.reason == "points"


@pytest.mark.rules("GRU-191")
def test_among_equal_points_the_fewest_animals_win() -> None:
    result = outcome(("bees 2, fish 1", 0), ("birds 1, reptiles 1", 0), ("bees 5, fish 1", 0))
    assert (result.winners, result.ranks, result.scores) == ([1], [2, 1, 3], [1, 1, 1])
    assert result.reason == "animals"


@pytest.mark.rules("GRU-191")
def test_copies_and_jokers_are_not_animals() -> None:
    hands: list[Hand] = [({"bees": 2, "fish": 2}, 0, False), ({"birds": 1, "reptiles": 1}, 2, False), ({}, 0, False)]
    counts = ended(*hands).counts
    assert [(counted.points, counted.animals, counted.rank) for counted in counts] == [(2, 4, 2), (2, 2, 1), (0, 0, 3)]
    hands = [({"bees": 1, "fish": 1}, 0, False), ({"birds": 1}, 0, True), ({}, 0, False)]
    counts = ended(*hands).counts
    assert [(counted.points, counted.animals, counted.rank) for counted in counts] == [(1, 2, 2), (1, 1, 1), (0, 0, 3)]


@pytest.mark.rules("GRU-192")
def test_players_who_are_still_tied_share_the_place() -> None:
    result = outcome(("bees 1, fish 1", 0), ("bees 1, birds 1", 0), ("bees 3", 0), ("fish 3", 0), ("birds 4", 0))
    assert (result.winners, result.ranks, result.reason) == ([0, 1], [1, 1, 3, 3, 5], "shared")


@pytest.mark.rules("GRU-190", "GRU-192")
def test_for_search_a_victory_is_worth_one_and_a_shared_one_is_divided() -> None:
    alone = last_round(({"bees": 1, "fish": 1}, 0, False), ({}, 0, False), ({}, 0, False))
    shared = last_round(({"bees": 1, "fish": 1}, 0, False), ({}, 0, False), ({"bees": 1, "fish": 1}, 0, False))
    resolve(alone)
    resolve(shared)
    assert alone.payoff() == [1.0, 0.0, 0.0]
    assert shared.payoff() == [0.5, 0.0, 0.5]


@pytest.mark.rules("GRU-193")
def test_the_whole_ranking_uses_the_same_criteria() -> None:
    for seed in range(40):
        hands = random_hands(FastLuck(seed), 3 + seed % 4)
        position = last_round(*hands)
        end = only(GameEnd, resolve(position))
        keys = [(-counted.points, counted.animals) for counted in end.counts]
        ranks = [1 + sum(other < key for other in keys) for key in keys]
        result = position.outcome()
        assert [counted.rank for counted in end.counts] == list(result.ranks) == ranks
        assert end.winners == result.winners == [seat for seat, rank in enumerate(ranks) if rank == 1]
        assert list(result.scores) == [counted.points for counted in end.counts]


@pytest.mark.rules("GRU-189", "GRU-150")
def test_the_running_score_is_what_the_count_would_be_now() -> None:
    hands = random_hands(FastLuck(3), 4)
    position = last_round(*hands)
    running = [clan.points for clan in view(position).clans]
    heard = resolve(position)
    assert running == list(only(RoundEnd, heard).scores) == [counted.points for counted in only(GameEnd, heard).counts]
