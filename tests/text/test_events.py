"""Every event becomes a sentence, in both languages, for the one who did it and for the others."""

from __future__ import annotations

import pytest

from tablee.games.smile import SMILE, events
from tablee.kernel import TABLE_EVENTS, Event, SeatGone
from tablee.text import LANGUAGES, Speaker, speaker
from tests.text.stories import NAMES, SPECIMENS, recorded

NB, NARROW = "\u00a0", "\u202f"


@pytest.fixture(scope="module", params=LANGUAGES)
def say(request: pytest.FixtureRequest) -> Speaker:
    return speaker(request.param, SMILE, strict=True)


def both(event: Event, you: int | None = None) -> list[str]:
    """What is said in English and in French."""
    return [speaker(language, SMILE, strict=True).event(event, NAMES, you) for language in ("en", "fr")]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_event_of_a_whole_game_has_a_sentence_for_every_pair_of_eyes(say: Speaker, seats: int) -> None:
    told = [event for seed in range(4) for event in recorded(seats, seed)]
    for eyes in (*range(seats), None):
        for event in told:
            heard = event.heard_by(eyes)
            if heard is not None:
                sentence = say.event(heard, NAMES, eyes)
                assert sentence.strip() == sentence != ""
                assert not set("{}⟦⟧") & set(sentence)


def test_every_kind_of_event_is_told_in_these_tests() -> None:
    assert {type(event) for event in SPECIMENS} == {*SMILE.events, *TABLE_EVENTS}


@pytest.mark.parametrize("event", SPECIMENS, ids=lambda event: type(event).__name__)
def test_somebodys_own_event_is_told_to_them_as_you(say: Speaker, event: Event) -> None:
    for you in (0, 1, 2, None):
        assert say.event(event, NAMES, you)
    seat = getattr(event, "seat", None)
    if seat is not None and not isinstance(event, events.PairFled):
        assert NAMES[seat] in say.event(event, NAMES, None)
        assert NAMES[seat] not in say.event(event, NAMES, seat)


def test_the_log_says_what_section_8_of_the_rules_says() -> None:
    minus_two, three = f"Twirlpip{NB}−2 (pink)", f"Mousseron{NB}+3 (sans{NB}couleur)"
    assert both(events.FireflyOffered(1, "C01", 1))[0] == f"Basile offers a firefly to {minus_two}."
    assert both(events.FireflyOffered(1, "C26", 1))[1] == f"Basile offre une luciole à {three}."
    assert both(events.FireflyBorrowed(1, "C01", 1))[0] == (
        f"Basile has no firefly left: one tear, one borrowed firefly for {minus_two}."
    )
    assert both(events.FireflyBorrowed(1, "C26", 1))[1] == (
        f"Basile n’a plus de luciole{NB}: une larme, une luciole empruntée pour {three}."
    )
    assert both(events.PairFled(1, ("C02", "C01"), "pink"))[0] == (
        f"Twiglet{NB}+1 (pink) and {minus_two} scare each other off!"
    )
    assert both(events.PairFled(1, ("C02", "C01"), "pink"))[1] == (
        f"Brindillon{NB}+1 (rose) et Pirouelle{NB}−2 (rose) se font fuir{NARROW}!"
    )


@pytest.mark.parametrize(
    ("fireflies", "automatic", "english", "french"),
    [
        (1, False, "Ana collects {card} and a firefly.", "Ana collecte {card} et une luciole."),
        (2, False, "Ana collects {card} and 2 fireflies.", "Ana collecte {card} et 2 lucioles."),
        (0, True, "Ana is the last one in and gets {card}.", "Dernière créature : {card} revient à Ana."),
        (
            1,
            True,
            "Ana is the last one in and gets {card} and a firefly.",
            "Dernière créature : {card} et une luciole reviennent à Ana.",
        ),
        (
            5,
            True,
            "Ana is the last one in and gets {card} and 5 fireflies.",
            "Dernière créature : {card} et 5 lucioles reviennent à Ana.",
        ),
    ],
)
def test_a_collect_counts_its_fireflies(fireflies: int, automatic: bool, english: str, french: str) -> None:
    said = both(events.CreatureCollected(0, "C12", fireflies, automatic))
    said = [sentence.replace(NB, " ").replace(NARROW, " ") for sentence in said]
    assert said == [english.format(card="Twiglet −1 (yellow)"), french.format(card="Brindillon −1 (jaune)")]


@pytest.mark.parametrize(
    ("count", "english", "french"),
    [
        (0, "You hold no firefly.", "Tu n’as aucune luciole en main."),
        (1, "You hold a firefly.", "Tu as une luciole en main."),
        (2, "You hold 2 fireflies.", "Tu as 2 lucioles en main."),
    ],
)
def test_a_hand_is_counted_in_words(count: int, english: str, french: str) -> None:
    said = [sentence.replace(NB, " ").replace(NARROW, " ") for sentence in both(events.HandUpdated(0, count), 0)]
    assert said == [english, french]


@pytest.mark.parametrize(
    ("winners", "you", "english", "french"),
    [
        ([0], 0, "You win with 1 point!", "Tu gagnes avec 1 point !"),
        ([1], 0, "Basile wins with 1 point.", "Basile gagne avec 1 point."),
        (
            [0, 1],
            0,
            "You share the victory with Basile: 1 point and 7 fireflies each.",
            "Tu partages la victoire avec Basile : 1 point et 7 lucioles chacun.",
        ),
        (
            [0, 1, 2],
            None,
            "Ana, Basile and Cléo share the victory: 1 point and 7 fireflies each.",
            "Ana, Basile et Cléo partagent la victoire : 1 point et 7 lucioles chacun.",
        ),
    ],
)
def test_a_victory_is_told_to_winners_and_others(
    winners: list[int], you: int | None, english: str, french: str
) -> None:
    tally = events.Tally([], 0, 7, 1, 0, 1, 1)
    said = both(events.GameEnded([tally] * 3, winners), you)
    assert [sentence.replace(NB, " ").replace(NARROW, " ") for sentence in said] == [english, french]


@pytest.mark.parametrize(("score", "french"), [(-2, "−2 points"), (-1, "−1 point"), (0, "0 point"), (2, "2 points")])
def test_points_below_zero_carry_a_minus_sign(score: int, french: str) -> None:
    said = both(events.GameEnded([events.Tally([], score, 0, 0, 0, score, 1)] * 3, [2]))
    assert french in said[1].replace(NB, " ").replace(NARROW, " ")


def test_the_end_of_the_last_round_names_no_next_player() -> None:
    assert "None" not in "".join(both(events.RoundEnded(10, None)))


def test_an_absence_says_who_plays_meanwhile() -> None:
    bot, default = both(SeatGone(1, "left", "bot")), both(SeatGone(1, "left", "default"))
    assert bot[1] == "Basile a quitté la table. Un robot joue en attendant."
    assert default[0] == "Basile has left the table. The simplest move is played in the meantime."


def test_the_log_leaves_hands_turns_and_clocks_to_the_screen(say: Speaker) -> None:
    silent = {type(event).__name__ for event in SPECIMENS if not say.in_log(event)}
    assert silent == {
        "HandUpdated",
        "TurnStarted",
        "DecisionRequested",
        "TearTaken",
        "RoundEnded",
        "ClockStarted",
    }


def test_a_wild_creature_has_the_name_of_its_tame_twin_and_zero_is_just_a_creature(say: Speaker) -> None:
    for wild, tame in (("C01", "C03"), ("C12", "C02"), ("C11", "C13"), ("C21", "C28"), ("C06", "C10")):
        assert say.card(wild).split(NB)[0] == say.card(tame).split(NB)[0]
    assert say.long_card("C23").replace(NB, " ").replace(NARROW, " ") in (
        "Daydozer 0: creature, no colour (empty corner)",
        "Songe-creux 0 : créature, sans couleur (coin vide)",
    )
    assert say.long_card("C01").replace(NB, " ").replace(NARROW, " ") in (
        "Twirlpip −2: wild creature, pink (heart)",
        "Pirouelle −2 : créature sauvage, rose (cœur)",
    )
