"""A human moderator (LGT-016, 002, 003): sees everything, gives time, chooses nothing."""

from __future__ import annotations

import pytest

from tablee.games.loupsgarous.game import LOUPSGAROUS
from tablee.games.loupsgarous.rules import Village
from tablee.kernel import EVERYTHING, Moderated
from tests.games.loupsgarous.days import (
    BEGUN,
    Fixed,
    after,
    chosen,
    executed,
    play,
    seconds,
    stands,
    tale,
    town,
    why_not,
)
from tests.games.loupsgarous.village import PLAIN, kinds, seen, until, village

PEOPLE = ["werewolf", "seer", "witch", *["villager"] * 4]
TALK = [{"step": "debate", "ends": BEGUN + 60_000}]


def offers(position: Village) -> list[str]:
    return [str(move) for move in position.interventions()]


def intervene(position: Village, text: str) -> list[str]:
    assert text in offers(position)
    position.drain()
    position.intervene(
        LOUPSGAROUS.move(text), Fixed({f"relaunch 2 {position.now}": [0]} if text == "relaunch" else None)
    )
    return tale(position.drain())


@pytest.mark.rules("LGT-016", "LGT-002")
def test_the_server_moderates_unless_the_table_wants_a_person() -> None:
    assert not LOUPSGAROUS.moderated(chosen())
    assert LOUPSGAROUS.moderated(chosen(moderator="human"))


@pytest.mark.rules("LGT-016")
def test_the_moderator_sees_everything() -> None:
    position = village("werewolf", "seer lover", "villager lover", *["villager"] * 4, at="night 2")
    until(position, "wolves")
    beyond = seen(position, EVERYTHING).beyond
    assert beyond is not None
    assert list(beyond.cards)[:2] == ["werewolf", "seer"]
    assert list(beyond.lovers) == [1, 2]
    assert set(position.channels(EVERYTHING).hear) == {"village", "pack", "graveyard"}
    for seat in range(7):
        assert seen(position, seat).beyond is None  # LGT-003: no seat does


@pytest.mark.rules("LGT-003")
@pytest.mark.parametrize("phase", ["night 2", "debate 2", "dusk 2"])
def test_no_seat_has_the_knowledge_of_a_moderator(phase: str) -> None:
    position = village(*PEOPLE, at=phase)
    assert [seen(position, seat).beyond for seat in range(7)] == [None] * 7


@pytest.mark.rules("LGT-016")
def test_a_clock_may_be_lengthened_by_day_and_by_night() -> None:
    position = town(*PEOPLE, agenda=TALK)
    intervene(position, "longer")
    assert seconds(position) > 60
    night = village(*PEOPLE, at="night 2")
    until(night, "seer")
    before = seconds(night)
    intervene(night, "longer")
    assert seconds(night) > before


@pytest.mark.rules("LGT-016")
def test_that_a_clock_was_lengthened_is_told_to_all() -> None:
    """Where nobody is awaited a table tells what the rules tell, and nothing else."""
    position = town(*PEOPLE, agenda=TALK)
    assert intervene(position, "longer") == [f"clock_lengthened {BEGUN + 75_000}"]


@pytest.mark.rules("LGT-016", "LGT-230")
def test_whoever_may_ask_for_a_pardon_has_the_time_that_was_given() -> None:
    people = ["villager manor", "werewolf bundle", *["villager bundle"] * 4]
    position, _ = executed(*people, target=2)
    assert (stands(position), position.due()) == ("sentence", position.now + 10_000)
    intervene(position, "longer")
    assert position.due() == position.now + 25_000


@pytest.mark.rules("LGT-016", "LGT-114")
def test_the_debate_may_be_relaunched_and_only_the_debate() -> None:
    position = town(*PEOPLE, agenda=TALK)
    assert intervene(position, "relaunch") == ["relaunched 0"]
    after(position, "ballot")
    assert "relaunch" not in offers(position)


@pytest.mark.rules("LGT-016")
def test_nothing_that_is_offered_shortens_chooses_or_undoes() -> None:
    verbs = set()
    for phase in ("night 2", "debate 2", "vote 2", "dusk 2"):
        position = village(*PEOPLE, at=phase)
        for _ in range(6):
            verbs |= {offer.split()[0] for offer in offers(position)}
            due = position.due()
            assert due is not None
            position.advance(due, PLAIN)
    assert verbs <= {"longer", "relaunch", "reopen"}


@pytest.mark.rules("LGT-016", "LGT-351")
def test_a_choice_may_be_taken_back_before_its_step_has_ended() -> None:
    position = village(*PEOPLE, at="night 2", options="same_room")
    until(position, "witch")
    play(position, "2 tap witch - 0")
    assert why_not(position, "2 tap witch - 3") == "final LGT-034"
    assert "reopen 2" in offers(position)
    intervene(position, "reopen 2")
    assert why_not(position, "2 tap witch - 3") == ""
    play(position, "2 tap witch - 3")
    until(position, "dawn")
    assert seen(position).alive[0]
    assert not seen(position).alive[3]


@pytest.mark.rules("LGT-016", "LGT-056", "LGT-058")
def test_a_designation_that_is_taken_back_is_none_and_the_pack_sees_it() -> None:
    position = village("werewolf", "werewolf", *["villager"] * 5, at="night 2")
    until(position, "wolves")
    play(position, "0 tap wolves 3", "1 tap wolves 4")
    assert intervene(position, "reopen 1") == ["designation_changed 0,1 1 -"]
    assert seen(position, 0).designations == {0: 3}
    until(position, "dawn")
    assert not seen(position).alive[3]  # the other one alone agrees with himself


@pytest.mark.rules("LGT-016", "LGT-034")
def test_a_card_that_was_shown_stays_shown() -> None:
    position = village(*PEOPLE, at="night 2")
    until(position, "seer")
    play(position, "1 tap seer 0")
    assert "reopen 1" not in offers(position)


@pytest.mark.rules("LGT-016")
def test_nothing_is_taken_back_once_the_step_has_ended() -> None:
    position = village(*PEOPLE, at="night 2", options="same_room")
    until(position, "witch")
    play(position, "2 tap witch - 0")
    until(position, "dawn")
    assert [offer for offer in offers(position) if offer.startswith("reopen")] == []


@pytest.mark.rules("LGT-016", "LGT-318")
def test_interventions_are_listed_at_the_end_of_the_game_and_not_before() -> None:
    position = town(*PEOPLE, agenda=TALK)
    assert kinds(intervene(position, "longer"), "moderator_intervened") == []
    position.notice(Moderated("pause"), PLAIN)
    intervene(position, "relaunch")
    after(position, "ballot")
    position.drain()
    lines = play(position, "1 vote 0", "… 30")
    assert stands(position) == "over"
    assert kinds(lines, "moderator_intervened") == [
        f"moderator_intervened {BEGUN} debate longer",
        f"moderator_intervened {BEGUN} debate pause",
        f"moderator_intervened {BEGUN} debate relaunch",
    ]


@pytest.mark.rules("LGT-016")
def test_when_the_game_is_over_there_is_nothing_left_to_do() -> None:
    position = town(*PEOPLE)
    after(position, "ballot")
    play(position, "1 vote 0", "… 30")
    assert offers(position) == []
