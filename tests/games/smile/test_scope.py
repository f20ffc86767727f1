"""Scope: SMI-001 to SMI-006."""

from __future__ import annotations

import msgspec
import pytest

from tablee.games.smile import SMILE, SmileOptions
from tablee.games.smile.events import CreatureCollected, RoundStarted
from tablee.kernel import BadOption, BadSeats, FastLuck
from tests.games.smile.table import final, front, hands, outcome, play, random_game, scene


@pytest.mark.rules("SMI-001")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_four_or_five_players_can_start(seats: int) -> None:
    position = SMILE.setup(seats, FastLuck(1))
    assert position.seats == seats
    assert len(position.hunters) == seats
    assert not position.over


@pytest.mark.rules("SMI-001")
@pytest.mark.parametrize("seats", [-3, 0, 1, 2, 6, 7])
def test_a_table_with_any_other_number_of_seats_cannot_start(seats: int) -> None:
    with pytest.raises(BadSeats) as wrong:
        SMILE.setup(seats, FastLuck(1))
    assert wrong.value.wrong == str(seats)
    assert wrong.value.right == "3, 4, 5"


@pytest.mark.rules("SMI-002")
def test_every_player_plays_for_themself() -> None:
    result = outcome([6, 6, 6, 6], "C21", "C23", "C28", "C30")
    assert list(result.ranks) == [4, 3, 2, 1]
    assert result.winners == [3]
    assert not SMILE.traits.cooperative


@pytest.mark.rules("SMI-002")
def test_the_poorest_player_is_not_eliminated() -> None:
    position = scene([0, 9, 29], "C01 C22 C29", fronts={0: "C06 C11 C16 C21"}, tears={0: 20})
    play(position, "0 borrow C01", "1 collect C01", "2 offer C22", "0 collect C22")
    assert front(position, 0) == ["C06", "C11", "C16", "C21", "C22"]
    assert hands(position) == [1, 10, 28]
    assert position.awaited() == (2,)
    play(position, "2 offer " + position.row[0].creature.id)
    assert position.awaited() == (0,)


@pytest.mark.rules("SMI-003", "SMI-066")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_game_lasts_exactly_ten_rounds_in_which_everybody_collects_once(seats: int) -> None:
    *_, position = random_game(seats, seed=seats)
    heard = position.drain()
    assert [event.round for event in heard if isinstance(event, RoundStarted)] == list(range(1, 11))
    collectors = [event.seat for event in heard if isinstance(event, CreatureCollected)]
    rounds = [collectors[start : start + seats] for start in range(0, 10 * seats, seats)]
    assert len(collectors) == 10 * seats
    assert all(sorted(seats_of_round) == list(range(seats)) for seats_of_round in rounds)
    assert position.over


@pytest.mark.rules("SMI-004", "SMI-124")
@pytest.mark.parametrize(
    ("fronts", "winner"),
    [(["C30", "C29", "C28"], 0), (["C29", "C30", "C28"], 1), (["C21", "C06", "C22"], 2)],
)
def test_the_player_with_the_most_points_wins(fronts: list[str], winner: int) -> None:
    position = final([6, 6, 6], *fronts)
    assert position.outcome().winners == [winner]
    assert position.payoff() == [float(seat == winner) for seat in range(3)]


@pytest.mark.rules("SMI-005", "SMI-035")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_turn_goes_clockwise_from_seat_to_seat_and_round_the_corner(seats: int) -> None:
    row = " ".join(["C01", "C22", "C23", "C24", "C30"][:seats])
    position = scene([6] * seats, row, turn=1)
    order = []
    for _ in range(2 * seats):
        (seat,) = position.awaited()
        order.append(seat)
        play(position, f"{seat} offer C01")
    assert order == ([*range(1, seats), 0]) * 2


@pytest.mark.rules("SMI-006")
def test_no_option_changes_the_rules() -> None:
    assert [field.name for field in msgspec.structs.fields(SMILE.options)] == ["unseen_cards"]
    assert SMILE.read_options(None) == SmileOptions(unseen_cards=False)
    assert SMILE.read_options({"unseen_cards": True}) == SmileOptions(unseen_cards=True)
    plain, helped = SMILE.setup(4, FastLuck(9)), SMILE.setup(4, FastLuck(9), SmileOptions(unseen_cards=True))
    assert helped.to_json() == plain.to_json() | {"unseen": True}


@pytest.mark.rules("SMI-006")
@pytest.mark.parametrize("variant", [{"variant": "advanced"}, {"expansion": True}, {"two_players": True}])
def test_there_is_no_variant_and_no_expansion_to_choose(variant: dict[str, object]) -> None:
    with pytest.raises(BadOption) as wrong:
        SMILE.read_options(variant)
    assert next(iter(variant)) in wrong.value.wrong
    assert wrong.value.right == "unseen_cards = False"


@pytest.mark.rules("SMI-006")
def test_an_option_takes_only_its_own_kind_of_value() -> None:
    with pytest.raises(BadOption, match="unseen_cards"):
        SMILE.read_options({"unseen_cards": "yes"})


def test_the_box_declares_what_kind_of_game_it_is() -> None:
    assert (SMILE.key, SMILE.prefix, SMILE.seats) == ("smile", "SMI", range(3, 6))
    assert SMILE.traits.secrets
    assert not SMILE.traits.simultaneous
    assert not SMILE.traits.real_time
    assert SMILE.traits.chance == "deal"
