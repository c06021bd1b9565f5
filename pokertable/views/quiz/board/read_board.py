"""A read: the present hand, 100 points over classes, and afterwards the evidence of each action."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from pokertable.model.cards import known
from pokertable.model.hand.events import Raised
from pokertable.model.hand.observation import Observation
from pokertable.model.hand.positions import seat_labels
from pokertable.model.ranking.best import Cards
from pokertable.model.text import Phrase, phrase
from pokertable.session.words.line import listed
from pokertable.training.quiz.parts import SpreadPart, Value
from pokertable.training.quiz.question import AnyReply
from pokertable.training.reads.spot import ReadSpot
from pokertable.training.reads.spread import STEPS, WHOLE, Spread, evened, rounded, step_of
from pokertable.training.reads.words import did, shift_sentences, shift_title, you_did
from pokertable.views.cards.card_text import RichLabel
from pokertable.views.kit.fonts import face, fitting, least_text, scaled, set_type, sized, width_of
from pokertable.views.kit.painting import CENTRE, RIGHT, Drawn, paint_box, paint_elided, paint_felt, paint_fitting
from pokertable.views.kit.translate import capital, headed, in_clauses, number, shown
from pokertable.views.quiz.board.felt import FeltGroup, FeltRow, QuizFelt
from pokertable.views.quiz.board.field import AnswerField
from pokertable.views.reads.spread_rows import SpreadRows
from pokertable.views.reads.spread_verdict import SpreadVerdict, shift_columns
from pokertable.views.widgets.choices import ChoiceBox
from pokertable.views.widgets.key_list import Keys, key_words
from pokertable.views.widgets.labels import plain_tip
from pokertable.views.widgets.layouts import NO_MARGINS, Arranged, in_column, stacked

_TITLE = 20
_FELT, _PART = 130, 0.18
"""Height of the cards in px; in a high window their part of it."""
_FELT_LOW = 76
"""Height of the cards in a low window, in px."""
_SECOND_ROW = 34
_LOW = 600
_MOST_IN_ROW = 13
"""Most cards in one row in a low window."""
_SIDE, _ABOVE = 16, 8
_BORDERS = 2
"""Borders of the card around the words, both sides together, in px."""


def rows_seen(public: Observation, own: Cards, name: Callable[[int], str], discarded: Cards = ()) -> list[FeltRow]:
    """The reader's view: own cards and the board, or below them the others' up cards under their names.

    In draw games also its discards `discarded`.
    """
    groups = [FeltGroup(QCoreApplication.translate("ReadBoard", "Your hand"), own)]
    if discarded:
        groups.append(FeltGroup(QCoreApplication.translate("ReadBoard", "You discarded"), discarded, dim=True))
    if public.known_board:
        groups.append(FeltGroup(QCoreApplication.translate("ReadBoard", "Board"), public.known_board))
    others = [
        FeltGroup(name(view.seat), view.ups, dim=view.folded)
        for view in public.seats
        if view.ups and not set(view.ups) <= set(own)
    ]
    return [FeltRow(tuple(groups)), *([FeltRow(tuple(others), 0.8)] if others else [])]


class ReadStrip(Drawn, QWidget):
    """The seats of a read's hand; the one asked about is ringed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seats: list[tuple[str, str, str, bool, bool, str]] = []
        self._pot = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_spot(self, spot: ReadSpot) -> None:
        """Show the present hand."""
        public = spot.hand.observe(spot.own)
        labels = seat_labels(public)
        seats = len(spot.players)
        order = [(spot.played.button + 1 + place) % seats for place in range(seats)]
        self._seats = []
        for seat in order:
            view = public.seats[seat]
            name = self.tr("You") if seat == spot.own else spot.name(seat)
            self._seats.append(
                (
                    name,
                    shown(labels[seat]),
                    self._last(spot, seat, view.folded),
                    seat == spot.seat,
                    view.folded,
                    number(view.last.to) if isinstance(view.last, Raised) and seat != spot.own else "",
                )
            )
        self._pot = self.tr("Pot {amount}").format(amount=number(public.pot))
        words = [headed(f"{name} {label}", last) for name, label, last, *_ in self._seats]
        self.setAccessibleName(in_clauses([*words, self._pot]))
        self.update()

    def _last(self, spot: ReadSpot, seat: int, folded: bool) -> str:
        public = spot.hand.observe(None)
        if folded:
            return self.tr("folded")
        last, legal = public.seats[seat].last, public.legal
        if seat == spot.own and legal is not None and legal.check_call:
            return self.tr("{amount} to call").format(amount=number(legal.check_call))
        if last is not None:
            return shown(you_did(last) if seat == spot.own else did(last))
        return self.tr("to act") if seat == spot.own else ""

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(600), sized(62))

    def minimumSizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(300), sized(62))

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        paint_felt(painter, QRectF(self.rect()))
        if not self._seats:
            return
        pot = sized(92)
        room = self.width() - pot - scaled(20)
        wide = room / len(self._seats)
        for at, (name, label, last, asked, folded, bets) in enumerate(self._seats):
            box = QRectF(scaled(10) + at * wide, scaled(8), wide - scaled(8), self.height() - scaled(16))
            paint_box(painter, box, scaled(6), "panel", "turn" if asked else "line", scaled(2.5) if asked else 1)
            inner = box.adjusted(scaled(8), scaled(4), -scaled(8), -scaled(4))
            upper = QRectF(inner.left(), inner.top(), inner.width(), inner.height() / 2)
            ink = "muted" if folded else "text"
            both = width_of(name, least_text(), bold=not folded) + scaled(8) + width_of(label, sized(11))
            is_wide = both <= upper.width()
            place = paint_elided(painter, upper, label, face(sized(11)), "muted", RIGHT) if is_wide else 0
            paint_fitting(
                painter, upper.adjusted(0, 0, -place - scaled(4), 0), name, (14, 12, 11), ink, bold=not folded
            )
            lower = upper.translated(0, inner.height() / 2)
            if bets and not folded:
                paint_box(painter, lower.adjusted(-scaled(4), 1, scaled(4), scaled(2)), lower.height() / 2, "raise_")
                said = last if fitting(last, lower.width(), (12, 11), bold=True) else bets
                paint_fitting(painter, lower, said, (12, 11), "on_raise", CENTRE, bold=True)
            else:
                paint_fitting(painter, lower, last, (12, 11), "muted")
        box = QRectF(self.width() - pot - scaled(10), scaled(8), pot, self.height() - scaled(16))
        paint_fitting(painter, box, self._pot, (17, 14, 12), "text_on_felt", CENTRE, bold=True)


class ReadBoard(AnswerField, Arranged, QWidget):
    """`changed()`: the spread has changed."""

    changed = Signal()
    can_even_out = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._asked: ReadSpot | None = None
        """The spot of the question."""
        self._spot: ReadSpot | None = None
        """The spot of the opponent asked about or displayed."""
        self._left: dict[int, Spread] = {}
        """The spread of an opponent when the question moved to the other."""
        self._verdicts: tuple[tuple[ReadSpot, Spread | None], ...] = ()
        self._lying: list[FeltRow] = []
        """The rows of cards where there is height for two."""
        self.strip = ReadStrip(self)
        self.felt = QuizFelt(self)
        self.felt.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.rows = SpreadRows(self)
        self.verdict = SpreadVerdict(self)
        self.body = stacked(self.rows, self.verdict, of=self)
        self.whose = ChoiceBox(self.tr("Whose hand"), self, (), self._turn)
        self.whose.setToolTip(plain_tip(self.tr("Whose hand (Page Up, Page Down: the other one)")))
        self.why = QFrame(self)
        self.why.setObjectName("card")
        self.why_text = RichLabel(self.why)
        self.why_text.setWordWrap(True)
        set_type(self.why_text, 14)
        in_column(self.why_text, of=self.why, margins=(_SIDE, _ABOVE, _SIDE, _ABOVE))
        self.why.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        parts = self.strip, self.felt, self.whose, (self.body, 1), self.why
        self._column = in_column(*parts, of=self, margins=NO_MARGINS, spacing=8)
        self.rows.changed.connect(self.changed)
        self.verdict.column_chosen.connect(self._say_column)

    # Input

    def begin(self, spot: ReadSpot) -> None:
        """Begin a question about this spot."""
        self._asked, self._spot, self._left = spot, None, {}

    def ask(self, part: SpreadPart) -> None:
        """Ask for an opponent's range: for one street starting from the spread before it, else from an even one.

        On a return to the first of two opponents its spread is as it was left.
        """
        assert self._asked is not None, "a question about a spot was asked"
        if self._spot is not None:
            self._left[self._spot.seat] = self.rows.spread
        self._spot = spot = self._asked.each[part.number]
        self.whose.hide()
        self.strip.show_spot(spot)
        self._show_cards(spot, shows=False)
        read = spot.read
        even = evened((WHOLE, *(0,) * (len(read.names) - 1)), step=STEPS[0])
        begun = even if spot.whole else rounded(read.prior, STEPS[0])
        self.rows.ask(read.names, self._left.get(spot.seat, begun), spot.held)
        self.body.setCurrentWidget(self.rows)
        self.why.hide()
        self.arrange()

    def show_hint(self, words: str) -> None:
        """Show help before the answer; empty: none."""
        self.why_text.show_phrase(phrase("{words}", words=capital(words)))
        self.why.setVisible(bool(words))
        self.arrange()

    @property
    def value(self) -> Value:
        """The present spread."""
        return Value(numbers=self.rows.spread)

    @property
    def can_undo(self) -> bool:
        """Whether the spread was changed."""
        return self.rows.can_undo

    def undo(self) -> None:
        """Undo the last change."""
        self.rows.undo()

    def even_out(self) -> None:
        """Spread the unlocked points evenly."""
        self.rows.even_out()

    def say_keys(self, keys: Keys) -> None:
        """Show the keys in a tooltip."""
        self.rows.setToolTip(plain_tip(key_words(keys)))

    def show_verdict(self, reply: AnyReply) -> None:
        """Show the spread given for each opponent beside the answer, the worse one first; the actions in columns."""
        assert self._asked is not None, "a question about a spot was asked"
        spot, given = self._asked, None if reply.answer is None else [each.numbers for each in reply.answer.values]
        self._verdicts = tuple((each, None if given is None else given[at]) for at, each in enumerate(spot.each))
        scores = [each.read.score(mine) if mine else 0 for each, mine in self._verdicts]
        names = [each.name(each.seat) for each in spot.each]
        scored = self.tr("{name}: {score} out of 100")
        words = names if given is None else [scored.format(name=n, score=s) for n, s in zip(names, scores, strict=True)]
        with QSignalBlocker(self.whose):
            self.whose.offer(zip(words, range(len(words)), strict=True))
            self.whose.setCurrentIndex(scores.index(min(scores)))
        self.whose.setVisible(len(self._verdicts) > 1)
        self._turn()

    def _turn(self) -> None:
        """Show the verdict on one opponent."""
        spot, given = self._verdicts[self.whose.currentIndex()]
        self._spot, read = spot, spot.read
        self.strip.show_spot(spot)
        step = 1 if given is None else step_of(given)
        columns = shift_columns(read, step)
        self.verdict.show_truth(read.names, given, rounded(read.exact, step), columns, sampled=read.sampled)
        self._show_cards(spot, shows=True)
        self.body.setCurrentWidget(self.verdict)
        self._say_column(-1)
        self.arrange()

    def take_focus(self) -> None:
        """Move the focus to the rows."""
        (self.verdict if self.body.currentWidget() is self.verdict else self.rows).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Switch between two opponents by Page Up and Page Down."""
        if event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown) and self.whose.isVisibleTo(self):
            self.whose.setCurrentIndex(1 - self.whose.currentIndex())
        else:
            super().keyPressEvent(event)

    # Internals

    def _say_column(self, number: int) -> None:
        """Show the evidence of an action, counted from the last, which is -1."""
        assert self._spot is not None
        read = self._spot.read
        if not read.shifts:
            self.why.hide()
            return
        at = len(read.shifts) + number
        sentences: list[Phrase] = shift_sentences(read, at)
        said = listed(sentences, "{items} {item}") if sentences else phrase("This tells you nothing.")
        self.why_text.show_phrase(phrase("{title}. {said}", title=shift_title(read.shifts[at]), said=said))
        self.why.show()
        self.arrange()

    def _show_cards(self, spot: ReadSpot, *, shows: bool) -> None:
        public = spot.hand.observe(spot.own)
        rows = rows_seen(public, spot.own_cards, spot.name, spot.own_and_gone[len(spot.own_cards) :])
        if shows:
            ups = public.seats[spot.seat].ups
            cards = tuple([card for card in known(spot.hand.state.holes[spot.seat]) if card not in ups])
            had = FeltGroup(self.tr("{name} had").format(name=spot.name(spot.seat)), cards)
            rows[0] = FeltRow((*rows[0].groups, had), rows[0].scale)
        self._lying = rows
        self._lay(self._is_low)

    def _lay(self, low: bool) -> None:
        """Put the cards in one row in a low window, if they stay large enough there."""
        groups = [group for row in self._lying for group in row.groups]
        is_one = low and sum(len(group.cards) for group in groups) <= _MOST_IN_ROW
        rows = [FeltRow(tuple(groups))] if is_one else self._lying
        if self.felt.rows != tuple(rows):
            self.felt.show_rows(rows)

    def hasHeightForWidth(self) -> bool:  # noqa: N802  Qt names it
        """False: its parts get their heights from it."""
        return False

    def minimumSizeHint(self) -> QSize:
        """The height in a low window, so that a large one can be made small."""
        parts = [self._felt_height(scaled(_FELT_LOW)), self.body.minimumSizeHint().height()]
        if self.body.currentWidget() is self.rows:
            parts.append(self.strip.minimumSizeHint().height())
        for part in (self.whose, self.why):
            if not part.isHidden():
                parts.append(part.minimumSizeHint().height() if part is self.whose else part.minimumHeight())
        return QSize(super().minimumSizeHint().width(), sum(parts) + (len(parts) - 1) * self._column.spacing())

    def arrange(self) -> None:
        """Give the cards what the rows can spare; in a low window the verdict needs the room of the seats."""
        asks = self.body.currentWidget() is self.rows
        self._lay(self._is_low)
        self.strip.setVisible(asks or not self._is_low)
        words = self.why_text.heightForWidth(max(100, self.width() - 2 * scaled(_SIDE) - scaled(_BORDERS)))
        self.why.setFixedHeight(words + 2 * scaled(_ABOVE) + scaled(_BORDERS))
        roomy = max(scaled(_FELT), round(_PART * self.height()))
        least, most = self._felt_height(scaled(_FELT_LOW)), self._felt_height(roomy)
        rows = self.rows.comfortable_height if asks else self.verdict.comfortable_height
        spare = self.height() - rows - self._beside_rows
        self.felt.setFixedHeight(min(most, max(least, spare)) if asks or not self._is_low else least)
        self._column.activate()

    @property
    def _is_low(self) -> bool:
        return self.height() < scaled(_LOW)

    @property
    def _beside_rows(self) -> int:
        """The height of the parts beside rows and cards, with the gaps between all, in px."""
        parts = [self.strip, *[part for part in (self.whose, self.why) if not part.isHidden()]]
        heights = [part.minimumHeight() if part is self.why else part.sizeHint().height() for part in parts]
        return sum(heights) + (len(parts) + 1) * self._column.spacing()

    def _felt_height(self, cards: int) -> int:
        """Height with the title of the cards and a second row, if there is one."""
        rows = len(self.felt.rows)
        return (cards + (rows - 1) * scaled(_SECOND_ROW) + sized(_TITLE)) if rows else 0
