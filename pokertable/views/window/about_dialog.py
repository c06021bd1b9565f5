"""About the program: versions, where its files lie, the licence."""

from __future__ import annotations

import platform
import sys
from pathlib import Path

import PySide6
from PySide6.QtCore import QCoreApplication, QSysInfo, Qt, QUrl, qVersion
from PySide6.QtGui import QDesktopServices, QGuiApplication, QShowEvent
from PySide6.QtWidgets import QDialog, QGridLayout, QLabel, QPushButton, QWidget

from pokertable import __version__
from pokertable.views.cards.art import app_icon
from pokertable.views.kit.fonts import sized, width_of
from pokertable.views.widgets.buttons import push_button
from pokertable.views.widgets.labels import PlainLabel, toned
from pokertable.views.widgets.layouts import STRETCH, in_column, in_row


def versions() -> tuple[tuple[str, str], ...]:
    """What runs, and in which version: for the dialog and for reports."""
    tr = QCoreApplication.translate
    return (
        ("Pokertable", __version__),
        ("Python", f"{sys.version_info.major}.{sys.version_info.minor}.{sys.version_info.micro}"),
        ("Qt", qVersion()),
        ("PySide6", PySide6.__version__),
        (tr("About", "System"), f"{QSysInfo.prettyProductName()}, {platform.machine()}"),
    )


class AboutDialog(QDialog):
    """`data` is the folder of settings and hands, None if nothing is kept; `log` the file for bug reports."""

    def __init__(self, data: Path | None, log: Path | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Pokertable"))
        nothing = self.tr("nothing is kept")
        self._lines = (
            *versions(),
            (self.tr("Settings and hands"), nothing if data is None else str(data)),
            (self.tr("Log for reports"), nothing if log is None else str(log)),
            (self.tr("Licence"), self.tr("MIT. Cards, chips and icons are our own drawings and fall under it.")),
        )
        icon = QLabel(self)
        icon.setPixmap(app_icon().pixmap(48, 48))
        title = toned(QLabel(self.tr("Pokertable"), self), "heading")
        words = PlainLabel(self, self.tr("A practice table for poker, on your own machine"), tone="muted", wraps=True)
        said = in_column(title, words, spacing=2)
        head = in_row(icon, (said, 1), spacing=12)
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        for row, (name, value) in enumerate(self._lines):
            label, shown = toned(QLabel(name, self), "muted"), PlainLabel(self, value, wraps=True)
            shown.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(shown, row, 1)
        self.copy_button = push_button(self.tr("Copy"), self, lambda: QGuiApplication.clipboard().setText(self.text))
        self.folder_button = QPushButton(self.tr("Open the folder"), self)
        self.folder_button.setVisible(data is not None)
        if data is not None:
            url = QUrl.fromLocalFile(str(data))
            self.folder_button.clicked.connect(lambda: QDesktopServices.openUrl(url))
        self.close_button = push_button(self.tr("Close"), self, self.accept, tone="main")
        self.close_button.setDefault(True)
        self.close_button.setFocus()
        foot = in_row(self.copy_button, self.folder_button, STRETCH, self.close_button, spacing=8)
        self._column = in_column(head, grid, STRETCH, foot, of=self, margins=(24, 20, 24, 16), spacing=20)
        names, values = zip(*self._lines, strict=True)
        wide = sum(max(width_of(text, sized(14)) for text in texts) for texts in (names, values))  # no path is cut
        self.setMinimumWidth(min(max(560, round(wide) + 90), self.screen().availableSize().width() - 40))

    def showEvent(self, event: QShowEvent) -> None:
        """As high as its lines are, wrapped at its width."""
        super().showEvent(event)
        self.setMinimumHeight(self._column.totalHeightForWidth(self.width()))

    @property
    def text(self) -> str:
        """All lines, as they are copied."""
        return "\n".join(f"{name}: {value}" for name, value in self._lines)
