"""End of round, end of game, scoring: SMI-110 to SMI-127."""

from __future__ import annotations

import pytest

from tablee.games.smile import Smile
from tablee.games.smile.events import (
    CreatureCollected,
    GameEnded,
    HandUpdated,
    PairFled,
    RoundEnded,
    RoundStarted,
    Tally,
    TurnStarted,
)
from tests.games.smile.table import final, front, hands, options, outcome, play, random_game, refusal, row, scene


def last_move_of_the_game() -> Smile:
    """Seat 0 is about to collect C18 with two fireflies; seat 1 then receives C30, the last card of all."""
    fronts = {0: "C29 C28", 1: "C01 C21 C22", 2: "C26 C19"}
    return scene([8, 1, 11], "C18:2 C30", collected=[2], fronts=fronts, tears={0: 1, 1: 3}, round=10)


@pytest.mark.rules("SMI-110")
def test_a_round_ends_when_the_whole_row_is_collected() -> None:
    position = scene([5, 6, 6], "C01:1 C22 C29")
    assert not any(isinstance(event, RoundEnded) for event in play(position, "0 collect C01"))
    assert not any(isinstance(event, RoundEnded) for event in play(position, "1 offer C22"))
    heard = play(position, "2 collect C22")
    assert [event for event in heard if isinstance(event, RoundEnded)] == [RoundEnded(5, 1)]
    assert [front(position, seat) for seat in range(3)] == [["C01"], ["C29"], ["C22"]]


@pytest.mark.rules("SMI-111", "SMI-074")
def test_while_cards_remain_the_next_round_begins() -> None:
    position = scene([5, 6, 6], "C29:1 C30", collected=[2], round=9, deck="C01 C26 C08")
    heard = play(position, "0 collect C29")
    assert RoundEnded(9, 1) in heard
    assert RoundStarted(10, 1, 0) in heard
    assert not any(isinstance(event, GameEnded) for event in heard)
    assert (position.round, position.over) == (10, False)


@pytest.mark.rules("SMI-112", "SMI-119", "SMI-120", "SMI-121", "SMI-122")
def test_the_game_ends_with_its_tenth_round_and_everything_is_counted() -> None:
    heard = play(last_move_of_the_game(), "0 collect C18")
    assert heard == [
        CreatureCollected(0, "C18", 2, False),
        HandUpdated(0, 10),
        CreatureCollected(1, "C30", 0, True),
        RoundEnded(10, None),
        GameEnded(
            [
                Tally(["C29", "C28", "C18"], 11, 10, 2, 1, 12, 1),
                Tally(["C01", "C21", "C22", "C30"], -1, 1, 0, 3, -4, 3),
                Tally(["C26", "C19"], 8, 11, 2, 0, 10, 2),
            ],
            [0],
        ),
    ]


@pytest.mark.rules("SMI-112")
def test_the_last_round_is_played_in_full() -> None:
    position = scene([6, 6, 6], "C01 C22 C29", round=10)
    assert position.view(None).deck_count == 0
    play(position, "0 offer C01", "1 collect C01", "2 offer C22", "0 offer C22")
    assert position.awaited() == (2,)
    heard = play(position, "2 collect C22")
    assert position.over
    assert heard[2] == CreatureCollected(0, "C29", 0, True)
    assert isinstance(heard[-1], GameEnded)
    assert not any(isinstance(event, (RoundStarted, TurnStarted)) for event in heard)


@pytest.mark.rules("SMI-112")
def test_after_the_end_nobody_is_awaited_and_nothing_can_be_done() -> None:
    position = last_move_of_the_game()
    play(position, "0 collect C18")
    assert position.awaited() == ()
    assert not any(position.moves(seat) for seat in range(3))
    assert row(position) == {}
    assert position.view(0).turn is None
    assert refusal(position, "1 offer C30") == "game_over"


@pytest.mark.rules("SMI-119")
def test_all_hands_are_opened_at_the_end() -> None:
    position = last_move_of_the_game()
    assert [hunter.fireflies for hunter in position.view(None).hunters] == [None, None, None]
    heard = play(position, "0 collect C18")
    ended = heard[-1]
    assert isinstance(ended, GameEnded)
    assert [tally.fireflies for tally in ended.tallies] == hands(position) == [10, 1, 11]
    for eyes in (None, 0, 1, 2):
        assert ended.heard_by(eyes) is ended
        assert [hunter.fireflies for hunter in position.view(eyes).hunters] == [10, 1, 11]


@pytest.mark.rules("SMI-120")
def test_the_values_of_all_creatures_are_added() -> None:
    result = outcome([0, 4, 14], "C30 C28 C02", "C06 C11 C16", "C23")
    assert list(result.scores) == [11, -11, 0 + 2]


@pytest.mark.rules("SMI-121")
@pytest.mark.parametrize(
    ("fireflies", "points"),
    [(0, 0), (1, 0), (4, 0), (5, 1), (6, 1), (9, 1), (10, 2), (11, 2), (14, 2), (15, 3), (18, 3)],
)
def test_five_fireflies_make_a_point(fireflies: int, points: int) -> None:
    assert outcome([fireflies, 18 - fireflies, 0]).scores[0] == points


@pytest.mark.rules("SMI-122")
@pytest.mark.parametrize("worn", [0, 1, 2, 7])
def test_each_tear_costs_a_point(worn: int) -> None:
    assert list(outcome([4, 14, worn], "C30", tears={0: worn}).scores)[:2] == [6 - worn, 2]


@pytest.mark.rules("SMI-123")
def test_scores_may_be_negative() -> None:
    result = outcome([0, 9, 17], "C06 C11 C16 C21", "C22", "C23", tears={0: 8})
    assert list(result.scores) == [-23, 0, 3]
    assert list(result.ranks) == [3, 2, 1]


@pytest.mark.rules("SMI-124")
def test_the_highest_score_wins_even_below_zero() -> None:
    result = outcome([4, 4, 4, 12], "C06", "C21", "C22", "C35 C39")
    assert list(result.scores) == [-5, -4, -1, -5]
    assert list(result.ranks) == [4, 2, 1, 3]


@pytest.mark.rules("SMI-124", "SMI-125")
def test_fireflies_decide_only_between_equal_scores() -> None:
    result = outcome([0, 9, 9], "C30", "C24", "C23")
    assert list(result.scores) == [6, 3, 1]
    assert result.winners == [0]


@pytest.mark.rules("SMI-125")
def test_a_tie_is_broken_by_all_fireflies_not_by_the_remainder() -> None:
    result = outcome([9, 10, 0], "C30", "C29", "C21", tears={2: 1})
    assert list(result.scores) == [7, 7, -5]
    assert list(result.ranks) == [2, 1, 3]
    assert result.winners == [1]


@pytest.mark.rules("SMI-126")
def test_equal_in_points_and_fireflies_share_the_victory() -> None:
    position = final([7, 7, 6], "C28", "C29", "C23", tears={1: 1, 2: 1})
    assert list(position.outcome().scores) == [5, 5, 0]
    assert list(position.outcome().ranks) == [1, 1, 3]
    assert position.outcome().winners == [0, 1]
    assert position.payoff() == [0.5, 0.5, 0.0]


@pytest.mark.rules("SMI-126")
def test_neither_tears_nor_the_number_of_creatures_break_a_tie() -> None:
    result = outcome([8, 8, 5], "C30", "C29 C24", "C26 C28 C23", tears={1: 1, 2: 2})
    assert list(result.scores) == [7, 7, 6]
    assert list(result.ranks) == [1, 1, 3]


@pytest.mark.rules("SMI-126")
def test_three_players_may_share_the_victory() -> None:
    position = final([6, 6, 6])
    assert list(position.outcome().ranks) == [1, 1, 1]
    assert position.payoff() == pytest.approx([1 / 3, 1 / 3, 1 / 3])


@pytest.mark.rules("SMI-127")
@pytest.mark.parametrize(
    ("held", "fronts", "ranks"),
    [
        ([6, 6, 6, 6, 6], ["C30", "C29", "C28", "C26", "C24"], [1, 2, 3, 4, 5]),
        ([6, 6, 6, 6, 6], ["C24", "C26", "C28", "C29", "C30"], [5, 4, 3, 2, 1]),
        ([6, 6, 6, 6, 6], ["C30", "C28", "C09", "C24", "C23"], [1, 2, 2, 4, 5]),
        ([6, 6, 6, 6, 6], ["C30", "C36", "C29", "C23", "C37"], [1, 1, 3, 4, 4]),
        ([6, 6, 6, 6, 6], ["C24", "C28", "C25", "C09", "C18"], [3, 1, 3, 1, 3]),
        ([6, 7, 5, 6, 6], ["C28", "C09", "C14", "C05", "C15"], [2, 1, 5, 2, 2]),
        ([8, 7, 5, 5, 5], ["C28", "C09", "C14", "C05", "C15"], [1, 2, 3, 3, 3]),
    ],
)
def test_equal_seats_have_the_same_rank_and_the_next_is_skipped(
    held: list[int], fronts: list[str], ranks: list[int]
) -> None:
    assert list(outcome(held, *fronts).ranks) == ranks


@pytest.mark.rules("SMI-119", "SMI-127")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_final_count_agrees_with_itself(seats: int) -> None:
    *_, position = random_game(seats, seed=7, patience=80)
    ended = position.drain()[-1]
    assert isinstance(ended, GameEnded)
    result = position.outcome()
    assert [tally.score for tally in ended.tallies] == list(result.scores)
    assert [tally.rank for tally in ended.tallies] == list(result.ranks)
    assert list(ended.winners) == result.winners
    for tally in ended.tallies:
        assert tally.firefly_points == tally.fireflies // 5
        assert tally.score == tally.creature_points + tally.firefly_points - tally.tears


@pytest.mark.rules("SMI-124", "SMI-125", "SMI-126")
@pytest.mark.parametrize(
    ("held", "fronts", "reason"),
    [
        ([6, 6, 6], ["C30", "", ""], "points"),
        ([6, 6, 6], ["", "", "C30"], "points"),
        ([7, 6, 5], ["C28", "C09", ""], "fireflies"),
        ([5, 6, 7], ["", "C09", "C28"], "fireflies"),
        ([6, 6, 6], ["C28", "C09", ""], "shared"),
        ([6, 6, 6], ["", "", ""], "shared"),
        ([4, 7, 7], ["C29", "C28", "C09"], "shared"),
    ],
)
def test_a_result_says_how_it_was_won(held: list[int], fronts: list[str], reason: str) -> None:
    assert outcome(held, *fronts).reason == reason


@pytest.mark.rules("SMI-110", "SMI-039")
def test_options_follow_the_row_to_its_end() -> None:
    position = scene([6, 6, 6, 6], "C01 C22 C24 C29")
    assert options(position) == ["offer C01"]
    play(position, "0 offer C01", "1 collect C01", "2 offer C22", "3 collect C22")
    assert options(position) == ["offer C24"]
    play(position, "0 offer C24", "2 collect C24")
    assert position.round == 6


@pytest.mark.rules("SMI-112", "SMI-100")
def test_a_pair_may_flee_with_the_very_last_card() -> None:
    position = scene([5, 6, 6], "C29:1 C19", collected=[2], fronts={1: "C20"}, round=10)
    heard = play(position, "0 collect C29")
    assert heard[2:5] == [
        CreatureCollected(1, "C19", 0, True),
        PairFled(1, ("C20", "C19"), "white"),
        RoundEnded(10, None),
    ]
    assert list(position.outcome().scores) == [6, 1, 1]
