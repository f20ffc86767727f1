"""Smile as a raw AECEnv of PettingZoo: the documented pattern, and the same tuned as far as the API lets one.

The observation holds all that a player may know: for every card of the deck where it is (UNSEEN, in the row with its
fireflies, in front of a seat, or fled from it), the tears of every seat, and the player's own hand.
"""

from __future__ import annotations

import sys
from array import array
from importlib.metadata import version
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from benchmarks.peers.table import ACTIONS, BORROW, COLLECT, MOST_SEATS, ROUNDS, Luck, Table
from benchmarks.protocol import PLAYERS, serve, timed_games
from tablee.kernel import COMPILED, FastLuck

UNSEEN = 0
IN_ROW = 1  # plus the fireflies on it
IN_FRONT = -1  # minus the seat
FLED = -1 - MOST_SEATS  # minus the seat

Observation = dict[str, NDArray[np.int8]]


class SmileEnv(AECEnv[str, Observation, int], Table):  # type: ignore[misc]
    metadata: ClassVar[dict[str, Any]] = {"name": "smile_v0", "render_modes": [], "is_parallelizable": False}

    def __init__(self, players: int) -> None:
        super().__init__()
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size = ROUNDS * players + players + 1
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low=-128, high=127, shape=(size,), dtype=np.int8),
                    "action_mask": spaces.Box(low=0, high=1, shape=(ACTIONS,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals from the luck in the options, so that a caller may go on drawing from it; else from the seed."""
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.set_up(len(self.agents), (options or {}).get("luck") or FastLuck(seed or 0))
        self.agent_selection = self.possible_agents[self.turn]

    def facts_for(self, seat: int) -> NDArray[np.int8]:
        facts = [UNSEEN] * (ROUNDS * self.seats)
        for card, bait in zip(self.row, self.baits, strict=True):
            facts[card] = IN_ROW + bait
        for other in range(self.seats):
            for card in self.fronts[other]:
                facts[card] = IN_FRONT - other
            for card in self.fled[other]:
                facts[card] = FLED - other
        return np.array([*facts, *self.tears, self.hands[seat]], dtype=np.int8)

    def observe(self, agent: str) -> Observation:
        seat = self.seat_of[agent]
        mask = np.zeros(ACTIONS, np.int8)
        if seat == self.turn:
            for action in self.legal(seat):
                mask[action] = 1
        return {"observation": self.facts_for(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self.act(action)
        if self.over:
            self.finish()
        else:
            self.agent_selection = self.possible_agents[self.turn]
        self._accumulate_rewards()

    def finish(self) -> None:
        for agent, score in zip(self.agents, self.scores(), strict=True):
            self.rewards[agent] = score
            self.terminations[agent] = True


class TunedSmileEnv(SmileEnv):
    """Nothing at a step that the API does not ask for: rewards are touched at the end only, and the observation is a
    copy of bytes that the moves keep up to date.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        players = len(self.possible_agents)
        self.facts = array("b", [UNSEEN] * (ROUNDS * players) + [0] * (players + 1))
        super().reset(seed, options)

    def facts_for(self, seat: int) -> NDArray[np.int8]:
        facts = np.array(self.facts)
        facts[-1] = self.hands[seat]
        return facts

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action < COLLECT:
            self.facts[self.row[action]] += 1
        elif action >= BORROW:
            self.facts[self.row[action - BORROW]] += 1
            self.facts[ROUNDS * self.seats + self.turn] += 1
        self.act(action)
        if self.over:
            self.finish()
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[self.turn]

    def search(self, start: int) -> None:
        super().search(start)
        for card in self.row:
            self.facts[card] = IN_ROW

    def collect(self, seat: int, place: int) -> None:
        self.facts[self.row[place]] = IN_FRONT - seat
        fled = self.fled[seat]
        before = len(fled)
        super().collect(seat, place)
        if len(fled) > before:
            self.facts[fled[-1]] = self.facts[fled[-2]] = FLED - seat


def wrapped(env: SmileEnv) -> Any:
    """With the checks that PettingZoo's own games put around theirs."""
    terminating = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(terminating))


def random_game(env: Any, luck: Luck) -> int:
    """Random moves to the end, in the loop of PettingZoo's documentation; how many decisions there were."""
    decisions = 0
    env.reset(options={"luck": luck})
    for _ in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            env.step(None)
        else:
            actions = observation["action_mask"].nonzero()[0]
            env.step(int(actions[luck.below(len(actions))]))
            decisions += 1
    return decisions


def main(mode: str) -> None:
    """`raw`, `wrapped` in checks, or `tuned`."""
    kind = TunedSmileEnv if mode == "tuned" else SmileEnv
    envs = {players: kind(players) for players in range(3, MOST_SEATS + 1)}
    faces: dict[int, Any] = {players: wrapped(env) if mode == "wrapped" else env for players, env in envs.items()}
    timed = faces[PLAYERS]

    def play(seed: int) -> int:
        return random_game(timed, FastLuck(seed))

    def play_scored(players: int, seed: int) -> tuple[int, list[int], list[int]]:
        decisions = random_game(faces[players], FastLuck(seed))
        return decisions, envs[players].scores(), envs[players].hands

    about = {"pettingzoo": version("pettingzoo"), "form": "compiled" if COMPILED else "interpreted"}
    serve(about, timed_games(play), play_scored)


if __name__ == "__main__":
    main(sys.argv[1])
