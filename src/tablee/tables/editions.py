"""Which box a table is played with: the game, the rules and the cards that it began with, if this program has them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, cast

import msgspec

from tablee import games
from tablee.kernel import BadContent, Edition, Game, Json, TableeError, UnknownGame
from tablee.store.log import Store, TableRecord

SHOWN: Final = 8  # digits of a digest, for people
Unknown = Literal["", "game", "rules", "content"]  # what this program does not know of a table


class OtherRules(TableeError):
    """A table that was begun with a `game`, `rules` or a `content` that we do not have.

    Read by ours, it would be another game.
    """

    code = "other_rules"


class UnknownEdition(TableeError):
    """No box of this house, and no table of it, has cards with that digest."""

    code = "unknown_edition"


def on_paper(edition: Edition) -> bytes | None:
    """What a content file says, as it is kept and as its digest is made; None for a box without one."""
    return None if edition.written is None else msgspec.json.encode(edition.written, order="deterministic")


def copy_of(box: Game[Any], digest: str, written: Json) -> Game[Any]:
    """The box with these cards; `BadContent` if the game refuses them, or if they are not those of the digest.

    Without a digest they are the cards that were printed before tables named theirs.
    """
    digest = digest or box.unnamed
    if digest in ("", box.edition.digest):
        return box
    found = Edition(written).digest
    if found != digest or not isinstance(written, dict):
        raise BadContent(found[:SHOWN], digest[:SHOWN])
    return box.in_edition(written)


class Editions:
    """The boxes of a house, and every other copy of them that one of its tables was begun with."""

    def __init__(self, store: Store, shelf: Mapping[str, Game[Any]]) -> None:
        self.store = store
        self.shelf = shelf
        self.copies: dict[tuple[str, str], Game[Any] | None] = {}  # by game and digest; None: refused by the game

    def find(self, key: str) -> Game[Any]:
        """The box on the shelf of this house; `UnknownGame` says which there are."""
        try:
            return self.shelf[key]
        except KeyError:
            raise UnknownGame(key, list(self.shelf)) from None

    def printed(self, key: str) -> Game[Any] | None:
        """The box as this program has it, whatever cards its owner put into it."""
        return games.SHELF.get(key, self.shelf.get(key))

    def owned(self, game: Game[Any]) -> bool:
        """Whether its cards are not the printed ones."""
        printed = self.printed(game.key)
        return printed is not None and printed.edition.digest != game.edition.digest

    async def of(self, record: TableRecord) -> Game[Any]:
        """The box that a table was begun with; `OtherRules` if we do not have it."""
        printed = self.printed(record.game)
        if printed is None:
            raise OtherRules(record.game, list(self.shelf), detail="game")
        if printed.rules_version != record.rules_version:
            raise OtherRules(record.rules_version, printed.rules_version, detail="rules")
        try:
            return await self.copy(record.game, record.digest)
        except UnknownEdition:
            raise OtherRules(record.digest[:SHOWN], printed.edition.digest[:SHOWN], detail="content") from None

    async def unknown(self, record: TableRecord) -> Unknown:
        try:
            await self.of(record)
        except OtherRules as other:
            return cast(Unknown, other.detail)
        return ""

    async def copy(self, key: str, digest: str) -> Game[Any]:
        """A box of ours with the cards of a digest: from the shelf, as printed, or as some table has kept them."""
        printed = self.printed(key)
        if printed is None:
            raise UnknownGame(key, list(self.shelf))
        digest = digest or printed.unnamed
        if digest in ("", printed.edition.digest):
            return printed
        here = self.shelf.get(key)
        if here is not None and here.edition.digest == digest:
            return here
        if (key, digest) not in self.copies:
            kept = await self.store.content(digest)
            if kept is None:
                raise UnknownEdition(digest[:SHOWN])
            self.copies[key, digest] = kept_copy(printed, digest, kept)
        copy = self.copies[key, digest]
        if copy is None:
            raise UnknownEdition(digest[:SHOWN])
        return copy


def kept_copy(printed: Game[Any], digest: str, kept: bytes) -> Game[Any] | None:
    try:
        return copy_of(printed, digest, msgspec.json.decode(kept))
    except (BadContent, msgspec.DecodeError):
        return None
