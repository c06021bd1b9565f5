"""The pages besides the table: each is built when its tab is first opened."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance
from PySide6.QtWidgets import QWidget

from pokertable.app.profile import Profile
from pokertable.model.cached import cached_property
from pokertable.session.profile.choice import usual_choice
from pokertable.views.kit.translate import shown
from pokertable.views.window.main_window import MainWindow, TabPage

if TYPE_CHECKING:
    from pokertable.controllers.review_controller import ReviewController
    from pokertable.model.cards import Card
    from pokertable.model.game import Game
    from pokertable.training.lab.lesson import Step
    from pokertable.training.learner.progress import Progress
    from pokertable.views.desk.history.page import HistoryPage
    from pokertable.views.desk.replayer.page import ReplayerPage
    from pokertable.views.desk.statistics.page import StatisticsPage
    from pokertable.views.lab.page import LabPage
    from pokertable.views.quiz.page import QuizPage
    from pokertable.views.review.page import ReviewPage
    from pokertable.views.settings.settings_page import SettingsPage
    from pokertable.views.today.page import TodayPage


_DRILLED = 5
"""Questions of a drill."""


class Closing(Protocol):
    """A controller that has to end before the store is closed."""

    def shut_down(self) -> None:
        """End what runs."""


class Pages(QObject):
    """Builds the pages and keeps them, with what works for them.

    `table_wanted()`: a hand is to be played. `practice_wanted(hand_id, decision_index, seat)`: from a stored hand;
    `read_practice_wanted(spot)`: from the hand of a read.
    `next_wanted()`: the next hand at the table.
    `reset_wanted()`: of the settings. `reviewed()`: a review is settled.
    `opponent_wanted(persona, name, game)`: how it plays.
    """

    table_wanted = Signal()
    practice_wanted = Signal(object, int, int)
    read_practice_wanted = Signal(object)
    next_wanted = Signal()
    reset_wanted = Signal()
    reviewed = Signal()
    opponent_wanted = Signal(str, str, object)

    def __init__(self, profile: Profile, window: MainWindow) -> None:
        super().__init__(window)
        self._profile, self._window = profile, window
        self._closing: list[Closing] = []
        self._replayed = "", ""
        self._before_review: TabPage | None = None
        self._replayed_from: TabPage | None = None
        """The review that a hand was replayed from, None if it was the list of hands."""
        self._drills_from: QWidget | None = None
        """The page that a drill was asked for on, while its first question is being dealt."""
        self._titles = {
            "lab": self.tr("Omaha lab"),
            "quiz": self.tr("Quiz"),
            "history": self.tr("History"),
            "statistics": self.tr("Statistics"),
            "today": self.tr("Today"),
            "settings": self.tr("Settings"),
        }

    def __contains__(self, key: str) -> bool:
        return key in self._titles

    def open(self, key: str) -> QWidget:
        """Show the page of this name under its tab."""
        page = self.page(key)
        self._window.show_page(key, page, self._titles[key])
        return page

    def page(self, key: str) -> QWidget:
        """The page of this name, built now if it is the first time."""
        page: QWidget = getattr(self, key)
        return page

    def set_settings(self) -> None:
        """Give all pages that are there the settings as they are now."""
        settings, built = self._profile.settings, self.__dict__
        if "replayer" in built:
            self._set_replayer(self.replayer)
        if "quiz" in built:
            self.quiz.set_hints(settings.quiz_hints)
        if "settings" in built:
            self.settings.set_settings(settings)

    def shut_down(self) -> None:
        """End what runs; before the store is closed."""
        for controller in self._closing:
            controller.shut_down()

    # The lab and the quiz

    def open_first_lesson(self) -> None:
        """Show the lab with the first lesson."""
        from pokertable.views.lab.page import FIRST_LESSON

        self.open("lab")
        self.lab.open_lesson(FIRST_LESSON)

    def open_in_lab(self, hand: tuple[Card, ...], board: tuple[Card, ...], game: str) -> None:
        """Show the lab with these cards."""
        self.open("lab")
        self.lab.open_cards(hand, board, game)

    @cached_property
    def lab(self) -> LabPage:  # noqa: D102
        from pokertable.views.lab.page import LabPage

        page = LabPage(self._window.pages)
        page.set_progress(self._profile.settings.lessons)

        def keep(progress: dict[str, Any]) -> None:
            self._profile.settings.lessons = progress
            self._profile.save()

        page.progress_changed.connect(keep)
        page.misread.connect(self._keep_misread)
        return page

    def _keep_misread(self, step: Step, guess: tuple[Card, ...] | None) -> None:
        """Let a wrong guess in a lesson come back."""
        from pokertable.training.today.run import missed_guess

        missed_guess(self.quiz_progress(), step, guess)

    def quiz_progress(self) -> Progress:
        """The progress in the quiz: that of its page, once it is there."""
        if "quiz" in self.__dict__:
            return self.quiz.progress
        from pokertable.training.learner.progress import Progress

        return Progress(self._profile.store.progress, time.time)

    @cached_property
    def quiz(self) -> QuizPage:  # noqa: D102
        from pokertable.controllers.jobs import Jobs
        from pokertable.views.quiz.page import QuizPage

        jobs = Jobs(self)
        jobs.failed.connect(self._profile.report)
        page = QuizPage(self._profile.store.progress, jobs.submit, self._window.pages)
        page.failed.connect(self._profile.report)
        page.asked.connect(self._dealt)
        page.ended.connect(self._end_drill)
        page.lab_wanted.connect(self.open_in_lab)
        page.practice_wanted.connect(self.read_practice_wanted)
        self._closing += [page, jobs]
        page.set_hints(self._profile.settings.quiz_hints)
        return page

    @cached_property
    def today(self) -> TodayPage:  # noqa: D102
        from pokertable.views.today.page import TodayPage

        return TodayPage(self._window.pages)

    # The desk

    @cached_property
    def history(self) -> HistoryPage:  # noqa: D102
        from pokertable.controllers.history_controller import HistoryController
        from pokertable.controllers.jobs import Jobs
        from pokertable.views.desk.history.page import HistoryPage

        page = HistoryPage(self._window.pages)
        controller = HistoryController(page, self._profile.store, Jobs(self), self)
        self._closing.append(controller)
        controller.stored.connect(self._profile.notices_wanted)
        page.play_button.clicked.connect(self.table_wanted)
        page.replay_wanted.connect(self.replay)
        page.review_wanted.connect(self.review)
        return page

    def replay(self, hand_id: int) -> None:
        """Show a stored hand in the replayer."""
        if self.replayer and self._replayer.open(hand_id):
            self._replayed_from = None
            self._show_replayed()

    def _replay_decision(self, hand_id: int, decision: int, seat: int) -> None:
        """Show a decision of the review in the replayer; the way back is the review, unless that came from there."""
        place = self._window.place
        if self.replayer and self._replayer.open_at(hand_id, decision, seat):
            if self._before_review is None or self._before_review.page is not self.replayer:
                self._replayed_from = place
            self._show_replayed()

    def _show_replayed(self) -> None:
        self._tell_beside()
        self.replayer.controls.say_back(to_review=self._replayed_from is not None)
        self._window.show_page("history", self.replayer, *self._replayed)

    def _leave_replayer(self) -> None:
        """Back to where the hand was asked for."""
        if self._replayed_from is None:
            self.open("history")
        else:
            self._window.show_again(self._replayed_from)

    def _replay_beside(self, by: int) -> None:
        """Replay the hand beside the one that is chosen in the list, which goes along."""
        row = self.history.table.choose_beside(by)
        if row is not None:
            self.replay(row.id)

    def _tell_beside(self) -> None:
        there = "history" in self.__dict__
        above, below = (there and self.history.table.beside(by) is not None for by in (-1, 1))
        self.replayer.controls.set_beside(above, below)

    @cached_property
    def replayer(self) -> ReplayerPage:  # noqa: D102
        from pokertable.controllers.replayer_controller import ReplayerController
        from pokertable.views.desk.replayer.page import ReplayerPage

        page = ReplayerPage(self._window.pages)
        self._replayer = ReplayerController(page, self._profile.store, self)
        self._closing.append(self._replayer)
        self._replayer.opened.connect(self._set_replayed)
        self._replayer.failed.connect(self._profile.said)
        self._replayer.stored.connect(self._profile.notices_wanted)
        page.controls.back_button.clicked.connect(self._leave_replayer)
        page.controls.hand_wanted.connect(self._replay_beside)
        page.practice_wanted.connect(self.practice_wanted)
        page.review_wanted.connect(self.review)
        page.table.opponent_wanted.connect(self.opponent_wanted)
        self._set_replayer(page)
        return page

    def _set_replayer(self, page: ReplayerPage) -> None:
        settings = self._profile.settings
        page.set_hints(settings.hints)
        page.table.set_dead_cards(settings.dead_cards)
        page.set_tells_opponents(settings.tells_opponents)

    def _set_replayed(self, title: str, hand: str) -> None:
        self._replayed = title, hand
        if self.replayer.isVisible():
            self._window.bar.set_title(title, hand)

    # The review

    @property
    def reviews(self) -> ReviewController:
        """What weighs the hands for its page."""
        assert self.review_page
        return self._review

    def review(self, hand_id: int, seat: int | None = None, *, from_table: bool = False) -> None:
        """Weigh the decisions of a stored hand, of its player or another seat.

        The way on is where it was asked for; `from_table`, after its hand, the next one, and the way back its end.
        """
        place = self._window.place
        goes_back = place.page is self.__dict__.get("replayer") and self._replayed_from is not None
        if place.page is not self.__dict__.get("review_page") and not goes_back:
            self._before_review = None if from_table else place
        page = self.review_page
        if self._review.open(hand_id, self.tr("Next hand") if from_table else self.tr("Back"), seat):
            record = self._review.record
            assert record is not None
            title, seat = shown(record.game.title), self._review.seat
            if seat != record.hero:
                title = self.tr("{game}, the decisions of {name}").format(game=title, name=record.names[seat])
            elif record.number is not None:
                title = self.tr("{game}, hand {number}").format(game=title, number=record.number)
            tab = "table" if from_table or self._window.is_at_table else "history"
            self._window.show_page(tab, page, self.tr("Review"), title)

    @cached_property
    def review_page(self) -> ReviewPage:  # noqa: D102
        from pokertable.controllers.jobs import Jobs
        from pokertable.controllers.review_controller import ReviewController
        from pokertable.views.review.page import ReviewPage

        page = ReviewPage(self._window.pages)
        self._review = ReviewController(page, self._profile.store, Jobs(self), self)
        self._closing.append(self._review)
        self._review.failed.connect(self._profile.said)
        self._review.settled.connect(self.reviewed)
        self._review.stored.connect(self._profile.notices_wanted)
        page.practice_wanted.connect(self.practice_wanted)
        page.replay_wanted.connect(self._replay_decision)
        page.drill_wanted.connect(self.drill)
        page.seat_wanted.connect(lambda seat: self.review(self._review.hand_id, seat))
        page.went_on.connect(lambda: self._leave_review(self.next_wanted))
        page.went_back.connect(lambda: self._leave_review(self.table_wanted))
        return page

    def drill(self, game: str, keys: Sequence[str]) -> None:
        """Ask a few questions of the quiz on those of these topics that the game has."""
        from pokertable.training.quiz.topics import topic_from

        wanted = [topic for topic in map(topic_from, keys) if game in topic.games]
        if not wanted:
            self._profile.said.emit(self.tr("The quiz has no question like this in this game."))
            return
        self._drills_from = self._window.place.page
        if self._drills_from is self.__dict__.get("review_page"):
            self.review_page.say_wait(True)
        else:
            self._profile.said.emit(self.tr("The first question is being dealt."))
        self.quiz.start(wanted, [game], _DRILLED)

    def drill_kind(self, game: str, kind: str) -> None:
        """The same for a kind of loss, as a review names it."""
        from pokertable.training.review.why import drilled

        self.drill(game, drilled(kind))

    def _dealt(self) -> None:
        """A question has come: until the first of a drill the quiz' page would show what it offers besides."""
        page = self._drills_from
        self._end_drill()
        if page is None or self._window.place.page is not page:
            return
        if page is self.__dict__.get("review_page"):
            self._review.stop()
        self.open("quiz")

    def _end_drill(self) -> None:
        """The first question is not waited for any more."""
        page, self._drills_from = self._drills_from, None
        if page is None:
            return
        if page is self.__dict__.get("review_page"):
            self.review_page.say_wait(False)
        else:
            self._profile.said.emit(None)

    def _leave_review(self, from_table: SignalInstance) -> None:
        """Back to where the review was asked for; `from_table`: what is wanted if that was after a hand."""
        self._drills_from = None
        self._review.stop()
        if self._before_review is None:
            from_table.emit()
        elif self._before_review.tab == "table":  # which has gone on meanwhile
            self.table_wanted.emit()
        else:
            self._window.show_again(self._before_review)

    @cached_property
    def statistics(self) -> StatisticsPage:  # noqa: D102
        from pokertable.controllers.statistics_controller import StatisticsController
        from pokertable.views.desk.statistics.page import StatisticsPage

        page = StatisticsPage(self._window.pages)
        controller = StatisticsController(page, self._profile.store, self)
        self._closing.append(controller)
        controller.failed.connect(self._profile.report)
        controller.exported.connect(
            lambda path: self._profile.said.emit(self.tr("Written to {file}").format(file=path))
        )
        page.play_wanted.connect(self.table_wanted)
        page.decisions.review_wanted.connect(self.review)
        page.decisions.drill_wanted.connect(self.drill_kind)
        self._window.pages.currentChanged.connect(
            lambda _: controller.refresh() if page.isVisibleTo(self._window) else controller.pause()
        )
        return page

    def game_in_sight(self) -> Game | None:
        """The game that the lab, the quiz or the replayer shows, None on another page and between questions."""
        page = self._window.place.page
        if page is self.__dict__.get("replayer"):
            return None if self._replayer.hand is None else self._replayer.hand.record.game
        if page is self.__dict__.get("lab"):
            return usual_choice(self.lab.cards.variant.key).game()
        if page is self.__dict__.get("quiz") and self.quiz.question is not None:
            return usual_choice(self.quiz.question.game).game()
        return None

    # The settings

    @cached_property
    def settings(self) -> SettingsPage:  # noqa: D102
        from pokertable.views.kit.sounds import why_silent
        from pokertable.views.settings.settings_page import SettingsPage

        page = SettingsPage(self._window.pages)
        page.set_silent(why_silent())
        page.set_settings(self._profile.settings)
        page.changed.connect(self._window.change)
        page.reset_wanted.connect(self.reset_wanted)
        page.about_button.clicked.connect(self._show_about)
        page.back_wanted.connect(self.table_wanted)
        return page

    def _show_about(self) -> None:
        from pokertable.views.window.about_dialog import AboutDialog

        AboutDialog(self._profile.folder, self._profile.log_path, self._window).open()
