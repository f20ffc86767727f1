"""Who knows what (section 6), row by row."""

from __future__ import annotations

import json

import pytest

from tablee.games.archibald import ARCHIBALD, Race
from tablee.games.archibald.events import AdventureDrawn, CardsDrawn, HandsSwapped, JailPeeked
from tablee.kernel import EVERYTHING, Eyes, FastLuck, to_json
from tests.games.archibald.race import (
    CELLS,
    facts,
    only,
    options,
    pile,
    play,
    race,
    seen,
    setup,
    tale,
)

ALL_EYES: list[Eyes] = [None, 0, 1, 2]


def middle() -> Race:
    """Something of everything lies on the table."""
    return race(
        "arthur C9 lives=2 hand=E2-A,E4-H wears=E3-B stuck",
        "max C6 hand=E3-A,E2-F,E3-K",
        "selenia D11 hand=E4-F bonuses=34",
        road=10,
        board="B6:T3-01 D6:T3-02 D10:T4-12 B3:T2-08",
        breached="D6",
        fresh="B3",
        opened="C3-C4",
        jails="T5-02 T5-05 T5-01 T5-04 T5-03",
        turned="D11",
        enemies="C9:seide C5:spider,moustik",
        water=2,
        round=9,
        first=1,
        active=0,
        fought=False,
        discards="E2-B E2-C E3-C",
        adventures="A04 A05",
        adventure_discard="A01 A02",
        seen={"0": ["A11"], "1": ["C11", "E11"]},
        known={"1": ["E2-A#1"]},
        under={"2": 1},
    )


# --- What is open to all


@pytest.mark.parametrize("eyes", ALL_EYES)
def test_board_pawns_supply_and_water_are_open_to_all(eyes: Eyes) -> None:
    view = seen(middle(), eyes)
    assert (view.eyes, view.seats, view.over, view.round, view.first, view.active) == (eyes, 3, False, 9, 1, 0)
    laid = {cell: tile for cell, tile in zip(CELLS, view.board, strict=True) if tile and cell[1:] != "1"}
    assert (laid["C5"], laid["B6"], laid["D11"], len(laid)) == ("T3-03", "T3-01", "T5-04", 14)
    assert (list(view.breached), list(view.fresh)) == (["D6"], ["B3"])
    assert [list(pair) for pair in view.opened] == [["C3", "C4"]]
    assert {at: sorted(there) for at, there in view.enemies.items()} == {"C9": ["seide"], "C5": ["moustik", "spider"]}
    assert dict(view.supply) == {"moustik": 3, "seide": 5, "millipede": 2, "spider": 1, "darkos": 2}
    assert (view.water, list(view.reached), view.bump_retry) == (2, [2, 3, 4, 5], False)
    assert (view.card_played, view.fought, view.immobilised, list(view.hops)) == (False, False, False, [])


@pytest.mark.parametrize("eyes", ALL_EYES)
def test_sheets_and_the_backs_of_hands_are_open_to_all(eyes: Eyes) -> None:
    arthur, max_, selenia = seen(middle(), eyes).heroes
    assert (arthur.hero, arthur.cell, arthur.lives, arthur.equipment, arthur.immobilised) == (
        "arthur",
        "C9",
        2,
        "E3-B#1",
        True,
    )
    assert (arthur.cards, list(arthur.backs), list(arthur.bonuses)) == (2, [2, 4], [3, 4])
    assert (max_.cards, list(max_.backs), max_.equipment, max_.immobilised) == (3, [2, 3, 3], None, False)
    assert (selenia.cell, selenia.cards, list(selenia.backs)) == ("D11", 1, [4])


@pytest.mark.parametrize("eyes", ALL_EYES)
def test_piles_decks_and_discards(eyes: Eyes) -> None:
    position = middle()
    view = seen(position, eyes)
    assert [(one.level, one.count) for one in view.piles] == [(2, 11), (3, 10), (4, 11)]
    lying = pile(position, "piles", 2)
    assert (list(view.piles[0].under), set(view.piles[0].unseen)) == ([lying[-1]], set(lying[:-1]))
    for number in (3, 4):
        shown = view.piles[number - 2]
        assert (list(shown.under), list(shown.unseen)) == ([], sorted(pile(position, "piles", number)))
    assert [(one.level, one.count, list(one.discard)) for one in view.decks] == [
        (2, 11, ["E2-C#1", "E2-B#1"]),
        (3, 11, ["E3-C#1"]),
        (4, 13, []),
    ]
    assert (view.adventures, set(view.adventure_discard)) == (20, {"A01", "A02"})
    assert list(view.jails_unseen) == ["T5-01", "T5-02", "T5-03", "T5-05"]


@pytest.mark.parametrize("eyes", ALL_EYES)
def test_who_has_looked_at_which_jail_is_open_but_not_what_is_there(eyes: Eyes) -> None:
    view = seen(middle(), eyes)
    assert [list(cells) for cells in view.peeks] == [["A11"], ["C11", "E11"], []]
    wanted: dict[Eyes, dict[str, str]] = {0: {"A11": "T5-02"}, 1: {"C11": "T5-01", "E11": "T5-03"}}
    assert dict(view.peeked) == wanted.get(eyes, {})
    assert [view.board[CELLS.index(f"{column}11")] for column in "ABCE"] == [None] * 4
    assert list(view.jails) == []


# --- What only the owner sees


def test_a_hand_is_its_owners() -> None:
    position = middle()
    assert [list(seen(position, eyes).hand) for eyes in ALL_EYES] == [
        [],
        ["E2-A#1", "E4-H#1"],
        ["E3-A#1", "E2-F#1", "E3-K#1"],
        ["E4-F#1"],
    ]
    assert [list(seen(position, eyes).hands) for eyes in ALL_EYES] == [[]] * 4


def test_options_and_objections_are_the_deciding_seats() -> None:
    position = middle()
    assert [list(seen(position, eyes).options) for eyes in (None, 1, 2)] == [[], [], []]
    assert sorted(seen(position, 0).options) == options(position)
    for eyes in (None, 1, 2):
        assert dict(seen(position, eyes).objections) == {}


def test_a_card_that_one_gave_is_remembered_by_the_giver_alone() -> None:
    position = middle()
    assert [(one.seat, one.card) for one in seen(position, 1).given] == [(0, "E2-A#1")]
    assert [list(seen(position, eyes).given) for eyes in (None, 0, 2)] == [[], [], []]


HANDS = [["E2-A#1", "E4-H#1"], ["E3-A#1", "E2-F#1", "E3-K#1"], ["E4-F#1"]]


@pytest.mark.parametrize("eyes", ALL_EYES)
def test_no_card_of_a_deck_or_another_hand_is_in_a_view(eyes: Eyes) -> None:
    position = middle()
    text = json.dumps(to_json(seen(position, eyes)))
    written = position.to_json()
    hidden = {card for number in ("2", "3", "4") for card in written["decks"][number]}
    hidden |= {card for seat, cards in enumerate(HANDS) if seat != eyes for card in cards}
    if eyes == 1:
        hidden -= {"E2-A#1"}
    assert [card for card in sorted(hidden) if card in text] == []
    assert '"A04"' not in text
    assert '"A05"' not in text


def test_eyes_that_see_everything_see_all_hands_and_piles() -> None:
    position = middle()
    view = seen(position, EVERYTHING)
    written = position.to_json()
    assert [list(cards) for cards in view.hands] == HANDS
    assert {key: list(cards) for key, cards in view.hidden.items()} == {
        **{f"T{number}": written["piles"][str(number)] for number in (2, 3, 4)},
        **{f"E{number}": written["decks"][str(number)] for number in (2, 3, 4)},
        "ADV": written["adventures"],
        "T5": ["T5-02", "T5-05", "T5-01", "T5-04", "T5-03"],
    }
    assert dict(seen(position).hidden) == {}


# --- Twins: what these eyes cannot tell apart gives the same view


@pytest.mark.parametrize("eyes", ALL_EYES)
@pytest.mark.parametrize(("key", "of"), [("decks", 2), ("decks", 3), ("decks", 4), ("piles", 3), ("piles", 4)])
def test_the_order_of_a_pile_changes_no_view(key: str, of: int, eyes: Eyes) -> None:
    position = middle()
    written = position.to_json()
    written[key][str(of)].reverse()
    assert seen(ARCHIBALD.position(written), eyes) == seen(position, eyes)


@pytest.mark.parametrize("eyes", ALL_EYES)
def test_the_order_of_the_adventures_changes_no_view(eyes: Eyes) -> None:
    position = middle()
    written = position.to_json()
    written["adventures"].reverse()
    assert seen(ARCHIBALD.position(written), eyes) == seen(position, eyes)


@pytest.mark.parametrize("eyes", [None, 2])
def test_the_jails_change_no_view_of_whoever_has_not_looked(eyes: Eyes) -> None:
    position = middle()
    written = position.to_json() | {"jails": ["T5-03", "T5-01", "T5-05", "T5-04", "T5-02"]}
    assert seen(ARCHIBALD.position(written), eyes) == seen(position, eyes)


@pytest.mark.parametrize("eyes", [None, 0, 2])
def test_cards_of_the_same_back_in_another_hand_change_no_view(eyes: Eyes) -> None:
    position = middle()
    written = position.to_json()
    written["heroes"][1]["hand"] = ["E3-D#1", "E2-H#1", "E3-L#1"]
    del written["decks"]
    other = ARCHIBALD.position(written)
    assert seen(other, eyes) == seen(position, eyes)


@pytest.mark.parametrize("eyes", ALL_EYES)
@pytest.mark.parametrize("seed", range(4))
def test_imagination_changes_nothing_that_is_seen_and_keeps_what_is_known(eyes: Eyes, seed: int) -> None:
    position = middle()
    before = position.to_json()
    twin = position.imagine(eyes, FastLuck(seed))
    assert seen(twin, eyes) == seen(position, eyes)
    assert position.to_json() == before
    jails = twin.to_json()["jails"]
    assert jails[3] == "T5-04"
    if eyes == 0:
        assert jails[0] == "T5-02"
    if eyes == 1:
        assert (jails[2], jails[4]) == ("T5-01", "T5-03")
        assert "E2-A#1" in twin.to_json()["heroes"][0]["hand"]
    assert twin.to_json()["piles"]["2"][-1] == before["piles"]["2"][-1]


def test_imagination_shuffles_what_is_hidden() -> None:
    position = middle()
    twins = [position.imagine(2, FastLuck(seed)).to_json() for seed in range(40)]
    assert len({tuple(twin["jails"]) for twin in twins}) > 8
    assert len({tuple(twin["heroes"][1]["hand"]) for twin in twins}) > 20
    for key in ("piles", "decks"):
        for number in ("2", "3", "4"):
            assert len({tuple(twin[key][number]) for twin in twins}) > 30
    assert len({tuple(twin["adventures"]) for twin in twins}) > 30
    assert all(twin["heroes"][2]["hand"] == ["E4-F#1"] for twin in twins)
    assert {[card[1] for card in twin["heroes"][1]["hand"]].count("3") for twin in twins} == {2}


# --- Events with two faces


def test_drawn_cards_are_named_to_their_owner_only() -> None:
    position = race("arthur C1", "max B1", board="C2:T2-05", decks="E2-F")
    drawn = only(facts(position, "move C2"), CardsDrawn)
    assert drawn.heard_by(0) == CardsDrawn(0, 2, 1, "tile", ["E2-F#1"])
    assert drawn.heard_by(EVERYTHING) == drawn
    for eyes in (None, 1):
        assert drawn.heard_by(eyes) == CardsDrawn(0, 2, 1, "tile", None)


@pytest.mark.rules("ARC-412")
def test_the_consequences_are_for_the_reader_until_the_answer_is_given() -> None:
    position = race("arthur C2", "max B1", "selenia B1", road=2, board="C3:T2-13", adventures="A04", decks="E2-A E2-B")
    drawn = only(facts(position, "move C3"), AdventureDrawn)
    assert drawn.heard_by(1) == drawn
    for eyes in (None, 0, 2):
        heard = drawn.heard_by(eyes)
        assert isinstance(heard, AdventureDrawn)
        assert (heard.card, heard.behind) == ("A04", None)
        view = seen(position, eyes)
        assert (view.read, view.reading[0].behind) == (None, None)
        assert "Seide appears" not in json.dumps(to_json(view))
    read = seen(position, 1).read
    assert read is not None
    assert read[0].en.startswith("Roll the die. 1-2: it was a trick")
    play(position, "answer A", dice="d5")
    assert seen(position, 1).read is None


@pytest.mark.rules("ARC-412", "ARC-420")
def test_while_a_consequence_is_carried_out_everybody_may_read_it() -> None:
    position = race("arthur C2", "max B1", "selenia B1", road=2, board="C3:T2-13", adventures="A09")
    play(position, "move C3", "answer B")
    for eyes in ALL_EYES:
        (reading,) = seen(position, eyes).reading
        assert (reading.card, reading.seat, reading.reader, reading.answer) == ("A09", 0, 1, "B")
        assert [one.en for one in reading.behind or ()][1] == "Bonus move."


def test_what_is_behind_a_keyhole_is_for_who_looks() -> None:
    position = race("arthur C1 hand=E4-H", "max B1")
    peeked = only(facts(position, "play E4-H#1 B11"), JailPeeked)
    assert (peeked.heard_by(0), peeked.heard_by(1)) == (JailPeeked(0, "B11", "T5-02"), JailPeeked(0, "B11", None))
    assert peeked.heard_by(None) == JailPeeked(0, "B11", None)


def test_swapped_hands_are_seen_by_their_new_owners_and_remembered_by_the_old() -> None:
    position = race(
        "arthur C2 hand=E2-A,E2-B", "max B1 hand=E2-F", "selenia B1", road=2, board="C3:T2-13", adventures="A18", at="B"
    )
    play(position, "move C3")
    swapped = only(facts(position, "answer A"), HandsSwapped)
    assert swapped.heard_by(0) == HandsSwapped(0, 1, 1, 2, ["E2-F#1"], None)
    assert swapped.heard_by(1) == HandsSwapped(0, 1, 1, 2, None, ["E2-A#1", "E2-B#1"])
    for eyes in (None, 2):
        assert swapped.heard_by(eyes) == HandsSwapped(0, 1, 1, 2, None, None)
    assert [(one.seat, one.card) for one in seen(position, 0).given] == [(1, "E2-A#1"), (1, "E2-B#1")]
    assert [(one.seat, one.card) for one in seen(position, 1).given] == [(0, "E2-F#1")]
    assert list(seen(position, 2).given) == []


def test_what_was_given_is_forgotten_when_it_is_seen_again() -> None:
    position = race("arthur C1 hand=E2-F", "max B1 hand=E2-A", known={"1": ["E2-F#1"]}, at="C")
    assert len(seen(position, 1).given) == 1
    play(position, "discard E2-F#1")
    assert list(seen(position, 1).given) == []


def test_a_random_pick_is_public() -> None:
    position = race("arthur C1 hand=E2-I", "max B1 hand=E2-A,E2-B", at="C")
    lost = facts(position, "play E2-I#1 1", dice="pick:1")[1]
    assert [tale([event]) for event in (lost.heard_by(None), lost.heard_by(1)) if event] == [
        ["cards_discarded 1 E2-B#1 effect"]
    ] * 2


def test_a_spectator_sees_what_all_see() -> None:
    position = middle()
    everybody, own = to_json(seen(position)), to_json(seen(position, 0))
    private = {"eyes", "hand", "options", "objections", "peeked", "given", "draft", "read", "hands", "hidden"}
    assert {key for key in everybody if everybody[key] != own[key]} <= private


@pytest.mark.parametrize("seed", [1, 2])
def test_in_a_whole_game_no_hidden_name_reaches_other_eyes(seed: int) -> None:
    position = setup(3, seed)
    luck = FastLuck(seed)
    for _ in range(250):
        if position.over:
            break
        (seat,) = position.awaited()
        moves = position.moves(seat)
        position.attempt(seat, moves[luck.below(len(moves))], luck)
        written = position.to_json()
        given = {one.card for one in seen(position, 0).given}
        text = json.dumps(to_json(seen(position, 0)))
        hidden = {card for cards in written.get("decks", {}).values() for card in cards}
        hidden |= {card for one in written["heroes"][1:] for card in one.get("hand", [])}
        assert [card for card in sorted(hidden - given) if f'"{card}"' in text] == []
