"""Smile as a Python game of OpenSpiel, after the pattern of its own python/games (kuhn_poker, liars_poker).

python_smile: the deal is drawn when the state is made, so no chance node slows a game down (the fast form).
python_smile_chance: the deal and the first player are chance nodes, as most of OpenSpiel's algorithms want them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import pyspiel

from benchmarks.peers.table import ACTIONS, BORROW, COLLECT, MOST_SEATS, ROUNDS, Luck, Table
from benchmarks.protocol import PLAYERS, PlayGame, PlayScored, serve, timed_games
from tablee.kernel import COMPILED, FastLuck, StdLuck

FEWEST_SEATS = 3
LONGEST = 2000
MOST_POINTS = 60.0


def game_type(short_name: str, chance_mode: Any) -> Any:
    return pyspiel.GameType(
        short_name=short_name,
        long_name=short_name.replace("_", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance_mode,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_SEATS,
        min_num_players=FEWEST_SEATS,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
        parameter_specification={"players": PLAYERS},
    )


def game_info(players: int, chance_outcomes: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=ACTIONS,
        max_chance_outcomes=chance_outcomes,
        num_players=players,
        min_utility=-MOST_POINTS,
        max_utility=MOST_POINTS,
        max_game_length=LONGEST,
    )


DEALT = game_type("python_smile", pyspiel.GameType.ChanceMode.DETERMINISTIC)
DEALING = game_type("python_smile_chance", pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC)


class SmileGame(pyspiel.Game):  # type: ignore[misc]
    """Deals from `luck`, which is to be set before a state is made."""

    luck: Luck

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        super().__init__(DEALT, game_info(params.get("players", PLAYERS), 0), params)
        self.luck = FastLuck(0)

    def new_initial_state(self) -> SmileState:
        return SmileState(self)


class SmileState(pyspiel.State, Table):  # type: ignore[misc]
    def __init__(self, game: SmileGame) -> None:
        super().__init__(game)
        self.set_up(game.num_players(), game.luck)

    _legal_actions = Table.legal
    _apply_action = Table.act

    def current_player(self) -> int:
        return self.turn

    def is_terminal(self) -> bool:
        return self.over

    def returns(self) -> list[float]:
        return [float(score) for score in self.scores()] if self.over else [0.0] * self.seats

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        verb = "offer" if action < COLLECT else "collect" if action < BORROW else "borrow"
        return f"{verb} {action % MOST_SEATS}"

    def __str__(self) -> str:
        return f"row {self.row} baits {self.baits} hands {self.hands} tears {self.tears} fronts {self.fronts}"


class SmileChanceGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        players = params.get("players", PLAYERS)
        super().__init__(DEALING, game_info(players, players * ROUNDS), params)

    def new_initial_state(self) -> SmileChanceState:
        return SmileChanceState(self)


class SmileChanceState(SmileState):
    """The cards are chosen one by one, the top of the deck first, then who begins: each time one of `choices`."""

    def __init__(self, game: SmileChanceGame) -> None:
        pyspiel.State.__init__(self, game)
        players = game.num_players()
        self.seats = players
        self.deck = list(range(ROUNDS * players))
        self.choices = len(self.deck)
        self.over = False
        self.turn = pyspiel.PlayerId.CHANCE

    def chance_outcomes(self) -> list[tuple[int, float]]:
        choices = self.choices if self.choices > 1 else self.seats
        probability = 1.0 / choices
        return [(outcome, probability) for outcome in range(choices)]

    def _apply_action(self, action: int) -> None:
        if not self.choices:
            self.act(action)
        elif self.choices > 1:
            deck, last = self.deck, self.choices - 1
            deck[last], deck[action] = deck[action], deck[last]
            self.choices = last
        else:
            self.choices = 0
            self.lay_out(self.seats, self.deck, action)

    def __str__(self) -> str:
        return f"dealt {self.deck[self.choices :]}" if self.choices else super().__str__()


pyspiel.register_game(DEALT, SmileGame)
pyspiel.register_game(DEALING, SmileChanceGame)


def random_game(state: Any, luck: Luck) -> int:
    """Random moves to the end; how many decisions there were, chance not counted."""
    decisions = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[luck.below(len(actions))])
        decisions += 1
    return decisions


def deal(state: Any, luck: Luck) -> None:
    """The outcomes are equally likely, so the quickest draw will do."""
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[luck.below(len(outcomes))][0])


def dealt(game: SmileGame, new_luck: Callable[[int], Luck], seed: int) -> tuple[Any, Luck]:
    luck = game.luck = new_luck(seed)
    return game.new_initial_state(), luck


def dealing(game: SmileChanceGame, new_luck: Callable[[int], Luck], seed: int) -> tuple[Any, Luck]:
    luck = new_luck(seed)
    state = game.new_initial_state()
    deal(state, luck)
    return state, luck


def players_of(
    begin: Callable[..., tuple[Any, Luck]], name: str, new_luck: Callable[[int], Luck]
) -> tuple[PlayGame, PlayScored]:
    """How to play a timed game, and one whose end is looked at."""
    games = {seats: pyspiel.load_game(name, {"players": seats}) for seats in range(FEWEST_SEATS, MOST_SEATS + 1)}
    timed = games[PLAYERS]

    def play(seed: int) -> int:
        state, luck = begin(timed, new_luck, seed)
        return random_game(state, luck)

    def play_scored(seats: int, seed: int) -> tuple[int, list[int], list[int]]:
        state, luck = begin(games[seats], new_luck, seed)
        decisions = random_game(state, luck)
        return decisions, [int(score) for score in state.returns()], state.hands

    return play, play_scored


def main(mode: str) -> None:
    """`fast` and `chance` draw from Tablée's generator, `std` from Python's."""
    new_luck = StdLuck if mode == "std" else FastLuck
    begin, name = (dealing, "python_smile_chance") if mode == "chance" else (dealt, "python_smile")
    play, play_scored = players_of(begin, name, new_luck)
    about = {"open_spiel": version("open_spiel"), "form": "compiled" if COMPILED else "interpreted"}
    serve(about, timed_games(play), play_scored)


if __name__ == "__main__":
    main(sys.argv[1])
