"""Nothing stands in the folders of two games, and the tool that says so would see it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.twice import twice

ROOT = Path(__file__).parent.parent

ONE = '''
"""A module."""

import os
from somewhere import reckon

TABLE = {
    "a": 1,
    "b": 2,
}

def total(hand, price):
    """What it costs."""
    found = 0
    for card in hand:
        if card.value > price:
            found += reckon(card)  # a comment

    return found
'''
RENAMED = """
def sum_of(pawns, limit):
    count = 0
    for pawn in pawns:
        if pawn.strength > limit:
            count += weigh(pawn)
    return count
"""
SWAPPED = RENAMED.replace("weigh(pawn)", "weigh(limit)")
FIELDS = """
class Card:
    def __init__(self, number, value, colour, mark, left, right):
        self.number = number
        self.value = value
        self.colour = colour
        self.mark = mark
        self.left = left
        self.right = right

    def view(self, eyes):
        return seen(self, eyes)

    def move(self, text):
        return read_move(text)

    def position(self, written):
        return read(self.box, written)
"""
SCRIPT = """<script lang="ts">
  import { say } from '../say'
  const names = 1
  function go(to) {
    if (to > names) {
      place = to
      done(place)
    }
    focus()
  }
</script>

<p>{say('one')}</p>

<style>
  .learn {
    display: grid;
    gap: 1rem;
    margin: 0;
    padding: 0;
    color: red;
  }
</style>
"""
WORDS = """
level-one = One
level-two = { $count ->
    [one] A card

   *[other] Two cards
}
# a comment
level-three = Three
level-four =
    Four
level-five = Five

level-six = Six
"""


def folder(tmp_path: Path, name: str, *texts: str) -> Path:
    for number, text in enumerate(texts):
        game = tmp_path / f"game{number}"
        game.mkdir(parents=True)
        (game / name).write_text(text, "utf-8")
    return tmp_path


def test_the_same_but_for_names_is_found(tmp_path: Path) -> None:
    (found,) = twice(folder(tmp_path, "rules.py", ONE, RENAMED))
    assert found.count == 6
    assert str(found).endswith("game0/rules.py:12-19 = " + str(tmp_path / "game1/rules.py") + ":2-7: 6 lines")


def test_a_name_that_stands_for_two_is_not_the_same(tmp_path: Path) -> None:
    assert twice(folder(tmp_path, "rules.py", ONE, SWAPPED)) == []


def test_a_shorter_run_is_no_matter(tmp_path: Path) -> None:
    assert twice(folder(tmp_path, "rules.py", ONE, RENAMED), least=7) == []


def test_declarations_may_be_alike(tmp_path: Path) -> None:
    assert twice(folder(tmp_path, "card.py", FIELDS, FIELDS)) == []


def test_what_a_tool_has_written_may_be_alike(tmp_path: Path) -> None:
    made = "# Made by a tool. Do not edit.\n"
    assert twice(folder(tmp_path, "rules.py", made + ONE, made + RENAMED)) == []


def test_what_stands_twice_in_one_game_is_another_matter(tmp_path: Path) -> None:
    assert twice(folder(tmp_path, "rules.py", ONE + RENAMED, "")) == []


@pytest.mark.parametrize(
    "other", [SCRIPT, SCRIPT.replace("place", "page").replace(".learn", ".read")], ids=["same", "renamed"]
)
def test_script_and_style_of_a_component_are_compared(tmp_path: Path, other: str) -> None:
    found = twice(folder(tmp_path, "Learn.svelte", SCRIPT, other))
    assert [run.count for run in found] == [16]


def test_another_value_is_another_style(tmp_path: Path) -> None:
    found = twice(folder(tmp_path, "Learn.svelte", SCRIPT, SCRIPT.replace("gap: 1rem", "gap: 2rem")))
    assert [run.count for run in found] == [11]


def test_messages_are_compared_whole(tmp_path: Path) -> None:
    (found,) = twice(folder(tmp_path, "text.en.ftl", WORDS, "other = Another\n\n" + WORDS))
    assert found.count == 6
    assert twice(folder(tmp_path / "x", "text.en.ftl", WORDS, WORDS.replace("Two cards", "Two pawns"))) == []


@pytest.mark.parametrize("games", ["src/tablee/games", "web/src/games"])
def test_nothing_stands_in_two_games(games: str) -> None:
    assert [str(run) for run in twice(ROOT / games)] == []
