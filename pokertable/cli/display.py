"""Whether there is a screen to open a window on; Qt itself would only abort."""

from __future__ import annotations

import os
import re
import socket
import sys

WAYS_ON = "use `xvfb-run pokertable`, `QT_QPA_PLATFORM=vnc pokertable` or, for a picture, `pokertable shot`"


class NoDisplay(ValueError):
    """There is no display; the text says so and names the ways on."""


def require_display() -> None:
    """Raise `NoDisplay` if a window could not be opened here."""
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM", "xcb").split(":")[0] not in (
        "",
        "xcb",
        "wayland",
    ):
        return
    if os.environ.get("WAYLAND_DISPLAY"):
        return
    display = os.environ.get("DISPLAY", "")
    if not display:
        raise NoDisplay(f"no display: {WAYS_ON}")
    if not answers(display):
        raise NoDisplay(f"the display {display} does not answer: {WAYS_ON}")


def answers(display: str) -> bool:
    """Whether a local X server answers; other displays are left to Qt."""
    match = re.fullmatch(r"(?:unix)?:(\d+)(?:\.\d+)?", display)
    if match is None:
        return True
    path = f"/tmp/.X11-unix/X{match[1]}"
    for address in ("\0" + path, path):
        with socket.socket(socket.AF_UNIX) as probe:
            try:
                probe.connect(address)
            except OSError:
                continue
            return True
    return False
