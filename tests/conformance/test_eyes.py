"""Who knows what: views, imagination, and what reaches whom."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Union

import msgspec
import pytest

from tablee.kernel import (
    EVERYTHING,
    TABLE_EVENTS,
    ClockStarted,
    DefaultPlayed,
    Event,
    Eyes,
    FastLuck,
    Game,
    GroupEvent,
    Json,
    Luck,
    Options,
    Position,
    PrivateEvent,
    SeatBack,
    SeatGone,
    playout,
)
from tests.conformance.play import Case, cases, heard, paper, random_step, sealed, take, wire
from tests.conformance.specimens import SPECIMENS, specimen_of
from tests.kernel.bids import Bids, BidsGame, BidsView

TOKEN = re.compile(r"[A-Za-z_]\w*|\d+")


def tokens(record: object) -> set[str]:
    """Every word and every number in what is sent, and every string as a whole: a secret may be a sentence."""
    sent = wire(record)
    return {*TOKEN.findall(sent.decode()), *strings(msgspec.json.decode(sent))}


def strings(written: Json) -> Iterator[str]:
    if isinstance(written, str):
        yield written
    elif isinstance(written, dict):
        yield from written
        for inner in written.values():
            yield from strings(inner)
    elif isinstance(written, list):
        for inner in written:
            yield from strings(inner)


# --- Imagination


@pytest.mark.parametrize("seed", range(2))
def test_what_eyes_imagine_looks_to_them_like_the_real_position(case: Case, seed: int) -> None:
    luck = FastLuck(seed)
    for position in case.begin(seed).glimpses():
        for eyes in case.all_eyes:
            assert wire(position.imagine(eyes, luck).view(eyes)) == wire(position.view(eyes))


def test_imagining_changes_nothing_and_nobody_listens_to_it(case: Case) -> None:
    for position in case.begin(2).glimpses():
        before = paper(position)
        for eyes in case.all_eyes:
            imagined = position.imagine(eyes, FastLuck(2))
            assert imagined.told is None
            playout(imagined, FastLuck(3))
        assert paper(position) == before
        assert position.drain() == []


def test_an_imagined_position_is_one_that_the_game_can_stand_in(case: Case) -> None:
    luck = FastLuck(4)
    for position in case.begin(4).glimpses():
        for eyes in case.all_eyes:
            imagined = position.imagine(eyes, luck)
            assert paper(case.game.position(imagined.to_json())) == paper(imagined)


@pytest.mark.parametrize("seed", range(2))
def test_imagination_does_not_depend_on_what_eyes_may_not_know(case: Case, seed: int) -> None:
    """From two positions that differ only in secrets, the same luck imagines the same."""
    luck = FastLuck(seed)
    for position in case.begin(seed).glimpses():
        for eyes in case.all_eyes:
            twin = position.imagine(eyes, luck)
            ours, theirs = position.imagine(eyes, FastLuck(99)), twin.imagine(eyes, FastLuck(99))
            assert paper(ours) == paper(theirs), f"eyes {eyes}"


def test_imagination_varies_where_there_are_secrets(case: Case) -> None:
    position = case.begin(6).position
    luck = FastLuck(6)
    assert case.game.traits.hidden == (len({paper(position.imagine(None, luck)) for _ in range(20)}) > 1)


@pytest.mark.parametrize("late", [False, True], ids=["from the start", "joining late"])
def test_a_mind_imagines_what_its_seat_cannot_tell_from_the_real_position(case: Case, late: bool) -> None:
    run = case.begin(7)
    luck = FastLuck(7)
    beliefs = [case.game.believe(seat) for seat in range(case.seats)]
    told = run.events[:]
    while not run.position.over:
        for seat, belief in enumerate(beliefs):
            for event in heard(told, seat):
                if not late or len(run.steps) > 20:
                    belief.hear(event)
            view = run.position.view(seat)
            belief.see(view)
            assert wire(belief.imagine(luck).view(seat)) == wire(view)
        told = run.step()


# --- Views and events


def test_a_view_is_the_public_one_with_the_eyes_own_fields_on_top(case: Case) -> None:
    """And which fields are their own never depends on what is in them."""
    own: dict[int, set[str]] = {}
    for position in case.begin(6).glimpses():
        public = position.public()
        assert wire(position.view(None)) == wire(public)
        for eyes in (seat for seat in case.all_eyes if seat is not None):
            private = position.private(eyes)
            assert wire(position.view(eyes)) == wire(msgspec.structs.replace(public, **private))
            assert own.setdefault(eyes, set(private)) == set(private)


def check_own_fields(case: Case, seeds: range) -> None:
    """A table tells these fields to their seats alone, and never again to spectators."""
    constant: dict[str, bytes] = {}
    for seed in seeds:
        for position in case.begin(seed).glimpses():
            public = position.public()
            for seat in range(case.seats):
                private = position.private(seat)
                constant = constant or {name: wire(getattr(public, name)) for name in private}
                assert list(private) == list(constant), "other fields than those of another seat or time"
            for name, value in constant.items():
                assert wire(getattr(public, name)) == value, f"the public {name} has changed"


def test_what_differs_by_seat_are_the_same_fields_with_one_public_value_for_ever(case: Case) -> None:
    check_own_fields(case, range(3))


class OpenBids(Bids):
    """Shows a last bid to everybody, in the field of a seat's own."""

    def public(self) -> BidsView:
        return msgspec.structs.replace(super().public(), bid=self.shown[0][-1] if self.shown[0] else None)


class ShiftyBids(Bids):
    """One's bid is one's own only while there is one."""

    def private(self, eyes: int) -> dict[str, object]:
        own = super().private(eyes)
        return own if eyes == EVERYTHING or own["bid"] is not None else {"eyes": eyes, "hand": own["hand"]}


@pytest.mark.parametrize("kind", [OpenBids, ShiftyBids])
def test_a_field_of_a_seats_own_that_is_public_too_is_found_out(kind: type[Bids]) -> None:
    class Game(BidsGame):
        def setup(self, seats: int, luck: Luck, options: Options | None = None, listen: bool = False) -> Bids:
            position = super().setup(seats, luck, options, listen)
            position.__class__ = kind
            return position

    with pytest.raises(AssertionError, match=r"the public bid has changed|other fields"):
        check_own_fields(cases(Game())[0], range(1))


def test_a_view_says_whose_it_is(case: Case) -> None:
    for position in case.begin(8).glimpses():
        for eyes in case.all_eyes:
            view = position.view(eyes)
            assert (view.eyes, view.seats, view.over) == (eyes, case.seats, position.over)


def test_a_view_stays_as_it_was_when_the_game_goes_on(case: Case) -> None:
    run = case.begin(9)
    views = [run.position.view(eyes) for eyes in case.all_eyes]
    before = wire(views)
    run.finish()
    assert wire(views) == before


def test_events_stay_as_they_were_when_the_game_goes_on(case: Case) -> None:
    run = case.begin(10)
    sent = [wire(event) for event in run.events]
    while not run.position.over:
        sent += [wire(event) for event in run.step()]
    assert sent == [wire(event) for event in run.events]


def test_events_and_views_survive_the_wire(case: Case) -> None:
    events: Any = Union[case.game.events]  # noqa: UP007
    run = case.begin(11)
    views = [position.view(eyes) for position in run.glimpses() for eyes in case.all_eyes]
    for event in run.events:
        again = msgspec.json.decode(wire(event), type=events)
        assert type(again) is type(event)
        assert wire(again) == wire(event)
    for view in views:
        assert wire(msgspec.json.decode(wire(view), type=type(view))) == wire(view)


def test_a_private_event_is_heard_by_its_seat_alone(case: Case) -> None:
    private = [event for event in case.begin(12).finish().events if isinstance(event, PrivateEvent)]
    assert case.game.traits.secrets or not private
    for event in private:
        assert [eyes for eyes in case.all_eyes if event.heard_by(eyes) is not None] == [event.seat, EVERYTHING]


def test_an_event_for_some_seats_is_heard_by_them_alone(case: Case) -> None:
    for event in case.begin(12).finish().events:
        if isinstance(event, GroupEvent):
            hearing = [eyes for eyes in case.all_eyes if event.heard_by(eyes) is not None]
            assert hearing == [*sorted(event.to), EVERYTHING]


def test_whoever_may_speak_in_a_channel_also_hears_it(case: Case) -> None:
    for position in case.begin(17).glimpses():
        for eyes in case.all_eyes:
            channels = position.channels(eyes)
            assert set(channels.speak) <= set(channels.hear)


def test_what_is_heard_is_the_same_kind_of_event(case: Case) -> None:
    for event in case.begin(13).finish().events:
        for eyes in case.all_eyes:
            part = event.heard_by(eyes)
            assert part is None or type(part) is type(event)


def test_spectators_hear_nothing_that_some_seat_does_not_hear(case: Case) -> None:
    for event in case.begin(14).finish().events:
        if event.heard_by(None) is not None:
            assert all(event.heard_by(seat) is not None for seat in range(case.seats))


@pytest.mark.parametrize("seed", range(2))
def test_no_secret_reaches_eyes_that_may_not_know_it(case: Case, seed: int) -> None:
    """The canary: secrets that look like nothing else, looked for in every word and number that is sent."""
    if not case.game.traits.secrets:
        pytest.skip("everybody sees everything here")
    specimen = specimen_of(case)
    luck, choice = sealed(seed), FastLuck(seed)
    marked = case.game.position(specimen.marked(case.seats))
    marked.drain()
    watched = 0
    for _ in range(60):
        for eyes in case.all_eyes:
            secrets = specimen.secrets(marked, eyes)
            watched += len(secrets)
            assert not secrets & tokens(marked.view(eyes)), f"eyes {eyes} see a secret"
        if marked.over:
            break
        take(case.game, marked, random_step(marked, choice), luck)
        told = marked.drain()
        for eyes in case.all_eyes:
            assert not specimen.secrets(marked, eyes) & tokens(heard(told, eyes)), f"eyes {eyes} hear a secret"
    assert watched > 0


def test_the_canary_sings() -> None:
    """Were a secret told, the test above would notice: open eyes are sent what closed ones may not know."""
    for specimen in SPECIMENS.values():
        if not specimen.game.traits.secrets:
            continue
        marked = specimen.game.position(specimen.marked(specimen.game.seats[0]))
        among_seats = specimen.secrets(marked, 0) - specimen.secrets(marked, 1)  # none where only spectators know less
        assert not among_seats or among_seats & tokens(marked.view(1))
        assert specimen.secrets(marked, None) & tokens(marked.view(EVERYTHING))


def test_no_card_of_the_future_is_told_before_its_time(case: Case) -> None:
    """As the canary, over whole games from the deal on. What lay open before, and was shuffled in, may be named."""
    specimen = specimen_of(case)
    run = case.begin(15)
    told: list[Event] = run.events[:]
    open_before: dict[Eyes, set[str]] = {eyes: set() for eyes in case.all_eyes}
    while True:
        for eyes in case.all_eyes:
            secrets = specimen.secrets(run.position, eyes)
            seen = tokens(run.position.view(eyes))
            assert not secrets & seen
            assert not secrets & tokens(heard(told, eyes)) - open_before[eyes]
            open_before[eyes] = seen
        if run.position.over:
            break
        told = run.step()


@pytest.mark.parametrize("game", [specimen.game for specimen in SPECIMENS.values()], ids=lambda game: game.key)
def test_every_event_is_reached(game: Game[Any]) -> None:
    """In random games, at one table or another. What no player decides (a clock, a seat gone or back) the table reports
    through `notice`."""
    reached: set[type[Event]] = set()
    for case in cases(game):
        for seed in range(6):
            reached |= {type(event) for event in case.begin(seed).finish().events}
    assert reached <= set(game.events)
    specimen = SPECIMENS[game.key]
    assert set(game.events) - reached - set(specimen.seldom) == {*TABLE_EVENTS, *specimen.reported}


def test_what_the_table_reports_is_told(case: Case) -> None:
    run = case.begin(16)
    before = paper(run.position)
    facts: list[Event] = [
        ClockStarted(0, 20_000, 0),
        DefaultPlayed(0, "timeout"),
        SeatGone(0, "timeouts", "default"),
        SeatBack(0),
    ]
    for fact in facts:
        assert type(fact) in case.game.events
        run.position.notice(fact, run.luck)
    if type(run.position).notice is not Position.notice:
        return  # this game decides for itself who hears what, and when
    assert run.position.drain() == facts
    assert paper(run.position) == before
    everybody: list[Eyes] = [*range(case.seats), None]
    for fact in facts:
        assert [fact.heard_by(eyes) for eyes in everybody] == [fact] * len(everybody)
