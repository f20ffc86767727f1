"""One pawn for every spot that the paper has, or the spots for which there are too few; and never a long search."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.games.grumpf import GRUMPF
from tablee.games.grumpf.matching import Shortage, match
from tablee.kernel import BadPosition, Json

WISHES = st.lists(st.lists(st.integers(0, 6), unique=True, max_size=4), max_size=6)
CLANS: list[Json] = [{"colour": letter} for letter in "BPY"]


def tried(wishes: list[list[int]], taken: tuple[int, ...] = ()) -> list[int] | None:
    """Everything in order, until it fits: right, and slow."""
    if len(taken) == len(wishes):
        return list(taken)
    for thing in wishes[len(taken)]:
        if thing not in taken and (found := tried(wishes, (*taken, thing))) is not None:
            return found
    return None


class Counted(Sequence[int]):
    """A wish that counts how often somebody looks at one of its things."""

    looks = 0

    def __init__(self, things: Sequence[int]) -> None:
        self.things = things

    def __len__(self) -> int:
        return len(self.things)

    def __getitem__(self, place: int) -> int:  # type: ignore[override]
        return self.things[place]

    def __iter__(self) -> Iterator[int]:
        for thing in self.things:
            Counted.looks += 1
            yield thing


def looks(wishes: Sequence[Sequence[int]]) -> int:
    Counted.looks = 0
    match([Counted(wish) for wish in wishes])
    return Counted.looks


@given(WISHES)
def test_everybody_gets_the_first_thing_that_leaves_enough_for_the_others(wishes: list[list[int]]) -> None:
    right = tried(wishes)
    found = match(wishes)
    if right is None:
        assert isinstance(found, Shortage)
    else:
        assert found == right


@given(WISHES)
def test_a_shortage_is_one_wish_more_than_there_are_things_for_them(wishes: list[list[int]]) -> None:
    found = match(wishes)
    if isinstance(found, Shortage):
        assert len(set(found.things)) == len(found.things) == len(set(found.wishes)) - 1
        assert {thing for place in found.wishes for thing in wishes[place]} == set(found.things)


@pytest.mark.parametrize("things", [9, 20, 40])
def test_one_wish_too_many_is_found_without_trying_every_order(things: int) -> None:
    """Every order of forty things would be a number of 48 digits."""
    wishes = [list(range(things))] * (things + 1)
    assert isinstance(match(wishes), Shortage)
    assert looks(wishes) <= len(wishes) * (len(wishes) + things) * things


@pytest.mark.parametrize("things", [9, 20, 40])
def test_wishes_that_can_be_fulfilled_are_as_quick(things: int) -> None:
    wishes = [list(range(things))] * (things - 1) + [[0]]
    assert match(wishes) == [*range(1, things), 0]
    assert looks(wishes) <= 2 * len(wishes) * things * things


# --- On paper

CLUBS_OF = {3: 9, 5: 15, 6: 12}  # by seats (GRU-026)


def ten_of(value: int, seats: int) -> list[str]:
    """More spots with a value than there are pawns that show it."""
    return [f"{letter}{value}" for letter in "BPYGOV"[:seats] for _ in range(4)]


def on_tracks(spots: list[str]) -> dict[str, list[str]]:
    """As many as there is room for."""
    rooms = {"bees": 8, "reptiles": 7, "fish": 6, "birds": 8, "mammoths": 7, "sorcerer": 6}
    tracks = {}
    for board, room in rooms.items():
        tracks[board], spots = spots[:room], spots[room:]
    assert not spots
    return tracks


def clubbed(seats: int, clubs: int) -> list[str]:
    """So many pawns with a club of anybody's on them; each has another pawn than those with clubs."""
    spots = [f"{letter}{face}" for letter in "BPYGOV"[:seats] for face in "45232"]
    return [f"{spot}x" for spot in spots[:clubs]]


IMPOSSIBLE = (
    [on_tracks(ten_of(value, seats)) for value in range(1, 6) for seats in (3, 5, 6)]
    + [on_tracks(clubbed(seats, clubs + more)) for seats, clubs in CLUBS_OF.items() for more in (1, 2, 5)]
    + [on_tracks([*["B5", "B5", "B5", "B3", "B3", "B2", "B2", "B4", "B1"], *["P2x"] * 3, *["Y2x"] * 3, *["P3x"] * 2])]
    + [on_tracks([f"{letter}{face}" for letter in "BPY" for face in "555333222"])]
)


@pytest.mark.rules("GRU-025")
@pytest.mark.parametrize("tracks", IMPOSSIBLE, ids=lambda tracks: " ".join(map(" ".join, tracks.values()))[:50])
def test_more_grumpfs_than_there_are_are_refused_and_counted(tracks: dict[str, list[str]]) -> None:
    """That these tests end at all shows it: some of these papers have more ways to be tried than there are atoms."""
    letters = dict.fromkeys(spot[0] for spots in tracks.values() for spot in spots)
    written: Json = {"clans": [{"colour": letter} for letter in letters], "tracks": tracks}
    with pytest.raises(BadPosition) as refused:
        GRUMPF.position(written)
    assert refused.value.detail == "pawns"
    wrong, right = refused.value.parts["wrong"], refused.value.parts["right"]
    assert isinstance(wrong, list)
    assert isinstance(right, list)
    assert len(wrong) > 0
    assert len(set(right)) == len(right)


@pytest.mark.rules("GRU-025", "GRU-070")
def test_ten_clubs_where_nine_exist() -> None:
    with pytest.raises(BadPosition) as refused:
        GRUMPF.position({"clans": CLANS, "tracks": on_tracks(clubbed(3, 10))})
    assert len(refused.value.parts["wrong"]) == 10  # type: ignore[arg-type]
    assert refused.value.parts["right"] == [f"{clan}#{pawn}" for clan in "BPY" for pawn in (1, 2, 3)]
