"""What the player's decisions lost: by game, by street, by kind; and the ten that cost most, each with its review."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QScrollArea, QWidget

from pokertable.model.text import kept
from pokertable.session.history.decisions import DecisionsReport, Lost, Worst
from pokertable.session.words.breaks import lines
from pokertable.session.words.words import STREET_TITLES
from pokertable.views.desk.words import game_title
from pokertable.views.kit.fonts import face, sized, width_of
from pokertable.views.kit.painting import RIGHT, Drawn, paint_elided, paint_words
from pokertable.views.kit.translate import decimal, number, shown
from pokertable.views.widgets.labels import PlainLabel, plain_tip, toned
from pokertable.views.widgets.layouts import NO_MARGINS, in_column, in_row

_ROW: Final = 26
_HANDS, _LOST = 72, 140
"""Least widths in px of the columns, before they are sized."""
_GAP, _EDGE = 16, 12
_LINES: Final = 5
"""Of a sentence, with large text in a small window."""


class LossTable(Drawn, QWidget):
    """Lines of what was lost, in three parts."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[tuple[str, Lost | None]] = []

    def show_report(self, report: DecisionsReport) -> None:
        """Take a report."""
        self._rows = [(self.tr("All reviewed hands"), report.total)]
        for title, parts in (
            (self.tr("By game"), [(game_title(" ".join(each.key)), each) for each in report.games]),
            (self.tr("By street"), [(_street(each.key[0]), each) for each in report.streets]),
            (self.tr("My costliest kinds"), [(shown(kept(each.key[0])), each) for each in report.kinds]),
        ):
            if parts:
                self._rows += [(title, None), *parts]
        self._fit()
        said = [f"{words}: {self._figure(lost)}" for words, lost in self._rows if lost is not None]
        self.setAccessibleName(self.tr("Lost per 100 hands, in big bets"))
        self.setAccessibleDescription("; ".join(said))
        self.update()

    def _figure(self, lost: Lost) -> str:
        return self.tr("{lost} ± {error}").format(lost=decimal(lost.per_100), error=decimal(lost.stderr))

    def _fit(self) -> None:
        """As high as all of its lines."""
        count = sum(1 if lost is None else len(self._wrapped(words)) for words, lost in self._rows)
        self.setMinimumHeight(sized(_ROW) * (count + 1))

    def _wrapped(self, words: str) -> list[str]:
        """What lost it, on more lines where one is too short: a kind is a sentence."""
        room = self.width() - 2 * _EDGE - self._lost_width() - 2 * sized(_HANDS)
        return list(lines(words, lambda line: width_of(line, sized(14)) <= room, _LINES)) or [words]

    def _lost_width(self) -> float:
        return max(float(sized(_LOST)), width_of(self._head(), sized(12)) + _GAP)

    def _head(self) -> str:
        return self.tr("big bets per 100 hands")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Narrower, its sentences take more lines."""
        super().resizeEvent(event)
        self._fit()

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        line, small, usual = float(sized(_ROW)), face(sized(12)), face(sized(14))
        head, hands, lost = self._head(), sized(_HANDS), self._lost_width()
        box = QRectF(_EDGE, 0, self.width() - 2 * _EDGE, line)
        paint_words(painter, box, head, small, "muted", RIGHT)
        paint_words(painter, box.adjusted(0, 0, -lost, 0), self.tr("decisions"), small, "muted", RIGHT)
        paint_words(painter, box.adjusted(0, 0, -lost - hands, 0), self.tr("hands"), small, "muted", RIGHT)
        for words, figures in self._rows:
            box.translate(0, line)
            if figures is None:
                paint_elided(painter, box, words, face(sized(14), bold=True))
                continue
            first, *more = self._wrapped(words)
            paint_elided(painter, box.adjusted(0, 0, -lost - 2 * hands, 0), first, usual)
            paint_words(painter, box, self._figure(figures), usual, "text", RIGHT)
            paint_words(painter, box.adjusted(0, 0, -lost, 0), number(figures.decisions), usual, "muted", RIGHT)
            paint_words(painter, box.adjusted(0, 0, -lost - hands, 0), number(figures.hands), usual, "muted", RIGHT)
            for further in more:
                box.translate(0, line)
                paint_elided(painter, box.adjusted(0, 0, -lost - 2 * hands, 0), further, usual)


class DecisionsPanel(QWidget):
    """`review_wanted(hand_id)`: one of the worst is to be looked at."""

    review_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.losses = LossTable(self)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.viewport().setAutoFillBackground(False)
        self.losses.setAutoFillBackground(False)
        area.setWidget(self.losses)
        self.worst = QListWidget(self)
        self.worst.setAccessibleName(self.tr("My worst ten"))
        self.worst.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.worst.setWordWrap(True)
        self.worst.itemActivated.connect(self._open)
        self.worst.itemClicked.connect(self._open)
        title = toned(PlainLabel(self, self.tr("My worst ten, in big bets lost")), "section")
        listed = in_column(title, (self.worst, 1), margins=(0, 0, 12, 4), spacing=4)
        self._full = QWidget(self)
        in_row((area, 3), (listed, 2), of=self._full, margins=NO_MARGINS, spacing=12)
        words = self.tr("No hand is reviewed yet: V after a hand, or in the history.")
        self.empty = PlainLabel(self, words, tone="muted")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        in_column((self.empty, 1), (self._full, 1), of=self, margins=NO_MARGINS)
        self._full.hide()
        self.losses.setObjectName("inner")

    def show_report(self, report: DecisionsReport) -> None:
        """What was lost where, and the worst decisions; without a reviewed hand how to get one."""
        self.empty.setVisible(not report.total.hands)
        self._full.setVisible(report.total.hands > 0)
        self.losses.show_report(report)
        self._list(report.worst)

    def _list(self, worst: Sequence[Worst]) -> None:
        self.worst.clear()
        for each in worst:
            decision = each.decision
            words = self.tr("{loss} ± {error} · {game}, {street}: {kind}").format(
                loss=decimal(decision.big_bets),
                error=decimal(decision.stderr),
                game=game_title(each.game),
                street=_street(decision.street),
                kind=shown(kept(decision.kind)),
            )
            item = QListWidgetItem(words)
            item.setToolTip(plain_tip(words))
            item.setData(Qt.ItemDataRole.UserRole, each.hand_id)
            self.worst.addItem(item)

    def _open(self, item: QListWidgetItem) -> None:
        self.review_wanted.emit(item.data(Qt.ItemDataRole.UserRole))


def _street(key: str) -> str:
    """The name of a street; one that is not known any more as it is stored."""
    return shown(STREET_TITLES[key]) if key in STREET_TITLES else key
