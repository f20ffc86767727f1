"""What a village keeps: its options, its houses, what was done in secret, said, voted and seen."""

from __future__ import annotations

from typing import Final, final

NOBODY: Final = -1


@final
class House:
    """The options of a table, as the rules ask for them (5.12)."""

    __slots__ = (
        "same_room",
        "grouped",
        "factor",
        "captain",
        "captain_day",
        "tokens",
        "token_mode",
        "presentation",
        "dead_see",
        "leavers_die",
        "wolf_majority",
        "kind_start",
        "hidden",
        "spare",
        "bots",
    )

    def __init__(self) -> None:
        self.same_room = False
        self.grouped = True
        self.factor = 10  # tenths
        self.captain = True
        self.captain_day = 1
        self.tokens = False  # of Le Village
        self.token_mode = "random_selection"
        self.presentation = True
        self.dead_see = True
        self.leavers_die = False
        self.wolf_majority = False
        self.kind_start = False
        self.hidden = False
        self.spare = NOBODY  # whom the pack cannot designate on Night 1 (LGT-061)
        self.bots: list[int] = []


@final
class Building:
    """LGT-026. It has its place for good; whoever lives there is its occupant."""

    __slots__ = ("id", "kind", "place", "owner", "standing", "token")

    def __init__(self, id: str, kind: int, place: int, owner: int, standing: bool, token: bool) -> None:
        self.id = id
        self.kind = kind
        self.place = place
        self.owner = owner  # a seat; nobody, if it is vacant
        self.standing = standing
        self.token = token  # a unique power unused, or the immunity of the tavern

    def copy(self) -> Building:
        return Building(self.id, self.kind, self.place, self.owner, self.standing, self.token)


@final
class Note:
    """Something that was done in secret, for the end of the game (LGT-318) and for those who may see it before."""

    __slots__ = ("round", "kind", "seat", "target", "word")

    def __init__(self, round: int, kind: str, seat: int, target: int, word: str) -> None:
        self.round = round
        self.kind = kind
        self.seat = seat
        self.target = target
        self.word = word


@final
class Statement:
    """5.10."""

    __slots__ = ("day", "seat", "kind", "words", "reason", "at")

    def __init__(self, day: int, seat: int, kind: str, words: list[str], reason: str, at: int) -> None:
        self.day = day
        self.seat = seat
        self.kind = kind
        self.words = words
        self.reason = reason
        self.at = at


@final
class Ballots:
    """A count that everybody has seen: the public memory of the village."""

    __slots__ = ("day", "kind", "votes", "poster", "chosen")

    def __init__(self, day: int, kind: str, votes: list[int], poster: int, chosen: int) -> None:
        self.day = day
        self.kind = kind  # "vote", "second", "election", "election_second"
        self.votes = votes  # by seat
        self.poster = poster
        self.chosen = chosen  # designated or elected; nobody


@final
class Sight:
    """What a seat was shown: a card, or players among whom there is a Werewolf."""

    __slots__ = ("night", "beat", "players", "card")

    def __init__(self, night: int, beat: int, players: list[int], card: int) -> None:
        self.night = night  # 0: a confession
        self.beat = beat  # of a glimpse; 0 for the Baker's, and for a card
        self.players = players
        self.card = card  # -1 for a glimpse
