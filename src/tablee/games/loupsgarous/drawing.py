"""A village in a terminal: its houses in place order, what one knows, and what everybody remembers.

Nothing is told by colour alone, and nothing that the view does not hold.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.text import Text

from tablee.cli.terminal import folded
from tablee.games.loupsgarous.box import Box
from tablee.games.loupsgarous.events import BallotClosed, ElectionClosed
from tablee.games.loupsgarous.speech import VOTES
from tablee.games.loupsgarous.view import BallotView, BuildingView, VillageView
from tablee.games.loupsgarous.words import Names
from tablee.text import Speaker

YOU: Final = "►"
DEAD: Final = "†"
CAPTAIN: Final = "★"
POSTER: Final = "¶"
LOVER: Final = "♥"
PACK: Final = "▲"
CHARMED: Final = "♪"
TOKEN: Final = "●"
ABSENT: Final = "…"
SPENT: Final = "○"
GAP: Final = 3  # columns between two houses in a row
TOKENS_THAT_GO: Final = frozenset(("church", "hovel", "barber", "manor", "tavern"))
CLAIMS: Final = frozenset(("claim", "counter", "vision", "confession", "guard", "potion", "glimpse", "charm", "poster"))


Count = BallotClosed | ElectionClosed
Note = tuple[int, str, int | None, int | None, str]  # the round, what was done, by whom, to whom, and a word


class Viewer(NamedTuple):
    """Who looks at the village, and how wide it may be drawn."""

    say: Speaker
    named: Names
    box: Box
    names: Sequence[str]
    you: int
    width: int

    def lines(self, sentence: str, style: str = "", first: str = "", indent: str = "") -> Iterator[Text]:
        for number, line in enumerate(folded(sentence, self.width - max(len(first), len(indent)))):
            yield Text((indent if number else first) + line, style=style, no_wrap=True)


# --- The village


def village(view: VillageView, at: Viewer) -> Iterator[Text]:
    """Houses around the square, clockwise; as many in a row as there is room for. Empty ones come last."""
    order = sorted(range(view.seats), key=lambda seat: view.places[seat])
    houses = [(house(view, seat, at), "" if view.alive[seat] else "dim") for seat in order]
    houses += [(empty(building, at), "dim") for building in view.buildings if is_empty(building, view)]
    yield from in_columns(houses, at)


def house(view: VillageView, seat: int, at: Viewer) -> str:
    """`►1 You ★ the church ●`: the place, who lives there, what everybody sees of it, and what only you know."""
    mark = YOU if seat == at.you else " "
    parts = [f"{mark}{view.places[seat] + 1:>2} {'' if view.alive[seat] else DEAD}{at.names[seat]}"]
    signs = signs_of(view, seat, at)
    if signs:
        parts.append(signs)
    card = view.shown[seat]
    if card is not None:
        parts.append(f"({at.named.card(card)})")
    home = next((building for building in view.buildings if building.owner == seat and building.standing), None)
    if home is not None and view.alive[seat]:
        parts.append(at.named.building(home.id) + token_of(home))
    elif view.tokens and view.alive[seat]:
        parts.append(at.named.token("bundle"))
    return " ".join(parts)


def signs_of(view: VillageView, seat: int, at: Viewer) -> str:
    """The Captain, the poster and absences are public; love, the pack and the charm are one's own."""
    signs = {
        CAPTAIN: view.captain == seat,
        POSTER: view.poster == seat,
        LOVER: view.lover == seat,
        PACK: seat in view.pack and seat != at.you,
        CHARMED: seat in view.charmed,
        ABSENT: seat in view.absent,
    }
    return "".join(sign for sign, shown in signs.items() if shown)


def token_of(building: BuildingView) -> str:
    if building.kind not in TOKENS_THAT_GO:
        return ""
    return f" {TOKEN}" if building.token else f" {SPENT}"


def is_empty(building: BuildingView, view: VillageView) -> bool:
    return not building.standing or building.owner is None or not view.alive[building.owner]


def empty(building: BuildingView, at: Viewer) -> str:
    message = "screen-vacant" if building.standing else "screen-burnt"
    return f"   {at.say.say(message, building=at.named.building(building.id))}"


def in_columns(cells: Sequence[tuple[str, str]], at: Viewer) -> Iterator[Text]:
    widest = max((cell_len(cell) for cell, _ in cells), default=0)
    columns = max(1, (at.width + GAP) // (widest + GAP))
    for start in range(0, len(cells), columns):
        row = cells[start : start + columns]
        if columns == 1:
            yield from at.lines(row[0][0].lstrip() if widest > at.width else row[0][0], style=row[0][1], indent="    ")
            continue
        line = Text(no_wrap=True)
        for cell, style in row:
            line.append(cell, style=style)
            line.append(" " * (widest + GAP - cell_len(cell)))
        line.rstrip()
        yield line


def legend(say: Speaker) -> str:
    signs = {"you": YOU, "dead": DEAD, "captain": CAPTAIN, "poster": POSTER, "lover": LOVER, "pack": PACK}
    return say.say("screen-legend", **signs, charmed=CHARMED, token=TOKEN, absent=ABSENT)


def looks(view: VillageView) -> object:
    """What the drawing shows: it is drawn again when this has changed."""
    return (
        list(view.places),
        list(view.alive),
        list(view.shown),
        [(building.id, building.owner, building.standing, building.token) for building in view.buildings],
        (view.captain, view.poster, view.lover, list(view.pack), list(view.charmed), list(view.absent)),
    )


# --- What is known now


def facts(view: VillageView, at: Viewer) -> Iterator[str]:
    """By day: the debate, the vote."""
    step = view.step
    if step is None:
        return
    if step.name == "debate" and view.ready:
        yield at.say.say("screen-ready", count=view.ready, living=sum(view.alive))
    if step.name in ("second_ballot", "tie_break") and view.tied:
        yield at.say.say("screen-tied", names=at.named.people(view.tied))
    if step.name in ("ballot", "second_ballot") and view.banned:
        yield at.say.say("screen-banned", names=at.named.people(view.banned))
    if view.draft and "back" in view.options:
        yield draft(view, at)
    if view.draft_voters:
        yield at.say.say("screen-draft-voters", names=at.named.people(view.draft_voters))


def draft(view: VillageView, at: Viewer) -> str:
    text = at.named.half_said(view.draft)
    if view.draft_reason:
        return at.say.say("screen-draft-why", text=text, why=reason(view.draft_reason, at.named))
    return at.say.say("screen-draft", text=text)


def reason(code: str, named: Names) -> str:
    """A reason by itself, without the comma that binds it to a sentence."""
    return named.because(code).lstrip(", ")


def secrets(view: VillageView, at: Viewer) -> Iterator[str]:
    """By night: what an actor is shown in this step."""
    call = None if view.tap is None else view.tap.call
    if call == "wolves":
        yield from pack(view, at)
    elif call == "witch" and view.was_shown:
        target = {"target": at.named.name(view.victim), "target_who": at.named.who(view.victim)}
        yield at.say.say("screen-victim", **target)
        yield at.say.say("screen-potions", heal=yes(view.heal), poison=yes(view.poison))
    elif call == "thief":
        yield at.say.say("screen-offered", cards=", ".join(at.named.card(card) for card in view.offered))
    elif call == "protector" and view.guarded is not None:
        yield at.say.say("screen-guarded", target=at.named.inside(view.guarded))
    elif call == "piper" and view.charmed:
        yield at.say.say("screen-charmed", names=at.named.people(view.charmed))
    if may_peek(view):
        yield at.named.odds(most_wolves(view), at.box.unnoticed, at.box.readings)


def pack(view: VillageView, at: Viewer) -> Iterator[str]:
    living = [seat for seat in view.pack if view.alive[seat]]
    yield at.say.say("screen-pack", names=at.named.people(living))
    if view.designations:
        points = [
            at.say.say("screen-points", player=at.named.inside(wolf), target=at.named.inside(target))
            for wolf, target in view.designations.items()
        ]
        yield at.say.say("screen-pointing", list=", ".join(points))
    if view.caught is not None:
        yield at.say.say("screen-caught", player=at.names[view.caught])


def may_peek(view: VillageView) -> bool:
    return view.card == "little_girl" and view.tap is not None and view.tap.lids is not None and not view.powers_lost


def most_wolves(view: VillageView) -> int:
    """5.11. The public upper bound: the Werewolf cards of the set, less those that were shown."""
    known = view.wolves if view.hidden else list(view.cards).count("werewolf")
    white = 1 if "white_wolf" in view.cards else 0
    shown = sum(1 for card in view.shown if card in ("werewolf", "white_wolf"))
    return max(1, known + white - shown)


def yes(truth: bool) -> str:
    return "yes" if truth else "no"


# --- What can be looked up at any time


def own_card(view: VillageView, at: Viewer) -> Iterator[str]:
    """One's card with its power and goal, and one's house with its power."""
    if view.card is None:
        return
    yield at.say.say("screen-your-card", card=at.named.card(view.card))
    yield at.say.say(f"card-{view.card}-power")
    yield at.say.say("screen-goal", goal=at.say.say(f"card-{view.card}-goal"))
    if view.lover is not None:
        yield at.say.say("goal-couple", lover=at.names[view.lover])
    home = next((building for building in view.buildings if building.owner == at.you and building.standing), None)
    if home is not None:
        kind = home.kind
        yield at.say.say("screen-house", building=at.named.building(home.id), role=at.say.say(f"role-{kind}"))
        yield at.say.say(f"role-{kind}-power")
    elif view.tokens:
        yield at.say.say("screen-road", role=at.say.say("role-bundle"))
        yield at.say.say("role-bundle-power")
    if view.captain == at.you:
        yield at.say.say("role-captain-power")


def known(view: VillageView, at: Viewer) -> Iterator[str]:
    """What was shown to this seat so far."""
    if view.lover is not None:
        yield at.say.say("screen-known-lover", player=at.names[view.lover])
    if view.couple:
        yield at.say.say("screen-known-couple", names=at.named.people(view.couple))
    if view.pack:
        yield at.say.say("screen-pack", names=at.named.people(view.pack))
    if view.charmed:
        yield at.say.say("screen-charmed", names=at.named.people(view.charmed))
    if view.offered:
        yield at.say.say("screen-offered", cards=", ".join(at.named.card(card) for card in view.offered))
    for seen in view.sights:
        if seen.card is not None:
            player = at.names[seen.players[0]]
            yield at.say.say("screen-known-card", night=seen.night, player=player, card=at.named.card(seen.card))
        else:
            yield at.say.say("screen-known-shadow", night=seen.night, of=at.named.of(seen.players))


def sets(view: VillageView, at: Viewer) -> Iterator[str]:
    """The cards in play, those that were shown, and the order of the night."""
    yield at.say.say("screen-set", cards=at.named.cards(view.cards))
    shown = [card for card in view.shown if card is not None]
    if shown:
        yield at.say.say("screen-shown", cards=at.named.cards(shown))
    if view.order:
        calls = [at.say.say(f"call-{call}") for call in view.order]
        yield at.say.say("screen-order", calls=", ".join(calls))


def ballots(view: VillageView, at: Viewer, heard: Sequence[Count] = ()) -> Iterator[str]:
    """The public memory: everybody’s ballots, day by day, as they were counted."""
    for ballot, tally in zip(view.ballots, counted(view.ballots, heard), strict=True):
        votes = at.named.votes(ballot.votes, tally, ballot.poster)
        yield at.say.say("screen-votes-day", kind=ballot.kind, day=ballot.day, votes=votes)
    if not view.ballots:
        yield at.say.say("screen-no-votes")


def counted(ballots: Sequence[BallotView], heard: Sequence[Count]) -> list[Mapping[int, int]]:
    """LGT-145. As they were heard: whoever was Captain then had two voices. Of a ballot that was not, fingers count."""
    left, found = list(heard), list[Mapping[int, int]]()
    for ballot in reversed(ballots):
        place = next((place for place in reversed(range(len(left))) if is_of(left[place], ballot)), None)
        found.append(fingers(ballot) if place is None else left[place].tally)
        left = left[:place]
    return found[::-1]


def is_of(count: Count, ballot: BallotView) -> bool:
    """Whether a count is that of a ballot."""
    village = isinstance(count, BallotClosed)
    return village == (ballot.kind in VOTES) and list(count.votes) == list(ballot.votes)


def fingers(ballot: BallotView) -> Mapping[int, int]:
    """Ballots, and the two voices of a poster."""
    tally = Counter(target for target in ballot.votes if target is not None)
    if ballot.poster is not None:
        tally[ballot.poster] += 2
    return tally


def claims(view: VillageView, at: Viewer) -> Iterator[str]:
    """What people have said of their cards and their nights."""
    found = [statement for statement in view.statements if statement.kind in CLAIMS]
    for said in found:
        text = at.named.statement(said.seat, said.kind, said.words, said.reason)
        yield f"{said.number}. {at.names[said.seat]} · {text}"
    if not found:
        yield at.say.say("screen-no-claims")


def chronicle(notes: Iterable[Note], at: Viewer) -> Iterator[str]:
    """LGT-318, 331. What was done in secret, for those who may see it: the dead, and everybody at the end."""
    for round, kind, seat, target, word in notes:
        text = at.named.note(kind, seat, target, word)
        if text is not None:
            yield at.say.say("screen-note", round=round, text=text)


def notes_in(view: VillageView) -> Iterator[Note]:
    for note in view.beyond.notes if view.beyond is not None else view.notes:
        yield note.round, note.kind, note.seat, note.target, note.word
