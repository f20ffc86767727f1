"""What the host does about people: locks the table, takes the word from somebody, sends somebody away and back.

People are known by their seats here, and by nothing else. Whatever is refused or done follows from what everybody sees.
"""

from __future__ import annotations

from tablee.kernel import Event
from tablee.tables import acts
from tablee.tables.acts import Entry
from tablee.tables.company import CLOSED, LOBBY, Company, Unchanged, refuse
from tablee.tables.events import PersonBarred, PersonMuted, PersonUnbarred, TableLocked
from tablee.tables.records import Place
from tablee.tables.running import Running


class Hosting:
    """Every verb is an act of whoever holds the table; it returns the events that it caused."""

    def __init__(self, company: Company, running: Running) -> None:
        self.company = company
        self.running = running

    def lock(self, entry: Entry, act: acts.Lock) -> list[Event]:
        """After the start, whoever may watch is what the settings say."""
        company = self.company
        company.must_be_host(entry)
        if company.locked == act.yes:
            raise Unchanged
        company.locked = act.yes
        return [TableLocked(act.yes)]

    def mute(self, entry: Entry, act: acts.Mute) -> list[Event]:
        """Of the person, wherever they sit down next."""
        company = self.company
        self.must_hold_the_table(entry, company.moderates(entry.by))
        person = self.person_at(act.seat)
        if company.is_muted(person) == act.yes:
            raise Unchanged
        company.muted = [*company.muted, person] if act.yes else [other for other in company.muted if other != person]
        return [PersonMuted(act.seat, act.yes)]

    def bar(self, entry: Entry, act: acts.Bar) -> list[Event]:
        """Their seat is free, before the game; in it, it is played as if they had left."""
        company = self.company
        self.must_hold_the_table(entry)
        person = self.person_at(act.seat)
        if person == company.host:
            raise refuse("not_yourself")
        place = company.places[act.seat]
        if place.barred:
            raise Unchanged
        company.barred = [*company.barred, person]
        company.barred_names[person] = place.name
        barred = PersonBarred(act.seat, place.name)
        if company.state == LOBBY:
            company.places[act.seat] = Place()
            return [barred]
        place.barred = True
        question = company.question
        dropped = company.drop_question() if question is not None and question.seat == act.seat else []
        return [barred, *dropped, *self.running.leave(act.seat, entry.at)]

    def unbar(self, entry: Entry, act: acts.Unbar) -> list[Event]:
        """Before the game whoever it was; after its start those who sat in it, and have their seat again if they come.

        A replay begins with the game: whoever was sent away before is nobody in it.
        """
        self.must_hold_the_table(entry)
        people = [person for person in self.may_return() if self.company.barred_names[person] == act.name]
        if not people:
            raise Unchanged
        for person in people:
            self.company.barred = [other for other in self.company.barred if other != person]
            del self.company.barred_names[person]
        for place in self.company.places:
            if place.person in people:
                place.barred = False
        return [PersonUnbarred(act.name)]

    def may_return(self) -> list[str]:
        """Whom the host could let in again now."""
        company = self.company
        seated = [place.person for place in company.places if place.barred]
        return [person for person in company.barred_names if company.state == LOBBY or person in seated]

    def inherit(self, _: Entry, act: acts.Inherit) -> list[Event]:
        self.company.barred, self.company.muted = list(act.barred), list(act.muted)
        self.company.barred_names = dict(act.names)
        return []

    # --- Who may, and whom it is about

    def must_hold_the_table(self, entry: Entry, moderates: bool = False) -> None:
        if self.company.state == CLOSED:
            raise refuse("not_playing")
        if entry.by != self.company.host and not moderates:
            raise refuse("not_host")

    def person_at(self, seat: int) -> str:
        place = self.company.place(seat)
        if place.free:
            raise refuse("seat_free")
        if place.person is None:
            raise refuse("no_person")
        return place.person
