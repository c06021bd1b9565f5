"""Today in the window: the plan on its page, the questions on the quiz's, and the end on its own page again."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from pokertable.app.pages import Pages
from pokertable.app.profile import Profile
from pokertable.session.history.decisions import decided
from pokertable.session.history.store.filters import HandFilter
from pokertable.training.learner.progress import DAYS_SHOWN, Score
from pokertable.training.rate import Rate
from pokertable.training.today.day import Day, Days
from pokertable.training.today.plan import plan, with_due
from pokertable.training.today.run import TodayRun
from pokertable.views.widgets.weeks_card import WEEKS
from pokertable.views.window.main_window import MainWindow, TabPage

if TYPE_CHECKING:
    from pokertable.training.learner.run import QuizRun
    from pokertable.views.today.page import TodayPage

_AHEAD: Final = 8
"""Days of which it is said what comes back."""


class Today(QObject):
    """Works for one window. `games`: those that are played, the latest first; `rng` makes the questions."""

    def __init__(
        self,
        profile: Profile,
        window: MainWindow,
        pages: Pages,
        games: Callable[[], list[str]],
        rng: random.Random,
        now: Callable[[], float] = time.time,
    ) -> None:
        super().__init__(window)
        self._profile, self._window, self._pages = profile, window, pages
        self._games, self._rng, self._now = games, rng, now
        self._days = Days(profile.store.progress, now)
        self._run: TodayRun | None = None
        self._before: TabPage | None = None
        self.page: TodayPage = pages.today
        self.page.begun.connect(self.begin)
        self.page.another_wanted.connect(self._another)
        self.page.left.connect(self._leave)
        pages.quiz.ended.connect(self._ended)
        pages.quiz.asked.connect(self._asked)

    def open(self) -> None:
        """What is to be done; in the middle of it the question that waits; after it how it went."""
        if self._window.place.page is not self.page:
            self._before = self._window.place
        if self._is_asking:
            self._show_questions()
        else:
            self._show(self._day())

    def begin(self) -> None:
        """Ask what is left of the plan."""
        day = self._day()
        self._run = TodayRun(self._pages.quiz.progress, self._days, day)
        self.page.say_wait()
        self._pages.quiz.begin(self._run)

    def _asked(self) -> None:
        """The first question has come: until then its page would show what it offers besides."""
        if self._is_asking and self._window.place.page is self.page:
            self._show_questions()

    @property
    def _is_asking(self) -> bool:
        """Whether the quiz has a question of today on its page, or its verdict."""
        return self._run is not None and self._pages.quiz.run is self._run and not self._run.over

    def _show_questions(self) -> None:
        self._window.show_page("quiz", self._pages.quiz, self.tr("Today"))

    def _day(self) -> Day:
        """Today as it stands: what has come due since is asked too, until it is over."""
        day = self._days.day
        if day is None:
            return self._planned()
        if day.over:
            return day
        plan_now = with_due(day.plan, self._pages.quiz.progress, self._rng)
        if plan_now is not day.plan:
            day = replace(day, plan=plan_now)
            self._days.keep(day)
        return day

    def _planned(self) -> Day:
        """A new plan, which is kept from now on."""
        since = int(1000 * (self._now() - timedelta(days=DAYS_SHOWN).total_seconds()))
        decisions = decided(self._profile.store, HandFilter(since_ms=since))
        day = Day(plan(self._pages.quiz.progress, decisions, self._games(), self._rng))
        self._days.keep(day)
        return day

    def _another(self) -> None:
        self._show(self._planned())

    def _ended(self, run: QuizRun) -> None:
        """The session is over or was left: back to this page, if it was today's."""
        if run is self._run:
            self._run = None
            self._pages.quiz.show_start()
            self._show(self._day())

    def _show(self, day: Day) -> None:
        progress = self._pages.quiz.progress
        weeks = list(map(_rate, progress.by_week(WEEKS)))
        self._pages.open("today")
        if day.over:
            self.page.show_end(day, weeks, progress.due_by_day(_AHEAD))
        else:
            self.page.show_plan(day, weeks)
        self.page.setFocus()

    def _leave(self) -> None:
        if self._before is None or self._before.page is self._window.start:
            self._window.bar.start_wanted.emit()
        else:
            self._window.show_again(self._before)


def _rate(score: Score) -> Rate:
    return Rate(score.asked - score.right, score.asked)
