"""The profile to a file and from a file, and what is reset at the next start."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from pokertable.app.profile import Profile
from pokertable.model.cached import cached_property
from pokertable.model.text import BadInput, phrase, told
from pokertable.session.profile.asked import HANDS, OPPONENTS, SUFFIX, ask_for_reset
from pokertable.session.profile.whole_file import short
from pokertable.views.window.main_window import MainWindow

if TYPE_CHECKING:
    from pokertable.controllers.jobs import Jobs


@contextlib.contextmanager
def _naming(file: Path, folder: Path) -> Iterator[None]:
    """Tell errors of the system as those of the file that the player chose, or of one of the profile in `folder`.

    They are no faults of the program.
    """
    try:
        yield
    except OSError as error:
        of = Path(error.filename or file)
        named = of if of.parent in (folder, folder / OPPONENTS) else file
        raise BadInput("{file}: {problem}", file=short(named), problem=told(error)) from error


class Carrying(QObject):
    """Works for one window; a profile without a folder cannot be carried."""

    def __init__(self, profile: Profile, window: MainWindow) -> None:
        super().__init__(window)
        self._profile, self._window = profile, window
        window.bar.profile_out.triggered.connect(self._ask_out)
        window.bar.profile_in.triggered.connect(self._ask_in)
        for action in (window.bar.profile_out, window.bar.profile_in):
            action.setEnabled(profile.folder is not None)

    @cached_property
    def _jobs(self) -> Jobs:
        from pokertable.controllers.jobs import Jobs

        jobs = Jobs(self)
        jobs.failed.connect(self._profile.report)
        return jobs

    def _ask_out(self) -> None:
        from PySide6.QtWidgets import QFileDialog

        title, kind = self.tr("Save my profile as"), self.tr("Profiles (*{suffix})").format(suffix=SUFFIX)
        name, _ = QFileDialog.getSaveFileName(self._window, title, str(Path.home() / f"me{SUFFIX}"), kind)
        if name:
            self.write(Path(name))

    def write(self, to: Path) -> None:
        """Write the profile to this file, in the background."""
        folder, store = self._profile.folder, self._profile.store
        assert folder is not None
        self._profile.save()

        def work() -> None:
            from pokertable.session.history.carry import write_profile

            with _naming(to, folder), tempfile.TemporaryDirectory(prefix="pokertable-") as name:
                hands = Path(name) / HANDS
                store.copy_to(hands)
                write_profile(folder, hands, to)

        said = phrase("Your profile was saved to {file}", file=to.name)
        self._jobs.submit(work, lambda _: self._profile.said.emit(said))

    def _ask_in(self) -> None:
        from PySide6.QtWidgets import QFileDialog

        title, kind = self.tr("Import a profile"), self.tr("Profiles (*{suffix})").format(suffix=SUFFIX)
        name, _ = QFileDialog.getOpenFileName(self._window, title, str(Path.home()), kind)
        if name:
            self.offer(Path(name))

    def offer(self, file: Path) -> None:
        """Check the file in the background; if it is whole its profile comes in at the next start."""
        folder = self._profile.folder
        assert folder is not None

        def work() -> None:
            from pokertable.session.history.carry import offer_profile

            with _naming(file, folder):
                offer_profile(file, folder)

        said = phrase("{file} is intact: its profile will be imported at the next start", file=file.name)
        self._jobs.submit(work, lambda _: self._profile.said.emit(said))

    def reset(self, part: str) -> None:
        """Reset hands or progress at the next start."""
        if self._profile.folder is None:
            return
        try:
            ask_for_reset(self._profile.folder, part)
        except OSError as error:
            self._profile.said.emit(phrase("The reset failed: {problem}", problem=told(error)))

    def shut_down(self) -> None:
        """Wait for running work."""
        if (jobs := Carrying._jobs.kept(self)) is not None:
            jobs.shut_down()
