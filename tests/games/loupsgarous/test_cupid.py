"""Cupid and the Lovers (LGT-044 to 049)."""

from __future__ import annotations

import pytest

from tests.games.loupsgarous.village import (
    against,
    alive,
    choices,
    dawn,
    facts,
    facts_until,
    kinds,
    lots,
    lovers,
    morning,
    play,
    seen,
    step,
    tale,
    until,
    village,
)

TABLE = ["werewolf", "cupid", "villager", "villager", "seer"]


# --- The choice


@pytest.mark.rules("LGT-044")
def test_he_designates_two_different_players_himself_perhaps() -> None:
    position = village(*TABLE, at="night 1")
    until(position, "cupid")
    pairs = choices(position, 1).split()
    assert sorted({tuple(sorted(pair.split(","))) for pair in pairs}) == [
        (str(one), str(other)) for one in range(5) for other in range(one + 1, 5)
    ]
    assert against(position, "1 tap cupid 2 2") == "illegal_choice"
    assert against(position, "1 tap cupid 1 3") == ""


@pytest.mark.rules("LGT-044")
def test_he_cannot_decline() -> None:
    position = village(*TABLE, at="night 1")
    until(position, "cupid")
    for cells in ("- -", "2 -", "- 2"):
        assert against(position, f"1 tap cupid {cells}") == "illegal_choice"


@pytest.mark.rules("LGT-044")
def test_without_an_answer_two_others_are_drawn() -> None:
    pairs: set[tuple[int, ...]] = set()
    for seed in range(20):
        position = village(*TABLE, at="night 1")
        luck = lots(seed=seed)
        until(position, "wolves", luck)
        assert luck.labels.count("cupid") == 1
        pair = tuple(sorted(lovers(position)))
        assert len(set(pair)) == 2
        assert 1 not in pair
        pairs.add(pair)
    assert len(pairs) > 3


@pytest.mark.rules("LGT-044", "LGT-023")
def test_with_cupid_in_the_centre_nobody_is_in_love() -> None:
    position = village("werewolf", "werewolf", "thief", "villager", "seer", centre="cupid villager", at="night 1")
    lines = until(position, "wolves")
    assert [line.split()[1] for line in kinds(lines, "call_started")] == ["thief", "cupid", "lovers", "seer", "wolves"]
    assert kinds(lines, "lover_told", "lovers_chosen") == []  # LGT-046: the call is made all the same
    assert lovers(position) == []


# --- What is told


@pytest.mark.rules("LGT-044", "LGT-046")
@pytest.mark.parametrize("grouped", ["", "grouped"])
def test_cupid_himself_may_be_one_of_them(grouped: str) -> None:
    position = village(*TABLE, at="night 1", options=grouped)
    until(position, "cupid")
    play(position, f"1 tap {step(position)} 3 1")
    events = facts_until(position, "wolves")
    assert kinds(tale(events, 1), "lover_told") == ["lover_told 1 3"]
    assert kinds(tale(events, 3), "lover_told") == ["lover_told 3 1"]
    assert (seen(position, 1).lover, seen(position, 3).lover) == (3, 1)


@pytest.mark.rules("LGT-045", "LGT-046")
@pytest.mark.parametrize("grouped", ["", "grouped"])
def test_cupid_knows_whom_he_chose_and_the_lovers_know_each_other(grouped: str) -> None:
    position = village(*TABLE, at="night 1", options=grouped)
    until(position, "cupid")
    play(position, f"1 tap {step(position)} 0 3")
    events = facts_until(position, "wolves")
    assert kinds(tale(events, 1), "lovers_chosen", "lover_told") == ["lovers_chosen 1 0,3"]
    assert kinds(tale(events, 0), "lovers_chosen", "lover_told") == ["lover_told 0 3"]
    assert kinds(tale(events, 3), "lovers_chosen", "lover_told") == ["lover_told 3 0"]
    for eyes in (None, 2, 4):
        assert kinds(tale(events, eyes), "lovers_chosen", "lover_told") == []
    assert [seen(position, seat).lover for seat in range(5)] == [3, None, None, 0, None]
    assert [list(seen(position, seat).couple) for seat in range(5)] == [[], [0, 3], [], [], []]
    assert list(seen(position).lovers) == []


@pytest.mark.rules("LGT-046")
def test_the_lovers_are_told_in_their_own_call_not_before() -> None:
    position = village(*TABLE, at="night 1")
    until(position, "cupid")
    events = facts(position, "1 tap cupid 0 3")
    assert kinds(tale(events), "lover_told") == []
    assert [seen(position, seat).lover for seat in (0, 3)] == [None, None]
    lines = until(position, "lovers")
    assert kinds(lines, "call_started", "lover_told")[-3:] == [
        kinds(lines, "call_started")[-1],
        "lover_told 0 3",
        "lover_told 3 0",
    ]


@pytest.mark.rules("LGT-046", "LGT-311")
def test_a_lover_learns_neither_the_card_nor_the_side_of_the_other() -> None:
    views = []
    for other in ("werewolf", "villager"):
        rest = "villager" if other == "werewolf" else "werewolf"
        position = village(other, "cupid", rest, "villager lover", "seer lover", at="night 2")
        until(position, "seer")
        views.append(seen(position, 3))
    assert views[0] == views[1]
    one = village("werewolf lover", "cupid", "villager", "villager lover", "seer", at="debate 2")
    two = village("villager lover", "cupid", "werewolf", "villager lover", "seer", at="debate 2")
    assert seen(one, 3) == seen(two, 3)
    assert seen(one, 3).shown[0] is None


@pytest.mark.rules("LGT-047")
def test_lovers_have_no_channel_of_their_own() -> None:
    position = village("villager lover", "cupid", "werewolf", "villager lover", "seer", at="night 2")
    for name in ("nightfall", "seer", "wolves", "debate"):
        until(position, name)
        assert position.channels(0) == position.channels(4)


# --- No harm (LGT-048)


@pytest.mark.rules("LGT-048", "LGT-057")
def test_a_werewolf_cannot_designate_his_lover_but_his_packmate_can() -> None:
    position = village("werewolf lover", "werewolf", "villager lover", "villager", "seer", at="night 2")
    until(position, "wolves")
    assert choices(position, 0) == "3 4 -"
    assert choices(position, 1) == "2 3 4 -"


@pytest.mark.rules("LGT-048", "LGT-241")
def test_the_white_werewolf_cannot_bite_his_lover() -> None:
    position = village("white_wolf lover", "werewolf", "werewolf lover", "villager", "villager", at="night 2")
    until(position, "white_wolf")
    assert choices(position, 0) == "1 -"


@pytest.mark.rules("LGT-048", "LGT-083")
def test_the_witch_cannot_poison_her_lover_but_may_heal_him() -> None:
    position = village("werewolf", "witch lover", "villager lover", "villager", "seer", at="night 2")
    until(position, "wolves")
    play(position, "0 tap wolves 2")
    until(position, "witch")
    assert against(position, "1 tap witch - 2") == "illegal_choice"
    assert against(position, "1 tap witch 2 -") == ""
    assert against(position, "1 tap witch - 3") == ""


@pytest.mark.rules("LGT-048", "LGT-260")
def test_the_raven_cannot_post_on_his_lover() -> None:
    position = village("werewolf", "raven lover", "villager lover", "villager", "seer", at="night 2")
    until(position, "raven")
    assert choices(position, 1) == "0 3 4 -"


@pytest.mark.rules("LGT-048", "LGT-250")
def test_the_pyromaniac_cannot_burn_the_house_of_his_lover() -> None:
    position = village(
        "werewolf farm1",
        "pyromaniac farm2 lover",
        "villager church lover",
        "villager manor",
        "seer bundle",
        at="night 2",
    )
    until(position, "pyromaniac")
    assert choices(position, 1).split() == ["farm1", "farm2", "manor", "-"]
    position = village(
        "villager church lover",
        "pyromaniac farm2 lover",
        "werewolf farm1",
        "villager manor",
        "seer bundle",
        at="night 2",
    )
    until(position, "pyromaniac")
    assert choices(position, 1).split() == ["farm2", "farm1", "manor", "-"]


@pytest.mark.rules("LGT-048")
def test_what_does_no_harm_is_allowed() -> None:
    position = village(
        "werewolf", "seer lover", "protector", "villager", "piper lover", "villager", "villager", at="night 2"
    )
    until(position, "seer")
    assert against(position, "1 tap seer 4") == ""
    until(position, "piper")
    assert against(position, "4 tap piper 1 3") == ""


@pytest.mark.rules("LGT-048", "LGT-365")
def test_the_refusal_is_for_the_lover_alone() -> None:
    position = village("werewolf lover", "werewolf", "villager lover", "villager", "seer", at="night 2")
    until(position, "wolves")
    position.drain()
    assert against(position, "0 tap wolves 2") == "illegal_choice"
    assert against(position, "0 tap wolves 1") == "illegal_choice"  # the same as for any other reason
    assert position.drain() == []


# --- Grief (LGT-049)


@pytest.mark.rules("LGT-049", "LGT-101")
def test_a_lover_dies_of_grief_at_once() -> None:
    position = village("werewolf", "seer lover", "villager lover", "villager", "villager", at="night 2")
    assert dawn(position, wolves=2)[1:] == ["eliminated 2 villager night"]
    lines = morning(position)
    assert lines[0] == "eliminated 1 seer grief"
    assert alive(position) == [0, 3, 4]


@pytest.mark.rules("LGT-049")
def test_both_lovers_hit_in_one_night_die_in_it_without_grief() -> None:
    position = village("werewolf", "seer lover", "villager lover", "villager", "witch", at="night 2")
    lines = dawn(position, wolves=2, witch="- 1")
    lines += morning(position)
    assert kinds(lines, "eliminated") == ["eliminated 1 seer night", "eliminated 2 villager night"]


@pytest.mark.rules("LGT-049")
def test_nobody_else_grieves() -> None:
    position = village("werewolf", "cupid", "villager lover", "villager lover", "witch", at="night 2")
    lines = dawn(position, wolves=1) + morning(position)
    assert kinds(lines, "eliminated") == ["eliminated 1 cupid night"]
