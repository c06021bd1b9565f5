"""The path in the window: lessons in the lab, practice and checkpoints in the quiz, hands at the table, and back."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING, Final

from pokertable.app.pages.lab import LAB, LEARN
from pokertable.app.pages.page import Page, Picture, Waits, Wanted, Work
from pokertable.app.pages.quiz import QUIZ
from pokertable.model.text import Phrase, phrase
from pokertable.session.profile.choice import usual_choice
from pokertable.views.kit.translate import shown
from pokertable.views.window.listed_page import Stands

if TYPE_CHECKING:
    from pokertable.app.program import App
    from pokertable.model.game import Game
    from pokertable.training.lab.lesson import Lesson
    from pokertable.training.learner.progress import Progress
    from pokertable.training.learner.run import QuizRun
    from pokertable.training.path.course import Course, Kind
    from pokertable.training.path.kept import Kept
    from pokertable.training.path.standing import CourseStanding, UnitStanding
    from pokertable.training.path.unit_run import UnitRun
    from pokertable.views.path.page import PathPage
    from pokertable.views.path.side import RatedUnit

_LESSONS: Final = "lessons"
"""The door to the list of lessons, which is in the lab."""
_STARTS: Final = "starts"
"""The door to starting hands: those of the course's game."""
_SINCE_S: Final = 90 * 24 * 3600
"""Time back to which reviewed hands count, in s."""


class PathWork(Work["PathPage"]):
    """Leads from step to step, and keeps the results of checkpoints."""

    def build(self) -> PathPage:  # noqa: D102
        from pokertable.training.path.course import all_courses
        from pokertable.training.path.kept import Kept
        from pokertable.views.path.page import PathPage

        app = self.app
        self._rng = random.Random(app.seed)
        self.kept: Kept = Kept(app.store.progress)
        self._turned: Course | None = None
        """The course of the tab that the player chose."""
        self._run: UnitRun | None = None
        """The practice or the checkpoint that was begun here."""
        page = PathPage(all_courses(), [page.key for page in app.pages.listed] + [_LESSONS], app.window.pages)
        page.chosen.connect(self._choose)
        page.turned.connect(self._turn)
        page.lesson_wanted.connect(self._open_lesson)
        page.practice_wanted.connect(self._practise)
        page.checkpoint_wanted.connect(self.begin_checkpoint)
        page.play_wanted.connect(lambda: app.new_table(usual_choice(self.course.games[0])))
        page.door.connect(self._open_door)
        return page

    @property
    def course(self) -> Course:
        """The course that is shown."""
        return self._turned or self._learned

    @property
    def _learned(self) -> Course:
        """The course that the player learns."""
        from pokertable.training.path.standing import course_of

        return course_of(self.kept, _passed(self.app))

    def game(self) -> Game:
        """The main game of the course that is shown."""
        return usual_choice(self.course.games[0]).game()

    def standing(self, course: Course) -> CourseStanding:
        """How far the player has come in a course."""
        from pokertable.session.history.decisions import reviewed_hands
        from pokertable.training.path.standing import standing

        since = int(1000 * (time.time() - _SINCE_S))
        hands = reviewed_hands(self.app.store, course.games, since)
        return standing(course, _passed(self.app), self.app.quiz_progress(), self.kept, hands)

    def open(self) -> None:
        """Ask what the player wants to learn, once; then show the course learned: to look at a tab is not to choose."""
        self._turned = None
        if self.kept.learns is None:
            self.show()
            self.page.ask()
        else:
            self.show_course()

    def show_course(self) -> None:
        """Show the course where the player is."""
        course = self.course
        self.show(self.tr("Your path"))
        standing = self.standing(course)
        after = None if standing.here is not None else self._after(course)
        self.page.show_course(standing, self._rated(course), after, learned=course.key == self._learned.key)

    def _after(self, course: Course) -> CourseStanding | None:
        """The course that the player learns, if it is another one and not passed yet."""
        learned = self._learned
        if learned.key == course.key:
            return None
        standing = self.standing(learned)
        return standing if standing.here is not None else None

    def begin_checkpoint(self, number: int) -> None:
        """Ask the ten questions of a unit of the shown course."""
        from pokertable.training.path.checkpoint import CheckpointRun

        unit = self.course.units[number]
        title = phrase("Checkpoint: {unit}", unit=unit.kind.title)
        self._begin(CheckpointRun(self._asked, self.course, unit, self._rng.getrandbits(48)), title)

    def _practise(self, number: int) -> None:
        """Ask about every topic of a unit of the shown course, with help."""
        from pokertable.training.path.unit_run import PracticeRun

        unit = self.course.units[number]
        title = phrase("Practice: {unit}", unit=unit.kind.title)
        self._begin(PracticeRun(self._asked, self.course, unit, self._rng.getrandbits(48)), title)

    @property
    def _asked(self) -> Progress:
        progress: Progress = self.app.pages.of(QUIZ).page.progress
        return progress

    def _begin(self, run: UnitRun, title: Phrase) -> None:
        from pokertable.views.quiz.summary import WayBack

        self._take_up()
        quiz = self.app.pages.of(QUIZ)
        if self._run is None:
            quiz.page.ended.connect(self._ended)
        self._run = run
        quiz.page.begin(run, back=WayBack(shown(self.listed.back), self.show_course))
        self.app.window.show_page(QUIZ, quiz.page, shown(title))

    def _ended(self, run: QuizRun) -> None:
        if self._run is None or run is not self._run or not run.over:
            return
        if run.to_pass:
            self.kept.finished(self._run.course, self._run.unit, run.right)
        else:
            self.kept.practised(self._run.course, self._run.unit)

    def _rated(self, course: Course) -> dict[Kind, RatedUnit]:
        """The rating of each unit that asks questions."""
        from pokertable.training.learner.rating import together
        from pokertable.training.quiz.topics import topic_from
        from pokertable.views.path.side import RatedUnit

        progress = self.app.quiz_progress()
        found = {}
        for unit in course.units:
            if course.topics(unit):
                ratings = [progress.rating(topic_from(topic), game, theme) for topic, game, theme in course.rated(unit)]
                answers = sum(rating.answers for rating in ratings)
                found[unit.kind] = RatedUnit(shown(unit.kind.title), together(ratings), answers=answers)
        return found

    def _choose(self, key: str, is_new: bool) -> None:
        if key or not self.kept.learns:  # to skip the question changes no earlier answer
            self.kept.choose(key, is_new=is_new)
        self._turned = None
        self.show_course()

    def _turn(self, key: str) -> None:
        from pokertable.training.path.course import all_courses

        self._turned = next(course for course in all_courses() if course.key == key)
        self.show_course()

    def _take_up(self) -> None:
        """Learn the shown course from now on, of which a unit is begun; the first steps lead to the one chosen."""
        from pokertable.training.path.course import Kind

        course = self.course
        if course.units[0].kind is not Kind.FIRST and course.key != self.kept.learns:
            self.kept.choose(course.key, is_new=self.kept.is_new)

    def _open_lesson(self, key: str) -> None:
        self._take_up()
        self.app.pages.of(LAB).teach(key, self.show_course, shown(self.listed.back))

    def _open_door(self, name: str) -> None:
        if name == _LESSONS:
            self.app.pages.of(LAB).list_lessons(self.open)
        elif name == _STARTS:
            from pokertable.app.pages.starts import STARTS

            self.app.pages.of(STARTS).open_game(self.course.games[0])
        else:
            self.app.open_page(self.app.pages.named(name))

    def pictured(self, wanted: Wanted) -> Waits:
        """The course of a game, by a player who has come some way; with `step`, after that many units."""
        from pokertable.training.path.course import all_courses

        self.app.window.set_choices([wanted.choice])
        course = next((c for c in all_courses() if wanted.choice.variant in c.games), all_courses()[1])
        self._turned = course
        self.kept.choose(course.key)
        done = {key: {"done": True} for unit in course.units[: wanted.step] for key in unit.lessons}
        self.app.settings.lessons = {**self.app.settings.lessons, **done}
        for unit in course.units[: wanted.step]:
            self.kept.finished(course, unit, 9)
        self.show_course()
        yield lambda: True

    def asked(self, wanted: Wanted) -> Waits:
        """The question what to learn."""
        self.app.window.set_choices([wanted.choice])
        self.open()
        self.page.ask()
        yield lambda: True


def here(app: App) -> UnitStanding | None:
    """The unit where the player is; None at the end of the course, and before one was chosen."""
    from pokertable.training.path.kept import Kept
    from pokertable.training.path.standing import course_of

    kept = Kept(app.store.progress)
    return None if kept.learns is None else standing_in(app, course_of(kept, _passed(app))).here


def standing_in(app: App, course: Course) -> CourseStanding:
    """How far the player has come in a course, reviewed hands aside."""
    from pokertable.training.path.kept import Kept
    from pokertable.training.path.standing import standing

    return standing(course, _passed(app), app.quiz_progress(), Kept(app.store.progress), ())


def _passed(app: App) -> frozenset[str]:
    from pokertable.training.lab.course import LessonProgress

    return LessonProgress.from_json(app.settings.lessons).done


def course_chosen(app: App) -> Course | None:
    """The course that the player chose, which the first steps may come before; None where none was chosen."""
    from pokertable.training.path.course import all_courses
    from pokertable.training.path.kept import Kept

    learns = Kept(app.store.progress).learns
    return next((course for course in all_courses() if course.key == learns), None)


def game_learned(app: App) -> list[str]:
    """The main game of the course that the player chose; empty where none was chosen."""
    course = course_chosen(app)
    return [] if course is None else [course.games[0]]


def next_lesson(app: App) -> Lesson | None:
    """The next lesson on the player's path, if that is the next step."""
    from pokertable.training.lab.course import all_lessons

    unit = here(app)
    if unit is None or unit.next_lesson is None:
        return None
    return next((lesson for lesson in all_lessons() if lesson.key == unit.next_lesson), None)


def next_step(app: App) -> str:
    """The player's next step on the path, in few words; empty at its end."""
    from pokertable.training.path.standing import Step
    from pokertable.views.lab.texts import lesson_text

    lesson = next_lesson(app)
    if lesson is not None:
        return lesson_text(lesson.title)
    unit = here(app)
    if unit is None:
        return ""
    title = unit.unit.kind.title
    if unit.step is Step.PRACTICE:
        return shown(phrase("Practice: {unit}", unit=title))
    return shown(phrase("Checkpoint: {unit}", unit=title) if unit.step is Step.CHECKPOINT else title)


PATH: Final = Page(
    key="path",
    title=LEARN,
    stands=Stands.TAB,
    work=PathWork,
    pictures=(Picture("path", PathWork.pictured), Picture("learn", PathWork.asked)),
    back=phrase("Back to the path"),
)
