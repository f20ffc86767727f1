"""Information-set Monte Carlo tree search (single observer) over any game that can be imagined.

Each iteration imagines a position that fits what the seat knows, walks down one shared tree along the moves that are
legal there, adds one node, plays out at random, and credits every seat's share of the victory to the moves it chose.
Where several seats are awaited at once they choose one after the other, the searching seat first.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from tablee.kernel.luck import Luck
from tablee.kernel.position import Belief, Move, Position, playout

EXPLORATION: Final = 0.7


@final
class Node:
    """A move in the tree: how often it was played, how often it could have been, and what it brought its mover."""

    __slots__ = ("move", "seat", "visits", "chances", "reward", "children")

    def __init__(self, move: Move | None, seat: int) -> None:
        self.move = move
        self.seat = seat
        self.visits = 0
        self.chances = 0  # iterations in which the move was legal here
        self.reward = 0.0
        self.children: dict[Move, Node] = {}

    def urgency(self) -> float:
        """Upper confidence bound, over the iterations in which the move was there to be chosen."""
        return self.reward / self.visits + EXPLORATION * sqrt(log(self.chances) / self.visits)


@final
class Search:
    """The search of one decision. `iterate` as often as time allows, then ask for the `best` move."""

    __slots__ = ("belief", "luck", "root")

    def __init__(self, belief: Belief, luck: Luck) -> None:
        self.belief = belief
        self.luck = luck
        self.root = Node(None, -1)

    def run(self, iterations: int) -> None:
        for _ in range(iterations):
            self.iterate()

    def iterate(self) -> None:
        position = self.belief.imagine(self.luck)
        path = self.descend(position)
        playout(position, self.luck)
        payoff = position.payoff()
        for node in path:
            node.visits += 1
            if node.seat >= 0:
                node.reward += payoff[node.seat]

    def descend(self, position: Position) -> list[Node]:
        """Down the tree by urgency, until a move is added or the game is over; the nodes on the way."""
        node = self.root
        path = [node]
        while not position.over:
            awaited = position.awaited()
            if not awaited:
                due = position.due()
                assert due is not None, "nobody is awaited and nothing is due"
                position.advance(due, self.luck)
                continue
            seat = self.belief.seat if self.belief.seat in awaited else awaited[0]
            moves = position.moves(seat)
            added = self.untried(node, moves)
            if added is not None:
                child = Node(added, seat)
                child.chances = 1
                node.children[added] = child
            else:
                child = most_urgent(node, moves)
                added = child.move
            assert added is not None
            path.append(child)
            position.play(seat, added, self.luck)
            if child.visits == 0:
                return path
            node = child
        return path

    def untried(self, node: Node, moves: tuple[Move, ...]) -> Move | None:
        """One of the moves that have no node yet, by lot; the chances of those that have one are counted."""
        untried: Move | None = None
        count = 0
        children = node.children
        for move in moves:
            child = children.get(move)
            if child is not None:
                child.chances += 1
            else:
                count += 1
                if self.luck.below(count) == 0:
                    untried = move
        return untried

    def best(self) -> Move:
        """The move tried most often: the steadiest judgement."""
        best: Node | None = None
        for child in self.root.children.values():
            if best is None or child.visits > best.visits:
                best = child
        assert best is not None and best.move is not None, "nothing was searched"
        return best.move


def most_urgent(node: Node, moves: tuple[Move, ...]) -> Node:
    chosen = node.children[moves[0]]
    highest = chosen.urgency()
    for i in range(1, len(moves)):
        child = node.children[moves[i]]
        urgency = child.urgency()
        if urgency > highest:
            chosen = child
            highest = urgency
    return chosen


@final
class Supposed(Belief):
    """A mind that knows a position as its seat does: imagines whatever that seat cannot tell from it."""

    __slots__ = ("position",)

    def __init__(self, position: Position, seat: int) -> None:
        self.position = position
        self.seat = seat

    def hear(self, event: object) -> None:
        """Events are already in the position."""

    def see(self, view: object) -> None:
        """So is the view."""

    def imagine(self, luck: Luck) -> Position:
        return self.position.imagine(self.seat, luck)
