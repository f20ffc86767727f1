"""Clubs. GRU-070 to GRU-075."""

from __future__ import annotations

import pytest

from tablee.games.grumpf.events import Clubbed, Rank, TurnOpen
from tests.games.grumpf.board import (
    PACES,
    hunt,
    moves,
    only,
    owned,
    paper,
    pawns,
    play,
    position,
    resolve,
    tally,
    track,
    verdict,
    view,
)


@pytest.mark.rules("GRU-070", "GRU-075")
def test_a_club_is_put_on_top_of_a_pawn_that_shows_a_value() -> None:
    position = hunt("bees: B4 P5#7 Y3")
    assert play(position, "B", "club 2 bees 2") == [
        Clubbed(t=0, seat=0, pawn=2, board="bees", space=2, victim=1, victim_pawn=7, victim_value=5),
        TurnOpen(t=0, seat=1),
    ]
    assert track(position, "bees") == ["B4", "P5x", "Y3"]
    assert pawns(position, "B", "club") == [2]
    spot = view(position).boards[0].track[1]
    assert (spot.clan, spot.pawn, spot.value, spot.club_clan, spot.club_pawn) == (1, 7, 5, 0, 2)


@pytest.mark.rules("GRU-070")
@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("pawn", [1, 2, 3])
def test_every_pawn_with_a_club_face_can_club(pace: str, pawn: int) -> None:
    written = paper("bees: P5", pace=pace)
    if pace == "realtime":  # elsewhere a pawn has no face until it is played
        written["clans"][0]["shows"] = {str(pawn): "club"}
    at = position(written)
    assert verdict(at, "B", f"club {pawn} bees 1") is None
    if pace == "realtime":
        assert track(at, "bees") == ["P5x"]


@pytest.mark.rules("GRU-070")
@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("pawn", [4, 5, 6, 7, 8])
def test_no_pawn_without_a_club_face_can_club(pace: str, pawn: int) -> None:
    position = hunt("bees: P5", pace=pace)
    assert verdict(position, "B", f"club {pawn} bees 1") == "not_a_club"


@pytest.mark.rules("GRU-070")
@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("target", ["bees 2", "bees 8", "fish 1", "sorcerer 6"])
def test_a_club_needs_somebody_to_hit(pace: str, target: str) -> None:
    position = hunt("bees: P5", pace=pace)
    assert verdict(position, "B", f"club 1 {target}") == "no_target"


@pytest.mark.rules("GRU-070")
@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("target", ["bees 9", "reptiles 8", "fish 7", "birds 9", "mammoths 8", "sorcerer 7"])
def test_a_space_that_the_board_does_not_have_is_no_target_at_all(pace: str, target: str) -> None:
    assert verdict(hunt("bees: P5", pace=pace), "B", f"club 1 {target}") == "bad_request"


@pytest.mark.rules("GRU-071")
@pytest.mark.parametrize("pace", PACES)
def test_a_pawn_carries_at_most_one_club(pace: str) -> None:
    position = hunt("bees: P5xY", pace=pace)
    assert verdict(position, "B", "club 1 bees 1") == "already_clubbed"
    assert verdict(hunt("bees: P5xB#2", pace=pace), "B", "club 1 bees 1") == "already_clubbed"


@pytest.mark.rules("GRU-072")
@pytest.mark.parametrize("pace", PACES)
def test_nobody_clubs_his_own_pawn(pace: str) -> None:
    assert verdict(hunt("bees: P5 B4", pace=pace), "B", "club 1 bees 2") == "own_pawn"


@pytest.mark.rules("GRU-072", "GRU-225")
@pytest.mark.parametrize("pace", PACES)
def test_opponents_and_the_neutral_clan_can_be_clubbed(pace: str) -> None:
    for space in (1, 2):
        assert verdict(hunt("bees: N4 P5", clans="BP", pace=pace), "B", f"club 1 bees {space}") is None


@pytest.mark.rules("GRU-073")
@pytest.mark.parametrize("pace", PACES)
def test_a_sleeping_clans_pawns_cannot_be_clubbed(pace: str) -> None:
    position = hunt("bees: P5 Y4", asleep="P", pace=pace)
    assert verdict(position, "B", "club 1 bees 1") == "target_asleep"
    assert pawns(position, "B", "held") == [1, 2, 3, 4, 5, 6, 7, 8]
    assert verdict(hunt("bees: P5 Y4", asleep="P", pace=pace), "B", "club 1 bees 2") is None


@pytest.mark.rules("GRU-070", "GRU-071", "GRU-072", "GRU-073")
def test_the_clubs_among_a_players_moves_are_exactly_the_legal_ones() -> None:
    position = hunt("bees: P5 B4 Y3xG; fish: G2; sorcerer: Y5#3 P1", asleep="P")
    clubs = [move for move in moves(position, "B") if move.startswith("club")]
    targets = ("fish 1", "sorcerer 1")
    assert sorted(clubs) == sorted(f"club {pawn} {target}" for pawn in (1, 2, 3) for target in targets)


# --- GRU-074


@pytest.mark.rules("GRU-074")
def test_a_clubbed_pawn_does_not_count_for_the_condition() -> None:
    assert tally("reptiles", resolve(hunt("reptiles: B3 P5 Y4"))).met
    assert not tally("reptiles", resolve(hunt("reptiles: B3 P5x Y4"))).met


@pytest.mark.rules("GRU-074")
def test_a_clubbed_pawn_does_not_count_for_its_clans_strength() -> None:
    counted = tally("mammoths", resolve(hunt("mammoths: B5 P4 B3x")))
    assert counted.ranking == [Rank(0, 5, 1), Rank(1, 4, 2)]
    counted = tally("mammoths", resolve(hunt("mammoths: B5x P4 B3")))
    assert counted.ranking == [Rank(1, 4, 1), Rank(0, 3, 2)]


@pytest.mark.rules("GRU-074", "GRU-143")
def test_a_clubbed_pawn_does_not_count_for_tie_breaks() -> None:
    counted = tally("mammoths", resolve(hunt("mammoths: B1x P4 B4")))
    assert counted.ranking == [Rank(1, 4, 1), Rank(0, 4, 2)]


@pytest.mark.rules("GRU-074", "GRU-141", "GRU-149")
def test_a_clan_with_only_clubbed_pawns_is_not_there() -> None:
    position = hunt("mammoths: B5x P2", animals="mammoths 3")
    assert tally("mammoths", resolve(position)).ranking == [Rank(1, 2, 1)]
    assert (owned(position, "B"), owned(position, "P")) == ({}, {"mammoths": 3})


@pytest.mark.rules("GRU-074")
def test_a_club_works_for_the_rest_of_the_round_only() -> None:
    position = hunt("mammoths: B5x P2", round=2)
    resolve(position)
    assert track(position, "mammoths") == ["B5x", "P2"]
    for seat in position.awaited():
        play(position, seat, "continue")
    play(position, "P", "place 8 2 mammoths")
    assert track(position, "mammoths") == ["P2"]


@pytest.mark.rules("GRU-075")
def test_the_club_pawn_itself_counts_for_nothing() -> None:
    position = hunt("mammoths: B5", clans="BPY", turn="P")
    play(position, "P", "club 3 mammoths 1")
    seen = view(position).boards[4]
    assert (len(seen.track), seen.count, seen.sum, seen.ranking) == (1, 0, 0, [])
    counted = tally("mammoths", resolve(position))
    assert (counted.pawns, counted.ranking, counted.met) == ([], [], False)


@pytest.mark.rules("GRU-070")
def test_only_one_clubbing_is_told_for_one_club() -> None:
    position = hunt("bees: P5 P2")
    assert only(Clubbed, play(position, "B", "club 3 bees 2")).victim_value == 2
    assert track(position, "bees") == ["P5", "P2x"]
