"""What each pair of eyes may know of a game of Grumpf (section 6): the records. `sight` fills them.

What never changes (spaces, patterns, conditions, times) is in `GRUMPF.content()`. A clan is named by its place in
`clans`: the seats, then the neutral clan of the game for two.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tablee.games.grumpf.events import Rank
from tablee.kernel import View


class PawnView(msgspec.Struct, frozen=True, array_like=True):
    """A pawn: where it is (`held`, `track`, `club`, `aside`), and the face that it shows in front of its owner."""

    number: int
    place: str
    face: str | None


class SpotView(msgspec.Struct, frozen=True, array_like=True):
    """A pawn on a track, from space 1 on; and the club on it."""

    clan: int
    pawn: int
    value: int
    club_clan: int | None
    club_pawn: int | None


class BoardView(msgspec.Struct, frozen=True):
    """A board as it would be counted now."""

    key: str
    side: int
    animals: int
    track: Sequence[SpotView]
    sum: int
    count: int
    met: bool
    ranking: Sequence[Rank]


class ClanView(msgspec.Struct, frozen=True):
    colour: str
    neutral: bool
    child: bool
    bot: bool
    gone: bool
    pawns: Sequence[PawnView]
    hut: int | None
    animals: Sequence[int]
    tiles: int
    joker: bool
    points: int
    ready: bool  # for the hunt; or has chosen in this beat; or has seen the count


class HandView(msgspec.Struct, frozen=True):
    """A seat's own hand: times after GO, and the commands that are on their way."""

    busy_until: int
    coming: str | None
    waiting: str | None
    bed: bool
    sent: int
    one_way: int


class GrumpfView(View, frozen=True):
    """The table. `hands` and `choices` hold what these eyes may know of each seat's secrets: its own, if any."""

    pace: str
    phase: str
    round: int
    huts: int
    boards: Sequence[BoardView]
    clans: Sequence[ClanView]
    bag: Sequence[int]
    discarded: Sequence[int]
    tiles: int
    until: int | None
    exchange: int | None
    first_seat: int | None
    turn: int | None
    beat: int | None
    initiative: Sequence[int] | None
    priority: Sequence[int] | None
    go_at: int | None
    opens_at: int | None  # in a hunt: before it no command is taken; GO, or later after an interruption
    hunt_max: int | None  # none in the practice hunt (GRU-316)
    patience: str  # with somebody who plays alone
    waits: bool  # a practice hunt: nothing happens until its person acts
    hands: Sequence[HandView | None]
    choices: Sequence[str | None]
    options: Sequence[str]
