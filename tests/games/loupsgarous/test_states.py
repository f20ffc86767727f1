"""The state machine of a day (LGT-410): each state, its guard, and what comes next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tablee.games.loupsgarous.rules import Village
from tests.games.loupsgarous.days import BEGUN, after, at_ballot, plain, play, setup, stands, town, vote
from tests.games.loupsgarous.village import kinds, seen

MORNING = [{"step": "breaking", "ends": BEGUN}, {"step": "election"}, {"step": "open_debate"}]


def morning(*people: str, **scene: Any) -> Village:
    return town(*people, agenda=MORNING, **scene)


# --- The stations of a day


def no_election() -> Village:
    village = morning(*plain())
    play(village, "… 0")
    return village


def due_election() -> Village:
    village = morning(*plain(), election_from=2)
    play(village, "… 0")
    return village


def elected() -> Village:
    village = due_election()
    play(village, "… 45", "1 elect 2", "… 25")
    return village


def debated(*people: str, **scene: Any) -> Callable[[], Village]:
    def reach() -> Village:
        village = town(*people, **scene)
        play(village, "… 10")
        return village

    return reach


def banned() -> Village:
    village = at_ballot("villager school", *plain())
    play(village, "0 ban")
    return village


def banned_all() -> Village:
    village = at_ballot("werewolf school", "villager farm1", "villager farm2", *["villager bundle dead"] * 3)
    play(village, "0 ban 1 2")
    return village


def kept() -> Village:
    village = at_ballot("villager tavern", *plain())
    play(village, "0 vote 1")
    return village


def counted(ballots: str, *people: str, **scene: Any) -> Callable[[], Village]:
    def reach() -> Village:
        village = at_ballot(*people, **scene)
        vote(village, ballots)
        if stands(village) == "ballot":
            play(village, "… 30")
        return village

    return reach


def second(ballots: str, *people: str, **scene: Any) -> Callable[[], Village]:
    def reach() -> Village:
        village = counted("0>1 1>0 2>1 3>0 4>2 5>3", *people, **scene)()
        vote(village, ballots)
        if stands(village) == "second_ballot":
            play(village, "… 20")
        return village

    return reach


def tie_timed_out() -> Village:
    village = counted("0>1 1>0 2>1 3>0 4>1 5>0 6>2", *plain(), captain=6)()
    play(village, "… 15")
    return village


def window(*turns: str) -> Callable[[], Village]:
    def reach() -> Village:
        village = at_ballot("villager manor", *plain())
        play(village, "1 vote 2", "… 30", *turns)
        return village

    return reach


def spared() -> Village:
    village = at_ballot("idiot", *plain(), "villager church")
    play(village, "1 vote 0", "… 30", "… 15")
    return village


def executed_with_token() -> Village:
    village = at_ballot("villager church", *plain())
    play(village, "1 vote 2", "… 30", "… 15")
    return village


def dusk_over() -> Village:
    village = executed_with_token()
    play(village, "… 8")
    return village


SECOND = "0>1 1>0 2>1 3>0 4>1 5>1"
TRANSITIONS: list[tuple[str, Callable[[], Village], str]] = [
    ("DAWN to ELECTION when one is due", due_election, "campaign"),
    ("DAWN to DEBATE when none is", no_election, "debate"),
    ("ELECTION to DEBATE", elected, "debate"),
    ("DEBATE to BAN with a living Teacher", debated("villager school", *plain()), "ban"),
    ("DEBATE to TAVERN without one", debated("villager tavern", *plain()), "tavern"),
    ("DEBATE to BALLOT without both", debated(*plain()), "ballot"),
    ("DEBATE to BALLOT with a keeper who has lost the goblet", debated("villager tavern spent", *plain()), "ballot"),
    ("BAN to BALLOT", banned, "ballot"),
    ("BAN to DUSK if nobody may vote", banned_all, "night"),
    ("TAVERN to BALLOT", kept, "ballot"),
    ("COUNT 1, one player, to SENTENCE", counted("0>1", *plain(), "villager church"), "sentence"),
    ("COUNT 1, no voice, to DUSK", counted("", *plain(), "villager church"), "dusk"),
    ("COUNT 1, tie, to SCAPEGOAT", counted("1>2 2>1", "scapegoat", *plain()), "voters"),
    ("COUNT 1, tie, to TIE_BREAK", counted("0>1 1>0 2>1 3>0 4>1 5>0 6>2", *plain(), captain=6), "tie_break"),
    ("COUNT 1, tie, to BALLOT 2", counted("0>1 1>0", *plain()), "second_ballot"),
    ("TIE_BREAK to BALLOT 2 on time-out", tie_timed_out, "second_ballot"),
    ("COUNT 2, one player, to SENTENCE", second(SECOND, *plain(5), "villager church"), "sentence"),
    ("COUNT 2, tie, to DUSK", second("0>1 1>0", *plain(5), "villager church"), "dusk"),
    ("COUNT 2, no voice, to DUSK", second("", *plain(5), "villager church"), "dusk"),
    ("SENTENCE, pardoned, to DUSK", window("2 ask", "0 pardon"), "night"),
    ("SENTENCE, refused, to EXECUTION", window("2 ask", "0 refuse", "… 15"), "dusk"),
    ("SENTENCE, Idiot spared, to DUSK", spared, "dusk"),
    ("EXECUTION to DUSK", executed_with_token, "dusk"),
    ("DUSK to NIGHT", dusk_over, "night"),
]


@pytest.mark.rules("LGT-410", "LGT-110")
@pytest.mark.parametrize(("what", "reach", "where"), TRANSITIONS, ids=[row[0] for row in TRANSITIONS])
def test_the_day_goes_on(what: str, reach: Callable[[], Village], where: str) -> None:
    assert stands(reach()) == where


@pytest.mark.rules("LGT-410", "LGT-225")
def test_a_tie_leads_to_the_tavern_before_the_second_ballot() -> None:
    village = kept()
    play(village, "1 vote 2", "2 vote 1", "3 vote 2", "… 30")
    assert stands(village) == "tavern"
    step = seen(village).step
    assert step is not None
    assert step.ballot == 2


@pytest.mark.rules("LGT-410", "LGT-028")
def test_setup_leads_to_the_presentation_and_to_the_first_night() -> None:
    assert stands(setup(9, preset="V2", token_mode="draft")) == "draft"
    assert stands(setup(9, preset="V2")) == "presentation"
    assert stands(setup(9, preset="S")) == "night"
    assert stands(setup(9, preset="S", captain_day="before_night_1")) == "campaign"


@pytest.mark.rules("LGT-410", "LGT-102", "LGT-101")
def test_the_aftermath_has_its_order() -> None:
    """Cascade, loss of powers, check, succession, the Scapegoat's list, housing; then back."""
    people = ["scapegoat farm1 lover", "hunter farm2 lover", "villager bailiff", "villager farm3", "werewolf bundle"]
    village = at_ballot(*people, *["villager bundle"] * 3, captain=0)
    lines = vote(village, "0>2 2>3 3>4 4>3 5>4 6>5 7>5 1>6")
    assert kinds(lines, "tied") == ["tied 2,3,4,5 scapegoat"]
    stations = [stands(village)]
    lines = play(village, "1 shoot 7")
    stations.append(stands(village))
    play(village, "0 name 3")
    stations.append(stands(village))
    play(village, "0 let 2", "0 close")
    stations.append(stands(village))
    play(village, "2 leave", "2 leave")
    stations.append(stands(village))
    assert stations == ["shot", "successor", "voters", "house", "night"]


@pytest.mark.rules("LGT-410", "LGT-310")
def test_check_ends_the_game_before_anybody_names_a_successor() -> None:
    village = at_ballot("werewolf", *["villager"] * 4, captain=0)
    lines = play(village, "1 vote 0", "… 30")
    assert stands(village) == "over"
    assert kinds(lines, "asked") == []


@pytest.mark.rules("LGT-410", "LGT-103")
def test_a_razor_in_the_debate_comes_back_to_it() -> None:
    village = town("villager barber", "werewolf farm1", "werewolf", *["villager"] * 4)
    play(village, "… 3", "0 shave 1")
    assert stands(village) == "debate"
    after(village, "ballot")


@pytest.mark.rules("LGT-410", "LGT-371")
def test_leavers_fall_before_the_dusk_window() -> None:
    people = ["villager church", *plain()]
    village = at_ballot(*people, options="leavers_die", leavers=[3])
    lines = play(village, "… 30")
    assert kinds(lines, "dusk_fell", "eliminated", "window_opened") == [
        "dusk_fell",
        "eliminated 3 villager left",
        f"window_opened dusk {village.now + 8_000}",
    ]


@pytest.mark.rules("LGT-410", "LGT-261")
def test_at_dusk_the_poster_is_removed() -> None:
    village = at_ballot("villager farm1", *plain(), poster=0)
    assert seen(village).poster == 0
    play(village, "1 vote 3", "2 vote 3", "4 vote 3", "… 30")
    assert (stands(village), seen(village).poster) == ("night", None)
    assert seen(village).alive[0]


@pytest.mark.rules("LGT-410")
def test_a_decided_tie_leads_to_the_sentence() -> None:
    village = at_ballot(*plain(), "villager church", captain=6)
    vote(village, "0>1 1>0 2>1 3>0 4>1 5>0 6>2 7>3")
    play(village, "6 break 1")
    assert stands(village) == "sentence"
