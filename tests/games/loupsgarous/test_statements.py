"""Structured statements (5.10, LGT-342, 048): every kind, part by part, how often, and what a Lover never says."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.loupsgarous.events import Stated, StatementDrafted
from tablee.games.loupsgarous.moves import GRAMMAR, REASONS
from tablee.games.loupsgarous.rules import Village
from tests.games.loupsgarous.days import (
    BEGUN,
    after,
    choices,
    facts,
    hearers,
    only,
    play,
    rows,
    stands,
    town,
    why_not,
)
from tests.games.loupsgarous.village import kinds, seen

PEOPLE = [
    "villager school",
    "villager bailiff",
    "werewolf manor",
    "seer bundle",
    "villager bundle",
    "witch bundle",
    "villager farm1 dead",
]
SAID = [
    [1, 1, "deny", [], "", 10],
    [1, 1, "hint", [], "", 20],
    [1, 0, "trust", ["3"], "", 30],
    [1, 2, "thank", [], "", 40],
]
VOTED = [[1, "vote", [2, 2, 0, -1, -1, -1, -1], -1, -1]]

# Each kind of 5.10 as it is said: its name in the law, and words that make it whole. The numbers 1, 2 and 4 are
# statements of others, 3 is one's own.
WHOLE: dict[str, tuple[str, list[str]]] = {
    "accuse": ("ACCUSE", ["3 weak", "3 strong"]),
    "defend": ("DEFEND", ["3"]),
    "trust": ("TRUST", ["3"]),
    "rank": ("RANK_SUSPECTS", ["3", "3 4", "3 4 5"]),
    "deny": ("DENY", [""]),
    "claim": ("CLAIM", ["seer", "werewolf", "villager", "witch"]),
    "hint": ("CLAIM_HINT", [""]),
    "counter": ("COUNTER_CLAIM", ["3 seer", "4 witch"]),
    "retract": ("RETRACT", ["3"]),
    "vision": ("REPORT_VISION", ["1 3 werewolf", "2 4 villager"]),
    "glimpse": ("REPORT_GLIMPSE", ["1 3", "2 3 4", "2 3 4 5"]),
    "potion": ("REPORT_POTION", ["1 heal 3", "2 poison 6", "1 none"]),
    "guard": ("REPORT_GUARD", ["1 3"]),
    "confession": ("REPORT_CONFESSION", ["3 werewolf"]),
    "poster": ("REPORT_POSTER", ["1 3"]),
    "charm": ("REPORT_CHARM", ["3", "3 4"]),
    "intent": ("VOTE_INTENT", ["3"]),
    "propose": ("PROPOSE_VOTE", ["3"]),
    "ask_role": ("ASK_ROLE", ["3"]),
    "ask_opinion": ("ASK_OPINION", ["3 4"]),
    "ask_vote": ("ASK_VOTE", ["2 1"]),
    "recall": ("RECALL_VOTE", ["2 1 0", "1 1 2"]),
    "contradiction": ("POINT_CONTRADICTION", ["1 2"]),
    "silent": ("REMARK_SILENT", ["3"]),
    "agree": ("AGREE", ["1"]),
    "disagree": ("DISAGREE", ["4"]),
    "candidate": ("CANDIDATE", [""]),
    "support": ("SUPPORT", ["3"]),
    "ask_ban": ("ASK_BAN", ["1"]),
    "ask_house": ("ASK_HOUSE", ["farm1"]),
    "promise": ("PROMISE_PARDON", ["3"]),
    "no_pardon": ("REFUSE_PARDON", ["3"]),
    "thank": ("THANK", [""]),
    "pass": ("PASS", [""]),
}
ELECTORAL = ("candidate", "support")
CASES = [(kind, words) for kind, (_, examples) in WHOLE.items() for words in examples]


def square(*people: str, **scene: Any) -> Village:
    """A debate of Day 2 with a past: four statements, and the ballots of Day 1."""
    scene.setdefault("agenda", [{"step": "debate", "ends": BEGUN + 300_000}])
    return town(*(people or PEOPLE), statements=SAID, ballots=VOTED, **scene)


def campaign(**scene: Any) -> Village:
    people = [person.replace(" farm1", "") for person in PEOPLE]
    return square(*people, agenda=[{"step": "campaign", "ends": BEGUN + 45_000}], election_from=2, **scene)


def turns(seat: int, kind: str, words: str = "", reason: str = "") -> list[str]:
    made = [f"{seat} say {kind}", *[f"{seat} add {word}" for word in words.split()]]
    return [*made, *([f"{seat} why {reason}"] if reason else []), f"{seat} send"]


def say(village: Village, seat: int, kind: str, words: str = "", reason: str = "") -> list[str]:
    return kinds(play(village, *turns(seat, kind, words, reason)), "stated")


# --- Every kind


def test_the_grammar_has_the_kinds_of_the_law_and_no_other() -> None:
    written = {part.split("(")[0].split(",")[0] for row in rows("5.10") for part in row[0].split(" / ")}
    law = {name for name in written if name.isupper() and len(name) > 2}
    assert law == {name for name, _ in WHOLE.values()}
    assert set(GRAMMAR) == set(WHOLE)


@pytest.mark.rules("LGT-342", "LGT-111")
@pytest.mark.parametrize(("kind", "words"), CASES)
def test_each_kind_is_said_whole(kind: str, words: str) -> None:
    village = campaign() if kind in ELECTORAL else square()
    stated = f"stated 5 0 {kind} {words.replace(' ', ',') or '-'} -"
    assert say(village, 0, kind, words) == [stated]
    last = seen(village, 4).statements[-1]
    assert (last.number, last.day, last.seat, last.kind, list(last.words)) == (5, 2, 0, kind, words.split())


@pytest.mark.rules("LGT-342")
@pytest.mark.parametrize(("kind", "words"), [(kind, words) for kind, words in CASES if words])
def test_no_kind_is_said_by_halves(kind: str, words: str) -> None:
    village = campaign() if kind in ELECTORAL else square()
    parts = words.split()
    optional = {"rank": 1, "glimpse": 2, "charm": 1}.get(kind, len(parts))
    play(village, f"0 say {kind}")
    for number, word in enumerate(parts):
        if number < optional and not (kind == "potion" and parts[:number] and parts[-1] == "none"):
            assert why_not(village, "0 send") == "nothing_said LGT-342"
        play(village, f"0 add {word}")
    assert why_not(village, "0 send") == ""


@pytest.mark.rules("LGT-342")
@pytest.mark.parametrize(("kind", "words"), CASES)
def test_no_kind_has_more_parts_than_the_law_says(kind: str, words: str) -> None:
    village = campaign() if kind in ELECTORAL else square()
    longest = max((example.split() for example in WHOLE[kind][1]), key=len)
    if kind == "charm" or len(words.split()) < len(longest):
        return
    play(village, *turns(0, kind, words)[:-1])
    for word in ("3", "4", "weak", "seer", "heal", "church"):
        assert why_not(village, f"0 add {word}") == "not_that_word LGT-342"


@pytest.mark.rules("LGT-342")
@pytest.mark.parametrize(
    ("kind", "begun", "wrong"),
    [
        ("accuse", "", "weak"),
        ("accuse", "3", "4"),
        ("accuse", "", "0"),
        ("rank", "3", "3"),
        ("rank", "3 4", "4"),
        ("claim", "", "3"),
        ("counter", "3", "villager"),  # single cards only
        ("counter", "3", "werewolf"),
        ("retract", "", "1"),  # somebody else's
        ("vision", "", "3"),  # a night that has not been
        ("vision", "1", "werewolf"),
        ("potion", "1", "3"),
        ("ask_opinion", "3", "3"),
        ("ask_vote", "2", "2"),  # a vote that has not been
        ("recall", "2", "2"),
        ("recall", "2 1", "2"),
        ("contradiction", "1", "4"),  # not of the same player
        ("contradiction", "1", "1"),
        ("agree", "", "3"),  # with oneself
        ("agree", "", "9"),
        ("ask_house", "", "3"),
        ("intent", "", "6"),  # not living
    ],
)
def test_each_part_is_of_its_kind(kind: str, begun: str, wrong: str) -> None:
    village = square()
    play(village, *turns(0, kind, begun)[:-1])
    assert why_not(village, f"0 add {wrong}") == "not_that_word LGT-342"


@pytest.mark.rules("LGT-342")
@pytest.mark.parametrize("reason", REASONS)
def test_a_statement_may_have_a_reason(reason: str) -> None:
    assert say(square(), 0, "accuse", "3 weak", reason) == [f"stated 5 0 accuse 3,weak {reason}"]


def test_the_reasons_are_those_of_the_law() -> None:
    assert REASONS == (
        "votes",
        "silence",
        "claim_conflict",
        "vision",
        "night_victim",
        "defended_wolf",
        "hunted_good",
        "behaviour",
        "gut",
    )


@pytest.mark.rules("LGT-111")
def test_a_statement_may_be_a_lie() -> None:
    assert say(square(), 2, "claim", "seer") == ["stated 5 2 claim seer -"]
    assert say(square(), 2, "vision", "1 3 werewolf") == ["stated 5 2 vision 1,3,werewolf -"]


# --- Word by word


@pytest.mark.rules("LGT-342", "LGT-360")
def test_what_is_half_said_only_its_speaker_knows() -> None:
    village, silent = square(), square()
    for event in facts(village, "0 say accuse", "0 add 3"):
        assert isinstance(event, StatementDrafted)
        assert hearers(village, event) == [0]
    for eyes in (None, 1, 3):
        assert seen(village, eyes) == seen(silent, eyes)
    assert list(seen(village, 0).draft) == ["accuse", "3"]
    stated = only(facts(village, "0 add weak", "0 send"), Stated)
    assert hearers(village, stated) == list(range(7))


@pytest.mark.rules("LGT-342")
def test_a_word_may_be_taken_back() -> None:
    village = square()
    play(village, "0 say accuse", "0 add 3", "0 back", "0 add 4", "0 add strong")
    assert kinds(play(village, "0 send"), "stated") == ["stated 5 0 accuse 4,strong -"]
    assert why_not(village, "0 back") == "nothing_said LGT-342"
    assert why_not(village, "0 send") == "nothing_said LGT-342"
    assert why_not(village, "0 why votes") == "nothing_said LGT-342"


@pytest.mark.rules("LGT-342")
def test_statements_of_several_players_do_not_mix() -> None:
    village = square()
    play(village, "0 say accuse", "3 say defend", "0 add 4", "3 add 4", "0 add weak")
    assert kinds(play(village, "3 send", "0 send"), "stated") == ["stated 5 3 defend 4 -", "stated 6 0 accuse 4,weak -"]


# --- How often


@pytest.mark.rules("LGT-342")
def test_one_statement_in_four_seconds() -> None:
    village = square()
    say(village, 0, "deny")
    play(village, "… 3.9", "0 say thank")
    assert why_not(village, "0 send") == "too_fast LGT-342"
    assert say(village, 3, "deny") != []  # the others have their own time
    assert kinds(play(village, "… 0.1", "0 send"), "stated") == ["stated 7 0 thank - -"]


@pytest.mark.rules("LGT-342")
def test_twelve_statements_a_day() -> None:
    village = square()
    for _ in range(12):
        assert say(village, 0, "deny") != []
        play(village, "… 4")
    play(village, "0 say deny")
    assert why_not(village, "0 send") == "too_many_statements LGT-342"
    assert say(village, 3, "deny") != []


@pytest.mark.rules("LGT-342")
def test_a_new_day_begins_with_twelve() -> None:
    opening = [{"step": "breaking", "ends": BEGUN}, {"step": "open_debate"}]
    village = square(agenda=opening)
    play(village, "… 0")
    for _ in range(12):
        assert say(village, 0, "deny") != []
        play(village, "… 4")
    play(village, "0 say deny")
    assert why_not(village, "0 send") == "too_many_statements LGT-342"


@pytest.mark.rules("LGT-342")
def test_the_next_day_one_may_speak_again() -> None:
    village = square("villager spoken=12", *["villager"] * 4, "werewolf", "villager dead")
    assert why_not(village, "0 say deny") == ""
    play(village, "0 say deny")
    assert why_not(village, "0 send") == "too_many_statements LGT-342"
    after(village, "night")
    after(village, "debate", "campaign")
    assert say(village, 0, "deny") != []


@pytest.mark.rules("LGT-342", "LGT-122")
def test_a_campaign_belongs_to_its_day() -> None:
    """What was said yesterday does not count, what was said in the campaign does."""
    village = square("villager spoken=12", *["villager"] * 4, "werewolf", "villager dead", election_from=3)
    after(village, "night")
    after(village, "campaign")
    assert say(village, 0, "deny") != []
    after(village, "debate")
    assert seen(village, 0).spoken == 1


# --- When, and who


@pytest.mark.rules("LGT-330", "LGT-111")
def test_the_dead_make_no_statements() -> None:
    assert why_not(square(), "6 say deny") == "dead LGT-330"


@pytest.mark.rules("LGT-340", "LGT-030")
def test_by_night_and_in_the_ballot_there_are_no_statements() -> None:
    village = square()
    after(village, "ban")
    assert why_not(village, "3 say deny") != ""
    play(village, "0 ban")
    assert stands(village) == "ballot"
    assert why_not(village, "3 say deny") != ""
    after(village, "night")
    assert why_not(village, "3 say deny") != ""


@pytest.mark.rules("LGT-342", "LGT-103")
def test_in_the_windows_people_talk() -> None:
    village = square()
    after(village, "ban")
    play(village, "0 ban", "3 vote 4", "… 30")
    assert stands(village) == "sentence"
    assert say(village, 4, "deny") != []
    after(village, "dusk")
    assert say(village, 3, "thank") != []


@pytest.mark.rules("LGT-342", "LGT-111")
def test_after_the_count_one_may_speak_of_todays_votes() -> None:
    village = square()
    play(village, "4 say recall", "4 add 3")
    assert choices(village, 4, "add") == ["1"]
    after(village, "ban")
    play(village, "0 ban", "3 vote 4", "… 30")
    assert stands(village) == "sentence"
    assert say(village, 4, "recall", "3 2 4") == ["stated 5 4 recall 3,2,4 -"]
    play(village, "… 4")
    assert say(village, 4, "ask_vote", "3 2") == ["stated 6 4 ask_vote 3,2 -"]


@pytest.mark.rules("LGT-122", "LGT-342")
def test_a_candidacy_is_a_statement_of_the_campaign() -> None:
    village = campaign()
    assert say(village, 3, "candidate") == ["stated 5 3 candidate - -"]


# --- Lovers


HOSTILE = [
    ("accuse", ""),
    ("rank", ""),
    ("rank", "3"),
    ("rank", "3 4"),
    ("propose", ""),
    ("intent", ""),
    ("ask_ban", ""),
    ("counter", ""),
    ("no_pardon", ""),
]
FRIENDLY = ["defend", "trust", "ask_role", "silent", "promise"]


def lovers() -> Village:
    return square("villager school lover", "villager bailiff lover", *PEOPLE[2:])


@pytest.mark.rules("LGT-048", "LGT-365")
@pytest.mark.parametrize(("kind", "begun"), HOSTILE)
def test_a_lover_never_says_anything_hostile_about_the_other(kind: str, begun: str) -> None:
    village = lovers()
    play(village, *turns(0, kind, begun)[:-1])
    assert why_not(village, "0 add 1") == "illegal_choice LGT-365"
    assert "1" not in choices(village, 0, "add")
    others = square()
    play(others, *turns(0, kind, begun)[:-1])
    assert why_not(others, "0 add 1") == ""


@pytest.mark.rules("LGT-048")
@pytest.mark.parametrize("kind", FRIENDLY)
def test_a_lover_may_say_everything_else(kind: str) -> None:
    village = lovers()
    play(village, f"0 say {kind}")
    assert why_not(village, "0 add 1") == ""


@pytest.mark.rules("LGT-048", "LGT-365")
@pytest.mark.parametrize(("kind", "begun"), [("vision", "1 1"), ("confession", "1")])
def test_a_lover_never_gives_the_other_a_werewolf_card(kind: str, begun: str) -> None:
    village = square("villager school lover", "villager bailiff lover", "werewolf manor", "white_wolf", *PEOPLE[4:])
    play(village, *turns(0, kind, begun)[:-1])
    for card in ("werewolf", "white_wolf"):
        assert why_not(village, f"0 add {card}") == "illegal_choice LGT-365"
    assert why_not(village, "0 add villager") == ""


@pytest.mark.rules("LGT-048")
@pytest.mark.parametrize(("kind", "words"), [("vision", "1 3 werewolf"), ("confession", "3 werewolf")])
def test_a_lover_may_give_anybody_else_a_werewolf_card(kind: str, words: str) -> None:
    assert len(say(lovers(), 0, kind, words)) == 1


@pytest.mark.rules("LGT-048", "LGT-365")
def test_a_lover_points_at_no_contradiction_of_the_other() -> None:
    village = lovers()
    assert why_not(village, "0 say contradiction") == "illegal_choice LGT-365"  # there is no other one here
    assert "contradiction" not in choices(village, 0, "say")
    others = square()
    play(others, "0 say contradiction")
    assert why_not(others, "0 add 1") == ""


@pytest.mark.rules("LGT-048")
def test_what_is_refused_to_a_lover_is_no_news_for_others() -> None:
    village, same = lovers(), lovers()
    play(village, "0 say accuse")
    why_not(village, "0 add 1")
    for eyes in (None, 1, 3):
        assert seen(village, eyes) == seen(same, eyes)
