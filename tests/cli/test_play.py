"""A person plays Smile in the terminal: from the first line to the last, in both languages, at every width."""

from __future__ import annotations

import io
import re

import pytest
from rich.cells import cell_len

from tablee.cli import main
from tablee.cli.seating import chosen_game
from tablee.text import speaker
from tests.cli.conftest import Run

ALWAYS_THE_FIRST = "1\n" * 1000
NB, NARROW = "\u00a0", "\u202f"


def flat(text: str) -> str:
    """On one line, with ordinary spaces: for looking for sentences wherever they were folded."""
    return " ".join(text.replace(NB, " ").replace(NARROW, " ").split())


@pytest.mark.parametrize("width", [20, 45, 60, 80, 120])
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(("language", "last"), [("fr", "Les mains s’ouvrent"), ("en", "The hands open")])
def test_a_whole_game_fits_the_screen_and_ends(
    run: Run, monkeypatch: pytest.MonkeyPatch, width: int, seats: int, language: str, last: str
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    command = f"play smile --seed 4 --bots beginner,solid --seats {seats} --lang {language}"
    said = run(command, ALWAYS_THE_FIRST)
    assert (said.code, said.err) == (0, "")
    assert last in flat(said.out)
    assert [line for line in said.out.splitlines() if cell_len(line) > width] == []
    assert not set("⟦⟧\x1b") & set(said.out)
    rounds = re.findall(r"(?:Round|Manche) (\d+) (?:of|sur) 10", flat(said.out))
    assert rounds == [str(number) for number in range(1, 11)]


def test_the_same_seed_gives_the_same_game_and_another_seed_another(run: Run) -> None:
    first, second, other = (run(f"play smile --seed {seed}", ALWAYS_THE_FIRST).out for seed in (9, 9, 10))
    assert first == second != other


def test_other_hands_stay_closed_until_the_end(run: Run) -> None:
    said = run("play smile --seed 2 --bots solid --lang fr", ALWAYS_THE_FIRST)
    before_the_end = said.out.partition("Les mains s’ouvrent")[0]
    rows = re.findall(r"^(Capucine|Basile|Noisette) +(\S+) ", before_the_end, re.MULTILINE)
    hands = [hand for _, hand in rows if hand not in ("offre", "collecte", "réfléchit.", "n’a")]
    assert len(hands) > 30
    assert set(hands) == {"✊"}


class Keyboard(io.StringIO):
    """Somebody sits there."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("answer", "game"), [("1", "Smile"), ("2", "Grumpf"), ("smile", "Smile"), ("9\nx\n2", "Grumpf")]
)
def test_who_names_no_game_is_shown_the_shelf_and_chooses(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], answer: str, game: str
) -> None:
    monkeypatch.setattr("sys.stdin", Keyboard(f"{answer}\n"))
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert chosen_game(speaker("en")) == game.lower()
    assert "Smile (3 to 5 players, about 20 minutes)" in flat(capsys.readouterr().out)


def test_at_the_end_of_the_input_no_game_is_chosen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", Keyboard(""))
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert main(["play"]) == 2
    assert "Which game?" in capsys.readouterr().err


def test_the_end_of_the_input_is_a_friendly_goodbye(run: Run) -> None:
    assert "Goodbye" in run("play smile --seed 1", "").out
    assert run("play smile --seed 1", "").code == 0
    said = run("play smile --seed 1 --lang fr", "")
    assert (said.code, said.err) == (0, "")
    assert f"Au revoir, et à bientôt{NARROW}!" in said.out


@pytest.mark.parametrize(
    ("answer", "language"),
    [("q", "en"), ("Q", "en"), ("quit", "en"), ("exit", "en"), ("quitter", "fr"), ("Quitter", "fr"), ("quit", "fr")],
)
def test_a_player_may_leave(run: Run, answer: str, language: str) -> None:
    said = run(f"play smile --seed 1 --lang {language}", f"{answer}\n1\n")
    assert said.code == 0
    last = {"en": "Goodbye, and come back soon!", "fr": f"Au revoir, et à bientôt{NARROW}!"}
    assert said.out.rstrip().endswith(last[language])


def test_the_prompt_says_what_may_be_done_and_choices_say_what_follows(run: Run) -> None:
    said = flat(run("play smile --seed 7 --lang en --name Ana", ALWAYS_THE_FIRST).out)
    assert "Your turn: no creature bears a firefly yet, so offer one to the lowest." in said
    assert "Your turn: offer a firefly to stay in, or collect a creature." in said
    assert "Your turn: your hand is empty, so collect a creature that bears fireflies." in said
    assert "Your turn: no firefly in your hand, none in the row. Take a tear and borrow one." in said
    assert "Two players left: whoever collects now leaves the last creature to the other." in said
    assert "You keep 5 fireflies in your hand." in said
    assert "It stays for good: +2 points, +2 fireflies." in said
    assert "+3 pairs with your +2: both flee. Net −2 points, +2 fireflies." in said
    assert "The tear costs 1 point at the end." in said


def test_a_card_that_would_flee_shows_a_broken_heart(run: Run) -> None:
    said = run("play smile --seed 7", ALWAYS_THE_FIRST).out
    assert "C08 💔−2" in said


@pytest.mark.parametrize("width", [34, 60, 64, 80])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_card_shows_everything_at_every_width(
    run: Run, monkeypatch: pytest.MonkeyPatch, width: int, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    said = run(f"play smile --seed 4 --bots solid --seats 5 --lang {language}", ALWAYS_THE_FIRST).out
    assert "…" not in said
    assert len(re.findall(r"💔(?![+−]\d)", said)) == 1  # in the legend
    assert len(re.findall(r"💔[+−]\d", said)) > 5
    assert len(re.findall(r"\bC\d\d\b", said)) > 100
    assert re.search(r"[│┃━─][♥≈★☾]|(?:rose|bleu|jaune|blanc|pink|blue|yellow|white)[│┃━─]", said) is None


def test_a_narrow_screen_tells_the_same_as_a_wide_one(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    command = "play smile --seed 4 --bots solid --seats 5 --unseen-cards"
    told = []
    for width in (80, 30):
        monkeypatch.setenv("COLUMNS", str(width))
        told.append(flat(run(command, "d\n" + ALWAYS_THE_FIRST).out))
    for said in told:
        assert "Still to come" in said
        assert said.count("Your turn") == told[0].count("Your turn")
    scores = re.findall(r"\((?:0|\+\d)\) (?:·|−\d) (−?\d+)", told[0])
    assert len(scores) == 5
    assert re.findall(r"Score: (−?\d+)", told[1]) == scores
    assert "♥ pink (9): −4 −2 −1 +1 +2 +3 +4 +4 +5" in told[1]
    assert told[1].count("State: to play") == told[1].count("Your turn")


@pytest.mark.parametrize(
    ("answers", "english", "french"),
    [
        ("0", "“0” means nothing here", "« 0 » ne veut rien dire ici"),
        ("9", "“9” means nothing here", "« 9 » ne veut rien dire ici"),
        ("²", "“²” means nothing here", "« ² » ne veut rien dire ici"),
        ("hop", "“hop” means nothing here", "« hop » ne veut rien dire ici"),
        ("9" * 5000, f"“{'9' * 39}…” means nothing here", f"« {'9' * 39}… » ne veut rien dire ici"),
        ("x" * 5000, f"“{'x' * 39}…” means nothing here", f"« {'x' * 39}… » ne veut rien dire ici"),
        ("hop", "a move such as “offer C37”", "un coup comme « offrir C37 »"),
        ("offer C99", "“offer C99” means nothing here", "« offer C99 » ne veut rien dire ici"),
        ("offer C29", "Only the creature of lowest value takes a firefly.", "Seule la créature de plus faible valeur"),
        ("collect C29", "Nobody has offered a firefly", "Personne n’a offert de luciole"),
        ("borrow C37", "You borrow only with an empty hand", "On n’emprunte qu’avec une main vide"),
        ("offer C50", "That creature is not in the row.", "Cette créature n’est pas dans la rangée."),
        ("c", "Nobody has offered a firefly", "Personne n’a offert de luciole"),
    ],
)
def test_what_cannot_be_done_is_explained(run: Run, answers: str, english: str, french: str) -> None:
    assert english in flat(run("play smile --seed 7", f"{answers}\n").out)
    assert french in flat(run("play smile --seed 7 --lang fr", f"{answers}\n").out)


def test_french_shows_no_english_verb(run: Run) -> None:
    said = run("play smile --seed 7 --lang fr --bots solid", "hop\n?\nd\n" + ALWAYS_THE_FIRST).out
    assert "offrir C37" in said
    assert re.findall(r"\b(?:offer|collect|borrow) C\d\d", said) == []


@pytest.mark.parametrize(
    ("answer", "rule"), [("offer C29", "SMI-040"), ("collect C29", "SMI-064"), ("borrow C37", "SMI-083")]
)
def test_a_refusal_names_its_rule(run: Run, answer: str, rule: str) -> None:
    assert f"({rule})" in run("play smile --seed 7", f"{answer}\n").out


@pytest.mark.parametrize("answer", ["1", "offer C37", "OFFER c37", "offer", "o", "o c37", "  1  "])
def test_a_move_can_be_a_number_a_notation_or_a_verb(run: Run, answer: str) -> None:
    assert "You offer a firefly to Daydozer 0 (white)." in flat(run("play smile --seed 7", f"{answer}\n").out)


@pytest.mark.parametrize("answer", ["offrir C37", "offre", "offer C37", "O"])
def test_verbs_are_understood_in_french_too(run: Run, answer: str) -> None:
    said = flat(run("play smile --seed 7 --lang fr", f"{answer}\n").out)
    assert "Tu offres une luciole à Songe-creux 0 (blanc)." in said


def test_a_verb_that_can_mean_two_creatures_is_asked_again(run: Run) -> None:
    said = run("play smile --seed 7", "b\n1\n" * 200)
    assert said.code == 0
    assert "That can mean 2 things. Type the number of the move you want." in said.out


def test_an_empty_line_shows_the_choices_again(run: Run) -> None:
    once, twice = (run("play smile --seed 7", typed).out for typed in ("", "\n"))
    assert twice.count("  1  Offer") == once.count("  1  Offer") + 1


@pytest.mark.parametrize("answer", ["?", "help", "HELP"])
def test_help_tells_the_rules_and_the_keys(run: Run, answer: str) -> None:
    said = flat(run("play smile --seed 7", f"{answer}\n").out)
    assert "Your fireflies reserve nothing" in said
    assert "q leave the table" in said
    assert "d the creatures of the deck" in said


@pytest.mark.parametrize("answer", ["? SMI-040", "?40", "? smi40", "? 040"])
def test_help_tells_a_rule_by_its_id(run: Run, answer: str) -> None:
    said = flat(run("play smile --seed 7", f"{answer}\n").out)
    assert "Rule SMI-040: Your firefly always goes to the lowest creature in the row" in said


@pytest.mark.parametrize("width", [20, 80])
def test_a_rule_is_told_in_the_language_of_the_player_at_every_width(
    run: Run, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    said = run("play smile --seed 7 --lang fr", "? SMI-040\n? SMI-154\n").out
    assert "Règle SMI-040 : Ta luciole va toujours à la créature la plus faible de la rangée" in flat(said)
    assert "Si plus personne n’est là, la table attend." in flat(said)
    assert [line for line in said.splitlines() if cell_len(line) > width] == []


def test_a_rule_that_does_not_exist_is_said_to(run: Run) -> None:
    assert "There is no rule SMI-999. Ids go from SMI-001 to SMI-155." in flat(run("play smile --seed 7", "?999\n").out)
    french = flat(run("play smile --seed 7 --lang fr", "?999\n").out)
    assert "La règle SMI-999 n’existe pas. Les numéros vont de SMI-001 à SMI-155." in french


def test_the_deck_is_counted_and_kept_secret_unless_the_table_shows_it(run: Run) -> None:
    closed, shown = (run(f"play smile --seed 7 {option}", "d\n").out for option in ("", "--unseen-cards"))
    assert "The 40 creatures of a game with 4 players" in closed
    assert "is for you to remember" in closed
    assert "Still to come" not in closed
    assert all(run("play smile --seed 7", f"{answer}\n").out.count("The 40") == 1 for answer in ("D", "deck", "Deck"))
    totals = re.findall(r"^no.colour .* (\d+) *$", shown, re.MULTILINE)
    assert totals[0] == "12"
    assert int(totals[1]) < 12


def test_everybody_at_the_table_has_a_name_of_their_own(run: Run) -> None:
    assert "At the table: Hazel, Rowan (beginner), Wren (solid) and Jasper (strong)." in flat(
        run("play smile --seed 1 --name Hazel").out
    )


@pytest.mark.parametrize(
    ("options", "levels"),
    [
        ("", ["beginner", "solid", "strong"]),
        ("--seats 3", ["beginner", "solid"]),
        ("--bots strong", ["strong"] * 3),
        ("--bots strong,solid", ["strong", "solid"]),
        ("--bots strong,solid --seats 5", ["strong", "solid", "solid", "solid"]),
        ("--bots random,default,solid,solid", ["random", "default", "solid", "solid"]),
    ],
)
def test_levels_fill_the_seats(run: Run, options: str, levels: list[str]) -> None:
    said = flat(run(f"play smile --seed 1 {options}").out)
    table = said[said.index("At the table") : said.index("Offer a firefly")]
    assert re.findall(r"\((\w+)\)", table) == levels


def test_a_sealed_deal_is_promised_first_and_can_be_checked_afterwards(run: Run) -> None:
    said = run("play smile --bots solid,solid", ALWAYS_THE_FIRST)
    lines = said.out.splitlines()
    promise = next(line for line in lines if re.fullmatch(r"[0-9a-f]{64}", line))
    assert lines.index(promise) < next(place for place, line in enumerate(lines) if "Round 1" in line)
    command = lines[-1]
    assert command.startswith(f"tablee verify {promise} ")
    checked = run(command.removeprefix("tablee "))
    assert checked.code == 0
    assert "The seal is whole" in checked.out
    first_row = flat(said.out.partition("Round 1")[2].partition("Round 2")[0])
    dealt = flat(checked.out.partition("Round 1")[2].partition("Round 2")[0])
    collected = re.findall(r"(?:collects?|gets?) (\w[\w ]*? [+−]?\d \([\w ]+\))", first_row)
    assert len(collected) == 3
    assert [card for card in collected if card not in dealt] == [], dealt


def test_a_changed_seed_breaks_the_seal(run: Run) -> None:
    lines = run("play smile --bots solid,solid").out.splitlines()
    words = lines[-1].split()
    words[3] = words[3][::-1]
    said = run(" ".join(words[1:]))
    assert said.code == 2
    assert "The seal is broken" in said.err


def test_colours_are_for_terminals_and_for_those_who_want_them(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    colour = re.compile(r"\x1b\[(?:\d+;)*(?:3\d|9\d)")
    assert colour.search(run("play smile --seed 7").out)
    monkeypatch.setenv("NO_COLOR", "1")
    assert not colour.search(run("play smile --seed 7").out)


def test_a_content_file_of_ones_own_changes_the_cards(run: Run, tmp_path_factory: pytest.TempPathFactory) -> None:
    from tests.text.test_speaker import CONTENT

    file = tmp_path_factory.mktemp("box") / "mine.toml"
    swapped = CONTENT.replace('id = "C37", value =  0, colour = "white"', 'id = "C37", value =  0, colour = "pink"')
    assert swapped != CONTENT
    file.write_text(swapped, "utf-8")
    said = flat(run(f"play smile --seed 7 --content {file}", "1\n").out)
    assert "You offer a firefly to Daydozer 0 (pink)." in said
