"""A village that fits what a pair of eyes can see: cards and choices that they do not know are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from tablee.games.loupsgarous.box import (
    CUPID,
    GIRL,
    PIPER,
    PYROMANIAC,
    THIEF,
    VILLAGER,
    WEREWOLF,
    WHITE,
    WITCH,
    is_wolf,
)
from tablee.games.loupsgarous.founding import SPARE_CARDS, kind_of
from tablee.games.loupsgarous.moves import CARDS, MOST, NONE
from tablee.games.loupsgarous.night import InCall
from tablee.games.loupsgarous.paper import HousePaper, house_from
from tablee.games.loupsgarous.register import Ballots, Building, Note, Sight, Statement
from tablee.games.loupsgarous.rules import NEVER, Village
from tablee.games.loupsgarous.steps import BOOK
from tablee.games.loupsgarous.vote import Ballot, targets

if TYPE_CHECKING:
    from tablee.games.loupsgarous.box import Box
    from tablee.games.loupsgarous.view import VillageView
    from tablee.kernel.luck import Luck

TRIES: Final = 60


def seat_or_nobody(seat: int | None) -> int:
    return -1 if seat is None else seat


def guessed(box: Box, view: VillageView, luck: Luck) -> Village:
    village = Village(box, house_from(msgspec.convert(view.state.house, HousePaper)), view.seats)
    fill_public(village, view)
    deal(village, view, luck)
    fill_own(village, view)
    fill_secrets(village, view, luck)
    return village


# --- What everybody knows


def fill_public(village: Village, view: VillageView) -> None:
    state = view.state
    village.over = view.over
    village.round = view.round
    village.phase = view.phase
    village.agenda = BOOK.read(state.agenda)
    village.opened = not view.over
    village.begun = 0 if view.step is None else view.step.began
    village.beat = 0 if view.step is None else view.step.beat
    village.now = village.begun
    village.place = list(view.places)
    village.alive = list(view.alive)
    for death in view.deaths:
        village.causes[death.seat] = death.cause
        village.died_in[death.seat] = death.round
    village.shown = [card is not None for card in view.shown]
    village.known_cards = [list(view.cards).count(card) for card in CARDS]
    village.wolves_declared = view.wolves
    village.gone = [seat in view.absent for seat in range(view.seats)]
    village.gone_shown = village.gone[:]
    village.buildings = [
        Building(row.id, kind_of(row.id), row.place, seat_or_nobody(row.owner), row.standing, row.token)
        for row in view.buildings
    ]
    village.fire_seen = any(not row.standing for row in view.buildings)
    village.fire = not village.fire_seen
    village.pool = list(view.pool)
    village.order = list(state.draft_order)
    village.poster = seat_or_nobody(view.poster)
    village.captain = seat_or_nobody(view.captain)
    village.captain_ended = view.captain_ended
    village.election_from = NEVER if state.election_from is None else state.election_from
    village.farms_dealt = state.farms_dealt
    village.candidates = [seat in view.candidates for seat in range(view.seats)]
    village.banned = [seat in view.banned for seat in range(view.seats)]
    village.allowed = [] if view.named is None else list(view.named)
    village.allowed_day = view.named_day
    village.tied = list(view.tied)
    village.designated = seat_or_nobody(view.designated)
    village.pardoned = state.pardoned
    village.asked_lords = list(state.asked_lords)
    village.pardon_lord = seat_or_nobody(view.lord)
    village.pardon_ends = state.pardon_ends
    village.tavern_votes = list(state.tavern_votes)
    village.powers_lost = view.powers_lost
    village.spared = view.spared
    village.shortened = state.shortened
    village.last_spoken = state.last_spoken
    village.captain_fell = seat_or_nobody(state.captain_fell)
    village.scapegoat_fell = seat_or_nobody(state.scapegoat_fell)
    village.hunter_due = seat_or_nobody(state.hunter_due)
    village.last_farmer_fell = state.last_farmer_fell
    village.elder_fell = state.elder_fell
    village.elder_executed = state.elder_executed
    village.vacant_asked = list(state.vacant_asked)
    village.houses_done = list(state.houses_done)
    village.quiet_rounds = state.quiet_rounds
    village.deaths_this_round = state.deaths_this_round
    village.first_out = seat_or_nobody(state.first_out)
    village.missed = list(state.missed)
    village.calls_due = list(view.order) if village.by_night() else []
    village.statements = [
        Statement(said.day, said.seat, said.kind, list(said.words), said.reason or "", said.at)
        for said in view.statements
    ]
    for said in view.statements:
        village.last_said[said.seat] = said.at
    village.ballots = [
        Ballots(
            row.day,
            row.kind,
            [seat_or_nobody(target) for target in row.votes],
            seat_or_nobody(row.poster),
            seat_or_nobody(row.chosen),
        )
        for row in view.ballots
    ]


# --- Cards


def deal(village: Village, view: VillageView, luck: Luck) -> None:
    """Known cards where they are; the others in any order that fits."""
    known = known_cards(view)
    centre = known_centre(view)
    wolves = [seat for seat in view.pack if seat not in known]  # Werewolves, perhaps the white one among them
    deck = unknown_cards(village, view, known, centre, luck)
    for _ in range(TRIES):
        cards, middle = drawn(village, view, known, wolves, deck, centre, luck)
        village.cards = cards
        village.centre = middle
        if fits(village, view):
            break
    village.dealt = village.cards[:]
    if view.dealt is not None and view.eyes is not None and view.eyes >= 0:
        village.dealt[view.eyes] = CARDS.index(view.dealt)


def known_cards(view: VillageView) -> dict[int, int]:
    if view.beyond is not None:
        return {seat: CARDS.index(card) for seat, card in enumerate(view.beyond.cards)}
    known = {seat: CARDS.index(card) for seat, card in enumerate(view.shown) if card is not None}
    for seen in view.sights:
        if seen.card is not None:
            known.setdefault(seen.players[0], CARDS.index(seen.card))
    if view.caught is not None:
        known[view.caught] = GIRL
    if view.card is not None and view.eyes is not None and view.eyes >= 0:
        known[view.eyes] = CARDS.index(view.card)
    return known


def knows_pack(view: VillageView) -> bool:
    """A Werewolf who has met the others (LGT-055)."""
    return view.card is not None and is_wolf(CARDS.index(view.card)) and view.state.pack_awoke


def known_centre(view: VillageView) -> list[int]:
    """The two cards that a Thief has seen, as they lie there now."""
    if view.beyond is not None:
        return [CARDS.index(card) for card in view.beyond.centre]
    centre = [CARDS.index(card) for card in view.offered]
    if centre and view.card is not None and view.dealt is not None and view.card != view.dealt:
        centre[centre.index(CARDS.index(view.card))] = CARDS.index(view.dealt)
    return centre


def unknown_cards(
    village: Village, view: VillageView, known: dict[int, int], centre: list[int], luck: Luck
) -> list[int]:
    """The rest of the set, in the order of the cards; of a hidden set, one that could have been drawn."""
    counts = village.known_cards[:]
    if view.hidden:
        counts = hidden_set(village, view, known, centre, luck)
    for card in (*known.values(), *centre):
        counts[card] = max(0, counts[card] - 1)
    return [card for card in range(len(CARDS)) for _ in range(counts[card])]


def hidden_set(village: Village, view: VillageView, known: dict[int, int], centre: list[int], luck: Luck) -> list[int]:
    counts = [0] * len(CARDS)
    counts[WEREWOLF] = village.wolves_declared
    seen = [*known.values(), *centre]
    for card in range(len(CARDS)):
        if card not in (VILLAGER, WEREWOLF) and village.known_cards[card] > 0:
            counts[card] = 1 if card in seen or card == THIEF or luck.below(2) == 0 else 0
    spare = SPARE_CARDS if village.known_cards[THIEF] > 0 and village.seats < MOST else 0
    if village.known_cards[WHITE] > 0 and WHITE not in seen and knows_pack(view):
        met = len({*view.pack, *(seat for seat, card in known.items() if is_wolf(card))})
        missing = village.wolves_declared + 1 - met  # if the white one is in it, so many are not among the players
        counts[WHITE] = 1 if missing == 0 or (missing <= spare and counts[WHITE]) else 0
        seen = [*seen, WHITE] if missing == 0 else seen
    for card in range(len(CARDS) - 1, 0, -1):
        if sum(counts) > village.seats + spare and card not in seen and card not in (WEREWOLF, THIEF):
            counts[card] = 0
    counts[VILLAGER] = max(seen.count(VILLAGER), village.seats + spare - sum(counts))
    return counts


def drawn(
    village: Village,
    view: VillageView,
    known: dict[int, int],
    wolves: list[int],
    deck: list[int],
    centre: list[int],
    luck: Luck,
) -> tuple[list[int], list[int]]:
    rest = deck[:]
    luck.shuffle(rest)
    cards = [known.get(seat, -1) for seat in range(village.seats)]
    for seat in wolves:
        card = next(card for card in rest if is_wolf(card))
        rest.remove(card)
        cards[seat] = card
    no_more_wolves = knows_pack(view)
    for seat in range(village.seats):
        if cards[seat] < 0:
            card = next((card for card in rest if not (no_more_wolves and is_wolf(card))), rest[0])
            rest.remove(card)
            cards[seat] = card
    return cards, centre or rest


def fits(village: Village, view: VillageView) -> bool:
    """It is not over, what these eyes have seen is true, and whoever fell did not leave it so."""
    if village.over:
        return True
    living = [village.cards[seat] for seat in village.living()]
    wolves = sum(1 for card in living if is_wolf(card))
    if wolves == 0 or wolves == len(living):
        return False
    if view.was_shown and view.victim is not None and is_wolf(village.cards[view.victim]):
        return False
    return all(
        seen.card is not None or any(is_wolf(village.cards[player]) for player in seen.players) for seen in view.sights
    )


# --- One's own


def fill_own(village: Village, view: VillageView) -> None:
    seat = view.eyes
    if seat is None or seat < 0:
        return
    village.sights[seat] = [
        Sight(seen.night, seen.beat, list(seen.players), -1 if seen.card is None else CARDS.index(seen.card))
        for seen in view.sights
    ]
    village.offered[seat] = len(view.offered) > 0
    village.votes[seat] = seat_or_nobody(view.vote)
    village.draft[seat] = list(view.draft)
    village.reason[seat] = view.draft_reason
    village.voters_draft = list(view.draft_voters)
    village.spoken[seat] = view.spoken
    if "send" in view.options:  # a view knows no time, but this needs some since the last sentence (5.10)
        village.now = max(village.now, village.last_said[seat] + village.box.statement_gap)
    village.ready[seat] = view.ready_self
    village.dots[seat] = [list(dot) for dot in view.dots]
    village.bets = [(bet.seat, bet.day, bet.on, bet.what) for bet in view.own_bets]
    if view.request:
        village.requests = [(seat, view.request[0], int(view.request[1]))]
    if view.card == CARDS[WITCH]:
        village.heal, village.poison = view.heal, view.poison
    if view.card == CARDS[PYROMANIAC]:
        village.fire = view.fire
    village.guarded = seat_or_nobody(view.guarded)
    if view.was_shown:
        village.was_shown = seat
        village.shown_victim = village.victim = seat_or_nobody(view.victim)
    village.caught = view.caught is not None
    for other in view.charmed:
        village.charmed[other] = True
        village.told_charm[other] = True
    if view.charmed and view.card != CARDS[PIPER]:
        village.charmed[seat] = True
        village.told_charm[seat] = True
    for wolf, target in view.designations.items():
        village.designations[wolf] = target
        village.taps[wolf] = (str(target),)
    if view.tap is not None:
        village.taps[seat] = None if view.tap.chosen is None else tuple(view.tap.chosen)
        village.prompts[seat] = view.tap.prompt
        village.lids[seat] = bool(view.tap.lids)
    if view.beyond is not None:
        village.eyes_open[seat] = True
        fill_beyond(village, view)


def fill_beyond(village: Village, view: VillageView) -> None:
    assert view.beyond is not None
    beyond = view.beyond
    village.heal, village.poison, village.fire, village.lives = beyond.heal, beyond.poison, beyond.fire, beyond.lives
    village.charmed = [seat in beyond.charmed for seat in range(view.seats)]
    village.designations = [seat_or_nobody(target) for target in beyond.designations]
    village.notes = [
        Note(note.round, note.kind, seat_or_nobody(note.seat), seat_or_nobody(note.target), note.word)
        for note in beyond.notes
    ]


# --- What only others know


def fill_secrets(village: Village, view: VillageView, luck: Luck) -> None:
    village.lovers = lovers(village, view, luck)
    if len(village.lovers) == 2:
        village.cupid_seat = next((seat for seat in range(view.seats) if village.cards[seat] == CUPID), -1)
    fill_ready(village, view, luck)
    if view.over:
        return
    top: Any = village.agenda[-1]
    for seat in village.living():
        if seat == view.eyes:
            continue
        if isinstance(top, InCall):
            choose_by_night(village, view, top, seat, luck)
        elif isinstance(top, Ballot) and seat in top.voting(village):
            found = targets(village, seat, top.among)
            village.votes[seat] = found[luck.below(len(found))] if len(found) > 0 and luck.below(2) else -1
    keep_tavern_vote(village)


def keep_tavern_vote(village: Village) -> None:
    """The keeper's ballot is public, and lies there while the others vote."""
    top: Any = village.agenda[-1]
    if isinstance(top, Ballot):
        from tablee.games.loupsgarous.vote import keeper_first

        keeper = keeper_first(village)
        if keeper >= 0 and len(village.tavern_votes) >= top.number:
            village.votes[keeper] = village.tavern_votes[-1]


def lovers(village: Village, view: VillageView, luck: Luck) -> list[int]:
    """The couple, where these eyes know it, or grief has shown it; else any two who could be."""
    if view.beyond is not None:
        return list(view.beyond.lovers)
    if len(view.couple) == 2:
        return list(view.couple)
    if not view.state.lovers_awoke:
        return []
    seat = view.eyes
    if view.lover is not None and seat is not None:
        return sorted((seat, view.lover))
    grieving = [death for death in view.deaths if death.cause == "grief"]
    if grieving:
        sad = grieving[0]
        others = [each.seat for each in view.deaths if each.round == sad.round and each.seat not in (sad.seat, seat)]
        return sorted((sad.seat, others[luck.below(len(others))])) if others else []
    free = [other for other in village.living() if other != seat]
    if len(free) < SPARE_CARDS or not any(card == CUPID for card in village.cards):
        return []
    luck.shuffle(free)
    return sorted(free[:2])


def fill_ready(village: Village, view: VillageView, luck: Luck) -> None:
    """So many are ready, whoever they are."""
    missing = view.ready - sum(village.ready)
    others = [seat for seat in village.living() if seat != view.eyes]
    luck.shuffle(others)
    for seat in others[: max(0, missing)]:
        village.ready[seat] = True


def choose_by_night(village: Village, view: VillageView, top: InCall, seat: int, luck: Luck) -> None:
    call = top.call_of(village, seat)
    seen = seat in view.pack or view.beyond is not None
    if call is not None and (call.key == "seer" or (call.key == "wolves" and seen)):
        return
    choices = top.choices(village, seat)
    cells = choices[luck.below(len(choices))] if luck.below(2) else None
    village.taps[seat] = cells
    village.prompts[seat] = "" if view.tap is None else view.tap.prompt
    if call is not None and call.key == "wolves" and cells is not None and cells[0] != NONE:
        village.designations[seat] = int(cells[0])
    if top.has_wolves() and top.lids_free(village):
        village.lids[seat] = luck.below(4) == 0
