"""GRU-260 to 264: what becomes of a gesture that comes too late, and of turning and putting in one."""

from __future__ import annotations

import pytest

from tablee.games.grumpf.events import Bed, Buffered, Clubbed, Flipped, HuntEnd, Placed, Rejected
from tests.games.grumpf.board import faces, of, pawns, track
from tests.games.grumpf.time_board import answers, public, race, run

CLUB_1: dict[int, int | str] = {1: "club"}


@pytest.mark.rules("GRU-260")
def test_whoever_was_slower_lands_one_space_further() -> None:
    position = race("fish: Y2")
    lines = ["1010 B place 5 2 fish", "1020 P place 5 2 fish", "1110 G place 5 2 fish"]
    heard = run(position, *lines, until=1_200)
    assert [(event.seat, event.space) for event in of(Placed, heard)] == [(0, 2), (1, 3), (3, 4)]


@pytest.mark.rules("GRU-260", "GRU-252")
def test_the_space_is_the_first_that_is_free_when_a_waiting_put_is_done() -> None:
    lines = ["1010 B place 5 2 fish", "1110 B place 6 2 birds", "1300 P place 5 2 birds", "1590 Y place 5 2 birds"]
    position = race()
    run(position, *lines, until=1_600)
    assert track(position, "birds") == ["P2", "Y2", "B2"]


@pytest.mark.rules("GRU-261")
def test_a_board_that_has_become_full_takes_nobody() -> None:
    position = race("fish: Y2 Y2 Y3 Y1 G2", shows={"P": {5: 5}})
    heard = run(position, "1010 B place 5 2 fish", "1020 P place 5 5 fish", until=1_100)
    assert heard == [Placed(1_100, 0, 5, 2, "fish", 6), Rejected(1, 1_100, 1, "board_full", 200)]
    assert pawns(position, "P", "held") == [1, 2, 3, 4, 5, 6, 7, 8]
    assert faces(position, "P")[5] == "5"


@pytest.mark.rules("GRU-261", "GRU-264")
def test_for_a_full_board_no_pawn_is_turned() -> None:
    position = race("fish: Y2 Y2 Y3 Y1 G2 G2")
    assert run(position, "1010 P place 5 5 fish", until=1_100) == [Rejected(1, 1_100, 1, "board_full", 200)]
    assert faces(position, "P")[5] == "2"


@pytest.mark.rules("GRU-262")
def test_the_slower_of_two_clubs_stays_with_its_owner() -> None:
    position = race("bees: Y5", shows={"B": CLUB_1, "P": CLUB_1})
    heard = run(position, "1010 P club 1 bees 1", "1020 B club 1 bees 1", until=1_100)
    assert heard == [Clubbed(1_100, 1, 1, "bees", 1, 2, 3, 5), Rejected(0, 1_100, 1, "already_clubbed", 200)]
    assert faces(position, "B")[1] == "club"
    assert pawns(position, "P", "club") == [1]


@pytest.mark.rules("GRU-262", "GRU-089")
@pytest.mark.parametrize(("bed", "lands"), [(1_010, False), (1_030, True)])
def test_bed_and_club_in_one_window_go_by_their_keys(bed: int, lands: bool) -> None:
    position = race("bees: Y5", shows={"B": CLUB_1})
    lines = [f"{bed} Y bed", "1020 B club 1 bees 1"]
    heard = run(position, *(lines if not lands else lines[::-1]), until=1_100)
    slept, clubbed = Bed(1_100, 2, 1, "yellow", 1), Clubbed(1_100, 0, 1, "bees", 1, 2, 3, 5)
    assert heard == ([clubbed, slept] if lands else [slept, Rejected(0, 1_100, 1, "target_asleep", 200)])
    assert faces(position, "B").get(1) == (None if lands else "club")
    assert track(position, "bees") == ["Y5x" if lands else "Y5"]


@pytest.mark.rules("GRU-262", "GRU-089")
def test_a_club_that_waited_finds_its_target_asleep() -> None:
    position = race("bees: Y5", shows={"B": CLUB_1})
    lines = ["1010 B flip 5", "1110 B club 1 bees 1", "1210 Y bed"]
    heard = run(position, *lines, until=1_300)  # BED has the key 1210, the club 1300
    assert public(heard)[1:] == [Bed(1_300, 2, 1, "yellow", 1)]
    assert of(Rejected, heard) == [Rejected(0, 1_300, 2, "target_asleep", 200)]
    assert faces(position, "B")[1] == "club"


@pytest.mark.rules("GRU-262")
def test_a_pawn_can_be_clubbed_in_the_window_in_which_it_was_put() -> None:
    position = race(shows={"B": CLUB_1})
    heard = run(position, "1010 Y place 5 2 bees", "1020 B club 1 bees 1", until=1_100)
    assert heard == [Placed(1_100, 2, 5, 2, "bees", 1), Clubbed(1_100, 0, 1, "bees", 1, 2, 5, 2)]
    position = race(shows={"B": CLUB_1})
    heard = run(position, "1010 B club 1 bees 1", "1020 Y place 5 2 bees", until=1_100)
    assert heard == [Rejected(0, 1_100, 1, "no_target", 200), Placed(1_100, 2, 5, 2, "bees", 1)]


# --- GRU-263


@pytest.mark.rules("GRU-263", "GRU-091")
def test_everything_after_the_end_is_too_late() -> None:
    position = race(asleep="B")
    lines = ["1010 P flip 5", "1110 P place 5 5 fish", "1120 P bed"]
    lines += ["1210 G flip 5", "1220 Y bed", "1230 G place 5 2 fish", "1240 G bed"]
    heard = run(position, *lines, until=1_300)
    # keys: G 1210, Y 1220, P's put 1300
    assert public(heard)[:4] == [
        Flipped(1_100, 1, 5, "5"),
        Flipped(1_300, 3, 5, "5"),
        Bed(1_300, 2, 2, "yellow", 0),
        HuntEnd(1_300, "huts", 2),
    ]
    assert [event for event in answers(heard) if isinstance(event, Rejected)] == [
        Rejected(1, 1_300, 2, "round_over", 0),
        Rejected(1, 1_300, 3, "round_over", 0),
        Rejected(3, 1_300, 2, "round_over", 0),
        Rejected(3, 1_300, 3, "round_over", 0),
    ]


@pytest.mark.rules("GRU-263", "GRU-095")
def test_nightfall_empties_every_buffer_too() -> None:
    position = race(hunt_max=60)
    run(position, "15000 B place 4 1 bees", "35000 B place 5 2 bees", "55000 B place 6 2 bees", until=59_800)
    lines = ["59850 B place 7 3 birds", "59950 B flip 8", "59960 B bed", "59970 P place 5 2 fish"]
    heard = run(position, *lines, until=60_000)
    assert public(heard)[:3] == [
        Placed(59_900, 0, 7, 3, "birds", 1),
        Placed(60_000, 1, 5, 2, "fish", 1),
        HuntEnd(60_000, "time", None),
    ]
    assert [event for event in answers(heard) if isinstance(event, Rejected)] == [
        Rejected(0, 60_000, number, "round_over", 0) for number in (5, 6)
    ]


@pytest.mark.rules("GRU-263", "GRU-094")
def test_the_last_pawn_of_the_table_ends_the_hunt_for_all_that_waits() -> None:
    own = "bees: B1#1 B3#2; reptiles: B5#3 B1#4 B2#6; birds: B3#7 B2#8"
    yellow = "; fish: Y1#1 Y3#2 Y5#3 Y1#4; mammoths: Y2#5 Y2#6 Y3#7 Y2#8"
    position = race(own + yellow, asleep="P", clans="BPY")
    heard = run(position, "1010 B place 5 2 sorcerer", "1020 B bed", "1030 Y bed", until=1_100)
    assert public(heard)[:2] == [Placed(1_100, 0, 5, 2, "sorcerer", 1), HuntEnd(1_100, "nothing_left", 0)]
    assert [event for event in answers(heard) if isinstance(event, Rejected)] == [
        Rejected(0, 1_100, 2, "round_over", 0),
        Rejected(2, 1_100, 1, "round_over", 0),
    ]


# --- GRU-264


@pytest.mark.rules("GRU-257", "GRU-264")
def test_scenario_34_turn_and_put() -> None:
    position = race()
    heard = run(position, "2030 B place 5 5 bees", "2150 P place 5 2 bees", until=2_300)
    assert heard == [
        Flipped(2_100, 0, 5, "5"),
        Placed(2_200, 1, 5, 2, "bees", 1),
        Placed(2_300, 0, 5, 5, "bees", 2),
    ]
    assert track(position, "bees") == ["P2", "B5"]


@pytest.mark.rules("GRU-257", "GRU-264")
@pytest.mark.parametrize("arrival", [2_050, 2_101, 2_250, 2_299])
def test_scenario_34_a_later_command_waits_behind_the_put(arrival: int) -> None:
    heard = run(race(), "2030 B place 5 5 bees", f"{arrival} B flip 6", until=2_800)
    assert public(heard) == [
        Flipped(2_100, 0, 5, "5"),
        Placed(2_300, 0, 5, 5, "bees", 1),
        Flipped(2_800, 0, 6, "4"),
    ]
    assert answers(heard) == [Buffered(0, arrival, 2, None)]


@pytest.mark.rules("GRU-264")
def test_a_pawn_that_already_shows_the_face_is_put_at_once() -> None:
    position = race("bees: Y5", shows={"B": {5: 5, 1: "club"}})
    assert run(position, "1010 B place 5 5 fish", until=1_100) == [Placed(1_100, 0, 5, 5, "fish", 1)]
    heard = run(position, "1610 B club 1 bees 1", until=1_700)
    assert heard == [Clubbed(1_700, 0, 1, "bees", 1, 2, 3, 5)]


@pytest.mark.rules("GRU-264")
def test_a_club_is_turned_up_first() -> None:
    position = race("bees: Y5")
    heard = run(position, "1010 B club 1 bees 1", until=1_300)
    assert heard == [Flipped(1_100, 0, 1, "club"), Clubbed(1_300, 0, 1, "bees", 1, 2, 3, 5)]


@pytest.mark.rules("GRU-264", "GRU-254")
def test_a_child_turns_and_puts_twice_as_fast() -> None:
    heard = run(race(children="B"), "1010 B place 5 5 fish", until=1_300)
    assert heard == [Flipped(1_100, 0, 5, "5"), Placed(1_200, 0, 5, 5, "fish", 1)]


@pytest.mark.rules("GRU-264")
def test_the_face_that_counts_is_the_one_shown_when_the_command_is_done() -> None:
    heard = run(race(), "1010 B flip 5", "1110 B place 5 2 fish", until=1_500)
    assert public(heard) == [
        Flipped(1_100, 0, 5, "5"),
        Flipped(1_300, 0, 5, "2"),
        Placed(1_500, 0, 5, 2, "fish", 1),
    ]


@pytest.mark.rules("GRU-264")
@pytest.mark.parametrize(
    ("tracks", "move", "reason"),
    [
        ("bees: Y5 B1#4", "club 1 bees 2", "own_pawn"),
        ("bees: Y5xG", "club 1 bees 1", "already_clubbed"),
        ("bees: P5", "club 1 bees 1", "target_asleep"),
        ("bees: Y5", "club 1 bees 2", "no_target"),
        ("fish: Y2 Y2 Y3 Y1 G2 G2", "place 5 5 fish", "board_full"),
    ],
)
def test_no_pawn_is_turned_for_what_fails_otherwise(tracks: str, move: str, reason: str) -> None:
    position = race(tracks, asleep="P")
    assert run(position, f"1010 B {move}", until=1_500) == [Rejected(0, 1_100, 1, reason, 200)]
    assert (faces(position, "B")[1], faces(position, "B")[5]) == ("1", "2")


@pytest.mark.rules("GRU-264", "GRU-261")
def test_the_put_is_checked_again_when_the_board_has_become_full() -> None:
    position = race("fish: Y2 Y2 Y3 Y1 G2")
    heard = run(position, "1010 B place 5 5 fish", "1150 P place 5 2 fish", "1160 B flip 6", until=1_500)
    assert public(heard) == [
        Flipped(1_100, 0, 5, "5"),
        Placed(1_200, 1, 5, 2, "fish", 6),
        Flipped(1_500, 0, 6, "4"),
    ]
    assert answers(heard) == [Buffered(0, 1_160, 2, None), Rejected(0, 1_300, 1, "board_full", 200)]
    assert faces(position, "B")[5] == "5"


@pytest.mark.rules("GRU-264", "GRU-262")
def test_the_put_is_checked_again_when_the_target_is_safe() -> None:
    position = race("bees: Y5")
    heard = run(position, "1010 B club 1 bees 1", "1150 Y bed", until=1_300)
    assert heard == [
        Flipped(1_100, 0, 1, "club"),
        Bed(1_200, 2, 1, "yellow", 1),
        Rejected(0, 1_300, 1, "target_asleep", 200),
    ]
    assert faces(position, "B")[1] == "club"


@pytest.mark.rules("GRU-264", "GRU-242")
def test_the_put_has_the_instant_of_the_free_hand_as_its_key() -> None:
    lines = ["100 B owd 150", "1010 B place 5 5 fish", "1290 P place 5 2 fish"]
    position = race()
    run(position, *lines, until=1_300)
    assert track(position, "fish") == ["P2", "B5"]


@pytest.mark.rules("GRU-264", "GRU-253")
def test_the_put_is_never_superseded_and_the_buffer_is() -> None:
    lines = ["1010 B place 5 5 fish", "1120 B flip 6", "1210 B flip 7"]
    heard = run(race(), *lines, until=1_800)
    assert public(heard) == [
        Flipped(1_100, 0, 5, "5"),
        Placed(1_300, 0, 5, 5, "fish", 1),
        Flipped(1_800, 0, 7, "5"),
    ]
    assert of(Rejected, heard) == [Rejected(0, 1_210, 2, "superseded", 0)]


@pytest.mark.rules("GRU-264", "GRU-271")
def test_the_turn_of_a_turn_and_put_counts_as_a_flip_for_the_stall_clock() -> None:
    position = race()
    heard = run(position, "19850 B place 5 5 fish", until=20_000)
    assert [type(event).__name__ for event in heard] == ["Flipped", "StallWarning"]
