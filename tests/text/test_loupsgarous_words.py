"""Les Loups-Garous in words: every event, refusal, card, house and statement, in both languages, to every listener."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import pytest

from tablee.games.loupsgarous import events
from tablee.games.loupsgarous.content import BOX
from tablee.games.loupsgarous.game import LOUPSGAROUS
from tablee.games.loupsgarous.moves import (
    BUNDLE,
    CALLS,
    CARDS,
    GRAMMAR,
    HOUSES,
    MORE,
    POTIONS,
    REASONS,
    SIDES,
    STRENGTHS,
)
from tablee.games.loupsgarous.words import GameWords, Memory, Names, caught, is_elided, variant
from tablee.kernel import (
    TABLE_EVENTS,
    BadOption,
    ClockStarted,
    DefaultPlayed,
    Event,
    FastLuck,
    PrivateEvent,
    SeatBack,
    SeatGone,
)
from tablee.text import LANGUAGES, Speaker, speaker
from tablee.text.bundles import bundle, folder_of
from tablee.text.speaker import kebab
from tools import check_text
from tools.rules_coverage import ROOT

NB, NARROW = "\u00a0", "\u202f"
BAD_FRENCH = re.compile(rf"(?<![{NB}(]):(?!\d)|(?<![{NARROW}(])[;!?»]|«(?!{NARROW})| %|\"|'|(?<!\w)-\d| {{2}}")
BAD_ENGLISH = re.compile(rf"[{NB}{NARROW}«»]|\"|'|\s[;!?,.](?!\.)| {{2}}")
NAMES = ["Ana", "Basile", "Cléo", "Hugo", "Éric"]
SEATS = range(len(NAMES))
CAUSES = ("night", "grief", "shot", "razor", "razor_penalty", "vote", "tie", "idiot_fate", "left")
ENDINGS = ("villagers", "werewolves", "lovers", "white", "piper", "draw", "stalemate", "abandoned")
PROMPTS = ("shadiest", "reassuring", "survivor", "paths", "shelter", "pair", "wander")
TOKENS = ["farm1", "church", BUNDLE, "farm2", BUNDLE]
WORDS = {  # a word for each part of a statement
    "player": "1",
    "more": "2",
    "strength": "weak",
    "card": "seer",
    "single": "seer",
    "night": "2",
    "day": "1",
    "said": "7",
    "own": "7",
    "house": "church",
    "potion": "heal",
}


def statement(kind: str, *words: str, reason: str | None = None, seat: int = 0) -> events.Stated:
    return events.Stated(9, seat, kind, list(words), reason)


def whole(kind: str) -> list[str]:
    """The words of one statement of this kind, every part of it said; players one after the other."""
    players = iter("1234")
    return [next(players) if part in ("player", MORE) else WORDS[part] for part in GRAMMAR[kind]]


SPECIMENS: list[Event] = [
    *(
        events.VillageFounded([0, 1, 2, 3, 4], ["villager", "villager", "werewolf", "seer"], hidden, 1)
        for hidden in (False, True)
    ),
    *(events.CardDealt(1, card) for card in CARDS),
    *(events.TokensDealt(tokens) for tokens in (TOKENS, [BUNDLE] * 5, list(HOUSES[:5]))),
    events.TokenAsked(1, 5_000),
    *(events.TokenDrafted(1, token, by_lot) for token in (*HOUSES, BUNDLE) for by_lot in (True, False)),
    events.PresentationStarted(1, 5_000),
    *(events.SkipWished(count) for count in (1, 2)),
    *(events.NightStarted(night, 1_000 * night) for night in (1, 2, 3)),
    *(events.CallStarted(call, [call], ends) for call in CALLS for ends in (1_000, 2_000, 3_000)),
    events.CallStarted("b4", ["protector", "seer", "wolves"], 48_000),
    *(events.CallEnded(step) for step in ("wolves", "b4", "seer")),
    events.Beat(3),
    *(events.DecoyAsked(1, "b4", prompt, 1) for prompt in PROMPTS),
    events.DotsFaked(1, [[(2, 300)]]),
    *(
        events.ChoiceHeard(1, step, cells)
        for step, cells in (
            ("b4", ["2"]),
            ("b4", ["-"]),
            ("thief", ["left"]),
            ("thief", ["-"]),
            ("pyromaniac", ["church"]),
            ("pyromaniac", ["farm1"]),
            ("witch", ["-", "2"]),
        )
    ),
    events.ThiefOffered(1, ["werewolf", "seer"]),
    events.ThiefChose(1, "seer"),
    events.LoversChosen(1, [0, 2]),
    events.LoverTold(1, 2),
    *(events.PackTold(pack, pack) for pack in ([1], [1, 2], [1, 2, 3])),
    *(events.DesignationChanged([1, 2], 1, target) for target in (0, None)),
    events.GirlCaught([1, 2], 0),
    *(events.LidsRead(1, 3, half_open) for half_open in (True, False)),
    *(events.Glimpsed(1, 2, beat, players) for beat in (0, 3) for players in ([0], [0, 2, 3], [2, 0])),
    events.NothingGlimpsed(1, 2),
    *(events.CardSeen(1, night, 2, "seer") for night in (0, 2)),
    *(events.VictimShown(1, target) for target in (None, 1, 2)),
    events.CharmedTold([1, 2], [1, 2]),
    *(events.CharmSet(1, charmed) for charmed in ([], [2], [2, 3])),
    *(events.DayBroke(day, None, None, dead, 9_000) for day in (1, 2, 3) for dead in ([], [1], [1, 2])),
    *(events.BuildingBurnt("farm1", 0, evicted) for evicted in (None, 0)),
    events.PosterPlaced(1),
    events.PosterVoid(1),
    *(events.Eliminated(1, "seer", cause) for cause in CAUSES),
    events.ShotAsked(1, 5_000),
    events.ShotFired(1, 2),
    events.PowersLost(),
    *(events.ElectionStarted(by, [0, 1], [0, 1], 5_000) for by in ("village", "farmers")),
    events.Candidate(1),
    *(events.ElectionOpened(number, [0, 1], 5_000) for number in (1, 2)),
    events.ElectionClosed(1, [1, 1, 0, None, None], {1: 2, 0: 1}),
    events.ElectionClosed(1, [None] * 5, {}),
    *(events.CaptainElected(1, by) for by in ("vote", "second", "lot", "only_farmer")),
    *(events.CaptainSucceeded(1, by) for by in ("choice", "lot")),
    *(events.CaptainVacant(reason) for reason in ("no_farmer", "no_eligible", "idiot")),
    *(events.Asked(1, decision, 5_000) for decision in ("successor", "voters", "house", "accept")),
    *(events.DebateStarted(ends) for ends in (1_000, 2_000, 3_000)),
    events.DebateShortened(5_000),
    events.DebateEnded(),
    *(events.Relaunched(seat) for seat in (0, 1, 2)),
    *(events.ReadyCounted(count) for count in (0, 1, 2)),
    *(
        events.StatementDrafted(1, words)
        for words in ([], ["accuse"], ["accuse", "2", "weak"], ["vision", "2", "3", "seer"])
    ),
    *(statement(kind, *whole(kind)) for kind in GRAMMAR),
    *(statement(kind, *whole(kind)[:1]) for kind in ("rank", "charm")),
    *(statement("accuse", "1", strength, reason=reason) for strength in STRENGTHS for reason in (None, *REASONS)),
    *(statement("potion", "2", potion, *([] if potion == "none" else ["0"])) for potion in POTIONS),
    statement("guard", "2", "0"),
    *(statement("claim", card) for card in CARDS),
    *(statement("ask_house", house) for house in HOUSES),
    events.TeacherAsked(1, 5_000),
    *(events.BansSet(players) for players in ([], [1], [1, 2])),
    events.TavernAsked(1, 1, 5_000),
    *(events.TavernVoted(1, target) for target in (None, 1)),
    events.VoteNotHeld(),
    *(events.BallotOpened(number, [0, 1], [1, 2], 5_000) for number in (1, 2)),
    events.VoteHeard(1, 2),
    events.BallotClosed(1, [1, 2, 1, None, None], 1, {1: 4, 2: 1}),
    events.BallotClosed(1, [None] * 5, 3, {3: 2}),
    events.BallotClosed(2, [None] * 5, None, {}),
    *(events.Tied([1, 2], following) for following in ("scapegoat", "captain", "second", "none")),
    events.TieBreakAsked(1, 5_000),
    events.TieBroken(1, 2),
    events.Designated(1),
    *(events.NobodyDesignated(reason) for reason in ("no_voice", "tie")),
    *(events.WindowOpened(window, 5_000) for window in ("sentence", "dusk")),
    *(events.WindowClosed(window) for window in ("sentence", "dusk")),
    *(events.PowerQueued(1, power, 2) for power in ("confess", "restore", "shave")),
    events.ExecutionVoid(1),
    events.PardonAsked(1, 2, 5_000),
    events.PardonGranted(1),
    events.PardonRefused(1),
    events.ImmunityLost(1),
    events.IdiotSpared(1, "idiot"),
    events.ConfessionHeld(1, 2),
    events.PowerRestored(1, 2, "church"),
    events.RazorUsed(1, 2),
    events.TokenSpent("church"),
    events.HouseOffered("farm2", 2, 5_000),
    events.HouseRefused("farm4", 1),
    events.HouseMoved("farm4", 1, 3, 4),
    events.HouseLeftVacant("farm2"),
    events.VotersNamed([1, 2]),
    events.VotersDrafted(1, [1, 2]),
    events.DuskFell(),
    *(events.EyesOpened(1, ["seer", "werewolf", "villager", "idiot", "hunter"], lovers, []) for lovers in ([], [0, 2])),
    events.BetPlaced(1, "seat", "2"),
    *(events.BetPlaced(1, "side", side) for side in SIDES),
    events.ClockLengthened(80_000),
    *(
        events.ModeratorIntervened(65_000, "debate", what)
        for what in ("longer", "relaunch", "reopen 4", "pause", "resume")
    ),
    *(
        events.GameEnded(reason, winners, ["seer"] * 5, [], [], [])
        for reason in ENDINGS
        for winners in ([], [1], [0, 1])
    ),
    SeatGone(1, "disconnected", "bot"),
    SeatBack(1),
    DefaultPlayed(1, "timeout"),
    ClockStarted(1, 5_000, 0),
]
# Public events in which somebody is meant without being named: the role is name enough.
BY_THEIR_ROLE = (
    events.TeacherAsked,
    events.TavernAsked,
    events.ShotFired,
    events.ImmunityLost,
    events.RazorUsed,
    events.PowerRestored,
    events.ConfessionHeld,
)


@pytest.fixture(params=LANGUAGES)
def say(request: pytest.FixtureRequest) -> Speaker:
    return fresh(request.param)


def fresh(language: str) -> Speaker:
    """Somebody who knows who lived where, and who has said what."""
    made = speaker(language, LOUPSGAROUS, strict=True)
    assert isinstance(made.words, GameWords)
    made.words.memory.keep(events.TokensDealt(["farm1", "farm2", "farm3", "farm4", "farm5"]))
    made.words.memory.speakers[7] = 1
    return made


def flat(sentence: str) -> str:
    return sentence.replace(NB, " ").replace(NARROW, " ")


def both(event: Event, you: int | None = None) -> list[str]:
    """In French and in English."""
    return [flat(fresh(language).event(event, NAMES, you)) for language in ("fr", "en")]


# --- Every event


def test_every_kind_of_event_is_told_in_these_tests() -> None:
    assert {type(event) for event in SPECIMENS} == {*LOUPSGAROUS.events, *TABLE_EVENTS}


@pytest.mark.parametrize("you", [0, 1, 2, None])
def test_every_event_has_a_well_set_sentence_for_every_listener(say: Speaker, you: int | None) -> None:
    bad = BAD_FRENCH if say.language == "fr" else BAD_ENGLISH
    for event in SPECIMENS:
        sentence = say.event(event, NAMES, you)
        assert sentence.strip() == sentence != "", event
        assert not set("{}⟦⟧") & set(sentence), sentence
        assert not bad.search(sentence), sentence


@pytest.mark.parametrize("event", SPECIMENS, ids=lambda event: type(event).__name__)
def test_somebodys_own_event_is_told_to_them_as_you(say: Speaker, event: Event) -> None:
    seat = getattr(event, "seat", None)
    if seat is None or isinstance(event, (events.Stated, events.GirlCaught)):
        return
    assert NAMES[seat] not in say.event(event, NAMES, seat)
    if not isinstance(event, (PrivateEvent, *BY_THEIR_ROLE)):
        assert NAMES[seat] in say.event(event, NAMES, None)


@cache
def recorded(seats: int, seed: int, preset: str) -> list[Event]:
    """A whole game at random, by night and by day, to everybody's ears."""
    luck = FastLuck(seed)
    options = LOUPSGAROUS.settled(LOUPSGAROUS.read_options({"preset": preset, "clocks": "fast"}))
    village = LOUPSGAROUS.setup(seats, luck, options, listen=True)
    told = village.drain()
    while not village.over:
        acting = village.acting()
        seat = acting[luck.below(len(acting))] if acting and luck.below(40) else None
        moves = () if seat is None else village.moves(seat)
        if seat is not None and moves:
            village.play(seat, moves[luck.below(len(moves))], luck)
        else:
            due = village.due()
            assert due is not None
            village.advance(due, luck)
        told += village.drain()
    return told


@pytest.mark.parametrize(("seats", "preset"), [(6, "P"), (9, "T"), (12, "F"), (14, "V2")])
def test_every_event_of_a_whole_game_has_a_sentence_for_every_pair_of_eyes(seats: int, preset: str) -> None:
    names = [f"N{seat:02}" for seat in range(seats)]
    for language in LANGUAGES:
        for eyes in (0, 1, seats - 1, None):
            said = speaker(language, LOUPSGAROUS, strict=True)
            for event in recorded(seats, 3, preset):
                heard = event.heard_by(eyes)
                if heard is not None:
                    sentence = said.event(heard, names, eyes)
                    assert sentence.strip() == sentence != ""
                    assert "  " not in sentence


def test_the_log_leaves_beats_decoys_and_half_sentences_to_the_screen(say: Speaker) -> None:
    silent = {type(event).__name__ for event in SPECIMENS if not say.in_log(event)}
    assert silent == {
        "SkipWished",
        "CallEnded",
        "Beat",
        "DecoyAsked",
        "DotsFaked",
        "LidsRead",
        "DebateEnded",
        "ReadyCounted",
        "StatementDrafted",
        "WindowClosed",
        "TokenSpent",
        "ClockStarted",
    }


# --- What nobody may learn from words


@pytest.mark.parametrize(("seats", "preset"), [(9, "T"), (14, "V2")])
def test_what_everybody_hears_by_night_names_nobody(seats: int, preset: str) -> None:
    names = [f"N{seat:02}" for seat in range(seats)]
    by_night = (events.NightStarted, events.CallStarted, events.CallEnded, events.Beat)
    told = [event for event in recorded(seats, 3, preset) if isinstance(event, by_night)]
    assert len(told) > 20
    for language in LANGUAGES:
        said = speaker(language, LOUPSGAROUS, strict=True)
        for event in told:
            sentences = {said.event(event, names, eyes) for eyes in (*range(seats), None)}
            assert len(sentences) == 1
            assert not re.search(r"N\d\d", sentences.pop())


def test_a_public_sentence_tells_every_listener_the_same_cards(say: Speaker) -> None:
    cards = [say.card(card) for card in CARDS]
    for event in SPECIMENS:
        if event.heard_by(None) is None or isinstance(event, events.Stated):
            continue
        mentioned = [{card for card in cards if card in say.event(event, NAMES, you)} for you in (3, 4, None)]
        assert mentioned[0] == mentioned[1] == mentioned[2], event


def test_nobody_is_told_why_nobody_died() -> None:
    said = {tuple(both(events.DayBroke(2, None, None, [], ends))) for ends in (8_000, 12_000, 99_000)}
    assert len(said) == 1


def test_what_is_told_of_a_death_by_night_is_the_card_and_no_cause() -> None:
    assert both(events.Eliminated(1, "seer", "night")) == ["Basile était : Voyante.", "Basile was: Seer."]


@pytest.mark.parametrize("call", [*CALLS, "wolves_end", "nightfall"])
def test_every_call_can_be_said_in_three_ways_that_know_nothing(say: Speaker, call: str) -> None:
    said = {say.say(f"narration-{call}", variant=number) for number in range(3)}
    assert len(said) == 3
    text = (folder_of("loupsgarous") / f"text.{say.language}.ftl").read_text("utf-8")
    messages: check_text.Messages = {}
    list(check_text.read(folder_of("loupsgarous") / f"text.{say.language}.ftl", messages))
    assert f"narration-{call} =" in text
    assert check_text.variables(f"narration-{call}", messages) == {"variant"}


def test_three_nights_in_a_row_are_called_in_three_ways() -> None:
    assert {variant(ends, "seer") for ends in (20_000, 21_000, 22_000)} == {0, 1, 2}


# --- Sentences of the law (5.8, 5.10)


@pytest.mark.parametrize(
    ("event", "you", "french", "english"),
    [
        (
            events.CallStarted("seer", ["seer"], 17_000),
            None,
            "Voyante, de qui veux-tu lire la carte ?",
            "Seer, whose card will you read?",
        ),
        (
            events.DayBroke(2, None, None, [0, 1], 9_000),
            1,
            "Le jour se lève. On ne reverra plus Ana et toi.",
            "Day breaks. Never to be seen again: Ana and you.",
        ),
        (
            events.BuildingBurnt("farm1", 0, None),
            None,
            "Des cendres fument : la ferme d’Ana n’est plus.",
            "Ashes smoke: Ana’s farm is gone.",
        ),
        (
            events.Tied([0, 1], "second"),
            None,
            "Égalité. On recommence entre Ana et Basile.",
            "A tie. Once more, between Ana and Basile.",
        ),
        (
            events.HouseMoved("farm2", 2, 0, 1),
            None,
            "Cléo pose son baluchon et s’installe : la ferme de Basile.",
            "Cléo puts down the bundle and moves in: Basile’s farm.",
        ),
        (
            events.Glimpsed(1, 2, 3, [4, 2]),
            1,
            "Une ombre du côté d’Éric et Cléo : l’un de ces noms au moins cache un Loup-Garou.",
            "A shadow near Éric and Cléo: at least one of these is a Werewolf.",
        ),
        (
            events.BallotClosed(1, [1, 2, 1, None, None], 1, {1: 4, 2: 1}),
            2,
            "Les doigts se lèvent : Basile (4 voix : Ana, toi, l’affiche), toi (1 voix : Basile).",
            "Fingers point: Basile (4 voices: Ana, you, the poster), you (1 voice: Basile).",
        ),
        (
            events.GameEnded("lovers", [0, 1], ["seer"] * 5, [], [0, 1], []),
            1,
            "L’amour reste seul. Tu as gagné, avec Ana.",
            "Love alone remains. You have won, with Ana.",
        ),
        (
            events.GameEnded("draw", [], ["seer"] * 5, [], [], []),
            None,
            "Il ne reste personne. Personne n’a gagné.",
            "No one is left. Nobody has won.",
        ),
    ],
    ids=lambda part: type(part).__name__ if isinstance(part, Event) else "",
)
def test_a_sentence_of_the_village(event: Event, you: int | None, french: str, english: str) -> None:
    assert both(event, you) == [french, english]


def test_a_dawn_without_a_death_has_three_ways_to_be_told() -> None:
    assert len({tuple(both(events.DayBroke(day, None, None, [], 9_000))) for day in (1, 2, 3)}) == 3


@pytest.mark.parametrize(
    ("kind", "words", "reason", "french", "english"),
    [
        ("accuse", "3 weak", None, "Je trouve Hugo un peu louche.", "I find Hugo a bit shady."),
        (
            "accuse",
            "3 strong",
            "votes",
            "Pour moi, Hugo est un Loup-Garou, vu les votes.",
            "To me, Hugo is a Werewolf, going by the votes.",
        ),
        (
            "defend",
            "3",
            "gut",
            "Laissez Hugo tranquille : je crois à son innocence, c’est une intuition.",
            "Leave Hugo alone, I believe them, call it a hunch.",
        ),
        (
            "rank",
            "3 1 2",
            None,
            "Mes suspects, dans l’ordre : Hugo, Basile et Cléo.",
            "My suspects, in order: Hugo, Basile and Cléo.",
        ),
        ("claim", "elder", None, "Je suis l’Ancien.", "I am the Elder."),
        ("claim", "cupid", None, "Je suis Cupidon.", "I am Cupid."),
        ("counter", "3 seer", None, "Hugo ment : la Voyante, c’est moi.", "Hugo is lying: I am the Seer."),
        ("vision", "2 3 werewolf", None, "Nuit 2, j’ai vu Hugo : Loup-Garou.", "Night 2, I saw Hugo: Werewolf."),
        (
            "glimpse",
            "2 3 1",
            None,
            "Nuit 2, une ombre du côté d’Hugo et Basile.",
            "Night 2, a shadow near Hugo and Basile.",
        ),
        ("potion", "1 none", None, "Nuit 1, j’ai gardé mes fioles.", "Night 1, I kept my flasks."),
        ("potion", "1 heal 0", None, "Nuit 1, potion de guérison pour moi.", "Night 1: the healing potion for myself."),
        (
            "ask_opinion",
            "3 4",
            None,
            "Hugo, que penses-tu d’Éric ?",
            "Hugo, what do you make of Éric?",
        ),
        ("propose", "3", None, "Votons tous contre Hugo !", "Let us all vote against Hugo!"),
        ("recall", "3 1 2", None, "Le jour 1, Hugo a voté contre Cléo.", "On day 1, Hugo voted against Cléo."),
        ("agree", "7", None, "D’accord avec Basile (n° 7).", "I agree with Basile (no. 7)."),
        ("agree", "8", None, "D’accord avec le n° 8.", "I agree with no. 8."),
        (
            "contradiction",
            "7 8",
            None,
            "Ces deux phrases de Basile (n° 7 et n° 8) ne tiennent pas ensemble.",
            "These two statements of Basile (no. 7 and no. 8) do not fit.",
        ),
        ("ask_house", "farm5", None, "Bailli, la ferme d’Éric m’irait bien.", "Bailiff, Éric’s farm would suit me."),
    ],
)
def test_a_statement_is_said_as_in_the_law(
    kind: str, words: str, reason: str | None, french: str, english: str
) -> None:
    memory = Memory()
    memory.keep(events.TokenDrafted(4, "farm5", False))
    memory.keep(events.Stated(7, 1, "pass", [], None))
    for language, expected in (("fr", french), ("en", english)):
        named = Names(fresh(language), NAMES, None, memory)
        assert flat(named.statement(0, kind, words.split(), reason)) == expected


def test_whoever_is_spoken_of_is_spoken_to() -> None:
    assert both(statement("accuse", "3", "strong"), 3) == [
        "Ana : « Pour moi, tu es un Loup-Garou. »",
        "Ana: “To me, you are a Werewolf.”",
    ]
    assert both(statement("accuse", "3", "strong"), 0)[1] == "You say: “To me, Hugo is a Werewolf.”"
    assert both(statement("ask_opinion", "1", "3"), 3)[0] == "Ana : « Basile, que penses-tu d’Hugo ? »"


@pytest.mark.parametrize("kind", GRAMMAR)
def test_every_statement_takes_every_reason_before_its_last_mark(say: Speaker, kind: str) -> None:
    memory = Memory()
    memory.speakers[7] = 1
    for you in (0, 1, 2, None):
        named = Names(say, NAMES, you, memory)
        plain = named.statement(0, kind, whole(kind), None)
        for reason in REASONS:
            said = named.statement(0, kind, whole(kind), reason)
            mark = re.search(r"\W*$", plain)
            assert mark is not None
            assert said.endswith(f"{named.because(reason)}{mark[0].lstrip(')')}") or ")" in mark[0]
            assert said.startswith(plain[: -len(mark[0])])
            assert len(said) == len(plain) + len(named.because(reason))


# --- Names


@pytest.mark.parametrize(
    ("name", "of"),
    [
        ("Ana", "d’Ana"),
        ("Éric", "d’Éric"),
        ("Œdipe", "d’Œdipe"),
        ("Hugo", "d’Hugo"),
        ("Hélène", "d’Hélène"),
        ("Yves", "d’Yves"),
        ("Ulysse", "d’Ulysse"),
        ("ibrahim", "d’ibrahim"),
        ("Yasmine", "de Yasmine"),
        ("Y", "de Y"),
        ("Harry", "de Harry"),
        ("Hamza", "de Hamza"),
        ("Basile", "de Basile"),
        ("Wanda", "de Wanda"),
        ("8Ball", "de 8Ball"),
        ("H", "de H"),
        ("★Ana", "de ★Ana"),
    ],
)
def test_de_is_elided_before_a_vowel_or_a_mute_h(name: str, of: str) -> None:
    named = Names(speaker("fr", LOUPSGAROUS, strict=True), [name], None, Memory())
    assert named.of([0]) == of
    assert is_elided(name) == of.startswith("d’")


def test_in_english_nothing_is_elided() -> None:
    named = Names(speaker("en", LOUPSGAROUS, strict=True), NAMES, None, Memory())
    assert named.of([0, 1]) == "Ana and Basile"


def test_a_farm_is_called_after_whoever_lived_there_first_even_when_somebody_else_moves_in() -> None:
    said = speaker("fr", LOUPSGAROUS, strict=True)
    assert flat(said.event(events.HouseLeftVacant("farm2"), NAMES)) == "La porte reste close : la ferme n° 2."
    said.event(events.TokenDrafted(4, "farm2", False), NAMES)
    said.event(events.HouseMoved("farm4", 1, 3, 4), NAMES)
    assert flat(said.event(events.HouseLeftVacant("farm2"), NAMES)) == "La porte reste close : la ferme d’Éric."


def test_every_card_and_token_has_a_name_a_power_and_a_goal_of_its_own(say: Speaker) -> None:
    assert isinstance(say.words, GameWords)
    for piece in say.words.pieces():
        assert say.card(piece) in say.long_card(piece)
    assert len({say.say(f"card-{card}-power") for card in CARDS}) == len(CARDS)
    named = {row["id"]: row["name"][say.language] for row in BOX.shown["cards"]}
    assert {card: say.card(card) for card in CARDS} == named
    for row in BOX.shown["tokens"]:
        assert say.say(f"role-{row['id']}") == row["role"][say.language]
        assert say.say(f"token-{row['id']}") == row["token"][say.language]


# --- The Little Girl's odds (5.11)


@pytest.mark.parametrize(
    ("wolves", "row"), [(1, [4, 8, 12, 15, 18]), (3, [12, 22, 31, 39, 46]), (6, [22, 39, 52, 62, 71])]
)
def test_her_odds_are_those_of_the_law(wolves: int, row: list[int]) -> None:
    assert [caught(wolves, beats, BOX.unnoticed) for beats in range(1, 6)] == row
    named = Names(speaker("en", LOUPSGAROUS, strict=True), NAMES, 0, Memory())
    said = named.odds(wolves, BOX.unnoticed, BOX.readings)
    assert [int(number) for number in re.findall(r"(\d+)%", said)] == row


# --- The chronicle


def test_every_secret_deed_of_whole_games_is_told_when_it_is_none_any_more() -> None:
    told = [event for seed in (3, 4) for event in recorded(14, seed, "V2") if isinstance(event, events.GameEnded)]
    notes = [note for event in told for note in event.notes]
    assert {"designated", "victim", "vision", "lover", "poster"} <= {note[1] for note in notes}
    names = [f"N{seat:02}" for seat in range(14)]
    for language in LANGUAGES:
        named = Names(speaker(language, LOUPSGAROUS, strict=True), names, None, Memory())
        for _, kind, seat, target, word in notes:
            said = named.note(kind, seat, target, word)
            assert (said is None) == (kind == "pack" or kind.startswith("decoy"))
            assert said is None or "  " not in said


@pytest.mark.parametrize(
    ("note", "french", "english"),
    [
        (
            ("glimpse", 1, 8, "0 2"),
            "Une ombre entre les cils (Basile) : Ana et toi.",
            "A shadow through the lashes (Basile): Ana and you.",
        ),
        (("caught", 2, 8, ""), "Sous les yeux des loups : toi.", "Under the eyes of the wolves: you."),
        (("victim", -1, -1, ""), "La meute ne s’accorde sur personne.", "The pack does not agree."),
        (("saved", -1, 0, "elder"), "Une vie de perdue, il en reste une : Ana.", "One life lost, one left: Ana."),
        (("fire", 1, -1, "church"), "Feu (Basile) : l’église.", "Fire (Basile): the church."),
        (
            ("stole", 1, -1, "seer"),
            "Carte prise au centre (Basile) : Voyante.",
            "Card taken from the centre (Basile): Seer.",
        ),
        (("decoy wander", 1, 2, ""), None, None),
    ],
)
def test_a_secret_deed_is_told(note: tuple[str, int, int, str], french: str | None, english: str | None) -> None:
    for language, expected in (("fr", french), ("en", english)):
        said = Names(speaker(language, LOUPSGAROUS, strict=True), NAMES, 2, Memory()).note(*note)
        assert (None if said is None else flat(said)) == expected


# --- Refusals, options, the files themselves


def test_every_refusal_ending_level_pace_side_channel_and_option_has_its_words(say: Speaker) -> None:
    options = {name: f"option-{kebab(name)}" for name in LOUPSGAROUS.options.__struct_fields__}
    wanted = [
        *(f"refusal-{kebab(refusal.code)}" for refusal in LOUPSGAROUS.refusals),
        *(f"ending-{ending}" for ending in ENDINGS),
        *(f"level-{level}-about" for level in LOUPSGAROUS.levels),
        *(f"pace-{pace}{about}" for pace in LOUPSGAROUS.paces for about in ("", "-about")),
        *(f"side-{side}" for side in LOUPSGAROUS.sides),
        *(f"channel-{channel}" for channel in ("village", "pack", "graveyard")),
        *options.values(),
        *(f"{option}-about" for option in options.values()),
        *(f"{options[name]}-{value}" for name, values in choices().items() for value in values),
    ]
    assert [name for name in wanted if not say.has(name)] == []


def choices() -> dict[str, list[Any]]:
    """The values of each option that has a list of them."""
    import typing

    found = {}
    for name, hint in typing.get_type_hints(LOUPSGAROUS.options).items():
        values = [value for part in (hint, *typing.get_args(hint)) for value in typing.get_args(part)]
        found[name] = [value for value in values if isinstance(value, str)] if typing.get_origin(hint) else []
    return found


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (8, {"cards": "W2"}),
        (8, {"preset": "F"}),
        (8, {"preset": "custom", "cards": "W2 V3"}),
        (8, {"preset": "custom", "cards": "W2 Y V5", "tokens": "church"}),
        (8, {"preset": "custom", "cards": "W2 Y V5", "village": True, "tokens": "church"}),
        (5, {"preset": "custom", "cards": "W V5 T", "hidden_composition": True}),
    ],
)
def test_an_option_that_does_not_fit_is_explained(say: Speaker, seats: int, options: dict[str, Any]) -> None:
    with pytest.raises(BadOption) as wrong:
        LOUPSGAROUS.check(seats, LOUPSGAROUS.settled(LOUPSGAROUS.read_options(options)))
    sentence = say.error(wrong.value)
    assert not (BAD_FRENCH if say.language == "fr" else BAD_ENGLISH).search(sentence), sentence


def test_both_files_say_the_same_with_the_same_variables_and_are_well_set() -> None:
    parsed: dict[str, check_text.Messages] = {language: {} for language in LANGUAGES}
    faults = []
    for language in LANGUAGES:
        faults += list(check_text.read(folder_of("loupsgarous") / f"text.{language}.ftl", parsed[language]))
        rules = check_text.TYPOGRAPHY + (check_text.FRENCH if language == "fr" else ())
        for name, message in parsed[language].items():
            faults += [f"{name}: {fault}" for fault in check_text.badly_set(message, rules)]
    assert faults + list(check_text.compare("loupsgarous", parsed)) == []
    assert bundle("fr", "loupsgarous").has_message("game-name")


def test_the_rulebook_has_every_rule_of_the_law_and_of_every_refusal() -> None:
    book = json.loads((folder_of("loupsgarous") / "rulebook.json").read_text("utf-8"))
    told = [rule["id"] for section in book["sections"] for rule in section["rules"]]
    law = (ROOT / "docs" / "rules" / "loupsgarous.md").read_text("utf-8")
    assert sorted(told) == sorted(set(re.findall(r"^(?:- )?\*\*(LGT-\d{3})", law, re.MULTILINE)))
    assert {refusal.rule for refusal in LOUPSGAROUS.refusals} <= set(told)
