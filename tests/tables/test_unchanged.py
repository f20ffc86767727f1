"""Nothing is written that changes nothing; and whatever is wrong with an act, it changes nothing either.

Every act of people, with values made from the types of its fields, at tables of every game, in every state that they
have: what is answered without a row leaves the table as it was, and a row is written for something.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from msgspec import inspect

from tablee.games import SHELF
from tablee.games.smile import SMILE
from tablee.kernel import Game, TableeError
from tablee.server.messages import DECODER
from tablee.tables import acts
from tablee.tables.acts import AnyAct, ByPeople, Entry, Settings
from tablee.tables.company import Unchanged
from tablee.tables.events import ReadyChanged
from tablee.tables.table import Table
from tests.tables.evening import PEOPLE, Evening, from_bytes, playing, replayed

EVERY_ACT: tuple[type[Any], ...] = get_args(ByPeople)
STRANGER = "zoe"
TRIES = 6  # values of each field that are drawn


# --- Tables in every state


def people_of(game: Game[Any]) -> list[str]:
    return [*PEOPLE, *(f"guest{number}" for number in range(30))][: max(3, game.seats[0])]


def lobby(game: Game[Any], empty: bool = False) -> Evening:
    """Everybody sits, Bob is ready and muted; or all but two sit. The table is locked."""
    people = people_of(game)
    evening = Evening(game, Settings(len(people))).gather(*(people[:-2] if empty else people))
    if not empty:
        evening.ready("bob")
        evening.do("ada", acts.Mute(1))
    evening.do("ada", acts.Lock())
    return evening


def begun(game: Game[Any]) -> Evening:
    people = people_of(game)
    evening = Evening(game, Settings(len(people))).gather(*people).ready(*people[1:])
    return evening.begin()


def left(game: Game[Any]) -> Evening:
    """Bob has left, Cleo has handed over, and the last one was sent away."""
    evening = begun(game)
    evening.do("bob", acts.Stand())
    evening.do("cleo", acts.HandOver())
    if len(evening.table.places) > 3:
        evening.do("ada", acts.Bar(len(evening.table.places) - 1))
    return evening


def paused(game: Game[Any]) -> Evening:
    """If they may speak aloud now; else somebody asks, and is refused."""
    evening = begun(game)
    for person in people_of(game):
        act = acts.AskPause() if person == "ada" else acts.Answer(True)
        try:
            evening.do(person, act)
        except TableeError:
            break
    return evening


def over() -> Evening:
    evening = playing()
    evening.play_on()
    return evening


def tables(game: Game[Any]) -> Iterator[Evening]:
    yield Evening(game)
    yield lobby(game)
    yield lobby(game, empty=True)
    yield begun(game)
    yield left(game)
    yield paused(game)
    if game is SMILE:
        yield over()


# --- Acts, made from their types


class Drawn:
    """Values of every type that a field may have: some that fit this table, some that fit none."""

    def __init__(self, evening: Evening, seed: int) -> None:
        self.evening = evening
        self.game = evening.table.game
        self.luck = Random(seed)

    def acts(self, kind: type[Any]) -> Iterator[AnyAct]:
        fields = msgspec.structs.fields(kind)
        for _ in range(TRIES if fields else 1):
            yield kind(**{field.name: self.value(field.name, inspect.type_info(field.type)) for field in fields})

    def value(self, name: str, kind: inspect.Type) -> Any:
        if isinstance(kind, inspect.UnionType):
            return self.value(name, self.luck.choice(kind.types))
        if isinstance(kind, inspect.NoneType):
            return None
        if isinstance(kind, inspect.BoolType):
            return self.luck.random() < 0.5
        if isinstance(kind, inspect.IntType):
            return self.luck.choice([*range(len(self.evening.table.places) + 1), kind.le])
        if isinstance(kind, inspect.StrType):
            return self.luck.choice([*self.words(name), "nonsense", "", "x" * (kind.max_length or 100)])
        assert isinstance(kind, inspect.StructType)
        return self.settings()

    def words(self, name: str) -> list[str]:
        position = self.evening.table.position()
        awaited = () if position is None else position.awaited()
        moves = [] if position is None else [move.text for seat in awaited for move in position.moves(seat)][:20]
        known = {"level": [*self.game.levels], "salt": ["salt"], "table": ["another"], "name": ["Ada", "Bob", "Dan"]}
        return {"move": moves, **known}[name]

    def settings(self) -> Settings:
        now = self.evening.table.settings
        return self.luck.choice(
            [
                msgspec.structs.replace(now, options=dict(self.evening.table.chosen)),
                msgspec.structs.replace(now, watchable=not now.watchable),
                msgspec.structs.replace(now, seats=32),
                msgspec.structs.replace(now, pace="never"),
                msgspec.structs.replace(now, options={"wings": True}),
            ]
        )


def sayings(evening: Evening, seed: int) -> Iterator[tuple[str, AnyAct]]:
    drawn = Drawn(evening, seed)
    for kind in EVERY_ACT:
        for act in drawn.acts(kind):
            yield from ((person, act) for person in ("ada", "bob", "cleo", STRANGER))


# --- What is written


def without_clocks(state: bytes) -> Any:
    """A table on paper, without what every entry moves: the time of the rules, the clocks, what could be taken back."""
    paper = json.loads(state)
    for part in ("driven", "last_play"):
        paper.pop(part)
    for part in ("now", "clocks", "zero"):
        (paper["sitting"] or {}).pop(part, None)
    return paper


def applied(evening: Evening, before: bytes, person: str, act: AnyAct) -> str:
    """To the same table, read again: `refused`, `unchanged` or `written`."""
    table = from_bytes(evening, before)
    try:
        events = table.apply(Entry(evening.at + 5, act, person, person.title()))
    except (TableeError, Unchanged) as why:
        assert on_paper(table) == before, f"{act} of {person} wrote nothing, and changed something"
        return "unchanged" if isinstance(why, Unchanged) else "refused"
    changed = without_clocks(on_paper(table)) != without_clocks(before)
    assert changed or events, f"{act} of {person} was written for nothing"
    return "written"


def on_paper(table: Table) -> bytes:
    return msgspec.json.encode(table.to_state())


@pytest.mark.parametrize("key", SHELF)
def test_what_is_answered_without_a_row_changes_nothing_and_a_row_is_written_for_something(key: str) -> None:
    became: dict[str, Counter[type[Any]]] = {what: Counter() for what in ("refused", "unchanged", "written")}
    for number, evening in enumerate(tables(SHELF[key])):
        before = evening.state()
        for person, act in sayings(evening, number):
            became[applied(evening, before, person, act)][type(act)] += 1
    assert set(became["refused"]) == set(EVERY_ACT)
    assert set(became["unchanged"]) >= {
        acts.Ready,
        acts.Sit,
        acts.Swap,
        acts.HandOver,
        acts.Stand,
        acts.Lock,
        acts.Mute,
    }
    assert set(became["written"]) >= {acts.Ready, acts.Configure, acts.Lock, acts.Mute, acts.Bar, acts.HandOver}


def test_at_a_table_of_before_what_changes_nothing_was_written_and_is_read_as_it_was() -> None:
    evening = Evening(house=0).gather("ada", "bob", "cleo").ready("bob", "bob", "cleo")
    evening.do("ada", acts.Swap(1, 1))
    evening.do("ada", acts.Configure(evening.table.settings))
    evening.ready("bob", "cleo").begin()
    for act in (acts.HandOver(), acts.HandOver(), acts.Stand(), acts.Stand(), acts.Sit(), acts.Sit()):
        evening.do("bob", act)
    assert ReadyChanged(1, True) in evening.events
    assert replayed(evening).to_state() == evening.table.to_state()


# --- What is wrong


JUNK: tuple[Any, ...] = (None, True, -1, 32, 1.5, 10**30, "", "x" * 501, "\ud800", [], ["a"], {}, {"a": 1})
RIGHT: dict[str, Any] = {
    **dict.fromkeys(("seat", "one", "other"), 1),
    **dict.fromkeys(("yes", "ready"), True),
    **dict.fromkeys(("salt", "table"), ""),
    "settings": {"seats": 3},
    "level": "solid",
    "name": "Bob",
    "move": "offer C01",
    "who": None,
}


def wrong_values(kind: Any, luck: Random) -> Iterator[Any]:
    """Whatever a field of this type may not be."""
    for value in (*JUNK, luck.random(), luck.randbytes(8).hex() * 40, -luck.randrange(1, 2**40)):
        try:
            msgspec.convert(value, kind)
        except (msgspec.ValidationError, UnicodeEncodeError):
            yield value


def wrong_acts(kind: type[Any], luck: Random) -> Iterator[dict[str, Any]]:
    """With one thing wrong: a field of another type or out of its bounds, a field too few or too many."""
    right = {"act": kind.__struct_config__.tag, **rightly(kind)}
    for field in msgspec.structs.fields(kind):
        yield from ({**right, field.name: value} for value in wrong_values(field.type, luck))
        if field.required:
            yield {name: value for name, value in right.items() if name != field.name}
    yield {**right, "person": "bob"}
    yield {**right, "act": f"{right['act']}s"}


def wrong_settings(luck: Random) -> Iterator[dict[str, Any]]:
    for field in msgspec.structs.fields(Settings):
        for value in wrong_values(field.type, luck):
            yield {"act": "configure", "settings": {"seats": 3, field.name: value}}


def rightly(kind: type[Any]) -> dict[str, Any]:
    return {field.name: RIGHT[field.name] for field in msgspec.structs.fields(kind)}


def understood(act: dict[str, Any]) -> Any:
    try:
        return DECODER.decode(json.dumps({"type": "do", "id": "x", "act": act}).encode())
    except msgspec.DecodeError:
        return None


@pytest.mark.parametrize("kind", EVERY_ACT)
def test_an_act_with_anything_wrong_in_it_is_no_message(kind: type[Any]) -> None:
    assert understood({"act": kind.__struct_config__.tag, **rightly(kind)}) is not None
    wrong = list(wrong_acts(kind, Random(7)))
    assert [act for act in wrong if understood(act) is not None] == []
    assert len(wrong) >= 2 + 10 * len(msgspec.structs.fields(kind))


def test_settings_with_anything_wrong_in_them_are_no_message() -> None:
    wrong = list(wrong_settings(Random(7)))
    assert [act for act in wrong if understood(act) is not None] == []
    assert len(wrong) >= 10 * len(msgspec.structs.fields(Settings))
