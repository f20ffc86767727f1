"""The Sorcerer board: tiles and the forced exchange. GRU-160 to GRU-173."""

from __future__ import annotations

import pytest

from tablee.games.grumpf import GRUMPF, Grumpf
from tablee.games.grumpf.events import (
    AnimalsShared,
    BoardFailed,
    BoardTally,
    ExchangeDeclined,
    ExchangeDone,
    ExchangeImpossible,
    ExchangeOpen,
    ReviewOpen,
    RoundEnd,
    TileUnclaimed,
    TileWon,
)
from tablee.kernel import BadMove, Json
from tests.games.grumpf.board import (
    go_on,
    hunt,
    moves,
    of,
    only,
    owned,
    phase,
    play,
    refusal,
    resolve,
    view,
    whole_round,
)

STRONGEST = "sorcerer: B5 P2"


def exchanging(own: dict[str, str], tracks: str = STRONGEST, **more: Json) -> Grumpf:
    """Blue, the strongest on side •• of the Sorcerer, is to choose."""
    position = hunt(tracks, own=own, double=["sorcerer"], **more)
    whole_round(position)
    return position


# --- Side •


@pytest.mark.rules("GRU-160")
def test_the_strongest_clan_takes_one_tile() -> None:
    position = hunt("sorcerer: P2 B5 P2")
    heard = resolve(position)
    assert [type(event) for event in heard[-3:]] == [BoardTally, TileWon, ReviewOpen]
    assert only(TileWon, heard) == TileWon(t=0, seat=0, tiles_left=3)
    assert [clan.tiles for clan in view(position).clans] == [1, 0, 0, 0]
    assert view(position).tiles == 3


@pytest.mark.rules("GRU-161")
def test_at_most_one_tile_is_won_in_a_round_even_if_others_were_not_claimed() -> None:
    position = hunt(STRONGEST, round=4)
    assert of(TileWon, resolve(position)) == [TileWon(t=0, seat=0, tiles_left=3)]


@pytest.mark.rules("GRU-162")
@pytest.mark.parametrize("tracks", ["", "sorcerer: B5x"])
def test_without_a_clan_there_the_tile_stays(tracks: str) -> None:
    position = hunt(tracks, tiles={"P": 1})
    heard = resolve(position)
    assert heard[-2] == TileUnclaimed(t=0, tiles_left=3)
    assert of(TileWon, heard) == []
    assert view(position).tiles == 3


@pytest.mark.rules("GRU-163")
def test_a_player_may_own_several_tiles() -> None:
    position = hunt(STRONGEST, tiles={"B": 3}, round=4)
    assert only(TileWon, resolve(position)) == TileWon(t=0, seat=0, tiles_left=0)
    assert view(position).clans[0].tiles == 4


@pytest.mark.rules("GRU-164")
def test_a_tile_changes_nothing_in_a_hunt_or_its_resolution() -> None:
    tracks = "bees: B5 P5 Y5 G5; mammoths: P2 B2; sorcerer: Y1"
    heard = [
        resolve(hunt(tracks, animals="bees 3, mammoths 1", tiles=tiles, tiles_left=1))
        for tiles in ({}, {"B": 3}, {"P": 2, "Y": 1})
    ]
    shared = [[event for event in told if isinstance(event, AnimalsShared | BoardTally)] for told in heard]
    assert shared[0] == shared[1] == shared[2]


@pytest.mark.rules("GRU-164")
def test_a_player_with_tiles_has_the_same_moves_as_one_without() -> None:
    tracks = "bees: P5; fish: Y2"
    assert moves(hunt(tracks, tiles={"B": 2}), "B") == moves(hunt(tracks), "B")


# --- Side ••


@pytest.mark.rules("GRU-165", "GRU-166")
def test_the_strongest_clan_may_exchange_one_of_its_animals_for_any_others() -> None:
    position = hunt(
        STRONGEST, own={"B": "bees 3, birds 1", "P": "mammoths 2", "G": "bees 1, fish 1"}, double=["sorcerer"]
    )
    options = [
        "exchange 1 mammoths bees",
        "exchange 1 mammoths birds",
        "exchange 3 bees birds",
        "exchange 3 fish bees",
        "exchange 3 fish birds",
    ]
    heard = whole_round(position)
    opened = only(ExchangeOpen, heard)
    assert heard[-1] == opened
    assert (opened.seat, sorted(opened.options)) == (0, options)
    assert sorted(moves(position, "B")) == ["decline", *options]
    assert position.awaited() == (0,)


@pytest.mark.rules("GRU-165")
def test_the_exchange_is_offered_at_once_after_the_review_and_before_the_round_ends() -> None:
    position = hunt(STRONGEST, own={"B": "bees 1", "P": "fish 1"}, double=["sorcerer"])
    heard = resolve(position)
    assert [type(event) for event in heard[-2:]] == [BoardTally, ReviewOpen]
    assert [type(event) for event in go_on(position)] == [ExchangeOpen]
    assert view(position).exchange == 0
    assert [type(event) for event in play(position, "B", "decline")][:2] == [ExchangeDeclined, RoundEnd]


@pytest.mark.rules("GRU-166", "GRU-168")
def test_the_exchange_is_one_for_one_and_done_without_asking_the_other() -> None:
    position = exchanging({"B": "bees 3, birds 1", "P": "mammoths 2"})
    heard = play(position, "B", "exchange 1 mammoths bees")
    assert heard[0] == ExchangeDone(t=0, seat=0, other=1, taken="mammoths", given="bees")
    assert isinstance(heard[1], RoundEnd)
    assert owned(position, "B") == {"bees": 2, "birds": 1, "mammoths": 1}
    assert owned(position, "P") == {"bees": 1, "mammoths": 1}
    assert phase(position) == "hunt"


@pytest.mark.rules("GRU-166")
def test_nobody_but_the_winner_has_a_say() -> None:
    position = exchanging({"B": "bees 1", "P": "mammoths 1"})
    for other in "PYG":
        assert moves(position, other) == []
        for move in ("decline", "exchange 1 mammoths bees", "exchange 0 bees mammoths", "continue", "wait"):
            assert refusal(position, other, move) == "not_now"


@pytest.mark.rules("GRU-167")
def test_the_winner_may_decline_and_does_when_his_clock_runs_out() -> None:
    position = exchanging({"B": "bees 1", "P": "mammoths 1"})
    assert str(position.default(0)) == "decline"
    assert position.clock(0) == "exchange"
    assert play(position, "B", "decline")[0] == ExchangeDeclined(t=0, seat=0)
    assert (owned(position, "B"), owned(position, "P")) == ({"bees": 1}, {"mammoths": 1})


@pytest.mark.rules("GRU-168")
@pytest.mark.parametrize(
    "move",
    [
        "exchange 1 bees bees",  # the same species
        "exchange 1 fish bees",  # pink has none
        "exchange 1 mammoths fish",  # blue has none
        "exchange 2 mammoths bees",  # yellow has nothing
        "exchange 0 birds bees",  # himself
        "exchange 4 mammoths bees",  # nobody
    ],
)
def test_an_exchange_that_is_not_offered_is_refused(move: str) -> None:
    position = exchanging({"B": "bees 3, birds 1", "P": "mammoths 2, bees 1"})
    assert refusal(position, "B", move) == "no_exchange"


@pytest.mark.rules("GRU-165", "GRU-168")
def test_there_is_one_exchange_and_no_second() -> None:
    position = exchanging({"B": "bees 2", "P": "mammoths 2"})
    play(position, "B", "exchange 1 mammoths bees")
    assert refusal(position, "B", "exchange 1 mammoths bees") == "not_now"


@pytest.mark.rules("GRU-169")
def test_animals_won_in_the_same_round_may_be_given_and_taken() -> None:
    tracks = "fish: P5; mammoths: B5; sorcerer: B5"
    position = hunt(tracks, animals="fish 1, mammoths 1", double=["sorcerer"])
    whole_round(position)
    play(position, "B", "exchange 1 fish mammoths")
    assert (owned(position, "B"), owned(position, "P")) == ({"fish": 1}, {"mammoths": 1})


@pytest.mark.rules("GRU-170", "GRU-171")
def test_neither_jokers_nor_tiles_can_be_exchanged() -> None:
    position = hunt(STRONGEST, own={"B": "bees 1", "P": "birds 1"}, jokers="BPY", double=["sorcerer"])
    whole_round(position)
    assert moves(position, "B") == ["exchange 1 birds bees", "decline"]
    play(position, "B", "exchange 1 birds bees")
    assert [clan.joker for clan in view(position).clans] == [True, True, True, False]
    for given in ("tile", "joker", "sorcerer"):
        with pytest.raises(BadMove):
            GRUMPF.move(f"exchange 1 birds {given}")


@pytest.mark.rules("GRU-170")
def test_a_joker_alone_is_nothing_to_exchange_for() -> None:
    position = hunt(STRONGEST, own={"B": "bees 1"}, jokers="P", double=["sorcerer"])
    assert only(ExchangeImpossible, resolve(position)).seat == 0


@pytest.mark.rules("GRU-172")
def test_the_other_player_need_not_be_on_the_board_nor_awake() -> None:
    position = exchanging({"B": "bees 1", "Y": "fish 1", "G": "birds 1"}, asleep="Y")
    assert sorted(moves(position, "B")) == ["decline", "exchange 2 fish bees", "exchange 3 birds bees"]
    play(position, "B", "exchange 2 fish bees")
    assert owned(position, "B") == {"fish": 1}


@pytest.mark.rules("GRU-173")
@pytest.mark.parametrize(
    "own",
    [
        {},
        {"P": "mammoths 2"},
        {"B": "bees 3"},
        {"B": "bees 3", "P": "bees 1", "Y": "bees 2"},
    ],
)
def test_where_no_exchange_is_possible_there_is_no_decision(own: dict[str, str]) -> None:
    position = hunt(STRONGEST, own=own, double=["sorcerer"])
    heard = resolve(position)
    assert [type(event) for event in heard[-3:]] == [BoardTally, ExchangeImpossible, ReviewOpen]
    assert only(ExchangeImpossible, heard).seat == 0
    assert of(ExchangeOpen, go_on(position)) == []
    assert phase(position) == "hunt"


@pytest.mark.rules("GRU-165", "GRU-162")
@pytest.mark.parametrize("tracks", ["", "sorcerer: B5x"])
def test_without_a_clan_on_side_2_there_is_no_exchange(tracks: str) -> None:
    position = hunt(tracks, own={"B": "bees 1", "P": "fish 1"}, double=["sorcerer"])
    heard = whole_round(position)
    assert not [event for event in heard if isinstance(event, ExchangeOpen | ExchangeImpossible | TileWon)]
    assert of(TileUnclaimed, heard) == []
    assert not [event for event in of(BoardFailed, heard) if event.board == "sorcerer"]


@pytest.mark.rules("GRU-165", "GRU-180")
def test_in_the_fourth_round_the_exchange_comes_before_the_end() -> None:
    position = exchanging({"B": "bees 2", "P": "fish 1, birds 1"}, round=4)
    assert phase(position) == "exchange"
    play(position, "B", "exchange 1 fish bees")
    assert phase(position) == "end"
    assert position.outcome().scores == [1, 1, 0, 0]
