"""End of the game, absent players and bots (3.9)."""

from __future__ import annotations

import pytest

from tablee.games.archibald import ARCHIBALD, ArchibaldOptions, Race
from tablee.kernel import EVERYTHING, Event, FastLuck, Refused, SeatBack, SeatGone
from tests.games.archibald.race import Dice, asked, during, options, play, race, seen, setup, tale, water


def notice(position: Race, *facts: Event) -> list[str]:
    position.drain()
    for fact in facts:
        position.notice(fact, Dice(""))
    return tale(position.drain())


WEST = "A2:T2-10 A3:T2-04 A4:T2-08 A5:T3-10 A6:T3-11 A7:T3-13 A8:T4-06 A9:T4-09 A10:T4-12"
LEFT = [SeatGone(seat, "left", "default") for seat in range(4)]


@pytest.mark.rules("ARC-901", "ARC-902", "ARC-418")
def test_who_enters_archibalds_cell_wins_at_once_and_nothing_else_happens() -> None:
    position = race(
        "arthur C4", "max A10 bonuses=34", road=4, board=WEST, active=1, water=3, reached="234", decks="E4-A"
    )
    assert play(position, "1 move A11") == [
        "jail_revealed A11 T5-01",
        "hero_moved 1 A10 A11 move",
        "game_won 1 archibald A11 T5-01,T5-02,T5-03,T5-04,T5-05 2,1 1",
    ]
    view = seen(position)
    assert (position.over, view.over, view.winner, view.ended, view.question) == (True, True, 1, "archibald", None)
    assert (water(position), list(view.jails), position.awaited()) == (
        3,
        ["T5-01", "T5-02", "T5-03", "T5-04", "T5-05"],
        (),
    )
    outcome = position.outcome()
    assert (list(outcome.winners), list(outcome.ranks), list(outcome.scores), outcome.reason) == (
        [1],
        [2, 1],
        [],
        "archibald",
    )
    assert position.payoff() == [0.0, 1.0]


@pytest.mark.rules("ARC-901", "ARC-310")
def test_by_a_bonus_move_too() -> None:
    position = race("arthur A9", "max B1", board=WEST)
    lines = play(position, "move A10", "move A11")
    assert lines[-1].startswith("game_won 0 archibald A11 ")
    assert "bonus_move_granted 0 A10 spring" in lines


@pytest.mark.rules("ARC-902", "ARC-420", "ARC-534")
def test_by_a_card_whose_effect_is_cut_short() -> None:
    position = race("arthur A10 hand=E2-G", "max B1", board=WEST)
    lines = play(position, "play E2-G#1", "move A11")
    assert lines[-1].startswith("game_won 0 archibald A11 ")
    assert position.over


@pytest.mark.rules("ARC-901", "ARC-201")
def test_when_it_is_over_nothing_can_be_done() -> None:
    position = race("arthur A10", "max B1", board=WEST)
    play(position, "move A11")
    for seat in (0, 1):
        assert position.moves(seat) == ()
        for move in ("move A10", "go on", "hero max", "to C1", "answer A", "play E2-F#1"):
            refused = position.why_not(seat, ARCHIBALD.move(move))
            assert refused is not None
            assert (refused.code, refused.rule) == ("game_over", "ARC-901")
    with pytest.raises(Refused):
        position.attempt(0, ARCHIBALD.move("go on"), FastLuck(1))


@pytest.mark.rules("ARC-904")
@pytest.mark.parametrize(
    ("others", "ranks"),
    [
        (["max C4", "selenia C3", "betameche C2"], [1, 2, 3, 4]),
        (["max C2", "selenia C3", "betameche C4"], [1, 4, 3, 2]),
        (["max C4 lives=2", "selenia C4 lives=3", "betameche C2"], [1, 3, 2, 4]),
        (["max C4 hand=E2-A", "selenia C4", "betameche C4 hand=E2-B,E2-C"], [1, 3, 4, 2]),
        (["max C4", "selenia D4", "betameche C2"], [1, 2, 2, 4]),
        (["max C4", "selenia D4", "betameche C4"], [1, 2, 2, 2]),
        (["max C2 lives=5 hand=E2-A", "selenia C3 lives=1", "betameche C2 lives=5"], [1, 3, 2, 4]),
        (["max C10", "selenia C9", "betameche C1"], [1, 2, 3, 4]),
    ],
)
def test_the_others_are_ranked_by_row_then_lives_then_cards(others: list[str], ranks: list[int]) -> None:
    position = race("arthur A10", *others, road=10, board=CLEAR)
    play(position, "move A11")
    assert list(position.outcome().ranks) == ranks


CLEAR = "D4:T2-08 A10:T4-12 B10:T4-06"


@pytest.mark.rules("ARC-904", "ARC-901")
def test_the_winner_is_first_whatever_the_rows_say() -> None:
    """Max stands on row 11 too, with more lives and more cards."""
    position = race(
        "arthur A10 lives=1", "max D11 lives=5 hand=E2-A", road=10, board=f"{CLEAR} D10:T4-01", turned="D11"
    )
    play(position, "move A11")
    assert list(position.outcome().ranks) == [1, 2]


@pytest.mark.rules("ARC-903")
def test_nobody_is_ever_eliminated() -> None:
    position = race("arthur C2 lives=1", "max B1", board="C2:T2-01", enemies="C2:seide", active=1, first=1)
    play(position, "1 move A1", "0 to C1", "1 move B1", dice="r0 y0 r1")
    assert asked(position) == "0 window A"
    assert not position.over


# --- Who leaves


@pytest.mark.rules("ARC-905")
def test_the_seat_of_a_leaver_is_played_on() -> None:
    position = race("arthur C1", "max B1", "selenia D1", board="C2:T2-01")
    assert notice(position, LEFT[0]) == ["seat_gone 0 left default"]
    assert (list(seen(position).left), asked(position), position.over) == ([0], "0 move", False)
    assert notice(position, SeatBack(0)) == ["seat_back 0"]
    assert list(seen(position).left) == []


@pytest.mark.rules("ARC-905")
@pytest.mark.parametrize(("seats", "stays"), [(2, 0), (2, 1), (3, 1), (4, 3)])
def test_whom_all_others_have_left_wins_by_forfeit(seats: int, stays: int) -> None:
    heroes = ["arthur C1", "max B1", "selenia D1", "betameche C2"][:seats]
    position = race(*heroes, board="C2:T2-01", round=7)
    gone = [LEFT[seat] for seat in range(seats) if seat != stays]
    assert notice(position, *gone[:-1]) == [f"seat_gone {fact.seat} left default" for fact in gone[:-1]]
    assert not position.over
    lines = notice(position, gone[-1])
    ranks = ",".join(map(str, position.outcome().ranks))
    assert lines == [
        f"seat_gone {gone[-1].seat} left default",
        f"game_won {stays} forfeit - T5-01,T5-02,T5-03,T5-04,T5-05 {ranks} 7",
    ]
    outcome = position.outcome()
    assert (list(outcome.winners), outcome.ranks[stays], outcome.reason) == ([stays], 1, "forfeit")
    assert (seen(position).winner, seen(position).ended) == (stays, "forfeit")


@pytest.mark.rules("ARC-905")
def test_not_with_a_bot_at_the_table_nor_when_a_bot_plays_on() -> None:
    position = race("arthur C1", "max B1", "selenia D1", bots=[2])
    notice(position, LEFT[1])
    assert not position.over
    replaced = race("arthur C1", "max B1")
    notice(replaced, SeatGone(1, "left", "bot"))
    assert not replaced.over


@pytest.mark.rules("ARC-905")
@pytest.mark.parametrize("reason", ["disconnected", "clock"])
def test_not_when_somebody_is_only_away(reason: str) -> None:
    position = race("arthur C1", "max B1")
    notice(position, SeatGone(1, reason, "default"))
    assert not position.over


@pytest.mark.rules("ARC-905")
def test_not_when_one_came_back() -> None:
    position = race("arthur C1", "max B1", "selenia D1")
    notice(position, LEFT[1], SeatBack(1), LEFT[2])
    assert not position.over
    notice(position, LEFT[1])
    assert seen(position).winner == 0


@pytest.mark.rules("ARC-905")
def test_nothing_is_won_again_when_it_is_over() -> None:
    position = race("arthur A10", "max B1", board=WEST)
    play(position, "move A11")
    assert notice(position, LEFT[0]) == ["seat_gone 0 left default"]
    assert seen(position).winner == 0


@pytest.mark.rules("ARC-905")
def test_during_the_choice_of_heroes_too() -> None:
    position = setup(2, starter=1)
    lines = notice(position, LEFT[0])
    assert lines[-1].startswith("game_won 1 forfeit - ")
    assert lines[-1].endswith(" 2,1 1")
    assert position.over


@pytest.mark.rules("ARC-905", "ARC-904")
def test_who_has_not_chosen_yet_is_ranked_below_who_has() -> None:
    position = setup(3, starter=1)
    play(position, "0 hero arthur", "0 start C1")
    notice(position, LEFT[0], LEFT[1])
    assert list(position.outcome().ranks) == [2, 3, 1]


# --- Bots alone


@pytest.mark.rules("ARC-906")
def test_a_table_of_bots_is_stopped_after_two_hundred_rounds() -> None:
    position = race("arthur C1", "max B1", board="C2:T2-01", bots=[0, 1], round=200, active=1)
    assert play(position, "1 move A1") == [
        "hero_moved 1 B1 A1 move",
        "turn_ended 1 200",
        "game_stopped round_limit T5-01,T5-02,T5-03,T5-04,T5-05 1,1 200",
    ]
    outcome = position.outcome()
    assert (position.over, list(outcome.winners), outcome.reason) == (True, [], "round_limit")
    assert (seen(position).winner, seen(position).ended) == (None, "round_limit")
    assert position.payoff() == [0.0, 0.0]


@pytest.mark.rules("ARC-906")
@pytest.mark.parametrize(("bots", "round", "active"), [([0], 200, 1), ([], 200, 1), ([0, 1], 199, 1), ([0, 1], 200, 0)])
def test_not_earlier_and_not_with_a_person(bots: list[int], round: int, active: int) -> None:
    position = race("arthur C1", "max B1", bots=bots, round=round, active=active)
    play(position, f"{active} move A1" if active else "0 move D1")
    assert not position.over


@pytest.mark.rules("ARC-906")
def test_the_table_knows_its_bots() -> None:
    options_ = ARCHIBALD.at_table(ArchibaldOptions(), "live", [0, 2])
    assert isinstance(options_, ArchibaldOptions)
    assert list(seen(ARCHIBALD.setup(3, FastLuck(1), options_)).bots) == [0, 2]
    assert "bots" in ARCHIBALD.known_to_the_table


@pytest.mark.rules("ARC-907")
def test_there_is_one_option_of_play() -> None:
    chosen = set(ArchibaldOptions().__struct_fields__) - ARCHIBALD.known_to_the_table
    assert chosen == {"bump_retry", "starter"}


@pytest.mark.rules("ARC-902")
def test_at_the_end_everybody_sees_all_five_jails() -> None:
    position = race("arthur A10", "max B1", board=WEST)
    assert list(seen(position).jails) == []
    assert during(race("arthur C1", "max B1"), "move B1") == ["hero_moved 0 C1 B1 move"]
    play(position, "move A11")
    for eyes in (None, 0, 1, EVERYTHING):
        assert list(seen(position, eyes).jails) == ["T5-01", "T5-02", "T5-03", "T5-04", "T5-05"]
    assert options_of(position) == []


def options_of(position: Race) -> list[str]:
    return options(position) if position.awaited() else []
