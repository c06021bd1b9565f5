"""Whether the desktop asks its programs for no motion. Qt does not tell; so each system is asked in its own way."""

from __future__ import annotations

import os
import sys
from typing import Final

_PORTAL: Final = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings"
_ASKED: Final = (
    ("org.freedesktop.appearance", "reduced-motion", 1),
    ("org.gnome.desktop.interface", "enable-animations", False),
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor", "0"),
)
"""Settings of the desktop portal, and the value of each that asks for no motion."""
_PATIENCE_MS: Final = 300
_CLIENT_AREA_ANIMATION: Final = 0x1042
"""Windows' name of the setting, SPI_GETCLIENTAREAANIMATION."""


def asks_for_stillness() -> bool:
    """Whether it does; where it cannot be found out, it does not."""
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
    windows = getattr(ctypes, "windll")  # noqa: B009  elsewhere mypy knows of none
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
