"""GRU-280 to 286: what the slow paces share, and turn by turn."""

from __future__ import annotations

import pytest

from tablee.games.grumpf import GRUMPF, Grumpf
from tablee.games.grumpf.events import (
    BeatOpen,
    Bed,
    Clubbed,
    Go,
    HuntEnd,
    Placed,
    RoundStart,
    Shout,
    TurnOpen,
    Waited,
)
from tablee.kernel import DefaultPlayed, FastLuck
from tests.games.grumpf.board import (
    NoLuck,
    faces,
    hunt,
    later,
    moves,
    of,
    only,
    phase,
    play,
    random_game,
    refusal,
    setup,
    told,
    track,
    view,
    whole_round,
)

SLOW = ["turns", "beats"]

# --- GRU-280, 281


@pytest.mark.rules("GRU-280")
@pytest.mark.parametrize("pace", SLOW)
def test_there_is_no_drop_and_no_face_in_front_of_anybody(pace: str) -> None:
    position = setup(4, pace=pace)
    assert of(Go, told(position)) == []
    for eyes in (None, 0, 3):
        assert {pawn.face for clan in view(position, eyes).clans for pawn in clan.pawns} == {None}


@pytest.mark.rules("GRU-280")
@pytest.mark.parametrize("face", ["2", "5"])
def test_the_face_is_chosen_when_the_pawn_is_played(face: str) -> None:
    position = hunt()
    play(position, "B", f"place 5 {face} fish")
    assert track(position, "fish") == [f"B{face}"]


@pytest.mark.rules("GRU-280")
@pytest.mark.parametrize("pace", SLOW)
def test_flip_does_not_exist(pace: str) -> None:
    position = hunt(pace=pace)
    assert not any(move.startswith("flip") for seat in "BPYG" for move in moves(position, seat))
    assert {refusal(position, "B", f"flip {pawn}") for pawn in range(1, 9)} == {"bad_request"}


@pytest.mark.rules("GRU-281", "GRU-064", "GRU-070", "GRU-085")
@pytest.mark.parametrize("pace", SLOW)
def test_what_may_be_done_is_place_club_bed_and_wait(pace: str) -> None:
    boards = ["bees", "reptiles", "fish", "birds", "mammoths", "sorcerer"]
    values = {1: [1], 2: [3], 3: [5], 4: [1, 4], 5: [2, 5], 6: [2, 4], 7: [3, 5], 8: [2, 3]}
    position = hunt("bees: P5 B1#4 Y2 G3xP; fish: P1 P2 P2 G1 G2 Y2", pace=pace, asleep="Y")
    expected = [
        f"place {pawn} {value} {board}"
        for pawn, both in values.items()
        for value in both
        for board in boards
        if board != "fish" and pawn != 4
    ]
    targets = ["bees 1", "fish 1", "fish 2", "fish 3", "fish 4", "fish 5"]
    expected += [f"club {pawn} {target}" for pawn in (1, 2, 3) for target in targets]
    assert sorted(moves(position, "B")) == sorted([*expected, "bed", "wait"])


@pytest.mark.rules("GRU-281", "GRU-265")
@pytest.mark.parametrize("pace", SLOW)
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("place 5 3 bees", "bad_request"),
        ("club 1 fish 7", "bad_request"),
        ("place 4 4 bees", "already_placed"),
        ("place 3 club bees", "not_a_value"),
        ("place 5 2 fish", "board_full"),
        ("club 5 bees 1", "not_a_club"),
        ("club 2 bees 8", "no_target"),
        ("club 2 bees 2", "own_pawn"),
        ("club 2 bees 3", "already_clubbed"),
        ("club 2 bees 4", "target_asleep"),
        ("place 4 1 fish", "already_placed"),
        ("place 3 club fish", "not_a_value"),
        ("club 5 bees 8", "not_a_club"),
        ("club 2 bees 5", "own_pawn"),
        ("club 2 bees 6", "already_clubbed"),
    ],
)
def test_the_reasons_are_those_of_real_time_in_the_same_order(pace: str, move: str, reason: str) -> None:
    lying = "bees: P5 B1#4 P3xY Y2 B2#6xP Y3xP; fish: P1 P2 P2 G1 G2 G2"
    assert refusal(hunt(lying, asleep="Y", pace=pace), "B", move) == reason


@pytest.mark.rules("GRU-281", "GRU-226")
@pytest.mark.parametrize("pace", SLOW)
def test_two_players_place_everything_before_bed(pace: str) -> None:
    position = hunt("bees: B5", "BP", pace=pace)
    assert refusal(position, "B", "bed") == "must_place_all"


@pytest.mark.rules("GRU-281")
@pytest.mark.parametrize("pace", SLOW)
def test_waiting_is_always_legal(pace: str) -> None:
    everything = "bees: B1#1 B3#2 B5#3 B1#4; reptiles: B2#5 B2#6 B3#7 B2#8"
    position = hunt(everything, pace=pace)
    assert sorted(moves(position, "B")) == ["bed", "wait"]


@pytest.mark.rules("GRU-281")
@pytest.mark.parametrize("pace", SLOW)
@pytest.mark.parametrize("seed", [1, 2])
def test_whoever_is_asked_may_always_wait(pace: str, seed: int) -> None:
    for position, _ in random_game(3, seed, pace=pace):
        if phase(position) == "hunt":
            assert all("wait" in moves(position, seat) for seat in position.awaited())


# --- GRU-282


@pytest.mark.rules("GRU-282")
@pytest.mark.parametrize("pace", SLOW)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_first_seat_is_drawn_once_and_moves_clockwise(pace: str, seats: int) -> None:
    firsts = set()
    for seed in range(25):
        luck = FastLuck(seed)
        position = setup(seats, seed, pace=pace)
        heard = told(position)
        while not position.over:
            heard += whole_round(position, luck)
        order = [event.first_seat for event in of(RoundStart, heard)]
        first = order[0]
        assert first is not None
        assert order == [(first + round) % seats for round in range(4)]
        firsts.add(first)
    assert firsts == set(range(seats))


@pytest.mark.rules("GRU-282", "GRU-285")
def test_the_first_seat_has_the_first_turn_of_each_round() -> None:
    luck = FastLuck(4)
    position = setup(3, 4, pace="turns")
    heard = told(position)
    for _ in range(3):
        heard += whole_round(position, luck)
    for start, rest in [(event, heard[place:]) for place, event in enumerate(heard) if isinstance(event, RoundStart)]:
        assert start.seat_priority is None
        assert of(TurnOpen, rest)[0].seat == start.first_seat


# --- GRU-283, 284


@pytest.mark.rules("GRU-283")
@pytest.mark.parametrize("pace", SLOW)
def test_no_clock_of_the_rules_runs(pace: str) -> None:
    position = hunt(pace=pace)
    assert position.due() is None
    assert later(position, 10_000_000) == []
    assert phase(position) == "hunt"


@pytest.mark.rules("GRU-283", "GRU-091")
def test_the_last_hut_ends_the_hunt() -> None:
    heard = play(hunt(asleep="G"), "B", "bed")
    assert heard[:2] == [Bed(0, 0, 2, "blue", 0), HuntEnd(0, "huts", 0)]


@pytest.mark.rules("GRU-283", "GRU-094")
def test_with_nothing_left_to_play_the_hunt_ends() -> None:
    blue = "bees: B1#1 B3#2; reptiles: B5#3 B1#4 B2#6; birds: B3#7 B2#8"
    pink = "; fish: P1#1 P3#2 P5#3 P1#4; mammoths: P2#5 P2#6 P3#7 P2#8"
    heard = play(hunt(blue + pink, "BPY", asleep="Y"), "B", "place 5 2 sorcerer")
    assert heard[:2] == [Placed(0, 0, 5, 2, "sorcerer", 1), HuntEnd(0, "nothing_left", 0)]


@pytest.mark.rules("GRU-283")
def test_no_hand_is_ever_busy() -> None:
    position = hunt(clans="BP")
    for pawn, value in [(1, 1), (2, 3), (3, 5), (4, 1)]:
        for seat in "BP":
            placed = only(Placed, play(position, seat, f"place {pawn} {value} bees"))
            assert (placed.t, placed.pawn) == (0, pawn)


@pytest.mark.rules("GRU-284", "GRU-043")
@pytest.mark.parametrize("pace", SLOW)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_hunt_starts_when_the_animals_are_there(pace: str, seats: int) -> None:
    position = setup(seats, pace=pace)
    heard = told(position)
    assert of(Shout, heard) == []
    assert phase(position) == "hunt"
    assert isinstance(heard[-1], TurnOpen if pace == "turns" else BeatOpen)
    for seat in range(seats):
        assert refusal(position, seat, "ready") == refusal(position, seat, "shout") == "not_now"


# --- GRU-285


@pytest.mark.rules("GRU-285")
def test_seats_play_clockwise_one_action_each() -> None:
    position = hunt("birds: P2", turn="Y")
    turns = [("Y", "place 5 5 bees"), ("G", "club 1 birds 1"), ("B", "wait"), ("P", "place 4 1 fish"), ("Y", "wait")]
    opened = []
    for seat, move in turns:
        assert position.awaited() == ("BPYG".index(seat),)
        opened.append(only(TurnOpen, play(position, seat, move)).seat)
    assert opened == [3, 0, 1, 2, 3]


@pytest.mark.rules("GRU-285")
def test_sleeping_seats_are_skipped() -> None:
    position = hunt(clans="VOGYP", asleep="OG")
    heard = play(position, "V", "wait")
    assert only(TurnOpen, heard).seat == 3
    play(position, "Y", "wait")
    play(position, "P", "place 5 2 fish")
    assert position.awaited() == (0,)


@pytest.mark.rules("GRU-285")
def test_going_to_bed_is_a_turn_too() -> None:
    position = hunt()
    heard = play(position, "B", "bed")
    assert heard == [Bed(0, 0, 1, "blue", 1), TurnOpen(0, 1)]
    for seat in "PYG":
        play(position, seat, "place 5 2 bees")
    assert position.awaited() == (1,)


@pytest.mark.rules("GRU-285", "GRU-281")
def test_what_is_done_is_told_with_its_effects() -> None:
    position = hunt("bees: P5", now=1_234)
    assert play(position, "B", "club 2 bees 1") == [Clubbed(1_234, 0, 2, "bees", 1, 1, 3, 5), TurnOpen(1_234, 1)]
    assert play(position, "P", "wait") == [Waited(1_234, 1, False), TurnOpen(1_234, 2)]


# --- GRU-286, D4


def all_of(position: Grumpf, *turns: str) -> list[HuntEnd]:
    """Turns written as "B wait"; the ends of a hunt that they caused."""
    ends: list[HuntEnd] = []
    for turn in turns:
        assert not ends, "the hunt has already ended"
        seat, move = turn.split(" ", 1)
        ends += of(HuntEnd, play(position, seat, move))
    return ends


@pytest.mark.rules("GRU-286")
def test_scenario_40_nobody_wants_to() -> None:
    position = hunt(clans="BPY", asleep="Y")
    assert all_of(position, "B wait", "P wait", "B wait", "P wait") == [HuntEnd(0, "stall", None)]
    assert phase(position) == "review"


@pytest.mark.rules("GRU-286")
def test_scenario_40_a_place_starts_the_count_of_its_seat_again() -> None:
    position = hunt(clans="BPY", asleep="Y")
    turns = ["B wait", "P wait", "B place 5 2 fish", "P wait", "B wait", "P wait"]
    assert all_of(position, *turns) == []
    assert all_of(position, "B wait") == [HuntEnd(0, "stall", None)]


@pytest.mark.rules("GRU-286")
def test_each_awake_seat_needs_two_turns_in_this_round() -> None:
    position = hunt()
    assert all_of(position, *(f"{seat} wait" for seat in "BPYGBPY")) == []
    assert all_of(position, "G wait") == [HuntEnd(0, "stall", None)]


@pytest.mark.rules("GRU-286")
@pytest.mark.parametrize("seat", "BPYG")
def test_one_seat_that_plays_keeps_the_night_away(seat: str) -> None:
    position = hunt("birds: B2#8 P2#8 Y2#8 G2#8")
    turns = [f"{clan} {'place 5 2 bees' if clan == seat else 'wait'}" for clan in "BPYG"]
    assert all_of(position, *turns) == []
    assert all_of(position, *(f"{clan} wait" for clan in "BPYGBPYG"[: 4 + "BPYG".index(seat)])) == []
    assert all_of(position, f"{seat} wait") == [HuntEnd(0, "stall", None)]


@pytest.mark.rules("GRU-286")
def test_night_falls_when_the_only_one_who_played_goes_to_bed() -> None:
    position = hunt()
    assert all_of(position, "B wait", "P wait", "Y wait", "G place 5 2 fish", "B wait", "P wait", "Y wait") == []
    assert all_of(position, "G bed") == [HuntEnd(0, "stall", None)]


@pytest.mark.rules("GRU-286")
def test_the_waits_of_a_round_are_forgotten_in_the_next() -> None:
    luck = FastLuck(7)
    position = setup(3, 7, pace="turns")
    whole_round(position, luck)
    assert phase(position) == "hunt"
    for n in range(6):
        assert phase(position) == "hunt", n
        play(position, position.awaited()[0], "wait")
    assert phase(position) == "review"


@pytest.mark.rules("GRU-286")
def test_a_clock_that_ran_out_is_a_wait() -> None:
    position = hunt(clans="BPY", asleep="Y")
    ends: list[HuntEnd] = []
    for seat in (0, 1, 0, 1):
        assert position.clock(seat) == "turn"
        assert str(position.default(seat)) == "wait"
        position.notice(DefaultPlayed(seat, "timeout"), NoLuck())
        position.drain()
        position.play(seat, position.default(seat), NoLuck())
        heard = position.drain()
        assert heard[0] == Waited(0, seat, True)
        ends += of(HuntEnd, heard)
    assert ends == [HuntEnd(0, "stall", None)]


@pytest.mark.rules("GRU-280", "GRU-012")
@pytest.mark.parametrize("pace", SLOW)
def test_the_times_of_the_slow_paces(pace: str) -> None:
    live, daily = GRUMPF.paces["live"], GRUMPF.paces["daily"]
    assert (live.time("turn"), live.time("beat"), live.time("exchange")) == (30_000, 20_000, 20_000)
    assert {daily.time(clock) for clock in ("turn", "beat", "exchange")} == {86_400_000}
    position = hunt(pace=pace)
    assert {position.clock(seat) for seat in position.awaited()} == {pace.removesuffix("s")}
    assert faces(position, "B") == dict.fromkeys(range(1, 9))
