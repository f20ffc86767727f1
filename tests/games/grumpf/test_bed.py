"""Going to bed, and the end of the hunt. GRU-085 to GRU-098."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.games.grumpf import GRUMPF, Grumpf, GrumpfGame, content
from tablee.games.grumpf.events import Bed, BoardTally, Flipped, HuntEnd, Placed, StallWarning, TurnOpen
from tablee.kernel.reading import read_edition
from tests.games.grumpf.board import (
    PACES,
    hunt,
    later,
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
    tally,
    track,
    verdict,
    view,
)

OTHERS_DONE = (
    "bees: P1#1 P3#2 P5#3 P4#4 P5#5 P4#6 P5#7 P3#8; reptiles: Y1#1 Y3#2 Y5#3 Y4#4 Y5#5 Y4#6 Y5#7; fish: Y3#8; "
    "birds: B1#1 B3#2 B5#3 B4#4 B5#5"
)  # blue still has 6, 7 and 8


def huts(position: Grumpf) -> list[int | None]:
    return [clan.hut for clan in view(position).clans]


# --- BED


@pytest.mark.rules("GRU-085", "GRU-087", "GRU-093")
def test_an_awake_players_elder_takes_a_free_hut_and_his_colour_is_announced() -> None:
    position = hunt("bees: B5")
    assert play(position, "B", "bed") == [
        Bed(t=0, seat=0, hut=1, colour="blue", huts_left=1),
        TurnOpen(t=0, seat=1),
    ]
    assert huts(position) == [1, None, None, None]


@pytest.mark.rules("GRU-087")
@pytest.mark.parametrize(
    ("letter", "colour"),
    [("V", "violet"), ("O", "orange"), ("G", "green"), ("Y", "yellow"), ("P", "pink"), ("B", "blue")],
)
def test_the_announcement_names_every_colour(letter: str, colour: str) -> None:
    position = hunt(clans="VOGYPB", turn=letter)
    assert only(Bed, play(position, letter, "bed")).colour == colour


@pytest.mark.rules("GRU-085")
def test_no_two_elders_share_a_hut() -> None:
    position = hunt(clans="BPYGO")
    taken = [only(Bed, play(position, clan, "bed")) for clan in "BPY"]
    assert [(bed.hut, bed.huts_left) for bed in taken] == [(1, 2), (2, 1), (3, 0)]


@pytest.mark.rules("GRU-086")
@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("lying", ["", "bees: B5", "bees: B1 B3 B5 B4 B5 B4 B5 B3"])
def test_one_may_go_to_bed_with_none_some_or_all_pawns_placed(pace: str, lying: str) -> None:
    assert verdict(hunt(lying, pace=pace), "B", "bed") is None


@pytest.mark.rules("GRU-086")
def test_a_player_without_pawns_is_not_forced_to_bed() -> None:
    position = hunt("bees: B1 B3 B5 B4 B5 B4 B5 B3")
    assert sorted(moves(position, "B")) == ["bed", "wait"]
    assert play(position, "B", "wait")[-1] == TurnOpen(t=0, seat=1)
    assert huts(position) == [None] * 4


@pytest.mark.rules("GRU-088", "GRU-090")
@pytest.mark.parametrize("pace", PACES)
def test_a_sleeping_player_acts_no_more_and_does_not_wake(pace: str) -> None:
    position = hunt("bees: P2", asleep="B", pace=pace)
    expected = "not_your_turn" if pace == "turns" else "asleep"
    for move in ("place 8 2 bees", "club 1 bees 1", "bed"):
        assert verdict(position, "B", move) == expected
    if pace != "realtime":  # there a command is judged when it is applied
        assert moves(position, "B") == []
    assert huts(position)[0] == 1
    resolve(position)
    assert huts(position)[0] == 1


@pytest.mark.rules("GRU-088")
def test_sleepers_are_not_waited_for() -> None:
    assert hunt(asleep="BY", pace="beats", clans="BPYGO").awaited() == (1, 3, 4)
    position = hunt(asleep="P", turn="B")
    assert play(position, "B", "wait")[-1] == TurnOpen(t=0, seat=2)


@pytest.mark.rules("GRU-089")
def test_from_that_instant_none_of_his_pawns_can_be_clubbed() -> None:
    position = hunt("bees: B5; fish: B2", turn="B")
    assert verdict(hunt("bees: B5; fish: B2", turn="P"), "P", "club 1 bees 1") is None
    play(position, "B", "bed")
    assert refusal(position, "P", "club 1 bees 1") == "target_asleep"
    assert refusal(position, "P", "club 1 fish 1") == "target_asleep"


@pytest.mark.rules("GRU-089")
def test_what_was_clubbed_before_stays_clubbed_and_his_clubs_stay() -> None:
    position = hunt("mammoths: B5xP P4xB Y1", animals="mammoths 1")
    play(position, "B", "bed")
    assert track(position, "mammoths") == ["B5x", "P4x", "Y1"]
    counted = tally("mammoths", resolve(position))
    assert [(pawn.clan, pawn.value) for pawn in counted.pawns] == [(2, 1)]
    assert owned(position, "Y") == {"mammoths": 1}


@pytest.mark.rules("GRU-093")
@pytest.mark.parametrize(("taken", "hut"), [((0, 0), 1), ((1, 0), 2), ((2, 0), 1), ((3, 0), 1), ((1, 3), 2)])
def test_the_lowest_free_hut_is_used(taken: tuple[int, int], hut: int) -> None:
    written = paper(clans="BPYGO", turns={"first": 2})
    for seat in (0, 1):
        written["clans"][seat]["hut"] = taken[seat]
    assert only(Bed, play(position(written), "Y", "bed")).hut == hut


# --- The end


@pytest.mark.rules("GRU-091", "GRU-098")
@pytest.mark.parametrize(("clans", "asleep"), [("BPY", "P"), ("BPYG", "P"), ("BPYGO", "PY"), ("BPYGOV", "PY")])
def test_when_the_last_hut_is_taken_the_hunt_ends_at_once(clans: str, asleep: str) -> None:
    position = hunt("bees: B5 P2", clans, asleep=asleep)
    heard = play(position, "B", "bed")
    assert heard[:2] == [
        Bed(t=0, seat=0, hut=len(asleep) + 1, colour="blue", huts_left=0),
        HuntEnd(t=0, cause="huts", seat=0),
    ]
    assert phase(position) == "review"
    last = len(clans) - 1
    assert refusal(position, last, "place 8 2 bees") == "not_now"


@pytest.mark.rules("GRU-092")
def test_pawns_in_front_of_their_owners_count_for_nothing_at_the_end() -> None:
    position = hunt("mammoths: P1", asleep="P", clans="BPY", animals="mammoths 1")
    assert len(pawns(position, "B", "held")) == 8
    counted = tally("mammoths", play(position, "B", "bed"))
    assert (counted.sum, counted.count, [rank.clan for rank in counted.ranking]) == (1, 1, [1])
    assert owned(position, "P") == {"mammoths": 1}


@pytest.mark.rules("GRU-094")
def test_the_hunt_ends_when_the_last_pawn_is_placed_though_huts_are_free() -> None:
    position = hunt(f"{OTHERS_DONE}; mammoths: B4#6 B5#7", "BPY")
    assert huts(position) == [None] * 3
    heard = play(position, "B", "place 8 2 sorcerer")
    assert heard[:2] == [
        Placed(t=0, seat=0, pawn=8, value=2, board="sorcerer", space=1),
        HuntEnd(t=0, cause="nothing_left", seat=0),
    ]


@pytest.mark.rules("GRU-094")
def test_the_hunt_ends_when_the_last_pawn_is_used_as_a_club() -> None:
    done = OTHERS_DONE.replace("B1#1", "B4#6").replace("B5#5", "B5#5 B3#8 B5#7")
    position = hunt(done, "BPY")
    assert pawns(position, "B", "held") == [1]
    assert play(position, "B", "club 1 bees 1")[1] == HuntEnd(t=0, cause="nothing_left", seat=0)


@pytest.mark.rules("GRU-094")
def test_the_hunt_ends_when_the_only_player_with_pawns_goes_to_bed() -> None:
    position = hunt(OTHERS_DONE, "BPY")
    heard = play(position, "B", "bed")
    assert heard[:2] == [
        Bed(t=0, seat=0, hut=1, colour="blue", huts_left=1),
        HuntEnd(t=0, cause="nothing_left", seat=0),
    ]


@pytest.mark.rules("GRU-094")
def test_one_pawn_left_to_somebody_awake_keeps_the_hunt_going() -> None:
    position = hunt(f"{OTHERS_DONE}; mammoths: B4#6", "BPY")
    play(position, "B", "place 7 3 sorcerer")
    assert phase(position) == "hunt"
    assert pawns(position, "B", "held") == [8]


@pytest.fixture
def tiny(tmp_path: Path) -> GrumpfGame:
    """A box whose boards have one space each, so that they can all be full while pawns are left."""
    printed = (Path(content.__file__).parent / "content.toml").read_text("utf-8")
    for spaces in (6, 7, 8):
        printed = printed.replace(f"spaces = {spaces}", "spaces = 1")
    path = tmp_path / "tiny.toml"
    path.write_text(printed, "utf-8")
    game = read_edition(GRUMPF, path)
    assert isinstance(game, GrumpfGame)
    return game


FIVE = "bees: B3 ; reptiles: B5; fish: B4; birds: B5; mammoths: B4"


@pytest.mark.rules("GRU-094")
def test_the_hunt_ends_when_pawns_are_left_but_none_can_be_put_anywhere(tiny: GrumpfGame) -> None:
    position = tiny.position(paper(f"{FIVE}; sorcerer: B5", "BPY"))
    heard = play(position, "B", "bed")
    assert heard[1] == HuntEnd(t=0, cause="nothing_left", seat=0)
    assert pawns(position, "P", "held") == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.rules("GRU-094")
def test_a_club_that_could_still_be_used_keeps_the_hunt_going(tiny: GrumpfGame) -> None:
    position = tiny.position(paper(FIVE, "BPY"))
    play(position, "B", "place 7 5 sorcerer")
    assert phase(position) == "hunt"
    assert {move.split()[0] for move in moves(position, "P")} == {"club", "bed", "wait"}


@pytest.mark.rules("GRU-094")
def test_targets_are_of_no_use_when_nobody_has_a_club_left(tiny: GrumpfGame) -> None:
    used = "bees: B1#1xP#2; reptiles: B3#2xY#2; fish: P1#1xY#3; birds: P5#3; mammoths: Y1#1"
    position = tiny.position(paper(used, "BPY"))
    heard = play(position, "B", "place 3 5 sorcerer")
    assert heard[1] == HuntEnd(t=0, cause="nothing_left", seat=0)
    assert [pawns(position, clan, "held") for clan in "BPY"] == [[4, 5, 6, 7, 8]] * 3


@pytest.mark.rules("GRU-094")
def test_a_place_that_could_still_be_taken_keeps_the_hunt_going(tiny: GrumpfGame) -> None:
    position = tiny.position(paper(FIVE, "BPY"))
    play(position, "B", "bed")
    assert phase(position) == "hunt"
    assert "place 8 2 sorcerer" in moves(position, "P")


@pytest.mark.rules("GRU-094")
def test_both_faces_of_a_pawn_are_considered(tiny: GrumpfGame) -> None:
    """In real time, every pawn that is left shows a value and all boards are full: a club is underneath."""
    position = tiny.position(paper(FIVE, "BPY", pace="realtime"))
    position.drain()
    later(position, 10)
    play(position, "B", "place 7 3 sorcerer")
    assert [type(event) for event in later(position, 100)] == [Placed]
    assert phase(position) == "hunt"


@pytest.mark.rules("GRU-095")
@pytest.mark.parametrize("seconds", [60, 90, 120, 180])
def test_night_falls_at_the_time_limit(seconds: int) -> None:
    hunt_max = seconds * 1_000
    start = hunt_max - 9_000
    clock = {"last_act": start, "time_warned": True}
    position = hunt("bees: B5", pace="realtime", hunt_max=seconds, now=start, realtime=clock)
    assert of(HuntEnd, later(position, hunt_max - 1)) == []
    assert later(position, hunt_max)[0] == HuntEnd(t=hunt_max, cause="time", seat=None)


@pytest.mark.rules("GRU-096")
def test_night_falls_when_nobody_places_anything_for_30_seconds_with_a_warning_before() -> None:
    position = hunt("bees: B5", pace="realtime")
    assert later(position, 19_999) == []
    assert later(position, 20_000) == [StallWarning(t=20_000, seconds_left=10)]
    assert later(position, 29_999) == []
    assert later(position, 30_000)[0] == HuntEnd(t=30_000, cause="stall", seat=None)


@pytest.mark.rules("GRU-096")
def test_flips_do_not_reset_that_clock() -> None:
    position = hunt(pace="realtime")
    later(position, 15_010)
    play(position, "B", "flip 1")
    assert [type(event) for event in later(position, 20_000)] == [Flipped, StallWarning]
    later(position, 29_000)
    play(position, "B", "flip 1")
    assert only(HuntEnd, later(position, 30_000)).cause == "stall"


@pytest.mark.rules("GRU-096")
@pytest.mark.parametrize("move", ["place 8 2 fish", "bed"])
def test_a_placement_or_a_bed_resets_it(move: str) -> None:
    position = hunt("bees: P2", pace="realtime")
    later(position, 15_010)
    play(position, "B", move)
    assert of(StallWarning, later(position, 35_000)) == []
    assert only(StallWarning, later(position, 35_100)) == StallWarning(t=35_100, seconds_left=10)
    assert later(position, 45_100)[0] == HuntEnd(t=45_100, cause="stall", seat=None)


@pytest.mark.rules("GRU-097")
def test_the_cause_of_the_end_changes_nothing_in_the_resolution() -> None:
    lying, animals = f"{OTHERS_DONE}; mammoths: B4#6 B5#7 B3#8", "bees 3, reptiles 2, fish 2, birds 3, mammoths 1"
    last = lying.replace(" B3#8", "")
    by_stall = hunt(lying, "BPY", animals=animals, pace="realtime")
    by_time = hunt(lying, "BPY", animals=animals, pace="realtime", hunt_max=15)
    nothing_left = hunt(last, "BPY", animals=animals)
    by_huts = hunt(lying, "BPY", animals=animals, asleep="P")
    heard = {
        "stall": resolve(by_stall),
        "time": resolve(by_time),
        "nothing_left": play(nothing_left, "B", "place 8 3 mammoths")[1:],
        "huts": play(by_huts, "B", "bed")[1:],
    }
    results = []
    for cause, events in heard.items():
        assert only(HuntEnd, events).cause == cause
        counted = [(tally.board, tally.met, tally.ranking, tally.pawns) for tally in of(BoardTally, events)]
        results.append(counted)
    assert results == [results[0]] * 4
    won = [[owned(at, seat) for seat in range(3)] for at in (by_stall, by_time, nothing_left, by_huts)]
    assert won == [won[0]] * 4
    assert any(won[0])


@pytest.mark.rules("GRU-098")
def test_a_bed_that_takes_the_last_hut_and_leaves_nothing_to_do_ends_the_hunt_by_the_huts() -> None:
    position = hunt(OTHERS_DONE, "BPY", asleep="P")
    assert play(position, "B", "bed")[1] == HuntEnd(t=0, cause="huts", seat=0)


@pytest.mark.rules("GRU-098", "GRU-095")
def test_the_commands_of_the_last_window_come_before_the_time_limit() -> None:
    position = hunt(pace="realtime", hunt_max=15)
    later(position, 14_950)
    play(position, "B", "place 8 2 fish")
    heard = later(position, 15_000)
    assert heard[:2] == [
        Placed(t=15_000, seat=0, pawn=8, value=2, board="fish", space=1),
        HuntEnd(t=15_000, cause="time", seat=None),
    ]


@pytest.mark.rules("GRU-098")
def test_a_command_that_ends_the_hunt_at_the_limit_gives_the_cause() -> None:
    position = hunt("", "BPY", pace="realtime", hunt_max=15, asleep="P")
    later(position, 14_950)
    play(position, "B", "bed")
    assert only(HuntEnd, later(position, 15_000)) == HuntEnd(t=15_000, cause="huts", seat=0)


@pytest.mark.rules("GRU-098")
def test_time_comes_before_the_stall() -> None:
    position = hunt(pace="realtime", hunt_max=30)
    assert only(HuntEnd, later(position, 30_000)).cause == "time"


@pytest.mark.rules("GRU-098")
def test_the_stall_is_put_off_by_a_command_of_its_own_window() -> None:
    position = hunt(pace="realtime")
    later(position, 29_950)
    play(position, "B", "place 8 2 fish")
    assert [type(event) for event in later(position, 30_000)] == [Placed]
    assert phase(position) == "hunt"
