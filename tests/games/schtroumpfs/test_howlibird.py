"""The Howlibird: SCH-172 to SCH-175."""

from __future__ import annotations

import pytest

from tablee.games.schtroumpfs.events import CardDiscarded, CardDrawn, MeepleReturned, TargetDesignated
from tests.games.schtroumpfs.village import against, choices, hand, only, options, play, scene, seen, told


@pytest.mark.rules("SCH-172")
def test_only_players_with_a_useful_smurf_are_designated_the_roller_included() -> None:
    position = scene(["S10 P05", "S03 P06", "S04"])
    play(position, "0 play S10", dice="danger:attack")
    assert options(position) == ["target 0", "target 1"]
    assert against(position, "0 target 2") == "SCH-172"


@pytest.mark.rules("SCH-172")
def test_the_only_one_who_can_be_designated_is() -> None:
    position = scene(["S10 S02", "S03 P06", "S04"])
    heard = play(position, "0 play S10", dice="danger:attack")
    assert only(heard, TargetDesignated) == TargetDesignated(0, 1, "attack")
    assert only(heard, CardDiscarded) == CardDiscarded(1, "P06", "attack")


@pytest.mark.rules("SCH-172")
def test_the_designated_player_chooses_which_useful_smurf() -> None:
    position = scene(["S10 S02", "S03 P06 P07", "S04"])
    play(position, "0 play S10", dice="danger:attack")
    assert position.awaited() == (1,)
    assert options(position) == ["discard P06", "discard P07"]
    assert against(position, "1 discard S03") != ""
    play(position, "1 discard P07")
    assert hand(position, 1) == ["P06", "S03"]


@pytest.mark.rules("SCH-172")
def test_without_any_useful_smurf_anybody_with_a_card_is_designated() -> None:
    position = scene(["S10 S02", "", "S04 S05"], active=0)
    play(position, "0 play S10", dice="danger:attack")
    assert options(position) == ["target 0", "target 2"]
    play(position, "0 target 2")
    assert options(position) == ["discard S04", "discard S05"]


@pytest.mark.rules("SCH-172")
def test_if_no_player_holds_a_card_none_is_discarded() -> None:
    position = scene(["S10", "", ""])
    heard = play(position, "0 play S10", dice="danger:attack")
    assert told(heard, CardDiscarded) == []
    assert seen(position).nest == 1
    assert choices(position, "place") != []


@pytest.mark.rules("SCH-173")
def test_a_meeple_in_the_nest_cannot_be_placed() -> None:
    position = scene(["S10 S02", "S03"], rows="2U:2 3U:2 4U:2 6U", gargamel="G12 G13 G17")
    play(position, "0 play S10", "0 target 1", dice="danger:attack")
    assert seen(position).round == 2  # the last meeple was taken: no placement, and the round ended


@pytest.mark.rules("SCH-173", "SCH-110")
@pytest.mark.parametrize(
    ("hands", "crafted", "moves", "reason", "count"),
    [
        ("P14 S02", "", ["0 play P14", "0 place 1U", "0 rescue nest"], "1U", 1),
        ("P07 S02", "", ["0 play P07"], "P07", 1),
        ("P14 S02", "N04", ["0 use N04"], "N04", 2),
    ],
)
def test_a_freed_meeple_is_usable_again_in_this_round(
    hands: str, crafted: str, moves: list[str], reason: str, count: int
) -> None:
    position = scene([hands, "S03"], nest=2, stock="1/0/0", azrael=5, crafted=crafted)
    heard = play(position, *moves)
    assert only(heard, MeepleReturned) == MeepleReturned("nest", count, reason)
    assert seen(position).nest == 2 - count
    assert seen(position).esplanade == 6 + count - sum(move.startswith("0 place") for move in moves)


@pytest.mark.rules("SCH-174", "SCH-077")
@pytest.mark.parametrize("face", ["attack", "hunt"])
def test_the_card_in_play_cannot_be_taken(face: str) -> None:
    position = scene(["S02", "S03"], played="P14")
    heard = play(position, "0 place 3L", *(["0 target 1"] if face == "attack" else []), dice=f"danger:{face}")
    taken = [event.card for event in told(heard, CardDiscarded) if event.reason != "played"]
    assert taken == (["S03"] if face == "attack" else [])


@pytest.mark.rules("SCH-175")
def test_discarded_cards_lie_face_up() -> None:
    position = scene(["S10 P05", "S03"], discard="S07")
    play(position, "0 play S10", dice="danger:hunt")
    assert list(seen(position).discard) == ["S07", "P05"]


@pytest.mark.rules("SCH-175")
def test_a_hand_emptied_on_anothers_turn_draws_at_the_start_of_its_own() -> None:
    position = scene(["S10 S02", "P05", "S03"], deck="S06 S07 S08 S09 …")
    heard = play(position, "0 play S10", dice="danger:attack")
    assert told(heard, CardDrawn) == []
    assert hand(position, 1) == []
    heard = play(position, "0 place 3U")
    assert told(heard, CardDrawn) == [CardDrawn(1, "S06", "deck", "empty")]


@pytest.mark.rules("SCH-175")
def test_a_hand_emptied_in_ones_own_turn_draws_at_step_4() -> None:
    position = scene(["S10 P05", "S03", "S04"], deck="S06 S07 S08 S09 …")
    heard = play(position, "0 play S10", dice="danger:hunt")
    assert told(heard, CardDrawn) == []
    heard = play(position, "0 place 3U")
    assert [event.reason for event in told(heard, CardDrawn)] == ["hand", "hand", "hand"]
