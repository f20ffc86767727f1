"""A game with time, or with many who choose at once, in the terminal: the others act while the person still thinks.

The clockwork is that of every table (`Sitting`): the clocks, the thoughts of bots, the time of the rules. Here is only
what the person sees of it. Nothing is shown when something happens that they do not hear of: not even the clock.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from tablee.cli.desk import Desk
from tablee.cli.person import YOU, Person
from tablee.cli.screens import Choice
from tablee.cli.terminal import print_sentence
from tablee.kernel import Bot, Event, Game, Luck, Move, Pace, Position, Refused, Seal, View
from tablee.tables.events import MoveExplained
from tablee.tables.kinds import is_heard
from tablee.tables.running import SealedDelays
from tablee.tables.sitting import Sitting
from tablee.text import Speaker
from tablee.text.speaker import HOUSE

REACTION: Final = 500  # milliseconds: nobody answers sooner what they are asked only now
MARKS: Final = (60_000, 30_000, 10_000, 5_000)  # milliseconds before the end of a clock: it is shown again
NOW, A_LINE, A_QUESTION = range(3)  # until when whoever is asked lets time pass, where it stands still for them


class Asked(NamedTuple):
    """What the person is asked, as far as they can tell one question from another."""

    moves: tuple[Move, ...] = ()
    question: str | int | None = None
    awaited: bool = False  # or they may do something, and nobody waits for it


NOTHING: Final = Asked()


def sit_down(
    game: Game[Any],
    position: Position,
    luck: Luck,
    pace: Pace,
    seal: Seal,
    times: Callable[[int, str], Sequence[int]],
) -> Sitting:
    """One person and bots. Whoever sits at a keyboard is there: a clock that runs out plays for them once, not more."""
    return Sitting(
        position,
        luck,
        msgspec.structs.replace(pace, missed=0, disconnection=0),
        0,
        bots=frozenset(range(position.seats)) - {YOU},
        takeover="default",
        delays=SealedDelays(seal, times),
        traits=game.traits,
    )


def what_else(say: Speaker) -> dict[str, str]:
    """What can be typed where time stands still, and the messages that explain it."""
    return {say.say("play-key-enter"): "play-answer-pass", words(say)[0]: "play-answer-wait"}


def words(say: Speaker) -> list[str]:
    return say.say("play-words-wait").split(", ")


class TimedTable:
    """A running game with a person in seat 0, who may have something to do at any time."""

    def __init__(self, person: Person, bots: Mapping[int, Bot], sitting: Sitting, desk: Desk) -> None:
        self.person = person
        self.say = person.say
        self.game = person.game
        self.screen = person.screen
        self.bots = bots
        self.sitting = sitting
        self.position = sitting.position
        self.desk = desk
        self.at = 0  # up to here everything has happened
        self.asked = NOTHING
        self.asked_at: int | None = None  # when this question took the place of another, by itself
        self.choices: Sequence[Choice] = ()
        self.heard = 0  # how much the person has
        self.steps = 0  # how often the rules went on by themselves, as far as the person has heard of it
        self.patience = NOW
        self.prompt: str | None = None  # None: it is to be written anew
        self.waiting = words(self.say)

    def play(self) -> None:
        message = "play-time-runs" if self.desk.live else "play-time-stands"
        print_sentence(self.person.console, self.say.say(message, wait=self.waiting[0]), style="dim")
        self.tell(self.sitting.opening)
        self.look()
        while not self.position.over:
            self.go_on()

    def go_on(self) -> None:
        """The next thing: something that is due, or a line that is typed before."""
        due = self.sitting.due()
        if due is not None and due <= self.at:
            self.happen(due)
            return
        mark = self.next_mark()
        until = min([time for time in (due, mark) if time is not None], default=None)
        line = self.desk.line(self.written(), until, self.is_asked(due))
        now = self.desk.now()
        if line is not None or (mark is not None and mark <= now):
            self.prompt = None
        if line is not None:
            self.answer(line, now if due is None else min(now, due - 1))
        elif due is not None and due <= now:
            self.happen(due)

    def is_asked(self, due: int | None) -> bool:
        """Where time stands still: whether it does so now."""
        return len(self.choices) > 0 and (self.patience == NOW or due is None)

    # --- What happens

    def happen(self, due: int) -> None:
        """A bot has thought long enough, or time is up. What the rules take in comes before what is due then."""
        self.at = due
        went_on, heard = self.sitting.went_on, self.heard
        seat = self.sitting.wanted(due)
        if seat is None:
            self.tell(self.sitting.advance(due))
        else:
            self.let_move(seat, due)
        if self.sitting.went_on > went_on and self.heard > heard:
            self.steps += 1
        self.look(by_itself=True)

    def let_move(self, seat: int, at: int) -> None:
        """A bot for which nobody waits may also do nothing."""
        self.sitting.reach(at)
        bot, view = self.bots[seat], self.position.view(seat)
        move = bot.must_choose(view) if seat in self.position.awaited() else bot.choose(view)
        refusal = None if move is None else self.sitting.why_not(seat, move, at)
        if refusal is not None:
            raise Refused(refusal.code, refusal.rule)
        reason = bot.reason()
        events = self.sitting.substitute(seat, move, at)
        if reason is not None and reason.key in self.game.reasons and self.may_explain(events):
            self.hear(MoveExplained(seat, reason.key, reason.params))
        self.tell(events)

    def may_explain(self, events: list[Event]) -> bool:
        """As at every table: not what was chosen in secret."""
        return not self.game.traits.simultaneous and is_heard(events)

    def tell(self, events: Sequence[Event]) -> None:
        """Everybody hears what their seat may hear."""
        for event in events:
            for seat, bot in self.bots.items():
                heard = event.heard_by(seat)
                if heard is not None:
                    bot.hear(heard)
            heard = event.heard_by(YOU)
            if heard is not None:
                self.hear(heard)

    def hear(self, heard: Event) -> None:
        self.desk.clear()
        self.prompt = None
        self.heard += 1
        self.screen.hear(heard)
        if self.patience == A_LINE and self.say.in_log(heard):
            self.patience = NOW

    # --- What is asked

    def look(self, by_itself: bool = False) -> None:
        """Show the person what they are asked, if it is something else than before."""
        before, self.asked = self.asked, self.question()
        if self.position.over or self.asked == before:
            return
        self.prompt = None
        if self.asked == before._replace(awaited=False):  # answered; they may change their mind
            return
        self.patience = NOW
        self.asked_at = self.at if by_itself and before.moves else None
        if by_itself:
            self.desk.forget()
        self.show(self.position.view(YOU))

    def question(self) -> Asked:
        moves = self.position.moves(YOU)
        if not moves:
            return NOTHING
        question = self.position.question(YOU)
        return Asked(moves, self.steps if question is None else question, YOU in self.position.awaited())

    def show(self, view: View) -> None:
        self.desk.clear()
        if not self.asked.moves:
            self.choices = ()
            self.screen.wait(view)
            return
        self.screen.show(view)
        self.choices = self.screen.choices(view)
        self.person.list_choices(self.choices)

    def written(self) -> str:
        """The prompt as it was last written: it is not written anew for something that the person does not hear of."""
        if self.prompt is None:
            self.prompt = self.with_time(self.person.question(self.message(), len(self.choices)))
        return self.prompt

    def message(self) -> str:
        if not self.choices:
            return "play-watch"
        if not self.asked.awaited:
            return "play-may" if self.desk.live else "play-may-or-pass"
        return "play-ask-only" if len(self.choices) == 1 else "play-ask"

    def with_time(self, question: str) -> str:
        deadline = self.deadline()
        if deadline is None:
            return question
        minutes, seconds = divmod(max(0, deadline - self.desk.now() + 999) // 1000, 60)
        return self.say.say("play-timed", time=f"{minutes}:{seconds:02}", question=question)

    def deadline(self) -> int | None:
        """When the person's time is up: by the clock of the table, or by the rules, as far as the view tells it."""
        if not self.choices:
            return None
        ends = self.screen.ends(self.position.view(YOU))
        clock = self.sitting.clocks.get(YOU)
        times = [*([] if ends is None else [self.sitting.zero + ends]), *([] if clock is None else [clock.deadline])]
        return min(times, default=None)

    def next_mark(self) -> int | None:
        """When the person's clock is shown again, where it runs."""
        deadline = self.deadline() if self.desk.live else None
        if deadline is None:
            return None
        return min([deadline - mark for mark in MARKS if deadline - mark > self.desk.now()], default=None)

    # --- What is answered

    def answer(self, line: str, at: int) -> None:
        """A line is judged at the moment at which it was entered. Whoever types is there."""
        self.at = at
        if self.sitting.chairs[YOU].gone:
            self.tell(self.sitting.message(YOU, at))
        view = self.position.view(YOU)
        if self.person.served(line, self.choices, view):
            self.person.list_choices(self.choices)
        elif not line or self.waits(line, view):
            self.let_pass(A_LINE if not line else A_QUESTION)
        elif not self.choices:
            self.person.complain(self.say.say("play-only-watch"))
        elif self.desk.live and self.asked_at is not None and at - self.asked_at < REACTION:
            self.person.complain(self.say.refusal("too_late", HOUSE))
        else:
            self.attempt(line, view, at)
        self.look()

    def waits(self, line: str, view: View) -> bool:
        """A game may have a move of that name."""
        is_move = self.choices and self.screen.notation(line, self.choices, view)
        return line.lower() in self.waiting and not is_move

    def let_pass(self, patience: int) -> None:
        """Where time runs, it passes anyway; an empty line then shows the choices again."""
        self.patience = patience
        if self.desk.live and patience == A_LINE:
            self.person.list_choices(self.choices)

    def attempt(self, line: str, view: View, at: int) -> None:
        """Whoever acts unasked lets a moment pass after it."""
        awaited = YOU in self.position.awaited()
        move = self.person.understood(line, self.choices, view, lambda move: self.sitting.why_not(YOU, move, at))
        if move is None:
            self.sitting.turned_away(YOU, at)
            return
        for text in (move.text, *self.screen.following(line, view)):
            move = self.game.move(text)
            refusal = self.sitting.why_not(YOU, move, at)
            if refusal is not None:
                self.person.complain(self.say.refusal(refusal.code, refusal.rule))
                break
            self.tell(self.sitting.play(YOU, move, at))
        self.patience = NOW if awaited else A_LINE
