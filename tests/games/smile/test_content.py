"""The cards (SMI-010 to SMI-016, section 5.1) and the file that an owner of the box may correct."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from tablee.games.smile import SMILE, SmileGame
from tablee.games.smile.box import COLOURS, MARKS, NO_COLOUR, Box, Creature
from tablee.games.smile.content import BOX, CreatureRow
from tablee.games.smile.events import GameStarted, RowRevealed
from tablee.games.smile.judgement import Counting
from tablee.games.smile.moves import BORROW, COLLECT, OFFER
from tablee.kernel import BadContent, FastLuck
from tablee.kernel.reading import read_edition
from tests.games.smile.table import LAW, front, options, paper, play, row, scene

PRINTED = Path(str(files("tablee.games.smile") / "content.toml"))
ROW_OF_THE_LAW = re.compile(r"^\| (C\d\d) \| ([−\d]+) \| (\w+) \| (–|IV|V) \| (.+?) \|$", re.MULTILINE)
SOURCES = {
    "rulebook": "rulebook / rulebook (3-player example)",
    "designed": "rulebook / designed",
    "pink-high": "rulebook / designed (honours public: islaythedragon.com, a high pink card)",
    "blue-low": "rulebook / designed (honours public: pastemagazine.com, a coloured −5;"
    " islaythedragon.com, a negative blue card)",
}


def creature(card: str) -> Creature:
    found = BOX.find(card)
    assert found is not None
    return found


def colour(found: Creature) -> str:
    return "none" if found.colour == NO_COLOUR else COLOURS[found.colour]


def corrected(folder: Path, *corrections: tuple[str, str]) -> Path:
    """The printed content file with some words replaced, each exactly once."""
    text = PRINTED.read_text("utf-8")
    for old, new in corrections:
        assert text.count(old) == 1, f"{old} is not there once"
        text = text.replace(old, new)
    path = folder / "my-smile.toml"
    path.write_text(text, "utf-8")
    return path


def edition(path: Path) -> SmileGame:
    game = read_edition(SMILE, path)
    assert isinstance(game, SmileGame)
    return game


def load(path: Path) -> Box:
    return edition(path).box


# --- The cards of the law


@pytest.mark.rules("SMI-010", "SMI-013", "SMI-015")
def test_every_card_is_the_one_of_the_law() -> None:
    law = [
        (card, int(value.replace("−", "-")), tint, mark)
        for card, value, tint, mark, _ in ROW_OF_THE_LAW.findall(LAW.read_text("utf-8"))
    ]
    marks = {3: "–", 4: "IV", 5: "V"}
    box = [(found.id, found.value, colour(found), marks[found.from_players]) for found in BOX.creatures]
    assert len(law) == 50
    assert box == law


def test_every_card_has_the_provenance_of_the_law() -> None:
    law = {card: source for card, _, _, _, source in ROW_OF_THE_LAW.findall(LAW.read_text("utf-8"))}
    said = dict(re.findall(r'id = "(C\d\d)".*provenance = "([\w-]+)"', PRINTED.read_text("utf-8")))
    assert {card: SOURCES[source] for card, source in said.items()} == law


@pytest.mark.rules("SMI-010")
def test_values_go_from_minus_five_to_six() -> None:
    assert sorted({found.value for found in BOX.creatures}) == list(range(-5, 7))
    assert all(type(found.value) is int for found in BOX.creatures)


@pytest.mark.rules("SMI-011")
def test_the_number_of_copies_of_each_value_is_that_of_section_2() -> None:
    copies = {-5: 2, -4: 2, -3: 3, -2: 4, -1: 3, 0: 2, 1: 4, 2: 6, 3: 8, 4: 8, 5: 6, 6: 2}
    (line,) = re.findall(r"^Card values: (.*) \(total 50, sum \+76\)", LAW.read_text("utf-8"), re.MULTILINE)
    law = {int(value): int(count) for value, count in re.findall(r"(-?\d+) ×(\d+)", line.replace("−", "-"))}
    assert law == copies
    assert Counter(found.value for found in BOX.creatures) == copies


@pytest.mark.rules("SMI-012")
@pytest.mark.parametrize("cards", ["C06 C22 C29", "C23 C24 C29", "C28 C29 C30"], ids=["wild", "zero", "tame"])
def test_wild_zero_and_tame_creatures_obey_the_same_rules(cards: str) -> None:
    lowest, second, third = cards.split()
    position = scene([6, 6, 6], cards)
    assert options(position) == [f"offer {lowest}"]
    play(position, f"0 offer {lowest}")
    assert options(position) == [f"offer {lowest}", f"collect {lowest}"]
    play(position, f"1 collect {lowest}")
    assert front(position, 1) == [lowest]
    assert row(position) == {second: 0, third: 0}
    assert options(position) == [f"offer {second}"]


@pytest.mark.rules("SMI-013")
def test_there_are_four_colours_and_no_colour() -> None:
    assert COLOURS == ["pink", "blue", "yellow", "white"]
    assert {colour(found) for found in BOX.creatures} == {*COLOURS, "none"}


@pytest.mark.rules("SMI-014")
def test_nine_cards_have_each_colour_and_fourteen_have_none() -> None:
    counts = Counter(colour(found) for found in BOX.creatures)
    assert counts == {"pink": 9, "blue": 9, "yellow": 9, "white": 9, "none": 14}


@pytest.mark.rules("SMI-014")
def test_the_colour_sums_are_those_of_the_law() -> None:
    sums: Counter[str] = Counter()
    for found in BOX.creatures:
        sums[colour(found)] += found.value
    assert sums == {"pink": 12, "blue": 13, "yellow": 12, "white": 12, "none": 27}


@pytest.mark.rules("SMI-015")
def test_ten_cards_bear_the_mark_iv_and_ten_the_mark_v() -> None:
    assert Counter(found.from_players for found in BOX.creatures) == {3: 30, 4: 10, 5: 10}


@pytest.mark.rules("SMI-016")
def test_marks_matter_for_nothing_but_the_deck() -> None:
    position = scene([6, 6, 6, 6, 5], "C47:1 C17 C39 C37 C23", fronts={0: "C38"})
    assert options(position) == ["offer C47", "offer C17", "offer C39", "collect C47"]
    play(position, "0 collect C47")  # two white creatures, one marked V and one IV
    assert front(position, 0) == []


@pytest.mark.rules("SMI-020", "SMI-021", "SMI-022")
@pytest.mark.parametrize(
    ("players", "cards", "total", "negative", "each", "plain"),
    [(3, 30, 50, 8, 5, 10), (4, 40, 63, 11, 7, 12), (5, 50, 76, 14, 9, 14)],
)
def test_the_check_sums_of_section_5(
    players: int, cards: int, total: int, negative: int, each: int, plain: int
) -> None:
    deck = load(PRINTED).deck(players)
    assert [found.id for found in deck] == [f"C{number:02}" for number in range(1, cards + 1)]
    assert sum(found.value for found in deck) == total
    assert sum(found.value < 0 for found in deck) == negative
    assert Counter(colour(found) for found in deck) == dict.fromkeys(COLOURS, each) | {"none": plain}


def test_a_creature_is_written_by_its_colour_letter_and_value() -> None:
    written = [repr(creature(card)) for card in ("C01", "C08", "C12", "C20", "C26", "C23")]
    assert written == ["C01 (P-2)", "C08 (B+3)", "C12 (Y-1)", "C20 (W+5)", "C26 (N+3)", "C23 (N+0)"]


def test_a_creature_is_found_by_its_id() -> None:
    assert [creature(f"C{number:02}").number for number in range(1, 51)] == list(range(50))
    assert BOX.find("C51") is None
    assert BOX.find("c01") is None


def test_a_creature_knows_the_moves_that_name_it() -> None:
    for found in BOX.creatures:
        assert found.offer is SMILE.move(f"offer {found.id}")
        assert found.collect is SMILE.move(f"collect {found.id}")
        assert found.borrow is SMILE.move(f"borrow {found.id}")


@pytest.mark.rules("SMI-100", "SMI-102")
def test_creatures_pair_by_colour_and_never_without_one() -> None:
    assert creature("C01").pairs_with(creature("C02"))
    assert not creature("C01").pairs_with(creature("C06"))
    assert not creature("C01").pairs_with(creature("C21"))
    assert not creature("C21").pairs_with(creature("C01"))
    assert not creature("C21").pairs_with(creature("C22"))


def test_a_deck_is_a_copy_of_its_own() -> None:
    BOX.deck(3).pop()
    assert len(BOX.deck(3)) == 30


def test_the_box_on_the_shelf_is_the_printed_one() -> None:
    assert [repr(found) for found in BOX.creatures] == [repr(found) for found in load(PRINTED).creatures]
    assert SMILE.box is BOX


# --- An owner's file


def test_an_owner_may_correct_colours(tmp_path: Path) -> None:
    path = corrected(tmp_path, ('"C02", value =  1, colour = "pink"', '"C02", value =  1, colour = "none"'))
    game = edition(path)
    written = paper([6, 6, 5], "C01:1 C26 C29", fronts={0: "C02"})
    mine, printed = game.position(written), SMILE.position(written)
    play(mine, "0 collect C01")
    play(printed, "0 collect C01")
    assert front(mine, 0) == ["C02", "C01"]
    assert front(printed, 0) == []


def test_an_owner_may_exchange_marks(tmp_path: Path) -> None:
    path = corrected(
        tmp_path,
        ('"C30", value =  6, colour = "none", mark = ""', '"C30", value =  6, colour = "none", mark = "IV"'),
        ('"C31", value = -1, colour = "pink", mark = "IV"', '"C31", value = -1, colour = "pink", mark = ""'),
    )
    box = load(path)
    assert [found.id for found in box.deck(3)] == [f"C{number:02}" for number in [*range(1, 30), 31]]
    position = edition(path).setup(3, FastLuck(1), listen=True)
    started, *_, revealed, _, _ = position.drain()
    assert isinstance(started, GameStarted)
    assert isinstance(revealed, RowRevealed)
    cards = {*revealed.cards, *position.to_json()["deck"]}
    assert cards == {found.id for found in box.deck(3)}


def test_an_owner_may_exchange_values(tmp_path: Path) -> None:
    path = corrected(tmp_path, ('"C29", value =  5', '"C29", value =  6'), ('"C30", value =  6', '"C30", value =  5'))
    position = edition(path).position(paper([6, 6, 6], "C01 C30 C29"))
    assert [lure.creature.value for lure in position.row] == [-2, 5, 6]


def test_the_note_on_provenance_may_be_left_out(tmp_path: Path) -> None:
    path = corrected(tmp_path, ('mark = "", provenance = "rulebook"', 'mark = ""'))
    assert repr(load(path).creatures[0]) == "C01 (P-2)"


FIRST = '{ id = "C01", value = -2, colour = "pink", mark = "", provenance = "rulebook" }'


VALUES = "-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6"
COLOUR_NAMES = '"blue", "none", "pink", "white", "yellow"'
MARK_NAMES = '"", "IV", "V"'
FIELDS = "id, value, colour, mark, provenance"
IDS = "C01, C02, …, C50"
LIST, C01, C02 = 7, 8, 9  # lines of the printed file

BAD_FILES = [
    (FIRST, FIRST.replace("-2", "-1"), LIST, "copies", "3", "4"),
    (FIRST, FIRST.replace("-2", "7"), C01, "choice", "7", VALUES),
    (FIRST, FIRST.replace("-2", "-6"), C01, "choice", "-6", VALUES),
    (FIRST, FIRST.replace("-2", "true"), C01, "choice", "true", VALUES),
    (FIRST, FIRST.replace("-2", "false"), C01, "choice", "false", VALUES),
    (FIRST, FIRST.replace("-2", '"-2"'), C01, "choice", '"-2"', VALUES),
    (FIRST, FIRST.replace("-2", "-2.5"), C01, "choice", "-2.5", VALUES),
    (FIRST, FIRST.replace("-2", "[-2]"), C01, "choice", "[-2]", VALUES),
    (FIRST, FIRST.replace('"pink"', '"red"'), C01, "choice", "red", COLOUR_NAMES),
    (FIRST, FIRST.replace('"pink"', '"Pink"'), C01, "choice", "Pink", COLOUR_NAMES),
    (FIRST, FIRST.replace('"pink"', '""'), C01, "choice", "", COLOUR_NAMES),
    (FIRST, FIRST.replace('"pink"', '["pink"]'), C01, "choice", '["pink"]', COLOUR_NAMES),
    (FIRST, FIRST.replace('mark = ""', 'mark = "VI"'), C01, "choice", "VI", MARK_NAMES),
    (FIRST, FIRST.replace('mark = ""', 'mark = ["V"]'), C01, "choice", '["V"]', MARK_NAMES),
    (FIRST, FIRST.replace('mark = ""', 'mark = "V"'), LIST, "marked", "29", "30"),
    (FIRST, FIRST.replace('mark = ""', 'mark = "IV"'), LIST, "marked", "29", "30"),
    (FIRST, FIRST.replace("C01", "C02"), C02, "card_twice", "C02", IDS),
    (FIRST, FIRST.replace("C01", "C51"), C01, "unknown_card", "C51", IDS),
    (FIRST + ",", FIRST + ",\n" + FIRST + ",", C02, "card_twice", "C01", IDS),
    (FIRST + ",\n", "", C01, "missing_card", "C01", IDS),
    (FIRST, FIRST.replace("value = -2, ", ""), C01, "missing_field", "value", FIELDS),
    (FIRST, FIRST.replace('colour = "pink", ', ""), C01, "missing_field", "colour", FIELDS),
    (FIRST, FIRST.replace('mark = "", ', ""), C01, "missing_field", "mark", FIELDS),
    (FIRST, FIRST.replace('id = "C01", ', ""), C01, "missing_field", "id", FIELDS),
    (FIRST, FIRST.replace("mark", 'name = "Twiglet", mark'), C01, "unknown_field", "name", FIELDS),
    (FIRST, '"C01"', C01, "row", '"C01"', FIELDS),
    ("creatures = [", "cards = [", LIST, "unknown_field", "cards", "creatures, provenance"),
    ("creatures = [", "creatures = = [", LIST, "no_such_value", "TOML", ""),
    ("creatures = [", "creatures = [[", 60, "not_closed", "TOML", ""),
    (FIRST, FIRST.replace("-2", "9" * 5000), 1, "not_toml", "TOML", ""),
    ("creatures = [", "creatures = " + "[" * 5000, 1, "not_toml", "TOML", ""),
]


@pytest.mark.rules("SMI-010", "SMI-011", "SMI-013", "SMI-015")
@pytest.mark.parametrize(
    ("old", "new", "line", "detail", "wrong", "right"), BAD_FILES, ids=[f"{bad[3]} {bad[4]}" for bad in BAD_FILES]
)
def test_a_file_that_does_not_fit_the_rules_is_refused_at_its_line(
    tmp_path: Path, old: str, new: str, line: int, detail: str, wrong: str, right: str
) -> None:
    path = corrected(tmp_path, (old, new))
    with pytest.raises(BadContent) as refused:
        load(path)
    assert (refused.value.detail, refused.value.wrong, refused.value.right) == (detail, wrong, right)
    assert (refused.value.parts["file"], refused.value.parts["line"]) == ("my-smile.toml", line)


def last_card_missing(text: str) -> str:
    return re.sub(r'.*"C50".*\n', "", text)


def one_card_too_many(text: str) -> str:
    (last,) = re.findall(r'.*"C50".*\n', text)
    return text.replace(last, last + last.replace("C50", "C51"))


def two_cards_exchanged(text: str) -> str:
    return text.replace('"C01"', '"C0x"').replace('"C02"', '"C01"').replace('"C0x"', '"C02"')


@pytest.mark.rules("SMI-011")
@pytest.mark.parametrize(
    ("change", "line", "detail", "wrong", "right"),
    [
        (last_card_missing, LIST, "missing_card", "C50", IDS),
        (one_card_too_many, 58, "unknown_card", "C51", IDS),
        (two_cards_exchanged, C01, "out_of_place", "C02", "C01"),
        (lambda text: "", 1, "missing_field", "creatures", "creatures, provenance"),
        (lambda text: "\ncreatures = 50", 2, "list", "50", ""),
        (lambda text: "\n\ncreatures = []", 3, "missing_card", "C01", IDS),
        (lambda text: "\n{}", 2, "not_toml", "TOML", ""),
    ],
)
def test_a_box_with_too_few_or_too_many_cards_is_refused(
    tmp_path: Path, change: Callable[[str], str], line: int, detail: str, wrong: str, right: str
) -> None:
    path = tmp_path / "my-smile.toml"
    path.write_text(change(PRINTED.read_text("utf-8")), "utf-8")
    with pytest.raises(BadContent) as refused:
        load(path)
    assert (refused.value.detail, refused.value.wrong, refused.value.right) == (detail, wrong, right)
    assert refused.value.parts["line"] == line


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.toml", tmp_path):
        with pytest.raises(BadContent) as refused:
            load(path)
        assert (refused.value.detail, refused.value.wrong) == ("unreadable", path.name)


def test_a_count_that_is_wrong_names_the_value_or_the_mark_and_its_rule(tmp_path: Path) -> None:
    with pytest.raises(BadContent) as refused:
        load(corrected(tmp_path, (FIRST, FIRST.replace("-2", "-1"))))
    assert str(refused.value) == (
        "bad_content.copies: 3 (right would be: 4; value = -2; rule = SMI-011; where = creatures;"
        " file = my-smile.toml; line = 7)"
    )
    with pytest.raises(BadContent) as refused:
        load(corrected(tmp_path, (FIRST, FIRST.replace('mark = ""', 'mark = "V"'))))
    assert str(refused.value) == (
        "bad_content.marked: 29 (right would be: 30; mark = ; rule = SMI-015; where = creatures;"
        " file = my-smile.toml; line = 7)"
    )


def test_a_row_takes_the_colours_and_marks_of_the_rules() -> None:
    hints = get_type_hints(CreatureRow)
    assert list(get_args(hints["colour"])) == [*COLOURS, "none"]
    assert list(get_args(hints["mark"])) == list(MARKS)


def test_a_client_is_given_the_cards_as_the_file_has_them() -> None:
    """But for where each row comes from."""
    written = tomllib.loads(PRINTED.read_text("utf-8"))["creatures"]
    fields = ("id", "value", "colour", "mark")
    assert SMILE.content() == {"creatures": [{field: row[field] for field in fields} for row in written]}


def test_a_corrected_copy_is_told_as_it_was_corrected(tmp_path: Path) -> None:
    game = edition(corrected(tmp_path, (FIRST, FIRST.replace('"pink"', '"none"'))))
    assert game.content()["creatures"][0] == {"id": "C01", "value": -2, "colour": "none", "mark": ""}
    assert SMILE.content()["creatures"][0]["colour"] == "pink"


def test_a_new_creature_knows_the_moves_that_name_it() -> None:
    fox = Creature(23, 4, 2, 3)
    assert (fox.number, fox.id, fox.value, fox.colour, fox.from_players) == (23, "C24", 4, 2, 3)
    assert (fox.offer, fox.collect, fox.borrow) == (OFFER[23], COLLECT[23], BORROW[23])
    assert fox.only_offer == (OFFER[23],)
    assert fox.only_collect == (COLLECT[23],)
    assert fox.only_borrow == (BORROW[23],)
    assert fox.offer_or_collect == (OFFER[23], COLLECT[23])


def test_a_mind_counts_the_cards_of_its_own_copy(tmp_path: Path) -> None:
    game = edition(corrected(tmp_path, (FIRST, FIRST.replace('"pink"', '"none"'))))
    mind = game.believe(2)
    assert isinstance(mind, Counting)
    assert (mind.box, mind.seat) == (game.box, 2)
