"""What holds after every step: the sums of SCH-203, the counters, and an account of all that is told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablee.games.schtroumpfs import Village
from tablee.games.schtroumpfs import events as told_of
from tablee.kernel import Event, FastLuck
from tests.games.schtroumpfs.village import LEVELS, STARTING, check_sums, random_moves, seen, setup

TABLES = [
    ("standard", None, None),
    ("standard", True, True),
    ("complex", None, True),
    ("complex", True, None),
    ("terrible", None, None),
    ("terrible", True, True),
    ("nightmare", None, None),
]
GARGAMEL = {"standard": 10, "complex": 11, "terrible": 10, "nightmare": 10}


def game(seats: int, seed: int, level: str, hungry: bool | None = None, super_die: bool | None = None) -> Village:
    return setup(seats, seed, level=level, hungry=hungry, super_die=super_die)


@pytest.mark.rules("SCH-203", "SCH-241")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(("level", "hungry", "super_die"), TABLES)
def test_the_sums_hold_after_every_move_and_games_end(
    seats: int, level: str, hungry: bool | None, super_die: bool | None
) -> None:
    for seed in range(3):
        position = game(seats, seed, level, hungry, super_die)
        cards = GARGAMEL[level]
        for at in random_moves(position, FastLuck(100 + seed), 20_000):
            check_sums(at)
            view = seen(at)
            assert view.gargamel_count + len(view.revealed) in (cards, cards - 1)
            assert len(view.houses) + len(view.cakes) == {"standard": 8, "complex": 10}.get(level, 12)
        assert position.over
        assert seen(position).round <= cards


class Account:
    """Stock, Azrael, streaks and counts, from the events alone."""

    def __init__(self, position: Village) -> None:
        view = seen(position)
        self.stock = list(view.stock)
        self.azrael = view.azrael
        self.danger = self.useful = self.actions = self.starting = 0
        self.nest = 0
        self.built: set[str] = set()
        self.prepared: set[str] = set()
        self.crafted: set[str] = set()
        self.hands = [sorted(cards) for cards in view.hands]
        self.leader = view.leader

    def hear(self, event: Event) -> None:
        self.resources(event)
        self.cards(event)
        self.counters(event)
        match event:
            case told_of.AzraelMoved():
                assert event.start == self.azrael
                if event.steps is not None:
                    assert (event.start - 1 + event.steps) % 8 + 1 == event.end
                self.azrael = event.end
            case told_of.HowlibirdAttack(meeple=True):
                self.nest += 1
            case told_of.MeepleReturned(source="nest"):
                self.nest -= event.number
            case told_of.RobotMeeple(added=False, place="nest"):
                self.nest -= 1
            case told_of.RoundEnded():
                self.nest = event.kept
            case told_of.LeaderPassed():
                assert event.old_seat == self.leader
                self.leader = event.new_seat

    def resources(self, event: Event) -> None:
        match event:
            case told_of.ResourcesGained(tokens=tokens):
                self.add(tokens, 1)
            case told_of.ResourcesLost(tokens=tokens) | told_of.ResourcesSpent(tokens=tokens):
                self.add(tokens, -1)
            case told_of.ResourcesExchanged():
                self.add(event.out, -1)
                self.add(event.into, 1)

    def add(self, tokens: tuple[int, int, int], sign: int) -> None:
        assert sum(tokens) > 0, "nothing was told as something"
        self.stock = [have + sign * count for have, count in zip(self.stock, tokens, strict=True)]
        assert min(self.stock) >= 0

    def cards(self, event: Event) -> None:
        match event:
            case told_of.CardDrawn():
                self.hands[event.seat] = sorted([*self.hands[event.seat], event.card])
            case told_of.CardPlayed():
                self.hands[event.seat].remove(event.card)
            case told_of.CardDiscarded(reason=reason) if reason != "played":
                self.hands[event.seat].remove(event.card)
            case told_of.WardrobeExchanged():
                self.hands[event.seat].remove(event.card)
            case told_of.SmurfSheltered(owner_seat=int(owner)):
                self.hands[owner].remove(event.card)
            case told_of.CardCaged(seat=int(owner)):
                self.hands[owner].remove(event.card)
            case told_of.InventionCrafted():
                self.crafted.add(event.invention)
                assert len(self.crafted) <= 4
            case told_of.InventionDiscarded():
                self.crafted.remove(event.invention)

    def counters(self, event: Event) -> None:
        match event:
            case told_of.CardPlayed():
                self.useful = 0 if event.card in STARTING else self.useful + 1
                assert event.useful_streak == self.useful
            case told_of.ActionPerformed():
                self.danger = self.danger + 1 if event.dangerous else 0
                self.actions += 1
                assert (event.danger_streak, event.actions) == (self.danger, self.actions)
            case told_of.SmurfSheltered():
                self.starting += event.card in STARTING
                assert event.sheltered_starting == self.starting
            case told_of.RoundStarted():
                self.actions = 0
            case told_of.HouseBuilt():
                self.built.add(event.house)
            case told_of.HouseDestroyed():
                self.built.remove(event.house)
            case told_of.CakePrepared():
                assert event.cake not in self.prepared
                self.prepared.add(event.cake)

    def check(self, position: Village) -> None:
        view = seen(position)
        assert list(view.stock) == self.stock
        assert (view.azrael, view.nest, view.leader) == (self.azrael, self.nest, self.leader)
        assert (view.useful_streak, view.danger_streak, view.sheltered_starting) == (
            self.useful,
            self.danger,
            self.starting,
        )
        assert [sorted(cards) for cards in view.hands] == self.hands
        assert {house.roof for house in view.houses if house.built} == self.built
        assert {cake.cake for cake in view.cakes if cake.prepared} == self.prepared
        assert {card.invention for card in view.crafted} == self.crafted


def listened(seats: int, seed: int, level: str) -> Iterator[tuple[Village, list[Event]]]:
    position = game(seats, seed, level)
    yield position, position.drain()
    for at in random_moves(position, FastLuck(seed), 20_000):
        yield at, at.drain()


@pytest.mark.rules("SCH-041", "SCH-042", "SCH-162", "SCH-219", "SCH-203")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_what_is_told_adds_up_to_what_is_seen(seats: int, level: str) -> None:
    for seed in (7, 8):
        account: Account | None = None
        for position, heard in listened(seats, seed, level):
            if account is None:
                account = Account(position)
                continue
            for event in heard:
                account.hear(event)
            account.check(position)


@pytest.mark.rules("SCH-065", "SCH-070", "SCH-073")
@pytest.mark.parametrize("seats", [1, 3, 4])
def test_a_turn_plays_at_most_one_card_and_places_at_most_one_meeple(seats: int) -> None:
    turn: list[type[Event]] = []
    before = -1
    for _, heard in listened(seats, 40 + seats, "complex"):
        for event in heard:
            if isinstance(event, told_of.TurnStarted):
                turn = []
                if before >= 0:
                    assert event.seat == (before + 1) % seats
                before = event.seat
            elif isinstance(event, told_of.RoundEnded):
                before = -1
            turn.append(type(event))
            assert turn.count(told_of.CardPlayed) + turn.count(told_of.CardMissing) <= 1
            placed = (told_of.MeeplePlaced, told_of.MeepleAside, told_of.PlacementSkipped)
            assert sum(turn.count(kind) for kind in placed) <= 1


@pytest.mark.rules("SCH-030", "SCH-038")
@pytest.mark.parametrize("seats", [1, 4])
def test_a_lost_game_is_lost_by_all(seats: int) -> None:
    position = game(seats, 3, "standard")
    for _ in random_moves(position, FastLuck(3), 20_000):
        pass
    outcome = position.outcome()
    assert list(outcome.winners) in ([], list(range(seats)))
    assert set(position.payoff()) in ({0.0}, {1.0})
    assert (set(position.payoff()) == {1.0}) == seen(position).won
