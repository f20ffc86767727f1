"""What a view says besides the table: where a placement leads, what a face would do, why something cannot be done."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tablee.games.schtroumpfs import SCHTROUMPFS, Village
from tablee.games.schtroumpfs.view import FaceView, PlacementView
from tests.games.schtroumpfs.village import cake, options, play, price, row, scene, seen

NONE = (0, 0, 0)


def placement(position: Village, move: str) -> PlacementView:
    (found,) = [placed for placed in seen(position).placements if placed.move == f"place {move}"]
    return found


def test_every_legal_placement_is_explained() -> None:
    position = scene(["S02", "S03"], crafted="N20", rows="3U", played="P16")
    assert sorted(placed.move for placed in seen(position).placements) == options(position)


@pytest.mark.rules("SCH-083")
def test_a_first_slot_leads_to_nothing() -> None:
    found = placement(scene(["S02", "S03"], played="P14"), "3U")
    assert (found.target, found.fills, found.effect, tuple(found.cost), tuple(found.gain)) == (
        "3U",
        False,
        "",
        NONE,
        NONE,
    )
    assert (found.dangers, found.cats) == (0, 0)


@pytest.mark.parametrize(
    ("code", "rows", "played", "crafted", "gain", "choice", "dangers"),
    [
        ("3U", "3U", "P14", "", (0, 3, 0), 0, 0),
        ("3U", "3U", "P13", "N12", (0, 5, 0), 0, 0),
        ("3L", "", "P14", "", (0, 3, 0), 0, 1),
        ("3L", "", "S11", "", (0, 3, 0), 0, 2),
        ("3L", "", "P15", "", (0, 3, 0), 0, 0),
        ("4U", "4U", "P18", "", (5, 0, 0), 0, 0),
        ("2U", "2U", "P14", "", (0, 0, 0), 2, 0),
        ("N20", "", "P14", "N20", (0, 3, 0), 0, 0),
    ],
)
@pytest.mark.rules("SCH-214", "SCH-092")
def test_a_last_slot_leads_to_its_effect(
    code: str, rows: str, played: str, crafted: str, gain: tuple[int, int, int], choice: int, dangers: int
) -> None:
    position = scene(["S02", "S04"], rows=rows, played=played, crafted=crafted)
    found = placement(position, code)
    assert (found.fills, tuple(found.gain), found.choice, found.dangers) == (True, gain, choice, dangers)


@pytest.mark.rules("SCH-081")
@pytest.mark.parametrize(
    ("code", "crafted", "cost"),
    [("1U", "", (1, 0, 0)), ("1U", "N17", NONE), ("7U", "", (0, 1, 1)), ("N22", "N22", (1, 0, 0))],
)
def test_what_a_placement_costs(code: str, crafted: str, cost: tuple[int, int, int]) -> None:
    position = scene(["S02", "S03"], crafted=crafted, stock="1/1/1", played="P14")
    assert tuple(placement(position, code).cost) == cost


@pytest.mark.rules("SCH-084")
@pytest.mark.parametrize(
    ("lasting", "played", "cats"), [("", "P14", 1), ("G13", "P14", 2), ("", "P15", 0), ("", "P22", 0)]
)
def test_how_often_azraels_die_is_rolled(lasting: str, played: str, cats: int) -> None:
    position = scene(["S02", "S03"], azrael=3, lasting=lasting, played=played)
    assert placement(position, "3U").cats == cats
    assert placement(position, "4U").cats == 0


# --- Faces


def face(faces: Sequence[FaceView], effect: str) -> FaceView:
    return next(found for found in faces if found.effect == effect)


@pytest.mark.rules("SCH-165")
@pytest.mark.parametrize(("super_die", "faces"), [(False, "azrael attack shortage hunt find idea"), (True, "")])
def test_the_six_faces_of_the_die_in_use(super_die: bool, faces: str) -> None:
    view = seen(scene(["S02", "S03"], super_die=super_die))
    shown = [found.effect for found in view.danger_faces]
    assert shown == (faces.split() or ["azrael", "azrael", "attack", "shortage", "shortage", "hunt"])
    assert [found.effect for found in view.azrael_faces] == [
        "attack",
        "shortage",
        "shortage",
        "destroy",
        "hunt",
        "hunt",
    ]


@pytest.mark.rules("SCH-167", "SCH-168", "SCH-169")
def test_a_face_that_would_do_nothing_hits_nothing() -> None:
    poor = seen(scene(["S02", "S03"]))
    rich = seen(scene(["S02 P05", "S03"], stock="3/0/0", crafted="N12"))
    assert (face(poor.danger_faces, "shortage").hits, face(poor.danger_faces, "hunt").hits) == (0, 0)
    assert face(poor.azrael_faces, "destroy").hits == 0
    assert face(rich.danger_faces, "shortage").hits == 2
    assert face(rich.danger_faces, "hunt").hits > 0
    assert face(rich.azrael_faces, "destroy").hits > 0
    assert face(poor.danger_faces, "attack").hits > 0


# --- Objections, prices, progress


@pytest.mark.rules("SCH-201")
def test_what_cannot_be_done_names_its_rule() -> None:
    position = scene(["S02", "S03"], crafted="N20", ideas="N11", rows="3L", played="P14")
    objections = position.view(0).objections
    for move, reason in objections.items():
        if " " not in move:  # a verb alone stands for all its other moves
            continue
        refused = position.why_not(0, SCHTROUMPFS.move(move))
        assert refused is not None
        assert reason.endswith(refused.rule)
        assert move not in options(position)
    assert objections["place 1U"].endswith("SCH-081")
    assert objections["place 3L"].endswith("SCH-052")
    assert objections["craft N11"].endswith("SCH-140")


@pytest.mark.rules("SCH-216")
def test_an_idea_shows_its_price_now() -> None:
    assert price(scene(["S02", "S03"], ideas="N11", crafted="N18", played="P17"), "N11") == 3


@pytest.mark.rules("SCH-155")
@pytest.mark.parametrize(
    ("code", "progress", "needed"),
    [("C01", 6, 10), ("C02", 2, 4), ("C03", 2, 4), ("C04", 1, 10), ("C05", 3, 7), ("C07", 3, 5), ("C08", 1, 6)]
    + [("C09", 2, 3), ("C10", 4, 7)],
)
def test_how_far_a_cake_is(code: str, progress: int, needed: int) -> None:
    position = scene(
        ["S03", "S04"],
        cakes=f"{code} C06",
        stock="1/2/3",
        crafted="N12 N14",
        rows="3U 4U 4L 5U",
        azrael=4,
        sheltered="S12 P01",
        danger_streak=2,
        useful_streak=3,
        actions=4,
        played="P14",
    )
    found = cake(position, code)
    assert (found.progress, found.needed) == (progress, needed)


@pytest.mark.rules("SCH-055", "SCH-186")
def test_a_row_says_whether_it_is_dangerous_or_closed_now() -> None:
    position = scene(["S02", "S03"], lasting="G14", played="P14")
    assert row(position, "7U").dangerous
    assert not row(position, "7U").closed
    position = scene(["S02", "S03"], lasting="G10", played="P14")
    assert [shown.id for shown in seen(position).rows if shown.closed] == ["1U", "1L"]


@pytest.mark.rules("SCH-201")
def test_the_open_question_is_public() -> None:
    position = scene(["S10 S02 P05 P06", "S03"])
    play(position, "0 play S10", dice="danger:hunt")
    for eyes in (0, 1, None):
        question = position.view(eyes).question
        assert question is not None
        assert (question.decision, question.seat, question.window) == ("discard_card", 0, "")
