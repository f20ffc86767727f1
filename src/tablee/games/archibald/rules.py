"""À la recherche d'Archibald. Keep docs/rules/archibald.md open: the sections below follow its sections.

A game is an agenda of steps. This module has the race itself: what lies where, who knows what, and the smallest
changes. Steps and what they may do are told in `turn`, `playing`, `moving`, `arriving`, `effects`, `fighting`, `water`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from tablee.games.archibald import arriving, events, fighting, paper, playing, sight, turn
from tablee.games.archibald.board import FIRST_JAIL, JAIL_LEVEL, LEVEL, ROW, Board
from tablee.games.archibald.box import DECKS, Adventure, Box, Card, Hero, Tile
from tablee.games.archibald.moves import CELLS, WIDTH
from tablee.games.archibald.refusals import GAME_OVER, NOT_NOW, NOT_YOUR_TURN, REFUSALS
from tablee.kernel.agenda import Step, Stepwise
from tablee.kernel.luck import Luck
from tablee.kernel.position import Move, Refusal
from tablee.kernel.records import Interrupted, LatencyMeasured, Outcome, SeatBack, SeatGone

if TYPE_CHECKING:
    from tablee.games.archibald.view import ArchibaldView
    from tablee.kernel.records import Event, Eyes, Json, Words

__all__ = ["REFUSALS", "Race", "Reading", "Runner"]

NOWHERE: Final = -1
SUPPLY: Final = -1
LEVELS: Final = JAIL_LEVEL + 1  # lists by level have nothing at 0
MARKER: Final = "immobilised"


@final
class Runner:
    """A player: the hero, the sheet, and the closed hand (ARC-110, 502, 506)."""

    __slots__ = ("hero", "cell", "lives", "hand", "equipment", "stuck", "bonuses")

    def __init__(self) -> None:
        self.hero: Hero | None = None
        self.cell = NOWHERE
        self.lives = 0
        self.hand: list[Card] = []  # the oldest first
        self.equipment: Card | None = None
        self.stuck = False  # the marker (ARC-518)
        self.bonuses: list[bool] = [False] * LEVELS  # ARC-702

    def clone(self) -> Runner:
        copy = Runner()
        copy.hero = self.hero
        copy.cell = self.cell
        copy.lives = self.lives
        copy.hand = self.hand[:]
        copy.equipment = self.equipment
        copy.stuck = self.stuck
        copy.bonuses = self.bonuses[:]
        return copy


@final
class Reading:
    """An adventure card in play (ARC-420)."""

    __slots__ = ("card", "seat", "answer")

    def __init__(self, card: Adventure, seat: int, answer: int) -> None:
        self.card = card
        self.seat = seat
        self.answer = answer  # -1 before it is given


@final
class Race(Stepwise):
    """A game at one moment. Seats go clockwise: 0, 1, ... and round again (ARC-102). Piles have their top last."""

    __slots__ = (
        "box",
        "bump_retry",
        "board",
        "runners",
        "where",
        "piles",
        "under",
        "decks",
        "discards",
        "adventures",
        "adventure_discard",
        "played",
        "reading",
        "draft",
        "water",
        "reached",
        "round",
        "first",
        "active",
        "card_played",
        "fought",
        "immobilised",
        "hops",
        "seen",
        "known",
        "bots",
        "left",
        "winner",
        "ended",
    )

    def __init__(self, box: Box, seats: int) -> None:
        self.box = box
        self.seats = seats
        self.over = False
        self.now = 0
        self.told = None
        self.agenda = []
        self.opened = False
        self.bump_retry = False  # ARC-907
        self.board = Board()
        self.runners: list[Runner] = [Runner() for _ in range(seats)]
        self.where: list[int] = [SUPPLY] * len(box.pawns)  # the cell of each enemy pawn (ARC-113)
        self.piles: list[list[Tile]] = [[] for _ in range(LEVELS)]
        self.under: list[int] = [0] * LEVELS  # tiles at the bottom of a pile that everybody has seen (ARC-803)
        self.decks: list[list[Card]] = [[] for _ in range(LEVELS)]
        self.discards: list[list[Card]] = [[] for _ in range(LEVELS)]
        self.adventures: list[Adventure] = []
        self.adventure_discard: list[Adventure] = []
        self.played: Card | None = None
        self.reading: list[Reading] = []
        self.draft: playing.Draft | None = None
        self.water = 0
        self.reached: list[bool] = [False] * LEVELS
        self.round = 1
        self.first = 0
        self.active = 0
        self.card_played = False
        self.fought = False
        self.immobilised = False
        self.hops: list[tuple[int, int]] = []
        self.seen: list[list[bool]] = [[False] * WIDTH for _ in range(seats)]  # jails that a seat has looked into
        self.known: list[list[Card]] = [[] for _ in range(seats)]  # cards in other hands that a seat knows
        self.bots: list[bool] = [False] * seats
        self.left: list[bool] = [False] * seats
        self.winner = NOWHERE
        self.ended = ""

    # --- Setup (3.1)

    @staticmethod
    def deal(
        box: Box, seats: int, bump_retry: bool, first: int, bots: frozenset[int], luck: Luck, listen: bool
    ) -> Race:
        """ARC-101 to 107, 113, 114. Then the heroes are chosen, and the hands dealt."""
        race = Race(box, seats)
        race.bump_retry = bump_retry
        race.bots = [seat in bots for seat in range(seats)]
        if listen:
            race.told = []
        race.lay_out(luck)
        race.first = first if first >= 0 else luck.below(seats)
        race.active = race.first
        if race.told is not None:
            race.told.append(events.GameStarted(race.first, bump_retry))
        steps: list[Step[Race]] = [turn.ChooseHero((race.first + place) % seats) for place in range(seats)]
        steps.append(turn.DealHands())
        race.put_first(tuple(steps))
        race.go_on(luck)
        return race

    def lay_out(self, luck: Luck) -> None:
        """ARC-103 to 107."""
        self.lay_start_tiles()
        for level in DECKS:
            self.piles[level] = [tile for tile in self.box.tiles if tile.level == level]
            luck.shuffle(self.piles[level])
        for level in DECKS:
            self.decks[level] = [card for card in self.box.cards if card.level == level]
            luck.shuffle(self.decks[level])
        self.adventures = self.box.adventures[:]
        luck.shuffle(self.adventures)
        jails = [tile for tile in self.box.tiles if tile.level == JAIL_LEVEL]
        luck.shuffle(jails)
        for place, tile in enumerate(jails):
            self.board.tiles[FIRST_JAIL + place] = tile

    def lay_start_tiles(self) -> None:
        """ARC-104, 114."""
        for cell in range(WIDTH):
            self.board.lay(cell, self.box.tiles[cell], False)
        self.reached[1] = True

    # --- Heroes

    def left_of(self, seat: int) -> int:
        """ARC-011. The next player."""
        return seat + 1 if seat + 1 < self.seats else 0

    def any_hero_at(self, cell: int) -> bool:
        for runner in self.runners:
            if runner.cell == cell:
                return True
        return False

    def put(self, seat: int, cell: int) -> None:
        """ARC-402. A hero who leaves a tile leaves what was still to be resolved there."""
        self.runners[seat].cell = cell
        if seat == self.active:
            self.agenda = [step for step in self.agenda if not isinstance(step, arriving.Resolve)]

    def send(self, seat: int, cell: int, reason: str) -> None:
        """ARC-403. No arrival."""
        start = self.runners[seat].cell
        self.put(seat, cell)
        if self.told is not None:
            self.told.append(events.HeroSent(seat, CELLS[start], CELLS[cell], reason))

    def heal(self, seat: int, lives: int, reason: str) -> None:
        """ARC-405, 525. Up to the maximum."""
        runner = self.runners[seat]
        assert runner.hero is not None
        gained = min(lives, runner.hero.most - runner.lives)
        if gained > 0:
            runner.lives += gained
            if self.told is not None:
                self.told.append(events.LivesChanged(seat, gained, runner.lives, reason))

    def set_marker(self, seat: int, stuck: bool) -> None:
        """ARC-518. Markers do not add up."""
        runner = self.runners[seat]
        if runner.stuck != stuck:
            runner.stuck = stuck
            if self.told is not None:
                self.told.append(events.MarkerSet(seat, MARKER) if stuck else events.MarkerCleared(seat, MARKER))

    def roll(self, seat: int, reason: str, luck: Luck) -> int:
        """The normal die (5.1)."""
        value: int = luck.below(6) + 1
        if self.told is not None:
            self.told.append(events.DieRolled(seat, value, reason))
        return value

    def hopped(self, cell: int, other: int) -> bool:
        """ARC-411. Whether a spring has made this hop to another spring, in this turn."""
        return self.board.is_spring(other) and (cell, other) in self.hops

    def cut_turn_short(self) -> None:
        """ARC-213, 420, 534. Only the end of the turn is left of it; cards in play are discarded."""
        self.agenda = [step for step in self.agenda if isinstance(step, turn.EndTurn)]
        self.draft = None
        self.card_is_used()
        while len(self.reading) > 0:
            self.close_book()

    # --- Tiles

    def draw_tile(self, level: int) -> Tile:
        tile = self.piles[level].pop()
        self.under[level] = min(self.under[level], len(self.piles[level]))
        return tile

    def put_under(self, level: int, tile: Tile) -> None:
        """ARC-803. Everybody has seen it."""
        self.piles[level].insert(0, tile)
        self.under[level] += 1

    def lay(self, cell: int, tile: Tile, breached: bool) -> None:
        self.board.lay(cell, tile, breached)
        if self.told is not None:
            self.told.append(events.TileLaid(tile.id, CELLS[cell], breached))

    def turn_up(self, cell: int) -> None:
        """ARC-309. A jail shows what it is."""
        self.board.face_up[cell] = True
        tile = self.board.tiles[cell]
        if self.told is not None and tile is not None:
            self.told.append(events.JailRevealed(CELLS[cell], tile.id))

    def peek(self, seat: int, cell: int) -> None:
        """ARC-528. Everybody sees who looks where."""
        self.seen[seat][cell - FIRST_JAIL] = True
        tile = self.board.tiles[cell]
        if self.told is not None and tile is not None:
            self.told.append(events.JailPeeked(seat, CELLS[cell], tile.id))

    # --- Enemies

    def any_enemy_at(self, cell: int) -> bool:
        return cell in self.where

    def enemies_at(self, cell: int) -> list[int]:
        """The kinds of the pawns on a tile, the weakest first."""
        return [self.box.pawns[pawn] for pawn in range(len(self.where)) if self.where[pawn] == cell]

    def enemies_of_kind(self, cell: int, kind: int) -> int:
        found = 0
        for pawn in range(len(self.where)):
            if self.where[pawn] == cell and self.box.pawns[pawn] == kind:
                found += 1
        return found

    def supply(self, kind: int) -> int:
        return self.enemies_of_kind(SUPPLY, kind)

    def appear(self, cell: int, kinds: tuple[int, ...], source: str) -> int:
        """ARC-408, 410. As many as the supply has; how many came."""
        came: list[int] = []
        for kind in kinds:
            if self.move_pawn(kind, SUPPLY, cell):
                came.append(kind)
        if self.told is not None:
            missing = len(kinds) - len(came)
            self.told.append(events.EnemiesAppeared(CELLS[cell], fighting.names(came), source, missing))
        return len(came)

    def remove_enemy(self, cell: int, kind: int) -> None:
        """ARC-612. Back to the supply."""
        self.move_pawn(kind, cell, SUPPLY)

    def move_pawn(self, kind: int, start: int, end: int) -> bool:
        for pawn in range(len(self.where)):
            if self.where[pawn] == start and self.box.pawns[pawn] == kind:
                self.where[pawn] = end
                return True
        return False

    # --- Encounter cards (3.5)

    def deck_level(self, seat: int) -> int:
        """ARC-010. The level deck of a hero."""
        return min(max(LEVEL[self.runners[seat].cell], DECKS[0]), DECKS[-1])

    def cards_left(self, level: int) -> int:
        return len(self.decks[level]) + len(self.discards[level])

    def draw(self, seat: int, level: int, count: int, reason: str, luck: Luck) -> None:
        """ARC-505. An empty deck is made of its discard pile; if both are empty, nothing is drawn."""
        drawn: list[str] = []
        for _ in range(count):
            if len(self.decks[level]) == 0:
                if len(self.discards[level]) == 0:
                    break
                self.reshuffle(level, luck)
            card = self.decks[level].pop()
            self.runners[seat].hand.append(card)
            drawn.append(card.id)
        if self.told is not None and len(drawn) > 0:
            self.told.append(events.CardsDrawn(seat, level, len(drawn), reason, drawn))

    def reshuffle(self, level: int, luck: Luck) -> None:
        self.decks[level] = self.discards[level]
        self.discards[level] = []
        luck.shuffle(self.decks[level])
        if self.told is not None:
            self.told.append(events.DeckReshuffled(f"E{level}", len(self.decks[level])))

    def leave_hand(self, seat: int, card: Card) -> None:
        """From here on everybody knows where it is."""
        self.runners[seat].hand.remove(card)
        for known in self.known:
            if card in known:
                known.remove(card)

    def throw_away(self, seat: int, card: Card, reason: str) -> None:
        """ARC-504. Face up to the discard pile of its level."""
        self.leave_hand(seat, card)
        self.discards[card.level].append(card)
        if self.told is not None:
            self.told.append(events.CardsDiscarded(seat, [card.id], reason))

    def discard_everything(self, seat: int) -> None:
        """ARC-622. Hand and equipment."""
        runner = self.runners[seat]
        lost = runner.hand[:]
        for card in lost:
            self.leave_hand(seat, card)
        if runner.equipment is not None:
            lost.append(runner.equipment)
            runner.equipment = None
        for card in lost:
            self.discards[card.level].append(card)
        if self.told is not None and len(lost) > 0:
            self.told.append(events.CardsDiscarded(seat, [card.id for card in lost], "defeat"))

    def equip(self, seat: int, card: Card) -> None:
        """ARC-506, 507. The old equipment is discarded."""
        runner = self.runners[seat]
        old = runner.equipment
        self.leave_hand(seat, card)
        runner.equipment = card
        if old is not None:
            self.discards[old.level].append(old)
        if self.told is not None:
            self.told.append(events.Equipped(seat, card.id, "" if old is None else old.id))

    def strip(self, seat: int, reason: str) -> None:
        """The equipment is discarded, if there is one."""
        worn = self.runners[seat].equipment
        if worn is not None:
            self.runners[seat].equipment = None
            self.discards[worn.level].append(worn)
            if self.told is not None:
                self.told.append(events.CardsDiscarded(seat, [worn.id], reason))

    def use_armour(self, seat: int, lives: int) -> int:
        """ARC-509. How many lives it saves; it is discarded, whatever it prevented."""
        worn = self.runners[seat].equipment
        assert worn is not None
        prevented = min(lives, worn.armour)
        if self.told is not None:
            self.told.append(events.ArmourUsed(seat, worn.id, prevented))
        self.strip(seat, "used")
        return prevented

    def card_is_used(self) -> None:
        """ARC-420. The card in play goes to its discard pile."""
        card = self.played
        if card is not None:
            self.played = None
            self.discards[card.level].append(card)
            if self.told is not None:
                self.told.append(events.CardsDiscarded(self.active, [card.id], "used"))

    def swap_hands(self, seat: int, other: int) -> None:
        """ARC-533. Each of the two knows what the other one has now."""
        one = self.runners[seat]
        two = self.runners[other]
        for giver, given, taken in ((seat, one.hand, two.hand), (other, two.hand, one.hand)):
            self.known[giver] = [card for card in self.known[giver] if card not in taken]
            for card in given:
                self.known[giver].append(card)
        one.hand, two.hand = two.hand, one.hand
        if self.told is not None:
            hands = [[card.id for card in runner.hand] for runner in (one, two)]
            self.told.append(events.HandsSwapped(seat, other, len(one.hand), len(two.hand), hands[0], hands[1]))

    # --- Adventure cards

    def draw_adventure(self, seat: int, luck: Luck) -> bool:
        """ARC-412, 414. False if every card is in play."""
        if len(self.adventures) == 0:
            if len(self.adventure_discard) == 0:
                return False
            self.adventures = self.adventure_discard
            self.adventure_discard = []
            luck.shuffle(self.adventures)
            if self.told is not None:
                self.told.append(events.DeckReshuffled("ADV", len(self.adventures)))
        card = self.adventures.pop()
        self.reading.append(Reading(card, seat, -1))
        if self.told is not None:
            self.told.append(events.AdventureDrawn(seat, self.left_of(seat), card.id, self.behind(card)))
        return True

    def behind(self, card: Adventure) -> list[Words]:
        """What each answer brings, to be read."""
        return [answer.text for answer in card.answers]

    def close_book(self) -> None:
        """ARC-420."""
        self.adventure_discard.append(self.reading.pop().card)

    # --- End of the game (3.9)

    def win(self, seat: int, reason: str, cell: int) -> None:
        """ARC-901, 902, 905. At once."""
        self.winner = seat
        self.end(reason)
        if self.told is not None:
            where = "" if cell < 0 else CELLS[cell]
            self.told.append(events.GameWon(seat, reason, where, self.jails(), self.ranks(), self.round))

    def stop(self, reason: str) -> None:
        """ARC-906. Nobody has won."""
        self.end(reason)
        if self.told is not None:
            self.told.append(events.GameStopped(reason, self.jails(), self.ranks(), self.round))

    def end(self, reason: str) -> None:
        """All jails are turned up (section 6)."""
        self.ended = reason
        self.draft = None
        for cell in range(FIRST_JAIL, len(CELLS)):
            self.board.face_up[cell] = True
        self.finish()

    def jails(self) -> list[str]:
        return [tile.id for tile in self.board.tiles[FIRST_JAIL:] if tile is not None]

    def ranks(self) -> list[int]:
        """ARC-904. The winner; then by row, lives, and cards in hand."""
        strengths = [self.strength(seat) for seat in range(self.seats)]
        ranks: list[int] = []
        for mine in strengths:
            better = 1
            for other in strengths:
                if other > mine:
                    better += 1
            ranks.append(better)
        return ranks

    def strength(self, seat: int) -> int:
        runner = self.runners[seat]
        row = 0 if runner.cell < 0 else ROW[runner.cell]
        return (((seat == self.winner) * 100 + row) * 100 + runner.lives) * 100 + len(runner.hand)

    def only_bots(self) -> bool:
        for bot in self.bots:
            if not bot:
                return False
        return True

    def notice(self, fact: Event, luck: Luck) -> None:
        """ARC-905. Who has left the table for good; a human who is left alone has won."""
        if isinstance(fact, (LatencyMeasured, Interrupted)):
            return
        self.tell(fact)
        if isinstance(fact, SeatGone):
            self.left[fact.seat] = fact.reason == "left" and fact.played_by == "default"
            alone = self.left_alone()
            if alone >= 0 and not self.over:
                self.win(alone, "forfeit", NOWHERE)
        elif isinstance(fact, SeatBack):
            self.left[fact.seat] = False

    def left_alone(self) -> int:
        """The one seat whose player has not left, where no code plays; -1 if there is none."""
        alone = NOWHERE
        for seat in range(self.seats):
            if self.bots[seat]:
                return NOWHERE
            if not self.left[seat]:
                if alone >= 0:
                    return NOWHERE
                alone = seat
        return alone

    def know_bots(self, bots: frozenset[int], luck: Luck) -> None:
        self.bots = [seat in bots for seat in range(self.seats)]
        self.left = [False] * self.seats

    def not_now(self, seat: int, move: Move) -> Refusal:
        if self.over:
            return GAME_OVER
        return NOT_NOW if seat in self.awaited() else NOT_YOUR_TURN

    # --- Results

    def payoff(self) -> list[float]:
        return [1.0 if seat == self.winner else 0.0 for seat in range(self.seats)]

    def outcome(self) -> Outcome:
        winners = [] if self.winner < 0 else [self.winner]
        return Outcome(winners, self.ranks(), (), self.ended)

    # --- Who knows what (section 6)

    def view(self, eyes: Eyes) -> ArchibaldView:
        return sight.view_of(self, eyes)

    def public(self) -> ArchibaldView:
        return sight.public_view(self)

    def private(self, eyes: int) -> dict[str, object]:
        return sight.private_fields(self, eyes)

    def imagine(self, eyes: Eyes, luck: Luck) -> Race:
        """Whatever these eyes do not see, in any order that fits what they know."""
        imagined = self.clone()
        sight.shuffle_unknown(imagined, eyes, luck)
        return imagined

    def clone(self) -> Race:
        copy = Race(self.box, self.seats)
        copy.over, copy.now, copy.opened = self.over, self.now, self.opened
        copy.agenda = self.agenda[:]
        copy.bump_retry = self.bump_retry
        copy.board = self.board.clone()
        copy.runners = [runner.clone() for runner in self.runners]
        copy.where = self.where[:]
        copy.piles = [pile[:] for pile in self.piles]
        copy.under = self.under[:]
        copy.decks = [deck[:] for deck in self.decks]
        copy.discards = [pile[:] for pile in self.discards]
        copy.adventures = self.adventures[:]
        copy.adventure_discard = self.adventure_discard[:]
        copy.played = self.played
        copy.reading = [Reading(one.card, one.seat, one.answer) for one in self.reading]
        copy.draft = self.draft
        copy.water, copy.reached = self.water, self.reached[:]
        copy.round, copy.first, copy.active = self.round, self.first, self.active
        copy.card_played, copy.fought, copy.immobilised = self.card_played, self.fought, self.immobilised
        copy.hops = self.hops[:]
        copy.seen = [seen[:] for seen in self.seen]
        copy.known = [known[:] for known in self.known]
        copy.bots, copy.left = self.bots[:], self.left[:]
        copy.winner, copy.ended = self.winner, self.ended
        return copy

    def to_json(self) -> Json:
        return paper.write(self)
