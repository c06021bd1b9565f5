"""The quiz, and the drills that other pages ask for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from pokertable.app.pages.lab import LAB, LEARN
from pokertable.app.pages.page import Page, Picture, Waits, Wanted, Work
from pokertable.model.text import phrase
from pokertable.session.profile.choice import usual_choice
from pokertable.session.profile.settings import Settings
from pokertable.views.kit.translate import game_title, shown
from pokertable.views.window.listed_page import Stands

if TYPE_CHECKING:
    from pokertable.model.game import Game
    from pokertable.training.learner.run import Outcome
    from pokertable.views.quiz.page import QuizPage
    from pokertable.views.quiz.summary import WayBack

_DRILLED: Final = 5
"""Number of questions in a drill."""
SESSION = 10
"""Questions of a pictured session."""


class QuizWork(Work["QuizPage"]):
    """Asks for other pages too."""

    def build(self) -> QuizPage:  # noqa: D102
        from pokertable.controllers.jobs import Jobs
        from pokertable.views.quiz.page import QuizPage

        app = self.app
        self._asker: Work[Any] | None = None
        """The work of the page on which a drill was asked for, while its first question is dealt."""
        self._jobs = jobs = Jobs(self)
        jobs.failed.connect(app.profile.report)
        page = self.closing(QuizPage(app.store.progress, jobs.submit, app.window.pages))
        page.failed.connect(app.profile.report)
        page.said.connect(app.window.say)
        page.asked.connect(self._dealt)
        page.ended.connect(self._end_wait)
        page.lab_wanted.connect(lambda *cards: app.pages.of(LAB).open_cards(*cards))
        page.lesson_wanted.connect(lambda key: app.pages.of(LAB).open_lesson(key))
        page.practice_wanted.connect(app.practice.read)
        page.decisions_wanted.connect(self._choose_theme)
        page.teaching_wanted.connect(self._teach)
        page.body.currentChanged.connect(self._entitle)
        page.intro.ticked.connect(self._keep_ticked)
        page.intro.today_wanted.connect(partial(self._go_to, "today"))
        page.intro.left.connect(partial(self._go_to, "path"))
        return page

    def open(self) -> None:
        """Show the page as it was left; where nothing is asked, with the topics that the player is learning."""
        if self.page.run is None:
            self._offer()
        self.show()

    def _offer(self) -> None:
        """Mark what the player ticked, else what belongs to the chosen course; else everything stays marked."""
        from pokertable.app.pages.path import course_chosen, standing_in
        from pokertable.training.path.offered import of_course, ticked
        from pokertable.training.quiz.topics import topic_from

        offered = ticked(self.app.store.progress)
        course = course_chosen(self.app) if offered is None else None
        if course is not None:
            offered = of_course(standing_in(self.app, course))
        if offered is not None:
            self.page.intro.choose([topic_from(key) for key in offered.topics], offered.games)

    def _keep_ticked(self) -> None:
        from pokertable.training.path.offered import keep_ticked

        topics, games = self.page.intro.marked
        keep_ticked(self.app.store.progress, [topic.key for topic in topics], games)

    def _go_to(self, key: str) -> None:
        """Open another page of learning."""
        self.app.open_page(self.app.pages.named(key))

    def shut_down(self) -> None:
        """End without waiting for the question that is prepared: it needs no store, and a search stops by itself."""
        super().shut_down()
        self._jobs.shut_down(wait=False)

    def show(self, subtitle: str = "") -> None:
        """Show the page under the title of its tab, beside it the game that is asked about."""
        self.app.window.show_page(self.listed, self.page, shown(LEARN), subtitle or self._of_game())

    def _of_game(self) -> str:
        question = self.page.question
        return "" if question is None else game_title(question.game)

    def set_settings(self, settings: Settings) -> None:  # noqa: D102
        self.page.set_hints(settings.quiz_hints)

    def game(self) -> Game | None:
        """The one that is asked about, None between questions."""
        question = self.page.question
        return None if question is None else usual_choice(question.game).game()

    def _choose_theme(self, game: str) -> None:
        """Open the page of decisions, at this game."""
        from pokertable.app.pages.decide import DECIDE

        self.app.pages.of(DECIDE).open(game)

    def _teach(self, outcome: Outcome) -> None:
        """Open the first lesson of the course and unit that teach what was missed; without one the list of lessons."""
        from pokertable.training.lab.course import LessonProgress
        from pokertable.training.path.course import lesson_about

        question = outcome.prepared.question
        done = LessonProgress.from_json(self.app.settings.lessons).done
        lab, key = self.app.pages.of(LAB), lesson_about(question.topic.key, question.game, done)
        if key is None:
            lab.list_lessons(self.open)
        else:
            lab.teach(key, self.open, self.tr("Back to the quiz"))

    def drill(self, game: str, keys: Sequence[str], theme: str = "") -> None:
        """Ask a few decisions of this theme, else questions on those of these topics that the game has.

        The page in sight waits for the first.
        """
        from pokertable.training.decide.bank import themes
        from pokertable.training.quiz.topics import topic_from

        if theme in [each.value for each in themes(game)]:
            self._wait()
            self.page.start_deciding(game, theme, _DRILLED, back=self._way_back())
            return
        wanted = [topic for topic in map(topic_from, keys) if game in topic.games]
        if not wanted:
            self.app.profile.said.emit(self.tr("The quiz has no questions like this for this game."))
            return
        self._wait()
        self.page.start(wanted, [game], _DRILLED, back=self._way_back())

    def _way_back(self) -> WayBack:
        """The way to the page in sight."""
        from pokertable.views.quiz.summary import WayBack

        there = self.app.pages.in_sight()
        words = self.listed.back if there is None else there.listed.back
        return WayBack(shown(words), partial(self.app.window.show_again, self.app.window.place))

    def _wait(self) -> None:
        """Let the page in sight wait for the first question of a drill."""
        self._asker = self.app.pages.in_sight()
        if self._asker is not None:
            self._asker.say_wait(True)

    def decide(self, game: str, theme: str = "") -> None:
        """Open a session of decisions in this game, of a theme or of all; raises `QuizError` without a bank."""
        self.page.start_deciding(game, theme, back=self._way_back())
        self.open()

    def drop_wait(self) -> None:
        """The page that a drill was asked for on is left: its first question is not shown."""
        self._asker = None

    def _dealt(self) -> None:
        """A question has come: until the first of a drill the page would show what it offers besides."""
        asker = self._asker
        self._end_wait()
        self._entitle()
        if asker is not None and asker.is_shown:
            asker.drilled()
            self.open()

    def _entitle(self) -> None:
        """Name the game that is asked about beside the title, none on the first page."""
        if self.is_shown:
            self.app.window.bar.set_subtitle(self._of_game())

    def _end_wait(self) -> None:
        asker, self._asker = self._asker, None
        if asker is not None:
            asker.say_wait(False)

    def answered(self, answers: int, *, goes_on: bool) -> Waits:
        """Answer this number of questions, every second one right, the first wrong; `goes_on`: past the last."""
        page = self.page
        for number in range(1, answers + 1):
            yield lambda: page.question is not None and page.outcome is None
            if (question := page.question) is not None:
                page.give(question.tempting[0].answer if number % 2 and question.tempting else question.answer)
            if number < answers or goes_on:
                page.go_on()

    def asked(self, wanted: Wanted) -> Waits:
        """A question of this topic, or the game's first; raises `ValueError` with the topic if the game has not that.

        With answers: the verdict on the last of them, every second one right, the first wrong; after a whole session
        its summary, and after one more the progress in graphs.
        """
        from pokertable.training.quiz.topics import topic_from, topics

        game, answers = wanted.choice.variant, wanted.step
        first = next((topic for topic in topics() if game in topic.games), topics()[0])
        self.open()
        self.page.set_seed(wanted.seed)
        self.page.start([topic_from(wanted.topic) if wanted.topic else first], [game], SESSION)
        yield from self.answered(min(answers, SESSION), goes_on=answers > SESSION)
        if answers > SESSION + 1:
            self.page.show_figures()
        elif answers <= SESSION:
            yield lambda: self.page.question is not None

    def asked_to_decide(self, wanted: Wanted) -> Waits:
        """A decision, of the theme that `topic` names; with answers the verdict on the last of them, as in `asked`."""
        from pokertable.training.decide.bank import games

        game = wanted.choice.variant
        self.page.set_seed(wanted.seed)
        self.decide(game if game in games() else next(iter(games()), game), wanted.topic or "")
        yield from self.answered(min(wanted.step, SESSION), goes_on=False)
        yield lambda: self.page.question is not None and not self.page.decide.choices.guard.isActive()

    def ended(self, wanted: Wanted) -> Waits:
        """The end of a session in which every second question was missed."""
        return self.asked(wanted._replace(step=SESSION + 1))

    def asked_of_a_range(self, wanted: Wanted) -> Waits:
        """An opponent to be put on a hand."""
        return self.asked(wanted._replace(topic="range"))


QUIZ: Final = Page(
    key="quiz",
    title=phrase("Quiz"),
    stands=Stands.MENU_TOP,
    tab="path",
    work=QuizWork,
    pictures=(
        Picture("quiz", QuizWork.asked, ("topic",)),
        Picture("reads", QuizWork.asked_of_a_range),
        Picture("session-end", QuizWork.ended),
    ),
)
