"""Hands in a hunt: two browsers in one window, gestures on their way and refused, a drag, and a keyboard alone."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import expect

from tests.browser.house import House
from tests.browser.hunting import (
    FOUR,
    bed,
    board,
    everybody_goes_on,
    gather,
    ghost,
    go,
    hunt,
    hunting,
    next_thing,
    own,
    pawn,
    pawn_with,
    position,
    prepared,
    put,
    space,
    take,
    touch,
    track,
)
from tests.browser.people import LAPTOP, PHONE, Guests, Person, becomes, seat_people
from tests.browser.screens import Table, second_tab

pytestmark = pytest.mark.anyio

REASONS = """() => {
  window.reasons = []
  new MutationObserver(() => document.querySelectorAll('.reason').forEach((reason) => {
    window.reasons.push(`pawn:${reason.dataset.pawn}: ${reason.querySelector("p").lastChild.textContent}`)
  })).observe(document.body, { childList: true, subtree: true, characterData: true })
}"""


async def explained(person: Person, number: int, key: str) -> None:
    """Somewhere at this pawn it said why not; it need not stand there any more."""
    wanted = f"pawn:{number}: {person.say(key)}"
    await becomes(person.page, f"window.reasons.includes({wanted!r})")


async def test_two_browsers_that_race_for_a_space_land_beside_each_other_in_one_order(
    house: House, guests: Guests
) -> None:
    ana = await guests.come("Ana", size=PHONE)
    bo = await guests.come("Bo", size=PHONE, language="en")
    table = await gather(house, ana, ("Cy",))
    bo.game = "grumpf"
    await bo.follow(table.id)
    await ana.button("fill-bots", free=1).click()
    await ana.button("start").click()
    await expect(bo.page.locator(".between")).to_be_visible()
    seat_people(house, table.id, [ana, bo])
    await go(house, Table(table.id, table.own, [*table.others, await second_tab(house, bo, table.id)]))
    for person in (ana, bo):
        await expect(own(person)).to_be_visible()

    pawns = {person: pawn_with(house, table, person.seat, "value") for person in (ana, bo)}
    await asyncio.gather(*(put(person, number, "birds") for person, number in pawns.items()))
    for person in (ana, bo):
        await expect(ghost(person, "birds")).to_have_count(1)
    found = hunt(house, table)
    closes = [command.close for person in (ana, bo) if (command := found.hands[person.seat].coming) is not None]
    assert len(closes) == 2
    assert closes[0] == closes[1], "both are in the same window"

    await house.pass_time(table.id)
    order = [spot.clan for spot in found.tracks[3]]
    assert sorted(order) == sorted([ana.seat, bo.seat])
    for person in (ana, bo):
        await expect(space(person, "birds", 2)).to_be_visible()
        await expect(ghost(person, "birds")).to_have_count(0)
    assert await track(ana, "birds") == await track(bo, "birds")


async def test_a_ghost_turns_solid_when_its_window_closes(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana", size=PHONE)
    table = await hunting(house, ana)
    number = pawn_with(house, table, 0, "value")
    await put(ana, number, "mammoths")
    await expect(ghost(ana, "mammoths")).to_have_count(1)
    await expect(space(ana, "mammoths", 1)).to_have_count(0)
    await house.pass_time(table.id)
    await expect(space(ana, "mammoths", 1)).to_be_visible()
    await expect(ghost(ana, "mammoths")).to_have_count(0)
    await expect(pawn(ana, number)).to_have_attribute("aria-disabled", "true")


async def test_the_other_side_is_played_in_one_gesture(house: House, guests: Guests) -> None:
    """The server turns the pawn first, and puts it down when it lies right."""
    ana = await guests.come("Ana", size=PHONE)
    table = await prepared(house, ana, FOUR)
    await take(ana, 4)
    await ana.page.locator("button.turn").click()
    await board(ana, "fish").locator("button.put").click(position={"x": 20, "y": 12})
    await expect(ghost(ana, "fish")).to_have_count(1)
    while len(hunt(house, table).tracks[2]) < 3:
        await house.pass_time(table.id)
    await expect(space(ana, "fish", 3)).to_be_visible()
    assert hunt(house, table).tracks[2][-1].value == 1, "it lay there as a 4"


async def test_what_is_refused_says_why_at_the_pawn(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana", size=PHONE)
    table = await prepared(house, ana, FOUR)
    await ana.page.evaluate(REASONS)
    number = house.room(table.id).number

    await take(ana, 2)  # shows a club
    await touch(ana, space(ana, "bees", 1))
    await explained(ana, 2, "refusal-own-pawn")
    await touch(ana, space(ana, "bees", 3))
    await explained(ana, 2, "refusal-already-clubbed")
    await touch(ana, space(ana, "birds", 1))
    await explained(ana, 2, "refusal-target-asleep")
    placed = next(one for one in range(1, 9) if hunt(house, table).clans[0].states[one - 1] != 0)
    await pawn(ana, placed).click(force=True)
    await explained(ana, placed, "refusal-already-placed")
    assert house.room(table.id).number == number, "what can be known here was not sent"


async def test_what_the_server_refuses_later_is_explained_at_the_same_pawn(house: House, guests: Guests) -> None:
    """In one window another club falls first: whoever comes second hears why."""
    ana = await guests.come("Ana", size=PHONE)
    table = await prepared(house, ana, FOUR)
    await ana.page.evaluate(REASONS)
    hunt(house, table).priority[:] = [3, 2, 1, 0]
    await table.others[2].heard("play", move="club 1 bees 2")
    house.clock.now += 20
    await take(ana, 2)
    await touch(ana, space(ana, "bees", 2))
    await house.until(lambda: hunt(house, table).hands[0].coming is not None)
    await house.pass_time(table.id)
    await explained(ana, 2, "refusal-already-clubbed")
    await expect(space(ana, "bees", 2).locator("svg.grumpf-yellow")).to_be_visible()
    await expect(pawn(ana, 2)).to_have_attribute("aria-disabled", "false")


async def test_a_pawn_is_dragged_to_a_board_and_a_club_onto_a_pawn(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana", size=PHONE)
    table = await prepared(house, ana, FOUR)
    await pawn(ana, 4).drag_to(board(ana, "fish"), target_position={"x": 20, "y": 12})
    await expect(ghost(ana, "fish")).to_have_count(1)
    await house.pass_time(table.id)
    await expect(space(ana, "fish", 3)).to_be_visible()
    await pawn(ana, 2).drag_to(space(ana, "bees", 4), force=True)
    while hunt(house, table).tracks[0][3].club_clan < 0:
        await house.pass_time(table.id)
    await expect(space(ana, "bees", 4).locator(".club svg.grumpf-violet:not(.ghost)")).to_be_visible()


async def test_a_whole_hunt_by_the_keyboard_alone(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana", size=LAPTOP)
    table = await gather(house, ana)
    await table.own.heard("start")
    await expect(ana.page.locator(".between")).to_be_visible()
    keys = ana.page.keyboard
    for tab in table.others:
        await tab.heard("play", move="ready")
    await keys.press("Enter")
    await house.until(lambda: hunt(house, table).phase == "shout")
    await expect(ana.page.locator("button.shout")).to_be_visible()
    await keys.press("Enter")
    await house.until(lambda: hunt(house, table).phase == "countdown")
    await house.pass_time(table.id)
    house.clock.now += 1
    await expect(own(ana)).to_be_visible()

    value = pawn_with(house, table, 0, "value")
    await expect(pawn(ana, value).locator(".other")).to_be_visible()  # it shows a face: the page has heard GO
    await keys.press(f"Digit{value}")
    await keys.press("KeyQ")  # where it is, not what is printed on it: the bees
    await house.until(lambda: hunt(house, table).hands[0].coming is not None)
    await house.pass_time(table.id)
    await expect(space(ana, "bees", 1)).to_be_visible()

    victim = pawn_with(house, table, 1, "value")
    await table.others[0].heard("play", move=f"place {victim} {hunt(house, table).shown(1, victim - 1)} reptiles")
    await house.pass_time(table.id)
    await expect(space(ana, "reptiles", 1)).to_be_visible()
    club = next(one for one in (1, 2, 3) if one != value)
    if hunt(house, table).shown(0, club - 1) != "club":
        await keys.press(f"Digit{club}")
        await keys.press("KeyF")
        while hunt(house, table).shown(0, club - 1) != "club":
            await house.pass_time(table.id)
        await keys.press("Escape")
    await expect(pawn(ana, club).locator(".face path.club")).to_be_visible()
    await keys.press(f"Digit{club}")
    await keys.press("KeyW")
    await expect(board(ana, "reptiles").locator(".aimed")).to_be_visible()
    await keys.press("Enter")
    while hunt(house, table).tracks[1][0].club_clan < 0:
        await house.pass_time(table.id)
    await expect(space(ana, "reptiles", 1).locator(".club svg")).to_be_visible()

    await table.others[0].heard("play", move="bed")
    await keys.press("KeyB")
    await keys.press("KeyB")  # there are Grumpfs left
    while hunt(house, table).phase == "hunt":
        await house.pass_time(table.id)
    await expect(ana.page.locator("button.continue")).to_be_visible()
    await keys.press("Enter")
    await house.until(lambda: hunt(house, table).continued[0])


async def test_a_table_of_two_has_a_neutral_clan_and_nobody_sleeps_before_all_is_placed(
    house: House, guests: Guests
) -> None:
    ana = await guests.come("Ana", size=PHONE)
    table = await gather(house, ana, ("Bo",))
    await ana.page.get_by_role("radio", name="2", exact=True).check()
    await house.until(lambda: house.room(table.id).table.settings.seats == 2)
    await table.others[0].heard("ready")
    await ana.button("start").click()
    await expect(ana.page.locator(".between")).to_be_visible()
    await go(house, table)
    await expect(ana.page.locator(".ground svg.pawn.grumpf-neutral").first).to_be_visible()
    await ana.page.evaluate(REASONS)
    await bed(ana)
    await becomes(ana.page, f"window.reasons.some((one) => one.includes({ana.say('refusal-must-place-all')!r}))")


async def test_go_on_is_one_touch_and_the_next_hunt_waits_for_everybody(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana", size=PHONE)
    table = await prepared(house, ana, FOUR)
    await bed(ana)
    while hunt(house, table).phase == "hunt":
        await house.pass_time(table.id)
    await expect(ana.page.locator("section.review")).to_be_visible()
    points = await ana.page.locator(".strip b.points").all_inner_texts()
    assert points == ["4", "1", "1"], "what is counted is not added before it is shown"
    await next_thing(ana)
    await house.until(lambda: hunt(house, table).continued[0])
    await everybody_goes_on(table)
    assert position(house, table).phase == "exchange"
    await expect(ana.page.locator("section.exchange fieldset")).to_have_count(2)
    await ana.page.locator(".exchange .pick[aria-disabled=false]").first.click()
    await ana.page.locator(".exchange fieldset").last.locator(".pick[aria-disabled=false]").first.click()
    await ana.button("grumpf-exchange-do").click()
    await house.until(lambda: position(house, table).phase == "ready")
    await expect(ana.page.locator("button.ready")).to_be_visible()
    await expect(ana.page.locator(".prompt [role=timer]")).to_have_count(0)  # the clock of the exchange is over


async def test_free_huts_are_told_in_words_and_not_as_a_number_that_reads_like_a_clock(
    house: House, guests: Guests
) -> None:
    ana = await guests.come("Ana", size=PHONE)
    table = await prepared(house, ana, FOUR)
    found = hunt(house, table)
    free = found.huts() - found.huts_taken()
    assert free > 0
    await expect(ana.page.get_by_text(ana.say("grumpf-huts-left", free=free), exact=True)).to_be_visible()
