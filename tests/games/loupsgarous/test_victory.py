"""Victory (3.14)."""

from __future__ import annotations

import pytest

from tablee.kernel import EVERYTHING
from tests.games.loupsgarous.village import (
    alive,
    ended,
    kinds,
    morning,
    night,
    play,
    seen,
    step,
    until,
    village,
    wait,
)


def after_night(*players: str, at: str = "night 3", scene: dict[str, object] | None = None, **deeds: str | int) -> str:
    """How the game ends at dawn: "villagers 1,2"; empty, if it goes on."""
    position = village(*players, at=at, **(scene or {}))  # type: ignore[arg-type]
    night(position, **deeds)  # type: ignore[arg-type]
    lines = morning(position)
    assert (step(position) == "") == bool(ended(lines))
    return ended(lines)


# --- The conditions, one by one (LGT-312)


@pytest.mark.rules("LGT-312")
def test_1_nobody_lives() -> None:
    assert (
        after_night("werewolf", "witch", "villager dead", "seer dead", "villager dead", wolves=1, witch="- 0")
        == "draw -"
    )


@pytest.mark.rules("LGT-312", "LGT-311", "LGT-320")
def test_2_only_the_two_lovers_of_a_mixed_couple_live() -> None:
    players = ["werewolf lover", "villager lover", "villager", "seer dead", "cupid dead", "werewolf dead"]
    assert after_night(*players, wolves=2) == "lovers 0,1"


@pytest.mark.rules("LGT-311", "LGT-312")
def test_a_mixed_couple_and_one_more_go_on() -> None:
    players = ["werewolf lover", "villager lover", "villager", "villager", "cupid dead", "werewolf dead"]
    assert after_night(*players, wolves=2) == ""


@pytest.mark.rules("LGT-312", "LGT-240", "LGT-320")
def test_3_only_the_white_werewolf_lives() -> None:
    players = ["white_wolf", "werewolf dead", "villager", "seer dead", "villager dead"]
    assert after_night(*players, wolves=2) == "white 0"


@pytest.mark.rules("LGT-312", "LGT-320")
def test_4_everybody_but_the_piper_is_charmed() -> None:
    players = ["werewolf charmed", "piper", "villager", "villager", "seer charmed"]
    assert after_night(*players, piper="2 3") == "piper 1"
    assert after_night(*players) == ""


@pytest.mark.rules("LGT-312")
def test_4_whatever_the_seat_of_the_piper() -> None:
    assert after_night("piper", "werewolf charmed", "villager charmed", "villager charmed", "seer dead") == "piper 0"
    mixed = ["piper lover", "werewolf lover charmed", "villager charmed", "villager charmed", "seer dead"]
    assert after_night(*mixed) == ""


@pytest.mark.rules("LGT-312", "LGT-311")
def test_2_one_dead_lover_is_no_couple() -> None:
    """Without the rule of grief being asked: two live, and one of them is half of a mixed couple."""
    players = ["werewolf", "villager lover dead", "villager", "werewolf lover dead", "villager dead"]
    assert after_night(*players) == ""


@pytest.mark.rules("LGT-312")
def test_4_a_piper_alone_wins() -> None:
    players = ["werewolf", "piper", "witch", "villager dead", "seer dead"]
    assert after_night(*players, wolves=2, witch="- 0") == "piper 1"


@pytest.mark.rules("LGT-312", "LGT-315", "LGT-316")
def test_5_no_werewolf_lives() -> None:
    players = ["werewolf", "witch", "villager", "seer dead", "cupid dead", "white_wolf dead", "piper dead"]
    assert after_night(*players, witch="- 0") == "villagers 1,2,3,4"


@pytest.mark.rules("LGT-312", "LGT-319")
def test_6_no_villager_lives() -> None:
    players = ["werewolf", "werewolf dead", "villager", "seer dead", "white_wolf dead"]
    assert after_night(*players, wolves=2) == "werewolves 0,1"


# --- In this order (LGT-312, 310)


@pytest.mark.rules("LGT-312")
def test_the_lovers_come_before_the_piper_and_the_werewolves() -> None:
    """The last two are a mixed couple of whom one is the White Werewolf and the other a Werewolf: no Villager lives."""
    players = ["white_wolf lover", "werewolf lover", "villager", "seer dead", "villager dead"]
    assert after_night(*players, wolves=2) == "lovers 0,1"


@pytest.mark.rules("LGT-312", "LGT-311")
def test_mixed_lovers_come_before_a_piper_among_them() -> None:
    players = ["werewolf lover charmed", "piper lover", "villager charmed", "seer dead", "villager dead"]
    assert after_night(*players, wolves=2) == "lovers 0,1"


@pytest.mark.rules("LGT-312", "LGT-310")
def test_the_piper_comes_before_villagers_and_werewolves() -> None:
    players = ["werewolf", "piper", "witch", "villager charmed", "seer charmed"]
    assert after_night(*players, wolves=2, witch="- 0") == "piper 1"  # no Werewolf lives, all others are charmed
    players = ["werewolf charmed", "piper", "villager", "villager dead", "seer dead"]
    assert after_night(*players, wolves=2) == "piper 1"


@pytest.mark.rules("LGT-312", "LGT-297")
def test_a_dead_piper_wins_nothing() -> None:
    players = ["werewolf charmed", "piper", "villager charmed", "villager charmed", "seer charmed"]
    assert (
        after_night(
            *players,
            wolves=1,
        )
        == ""
    )


@pytest.mark.rules("LGT-310")
def test_the_charm_is_complete_only_after_the_cascade() -> None:
    """All are charmed at dawn, but the Piper falls to the Hunter's shot first."""
    players = ["werewolf charmed", "piper", "hunter charmed", "villager charmed", "seer charmed", "villager charmed"]
    position = village(*players, at="night 3")
    night(position, wolves=2)
    morning(position)
    assert step(position) == "shot"
    lines = play(position, "2 shoot 1")
    assert ended(lines) == ""


@pytest.mark.rules("LGT-310")
def test_never_in_the_middle_of_a_night() -> None:
    players = ["werewolf charmed", "piper", "villager", "villager", "seer charmed", "witch charmed"]
    position = village(*players, at="night 3")
    until(position, "piper")
    play(position, "1 tap piper 2 3")
    until(position, "charmed")
    assert not seen(position).over
    until(position, "dawn")
    assert not seen(position).over
    assert ended(morning(position)) == "piper 1"


# --- No victory by numbers (LGT-313, 314)


@pytest.mark.rules("LGT-313")
@pytest.mark.parametrize(
    "players",
    [
        ["werewolf", "villager", "villager dead", "seer dead", "villager dead"],
        ["werewolf", "werewolf", "werewolf", "seer", "villager dead"],
        ["werewolf", "werewolf", "villager", "seer", "villager dead"],
        ["white_wolf", "villager", "villager", "villager", "villager"],
        ["white_wolf", "werewolf", "villager", "villager dead", "villager dead"],
    ],
)
def test_the_last_one_must_really_fall(players: list[str]) -> None:
    assert after_night(*players) == ""


@pytest.mark.rules("LGT-313", "LGT-005")
def test_villagers_must_eliminate_the_white_werewolf_too() -> None:
    players = ["werewolf", "white_wolf", "witch", "villager", "villager"]
    assert after_night(*players, witch="- 0") == ""
    players[0] += " dead"
    assert after_night(*players, witch="- 1") == "villagers 2,3,4"


@pytest.mark.rules("LGT-313", "LGT-006", "LGT-312")
def test_werewolves_must_eliminate_the_piper_too() -> None:
    players = ["werewolf", "piper", "villager", "villager dead", "seer dead"]
    assert after_night(*players, wolves=2) == ""


@pytest.mark.rules("LGT-314", "LGT-319")
def test_among_werewolves_alone_the_white_one_loses() -> None:
    players = ["white_wolf", "werewolf", "villager", "villager dead", "werewolf dead"]
    assert after_night(*players, wolves=2) == "werewolves 1,4"


# --- Mixed couples (LGT-311)


@pytest.mark.rules("LGT-311", "LGT-316")
@pytest.mark.parametrize(
    ("one", "other", "mixed"),
    [
        ("werewolf", "villager", True),
        ("werewolf", "piper", True),
        ("white_wolf", "villager", True),
        ("white_wolf", "werewolf", True),
        ("werewolf", "werewolf", False),
        ("villager", "seer", False),
    ],
)
def test_when_a_couple_is_mixed(one: str, other: str, mixed: bool) -> None:
    """The two of them are left: a mixed couple wins; of one side, that side does."""
    witch = "witch" if "were" in one or "white" in one else "werewolf"
    players = [f"{one} lover", f"{other} lover", witch, "cupid dead", "villager dead"]
    position = village(*players, at="night 3")
    if witch == "witch":
        night(position, wolves=2)
    else:
        until(position, "dawn")
        morning(position)
        until(position, "ballot")
        play(position, "0 vote 2", "1 vote 2", "2 vote 0")
        assert seen(position).reason == "villagers"
        return
    result = ended(morning(position)).split()[0]
    assert result == ("lovers" if mixed else "werewolves")


@pytest.mark.rules("LGT-311", "LGT-312", "LGT-315")
def test_a_piper_and_a_villager_are_not_mixed_and_each_keeps_the_goal() -> None:
    players = ["werewolf charmed", "piper lover", "villager lover charmed", "villager charmed", "seer charmed"]
    assert after_night(*players) == "piper 1"


@pytest.mark.rules("LGT-311", "LGT-042")
def test_a_couple_is_judged_by_the_cards_after_the_thiefs_choice() -> None:
    """The Thief took a Werewolf: with a Villager he is a mixed couple."""
    players = [
        "werewolf dealt=thief lover",
        "villager lover",
        "villager",
        "werewolf dead",
        "cupid dead",
        "werewolf dead",
    ]
    assert after_night(*players, wolves=2, scene={"centre": "thief villager"}) == "lovers 0,1"
    position = village("werewolf", "thief", "cupid", "villager", "villager", centre="werewolf villager", at="night 1")
    night(position, thief="left", cupid="1 3")
    assert position.is_mixed()


@pytest.mark.rules("LGT-311", "LGT-312")
def test_a_mixed_piper_no_longer_wins_by_the_charm() -> None:
    players = ["werewolf lover charmed", "piper lover", "villager charmed", "villager charmed", "cupid dead"]
    assert after_night(*players) == ""


# --- Winners (LGT-315, 316, 319, 320)


@pytest.mark.rules("LGT-315")
def test_villagers_who_win_are_all_with_a_villager_card_but_the_piper_and_a_mixed_couple() -> None:
    players = [
        "werewolf lover dead",
        "villager lover dead",
        "witch",
        "villager dead",
        "piper",
        "cupid",
        "white_wolf",
        "villager",
    ]
    assert after_night(*players, witch="- 6") == "villagers 2,3,5,7"


@pytest.mark.rules("LGT-315", "LGT-316")
def test_lovers_of_one_side_win_with_it() -> None:
    players = ["werewolf", "villager lover", "witch", "villager dead", "seer lover", "cupid dead"]
    assert after_night(*players, witch="- 0") == "villagers 1,2,3,4,5"


@pytest.mark.rules("LGT-319")
def test_werewolves_who_win_are_the_ordinary_ones_living_or_not_without_a_mixed_couple() -> None:
    players = [
        "werewolf lover dead",
        "villager lover dead",
        "werewolf",
        "werewolf dead",
        "white_wolf dead",
        "villager",
        "cupid dead",
    ]
    assert after_night(*players, wolves=5) == "werewolves 2,3"


@pytest.mark.rules("LGT-319", "LGT-316")
def test_two_werewolves_in_love_win_with_the_pack() -> None:
    players = ["werewolf lover", "werewolf lover", "werewolf dead", "villager", "cupid dead"]
    assert after_night(*players, wolves=3) == "werewolves 0,1,2"


@pytest.mark.rules("LGT-319", "LGT-042")
def test_what_counts_is_the_card_of_now() -> None:
    players = ["werewolf dealt=thief", "werewolf dead", "villager", "cupid dead", "villager dead"]
    assert after_night(*players, wolves=2, scene={"centre": "thief villager"}) == "werewolves 0,1"


@pytest.mark.rules("LGT-320")
def test_lovers_win_as_two_and_the_piper_and_the_white_one_alone() -> None:
    players = ["werewolf lover", "villager lover", "villager", "seer dead", "cupid dead", "werewolf dead"]
    assert after_night(*players, wolves=2) == "lovers 0,1"  # neither Cupid nor the pack
    players = ["werewolf charmed", "piper", "villager charmed", "villager charmed", "villager dead"]
    assert after_night(*players) == "piper 1"


# --- Standstill (LGT-317) and the end (LGT-318)


@pytest.mark.rules("LGT-317")
@pytest.mark.parametrize(("quiet", "fell", "stalemate"), [(3, 0, True), (2, 0, False), (3, 1, False)])
def test_four_quiet_rounds_in_a_row_end_the_game_at_dusk(quiet: int, fell: int, stalemate: bool) -> None:
    position = village(
        "werewolf", "seer", "villager", "villager", "villager", at="dusk 4", quiet_rounds=quiet, deaths_this_round=fell
    )
    assert not seen(position).over
    if stalemate:
        wait(position, 8)
        assert seen(position).over
        assert (seen(position).reason, list(seen(position).winners)) == ("stalemate", [])
    else:
        until(position, "nightfall")


@pytest.mark.rules("LGT-317")
def test_four_whole_rounds_from_the_first() -> None:
    position = village("werewolf", "seer", "villager", "villager", "villager", at="night 1", options="captain=no")
    for round in range(1, 5):
        assert seen(position).round == round
        assert seen(position).phase == "night"
        until(position, "dawn")
        until(position, "nightfall" if round < 4 else "")
    assert seen(position).reason == "stalemate"


@pytest.mark.rules("LGT-317")
def test_an_elimination_begins_the_count_anew() -> None:
    position = village("werewolf", "seer", "villager", "villager", "villager", at="night 4", quiet_rounds=3)
    night(position, wolves=2)
    until(position, "nightfall")
    until(position, "dawn")
    until(position, "nightfall")
    assert alive(position) == [0, 1, 3, 4]


@pytest.mark.rules("LGT-318")
def test_at_the_end_everything_is_shown_to_all() -> None:
    players = ["werewolf lover", "villager lover", "witch", "seer", "thief dead", "villager dead"]
    position = village(*players, centre="hunter villager", at="night 3")
    lines = night(position, seer=0, wolves="0:3", witch="3 0")
    lines += morning(position)
    assert ended(lines).split()[0] == "villagers"
    (line,) = kinds(lines, "game_ended")
    for deed in ("3,vision,3,0,werewolf", "3,designated,0,3,-", "3,heal,2,3,-", "3,poison,2,0,-"):
        assert deed in line.split()[6]
    assert line.split()[3:6] == ["werewolf,villager,witch,seer,thief,villager", "hunter,villager", "0,1"]
    assert (seen(position).phase, seen(position).over) == ("end", True)
    for eyes in (None, 2, 4):
        view = seen(position, eyes)
        assert list(view.final_cards) == ["werewolf", "villager", "witch", "seer", "thief", "villager"]
        assert list(view.centre) == ["hunter", "villager"]
        assert list(view.lovers) == [0, 1]
        deeds = {(note.kind, note.seat, note.target) for note in view.notes}
        assert {("vision", 3, 0), ("designated", 0, 3), ("heal", 2, 3), ("poison", 2, 0)} <= deeds


@pytest.mark.rules("LGT-318", "LGT-350")
def test_at_the_end_the_answers_to_decoys_are_shown_without_their_names() -> None:
    """Section 6: aggregated."""
    players = ["werewolf", "villager", "witch", "seer", "villager dead", "villager dead"]
    position = village(*players, at="night 3")
    until(position, "seer")
    play(position, "1 tap seer 3")
    night(position, witch="- 0")
    assert ended(morning(position)).split()[0] == "villagers"
    decoys = [note for note in seen(position).notes if note.kind.startswith("decoy")]
    assert [(note.seat, note.target) for note in decoys] == [(None, 3)]


@pytest.mark.rules("LGT-318", "LGT-350")
def test_the_order_of_the_answers_to_decoys_tells_no_names() -> None:
    """Nor which two of them were one player's pair."""
    shown = []
    for one, other in (("4 5", "5 3"), ("5 3", "4 5")):
        position = village("werewolf", "seer", "witch", *["villager"] * 3, at="night 2")
        until(position, "witch")
        play(position, f"3 tap witch {one}", f"4 tap witch {other}")
        until(position, "dawn")
        beyond = seen(position, EVERYTHING).beyond
        assert beyond is not None
        shown.append([(note.kind, note.target) for note in beyond.notes if note.kind.startswith("decoy")])
    assert shown[0] == shown[1]
    assert shown[0] == [("decoy pair", 4), ("decoy pair", 5), ("decoy safest", 3), ("decoy safest", 5)]
