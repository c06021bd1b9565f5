"""The question itself: cards on felt or a table, where the answer is given, and the verdict in the same place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QWidget

from pokertable.model.cards import DECK, Card
from pokertable.model.ranking.best import Cards
from pokertable.model.text import phrase
from pokertable.training.played import PlayedDeal
from pokertable.training.quiz.answers import Answer
from pokertable.training.quiz.asking import Grade
from pokertable.training.quiz.deals import CardDeal, HandsDeal
from pokertable.training.quiz.errors import COUNT_ERRORS
from pokertable.training.quiz.parts import CardsPart, HandPart, NumbersPart, Part, Pool, PotsPart, SpreadPart
from pokertable.training.quiz.question import Question
from pokertable.training.quiz.sharing import Sharing
from pokertable.training.quiz.topics.showdown import pots_of
from pokertable.training.reads.spot import ReadSpot
from pokertable.views.cards.card_state import CardState
from pokertable.views.cards.card_text import RichLabel
from pokertable.views.kit.fonts import follow_text, set_type
from pokertable.views.kit.translate import counted, number, shown
from pokertable.views.quiz.board.felt import FeltGroup, FeltRow, QuizFelt, QuizTable
from pokertable.views.quiz.board.made import MadePanel, PanelHand
from pokertable.views.quiz.board.numbers import NumberFields
from pokertable.views.quiz.board.pots import ShareGrid
from pokertable.views.quiz.board.read_board import ReadBoard
from pokertable.views.widgets.layouts import NO_MARGINS, Arranged, in_column, in_row

_GAP = 12
_TABLE = 360
"""Below this height in px the cards of a table are hard to read."""
_WHY = 68
"""Least height in px of the reasons: two lines."""
_WHY_SIDES = 3 * 18 + 2
"""Around the reasons and between them and their title, in px."""
_ACROSS = 8
"""Cards in a row of hands that are to be compared, where it need not be more."""
_HANDS = 104
"""Least height in px of a row of hands that are to be compared."""
_UNBOUND = (1 << 24) - 1
"""As high as Qt lets a widget be."""


class QuizBoard(Arranged, QWidget):
    """`toggled(card)`: a card was picked or put back. `changed()`: numbers or chips were changed."""

    toggled = Signal(object)
    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._question: Question | None = None
        self._gone: dict[Card, CardState] = {}
        self.felt = QuizFelt(self)
        self.deck = QuizFelt(self)
        self.table = QuizTable(self)
        self.numbers = NumberFields(self)
        self.pots = ShareGrid(self)
        self.read = ReadBoard(self)
        self.panels = QWidget(self)
        self.given, self.best = MadePanel(self.panels), MadePanel(self.panels)
        self.why = QFrame(self)
        self.why.setObjectName("card")
        self.why_text = RichLabel(self.why)
        self.why_title = QLabel(self.why)
        self._build()
        for felt in (self.felt, self.deck):
            felt.picked.connect(self.toggled)
        for part in (self.numbers, self.pots, self.read):
            part.changed.connect(self.changed)

    # What it is told

    def ask(self, question: Question, help_rings: bool) -> None:
        """Show the cards or the table of a question."""
        self._question = question
        self.read.forget()
        self._hide_all()
        self.felt.setMinimumHeight(96)
        deal = question.deal
        self.felt.setVisible(isinstance(deal, CardDeal | HandsDeal))
        self.table.setVisible(isinstance(deal, PlayedDeal))
        self.read.setVisible(isinstance(deal, ReadSpot))
        self.why.setVisible(not isinstance(deal, ReadSpot))
        if isinstance(deal, PlayedDeal):
            self.table.ask(question, deal, help_rings)

    def ask_part(self, part: Part, help_rings: bool) -> None:
        """Open the place where this part of the answer is given."""
        question = self._question
        assert question is not None
        if isinstance(part, CardsPart):
            self._ask_cards(question, part, help_rings)
        elif isinstance(part, HandPart):
            self._show_hands(question, question.hands, help_rings, ask=True)
            self.felt.setFocus()
        elif isinstance(part, NumbersPart):
            self.numbers.ask([shown(name) for name in part.names])
            self.numbers.show()
            self._show_felt(question, None, help_rings)
            self.numbers.take_focus()
        elif isinstance(part, SpreadPart):
            assert isinstance(question.deal, ReadSpot)
            self.read.ask(question.deal.each[part.of])
            self.read.take_focus()
        else:
            self._ask_shares(question)

    def show_picks(self, given: Sequence[Cards | None], rings: dict[Card, CardState], *, counted: bool) -> None:
        """The cards of each part so far, the last one's as far as they are picked.

        `counted`: with how many there are of each side.

        Parts to come have their places already, so that nothing moves when they or the verdict come.
        """
        assert self._question is not None
        parts = [part for part in self._question.parts if isinstance(part, CardsPart)]
        picks = given[-1] or ()
        if parts[len(given) - 1].pool is not Pool.DECK:
            all_given = [*given, *[()] * (len(parts) - len(given))]
            hands = [self._picked(part, cards, counted) for part, cards in zip(parts, all_given, strict=True)]
            low = len(parts) == 1 and parts[0].low
            self.given.say(self.tr("Your pick for the low") if low else self.tr("Your pick"), hands, right=None)
            most = min(5, len(self._question.deal.seen))
            self.best.say(self.tr("The best"), [self._picked(replace(part, most=most), (), False) for part in parts])
            self._show_panels()
        states = {**rings, **{card: CardState(picked=True) for card in picks}}
        self.felt.set_states(states)
        self.deck.set_states({**states, **self._gone})

    def show_hand(self, hand: Cards, rings: dict[Card, CardState]) -> None:
        """The hand that is picked as a whole, none so far; its five will stand in the panel."""
        assert self._question is not None
        most = min(5, len(self._question.hands.hands[0]))
        room = (PanelHand(title="", right=True, picture=None, room=most, low=True),)
        self.given.say(self.tr("Your pick"), room)
        self.best.say(self._best_title(self._question), room)
        self._show_panels()
        self.felt.set_states({**rings, **{card: CardState(picked=True) for card in hand}})

    def show_verdict(self, question: Question, given: Answer | None, grade: Grade) -> None:
        """What was answered (None: the time ran out) beside what is right, and why."""
        self.why_text.show_phrase(question.topic.explain(question, given))
        self.why_title.setText(self.tr("Why"))
        if isinstance(question.deal, ReadSpot):
            self.read.show_verdict(question.deal, None if given is None else given.values)
            return
        self.deck.hide()
        self._show_felt(question, None, False)
        self._fit_panels()
        if isinstance(question.deal, PlayedDeal):
            self.table.show_result(question.deal, short=self._room_for_table() < _TABLE)
        part, truth = question.parts[0], question.answer.values[0]
        value = truth if grade.right else None if given is None else given.values[0]
        if isinstance(part, PotsPart):
            self.pots.show_truth(truth, value)
        elif isinstance(part, NumbersPart):
            self.numbers.show_truth(truth, value)
        else:
            self._show_made(question, given, grade)
        self.why.show()

    def take_focus(self) -> None:
        """The keys to where the answer is given."""
        if self.read.isVisibleTo(self):
            self.read.take_focus()
            return
        for part in (self.deck, self.felt):
            if part.isVisibleTo(self):
                part.setFocus()
                return
        if self.numbers.isVisibleTo(self):
            self.numbers.take_focus()
        else:
            self.pots.take_focus()

    # Cards

    def _ask_cards(self, question: Question, part: CardsPart, help_rings: bool) -> None:
        pool = part.pool.of(question.cards)
        if part.pool is not Pool.DECK:
            self._show_felt(question, pool, help_rings)
            self.felt.setFocus()
            return
        self._show_felt(question, None, help_rings)
        suits = [tuple(card for card in reversed(DECK) if card.suit == suit) for suit in (3, 2, 1, 0)]
        self.deck.show_rows([FeltRow((FeltGroup("", suit),)) for suit in suits], self._deck_order(pool))
        self._gone = {card: CardState(dim=True) for card in question.cards.seen if card not in pool}
        self.deck.show()
        self.deck.setFocus()

    def _deck_order(self, pool: Cards) -> Cards:
        return tuple(sorted(pool, key=lambda card: (-card.suit, -card.rank)))

    def _show_felt(self, question: Question, pool: Cards | None, help_rings: bool) -> None:
        deal = question.deal
        if isinstance(deal, HandsDeal):
            self._show_hands(question, deal, help_rings, ask=False)
        if not isinstance(deal, CardDeal):
            return
        yours = FeltGroup(self.tr("Your hand"), deal.hand)
        rows = [FeltRow((yours, FeltGroup(self.tr("Board"), deal.board)) if deal.board else (yours,))]
        if deal.others:
            half = -(-len(deal.others) // 2)
            for first in range(0, len(deal.others), half):
                groups = [
                    FeltGroup(self._shows(first + index, other.folded), other.cards, dim=other.folded)
                    for index, other in enumerate(deal.others[first : first + half])
                ]
                rows.append(FeltRow(tuple(groups), 0.86))
        self.felt.show_rows(rows, pool or ())
        self.felt.set_states(self.rings(question) if help_rings else {})
        self.felt.setMaximumHeight(max(96, self.felt.natural_height()))

    def _show_hands(self, question: Question, deal: HandsDeal, help_rings: bool, *, ask: bool) -> None:
        """The hands of several players, in rows; `ask`: one of them is to be picked."""
        title = self.tr("Player {number}")
        groups = [FeltGroup(title.format(number=number), hand) for number, hand in enumerate(deal.hands, 1)]
        across = max(2, _ACROSS // len(deal.hands[0]))
        rows = [FeltRow(tuple(groups[first : first + across])) for first in range(0, len(groups), across)]
        self.felt.show_rows(rows, wholes=deal.hands if ask else ())
        self.felt.setMinimumHeight(_HANDS * len(rows))
        self.felt.set_states(self.rings(question) if help_rings else {})
        self.felt.setMaximumHeight(max(96, self.felt.natural_height()))

    def _shows(self, index: int, folded: bool) -> str:
        words = self.tr("Seat {number}, folded") if folded else self.tr("Seat {number} shows")
        return words.format(number=index + 2)

    def rings(self, question: Question) -> dict[Card, CardState]:
        """The cards that the help rings."""
        ring = CardState(low=True) if question.hint.low else CardState(high=True)
        return dict.fromkeys(question.hint.cards, ring)

    def _show_made(self, question: Question, given: Answer | None, grade: Grade) -> None:
        best = PanelHand.of(question, question.answer, rings=True)
        self.best.say(self._best_title(question), best, self._other_ways(question), right=True)
        if given is None:
            self.given.say(self.tr("You picked nothing"), (), right=False)
        elif grade.right:
            self.given.say(self.tr("You picked"), PanelHand.of(question, given, rings=True), right=True)
        else:
            hands, note = PanelHand.wrong(question, given)
            self.given.say(self.tr("You picked"), hands, self._note(question, grade) or note, right=False)
            if isinstance(question.parts[0], CardsPart):
                picked = {card for cards in given.values for card in cards or ()}
                self.felt.set_states({card: CardState(picked=True) for card in picked if card in question.deal.seen})
        self._show_panels()

    def _show_panels(self) -> None:
        for part in (self.given, self.best, self.panels):
            part.show()
        self._fit_panels()

    def _fit_panels(self) -> None:
        beside = max(self.why_title.minimumWidth(), self.why_title.sizeHint().width()) + _WHY_SIDES
        words = self.why_text.heightForWidth(max(100, self.width() - beside)) + 22
        self.why.setMinimumHeight(max(_WHY, words))
        has_panels = not self.panels.isHidden()  # they take what the reasons leave
        self.why.setMaximumHeight(max(_WHY, words) if has_panels else _UNBOUND)

    def show_hint(self, words: str) -> None:
        """Help before the answer, in the place where the reasons will stand; empty: none."""
        self.read.show_hint(words)
        self.why_title.setText(self.tr("Hint") if words else "")
        self.why_text.show_phrase(phrase("{words}", words=words))
        self._fit_panels()

    def _best_title(self, question: Question) -> str:
        return self.tr("The answer") if isinstance(question.parts[0], HandPart) else self.tr("The best")

    def _note(self, question: Question, grade: Grade) -> str:
        """The rule where it was broken."""
        if grade.error in COUNT_ERRORS and question.deal.variant.exactly_from_hole is not None:
            return self.tr("In Omaha exactly two of yours play, with three of the board.")
        return ""

    def _other_ways(self, question: Question) -> str:
        """How many answers are as right; of the nuts the reasons say it."""
        ways = len(question.accept) if isinstance(question.parts[0], CardsPart) else 1
        return counted("", "One of %n equally good answers.", ways) if ways > 1 else ""

    def _picked(self, part: CardsPart, cards: Cards | None, counted: bool) -> PanelHand:
        """The cards given for a part, under its name where there are several."""
        assert self._question is not None
        title = (self.tr("Low") if part.low else self.tr("High")) if len(self._question.parts) > 1 else ""
        if cards is None:
            return PanelHand(title=shown(part.none) if part.none else title, right=True, picture=None, low=part.low)
        hand = PanelHand.picked(self._question.cards, cards, room=part.most, low=part.low, counted=counted)
        return replace(hand, title=title, low=part.low)

    def _hide_all(self) -> None:
        for part in (self.given, self.best, self.panels, self.deck, self.numbers, self.pots, self.read):
            part.hide()

    def _ask_shares(self, question: Question) -> None:
        deal = question.hand
        pots = pots_of(deal.play().observe(None, everything=True))
        several = len(pots.amounts) > 1
        main = self.tr("Main pot {amount}") if several else self.tr("Pot {amount}")
        titles = [main.format(amount=number(pots.amounts[0]))]
        titles += [
            self.tr("Side pot {index}, {amount}").format(index=index, amount=number(amount))
            for index, amount in enumerate(pots.amounts[1:], 1)
        ]
        names = [self.table.short_name(seat) for seat in range(len(deal.stacks))]
        sharing = Sharing.of(pots.amounts, deal.variant.shares)
        self.pots.ask(sharing, titles, pots.seats, names)
        self.pots.show()
        self.pots.take_focus()

    def _room_for_table(self) -> int:
        """The height in px that pots and reasons leave."""
        words = self.why_text.heightForWidth(max(100, self.width() - 110)) + 20
        return self.height() - words - self.pots.sizeHint().height() - 3 * _GAP

    # Words

    def _build(self) -> None:
        self.why_text.setWordWrap(True)
        set_type(self.why_text, 15)
        self.why_text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.why_title.setProperty("tone", "muted")
        follow_text(self.why_title.setMinimumWidth, 34)
        in_row(
            (self.why_title, 0, Qt.AlignmentFlag.AlignTop),
            (self.why_text, 1),
            of=self.why,
            margins=(18, 10, 18, 10),
            spacing=18,
        )
        in_row((self.given, 1), (self.best, 1), of=self.panels, margins=NO_MARGINS, spacing=12)
        self._column = in_column(
            (self.felt, 300),
            (self.table, 100),
            (self.deck, 500),
            self.numbers,
            self.pots,
            (self.panels, 500),
            (self.read, 1000),
            (self.why, 1),
            of=self,
            margins=NO_MARGINS,
            spacing=_GAP,
        )
        for part in (self.numbers, self.pots):
            part.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.why.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.MinimumExpanding)
        self.why.setMinimumHeight(_WHY)
        self._hide_all()
        self.table.hide()

    def arrange(self) -> None:
        """Less between the parts in low windows."""
        self._column.setSpacing(8 if self.height() < 560 else _GAP)
        self._fit_panels()
        self.felt.resize(self.width(), self.felt.height())
        self.felt.setMaximumHeight(max(96, self.felt.natural_height()))
