"""Somebody at a live terminal, while time runs: keys and clock are inputs, and nobody waits for either."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.cli.desk import Editor, LiveDesk, StillDesk, desk_at
from tablee.cli.seating import LIVE, names_at_table, pace_at
from tablee.cli.terminal import Terminal
from tablee.games.smile import SMILE, SmileGame
from tablee.kernel import Pace, Refused, View
from tablee.text import speaker
from tests.cli.owls import FOLDER, put_on_the_shelf
from tests.cli.timed import BALLOT, DEBATE, NIGHT, Fingers, Scene, Scripted, village

ROOT = Path(__file__).parent.parent.parent
MAY = "If you like, 1 to 8 (? help, q leave):"
ASK = "Your choice, 1 to 4 (? help, q leave):"


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch)


def test_what_happens_is_told_above_the_prompt_and_what_was_typed_stays_in_it() -> None:
    fingers = Fingers((1_000, "accu"), (1_001, ""), (3_001, ""), (4_000, "se wren"), (4_001, ""), (5_000, "\r"))
    scene = Scene(village(DEBATE), {2: Scripted("accuse 1")}, {2: 3_000}, fingers).play_until(5_000)
    before, told, typed = (look[10:] for look in scene.looks)
    assert before == [f"(0:10 left) {MAY} accu"]
    assert told == ["  Rowan accuses Hazel.", f"(0:07 left) {MAY} accu"]
    assert typed == ["  Rowan accuses Hazel.", f"(0:07 left) {MAY} accuse wren"]
    assert scene.read()[10:] == [*typed, "  You accuse Wren."]


def test_a_narrow_terminal_shows_the_end_of_what_is_typed_and_clears_all_of_the_prompt() -> None:
    fingers = Fingers((1_000, "accuse somebody else"), (1_001, ""), (3_001, ""))
    scene = Scene(village(DEBATE), {2: Scripted("accuse 1")}, {2: 3_000}, fingers, width=30).play_until(3_001)
    before, told = (look[12:] for look in scene.looks)
    assert before == ["(0:10 left) If you", "like, 1 to 8 (? help,", "q leave): ccuse somebody else"]
    assert told == ["  Rowan accuses Hazel.", "(0:07 left) If you", "like, 1 to 8 (? help,", before[-1]]


def test_an_answer_counts_at_the_moment_at_which_it_was_entered() -> None:
    fingers = Fingers((9_999, "mark wren\r"), (10_600, "mark wren\r"))
    scene = Scene(village(NIGHT), {1: Scripted("mark 2")}, {1: 1_000}, fingers).play_until(10_600)
    said = scene.read()
    assert said[6:8] == [f"(0:05 left) {ASK} mark wren", "  You mark Wren."]
    assert said[-2:] == [
        "You are watching (? help, q leave): mark wren",
        "There is nothing for you to do now: the game goes on by itself.",
    ]


def test_an_answer_comes_before_what_is_not_told_yet() -> None:
    """It was entered when the night was up, and before the person could know it."""
    scene = Scene(village(NIGHT), {}, {}, Fingers((10_000, "1\r"), (12_000, "\x04"))).play_until(60_000)
    said = scene.read()
    assert said.index("  You mark Hazel.") < said.index("  Day breaks.")


def test_an_answer_to_what_was_asked_before_is_too_late() -> None:
    """The night is over, and the person has not read yet what the day asks."""
    fingers = Fingers((10_200, "1\r"), (10_700, "1\r"))
    said = Scene(village(NIGHT), {}, {}, fingers).play_until(10_700).read()
    assert said[-4:] == [
        f"(0:10 left) {MAY} 1",
        "Too late: the game has moved on.",
        f"(0:10 left) {MAY} 1",
        "  You accuse Hazel.",
    ]


def test_a_question_is_another_one_when_the_person_hears_that_the_rules_went_on() -> None:
    scene = Scene(village(NIGHT), {2: Scripted("mark 0")}, {2: 1_000}, Fingers((10_001, ""), (10_002, "\x04")))
    scene.play_until(9_000)
    assert scene.table.asked.question == 0
    scene.play_until(60_000)
    assert scene.table.asked.question == 1


def test_the_screen_is_told_once_that_there_is_nothing_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene(village(BALLOT), {2: Scripted("vote 1")}, {2: 3_000}, Fingers((1_000, "1\r"), (5_000, "\x04")))
    waits: list[View] = []
    monkeypatch.setattr(scene.table.screen, "wait", waits.append)
    scene.play_until(60_000)
    assert [view.eyes for view in waits] == [0]


def test_a_bot_that_breaks_a_rule_is_a_mistake_of_ours() -> None:
    with pytest.raises(Refused, match="OWL-003"):
        Scene(village(NIGHT, dead=[0]), {1: Scripted("mark 0")}, {1: 1_000}, Fingers()).play_until(2_000)


def test_what_was_half_typed_for_another_question_is_forgotten() -> None:
    fingers = Fingers((9_000, "1"), (11_000, "2\r"))
    said = Scene(village(NIGHT), {}, {}, fingers).play_until(11_000).read()
    assert said[-2:] == [f"(0:10 left) {MAY} 2", "  You accuse Rowan."]


def test_a_clock_is_shown_again_in_its_place_when_little_is_left_of_it() -> None:
    fingers = Fingers((4_999, ""), (5_001, ""))
    scene = Scene(village(BALLOT), {2: Scripted("vote 1")}, {2: 4_500}, fingers).play_until(10_000)
    early, late = (look[6:] for look in scene.looks)
    assert (early, late) == ([f"(0:10 left) {ASK}"], [f"(0:05 left) {ASK}"])


def test_nothing_moves_on_the_screen_when_somebody_chooses_in_secret() -> None:
    busy = {seat: Scripted(*["mark 0", "mark 1"] * 9) for seat in (2, 3, 4)}
    written = []
    for bots, thought in ((busy, 700), (busy, 1_300), ({}, 60_000)):
        fingers = Fingers((2_500, "1\r"), (6_000, "2"), (7_000, "\r"), (12_000, "\x04"))
        scene = Scene(village(NIGHT), bots, {2: thought, 3: thought, 4: thought}, fingers).play_until(60_000)
        written.append(scene.file.getvalue())
    assert written[0] == written[1] == written[2]
    assert "You mark Rowan" in written[0]


def test_time_in_which_the_machine_slept_is_no_time_at_the_table() -> None:
    fingers = Fingers((65_500, "1\r"), asleep=(1_000, 60_000))
    scene = Scene(village(NIGHT), {2: Scripted("mark 0")}, {2: 2_000}, fingers).play_until(5_500)
    assert scene.read()[-2:] == [f"(0:05 left) {ASK} 1", "  You mark Hazel."]
    assert scene.position.now == 5_500


def test_a_clock_of_the_table_that_runs_out_plays_the_simplest_move_and_the_person_is_still_there() -> None:
    position = village({"step": "voters", "seat": 0, "named": []}, {"step": "nightfall"}, dead=[0])
    scene = Scene(position, {}, {}, Fingers()).play_until(40_000)
    said = scene.read()
    assert said.count("  Your time is up: the simplest move is played for you.") == 2
    assert "  These may vote tomorrow: Hazel." in said
    assert not scene.table.sitting.chairs[0].gone


def test_whom_the_rules_take_for_absent_is_back_with_the_first_line() -> None:
    scene = Scene(village(BALLOT), {}, {}, Fingers((2_000, "\r")))
    scene.table.sitting.mark_gone(0, "timeouts")
    assert "  You are back at the table." in scene.play_until(2_000).read()
    assert not scene.table.sitting.chairs[0].gone


@pytest.mark.parametrize("typed", ["q\r", "QUIT\n", "\x04", "1\x15q\r", "help\x17q\r"])
def test_who_watches_may_leave(typed: str) -> None:
    scene = Scene(village(NIGHT, dead=[0]), {}, {}, Fingers((4_000, typed))).play_until(60_000)
    assert scene.left
    assert scene.position.now < 10_000


def test_who_watches_asks_for_help_and_the_game_goes_on() -> None:
    bots = {1: Scripted("mark 3"), 2: Scripted("mark 1"), 3: Scripted("mark 1")}
    fingers = Fingers((4_000, "?\r"), (5_000, "? 3\r"), (6_000, "\r"))
    scene = Scene(village(NIGHT, dead=[0]), bots, {1: 1_000, 2: 1_000, 3: 1_000}, fingers).play_until(60_000)
    said = scene.read()
    assert scene.position.over
    assert "  Whoever dies shows their card." in said
    assert "  q             leave the table" in said
    assert not any("that number" in line or "let time pass" in line for line in said)
    assert said[-3:] == [
        "  Jasper dies: twin.",
        "  The owls have won. You (mouse), Hazel (owl), Rowan (hunter), Wren (twin) and",
        "    Jasper (twin)",
    ]


# --- Keys


@pytest.mark.parametrize(
    ("typed", "lines", "text"),
    [
        ("12", [], "12"),
        ("12\r3\n4", ["12", "3"], "4"),
        ("12\x7f3\b\b4", [], "4"),
        ("\x7f\x7f1", [], "1"),
        ("accuse wren\x17rowan", [], "accuserowan"),
        ("accuse \x17x", [], "x"),
        ("all of it\x15x", [], "x"),
        ("a\x1b[Ab\x1b[1;5Cc\x1bOAd\x1bxe", [], "abcde"),
        ("a\x04\tb\x00", [], "ab"),
        ("Églantine 🦉", [], "Églantine 🦉"),
    ],
)
def test_a_line_is_typed_and_mended(typed: str, lines: list[str], text: str) -> None:
    for pieces in ([typed], list(typed)):
        editor = Editor()
        for piece in pieces:
            editor.feed(piece)
        assert (list(editor.lines), editor.text, editor.ended) == (lines, text, False)


def test_the_end_of_the_input_is_no_letter() -> None:
    editor = Editor()
    editor.feed("a\x7f\x04")
    assert editor.ended


def test_a_terminal_that_cannot_write_over_a_line_has_time_that_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    with desk_at(Terminal(force_terminal=True), live=True) as desk:
        assert isinstance(desk, StillDesk)


if sys.platform != "win32":
    import pty
    import termios

    def test_the_keys_of_a_real_terminal_come_one_by_one_and_it_is_left_as_it_was() -> None:
        from tablee.cli.keys import TerminalKeys

        near, far = pty.openpty()
        with os.fdopen(far, encoding="utf-8") as terminal:
            before = termios.tcgetattr(far)
            with TerminalKeys(terminal) as keys:
                assert not termios.tcgetattr(far)[3] & (termios.ICANON | termios.ECHO)
                assert keys.typed(0) == ""
                os.write(near, "1é".encode()[:-1])
                assert keys.typed(None) == "1"
                os.write(near, "é".encode()[-1:])
                assert keys.typed(None) == "é"
                os.write(near, b"\n")
                assert keys.typed(None) in ("\r", "\n")
            assert termios.tcgetattr(far) == before
            with TerminalKeys(terminal) as keys:
                os.close(near)
                assert keys.typed(None) is None

    @pytest.mark.parametrize(("typed", "code", "last"), [(b"1\nq\n", 0, b"come back soon!"), (b"1\n\x04", 0, b"soon!")])
    def test_the_whole_command_is_left_from_a_real_terminal(typed: bytes, code: int, last: bytes) -> None:
        near, far = pty.openpty()
        before = termios.tcgetattr(far)
        words = [sys.executable, "-P", "-m", "tablee", "play", "owls", "--seed", "7", "--seats", "5", "--lang", "en"]
        environment = {**os.environ, "TERM": "xterm", "TABLEE_GAMES": str(FOLDER), "PYTHONPATH": str(ROOT)}
        os.write(near, typed.replace(b"\x04", b""))
        game = subprocess.Popen(words, stdin=far, stdout=far, stderr=far, env=environment, cwd=ROOT)
        said = b""
        while last not in said:
            said += os.read(near, 4096)
            if b"You mark Hazel" in said and typed.endswith(b"\x04"):
                os.write(near, b"\x04")
                typed = b""
        assert game.wait() == code
        assert b"Here time runs" in said
        assert termios.tcgetattr(far) == before
        os.close(near)
        os.close(far)


# --- Around the table


@pytest.mark.parametrize("language", ["fr", "en"])
def test_twenty_nine_people_have_twenty_nine_names(language: str) -> None:
    say = speaker(language)
    for wish in (None, say.say("names-of-bots").split(", ")[0]):
        names = names_at_table(say, wish, 28)
        assert len({name.casefold() for name in names}) == 29
        told = say.all_of([say.say("player-with-level", player=name, level=say.level("beginner")) for name in names])
        assert "…" not in told
        assert told.count("(") == 29


def test_the_pace_of_a_terminal_is_the_live_one_or_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    options = SMILE.read_options({})
    assert pace_at(SMILE, options) == LIVE
    monkeypatch.setattr(SmileGame, "paces", {"calm": Pace(turn=1), "daily": Pace(turn=2)})
    assert pace_at(SMILE, options) == "calm"


def test_a_live_desk_counts_from_when_one_sits_down() -> None:
    fingers = Fingers()
    fingers.time = 5_000
    desk = LiveDesk(Terminal(), fingers, fingers.clock)
    fingers.time = 5_250
    assert desk.now() == 250
