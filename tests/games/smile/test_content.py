"""The cards (SMI-010 to SMI-016, section 5.1) and the file that an owner of the box may correct."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from tablee.games.smile import SMILE, SmileGame
from tablee.games.smile.content import BOX, COLOURS, NO_COLOUR, Creature, load
from tablee.games.smile.events import GameStarted, RowRevealed
from tablee.games.smile.judgement import Counting
from tablee.games.smile.moves import BORROW, COLLECT, OFFER
from tablee.kernel import BadContent, FastLuck
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
    game = SmileGame(load(path))
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
    position = SmileGame(box).setup(3, FastLuck(1), listen=True)
    started, *_, revealed, _, _ = position.drain()
    assert isinstance(started, GameStarted)
    assert isinstance(revealed, RowRevealed)
    cards = {*revealed.cards, *position.to_json()["deck"]}
    assert cards == {found.id for found in box.deck(3)}


def test_an_owner_may_exchange_values(tmp_path: Path) -> None:
    path = corrected(tmp_path, ('"C29", value =  5', '"C29", value =  6'), ('"C30", value =  6', '"C30", value =  5'))
    position = SmileGame(load(path)).position(paper([6, 6, 6], "C01 C30 C29"))
    assert [lure.creature.value for lure in position.row] == [-2, 5, 6]


def test_the_note_on_provenance_may_be_left_out(tmp_path: Path) -> None:
    path = corrected(tmp_path, ('mark = "", provenance = "rulebook"', 'mark = ""'))
    assert repr(load(path).creatures[0]) == "C01 (P-2)"


FIRST = '{ id = "C01", value = -2, colour = "pink", mark = "", provenance = "rulebook" }'


VALUES = "-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6"
COLOUR_NAMES = "pink, blue, yellow, white, none"
FIELDS = "id, value, colour, mark"

BAD_FILES = [
    (FIRST, FIRST.replace("-2", "-1"), "copies", "3", "4"),
    (FIRST, FIRST.replace("-2", "7"), "value", "7", VALUES),
    (FIRST, FIRST.replace("-2", "-6"), "value", "-6", VALUES),
    (FIRST, FIRST.replace("-2", "true"), "value", "True", VALUES),
    (FIRST, FIRST.replace("-2", "false"), "value", "False", VALUES),
    (FIRST, FIRST.replace("-2", '"-2"'), "value", "-2", VALUES),
    (FIRST, FIRST.replace("-2", "-2.0"), "value", "-2.0", VALUES),
    (FIRST, FIRST.replace("-2", "[-2]"), "value", "-2", VALUES),
    (FIRST, FIRST.replace('"pink"', '"red"'), "colour", "red", COLOUR_NAMES),
    (FIRST, FIRST.replace('"pink"', '"Pink"'), "colour", "Pink", COLOUR_NAMES),
    (FIRST, FIRST.replace('"pink"', '""'), "colour", "", COLOUR_NAMES),
    (FIRST, FIRST.replace('"pink"', '["pink"]'), "colour", "pink", COLOUR_NAMES),
    (FIRST, FIRST.replace('mark = ""', 'mark = "VI"'), "mark", "VI", ", IV, V"),
    (FIRST, FIRST.replace('mark = ""', 'mark = ["V"]'), "mark", "V", ", IV, V"),
    (FIRST, FIRST.replace('mark = ""', 'mark = "V"'), "marked", "29", "30"),
    (FIRST, FIRST.replace('mark = ""', 'mark = "IV"'), "marked", "29", "30"),
    (FIRST, FIRST.replace("C01", "C02"), "out_of_place", "C02", "C01"),
    (FIRST, FIRST.replace("C01", "C51"), "out_of_place", "C51", "C01"),
    (FIRST + ",", FIRST + "," + FIRST + ",", "out_of_place", "C01", "C02"),
    (FIRST + ",", "", "out_of_place", "C02", "C01"),
    (FIRST, FIRST.replace("value = -2, ", ""), "missing_field", "value", FIELDS),
    (FIRST, FIRST.replace('colour = "pink", ', ""), "missing_field", "colour", FIELDS),
    (FIRST, FIRST.replace('mark = "", ', ""), "missing_field", "mark", FIELDS),
    (FIRST, FIRST.replace('id = "C01", ', ""), "missing_field", "id", FIELDS),
    (FIRST, FIRST.replace("mark", 'name = "Twiglet", mark'), "unknown_field", "name", FIELDS),
    (FIRST, '"C01"', "not_a_creature", "C01", FIELDS),
    ("creatures = [", "cards = [", "no_list", "my-smile.toml", "creatures"),
    ("creatures = [", "creatures = = [", "not_toml_at", "my-smile.toml", "TOML"),
    ("creatures = [", "creatures = [[", "not_toml_at", "my-smile.toml", "TOML"),
    (FIRST, FIRST.replace("-2", "9" * 5000), "not_toml", "my-smile.toml", "TOML"),
    ("creatures = [", "creatures = " + "[" * 5000, "not_toml", "my-smile.toml", "TOML"),
]


@pytest.mark.rules("SMI-010", "SMI-011", "SMI-013", "SMI-015")
@pytest.mark.parametrize(("old", "new", "detail", "wrong", "right"), BAD_FILES, ids=[bad[2] for bad in BAD_FILES])
def test_a_file_that_does_not_fit_the_rules_is_refused(
    tmp_path: Path, old: str, new: str, detail: str, wrong: str, right: str
) -> None:
    path = corrected(tmp_path, (old, new))
    with pytest.raises(BadContent) as refused:
        load(path)
    assert (refused.value.detail, refused.value.wrong, refused.value.right) == (detail, wrong, right)


def test_a_file_that_is_no_toml_is_refused_at_its_line(tmp_path: Path) -> None:
    with pytest.raises(BadContent) as refused:
        load(corrected(tmp_path, ("creatures = [", "creatures = = [")))
    assert (refused.value.parts["line"], refused.value.parts["column"]) == (7, 13)


def last_card_missing(text: str) -> str:
    return re.sub(r'.*"C50".*\n', "", text)


def one_card_too_many(text: str) -> str:
    (last,) = re.findall(r'.*"C50".*\n', text)
    return text.replace(last, last + last.replace("C50", "C51"))


@pytest.mark.parametrize(
    ("change", "detail", "wrong", "right"),
    [
        (last_card_missing, "copies", "7", "8"),
        (one_card_too_many, "too_many", "C51", "50"),
        (lambda text: "", "no_list", "my-smile.toml", "creatures"),
        (lambda text: "creatures = 50", "no_list", "my-smile.toml", "creatures"),
        (lambda text: "creatures = []", "copies", "0", "2"),
        (lambda text: "{}", "not_toml_at", "my-smile.toml", "TOML"),
    ],
)
def test_a_box_with_too_few_or_too_many_cards_is_refused(
    tmp_path: Path, change: Callable[[str], str], detail: str, wrong: str, right: str
) -> None:
    path = tmp_path / "my-smile.toml"
    path.write_text(change(PRINTED.read_text("utf-8")), "utf-8")
    with pytest.raises(BadContent) as refused:
        load(path)
    assert (refused.value.detail, refused.value.wrong, refused.value.right) == (detail, wrong, right)


def test_a_file_that_is_not_there_or_not_text_is_refused(tmp_path: Path) -> None:
    binary = tmp_path / "photo.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    for path, detail in ((tmp_path / "missing.toml", "unreadable"), (tmp_path, "unreadable"), (binary, "not_toml")):
        with pytest.raises(BadContent) as refused:
            load(path)
        assert (refused.value.detail, refused.value.wrong, refused.value.right) == (detail, path.name, "TOML")


def test_a_count_that_is_wrong_names_the_value_or_the_mark_and_its_rule(tmp_path: Path) -> None:
    with pytest.raises(BadContent) as refused:
        load(corrected(tmp_path, (FIRST, FIRST.replace("-2", "-1"))))
    assert (refused.value.parts["value"], refused.value.parts["rule"]) == (-2, "SMI-011")
    with pytest.raises(BadContent) as refused:
        load(corrected(tmp_path, (FIRST, FIRST.replace('mark = ""', 'mark = "V"'))))
    assert (refused.value.parts["mark"], refused.value.parts["rule"]) == ("", "SMI-015")


@pytest.mark.rules("SMI-010", "SMI-011", "SMI-013", "SMI-015")
@pytest.mark.parametrize(
    ("old", "new", "parts"),
    [
        (FIRST, '"C01"', {"number": 1}),
        (FIRST, FIRST.replace("value = -2, ", ""), {"number": 1}),
        (FIRST, FIRST.replace("mark", 'name = "Twiglet", mark'), {"number": 1}),
        (FIRST, FIRST.replace("C01", "C02"), {"first": "C01", "last": "C50"}),
        (FIRST, FIRST.replace("-2", "7"), {"card": "C01", "rule": "SMI-010"}),
        (FIRST, FIRST.replace('"pink"', '"red"'), {"card": "C01", "rule": "SMI-013"}),
        (FIRST, FIRST.replace('mark = ""', 'mark = "VI"'), {"card": "C01", "rule": "SMI-015"}),
    ],
)
def test_a_bad_row_is_refused_with_its_place_and_its_rule(
    tmp_path: Path, old: str, new: str, parts: dict[str, object]
) -> None:
    with pytest.raises(BadContent) as refused:
        load(corrected(tmp_path, (old, new)))
    said = {name: part for name, part in refused.value.parts.items() if name not in ("wrong", "right")}
    assert said == parts


@pytest.mark.rules("SMI-011")
def test_a_card_too_many_is_refused_with_the_rule_that_counts_them(tmp_path: Path) -> None:
    path = tmp_path / "my-smile.toml"
    path.write_text(one_card_too_many(PRINTED.read_text("utf-8")), "utf-8")
    with pytest.raises(BadContent, match=re.escape("bad_content.too_many: C51 (right would be: 50; rule = SMI-011)")):
        load(path)


def test_a_client_is_given_the_cards_as_the_file_has_them() -> None:
    """But for where each row comes from."""
    written = tomllib.loads(PRINTED.read_text("utf-8"))["creatures"]
    fields = ("id", "value", "colour", "mark")
    assert SMILE.content() == {"creatures": [{field: row[field] for field in fields} for row in written]}


def test_a_corrected_copy_is_told_as_it_was_corrected(tmp_path: Path) -> None:
    game = SMILE.with_content(corrected(tmp_path, (FIRST, FIRST.replace('"pink"', '"none"'))))
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
    game = SMILE.with_content(corrected(tmp_path, (FIRST, FIRST.replace('"pink"', '"none"'))))
    assert isinstance(game, SmileGame)
    mind = game.believe(2)
    assert isinstance(mind, Counting)
    assert (mind.box, mind.seat) == (game.box, 2)
