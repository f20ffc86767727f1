"""What a person typed and we cannot use: one sentence that says what was wrong and what would be right."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Literal, get_args, get_origin

from tablee.kernel import TableeError
from tablee.text.quotes import quoted

if TYPE_CHECKING:
    from cyclopts import App, CycloptsError, Token

    from tablee.text import Speaker


class Complaint(Exception):
    """The sentence for the person at the keyboard."""


@contextmanager
def in_words_of(say: Speaker) -> Iterator[None]:
    """Errors of the engine become complaints, in the words of the game that this speaker knows."""
    try:
        yield
    except TableeError as error:
        raise Complaint(say.error(error)) from None


def misunderstanding(error: CycloptsError, app: App, say: Speaker) -> str:
    """A command line that cyclopts could not take apart, in our own words."""
    import cyclopts

    command = " ".join(["tablee", *(error.command_chain or ())])
    unused = quoted((error.unused_tokens or [""])[0])
    if isinstance(error, cyclopts.UnknownCommandError) and unused.startswith("-"):
        return say.say("usage-unknown-option", wrong=unused, command=command)
    if isinstance(error, cyclopts.UnknownCommandError):
        for name in error.command_chain or ():
            app = app[name]
        return say.say("usage-unknown-command", wrong=unused, right=", ".join(commands(app)))
    if isinstance(error, cyclopts.UnknownOptionError):
        return say.say("usage-unknown-option", wrong=typed(error.token), command=command)
    if isinstance(error, cyclopts.UnusedCliTokensError):
        return say.say("usage-too-much", wrong=unused, command=command)
    if isinstance(error, cyclopts.MissingArgumentError):
        option = option_of(error)
        message = "usage-missing" if option.startswith("-") else "usage-missing-argument"
        return say.say(message, option=option, command=command)
    if isinstance(error, cyclopts.RepeatArgumentError):
        return say.say("usage-twice", option=typed(error.token))
    if isinstance(error, cyclopts.CoercionError):
        return not_that_type(error, say)
    return say.say("usage-other", command=command)


def typed(token: Token) -> str:
    return quoted(token.keyword or token.value)


def not_that_type(error: CycloptsError, say: Speaker) -> str:
    from cyclopts import CoercionError

    assert isinstance(error, CoercionError)
    wrong = quoted(error.token.value) if error.token else ""
    option = option_of(error)
    if error.target_type in (bool, bool | None):
        return say.say("usage-not-yes-or-no", option=option, wrong=wrong)
    if get_origin(error.target_type) is Literal:
        return say.say(
            "usage-not-a-choice", option=option, wrong=wrong, right=", ".join(map(str, get_args(error.target_type)))
        )
    return say.say("usage-not-a-number", option=option, wrong=wrong)


def option_of(error: CycloptsError) -> str:
    return "" if error.argument is None else error.argument.name


def commands(app: App) -> list[str]:
    return [name for name in app if not name.startswith("-")]
