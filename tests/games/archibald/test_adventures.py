"""Every adventure of section 5.5: each of its answers, and each branch of its dice (ARC-412, ARC-520 to 535)."""

from __future__ import annotations

import pytest

from tablee.games.archibald import Race
from tablee.games.archibald.events import AdventureAnswered, AdventureDrawn
from tests.games.archibald import law
from tests.games.archibald.law import typeset
from tests.games.archibald.race import (
    ADVENTURES,
    asked,
    cell,
    during,
    facts,
    hand,
    lives,
    only,
    options,
    play,
    race,
    seen,
)

ANSWERS = [row for row in law.rows("5.5") if not row[5].isdigit()]
LOSES = ["lives_changed 0 -1 2 adventure"]
GAINS = ["lives_changed 0 1 4 adventure"]
TWO_LIVES = ["lives_changed 0 2 5 adventure"]
ONE_CARD = ["cards_drawn 0 2 1 adventure E2-B#1"]
TWO_CARDS = ["cards_drawn 0 2 2 adventure E2-B#1,E2-C#1"]
GIVES_UP = ["cards_discarded 0 E2-A#1 effect"]
STUCK = ["marker_set 0 immobilised"]
MOVES = ["bonus_move_granted 0 C3 adventure", "decision_requested 0 bonus_move"]


def rolled(value: int) -> list[str]:
    return [f"die_rolled 0 {value} adventure"]


def appears(kind: str, dice: str) -> list[str]:
    """An enemy comes; Arthur kills it with his red die."""
    blanks = ",".join("0" for _ in dice.split())
    red, yellow = dice.count("r"), dice.count("y")
    return [
        f"enemies_appeared C3 {kind} adventure 0",
        f"fight_started 0 C3 1,1 {red},{yellow} {kind}",
        f"fight_rolled 0 1 1,0 {blanks} 1 0",
        f"enemies_killed 0 C3 {kind}",
    ]


def on_a_roll(card: str, answer: str, low: int, high: int, then: list[str], fight: str = "") -> list[Branch]:
    more = f" r1 y0 {fight}" if fight else ""
    return [(card, answer, f"d{value}{more}", [*rolled(value), *then]) for value in range(low, high + 1)]


Branch = tuple[str, str, str, list[str]]
SEIDE = appears("seide", "r0")
SPIDER = appears("spider", "r0 y0")
BRANCHES: list[Branch] = [
    *on_a_roll("A01", "A", 1, 2, LOSES),
    *on_a_roll("A01", "A", 3, 6, MOVES),
    ("A01", "B", "", []),
    ("A02", "A", "", GAINS),
    ("A02", "B", "", ONE_CARD),
    *[("A03", "A", dice, [*GIVES_UP, *more]) for _, _, dice, more in on_a_roll("", "", 1, 2, [])],
    *[("A03", "A", dice, [*GIVES_UP, *more]) for _, _, dice, more in on_a_roll("", "", 3, 6, TWO_CARDS)],
    ("A03", "B", "", []),
    *on_a_roll("A04", "A", 1, 2, SEIDE, "r0"),
    *on_a_roll("A04", "A", 3, 6, TWO_CARDS),
    ("A04", "B", "", GIVES_UP),
    ("A05", "A", "", LOSES),
    ("A05", "B", "", ONE_CARD),
    ("A05", "C", "", LOSES),
    *on_a_roll("A06", "A", 1, 3, ["water_changed 1 3 adventure"]),
    *on_a_roll("A06", "A", 4, 6, [*ONE_CARD, "water_changed -1 1 adventure"]),
    ("A06", "B", "", []),
    *on_a_roll("A07", "A", 1, 3, SPIDER, "r0 y0"),
    *on_a_roll("A07", "A", 4, 6, TWO_CARDS),
    ("A07", "B", "", GAINS),
    *on_a_roll("A08", "A", 1, 1, LOSES),
    *on_a_roll("A08", "A", 2, 6, MOVES),
    ("A08", "B", "", GAINS),
    *on_a_roll("A09", "A", 1, 2, SEIDE, "r0"),
    *on_a_roll("A09", "A", 3, 6, TWO_CARDS),
    ("A09", "B", "", MOVES),
    ("A10", "A", "", TWO_LIVES),
    ("A10", "B", "", ONE_CARD),
    ("A11", "A", "", ["decision_requested 0 peek"]),
    ("A11", "B", "", ONE_CARD),
    ("A12", "A", "", ["decision_requested 0 tunnel"]),
    ("A12", "B", "", GAINS),
    ("A13", "A", "", GAINS),
    ("A13", "B", "", STUCK),
    ("A13", "C", "", STUCK),
    ("A14", "A", "d5 d4", ["die_rolled 0 5 contest", "die_rolled 1 4 contest", *TWO_CARDS]),
    ("A14", "A", "d4 d5", ["die_rolled 0 4 contest", "die_rolled 1 5 contest", *GIVES_UP]),
    ("A14", "A", "d3 d3", ["die_rolled 0 3 contest", "die_rolled 1 3 contest"]),
    ("A14", "B", "", []),
    ("A15", "A", "", [*TWO_CARDS, "decision_requested 0 discard"]),
    ("A15", "B", "", [*GAINS, "cards_drawn 1 3 1 adventure E3-B#1"]),
    ("A16", "A", "", [*GAINS, *STUCK]),
    ("A16", "B", "", [*LOSES, *MOVES]),
    *on_a_roll("A17", "A", 1, 2, SEIDE, "r0"),
    *on_a_roll("A17", "A", 3, 4, []),
    *on_a_roll("A17", "A", 5, 6, ["decision_requested 0 peek"]),
    ("A17", "B", "", ONE_CARD),
    ("A18", "A", "", ["hands_swapped 0 1 2 1 E3-A#1,E2-F#1 E2-A#1"]),
    ("A18", "B", "", []),
    ("A19", "A", "", MOVES),
    *on_a_roll("A19", "B", 1, 3, LOSES),
    *on_a_roll("A19", "B", 4, 6, ONE_CARD),
    ("A20", "A", "", STUCK),
    ("A20", "B", "", MOVES),
    ("A20", "C", "", STUCK),
    ("A21", "A", "", []),
    ("A21", "B", "", [*LOSES, *ONE_CARD]),
    ("A22", "A", "", GIVES_UP),
    ("A22", "B", "", [*LOSES, *TWO_CARDS]),
]


def at_the_book(card: str, arthur: str = "hand=E2-A", **more: str) -> Race:
    """Arthur steps onto the storyteller's bench; Max, on his left, is in the garden."""
    position = race(
        f"arthur C2 {arthur}".strip(),
        "max C5 hand=E3-A,E2-F",
        "selenia B1",
        road=5,
        board="C3:T2-13",
        adventures=card,
        decks="E2-B E2-C E3-B E3-C",
        water=2,
        at="B",
    )
    assert not more
    play(position, "move C3")
    assert asked(position) == "0 answer"
    return position


def told_until_asked(position: Race, answer: str, dice: str) -> list[str]:
    lines = play(position, f"answer {answer}", dice=dice)
    if lines[-1] == "decision_requested 0 window":
        assert lines[-2] == "window_opened 0 1 C"
        return lines[:-2]
    return lines if "turn_ended 0 1" not in lines else lines[: lines.index("turn_ended 0 1")]


@pytest.mark.rules(
    "ARC-412",
    "ARC-520",
    "ARC-523",
    "ARC-524",
    "ARC-525",
    "ARC-528",
    "ARC-530",
    "ARC-531",
    "ARC-532",
    "ARC-533",
    "ARC-534",
    "ARC-535",
)
@pytest.mark.parametrize(("card", "answer", "dice", "then"), BRANCHES)
def test_every_answer_and_every_branch(card: str, answer: str, dice: str, then: list[str]) -> None:
    position = at_the_book(card)
    count = len([row for row in ANSWERS if row[0] == card])
    assert options(position) == [f"answer {one}" for one in "ABC"[:count]]
    texts = ",".join(["text"] * count)
    assert told_until_asked(position, answer, dice) == [f"adventure_answered 0 {card} {answer} {texts}", *then]


def test_no_answer_of_the_law_was_forgotten_above() -> None:
    assert {(row[0], row[1]) for row in ANSWERS} == {(card, answer) for card, answer, _, _ in BRANCHES}
    for row in ANSWERS:
        rolls = [dice[:2] for card, answer, dice, _ in BRANCHES if (card, answer) == (row[0], row[1])]
        if row[6].startswith("ROLL") or " ROLL" in row[6]:
            assert rolls == [f"d{value}" for value in range(1, 7)], row[0]


@pytest.mark.rules("ARC-412")
@pytest.mark.parametrize("card", ADVENTURES)
def test_the_reader_reads_what_each_answer_brings_and_at_last_everybody(card: str) -> None:
    wanted = [(row[4], row[5]) for row in ANSWERS if row[0] == card]
    position = race("arthur C2", "max B1", "selenia B1", road=2, board="C3:T2-13", adventures=card)
    drawn = only(facts(position, "move C3"), AdventureDrawn)
    assert (drawn.seat, drawn.reader_seat, drawn.card) == (0, 1, card)
    assert [(typeset(one.fr), typeset(one.en)) for one in drawn.behind or ()] == wanted
    answer = [row[1] for row in ANSWERS if row[0] == card and "ROLL" not in row[6] and "CONTEST" not in row[6]][-1]
    given = only(facts(position, f"answer {answer}"), AdventureAnswered)
    assert [(typeset(one.fr), typeset(one.en)) for one in given.behind] == wanted


# --- Parts that ask or depend


@pytest.mark.rules("ARC-528", "ARC-523", "ARC-534")
def test_archibalds_notebook_shows_a_jail_and_holds_the_hero() -> None:
    position = at_the_book("A11")
    play(position, "answer A")
    assert options(position) == [f"peek {column}11" for column in "ABCDE"]
    assert during(position, "peek D11") == ["jail_peeked 0 D11 T5-04", *STUCK]
    assert dict(seen(position, 0).peeked) == {"D11": "T5-04"}


@pytest.mark.rules("ARC-528")
@pytest.mark.parametrize("jails", [["A11", "B11", "C11", "D11", "E11"], ["A11", "B11", "C11", "D11"]])
def test_with_no_jail_to_look_at_nothing_happens_and_with_one_nothing_is_asked(jails: list[str]) -> None:
    position = race("arthur C2", "max B1", road=2, board="C3:T2-13", adventures="A11", seen={"0": jails})
    play(position, "move C3")
    looked = ["jail_peeked 0 E11 T5-05"] if len(jails) == 4 else []
    assert during(position, "answer A") == ["adventure_answered 0 A11 A text,text", *looked, *STUCK]


@pytest.mark.rules("ARC-532", "ARC-403")
def test_the_moles_tunnel_leads_to_a_safe_tile_of_the_level_without_enemies() -> None:
    position = race(
        "arthur C2",
        "max B1",
        road=5,
        board="C3:T2-13 D2:T2-03 D3:T2-08 E4:T2-10 B2:T2-11",
        enemies="D3:seide",
        adventures="A12",
    )
    play(position, "move C3", "answer A")
    assert options(position) == ["decline", "to B2", "to C2", "to C4", "to D2"]
    assert during(position, "to D2") == ["hero_sent 0 C3 D2 tunnel"]
    assert (cell(position), lives(position)) == ("D2", 3)


@pytest.mark.rules("ARC-532")
def test_one_may_stay_and_is_not_asked_when_there_is_no_other_tile() -> None:
    position = at_the_book("A12")
    play(position, "answer A")
    assert during(position, "decline") == []
    assert cell(position) == "C3"
    alone = race("arthur C1", "max B1", board="C2:T2-13", adventures="A12")
    play(alone, "move C2")
    assert during(alone, "answer A") == ["adventure_answered 0 A12 A text,text"]


@pytest.mark.rules("ARC-533")
def test_a_discard_is_chosen_among_several() -> None:
    position = at_the_book("A04", "hand=E2-A,E2-D")
    assert play(position, "answer B")[-1] == "decision_requested 0 discard"
    assert options(position) == ["discard E2-A#1", "discard E2-D#1"]
    assert during(position, "discard E2-D#1") == ["cards_discarded 0 E2-D#1 effect"]
    assert hand(position) == "E2-A#1"


@pytest.mark.rules("ARC-533")
@pytest.mark.parametrize(("card", "answer"), [("A04", "B"), ("A22", "A")])
def test_with_an_empty_hand_nothing_is_discarded(card: str, answer: str) -> None:
    position = at_the_book(card, "")
    assert during(position, f"answer {answer}") == [f"adventure_answered 0 {card} {answer} text,text"]


@pytest.mark.rules("ARC-535")
def test_a_deal_with_an_empty_hand_is_nothing() -> None:
    assert during(at_the_book("A03", ""), "answer A") == ["adventure_answered 0 A03 A text,text"]


@pytest.mark.rules("ARC-535", "ARC-533")
def test_the_smith_gives_cards_for_an_equipment_only() -> None:
    assert during(at_the_book("A21", "wears=E2-A"), "answer A") == [
        "adventure_answered 0 A21 A text,text",
        "cards_discarded 0 E2-A#1 effect",
        *TWO_CARDS,
    ]
    assert during(at_the_book("A21", ""), "answer A") == ["adventure_answered 0 A21 A text,text"]


@pytest.mark.rules("ARC-533")
def test_the_slab_takes_an_equipment_before_the_bonus_move() -> None:
    assert play(at_the_book("A19", "wears=E2-A"), "answer A") == [
        "adventure_answered 0 A19 A text,text",
        "cards_discarded 0 E2-A#1 effect",
        *MOVES,
    ]


@pytest.mark.rules("ARC-533", "ARC-503")
def test_the_bag_gives_two_and_takes_one_before_the_limit_is_checked() -> None:
    position = at_the_book("A15", "hand=E2-A,E2-D")
    assert play(position, "answer A")[-2:] == [*TWO_CARDS, "decision_requested 0 discard"]
    assert during(position, "discard E2-C#1") == ["cards_discarded 0 E2-C#1 effect"]
    assert hand(position) == "E2-A#1 E2-D#1 E2-B#1"
    full = at_the_book("A15", "hand=E2-A,E2-D,E2-F#2")
    play(full, "answer A")
    assert play(full, "discard E2-C#1") == ["cards_discarded 0 E2-C#1 effect", "decision_requested 0 overflow"]
    during(full, "discard E2-A#1")
    assert hand(full) == "E2-D#1 E2-F#2 E2-B#1"


@pytest.mark.rules("ARC-503", "ARC-534")
def test_the_limit_is_checked_when_the_whole_text_is_done() -> None:
    position = at_the_book("A06", "hand=E2-A,E2-D,E2-F#2")
    assert play(position, "answer A", dice="d4")[2:] == [
        *ONE_CARD,
        "water_changed -1 1 adventure",
        "decision_requested 0 overflow",
    ]


@pytest.mark.rules("ARC-533")
def test_swapped_hands_keep_their_order() -> None:
    position = at_the_book("A18", "hand=E2-G,E2-A,E2-D")
    play(position, "answer A")
    assert (hand(position, 0), hand(position, 1)) == ("E3-A#1 E2-F#1", "E2-G#1 E2-A#1 E2-D#1")


@pytest.mark.rules("ARC-525")
def test_lives_gained_stop_at_the_maximum() -> None:
    position = at_the_book("A10", "lives=4")
    assert during(position, "answer A")[1:] == ["lives_changed 0 1 5 adventure"]
    full = at_the_book("A10", "lives=5")
    assert during(full, "answer A")[1:] == []


@pytest.mark.rules("ARC-530")
def test_a_token_that_is_not_there_is_not_removed() -> None:
    position = race("arthur C2", "max B1", road=2, board="C3:T2-13", adventures="A06", decks="E2-B")
    play(position, "move C3")
    assert during(position, "answer A", dice="d6")[1:] == [*rolled(6), *ONE_CARD]


@pytest.mark.rules("ARC-531", "ARC-410")
def test_an_enemy_that_the_supply_lacks_does_not_come() -> None:
    position = race(
        "arthur C2", "max B1", road=2, board="C3:T2-13 D2:T2-03", adventures="A07", enemies="D2:spider,spider"
    )
    play(position, "move C3")
    lines = during(position, "answer A", dice="d1")
    assert lines == ["adventure_answered 0 A07 A text,text", *rolled(1), "enemies_appeared C3 - adventure 1"]


@pytest.mark.rules("ARC-531", "ARC-604")
def test_a_newcomer_is_fought_with_all_enemies_of_the_tile_even_after_a_fight() -> None:
    position = race("arthur C2", "max B1", road=2, board="C3:T2-13", enemies="C3:moustik", adventures="A04")
    play(position, "move C3", dice="r0 y0 y0")
    lines = during(position, "answer A", dice="d2 r0 y0 r0 y0")
    assert lines[2:] == [
        "enemies_appeared C3 seide adventure 0",
        "fight_started 0 C3 1,1 1,1 moustik,seide",
        "fight_rolled 0 1 0,0 0,0 0 0",
        "hero_blocked 0 C3 moustik,seide",
    ]


@pytest.mark.rules("ARC-534", "ARC-213", "ARC-525")
def test_the_parts_stop_when_the_hero_is_defeated() -> None:
    position = at_the_book("A22", "lives=1")
    lines = play(position, "answer B", "to C1")
    assert lines[1:3] == ["lives_changed 0 -1 0 adventure", "hero_defeated 0 C3 2"]
    assert not any(" adventure E2" in line for line in lines)
    assert (list(seen(position).adventure_discard), hand(position)) == (["A22"], "E2-B#1 E2-C#1")


@pytest.mark.rules("ARC-534", "ARC-712")
def test_a_flood_does_not_cut_a_consequence_short() -> None:
    position = race("arthur C2", "max B1", road=2, board="C3:T2-13", adventures="A06", water=3)
    play(position, "move C3")
    lines = play(position, "answer A", dice="d1")
    assert lines[-2:] == ["flood_started 0", "decision_requested 0 destination"]
    assert during(position, "to B1") == ["hero_sent 0 C3 B1 flood", "water_changed -4 0 flood", "flood_ended"]
    assert list(seen(position).adventure_discard) == ["A06"]
