"""Pictures of the window: the real program, led to a state of a page without a screen, and grabbed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QEventLoop, QTimer

from pokertable.app import App, application
from pokertable.app.pages import PAGES
from pokertable.app.pages.page import Picture, Wanted
from pokertable.session.profile.settings import Settings
from pokertable.session.profile.whole_file import new_file
from pokertable.views.kit.language import speak

PATIENCE_MS = 60_000
_POLL_MS = 1
_PASSES: Final = 4
"""Passes of the event loop before a picture: a layout that changes lets a scroll bar come or go, and that another."""


def pictures() -> dict[str, Picture]:
    """All pictures, keyed by name."""
    return {picture.name: picture for page in PAGES for picture in page.pictured}


class Studio:
    """One window of a size, off the screen. Raises `ValueError` if the language that is set cannot be shown here."""

    def __init__(self, settings: Settings, size: tuple[int, int], *, seed: int) -> None:
        self._app = application()
        problem = speak(settings.language)
        if problem is not None:
            raise ValueError(problem)
        self._program = App(settings, seed=seed, guard_ms=0)
        self._program.window.setMinimumSize(1, 1)
        self._program.window.resize(*size)
        self._program.window.show()
        self._app.processEvents()

    def lead(self, picture: Picture, wanted: Wanted) -> None:
        """Lead the program to this state; raises `ValueError` naming what does not fit, or if it does not get there."""
        for there in picture.way(self._program, wanted):
            self._wait_for(there)

    def _wait_for(self, there: Callable[[], bool]) -> None:
        loop, poll, late = QEventLoop(), QTimer(), QTimer()
        poll.timeout.connect(lambda: loop.quit() if there() else None)
        late.setSingleShot(True)
        late.timeout.connect(loop.quit)
        poll.start(_POLL_MS)
        late.start(PATIENCE_MS)
        loop.exec()
        poll.stop()
        if not there():
            raise ValueError(f"the page did not get there in {PATIENCE_MS // 1000} s")

    def save(self, path: Path) -> None:
        """Write the window as a PNG; raises `OSError` if the file cannot be written. Ends the program."""
        for _ in range(_PASSES):
            self._app.processEvents()
        picture = self._program.window.grab()
        self._program.window.close()
        png = QBuffer()
        picture.save(png, "PNG")
        with new_file(path) as file:
            file.write(png.data().data())
