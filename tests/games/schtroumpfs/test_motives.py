"""Why a bot makes its move: one key for each kind of move that is worth a word, with the parts of its sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.schtroumpfs import SCHTROUMPFS
from tablee.games.schtroumpfs.motives import REASONS, reason
from tablee.kernel import Move, Reason
from tests.games.schtroumpfs.village import scene

PLACES: list[tuple[str, dict[str, Any], Reason]] = [
    ("place 8U", {}, Reason("build", {"row": "8U"})),
    ("place 8L", {}, Reason("pair", {"row": "8L", "seat": 1})),
    ("place 1U", {}, Reason("rescue", {"row": "1U"})),
    ("place 3U", {}, Reason("pair", {"row": "3U", "seat": 1})),
    ("place 3U", {"rows": "3U"}, Reason("complete", {"row": "3U"})),
    ("place 1L", {"rows": "1L"}, Reason("rescue", {"row": "1L"})),
    ("place 5L", {}, Reason("danger-early", {"row": "5L"})),
    ("place 6L", {}, Reason("ideas", {"row": "6L"})),
    ("place 7U", {}, Reason("choice", {"row": "7U"})),
    ("place N20", {"crafted": "N20"}, Reason("use", {"card": "N20"})),
]


@pytest.mark.parametrize(("move", "there", "said"), PLACES)
def test_a_place_is_chosen_for_what_happens_there(move: str, there: dict[str, Any], said: Reason) -> None:
    village = scene(["S01", "S02"], stock="9/9/9", played="P03", azrael=2, **there)
    assert SCHTROUMPFS.move(move) in village.moves(0)
    assert reason(village, 0, SCHTROUMPFS.move(move)) == said


def test_both_slots_at_once_save_up_what_is_missing() -> None:
    """Six roofs ask for 26 logs, and 9 are there."""
    village = scene(["S01", "S02"], stock="9/9/9", played="P16", azrael=2)
    said = reason(village, 0, SCHTROUMPFS.move("place 3U double"))
    assert said == Reason("save-up", {"resource": "log", "number": 17})


def test_the_partner_of_the_last_seat_is_the_first() -> None:
    village = scene(["S01", "S02"], active=1, played="P03", azrael=2)
    assert reason(village, 1, SCHTROUMPFS.move("place 3U")) == Reason("pair", {"row": "3U", "seat": 0})


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("play S01", Reason("best-card", {"card": "S01"})),
        ("craft N10", Reason("craft", {"card": "N10"})),
        ("use N07", Reason("use", {"card": "N07"})),
        ("shelter S05", Reason("shelter", {"card": "S05"})),
        ("gain 1/1/0", None),
        ("go on", None),
        ("target 1", None),
    ],
)
def test_cards_are_named_and_small_answers_need_no_word(move: str, said: Reason | None) -> None:
    assert reason(scene(["S01", "S02"]), 0, SCHTROUMPFS.move(move)) == said


def test_a_move_of_another_game_has_no_reason() -> None:
    assert reason(scene(["S01"]), 0, Move("play S01")) is None


def test_every_key_has_its_place_here() -> None:
    told = {said.key for _, _, said in PLACES} | {"save-up", "best-card", "craft", "use", "shelter"}
    assert told == set(REASONS) == set(SCHTROUMPFS.reasons)
