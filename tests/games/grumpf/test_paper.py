"""Positions on paper: what may be left out, what comes back, and what is refused with a reason."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tablee.games.grumpf import GRUMPF, Grumpf
from tablee.games.grumpf.moves import BOARDS
from tablee.kernel import BadPosition, FastLuck, Json
from tests.games.grumpf.board import (
    COMPLAINTS,
    faces,
    later,
    moves,
    paper,
    pawns,
    phase,
    play,
    position,
    random_game,
    setup,
    track,
    view,
)

THREE: list[Json] = [{"colour": "B"}, {"colour": "P"}, {"colour": "Y"}]


TWO: list[Json] = THREE[:2]
GONE: list[Json] = [{"gone": True}] * 3


def table(**more: Json) -> dict[str, Json]:
    return {"clans": THREE} | more


def exchange(**more: Json) -> dict[str, Json]:
    """The first of three may exchange."""
    clans: list[Json] = [{"animals": {"bees": 1}}, {"animals": {"fish": 1}}, {}]
    return {"clans": clans, "phase": "exchange", "chooser": 0} | more


def chosen(move: str) -> Json:
    return {"chosen": [move, None, None]}


def held(seats: int = 3, phase: str = "hunt", **hand: Json) -> dict[str, Json]:
    """The first hand in real time, GO now."""
    return {"clans": [{}] * seats, "phase": phase, "realtime": {"hands": [hand] + [{}] * (seats - 1)}}


# --- Reading


def test_only_the_clans_must_be_there() -> None:
    at = position({"clans": [{}, {}, {}]})
    seen = view(at)
    assert (seen.pace, seen.phase, seen.round, seen.huts, seen.tiles) == ("realtime", "hunt", 1, 2, 4)
    assert [clan.colour for clan in seen.clans] == ["violet", "orange", "green"]
    assert [board.side for board in seen.boards] == [1] * 6
    assert [track(at, board) for board in BOARDS] == [[]] * 6
    assert sum(seen.bag) == 36
    assert (at.now, seen.hunt_max, seen.go_at) == (0, 120_000, 0)
    assert list(faces(at, 0).values()) == ["1", "3", "5", "1", "2", "2", "3", "2"]


def test_a_colour_left_out_is_the_first_that_is_left() -> None:
    at = position({"clans": [{}, {"colour": "V"}, {}, {"colour": "G"}]})
    assert [clan.colour for clan in view(at).clans] == ["orange", "violet", "yellow", "green"]


def test_a_position_is_read_as_it_is_written() -> None:
    at = position(
        {
            "clans": [
                {"colour": "B", "animals": {"bees": 2}, "tiles": 1},
                {"colour": "P", "hut": 2, "joker": True},
                {"colour": "Y", "child": True, "shows": {"4": 4}},
            ],
            "tracks": {"reptiles": ["B2#6", "P3#7", "Y5#3xB#1"], "fish": ["P1x"]},
            "animals": {"reptiles": 3},
            "sides": "212121",
            "round": 2,
        }
    )
    seen = view(at)
    assert track(at, "reptiles") == ["B2", "P3", "Y5x"]
    assert track(at, "fish") == ["P1x"]
    assert [spot.pawn for spot in seen.boards[1].track] == [6, 7, 3]
    assert (seen.boards[1].track[2].club_clan, seen.boards[1].track[2].club_pawn) == (0, 1)
    assert [(clan.tiles, clan.joker, clan.child, clan.hut) for clan in seen.clans] == [
        (1, False, False, None),
        (0, True, False, 2),
        (0, False, True, None),
    ]
    assert [board.side for board in seen.boards] == [2, 1, 2, 1, 2, 1]
    assert (seen.round, sum(seen.bag), seen.tiles) == (2, 24, 3)
    assert faces(at, "Y")[4] == "4"


def test_a_pawn_that_is_not_named_is_the_first_that_fits_and_leaves_enough() -> None:
    at = position(table(tracks={"bees": ["B5", "B5", "B5"], "fish": ["Y2xB", "Y3xB"]}))
    assert sorted(pawns(at, "B", "track")) == [3, 5, 7]
    assert sorted(pawns(at, "B", "club")) == [1, 2]


def test_a_club_whose_owner_is_not_named_is_anybody_elses() -> None:
    at = position(table(tracks={"bees": ["B5x"]}))
    assert view(at).boards[0].track[0].club_clan in (1, 2)


@pytest.mark.rules("GRU-010")
def test_the_time_limit_is_in_seconds_and_in_older_papers_in_milliseconds() -> None:
    for written, time in ((60, 60_000), (60_000, 60_000), (60_050, 60_050), (999, 999_000), (15_000, 15_000)):
        at = position(table(hunt_max=written))
        assert view(at).hunt_max == time
        assert view(position(at.to_json())).hunt_max == time
    assert position(table(hunt_max=60_000)).to_json()["hunt_max"] == 60
    with pytest.raises(BadPosition):
        position(table(hunt_max=1_000_000))


def test_in_a_slow_pace_pawns_have_no_face() -> None:
    assert set(faces(position(table(pace="turns")), "B").values()) == {None}


@pytest.mark.rules("GRU-224")
def test_neutral_pawns_that_are_not_on_a_track_are_aside() -> None:
    at = position({"clans": [{"colour": "B"}, {"colour": "P"}], "tracks": {"bees": ["N2#5"]}})
    assert [pawn.place for pawn in view(at).clans[2].pawns].count("aside") == 7
    assert view(at).clans[2].colour == "violet"


# --- Coming back


def same(at: Grumpf) -> None:
    """Written, read and written again it is the same; and so is everything that can be seen and done."""
    written = json.loads(json.dumps(at.to_json()))
    back = GRUMPF.position(written)
    assert back.to_json() == written
    for eyes in (None, *range(at.seats)):
        assert back.view(eyes) == at.view(eyes)
    for seat in range(at.seats):
        assert back.moves(seat) == at.moves(seat)
    assert (back.awaited(), back.due(), back.over, back.now) == (at.awaited(), at.due(), at.over, at.now)


@pytest.mark.parametrize("pace", ["turns", "beats"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_position_of_a_slow_game_comes_back(pace: str, seats: int) -> None:
    for number, (at, _) in enumerate(random_game(seats, seats, pace=pace, sides="mix_random", beginners="0")):
        if number % 5 == 0 or phase(at) in ("review", "exchange", "end"):
            same(at)


def moments(seats: int, seed: int) -> Iterator[Grumpf]:
    """A hunt in real time, seen at odd moments: hands busy, commands in the window and in the buffer."""
    luck = FastLuck(seed)
    at = setup(seats, seed, children="0", sides="111112")
    yield at
    for seat in range(seats):
        play(at, seat, "ready")
        yield at
    play(at, 1, "shout")
    yield at
    later(at, 3_000, luck)
    for number in range(150):
        later(at, at.now + 1 + luck.below(150), luck)
        if phase(at) != "hunt":
            break
        seat = luck.below(seats)
        allowed = at.moves(seat)
        if allowed and number % 4:
            at.attempt(seat, allowed[luck.below(len(allowed))], luck)
        yield at
    yield at


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_moment_of_a_hunt_in_real_time_comes_back(seats: int, seed: int) -> None:
    for at in moments(seats, seed):
        same(at)


@pytest.mark.parametrize("seed", range(4))
def test_a_hunt_goes_on_from_paper_as_it_would_have(seed: int) -> None:
    for number, at in enumerate(moments(3, seed)):
        if number % 25 == 24 and phase(at) == "hunt":
            back = position(at.to_json())
            there, here = at.clone(), back
            there.drain()
            there.advance(at.now + 2_000, FastLuck(9))
            here.advance(at.now + 2_000, FastLuck(9))
            assert there.drain() == here.drain()
            assert there.to_json() == here.to_json()


# --- What cannot stand

ALL_CLUBS = ["bees: B1#1", "bees: B3#2", "bees: B5#3"]
CLUBS_OF_B = ["B#1", "B#2", "B#3"]

PAPER: list[tuple[str, dict[str, Json], str]] = [
    ("a fifth round", table(round=5), "GRU-035"),
    ("one colour twice", {"clans": [{"colour": "B"}, {"colour": "B"}, {}]}, "GRU-002"),
    ("the neutral colour taken", {"clans": [{"colour": "B"}, {"colour": "P"}], "neutral": "B"}, "GRU-002"),
    ("a track too long", table(tracks={"fish": ["B2", "P2", "Y2", "B3", "P3", "Y3", "B4"]}), "GRU-067"),
    ("more fives than a clan has", table(tracks={"bees": ["B5", "B5", "B5", "B5"]}), "GRU-025"),
    ("one pawn twice", table(tracks={"bees": ["B5#3"], "fish": ["B5#3"]}), "GRU-025"),
    ("a face that no pawn has", table(tracks={"bees": ["B6"]}), "GRU-025"),
    ("a face that this pawn has not", table(tracks={"bees": ["B5#1"]}), "GRU-025"),
    ("a club of a pawn without one", table(tracks={"bees": ["B5xP#8"]}), "GRU-025"),
    ("more clubs than there are", table(tracks={"bees": ["B5xP", "B2xP", "Y3xP", "Y2xP"]}), "GRU-025"),
    ("a club on one's own pawn", table(tracks={"bees": ["B5xB"]}), "GRU-072"),
    ("a clan that is not there", table(tracks={"bees": ["G5"]}), "GRU-002"),
    ("a neutral clan among three", table(tracks={"bees": ["N5"]}), "GRU-002"),
    ("the pawn that six do not use", {"clans": [{}] * 6, "tracks": {"bees": ["V1#1"]}}, "GRU-025"),
    ("a wrong face shown", {"clans": [{"shows": {"1": 5}}, {}, {}]}, "GRU-052"),
    ("a pawn #9 shown", {"clans": [{"shows": {"9": 1}}, {}, {}]}, "GRU-052"),
    ("a face shown in a slow pace", {"clans": [{"shows": {"1": "club"}}, {}, {}], "pace": "turns"}, "GRU-052"),
    (
        "a face shown by a pawn that lies elsewhere",
        {"clans": [{"colour": "B", "shows": {"3": 5}}, {}, {}], "tracks": {"bees": ["B5#3"]}},
        "GRU-052",
    ),
    ("too many mammoths", table(animals={"mammoths": 6}), "GRU-029"),
    ("too many birds in all", {"clans": [{"animals": {"birds": 4}}, {"animals": {"birds": 4}}, {}]}, "GRU-029"),
    ("a bag too short", table(bag=["bees"] * 12), "GRU-038"),
    ("a bag that is not empty in the last round", table(bag=["bees"], round=4), "GRU-038"),
    ("more animals elsewhere than were drawn", table(animals={"bees": 14}), "GRU-038"),
    ("five tiles", {"clans": [{"tiles": 3}, {"tiles": 2}, {}]}, "GRU-023"),
    ("too many tiles left", table(tiles=5), "GRU-023"),
    ("tiles where there are none", table(sides="111112", tiles=4), "GRU-023"),
    ("getting ready by turns", table(phase="ready", pace="turns"), "GRU-043"),
    ("the end in the first round", table(phase="end"), "GRU-035"),
    ("a pawn before GO", table(phase="ready", tracks={"bees": ["B5"]}), "GRU-041"),
    ("asleep before GO", {"clans": [{"hut": 1}, {}, {}], "phase": "ready"}, "GRU-041"),
    ("discarded without a neutral clan", table(discarded={"bees": 1}), "GRU-027"),
    ("a neutral colour for three", table(neutral="B"), "GRU-027"),
    ("a Joker for everybody", {"clans": [{"joker": True}] * 3}, "GRU-007"),
    ("two in one hut", {"clans": [{"hut": 1}, {"hut": 1}, {}, {}, {}]}, "GRU-085"),
    ("a hut that is not there", {"clans": [{"hut": 3}, {}, {}]}, "GRU-085"),
    ("a hunt with all huts taken", {"clans": [{"hut": 1}, {"hut": 2}, {}]}, "GRU-085"),
    ("an exchange of nobody", table(phase="exchange"), "GRU-165"),
    ("an exchange of a seat that is not there", table(phase="exchange", chooser=5), "GRU-001"),
    ("an exchange without animals", table(phase="exchange", chooser=0), "GRU-173"),
    ("the turn of a sleeper", {"clans": [{"hut": 1}, {}, {}], "pace": "turns"}, "GRU-285"),
    ("the turn of a seat that is not there", table(pace="turns", turns={"turn": 4}), "GRU-001"),
    ("a first seat that is not there", table(pace="beats", beats={"first": 3}), "GRU-001"),
    ("a choice that is not legal", table(pace="beats", beats={"chosen": ["club 1 bees 1", None, None]}), "GRU-291"),
    ("a choice that is no move of a hunt", table(pace="beats", beats={"chosen": ["ready", None, None]}), "GRU-061"),
    ("a command that is no move", table(realtime={"hands": [{"coming": [1, "dance", 0, 100]}, {}, {}]}), "GRU-061"),
    ("a priority with a seat twice", table(realtime={"priority": [0, 0, 1]}), "GRU-243"),
    ("an exchange on the first side of the Sorcerer", exchange(sides="222221"), "GRU-165"),
    ("an exchange to come on that side", exchange(sides="111111", phase="review"), "GRU-165"),
    ("everybody has chosen", table(pace="beats", beats={"chosen": ["wait", "bed", "place 3 5 bees"]}), "GRU-290"),
    (
        "everybody who is awake has chosen",
        {"clans": [{}, {"hut": 1}, {}], "pace": "beats", "beats": {"chosen": ["wait", None, "wait"]}},
        "GRU-290",
    ),
    ("a choice of a sleeper", {"clans": [{"hut": 1}, {}, {}], "pace": "beats", "beats": chosen("wait")}, "GRU-291"),
    ("a choice outside a hunt", table(pace="beats", phase="review", beats=chosen("wait")), "GRU-291"),
    ("a face that the chosen pawn has not", table(pace="beats", beats=chosen("place 1 5 bees")), "GRU-291"),
    ("a wait in a hand in real time", held(coming=[1, "wait", 50, 100]), "GRU-265"),
    ("a wait in a buffer", held(waiting=[1, "wait", 0, 0]), "GRU-265"),
    ("a face that the pawn in a hand has not", held(coming=[1, "place 1 5 bees", 50, 100]), "GRU-265"),
    ("a space that the board has not", held(waiting=[1, "club 1 fish 7", 0, 0]), "GRU-265"),
    ("a pawn that six do not use in a hand", held(6, coming=[1, "flip 1", 50, 100]), "GRU-265"),
    ("a bed in the place of a pawn", held(waiting=[1, "bed", 0, 0]), "GRU-252"),
    ("a pawn in the place of the bed", held(bed=[1, "flip 1", 0, 0]), "GRU-252"),
    ("a command after the hunt", held(phase="review", coming=[1, "flip 1", 50, 100]), "GRU-263"),
    ("a command before GO", held(phase="ready", bed=[1, "bed", 0, 0]), "GRU-263"),
    ("a window that closes at no close", held(coming=[1, "flip 1", 50, 150]), "GRU-240"),
    ("a window far away", held(coming=[1, "flip 1", 50, 10_000]), "GRU-241"),
    ("a key that is later than its window", held(coming=[1, "flip 1", 150, 100]), "GRU-242"),
    ("a key that is earlier than any credit", held(coming=[1, "flip 1", -151, 100]), "GRU-242"),
    ("a hand that is busy for ever", held(busy_until=501), "GRU-250"),
    ("an arrival to come", held(arrivals=[101]), "GRU-268"),
    ("days in real time", table(daily=True), "GRU-012"),
    ("beat 31", table(pace="beats", beats={"beat": 31}), "GRU-295"),
    ("beat 99 after a hunt", table(pace="beats", phase="review", beats={"beat": 99}), "GRU-295"),
    ("a neutral Grumpf behind another", {"clans": TWO, "tracks": {"bees": ["B5", "N2"]}}, "GRU-223"),
    ("one in between", {"clans": TWO, "tracks": {"birds": ["N5", "P2", "N2"]}}, "GRU-223"),
    ("more neutral Grumpfs than are dealt", {"clans": TWO, "tracks": {"fish": ["N5", "N2"]}}, "GRU-222"),
    ("a neutral Grumpf clubbed before GO", {"clans": TWO, "phase": "ready", "tracks": {"fish": ["N5xB"]}}, "GRU-041"),
    ("waiting for somebody who is there", table(phase="waiting"), "GRU-314"),
    ("waiting for somebody by days", {"clans": GONE, "phase": "waiting", "pace": "turns", "daily": True}, "GRU-314"),
    ("a time to get ready without end", table(phase="ready", until=45_001), "GRU-235"),
    ("a time to shout without end", table(phase="shout", until=45_001), "GRU-235"),
    ("a review without end", table(phase="review", until=45_001), "GRU-044"),
    ("a review by turns without end", table(phase="review", pace="turns", now=5, until=45_006), "GRU-044"),
    ("a countdown without end", table(phase="countdown", realtime={"go_at": 3_001}), "GRU-237"),
    ("a countdown that is over", table(phase="countdown", now=1), "GRU-237"),
    ("a hunt that opens too late", table(realtime={"go_at": 3_001}), "GRU-274"),
    ("windows that open between two", table(realtime={"opened": 150, "go_at": 2_000}), "GRU-240"),
    ("a window that has closed too soon", table(now=150, realtime={"closed": 200}), "GRU-240"),
    ("something done in time to come", table(now=150, realtime={"last_act": 200}), "GRU-271"),
    ("a silence that was too long", table(now=20_001), "GRU-270"),
    ("a hunt after nightfall", table(now=60_001, hunt_max=60, realtime={"last_act": 60_000}), "GRU-270"),
    ("the turns of another pace", table(pace="beats", turns={"first": 1}), "GRU-009"),
    ("the hands of another pace", table(pace="turns", realtime={}), "GRU-009"),
]


WHICH: list[tuple[dict[str, list[str]], list[str], list[str]]] = [
    ({"bees": ["B5"] * 4}, ["bees: B5"] * 4, ["B#3", "B#5", "B#7"]),
    ({"bees": ["B4", "P2"], "fish": ["Y1", "B4", "B4"]}, ["bees: B4", "fish: B4", "fish: B4"], ["B#4", "B#6"]),
    ({"bees": ["B5#3", "P1", "B5#3"]}, ["bees: B5#3"] * 2, ["B#3"]),
    ({"fish": ["Y2xB", "Y3xB", "P2xB", "P5xB"]}, [f"fish: {spot}xB" for spot in ("Y2", "Y3", "P2", "P5")], CLUBS_OF_B),
    ({"bees": ["B1#1", "B3#2", "B5#3"], "fish": ["Y2xB"]}, [*ALL_CLUBS, "fish: Y2xB"], CLUBS_OF_B),
    ({"bees": ["B6"]}, ["bees: B6"], []),
    ({"bees": ["P2", "B5#1"]}, ["bees: B5#1"], []),
    ({"bees": ["P2xB#8"]}, ["bees: P2xB#8"], []),
]


@pytest.mark.parametrize(("tracks", "wrong", "right"), WHICH)
def test_the_grumpfs_that_cannot_all_be_there_are_named(
    tracks: dict[str, list[str]], wrong: list[str], right: list[str]
) -> None:
    with pytest.raises(BadPosition) as refused:
        GRUMPF.position(table(tracks=tracks))
    assert refused.value.detail == ("pawns" if right else "no_such_pawn")
    assert sorted(refused.value.parts["wrong"]) == sorted(wrong)  # type: ignore[call-overload]
    if right:
        assert refused.value.parts["right"] == right


@pytest.mark.parametrize(("name", "written", "rule"), PAPER, ids=[row[0] for row in PAPER])
def test_what_the_rules_do_not_allow_is_refused_with_the_rule(name: str, written: Json, rule: str) -> None:
    """And with what is wrong, what would be right, and where: complaints.txt has all of it, to read."""
    with pytest.raises(BadPosition) as refused:
        GRUMPF.position(written)
    assert refused.value.parts["rule"] == rule
    assert str(refused.value) == COMPLAINTS[name]


SHAPES: list[Json] = [
    {},
    [],
    "grumpf",
    None,
    {"clans": []},
    {"clans": [{}]},
    {"clans": [{}] * 7},
    {"clans": [1, 2, 3]},
    {"clans": [{"colour": "R"}, {}, {}]},
    {"clans": [{"colour": "blue"}, {}, {}]},
    {"clans": [{"name": "Ugg"}, {}, {}]},
    {"clans": [{"tiles": -1}, {}, {}]},
    {"clans": [{"joker": 2}, {}, {}]},
    {"clans": [{"animals": {"wolves": 1}}, {}, {}]},
    {"clans": [{"animals": {"bees": -1}}, {}, {}]},
    {"clans": [{"shows": {"1": "stone"}}, {}, {}]},
    table(tracks={"river": []}),
    table(tracks={"bees": "B5"}),
    table(tracks={"bees": [5]}),
    table(animals={"sorcerer": 1}),
    table(pace="blitz"),
    table(sides="11111"),
    table(sides="111113"),
    table(round=0),
    table(round="1"),
    table(phase="lunch"),
    table(hunt_max=0),
    table(now=-1),
    table(bag=["wolf"]),
    table(chooser=6),
    table(turns={"turn": 6}),
    table(beats={"beat": 0}),
    table(realtime={"priority": [0, 1, 7]}),
    table(weather="rain"),
]


@pytest.mark.parametrize("written", SHAPES, ids=[json.dumps(shape)[:60] for shape in SHAPES])
def test_what_is_no_position_at_all_is_refused(written: Json) -> None:
    with pytest.raises(BadPosition):
        GRUMPF.position(written)


@pytest.mark.parametrize(
    "spot", ["", "B", "5", "B0", "B7", "b5", "B5#9", "B5#0", "B5#", "R5", "B5xN", "B5y", "B5x#1", "B5 x"]
)
def test_a_spot_that_is_none_is_refused(spot: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GRUMPF.position(table(tracks={"bees": [spot]}))
    assert refused.value.detail == "spot"


LENGTHS = [
    ("continued", table(continued=[True])),
    ("waits", table(pace="turns", turns={"waits": [0, 0]})),
    ("chosen", table(pace="beats", beats={"chosen": [None]})),
    ("defaults", table(pace="beats", beats={"defaults": [False] * 4})),
    ("ready", table(realtime={"ready": []})),
    ("hands", table(realtime={"hands": [{}]})),
]


@pytest.mark.parametrize(("name", "written"), LENGTHS, ids=[row[0] for row in LENGTHS])
def test_lists_by_seat_have_one_entry_for_each_seat(name: str, written: Json) -> None:
    with pytest.raises(BadPosition) as refused:
        GRUMPF.position(written)
    assert (refused.value.detail, refused.value.parts["name"]) == ("length", name)


def test_reading_does_not_change_the_paper() -> None:
    written = paper("bees: B5 P2xY", asleep="P", own={"B": "bees 2"})
    before = json.dumps(written)
    at = GRUMPF.position(written)
    assert moves(at, 0)
    assert json.dumps(written) == before
