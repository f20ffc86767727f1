"""Who knows what (section 6), row by row; and the events that each pair of eyes hears (section 8)."""

from __future__ import annotations

import json
import re

import msgspec
import pytest

from tablee.games.smile import SMILE, Smile, SmileOptions
from tablee.games.smile.events import DecisionRequested, HandUpdated
from tablee.games.smile.view import HunterView, LureView, SmileView
from tablee.kernel import EVERYTHING, Eyes, FastLuck, PrivateEvent, to_json
from tests.games.smile.table import LAW, final, play, random_game, scene

ALL_EYES: list[Eyes] = [None, 0, 1, 2]


def middle() -> Smile:
    """Hands 7, 5 and 6: seat 2 has collected, seat 1 is to act and may choose."""
    return scene(
        [7, 5, 6],
        "C24:2 C18:0",
        fronts={0: "C30 C02", 2: "C21"},
        fled={1: "C06 C07"},
        tears={0: 2},
        collected=[2],
        turn=1,
        round=8,
        deck="C29 C10 C11 C12 C13 C14",
    )


def test_the_whole_view_of_a_seat() -> None:
    assert middle().view(1) == SmileView(
        eyes=1,
        seats=3,
        over=False,
        round=8,
        deck_count=6,
        start_seat=1,
        turn=1,
        row=[LureView("C24", 2), LureView("C18", 0)],
        hunters=[
            HunterView(None, 2, ["C30", "C02"], [], False, 5),
            HunterView(None, 0, [], ["C06", "C07"], False, 0),
            HunterView(None, 0, ["C21"], [], True, -4),
        ],
        supply_fireflies=15,
        supply_tears=3,
        unseen=None,
        hand=5,
        options=["offer C24", "offer C18", "collect C24"],
    )


@pytest.mark.parametrize("eyes", ALL_EYES)
def test_player_count_round_deck_size_and_seats_to_act_are_public(eyes: Eyes) -> None:
    view = middle().view(eyes)
    assert (view.seats, view.round, view.deck_count, view.start_seat, view.turn) == (3, 8, 6, 1, 1)
    assert view.eyes == eyes
    assert not view.over


def test_the_start_player_and_the_active_player_are_shown_apart() -> None:
    position = scene([6, 6, 6], "C01 C26 C08", turn=2)
    play(position, "2 offer C01")
    assert (position.view(None).start_seat, position.view(None).turn) == (2, 0)


@pytest.mark.rules("SMI-024")
def test_nobody_sees_the_order_or_the_identity_of_the_cards_in_the_deck() -> None:
    one = scene([6, 6, 6], "C01 C26 C08", round=8, deck="C29 C10 C11 C12 C13 C14")
    two = scene([6, 6, 6], "C01 C26 C08", round=8, deck="C14 C20 C02 C03 C04 C05")
    for eyes in (*ALL_EYES, EVERYTHING):
        assert one.view(eyes) == two.view(eyes)


@pytest.mark.parametrize("eyes", ALL_EYES)
def test_the_row_is_public_and_always_exact(eyes: Eyes) -> None:
    assert list(middle().view(eyes).row) == [LureView("C24", 2), LureView("C18", 0)]


@pytest.mark.rules("SMI-025", "SMI-048")
@pytest.mark.parametrize(
    ("eyes", "own", "seen"),
    [
        (None, None, [None, None, None]),
        (0, 7, [None, None, None]),
        (1, 5, [None, None, None]),
        (2, 6, [None, None, None]),
        (EVERYTHING, None, [7, 5, 6]),
    ],
)
def test_a_hand_is_seen_by_its_owner_only(eyes: Eyes, own: int | None, seen: list[int | None]) -> None:
    view = middle().view(eyes)
    assert (view.hand, [hunter.fireflies for hunter in view.hunters]) == (own, seen)


@pytest.mark.rules("SMI-048", "SMI-151")
def test_not_even_an_empty_hand_shows() -> None:
    empty = scene([0, 9, 8], "C01:1 C26 C08")
    full = scene([8, 1, 8], "C01:1 C26 C08")
    for eyes in (None, 2):
        assert empty.view(eyes) == full.view(eyes)
    assert empty.view(1) != full.view(1)
    assert "0" not in json.dumps([hunter.fireflies for hunter in empty.view(2).hunters])


@pytest.mark.parametrize("eyes", ALL_EYES)
def test_creatures_tears_fled_pairs_and_who_collected_are_public(eyes: Eyes) -> None:
    hunters = middle().view(eyes).hunters
    assert [list(hunter.creatures) for hunter in hunters] == [["C30", "C02"], [], ["C21"]]
    assert [hunter.tears for hunter in hunters] == [2, 0, 0]
    assert [list(hunter.fled) for hunter in hunters] == [[], ["C06", "C07"], []]
    assert [hunter.collected for hunter in hunters] == [False, False, True]


@pytest.mark.parametrize("eyes", ALL_EYES)
def test_the_card_score_is_public_and_counts_no_firefly(eyes: Eyes) -> None:
    assert [hunter.card_score for hunter in middle().view(eyes).hunters] == [6 + 1 - 2, 0, -4]


@pytest.mark.rules("SMI-151")
def test_legal_actions_are_shown_to_the_active_seat_only() -> None:
    position = middle()
    shown = {eyes: list(position.view(eyes).options) for eyes in ALL_EYES}
    assert shown == {None: [], 0: [], 1: ["offer C24", "offer C18", "collect C24"], 2: []}


@pytest.mark.rules("SMI-087")
@pytest.mark.parametrize(
    ("seats", "worn", "fireflies", "left"),
    [(3, 0, 17, 5), (4, 0, 11, 5), (5, 0, 5, 5), (4, 3, 8, 2), (5, 4, 1, 1), (5, 5, 0, 0), (5, 6, 0, 0)],
)
def test_the_supply_counters_are_public_and_never_below_zero(seats: int, worn: int, fireflies: int, left: int) -> None:
    lures = " ".join(["C01", "C22", "C23", "C24", "C29"][:seats])
    view = scene([6] * (seats - 1) + [6 + worn], lures, tears={0: worn // 2, 1: worn - worn // 2}).view(None)
    assert (view.supply_fireflies, view.supply_tears) == (fireflies, left)


@pytest.mark.rules("SMI-119")
@pytest.mark.parametrize("eyes", [*ALL_EYES, EVERYTHING])
def test_at_the_end_every_hand_is_open_and_nobody_is_to_act(eyes: Eyes) -> None:
    view = final([7, 5, 6], "C30", "C29", "C28").view(eyes)
    assert [hunter.fireflies for hunter in view.hunters] == [7, 5, 6]
    assert view.over
    assert view.turn is None
    assert list(view.options) == []
    assert list(view.row) == []
    assert view.deck_count == 0


def test_the_deck_help_lists_the_cards_to_come_without_their_order() -> None:
    written = middle().to_json() | {"unseen": True}
    for eyes in ALL_EYES:
        assert SMILE.position(written).view(eyes).unseen == ["C10", "C11", "C12", "C13", "C14", "C29"]
        assert middle().view(eyes).unseen is None


def test_the_deck_help_is_a_table_option_that_is_off_unless_asked_for() -> None:
    assert SMILE.setup(3, FastLuck(1)).view(0).unseen is None
    assert SMILE.setup(3, FastLuck(1), SmileOptions()).view(0).unseen is None
    position = SMILE.setup(3, FastLuck(1), SmileOptions(unseen_cards=True))
    unseen = position.view(0).unseen
    assert unseen is not None
    assert len(unseen) == 27
    assert not set(unseen) & {lure.card for lure in position.view(0).row}


def test_a_view_becomes_plain_json_with_closed_hands_as_null() -> None:
    view = to_json(middle().view(0))
    assert json.loads(json.dumps(view)) == view
    assert view["row"] == [["C24", 2], ["C18", 0]]
    assert (view["hand"], [hunter["fireflies"] for hunter in view["hunters"]]) == (7, [None, None, None])


# --- Events


@pytest.mark.rules("SMI-048", "SMI-151")
@pytest.mark.parametrize("seats", [3, 5])
def test_only_hands_and_decisions_are_private(seats: int) -> None:
    *_, position = random_game(seats, seed=12, patience=85)
    heard = position.drain()
    private = [event for event in heard if isinstance(event, PrivateEvent)]
    assert {type(event) for event in private} == {HandUpdated, DecisionRequested}
    for event in private:
        told = [event.heard_by(eyes) for eyes in (*range(seats), None)]
        assert told == [event if eyes == event.seat else None for eyes in (*range(seats), None)]
        assert event.heard_by(EVERYTHING) is event
    for public in (event for event in heard if not isinstance(event, PrivateEvent)):
        assert all(public.heard_by(eyes) is public for eyes in (*range(seats), None, EVERYTHING))


@pytest.mark.rules("SMI-048", "SMI-151")
def test_what_others_hear_of_a_turn_does_not_depend_on_the_hands() -> None:
    poor = scene([1, 0, 12, 10], "C01:1 C22 C23 C29")
    rich = scene([9, 4, 5, 5], "C01:1 C22 C23 C29")
    for turn in ("0 offer C01", "1 collect C01"):
        told = [[event.heard_by(3) for event in play(position, turn)] for position in (poor, rich)]
        assert told[0] == told[1]


def test_the_events_of_the_game_are_those_of_the_law() -> None:
    section = LAW.read_text("utf-8").split("## 8. Events")[1].split("## 9.")[0]
    cells = re.findall(r"^\| (`\w+`.*?) \|", section, re.MULTILINE)
    named = {name for cell in cells for name in re.findall(r"`(\w+)`", cell)}
    tags = {msgspec.inspect.type_info(kind).tag for kind in SMILE.events}  # type: ignore[attr-defined]
    assert tags == named - {"action_rejected"} | {"clock_started"}  # a refusal is an answer; a clock is the table's


def test_the_private_events_are_those_that_the_law_calls_private() -> None:
    section = LAW.read_text("utf-8").split("## 8. Events")[1].split("## 9.")[0]
    named = set(re.findall(r"^\| `(\w+)` \(\*\*private", section, re.MULTILINE)) - {"action_rejected"}
    private = [kind for kind in SMILE.events if issubclass(kind, PrivateEvent)]
    assert {msgspec.inspect.type_info(kind).tag for kind in private} == named  # type: ignore[attr-defined]


def test_an_event_becomes_plain_json_with_its_name() -> None:
    offered, updated, started, asked = play(scene([6, 6, 6], "C01 C26 C08"), "0 offer C01")
    assert to_json(offered) == ["firefly_offered", 0, "C01", 1]
    assert to_json(updated) == ["hand_updated", 0, 5]
    assert to_json(started) == ["turn_started", 1]
    assert to_json(asked) == ["decision_requested", 1, ["offer C01", "collect C01"]]
