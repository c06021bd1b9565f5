"""The chosen look applied to the application, within the limits of the window's size and the desktop's motion setting.

Qt does not report a wish for reduced motion, so each system is asked in its own way.
"""

from __future__ import annotations

import os
import sys
from typing import Final

from PySide6.QtCore import QByteArray, QSize
from PySide6.QtWidgets import QApplication, QWidget

from pokertable.session.profile.settings import AMOUNTS, TEXT_SIZES, Settings
from pokertable.views.kit.key_map import KeyMap
from pokertable.views.kit.look import look
from pokertable.views.kit.stylesheet import palette, stylesheet
from pokertable.views.kit.theme import DARK, LIGHT, SuitColors, dressed

_LONGEST_NAME: Final = 12


class Dress:
    """The settings' look, limited by the window's size and the desktop's motion setting."""

    def __init__(self) -> None:
        self._window_size: QSize | None = None
        self._still = False

    def put_on(self, settings: Settings) -> None:
        """Apply the chosen look; cheapest before the widgets exist."""
        theme = dressed(DARK if settings.theme == "dark" else LIGHT, settings.felt, settings.back)
        deck = SuitColors.TWO if settings.deck == 2 else SuitColors.FOUR
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        keys = KeyMap.changed_by(settings.keys)
        text_scale = self._text_size(settings) / 100
        sheet = stylesheet(theme, text_scale)
        if app.styleSheet() != sheet:
            app.setPalette(palette(theme))
            # Replacing a sheet polishes a widget once for itself and once per ancestor.
            app.setStyleSheet("")
            app.setStyleSheet(sheet)
        look().change(
            theme=theme,
            deck=deck,
            text_scale=text_scale,
            speed=0.0 if self._still else settings.speed,
            keys=keys,
            in_blinds=settings.amounts == AMOUNTS[1],
            my_name=settings.my_name[:_LONGEST_NAME],
        )

    def heed_system(self, settings: Settings) -> None:
        """Switch animation off if the desktop asks for reduced motion, whatever is set."""
        self._still = asks_for_stillness()
        if self._still:
            self.put_on(settings)

    def fit(self, settings: Settings, window_size: QSize) -> None:
        """Adapt to this size of the window."""
        before, self._window_size = self._text_size(settings), window_size
        if self._text_size(settings) != before:
            self.put_on(settings)

    def _text_size(self, settings: Settings) -> int:
        """The chosen text size, limited by the window's room."""
        wanted = settings.text_size
        return wanted if self._window_size is None else largest_text(wanted, self._window_size)


_PORTAL: Final = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings"
_ASKED: Final = (
    ("org.freedesktop.appearance", "reduced-motion", 1),
    ("org.gnome.desktop.interface", "enable-animations", False),
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor", "0"),
)
"""Settings of the desktop portal, and the value of each that asks for reduced motion."""
_PATIENCE_MS: Final = 300
_CLIENT_AREA_ANIMATION: Final = 0x1042
"""Windows' name of the setting, SPI_GETCLIENTAREAANIMATION."""


def asks_for_stillness() -> bool:
    """Whether the system asks for reduced motion; False if that is unknown."""
    if sys.platform == "win32":
        return _windows_is_still()
    if sys.platform == "darwin":
        return _mac_is_still()
    return "DBUS_SESSION_BUS_ADDRESS" in os.environ and any(_portal_says(*asked) for asked in _ASKED)


def _portal_says(group: str, key: str, still: object) -> bool:
    from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage, QDBusVariant

    message = QDBusMessage.createMethodCall(*_PORTAL, "ReadOne")
    message.setArguments([group, key])
    message.setAutoStartService(False)
    answer = QDBusConnection.sessionBus().call(message, QDBus.CallMode.Block, _PATIENCE_MS)
    if answer.type() is not QDBusMessage.MessageType.ReplyMessage or not answer.arguments():
        return False
    value = answer.arguments()[0]
    return bool((value.variant() if isinstance(value, QDBusVariant) else value) == still)


def _windows_is_still() -> bool:
    import ctypes

    moves = ctypes.c_int(1)
    windows = getattr(ctypes, "windll")  # noqa: B009 mypy knows it on Windows only
    asked = windows.user32.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(moves), 0)
    return bool(asked) and not moves.value


def _mac_is_still() -> bool:
    import subprocess

    command = ["/usr/bin/defaults", "read", "com.apple.universalaccess", "reduceMotion"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=1, check=False)
    except (OSError, subprocess.SubprocessError):
        return False
    return done.stdout.strip() == "1"


_ROOM_FOR: Final = {150: QSize(1360, 840), 200: QSize(1840, 1000)}
"""Least size of the window in px for large text sizes in percent; tested on every page."""


def geometry_text(window: QWidget) -> str:
    """Position, size and maximised state in base64."""
    return bytes(window.saveGeometry().toBase64().data()).decode("ascii")


def restore_geometry(window: QWidget, text: str) -> bool:
    """Restore the window's position and size; False, with no effect, for a text not made by `geometry_text`.

    A window beyond the screens is moved back onto one.
    """
    data = QByteArray.fromBase64(text.encode("ascii", "replace"))
    return not data.isEmpty() and window.restoreGeometry(data)


def largest_text(wanted: int, window: QSize) -> int:
    """The largest text size in percent, at most `wanted`, for which a window of this size has room."""
    fits = [size for size in TEXT_SIZES if _ROOM_FOR.get(size, window).boundedTo(window) == _ROOM_FOR.get(size, window)]
    return max(size for size in fits if size <= max(wanted, TEXT_SIZES[0]))
