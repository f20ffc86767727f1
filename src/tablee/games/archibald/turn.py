"""Choosing heroes, and the turn with its two card windows, step by step (3.1, 3.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.archibald import events, fighting, moving, playing
from tablee.games.archibald.asking import Asking, Deciding
from tablee.games.archibald.box import DECKS
from tablee.games.archibald.moves import CELLS, GO_ON, HERO, HEROES, START, WIDTH, Deed
from tablee.games.archibald.refusals import HERO_TAKEN, START_TAKEN
from tablee.kernel.agenda import DONE, Step, Steps
from tablee.kernel.luck import Luck
from tablee.kernel.position import Move, Refusal

if TYPE_CHECKING:
    from tablee.games.archibald.rules import Race

PREFERRED_STARTS: Final = (2, 1, 3, 0, 4)  # D-02: C1, B1, D1, A1, E1

# --- Setup (3.1)


class ChooseHero(Deciding):
    """D-01, ARC-108. A hero not yet taken."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def decision(self) -> str:
        return "choose_hero"

    def options(self, race: Race) -> tuple[Move, ...]:
        taken = [runner.hero.number for runner in race.runners if runner.hero is not None]
        return tuple([HERO[number] for number in range(len(HEROES)) if number not in taken])

    def objections(self, race: Race) -> dict[str, Refusal]:
        return {"hero": HERO_TAKEN}

    def answer(self, race: Race, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        hero = race.box.heroes[HEROES.index(move.what)]
        race.runners[seat].hero = hero
        race.runners[seat].lives = hero.lives  # ARC-111
        return (ChooseStart(seat),)


class ChooseStart(Deciding):
    """D-02, ARC-109. A start cell without a pawn."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def decision(self) -> str:
        return "choose_start"

    def options(self, race: Race) -> tuple[Move, ...]:
        return tuple([START[cell] for cell in range(WIDTH) if not race.any_hero_at(cell)])

    def objections(self, race: Race) -> dict[str, Refusal]:
        return {"start": START_TAKEN}

    def default(self, race: Race, seat: int) -> Move:
        for cell in PREFERRED_STARTS:
            if not race.any_hero_at(cell):
                return START[cell]
        raise AssertionError("five start cells, four heroes")

    def answer(self, race: Race, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        runner = race.runners[seat]
        assert runner.hero is not None
        runner.cell = move.cell
        if race.told is not None:
            race.told.append(events.HeroChosen(seat, runner.hero.id, CELLS[move.cell]))
        return DONE


class DealHands(Step["Race"]):
    """ARC-112. Each in turn order draws two cards of level 2; then the first turn."""

    __slots__ = ()

    def run(self, race: Race, luck: Luck) -> Steps:
        for turn in range(race.seats):
            race.draw((race.first + turn) % race.seats, DECKS[0], race.box.first_cards, "setup", luck)
        return (StartTurn(),)


# --- The turn (3.2)


class StartTurn(Step["Race"]):
    """ARC-201, 202, 215, 518. What a turn remembers is cleared; the marker comes off and works on this turn."""

    __slots__ = ()

    def run(self, race: Race, luck: Luck) -> Steps:
        seat = race.active
        race.card_played = False
        race.fought = False
        race.hops = []
        if race.told is not None:
            race.told.append(events.TurnStarted(seat, race.round))
        race.immobilised = race.runners[seat].stuck
        race.set_marker(seat, False)
        return (Window(seat, "A"), Movement(seat), Window(seat, "C"), EndTurn(seat))


class Window(Asking):
    """D-03. Cards before (A) or after (C) the move. It is asked whenever there is a card, playable or not."""

    __slots__ = ("name",)

    def __init__(self, seat: int, name: str) -> None:
        self.seat = seat
        self.name = name

    def decision(self) -> str:
        return "window"

    def window(self) -> str:
        return self.name

    def open_to_all(self) -> bool:
        return False

    def clock(self, race: Race, seat: int) -> str | None:
        return "turn"

    def question(self, race: Race, seat: int) -> str | None:
        """Equipping, discarding and putting an act together are small moves: one clock for all."""
        return f"{race.round} {self.seat} {self.name}"

    def forced(self, race: Race) -> Move | None:
        return GO_ON if len(race.runners[self.seat].hand) == 0 else None

    def options(self, race: Race) -> tuple[Move, ...]:
        return playing.options(race, self.seat)

    def objections(self, race: Race) -> dict[str, Refusal]:
        return playing.objections(race, self.seat)

    def reason(self, race: Race, move: Move) -> Refusal:
        found = playing.reason(race, self.seat, move) if isinstance(move, Deed) else None
        return super().reason(race, move) if found is None else found

    def default(self, race: Race, seat: int) -> Move:
        return GO_ON

    def answer(self, race: Race, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        if move is GO_ON:
            race.draft = None
            return DONE
        if move.verb in ("play", "send"):
            return playing.play(race, seat, move) + (self,)
        if move.verb == "equip":
            race.equip(seat, race.box.card_by_id[move.what])
        elif move.verb == "discard":
            race.throw_away(seat, race.box.card_by_id[move.what], "choice")
        else:
            playing.draft_on(race, seat, move)
        return None if len(race.runners[seat].hand) > 0 else DONE


class Movement(Step["Race"]):
    """ARC-208 to 212. Fight, or move, or neither."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, race: Race, luck: Luck) -> Steps:
        reason = ""
        if race.any_enemy_at(race.runners[self.seat].cell):
            if not race.fought:
                return fighting.fight(race, self.seat, luck)
            reason = "fought"
        elif race.immobilised:
            reason = "immobilised"
        elif len(moving.targets(race, self.seat)) == 0:
            reason = "no_target"
        if reason == "":
            return (moving.Walk(self.seat),)
        if race.told is not None:
            race.told.append(events.MovementSkipped(self.seat, reason))
        return DONE


class EndTurn(Step["Race"]):
    """ARC-201, 906. The next player; after the last one a new round. Bots alone do not play for ever."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, race: Race, luck: Luck) -> Steps:
        if race.told is not None:
            race.told.append(events.TurnEnded(self.seat, race.round))
        race.active = race.left_of(self.seat)
        if race.active == race.first:
            if race.round >= race.box.rounds and race.only_bots():
                race.stop("round_limit")
                return DONE
            race.round += 1
        return (StartTurn(),)
