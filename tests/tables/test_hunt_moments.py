"""Whatever the rules time happens at its own time: in games that go on elsewhere, when somebody is replaced."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from tablee.games.grumpf.events import Go, HuntResumed, Rejected, SeatReady, Shout
from tablee.kernel import Event, FastLuck, Json, SeatGone
from tablee.tables import acts
from tablee.tables.acts import Settings
from tablee.tables.sitting import Sitting
from tests.tables.evening import HOUR, SECOND, replayed
from tests.tables.hunting import COUNTDOWN, GRACE, TICK, Hunting, hunters, hunting, of_kind

READY_MAX = 45_000
SHOUT_MAX = 10_000
REVIEW_MAX = 20_000
PATIENCE = 1_000  # more than so many things never happen in the hunts below
PEOPLE = ("ada", "bob", "cleo")


# --- A game that goes on from a moment of another one


@pytest.fixture(autouse=True)
def nothing_is_due_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table whose time does not pass fails, instead of never ending."""
    fire = Sitting.fire
    fired = 0

    def once_more(sitting: Sitting, due: int) -> list[Event]:
        nonlocal fired
        fired += 1
        assert fired < PATIENCE, f"something is due at {due} for ever"
        return fire(sitting, due)

    monkeypatch.setattr(Sitting, "fire", once_more)


def readying() -> Hunting:
    """One is ready, two are not, and a bot would have been long ago."""
    evening = hunters()
    evening.wait(5 * SECOND)
    evening.do("ada", acts.Play("ready"))
    return evening


def shouting() -> Hunting:
    evening = hunters()
    evening.everybody_ready()
    evening.wait(2 * SECOND)
    return evening


def counting_down() -> Hunting:
    evening = hunters()
    evening.shout()
    evening.wait(SECOND)
    return evening


def in_the_hunt() -> Hunting:
    """Something was done, something is committed, and something waits."""
    evening = hunting()
    evening.send("ada", evening.put(0, "fish"), 1_230, delay=30)
    evening.until(1_900)
    evening.send("bob", evening.put(1, "fish"), 1_950, delay=70)
    evening.send("bob", "flip 8", 1_960)
    return evening


def reviewing() -> Hunting:
    evening = hunting()
    evening.until(30 * SECOND)
    evening.do("bob", acts.Play("continue"))
    return evening


def exchanging(chooser: int) -> Hunting:
    written: Json = {
        "clans": [{"animals": {"bees": 2}}, {"animals": {"mammoths": 1}}, {}],
        "sides": "222222",
        "phase": "exchange",
        "chooser": chooser,
    }
    return elsewhere(written)


def waiting() -> Hunting:
    evening = hunters()
    for person in PEOPLE:
        evening.do(person, acts.Stand())
    return evening


PHASES: dict[str, Callable[[], Hunting]] = {
    "ready": readying,
    "shout": shouting,
    "countdown": counting_down,
    "hunt": in_the_hunt,
    "review": reviewing,
    "exchange": lambda: exchanging(0),
    "exchange of another": lambda: exchanging(1),
    "waiting": waiting,
}


def elsewhere(paper: Json, people: int = 3) -> Hunting:
    """Another table where the game goes on, with so many people; bots have the other seats."""
    evening = Hunting(Settings(3), position=paper)
    evening.gather(*PEOPLE[:people]).ready(*PEOPLE[1:people])
    for seat in range(people, 3):
        evening.do("ada", acts.AddBot(seat, "solid"))
    evening.begin()
    return evening


@pytest.mark.rules("GRU-235", "GRU-236", "GRU-274", "GRU-314")
@pytest.mark.parametrize("people", [1, 3])
@pytest.mark.parametrize("phase", PHASES)
def test_a_game_goes_on_from_any_moment_of_another_one(phase: str, people: int) -> None:
    """Nobody does anything there; and still the round ends, and the next one begins."""
    before = PHASES[phase]()
    assert before.hunt.phase == phase.split()[0]
    evening = elsewhere(before.hunt.to_json(), people)
    round = evening.hunt.round
    for _ in range(PATIENCE):
        if evening.hunt.round > round and evening.hunt.phase == "hunt":
            break
        due = evening.table.due()
        assert due is not None, f"{evening.hunt.phase}: nothing will ever happen"
        evening.due_now(max(0, due - evening.at))
    assert (evening.hunt.round, evening.hunt.phase) == (round + 1, "hunt")
    assert [event.round for event in evening.told("round_start")] == [round + 1]  # type: ignore[attr-defined]


@pytest.mark.rules("GRU-235", "GRU-314")
@pytest.mark.parametrize("phase", PHASES)
def test_time_passes_at_once_where_a_game_goes_on(phase: str) -> None:
    evening = elsewhere(PHASES[phase]().hunt.to_json(), people=1)
    begun = evening.at
    for _ in range(5):
        evening.do(None, acts.Pass(), wait=10)
        sitting = evening.table.sitting
        assert sitting is not None
        assert evening.hunt.now == evening.at - sitting.zero
    assert evening.at == begun + 50


@pytest.mark.rules("GRU-235")
def test_whoever_is_a_bot_there_is_ready_as_soon_as_the_game_goes_on() -> None:
    evening = elsewhere(readying().hunt.to_json(), people=1)
    events = evening.do(None, acts.Pass(), wait=10)
    assert [(event.seat, event.auto) for event in events if isinstance(event, SeatReady)] == [(1, False), (2, False)]
    evening.do("ada", acts.Play("shout"))
    assert isinstance(evening.wait(COUNTDOWN)[0], Go)


@pytest.mark.rules("GRU-314")
def test_a_table_that_waited_for_its_people_has_the_whole_time_to_get_ready_elsewhere() -> None:
    evening = elsewhere(waiting().hunt.to_json(), people=1)
    assert evening.hunt.phase == "ready"
    assert evening.hunt.awaited() == (0,)
    assert evening.hunt.until == evening.hunt.now + READY_MAX


@pytest.mark.rules("GRU-274")
def test_a_hunt_that_goes_on_elsewhere_begins_with_a_countdown() -> None:
    """R57."""
    evening = elsewhere(in_the_hunt().hunt.to_json(), people=1)
    begun = evening.at
    (resumed,) = evening.told("hunt_resumed")
    assert resumed == HuntResumed(1_900, evening.hunt.now + COUNTDOWN)
    assert evening.refused("ada", acts.Play("flip 1"), wait=COUNTDOWN) == "not_started"
    evening.wait(COUNTDOWN + TICK)
    assert [event.seat for event in evening.told("placed")] == [1]  # type: ignore[attr-defined]
    assert evening.at == begun + COUNTDOWN + TICK


# --- Who is replaced, is replaced then


@pytest.mark.rules("GRU-235", "GRU-236", "GRU-237", "GRU-272")
@pytest.mark.parametrize("takeover", ["bot", "default"])
def test_the_last_to_be_ready_is_lost_and_the_shout_and_the_countdown_are_not_skipped(takeover: str) -> None:
    evening = hunters(takeover=takeover)
    evening.wait(2 * SECOND)
    evening.do("ada", acts.Play("ready"))
    evening.do("bob", acts.Play("ready"))
    evening.do("cleo", acts.Lose())
    assert of_kind(evening.wait(GRACE - 1), "seat_gone", "seat_ready", "shout", "go") == []
    assert evening.hunt.awaited() == (2,)
    events = evening.wait(1)
    gone = evening.hunt.now
    assert events == [SeatGone(2, "disconnected", takeover), SeatReady(gone, 2, False)]
    assert (evening.hunt.phase, evening.hunt.until) == ("shout", gone + SHOUT_MAX)
    assert evening.wait(SHOUT_MAX - 1) == []
    assert evening.wait(1) == [Shout(gone + SHOUT_MAX, None, gone + SHOUT_MAX + COUNTDOWN)]
    assert evening.wait(COUNTDOWN - 1) == []
    assert isinstance(evening.wait(1)[0], Go)


@pytest.mark.rules("GRU-236", "GRU-237", "GRU-272")
def test_who_is_lost_before_the_shout_stops_neither_the_shout_nor_the_countdown() -> None:
    evening = hunters()
    evening.do("cleo", acts.Lose())
    evening.do("ada", acts.Play("ready"))
    evening.do("bob", acts.Play("ready"))
    lost = evening.hunt.now - 2
    evening.wait(GRACE + SHOUT_MAX + COUNTDOWN)
    times = [(event.t, type(event)) for event in evening.events if isinstance(event, (SeatReady, Shout))]
    assert times[-2:] == [(lost + GRACE, SeatReady), (lost + GRACE + SHOUT_MAX, Shout)]
    assert evening.hunt.go_at == lost + GRACE + SHOUT_MAX + COUNTDOWN


@pytest.mark.rules("GRU-044", "GRU-235", "GRU-272")
def test_the_last_to_look_at_the_count_is_lost_and_the_next_round_has_its_whole_time() -> None:
    """R61."""
    evening = hunting()
    evening.until(30 * SECOND)
    evening.do("ada", acts.Play("continue"))
    evening.do("bob", acts.Play("continue"))
    evening.do("cleo", acts.Lose())
    assert of_kind(evening.wait(GRACE - 1), "round_end") == []
    (ended,) = of_kind(evening.wait(1), "round_end")
    assert ended.t == evening.hunt.now  # type: ignore[attr-defined]
    assert (evening.hunt.phase, evening.hunt.until) == ("ready", evening.hunt.now + READY_MAX)
    ready = of_kind(evening.wait(SECOND), "seat_ready")
    assert [(event.seat, event.t) for event in ready] == [(2, evening.hunt.now)]  # type: ignore[attr-defined]


@pytest.mark.rules("GRU-272", "GRU-312")
def test_a_seat_is_replaced_after_what_was_due_before() -> None:
    """One entry, so late that the end of a review and a takeover lie before it."""
    evening = hunting()
    evening.until(30 * SECOND)
    reviewed = evening.hunt.until
    evening.wait(REVIEW_MAX - 10 * SECOND)
    evening.do("cleo", acts.Lose(), wait=0)
    lost = evening.hunt.now
    assert reviewed < lost + GRACE
    events = evening.do(None, acts.Pass(), wait=GRACE)
    assert [type(event).__struct_config__.tag for event in of_kind(events, "round_end", "seat_gone", "seat_ready")] == [
        "round_end",
        "seat_gone",
        "seat_ready",
    ]
    (ready,) = of_kind(events, "seat_ready")
    assert isinstance(ready, SeatReady)
    assert (ready.seat, ready.t) == (2, lost + GRACE)
    assert evening.hunt.until == reviewed + READY_MAX


# --- The very moment at which a window closes


def placed(evening: Hunting) -> list[tuple[int, int]]:
    """When, and by whom."""
    return [(event.t, event.seat) for event in evening.told("placed")]  # type: ignore[attr-defined]


@pytest.mark.rules("GRU-240", "GRU-242")
def test_a_window_takes_in_what_comes_at_the_very_moment_of_its_close() -> None:
    """R39. Several of them, too, each with its key."""
    evening = hunting()
    evening.send("ada", evening.put(0, "fish"), 1_250)
    evening.send("bob", evening.put(1, "fish"), 1_300, delay=70)
    evening.send("cleo", evening.put(2, "fish"), 1_300, delay=400)
    assert placed(evening) == []
    assert evening.table.due() == evening.go_time + 1_300
    evening.until(1_300)
    assert placed(evening) == [(1_300, 2), (1_300, 1), (1_300, 0)]  # 1150, 1230, 1250
    assert msgspec.json.encode(replayed(evening).to_state()) == evening.state()


@pytest.mark.rules("GRU-240", "GRU-244")
@pytest.mark.parametrize(("arrival", "close"), [(1_299, 1_300), (1_300, 1_300), (1_301, 1_400)])
def test_the_next_window_begins_right_after_the_close(arrival: int, close: int) -> None:
    evening = hunting()
    evening.send("ada", evening.put(0, "fish"), 1_250)
    evening.send("bob", evening.put(1, "fish"), arrival)
    evening.until(1_400)
    assert placed(evening) == [(1_300, 0), (close, 1)]


@pytest.mark.rules("GRU-244")
def test_what_comes_in_the_millisecond_of_a_close_but_after_it_is_for_the_next_window() -> None:
    """R39. It could not be first any more, whatever its key."""
    evening = hunting()
    evening.send("ada", evening.put(0, "fish"), 1_250)
    evening.until(1_300)
    evening.send("bob", evening.put(1, "fish"), 1_300, delay=150)
    evening.send("cleo", evening.put(2, "fish"), 1_350)
    evening.until(1_400)
    assert placed(evening) == [(1_300, 0), (1_400, 1), (1_400, 2)]
    assert msgspec.json.encode(replayed(evening).to_state()) == evening.state()


@pytest.mark.rules("GRU-098", "GRU-270")
@pytest.mark.parametrize(("arrival", "counts"), [(60_000, True), (60_001, False)])
def test_the_last_moment_of_a_hunt_still_counts(arrival: int, counts: bool) -> None:
    evening = hunting(options={"hunt_max": 60})
    for which, time in enumerate((20_000, 40_000)):
        evening.send("ada", evening.put(0, "bees", which), time)
    move = evening.put(1, "fish")
    if counts:
        evening.send("bob", move, arrival)
        evening.until(arrival)
    else:
        evening.until(60_000)
        assert evening.refused_at("bob", move, arrival) == "round_over"
    assert ((60_000, 1) in placed(evening)) == counts
    assert [(event.t, event.cause) for event in evening.told("hunt_end")] == [(60_000, "time")]  # type: ignore[attr-defined]


@pytest.mark.rules("GRU-240", "GRU-312")
def test_who_comes_back_with_a_command_at_the_close_of_a_window_is_in_it() -> None:
    evening = hunting()
    evening.do("bob", acts.HandOver())
    evening.send("ada", evening.put(0, "fish"), 1_250)
    while (due := evening.table.due()) is not None and due < evening.go_time + 1_300:
        evening.due_now(due - evening.at)
    evening.do("bob", acts.Find(), wait=evening.go_time + 1_300 - evening.at)
    evening.send("bob", evening.put(1, "fish"), 1_300)
    evening.until(1_300)
    assert placed(evening) == [(1_300, 0), (1_300, 1)]


@pytest.mark.rules("GRU-240", "GRU-311")
def test_a_bot_that_moves_at_the_close_of_a_window_is_in_it() -> None:
    evening = hunters("ada", "bob", bots=["solid"]).go()
    assert evening.table.sitting is not None
    thought = evening.table.sitting.clocks[2].deadline - evening.go_time
    time = -(-thought // TICK) * TICK  # it is late, but still in time
    evening.send("ada", evening.put(0, "fish"), max(thought - 1, time - TICK + 1))
    evening.do(None, acts.BotPlay(2, evening.put(2, "fish")), wait=evening.go_time + time - evening.at)
    evening.until(time)
    assert placed(evening) == [(time, 0), (time, 2)]


# --- When the windows open


@pytest.mark.rules("GRU-239", "GRU-274")
def test_everybody_sees_when_the_windows_open_again() -> None:
    evening = in_the_hunt()
    assert {evening.hunt.view(eyes).opens_at for eyes in (None, 0, 1, 2)} == {evening.hunt.go_at}
    (resumed,) = evening.do(None, acts.Interrupt(), wait=HOUR)
    assert isinstance(resumed, HuntResumed)
    for eyes in (None, 0, 1, 2):
        view = evening.hunt.view(eyes)
        assert view.opens_at == resumed.resume_at == evening.hunt.now + COUNTDOWN
        assert view.go_at == resumed.resume_at - 1_900
    assert evening.refused("cleo", acts.Play("flip 1"), wait=COUNTDOWN) == "not_started"
    evening.do("cleo", acts.Play("flip 1"), wait=COUNTDOWN + 1)


@pytest.mark.rules("GRU-239")
@pytest.mark.parametrize("phase", ["ready", "shout", "countdown", "review", "exchange"])
def test_outside_a_hunt_no_window_opens(phase: str) -> None:
    assert PHASES[phase]().hunt.view(0).opens_at is None


# --- What others may not know


@pytest.mark.rules("GRU-290")
def test_that_a_choice_is_the_tables_own_is_told_when_the_beat_is_revealed() -> None:
    evening = hunters(options={"pace": "beats"})
    evening.wait(10 * SECOND)
    evening.do("bob", acts.HandOver())
    evening.do("bob", acts.Find(), wait=50)  # his clock stood still meanwhile
    events = evening.wait(10 * SECOND - 50)
    assert evening.grumpf.awaited() == (1,)
    assert [type(event).__struct_config__.tag for event in events] == ["seat_chose", "seat_chose"]
    revealed = evening.do("bob", acts.Play("wait"))
    assert of_kind(revealed, "default_played") == []
    waited = of_kind(revealed, "waited")
    assert sorted((event.seat, event.auto) for event in waited) == [(0, True), (1, False), (2, True)]  # type: ignore[attr-defined]


@pytest.mark.rules("GRU-246", "GRU-251", "GRU-311")
def test_nobody_imagines_that_another_hand_is_busy_with_what_was_rejected_in_secret() -> None:
    evening = hunting()
    evening.send("ada", "place 1 club bees", 150)  # a club is no value
    (rejected,) = evening.until(200)
    assert isinstance(rejected, Rejected)
    hand = evening.hunt.hands[0]
    assert hand.busy_until > 200
    for eyes in (None, 1, 2):
        imagined = evening.hunt.imagine(eyes, FastLuck(1))
        assert imagined.hands[0].busy_until == 0  # type: ignore[attr-defined]
        assert imagined.view(eyes) == evening.hunt.view(eyes)
    mine = evening.hunt.imagine(0, FastLuck(1))
    assert mine.hands[0].busy_until == hand.busy_until  # type: ignore[attr-defined]
    assert mine.view(0) == evening.hunt.view(0)
