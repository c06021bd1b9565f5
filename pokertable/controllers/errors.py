"""Errors that nobody caught: logged, and shown with a way to copy them. The program never ends without a word."""

from __future__ import annotations

import faulthandler
import sys
import threading
from pathlib import Path
from types import TracebackType
from typing import IO

from PySide6.QtCore import QMessageLogContext, QObject, Qt, QtMsgType, Signal, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from pokertable.session.profile.bug_log import close_log, error_text, log, open_log, without_cards
from pokertable.views.window.about_dialog import ErrorDialog, versions

_LOGGED = {QtMsgType.QtWarningMsg: log.warning, QtMsgType.QtCriticalMsg: log.error, QtMsgType.QtFatalMsg: log.critical}


class ErrorHandling(QObject):
    """Takes the place of Python's and Qt's own ways to report what nobody caught, on all threads, until `remove`.

    To be kept for as long as the program runs. `problem` says why there is no log at `path`, if there is none.
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
        """Put back what was there before."""
        sys.excepthook, threading.excepthook = self._former
        qInstallMessageHandler(self._former_qt)
        if self._crash_file is not None:
            faulthandler.disable()
            if self._watched_before and sys.__stderr__ is not None:
                faulthandler.enable(sys.__stderr__)
            self._crash_file.close()
            self._crash_file = None
            crashes = self.path.with_suffix(".crash")
            if not crashes.stat().st_size:
                crashes.unlink()
        close_log()

    def report(self, error: BaseException) -> None:
        """Log the error, say it on standard error, and show it."""
        text = error_text(error)
        log.error("%s", text)
        if sys.stderr is not None:
            print(text, file=sys.stderr)
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
            if sys.stderr is not None:
                print(without_cards(message), file=sys.stderr)

    def _watch_crashes(self) -> None:
        """Have a crash of the interpreter itself leave the stack of every thread: names and lines, no values."""
        if self.problem is None:
            self._crash_file = self.path.with_suffix(".crash").open("a", encoding="utf-8")
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
