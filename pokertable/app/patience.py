"""Usually fast work that may take seconds: then a dialog says so and the window keeps being drawn."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from typing import Final, TypeVar

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QProgressDialog

T = TypeVar("T")

AT_ONCE_S: Final = 0.3
_LOOK_MS: Final = 50


def patiently_done(work: Callable[[], T], words: str) -> T:
    """The result of the work, or its exception.

    It runs on another thread; if it takes long, a dialog with these words opens.

    The program accepts no other input meanwhile.
    """
    with ThreadPoolExecutor(max_workers=1, thread_name_prefix="patience") as pool:
        doing = pool.submit(work)
        wait([doing], AT_ONCE_S)
        if not doing.done():
            _say(doing, words)
        return doing.result()


def _say(doing: Future[T], words: str) -> None:
    dialog = QProgressDialog(words, "", 0, 0)
    dialog.setCancelButton(None)
    dialog.setWindowTitle("Pokertable")
    dialog.setWindowModality(Qt.WindowModality.ApplicationModal)
    dialog.setWindowFlag(Qt.WindowType.WindowCloseButtonHint, False)
    dialog.setMinimumDuration(0)
    dialog.show()
    loop = QEventLoop()
    look = QTimer()
    look.timeout.connect(lambda: loop.quit() if doing.done() else None)
    look.start(_LOOK_MS)
    loop.exec()
    dialog.reset()
    dialog.deleteLater()
