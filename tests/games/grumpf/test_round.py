"""A round, and its start. GRU-035 to GRU-053."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.games.grumpf import Grumpf
from tablee.games.grumpf.events import (
    AnimalsDrawn,
    BoardTally,
    GameEnd,
    GameSetup,
    Go,
    HuntEnd,
    NeutralDealt,
    ReviewOpen,
    RoundEnd,
    RoundStart,
    SeatReady,
    Shout,
    TurnOpen,
)
from tablee.games.grumpf.moves import BOARDS, SPECIES
from tablee.kernel import FastLuck, SeatGone
from tests.games.grumpf.board import (
    Noted,
    Script,
    faces,
    go_on,
    hunt,
    later,
    lying,
    moves,
    of,
    only,
    pawns,
    phase,
    play,
    refusal,
    resolve,
    setup,
    told,
    track,
    view,
    whole_round,
)

COINS = [0, 1] * 4


def shouted(position: Grumpf) -> Grumpf:
    """Everybody is ready and somebody has shouted."""
    for seat in range(position.seats):
        play(position, seat, "ready")
    play(position, 0, "shout")
    return position


# --- The four rounds


@pytest.mark.rules("GRU-035", "GRU-042", "GRU-180")
@pytest.mark.parametrize("pace", ["turns", "beats"])
def test_a_game_is_exactly_four_rounds(pace: str) -> None:
    position = setup(3, pace=pace)
    heard = told(position)
    for number in (1, 2, 3, 4):
        assert (view(position).round, position.over) == (number, False)
        heard += whole_round(position)
    assert position.over
    assert phase(position) == "end"
    assert [event.round for event in of(RoundStart, heard)] == [1, 2, 3, 4]
    assert len(of(RoundEnd, heard)) == 4
    assert isinstance(heard[-1], GameEnd)


@pytest.mark.rules("GRU-036", "GRU-043")
def test_a_round_is_animals_then_hunt_then_resolution_then_review() -> None:
    position = setup(3, pace="turns")
    told(position)
    heard = whole_round(position)
    kinds = [type(event) for event in heard]
    order = [HuntEnd, BoardTally, ReviewOpen, RoundEnd, RoundStart, AnimalsDrawn, TurnOpen]
    assert list(dict.fromkeys(kind for kind in kinds if kind in order)) == order


@pytest.mark.rules("GRU-043", "GRU-027")
def test_for_two_in_real_time_the_neutral_clan_comes_before_anybody_is_ready() -> None:
    position = setup(2)
    assert [type(event) for event in told(position)] == [GameSetup, RoundStart, AnimalsDrawn, NeutralDealt]
    assert phase(position) == "ready"
    assert [clan.ready for clan in view(position).clans[:2]] == [False, False]


@pytest.mark.rules("GRU-043")
def test_the_phases_of_a_round_in_real_time_come_in_their_order() -> None:
    own = {"B": "bees 1", "P": "birds 1"}
    position = hunt(own=own, double=["sorcerer"], pace="realtime", phase="ready", until=45_000)
    seen = [phase(position)]
    for seat in range(4):
        play(position, seat, "ready")
    seen.append(phase(position))
    play(position, 3, "shout")
    seen.append(phase(position))
    later(position, 3_000, Script([0] * 32))
    seen.append(phase(position))
    later(position, 3_010)
    play(position, "B", "place 8 2 sorcerer")
    resolve(position)
    seen.append(phase(position))
    go_on(position)
    seen.append(phase(position))
    play(position, 0, "decline", FastLuck(1))
    seen.append(phase(position))
    assert seen == ["ready", "shout", "countdown", "hunt", "review", "exchange", "ready"]


@pytest.mark.rules("GRU-043", "GRU-165")
def test_there_is_no_exchange_phase_where_none_is_offered() -> None:
    position = hunt("sorcerer: B2", own={"B": "bees 1", "P": "birds 1"})
    whole_round(position)
    assert phase(position) == "hunt"


@pytest.mark.rules("GRU-043", "GRU-284")
@pytest.mark.parametrize("pace", ["turns", "beats"])
def test_slow_paces_skip_ready_and_countdown(pace: str) -> None:
    position = setup(3, pace=pace)
    assert phase(position) == "hunt"
    assert refusal(position, position.awaited()[0], "ready") == "not_now"
    assert refusal(position, position.awaited()[0], "shout") == "not_now"


# --- Animals


@pytest.mark.rules("GRU-037")
def test_each_animal_drawn_goes_onto_the_board_of_its_species() -> None:
    drawn = ["bees"] * 2 + ["fish"] + ["mammoths"] * 3 + ["birds"] * 4 + ["reptiles"] * 2
    rest = ["bees"] * 12 + ["reptiles"] * 10 + ["fish"] * 2
    position = hunt(clans="BPY", animals="fish 7, mammoths 2, birds 3", round=1, bag=drawn + rest)
    event = only(AnimalsDrawn, whole_round(position))
    assert event == AnimalsDrawn(t=0, species=drawn, boards=[2, 2, 8, 7, 5], bag=[12, 10, 2, 0, 0])
    assert lying(position) == {"bees": 2, "reptiles": 2, "fish": 8, "birds": 7, "mammoths": 5}


@pytest.mark.rules("GRU-038")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_twelve_tokens_a_round_empty_the_bag_when_the_fourth_is_placed(seats: int) -> None:
    position = setup(seats, pace="turns")
    drawn: Counter[str] = Counter()
    heard = told(position)
    for number in (1, 2, 3, 4):
        event = only(AnimalsDrawn, heard)
        assert len(event.species) == 12
        drawn.update(event.species)
        assert sum(event.bag) == sum(view(position).bag) == 48 - 12 * number
        heard = whole_round(position, FastLuck(1))
    assert drawn == {"bees": 14, "reptiles": 12, "fish": 10, "birds": 7, "mammoths": 5}
    assert not of(AnimalsDrawn, heard)


@pytest.mark.rules("GRU-038")
def test_animals_that_were_won_or_stayed_never_go_back_to_the_bag() -> None:
    position = hunt("mammoths: B2", animals="mammoths 3, bees 4", own={"P": "fish 2"}, round=3)
    assert sum(view(position).bag) == 12
    whole_round(position)
    assert sum(view(position).bag) == 0
    whole_round(position)
    assert sum(view(position).bag) == 0


@pytest.mark.rules("GRU-039")
def test_no_animal_ever_lies_on_the_sorcerer_board() -> None:
    for seed in range(20):
        position = setup(4, seed, pace="turns")
        heard = told(position)
        while not position.over:
            assert view(position).boards[5].animals == 0
            assert len(only(AnimalsDrawn, heard).boards) == len(SPECIES)
            heard = whole_round(position)


@pytest.mark.rules("GRU-040")
@pytest.mark.parametrize("board", BOARDS)
def test_grumpfs_may_be_put_on_a_board_without_animals(board: str) -> None:
    position = hunt(clans="BPY")
    assert lying(position) == {}
    play(position, "B", f"place 8 2 {board}")
    assert track(position, board) == ["B2"]


# --- Between two rounds


@pytest.mark.rules("GRU-041", "GRU-151")
@pytest.mark.parametrize("pace", ["realtime", "turns", "beats"])
def test_at_the_start_of_a_round_everything_is_back(pace: str) -> None:
    position = hunt("bees: B5 P2xY Y3; fish: P5x", asleep="B", pace=pace)
    whole_round(position, FastLuck(1))
    seen = view(position)
    assert seen.round == 2
    for clan in seen.clans:
        assert clan.hut is None
        assert [(pawn.place, pawn.face) for pawn in clan.pawns] == [("held", None)] * 8
    assert [track(position, board) for board in BOARDS] == [[]] * 6


@pytest.mark.rules("GRU-041", "GRU-026")
def test_six_players_get_seven_pawns_back() -> None:
    position = hunt("bees: B5 P2xY", clans="BPYGOV")
    whole_round(position)
    assert [pawns(position, seat, "held") for seat in range(6)] == [[2, 3, 4, 5, 6, 7, 8]] * 6


@pytest.mark.rules("GRU-042")
def test_the_round_ends_with_everybodys_animals_and_points() -> None:
    position = hunt("mammoths: B2", animals="mammoths 1", own={"B": "bees 2, fish 1", "P": "birds 3"})
    heard = whole_round(position)
    won = [[2, 0, 1, 0, 1], [0, 0, 0, 3, 0], [0] * 5, [0] * 5]
    assert only(RoundEnd, heard) == RoundEnd(t=0, animals=won, scores=[2, 0, 0, 0])
    assert only(RoundStart, heard) == RoundStart(t=0, round=2, seat_priority=None, first_seat=1)


# --- The review


@pytest.mark.rules("GRU-044")
def test_the_review_ends_when_everybody_has_seen_the_count() -> None:
    position = hunt(clans="BPY")
    resolve(position)
    assert position.awaited() == (0, 1, 2)
    play(position, "P", "continue")
    assert position.awaited() == (0, 2)
    assert [clan.ready for clan in view(position).clans] == [False, True, False]
    play(position, "B", "continue")
    assert phase(position) == "review"
    heard = play(position, "Y", "continue")
    assert phase(position) == "hunt"
    assert isinstance(heard[0], RoundEnd)


@pytest.mark.rules("GRU-044")
def test_the_review_ends_after_20_seconds_without_an_answer() -> None:
    position = hunt(clans="BPY", now=5_000)
    assert only(ReviewOpen, resolve(position)).deadline == 25_000
    play(position, "B", "continue")
    assert position.due() == 25_000
    assert later(position, 24_999) == []
    assert phase(position) == "review"
    assert isinstance(later(position, 25_000)[0], RoundEnd)
    assert phase(position) == "hunt"


@pytest.mark.rules("GRU-044")
@pytest.mark.parametrize("pace", ["turns", "beats"])
def test_nothing_can_be_played_in_a_review(pace: str) -> None:
    position = hunt("bees: B5", pace=pace)
    resolve(position)
    for move in ("place 1 1 bees", "club 1 bees 1", "bed", "wait", "ready", "shout", "decline"):
        assert refusal(position, "P", move) == "not_now"
    assert moves(position, "P") == ["continue"]


@pytest.mark.rules("GRU-044")
def test_nobody_waits_for_bots_or_for_those_who_are_gone() -> None:
    position = hunt(clans="BPY", pace="turns")
    position.notice(SeatGone(1, "left", "solid"), FastLuck(1))
    resolve(position)
    assert position.awaited() == (0, 2)
    go_on(position)
    assert phase(position) == "hunt"


@pytest.mark.rules("GRU-044")
def test_a_table_of_bots_only_does_not_review() -> None:
    position = setup(3, pace="turns", bots="012")
    heard = resolve(position)
    assert not of(ReviewOpen, heard)
    assert view(position).round == 2


# --- Starting the hunt


@pytest.mark.rules("GRU-050")
def test_every_player_declares_himself_ready() -> None:
    position = setup(3)
    assert [moves(position, seat) for seat in range(3)] == [["ready"]] * 3
    assert play(position, 1, "ready") == [SeatReady(t=0, seat=1, auto=False)]
    assert [clan.ready for clan in view(position).clans] == [False, True, False]
    assert position.awaited() == (0, 2)
    assert refusal(position, 0, "shout") == "not_now"


@pytest.mark.rules("GRU-051")
def test_when_all_are_ready_anybody_may_shout_and_the_first_shout_counts() -> None:
    position = setup(3)
    for seat in (2, 0, 1):
        play(position, seat, "ready")
    assert [moves(position, seat) for seat in range(3)] == [["shout"]] * 3
    later(position, 4_000)
    assert play(position, 1, "shout") == [Shout(t=4_000, seat=1, go_at=7_000)]
    before = position.to_json()
    assert play(position, 2, "shout") == []
    assert position.to_json() == before


@pytest.mark.rules("GRU-052")
def test_on_go_every_pawn_lands_on_one_of_its_two_faces_as_luck_has_it() -> None:
    position = shouted(setup(3))
    heard = later(position, 3_000, Script(COINS + [0] * 8 + [1] * 8))
    assert heard == [
        Go(
            t=0,
            faces=[
                ["1", "club", "5", "4", "2", "4", "3", "3"],
                ["1", "3", "5", "1", "2", "2", "3", "2"],
                ["club", "club", "club", "4", "5", "4", "5", "3"],
            ],
        )
    ]
    assert list(faces(position, 2).values()) == ["club", "club", "club", "4", "5", "4", "5", "3"]


@pytest.mark.rules("GRU-052", "GRU-026")
@pytest.mark.parametrize(("seats", "coins"), [(2, 16), (5, 40), (6, 42)])
def test_the_drop_is_one_fair_coin_for_each_pawn(seats: int, coins: int) -> None:
    position = shouted(setup(seats))
    luck = Noted(3)
    dropped = only(Go, later(position, 3_000, luck)).faces
    assert luck.limits == [2] * coins
    assert len(dropped) == seats
    assert all((shown[0] is None) == (seats == 6) for shown in dropped)


@pytest.mark.rules("GRU-053")
@pytest.mark.parametrize("move", ["flip 1", "place 8 2 bees", "club 1 bees 1", "bed"])
def test_no_hunting_action_exists_before_go(move: str) -> None:
    position = setup(3)
    assert refusal(position, 0, move) == "not_started"
    for seat in range(3):
        play(position, seat, "ready")
    assert refusal(position, 0, move) == "not_started"
    play(position, 0, "shout")
    later(position, 2_999)
    assert refusal(position, 0, move) == "not_started"
    later(position, 3_000, FastLuck(1))
    assert refusal(position, 0, move) == "not_started"
    later(position, 3_001)
    assert refusal(position, 0, move) is None
