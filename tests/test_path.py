"""The path as a newcomer goes it: the question, lessons in the lab, a checkpoint in the quiz, and back each time."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from pokertable.app.pages import DECIDE, LAB, PATH, QUIZ, RULES, STARTS, TODAY
from pokertable.app.pages.page import Wanted
from pokertable.app.program import App
from pokertable.session.profile.choice import usual_choice
from pokertable.training.learner.run import QuizRun, RetryRun
from pokertable.training.path.course import all_courses
from pokertable.training.path.kept import Kept
from pokertable.training.quiz.topics import topic_from
from pokertable.views.kit.fonts import sized, width_of
from pokertable.views.path.items import ItemKind
from pokertable.views.window.window_bar import BarTitle
from tests.narrow import known
from tests.test_app import WAIT_MS, started
from tests.training.lab.test_course import answer
from tests.views.quiz_driver import said


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path) -> App:
    made: App = started(qtbot, tmp_path)
    return made


def test_the_question_leads_to_a_course_and_can_be_skipped(program: App) -> None:
    program.open_page(PATH)
    path = program.pages.of(PATH).page
    assert path.question.isVisible()
    QTest.keyClick(path, Qt.Key.Key_Escape)
    assert path.tabs["omaha"].isChecked() and Kept(program.store.progress).learns == ""
    path.ask_button.click()
    assert "stays open" in path.question.about.text()
    path.question.plays[0].click()  # never played poker
    assert path.question.about.text().startswith("You begin with “First steps”")
    QTest.keyClick(path.question, Qt.Key.Key_3)
    assert path.tabs["first"].isChecked() and path.next.title.text() == "The order of hands"
    assert Kept(program.store.progress).learns == "stud8"
    path.ask_button.click()
    QTest.keyClick(path, Qt.Key.Key_Escape)
    assert path.tabs["first"].isChecked() and Kept(program.store.progress).learns == "stud8"


def test_after_the_first_steps_comes_the_course_that_was_chosen(program: App) -> None:
    """The end of the first steps led to today's questions."""
    work = program.pages.of(PATH)
    work.kept.choose("holdem", is_new=True)
    program.open_page(PATH)
    lessons = all_courses()[0].units[0].lessons
    program.settings.lessons = {key: {"done": True} for key in lessons}
    path = work.page
    path.tabs["first"].click()
    assert path.next.title.text() == "Hold'em: Read"
    assert path.next.question.text() == "You have passed all of First steps. Next comes Hold'em."
    QTest.keyClick(path, Qt.Key.Key_Return)
    assert path.tabs["holdem"].isChecked() and path.next.title.text() == "Hold'em: how it is dealt"


def test_to_look_at_a_course_is_not_to_choose_it_and_to_begin_one_of_its_lessons_is(program: App) -> None:
    """A look at "First steps" moved the player there: "You are here", and so it stayed."""
    work = program.pages.of(PATH)
    work.kept.choose("omaha8")
    program.open_page(PATH)
    path = work.page
    assert path.trail.rows[0].here
    for key in ("first", "stud8"):
        path.tabs[key].click()
        assert path.tabs[key].isChecked() and not any(row.here for row in path.trail.rows)
        program.open_page(PATH)
        assert path.tabs["omaha8"].isChecked() and path.trail.rows[0].here
    for key, learned in (("first", "omaha8"), ("stud8", "stud8")):
        path.tabs[key].click()
        path.trail.items[0].click()
        program.open_page(PATH)
        assert path.tabs[learned].isChecked() and Kept(program.store.progress).learns == learned


def test_a_lesson_of_the_path_leads_back_to_it(program: App) -> None:
    work = program.pages.of(PATH)
    work.kept.choose("stud8")
    program.open_page(PATH)
    path = work.page
    assert path.next.title.text() == "Stud hi/lo: how it is dealt" and path.trail.rows[0].here
    QTest.keyClick(path, Qt.Key.Key_Return)
    lab = program.pages.of(LAB).page
    assert lab.isVisible() and known(lab.course.run).lesson.key == "stud8-deal"
    for step in known(lab.course.run).lesson.steps:
        answer(lab.course)
        lab._draw_again()
        lab.progress_changed.emit(lab.course.progress.to_json())
        if step is known(lab.course.run).lesson.steps[-1]:
            assert lab.coach.next.text() == "Back to the path"
            assert lab.coach.next.width() > width_of("Back to the path", sized(17), bold=True) + 100
        assert lab.coach.leave.isHidden() is (lab.coach.next.text() != "Next"), "two ways to one page"
        lab._go_on()
    assert path.isVisible() and path.trail.items[0].item.done
    assert path.next.title.text() == "High and low: two halves of a pot"
    path.trail.items[0].click()
    QTest.keyClick(lab, Qt.Key.Key_Escape)  # left in the middle, it leads back as well
    assert path.isVisible()


def test_deciding_begins_with_the_game_of_the_course_and_leads_back_to_where_it_was_begun(
    program: App, qtbot: QtBot
) -> None:
    """It began with hold'em, which the start page shows, and "Done" led to the topics of the quiz."""
    program.pages.of(PATH).kept.choose("omaha8")
    program.open_page(DECIDE)
    decide, quiz = program.pages.of(DECIDE).page, program.pages.of(QUIZ).page
    assert decide.games.currentData() == "omaha8"
    decide.buttons[0].click()
    qtbot.waitUntil(lambda: quiz.question is not None, timeout=4 * WAIT_MS)
    theme = known(quiz.run).theme
    QTest.keyClick(quiz, Qt.Key.Key_Escape)  # nothing is answered: there is no summary
    assert decide.isVisible()
    decide.buttons[0].click()
    qtbot.waitUntil(lambda: quiz.question is not None, timeout=4 * WAIT_MS)
    quiz.give(known(quiz.question).tempting[0].answer)
    QTest.keyClick(quiz, Qt.Key.Key_Escape)
    quiz.summary.more_button.click()
    qtbot.waitUntil(lambda: quiz.question is not None, timeout=4 * WAIT_MS)
    assert known(quiz.run).theme == theme and known(quiz.run).games == ("omaha8",)
    quiz.give(known(quiz.question).answer)
    QTest.keyClick(quiz, Qt.Key.Key_Escape)
    quiz.summary.done_button.click()
    assert decide.isVisible() and theme
    program.open_page(QUIZ)
    assert quiz.intro.isVisible()


def test_the_quiz_begins_with_the_course_and_keeps_what_the_player_ticks(program: App) -> None:
    """Somebody who chose Omaha hi/lo was first asked to spread 100% over the hands of five-card draw."""
    work, quiz = program.pages.of(PATH), program.pages.of(QUIZ).page

    def marked() -> tuple[list[str], list[str]]:
        program.open_page(QUIZ)
        topics, games = quiz.intro.marked
        return [topic.key for topic in topics], games

    work.kept.choose("")
    everything = marked()
    assert len(everything[0]) == len(quiz.intro.topics) and len(everything[1]) == len(quiz.intro.games)
    work.kept.choose("omaha8")
    assert marked() == (["high", "low", "play"], ["omaha8"])
    work.kept.choose("stud8", is_new=True)
    assert marked() == (["high", "low", "opens"], ["stud8"]), "the first steps have no questions of the quiz"
    work.kept.choose("omaha8")
    assert marked() == (["high", "low", "play"], ["omaha8"])
    request = QuizRun(quiz.progress, *quiz.intro.marked, 10, 1).first
    assert (request.topic.key, request.game, request.level) == ("high", "omaha8", 1)
    quiz.intro.games["stud8"].click()
    work.kept.choose("holdem")
    assert marked() == (["high", "low", "play"], ["omaha8", "stud8"]), "what was ticked stays"


def test_from_the_topics_keys_lead_back_to_the_path_and_to_today(program: App, qtbot: QtBot) -> None:
    """Escape and T did nothing, and the bar named the game of a quiz that was left."""
    program.pages.of(PATH).kept.choose("omaha8")
    program.open_page(QUIZ)
    quiz, subtitle = program.pages.of(QUIZ).page, program.window.bar._subtitle
    quiz.start([topic_from("high")], ["omaha8"])
    qtbot.waitUntil(lambda: quiz.question is not None, timeout=4 * WAIT_MS)
    assert subtitle.text == "Omaha hi/lo"
    QTest.keyClick(quiz, Qt.Key.Key_Escape)
    assert quiz.intro.isVisible() and not subtitle.text
    QTest.keyClick(quiz, Qt.Key.Key_T)
    assert program.pages.of(TODAY).page.isVisible()
    path, first = program.pages.of(PATH).page, program.pages.of(DECIDE).page
    for listed, page in ((QUIZ, quiz), (DECIDE, first)):
        program.open_page(listed)
        QTest.keyClick(page, Qt.Key.Key_Escape)
        assert path.isVisible()


@pytest.mark.parametrize(("right", "passed"), [(8, True), pytest.param(7, False, marks=pytest.mark.long)])
def test_eight_of_ten_pass_a_checkpoint(program: App, qtbot: QtBot, right: int, passed: bool) -> None:
    work = program.pages.of(PATH)
    work.kept.choose("stud8")
    program.open_page(PATH)
    work.begin_checkpoint(0)
    quiz = program.pages.of(QUIZ).page
    for number in range(10):
        qtbot.waitUntil(lambda: quiz.question is not None and quiz.outcome is None, timeout=4 * WAIT_MS)
        question = known(quiz.question)
        assert quiz.session._scaffold == 3  # no help
        quiz.give(question.answer if number < right else question.tempting[0].answer)
        quiz.go_on()
    assert quiz.summary.isVisible()
    assert (quiz.summary.again_button.text() == "Back to the path") is passed
    QTest.keyClick(quiz, Qt.Key.Key_Space if passed else Qt.Key.Key_Escape)
    stud8 = next(course for course in all_courses() if course.key == "stud8")
    assert work.page.isVisible() and work.kept.best(stud8, stud8.units[0]) == right
    assert work.standing(stud8).units[0].passed is passed
    assert work.page.trail.rows[1 if passed else 0].here


def test_practice_comes_before_the_checkpoint_and_leads_back_to_it(program: App, qtbot: QtBot) -> None:
    work = program.pages.of(PATH)
    work.kept.choose("stud8")
    lessons = work.course.units[0].lessons
    program.settings.lessons = {key: {"done": True} for key in lessons}
    program.open_page(PATH)
    path = work.page
    assert path.next.title.text() == "Practice: Read" and path.trail.items[len(lessons)].item.next
    assert "with hints if you ask for them" in path.next.question.text()
    QTest.keyClick(path, Qt.Key.Key_Return)
    quiz, met = program.pages.of(QUIZ).page, set()
    for _ in range(5):
        qtbot.waitUntil(lambda: quiz.question is not None and quiz.outcome is None, timeout=4 * WAIT_MS)
        question = known(quiz.question)
        assert known(program.window.bar.findChild(BarTitle)).text == "Practice: Read", "at every question"
        met.add(question.topic.key)
        quiz.give(question.answer)
        quiz.go_on()
    assert met == {"high", "low", "opens"}
    assert quiz.summary.again_button.text() == "Back to the path"
    QTest.keyClick(quiz, Qt.Key.Key_Space)
    assert path.isVisible() and path.next.title.text() == "Checkpoint: Read"
    assert "right to pass: Best high" in said(path), "a checkpoint is no practice"
    assert path.trail.items[len(lessons)].item.done


def test_after_a_practice_with_a_miss_the_next_step_is_the_button_and_the_miss_is_asked_again_beside_it(
    program: App, qtbot: QtBot
) -> None:
    """ "Try it again" was the main button, as if the practice had to be repeated."""
    work = program.pages.of(PATH)
    work.kept.choose("stud8")
    program.open_page(PATH)
    quiz = program.pages.of(QUIZ).page
    work.page.practice_wanted.emit(0)
    for number in range(5):
        qtbot.waitUntil(lambda: quiz.question is not None and quiz.outcome is None, timeout=4 * WAIT_MS)
        question = known(quiz.question)
        quiz.give(question.answer if number else question.tempting[0].answer)
        quiz.go_on()
    summary = quiz.summary
    assert summary.again_button.text() == "Back to the path" and summary.more_button.text() == "Try it again"
    with qtbot.waitSignal(summary.retry_wanted):
        summary.more_button.click()
    qtbot.waitUntil(lambda: quiz.question is not None and quiz.outcome is None, timeout=4 * WAIT_MS)
    assert isinstance(quiz.run, RetryRun)


def test_only_the_end_of_what_was_begun_on_the_path_leads_back_to_it(program: App, qtbot: QtBot) -> None:
    """After one practice the end of every later session led to the path."""
    work = program.pages.of(PATH)
    work.kept.choose("stud8")
    program.open_page(PATH)
    quiz = program.pages.of(QUIZ).page

    def miss_one(leave: Qt.Key) -> None:
        qtbot.waitUntil(lambda: quiz.question is not None and quiz.outcome is None, timeout=4 * WAIT_MS)
        quiz.give(known(quiz.question).tempting[0].answer)
        quiz._leave()
        assert quiz.summary.isVisible()
        QTest.keyClick(quiz, leave)

    work.page.practice_wanted.emit(0)
    miss_one(Qt.Key.Key_Space)
    miss_one(Qt.Key.Key_Escape)
    assert work.page.isVisible(), "the miss was asked again, then it went back"
    program.open_page(QUIZ)
    quiz.start([topic_from("high")], ["stud8"], 5)
    miss_one(Qt.Key.Key_Escape)
    assert quiz.intro.isVisible() and not work.page.isVisible()


def test_the_path_and_its_lessons_open_the_rules_of_their_game(program: App) -> None:
    work = program.pages.of(PATH)
    work.kept.choose("stud8")
    program.open_page(PATH)
    path, rules = work.page, program.pages.of(RULES)
    path.rules_button.click()
    assert rules.is_shown and "stud hi/lo" in program.window.place.subtitle
    rules.page.back_wanted.emit()
    assert path.isVisible()
    QTest.keyClick(path, Qt.Key.Key_Return)
    assert known(program.pages.of(LAB).game()).variant.key == "stud8"


def test_the_lessons_are_listed_under_the_tab_that_leads_to_them(program: App) -> None:
    """Learn, then Lessons: the page was called Lab."""
    program.open_page(PATH)
    path, lab = program.pages.of(PATH).page, program.pages.of(LAB).page
    path.doors["lessons"].click()
    assert lab.lessons.isVisible() and program.window.place.title == "Learn"
    lab.open_lesson("first-hands")
    QTest.keyClick(lab, Qt.Key.Key_Escape)
    assert lab.lessons.isVisible(), "from a lesson back to the list"
    QTest.keyClick(lab, Qt.Key.Key_Escape)
    assert path.isVisible()
    path.doors["lessons"].click()
    program.open_page(LAB)
    QTest.keyClick(lab, Qt.Key.Key_Escape)
    assert lab.isVisible() and program.window.place.title == "Lab"


def test_a_lesson_about_what_was_missed_leads_back_to_the_end_of_the_session(program: App, qtbot: QtBot) -> None:
    program.open_page(QUIZ)
    quiz = program.pages.of(QUIZ).page
    quiz.start([topic_from("live")], ["stud8"], 1)
    qtbot.waitUntil(lambda: quiz.question is not None, timeout=4 * WAIT_MS)
    quiz.give(known(quiz.question).tempting[0].answer)
    quiz.go_on()
    quiz.summary.cards[0].lesson.click()
    lab = program.pages.of(LAB).page
    assert lab.isVisible() and known(lab.course.run).lesson.key == "stud8-live"
    assert program.window.place.title == "Learn" and program.window.place.under.tab == "path"
    QTest.keyClick(lab, Qt.Key.Key_Escape)
    assert quiz.summary.isVisible()


def test_today_names_the_next_step(program: App) -> None:
    program.pages.of(PATH).kept.choose("stud8")
    program.open_page(TODAY)
    assert program.pages.of(TODAY).page.cards[1].title.text() == "Stud hi/lo: how it is dealt"


def test_what_is_learned_is_asked_for_and_shown_though_another_game_lies_on_the_start_page(program: App) -> None:
    assert program.games_trained() == ["holdem"]
    program.pages.of(PATH).kept.choose("stud8")
    program.open_page(TODAY)
    assert program.games_trained() == ["stud8"]
    program.open_page(PATH)
    program.pages.of(PATH).page.doors["starts"].click()
    assert program.pages.of(STARTS).page.game == "stud8" and program.pages.of(STARTS).page.isVisible()


def test_every_unit_can_be_opened_and_every_door_leads_on(program: App) -> None:
    work = program.pages.of(PATH)
    work.kept.choose("omaha8")
    program.open_page(PATH)
    path = work.page
    path.trail.rows[3].click()
    assert [row.item.kind for row in path.trail.items][-2:] == [ItemKind.PRACTICE, ItemKind.CHECKPOINT]
    assert "price-of-half" in [row.item.key for row in path.trail.items]
    path.tabs["draw"].click()
    assert work.course.key == "draw" and path.isVisible()
    for name in path.doors:
        program.open_page(PATH)
        path.doors[name].click()
        assert not path.isVisible(), name


def test_a_game_without_such_questions_says_so(program: App) -> None:
    said: list[str] = []
    program.profile.said.connect(said.append)
    program.pages.of(QUIZ).drill("holdem", ["live"])
    assert said == ["The quiz has no questions like this for this game."]
    assert program.pages.of(QUIZ).page.question is None


def test_a_checkpoint_left_early_counts_for_nothing(program: App, qtbot: QtBot) -> None:
    work = program.pages.of(PATH)
    work.kept.choose("stud8")
    program.open_page(PATH)
    work.begin_checkpoint(0)
    quiz = program.pages.of(QUIZ).page
    qtbot.waitUntil(lambda: quiz.question is not None and quiz.outcome is None, timeout=4 * WAIT_MS)
    quiz.give(known(quiz.question).answer)
    QTest.keyClick(quiz, Qt.Key.Key_Escape)  # it ended at once, and lost every answer
    assert not quiz.summary.isVisible() and program.window.bar.note.startswith("A checkpoint that is left early")
    quiz.go_on()
    qtbot.waitUntil(lambda: quiz.question is not None and quiz.outcome is None, timeout=4 * WAIT_MS)
    assert not program.window.bar.note, "the next question goes on"
    QTest.keyClick(quiz, Qt.Key.Key_Escape)
    assert quiz.session.isVisible() or quiz.decide.isVisible()
    QTest.keyClick(quiz, Qt.Key.Key_Escape)
    assert not program.window.bar.note
    assert quiz.summary.title.text() == "Left after 1 of 10"
    assert quiz.summary.line.text() == "A checkpoint counts once all 10 questions are answered."
    assert work.kept.best(work.course, work.course.units[0]) is None


def test_a_picture_of_the_path_shows_a_course_that_is_under_way(program: App) -> None:
    program.open_page(PATH)
    work = program.pages.of(PATH)
    next(work.pictured(Wanted(choice=usual_choice("stud8"), step=2)))
    assert work.page.tabs["stud8"].isChecked()
    assert [row.here for row in work.page.trail.rows][:3] == [False, False, True]
