"""One opponent on the start page: its name and style; pressed, a menu of all styles opens."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QActionGroup, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QMenu, QWidget

from pokertable.players.cast import CAST, OFFERED
from pokertable.views.kit.look import look
from pokertable.views.kit.translate import shown
from pokertable.views.start.parts import paint_text, scaled

LEAST_HEIGHT, USUAL_HEIGHT = 25, 40


class OpponentRow(QAbstractButton):
    """`changed()`: the player has chosen another style for this seat."""

    changed = Signal()

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self._scale = 1.0
        self.persona = OFFERED[0]
        """The opponent, as `Character.name`."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setMinimumHeight(LEAST_HEIGHT)
        self.clicked.connect(self.open)

    def set_persona(self, persona: str) -> None:
        """Show who sits there."""
        self.persona = persona
        about = shown(CAST[persona].about) if persona in CAST else ""
        self.setToolTip(about)
        self.setAccessibleName(f"{self._name}, {self.style_words}")
        self.setAccessibleDescription(about)
        self.update()

    @property
    def style_words(self) -> str:
        """How it plays, in a word."""
        return shown(CAST[self.persona].title) if self.persona in CAST else self.persona

    def set_scale(self, scale: float) -> None:
        """Larger text in a larger window."""
        self._scale = scale
        self.update()

    def open(self) -> None:
        """Offer all styles; the line under the pointer says how it plays."""
        menu = self.menu()
        menu.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def menu(self) -> QMenu:
        """The menu of styles, gone when it is closed."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setToolTipsVisible(True)
        group = QActionGroup(menu)
        for persona in OFFERED:
            action = menu.addAction(shown(CAST[persona].title))
            action.setCheckable(True)
            action.setChecked(persona == self.persona)
            action.setToolTip(shown(CAST[persona].about))
            action.triggered.connect(partial(self._choose, persona))
            group.addAction(action)
        return menu

    def _choose(self, persona: str) -> None:
        if persona != self.persona:
            self.set_persona(persona)
            self.changed.emit()

    def sizeHint(self) -> QSize:
        """A comfortable line."""
        return QSize(300, round(USUAL_HEIGHT * self._scale))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Name, style, and the sign that it opens."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = look().theme
        box = QRectF(self.rect())
        if self.underMouse() or self.hasFocus():
            painter.setPen(QPen(theme.color("turn"), 2) if self.hasFocus() else Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("raised"))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -2), 6, 6)
        painter.fillRect(QRectF(0, box.bottom() - 1, box.width(), 1), theme.color("line"))
        sizes = scaled((14, 12, 11), self._scale)
        name = round(0.24 * box.width())
        paint_text(painter, QRectF(4, 0, name - 8, box.height()), self._name, sizes, bold=True)
        paint_text(painter, QRectF(name, 0, box.width() - name - 28, box.height()), self.style_words, sizes, "muted")
        painter.setPen(QPen(theme.color("muted"), 2))
        tip = QPointF(box.right() - 8, box.center().y())
        painter.drawPolyline([tip + QPointF(-5, -5), tip, tip + QPointF(-5, 5)])
        painter.end()
