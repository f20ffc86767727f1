"""By consent: taking a move back, a pause. Everybody who is there, and may speak aloud, has to agree."""

from __future__ import annotations

from typing import Final

from tablee.kernel import Event
from tablee.tables import acts
from tablee.tables.acts import Entry
from tablee.tables.company import PAUSED, PLAYING, Company, refuse, wait_after
from tablee.tables.events import GamePaused, GameResumed, QuestionAnswered, QuestionAsked
from tablee.tables.records import Question
from tablee.tables.running import UNDO, Running

PAUSE: Final = "pause"
PATIENCE: Final = 120_000  # milliseconds for an answer


class Consent:
    """One question at a time, to everybody who is there and has a voice. Every verb returns the events that it caused.

    Who may not speak aloud now (the dead; a village by night) asks nothing, answers nothing, and is not waited for.
    """

    def __init__(self, company: Company, running: Running) -> None:
        self.company = company
        self.running = running

    def ask_undo(self, entry: Entry, _: acts.AskUndo) -> list[Event]:
        """Never where seats choose at once: what would be asked of whom could tell who has chosen."""
        seat = self.company.my_seat(entry)
        self.company.must_be(PLAYING)
        if not self.running.takes_back:
            raise refuse("no_undo")
        self.must_have_voice(seat)
        place = self.running.last_play_of(seat)
        if place is None:
            raise refuse("nothing_to_take_back")
        if place == self.running.last_play:
            return self.running.take_back(seat, entry.at)
        if self.running.would_hide(seat) and not self.somebody_minds(seat):
            raise refuse("revealed")
        return self.ask(entry, seat, UNDO)

    def somebody_minds(self, seat: int) -> bool:
        """Somebody is there who could say no to hiding again what was revealed. Not where all play together: there
        everybody would like to know a die beforehand.
        """
        return not self.running.together and not set(self.voices()) <= {seat}

    def ask_pause(self, entry: Entry, _: acts.AskPause) -> list[Event]:
        """A moderator asks nobody; and whoever is alone with bots gives nobody a sign, in whatever silence."""
        if self.company.moderates(entry.by):
            self.company.must_be(PLAYING)
            return [*self.company.drop_question(), *self.pause(entry.at), *self.running.moderated(PAUSE, entry.at)]
        seat = self.company.my_seat(entry)
        self.company.must_be(PLAYING)
        if self.company.people_here() == [seat] and not self.running.may_speak(seat):
            return [*self.company.drop_question(), *self.pause(entry.at)]
        self.must_have_voice(seat)
        return self.ask(entry, seat, PAUSE)

    def ask(self, entry: Entry, seat: int, what: str) -> list[Event]:
        at = entry.at
        if self.company.question is not None and not self.has_lapsed(at):
            raise refuse("question_open")
        self.must_not_insist(seat, at)
        dropped = self.drop_lapsed(at)
        self.company.question = Question(what, seat, [seat], at)
        return [*dropped, QuestionAsked(seat, what), *self.settle_question(at)]

    def must_not_insist(self, seat: int, at: int) -> None:
        """Whoever was refused waits before they ask the others again, longer each time; with nobody to ask, nobody."""
        asker, question = self.company.places[seat], self.company.question
        asks_from = asker.asks_from
        if question is not None and question.seat == seat:  # it has lapsed, and nothing was written since
            asks_from = self.lapses_at(question) + wait_after(asker.turned_down + 1)
        if self.company.house > 0 and at < asks_from and not set(self.voices()) <= {seat}:
            raise refuse("asked_lately")

    def answer(self, entry: Entry, act: acts.Answer) -> list[Event]:
        seat = self.company.my_seat(entry)
        question = self.company.question
        if question is None:
            raise refuse("nothing_asked")
        self.must_have_voice(seat)
        if seat in question.yes:
            raise refuse("already_answered")
        if self.has_lapsed(entry.at):
            return self.drop_lapsed(entry.at)
        answered = QuestionAnswered(seat, question.what, act.yes)
        if not act.yes:
            return [answered, *self.company.drop_question(entry.at)]
        question.yes.append(seat)
        return [answered, *self.settle_question(entry.at)]

    def look_again(self, at: int) -> list[Event]:
        """After every entry: somebody may have left, or have no voice any more; or nobody has answered for too long."""
        return self.drop_lapsed(at) if self.has_lapsed(at) else self.settle_question(at)

    def settle_question(self, at: int) -> list[Event]:
        """Everybody who is there agrees; bots, absent people and those who may not speak do not stand in the way.

        But what was revealed is not hidden again with nobody there who could have said no; nor, where all play
        together, even if it was revealed only while they were asked.
        """
        question = self.company.question
        if question is None:
            return []
        asked = self.voices()
        if any(seat not in question.yes for seat in asked):
            return []
        unminded = question.yes == [question.seat] or self.running.together
        if not asked or (question.what == UNDO and unminded and self.running.would_hide(question.seat)):
            return self.company.drop_question(at)
        self.company.question = None
        asker = self.company.places[question.seat]
        asker.turned_down = asker.asks_from = 0
        if question.what == UNDO:
            return self.running.take_back(question.seat, at)
        return self.pause(at)

    def pause(self, at: int) -> list[Event]:
        self.company.state = PAUSED
        return [GamePaused(), *self.running.pause(at)]

    def resume(self, entry: Entry, _: acts.Resume) -> list[Event]:
        if not self.company.moderates(entry.by):
            seat = self.company.my_seat(entry)
            if self.company.state == PAUSED and self.voices():  # if nobody is left who has one, anybody may go on
                self.must_have_voice(seat)
        if self.company.state != PAUSED:
            raise refuse("not_paused")
        self.company.state = PLAYING
        return [GameResumed(), *self.running.resume(entry.at)]

    # --- What nobody answers

    def lapses_at(self, question: Question) -> int:
        """A question is open as long as a turn is, and for two minutes at least."""
        pace = self.company.game.paces[self.company.settings.pace]
        return question.asked + max(PATIENCE, pace.turn)

    def has_lapsed(self, at: int) -> bool:
        question = self.company.question
        return question is not None and self.company.house > 0 and at >= self.lapses_at(question)

    def drop_lapsed(self, at: int) -> list[Event]:
        """It was over when its time was, whenever that is noticed."""
        question = self.company.question
        return self.company.drop_question(self.lapses_at(question)) if question and self.has_lapsed(at) else []

    # --- Who has a voice

    def voices(self) -> list[int]:
        """The seats of the people who are here and may speak aloud now."""
        return [seat for seat in self.company.people_here() if self.running.may_speak(seat)]

    def must_have_voice(self, seat: int) -> None:
        if not self.running.may_speak(seat):
            raise refuse("silence")
