"""Setup (3.1) and the options: what lies where, who begins, who chooses what."""

from __future__ import annotations

from typing import TypeVar

import pytest
from mypy_extensions import i64

from tablee.games.archibald import ARCHIBALD, ArchibaldOptions
from tablee.kernel import BadOption, BadSeats, FastLuck, Luck, Options
from tests.games.archibald.race import (
    ALL_CARDS,
    COLUMNS,
    Dice,
    against,
    asked,
    cells,
    default,
    hand,
    options,
    pile,
    play,
    seen,
    setup,
    sheet,
    supply,
    tale,
)

T = TypeVar("T")
EIGHT = "shuffle " * 8


class Recorder(Luck):
    """Writes down what is drawn; shuffles nothing."""

    def __init__(self) -> None:
        self.drawn: list[str] = []

    def below(self, n: i64) -> i64:
        self.drawn.append(f"below {n}")
        return 0

    def shuffle(self, things: list[T]) -> None:
        self.drawn.append(f"shuffle {len(things)}")


# --- What lies where


@pytest.mark.rules("ARC-103", "ARC-105", "ARC-106", "ARC-107", "ARC-102")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_pile_is_shuffled_by_itself_and_then_the_first_player_is_drawn(seats: int) -> None:
    luck = Recorder()
    ARCHIBALD.setup(seats, luck)
    assert luck.drawn == ["shuffle 15"] * 6 + ["shuffle 22", "shuffle 5", f"below {seats}"]


@pytest.mark.rules("ARC-102")
def test_a_named_first_player_is_not_drawn() -> None:
    luck = Recorder()
    ARCHIBALD.setup(3, luck, ArchibaldOptions(starter=2))
    assert luck.drawn[-1] == "shuffle 5"


@pytest.mark.rules("ARC-103", "ARC-105", "ARC-106", "ARC-107")
def test_a_pile_lies_as_it_was_shuffled() -> None:
    one = ARCHIBALD.setup(2, Dice(EIGHT + "pick:0")).to_json()
    other = ARCHIBALD.setup(2, Dice("reverse " * 8 + "pick:0")).to_json()
    for level in ("2", "3", "4"):
        assert one["piles"][level] == other["piles"][level][::-1]
        assert sorted(one["piles"][level]) == [f"T{level}-{number:02}" for number in range(1, 16)]
        assert one["decks"][level] == other["decks"][level][::-1]
        assert sorted(one["decks"][level]) == [card for card in ALL_CARDS if card[1] == level]
    assert one["adventures"] == other["adventures"][::-1]
    assert sorted(one["adventures"]) == [f"A{number:02}" for number in range(1, 23)]
    assert one["jails"] == other["jails"][::-1]
    assert sorted(one["jails"]) == [f"T5-{number:02}" for number in range(1, 6)]


@pytest.mark.rules("ARC-104", "ARC-107", "ARC-113", "ARC-114")
def test_a_new_board_shows_the_start_tiles_and_nothing_else() -> None:
    view = seen(setup(3))
    assert list(view.board[:5]) == ["T1-01", "T1-02", "T1-03", "T1-04", "T1-05"]
    assert list(view.board[5:]) == [None] * 50
    assert (list(view.breached), list(view.fresh), list(view.opened), dict(view.enemies)) == ([], [], [], {})
    assert (view.water, list(view.reached), list(view.jails_unseen)) == (0, [], [f"T5-0{one}" for one in range(1, 6)])
    assert [(one.level, one.count, list(one.under)) for one in view.piles] == [(2, 15, []), (3, 15, []), (4, 15, [])]
    assert [(one.level, one.count, list(one.discard)) for one in view.decks] == [(2, 15, []), (3, 15, []), (4, 15, [])]
    assert (view.adventures, list(view.adventure_discard)) == (22, [])
    assert (view.round, view.card_played, view.fought, view.immobilised, list(view.hops)) == (
        1,
        False,
        False,
        False,
        [],
    )


@pytest.mark.rules("ARC-113")
def test_all_pawns_are_in_the_supply() -> None:
    assert supply(setup(2)) == "4/6/2/2/2"


# --- Who begins, who chooses


@pytest.mark.rules("ARC-102", "ARC-201")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_is_drawn_or_named(first: int) -> None:
    drawn = ARCHIBALD.setup(3, Dice(f"{EIGHT}pick:{first}"), listen=True)
    named = ARCHIBALD.setup(3, Dice(EIGHT), ArchibaldOptions(starter=first + 1), listen=True)
    for position in (drawn, named):
        assert (seen(position).first, position.awaited()) == (first, (first,))
        assert tale(position.drain()) == [f"game_started {first} no", f"decision_requested {first} choose_hero"]


@pytest.mark.rules("ARC-102", "ARC-108", "ARC-109", "ARC-112", "ARC-110", "ARC-111")
def test_in_turn_order_everybody_takes_a_hero_and_a_start_cell_and_then_draws() -> None:
    position = ARCHIBALD.setup(3, Dice(EIGHT), ArchibaldOptions(starter=3), listen=True)
    top = pile(position, "decks", 2)
    assert options(position) == ["hero arthur", "hero betameche", "hero max", "hero selenia"]
    assert play(position, "2 hero selenia") == ["decision_requested 2 choose_start"]
    assert options(position) == [f"start {column}1" for column in COLUMNS]
    assert play(position, "2 start C1") == ["hero_chosen 2 selenia C1", "decision_requested 0 choose_hero"]
    assert options(position) == ["hero arthur", "hero betameche", "hero max"]
    play(position, "0 hero max", "0 start A1", "1 hero arthur")
    assert options(position) == ["start B1", "start D1", "start E1"]
    assert play(position, "1 start E1") == [
        "hero_chosen 1 arthur E1",
        f"cards_drawn 2 2 2 setup {top[0]},{top[1]}",
        f"cards_drawn 0 2 2 setup {top[2]},{top[3]}",
        f"cards_drawn 1 2 2 setup {top[4]},{top[5]}",
        "turn_started 2 1",
        "window_opened 2 1 A",
        "decision_requested 2 window",
    ]
    assert cells(position) == "A1 E1 C1"
    for seat, name in enumerate(["max", "arthur", "selenia"]):
        one = sheet(position, seat)
        assert (one.hero, one.lives, one.cards, list(one.backs)) == (name, 3, 2, [2, 2])
        assert (one.equipment, one.immobilised, list(one.bonuses)) == (None, False, [])
    assert hand(position, 0) == f"{top[2]} {top[3]}"
    assert pile(position, "decks", 2) == top[6:]


@pytest.mark.rules("ARC-108")
def test_who_has_no_choice_is_not_asked() -> None:
    position = ARCHIBALD.setup(4, Dice(EIGHT), ArchibaldOptions(starter=1), listen=True)
    play(position, "0 hero arthur", "0 start A1", "1 hero selenia", "1 start B1", "2 hero betameche")
    assert play(position, "2 start C1") == ["hero_chosen 2 betameche C1", "decision_requested 3 choose_start"]
    assert options(position) == ["start D1", "start E1"]
    assert play(position, "3 start D1")[0] == "hero_chosen 3 max D1"


@pytest.mark.rules("ARC-108", "ARC-109")
def test_a_hero_and_a_start_cell_are_taken_once() -> None:
    position = setup(3, starter=1)
    play(position, "0 hero arthur", "0 start C1")
    assert against(position, "1 hero arthur") == "hero_taken ARC-108"
    assert against(position, "0 hero max") == "not_your_turn ARC-201"
    assert against(position, "1 start A1") == "not_now ARC-202"
    play(position, "1 hero max")
    assert against(position, "1 start C1") == "start_taken ARC-109"
    assert against(position, "1 hero selenia") == "not_now ARC-202"
    assert against(position, "1 go on") == "not_now ARC-202"


def test_d_01_and_d_02_the_first_that_is_free() -> None:
    position = setup(4, starter=1)
    chosen: list[str] = []
    while asked(position).split()[1] in ("choose_hero", "choose_start"):
        chosen.append(default(position))
        play(position, f"{position.awaited()[0]} {chosen[-1]}")
    assert chosen == [
        *("hero arthur", "start C1", "hero selenia", "start B1"),
        *("hero betameche", "start D1", "start A1"),
    ]
    assert sheet(position, 3).hero == "max"


def test_d_02_the_last_cell() -> None:
    position = setup(4, starter=1)
    play(position, "0 hero max", "0 start C1", "1 hero selenia", "1 start A1", "2 hero arthur")
    assert default(position) == "start B1"
    play(position, "2 start B1")
    assert default(position) == "start D1"


# --- How many, and with which options


@pytest.mark.rules("ARC-101")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_players(seats: int) -> None:
    assert list(ARCHIBALD.seats) == [2, 3, 4]
    with pytest.raises(BadSeats):
        ARCHIBALD.setup(seats, FastLuck(1))


@pytest.mark.rules("ARC-101")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_plays_one_hero(seats: int) -> None:
    view = seen(setup(seats))
    assert (view.seats, len(view.heroes)) == (seats, seats)
    assert all(one.hero is None and one.cell is None and one.cards == 0 for one in view.heroes)


@pytest.mark.rules("ARC-102")
@pytest.mark.parametrize("starter", [-1, 5])
def test_the_first_player_is_a_seat(starter: int) -> None:
    with pytest.raises(BadOption):
        ARCHIBALD.setup(4, FastLuck(1), ArchibaldOptions(starter=starter))


@pytest.mark.rules("ARC-102")
def test_and_one_that_plays() -> None:
    with pytest.raises(BadOption) as complaint:
        ARCHIBALD.setup(3, FastLuck(1), ArchibaldOptions(starter=4))
    assert complaint.value.detail == "no_such_starter"
    assert complaint.value.parts["rule"] == "ARC-102"
    assert seen(ARCHIBALD.setup(4, FastLuck(1), ArchibaldOptions(starter=4))).first == 3


@pytest.mark.rules("ARC-907")
def test_another_try_after_a_bump_is_off_by_default() -> None:
    assert not seen(setup(2)).bump_retry
    position = ARCHIBALD.setup(2, FastLuck(1), ArchibaldOptions(bump_retry=True, starter=2), listen=True)
    assert seen(position).bump_retry
    assert tale(position.drain())[0] == "game_started 1 yes"


def test_options_of_another_game_are_refused() -> None:
    with pytest.raises(BadOption):
        ARCHIBALD.setup(2, FastLuck(1), Options())
    with pytest.raises(BadOption):
        ARCHIBALD.read_options({"bump_retry": "perhaps"})
    with pytest.raises(BadOption):
        ARCHIBALD.read_options({"flood": True})


@pytest.mark.rules("ARC-103", "ARC-107")
def test_two_seeds_deal_differently_and_one_seed_the_same() -> None:
    assert setup(3, 1).to_json() == setup(3, 1).to_json()
    assert setup(3, 1).to_json() != setup(3, 2).to_json()
    assert len({str(setup(3, seed).to_json()["jails"]) for seed in range(20)}) > 10
