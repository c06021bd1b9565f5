"""The one dialog: a panel that rises over its darkened window, under its own title."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import (
    QGuiApplication,
    QHideEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QRegion,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from pokertable.views.kit.fonts import follow_scale, scaled, sized
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import Drawn, hide_focus, paint_box, shows_focus
from pokertable.views.kit.theme import MOTION, SIZES
from pokertable.views.widgets.buttons import Tone, push_button
from pokertable.views.widgets.labels import PlainLabel
from pokertable.views.widgets.layouts import STRETCH, Part, in_column, in_row, open_once

_SCRIM: Final = 0.55
"""How much of the window below is darkened."""
_RISE: Final = 16
"""Px by which a dialog rises as it appears."""
_BESIDE: Final = 40
"""Margin between a dialog and the edges of its screen, in px."""


class _Scrim(Drawn, QWidget):
    """The shade over a window, as large as it is."""

    smooth = False

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(window.rect())
        window.installEventFilter(self)
        self.show()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
        return super().eventFilter(watched, event)

    def draw(self, painter: QPainter) -> None:
        shade = look().theme.color("shadow")
        shade.setAlphaF(_SCRIM)
        painter.fillRect(self.rect(), shade)


class Dialog(Drawn, QDialog):
    """A dialog without the system's frame, moved by its ground; a subclass gives its parts to `lay_out`."""

    darkens = True
    """Whether the window below is darkened; not where the dialog asks about what is to be seen there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowFlags(Qt.WindowType.Dialog | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self.heading = PlainLabel(self, tone="heading", wraps=True)
        """The window's title, until it is set to something else."""
        self.windowTitleChanged.connect(self.heading.setText)
        self._scrim: _Scrim | None = None
        self._rise: QVariantAnimation | None = None
        self._room: tuple[int, int] | None = None
        self._scale = look().ui, look().text_scale
        look().changed.connect(self._grow, Qt.ConnectionType.QueuedConnection)  # once its parts follow the scale

    def set_room(self, width: int, height: int) -> None:
        """Set its designed size, scaled with the text, within its screen; without one it has that of its parts."""
        self._room = width, height
        self.take_room()

    def take_room(self) -> None:
        """Take the room that it needs at the present scale."""
        if self._room is None:
            self.adjustSize()
            return
        screen = self.screen().availableSize() - QSize(_BESIDE, _BESIDE)
        self.resize(QSize(*map(sized, self._room)).boundedTo(screen))

    def _grow(self) -> None:
        """Grow and shrink with its window; at another change of the look it stays as the player has left it."""
        before, self._scale = self._scale, (look().ui, look().text_scale)
        if self._scale == before:
            return
        self.take_room()
        if self.isVisible():
            if self._rise is not None:
                self._rise.setCurrentTime(self._rise.duration())
            self._centre()

    def _centre(self) -> None:
        """Go to the middle of the window below, as far as the screen has room there."""
        parent = self.parentWidget()
        if parent is not None:
            box, screen = self.frameGeometry(), self.screen().availableGeometry()
            box.moveCenter(parent.window().frameGeometry().center())
            x, y = min(box.x(), screen.right() - box.width()), min(box.y(), screen.bottom() - box.height())
            self.move(max(x, screen.x()), max(y, screen.y()))

    def lay_out(self, *parts: Part, beside: Part | None = None, spacing: int = 16) -> None:
        """Put the parts below the title, and one beside it."""
        title = self.heading if beside is None else in_row((self.heading, 1), beside, spacing=12)
        self.column = in_column(title, *parts, of=self, margins=(24, 20, 24, 18), spacing=spacing)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut the corners off under X11: without a compositor they would be black."""
        super().resizeEvent(event)
        if QGuiApplication.platformName() == "xcb":
            self.setMask(rounded(self.rect()))

    def draw(self, painter: QPainter) -> None:
        """Draw the panel."""
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        paint_box(painter, box, scaled(SIZES.radius[3]), "panel", "line")

    def setVisible(self, visible: bool) -> None:  # noqa: N802  Qt names it
        """Show the focus to a player who opened it by keys alone: Qt gives it to a dialog as if by Tab."""
        by_keys = shows_focus(QApplication.focusWidget())
        super().setVisible(visible)
        if visible and not by_keys:
            hide_focus(self.focusWidget())

    def showEvent(self, event: QShowEvent) -> None:
        """Darken the window, and rise."""
        super().showEvent(event)
        parent = self.parentWidget()
        if parent is None or self._scrim is not None:
            return
        self._centre()
        if self.darkens:
            self._scrim = _Scrim(parent.window())
        if look().speed:
            there = self.pos()
            self._rise = QVariantAnimation(self, startValue=0.0, endValue=1.0)
            self._rise.setDuration(round(MOTION.dialog / look().speed))
            self._rise.valueChanged.connect(lambda part: self._rise_to(there, part))
            self._rise.start()

    def _rise_to(self, there: QPoint, part: float) -> None:
        self.setWindowOpacity(part)
        self.move(there + QPoint(0, round((1 - part) ** 2 * scaled(_RISE))))

    def hideEvent(self, event: QHideEvent) -> None:
        """Let the window be bright again."""
        super().hideEvent(event)
        if self._rise is not None:
            self._rise.stop()
        if self._scrim is not None:
            self._scrim.hide()
            self._scrim.deleteLater()
            self._scrim = None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Let the ground be dragged, as a title bar would be."""
        handle = self.windowHandle()
        if handle is not None and event.button() == Qt.MouseButton.LeftButton:
            handle.startSystemMove()


def rounded(box: QRect) -> QRegion:
    """The px of a panel, the corners' partly covered ones too."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(box).adjusted(-0.5, -0.5, 0.5, 0.5), *2 * (scaled(SIZES.radius[3]),))
    return QRegion(path.toFillPolygon().toPolygon())


class Question(Dialog):
    """A question, each of its answers a button; its result is the place of the answer, 0 by Escape too.

    Enter and Space give the `default`, by its place.
    """

    def __init__(
        self, question: str, more: str, answers: Sequence[str], parent: QWidget | None = None, *, default: int = 0
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(question)
        words = PlainLabel(self, more, tone="muted", wraps=True)
        follow_scale(words.setMinimumWidth, 400)
        self.buttons = [
            push_button(
                answer,
                self,
                lambda _checked=False, at=at: self.done(at),
                tone=Tone.FILLED if at == default else Tone.QUIET,
                default=at == default,
            )
            for at, answer in enumerate(answers)
        ]
        self.lay_out(words, in_row(STRETCH, *self.buttons, spacing=8))
        self.buttons[default].setFocus()


def ask(parent: QWidget, question: str, more: str, yes: str, does: Callable[[], object]) -> None:
    """Ask before something that cannot be undone; only its button `yes` does it, Space, Enter and Escape cancel."""
    box = Question(question, more, (QCoreApplication.translate("Question", "Cancel"), yes), parent)
    box.finished.connect(lambda answer: does() if answer else None)
    open_once(box)
