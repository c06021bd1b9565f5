"""The quiz's progress in graphs: what is drawn is what was answered, of a topic, of a game; an empty one invites."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from pokertable.model.games import CATALOGUE
from pokertable.session.words.breaks import apart
from pokertable.training.learner.progress import Progress
from pokertable.training.learner.scores import Score
from pokertable.training.quiz.question import Reply
from pokertable.training.quiz.topic import AnyTopic
from pokertable.training.quiz.topics import DECIDE, topic_from, topics
from pokertable.views.kit.fonts import face, sized, width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.theme import DARK, LIGHT
from pokertable.views.kit.translate import shown
from pokertable.views.quiz.page import QuizPage
from pokertable.views.quiz.progress import QuizProgress
from pokertable.views.quiz.skills import SkillTable, column_edges, column_needs, games, skills
from tests.narrow import known
from tests.painted import looked_at
from tests.session.memory import in_memory

NOON = 1_800_000_000.0
DAY = 86_400.0


def answered(progress: Progress, topic: AnyTopic, game: str, *, right: bool, seed: int = 3) -> None:
    question = topic.ask(CATALOGUE[game], random.Random(seed))
    given = question.answer if right else question.tempting[0].answer
    progress.answered(Reply(question, given), None)


@pytest.fixture
def progress() -> Progress:
    """Two days ago one of two right in Omaha; today a low of stud missed and one read."""
    clock = [NOON - 2 * DAY]
    kept = Progress(in_memory(), lambda: clock[0])
    answered(kept, topic_from("high"), "omaha", right=True)
    answered(kept, topic_from("high"), "omaha", right=False)
    clock[0] = NOON
    answered(kept, topic_from("low"), "stud8", right=False)
    answered(kept, topic_from("low"), "stud8", right=True)
    return kept


@pytest.fixture
def figures(qtbot: QtBot, progress: Progress) -> QuizProgress:
    page = QuizProgress()
    qtbot.addWidget(page)
    page.resize(1024, 664)
    page.show_progress(progress)
    page.show()
    return page


def test_all_answers_are_drawn(figures: QuizProgress, progress: Progress) -> None:
    assert progress.by_day().week_shares == [(27, 0.5), (29, 0.5)]
    assert not figures.is_empty
    assert figures.days.said.text().startswith("2 of 4 right")
    assert figures.days.plot.accessibleName() == figures.days.said.text()
    assert figures.errors.said.text() == "2 missed questions."  # each happened once: none of them most often
    assert figures.due.said.text() == "2 missed questions come back in the next two weeks, 2 of them today."


def test_a_topic_and_a_game(figures: QuizProgress) -> None:
    figures.topic.setCurrentText("Best low")
    assert figures.days.said.text().startswith("1 of 2 right")
    assert figures.errors.said.text().startswith("1 missed question, most often:")
    assert figures.due.said.text() == "1 missed question comes back in the next two weeks."
    figures.game.setCurrentText("Omaha hi/lo")
    assert figures.days.said.text() == "No answers in the last 30 days."
    assert figures.errors.said.text() == "Nothing comes back."
    assert figures.due.said.text() == "Nothing comes back in the next two weeks."
    assert not figures.is_empty, "there is something of other topics"


def test_what_comes_back_day_by_day() -> None:
    clock = [NOON]
    kept = Progress(in_memory(), lambda: clock[0])
    answered(kept, topic_from("high"), "omaha", right=False)
    clock[0] += 3600
    (due,) = kept.due([topic_from("high")], ["omaha"])
    question, _ = due.question()
    waits = kept.answered(Reply(question, question.answer), due)
    assert waits is not None
    days = (waits.due.due - waits.due.asked).days
    assert days >= 1
    wanted = [0] * 200
    wanted[days] = 1
    assert kept.due_by_day(200) == wanted
    assert kept.due_by_day(days) == [0] * days
    assert kept.due_by_day(200, topic_from("low")) == kept.due_by_day(200, topic_from("high"), "holdem") == [0] * 200
    clock[0] += 3600
    assert kept.due_by_day(200) == wanted and kept.due_by_error() == [], "in about a day is not today"
    clock[0] += DAY * days - 3600 * 12
    assert kept.due_by_day(1) == [1] and len(kept.due_by_error()) == 1, "the graph and the list agree"


def test_an_empty_one_invites(qtbot: QtBot) -> None:
    page = QuizPage(in_memory(), seed=5)
    qtbot.addWidget(page)
    page.resize(1024, 664)
    page.show()
    qtbot.mouseClick(page.intro.figures, Qt.MouseButton.LeftButton)
    assert page.body.currentWidget() is page.figures and page.figures.is_empty
    assert page.figures.empty.isVisible() and "No answers yet" in page.figures.empty.text()
    qtbot.mouseClick(page.figures.back_button, Qt.MouseButton.LeftButton)
    assert page.body.currentWidget() is page.intro


def test_by_keys_there_and_back(qtbot: QtBot) -> None:
    page = QuizPage(in_memory(), seed=5)
    qtbot.addWidget(page)
    page.show()
    QTest.keyClick(page, Qt.Key.Key_P)
    assert page.body.currentWidget() is page.figures
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert page.body.currentWidget() is page.intro


@pytest.mark.long
@pytest.mark.painted
def test_themes(figures: QuizProgress) -> None:
    dark = figures.grab().toImage()
    look().change(theme=LIGHT)
    assert figures.grab().toImage() != dark
    look().change(theme=DARK)
    assert figures.grab().toImage() == dark


@pytest.mark.parametrize("width", [174.0, 190.0, 600.0])
def test_every_game_has_room_for_its_name_above_the_skills(width: float) -> None:
    needs = [56.0, 48.0, 36.0, 34.0]
    edges = column_edges(needs, 130.0, 130.0 + width)
    assert edges[0] == 130 and edges[-1] == pytest.approx(130 + width)
    widths = [right - left for left, right in pairwise(edges)]
    assert all(wide >= need - 0.01 for wide, need in zip(widths, needs, strict=True))
    assert (len({round(wide, 3) for wide in widths}) == 1) is (width / 4 >= 56)


def test_a_short_name_leaves_its_column_room_for_a_tally(qtbot: QtBot) -> None:
    assert all(need > width_of("10/20", 12) for need in column_needs(["Big O", "Stud", "Texas hold'em"], 12))


@pytest.mark.parametrize("size", [(1024, 664), (1280, 756), (1920, 1036)])
def test_the_first_page_ends_where_its_card_does(qtbot: QtBot, size: tuple[int, int]) -> None:
    page = QuizPage(in_memory(), seed=5)
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    begin, figures = page.intro.begin, page.intro.figures
    card = known(figures.parentWidget())
    ends = [part.mapTo(page, part.rect().bottomLeft()).y() for part in (begin, card)]
    assert abs(ends[0] - ends[1]) <= 4
    above = card.mapTo(page, card.rect().topLeft()).y()
    assert abs(above - (page.height() - ends[1])) <= 4


def all_missed(qtbot: QtBot, count: int = 3) -> QuizPage:
    """The end of a session of three wrong answers."""
    page = QuizPage(in_memory(), seed=1)
    qtbot.addWidget(page)
    page.resize(1280, 756)
    page.show()
    page.start([topic_from("high")], ["omaha8"], count)
    for _ in range(count):
        assert page.question is not None
        page.give(page.question.tempting[0].answer)
        page.go_on()
    return page


def test_the_missed_fill_a_window_of_16_to_9(qtbot: QtBot) -> None:
    page = all_missed(qtbot)
    look().change(ui=1.35, text_scale=1.35)
    page.resize(1920, 1036)
    qtbot.waitUntil(lambda: page.summary.panel.width() >= page.summary.title.width() - 2)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_five_missed_have_room_above_the_foot(qtbot: QtBot, speak, language: str) -> None:
    """The second row lay under the foot: each card said the session's game again, and all in lines of their own."""
    assert speak(language) is None
    page = all_missed(qtbot, 5)
    page.resize(1280, 756)
    assert len(page.summary.cards) == 5
    qtbot.waitUntil(lambda: page.summary.panel.height() > 400)
    assert page.summary.lines.verticalScrollBar().maximum() == 0
    card = page.summary.cards[0]
    assert card.about.y() == card.back.y() and not page.summary.about.isHidden()


def test_the_summary_is_as_high_as_what_was_missed(qtbot: QtBot) -> None:
    page = all_missed(qtbot)
    qtbot.waitUntil(lambda: page.summary.panel.height() < 300)
    assert page.summary.lines.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("width", [440, 1600])
def test_the_games_asked_most_have_the_columns_that_there_is_room_for(qtbot: QtBot, width: int) -> None:
    table = SkillTable()
    qtbot.addWidget(table)
    table.resize(width, 260)
    last = games()[-1]
    topic = next(topic for topic in topics() if last in topic.games)
    table._scores = {(topic, last): Score(asked=3, right=1)}
    columns = table.columns()
    assert last in columns and columns == [game for game in games() if game in columns]
    assert (len(columns) < len(games())) is (width == 440)


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_every_topic_has_a_column_in_the_smallest_window(qtbot: QtBot, speak, language: str) -> None:
    speak(language)
    page = QuizPage(in_memory(), seed=5)
    qtbot.addWidget(page)
    page.resize(1024, 664)
    page.show()
    shown = known(page.findChild(SkillTable)).columns()
    assert [topic.key for topic in topics() if not set(topic.games) & {*shown}] == []


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_today_has_room_for_its_word_under_its_bar(qtbot: QtBot, speak, progress: Progress, language: str) -> None:
    speak(language)
    page = QuizProgress()
    qtbot.addWidget(page)
    page.resize(1024, 640)
    page.show()
    page.show_progress(progress)
    for graph, slot in ((page.days, len(progress.by_day().days) - 1), (page.due, 0)):
        (ticks,) = graph.plot.getAxis("bottom")._tickLevels
        word = dict(ticks)[slot]
        middle = graph.plot.getViewBox().mapViewToScene(QPointF(slot, 0)).x()
        half = width_of(word, sized(12)) / 2
        axis = graph.plot.getAxis("bottom").mapRectToScene(graph.plot.getAxis("bottom").rect())
        assert axis.left() <= middle - half and middle + half <= axis.right()
        assert axis.height() >= QFontMetricsF(face(sized(12))).height()


def test_the_table_of_skills_has_a_row_for_decisions_which_opens_them(qtbot: QtBot) -> None:
    """Today ranked decisions among the skills, and the table did not know them."""
    page = QuizPage(in_memory(), seed=5)
    qtbot.addWidget(page)
    opened: list[str] = []
    page.decisions_wanted.connect(opened.append)
    decisions = topic_from(DECIDE)
    assert skills() == (*topics(), decisions)
    table = page.intro.table
    assert {game for topic, game in table._scores if topic is decisions} == {*decisions.games} != set()
    marked = page.intro.marked
    table.wanted.emit(decisions, "stud8")
    table.wanted.emit(decisions, None)
    assert opened == ["stud8", ""] and page.intro.marked == marked


@pytest.mark.painted
def test_a_skill_without_answers_has_no_figure(qtbot: QtBot) -> None:
    """Before the first answer it was a table of ninety dashes."""
    table = SkillTable()
    qtbot.addWidget(table)
    table.resize(460, 480)
    table.show_progress(Progress(in_memory(), lambda: 0.0))
    assert not {"–", "0/0"} & {words for _, words, _ in looked_at(table).inks}


@pytest.mark.painted
@pytest.mark.parametrize("height", [360, 400, 480])
@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_titles_of_two_lines_stand_apart_from_the_next(qtbot: QtBot, speak, language: str, height: int) -> None:
    """One could not see where one skill ended and the next began."""
    speak(language)
    titles = [shown(skill.title) for skill in skills()]
    table = SkillTable()
    qtbot.addWidget(table)
    for width in range(360, 460, 10):
        table.resize(width, height)
        inks = {apart(words): ink for _, words, ink in looked_at(table).inks}
        gaps = [inks[lower].top() - inks[upper].bottom() for upper, lower in pairwise(titles)]
        assert min(gaps) >= 3, (width, gaps)


def test_a_short_summary_begins_at_the_top(qtbot: QtBot) -> None:
    """Its title hung in the middle of a head that took the room left over, its heading far below."""
    page = all_missed(qtbot)
    page.resize(1280, 1000)
    summary = page.summary
    qtbot.waitUntil(lambda: summary.heading.y() < 100)
