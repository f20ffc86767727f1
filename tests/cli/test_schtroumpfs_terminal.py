"""A person plays Les Schtroumpfs in the terminal, with bots: in both languages, at every width, alone or with four."""

from __future__ import annotations

import re
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from tablee.games.schtroumpfs import SCHTROUMPFS, events
from tablee.games.schtroumpfs.terminal import CHOICES, LONGEST_LIST, PROMPTS, GameScreen
from tablee.games.schtroumpfs.view import SchtroumpfsView
from tablee.kernel import FastLuck
from tablee.tables.events import MoveExplained
from tablee.text import speaker
from tests.cli.conftest import Run

NB, NARROW = "\u00a0", "\u202f"
ALWAYS_THE_FIRST = "1\n" * 3000
PLAY = "play schtroumpfs --seed 3 --bots default --seats 3"
NAMES = ["You", "Hazel", "Wren"]
HANDS = [["S01", "S12", "P06"], ["S02"], ["S03", "P01"]]


def flat(text: str) -> str:
    """On one line, with ordinary spaces: for looking for sentences wherever they were folded."""
    return " ".join(text.replace(NB, " ").replace(NARROW, " ").split())


def screen_in(language: str, width: int = 80, names: list[str] = NAMES) -> GameScreen:
    console = Console(width=width, highlight=False, markup=False)
    return GameScreen(console, speaker(language, SCHTROUMPFS, strict=True), SCHTROUMPFS, names, 0)


def view_of(**written: Any) -> SchtroumpfsView:
    """What the first seat sees of a position."""
    return SCHTROUMPFS.position({"hands": HANDS, **written}).view(0)


def after(moves: list[str], **written: Any) -> SchtroumpfsView:
    """What the first seat sees after these moves of its own."""
    position = SCHTROUMPFS.position({"hands": HANDS, **written})
    for move in moves:
        position.play(0, SCHTROUMPFS.move(move), FastLuck(1))
    return position.view(0)


# --- Whole games


@pytest.mark.parametrize(
    ("width", "seats", "language"), [(20, 3, "en"), (45, 1, "fr"), (60, 5, "en"), (80, 2, "fr"), (120, 4, "fr")]
)
def test_a_whole_game_fits_the_screen_and_ends(
    run: Run, monkeypatch: pytest.MonkeyPatch, width: int, seats: int, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    bots = f"--bots default --seats {seats}" if seats > 1 else "--seats 1"
    said = run(f"play schtroumpfs --seed 4 {bots} --lang {language}", "d\n?\n" + ALWAYS_THE_FIRST)
    assert (said.code, said.err) == (0, "")
    assert "Gargamel a trouvé le village" in flat(said.out) or "Gargamel has found the village" in flat(said.out)
    assert [line for line in said.out.splitlines() if cell_len(line) > width] == []
    assert not set("⟦⟧\x1b") & set(said.out)
    assert re.search(r"Round 8 –", flat(said.out))


@pytest.mark.parametrize("level", ["complex", "terrible", "nightmare"])
def test_every_level_is_an_option_and_is_told_at_the_start(run: Run, level: str) -> None:
    said = flat(run(f"{PLAY} --level {level} --lang fr", "q\n").out)
    told = {"complex": "Complexe : 7 maisons", "terrible": "Terrible : 8 maisons", "nightmare": "desque : 8 maisons"}
    assert told[level] in said
    assert ("Le Cracoucass est affamé." in said) == (level != "complex")
    assert ("Le dé de super danger est de la partie." in said) == (level == "nightmare")


def test_french_shows_no_english_word(run: Run) -> None:
    said = run(f"{PLAY} --lang fr", "hop\n?\nd\n" + ALWAYS_THE_FIRST).out
    assert re.findall(r"\b(?:meeple is|play|place 3U|berry|berries|logs|stones|upper|lower|Smurf)\b", said) == []


def test_the_same_seed_gives_the_same_game_and_another_seed_another(run: Run) -> None:
    command = "play schtroumpfs --bots default --seats 2 --seed"
    first, second, other = (run(f"{command} {seed}", ALWAYS_THE_FIRST).out for seed in (9, 9, 10))
    assert first == second != other


def test_a_sealed_deal_is_promised_first_and_can_be_checked_afterwards(run: Run) -> None:
    said = run("play schtroumpfs --bots default --seats 2", ALWAYS_THE_FIRST)
    command = said.out.splitlines()[-1]
    assert command.startswith("tablee verify ")
    assert command.endswith("--game schtroumpfs")
    checked = run(command.removeprefix("tablee "))
    assert checked.code == 0
    deal = flat(checked.out)
    first = re.search(r"Gargamel: ([^,]+),", deal)
    assert first is not None
    assert f"Gargamel reveals “{first[1]}”" in flat(said.out)
    assert "Dark Forest: " in deal


# --- The village


def test_the_village_shows_rows_goals_menaces_cards_and_stock(capsys: pytest.CaptureFixture[str]) -> None:
    view = view_of(
        stock=[2, 1, 0],
        rows={"3U": 1, "3L": 1, "6U": 1},
        doubles=["6U"],
        overflow={"3L": 1},
        nest=1,
        azrael=3,
        crafted=["N20", "N09"],
        occupied=["N20"],
        ideas=["N10"],
        houses={"R1": True, "R2": False, "R3": False, "R4": True, "R5": True, "R6": True},
        cakes={"C01": False, "C04": True},
        revealed=["G11"],
        lasting="G11",
        discard=["S05"],
    )
    screen = screen_in("en")
    screen.show(view)
    out = capsys.readouterr().out
    said = flat(out)
    assert "3U ●○ Sawmill, upper: gain 3 logs =^.^=" in said
    assert "3L ●+ ! Sawmill, lower: gain 3 logs =^.^=" in said
    assert "6U ◎ Workshop, upper: craft an idea for free" in said
    assert "8U ○ × Construction Site, upper: a roof → build a house" in said
    assert "Houses: 4 of 6; to build: R2 0/4/5, R3 1/5/4" in said
    assert "Smurfberry Cake, 3/10. Have 10 resources in the stock." in said
    assert "✓ Sarsaparilla Tart: ready!" in said
    assert "Until the end of the round: “Site Blockade”. No meeple may be placed" in said
    assert "Azrael: Sawmill (then: Bushes)" in said
    assert "N10 Disguise, 4 berries. When you roll" in said
    assert "N20 Mechanical Saw (with a meeple on it). Gain 3 logs." in said
    assert "You (leader): S01 Dimwitty Smurf, S12 Jokey Smurf, P06 Tailor Smurf" in said
    assert "Stock: 2 berries and 1 log" in said
    assert "in the nest" in said
    assert "Resources are written berries/logs/stones" in said


def test_the_whole_village_is_drawn_once_in_a_turn(capsys: pytest.CaptureFixture[str]) -> None:
    screen = screen_in("en")
    screen.show(view_of())
    screen.show(after(["play S01"]))
    assert capsys.readouterr().out.count("Sawmill, upper:") == 1


def test_both_actions_of_a_location_stand_side_by_side_where_there_is_room(capsys: pytest.CaptureFixture[str]) -> None:
    screen_in("en", 120).show(view_of())
    assert re.search(r"^3U .*Sawmill, upper.*3L .*Sawmill, lower", capsys.readouterr().out, re.MULTILINE)


def test_the_card_of_the_crystal_ball_is_shown_to_who_plays(capsys: pytest.CaptureFixture[str]) -> None:
    screen_in("en").show(after(["use N09"], crafted=["N09"], gargamel=["G07", "G17"]))
    assert "His next card: “Big Boot”. Destroy 1 built house" in flat(capsys.readouterr().out)


def test_when_too_late_can_come_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    screen_in("en").show(view_of())
    assert "10 cards; Too Late comes between the end of round 8 and that of round 10" in flat(capsys.readouterr().out)


def test_the_piles_are_shown_on_request(capsys: pytest.CaptureFixture[str]) -> None:
    screen_in("en").deck(view_of(discard=["S05"], sheltered=["S06"], scrapped=["N07"], revealed=["G11"]))
    said = flat(capsys.readouterr().out)
    assert "Discard pile: Vanity Smurf" in said
    assert "Sheltered: Grouchy Smurf" in said
    assert "Discarded inventions: Provision Sack" in said
    assert "Gargamel has shown: Site Blockade" in said
    assert "Under Gargamel’s deck: none" in said
    unseen = said.split("Gargamel has not shown yet: ")[1]
    assert unseen.count(",") == 15
    assert "Too Late" in unseen
    assert "Site Blockade" not in unseen


# --- What is asked, and what can be answered


def test_a_prompt_says_what_is_asked_now(capsys: pytest.CaptureFixture[str]) -> None:
    asked = {
        "Your turn: play a card from your hand.": view_of(),
        "or begin with a bonus action.": view_of(stock=[9, 0, 0], ideas=["N10"]),
        "Place a meeple.": after(["play S01"]),
        "How many locations does Azrael move?": after(["play S12"]),
        "You may exchange resources of the stock": after(["play P06"], stock=[2, 0, 0]),
        "Where do you send Azrael?": after(["use N02"], crafted=["N02"]),
        "Choose the 4 resources that the village gains.": after(["use N07"], crafted=["N07"]),
        "Choose the action whose meeples all come back": after(["use N01"], crafted=["N01"], rows={"3U": 1, "4U": 1}),
        "Choose the card that you shelter": after(["play S12", "advance 1", "place 7U"], stock=[0, 1, 1]),
        "Choose the house that you build": after(["play S12", "advance 1", "place 8U"], stock=[9, 9, 9]),
        "Choose the one": after(["craft N19"], stock=[3, 0, 0], ideas=["N19"], crafted=["N09", "N10", "N13", "N16"]),
    }
    for sentence, view in asked.items():
        screen_in("en").show(view)
        assert sentence.replace("Choose the one", "choose the one that makes room") in flat(capsys.readouterr().out)


def test_a_placement_tells_what_would_come_of_it() -> None:
    view = after(["play S12", "advance 2"], rows={"4U": 1}, stock=[1, 1, 1])
    previews = {choice.move: flat(choice.preview) for choice in screen_in("en").choices(view)}
    assert previews["place 3L"] == ("Effect: gain 3 logs. You roll the danger die. Azrael is there: you roll his die.")
    assert previews["place 4U"] == "Effect: gain 3 berries."
    assert previews["place 5U"] == "One more will be needed to perform the action."
    assert previews["place 1U"] == "You pay 1 berry. Effect: rescue a Smurf."
    assert previews["place 7U"] == "You pay 1 log and 1 stone. Effect: shelter a Smurf."
    assert previews["place 6L"] == "Effect: reveal 3 ideas."
    rich = after(["play S12", "advance 1"], stock=[9, 9, 9], crafted=["N20"])
    previews = {choice.move: flat(choice.preview) for choice in screen_in("en").choices(rich)}
    assert previews["place 8U"] == "You pay the roof that you choose. Effect: build a house."
    assert previews["place N20"] == "Effect: gain 3 logs."


def test_a_card_tells_what_it_does_before_it_is_played() -> None:
    choices = {choice.move: choice for choice in screen_in("fr").choices(view_of())}
    assert choices["play S12"].sentence == "Jouer Schtroumpf Farceur"
    assert flat(choices["play S12"].preview) == "Avancez Azraël de 1 ou 2 lieux."
    assert choices["play S12"].typed == "jouer S12"


def test_sheltering_from_another_hand_asks_first() -> None:
    view = after(["play S12", "advance 1", "place 7U"], stock=[0, 1, 1], discard=["S05"])
    choices = {choice.move: choice for choice in screen_in("en").choices(view)}
    assert choices["shelter S05"].sentence == "Shelter a card from the discard pile: Vanity Smurf"
    assert choices["shelter S01"].sentence == "Shelter a card from your hand: Dimwitty Smurf"
    assert choices["shelter S02"].sentence == "Ask Hazel for a card to shelter: Baby Smurf"
    assert choices["shelter S02"].preview.startswith("They have to agree.")


def test_an_exchange_with_too_many_ways_is_written(capsys: pytest.CaptureFixture[str]) -> None:
    view = after(["play P06"], stock=[5, 5, 5])
    assert len(view.options) > LONGEST_LIST
    screen = screen_in("en")
    screen.show(view)
    choices = screen.choices(view)
    assert [choice.move for choice in choices] == ["decline"]
    assert "as berries/logs/stones: exchange" in flat(capsys.readouterr().out)
    assert screen.notation("x 1/1/0 0/0/2", choices, view) == ["exchange 1/1/0 0/0/2"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_a_choice_proposes_to_type_means_that_choice(language: str) -> None:
    luck = FastLuck(5)
    screen = screen_in(language, names=["You", "Hazel Mc Coy", "Wren"])
    asked = set()
    for level in ("standard", "nightmare"):
        position = SCHTROUMPFS.setup(3, luck, SCHTROUMPFS.read_options({"level": level}))
        while not position.over:
            seat = position.awaited()[0]
            if seat == 0:
                view = position.view(0)
                choices = screen.choices(view)
                asked.add(view.question.decision if view.question else "")
                for choice in choices:
                    assert screen.notation(choice.typed, choices, view) == [choice.move]
                    assert not set("{}⟦⟧") & set(choice.sentence + choice.preview)
            moves = position.moves(seat)
            position.play(seat, moves[luck.below(len(moves))], luck)
    assert len(asked) > 8


@pytest.mark.parametrize(
    ("language", "answer", "moves"),
    [
        ("en", "play S01", ["play S01"]),
        ("en", "P s01", ["play S01"]),
        ("en", "play dimwitty", ["play S01"]),
        ("en", "play smurf", ["play S01", "play S12", "play P06"]),
        ("en", "play", ["play S01", "play S12", "play P06"]),
        ("fr", "jouer S01", ["play S01"]),
        ("fr", "j bêta", ["play S01"]),
        ("fr", "j beta", ["play S01"]),
        ("fr", "JOUER  Farceur", ["play S12"]),
        ("en", "play nobody", []),
        ("en", "hop", []),
        ("en", "", []),
        ("fr", "placer 3u", ["place 3U"]),
        ("fr", "placer 3u double", ["place 3U double"]),
        ("fr", "placer 3u trop", ["place 3U overflow"]),
        ("fr", "gagner 1/1/0", ["gain 1/1/0"]),
        ("fr", "construire r1 0/5/4", ["build R1 0/5/4"]),
        ("fr", "sauver nid", ["rescue nest"]),
        ("fr", "collecter pierres", ["collect stone"]),
        ("fr", "perdre ressources", ["lose any"]),
        ("fr", "retirer cote", ["remove aside"]),
        ("fr", "continuer", ["go on"]),
        ("en", "go on", ["go on"]),
        ("fr", "fin", ["end turn"]),
        ("en", "end turn", ["end turn"]),
        ("fr", "oui", ["allow"]),
        ("fr", "non", ["decline"]),
        ("en", "target 1", ["target 1"]),
    ],
)
def test_a_move_is_written_in_either_language(language: str, answer: str, moves: list[str]) -> None:
    screen = screen_in(language)
    view = view_of()
    assert screen.notation(answer, screen.choices(view), view) == moves


def test_players_and_places_are_called_by_their_names_and_no_is_no() -> None:
    screen = screen_in("en", names=["You", "Ana", "Anabel"])
    sending = after(["use N02"], crafted=["N02"])
    assert screen.notation("send sawmill", screen.choices(sending), sending) == ["send 3"]
    answers = screen.answers
    assert answers.read("name ana", ["target 1", "target 2"]) == ["target 1"]
    assert answers.read("name anab", ["target 1", "target 2"]) == ["target 2"]
    assert answers.read("name an", ["target 1", "target 2"]) == ["target 1", "target 2"]
    assert answers.read("no", ["allow", "refuse"]) == ["refuse"]


def test_every_decision_and_every_verb_has_words() -> None:
    for language in ("en", "fr"):
        say = speaker(language, SCHTROUMPFS, strict=True)
        assert [message for message in (*PROMPTS.values(), *CHOICES.values()) if not say.has(message)] == []


@pytest.mark.parametrize(
    ("answer", "english", "french"),
    [
        ("hop", "“hop” means nothing here.", "« hop » ne veut rien dire ici."),
        ("9" * 5000, "means nothing here", "ne veut rien dire ici"),
        ("play P23", "You do not hold this card.", "Tu n’as pas cette carte en main."),
        ("craft N23", "(SCH-140)", "(SCH-140)"),
        ("place 3U", "This is not the moment.", "Ce n’est pas le moment."),
    ],
)
def test_what_cannot_be_done_is_explained(run: Run, answer: str, english: str, french: str) -> None:
    assert english in flat(run(PLAY, f"{answer}\n").out)
    assert french in flat(run(f"{PLAY} --lang fr", f"{answer}\n").out)


def test_help_tells_the_rules_the_notation_and_a_rule_by_its_id(run: Run) -> None:
    said = flat(run(PLAY, "?\n? SCH-101\n?999\n").out)
    assert "You draw only if your hand is empty." in said
    assert "d the discard pile, the sheltered Smurfs and Gargamel’s cards" in said
    assert "Rule SCH-101: Then, if your hand is empty, and only then" in said
    assert "Ids go from SCH-001 to SCH-242." in said


# --- What is told


def test_a_partners_card_is_told_with_its_text_and_ones_own_without(capsys: pytest.CaptureFixture[str]) -> None:
    screen = screen_in("en")
    screen.hear(events.CardPlayed(1, "S02", 0))
    assert flat(capsys.readouterr().out) == ("Hazel plays Baby Smurf. Cannot be placed on the last slot of an action.")
    screen.hear(events.CardPlayed(0, "S02", 0))
    assert flat(capsys.readouterr().out) == "You play Baby Smurf."


def test_what_goes_without_saying_is_not_said(capsys: pytest.CaptureFixture[str]) -> None:
    screen = screen_in("en")
    screen.hear(events.CardDiscarded(1, "S02", "played"))
    screen.hear(events.InventionDiscarded("N07", "used", False))
    assert capsys.readouterr().out == ""
    screen.hear(events.CardDiscarded(1, "S02", "hunt"))
    screen.hear(events.InventionDiscarded("N07", "limit", False))
    assert flat(capsys.readouterr().out) == "Hazel discards Baby Smurf. An invention makes room: Provision Sack."


def test_why_a_bot_does_something_is_told_with_names(capsys: pytest.CaptureFixture[str]) -> None:
    screen = screen_in("en")
    screen.hear(MoveExplained(1, "pair", {"row": "3U", "seat": 0}))
    screen.hear(MoveExplained(2, "save-up", {"resource": "log", "number": 2}))
    assert flat(capsys.readouterr().out) == (
        "Hazel: “I begin here, and you complete it: Sawmill, upper.” Wren: “I gather logs: we still need 2.”"
    )


def test_the_end_shows_what_gargamel_still_had(capsys: pytest.CaptureFixture[str]) -> None:
    screen = screen_in("fr", names=["Toi", "Basile"])
    screen.hear(events.GameWon(0, 8, 60, ["G07", "G17"]))
    won = flat(capsys.readouterr().out)
    assert "Le village est sauvé" in won
    assert "Victoire ! Avec Basile, tu as sauvé le village au round 8." in won
    assert "Gargamel gardait encore, dans cet ordre : Grosse botte, Trop tard." in won
    screen.hear(events.GameLost(10, 80, 1, 0, 2, []))
    lost = flat(capsys.readouterr().out)
    assert "Il manquait encore 1 maison et 2 gâteaux." in lost
    assert "gardait" not in lost
