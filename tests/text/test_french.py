"""French as it is printed: no-break spaces, true quotes, apostrophes and minus signs, in sentences as they come out."""

from __future__ import annotations

import re

import pytest

from tablee.games import SMILE
from tablee.kernel import TableeError
from tablee.text import Speaker, speaker
from tests.text.stories import NAMES, SPECIMENS, recorded

BAD = re.compile(r" [:;!?»%]|« |[^\s(][!?;»]|\"|'|(?<!\w)-\d")
NB = "\u00a0"


@pytest.fixture(scope="module")
def say() -> Speaker:
    return speaker("fr", SMILE, strict=True)


def complaints(sentences: list[str]) -> list[str]:
    return [sentence for sentence in sentences if BAD.search(sentence.replace(f"{NB}", "\u2007"))]


def test_the_check_of_these_tests_sees_bad_french() -> None:
    bad = ["Quoi ?", "Quoi?", "« oui", 'dit "oui"', "l'eau", "vaut -2", "95 %"]
    assert complaints(bad) == bad
    assert complaints([f"Quoi{NB}? «{NB}Oui{NB}», −2 et 95{NB}% (SMI-040)."]) == []


def test_every_sentence_of_a_game_is_well_set(say: Speaker) -> None:
    told = [*SPECIMENS, *recorded(5, 1)]
    assert complaints([say.event(event, NAMES, you) for event in told for you in (0, 1, None)]) == []


def test_every_refusal_and_error_is_well_set(say: Speaker) -> None:
    refusals = [say.refusal(refusal.code, refusal.rule) for refusal in SMILE.refusals]
    errors = [say.error(kind("a", "b")) for kind in TableeError.__subclasses__() if kind.code != "refused"]
    assert complaints(refusals + errors) == []
