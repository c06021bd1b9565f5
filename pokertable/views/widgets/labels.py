"""Labels: tones, literal text, one line that fits its width, and two ends sharing a line."""

from __future__ import annotations

import math
from typing import Final, TypeVar

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLabel, QWidget

from pokertable.session.words.breaks import apart, lines
from pokertable.views.kit.fonts import broken, face, fitting, grown, scaled, sized, width_of
from pokertable.views.kit.language import unbroken, unbroken_lines
from pokertable.views.kit.painting import Drawn, paint_elided
from pokertable.views.kit.theme import SIZES
from pokertable.views.widgets.layouts import Arranged

_Widget = TypeVar("_Widget", bound=QWidget)


def toned(widget: _Widget, tone: str) -> _Widget:
    """The widget in this tone, before it is first shown."""
    widget.setProperty("tone", tone)
    return widget


def set_tone(widget: QWidget, tone: str | None) -> None:
    """Change the tone of a widget; None: the look without a tone."""
    if widget.property("tone") == tone:
        return  # polishing again would lay it out again
    widget.setProperty("tone", tone)
    widget.style().unpolish(widget)
    widget.style().polish(widget)


class PlainLabel(QLabel):
    """A label that shows its text literally, in a tone of the style sheet; `wraps`: on several lines if necessary."""

    def __init__(
        self, parent: QWidget | None = None, text: str = "", *, tone: str | None = None, wraps: bool = False
    ) -> None:
        super().__init__(parent, wordWrap=wraps)
        self._is_joined = False
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
        if tone is not None:
            toned(self, tone)

    def setText(self, text: str) -> None:  # noqa: N802  Qt names it
        """Show this text; a screen reader gets it without the joiners of Japanese."""
        laid = unbroken_lines(text) if self.wordWrap() else unbroken(text)
        if self._is_joined or laid != text:
            self.setAccessibleName(text if laid != text else "")
        self._is_joined = laid != text
        super().setText(laid)

    def text(self) -> str:
        """The text without joiners."""
        return apart(super().text())

    @property
    def parts(self) -> list[str]:
        """The parts between which a line may be broken."""
        return [apart(part) for part in lines(super().text(), lambda _: False)]


_TIP_WIDTH: Final = 320


def plain_tip(text: str) -> str:
    """A tooltip that shows the text literally, in lines of at most `_TIP_WIDTH`, which Qt would not break."""
    if not text:
        return ""
    text = "\n".join(broken(text, sized(_TIP_WIDTH), sized(SIZES.type[0])))
    if "<" not in text and "&" not in text:
        return text
    from html import escape  # late: text rarely looks like markup

    return f'<span style="white-space: pre-wrap">{escape(text)}</span>'


_BETWEEN = 16


class FittingLabel(Drawn, QWidget):
    """One line of text: the longest of several wordings, in the largest of its sizes, that fits its width.

    `heading`: bold, and larger.
    """

    sizes: tuple[int, ...] = (14, 12)
    shortens_first = False
    """Whether a shorter wording is preferred to smaller type."""

    said = Signal()

    def __init__(self, align: Qt.AlignmentFlag, parent: QWidget | None = None, *, heading: bool = False) -> None:
        super().__init__(parent)
        self._align = align
        self._heading = heading
        if heading:
            self.sizes = (17, 14, 12)
        self._wordings: tuple[str, ...] = ("",)
        self._token = "text"

    def say(self, *wordings: str, token: str = "text") -> None:
        """Set the wordings, longest first; `token` is the colour."""
        self._wordings = wordings or ("",)
        self._token = token
        self.setAccessibleName(self._wordings[0])
        self.setToolTip(plain_tip(self._wordings[0]))
        self.update()
        self.said.emit()

    @property
    def text(self) -> str:
        """The full wording."""
        return self._wordings[0]

    @property
    def wordings(self) -> tuple[str, ...]:
        """All wordings, the longest first."""
        return self._wordings

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        ways = [(wording, self.sizes) for wording in self._wordings]
        first = [(wording, self.sizes[:1]) for wording in self._wordings] if self.shortens_first else []
        for wording, sizes in first + ways:
            px = fitting(wording, self.width(), sizes, bold=self._heading, height=self.height())
            # larger text: a shorter wording before type that is no larger than at the usual text size
            if px is not None and (px >= sized(self.sizes[-1]) or wording == self._wordings[-1]):
                break
        else:
            px, wording = grown(self.sizes)[-1], self._wordings[-1]
        at = self._align | Qt.AlignmentFlag.AlignVCenter
        paint_elided(painter, QRectF(self.rect()), wording, face(px, bold=self._heading), self._token, at)


class TwoEnds(Arranged, QWidget):
    """Two labels, `left` and `right`, in one line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.left = FittingLabel(Qt.AlignmentFlag.AlignLeft, self)
        self.right = FittingLabel(Qt.AlignmentFlag.AlignRight, self)
        for label in (self.left, self.right):
            label.said.connect(self.arrange)

    def arrange(self) -> None:
        """Give each end its width, in smaller type or with shorter words at the left if necessary.

        Where that does not help either, they get proportional parts, the right one at least 30%.
        """
        room = self.width() - scaled(_BETWEEN)
        sizes = [px for px in grown(self.left.sizes) if px >= sized(self.left.sizes[-1])]
        wide = [(width_of(words, px), width_of(self.right.text, px)) for words in self.left.wordings for px in sizes]
        left, right = next((both for both in wide if sum(both) <= room), wide[0])
        if left + right > room:
            right = max(room * 0.3, min(right, room * right / (left + right)))
        cut = self.width() - (math.ceil(right) if self.right.text else 0)
        self.left.setGeometry(0, 0, cut - scaled(_BETWEEN), self.height())
        self.right.setGeometry(cut, 0, self.width() - cut, self.height())
