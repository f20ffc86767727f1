"""Archibald in the terminal: what is told, what can be chosen, and how a move is written."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any, Final

from rich.console import Console

from tablee.cli.screens import Choice, Screen, Verbs
from tablee.cli.terminal import print_sentence
from tablee.games.archibald import drawing as draw
from tablee.games.archibald import events
from tablee.games.archibald.board import FIRST_JAIL, LEVEL
from tablee.games.archibald.board import NO_CELL as NOWHERE
from tablee.games.archibald.game import ArchibaldGame
from tablee.games.archibald.moves import ANSWERS, CELL, CELLS, HEROES, KINDS, Deed, read_move
from tablee.games.archibald.view import ArchibaldView, QuestionView
from tablee.games.archibald.words import NONE, Names, percent
from tablee.kernel import BadMove, Event, Game, Json, View
from tablee.text import Speaker

PROMPTS: Final = {  # by the decision, where one sentence fits all
    "choose_hero": "prompt-choose-hero",
    "choose_start": "prompt-choose-start",
    "move": "prompt-move",
    "retry": "prompt-retry",
    "bonus_move": "prompt-bonus-move",
    "slay": "prompt-slay",
    "armour": "prompt-armour",
    "overflow": "prompt-overflow",
    "answer": "prompt-answer",
    "discard": "prompt-discard",
    "destination": "prompt-destination",
    "tunnel": "prompt-tunnel",
    "peek": "prompt-peek",
}
CHOICES: Final = {  # by the verb, or by the whole move where that is the key
    "hero": "choice-hero",
    "start": "choice-start",
    "play": "choice-play",
    "aim": "choice-aim",
    "take": "choice-take",
    "back": "choice-back",
    "send": "choice-send",
    "equip": "choice-equip",
    "discard": "choice-discard",
    "go on": "choice-go-on",
    "move": "choice-move",
    "stop": "choice-stop",
    "decline": "choice-decline",
    "slay": "choice-slay",
    "use armour": "choice-use-armour",
    "keep armour": "choice-keep-armour",
    "answer": "choice-answer",
    "to": "choice-to",
    "peek": "choice-peek",
}
VERBS: Final = tuple(dict.fromkeys(move.split()[0] for move in CHOICES))
WHOLE: Final = {"go": "go on", "use": "use armour", "keep": "keep armour"}  # verbs whose notation has a second word
PLACES: Final = {  # what a cell alone means, by the decision
    "choose_start": "start",
    "move": "move",
    "retry": "move",
    "bonus_move": "move",
    "destination": "to",
    "tunnel": "to",
    "peek": "peek",
    "window": "take",
}
# Decisions for which one looks at the board, and those for which one looks at the hand.
WALKING: Final = ("choose_hero", "move", "retry", "bonus_move", "destination", "tunnel")
HOLDING: Final = ("window", "overflow", "discard")
FEW: Final = 5  # targets of one card that are all numbered
OF_CARDS: Final = ("play", "equip", "discard", "aim")
REFUSALS: Final = ("decline", "stop", "keep armour")  # a no is a no in any words


class GameScreen(Screen):
    """The race as the person in seat `you` sees it."""

    def __init__(self, console: Console, say: Speaker, game: Game[Any], names: Sequence[str], you: int) -> None:
        super().__init__(console, say, game, names, you)
        assert isinstance(game, ArchibaldGame)
        self.named = Names(say, game.box)
        self.answers = Answers(say, self.named, names)
        self.box = game.box
        self.at = draw.Viewer(say, self.named, game.box, names, you, console.width)
        self.drawn: object = None  # what the board showed when it was drawn last
        self.red = (0, 0)  # dice of the hero and of the enemies in the fight that is told

    # --- What happens

    def hear(self, event: Event) -> None:
        if isinstance(event, events.TurnStarted):
            self.open_turn(event)
        elif isinstance(event, events.AdventureDrawn):
            self.open_book(event)
        elif isinstance(event, (events.GameWon, events.GameStopped)):
            self.end(event)
        elif not goes_without_saying(event):
            super().hear(event)
            self.tell_more(event)

    def open_turn(self, event: events.TurnStarted) -> None:
        if event.seat == self.you:
            self.title(self.say.say("screen-turn", round=event.round))
        else:
            self.console.print()

    def tell_more(self, event: Event) -> None:
        """The text of a card that somebody else plays, and the dice of a fight."""
        if isinstance(event, events.CardPlayed) and event.seat != self.you:
            self.aside(self.named.text(event.card), "dim italic")
        elif isinstance(event, events.FightStarted):
            self.red = (event.hero_dice[0], event.enemy_dice[0])
        elif isinstance(event, events.FightRolled):
            rollers = {**self.person("", event.seat), **self.person("roller_", event.roller_seat)}
            hero, enemy = draw.dice(event.hero_faces, self.red[0]), draw.dice(event.enemy_faces, self.red[1])
            self.aside(self.say.say("screen-dice", **rollers, hero_dice=hero, enemy_dice=enemy))

    def aside(self, sentence: str, style: str = "dim") -> None:
        print_sentence(self.console, sentence, style=style, first="      ", indent="      ")

    def person(self, prefix: str, seat: int) -> dict[str, str]:
        """A seat in a sentence, as events have it."""
        return {f"{prefix}who": "you" if seat == self.you else "other", f"{prefix}player": self.names[seat]}

    def style_of(self, event: Event) -> str:
        if isinstance(event, (events.EnemiesKilled, events.LevelReachedFirst, events.PassageOpened)):
            return "bold green" if getattr(event, "seat", None) == self.you else "green"
        if isinstance(event, (events.FloodStarted, events.WaterChanged)):
            return "bold bright_blue"
        if isinstance(event, (events.Bumped, events.HeroDefeated, events.HeroBlocked, events.EnemiesAppeared)):
            return "bold magenta" if getattr(event, "seat", None) == self.you else "magenta"
        return super().style_of(event)

    def open_book(self, event: events.AdventureDrawn) -> None:
        """A story with its answers. What each of them brings is for the eyes of the reader."""
        people = {**self.person("", event.seat), **self.person("reader_", event.reader_seat)}
        self.console.print()
        print_sentence(self.console, self.say.say("screen-story-reads", **people), first="  ", indent="  ")
        self.aside(self.named.piece(event.card), "bold")
        self.aside(self.named.text(event.card), "italic")
        for answer in ANSWERS[: len(self.box.adventure_by_id[event.card].answers)]:
            label = self.named.label(event.card, answer)
            if event.behind is None:
                self.aside(self.say.say("screen-story-answer", answer=answer, label=label), "")
            else:
                outcome = event.behind[ANSWERS.index(answer)]
                self.aside(self.say.say("screen-story-behind", answer=answer, label=label, outcome=outcome), "")
        if event.behind is not None:
            self.aside(self.say.say("screen-story-secret"))

    # --- The table

    def show(self, view: View) -> None:
        """The board where one has to look at it, if it has changed; the hand where it matters."""
        assert isinstance(view, ArchibaldView)
        question = asked(view)
        self.console.print()
        now = (view.board, view.enemies, view.opened, [hero.cell for hero in view.heroes])
        looking = question.decision in WALKING or (question.window == "A" and not view.card_played)
        if looking and self.drawn != now:
            self.drawn = now
            self.console.print(draw.board(view, self.at, self.goals(view)))
            for line in draw.facts(view, self.at):
                self.console.print(line)
            self.show_legend_once()
        if question.decision in HOLDING:
            for line in draw.hand(view, self.at):
                self.console.print(line)
        print_sentence(self.console, self.prompt(view), style="bold green")
        for hint in self.hints(view):
            print_sentence(self.console, hint, style="green")

    def goals(self, view: ArchibaldView) -> list[str]:
        """The cells that can be chosen now."""
        if asked(view).decision not in PLACES or asked(view).decision == "window":
            return []
        return [option.split()[1] for option in view.options if " " in option]

    def legend(self) -> str:
        kinds = {self.at.short(row["id"]): self.named.read(row["name"]) for row in self.box.shown["enemies"]}
        heroes = {self.at.hero_sign(hero): self.named.piece(hero) for hero in HEROES}
        signs = [
            ", ".join(self.say.say("screen-sign", sign=sign, name=name) for sign, name in pawns.items())
            for pawns in (kinds, heroes)
        ]
        return self.say.say("screen-legend", enemies=signs[0], heroes=signs[1])

    def prompt(self, view: ArchibaldView) -> str:
        """One sentence: what is asked now."""
        question = asked(view)
        message = PROMPTS.get(question.decision) or prompt_of_window(view)
        worn = view.heroes[self.you].equipment
        card = view.draft.card if view.draft is not None else worn
        parts = {
            "card": NONE if card is None else self.named.piece(card),
            "cell": "" if view.draft is None else view.draft.cell,
            "missing": 0 if view.draft is None else max(view.draft.missing, 0),
            "reason": question.subject,
            "hits": question.amount,
            "lives": question.amount,
        }
        return self.say.say(message, **parts)

    def hints(self, view: ArchibaldView) -> Iterator[str]:
        """How to aim at a tile that has no number."""
        left_out = [option for option in view.options if option not in numbered(view, self.you)]
        if left_out:
            yield self.say.say("screen-more-targets", typed=self.answers.typed(left_out[0], view))

    # --- Choices

    def choices(self, view: View) -> list[Choice]:
        assert isinstance(view, ArchibaldView)
        return [self.choice(option, view) for option in numbered(view, self.you)]

    def choice(self, option: str, view: ArchibaldView) -> Choice:
        deed = deed_of(option)
        sentence = self.say.say(self.message(deed, view), **self.parts(deed, view))
        return Choice(option, self.answers.typed(option, view), sentence, " ".join(self.previews(deed, view)))

    def message(self, deed: Deed, view: ArchibaldView) -> str:
        """The sentence of a choice: some depend on what is asked, or on what a card aims at."""
        if deed.verb == "play" and deed.cell != NOWHERE:
            return "choice-play-cell"
        if deed.verb == "play" and deed.seat != NOWHERE:
            return "choice-play-seat"
        if deed.verb == "to" and asked(view).decision == "tunnel":
            return "choice-to-tunnel"
        if deed.verb == "to" and asked(view).subject == "defeat":
            return "choice-to-restart"
        return CHOICES.get(deed.text) or CHOICES[deed.verb]

    def parts(self, deed: Deed, view: ArchibaldView) -> dict[str, Any]:
        """Everything that the sentence of a choice may speak of."""
        worn = view.heroes[self.you].equipment
        replaced = NONE if worn is None else self.named.piece(worn)
        label = self.named.label(view.reading[-1].card, deed.what) if deed.verb == "answer" else ""
        return {
            "hero": self.named.piece(deed.what),
            "card": self.named.piece(deed.what) if deed.what else replaced,
            "cell": "" if deed.cell == NOWHERE else CELLS[deed.cell],
            "player": "" if deed.seat == NOWHERE else self.names[deed.seat],
            "replaced": replaced,
            "enemies": self.named.enemies([KINDS[kind] for kind in deed.kinds]),
            "answer": deed.what,
            "label": label,
            "next": next_step(view, self.you),
        }

    # --- What would come of them

    def previews(self, deed: Deed, view: ArchibaldView) -> Iterator[str]:
        """Whole sentences: what lies there, who stands there, how a fight would end. Cards are read in the hand."""
        if deed.verb == "hero":
            hero = self.box.heroes[HEROES.index(deed.what)]
            yield self.say.say("preview-hero", dice=self.named.dice((hero.red, hero.yellow)), lives=hero.most)
        elif deed.text == "use armour":
            worn = view.heroes[self.you].equipment
            assert worn is not None
            yield self.say.say("preview-armour", lives=self.box.card_by_id[worn].armour)
        elif deed.verb in OF_CARDS:
            if deed.cell != NOWHERE and (there := draw.who_is_at(CELLS[deed.cell], view, self.at)):
                yield self.say.say("preview-on", players=self.say.all_of(there))
        elif deed.verb in ("move", "to"):
            yield from self.place(CELLS[deed.cell], view, arriving=deed.verb == "move")
        elif deed.text == "go on" and next_step(view, self.you) == "fight":
            yield from self.fight_at(view.heroes[self.you].cell, view)

    def place(self, cell: str, view: ArchibaldView, arriving: bool) -> Iterator[str]:
        """What is known of a cell. Only who walks in fights."""
        tile = view.board[CELL[cell]]
        if tile is not None:
            yield self.say.say("preview-tile", **draw.showing(cell, tile, view, self.at))
        elif cell in view.peeked:
            yield self.say.say("preview-peeked", **self.named.showing(view.peeked[cell]))
        elif CELL[cell] >= FIRST_JAIL:
            yield self.say.say("preview-jail")
        else:
            yield self.say.say("preview-unknown", level=LEVEL[CELL[cell]])
        if arriving:
            yield from self.fight_at(cell, view)
        elif cell in view.enemies:
            yield self.say.say("preview-enemies", enemies=self.named.enemies(view.enemies[cell]))

    def fight_at(self, cell: str | None, view: ArchibaldView) -> Iterator[str]:
        for odds in view.odds:
            if odds.cell == cell:
                enemies = {"enemies": self.named.enemies(odds.enemies), "number": len(odds.enemies)}
                chances = {"win": percent(odds.win), "defeat": percent(odds.defeat)}
                yield self.say.say("preview-fight", **enemies, **chances)

    def notation(self, answer: str, choices: Sequence[Choice], view: View) -> list[str]:
        assert isinstance(view, ArchibaldView)
        return self.answers.read(answer, view)

    def deck(self, view: View) -> None:
        assert isinstance(view, ArchibaldView)
        self.console.print(draw.piles(view, self.at))

    # --- The end

    def end(self, event: events.GameWon | events.GameStopped) -> None:
        """Who has won, what was behind each door, and who comes next (ARC-904)."""
        self.title(self.say.say("end-title" if isinstance(event, events.GameWon) else "end-title-stopped"))
        print_sentence(self.console, self.say.event(event, self.names, self.you), style="bold green")
        jails = [
            self.say.say("end-jail", cell=cell, tile=self.named.piece(tile))
            for cell, tile in zip(CELLS[FIRST_JAIL:], event.jails, strict=True)
        ]
        print_sentence(self.console, self.say.say("fact", name=self.say.say("end-jails"), value=", ".join(jails)))
        for seat in sorted(range(len(event.ranks)), key=lambda seat: event.ranks[seat]):
            said = self.say.say("end-rank", rank=event.ranks[seat], player=self.names[seat])
            print_sentence(self.console, said, style="bold" if seat == self.you else "", first="  ", indent="    ")

    # --- The deal, for checking a seal

    @classmethod
    def deal_lines(cls, say: Speaker, position: Json) -> list[str]:
        """Who starts, the jails, and what lay face down, the top first."""
        piles = [(say.say("verify-jails"), position.get("jails", []))]
        for key, title in (("piles", "verify-tiles"), ("decks", "verify-cards")):
            piles += [(say.say(title, level=level), cards) for level, cards in position.get(key, {}).items()]
        piles.append((say.say("verify-adventures"), position.get("adventures", [])))
        lines = [say.say("verify-start", seat=position.get("first", 0) + 1)]
        for title, cards in piles:
            lines.append(say.say("fact", name=title, value=", ".join(say.card(card) for card in cards)))
        return lines


def goes_without_saying(event: Event) -> bool:
    """What follows from what was told just before: a card that has served is discarded."""
    return isinstance(event, events.CardsDiscarded) and event.reason == "used"


def asked(view: ArchibaldView) -> QuestionView:
    assert view.question is not None
    return view.question


def deed_of(option: str) -> Deed:
    deed = read_move(option)
    assert isinstance(deed, Deed)
    return deed


def prompt_of_window(view: ArchibaldView) -> str:
    """Before or after the move, and what may still be done."""
    if view.draft is not None:
        return "prompt-draft"
    if view.card_played:
        return "prompt-window-used"
    if asked(view).window == "C":
        return "prompt-window-after"
    before = {"fight": "prompt-window-before-fight", "wait": "prompt-window-before-stuck"}
    return before.get(next_step(view, asked(view).seat), "prompt-window-before")


def next_step(view: ArchibaldView, seat: int) -> str:
    """What follows a card window (ARC-202, 208 to 210)."""
    if asked(view).window != "A":
        return "end"
    if view.heroes[seat].cell in view.enemies:
        return "wait" if view.fought else "fight"
    return "wait" if view.immobilised else "move"


def numbered(view: ArchibaldView, you: int) -> list[str]:
    """The moves that have a number: of a card for any tile only those where somebody stands; discards come last."""
    rivals = {hero.cell for seat, hero in enumerate(view.heroes) if seat != you}
    kept: list[str] = []
    aimed: dict[str, list[str]] = {}
    for option in view.options:
        deed = deed_of(option)
        if deed.verb in ("play", "aim") and deed.cell != NOWHERE:
            aimed.setdefault(deed.what, []).append(option)
        else:
            kept.append(option)
    for options in aimed.values():
        near = [option for option in options if option.split()[2] in rivals]
        kept += options if len(options) <= FEW else near or options[:1]
    order = {"discard": 2, "go on": 1} if asked(view).decision == "window" else {}
    return sorted(kept, key=lambda option: order.get(option, order.get(option.split()[0], 0)))


class Answers:
    """Understands `C3`, `play 2 C5`, `jouer résine Basile`, `B`, `slay spider` and the like, in either language."""

    def __init__(self, say: Speaker, named: Names, names: Sequence[str]) -> None:
        self.named = named
        self.names = names
        self.verbs = Verbs(say, VERBS)
        self.meant = {simply(word): verb for word, verb in self.verbs.meant.items()}
        kinds = {kind: say.say(f"kind-{kind}").split(", ") for kind in KINDS}
        self.kind_said = {kind: words[0] for kind, words in kinds.items()}
        self.kinds = {simply(word): kind for kind, words in kinds.items() for word in words}

    def typed(self, move: str, view: ArchibaldView) -> str:
        """How a person writes a move: a cell, a hero or an answer alone; cards by their number in the hand."""
        deed = deed_of(move)
        verb = self.verbs.said[move.split()[0]]
        if deed.verb in OF_CARDS:
            target = CELLS[deed.cell] if deed.cell != NOWHERE else self.names[deed.seat] if deed.seat >= 0 else ""
            return f"{verb} {view.hand.index(deed.what) + 1} {target}".strip()
        if deed.verb == "slay":
            return " ".join([verb, *(self.kind_said[KINDS[kind]] for kind in deed.kinds)])
        if deed.cell != NOWHERE:
            return CELLS[deed.cell]
        return self.named.piece(deed.what) if deed.what else verb

    def read(self, answer: str, view: ArchibaldView) -> list[str]:
        """The moves that an answer can mean, in the game's notation; none, one, or several."""
        said = simply(answer)
        if found := self.without_verb(said, view):
            return found
        first, _, rest = said.partition(" ")
        verb = self.meant.get(said) or self.meant.get(first)
        if verb is None:
            return []
        if said in self.meant or not rest:
            return self.alone(verb, view.options)
        if verb in OF_CARDS:
            return self.with_card(verb, rest, view)
        if verb == "slay":
            return self.slaying(rest)
        return self.naming(verb, rest)

    def without_verb(self, said: str, view: ArchibaldView) -> list[str]:
        """A cell, an answer or a hero alone."""
        decision = asked(view).decision
        if said.upper() in CELL and decision in PLACES:
            return [f"{PLACES[decision]} {said.upper()}"]
        if said.upper() in ANSWERS and decision == "answer":
            return [f"answer {said.upper()}"]
        if decision == "choose_hero" and said:
            return [f"hero {hero}" for hero in HEROES if said in (hero, simply(self.named.piece(hero)))]
        return []

    def alone(self, verb: str, options: Sequence[str]) -> list[str]:
        """A verb without more: its own move, or whatever can be done with it now."""
        whole = WHOLE.get(verb, verb)
        if whole in REFUSALS and whole not in options:
            return [option for option in options if option in REFUSALS] or [whole]
        return moves_among(whole) or [option for option in options if option.split()[0] == verb]

    def naming(self, verb: str, rest: str) -> list[str]:
        """`move c3`, `hero max`, `answer b`."""
        heroes = [hero for hero in HEROES if rest in (hero, simply(self.named.piece(hero)))]
        return moves_among(*(f"{verb} {what}" for what in (rest.upper(), *heroes)))

    def slaying(self, rest: str) -> list[str]:
        words = rest.replace(",", " ").split()
        if not all(word in self.kinds for word in words):
            return []
        kinds = sorted((self.kinds[word] for word in words), key=KINDS.index, reverse=True)
        return [f"slay {','.join(kinds)}"]

    # --- Cards: by their number in the hand, their name or their code, and then what they aim at

    def with_card(self, verb: str, rest: str, view: ArchibaldView) -> list[str]:
        words = rest.split()
        for end in range(len(words), 0, -1):
            cards = self.cards(" ".join(words[:end]), view.hand)
            targets = self.targets(" ".join(words[end:]))
            if cards and targets:
                return [move for card in cards for move in self.acts(verb, card, targets, view.options)]
        return moves_among(f"{verb} {rest.upper()}")

    def cards(self, said: str, hand: Sequence[str]) -> list[str]:
        """The whole name comes first; of copies, the first does."""
        if said.isdecimal():
            return [hand[int(said) - 1]] if len(said) < 3 and 0 < int(said) <= len(hand) else []
        if said.upper() in hand:
            return [said.upper()]
        names = {simply(self.named.piece(card)): card for card in reversed(hand)}
        return [names[said]] if said in names else [card for name, card in names.items() if said in name]

    def targets(self, said: str) -> list[str]:
        """A cell, or players of whose names this is a part; none at all is a target, too."""
        if not said or said.upper() in CELL:
            return [said.upper()]
        called = [simply(name) for name in self.names]
        if said in called:
            return [str(called.index(said))]
        return [str(seat) for seat, name in enumerate(called) if said in name]

    def acts(self, verb: str, card: str, targets: Sequence[str], options: Sequence[str]) -> list[str]:
        """What is possible of what was said; else what was said, so that it can be refused with its reason."""
        verbs = ("play", "aim") if verb in ("play", "aim") else (verb,)
        start = [option for option in options if option.split()[0] in verbs and option.split()[1] == card]
        if targets == [""]:
            return start or [f"{verb} {card}"]
        found = [option for option in start if option.split()[-1] in targets]
        return found or [f"{verb} {card} {target}" for target in targets]


def simply(text: str) -> str:
    """Without capitals, accents and odd spaces: as people type."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


def moves_among(*texts: str) -> list[str]:
    """Those that are notations of moves."""
    found = []
    for text in texts:
        with suppress(BadMove):
            found.append(read_move(text).text)
    return found
