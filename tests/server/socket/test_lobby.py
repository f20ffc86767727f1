"""Before the game: who sits where, who is the host, who may start; and what is refused, with nothing changed."""

from __future__ import annotations

import pytest

from tests.arena.small_games import put_on_the_shelf
from tests.server.socket.people import begin, sit_down
from tests.server.socket.serving import Serving
from tests.server.socket.told import without_clocks

pytestmark = pytest.mark.anyio


async def test_a_taken_seat_is_refused_and_another_one_is_not(serving: Serving) -> None:
    ana, bo = await serving.people("Ana", "Bo")
    table = await ana.open(seats=3)
    first, second = await ana.tab(table), await bo.tab(table)
    await first.heard("sit", seat=1)
    assert await second.refusal("sit", seat=1) == "seat_taken"
    assert await second.refusal("sit", seat=7) == "no_such_seat"
    await second.heard("sit")
    await second.until(lambda: second.seat == 0)
    assert [place["name"] for place in second.table["places"]] == ["Bo", "Ana", ""]


async def test_a_full_table_is_refused(serving: Serving) -> None:
    *people, eve = await serving.people("Ana", "Bo", "Cy", "Eve")
    table = await people[0].open(seats=3)
    await sit_down(table, people)
    late = await eve.tab(table)
    assert await late.refusal("sit") == "table_full"
    assert late.seat is None


async def test_who_has_no_seat_can_neither_be_ready_nor_stand_up_nor_play(serving: Serving) -> None:
    ana, bo = await serving.people("Ana", "Bo")
    table = await ana.open(seats=3)
    tab = await bo.tab(table)
    for act in ("ready", "stand", "hand_over", "ask_undo", "ask_pause", "resume", "rematch"):
        assert await tab.refusal(act) == "not_seated"
    assert await tab.refusal("play", move="offer C01") == "not_seated"
    assert len(await serving.rows(table)) == 1


async def test_only_the_host_changes_the_table(serving: Serving) -> None:
    ana, bo = await serving.people("Ana", "Bo")
    table = await ana.open(seats=3)
    tabs = await sit_down(table, [ana, bo])
    before = len(await serving.rows(table))
    for act in ("start", "close"):
        assert await tabs[1].refusal(act) == "not_host"
    assert await tabs[1].refusal("remove", seat=0) == "not_host"
    assert await tabs[1].refusal("swap", one=0, other=1) == "not_host"
    assert await tabs[1].refusal("add_bot", seat=2, level="solid") == "not_host"
    assert await tabs[1].refusal("configure", settings={"seats": 4}) == "not_host"
    assert len(await serving.rows(table)) == before


async def test_a_game_starts_only_when_every_seat_is_taken_and_everybody_is_ready(serving: Serving) -> None:
    people = await serving.people("Ana", "Bo", "Cy")
    table = await people[0].open(seats=3)
    tabs = [await guest.tab(table) for guest in people]
    for tab in tabs:
        assert await tabs[0].refusal("start") == "seats_free"
        await tab.heard("sit")
    assert await tabs[0].refusal("start") == "not_ready"
    await tabs[1].heard("ready")
    await tabs[2].heard("ready")
    await tabs[2].heard("ready", ready=False)
    assert await tabs[0].refusal("start") == "not_ready"
    await tabs[2].heard("ready")
    await tabs[0].heard("start")
    assert await tabs[0].refusal("start") == "not_lobby"
    assert await tabs[0].refusal("configure", settings={"seats": 3}) == "not_lobby"


async def test_the_next_person_becomes_host_when_the_host_stands_up(serving: Serving) -> None:
    ana, bo = await serving.people("Ana", "Bo")
    table = await ana.open(seats=3)
    tabs = await sit_down(table, [ana, bo])
    await tabs[0].heard("stand")
    await tabs[1].until(lambda: tabs[1].table["host"] == 1)
    await tabs[0].until(lambda: tabs[0].seat is None)
    assert await tabs[0].refusal("close") == "not_host"
    await tabs[1].heard("close")
    await tabs[0].until(lambda: tabs[0].table["state"] == "closed")


async def test_whoever_is_moved_or_removed_hears_with_their_new_eyes(serving: Serving) -> None:
    people = await serving.people("Ana", "Bo", "Cy")
    table = await people[0].open(seats=3)
    ana, bo, cy = await sit_down(table, people)
    await ana.heard("swap", one=1, other=2)
    await bo.until(lambda: bo.seat == 2)
    await cy.until(lambda: cy.seat == 1)
    await ana.heard("remove", seat=2)
    await bo.until(lambda: bo.seat is None)
    assert bo.table["places"][2]["kind"] == "free"


async def test_settings_are_checked_and_nobody_stays_ready_when_they_change(serving: Serving) -> None:
    people = await serving.people("Ana", "Bo")
    table = await people[0].open(seats=3)
    ana, bo = await sit_down(table, people)
    assert await ana.refusal("configure", settings={"seats": 17}) == "bad_seats"
    assert await ana.refusal("configure", settings={"seats": 3, "pace": "lightning"}) == "no_such_pace"
    assert await ana.refusal("configure", settings={"seats": 3, "options": {"wings": True}}) == "bad_option"
    assert await ana.refusal("add_bot", seat=2, level="genius") == "no_such_level"
    await ana.heard("configure", settings={"seats": 5, "pace": "relaxed", "watchable": True})
    await bo.until(lambda: len(bo.table["places"]) == 5)
    assert [place["ready"] for place in bo.table["places"]] == [False] * 5
    assert bo.table["settings"]["pace"] == "relaxed"


async def test_options_that_do_not_fit_the_seats_are_refused_and_the_table_goes_on(serving: Serving) -> None:
    """Grumpf: a colour for each seat (GRU-002), also where a table grows."""
    people = await serving.people("Ana", "Bo")
    table = await people[0].open(game="grumpf", seats=3)
    ana, _ = await sit_down(table, people)
    assert await ana.refusal("configure", settings={"seats": 3, "options": {"colours": "VO"}}) == "bad_option"
    await ana.heard("configure", settings={"seats": 3, "options": {"colours": "VOG"}})
    assert await ana.refusal("configure", settings={"seats": 4, "options": {"colours": "VOG"}}) == "bad_option"
    assert ana.table["settings"]["options"] == {"colours": "VOG"}
    await ana.heard("configure", settings={"seats": 4, "options": {"colours": "VOGY"}})
    await ana.until(lambda: len(ana.table["places"]) == 4)


async def test_everybody_in_the_lobby_merges_to_the_same_table(serving: Serving) -> None:
    people = await serving.people("Ana", "Bo", "Eve")
    table = await people[0].open(seats=3)
    ana, bo = await sit_down(table, people[:2])
    eve = await people[2].tab(table)
    await ana.heard("add_bot", seat=2, level="solid")
    await ana.heard("configure", settings={"seats": 4, "options": {"unseen_cards": True}})
    await ana.heard("swap", one=0, other=3)
    await ana.heard("configure", settings={"seats": 4})
    await bo.heard("stand")
    await ana.heard("remove", seat=2)
    fresh = await people[2].tab(table)
    for tab in (ana, bo, eve):
        await tab.settle()
        assert without_clocks(tab.table) == without_clocks(fresh.table)
        assert tab.n == fresh.n


async def test_what_is_refused_leaves_no_line_in_the_log_and_no_frame(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    (mover,) = [tab for tab in tabs if tab.view["options"]]
    other = next(tab for tab in tabs if tab is not mover)
    rows, numbers = len(await serving.rows(mover)), [tab.n for tab in tabs]
    assert await other.refusal("play", move=mover.view["options"][0]) == "not_your_turn"
    assert await mover.refusal("play", move="borrow C51") == "malformed"
    assert await mover.refusal("play", move="") == "malformed"
    assert await mover.refusal("play", move="offer " + "C" * 190) == "malformed"
    assert await mover.refusal("answer", yes=True) == "nothing_asked"
    assert await mover.refusal("resume") == "not_paused"
    assert await mover.refusal("rematch") == "not_over"
    for tab in tabs:
        await tab.settle()
    assert [tab.n for tab in tabs] == numbers
    assert len(await serving.rows(mover)) == rows


async def test_an_option_that_contradicts_another_one_is_named_when_it_is_refused(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_on_the_shelf(monkeypatch)
    (ana,) = await serving.people("Ana")
    table = await ana.open("dare", seats=2, options={"level": "wild"})
    tab = await ana.tab(table)
    before = tab.table
    assert (before["settings"]["options"], before["forced"]) == ({"level": "wild", "blind": True}, {"blind": "level"})
    rows = len(await serving.rows(table))
    answer = await tab.ask("configure", settings={"seats": 2, "options": {"level": "wild", "blind": False}})
    assert {name: answer[name] for name in ("type", "code", "rule", "detail", "option")} == {
        "type": "refused",
        "code": "bad_option",
        "rule": "table",
        "detail": "forced",
        "option": "blind",
    }
    await tab.settle()
    assert (tab.table, len(await serving.rows(table))) == (before, rows)


async def test_a_rematch_begins_with_what_was_chosen_and_not_with_what_was_imposed(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_on_the_shelf(monkeypatch)
    people = await serving.people("Ana", "Bo")
    tabs = await begin(people, game="dare", options={"level": "wild"})
    for tab in tabs:
        await tab.heard("play", move="toss")
    await tabs[0].until(lambda: tabs[0].table["state"] == "over")
    await tabs[0].heard("rematch")
    await tabs[0].until(lambda: tabs[0].table["rematch"])
    again = await people[0].tab(tabs[0].table["rematch"])
    assert (again.table["chosen"], again.table["forced"]) == ({"level": "wild"}, {"blind": "level"})
