"""A person plays Grumpf in the terminal, at its slow paces: in both languages, at every width, by short notations."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len
from rich.console import Console

from tablee.games.grumpf import GRUMPF
from tablee.games.grumpf.events import Count, GameEnd, RoundEnd
from tablee.games.grumpf.terminal import GameScreen
from tablee.games.grumpf.view import GrumpfView
from tablee.text import speaker
from tests.cli.conftest import Run

NB, NARROW = "\u00a0", "\u202f"
ALWAYS_THE_FIRST = "1\n" * 2000
TURNS = "play grumpf --pace turns --seed 3 --bots random --seats 4"


def flat(text: str) -> str:
    """On one line, with ordinary spaces: for looking for sentences wherever they were folded."""
    return " ".join(text.replace(NB, " ").replace(NARROW, " ").split())


@pytest.mark.parametrize("width", [20, 45, 60, 80, 120])
@pytest.mark.parametrize(
    ("options", "language", "last"),
    [
        ("--pace turns --seats 2 --sides 121212 --beginners 0", "fr", "Les séries"),
        ("--pace beats --seats 3 --sides expert", "en", "The series"),
        ("--pace turns --seats 6", "en", "The series"),
    ],
)
def test_a_whole_game_fits_the_screen_and_ends(
    run: Run, monkeypatch: pytest.MonkeyPatch, width: int, options: str, language: str, last: str
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    said = run(f"play grumpf --seed 4 --bots random {options} --lang {language}", "d\n?\n" + ALWAYS_THE_FIRST)
    assert (said.code, said.err) == (0, "")
    assert last in flat(said.out)
    assert [line for line in said.out.splitlines() if cell_len(line) > width] == []
    assert not set("⟦⟧\x1b") & set(said.out)
    rounds = re.findall(r"(?:Round|Manche) (\d) (?:of|sur) 4", flat(said.out))
    assert rounds == ["1", "2", "3", "4"]


@pytest.mark.parametrize("command", ["play grumpf", "play grumpf --pace realtime --bots random"])
def test_real_time_is_not_for_terminals_and_the_slow_paces_are_offered(run: Run, command: str) -> None:
    said = run(command)
    assert (said.code, said.out) == (2, "")
    assert said.err.count("\n") == 1
    assert "--pace turns" in said.err
    assert "--pace beats" in run(f"{command} --lang fr").err
    assert "temps réel" in run(f"{command} --lang fr").err


def test_who_sits_there_is_not_an_option_of_the_game_and_the_levels_are_named_once(run: Run) -> None:
    said = run("play grumpf --help").out
    assert "--pace" in said
    assert "--hunt-max" in said
    assert "--clock" not in said
    assert len(re.findall(r"^│ --bots", said, re.MULTILINE)) == 1


def test_the_same_seed_gives_the_same_game_and_another_seed_another(run: Run) -> None:
    command = "play grumpf --pace turns --bots random --seed"
    first, second, other = (run(f"{command} {seed}", ALWAYS_THE_FIRST).out for seed in (9, 9, 10))
    assert first == second != other


def test_the_table_shows_boards_tracks_clans_huts_and_ones_grumpfs(run: Run) -> None:
    said = run(TURNS, "").out
    assert "Bees •, 2 bees: sum of 20 or more, shares 2-2-1" in said
    assert "1:gr3  2:·  3:·  4:·  5:·  6:·  7:·  8:·" in said
    assert "✗ 1 Grumpf, sum 3: Rowan 3" in said
    assert "Sorcerer •, 4 tiles left: a tile for the strongest clan" in said
    assert re.search(r"^vi You +8 ", said, re.MULTILINE)
    assert re.search(r"^gr Rowan +7 ", said, re.MULTILINE)
    assert "Free huts: 2/2" in said
    assert "Your Grumpfs: #1 1|club, #2 3|club, #3 5|club, #4 1|4," in said.replace(NB, " ").replace(NARROW, " ")
    assert "Your turn: place a Grumpf, club one, go to bed, or wait." in said


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("p 5#7 bees", "You place a 5 on the Bees board, on space 2."),
        ("p 5 #7 be", "You place a 5 on the Bees board, on space 2."),
        ("place 7 5 bees", "You place a 5 on the Bees board, on space 2."),
        ("PLACE 5#7 Bees", "You place a 5 on the Bees board, on space 2."),
        ("5#7 bees", "You place a 5 on the Bees board, on space 2."),
        ("p #1 f", "You place a 1 on the Fish board, on space 1."),
        ("c bees 1", "You club Rowan’s 3 on the Bees board."),
        ("c #3 bees 1", "You club Rowan’s 3 on the Bees board."),
        ("club 2 bees 1", "You club Rowan’s 3 on the Bees board."),
        ("bed", "“Violet Grumpf!” You go to bed. 1 hut is left."),
        ("2", "“Violet Grumpf!” You go to bed. 1 hut is left."),
        ("w", "You wait."),
        ("1", "You wait."),
    ],
)
def test_a_move_is_a_short_notation_or_a_number(run: Run, answer: str, said: str) -> None:
    assert said in flat(run(TURNS, f"{answer}\n").out)


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("poser 5#7 abeilles", "Tu poses un 5 chez les Abeilles, sur l’emplacement 2."),
        ("p 5#7 a", "Tu poses un 5 chez les Abeilles, sur l’emplacement 2."),
        ("p 3#2 poissons", "Tu poses un 3 chez les Poissons, sur l’emplacement 1."),
        ("p 3#2 fish", "Tu poses un 3 chez les Poissons, sur l’emplacement 1."),
        ("assommer abeilles 1", "Tu assommes un 3 chez les Abeilles (Basile)."),
        ("m a 1", "Tu assommes un 3 chez les Abeilles (Basile)."),
        ("lit", "« Grumpf violet ! » Tu vas te coucher."),
        ("attends", "Tu attends."),
    ],
)
def test_notations_are_understood_in_french_too(run: Run, answer: str, said: str) -> None:
    assert said in flat(run(f"{TURNS} --lang fr", f"{answer}\n").out)


def test_french_shows_no_english_word(run: Run) -> None:
    said = run(f"{TURNS} --lang fr", "hop\n?\nd\n" + ALWAYS_THE_FIRST).out
    assert "poser 1#1 abeilles" in said
    assert re.findall(r"\b(?:place \d|club|bees|fish|birds|mammoths|sorcerer|wait|bed)\b", said) == []


def test_a_club_without_a_number_is_the_grumpf_that_loses_least(run: Run) -> None:
    said = flat(run(TURNS, "c bees 1\n").out)
    assert [line.split(",")[0] for line in said.split("Your Grumpfs: ")[1:]] == ["#1 1|club", "#2 3|club"]


@pytest.mark.parametrize(
    ("answers", "english", "french"),
    [
        ("hop", "“hop” means nothing here. ? shows", "« hop » ne veut rien dire ici."),
        ("p", "“p” means nothing here.", "« p » ne veut rien dire ici."),
        ("p 5 b", "“p 5 b” means nothing here.", "« p 5 b » ne veut rien dire ici."),
        ("p 6 bees", "“p 6 bees” means nothing here.", "ne veut rien dire ici."),
        ("p 1 2 3 bees", "“p 1 2 3 bees” means nothing here.", "ne veut rien dire ici."),
        ("club bees", "“club bees” means nothing here.", "« club bees » ne veut rien dire ici."),
        ("club 1 2 bees", "means nothing here.", "ne veut rien dire ici."),
        ("bed bees", "means nothing here.", "ne veut rien dire ici."),
        ("9" * 5000, f"“{'9' * 39}…” means nothing here", f"« {'9' * 39}… » ne veut rien dire ici"),
        ("p 5 bees", "3 of your Grumpfs can do that.", "3 de tes Grumpfs peuvent le faire."),
        ("place 3 club bees", "A club goes on a Grumpf. (GRU-069)", "Une massue se pose sur un Grumpf. (GRU-069)"),
        ("club 4 bees 1", "You need a club. (GRU-070)", "Il faut une massue. (GRU-070)"),
        ("club fish 1", "Nobody to club here. (GRU-070)", "Personne à assommer ici. (GRU-070)"),
        ("continue", "Not at this moment. (GRU-269)", "Ce n’est pas le moment. (GRU-269)"),
        ("flip 3", "That move was not understood. (GRU-265)", "Geste incompris. (GRU-265)"),
        ("place 3 5 bees\nplace 3 5 bees", "A placed Grumpf stays put.", "Un Grumpf posé ne bouge plus."),
        ("club 1 bees 1\nclub 1 bees 1", "A placed Grumpf stays put.", "Un Grumpf posé ne bouge plus."),
        ("club 1 bees 1\nclub 2 bees 1", "Already clubbed. (GRU-071)", "Déjà assommé. (GRU-071)"),
    ],
)
def test_what_cannot_be_done_is_explained(run: Run, answers: str, english: str, french: str) -> None:
    assert english in flat(run(TURNS, f"{answers}\n").out)
    assert french in flat(run(f"{TURNS} --lang fr", f"{answers}\n").out)


def test_help_tells_the_rules_the_notation_and_a_rule_by_its_id(run: Run) -> None:
    said = flat(run(TURNS, "?\n? GRU-143\n?72\n?999\n").out)
    assert "p 5 bees places a 5" in said
    assert "d what is left in the bag" in said
    assert "Rule GRU-143: At equal strength" in said
    assert "Rule GRU-072:" in said
    assert "Ids go from GRU-001 to GRU-316." in said


def test_the_bag_is_counted(run: Run) -> None:
    said = flat(run(TURNS, "d\nbag\n").out)
    assert said.count("36 animals are still in the bag: 12 bees, 9 reptiles, 8 fish, 3 birds and 4 mammoths") == 2


def test_a_beat_is_chosen_in_secret_and_told_when_all_have_chosen(run: Run) -> None:
    said = flat(run("play grumpf --pace beats --seed 3 --bots random --seats 3", "p 5#7 m\n").out)
    assert "Choose in secret: place a Grumpf, club one, go to bed, or wait." in said
    assert said.index("Beat 1.") < said.index("You place a 5 on the Mammoths board") < said.index("Beat 2.")


def test_the_count_is_shown_and_waits_to_be_read(run: Run) -> None:
    said = flat(run(TURNS, ALWAYS_THE_FIRST).out)
    assert said.count("Look at the boards, then go on.") == 4
    assert said.count("Then comes the next round.") == 3
    assert said.count("Then come the points.") == 1


def exchange_screen(language: str) -> tuple[GameScreen, GrumpfView]:
    """Two bees and a bird against Hazel's two mammoths and Joker, as in scenario 15 of the rules."""
    position = GRUMPF.position(
        {
            "clans": [
                {"animals": {"bees": 2, "birds": 1}, "tiles": 0},
                {"animals": {"mammoths": 2}, "joker": True},
                {},
            ],
            "sides": "111112",
            "pace": "turns",
            "phase": "exchange",
            "chooser": 0,
        }
    )
    console = Console(width=80, highlight=False, markup=False)
    screen = GameScreen(console, speaker(language, GRUMPF, strict=True), GRUMPF, ["You", "Hazel", "Wren"], 0)
    view = position.view(0)
    assert isinstance(view, GrumpfView)
    return screen, view


@pytest.mark.rules("GRU-166", "GRU-167")
def test_an_exchange_is_offered_with_what_it_would_bring(capsys: pytest.CaptureFixture[str]) -> None:
    screen, view = exchange_screen("en")
    screen.show(view)
    said = flat(capsys.readouterr().out)
    assert "The exchange" in said
    assert "You may exchange one of your animals for one of somebody else’s." in said
    choices = {choice.move: choice for choice in screen.choices(view)}
    assert set(choices) == {"decline", "exchange 1 mammoths bees", "exchange 1 mammoths birds"}
    good, bad = choices["exchange 1 mammoths bees"], choices["exchange 1 mammoths birds"]
    assert good.sentence == "Take a mammoth from Hazel and give a bee"
    assert good.preview == "You would have 2 points now, instead of 1."
    assert bad.preview == "You would have 1 point now, instead of 1."
    assert good.typed == "exchange Hazel mammoths bees"
    assert choices["decline"].preview == "Everybody keeps their animals."


@pytest.mark.parametrize(
    ("language", "answer", "moves"),
    [
        ("en", "exchange Hazel mammoths bees", ["exchange 1 mammoths bees"]),
        ("en", "x h m be", ["exchange 1 mammoths bees"]),
        ("fr", "échanger Hazel mammouths abeilles", ["exchange 1 mammoths bees"]),
        ("fr", "x haz m a", ["exchange 1 mammoths bees"]),
        ("en", "x nobody m be", []),
        ("en", "x h m", []),
        ("en", "x h b be", []),
        ("en", "no", ["decline"]),
        ("fr", "non", ["decline"]),
    ],
)
def test_an_exchange_can_be_written_out(language: str, answer: str, moves: list[str]) -> None:
    screen, view = exchange_screen(language)
    assert screen.notation(answer, screen.choices(view), view) == moves


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_a_choice_proposes_to_type_means_that_choice(language: str) -> None:
    screen, view = exchange_screen(language)
    for choice in screen.choices(view):
        assert screen.notation(choice.typed, [], view) == [choice.move]


def test_a_sealed_bag_is_promised_first_and_can_be_checked_afterwards(run: Run) -> None:
    said = run("play grumpf --pace turns --bots random,random", ALWAYS_THE_FIRST)
    drawn = re.findall(r"Out of the bag: (.*?)\.", flat(said.out))
    command = said.out.splitlines()[-1]
    assert command.startswith("tablee verify ")
    assert command.endswith("--game grumpf")
    checked = run(command.removeprefix("tablee "))
    assert checked.code == 0
    assert re.findall(r"Round \d: (.*?)(?= Round|$)", flat(checked.out)) == drawn
    assert len(drawn) == 4


def test_a_content_file_of_ones_own_changes_the_boards(run: Run, tmp_path_factory: pytest.TempPathFactory) -> None:
    from tests.text.test_grumpf_words import CONTENT

    file = tmp_path_factory.mktemp("box") / "mine.toml"
    file.write_text(CONTENT.replace("low = 20", "low = 12", 1), "utf-8")
    assert "Bees •, 2 bees: sum of 12 or more, shares 2-2-1" in run(f"{TURNS} --content {file}", "").out


@pytest.mark.parametrize("width", [40, 80])
def test_the_end_shows_series_tiles_jokers_and_why_somebody_won(capsys: pytest.CaptureFixture[str], width: int) -> None:
    console = Console(width=width, highlight=False, markup=False)
    screen = GameScreen(console, speaker("en", GRUMPF, strict=True), GRUMPF, ["You", "Hazel"], 0)
    screen.hear(RoundEnd(0, [[2, 1, 1, 0, 0], [3, 1, 0, 1, 0]], [4, 4]))
    screen.hear(GameEnd(0, [Count([4, 1], ["fish"], "birds", 4, 4, 1), Count([3, 1, 1], [], None, 4, 5, 2)], [0]))
    said = flat(capsys.readouterr().out)
    assert "You: Sorcerer tiles double a fish." in said
    assert "You: the Joker is a bird." in said
    assert "Level on points: whoever has the fewest animals wins (GRU-191)." in said
    assert "You win with 4 points!" in said
    screen.hear(GameEnd(0, [Count([4, 1], [], None, 4, 4, 1)] * 2, [0, 1]))
    assert "the victory is shared (GRU-192)." in flat(capsys.readouterr().out)
