"""What the codes of the cards do (ARC-520 to 535), one small function each, and adventures (ARC-412)."""

# ruff: noqa: ARG001 (all codes have one signature)

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tablee.games.archibald import defaults, events, fighting, moving, water
from tablee.games.archibald.asking import Asking, Deciding
from tablee.games.archibald.board import FIRST_JAIL, LEVEL, SOUTH, neighbour, steps_between
from tablee.games.archibald.box import EQUIPMENT, Card, Part
from tablee.games.archibald.moves import ANSWER, ANSWERS, CELLS, DECLINE, PEEK, TO, Deed
from tablee.games.archibald.refusals import (
    NO_SUCH_ANSWER,
    NO_TUNNEL,
    NOT_EQUIPMENT,
    NOT_IN_HAND,
    NOT_NOW,
    NOTHING_TO_PEEK,
)
from tablee.kernel.agenda import DONE, Step, Steps
from tablee.kernel.luck import Luck
from tablee.kernel.position import Move, Refusal

if TYPE_CHECKING:
    from tablee.games.archibald.rules import Race


class Carry(Step["Race"]):
    """A script is carried out, part after part; each with all it causes before the next (ARC-420, 534)."""

    __slots__ = ("seat", "source", "script", "place", "cell", "target")

    def __init__(self, seat: int, source: str, script: int, place: int, cell: int, target: int) -> None:
        self.seat = seat
        self.source = source  # "card" or "adventure"
        self.script = script
        self.place = place
        self.cell = cell  # what the card aims at; -1 for nothing
        self.target = target

    def run(self, race: Race, luck: Luck) -> Steps:
        script = race.box.scripts[self.script]
        if self.place == 0 and not holds(race, self.seat, script.condition):
            return DONE
        part = script.parts[self.place]
        caused = EFFECTS[part.code](race, self, part, luck)
        if self.place + 1 == len(script.parts):
            return caused
        return caused + (Carry(self.seat, self.source, self.script, self.place + 1, self.cell, self.target),)

    def stands(self, race: Race) -> bool:
        scripts = race.box.scripts
        if self.script >= len(scripts) or self.place >= len(scripts[self.script].parts) or self.target >= race.seats:
            return False
        code = scripts[self.script].parts[self.place].code
        return code not in ("FLY", "PICKAXE", "PRANK", "GUST") or self.cell >= 0 or self.target >= 0


def holds(race: Race, seat: int, condition: str) -> bool:
    """ARC-535. Judged when the answer is given, before anything else."""
    runner = race.runners[seat]
    if condition == "hand":
        return len(runner.hand) > 0
    return runner.equipment is not None if condition == "equipment" else True


# --- Lives, cards, equipment


def nothing(race: Race, carry: Carry, part: Part, luck: Luck) -> Steps:
    return DONE


def life(race: Race, carry: Carry, part: Part, luck: Luck) -> Steps:
    """ARC-525."""
    if part.amount < 0:
        return (fighting.Lose(carry.seat, -part.amount, carry.source),)
    race.heal(carry.seat, part.amount, carry.source)
    return DONE


def draw(race: Race, carry: Carry, part: Part, luck: Luck) -> Steps:
    """ARC-520."""
    race.draw(carry.seat, race.deck_level(carry.seat), part.amount, carry.source, luck)
    return DONE


def left_draw(race: Race, carry: Carry, part: Part, luck: Luck) -> Steps:
    """ARC-533. The left neighbour, of the level of the own hero."""
    left = race.left_of(carry.seat)
    race.draw(left, race.deck_level(left), part.amount, carry.source, luck)
    return DONE


def discard(race: Race, carry: Carry, part: Part, luck: Luck) -> Steps:
    """ARC-533. All, if there are no more."""
    count = min(part.amount, len(race.runners[carry.seat].hand))
    return tuple([GiveUp(carry.seat) for _ in range(count)])


def lose_equipment(race: Race, carry: Carry, part: Part, luck: Luck) -> Steps:
    race.strip(carry.seat, "effect")
    return DONE


def prank(race: Race, carry: Carry, part: Part, luck: Luck) -> Steps:
    """ARC-522. A card of the opponent's hand, by lot."""
    hand = race.runners[carry.target].hand
    race.throw_away(carry.target, hand[luck.below(len(hand))], "effect")
    return DONE


def swap_hands(race: Race, carry: Carry, part: Part, luck: Luck) -> Steps:
    """ARC-533. With the left neighbour; each remembers what was given."""
    race.swap_hands(carry.seat, race.left_of(carry.seat))
    return DONE


# --- Heroes


def bonus_move(race: Race, carry: Carry, part: Part, luck: Luck) -> Steps:
    """ARC-524."""
    return (moving.Grant(carry.seat, carry.source),)


def stuck(race: Race, carry: Carry, part: Part, luck: Luck) -> Steps:
    """ARC-518, 523. The opponent's hero, or the own one."""
    race.set_marker(carry.target if carry.target >= 0 else carry.seat, True)
    return DONE


def fly(race: Race, carry: Carry, part: Part, luck: Luck) -> Steps:
    """ARC-526. An arrival, but no move."""
    return moving.enter(race, carry.seat, carry.cell, "flight")


def gust(race: Race, carry: Carry, part: Part, luck: Luck) -> Steps:
    """ARC-527. One cell to the south; no arrival."""
    race.send(carry.target, neighbour(race.runners[carry.target].cell, SOUTH), "gust")
    return DONE


def tunnel(race: Race, carry: Carry, part: Part, luck: Luck) -> Steps:
    return (Tunnel(carry.seat),) if len(tunnel_ends(race, carry.seat)) > 0 else DONE


# --- The board


def peek(race: Race, carry: Carry, part: Part, luck: Luck) -> Steps:
    """ARC-528."""
    if carry.cell >= 0:
        race.peek(carry.seat, carry.cell)
        return DONE
    return (Peek(carry.seat),) if len(unseen_jails(race, carry.seat)) > 0 else DONE


def pickaxe(race: Race, carry: Carry, part: Part, luck: Luck) -> Steps:
    """ARC-529."""
    cell = race.runners[carry.seat].cell
    race.board.dig(cell, carry.cell)
    if race.told is not None:
        race.told.append(events.PassageOpened(carry.seat, CELLS[cell], CELLS[carry.cell]))
    return DONE


def water_code(race: Race, carry: Carry, part: Part, luck: Luck) -> Steps:
    """ARC-530."""
    if part.amount > 0:
        return water.add_token(race, carry.source)
    water.remove_token(race, carry.source)
    return DONE


def spawn(race: Race, carry: Carry, part: Part, luck: Luck) -> Steps:
    """ARC-410, 531. Enemies come, and the hero fights all that stand there, even a second time in this turn."""
    cell = race.runners[carry.seat].cell
    came = race.appear(cell, (part.kind,) * part.amount, carry.source)
    return fighting.fight(race, carry.seat, luck) if came > 0 else DONE


# --- Dice


def roll(race: Race, carry: Carry, part: Part, luck: Luck) -> Steps:
    value = race.roll(carry.seat, "adventure", luck)
    return branch(carry, part, value)


def contest(race: Race, carry: Carry, part: Part, luck: Luck) -> Steps:
    """ARC-533. The active player and the left neighbour, one after the other."""
    mine = race.roll(carry.seat, "contest", luck)
    theirs = race.roll(race.left_of(carry.seat), "contest", luck)
    return branch(carry, part, 1 if mine > theirs else -1 if mine < theirs else 0)


def branch(carry: Carry, part: Part, value: int) -> Steps:
    for one in part.branches:
        if one.low <= value <= one.high:
            return (Carry(carry.seat, carry.source, one.script, 0, carry.cell, carry.target),)
    return DONE


EFFECTS: Final[dict[str, Callable[[Race, Carry, Part, Luck], Steps]]] = {
    "NONE": nothing,
    "LIFE": life,
    "DRAW": draw,
    "LEFT_DRAW": left_draw,
    "DISCARD": discard,
    "LOSE_EQUIP": lose_equipment,
    "PRANK": prank,
    "SWAP_HANDS": swap_hands,
    "BONUS_MOVE": bonus_move,
    "STUCK": stuck,
    "FLY": fly,
    "GUST": gust,
    "TUNNEL": tunnel,
    "PEEK": peek,
    "PICKAXE": pickaxe,
    "WATER": water_code,
    "SPAWN": spawn,
    "ROLL": roll,
    "CONTEST": contest,
}


# --- What may be aimed at (section 7)


def landings(race: Race, seat: int, far: int) -> list[int]:
    """ARC-526. Safe tiles of the hero's level, other than his own, at most so many steps away."""
    cell = race.runners[seat].cell
    safe = race.board.safe()
    found: list[int] = []
    for other in range(len(CELLS)):
        if safe[other] and other != cell and LEVEL[other] == LEVEL[cell] and steps_between(cell, other) <= far:
            found.append(other)
    return found


def tunnel_ends(race: Race, seat: int) -> list[int]:
    """ARC-532. Other safe tiles of the hero's level, without enemies."""
    cell = race.runners[seat].cell
    safe = race.board.safe()
    found: list[int] = []
    for other in range(len(CELLS)):
        if safe[other] and other != cell and LEVEL[other] == LEVEL[cell] and not race.any_enemy_at(other):
            found.append(other)
    return found


def unseen_jails(race: Race, seat: int) -> list[int]:
    """ARC-528. Face-down ones that this seat has not looked into."""
    found: list[int] = []
    for cell in range(FIRST_JAIL, len(CELLS)):
        if not race.board.face_up[cell] and not race.seen[seat][cell - FIRST_JAIL]:
            found.append(cell)
    return found


def can_be_blown(race: Race, seat: int) -> bool:
    """ARC-527. The cell to the south holds a face-up tile, behind an open passage."""
    cell = race.runners[seat].cell
    south = neighbour(cell, SOUTH)
    return south >= 0 and race.board.face_up[south] and not race.board.is_closed(cell, south)


# --- Decisions inside an effect


class GiveUp(Deciding):
    """D-11. A card of one's choice."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def decision(self) -> str:
        return "discard"

    def amount(self, race: Race) -> int:
        return 1

    def open_to_all(self) -> bool:
        return False

    def options(self, race: Race) -> tuple[Move, ...]:
        return tuple([card.discard for card in race.runners[self.seat].hand])

    def objections(self, race: Race) -> dict[str, Refusal]:
        return {"discard": NOT_IN_HAND}

    def default(self, race: Race, seat: int) -> Move:
        return defaults.card_to_give_up(race.runners[seat].hand).discard

    def answer(self, race: Race, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        race.throw_away(seat, race.box.card_by_id[move.what], "effect")
        return DONE


class Tunnel(Asking):
    """D-13, ARC-532. To another tile of the level, or stay; no arrival."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def decision(self) -> str:
        return "tunnel"

    def options(self, race: Race) -> tuple[Move, ...]:
        found: list[Move] = [TO[cell] for cell in tunnel_ends(race, self.seat)]
        found.append(DECLINE)
        return tuple(found)

    def objections(self, race: Race) -> dict[str, Refusal]:
        return {"to": NO_TUNNEL}

    def default(self, race: Race, seat: int) -> Move:
        return DECLINE

    def answer(self, race: Race, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        if move is not DECLINE:
            race.send(seat, move.cell, "tunnel")
        return DONE


class Peek(Deciding):
    """D-14. Which jail to look into."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def decision(self) -> str:
        return "peek"

    def options(self, race: Race) -> tuple[Move, ...]:
        return tuple([PEEK[cell - FIRST_JAIL] for cell in unseen_jails(race, self.seat)])

    def objections(self, race: Race) -> dict[str, Refusal]:
        return {"peek": NOTHING_TO_PEEK}

    def answer(self, race: Race, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        race.peek(seat, move.cell)
        return DONE


# --- Too many cards (ARC-502, 503)


def overflow(race: Race, seat: int) -> Steps:
    return (Overflow(seat),) if len(race.runners[seat].hand) > race.box.hand else DONE


class Overflow(Asking):
    """D-09. The surplus is discarded at once, or equipped on one's own turn; one card at a time."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def decision(self) -> str:
        return "overflow"

    def open_to_all(self) -> bool:
        return False

    def amount(self, race: Race) -> int:
        return len(race.runners[self.seat].hand) - race.box.hand

    def question(self, race: Race, seat: int) -> str | None:
        """One clock for all cards of one surplus."""
        return f"overflow {race.round} {race.active} {len(race.agenda)}"

    def options(self, race: Race) -> tuple[Move, ...]:
        hand = race.runners[self.seat].hand
        found: list[Move] = [card.discard for card in hand]
        if self.seat == race.active:
            for card in hand:
                if card.kind == EQUIPMENT:
                    found.append(card.equip)
        return tuple(found)

    def objections(self, race: Race) -> dict[str, Refusal]:
        return objections_to_cards(race.runners[self.seat].hand, self.seat == race.active)

    def default(self, race: Race, seat: int) -> Move:
        """The card drawn last."""
        return race.runners[seat].hand[-1].discard

    def stands(self, race: Race) -> bool:
        return super().stands(race) and self.amount(race) > 0

    def answer(self, race: Race, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        card = race.box.card_by_id[move.what]
        if move.verb == "equip":
            race.equip(seat, card)
        else:
            race.throw_away(seat, card, "overflow")
        return None if self.amount(race) > 0 else DONE


def objections_to_cards(hand: list[Card], own_turn: bool) -> dict[str, Refusal]:
    """Why a card cannot be discarded or equipped."""
    found: dict[str, Refusal] = {"discard": NOT_IN_HAND, "equip": NOT_IN_HAND}
    for card in hand:
        if card.kind != EQUIPMENT:
            found[card.equip.text] = NOT_EQUIPMENT
        elif not own_turn:
            found[card.equip.text] = NOT_NOW
    return found


# --- Adventures (ARC-412 to 414)


def open_book(race: Race, seat: int, luck: Luck) -> Steps:
    """ARC-412. The card is drawn in the name of the left neighbour, who alone reads what the answers bring."""
    return (Answer(seat), CloseBook(seat)) if race.draw_adventure(seat, luck) else DONE


class Answer(Asking):
    """D-10. The active player must answer."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def decision(self) -> str:
        return "answer"

    def options(self, race: Race) -> tuple[Move, ...]:
        return tuple([ANSWER[number] for number in range(len(race.reading[-1].card.answers))])

    def objections(self, race: Race) -> dict[str, Refusal]:
        return {"answer": NO_SUCH_ANSWER}

    def default(self, race: Race, seat: int) -> Move:
        return ANSWER[defaults.answer(race, seat, race.reading[-1].card)]

    def stands(self, race: Race) -> bool:
        return len(race.reading) > 0 and race.reading[-1].answer < 0 and race.reading[-1].seat == self.seat

    def answer(self, race: Race, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        reading = race.reading[-1]
        reading.answer = ANSWERS.index(move.what)
        if race.told is not None:
            race.told.append(events.AdventureAnswered(seat, reading.card.id, move.what, race.behind(reading.card)))
        return (Carry(seat, "adventure", reading.card.answers[reading.answer].script, 0, -1, -1),)


class CloseBook(Step["Race"]):
    """ARC-420, 503. The card goes to the discard pile; whoever has too many cards now discards."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, race: Race, luck: Luck) -> Steps:
        race.close_book()
        return overflow(race, self.seat) + overflow(race, race.left_of(self.seat))

    def stands(self, race: Race) -> bool:
        return len(race.reading) > 0
