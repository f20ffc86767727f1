"""Talk, looked at closely: sentences word by word, what a Lover never says, who is ready, the windows of the day."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.loupsgarous.debate import GoOnTalking, OpenDebate
from tablee.games.loupsgarous.moves import CARDS, GRAMMAR, REASONS
from tablee.games.loupsgarous.rules import Village
from tablee.games.loupsgarous.sentence import (
    AskDusk,
    Dusk,
    Execution,
    LastLight,
    OpenDusk,
    OpenSentence,
    Sentence,
)
from tablee.games.loupsgarous.speech import can_begin, is_whole, next_part, next_words
from tests.games.loupsgarous.days import BEGUN, choices, plain, play, run, stands, tale, town, why_not
from tests.games.loupsgarous.village import PLAIN, kinds

ENDS = BEGUN + 300_000
SAID = [
    [1, 1, "deny", [], "", 10],
    [2, 1, "hint", [], "", 20],
    [2, 0, "trust", ["3"], "", 30],
    [2, 2, "thank", [], "", 40],
    [2, 3, "deny", [], "", 50],
    [2, 3, "hint", [], "", 60],
]
LOVERS = ["villager lover", "werewolf", "seer", "witch lover", *["villager"] * 2, "villager dead"]


def square(*people: str, **scene: Any) -> Village:
    """A debate with minutes to go."""
    scene.setdefault("agenda", [{"step": "debate", "ends": ENDS}])
    return town(*(people or LOVERS), **scene)


def begun(words: str, **scene: Any) -> Village:
    """Seat 0 has begun this sentence."""
    village = square(**scene)
    kind, *parts = words.split()
    play(village, f"0 say {kind}", *[f"0 add {part}" for part in parts])
    return village


# --- Word by word


@pytest.mark.rules("LGT-342")
@pytest.mark.parametrize(
    ("draft", "part", "whole"),
    [
        ("deny", "", True),
        ("accuse", "player", False),
        ("accuse 1", "strength", False),
        ("accuse 1 weak", "", True),
        ("rank", "player", False),
        ("rank 1", "more", True),
        ("rank 1 2", "more", True),
        ("rank 1 2 3", "", True),
        ("potion", "night", False),
        ("potion 1", "potion", False),
        ("potion 1 heal", "player", False),
        ("potion 1 poison", "player", False),
        ("potion 1 none", "", True),
        ("potion 1 heal 3", "", True),
        ("glimpse 1", "player", False),
        ("glimpse 1 2", "more", True),
        ("contradiction 1", "said", False),
    ],
)
def test_a_sentence_goes_on_until_all_is_said(draft: str, part: str, whole: bool) -> None:
    assert (next_part(draft.split()), is_whole(draft.split())) == (part, whole)


@pytest.mark.rules("LGT-342")
def test_a_potion_that_was_not_used_has_no_victim() -> None:
    village = begun("potion 1 none")
    assert choices(village, 0, "add") == []
    assert why_not(village, "0 add 1") == "not_that_word LGT-342"
    assert play(village, "0 send") == ["stated 1 0 potion 1,none -"]


@pytest.mark.rules("LGT-342")
@pytest.mark.parametrize(("day", "nights"), [(1, ["1"]), (2, ["1", "2"]), (3, ["1", "2", "3"])])
def test_nights_are_those_that_have_been(day: int, nights: list[str]) -> None:
    assert choices(begun("guard", round=day), 0, "add") == nights
    assert why_not(begun("guard", round=day), "0 add 0") == "not_that_word LGT-342"


@pytest.mark.rules("LGT-342")
@pytest.mark.parametrize(
    ("day", "ballots", "days"),
    [
        (1, [], []),
        (2, [], ["1"]),
        (3, [], ["1", "2"]),
        (1, [(1, "vote")], ["1"]),
        (2, [(2, "vote")], ["1", "2"]),
        (2, [(2, "second")], ["1", "2"]),
        (2, [(2, "election")], ["1"]),
        (2, [(1, "vote")], ["1"]),
        (2, [(2, "vote"), (2, "election")], ["1"]),
    ],
)
def test_days_are_those_whose_ballots_were_counted(day: int, ballots: list[tuple[int, str]], days: list[str]) -> None:
    kept = [[number, kind, [-1] * 7, -1, -1] for number, kind in ballots]
    village = square(round=day, ballots=kept)
    assert can_begin(village, 0, "ask_vote") is bool(days)
    assert can_begin(village, 0, "recall") is bool(days)
    assert next_words(village, 0, ["ask_vote", "1"]) == days


@pytest.mark.rules("LGT-342")
def test_a_reason_is_given_once_changed_and_forgotten_with_a_new_sentence() -> None:
    village = begun("accuse 1 weak")
    assert choices(village, 0, "why") == list(REASONS)
    assert play(village, "0 why gut") == ["statement_drafted 0 accuse,1,weak"]
    assert why_not(village, "0 why gut") == "not_that_word LGT-342"
    assert choices(village, 0, "why") == [reason for reason in REASONS if reason != "gut"]
    play(village, "0 why votes")
    assert village.reason[0] == "votes"
    assert play(village, "0 say deny") == ["statement_drafted 0 deny"]
    assert (village.draft[0], village.reason[0]) == (["deny"], "")
    assert play(village, "0 send") == ["stated 1 0 deny - -"]


@pytest.mark.rules("LGT-342")
def test_a_reason_goes_with_its_sentence() -> None:
    village = begun("accuse 1 weak")
    assert play(village, "0 why gut", "0 send")[-1] == "stated 1 0 accuse 1,weak gut"
    assert (village.draft[0], village.reason[0]) == ([], "")
    (said,) = village.statements
    assert (said.day, said.seat, said.kind, said.words) == (2, 0, "accuse", ["1", "weak"])
    assert (said.reason, said.at) == ("gut", BEGUN)
    assert (village.spoken[0], village.last_said[0], village.last_spoken) == (1, BEGUN, BEGUN)


@pytest.mark.rules("LGT-342")
def test_words_are_taken_back_one_by_one_and_the_reason_with_the_first() -> None:
    village = begun("accuse 1 weak")
    play(village, "0 why gut")
    assert play(village, "0 back", "0 back") == ["statement_drafted 0 accuse,1", "statement_drafted 0 accuse"]
    assert village.reason[0] == "gut"
    assert play(village, "0 back") == ["statement_drafted 0 -"]
    assert village.reason[0] == ""
    for turn in ("0 back", "0 why gut", "0 add 1", "0 send"):
        assert why_not(village, turn) == "nothing_said LGT-342"


@pytest.mark.rules("LGT-342", "LGT-330")
def test_what_is_not_whole_or_not_ones_own_is_not_sent() -> None:
    village = begun("accuse 1")
    assert why_not(village, "0 send") == "nothing_said LGT-342"
    assert "send" not in [str(move) for move in village.moves(0)]
    assert why_not(village, "1 send") == "nothing_said LGT-342"
    assert why_not(village, "6 say deny") == "dead LGT-330"
    assert (village.tempo(0), village.tempo(1)) == ("word", "debate")


@pytest.mark.rules("LGT-342")
@pytest.mark.parametrize(
    ("spoken", "ago", "why"),
    [
        (0, None, ""),
        (11, 4_000, ""),
        (11, 3_999, "too_fast LGT-342"),
        (12, 4_000, "too_many_statements LGT-342"),
        (1, 0, "too_fast LGT-342"),
    ],
)
def test_one_statement_in_four_seconds_and_twelve_a_day(spoken: int, ago: int | None, why: str) -> None:
    village = begun("deny")
    village.spoken[0] = spoken
    if ago is not None:
        village.last_said[0] = BEGUN - ago
    assert why_not(village, "0 send") == why
    assert ("send" in [str(move) for move in village.moves(0)]) is (why == "")


# --- Of whom and of what


@pytest.mark.rules("LGT-342", "LGT-048")
@pytest.mark.parametrize(
    ("draft", "words"),
    [
        ("accuse", "1 2 4 5"),  # neither oneself, nor the Lover, nor the dead
        ("defend", "1 2 3 4 5"),
        ("trust", "1 2 3 4 5"),
        ("rank", "1 2 4 5"),
        ("rank 1", "2 4 5"),
        ("rank 1 4", "2 5"),
        ("counter", "1 2 4 5"),
        ("propose", "1 2 4 5"),
        ("intent", "1 2 4 5"),
        ("no_pardon", "1 2 4 5"),
        ("promise", "1 2 3 4 5"),
        ("silent", "1 2 3 4 5"),
        ("vision 1", "1 2 3 4 5 6"),
        ("glimpse 1 2", "1 3 4 5 6"),
        ("guard 1", "0 1 2 3 4 5 6"),
        ("potion 1 heal", "0 1 2 3 4 5 6"),
        ("charm", "0 1 2 3 4 5 6"),
        ("charm 0", "1 2 3 4 5 6"),
        ("poster 1", "1 2 3 4 5 6"),
        ("confession", "1 2 3 4 5 6"),
        ("recall", "1 2 3 4 5 6"),
        ("recall 1 1", "0 2 3 4 5 6"),
        ("ask_opinion 2", "1 3 4 5"),
        ("accuse 1", "weak strong"),
        ("potion 1", "heal poison none"),
        ("support", "1 2 3 4 5"),
    ],
)
def test_of_whom_something_may_be_said(draft: str, words: str) -> None:
    assert " ".join(next_words(square(), 0, draft.split())) == words


HOSTILE = ("accuse", "rank", "propose", "intent", "counter", "no_pardon")


@pytest.mark.rules("LGT-048", "LGT-365")
@pytest.mark.parametrize("kind", HOSTILE)
def test_hostile_words_of_a_lover_are_refused_without_a_reason(kind: str) -> None:
    village = begun(kind)
    assert why_not(village, "0 add 3") == "illegal_choice LGT-365"
    assert why_not(village, "0 add 0") == "not_that_word LGT-342"
    assert why_not(village, "0 add 6") == "not_that_word LGT-342"
    other = square("villager", *LOVERS[1:3], "witch", *LOVERS[4:])
    play(other, f"0 say {kind}")
    assert why_not(other, "0 add 3") == ""


@pytest.mark.rules("LGT-048", "LGT-365")
@pytest.mark.parametrize(
    ("people", "kind", "why"),
    [
        ("lover", "accuse", "illegal_choice LGT-365"),  # there is nobody else to speak of
        ("lover", "counter", "illegal_choice LGT-365"),
        ("lover", "trust", ""),
        ("lover", "retract", "not_that_word LGT-342"),
        ("lover", "ask_ban", "illegal_choice LGT-365"),
        ("", "ask_ban", "not_that_word LGT-342"),
        ("", "retract", "not_that_word LGT-342"),
        ("", "agree", "not_that_word LGT-342"),
        ("", "accuse", ""),
    ],
)
def test_a_sentence_without_a_second_word_is_not_begun(people: str, kind: str, why: str) -> None:
    village = square(f"villager {people}", f"werewolf {people}", *["villager dead"] * 5)
    assert why_not(village, f"0 say {kind}") == why


@pytest.mark.rules("LGT-048", "LGT-111", "LGT-365")
@pytest.mark.parametrize("draft", ["vision 1", "confession"])
def test_no_lover_is_said_to_be_a_werewolf(draft: str) -> None:
    village = begun(f"{draft} 3")
    tame = [card for card in CARDS if card not in ("werewolf", "white_wolf")]
    assert choices(village, 0, "add") == tame
    assert why_not(village, "0 add werewolf") == why_not(village, "0 add white_wolf") == "illegal_choice LGT-365"
    assert why_not(village, "0 add strong") == "not_that_word LGT-342"
    assert choices(begun(f"{draft} 2"), 0, "add") == list(CARDS)


@pytest.mark.rules("LGT-111")
def test_any_character_may_be_claimed_and_the_single_ones_be_contested() -> None:
    assert choices(begun("claim"), 0, "add") == list(CARDS)
    single = [card for card in CARDS if card not in ("villager", "werewolf")]
    assert choices(begun("counter 1"), 0, "add") == single


@pytest.mark.rules("LGT-342", "LGT-048")
@pytest.mark.parametrize(
    ("day", "draft", "numbers"),
    [
        (2, "agree", "1 2 4 5 6"),
        (3, "agree", "2 4 5 6"),
        (4, "agree", ""),
        (2, "retract", "3"),
        (2, "contradiction", "1 2"),  # 4 is alone, 5 and 6 are the Lover's
        (2, "contradiction 1", "2"),
        (2, "contradiction 2", "1"),
        (3, "contradiction", ""),
    ],
)
def test_statements_can_be_answered_until_tomorrow(day: int, draft: str, numbers: str) -> None:
    village = square(round=day, statements=SAID)
    assert " ".join(next_words(village, 0, draft.split())) == numbers
    assert can_begin(village, 0, draft.split()[0]) is (numbers != "")


@pytest.mark.rules("LGT-048", "LGT-365")
def test_a_lover_does_not_contradict_the_other() -> None:
    village = begun("contradiction", statements=SAID)
    assert why_not(village, "0 add 5") == "illegal_choice LGT-365"
    free = square("villager", *LOVERS[1:3], "witch", *LOVERS[4:], statements=SAID)
    play(free, "0 say contradiction")
    assert choices(free, 0, "add") == ["1", "2", "5", "6"]
    assert why_not(free, "0 add 4") == "not_that_word LGT-342"


@pytest.mark.rules("LGT-342", "LGT-120")
@pytest.mark.parametrize(
    ("first", "scene", "can"),
    [
        ("villager", {}, "candidate support"),
        ("villager captain", {}, ""),
        ("villager", {"options": "captain=no"}, ""),
        ("villager school", {}, "candidate support ask_ban ask_house"),
        ("villager bakery", {}, "candidate support ask_house"),
        ("villager", {"burnt": "bakery@6"}, "candidate support"),
    ],
)
def test_what_a_village_has_not_is_not_spoken_of(first: str, scene: dict[str, Any], can: str) -> None:
    village = square(first, *plain(), **scene)
    kinds_of = [kind for kind in GRAMMAR if kind in ("candidate", "support", "ask_ban", "ask_house")]
    assert " ".join(kind for kind in kinds_of if can_begin(village, 1, kind)) == can


# --- The debate


@pytest.mark.rules("LGT-113")
def test_two_thirds_of_the_living_shorten_a_debate_once() -> None:
    village = square(*plain(5), "villager dead")
    assert play(village, "0 ready", "1 ready", "2 ready") == ["ready_counted 1", "ready_counted 2", "ready_counted 3"]
    assert (choices(village, 0, "ready"), choices(village, 0, "wait")) == ([], [""])
    assert why_not(village, "6 ready") == "dead LGT-330"
    assert play(village, "3 ready") == ["ready_counted 4", f"debate_shortened {BEGUN + 10_000}"]
    assert village.shortened is True
    assert village.due() == BEGUN + 10_000
    assert play(village, "… 5", "3 wait", "3 ready") == ["ready_counted 3", "ready_counted 4"]
    assert village.due() == BEGUN + 10_000


@pytest.mark.rules("LGT-113")
def test_a_debate_that_is_almost_over_is_not_shortened() -> None:
    village = town(*plain(4))
    assert play(village, *[f"{seat} ready" for seat in range(4)])[-1] == "ready_counted 4"
    assert village.shortened is True
    assert village.due() == BEGUN + 10_000


@pytest.mark.rules("LGT-113", "LGT-103")
def test_a_new_debate_begins_with_nobody_ready_and_goes_on_with_what_is_left() -> None:
    village = town(*plain(), more={"shortened": True})
    village.ready, village.last_spoken, village.begun = [True] * 7, 0, 0
    assert run(village, OpenDebate()) == ([], ["Requests", "GoOnTalking"])
    assert (village.ready, village.shortened, village.last_spoken) == ([False] * 7, False, BEGUN)
    village.last_spoken = 0
    assert run(village, GoOnTalking(7_000)) == ([f"debate_started {BEGUN + 7_000}"], ["Debate"])
    assert (village.begun, village.last_spoken) == (BEGUN, BEGUN)


@pytest.mark.rules("LGT-114")
@pytest.mark.parametrize(("options", "relaunched"), [("", True), ("same_room", False)])
def test_a_silence_is_broken_online(options: str, relaunched: bool) -> None:
    village = square(*plain(), options=options)
    silence = village.box.silence
    assert village.due() == (BEGUN + silence if relaunched else ENDS)
    if relaunched:
        lines = play(village, f"… {silence / 1000}", lots={f"relaunch 2 {BEGUN + silence}": [3]})
        assert lines == ["relaunched 3"]
        assert village.due() == BEGUN + 2 * silence


# --- The sentence and the dusk


@pytest.mark.rules("LGT-194", "LGT-227")
@pytest.mark.parametrize(
    ("first", "then"),
    [
        ("villager church", ["Requests", "OpenSentence", "Execution", "Dusk"]),
        ("villager church spent", ["Execution", "Dusk"]),
        ("villager school", ["Execution", "Dusk"]),
        ("villager", ["Execution", "Dusk"]),
    ],
)
def test_a_sentence_opens_a_window_if_a_power_is_left(first: str, then: list[str]) -> None:
    village = town(first, *plain(), more={"pardoned": True, "asked_lords": [1], "pardon_lord": 2})
    assert run(village, Sentence(3)) == (["designated 3"], then)
    assert (village.designated, village.pardoned, village.asked_lords, village.pardon_lord) == (3, False, [], -1)


@pytest.mark.rules("LGT-153", "LGT-233", "LGT-236", "LGT-282", "LGT-283")
@pytest.mark.parametrize(
    ("card", "scene", "told", "first"),
    [
        ("villager", {}, [], "Deaths"),
        ("villager", {"more": {"pardoned": True}}, [], ""),
        ("villager dead", {}, ["execution_void 0"], ""),
        ("idiot", {}, ["idiot_spared 0 idiot"], ""),
        ("idiot captain", {}, ["idiot_spared 0 idiot", "captain_vacant idiot"], ""),
        ("idiot", {"spared": True}, [], "Deaths"),
        ("idiot", {"powers_lost": True}, [], "Deaths"),
    ],
)
def test_what_becomes_of_the_designated(card: str, scene: dict[str, Any], told: list[str], first: str) -> None:
    village = town(card, *plain(), **scene)
    village.designated = 0
    lines, then = run(village, Execution())
    assert (lines, then[:1]) == (told, [first] if first else [])
    if told[:1] == ["idiot_spared 0 idiot"]:
        assert (village.spared, village.shown[0], village.captain) == (True, True, -1)
        assert village.election_from == (3 if len(told) == 2 else 1_000_000)


@pytest.mark.rules("LGT-230", "LGT-231")
@pytest.mark.parametrize(
    ("lord", "designated", "asked", "default"),
    [
        ("villager manor", 2, 2, "ask"),
        ("villager manor", 0, 0, "pardon"),  # himself
        ("villager manor spent", 2, -1, ""),
        ("villager church", 2, -1, ""),
    ],
)
def test_a_window_asks_for_a_pardon(lord: str, designated: int, asked: int, default: str) -> None:
    agenda = [{"step": "debate", "ends": BEGUN}]
    village = town(lord, *plain(), agenda=agenda, more={"designated": designated})
    village.begun = 0
    (window,) = OpenSentence(15_000).run(village, PLAIN)
    assert tale(village.drain()) == [f"window_opened sentence {BEGUN + 15_000}"]
    assert village.begun == BEGUN
    assert window.asked(village) == (() if asked < 0 else (asked,))
    if default:
        assert str(window.default(village, asked)) == default
        clock = "pardon" if default == "pardon" else "ask_pardon"
        assert window.due(village) == village.pardon_ends == BEGUN + village.time(clock)
    else:
        assert window.due(village) == BEGUN + 15_000


def pardoning(*people: str, designated: int = 2) -> Village:
    """The Lord in seat 0 is asked whether he pardons."""
    agenda = [{"step": "sentence_window", "ends": BEGUN + 15_000}, {"step": "execution"}, {"step": "dusk"}]
    more: Any = {"designated": designated, "pardon_lord": 0, "pardon_ends": BEGUN + 15_000, "asked_lords": [0]}
    return town(*people, agenda=agenda, more=more)


@pytest.mark.rules("LGT-230", "LGT-232", "LGT-233")
@pytest.mark.parametrize(
    ("lord", "designated", "default"),
    [
        ("villager manor", 2, "refuse"),
        ("villager manor lover", 3, "pardon"),
        ("villager manor lover", 2, "refuse"),
        ("villager manor", 0, "pardon"),
    ],
)
def test_a_silent_lord_pardons_himself_and_his_lover_alone(lord: str, designated: int, default: str) -> None:
    loved = "villager lover" if "lover" in lord else "villager"
    village = pardoning(lord, "werewolf", "villager", loved, *["villager"] * 3, designated=designated)
    assert village.awaited() == (0,)
    assert str(village.default(0)) == default
    assert [str(move) for move in village.moves(0)][:2] == ["refuse", "pardon"]
    assert why_not(village, "1 pardon") == "no_pardon LGT-232"
    assert why_not(village, f"{designated or 1} ask") == "no_pardon LGT-232"
    lines = play(village, "… 15")
    told = f"pardon_granted {designated}" if default == "pardon" else f"pardon_refused {designated}"
    assert lines[0] == told
    assert kinds(lines, "token_spent") == (["token_spent manor"] if default == "pardon" else [])
    assert kinds(lines, "window_closed")[0] == "window_closed sentence"
    assert village.alive[designated] is (default == "pardon")


@pytest.mark.rules("LGT-371", "LGT-194")
def test_the_dusk_falls_leavers_go_and_a_window_opens_for_powers() -> None:
    village = town("villager church", *plain(), more={"designated": 3})
    village.begun = 0
    assert run(village, Dusk()) == (["dusk_fell"], ["AskDusk", "LastLight"])
    assert (village.designated, village.begun) == (-1, BEGUN)
    assert run(village, AskDusk()) == ([], ["Requests", "OpenDusk"])
    village.begun = 0
    assert run(village, OpenDusk(5_000)) == ([f"window_opened dusk {BEGUN + 5_000}"], ["DuskWindow"])
    assert village.begun == BEGUN
    assert run(town(*plain()), AskDusk()) == ([], [])


@pytest.mark.rules("LGT-317")
@pytest.mark.parametrize(
    ("quiet", "deaths", "left", "over"), [(0, 0, 1, False), (2, 0, 3, False), (3, 0, 4, True), (3, 1, 0, False)]
)
def test_four_quiet_rounds_are_a_standstill(quiet: int, deaths: int, left: int, over: bool) -> None:
    village = town(*plain(), quiet_rounds=quiet, deaths_this_round=deaths, poster=2)
    _, then = run(village, LastLight())
    assert then == ([] if over else ["Nightfall"])
    assert (village.quiet_rounds, village.over, village.poster) == (left, over, -1)
    assert village.reason_over == ("stalemate" if over else "")


@pytest.mark.rules("LGT-235", "LGT-103")
@pytest.mark.parametrize(
    ("step", "scene", "told"),
    [
        ({"step": "debate", "ends": BEGUN + 20_000}, {}, f"debate_started {BEGUN + 20_000}"),
        ({"step": "dusk_window", "ends": BEGUN + 20_000}, {}, f"window_opened dusk {BEGUN + 20_000}"),
        (
            {"step": "sentence_window", "ends": BEGUN + 20_000},
            {"more": {"designated": 4}},
            f"window_opened sentence {BEGUN + 20_000}",
        ),
    ],
)
def test_after_a_razor_the_window_goes_on_with_its_time(step: Any, scene: dict[str, Any], told: str) -> None:
    people = ["villager barber", "werewolf bakery", "werewolf manor spent", *["villager bundle"] * 4]
    village = town(*people, agenda=[step, {"step": "last_light"}], **scene)
    lines = play(village, "… 5", "0 shave 1")
    assert lines[:3] == ["razor_used 0 1", "token_spent barber", "eliminated 1 werewolf razor"]
    assert lines[-1] == told
    assert stands(village) in ("debate", "dusk", "sentence")
