"""How a game ends by day (LGT-317, 318): a standstill, and what is shown at the end."""

from __future__ import annotations

import pytest

from tablee.games.loupsgarous.events import GameEnded
from tablee.kernel import EVERYTHING
from tests.games.loupsgarous.days import after, at_ballot, by_chance, executed, facts, only, play, stands, town
from tests.games.loupsgarous.village import seen

OTHERS = ["werewolf", *["villager"] * 5]
PAIR = ["werewolf", "cupid", "villager lover", "seer lover", *["villager"] * 2]
LOOKED = [[1, "look", 3, 0, "werewolf"]]


@pytest.mark.rules("LGT-317", "LGT-410")
@pytest.mark.parametrize(("quiet", "ends"), [(2, False), (3, True)])
def test_four_rounds_without_an_elimination_end_the_game(quiet: int, ends: bool) -> None:
    village = town(*OTHERS, quiet_rounds=quiet, round=quiet + 1)
    after(village, "over" if ends else "night")
    assert village.over == ends
    if ends:
        assert (seen(village).reason, list(seen(village).winners)) == ("stalemate", [])


@pytest.mark.rules("LGT-317")
def test_four_whole_rounds_from_the_beginning() -> None:
    village = town(*OTHERS, round=1, agenda=[{"step": "dusk_window", "ends": 100_000}, {"step": "nightfall"}])
    village.drain()
    by_chance(village, "over")
    assert (seen(village).reason, seen(village).round) == ("stalemate", 5)


@pytest.mark.rules("LGT-317")
@pytest.mark.parametrize("when", ["night", "day"])
def test_an_elimination_in_the_round_begins_the_count_anew(when: str) -> None:
    if when == "day":
        village, _ = executed(*OTHERS, target=1, quiet_rounds=3, round=4)
    else:
        village = town(*OTHERS, quiet_rounds=3, deaths_this_round=1, round=4)
        after(village, "night")
    assert stands(village) == "night"
    assert village.to_json().get("quiet_rounds", 0) == 0


@pytest.mark.rules("LGT-317", "LGT-194")
def test_it_is_tested_when_dusk_ends() -> None:
    village = town("villager barber", "werewolf farm1", "werewolf", *["villager"] * 3, quiet_rounds=3, round=4)
    after(village, "dusk")
    assert "eliminated 1 werewolf razor" in play(village, "0 shave 1")
    after(village, "night")
    assert not village.over


@pytest.mark.rules("LGT-318")
def test_at_the_end_everything_is_shown_to_all() -> None:
    village = at_ballot(*PAIR, centre="villager thief", notes=LOOKED)
    assert (list(seen(village).final_cards), list(seen(village).notes)) == ([], [])
    play(village, "1 vote 0", "… 30")
    assert village.over
    for eyes in (None, 0, 4, EVERYTHING):
        view = seen(village, eyes)
        assert list(view.final_cards) == ["werewolf", "cupid", "villager", "seer", "villager", "villager"]
        assert list(view.centre) == ["villager", "thief"]
        assert list(view.lovers) == [2, 3]
        assert [(note.kind, note.seat, note.target, note.word) for note in view.notes] == [("look", 3, 0, "werewolf")]
        assert [list(ballot.votes) for ballot in view.ballots] == [[None, 0, None, None, None, None]]


@pytest.mark.rules("LGT-318", "LGT-312", "LGT-315")
def test_the_end_is_told_with_its_winners_and_cards() -> None:
    village = at_ballot("werewolf", *["villager"] * 5)
    ended = only(facts(village, "1 vote 0", "… 30"), GameEnded)
    assert (ended.reason, list(ended.winners)) == ("villagers", [1, 2, 3, 4, 5])
    assert list(ended.cards) == ["werewolf", *["villager"] * 5]
    assert village.payoff() == [0, 1, 1, 1, 1, 1]


@pytest.mark.rules("LGT-318", "LGT-036")
def test_before_the_end_none_of_it_is_public() -> None:
    village = town(*PAIR, notes=LOOKED)
    view = seen(village)
    assert (list(view.final_cards), list(view.centre), list(view.lovers), list(view.notes)) == ([], [], [], [])
