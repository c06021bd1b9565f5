"""Another language without a restart: the window is closed and opened anew, the table resumed at the same decision.

Every text is made where its widget is; to make them all again is to make the widgets again, and to close and resume
loses nothing.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from pokertable.app.program import App
from pokertable.views.kit.language import speak
from pokertable.views.window.window_geometry import restore_geometry


class Running(QObject):
    """Holds the `program` that is shown, and shows another one when the player chooses a language."""

    def __init__(self, program: App, folder: Path, *, seed: int | None = None) -> None:
        super().__init__(QApplication.instance())
        self._folder, self._seed = folder, seed
        self._take(program)

    def _take(self, program: App) -> None:
        self.program = program
        program.reopens = True
        program.language_wanted.connect(lambda: QTimer.singleShot(0, self, self._begin_anew))

    def _begin_anew(self) -> None:
        """In the language that is set, at the same page and table."""
        old, app = self.program, QApplication.instance()
        assert isinstance(app, QApplication)
        app.setQuitOnLastWindowClosed(False)
        try:
            if not old.window.close():
                old.say_of_language()
                return
            problem = speak(old.settings.language)
            new = App(old.settings, self._folder, seed=self._seed)
            new.profile.log_path = old.profile.log_path
            restore_geometry(new.window, old.settings.geometry)
            if not (old.window.isMaximized() or old.window.isFullScreen()):
                new.window.setGeometry(old.window.geometry())
            new.window.show()
            new.heed_system()
            if not new.resume():
                new.show_due()
            elif old.window.bar.odds.isChecked():
                new.window.bar.odds.trigger()
            new.open_page("settings")
            if problem is not None:
                new.window.say(problem)
            self._take(new)
            old.window.deleteLater()
            old.deleteLater()
        finally:
            app.setQuitOnLastWindowClosed(True)
