"""Setup. GRU-020 to GRU-030, for every number of seats, preset and pace."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from tablee.games.grumpf import GRUMPF, GrumpfOptions
from tablee.games.grumpf.events import AnimalsDrawn, BeatOpen, GameSetup, NeutralDealt, RoundStart, TurnOpen
from tablee.games.grumpf.moves import BOARDS, SPECIES
from tablee.kernel import Event, FastLuck
from tests.games.grumpf.board import (
    PACES,
    Noted,
    faces,
    lying,
    moves,
    of,
    only,
    pawns,
    phase,
    refusal,
    setup,
    told,
    track,
    view,
)

SEATS = [2, 3, 4, 5, 6]
HUTS = {2: 1, 3: 2, 4: 2, 5: 3, 6: 3}
PRESETS = {"first_game": "111111", "expert": "222222", "mix_random": None, "212121": "212121"}
EVERY_TABLE = list(product(SEATS, PRESETS, PACES))


@pytest.mark.rules("GRU-024", "GRU-025", "GRU-026", "GRU-027", "GRU-023")
@pytest.mark.parametrize(("seats", "preset", "pace"), EVERY_TABLE)
def test_the_opening_says_how_the_table_is_laid(seats: int, preset: str, pace: str) -> None:
    position = setup(seats, 7, sides=preset, pace=pace)
    heard = told(position)
    opening = only(GameSetup, heard)
    assert heard[0] == opening
    assert opening.sides == (PRESETS[preset] or opening.sides)
    assert opening.huts == HUTS[seats]
    assert opening.pawns == (7 if seats == 6 else 8)
    assert opening.neutral == ("green" if seats == 2 else None)
    assert opening.tiles == (4 if opening.sides[5] == "1" else 0)
    assert opening.pace == pace
    assert [seat.colour for seat in opening.seats] == ["violet", "orange", "green", "yellow", "pink", "blue"][:seats]
    kinds: list[type[Event]] = [GameSetup, RoundStart, AnimalsDrawn]
    kinds += [NeutralDealt] * (seats == 2) + [TurnOpen] * (pace == "turns") + [BeatOpen] * (pace == "beats")
    assert [type(event) for event in heard] == kinds
    assert phase(position) == ("ready" if pace == "realtime" else "hunt")


@pytest.mark.rules("GRU-020")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_sees_all_six_boards_at_once_with_the_side_that_is_up(seats: int) -> None:
    position = setup(seats, sides="121212")
    for eyes in (None, *range(seats)):
        boards = view(position, eyes).boards
        assert [board.key for board in boards] == BOARDS
        assert [board.side for board in boards] == [1, 2, 1, 2, 1, 2]


@pytest.mark.rules("GRU-021", "GRU-029")
@pytest.mark.parametrize("seats", SEATS)
def test_the_48_animals_are_in_the_bag_and_on_the_boards_and_nowhere_else(seats: int) -> None:
    position = setup(seats, beginners="0")
    written = position.to_json()
    found = Counter(written["bag"])
    assert found.total() == 36
    found.update(written["animals"])
    assert found == {"bees": 14, "reptiles": 12, "fish": 10, "birds": 7, "mammoths": 5}
    assert all(not any(clan.animals) for clan in view(position).clans)


@pytest.mark.rules("GRU-021", "GRU-028")
def test_the_bag_is_shuffled_fairly() -> None:
    first = Counter(setup(3, seed, pace="turns").to_json()["bag"][-1] for seed in range(480))
    for species, tokens in zip(SPECIES, [140, 120, 100, 70, 50], strict=True):
        assert tokens * 0.65 <= first[species] <= tokens * 1.35


@pytest.mark.rules("GRU-022")
@pytest.mark.parametrize("seats", SEATS)
def test_jokers_never_enter_the_bag(seats: int) -> None:
    position = setup(seats, beginners="1")
    assert set(position.to_json()["bag"]) <= set(SPECIES)
    assert len(view(position).bag) == len(SPECIES)
    assert [clan.joker for clan in view(position).clans[:seats]] == [seat == 1 for seat in range(seats)]


@pytest.mark.rules("GRU-023")
@pytest.mark.parametrize(("sides", "tiles"), [("111111", 4), ("222221", 4), ("111112", 0), ("222222", 0)])
def test_the_four_tiles_lie_on_side_1_of_the_sorcerer_and_are_not_used_on_side_2(sides: str, tiles: int) -> None:
    position = setup(4, sides=sides)
    assert only(GameSetup, told(position)).tiles == tiles
    assert view(position).tiles == tiles
    assert [clan.tiles for clan in view(position).clans] == [0, 0, 0, 0]


@pytest.mark.rules("GRU-024", "GRU-221")
@pytest.mark.parametrize("seats", SEATS)
def test_the_huts_in_play_depend_on_the_number_of_players(seats: int) -> None:
    assert view(setup(seats)).huts == HUTS[seats]


@pytest.mark.rules("GRU-025")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_has_eight_pawns_in_front_of_him_and_his_elder_awake(seats: int) -> None:
    position = setup(seats)
    for seat in range(seats):
        assert pawns(position, seat, "held") == [1, 2, 3, 4, 5, 6, 7, 8]
        assert view(position).clans[seat].hut is None


@pytest.mark.rules("GRU-026")
@pytest.mark.parametrize("pace", PACES)
def test_six_players_play_without_pawn_1(pace: str) -> None:
    position = setup(6, pace=pace)
    for seat in range(6):
        assert pawns(position, seat, "held") == [2, 3, 4, 5, 6, 7, 8]
        assert pawns(position, seat, "aside") == [1]
    assert sum(len(pawns(position, seat, "held")) for seat in range(6)) == 42


@pytest.mark.rules("GRU-026")
def test_the_removed_pawn_is_unknown_to_the_hunt_and_stays_away_all_game() -> None:
    position = setup(6, pace="turns")
    luck = FastLuck(3)
    seat = position.awaited()[0]
    assert refusal(position, seat, "place 1 1 bees") == "bad_request"
    assert refusal(position, seat, "club 1 bees 1") == "bad_request"
    while not position.over:
        seat = position.awaited()[0]
        allowed = moves(position, seat)
        assert not [text for text in allowed if text.split()[1:2] == ["1"] and text[0] in "pc"]
        position.play(seat, GRUMPF.move(allowed[luck.below(len(allowed))]), luck)
        assert all(pawns(position, other, "aside") == [1] for other in range(6))


@pytest.mark.rules("GRU-027", "GRU-230")
def test_only_the_game_for_two_has_a_third_clan() -> None:
    assert [clan.neutral for clan in view(setup(2)).clans] == [False, False, True]
    for seats in (3, 4, 5, 6):
        assert [clan.neutral for clan in view(setup(seats)).clans] == [False] * seats


BAG = list(range(48, 1, -1))
NEUTRAL = [*range(8, 1, -1), *[2] * 8]


@pytest.mark.rules("GRU-028")
@pytest.mark.parametrize(
    ("seats", "pace", "sides", "after_the_bag"),
    [
        (2, "realtime", "first_game", [*NEUTRAL, 2]),
        (2, "realtime", "mix_random", [*[2] * 6, *NEUTRAL, 2]),
        (2, "turns", "expert", [2, *NEUTRAL]),
        (2, "beats", "mix_random", [*[2] * 6, 2, *NEUTRAL]),
        (5, "realtime", "first_game", [5, 4, 3, 2]),
        (5, "turns", "first_game", [5]),
        (6, "beats", "mix_random", [*[2] * 6, 6]),
    ],
)
def test_luck_is_drawn_in_one_order_and_only_for_what_the_table_uses(
    seats: int, pace: str, sides: str, after_the_bag: list[int]
) -> None:
    luck = Noted(1)
    GRUMPF.setup(seats, luck, GRUMPF.read_options({"pace": pace, "sides": sides}))
    assert luck.limits == BAG + after_the_bag


@pytest.mark.rules("GRU-028")
def test_the_same_luck_lays_the_same_table() -> None:
    first, second, other = (setup(4, seed).to_json() for seed in (5, 5, 6))
    assert first == second != other


@pytest.mark.rules("GRU-028", "GRU-021")
def test_the_first_12_tokens_of_the_bag_are_the_first_draw() -> None:
    position = setup(3, 9, pace="turns")
    drawn = only(AnimalsDrawn, told(position))
    bag = position.to_json()["bag"]
    assert Counter(drawn.species) == Counter(lying(position))
    assert drawn.bag == [bag.count(species) for species in SPECIES]


@pytest.mark.rules("GRU-030")
def test_species_condition_and_pattern_of_every_board_are_always_at_hand() -> None:
    for board, species in zip(GRUMPF.content()["boards"], [*SPECIES, "sorcerer"], strict=True):
        assert board["key"] == species
        assert len(board["sides"]) == 2
        assert all(side["kind"] for side in board["sides"])
        assert bool(board["pattern"]) == (species != "sorcerer")


@pytest.mark.rules("GRU-025", "GRU-052")
def test_before_go_no_pawn_shows_a_face() -> None:
    position = setup(3)
    assert set(faces(position, 0).values()) == {None}


@pytest.mark.rules("GRU-041")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_all_tracks_are_empty_at_first(seats: int) -> None:
    position = setup(seats)
    assert [track(position, board) for board in BOARDS] == [[]] * 6


@pytest.mark.rules("GRU-004")
def test_no_options_at_all_are_the_first_game_in_real_time() -> None:
    bare = GRUMPF.setup(4, FastLuck(2), listen=True)
    chosen = GRUMPF.setup(4, FastLuck(2), GrumpfOptions(), listen=True)
    assert bare.to_json() == chosen.to_json()
    assert of(GameSetup, told(bare)) == of(GameSetup, told(chosen))
