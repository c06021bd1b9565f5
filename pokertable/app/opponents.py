"""The player's own opponents in the window, and the rules of any opponent: dialogs, files and the start page joined."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from pokertable.app.profile import Profile
from pokertable.model.cached import cached_property
from pokertable.model.text import Phrase, phrase, told
from pokertable.session.profile.asked import OPPONENTS
from pokertable.session.profile.choice import PROGRAM_PREFIX
from pokertable.views.kit.translate import fault, shown, worded
from pokertable.views.widgets.layouts import open_once
from pokertable.views.window.main_window import MainWindow

if TYPE_CHECKING:
    from pokertable.controllers.jobs import Jobs
    from pokertable.model.game import Game
    from pokertable.players.opponents.playbook import Playbook
    from pokertable.players.people.own import OwnOpponent
    from pokertable.session.profile.opponents import OwnOpponents
    from pokertable.views.start.opponent_row import OpponentRow
    from pokertable.views.window.own_opponents_dialog import OwnOpponentsDialog


class Opponents(QObject):
    """Works for one window. `changed()`: the stored opponents have changed."""

    changed = Signal()

    def __init__(self, profile: Profile, window: MainWindow) -> None:
        super().__init__(window)
        self._profile, self._window = profile, window
        if self._may_have_some:
            self._offer()
        window.start.own_wanted.connect(self.show_own)
        window.start.how_wanted.connect(self.show_how)
        window.start.program_wanted.connect(self._choose_program)

    @cached_property
    def kept(self) -> OwnOpponents:
        """Own opponents of the profile, read on first use."""
        from pokertable.session.profile.opponents import OwnOpponents

        return OwnOpponents(self._profile.folder)

    @property
    def _may_have_some(self) -> bool:
        folder = self._profile.folder
        return folder is not None and os.path.lexists(folder / OPPONENTS)

    @property
    def problem(self) -> Phrase | None:
        """The message about unreadable files."""
        problems = self.kept.problems if self._may_have_some else []
        if not problems:
            return None
        if len(problems) == 1:
            return phrase("One of your opponents couldn't be read: {problem}.", problem=problems[0])
        return phrase(
            ("{count} of your opponents couldn't be read, such as {problem}."), count=len(problems), problem=problems[0]
        )

    # External programs

    def _choose_program(self, row: OpponentRow) -> None:
        from PySide6.QtWidgets import QFileDialog

        from pokertable.session.programs.program import InvalidProgram, command_for

        title = self.tr("A program for this seat")
        name, _ = QFileDialog.getOpenFileName(self._window, title, str(Path.home()))
        if not name:
            return
        try:
            row.choose(PROGRAM_PREFIX + command_for(Path(name)))
        except InvalidProgram as error:
            self._profile.said.emit(told(error))

    # Rules of an opponent

    @cached_property
    def _jobs(self) -> Jobs:
        from pokertable.controllers.jobs import Jobs

        jobs = Jobs(self)
        jobs.failed.connect(self._profile.report)
        return jobs

    def show_how(self, name: str, who: str = "", game: Game | None = None, *, prizes: bool = True) -> None:
        """Show the rules of this opponent in a game, as the player `who` of a table; `prizes`: of a sit and go's."""

        def read() -> Playbook:
            from pokertable.players.opponents.playbook import playbook  # loads numpy: not on this thread

            return playbook(name, game, prizes=prizes)

        self._jobs.submit(read, lambda playbook: self._show_playbook(playbook, who))

    def _show_playbook(self, playbook: Playbook, who: str) -> None:
        from pokertable.views.window.own_opponents_dialog import PlaybookDialog

        own = Opponents.dialog.kept(self)
        open_once(PlaybookDialog(playbook, who, own if own is not None and own.isVisible() else self._window))

    def shut_down(self) -> None:
        """End running work."""
        if (jobs := Opponents._jobs.kept(self)) is not None:
            jobs.shut_down()

    # Own opponents

    @cached_property
    def dialog(self) -> OwnOpponentsDialog:
        """The dialog, built on first use."""
        from pokertable.views.window.own_opponents_dialog import OwnOpponentsDialog

        dialog = OwnOpponentsDialog(self._window)
        dialog.saved.connect(self._save)
        dialog.dropped.connect(self._drop)
        dialog.exported.connect(self._export)
        dialog.import_wanted.connect(self._import)
        dialog.how_wanted.connect(self.show_how)
        return dialog

    def show_own(self) -> None:
        """Open the dialog."""
        self.dialog.set_opponents(self.kept.all, next((each.name for each in self.kept.all), None))
        if self.kept.problems:
            self.dialog.say("\n".join(map(worded, self.kept.problems)))
        self.dialog.open()

    def _done(self, work: Callable[[], object]) -> bool:
        """Do work that needs a file; if it fails, the dialog says so."""
        try:
            work()
        except OSError as error:
            words = phrase("The file could not be used: {error}", error=told(error))
            self.dialog.say(shown(words))
            return False
        return True

    def _save(self, opponent: OwnOpponent) -> None:
        if self._done(partial(self.kept.put, opponent)):
            self._changed(opponent.name)
            self.dialog.say(shown(phrase("{name} saved. You can choose it for any seat.", name=opponent.name)))

    def _drop(self, name: str) -> None:
        if self._done(partial(self.kept.drop, name)):
            self._changed(None)
            self.dialog.say(
                shown(phrase("{name} deleted. It keeps playing at tables where it already sits.", name=name))
            )

    def _export(self, opponent: OwnOpponent) -> None:
        from PySide6.QtWidgets import QFileDialog

        from pokertable.session.profile.opponents import SUFFIX, write_opponent

        there = str(Path.home() / f"{opponent.name}{SUFFIX}")
        kinds = self.tr("Opponents (*.toml)")
        name, _ = QFileDialog.getSaveFileName(self.dialog, self.tr("Export an opponent"), there, kinds)
        if name and self._done(partial(write_opponent, opponent, Path(name))):
            self.dialog.say(shown(phrase("Saved to {file}", file=Path(name).name)))

    def _import(self) -> None:
        from PySide6.QtWidgets import QFileDialog

        kinds = self.tr("Opponents (*.toml)")
        name, _ = QFileDialog.getOpenFileName(self.dialog, self.tr("Import an opponent"), str(Path.home()), kinds)
        if name:
            self._done(partial(self._take_in, Path(name)))

    def _take_in(self, path: Path) -> None:
        """Keep the opponent of a file; raises `OSError` if it cannot be read."""
        from pokertable.players.people.own import InvalidOpponent
        from pokertable.session.profile.opponents import read_opponent

        try:
            opponent = read_opponent(path)
        except InvalidOpponent as error:
            self.dialog.say(fault(error))
            return
        if self.kept.named(opponent.name) not in (None, opponent):
            words = phrase("There's already an opponent named {name}: rename one of them first.", name=opponent.name)
            self.dialog.say(shown(words))
            return
        self._save(opponent)

    def _changed(self, chosen: str | None) -> None:
        self.dialog.set_opponents(self.kept.all, chosen)
        self._offer()
        self.changed.emit()

    def _offer(self) -> None:
        self._window.start.set_own(self.kept.all)
