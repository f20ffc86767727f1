"""What holds in every position of every game: nothing is lost, nothing appears, nothing stands where it cannot."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.games.grumpf import Grumpf
from tablee.games.grumpf.events import (
    Bed,
    Clubbed,
    GameEnd,
    HuntEnd,
    Placed,
    RoundEnd,
    RoundStart,
    TileDiscarded,
    TileUnclaimed,
    TileWon,
)
from tablee.games.grumpf.moves import SPECIES
from tablee.kernel import Event, FastLuck
from tests.games.grumpf.board import later, of, phase, play, random_game, setup, view

TOKENS = [14, 12, 10, 7, 5]
SPACES = [8, 7, 6, 8, 7, 6]
FACES = [(1, 0), (3, 0), (5, 0), (1, 4), (2, 5), (2, 4), (3, 5), (2, 3)]
HUTS = {2: 1, 3: 2, 4: 2, 5: 3, 6: 3}


def check_animals(position: Grumpf) -> None:
    """GRU-029, 038, 147. All 48 are in the bag, on a board, with a player or out of the game."""
    seen = view(position)
    found = [0] * len(SPECIES)
    for counts in [seen.bag, seen.discarded, [board.animals for board in seen.boards[:5]]]:
        found = [have + more for have, more in zip(found, counts, strict=True)]
    for clan in seen.clans:
        found = [have + more for have, more in zip(found, clan.animals, strict=True)]
    assert found == TOKENS
    assert sum(seen.bag) == 48 - 12 * seen.round
    assert seen.boards[5].animals == 0
    assert not any(seen.discarded) or position.seats == 2
    written = position.to_json()
    assert [written["bag"].count(name) for name in SPECIES] == list(seen.bag)


def check_pawns(position: Grumpf) -> None:
    """GRU-025, 026, 065, 066, 069 to 072. Each pawn is in one place; tracks have no gaps and fit their boards."""
    seen = view(position)
    on_tracks: Counter[tuple[int, int]] = Counter()
    clubs: Counter[tuple[int, int]] = Counter()
    for board, spaces in zip(seen.boards, SPACES, strict=True):
        assert len(board.track) <= spaces
        for spot in board.track:
            assert spot.value in FACES[spot.pawn - 1]
            assert spot.value > 0
            on_tracks[spot.clan, spot.pawn] += 1
            if spot.club_clan is not None:
                assert spot.club_pawn in (1, 2, 3)
                assert spot.club_clan != spot.clan
                assert spot.club_clan < position.seats
                clubs[spot.club_clan, spot.club_pawn] += 1
    for number, clan in enumerate(seen.clans):
        places = {place: {(number, p.number) for p in clan.pawns if p.place == place} for place in PLACES}
        assert sum(map(len, places.values())) == 8
        assert places["track"] == {pawn for pawn in on_tracks if pawn[0] == number}
        assert places["club"] == {pawn for pawn in clubs if pawn[0] == number}
        if not clan.neutral:
            assert places["aside"] == ({(number, 1)} if position.seats == 6 else set())
    assert max([0, *on_tracks.values(), *clubs.values()]) <= 1


PLACES = ("held", "track", "club", "aside")


def check_table(position: Grumpf) -> None:
    """Huts, tiles, and the live count of each board."""
    seen = view(position)
    taken = [clan.hut for clan in seen.clans if clan.hut is not None]
    assert len(set(taken)) == len(taken) <= seen.huts == HUTS[position.seats]
    assert taken == [] or max(taken) <= seen.huts
    if seen.phase == "hunt":
        assert len(taken) < seen.huts
    assert seen.tiles + sum(clan.tiles for clan in seen.clans) <= 4
    for board in seen.boards:
        counted = [spot for spot in board.track if spot.club_clan is None]
        if (board.key, board.side) == ("bees", 2):
            counted = counted[-3:]
        assert (board.sum, board.count) == (sum(spot.value for spot in counted), len(counted))
        assert sum(rank.strength for rank in board.ranking) == board.sum
        assert {rank.clan for rank in board.ranking} == {spot.clan for spot in counted}


def check(position: Grumpf) -> None:
    check_animals(position)
    check_pawns(position)
    check_table(position)


def check_story(heard: list[Event], seats: int, side: str) -> None:
    """What was told, taken together: four rounds, spaces in order, one tile a round at most."""
    assert [event.round for event in of(RoundStart, heard)] == [1, 2, 3, 4]
    assert len(of(HuntEnd, heard)) == len(of(RoundEnd, heard)) == 4
    assert heard[-1] == of(GameEnd, heard)[0]
    tiles = [event for event in heard if isinstance(event, TileWon | TileDiscarded | TileUnclaimed)]
    assert len(tiles) == (4 if side == "1" else 0)
    filled: Counter[str] = Counter()
    hunting = False
    for event in heard:
        if isinstance(event, RoundStart):
            filled.clear()
            hunting = True
        if isinstance(event, HuntEnd):
            hunting = False
        if isinstance(event, Placed | Clubbed | Bed):
            assert hunting
            assert event.seat < seats
        if isinstance(event, Placed) and seats > 2:
            filled[event.board] += 1
            assert event.space == filled[event.board]


@pytest.mark.rules("GRU-029", "GRU-038", "GRU-065", "GRU-066", "GRU-071", "GRU-091", "GRU-147")
@pytest.mark.parametrize("pace", ["turns", "beats"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_lost_in_random_games(pace: str, seats: int, seed: int) -> None:
    sides = ["first_game", "expert", "mix_random", "121212"][seed]
    story: list[Event] = []
    for position, heard in random_game(seats, 10 * seed + seats, pace=pace, sides=sides, beginners="0"):
        check(position)
        story += heard
    check_story(story, seats, position.to_json()["sides"][5])
    assert view(position).clans[0].joker
    outcome = position.outcome()
    assert list(outcome.scores) == [clan.points for clan in view(position).clans[:seats]]
    assert 1 in outcome.ranks


@pytest.mark.rules("GRU-029", "GRU-065", "GRU-067", "GRU-151")
@pytest.mark.parametrize(("seats", "seed"), [(2, 0), (3, 1), (4, 2), (6, 3)])
def test_nothing_is_lost_in_random_games_in_real_time(seats: int, seed: int) -> None:
    luck = FastLuck(seed)
    position = setup(seats, seed, sides="mix_random")
    story = position.drain()
    while not position.over:
        if phase(position) == "hunt":
            heard = later(position, position.now + 20 + luck.below(200), luck)
            seat = luck.below(seats)
        elif position.awaited():
            heard = []
            seat = position.awaited()[0]
        else:
            due = position.due()
            assert due is not None
            heard = later(position, due, luck)
            seat = 0
        allowed = position.moves(seat)
        if allowed:
            heard += play(position, seat, str(allowed[luck.below(len(allowed))]), luck)
        if heard:
            check(position)
        story += heard
    check_story(story, seats, position.to_json()["sides"][5])


@pytest.mark.rules("GRU-028")
@pytest.mark.parametrize("pace", ["turns", "beats"])
def test_the_same_luck_and_the_same_moves_give_the_same_game(pace: str) -> None:
    first = [(position.to_json(), heard) for position, heard in random_game(4, 5, pace=pace)]
    second = [(position.to_json(), heard) for position, heard in random_game(4, 5, pace=pace)]
    assert first == second


@pytest.mark.parametrize("pace", ["turns", "beats"])
@pytest.mark.parametrize("seats", [2, 6])
def test_a_clone_lives_on_its_own(pace: str, seats: int) -> None:
    for number, (position, _) in enumerate(random_game(seats, 3, pace=pace)):
        if number % 10 and not position.over:
            continue
        copy, before = position.clone(), position.to_json()
        assert (copy.to_json(), copy.over, copy.awaited()) == (before, position.over, position.awaited())
        luck = FastLuck(number)
        for _ in range(10):
            if not copy.over:
                seat = copy.awaited()[0]
                allowed = copy.moves(seat)
                copy.play(seat, allowed[luck.below(len(allowed))], luck)
        assert copy.told is None
        assert position.to_json() == before
