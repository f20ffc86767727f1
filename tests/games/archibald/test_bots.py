"""The bots of Archibald: what section 11 of the rules says of each level, worked out by hand."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.games.archibald import ARCHIBALD, ArchibaldOptions, Race
from tablee.games.archibald.bots import Beginner, Solid
from tablee.games.archibald.foresight import Foresight, another_world
from tablee.games.archibald.habits import Habits
from tablee.games.archibald.judgement import TURN, Judge
from tablee.games.archibald.motives import REASONS, reason
from tablee.games.archibald.moves import CELL
from tablee.kernel import EVERYTHING, FastLuck
from tablee.text import speaker
from tests.games.archibald.race import race

LOOKS = 60  # thoughts of a bot that draws lots
TOP = "A10:T4-06 B10:T4-12"  # beside the road, without walls
JAILS = "T5-02 T5-03 T5-01 T5-04 T5-05"  # traps on A11 and B11, Archibald on C11, books on D11 and E11


def chosen(level: str, position: Race, seed: int = 1) -> str:
    """What a bot of this level does in the seat that is to act."""
    seat = position.awaited()[0]
    return ARCHIBALD.bot(level, seat, FastLuck(seed)).must_choose(position.view(seat)).text


def solid(position: Race) -> str:
    return chosen("solid", position)


# --- Ways (section 11, "movement")


def cost(position: Race, cell: str) -> float:
    judge = Judge(ARCHIBALD.box)
    judge.look(position, 0)
    return judge.entry[CELL[cell]] / TURN


@pytest.mark.parametrize(
    ("board", "enemies", "cell", "turns"),
    [
        ("C2:T2-01", "", "C2", 1.0),  # blank
        ("", "", "C2", 1.6),  # empty
        ("C2:T2-15", "", "C2", 1.8),  # a trial
        ("C2:T2-05", "", "C2", 0.8),  # a card
        ("C2:T2-11", "", "C2", 0.2),  # a spring
        ("C2:T2-03", "", "C2", 0.85),  # a heart, with three lives
        ("C2:T2-01", "C2:seide", "C2", 2.8),  # one red die
        ("C2:T2-01", "C2:spider,moustik", "C2", 4.1),  # one red die and two yellow ones, two pawns
    ],
)
def test_a_cell_costs_what_the_law_says(board: str, enemies: str, cell: str, turns: float) -> None:
    position = race("arthur C1", "max A1", board=board, enemies=enemies)
    assert cost(position, cell) == pytest.approx(turns)


@pytest.mark.parametrize(("lives", "turns"), [(1, 0.4), (2, 0.4), (3, 0.85), (5, 1.0)])
def test_a_heart_is_worth_more_to_whoever_needs_it(lives: int, turns: float) -> None:
    position = race(f"arthur C1 lives={lives}", "max A1", board="C2:T2-03")
    assert cost(position, "C2") == pytest.approx(turns)


def test_whoever_has_few_lives_is_afraid_of_enemies() -> None:
    scene = {"board": "C2:T2-01", "enemies": "C2:seide"}
    brave = cost(race("arthur C1 lives=3", "max A1", **scene), "C2")  # type: ignore[arg-type]
    afraid = cost(race("arthur C1 lives=2", "max A1", **scene), "C2")  # type: ignore[arg-type]
    assert afraid - brave == pytest.approx(1.5)


def test_enemies_that_a_tile_still_hides_cost_as_much_as_those_that_stand_there() -> None:
    bumped = race("arthur C1", "max A1", board="C2:T2-08", fresh="C2")
    there = race("arthur C1", "max A1", board="C2:T2-08", enemies="C2:seide")
    assert cost(bumped, "C2") == cost(there, "C2")


# --- Solid: moving


def test_a_solid_player_takes_the_shortest_way() -> None:
    assert solid(race("arthur C5", "max C1", road=10)) == "move C6"


def test_it_goes_round_enemies_if_that_is_shorter() -> None:
    scene = race("arthur C2 lives=1", "max C1", road=3, board="D2:T2-10 D3:T2-11", enemies="C3:seide,seide")
    assert solid(scene) != "move C3"


def test_it_enters_a_jail_that_nobody_knows() -> None:
    assert solid(race("arthur C10", "max C1", road=10)) == "move C11"


def test_it_never_walks_into_a_known_trap() -> None:
    scene = race("arthur A10", "max C1", road=10, board=TOP, jails=JAILS, turned="A11")
    assert solid(scene) == "move B10"


def test_it_never_walks_into_a_trap_that_it_has_looked_into() -> None:
    scene = race("arthur A10", "max C1", road=10, board=TOP, jails=JAILS, seen={"0": ["A11"]})
    assert solid(scene) == "move B10"


def test_it_goes_to_archibald_once_it_has_seen_him() -> None:
    scene = race("arthur B10", "max C1", road=10, board=TOP, jails=JAILS, seen={"0": ["C11"]})
    assert solid(scene) == "move C10"


def test_what_another_seat_has_looked_into_it_does_not_know() -> None:
    scene = race("arthur A10", "max C1", road=10, board=TOP, jails=JAILS, seen={"1": ["A11"]})
    assert solid(scene) == "move A11"


def test_a_bonus_move_is_made_if_it_brings_the_hero_on() -> None:
    position = race("arthur B2", "max A1", board="B2:T2-01 B3:T2-11", adventures="A01")
    position.play(0, ARCHIBALD.move("move B3"), FastLuck(1))
    assert solid(position) == "move B4"


def test_a_hero_who_is_sent_back_lands_near_and_away_from_enemies() -> None:
    scene = race(
        "arthur C10",
        "max C1",
        road=10,
        board="B6:T3-11 B7:T3-13",
        enemies="C7:spider",
        jails="T5-01 T5-04 T5-02 T5-03 T5-05",
    )
    scene.play(0, ARCHIBALD.move("move C11"), FastLuck(1))
    assert solid(scene) == "to B7"


# --- Solid: cards


@pytest.mark.parametrize(
    ("worn", "card", "move"),
    [
        ("", "E2-A", "equip E2-A#1"),
        ("wears=E2-A", "E2-B", "equip E2-B#1"),  # a red die is better than a yellow one
        ("wears=E2-B", "E2-A", "go on"),
        ("wears=E2-B", "E3-A", "go on"),  # the same
        ("wears=E2-C", "E2-B", "equip E2-B#1"),  # 2.0 against 1.6
        ("wears=E2-B", "E2-C", "go on"),
        ("wears=E2-B", "E3-D", "equip E3-D#1"),  # 3.2 against 2.0
    ],
)
def test_equipment_is_changed_for_what_is_better(worn: str, card: str, move: str) -> None:
    assert solid(race(f"arthur C1 hand={card} {worn}", "max A1")) == move


@pytest.mark.parametrize(
    ("lives", "card", "move"),
    [
        (2, "E2-F", "play E2-F#1"),
        (3, "E2-F", "play E2-F#1"),
        (4, "E2-F", "go on"),  # not needed yet
        (3, "E3-H", "play E3-H#1"),
    ],
)
def test_it_heals_when_it_needs_to(lives: int, card: str, move: str) -> None:
    assert solid(race(f"arthur C1 lives={lives} hand={card}", "max A1")) == move


def test_it_does_not_waste_what_heals() -> None:
    assert solid(race("selenia C1 lives=3 hand=E3-H", "max A1")) == "go on"


@pytest.mark.parametrize(("window", "move"), [("A", "go on"), ("C", "play E2-G#1")])
def test_a_card_with_a_bonus_move_is_played_after_the_move(window: str, move: str) -> None:
    assert solid(race("arthur C5 hand=E2-G", "max C1", road=6, at=window)) == move


@pytest.mark.parametrize(
    ("rival", "move"),
    [("max C7", "play E3-F#1 C7"), ("max C4", "play E3-F#1 C4"), ("max C3", "go on")],
)
def test_enemies_are_for_a_leader_who_is_not_more_than_a_row_behind(rival: str, move: str) -> None:
    assert solid(race("arthur C5 hand=E3-F", rival, "selenia A1", road=7, at="C")) == move


def test_the_leader_is_the_one_who_is_furthest() -> None:
    assert solid(race("arthur C5 hand=E2-J", "max C6", "selenia C7", road=7, at="C")) == "play E2-J#1 2"


def test_a_leader_who_is_held_already_is_not_held_twice() -> None:
    scene = race("arthur C5 hand=E2-J", "max C7", road=7, enemies="C7:seide", at="C")
    assert solid(scene) == "go on"


def test_missing_pawns_are_taken_and_sent_one_small_move_after_the_other() -> None:
    scene = race("arthur C5 hand=E4-F", "max C7", road=7, board="B5:T3-13", enemies="B5:darkos,darkos", at="C")
    said: list[str] = []
    while scene.active == 0 and not said.count("send"):
        said.append(solid(scene))
        scene.play(0, ARCHIBALD.move(said[-1]), FastLuck(1))
    assert said == ["aim E4-F#1 C7", "take B5", "send"]


@pytest.mark.parametrize(
    ("cell", "water", "move"),
    [("C6", 3, "play E3-K#1"), ("C5", 3, "go on"), ("C6", 2, "go on"), ("C7", 3, "play E3-K#1")],
)
def test_a_cork_is_for_the_third_token_and_for_whoever_has_much_to_lose(cell: str, water: int, move: str) -> None:
    assert solid(race(f"arthur {cell} hand=E3-K", "max C1", road=7, water=water)) == move


@pytest.mark.parametrize(
    ("mine", "rival", "water", "move"),
    [("C6", "C8", 3, "play E4-K#1"), ("C7", "C8", 3, "go on"), ("C6", "C8", 2, "go on"), ("C3", "C7", 3, "go on")],
)
def test_a_pierced_straw_washes_a_leader_away(mine: str, rival: str, water: int, move: str) -> None:
    assert solid(race(f"arthur {mine} hand=E4-K", f"max {rival}", road=9, water=water)) == move


@pytest.mark.parametrize(("cell", "move"), [("C7", "go on"), ("C8", "play E4-H#1 C11")])
def test_it_looks_through_a_keyhole_in_the_palace(cell: str, move: str) -> None:
    assert solid(race(f"arthur {cell} hand=E4-H", "max C1", road=9, at="C")) == move


# --- Solid: what it is asked


@pytest.mark.parametrize(("card", "answer"), [("A05", "answer B"), ("A13", "answer A"), ("A20", "answer B")])
def test_riddles_are_answered_right(card: str, answer: str) -> None:
    position = race("arthur C2 lives=2", "max A1", board="C2:T2-01 C3:T2-13", adventures=card)
    position.play(0, ARCHIBALD.move("move C3"), FastLuck(1))
    assert solid(position) == answer


@pytest.mark.parametrize(("lives", "answer"), [(1, "answer B"), (4, "answer A")])
def test_it_gambles_only_with_lives_to_lose(lives: int, answer: str) -> None:
    """A08: one chance in six to lose a life, for a bonus move; or a life for certain."""
    position = race(f"arthur C2 lives={lives}", "max A1", board="C2:T2-01 C3:T2-13", adventures="A08")
    position.play(0, ARCHIBALD.move("move C3"), FastLuck(1))
    assert solid(position) == answer


def test_of_too_many_cards_it_gives_up_what_it_misses_least() -> None:
    position = race(
        "arthur C2 wears=E4-A hand=E2-A,E2-G,E2-J", "max A1", board="C2:T2-01 C3:T2-05", decks="E2-F", at="B"
    )
    position.play(0, ARCHIBALD.move("move C3"), FastLuck(1))
    assert solid(position) == "discard E2-A#1"


# --- Solid: it knows what its seat knows


def test_its_habits_answer_the_same_in_all_worlds_that_its_seat_cannot_tell_apart() -> None:
    habits = Habits(Judge(ARCHIBALD.box))
    for seed in range(3):
        luck = FastLuck(seed)
        position = ARCHIBALD.setup(4, luck)
        while not position.over:
            seat = position.awaited()[0]
            move = habits.answer(position, seat)
            for _ in range(2):
                assert habits.answer(position.imagine(seat, luck), seat) is move
            position.play(seat, move, luck)


@pytest.mark.parametrize("seats", ARCHIBALD.seats)
def test_worlds_for_roll_outs_are_those_that_the_seat_cannot_tell_apart(seats: int) -> None:
    luck = FastLuck(seats)
    position = ARCHIBALD.setup(seats, luck)
    others = 0
    for _ in range(150):
        seat = position.awaited()[0]
        world = another_world(position, seat, luck)
        assert world.view(seat) == position.view(seat)
        others += world.view(EVERYTHING) != position.view(EVERYTHING)
        moves = position.moves(seat)
        position.play(seat, moves[luck.below(len(moves))], luck)
        if position.over:
            break
    assert others > 50


# --- Beginner


def beginner_says(position: Race) -> Counter[str]:
    return Counter(chosen("beginner", position, seed) for seed in range(LOOKS))


def test_a_beginner_mostly_goes_where_a_solid_player_goes() -> None:
    said = beginner_says(race("arthur C5", "max C1", road=10))
    assert LOOKS * 0.6 < said["move C6"] < LOOKS * 0.95
    assert len(said) > 1


def test_a_beginner_never_walks_into_a_known_trap() -> None:
    scene = race("arthur A10", "max C1", road=10, board=TOP, jails=JAILS, turned="A11")
    assert beginner_says(scene)["move A11"] == 0


def test_a_beginner_wears_the_first_equipment_and_keeps_it() -> None:
    assert set(beginner_says(race("arthur C1 hand=E2-A,E2-B", "max A1"))) == {"equip E2-A#1"}
    assert set(beginner_says(race("arthur C1 wears=E2-A hand=E2-B", "max A1"))) == {"go on"}


def test_a_beginner_plays_a_card_now_and_then() -> None:
    said = beginner_says(race("arthur C1 lives=3 hand=E2-F", "max A1"))
    assert LOOKS * 0.2 < said["play E2-F#1"] < LOOKS * 0.6


def test_a_beginner_answers_by_lot() -> None:
    position = race("arthur C2", "max A1", board="C2:T2-01 C3:T2-13", adventures="A05")
    position.play(0, ARCHIBALD.move("move C3"), FastLuck(1))
    assert set(beginner_says(position)) == {"answer A", "answer B", "answer C"}


# --- Strong


def test_a_strong_player_frees_archibald_when_it_knows_where_he_is() -> None:
    scene = race("arthur C10", "max C1", road=10, jails=JAILS, seen={"0": ["C11"]})
    assert chosen("strong", scene) == "move C11"


def test_it_holds_the_rival_who_is_about_to_win() -> None:
    """One jail is left, and two heroes stand before it: whoever comes first has won. The third is no danger."""
    scene = race(
        "arthur C10 hand=E2-J", "selenia C4", "max C10", road=10, jails=JAILS, turned="A11 B11 D11 E11", at="C"
    )
    assert chosen("strong", scene) == "play E2-J#1 2"


def test_a_strong_player_never_walks_into_a_known_trap() -> None:
    scene = race("arthur A10", "max C1", road=10, board=TOP, jails=JAILS, turned="A11")
    assert chosen("strong", scene) != "move A11"


def test_the_same_luck_leads_to_the_same_thoughts() -> None:
    scene = race("arthur C8 hand=E2-J,E3-F", "selenia C9", "max C6", road=9, at="C")
    assert chosen("strong", scene, 7) == chosen("strong", scene, 7)


def test_a_thought_has_an_end() -> None:
    """At most so many roll-outs, however many candidates there are."""
    foresight = Foresight(ARCHIBALD.box)
    scene = race("arthur C8 hand=E2-J,E3-F,E3-E", "selenia C9", "max C6", "betameche C4", road=9, at="C")
    foresight.choose(scene, 0, FastLuck(1))
    assert 0 < foresight.played <= 700


# --- Reasons


def why(position: Race, move: str) -> tuple[str, dict[str, object]] | None:
    found = reason(position, position.awaited()[0], ARCHIBALD.move(move))
    return None if found is None else (found.key, dict(found.params))


@pytest.mark.parametrize(
    ("move", "key", "parts"),
    [
        ("move C6", "nearest", {"cell": "C6"}),
        ("move B5", "unknown", {"cell": "B5"}),
        ("move C4", "detour", {"cell": "C4"}),
    ],
)
def test_it_says_why_it_goes_there(move: str, key: str, parts: dict[str, object]) -> None:
    assert why(race("arthur C5", "max C1", road=7), move) == (key, parts)


def test_it_says_that_it_tries_a_jail() -> None:
    assert why(race("arthur C10", "max C1", road=10), "move C11") == ("jail", {"cell": "C11"})


@pytest.mark.parametrize(
    ("card", "act", "key", "parts"),
    [
        ("E2-A", "equip E2-A#1", "weapon", {"card": "E2-A#1"}),
        ("E2-C", "equip E2-C#1", "armour", {"card": "E2-C#1"}),
        ("E2-F", "play E2-F#1", "heal", {}),
        ("E2-G", "play E2-G#1", "bonus", {}),
        ("E2-J", "play E2-J#1 1", "hinder", {"seat": 1}),
        ("E3-F", "play E3-F#1 C6", "hinder", {"seat": 1}),
        ("E3-K", "play E3-K#1", "water", {}),
        ("E4-H", "play E4-H#1 C11", "peek", {}),
    ],
)
def test_it_says_why_it_plays_a_card(card: str, act: str, key: str, parts: dict[str, object]) -> None:
    scene = race(f"arthur C5 hand={card}", "max C6", road=7, water=2, at="C")
    assert ARCHIBALD.move(act) in scene.moves(0)
    assert why(scene, act) == (key, parts)


def test_it_says_nothing_of_what_nobody_hears_of() -> None:
    scene = race("arthur C5 hand=E4-F", "max C7", road=7, board="B5:T3-13", enemies="B5:darkos,darkos", at="C")
    assert why(scene, "aim E4-F#1 C7") is None
    scene.play(0, ARCHIBALD.move("aim E4-F#1 C7"), FastLuck(1))
    assert why(scene, "take B5") is None
    scene.play(0, ARCHIBALD.move("take B5"), FastLuck(1))
    assert why(scene, "send") == ("hinder", {"seat": 1})


def test_it_says_nothing_of_cards_that_it_keeps() -> None:
    scene = race("arthur C5 hand=E2-F", "max C7", road=7, at="C")
    assert why(scene, "go on") is None
    assert why(scene, "discard E2-F#1") is None


@pytest.mark.parametrize(("answer", "key"), [("answer A", "gamble"), ("answer B", "safe")])
def test_it_says_whether_it_gambles(answer: str, key: str) -> None:
    position = race("arthur C2", "max A1", board="C2:T2-01 C3:T2-13", adventures="A08")
    position.play(0, ARCHIBALD.move("move C3"), FastLuck(1))
    assert why(position, answer) == (key, {})


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_reason_has_its_words(language: str) -> None:
    say = speaker(language, ARCHIBALD)
    assert [key for key in REASONS if not say.has(f"reason-{key}")] == []


# --- Whole games


@pytest.mark.parametrize("level", ["beginner", "solid"])
@pytest.mark.parametrize("seats", ARCHIBALD.seats)
@pytest.mark.parametrize("retry", [False, True])
def test_whole_games_of_legal_moves_with_reasons_that_the_game_has(level: str, seats: int, retry: bool) -> None:
    luck = FastLuck(seats)
    position = ARCHIBALD.setup(seats, luck, ArchibaldOptions(bump_retry=retry))
    bots = [ARCHIBALD.bot(level, seat, luck.spawn()) for seat in range(seats)]
    said: set[str] = set()
    while not position.over:
        seat = position.awaited()[0]
        position.attempt(seat, bots[seat].must_choose(position.view(seat)), luck)
        found = bots[seat].reason()
        if found is not None:
            said.add(found.key)
    assert said <= set(REASONS)
    assert {"nearest", "unknown", "jail"} <= said
    assert position.outcome().reason == "archibald"


def test_every_level_has_its_bot() -> None:
    makers = ARCHIBALD.bot_makers()
    assert set(ARCHIBALD.levels) < set(makers)
    assert (makers["beginner"], makers["solid"]) == (Beginner, Solid)
