"""`tablee backup` and `tablee restore`: what is said of what was done, and of what was not."""

from __future__ import annotations

import asyncio
import errno
import subprocess
import sys
from pathlib import Path

import pytest

import tablee
from tablee.cli import backup as command
from tablee.cli.complaints import Complaint
from tablee.cli.settings import Wishes
from tablee.store import SqliteStore, Unavailable
from tablee.store.postgres import PostgresStore
from tablee.text import speaker
from tests.cli.conftest import Run
from tests.postgres import Server

SECRET = "postgresql://ana:secret@127.0.0.1:1/house"


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("DATABASE_URL", "TABLEE_STORE", "TABLEE_DATA", "TABLEE_CONFIG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(command, "stand_behind", lambda: None)
    monkeypatch.setattr(command, "pause", lambda: None)
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def house() -> Path:
    asyncio.run(furnish(SqliteStore("tablee.db")))
    return Path("tablee.db")


async def furnish(store: SqliteStore | PostgresStore) -> None:
    async with store:
        await store.save_person("ana", b"hash", "Ana", 1)


async def name_of_ana(store: SqliteStore | PostgresStore) -> str:
    async with store:
        person = await store.person("ana")
    return "" if person is None else person.name


def test_there_and_back(run: Run, house: Path) -> None:
    done = run("backup house.backup")
    assert (done.code, done.err) == (0, "")
    assert done.out == (
        "house.backup holds the whole house: no table, one person. It was read again, and nothing is missing.\n"
    )
    done = run("restore house.backup --data again.db --lang fr")
    assert (done.code, done.err) == (0, "")
    assert done.out == (
        "La maison est de nouveau dans again.db\u00a0: aucune table, une personne. tablee serve l’ouvre.\n"
    )
    assert asyncio.run(name_of_ana(SqliteStore("again.db"))) == "Ana"


def test_a_house_moves_into_a_database_and_out_of_it(run: Run, house: Path, postgres: Server) -> None:
    address = postgres.fresh()
    run("backup house.backup")
    assert run(f"restore house.backup --store {address}").code == 0
    assert asyncio.run(name_of_ana(PostgresStore(address, node="here"))) == "Ana"
    assert "holds a house already" in run(f"restore house.backup --store {address}").err
    assert run(f"backup second.backup --store {address}").code == 0
    assert run("restore second.backup --data again.db").code == 0
    assert asyncio.run(name_of_ana(SqliteStore("again.db"))) == "Ana"


def test_the_settings_of_the_house_say_where_it_is(run: Run, house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house.rename("elsewhere.db")
    assert run("backup house.backup").err == "tablee.db holds no house.\n"
    Path("tablee.toml").write_text("data = 'elsewhere.db'\nport = 80", "utf-8")
    assert run("backup house.backup --config tablee.toml").code == 0
    monkeypatch.setenv("TABLEE_DATA", "elsewhere.db")
    assert run("backup second.backup").code == 0


CASES = [
    ("backup", "Something is missing: FILE", "Il manque quelque chose"),
    ("restore", "Something is missing: FILE", "Il manque quelque chose"),
    ("backup house.backup", "house.backup is there already. Choose another name, or say --replace.", "est déjà là"),
    ("backup tablee.db --replace", "tablee.db is a house that is open, or the very one", "celle-là même"),
    ("backup nowhere/house.backup", "nowhere/house.backup cannot be written: there is no such folder.", "Crée-le"),
    ("backup house.toml/house.backup", "house.toml/house.backup cannot be written. Choose a file", "où tu peux écrire"),
    ("backup new.backup --data house.toml", "house.toml holds no house.", "ne contient pas de maison"),
    ("restore house.backup", "tablee.db is there already. Choose another name, or say --replace.", "--replace"),
    ("restore nowhere --data new.db", "nowhere is not there, or cannot be read.", "n’est pas là"),
    ("restore tablee.db --data new.db", "tablee.db is no copy of a house", "n’est pas la copie d’une maison"),
    ("restore house.toml --data new.db", "house.toml is no copy of a house", "n’est pas la copie d’une maison"),
    ("restore damaged --data new.db", "damaged is damaged, and nothing of it was used.", "est abîmé"),
    (f"backup new.backup --store {SECRET}", "cannot be reached", "ne répond pas"),
    (f"restore house.backup --store {SECRET}", "cannot be reached", "ne répond pas"),
    ("restore house.backup --data new.db --port 80", "no option --port here", "L’option --port"),
]


@pytest.mark.parametrize(("words", "english", "french"), CASES)
def test_what_cannot_be_done_is_said_in_one_line(run: Run, house: Path, words: str, english: str, french: str) -> None:
    assert run("backup house.backup").code == 0
    Path("house.toml").write_text("just a text, and a long one" * 50, "utf-8")
    data = Path("house.backup").read_bytes()
    Path("damaged").write_bytes(data.replace(b"Ana", b"Bob"))
    before = {path: path.read_bytes() for path in Path().iterdir()}
    for language, sentence in (("en", english), ("fr", french)):
        said = run(f"{words} --lang {language}")
        assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
        assert sentence in said.err
        assert "secret" not in said.err
    left = {path: path.read_bytes() for path in Path().iterdir() if path.name != "new.db.lock"}
    assert left == before


def test_a_house_that_is_open_is_backed_up_but_not_replaced(run: Run, house: Path) -> None:
    async def story() -> None:
        async with SqliteStore(house) as store:
            assert (await asyncio.to_thread(run, "backup house.backup")).code == 0
            said = await asyncio.to_thread(run, "restore house.backup --replace")
            assert said.err == "tablee.db is a house that is open, or the very one to be copied. It stays as it is.\n"
            assert await store.person("ana") is not None

    asyncio.run(story())


@pytest.mark.parametrize("error", [OSError(errno.ENOSPC, "no room"), Unavailable("full")])
def test_a_full_disk_is_called_so(error: Exception) -> None:
    for language, sentence in (
        ("en", "new.backup cannot be written: the disk is full."),
        ("fr", "le disque est plein"),
    ):
        with pytest.raises(Complaint) as refused, command.troubles(speaker(language), Wishes(), Path("new.backup")):
            raise error
        assert sentence in str(refused.value)


@pytest.mark.skipif(sys.platform != "linux", reason="a limit that Linux has")
def test_without_room_there_is_no_backup_and_nothing_is_left(house: Path) -> None:
    program = f"""if True:
        import resource, sys
        from tablee.cli import main
        resource.setrlimit(resource.RLIMIT_FSIZE, ({house.stat().st_size // 2}, resource.RLIM_INFINITY))
        sys.exit(main(["backup", "house.backup", "--lang", "en"]))
    """
    environment = {"PYTHONPATH": str(Path(tablee.__file__).parents[1])}
    before = set(Path().iterdir())
    unwritten = "-B"  # else what is imported beside it would be cut off, too, in the folder of everybody
    done = subprocess.run([sys.executable, unwritten, "-c", program], env=environment, capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr.count(b"\n")) == (2, b"", 1)
    assert set(Path().iterdir()) == before


def test_whoever_copies_lets_others_go_first(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.undo()
    monkeypatch.setattr("os.nice", asked.append)
    command.stand_behind()
    assert asked == [command.LAST]


@pytest.mark.parametrize("name", ["backup", "restore"])
def test_the_commands_are_explained_in_both_languages(run: Run, name: str) -> None:
    assert f"For example: tablee {name} house.backup" in run(f"{name} --help").out
    french = run(f"{name} --help --lang fr").out
    for word in ("Usage", "Display", "required", "default", "Parameters", " the ", "⟦"):
        assert word not in french
