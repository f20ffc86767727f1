"""Who listens at a table, each with the eyes of their seat; and the last frames of each pair of eyes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol

from tablee.kernel import Eyes
from tablee.tables.telling import Frame

if TYPE_CHECKING:
    from tablee.tables.room import Room

KEPT: Final = 64  # frames of each pair of eyes that can be sent again to whoever comes back


class Ear(Protocol):
    """A connection, seen from the table."""

    person: str
    name: str
    eyes: Eyes
    lines: dict[str, int]  # of each channel, the number of the last line of chat that it was told

    @property
    def delay(self) -> int:
        """How long a message is on its way, in milliseconds; 0 if nobody knows."""

    def answers_after(self, wait: int) -> None:
        """A command came so many milliseconds after the frame that it answers was sent, where that matters."""

    def push(self, frame: bytes) -> None:
        """Send soon, in order; never waits."""

    def hush(self) -> None:
        """From now on, what is pushed waits for the next beat (`tables.hush`)."""

    def beat(self) -> None:
        """One frame of one size, with what waits."""

    def speak_up(self) -> None:
        """What waits is sent, and from now on everything at once."""

    def follow(self, room: Room) -> None:
        """The table was read again from the log: listen to this room from now on."""

    def move_on(self) -> None:
        """The table is kept elsewhere from now on: go, and come back."""

    def dismiss(self) -> None:
        """The game is not for these eyes: go away."""

    def fail(self) -> None:
        """A mistake of ours: go away, and come back."""


class Listeners:
    """The connections of a table: those that are told, and those that wait until memory is no longer ahead of disk."""

    def __init__(self) -> None:
        self.ears: dict[Eyes, list[Ear]] = {}
        self.kept: dict[Eyes, list[bytes]] = {}
        self.arriving: list[tuple[Ear, int | None]] = []  # and the last number that each has seen

    def everybody(self) -> list[Ear]:
        """Who listens, and who is about to."""
        return [ear for ears in self.ears.values() for ear in ears] + [ear for ear, _ in self.arriving]

    def somebody(self) -> bool:
        return any(self.ears.values())

    def count(self) -> int:
        count = 0
        for ears in self.ears.values():
            count += len(ears)
        return count

    def present(self, person: str, eyes: Eyes) -> bool:
        """Whether somebody listens with these eyes, through whichever connection."""
        return any(ear.person == person for ear in self.ears.get(eyes, ()))

    # --- Coming and going

    def add(self, ear: Ear) -> None:
        self.ears.setdefault(ear.eyes, []).append(ear)

    def forget(self, ear: Ear) -> bool:
        """Whether this one was listening."""
        self.arriving = [(other, after) for other, after in self.arriving if other is not ear]
        ears = self.ears.get(ear.eyes, [])
        if ear in ears:
            ears.remove(ear)
            return True
        return False

    def take_arriving(self) -> list[tuple[Ear, int | None]]:
        arriving, self.arriving = self.arriving, []
        return arriving

    def dismiss_onlookers(self, moderator: str | None) -> None:
        for onlooker in [ear for ear in self.ears.get(None, ()) if ear.person != moderator]:
            self.ears[None].remove(onlooker)
            onlooker.dismiss()

    def reseat(self, eyes_of: Callable[[str], Eyes]) -> None:
        """Who sat down or stood up hears with other eyes: nothing more with the old ones, then the whole again."""
        for ears in self.ears.values():
            for ear in [ear for ear in ears if ear.eyes != eyes_of(ear.person)]:
                ears.remove(ear)
                ear.eyes = None
                self.arriving.append((ear, None))

    # --- Telling

    def tell(self, frames: dict[Eyes, Frame], sender: Ear | None, keep: bool) -> tuple[int, bool]:
        """To everybody who hears it: how many they are, and whether its sender is among them."""
        count = 0
        told = False
        for eyes, (_, frame) in frames.items():
            if keep:
                self.keep(eyes, frame)
            ears = self.ears.get(eyes)
            if ears is not None:
                count += len(ears)
                for ear in ears:
                    ear.push(frame)
                    told = told or ear is sender
        return count, told

    def tell_all(self, frame: bytes) -> None:
        for ear in self.everybody():
            ear.push(frame)

    # --- A hushed room

    def hush(self, before: frozenset[Eyes], now: frozenset[Eyes]) -> None:
        """Some are hushed from now on, others no longer."""
        for eyes in before - now:
            for ear in self.ears.get(eyes, ()):
                ear.speak_up()
        for eyes in now - before:
            for ear in self.ears.get(eyes, ()):
                ear.hush()

    def beat(self, hushed: frozenset[Eyes]) -> int:
        """One frame for each connection of a seat that is hushed; how many these are."""
        count = 0
        for eyes in hushed:
            for ear in self.ears.get(eyes, ()):
                ear.beat()
                count += 1
        return count

    # --- What can be told again

    def keep(self, eyes: Eyes, frame: bytes) -> None:
        kept = self.kept.get(eyes)
        if kept is None:
            kept = self.kept[eyes] = []
        kept.append(frame)
        if len(kept) > KEPT:
            kept.pop(0)

    def missed(self, eyes: Eyes, after: int, last: int) -> list[bytes] | None:
        """The frames after a number, up to the last that was told; None if they are no longer known, or never were."""
        kept = self.kept.get(eyes, [])
        missing = last - after
        return kept[len(kept) - missing :] if 0 <= missing <= len(kept) else None
