"""What everybody may see of a table around the game: seats, settings, clocks, questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tablee.tables.acts import Settings
from tablee.tables.company import OVER
from tablee.tables.records import Place, Question
from tablee.tables.table import Table


class PlaceView(msgspec.Struct, frozen=True):
    kind: str  # "free", "person" or "bot"
    name: str
    level: str | None
    ready: bool
    gone: bool
    who: int | None = None  # which of the bots that have a name
    muted: bool = False  # nobody hears what they say
    barred: bool = False  # they were sent away in the middle of the game


class Summary(msgspec.Struct, frozen=True):
    """What lists show of a table, beside the rest of its record."""

    settings: Settings
    places: Sequence[PlaceView]
    locked: bool = False


class QuestionView(msgspec.Struct, frozen=True):
    what: str
    seat: int
    yes: Sequence[int]
    waits: Sequence[int]  # for whom: whoever is here, may speak aloud, and has not answered


class TableView(msgspec.Struct, frozen=True):
    id: str
    code: str
    game: str
    rules_version: str
    digest: str  # of the cards that it is played with
    owned: bool  # they are the owner's, and not the printed ones
    state: str
    settings: Settings
    chosen: Mapping[str, Any]  # its options as the host chose them; in `settings` they are as they are played
    forced: Mapping[str, str]  # the options that cannot be chosen now, each with the one that imposes it
    host: int | None  # the host's seat, if they have one
    places: Sequence[PlaceView]
    commitment: str
    seed: str | None  # after the end
    question: QuestionView | None
    rematch: str
    moderated: bool  # there is a moderator's chair, which is no seat
    moderator: str | None  # the name of whoever has it
    zero: int | None  # the server time at which the time of the rules was 0, where they keep it
    locked: bool  # nobody new comes in before the game
    barred: Sequence[str]  # the names of whom the host could let in again now


def place_view(place: Place, muted: bool = False) -> PlaceView:
    kind = "bot" if place.level is not None else "person" if place.person is not None else "free"
    return PlaceView(kind, place.name, place.level, place.ready, place.gone, place.who, muted, place.barred)


def view_table(table: Table) -> TableView:
    question = table.question
    return TableView(
        id=table.id,
        code=table.opened.code,
        game=table.game.key,
        rules_version=table.opened.rules_version,
        digest=table.game.edition.digest,
        owned=table.opened.owned,
        state=table.state,
        settings=table.settings,
        chosen=table.chosen,
        forced=table.forced(),
        host=table.seat_of(table.host),
        places=[place_view(place, table.is_muted(place.person)) for place in table.places],
        commitment=table.seal.commitment,
        seed=table.opened.seed if table.state == OVER else None,
        question=None if question is None else question_view(question, table.consent.voices()),
        rematch=table.rematch,
        moderated=table.is_moderated(),
        moderator=None if table.moderator is None else table.moderator.name,
        zero=table.sitting.zero if table.sitting is not None and table.game.traits.real_time else None,
        locked=table.locked,
        barred=[table.barred_names[person] for person in table.hosting.may_return()],
    )


def question_view(question: Question, voices: Sequence[int]) -> QuestionView:
    waits = [seat for seat in voices if seat not in question.yes]
    return QuestionView(question.what, question.seat, question.yes[:], waits)


def running_clocks(table: Table) -> dict[int, tuple[int, int]]:
    """Seat -> deadline and bank, for whoever comes in; from then on `clock_started` tells."""
    sitting = table.sitting
    if sitting is None:
        return {}
    return {
        seat: (clock.deadline, sitting.chairs[seat].bank)
        for seat, clock in sitting.clocks.items()
        if not sitting.chairs[seat].bot and not sitting.chairs[seat].gone
    }
