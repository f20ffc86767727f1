"""GRU-235 to 239, and the decisions D1 and D2: ready, the shout, the countdown, GO."""

from __future__ import annotations

import pytest

from tablee.games.grumpf import GRUMPF, Grumpf, GrumpfOptions
from tablee.games.grumpf.events import Flipped, Go, Placed, SeatReady, Shout
from tablee.kernel import FastLuck
from tests.games.grumpf.board import NoLuck, Noted, faces, moves, of, only, phase, refusal, setup, told, view
from tests.games.grumpf.time_board import public, refused, run

ALL_READY = ["1000 0 ready", "2000 1 ready", "3000 2 ready"]


def begun(seats: int = 3, bots: str = "") -> Grumpf:
    """A new table whose opening has been heard."""
    position = setup(seats, bots=bots)
    told(position)
    return position


# --- GRU-235, D1


@pytest.mark.rules("GRU-235", "GRU-050")
def test_each_player_says_that_he_is_ready() -> None:
    position = begun()
    assert phase(position) == "ready"
    assert run(position, "1000 2 ready", until=1_500) == [SeatReady(1_000, 2, False)]
    assert [clan.ready for clan in view(position).clans] == [False, False, True]
    assert phase(position) == "ready"
    assert run(position, "2000 0 ready", "2500 1 ready", until=2_500) == [
        SeatReady(2_000, 0, False),
        SeatReady(2_500, 1, False),
    ]
    assert phase(position) == "shout"


@pytest.mark.rules("GRU-235")
def test_ready_is_said_once() -> None:
    position = begun()
    run(position, "1000 2 ready", until=1_500)
    assert moves(position, 2) == []
    assert refused(position, "1600 2 ready") == "not_now"


@pytest.mark.rules("GRU-235")
def test_a_bot_is_ready_one_second_after_the_animals() -> None:
    position = begun(4, bots="13")
    assert position.due() == 1_000
    assert run(position, until=999) == []
    heard = run(position, until=1_000)
    assert [(event.t, event.seat) for event in of(SeatReady, heard)] == [(1_000, 1), (1_000, 3)]
    assert phase(position) == "ready"


@pytest.mark.rules("GRU-235")
def test_whoever_is_not_ready_in_time_is_deemed_ready() -> None:
    position = begun()
    assert position.due() == 45_000
    heard = run(position, "1000 1 ready", until=45_000)
    assert heard == [SeatReady(1_000, 1, False), SeatReady(45_000, 0, True), SeatReady(45_000, 2, True)]
    assert phase(position) == "shout"


@pytest.mark.rules("GRU-235")
def test_nobody_is_deemed_ready_a_moment_earlier() -> None:
    position = begun()
    assert run(position, until=44_999) == []
    assert run(position, "44999 0 ready", until=44_999) == [SeatReady(44_999, 0, False)]


@pytest.mark.rules("GRU-235")
def test_the_time_to_be_ready_is_kept_by_the_rules() -> None:
    position = begun()
    assert [position.clock(seat) for seat in range(3)] == [None] * 3
    assert all("ready" in moves(position, seat) for seat in range(3))


@pytest.mark.rules("GRU-235")
def test_in_each_round_the_time_is_counted_from_its_own_animals() -> None:
    position = begun(3, bots="2")
    luck = FastLuck(1)
    run(position, "0 0 ready", "0 1 ready", "1000 0 shout", until=34_000, luck=luck)
    assert phase(position) == "review"
    run(position, "40000 0 continue", "41234 1 continue", until=41_234, luck=luck)
    assert phase(position) == "ready"
    heard = run(position, until=86_234, luck=luck)
    assert [(event.t, event.seat) for event in of(SeatReady, heard)] == [(42_234, 2), (86_234, 0), (86_234, 1)]


# --- GRU-236, D2


@pytest.mark.rules("GRU-236", "GRU-051", "GRU-237")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_once_all_are_ready_anybody_may_shout(seat: int) -> None:
    position = begun()
    run(position, *ALL_READY, until=3_000)
    assert all(moves(position, other) == ["shout"] for other in range(3))
    assert run(position, f"4321 {seat} shout", until=4_400) == [Shout(4_321, seat, 7_321)]
    assert phase(position) == "countdown"


@pytest.mark.rules("GRU-236")
def test_without_a_shout_the_server_shouts() -> None:
    position = begun()
    run(position, *ALL_READY, until=3_000)
    assert position.due() == 13_000
    assert run(position, until=12_999) == []
    assert run(position, until=13_000) == [Shout(13_000, None, 16_000)]


@pytest.mark.rules("GRU-236")
def test_with_a_person_at_the_table_only_the_server_shouts_for_bots() -> None:
    position = begun(3, bots="12")
    heard = run(position, "500 0 ready", until=11_000)
    assert of(Shout, heard) == [Shout(11_000, None, 14_000)]


@pytest.mark.rules("GRU-236")
@pytest.mark.parametrize("seat", [1, 2])
def test_a_bot_never_shouts_where_a_person_is(seat: int) -> None:
    position = begun(3, bots="12")
    run(position, "500 0 ready", until=1_000)
    assert phase(position) == "shout"
    assert "shout" not in moves(position, seat)
    assert "shout" in moves(position, 0)


@pytest.mark.rules("GRU-236")
def test_a_table_of_bots_waits_for_no_shout() -> None:  # R49
    position = begun(3, bots="012")
    heard = run(position, until=1_000)
    assert [event.seat for event in of(SeatReady, heard)] == [0, 1, 2]
    assert only(Shout, heard) == Shout(1_000, None, 4_000)
    assert phase(position) == "countdown"
    run(position, until=4_000, luck=FastLuck(1))
    assert phase(position) == "hunt"


@pytest.mark.rules("GRU-236", "GRU-051")
def test_a_late_shout_is_taken_and_ignored() -> None:  # R48
    position = begun()
    run(position, *ALL_READY, "4000 1 shout", until=4_000)
    before = position.to_json()
    assert run(position, "4000 0 shout", until=4_000) == []
    assert position.to_json() == before
    assert run(position, "6999 2 shout", "6999 1 shout", until=6_999) == []
    run(position, until=7_000, luck=FastLuck(1))
    assert phase(position) == "hunt"


@pytest.mark.rules("GRU-236", "GRU-269")
def test_ready_and_shout_have_their_moment() -> None:
    position = begun()
    assert refused(position, "500 0 shout") == "not_now"
    run(position, *ALL_READY, until=3_000)
    assert refused(position, "3500 0 ready") == "not_now"
    run(position, "4000 0 shout", until=4_000)
    assert refused(position, "4500 0 ready") == "not_now"
    run(position, until=7_000, luck=FastLuck(1))
    assert refused(position, "7001 0 ready") == "not_now"
    assert refused(position, "7001 0 shout") == "not_now"
    run(position, until=37_000, luck=FastLuck(1))
    assert phase(position) == "review"
    assert refused(position, "37001 0 ready") == "not_now"
    assert refused(position, "37001 0 shout") == "not_now"


# --- GRU-237, 238


@pytest.mark.rules("GRU-237", "GRU-238", "GRU-052")
def test_go_is_three_seconds_after_the_shout() -> None:
    position = begun()
    run(position, *ALL_READY, "4321 1 shout", until=4_321)
    assert (position.due(), view(position).go_at) == (7_321, 7_321)
    assert run(position, until=7_320) == []
    assert phase(position) == "countdown"
    heard = run(position, until=7_321, luck=FastLuck(1))
    assert phase(position) == "hunt"
    go = only(Go, heard)
    assert go.t == 0
    shown = [[pawn.face for pawn in clan.pawns] for clan in view(position).clans]
    assert [list(faces) for faces in go.faces] == shown
    assert all(face is not None for faces in shown for face in faces)


@pytest.mark.rules("GRU-238")
def test_before_go_nobody_knows_the_drop_and_nothing_is_drawn() -> None:  # R44
    luck = Noted(5)
    position = GRUMPF.setup(3, luck, GrumpfOptions(), listen=True)
    luck.limits.clear()
    heard = told(position)
    heard += run(position, *ALL_READY, "4000 1 shout", until=6_999)
    assert not of(Go, heard)
    for eyes in (None, 0, 1, 2):
        assert {pawn.face for clan in view(position, eyes).clans for pawn in clan.pawns} == {None}
    assert luck.limits == []
    position.advance(7_000, luck)
    assert luck.limits == [2] * 24


@pytest.mark.rules("GRU-238", "GRU-052")
def test_the_drop_is_told_to_everybody_and_each_face_is_possible() -> None:
    shown: set[tuple[int, str | None]] = set()
    for seed in range(12):
        luck = FastLuck(seed)
        position = GRUMPF.setup(3, luck, GrumpfOptions(bots="012"), listen=True)
        told(position)
        go = only(Go, run(position, until=4_000, luck=luck))
        assert [go.heard_by(eyes) for eyes in (None, 0, 2)] == [go] * 3
        shown |= {pawn for seat in range(3) for pawn in faces(position, seat).items()}
    assert len(shown) == 16


# --- GRU-239


@pytest.mark.rules("GRU-239", "GRU-053")
@pytest.mark.parametrize("move", ["flip 5", "place 5 2 bees", "club 1 bees 1", "bed"])
def test_nothing_is_hunted_before_go(move: str) -> None:
    position = begun()
    assert refused(position, f"100 0 {move}") == "not_started"
    run(position, *ALL_READY, until=3_000)
    assert refused(position, f"3500 0 {move}") == "not_started"
    run(position, "4000 0 shout", until=4_000)
    assert refused(position, f"6999 0 {move}") == "not_started"
    run(position, until=7_000, luck=FastLuck(1))
    assert refused(position, f"7000 0 {move}") == "not_started"  # GO included
    position.advance(7_001, NoLuck())
    assert refusal(position, 0, move) is None


@pytest.mark.rules("GRU-239", "GRU-240")
def test_the_first_window_begins_right_after_go() -> None:
    position = begun()
    run(position, *ALL_READY, "4000 0 shout", until=7_000, luck=FastLuck(1))
    heard = run(position, "7001 0 flip 5", "7099 1 flip 5", until=7_100)
    assert [(event.t, event.seat) for event in of(Flipped, heard)] == [(100, 0), (100, 1)]


@pytest.mark.rules("GRU-239")
def test_time_before_go_costs_no_hand_anything() -> None:
    position = begun()
    run(position, *ALL_READY, "4000 0 shout", until=4_000)
    for n in range(19):
        assert refused(position, f"{6_050 + 50 * n} 0 flip 5") == "not_started"
    run(position, until=7_000, luck=FastLuck(1))
    value = int(face) if (face := faces(position, 0)[5]) else 0
    heard = run(position, f"7001 0 place 5 {value} fish", until=7_100)
    assert public(heard) == [Placed(100, 0, 5, value, "fish", 1)]
