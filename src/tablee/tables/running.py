"""The game that runs at a table: its deal, its sitting, and everything that has moved it since.

A move is read once and judged once (`judged`). What it does to the sitting is kept as a deed, so that a game can be
dealt again and everything before a move done again, when that move is taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Final, NamedTuple, TypeAlias

import msgspec

from tablee.kernel import (
    Channels,
    DefaultPlayed,
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
from tablee.tables.company import OVER, PLAYING, Company, refuse
from tablee.tables.events import GameBegun, MoveExplained, MoveTakenBack, SeedRevealed
from tablee.tables.records import TableState
from tablee.tables.sitting import Sitting
from tablee.tables.story import read_story

SUBSTITUTE: Final = "solid"  # the bot that plays for somebody
UNDO: Final = "undo"

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


class Driven(NamedTuple):
    """Something that moved the sitting. Done again to the same sitting, it does the same."""

    at: int
    deed: Deed
    player: int | None  # the seat whose own move it was
    reveals: bool  # it showed what was hidden
    settles: bool  # it ends what could be taken back at once: it reveals, or somebody else's hands moved
    told: int  # how long the story was before it


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
        self.base = b""  # the snapshot that this game was read from, if it was
        self.driven: list[Driven] = []  # what has moved the sitting since then, for taking moves back
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
        at, delay = entry.at, entry.delay
        events = self.drive(at, lambda sitting: sitting.play(seat, move, at, delay), seat)
        question = self.company.question
        if question is None or question.what != UNDO or not is_heard(events):
            return events
        return self.company.drop_question() + events

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
        seat = self.company.my_seat(entry)
        if self.company.state != OVER:  # then the rules have the answer (SMI-112)
            self.company.must_be(PLAYING)
        sitting = self.sitting
        assert sitting is not None
        if sitting.behind(entry.at):
            raise refuse("too_late")
        try:
            move = self.allowed(sitting, seat, act.move, entry.at)
            if late:
                raise refuse("too_late")
        except TableeError:  # counted after the question: a command is not one of those that came before it
            sitting.turned_away(seat, entry.at)
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
        return self.drive(at, lambda sitting: sitting.advance(at) + sitting.take_over(seat, "handed_over", at))

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

    def drive(self, at: int, deed: Deed, player: int | None = None) -> list[Event]:
        """Let the sitting feel something; see to the end of the game, and to what can be taken back."""
        sitting = self.sitting
        if sitting is None:
            return []
        was_over = sitting.position.over
        events = done(sitting, deed, at)
        reveals = any(event.reveals for event in events)
        played = player if is_heard(events) else None  # what only its author knows of, the rules take back (ARC D-04)
        self.driven.append(Driven(at, deed, played, reveals, reveals, self.told))
        self.note_play(events)
        self.remember(events)
        return events + self.see_to_the_end(sitting) if not was_over else events

    def see_to_the_end(self, sitting: Sitting) -> list[Event]:
        """If the game is over now, everybody may check it."""
        if not sitting.position.over:
            return []
        self.company.state = OVER
        return [*self.company.drop_question(), SeedRevealed(self.opened.seed, self.salts())]

    def note_play(self, events: list[Event]) -> None:
        """A move can be taken back at once until something is revealed or somebody acts; once for each decision.

        Whoever plays together may take back one after the other.
        """
        last = self.driven[-1]
        if last.player is not None and self.takes_back:
            again = last.player == self.returned and not self.together
            self.last_play = None if again else len(self.driven) - 1
            self.returned = None
        if DefaultPlayed in map(type, events):
            self.settle_plays()
        if last.reveals:
            self.last_play = None

    def settle_plays(self) -> None:
        """Somebody else's hands have just moved."""
        self.driven[-1] = self.driven[-1]._replace(settles=True)
        self.last_play = self.returned = None

    # --- Taking a move back

    def last_play_of(self, seat: int) -> int | None:
        """In `driven`: the last move of a seat."""
        for number in range(len(self.driven) - 1, -1, -1):
            if self.driven[number].player == seat:
                return number
        return None

    def play_before(self, seat: int) -> int | None:
        """In `driven`: the last move, if it was this seat's and nothing has settled it."""
        for number in range(len(self.driven) - 1, -1, -1):
            driven = self.driven[number]
            if driven.settles or driven.player not in (None, seat):
                return None
            if driven.player == seat:
                return number
        return None

    def would_hide(self, seat: int) -> bool:
        """Whether something was revealed since the last move of this seat."""
        return any(driven.reveals for driven in self.driven[self.last_play_of(seat) :])

    def take_back(self, seat: int, at: int) -> list[Event]:
        """Deal again, and do everything before the move again. Who is there, and the time that was used, stay."""
        place = self.last_play_of(seat)
        assert place is not None
        assert self.sitting is not None
        chairs = self.sitting.chairs
        moved_at = self.driven[place].at
        del self.story[self.driven[place].told :]
        self.rewound += 1
        self.driven = self.driven[:place]
        sitting = self.done_again()
        left = sitting.left(seat, moved_at) or 0

        def give_back(sitting: Sitting) -> list[Event]:
            sitting.seat_again(chairs)
            return sitting.take_back(seat, left, at)

        self.last_play = self.play_before(seat) if self.together else None
        self.driven.append(Driven(at, give_back, None, False, False, self.told))
        self.returned = seat
        events = done(sitting, give_back, at)
        self.remember(events)
        return [MoveTakenBack(seat), *events, *self.see_to_the_end(sitting)]

    def done_again(self) -> Sitting:
        """The sitting as `driven` made it, from the deal or the snapshot on."""
        base = self.base
        sitting = self.sit_down_again(msgspec.json.decode(base, type=TableState)) if base else self.deal(self.begun)
        for driven in self.driven:
            done(sitting, driven.deed, driven.at)
        return sitting

    # --- What is remembered

    def remember(self, events: list[Event]) -> None:
        """What the game wants remembered of these, by their very kinds: `isinstance` of a record is slow."""
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

    def go_on_from(self, state: TableState) -> None:
        """As if it were read from this snapshot of now: what was played before can no longer be taken back."""
        self.base = without_story(state)
        self.driven = []
        self.last_play = None

    def restore(self, state: TableState) -> None:
        """The game of a snapshot, if it had begun."""
        self.begun = state.begun
        self.returned = state.returned
        self.rewound = state.rewound
        if state.sitting is not None:
            self.story = read_story(self.game, [*self.opened.past, *(state.story or ())])
            self.base = without_story(state)
            self.sit_down_again(state)

    def sit_down_again(self, state: TableState) -> Sitting:
        """The position, the luck and the clocks as they were then."""
        assert state.sitting is not None
        sitting = self.sit_down(self.game.position(state.position), self.luck_from(state.drawn), state.begun)
        sitting.restore(state.sitting)
        return sitting


def without_story(state: TableState) -> bytes:
    """What a game is dealt again from."""
    return msgspec.json.encode(msgspec.structs.replace(state, story=None))


def is_heard(events: list[Event]) -> bool:
    """Whether everybody learns something. What only one seat hears of leaves no trace for the others."""
    return any(event.heard_by(None) is not None for event in events)


def done(sitting: Sitting, deed: Deed, at: int) -> list[Event]:
    """A deed, and what follows from who is there after it."""
    return [*deed(sitting), *sitting.look_around(at)]
