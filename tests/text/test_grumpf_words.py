"""Grumpf in words: every event, refusal and error, in both languages, as section 12 of its rules wants them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tablee.games.grumpf import GRUMPF, events
from tablee.kernel import TABLE_EVENTS, BadContent, BadOption, BadPosition, Event, FastLuck, TableeError
from tablee.kernel.reading import read_edition
from tablee.text import LANGUAGES, Speaker, speaker
from tests.text.stories import COUNT, GRUMPF_SPECIMENS, NAMES, recorded_hunts
from tools.rules_coverage import ROOT

NB, NARROW = "\u00a0", "\u202f"
BAD_FRENCH = re.compile(r" [:;!?»%]|« |[^\s(][!?;»]|\"|'|(?<!\w)-\d")
LAW = (ROOT / "docs" / "rules" / "grumpf.md").read_text("utf-8")
CONTENT = (ROOT / "src/tablee/games/grumpf/content.toml").read_text("utf-8")
THREE = NAMES[:3]


@pytest.fixture(scope="module", params=LANGUAGES)
def say(request: pytest.FixtureRequest) -> Speaker:
    return speaker(request.param, GRUMPF, strict=True)


def both(event: Event, you: int | None = None) -> list[str]:
    """What is said in English and in French, with ordinary spaces."""
    said = [speaker(language, GRUMPF, strict=True).event(event, THREE, you) for language in ("en", "fr")]
    return [sentence.replace(NB, " ").replace(NARROW, " ") for sentence in said]


# --- Events


@pytest.mark.parametrize(("pace", "sides"), [("turns", "first_game"), ("beats", "expert"), ("turns", "121212")])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_event_of_a_whole_game_has_a_sentence_for_every_pair_of_eyes(
    say: Speaker, seats: int, pace: str, sides: str
) -> None:
    names = [*NAMES, "Fleur"][:seats]
    for event in recorded_hunts(seats, 1, pace, sides):
        for eyes in (0, seats - 1, None):
            heard = event.heard_by(eyes)
            if heard is not None:
                sentence = say.event(heard, names, eyes)
                assert sentence.strip() == sentence != ""
                assert not set("{}⟦⟧") & set(sentence)
                assert say.language != "fr" or not BAD_FRENCH.search(sentence), sentence


def test_every_kind_of_event_is_told_in_these_tests() -> None:
    assert {type(event) for event in GRUMPF_SPECIMENS} == {*GRUMPF.events, *TABLE_EVENTS}


@pytest.mark.parametrize("event", GRUMPF_SPECIMENS, ids=lambda event: type(event).__name__)
def test_somebodys_own_event_is_told_to_them_as_you(say: Speaker, event: Event) -> None:
    for you in (0, 1, 2, None):
        sentence = say.event(event, THREE, you)
        assert sentence.strip() == sentence != ""
        assert say.language != "fr" or not BAD_FRENCH.search(sentence), sentence
    if getattr(event, "seat", None) is not None and not isinstance(event, (events.Rejected, events.Buffered)):
        assert THREE[1] in say.event(event, THREE, None)
        assert THREE[1] not in say.event(event, THREE, 1)


def test_the_log_leaves_to_the_screen_what_the_screen_shows(say: Speaker) -> None:
    silent = {type(event).__name__ for event in GRUMPF_SPECIMENS if not say.in_log(event)}
    assert silent == {
        "Flipped",
        "Buffered",
        "Rejected",
        "SeatChose",
        "BeatReveal",
        "TurnOpen",
        "ReviewOpen",
        "SeatReady",
        "ClockStarted",
    }


@pytest.mark.rules("GRU-087")
@pytest.mark.parametrize(
    ("colour", "english", "french"),
    [
        ("violet", "Violet Grumpf!", "Grumpf violet !"),
        ("orange", "Orange Grumpf!", "Grumpf orange !"),
        ("green", "Green Grumpf!", "Grumpf vert !"),
        ("yellow", "Yellow Grumpf!", "Grumpf jaune !"),
        ("pink", "Pink Grumpf!", "Grumpf rose !"),
        ("blue", "Blue Grumpf!", "Grumpf bleu !"),
    ],
)
def test_going_to_bed_shouts_ones_colour(colour: str, english: str, french: str) -> None:
    said = both(events.Bed(0, 1, 1, colour, 1))
    assert said == [
        f"“{english}” Basile goes to bed. 1 hut is left.",
        f"« {french} » Basile va se coucher. Il reste 1 cabane.",
    ]


@pytest.mark.parametrize(
    ("victim", "you", "english", "french"),
    [
        (0, 0, "Basile clubs your 2 on the Birds board.", "Basile assomme ton 2 chez les Oiseaux."),
        (2, 0, "Basile clubs Cléo’s 2 on the Birds board.", "Basile assomme un 2 chez les Oiseaux (Cléo)."),
        (2, 1, "You club Cléo’s 2 on the Birds board.", "Tu assommes un 2 chez les Oiseaux (Cléo)."),
        (
            3,
            None,
            "Basile clubs a 2 of the neutral clan on the Birds board.",
            "Basile assomme un 2 du clan neutre chez les Oiseaux.",
        ),
    ],
)
def test_a_club_names_its_victim(victim: int, you: int | None, english: str, french: str) -> None:
    assert both(events.Clubbed(0, 1, 3, "birds", 2, victim, 5, 2), you) == [english, french]


def test_a_count_says_what_was_asked_and_who_is_first() -> None:
    ranking = [events.Rank(1, 5, 1), events.Rank(0, 3, 2), events.Rank(3, 3, 3)]
    met = events.BoardTally(0, "reptiles", "sum_between", [], 11, 4, True, ranking, [(0, 3)])
    assert both(met, 0) == [
        "Reptiles (sum from 10 to 20): 4 Grumpfs, sum 11. Met! In order of strength: Basile 5, you 3 and the neutral "
        "clan 3. At equal strength, whoever stands nearer the start goes first.",
        "Reptiles (somme de 10 à 20) : 4 Grumpfs, somme 11. Réussi ! Du plus fort au moins fort : Basile 5, toi 3 et "
        "le clan neutre 3. À force égale, le plus près du départ passe devant.",
    ]
    missed = events.BoardTally(0, "bees", "sum_ge", [], 15, 4, False, ranking, [])
    assert both(missed)[1] == "Abeilles (somme de 20 ou plus) : 4 Grumpfs, somme 15. Raté."
    nobody = events.BoardTally(0, "fish", "all_different", [], 0, 0, False, [], [])
    assert both(nobody)[0] == "Fish (all different values): nobody counts here."


def test_shares_are_added_up_clan_by_clan() -> None:
    shared = events.AnimalsShared(0, "reptiles", [(1, 2), (0, 1), (3, 1), (1, 1)])
    assert both(shared, 0) == [
        "5 reptiles: 3 for Basile, 1 for you and 1 for the neutral clan.",
        "5 reptiles : 3 pour Basile, 1 pour toi et 1 pour le clan neutre.",
    ]


@pytest.mark.parametrize(
    ("species", "one", "two"),
    [
        ("bees", "1 abeille", "2 abeilles"),
        ("reptiles", "1 reptile", "2 reptiles"),
        ("fish", "1 poisson", "2 poissons"),
        ("birds", "1 oiseau", "2 oiseaux"),
        ("mammoths", "1 mammouth", "2 mammouths"),
    ],
)
def test_animals_have_plurals(species: str, one: str, two: str) -> None:
    said = [both(events.BoardFailed(0, species, number))[1] for number in (1, 2)]
    assert said[0].startswith(f"{one} reste ")
    assert said[1].startswith(f"{two} restent ")


def test_an_exchange_is_told_to_both_sides() -> None:
    done = events.ExchangeDone(0, 1, 0, "mammoths", "bees")
    assert both(done, 1)[1] == "Tu prends un mammouth à Ana et tu donnes une abeille."
    assert both(done, 0)[1] == "Basile te prend un mammouth et te donne une abeille."
    assert both(done, 2)[0] == "Basile takes a mammoth from Ana and gives a bee."


@pytest.mark.parametrize(
    ("winners", "you", "english", "french"),
    [
        ([0], 0, "You win with 2 points!", "Tu gagnes avec 2 points !"),
        ([1], 0, "Basile wins with 2 points.", "Basile gagne avec 2 points."),
        (
            [0, 1],
            0,
            "You share the victory with Basile: 2 points and 5 animals each.",
            "Tu partages la victoire avec Basile : 2 points et 5 animaux chacun.",
        ),
        (
            [0, 1, 2],
            None,
            "Ana, Basile and Cléo share the victory: 2 points and 5 animals each.",
            "Ana, Basile et Cléo partagent la victoire : 2 points et 5 animaux chacun.",
        ),
    ],
)
def test_a_victory_is_told_to_winners_and_others(
    winners: list[int], you: int | None, english: str, french: str
) -> None:
    assert both(events.GameEnd(0, [COUNT] * 3, winners), you) == [english, french]


def test_a_game_for_two_names_the_neutral_clan_and_mixed_sides_their_boards() -> None:
    seats = [events.SeatSetup("violet", False, False, False)] * 2
    assert both(events.GameSetup(0, seats, "121112", 1, 8, "green", 0, "turns")) == [
        "2 clans of 8 Grumpfs, 1 hut. On side ••: Reptiles and Sorcerer. The others lie on side •. "
        "The green clan is neutral.",
        "2 clans de 8 Grumpfs, 1 cabane. Sur la face •• : Reptiles et Sorcier. Les autres sont sur la face •. "
        "Le clan neutre est le vert.",
    ]


# --- Refusals


def texts_of_the_law() -> dict[str, tuple[str, str]]:
    """The table at the end of section 12, set as it is printed."""
    rows = re.findall(r"^\| `(\w+)` \| (.+?) \| (.+?) \|$", LAW.partition("Texts of refusals")[2], re.MULTILINE)
    return {code: (french.replace("'", "’"), english) for code, french, english in rows}


@pytest.mark.parametrize("refusal", GRUMPF.refusals, ids=lambda refusal: refusal.code)
def test_refusals_have_the_texts_of_section_12(refusal: Any) -> None:
    said = [speaker(language, GRUMPF, strict=True).refusal(refusal.code, refusal.rule) for language in ("fr", "en")]
    assert tuple(sentence.replace(NB, " ").replace(NARROW, " ") for sentence in said) == tuple(
        f"{text} ({refusal.rule})" for text in texts_of_the_law()[refusal.code]
    )
    assert not BAD_FRENCH.search(said[0])


def test_no_text_of_section_12_is_forgotten() -> None:
    told = {refusal.code for refusal in GRUMPF.refusals}
    assert set(texts_of_the_law()) - told == {"not_yours"}  # cannot occur (R42)


# --- Errors


def explained(error: TableeError) -> list[str]:
    said = [speaker(language, GRUMPF, strict=True).error(error) for language in ("en", "fr")]
    assert not BAD_FRENCH.search(said[1].replace(str(error.right), "")), said[1]
    return [sentence.replace(NB, " ").replace(NARROW, " ") for sentence in said]


@pytest.mark.parametrize(
    ("before", "after", "english", "french"),
    [
        ("pawns = [", "pawns = = [", "mine.toml, line 7: TOML does not know the value", "mine.toml, ligne 7 : TOML ne"),
        (
            "number = 1, ",
            "",
            "line 8 (pawns): “number” is missing.",
            "« number » manque. Il faudrait : number,",
        ),
        (
            "number = 1,",
            "number = 1, hat = 2,",
            "(number 1, hat): “hat” has no place here",
            "« hat » n’a pas sa place ici",
        ),
        ("faces = [1, 4]", "faces = [1, 9]", "line 11 (number 4, faces): “9” does not fit.", "« 9 » ne convient pas."),
        ("faces = [1, 4]", "faces = [4, 4]", "“4, 4” is the same face twice", "c’est deux fois la même face"),
        (
            'kind = "sum_even"',
            'kind = "odd"',
            "(mammoths, sides, kind): “odd” is not known.",
            "« odd » n’est pas connu.",
        ),
        ("pattern = [2, 1, 1]", "pattern = []", "(reptiles, pattern): “pattern” is empty", "« pattern » est vide."),
        (
            "tokens = 14",
            "tokens = 15",
            "49 is not the right count. There should be 48 (GRU-038)",
            "Il faudrait 48 (GRU-038)",
        ),
    ],
)
def test_a_bad_content_file_is_explained(tmp_path: Path, before: str, after: str, english: str, french: str) -> None:
    file = tmp_path / "mine.toml"
    assert before in CONTENT
    file.write_text(CONTENT.replace(before, after, 1), "utf-8")
    with pytest.raises(BadContent) as caught:
        read_edition(GRUMPF, file)
    said = explained(caught.value)
    assert english in said[0]
    assert french in said[1]


def test_a_content_file_that_does_not_open_is_explained(tmp_path: Path) -> None:
    with pytest.raises(BadContent) as caught:
        read_edition(GRUMPF, tmp_path)
    assert "ne s’ouvre pas" in explained(caught.value)[1]


@pytest.mark.parametrize(
    ("options", "english", "french"),
    [
        ({"beginners": "4"}, "“beginners” names seats that are not at this table: 4", "« beginners » nomme des places"),
        ({"colours": "BB"}, "The colours “BB” do not fit this table", "Les couleurs « BB » ne conviennent pas"),
    ],
)
def test_options_that_do_not_fit_the_table_are_explained(options: dict[str, str], english: str, french: str) -> None:
    with pytest.raises(BadOption) as caught:
        GRUMPF.setup(3, FastLuck(1), GRUMPF.read_options(options))
    said = explained(caught.value)
    assert english in said[0]
    assert french in said[1]


CLANS: list[dict[str, Any]] = [{"colour": "B"}, {"colour": "P"}, {"colour": "Y"}]
EXCHANGING: list[dict[str, Any]] = [{"animals": {"bees": 1}}, {"animals": {"fish": 1}}, {}]


@pytest.mark.parametrize(
    ("written", "english", "french"),
    [
        ({"round": 7}, "There is no round 7.", "pas de manche 7"),
        ({"clans": [{"colour": "B"}] * 3}, "Two clans have the same colour", "Deux clans ont la même couleur"),
        ({"tracks": {"fish": ["B2"] * 7}}, "7 Grumpfs are on the track fish.", "7 Grumpfs sur la piste fish"),
        ({"tracks": {"fish": ["B1"] * 4}}, "do not have all the Grumpfs", "n’ont pas tous les Grumpfs"),
        ({"tracks": {"fish": ["B1"] * 3}}, "one of each: B#1, B#4 (", "qu’un de chaque : B#1, B#4 ("),
        ({"tracks": {"fish": ["B6"]}}, "No Grumpf can be “fish: B6”", "ne peut être « fish: B6 »"),
        ({"tracks": {"fish": ["five"]}}, "“five” is no Grumpf on a track.", "« five » n’est pas un Grumpf"),
        ({"tracks": {"fish": ["B5xB"]}}, "is clubbed by its own clan.", "assommé par son propre clan"),
        ({"tracks": {"fish": ["G5"]}}, "has the colour “G”.", "n’a la couleur « G »"),
        ({"clans": [{"shows": {"1": 4}}, {}, {}]}, "can show this now: #1: 4", "ne peut montrer cela"),
        ({"animals": {"mammoths": 6}}, "more animals than in the box: mammoths", "plus d’animaux que dans la boîte"),
        ({"bag": ["bees"]}, "The bag holds 1 animal. In round 1 it should hold 36", "1 animal dans le sac"),
        ({"tiles": 5}, "There are 5 Sorcerer tiles in all. The box has 4", "5 tuiles Sorcier en tout"),
        ({"continued": [True]}, "The list “continued” has a length of 1.", "La liste « continued »"),
        ({"phase": "exchange"}, "does not say whose. Choose from: 0, 1, 2", "ne dit pas à qui"),
        ({"phase": "review", "chooser": 1}, "Seat 1 has no exchange to choose", "La place 1 n’a pas d’échange"),
        ({"phase": "review", "chooser": 4}, "There is no seat 4.", "Il n’y a pas de place 4."),
        ({"clans": [{"hut": 1}, {"hut": 1}, {}]}, "The Elders cannot sleep like this: 1, 1.", "ne peuvent pas dormir"),
        ({"realtime": {"priority": [0, 0, 1]}}, "The priority of the seats is not right", "L’ordre des places"),
        (
            {"realtime": {"hands": [{"bed": [1, "ready", 0, 100]}, {}, {}]}},
            "“ready” is no move of the hunt",
            "n’est pas un geste de chasse",
        ),
        (
            {"pace": "turns", "clans": [{"hut": 1}, {}, {}], "turns": {"turn": 0}},
            "cannot be the turn of seat 0, which is asleep",
            "elle dort",
        ),
        (
            {"pace": "beats", "beats": {"chosen": ["club 1 bees 1", None, None]}},
            "Seat 0 cannot have chosen “club 1 bees 1”",
            "ne peut pas avoir choisi",
        ),
        ({"clans": 3}, "does not have the right form", "n’a pas la forme voulue"),
        ({"turns": {}}, "“turns” belongs to another pace", "« turns » appartient à un autre rythme"),
        ({"daily": True}, "does not go with the pace “realtime”", "ne va pas avec le rythme « realtime »"),
        ({"phase": "waiting"}, "but not everybody has left", "mais tout le monde n’est pas parti"),
        (
            {"clans": EXCHANGING, "phase": "exchange", "chooser": 0},
            "nobody exchanges: “sides” is 111111. Right would be: 111112",
            "« sides » vaut 111111. Il faudrait : 111112",
        ),
        (
            {"clans": CLANS[:2], "tracks": {"bees": ["B5", "N2"]}},
            "do not come first: B5, N2. Right would be: N2, B5",
            "ne sont pas les premiers : B5, N2. Il faudrait : N2, B5",
        ),
        (
            {"clans": CLANS[:2], "tracks": {"fish": ["N5", "N2"]}},
            "2 neutral Grumpfs on tracks.fish. There can be 1",
            "2 Grumpfs neutres sur tracks.fish. Il peut y en avoir 1",
        ),
        ({"pace": "beats", "beats": {"beat": 99}}, "“beats.beat” is 99.", "« beats.beat » vaut 99."),
        (
            {"pace": "beats", "beats": {"chosen": ["wait", "bed", "wait"]}},
            "everybody who is awake has chosen: wait, bed, wait",
            "tous ceux qui sont éveillés ont choisi : wait, bed, wait",
        ),
        (
            {"phase": "ready", "realtime": {"hands": [{"coming": [1, "flip 1", 0, 100]}, {}, {}]}},
            "“realtime.hands[0].coming” is “flip 1”, but there is no hunt",
            "mais il n’y a pas de chasse en ce moment",
        ),
        (
            {"realtime": {"hands": [{"coming": [1, "wait", 0, 100]}, {}, {}]}},
            "“realtime.hands[0].coming” is “wait”: nobody can have sent that",
            "personne ne peut l’avoir envoyé en temps réel",
        ),
        (
            {"realtime": {"hands": [{"waiting": [1, "bed", 0, 0]}, {}, {}]}},
            "cannot be “bed”. Choose from: flip, place, club",
            "ne peut pas valoir « bed ». Au choix : flip, place, club",
        ),
        ({"phase": "review", "until": 99_999}, "only be between these two: 0, 45000", "entre ces deux-là : 0, 45000"),
        (
            {"now": 250, "realtime": {"closed": 150}},
            "“realtime.closed” is 150, but",
            "aucune fenêtre ne se ferme alors",
        ),
        ({"now": 20_001}, "should have happened at 20", "aurait déjà dû se passer à 20"),
    ],
)
def test_a_position_that_cannot_be_is_explained(written: dict[str, Any], english: str, french: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GRUMPF.position({"clans": CLANS, **written})
    said = explained(caught.value)
    assert english in said[0]
    assert french in said[1]


# --- Bots, paces


@pytest.mark.parametrize("language", LANGUAGES)
def test_paces_say_how_long_a_turn_is(language: str) -> None:
    say = speaker(language, GRUMPF, strict=True)
    said = {key: say.pace(key, pace) for key, pace in GRUMPF.paces.items()}
    assert "30" in said["live"]
    assert "24" in said["daily"]
