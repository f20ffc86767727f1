"""The game that runs at a table: its deal, its sitting, and everything that has moved it since.

A move is read once and judged once (`judged`). What the sitting was like before somebody's own move is kept beside it,
so that taking it back is a step and no replay, however much has happened since. Snapshots hold it, too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Final, TypeAlias

from tablee.kernel import (
    Channels,
    Event,
    Eyes,
    Interrupted,
    Move,
    Position,
    Refused,
    Seal,
    SealedLuck,
    TableeError,
)
from tablee.tables import acts
from tablee.tables.acts import Act, Entry
from tablee.tables.company import CLOSED, OVER, PLAYING, Company, refuse
from tablee.tables.deeds import Before, Driven, Seated
from tablee.tables.events import GameBegun, MoveExplained, MoveTakenBack, SeedRevealed
from tablee.tables.kinds import IS_DEFAULT, REVEALS, facts_of_all, is_heard
from tablee.tables.records import BeforeState, DrivenState, TableState
from tablee.tables.sitting import Sitting
from tablee.tables.story import read_story

SUBSTITUTE: Final = "solid"  # the bot that plays for somebody
UNDO: Final = "undo"
FAR_BACK: Final = 200  # entries after which a move is not taken back any more

Deed: TypeAlias = Callable[[Sitting], list[Event]]


class SealedDelays:
    """A draw for each decision of each seat, under a key that nobody knows before the end."""

    def __init__(self, seal: Seal, times: Callable[[int, str], Sequence[int]]) -> None:
        self.key = sha256(b"tablee/delays/2\0" + seal.seed).digest()
        self.times = times  # the equally likely ones, for a seat and a kind of thought

    def thought(self, seat: int, at: int, kind: str) -> int:
        luck = SealedLuck(sha256(self.key + b"%d %d" % (seat, at)).digest())
        times = self.times(seat, kind)
        return times[luck.below(len(times))]


class Running:
    """A game from the deal to the end. Every verb returns the events that it caused."""

    def __init__(self, company: Company, opened: acts.Open, seal: Seal) -> None:
        self.company = company
        self.game = company.game
        self.opened = opened
        self.seal = seal
        self.sitting: Sitting | None = None
        self.luck: SealedLuck | None = None
        self.delays = SealedDelays(seal, self.times)
        self.takes_back = not (self.game.traits.simultaneous or self.game.traits.real_time)
        self.together = self.game.traits.cooperative  # nobody is there who would mind what is taken back
        self.begun = 0  # when the game began
        self.driven: list[Driven] = []  # what has moved the sitting, as far back as a move can be taken back
        self.story: list[Event] = []  # what the game wants remembered of itself
        self.kept = frozenset(self.game.remembered)
        self.rewound = 0  # how often the story was cut: a mind that heard what was taken back must be made anew
        self.last_play: int | None = None  # in `driven`: the last move, while it can be taken back at once
        self.returned: int | None = None  # the seat that has taken its move back and not moved since

    # --- The deal

    def begin(self, at: int) -> list[Event]:
        """The deal comes first: rules that cannot begin like this leave the table as it is."""
        past = read_story(self.game, self.opened.past)
        opening = self.deal(at).opening
        self.begun = at
        self.company.state = PLAYING
        self.story = past
        self.remember(opening)
        return [GameBegun(self.seal.commitment, self.salts()), *opening]

    def salts(self) -> list[str]:
        return [place.salt for place in self.company.places]

    def deal(self, begun: int) -> Sitting:
        bots = self.company.bots()
        settings = self.company.settings
        carried = [place.carried for place in self.company.places]
        options = self.game.at_table(self.game.read_options(settings.options), settings.pace, bots, carried)
        luck = self.luck_from(0)
        if self.opened.position is None:
            position = self.game.setup(len(self.company.places), luck, options, listen=True)
        else:
            position = self.game.position(self.opened.position)
            position.know_bots(frozenset(bots), luck)
            position.drain()  # from now on
            if position.live():
                position.notice(Interrupted(), luck)
        return self.sit_down(position, luck, begun)

    def luck_from(self, drawn: int) -> SealedLuck:
        luck = self.seal.luck([salt.encode() for salt in self.salts()])
        luck.drawn = drawn
        return luck

    def sit_down(self, position: Position, luck: SealedLuck, begun: int) -> Sitting:
        settings = self.company.settings
        sitting = Sitting(
            position,
            luck,
            self.game.paces[settings.pace],
            begun,
            bots=frozenset(self.company.bots()),
            takeover=settings.takeover,
            delays=self.delays,
            traits=self.game.traits,
        )
        self.luck = luck
        self.sitting = sitting
        return sitting

    # --- Moves

    def play(self, entry: Entry, act: acts.Play) -> list[Event]:
        if self.company.moderates(entry.by):
            return self.intervene(entry, act)
        seat, move = self.judged(entry, act)
        sitting, at = self.sitting, entry.at
        assert sitting is not None
        over, before = sitting.position.over, self.before(sitting) if self.takes_back else None
        events = self.settled(sitting, over, sitting.play(seat, move, at, entry.delay), at, seat, before)
        question = self.company.question
        if question is None or question.what != UNDO or not is_heard(events):
            return events
        return self.company.drop_question(at) + events

    def intervene(self, entry: Entry, act: acts.Play) -> list[Event]:
        """What the moderator does is in the log like everything else."""
        self.company.must_be(PLAYING)
        sitting, at = self.sitting, entry.at
        assert sitting is not None
        if sitting.behind(at):
            raise refuse("too_late")
        move = self.game.move(act.move)
        if move not in sitting.interventions(at):
            raise refuse("no_intervention")
        return self.drive(at, lambda sitting: sitting.intervene(move, at))

    def judged(self, entry: Entry, act: acts.Play, late: bool = False) -> tuple[int, Move]:
        """Whose move this is, and which; `Refused` if it may not be made, which changes nothing.

        A late one is refused in any case. But where the rules have something against it, that is the better answer.
        """
        seat, at = self.company.my_seat(entry), entry.at
        if self.company.state != OVER:  # then the rules have the answer (SMI-112)
            self.company.must_be(PLAYING)
        sitting = self.sitting
        assert sitting is not None
        if sitting.behind(at):
            raise refuse("too_late")
        try:
            move = self.allowed(sitting, seat, act.move, at)
            if late:
                raise refuse("too_late")
        except TableeError:  # counted after the question: a command is not one of those that came before it
            sitting.turned_away(seat, at)
            raise
        return seat, move

    def bot_play(self, entry: Entry, act: acts.BotPlay) -> list[Event]:
        """A bot for which nobody waits may also do nothing."""
        self.company.must_be(PLAYING)
        sitting = self.sitting
        assert sitting is not None
        seat, at = act.seat, entry.at
        if sitting.wanted(at) != seat or (not act.move and seat in sitting.position.awaited()):
            raise refuse("not_wanted")
        move = self.allowed(sitting, seat, act.move, at) if act.move else None
        events = self.drive(at, lambda sitting: sitting.substitute(seat, move, at))
        if is_heard(events):
            self.settle_plays()
        if act.reason is None or not self.may_explain(events):
            return events
        return [MoveExplained(seat, act.reason.key, act.reason.params), *events]

    def may_explain(self, events: list[Event]) -> bool:
        """Not what nobody hears of, nor a choice among several seats, which may be a secret even if it is heard of."""
        return not self.game.traits.simultaneous and is_heard(events)

    def allowed(self, sitting: Sitting, seat: int, text: str, at: int) -> Move:
        """The one place where the text of a move is read, and where the rules are asked about it."""
        move = self.game.move(text)
        refusal = sitting.why_not(seat, move, at)
        if refusal is not None:
            raise Refused(refusal.code, refusal.rule)
        return move

    # --- Coming, going, and time

    def hand_over(self, entry: Entry, _: acts.HandOver) -> list[Event]:
        seat, at = self.company.my_seat(entry), entry.at
        self.company.must_be(PLAYING)
        self.company.must_change(self.sitting is not None and not self.sitting.chairs[seat].gone)
        return self.drive(at, lambda sitting: sitting.advance(at) + sitting.take_over(seat, "handed_over", at))

    def has_left(self, seat: int) -> bool:
        """Or there is no game any more that they could leave."""
        sitting = self.sitting
        if sitting is None or sitting.position.over or self.company.state == CLOSED:
            return True
        return sitting.chairs[seat].gone and sitting.chairs[seat].why == "left"

    def is_missed(self, seat: int, at: int) -> bool:
        """Whether a sign of life of this seat means something, or something comes before it."""
        sitting = self.sitting
        if sitting is None or self.company.state == CLOSED:
            return False
        chair = sitting.chairs[seat]
        return chair.gone or chair.disconnected_at is not None or sitting.behind(at)

    def leave(self, seat: int, at: int) -> list[Event]:
        return self.drive(at, lambda sitting: sitting.leave(seat, at))

    def find(self, entry: Entry, _: Act) -> list[Event]:
        """Somebody is there again."""
        seat, at = self.company.seat_of(entry.by), entry.at
        if seat is None:
            return self.pass_time(entry, entry.act)
        there = seat
        return self.drive(at, lambda sitting: sitting.message(there, at))

    def lose(self, entry: Entry, _: acts.Lose) -> list[Event]:
        seat, at = self.company.seat_of(entry.by), entry.at
        if seat is None:
            return self.pass_time(entry, entry.act)
        away = seat
        return self.drive(at, lambda sitting: sitting.disconnect(away, at))

    def pass_time(self, entry: Entry, _: Act) -> list[Event]:
        at = entry.at
        return self.drive(at, lambda sitting: sitting.advance(at))

    def interrupt(self, entry: Entry, _: acts.Interrupt) -> list[Event]:
        at = entry.at
        return self.drive(at, lambda sitting: sitting.go_on(at))

    def pause(self, at: int) -> list[Event]:
        return self.drive(at, lambda sitting: sitting.advance(at) + sitting.pause())

    def moderated(self, what: str, at: int) -> list[Event]:
        """The rules note what a moderator does at the table itself."""
        return self.drive(at, lambda sitting: sitting.moderated(what))

    def resume(self, at: int) -> list[Event]:
        return self.drive(at, lambda sitting: sitting.restart(at))

    # --- Talk

    def channels(self, eyes: Eyes) -> Channels:
        """Where these eyes may talk and listen now. Before the game there is one open table, for onlookers too."""
        sitting, aloud = self.sitting, (self.game.aloud,)
        return Channels(aloud, aloud) if sitting is None else sitting.position.channels(eyes)

    def may_speak(self, eyes: Eyes, channel: str = "") -> bool:
        """In this channel; in the one that is aloud, if none is named."""
        return (channel or self.game.aloud) in self.channels(eyes).speak

    def speak(self, entry: Entry, act: acts.Speak) -> list[Event]:
        """The rules notice who has spoken, and where."""
        seat, at = self.company.my_seat(entry), entry.at
        self.company.must_be(PLAYING)
        if not self.may_speak(seat, act.channel):
            raise refuse("silence")
        return self.drive(at, lambda sitting: sitting.spoke(seat, act.channel, at))

    # --- What moves the sitting

    def drive(self, at: int, deed: Deed) -> list[Event]:
        """Let the sitting feel something. At a table that was closed nothing moves any more."""
        sitting = self.sitting
        if sitting is None or self.company.state == CLOSED:
            return []
        return self.settled(sitting, sitting.position.over, deed(sitting), at)

    def settled(
        self,
        sitting: Sitting,
        was_over: bool,
        events: list[Event],
        at: int,
        player: int | None = None,
        before: Before | None = None,
    ) -> list[Event]:
        """Something has moved the sitting: see to the end of the game, and to what can be taken back."""
        events += sitting.look_around(at)
        driven = Driven(at, self.told)
        if player is not None and is_heard(events):  # what only its author knows of, the rules take back (ARC D-04)
            driven.player = player
            driven.before = before
        self.driven.append(driven)
        self.note_play(driven, events)
        self.remember(events)
        events += self.forget_the_far_past()
        if not was_over:
            events += self.see_to_the_end(sitting)
        return events

    def see_to_the_end(self, sitting: Sitting) -> list[Event]:
        """If the game is over now, everybody may check it, and nothing is taken back any more."""
        if not sitting.position.over:
            return []
        self.company.state = OVER
        self.go_on_from_here()
        return [*self.company.drop_question(), SeedRevealed(self.opened.seed, self.salts())]

    def note_play(self, driven: Driven, events: list[Event]) -> None:
        """A move can be taken back at once until something is revealed or somebody acts; once for each decision.

        Whoever plays together may take back one after the other.
        """
        if driven.player is not None and self.takes_back:
            again = driven.player == self.returned and not self.together
            self.last_play = None if again else len(self.driven) - 1
            self.returned = None
        facts = facts_of_all(events)
        if facts & IS_DEFAULT:
            self.settle_plays()
        if facts & REVEALS:
            driven.reveals = driven.settles = True
            self.last_play = None

    def settle_plays(self) -> None:
        """Somebody else's hands have just moved."""
        if self.driven:  # none, when that was the end
            self.driven[-1].settles = True
        self.last_play = self.returned = None

    def before(self, sitting: Sitting) -> Before:
        """The sitting as it is now."""
        assert self.luck is not None
        return Before(sitting.seated(), sitting.position.clone(), self.luck.drawn)

    def forget_the_far_past(self) -> list[Event]:
        """What is so far back is not taken back any more, however little has happened since; nor asked about."""
        if len(self.driven) > 2 * FAR_BACK:
            self.forget_before(len(self.driven) - FAR_BACK)
        question = self.company.question
        stale = question is not None and question.what == UNDO and self.last_play_of(question.seat) is None
        return self.company.drop_question() if stale else []

    def forget_before(self, place: int) -> None:
        self.driven = self.driven[place:]
        if self.last_play is not None:
            self.last_play = self.last_play - place if self.last_play >= place else None

    def can_be_taken_back(self) -> list[int]:
        """In `driven`: the move that can be taken back at once, and the one that everybody is being asked about."""
        question = self.company.question
        asked = None if question is None or question.what != UNDO else self.last_play_of(question.seat)
        return sorted({place for place in (self.last_play, asked) if place is not None})

    # --- Taking a move back

    def last_play_of(self, seat: int) -> int | None:
        """In `driven`: the last move of a seat, if it is not too far back."""
        for number in range(len(self.driven) - 1, max(-1, len(self.driven) - 1 - FAR_BACK), -1):
            driven = self.driven[number]
            if driven.player == seat:
                return None if driven.before is None else number
        return None

    def play_before(self, seat: int) -> int | None:
        """In `driven`: the last move, if it was this seat's and nothing has settled it."""
        for number in range(len(self.driven) - 1, -1, -1):
            driven = self.driven[number]
            if driven.settles or driven.player not in (None, seat):
                return None
            if driven.player == seat:
                return None if driven.before is None else number
        return None

    def would_hide(self, seat: int) -> bool:
        """Whether something was revealed since the last move of this seat."""
        return any(driven.reveals for driven in self.driven[self.last_play_of(seat) :])

    def take_back(self, seat: int, at: int) -> list[Event]:
        """As it was before the move. Who is there, and the time that was used, stay."""
        place = self.last_play_of(seat)
        assert place is not None
        assert self.sitting is not None
        chairs = self.sitting.chairs
        taken = self.driven[place]
        assert taken.before is not None
        del self.story[taken.told :]
        self.rewound += 1
        del self.driven[place:]
        sitting = self.sit_down_again(taken.before)
        left = sitting.left(seat, taken.at) or 0
        self.last_play = self.play_before(seat) if self.together else None
        self.returned = seat
        self.driven.append(Driven(at, self.told))
        sitting.seat_again(chairs)
        events = [*sitting.take_back(seat, left, at), *sitting.look_around(at)]
        self.remember(events)
        return [MoveTakenBack(seat), *events, *self.see_to_the_end(sitting)]

    # --- What is remembered

    def remember(self, events: list[Event]) -> None:
        """What the game wants remembered of these, by their very kinds: `isinstance` of a record is slow."""
        if not self.kept:
            return
        for event in events:
            if type(event) in self.kept:
                self.story.append(event)

    @property
    def told(self) -> int:
        """How long the story is."""
        return len(self.story)

    def heard_by(self, eyes: Eyes, after: int = 0) -> list[Event]:
        """What these eyes have heard of the story, from that place in it on."""
        return [heard for event in self.story[after:] if (heard := event.heard_by(eyes)) is not None]

    def lately_heard_by(self, eyes: Eyes, most: int) -> list[Event]:
        """The end of it: however long a story is, no more of it is looked at."""
        lately: list[Event] = []
        for event in reversed(self.story):
            if len(lately) == most:
                break
            if (heard := event.heard_by(eyes)) is not None:
                lately.append(heard)
        return lately[::-1]

    # --- Bots

    def times(self, seat: int, kind: str) -> Sequence[int]:
        """The equally likely times of a thought of whoever plays for this seat."""
        settings = self.company.settings
        level = self.company.places[seat].level or (SUBSTITUTE if settings.takeover == "bot" else "")
        return self.game.tempo(level, kind, self.game.read_options(settings.options))

    def level_of(self, seat: int) -> str:
        """The bot of a seat: its own, or the solid one that plays for somebody."""
        return self.company.places[seat].level or SUBSTITUTE

    def luck_of_bot(self, seat: int) -> int:
        """A seed for the decision that a bot has now. Nobody can foresee it, and it tells nothing of the log."""
        assert self.sitting is not None
        clock = self.sitting.clocks.get(seat)  # none for a person, where the rules keep the time
        started = 0 if clock is None else clock.started
        decision = b"tablee/bots/1\0" + self.seal.seed + b"%d %d" % (seat, started)
        return int.from_bytes(sha256(decision).digest()[:8])

    def temper_of_bot(self, seat: int) -> int:
        """The seed that a bot is made with, and made again if it was lost: one for the whole game."""
        return int.from_bytes(sha256(b"tablee/tempers/1\0" + self.seal.seed + b"%d" % seat).digest()[:8])

    # --- On paper

    def driven_on_paper(self) -> list[DrivenState]:
        """For a snapshot: what can be taken back now, and what has happened since."""
        places = self.can_be_taken_back()
        first = places[0] if places else len(self.driven)
        return [self.driven[place].state(whole=place in places) for place in range(first, len(self.driven))]

    def last_play_on_paper(self) -> int | None:
        return None if self.last_play is None else self.last_play - self.can_be_taken_back()[0]

    def go_on_from_here(self) -> None:
        """As if it were read from a snapshot of now: everything older is forgotten."""
        places = self.can_be_taken_back()
        first = places[0] if places else len(self.driven)
        for place in range(first, len(self.driven)):
            if place not in places:
                self.driven[place].before = None
        self.forget_before(first)

    def restore(self, state: TableState) -> None:
        """The game of a snapshot, if it had begun."""
        self.begun = state.begun
        self.returned = state.returned
        self.rewound = state.rewound
        if state.sitting is not None:
            self.story = read_story(self.game, [*self.opened.past, *(state.story or ())])
            self.sit_down_again(self.read(BeforeState(state.sitting, state.position, state.drawn)))
            self.driven = [
                Driven.restored(driven, None if driven.before is None else self.read(driven.before))
                for driven in state.driven
            ]
            self.last_play = state.last_play

    def read(self, before: BeforeState) -> Before:
        """From paper."""
        return Before(Seated.restored(before.sitting), self.game.position(before.position), before.drawn)

    def sit_down_again(self, before: Before) -> Sitting:
        """The position, the luck and the clocks as they were then."""
        position = before.position
        position.drain()  # from now on
        sitting = self.sit_down(position, self.luck_from(before.drawn), self.begun)
        sitting.restore(before.seated)
        position.drain()
        return sitting
