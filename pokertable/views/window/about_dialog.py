"""About the program: versions, paths of files, the licence; and an unexpected error, to be copied."""

from __future__ import annotations

import platform
import sys
from pathlib import Path

import PySide6
from PySide6.QtCore import QCoreApplication, QSysInfo, Qt, QUrl, qVersion
from PySide6.QtGui import QDesktopServices, QGuiApplication, QShowEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QPlainTextEdit, QWidget

from pokertable import __version__
from pokertable.views.cards.art import app_icon
from pokertable.views.kit.fonts import follow_scale, scaled, sized, width_of
from pokertable.views.kit.translate import headed
from pokertable.views.widgets.buttons import Tone, push_button
from pokertable.views.widgets.dialog import Dialog
from pokertable.views.widgets.labels import PlainLabel, toned
from pokertable.views.widgets.layouts import STRETCH, in_row


def versions() -> tuple[tuple[str, str], ...]:
    """Names and versions of the running software, for the dialog and for reports."""
    tr = QCoreApplication.translate
    return (
        ("Pokertable", __version__),
        ("Python", f"{sys.version_info.major}.{sys.version_info.minor}.{sys.version_info.micro}"),
        ("Qt", qVersion()),
        ("PySide6", PySide6.__version__),
        (tr("About", "System"), f"{QSysInfo.prettyProductName()}, {platform.machine()}"),
    )


class AboutDialog(Dialog):
    """`data` is the folder of settings and hands, None if nothing is stored; `log` the file for bug reports."""

    def __init__(self, data: Path | None, log: Path | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Pokertable"))
        nothing = self.tr("nothing is kept")
        self._lines = (
            *versions(),
            (self.tr("Settings and hands"), nothing if data is None else str(data)),
            (self.tr("Log for bug reports"), nothing if log is None else str(log)),
            (self.tr("Licence"), self.tr("MIT. The cards, chips and icons are our own and under the same licence.")),
        )
        icon = QLabel(self)
        icon.setPixmap(app_icon().pixmap(scaled(48), scaled(48)))
        words = PlainLabel(self, self.tr("A practice table for poker, on your own machine"), tone="muted", wraps=True)
        head = in_row(icon, (words, 1), spacing=12)
        grid = QGridLayout()
        follow_scale(grid.setHorizontalSpacing, 24)
        follow_scale(grid.setVerticalSpacing, 6)
        grid.setColumnStretch(1, 1)
        for row, (name, value) in enumerate(self._lines):
            label, shown = toned(QLabel(name, self), "muted"), PlainLabel(self, value, wraps=True)
            shown.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(shown, row, 1)
        self.copy_button = push_button(self.tr("Copy"), self, lambda: QGuiApplication.clipboard().setText(self.text))
        self.folder_button = push_button(self.tr("Open the folder"), self)
        self.folder_button.setVisible(data is not None)
        if data is not None:
            url = QUrl.fromLocalFile(str(data))
            self.folder_button.clicked.connect(lambda: QDesktopServices.openUrl(url))
        self.close_button = push_button(self.tr("Close"), self, self.accept, tone=Tone.FILLED, default=True)
        self.close_button.setFocus()
        foot = in_row(self.copy_button, self.folder_button, STRETCH, self.close_button, spacing=8)
        self.lay_out(head, grid, STRETCH, foot)

    def showEvent(self, event: QShowEvent) -> None:
        """Take its room."""
        self.take_room()
        super().showEvent(event)

    def take_room(self) -> None:
        """Take a width in which no path is cut, if the screen has it, and the height of the lines wrapped at it."""
        names, values = zip(*self._lines, strict=True)
        words = sum(max(width_of(text, sized(14)) for text in texts) for texts in (names, values))
        wide = min(max(scaled(560), round(words) + scaled(90)), self.screen().availableSize().width() - scaled(40))
        self.setFixedSize(wide, self.column.totalHeightForWidth(wide))

    @property
    def text(self) -> str:
        """All lines, as copied."""
        return "\n".join(headed(name, value) for name, value in self._lines)


class ErrorDialog(Dialog):
    """Reports an error and lets it be copied; the program goes on behind it.

    Errors that occur while it is open are added to it: a repeating fault does not fill the screen.
    """

    MOST_ERRORS = 20
    """Most errors listed; further ones are only counted. The log has them."""

    def __init__(self, log: str | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Something went wrong"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._errors: list[str] = []
        self._count = 0
        words = self.tr(
            "This is the program's fault, not yours. Your hands are saved: continue, or restart at the same decision."
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
        self.close_button = push_button(self.tr("Continue"), self, self.accept, tone=Tone.FILLED, default=True)
        self.close_button.setFocus()
        foot = in_row(self.copy_button, STRETCH, self.close_button, spacing=8)
        self.lay_out(said, (self.details, 1), foot, spacing=12)
        self.set_room(680, 420)

    def add(self, text: str) -> None:
        """Add an error in full, which must not hold hidden cards."""
        self._count += 1
        if text not in self._errors and len(self._errors) < self.MOST_ERRORS:
            self._errors.append(text)
        self.details.setPlainText(self.report)

    @property
    def report(self) -> str:
        """The text to be copied: versions and errors."""
        head = ", ".join(f"{name} {version}" for name, version in versions())
        more = self._count - len(self._errors)
        tail = [self.tr("and {count} more").format(count=more)] if more else []
        return "\n\n".join([head, *self._errors, *tail])

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report)
        self.copy_button.setText(self.tr("Copied"))
