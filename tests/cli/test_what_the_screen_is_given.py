"""A spy in the terminal: its screen hears and sees what the person's seat may know, and its bots what theirs may."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest
from rich.console import Console

from tablee.cli import play
from tablee.cli.screens import Choice, Screen, screen_of
from tablee.games.smile import SMILE, Smile, SmileGame
from tablee.games.smile.view import SmileView
from tablee.kernel import Bot, Event, Game, Luck, Move, Options, PrivateEvent, View
from tablee.text import Speaker
from tests.cli.conftest import Run
from tests.conformance.play import wire
from tests.games.smile.specimen import HANDS, marked

YOU = 0
TYPED = "d\n?\n" + "1\n" * 1000
ALL_OPTIONS = ("", "--unseen-cards")


class SpiedPosition:
    """A position that remembers what it told, for all ears."""

    def __init__(self, position: Smile) -> None:
        self.position = position
        self.story: list[Event] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self.position, name)

    def drain(self) -> list[Event]:
        told = self.position.drain()
        self.story += told
        return told


class SpiedBot(Bot):
    def __init__(self, bot: Bot, seat: int) -> None:
        self.bot = bot
        self.seat = seat
        self.heard: list[Event] = []
        self.seen: list[View] = []

    def hear(self, event: Event) -> None:
        self.heard.append(event)
        self.bot.hear(event)

    def choose(self, view: View) -> Move:
        self.seen.append(view)
        return self.bot.must_choose(view)


class SpiedScreen:
    """Draws what the true one draws, and remembers all that it was given, beside what there was to know."""

    def __init__(self, screen: Screen, spy: Spy) -> None:
        self.screen = screen
        self.spy = spy

    def hear(self, event: Event) -> None:
        self.spy.heard.append(event)
        self.screen.hear(event)

    def see(self, view: View) -> View:
        assert isinstance(view, SmileView)
        self.spy.seen.append(view)
        self.spy.to_be_seen.append(wire(self.spy.position.view(YOU)))
        if not self.spy.position.over:
            closed = [hunter.fireflies for hunter in view.hunters]
            assert closed == [None] * len(closed), "the screen was given a hand that is closed"
        return view

    def wait(self, view: View) -> None:
        self.screen.wait(self.see(view))

    def show(self, view: View) -> None:
        self.screen.show(self.see(view))

    def choices(self, view: View) -> list[Choice]:
        return self.screen.choices(self.see(view))

    def notation(self, answer: str, choices: Sequence[Choice], view: View) -> list[str]:
        return self.screen.notation(answer, choices, self.see(view))

    def following(self, answer: str, view: View) -> list[str]:
        return self.screen.following(answer, self.see(view))

    def shows(self, answer: str, view: View) -> bool:
        return self.screen.shows(answer, self.see(view))

    def rules(self) -> None:
        self.screen.rules()

    def deck(self, view: View) -> None:
        self.screen.deck(self.see(view))


class Spy:
    """In the place of the games' screens, positions and bots."""

    def __init__(self, dealt: Smile | None = None) -> None:
        self.dealt = dealt
        self.heard: list[Event] = []
        self.seen: list[SmileView] = []
        self.to_be_seen: list[bytes] = []
        self.bots: list[SpiedBot] = []

    def screen(self, console: Console, say: Speaker, game: Game[Any], names: Sequence[str], you: int) -> SpiedScreen:
        assert you == YOU
        return SpiedScreen(screen_of(game)(console, say, game, names, you), self)

    def setup(self, setup: Any, seats: int, luck: Luck, options: Options, listen: bool) -> SpiedPosition:
        self.position = SpiedPosition(self.dealt or setup(SMILE, seats, luck, options, listen))
        return self.position

    def bot(self, bot: Any, level: str, seat: int, luck: Luck) -> SpiedBot:
        self.bots.append(SpiedBot(bot(SMILE, level, seat, luck), seat))
        return self.bots[-1]


def infiltrate(monkeypatch: pytest.MonkeyPatch, dealt: Smile | None = None) -> Spy:
    spy = Spy(dealt)
    monkeypatch.setattr(play, "screen_of", lambda game: spy.screen)
    monkeypatch.setattr(SmileGame, "setup", partial(spy.setup, SmileGame.setup))
    monkeypatch.setattr(SmileGame, "bot", partial(spy.bot, SmileGame.bot))
    return spy


@pytest.fixture
def spy(monkeypatch: pytest.MonkeyPatch) -> Spy:
    return infiltrate(monkeypatch)


@pytest.mark.parametrize("options", ALL_OPTIONS)
@pytest.mark.parametrize("seats", SMILE.seats)
def test_the_screen_hears_what_its_seat_hears_and_nothing_else(run: Run, spy: Spy, seats: int, options: str) -> None:
    said = run(f"play smile --seed {seats} --bots random --seats {seats} {options}", TYPED)
    assert (said.code, said.err, spy.position.over) == (0, "", True)
    story = spy.position.story
    assert spy.heard == [heard for event in story if (heard := event.heard_by(YOU)) is not None]
    assert {event.seat for event in story if isinstance(event, PrivateEvent)} == set(range(seats))
    assert {event.seat for event in spy.heard if isinstance(event, PrivateEvent)} == {YOU}


@pytest.mark.parametrize("options", ALL_OPTIONS)
@pytest.mark.parametrize("seats", SMILE.seats)
def test_the_screen_sees_with_the_eyes_of_its_seat(run: Run, spy: Spy, seats: int, options: str) -> None:
    run(f"play smile --seed {seats} --bots random --seats {seats} {options}", TYPED)
    assert len(spy.seen) > 50
    assert {view.eyes for view in spy.seen} == {YOU}
    assert [wire(view) for view in spy.seen] == spy.to_be_seen


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("width", [40, 80])
@pytest.mark.parametrize("seats", SMILE.seats)
def test_nothing_that_is_hidden_stands_on_the_screen(
    run: Run, monkeypatch: pytest.MonkeyPatch, seats: int, width: int, language: str
) -> None:
    """Other hands of more than a thousand fireflies are nowhere to be read before they are opened."""
    monkeypatch.setenv("COLUMNS", str(width))
    spy = infiltrate(monkeypatch, SMILE.position(marked(seats)))
    said = run(f"play smile --seed 1 --bots random --seats {seats} --lang {language}", TYPED)
    assert spy.position.over
    before, after = map(numbers, said.out.split("The hands open" if language == "en" else "Les mains s’ouvrent"))
    hands = range(HANDS + 50, HANDS + 100 * seats)
    assert any(HANDS - 50 < number < HANDS for number in before), "one's own hand is on the screen"
    assert [number for number in before if number in hands] == []
    assert len([number for number in after if number in hands]) == seats - 1, "in the end all hands are"


def numbers(text: str) -> list[int]:
    """However thousands are set apart."""
    return [int(number) for number in re.findall(r"\d+", re.sub(r"(?<=\d)[,\u00a0\u202f](?=\d{3})", "", text))]


@pytest.mark.parametrize("seats", SMILE.seats)
def test_the_bots_of_the_terminal_are_given_what_their_seats_may_know(run: Run, spy: Spy, seats: int) -> None:
    run(f"play smile --seed {seats} --bots random --seats {seats}", TYPED)
    assert [bot.seat for bot in spy.bots] == list(range(1, seats))
    for bot in spy.bots:
        assert (
            bot.heard
            == [heard for event in spy.position.story if (heard := event.heard_by(bot.seat)) is not None][
                : len(bot.heard)
            ]
        )
        assert {event.seat for event in bot.heard if isinstance(event, PrivateEvent)} == {bot.seat}
        assert {view.eyes for view in bot.seen} == {bot.seat}
