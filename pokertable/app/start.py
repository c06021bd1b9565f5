"""Starting: the one `QApplication`, whose thread alone collects garbage, and the window with its profile."""

from __future__ import annotations

import gc
import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QSize, Qt, QTimer
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

from pokertable import __version__
from pokertable.app.dress import restore_geometry
from pokertable.app.pages import SETTINGS
from pokertable.app.program import App
from pokertable.model.memory import are_many_kept
from pokertable.model.text import Phrase
from pokertable.session.profile import settings as stored
from pokertable.session.profile.asked import is_asked, remains
from pokertable.session.profile.choice import TableChoice
from pokertable.views.cards.art import app_icon
from pokertable.views.kit.fonts import text_faces
from pokertable.views.kit.language import speak
from pokertable.views.kit.spoken import tell_roles
from pokertable.views.kit.translate import worded


def application() -> QApplication:
    """The one `QApplication`, created if necessary."""
    app = QApplication.instance()
    if isinstance(app, QApplication):
        return app
    # The style is named here: `QApplication.setStyle` returns a `QStyle`, and wrapping that costs 6 ms.
    app = QApplication(["pokertable", "-style", "Fusion"])
    app.setApplicationName("pokertable")
    app.setApplicationDisplayName("Pokertable")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("pokertable")
    font = QFont(app.font())
    font.setFamilies(text_faces(font.families(), QFontDatabase.families()))
    font.setPixelSize(14)
    app.setFont(font)
    tell_roles()
    collect_here(app)
    return app


def run_window(
    choice: TableChoice | None, *, seed: int | None = None, profile: Path | None = None, language: str | None = None
) -> int:
    """Open the window at this table, in the hand that was left last or on the start page, until it is closed.

    `language`: for this run, instead of the setting.
    """
    from pokertable.app.ending import EndingSignals
    from pokertable.controllers.errors import ErrorHandling
    from pokertable.session.profile.bug_log import log_file

    app = application()
    sys.setswitchinterval(_SWITCH_S)
    handling = ErrorHandling(log_file(profile))
    folder = stored.profile_folder() if profile is None else profile
    settings, begun_with = _begun(folder)
    unspoken = speak(language or settings.language)
    program = App(settings, folder, seed=seed)
    problems = (*begun_with, handling.problem, program.opponents.problem, unspoken)
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
    else:
        program.begin()
    running = Running(program, folder, seed=seed)
    signals = EndingSignals()
    signals.came.connect(running.end, Qt.ConnectionType.QueuedConnection)
    status = app.exec()
    signals.remove()
    running.deleteLater()
    handling.remove()
    return status


_SWITCH_S: Final = 0.001 if sys.platform == "win32" else 0.0001
"""Python's switch interval in s, by default 5 ms.

A busy worker thread delays the window by up to one interval each time that it releases the interpreter lock, some
thirty times in a write to the store. Windows waits for whole milliseconds, and not at all for less."""
_EVERY_MS: Final = 1000


def _begun(folder: Path) -> tuple[stored.Settings, list[Phrase]]:
    """The settings of the profile, after what it was asked to do at this start; and what to say."""
    if is_asked(folder) or remains(folder):
        from pokertable.session.history.fresh import begun  # opens the hands, which a usual start does later

        return begun(folder)
    settings, problem = stored.load(stored.settings_file(folder))
    return settings, [] if problem is None else [problem]


def collect_here(parent: QObject) -> None:
    """Collect Python's garbage on this thread from now on, from its event loop, while `parent` lives.

    The remains of a closed dialog are a cycle. A worker thread, which may collect at any allocation, would delete Qt's
    widgets on itself and crash the program.
    """
    gc.disable()
    timer = QTimer(parent, interval=_EVERY_MS)
    timer.timeout.connect(collect_due)
    timer.start()


def collect_due() -> None:
    """Collect the oldest generation that is due by Python's own thresholds, and the younger ones.

    All objects only if a quarter of them are new since the last full collection, as Python does: with the modules of
    analysis that takes two frames and finds almost no garbage. None while a worker keeps many, such as the hands of a
    file: of 10,000 that takes ten frames and more.
    """
    if are_many_kept():
        return
    due = [
        age for age, (count, most) in enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True)) if count > most
    ]
    if not due:
        return
    oldest = max(due)
    if oldest == _ALL and _old_objects() < _Kept.grown * _Kept.objects:
        oldest -= 1
    gc.collect(oldest)
    if oldest == _ALL:
        _Kept.objects = _old_objects()


_ALL: Final = 2
"""The oldest generation of objects."""


class _Kept:
    """Number of objects left by a full collection, and the factor by which their number may grow."""

    objects = 0
    grown = 1.25


def _old_objects() -> int:
    """Number of the oldest objects, counted without a line of Python between: no thread runs while they are listed.

    A tuple that another thread is building from an iterator must have no second holder, or it raises `SystemError`.
    """
    return next(map(len, map(gc.get_objects, (_ALL,))))


class Running(QObject):
    """Holds the displayed `program`, and replaces it when the player chooses a language.

    Another window takes its place, and a hand is resumed at the same decision: every text is made where its widget
    is, so new texts mean new widgets. Between two hands the table waits, as after a start. The old window stays in
    sight until the new one is painted.
    """

    def __init__(self, program: App, folder: Path, *, seed: int | None = None) -> None:
        super().__init__(QApplication.instance())
        self._folder, self._seed = folder, seed
        self._take(program)

    def _take(self, program: App) -> None:
        self.program = program
        program.reopens = True
        program.language_wanted.connect(lambda: QTimer.singleShot(0, self, self._begin_anew))

    def end(self, signal: int) -> None:
        """Close the window without questions and exit with the status of this signal."""
        self.program.window.may_close = lambda: True
        self.program.window.close()
        QApplication.exit(128 + signal)

    def _begin_anew(self) -> None:
        """Reopen in the chosen language, at the same page and table."""
        old, app = self.program, QApplication.instance()
        assert isinstance(app, QApplication)
        app.setQuitOnLastWindowClosed(False)
        try:
            if not old.window.end_work():
                old.say_of_language()
                return
            problem = speak(old.settings.language)
            new = App(old.settings, self._folder, seed=self._seed)
            new.profile.log_path = old.profile.log_path
            restore_geometry(new.window, old.settings.geometry)
            if not (old.window.isMaximized() or old.window.isFullScreen()):
                new.window.setGeometry(old.window.geometry())
            new.heed_system()
            if not new.resume_hand():
                new.show_due()
            elif old.has_tables:
                new.window.table.log.text.follow(old.window.table.log.text)
            new.open_page(SETTINGS)
            new.window.show()
            new.window.repaint()
            old.window.hide()
            if problem is not None:
                new.window.say(problem)
            self._take(new)
            old.window.deleteLater()
            old.deleteLater()
        finally:
            app.setQuitOnLastWindowClosed(True)
