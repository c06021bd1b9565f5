"""Text from files and people, shown as it is: Qt takes a label or tooltip that looks like markup for markup."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


class PlainLabel(QLabel):
    """A label that shows its text as it is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)


def plain_tip(text: str) -> str:
    """The text as a tooltip that shows it as it is."""
    if "<" not in text and "&" not in text:
        return text
    from html import escape  # late: hardly any text looks like markup

    return f'<span style="white-space: pre-wrap">{escape(text)}</span>'
