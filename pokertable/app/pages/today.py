"""Today in the window: the plan on its page, the questions on the quiz's, and the end on its own page again."""

from __future__ import annotations

import random
import time
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final

from pokertable.app.pages.page import Page, Picture, Waits, Wanted, Work
from pokertable.app.pages.path import next_step
from pokertable.app.pages.quiz import QUIZ
from pokertable.app.pages.start import START
from pokertable.model.cached import cached_property
from pokertable.model.games import CATALOGUE
from pokertable.model.text import phrase
from pokertable.views.kit.translate import shown
from pokertable.views.window.listed_page import Stands

if TYPE_CHECKING:
    from pokertable.training.learner.run import QuizRun
    from pokertable.training.today.day import Day
    from pokertable.views.quiz.page import QuizPage
    from pokertable.views.today.page import TodayPage

_AHEAD: Final = 8
"""Number of days ahead for which returning misses are counted."""


class TodayWork(Work["TodayPage"]):
    """Asks on the page of the quiz."""

    def build(self) -> TodayPage:  # noqa: D102
        from pokertable.training.today.day import Days
        from pokertable.training.today.run import TodayRun
        from pokertable.views.today.page import TodayPage

        app = self.app
        self._rng = random.Random(app.seed)
        self._days = Days(app.store.progress, time.time)
        self._run: TodayRun | None = None
        self._before = app.window.place
        page = TodayPage(app.window.pages)
        page.begun.connect(self.begin)
        page.another_wanted.connect(lambda: self._tell(self._planned()))
        page.left.connect(self._leave)
        return page

    @cached_property
    def _quiz(self) -> QuizPage:
        page = self.app.pages.of(QUIZ).page
        page.ended.connect(self._ended)
        page.asked.connect(self._asked)
        return page

    def open(self) -> None:
        """Show the tasks; during the session the open question; after it the results."""
        if not self.is_shown:
            self._before = self.app.window.place
        if self._is_asking:
            self._show_questions()
        else:
            self._tell(self._day())

    def begin(self) -> None:
        """Ask the rest of the plan."""
        from pokertable.training.today.run import TodayRun

        self._run = TodayRun(self._quiz.progress, self._days, self._day())
        self.page.say_wait()
        self._quiz.begin(self._run)

    def _asked(self) -> None:
        """Show the quiz when the first question is ready: before that its page would show its start."""
        if self._is_asking and self.is_shown:
            self._show_questions()

    @property
    def _is_asking(self) -> bool:
        """Whether the quiz displays a question of today, or its verdict."""
        return self._run is not None and self._quiz.run is self._run and not self._run.over

    def _show_questions(self) -> None:
        self.app.window.show_page(QUIZ, self._quiz, shown(self.listed.title))

    def _day(self) -> Day:
        """The present day; misses that have come due since are added until it is over."""
        from pokertable.training.today.plan import with_due

        day = self._days.day
        if day is None:
            return self._planned()
        if day.over:
            return day
        plan_now = with_due(day.plan, self._quiz.progress, self._rng)
        if plan_now is not day.plan:
            day = replace(day, plan=plan_now)
            self._days.keep(day)
        return day

    def _planned(self) -> Day:
        """A new plan, stored from now on."""
        from pokertable.session.history.decisions import decided
        from pokertable.session.history.store.filters import HandFilter
        from pokertable.training.learner.progress import DAYS_SHOWN
        from pokertable.training.today.day import Day
        from pokertable.training.today.plan import plan

        since = int(1000 * (time.time() - timedelta(days=DAYS_SHOWN).total_seconds()))
        decisions = decided(self.app.store, HandFilter(since_ms=since))
        day = Day(plan(self._quiz.progress, decisions, self.app.games_played(), self._rng))
        self._days.keep(day)
        return day

    def _ended(self, run: QuizRun) -> None:
        """Return to this page after a session of today."""
        if run is self._run:
            self._run = None
            self._quiz.show_start()
            self._tell(self._day())

    def _tell(self, day: Day) -> None:
        from pokertable.training.rate import Rate
        from pokertable.views.widgets.weeks_card import WEEKS

        progress = self._quiz.progress
        weeks = [Rate(score.asked - score.right, score.asked) for score in progress.by_week(WEEKS)]
        self.show()
        if day.over:
            self.page.show_end(day, weeks, progress.due_by_day(_AHEAD))
        else:
            self.page.show_plan(day, weeks, next_step(self.app))
        self.page.setFocus()

    def _leave(self) -> None:
        if self._before.page is self.app.window.start:
            self.app.open_page(START)
        else:
            self.app.window.show_again(self._before)

    def planned(self, wanted: Wanted) -> Waits:
        """The plan for a player of this game whose last weeks are made up.

        With answers: the verdict on the last of them, every second one right; after all of them the end.
        """
        from pokertable.training.quiz.question import Reply
        from pokertable.training.quiz.topics import topic_from

        game, rng = wanted.choice.variant, random.Random(wanted.seed)
        self.app.window.set_choices([wanted.choice])
        self.app.store.progress.set_all(_made_up(game, time.time()))
        quiz = self._quiz  # it takes its progress from the store
        for topic in map(topic_from, _MISSED):
            if game in topic.games:
                question = topic.ask(CATALOGUE[game], rng)
                quiz.progress.missed_at_table(Reply(question, question.tempting[0].answer))
        self.open()
        if wanted.step:
            self.begin()
            count = 0 if quiz.run is None else quiz.run.count
            yield from self.app.pages.of(QUIZ).answered(min(wanted.step, count), goes_on=wanted.step > count)


_MISSED = ("nuts", "play", "high", "nuts")
"""Topics of what is due today, where that is pictured."""
_WRONG: Final = (1, 1, 2, 2, 3, 3)
"""Number wrong of eight answers in each earlier week, the last week first."""


def _made_up(game: str, now: float) -> dict[str, dict[str, list[int]]]:
    """Answers of the last weeks by their names in the store, fewer of them wrong from week to week."""
    from pokertable.training.quiz.topics import topic_from

    topics = [key for key in ("high", "nuts", "range") if game in topic_from(key).games]
    kept = {}
    for back in range(0, 7 * len(_WRONG), 2):
        day = datetime.fromtimestamp(now, UTC).date() - timedelta(days=back)
        wrong = _WRONG[back // 7]
        kept[f"quiz.day.{day.isoformat()}"] = {
            f"{key}/{game}": [8, 8 - wrong - at % 2] for at, key in enumerate(topics)
        }
    return kept


TODAY: Final = Page(
    key="today",
    title=phrase("Today"),
    stands=Stands.MENU_TOP,
    tab="path",
    work=TodayWork,
    pictures=(Picture("today", TodayWork.planned),),
)
