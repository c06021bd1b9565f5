"""The question itself: cards on felt or a table, the answer's place, and the verdict in the same place."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QWidget

from pokertable.model.cards import DECK, Card
from pokertable.model.ranking.best import Cards
from pokertable.model.text import Phrase, phrase
from pokertable.training.played import PlayedDeal
from pokertable.training.quiz.deals import CardDeal, HandsDeal
from pokertable.training.quiz.parts import CardsPart, HandPart, NumbersPart, Part, PotsPart, SpreadPart
from pokertable.training.quiz.question import AnyQuestion, AnyReply
from pokertable.training.reads.spot import ReadSpot
from pokertable.views.cards.card_state import CardState
from pokertable.views.cards.card_text import RichLabel
from pokertable.views.kit.fonts import follow_scale, follow_text, scaled, set_type
from pokertable.views.quiz.board.felt import FeltGroup, FeltRow, QuizFelt, QuizTable
from pokertable.views.quiz.board.field import AnswerField
from pokertable.views.quiz.board.numbers import NumberFields
from pokertable.views.quiz.board.panels import MadePanels
from pokertable.views.quiz.board.pots import ShareGrid
from pokertable.views.quiz.board.read_board import ReadBoard
from pokertable.views.widgets.layouts import NO_MARGINS, Arranged, in_column, in_row

_GAP = 12
_TABLE = 360
"""Height in px below which the cards of a table are hard to read."""
_WHY = 68
"""Least height of the reasons, in px: two lines."""
_WHY_SIDES = 3 * 18 + 2
"""Room around the reasons, and between them and their title, in px."""
_ACROSS = 9
"""Cards per row of hands to compare, unless more are necessary."""
_FELT = 96
"""Least height of the cards, in px."""
_HANDS = 104
"""Least height of a row of hands to compare, in px."""
_UNBOUND = (1 << 24) - 1
"""Qt's limit for a widget's height."""


class QuizBoard(Arranged, QWidget):
    """`toggled(card)`: a card was picked or put back. `changed()`: numbers or chips were changed.

    `part_wanted(number)`: the place of another part of the answer was clicked.
    """

    toggled = Signal(object)
    changed = Signal()
    part_wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._question: AnyQuestion | None = None
        self._gone: dict[Card, CardState] = {}
        self._rows: tuple[FeltRow, ...] = ()
        """The cards on the felt."""
        self.felt = QuizFelt(self)
        self.deck = QuizFelt(self)
        self.table = QuizTable(self)
        self.numbers = NumberFields(self)
        self.pots = ShareGrid(self)
        self.read = ReadBoard(self)
        self.panels = MadePanels(self)
        self.field: AnswerField = self.panels
        """The place of the current part's answer; it also shows picked cards."""
        self._places = (self.panels, self.deck, self.numbers, self.pots, self.read)
        self.why = QFrame(self)
        self.why.setObjectName("card")
        self.why_text = RichLabel(self.why)
        self.why_title = QLabel(self.why)
        self._build()
        for felt in (self.felt, self.deck):
            felt.picked.connect(self.toggled)
        self.panels.given.chosen.connect(self.part_wanted)
        for part in (self.numbers, self.pots, self.read):
            part.changed.connect(self.changed)

    # Input

    def ask(self, question: AnyQuestion, help_rings: bool) -> None:
        """Show the cards or the table of a question."""
        self._question, self._rows = question, ()
        for part in self._places:
            part.hide()
        lies_on: QWidget = self.felt
        least = scaled(_FELT)
        match question.deal:
            case CardDeal() as deal:
                self._rows = self._cards_in_rows(deal)
            case HandsDeal() as deal:
                self._rows = self._hands_in_rows(deal)
                least = scaled(_HANDS) * len(self._rows)
            case PlayedDeal() as deal:
                self.table.ask(deal, question.hint if help_rings else None)
                lies_on = self.table
            case ReadSpot() as deal:
                self.read.begin(deal)
                lies_on = self.read
        self.felt.setMinimumHeight(least)
        for place in (self.felt, self.table, self.read):
            place.setVisible(place is lies_on)
        self.why.setVisible(lies_on is not self.read)

    def ask_part(self, part: Part, help_rings: bool) -> None:
        """Open the place for this part of the answer."""
        match part:
            case CardsPart(deck=True):
                self._lay(help_rings)
                self._ask_of_deck(part)
                self.field = self.panels
            case CardsPart():
                self._lay(help_rings, part.pool)
                self.field = self.panels
            case HandPart():
                self._lay(help_rings, wholes=part.hands)
                self.field = self.panels
            case NumbersPart():
                self.numbers.ask(part)
                self.numbers.show()
                self._lay(help_rings)
                self.field = self.numbers
            case PotsPart():
                self.pots.ask(part)
                self.pots.show()
                self.field = self.pots
            case SpreadPart():
                self.read.ask(part)
                self.field = self.read
        self.take_focus()

    def show_picks(
        self, given: Sequence[Cards | None], rings: dict[Card, CardState], *, counts: bool, at: int = 0
    ) -> None:
        """Show the cards picked for each part, `at` being asked; `counts`: with numbers from each side."""
        if self.field is not self.panels or self._question is None:
            return
        if self.deck.isHidden():
            self.panels.show_picks(self._question, given, counts=counts, at=at)
            self._show_panels()
        states = {**rings, **{card: CardState(picked=True) for card in given[at] or ()}}
        self.felt.set_states(states)
        self.deck.set_states({**states, **self._gone})

    def show_verdict(self, reply: AnyReply) -> None:
        """Show the answer beside the right one, and the reasons."""
        self._explain(self.tr("Why"), reply.why)
        self.deck.hide()
        self._lay(False)
        self._fit_panels()
        if not self.table.isHidden():
            words = self.why_text.heightForWidth(max(scaled(100), self.width() - scaled(110))) + scaled(20)
            left = self.height() - words - self.pots.sizeHint().height() - 3 * scaled(_GAP)
            self.table.show_result(short=left < scaled(_TABLE))
        self.field.show_verdict(reply)
        if self.field is self.panels:
            if reply.question.parts[0].of_cards and reply.answer is not None and not reply.right:
                picked = {card for value in reply.answer.values for card in value.cards}
                self.felt.set_states(
                    {card: CardState(picked=True) for card in picked if card in reply.question.deal.seen}
                )
            self._show_panels()
        self.why.setVisible(self.field is not self.read)

    def take_focus(self) -> None:
        """Move the focus to the place of the answer."""
        if self.field is self.panels:
            (self.felt if self.deck.isHidden() else self.deck).setFocus()
        else:
            self.field.take_focus()

    def rings(self, question: AnyQuestion) -> dict[Card, CardState]:
        """The cards ringed by the help."""
        ring = CardState(low=True) if question.hint.low else CardState(high=True)
        return dict.fromkeys(question.hint.cards, ring)

    def show_hint(self, words: str) -> None:
        """Show help before the answer, in the place of the reasons; empty: none."""
        self.read.show_hint(words)
        self._explain(self.tr("Hint") if words else "", phrase("{words}", words=words))
        self._fit_panels()

    def _explain(self, title: str, words: Phrase) -> None:
        """Say this below the question; without a title nothing, and its place has no frame."""
        self.why_text.show_phrase(words)
        self.why_title.setText(title)
        framed = "card" if title else ""
        if framed != self.why.objectName():
            self.why.setObjectName(framed)
            self.why.style().unpolish(self.why)
            self.why.style().polish(self.why)

    # Cards

    def _cards_in_rows(self, deal: CardDeal) -> tuple[FeltRow, ...]:
        """One's own cards beside the board; below them the up cards of others, in two rows."""
        yours = FeltGroup(self.tr("Your hand"), deal.hand)
        rows = [FeltRow((yours, FeltGroup(self.tr("Board"), deal.board)) if deal.board else (yours,))]
        folded, shows = self.tr("Seat {number}, folded"), self.tr("Seat {number} shows")
        half = -(-len(deal.others) // 2)
        for first in range(0, len(deal.others), half or 1):
            groups = [
                FeltGroup((folded if other.folded else shows).format(number=number), other.cards, dim=other.folded)
                for number, other in enumerate(deal.others[first : first + half], first + 2)
            ]
            rows.append(FeltRow(tuple(groups), 0.86))
        return tuple(rows)

    def _hands_in_rows(self, deal: HandsDeal) -> tuple[FeltRow, ...]:
        title = self.tr("Player {number}")
        groups = [FeltGroup(title.format(number=number), hand) for number, hand in enumerate(deal.hands, 1)]
        across = max(2, _ACROSS // len(deal.hands[0]))
        return tuple([FeltRow(tuple(groups[first : first + across])) for first in range(0, len(groups), across)])

    def _lay(self, help_rings: bool, pool: Cards = (), wholes: Sequence[Cards] = ()) -> None:
        """Lay the cards on the felt; those of `pool` can be picked, or each of the `wholes` as one."""
        if self._question is not None and self._rows:
            self.felt.show_rows(self._rows, pool, wholes=wholes)
            self.felt.set_states(self.rings(self._question) if help_rings else {})
            self._fit_felt()

    def _fit_felt(self) -> None:
        self.felt.setMaximumHeight(max(scaled(_FELT), self.felt.natural_height()))

    def _ask_of_deck(self, part: CardsPart) -> None:
        """Show the deck in suits to pick from."""
        assert self._question is not None
        suits = [tuple(card for card in reversed(DECK) if card.suit == suit) for suit in (3, 2, 1, 0)]
        pool = tuple(sorted(part.pool, key=lambda card: (-card.suit, -card.rank)))
        self.deck.show_rows([FeltRow((FeltGroup("", suit),)) for suit in suits], pool)
        self._gone = {card: CardState(dim=True) for card in self._question.deal.seen if card not in part.pool}
        self.deck.show()

    def _show_panels(self) -> None:
        self.panels.show()
        self._fit_panels()

    def _fit_panels(self) -> None:
        beside = max(self.why_title.minimumWidth(), self.why_title.sizeHint().width()) + scaled(_WHY_SIDES)
        words = self.why_text.heightForWidth(max(scaled(100), self.width() - beside)) + scaled(22)
        self.why.setMinimumHeight(max(scaled(_WHY), words))
        has_panels = not self.panels.isHidden()  # they take the room that the reasons leave
        self.why.setMaximumHeight(max(scaled(_WHY), words) if has_panels else _UNBOUND)

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
        for field in (self.numbers, self.pots):
            field.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.why.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.MinimumExpanding)
        follow_scale(self.why.setMinimumHeight, _WHY)
        for part in (*self._places, self.table):
            part.hide()

    def arrange(self) -> None:
        """Use less space between the parts in low windows."""
        self._column.setSpacing(scaled(8) if self.height() < scaled(560) else scaled(_GAP))
        self._fit_panels()
        self.felt.resize(self.width(), self.felt.height())
        self._fit_felt()
