"""What bots do by night (11.3), card by card. Whoever has a decoy taps something, like everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.loupsgarous.moves import NONE, lids, tap
from tablee.games.loupsgarous.suspicion import COMMON, WOLVES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tablee.games.loupsgarous.head import Head
    from tablee.games.loupsgarous.view import TapView
    from tablee.kernel import Move

POISON_SURE: Final = 0.7
LAST_ONES: Final = 6
FEW: Final = 10  # of the living: from then on the White Werewolf thinks of himself
SEEN_ENOUGH: Final = 0.85
WANDERS: Final = 0.35
Choice = tuple[str, ...]
THIEF_LIKES: Final = ("seer", "witch", "protector", "hunter", "raven", "little_girl", "elder", "pyromaniac", "piper")


def by_night(head: Head) -> Move | None:
    """Its own choice, or the decoy; nothing, if there is nothing to change."""
    shown = head.view.tap
    assert shown is not None
    if shown.chosen is None:
        return tap(shown.step, *(chosen(head, shown) if shown.acts else decoy(head, shown)))
    if shown.final:
        return None
    if shown.call == "wolves":
        return follow_pack(head, shown)
    if shown.lids is not None and not shown.acts:
        return blink(head, shown) or (wander(head, shown) if shown.step in ("wolves", "b4") else None)
    return None


def chosen(head: Head, shown: TapView) -> Choice:
    choices = [tuple(choice) for choice in shown.choices]
    assert shown.call is not None
    return CHOOSERS[shown.call](head, choices)


def any_of(head: Head, choices: Sequence[Choice]) -> Choice:
    return choices[head.luck.below(len(choices))]


def decoy(head: Head, shown: TapView) -> Choice:
    """It answers what it is asked with what it thinks, as far as cells go."""
    return tuple(shown.cells[head.luck.below(len(shown.cells))] for _ in range(shown.taps))


def wander(head: Head, shown: TapView) -> Move | None:
    """In the Werewolves' step everybody's finger keeps moving."""
    return tap(shown.step, *decoy(head, shown)) if head.luck.uniform() < WANDERS else None


def seats_of(choices: Sequence[Choice]) -> list[int]:
    return sorted({int(cell) for choice in choices for cell in choice if cell.isdecimal()})


def best_of(choices: Sequence[Choice], worth: Callable[[int], float]) -> Choice:
    """The single seat that is worth most; nobody, where there is none."""
    found = seats_of(choices)
    if not found:
        return choices[-1]
    return (str(max(found, key=lambda seat: (worth(seat), -seat))),)


# --- Preparation


def as_thief(head: Head, choices: Sequence[Choice]) -> Choice:
    cards = list(head.view.offered)
    cells = ["left", "right"]
    if head.level.beginner:
        found = [cells[place] for place, card in enumerate(cards[:2]) if card not in COMMON and card not in WOLVES]
        return (found[0],) if found else choices[-1]
    wanted = [*THIEF_LIKES]
    if head.temper.bold > 0.7:
        wanted.insert(2, "werewolf")
    for card in wanted:
        if card in cards[:2]:
            return (cells[cards.index(card)],)
    if (NONE,) in choices:
        return (NONE,)
    return ("left",) if cards[0] == "werewolf" else ("right",)


def as_cupid(head: Head, choices: Sequence[Choice]) -> Choice:
    """A beginner pairs others; everybody else sees to it that somebody cares for them."""
    mine = str(head.seat)
    return any_of(head, [choice for choice in choices if (mine in choice) != head.level.beginner])


# --- The village's powers


def as_protector(head: Head, choices: Sequence[Choice]) -> Choice:
    if head.level.beginner:
        return any_of(head, choices[:-1])
    reading = head.reading
    seer, captain = reading.believed("seer"), head.view.captain

    def worth(seat: int) -> float:
        found = -0.5 * reading.odds[seat] + 1.2 * head.luck.uniform()
        if seat == seer:
            found += 3.0
        elif reading.claims_power(seat):
            found += 1.5
        if seat == captain:
            found += 0.8
        return found + (1.0 if seat == head.seat else 0.0)

    return best_of(choices, worth)


def as_seer(head: Head, choices: Sequence[Choice]) -> Choice:
    """Whom she suspects most, and has not seen yet."""
    unseen = [choice for choice in choices if choice[0].isdecimal() and int(choice[0]) not in head.reading.known]
    if not unseen:
        return choices[-1]
    if head.level.beginner:
        return any_of(head, unseen)
    return best_of(unseen, lambda seat: look_worth(head, seat))


def look_worth(head: Head, seat: int) -> float:
    """What is open is worth a look: who is suspected, but not who hangs anyway."""
    return head.reading.odds[seat] + 0.5 * head.temper.feeling(head.day, seat)


def as_witch(head: Head, choices: Sequence[Choice]) -> Choice:
    heal = whom_to_heal(head, choices)
    poisons = [int(choice[1]) for choice in choices if choice[0] == heal and choice[1].isdecimal()]
    return (heal, whom_to_poison(head, poisons))


def whom_to_heal(head: Head, choices: Sequence[Choice]) -> str:
    healed = next((choice[0] for choice in choices if choice[0] != NONE), NONE)
    if healed == NONE:
        return NONE
    victim = int(healed)
    if head.level.beginner or victim in (head.seat, head.lover):
        return healed
    if head.p(victim) > 0.5:
        return NONE
    reading = head.reading
    if reading.claims_power(victim) or head.view.captain == victim:
        return healed
    return healed if head.day > 1 or head.luck.uniform() < 0.5 else NONE


def whom_to_poison(head: Head, poisons: list[int]) -> str:
    poisons = [seat for seat in poisons if head.p(seat) < 0.999 or head.reading.known.get(seat) in WOLVES]
    if not poisons:
        return NONE
    if head.level.beginner:
        late = head.day >= 3 and head.luck.uniform() < 0.5
        return str(poisons[head.luck.below(len(poisons))]) if late else NONE
    target = max(poisons, key=lambda seat: (head.p(seat), -seat))
    sure = POISON_SURE if len(head.living) > LAST_ONES else 0.5
    return str(target) if head.p(target) >= sure else NONE


def as_piper(head: Head, choices: Sequence[Choice]) -> Choice:
    """Quiet players, who live long; not those whom the night or the rope takes."""
    if head.level.beginner or len(choices) < 3:
        return any_of(head, choices)
    public = head.public

    def lasting(seat: int) -> float:
        claimed = public.claims_power(seat)
        return -abs(public.odds[seat]) - 0.6 * public.heat[seat] - claimed + 0.7 * head.temper.feeling(head.day, seat)

    found = sorted(seats_of(choices), key=lambda seat: (-lasting(seat), seat))
    return (str(found[0]), str(found[1]))


def as_raven(head: Head, choices: Sequence[Choice]) -> Choice:
    """The top suspect."""
    found = head.suspects(seats_of(choices))
    if not found or (head.p(found[0]) < 0.2 and not head.level.beginner):
        return choices[-1]
    return (str(found[0]),)


def as_pyromaniac(head: Head, choices: Sequence[Choice]) -> Choice:
    """From the second night on: the house of the likely victim."""
    if head.day < 2:
        return choices[-1]
    if head.level.beginner:
        return any_of(head, choices[:-1])
    seer = head.reading.believed("seer")
    house = head.house_of(seer) if seer >= 0 else None
    if house is not None and (house.id,) in choices and seer != head.seat:
        return (house.id,)
    return choices[-1]


# --- The pack


def as_wolf(head: Head, choices: Sequence[Choice]) -> Choice:
    found = seats_of(choices)
    if not found:
        return choices[-1]
    if head.level.beginner and not head.view.designations:
        return any_of(head, choices[:-1])
    agreed = pack_target(head)
    if agreed in found:
        return (str(agreed),)
    return best_of(choices, lambda seat: hunger(head, seat))


def hunger(head: Head, seat: int) -> float:
    found = head.victim_value(seat)
    if head.view.caught == seat:
        found += 2.5
    if seat == head.public.believed("seer"):
        view = head.view
        if "protector" in view.cards and "protector" not in view.shown:
            found -= 1.2
        fire = "pyromaniac" in view.cards and "pyromaniac" not in view.shown and "pyromaniac" in view.order
        if fire and head.home(seat):
            found -= 1.5
    return found + head.piper_fear(seat)


def pack_target(head: Head) -> int:
    """Whom most of the others have designated so far; nobody, if none has."""
    named = [target for wolf, target in sorted(head.view.designations.items()) if wolf != head.seat]
    return max(named, key=lambda target: (named.count(target), -named.index(target)), default=-1)


def follow_pack(head: Head, shown: TapView) -> Move | None:
    """It gives way to the others, so that there is one victim; and to what they have just caught."""
    mine = head.view.designations.get(head.seat, -1)
    found = seats_of([tuple(choice) for choice in shown.choices])
    caught = head.view.caught
    if caught is not None and caught in found and mine != caught and devours_girl(head):
        return tap(shown.step, str(caught))
    agreed = pack_target(head)
    if agreed < 0 or agreed == mine or agreed not in found:
        return None
    if caught is not None and mine == caught:
        return None
    return tap(shown.step, str(agreed))


def devours_girl(head: Head) -> bool:
    return head.public.believed("seer") < 0


def as_white_wolf(head: Head, choices: Sequence[Choice]) -> Choice:
    """He keeps the pack small enough, but not before it has done its work."""
    wolves = seats_of(choices)
    if not wolves:
        return choices[-1]
    pack = len(head.pack) + 1
    villagers = len(head.living) - pack
    wanted = pack >= 3 if head.level.beginner else 2 * pack > villagers and len(head.living) <= FEW
    if not wanted:
        return choices[-1]
    return best_of(choices, lambda seat: -head.public.odds[seat])


# --- The Little Girl


def blink(head: Head, shown: TapView) -> Move | None:
    """She opens her eyes for some beats; on every other phone the eye does nothing."""
    assert head.view.step is not None
    if head.view.card != "little_girl" or head.view.powers_lost:
        return None
    wanted = head.view.step.beat < beats(head)
    if wanted == bool(shown.lids):
        return None
    return lids(shown.step, wanted)


def beats(head: Head) -> int:
    if head.level.beginner:
        return 1 if head.day <= 2 else 0
    if any(head.p(seat) >= SEEN_ENOUGH for seat in head.others()):
        return 0
    return 2 if head.reading.wolves_left <= 3 else 1


CHOOSERS: Final[dict[str, Callable[[Head, Sequence[Choice]], Choice]]] = {
    "thief": as_thief,
    "cupid": as_cupid,
    "protector": as_protector,
    "seer": as_seer,
    "wolves": as_wolf,
    "white_wolf": as_white_wolf,
    "pyromaniac": as_pyromaniac,
    "witch": as_witch,
    "piper": as_piper,
    "raven": as_raven,
}
