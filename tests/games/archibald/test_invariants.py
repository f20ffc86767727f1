"""What holds after every step of any game: the invariants of 3.8, the sums, and what is told against what is seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.games.archibald import Race
from tablee.games.archibald import events as told_of
from tablee.kernel import Event, FastLuck
from tests.games.archibald.maps import Map, map_of
from tests.games.archibald.race import ADVENTURES, ALL_CARDS, asked, level, random_moves, seen, setup, sheet

PAWNS = {"moustik": 4, "seide": 6, "millipede": 2, "spider": 2, "darkos": 2}
MOST = {"arthur": 5, "selenia": 4, "betameche": 6, "max": 5}
LAST_ROW = {1: 1, 2: 1, 3: 4, 4: 7, 5: 10}


class Ways:
    """(i) to (iv) of section 3.8, step after step."""

    def __init__(self) -> None:
        self.laid: object = None
        self.here = Map({}, [], [])
        self.safe: set[str] = set()

    def check(self, position: Race) -> None:
        view = seen(position)
        laid = (view.board, view.breached, view.opened)
        if laid != self.laid:
            self.laid = laid
            self.look(position)
        assert set(view.safe) == self.safe
        for one in view.heroes:
            if one.cell is None or position.over:
                continue
            if not self.here.trap(one.cell):
                assert one.cell in self.safe, "(ii) a hero stands on no safe tile"
            row = LAST_ROW[level(one.cell)]
            assert any(cell[1:] == str(row) for cell in self.safe), "(iii) nowhere to be sent to"

    def look(self, position: Race) -> None:
        """Something was laid, opened or turned."""
        self.here = map_of(seen(position))
        safe = self.here.safe()
        assert self.safe <= safe, "(iv) a safe tile is safe no longer"
        self.safe = safe
        assert position.over or self.here.passes(), "(i) Archibald can no longer be reached, or a breach blocks"


def check_sums(position: Race) -> None:
    """Every card, tile and pawn is somewhere, once."""
    written, view = position.to_json(), seen(position)
    found: list[str] = [card for one in written["heroes"] for card in one.get("hand", [])]
    found += [one["equipment"] for one in written["heroes"] if one.get("equipment")]
    for key in ("decks", "discards"):
        for number, cards in written.get(key, {}).items():
            assert all(card[1] == number for card in cards)
            found += cards
    found += [written["played"]] if written.get("played") else []
    assert sorted(found) == ALL_CARDS
    tiles = list(written.get("board", {}).values()) + [
        tile for tiles in written.get("piles", {}).values() for tile in tiles
    ]
    assert sorted(tiles) == [f"T{number}-{one:02}" for number in (2, 3, 4) for one in range(1, 16)]
    adventures = written.get("adventures", []) + written.get("adventure_discard", [])
    adventures += [one["card"] for one in written.get("reading", [])]
    assert sorted(adventures) == ADVENTURES
    pawns = Counter(kind for there in view.enemies.values() for kind in there)
    assert {kind: pawns[kind] + view.supply[kind] for kind in PAWNS} == PAWNS
    for number in (2, 3, 4):
        empty = sum(tile is None and level(at) == number for at, tile in board(position))
        assert view.piles[number - 2].count == empty  # ARC-311
    assert 0 <= view.water <= 4


def board(position: Race) -> list[tuple[str, str | None]]:
    columns = "ABCDE"
    return [(f"{columns[place % 5]}{place // 5 + 1}", tile) for place, tile in enumerate(seen(position).board)]


def check_sheets(position: Race) -> None:
    """Lives, hands, markers, and where enemies may stand."""
    view = seen(position)
    deciding = asked(position).partition(" ")[2]
    for one in view.heroes:
        if one.hero is None:
            continue
        assert 0 <= one.lives <= MOST[one.hero]
        assert one.lives > 0 or deciding == "destination" or position.over
        assert len(one.backs) == one.cards
        assert (
            one.cards <= 3 or deciding in ("overflow", "discard", "peek", "destination", "bonus_move") or position.over
        )
        assert list(one.bonuses) in ([], [3], [4], [3, 4])
    here = map_of(view)
    for at in view.enemies:
        assert level(at) > 1
        assert at in here.tiles
        assert not here.falls(at)
        assert not here.trap(at)
    if view.water == 4:
        assert deciding == "destination"
    if not position.over:
        assert set(view.fresh) <= {at for at, tile in board(position) if tile}
        assert Counter(view.reached) == Counter(sorted(set(view.reached)))


@pytest.mark.rules("ARC-009", "ARC-311", "ARC-502", "ARC-705", "ARC-801", "ARC-802", "ARC-807", "ARC-903", "ARC-212")
@settings(max_examples=50)
@given(seats=st.integers(2, 4), seed=st.integers(0, 10_000), bump_retry=st.booleans(), moves=st.integers(50, 400))
def test_what_holds_after_every_step(seats: int, seed: int, bump_retry: bool, moves: int) -> None:
    position = setup(seats, seed, bump_retry=bump_retry)
    ways = Ways()
    for count, at in enumerate(northward(position, seed, moves)):
        ways.check(at)
        if count % 5 == 0 or at.over:
            check_sums(at)
            check_sheets(at)


def northward(position: Race, seed: int, most: int) -> Iterator[Race]:
    """Random moves that like to go north, so that all levels are seen."""
    luck = FastLuck(seed + 1)
    for _ in range(most):
        if position.over:
            return
        (seat,) = position.awaited()
        moves = position.moves(seat)
        move = moves[luck.below(len(moves))]
        if asked(position).endswith(" move") and luck.below(3) > 0:
            move = position.default(seat)
        position.attempt(seat, move, luck)
        yield position


@pytest.mark.rules("ARC-901", "ARC-903")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_game_ends_with_one_winner(seats: int) -> None:
    for seed in range(4):
        position = setup(seats, seed)
        for _ in northward(position, seed, 5_000):
            pass
        assert position.over
        outcome = position.outcome()
        assert len(outcome.winners) == 1
        assert outcome.ranks[outcome.winners[0]] == 1
        assert sorted(outcome.ranks)[1] >= 2
        assert seen(position).board[50:].count("T5-01") == 1


# --- What is told adds up to what is seen


class Account:
    """Lives, cells, hands, water, enemies and tiles, from the events alone."""

    def __init__(self, position: Race) -> None:
        view = seen(position)
        self.water = view.water
        self.lives = [one.lives for one in view.heroes]
        self.cells = [one.cell for one in view.heroes]
        self.cards = [one.cards for one in view.heroes]
        self.worn: list[str | None] = [one.equipment for one in view.heroes]
        self.marked = [one.immobilised for one in view.heroes]
        self.enemies: Counter[tuple[str, str]] = Counter()
        self.tiles: dict[str, str] = {}
        self.reached: list[int] = []
        self.discards: Counter[str] = Counter()

    def hear(self, event: Event) -> None:
        self.hear_moves(event)
        self.hear_cards(event)
        self.hear_enemies(event)

    def hear_moves(self, event: Event) -> None:
        match event:
            case told_of.HeroChosen():
                self.cells[event.seat] = event.cell
                self.lives[event.seat] = 3
            case told_of.HeroMoved() | told_of.HeroSent():
                assert self.cells[event.seat] == event.start
                self.cells[event.seat] = event.end
            case told_of.Bumped():
                assert self.cells[event.seat] == event.start
            case told_of.LivesChanged():
                assert event.delta != 0
                self.lives[event.seat] += event.delta
                assert self.lives[event.seat] == event.lives
            case told_of.WaterChanged():
                self.water += event.delta
                assert self.water == event.tokens
            case told_of.TileLaid():
                self.tiles[event.cell] = event.tile
            case told_of.JailRevealed():
                self.tiles[event.cell] = event.tile
            case told_of.GameWon():
                self.tiles |= {f"{column}11": tile for column, tile in zip("ABCDE", event.jails, strict=True)}
            case told_of.LevelReachedFirst():
                self.reached.append(event.level)
            case told_of.MarkerSet():
                self.marked[event.seat] = True
            case told_of.MarkerCleared():
                assert self.marked[event.seat]
                self.marked[event.seat] = False

    def hear_cards(self, event: Event) -> None:
        match event:
            case told_of.CardsDrawn():
                assert event.cards is not None
                assert len(event.cards) == event.count > 0
                assert all(card[1] == str(event.level) for card in event.cards)
                self.cards[event.seat] += event.count
            case told_of.CardPlayed():
                self.cards[event.seat] -= 1
            case told_of.Equipped():
                assert (event.replaced or None) == self.worn[event.seat]
                self.worn[event.seat] = event.card
                self.cards[event.seat] -= 1
                self.discards[event.replaced] += bool(event.replaced)
            case told_of.CardsDiscarded():
                self.discards.update(event.cards)
                if event.reason in ("choice", "overflow"):
                    self.cards[event.seat] -= len(event.cards)
                elif event.reason in ("effect", "defeat", "used"):
                    for card in event.cards:
                        if card == self.worn[event.seat]:
                            self.worn[event.seat] = None
                        elif event.reason != "used":
                            self.cards[event.seat] -= 1
            case told_of.HandsSwapped():
                one, other = event.seat, event.other_seat
                self.cards[one], self.cards[other] = self.cards[other], self.cards[one]
                assert (self.cards[one], self.cards[other]) == (event.count, event.other_count)

    def hear_enemies(self, event: Event) -> None:
        match event:
            case told_of.EnemiesAppeared():
                self.enemies.update((event.cell, kind) for kind in event.enemies)
            case told_of.EnemiesRelocated():
                self.enemies[event.start, event.enemy] -= 1
            case told_of.EnemiesKilled():
                self.enemies.subtract((event.cell, kind) for kind in event.enemies)
            case told_of.FightStarted() | told_of.HeroBlocked():
                there = Counter(event.enemies)
                assert there == Counter(
                    {kind: count for (at, kind), count in self.enemies.items() if at == event.cell and count}
                )

    def check(self, position: Race) -> None:
        view = seen(position)
        assert self.water == view.water
        assert self.lives == [one.lives for one in view.heroes]
        assert self.cells == [one.cell for one in view.heroes]
        assert self.cards == [one.cards for one in view.heroes]
        assert self.worn == [one.equipment for one in view.heroes]
        assert self.marked == [one.immobilised for one in view.heroes]
        there = Counter((at, kind) for at, kinds in view.enemies.items() for kind in kinds)
        assert {key: count for key, count in self.enemies.items() if count} == there
        assert {at: tile for at, tile in board(position) if tile and at[1:] != "1"} == self.tiles
        assert sorted(self.reached) == list(view.reached)


@pytest.mark.rules("ARC-607", "ARC-420", "ARC-504", "ARC-612")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_told_adds_up_to_what_is_seen(seats: int) -> None:
    for seed in range(10):
        position = setup(seats, 100 * seats + seed)
        position.drain()
        account = Account(position)
        for at in northward(position, seed, 500):
            for event in at.drain():
                account.hear(event)
            if None not in account.cells:
                account.check(at)


@pytest.mark.rules("ARC-203", "ARC-202", "ARC-701", "ARC-409", "ARC-703")
@pytest.mark.parametrize("seats", [2, 4])
def test_in_a_turn_at_most_one_card_is_played_and_nothing_comes_twice(seats: int) -> None:
    for seed in range(4):
        position = setup(seats, 40 + seed)
        played, bonuses, reached = 0, Counter[tuple[int, int]](), Counter[int]()
        appeared: Counter[str] = Counter()
        for at in northward(position, seed, 400):
            for event in at.drain():
                match event:
                    case told_of.TurnStarted():
                        played = 0
                    case told_of.CardPlayed():
                        played += 1
                    case told_of.LevelBonus():
                        bonuses[event.seat, event.level] += 1
                    case told_of.LevelReachedFirst():
                        reached[event.level] += 1
                    case told_of.EnemiesAppeared(source="tile"):
                        appeared[event.cell] += 1
            assert played <= 1
        for count in (*bonuses.values(), *reached.values(), *appeared.values()):
            assert count == 1


@pytest.mark.rules("ARC-201", "ARC-208")
def test_turns_go_round_in_every_game() -> None:
    for seats in (2, 3, 4):
        position = setup(seats, seats)
        turns: list[tuple[int, int]] = []
        for at in random_moves(position, FastLuck(seats), 600):
            turns += [(event.seat, event.round) for event in at.drain() if isinstance(event, told_of.TurnStarted)]
        first = turns[0][0]
        assert turns == [((first + place) % seats, 1 + place // seats) for place in range(len(turns))]
        assert sheet(position).hero is not None
