"""The resolution of whole tables against a naive count: pawns, ranks, token by token. GRU-105 to GRU-152."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from tablee.games.grumpf.events import (
    AnimalsDiscarded,
    AnimalsShared,
    BoardFailed,
    TileDiscarded,
    TileUnclaimed,
    TileWon,
)
from tablee.games.grumpf.moves import BOARDS, SPECIES
from tablee.kernel import Event, FastLuck, Luck
from tests.games.grumpf.board import about, of, only, owned, position, resolve, tally, view

FACES = [(1, 0), (3, 0), (5, 0), (1, 4), (2, 5), (2, 4), (3, 5), (2, 3)]
SPACES = {"bees": 8, "reptiles": 7, "fish": 6, "birds": 8, "mammoths": 7, "sorcerer": 6}
PATTERNS = {"bees": [2, 2, 1], "reptiles": [2, 1, 1], "fish": [1, 1, 1], "birds": [2, 1], "mammoths": [1, 1]}
LETTERS = "BPYGOV"


class Pawn:
    """A pawn on a track of the naive table."""

    def __init__(self, clan: int, number: int, value: int, space: int) -> None:
        self.clan = clan
        self.number = number
        self.value = value
        self.space = space
        self.club: tuple[int, int] | None = None


class Table:
    """Random tracks with random clubs, and animals on the boards."""

    def __init__(self, luck: Luck, seats: int) -> None:
        self.seats = seats
        self.tracks: dict[str, list[Pawn]] = {board: [] for board in BOARDS}
        if seats == 2:
            self.deal_neutral(luck)
        pawns = [(clan, number) for clan in range(seats) for number in range(1, 9) if seats < 6 or number > 1]
        luck.shuffle(pawns)
        for clan, number in pawns[: luck.below(len(pawns)) + 1]:
            self.play(luck, clan, number)
        self.animals = {species: luck.below(5) for species in SPECIES}
        self.sides = "".join("12"[luck.below(2)] for _ in BOARDS)

    def deal_neutral(self, luck: Luck) -> None:
        """GRU-222 to 224."""
        pawns = list(range(1, 9))
        luck.shuffle(pawns)
        for board in ("bees", "bees", "reptiles", "fish", "birds", "birds", "mammoths", "sorcerer"):
            number = pawns.pop()
            value = FACES[number - 1][luck.below(2)]
            if value:
                self.tracks[board].append(Pawn(2, number, value, len(self.tracks[board]) + 1))

    def play(self, luck: Luck, clan: int, number: int) -> None:
        board = BOARDS[luck.below(len(BOARDS))]
        value = FACES[number - 1][luck.below(2)]
        track = self.tracks[board]
        if value and len(track) < SPACES[board]:
            track.append(Pawn(clan, number, value, len(track) + 1))
        targets = [pawn for pawn in track if pawn.clan != clan and pawn.club is None]
        if not value and targets:
            targets[luck.below(len(targets))].club = (clan, number)

    def letter(self, clan: int) -> str:
        return LETTERS[clan] if clan < self.seats else "N"

    def spot(self, pawn: Pawn) -> str:
        text = f"{self.letter(pawn.clan)}{pawn.value}#{pawn.number}"
        return text if pawn.club is None else f"{text}x{self.letter(pawn.club[0])}#{pawn.club[1]}"

    def written(self) -> dict[str, object]:
        return {
            "clans": [{"colour": LETTERS[seat], "bot": True} for seat in range(self.seats)],
            "tracks": {board: [self.spot(pawn) for pawn in track] for board, track in self.tracks.items()},
            "animals": self.animals,
            "sides": self.sides,
            "pace": "turns",
            "turns": {"waits": [2] * self.seats},
            "round": 4,
        }


def tallied(pawns: list[Pawn], board: str, side: str) -> list[Pawn]:
    counted = [pawn for pawn in pawns if pawn.club is None]
    return counted[-3:] if (board, side) == ("bees", "2") else counted


def condition(values: list[int], board: str, side: str) -> bool:
    if not values:
        return False
    total = sum(values)
    return {
        ("bees", "1"): total >= 20,
        ("reptiles", "1"): 10 <= total <= 20,
        ("reptiles", "2"): len(set(values)) == 1,
        ("fish", "1"): total <= 10,
        ("fish", "2"): len(set(values)) == len(values),
        ("birds", "1"): len(values) >= 4,
        ("birds", "2"): max(values) <= 3,
        ("mammoths", "2"): total % 2 == 0,
    }.get((board, side), True)


def ranked(pawns: list[Pawn]) -> list[tuple[int, int]]:
    """Clans and strengths, the strongest first: ever again the best of those who are left."""
    strengths: Counter[int] = Counter()
    nearest: dict[int, int] = {}
    for pawn in pawns:
        strengths[pawn.clan] += pawn.value
        nearest[pawn.clan] = min(pawn.space, nearest.get(pawn.clan, pawn.space))
    order = []
    while strengths:
        strongest = max(strengths.values())
        tied = [clan for clan, strength in strengths.items() if strength == strongest]
        first = min(tied, key=lambda clan: nearest[clan])
        order.append((first, strengths.pop(first)))
    return order


def token_by_token(order: list[int], pattern: list[int], tokens: int) -> Counter[int]:
    """One hand gives tokens one at a time, in the order in which the pattern names the ranks."""
    names = [rank for rank, share in enumerate(pattern) for _ in range(share)]
    won: Counter[int] = Counter()
    place = 0
    while tokens:
        rank = names[place % len(names)]
        if rank < len(order):
            won[order[rank]] += 1
            tokens -= 1
        place += 1
    return won


def check_board(table: Table, board: str, heard: list[Event]) -> Counter[int]:
    """What the board tells must be what the naive count finds; who won how many."""
    side = table.sides[list(SPACES).index(board)]
    pawns = tallied(table.tracks[board], board, side)
    counted = tally(board, heard)
    told = [(pawn.clan, pawn.pawn, pawn.value, pawn.space) for pawn in counted.pawns]
    assert told == [(pawn.clan, pawn.number, pawn.value, pawn.space) for pawn in pawns]
    values = [pawn.value for pawn in pawns]
    assert (counted.sum, counted.count) == (sum(values), len(values))
    met = condition(values, board, side)
    assert counted.met == met
    order = ranked(pawns)
    assert [(rank.clan, rank.strength) for rank in counted.ranking] == order
    assert [rank.rank for rank in counted.ranking] == list(range(1, len(order) + 1))
    equal = [(high[0], low[0]) for high, low in pairwise(order) if high[1] == low[1]]
    assert list(counted.tie_broken) == equal
    tokens = table.animals[board] if met and board in SPECIES else 0
    return token_by_token([clan for clan, _ in order], PATTERNS[board], tokens) if tokens else Counter()


@pytest.mark.rules("GRU-107", "GRU-125", "GRU-140", "GRU-141", "GRU-142", "GRU-143")
@pytest.mark.rules("GRU-145", "GRU-146", "GRU-147", "GRU-148", "GRU-149", "GRU-152", "GRU-225", "GRU-227")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(12))
def test_whole_tables_are_counted_as_by_hand(seats: int, seed: int) -> None:
    for table in (Table(FastLuck(100 * seed + number), seats) for number in range(5)):
        at = position(table.written())
        heard = resolve(at)
        hands = [dict[str, int]() for _ in range(seats)]
        for board in SPECIES:
            won = check_board(table, board, heard)
            shared: Counter[int] = Counter()
            for event in about(board, heard):
                if isinstance(event, AnimalsShared):
                    for clan, taken in event.shares:
                        shared[clan] += taken
                if isinstance(event, BoardFailed):
                    assert event.animals == table.animals[board]
                    assert not tally(board, heard).met
            assert shared == won
            gone = sum(event.number for event in of(AnimalsDiscarded, heard) if event.board == board)
            assert gone == (won[2] if seats == 2 else 0)
            for seat in range(seats):
                if won[seat]:
                    hands[seat][board] = won[seat]
        assert [owned(at, seat) for seat in range(seats)] == hands
        check_board(table, "sorcerer", heard)


@pytest.mark.rules("GRU-160", "GRU-162", "GRU-228", "GRU-023")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_tile_goes_where_the_naive_ranking_says(seats: int) -> None:
    for seed in range(40):
        table = Table(FastLuck(seed), seats)
        table.sides = table.sides[:5] + "1"
        at = position(table.written())
        heard = resolve(at)
        order = ranked(tallied(table.tracks["sorcerer"], "sorcerer", "1"))
        if not order:
            assert only(TileUnclaimed, heard).tiles_left == 4
        elif order[0][0] < seats:
            assert only(TileWon, heard) == TileWon(t=0, seat=order[0][0], tiles_left=3)
        else:
            assert only(TileDiscarded, heard).tiles_left == 3
        assert view(at).tiles == (4 if not order else 3)
