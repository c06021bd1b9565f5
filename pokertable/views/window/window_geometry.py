"""Where the window was and how large, as text for the settings; how large its text can be."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QSize
from PySide6.QtWidgets import QWidget

from pokertable.session.profile.settings import TEXT_SIZES

_ROOM_FOR: Final = {150: QSize(1360, 840), 200: QSize(1840, 1000)}
"""The least window in px for the text sizes in percent that not every window holds: tried on every page."""


def geometry_text(window: QWidget) -> str:
    """Place, size and whether it is maximised, in base64."""
    return bytes(window.saveGeometry().toBase64().data()).decode("ascii")


def restore_geometry(window: QWidget, text: str) -> bool:
    """Put the window where it was; False, and nothing done, for a text that is none of `geometry_text`.

    A window that would lie beyond the screens is brought back to one.
    """
    data = QByteArray.fromBase64(text.encode("ascii", "replace"))
    return not data.isEmpty() and window.restoreGeometry(data)


def largest_text(wanted: int, window: QSize) -> int:
    """The text size in percent, at most the one that is wanted, that a window so large has room for."""
    fits = [size for size in TEXT_SIZES if _ROOM_FOR.get(size, window).boundedTo(window) == _ROOM_FOR.get(size, window)]
    return max(size for size in fits if size <= max(wanted, TEXT_SIZES[0]))
