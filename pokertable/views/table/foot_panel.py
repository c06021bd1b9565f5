"""A panel under the felt: its ground, its height, and keys that work only while there is something to decide."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QSize
from PySide6.QtGui import QHideEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QSizePolicy,
    QTextEdit,
    QWidget,
)

from pokertable.views.kit.fonts import foot_height, scaled
from pokertable.views.kit.key_map import KeyMap
from pokertable.views.widgets.buttons import Panel

LINE = 20
"""Height of the line above the buttons, in px before it is sized."""


@dataclass(frozen=True, slots=True)
class PanelKey:
    """A key and its action, enabled by `when`.

    `settles`: it also works in the panel's own text field. `steps`: it repeats while held, and goes to a focused list
    or slider instead; other keys act once, so that they do not run on into the next decision.
    """

    key: str
    do: Callable[[], object]
    when: Callable[[], bool]
    settles: bool = False
    steps: bool = False


class FootPanel(Panel):
    """A panel of any width. Its keys are shortcuts of its window, disabled while it is hidden or text is typed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shortcuts: list[tuple[PanelKey, QShortcut]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._focus_moved)

    def set_compact(self, compact: bool) -> None:
        """Set the height of all panels: 136 px in small windows, otherwise 168."""
        self.setFixedHeight(foot_height(compact=compact))

    def bind(self, keys: Iterable[PanelKey]) -> None:
        """Replace the keys by these."""
        for _, shortcut in self._shortcuts:
            shortcut.setEnabled(False)
            shortcut.deleteLater()
        self._shortcuts = []
        for key in keys:
            shortcut = QShortcut(QKeySequence(key.key), self)
            shortcut.setAutoRepeat(key.steps)
            shortcut.activated.connect(key.do)
            self._shortcuts.append((key, shortcut))
        self.enable_keys()

    def enable_keys(self) -> None:
        """Enable the keys that may work now; call it when that changes."""
        focus, in_sight = QApplication.focusWidget(), self.isVisible()
        text, arrows, own = takes_text(focus), _takes_arrows(focus), focus is self.own_field
        for key, shortcut in self._shortcuts:
            theirs = (text and not (key.settles and own)) or (key.steps and arrows)
            shortcut.setEnabled(in_sight and key.when() and not theirs)

    @property
    def own_field(self) -> QWidget | None:
        """The panel's own text field, if it has one."""
        return None

    def _focus_moved(self, before: QWidget | None, now: QWidget | None) -> None:  # noqa: ARG002
        self.enable_keys()

    def showEvent(self, event: QShowEvent) -> None:
        """Enable the keys."""
        super().showEvent(event)
        self.enable_keys()

    def hideEvent(self, event: QHideEvent) -> None:
        """Release the keys for others."""
        super().hideEvent(event)
        self.enable_keys()

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(1016), self.height())


def confirming(keys: KeyMap) -> list[str]:
    """The keys that confirm: Return includes the number pad's Enter."""
    return [keys.confirm, "Enter"] if keys.confirm == "Return" else [keys.confirm]


def takes_text(widget: QWidget | None) -> bool:
    """Whether letters typed now belong to the focused widget."""
    if isinstance(widget, (QTextEdit, QPlainTextEdit)):
        return not widget.isReadOnly()
    if isinstance(widget, QComboBox):
        return widget.isEditable()
    return isinstance(widget, (QLineEdit, QAbstractSpinBox))


def _takes_arrows(widget: QWidget | None) -> bool:
    """Whether arrow keys belong to the focused widget."""
    return isinstance(widget, (QTextEdit, QPlainTextEdit, QComboBox, QAbstractItemView, QAbstractSlider))
