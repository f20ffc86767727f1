"""What the deeds of a night leave behind (LGT-318), and that they do not depend on who sits where."""

from __future__ import annotations

import pytest

from tablee.games.loupsgarous.rules import Village
from tests.games.loupsgarous.village import (
    Lots,
    alive,
    dead,
    lots,
    night,
    night_facts,
    play,
    seen,
    step,
    tale,
    turns_of,
    until,
    village,
    wait,
)

TABLE = [
    "werewolf farm1",
    "white_wolf bundle",
    "seer church",
    "thief manor",
    "cupid farm2",
    "hunter bundle",
    "witch school",
    "little_girl farm3",
    "raven bailiff",
    "pyromaniac barber",
    "protector hovel",
    "elder bundle",
    "piper tavern",
    "villager bakery",
    "werewolf farm4",
]


def secrets(position: Village) -> list[str]:
    """All that is kept for the end: "kind seat target word", without the decoys."""
    return [
        f"{note.kind} {note.seat} {note.target} {note.word}".strip()
        for note in position.notes
        if not note.kind.startswith("decoy")
    ]


def table(round: int = 2, luck: Lots | None = None, centre: str = "hunter villager") -> Village:
    return village(*TABLE, centre=centre, at=f"night {round}", luck=luck or lots())


SILENT = ["designated 0 -1", "designated 1 -1", "designated 14 -1", "victim -1 -1"]


@pytest.mark.rules("LGT-318")
@pytest.mark.parametrize(
    ("round", "deeds", "kept"),
    [
        (1, {"thief": "left", "cupid": "2 5"}, ["stole 3 -1 hunter", "lover 4 2", "lover 4 5", *SILENT]),
        (1, {"thief": "right", "cupid": "0 4"}, ["stole 3 -1 villager", "lover 4 0", "lover 4 4", *SILENT]),
        (1, {"thief": "-", "cupid": "0 4"}, ["kept 3 -1", "lover 4 0", "lover 4 4", *SILENT]),
        (2, {"protector": 0}, ["guard 10 0", *SILENT]),
        (2, {"protector": "-"}, SILENT),
        (2, {"seer": 0}, ["vision 2 0 werewolf", *SILENT]),
        (2, {"seer": "-"}, SILENT),
        (2, {"wolves": "0:6 1:7"}, ["designated 0 6", "designated 1 7", "designated 14 -1", "victim -1 -1"]),
        (2, {"wolves": "0:6"}, ["designated 0 6", "designated 1 -1", "designated 14 -1", "victim -1 6"]),
        (2, {"white_wolf": 0}, [*SILENT, "bite 1 0"]),
        (2, {"white_wolf": "-"}, SILENT),
        (2, {"pyromaniac": "church"}, [*SILENT, "fire 9 -1 church"]),
        (2, {"pyromaniac": "-"}, SILENT),
        (2, {"witch": "- 0"}, [*SILENT, "poison 6 0"]),
        (2, {"piper": "0 2"}, [*SILENT, "charm 12 0", "charm 12 2"]),
        (2, {"raven": 0}, [*SILENT, "poster 8 0"]),
        (2, {"raven": "-"}, SILENT),
    ],
)
def test_every_secret_deed_is_kept_for_the_end(round: int, deeds: dict[str, str | int], kept: list[str]) -> None:
    position = table(round)
    night(position, luck=lots({f"baker {round} 13": [0.9]}), **deeds)
    assert secrets(position) == kept
    assert {note.round for note in position.notes} == {round}


@pytest.mark.rules("LGT-318", "LGT-093")
@pytest.mark.parametrize(
    ("target", "deeds", "kept"),
    [
        (7, {"pyromaniac": "farm3"}, ["fire 9 -1 farm3", "burnt -1 0", "saved -1 7 fire"]),
        (6, {"witch": "6 -"}, ["heal 6 6", "saved -1 6 heal"]),
        (2, {"protector": 2, "witch": "2 -"}, ["heal 6 2", "saved -1 2 heal"]),
        (2, {"protector": 2}, ["saved -1 2 guard"]),
        (11, {"protector": 11}, ["saved -1 11 guard"]),
        (11, {}, ["saved -1 11 elder"]),
        (2, {}, []),
    ],
)
def test_and_what_has_saved_a_victim_tested_in_the_order_of_the_law(
    target: int, deeds: dict[str, str | int], kept: list[str]
) -> None:
    position = table()
    assert target not in dead(position, luck=lots({"baker 2 13": [0.9]}), wolves=target, **deeds) or kept == []
    after = secrets(position)
    assert after[after.index(f"victim -1 {target}") + 1 :] == kept


@pytest.mark.rules("LGT-318", "LGT-068", "LGT-069", "LGT-215")
def test_and_the_looks_of_the_girl_and_of_the_baker() -> None:
    luck = lots({"glimpse 2 2 7": [0.0, 0, 0], "caught 2 2 7": [0.0], "baker 2 13": [0.0, 2, 2]})
    position = table(luck=luck)
    until(position, "wolves", luck)
    wait(position, 5, luck)
    play(position, "7 lids wolves open", luck=luck)
    wait(position, 5, luck)
    play(position, "7 lids wolves closed", luck=luck)
    until(position, "white_wolf", luck)
    assert luck.all_drawn()
    assert secrets(position) == ["glimpse 7 2 0 1 2", "caught 7 2", *SILENT, "baker 13 -1 11 12 14"]
    assert [(one.night, one.beat, list(one.players), one.card) for one in seen(position, 7).sights] == [
        (2, 2, [0, 1, 2], None)
    ]
    assert [(one.night, one.beat, list(one.players), one.card) for one in seen(position, 13).sights] == [
        (2, 0, [11, 12, 14], None)
    ]


@pytest.mark.rules("LGT-318", "LGT-350")
def test_and_the_answers_to_decoys() -> None:
    position = table()
    until(position, "seer")
    play(position, "0 tap seer 4", "5 tap seer -")
    until(position, "wolves")
    play(position, "5 tap wolves 0", "5 tap wolves 3", "0 tap wolves 6")
    until(position, "dawn")
    kept = [(note.kind.split()[0], note.seat, note.target) for note in position.notes if note.kind.startswith("decoy")]
    assert kept == [("decoy", 0, 4), ("decoy", 5, 3)]


@pytest.mark.rules("LGT-034", "LGT-096")
def test_a_quiet_night_leaves_no_trace() -> None:
    """On paper too: nobody is devoured, guarded, poisoned, bitten or posted, and nothing burns."""
    position = table()
    until(position, "dawn")
    written = position.to_json()
    for key in (
        "victim",
        "cancelled",
        "guard",
        "guarded",
        "healed",
        "poisoned",
        "bitten",
        "burning",
        "posted",
        "poster",
    ):
        assert key not in written, key
    assert written.get("fire", True)
    assert written.get("heal", True)


@pytest.mark.rules("LGT-034")
def test_a_night_of_deeds_is_forgotten_by_the_next() -> None:
    position = table()
    luck = lots({"baker 2 13": [0.9]})
    night(position, luck, protector=2, wolves="0:6", white_wolf=14, witch="6 3", piper="0 2", raven=0)
    until(position, "nightfall")
    written = position.to_json()
    for key in ("victim", "cancelled", "guard", "healed", "poisoned", "bitten", "burning", "posted", "poster"):
        assert key not in written, key
    assert written["guarded"] == 2
    assert all("designation" not in sheet and "tap" not in sheet for sheet in written["players"])


@pytest.mark.rules("LGT-034", "LGT-030")
def test_a_day_is_forgotten_by_the_night_too() -> None:
    players = ["werewolf farm1", "seer tavern", "witch school", "villager church", "villager farm2", "villager bundle"]
    players += ["villager bundle", "villager manor"]
    position = village(*players, at="night 2", options="captain=no")
    night(position, wolves=4)
    until(position, "debate")
    play(position, "0 ready", "3 ready", "5 ready", "6 ready", "7 ready", "0 say accuse", "0 add 3")
    until(position, "ban")
    play(position, "2 ban 0")
    until(position, "ballot")
    play(position, "3 vote 6", "5 vote 6", "6 vote 5", "7 vote 6")
    until(position, "nightfall")
    written = position.to_json()
    for key in ("tied", "designated", "pardoned", "asked_lords", "tavern_votes", "shortened", "requests", "caught"):
        assert key not in written, key
    for key in ("victim", "shown_victim", "was_shown", "beat", "hunter_due", "elder_fell"):
        assert key not in written, key
    for sheet in written["players"]:
        for key in ("vote", "banned", "candidates", "ready", "draft", "reason", "designation", "tap", "lids"):
            assert key not in sheet, key
    assert (seen(position, 2).was_shown, seen(position, 2).victim) == (False, None)


# --- Whoever sits where

SEATS_IN = {  # of each event: the fields that are seats, or lists of seats
    "pack_told": (1, 2),
    "designation_changed": (1, 2, 3),
    "girl_caught": (1, 2),
    "glimpsed": (1, 4),
    "nothing_glimpsed": (1,),
    "card_seen": (1, 3),
    "victim_shown": (1, 2),
    "charmed_told": (1, 2),
    "charm_set": (1, 2),
    "lovers_chosen": (1, 2),
    "lover_told": (1, 2),
    "thief_offered": (1,),
    "thief_chose": (1,),
    "day_broke": (3, 4),
    "building_burnt": (3,),
    "poster_placed": (1,),
    "poster_void": (1,),
    "eliminated": (1,),
    "shot_asked": (1,),
}
NIGHTS: list[tuple[int, dict[str, str]]] = [
    (1, {"thief": "left", "cupid": "2 5", "protector": "4", "seer": "0", "wolves": "0:4 1:4 14:4", "raven": "0"}),
    (1, {"thief": "-", "cupid": "4 0", "wolves": "1:5 14:5", "pyromaniac": "farm3", "witch": "5 14", "piper": "0 14"}),
    (
        2,
        {
            "protector": "0",
            "wolves": "0:7 1:7",
            "white_wolf": "0",
            "pyromaniac": "farm3",
            "witch": "- 14",
            "raven": "2",
        },
    ),
    (2, {"seer": "14", "wolves": "0:2 14:13", "white_wolf": "14", "piper": "13 0", "raven": "14"}),
    (2, {"protector": "13", "wolves": "0:13", "pyromaniac": "farm4", "witch": "13 0", "raven": "13"}),
    (4, {"wolves": "14:11", "white_wolf": "14", "witch": "- 5", "piper": "11 5", "raven": "9"}),
]


def turned(number: int, by: int) -> int:
    return (number + by) % len(TABLE)


def moved(cells: str, by: int) -> str:
    """Choices as whoever sits so many seats farther on would write them."""
    words = []
    for word in cells.split():
        parts = [str(turned(int(part), by)) if part.isdecimal() else part for part in word.split(":")]
        words.append(":".join(parts))
    return " ".join(words)


def back(line: str, by: int) -> str:
    """A line with its seats as in the first village, lists in order."""
    fields = line.split()
    for place in SEATS_IN[fields[0]]:
        if fields[place] != "-":
            seats = sorted(turned(int(seat), -by) for seat in fields[place].split(","))
            fields[place] = ",".join(str(seat) for seat in seats)
    if fields[0] in ("day_broke", "shot_asked"):
        fields.pop()  # a time
    return " ".join(fields)


def results(round: int, deeds: dict[str, str], by: int) -> list[str]:
    """The same night, everybody at the same place, but so many seats farther on; the girl spies in the first beat."""
    players = [""] * len(TABLE)
    for seat, words in enumerate(TABLE):
        players[turned(seat, by)] = f"{words} place={seat}"
    girl, baker = turned(7, by), turned(13, by)
    pack = sorted(turned(wolf, by) for wolf in (0, 1, 14))
    luck = lots(
        {
            f"glimpse {round} 1 {girl}": [0.0, pack.index(turned(0, by)), 0],
            f"caught {round} 1 {girl}": [0.0],
            f"baker {round} {baker}": [0.0, pack.index(turned(14, by)), 0],
        }
    )
    position = village(*players, centre="hunter villager", at=f"night {round}", luck=luck)
    lines: list[str] = []
    for call, cells in deeds.items():
        if call == "wolves":
            lines += until(position, "wolves", luck)
            play(position, f"{girl} lids wolves open", luck=luck)
            lines += wait(position, 6 if round == 1 else 5, luck)
            play(position, f"{girl} lids wolves closed", luck=luck)
        lines += until(position, call, luck)
        for turn in turns_of(position, call, moved(cells, by)):
            lines += play(position, turn, luck=luck)
    lines += tale(night_facts(position, luck))
    assert step(position) == "dawn"
    position.drain()
    position.advance(position.now + 8_000, luck)
    lines += tale(position.drain())
    lines.append(" ".join(["alive", *sorted(str(turned(seat, -by)) for seat in alive(position))]))
    found = [back(line, by) if line.split()[0] in SEATS_IN else line for line in lines]
    return sorted(line for line in found if line.split()[0] in (*SEATS_IN, "alive"))


@pytest.mark.rules("LGT-020", "LGT-022", "LGT-364")
@pytest.mark.parametrize("night_of", range(len(NIGHTS)))
@pytest.mark.parametrize("by", range(1, 15))
def test_a_night_does_not_depend_on_the_numbers_of_seats(night_of: int, by: int) -> None:
    round, deeds = NIGHTS[night_of]
    assert results(round, deeds, by) == results(round, deeds, 0)


# --- Twins

CARDS = ["werewolf", "white_wolf", "seer", "thief", "cupid", "hunter", "witch", "little_girl"]
CARDS += ["raven", "pyromaniac", "protector", "elder", "scapegoat", "idiot", "piper"]


@pytest.mark.rules("LGT-036", "LGT-360", "LGT-350", "LGT-365")
@pytest.mark.parametrize("options", ["", "grouped", "same_room"])
@pytest.mark.parametrize("round", [1, 2])
@pytest.mark.parametrize("hidden", CARDS)
def test_two_who_have_changed_their_cards_cannot_be_told_apart(hidden: str, round: int, options: str) -> None:
    """A Villager and, where the card is none of the pack's, a Werewolf: every moment of a night looks alike."""
    both = []
    for one, other in ((hidden, "villager"), ("villager", hidden)):
        players = [
            "villager farm1",
            "werewolf farm2",
            f"{one} farm3",
            "villager bundle",
            f"{other} farm4",
            "villager church",
        ]
        scene = {"centre": "villager villager"} if hidden == "thief" else {}
        both.append(village(*players, at=f"night {round}", options=options, luck=lots(), **scene))  # type: ignore[arg-type]
    watchers = [None, 0, 3] if hidden in ("werewolf", "white_wolf") else [None, 0, 1, 3]
    if hidden == "cupid" and round == 1:
        watchers = [None]  # two of them are drawn, and told so
    moments = 0
    while step(both[0]) != "debate":
        assert step(both[0]) == step(both[1])
        for eyes in watchers:
            assert seen(both[0], eyes) == seen(both[1], eyes), (step(both[0]), eyes)
            if eyes is not None:
                assert both[0].moves(eyes) == both[1].moves(eyes)
                assert both[0].channels(eyes) == both[1].channels(eyes)
        assert both[0].due() == both[1].due()
        told: list[list[list[str]]] = []
        for position in both:
            position.drain()
            due = position.due()
            assert due is not None
            position.advance(due, lots())
            events = position.drain()
            told.append([tale(events, eyes) for eyes in watchers])
        assert told[0] == told[1]
        moments += 1
    assert moments > 8  # the beats, too
