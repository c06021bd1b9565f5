"""A panel under the felt: its ground, its height, and keys that hold only while there is something to decide."""

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

from pokertable.views.kit.fonts import sized
from pokertable.views.kit.key_map import KeyMap
from pokertable.views.widgets.buttons import Panel

HEIGHT, COMPACT_HEIGHT = 124, 112
LINE = 20
"""Height in px of the line above the buttons, before it is sized."""


@dataclass(frozen=True, slots=True)
class PanelKey:
    """A key, and what it does while `when` says that it may.

    `settles`: it holds in the panel's own text field too. `steps`: it goes on while it is held, and belongs to a list
    or a slider that has the focus; the others act once, so that they do not run on into the next decision.
    """

    key: str
    do: Callable[[], object]
    when: Callable[[], bool]
    settles: bool = False
    steps: bool = False


class FootPanel(Panel):
    """Takes the width that it gets. Its keys are shortcuts of its window, inert while it is hidden or text is typed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shortcuts: list[tuple[PanelKey, QShortcut]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._focus_moved)

    def set_compact(self, compact: bool) -> None:
        """112 px instead of 124, for small windows; more for the line above the buttons where text is larger."""
        self.setFixedHeight((COMPACT_HEIGHT if compact else HEIGHT) + sized(LINE) - LINE)

    def bind(self, keys: Iterable[PanelKey]) -> None:
        """Take these keys instead of the former ones."""
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
        """Let the keys hold that may now; to be called when that changes."""
        focus = QApplication.focusWidget()
        for key, shortcut in self._shortcuts:
            theirs = takes_text(focus) and not (key.settles and focus is self.own_field)
            theirs = theirs or (key.steps and _takes_arrows(focus))
            shortcut.setEnabled(self.isVisible() and key.when() and not theirs)

    @property
    def own_field(self) -> QWidget | None:
        """The text field of the panel itself, if it has one."""
        return None

    def _focus_moved(self, before: QWidget | None, now: QWidget | None) -> None:  # noqa: ARG002
        self.enable_keys()

    def showEvent(self, event: QShowEvent) -> None:
        """Keys count again."""
        super().showEvent(event)
        self.enable_keys()

    def hideEvent(self, event: QHideEvent) -> None:
        """Keys are free for others."""
        super().hideEvent(event)
        self.enable_keys()

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(1016, self.height())


def confirming(keys: KeyMap) -> list[str]:
    """The keys that confirm: where it is Return, that of the number block too."""
    return [keys.confirm, "Enter"] if keys.confirm == "Return" else [keys.confirm]


def takes_text(widget: QWidget | None) -> bool:
    """Whether letters typed now belong to the widget that has the focus."""
    if isinstance(widget, (QTextEdit, QPlainTextEdit)):
        return not widget.isReadOnly()
    if isinstance(widget, QComboBox):
        return widget.isEditable()
    return isinstance(widget, (QLineEdit, QAbstractSpinBox))


def _takes_arrows(widget: QWidget | None) -> bool:
    """Whether arrow keys belong to the widget that has the focus."""
    return isinstance(widget, (QTextEdit, QPlainTextEdit, QComboBox, QAbstractItemView, QAbstractSlider))
