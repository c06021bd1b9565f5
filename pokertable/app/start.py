"""Starting: the one `QApplication`, and the window with its profile."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from pokertable import __version__
from pokertable.app.garbage import collect_here
from pokertable.app.program import App
from pokertable.session.profile import settings as stored
from pokertable.session.profile.choice import TableChoice
from pokertable.views.cards.art import app_icon
from pokertable.views.kit.language import speak
from pokertable.views.kit.spoken import tell_roles
from pokertable.views.kit.translate import worded
from pokertable.views.window.window_geometry import restore_geometry


def application() -> QApplication:
    """The one `QApplication`, made if there is none."""
    app = QApplication.instance()
    if isinstance(app, QApplication):
        return app
    # The style is named here: `QApplication.setStyle` hands out a `QStyle`, and to wrap that costs 6 ms.
    app = QApplication(["pokertable", "-style", "Fusion"])
    app.setApplicationName("pokertable")
    app.setApplicationDisplayName("Pokertable")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("pokertable")
    font = QFont(app.font())
    font.setPixelSize(14)
    app.setFont(font)
    tell_roles()
    collect_here(app)
    return app


def run_window(
    choice: TableChoice | None, *, seed: int | None = None, profile: Path | None = None, language: str | None = None
) -> int:
    """Open the window, at this table, at the one left open last or on the start page; stay until it is closed.

    `language`: for this time, instead of the one that is set.
    """
    from pokertable.app.language_change import Running
    from pokertable.controllers.errors import ErrorHandling
    from pokertable.session.profile.bug_log import log_file

    app = application()
    handling = ErrorHandling(log_file(profile))
    folder = stored.profile_folder() if profile is None else profile
    settings, problem = stored.load(stored.settings_file(folder))
    unspoken = speak(language or settings.language)
    program = App(settings, folder, seed=seed)
    problems = (problem, handling.problem, unspoken)
    program.window.say(" ".join([worded(said) for said in problems if said is not None]))
    program.profile.log_path = handling.path
    if not restore_geometry(program.window, settings.geometry):
        room = app.primaryScreen().availableSize()
        program.window.resize(QSize(1280, 800).boundedTo(room))
    program.window.show()
    app.setWindowIcon(app_icon())
    program.heed_system()
    if choice is not None:
        program.play(choice)
    elif not program.resume():
        program.show_due()
    running = Running(program, folder, seed=seed)
    status = app.exec()
    running.deleteLater()
    handling.remove()
    return status
