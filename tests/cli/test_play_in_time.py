"""A game with time and secret choices in a pipe: time stands still while the person is asked."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

from tablee.kernel import PrivateEvent
from tests.cli.conftest import Run
from tests.cli.owls import put_on_the_shelf
from tests.cli.timed import BALLOT, DEBATE, NIGHT, Scene, Scripted, type_lines, village

NARROW, NB = "\u202f", "\u00a0"


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch)


def after(said: str, line: str) -> list[str]:
    return said[said.index(line) :].splitlines()


NIGHT_IN_ENGLISH = """\
Alive: You, Hazel, Rowan, Wren and Jasper.
Night: mark somebody. You may change your mind until dawn.
  1  mark Hazel
  2  mark Rowan
  3  mark Wren
  4  mark Jasper
(0:10 left) Your choice, 1 to 4 (? help, q leave): 1
  You mark Hazel.
(0:10 left) If you like, 1 to 4, or Enter to go on (? help, q leave): mark wren
  You mark Wren.
  Rowan dies: hunter.
  Rowan may shoot once more.
  Jasper dies: twin.
  Wren dies: twin.
  The owls have won. You (mouse), Hazel (owl), Rowan (hunter), Wren (twin) and
    Jasper (twin)
"""
NIGHT_IN_FRENCH = f"""\
En vie{NB}: You, Hazel, Rowan, Wren et Jasper.
Nuit{NB}: marque quelqu’un. Tu peux changer d’avis jusqu’à l’aube.
  1  marquer Hazel
  2  marquer Rowan
  3  marquer Wren
  4  marquer Jasper
(encore 0:10) Ton choix, de 1 à 4 (? aide, q partir){NB}: 1
  Tu marques Hazel.
(encore 0:10) Si tu veux, de 1 à 4, ou Entrée pour continuer (? aide, q
partir){NB}: marquer wren
  Tu marques Wren.
  Rowan meurt{NB}: chasseur.
  Rowan peut encore tirer.
  Jasper meurt{NB}: jumelle.
  Wren meurt{NB}: jumelle.
  Les hiboux ont gagné. You (souris), Hazel (hibou), Rowan (chasseur), Wren
    (jumelle) et Jasper (jumelle)
"""


@pytest.mark.parametrize(
    ("language", "second", "transcript"),
    [("en", "mark wren", NIGHT_IN_ENGLISH), ("fr", "marquer wren", NIGHT_IN_FRENCH)],
    ids=["en", "fr"],
)
def test_a_night_passes_after_two_lines_and_nobody_else_who_marks_is_told_of(
    monkeypatch: pytest.MonkeyPatch, language: str, second: str, transcript: str
) -> None:
    type_lines(monkeypatch, "1", second)
    bots = {1: Scripted("mark 2"), 2: Scripted("mark 0", "shoot 4"), 3: Scripted("mark 1")}
    scene = Scene(village(NIGHT), bots, {1: 1_000, 2: 2_000, 3: 3_000}, language=language).play_until(60_000)
    assert scene.file.getvalue() == transcript
    assert scene.position.now == 12_000


@pytest.mark.parametrize(("language", "wait"), [("en", "wait"), ("fr", "attendre"), ("fr", "Attends"), ("fr", "wait")])
def test_an_empty_line_lets_time_pass_until_something_happens_and_a_word_until_something_else_is_asked(
    monkeypatch: pytest.MonkeyPatch, language: str, wait: str
) -> None:
    rest = type_lines(monkeypatch, "", wait)
    bots = {2: Scripted("accuse 1", "accuse 3", "accuse 4")}
    scene = Scene(village(DEBATE), bots, {2: 2_000}, language=language)
    assert scene.play_until(1).position.now == 2_000
    assert scene.file.getvalue().count("Rowan accuse") == 1
    scene.play_until(10_000)
    assert scene.position.now == 10_000
    assert scene.file.getvalue().count("Rowan accuse") == 3
    assert rest.read() == ""


def test_whoever_may_act_unasked_is_asked_once_after_each_thing_that_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    type_lines(monkeypatch, *["accuse hazel"] * 4)
    scene = Scene(village(DEBATE), {2: Scripted("accuse 1", "accuse 1", "accuse 1")}, {2: 3_000}).play_until(10_000)
    told = re.findall(r"\((\d:\d\d) left\)|(\w+) accuses? Hazel", scene.file.getvalue())
    expected = "0:10 You Rowan 0:07 You Rowan 0:04 You Rowan 0:01 You"
    assert " ".join(clock or name for clock, name in told) == expected


def test_what_the_person_does_has_its_consequences_before_the_day_goes_on_with_its_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    type_lines(monkeypatch, "", "stone rowan", "q")
    cards = ["mouse_0", "owl_0", "hunter", "owl_1", "twin_0", "twin_1"]
    bots = {2: Scripted("accuse 1", "shoot 3")}
    scene = Scene(village(DEBATE, cards=cards), bots, {2: 4_000}).play_until(60_000)
    assert scene.left
    assert after(scene.file.getvalue(), "  You throw") == [
        "  You throw the stone at Rowan.",
        "  Rowan dies: hunter.",
        "  Rowan may shoot once more.",
        "  Wren dies: owl.",
        "  Day breaks.",
        "Alive: You, Hazel, Jasper and Clover.",
        "Day: accuse somebody, or throw the stone.",
        "  1  accuse Hazel",
        "  2  accuse Jasper",
        "  3  accuse Clover",
        "(0:06 left) If you like, 1 to 3, or Enter to go on (? help, q leave): q",
    ]


def test_a_secret_ballot_waits_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who says nothing has not voted; what the others chose is told when time is up."""
    type_lines(monkeypatch, "")
    bots = {1: Scripted("vote 0"), 2: Scripted("vote 1"), 3: Scripted("vote 1")}
    said = Scene(village(BALLOT), bots, {1: 1_000, 2: 2_000, 3: 9_999}).play_until(60_000).file.getvalue()
    assert said.splitlines()[6:] == [
        "(0:10 left) Your choice, 1 to 4 (? help, q leave): ",
        "  Hazel has voted against You.",
        "  Rowan has voted against Hazel.",
        "  Wren has voted against Hazel.",
        "  Hazel dies: owl.",
        "  The mice have won. You (mouse), Hazel (owl), Rowan (hunter), Wren (twin) and",
        "    Jasper (twin)",
    ]


def test_who_is_dead_watches_to_the_end_and_is_asked_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    rest = type_lines(monkeypatch, "1", "1")
    bots = {1: Scripted("mark 3"), 2: Scripted("mark 1"), 3: Scripted("mark 1")}
    scene = Scene(village(NIGHT, dead=[0]), bots, {1: 1_000, 2: 2_000, 3: 3_000}).play_until(60_000)
    assert scene.position.over
    assert scene.file.getvalue().splitlines() == [
        "  Wren dies: twin.",
        "  Jasper dies: twin.",
        "  The owls have won. You (mouse), Hazel (owl), Rowan (hunter), Wren (twin) and",
        "    Jasper (twin)",
    ]
    assert rest.read() == "1\n1\n"


def test_the_clock_of_the_table_runs_out_only_for_who_lets_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who was condemned names those who vote tomorrow, in the time of the table: ten seconds for each name."""
    type_lines(monkeypatch, "let rowan", "", "1", "q")
    position = village({"step": "voters", "seat": 0, "named": []}, {"step": "nightfall"}, dead=[0])
    said = Scene(position, {}, {}).play_until(60_000).file.getvalue()
    assert said.count("Your time is up: the simplest move is played for you.") == 1
    assert "  These may vote tomorrow: Rowan.\n" in said


def secret_night(monkeypatch: pytest.MonkeyPatch, mark: str, times: tuple[int, int], **desk: object) -> str:
    """Hazel, the owl, always marks Rowan. What the others mark, and when, nobody hears of."""
    type_lines(monkeypatch, "1", "", "")
    bots = {
        1: Scripted("mark 2"),
        2: Scripted("mark 0", "shoot 4"),
        3: Scripted(mark),
        4: Scripted(mark, "mark 2", mark),
    }
    thoughts = {1: 1_000, 2: 3_000, 3: times[0], 4: times[1]}
    scene = Scene(village(NIGHT), bots, thoughts, **desk).play_until(60_000)  # type: ignore[arg-type]
    return scene.file.getvalue()


def test_nothing_tells_who_has_still_to_choose_nor_what_they_chose(monkeypatch: pytest.MonkeyPatch) -> None:
    first = secret_night(monkeypatch, "mark 1", (1_200, 9_000))
    assert "Rowan dies" in first
    assert secret_night(monkeypatch, "mark 0", (5_000, 60_000)) == first
    assert secret_night(monkeypatch, "mark 2", (60_000, 700)) == first


def test_bots_hear_and_see_what_their_seats_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    type_lines(monkeypatch, "1", "2")
    bots = {seat: Scripted("mark 0", "shoot 4") for seat in (1, 2, 3)}
    Scene(village(NIGHT), bots, {1: 1_000, 2: 2_000, 3: 3_000}).play_until(11_000)
    for seat, bot in bots.items():
        assert [type(event).__name__ for event in bot.heard] == ["MarkSet", "Died", "DayBroke"]
        assert [event.seat for event in bot.heard if isinstance(event, PrivateEvent)] == [seat]
        assert bot.seen == {seat}


def test_a_move_of_another_time_is_refused_by_its_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    type_lines(monkeypatch, "vote hazel", "mark nobody", "7", "hop", "mark hazel")
    said = Scene(village(NIGHT), {}, {}).play_until(1).file.getvalue()
    assert "Not now. (OWL-003)" in said
    assert "“mark nobody” means nothing here." in said
    assert "“7” means nothing here. Type a number from 1 to 4, a move such as “mark Hazel”," in said
    assert "You mark Hazel." in said


# --- The whole command


@pytest.mark.parametrize("width", [20, 45, 80])
@pytest.mark.parametrize("seats", [4, 5, 6])
@pytest.mark.parametrize(("language", "last"), [("en", "won"), ("fr", "gagné")])
@pytest.mark.parametrize("typed", ["1\n" * 3_000, "\n" * 3_000, "wait\n" * 3_000], ids=["1", "enter", "wait"])
def test_a_whole_game_fits_the_screen_and_ends(
    run: Run, monkeypatch: pytest.MonkeyPatch, width: int, seats: int, language: str, last: str, typed: str
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    said = run(f"play owls --seed 3 --seats {seats} --lang {language}", typed)
    assert (said.code, said.err) == (0, "")
    assert re.search(rf"\b(?:{last}|left|personne)\b", said.out)
    assert "Goodbye" not in said.out
    assert [line for line in said.out.splitlines() if cell_len(line.rstrip()) > width] == []
    assert not set("⟦⟧\x1b") & set(said.out)


def test_the_same_seed_and_the_same_lines_give_the_same_game(run: Run) -> None:
    typed = "1\n\nwait\n2\n" * 500
    first, again, other = (run(f"play owls --seed {seed}", typed).out for seed in (5, 5, 6))
    assert first == again != other


def test_who_asks_is_told_how_time_is_let_pass(run: Run) -> None:
    said = " ".join(run("play owls --seed 5", "?\nq\n").out.split())
    assert "Time stands still while you choose. An empty line lets it pass until something happens" in said
    assert "Enter let time pass until something happens wait let time pass until you are asked something else" in said


@pytest.mark.parametrize("typed", ["q\n", "1\nq\n", "1\n\nquit\n", "1\n"])
def test_a_player_may_leave_in_the_middle(run: Run, typed: str) -> None:
    said = run("play owls --seed 2 --seats 6", typed + "1\n" * typed.count("q"))
    assert (said.code, said.err) == (0, "")
    assert said.out.rstrip().endswith("Goodbye, and come back soon!")


def test_a_sealed_game_with_time_reveals_its_seed_when_one_leaves(run: Run) -> None:
    lines = run("play owls", "1\nq\n").out.splitlines()
    promise = next(line for line in lines if re.fullmatch(r"[0-9a-f]{64}", line))
    assert lines[-1].startswith(f"tablee verify {promise} ")


def test_an_interruption_ends_the_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(console: object, prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("tablee.cli.desk.read_line", interrupt)
    assert run("play owls --seed 5", "1\n").code == 130
