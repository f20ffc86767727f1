"""The rulebooks: every rule of the law, once, in both languages, well set, and at hand in every installation."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from tablee.games import SHELF
from tablee.kernel import UnknownGame
from tablee.text import LANGUAGES
from tablee.text.rulebook import InWords, rule, rulebook, rules
from tools.rules_coverage import ROOT, read_law

NB, NARROW = "\u00a0", "\u202f"
STRAIGHT = re.compile(r"['\"]|(?<![\w-])-\d|  |^\s|\s$|\.\.\.")  # and hyphens for minus signs, and stray spaces
FRENCH = re.compile(rf"(?<!{NB}):|(?<!{NARROW})[;!?»]|«(?!{NARROW})|[{NB}{NARROW}](?![:;!?»])(?<!«{NARROW})")
ENGLISH = re.compile(rf"\s[:;!?,.]|[«»{NB}{NARROW}]")
SENTENCE = re.compile(r"[A-ZÀÉ0-9].*[.?!]", re.DOTALL)

shelf = pytest.mark.parametrize("key", SHELF)
spoken = pytest.mark.parametrize("language", LANGUAGES)


def titles(key: str) -> Iterator[tuple[str, InWords]]:
    for section in rulebook(key).sections:
        yield f"{section.key}, title", section.title


def sentences(key: str) -> Iterator[tuple[str, InWords]]:
    for section in rulebook(key).sections:
        if section.intro is not None:
            yield f"{section.key}, intro", section.intro
        yield from ((rule.id, rule) for rule in section.rules)


def badly_set(text: str, language: str) -> bool:
    return any(pattern.search(text) for pattern in (STRAIGHT, FRENCH if language == "fr" else ENGLISH))


@shelf
def test_every_rule_of_the_law_is_there_exactly_once(key: str) -> None:
    law = read_law((ROOT / "docs" / "rules" / f"{key}.md").read_text("utf-8"))
    told = Counter(rule.id for section in rulebook(key).sections for rule in section.rules)
    assert told == Counter(law.keys())


@shelf
def test_a_rulebook_belongs_to_its_game_and_has_no_empty_section(key: str) -> None:
    book = rulebook(key)
    keys = [section.key for section in book.sections]
    assert book.game == key
    assert len(set(keys)) == len(keys)
    assert [section.key for section in book.sections if not section.rules] == []


@shelf
@spoken
def test_everything_is_said_in_whole_sentences(key: str, language: str) -> None:
    assert [place for place, words in titles(key) if not words.to(language).strip()] == []
    assert [place for place, words in sentences(key) if not SENTENCE.fullmatch(words.to(language))] == []


@shelf
def test_the_two_languages_tell_the_same_numbers(key: str) -> None:
    for place, words in sentences(key):
        french, english = (Counter(re.findall(r"[+−]?\d+", words.to(language))) for language in LANGUAGES)
        assert french == english, place


@shelf
@spoken
def test_no_rule_is_said_in_the_words_of_another(key: str, language: str) -> None:
    said = Counter(rule.to(language) for rule in rules(key).values())
    assert [text for text, times in said.items() if times > 1] == []


@shelf
@spoken
def test_everything_is_well_set(key: str, language: str) -> None:
    every = [*titles(key), *sentences(key)]
    assert [place for place, words in every if badly_set(words.to(language), language)] == []


def test_the_check_of_these_tests_sees_bad_typography() -> None:
    french = [
        "Quoi ?",
        f"Quoi{NB}?",
        "Quoi?",
        "Ici :",
        f"Ici{NARROW}:",
        "Ici:",
        "Oui ; non",
        "« oui »",
        f"«{NB}oui{NB}»",
    ]
    french += ["l'eau", 'dit "oui"', "vaut -2", "deux  espaces", "la fin ", f"6{NB}lucioles"]
    assert [text for text in french if not badly_set(text, "fr")] == []
    assert not badly_set(f"Quoi{NARROW}? «{NARROW}Oui{NARROW}»{NARROW}; voilà{NB}: l’eau vaut −2 (SMI-040).", "fr")
    english = ["Who ?", "Here :", f"Here{NB}:", "it's", '"yes"', "worth -2", "«yes»"]
    assert [text for text in english if not badly_set(text, "en")] == []
    assert not badly_set("Who? “Yes”; here: it’s worth −2 (SMI-040).", "en")


@shelf
def test_every_refusal_finds_its_rule(key: str) -> None:
    assert [refusal.code for refusal in SHELF[key].refusals if refusal.rule not in rules(key)] == []


def test_a_rule_is_told_in_the_language_asked_for() -> None:
    assert rule("smile", "SMI-003", "fr") == "Une partie dure dix manches, ni plus ni moins."
    assert rule("smile", "SMI-003", "en") == "A game lasts ten rounds, no more and no fewer."


def test_an_id_that_is_not_in_the_law_has_no_rule() -> None:
    assert rule("smile", "SMI-999", "fr") is None


def test_a_game_that_is_not_on_the_shelf_has_no_rulebook() -> None:
    for key in ("chess", "../games/smile"):
        with pytest.raises(UnknownGame):
            rulebook(key)


def test_every_language_has_its_words() -> None:
    assert set(InWords.__struct_fields__) == set(LANGUAGES)
