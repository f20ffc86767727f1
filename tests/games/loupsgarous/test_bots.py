"""The bots of Les Loups-Garous (section 11): legal everywhere, made of nothing but their view, true to their cards."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.arena.tournament import play_game
from tablee.games.loupsgarous.bots import LEVELS, Player
from tablee.games.loupsgarous.events import Stated
from tablee.games.loupsgarous.game import LOUPSGAROUS
from tablee.games.loupsgarous.head import distraction
from tablee.games.loupsgarous.rhythm import TEMPO, thoughts
from tablee.games.loupsgarous.rules import Village
from tablee.games.loupsgarous.suspicion import Reading
from tablee.games.loupsgarous.talking_bots import ground
from tablee.games.loupsgarous.temper import Temper
from tablee.games.loupsgarous.worlds import Worlds
from tablee.kernel import FastLuck
from tablee.text.speaker import speaker
from tests.games.loupsgarous.village import play, seen, until, village
from tools.villages import play_one, settled

THINKING = ("beginner", "solid", "strong")


def bot(level: str, seat: int, seed: int = 1) -> Player:
    made = LOUPSGAROUS.bot(level, seat, FastLuck(seed))
    assert isinstance(made, Player)
    return made


def choice(position: Village, seat: int, level: str = "solid", seed: int = 1) -> str:
    """What a bot does now; empty for nothing."""
    move = bot(level, seat, seed).choose(position.view(seat))
    return "" if move is None else move.text


def saying(position: Village, seat: int, level: str = "solid", seed: int = 1) -> list[str]:
    """The whole sentence that a bot says when it takes the floor, by its small moves, each checked by the rules."""
    player = bot(level, seat, seed)
    moves: list[str] = []
    for _ in range(200):
        move = player.choose(position.view(seat))
        if move is None:
            continue
        position.attempt(seat, move, FastLuck(1))
        moves.append(move.text)
        if move.text in ("send", "ready"):
            return moves
    return moves


# --- Whole games


@pytest.mark.rules("LGT-342", "LGT-048")
@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize(("preset", "seats"), [("P", 7), ("T", 9), ("N", 12), ("F", 12), ("V1", 10), ("V2", 14)])
def test_no_bot_ever_does_what_the_rules_refuse(level: str, preset: str, seats: int) -> None:
    for seed in range(2):
        levels = {"villagers": level, "werewolves": level}
        assert play_one(settled(preset), seats, levels, seed, check=True).reason != ""


def test_they_play_in_the_arena_like_everybody() -> None:
    options = LOUPSGAROUS.settled(LOUPSGAROUS.read_options({"preset": "P"}))
    record = play_game(LOUPSGAROUS, ["solid"] * 6, FastLuck(3), 0, options)
    assert record.reason in ("villagers", "werewolves", "draw", "stalemate")


def test_a_bot_that_is_made_again_does_the_same() -> None:
    """Nothing is remembered besides the view: a new one, with the seed of the seat, goes on as the lost one would."""
    for seed in range(6):
        options = settled("C")
        position = LOUPSGAROUS.setup(8, FastLuck(seed), options)
        until(position, "debate", FastLuck(seed))
        player = bot("solid", 3, seed)
        for number in range(5):
            view = position.view(3)
            fresh = bot("solid", 3, seed)
            for one in (player, fresh):
                one.draw_from(FastLuck(100 + number))
            assert player.choose(view) is fresh.choose(view)


def test_all_levels_are_there() -> None:
    assert set(LOUPSGAROUS.levels) <= set(LEVELS)


# --- Reading people (11.2)


def vote(day: int, votes: list[int], chosen: int) -> Any:
    return (day, "vote", votes, -1, chosen)


PLAYERS = ("werewolf", "werewolf dead died_in=1", "villager", "villager", "seer", "villager")


def hanged(position: Village, seat: int) -> Village:
    position.causes[seat] = "vote"
    return position


def test_who_voted_for_a_werewolf_is_less_suspect_than_who_did_not() -> None:
    position = hanged(village(*PLAYERS, at="debate 2", ballots=[vote(1, [2, -1, 1, 1, 1, 0], 1)]), 1)
    reading = Reading(seen(position), -1)
    assert reading.odds[0] - reading.odds[2] == pytest.approx(0.65)  # +0.25 against -0.40
    assert reading.p[2] < reading.p[0] == pytest.approx(reading.p[5])


def test_as_many_werewolves_are_expected_as_are_left() -> None:
    position = hanged(village(*PLAYERS, at="debate 2", ballots=[vote(1, [2, -1, 1, 1, 1, 0], 1)]), 1)
    reading = Reading(seen(position), -1)
    assert sum(reading.p[seat] for seat in reading.living) == pytest.approx(1.0, abs=0.05)


def test_what_one_knows_is_certain() -> None:
    position = village(*PLAYERS, at="debate 2", more={})
    position.see_card(4, 2, 0)
    reading = Reading(seen(position, 4), 4)
    assert reading.p[0] == 1.0
    assert reading.p[4] == 0.0


def test_a_seer_who_was_shown_to_be_one_is_believed_and_a_liar_is_not() -> None:
    said = [(1, 4, "claim", ["seer"], "", 0), (1, 4, "vision", ["1", "0", "werewolf"], "", 0)]
    true = village(
        "werewolf", "werewolf", "villager", "villager", "seer dead", "villager", at="debate 2", statements=said
    )
    assert Reading(seen(true), -1).p[0] > 0.95
    false = village(
        "seer", "werewolf", "villager", "villager", "werewolf dead", "villager", at="debate 2", statements=said
    )
    assert Reading(seen(false), -1).p[0] < 0.1


def test_a_claim_that_was_proved_wrong_weighs_heavily() -> None:
    said = [(1, 2, "claim", ["seer"], "", 0)]
    position = village(
        "werewolf", "werewolf", "villager", "villager", "seer dead", "villager", at="debate 2", statements=said
    )
    reading = Reading(seen(position), -1)
    assert reading.odds[2] - reading.odds[3] == pytest.approx(3.0 - 0.1)  # who says nothing is a little suspect, too


def test_a_rival_who_fell_as_a_liar_speaks_for_the_other() -> None:
    said = [(1, 0, "claim", ["hunter"], "", 0), (1, 2, "counter", ["0", "hunter"], "", 0)]
    living = ("werewolf", "werewolf", "hunter", "villager", "villager", "villager")
    both = Reading(seen(village(*living, at="debate 2", statements=said)), -1)
    assert both.rivals == {0: [2], 2: [0]}
    one = Reading(seen(village("werewolf dead", *living[1:], at="debate 2", statements=said)), -1)
    assert one.rivals == {}
    assert one.p[2] < one.p[3] < both.p[2]


def test_what_is_heard_one_by_one_is_read_like_all_at_once() -> None:
    said = [
        (1, 2, "claim", ["seer"], "", 0),
        (1, 2, "vision", ["1", "0", "werewolf"], "", 0),
        (1, 3, "trust", ["1"], "", 0),
        (2, 5, "accuse", ["0", "strong"], "", 0),
        (2, 3, "claim", ["seer"], "", 0),
    ]
    whole = Reading(seen(village(*PLAYERS, at="debate 2", statements=said)), -1)
    grown = Reading(seen(village(*PLAYERS, at="debate 2", statements=said[:1])), -1)
    for count in range(2, 6):
        grown.listen(seen(village(*PLAYERS, at="debate 2", statements=said[:count])))
    assert grown.p == pytest.approx(whole.p)
    assert grown.heat == whole.heat


def test_a_seer_who_trusts_from_what_she_has_seen_need_not_name_the_card() -> None:
    trusted = [(1, 4, "claim", ["seer"], "", 0), (1, 4, "trust", ["2"], "vision", 0)]
    players = ("werewolf", "werewolf", "witch", "villager", "seer", "villager")
    from_a_seer = Reading(seen(village(*players, at="debate 2", statements=trusted)), -1)
    from_anybody = Reading(seen(village(*players, at="debate 2", statements=trusted[1:])), -1)
    assert from_a_seer.p[2] < from_a_seer.p[3] / 2
    assert from_anybody.p[2] == pytest.approx(from_anybody.p[3], abs=0.05)


def test_what_is_held_against_somebody_hangs_on_cards_that_everybody_has_seen() -> None:
    position = hanged(village(*PLAYERS, at="debate 2", ballots=[vote(1, [2, -1, 1, 1, 1, 0], 1)]), 1)
    assert Reading(seen(position), -1).grounds[0] == (0.25, "votes")
    said = [(1, 3, "trust", ["0"], "", 0)]
    secret = village(*PLAYERS, at="debate 2", statements=said)
    secret.see_card(4, 1, 0)  # the Seer alone knows that this was a Werewolf
    assert Reading(seen(secret, 4), 4).grounds.get(3, (0.0, ""))[1] != "defended_wolf"


@pytest.mark.parametrize(
    ("preset", "seats", "much"), [("S", 12, 1 / 9), ("T", 12, 25 / 16), ("V1", 9, 6.25), ("V2", 18, 1.4)]
)
def test_the_more_characters_for_each_werewolf_the_harder_it_is_to_read_people(
    preset: str, seats: int, much: float
) -> None:
    position = LOUPSGAROUS.setup(seats, FastLuck(1), settled(preset))
    assert distraction(seen(position)) == pytest.approx(much)


def test_strong_bots_see_that_two_who_vote_against_each_other_are_hardly_a_pack() -> None:
    players = ("werewolf", "werewolf", "villager", "villager", "villager", "villager", "villager")
    votes = [1, 0, 3, 2, 5, 4, -1]
    position = village(*players, at="debate 2", ballots=[vote(1, votes, -1)])
    worlds = Worlds(seen(position), -1)
    assert worlds.bonds((0, 1)) < worlds.bonds((0, 2)) == 0.0
    assert worlds.p[6] > worlds.p[0]


# --- By night (11.3)


def test_the_witch_saves_herself_and_poisons_whom_she_knows() -> None:
    position = village("werewolf", "witch", "villager", "villager", "villager", at="night 2")
    until(position, "wolves")
    play(position, "0 tap wolves 1")
    until(position, "witch")
    assert choice(position, 1).startswith("tap witch 1 ")
    position.see_card(1, 1, 0)
    assert choice(position, 1) == "tap witch 1 0"


def test_the_seer_looks_at_somebody_whom_she_does_not_know() -> None:
    position = village("werewolf", "seer", "villager", "villager", "villager", at="night 2")
    for target in (0, 2, 3):
        position.see_card(1, 1, target)
    until(position, "seer")
    for level in THINKING:
        assert choice(position, 1, level) == "tap seer 4"


def test_the_pack_comes_to_one_victim() -> None:
    position = village(*["werewolf"] * 3, *["villager"] * 6, at="night 2")
    until(position, "wolves")
    pack = {seat: bot("solid", seat, seat) for seat in range(3)}
    for _ in range(4):
        for seat, player in pack.items():
            move = player.choose(position.view(seat))
            if move is not None:
                position.attempt(seat, move, FastLuck(1))
    assert len(set(position.designations[:3])) == 1


def test_a_pack_devours_the_seer_who_has_spoken() -> None:
    said = [(1, 5, "claim", ["seer"], "", 0)]
    position = village("werewolf", *["villager"] * 4, "seer", at="night 2", statements=said)
    until(position, "wolves")
    assert choice(position, 0) == "tap wolves 5"


@pytest.mark.rules("LGT-362")
def test_whoever_has_a_decoy_taps_too_and_thinks_as_long() -> None:
    position = village("werewolf", "seer", "villager", "villager", "villager", at="night 2")
    until(position, "seer")
    assert choice(position, 2).startswith("tap seer ")
    assert {position.tempo(seat) for seat in range(5)} == {"night"}
    assert thoughts("night") == TEMPO["night"]
    assert thoughts("anything else") == TEMPO["turn"]


def test_the_little_girl_opens_her_eyes_for_some_beats_and_closes_them() -> None:
    position = village("werewolf", "little_girl", *["villager"] * 5, at="night 2")
    until(position, "wolves")
    play(position, "1 tap wolves -")
    assert choice(position, 1) == "lids wolves open"
    play(position, "1 lids wolves open")
    assert choice(position, 1, seed=2) != "lids wolves closed"
    until(position, "wolves")
    position.beat = 2
    assert choice(position, 1) == "lids wolves closed"
    for seat in (2, 3):  # on every other phone the eye is left alone
        assert not choice(position, seat).startswith("lids")


# --- By day


def test_everybody_votes_against_whom_a_true_seer_has_seen() -> None:
    said = [(1, 4, "claim", ["seer"], "", 0), (1, 4, "vision", ["1", "0", "werewolf"], "", 0)]
    players = ("werewolf", "werewolf", "villager", "villager", "seer dead", "villager", "villager")
    position = village(*players, at="vote 2", statements=said)
    for seat in (2, 3, 5, 6):
        for level in ("solid", "strong"):
            assert choice(position, seat, level) == "vote 0"


@pytest.mark.parametrize("level", THINKING)
def test_werewolves_do_not_vote_against_each_other_without_need(level: str) -> None:
    position = village(*["werewolf"] * 3, *["villager"] * 6, at="vote 2")
    for seed in range(20):
        assert choice(position, 0, level, seed) not in ("vote 1", "vote 2")


@pytest.mark.rules("LGT-048")
def test_nobody_speaks_or_votes_against_a_lover() -> None:
    said = [(1, 4, "claim", ["seer"], "", 0), (1, 4, "vision", ["1", "0", "werewolf"], "", 0)]
    players = ("werewolf lover", "werewolf", "villager lover", "cupid", "seer dead", "villager", "villager")
    position = village(*players, at="debate 2", statements=said)
    for seed in range(10):
        assert "add 0" not in saying(position, 2, seed=seed)
    ballot = village(*players, at="vote 2", statements=said)
    assert choice(ballot, 2) not in ("", "vote 0")


def test_a_seer_with_a_wolf_and_two_results_speaks() -> None:
    position = village("werewolf", "werewolf", "seer", *["villager"] * 5, at="debate 2")
    position.see_card(2, 1, 5)
    position.see_card(2, 2, 0)
    assert saying(position, 2) == ["say claim", "add seer", "send"]
    position.now += 10_000
    assert saying(position, 2) == ["say vision", "add 2", "add 0", "add werewolf", "send"]
    position.now += 10_000
    assert saying(position, 2) == ["say vision", "add 1", "add 5", "add villager", "send"]


def test_with_one_result_a_solid_seer_waits_and_a_beginner_does_not() -> None:
    position = village("werewolf", "werewolf", "seer", *["villager"] * 5, at="debate 1")
    position.see_card(2, 1, 0)
    assert "say claim" not in saying(position, 2, "solid")
    again = village("werewolf", "werewolf", "seer", *["villager"] * 5, at="debate 1")
    again.see_card(2, 1, 0)
    assert saying(again, 2, "beginner")[:2] == ["say claim", "add seer"]


def test_a_seer_does_not_name_the_power_of_a_friend_to_the_pack() -> None:
    position = village("werewolf", "werewolf", "seer", "witch", *["villager"] * 4, at="debate 3")
    position.see_card(2, 1, 3)
    position.see_card(2, 2, 0)
    said = []
    for _ in range(3):
        said.append(saying(position, 2))
        position.now += 10_000
    assert said[0] == ["say claim", "add seer", "send"]
    assert said[1] == ["say vision", "add 2", "add 0", "add werewolf", "send"]
    assert said[2] == ["say trust", "add 3", "why vision", "send"]


def test_who_hears_somebody_else_take_their_name_says_so() -> None:
    said = [(2, 0, "claim", ["hunter"], "", 0)]
    players = ("werewolf", "werewolf", "hunter", *["villager"] * 4)
    position = village(*players, at="debate 2", statements=said)
    assert saying(position, 2) == ["say counter", "add 0", "add hunter", "send"]
    assert saying(position, 3)[0] != "say counter"


def test_who_is_asked_answers_at_once() -> None:
    """Out of turn, that is: ten thoughts are enough for an answer, and not for everybody's opinion."""
    asked = [(1, 5, "ask_role", ["1"], "", 0)]
    answers = 0
    for seed in range(40):
        position = village("werewolf", *["villager"] * 11, at="debate 1", statements=asked)
        answers += choice(position, 1, seed=seed) == "say claim"
    assert answers >= 28  # 80 % answer


def test_nobody_holds_ballots_against_others_who_has_voted_no_better() -> None:
    players = ("werewolf", "villager dead died_in=1", *["villager"] * 5)
    position = hanged(village(*players, at="debate 2", ballots=[vote(1, [1, -1, 1, 0, 0, 0, 1], 1)]), 1)
    reasons = {seat: ground(bot("solid", seat).head(seen(position, seat)), 0) for seat in (2, 3)}
    assert reasons == {2: "", 3: "votes"}


def test_what_two_have_said_already_a_third_agrees_with() -> None:
    said = [
        (2, 4, "claim", ["seer"], "", 0),
        (2, 4, "vision", ["1", "0", "werewolf"], "", 0),
        (2, 5, "accuse", ["0", "strong"], "", 0),
        (2, 6, "accuse", ["0", "strong"], "", 0),
    ]
    for seed in range(5):
        position = village("werewolf", *["villager"] * 3, "seer", *["villager"] * 3, at="debate 2", statements=said)
        assert saying(position, 2, seed=seed)[:2] in (["say agree", "add 4"], ["say agree", "add 2"])


def test_who_has_praised_a_candidate_votes_for_them() -> None:
    for seed in range(20):
        said = [(1, 2, "support", ["4"], "", 0)]
        position = village("werewolf", *["villager"] * 7, at="morning 1", election_from=1, statements=said)
        until(position, "election")
        assert choice(position, 2, seed=seed) == "elect 4"


def test_a_question_to_somebody_about_you_names_you() -> None:
    names = ["Ana", "Basile", "Chloé"]
    question = Stated(1, 0, "ask_opinion", ["1", "2"], None)
    for language, words in (("en", "what do you make of Chloé?"), ("fr", "que penses-tu de Chloé")):
        assert words in speaker(language, LOUPSGAROUS).event(question, names, 2)


def test_who_has_stood_up_for_somebody_takes_it_back_before_turning_on_them() -> None:
    said = [
        (2, 3, "trust", ["0"], "", 0),
        (2, 4, "claim", ["seer"], "", 0),
        (2, 4, "vision", ["1", "0", "werewolf"], "", 0),
    ]
    position = village(
        "werewolf", "werewolf", "villager", "villager", "seer", "villager", at="debate 2", statements=said
    )
    assert saying(position, 3)[:2] == ["say retract", "add 1"]


def test_a_half_said_sentence_that_no_longer_holds_is_taken_back_word_by_word() -> None:
    position = village("werewolf", *["villager"] * 5, at="debate 1")
    play(position, "1 say charm", "1 add 2")
    assert choice(position, 1) in ("back", "say accuse", "say rank", "say intent")


def test_the_lord_pardons_whom_he_believes_and_himself() -> None:
    position = village("werewolf", "villager manor", "villager", "villager", "villager", "villager", at="vote 2")
    play(position, *(f"{seat} vote 1" for seat in (0, 2, 3, 4, 5)), "1 vote 0")
    assert choice(position, 1) == "pardon"


def test_a_hunter_shoots_whom_he_suspects_most() -> None:
    said = [(1, 4, "claim", ["seer"], "", 0), (1, 4, "vision", ["1", "0", "werewolf"], "", 0)]
    players = ("werewolf", "werewolf", "hunter", "villager", "seer dead", "villager", "villager")
    position = village(*players, at="vote 2", statements=said)
    play(position, *(f"{seat} vote 2" for seat in (0, 1, 3, 5, 6)), "2 vote 0")
    assert choice(position, 2) == "shoot 0"


# --- Temper (11.1)


def test_a_temper_is_the_same_for_the_same_seed_and_differs_from_seat_to_seat() -> None:
    tempers = [Temper(FastLuck(seed)) for seed in range(200)]
    assert all(0.6 <= one.talkative < 1.4 for one in tempers)
    assert len({one.salt for one in tempers}) == 200
    assert Temper(FastLuck(3)).feeling(2, 5) == Temper(FastLuck(3)).feeling(2, 5)
    felt = [one.feeling(1, 1) for one in tempers]
    assert abs(sum(felt) / 200) < 0.25
    assert 0.7 < sum(one * one for one in felt) / 200 < 1.3
