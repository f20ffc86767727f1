"""A person plays Les Loups-Garous in the terminal: nights, debates and votes, in both languages."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from tablee import games
from tablee.cli.desk import StillDesk
from tablee.cli.person import Left, Person
from tablee.cli.timed import TimedTable, sit_down, what_else
from tablee.games.loupsgarous.events import BallotClosed
from tablee.games.loupsgarous.game import LOUPSGAROUS, LoupsGarousGame
from tablee.games.loupsgarous.moves import read_move
from tablee.games.loupsgarous.terminal import GameScreen, numbered
from tablee.games.loupsgarous.view import VillageView
from tablee.kernel import Belief, Bot, Event, FastLuck, Json, Luck, Move, Seal, View
from tablee.text import speaker
from tests.cli.conftest import Run
from tests.cli.timed import type_lines

NB, NARROW = "\u00a0", "\u202f"
NAMES = ["You", "Hazel", "Rowan", "Wren", "Jasper", "Clover", "Linden", "Poppy"]
NOMS = ["Toi", "Ana", "Basile", "Cléo", "Hugo", "Éric", "Léa", "Prune"]
IN_TURNS = "1\n\n" * 4000
CARDS = ["villager", "werewolf", "seer", "villager", "witch", "hunter"]
NIGHT: dict[str, Any] = {"round": 2, "phase": "night", "calls_due": ["seer", "wolves", "witch"]}
WOLVES: dict[str, Any] = {"agenda": [{"step": "in_call", "call": "b4", "ends": 40_000}, {"step": "dawn"}]}
WITCH: dict[str, Any] = {"agenda": [{"step": "in_call", "call": "b6", "ends": 25_000}, {"step": "dawn"}]}
DAY: dict[str, Any] = {"round": 2, "phase": "day"}


class Careless(Bot):
    """Does anything that its view allows, by lot; by day seldom."""

    def __init__(self, belief: Belief, seat: int, luck: Luck) -> None:
        self.luck = luck

    def hear(self, event: Event) -> None:
        pass

    def choose(self, view: View) -> Move | None:
        assert isinstance(view, VillageView)
        tap = view.tap
        if tap is None:
            found = list(view.options)
        elif tap.final:
            found = []
        elif tap.acts:
            found = [f"tap {tap.step} {' '.join(cells)}" for cells in tap.choices]
        else:
            found = [f"tap {tap.step} {' '.join(['-'] * tap.taps)}"]
        return read_move(found[self.luck.below(len(found))]) if found else None


class Scripted(Bot):
    """These moves, one after the other, as soon as each can be made; where an answer is due, nobody, or the first."""

    def __init__(self, *moves: str) -> None:
        self.moves = list(moves)

    def hear(self, event: Event) -> None:
        pass

    def choose(self, view: View) -> Move | None:
        assert isinstance(view, VillageView)
        tap = view.tap
        if self.moves:
            move = read_move(self.moves[0])
            if tap is not None and tap.step == move.step if move.step else move.text in view.options:
                return read_move(self.moves.pop(0))
        if tap is not None:
            return read_move(f"tap {tap.step} {' '.join(['-'] * tap.taps)}") if tap.chosen is None else None
        votes = [option for option in view.options if option.startswith(("vote", "elect"))]
        return read_move(votes[0]) if votes and view.vote is None else None


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """The box on the shelf, as long as a test lasts, with careless bots."""
    monkeypatch.setitem(games.SHELF, "loupsgarous", LOUPSGAROUS)
    makers = dict.fromkeys((*LOUPSGAROUS.levels, "random"), Careless)
    monkeypatch.setattr(LoupsGarousGame, "bot_makers", lambda self: makers)


def flat(text: str) -> str:
    """On one line, with ordinary spaces: for looking for sentences wherever they were folded."""
    return " ".join(text.replace(NB, " ").replace(NARROW, " ").split())


def written(cards: Sequence[Any] = CARDS, **moment: Any) -> Json:
    """A village; players may be told as cards, or with more facts."""
    prompt = {"prompt": "wander"} if moment.get("phase") == "night" else {}
    players = [{"card": card, **prompt} if isinstance(card, str) else card for card in cards]
    return {"players": players, **moment}


class Scene:
    """A table with a written-down position, scripted bots, and what its person reads."""

    def __init__(
        self, position: Json, bots: Mapping[int, Bot] | None = None, language: str = "en", thoughts: int = 2_000
    ) -> None:
        self.file = io.StringIO()
        self.console = Console(file=self.file, width=80, highlight=False, markup=False, color_system=None)
        say = speaker(language, LOUPSGAROUS, strict=True)
        self.position = LOUPSGAROUS.position(position)
        self.position.drain()
        seats = self.position.seats
        self.screen = GameScreen(self.console, say, LOUPSGAROUS, (NAMES if language == "en" else NOMS)[:seats], 0)
        person = Person(self.console, say, LOUPSGAROUS, self.screen, what_else(say))
        sitting = sit_down(
            LOUPSGAROUS,
            self.position,
            FastLuck(1),
            LOUPSGAROUS.paces["live"],
            Seal(bytes(32)),
            lambda seat, kind: (thoughts,),
        )
        players = {seat: (bots or {}).get(seat, Scripted()) for seat in range(1, seats)}
        self.table = TimedTable(person, players, sitting, StillDesk(self.console))

    def play(self) -> str:
        """Until the person leaves: at the end of the input, they do."""
        self.table.tell(self.table.sitting.opening)
        self.table.look()
        try:
            while not self.position.over:
                self.table.go_on()
        except Left:
            pass
        return self.file.getvalue()

    def view(self) -> VillageView:
        view = self.position.view(0)
        assert isinstance(view, VillageView)
        return view

    def show(self) -> str:
        self.screen.show(self.view())
        return self.file.getvalue()

    def meant(self, answer: str) -> list[str]:
        return self.screen.notation(answer, (), self.view())

    def all_of(self, answer: str) -> list[str]:
        """The moves of one line, all of them."""
        return [*self.meant(answer), *self.screen.following(answer, self.view())]


# --- Whole games


@pytest.mark.usefixtures("shelf")
@pytest.mark.parametrize(
    ("width", "command"),
    [
        (36, "--seats 6 --lang fr"),
        (60, "--seats 9 --preset T --lang en --night-mode sequential"),
        (80, "--seats 9 --preset V2 --lang fr"),
        (120, "--seats 12 --preset F --lang en"),
    ],
)
def test_a_whole_game_fits_the_screen_and_ends(
    run: Run, monkeypatch: pytest.MonkeyPatch, width: int, command: str
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    said = run(f"play loupsgarous --seed 4 --bots random --clocks fast {command}", "d\n?\n" + IN_TURNS)
    assert (said.code, said.err) == (0, "")
    assert re.search("The game is over|La partie est finie", flat(said.out))
    assert [line for line in said.out.splitlines() if cell_len(line) > width] == []
    assert not set("⟦⟧\x1b") & set(said.out)


@pytest.mark.usefixtures("shelf")
def test_the_same_seed_gives_the_same_game_and_another_seed_another(run: Run) -> None:
    command = "play loupsgarous --bots random --seats 5 --clocks fast --seed"
    first, second, other = (run(f"{command} {seed}", IN_TURNS).out for seed in (9, 9, 10))
    assert first == second != other


@pytest.mark.usefixtures("shelf")
def test_french_shows_no_english_word(run: Run) -> None:
    said = run("play loupsgarous --seed 5 --bots random --seats 9 --preset V2 --lang fr", "hop\n?\nd\n" + IN_TURNS).out
    english = r"\b(?:play|card|vote against|you|night|day|wolf|wolves|none|nobody|villager|village of)\b"
    assert re.findall(english, said) == []


@pytest.mark.usefixtures("shelf")
def test_a_sealed_deal_can_be_checked_afterwards(run: Run) -> None:
    said = run("play loupsgarous --bots random --seats 5 --clocks fast", "q\n")
    checked = run(said.out.splitlines()[-1].removeprefix("tablee "))
    assert checked.code == 0
    dealt = re.search(r"Your card: ([A-Z][A-Za-z ]+)\.", flat(said.out))
    assert dealt is not None
    assert f"Seat 1: {dealt[1]}" in flat(checked.out)


@pytest.mark.usefixtures("shelf")
@pytest.mark.parametrize("option", ["--mode same_room", "--moderator human"])
def test_what_needs_phones_or_another_person_is_not_played_in_a_terminal(run: Run, option: str) -> None:
    said = run(f"play loupsgarous --bots random --seats 5 {option}")
    assert said.code != 0
    assert "Try --mo" in flat(said.err)


# --- Transcripts


NIGHT_IN_FRENCH = f"""\

► 1 Toi        2 Ana        3 Basile     4 Cléo       5 Hugo       6 Éric
► toi, † mort, ★ Capitaine, ¶ affiche, ♥ ton amour, ▲ ta meute, ♪ sous le
charme, ● jeton encore là, … absent
Voyante, quelle carte lis-tu{NARROW}? Ton choix est définitif.
  1  Ana
  2  Basile
  3  Cléo
  4  Hugo
  5  Éric
  6  personne
(encore 0:40) Ton choix, de 1 à 6 (? aide, d mémo, q partir){NB}: éric
  C’est noté{NB}: Éric.
  Tu lis la carte{NB}: Éric, Chasseur.

──────────────────────────────────── Jour 2 ────────────────────────────────────
  Le jour se lève. On ne reverra plus Basile.
  Basile était{NB}: Simple Villageois.
  La fontaine est libre, les langues aussi. Qui accuse qui{NARROW}?
"""
NIGHT_IN_ENGLISH = """\

► 1 You        2 Hazel      3 Rowan      4 Wren       5 Jasper     6 Clover
► you, † dead, ★ Captain, ¶ poster, ♥ your love, ▲ your pack, ♪ charmed, ● token
still there, … away
Seer, whose card do you read? Your choice is final.
  1  Hazel
  2  Rowan
  3  Wren
  4  Jasper
  5  Clover
  6  nobody
(0:40 left) Your choice, 1 to 6 (? help, d memo, q leave): 5
  Noted: Clover.
  You read the card: Clover, Hunter.

──────────────────────────────────── Day 2 ─────────────────────────────────────
  Day breaks. Never to be seen again: Rowan.
  Rowan was: Simple Villager.
  The fountain is free, and so are tongues. Who accuses whom?
"""


@pytest.mark.parametrize(
    ("language", "typed", "transcript"),
    [("en", "5", NIGHT_IN_ENGLISH), ("fr", "éric", NIGHT_IN_FRENCH)],
    ids=["en", "fr"],
)
def test_a_night_of_the_seer(monkeypatch: pytest.MonkeyPatch, language: str, typed: str, transcript: str) -> None:
    type_lines(monkeypatch, typed)
    cards = ["seer", "werewolf", "villager", "villager", "villager", "hunter"]
    said = Scene(written(cards, **NIGHT, **WOLVES), {1: Scripted("tap b4 2")}, language).play()
    assert said.startswith(transcript)


def test_nothing_moves_on_the_screen_of_a_villager_whatever_the_others_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until dawn: the Seer looks, the wolf points and changes its mind, or nobody does anything."""
    told = []
    for bots in ({}, {1: Scripted("tap b4 3", "tap b4 4", "tap b4 -"), 2: Scripted("tap b4 1")}):
        type_lines(monkeypatch, "", "")
        said = Scene(written(**NIGHT, **WOLVES), bots).play()
        told.append(said[: said.index("Day 2")])
    assert told[0] == told[1]
    assert "Keep moving your finger" in told[0]


def test_the_pack_holds_its_council(monkeypatch: pytest.MonkeyPatch) -> None:
    type_lines(monkeypatch, "", "rowan", "q")
    cards = ["werewolf", "werewolf", "seer", "villager", "witch", "hunter"]
    said = Scene(written(cards, **NIGHT, **WOLVES), {1: Scripted("tap b4 3")}).play()
    assert "The pack: you and Hazel." in said
    after = said[said.index("  1  Rowan") :].splitlines()
    assert after[5:10] == [
        "(0:40 left) Your choice, 1 to 5 (? help, d memo, q leave): ",
        "  Hazel points at Wren.",
        "(0:38 left) Your choice, 1 to 5 (? help, d memo, q leave): rowan",
        "  Noted: Rowan.",
        "(0:38 left) If you like, 1 to 5, or Enter to go on (? help, d memo, q",
    ]


def test_a_day_of_talk_and_a_ballot(monkeypatch: pytest.MonkeyPatch) -> None:
    type_lines(monkeypatch, "accuse", "wren", "strong", "because hunch", "send", "wait", "wait", "vote jasper", "", "q")
    debate: dict[str, Any] = {"agenda": [{"step": "debate", "ends": 30_000}], "now": 0}
    bots = {
        1: Scripted("say trust", "add 3", "send", "vote 3"),
        2: Scripted("vote 3"),
        3: Scripted("vote 1"),
        4: Scripted("vote 3"),
    }
    said = Scene(written(**DAY, **debate), bots).play()
    assert "  1. You say: “To me, Wren is a Werewolf, call it a hunch.”\n" in said
    assert "  2. Hazel: “I trust Wren.”\n" in said
    assert "  Three, two, one: point!\n" in said
    assert "  Noted: Jasper. You may change your mind until the end.\n" in said
    fingers = (
        "Wren (3 voices: Hazel, Rowan, Jasper), Jasper (1 voice: you), Hazel (1 voice: Wren), you (1 voice: Clover)."
    )
    assert f"Fingers point: {fingers}" in flat(said)
    assert flat("The village executes Wren. Wren was: Simple Villager.") in flat(said)


def test_a_sentence_that_was_begun_does_not_stand_in_the_way_of_a_vote(monkeypatch: pytest.MonkeyPatch) -> None:
    type_lines(monkeypatch, "accuse", "wait", "wren", "q")
    debate: dict[str, Any] = {"agenda": [{"step": "debate", "ends": 5_000}]}
    said = Scene(written(**DAY, **debate)).play()
    assert "Against whom do you vote?" in said
    assert "Noted: Wren." in said


def test_the_dead_bet_and_look_up_every_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    type_lines(monkeypatch, "bet wren", "d", "q")
    cards: list[Any] = [{"card": "hunter", "alive": False, "cause": "vote", "died_in": 1}, *CARDS[1:]]
    notes = [[1, "vision", 2, 1, "werewolf"]]
    debate: dict[str, Any] = {"agenda": [{"step": "debate", "ends": 30_000}]}
    said = Scene(written(cards, **DAY, **debate, notes=notes)).play()
    assert "Your bet: Wren will be executed next." in said
    assert "  1: Vision (Rowan): Hazel, Werewolf.\n" in said


def test_the_end_shows_who_was_who_and_what_was_done(monkeypatch: pytest.MonkeyPatch) -> None:
    type_lines(monkeypatch, "hazel", "")
    cards = ["seer", "werewolf", "villager"]
    ballot: dict[str, Any] = {"agenda": [{"step": "ballot", "number": 1, "among": [], "ends": 5_000}]}
    notes = [[1, "vision", 0, 1, "werewolf"]]
    players = [*cards, "villager", "villager"]
    said = Scene(written(players, **DAY, **ballot, notes=notes), {2: Scripted("vote 1"), 3: Scripted("vote 1")}).play()
    end = said[said.index("The game is over") :].splitlines()
    assert end[1:] == [
        "The village breathes. You have won, with Rowan, Wren and Jasper.",
        "  The Villagers have won",
        "  you (Seer), Hazel (Werewolf), Rowan (Simple Villager), Wren (Simple",
        "    Villager) and Jasper (Simple Villager)",
        "The secrets, night by night",
        "  1: Vision (you): Hazel, Werewolf.",
    ]


# --- What is shown


def test_a_village_is_drawn_with_its_houses_and_signs() -> None:
    buildings = [
        {"id": "farm1", "place": 1, "owner": 1, "standing": True, "token": False},
        {"id": "manor", "place": 2, "owner": 2, "standing": True, "token": True},
        {"id": "church", "place": 3, "owner": 3, "standing": True, "token": False},
        {"id": "school", "place": 5, "owner": -1, "standing": False, "token": False},
    ]
    cards: list[Any] = [
        *CARDS[:4],
        "cupid",
        {"card": "hunter", "alive": False, "cause": "vote", "died_in": 1, "shown": True},
    ]
    debate: dict[str, Any] = {"agenda": [{"step": "debate", "ends": 30_000}]}
    house = {"tokens": True}
    position = written(cards, **DAY, **debate, buildings=buildings, house=house, captain=1, poster=2, lovers=[0, 3])
    said = Scene(position).show()
    assert [line.rstrip() for line in said.splitlines()[1:4]] == [
        "► 1 You bundle               2 Hazel ★ Hazel’s farm     3 Rowan ¶ the manor ●",
        "  4 Wren ♥ the church ○      5 Jasper bundle            6 †Clover (Hunter)",
        "   the school: in ashes",
    ]


def test_the_little_girl_reads_her_odds_and_may_open_her_eyes() -> None:
    cards = ["little_girl", "werewolf", "werewolf", "villager", "witch", "hunter"]
    scene = Scene(written(cards, **NIGHT, **WOLVES))
    assert "facing at worst 2 wolves: 8% for one beat, 15% for two" in flat(scene.show())
    assert scene.meant("eyes") == ["lids b4 open"]
    assert numbered(scene.view())[-1] == "lids b4 open"
    assert "odds" not in Scene(written(**NIGHT, **WOLVES)).show()


def test_the_witch_sees_the_victim_and_her_flasks() -> None:
    cards = ["witch", "werewolf", "seer", "villager", "villager", "hunter"]
    scene = Scene(written(cards, **NIGHT, **WITCH, victim=3, shown_victim=3, was_shown=0))
    said = scene.show()
    assert "The victim: Wren.\nYou have both flasks left." in said
    choices = [choice.sentence for choice in scene.screen.choices(scene.view())]
    assert choices[:2] == ["keep your flasks", "poison Hazel"]
    assert "save Wren, poison Rowan" in choices
    assert scene.meant("wren nobody") == ["tap b6 3 -"]
    assert scene.meant("nobody") == ["tap b6 - -"]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_step_has_a_question(language: str) -> None:
    """Every decision of section 7, as its player sees it."""
    asked: dict[str, dict[str, Any]] = {
        "presentation": {"number": 0},
        "shot": {"seat": 0},
        "naming": {"seat": 0},
        "successor": {"seat": 0},
        "campaign": {},
        "election_ballot": {"number": 1, "among": [0, 1, 2]},
        "debate": {},
        "banning": {},
        "tavern_ballot": {"number": 1, "among": []},
        "ballot": {"number": 2, "among": [1, 2]},
        "tie_break": {"among": [1, 2]},
        "sentence_window": {},
        "dusk_window": {},
        "offer": {"building": "farm2"},
        "accept": {"building": "farm2", "seat": 0},
    }
    homes = {"banning": "school", "tavern_ballot": "tavern", "offer": "bailiff", "sentence_window": "manor"}
    for step, facts in asked.items():
        home = homes.get(step)
        buildings = [] if home is None else [{"id": home, "place": 0, "owner": 0, "standing": True, "token": True}]
        if step in ("offer", "accept"):
            buildings.append({"id": "farm2", "place": 5, "owner": -1, "standing": True, "token": False})
        dead = step in ("shot", "naming", "successor")
        first: dict[str, Any] = {"card": "hunter"} | ({"alive": False, "cause": "vote", "died_in": 2} if dead else {})
        moment: dict[str, Any] = {"agenda": [{"step": step, **facts, "ends": 9_000}], "tied": [1, 2]}
        moment["captain"] = -1 if dead or step == "campaign" else 0
        if step == "sentence_window":
            moment |= {"designated": 1, "pardon_lord": 0, "pardon_ends": 9_000}
        position = written([first, *CARDS[1:]], **DAY, **moment, buildings=buildings, house={"tokens": True})
        scene = Scene(position, language=language)
        choices = scene.screen.choices(scene.view())
        assert choices, step
        said = scene.show()
        assert not set("⟦⟧{}") & set(said)
        for choice in choices:
            assert choice.sentence
            assert scene.position.why_not(0, read_move(choice.move)) is None
            assert choice.move in scene.meant(choice.typed) or choice.move.split()[0] in ("done", "why"), choice


# --- What is typed


@pytest.mark.parametrize(
    ("language", "answer", "moves"),
    [
        ("en", "ready", ["ready"]),
        ("fr", "prêt", ["ready"]),
        ("en", "accuse Rowan strong", ["say accuse", "add 2", "add strong", "send"]),
        ("fr", "accuse Basile fort", ["say accuse", "add 2", "add strong", "send"]),
        ("fr", "accuse basile", ["say accuse", "add 2"]),
        ("fr", "Accuse Cléo de tout", []),
        ("en", "accuse Wren strong and Hazel too", []),
        ("fr", "accuse cleo peu parce que votes", ["say accuse", "add 3", "add weak", "why votes", "send"]),
        ("en", "accuse wren weak because hunch", ["say accuse", "add 3", "add weak", "why gut", "send"]),
        ("fr", "je suis la Voyante", ["say claim", "add seer", "send"]),
        ("en", "i am the seer", ["say claim", "add seer", "send"]),
        ("fr", "vision 1 Ana Loup-Garou", ["say vision", "add 1", "add 1", "add werewolf", "send"]),
        ("fr", "suspects Ana Hugo", ["say rank", "add 1", "add 4", "send"]),
        ("fr", "pas d'accord", ["say disagree"]),
        ("en", "pass", ["say pass", "send"]),
        ("fr", "merci", ["say thank", "send"]),
        ("en", "nonsense", []),
        ("en", "vote Wren", ["vote 3"]),
    ],
)
def test_a_line_in_a_debate_is_understood(language: str, answer: str, moves: list[str]) -> None:
    scene = Scene(written(**DAY, agenda=[{"step": "debate", "ends": 30_000}]), language=language)
    assert scene.all_of(answer) == moves


@pytest.mark.parametrize(
    ("step", "answer", "moves"),
    [
        ({"step": "ballot", "number": 1, "among": []}, "Wren", ["vote 3"]),
        ({"step": "ballot", "number": 1, "among": []}, "vote wr", ["vote 3"]),
        ({"step": "ballot", "number": 1, "among": []}, "against Wren", ["vote 3"]),
        ({"step": "election_ballot", "number": 1, "among": [0, 1]}, "you", ["elect 0"]),
        ({"step": "tie_break", "among": [1, 2]}, "Rowan", ["break 2"]),
        ({"step": "banning"}, "ban Rowan Hazel", ["ban 1 2"]),
        ({"step": "banning"}, "Rowan", ["ban 2"]),
        ({"step": "banning"}, "ban", ["ban"]),
    ],
)
def test_a_name_alone_means_what_is_asked(step: dict[str, Any], answer: str, moves: list[str]) -> None:
    school = {"id": "school", "place": 0, "owner": 0, "standing": True, "token": False}
    buildings = [school] if step["step"] == "banning" else []
    moment: dict[str, Any] = {"agenda": [{**step, "ends": 9_000}], "captain": 0, "tied": [1, 2], "buildings": buildings}
    moment["house"] = {"tokens": bool(buildings)}
    assert Scene(written(**DAY, **moment)).meant(answer) == moves


def test_a_token_is_taken_by_its_name_its_house_or_its_role() -> None:
    draft: dict[str, Any] = {"agenda": [{"step": "drafting", "number": 0, "ends": 9_000}], "order": [0, 1, 2, 3, 4, 5]}
    pool = ["church", "farm2", "farm1", "bundle", "bundle", "manor"]
    scene = Scene(written(round=0, phase="setup", **draft, pool=pool, house={"tokens": True}))
    assert [scene.meant(word) for word in ("rosary", "the church", "Confessor", "take church")] == [["take church"]] * 4
    assert scene.meant("farmer") == ["take farm1"]
    assert scene.meant("bundle") == ["take bundle"]


def test_ballots_are_looked_up_as_they_were_counted_whoever_is_captain_now() -> None:
    votes = [1, 2, 1, None, None, None]
    ballots = [[1, "vote", [1, 2, 1, -1, -1, -1], -1, 1], [2, "vote", [1, 2, 1, -1, -1, -1], -1, 1]]
    scene = Scene(written(**DAY, agenda=[{"step": "debate", "ends": 30_000}], ballots=ballots))
    scene.screen.hear(BallotClosed(1, votes, None, {1: 3, 2: 1}))
    assert scene.screen.shows("votes", scene.view())
    told = flat(scene.file.getvalue())
    assert "Day 1: Hazel (2 voices" in told  # of this one nothing was heard
    assert "Day 2: Hazel (3 voices" in told
    scene.screen.hear(BallotClosed(1, votes, None, {2: 2, 1: 2}))
    assert scene.screen.shows("votes", scene.view())
    told = flat(scene.file.getvalue().rsplit("Day 1", 1)[1])
    assert told.startswith(": Hazel (3 voices")
    assert "Rowan (2 voices" in told


def test_what_can_be_looked_up_is_shown_by_its_name() -> None:
    ballots = [[1, "vote", [1, 2, 1, -1, -1, -1], 1, 1]]
    scene = Scene(written(**DAY, agenda=[{"step": "debate", "ends": 30_000}], ballots=ballots))
    assert scene.screen.shows("votes", scene.view())
    assert "Day 1: Hazel (4 voices: You, Rowan, the poster)" in flat(scene.file.getvalue()).replace("you,", "You,")
    assert scene.screen.shows("Night", scene.view())
    assert "The order of the night: Seer, Werewolves, Witch." in scene.file.getvalue()
    assert scene.screen.shows("card", scene.view())
    assert "Goal: Eliminate every Werewolf." in scene.file.getvalue()
    assert not scene.screen.shows("nonsense", scene.view())
