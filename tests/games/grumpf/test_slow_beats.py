"""GRU-290 to 296: everybody chooses in secret, then all is revealed."""

from __future__ import annotations

import pytest

from tablee.games.grumpf import GRUMPF
from tablee.games.grumpf.events import (
    ActionFailed,
    BeatOpen,
    BeatReveal,
    Bed,
    Clubbed,
    HuntEnd,
    Placed,
    SeatChose,
    Waited,
)
from tablee.kernel import DefaultPlayed, FastLuck
from tests.games.grumpf.board import (
    NoLuck,
    beat,
    hunt,
    moves,
    of,
    only,
    pawns,
    phase,
    play,
    refusal,
    setup,
    told,
    track,
    view,
)

# --- GRU-290


@pytest.mark.rules("GRU-290")
def test_every_awake_seat_is_asked_and_all_is_revealed_together() -> None:
    position = hunt(pace="beats", asleep="Y")
    assert position.awaited() == (0, 1, 3)
    heard = beat(position, "P place 5 2 bees", "G wait")
    assert heard == [SeatChose(0, 1), SeatChose(0, 3)]
    assert track(position, "bees") == []
    assert position.awaited() == (0,)
    heard = beat(position, "B place 5 5 bees")
    reveal = only(BeatReveal, heard)
    assert [tuple(action) for action in reveal.actions] == [(0, "place 5 5 bees"), (1, "place 5 2 bees"), (3, "wait")]
    assert of(Placed, heard) == [Placed(0, 0, 5, 5, "bees", 1), Placed(0, 1, 5, 2, "bees", 2)]
    assert of(Waited, heard) == [Waited(0, 3, False)]
    assert only(BeatOpen, heard).beat == 2
    assert position.awaited() == (0, 1, 3)


@pytest.mark.rules("GRU-290")
def test_a_choice_is_its_owners_secret() -> None:
    one, other = hunt(pace="beats"), hunt(pace="beats")
    heard_one, heard_other = beat(one, "B place 5 2 bees"), beat(other, "B bed")
    assert heard_one == heard_other
    for eyes in (None, 1, 2, 3):
        assert view(one, eyes) == view(other, eyes)
        assert view(one, eyes).choices[0] is None
        assert view(one, eyes).clans[0].ready
    assert view(one, 0).choices[0] == "place 5 2 bees"
    assert view(other, 0).choices[0] == "bed"


@pytest.mark.rules("GRU-290", "GRU-295")
def test_at_the_limit_whoever_has_not_chosen_waits() -> None:  # D5
    position = hunt(pace="beats")
    beat(position, "B place 5 2 bees", "P bed")
    for seat in (2, 3):
        assert position.clock(seat) == "beat"
        assert str(position.default(seat)) == "wait"
        position.notice(DefaultPlayed(seat, "timeout"), NoLuck())
        position.play(seat, position.default(seat), NoLuck())
    heard = position.drain()
    assert of(Waited, heard) == [Waited(0, 2, True), Waited(0, 3, True)]
    assert of(Placed, heard) == [Placed(0, 0, 5, 2, "bees", 1)]


# --- GRU-291


@pytest.mark.rules("GRU-291")
def test_a_choice_must_be_legal_when_the_beat_opens() -> None:
    position = hunt("fish: P1 P2 P2 G1 G2 G2", pace="beats")
    assert refusal(position, "B", "place 5 2 fish") == "board_full"
    assert refusal(position, "B", "club 1 bees 1") == "no_target"
    beat(position, "P place 7 5 bees")
    assert refusal(position, "B", "club 1 bees 1") == "no_target"  # not there yet
    assert refusal(position, "B", "club 1 fish 1") is None


@pytest.mark.rules("GRU-291")
def test_a_choice_may_be_changed_until_the_last_seat_has_chosen() -> None:
    position = hunt(pace="beats")
    assert beat(position, "B place 5 2 bees") == [SeatChose(0, 0)]
    assert beat(position, "B place 6 4 fish") == []
    assert beat(position, "B bed") == []
    assert beat(position, "P wait", "Y wait", "B place 7 5 birds") == [SeatChose(0, 1), SeatChose(0, 2)]
    heard = beat(position, "G wait")
    assert next(tuple(action) for action in only(BeatReveal, heard).actions) == (0, "place 7 5 birds")
    assert of(Placed, heard) == [Placed(0, 0, 7, 5, "birds", 1)]
    assert pawns(position, "B", "held") == [1, 2, 3, 4, 5, 6, 8]


@pytest.mark.rules("GRU-291")
def test_a_changed_choice_must_be_legal_as_well() -> None:
    position = hunt(pace="beats")
    beat(position, "B place 5 2 bees")
    assert refusal(position, "B", "club 1 bees 1") == "no_target"
    assert refusal(position, "B", "place 5 5 bees") is None
    assert "place 5 5 bees" in moves(position, "B")


@pytest.mark.rules("GRU-291")
def test_the_last_choice_closes_the_beat() -> None:
    position = hunt(pace="beats")
    beat(position, "B place 5 2 bees", "P wait", "Y wait", "G wait")
    assert track(position, "bees") == ["B2"]
    assert view(position).beat == 2
    assert view(position, 0).choices[0] is None


# --- GRU-292 to 294


@pytest.mark.rules("GRU-292", "GRU-293")
def test_scenario_32_beats() -> None:
    position = hunt("bees: B5 B3", pace="beats", beats={"first": 1, "beat": 2})
    heard = beat(position, "Y wait", "G club 1 bees 1", "B bed", "P club 1 bees 2")
    after = [event for event in heard if not isinstance(event, SeatChose)]
    assert [tuple(action) for action in only(BeatReveal, heard).actions] == [
        (2, "wait"),
        (3, "club 1 bees 1"),
        (0, "bed"),
        (1, "club 1 bees 2"),
    ]
    assert after[1:5] == [
        Waited(0, 2, False),
        Clubbed(0, 3, 1, "bees", 1, 0, 3, 5),
        Bed(0, 0, 1, "blue", 1),
        ActionFailed(0, 1, "club 1 bees 2", "target_asleep"),
    ]
    assert 1 in pawns(position, "P", "held")
    assert track(position, "bees") == ["B5x", "B3"]


@pytest.mark.rules("GRU-292")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 9])
def test_the_initiative_moves_one_seat_each_beat(first: int, number: int) -> None:
    position = hunt(pace="beats", beats={"first": first, "beat": number})
    order = [(first + number - 1 + step) % 4 for step in range(4)]
    assert list(view(position).initiative or []) == order
    heard = beat(position, *(f"{clan} place 5 2 bees" for clan in "BPYG"))
    assert [event.seat for event in of(Placed, heard)] == order
    assert list(only(BeatOpen, heard).initiative) == order[1:] + order[:1]


@pytest.mark.rules("GRU-292")
def test_sleeping_seats_have_no_initiative() -> None:
    position = hunt(clans="VOGYP", pace="beats", asleep="OY", beats={"first": 1, "beat": 1})
    assert list(view(position).initiative or []) == [2, 4, 0]
    heard = beat(position, "V wait", "G wait", "P wait")
    assert list(only(BeatOpen, heard).initiative) == [2, 4, 0]
    heard = beat(position, "V wait", "G place 5 2 bees", "P wait")
    assert list(only(BeatOpen, heard).initiative) == [4, 0, 2]  # beat 3 begins at seat 3, who sleeps


@pytest.mark.rules("GRU-293", "GRU-260")
def test_a_put_goes_to_the_first_space_that_is_free_by_then() -> None:
    position = hunt("fish: P1", pace="beats", beats={"first": 2})
    heard = beat(position, "B place 5 2 fish", "P wait", "Y place 5 5 fish", "G place 4 1 fish")
    assert of(Placed, heard) == [
        Placed(0, 2, 5, 5, "fish", 2),
        Placed(0, 3, 4, 1, "fish", 3),
        Placed(0, 0, 5, 2, "fish", 4),
    ]


@pytest.mark.rules("GRU-293")
@pytest.mark.parametrize(
    ("first", "second", "reason"),
    [
        ("place 5 2 fish", "place 5 2 fish", "board_full"),
        ("club 1 bees 1", "club 1 bees 1", "already_clubbed"),
    ],
)
def test_what_has_become_illegal_fails_and_is_lost(first: str, second: str, reason: str) -> None:
    position = hunt("bees: G5; fish: G1 G2 G2 G3 P1#4", pace="beats")
    heard = beat(position, f"B {first}", f"P {second}", "Y wait", "G wait")
    assert of(ActionFailed, heard) == [ActionFailed(0, 1, second, reason)]
    pawn = int(second.split()[1])
    assert pawn in pawns(position, "P", "held")
    assert pawn not in pawns(position, "B", "held")
    assert position.awaited() == (0, 1, 2, 3)


@pytest.mark.rules("GRU-293", "GRU-089")
def test_a_club_fails_on_whoever_went_to_bed_before_it() -> None:
    position = hunt("bees: B5", pace="beats")
    heard = beat(position, "B bed", "P club 1 bees 1", "Y wait", "G wait")
    assert of(ActionFailed, heard) == [ActionFailed(0, 1, "club 1 bees 1", "target_asleep")]
    assert track(position, "bees") == ["B5"]


@pytest.mark.rules("GRU-294", "GRU-091")
def test_what_comes_after_the_end_is_void() -> None:
    position = hunt(pace="beats", asleep="G")
    heard = beat(position, "B place 5 2 bees", "P bed", "Y place 5 2 bees")
    assert of(Placed, heard) == [Placed(0, 0, 5, 2, "bees", 1)]
    assert of(ActionFailed, heard) == [ActionFailed(0, 2, "place 5 2 bees", "round_over")]
    assert of(HuntEnd, heard) == [HuntEnd(0, "huts", 1)]
    assert of(BeatOpen, heard) == []
    assert phase(position) == "review"


@pytest.mark.rules("GRU-294")
def test_two_beds_for_one_hut_the_second_is_too_late() -> None:
    position = hunt(pace="beats", asleep="G", beats={"first": 1})
    heard = beat(position, "B bed", "P wait", "Y bed")
    assert of(Bed, heard) == [Bed(0, 2, 2, "yellow", 0)]
    assert of(ActionFailed, heard) == [ActionFailed(0, 0, "bed", "round_over")]


# --- GRU-295


@pytest.mark.rules("GRU-295")
def test_two_quiet_beats_bring_the_night() -> None:
    position = hunt(pace="beats", asleep="Y")
    assert of(HuntEnd, beat(position, "B wait", "P wait", "G wait")) == []
    assert of(HuntEnd, beat(position, "B wait", "P wait", "G wait")) == [HuntEnd(0, "stall", None)]
    assert phase(position) == "review"


@pytest.mark.rules("GRU-295")
@pytest.mark.parametrize("action", ["place 5 2 bees", "club 1 fish 1", "bed"])
def test_any_action_between_breaks_the_silence(action: str) -> None:
    position = hunt("fish: P1", pace="beats")
    beat(position, "B wait", "P wait", "Y wait", "G wait")
    beat(position, f"B {action}", "P wait", "Y wait", "G wait")
    awake = "PYG" if action == "bed" else "BPYG"
    assert of(HuntEnd, beat(position, *(f"{seat} wait" for seat in awake))) == []
    assert of(HuntEnd, beat(position, *(f"{seat} wait" for seat in awake))) == [HuntEnd(0, "stall", None)]


@pytest.mark.rules("GRU-295")
def test_the_thirtieth_beat_is_the_last() -> None:
    position = hunt(pace="beats", beats={"beat": 29})
    heard = beat(position, "B place 5 2 bees", "P wait", "Y wait", "G wait")
    assert only(BeatOpen, heard).beat == 30
    heard = beat(position, "B wait", "P place 5 2 bees", "Y wait", "G wait")
    assert of(Placed, heard) == [Placed(0, 1, 5, 2, "bees", 2)]
    assert of(HuntEnd, heard) == [HuntEnd(0, "time", None)]


@pytest.mark.rules("GRU-295")
def test_the_beats_and_the_silence_are_counted_in_each_round() -> None:
    luck = FastLuck(3)
    position = setup(3, 3, pace="beats")
    told(position)
    for number in (1, 2):
        for _ in range(2):
            assert (phase(position), view(position).round) == ("hunt", number)
            for seat in range(3):
                play(position, seat, "wait")
        for seat in range(3):
            play(position, seat, "continue", luck)
    assert (view(position).round, view(position).beat) == (3, 1)


# --- GRU-296


@pytest.mark.rules("GRU-296")
def test_a_joint_action_leads_from_one_state_to_the_next() -> None:
    luck = FastLuck(8)
    state = setup(4, 8, pace="beats")
    beats = 0
    while phase(state) == "hunt":
        legal = {seat: state.moves(seat) for seat in state.awaited()}
        assert all(state.why_not(seat, move) is None for seat, options in legal.items() for move in options)
        joint = {seat: options[luck.below(len(options))] for seat, options in legal.items()}
        following = state.clone()
        for seat, move in joint.items():
            following.play(seat, move, luck)
        assert following.to_json() != state.to_json()
        state = following
        beats += 1
    assert 1 < beats <= 30


@pytest.mark.rules("GRU-296")
@pytest.mark.parametrize("eyes", [None, 0, 3])
def test_everything_but_the_order_of_the_bag_can_be_observed(eyes: int | None) -> None:
    luck = FastLuck(9)
    state = setup(4, 9, pace="beats")
    for _ in range(3):
        for seat in state.awaited():
            options = state.moves(seat)
            state.play(seat, options[luck.below(len(options))], luck)
    imagined, real = state.imagine(eyes, luck).to_json(), state.to_json()
    assert sorted(imagined.pop("bag")) == sorted(real.pop("bag"))
    assert imagined == real


@pytest.mark.rules("GRU-296")
def test_two_states_that_differ_only_in_the_bag_look_the_same() -> None:
    paper = setup(4, 9, pace="beats").to_json()
    other = paper | {"bag": paper["bag"][::-1]}
    one, two = GRUMPF.position(paper), GRUMPF.position(other)
    assert one.to_json() != two.to_json()
    assert all(one.view(eyes) == two.view(eyes) for eyes in (None, 0, 1, 2, 3))
    assert [one.moves(seat) for seat in range(4)] == [two.moves(seat) for seat in range(4)]


@pytest.mark.rules("GRU-296")
def test_seats_may_choose_in_any_order() -> None:
    choices = {0: "place 5 2 bees", 1: "club 1 fish 1", 2: "wait", 3: "place 4 1 bees"}
    ends = []
    for order in ([0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]):
        position = hunt("fish: Y1", pace="beats")
        heard = [event for seat in order for event in play(position, seat, choices[seat])]
        ends.append((position.to_json(), [event for event in heard if not isinstance(event, SeatChose)]))
    assert ends[0] == ends[1] == ends[2]
