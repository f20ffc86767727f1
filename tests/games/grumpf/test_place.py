"""The hunt: who may act, flipping and placing. GRU-060 to GRU-069, GRU-076 to GRU-079."""

from __future__ import annotations

import pytest

from tablee.games.grumpf.events import Buffered, Flipped, Placed, TurnOpen
from tablee.games.grumpf.moves import BOARDS
from tests.games.grumpf.board import (
    PACES,
    NoLuck,
    beat,
    faces,
    hunt,
    later,
    moves,
    of,
    only,
    pawns,
    phase,
    play,
    refusal,
    resolve,
    tally,
    track,
    verdict,
    view,
)

SPACES = {"bees": 8, "reptiles": 7, "fish": 6, "birds": 8, "mammoths": 7, "sorcerer": 6}
EIGHT = ["B2", "P2", "Y2", "G2", "B3", "P3", "Y3", "G3"]


# --- Who may act


@pytest.mark.rules("GRU-060")
def test_in_real_time_all_players_act_at_once_and_nobody_waits() -> None:
    position = hunt(pace="realtime")
    assert position.awaited() == ()
    later(position, 10)
    for seat, board in enumerate(("bees", "reptiles", "fish", "birds")):
        play(position, seat, f"place 8 2 {board}")
    heard = later(position, 100)
    assert [(event.seat, event.board, event.space) for event in of(Placed, heard)] == [
        (0, "bees", 1),
        (1, "reptiles", 1),
        (2, "fish", 1),
        (3, "birds", 1),
    ]


@pytest.mark.rules("GRU-061")
def test_an_awake_player_may_flip_place_club_or_go_to_bed() -> None:
    position = hunt("bees: P2", pace="realtime")
    later(position, 10)
    assert {move.split()[0] for move in moves(position, "B")} == {"flip", "place", "club", "bed"}
    position = hunt("bees: P2")
    assert {move.split()[0] for move in moves(position, "B")} == {"place", "club", "bed", "wait"}


@pytest.mark.rules("GRU-061", "GRU-088")
@pytest.mark.parametrize("pace", ["realtime", "beats"])
def test_a_player_who_is_not_awake_may_do_none_of_it(pace: str) -> None:
    for move in ("place 8 2 bees", "club 1 bees 1", "bed"):
        assert verdict(hunt("bees: P2", pace=pace, asleep="B"), "B", move) == "asleep"


@pytest.mark.rules("GRU-062")
def test_one_pawn_at_a_time_the_second_waits_for_the_hand() -> None:
    position = hunt(pace="realtime")
    later(position, 10)
    play(position, "B", "place 8 2 bees")
    later(position, 100)
    play(position, "B", "place 7 3 bees")
    assert track(position, "bees") == ["B2"]
    assert of(Placed, later(position, 500)) == []
    assert only(Placed, later(position, 600)) == Placed(t=600, seat=0, pawn=7, value=3, board="bees", space=2)


@pytest.mark.rules("GRU-062")
def test_the_player_is_told_that_his_second_pawn_waits() -> None:
    position = hunt(pace="realtime")
    later(position, 10)
    play(position, "B", "place 8 2 bees")
    later(position, 150)
    assert play(position, "B", "place 7 3 bees") == [Buffered(seat=0, t=150, client_seq=2, due=600)]


# --- FLIP


@pytest.mark.rules("GRU-063")
def test_a_flip_turns_over_one_pawn_in_front_of_its_owner() -> None:
    position = hunt(pace="realtime")
    later(position, 10)
    play(position, "P", "flip 3")
    assert later(position, 100) == [Flipped(t=100, seat=1, pawn=3, face="club")]
    assert faces(position, "P") == {1: "1", 2: "3", 3: "club", 4: "1", 5: "2", 6: "2", 7: "3", 8: "2"}
    assert set(faces(position, "B").values()) == {"1", "2", "3", "5"}


@pytest.mark.rules("GRU-063")
def test_a_pawn_may_be_flipped_as_often_as_one_likes() -> None:
    position = hunt(pace="realtime")
    shown = []
    for number in range(1, 21):
        later(position, 500 * number + 10)
        play(position, "B", "flip 4")
        shown.append(only(Flipped, later(position, 500 * number + 100)).face)
    assert shown == ["4", "1"] * 10


@pytest.mark.rules("GRU-063", "GRU-076", "GRU-077")
def test_a_pawn_that_lies_on_a_board_or_on_a_pawn_cannot_be_flipped() -> None:
    assert verdict(hunt("bees: B2#8 P2", pace="realtime"), "B", "flip 8") == "already_placed"
    assert verdict(hunt("bees: P2xB#1", pace="realtime"), "B", "flip 1") == "already_placed"


# --- PLACE


@pytest.mark.rules("GRU-064", "GRU-065")
@pytest.mark.parametrize("board", BOARDS)
def test_a_placed_pawn_takes_the_first_free_space_of_any_board(board: str) -> None:
    position = hunt(f"{board}: P2 Y3")
    assert play(position, "B", f"place 5 5 {board}") == [
        Placed(t=0, seat=0, pawn=5, value=5, board=board, space=3),
        TurnOpen(t=0, seat=1),
    ]
    assert track(position, board) == ["P2", "Y3", "B5"]
    assert (pawns(position, "B", "track"), pawns(position, "B", "held")) == ([5], [1, 2, 3, 4, 6, 7, 8])


@pytest.mark.rules("GRU-065")
def test_tracks_are_filled_in_order_without_gaps() -> None:
    position = hunt("", "BPY", pace="beats", beats={"first": 2})
    heard = beat(position, "B place 8 2 fish", "P place 8 3 fish", "Y place 6 4 fish")
    assert [(event.seat, event.space) for event in of(Placed, heard)] == [(2, 1), (0, 2), (1, 3)]
    assert track(position, "fish") == ["Y4", "B2", "P3"]


@pytest.mark.rules("GRU-066", "GRU-075")
def test_a_clubbed_pawn_still_occupies_its_space_and_its_club_takes_none() -> None:
    position = hunt("bees: P2xY Y3x")
    assert only(Placed, play(position, "B", "place 8 2 bees")).space == 3
    assert track(position, "bees") == ["P2x", "Y3x", "B2"]


@pytest.mark.rules("GRU-067")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("pace", PACES)
def test_a_track_holds_as_many_grumpfs_as_it_has_spaces_and_no_more(board: str, pace: str) -> None:
    spaces = SPACES[board]
    almost = f"{board}: {' '.join(EIGHT[: spaces - 1])}"
    full = f"{board}: {' '.join(EIGHT[:spaces])}"
    assert verdict(hunt(almost, pace=pace), "B", f"place 4 1 {board}") is None
    assert verdict(hunt(full, pace=pace), "B", f"place 4 1 {board}") == "board_full"


@pytest.mark.rules("GRU-067", "GRU-066")
def test_a_full_board_can_be_clubbed_and_is_not_less_full_for_it() -> None:
    position = hunt(f"fish: {' '.join(EIGHT[:6])}")
    assert refusal(position, "B", "place 4 1 fish") == "board_full"
    play(position, "B", "club 1 fish 2")
    assert refusal(position, "P", "place 4 1 fish") == "board_full"


@pytest.mark.rules("GRU-068")
def test_a_player_may_put_all_his_pawns_on_one_board() -> None:
    position = hunt("", "BPY", pace="beats")
    for pawn, value in enumerate((1, 3, 5, 4, 5, 4, 5, 3), start=1):
        beat(position, f"B place {pawn} {value} bees", "P wait", "Y wait")
    assert track(position, "bees") == ["B1", "B3", "B5", "B4", "B5", "B4", "B5", "B3"]
    assert view(position).boards[0].sum == 30


@pytest.mark.rules("GRU-068")
def test_a_player_may_be_on_any_number_of_boards() -> None:
    lying = "; ".join(f"{board}: B{value}" for board, value in zip(BOARDS[:5], (1, 2, 3, 4, 5), strict=True))
    position = hunt(lying)
    assert only(Placed, play(position, "B", "place 8 2 sorcerer")).space == 1
    assert [track(position, board) for board in BOARDS] == [["B1"], ["B2"], ["B3"], ["B4"], ["B5"], ["B2"]]


@pytest.mark.rules("GRU-069")
@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("board", ["bees", "sorcerer"])
def test_a_club_may_never_be_put_on_a_track_space(pace: str, board: str) -> None:
    position = hunt("bees: P2", pace=pace)
    assert verdict(position, "B", f"place 2 club {board}") == "not_a_value"
    assert pawns(position, "B", "held") == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.rules("GRU-064")
@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("move", ["place 4 5 bees", "place 8 club bees", "place 1 3 fish"])
def test_a_face_that_the_pawn_does_not_have_is_no_move(pace: str, move: str) -> None:
    assert verdict(hunt(pace=pace), "B", move) == "bad_request"


# --- What lies, lies


@pytest.mark.rules("GRU-076", "GRU-077")
@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("move", ["place 3 5 fish", "club 3 fish 1", "place 2 3 fish", "club 2 fish 1"])
def test_a_pawn_that_lies_somewhere_cannot_be_played_again(pace: str, move: str) -> None:
    position = hunt("bees: B5#3 P2xB#2; fish: Y2", pace=pace)
    assert verdict(position, "B", move) == "already_placed"
    assert track(position, "bees") == ["B5", "P2x"]


@pytest.mark.rules("GRU-076")
def test_what_lies_stays_until_the_round_is_resolved_and_comes_back_then() -> None:
    position = hunt("bees: B5#3 P2xB#2")
    heard = resolve(position)
    assert [(pawn.clan, pawn.pawn) for pawn in tally("bees", heard).pawns] == [(0, 3)]
    assert pawns(position, "B", "track") == [3]
    assert pawns(position, "B", "club") == [2]


@pytest.mark.rules("GRU-077")
@pytest.mark.parametrize("pace", ["turns", "beats"])
def test_only_pawns_in_front_of_their_owner_are_among_his_moves(pace: str) -> None:
    position = hunt("bees: B5#3 P2xB#2 Y2; fish: B1#1", pace=pace)
    used = {move.split()[1] for move in moves(position, "B") if move[0] in "pc"}
    assert used == {"4", "5", "6", "7", "8"}


@pytest.mark.rules("GRU-078", "GRU-066")
def test_whatever_a_player_does_others_pawns_are_not_touched_except_by_a_club() -> None:
    position = hunt("bees: P5 B2 Y3xG; fish: G2 P4xB; sorcerer: Y5")
    before = position.to_json()
    theirs = [[pawn.place for pawn in clan.pawns] for clan in view(position).clans[1:]]
    for move in position.moves(0):
        after = position.clone()
        after.play(0, move, NoLuck())
        assert [[pawn.place for pawn in clan.pawns] for clan in view(after).clans[1:]] == theirs
        clubs = 0
        for board, spots in before["tracks"].items():
            for old, new in zip(spots, after.to_json()["tracks"][board], strict=False):
                clubs += new != old
                assert new == old or (new.startswith(f"{old}xB#") and old[0] != "B")
        assert clubs == (str(move).startswith("club"))
    assert position.to_json() == before


@pytest.mark.rules("GRU-079")
@pytest.mark.parametrize("pace", ["turns", "beats"])
def test_nobody_is_obliged_to_act(pace: str) -> None:
    position = hunt("bees: P2", pace=pace)
    assert refusal(position, "B", "wait") is None
    assert str(position.default(0)) == "wait"


@pytest.mark.rules("GRU-079")
def test_a_hunt_goes_on_while_nobody_acts_and_ends_with_pawns_unplaced() -> None:
    position = hunt("mammoths: B2", pace="realtime")
    later(position, 25_000)
    assert phase(position) == "hunt"
    resolve(position)
    assert len(pawns(position, "B", "held")) == 7
