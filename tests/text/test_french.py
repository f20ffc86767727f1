"""French as it is printed: one kind of space before each mark, true quotes, apostrophes and minus signs."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tablee.games.smile import SMILE
from tablee.kernel import BadContent, BadLevel, BadMove, BadOption, BadPosition, TableeError
from tablee.text import Speaker, speaker
from tablee.text.bundles import files
from tablee.text.speaker import kebab
from tests.text.stories import NAMES, SPECIMENS, recorded

NB, NARROW = "\u00a0", "\u202f"
BAD = re.compile(rf"(?<![{NB}(]):|(?<![{NARROW}(])[;!?»]|«(?!{NARROW})| %|\"|'|(?<!\w)-\d")
PARTS: dict[str, Any] = {
    **dict.fromkeys(("value", "number", "line", "column", "seat", "seats", "round"), 2),
    **dict.fromkeys(("by", "card", "field", "file", "first", "last", "mark", "rule", "yardsticks"), "x"),
}
DETAILS = [
    (kind, name.removeprefix(f"error-{kebab(kind.code)}-"))
    for file in files("fr", "smile")
    for name in re.findall(r"^error-[a-z-]+", file.read_text("utf-8"), re.MULTILINE)
    for kind in (BadOption, BadMove, BadPosition, BadContent, BadLevel)
    if name.startswith(f"error-{kebab(kind.code)}-")
]


@pytest.fixture(scope="module")
def say() -> Speaker:
    return speaker("fr", SMILE, strict=True)


def complaints(sentences: list[str]) -> list[str]:
    return [sentence for sentence in sentences if BAD.search(sentence)]


def test_the_check_of_these_tests_sees_bad_french() -> None:
    bad = [
        "Quoi ?",
        "Quoi?",
        f"Quoi{NB}?",
        f"Voici{NARROW}:",
        "Voici :",
        "« oui",
        'dit "oui"',
        "l'eau",
        "vaut -2",
        "95 %",
    ]
    assert complaints(bad) == bad
    assert complaints([f"Quoi{NARROW}? «{NARROW}Oui{NARROW}»{NB}: −2 et 95{NB}% (SMI-040)."]) == []


def test_every_sentence_of_a_game_is_well_set(say: Speaker) -> None:
    told = [*SPECIMENS, *recorded(5, 1)]
    assert complaints([say.event(event, NAMES, you) for event in told for you in (0, 1, None)]) == []


def test_every_refusal_and_error_is_well_set(say: Speaker) -> None:
    refusals = [say.refusal(refusal.code, refusal.rule) for refusal in SMILE.refusals]
    errors = [say.error(kind("a", "b")) for kind in TableeError.__subclasses__() if kind.code != "refused"]
    errors += [say.error(kind("a", "b", detail=detail, **PARTS)) for kind, detail in DETAILS]
    assert complaints(refusals + errors) == []
