"""Who knows what (section 6), row by row; and what imagination may change."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from tablee.games.schtroumpfs import SCHTROUMPFS, Village
from tablee.games.schtroumpfs.content import BOX
from tablee.games.schtroumpfs.events import GargamelPeeked
from tablee.kernel import Eyes, FastLuck, to_json
from tests.games.schtroumpfs.village import (
    LOST,
    STARTING,
    only,
    options,
    pile,
    play,
    random_moves,
    scene,
    seen,
    setup,
)

ALL_EYES: list[Eyes] = [None, 0, 1, 2]
SEVEN = "2U:2 3U:2 4U:2 6U"


def middle() -> Village:
    """Something of everything lies on the table; in no deck is a card that is named elsewhere."""
    return scene(
        ["S02 P03", "S04", "S05 P06"],
        leader=1,
        active=2,
        round=3,
        turn=19,
        stock="4/3/2",
        built="R2",
        cakes="C02 C10",
        prepared="C10",
        rows="3U:2 4L 6U",
        overflow="4L",
        doubles="6U",
        nest=1,
        ideas="N01 N12",
        crafted="N09 N20",
        occupied="N20",
        scrapped="N07",
        azrael=4,
        discard="S01 P02",
        sheltered="S12",
        lasting="G12",
        revealed="G12 G02",
        gargamel="G05 G06 G17",
        danger_streak=2,
        useful_streak=1,
        actions=3,
    )


@pytest.mark.rules("SCH-067", "SCH-001")
@pytest.mark.parametrize("eyes", ALL_EYES)
def test_what_lies_open_is_open_to_all(eyes: Eyes) -> None:
    view = middle().view(eyes)
    assert (view.eyes, view.seats, view.over, view.round, view.turn) == (eyes, 3, False, 3, 19)
    assert (view.leader, view.active, tuple(view.stock), tuple(view.supply)) == (1, 2, (4, 3, 2), (16, 17, 18))
    assert [house.roof for house in view.houses if house.built] == ["R2"]
    assert [(cake.cake, cake.prepared) for cake in view.cakes] == [("C02", False), ("C10", True)]
    shown = {row.id: (row.meeples, row.overflow, row.double) for row in view.rows if row.meeples or row.overflow}
    assert shown == {"3U": (2, 0, False), "4L": (1, 1, False), "6U": (1, 0, True)}
    assert (view.esplanade, view.nest, view.azrael) == (1, 1, 4)
    assert [sorted(cards) for cards in view.hands] == [["P03", "S02"], ["S04"], ["P06", "S05"]]
    assert (list(view.discard), list(view.sheltered)) == (["P02", "S01"], ["S12"])
    assert {idea.invention for idea in view.ideas} == {"N01", "N12"}
    assert {card.invention: card.meeple for card in view.crafted} == {"N09": False, "N20": True}
    assert list(view.scrapped) == ["N07"]
    assert (list(view.revealed), view.lasting) == (["G02", "G12"], "G12")
    assert (view.danger_streak, view.useful_streak, view.actions, view.sheltered_starting) == (2, 1, 3, 1)


@pytest.mark.parametrize("eyes", ALL_EYES)
def test_of_hidden_piles_everybody_sees_the_number(eyes: Eyes) -> None:
    view = middle().view(eyes)
    assert (view.deck_count, view.forest_count, view.invention_count, view.gargamel_count) == (7, 10, 19, 3)
    assert view.extra_count == 23 - 10 - 3


# --- What nobody sees


def hidden(position: Village) -> set[str]:
    """The cards of the decks that no seat may know, and of those that are in the box."""
    written = position.to_json()
    known = set(written.get("revealed", []))
    gargamel = {card.id for card in BOX.gargamel} - known
    roofs = {roof.id for roof in BOX.roofs} - set(written["houses"])
    cakes = {cake.id for cake in BOX.cakes} - set(written["cakes"])
    piles = [card for key in ("deck", "forest", "extra", "inventions") for card in written.get(key, [])]
    return set(piles) | gargamel | roofs | cakes


@pytest.mark.parametrize("eyes", ALL_EYES)
def test_no_card_of_a_hidden_pile_is_in_anybodys_view(eyes: Eyes) -> None:
    position = middle()
    view = to_json(position.view(eyes))
    view["options"] = []  # what one may do names nothing that is hidden, but a number may look like a code
    text = json.dumps(view)
    assert [card for card in sorted(hidden(position)) if f'"{card}"' in text] == []


@pytest.mark.parametrize(("seats", "level"), [(1, "standard"), (3, "nightmare"), (5, "complex")])
def test_nor_in_any_view_of_a_whole_game(seats: int, level: str) -> None:
    position = setup(seats, seats + 20, level=level)
    for count, at in enumerate(random_moves(position, FastLuck(seats), 1_200)):
        if count % 7 or at.over:
            continue
        view = seen(at)
        known = {*view.forest_under, *view.extra_under, *view.gargamel_under}
        question = "" if view.question is None else view.question.subject
        for eyes in (None, 0):
            text = json.dumps(to_json(at.view(eyes)))
            top = {at.view(eyes).top_gargamel, question}
            assert [card for card in sorted(hidden(at) - known - top) if f'"{card}"' in text] == []


@pytest.mark.parametrize("key", ["deck", "forest", "extra", "inventions", "gargamel"])
@pytest.mark.parametrize("eyes", ALL_EYES)
def test_the_order_of_a_pile_changes_no_view(key: str, eyes: Eyes) -> None:
    position = middle()
    written = position.to_json()
    turned = written | {key: written[key][::-1]}
    if key == "gargamel":
        turned["gargamel"] = ["G06", "G17", "G05"]
    assert SCHTROUMPFS.position(turned).view(eyes) == position.view(eyes)


@pytest.mark.parametrize("eyes", ALL_EYES)
def test_which_gargamel_cards_are_in_the_box_changes_no_view(eyes: Eyes) -> None:
    position = middle()
    other = SCHTROUMPFS.position(position.to_json() | {"gargamel": ["G13", "G01", "G17"]})
    assert other.view(eyes) == position.view(eyes)


def test_a_spectator_has_no_moves_and_a_seat_sees_its_own() -> None:
    position = middle()
    assert list(position.view(None).options) == []
    assert sorted(position.view(2).options) == options(position)
    assert list(position.view(0).options) == []


# --- Exceptions: what is known of a pile


def test_a_card_put_under_the_forest_is_known_to_be_there() -> None:
    position = scene(["S02", "S03"], rows=SEVEN, discard="P05 P06", played="P14", gargamel="G08 G12 G17")
    play(position, "0 place 5U", "0 cage P06")
    for eyes in (None, 0, 1):
        assert list(position.view(eyes).forest_under) == ["P06"]


def test_the_bottom_of_a_pile_is_told_from_the_lowest() -> None:
    position = scene(["S02", "S03"], forest="P01 P02 P03 P04", forest_known=2, played="P14")
    assert list(seen(position).forest_under) == ["P04", "P03"]


@pytest.mark.rules("SCH-235")
def test_a_rewound_card_is_known_to_lie_under_the_deck() -> None:
    position = scene(["S02", "S03"], rows=SEVEN, crafted="N05", played="P14", gargamel="G02 G12 G13 G17")
    play(position, "0 place 5U", "0 use N05")
    assert list(seen(position).gargamel_under) == ["G02"]


def test_the_top_gargamel_card_after_the_crystal_ball_is_for_seats_only() -> None:
    position = scene(["P14 S02", "S03", "S04"], crafted="N09", gargamel="G06 G12 G17")
    assert position.view(0).top_gargamel is None
    heard = play(position, "0 use N09")
    assert [position.view(eyes).top_gargamel for eyes in ALL_EYES] == [None, "G06", "G06", "G06"]
    assert seen(position).peeked
    assert '"G06"' not in json.dumps(to_json(seen(position)))
    assert only(heard, GargamelPeeked).heard_by(None) == GargamelPeeked(0, None)


def test_it_is_known_until_it_is_revealed() -> None:
    position = scene(["S02", "S03"], rows=SEVEN, crafted="N09", peeked=True, played="P14", gargamel="G02 G12 G17")
    assert position.view(1).top_gargamel == "G02"
    play(position, "0 place 5U")
    assert (position.view(1).top_gargamel, seen(position).peeked) == (None, False)


def test_at_the_end_gargamels_cards_are_shown() -> None:
    position = scene(["S02", "S03"], rows=SEVEN, played="P14", gargamel="G17 G12 G13")
    assert list(seen(position).left) == []
    play(position, "0 place 5U")
    assert list(seen(position).left) == ["G12", "G13"]


@pytest.mark.rules("SCH-012")
@pytest.mark.parametrize(
    ("deck", "round", "earliest", "latest", "places"),
    [("G01 G02 G03 G04 G05 G06 G07 G17 G08 G09", 1, 8, 10, 3), ("G08 G17 G09", 8, 8, 10, 3), ("G17 G09", 9, 9, 10, 2)]
    + [("G17", 10, 10, 10, 1)],
)
def test_everybody_knows_when_too_late_can_come(deck: str, round: int, earliest: int, latest: int, places: int) -> None:
    gone = [card.id for card in BOX.gargamel if card.id not in deck][: 10 - len(deck.split())]
    position = scene(["S02", "S03"], gargamel=deck, revealed=" ".join(gone), round=round)
    assert tuple(seen(position).too_late) == (earliest, latest, places)


def test_too_late_is_later_where_other_cards_were_put_under_the_deck() -> None:
    """Ten cards, one of them rewound in round 1: under it lie the three, of which Too Late is one."""
    position = scene(
        ["S02", "S03"], rows=SEVEN, crafted="N05", played="P14", gargamel="G01 G12 G03 G04 G05 G06 G07 G17 G08 G09"
    )
    play(position, "0 place 5U", "0 use N05")
    assert tuple(seen(position).too_late) == (7, 9, 3)


# --- Imagination


@pytest.mark.parametrize("eyes", ALL_EYES)
@pytest.mark.parametrize("seed", range(5))
def test_an_imagined_position_looks_the_same(eyes: Eyes, seed: int) -> None:
    position = middle()
    other = position.imagine(eyes, FastLuck(seed))
    assert other.view(eyes) == position.view(eyes)
    assert other.view(None) == position.view(None)


def test_in_whole_games_too() -> None:
    position = setup(3, 5, level="complex")
    for count, at in enumerate(random_moves(position, FastLuck(5), 1_500)):
        if count % 10 == 0 and not at.over:
            for eyes in (None, count // 10 % 3):
                other = at.imagine(eyes, FastLuck(count))
                assert other.view(eyes) == at.view(eyes)
                assert SCHTROUMPFS.position(other.to_json()).to_json() == other.to_json()


def test_every_hidden_pile_is_shuffled() -> None:
    position = middle()
    others = [position.imagine(0, FastLuck(seed)) for seed in range(40)]
    for key in ("deck", "forest", "extra", "inventions", "gargamel"):
        assert len({tuple(pile(other, key)) for other in others}) > 3


def test_the_forest_and_the_extra_pile_exchange_cards_and_so_do_deck_and_box_of_gargamel() -> None:
    position = middle()
    others = [position.imagine(0, FastLuck(seed)) for seed in range(60)]
    top = {pile(other, "forest")[0] for other in others}
    assert len(top) > 10
    assert top <= set(LOST) - {"P02", "P03", "P06"}
    gargamel = {card for other in others for card in pile(other, "gargamel")}
    assert gargamel == {card.id for card in BOX.gargamel} - {"G02", "G12"}
    assert all(
        sorted(pile(other, "deck")) == sorted(set(STARTING) - {"S01", "S02", "S04", "S05", "S12"}) for other in others
    )


@pytest.mark.rules("SCH-012")
@pytest.mark.parametrize(
    ("deck", "places"),
    [
        ("G01 G02 G03 G04 G05 G06 G07 G17 G08 G09", [7, 8, 9]),
        ("G05 G06 G17", [0, 1, 2]),
        ("G17 G06", [0, 1]),
    ],
)
def test_too_late_is_imagined_at_its_possible_places_equally_often(deck: str, places: list[int]) -> None:
    gone = [card.id for card in BOX.gargamel if card.id not in deck][: 10 - len(deck.split())]
    position = scene(["S02", "S03"], gargamel=deck, revealed=" ".join(gone), round=len(gone) + 1)
    counted = Counter(pile(position.imagine(0, FastLuck(seed)), "gargamel").index("G17") for seed in range(300))
    assert sorted(counted) == places
    assert all(0.7 * 300 / len(places) < count < 1.3 * 300 / len(places) for count in counted.values())


def test_what_a_seat_has_seen_in_the_crystal_ball_stays_on_top() -> None:
    position = scene(["P14 S02", "S03"], crafted="N09", peeked=True)
    top = pile(position, "gargamel")[0]
    for seed in range(20):
        assert pile(position.imagine(1, FastLuck(seed)), "gargamel")[0] == top
    assert len({pile(position.imagine(None, FastLuck(seed)), "gargamel")[0] for seed in range(20)}) > 1


def test_what_is_known_at_the_bottom_stays_there() -> None:
    position = scene(
        ["S02", "S03"],
        forest="P01 P02 P03 P04",
        forest_known=2,
        gargamel="G03 G17 G02",
        gargamel_known=1,
        revealed="G01 G04 G05 G06 G07 G08 G09",
        round=8,
        played="P14",
    )
    for seed in range(20):
        other = position.imagine(0, FastLuck(seed))
        assert pile(other, "forest")[-2:] == ["P03", "P04"]
        assert pile(other, "gargamel")[-1] == "G02"
