"""The table and its options. GRU-001 to GRU-012."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.grumpf import GRUMPF, GrumpfOptions
from tablee.games.grumpf.events import AnimalsDrawn, GameSetup, ReviewOpen, RoundEnd, RoundStart, SeatSetup, TurnOpen
from tablee.kernel import BadOption, BadSeats, FastLuck, Options
from tests.games.grumpf.board import Noted, hunt, of, only, phase, resolve, setup, told, view


def opening(seats: int, **options: Any) -> GameSetup:
    return only(GameSetup, told(setup(seats, **options)))


@pytest.mark.rules("GRU-001")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_can_play(seats: int) -> None:
    assert len(opening(seats).seats) == seats


@pytest.mark.rules("GRU-001")
@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 12])
def test_no_others_can_play(seats: int) -> None:
    with pytest.raises(BadSeats):
        GRUMPF.setup(seats, FastLuck(1))


@pytest.mark.rules("GRU-002")
@pytest.mark.parametrize(("seats", "colours"), [(2, "BP"), (3, "YGO"), (6, "BPYGOV")])
def test_each_seat_plays_the_colour_that_was_chosen_for_it(seats: int, colours: str) -> None:
    names = {"V": "violet", "O": "orange", "G": "green", "Y": "yellow", "P": "pink", "B": "blue"}
    assert [seat.colour for seat in opening(seats, colours=colours).seats] == [names[letter] for letter in colours]


@pytest.mark.rules("GRU-002")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_without_a_choice_all_colours_differ(seats: int) -> None:
    assert len({seat.colour for seat in opening(seats).seats}) == seats


@pytest.mark.rules("GRU-002")
@pytest.mark.parametrize("colours", ["BB", "BPB", "BP", "BPYG"])
def test_colours_are_one_for_each_seat_and_never_shared(colours: str) -> None:
    with pytest.raises(BadOption) as refused:
        setup(3, colours=colours)
    assert (refused.value.parts["option"], refused.value.wrong) == ("colours", colours)


@pytest.mark.rules("GRU-004")
def test_every_board_lies_on_side_1_unless_something_else_is_chosen() -> None:
    assert GrumpfOptions().sides == "first_game"
    assert opening(4).sides == "111111"
    assert opening(4, sides="first_game").sides == "111111"


@pytest.mark.rules("GRU-005")
def test_the_expert_preset_is_side_2_of_every_board() -> None:
    assert opening(4, sides="expert").sides == "222222"


@pytest.mark.rules("GRU-005")
def test_the_random_mix_draws_each_board_with_even_chances_and_independently() -> None:
    drawn = [opening(3, seed=seed, sides="mix_random", pace="turns").sides for seed in range(600)]
    for board in range(6):
        assert 250 <= sum(sides[board] == "1" for sides in drawn) <= 350
    assert len(set(drawn)) == 64


@pytest.mark.rules("GRU-005", "GRU-028")
def test_only_the_random_mix_draws_for_the_sides() -> None:
    limits = {}
    for preset in ("first_game", "expert", "121212", "mix_random"):
        luck = Noted(1)
        GRUMPF.setup(4, luck, GrumpfOptions(pace="turns", sides=preset))
        limits[preset] = luck.limits
    bag = list(range(48, 1, -1))
    assert limits["first_game"] == limits["expert"] == limits["121212"] == [*bag, 4]
    assert limits["mix_random"] == [*bag, *[2] * 6, 4]


@pytest.mark.rules("GRU-005", "GRU-006")
def test_the_host_may_pick_each_board_and_any_mix_is_legal() -> None:
    for number in range(64):
        sides = "".join("12"[number >> board & 1] for board in range(6))
        assert opening(2, sides=sides).sides == sides


@pytest.mark.rules("GRU-003")
def test_a_board_keeps_its_side_for_the_whole_game() -> None:
    position = setup(3, sides="121221", pace="turns")
    luck = FastLuck(5)
    while not position.over:
        assert [board.side for board in view(position).boards] == [1, 2, 1, 2, 2, 1]
        seat = position.awaited()[0]
        moves = position.moves(seat)
        position.play(seat, moves[luck.below(len(moves))], luck)
    assert [board.side for board in view(position).boards] == [1, 2, 1, 2, 2, 1]


@pytest.mark.rules("GRU-007")
@pytest.mark.parametrize(
    ("beginners", "jokers"),
    [
        ("", [False, False, False]),
        ("1", [False, True, False]),
        ("02", [True, False, True]),
        ("012", [False, False, False]),
    ],
)
def test_beginners_get_one_joker_each_unless_all_are_beginners(beginners: str, jokers: list[bool]) -> None:
    position = setup(3, beginners=beginners)
    assert [seat.joker for seat in only(GameSetup, told(position)).seats] == jokers
    assert [clan.joker for clan in view(position).clans] == jokers


@pytest.mark.rules("GRU-008")
def test_a_seat_may_be_flagged_as_a_child() -> None:
    position = setup(4, children="13", bots="2")
    assert only(GameSetup, told(position)).seats == [
        SeatSetup(colour="violet", bot=False, child=False, joker=False),
        SeatSetup(colour="orange", bot=False, child=True, joker=False),
        SeatSetup(colour="green", bot=True, child=False, joker=False),
        SeatSetup(colour="yellow", bot=False, child=True, joker=False),
    ]
    assert [clan.child for clan in view(position).clans] == [False, True, False, True]


@pytest.mark.rules("GRU-009")
def test_there_are_three_paces_and_real_time_is_the_usual_one() -> None:
    assert GrumpfOptions().pace == "realtime"
    assert opening(3).pace == "realtime"
    assert [opening(3, pace=pace).pace for pace in ("realtime", "turns", "beats")] == ["realtime", "turns", "beats"]


@pytest.mark.rules("GRU-010")
def test_a_hunt_lasts_at_most_60_90_120_or_180_seconds_and_120_if_nothing_is_said() -> None:
    assert GrumpfOptions().hunt_max == 120
    assert setup(3).to_json().get("hunt_max", 120) == 120
    for seconds in (60, 90, 120, 180):
        at = setup(3, hunt_max=seconds)
        assert view(at).hunt_max == seconds * 1_000
        assert at.to_json().get("hunt_max", 120) == seconds


@pytest.mark.rules("GRU-012")
def test_the_clock_is_live_unless_it_is_daily_in_a_slow_pace() -> None:
    assert GrumpfOptions().clock == "live"
    assert setup(3, pace="turns", clock="daily").to_json()["daily"]
    assert setup(3, pace="beats", clock="daily").to_json()["daily"]
    assert "daily" not in setup(3, pace="realtime", clock="daily").to_json()
    assert "daily" not in setup(3, pace="turns").to_json()


@pytest.mark.rules("GRU-012", "GRU-044")
def test_a_daily_game_does_not_stop_for_the_review() -> None:
    position = hunt("mammoths: B2", animals="mammoths 1", daily=True)
    heard = resolve(position)
    assert of(ReviewOpen, heard) == []
    assert [type(event) for event in heard[-4:]] == [RoundEnd, RoundStart, AnimalsDrawn, TurnOpen]
    assert (phase(position), view(position).round) == ("hunt", 2)


# --- What is not understood


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("pace", "blitz"),
        ("pace", 3),
        ("sides", "11111"),
        ("sides", "1111111"),
        ("sides", "111113"),
        ("sides", "custom"),
        ("sides", ""),
        ("hunt_max", 100),
        ("hunt_max", "120"),
        ("hunt_max", 0),
        ("clock", "weekly"),
        ("colours", "BPX"),
        ("colours", "bpy"),
        ("beginners", "20"),
        ("beginners", "00"),
        ("beginners", "6"),
        ("children", "a"),
        ("bots", 1),
        ("jokers", "0"),
    ],
)
@pytest.mark.rules("GRU-005", "GRU-009", "GRU-010", "GRU-012")
def test_an_option_that_there_is_not_is_refused(name: str, value: object) -> None:
    with pytest.raises(BadOption) as refused:
        GRUMPF.read_options({name: value})
    assert name in str(refused.value)


@pytest.mark.parametrize("name", ["beginners", "children", "bots"])
@pytest.mark.rules("GRU-007", "GRU-008")
def test_a_flag_is_for_a_seat_that_there_is(name: str) -> None:
    options = GRUMPF.read_options({name: "3"})
    assert GRUMPF.setup(4, FastLuck(1), options).seats == 4
    with pytest.raises(BadOption) as refused:
        GRUMPF.setup(3, FastLuck(1), options)
    assert (refused.value.parts["option"], refused.value.wrong) == (name, "3")


@pytest.mark.rules("GRU-009")
def test_options_made_by_hand_are_checked_like_those_from_outside() -> None:
    with pytest.raises(BadOption):
        GRUMPF.setup(3, FastLuck(1), GrumpfOptions(pace="blitz"))  # type: ignore[arg-type]
    with pytest.raises(BadOption):
        GRUMPF.setup(3, FastLuck(1), GrumpfOptions(sides="11"))
    with pytest.raises(BadOption):
        GRUMPF.setup(3, FastLuck(1), Options())


@pytest.mark.rules("GRU-012", "GRU-235")
def test_the_table_says_how_its_clock_goes_and_who_is_a_bot() -> None:
    asked = GrumpfOptions(pace="turns", sides="expert")
    assert GRUMPF.at_table(asked, "daily", [2, 0]) == GrumpfOptions(
        pace="turns", sides="expert", clock="daily", bots="02"
    )
    assert GRUMPF.at_table(asked, "live", []) == asked
    with pytest.raises(BadOption):
        GRUMPF.at_table(Options(), "live", [])


@pytest.mark.rules("GRU-314")
def test_a_game_that_goes_on_from_a_paper_is_told_who_are_bots_now() -> None:
    position = GRUMPF.position({"clans": [{"bot": True}, {}, {}], "pace": "turns"})
    position.know_bots(frozenset({1, 2}), FastLuck(1))
    assert [clan.bot for clan in position.clans] == [False, True, True]
    assert [clan.gone for clan in position.clans] == [False, False, False]
