"""The hand chosen in the history: its cards on felt, its result, note and tags."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from pokertable.model.cards import AnyCard
from pokertable.session.history.rows.stored import HandRow
from pokertable.session.play.tournament_results import ListedTournament
from pokertable.views.cards.card import paint_card
from pokertable.views.cards.card_state import CARD_RATIO
from pokertable.views.desk.history.words import (
    amount,
    does_not_count,
    full_title,
    hand_title,
    origin_title,
    played,
    result,
    tournament_title,
    verdict_words,
)
from pokertable.views.desk.notes import NotesPanel
from pokertable.views.felt.table_text import card_name
from pokertable.views.kit.fonts import face, scaled, sized
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import Drawn, paint_box, paint_words
from pokertable.views.kit.translate import headed, in_a_row, in_clauses, number
from pokertable.views.widgets.buttons import push_button
from pokertable.views.widgets.labels import PlainLabel
from pokertable.views.widgets.layouts import Arranged, in_column

_CARDS: Final = (34, 72)
"""Least and greatest width of a card, in px: a row holds five."""
_GAP: Final = 4
_LABEL: Final = 18
_MARGIN: Final = 10


class HandOnFelt(Arranged, Drawn, QWidget):
    """The player's cards and the board, small, on a strip of felt."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[tuple[str, tuple[AnyCard, ...]]] = []
        self._card = scaled(_CARDS[0])
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_cards(self, hand: Sequence[AnyCard], board: Sequence[AnyCard]) -> None:  # noqa: D102
        rows = ((self.tr("Your hand"), hand), (self.tr("Board"), board))
        self._rows = [(title, tuple(cards)) for title, cards in rows if cards]
        self.setVisible(bool(self._rows))
        words = [headed(title, in_a_row(map(card_name, cards))) for title, cards in self._rows]
        self.setAccessibleName(in_clauses(words))
        self.arrange()

    @property
    def has_cards(self) -> bool:
        """Whether there is anything to show."""
        return bool(self._rows)

    def arrange(self) -> None:
        """Fit the height to the cards in the width."""
        least, most = map(scaled, _CARDS)
        self._card = min(most, max(least, (self.width() - 2 * scaled(_MARGIN) - 4 * scaled(_GAP)) // 5))
        self.setFixedHeight(max(1, self.sizeHint().height()))
        self.update()

    def sizeHint(self) -> QSize:  # noqa: D102
        return self._size(self._card)

    @property
    def least_size(self) -> QSize:
        """The size needed with the smallest cards."""
        return self._size(scaled(_CARDS[0]))

    def _size(self, card: int) -> QSize:
        each = round(sized(_LABEL) + card * CARD_RATIO + scaled(_MARGIN))
        return QSize(
            5 * (scaled(_CARDS[0]) + scaled(_GAP)) + 2 * scaled(_MARGIN),
            scaled(_MARGIN) - scaled(4) + each * len(self._rows),
        )

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        paint_box(painter, QRectF(self.rect()), scaled(8), "felt_centre")
        y = scaled(6.0)
        for title, cards in self._rows:
            paint_words(
                painter, QRectF(scaled(_MARGIN), y, self.width(), sized(_LABEL)), title, face(sized(12)), "text_on_felt"
            )
            y += sized(_LABEL)
            room = self.width() - 2 * scaled(_MARGIN) - self._card
            step = min(self._card + scaled(_GAP), room / max(1, len(cards) - 1))
            for place, card in enumerate(cards):
                box = QRectF(scaled(_MARGIN) + place * step, y, self._card, self._card * CARD_RATIO)
                paint_card(painter, box, card, theme=look().theme, deck=look().deck)
            y += self._card * CARD_RATIO + scaled(_MARGIN)


class HandDetails(Arranged, QFrame):
    """One chosen hand, or the number of chosen hands. `end_wanted(id)`: the end of the hand's sit and go."""

    end_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._title, self._result = (PlainLabel(self, tone="strong", wraps=True) for _ in range(2))
        self._when, self.verdict, self.uncounted = (PlainLabel(self, tone="muted", wraps=True) for _ in range(3))
        self.tournament = PlainLabel(self, tone="muted", wraps=True)
        self.end_button = push_button(self.tr("Final standings"), self, self._press)
        self._of: ListedTournament | None = None
        self.felt = HandOnFelt(self)
        self.notes = NotesPanel(self, tall=True)
        in_column(
            self._title,
            self._when,
            self.tournament,
            (self.end_button, 0, Qt.AlignmentFlag.AlignLeft),
            self.felt,
            self._result,
            self.verdict,
            self.uncounted,
            (self.notes, 1),
            of=self,
            margins=(16, 12, 16, 12),
            spacing=8,
        )
        self.show_hand(None)

    def minimumSizeHint(self) -> QSize:
        """The minimum of a small window: cards enlarged by a large one must not stop it from shrinking."""
        spare = self.felt.height() - self.felt.least_size.height() if self.felt.isVisible() else 0
        return super().minimumSizeHint() - QSize(0, max(0, spare))

    def arrange(self) -> None:
        """Hide number, time and seats where the rest needs the room, then the cards, which the list has too."""
        column = self.layout()
        assert column is not None
        self._when.show()
        self.felt.setVisible(self.felt.has_cards)
        for part in (self._when, self.felt):
            column.invalidate()
            if column.minimumHeightForWidth(self.width()) <= self.height():
                break
            part.hide()

    def show_hand(self, row: HandRow | None, count: int = 0, of: ListedTournament | None = None) -> None:
        """Show this hand, of a sit and go or of none; `count` hands are chosen."""
        self.uncounted.setText("" if row is None else does_not_count(row))
        self.verdict.setText("" if row is None else verdict_words(row, of))
        self.tournament.setText("" if of is None else tournament_title(of))
        self._of = of
        self.end_button.setVisible(of is not None and of.place is not None)
        for label in (self.uncounted, self.verdict, self.tournament):
            label.setVisible(bool(label.text()))
        if row is None:
            self._title.setText(self.tr("{count} hands selected").format(count=number(count)) if count else "")
            self._when.setText("" if count else self.tr("Select a hand to see it here."))
            self._result.setText("")
            self.felt.set_cards((), ())
            self.notes.set_hand(None, "", ())
            self.notes.hide()
            return
        self._title.setText(full_title(row))
        told = self.tr("{hand} · {when} · {seats}\N{NO-BREAK SPACE}seats")
        if row.position:
            told = self.tr("{hand} · {when} · {seat},\N{NO-BREAK SPACE}{seats}\N{NO-BREAK SPACE}seats")
        self._when.setText(
            told.format(hand=hand_title(row), when=played(row), seat=row.position, seats=number(row.seat_count))
        )
        self.felt.set_cards(row.cards, row.board)
        self._result.setText(self._outcome(row))
        self.notes.show()
        self.notes.set_hand(row.id, row.note, row.tags)
        self.arrange()

    def _press(self) -> None:
        if self._of is not None:
            self.end_wanted.emit(self._of.id)

    def _outcome(self, row: HandRow) -> str:
        pot = self.tr("Pot\N{NO-BREAK SPACE}{amount}").format(amount=amount(row.pot, row.places))
        if row.result is None:
            return f"{pot} · {origin_title(row.origin)}"
        end = self.tr("at showdown") if row.showdown else self.tr("without showdown")
        return self.tr("{result} {end}\N{NO-BREAK SPACE}· {pot}").format(result=result(row), end=end, pot=pot)
