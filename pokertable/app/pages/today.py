"""Today in the window: the plan on its page, questions on the quiz's, the lesson in the lab, the end here again."""

from __future__ import annotations

import random
import time
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from pokertable.app.pages.lab import LAB
from pokertable.app.pages.page import Page, Picture, Waits, Wanted, Work
from pokertable.app.pages.path import PATH, next_lesson, next_step
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
    from pokertable.views.today.cards import TodayPart
    from pokertable.views.today.page import TodayPage

_AHEAD: Final = 8
"""Number of days ahead for which returning misses are counted."""


class TodayWork(Work["TodayPage"]):
    """Asks on the page of the quiz, and then teaches in the lab."""

    def build(self) -> TodayPage:  # noqa: D102
        from pokertable.controllers.jobs import Jobs
        from pokertable.training.today.day import Days
        from pokertable.training.today.run import TodayRun
        from pokertable.views.today.page import TodayPage

        app = self.app
        self._rng = random.Random(app.seed)
        self._days = Days(app.store.progress, time.time)
        self._run: TodayRun | None = None
        self._before = app.window.place
        self._jobs = self.closing(Jobs(self))
        self._jobs.failed.connect(app.profile.report)
        page = TodayPage(app.window.pages)
        page.begun.connect(self.begin)
        page.another_wanted.connect(lambda: self._tell(self._planned()))
        page.path_wanted.connect(lambda: app.open_page(PATH))
        page.left.connect(self._leave)
        return page

    @cached_property
    def _quiz(self) -> QuizPage:
        page = self.app.pages.of(QUIZ).page
        page.ended.connect(self._ended)
        page.asked.connect(self._asked)
        return page

    def open(self) -> None:
        """Show the day; during the session the open question; after it the results."""
        if not self.is_shown:
            self._before = self.app.window.place
        if self._is_asking:
            self._show_questions()
            return
        day = self._day()
        self._tell(day if day is not None and day.begun else self._planned())

    def begin(self) -> None:
        """Ask the rest of the questions; then the lesson."""
        from pokertable.training.today.run import TodayRun

        day = self._day() or self._planned()
        if not day.left:
            self._teach(day)
            return
        self._run = TodayRun(self._quiz.progress, self._days, day)
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

    def _teach(self, day: Day) -> None:
        """Take the lesson of the day, which leads back here."""
        self.app.pages.of(LAB).teach(day.plan.lesson, self._show_day, self.tr("Back to Today"))

    def _show_day(self) -> None:
        self._tell(self._day() or self._planned())

    def _day(self) -> Day | None:
        """The present day as far as it has come."""
        from pokertable.training.lab.course import LessonProgress

        day = self._days.day
        return None if day is None else day.with_lessons(LessonProgress.from_json(self.app.settings.lessons))

    def _planned(self) -> Day:
        """A new plan, stored from now on."""
        from pokertable.session.history.decisions import decided
        from pokertable.session.history.store.filters import HandFilter
        from pokertable.training.lab.course import LessonProgress
        from pokertable.training.learner.scores import DAYS_SHOWN
        from pokertable.training.today.day import Day
        from pokertable.training.today.plan import plan

        since = int(1000 * (time.time() - DAYS_SHOWN * _DAY_S))
        decisions = decided(self.app.store, HandFilter(since_ms=since))
        taken = LessonProgress.from_json(self.app.settings.lessons)
        games, lesson = self.app.games_trained(), next_lesson(self.app)
        day = Day(plan(self._quiz.progress, decisions, games, self._rng, lesson, taken))
        self._days.keep(day)
        return day.with_lessons(taken)

    def _ended(self, run: QuizRun) -> None:
        """Go on to the lesson after the last question, else return to this page."""
        if run is self._run:
            self._run = None
            self._quiz.show_start()
            day = self._day()
            if run.over and day is not None and day.lesson_left:
                self._teach(day)
            else:
                self._show_day()

    def _tell(self, day: Day) -> None:
        from pokertable.training.learner.schedule import time_of
        from pokertable.training.rate import Rate
        from pokertable.views.today.page import Week
        from pokertable.views.widgets.weeks_card import WEEKS

        progress = self._quiz.progress
        rates = [Rate(score.asked - score.right, score.asked) for score in progress.by_week(WEEKS)]
        since_monday = time_of(time.time()).weekday() + 1
        week = Week([score.asked for score in progress.by_day().days[-since_monday:]], rates)
        self.show()
        if day.over:
            self.page.show_end(day, week, progress.due_by_day(_AHEAD), self._lesson(day).title)
        else:
            self.page.show_plan(day, week, self._lesson(day), progress.due_today())
            self._show_sample(day)
        self.page.setFocus()

    def _lesson(self, day: Day) -> TodayPart:
        """The lesson of the day; without one the next step of the path."""
        from pokertable.training.lab.course import all_lessons
        from pokertable.views.lab.choice import groups_of
        from pokertable.views.lab.texts import lesson_text, step_text
        from pokertable.views.today.cards import TodayPart

        lesson = next((lesson for lesson in all_lessons() if lesson.key == day.plan.lesson), None)
        if lesson is not None:
            step = lesson.steps[day.plan.steps[0]]
            title, look = lesson_text(lesson.title), step_text(step, step.look)
            return TodayPart(len(day.plan.steps), title, self.tr("next lesson"), groups_of(step), look)
        step_words = next_step(self.app)
        if step_words:
            return TodayPart(0, step_words, self.tr("next on your path"), go=self.tr("To the path"))
        about = self.tr("Choose what you want to learn, and its next lesson comes here.")
        return TodayPart(0, self.tr("Your path"), self.tr("next lesson"), about=about, go=self.tr("To the path"))

    def _show_sample(self, day: Day) -> None:
        """Show a question like those on the weakest skill, once it is dealt; a read would take too long."""
        from pokertable.training.learner.request import Prepared, prepare
        from pokertable.training.today.plan import request_of
        from pokertable.views.quiz.missed import groups_of

        self._jobs.forget()
        task = next((task for task in day.plan.tasks if task.skill == 0), None)
        if task is None:
            return
        request = request_of(replace(task, seed=task.seed + 1), self._quiz.progress)

        def show(prepared: Prepared) -> None:
            groups = [("", cards) for cards in groups_of(prepared.question.deal)]
            self.page.show_sample(groups, shown(prepared.question.prompt))

        if request.deal is not None or not request.topic.finds_deals:
            self._jobs.submit(partial(prepare, request), show)

    def _leave(self) -> None:
        if self._before.page is self.app.window.start:
            self.app.open_page(START)
        else:
            self.app.window.show_again(self._before)

    def planned(self, wanted: Wanted) -> Waits:
        """The plan for a player of this game whose last weeks are made up.

        With answers: the verdict on the last of them, every second one right; after all of them the end.
        """
        from pokertable.training.path.course import all_courses
        from pokertable.training.path.kept import Kept
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
        kept = Kept(self.app.store.progress)
        kept.choose(next((course.key for course in all_courses() if game in course.games), ""))
        self.open()
        yield lambda: bool(self.page.cards[2].strong.text())
        if wanted.step:
            self.begin()
            count = 0 if quiz.run is None else quiz.run.count
            yield from self.app.pages.of(QUIZ).answered(min(wanted.step, count), goes_on=wanted.step > count)
            if wanted.step > count:  # after the lesson too
                day = self._day()
                if day is not None and day.plan.lesson:
                    self.app.settings.lessons = {**self.app.settings.lessons, day.plan.lesson: {"done": True}}
                self._show_day()


_MISSED = ("nuts", "play", "high", "nuts")
"""Topics of the misses that are due in a picture of the page."""
_DAY_S: Final = 24 * 3600
_WRONG: Final = (1, 1, 2, 2, 3, 3)
"""Number wrong of eight answers in each earlier week, the last week first."""


def _made_up(game: str, now: float) -> dict[str, dict[str, list[int]]]:
    """Answers of the last weeks by their names in the store, fewer of them wrong from week to week."""
    from datetime import UTC, datetime, timedelta

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
