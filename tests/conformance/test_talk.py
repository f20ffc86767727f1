"""Talk, for every game: where people may speak, and that whoever does not hear it cannot notice that somebody did."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablee.kernel import Eyes, FastLuck, Spoke
from tablee.tables import acts
from tests.conformance.play import Case
from tests.conformance.specimens import CASES, SPECIMENS
from tests.conformance.watched import Watched, played, read

NOTICING = [case for case in CASES if case.game.notices_talk]


@pytest.mark.parametrize("game", [specimen.game for specimen in SPECIMENS.values()], ids=lambda game: game.key)
def test_in_the_channel_that_is_aloud_every_seat_may_speak_at_some_time_and_all_may_listen(game: object) -> None:
    for case in [case for case in CASES if case.game is game][:1]:
        positions = [position for seed in range(4) for position in case.begin(seed).glimpses()]
        for seat in range(case.seats):
            assert any(case.game.aloud in position.channels(seat).speak for position in positions)
        for eyes in case.all_eyes:
            assert any(case.game.aloud in position.channels(eyes).hear for position in positions)


def test_it_is_no_secret_who_may_speak_aloud(case: Case) -> None:
    """Who is asked for consent, and waited for, follows from it."""
    for position in case.begin(18).glimpses():
        for eyes in (None, *range(case.seats)):
            other = position.imagine(eyes, FastLuck(1))
            for seat in range(case.seats):
                assert (case.game.aloud in position.channels(seat).speak) == (
                    case.game.aloud in other.channels(seat).speak
                )


@pytest.mark.parametrize("case", NOTICING, ids=lambda case: case.name)
def test_that_somebody_spoke_is_told_to_nobody_as_such(case: Case) -> None:
    run = case.begin(19)
    for seat in range(case.seats):
        run.position.notice(Spoke(seat, case.game.aloud), run.luck)
    assert not any(isinstance(event, Spoke) for event in run.position.drain())


def spoken(case: Case, seed: int) -> Iterator[tuple[Watched, Watched, str, int]]:
    """Two tables, at one of which somebody has just said something; where, and when."""
    for at, written in played(case, seed)[::4]:
        first = read(case.game, written)
        due = first.table.due()
        if due is not None and due <= at + 1:
            continue
        for seat, place in enumerate(first.table.places):
            for channel in first.position.channels(seat).speak if place.person is not None else ():
                one, other = read(case.game, written), read(case.game, written)
                one.do(at + 1, acts.Speak(channel), place.person)
                other.do(at + 1, acts.Pass(), None)
                yield one, other, channel, at + 1


@pytest.mark.parametrize("key", sorted({case.game.key for case in NOTICING}))
def test_eyes_are_told_the_same_whether_or_not_others_talk_where_they_do_not_hear(key: str) -> None:
    cases = [case for case in NOTICING if case.game.key == key]
    assert sum(proven(case, seed) for case in cases for seed in range(4)) > 0  # a table may have but one channel


def proven(case: Case, seed: int) -> int:
    """How many eyes did not hear what was said, at one moment or another, and could not tell."""
    found = 0
    for one, other, channel, at in spoken(case, seed):
        deaf = [eyes for eyes in (None, *range(case.seats)) if channel not in one.position.channels(eyes).hear]
        if not deaf:
            continue  # everybody hears it, and the rules may act on it (LGT-114)
        for eyes in deaf:
            assert told(one, eyes) == told(other, eyes)
        found += len(deaf)
        due = one.table.due()
        assert due == other.table.due()
        if due is not None:
            ones, others = (watched.do(max(due, at), acts.Pass(), None)[1] for watched in (one, other))
            assert [ones.get(eyes) for eyes in deaf] == [others.get(eyes) for eyes in deaf]
    return found


def told(watched: Watched, eyes: Eyes) -> tuple[int, bytes]:
    """How far these eyes were told, and what they would be if they came in now."""
    return watched.teller.numbers.get(eyes, 0), watched.teller.whole(eyes, host=False)


def test_there_is_a_game_that_notices_talk() -> None:
    assert "owls" in {case.game.key for case in NOTICING}
