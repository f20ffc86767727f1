"""Languages, numbers, lists, missing words, refusals and errors."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from tablee import kernel
from tablee.games.smile import SMILE, SmileGame, SmileOptions
from tablee.kernel import (
    BadContent,
    BadLevel,
    BadMove,
    BadOption,
    BadPosition,
    BadSeats,
    Event,
    Options,
    Refused,
    Seal,
    SealedLuck,
    TableeError,
    UnknownGame,
    Words,
)
from tablee.kernel.reading import read_edition
from tablee.tables.lobby import BOTS
from tablee.tables.replay import check_eyes
from tablee.text import LANGUAGES, MissingWords, from_environment, speaker
from tests.text.stories import NAMES, SPECIMENS

CONTENT = (Path(__file__).parents[2] / "src/tablee/games/smile/content.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fra"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_US", "LC_ALL": "fr_BE"}, "fr"),
        ({"LANG": "fr_CA", "LC_ALL": ""}, "fr"),
    ],
)
def test_the_system_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert from_environment(environment) == language


LILY, ROSE = Words("un lys", "a lily"), Words("une rose", "a rose")


@pytest.mark.parametrize(("language", "said"), [("fr", "un lys et une rose"), ("en", "a lily and a rose")])
def test_a_text_of_the_box_is_said_in_the_language_of_the_sentence(language: str, said: str) -> None:
    assert speaker(language).say("list-last", some=LILY, one=ROSE) == said
    assert speaker(language).in_words(LILY) == said.split(" et ")[0].split(" and ")[0]


class SeedOfWords(Event, frozen=True, tag="seed_revealed"):
    seed: Words


@pytest.mark.parametrize(("language", "text"), [("fr", "un lys"), ("en", "a lily")])
def test_an_event_that_holds_a_text_of_the_box_is_told_in_the_language_of_the_log(language: str, text: str) -> None:
    assert speaker(language, strict=True).event(SeedOfWords(LILY), NAMES).endswith(text)


def test_a_text_of_the_box_that_is_endless_is_cut_like_everything_else() -> None:
    said = speaker("fr", strict=True).say("list-last", some=Words("x" * 3_000, "y"), one="z")
    assert said.endswith("x… et z")


def test_numbers_have_true_minus_signs() -> None:
    say = speaker("en")
    assert [say.number(number) for number in (-2, 0, 3)] == ["−2", "0", "3"]
    assert [say.number(number, sign=True) for number in (-2, 0, 3)] == ["−2", "0", "+3"]


@pytest.mark.parametrize(
    ("things", "english", "french"),
    [
        ([], "", ""),
        (["a"], "a", "a"),
        (["a", "b"], "a and b", "a et b"),
        (["a", "b", "c"], "a, b and c", "a, b et c"),
    ],
)
def test_lists_end_with_and(things: list[str], english: str, french: str) -> None:
    assert [speaker(language).all_of(things) for language in ("en", "fr")] == [english, french]


def test_a_missing_message_is_an_error_in_tests_and_a_visible_key_elsewhere() -> None:
    with pytest.raises(MissingWords, match="no-such-message"):
        speaker("fr", strict=True).say("no-such-message")
    assert speaker("fr", strict=False).say("no-such-message") == "⟦no-such-message⟧"


def test_a_missing_variable_is_an_error_in_tests_and_a_visible_name_elsewhere() -> None:
    with pytest.raises(MissingWords, match="seed"):
        speaker("en", strict=True).say("play-seed")
    assert "seed" in speaker("en", strict=False).say("play-seed")


def test_strictness_can_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_STRICT_TEXT", "1")
    assert speaker("en").strict
    monkeypatch.delenv("TABLEE_STRICT_TEXT")
    assert not speaker("en").strict


def test_a_speaker_knows_a_game_by_its_key_or_itself() -> None:
    assert speaker("fr", "smile").card("C01") == speaker("fr", SMILE).card("C01")
    with pytest.raises(UnknownGame):
        speaker("fr", "chess")


def test_a_speaker_for_the_table_alone_tells_the_events_of_the_table() -> None:
    gone = SPECIMENS[-1]
    assert speaker("fr", strict=True).event(gone, NAMES, 1) == "Ton temps s’écoule."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_says_what_would_be_right_and_names_its_rule(language: str) -> None:
    say = speaker(language, SMILE, strict=True)
    sentences = [say.refusal(refusal.code, refusal.rule) for refusal in SMILE.refusals]
    assert len(set(sentences)) == len(SMILE.refusals)
    for sentence, refusal in zip(sentences, SMILE.refusals, strict=True):
        assert sentence.endswith(f"({refusal.rule})")
        assert sentence.count(".") >= 2  # what was wrong; what would be right
        assert say.error(Refused(refusal.code, refusal.rule)) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_says_what_was_wrong_and_what_would_be_right(language: str) -> None:
    say = speaker(language, strict=True)
    kinds = {thing for thing in vars(kernel).values() if isinstance(thing, type) and issubclass(thing, TableeError)}
    for kind in kinds - {Refused}:
        assert "WRONG" in (said := say.error(kind("WRONG", "RIGHT")))
        assert "RIGHT" in said
        assert say.error(kind("WRONG"))


def test_a_detail_has_a_message_of_its_own_and_otherwise_that_of_the_code() -> None:
    say = speaker("en", SMILE, strict=True)
    assert say.error(BadPosition("C01", detail="card_twice")).startswith("The card “C01” is in two places.")
    assert say.error(BadPosition("C01", detail="no_such_detail")) == "No game can stand like this: C01."


def test_numbers_in_errors_have_plurals_and_true_minus_signs() -> None:
    said = [
        speaker(language, SMILE, strict=True)
        .error(BadPosition(count, 6, detail="deck_size", round=8, rule="SMI-145"))
        .replace("\u00a0", " ")
        .replace("\u202f", " ")
        for language in ("en", "fr")
        for count in (1, 5)
    ]
    assert said == [
        "The deck has 1 card. In round 8 it should have 6 (SMI-145).",
        "The deck has 5 cards. In round 8 it should have 6 (SMI-145).",
        "Le paquet a 1 carte. Dans la manche 8, il en faudrait 6 (SMI-145).",
        "Le paquet a 5 cartes. Dans la manche 8, il en faudrait 6 (SMI-145).",
    ]
    assert "−3" in speaker("fr").error(BadSeats(-3, [3, 4, 5]))


@pytest.mark.parametrize("wrong", ["x" * 41, "x" * 3000, "9" * 5000, "one\ntwo\t\x07three" + "x" * 100])
def test_what_was_wrong_is_told_on_one_line_and_shortened(wrong: str) -> None:
    for language in LANGUAGES:
        said = speaker(language, SMILE, strict=True).error(BadMove(wrong, "offer C01"))
        assert len(said) < 150
        assert "…" in said
        assert "\n" not in said


def test_no_part_of_a_sentence_is_too_long_for_fluent() -> None:
    said = speaker("fr", strict=True).say("usage-no-file", option="--content", example="", file="x" * 10_000)
    assert "{???}" not in said
    assert "x…" in said


def test_an_option_that_is_unknown_and_a_value_that_is_wrong_are_told_apart() -> None:
    wrong: list[Mapping[str, object]] = [{"variant": True}, {"unseen_cards": "yes"}]
    said = []
    for given in wrong:
        with pytest.raises(BadOption) as caught:
            SMILE.read_options(given)
        said += [speaker(language, SMILE, strict=True).error(caught.value) for language in ("en", "fr")]
    assert said[0].startswith("This game has no option “variant”.")
    assert said[1].startswith("Ce jeu n’a pas d’option «\u202fvariant\u202f».")
    assert said[2].startswith("The option “unseen_cards” does not take that value.")
    assert said[3].startswith("L’option «\u202funseen_cards\u202f» n’accepte pas cette valeur.")
    for sentence in said:
        assert "unseen_cards = False" in sentence
        assert "Expected" not in sentence


@pytest.mark.parametrize("options", [Options(), {"unseen_cards": True}, SmileOptions(unseen_cards="yes")])  # type: ignore[arg-type]
def test_a_game_is_set_up_only_with_options_of_its_own(options: Any) -> None:
    luck = SealedLuck(bytes(32))
    with pytest.raises(BadOption) as caught:
        SMILE.setup(3, luck, options)
    assert luck.drawn == 0
    assert speaker("fr", SMILE, strict=True).error(caught.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position_of_the_wrong_shape_is_told_without_the_words_of_msgspec(language: str) -> None:
    for written in (None, {}, {"hunters": [{}, {}, {"hand": "x"}]}, {"hunters": [{}, {}, {"hat": 1}]}):
        with pytest.raises(BadPosition) as caught:
            SMILE.position(written)
        said = speaker(language, SMILE, strict=True).error(caught.value)
        assert caught.value.wrong in said
        assert "docs/smile.md" in said
        assert not any(word in said for word in ("Expected", "Object", "`"))


def test_lists_of_right_answers_are_shown() -> None:
    assert "3, 4, 5" in speaker("fr").error(BadSeats(7, [3, 4, 5]))
    assert "beginner, solid, strong" in speaker("en").error(BadLevel("genius", SMILE.levels))
    assert "offer C01" in speaker("en").error(BadMove("hop", "offer C01"))


@pytest.mark.parametrize(
    ("before", "after", "english", "french"),
    [
        (
            '{ id = "C01"',
            '{ name = "x", id = "C01"',
            "line 8 (x, name): “name” has no place here. There can be: id, value, colour, mark, provenance.",
            "ligne 8 (x, name) : « name » n’a pas sa place ici. Il peut y avoir : id, value, colour, mark, provenance.",
        ),
        (
            '{ id = "C01"',
            '"C01", { id = "C01"',
            'line 8 (creatures): “"C01"” does not fit. Right would be a row with: id, value, colour, mark, provenance.',
            'ligne 8 (creatures) : « "C01" » ne convient pas. Il faudrait une ligne avec :'
            " id, value, colour, mark, provenance.",
        ),
        (
            "]\n",
            '{ id = "C51", value = 1, colour = "none", mark = "" },\n]\n',
            "line 58 (C51, id): “C51” is not in the box. There should be: C01, C02, …, C50 (SMI-011).",
            "ligne 58 (C51, id) : « C51 » n’est pas dans la boîte. Il faudrait : C01, C02, …, C50 (SMI-011).",
        ),
        (
            "creatures = [",
            "beasts = [",
            "line 7 (beasts): “beasts” has no place here. There can be: creatures, provenance.",
            "ligne 7 (beasts) : « beasts » n’a pas sa place ici. Il peut y avoir : creatures, provenance.",
        ),
        (
            "creatures = [",
            "creatures = = [",
            "line 7: TOML does not know the value at column 13 of this line."
            " A text stands between quotation marks, a number does not."
            " If that is not it, a bracket or brace is missing above.",
            "ligne 7 : TOML ne connaît pas la valeur à la colonne 13 de cette ligne."
            " Un texte s’écrit entre guillemets droits, un nombre sans."
            " Sinon, il manque un crochet ou une accolade plus haut.",
        ),
        (
            '"pink"',
            '"red"',
            'line 8 (C01, colour): “red” does not fit. Right would be: "blue", "none", "pink", "white", "yellow".',
            'ligne 8 (C01, colour) : « red » ne convient pas. Il faudrait : "blue", "none", "pink", "white", "yellow".',
        ),
        (
            'mark = ""',
            'mark = "V"',
            "line 7 (creatures): Without a mark there are 29. The box has 30 (SMI-015).",
            "ligne 7 (creatures) : Sans marque, il y en a 29. La boîte en a 30 (SMI-015).",
        ),
        (
            'mark = "IV"',
            'mark = "V"',
            "line 7 (creatures): With the mark “IV” there are 9. The box has 10 (SMI-015).",
            "ligne 7 (creatures) : Marquées « IV », il y en a 9. La boîte en a 10 (SMI-015).",
        ),
        (
            "value =  1",
            "value = -1",
            "line 7 (creatures): 4 cards have the value −1. The box has 3 (SMI-011).",
            "ligne 7 (creatures) : 4 cartes ont la valeur −1. La boîte en a 3 (SMI-011).",
        ),
        (
            'id = "C01"',
            'id = "C50"',
            "line 57 (C50, id): “C50” is there for the second time."
            " There should be, each once: C01, C02, …, C50 (SMI-011).",
            "ligne 57 (C50, id) : « C50 » est là pour la deuxième fois."
            " Il faudrait, une fois chacun : C01, C02, …, C50 (SMI-011).",
        ),
        (
            ', mark = ""',
            "",
            "line 8 (C01): “mark” is missing. There should be: id, value, colour, mark, provenance.",
            "ligne 8 (C01) : « mark » manque. Il faudrait : id, value, colour, mark, provenance.",
        ),
    ],
)
def test_a_bad_content_file_is_explained_in_both_languages(
    tmp_path: Path, before: str, after: str, english: str, french: str
) -> None:
    file = tmp_path / "my-smile.toml"
    file.write_text(CONTENT.replace(before, after, 1), "utf-8")
    with pytest.raises(BadContent) as caught:
        read_edition(SMILE, file)
    said = [speaker(language, SMILE, strict=True).error(caught.value) for language in ("en", "fr")]
    plain = [sentence.replace("\u00a0", " ").replace("\u202f", " ") for sentence in said]
    assert plain == [f"my-smile.toml, {english}", f"my-smile.toml, {french}"]


@pytest.mark.parametrize(
    ("written", "french"),
    [
        (b"\xff\xfe\x00", "Ce n’est pas du texte en UTF-8. Enregistre le fichier avec ce codage."),
        (b"creatures = [", "TOML ne trouve pas la fin de ce qui commence ici ou plus haut"),
    ],
)
def test_a_content_file_that_is_no_text_is_explained(tmp_path: Path, written: bytes, french: str) -> None:
    file = tmp_path / "my-smile.toml"
    file.write_bytes(written)
    with pytest.raises(BadContent) as caught:
        read_edition(SMILE, file)
    assert f"my-smile.toml, ligne 1\u00a0: {french}" in speaker("fr", SMILE, strict=True).error(caught.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_paces_say_how_long_a_turn_is(language: str) -> None:
    say = speaker(language, SMILE, strict=True)
    said = [say.pace(key, pace) for key, pace in SMILE.paces.items()]
    assert [any(number in sentence for number in ("20", "2 ", "24")) for sentence in said] == [True] * 3
    assert "60" in said[0]


@pytest.mark.parametrize(
    ("fireflies", "english", "french"),
    [
        (0, "Net −1 point, 0 fireflies.", "Bilan : −1 point, 0 luciole."),
        (1, "Net −1 point, +1 firefly.", "Bilan : −1 point, +1 luciole."),
        (3, "Net −1 point, +3 fireflies.", "Bilan : −1 point, +3 lucioles."),
    ],
)
def test_the_preview_of_a_pair_is_the_one_of_section_10(fireflies: int, english: str, french: str) -> None:
    said = [
        speaker(language, SMILE, strict=True)
        .say("preview-pair", value=-2, held=1, points=-1, fireflies=fireflies)
        .replace("\u00a0", " ")
        .replace("\u202f", " ")
        for language in ("en", "fr")
    ]
    assert said[0] == f"−2 pairs with your +1: both flee. {english}"
    assert said[1] == f"Paire : −2 et ta +1 s’enfuient toutes deux. {french}"


# --- The house: what a table, a store or a socket refuses


class Treasure(SmileGame):
    """A game without any options."""

    options = Options


TREASURE = Treasure()


def test_a_rule_of_the_house_is_said_without_a_number() -> None:
    assert speaker("en", SMILE).refusal("seat_taken", "table") == "That seat is taken. Choose another."
    assert speaker("fr").error(Refused("seat_taken", "table")) == "Cette place est prise. Choisis-en une autre."
    assert speaker("en", SMILE).refusal("not_your_turn", "SMI-035").endswith("(SMI-035)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_may_refuse_in_its_own_words_what_every_table_refuses(language: str) -> None:
    of_smile, of_all = speaker(language, SMILE, strict=True), speaker(language, strict=True)
    assert of_smile.refusal("malformed", "table") != of_all.refusal("malformed", "table")
    assert "C01" in of_smile.refusal("malformed", "table")
    assert of_smile.refusal("too_late", "table") == of_all.refusal("too_late", "table")


@pytest.mark.parametrize(
    ("wrong", "english", "french"),
    [
        (
            lambda: Seal(bytes(31)),
            "A seed has 32 bytes, and this one has 31.",
            "fait 32 octets, et celle-ci en fait 31.",
        ),
        (lambda: Seal(bytes(32)).luck([bytes(300)]), "A salt has 256 bytes at most", "Un sel fait 256 octets au plus"),
        (lambda: Seal.check("00", bytes(32)), "belongs to the promise", "correspond à la promesse"),
        (lambda: check_eyes(7, 3), "with such eyes: 7. Choose from: 0, 1, 2, none, open.", "0, 1, 2, none, open."),
        (lambda: TREASURE.read_options({"x": 1}), "no option “x”, nor any other.", "ni aucune autre."),
        (lambda: SMILE.move("hop"), "Cards go from C01 to C50.", "Les cartes vont de C01 à C50."),
    ],
)
def test_what_is_wrong_is_said_from_its_parts_alone(wrong: Callable[[], object], english: str, french: str) -> None:
    for language, sentence in (("en", english), ("fr", french)):
        with pytest.raises(TableeError) as caught:
            wrong()
        assert sentence in speaker(language, SMILE, strict=True).error(caught.value)


def test_every_bot_has_a_name_of_its_own_in_each_language() -> None:
    for language in ("fr", "en"):
        names = speaker(language).say("names-of-bots").split(", ")
        assert len(set(names)) == len(names) == BOTS
