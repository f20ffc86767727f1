"""What is sent: frames with the events that some eyes hear and the fields that changed, numbered per audience."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tablee.games.smile import SMILE
from tablee.games.smile.view import LureView
from tablee.kernel import Event, Eyes, GroupEvent, PrivateEvent
from tablee.tables import acts
from tablee.tables.acts import Settings
from tablee.tables.records import TableState
from tablee.tables.telling import Teller, changed_fields, changed_items, changes, fields_but
from tests.tables.client import Client, merge, table_now, view_now
from tests.tables.evening import SECOND, Evening, bidding, from_bytes, lobby, playing


def plain(record: object) -> Any:
    """A record as its readers get it."""
    return msgspec.json.decode(msgspec.json.encode(record))


def frames(evening: Evening) -> dict[Eyes, Any]:
    """The last frames, as their readers decode them."""
    return {eyes: msgspec.json.decode(frame) for eyes, (_, frame) in evening.frames[-1].items()}


def in_a_known_place(evening: Evening) -> Evening:
    """The game goes on from a position that the test knows: seat 0 is to act, nothing is baited."""
    state = msgspec.json.decode(evening.state(), type=TableState)
    state.position = {
        "hunters": [{"hand": 6}, {"hand": 5, "front": ["C10"]}, {"hand": 7}],
        "row": {"C06": 0, "C22": 0, "C29": 0},
        "turn": 0,
        "round": 5,
    }
    assert state.sitting is not None
    (clock,) = state.sitting.clocks.values()
    state.sitting.clocks = {0: clock}
    numbers = evening.teller.numbers
    evening.table = from_bytes(evening, msgspec.json.encode(state))
    evening.teller = Teller(evening.table)
    evening.teller.numbers = dict(numbers)
    return evening


# --- Exact frames


def test_sitting_down_is_told_to_everybody() -> None:
    evening = Evening()
    evening.do("ada", acts.Sit())
    everybody = (
        b'{"n":1,"events":[["person_sat",0,"Ada"]],"table":{"host":0,"places":{"0":{"kind":"person","name":"Ada"}}}}'
    )
    assert evening.frames == [dict.fromkeys((None, 0, 1, 2), (1, everybody))]


def test_an_offer_is_told_to_each_as_far_as_it_concerns_them() -> None:
    evening = in_a_known_place(playing())
    evening.do("ada", acts.Play("offer C06"), wait=SECOND)
    deadline = evening.at + 80 * SECOND
    n = evening.teller.numbers[None]
    clock = ["clock_started", 1, deadline, 60_000]
    public = {"turn": 1, "row": {"0": ["C06", 1]}}
    assert frames(evening) == {
        None: {"n": n, "events": [["firefly_offered", 0, "C06", 1], ["turn_started", 1], clock], "public": public},
        0: {
            "n": n,
            "events": [["firefly_offered", 0, "C06", 1], ["hand_updated", 0, 5], ["turn_started", 1], clock],
            "public": public,
            "own": {"hand": 5, "options": []},
        },
        1: {
            "n": n,
            "events": [
                ["firefly_offered", 0, "C06", 1],
                ["turn_started", 1],
                ["decision_requested", 1, ["offer C06", "collect C06"]],
                clock,
            ],
            "public": public,
            "own": {"options": ["offer C06", "collect C06"]},
        },
        2: {"n": n, "events": [["firefly_offered", 0, "C06", 1], ["turn_started", 1], clock], "public": public},
    }


def test_a_pair_that_flees_is_told_by_the_fields_that_changed() -> None:
    evening = in_a_known_place(playing())
    evening.do("ada", acts.Play("offer C06"), wait=SECOND)
    evening.do("bob", acts.Play("collect C06"), wait=SECOND)
    told = frames(evening)
    assert [event[0] for event in told[2]["events"]] == [
        "creature_collected",
        "pair_fled",
        "turn_started",
        "decision_requested",
        "clock_started",
    ]
    assert told[None]["public"] == {
        "turn": 2,
        "row": [["C22", 0], ["C29", 0]],
        "hunters": {"1": {"creatures": [], "fled": ["C10", "C06"], "collected": True, "card_score": 0}},
    }
    assert told[1]["own"] == {"hand": 6, "options": []}
    assert "own" not in told[0]


def test_a_question_is_told_with_the_answers_so_far() -> None:
    evening = playing()
    evening.do("ada", acts.AskPause())
    assert frames(evening)[1]["table"]["question"] == {"what": "pause", "seat": 0, "yes": [0], "waits": [1, 2]}
    evening.do("cleo", acts.Answer(True))
    assert frames(evening)[1]["table"]["question"] == {"what": "pause", "seat": 0, "yes": [0, 2], "waits": [1]}
    evening.do("bob", acts.Answer(False))
    assert frames(evening)[1]["table"]["question"] is None


def test_the_beginning_of_a_game_is_told_with_the_whole_view() -> None:
    evening = lobby("ada", "bob", "cleo")
    evening.ready("bob", "cleo").begin()
    for eyes in (0, 1, 2):
        told = frames(evening)[eyes]
        assert told["public"] | told["own"] == view_now(evening.teller, eyes)
        assert told["table"]["state"] == "playing"


def test_spectators_are_told_the_whole_view_when_a_game_begins() -> None:
    """Also that they have no hand and no options: whoever was there before the game sees what one sees who comes in."""
    evening = lobby("ada", "bob", "cleo")
    evening.ready("bob", "cleo").begin()
    assert frames(evening)[None]["public"] == view_now(evening.teller, None)


# --- Who gets a frame, and which number


def test_what_only_one_seat_learns_is_sent_to_that_seat_alone() -> None:
    evening = bidding("ada", "bob", "cleo")
    before = dict(evening.teller.numbers)
    card = evening.bids.hands[1][0]
    evening.do("bob", acts.Play(f"bid {card}"))
    assert set(evening.frames[-1]) == {1}
    assert frames(evening)[1] == {
        "n": before[1] + 1,
        "events": [["bid_made", 1, card]],
        "own": {"hand": evening.bids.hands[1], "bid": card},
    }
    assert evening.teller.numbers == before | {1: before[1] + 1}


def test_nobody_can_count_what_they_may_not_know() -> None:
    evening = bidding("ada", "bob", "cleo")
    for seat, person in ((1, "bob"), (2, "cleo")):
        evening.do(person, acts.Play(f"bid {evening.bids.hands[seat][0]}"))
    assert len(set(evening.teller.numbers.values())) == 2
    before = evening.teller.numbers[0]
    evening.do("ada", acts.Play(f"bid {evening.bids.hands[0][0]}"))
    assert evening.teller.numbers[0] == before + 1
    assert set(evening.frames[-1]) == {None, 0, 1, 2}


def test_an_entry_that_changes_nothing_is_not_told() -> None:
    evening = playing()
    evening.do(None, acts.Pass())
    evening.do("ada", acts.Lose())
    evening.do("ada", acts.Find())
    assert evening.frames[-3:] == [{}, {}, {}]


def test_frames_are_numbered_one_after_the_other_for_each_audience() -> None:
    evening = playing("ada", "bob", "cleo", "dan")
    evening.play_on()
    for eyes in (None, 0, 1, 2, 3):
        numbers = [told[eyes][0] for told in evening.frames if eyes in told]
        assert numbers == list(range(1, len(numbers) + 1))
        assert [msgspec.json.decode(told[eyes][1])["n"] for told in evening.frames if eyes in told] == numbers


def test_whoever_learns_nothing_of_their_own_gets_the_same_bytes() -> None:
    evening = in_a_known_place(playing())
    evening.do("ada", acts.Play("offer C06"))
    told = evening.frames[-1]
    assert told[None][1] is told[2][1]


def test_the_sender_is_told_which_command_was_heard_and_nobody_else() -> None:
    evening = playing()
    seat = evening.smile.turn
    move = evening.smile.moves(seat)[0].text
    events = evening.table.apply(acts.Entry(evening.at + 1, acts.Play(move), evening.person(seat)))
    told = evening.teller.tell(events, command='"quoted" é', sender=seat)
    decoded = {eyes: msgspec.json.decode(frame) for eyes, (_, frame) in told.items()}
    assert decoded[seat]["id"] == '"quoted" é'
    assert all("id" not in decoded[eyes] for eyes in decoded if eyes != seat)


def test_a_spectator_who_sends_a_command_is_told_that_it_was_heard() -> None:
    evening = Evening()
    events = evening.table.apply(acts.Entry(1, acts.Sit(), "ada", "Ada"))
    told = evening.teller.tell(events, command="c1", sender=None)
    assert msgspec.json.decode(told[None][1])["id"] == "c1"
    assert all(b'"id"' not in told[eyes][1] for eyes in (0, 1, 2))


def test_whoever_comes_in_is_told_up_to_which_number_they_know_everything() -> None:
    evening = playing()
    evening.offer()
    for eyes in (None, 0, 1, 2):
        whole = msgspec.json.decode(evening.teller.whole(eyes, host=eyes == 0))
        assert whole["n"] == evening.teller.numbers[eyes]
        assert whole["host"] == (eyes == 0)
        assert whole["view"] == view_now(evening.teller, eyes)
        assert whole["table"] == table_now(evening.teller)


def test_coming_in_takes_no_number() -> None:
    evening = playing()
    before = dict(evening.teller.numbers)
    evening.teller.whole(1, host=False)
    assert evening.teller.numbers == before


# --- Events for some


class Nudge(GroupEvent, frozen=True):
    pass


class Hint(PrivateEvent, frozen=True):
    pass


class Rumour(Event, frozen=True):
    word: str

    def heard_by(self, eyes: Eyes) -> Event | None:
        return {None: None, 0: self}.get(eyes, Rumour("mumble"))


def told_of(events: list[Event]) -> dict[Eyes, list[Any]]:
    evening = lobby("ada", "bob", "cleo")
    told = evening.teller.tell(events)
    return {eyes: msgspec.json.decode(frame)["events"] for eyes, (_, frame) in told.items()}


def test_events_for_some_are_told_in_their_place_among_those_for_all() -> None:
    heard = told_of([Hint(1), Nudge((0, 1)), Rumour("a"), Hint(0), Rumour("b")])
    assert heard == {
        0: [["nudge", [0, 1]], ["rumour", "a"], ["hint", 0], ["rumour", "b"]],
        1: [["hint", 1], ["nudge", [0, 1]], ["rumour", "mumble"], ["rumour", "mumble"]],
        2: [["rumour", "mumble"], ["rumour", "mumble"]],
    }


def test_private_and_public_events_keep_their_order() -> None:
    evening = playing()
    events = evening.offer()
    for eyes, told in frames(evening).items():
        expected = [part for event in events if (part := event.heard_by(eyes)) is not None]
        assert told["events"] == plain(expected)


def test_nobody_is_sent_what_they_may_not_hear() -> None:
    evening = playing()
    evening.play_on()
    for told in evening.frames:
        for eyes, (_, sent) in told.items():
            for event in msgspec.json.decode(sent).get("events", []):
                if event[0] in ("hand_updated", "decision_requested"):
                    assert event[1] == eyes


# --- What changed


class Inner(msgspec.Struct, frozen=True):
    a: int
    b: list[int]


class Outer(msgspec.Struct, frozen=True):
    number: int
    items: list[Inner]
    pairs: list[LureView]
    perhaps: Inner | None
    words: tuple[str, ...]


FIRST = Outer(1, [Inner(1, [1, 2]), Inner(2, [])], [LureView("C01", 0), LureView("C02", 1)], None, ("x",))
SECONDS = [
    FIRST,
    msgspec.structs.replace(FIRST, number=2),
    msgspec.structs.replace(FIRST, items=[Inner(1, [1, 3]), Inner(2, [])]),
    msgspec.structs.replace(FIRST, items=[Inner(1, [1, 2]), Inner(3, [4])]),
    msgspec.structs.replace(FIRST, items=[Inner(1, [1, 2])]),
    msgspec.structs.replace(FIRST, items=[]),
    msgspec.structs.replace(FIRST, pairs=[LureView("C01", 5), LureView("C02", 1)]),
    msgspec.structs.replace(FIRST, perhaps=Inner(1, [])),
    msgspec.structs.replace(FIRST, words=("x", "y")),
]


@pytest.mark.parametrize("old", SECONDS)
@pytest.mark.parametrize("new", SECONDS)
def test_whoever_knew_the_old_and_is_told_the_changes_knows_the_new(old: Outer, new: Outer) -> None:
    told = msgspec.json.decode(b"{%b}" % changes(old, new))
    assert merge(plain(old), told) == plain(new)


@pytest.mark.parametrize(
    ("new", "told"),
    [
        (SECONDS[0], b""),
        (SECONDS[1], b'"number":2'),
        (SECONDS[2], b'"items":{"0":{"b":{"1":3}}}'),
        (SECONDS[3], b'"items":{"1":{"a":3,"b":[4]}}'),
        (SECONDS[4], b'"items":[{"a":1,"b":[1,2]}]'),
        (SECONDS[6], b'"pairs":{"0":["C01",5]}'),
        (SECONDS[7], b'"perhaps":{"a":1,"b":[]}'),
        (SECONDS[8], b'"words":["x","y"]'),
    ],
)
def test_no_more_is_told_than_what_changed(new: Outer, told: bytes) -> None:
    assert changes(FIRST, new) == told


def test_fields_that_are_a_seats_own_are_left_out() -> None:
    before, now = msgspec.structs.astuple(FIRST), msgspec.structs.astuple(SECONDS[1])
    assert changed_fields(before, now, fields_but(Outer, frozenset({"number"}))) == b""


def test_to_whoever_knew_nothing_everything_is_told() -> None:
    told = msgspec.json.decode(b"{%b}" % changes(None, FIRST))
    assert told == plain(FIRST)


def test_a_record_that_is_a_bare_list_is_told_whole() -> None:
    assert changed_items([LureView("C01", 0)], [LureView("C01", 1)]) == b'{"0":["C01",1]}'


# --- A client that hears every frame knows everything


def watched(evening: Evening) -> dict[Eyes, Client]:
    return {eyes: Client(evening.teller, eyes) for eyes in evening.teller.audiences()}


def hear(clients: dict[Eyes, Client], evening: Evening, since: int) -> None:
    for told in evening.frames[since:]:
        for eyes, frame in told.items():
            if eyes in clients:
                clients[eyes].hear(frame)


def test_the_answers_to_a_question_reach_everybody() -> None:
    evening = playing()
    clients = watched(evening)
    since = len(evening.frames)
    evening.do("ada", acts.AskPause())
    evening.do("bob", acts.Answer(True))
    hear(clients, evening, since)
    for client in clients.values():
        assert client.table["question"] == table_now(evening.teller)["question"]


def test_options_that_are_no_longer_chosen_are_gone_from_everybodys_settings() -> None:
    evening = lobby("ada", options={"unseen_cards": True})
    clients = watched(evening)
    since = len(evening.frames)
    evening.do("ada", acts.Configure(Settings(3)))
    hear(clients, evening, since)
    for client in clients.values():
        assert client.table["settings"] == table_now(evening.teller)["settings"]


def test_whoever_comes_in_is_told_which_clocks_run() -> None:
    """From then on `clock_started` tells them, move by move."""
    evening = playing()
    evening.offer(wait=SECOND)
    assert evening.table.sitting is not None
    (seat, clock), *others = evening.table.sitting.clocks.items()
    assert others == []
    whole = msgspec.json.decode(evening.teller.whole(None, host=False))
    assert whole["clocks"] == {str(seat): [clock.deadline, evening.table.sitting.chairs[seat].bank]}


@pytest.mark.parametrize("options", [{}, {"unseen_cards": True}])
def test_a_seat_that_hears_every_frame_of_a_game_sees_what_there_is_to_see(options: dict[str, bool]) -> None:
    evening = playing(options=options)
    clients = watched(evening)
    since = len(evening.frames)
    while evening.table.state == "playing":
        moves = [move.text for move in evening.smile.moves(evening.smile.turn)]
        evening.do(evening.turn, acts.Play(moves[-1]))
        hear(clients, evening, since)
        since = len(evening.frames)
        for eyes, client in clients.items():
            assert client.view == view_now(evening.teller, eyes)
    assert clients[None].table["state"] == "over"
    assert clients[None].table["seed"] == evening.table.opened.seed


def test_a_seat_that_is_taken_back_to_an_earlier_position_sees_that_position() -> None:
    evening = playing()
    evening.offer()
    clients = watched(evening)
    since = len(evening.frames)
    person = evening.turn
    evening.offer()
    evening.do(person, acts.AskUndo())
    hear(clients, evening, since)
    for eyes, client in clients.items():
        assert client.view == view_now(evening.teller, eyes)


def test_a_teller_that_comes_in_the_middle_tells_what_changes_from_then_on() -> None:
    evening = playing()
    evening.offer()
    evening.teller = Teller(evening.table)
    clients = watched(evening)
    since = len(evening.frames)
    evening.offer()
    hear(clients, evening, since)
    for eyes, client in clients.items():
        assert client.view == view_now(evening.teller, eyes)


def test_frames_are_smaller_than_what_they_change() -> None:
    evening = playing("ada", "bob", "cleo", "dan", "eve")
    evening.offer()
    for eyes, (_, sent) in evening.frames[-1].items():
        assert len(sent) < len(evening.teller.whole(eyes, host=False)) / 3
    assert SMILE.key == evening.table.game.key
