"""Archibald in words: every event, refusal, error, card, tile and reason, in both languages."""

from __future__ import annotations

import copy
import re
from typing import Any

import pytest

from tablee.games.archibald import ARCHIBALD, events
from tablee.games.archibald.box import ADVENTURES, TILES
from tablee.games.archibald.moves import ANSWERS, HEROES, KINDS
from tablee.games.archibald.words import GameWords, percent
from tablee.kernel import (
    EVERYTHING,
    TABLE_EVENTS,
    BadContent,
    BadMove,
    BadOption,
    BadPosition,
    ClockStarted,
    DefaultPlayed,
    Event,
    FastLuck,
    SeatBack,
    SeatGone,
    TableeError,
    Words,
)
from tablee.text import LANGUAGES, Speaker, speaker
from tablee.text.bundles import files
from tablee.text.speaker import kebab

NB, NARROW = "\u00a0", "\u202f"
BAD_FRENCH = re.compile(rf"(?<![{NB}(]):|(?<![{NARROW}(])[;!?»]|«(?!{NARROW})| %|\"|'|(?<!\w)-\d")
NAMES = ["Ana", "Basile", "Cléo", "Dan"]
THREE = NAMES[:3]
JAILS = TILES[-5:]
BEHIND = [Words("Gagne 1 vie.", "Gain 1 life."), Words("Rien ne se passe.", "Nothing happens.")]
DRAWN = ("setup", "tile", "passage", "restart", "card", "adventure")
SEIDES = ["moustik", "seide", "seide"]

SPECIMENS: list[Event] = [
    *(events.GameStarted(seat, retry) for seat in (0, 1) for retry in (True, False)),
    *(events.HeroChosen(1, hero, "C1") for hero in HEROES),
    *(events.CardsDrawn(1, 3, count, reason, None) for count in (0, 1, 2) for reason in DRAWN),
    *(events.CardsDrawn(1, 3, 2, reason, ["E3-A#1", "E3-H#1"]) for reason in DRAWN),
    events.TurnStarted(1, 9),
    *(events.WindowOpened(1, 9, window) for window in "AC"),
    events.TurnEnded(1, 9),
    *(events.MovementSkipped(1, reason) for reason in ("fought", "immobilised", "no_target")),
    *(events.CardDrafted(1, *facts) for facts in (("", "", []), ("E4-F#1", "C9", []), ("E4-E#1", "C9", ["A3", "E8"]))),
    events.CardPlayed(1, "E2-F#1", "", None, []),
    events.CardPlayed(1, "E2-D#1", "C3", None, ["A3"]),
    *(events.CardPlayed(1, "E3-J#1", "", target, []) for target in (0, 2)),
    *(events.Equipped(1, "E2-A#1", replaced) for replaced in ("", "E2-B#1")),
    *(
        events.CardsDiscarded(1, cards, reason)
        for cards in (["E2-A#1"], ["E2-A#2", "E2-F#1", "E3-C#1"])
        for reason in ("choice", "overflow", "effect", "defeat", "used")
    ),
    *(events.DeckReshuffled(deck, size) for deck in ("E2", "E3", "E4", "ADV") for size in (1, 4)),
    events.TileDrawn(1, 2, "T2-03", "C2"),
    events.TileRejected("T2-15", "E4"),
    *(events.TileLaid(tile, "C2", breached) for tile in TILES[5:-5] for breached in (True, False)),
    *(events.Bumped(1, "C2", "C3", tile) for tile in ("T2-15", "T3-01")),
    *(events.HeroMoved(1, "C2", "C3", kind) for kind in ("move", "bonus", "flight")),
    *(
        kind(1, "C3", source)
        for kind in (events.BonusMoveGranted, events.BonusMoveDeclined)
        for source in ("spring", "card")
    ),
    *(events.JailRevealed("C11", tile) for tile in JAILS),
    *(events.EnemiesAppeared("C2", kinds, "tile", 0) for kinds in ([], ["spider"], SEIDES)),
    *(events.EnemiesAppeared("C2", kinds, "card", 1) for kinds in ([], ["spider"])),
    *(events.EnemiesRelocated(kind, "A3", "C9") for kind in KINDS),
    *(
        events.FightStarted(1, "C2", dice, (2, 1), kinds, chance)
        for dice in ((1, 2), (0, 1), (3, 0), (0, 0))
        for kinds in (["darkos"], SEIDES)
        for chance in (0, 3, 421, 1000)
    ),
    *(events.FightRolled(1, 2, [2, 0], [1], hits, wounds) for hits in (0, 1, 2) for wounds in (0, 1, 3)),
    events.EnemiesKilled(1, "C2", SEIDES),
    *(events.ArmourUsed(1, "E3-D#1", prevented) for prevented in (1, 2)),
    *(
        events.LivesChanged(1, delta, lives, reason)
        for delta, lives in ((1, 4), (-1, 1), (-2, 0))
        for reason in ("tile", "card", "adventure", "fight", "restart")
    ),
    events.HeroBlocked(1, "C2", SEIDES),
    events.HeroDefeated(1, "B6", 3),
    *(events.HeroSent(1, "B6", "C4", reason) for reason in ("defeat", "trap", "flood", "gust", "tunnel")),
    *(kind(1, level) for kind in (events.LevelReachedFirst, events.LevelBonus) for level in (2, 3, 4, 5)),
    *(events.DieRolled(1, value, reason) for value in (1, 4) for reason in ("trial", "adventure", "contest")),
    *(
        events.WaterChanged(delta, tokens, reason)
        for delta, tokens, reason in (
            (1, 1, "level"),
            (1, 3, "trial"),
            (-1, 2, "card"),
            (-1, 0, "card"),
            (-4, 0, "flood"),
        )
    ),
    *(events.FloodStarted(order) for order in ([], [1, 2, 0])),
    events.FloodEnded(),
    *(events.AdventureDrawn(1, reader, card, BEHIND) for reader in (0, 2) for card in ADVENTURES),
    *(events.AdventureAnswered(1, "A02", answer, BEHIND) for answer in "AB"),
    events.MarkerSet(1, "immobilised"),
    events.MarkerCleared(1, "immobilised"),
    events.PassageOpened(1, "C8", "C9"),
    *(events.JailPeeked(1, "C11", tile) for tile in (None, *JAILS)),
    *(events.HandsSwapped(1, other, 1, 2, ["E2-A#1"], ["E2-F#1", "E2-G#1"]) for other in (0, 2)),
    events.DecisionRequested(1, "move"),
    *(events.GameWon(1, reason, "B11", JAILS, [2, 1, 3], 24) for reason in ("archibald", "forfeit")),
    events.GameStopped("round_limit", JAILS, [1, 2, 3], 200),
    DefaultPlayed(1, "timeout"),
    SeatGone(1, "left", "bot"),
    SeatBack(1),
    ClockStarted(1, 20_000, 60_000),
]
PARTS: dict[str, Any] = {"rule": "ARC-001", "seats": 3, "pawns": 4}
DETAILS = [
    (kind, name.removeprefix(f"error-{kebab(kind.code)}-"))
    for name in re.findall(r"^error-[a-z-]+", files("fr", "archibald")[-1].read_text("utf-8"), re.MULTILINE)
    for kind in (BadMove, BadContent, BadOption, BadPosition)
    if name.startswith(f"error-{kebab(kind.code)}-")
]


@pytest.fixture(scope="module", params=LANGUAGES)
def say(request: pytest.FixtureRequest) -> Speaker:
    return speaker(request.param, ARCHIBALD, strict=True)


def plain(sentence: str) -> str:
    return sentence.replace(NB, " ").replace(NARROW, " ")


def both(event: Event, you: int | None = None, names: list[str] = THREE) -> list[str]:
    """What is said in English and in French, with ordinary spaces."""
    return [plain(speaker(language, ARCHIBALD, strict=True).event(event, names, you)) for language in ("en", "fr")]


def check(say: Speaker, sentence: str) -> None:
    assert sentence.strip() == sentence != ""
    assert "  " not in sentence
    assert not set("{}⟦⟧") & set(sentence)
    assert not re.search(r"\bnone\b", sentence), sentence
    assert say.language != "fr" or not BAD_FRENCH.search(sentence), sentence


def recorded(seats: int, seed: int, **options: Any) -> list[Event]:
    """Every event of a game played at random, to everybody's ears."""
    luck = FastLuck(seed)
    position = ARCHIBALD.setup(seats, luck, ARCHIBALD.read_options(options), listen=True)
    told = position.drain()
    for _ in range(3000):
        if position.over:
            break
        seat = position.awaited()[0]
        moves = position.moves(seat)
        position.play(seat, moves[luck.below(len(moves))], luck)
        told += position.drain()
    return told


# --- Events


@pytest.mark.parametrize("seats", [2, 4])
def test_every_event_of_a_long_game_has_a_sentence_for_every_pair_of_eyes(say: Speaker, seats: int) -> None:
    for event in recorded(seats, seats, bump_retry=seats == 4):
        for eyes in (0, seats - 1, None, EVERYTHING):
            heard = event.heard_by(eyes)
            if heard is not None:
                check(say, say.event(heard, NAMES[:seats], eyes))


def test_every_kind_of_event_is_told_in_these_tests() -> None:
    assert {type(event) for event in SPECIMENS} == {*ARCHIBALD.events, *TABLE_EVENTS}


@pytest.mark.parametrize("kind", dict.fromkeys(type(event) for event in SPECIMENS), ids=lambda kind: kind.__name__)
def test_somebodys_own_event_is_told_to_them_as_you(say: Speaker, kind: type[Event]) -> None:
    for event in (event for event in SPECIMENS if type(event) is kind):
        for you in (0, 1, 2, None):
            check(say, say.event(event, THREE, you))
        if hasattr(event, "seat"):
            assert THREE[1] in say.event(event, THREE, None)
            assert THREE[1] not in say.event(event, THREE, 1)


def test_the_log_leaves_to_the_screen_what_the_screen_shows(say: Speaker) -> None:
    silent = {type(event).__name__ for event in SPECIMENS if not say.in_log(event)}
    assert silent == {
        "TurnStarted",
        "WindowOpened",
        "TurnEnded",
        "CardDrafted",
        "TileDrawn",
        "LevelBonus",
        "MarkerCleared",
        "FloodEnded",
        "DecisionRequested",
        "ClockStarted",
    }


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            events.TileLaid("T2-09", "C2", False),
            "C2: Looted archives (a Seide and a book).",
            "C2 : Archives pillées (un Séide et un livre).",
        ),
        (
            events.TileLaid("T3-01", "E7", True),
            "E7: Satan’s Falls. No tile would leave a way through, so the walls of this one crumble!",
            "E7 : Chutes de Satan. Aucune tuile ne laisserait de passage, alors les murs de celle-ci s’écroulent !",
        ),
        (
            events.EnemiesAppeared("B3", ["moustik", "seide", "moustik"], "tile", 0),
            "On B3, a Seide and 2 Moustiks appear!",
            "En B3, un Séide et 2 Moustiks surgissent !",
        ),
        (
            events.EnemiesAppeared("B3", ["spider"], "tile", 1),
            "On B3, a spider appears! The supply has no more.",
            "En B3, une araignée surgit ! La réserve n’en a pas plus.",
        ),
        (
            events.FightStarted(1, "C7", (1, 2), (0, 2), ["millipede"], 917),
            "Basile fights a millipede on C7: 1 red die and 2 yellow dice against 2 yellow dice. "
            "The chance to win is 92%.",
            "En C7, Basile affronte un mille-pattes : 1 dé rouge et 2 dés jaunes contre 2 dés jaunes. "
            "Chances de vaincre : 92 %.",
        ),
        (
            events.WaterChanged(1, 3, "trial"),
            "The water rises: 3 flood tokens of 4. One more, and it is the flood!",
            "L’eau monte : 3 pions d’eau sur 4. Encore un, et c’est l’inondation !",
        ),
        (
            events.AdventureAnswered(1, "A02", "B", BEHIND),
            "Basile answers: “I take it back to the nest.” Nothing happens.",
            "Basile répond : « Je le rapporte au nid. » Rien ne se passe.",
        ),
        (
            events.CardPlayed(1, "E4-F#2", "C9", None, []),
            "Basile plays “Darkos’s fury” on C9.",
            "Basile joue « Fureur de Darkos » en C9.",
        ),
    ],
)
def test_codes_become_names(event: Event, english: str, french: str) -> None:
    assert both(event) == [english, french]


def test_a_bump_says_why(say: Speaker) -> None:
    wall, falls = events.Bumped(1, "C2", "C3", "T2-15"), events.Bumped(1, "C5", "C6", "T3-01")
    assert both(wall, 1)[0].startswith("Ouch! A wall faces you on C3: you stay on C2.")
    assert both(wall, 1)[1].startswith("Aïe ! En C3, un mur te fait face : tu restes en C2.")
    assert both(falls)[1] == "Personne ne franchit les Chutes de Satan : Basile reste en C5."


def test_bad_dice_and_enemies_in_the_way_are_told_with_comfort() -> None:
    assert both(events.FightRolled(1, 2, [0], [1], 0, 1), 1)[0].startswith("The dice have no heart today")
    assert both(events.FightRolled(1, 2, [0], [0], 0, 0), 1)[0] == "You make no hit, the enemy makes no hit."
    assert both(events.HeroBlocked(1, "C2", ["seide"]), 1)[0].endswith("Courage!")


@pytest.mark.parametrize(
    ("you", "english"),
    [
        (1, "You swap hands with Cléo. Your new hand: Rose thorn."),
        (2, "Basile swaps hands with you. Your new hand: Petal jelly and Flea hop."),
        (0, "Basile and Cléo swap hands."),
        (None, "Basile and Cléo swap hands."),
    ],
)
def test_swapped_hands_are_told_to_their_owners_alone(you: int | None, english: str) -> None:
    swapped = events.HandsSwapped(1, 2, 1, 2, ["E2-A#1"], ["E2-F#1", "E2-G#1"])
    heard = swapped.heard_by(you)
    assert heard is not None
    assert both(heard, you)[0] == english


def test_only_who_looks_hears_what_is_there(say: Speaker) -> None:
    peeked = events.JailPeeked(1, "C11", "T5-02")
    heard = peeked.heard_by(0)
    assert heard is not None
    assert both(heard, 0)[0] == "Basile looks through the keyhole of C11."
    assert both(peeked, 1)[0] == "You look through the keyhole of C11: Oubliette (a trap). This is your secret."


def test_the_sentence_of_an_adventure_never_says_what_an_answer_brings(say: Speaker) -> None:
    drawn = events.AdventureDrawn(1, 2, "A02", BEHIND)
    for you in (0, 1, 2, None):
        told = say.event(drawn, THREE, you)
        assert not [words for words in BEHIND if words.fr in told or words.en in told]


def test_chances_are_never_0_or_100_unless_they_are() -> None:
    assert [percent(chance) for chance in (0, 1, 4, 5, 421, 996, 999, 1000)] == [0, 1, 1, 1, 42, 99, 99, 100]


# --- Pieces


def test_every_piece_has_a_name_and_can_be_described(say: Speaker) -> None:
    assert isinstance(say.words, GameWords)
    for piece in say.words.pieces():
        assert say.card(piece) != piece
        check(say, say.card(piece))
        check(say, say.long_card(piece))


def test_pieces_are_described_with_what_they_do() -> None:
    say = speaker("fr", ARCHIBALD, strict=True)
    described = {piece: plain(say.long_card(piece)) for piece in ("E3-D#1", "T2-14", "T2-01", "T4-06", "max", "A10")}
    assert described == {
        "E3-D#1": "Carapace de scarabée, équipement du niveau 3. "
        "Armure : évite la perte d’au plus 2 vies en une fois, puis défausse-la.",
        "T2-14": "École du village, tuile du niveau 2, murée au nord et à l’est : un livre.",
        "T2-01": "Grand-rue, tuile du niveau 2 sans mur : rien de particulier.",
        "T4-06": "Corps de garde, tuile du niveau 4 sans mur : 2 Séides.",
        "max": "Max : 2 dés rouges, 5 vies au plus.",
        "A10": "La goutte de miel, carte aventure. Une goutte de miel plus grosse que ta tête ! Qu’en fais-tu ?",
    }


def test_an_owners_copy_has_its_own_names(say: Speaker) -> None:
    written = copy.deepcopy(ARCHIBALD.edition.written)
    written["encounters"][0]["name"] = {"fr": "Aiguille de pin", "en": "Pine needle"}
    written["tiles"][7]["name"] = {"fr": "Hôpital", "en": "Hospital"}
    mine = speaker(say.language, ARCHIBALD.in_edition(written), strict=True)
    assert mine.card("E2-A#2") in ("Aiguille de pin", "Pine needle")
    assert mine.card("T2-03") in ("Hôpital", "Hospital")
    assert mine.card("E2-B#1") == say.card("E2-B#1")


# --- Reasons, refusals, errors

REASONS: dict[str, dict[str, Any]] = {
    "nearest": {"cell": "C5"},
    "unknown": {"cell": "C5"},
    "heal": {},
    "weapon": {"card": "E4-A#1"},
    "armour": {"card": "E3-D#1"},
    "hinder": {"seat": 2},
    "bonus": {},
    "jail": {"cell": "C11"},
    "detour": {"cell": "B4"},
    "water": {},
    "peek": {},
    "keep": {},
    "gamble": {},
    "safe": {},
}


def test_the_bots_say_nothing_else() -> None:
    assert set(ARCHIBALD.reasons) <= set(REASONS)


@pytest.mark.parametrize("key", REASONS)
def test_every_reason_of_a_bot_has_a_sentence_with_names(say: Speaker, key: str) -> None:
    for you in (0, 2):
        sentence = say.reason(key, REASONS[key], THREE, you)
        check(say, sentence)
        assert not re.search(r"\bE\d-", sentence)


def test_a_bot_apologises_to_whom_it_hinders() -> None:
    say = speaker("en", ARCHIBALD, strict=True)
    assert say.reason("hinder", {"seat": 2}, THREE, 2) == "Sorry, but you are getting too far ahead!"
    assert "Cléo" in say.reason("hinder", {"seat": 2}, THREE, 0)


def test_every_refusal_says_why_and_by_which_rule(say: Speaker) -> None:
    for refusal in ARCHIBALD.refusals:
        sentence = say.refusal(refusal.code, refusal.rule)
        check(say, sentence)
        assert sentence.endswith(f"({refusal.rule})")


@pytest.mark.parametrize(("kind", "detail"), DETAILS)
def test_every_error_says_what_was_wrong(say: Speaker, kind: type[TableeError], detail: str) -> None:
    for wrong, right in (("C01", ["amount"]), (1, 3), (2, 1)):
        sentence = say.error(kind(wrong, right, detail=detail, **PARTS))
        check(say, sentence)
        assert str(wrong) in sentence


def test_every_answer_has_a_label(say: Speaker) -> None:
    assert isinstance(say.words, GameWords)
    named = say.words.in_words_of(say)
    for card in ARCHIBALD.box.adventures:
        for answer in ANSWERS[: len(card.answers)]:
            check(say, named.label(card.id, answer))
