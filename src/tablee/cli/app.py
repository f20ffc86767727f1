"""The commands and their options, explained in the language of the speaker."""

# No `from __future__ import annotations` here: cyclopts reads the annotations, and they hold translated help texts.

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, TypedDict, get_type_hints

from cyclopts import App, Group, Parameter

import tablee
from tablee.cli.admin.commands import add_admin
from tablee.cli.terminal import terminal
from tablee.kernel import Game
from tablee.text import Speaker, speaker

BEFORE, AFTER = 1, 2  # in the help: what every game takes, then what this one takes
FLAGS = frozenset({"fast", "help", "every_table", "ray"})  # options of the commands with a game that stand alone
YES_OR_NO = bool | None  # an option of a game that may be left open: --hungry, --no-hungry, or neither


def build(say: Speaker, words: Sequence[str] = (), explain: bool = False) -> App:
    """The whole command line, with the options of the game that these words name.

    With `explain`, also in those words for its help that take time to read.
    """
    game = game_in(words)
    app = App(
        name="tablee",
        version=lambda: version(say),
        default_parameter=Parameter(show_default=False, show_choices=False, negative=()),
        group_commands=Group(say.say("help-commands")),
        group_arguments=Group(say.say("help-options"), sort_key=BEFORE),
        group_parameters=Group(say.say("help-options"), sort_key=BEFORE),
        help_format="plaintext",
        console=terminal(),
        help_epilogue=say.say("help-lang"),
        print_error=False,
        exit_on_error=False,
        suppress_keyboard_interrupt=False,
        result_action="return_value",
        **described(say, "tablee", f"tablee play {example(game)}"),
    )
    app["--help"].help = say.say("help-help")
    app["--version"].help = say.say("help-version")
    add_play(app, say, game, explain)
    add_arena(app, say, game, explain)
    add_host(app, say)
    add_serve(app, say)
    add_admin(app, say, described)
    add_backup(app, say)
    add_restore(app, say)
    add_replay(app, say)
    add_verify(app, say)
    add_bench(app, say)
    return app


def described(say: Speaker, command: str, line: str) -> dict[str, Any]:
    """A command's help, with an example instead of the usage line that cyclopts would write in English."""
    return {"help": say.say(f"help-{command}"), "usage": "", "help_prologue": say.say("help-example", line=line)}


def version(say: Speaker) -> str:
    from tablee.kernel import COMPILED

    form = "compiled" if COMPILED else "interpreted"
    return say.say("cli-version", version=tablee.__version__, form=form)


def add_play(app: App, say: Speaker, named: Game[Any] | None, explain: bool) -> None:
    def option(text: str, **params: str) -> Parameter:
        return Parameter(help=say.say(text, **params))

    def play(
        game: Annotated[str, option("help-game", games=games(say))] = "",
        /,
        *,
        bots: Annotated[str, option("help-bots", levels=levels(named))] = "",
        seats: Annotated[int | None, option("help-seats")] = None,
        name: Annotated[str | None, option("help-name")] = None,
        seed: Annotated[int | None, option("help-seed")] = None,
        content: Annotated[tuple[str, ...], own_cards(say, named)] = (),
        settings: dict[str, Any] | None = None,
        fast: Annotated[bool, option("help-fast")] = False,
    ) -> int:
        from tablee.cli.play import Wishes, play

        return play(say, Wishes(game, bots, seats, name, seed, content, settings or {}, fast))

    play.__annotations__["settings"] = Annotated[settings_of(named, say, explain), Parameter(name="*")]
    line = f"tablee play {example(named)} --bots {strongest(named, 2)}"
    app.command(play, name="play", **described(say, "play", line))


def add_arena(app: App, say: Speaker, named: Game[Any] | None, explain: bool) -> None:
    def option(text: str, **params: str) -> Parameter:
        return Parameter(help=say.say(text, **params))

    def arena(
        game: Annotated[str, option("help-game", games=games(say))] = "",
        /,
        *,
        bots: Annotated[str, option("help-line-up", levels=levels(named))] = "",
        games: Annotated[int | None, option("help-games")] = None,
        seats: Annotated[int | None, option("help-arena-seats")] = None,
        seed: Annotated[int, option("help-arena-seed")] = 1,
        json: Annotated[str | None, Parameter(help=say.say("help-json"), allow_leading_hyphen=True)] = None,
        workers: Annotated[int | None, option("help-workers")] = None,
        ray: Annotated[bool, option("help-ray")] = False,
        ray_address: Annotated[str | None, option("help-ray-address", example="10.0.0.1:6379")] = None,
        content: Annotated[tuple[str, ...], own_cards(say, named)] = (),
        every_table: Annotated[bool, option("help-every-table")] = False,
        settings: dict[str, Any] | None = None,
    ) -> int:
        from tablee.cli.arena import Wishes, arena
        from tablee.cli.clusters import chosen

        cluster = chosen(say, ray, ray_address)
        wishes = Wishes(bots, games, seats, seed, json, workers, settings or {}, content, every_table, cluster)
        return arena(say, game, wishes)

    arena.__annotations__["settings"] = Annotated[settings_of(named, say, explain), Parameter(name="*")]
    line = f"tablee arena {example(named)} --bots {strongest(named, 4)} --games 1000"
    app.command(arena, name="arena", **described(say, "arena", line))


def add_serve(app: App, say: Speaker) -> None:
    def serve(
        *,
        config: Annotated[Path | None, Parameter(help=say.say("help-config"))] = None,
        said: dict[str, Any] | None = None,
    ) -> int:
        from tablee.cli.serve import serve
        from tablee.cli.settings import wishes

        return serve(say, wishes(say, said or {}, config))

    serve.__annotations__["said"] = Annotated[options_of_a_house(say), Parameter(name="*")]
    app.command(serve, name="serve", **described(say, "serve", "tablee serve --port 8000 --data tablee.db"))


def add_backup(app: App, say: Speaker) -> None:
    def backup(
        file: Annotated[Path | None, Parameter(help=say.say("help-backup-file"))] = None,
        /,
        *,
        replace: Annotated[bool, Parameter(help=say.say("help-backup-replace"))] = False,
        config: Annotated[Path | None, Parameter(help=say.say("help-config"))] = None,
        said: dict[str, Any] | None = None,
    ) -> int:
        from tablee.cli.backup import backup
        from tablee.cli.settings import wishes

        return backup(say, wishes(say, said or {}, config), file, replace=replace)

    backup.__annotations__["said"] = Annotated[options_of_a_house(say, "data", "store"), Parameter(name="*")]
    app.command(backup, name="backup", **described(say, "backup", "tablee backup house.backup"))


def add_restore(app: App, say: Speaker) -> None:
    def restore(
        file: Annotated[Path | None, Parameter(help=say.say("help-restore-file"))] = None,
        /,
        *,
        replace: Annotated[bool, Parameter(help=say.say("help-restore-replace"))] = False,
        config: Annotated[Path | None, Parameter(help=say.say("help-config"))] = None,
        said: dict[str, Any] | None = None,
    ) -> int:
        from tablee.cli.backup import restore
        from tablee.cli.settings import wishes

        return restore(say, wishes(say, said or {}, config), file, replace=replace)

    restore.__annotations__["said"] = Annotated[options_of_a_house(say, "data", "store"), Parameter(name="*")]
    app.command(restore, name="restore", **described(say, "restore", "tablee restore house.backup --data tablee.db"))


def options_of_a_house(say: Speaker, *names: str) -> Any:
    """Its settings as options, or some of them. What is typed is read by the settings themselves."""
    from tablee.cli.kinds import Many, Switch
    from tablee.cli.settings import SETTINGS

    said: dict[str, Any] = {}
    for name, one in SETTINGS.items():
        if one.has_option and (not names or name in names):
            kind = bool if isinstance(one.kind, Switch) else tuple[str, ...] if isinstance(one.kind, Many) else str
            about = say.say(one.about, example=one.example or own_cards_of(say))
            said[name] = Annotated[kind, Parameter(help=about)]
    return TypedDict("OptionsOfAHouse", said, total=False)  # type: ignore[operator]  # (made at run time)


def add_host(app: App, say: Speaker) -> None:
    def option(text: str, **params: str) -> Parameter:
        return Parameter(help=say.say(text, **params))

    def host(
        *,
        port: Annotated[int, option("help-host-port")] = 8000,
        data: Annotated[Path, option("help-data")] = Path("tablee.db"),
        no_browser: Annotated[bool, option("help-browser")] = False,
        content: Annotated[tuple[str, ...], own_cards(say)] = (),
    ) -> int:
        from tablee.cli.host import host

        return host(say, port, data, browser=not no_browser, content=content)

    app.command(host, name="host", **described(say, "host", "tablee host --no-browser"))


def add_replay(app: App, say: Speaker) -> None:
    def option(text: str, **params: str) -> Parameter:
        return Parameter(help=say.say(text, **params))

    def replay(
        file: Annotated[Path | None, option("help-replay-file")] = None,
        /,
        *,
        eyes: Annotated[int | None, option("help-eyes")] = None,
    ) -> int:
        from tablee.cli.replay import replay

        return replay(say, file, eyes)

    app.command(replay, name="replay", **described(say, "replay", "tablee replay game.json --eyes 1"))


def add_verify(app: App, say: Speaker) -> None:
    def option(text: str, **params: str) -> Parameter:
        return Parameter(help=say.say(text, **params))

    def verify(
        commitment: Annotated[str, option("help-commitment-or-file")] = "",
        seed: Annotated[str, option("help-revealed")] = "",
        /,
        *,
        seats: Annotated[int | None, option("help-verify-seats")] = None,
        game: Annotated[str, option("help-verify-game", games=games(say))] = "",
        content: Annotated[tuple[str, ...], own_cards(say)] = (),
    ) -> int:
        from tablee.cli.verify import verify

        return verify(say, commitment, seed, seats=seats, game_key=game, content=content)

    app.command(verify, name="verify", **described(say, "verify", "tablee verify COMMITMENT SEED --seats 4"))


def add_bench(app: App, say: Speaker) -> None:
    def bench(
        *arguments: Annotated[str, Parameter(help=say.say("help-arguments"), allow_leading_hyphen=True)],
    ) -> int:
        from tablee.cli.bench import bench

        return bench(say, arguments)

    app.command(bench, name="bench", **described(say, "bench", "tablee bench"))


def own_cards(say: Speaker, named: Game[Any] | None = None) -> Parameter:
    return Parameter(help=say.say("help-content", example=own_cards_of(say, named)))


def own_cards_of(say: Speaker, named: Game[Any] | None = None) -> str:
    key = example(named)
    return f"{key}={say.say('example-content', game=key)}"


# --- The game that is meant, and its options


def game_in(words: Sequence[str]) -> Game[Any] | None:
    """The box that the command is about: its options go with the command then."""
    from tablee.games import SHELF

    for before, word in pairwise(words):
        if word in SHELF and not takes_a_value(before, SHELF[word]):
            return SHELF[word]
    return None


def takes_a_value(word: str, game: Game[Any]) -> bool:
    """Whether a word is an option, of the command or of this game, to which the next word belongs: `--name smile`."""
    if not word.startswith("--") or "=" in word:
        return False
    name = word.removeprefix("--").replace("-", "_")
    kinds = get_type_hints(game.options)
    if kinds.get(name.removeprefix("no_")) == YES_OR_NO:
        return False
    return name not in FLAGS and kinds.get(name) is not bool


def settings_of(game: Game[Any] | None, say: Speaker, explain: bool) -> Any:
    """The options of a game, each with its type and its help: `unseen_cards` is `--unseen-cards`.

    One that may be left open has a no, too: `--no-unseen-cards`.
    """
    fields: dict[str, Any] = {}
    if game is not None:
        words = speaker(say.language, game)
        known = get_type_hints(game.options)
        group = Group(words.say("game-name"), sort_key=AFTER)
        for name in (name for name in game.options.__struct_fields__ if name not in game.known_to_the_table):
            about = words.say(f"option-{name.replace('_', '-')}-about") if explain else ""
            no = f"--no-{name.replace('_', '-')}" if known[name] == YES_OR_NO else ()
            fields[name] = Annotated[known[name], Parameter(help=about, group=group, negative=no)]
    return TypedDict("Settings", fields, total=False)  # type: ignore[operator]  # (made at run time)


def example(game: Game[Any] | None) -> str:
    from tablee.games import SHELF

    return next(iter(SHELF)) if game is None else game.key


def strongest(game: Game[Any] | None, count: int) -> str:
    """A line-up that this game can have: its best bot, and the one below."""
    from tablee.games import SHELF

    box = next(iter(SHELF.values())) if game is None else game
    *_, other, best = (box.levels[0], *box.levels)
    return ",".join([best, *[other] * (min(count, box.seats[-1]) - 1)])


def games(say: Speaker) -> str:
    from tablee.games import SHELF

    return say.all_of(list(SHELF))


def levels(game: Game[Any] | None) -> str:
    from tablee.games import SHELF

    boxes = SHELF.values() if game is None else [game]
    return ", ".join(dict.fromkeys(level for box in boxes for level in box.levels))
