"""GRU-265 to 269: every reason, and which one is given where several would do."""

from __future__ import annotations

import pytest

from tablee.games.grumpf import GRUMPF, Grumpf
from tablee.games.grumpf.events import Buffered, Flipped, Rejected
from tablee.kernel import BadMove, FastLuck
from tests.games.grumpf.board import beat, hunt, of, phase, refusal, resolve, setup, view
from tests.games.grumpf.time_board import race, refused, run, state, written_and_read

TABLE = "bees: P5 B1#4 P3xY Y2 B2#6xP Y3xP; fish: P1 P2 P2 G1 G2 G2"

# --- GRU-265: on arrival


@pytest.mark.rules("GRU-265")
@pytest.mark.parametrize(
    "text", ["flip 9", "flip 0", "place 5 2 moon", "place 9 2 bees", "club 1 bees 13", "dance", ""]
)
def test_what_is_no_move_at_all_is_not_understood(text: str) -> None:
    with pytest.raises(BadMove):
        GRUMPF.move(text)


@pytest.mark.rules("GRU-265")
@pytest.mark.parametrize(
    "move",
    [
        "place 5 3 bees",  # #5 has 2 and 5
        "place 5 club bees",
        "place 1 2 bees",
        "club 1 fish 7",  # fish has 6 spaces
        "club 1 bees 9",
        "wait",
    ],
)
@pytest.mark.parametrize("clan", ["B", "Y"])
def test_a_face_or_a_space_that_does_not_exist_is_a_bad_request(clan: str, move: str) -> None:
    position = race(TABLE, asleep="Y")
    assert refused(position, f"1010 {clan} {move}") == "bad_request"
    assert run(position, until=2_000) == []


@pytest.mark.rules("GRU-265", "GRU-026")
@pytest.mark.parametrize("move", ["flip 1", "place 1 1 bees", "club 1 bees 1"])
def test_a_removed_pawn_is_unknown(move: str) -> None:
    assert refused(race("bees: B5", "VOGYPB"), f"1010 V {move}") == "bad_request"


@pytest.mark.rules("GRU-265")
def test_a_bad_request_comes_before_all_other_reasons() -> None:
    early = setup(3)
    assert refused(early, "100 0 place 5 3 bees") == "bad_request"
    assert refused(early, "100 0 place 5 2 bees") == "not_started"
    late = race(clans="BPY", asleep="Y")
    run(late, "1010 B bed", until=1_100)
    assert refused(late, "1200 B place 5 3 bees") == "bad_request"
    assert refused(late, "1200 B place 5 2 bees") == "round_over"
    fast = race()
    run(fast, *(f"{1_000 + n} B flip 5" for n in range(20)), until=1_030)
    assert refused(fast, "1040 B place 5 3 bees") == "bad_request"
    assert refused(fast, "1040 B place 5 2 bees") == "rate_limited"


# --- GRU-265: when done


@pytest.mark.rules("GRU-265", "GRU-069", "GRU-072", "GRU-251")
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("flip 4", "already_placed"),
        ("place 4 4 bees", "already_placed"),
        ("place 3 club bees", "not_a_value"),
        ("place 5 2 fish", "board_full"),
        ("club 5 bees 1", "not_a_club"),
        ("club 2 bees 8", "no_target"),
        ("club 2 bees 2", "own_pawn"),
        ("club 2 bees 3", "already_clubbed"),
        ("club 2 bees 4", "target_asleep"),
        # two reasons: the first of the list
        ("place 4 1 fish", "already_placed"),  # and full
        ("place 1 club bees", "already_placed"),  # lies as a club; and not a value
        ("club 4 bees 8", "already_placed"),  # and no club, and nobody there
        ("flip 1", "already_placed"),
        ("club 1 bees 1", "already_placed"),
        ("place 3 club fish", "not_a_value"),  # and full
        ("club 5 bees 8", "not_a_club"),  # and nobody there
        ("club 5 bees 2", "not_a_club"),
        ("club 2 bees 5", "own_pawn"),  # and already clubbed
        ("club 2 bees 6", "already_clubbed"),  # and asleep
    ],
)
def test_the_first_reason_that_holds_is_given(move: str, reason: str) -> None:
    position = race(TABLE + "; birds: P2xB#1", asleep="Y")
    assert run(position, f"1010 B {move}", until=1_100) == [Rejected(0, 1_100, 1, reason, 200)]


@pytest.mark.rules("GRU-265", "GRU-088")
@pytest.mark.parametrize("move", ["flip 2", "place 2 club bees", "place 5 2 fish", "club 5 bees 8", "bed"])
def test_asleep_comes_before_whatever_is_wrong_with_the_gesture(move: str) -> None:
    position = race(TABLE, asleep="Y")
    assert run(position, f"1010 Y {move}", until=1_100) == [Rejected(2, 1_100, 1, "asleep", 0)]


@pytest.mark.rules("GRU-265", "GRU-226")
def test_with_two_players_a_bed_is_rejected_while_pawns_are_left() -> None:
    position = race("bees: B5", "BP")
    assert run(position, "1010 B bed", until=1_100) == [Rejected(0, 1_100, 1, "must_place_all", 200)]


@pytest.mark.rules("GRU-265", "GRU-269")
def test_not_yours_cannot_occur_since_a_move_names_ones_own_pawns() -> None:  # R42
    assert "not_yours" not in {reason.code for reason in GRUMPF.refusals}


@pytest.mark.rules("GRU-265", "GRU-263")
@pytest.mark.parametrize("move", ["flip 5", "place 5 2 bees", "club 1 bees 1", "bed"])
def test_between_the_hunt_and_the_next_round_it_is_over(move: str) -> None:
    position = race(clans="BPY", asleep="Y")
    run(position, "1010 B bed", until=1_100)
    assert phase(position) == "review"
    assert refused(position, f"1101 P {move}") == "round_over"
    assert refused(position, f"1101 Y {move}") == "round_over"
    luck = FastLuck(1)
    run(position, *(f"1200 {clan} continue" for clan in "BPY"), until=1_200, luck=luck)
    assert refused(position, f"1200 P {move}") == "not_started"


@pytest.mark.rules("GRU-265", "GRU-269")
def test_during_an_exchange_the_hunt_is_over_as_well() -> None:
    position = race("sorcerer: B5", "BPY", asleep="Y", double=["sorcerer"], own={"B": "bees 1", "P": "fish 1"})
    run(position, "1010 P bed", *(f"1200 {clan} continue" for clan in "BPY"), until=1_200)
    assert phase(position) == "exchange"
    assert refused(position, "1300 P flip 5") == "round_over"


# --- GRU-266, 267


@pytest.mark.rules("GRU-266")
def test_nobody_else_hears_of_a_rejection() -> None:
    (event,) = run(race(), "1010 B place 1 club bees", until=1_100)
    assert event.heard_by(0) == event
    assert [event.heard_by(eyes) for eyes in (None, 1, 2, 3)] == [None] * 4


@pytest.mark.rules("GRU-266")
def test_nobody_else_sees_that_a_command_was_rejected_or_waits() -> None:
    quiet, busy = race(), race()
    run(busy, "1010 B place 1 club bees", "1020 B flip 5", until=1_150)
    run(quiet, until=1_150)
    assert [view(busy, eyes) for eyes in (None, 1, 2, 3)] == [view(quiet, eyes) for eyes in (None, 1, 2, 3)]
    assert view(busy, 0) != view(quiet, 0)


@pytest.mark.rules("GRU-267", "GRU-246")
def test_commands_are_numbered_seat_by_seat() -> None:  # R40
    position = race()
    lines = ["1010 B place 1 club bees", "1020 P place 1 club bees", "1410 B place 1 club bees"]
    heard = run(position, *lines, until=1_500)
    assert [(event.seat, event.client_seq) for event in of(Rejected, heard)] == [(0, 1), (1, 1), (0, 2)]
    assert [hand.sent for seat in range(4) if (hand := view(position, seat).hands[seat])] == [2, 1, 0, 0]


@pytest.mark.rules("GRU-267")
def test_the_numbers_grow_by_one_for_each_command_taken_and_never_start_again() -> None:
    position = race(clans="BPY", asleep="Y")
    run(position, "1010 B flip 5", "1020 B flip 6", until=1_030)
    assert refused(position, "1040 B place 5 3 bees") == "bad_request"
    run(position, "1050 B flip 7", "1060 P bed", until=1_100)
    luck = FastLuck(2)
    run(
        position,
        *(f"1200 {clan} continue" for clan in "BPY"),
        *(f"1300 {clan} ready" for clan in "BPY"),
        until=1_300,
        luck=luck,
    )
    heard = run(position, "1400 B shout", "4450 B place 1 club bees", until=4_500, luck=luck)
    assert [event.client_seq for event in of(Rejected, heard)] == [4]


# --- GRU-268


@pytest.mark.rules("GRU-268")
def test_the_21st_command_of_a_second_is_refused() -> None:
    position = race()
    run(position, *(f"{1_000 + 40 * n} B flip 5" for n in range(20)), until=1_760)
    assert refused(position, "1999 B flip 5") == "rate_limited"
    assert refused(position, "2039 B flip 5") == "rate_limited"  # 1040 to 1760, and the one before
    run(position, "2080 B flip 5", until=2_080)  # 1120 to 1760, and the two that were refused
    assert refused(position, "2081 B flip 5") == "rate_limited"
    run(position, "2800 B flip 5", until=2_800)


@pytest.mark.rules("GRU-268")
def test_whatever_became_of_a_command_it_counts() -> None:
    position = race(asleep="Y")
    heard = run(position, *(f"{1_001 + 2 * n} B place 1 club bees" for n in range(20)), until=1_041)
    assert len(of(Rejected, heard)) == 18  # superseded: one is on its way and one waits
    assert refused(position, "1900 B bed") == "rate_limited"
    run(position, *(f"{1_950 + 2 * n} Y flip 5" for n in range(20)), until=1_989)
    assert refused(position, "1990 Y flip 5") == "rate_limited"


@pytest.mark.rules("GRU-268")
def test_each_seat_has_its_own_measure() -> None:
    position = race()
    run(position, *(f"{1_000 + n} B flip 5" for n in range(20)), until=1_040)
    assert refused(position, "1050 B flip 5") == "rate_limited"
    assert of(Flipped, run(position, "1050 P flip 5", until=1_100))[-1] == Flipped(1_100, 1, 5, "5")


@pytest.mark.rules("GRU-268")
def test_what_was_refused_on_arrival_counts_like_the_others() -> None:  # R41
    position = race()
    for n in range(20):
        assert refused(position, f"{1_001 + n} B wait") == "bad_request"
    assert refused(position, "1040 B flip 5") == "rate_limited"
    assert refused(position, "1041 B wait") == "bad_request"  # tested before (GRU-265)
    assert run(position, "1050 P flip 5", until=1_100) == [Flipped(1_100, 1, 5, "5")]
    assert refused(position, "2002 B flip 5") == "rate_limited"  # 1003 to 1041: twenty
    assert run(position, "2004 B flip 5", until=2_100) == [Flipped(2_100, 0, 5, "5")]


@pytest.mark.rules("GRU-268", "GRU-265")
def test_whoever_sends_too_many_before_go_or_after_the_end_is_told_so() -> None:
    position = setup(3)
    for n in range(20):
        assert refused(position, f"{10 + n} 0 flip 5") == "not_started"
    assert refused(position, "40 0 flip 5") == "rate_limited"
    assert refused(position, "40 1 flip 5") == "not_started"
    position = race(hunt_max=60)
    run(position, "20000 B place 5 2 fish", "40000 B place 6 2 fish", until=60_000)
    for n in range(20):
        assert refused(position, f"{60_010 + n} B bed") == "round_over"
    assert refused(position, "60040 B bed") == "rate_limited"
    assert refused(position, "61030 B bed") == "round_over"


@pytest.mark.rules("GRU-268", "GRU-247")
def test_what_was_refused_leaves_no_trace_on_paper() -> None:
    position = race()
    for n in range(20):
        assert refused(position, f"{1_001 + n} B wait") == "bad_request"
    back = written_and_read(position)
    assert state(back) == state(position)
    assert run(back, "1040 B flip 5", until=1_100) == [Flipped(1_100, 0, 5, "5")]


@pytest.mark.rules("GRU-268")
def test_the_bound_holds_for_a_hasty_stream() -> None:
    position = race()
    taken = []
    for at in range(1_000, 4_000, 13):
        if refusal_at(position, at) is None:
            run(position, f"{at} B flip 5", until=at)
            taken.append(at)
    assert all(sum(at - 1_000 < other <= at for other in taken) <= 20 for at in taken)
    assert len(taken) >= 58


def refusal_at(position: Grumpf, at: int) -> str | None:
    run(position, until=at)
    return refusal(position, "B", "flip 5")


# --- GRU-269


@pytest.mark.rules("GRU-269")
def test_another_seat_is_to_play() -> None:
    position = hunt(turn="P")
    assert [refusal(position, seat, "place 5 2 bees") for seat in "BYG"] == ["not_your_turn"] * 3
    assert refusal(position, "P", "place 5 2 bees") is None


@pytest.mark.rules("GRU-269")
def test_in_turns_the_turn_comes_before_what_is_wrong_with_the_gesture() -> None:  # R47
    position = hunt(TABLE, turn="P", asleep="Y")
    assert refusal(position, "B", "place 3 club bees") == "not_your_turn"
    assert refusal(position, "Y", "place 5 5 bees") == "not_your_turn"
    assert refusal(position, "B", "place 5 3 bees") == "bad_request"
    assert refusal(position, "P", "place 3 club birds") == "already_placed"


@pytest.mark.rules("GRU-269", "GRU-280")
@pytest.mark.parametrize("pace", ["turns", "beats"])
def test_nothing_is_flipped_in_the_slow_paces(pace: str) -> None:
    position = hunt(pace=pace)
    assert [refusal(position, seat, "flip 5") for seat in "BPYG"] == ["bad_request"] * 4


@pytest.mark.rules("GRU-269")
@pytest.mark.parametrize("pace", ["realtime", "turns", "beats"])
@pytest.mark.parametrize("move", ["continue", "decline", "exchange 1 bees fish", "ready", "shout"])
def test_messages_of_another_phase_are_not_for_now(pace: str, move: str) -> None:
    position = hunt(pace=pace, own={"B": "fish 1", "P": "bees 1"})
    assert [refusal(position, seat, move) for seat in "BPYG"] == ["not_now"] * 4


@pytest.mark.rules("GRU-269")
@pytest.mark.parametrize("pace", ["turns", "beats"])
@pytest.mark.parametrize("move", ["place 5 2 bees", "club 1 bees 1", "bed", "wait"])
def test_in_the_slow_paces_a_gesture_outside_the_hunt_is_not_for_now(pace: str, move: str) -> None:  # R47
    position = hunt("bees: P5", pace=pace)
    resolve(position)
    assert phase(position) == "review"
    assert [refusal(position, seat, move) for seat in "BPYG"] == ["not_now"] * 4


@pytest.mark.rules("GRU-269", "GRU-165", "GRU-168")
@pytest.mark.parametrize("pace", ["realtime", "turns", "beats"])
def test_an_exchange_is_for_its_winner_and_one_that_is_offered(pace: str) -> None:
    own = {"B": "bees 2", "P": "fish 1, bees 1"}
    position = hunt("sorcerer: B5", "BPY", pace=pace, double=["sorcerer"], own=own)
    resolve(position)
    for seat in "BPY":
        position.attempt("BPY".index(seat), GRUMPF.move("continue"), FastLuck(1))
    assert phase(position) == "exchange"
    assert refusal(position, "P", "exchange 0 bees fish") == "not_now"
    assert refusal(position, "P", "decline") == "not_now"
    assert refusal(position, "B", "exchange 1 fish bees") is None
    for triple in ("1 bees bees", "1 mammoths bees", "1 fish birds", "2 fish bees", "0 bees bees", "5 fish bees"):
        assert refusal(position, "B", f"exchange {triple}") == "no_exchange"


@pytest.mark.rules("GRU-269")
def test_a_refused_message_leaves_no_trace() -> None:
    position = hunt(pace="beats")
    beat(position, "B place 5 2 bees")
    before = position.to_json()
    for seat in "BPYG":
        for move in ("flip 5", "continue", "ready", "place 5 3 bees"):
            assert refusal(position, seat, move) is not None
    assert position.to_json() == before
    assert of(Buffered, position.drain()) == []
