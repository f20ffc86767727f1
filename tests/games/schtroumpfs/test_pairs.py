"""Every card with every other that it may meet: random turns from a written village, watched by the law.

A Smurf is played, an invention lies crafted, a Gargamel card is active or comes, a cake waits; two turns are played
with random moves. After each the sums hold (SCH-203) and what may be done is what the law says; nobody is ever stuck.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from tablee.games.schtroumpfs import SCHTROUMPFS, Village
from tablee.games.schtroumpfs.content import BOX
from tablee.games.schtroumpfs.events import (
    ActionPerformed,
    CardPlayed,
    DieRolled,
    InventionCrafted,
    InventionDiscarded,
    InventionUsed,
    MeeplePlaced,
    ReactionUsed,
    ResourcesGained,
    TurnEnded,
    TurnStarted,
)
from tablee.games.schtroumpfs.moves import INVENTIONS, SMURFS
from tablee.kernel import Event, FastLuck, Luck
from tests.games.schtroumpfs.test_legality import checked
from tests.games.schtroumpfs.village import Scene, check_sums, scene, seen, told, window

GARGAMEL = [card.id for card in BOX.gargamel]
IMMEDIATE, LASTING = GARGAMEL[:9], GARGAMEL[9:16]
CAKES = [cake.id for cake in BOX.cakes]
MOST_MOVES = 30

STOCKS = ["4/6/5", "0/1/0", "2/2/2", "9/9/9", "1/0/0", "0/0/0", "3/5/4"]
CROWDS = ["3U 4U:2 4L", "3U:2 3L 1U 7U", "1L 2U 5U 6U 7L", "3L 6U:2 8L 1U", "3U 5L 2L 4L 7L", ""]
MIXES = [["N10", "N15"], ["N06", "N13"], ["N01", "N11"], ["N17", "N18"], ["N12", "N14"], ["N24", "N22"], []]


def village(
    number: int,
    smurf: str = "",
    inventions: Sequence[str] = (),
    lasting: str = "",
    coming: str = "",
    cakes: Sequence[str] = (),
) -> Village:
    """The cards of a pair in a village that is different for each number; seat 0 is to play the Smurf."""
    smurf = smurf or SMURFS[number % len(SMURFS)]
    others = [card for card in SMURFS if card != smurf]
    others = others[number * 7 % 34 :] + others[: number * 7 % 34]
    crafted = list(dict.fromkeys([*inventions, *MIXES[number % len(MIXES)]]))[:4]
    ideas = [card for card in INVENTIONS if card not in crafted][number % 5 :: 7]
    next_cards = [coming] if coming else []
    next_cards += [card for card in GARGAMEL[number % 8 : 16] if card not in (coming, lasting)][:2]
    chosen = list(dict.fromkeys([*cakes, CAKES[number % 10], CAKES[(number + 3) % 10]]))[:2]
    spent = [card for card in others[4:] if card in SMURFS[:12]]
    at: Scene = {
        "stock": STOCKS[number % len(STOCKS)],
        "rows": CROWDS[number % len(CROWDS)],
        "nest": number % 3,
        "azrael": number % 8 + 1,
        "crafted": " ".join(crafted),
        "ideas": " ".join(ideas),
        "discard": " ".join(spent[:3]),
        "lasting": lasting,
        "gargamel": "G17" if coming == "G17" else " ".join([*next_cards, "G17"]),
        "cakes": " ".join(chosen),
        "forest": " ".join([card for card in others[4:] if card in SMURFS[12:]][: number % 4]),
        "super_die": number % 2 == 1,
        "hungry": number % 5 == 0,
        "built": "R1 R2" if number % 3 == 0 else "",
        "danger_streak": number % 4,
        "useful_streak": number % 5,
    }
    return scene([f"{smurf} {others[0]}", f"{others[1]} {others[2]}", others[3]], **at)


def turns(position: Village, luck: Luck) -> Iterator[Event]:
    """Two turns of random moves, the first with the Smurf of the pair; every event, after every move the law."""
    smurf = seen(position).hands[0][0]
    position.drain()
    check_sums(position)
    for _ in range(MOST_MOVES):
        if position.over or seen(position).turn > 2:
            return
        (seat,) = position.awaited()
        moves = position.moves(seat)
        assert moves
        move = moves[luck.below(len(moves))]
        if window(position) == "A" and seen(position).turn == 1 and str(move).startswith("play"):
            move = SCHTROUMPFS.move(f"play {smurf}")
        position.attempt(seat, move, luck)
        yield from position.drain()
        check_sums(position)
        if not position.over:
            checked(position)


def first_turn(events: Sequence[Event]) -> list[Event]:
    """What happened from the moment when the first Smurf was played to the end of that turn."""
    kinds = [type(event) for event in events]
    start = kinds.index(CardPlayed) if CardPlayed in kinds else len(kinds)
    end = kinds.index(TurnEnded) if TurnEnded in kinds else len(kinds)
    return list(events[start:end])


def watch(events: Sequence[Event], lasting: str) -> None:
    """What a card forbids or asks for does not happen, or does, whatever else is in play."""
    turn = first_turn(events)
    played = told(turn, CardPlayed)
    smurf = played[0].card if played else ""
    rolls = [event.die for event in told(turn, DieRolled) if not event.reroll]
    if smurf == "P15":
        assert rolls == []
    if smurf == "P21":
        assert set(rolls) <= {"azrael"}
    if smurf == "P22" or not told(turn, MeeplePlaced):
        assert "azrael" not in rolls
    if smurf == "S11" and told(turn, ActionPerformed):
        assert sum(die != "azrael" for die in rolls) == 2 * told(turn, ActionPerformed)[0].dangerous
    if told(turn, ActionPerformed) or not any(event.filled for event in told(turn, MeeplePlaced)):
        assert rolls.count("azrael") in ((0, 2) if lasting == "G13" else (0, 1))
    for placed in told(turn, MeeplePlaced):
        assert not (smurf == "S02" and placed.filled)
        assert not (lasting == "G10" and placed.target[0] == "1")
        assert not (lasting == "G11" and placed.target[0] == "8")
        assert not (placed.target[0] == "N" and (smurf in ("S01", "S02") or lasting == "G16"))
    if smurf == "S01" or lasting == "G16":
        assert not told(turn, InventionUsed)
        assert not told(turn, ReactionUsed)
    if lasting == "G16":
        assert not told(turn, InventionCrafted)
    collected(turn, smurf, lasting)


def collected(turn: Sequence[Event], smurf: str, lasting: str) -> None:
    """SCH-214: the sum of a collection, but for the Shovel (which may come or go) and an empty supply."""
    bonus = {"P13": "2345", "P18": "4", "P19": "3", "P20": "5"}
    for gained in told(turn, ResourcesGained):
        place = gained.reason[0]
        if gained.reason[1:] not in ("U", "L") or place not in "2345":
            continue
        amount = max(0, (2 if place == "2" else 3) - (smurf == "S03") - (lasting == "G12"))
        if place in bonus.get(smurf, ""):
            amount += 1 if smurf == "P13" else 2
        assert sum(gained.tokens) in (amount, amount + 1)


def play_out(number: int, position: Village, lasting: str = "") -> None:
    watch(list(turns(position, FastLuck(number))), lasting)


# --- The pairs


@pytest.mark.rules("SCH-203", "SCH-201")
@pytest.mark.parametrize("smurf", SMURFS)
def test_every_smurf_with_every_invention_under_every_lasting_card(smurf: str) -> None:
    for place, invention in enumerate(INVENTIONS):
        for other, lasting in enumerate(["", *LASTING]):
            if (place + other) % 3 == SMURFS.index(smurf) % 3:
                number = place * 8 + other + 31 * SMURFS.index(smurf)
                play_out(number, village(number, smurf, [invention], lasting), lasting)


@pytest.mark.rules("SCH-203")
@pytest.mark.parametrize("smurf", SMURFS)
def test_every_smurf_with_every_card_that_gargamel_reveals(smurf: str) -> None:
    for number, coming in enumerate([*IMMEDIATE, *LASTING, "G17"]):
        play_out(number, village(number + 17 * SMURFS.index(smurf), smurf, coming=coming))


@pytest.mark.rules("SCH-203", "SCH-141")
@pytest.mark.parametrize("first", INVENTIONS)
def test_every_pair_of_inventions(first: str) -> None:
    for number, second in enumerate(INVENTIONS):
        if second > first:
            for turn in range(2):
                play_out(number, village(number + 24 * INVENTIONS.index(first) + 11 * turn, "", [first, second]))


@pytest.mark.rules("SCH-203")
@pytest.mark.parametrize("invention", INVENTIONS)
def test_every_invention_with_every_card_that_gargamel_reveals(invention: str) -> None:
    for number, coming in enumerate([*IMMEDIATE, *LASTING]):
        play_out(number, village(6 * number + INVENTIONS.index(invention), "", [invention], coming=coming))


@pytest.mark.rules("SCH-203", "SCH-156")
@pytest.mark.parametrize("cake", CAKES)
def test_every_cake_with_every_smurf_and_every_invention(cake: str) -> None:
    for number, smurf in enumerate(SMURFS):
        play_out(number, village(number + 35 * CAKES.index(cake), smurf, cakes=[cake]))
    for number, invention in enumerate(INVENTIONS):
        play_out(number, village(number + 24 * CAKES.index(cake), "", [invention], cakes=[cake]))


@pytest.mark.rules("SCH-203", "SCH-183")
@pytest.mark.parametrize("lasting", LASTING)
def test_every_lasting_card_followed_by_every_other(lasting: str) -> None:
    for number, coming in enumerate([*IMMEDIATE, *LASTING]):
        if coming != lasting:
            play_out(number, village(5 * number + LASTING.index(lasting), "", [], lasting, coming), lasting)


def test_the_villages_are_of_all_kinds() -> None:
    """The pairs are worth something only if they lead to dice, actions, windows and the end of rounds."""
    seen_kinds: set[type[Event]] = set()
    for number in range(300):
        seen_kinds |= {type(event) for event in turns(village(number), FastLuck(number))}
    assert {ActionPerformed, DieRolled, InventionUsed, InventionCrafted, InventionDiscarded} <= seen_kinds
    assert {ReactionUsed, TurnStarted, ResourcesGained} <= seen_kinds
    assert len(seen_kinds) > 40
