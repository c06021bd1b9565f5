"""The player's profile: settings and the store, loaded when needed, saved when changed."""

from __future__ import annotations

import sys
import time
from copy import deepcopy
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from pokertable.model.cached import cached_property
from pokertable.model.text import BadInput, phrase, told
from pokertable.session.profile import settings as stored
from pokertable.session.profile.choice import InvalidChoice, TableChoice, is_program, without_programs
from pokertable.session.profile.settings import Settings
from pokertable.session.profile.whole_file import is_file
from pokertable.views.kit.translate import shown

if TYPE_CHECKING:
    from pokertable.session.history.store import Store


_LARGE_BYTES: Final = 2**20
"""Size in bytes of a damaged file whose rescue takes half a second."""


class Profile(QObject):
    """The player's stored data. `folder` is its place, None to store nothing.

    `said(message)`: a message to the player, a text or a phrase. `notices_wanted()`: show the problems of the store's
    file, or that they are over. `opened(store)`: the store is open.
    """

    said = Signal(object)
    notices_wanted = Signal()
    opened = Signal(object)

    def __init__(self, settings: Settings, folder: Path | None = None) -> None:
        super().__init__()
        self.settings = settings
        self.folder = folder
        self.log_path: Path | None = None
        self._saved = deepcopy(settings)
        """The settings as they were when they were last written."""
        self._with_programs: dict[str, TableChoice] = {}
        """The last tables of this run by game, with their programs, which are stored in no file."""

    # The store

    @cached_property
    def store(self) -> Store:
        """The store of everything played; in memory without a folder."""
        from pokertable.session.history.store import Store

        path = None if self.folder is None else self.folder / "hands.sqlite"
        if path is None or not is_file(path) or path.stat().st_size < _LARGE_BYTES:
            store = Store(path)
        else:
            from pokertable.app.patience import patiently_done

            store = patiently_done(partial(Store, path), self.tr("Looking through the stored hands…"))
        self.opened.emit(store)
        return store

    @property
    def has_programs(self) -> bool:
        """Whether programs have sat at a table: their commands would be lost with this run."""
        return any(is_program(name) for choice in self._with_programs.values() for name in choice.personas)

    @property
    def has_store(self) -> bool:
        """Whether the store has been opened."""
        return Profile.store.kept(self) is not None

    def due(self) -> list[tuple[str, int]]:
        """Today's due questions: the name of each topic, and the number."""
        from pokertable.training.learner.progress import Progress

        due = Progress(self.store.progress, time.time).due_by_error()
        return [(shown(topic.title), count) for topic, _, count in due]

    @property
    def is_newcomer(self) -> bool:
        """Whether the player has completed no lesson yet."""
        from pokertable.training.lab.course import LessonProgress

        return not LessonProgress.from_json(self.settings.lessons).done

    # The settings

    def save(self) -> None:
        """Write the settings that changed; a failure is reported."""
        if self.folder is None:
            return
        try:
            stored.save_changes(self.settings, self._saved, stored.settings_file(self.folder))
            self._saved = deepcopy(self.settings)
        except OSError as error:
            self.said.emit(phrase("The settings could not be saved: {error}", error=told(error)))

    def remember(self, choice: TableChoice) -> None:
        """Offer this table first the next time."""
        name = choice.variant if choice.sng is None else f"{choice.variant} sng"
        self.settings.last_game = name
        self.settings.last_choices.pop(name, None)  # the latest is last
        self.settings.last_choices[name] = without_programs(choice).to_json()
        self._with_programs[name] = choice
        self.save()

    def last_choices(self) -> list[TableChoice]:
        """The last cash table and sit and go of each game, the latest first; unreadable ones are left out."""
        choices = []
        names = list(self.settings.last_choices)[::-1]
        names.sort(key=lambda name: name != self.settings.last_game)
        for name in names:
            try:
                stored = TableChoice.from_json(self.settings.last_choices[name])
                now = self._with_programs.get(name, stored)
                choices.append(now if without_programs(now) == stored else stored)
            except InvalidChoice:
                continue
        return choices

    # Messages

    def report(self, error: Exception) -> None:
        """Report an error, and leave the details of a fault of ours to the error handling."""
        self.said.emit(phrase("That didn't work: {error}", error=told(error)))
        if not isinstance(error, BadInput):
            sys.excepthook(type(error), error, error.__traceback__)
