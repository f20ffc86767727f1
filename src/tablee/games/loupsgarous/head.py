"""What goes through a bot's head in one decision: its seat, its temper, and how it reads the village."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from tablee.games.loupsgarous.suspicion import COMMON, WOLVES, Reading

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tablee.games.loupsgarous.temper import Temper
    from tablee.games.loupsgarous.view import BuildingView, VillageView
    from tablee.kernel import Luck

DISTRACTED: Final = 0.25
CIRCLE: Final = 16  # people whom one can follow
CROWDED: Final = 0.2  # for each of the others
PIPER_KNOWN: Final = 0.4  # the share of charmed players from which on the Piper is hunted


@final
class Level:
    """How well a bot plays (11.2, 11.3)."""

    def __init__(
        self,
        name: str,
        scale: float,
        noise: float,
        budget: tuple[int, int],
        answers: float,
        distracted: float = DISTRACTED,
        beginner: bool = False,
        strong: bool = False,
    ) -> None:
        self.name = name
        self.scale = scale  # of the table of 11.2
        self.noise = noise  # of what it feels without reason, in a village of simple people
        self.budget = budget  # statements in a day
        self.answers = answers  # how often it answers when it is asked
        self.distracted = distracted  # how much it feels more where there is much to keep in mind
        self.beginner = beginner
        self.strong = strong


def distraction(view: VillageView) -> float:
    """How hard it is to tell people's reasons apart: the square of the characters for each Werewolf.

    Whoever has a power has something to hide, to hint or to fear, Werewolf or not; and every one of them may be taken
    for any other, hence the square. After the first night the Thief is somebody else. Houses lie open: they distract
    nobody. In a large circle one cannot follow everybody.
    """
    characters = len(set(view.cards).difference(COMMON, WOLVES, ("thief",)))
    each = characters / (view.wolves + ("white_wolf" in view.cards))
    return each * each + CROWDED * max(0, view.seats - CIRCLE)


class Head:
    def __init__(
        self,
        view: VillageView,
        seat: int,
        level: Level,
        temper: Temper,
        luck: Luck,
        reading: Reading,
        public: Reading,
    ) -> None:
        self.view = view
        self.seat = seat
        self.level = level
        self.temper = temper
        self.luck = luck
        self.reading = reading  # what it thinks
        self.public = public  # what anybody may think
        self.day = view.round
        self.living = reading.living
        self.is_wolf = view.card in WOLVES
        self.pack = [seat for seat in view.pack if view.alive[seat] and seat != self.seat]
        self.lover = view.lover if view.lover is not None and view.alive[view.lover] else -1
        self.mixed = self.is_mixed()
        self.noise = level.noise + level.distracted * distraction(view)

    # --- Sides

    def is_mixed(self) -> bool:
        """Whether it loves across the sides: a Werewolf knows, others have to guess."""
        if self.lover < 0:
            return False
        if self.view.card == "white_wolf":
            return True
        if self.is_wolf:
            return self.lover not in self.view.pack
        return self.reading.p[self.lover] > 0.75

    def friends(self) -> set[int]:
        """Whom it does not want to lose by day, besides itself."""
        found = {self.lover} if self.lover >= 0 else set()
        if (self.is_wolf and not self.mixed and self.view.card != "white_wolf") or (
            self.view.card == "white_wolf" and 2 * (len(self.pack) + 1) <= len(self.living)
        ):
            found.update(self.pack)
        return found

    def others(self) -> list[int]:
        return [seat for seat in self.living if seat != self.seat]

    def outnumber(self) -> bool:
        """A pack that has half of the village needs no mask any more."""
        return self.is_wolf and not self.mixed and 2 * (len(self.pack) + 1) >= len(self.living)

    # --- Suspicion

    def score(self, seat: int) -> float:
        """How much it wants somebody gone by day: log-odds, and what it feels."""
        reading = self.public if self.is_wolf else self.reading
        found = reading.odds[seat] + self.noise * self.temper.feeling(self.day, seat)
        return found + self.piper_fear(seat)

    def piper_fear(self, seat: int) -> float:
        """Against the Piper (11.3): uncharmed survivors are suspect once many are charmed."""
        view = self.view
        if "piper" not in view.cards or "piper" in view.shown or self.level.beginner:
            return 0.0
        if view.card == "piper":
            return 0.0 if seat in view.charmed else 0.6
        charmed = {one for one in (*self.reading.charmed, *view.charmed) if view.alive[one]}
        share = len(charmed) / max(1, len(self.living) - 1)
        if share < PIPER_KNOWN or seat in charmed or seat in self.reading.known:
            return 0.0
        return 3.0 * share * (1.0 if self.level.strong else 0.7)

    def p(self, seat: int) -> float:
        return self.reading.p[seat]

    def suspects(self, among: Sequence[int] | None = None) -> list[int]:
        """From the most suspected on; never a friend."""
        friends = self.friends()
        found = [seat for seat in (self.others() if among is None else among) if seat not in friends]
        return sorted(found, key=lambda seat: (-self.score(seat), seat))

    def trusted(self, among: Sequence[int]) -> list[int]:
        """From the most trusted on."""
        return sorted(among, key=lambda seat: (self.distrust(seat), seat))

    def distrust(self, seat: int) -> float:
        if self.is_wolf:
            return -3.0 if seat in self.friends() else self.public.odds[seat]
        return self.reading.odds[seat] + self.noise * self.temper.feeling(self.day, seat)

    def threatened(self) -> bool:
        """It will be executed today, if nothing changes."""
        heat = self.reading.heat
        mine = heat[self.seat]
        return mine >= 1.6 and all(heat[other] <= mine for other in self.others())

    def victim_value(self, seat: int) -> float:
        """How much a pack would like to devour somebody: believed powers first; not those who hang anyway."""
        public = self.public
        claimed = public.claims.get(seat)
        found = (-1.0 if self.level.strong else -0.55) * public.odds[seat] + (
            0.1 if self.level.strong else 0.6
        ) * self.temper.feeling(self.day, seat)
        if self.level.strong:
            found += self.danger(seat)
        if claimed is not None and claimed not in COMMON:
            found += {"seer": 3.0, "witch": 1.8, "protector": 1.5, "hunter": -1.0, "elder": -1.5, "idiot": -2.0}.get(
                claimed, 0.8
            )
        if seat == self.view.captain:
            found += 0.7
        if self.home(seat) == "church" and not self.level.beginner:  # everybody knows who hears confessions
            found += 0.5 if self.day < 2 else 1.5
        return found

    def danger(self, seat: int) -> float:
        """How well somebody reads the pack: whom they were after, and whom they voted against."""
        pack = self.view.pack
        found = 0.0
        for said in reversed(self.view.statements):
            if said.day < self.day - 1:
                break
            if said.seat == seat and said.kind in ("accuse", "propose", "intent") and int(said.words[0]) in pack:
                found += 0.5 if said.words[-1] != "weak" else 0.2
        found += 0.3 * sum(1 for target in self.votes_of(seat) if target in pack and self.view.alive[target])
        return min(found, 2.0)

    # --- Le Village

    def house_of(self, seat: int) -> BuildingView | None:
        for building in self.view.buildings:
            if building.owner == seat and building.standing:
                return building
        return None

    def home(self, seat: int) -> str:
        """The kind of the building in which somebody lives; empty for a Vagabond, and without Le Village."""
        house = self.house_of(seat)
        return "" if house is None else house.kind

    # --- The past

    def votes_of(self, seat: int) -> list[int]:
        return [
            target
            for ballot in self.view.ballots
            if ballot.kind in ("vote", "second") and (target := ballot.votes[seat]) is not None
        ]
