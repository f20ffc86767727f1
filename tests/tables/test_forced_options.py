"""Options that another one imposes, and options that are left open: what is chosen, what is played, what is told."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tablee.games import SHELF
from tablee.kernel import BadOption, FastLuck, Game
from tablee.tables import acts
from tablee.tables.acts import Settings
from tablee.tables.events import SettingsChanged
from tablee.tables.records import TableState
from tablee.tables.table import Table
from tablee.tables.views import view_table
from tests.arena.small_games import put_on_the_shelf
from tests.tables.evening import Evening, read_again

LEFT_OPEN = {"level": "tame", "blind": None}
WILD = {"level": "wild"}
CONTRADICTION = {"level": "wild", "blind": False}


@pytest.fixture
def dare(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    put_on_the_shelf(monkeypatch)
    return SHELF["dare"]


def configured(game: Game[Any], options: dict[str, Any]) -> Evening:
    evening = Evening(game).gather("ada", "bob")
    evening.do("ada", acts.Configure(Settings(2, options=options)))
    return evening


def told(table: Table) -> tuple[Any, Any, Any]:
    view = view_table(table)
    return view.settings.options, view.chosen, view.forced


def test_what_is_imposed_is_told_with_what_imposes_it_and_with_what_was_chosen(dare: Game[Any]) -> None:
    evening = configured(dare, WILD)
    assert told(evening.table) == ({"level": "wild", "blind": True}, WILD, {"blind": "level"})


def test_everybody_is_told_when_the_choice_changes(dare: Game[Any]) -> None:
    evening = Evening(dare).gather("ada", "bob")
    (changed,) = evening.do("ada", acts.Configure(Settings(2, options=WILD)))
    assert changed == SettingsChanged(Settings(2, options={"level": "wild", "blind": True}))
    _, frame = evening.frames[-1][None]
    table = msgspec.json.decode(frame)["table"]
    assert (table["chosen"], table["forced"]) == (WILD, {"blind": "level"})


def test_what_was_left_open_is_free_again_at_another_level(dare: Game[Any]) -> None:
    evening = configured(dare, WILD)
    chosen = dict(evening.table.chosen) | {"level": "tame"}
    evening.do("ada", acts.Configure(Settings(2, options=chosen)))
    assert told(evening.table) == ({"level": "tame", "blind": False}, {"level": "tame"}, {})


@pytest.mark.parametrize("blind", [True, False])
def test_what_nothing_imposes_is_played_as_it_was_chosen(dare: Game[Any], blind: bool) -> None:
    chosen = {"level": "bold", "blind": blind}
    assert told(configured(dare, chosen).table) == (chosen, chosen, {})


def test_a_contradiction_is_refused_with_what_would_be_right_and_nothing_changes(dare: Game[Any]) -> None:
    evening = configured(dare, {"level": "bold", "blind": True})
    before = told(evening.table)
    with pytest.raises(BadOption) as caught:
        evening.do("ada", acts.Configure(Settings(2, options=CONTRADICTION)))
    error = caught.value
    assert (error.code, error.detail, error.option) == ("bad_option", "forced", "blind")
    assert (error.wrong, error.right) == ("blind = False", "blind = True")
    assert told(evening.table) == before
    with pytest.raises(BadOption):
        Evening(dare, Settings(2, options=CONTRADICTION))
    with pytest.raises(BadOption):
        dare.setup(2, FastLuck(1), dare.read_options(CONTRADICTION))


@pytest.mark.parametrize("options", [{"blind": False}, LEFT_OPEN, WILD, {"level": "bold", "blind": True}])
def test_what_is_settled_is_what_is_dealt_and_stays_settled(dare: Game[Any], options: dict[str, Any]) -> None:
    settled = dare.settled(dare.read_options(options))
    assert dare.settled(settled) == settled
    evening = configured(dare, options).ready("bob").begin()
    position: Any = evening.table.position()
    assert position.blind is evening.table.settings.options["blind"]


def test_a_table_that_is_read_again_knows_what_was_chosen(dare: Game[Any]) -> None:
    evening = configured(dare, WILD)
    assert told(read_again(evening)) == told(evening.table)
    state = msgspec.json.decode(msgspec.json.encode(evening.table.to_state()), type=TableState)
    assert told(Table.from_state("table-1", dare, state)) == told(evening.table)
    older = msgspec.structs.replace(state, chosen=None)
    assert Table.from_state("table-1", dare, older).chosen == {"level": "wild", "blind": True}
