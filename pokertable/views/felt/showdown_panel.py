"""The end of a hand: each pot and each share of it, who won it with what.

It takes the action panel's place and stays until the player goes on.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from pokertable.model.hand.settlement import PotResult, SeatWord, Settlement, ShareResult, SplitWord, WinnerLine
from pokertable.model.text import Phrase, phrase
from pokertable.session.words.award_words import pot_title
from pokertable.views.felt.showdown_row import ROW_HEIGHT, TIGHT_HEIGHT, WinnerRow
from pokertable.views.kit.look import look
from pokertable.views.kit.plain_text import PlainLabel
from pokertable.views.kit.rich_text import RichLabel
from pokertable.views.kit.translate import number, shown
from pokertable.views.kit.widgets import ActionButton, Tone

_HEAD = 62
_POT_GAP = 8
_SHARE, _ROOMY = 0.4, 0.33
"""Of the height that table and panel share: the most that the pots take, and from where on their rows are low."""


class ShowdownPanel(QWidget):
    """Shows a `Settlement`. `dismissed` asks to go on; Space is the window's and calls `dismiss`."""

    dismissed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settlement = Settlement(())
        self._names: tuple[str, ...] = ()
        self._hero: int | None = None
        self._rows: list[WinnerRow] = []
        self._sentences: list[QLabel] = []
        """What stands in a row's place where no hand is drawn."""
        self._title = QLabel(self.tr("Showdown"), self)
        self._title.setProperty("tone", "heading")
        self._summary = PlainLabel(self)
        self._summary.setProperty("tone", "muted")
        self._summary.setWordWrap(True)
        self._read: Phrase | None = None
        self._verdict = RichLabel(self)
        self._verdict.setWordWrap(True)
        self._verdict.setContentsMargins(16, 0, 16, 4)
        self._verdict.hide()
        self.next_button = ActionButton(Tone.FILLED, self)
        self.next_button.say(self.tr("Next hand"))
        self.next_button.setFixedSize(180, 50)
        self.next_button.clicked.connect(self.dismiss)
        self._pots = QScrollArea(self)
        self._pots.setWidgetResizable(True)
        self._pots.setFrameShape(QFrame.Shape.NoFrame)
        self._pots.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._pots.viewport().setAutoFillBackground(False)
        self._lay_out()
        self._print_key()
        look().changed.connect(self._print_key)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.setAccessibleName(self.tr("Showdown"))

    def _lay_out(self) -> None:
        self.head = head = QHBoxLayout()
        head.setContentsMargins(16, 6, 13, 0)
        head.setSpacing(16)
        head.addWidget(self._title)
        head.addWidget(self._summary, 1)
        head.addWidget(self.next_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 6)
        whole.setSpacing(0)
        whole.addLayout(head)
        whole.addWidget(self._verdict)
        whole.addWidget(self._pots, 1)

    def _print_key(self) -> None:
        self.next_button.set_key(look().keys.go_on)

    def set_names(self, names: Sequence[str], hero: int | None) -> None:
        """Who sits there, by seat; `hero` is the player's own seat."""
        self._names, self._hero = tuple(names), hero

    def show_result(self, settlement: Settlement, rebuy: int | None = None, *, practice: bool = False) -> None:
        """Show how the pots were shared out; `rebuy` is the buy-in if the player has lost everything.

        After a line of `practice` the way on is back from it.
        """
        self._settlement = settlement
        self._rows, self._sentences = [], []
        if rebuy is None:
            self.next_button.say(self.tr("End practice") if practice else self.tr("Next hand"))
        else:
            self.next_button.say(self.tr("Next hand"), self.tr("buys in for {amount}").format(amount=number(rebuy)))
        pots = self._listed()
        self._title.setText(self.tr("Showdown") if pots else self.tr("Hand over"))
        self._summary.setText(self._totals())
        inner = QWidget()
        inner.setObjectName("inner")
        grid = QGridLayout(inner)
        grid.setContentsMargins(16, 0, 13, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(_POT_GAP)
        for place, pot in enumerate(pots):
            self._add_pot(grid, place, pot)
        for column in range(max((len(pot.shares) for pot in pots), default=0)):
            grid.setColumnStretch(1 + column, 1)
        grid.setRowStretch(len(pots), 1)
        self._fit_rows()
        self._pots.setWidget(inner)
        self._pots.setVisible(bool(pots))
        self.updateGeometry()

    def set_verdict(self, words: Phrase | None, *, right: bool = False) -> None:
        """Whether the player pointed at the right cards before this showdown; None: nothing was asked."""
        self._read = words
        self._verdict.setVisible(words is not None)
        if words is not None:
            self._verdict.setProperty("tone", "right" if right else "wrong")
            self._verdict.style().unpolish(self._verdict)
            self._verdict.style().polish(self._verdict)
            self._verdict.show_phrase(phrase("Your reading: {verdict}", verdict=words))

    @property
    def verdict(self) -> str:
        """The words about the player's reading; empty if nothing was asked."""
        return "" if self._read is None else shown(self._read)

    def dismiss(self) -> None:
        """Go on."""
        self.dismissed.emit()

    def wanted_height(self, *, tight: bool = False) -> int:
        """The height in px at which everything is seen without scrolling; `tight`: with low rows."""
        pots = self._listed()
        rows = sum(self._lines(pot) * (TIGHT_HEIGHT if tight else ROW_HEIGHT) for pot in pots)
        count = len(pots)
        return _HEAD + self._verdict_height() + rows + _POT_GAP * max(0, count - 1) + (14 if count else 6)

    def _verdict_height(self) -> int:
        wide = self.width() if self.width() > 400 else 1016
        return 0 if self._verdict.isHidden() else self._verdict.heightForWidth(wide)

    def _listed(self) -> tuple[PotResult, ...]:
        """The pots of a showdown, the uncontested too, so that the rows add up; none if all but one folded."""
        pots = tuple(self._settlement.pots)
        return pots if any(pot.contested for pot in pots) else ()

    @staticmethod
    def _lines(pot: PotResult) -> int:
        return max(1, *(len(result.winners) for result in pot.shares))

    def sizeHint(self) -> QSize:
        """The height that the pots take, low rows where they are many; beyond that they scroll."""
        return QSize(1016, min(self.wanted_height(tight=self._is_tight()), self._most()))

    def _most(self) -> int:
        """The table above keeps at least three fifths of what there is."""
        around = self.parentWidget()
        if around is None or around.height() <= 400:
            return self.wanted_height()
        return round(_SHARE * around.height())

    def _is_tight(self) -> bool:
        around = self.parentWidget()
        return around is not None and around.height() > 400 and self.wanted_height() > _ROOMY * around.height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Rows as high as the window lets them be."""
        super().resizeEvent(event)
        self._fit_rows()

    def _fit_rows(self) -> None:
        tight = self._is_tight()
        for row in self._rows:
            row.set_tight(tight)
        for words in self._sentences:
            words.setMinimumHeight(TIGHT_HEIGHT if tight else ROW_HEIGHT)

    def hasHeightForWidth(self) -> bool:  # noqa: N802  Qt names it
        """No: the wrapped words would otherwise let the layout forget the pots' height."""
        return False

    def minimumSizeHint(self) -> QSize:
        """One pot in sight; the rest scrolls."""
        return QSize(680, min(self.wanted_height(), _HEAD + self._verdict_height() + ROW_HEIGHT + 14))

    def _totals(self) -> str:
        """Who won how much in all: "Marek wins 160, you win 159"."""
        pots = self._settlement.pots
        seats = dict.fromkeys(line.seat for pot in pots for result in pot.shares for line in result.winners)
        parts = [self._sentence(seat, self._settlement.won(seat), start=not place) for place, seat in enumerate(seats)]
        text = ", ".join(parts)
        if pots and not any(pot.contested for pot in pots):
            return self.tr("{winners}: everybody else folded").format(winners=text)
        return text

    def _sentence(self, seat: int, amount: int, *, start: bool = True) -> str:
        if seat == self._hero:
            text = self.tr("You win {amount}") if start else self.tr("you win {amount}")
            return text.format(amount=number(amount))
        return self.tr("{name} wins {amount}").format(name=self._names[seat], amount=number(amount))

    def _add_pot(self, grid: QGridLayout, place: int, pot: PotResult) -> None:
        title = QLabel(shown(pot_title(pot.index, len(self._settlement.pots))))
        title.setProperty("tone", "muted")
        amount = QLabel(number(pot.amount))
        amount.setProperty("tone", "heading")
        column = QVBoxLayout()
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(0)
        column.addWidget(title)
        column.addWidget(amount)
        column.addStretch(1)
        box = QWidget()
        box.setMinimumWidth(92)
        box.setLayout(column)
        grid.addWidget(box, place, 0, Qt.AlignmentFlag.AlignTop)
        if not pot.contested:
            grid.addWidget(self._unopposed(pot), place, 1, 1, len(pot.shares), Qt.AlignmentFlag.AlignTop)
            return
        for across, result in enumerate(pot.shares, 1):
            grid.addWidget(self._share(pot, result), place, across, Qt.AlignmentFlag.AlignTop)

    def _unopposed(self, pot: PotResult) -> QWidget:
        """A pot that only one player still had a claim to: no hands are compared."""
        winners = ", ".join(self._sentence(line.seat, line.amount) for result in pot.shares for line in result.winners)
        words = PlainLabel()
        words.setText(self.tr("{winners}: nobody else has a claim").format(winners=winners))
        words.setProperty("tone", "muted")
        words.setWordWrap(True)
        self._sentences.append(words)
        return words

    def _share(self, pot: PotResult, result: ShareResult) -> QWidget:
        """The winners of one share, or why there are none."""
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for line in result.winners:
            tags = self._tags(pot, result, line)
            row = WinnerRow(line, self._sentence(line.seat, line.amount), tags, result.share.name)
            self._rows.append(row)
            column.addWidget(row)
        if not result.winners and result.reason is not None:
            words = QLabel(self.tr("No low: {reason}").format(reason=shown(result.reason)))
            words.setProperty("tone", "muted")
            words.setWordWrap(True)
            self._sentences.append(words)
            column.addWidget(words)
        return box

    def _tags(self, pot: PotResult, result: ShareResult, line: WinnerLine) -> list[str]:
        """The words beside a winner: a seat's own word stands where it is named first."""
        before = pot.shares[: pot.shares.index(result)]
        first = all(other.seat != line.seat for earlier in before for other in earlier.winners)
        tags = [self._word(word) for word in pot.words if word.seat == line.seat and first]
        if line.odd_chip or (result.odd_chip and line is result.winners[0]):
            tags.append(self.tr("odd chip"))
        return tags

    def _word(self, word: SeatWord) -> str:
        match word.word:
            case SplitWord.SCOOPS:
                return self.tr("scoops")
            case SplitWord.THREE_QUARTERS:
                return self.tr("three quarters")
            case SplitWord.QUARTERED:
                return self.tr("quartered")
            case SplitWord.SHARED_HALF:
                return self.tr("shares a half")

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """The panel's ground and the line above it."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), look().theme.color("panel"))
        painter.fillRect(0, 0, self.width(), 1, look().theme.color("line"))
        painter.end()
