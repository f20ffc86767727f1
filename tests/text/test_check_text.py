"""The check of the words finds what it is there to find."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SMILE_FR = "src/tablee/games/smile/text.fr.ftl"
SMILE_EN = "src/tablee/games/smile/text.en.ftl"
TABLE_FR = "src/tablee/text/tablee.fr.ftl"
TABLE_EN = "src/tablee/text/tablee.en.ftl"
COMPANY = "src/tablee/tables/company.py"
ROOM = "src/tablee/tables/room.py"
SOCKET = "src/tablee/server/socket.py"
TALKING = "src/tablee/server/talking.py"
FILTER = "src/tablee/server/request_filter.py"
ERRORS = "src/tablee/kernel/errors.py"
SEAL = "src/tablee/kernel/seal.py"
READING = "src/tablee/kernel/reading.py"
PAPER = "src/tablee/games/smile/paper.py"
MAIN = "src/tablee/__main__.py"
TELLING = "web/src/games/smile/telling.ts"
SETTINGS = "web/src/parts/LobbySettings.svelte"
CLIENT_FR = "web/src/text/fr.ftl"
Break = tuple[str, str, str, str]  # file, what is there, what is put there, what is said of it
NB, NARROW = "\u00a0", "\u202f"


def check(tree: Path) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, str(tree / "tools" / "check_text.py")],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={"PYTHONUTF8": "1"},
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def broken_copy(tree: Path, breaks: list[Break]) -> Path:
    shutil.copytree(ROOT / "src", tree / "src", ignore=shutil.ignore_patterns("__pycache__", "static"))
    shutil.copytree(ROOT / "web" / "src", tree / "web" / "src")
    (tree / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "check_text.py", tree / "tools")
    for file, before, after, _ in breaks:
        text = (tree / file).read_text("utf-8")
        assert before in text
        (tree / file).write_text(text.replace(before, after), "utf-8")
    return tree


def test_the_words_of_this_tree_are_in_order() -> None:
    assert check(ROOT) == (0, "")


# What is broken, where, and what the check has to say of it.
BREAKS: list[Break] = [
    (SMILE_FR, "event-tear-taken =", "event-tear-grabbed =", "text.fr.ftl: event-tear-taken: missing"),
    (
        SMILE_EN,
        "refusal-not-lowest =",
        "refusal-too-high =",
        "text.en.ftl: refusal-not-lowest: missing, but needed",
    ),
    (TABLE_EN, "\nlevel-solid =", "\nlevel-stolid =", "text.en.ftl: level-solid: missing, but needed"),
    (SMILE_EN, "\npace-daily =", "\npace-day =", "text.en.ftl: pace-daily: missing, but needed"),
    (SMILE_EN, "\noption-unseen-cards =", "\noption-x =", "text.en.ftl: option-unseen-cards: missing, but needed"),
    (SMILE_EN, "\ncreature-4 =", "\ncreature-7 =", "text.en.ftl: C05 has no name"),
    (SMILE_EN, "\nshape-blue =", "\nshape-azure =", "text.en.ftl: C06 has no name"),
    (SMILE_EN, "\nlevel-solid-about =", "\nlevel-x-about =", "text.en.ftl: level-solid-about: missing, but needed"),
    (TABLE_FR, "\nerror-bad-level =", "\nerror-level =", "tablee.fr.ftl: error-bad-level: missing, but needed"),
    (TABLE_FR, "\nevent-seat-back =", "\nevent-back =", "tablee.fr.ftl: event-seat-back: missing, but needed"),
    (SMILE_FR, "$cards", "$card", "row-revealed: variables ['cards'], but ['card'] in fr"),
    (SMILE_FR, f"fuir{NARROW}!", "fuir !", "text.fr.ftl: event-pair-fled: no narrow no-break space before"),
    (SMILE_FR, f"fuir{NARROW}!", f"fuir{NB}!", "text.fr.ftl: event-pair-fled: no narrow no-break space before"),
    (SMILE_FR, f"fuir{NARROW}!", "fuir!", "text.fr.ftl: event-pair-fled: no narrow no-break space before"),
    (SMILE_FR, f"rangée{NB}:", f"rangée{NARROW}:", "text.fr.ftl: event-row-revealed: no no-break space before :"),
    (TABLE_FR, f"«{NARROW}{{ $wrong }}", "« { $wrong }", "no narrow no-break space after «"),
    (CLIENT_FR, "Continuer pour {", "À la place de {", "fr.ftl: what-if-seat: a name after 'de'"),
    (CLIENT_FR, f"joue{NARROW}?", f"joue{NB}?", "fr.ftl: shelf-title: no narrow no-break space before"),
    (SMILE_FR, "(−1 point)", "(-1 point)", "text.fr.ftl: rules-points: a hyphen for a minus sign"),
    (SMILE_FR, "prompt-over = La partie", 'prompt-over = La "partie"', "straight double quotes"),
    (SMILE_FR, "C’est à toi", "C'est à toi", "a straight apostrophe"),
    (SMILE_FR, "creature-3 = Mousseron", "creature-3 Mousseron", "text.fr.ftl: cannot be parsed"),
    (SMILE_FR, "creature-3 = Mousseron", "creature-2 = Mousseron", "text.fr.ftl: creature-2: written twice"),
    (SMILE_FR, "error-bad-position-deck-size =", "error-x =", "error-bad-position-deck-size: missing, but needed"),
    (TABLE_FR, "error-bad-option-shape =", "error-x =", "error-bad-option-shape: missing, but needed by the code"),
    (PAPER, 'detail="row_size"', 'detail="row_sighs"', "error-bad-position-row-size: nobody says it"),
    (PAPER, 'detail="row_size"', "detail=word", "error-bad-position-(not written out): missing"),
    (READING, '"Unclosed": "not_closed"', '"Unclosed": "open"', "error-bad-content-open: missing, but needed"),
    (
        PAPER,
        "BadPosition(card, ",
        'BadPosition("one card too many", ',
        "in the code: 'one card too many'",
    ),
    (
        TABLE_FR,
        "\nplay-goodbye =",
        "\nplay-hello = Oui\nplay-goodbye =",
        "play-hello: nobody says it",
    ),
    (TABLE_FR, "\nrefusal-too-late =", "\nrefusal-late =", "tablee.fr.ftl: refusal-too-late: missing, but needed"),
    (
        TABLE_EN,
        "\nrefusal-disk-full =",
        "\nrefusal-full =",
        "tablee.en.ftl: refusal-disk-full: missing, but needed",
    ),
    (COMPANY, 'refuse("not_seated")', 'refuse("not_sat")', "tablee.fr.ftl: refusal-not-sat: missing, but needed"),
    (COMPANY, 'LOBBY: "not_lobby"', 'LOBBY: "not_yet"', "tablee.en.ftl: refusal-not-yet: missing, but needed"),
    (COMPANY, '"paused" if', '"halted" if', "tablee.en.ftl: refusal-halted: missing, but needed"),
    (ROOM, '"full": "disk_full"', '"full": "brim_full"', "tablee.fr.ftl: refusal-brim-full: missing, but needed"),
    (ROOM, 'give_up("fault")', 'give_up("mishap")', "tablee.fr.ftl: refusal-mishap: missing, but needed"),
    (SOCKET, '"hello_first")', '"hello_1st")', "tablee.fr.ftl: refusal-hello-1st: missing, but needed"),
    (TALKING, 'code, "try_again")', 'code, "later")', "tablee.fr.ftl: refusal-later: missing, but needed"),
    (TALKING, '"silence")', "said.text)", "refusal-(not written out): missing, but needed"),
    (FILTER, '"too_many"', '"too_often"', "tablee.en.ftl: refusal-too-often: missing, but needed"),
    (ERRORS, 'code = "bad_seats"', 'code = "odd"', "tablee.en.ftl: refusal-odd: missing, but needed"),
    (COMPANY, 'refuse("no_such_pace")', 'refuse("not_host")', "refusal-no-such-pace: nobody says it"),
    (
        TABLE_FR,
        "refusal-silence = Tu",
        "refusal-silence = { $who } Tu",
        "refusal-silence: has variables, but its code",
    ),
    (SEAL, "BrokenSeal(len(seed), ", 'BrokenSeal("too few bytes", ', "in the code: 'too few bytes'"),
    (TELLING, "say('prompt-out')", "say('prompt-x')", "text.fr.ftl: prompt-out: nobody says it"),
    (SETTINGS, "say(`takeover-${", "say(`taken-${", "tablee.fr.ftl: takeover-bot: nobody says it"),
    (MAIN, "sys.exit(main())", 'print("hello there")', "__main__.py:8: a sentence in the code: 'hello there'"),
]


def batches() -> list[list[Break]]:
    """As many breaks in one copy as do not get in each other's way: a copy takes seconds to check."""
    made: list[list[Break]] = []
    for one in BREAKS:
        fitting = [batch for batch in made if not any(hinders(one, other) for other in batch)]
        if fitting:
            fitting[0].append(one)
        else:
            made.append([one])
    return made


def hinders(one: Break, other: Break) -> bool:
    """The same place is broken, or the same word put there; or one takes away what the other is about."""
    if one[0] == other[0]:
        return one[1] == other[1] or one[2] == other[2] or "cannot be parsed" in one[3] + other[3]
    return any(word in other[3] for word in ids(one[1])) or any(word in one[3] for word in ids(other[1]))


def ids(text: str) -> list[str]:
    """The ids and codes in a piece of text, as messages have them."""
    return re.findall(r"[a-z]+(?:-[a-z]+)+|(?<=\")[a-z]+(?=\")", text.replace("_", "-"))


@pytest.mark.parametrize("breaks", batches(), ids=len)
def test_everything_that_is_broken_is_named_by_file_and_key(tmp_path: Path, breaks: list[Break]) -> None:
    code, said = check(broken_copy(tmp_path, breaks))
    assert code == 1
    assert [fault for *_, fault in breaks if fault not in said] == []
