"""TEN's screen: the boards, what happened, and the stage with all that is to be decided."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import ClassVar

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from tenfold.core.game import Event, Options
from tenfold.games.ten.face.events import Discarded, Kept, TookNumbers, Turn
from tenfold.games.ten.face.options import TenOptions
from tenfold.games.ten.face.view import TenView
from tenfold.games.ten.rules.state import COINS_MOST
from tenfold.tui.shell.blocks import Block, as_text, framed, in_rows, line, spread
from tenfold.tui.shell.menu import Entry
from tenfold.tui.shell.notation import Notation
from tenfold.tui.shell.paper import ON_TURN, WIDE_FROM, Paper
from tenfold.tui.shell.prose import LastLines
from tenfold.tui.shell.screen import Offer, Scene, Screen, headline, menu_lines, story_room
from tenfold.tui.shell.words import gap, listed, say, tell, words_of
from tenfold.tui.ten.board import board_width, boards, score_of
from tenfold.tui.ten.cards import INKS, chip, chips, is_wild
from tenfold.tui.ten.pages import deck_page, help_page, result_lines
from tenfold.tui.ten.stage import odds_in_words, stage

HIGHEST_LEVEL = 10
PLAYERS_IN_ONE_ROW = 2


def ten_view(scene: Scene) -> TenView:
    assert isinstance(scene.view, TenView)
    return scene.view


def trimmed(view: TenView, paper: Paper) -> Paper:
    """With many players, narrow boards, so that more of them stand in a row."""
    return replace(paper, width=min(paper.width, WIDE_FROM - 1)) if len(view.players) > PLAYERS_IN_ONE_ROW else paper


def sheet_width(view: TenView, paper: Paper) -> int:
    """As wide as a row of boards, or as the terminal."""
    board = board_width(paper) + 1
    in_a_row = min(len(view.players) + 1, (paper.width + 1) // board)
    return min(paper.width, max(1, in_a_row) * board - 1)


class TenScreen(Screen):
    defaults: ClassVar[Mapping[str, object]] = {"players": 1}
    notation: ClassVar[Notation] = Notation("draw", "take numbers", "take currency", "bid", "pass", "pay", "buy", "token")

    def subtitle(self, options: Options) -> str:
        assert isinstance(options, TenOptions)
        kind = say("ten-solo", level=options.level) if options.players == 1 else say("players", n=options.players)
        return listed([kind, say("ten-bust-buy")]) if options.bust_buy else kind

    def amount_of(self, action: str) -> int | None:
        """Bids, bust tokens and coins are amounts; a card that pays (`pay g3`) is not."""
        word, _, amount = action.partition(" ")
        digits = amount.rstrip("xc")
        return int(digits) if word in ("bid", "pay") and digits.isdecimal() else None

    def draw(self, scene: Scene, paper: Paper) -> RenderableType:
        trim = trimmed(ten_view(scene), paper)
        return self.page(scene, self.sheet(scene, trim), trim)

    def page(self, scene: Scene, sheet: Block, paper: Paper) -> RenderableType:
        """Boards, story and the turned sheet; the story has what room the others leave."""
        top, width = self.top(scene, paper), sheet_width(ten_view(scene), paper)
        story = LastLines(self.story(scene), story_room(paper, len(top) + len(sheet)), width)
        space = [Text()] if paper.tall else []
        return Group(as_text([*top, Text()]), story, *space, as_text(sheet))

    def top(self, scene: Scene, paper: Paper) -> Block:
        """The title and all boards."""
        view = ten_view(scene)
        width = sheet_width(view, paper)
        title = line((scene.game.title, "bold"), "  ", self.subtitle(view.options))
        deck = line(say("ten-deck", n=view.deck))
        blocks = boards(view, scene.names, scene.seat, paper)
        return [spread(title, deck, width), *in_rows(blocks, paper.width, blanks=int(paper.tall))]

    def sheet(self, scene: Scene, paper: Paper) -> Block:
        """The turned sheet: what is asked, the stage, the choices."""
        view = ten_view(scene)
        width = sheet_width(view, paper)
        lines = stage(view, scene.names, width - 2, paper)
        blank = [Text()] if paper.tall else []
        head = headline(ask(view), hint(view), width - 2)
        choices = menu_lines(scene, paper, self, width - 2)
        lines = [*blank, *head, *blank, *lines, *(blank if lines else []), *choices, *blank]
        return framed(lines, width, ON_TURN if paper.colour else "")

    def explain(self, entry: Entry, scene: Scene, paper: Paper) -> Text:
        view = ten_view(scene)
        word, _, what = entry.action.partition(" ")
        if word == "draw":
            return Text(odds_in_words(view))
        if word == "take":
            return explain_take(what, scene, paper)
        if word == "buy":
            return line(chip(what, paper), " ", gain_in_score(view, scene.seat, what))
        if word == "pay":
            return explain_payment(what, paper)
        return Text(say("ten-token-worth")) if word == "token" else Text()

    def story(self, scene: Scene) -> Text:
        text = Text()
        for event in worth_telling(scene.events, scene.seat):
            text.append("\n" if isinstance(event, Turn) and text else gap() if text else "")
            text.append(in_words(event, scene))
        return text

    def deck_left(self, scene: Scene, paper: Paper) -> RenderableType:
        return as_text(deck_page(ten_view(scene), paper))

    def help(self, scene: Scene, paper: Paper) -> RenderableType:
        return help_page(ten_view(scene), scene.names, paper)

    def ending(self, scene: Scene, paper: Paper) -> RenderableType:
        view = ten_view(scene)
        trim = trimmed(view, paper)
        width = sheet_width(view, trim)
        sheet = framed([Text(), *result_lines(view, scene, width - 2, trim), Text()], width, ON_TURN if trim.colour else "")
        return self.page(scene, sheet, trim)

    def offers(self, scene: Scene) -> list[Offer]:
        """The same again, and after a victory over the automaton one level up, first."""
        options = ten_view(scene).options
        same = Offer(say("play-again"), msgspec.structs.asdict(options))
        won = scene.outcome is not None and scene.outcome.winners == [scene.seat]
        if options.level is None or not won or options.level == HIGHEST_LEVEL:
            return [same]
        up = options.level + 1
        return [Offer(say("ten-level-up", level=up), same.options | {"level": up}), same]


def ask(view: TenView) -> str:
    return say(f"ten-ask-{view.phase}")


def hint(view: TenView) -> str:
    if view.phase == "draw" and view.deck == 0:
        return say("ten-hint-last")
    first = view.phase == "draw" and not view.tableau
    return say(f"ten-hint-{'first' if first else view.phase}")


def worth_telling(events: list[Event], seat: int) -> list[Event]:
    """Not that your turn begins, nor what follows from the rest: cards kept when numbers are taken, currency discarded."""
    takers = {event.seat for event in events if isinstance(event, TookNumbers)}

    def follows(event: Event) -> bool:
        if isinstance(event, Turn):
            return event.seat == seat
        if isinstance(event, Kept):
            return event.seat in takers
        return isinstance(event, Discarded) and not is_wild(event.card)

    return [event for event in events if not follows(event)]


def in_words(event: Event, scene: Scene) -> Text:
    """A sentence in which the card has its colour and the player stands out."""
    sentence = Text(tell(scene.game, event, scene.names, scene.seat))
    sentence.highlight_words(scene.names, "bold")
    card = getattr(event, "card", None)
    if card is not None:
        words = scene.game.card_in_words(card, words_of(scene.game).say)
        sentence.highlight_words([words], f"bold {INKS[card[0]].text}" if card[0] in INKS else "bold", case_sensitive=False)
    return sentence


def explain_take(what: str, scene: Scene, paper: Paper) -> Text:
    """Who would get what."""
    view = ten_view(scene)
    numbers = chips([card for card in view.tableau if card[0] != "$"], paper)
    if what == "numbers":
        return line(say("ten-you-keep"), " ", numbers, " ", others_gain(scene))
    gain = min(view.currency, COINS_MOST - view.players[scene.seat].coins)
    lost = view.currency - gain
    gained = line(say("ten-you-gain", n=gain, lost=lost))
    return line(gained, say("ten-market-gets"), " ", numbers) if numbers else gained


def others_gain(scene: Scene) -> str:
    """T4.1, T2.3: what the others get of the currency; one other by name, with what ten coins leave room for."""
    view = ten_view(scene)
    if not view.currency:
        return ""
    if len(view.players) > PLAYERS_IN_ONE_ROW:
        return say("ten-others-gain", n=view.currency)
    other = 1 - scene.seat
    return say("ten-gains", name=scene.names[other], n=min(view.currency, COINS_MOST - view.players[other].coins))


def gain_in_score(view: TenView, seat: int, card: str) -> str:
    """What a card would add to the score, were it a gift."""
    player = view.players[seat]
    more = score_of([*player.cards, card]).total - player.score
    return f"+{more}" if more else ""


def explain_payment(what: str, paper: Paper) -> Text:
    if what.endswith("x"):
        return Text(say("ten-pay-tokens"))
    return Text(say("ten-pay-coins")) if what.endswith("c") else chip(what, paper)


SCREEN = TenScreen()
