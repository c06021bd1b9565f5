"""The chosen look applied to the application, within the limits of the window's size and the desktop's motion setting.

Qt does not report a wish for reduced motion, so each system is asked in its own way.
"""

from __future__ import annotations

import os
import sys
from binascii import a2b_base64, b2a_base64
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QSize, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from pokertable.session.profile.settings import AMOUNTS, Settings
from pokertable.views.kit.key_map import KeyMap
from pokertable.views.kit.look import look
from pokertable.views.kit.stylesheet import palette, stylesheet
from pokertable.views.kit.theme import DARK, LIGHT, SuitColors, dressed

_LONGEST_NAME: Final = 12


class Dress:
    """The settings' look, limited by the window's size and the desktop's motion setting."""

    settles_ms = 120
    """Time without a change of size after which a window is taken to have its size; 0: no wait."""

    def __init__(self) -> None:
        self._window_size: QSize | None = None
        self._still = False
        self._settings: Settings | None = None
        self._worn = (1.0, 1.0)
        """The scales of measures and of text that were put on."""
        self._settles = QTimer(singleShot=True)
        self._settles.timeout.connect(self._adapt)

    def put_on(self, settings: Settings) -> None:
        """Apply the chosen look; cheapest before the widgets exist."""
        self._settings = settings
        theme = dressed(DARK if settings.theme == "dark" else LIGHT, settings.felt, settings.back)
        deck = SuitColors.TWO if settings.deck == 2 else SuitColors.FOUR
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        keys = KeyMap.changed_by(settings.keys)
        ui, text_scale = self._worn = scales(settings.text_size, self._window_size)
        sheet = stylesheet(theme, text_scale, ui)
        if app.styleSheet() != sheet:
            app.setPalette(palette(theme))
            # Replacing a sheet polishes a widget once for itself and once per ancestor.
            app.setStyleSheet("")
            app.setStyleSheet(sheet)
        look().change(
            theme=theme,
            deck=deck,
            ui=ui,
            text_scale=text_scale,
            speed=0.0 if self._still else settings.speed,
            fades=self._still and settings.speed > 0,
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
        """Adapt to this size of the window: at once, and while it goes on changing only when it rests."""
        self._window_size, self._settings = window_size, settings
        if self._settles.isActive() or (self._adapt() and self.settles_ms):
            self._settles.start(self.settles_ms)

    def shut_down(self) -> None:
        """Adapt to nothing any more: the window is closed."""
        self._settles.stop()

    def _adapt(self) -> bool:
        """Put on what fits the window's size; returns whether that is something else."""
        settings = self._settings
        if settings is None or scales(settings.text_size, self._window_size) == self._worn:
            return False
        self.put_on(settings)
        return True


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


_DESIGNED: Final = QSize(1280, 800)
"""Window size in px for which everything is designed."""
_LARGEST: Final = 2.7
_STEP: Final = 0.025
"""Steps of the scale: a window that is dragged larger by a few px keeps its sizes."""
_ROOM_FOR: Final = ((1.3, QSize(1280, 700)), (1.5, QSize(1360, 840)), (2.0, QSize(1840, 1000)))
"""Text sizes and windows with room for them, tested on every page; the first size has room in smaller windows too."""


def geometry_text(window: QWidget) -> str:
    """Position, size and maximised state in base64."""
    return b2a_base64(bytes(window.saveGeometry().data()), newline=False).decode("ascii")


def restore_geometry(window: QWidget, text: str) -> bool:
    """Restore the window's position and size; False, with no effect, for a text not made by `geometry_text`.

    A window beyond the screens is moved back onto one.
    """
    try:
        data = a2b_base64(text.encode("ascii", "replace"))
    except ValueError:
        return False
    return bool(data) and window.restoreGeometry(data)


def scales(text_size: int, window: QSize | None) -> tuple[float, float]:
    """The scales of a window of this size, of measures and of text of the chosen size in percent.

    Text is no larger than the window has room for. None: it is not yet known.
    """
    if window is None:
        return 1.0, text_size / 100
    ui = min(max(1.0, _times(window, _DESIGNED)), _LARGEST)
    ui = _STEP * int(ui / _STEP + 1e-6)
    fit = [scale * large for scale, room in _ROOM_FOR[1:] if (large := _times(window, room)) >= 1]
    most = max(ui * _ROOM_FOR[0][0], _between(window), *fit)
    return ui, min(ui * text_size / 100, most)


def _between(window: QSize) -> float:
    """The text size that a window between two of those has room for: as far on its way as the window is."""
    found = _ROOM_FOR[0][0]
    for (small, least), (large, most) in pairwise(_ROOM_FOR):
        part = (window - least).width() / (most - least).width(), (window - least).height() / (most - least).height()
        found += (large - small) * min(1.0, max(0.0, min(part)))
    return found


def _times(window: QSize, room: QSize) -> float:
    """How many times this room has a place in the window."""
    return min(window.width() / room.width(), window.height() / room.height())
