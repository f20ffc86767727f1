"""The bots of Les Loups-Garous (section 11). Each knows what its seat knows; what it remembers stands in its view."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tablee.bots import RandomBot, Thinker
from tablee.games.loupsgarous import speaking_bots
from tablee.games.loupsgarous.day_bots import ANSWERS, day_power, pardon
from tablee.games.loupsgarous.head import Head, Level
from tablee.games.loupsgarous.mind import Mind
from tablee.games.loupsgarous.night_bots import by_night
from tablee.games.loupsgarous.speaking_bots import ATTENTIVE
from tablee.games.loupsgarous.suspicion import Reading
from tablee.games.loupsgarous.talking_bots import is_asked
from tablee.games.loupsgarous.temper import Temper
from tablee.games.loupsgarous.view import VillageView
from tablee.games.loupsgarous.worlds import Worlds

if TYPE_CHECKING:
    from tablee.games.loupsgarous.saying import Sentence
    from tablee.kernel import BotMaker, Luck, Move, View

ALONE: Final = frozenset(("draft", "shot", "successor", "voters", "house", "accept", "ban"))  # one seat is asked
BEGINNER: Final = Level("beginner", 0.5, 0.8, (2, 3), 0.5, beginner=True)
SOLID: Final = Level("solid", 1.0, 0.05, (3, 5), 0.8)
STRONG: Final = Level("strong", 1.0, 0.0, (4, 6), 0.95, distracted=0.1, strong=True)


class Player(Thinker[Mind]):
    """One seat of a village, with a temper for the whole game."""

    level: ClassVar[Level]

    def __init__(self, belief: Mind, seat: int, luck: Luck) -> None:
        super().__init__(belief, seat, luck)
        self.temper = Temper(luck)
        self.plan: Sentence | None = None  # what it is about to say
        self.read_at: tuple[int, ...] = ()
        self.reading: Reading | None = None
        self.public: Reading | None = None

    def decide(self, view: View) -> Move | None:
        assert isinstance(view, VillageView)
        self.plan = None
        step = view.step
        if view.over or step is None:
            return None
        if view.tap is not None:
            return by_night(self.head(view)) if self.has_thoughts(view) else None
        answer = ANSWERS.get(step.name)
        if answer is not None:
            return None if step.name in ALONE and step.seat != self.seat else answer(self.head(view))
        if not view.alive[self.seat]:
            return None
        if step.name == "debate":
            if not view.draft and self.luck.uniform() >= ATTENTIVE and not is_asked(view, self.seat):
                return None
            return self.debate(self.head(view))
        if step.name == "campaign":
            return self.campaign(self.head(view))
        if step.name in ("sentence", "dusk"):
            head = self.head(view)
            return pardon(head) or day_power(head)
        return None

    def has_thoughts(self, view: VillageView) -> bool:
        """By night most have nothing to think about any more once they have tapped."""
        assert view.tap is not None
        return view.tap.chosen is None or not view.tap.final

    def debate(self, head: Head) -> Move | None:
        if not head.view.draft:
            power = day_power(head)
            if power is not None:
                return power
        move, self.plan = speaking_bots.debate(head)
        return move

    def campaign(self, head: Head) -> Move | None:
        move, self.plan = speaking_bots.campaign(head)
        return move

    def head(self, view: VillageView) -> Head:
        """How it reads the village; kept as long as the public memory is the same."""
        at = (
            view.round,
            len(view.ballots),
            len(view.deaths),
            len(view.sights),
            len(view.pack),
            -1 if view.caught is None else view.caught,
            int(view.spared),
        )
        if at != self.read_at or self.reading is None or self.public is None:
            self.read_at = at
            wolf = view.card in ("werewolf", "white_wolf")
            self.reading = self.read(view, self.seat)
            self.public = self.read(view, -1) if wolf or view.card == "piper" else self.reading
        else:
            self.reading.listen(view)
            if self.public is not self.reading:
                self.public.listen(view)
        return Head(view, self.seat, self.level, self.temper, self.luck, self.reading, self.public)

    def read(self, view: VillageView, me: int) -> Reading:
        return Reading(view, me, self.level.scale)


class Beginner(Player):
    level = BEGINNER


class Solid(Player):
    level = SOLID


class Strong(Player):
    """Reads the village in worlds: who would do what together with whom."""

    level = STRONG

    def read(self, view: VillageView, me: int) -> Reading:
        return Worlds(view, me) if me >= 0 and not view.pack else Reading(view, me)


LEVELS: Final[dict[str, BotMaker]] = {
    "random": RandomBot,
    "beginner": Beginner,
    "solid": Solid,
    "strong": Strong,
}
