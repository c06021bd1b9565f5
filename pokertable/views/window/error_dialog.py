"""An error that nobody expected, with all that a report needs, to be copied."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QLabel, QPlainTextEdit, QWidget

from pokertable.views.widgets.buttons import push_button
from pokertable.views.widgets.labels import PlainLabel, toned
from pokertable.views.widgets.layouts import STRETCH, in_column, in_row, with_room
from pokertable.views.window.about_dialog import versions


class ErrorDialog(QDialog):
    """Says that something went wrong and lets it be copied; the program goes on behind it.

    Errors that come while it is open are added to it: a fault that repeats does not fill the screen.
    """

    MOST_ERRORS = 20
    """After so many the rest is only counted; the log has them."""

    def __init__(self, log: str | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Something went wrong"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._errors: list[str] = []
        self._count = 0
        title = toned(QLabel(self.tr("Something went wrong"), self), "heading")
        words = self.tr(
            "This is the program's fault, not yours. Your hands are kept: go on, or start the program again at the "
            "same decision."
        )
        if log is not None:
            words += " " + self.tr("It is also in the log, {file}.").format(file=log)
        said = PlainLabel(self, words, wraps=True)
        said.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.details = QPlainTextEdit(self)
        self.details.setReadOnly(True)
        self.details.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.details.setAccessibleName(self.tr("The error in full, without cards"))
        self.copy_button = push_button(self.tr("Copy"), self, self._copy)
        self.close_button = push_button(self.tr("Go on"), self, self.accept, tone="main")
        self.close_button.setDefault(True)
        foot = in_row(self.copy_button, STRETCH, self.close_button, spacing=8)
        in_column(title, said, (self.details, 1), foot, of=self, margins=(24, 20, 24, 16), spacing=12)
        with_room(self, 680, 420)

    def add(self, text: str) -> None:
        """Add an error in full, which must not hold hidden cards."""
        self._count += 1
        if text not in self._errors and len(self._errors) < self.MOST_ERRORS:
            self._errors.append(text)
        self.details.setPlainText(self.report)

    @property
    def report(self) -> str:
        """What is copied: versions and errors."""
        head = ", ".join(f"{name} {version}" for name, version in versions())
        more = self._count - len(self._errors)
        tail = [self.tr("and {count} more").format(count=more)] if more else []
        return "\n\n".join([head, *self._errors, *tail])

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report)
        self.copy_button.setText(self.tr("Copied"))
