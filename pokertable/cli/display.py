"""The one `QApplication`, or in one line why no window can be opened here; Qt itself would abort."""

from __future__ import annotations

import os
from typing import Final, NoReturn

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from pokertable.cli.language import tr
from pokertable.cli.output import complain

_NO_SERVER: Final = "could not connect to display"


def require_display() -> None:
    """Make the `QApplication`; where it cannot have a screen, say so and end the process with status 2.

    Qt calls its message handler before it aborts, and only there can that be prevented.
    """
    from pokertable.app import application

    said: list[str] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:  # noqa: ARG001
        said.append(message.strip())
        if kind is QtMsgType.QtFatalMsg:
            _end(said)

    former = qInstallMessageHandler(hear)
    application()
    qInstallMessageHandler(former)
    if not QApplication.screens():
        _end(said)
    for message in said:
        complain(message)


def _end(said: list[str]) -> NoReturn:
    ways = tr("use `xvfb-run pokertable`, `QT_QPA_PLATFORM=vnc pokertable` or, for a picture, `pokertable shot`")
    complain(f"{_why(said)}: {ways}")
    os._exit(2)


def _why(said: list[str]) -> str:
    """The reason among Qt's messages, the last of which is that it gives up."""
    unanswered = next((words for words in said if words.startswith(_NO_SERVER)), None)
    if unanswered is not None:
        display = unanswered.removeprefix(_NO_SERVER).strip()
        return tr("the display {display} does not answer", display=display) if display else tr("no display")
    return tr("no window can be opened here ({why})", why=said[0]) if said else tr("no display")
