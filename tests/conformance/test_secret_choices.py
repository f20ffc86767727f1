"""Where seats choose in secret at the same time, a table tells nobody who has chosen: not by what it says, nor when.

Besides Bids there is a call in the night, which ends at its time whatever is chosen: there not even the times differ.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from tablee.kernel import ClockStarted, DefaultPlayed, Eyes, FastLuck, Game, Position, Refused
from tablee.tables import acts
from tablee.tables.acts import AnyAct
from tablee.tables.company import Unchanged
from tests.conformance.play import Case, cases, heard, wire
from tests.conformance.specimens import CASES
from tests.conformance.watched import AROUND, PEOPLE, Watched, opened, played, read
from tests.kernel.bids import TIME_TO_BID
from tests.kernel.calls import CALL_GAME

SECRETIVE = [
    case
    for case in (*CASES, *cases(CALL_GAME))
    if case.game.traits.simultaneous and case.game.traits.secrets and case.options == case.game.options()
]
CALLS = [case for case in SECRETIVE if case.game is CALL_GAME]
secretive = pytest.mark.parametrize("case", SECRETIVE, ids=lambda case: case.name)


# --- What a game owes the table


@pytest.mark.parametrize("case", [*CASES, *CALLS], ids=lambda case: case.name)
def test_no_clock_of_the_table_times_a_choice_if_it_is_a_secret_who_has_still_to_choose(case: Case) -> None:
    for seed in range(3):
        for position in case.begin(seed).moments():
            for eyes in (None, *range(case.seats)):
                other = position.imagine(eyes, FastLuck(seed)).awaited()
                for seat in set(position.awaited()).difference(other):
                    assert position.clock(seat) is None, f"a clock tells {eyes} that {seat} has still to choose"


@pytest.mark.parametrize("case", [*CASES, *CALLS], ids=lambda case: case.name)
def test_whoever_is_awaited_without_a_clock_is_awaited_until_a_time_of_the_rules(case: Case) -> None:
    for seed in range(3):
        for position in case.begin(seed).moments():
            if any(position.clock(seat) is None for seat in position.awaited()):
                assert position.due() is not None, "nobody plays a default, and the rules do not, either"


# --- Two tables that differ in one move, of which these eyes may not know


def secret_moves(position: Position, eyes: Eyes, game: Game[Any]) -> Iterator[tuple[int, str]]:
    """Moves of other seats of which these eyes hear and see nothing."""
    for seat in position.awaited():
        for move in position.moves(seat) if seat != eyes else ():
            trial = game.position(position.to_json())
            trial.drain()
            trial.attempt(seat, move, FastLuck(1))
            if not heard(trial.drain(), eyes) and wire(trial.view(eyes)) == wire(position.view(eyes)):
                yield seat, move.text


def with_and_without(case: Case, eyes: Eyes, seed: int) -> Iterator[tuple[Watched, Watched, int]]:
    """Two tables that differ in a move just made, of which these eyes may not know; and the time."""
    game = case.game
    for at, written in played(case, seed):
        for seat, move in secret_moves(read(game, written).position, eyes, game):
            one, other = read(game, written), read(game, written)
            person, later = one.table.places[seat].person, at + 1
            due = one.table.due()
            if person is None or one.table.places[seat].gone or (due is not None and due <= later):
                continue
            _, told = one.do(later, acts.Play(move), person)
            _, nothing = other.do(later, acts.Pass(), None)
            assert eyes not in told, f"eyes {eyes} are sent a frame for a move that they may not know of"
            assert eyes not in nothing
            yield one, other, later


@secretive
def test_a_move_that_eyes_may_not_know_of_is_not_in_what_they_see_when_they_come_in(case: Case) -> None:
    proven = 0
    for seed in range(2):
        for eyes in (None, 0, 1):
            for one, other, _ in with_and_without(case, eyes, seed):
                assert one.teller.whole(eyes, host=False) == other.teller.whole(eyes, host=False)
                proven += 1
    assert proven > 0


@secretive
def test_talk_around_the_game_does_not_tell_of_a_secret_move(case: Case) -> None:
    """A question is asked and answered, somebody leaves and comes back: the table is told again, and nothing more.

    Where nobody may speak aloud (a village by night), nothing is asked.
    """
    proven = 0
    for eyes in (None, 0):
        for one, other, at in with_and_without(case, eyes, 0):
            around: list[tuple[AnyAct, str]] = [
                (acts.AskPause(), "ada"),
                (acts.Answer(False), "bob"),
                (acts.Stand(), "bob"),
                (acts.Sit(), "bob"),
            ]
            for act, by in around:
                frames = [sent(watched, at + 1, act, by).get(eyes) for watched in (one, other)]
                assert frames[0] == frames[1]
                proven += frames[0] is not None
    assert proven > 0


@pytest.mark.parametrize("case", [case for case in SECRETIVE if case.seats > 2], ids=lambda case: case.name)
def test_asking_to_take_a_move_back_does_not_tell_whether_somebody_else_has_moved(case: Case) -> None:
    """Whoever asks to take a move back learns from the answer only what they may know."""
    one, other = opened(case, 0), opened(case, 0)
    mine = one.position.moves(0)[0].text
    for watched in (one, other):
        watched.do(100, acts.Play(mine), "ada")
    seat, move = next(secret_moves(one.position, 0, one.table.game))
    one.do(200, acts.Play(move), one.table.places[seat].person)
    other.do(200, acts.Pass(), None)
    assert {refusal(watched, 300, acts.AskUndo(), "ada") for watched in (one, other)} == {"no_undo"}


def refusal(watched: Watched, at: int, act: AnyAct, by: str) -> str:
    with pytest.raises(Refused) as refused:
        watched.do(at, act, by)
    return refused.value.reason


def sent(watched: Watched, at: int, act: AnyAct, by: str) -> dict[Eyes, Any]:
    """The frames of an act, or nothing if it is refused."""
    try:
        return watched.do(at, act, by)[1]
    except (Refused, Unchanged):
        return {}


# --- Two evenings with the same things to see, and others to keep secret


class Told(NamedTuple):
    at: int
    what: bytes


class SecretEvening:
    """A table at which some things are done in public, and others in secret; and what some eyes are sent, and when."""

    def __init__(self, case: Case, eyes: Eyes, seed: int, secrets: int) -> None:
        self.watched = opened(case, seed)
        self.eyes = eyes
        self.secret = FastLuck(secrets)
        self.told: list[Told] = []
        self.revealed_at: int | None = None
        self.lost: set[str] = set()
        self.spend(case, FastLuck(seed))

    def spend(self, case: Case, public: FastLuck) -> None:
        """Every moment has something secret, or nothing; and perhaps something that everybody may see."""
        at = 0
        people = PEOPLE[: len([place for place in self.watched.table.places if place.person is not None])]
        while at < 3 * TIME_TO_BID and self.revealed_at is None:
            at += 1 + public.below(400)
            self.pass_time(at)
            seat = self.secret.below(case.seats)
            if seat != self.eyes and self.secret.below(5) == 0:
                self.choose(seat, at)
            doing, person = AROUND[public.below(len(AROUND))], people[public.below(len(people))]
            mine = self.eyes is not None and public.below(6) == 0
            if public.below(2) == 0:
                self.do(at, doing, person)
            if mine and self.revealed_at is None:
                self.do(at, acts.Play(self.watched.position.default(self.eyes or 0).text), PEOPLE[self.eyes or 0])

    def choose(self, seat: int, at: int) -> None:
        """Somebody who is here moves; these eyes may not know."""
        place = self.watched.table.places[seat]
        moves = self.watched.position.moves(seat)
        if moves and place.person is not None and not place.gone and place.person not in self.lost:
            self.do(at, acts.Play(moves[self.secret.below(len(moves))].text), place.person)

    def pass_time(self, until: int) -> None:
        while self.revealed_at is None and (due := self.watched.table.due()) is not None and due <= until:
            seat = self.watched.wanted(due)
            if seat is None:
                self.do(due, acts.Pass(), None)
            else:
                moves = self.watched.position.moves(seat)
                move = moves[0 if seat == self.eyes else self.secret.below(len(moves))]
                self.do(due, acts.BotPlay(seat, move.text), None)

    def do(self, at: int, act: AnyAct, by: str | None) -> None:
        if isinstance(act, (acts.Lose, acts.Find)):
            (self.lost.add if isinstance(act, acts.Lose) else self.lost.discard)(str(by))
        if self.revealed_at is not None:
            return
        try:
            events, frames = self.watched.do(at, act, by)
        except Refused as refused:
            if self.eyes is not None and by == PEOPLE[self.eyes]:
                self.told.append(Told(at, refused.reason.encode()))
            return
        except Unchanged:
            if self.eyes is not None and by == PEOPLE[self.eyes]:
                self.told.append(Told(at, b"heard"))
            return
        assert not any(isinstance(event, (ClockStarted, DefaultPlayed)) for event in events)
        if any(event.reveals for event in events):
            self.revealed_at = at
        elif self.eyes in frames:
            self.told.append(Told(at, frames[self.eyes][1]))
            self.told.append(Told(at, self.watched.teller.whole(self.eyes, host=False)))

    def before(self, at: int) -> list[Told]:
        return [told for told in self.told if told.at < at]


@secretive
@pytest.mark.parametrize("eyes", [None, 0])
def test_whatever_is_chosen_in_secret_eyes_are_told_the_same_at_the_same_times(case: Case, eyes: Eyes) -> None:
    told = 0
    for seed in range(16):
        evenings = [SecretEvening(case, eyes, seed, secrets) for secrets in range(100, 104)]
        revealed = [evening.revealed_at for evening in evenings]
        until = min(3 * TIME_TO_BID if at is None else at for at in revealed)
        for evening in evenings[1:]:
            assert evening.before(until) == evenings[0].before(until)
        told += len(evenings[0].before(until))
        if case in CALLS:
            assert len(set(revealed)) == 1, "what was chosen in a call changed its length"
    assert told > 60, "little was told: little was proven"
