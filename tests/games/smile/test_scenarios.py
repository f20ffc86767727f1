"""The scenarios of the law's section 9, in its order: S01 to S32."""

from __future__ import annotations

import json

import pytest

from tablee.games.smile import SMILE, Smile
from tablee.games.smile.content import BOX
from tablee.games.smile.events import (
    CreatureCollected,
    DecisionRequested,
    FireflyBorrowed,
    FireflyOffered,
    GameEnded,
    GameStarted,
    HandUpdated,
    PairFled,
    RoundEnded,
    RoundStarted,
    RowRevealed,
    TearTaken,
    TurnStarted,
)
from tablee.kernel import BadSeats, ClockStarted, DefaultPlayed, Event, FastLuck, SeatBack, SeatGone, to_json
from tests.games.smile.table import (
    act,
    default,
    fled,
    front,
    hands,
    options,
    outcome,
    play,
    refusal,
    row,
    scene,
    sit,
    tears,
)

NOEMIE, JULIE, VALENTIN = 0, 1, 2


def rulebook_example() -> Smile:
    return scene([8, 10, 0], "C01 C26 C08", fronts={JULIE: "C02"})


def points(position: Smile, seat: int) -> int:
    return sum(creature.value for creature in position.hunters[seat].creatures)


# --- The rulebook's example


@pytest.mark.rules("SMI-045", "SMI-040")
def test_noemie_can_only_offer() -> None:
    """S01"""
    position = rulebook_example()
    assert options(position) == ["offer C01"]
    heard = play(position, "0 offer C01")
    assert heard == [
        FireflyOffered(NOEMIE, "C01", 1),
        HandUpdated(NOEMIE, 7),
        TurnStarted(JULIE),
        DecisionRequested(JULIE, ["offer C01", "collect C01"]),
    ]
    assert row(position)["C01"] == 1
    assert hands(position) == [7, 10, 0]


@pytest.mark.rules("SMI-061", "SMI-063", "SMI-100", "SMI-103")
def test_julie_collects_and_her_two_pink_creatures_flee() -> None:
    """S02"""
    position = rulebook_example()
    play(position, "0 offer C01")
    assert options(position) == ["offer C01", "collect C01"]
    heard = play(position, "1 collect C01")
    assert heard == [
        CreatureCollected(JULIE, "C01", 1, False),
        HandUpdated(JULIE, 11),
        PairFled(JULIE, ("C02", "C01"), "pink"),
        TurnStarted(VALENTIN),
        DecisionRequested(VALENTIN, ["borrow C26", "borrow C08"]),
    ]
    assert front(position, JULIE) == []
    assert fled(position, JULIE) == ["C02", "C01"]


@pytest.mark.rules("SMI-080", "SMI-081", "SMI-082", "SMI-084", "SMI-038")
def test_valentin_borrows_and_julie_is_skipped() -> None:
    """S03"""
    position = rulebook_example()
    play(position, "0 offer C01", "1 collect C01")
    assert options(position) == ["borrow C26", "borrow C08"]
    heard = play(position, "2 borrow C26")
    assert heard == [
        TearTaken(VALENTIN, 1),
        FireflyBorrowed(VALENTIN, "C26", 1),
        TurnStarted(NOEMIE),
        DecisionRequested(NOEMIE, ["offer C26", "offer C08", "collect C26"]),
    ]
    assert tears(position) == [0, 0, 1]
    assert hands(position)[VALENTIN] == 0


@pytest.mark.rules("SMI-070", "SMI-071", "SMI-074", "SMI-141")
def test_noemie_collects_and_valentin_receives_the_last_creature() -> None:
    """S04"""
    position = rulebook_example()
    play(position, "0 offer C01", "1 collect C01", "2 borrow C26")
    heard = play(position, "0 collect C26")
    assert heard[:4] == [
        CreatureCollected(NOEMIE, "C26", 1, False),
        HandUpdated(NOEMIE, 8),
        CreatureCollected(VALENTIN, "C08", 0, True),
        RoundEnded(5, VALENTIN),
    ]
    assert front(position, NOEMIE) == ["C26"]
    assert front(position, VALENTIN) == ["C08"]
    assert hands(position) == [8, 11, 0]
    assert position.awaited() == (VALENTIN,)


@pytest.mark.rules("SMI-120", "SMI-121", "SMI-122")
@pytest.mark.parametrize("fireflies", [5, 6, 7, 8, 9])
def test_the_scoring_example_of_the_rulebook(fireflies: int) -> None:
    """S05"""
    assert outcome([fireflies, 19 - fireflies, 0], "C30 C26 C01", tears={0: 1}).scores[0] == 7 + 1 - 1


# --- Setup


@pytest.mark.rules("SMI-020", "SMI-021", "SMI-022", "SMI-023", "SMI-024", "SMI-025", "SMI-026")
@pytest.mark.parametrize(
    ("seats", "cards", "total", "supply", "removed"),
    [(3, 30, 50, 17, ["IV", "V"]), (4, 40, 63, 11, ["V"]), (5, 50, 76, 5, [])],
)
def test_decks_hands_and_supply_at_each_player_count(
    seats: int, cards: int, total: int, supply: int, removed: list[str]
) -> None:
    """S06"""
    position = SMILE.setup(seats, FastLuck(31), listen=True)
    started = position.drain()[0]
    dealt = [*position.deck, *(lure.creature for lure in position.row)]
    assert started == GameStarted(seats, removed, cards, supply, 5, position.starter)
    assert len(dealt) == len({creature.id for creature in dealt}) == cards
    assert sum(creature.value for creature in dealt) == total
    assert max(creature.from_players for creature in dealt) == seats
    assert hands(position) == [6] * seats


@pytest.mark.rules("SMI-001")
@pytest.mark.parametrize("seats", [2, 6])
def test_two_or_six_players_cannot_start(seats: int) -> None:
    """S06"""
    with pytest.raises(BadSeats):
        SMILE.setup(seats, FastLuck(31))


# --- Offer


@pytest.mark.rules("SMI-041", "SMI-042")
def test_two_creatures_tie_for_lowest() -> None:
    """S07"""
    position = scene([6, 6, 6], "C24 C18 C29")
    assert options(position) == ["offer C24", "offer C18"]
    assert refusal(position, "0 offer C29") == "not_lowest"


@pytest.mark.rules("SMI-043", "SMI-061", "SMI-064")
def test_one_of_two_tied_creatures_is_baited() -> None:
    """S08"""
    position = scene([5, 6, 6], "C24:1 C18 C29", turn=1)
    assert options(position) == ["offer C24", "offer C18", "collect C24"]
    assert refusal(position, "1 collect C18") == "no_firefly_on_creature"


@pytest.mark.rules("SMI-041", "SMI-045")
def test_the_lowest_creature_is_judged_at_that_moment() -> None:
    """S09"""
    position = scene([6, 6, 6], "C06 C22 C29")
    play(position, "0 offer C06", "1 collect C06")
    assert hands(position) == [5, 7, 6]
    assert position.awaited() == (2,)
    assert options(position) == ["offer C22"]


@pytest.mark.rules("SMI-043")
def test_a_fifth_firefly_on_one_creature() -> None:
    """S10"""
    position = scene([3, 6, 5], "C12:4 C26 C29")
    assert play(position, "0 offer C12")[:2] == [FireflyOffered(0, "C12", 5), HandUpdated(0, 2)]
    assert row(position)["C12"] == 5
    assert hands(position)[0] == 2


# --- Collect


@pytest.mark.rules("SMI-067", "SMI-083")
def test_an_empty_hand_must_collect() -> None:
    """S11"""
    position = scene([0, 9, 8], "C17:1 C26 C29")
    assert options(position) == ["collect C17"]
    assert refusal(position, "0 borrow C17") == "borrow_not_allowed"
    assert refusal(position, "0 offer C17") == "no_firefly_in_hand"


@pytest.mark.rules("SMI-065", "SMI-150")
def test_who_has_collected_cannot_act_again() -> None:
    """S12"""
    position = scene([6, 6, 5], "C17:1 C29", collected=[0], turn=1)
    before = position.to_json()
    for move in ("collect C17", "offer C17"):
        assert refusal(position, f"0 {move}") == "already_collected"
    assert position.to_json() == before


@pytest.mark.rules("SMI-046", "SMI-061", "SMI-063")
def test_a_neighbour_takes_the_four_fireflies() -> None:
    """S13"""
    position = scene([0, 8, 6], "C12:4 C26 C29", turn=1)
    play(position, "1 collect C12")
    assert hands(position) == [0, 12, 6]
    assert front(position, 1) == ["C12"]


# --- Pairs


@pytest.mark.rules("SMI-100", "SMI-101", "SMI-103")
def test_a_good_creature_chases_a_bad_one() -> None:
    """S14"""
    position = scene([6, 6, 4], "C10:2 C29 C30", fronts={0: "C06"})
    assert points(position, 0) == -5
    play(position, "0 collect C10")
    assert points(position, 0) == 0
    assert fled(position, 0) == ["C06", "C10"]
    assert hands(position)[0] == 8


@pytest.mark.rules("SMI-101")
def test_two_good_creatures_chase_each_other() -> None:
    """S15"""
    position = scene([6, 6, 5], "C18:1 C29 C30", fronts={0: "C19"})
    assert points(position, 0) == 5
    play(position, "0 collect C18")
    assert points(position, 0) == 0
    assert fled(position, 0) == ["C19", "C18"]
    assert hands(position)[0] == 7


@pytest.mark.rules("SMI-102")
def test_creatures_without_colour_stay() -> None:
    """S16"""
    position = scene([6, 6, 5], "C22:1 C29 C30", fronts={0: "C21"})
    play(position, "0 collect C22")
    assert front(position, 0) == ["C21", "C22"]
    assert points(position, 0) == -5


@pytest.mark.rules("SMI-106")
def test_after_a_pair_the_count_restarts() -> None:
    """S17"""
    position = scene([6, 6, 5], "C07:1 C30", collected=[2], fronts={0: "C06"}, round=8, deck="C09 C29 C19 C01 C02 C03")
    play(position, "0 collect C07")
    assert fled(position, 0) == ["C06", "C07"]
    play(position, "1 offer C09", "2 offer C09", "0 collect C09")
    assert front(position, 0) == ["C09"]
    assert fled(position, 0) == ["C06", "C07"]
    assert points(position, 0) == 4


@pytest.mark.rules("SMI-105")
def test_only_the_pink_ones_leave() -> None:
    """S18"""
    position = scene([6, 6, 6, 6, 5], "C41:1 C26 C28 C29 C30", fronts={0: "C01 C11 C17"})
    assert points(position, 0) == -7
    assert play(position, "0 collect C41")[2] == PairFled(0, ("C01", "C41"), "pink")
    assert front(position, 0) == ["C11", "C17"]
    assert points(position, 0) == -5


@pytest.mark.rules("SMI-107")
def test_creatures_of_two_players_do_not_meet() -> None:
    """S19"""
    position = scene([6, 6, 6], "C13 C14 C29", fronts={2: "C30"})
    heard = play(position, "0 offer C13", "1 offer C13", "2 offer C13", "0 collect C13", "1 offer C14", "2 offer C14")
    heard += play(position, "1 collect C14")
    assert not any(isinstance(event, PairFled) for event in heard)
    assert [front(position, seat) for seat in range(3)] == [["C13"], ["C14"], ["C30", "C29"]]


# --- Last creature


@pytest.mark.rules("SMI-072", "SMI-074")
def test_the_last_creature_comes_with_its_firefly() -> None:
    """S20"""
    position = scene([7, 5, 4], "C14:1 C28:1", collected=[2])
    heard = play(position, "0 collect C14")
    assert heard[:5] == [
        CreatureCollected(0, "C14", 1, False),
        HandUpdated(0, 8),
        CreatureCollected(1, "C28", 1, True),
        HandUpdated(1, 6),
        RoundEnded(5, 1),
    ]
    assert hands(position) == [8, 6, 4]
    assert position.awaited() == (1,)


@pytest.mark.rules("SMI-073", "SMI-100")
def test_the_last_creature_makes_a_pair() -> None:
    """S21"""
    position = scene([5, 8, 4], "C18:1 C19", collected=[0], fronts={2: "C20"}, turn=1)
    heard = play(position, "1 collect C18")
    assert heard[:5] == [
        CreatureCollected(1, "C18", 1, False),
        HandUpdated(1, 9),
        CreatureCollected(2, "C19", 0, True),
        PairFled(2, ("C20", "C19"), "white"),
        RoundEnded(5, 2),
    ]
    assert front(position, 2) == []
    assert position.awaited() == (2,)


# --- Turn order


@pytest.mark.rules("SMI-035", "SMI-036", "SMI-037", "SMI-038")
def test_seven_turns_at_a_table_of_five() -> None:
    """S22"""
    position = scene([6] * 5, "C35 C12 C07 C18 C29", turn=3)
    play(position, "3 offer C35", "4 offer C35", "0 collect C35")
    assert hands(position)[0] == 8
    play(position, "1 offer C12", "2 offer C12", "3 collect C12")
    assert hands(position)[3] == 7
    play(position, "4 offer C07")
    assert hands(position) == [8, 5, 5, 7, 4]
    assert position.awaited() == (1,)
    assert options(position) == ["offer C07", "collect C07"]


# --- Supply


@pytest.mark.rules("SMI-087", "SMI-140")
def test_a_sixth_tear() -> None:
    """S23"""
    position = scene([0, 9, 9, 9, 8], "C35 C12 C07 C18 C29", tears=dict.fromkeys(range(5), 1))
    heard = play(position, "0 borrow C35")
    assert heard[:2] == [TearTaken(0, 2), FireflyBorrowed(0, "C35", 1)]
    assert sum(tears(position)) == 6
    assert sum(hands(position)) + sum(row(position).values()) == 36
    view = position.view(None)
    assert (view.supply_fireflies, view.supply_tears) == (0, 0)


# --- End and scoring


@pytest.mark.rules("SMI-112", "SMI-145")
def test_the_tenth_round_is_the_last() -> None:
    """S24"""
    position = scene([5, 6, 6, 6], "C29:1 C30", collected=[2, 3], round=9, deck="C01 C22 C24 C28")
    heard: list[Event] = play(position, "0 collect C29")
    assert RoundStarted(10, 1, 0) in heard
    assert RowRevealed(["C01", "C22", "C24", "C28"], ["C01", "C22", "C24", "C28"]) in heard
    heard = play(
        position, "1 offer C01", "2 collect C01", "3 offer C22", "0 collect C22", "1 offer C24", "3 collect C24"
    )
    assert heard[-3] == CreatureCollected(1, "C28", 0, True)
    assert heard[-2] == RoundEnded(10, None)
    assert isinstance(heard[-1], GameEnded)
    assert not any(isinstance(event, RoundStarted) for event in heard)
    assert position.over


@pytest.mark.rules("SMI-121")
@pytest.mark.parametrize(
    ("held", "scores"),
    [([0, 4, 14], [0, 0, 2]), ([5, 9, 4], [1, 1, 0]), ([10, 5, 3], [2, 1, 0]), ([15, 3, 0], [3, 0, 0])],
)
def test_firefly_points(held: list[int], scores: list[int]) -> None:
    """S25"""
    assert list(outcome(held).scores) == scores


@pytest.mark.rules("SMI-123")
def test_a_score_below_zero() -> None:
    """S26"""
    assert outcome([3, 10, 7], "C21 C22 C01 C07", tears={0: 2}).scores[0] == -8


@pytest.mark.rules("SMI-125", "SMI-127")
def test_fireflies_break_a_tie() -> None:
    """S27"""
    result = outcome([4, 8, 6], "C28 C29 C26", "C30 C10", "C19 C09")
    assert list(result.scores) == [12, 12, 10]
    assert result.winners == [1]
    assert list(result.ranks) == [2, 1, 3]


@pytest.mark.rules("SMI-126", "SMI-127")
def test_a_shared_victory() -> None:
    """S28"""
    result = outcome([7, 7, 6], "C28 C29", "C30 C05", "C26", tears={1: 1, 2: 1})
    assert list(result.scores) == [10, 10, 3]
    assert result.winners == [0, 1]
    assert list(result.ranks) == [1, 1, 3]


# --- Redaction and defaults


@pytest.mark.rules("SMI-025", "SMI-048")
def test_what_is_sent_to_a_seat_and_to_a_spectator() -> None:
    """S29"""
    position = scene([7, 5, 6], "C01 C26 C08", round=5)
    to_seat, to_spectator = (to_json(position.view(eyes)) for eyes in (0, None))
    assert (to_seat["hand"], to_spectator["hand"]) == (7, None)
    for told in (to_seat, to_spectator):
        assert [hunter["fireflies"] for hunter in told["hunters"]] == [None, None, None]
    assert '"fireflies": 6' not in json.dumps(to_seat)
    asked = play(position, "0 offer C01")[-1]
    assert isinstance(asked, DecisionRequested)
    assert [asked.heard_by(eyes) for eyes in (0, 1, 2, None)] == [None, asked, None, None]


@pytest.mark.rules("SMI-152")
def test_the_default_waits_for_a_fourth_firefly() -> None:
    """S30"""
    assert default(scene([4, 5, 6], "C01:3 C26 C29")) == "offer C01"
    assert default(scene([4, 4, 6], "C01:4 C26 C29")) == "collect C01"


@pytest.mark.rules("SMI-151")
def test_a_connected_player_with_a_single_option_is_asked_and_waited_for() -> None:
    """S31"""
    position = scene([0, 9, 8], "C17:1 C26 C29", turn=2)
    sitting = sit(position)
    assert act(sitting, "2 offer C17", at=1_000) == [
        FireflyOffered(2, "C17", 2),
        HandUpdated(2, 7),
        TurnStarted(0),
        DecisionRequested(0, ["collect C17"]),
        ClockStarted(0, 1_000 + 20_000 + 60_000, 60_000),
    ]
    assert sitting.advance(80_999) == []
    assert position.awaited() == (0,)
    assert act(sitting, "0 collect C17", at=80_999)[0] == CreatureCollected(0, "C17", 2, False)


@pytest.mark.rules("SMI-152", "SMI-153", "SMI-154", "SMI-155")
@pytest.mark.parametrize("thinking", [0, 400, 800])
def test_a_player_who_lets_two_clocks_run_out_is_gone_until_a_message_comes(thinking: int) -> None:
    """S32"""
    position = scene([6, 6, 6], "C06 C22 C29", turn=1)
    sitting = sit(position, "live", takeover="default", thinking=thinking)
    first = sitting.advance(80_000)
    assert first[:3] == [DefaultPlayed(1, "timeout"), FireflyOffered(1, "C06", 1), HandUpdated(1, 5)]
    assert not any(isinstance(event, SeatGone) for event in first)
    act(sitting, "2 offer C06", at=81_000)
    assert act(sitting, "0 offer C06", at=82_000)[-1] == ClockStarted(1, 102_000, 0)
    assert sitting.advance(101_999) == []
    assert sitting.advance(102_000) == [
        DefaultPlayed(1, "timeout"),
        FireflyOffered(1, "C06", 4),
        HandUpdated(1, 4),
        TurnStarted(2),
        DecisionRequested(2, ["offer C06", "collect C06"]),
        SeatGone(1, "timeouts", "default"),
        ClockStarted(2, 182_000, 60_000),
    ]
    act(sitting, "2 offer C06", at=103_000)
    assert act(sitting, "0 offer C06", at=104_000)[-2] == TurnStarted(1)
    moment = 104_000 + 800 + thinking
    assert sitting.due() == moment
    assert sitting.advance(moment - 1) == []
    assert sitting.advance(moment)[:2] == [DefaultPlayed(1, "gone"), FireflyOffered(1, "C06", 7)]
    act(sitting, "2 offer C06", at=107_000)
    act(sitting, "0 offer C06", at=108_000)
    assert sitting.message(1, 108_100) == [SeatBack(1), ClockStarted(1, 128_100, 0)]
    assert sitting.advance(128_099) == []


def test_the_cards_of_the_scenarios_are_what_the_scenarios_say() -> None:
    said = "C01 (P-2) C26 (N+3) C08 (B+3) C24 (N+2) C18 (W+2) C29 (N+5) C06 (B-5) C22 (N-1) C12 (Y-1) C17 (W-2)"
    said += " C10 (B+5) C19 (W+5) C21 (N-4) C07 (B+1) C09 (B+4) C11 (Y-3) C41 (P-4) C13 (Y+3) C14 (Y+4) C35 (Y-5)"
    words = said.split()
    for card, looks in zip(words[::2], words[1::2], strict=True):
        assert repr(BOX.find(card)) == f"{card} {looks}"
