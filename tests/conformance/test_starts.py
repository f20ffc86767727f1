"""An act that is refused before the game changes nothing, byte for byte: not the table, its luck or its time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from tablee.kernel import BadOption, Game, Json, Luck, Options, Position, TableeError
from tablee.tables import acts
from tablee.tables.acts import AnyAct, Entry, Settings
from tablee.tables.records import Place
from tablee.tables.table import Table
from tests.conformance.play import Case, cases
from tests.conformance.watched import PEOPLE

SEED = "5eed" * 16


def lobby(case: Case, ready: bool, position: Json = None) -> Table:
    """Everybody sits; the guests are ready, or not."""
    game = case.game
    settings = Settings(case.seats, options=chosen(case))
    opened = acts.Open(game.key, game.rules_version, "CODE", settings, SEED, "ada", position, house=acts.HOUSE)
    table = Table("table", game, Entry(0, opened, "ada"))
    for person in PEOPLE[: case.seats]:
        table.apply(Entry(1, acts.Sit(salt=person), person, person))
        if ready:
            table.apply(Entry(2, acts.Ready(), person, person))
    return table


def chosen(case: Case) -> dict[str, Any]:
    options: dict[str, Any] = msgspec.to_builtins(case.options)
    return options


def everything(table: Table) -> tuple[Any, ...]:
    """What a refused act must leave alone: the table on paper, and what is on no paper before the game."""
    running = table.running
    return msgspec.json.encode(table.to_state()), running.begun, running.luck, running.sitting, running.story[:]


def refused(table: Table, act: AnyAct, by: str | None = "ada") -> TableeError:
    before = everything(table)
    with pytest.raises(TableeError) as error:
        table.apply(Entry(99, act, by, by or ""))
    assert everything(table) == before, f"{act} of {by} was refused, and changed something"
    return error.value


def bad_acts(case: Case) -> list[tuple[AnyAct, str]]:
    seats, options = case.seats, chosen(case)
    return [
        (acts.Sit(1), "ada"),
        (acts.Sit(), "zoe"),
        (acts.Sit(31), "ada"),
        (acts.Stand(), "zoe"),
        (acts.Ready(), "zoe"),
        (acts.Configure(Settings(seats, options=options)), "bob"),
        (acts.Configure(Settings(case.game.seats[-1] + 1, options=options)), "ada"),
        (acts.Configure(Settings(seats, "lightning", options)), "ada"),
        (acts.Configure(Settings(seats, options={**options, "wings": True})), "ada"),
        (acts.AddBot(0, case.game.levels[0]), "ada"),
        (acts.AddBot(31, case.game.levels[0]), "ada"),
        (acts.AddBot(0, case.game.levels[0]), "bob"),
        (acts.Remove(31), "ada"),
        (acts.Remove(0), "bob"),
        (acts.Swap(0, 31), "ada"),
        (acts.Swap(0, 1), "bob"),
        (acts.Close(), "bob"),
        (acts.Start(), "bob"),
        *([(acts.Start(), "ada")] if seats > 1 else []),  # alone, nobody else has to be ready
        (acts.Play("anything"), "ada"),
        (acts.HandOver(), "ada"),
        (acts.AskUndo(), "ada"),
        (acts.AskPause(), "ada"),
        (acts.Answer(True), "ada"),
        (acts.Resume(), "ada"),
        (acts.Rematch("other"), "ada"),
    ]


def test_a_refused_act_in_the_lobby_changes_nothing(case: Case) -> None:
    table = lobby(case, ready=False)
    for act, by in bad_acts(case):
        refused(table, act, by)


def test_fewer_seats_than_people_change_nothing(case: Case) -> None:
    fewer = [seats for seats in case.game.seats if seats < case.seats]
    table = lobby(case, ready=True)
    for seats in fewer:
        refused(table, acts.Configure(Settings(seats, options={})))


# --- A start that fails


Break = Callable[[pytest.MonkeyPatch, Game[Any]], None]


def options_that_do_not_fit(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    def at_table(options: Options, pace: str, bots: Sequence[int], carried: Sequence[str] = ()) -> Options:
        raise BadOption("pace", pace)

    monkeypatch.setitem(vars(game), "at_table", at_table)  # so that nothing stays behind on the box


def a_setup_that_has_already_drawn(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    deal = game.setup

    def setup(seats: int, luck: Luck, options: Options | None = None, listen: bool = False) -> Position:
        deal(seats, luck, options, listen)
        raise BadOption("options", "others")

    monkeypatch.setitem(vars(game), "setup", setup)


BREAKS: list[Break] = [options_that_do_not_fit, a_setup_that_has_already_drawn]


@pytest.mark.parametrize("spoil", BREAKS, ids=lambda spoil: spoil.__name__)
def test_a_start_that_the_rules_refuse_changes_nothing_and_can_be_tried_again(case: Case, spoil: Break) -> None:
    table, other = lobby(case, ready=True), lobby(case, ready=True)
    with pytest.MonkeyPatch.context() as patched:
        spoil(patched, case.game)
        refused(table, acts.Start())
    for one in (table, other):
        one.apply(Entry(500, acts.Start(), "ada"))
    assert table.to_state() == other.to_state()


def test_a_start_from_a_position_that_the_game_cannot_stand_in_changes_nothing(game: Game[Any]) -> None:
    refused(lobby(cases(game)[0], ready=True, position={"nonsense": 1}), acts.Start())


def test_places_are_compared_too(case: Case) -> None:
    """Were a seat lost by a refused act, the tests above would notice."""
    table = lobby(case, ready=True)
    before = everything(table)
    table.places[0] = Place()
    assert everything(table) != before
