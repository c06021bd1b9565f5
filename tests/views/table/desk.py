"""An action panel in a window, driven by mouse and keys."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget

from pokertable.model.hand.actions import Action
from pokertable.views.table.action_panel import ActionPanel
from tests.narrow import known
from tests.views.turns import NAMES

LEFT = Qt.MouseButton.LeftButton


class Desk:
    """A panel in a window beside another text field; what it emitted."""

    def __init__(self, qtbot, guard_ms=0, width=1016):
        self.qtbot = qtbot
        self.window = QWidget()
        self.panel = ActionPanel(guard_ms=guard_ms)
        self.other = QLineEdit()
        column = QVBoxLayout(self.window)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.other)
        column.addWidget(self.panel)
        self.window.resize(width, 180)
        qtbot.addWidget(self.window)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        self.panel.setFocus()
        self.actions: list[Action] = []
        self.panel.choices.acted.connect(self.actions.append)

    def press(self, key, modifier=Qt.KeyboardModifier.NoModifier):
        self.qtbot.keyClick(QApplication.focusWidget() or self.window, key, modifier)

    def type(self, text):
        for letter in text:  # not keyClicks: it ends the process at a letter beyond Latin-1
            press = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, letter)
            QApplication.sendEvent(known(QApplication.focusWidget()), press)

    def click(self, widget):
        self.qtbot.mouseClick(widget, LEFT)

    def wheel(self, widget, notches):
        middle = QPointF(widget.rect().center())
        event = QWheelEvent(
            middle, QPointF(widget.mapToGlobal(middle.toPoint())), QPoint(), QPoint(0, 120 * notches),
            Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(widget, event)


def waiting(desk, hand, seat):
    desk.panel.set_waiting(hand.observe(seat), seat, NAMES)
