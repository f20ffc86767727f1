"""Setup (mise en place): SCH-001 to SCH-018, and the order in which chance is asked (SCH-202)."""

from __future__ import annotations

from collections import Counter

import pytest
from mypy_extensions import i64

from tablee.games.schtroumpfs import SCHTROUMPFS, SchtroumpfsOptions, Village
from tablee.games.schtroumpfs.events import GameSetup, RoundStarted, TurnStarted
from tablee.games.schtroumpfs.moves import INVENTIONS
from tablee.kernel import BadSeats, FastLuck, Luck
from tests.games.schtroumpfs.village import (
    LEVELS,
    LOST,
    STARTING,
    against,
    crafted,
    ideas,
    only,
    pile,
    play,
    scene,
    seen,
    setup,
    told,
    window,
)

HAND = {1: 6, 2: 4, 3: 3, 4: 2, 5: 2}
SEATS = list(HAND)


class Noted(Luck):
    """Leaves every shuffled pile as it was, and remembers what it was asked."""

    def __init__(self) -> None:
        self.limits: list[int] = []

    def below(self, n: i64) -> i64:
        self.limits.append(n)
        return n - 1


@pytest.mark.rules("SCH-001")
@pytest.mark.parametrize("seats", SEATS)
def test_the_board_is_common_to_all(seats: int) -> None:
    view = seen(setup(seats))
    assert len({row.id[0] for row in view.rows}) == 8
    assert len(view.rows) == 16
    for eyes in range(seats):
        mine = setup(seats).view(eyes)
        assert (mine.rows, mine.esplanade, mine.stock, mine.deck_count, mine.forest_count) == (
            view.rows,
            view.esplanade,
            view.stock,
            view.deck_count,
            view.forest_count,
        )
        assert (mine.discard, mine.cakes, mine.ideas, mine.crafted) == (
            view.discard,
            view.cakes,
            view.ideas,
            view.crafted,
        )


@pytest.mark.rules("SCH-001", "SCH-241")
@pytest.mark.parametrize("seats", [0, 6, 7, -1])
def test_one_to_five_can_play(seats: int) -> None:
    with pytest.raises(BadSeats):
        SCHTROUMPFS.setup(seats, FastLuck(1))


@pytest.mark.rules("SCH-002", "SCH-003")
def test_the_stock_is_empty_and_the_supply_has_twenty_of_each() -> None:
    view = seen(setup(3))
    assert tuple(view.stock) == (0, 0, 0)
    assert tuple(view.supply) == (20, 20, 20)


@pytest.mark.rules("SCH-004", "SCH-005")
@pytest.mark.parametrize(("level", "houses"), [("standard", 6), ("complex", 7), ("terrible", 8), ("nightmare", 8)])
def test_the_houses_of_the_level_are_drawn_and_unfinished(level: str, houses: int) -> None:
    view = seen(setup(3, level=level))
    roofs = [house.roof for house in view.houses]
    assert len(set(roofs)) == len(roofs) == houses
    assert not any(house.built for house in view.houses)


@pytest.mark.rules("SCH-004", "SCH-006", "SCH-007")
def test_every_roof_and_every_cake_may_be_drawn() -> None:
    roofs: Counter[str] = Counter()
    cakes: Counter[str] = Counter()
    for seed in range(400):
        view = seen(setup(1, seed))
        roofs.update(house.roof for house in view.houses)
        cakes.update(cake.cake for cake in view.cakes)
    assert len(roofs) == 8
    assert len(cakes) == 10
    assert all(250 <= count <= 350 for count in roofs.values())  # 6 of 8: 300
    assert all(45 <= count <= 120 for count in cakes.values())  # 2 of 10: 80


@pytest.mark.rules("SCH-006", "SCH-007")
@pytest.mark.parametrize(("level", "cakes"), [("standard", 2), ("complex", 3), ("terrible", 4), ("nightmare", 4)])
def test_the_cakes_of_the_level_are_revealed_unprepared(level: str, cakes: int) -> None:
    shown = seen(setup(2, level=level)).cakes
    assert len({cake.cake for cake in shown}) == len(shown) == cakes
    assert not any(cake.prepared for cake in shown)


@pytest.mark.rules("SCH-008")
@pytest.mark.parametrize("seats", SEATS)
def test_three_ideas_lie_open_above_a_deck_of_twenty_one(seats: int) -> None:
    position = setup(seats)
    assert len(ideas(position)) == 3
    assert seen(position).invention_count == 21
    assert crafted(position) == []
    assert sorted(ideas(position) + pile(position, "inventions")) == INVENTIONS


@pytest.mark.rules("SCH-009", "SCH-160")
def test_azrael_starts_in_the_dark_forest() -> None:
    assert seen(setup(4)).azrael == 1


@pytest.mark.rules("SCH-010")
def test_the_nest_is_empty_and_gargamel_beside_the_board() -> None:
    view = seen(setup(4))
    assert view.nest == 0
    assert view.lasting is None
    assert list(view.revealed) == []
    assert not any(row.closed for row in view.rows)


@pytest.mark.rules("SCH-011", "SCH-012")
@pytest.mark.parametrize(("level", "cards"), [("standard", 10), ("complex", 11), ("terrible", 10), ("nightmare", 10)])
def test_too_late_is_one_of_the_last_three_of_gargamels_cards(level: str, cards: int) -> None:
    places: Counter[int] = Counter()
    for seed in range(300):
        deck = pile(setup(1, seed, level=level), "gargamel")
        assert len(set(deck)) == len(deck) == cards
        places[cards - deck.index("G17")] += 1
    assert set(places) == {1, 2, 3}
    assert all(70 <= count <= 130 for count in places.values())  # 100 each


@pytest.mark.rules("SCH-011", "SCH-012")
def test_any_other_gargamel_card_may_be_left_out() -> None:
    used: Counter[str] = Counter()
    for seed in range(320):
        used.update(pile(setup(1, seed), "gargamel"))
    assert used.pop("G17") == 320
    assert len(used) == 16
    assert all(140 <= count <= 220 for count in used.values())  # 9 of 16: 180


@pytest.mark.rules("SCH-013", "SCH-014", "SCH-103")
@pytest.mark.parametrize(("seats", "deck"), [(1, 6), (2, 4), (3, 3), (4, 4), (5, 2)])
def test_hands_and_the_rest_of_the_starting_smurfs(seats: int, deck: int) -> None:
    position = setup(seats)
    view = seen(position)
    assert [len(cards) for cards in view.hands] == [HAND[seats]] * seats
    assert view.hand_size == HAND[seats]
    assert view.deck_count == deck
    dealt = [card for cards in view.hands for card in cards]
    assert sorted(dealt + pile(position, "deck")) == STARTING
    assert list(view.discard) == []
    assert view.played is None


@pytest.mark.rules("SCH-015")
def test_eight_meeples_on_the_esplanade_and_the_ninth_in_the_supply() -> None:
    view = seen(setup(5))
    assert (view.esplanade, view.spare, view.removed, view.aside, view.loose) == (8, 1, 0, 0, 0)
    assert not any(row.meeples or row.overflow for row in view.rows)


@pytest.mark.rules("SCH-016")
@pytest.mark.parametrize(
    ("level", "forest", "extra"), [("standard", 10, 13), ("complex", 14, 9), ("terrible", 16, 7), ("nightmare", 18, 5)]
)
def test_the_lost_smurfs_are_in_the_forest_and_in_the_extra_pile(level: str, forest: int, extra: int) -> None:
    position = setup(3, level=level)
    assert (seen(position).forest_count, seen(position).extra_count) == (forest, extra)
    assert sorted(pile(position, "forest") + pile(position, "extra")) == sorted(LOST)


@pytest.mark.rules("SCH-017")
@pytest.mark.parametrize("starter", [1, 2, 3, 4, 5])
def test_the_host_may_name_who_starts(starter: int) -> None:
    for seed in range(3):
        position = setup(5, seed, starter=starter)
        assert (seen(position).leader, seen(position).active) == (starter - 1, starter - 1)
        assert position.awaited() == (starter - 1,)


@pytest.mark.rules("SCH-017")
def test_otherwise_a_seat_is_drawn_by_lot() -> None:
    leaders = Counter(seen(setup(4, seed)).leader for seed in range(200))
    assert set(leaders) == {0, 1, 2, 3}
    assert all(25 <= count <= 80 for count in leaders.values())  # 50 each


@pytest.mark.rules("SCH-018")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_player_on_the_left_is_the_next_seat(seats: int) -> None:
    hands = ["P14 S01", "P17 S02", "P13 S03", "P18 S04", "P19 S05"][:seats]
    for seat in range(seats):
        position = scene(hands, active=seat, leader=seat)
        card = hands[seat].split()[0]
        play(position, f"{seat} play {card}", f"{seat} place 3U")
        assert position.awaited() == ((seat + 1) % seats,)


def test_the_first_turn_begins_with_window_a() -> None:
    position = setup(3, starter=2)
    heard = position.drain()
    assert only(heard, RoundStarted) == RoundStarted(1, 1, 8, None)
    assert only(heard, TurnStarted) == TurnStarted(1, 1)
    assert window(position) == "A"
    assert (seen(position).round, seen(position).turn) == (1, 1)


@pytest.mark.parametrize("level", LEVELS)
def test_the_setup_is_told(level: str) -> None:
    position = setup(3, 7, level=level)
    view = seen(position)
    opening = only(position.drain(), GameSetup)
    assert (opening.level, opening.hungry, opening.super_die) == (level, view.hungry, view.super_die)
    assert [list(cards) for cards in opening.hands] == [list(cards) for cards in view.hands]
    assert list(opening.roofs) == [house.roof for house in view.houses]
    assert list(opening.cakes) == [cake.cake for cake in view.cakes]
    assert list(opening.ideas) == [card.invention for card in view.ideas]
    assert (opening.deck_count, opening.forest_count, opening.extra_count, opening.gargamel_count) == (
        view.deck_count,
        view.forest_count,
        view.extra_count,
        view.gargamel_count,
    )
    assert opening.leader_seat == view.leader


def opened(starter: int = 0) -> tuple[Village, list[int]]:
    luck = Noted()
    position = SCHTROUMPFS.setup(3, luck, SchtroumpfsOptions(starter=starter))
    return position, luck.limits


def starts(limits: list[int]) -> list[int]:
    """Of draws such as 8, 7, … 2, 10, 9, … 2: where each shuffle begins."""
    return [limit for before, limit in zip([0, *limits], limits, strict=False) if limit > before]


@pytest.mark.rules("SCH-202")
def test_chance_is_asked_in_the_order_of_the_law() -> None:
    _, limits = opened()
    assert starts(limits) == [8, 10, 24, 16, 3, 12, 23, 3]
    _, limits = opened(starter=2)
    assert starts(limits) == [8, 10, 24, 16, 3, 12, 23]


@pytest.mark.rules("SCH-202", "SCH-013")
def test_a_whole_hand_is_dealt_at_a_time() -> None:
    position, _ = opened()
    dealt = [[STARTING.index(card) for card in cards] for cards in seen(position).hands]
    assert [max(places) - min(places) for places in dealt] == [2, 2, 2]
    assert abs(min(dealt[1]) - min(dealt[0])) == 3
    assert abs(min(dealt[2]) - min(dealt[1])) == 3


@pytest.mark.rules("SCH-202")
def test_the_same_chance_gives_the_same_game() -> None:
    assert setup(4, 5).to_json() == setup(4, 5).to_json()
    assert setup(4, 5).to_json() != setup(4, 6).to_json()


def test_nobody_else_plays_in_the_first_turn() -> None:
    position = setup(3, starter=1)
    card = seen(position).hands[1][0]
    assert against(position, f"1 play {card}") != ""
    assert told(position.drain(), TurnStarted) == [TurnStarted(0, 1)]
