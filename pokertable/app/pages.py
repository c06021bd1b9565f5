"""The pages besides the table: each is built when its tab is first opened."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, cast

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from pokertable.views.theme import Deck, Theme

if TYPE_CHECKING:
    from pokertable.app.program import App
    from pokertable.model.cards import Card
    from pokertable.views.lab_page import LabPage
    from pokertable.views.quiz_page import QuizPage
    from pokertable.views.settings_page import SettingsPage
    from pokertable.views.statistics_page import StatisticsPage


class Styled(Protocol):
    """A page that takes the player's colours."""

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of a theme."""


class Closing(Protocol):
    """A controller that has to end before the store is closed."""

    def shut_down(self) -> None:
        """End what runs."""


class Pages(QObject):
    """Builds the pages of the program and keeps them, with what works for them."""

    def __init__(self, program: App) -> None:
        super().__init__(program)
        self._program = program
        self._built: dict[str, QWidget] = {}
        self._closing: list[Closing] = []
        self._replayed = "", ""
        self._titles = {
            "lab": self.tr("Omaha lab"),
            "quiz": self.tr("Quiz"),
            "history": self.tr("History"),
            "statistics": self.tr("Statistics"),
            "settings": self.tr("Settings"),
        }
        self._builders: dict[str, Callable[[], QWidget]] = {
            "lab": self._build_lab,
            "quiz": self._build_quiz,
            "history": self._build_history,
            "replayer": self._build_replayer,
            "statistics": self._build_statistics,
            "settings": self._build_settings,
        }

    def __contains__(self, key: str) -> bool:
        return key in self._titles

    def open(self, key: str) -> QWidget:
        """Show the page of this name under its tab."""
        page = self.page(key)
        self._program.window.show_page(key, page, self._titles[key])
        return page

    def page(self, key: str) -> QWidget:
        """The page of this name, built now if it is the first time."""
        page = self._built.get(key)
        if page is None:
            page = self._built[key] = self._builders[key]()
            self._style(page)
        return page

    @property
    def lab(self) -> LabPage:
        """The Omaha lab."""
        return cast("LabPage", self.page("lab"))

    @property
    def quiz(self) -> QuizPage:
        """The quiz."""
        return cast("QuizPage", self.page("quiz"))

    @property
    def statistics(self) -> StatisticsPage:
        """The statistics."""
        return cast("StatisticsPage", self.page("statistics"))

    def restyle(self) -> None:
        """Give all pages that are there the settings as they are now."""
        for page in self._built.values():
            self._style(page)

    def shut_down(self) -> None:
        """End what runs; before the store is closed."""
        for controller in self._closing:
            controller.shut_down()

    def _style(self, page: QWidget) -> None:
        """Give a page what it takes of the settings."""
        program = self._program
        cast("Styled", page).set_theme(program.theme)
        settings = program.settings
        for name, value in (
            ("set_deck", program.deck),
            ("set_speed", settings.speed),
            ("set_hints", settings.hints),
        ):
            take: Callable[[Deck | float | bool], None] | None = getattr(page, name, None)
            if take is not None:
                take(value)
        if page is self._built.get("settings"):
            cast("SettingsPage", page).set_settings(program.settings)

    # The lab and the quiz

    def open_first_lesson(self) -> None:
        """Show the lab with the first lesson."""
        from pokertable.views.lab_page import FIRST_LESSON

        self.open("lab")
        self.lab.open_lesson(FIRST_LESSON)

    def open_in_lab(self, hand: tuple[Card, ...], board: tuple[Card, ...], game: str) -> None:
        """Show the lab with these cards."""
        self.open("lab")
        self.lab.open_cards(hand, board, game)

    def _build_lab(self) -> QWidget:
        from pokertable.views.lab_page import LabPage

        program = self._program
        page = LabPage(program.window)
        page.set_progress(program.settings.lessons)

        def keep(progress: dict[str, Any]) -> None:
            program.settings.lessons = progress
            program.save()

        page.progress_changed.connect(keep)
        return page

    def _build_quiz(self) -> QWidget:
        from pokertable.controllers.jobs import Jobs
        from pokertable.views.quiz_page import QuizPage

        program = self._program
        jobs = Jobs(self)
        jobs.failed.connect(program.report)
        self._closing.append(jobs)
        page = QuizPage(program.store.progress, jobs.submit, program.window)
        page.lab_wanted.connect(self.open_in_lab)
        return page

    # The desk

    def _build_history(self) -> QWidget:
        from pokertable.controllers.history_controller import HistoryController
        from pokertable.controllers.jobs import Jobs
        from pokertable.views.history_page import HistoryPage

        program = self._program
        page = HistoryPage(program.window)
        controller = HistoryController(page, program.store, Jobs(self), self)
        self._closing.append(controller)
        controller.stored.connect(program.say_notices)
        page.play_wanted.connect(lambda: program.open_page("table"))
        page.replay_wanted.connect(self.replay)
        return page

    def replay(self, hand_id: int) -> None:
        """Show a stored hand in the replayer."""
        page = self.page("replayer")
        if self._replayer.open(hand_id):
            self._program.window.show_page("history", page, *self._replayed)

    def _build_replayer(self) -> QWidget:
        from pokertable.controllers.replayer_controller import ReplayerController
        from pokertable.views.replayer_page import ReplayerPage

        program = self._program
        page = ReplayerPage(program.window)
        self._replayer = ReplayerController(page, program.store, self)
        self._closing.append(self._replayer)
        self._replayer.opened.connect(self._set_replayed)
        self._replayer.failed.connect(program.say)
        self._replayer.stored.connect(program.say_notices)
        page.back_wanted.connect(lambda: self.open("history"))
        page.practice_wanted.connect(program.practise)
        return page

    def _set_replayed(self, title: str, hand: str) -> None:
        self._replayed = title, hand
        if self.page("replayer").isVisible():
            self._program.window.bar.set_title(title, hand)

    def _build_statistics(self) -> QWidget:
        from pokertable.controllers.statistics_controller import StatisticsController
        from pokertable.views.statistics_page import StatisticsPage

        program = self._program
        page = StatisticsPage(program.window)
        controller = StatisticsController(page, program.store, self)
        self._closing.append(controller)
        controller.failed.connect(program.report)
        controller.exported.connect(lambda path: program.say(self.tr("Written to {file}").format(file=path)))
        page.play_wanted.connect(lambda: program.open_page("table"))
        program.window.pages.currentChanged.connect(
            lambda _: controller.refresh() if page.isVisibleTo(program.window) else controller.pause()
        )
        return page

    def _build_settings(self) -> QWidget:
        from pokertable.views.settings_page import SettingsPage

        program = self._program
        page = SettingsPage(program.window)
        page.changed.connect(program.window.change)
        page.reset_wanted.connect(program.reset_settings)
        page.about_wanted.connect(self._show_about)
        return page

    def _show_about(self) -> None:
        from pokertable.views.about_dialog import AboutDialog

        program = self._program
        AboutDialog(program.folder, program.log_path, program.window).open()
