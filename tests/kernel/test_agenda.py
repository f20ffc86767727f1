"""The agenda: steps that run, ask, wait and put what they cause before everything else. Shown with Owls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tablee.kernel import BadPosition, Event, FastLuck, Json, Luck, Move, Refusal, Refused, playout
from tablee.kernel.agenda import Choice, Decision, Step, Steps, Stepwise
from tablee.kernel.step_book import StepBook
from tests.kernel import owls
from tests.kernel.owls import A_WHILE, OWLS_GAME, Owls

LUCK = FastLuck(1)
VILLAGE = ["owl_0", "hunter", "twin_0", "twin_1", "mouse_0"]
CROWD = ["owl_0", "owl_1", "hunter", "twin_0", "twin_1", "mouse_0"]


def village(cards: list[str], *agenda: Json, **known: Any) -> Owls:
    """A position by hand, the next step first."""
    position = Owls(cards)
    position.night = 1
    written = position.to_json() | {"agenda": list(agenda), **known}
    read = OWLS_GAME.position(written)
    read.drain()
    return read


def debate(ends: int = 9_000) -> Json:
    return {"step": "debate", "ends": ends}


def names(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def played(position: Owls, seat: int, move: str) -> list[Event]:
    position.attempt(seat, OWLS_GAME.move(move), LUCK)
    return position.drain()


def pending(position: Owls) -> list[str]:
    return [step["step"] for step in position.to_json()["agenda"]]


# --- What follows comes before what was to come after


def test_a_death_is_followed_by_grief_and_by_the_shot_before_anything_else() -> None:
    """The stone kills the hunter in the middle of the day: the shot is asked for, and the day waits below it."""
    position = village(CROWD, debate())
    assert played(position, 5, "stone 2") == [
        owls.StoneThrown(5, 2),
        owls.Died(2, "hunter", "stone"),
        owls.ShotAsked(2),
    ]
    assert pending(position) == ["shot", "check_victory", "daybreak"]
    assert position.awaited() == (2,)


def test_what_a_shot_causes_comes_before_what_the_stone_left_to_do() -> None:
    position = village(CROWD, debate())
    played(position, 5, "stone 2")
    assert played(position, 2, "shoot 0") == [owls.Died(0, "owl_0", "shot"), owls.DayBroke(9_000)]
    assert pending(position) == ["debate"]


def test_a_chain_of_three_deaths_ends_with_the_victory() -> None:
    """A twin dies, the other of grief; nobody looks for a winner in between."""
    position = village(VILLAGE, debate())
    told = played(position, 4, "stone 2")
    assert told == [
        owls.StoneThrown(4, 2),
        owls.Died(2, "twin_0", "stone"),
        owls.Died(3, "twin_1", "grief"),
        owls.DayBroke(9_000),
    ]
    position = village(VILLAGE[:4], debate())
    assert names(played(position, 1, "stone 2")) == ["StoneThrown", "Died", "Died", "GameWon"]
    assert position.over
    assert position.outcome().reason == "owls"


def test_a_game_that_is_over_has_nothing_left_to_do() -> None:
    position = village(VILLAGE, debate())
    assert names(played(position, 1, "stone 0"))[-1] == "GameWon"
    assert (position.agenda, position.awaited(), position.acting(), position.due()) == ([], (), (), None)
    assert position.moves(1) == ()
    with pytest.raises(Refused, match="game_over"):
        played(position, 1, "accuse 2")


# --- Waiting


def test_an_answer_that_leaves_a_step_waiting_leaves_it_on_top() -> None:
    position = village(VILLAGE, debate())
    assert played(position, 0, "accuse 4") == [owls.Accused(0, 4)]
    assert pending(position) == ["debate"]
    assert position.history == [owls.Line(1, "accuse", 0, 4)]


def test_a_step_that_was_interrupted_goes_on_with_the_time_that_it_had_left() -> None:
    position = village(CROWD, debate(ends=9_000), now=4_000)
    played(position, 5, "stone 2")
    position.advance(6_000, LUCK)
    assert played(position, 2, "shoot 1")[-1] == owls.DayBroke(11_000)
    assert position.due() == 11_000


def test_a_time_that_is_up_answers_for_whoever_did_not() -> None:
    position = village(CROWD, debate())
    played(position, 5, "stone 2")
    position.advance(A_WHILE, LUCK)
    assert names(position.drain()) == ["Died", "DayBroke"]
    assert not position.alive[0]


def test_several_things_that_fall_due_happen_in_order_each_at_its_time() -> None:
    position = village(VILLAGE, {"step": "night", "ends": 1_000})
    position.advance(1_000 + 2 * A_WHILE, LUCK)
    told = position.drain()
    assert told == [
        owls.DayBroke(1_000 + A_WHILE),
        owls.BallotOpened((0, 1, 2, 3, 4), 1_000 + 2 * A_WHILE),
        owls.BallotClosed([None] * 5),
        owls.NightFell(2, 1_000 + 3 * A_WHILE),
    ]
    assert position.now == 1_000 + 2 * A_WHILE


def test_a_seat_that_is_not_asked_may_act_where_a_step_lets_it() -> None:
    position = village(VILLAGE, debate())
    assert position.awaited() == ()
    assert position.acting() == (0, 1, 2, 3, 4)
    assert len(position.moves(3)) == 8


# --- A choice with too many answers


def test_a_list_is_named_one_by_one_and_the_last_one_is_not_asked_for() -> None:
    alive = [True, True, True, True, True, False]
    will = {"step": "voters", "seat": 5, "named": []}
    position = village(CROWD, will, {"step": "nightfall"}, alive=alive)
    assert [move.text for move in position.moves(5)] == ["let 0", "let 1", "let 2", "let 3", "let 4"]
    for voter in (4, 1, 0):
        assert played(position, 5, f"let {voter}") == [owls.VoterNamed(5, voter)]
    assert [move.text for move in position.moves(5)] == ["done", "let 2", "let 3"]
    played(position, 5, "let 2")
    told = played(position, 5, "let 3")
    assert told[:2] == [owls.VoterNamed(5, 3), owls.VotersNamed([0, 1, 2, 3, 4])]
    assert names(told)[2:] == ["NightFell"]


# --- Copies and paper


def test_a_clone_shares_its_steps_and_not_its_list() -> None:
    position = village(CROWD, debate())
    played(position, 5, "stone 2")
    copy = position.clone()
    assert all(one is other for one, other in zip(copy.agenda, position.agenda, strict=True))
    copy.attempt(2, OWLS_GAME.move("shoot 0"), LUCK)
    assert pending(position) == ["shot", "check_victory", "daybreak"]


def test_a_step_on_paper_is_its_name_and_its_fields_the_next_one_first() -> None:
    position = village(CROWD, debate())
    played(position, 5, "stone 2")
    assert position.to_json()["agenda"] == [
        {"step": "shot", "seat": 2, "ends": A_WHILE},
        {"step": "check_victory"},
        {"step": "daybreak", "left": 9_000},
    ]


@pytest.mark.parametrize(
    ("agenda", "place"),
    [
        ([{"step": "chance"}], "agenda[0].step"),
        ([{"step": "debate"}], "agenda[0].ends"),
        ([{"step": "debate", "ends": "soon"}], "agenda[0].ends"),
        ([{"step": "debate", "ends": -1}], "agenda[0].ends"),
        ([{"step": "debate", "ends": 1, "left": 2}], "agenda[0].left"),
        ([{"step": "shot", "seat": 77, "ends": 1}], "agenda[0].seat"),
        (["debate"], "agenda[0]"),
        ("debate", "agenda"),
    ],
)
def test_a_step_that_is_none_of_the_game_is_a_bad_position(agenda: Json, place: str) -> None:
    written = village(VILLAGE, debate()).to_json() | {"agenda": agenda}
    with pytest.raises(BadPosition) as wrong:
        OWLS_GAME.position(written)
    assert wrong.value.parts["field"] == place


# --- The smallest position that has steps: what a game may say of each


class Call(Move):
    pass


YES, NO, MAYBE = Call("yes"), Call("no"), Call("maybe")
FORBIDDEN = Refusal("forbidden", "TST-002")
NOT_NOW = Refusal("not_now", "TST-001")


class Say(Step["Notes"]):
    def __init__(self, word: str, more: tuple[str, ...] = ()) -> None:
        self.word = word
        self.more = more

    def run(self, position: Notes, luck: Luck) -> Steps:
        position.said.append(self.word)
        return tuple(Say(word) for word in self.more)


class Ask(Choice["Notes"]):
    def __init__(self, seat: int, word: str) -> None:
        super().__init__(seat)
        self.word = word

    def open(self, position: Notes) -> None:
        position.said.append(f"{self.word}?")

    def forced(self, position: Notes) -> Move | None:
        return YES if self.word == "surely" else None

    def stands(self, position: Notes) -> bool:
        return self.seat < position.seats

    def options(self, position: Notes) -> tuple[Move, ...]:
        return (YES, NO)

    def answer(self, position: Notes, seat: int, move: Move, luck: Luck) -> Steps | None:
        return (Say(f"{self.word} {move.text}"),)

    def clock(self, position: Notes, seat: int) -> str | None:
        return "short"

    def tempo(self, position: Notes, seat: int) -> str:
        return "quick"

    def question(self, position: Notes, seat: int) -> str | None:
        return self.word


class Only(Decision["Notes"]):
    """As many options as it says; no is forbidden."""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def options(self, position: Notes) -> tuple[Move, ...]:
        return (YES, MAYBE)[: self.count]

    def objection(self, position: Notes, seat: int, move: Move) -> Refusal | None:
        return FORBIDDEN if move is NO else None

    def answer(self, position: Notes, seat: int, move: Move, luck: Luck) -> Steps | None:
        return (Say(f"only {self.count}"),)


class Together(Step["Notes"]):
    """Two seats are asked at once; it runs when both have answered."""

    def asked(self, position: Notes) -> tuple[int, ...]:
        return tuple(seat for seat in (0, 1) if f"{seat}" not in position.said)

    def moves(self, position: Notes, seat: int) -> tuple[Move, ...]:
        return (YES,) if seat in self.asked(position) else ()

    def answer(self, position: Notes, seat: int, move: Move, luck: Luck) -> Steps | None:
        position.said.append(f"{seat}")
        return None

    def run(self, position: Notes, luck: Luck) -> Steps:
        return (Say("both"),)


class End(Step["Notes"]):
    def run(self, position: Notes, luck: Luck) -> Steps:
        position.finish()
        return (Say("never"),)


class Notes(Stepwise):
    """Only what the agenda itself needs."""

    def __init__(self, *steps: Step[Any]) -> None:
        self.seats = 2
        self.over = False
        self.now = 0
        self.told = None
        self.opened = False
        self.agenda = []
        self.put_first((*steps, End()))
        self.said: list[str] = []
        self.looks = 0
        self.sudden: Steps = ()

    def not_now(self, seat: int, move: Move) -> Refusal:
        return NOT_NOW

    def between(self, luck: Luck) -> None:
        self.looks += 1
        sudden, self.sudden = self.sudden, ()
        self.put_first(sudden)
        if "win" in self.said:
            self.finish()

    def public(self) -> Any: ...
    def private(self, eyes: int) -> Any: ...
    def view(self, eyes: Any) -> Any: ...
    def imagine(self, eyes: Any, luck: Any) -> Any: ...
    def payoff(self) -> Any: ...
    def outcome(self) -> Any: ...
    def clone(self) -> Any: ...
    def to_json(self) -> Any: ...


def notes(*steps: Step[Any]) -> Notes:
    position = Notes(*steps)
    position.go_on(LUCK)
    return position


def test_steps_run_depth_first_in_their_order() -> None:
    position = notes(Say("a", ("b", "c")), Say("d", ("e",)))
    assert position.said == ["a", "b", "c", "d", "e"]
    assert position.over


def test_the_end_empties_the_agenda_and_what_it_causes_is_not_done() -> None:
    position = notes(End(), Say("late"))
    assert (position.said, position.agenda) == ([], [])


def test_a_choice_is_opened_once_and_its_seat_alone_may_answer() -> None:
    position = notes(Ask(1, "really"), Say("after"))
    assert position.said == ["really?"]
    assert (position.awaited(), position.moves(0), position.moves(1)) == ((1,), (), (YES, NO))
    assert (position.clock(1), position.tempo(1), position.question(1)) == ("short", "quick", "really")
    assert position.default(1) is YES
    assert position.why_not(0, YES) is NOT_NOW
    assert position.why_not(1, Call("perhaps")) is NOT_NOW
    assert position.why_not(7, YES) is NOT_NOW
    position.attempt(1, NO, LUCK)
    assert position.said == ["really?", "really no", "after"]


def test_a_choice_that_the_rules_know_the_answer_of_is_not_opened() -> None:
    assert notes(Ask(0, "surely"), Say("after")).said == ["surely yes", "after"]


def test_a_step_that_asks_two_runs_when_both_have_answered() -> None:
    position = notes(Together(), Say("after"))
    assert position.awaited() == (0, 1)
    position.attempt(1, YES, LUCK)
    assert position.awaited() == (0,)
    assert position.why_not(1, YES) is NOT_NOW
    position.attempt(0, YES, LUCK)
    assert position.said == ["1", "0", "both", "after"]


def test_the_rules_look_after_every_step_and_may_end_the_game() -> None:
    position = notes(Say("a"), Ask(0, "surely"), Say("win"), Say("late"))
    assert position.said == ["a", "surely yes", "win"]
    assert position.looks == 4
    assert position.over


def test_a_book_refuses_to_write_a_step_that_it_does_not_know() -> None:
    book = StepBook({End: {}, Say: {"word": str, "more": Sequence[str]}})
    assert book.write([End(), Say("a", ("b",))]) == [{"step": "say", "word": "a", "more": ["b"]}, {"step": "end"}]
    with pytest.raises(KeyError):
        book.write([Together()])


def test_a_list_on_paper_is_a_tuple_in_a_step() -> None:
    book = StepBook({Say: {"word": str, "more": list[str]}})
    step = book.read([{"step": "say", "word": "a", "more": ["b"]}])[0]
    assert isinstance(step, Say)
    assert step.more == ("b",)


def test_a_decision_with_one_option_is_not_asked_for() -> None:
    position = notes(Only(0, 1), Only(1, 2))
    assert position.said == ["only 1"]
    assert position.awaited() == (1,)


def test_a_step_may_name_the_rule_that_forbids_a_move() -> None:
    position = notes(Only(1, 2))
    assert position.why_not(1, NO) is FORBIDDEN
    assert position.why_not(1, YES) is None
    assert position.why_not(0, YES) is NOT_NOW


def test_what_the_rules_put_first_while_a_step_waits_is_done_and_opened_before_it() -> None:
    position = notes(Together())
    position.sudden = (Ask(0, "really"),)
    position.attempt(0, YES, LUCK)
    assert position.said == ["0", "really?"]
    position.attempt(0, NO, LUCK)
    assert position.said == ["0", "really?", "really no"]
    assert position.awaited() == (1,)


@pytest.mark.parametrize(
    ("agenda", "place"),
    [
        ([], "agenda"),
        ([End()], "agenda[0]"),
        ([End(), Say("a")], "agenda[0]"),
        ([Say("a"), Ask(0, "b")], "agenda[1]"),
        ([End(), Ask(0, "b"), Ask(0, "b")], "agenda[0]"),
        ([End(), Ask(7, "b")], "agenda[0]"),
    ],
)
def test_an_agenda_that_cannot_be_waiting_like_this_is_a_bad_position(agenda: list[Step[Any]], place: str) -> None:
    """Nothing to do; nobody waits on top; something lies where it may not, or on what it may not; nobody is there."""
    book = StepBook({End: {}, Say: {}, Ask: {}}, on={End: (None,), Say: (End, Say), Ask: (End, Say)})
    position = Notes()
    position.agenda = [End(), Say("a"), Ask(1, "b")]
    book.check(position)
    position.agenda = agenda
    with pytest.raises(BadPosition) as wrong:
        book.check(position)
    assert wrong.value.wrong == place


def test_a_game_that_is_over_has_an_empty_agenda_on_paper() -> None:
    book = StepBook({End: {}})
    position = notes(End())
    book.check(position)
    position.agenda = [End()]
    with pytest.raises(BadPosition):
        book.check(position)


def test_random_play_passes_through_steps() -> None:
    for seed in range(30):
        position = OWLS_GAME.setup(6, FastLuck(seed))
        assert playout(position, FastLuck(seed)) > 0
        assert position.over
