"""What each pair of eyes may know of a village (section 6), built up from nothing; and what they may imagine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from tablee.games.loupsgarous.box import CUPID, GIRL, KINDS, PIPER, PROTECTOR, PYROMANIAC, WITCH, is_wolf
from tablee.games.loupsgarous.deaths import AskShot
from tablee.games.loupsgarous.moves import CARDS
from tablee.games.loupsgarous.night import Falling, InCall, OpenCall, calls_of
from tablee.games.loupsgarous.rules import NEVER
from tablee.games.loupsgarous.timed import Timed
from tablee.games.loupsgarous.view import (
    BallotView,
    BetView,
    BeyondView,
    BuildingView,
    DeathView,
    NoteView,
    SightView,
    StatementView,
    StateView,
    StepView,
    TapView,
    VillageView,
)
from tablee.kernel import EVERYTHING, Eyes

if TYPE_CHECKING:
    from tablee.games.loupsgarous.register import Sight
    from tablee.games.loupsgarous.rules import Village

NOTHING: Final[dict[str, Any]] = {
    "card": None,
    "dealt": None,
    "lover": None,
    "couple": (),
    "pack": (),
    "designations": {},
    "caught": None,
    "offered": (),
    "sights": (),
    "victim": None,
    "was_shown": False,
    "heal": False,
    "poison": False,
    "fire": False,
    "guarded": None,
    "charmed": (),
    "tap": None,
    "dots": (),
    "vote": None,
    "draft": (),
    "draft_reason": "",
    "draft_voters": (),
    "request": (),
    "ready_self": False,
    "spoken": 0,
    "own_bets": (),
    "options": (),
    "beyond": None,
}


def somebody(seat: int) -> int | None:
    return None if seat < 0 else seat


def view(village: Village, eyes: Eyes) -> VillageView:
    public = public_view(village)
    return public if eyes is None else msgspec.structs.replace(public, **private_view(village, eyes))


# --- What everybody knows


def public_view(village: Village) -> VillageView:
    house, over = village.house, village.over
    return VillageView(
        eyes=None,
        seats=village.seats,
        over=over,
        phase=village.phase,
        round=village.round,
        step=step_view(village),
        same_room=house.same_room,
        grouped=house.grouped,
        captain_on=house.captain,
        tokens=house.tokens,
        hidden=house.hidden,
        dead_see=house.dead_see,
        cards=[CARDS[card] for card in range(len(CARDS)) for _ in range(village.known_cards[card])],
        wolves=village.wolves_declared,
        spare=somebody(house.spare) if house.kind_start else None,
        order=night_order(village),
        places=village.place[:],
        alive=village.alive[:],
        shown=[CARDS[card] if village.shown[seat] or over else None for seat, card in enumerate(village.cards)],
        deaths=[
            DeathView(seat, village.died_in[seat], village.causes[seat])
            for seat in range(village.seats)
            if not village.alive[seat]
        ],
        absent=[seat for seat in range(village.seats) if village.gone_shown[seat]],
        buildings=[
            BuildingView(
                building.id,
                KINDS[building.kind],
                building.place,
                somebody(building.owner),
                building.standing,
                building.token,
            )
            for building in village.buildings
        ],
        pool=sorted(village.pool),
        poster=somebody(village.poster),
        captain=somebody(village.captain),
        captain_ended=village.captain_ended,
        election_from=None if village.election_from > village.round + village.seats else village.election_from,
        candidates=[seat for seat in range(village.seats) if village.candidates[seat]],
        voters=village.voters() if not over else [],
        banned=[seat for seat in range(village.seats) if village.banned[seat]],
        named=village.allowed[:] if village.allowed_day >= village.round > 0 else None,
        named_day=village.allowed_day,
        tied=village.tied[:],
        designated=somebody(village.designated),
        lord=somebody(village.pardon_lord),
        powers_lost=village.powers_lost,
        spared=village.spared,
        ready=sum(village.ready),
        ballots=[
            BallotView(
                ballot.day,
                ballot.kind,
                [somebody(target) for target in ballot.votes],
                somebody(ballot.poster),
                somebody(ballot.chosen),
            )
            for ballot in village.ballots
        ],
        statements=[
            StatementView(place + 1, said.day, said.seat, said.kind, said.words[:], said.reason or None, said.at)
            for place, said in enumerate(village.statements)
        ],
        reason=village.reason_over or None,
        winners=village.winners[:],
        final_cards=[CARDS[card] for card in village.cards] if over else (),
        centre=[CARDS[card] for card in village.centre] if over else (),
        lovers=village.lovers[:] if over else (),
        notes=notes(village) if over else [],
        bets=[BetView(*bet) for bet in village.bets] if over else [],
        state=state_view(village),
        **NOTHING,
    )


def state_view(village: Village) -> StateView:
    from tablee.games.loupsgarous.paper import house_on_paper
    from tablee.games.loupsgarous.steps import BOOK

    return StateView(
        house=house_on_paper(village),
        agenda=BOOK.write(village.agenda),
        draft_order=village.order[:],
        pardoned=village.pardoned,
        asked_lords=village.asked_lords[:],
        pardon_ends=village.pardon_ends,
        tavern_votes=village.tavern_votes[:],
        shortened=village.shortened,
        last_spoken=village.last_spoken,
        captain_fell=somebody(village.captain_fell),
        scapegoat_fell=somebody(village.scapegoat_fell),
        last_farmer_fell=village.last_farmer_fell,
        elder_fell=village.elder_fell,
        elder_executed=village.elder_executed,
        hunter_due=somebody(village.hunter_due),
        vacant_asked=village.vacant_asked[:],
        houses_done=village.houses_done[:],
        quiet_rounds=village.quiet_rounds,
        deaths_this_round=village.deaths_this_round,
        first_out=somebody(village.first_out),
        missed=village.missed[:],
        farms_dealt=village.farms_dealt,
        election_from=None if village.election_from == NEVER else village.election_from,
        pack_awoke=pack_told(village),
        lovers_awoke=lovers_called(village),
    )


def lovers_called(village: Village) -> bool:
    """Whether Cupid's call is over, by what everybody has heard: then there are Lovers, if there is a Cupid."""
    if village.known_cards[CUPID] == 0 or village.round == 0:
        return False
    if village.round > 1 or not village.by_night():
        return True
    if isinstance(village.agenda[-1], Falling):
        return False
    waiting = [step for step in village.agenda if isinstance(step, (OpenCall, InCall))]
    return all(step.call not in ("cupid", "b2", "thief", "b1") for step in waiting)


def night_order(village: Village) -> list[str]:
    """The order of this village's night is public, and can be looked up at any time: tonight's calls, or the next."""
    from tablee.games.loupsgarous.night import calls_tonight

    if village.over or not village.known_cards:
        return []
    if village.by_night():
        return village.calls_due[:]
    round = village.round
    village.round += 1
    due = calls_tonight(village)
    village.round = round
    return due


def step_view(village: Village) -> StepView | None:
    top: Any = village.agenda[-1] if not village.over and len(village.agenda) > 0 else None
    if not isinstance(top, Timed):
        return None
    calls = [call.key for call in calls_of(village, top.call)] if isinstance(top, InCall) else []
    return StepView(
        name=top.name(),
        calls=calls,
        began=village.begun,
        ends=top.ends,
        beat=village.beat,
        seat=public_seat(village, top),
        ballot=getattr(top, "number", 0) if top.name() in ("tavern", "ballot", "second_ballot", "election") else 0,
        among=list(getattr(top, "among", ())),
        building=getattr(top, "building", None),
    )


def public_seat(village: Village, top: Any) -> int | None:
    """The one seat that everybody waits for, where it is public who that is."""
    if top.name() in ("shot", "voters", "successor", "accept"):
        seat: int = top.seat
        return seat
    if top.name() in ("draft", "presentation", "ban", "house"):
        asked = top.asked(village)
        return asked[0] if len(asked) > 0 else None
    if top.name() == "tie_break":
        return somebody(village.captain)
    if top.name() == "tavern":
        from tablee.games.loupsgarous.vote import keeper_first

        return somebody(keeper_first(village))
    return somebody(village.designated) if top.name() == "sentence" else None


def notes(village: Village) -> list[NoteView]:
    return [
        NoteView(round, kind, somebody(seat), somebody(target), word)
        for round, kind, seat, target, word in village.all_notes()
    ]


# --- What one seat knows besides


def private_view(village: Village, eyes: int) -> dict[str, object]:
    if eyes == EVERYTHING:
        acts = [move.text for move in village.interventions()]
        return {"eyes": eyes, "beyond": beyond(village), "options": acts}
    card = village.cards[eyes]
    return {
        "eyes": eyes,
        "card": CARDS[card],
        "dealt": CARDS[village.dealt[eyes]],
        "lover": lover(village, eyes),
        "couple": village.lovers[:] if village.cupid_seat == eyes else (),
        "pack": pack(village, eyes),
        "designations": designations(village, eyes),
        "caught": village.holder(GIRL) if village.caught and wakes_with_pack(village, eyes) else None,
        "offered": offered(village, eyes),
        "sights": [sight_view(seen) for seen in village.sights[eyes]],
        "victim": somebody(village.shown_victim) if village.was_shown == eyes else None,
        "was_shown": village.was_shown == eyes,
        "heal": village.heal and card == WITCH,
        "poison": village.poison and card == WITCH,
        "fire": village.fire and card == PYROMANIAC,
        "guarded": somebody(village.guarded) if card == PROTECTOR else None,
        "charmed": charmed(village, eyes),
        "tap": tap_view(village, eyes),
        "dots": [list(dot) for dot in village.dots[eyes]],
        "vote": somebody(village.votes[eyes]),
        "draft": village.draft[eyes][:],
        "draft_reason": village.reason[eyes],
        "draft_voters": village.voters_draft[:] if is_naming(village, eyes) else (),
        "request": next(([verb, str(target)] for seat, verb, target in village.requests if seat == eyes), ()),
        "ready_self": village.ready[eyes],
        "spoken": village.spoken[eyes],
        "own_bets": [BetView(*bet) for bet in village.bets if bet[0] == eyes],
        "options": options(village, eyes),
        "beyond": beyond(village) if sees_beyond(village, eyes) else None,
    }


def lover(village: Village, seat: int) -> int | None:
    """LGT-046. From the call on; Cupid knows whom he chose before."""
    known = lovers_called(village) or village.cupid_seat == seat
    return somebody(village.lover_of(seat)) if known else None


def pack(village: Village, seat: int) -> list[int]:
    """LGT-055. From their first step on; a Werewolf who died knows what he knew."""
    if not is_wolf(village.cards[seat]) or not pack_told(village):
        return []
    return [other for other in village.in_place_order(list(range(village.seats))) if is_wolf(village.cards[other])]


def pack_told(village: Village) -> bool:
    """Whether the Werewolves have woken, by what everybody has heard."""
    if village.round != 1 or not village.by_night():
        return village.round > 0
    steps = [step for step in village.agenda if isinstance(step, OpenCall)]
    falling = isinstance(village.agenda[-1], Falling)
    return not falling and all(step.call not in ("wolves", "b4") for step in steps)


def wakes_with_pack(village: Village, seat: int) -> bool:
    top: Any = village.agenda[-1] if not village.over else None
    awake = isinstance(top, InCall) and top.has_wolves()
    return awake and village.alive[seat] and is_wolf(village.cards[seat])


def designations(village: Village, seat: int) -> dict[int, int]:
    if not wakes_with_pack(village, seat):
        return {}
    return {wolf: village.designations[wolf] for wolf in village.living_wolves() if village.designations[wolf] >= 0}


def offered(village: Village, seat: int) -> list[str]:
    """He remembers what he saw, also after his choice."""
    if not village.offered[seat]:
        return []
    seen = village.centre[:]
    if village.cards[seat] != village.dealt[seat]:
        seen[seen.index(village.dealt[seat])] = village.cards[seat]
    return [CARDS[card] for card in seen]


def sight_view(seen: Sight) -> SightView:
    return SightView(seen.night, seen.beat, seen.players[:], None if seen.card < 0 else CARDS[seen.card])


def charmed(village: Village, seat: int) -> list[int]:
    """LGT-296. The Piper knows all; the living charmed know the living ones, from their call on."""
    found = [other for other in range(village.seats) if village.charmed[other]]
    if village.cards[seat] == PIPER:
        return found
    if not village.alive[seat] or not village.charmed[seat] or not village.told_charm[seat]:
        return []
    return [other for other in found if village.alive[other]]


def tap_view(village: Village, seat: int) -> TapView | None:
    top: Any = village.agenda[-1] if not village.over else None
    if not isinstance(top, InCall) or not village.alive[seat]:
        return None
    call = top.call_of(village, seat)
    cells = top.decoys(village) if call is None else call.decoys(village)
    chosen = village.taps[seat]
    return TapView(
        step=top.call,
        acts=call is not None,
        call=None if call is None else call.key,
        prompt=village.prompts[seat],
        taps=top.taps(village) if call is None else call.taps,
        cells=cells,
        choices=() if call is None else [list(choice) for choice in call.choices(village, seat)],
        chosen=None if chosen is None else list(chosen),
        final=top.is_done(village, seat),
        lids=village.lids[seat] if top.has_wolves() and top.lids_free(village) else None,
    )


def is_naming(village: Village, seat: int) -> bool:
    top: Any = village.agenda[-1] if not village.over else None
    return isinstance(top, Timed) and top.name() == "voters" and top.asked(village) == (seat,)


def options(village: Village, seat: int) -> list[str]:
    """Moves by day; by night the grid says it all."""
    if village.over or village.by_night():
        return []
    return [move.text for move in village.moves(seat)]


def sees_beyond(village: Village, seat: int) -> bool:
    """LGT-330, 331. The dead see everything, once they have nothing left to decide."""
    return village.eyes_open[seat] and not village.over


def still_decides(village: Village, seat: int) -> bool:
    """A shot, a succession or a list of voters is still due."""
    if seat in (village.hunter_due, village.captain_fell, village.scapegoat_fell):
        return True
    for step in village.agenda:
        if isinstance(step, AskShot) and step.seat == seat:
            return True
        if (
            isinstance(step, Timed)
            and step.name() in ("shot", "voters", "successor")
            and step.asked(village) == (seat,)
        ):
            return True
    return False


def beyond(village: Village) -> BeyondView:
    return BeyondView(
        cards=[CARDS[card] for card in village.cards],
        centre=[CARDS[card] for card in village.centre],
        lovers=village.lovers[:],
        charmed=[seat for seat in range(village.seats) if village.charmed[seat]],
        designations=[somebody(target) for target in village.designations],
        notes=notes(village),
        heal=village.heal,
        poison=village.poison,
        fire=village.fire,
        lives=village.lives,
    )
