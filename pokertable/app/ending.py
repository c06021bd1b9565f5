"""Termination signals, received while Qt's loop waits and runs no Python."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import Any, Final

from PySide6.QtCore import QObject, QSocketNotifier, Signal

_NAMES: Final = ("SIGTERM", "SIGINT", "SIGHUP")
"""Signals of the system, of Ctrl-C in a terminal, and of a closed terminal."""


class EndingSignals(QObject):
    """`came(number)`: the program is to end. Active until `remove`; created on the main thread.

    `came` is emitted between any two lines of Python: connect it as queued. Qt's loop is woken by a byte that Python
    writes into a socket for each signal. An ignored signal, as under nohup, stays ignored.
    """

    came = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._reader, self._writer = socket.socketpair()
        self._reader.setblocking(False)
        self._writer.setblocking(False)
        self._former_fd = signal.set_wakeup_fd(self._writer.fileno(), warn_on_full_buffer=False)
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._woken)
        self._former: dict[int, Callable[[int, FrameType | None], Any] | int | None] = {}
        for name in _NAMES:
            number = getattr(signal, name, None)  # Windows has no SIGHUP
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                self._former[number] = signal.signal(number, lambda number, _: self.came.emit(number))

    def remove(self) -> None:
        """Restore the previous handlers."""
        for number, handler in self._former.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(self._former_fd)
        self._notifier.setEnabled(False)
        self._reader.close()
        self._writer.close()

    def _woken(self) -> None:
        with suppress(BlockingIOError):
            self._reader.recv(4096)
