"""A table from the first guest to the rematch: a pure state machine over its log.

`apply` takes the next entry and returns the events that it caused; an act that is not allowed raises `Refused` and
changes nothing. Replaying the same entries gives the same table, so the log is the table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple

import msgspec

from tablee.kernel import (
    DefaultPlayed,
    Event,
    Game,
    Interrupted,
    Move,
    Position,
    Refused,
    Seal,
    SealedLuck,
    SeatBack,
    SeatGone,
    TableeError,
)
from tablee.tables import acts
from tablee.tables.acts import Act, Entry, Settings
from tablee.tables.events import (
    BotSat,
    GameBegun,
    GamePaused,
    GameResumed,
    HostChanged,
    MoveTakenBack,
    PersonSat,
    PersonStood,
    QuestionAnswered,
    QuestionAsked,
    QuestionDropped,
    ReadyChanged,
    RematchOpened,
    SeatFreed,
    SeatsSwapped,
    SeedRevealed,
    SettingsChanged,
    TableClosed,
)
from tablee.tables.paper import Chair, Place, Question, TableState
from tablee.tables.sitting import Sitting

SUBSTITUTE: Final = "solid"  # the bot that plays for somebody
LOBBY: Final = "lobby"
PLAYING: Final = "playing"
PAUSED: Final = "paused"
OVER: Final = "over"
CLOSED: Final = "closed"
NOT_IN: Final = {LOBBY: "not_lobby", PLAYING: "not_playing"}
BOTS: Final = 32  # that have names
UNDO: Final = "undo"
PAUSE: Final = "pause"


def refuse(code: str) -> Refused:
    """The house rules of a table have codes; their words are with the texts."""
    return Refused(code, "table")


class SealedDelays:
    """A draw for each decision of each seat, under a key that nobody knows before the end."""

    def __init__(self, seal: Seal, times: Callable[[int, str], Sequence[int]]) -> None:
        self.key = sha256(b"tablee/delays/2\0" + seal.seed).digest()
        self.times = times  # the equally likely ones, for a seat and a kind of thought

    def thought(self, seat: int, at: int, kind: str) -> int:
        luck = SealedLuck(sha256(self.key + b"%d %d" % (seat, at)).digest())
        times = self.times(seat, kind)
        return times[luck.below(len(times))]


class Return(NamedTuple):
    """A move was taken back: by whom, the time that was left for it, and what does not change with it."""

    seat: int
    left: int
    chairs: list[Chair]  # who was there, and the time that was used


class Driven(NamedTuple):
    """An entry that moved the sitting; whether it showed what was hidden; and whether it took a move back."""

    entry: Entry
    reveals: bool = False
    back: Return | None = None


class Table:
    """Who sits where, what was agreed, and the game they play."""

    def __init__(self, identity: str, game: Game[Any], entry: Entry) -> None:
        opened = entry.act
        assert isinstance(opened, acts.Open)
        assert entry.by is not None
        self.id = identity
        self.game = game
        self.opened = opened
        self.seal = Seal(bytes.fromhex(opened.seed))
        self.settings = self.check(opened.settings)
        self.host = entry.by
        self.state = LOBBY
        self.places = [Place() for _ in range(self.settings.seats)]
        self.question: Question | None = None
        self.rematch = ""
        self.sitting: Sitting | None = None
        self.luck: SealedLuck | None = None
        self.delays = SealedDelays(self.seal, self.times)
        self.takes_back = not (game.traits.simultaneous or game.traits.real_time)
        self.begun = 0  # when the game began
        self.base = b""  # the snapshot that this table was read from, if it was
        self.driven: list[Driven] = []  # what has moved the sitting since then, for taking moves back
        self.story: list[Event] | None = None  # all the game's events, while bots need to know them
        self.last_play: int | None = None  # in `driven`: the last move, while it can be taken back at once
        self.returned: int | None = None  # the seat that has taken its move back and not moved since
        self.acts: dict[type[Act], Callable[[Entry, Any], list[Event]]] = {
            acts.Sit: self.sit,
            acts.Stand: self.stand,
            acts.Ready: self.ready,
            acts.Configure: self.configure,
            acts.AddBot: self.add_bot,
            acts.Remove: self.remove,
            acts.Swap: self.swap,
            acts.Start: self.start,
            acts.Play: self.play,
            acts.HandOver: self.hand_over,
            acts.AskUndo: self.ask_undo,
            acts.AskPause: self.ask_pause,
            acts.Answer: self.answer,
            acts.Resume: self.resume,
            acts.Close: self.close,
            acts.Seat: self.seat_person,
            acts.Pass: self.drive_for_all,
            acts.Interrupt: self.drive_for_all,
            acts.BotPlay: self.bot_play,
            acts.Lose: self.drive_for_all,
            acts.Find: self.drive_for_all,
            acts.Rematch: self.open_rematch,
        }

    def apply(self, entry: Entry) -> list[Event]:
        events = self.acts[type(entry.act)](entry, entry.act)
        if self.story is not None:
            self.story += [event for event in events if isinstance(event, self.game.events)]
        for event in events:
            if isinstance(event, SeatGone):
                self.places[event.seat].gone = True
            elif isinstance(event, SeatBack):
                self.places[event.seat].gone = False
        if self.question is not None and any(isinstance(event, SeatGone) for event in events):
            events = [*events, *self.settle_question(entry)]
        return events

    # --- Who is who

    def seat_of(self, person: str | None) -> int | None:
        if person is not None:
            for seat, place in enumerate(self.places):
                if place.person == person:
                    return seat
        return None

    def my_seat(self, entry: Entry) -> int:
        seat = self.seat_of(entry.by)
        if seat is None:
            raise refuse("not_seated")
        return seat

    def must_be(self, state: str) -> None:
        if self.state != state:
            raise refuse("paused" if self.state == PAUSED else NOT_IN[state])

    def must_be_host(self, entry: Entry) -> None:
        self.must_be(LOBBY)
        if entry.by != self.host:
            raise refuse("not_host")

    def place(self, seat: int) -> Place:
        if seat >= len(self.places):
            raise refuse("no_such_seat")
        return self.places[seat]

    def check(self, settings: Settings) -> Settings:
        self.game.check_seats(settings.seats)
        options = self.game.read_options(settings.options)
        if settings.pace not in self.game.paces_for(options):
            raise refuse("no_such_pace")
        return settings

    def position(self) -> Position | None:
        return None if self.sitting is None else self.sitting.position

    # --- The lobby

    def sit(self, entry: Entry, act: acts.Sit) -> list[Event]:
        mine = self.seat_of(entry.by)
        if self.state != LOBBY:
            if mine is None:
                raise refuse("already_started")
            return self.drive(entry)
        seat = self.free_seat() if act.seat is None else act.seat
        if not self.place(seat).free and seat != mine:
            raise refuse("seat_taken")
        events: list[Event] = []
        if mine is not None:
            self.places[mine] = Place()
            events.append(SeatFreed(mine))
        self.places[seat] = Place(person=entry.by, name=entry.name, salt=act.salt)
        return [*events, PersonSat(seat, entry.name), *self.take_key(entry)]

    def take_key(self, entry: Entry) -> list[Event]:
        """A screen keeps the key of its table only until somebody sits there."""
        if not self.opened.screen or entry.by is None or self.seat_of(self.host) is not None:
            return []
        self.host = entry.by
        return [HostChanged(entry.name)]

    def free_seat(self) -> int:
        for seat, place in enumerate(self.places):
            if place.free:
                return seat
        raise refuse("table_full")

    def seat_person(self, _: Entry, act: acts.Seat) -> list[Event]:
        self.places[act.seat] = Place(person=act.person, name=act.name)
        return [PersonSat(act.seat, act.name)]

    def stand(self, entry: Entry, _: acts.Stand) -> list[Event]:
        seat = self.my_seat(entry)
        if self.state != LOBBY:
            return self.drive(entry)
        name = self.places[seat].name
        self.places[seat] = Place()
        return [PersonStood(seat, name), *self.pass_host_on(entry.by)]

    def pass_host_on(self, leaver: str | None) -> list[Event]:
        """The next person in seat order becomes the host; with nobody left, whoever left keeps the key."""
        if leaver == self.host:
            for place in self.places:
                if place.person is not None:
                    self.host = place.person
                    return [HostChanged(place.name)]
        return []

    def ready(self, entry: Entry, act: acts.Ready) -> list[Event]:
        seat = self.my_seat(entry)
        self.must_be(LOBBY)
        self.places[seat].ready = act.ready
        return [ReadyChanged(seat, act.ready)]

    def configure(self, entry: Entry, act: acts.Configure) -> list[Event]:
        self.must_be_host(entry)
        settings = self.check(act.settings)
        if any(not place.free for place in self.places[settings.seats :]):
            raise refuse("seats_taken")
        self.settings = settings
        self.places = (self.places + [Place() for _ in range(settings.seats)])[: settings.seats]
        for place in self.places:
            place.ready = place.level is not None
        return [SettingsChanged(settings)]

    def add_bot(self, entry: Entry, act: acts.AddBot) -> list[Event]:
        self.must_be_host(entry)
        if not self.place(act.seat).free:
            raise refuse("seat_taken")
        if act.level not in self.game.levels:
            raise refuse("no_such_level")
        self.places[act.seat] = Place(level=act.level, ready=True, who=self.which_bot(act))
        return [BotSat(act.seat, act.level)]

    def which_bot(self, act: acts.AddBot) -> int:
        """The one that was asked for, else one by chance; never one who sits here already."""
        here = {place.who for place in self.places}
        who = sha256(self.id.encode()).digest()[0] + act.seat if act.who is None else act.who
        while who % BOTS in here:
            who += 1
        return who % BOTS

    def remove(self, entry: Entry, act: acts.Remove) -> list[Event]:
        self.must_be_host(entry)
        if self.place(act.seat).free:
            raise refuse("seat_free")
        leaver = self.places[act.seat].person
        self.places[act.seat] = Place()
        return [SeatFreed(act.seat), *self.pass_host_on(leaver)]

    def swap(self, entry: Entry, act: acts.Swap) -> list[Event]:
        self.must_be_host(entry)
        one, other = self.place(act.one), self.place(act.other)
        self.places[act.one], self.places[act.other] = other, one
        return [SeatsSwapped(act.one, act.other)]

    def close(self, entry: Entry, _: acts.Close) -> list[Event]:
        self.must_be_host(entry)
        self.state = CLOSED
        return [TableClosed()]

    # --- The game

    def start(self, entry: Entry, _: acts.Start) -> list[Event]:
        self.must_be_host(entry)
        if any(place.free for place in self.places):
            raise refuse("seats_free")
        if any(not place.ready and place.person != self.host for place in self.places):
            raise refuse("not_ready")
        self.state = PLAYING
        salts = [place.salt for place in self.places]
        begun = GameBegun(self.seal.commitment, salts)
        self.begun = entry.at
        self.deal()
        assert self.sitting is not None
        return [begun, *self.sitting.opening]

    def deal(self) -> None:
        bots = [seat for seat, place in enumerate(self.places) if place.level is not None]
        options = self.game.at_table(self.game.read_options(self.settings.options), self.settings.pace, bots)
        self.set_luck(0)
        assert self.luck is not None
        if self.opened.position is None:
            position = self.game.setup(len(self.places), self.luck, options, listen=True)
        else:
            position = self.game.position(self.opened.position)
            position.know_bots(frozenset(bots), self.luck)
            position.hear()  # from now on
            if position.live():
                position.notice(Interrupted(), self.luck)
        self.sit_down(position)

    def set_luck(self, drawn: int) -> None:
        self.luck = self.seal.luck([place.salt.encode() for place in self.places])
        self.luck.drawn = drawn

    def sit_down(self, position: Position) -> None:
        assert self.luck is not None
        self.sitting = Sitting(
            position,
            self.luck,
            self.game.paces[self.settings.pace],
            self.begun,
            bots=frozenset(seat for seat, place in enumerate(self.places) if place.level is not None),
            takeover=self.settings.takeover,
            delays=self.delays,
            traits=self.game.traits,
        )

    def times(self, seat: int, kind: str) -> Sequence[int]:
        """The equally likely times of a thought of whoever plays for this seat."""
        level = self.places[seat].level or (SUBSTITUTE if self.settings.takeover == "bot" else "")
        return self.game.tempo(level, kind, self.game.read_options(self.settings.options))

    def play(self, entry: Entry, act: acts.Play) -> list[Event]:
        seat = self.my_seat(entry)
        if self.state != OVER:  # then the rules have the answer (SMI-112)
            self.must_be(PLAYING)
        sitting = self.sitting
        assert sitting is not None
        if sitting.behind(entry.at):
            raise refuse("too_late")
        try:
            self.check_move(sitting, seat, act, entry.at)
        except TableeError:
            sitting.turned_away(seat, entry.at)
            raise
        dropped = self.drop_question() if self.question is not None and self.question.what == UNDO else []
        return dropped + self.drive(entry)

    def check_move(self, sitting: Sitting, seat: int, act: acts.Play, at: int) -> None:
        refusal = sitting.why_not(seat, self.game.move(act.move), at)
        if refusal is not None:
            raise Refused(refusal.code, refusal.rule)

    def bot_play(self, entry: Entry, act: acts.BotPlay) -> list[Event]:
        self.must_be(PLAYING)
        assert self.sitting is not None
        if self.sitting.wanted(entry.at) != act.seat:
            raise refuse("not_wanted")
        move = self.bot_move(act)
        if move is None:
            if act.seat in self.sitting.position.awaited():
                raise refuse("not_wanted")
        elif (refusal := self.sitting.why_not(act.seat, move, entry.at)) is not None:
            raise Refused(refusal.code, refusal.rule)
        return self.drive(entry)

    def bot_move(self, act: acts.BotPlay) -> Move | None:
        return self.game.move(act.move) if act.move else None

    def hand_over(self, entry: Entry, _: acts.HandOver) -> list[Event]:
        self.my_seat(entry)
        self.must_be(PLAYING)
        return self.drive(entry)

    def drive_for_all(self, entry: Entry, _: Act) -> list[Event]:
        return self.drive(entry)

    def drive(self, entry: Entry) -> list[Event]:
        """Let the sitting feel an entry; see to the end of the game, and to what can be taken back."""
        if self.sitting is None:
            return []
        was_over = self.sitting.position.over
        events = self.moved(self.sitting, Driven(entry))
        self.driven.append(Driven(entry, any(event.reveals for event in events)))
        self.note_play(entry, events)
        if self.sitting.position.over and not was_over:
            self.state = OVER
            events = [*events, *self.drop_question(), self.revealed_seed()]
        return events

    def note_play(self, entry: Entry, events: list[Event]) -> None:
        """A move can be taken back at once until something is revealed or somebody acts; once for each decision."""
        if isinstance(entry.act, acts.Play) and self.takes_back:
            again = self.returned is not None and self.seat_of(entry.by) == self.returned
            self.last_play = None if again else len(self.driven) - 1
            self.returned = None
        if isinstance(entry.act, acts.BotPlay) or any(isinstance(event, DefaultPlayed) for event in events):
            self.last_play = self.returned = None
        if self.driven[-1].reveals:
            self.last_play = None

    def moved(self, sitting: Sitting, driven: Driven) -> list[Event]:
        entry, back = driven.entry, driven.back
        if back is None:
            events = self.moved_by(sitting, entry)
        else:
            sitting.chairs = [msgspec.structs.replace(chair) for chair in back.chairs]
            sitting.asleep = sitting.stands_still and sitting.deserted()
            events = sitting.take_back(back.seat, back.left, entry.at)
        return [*events, *sitting.look_around(entry.at)]

    def moved_by(self, sitting: Sitting, entry: Entry) -> list[Event]:
        act, at = entry.act, entry.at
        if isinstance(act, acts.Play):
            events, _ = sitting.play(self.my_seat(entry), self.game.move(act.move), at, entry.delay)
            return events
        if isinstance(act, acts.BotPlay):
            return sitting.substitute(act.seat, self.bot_move(act), at)
        if isinstance(act, acts.Interrupt):
            return sitting.go_on(at)
        if isinstance(act, acts.Resume):
            return sitting.restart(at)
        if isinstance(act, acts.AskPause):
            return sitting.advance(at) + sitting.pause()
        seat = self.seat_of(entry.by)
        if seat is None or isinstance(act, acts.Pass):
            return sitting.advance(at)
        if isinstance(act, acts.Stand):
            return sitting.leave(seat, at)
        if isinstance(act, acts.HandOver):
            return sitting.advance(at) + sitting.take_over(seat, "handed_over", at)
        if isinstance(act, acts.Lose):
            return sitting.disconnect(seat, at)
        return sitting.message(seat, at)

    def revealed_seed(self) -> SeedRevealed:
        return SeedRevealed(self.opened.seed, [place.salt for place in self.places])

    # --- By consent

    def ask_undo(self, entry: Entry, _: acts.AskUndo) -> list[Event]:
        """Never where seats choose at once: what would be asked of whom could tell who has chosen."""
        seat = self.my_seat(entry)
        self.must_be(PLAYING)
        if not self.takes_back:
            raise refuse("no_undo")
        place = self.my_last_play(seat)
        if place is None:
            raise refuse("nothing_to_take_back")
        if place == self.last_play:
            return self.take_back(entry, seat)
        if self.would_hide(seat) and not self.others_here(seat):
            raise refuse("revealed")
        return self.ask(entry, seat, UNDO)

    def would_hide(self, seat: int) -> bool:
        """Whether something was revealed since the last move of this seat."""
        return any(driven.reveals for driven in self.driven[self.my_last_play(seat) :])

    def others_here(self, seat: int) -> list[int]:
        """The other people at the table, who could say no."""
        return [
            other
            for other, place in enumerate(self.places)
            if place.person is not None and not place.gone and other != seat
        ]

    def my_last_play(self, seat: int) -> int | None:
        person = self.places[seat].person
        for number in range(len(self.driven) - 1, -1, -1):
            entry = self.driven[number].entry
            if isinstance(entry.act, acts.Play) and entry.by == person:
                return number
        return None

    def take_back(self, entry: Entry, seat: int) -> list[Event]:
        """Deal again, and replay everything before the move. Time that was used stays used."""
        place = self.my_last_play(seat)
        assert place is not None
        assert self.sitting is not None
        chairs = self.sitting.chairs
        move = self.driven[place].entry
        self.driven = self.driven[:place]
        sitting = self.replayed()
        back = Driven(entry, back=Return(seat, sitting.left(seat, move.at) or 0, chairs))
        self.driven.append(back)
        self.last_play = None
        self.returned = seat
        self.story = None
        return [MoveTakenBack(seat), *self.moved(sitting, back)]

    def replayed(self) -> Sitting:
        """The sitting as `driven` made it, from the deal or the snapshot on."""
        if self.base:
            self.sit_down_again(msgspec.json.decode(self.base, type=TableState))
        else:
            self.deal()
        sitting = self.sitting
        assert sitting is not None
        for driven in self.driven:
            self.moved(sitting, driven)
        return sitting

    def ask_pause(self, entry: Entry, _: acts.AskPause) -> list[Event]:
        seat = self.my_seat(entry)
        self.must_be(PLAYING)
        return self.ask(entry, seat, PAUSE)

    def ask(self, entry: Entry, seat: int, what: str) -> list[Event]:
        if self.question is not None:
            raise refuse("question_open")
        self.question = Question(what, seat, [seat])
        return [QuestionAsked(seat, what), *self.settle_question(entry)]

    def answer(self, entry: Entry, act: acts.Answer) -> list[Event]:
        seat = self.my_seat(entry)
        if self.question is None:
            raise refuse("nothing_asked")
        if seat in self.question.yes:
            raise refuse("already_answered")
        answered = QuestionAnswered(seat, self.question.what, act.yes)
        if not act.yes:
            return [answered, *self.drop_question()]
        self.question.yes.append(seat)
        return [answered, *self.settle_question(entry)]

    def settle_question(self, entry: Entry) -> list[Event]:
        """Everybody who is there agrees; bots and absent people do not stand in the way.

        But what was revealed is not hidden again with nobody there who could have said no.
        """
        question = self.question
        assert question is not None
        asked = [seat for seat, place in enumerate(self.places) if place.person is not None and not place.gone]
        if any(seat not in question.yes for seat in asked):
            return []
        unasked = question.yes == [question.seat]
        if not asked or (question.what == UNDO and unasked and self.would_hide(question.seat)):
            return self.drop_question()
        self.question = None
        if question.what == UNDO:
            return self.take_back(entry, question.seat)
        self.state = PAUSED
        return [GamePaused(), *self.drive(Entry(entry.at, acts.AskPause(), entry.by))]

    def drop_question(self) -> list[Event]:
        if self.question is None:
            return []
        dropped = QuestionDropped(self.question.what)
        self.question = None
        return [dropped]

    def resume(self, entry: Entry, _: acts.Resume) -> list[Event]:
        self.my_seat(entry)
        if self.state != PAUSED:
            raise refuse("not_paused")
        self.state = PLAYING
        return [GameResumed(), *self.drive(entry)]

    def open_rematch(self, entry: Entry, act: acts.Rematch) -> list[Event]:
        self.my_seat(entry)
        if self.state != OVER:
            raise refuse("not_over")
        if self.rematch:
            raise refuse("rematch_open")
        self.rematch = act.table
        return [RematchOpened(act.table)]

    # --- Time, bots, paper

    def due(self) -> int | None:
        """When something happens by itself. Not while every person is away: bots do not play on for nobody (R24)."""
        if self.sitting is None or self.state != PLAYING:
            return None
        return self.sitting.due()

    def stands_with_the_house(self) -> bool:
        """People play here together: while the house stands still, so does their time (GRU-274)."""
        return self.state == PLAYING and self.game.paces[self.settings.pace].together

    def level_of(self, seat: int) -> str:
        """The bot of a seat: its own, or the solid one that plays for somebody."""
        return self.places[seat].level or SUBSTITUTE

    def luck_of_bot(self, seat: int) -> int:
        """A seed for the decision that a bot has now. Nobody can foresee it, and it tells nothing of the log."""
        assert self.sitting is not None
        decision = b"tablee/bots/1\0" + self.seal.seed + b"%d %d" % (seat, self.sitting.clocks[seat].started)
        return int.from_bytes(sha256(decision).digest()[:8])

    def heard_by(self, seat: int) -> list[Event]:
        """All that a seat has heard of the game. Told again from the deal once, and remembered from then on."""
        if not self.game.bots_remember:
            return []
        if self.story is None:
            self.story = self.retold()
        return [heard for event in self.story if (heard := event.hear(seat)) is not None]

    def retold(self) -> list[Event]:
        """The events since the deal; nothing, if this table was read from a snapshot and the deal is not known here."""
        if self.base:
            return []
        again = Table(self.id, self.game, Entry(0, self.opened, self.host))
        again.settings, again.places, again.begun = self.settings, self.places, self.begun
        again.deal()
        assert again.sitting is not None
        events = again.sitting.opening
        for driven in self.driven:
            events = events + again.moved(again.sitting, driven)
        return events

    def to_state(self) -> TableState:
        sitting = self.sitting
        return TableState(
            opened=self.opened,
            settings=self.settings,
            host=self.host,
            state=self.state,
            places=self.places,
            question=self.question,
            rematch=self.rematch,
            sitting=None if sitting is None else sitting.state(),
            position=None if sitting is None else sitting.position.to_json(),
            drawn=0 if self.luck is None else self.luck.drawn,
            begun=self.begun,
            returned=self.returned,
        )

    @classmethod
    def from_state(cls, identity: str, game: Game[Any], state: TableState) -> Table:
        """From a snapshot. What was played before it can no longer be taken back."""
        table = cls(identity, game, Entry(0, state.opened, state.host))
        table.settings = state.settings
        table.host = state.host
        table.state = state.state
        table.places = state.places
        table.question = state.question
        table.rematch = state.rematch
        table.begun = state.begun
        table.returned = state.returned
        if state.sitting is not None:
            table.base = msgspec.json.encode(state)
            table.sit_down_again(state)
        return table

    def sit_down_again(self, state: TableState) -> None:
        """The game of a snapshot: the position, the luck and the clocks as they were then."""
        assert state.sitting is not None
        self.set_luck(state.drawn)
        self.sit_down(self.game.position(state.position))
        assert self.sitting is not None
        self.sitting.restore(state.sitting)
