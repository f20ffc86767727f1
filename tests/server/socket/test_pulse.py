"""How far away somebody is: measured by the server with its own clock, and by nothing that a client says."""

from __future__ import annotations

import json
import sys

import pytest

from benchmarks.liars import AIM, lie
from tablee.server import socket
from tablee.server.pulse import MEASURES, Pulse, one_way
from tests.server.socket.hunts import Stopwatch, believe_answers, connection_of, hunt, hunting, put, seated, until
from tests.server.socket.people import Tab, begin
from tests.server.socket.serving import Serving

pytestmark = pytest.mark.anyio


@pytest.fixture
def stopwatch(monkeypatch: pytest.MonkeyPatch) -> Stopwatch:
    """It stands still, so that measures that nobody asked for are 0 and known."""
    stopwatch = Stopwatch()
    believe_answers(monkeypatch)
    monkeypatch.setattr("tablee.server.connection.milliseconds", stopwatch)
    monkeypatch.setattr(socket, "EVERY", 3_600.0)
    return stopwatch


# --- The measure


@pytest.mark.rules("GRU-242")
@pytest.mark.parametrize(
    ("round_trips", "delay"),
    [
        ([], 0),
        ([81], 40),
        ([80, 100], 45),
        ([10, 400, 90], 45),
        ([7, 8], 3),
        ([20] * 4 + [60] * 4, 20),
        ([1_000] * 8 + [20] * 8, 10),
        ([20] * 8 + [1_000] * 4, 255),
        ([20] * 8 + [1_000] * 3, 10),
    ],
)
def test_a_delay_is_half_the_median_of_the_last_eight_round_trips(round_trips: list[int], delay: int) -> None:
    assert one_way(round_trips) == delay
    pulse = Pulse()
    pulse.shortest = 10_000_000
    now = 0
    for round_trip in round_trips:
        question = pulse.ask(now)
        now += round_trip
        pulse.answered(question, now)
    assert pulse.delay == delay
    assert len(pulse.round_trips) == min(MEASURES, len(round_trips))


@pytest.mark.rules("GRU-242")
def test_only_the_first_answer_to_the_last_question_counts() -> None:
    pulse = Pulse()
    first = pulse.ask(0)
    second = pulse.ask(100)
    pulse.answered(first, 4_000)
    assert (pulse.delay, list(pulse.round_trips)) == (0, [])
    pulse.answered(second, 130)
    pulse.answered(second, 9_000)
    pulse.answered(b"", 9_000)
    assert list(pulse.round_trips) == [30]


def lying(shortest: int | None = None, answers: tuple[int, ...] = ()) -> Pulse:
    """Somebody whose answers come after 300 ms, whatever the line is like."""
    pulse = Pulse()
    for number in range(MEASURES):
        pulse.answered(pulse.ask(1_000 * number), 1_000 * number + 300)
    pulse.shortest = shortest
    for wait in answers:
        pulse.answers_after(wait)
    return pulse


@pytest.mark.rules("GRU-242")
@pytest.mark.parametrize(
    ("shortest", "delay"), [(None, 5), (0, 2), (40_000, 22), (200_000, 102), (296_000, 150), (900_000, 150)]
)
def test_a_late_answer_is_believed_as_far_as_the_transport_was_slow_itself(shortest: int | None, delay: int) -> None:
    """In microseconds there and back; and two milliseconds of trembling."""
    assert lying(shortest).delay == delay


@pytest.mark.rules("GRU-242")
def test_whoever_answers_a_frame_after_a_moment_is_not_far_away() -> None:
    assert lying(answers=(500, 8, 400)).delay == 4
    assert lying(900_000, answers=(500, 90, 400)).delay == 45
    assert lying(900_000, answers=(500, 400)).delay == 150
    assert lying(shortest=20_000, answers=(90,)).delay == 12
    assert lying(900_000, answers=(30, *[500] * 16)).delay == 150, (
        "what was long ago counts no more: a line may get worse"
    )


@pytest.mark.rules("GRU-242")
@pytest.mark.parametrize("behind_a_proxy", [False, True])
@pytest.mark.parametrize("distance", [0, 2, 5, 10, 20, 40, 80, 200])
def test_lying_about_ones_distance_wins_no_more_than_55_of_100_races_among_equals(
    behind_a_proxy: bool, distance: int
) -> None:
    """Whatever the liar says to have seen: then nothing but the cap, or the transport, holds them."""
    assert AIM == 55
    assert lie(distance, 30.0, 20_000, transport=not behind_a_proxy, answers=[]).wins < AIM


@pytest.mark.rules("GRU-242")
async def test_who_holds_answers_back_is_credited_no_more_than_the_line_is_slow(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over real sockets on loopback, where every line is quick."""
    if sys.platform != "linux":
        pytest.skip("only Linux tells what it has measured")
    stopwatch = Stopwatch()
    monkeypatch.setattr("tablee.server.connection.milliseconds", stopwatch)
    monkeypatch.setattr(socket, "EVERY", 3_600.0)
    tabs = await hunting(serving)
    liar = connection_of(serving, tabs[1])
    await stopwatch.measure(liar, *[300] * 8)
    assert liar.pulse is not None
    assert liar.pulse.measured == 150
    assert liar.pulse.shortest is not None
    liar.pulse.answers.clear()  # the time of the table stands still here
    assert liar.delay == liar.pulse.shortest // 2_000 + 2 < 100
    serving.app.socket.proxy = "127.0.0.1"
    liar.pulse.shortest = None
    await stopwatch.measure(liar, 300)
    assert liar.pulse.shortest is None, "behind a proxy it would be the way to the proxy"


# --- Over the wire


@pytest.mark.rules("GRU-242")
async def test_a_browser_answers_without_knowing_it(serving: Serving, stopwatch: Stopwatch) -> None:
    tabs = await seated(serving)
    connection = connection_of(serving, tabs[1])
    await stopwatch.measure(connection, 81, 81, 81, 81, 81, 81, 81, 81)
    assert connection.delay == 40
    assert all("ping" not in text and "pong" not in text for text in tabs[1].raw)


async def test_where_time_is_not_part_of_the_rules_nobody_is_measured(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    assert {connection_of(serving, tab).pulse for tab in tabs} == {None}
    assert serving.app.socket.measuring is None


@pytest.mark.rules("GRU-242")
async def test_everybody_at_a_table_in_real_time_is_asked_as_often_as_the_others(
    serving: Serving, stopwatch: Stopwatch
) -> None:
    """Whatever they do there: else a frequency would tell something."""
    tabs = await hunting(serving)
    before = [connection_of(serving, tab).pulse for tab in tabs]
    asked = [pulse.asked for pulse in before if pulse is not None]
    assert len(asked) == 3
    for _ in range(4):
        serving.app.socket.measure_all()
    after = [pulse.asked for pulse in before if pulse is not None]
    assert after == [count + 4 for count in asked]
    assert serving.app.socket.measuring is not None


@pytest.mark.rules("GRU-242")
async def test_what_is_measured_goes_with_each_command_into_the_log_and_to_its_owner_alone(
    serving: Serving, stopwatch: Stopwatch
) -> None:
    tabs = await hunting(serving)
    await until(serving, tabs[0], 150)
    await stopwatch.measure(connection_of(serving, tabs[1]), *[2 * 143] * 8)
    await tabs[1].heard("play", move=put(tabs[1], "fish"))
    assert hunt(serving, tabs[1]).hands[1].one_way == 143
    rows = await serving.rows(tabs[1])
    assert json.loads(rows[-1].act)["delay"] == 143
    await until(serving, tabs[0], 300)
    for tab in tabs:
        await tab.settle()
        assert ('"one_way":143' in "".join(tab.raw)) == (tab is tabs[1])
    assert tabs[1].view["hands"][1]["one_way"] == 143


@pytest.mark.rules("GRU-242")
@pytest.mark.parametrize("where", ["message", "act", "hello", "ping"])
async def test_no_client_can_say_how_far_away_it_is(serving: Serving, stopwatch: Stopwatch, where: str) -> None:
    tabs = await hunting(serving)
    await until(serving, tabs[0], 150)
    act = {"act": "play", "move": "flip 8"}
    message = {
        "message": {"type": "do", "id": "x", "act": act, "seen": 0, "delay": 149},
        "act": {"type": "do", "id": "x", "act": act | {"delay": 149}, "seen": 0},
        "hello": {"type": "hello", "after": tabs[0].n, "delay": 149},
        "ping": {"type": "ping", "at": 1, "delay": 149},
    }[where]
    await tabs[0].send(message)
    await tabs[0].until(lambda: tabs[0].refusals() == ["malformed"])
    await tabs[0].heard("play", move="flip 8")
    assert hunt(serving, tabs[0]).hands[0].one_way == 0


@pytest.mark.rules("GRU-242")
async def test_an_answer_that_nobody_asked_for_measures_nothing(serving: Serving, stopwatch: Stopwatch) -> None:
    tabs = await seated(serving)
    connection = connection_of(serving, tabs[0])
    await stopwatch.measure(connection, 60, 60, 60)
    stopwatch.now += 2_000
    for number in range(12):
        await tabs[0].socket.pong(number.to_bytes(4))
    await tabs[0].settle()
    assert connection.delay == 30
    assert connection.pulse is not None
    assert len(connection.pulse.round_trips) == 4, "three, and the one when the connection began"


@pytest.mark.rules("GRU-242")
async def test_the_connection_that_sends_is_the_one_that_counts_and_a_new_one_begins_anew(
    serving: Serving, stopwatch: Stopwatch
) -> None:
    tabs = await hunting(serving)
    await until(serving, tabs[0], 150)
    await stopwatch.measure(connection_of(serving, tabs[0]), *[160] * 8)
    other = await Tab.open(tabs[0].guest, tabs[0].table_id)
    await other.hello()
    await other.until(lambda: other.answered_hello)
    await tabs[0].heard("play", move="flip 8")
    assert hunt(serving, tabs[0]).hands[0].one_way == 80
    await until(serving, tabs[0], 650)
    await other.heard("play", move="flip 8")
    assert hunt(serving, tabs[0]).hands[0].one_way == 0


@pytest.mark.rules("GRU-242", "GRU-312")
async def test_a_bots_hands_are_near_and_who_comes_back_is_measured_again(
    serving: Serving, stopwatch: Stopwatch
) -> None:
    tabs = await hunting(serving)
    await until(serving, tabs[0], 150)
    await stopwatch.measure(connection_of(serving, tabs[0]), *[160] * 8)
    await tabs[0].heard("play", move="flip 8")
    await tabs[0].heard("hand_over")
    room = serving.room(tabs[0])
    sitting = room.table.sitting
    assert sitting is not None
    while hunt(serving, tabs[0]).hands[0].one_way:
        await serving.pass_time(tabs[0])
    assert sitting.played_by_bot(0)
    await tabs[0].settle()
    await tabs[0].heard("play", move="flip 8")
    assert hunt(serving, tabs[0]).hands[0].one_way == 80
    assert not sitting.played_by_bot(0)
