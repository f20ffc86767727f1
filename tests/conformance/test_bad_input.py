"""What comes from outside is checked as it comes in, and the error says what would be right."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tablee import games
from tablee.games import SHELF
from tablee.kernel import BadLevel, BadOption, BadSeats, FastLuck, Game, Json, SealedLuck, UnknownGame
from tests.conformance.play import Counted, option_sets, random_step, sealed, take
from tests.conformance.specimens import SPECIMENS

WRONG_VALUES: list[Json] = ["perhaps", None, [], {}, 1.5, -1]


def test_every_box_on_the_shelf_is_in_the_suite() -> None:
    assert set(SHELF) <= set(SPECIMENS)


def test_a_box_is_found_by_its_key() -> None:
    for key, game in SHELF.items():
        assert game.key == key
        assert games.find(key) is game


@pytest.mark.parametrize("key", ["", "chess", "SMILE", "smile ", "__class__"])
def test_an_unknown_game_is_named_and_the_shelf_is_shown(key: str) -> None:
    with pytest.raises(UnknownGame) as wrong:
        games.find(key)
    assert wrong.value.wrong == key
    assert wrong.value.right == ", ".join(SHELF)


def test_a_table_of_a_size_that_the_box_does_not_have_cannot_start(game: Game[Any]) -> None:
    for seats in {-1, 0, 1, game.seats[0] - 1, game.seats[-1] + 1, 40} - set(game.seats):
        luck = SealedLuck(bytes(32))
        with pytest.raises(BadSeats) as wrong:
            game.setup(seats, luck)
        assert wrong.value.wrong == str(seats)
        assert wrong.value.right == ", ".join(map(str, game.seats))
        assert luck.drawn == 0


def test_an_option_that_the_game_does_not_have_is_a_bad_option(game: Game[Any]) -> None:
    with pytest.raises(BadOption, match="no_such_option") as wrong:
        game.read_options({"no_such_option": True})
    assert wrong.value.right == game.describe_options()


def test_a_value_that_an_option_does_not_take_is_a_bad_option(game: Game[Any]) -> None:
    for field in msgspec.structs.fields(game.options):
        left_open = [None] if field.default is None else []  # an option that another one may settle
        for value in (value for value in WRONG_VALUES if value not in left_open):
            with pytest.raises(BadOption, match=field.name) as wrong:
                game.read_options({field.name: value})
            assert field.name in wrong.value.right


def test_options_that_are_left_out_have_their_defaults(game: Game[Any]) -> None:
    assert game.read_options(None) == game.read_options({}) == game.options()


def test_options_are_described_with_their_defaults(game: Game[Any]) -> None:
    for field in msgspec.structs.fields(game.options):
        assert f"{field.name} = {field.default!r}" in game.describe_options()


def test_every_set_of_options_survives_the_wire(game: Game[Any]) -> None:
    for options in option_sets(game):
        assert game.read_options(msgspec.to_builtins(options)) == options


@pytest.mark.parametrize("level", ["", "grandmaster", "Solid", "solid "])
def test_a_level_that_no_bot_has_is_a_bad_level(game: Game[Any], level: str) -> None:
    with pytest.raises(BadLevel) as wrong:
        game.bot(level, 0, FastLuck(1))
    assert wrong.value.wrong == level
    assert wrong.value.right == ", ".join(game.levels)


def test_every_level_of_a_game_has_a_bot(game: Game[Any]) -> None:
    assert game.levels
    for level in game.levels:
        assert game.bot(level, 0, FastLuck(1)) is not None


def test_a_box_says_what_it_is(game: Game[Any]) -> None:
    assert game.key.isidentifier()
    assert len(game.prefix) == 3
    assert game.prefix.isupper()
    assert game.rules_version
    assert len(game.seats) > 0
    assert game.traits.chance in ("none", "deal", "play")
    assert len({event.__struct_config__.tag for event in game.events}) == len(game.events)


def test_luck_is_drawn_only_when_the_game_says_so(game: Game[Any]) -> None:
    for seats in SPECIMENS[game.key].written or game.seats:
        luck, choice = Counted(sealed(1)), FastLuck(1)
        position = game.setup(seats, luck, game.read_options({}))
        dealt = luck.total()
        while not position.over:
            take(game, position, random_step(position, choice), luck)
        drawn = luck.total()
        assert (dealt > 0) == (game.traits.chance == "deal") or game.traits.chance == "play"
        assert (drawn > dealt) == (game.traits.chance == "play")
