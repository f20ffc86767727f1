"""Les Schtroumpfs in the terminal: what is told, what can be chosen, and how a move is written."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.console import Console

from tablee.cli.screens import Choice, Screen, Verbs
from tablee.cli.terminal import print_sentence
from tablee.games.schtroumpfs import drawing as draw
from tablee.games.schtroumpfs import events
from tablee.games.schtroumpfs.game import SchtroumpfsGame
from tablee.games.schtroumpfs.moves import INVENTIONS, LOCATIONS, SMURFS, Deed, read_move
from tablee.games.schtroumpfs.view import PlacementView, QuestionView, SchtroumpfsView
from tablee.games.schtroumpfs.words import Names
from tablee.kernel import BadMove, Event, Game, Json, View
from tablee.text import Speaker

LONGEST_LIST: Final = 20  # of ways to exchange resources: more of them are written, not numbered

PROMPTS: Final = {  # by the decision, where one sentence fits all
    "perform": "prompt-perform",
    "end_turn": "prompt-end-turn",
    "discard_for_limit": "prompt-discard-for-limit",
    "empty_row": "prompt-empty-row",
    "gain_types": "prompt-gain-types",
    "lose_types": "prompt-lose-types",
    "rescue_parts": "prompt-rescue-parts",
    "wardrobe": "prompt-wardrobe",
    "free_craft": "prompt-free-craft",
    "shelter_permission": "prompt-shelter-permission",
    "choose_house": "prompt-choose-house",
    "howlibird_target": "prompt-howlibird-target",
    "discard_card": "prompt-discard-card",
    "snappy_target": "prompt-snappy-target",
    "jokey_steps": "prompt-jokey-steps",
    "azrael_target": "prompt-azrael-target",
    "return_meeple": "prompt-return-meeple",
    "exchange": "prompt-exchange",
    "reroll": "prompt-reroll",
    "scarecrow": "prompt-scarecrow",
    "destroy_invention": "prompt-destroy-invention",
    "rewind": "prompt-rewind",
    "smoke_bomb": "prompt-smoke-bomb",
    "remove_meeple": "prompt-remove-meeple",
    "springboard": "prompt-springboard",
    "smurflily_type": "prompt-smurflily-type",
}
CHOICES: Final = {  # by the verb, or by the whole move where that is the key
    "play": "choice-play",
    "place": "choice-place",
    "place double": "choice-place-double",
    "place overflow": "choice-place-overflow",
    "aside": "choice-aside",
    "craft": "choice-craft",
    "use": "choice-use",
    "decline": "choice-decline",
    "go on": "choice-go-on",
    "end turn": "choice-end-turn",
    "gain": "choice-gain",
    "lose": "choice-lose",
    "lose any": "choice-lose-any",
    "collect": "choice-collect",
    "exchange": "choice-exchange",
    "rescue draw": "choice-rescue-draw",
    "rescue nest": "choice-rescue-nest",
    "rescue both": "choice-rescue-both",
    "shelter": "choice-shelter",
    "allow": "choice-allow",
    "refuse": "choice-refuse",
    "build": "choice-build",
    "spring": "choice-spring",
    "target": "choice-target",
    "discard": "choice-discard",
    "destroy": "choice-destroy",
    "cage": "choice-cage",
    "advance": "choice-advance",
    "send": "choice-send",
    "empty": "choice-empty",
    "return": "choice-return",
    "return overflow": "choice-return-overflow",
    "remove": "choice-remove",
    "remove overflow": "choice-remove-overflow",
    "remove loose": "choice-remove-loose",
    "remove aside": "choice-remove-aside",
}
VERBS: Final = tuple(dict.fromkeys(move.split()[0] for move in CHOICES))
PARTS: Final = ("double", "overflow", "draw", "nest", "both", "berry", "log", "stone", "loose", "aside", "any")
WHOLE: Final = {"go": "go on", "end": "end turn"}  # verbs whose notation has a second word


class GameScreen(Screen):
    """The village as the person in seat `you` sees it."""

    def __init__(self, console: Console, say: Speaker, game: Game[Any], names: Sequence[str], you: int) -> None:
        super().__init__(console, say, game, names, you)
        assert isinstance(game, SchtroumpfsGame)
        self.box = game.box
        self.named = Names(say, game.box)
        self.at = draw.Viewer(say, self.named, game.box, names, you, console.width)
        self.answers = Answers(say, self.named, names)
        self.shown = 0  # the turn for which the whole village was drawn last

    # --- What happens

    def hear(self, event: Event) -> None:
        if isinstance(event, events.RoundStarted):
            self.open_round(event)
        elif isinstance(event, (events.GameWon, events.GameLost)):
            self.end(event)
        elif not goes_without_saying(event):
            super().hear(event)
            if isinstance(event, events.CardPlayed) and event.seat != self.you:
                text = self.named.text(event.card)
                print_sentence(self.console, text, style="dim italic", first="      ", indent="      ")

    def style_of(self, event: Event) -> str:
        if isinstance(event, (events.HouseBuilt, events.CakePrepared, events.ObjectiveChanged)):
            return "bold green"
        if isinstance(event, (events.GargamelRevealed, events.HouseDestroyed)):
            return "bold magenta"
        if isinstance(event, (events.HowlibirdAttack, events.ResourcesLost, events.CardCaged)):
            return "magenta"
        return super().style_of(event)

    def open_round(self, event: events.RoundStarted) -> None:
        self.title(self.say.say("screen-round", round=event.round, meeples=event.meeples))
        if event.round > 1:  # the beginning of the game has said who starts
            self.tell_start(event.leader_seat)

    # --- The table

    def show(self, view: View) -> None:
        """The whole village once in a turn; afterwards only what has changed most, the stock."""
        assert isinstance(view, SchtroumpfsView)
        self.console.print()
        if self.shown == view.turn:
            for line in draw.stock(view, self.at):
                self.console.print(line)
        else:
            self.shown = view.turn
            self.console.print(draw.village(view, self.at))
            self.show_legend_once()
        print_sentence(self.console, self.prompt(view), style="bold green")
        if too_many(view):
            typed = self.answers.typed(view.options[-1])
            print_sentence(self.console, self.say.say("hint-tokens", typed=typed), style="green")

    def legend(self) -> str:
        return self.say.say("screen-legend")

    def prompt(self, view: SchtroumpfsView) -> str:
        """One sentence: what is asked now."""
        question = asked(view)
        message = PROMPTS.get(question.decision) or prompt_by_options(question.decision, view.options)
        face = self.named.face(question.subject, question.amount) if question.decision == "reroll" else {}
        subject = self.named.piece(question.subject)
        player = self.names[view.active]
        return self.say.say(message, **{"subject": subject, "player": player, "amount": question.amount, **face})

    # --- Choices

    def choices(self, view: View) -> list[Choice]:
        assert isinstance(view, SchtroumpfsView)
        options = view.options[:1] if too_many(view) else view.options
        return [self.choice(option, view) for option in options]

    def choice(self, option: str, view: SchtroumpfsView) -> Choice:
        deed = read_move(option)
        assert isinstance(deed, Deed)
        sentence = self.say.say(self.message(deed, view), **self.parts(deed, view))
        return Choice(option, self.answers.typed(option), sentence, " ".join(self.previews(deed, view)))

    def message(self, deed: Deed, view: SchtroumpfsView) -> str:
        """The sentence of a choice: some depend on what is asked, or on whom it is about."""
        decision = asked(view).decision
        if deed.verb == "decline" and decision in ("wardrobe", "reroll"):
            return "choice-keep" if decision == "wardrobe" else "choice-keep-face"
        if deed.verb == "craft" and decision == "free_craft":
            return "choice-craft-free"
        if deed.verb == "target" and deed.number == self.you:
            return "choice-target-self"
        if deed.verb == "discard" and deed.what in INVENTIONS:
            return "choice-discard-invention"
        return CHOICES.get(f"{deed.verb} {deed.mode}") or CHOICES.get(deed.text) or CHOICES[deed.verb]

    def parts(self, deed: Deed, view: SchtroumpfsView) -> dict[str, Any]:
        """Everything that the sentence of a choice may speak of."""
        name = self.named.piece(deed.what)
        house = self.named.roof(deed.what) if deed.verb == "destroy" else name
        prices = {idea.invention: idea.price for idea in view.ideas}
        owner = owner_of(deed.what, view)
        source = "discard" if owner is None else "own" if owner == self.you else "other"
        about = deed.number if deed.verb == "target" else owner
        tokens = self.named.tokens(deed.tokens())
        return {
            "card": name,
            "target": name,
            "house": house,
            "resource": deed.what,
            "steps": deed.number,
            "tokens": tokens,
            "out": tokens,
            "into": self.named.tokens(deed.into),
            "location": self.named.location(deed.number) if deed.verb == "send" else "",
            "berries": prices.get(deed.what, 0),
            "pile": "forest" if view.forest_count else "extra",
            "from": source,
            "player": "" if about is None else self.names[about],
        }

    # --- What would come of them

    def previews(self, deed: Deed, view: SchtroumpfsView) -> Iterator[str]:
        """Whole sentences: what is paid, what happens, which dice are rolled; or what a card says."""
        if deed.verb == "place":
            placement = next(found for found in view.placements if found.move == deed.text)
            yield from self.placement(placement)
        elif deed.verb == "build":
            yield self.say.say("preview-pay", tokens=self.named.tokens(deed.tokens()))
        elif deed.verb == "advance":
            there = (view.azrael - 1 + deed.number) % LOCATIONS + 1
            yield self.say.say("preview-steps", location=self.named.location(there))
        elif deed.what in SMURFS or deed.what in INVENTIONS:
            if deed.verb == "shelter" and owner_of(deed.what, view) not in (None, self.you):
                yield self.say.say("preview-ask")
            yield self.named.text(deed.what)

    def placement(self, placement: PlacementView) -> Iterator[str]:
        if not placement.fills:
            yield self.say.say("preview-first")
        elif placement.effect == "build":
            yield self.say.say("preview-pay-roof")
        elif any(placement.cost):
            yield self.say.say("preview-pay", tokens=self.named.tokens(placement.cost))
        if placement.fills:
            yield from (self.say.say("preview-effect", effect=effect) for effect in self.effects(placement))
        if placement.dangers:
            yield self.say.say("preview-danger", dangers=placement.dangers)
        if placement.cats:
            yield self.say.say("preview-cat", cats=placement.cats)

    def effects(self, placement: PlacementView) -> list[str]:
        """What is gained, of known kinds and of one's choice; else what the row does."""
        if placement.effect not in ("collect", "collect_different", "harvest"):
            amount = next((row.amount for row in self.box.rows if row.id == placement.target), 0)
            return [self.named.effect(placement.effect, placement.gain, amount)]
        found = []
        if any(placement.gain):
            found.append(self.named.effect("collect", placement.gain, 0))
        if placement.choice:
            found.append(self.say.say("effect-choice", amount=placement.choice))
        return found or [self.say.say("effect-nothing")]

    def notation(self, answer: str, choices: Sequence[Choice], view: View) -> list[str]:
        assert isinstance(view, SchtroumpfsView)
        return self.answers.read(answer, view.options)

    # --- Help

    def deck(self, view: View) -> None:
        assert isinstance(view, SchtroumpfsView)
        self.console.print(draw.piles(view, self.at))

    # --- The end

    def end(self, event: events.GameWon | events.GameLost) -> None:
        won = isinstance(event, events.GameWon)
        self.title(self.say.say("end-won" if won else "end-lost"))
        style = "bold green" if won else "bold magenta"
        print_sentence(self.console, self.say.event(event, self.names, self.you), style=style)
        if event.left:
            cards = ", ".join(self.named.piece(card) for card in event.left)
            print_sentence(self.console, self.say.say("end-left", cards=cards))

    # --- The deal, for checking a seal

    @classmethod
    def deal_lines(cls, say: Speaker, position: Json) -> list[str]:
        """Who starts, what is to be done, the hands, and what lay face down, top card first."""
        piles = {
            "screen-houses": list(position["houses"]),
            "screen-cakes": list(position["cakes"]),
            "screen-ideas": position["ideas"],
            "screen-hands": [card for hand in position["hands"] for card in hand],
            "screen-smurf-deck": position.get("deck", []),
            "screen-forest": position.get("forest", []),
            "screen-gargamel": position.get("gargamel", []),
        }
        lines = [say.say("verify-start", seat=position.get("leader", 0) + 1)]
        for title, cards in piles.items():
            lines.append(say.say("fact", name=say.say(title), value=", ".join(say.card(card) for card in cards)))
        return lines


def goes_without_saying(event: Event) -> bool:
    """What follows from what was told just before: a played card and a used invention are discarded."""
    if isinstance(event, events.CardDiscarded):
        return event.reason == "played"
    return isinstance(event, events.InventionDiscarded) and event.reason == "used" and not event.meeple


def asked(view: SchtroumpfsView) -> QuestionView:
    assert view.question is not None
    return view.question


def prompt_by_options(decision: str, options: Sequence[str]) -> str:
    """The prompt of a decision that has several: by what may be answered."""
    verbs = {option.split()[0] for option in options}
    bonus = bool(verbs & {"craft", "use"})
    if decision == "play_card":
        return "prompt-no-card" if "go" in verbs else "prompt-play-or-bonus" if bonus else "prompt-play-card"
    if decision == "place":
        if not verbs & {"place", "aside"}:
            return "prompt-perform"
        return "prompt-aside" if "aside" in verbs else "prompt-place-or-bonus" if bonus else "prompt-place"
    if decision == "shelter":
        return "prompt-shelter-optional" if "decline" in verbs else "prompt-shelter"
    if decision == "destroy_house":
        return "prompt-tantrum" if "lose" in verbs else "prompt-destroy-house"
    return "prompt-cage-holder" if "target" in verbs else "prompt-cage"


def too_many(view: SchtroumpfsView) -> bool:
    """Whether the ways to exchange resources are written rather than numbered: the first answer is to leave it."""
    return asked(view).decision == "exchange" and len(view.options) > LONGEST_LIST


def owner_of(card: str, view: SchtroumpfsView) -> int | None:
    """In whose hand a card is, if it is in one."""
    return next((seat for seat, hand in enumerate(view.hands) if card in hand), None)


class Answers:
    """Understands `place 3U`, `jouer P07`, `play dimwitty`, `gain 1/1/0` and the like, in either language."""

    def __init__(self, say: Speaker, named: Names, names: Sequence[str]) -> None:
        self.named = named
        self.names = names
        self.verbs = Verbs(say, VERBS)
        self.words = Verbs(say, PARTS)
        self.meant = {simply(word): verb for word, verb in self.verbs.meant.items()}
        self.parts = {simply(word): part for word, part in self.words.meant.items()}

    def typed(self, move: str) -> str:
        """How a person writes a move."""
        verb, *rest = move.split()
        if verb in WHOLE:
            return self.verbs.said[verb]
        if verb == "target":
            return f"{self.verbs.said[verb]} {self.names[int(rest[0])]}"
        return " ".join([self.verbs.said[verb], *(self.words.said.get(part, part) for part in rest)])

    def read(self, answer: str, options: Sequence[str]) -> list[str]:
        """The moves that an answer can mean, in the game's notation; none, one, or several."""
        said = simply(answer)
        first, _, rest = said.partition(" ")
        verb = self.meant.get(said) or self.meant.get(first)
        if verb is None:
            return []
        if said in self.meant or not rest:
            return self.alone(verb, options)
        written = " ".join([verb, *(self.parts.get(word) or coded(word) for word in rest.split())])
        return [written] if is_move(written) else self.by_name(verb, rest, options)

    def alone(self, verb: str, options: Sequence[str]) -> list[str]:
        """A verb without more: its own move, or whatever can be done with it now. A no is a no in any words."""
        if verb == "decline" and verb not in options and "refuse" in options:
            return ["refuse"]
        if verb in WHOLE or is_move(verb):
            return [WHOLE.get(verb, verb)]
        return [option for option in options if option.split()[0] == verb]

    def by_name(self, verb: str, name: str, options: Sequence[str]) -> list[str]:
        """By the name of a card, a place or a player, or a part of it; the whole name comes first."""
        found = {option: simply(self.about(option)) for option in options if option.split()[0] == verb}
        whole = [option for option, about in found.items() if about == name]
        return whole or [option for option, about in found.items() if name in about]

    def about(self, option: str) -> str:
        """What a move is about, by its name."""
        verb, *rest = option.split()
        if verb == "target":
            return self.names[int(rest[0])]
        if verb == "send":
            return self.named.location(int(rest[0]))
        return self.named.piece(rest[0]) if rest else ""


def simply(text: str) -> str:
    """Without capitals, accents and odd spaces: as people type."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


def coded(word: str) -> str:
    """The code of a card, a roof or a row has capitals; what else is written has none."""
    return word.upper()


def is_move(text: str) -> bool:
    try:
        read_move(text)
    except BadMove:
        return False
    return True
