"""The timing system: SCH-200 to SCH-205 (the sums of SCH-203 are in test_invariants)."""

from __future__ import annotations

import pytest

from tablee.games.schtroumpfs import SCHTROUMPFS, Village
from tablee.games.schtroumpfs.events import DecisionRequested, DieRolled, ResourcesGained, WindowOpened
from tablee.kernel import FastLuck, Refused
from tests.games.schtroumpfs.village import (
    LEVELS,
    against,
    check_sums,
    choices,
    decision,
    only,
    options,
    play,
    random_moves,
    scene,
    seen,
    setup,
    told,
)

SEVEN = "2U:2 3U:2 4U:2 6U"


def again(position: Village) -> Village:
    return SCHTROUMPFS.position(position.to_json())


@pytest.mark.rules("SCH-200")
@pytest.mark.parametrize(("seats", "level"), [(1, "complex"), (2, "standard"), (3, "nightmare"), (5, "terrible")])
def test_every_moment_can_be_written_down_and_read_again(seats: int, level: str) -> None:
    position = setup(seats, 3, level=level)
    for count, at in enumerate(random_moves(position, FastLuck(seats), 1_500)):
        if count % 5 == 0:
            copy = again(at)
            assert copy.to_json() == at.to_json()
            for eyes in (None, *range(seats)):
                assert copy.view(eyes) == at.view(eyes)
            assert copy.awaited() == at.awaited()


@pytest.mark.rules("SCH-200")
@pytest.mark.parametrize(
    ("held", "crafted", "moves", "dice"),
    [
        ("S07 S02", "N07", ["0 play S07", "0 gain 1/1/0"], ""),  # window F
        ("P14 S02", "N07", ["0 play P14", "0 place 3L"], "azrael:hunt"),  # window C, a pending row
        ("P14 S02", "N10", ["0 play P14", "0 place 2L"], "danger:attack"),  # a reaction
        ("P09 S02", "N07", ["0 play P09", "0 shelter S03", "1 refuse"], ""),  # a refused card
        ("P10 S02", "N13", ["0 play P10", "0 place 1U"], ""),  # a drawn card
        ("P14 S02", "N02", ["0 play P14", "0 use N02"], ""),  # the inside of a bonus action
    ],
)
def test_also_between_a_question_and_its_answer(held: str, crafted: str, moves: list[str], dice: str) -> None:
    position = scene([held, "S03 P05"], crafted=crafted, stock="1/0/0", azrael=3)
    play(position, *moves, dice=dice)
    copy = again(position)
    assert options(copy) == options(position)
    assert copy.view(0) == position.view(0)
    for branch in options(position)[:4]:
        one, other = again(position), again(position)
        for at in (one, other):
            at.attempt(0, SCHTROUMPFS.move(branch), FastLuck(9))
        assert one.to_json() == other.to_json()


@pytest.mark.rules("SCH-200", "SCH-122")
def test_a_refusal_is_remembered_on_paper() -> None:
    position = scene(["P09 S02", "S03 P05"])
    play(position, "0 play P09", "0 shelter S03", "1 refuse")
    assert against(again(position), "0 shelter S03") == "SCH-122"


@pytest.mark.rules("SCH-201")
def test_at_most_one_decision_is_open_at_any_time() -> None:
    position = setup(4, 11)
    for at in random_moves(position, FastLuck(2), 3_000):
        assert len(at.awaited()) == (0 if at.over else 1)
        assert [seat for seat in range(4) if at.moves(seat)] == list(at.awaited())


@pytest.mark.rules("SCH-201")
@pytest.mark.parametrize(
    "wrong", ["0 gain 3/0/0", "0 place 3U", "0 decline", "1 gain 1/1/0", "0 play S02", "0 go on", "0 lose 1/0/0"]
)
def test_an_answer_that_is_not_offered_is_refused_and_changes_nothing(wrong: str) -> None:
    position = scene(["S07 S02", "S03"], stock="1/0/0")
    play(position, "0 play S07")
    before = position.to_json()
    with pytest.raises(Refused):
        play(position, wrong)
    assert position.to_json() == before
    assert decision(position) == "gain_types"


@pytest.mark.rules("SCH-201", "SCH-212")
def test_what_something_causes_is_done_before_what_follows_it() -> None:
    """The discard of an attack, and the choice inside it, come before the harvest of the dangerous action."""
    position = scene(["S02", "S03 P05 P06"], played="P14")
    heard = play(position, "0 place 3L", dice="danger:attack")
    assert told(heard, ResourcesGained) == []
    assert position.awaited() == (1,)
    heard = play(position, "1 discard P05")
    assert len(told(heard, ResourcesGained)) == 1


@pytest.mark.rules("SCH-201")
def test_an_end_empties_the_agenda() -> None:
    position = scene(["S02", "S03"], rows=SEVEN, played="P14", gargamel="G17")
    play(position, "0 place 5U")
    assert position.awaited() == ()
    assert list(seen(position).agenda) == []
    assert not any(position.moves(seat) for seat in range(2))
    assert seen(position).question is None


@pytest.mark.rules("SCH-202")
def test_no_result_is_drawn_before_it_is_needed() -> None:
    """The scripted dice would notice: nothing is drawn where no die, shuffle or random card is due."""
    position = scene(["P14 S02", "S03"], crafted="N07 N02", ideas="N09", stock="4/4/4", discard="S05")
    play(position, "0 craft N09", "0 use N02", "0 send 3", "0 play P14", "0 use N07", "0 gain 1/1/2", "0 place 4U")


@pytest.mark.rules("SCH-202")
def test_a_re_roll_is_one_more_draw() -> None:
    position = scene(["S10 S02", "S03"], crafted="N10")
    heard = play(position, "0 play S10", "0 use N10", dice="danger:attack danger:hunt")
    assert [(event.face, event.reroll) for event in told(heard, DieRolled)] == [(2, False), (4, True)]


@pytest.mark.rules("SCH-202")
def test_the_random_card_is_one_draw() -> None:
    position = scene(["S08 S02", "S03 S04 S05"])
    play(position, "0 play S08", "0 target 1", dice="pick:1")
    assert len(seen(position).hands[1]) == 2


@pytest.mark.rules("SCH-203")
@pytest.mark.parametrize("level", LEVELS)
def test_the_sums_hold_at_the_start(level: str) -> None:
    for seats in range(1, 6):
        check_sums(setup(seats, seats, level=level))


@pytest.mark.rules("SCH-204", "SCH-218")
def test_what_is_automatic_cannot_be_declined() -> None:
    position = scene(["S02", "S03"], rows="3U", crafted="N12", played="P14")
    heard = play(position, "0 place 3U")
    assert only(heard, ResourcesGained).tokens == (0, 4, 0)


@pytest.mark.rules("SCH-204")
def test_a_may_opens_a_decision() -> None:
    position = scene(["P09 S02", "S03"])
    play(position, "0 play P09")
    assert "decline" in options(position)
    position = scene(["P02 S02", "S03"], rows="3U")
    play(position, "0 play P02")
    assert options(position) == ["decline", "return 3U"]


@pytest.mark.rules("SCH-204", "SCH-074")
def test_the_choices_inside_a_mandatory_effect_are_still_decisions() -> None:
    position = scene(["S12 S02", "S03"])
    play(position, "0 play S12")
    assert choices(position, "advance") == ["1", "2"]
    assert against(position, "0 decline") != ""


def test_windows_and_decisions_are_told_to_everybody() -> None:
    position = scene(["S12 S02", "S03"])
    heard = play(position, "0 play S12")
    assert only(heard, DecisionRequested) == DecisionRequested(0, "jokey_steps")
    heard = play(position, "0 advance 1")
    assert only(heard, WindowOpened) == WindowOpened(0, "B")
