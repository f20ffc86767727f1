"""Les Loups-Garous in the terminal: what is told, what can be chosen, and how it is typed."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from rich.console import Console

from tablee.cli.complaints import Complaint
from tablee.cli.screens import Choice, Screen, Verbs
from tablee.cli.terminal import print_sentence
from tablee.games.loupsgarous import drawing as draw
from tablee.games.loupsgarous import events
from tablee.games.loupsgarous.game import LoupsGarousGame, LoupsGarousOptions
from tablee.games.loupsgarous.moves import (
    AT_A_SEAT,
    BUNDLE,
    CARD,
    CARDS,
    DAY,
    GRAMMAR,
    HOUSE,
    HOUSES,
    MORE,
    NIGHT,
    NONE,
    OWN,
    PLAYER,
    POTION,
    POTIONS,
    REASONS,
    SAID,
    SIDES,
    SINGLE,
    STRENGTHS,
    VERBS,
    Deed,
    read_move,
)
from tablee.games.loupsgarous.view import TapView, VillageView
from tablee.games.loupsgarous.words import EMPTY, GameWords, Memory, Names, kind_of
from tablee.kernel import BadMove, Event, Game, Json, Options, View
from tablee.text import Speaker

COMMON: Final = ("accuse", "defend", "trust", "claim", "propose", "ask_role", "silent", "deny")  # numbered kinds
FEW: Final = 30  # pairs that are all numbered
TAKEN_ALONE: Final = {  # what a name alone means, by the step
    "ballot": "vote",
    "second_ballot": "vote",
    "tavern": "vote",
    "tie_break": "break",
    "election": "elect",
    "shot": "shoot",
    "successor": "name",
    "voters": "let",
    "house": "house",
    "ban": "ban",
}
SPOKEN: Final = tuple(f"say_{kind}" for kind in GRAMMAR)
TYPED: Final = tuple(verb for verb in VERBS if verb not in ("longer", "relaunch", "reopen"))  # those of players
LOOKS: Final = ("village", "card", "night", "votes", "claims")
POWERS: Final = ("confess", "restore", "shave")
TOLD: Final = (events.Eliminated, events.ShotFired, events.BuildingBurnt, events.GirlCaught, events.RazorUsed)
CHOSEN: Final = (events.CaptainElected, events.CaptainSucceeded, events.PardonGranted, events.IdiotSpared)


class GameScreen(Screen):
    """The village as the person in seat `you` sees it."""

    def __init__(self, console: Console, say: Speaker, game: Game[Any], names: Sequence[str], you: int) -> None:
        super().__init__(console, say, game, names, you)
        assert isinstance(game, LoupsGarousGame)
        self.memory = say.words.memory if isinstance(say.words, GameWords) else Memory()
        self.named = Names(say, names, you, self.memory)
        self.at = draw.Viewer(say, self.named, game.box, names, you, console.width)
        self.answers = Answers(say, self.named, names)
        self.drawn: object = None  # what the village looked like when it was drawn last
        self.hinted = False
        self.counts: list[draw.Count] = []

    # --- What happens

    def hear(self, event: Event) -> None:
        if isinstance(event, events.NightStarted):
            self.title(self.say.say("screen-night", night=event.night))
        elif isinstance(event, events.DayBroke):
            self.title(self.say.say("screen-day", day=event.day))
        elif isinstance(event, draw.Count):
            self.counts.append(event)
        if isinstance(event, events.GameEnded):
            self.end(event)
        elif not self.is_own_finger(event):
            super().hear(event)

    def is_own_finger(self, event: Event) -> bool:
        """What one has chosen oneself was told already, as every choice of the night is."""
        return isinstance(event, events.DesignationChanged) and event.seat == self.you

    def tell(self, event: Event) -> None:
        """A statement has its number, by which it can be answered."""
        sentence = self.say.event(event, self.names, self.you)
        first = f"{event.number:>3}. " if isinstance(event, events.Stated) else "  "
        print_sentence(self.console, sentence, style=self.style_of(event), first=first, indent="    ")
        if isinstance(event, events.CardDealt):
            for line in (f"card-{event.card}-power", f"card-{event.card}-goal"):
                print_sentence(self.console, self.say.say(line), first="    ", indent="    ")

    def style_of(self, event: Event) -> str:
        own = getattr(event, "seat", None) == self.you
        if isinstance(event, TOLD):
            return "bold magenta" if own else "magenta"
        if isinstance(event, CHOSEN):
            return "bold green" if own else "green"
        if isinstance(event, (events.NightStarted, events.CallStarted, events.DayBroke, events.DuskFell)):
            return "italic"
        return super().style_of(event) if not isinstance(event, events.Stated) or own else ""

    # --- The table

    def show(self, view: View) -> None:
        """The village, if it has changed; what one is shown; and what is asked."""
        assert isinstance(view, VillageView)
        self.memory.learn(view)
        if self.drawn != draw.looks(view):
            self.drawn = draw.looks(view)
            self.console.print()
            for line in draw.village(view, self.at):
                self.console.print(line)
            self.show_legend_once()
        if not numbered(view):
            return  # a choice that is made and final
        for sentence in (*draw.facts(view, self.at), *draw.secrets(view, self.at)):
            print_sentence(self.console, sentence)
        print_sentence(self.console, self.prompt(view), style="bold green")
        for hint in self.hints(view):
            print_sentence(self.console, hint, style="green")

    def legend(self) -> str:
        return draw.legend(self.say)

    def ends(self, view: View) -> int | None:
        assert isinstance(view, VillageView)
        return None if view.step is None else view.step.ends

    def prompt(self, view: VillageView) -> str:
        """One sentence: what is asked now."""
        if view.tap is not None:
            acts = view.tap.call if view.tap.acts else None
            return self.say.say(f"prompt-{acts}") if acts else self.say.say(f"decoy-{view.tap.prompt}")
        step = view.step
        assert step is not None
        verbs = {option.split()[0] for option in view.options}
        for verb, message in (("pardon", "prompt-pardoning"), ("ask", "prompt-asking"), ("bet", "prompt-betting")):
            if verb in verbs:
                return self.say.say(message)
        if verbs <= set(POWERS):
            return self.say.say("prompt-power")
        if is_speaking(view):
            return self.say.say("prompt-speaking")
        parts = {"building": self.named.building(step.building), "yours": draw.yes(step.seat == self.you)}
        return self.say.say(f"prompt-{step.name}", **parts)

    def hints(self, view: VillageView) -> Iterator[str]:
        """What can be typed and has no number."""
        if view.tap is not None and view.tap.taps == 2:
            living = [self.named.inside(seat) for seat, alive in enumerate(view.alive) if alive]
            yield self.say.say("screen-two-names", example=" ".join(living[-2:]))
        if is_speaking(view) and is_whole(view.draft) and "send" not in view.options:
            yield self.say.say("screen-not-yet")
        says = [option.split()[1] for option in view.options if option.startswith("say ")]
        if says and not is_speaking(view) and not self.hinted:
            self.hinted = True
            words = [self.answers.verbs.said[f"say_{kind}"] for kind in says if kind not in COMMON]
            yield self.say.say("screen-more-words", words=", ".join(words), example=self.answers.example(view))

    # --- Choices

    def choices(self, view: View) -> list[Choice]:
        assert isinstance(view, VillageView)
        return [self.choice(move, view) for move in numbered(view)]

    def choice(self, move: str, view: VillageView) -> Choice:
        deed = read_move(move)
        return Choice(move, self.answers.typed(deed, view), self.sentence(deed, view), "")

    def sentence(self, deed: Deed, view: VillageView) -> str:
        if deed.verb == "say":
            return self.say.say(f"kind-{deed.words[0]}")
        if deed.verb == "tap" and view.tap is not None and view.tap.call == "witch":
            healed, poisoned = (EMPTY if cell == NONE else self.named.cell(cell) for cell in deed.words)
            return self.say.say("choice-tap-witch", healed=healed, poisoned=poisoned)
        return self.say.say(f"choice-{deed.verb}", **self.parts(deed, view))

    def parts(self, deed: Deed, view: VillageView) -> dict[str, Any]:
        """Everything that the sentence of a choice may speak of."""
        named, word = self.named, deed.words[0] if deed.words else ""
        seats = [int(each) for each in deed.words if each.isdecimal()]
        player = named.inside(seats[0]) if seats and seats[0] < view.seats else ""
        return {
            "cells": ", ".join(named.cell(cell, deed.step) for cell in deed.words) if deed.verb == "tap" else "",
            "half_open": draw.yes(word == "open"),
            "token": named.token(word) if deed.verb == "take" else "",
            "role": named.role(word) if deed.verb == "take" else "",
            "player": player,
            "names": named.people(seats) if deed.verb == "ban" else "",
            "count": len(seats),
            "word": named.word(next_part(view.draft), word) if deed.verb == "add" else "",
            "why": draw.reason(word, named) if deed.verb == "why" else "",
            "text": self.whole(view) if deed.verb == "send" else "",
            "on": word,
            "side": self.say.say(f"bet-{deed.words[1]}") if deed.verb == "bet" and word == "side" else "",
        }

    def whole(self, view: VillageView) -> str:
        return self.named.statement(self.you, view.draft[0], view.draft[1:], view.draft_reason or None)

    def notation(self, answer: str, choices: Sequence[Choice], view: View) -> list[str]:
        """The first of the moves that an answer means: a statement in one line goes on with `following`."""
        assert isinstance(view, VillageView)
        return [moves[0] for moves in self.answers.read(answer, view)]

    def following(self, answer: str, view: View) -> list[str]:
        """What comes after that first move: the rest of a statement that was typed in one line."""
        assert isinstance(view, VillageView)
        meant = self.answers.read(answer, view)
        return meant[0][1:] if len(meant) == 1 else []

    # --- What can be looked up

    def deck(self, view: View) -> None:
        """One's card, what one knows, the order of the night, all votes and claims."""
        for look in LOOKS:
            self.look_at(look, view)

    def shows(self, answer: str, view: View) -> bool:
        """One of these by its name: `votes`, `night`. Whether there is such a thing, and it was shown."""
        look = self.answers.looks.get(simply(answer))
        if look is not None:
            self.look_at(look, view)
        return look is not None

    def look_at(self, look: str, view: View) -> None:
        assert isinstance(view, VillageView)
        self.memory.learn(view)
        if look == "village":
            for line in draw.village(view, self.at):
                self.console.print(line)
        elif look == "card":
            self.paragraph("", draw.own_card(view, self.at))
            self.paragraph("screen-known", draw.known(view, self.at))
        elif look == "night":
            self.paragraph("", draw.sets(view, self.at))
            self.paragraph("screen-chronicle", draw.chronicle(draw.notes_in(view), self.at))
        elif look == "votes":
            self.paragraph("screen-votes", draw.ballots(view, self.at, self.counts))
        else:
            self.paragraph("screen-claims", draw.claims(view, self.at))

    def paragraph(self, title: str, sentences: Iterable[str]) -> None:
        told = list(sentences)
        if told and title:
            print_sentence(self.console, self.say.say(title), style="bold")
        for sentence in told:
            print_sentence(self.console, sentence, first="  ", indent="    ")

    # --- The end

    def end(self, event: events.GameEnded) -> None:
        """LGT-318. Who has won, and who was who."""
        self.title(self.say.say("screen-end"))
        print_sentence(self.console, self.say.event(event, self.names, self.you), style="bold green")
        print_sentence(self.console, self.say.say(f"ending-{event.reason}"), first="  ", indent="    ")
        print_sentence(self.console, self.named.people_with(event.cards), first="  ", indent="    ")
        if event.lovers:
            names = self.say.all_of([self.names[seat] for seat in event.lovers])
            print_sentence(self.console, self.say.say("screen-lovers", names=names), first="  ", indent="    ")
        if event.centre:
            cards = self.named.cards(event.centre)
            print_sentence(self.console, self.say.say("screen-centre", cards=cards), first="  ", indent="    ")
        self.paragraph("screen-chronicle", draw.chronicle(event.notes, self.at))

    # --- Before and after a game

    @classmethod
    def check_options(cls, say: Speaker, options: Options) -> None:
        assert isinstance(options, LoupsGarousOptions)
        if options.mode == "same_room":
            raise Complaint(say.say("screen-no-same-room"))
        if options.moderator == "human":
            raise Complaint(say.say("screen-no-moderator"))

    @classmethod
    def deal_lines(cls, say: Speaker, position: Json) -> list[str]:
        """Who was dealt what, and what lay in the centre."""
        players = position.get("players", [])
        lines = [
            say.say("verify-seat", player=say.say("verify-name", number=seat + 1), card=say.card(player["card"]))
            for seat, player in enumerate(players)
        ]
        centre = position.get("centre", [])
        return lines + ([say.say("verify-centre", cards=say.cards(centre))] if centre else [])


# --- Which moves have a number


def numbered(view: VillageView) -> list[str]:
    return by_night(view.tap, view) if view.tap is not None else by_day(view)


def by_night(tap: TapView, view: VillageView) -> list[str]:
    """The cells of the grid; of two, all pairs where they are few, else those with nobody in them, or with oneself."""
    lids = [f"lids {tap.step} {'closed' if tap.lids else 'open'}"] if draw.may_peek(view) else []
    if tap.final:
        return lids
    if tap.acts:
        pairs = [list(choice) for choice in tap.choices]
    elif tap.taps == 1:
        pairs = [[cell] for cell in tap.cells]
    else:
        pairs = [[NONE, NONE]]  # two names can be typed
    if tap.call != "witch" and tap.taps == 2:
        pairs = [pair for pair in pairs if pair[0] <= pair[1] or NONE in pair]
    if len(pairs) > FEW:
        pairs = [pair for pair in pairs if NONE in pair or str(view.eyes) in pair][:FEW]
    return [f"tap {tap.step} {' '.join(pair)}" for pair in pairs] + lids


def by_day(view: VillageView) -> list[str]:
    """While a sentence is put together, its words; otherwise deeds, the most common statements, powers."""
    verbs: dict[str, list[str]] = {}
    for option in view.options:
        verbs.setdefault(option.split()[0], []).append(option)
    if is_speaking(view):
        reasons = verbs.get("why", []) if "send" in verbs else []
        return [*verbs.get("send", []), *verbs.get("add", []), *reasons, *verbs.get("back", [])]
    bans = verbs.get("ban", [])
    if len(bans) > FEW:
        verbs["ban"] = [ban for ban in bans if len(ban.split()) < 3]
    says = [option for option in verbs.get("say", []) if option.split()[1] in COMMON]
    kept = [option for verb, options in verbs.items() if verb not in ("say", *POWERS) for option in options]
    return [*kept, *says, *(option for verb in POWERS for option in verbs.get(verb, []))]


def is_speaking(view: VillageView) -> bool:
    """A sentence was begun, and this is the time to go on with it."""
    return len(view.draft) > 0 and "back" in view.options


def next_part(draft: Sequence[str]) -> str:
    parts = GRAMMAR[draft[0]]
    return parts[len(draft) - 1] if len(draft) <= len(parts) else ""


# --- What is typed


class Answers:
    """Understands `vote Léa`, `Léa`, `accuse Léa fort parce que votes`, `punir Léa Paul`, in either language."""

    def __init__(self, say: Speaker, named: Names, names: Sequence[str]) -> None:
        self.named = named
        self.names = names
        parts = [f"part_{word}" for word in (*STRENGTHS, *POTIONS)]
        reasons = [f"reason_{reason}" for reason in REASONS]
        self.verbs = Verbs(say, (*TYPED, *SPOKEN, "nobody"))
        self.parts = labels({word.removeprefix("part_"): Verbs(say, (word,)) for word in parts})
        self.reasons = labels({word.removeprefix("reason_"): Verbs(say, (word,)) for word in reasons})
        self.looks = labels({look: Verbs(say, (f"look_{look}",)) for look in LOOKS})
        self.meant = {simply(word): verb for word, verb in self.verbs.meant.items()}
        self.nobody = [word for word, verb in self.meant.items() if verb == "nobody"]
        self.sides = {simply(say.say(f"bet-{side}")): side for side in SIDES}

    # --- How we write a move ourselves

    def typed(self, deed: Deed, view: VillageView) -> str:
        if deed.verb == "tap":
            return " ".join(self.named.cell(cell, deed.step) for cell in deed.words)
        if deed.verb == "say":
            return self.verbs.said[f"say_{deed.words[0]}"]
        said = self.verbs.said[deed.verb]
        if deed.verb == "add":
            return self.named.word(next_part(view.draft), deed.words[0])
        if deed.verb in AT_A_SEAT:
            return " ".join([said, *(self.names[int(word)] for word in deed.words)])
        return " ".join([said, *deed.words])

    def example(self, view: VillageView) -> str:
        """`accuse Léa fort`."""
        other = next((seat for seat, alive in enumerate(view.alive) if alive and seat != view.eyes), 0)
        strong = next(word for word, code in self.parts.items() if code == "strong")
        return f"{self.verbs.said['say_accuse']} {self.names[other]} {strong}"

    # --- What somebody else has written

    def read(self, answer: str, view: VillageView) -> list[list[str]]:
        """Everything that it can mean, each as the moves that it takes: one, or all of a statement."""
        words = simply(answer).split()
        if not words:
            return []
        if view.tap is not None:
            return self.tapped(words, view.tap, view)
        if is_speaking(view) and (found := self.goes_on(words, view)):
            return found
        verb, rest = self.verb_of(words)
        if verb.startswith("say_"):
            return self.stated(verb.removeprefix("say_"), rest, view)
        found = self.done(verb, rest, view) if verb else []
        alone = TAKEN_ALONE.get("" if view.step is None else view.step.name, "")
        return found or (self.done(alone, words, view) if alone else []) or self.taken(words, view)

    def verb_of(self, words: Sequence[str]) -> tuple[str, list[str]]:
        """The longest verb that the answer begins with, and what follows it."""
        for end in range(len(words), 0, -1):
            verb = self.meant.get(" ".join(words[:end]))
            if verb is not None and verb != "nobody":
                return verb, list(words[end:])
        return "", list(words)

    # --- By night

    def tapped(self, words: Sequence[str], tap: TapView, view: VillageView) -> list[list[str]]:
        verb, rest = self.verb_of(words)
        if verb == "lids":
            return [[f"lids {tap.step} {'closed' if tap.lids else 'open'}"]]
        cells = self.all_in(rest if verb == "tap" else words, self.cells(tap, view))
        if not cells:
            return []
        if len(cells) == 1 and tap.taps == 2 and cells == [NONE]:
            cells = [NONE, NONE]
        return one_move(f"tap {tap.step} {' '.join(cells)}")

    def cells(self, tap: TapView, view: VillageView) -> dict[str, str]:
        named = self.named
        found = dict.fromkeys(self.nobody, NONE)
        for cell in {*tap.cells, *(cell for choice in tap.choices for cell in choice)}:
            if cell.isdecimal():
                found |= self.people([int(cell)])
            elif cell != NONE:
                found[simply(named.cell(cell, tap.step))] = cell
                found[cell] = cell
        return found

    def people(self, seats: Iterable[int]) -> dict[str, str]:
        return {simply(name): str(seat) for seat in seats for name in (self.names[seat], self.named.inside(seat))}

    # --- Deeds by day

    def done(self, verb: str, rest: Sequence[str], view: VillageView) -> list[list[str]]:
        if verb in AT_A_SEAT and (rest or verb != "ban"):
            seats = self.all_in(rest, self.people(range(view.seats)))
            if verb == "ban":
                seats = sorted(seats, key=int)
            return one_move(" ".join([verb, *seats])) if seats else []
        if verb == "bet":
            return self.bets(rest, view)
        if verb == "take":
            return self.taken(rest, view)
        return one_move(" ".join([verb, *rest]))

    def taken(self, words: Sequence[str], view: VillageView) -> list[list[str]]:
        """A token by what it shows, by its building or by its role; of farms, the first that is left."""
        if view.step is None or view.step.name != "draft":
            return []
        named = self.named
        said = " ".join(words)
        for token in sorted(view.pool):
            role = simply(named.role(token))
            house = "" if token == BUNDLE else simply(named.building(token))
            if said in (token, kind_of(token), simply(named.token(token)), role, house):
                return [[f"take {token}"]]
        return []

    def bets(self, rest: Sequence[str], view: VillageView) -> list[list[str]]:
        said = " ".join(rest)
        if said in self.sides or said in SIDES:
            return [[f"bet side {self.sides.get(said, said)}"]]
        seats = self.all_in(rest, self.people(range(view.seats)))
        return [[f"bet seat {seats[0]}"]] if len(seats) == 1 else []

    # --- Statements

    def stated(self, kind: str, rest: Sequence[str], view: VillageView) -> list[list[str]]:
        """A whole statement in one line, with its reason if there is one; or its beginning."""
        moves, left = [f"say {kind}"], list(rest)
        draft = [kind]
        while left and (part := next_part(draft)):
            code, after = self.one_in(left, self.words_for(part, view))
            if code is None:
                break
            moves.append(f"add {code}")
            draft.append(code)
            left = after
        reason = self.reasoned(left)
        if left and not reason:
            return []  # something of it was not understood, and nobody says more than they wanted to
        moves += reason
        return [[*moves, "send"] if is_whole(draft) else moves]

    def reasoned(self, left: Sequence[str]) -> list[str]:
        """`parce que votes`, or the reason alone."""
        verb, rest = self.verb_of(left)
        reason, after = self.one_in(rest if verb == "why" else left, self.reasons)
        return [f"why {reason}"] if reason is not None and not after else []

    def goes_on(self, words: Sequence[str], view: VillageView) -> list[list[str]]:
        """The next word of a sentence that was begun."""
        part = next_part(view.draft)
        code, left = self.one_in(words, self.words_for(part, view)) if part else (None, [])
        if code is not None and not left:
            return [[f"add {code}"]]
        verb, rest = self.verb_of(words)
        if verb == "why":
            return [[move] for move in self.reasoned(words)]
        return [[verb]] if verb in ("send", "back") and not rest else []

    def words_for(self, part: str, view: VillageView) -> Mapping[str, str]:
        if part in (PLAYER, MORE):
            return self.people(range(view.seats))
        if part in (CARD, SINGLE):
            return {
                simply(word): card for card in CARDS for word in (self.named.card(card), self.named.claim(card), card)
            }
        if part == HOUSE:
            return {simply(self.named.building(house)): house for house in HOUSES} | {house: house for house in HOUSES}
        if part in (NIGHT, DAY, SAID, OWN):
            numbers = [str(number) for number in range(1, max(view.round, len(view.statements)) + 1)]
            return {word: number for number in numbers for word in (number, simply(self.named.word(part, number)))}
        kept = POTIONS if part == POTION else STRENGTHS
        return {word: code for word, code in self.parts.items() if code in kept}

    # --- Names in a row

    def all_in(self, words: Sequence[str], meant: Mapping[str, str]) -> list[str]:
        """What these words name, one after the other; nothing, if something of it is unknown."""
        found: list[str] = []
        left = list(words)
        while left:
            code, left = self.one_in(left, meant)
            if code is None:
                return []
            found.append(code)
        return found

    def one_in(self, words: Sequence[str], meant: Mapping[str, str]) -> tuple[str | None, list[str]]:
        """The longest name that these words begin with, or of which they are the only beginning; and what is left."""
        for end in range(len(words), 0, -1):
            said = " ".join(words[:end]).strip(",")
            begun = {code for label, code in meant.items() if label.startswith(said)} if said else set()
            if said in meant or len(begun) == 1:
                return meant.get(said) or begun.pop(), list(words[end:])
        return None, list(words)


def is_whole(draft: Sequence[str]) -> bool:
    """Whether a statement says everything that it has to."""
    if draft[0] == "potion" and draft[2:] == ["none"]:
        return True
    return len(draft) > sum(1 for part in GRAMMAR[draft[0]] if part != MORE)


def labels(words: Mapping[str, Verbs]) -> dict[str, str]:
    """What can be typed for each code."""
    return {simply(word): code for code, verbs in words.items() for word in verbs.meant}


def simply(text: str) -> str:
    """Without capitals, accents and odd spaces: as people type."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


def one_move(text: str) -> list[list[str]]:
    """The only meaning of an answer, if it is the notation of a move."""
    try:
        return [[read_move(text).text]]
    except BadMove:
        return []
