"""The scenarios of section 9 that are about the rules of the box, as they are written there.

Those about windows, hands and the slow paces stand in `test_rt_*.py` and `test_slow_*.py`.
"""

from __future__ import annotations

import pytest

from tablee.games.grumpf.events import (
    AnimalsDiscarded,
    AnimalsDrawn,
    AnimalsShared,
    Bed,
    BoardFailed,
    Count,
    ExchangeDone,
    GameEnd,
    GameSetup,
    HuntEnd,
    NeutralDealt,
    Placed,
    Rank,
    Rejected,
    TileUnclaimed,
    TileWon,
)
from tests.games.grumpf.board import (
    Script,
    about,
    animals,
    go_on,
    hunt,
    later,
    lying,
    moves,
    of,
    only,
    owned,
    paper,
    pawns,
    phase,
    play,
    position,
    refusal,
    resolve,
    setup,
    shuffled_to,
    tally,
    told,
    track,
    view,
    whole_round,
)


def met(board: str, spots: str, *double: str) -> bool:
    return tally(board, resolve(hunt(f"{board}: {spots}", "BPYGO", double=double, pace="realtime"))).met


def final(own: str, tiles: int = 0, joker: bool = False) -> Count:
    written = paper(clans="BPY", own={"B": own}, tiles={"B": tiles}, jokers="B" if joker else "", round=4)
    return only(GameEnd, whole_round(position(written))).counts[0]


@pytest.mark.rules("GRU-074", "GRU-107", "GRU-110", "GRU-116")
def test_01_clubbed_pawn() -> None:
    position = hunt("reptiles: B3 P5xG Y4", animals="reptiles 3", pace="realtime")
    heard = about("reptiles", resolve(position))
    counted = tally("reptiles", heard)
    assert (counted.sum, counted.met) == (7, False)
    assert heard[1] == BoardFailed(t=30_000, board="reptiles", animals=3)
    assert lying(position) == {"reptiles": 3}


@pytest.mark.rules("GRU-037", "GRU-110", "GRU-115")
def test_02_failed_condition() -> None:
    bag = ["bees"] * 3 + ["fish"] * 9 + ["reptiles"] * 12 + ["bees"] * 7 + ["birds"] * 5
    position = hunt("bees: B5 P2 Y3 G5", animals="bees 4", bag=bag)
    counted = tally("bees", resolve(position))
    assert (counted.sum, counted.met, lying(position)) == (15, False, {"bees": 4})
    assert only(AnimalsDrawn, go_on(position)).boards == [7, 0, 9, 0, 0]
    assert lying(position) == {"bees": 7, "fish": 9}


@pytest.mark.rules("GRU-116", "GRU-140", "GRU-141", "GRU-142", "GRU-143", "GRU-144", "GRU-145", "GRU-148")
def test_03_reached_condition() -> None:
    position = hunt("reptiles: B2 P2 Y3 B3 G2", animals="reptiles 4", pace="realtime")
    heard = about("reptiles", resolve(position))
    counted = tally("reptiles", heard)
    assert (counted.sum, counted.met) == (12, True)
    assert counted.ranking == [Rank(0, 5, 1), Rank(2, 3, 2), Rank(1, 2, 3), Rank(3, 2, 4)]
    assert counted.tie_broken == [(1, 3)]
    assert heard[1] == AnimalsShared(t=30_000, board="reptiles", shares=[(0, 2), (2, 1), (1, 1)])
    assert [owned(position, clan) for clan in "BPYG"] == [{"reptiles": 2}, {"reptiles": 1}, {"reptiles": 1}, {}]


@pytest.mark.rules("GRU-142", "GRU-143", "GRU-145", "GRU-146", "GRU-147")
def test_04_and_05_ranking_a_tie_and_sharing_five_tokens() -> None:
    position = hunt("reptiles: B2 P3 B3 Y3", animals="reptiles 5", pace="realtime")
    heard = about("reptiles", resolve(position))
    assert tally("reptiles", heard).ranking == [Rank(0, 5, 1), Rank(1, 3, 2), Rank(2, 3, 3)]
    assert heard[1] == AnimalsShared(t=30_000, board="reptiles", shares=[(0, 2), (1, 1), (2, 1), (0, 1)])
    assert [owned(position, clan).get("reptiles") for clan in "BPY"] == [3, 1, 1]


@pytest.mark.rules("GRU-128", "GRU-149")
def test_06_alone_on_a_board_for_two() -> None:
    position = hunt("birds: V2 V1", "VBP", animals="birds 5", double=["birds"], pace="realtime")
    shared = about("birds", resolve(position))[1]
    assert shared == AnimalsShared(t=30_000, board="birds", shares=[(0, 2), (0, 2), (0, 1)])
    assert owned(position, "V") == {"birds": 5}


@pytest.mark.rules("GRU-126")
def test_07_all_the_same() -> None:
    assert met("reptiles", "B5 P5 Y5", "reptiles")
    assert not met("reptiles", "B5 P5 G3 Y5", "reptiles")
    assert met("reptiles", "B5 P5 G3x Y5", "reptiles")


@pytest.mark.rules("GRU-127")
def test_08_all_different() -> None:
    assert met("fish", "B1 P2 Y5", "fish")
    assert not met("fish", "B1 P2 Y5 G2", "fish")


@pytest.mark.rules("GRU-128", "GRU-145")
def test_09_at_most_3() -> None:
    position = hunt("birds: B1 P3 G2 O4x", "BPGO", animals="birds 4", double=["birds"], pace="realtime")
    heard = about("birds", resolve(position))
    assert [rank.clan for rank in tally("birds", heard).ranking] == [1, 2, 0]
    assert heard[1] == AnimalsShared(t=30_000, board="birds", shares=[(1, 2), (2, 1), (1, 1)])


@pytest.mark.rules("GRU-129")
def test_10_even() -> None:
    position = hunt("mammoths: B5 P4 Y3x", animals="mammoths 1", double=["mammoths"])
    assert (tally("mammoths", resolve(position)).sum, lying(position)) == (9, {"mammoths": 1})
    position = hunt("mammoths: B5 P4 Y3", animals="mammoths 1", double=["mammoths"])
    assert (tally("mammoths", resolve(position)).sum, owned(position, "B")) == (12, {"mammoths": 1})


@pytest.mark.rules("GRU-125", "GRU-145", "GRU-146")
def test_11_last_three() -> None:
    position = hunt("bees: B5 B5 P2 Y4x G1 O3", "BPYGO", animals="bees 6", double=["bees"], pace="realtime")
    heard = about("bees", resolve(position))
    assert [(pawn.clan, pawn.value) for pawn in tally("bees", heard).pawns] == [(1, 2), (3, 1), (4, 3)]
    assert [rank.clan for rank in tally("bees", heard).ranking] == [4, 1, 3]
    assert heard[1] == AnimalsShared(t=30_000, board="bees", shares=[(4, 2), (1, 2), (3, 1), (4, 1)])
    assert [owned(position, clan).get("bees", 0) for clan in "BPYGO"] == [0, 2, 0, 1, 3]


@pytest.mark.rules("GRU-115", "GRU-116", "GRU-117")
def test_12_too_much() -> None:
    assert not met("reptiles", "B5 P5 Y5 G5 O1")
    assert met("reptiles", "B5 P5 Y5 G5")
    assert met("reptiles", "B5 P5")
    assert met("fish", "B5 P5")
    assert not met("fish", "B5 P5 Y1")
    assert met("bees", "B5 P5 Y5 G5")


@pytest.mark.rules("GRU-118")
def test_13_four_pawns() -> None:
    assert met("birds", "B2 B5x P1 P2 P3")
    assert not met("birds", "B2 B5x P1x P2 P3")


@pytest.mark.rules("GRU-143", "GRU-160")
def test_14_tile() -> None:
    position = hunt("sorcerer: Y2 B2", pace="realtime")
    assert only(TileWon, resolve(position)) == TileWon(t=30_000, seat=2, tiles_left=3)
    assert (view(position).clans[2].tiles, view(position).tiles) == (1, 3)


@pytest.mark.rules("GRU-165", "GRU-166", "GRU-167", "GRU-168", "GRU-169", "GRU-170")
def test_15_exchange() -> None:
    own = {"O": "bees 3", "B": "mammoths 2"}
    tracks = "birds: O1 O2 O3 B1; sorcerer: O5 B2"
    position = hunt(tracks, "OBY", own=own, jokers="B", animals="birds 1", double=["sorcerer"])
    resolve(position)
    assert owned(position, "O") == {"bees": 3, "birds": 1}
    go_on(position)
    assert sorted(moves(position, "O")) == ["decline", "exchange 1 mammoths bees", "exchange 1 mammoths birds"]
    assert moves(position, "B") == []
    done = play(position, "O", "exchange 1 mammoths birds")[0]
    assert done == ExchangeDone(t=0, seat=0, other=1, taken="mammoths", given="birds")
    assert (owned(position, "O"), owned(position, "B")) == ({"bees": 3, "mammoths": 1}, {"birds": 1, "mammoths": 1})
    assert [clan.joker for clan in view(position).clans] == [False, True, False]


@pytest.mark.rules("GRU-085", "GRU-086", "GRU-087", "GRU-088", "GRU-089")
def test_16_going_to_bed() -> None:
    tracks = "bees: B5 B3 B4; fish: B2 B1"
    position = hunt(tracks, pace="realtime", now=19_900, realtime={"last_act": 15_000})
    assert len(pawns(position, "B", "held")) == 3
    later(position, 19_950)
    play(position, "B", "bed")
    assert later(position, 20_000) == [Bed(t=20_000, seat=0, hut=1, colour="blue", huts_left=1)]
    later(position, 20_030)
    play(position, "P", "club 1 bees 1")
    rejected = Rejected(seat=1, t=20_100, client_seq=1, reason="target_asleep", retry_after=200)
    assert later(position, 20_100) == [rejected]
    assert [rejected.heard_by(eyes) for eyes in (0, 1, None)] == [None, rejected, None]
    assert 1 in pawns(position, "P", "held")
    assert track(position, "bees") == ["B5", "B3", "B4"]


@pytest.mark.rules("GRU-069", "GRU-070", "GRU-072")
def test_21_placing_a_club_face() -> None:
    for move, reason in [
        ("place 2 club bees", "not_a_value"),
        ("club 2 bees 3", "no_target"),
        ("club 2 bees 2", "own_pawn"),
    ]:
        position = hunt("bees: P2 B3#8", pace="realtime")
        later(position, 1_010)
        play(position, "B", move)
        assert later(position, 1_100) == [Rejected(seat=0, t=1_100, client_seq=1, reason=reason, retry_after=200)]
        assert pawns(position, "B", "held") == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.rules("GRU-091", "GRU-226")
def test_22_two_players() -> None:
    seven = "bees: B1#1 B3#2 B5#3 B4#4; birds: B5#5 B4#6 B5#7"
    position = hunt(seven, "BP", pace="realtime")
    later(position, 1_010)
    play(position, "B", "bed")
    assert only(Rejected, later(position, 1_100)).reason == "must_place_all"
    later(position, 2_010)
    play(position, "B", "place 8 2 fish")
    assert only(Placed, later(position, 2_100)).pawn == 8
    later(position, 3_010)
    play(position, "B", "bed")
    assert only(HuntEnd, later(position, 3_100)) == HuntEnd(t=3_100, cause="huts", seat=0)
    assert len(pawns(position, "P", "held")) == 8


@pytest.mark.rules("GRU-222", "GRU-223", "GRU-224")
def test_23_neutral_deal() -> None:
    position = hunt(clans="BP")
    resolve(position)
    deal = Script([*shuffled_to([3, 5, 1, 2, 4, 6, 7, 8]), 1, 0, 0, 0, 0, 0, 0, 0])
    event = only(NeutralDealt, go_on(position, deal))
    assert [(pawn.board, pawn.pawn, pawn.face) for pawn in event.dealt[:2]] == [("bees", 3, "club"), ("bees", 5, "2")]
    assert event.set_aside == [3]
    assert track(position, "bees") == ["N2"]


@pytest.mark.rules("GRU-225", "GRU-227")
def test_24_neutral_share() -> None:
    position = hunt("birds: N4 B2 B1 P1 P1", "BP", animals="birds 4")
    heard = about("birds", resolve(position))
    assert tally("birds", heard).ranking == [Rank(2, 4, 1), Rank(0, 3, 2), Rank(1, 2, 3)]
    assert heard[1:] == [
        AnimalsShared(t=0, board="birds", shares=[(2, 2), (0, 1), (2, 1)]),
        AnimalsDiscarded(t=0, board="birds", species="birds", number=3),
    ]
    assert (owned(position, "B"), owned(position, "P")) == ({"birds": 1}, {})
    assert view(position).discarded == [0, 0, 0, 3, 0]


@pytest.mark.rules("GRU-094")
def test_25_nothing_left() -> None:
    everything = (
        "bees: P1#1 P3#2 P5#3 P4#4 P5#5 P4#6 P5#7 P3#8; reptiles: Y1#1 Y3#2 Y5#3 Y4#4 Y5#5 Y4#6 Y5#7; "
        "fish: Y3#8; birds: B1#1 B3#2 B5#3 B4#4 B5#5 B4#6 B5#7"
    )
    position = hunt(everything, "BPY", pace="realtime", now=24_900, realtime={"last_act": 20_000})
    later(position, 24_950)
    play(position, "B", "place 8 2 sorcerer")
    heard = later(position, 25_000)
    assert heard[:2] == [
        Placed(t=25_000, seat=0, pawn=8, value=2, board="sorcerer", space=1),
        HuntEnd(t=25_000, cause="nothing_left", seat=0),
    ]


@pytest.mark.rules("GRU-182", "GRU-183")
def test_27_scoring() -> None:
    counted = final("bees 3, reptiles 2, fish 2, birds 1, mammoths 1")
    assert (list(counted.series), counted.points) == ([5, 3, 1], 8)


@pytest.mark.rules("GRU-184", "GRU-189")
def test_28_tile_at_scoring() -> None:
    own = "bees 2, reptiles 2, fish 1, birds 1, mammoths 1"
    counted = [final(own, tiles) for tiles in (0, 1, 2)]
    assert [count.points for count in counted] == [7, 8, 10]
    assert [list(count.copies) for count in counted] == [[], ["fish"], ["fish", "birds"]]
    assert [list(count.series) for count in counted] == [[5, 2], [5, 3], [5, 4]]


@pytest.mark.rules("GRU-185")
def test_29_a_token_only_once() -> None:
    counted = final("bees 3, fish 1, mammoths 1", 2)
    assert sorted(counted.copies) == ["fish", "mammoths"]
    assert (list(counted.series), counted.points) == ([3, 3, 1], 4)


@pytest.mark.rules("GRU-188")
def test_30_joker() -> None:
    counted = final("bees 2, reptiles 1, fish 1, birds 1", joker=True)
    assert (counted.joker, list(counted.series), counted.points) == ("mammoths", [5, 1], 6)


@pytest.mark.rules("GRU-191", "GRU-192")
def test_31_tie() -> None:
    nine = "bees 3, reptiles 2, fish 2, birds 1, mammoths 1"
    eight = "bees 3, reptiles 2, fish 1, birds 1, mammoths 1"
    position = hunt(clans="BPY", own={"B": nine, "P": eight}, tiles={"P": 1}, round=4)
    end = only(GameEnd, whole_round(position))
    assert [(count.points, count.animals, count.rank) for count in end.counts] == [(8, 9, 2), (8, 8, 1), (0, 0, 3)]
    assert end.winners == [1]
    position = hunt(clans="BPY", own={"B": nine, "P": nine}, round=4)
    end = only(GameEnd, whole_round(position))
    assert ([count.rank for count in end.counts], end.winners) == ([1, 1, 3], [0, 1])
    assert sum(animals(nine).values()) == 9


@pytest.mark.rules("GRU-109")
def test_33_empty_board() -> None:
    position = hunt("fish: B4x", animals="fish 3", pace="realtime")
    heard = about("fish", resolve(position))
    assert (tally("fish", heard).sum, tally("fish", heard).met) == (0, False)
    assert heard[1:] == [BoardFailed(t=30_000, board="fish", animals=3)]
    assert lying(position) == {"fish": 3}


@pytest.mark.rules("GRU-161", "GRU-162")
def test_35_nobody_at_the_sorcerer() -> None:
    position = hunt("sorcerer: B2x", "BPY")
    heard = whole_round(position) + whole_round(position)
    assert of(TileUnclaimed, heard) == [TileUnclaimed(t=0, tiles_left=4)] * 2
    assert (view(position).round, phase(position)) == (3, "hunt")
    while position.awaited() != (1,):
        play(position, position.awaited()[0], "wait")
    play(position, "P", "place 8 2 sorcerer")
    assert only(TileWon, resolve(position)) == TileWon(t=0, seat=1, tiles_left=3)
    assert view(position).clans[1].tiles == 1


@pytest.mark.rules("GRU-024", "GRU-026")
def test_36_six_players() -> None:
    position = setup(6)
    opening = only(GameSetup, told(position))
    assert (opening.huts, opening.pawns, len(opening.seats)) == (3, 7, 6)
    held = [pawns(position, seat, "held") for seat in range(6)]
    assert held == [[2, 3, 4, 5, 6, 7, 8]] * 6
    assert sum(map(len, held)) == 42
    assert refusal(position, 0, "place 1 1 bees") == "bad_request"
