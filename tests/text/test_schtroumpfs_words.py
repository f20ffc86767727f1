"""Les Schtroumpfs in words: every event, refusal, error, card and reason, in both languages."""

from __future__ import annotations

import copy
import re
from typing import Any

import pytest

from tablee.games.schtroumpfs import SCHTROUMPFS, events
from tablee.games.schtroumpfs.box import CAKES, GARGAMEL
from tablee.games.schtroumpfs.moves import INVENTIONS, ROOFS, ROWS, SMURFS
from tablee.games.schtroumpfs.words import GameWords
from tablee.kernel import (
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
)
from tablee.text import LANGUAGES, Speaker, speaker
from tablee.text.bundles import files
from tablee.text.speaker import kebab

NB, NARROW = "\u00a0", "\u202f"
BAD_FRENCH = re.compile(rf"(?<![{NB}(]):|(?<![{NARROW}(])[;!?»]|«(?!{NARROW})| %|\"|'|(?<!\w)-\d")
NAMES = ["Ana", "Basile", "Cléo", "Dan", "Élise"]
THREE = NAMES[:3]
HAND = ["S01", "S02", "S03"]

SPECIMENS: list[Event] = [
    events.GameSetup("standard", False, False, [HAND] * 3, ["R1"] * 6, ["C01", "C02"], ["N01"], 3, 10, 13, 10, 1),
    events.GameSetup("nightmare", True, True, [HAND], ROOFS, CAKES[:4], ["N01"], 3, 18, 5, 10, 1),
    *(events.RoundStarted(3, 1, meeples, lasting) for meeples in (0, 1, 8) for lasting in (None, "G12")),
    events.TurnStarted(1, 9),
    *(events.CardDrawn(1, "P15", pile, "hand") for pile in ("deck", "forest", "extra")),
    *(events.DeckReshuffled(cards) for cards in (1, 12)),
    events.CardPlayed(1, "S01", 0),
    events.CardMissing(1),
    events.AbilityResolved(1, "S06"),
    events.PlacementSkipped(1),
    *(
        events.MeeplePlaced(1, target, mode, filled)
        for target in ("3U", "N20")
        for mode in ("", "double", "overflow")
        for filled in (True, False)
    ),
    events.MeepleAside(1),
    *(
        events.DieRolled(1, die, face + 1, side.effect, side.amount, "3L", reroll)
        for die, sides in SCHTROUMPFS.box.dice.items()
        for face, side in enumerate(sides)
        for reroll in (True, False)
    ),
    *(events.DieSkipped(1, die, "P15") for die in ("danger", "super", "azrael")),
    events.ReactionUsed(1, "N10", "danger"),
    *(events.AzraelMoved(8, 2, steps, "G02") for steps in (1, 2, None)),
    events.AzraelMoved(2, 2, None, "N02"),
    *(events.HowlibirdAttack(1, "danger", *facts) for facts in ((True, False), (False, False), (False, True))),
    *(events.TargetDesignated(1, target, "attack") for target in (0, 1, 2)),
    events.CardPickedAtRandom(1, "S05"),
    *(events.CardDiscarded(1, "S05", reason) for reason in ("played", "hunt")),
    *(events.ResourcesGained(1, (2, 0, 1), reason) for reason in ("3U", "P01", "N07", "danger", "unknown")),
    *(events.ResourcesLost(1, (0, 1, 0), reason) for reason in ("super", "G02", "unknown")),
    *(events.ResourcesSpent(1, (1, 2, 3), purpose) for purpose in ("1U", "N10", "R1", "unknown")),
    events.ResourcesExchanged(1, (1, 1, 0), (0, 0, 2)),
    *(events.ActionPerformed(1, "3L", dangerous, 2, 3) for dangerous in (True, False)),
    *(events.ActionFizzled(1, "1U", reason) for reason in ("cost", "slots")),
    *(events.Rescue(1, drew, nest, 1) for drew, nest in ((True, True), (True, False), (False, True))),
    events.WardrobeExchanged(1, "forest", "P04"),
    *(events.CardCaged("P04", seat) for seat in (None, 1)),
    *(events.MeepleReturned(source, number, "P02") for source in ("nest", "3U") for number in (1, 2)),
    *(events.IdeasRevealed(inventions, "6L") for inventions in (["N01"], ["N01", "N02", "N03"])),
    *(events.InventionCrafted(1, "N12", paid, free) for paid, free in ((6, False), (0, True))),
    events.InventionUsed(1, "N07"),
    *(events.InventionDiscarded("N20", reason, True) for reason in ("used", "limit", "azrael", "G06")),
    events.InventionDiscarded("N11", "limit", False),
    events.RobotMeeple(True, "esplanade"),
    *(events.RobotMeeple(False, place) for place in ("esplanade", "nest", "loose", "aside", "3U", "N20")),
    *(events.PermissionAsked(1, asker, "S02") for asker in (0, 2)),
    *(events.PermissionAnswered(1, 0, "S02", allowed) for allowed in (True, False)),
    *(events.SmurfSheltered(1, "S02", owner, 1) for owner in (None, 0, 1, 2)),
    events.HouseBuilt(1, "R1", (0, 5, 4)),
    events.HouseDestroyed("R1"),
    events.CakePrepared(1, "C01"),
    *(events.ObjectiveChanged(goal, valid) for goal in ("rescue", "build", "bake") for valid in (True, False)),
    *(events.TurnEnded(1, drawn) for drawn in (0, 1, 3)),
    *(events.RoundEnded(3, returned, kept) for returned in (0, 1, 8) for kept in (0, 1, 2)),
    *(events.GargamelRevealed(card.id, card.kind, card.paws) for card in SCHTROUMPFS.box.gargamel),
    *(events.GargamelPeeked(1, card) for card in ("G09", None)),
    events.GargamelRewound("G17"),
    events.GargamelCancelled("G07"),
    events.GargamelStandee([7, 8]),
    events.LeaderPassed(0, 1),
    events.GameWon(1, 8, 60, ["G17"]),
    events.GameLost(10, 80, 2, 1, 0, []),
    events.GameLost(10, 80, 1, 3, 4, ["G01"]),
    events.WindowOpened(1, "A"),
    events.DecisionRequested(1, "play_card"),
    DefaultPlayed(1, "timeout"),
    SeatGone(1, "left", "bot"),
    SeatBack(1),
    ClockStarted(1, 20_000, 60_000),
]
NAMELESS = (events.LeaderPassed, events.GameSetup, events.GameWon)  # a seat in them is not simply who acts
PARTS: dict[str, Any] = {
    "effect": "collect",
    "row": "3U",
    "rule": "SCH-001",
    "level": "terrible",
    "seats": 3,
    **dict.fromkeys(("value", "number", "line", "column", "round"), 2),
    **dict.fromkeys(("card", "field", "file", "first", "last", "mark", "yardsticks"), "x"),
}
DETAILS = [
    (kind, name.removeprefix(f"error-{kebab(kind.code)}-"))
    for name in re.findall(r"^error-[a-z-]+", files("fr", "schtroumpfs")[-1].read_text("utf-8"), re.MULTILINE)
    for kind in (BadMove, BadContent, BadOption, BadPosition)
    if name.startswith(f"error-{kebab(kind.code)}-")
]


@pytest.fixture(scope="module", params=LANGUAGES)
def say(request: pytest.FixtureRequest) -> Speaker:
    return speaker(request.param, SCHTROUMPFS, strict=True)


def plain(sentence: str) -> str:
    return sentence.replace(NB, " ").replace(NARROW, " ")


def both(event: Event, you: int | None = None, names: list[str] = THREE) -> list[str]:
    """What is said in English and in French, with ordinary spaces."""
    return [plain(speaker(language, SCHTROUMPFS, strict=True).event(event, names, you)) for language in ("en", "fr")]


def check(say: Speaker, sentence: str) -> None:
    assert sentence.strip() == sentence != ""
    assert "  " not in sentence
    assert not set("{}⟦⟧") & set(sentence)
    assert say.language != "fr" or not BAD_FRENCH.search(sentence), sentence


def recorded(seats: int, seed: int, level: str) -> list[Event]:
    """Every event of a game played at random, to everybody's ears."""
    luck = FastLuck(seed)
    position = SCHTROUMPFS.setup(seats, luck, SCHTROUMPFS.read_options({"level": level}), listen=True)
    told = position.drain()
    while not position.over:
        seat = position.awaited()[0]
        moves = position.moves(seat)
        position.play(seat, moves[luck.below(len(moves))], luck)
        told += position.drain()
    return told


# --- Events


@pytest.mark.parametrize(("seats", "level"), [(1, "nightmare"), (2, "complex"), (5, "terrible")])
def test_every_event_of_a_whole_game_has_a_sentence_for_every_pair_of_eyes(
    say: Speaker, seats: int, level: str
) -> None:
    for event in recorded(seats, seats, level):
        for eyes in {0, seats - 1, None}:
            heard = event.heard_by(eyes)
            if heard is not None:
                check(say, say.event(heard, NAMES[:seats], eyes))


def test_every_kind_of_event_is_told_in_these_tests() -> None:
    assert {type(event) for event in SPECIMENS} == {*SCHTROUMPFS.events, *TABLE_EVENTS}


@pytest.mark.parametrize("event", SPECIMENS, ids=lambda event: type(event).__name__)
def test_somebodys_own_event_is_told_to_them_as_you(say: Speaker, event: Event) -> None:
    for you in (0, 1, 2, None):
        check(say, say.event(event, THREE, you))
    if getattr(event, "seat", None) is not None and not isinstance(event, NAMELESS):
        assert THREE[1] in say.event(event, THREE, None)
        assert THREE[1] not in say.event(event, THREE, 1)


def test_the_log_leaves_to_the_screen_what_the_screen_shows(say: Speaker) -> None:
    silent = {type(event).__name__ for event in SPECIMENS if not say.in_log(event)}
    assert silent == {
        "TurnStarted",
        "AbilityResolved",
        "TargetDesignated",
        "CardPickedAtRandom",
        "ActionPerformed",
        "Rescue",
        "TurnEnded",
        "GargamelStandee",
        "LeaderPassed",
        "WindowOpened",
        "DecisionRequested",
        "ClockStarted",
    }


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            events.MeeplePlaced(1, "3U", "", False),
            "Basile places a meeple: Sawmill, upper. One more is needed.",
            "Basile place un meeple : Scierie, en haut. Il en faut encore un.",
        ),
        (
            events.ResourcesGained(1, (2, 1, 0), "2L"),
            "Basile gains 2 berries and 1 log (Brook, lower).",
            "Basile gagne 2 baies et 1 rondin (Ruisseau, en bas).",
        ),
        (
            events.ResourcesSpent(1, (0, 5, 4), "R1"),
            "Basile pays 5 logs and 4 stones (roof R1).",
            "Basile paie 5 rondins et 4 pierres (toit R1).",
        ),
        (
            events.HouseDestroyed("R3"),
            "A house is destroyed: roof R3 (1 berry, 5 logs and 4 stones). It will have to be rebuilt.",
            "Une maison est détruite : toit R3 (1 baie, 5 rondins et 4 pierres). Il faudra la reconstruire.",
        ),
        (
            events.DieRolled(1, "super", 1, "azrael", 2, "3L", False),
            "Basile rolls the super danger die: Azrael moves 2 locations.",
            "Basile lance le dé de super danger : Azraël avance de 2 lieux.",
        ),
        (
            events.GargamelRevealed("G09", "now", 3),
            "Gargamel reveals “Every Smurf for Himself!”. Each player discards 1 card, a useful one if possible.",
            "Gargamel révèle « Sauve qui peut ! ». Chaque joueur défausse 1 carte, utile si possible.",
        ),
        (
            events.IdeasRevealed(["N10", "N12"], "6L"),
            "New ideas: Disguise and Shovel.",
            "De nouvelles idées : Déguisement et Pelle.",
        ),
        (
            events.GameLost(9, 70, 2, 1, 0, []),
            "Gargamel has found the village in round 9. What was still missing: 2 houses and 1 lost Smurf.",
            "Gargamel a trouvé le village au round 9. Il manquait encore 2 maisons et 1 Schtroumpf perdu.",
        ),
    ],
)
def test_codes_become_names(event: Event, english: str, french: str) -> None:
    assert both(event) == [english, french]


@pytest.mark.parametrize(
    ("names", "you", "french"),
    [
        (["Ana"], 0, "Victoire ! Tu as sauvé le village au round 8."),
        (["Ana"], None, "Victoire ! Ana a sauvé le village au round 8."),
        (THREE, 1, "Victoire ! Avec Ana et Cléo, tu as sauvé le village au round 8."),
        (THREE, None, "Victoire ! Ana, Basile et Cléo ont sauvé le village au round 8."),
    ],
)
def test_a_victory_is_everybodys(names: list[str], you: int | None, french: str) -> None:
    assert both(events.GameWon(0, 8, 60, []), you, names)[1] == french


@pytest.mark.parametrize(
    ("owner", "you", "french"),
    [
        (None, 1, "Tu reloges une carte de la défausse : Bébé Schtroumpf."),
        (1, None, "Basile reloge une carte de sa main : Bébé Schtroumpf."),
        (2, 2, "Basile reloge une carte de ta main : Bébé Schtroumpf."),
        (2, 1, "Tu reloges une carte prise à Cléo : Bébé Schtroumpf."),
    ],
)
def test_sheltering_says_whose_card_it_was(owner: int | None, you: int | None, french: str) -> None:
    assert both(events.SmurfSheltered(1, "S02", owner, 1), you)[1] == french


def test_spectators_hear_that_a_card_was_looked_at_and_not_which() -> None:
    told = events.GargamelPeeked(1, "G07")
    heard = told.heard_by(None)
    assert heard is not None
    assert both(told, 0)[0] == "Basile shows Gargamel’s next card: “Big Boot”."
    assert both(heard)[0] == "Basile looks at Gargamel’s next card."


# --- Pieces


def test_every_piece_has_a_name_and_can_be_described(say: Speaker) -> None:
    for piece in [*SMURFS, *INVENTIONS, *GARGAMEL, *CAKES, *ROOFS, *ROWS]:
        assert say.card(piece) != piece
        check(say, say.card(piece))
        check(say, say.long_card(piece))


def test_pieces_are_described_with_what_they_cost_and_do() -> None:
    say = speaker("fr", SCHTROUMPFS, strict=True)
    described = {piece: plain(say.long_card(piece)) for piece in ("P03", "N12", "G02", "R1", "7U", "8L")}
    assert described == {
        "P03": "Schtroumpf Cuisinier, Schtroumpf utile. Gagnez 1 baie, 1 rondin et 1 pierre.",
        "N12": "Pelle, invention durable, 6 baies. Quand vous collectez dans un lieu, gagnez 1 ressource de plus.",
        "G02": "Festin volé, carte Gargamel immédiate, 1 patte. Perdez la moitié des baies du stock "
        "(arrondie à l’unité supérieure).",
        "R1": "toit R1 (5 rondins et 4 pierres)",
        "7U": "Refuge, en haut : 1 rondin et 1 pierre → reloger un Schtroumpf",
        "8L": "Chantier, en bas : un toit → construire une maison",
    }


def test_an_owners_copy_has_its_own_names(say: Speaker) -> None:
    written = copy.deepcopy(SCHTROUMPFS.edition.written)
    written["smurfs"][0]["name"] = {"fr": "Schtroumpf Benêt", "en": "Foolish Smurf"}
    written["locations"][2]["name"] = {"fr": "Menuiserie", "en": "Carpentry"}
    mine = speaker(say.language, SCHTROUMPFS.in_edition(written), strict=True)
    assert mine.card("S01") in ("Schtroumpf Benêt", "Foolish Smurf")
    assert mine.card("3U") in ("Menuiserie, en haut", "Carpentry, upper")
    assert mine.card("S02") == say.card("S02")


# --- Reasons, refusals, errors

REASONS: dict[str, dict[str, Any]] = {
    "build": {"row": "8U"},
    "save-up": {"resource": "log", "number": 3},
    "rescue": {},
    "complete": {"row": "3U"},
    "pair": {"row": "3U", "seat": 2},
    "craft": {"card": "N12"},
    "shelter": {},
    "ideas": {},
    "danger-early": {},
    "choice": {"row": "6U"},
    "use": {"card": "N07"},
    "best-card": {},
}


def test_these_are_all_reasons() -> None:
    assert set(REASONS) == set(SCHTROUMPFS.reasons)


@pytest.mark.parametrize("key", REASONS)
def test_every_reason_of_a_bot_has_a_sentence_with_names(say: Speaker, key: str) -> None:
    assert isinstance(say.words, GameWords)
    parts = say.words.reason(say, REASONS[key])
    for you in (0, 2):
        sentence = say.reason(key, parts, THREE, you)
        check(say, sentence)
        assert not re.search(r"\b[CN]\d\d\b|\b\dU\b", sentence)


def test_the_bots_say_nothing_else() -> None:
    assert set(SCHTROUMPFS.reasons) <= set(REASONS)


def test_a_bot_proposes_to_work_together() -> None:
    say = speaker("en", SCHTROUMPFS, strict=True)
    assert isinstance(say.words, GameWords)
    parts = say.words.reason(say, REASONS["pair"])
    assert say.reason("pair", parts, THREE, 2) == "I begin here, and you complete it: Sawmill, upper."
    assert say.reason("pair", parts, THREE, 0) == "I begin here, and Cléo can complete it: Sawmill, upper."


@pytest.mark.parametrize("proposal", ["join", "finish", "keep"])
def test_what_people_propose_has_a_sentence(say: Speaker, proposal: str) -> None:
    for who in ("you", "other"):
        sentence = say.say(f"proposal-{proposal}", who=who, player="Basile", spot=say.card("3U"))
        check(say, sentence)
        assert ("Basile" in sentence) == (who == "other")


def test_every_refusal_says_why_and_by_which_rule(say: Speaker) -> None:
    for refusal in SCHTROUMPFS.refusals:
        sentence = say.refusal(refusal.code, refusal.rule)
        check(say, sentence)
        assert sentence.endswith(f"({refusal.rule})")


@pytest.mark.parametrize(("kind", "detail"), DETAILS)
def test_every_error_says_what_was_wrong(say: Speaker, kind: type[TableeError], detail: str) -> None:
    for wrong, right in (("C01", ["amount"]), (1, 3), (2, 3)):
        sentence = say.error(kind(wrong, right, detail=detail, **PARTS))
        check(say, sentence)
        assert str(wrong) in sentence


def test_a_wrong_content_file_names_the_effect() -> None:
    written = copy.deepcopy(SCHTROUMPFS.edition.written)
    del written["smurfs"][5]["amount"]
    with pytest.raises(BadContent) as error:
        SCHTROUMPFS.in_edition(written)
    assert plain(speaker("fr", SCHTROUMPFS, strict=True).error(error.value)).endswith(
        "Il manque « amount » : l’effet « lose » en a besoin. Il lui faut : amount (SCH-075)."
    )
