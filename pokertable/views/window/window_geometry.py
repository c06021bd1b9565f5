"""Where the window was and how large, as text for the settings."""

from __future__ import annotations

from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QWidget


def geometry_text(window: QWidget) -> str:
    """Place, size and whether it is maximised, in base64."""
    return bytes(window.saveGeometry().toBase64().data()).decode("ascii")


def restore_geometry(window: QWidget, text: str) -> bool:
    """Put the window where it was; False, and nothing done, for a text that is none of `geometry_text`.

    A window that would lie beyond the screens is brought back to one.
    """
    data = QByteArray.fromBase64(text.encode("ascii", "replace"))
    return not data.isEmpty() and window.restoreGeometry(data)
