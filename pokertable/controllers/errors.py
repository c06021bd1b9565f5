"""Uncaught errors: logged, and shown with a way to copy them. The program never ends silently."""

from __future__ import annotations

import contextlib
import faulthandler
import sys
import threading
from pathlib import Path
from types import TracebackType
from typing import IO

from PySide6.QtCore import QMessageLogContext, QObject, Qt, QtMsgType, Signal, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from pokertable.model.text import phrase, told
from pokertable.session.profile.bug_log import close_log, error_text, log, open_log, without_cards
from pokertable.session.profile.whole_file import require_regular, short
from pokertable.views.window.about_dialog import ErrorDialog, versions

_LOGGED = {QtMsgType.QtWarningMsg: log.warning, QtMsgType.QtCriticalMsg: log.error, QtMsgType.QtFatalMsg: log.critical}


class ErrorHandling(QObject):
    """Replaces Python's and Qt's own reports of uncaught errors, on all threads, until `remove`.

    To be kept while the program runs. `problem` says why there is no log at `path`, if there is none.
    """

    _caught = Signal(str)

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.problem = open_log(path)
        self.dialog: ErrorDialog | None = None
        self._crash_file: IO[str] | None = None
        self._caught.connect(self._show, Qt.ConnectionType.QueuedConnection)
        self._former = sys.excepthook, threading.excepthook
        sys.excepthook = self._hook
        threading.excepthook = self._thread_hook
        self._former_qt = qInstallMessageHandler(self._qt_message)
        self._watched_before = faulthandler.is_enabled()
        self._watch_crashes()
        log.info("started: %s", ", ".join(f"{name} {version}" for name, version in versions()))

    def remove(self) -> None:
        """Restore the previous handlers."""
        sys.excepthook, threading.excepthook = self._former
        qInstallMessageHandler(self._former_qt)
        if self._crash_file is not None:
            faulthandler.disable()
            if self._watched_before and sys.__stderr__ is not None:
                faulthandler.enable(sys.__stderr__)
            self._crash_file.close()
            self._crash_file = None
            with contextlib.suppress(OSError):  # the folder may be gone
                if not self._crashes.stat().st_size:
                    self._crashes.unlink()
        close_log()

    @property
    def _crashes(self) -> Path:
        return self.path.with_suffix(".crash")

    def report(self, error: BaseException) -> None:
        """Log the error, print it on standard error, and show it."""
        text = error_text(error)
        log.error("%s", text)
        _tell(text)
        if QApplication.instance() is not None:
            self._caught.emit(text)

    def _hook(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            QApplication.exit(130)
            return
        self.report(error)

    def _thread_hook(self, caught: threading.ExceptHookArgs) -> None:
        if caught.exc_value is not None and not isinstance(caught.exc_value, SystemExit):
            self.report(caught.exc_value)

    def _qt_message(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:  # noqa: ARG002
        write = _LOGGED.get(kind)
        if write is not None:
            write("Qt: %s", message)
            _tell(without_cards(message))

    def _watch_crashes(self) -> None:
        """Let a crash of the interpreter itself write the stack of every thread: names and lines, no values."""
        if self.problem is not None:
            return
        try:
            require_regular(self._crashes)
            self._crash_file = self._crashes.open("a", encoding="utf-8")
        except OSError as error:
            self.problem = phrase("{file}: {problem}", file=short(self._crashes), problem=told(error))
        else:
            faulthandler.enable(self._crash_file)

    def _show(self, text: str) -> None:
        if self.dialog is None:
            log_path = None if self.problem else str(self.path)
            self.dialog = ErrorDialog(log_path, QApplication.activeWindow())
            self.dialog.destroyed.connect(self._gone)
            self.dialog.add(text)
            self.dialog.show()
        else:
            self.dialog.add(text)

    def _gone(self) -> None:
        self.dialog = None


def _tell(text: str) -> None:
    """Print on standard error, which may be closed, or a terminal that is gone."""
    if sys.stderr is not None:
        with contextlib.suppress(OSError):
            print(text, file=sys.stderr, flush=True)
