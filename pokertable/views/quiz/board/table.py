"""A hand that was played, as a question: the table it lies on; where height is short, the hands shown down on felt."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

from pokertable.model.cards import Card
from pokertable.training.played import PlayedDeal
from pokertable.training.quiz.question import Question
from pokertable.training.quiz.topics.showdown import ShowdownCards, awarded, laid_out
from pokertable.training.quiz.topics.who_wins import player
from pokertable.views.cards.card_state import playing
from pokertable.views.felt.highlights import Highlights
from pokertable.views.felt.marks import NO_MARKS, Marks
from pokertable.views.felt.table_view import TableView
from pokertable.views.kit.translate import shown
from pokertable.views.quiz.board.felt import FeltGroup, FeltRow, QuizFelt

_NARROW = 720
_ACROSS = 2
"""Hands side by side on the felt."""


class QuizTable(QStackedWidget):
    """The table of a question; nothing is clicked on it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = TableView(self)
        self.table.moves = False
        self.table.chips_only = True  # as the answers are
        self.table.setMinimumSize(400, 200)  # less than at play: nothing is clicked here
        self.felt = QuizFelt(self)
        self.addWidget(self.table)
        self.addWidget(self.felt)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setStyleSheet("QStackedWidget { background: transparent; }")

    def ask(self, question: Question, deal: PlayedDeal, help_rings: bool) -> None:
        """The table as it was when the question is asked; `help_rings`: ring the cards of the hint."""
        self.setCurrentWidget(self.table)
        seats = range(len(deal.stacks))
        names = [self.short_name(seat) if self.width() < _NARROW else shown(player(seat)) for seat in seats]
        hand = deal.play()
        if hand.over:
            table = laid_out(deal)
            self.table.set_hero(next(view.seat for view in table.seats if not view.folded))
            self.table.set_names(names)
            self.table.show_table(table, Marks(Highlights({"high": question.hint.cards})) if help_rings else NO_MARKS)
            return
        hero = hand.to_act
        assert hero is not None, "a pot-limit question stops at a decision"
        self.table.set_hero(hero)
        self.table.set_names([self.tr("You") if seat == hero else name for seat, name in enumerate(names)])
        self.table.show_table(hand.observe(hero))

    def show_result(self, deal: PlayedDeal, *, short: bool) -> None:
        """The winning hands of a showdown ringed; `short`: there is too little height for a table."""
        hand = deal.play()
        if not hand.over:
            return
        final = hand.observe(None, everything=True)
        showdown = ShowdownCards.of(final)
        plays = showdown.winning_cards(awarded(final))
        if not short:
            seen = {*showdown.board, *(card for cards in showdown.hands.values() for card in cards)}
            marks = Highlights(plays, dim=frozenset(seen.difference(*plays.values())))
            self.table.show_table(laid_out(deal), Marks(marks))
            return
        self._lay_on_felt(showdown, plays)
        self.setCurrentWidget(self.felt)

    def short_name(self, seat: int) -> str:
        """A player in few letters."""
        return self.tr("P{number}").format(number=seat + 1)

    def _lay_on_felt(self, showdown: ShowdownCards, plays: Mapping[str, frozenset[Card]]) -> None:
        groups = [FeltGroup(shown(player(seat)), cards) for seat, cards in showdown.hands.items()]
        if showdown.board:
            groups.insert(0, FeltGroup(self.tr("Board"), showdown.board))
        across = _ACROSS if len(groups) <= 2 * _ACROSS else _ACROSS + 1
        rows = [FeltRow(tuple(groups[first : first + across])) for first in range(0, len(groups), across)]
        self.felt.show_rows(rows)
        self.felt.set_states({card: playing(card, plays) for group in groups for card in group.cards})
