"""Who knows what (section 6): an open game with few secrets."""

from __future__ import annotations

import msgspec
import pytest

from tablee.games.grumpf import Grumpf
from tablee.games.grumpf.events import Buffered, Go, Rejected, SeatChose
from tablee.games.grumpf.moves import SPECIES
from tablee.kernel import FastLuck, Json, LatencyMeasured, to_json
from tests.games.grumpf.board import (
    PACES,
    beat,
    faces,
    hunt,
    later,
    moves,
    of,
    paper,
    phase,
    play,
    position,
    random_game,
    resolve,
    setup,
    track,
    view,
    whole_round,
)

OWN = {"eyes", "hands", "choices", "options"}  # the fields in which two pairs of eyes may differ


def common(position: Grumpf, eyes: int | None) -> dict[str, Json]:
    return {name: value for name, value in to_json(view(position, eyes)).items() if name not in OWN}


def every_pair_of_eyes(position: Grumpf) -> list[int | None]:
    return [None, *range(position.seats)]


# --- What all see


@pytest.mark.rules("GRU-150", "GRU-020")
@pytest.mark.parametrize("pace", PACES)
def test_spectators_and_players_see_the_same_table(pace: str) -> None:
    position = hunt("bees: B5 P2xY; fish: G1", asleep="P", own={"B": "bees 2"}, tiles={"Y": 1}, jokers="G", pace=pace)
    public = common(position, None)
    for seat in range(4):
        assert common(position, seat) == public


@pytest.mark.rules("GRU-150")
def test_animals_tiles_jokers_and_running_points_are_open() -> None:
    position = hunt(own={"B": "bees 2, fish 1", "P": "mammoths 1"}, tiles={"B": 1}, jokers="P", animals="birds 2")
    for eyes in every_pair_of_eyes(position):
        seen = view(position, eyes)
        assert [clan.animals for clan in seen.clans] == [[2, 0, 1, 0, 0], [0, 0, 0, 0, 1], [0] * 5, [0] * 5]
        assert [(clan.tiles, clan.joker, clan.points) for clan in seen.clans] == [
            (1, False, 2),
            (0, True, 1),
            (0, False, 0),
            (0, False, 0),
        ]
        assert [board.animals for board in seen.boards] == [0, 0, 0, 2, 0, 0]


@pytest.mark.rules("GRU-150")
def test_tracks_clubs_elders_and_huts_are_open() -> None:
    position = hunt("bees: B5 P2xY; sorcerer: G1", asleep="G")
    for eyes in every_pair_of_eyes(position):
        seen = view(position, eyes)
        assert [len(board.track) for board in seen.boards] == [2, 0, 0, 0, 0, 1]
        assert seen.boards[0].track[1].club_clan == 2
        assert [clan.hut for clan in seen.clans] == [None, None, None, 1]
        assert seen.huts == 2


@pytest.mark.rules("GRU-222")
def test_the_neutral_pawns_are_seen_before_anybody_is_ready() -> None:
    position = setup(2)
    assert phase(position) == "ready"
    for eyes in every_pair_of_eyes(position):
        pawns = view(position, eyes).clans[2].pawns
        assert {pawn.place for pawn in pawns} <= {"aside", "track"}
        assert sum(len(board.track) for board in view(position, eyes).boards) == sum(p.place == "track" for p in pawns)


@pytest.mark.rules("GRU-050", "GRU-051")
def test_all_see_who_is_ready_and_when_the_hunt_starts() -> None:
    position = setup(3)
    play(position, 1, "ready")
    for eyes in every_pair_of_eyes(position):
        assert [clan.ready for clan in view(position, eyes).clans] == [False, True, False]
        assert view(position, eyes).go_at is None
    play(position, 0, "ready")
    play(position, 2, "ready")
    play(position, 2, "shout")
    for eyes in every_pair_of_eyes(position):
        assert view(position, eyes).go_at == 3_000


@pytest.mark.rules("GRU-028")
def test_the_priority_of_the_seats_is_open_from_the_start_of_the_round() -> None:
    position = setup(4)
    priority = position.to_json()["realtime"]["priority"]
    for eyes in every_pair_of_eyes(position):
        assert view(position, eyes).priority == priority


@pytest.mark.rules("GRU-052", "GRU-063")
def test_the_faces_of_the_drop_are_seen_by_nobody_before_go_and_by_all_after() -> None:
    position = setup(3)
    for seat in range(3):
        play(position, seat, "ready")
    play(position, 0, "shout")
    later(position, 2_999)
    for eyes in every_pair_of_eyes(position):
        assert {pawn.face for clan in view(position, eyes).clans for pawn in clan.pawns} == {None}
    (drop,) = of(Go, later(position, 3_000, FastLuck(4)))
    for eyes in every_pair_of_eyes(position):
        assert [[pawn.face for pawn in clan.pawns] for clan in view(position, eyes).clans] == drop.faces
        assert drop.heard_by(eyes) == drop


@pytest.mark.rules("GRU-052", "GRU-053")
def test_before_go_the_position_itself_does_not_know_the_faces() -> None:
    position = setup(3)
    for seat in range(3):
        play(position, seat, "ready")
    play(position, 0, "shout")
    one, other = position.clone(), position.clone()
    assert one.to_json() == other.to_json()
    later(one, 3_000, FastLuck(1))
    later(other, 3_000, FastLuck(2))
    assert [faces(one, seat) for seat in range(3)] != [faces(other, seat) for seat in range(3)]


# --- What nobody sees


@pytest.mark.rules("GRU-021", "GRU-028")
@pytest.mark.parametrize("pace", PACES)
def test_the_order_of_the_bag_is_seen_by_nobody_and_its_composition_by_all(pace: str) -> None:
    bag = ["bees"] * 14 + ["reptiles"] * 12 + ["fish"] * 10
    one = position(paper(bag=bag, pace=pace))
    other = position(paper(bag=bag[::-1], pace=pace))
    assert one.to_json() != other.to_json()
    for eyes in every_pair_of_eyes(one):
        assert one.view(eyes) == other.view(eyes)
        assert view(one, eyes).bag == [14, 12, 10, 0, 0]


@pytest.mark.rules("GRU-021")
@pytest.mark.parametrize("pace", PACES)
def test_what_is_imagined_has_the_same_bag_in_another_order_and_looks_the_same(pace: str) -> None:
    at = position(paper("bees: B5 P2xY", pace=pace))
    for eyes in every_pair_of_eyes(at):
        orders = set()
        for seed in range(5):
            imagined = at.imagine(eyes, FastLuck(seed))
            assert imagined.view(eyes) == at.view(eyes)
            bag = imagined.to_json()["bag"]
            assert sorted(bag) == sorted(at.to_json()["bag"])
            orders.add(tuple(bag))
        assert len(orders) == 5


# --- What one seat sees


def test_a_choice_in_a_beat_is_seen_by_its_owner_others_see_that_he_has_chosen() -> None:
    one, other = hunt("bees: P2", pace="beats"), hunt("bees: P2", pace="beats")
    assert play(one, "B", "place 8 2 bees") == play(other, "B", "club 1 bees 1") == [SeatChose(t=0, seat=0)]
    for eyes in (None, 1, 2, 3):
        assert one.view(eyes) == other.view(eyes)
        assert view(one, eyes).choices == [None] * 4
        assert [clan.ready for clan in view(one, eyes).clans] == [True, False, False, False]
    assert view(one, 0).choices == ["place 8 2 bees", None, None, None]
    assert view(other, 0).choices == ["club 1 bees 1", None, None, None]


def test_a_changed_choice_is_never_shown() -> None:
    position = hunt("bees: P2", "BPY", pace="beats")
    play(position, "B", "club 1 bees 1")
    heard = play(position, "B", "place 8 2 fish") + beat(position, "P wait", "Y wait")
    assert "club" not in msgspec.json.encode(heard).decode()
    assert track(position, "fish") == ["B2"]


def test_a_choice_is_not_imagined_by_others() -> None:
    position = hunt("bees: P2", pace="beats")
    play(position, "B", "place 8 2 bees")
    imagined = {str(position.imagine(1, FastLuck(seed)).to_json()["beats"]["chosen"][0]) for seed in range(30)}
    assert len(imagined) > 1
    assert {position.imagine(0, FastLuck(seed)).to_json()["beats"]["chosen"][0] for seed in range(5)} == {
        "place 8 2 bees"
    }


@pytest.mark.rules("GRU-062")
def test_what_a_hand_is_about_to_do_is_seen_by_its_owner_alone() -> None:
    one, other = hunt("bees: P2", pace="realtime"), hunt("bees: P2", pace="realtime")
    for at, first, second in ((one, "place 8 2 bees", "bed"), (other, "flip 1", "place 7 3 fish")):
        later(at, 10)
        play(at, "B", first)
        assert isinstance(play(at, "B", second)[0], Buffered)
    for eyes in (None, 1, 2, 3):
        assert one.view(eyes) == other.view(eyes)
        assert view(one, eyes).hands[0] is None
    mine = view(one, 0).hands[0]
    assert mine is not None
    assert (mine.coming, mine.waiting, mine.bed) == ("place 8 2 bees", None, True)
    mine = view(other, 0).hands[0]
    assert mine is not None
    assert (mine.coming, mine.waiting, mine.bed) == ("flip 1", "place 7 3 fish", False)


@pytest.mark.rules("GRU-062")
def test_rejections_and_waiting_are_told_to_their_author_alone() -> None:
    for event in (Rejected(2, 100, 1, "own_pawn", 200), Buffered(2, 100, 1, None)):
        assert [event.heard_by(eyes) for eyes in (None, 0, 1, 2, 3)] == [None, None, None, event, None]


def test_a_measured_latency_is_seen_by_that_seat_alone() -> None:
    one, other = hunt(pace="realtime"), hunt(pace="realtime")
    one.notice(LatencyMeasured(1, 80), FastLuck(1))
    for eyes in (None, 0, 2, 3):
        assert one.view(eyes) == other.view(eyes)
    mine = view(one, 1).hands[1]
    assert mine is not None
    assert mine.one_way == 80
    assert one.drain() == []


@pytest.mark.rules("GRU-166")
def test_all_see_who_is_choosing_an_exchange_and_only_he_has_options() -> None:
    position = hunt("sorcerer: B5", own={"B": "bees 1", "P": "fish 1"}, double=["sorcerer"])
    whole_round(position)
    for eyes in every_pair_of_eyes(position):
        seen = view(position, eyes)
        assert (seen.phase, seen.exchange) == ("exchange", 0)
        assert list(seen.options) == (["exchange 1 fish bees", "decline"] if eyes == 0 else [])


@pytest.mark.parametrize("pace", ["turns", "beats"])
def test_the_options_of_a_view_are_the_moves_of_that_seat(pace: str) -> None:
    for at, _ in random_game(3, 5, pace=pace, sides="111112"):
        assert list(view(at).options) == []
        for seat in range(3):
            assert list(view(at, seat).options) == moves(at, seat)


@pytest.mark.rules("GRU-088")
@pytest.mark.parametrize("pace", PACES)
def test_a_sleeper_sees_nothing_more_than_the_others(pace: str) -> None:
    asleep = hunt("bees: B5", asleep="B", pace=pace)
    assert common(asleep, 0) == common(asleep, None)
    assert view(asleep, 0).choices == [None] * 4
    assert [hand for hand in view(asleep, 0).hands[1:] if hand] == []


# --- The whole of it


@pytest.mark.parametrize("pace", ["turns", "beats"])
@pytest.mark.parametrize("seats", [2, 4])
def test_all_through_a_game_all_eyes_see_the_same_table(pace: str, seats: int) -> None:
    for at, heard in random_game(seats, 11, pace=pace, sides="expert"):
        public = common(at, None)
        assert all(common(at, seat) == public for seat in range(seats))
        assert all(event.heard_by(None) == event for event in heard)


def test_a_view_says_how_boards_stand_now() -> None:
    position = hunt("bees: B5 P2x Y3; fish: G1", animals="bees 4")
    seen = view(position).boards[0]
    assert (seen.animals, seen.sum, seen.count, seen.met) == (4, 8, 2, False)
    assert [(rank.clan, rank.strength, rank.rank) for rank in seen.ranking] == [(0, 5, 1), (2, 3, 2)]
    resolve(position)
    assert view(position).boards[0] == seen


def test_species_stand_in_the_order_of_the_law() -> None:
    position = hunt(own={"B": ", ".join(f"{name} {number}" for number, name in enumerate(SPECIES, start=1))}, round=2)
    assert view(position).clans[0].animals == [1, 2, 3, 4, 5]
