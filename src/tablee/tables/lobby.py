"""Before the game: people and bots take their seats, the host chooses, and everybody says that they are ready."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from tablee.kernel import Event
from tablee.tables import acts
from tablee.tables.acts import Entry
from tablee.tables.company import CLOSED, LOBBY, Company, refuse
from tablee.tables.events import (
    BotSat,
    ChairFreed,
    HostChanged,
    ModeratorChanged,
    PersonSat,
    PersonStood,
    ReadyChanged,
    SeatFreed,
    SeatsSwapped,
    SettingsChanged,
    TableClosed,
    TableLocked,
)
from tablee.tables.records import Moderator, Place

BOTS: Final = 32  # that have names


class Lobby:
    """Every verb is an act at a table whose game has not begun; it returns the events that it caused."""

    def __init__(self, company: Company, table: str, screen: bool, what_if: bool = False) -> None:
        self.company = company
        self.table = table
        self.screen = screen  # nobody plays on what opened the table
        self.what_if = what_if  # a game goes on from a moment of another one, with one person: nobody moderates that

    # --- People

    def sit(self, entry: Entry, act: acts.Sit) -> list[Event]:
        company = self.company
        mine = company.seat_of(entry.by)
        seat = self.free_seat() if act.seat is None else act.seat
        place = company.place(seat)
        if not place.free and seat != mine:
            raise refuse("seat_taken")
        company.must_change(seat != mine or (place.salt, place.name) != (act.salt, entry.name))
        events: list[Event] = []
        carried = ""
        if mine is not None:
            carried = company.places[mine].carried
            company.places[mine] = Place()
            events.append(SeatFreed(mine))
        if company.moderates(entry.by):
            events += self.nobody_moderates()
        company.places[seat] = Place(person=entry.by, name=entry.name, salt=act.salt, carried=carried)
        return [*events, PersonSat(seat, entry.name), *self.take_key(entry)]

    def free_seat(self) -> int:
        for seat, place in enumerate(self.company.places):
            if place.free:
                return seat
        raise refuse("table_full")

    def take_key(self, entry: Entry) -> list[Event]:
        """A screen keeps the key of its table only until somebody sits there."""
        company = self.company
        if not self.screen or entry.by is None or company.seat_of(company.host) is not None:
            return []
        company.host = entry.by
        return [HostChanged(entry.name)]

    def seat_person(self, _: Entry, act: acts.Seat) -> list[Event]:
        self.company.places[act.seat] = Place(person=act.person, name=act.name)
        return [PersonSat(act.seat, act.name)]

    def carry(self, _: Entry, act: acts.Carry) -> list[Event]:
        self.company.places[act.seat].carried = act.carried
        return []

    def stand(self, entry: Entry, seat: int) -> list[Event]:
        name = self.company.places[seat].name
        self.company.places[seat] = Place()
        return [PersonStood(seat, name), *self.pass_host_on(entry.by)]

    def pass_host_on(self, leaver: str | None) -> list[Event]:
        """The next person in seat order becomes the host, if there is one who was not muted; with nobody left, whoever
        left keeps the key. A screen is not left behind a lock.
        """
        company = self.company
        people = [place for place in company.places if place.person is not None]
        if leaver == company.host and people:
            heir = min(people, key=lambda place: company.is_muted(place.person))
            assert heir.person is not None
            company.host = heir.person
            return [HostChanged(heir.name)]
        if self.screen and company.locked and not people:
            company.locked = False
            return [TableLocked(False)]
        return []

    def moderate(self, entry: Entry, act: acts.Moderate) -> list[Event]:
        """Whoever takes the chair gives up their seat; the host keeps the key, and may free the chair."""
        company = self.company
        company.must_be(LOBBY)
        assert entry.by is not None
        if not act.yes:
            if company.moderator is None or entry.by not in (company.moderator.person, company.host):
                raise refuse("not_moderator")
            return self.nobody_moderates()
        company.must_be_heard(entry.by)
        if not company.is_moderated():
            raise refuse("no_moderator_here")
        if company.moderator is not None:
            raise refuse("chair_taken")
        events: list[Event] = []
        seat = company.seat_of(entry.by)
        if seat is not None:
            company.places[seat] = Place()
            events.append(SeatFreed(seat))
        company.moderator = Moderator(entry.by, entry.name)
        return [*events, ModeratorChanged(entry.name)]

    def nobody_moderates(self) -> list[Event]:
        if self.company.moderator is None:
            return []
        self.company.moderator = None
        return [ChairFreed()]

    def ready(self, entry: Entry, act: acts.Ready) -> list[Event]:
        seat = self.company.my_seat(entry)
        self.company.must_be(LOBBY)
        self.company.must_change(self.company.places[seat].ready != act.ready)
        self.company.places[seat].ready = act.ready
        return [ReadyChanged(seat, act.ready)]

    # --- The host

    def configure(self, entry: Entry, act: acts.Configure) -> list[Event]:
        company = self.company
        company.must_be_host(entry)
        settings = company.check(act.settings)
        if any(not place.free for place in company.places[settings.seats :]):
            raise refuse("seats_taken")
        same = (settings, act.settings.options) == (company.settings, company.chosen)
        company.must_change(not same or any(place.ready != (place.level is not None) for place in company.places))
        company.agree(act.settings)
        company.places = (company.places + [Place() for _ in range(settings.seats)])[: settings.seats]
        for place in company.places:
            place.ready = place.level is not None
        return [SettingsChanged(settings), *(() if company.is_moderated() else self.nobody_moderates())]

    def add_bot(self, entry: Entry, act: acts.AddBot) -> list[Event]:
        company = self.company
        company.must_be_host(entry)
        if not company.place(act.seat).free:
            raise refuse("seat_taken")
        if act.level not in company.game.levels:
            raise refuse("no_such_level")
        company.places[act.seat] = Place(level=act.level, ready=True, who=self.which_bot(act))
        return [BotSat(act.seat, act.level)]

    def which_bot(self, act: acts.AddBot) -> int:
        """The one that was asked for, else one by chance; never one who sits here already."""
        here = {place.who for place in self.company.places}
        who = sha256(self.table.encode()).digest()[0] + act.seat if act.who is None else act.who
        while who % BOTS in here:
            who += 1
        return who % BOTS

    def remove(self, entry: Entry, act: acts.Remove) -> list[Event]:
        company = self.company
        company.must_be_host(entry)
        if company.place(act.seat).free:
            raise refuse("seat_free")
        leaver = company.places[act.seat].person
        company.places[act.seat] = Place()
        return [SeatFreed(act.seat), *self.pass_host_on(leaver)]

    def swap(self, entry: Entry, act: acts.Swap) -> list[Event]:
        company = self.company
        company.must_be_host(entry)
        one, other = company.place(act.one), company.place(act.other)
        company.must_change(one != other)
        company.places[act.one], company.places[act.other] = other, one
        return [SeatsSwapped(act.one, act.other)]

    def close(self, entry: Entry, _: acts.Close) -> list[Event]:
        self.company.must_be_host(entry)
        self.company.state = CLOSED
        return [TableClosed()]

    def expire(self, _: Entry, __: acts.Expire) -> list[Event]:
        self.company.must_be(LOBBY)
        self.company.state = CLOSED
        return [TableClosed()]

    def must_be_complete(self, entry: Entry) -> None:
        """The host starts the game when every seat is taken, and everybody else has said that they are ready."""
        company = self.company
        company.must_be_host(entry)
        if any(place.free for place in company.places):
            raise refuse("seats_free")
        if company.is_moderated() and company.moderator is None and not self.what_if:
            raise refuse("chair_free")
        if any(not place.ready and place.person != company.host for place in company.places):
            raise refuse("not_ready")
