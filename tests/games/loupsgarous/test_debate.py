"""The debate (LGT-110 to 114): a clock, who is ready, and what breaks a silence."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.loupsgarous.events import Relaunched
from tablee.games.loupsgarous.moves import CARDS
from tablee.games.loupsgarous.rules import Village
from tablee.kernel import FastLuck, Spoke
from tests.games.loupsgarous.days import BEGUN, choices, facts, later, only, plain, play, seconds, stands, town, why_not
from tests.games.loupsgarous.village import PLAIN, kinds, seen, told

OPENING = [{"step": "breaking", "ends": BEGUN}, {"step": "open_debate"}]


def opening(*people: str, **scene: Any) -> Village:
    village = town(*people, agenda=OPENING, **scene)
    play(village, "… 0")
    assert stands(village) == "debate"
    return village


def long(*people: str, **scene: Any) -> Village:
    """A debate with a minute to go; nobody has said anything for a moment."""
    return town(*people, agenda=[{"step": "debate", "ends": BEGUN + 60_000}], **scene)


# --- The order of a day


@pytest.mark.rules("LGT-110", "LGT-410")
def test_a_day_has_its_order() -> None:
    people = ["villager farm1", "villager farm2", "villager school", "villager tavern", "villager church"]
    people += ["werewolf bundle", *["villager bundle"] * 3]
    steps = [{"step": "breaking", "ends": BEGUN}, {"step": "election"}, {"step": "open_debate"}]
    village = town(*people, agenda=steps, election_from=2)
    found: list[str] = []
    answers = {"tavern": "3 vote 6", "ballot": "5 vote 6"}
    while seen(village).phase == "day":
        found += [stands(village)] if found[-1:] != [stands(village)] else []
        if stands(village) in answers and not why_not(village, answers[stands(village)]):
            play(village, answers[stands(village)])
        if stands(village) == found[-1]:
            village.advance(village.due() or 0, FastLuck(3))
    assert found == ["dawn", "campaign", "election", "debate", "ban", "tavern", "ballot", "sentence", "dusk"]


@pytest.mark.rules("LGT-111")
def test_every_living_player_may_say_anything_and_the_dead_are_silent() -> None:
    village = town(*plain(), "villager dead")
    for seat in range(7):
        assert "village" in village.channels(seat).speak
        play(village, f"{seat} say claim")
        assert {"werewolf", "villager"} <= set(choices(village, seat, "add"))
    assert village.channels(7).speak == ("graveyard",)
    assert why_not(village, "7 say deny") == "dead LGT-330"
    assert why_not(village, "7 ready") == "dead LGT-330"


@pytest.mark.rules("LGT-111")
def test_every_living_player_may_claim_to_be_any_character() -> None:
    village = town(*plain())
    play(village, "1 say claim")
    assert set(choices(village, 1, "add")) == set(CARDS)


@pytest.mark.rules("LGT-112")
def test_no_move_shows_ones_own_card() -> None:
    """What others know of a card is what was said, never the card itself."""
    village = long("seer", "werewolf", *["villager"] * 4)
    play(village, "0 say claim", "0 add seer", "0 send")
    assert [seen(village, eyes).shown[0] for eyes in (None, 1, 2)] == [None, None, None]
    assert not {"show", "reveal"} & {str(move).split()[0] for move in village.moves(0)}


# --- The clock


@pytest.mark.rules("LGT-113")
@pytest.mark.parametrize(("living", "lasts"), [(5, 135), (6, 150), (12, 240), (20, 360), (24, 360)])
def test_the_debate_has_a_clock_by_the_number_of_the_living(living: int, lasts: int) -> None:
    assert seconds(opening(*plain(living - 1))) == lasts


@pytest.mark.rules("LGT-113")
def test_the_debate_lasts_at_least_ninety_seconds() -> None:
    village = opening("werewolf", "villager", *["villager dead"] * 4)
    assert seconds(village) == 90


@pytest.mark.rules("LGT-113")
@pytest.mark.parametrize(("living", "needed"), [(5, 4), (6, 4), (7, 5), (9, 6)])
def test_two_thirds_who_are_ready_shorten_it_to_ten_seconds(living: int, needed: int) -> None:
    village = long(*plain(living - 1), "villager dead")
    lines = play(village, *[f"{seat} ready" for seat in range(needed - 1)])
    assert lines == [f"ready_counted {count}" for count in range(1, needed)]
    assert seconds(village) == 60
    lines = play(village, f"{needed - 1} ready")
    assert lines == [f"ready_counted {needed}", f"debate_shortened {village.now + 10_000}"]
    assert seconds(village) == 10


@pytest.mark.rules("LGT-113", "LGT-360")
def test_only_the_number_of_the_ready_is_public() -> None:
    one, other = long(*plain()), long(*plain())
    play(one, "2 ready")
    play(other, "3 ready")
    assert seen(one) == seen(other)
    assert seen(one, 5) == seen(other, 5)
    assert (seen(one).ready, seen(one, 2).ready_self, seen(one, 3).ready_self) == (1, True, False)


@pytest.mark.rules("LGT-113")
def test_who_was_ready_may_wish_to_wait() -> None:
    village = long(*plain(4))
    play(village, "0 ready", "1 ready", "2 ready")
    assert play(village, "2 wait") == ["ready_counted 2"]
    assert play(village, "3 ready") == ["ready_counted 3"]


@pytest.mark.rules("LGT-113")
def test_a_debate_with_less_than_ten_seconds_left_gets_no_longer() -> None:
    village = town(*plain(4))
    play(village, "… 5", "0 ready", "1 ready", "2 ready", "3 ready")
    assert seconds(village) == 5


@pytest.mark.rules("LGT-113")
@pytest.mark.parametrize("factor", [7, 15])
def test_the_ten_seconds_are_ten_in_every_profile(factor: int) -> None:
    """They are no row of table 5.5, which alone the profiles scale."""
    village = long(*plain(4), options=f"factor={factor}")
    play(village, *[f"{seat} ready" for seat in range(4)])
    assert seconds(village) == 10


@pytest.mark.rules("LGT-113")
def test_it_is_shortened_once_a_day_and_again_the_next_day() -> None:
    village = long(*plain(4))
    play(village, *[f"{seat} ready" for seat in range(4)], "… 5")
    assert kinds(play(village, "3 wait", "3 ready", "4 ready"), "debate_shortened") == []
    assert seconds(village) == 5
    later(village, "night")
    later(village, "debate")
    assert kinds(play(village, *[f"{seat} ready" for seat in range(4)]), "debate_shortened") != []
    assert seconds(village) == 10


@pytest.mark.rules("LGT-113")
def test_after_a_death_nobody_is_ready_any_more() -> None:
    """A number that goes down by one, or does not, would say whether whoever fell was ready (R70)."""
    for ready in ("0 ready", "1 ready"):
        village = long("villager farm1", *["villager"] * 4, "villager barber", "werewolf bundle")
        play(village, ready, "2 ready")
        play(village, "5 shave 0")
        assert (stands(village), seen(village).ready, seen(village, 2).ready_self) == ("debate", 0, False)
        assert play(village, "2 ready") == ["ready_counted 1"]


@pytest.mark.rules("LGT-113")
def test_two_thirds_of_those_who_still_live() -> None:
    """Four of seven are no two thirds; one falls, and four of six are."""
    village = long("villager", *["villager"] * 3, "villager barber", "villager farm1", "werewolf bundle")
    play(village, *[f"{seat} ready" for seat in range(4)])
    assert seconds(village) == 60
    play(village, "4 shave 5", *[f"{seat} ready" for seat in range(4)])
    assert (stands(village), seconds(village)) == ("debate", 10)


@pytest.mark.rules("LGT-113", "LGT-110")
def test_when_the_debate_is_over_the_vote_begins() -> None:
    village = town(*plain(4))
    assert play(village, "… 9.9") == []
    assert play(village, "… 0.1")[0] == "debate_ended"
    assert stands(village) == "ballot"


# --- Silence


@pytest.mark.rules("LGT-114")
def test_after_twenty_seconds_of_silence_somebody_living_is_asked_for_their_view() -> None:
    village = long("villager dead", *plain(4))
    assert play(village, "… 19.9") == []
    relaunched = only(facts(village, "… 0.1", lots={f"relaunch 2 {BEGUN + 20_000}": [2]}), Relaunched)
    assert relaunched.seat == 3
    assert play(village, "… 19.9") == []
    assert kinds(play(village, "… 0.1"), "relaunched") != []


@pytest.mark.rules("LGT-114")
def test_a_message_or_a_statement_breaks_the_silence() -> None:
    village = long(*plain(4))
    play(village, "… 15")
    village.notice(Spoke(1, "village"), PLAIN)
    assert play(village, "… 19.9") == []
    play(village, "0 say deny", "0 send")
    assert play(village, "… 19.9") == []
    assert kinds(play(village, "… 0.1"), "relaunched") != []


@pytest.mark.rules("LGT-114")
def test_in_the_graveyard_one_may_talk_without_breaking_it() -> None:
    village = long(*plain(4), "villager dead")
    play(village, "… 15")
    village.notice(Spoke(5, "graveyard"), PLAIN)
    assert kinds(play(village, "… 5"), "relaunched") != []


@pytest.mark.rules("LGT-114", "LGT-356")
def test_in_the_same_room_people_talk_aloud() -> None:
    village = long(*plain(4), options="same_room")
    assert told(later(village, "ballot"), Relaunched) == []
