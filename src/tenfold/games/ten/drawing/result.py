"""The result of TEN as a card: the runs of one player, the points, and what decided."""

from __future__ import annotations

from collections import Counter

from tenfold.core.pictures import Ending
from tenfold.drawing import frame
from tenfold.games.ten.drawing.board import Board, draw_board, on_card
from tenfold.games.ten.drawing.cards import face_of
from tenfold.games.ten.face.view import Player
from tenfold.games.ten.help.decided import Decided, DecidedByCards, DecidedByRun, DecidedByTie
from tenfold.games.ten.help.runs import board_of

TOP = 264
ROW, GAP = 72, 10
SIGN, POINTS = 58, 86
MOST_NAMED = 3


def decided_in_words(ending: Ending, decided: Decided | None) -> str:
    if isinstance(decided, DecidedByCards) and len(decided.cards) <= MOST_NAMED:
        cards = ending.listed([ending.card_name(card) for card in decided.cards])
        said = ending.say("page-ten-decided-cards", cards=cards)
        return said[:1].upper() + said[1:]
    if isinstance(decided, DecidedByRun):
        run = decided.run
        return ending.say("page-ten-decided-biggest", colour=run.colour, first=run.first, last=run.last)
    if isinstance(decided, DecidedByTie) and not decided.shared:
        tied = [ending.say("page-ten-decided-number", name=ending.names[tied.seat], n=tied.worth) for tied in decided.tied]
        return ending.say("page-ten-decided-tie", compared=decided.compared, numbers=ending.listed(tied))
    return ""


def draw_result(ending: Ending, player: Player) -> str:
    decided: Decided | None = ending.decided
    note = ending.in_a_row([frame.scores_in_words(ending), decided_in_words(ending, decided)])
    sheet = frame.result_card(ending, note)
    decisive = decided.cards if isinstance(decided, DecidedByCards) and decided.seat == ending.place else []
    runs = {run.colour: run for run in board_of(tuple(player.cards)).runs}
    numbers = Counter(card for card in player.cards if not face_of(card).wild)
    filled = [f"{run.colour}{wild.number}" for run in runs.values() for wild in run.wilds if wild.card in decisive]
    width = frame.CARD_WIDTH - 2 * frame.CARD_MARGIN
    paper = on_card(sheet.theme)
    board = Board(paper, width, ROW, GAP, SIGN, POINTS, numbers, ending.card_name, runs, marked=[*decisive, *filled])
    draw_board(sheet, board, frame.CARD_MARGIN, TOP)
    return sheet.svg(frame.headline(ending), note)
