"""Bots of every level, through whole games: legal moves only, from data only, and the same every time."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any, Union

import msgspec
import pytest

from tablee.bots import RandomBot, SearchBot
from tablee.games.smile import SMILE
from tablee.kernel import Bot, Event, FastLuck, Game, Move, View
from tests.conformance.play import CLOCK, Case, wire
from tests.conformance.specimens import GAMES, SPECIMENS

Maker = Callable[[int, FastLuck], Bot]


def makers(game: Game[Any]) -> dict[str, Maker]:
    """Every kind of bot that can sit at a table of this game."""

    def at_level(level: str) -> Maker:
        return lambda seat, luck: game.bot(level, seat, luck)

    def at_random(seat: int, luck: FastLuck) -> Bot:
        return RandomBot(game.believe(seat), seat, luck)

    def strongest_at_seat_1(seat: int, luck: FastLuck) -> Bot:
        return game.bot(game.levels[-1], seat, luck) if seat == 1 else at_random(seat, luck)

    kinds = {level: at_level(level) for level in game.levels} | {"random": at_random}
    kinds[game.levels[-1]] = strongest_at_seat_1  # it thinks long: one is enough
    if game is SMILE:
        kinds["default"] = at_level("default")
    kinds["search"] = lambda seat, luck: SearchBot(game.believe(seat), seat, luck, iterations=4)
    return kinds


def table(case: Case, maker: Maker, seed: int) -> list[Bot]:
    luck = FastLuck(seed)
    return [maker(seat, luck.spawn()) for seat in range(case.seats)]


TABLES = [
    pytest.param(
        Case(game, seats, game.read_options({})),
        maker,
        None if kind in game.levels[:-1] else SPECIMENS[game.key].wandering,
        id=f"{game.key}-{seats}-{kind}",
        marks=[pytest.mark.once] if kind == game.levels[-1] else [],  # it thinks long
    )
    for game in GAMES
    for seats in SPECIMENS[game.key].written or game.seats
    for kind, maker in makers(game).items()
]


class ByWire(Bot):
    """Gives a bot its events and its views as they come out of JSON: data, and nothing else."""

    def __init__(self, bot: Bot, game: Game[Any]) -> None:
        self.bot = bot
        self.events: Any = Union[game.events]  # noqa: UP007

    def hear(self, event: Event) -> None:
        self.bot.hear(msgspec.json.decode(wire(event), type=self.events))

    def choose(self, view: View) -> Move | None:
        return self.bot.choose(msgspec.json.decode(wire(view), type=type(view)))


@pytest.mark.parametrize(("case", "maker", "most"), TABLES)
def test_bots_make_legal_moves_to_the_end_from_nothing_but_data(case: Case, maker: Maker, most: int | None) -> None:
    """An illegal move would be refused, and the game would stop. Who walks at random may walk for ever: see some."""
    direct, by_wire = case.begin(1), case.begin(1)
    bots = table(case, maker, 7)
    steps = list(islice(direct.by_bots(bots), most))
    assert direct.position.over or most is not None
    assert {seat for seat, _ in steps} - {CLOCK} == set(range(case.seats))
    assert steps == list(islice(by_wire.by_bots([ByWire(bot, case.game) for bot in table(case, maker, 7)]), most))


@pytest.mark.parametrize("level", ["random", "beginner", "strong"])
def test_a_bot_that_draws_plays_otherwise_with_other_luck(level: str) -> None:
    case = Case(SMILE, 3, SMILE.read_options({}))
    games = [list(case.begin(1).by_bots(table(case, makers(SMILE)[level], seed))) for seed in (1, 2)]
    assert games[0] != games[1]


@pytest.mark.parametrize("level", ["solid", "default"])
def test_a_bot_that_does_not_draw_plays_the_same_with_any_luck(level: str) -> None:
    case = Case(SMILE, 4, SMILE.read_options({}))
    games = [list(case.begin(1).by_bots(table(case, makers(SMILE)[level], seed))) for seed in (1, 2)]
    assert games[0] == games[1]


@pytest.mark.parametrize("seats", SMILE.seats)
def test_bots_of_all_levels_can_play_at_one_table(seats: int) -> None:
    case = Case(SMILE, seats, SMILE.read_options({"unseen_cards": True}))
    levels = ["strong", "random", "solid", "default", "beginner"]
    run = case.begin(2)
    bots = [SMILE.bot(levels[seat], seat, FastLuck(seat)) for seat in range(seats)]
    assert len(list(run.by_bots(bots))) <= SMILE.longest
    assert run.position.over


def test_a_bot_that_joins_late_makes_legal_moves() -> None:
    """As for a seat whose player has gone: it has heard nothing of what came before."""
    for level in ("random", "default", "beginner", "solid", "strong"):
        run = Case(SMILE, 3, SMILE.read_options({})).begin(3)
        for _ in range(25):
            run.step()
        run.events.clear()
        list(run.by_bots([SMILE.bot(level, seat, FastLuck(seat)) for seat in range(3)]))
        assert run.position.over


def test_the_random_bot_makes_every_legal_move_about_as_often() -> None:
    position = SMILE.position(
        {"hunters": [{"hand": 5}, {"hand": 6}, {"hand": 6}], "row": {"C24": 1, "C18": 0, "C29": 0}}
    )
    bot = RandomBot(SMILE.believe(0), 0, FastLuck(1))
    made = [bot.must_choose(position.view(0)).text for _ in range(600)]
    counts = {move.text: made.count(move.text) for move in position.moves(0)}
    assert set(counts) == {"offer C24", "offer C18", "collect C24"}
    assert all(160 <= count <= 240 for count in counts.values())
