"""What a seat of Grumpf knows (section 6): nearly everything. It is read from views, and a little from events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from tablee.games.grumpf import events
from tablee.games.grumpf.box import COLOURS, Box
from tablee.games.grumpf.clans import AWAKE, NO_FACE, Clan
from tablee.games.grumpf.hand import Command
from tablee.games.grumpf.hunt import club, go_to_bed, place, why_not_hunt
from tablee.games.grumpf.moves import CLUB, WAIT, Bed, Club, HuntMove, Place, read_move
from tablee.games.grumpf.names import COUNTDOWN, END, HUNT, READYING, REVIEW, SHOUTING, PhaseName
from tablee.games.grumpf.rules import Grumpf
from tablee.games.grumpf.setup import new
from tablee.games.grumpf.sharing import Spot
from tablee.games.grumpf.sight import PLACES
from tablee.games.grumpf.slow import Beats
from tablee.games.grumpf.terms import PaceName, Patience, Terms
from tablee.games.grumpf.view import ClanView, GrumpfView, HandView, PawnView, SpotView
from tablee.kernel import Belief, Event, Luck, View

if TYPE_CHECKING:
    from tablee.games.grumpf.realtime import RealTime
    from tablee.games.grumpf.slow import Turns

ANY_HUNT: Final = 120_000  # how long a hunt may last matters in real time only


class Memory(Belief):
    """The table as it was seen last. Hidden are the order of the bag, and what others have chosen or sent.

    Events tell what no view shows: how often seats have waited (GRU-286, 295), and what time it is.
    """

    def __init__(self, box: Box, seat: int) -> None:
        self.box = box
        self.seat = seat
        self.position: Grumpf | None = None
        self.chosen: list[int] = []  # the others who have chosen in this beat
        self.waits: dict[int, int] = {}
        self.quiet = 0
        self.time = 0  # the hunt's, as far as it was heard
        self.last_act = 0

    def hear(self, event: Event) -> None:
        """Only what tables remember (`events.STORY`): whoever comes to it later knows as much."""
        if isinstance(event, events.STORY) and isinstance(event, events.Fact):
            self.time = event.t
        if isinstance(event, events.RoundStart):
            self.waits = {}
            self.quiet = 0
        elif isinstance(event, events.Waited):
            self.waits[event.seat] = self.waits.get(event.seat, 0) + 1
        elif isinstance(event, (events.Placed, events.Clubbed, events.Bed)):
            self.waits[event.seat] = 0
            self.last_act = event.t
        elif isinstance(event, events.Go):
            self.last_act = 0
        elif isinstance(event, events.BeatReveal):
            everybody_waited = all(move == WAIT.text for _, move in event.actions)
            self.quiet = self.quiet + 1 if everybody_waited else 0

    def see(self, view: View) -> None:
        assert isinstance(view, GrumpfView)
        position = new(self.box, self.terms(view), view.seats, [self.clan(seen) for seen in view.clans])
        position.over = view.phase == END
        position.round = view.round
        position.current = position.phases[cast(PhaseName, view.phase)]
        position.tracks = [[read_spot(seen) for seen in board.track] for board in view.boards]
        position.animals = [board.animals for board in view.boards][: len(position.animals)]
        position.bag = [species for species, count in enumerate(view.bag) for _ in range(count)]
        position.discarded = list(view.discarded)
        position.tiles = view.tiles
        position.until = view.until or 0
        position.chooser = -1 if view.exchange is None else view.exchange
        position.continued = [clan.ready for clan in view.clans[: view.seats]]
        position.first = view.first_seat or 0
        position.by_pace(Glimpse(self, view))
        self.position = position

    def terms(self, view: GrumpfView) -> Terms:
        sides = [board.side - 1 for board in view.boards]
        return Terms(cast(PaceName, view.pace), sides, False, view.hunt_max or ANY_HUNT, cast(Patience, view.patience))

    def clan(self, seen: ClanView) -> Clan:
        clan = Clan(COLOURS.index(seen.colour), seen.child, seen.bot, int(seen.joker))
        clan.gone = seen.gone
        clan.hut = seen.hut or AWAKE
        clan.animals = list(seen.animals)
        clan.tiles = seen.tiles
        clan.states = [PLACES.index(pawn.place) for pawn in seen.pawns]
        clan.sides = [self.side(pawn) for pawn in seen.pawns]
        return clan

    def side(self, seen: PawnView) -> int:
        if seen.face is None:
            return NO_FACE
        return self.box.pawns[seen.number - 1].side_with(CLUB if seen.face == "club" else int(seen.face))

    # --- What may be

    def seen(self) -> Grumpf:
        """The table as far as it was shown: its bag in the order of the species, nothing of what others have chosen."""
        assert self.position is not None, "nothing was seen yet"
        return self.position

    def imagine(self, luck: Luck) -> Grumpf:
        imagined = self.seen().clone()
        luck.shuffle(imagined.bag)
        if isinstance(imagined, Beats):
            for seat in self.chosen:
                moves = imagined.moves(seat)
                imagined.chosen[seat] = moves[luck.below(len(moves))]
        return imagined

    def in_beats(self) -> Beats:
        """The hunt as if it went by beats (section 11), and what the seat has already sent were done.

        Nobody is a person who would look at the count: imagined games go on by themselves.
        """
        position = self.seen()
        terms = Terms("beats", position.terms.sides, False, position.terms.hunt_max)
        beats = Beats(self.box, terms, position.seats, position.copy_clans())
        position.copy_onto(beats)
        for clan in beats.clans:
            clan.bot = True
        beats.beat = 1
        beats.first = self.seat
        position.by_pace(GoingOn(beats, self.seat))
        return beats


class Glimpse:
    """What a view shows of one pace only goes onto the table that is remembered."""

    def __init__(self, memory: Memory, view: GrumpfView) -> None:
        self.memory = memory
        self.view = view

    def realtime(self, position: RealTime) -> None:
        view = self.view
        position.priority = list(view.priority or range(view.seats))
        position.ready = [clan.ready for clan in view.clans[: view.seats]]
        position.go_at = view.go_at or 0
        position.now = self.now()
        position.last_act = self.memory.last_act
        own = view.hands[self.memory.seat]
        if own is not None:
            self.own_hand(position, own)

    def now(self) -> int:
        """No view shows the time. In a hunt it is known from what was heard; any moment of another phase will do."""
        view = self.view
        constants = self.memory.box.constants
        if view.phase == HUNT:
            return (view.go_at or 0) + max(1, self.memory.time)
        if view.phase == COUNTDOWN:
            return (view.go_at or 0) - constants.countdown
        lasts = {READYING: constants.ready_max, SHOUTING: constants.shout_max, REVIEW: constants.review_max}
        return (view.until or 0) - lasts.get(cast(PhaseName, view.phase), 0)

    def own_hand(self, position: RealTime, seen: HandView) -> None:
        """When its next window closes is not shown: at the earliest, now."""
        hand = position.hands[self.memory.seat]
        hand.busy_until = seen.busy_until
        hand.sent = seen.sent
        hand.one_way = seen.one_way
        hand.coming = read_command(seen.coming, self.memory.time)
        hand.waiting = read_command(seen.waiting, 0)
        hand.bed = read_command("bed" if seen.bed else None, 0)

    def turns(self, position: Turns) -> None:
        position.turn = self.view.turn or 0
        position.waits = [self.memory.waits.get(seat, 0) for seat in range(self.view.seats)]

    def beats(self, position: Beats) -> None:
        view, seat = self.view, self.memory.seat
        position.beat = view.beat or 1
        position.quiet = self.memory.quiet
        own = view.choices[seat]
        position.chosen[seat] = None if own is None else read_move(own)
        others = [other for other in range(view.seats) if other != seat]
        self.memory.chosen = [other for other in others if view.beat is not None and view.clans[other].ready]


class GoingOn:
    """A hunt goes on by beats, from where its pace has left it."""

    def __init__(self, hunt: Beats, seat: int) -> None:
        self.hunt = hunt
        self.seat = seat  # whose commands are known

    def realtime(self, position: RealTime) -> None:
        hand = position.hands[self.seat]
        for command in (hand.coming, hand.waiting, hand.bed):
            if command is not None:
                self.suppose(command.move)

    def suppose(self, move: HuntMove) -> None:
        """As if it were done already."""
        if why_not_hunt(self.hunt, self.seat, move) is None:
            if isinstance(move, Place):
                place(self.hunt, self.seat, move)
            elif isinstance(move, Club):
                club(self.hunt, self.seat, move)
            elif isinstance(move, Bed):
                go_to_bed(self.hunt, self.seat)

    def turns(self, position: Turns) -> None:
        """Nothing is under way."""

    def beats(self, position: Beats) -> None:
        self.hunt.beat = position.beat
        self.hunt.first = position.first
        self.hunt.quiet = position.quiet


def read_spot(seen: SpotView) -> Spot:
    club_clan = -1 if seen.club_clan is None else seen.club_clan
    return Spot(seen.clan, seen.pawn, seen.value, club_clan, seen.club_pawn or 0)


def read_command(text: str | None, close: int) -> Command | None:
    if text is None:
        return None
    move = read_move(text)
    assert isinstance(move, HuntMove)
    return Command(0, move, close, close)
