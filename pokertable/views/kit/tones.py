"""The tone of a label or button: which of its looks the style sheet gives it (`stylesheet`), such as "muted"."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtWidgets import QWidget

_Widget = TypeVar("_Widget", bound=QWidget)


def toned(widget: _Widget, tone: str) -> _Widget:
    """The widget in this tone, before it is shown first."""
    widget.setProperty("tone", tone)
    return widget


def set_tone(widget: QWidget, tone: str | None) -> None:
    """Change the tone of a widget; None: the look that it has without one."""
    widget.setProperty("tone", tone)
    widget.style().unpolish(widget)
    widget.style().polish(widget)
