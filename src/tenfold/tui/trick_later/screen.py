"""10 Trick Later's screen: the boards, what happened, and the stage with the trick and your hand."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text

from tenfold.games.trick_later.cards import CARDS
from tenfold.games.trick_later.face.view import TrickLaterView
from tenfold.games.trick_later.help.reckoning import Prospect, prospect, standing
from tenfold.tui.shell.blocks import Block, as_text, framed, in_rows, line, spread
from tenfold.tui.shell.menu import Entry
from tenfold.tui.shell.notation import Notation
from tenfold.tui.shell.paper import ON_TURN, Paper
from tenfold.tui.shell.prose import LastLines
from tenfold.tui.shell.screen import ENTRIES_IN_ONE_COLUMN, Scene, Screen, headline, menu_lines, story_room
from tenfold.tui.shell.words import in_a_row, listed, say
from tenfold.tui.trick_later.board import boards
from tenfold.tui.trick_later.cards import faces, shape
from tenfold.tui.trick_later.pages import help_page, result_lines, unseen_page
from tenfold.tui.trick_later.row import roomy, sheet_width, very_roomy
from tenfold.tui.trick_later.stage import about, large, large_trick, pocket, small_attack, small_trick, why
from tenfold.tui.trick_later.story import story

CARD_TYPED = re.compile(r"(?:(?:play|give) )?(r|g|y|b|i)(?:ed|reen|ellow|lue|nfected)? ?(\d)")


def trick_later_view(scene: Scene) -> TrickLaterView:
    assert isinstance(scene.view, TrickLaterView)
    return scene.view


class TrickLaterScreen(Screen):
    defaults: ClassVar[Mapping[str, object]] = {}
    typing: ClassVar[str] = "tl-hint"
    notation: ClassVar[Notation] = Notation("play", "exchange", "keep", "give")

    def meant(self, typed: str, scene: Scene) -> str:
        """A card alone is the card to play, or to give."""
        action = super().meant(typed, scene)
        found = CARD_TYPED.fullmatch(" ".join(action.casefold().split()))
        if found is None or (card := "".join(found.groups())) not in CARDS:
            return action
        return f"{'give' if trick_later_view(scene).phase == 'give' else 'play'} {card}"

    def draw(self, scene: Scene, paper: Paper) -> RenderableType:
        return self.page(scene, self.sheet(scene, paper), paper)

    def page(self, scene: Scene, sheet: Block, paper: Paper) -> RenderableType:
        """Boards, story and the turned sheet; the story has what room the others leave."""
        top = self.top(scene, paper)
        space = [Text()] if roomy(paper) else []
        taken = len(top) + len(sheet) + len(space) - 1
        recent = LastLines(story(scene, paper), story_room(paper, taken), sheet_width(paper))
        return Group(as_text([*top, Text()]), recent, *space, as_text(sheet))

    def top(self, scene: Scene, paper: Paper) -> Block:
        """The title and all boards."""
        view = trick_later_view(scene)
        title = line((scene.game.title, "bold"), "  ", say("tl-where", round=view.round, trick=view.trick))
        blocks = boards(view, scene, paper)
        return [spread(title, line(status(view, paper)), sheet_width(paper)), *in_rows(blocks, paper.width, int(roomy(paper)))]

    def sheet(self, scene: Scene, paper: Paper) -> Block:
        """The turned sheet: what is asked, the trick, the hand, the choices."""
        view = trick_later_view(scene)
        width = sheet_width(paper) - 2
        blank = [Text()] if roomy(paper) else []
        hand = pocket(scene, view.hand or [], width, paper)
        parts = [self.stage(scene, width, paper), hand, self.choices(scene, width, paper)]
        lines = [*blank, *headline(say(f"tl-ask-{view.phase}"), hint(view), width)]
        for part in parts:
            lines += [*blank, *part] if part else []
        return framed([*lines, *blank], sheet_width(paper), ON_TURN if paper.colour else "")

    def stage(self, scene: Scene, width: int, paper: Paper) -> Block:
        view = trick_later_view(scene)
        if view.phase != "play":
            return []
        if large(paper):
            return large_trick(view, scene, width)
        return [*small_trick(view, scene, width, paper), *small_attack(standing(view), scene, width, paper)]

    def choices(self, scene: Scene, width: int, paper: Paper) -> Block:
        """Only what the hand does not show already: the exchange, and what a few cards would do."""
        view = trick_later_view(scene)
        few = len(scene.menu.legal) <= ENTRIES_IN_ONE_COLUMN
        if view.phase == "exchange" or (view.table and few and very_roomy(paper)):
            return menu_lines(scene, paper, self, width)
        return []

    def explain(self, entry: Entry, scene: Scene, paper: Paper) -> Text:
        word, _, card = entry.action.partition(" ")
        if word in ("exchange", "keep"):
            return Text(say(f"tl-explain-{word}"))
        return Text(self.in_words(card, scene, paper)) if word == "play" else Text()

    def in_words(self, card: str, scene: Scene, paper: Paper) -> str:
        """What a card would do, as the trick stands."""
        view = trick_later_view(scene)
        return foretold(prospect(view, scene.seat, card), scene, paper) if view.table else say("tl-would-lead")

    def deck_left(self, scene: Scene, paper: Paper) -> RenderableType:
        return as_text(unseen_page(trick_later_view(scene), scene, paper))

    def help(self, scene: Scene, paper: Paper) -> RenderableType:
        return help_page(trick_later_view(scene), paper)

    def ending(self, scene: Scene, paper: Paper) -> RenderableType:
        blank = [Text()] if roomy(paper) else []
        result = [*blank, *result_lines(trick_later_view(scene), scene, sheet_width(paper) - 2), *blank]
        return self.page(scene, framed(result, sheet_width(paper), ON_TURN if paper.colour else ""), paper)


def status(view: TrickLaterView, paper: Paper) -> str:
    """The colour that is out, and whether infected may be led."""
    if view.phase == "over":
        return say("tl-over")
    out = [] if view.out is None else [say("tl-out", colour=view.out, shape=shape(view.out, paper))]
    return listed([*out, say("tl-may-lead", open=str(view.unlocked))])


def hint(view: TrickLaterView) -> str:
    return why(view) if view.phase == "play" else say(f"tl-hint-{view.phase}")


def foretold(after: Prospect, scene: Scene, paper: Paper) -> str:
    """Who would hold the trick at what cost, and where that leaves your track."""
    trick = after.standing
    level = "none" if trick.level is None else str(trick.level)
    sure = "yes" if after.is_last else "no"
    held = say("tl-would-hold", sure=sure, level=level, n=len(trick.at_risk), **about(trick.seat, scene))
    return in_a_row([held, say("tl-would-be", track=after.mine.track, cards=faces(after.mine.rescued, paper) or "none")])


SCREEN = TrickLaterScreen()
