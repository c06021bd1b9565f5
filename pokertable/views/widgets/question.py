"""The question before something that cannot be undone."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from pokertable.views.widgets.layouts import open_once


def ask(parent: QWidget, question: str, more: str, yes: str, does: Callable[[], object]) -> None:
    """Ask in a dialog; only its button `yes` does it, Space, Enter and Escape cancel."""
    from PySide6.QtWidgets import QMessageBox

    box = QMessageBox(parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setWindowTitle(question)
    box.setText(question)
    box.setInformativeText(more)
    box.addButton(yes, QMessageBox.ButtonRole.DestructiveRole).clicked.connect(lambda: does())
    cancel = box.addButton(QCoreApplication.translate("Question", "Cancel"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(cancel)
    box.setEscapeButton(cancel)
    open_once(box)
