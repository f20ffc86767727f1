"""A table from the first guest to the rematch: a pure state machine over its log.

`apply` takes the next entry and returns the events that it caused; an act that is not allowed raises `Refused` and
changes nothing. Replaying the same entries gives the same table, so the log is the table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.kernel import Event, Game, Position, Seal, SeatBack, SeatGone
from tablee.tables import acts
from tablee.tables.acts import Act, Entry
from tablee.tables.company import CLOSED, LOBBY, OVER, PLAYING, Company, refuse
from tablee.tables.consent import Consent
from tablee.tables.events import RematchOpened, TableClosed
from tablee.tables.hosting import Hosting
from tablee.tables.kinds import COMES_OR_GOES, facts_of_all
from tablee.tables.lobby import Lobby
from tablee.tables.records import TableState
from tablee.tables.running import Running
from tablee.tables.sitting import Sitting


class Table(Company):
    """A company, the lobby where it meets, the game it plays, and what it agrees on meanwhile."""

    def __init__(self, identity: str, game: Game[Any], entry: Entry) -> None:
        opened = entry.act
        assert isinstance(opened, acts.Open)
        assert entry.by is not None
        super().__init__(game, opened.settings, entry.by, opened.digest, opened.house)
        self.television = entry.by if opened.screen else ""
        self.id = identity
        self.opened = opened
        self.seal = Seal(bytes.fromhex(opened.seed))
        self.rematch = ""
        self.lobby = Lobby(self, identity, opened.screen, opened.position is not None)
        self.running = Running(self, opened, self.seal)
        self.consent = Consent(self, self.running)
        self.hosting = Hosting(self, self.running)
        self.acts: dict[type[Act], Callable[[Entry, Any], list[Event]]] = {
            acts.Sit: self.sit,
            acts.Stand: self.stand,
            acts.Ready: self.lobby.ready,
            acts.Configure: self.lobby.configure,
            acts.AddBot: self.lobby.add_bot,
            acts.Remove: self.lobby.remove,
            acts.Swap: self.lobby.swap,
            acts.Seat: self.lobby.seat_person,
            acts.Carry: self.lobby.carry,
            acts.Lock: self.hosting.lock,
            acts.Mute: self.hosting.mute,
            acts.Bar: self.hosting.bar,
            acts.Unbar: self.hosting.unbar,
            acts.Inherit: self.hosting.inherit,
            acts.Close: self.lobby.close,
            acts.Expire: self.lobby.expire,
            acts.Dissolve: self.dissolve,
            acts.Moderate: self.lobby.moderate,
            acts.Start: self.start,
            acts.Play: self.running.play,
            acts.BotPlay: self.running.bot_play,
            acts.HandOver: self.running.hand_over,
            acts.Find: self.running.find,
            acts.Lose: self.running.lose,
            acts.Pass: self.running.pass_time,
            acts.Interrupt: self.running.interrupt,
            acts.Speak: self.running.speak,
            acts.AskUndo: self.consent.ask_undo,
            acts.AskPause: self.consent.ask_pause,
            acts.Answer: self.consent.answer,
            acts.Resume: self.consent.resume,
            acts.Rematch: self.open_rematch,
        }

    def apply(self, entry: Entry) -> list[Event]:
        act = entry.act
        events = self.acts[type(act)](entry, act)
        if facts_of_all(events) & COMES_OR_GOES:
            self.note_who_is_gone(events)
        if self.question is None:
            return events
        return [*events, *self.consent.look_again(entry.at)]

    def note_who_is_gone(self, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, (SeatGone, SeatBack)):
                self.places[event.seat].gone = isinstance(event, SeatGone)

    # --- What is done before the game and in it, in two ways

    def sit(self, entry: Entry, act: acts.Sit) -> list[Event]:
        self.must_be_welcome(entry.by)
        if self.state == LOBBY:
            return self.lobby.sit(entry, act)
        seat = self.seat_of(entry.by)
        if seat is None:
            raise refuse("already_started")
        self.must_change(self.running.is_missed(seat, entry.at))
        return self.running.find(entry, act)

    def stand(self, entry: Entry, _: acts.Stand) -> list[Event]:
        seat = self.my_seat(entry)
        if self.state == LOBBY:
            return self.lobby.stand(entry, seat)
        self.must_change(not self.running.has_left(seat))
        return self.running.leave(seat, entry.at)

    # --- Between the lobby, the game, and the next one

    def start(self, entry: Entry, _: acts.Start) -> list[Event]:
        self.lobby.must_be_complete(entry)
        return self.running.begin(entry.at)

    def open_rematch(self, entry: Entry, act: acts.Rematch) -> list[Event]:
        if not self.moderates(entry.by):
            self.my_seat(entry)
        if self.state != OVER:
            raise refuse("not_over")
        if self.is_muted(entry.by):  # whoever opens the next table holds it
            raise refuse("muted")
        if self.rematch:
            raise refuse("rematch_open")
        self.rematch = act.table
        return [RematchOpened(act.table)]

    def dissolve(self, _: Entry, __: acts.Dissolve) -> list[Event]:
        """What was hidden stays hidden: its game has no end, and nobody is told the seed."""
        if self.state in (OVER, CLOSED):
            raise refuse("not_playing")
        dropped = self.drop_question()
        self.state = CLOSED
        return [*dropped, TableClosed()]

    # --- The game, for whoever looks at it

    @property
    def sitting(self) -> Sitting | None:
        return self.running.sitting

    def position(self) -> Position | None:
        sitting = self.running.sitting
        return None if sitting is None else sitting.position

    def due(self) -> int | None:
        """When something happens by itself. Not while every person is away: bots do not play on for nobody (R24)."""
        sitting = self.running.sitting
        return None if sitting is None or self.state != PLAYING else sitting.due()

    def stands_with_the_house(self) -> bool:
        """People play here together: while the house stands still, so does their time (GRU-274)."""
        return self.state == PLAYING and self.game.paces[self.settings.pace].together

    # --- On paper

    def to_state(self) -> TableState:
        running, sitting = self.running, self.running.sitting
        return TableState(
            opened=self.opened,
            settings=self.settings,
            chosen=self.chosen,
            host=self.host,
            state=self.state,
            places=self.places,
            question=self.question,
            rematch=self.rematch,
            moderator=self.moderator,
            sitting=None if sitting is None else sitting.seated().state(),
            position=None if sitting is None else sitting.position.to_json(),
            drawn=0 if running.luck is None else running.luck.drawn,
            begun=running.begun,
            returned=running.returned,
            story=list(running.story[len(self.opened.past) :]),
            rewound=running.rewound,
            locked=self.locked,
            barred=self.barred,
            muted=self.muted,
            barred_names=self.barred_names,
            television=self.television,
            driven=running.driven_on_paper(),
            last_play=running.last_play_on_paper(),
        )

    @classmethod
    def from_state(cls, identity: str, game: Game[Any], state: TableState) -> Table:
        """From a snapshot."""
        table = cls(identity, game, Entry(0, state.opened, state.host))
        table.settings = state.settings
        table.chosen = state.settings.options if state.chosen is None else state.chosen
        table.host = state.host
        table.state = state.state
        table.places = state.places
        table.question = state.question
        table.rematch = state.rematch
        table.moderator = state.moderator
        table.locked = state.locked
        table.barred, table.muted = state.barred, state.muted
        table.barred_names = state.barred_names
        table.television = state.television
        table.running.restore(state)
        return table
