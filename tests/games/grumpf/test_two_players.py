"""The game for two, with the neutral clan. GRU-220 to GRU-231."""

from __future__ import annotations

import pytest

from tablee.games.grumpf import Grumpf
from tablee.games.grumpf.events import (
    AnimalsDiscarded,
    AnimalsShared,
    BoardTally,
    Clubbed,
    ExchangeImpossible,
    ExchangeOpen,
    GameEnd,
    GameSetup,
    HuntEnd,
    NeutralDealt,
    Rank,
    ReviewOpen,
    TileDiscarded,
    TileWon,
)
from tablee.games.grumpf.moves import BOARDS
from tablee.kernel import FastLuck
from tests.games.grumpf.board import (
    PACES,
    Script,
    about,
    go_on,
    hunt,
    lying,
    moves,
    of,
    only,
    owned,
    phase,
    play,
    refusal,
    resolve,
    setup,
    shuffled_to,
    tally,
    told,
    track,
    verdict,
    view,
    whole_round,
)

DEAL = ["bees", "bees", "reptiles", "fish", "birds", "birds", "mammoths", "sorcerer"]
AS_THEY_ARE = shuffled_to(range(1, 9))


def next_round(*faces: int) -> tuple[Grumpf, NeutralDealt]:
    """A second round whose neutral pawns #1 to #8 are dealt in their order, with these sides up."""
    position = hunt(clans="BP")
    resolve(position)
    heard = go_on(position, Script([*AS_THEY_ARE, *faces]))
    return position, only(NeutralDealt, heard)


# --- The deal


@pytest.mark.rules("GRU-220", "GRU-222")
@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("seed", range(5))
def test_all_eight_neutral_pawns_are_dealt_two_to_bees_and_birds_one_elsewhere(pace: str, seed: int) -> None:
    position = setup(2, seed, pace=pace)
    dealt = only(NeutralDealt, told(position)).dealt
    assert [pawn.board for pawn in dealt] == DEAL
    assert sorted(pawn.pawn for pawn in dealt) == [1, 2, 3, 4, 5, 6, 7, 8]
    neutral = view(position).clans[2]
    assert neutral.neutral
    assert len(neutral.pawns) == 8


@pytest.mark.rules("GRU-222")
def test_the_neutral_pawns_are_shuffled_and_show_a_random_face() -> None:
    dealt = [only(NeutralDealt, told(setup(2, seed))).dealt for seed in range(200)]
    for place in range(8):
        assert len({pawns[place].pawn for pawns in dealt}) == 8
    clubs = sum(pawn.face == "club" for pawns in dealt for pawn in pawns)
    assert 240 <= clubs <= 360  # three pawns of eight have a club face: 300 of 1 600 are expected


@pytest.mark.rules("GRU-222", "GRU-041")
def test_they_are_dealt_anew_in_each_round_after_the_animals() -> None:
    position = setup(2, pace="turns")
    heard = told(position)
    for _ in range(3):
        heard += whole_round(position, FastLuck(len(heard)))
    deals = of(NeutralDealt, heard)
    assert len(deals) == 4
    assert len({str(event.dealt) for event in deals}) == 4
    names = [type(event).__name__ for event in heard]
    for place, name in enumerate(names):
        if name == "NeutralDealt":
            assert names[place - 1] == "AnimalsDrawn"


@pytest.mark.rules("GRU-223")
def test_values_take_the_first_spaces_of_their_boards_in_the_order_dealt() -> None:
    position, event = next_round(0, 0, 0, 1, 1, 1, 1, 1)
    assert [(pawn.pawn, pawn.face) for pawn in event.dealt] == [
        (1, "1"), (2, "3"), (3, "5"), (4, "4"), (5, "5"), (6, "4"), (7, "5"), (8, "3"),
    ]  # fmt: skip
    assert [track(position, board) for board in BOARDS] == [
        ["N1", "N3"], ["N5"], ["N4"], ["N5", "N4"], ["N5"], ["N3"],
    ]  # fmt: skip
    play(position, "P", "place 8 2 bees")
    assert track(position, "bees") == ["N1", "N3", "P2"]


@pytest.mark.rules("GRU-224")
def test_clubs_are_set_aside_for_the_round_and_come_back() -> None:
    position, event = next_round(1, 0, 1, 0, 0, 0, 0, 0)
    assert event.set_aside == [1, 3]
    assert (track(position, "bees"), track(position, "reptiles")) == (["N3"], [])
    assert [pawn.place for pawn in view(position).clans[2].pawns][:3] == ["aside", "track", "aside"]
    resolve(position)
    again = only(NeutralDealt, go_on(position, Script([*AS_THEY_ARE, *[0] * 8])))
    assert again.set_aside == []
    assert sorted(pawn.pawn for pawn in again.dealt) == [1, 2, 3, 4, 5, 6, 7, 8]


# --- A third player


@pytest.mark.rules("GRU-225")
def test_neutral_pawns_count_for_conditions_ranking_presence_and_ties() -> None:
    counted = tally("bees", resolve(hunt("bees: N5 N5 B5 P5", "BP")))
    assert counted.met
    assert counted.ranking == [Rank(2, 10, 1), Rank(0, 5, 2), Rank(1, 5, 3)]
    counted = tally("fish", resolve(hunt("fish: N2 B2", "BP")))
    assert (counted.ranking, counted.tie_broken) == ([Rank(2, 2, 1), Rank(0, 2, 2)], [(2, 0)])
    assert not tally("fish", resolve(hunt("fish: N5 B5 P1", "BP"))).met


@pytest.mark.rules("GRU-225")
def test_a_neutral_pawn_can_be_clubbed_and_counts_no_more() -> None:
    position = hunt("fish: N5#5 B5 P1", "BP")
    event = only(Clubbed, play(position, "B", "club 1 fish 1"))
    assert (event.victim, event.victim_pawn, event.victim_value) == (2, 5, 5)
    assert tally("fish", resolve(position)).ranking == [Rank(0, 5, 1), Rank(1, 1, 2)]


@pytest.mark.rules("GRU-225")
def test_the_neutral_clan_never_acts_and_never_sleeps() -> None:
    for pace in ("turns", "beats"):
        position = setup(2, pace=pace)
        luck = FastLuck(1)
        while not position.over:
            assert 2 not in position.awaited()
            assert view(position).clans[2].hut is None
            seat = position.awaited()[0]
            allowed = position.moves(seat)
            position.play(seat, allowed[luck.below(len(allowed))], luck)


# --- Bed


@pytest.mark.rules("GRU-226", "GRU-086", "GRU-079")
@pytest.mark.parametrize("pace", PACES)
def test_one_may_go_to_bed_only_when_all_eight_pawns_are_placed(pace: str) -> None:
    seven = "bees: B1#1 B3#2 B5#3 B4#4; fish: B5#5 B4#6 B5#7"
    assert verdict(hunt(seven, "BP", pace=pace), "B", "bed") == "must_place_all"
    assert verdict(hunt("", "BP", pace=pace), "B", "bed") == "must_place_all"
    assert verdict(hunt(f"{seven}; sorcerer: B2#8", "BP", pace=pace), "B", "bed") is None


@pytest.mark.rules("GRU-226")
def test_clubs_are_placed_pawns_too() -> None:
    position = hunt("bees: N5xB#1 P5xB#2 P4xB#3 B4#4; fish: B5#5 B4#6 B5#7; birds: B2#8", "BP")
    assert sorted(moves(position, "B")) == ["bed", "wait"]


@pytest.mark.rules("GRU-221", "GRU-091")
def test_there_is_one_hut_so_the_first_to_sleep_ends_the_hunt() -> None:
    position = hunt("bees: B1#1 B3#2 B5#3 B4#4; fish: B5#5 B4#6 B5#7; sorcerer: B2#8", "BP")
    assert view(position).huts == 1
    assert play(position, "B", "bed")[1] == HuntEnd(t=0, cause="huts", seat=0)


@pytest.mark.rules("GRU-226")
def test_with_three_players_nobody_must_place_all() -> None:
    assert verdict(hunt("", "BPY"), "B", "bed") is None


# --- What the neutral clan wins


@pytest.mark.rules("GRU-227")
def test_animals_won_by_the_neutral_clan_leave_the_game() -> None:
    position = hunt("mammoths: N5 B4", "BP", animals="mammoths 3")
    heard = about("mammoths", resolve(position))
    assert heard[1:] == [
        AnimalsShared(t=0, board="mammoths", shares=[(2, 1), (0, 1), (2, 1)]),
        AnimalsDiscarded(t=0, board="mammoths", species="mammoths", number=2),
    ]
    assert lying(position) == {}
    assert owned(position, "B") == {"mammoths": 1}
    assert view(position).clans[2].animals == [0] * 5
    assert view(position).discarded == [0, 0, 0, 0, 2]


@pytest.mark.rules("GRU-227")
def test_nothing_is_discarded_where_the_neutral_clan_wins_nothing() -> None:
    assert of(AnimalsDiscarded, resolve(hunt("mammoths: N4 B5", "BP", animals="mammoths 1"))) == []


@pytest.mark.rules("GRU-227")
def test_what_it_won_can_never_be_exchanged() -> None:
    tracks = "mammoths: N5; sorcerer: B5"
    position = hunt(tracks, "BP", animals="mammoths 1", own={"B": "bees 1", "P": "fish 1"}, double=["sorcerer"])
    whole_round(position)
    assert moves(position, "B") == ["exchange 1 fish bees", "decline"]
    assert refusal(position, "B", "exchange 2 mammoths bees") == "no_exchange"


@pytest.mark.rules("GRU-228")
def test_a_tile_won_by_the_neutral_clan_leaves_the_game() -> None:
    position = hunt("sorcerer: N5 B2", "BP")
    heard = resolve(position)
    assert [type(event) for event in heard[-3:]] == [BoardTally, TileDiscarded, ReviewOpen]
    assert only(TileDiscarded, heard).tiles_left == 3
    assert of(TileWon, heard) == []
    assert (view(position).tiles, [clan.tiles for clan in view(position).clans]) == (3, [0, 0, 0])


@pytest.mark.rules("GRU-229")
def test_with_the_neutral_clan_strongest_there_is_no_exchange() -> None:
    position = hunt("sorcerer: N5 B2", "BP", own={"B": "bees 1", "P": "fish 1"}, double=["sorcerer"])
    heard = resolve(position) + go_on(position, FastLuck(1))
    assert not [event for event in heard if isinstance(event, ExchangeOpen | ExchangeImpossible)]
    assert phase(position) == "hunt"


# --- Colour and result


@pytest.mark.rules("GRU-230", "GRU-027")
@pytest.mark.parametrize(
    ("colours", "neutral"),
    [("BP", "violet"), ("VB", "orange"), ("OV", "green"), ("GO", "violet"), ("VG", "orange"), ("PB", "violet")],
)
def test_the_neutral_colour_is_the_first_unused_one(colours: str, neutral: str) -> None:
    position = setup(2, colours=colours)
    assert only(GameSetup, told(position)).neutral == neutral
    assert view(position).clans[2].colour == neutral


@pytest.mark.rules("GRU-231", "GRU-227")
def test_the_neutral_clan_is_never_ranked() -> None:
    position = hunt("mammoths: N5", "BP", animals="mammoths 5", own={"P": "bees 1, fish 1"}, round=4)
    heard = whole_round(position)
    end = only(GameEnd, heard)
    assert len(end.counts) == 2
    assert end.winners == [1]
    outcome = position.outcome()
    assert (outcome.winners, outcome.ranks, outcome.scores) == ([1], [2, 1], [0, 1])
