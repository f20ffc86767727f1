"""A person plays Archibald in the terminal, against bots: in both languages, at every width, with one to three."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from tablee.cli import play
from tablee.games.archibald import ARCHIBALD, events
from tablee.games.archibald.terminal import CHOICES, PROMPTS, GameScreen
from tablee.games.archibald.view import ArchibaldView
from tablee.kernel import FastLuck, Seal, Words
from tablee.tables.events import MoveExplained
from tablee.text import speaker
from tests.cli.conftest import Run

NB, NARROW = "\u00a0", "\u202f"
ALWAYS_THE_FIRST = "1\n" * 3000
PLAY = "play archibald --seed 3 --bots default --seats 3"
NAMES = ["You", "Hazel", "Wren"]
HAND = ["E2-F#1", "E2-D#1", "E2-J#1"]  # Petal jelly, Seide on patrol, Sticky resin
BOARD = {"C2": "T2-01", "C3": "T2-08", "D2": "T2-04", "C4": "T2-15"}
HEROES: list[dict[str, Any]] = [
    {"hero": "arthur", "cell": "C2", "hand": HAND},
    {"hero": "max", "cell": "C3", "hand": ["E2-E#1"]},
    {"hero": "selenia", "cell": "D2", "hand": ["E2-G#1"]},
]


def flat(text: str) -> str:
    """On one line, with ordinary spaces: for looking for sentences wherever they were folded."""
    return " ".join(text.replace(NB, " ").replace(NARROW, " ").split())


def screen_in(language: str, width: int = 80, names: list[str] = NAMES) -> GameScreen:
    console = Console(width=width, highlight=False, markup=False)
    return GameScreen(console, speaker(language, ARCHIBALD, strict=True), ARCHIBALD, names, 0)


def own(**changed: Any) -> dict[str, Any]:
    """The heroes, one's own with other facts than usual."""
    return {"heroes": [HEROES[0] | changed, *HEROES[1:]]}


def view_of(**written: Any) -> ArchibaldView:
    """What the first seat sees of a position."""
    return ARCHIBALD.position({"heroes": HEROES, "board": BOARD, **written}).view(0)


def after(moves: list[str], seed: int = 1, **written: Any) -> ArchibaldView:
    """What the first seat sees after these moves of its own."""
    position = ARCHIBALD.position({"heroes": HEROES, "board": BOARD, **written})
    luck = FastLuck(seed)
    for move in moves:
        assert position.why_not(0, ARCHIBALD.move(move)) is None, move
        position.play(0, ARCHIBALD.move(move), luck)
    return position.view(0)


def asking(step: str, **parts: Any) -> ArchibaldView:
    """What the first seat sees while a step asks it: with an armour, and among enemies of two kinds."""
    agenda = [{"step": step, "seat": 0, **parts}, {"step": "end_turn", "seat": 0}]
    enemies = {"C2": {"seide": 1, "spider": 1}}
    return view_of(**own(equipment="E2-C#1", lives=1), enemies=enemies, agenda=agenda, fought=True)


# --- Whole games


@pytest.mark.parametrize(
    ("width", "seats", "language"), [(20, 3, "en"), (36, 2, "fr"), (60, 4, "en"), (80, 2, "fr"), (120, 4, "fr")]
)
def test_a_whole_game_fits_the_screen_and_ends(
    run: Run, monkeypatch: pytest.MonkeyPatch, width: int, seats: int, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    said = run(f"play archibald --seed 4 --bots default --seats {seats} --lang {language}", "d\n?\n" + ALWAYS_THE_FIRST)
    assert (said.code, said.err) == (0, "")
    assert re.search("Archibald is free|Archibald est libre", flat(said.out))
    assert [line for line in said.out.splitlines() if cell_len(line) > width] == []
    assert not set("⟦⟧\x1b") & set(said.out)
    assert re.search(r"(Rank 1: |Rang 1 : )", flat(said.out))


def test_french_shows_no_english_word(run: Run) -> None:
    said = run(f"{PLAY} --lang fr", "hop\n?\nd\n" + ALWAYS_THE_FIRST).out
    assert re.findall(r"\b(?:play|heart|lives|cards|Seide|spider|you|fight|water|none)\b", said) == []


def test_the_same_seed_gives_the_same_game_and_another_seed_another(run: Run) -> None:
    command = "play archibald --bots default --seats 2 --seed"
    first, second, other = (run(f"{command} {seed}", ALWAYS_THE_FIRST).out for seed in (9, 9, 10))
    assert first == second != other


def test_a_sealed_deal_is_promised_first_and_can_be_checked_afterwards(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A deal of which the game comes to its end with these answers: not all do."""
    monkeypatch.setattr(play, "Seal", SimpleNamespace(fresh=lambda: Seal(bytes(range(32)))))
    said = run("play archibald --bots default --seats 2", ALWAYS_THE_FIRST)
    command = said.out.splitlines()[-1]
    assert command.startswith("tablee verify ")
    assert command.endswith("--game archibald")
    checked = run(command.removeprefix("tablee "))
    assert checked.code == 0
    deal = flat(checked.out)
    jails = re.search(r"Jails: ([^:]+?) (?=Tiles of level)", deal)
    assert jails is not None
    told = re.search(r"The jails were: (.+?) Rank 1", flat(said.out))
    assert told is not None
    assert re.sub(r"[A-E]11 ", "", told[1]) == jails[1]
    assert "Tiles of level 2: " in deal
    assert "Adventures: " in deal


def test_who_bumps_may_try_again_where_the_table_says_so(run: Run) -> None:
    told = "Whoever bumps into a wall may try elsewhere."
    assert told in flat(run(f"{PLAY} --bump-retry", "q\n").out)
    assert told not in flat(run(PLAY, "q\n").out)
    assert "You go first." in flat(run(f"{PLAY} --starter 1", "q\n").out)


# --- The board


def test_the_board_shows_walls_signs_enemies_heroes_and_what_is_unknown(capsys: pytest.CaptureFixture[str]) -> None:
    view = view_of(
        board=BOARD | {"B5": "T3-01", "B4": "T2-02", "D4": "T2-10"},
        fresh=["D4"],
        enemies={"C3": {"seide": 2}},
        water=2,
        seen={"0": ["B11"], "2": ["C11"]},
        turned=["D11"],
    )
    screen = screen_in("en")
    screen.show(view)
    out = capsys.readouterr().out
    rows = {line[:2].strip(): line for line in out.splitlines() if re.match(r" ?\d+ │", line)}
    assert list(rows) == ["11", "6", "5", "4", "3", "2", "1"]
    assert re.findall(r"[^\s│┃]+", rows["11"]) == ["11", "?", "×?", "?", "¶", "?", "jails"]
    assert "▒▒▒" in rows["5"]
    zones = {row: line.rpartition("│")[2].strip() for row, line in rows.items()}
    assert zones == {"11": "jails", "6": "garden", "5": "", "4": "Minimoy village", "3": "", "2": "", "1": "start"}
    assert re.search(r"MO +· +│", rows["4"])
    assert "2Se (M)" in rows["3"]
    assert re.search(r"\(A\)\s+♥ \(S\)\s*┃", rows["2"])
    walls = out.splitlines()[out.splitlines().index(rows["3"]) - 1]
    assert walls.count("━") == 9, "the cistern on C4 is walled to the south"
    said = flat(out)
    assert "Water: ●●○○ 2 of 4" in said
    assert "(A) Arthur, you: C2, ♥♥♥·· 3 lives of 5, 1 red die and 1 yellow die, no equipment, 3 cards" in said
    assert "(M) Max, Hazel: C3" in said
    assert "You have seen: B11 Oubliette" in said
    assert "Wren has looked into C11." in said
    assert "1. Petal jelly – Gain 1 life." in said
    assert "thick lines are walls" in said


def test_a_weapon_counts_on_the_sheet_and_a_marker_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    screen_in("en").show(view_of(**own(equipment="E2-B#1", stuck=True)))
    assert "2 red dice and 1 yellow die, Do-it-all penknife, 3 cards, cannot move next turn" in flat(
        capsys.readouterr().out
    )


def test_in_a_narrow_terminal_tiles_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    screen_in("en", width=40).show(view_of(enemies={"C3": {"seide": 1}}))
    said = flat(capsys.readouterr().out)
    assert "C4: Village cistern (a trial), walled to the south" in said
    assert "C3: Broken gate, walled to the north, a Seide, (M)" in said
    assert "Everything else is still to be discovered." in said


def test_the_board_is_drawn_again_only_when_it_has_changed(capsys: pytest.CaptureFixture[str]) -> None:
    screen = screen_in("en")
    screen.show(view_of())
    screen.show(after(["go on"]))
    assert capsys.readouterr().out.count("+───") == 4 * 5
    screen.show(after(["play E2-D#1 D2", "go on"]))
    assert "→D2 ♥ Se" in capsys.readouterr().out


def test_where_one_may_go_is_marked(capsys: pytest.CaptureFixture[str]) -> None:
    screen_in("en").show(after(["go on"]))
    out = capsys.readouterr().out
    assert re.findall(r"→\w+", out) == ["→C3", "→B2", "→D2", "→C1"]


# --- What is asked, and what can be answered


def test_every_decision_asks_in_its_own_words(capsys: pytest.CaptureFixture[str]) -> None:
    asked = {
        "Before you move: play a card": view_of(),
        "you will have to fight: play a card first": view_of(enemies={"C2": {"seide": 1}}),
        "You cannot move this turn: play a card": view_of(immobilised=True),
        "You may still play a card. Otherwise, end your turn.": view_of(at="C"),
        "Your card for this turn is played": after(["play E2-D#1 D2"]),
        "Your move: where do you go?": after(["go on"]),
        "What do you answer?": after(["go on", "move C3"], board=BOARD | {"C3": "T2-13"}),
        "A bonus move: where do you go?": after(["go on", "move C3"], board=BOARD | {"C3": "T2-11"}),
        "Your hand is too full: which card goes?": after(["go on", "move C3"], board=BOARD | {"C3": "T2-05"}),
        "Which jail do you look into?": asking("peek"),
        "The tunnel leads far: where do you come out?": asking("tunnel"),
        "Which card do you discard?": asking("give_up"),
        "You have 1 hit: which enemy do you defeat?": asking("slay", count=1),
        "You are about to lose 2 lives: do you use “Hazelnut shell”?": asking("armour", lives=2, cause="fight"),
        "You are back on your feet: where do you start again?": asking("send_to", row=1, cause="defeat"),
        "You have fallen into a trap: where do you land?": asking("send_to", row=1, cause="trap"),
        "The wave carries you away: where do you land?": asking("send_to", row=1, cause="flood"),
    }
    for sentence, view in asked.items():
        screen_in("en").show(view)
        assert sentence in flat(capsys.readouterr().out)


def test_a_move_tells_what_is_there_and_how_a_fight_would_end() -> None:
    view = after(["go on"], enemies={"C3": {"seide": 1, "spider": 1}})
    previews = {choice.move: flat(choice.preview) for choice in screen_in("en").choices(view)}
    assert previews["move B2"] == "Unknown: a tile of the Minimoy village."
    assert previews["move D2"] == "Petal kitchen (a heart)."
    assert previews["move C1"] == "Foot of the spyglass."
    assert re.fullmatch(
        r"Broken gate\. A fight against a spider and a Seide: \d+% to beat them all, \d+% to be defeated\.",
        previews["move C3"],
    )


def test_a_closed_door_is_a_question_unless_one_has_looked() -> None:
    board = BOARD | {"C5": "T3-03", "C6": "T3-04", "C7": "T3-08", "C8": "T4-02", "C9": "T4-09", "C10": "T4-10"}
    written: dict[str, Any] = {"board": board | {"C4": "T2-03"}, **own(cell="C10"), "at": "B"}
    doors = {choice.move: choice.preview for choice in screen_in("en").choices(view_of(**written))}
    assert doors["move C11"] == "A closed door: is Archibald behind it?"
    seen = {choice.move: choice.preview for choice in screen_in("en").choices(view_of(**written, seen={"0": ["C11"]}))}
    assert seen["move C11"] == "You have looked through the keyhole: Tipping floor (a trap)."


def test_cards_for_any_tile_are_numbered_where_somebody_stands(capsys: pytest.CaptureFixture[str]) -> None:
    board = BOARD | {"A2": "T2-03", "A3": "T2-05", "E2": "T2-12", "E3": "T2-13"}
    view = view_of(board=board)
    screen = screen_in("en")
    screen.show(view)
    moves = [choice.move for choice in screen.choices(view)]
    assert [move for move in moves if "E2-D" in move] == ["play E2-D#1 D2", "play E2-D#1 C3", "discard E2-D#1"]
    assert "For another tile, write for example: play 2 A2" in flat(capsys.readouterr().out)
    assert screen.notation("play 2 A3", screen.choices(view), view) == ["play E2-D#1 A3"]
    assert moves[-4] == "go on"


def test_a_card_that_cannot_be_played_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    screen_in("en").show(view_of(**own(hand=["E2-F#1", "E3-K#1"], lives=5)))
    said = flat(capsys.readouterr().out)
    assert "1. Petal jelly – Gain 1 life. You have all your lives." in said
    assert "2. Cork – Remove 1 flood token. There is no water to take away." in said


def test_missing_pawns_are_taken_one_by_one(capsys: pytest.CaptureFixture[str]) -> None:
    enemies = {"C4": {"darkos": 1}, "D2": {"darkos": 1}}
    written: dict[str, Any] = {**own(hand=["E4-F#1"]), "enemies": enemies}
    screen = screen_in("en")
    view = view_of(**written)
    assert screen.choices(view)[0].sentence == ("Play “Darkos’s fury” on C2, with pawns from other tiles")
    assert screen.notation("play 1 C3", screen.choices(view), view) == ["aim E4-F#1 C3"]
    view = after(["aim E4-F#1 C3"], **written)
    screen.show(view)
    assert "the supply lacks a pawn. Where do you take it from?" in flat(capsys.readouterr().out)
    assert screen.notation("c4", screen.choices(view), view) == ["take C4"]
    view = after(["aim E4-F#1 C3", "take C4"], **written)
    screen.show(view)
    assert "is ready for C3: send it, or take it back." in flat(capsys.readouterr().out)
    assert screen.notation("send", screen.choices(view), view) == ["send"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_a_choice_proposes_to_type_means_that_choice(language: str) -> None:
    luck = FastLuck(5)
    screen = screen_in(language, names=["You", "Hazel Mc Coy", "Wren"])
    asked = set()
    for seed in range(3):
        position = ARCHIBALD.setup(3, FastLuck(seed), ARCHIBALD.read_options({"bump_retry": True}))
        for _ in range(1500):
            if position.over:
                break
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
        ("en", "play 1", ["play E2-F#1"]),
        ("en", "P petal", ["play E2-F#1"]),
        ("en", "play e2-f#1", ["play E2-F#1"]),
        ("en", "play 2 d2", ["play E2-D#1 D2"]),
        ("en", "play seide on patrol C3", ["play E2-D#1 C3"]),
        ("en", "play resin wren", ["play E2-J#1 2"]),
        ("en", "play 3 haz", ["play E2-J#1 1"]),
        ("en", "play 3", ["play E2-J#1 1", "play E2-J#1 2"]),
        ("en", "play 2 e9", ["play E2-D#1 E9"]),
        ("en", "play 4", []),
        ("en", "discard 2", ["discard E2-D#1"]),
        ("en", "equip 1", ["equip E2-F#1"]),
        ("en", "go on", ["go on"]),
        ("en", "g", ["go on"]),
        ("en", "end", ["go on"]),
        ("fr", "jouer 1", ["play E2-F#1"]),
        ("fr", "j gelée", ["play E2-F#1"]),
        ("fr", "JOUER  résine  Wren", ["play E2-J#1 2"]),
        ("fr", "défausser gelee", ["discard E2-F#1"]),
        ("fr", "continuer", ["go on"]),
        ("fr", "aller c3", ["move C3"]),
        ("fr", "terrasser séide araignée", ["slay spider,seide"]),
        ("en", "slay seide, spider", ["slay spider,seide"]),
        ("en", "slay dragon", []),
        ("en", "answer b", ["answer B"]),
        ("en", "hero max", ["hero max"]),
        ("fr", "héros bétamèche", ["hero betameche"]),
        ("en", "hop", []),
        ("en", "", []),
    ],
)
def test_a_move_is_written_in_either_language(language: str, answer: str, moves: list[str]) -> None:
    screen = screen_in(language)
    view = view_of()
    assert screen.notation(answer, screen.choices(view), view) == moves


def test_a_cell_an_answer_or_a_hero_alone_is_enough() -> None:
    screen = screen_in("fr", names=["Toi", "Ana", "Basile"])

    def read(answer: str, view: ArchibaldView) -> list[str]:
        return screen.notation(answer, screen.choices(view), view)

    walking = after(["go on"])
    assert read("c3", walking) == ["move C3"]
    assert read("E9", walking) == ["move E9"], "it is refused with its reason"
    reading = after(["go on", "move C3"], board=BOARD | {"C3": "T2-13"})
    assert read("b", reading) == ["answer B"]
    hopping = after(["go on", "move C3"], board=BOARD | {"C3": "T2-11"})
    assert read("non", hopping) == ["decline"]
    choosing = ARCHIBALD.position({"heroes": [{}, {}]}).view(0)
    assert read("Sélénia", choosing) == read("selenia", choosing) == ["hero selenia"]


def test_every_decision_and_every_verb_has_words() -> None:
    for language in ("en", "fr"):
        say = speaker(language, ARCHIBALD, strict=True)
        assert [message for message in (*PROMPTS.values(), *CHOICES.values()) if not say.has(message)] == []


@pytest.mark.parametrize(
    ("answer", "english", "french"),
    [
        ("hop", "“hop” means nothing here.", "« hop » ne veut rien dire ici."),
        ("9" * 5000, "means nothing here", "ne veut rien dire ici"),
        ("move C2", "This is not the moment.", "Ce n’est pas le moment."),
        ("play E4-A#1", "This is not the moment.", "Ce n’est pas le moment."),
    ],
)
def test_what_cannot_be_done_is_explained(run: Run, answer: str, english: str, french: str) -> None:
    assert english in flat(run(PLAY, f"{answer}\n").out)
    assert french in flat(run(f"{PLAY} --lang fr", f"{answer}\n").out)


def test_help_tells_the_rules_the_notation_and_a_rule_by_its_id(run: Run) -> None:
    said = flat(run(PLAY, "?\n? ARC-305\n?999\n").out)
    assert "Walls count from both sides." in said
    assert "d what is still face down, and the discard piles" in said
    assert "Rule ARC-305: If a wall faces you on the tile just laid" in said
    assert "Ids go from ARC-001 to ARC-907." in said


def test_the_piles_tell_what_everybody_may_know(capsys: pytest.CaptureFixture[str]) -> None:
    screen_in("en").deck(view_of(discards={"2": ["E2-A#1"]}, known={"0": ["E2-E#1"]}))
    said = flat(capsys.readouterr().out)
    assert "Discard pile of level 2: Rose thorn" in said
    assert "Behind the closed doors: Archibald’s cell ★, Oubliette ×" in said
    assert "Enemies in the supply: 2 Darkos, 2 spiders, 2 millipedes, 6 Seides and 4 Moustiks" in said
    assert "Cards that you have seen in other hands: Hungry Moustik (Hazel)" in said
    assert "Village school ¶ |NE" in said


# --- What is told

BEHIND = [Words("Gagne 1 vie.", "Gain 1 life."), Words("Pioche 1 carte.", "Draw 1 card.")]


def test_what_an_answer_brings_is_read_by_the_reader_alone(capsys: pytest.CaptureFixture[str]) -> None:
    for reader, secret in ((0, True), (2, False)):
        drawn = events.AdventureDrawn(1, reader, "A02", BEHIND).heard_by(0)
        assert drawn is not None
        screen_in("en").hear(drawn)
        said = flat(capsys.readouterr().out)
        assert "The dragonfly egg A dragonfly egg, still warm, rolls to your feet." in said
        assert "A. I swallow it." in said
        assert ("→ Gain 1 life." in said) == secret
        assert said.startswith("You read to Hazel:" if secret else "Wren reads to Hazel:")


def test_the_dice_of_both_sides_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    screen = screen_in("en")
    screen.hear(events.FightStarted(0, "C3", (1, 2), (1, 0), ["seide"], 900))
    screen.hear(events.FightRolled(0, 1, [2, 0, 1], [1], 3, 1))
    assert flat(capsys.readouterr().out) == (
        "You fight a Seide on C3: 1 red die and 2 yellow dice against 1 red die. The chance to win is 90%. "
        "You make 3 hits, the enemy makes 1 hit. You [‡] (·) (†) – Hazel for the enemy [†]"
    )


def test_a_rivals_card_is_told_with_its_text_and_ones_own_without(capsys: pytest.CaptureFixture[str]) -> None:
    screen = screen_in("en")
    screen.hear(events.CardPlayed(1, "E2-J#1", "", 0, []))
    assert flat(capsys.readouterr().out) == (
        "Hazel plays “Sticky resin” against you. An opponent’s hero is immobilised on his next turn."
    )
    screen.hear(events.CardPlayed(0, "E2-J#1", "", 1, []))
    screen.hear(events.CardsDiscarded(0, ["E2-J#1"], "used"))
    assert flat(capsys.readouterr().out) == "You play “Sticky resin” against Hazel."


def test_why_a_bot_does_something_is_told_with_names(capsys: pytest.CaptureFixture[str]) -> None:
    screen = screen_in("en")
    screen.hear(MoveExplained(1, "weapon", {"card": "E4-A#1"}))
    screen.hear(MoveExplained(2, "hinder", {"seat": 0}))
    assert flat(capsys.readouterr().out) == (
        "Hazel: “I shall hit harder with this: Sword from the stone.” Wren: “Sorry, but you are getting too far ahead!”"
    )


def test_the_end_opens_every_door_and_ranks_everybody(capsys: pytest.CaptureFixture[str]) -> None:
    screen = screen_in("fr", names=["Toi", "Basile"])
    jails = ["T5-02", "T5-01", "T5-03", "T5-04", "T5-05"]
    screen.hear(events.GameWon(1, "archibald", "B11", jails, [2, 1], 24))
    won = flat(capsys.readouterr().out)
    assert "Archibald est libre" in won
    assert "Basile trouve Archibald en B11 et le libère, à la manche 24 !" in won
    assert "A11 Oubliette, B11 Cellule d’Archibald" in won
    assert won.endswith("Rang 1 : Basile Rang 2 : Toi")
    screen.hear(events.GameStopped("round_limit", jails, [1, 1], 200))
    assert "Personne n’a trouvé Archibald en 200 manches" in flat(capsys.readouterr().out)


def test_the_choices_of_rare_decisions_have_words_of_their_own() -> None:
    said = {
        "slay": ["Defeat a spider", "Defeat a Seide"],
        "armour": ["Use “Hazelnut shell”", "Keep “Hazelnut shell”"],
        "tunnel": ["Come out on D2", "Come out on C3", "Stay where you are"],
        "give_up": ["Discard “Petal jelly”", "Discard “Seide on patrol”", "Discard “Sticky resin”"],
    }
    parts: dict[str, dict[str, Any]] = {"slay": {"count": 1}, "armour": {"lives": 2, "cause": "fight"}}
    for step, sentences in said.items():
        choices = screen_in("en").choices(asking(step, **parts.get(step, {})))
        assert [choice.sentence for choice in choices] == sentences
    restart = screen_in("en").choices(asking("send_to", row=1, cause="defeat"))
    assert restart[2].sentence == "Start again from C1"
    assert screen_in("en").choices(asking("armour", lives=2, cause="fight"))[0].preview == (
        "It would save 1 life, and is then discarded."
    )
    assert screen_in("en").notation("no", [], asking("armour", lives=2, cause="fight")) == ["keep armour"]
