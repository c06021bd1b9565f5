"""Watches the store's file while the window is open: problems are shown, and the file is tried again."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from pokertable.app.profile import Profile
from pokertable.model.cached import cached_property
from pokertable.model.text import phrase, told
from pokertable.views.kit.translate import number, shown
from pokertable.views.widgets.notices import NoticeStrip
from pokertable.views.window.main_window import MainWindow

if TYPE_CHECKING:
    from pokertable.controllers.jobs import Jobs
    from pokertable.session.history.store import Store

RETRY_MS = 5000


class StoreWatch(QObject):
    """Works for one window. While the file cannot be written a strip says so, and offers to try again or to save.

    `mended()`: the file is in use again, with hands that memory alone may not have had.
    """

    mended = Signal()

    def __init__(self, profile: Profile, window: MainWindow) -> None:
        super().__init__(window)
        self._profile, self._window = profile, window
        self._strip: NoticeStrip | None = None
        self._is_trying = False
        self._clock = QTimer(self, interval=RETRY_MS)
        self._clock.timeout.connect(self.try_again)
        profile.opened.connect(self._look_at)
        profile.notices_wanted.connect(self._look)  # no lambda of its own: the profile would hold the window for ever

    @cached_property
    def _jobs(self) -> Jobs:
        from pokertable.controllers.jobs import Jobs

        jobs = Jobs(self)
        jobs.failed.connect(self._failed)
        return jobs

    def try_again(self) -> None:
        """Try to write the data in memory to the file; rescuing a damaged one takes a while."""
        if not self._is_trying:
            self._is_trying = True
            self._jobs.submit(self._profile.store.catch_up, self._tried)

    def shut_down(self) -> None:
        """Wait for running work; call it before the store is closed."""
        self._clock.stop()
        self._is_trying = True
        if (jobs := StoreWatch._jobs.kept(self)) is not None:
            jobs.shut_down()

    def _tried(self, is_well: bool) -> None:
        self._is_trying = False
        self._look()
        if is_well:
            self.mended.emit()

    def _failed(self, error: Exception) -> None:
        self._is_trying = False
        self._profile.report(error)

    def may_close(self) -> bool:
        """Whether the window may be closed: no data would be lost, it was saved elsewhere, or the player agrees."""
        if not self._profile.has_store:
            return True
        store = self._profile.store
        if store.fault is None or store.catch_up() or not store.unsaved_hands:
            return True
        return self._ask(store.unsaved_hands)

    def _ask(self, hands: int) -> bool:
        from pokertable.views.widgets.dialog import Question

        words = self.tr("{count} hands are only in memory and will be lost.").format(count=number(hands))
        question = self.tr("One hand is only in memory and will be lost.") if hands == 1 else words
        more = self.tr("Your hands still cannot be saved to their file.")
        answers = self.tr("Keep open"), self.tr("Close and lose them"), self.tr("Save a copy…")
        _, lose, save = range(3)
        answer = Question(question, more, answers, self._window, default=save).exec()
        return self.save_copy() if answer == save else answer == lose

    def save_copy(self) -> bool:
        """Ask for a place and write everything to a new file there; returns whether that was done."""
        from PySide6.QtWidgets import QFileDialog

        title, kind = self.tr("Save a copy of all hands"), self.tr("Databases (*.sqlite)")
        name, _ = QFileDialog.getSaveFileName(self._window, title, str(Path.home() / "pokertable-hands.sqlite"), kind)
        if not name:
            return False
        path = Path(name)
        new = path.with_name(f"{path.name}.new")
        try:
            new.unlink(missing_ok=True)
            self._profile.store.copy_to(new)
            new.replace(path)  # the dialog has asked
        except OSError as error:
            with contextlib.suppress(OSError):
                new.unlink(missing_ok=True)
            self._profile.said.emit(phrase("The copy could not be saved: {error}", error=told(error)))
            return False
        self._profile.said.emit(phrase("A copy of all hands was saved to {file}", file=path.name))
        return True

    def _look(self) -> None:
        self._look_at(self._profile.store)

    def _look_at(self, store: Store) -> None:
        """Report news, and show the strip as long as the file cannot be written."""
        notices = [shown(notice) for notice in store.take_notices()]
        if store.fault is None:
            self._clock.stop()
            if self._strip is not None:
                self._strip.hide()
            self._say(notices)
            return
        if notices:
            self._show_strip(notices.pop())
            self._say(notices)
            from pokertable.session.history.faults import Fault

            if store.fault is Fault.DAMAGED:
                self.try_again()
        if not self._clock.isActive():  # every write looks: started anew each time, the clock would not tick in play
            self._clock.start()

    def _say(self, notices: list[str]) -> None:
        """Append this to the present messages."""
        for notice in notices:
            note = self._window.bar.note
            if notice not in note:
                self._profile.said.emit(f"{note} {notice}" if note else notice)

    def _show_strip(self, words: str) -> None:
        if self._strip is None:
            self._strip = strip = NoticeStrip(self._window)
            again = strip.add_button(
                self.tr("Try again"), self.tr("The program also retries by itself every few seconds")
            )
            again.clicked.connect(self.try_again)
            strip.add_button(self.tr("Save a copy…"), self.tr("Save all hands to another file")).clicked.connect(
                self.save_copy
            )
            self._window.add_strip(strip)
        self._strip.say(words)
