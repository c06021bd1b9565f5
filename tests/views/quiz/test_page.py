"""The quiz's page: a session of every topic by keys and by mouse, to the summary; verdicts, undo, timer, help."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from pokertable.controllers.jobs import Jobs
from pokertable.model.games import CATALOGUE
from pokertable.model.wanted import next_step
from pokertable.training.learner.rating import Rating, together
from pokertable.training.learner.request import Prepared, Request, prepare
from pokertable.training.learner.scores import Score
from pokertable.training.path.checkpoint import CheckpointRun
from pokertable.training.path.course import all_courses
from pokertable.training.path.unit_run import PracticeRun
from pokertable.training.quiz.answers import Halves, Picked, ShowdownAnswer
from pokertable.training.quiz.deals import HandsDeal, QuizError
from pokertable.training.quiz.errors import OUT_OF_TIME, USED_ONE
from pokertable.training.quiz.question import AnyQuestion
from pokertable.training.quiz.topic import AnyTopic
from pokertable.training.quiz.topics import topic_from, topics, warm_up
from pokertable.views.cards.card_state import CardState
from pokertable.views.felt.table_text import card_name
from pokertable.views.kit.fonts import width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.theme import DARK, LIGHT, SuitColors
from pokertable.views.kit.translate import shown
from pokertable.views.quiz import feed
from pokertable.views.quiz.page import QuizPage
from tests.games import few, one_of
from tests.machine import patience
from tests.narrow import known, of_kind
from tests.session.memory import in_memory
from tests.training.quiz.asked import asked
from tests.views.quiz.shown import show_question
from tests.views.quiz_driver import Keys, Mouse, said

EVERY = [(topic, game) for topic in topics() if not topic.finds_deals for game in topic.games]
ONE_OF_EACH = [(topic, game) for topic, game in EVERY if game == topic.games[-1]]
WAIT_S = patience(10)
Questions = Sequence[tuple[AnyTopic, str]]


def opened(qtbot: QtBot, *, painted: bool = False, **more: Any) -> QuizPage:
    page = QuizPage(**{"store": in_memory(), "seed": 5, **more})
    page.setUpdatesEnabled(painted)
    qtbot.addWidget(page)
    page.resize(1280, 756)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    return page


def one(topic: AnyTopic, game: str) -> AnyQuestion:
    """A question of it, the same every time."""
    return next(asked(topic, game, 1))


@pytest.mark.parametrize(
    ("hand", "questions"),
    [
        pytest.param(hand, chosen, id=f"{hand.__name__}-{some}", marks=pytest.mark.long if some == "others" else ())
        for hand, half in ((Keys, ONE_OF_EACH[::4]), (Mouse, ONE_OF_EACH[2::4]))
        for some, chosen in (("half", half), ("others", [each for each in EVERY if each not in half]))
    ],
)
def test_sessions_to_the_summary(qtbot: QtBot, hand: Callable[[QuizPage], Keys | Mouse], questions: Questions) -> None:
    page = opened(qtbot)
    player = hand(page)
    for topic, game in questions:
        check_session(page, player, topic, game)


def check_session(page: QuizPage, player: Keys | Mouse, topic: AnyTopic, game: str) -> None:
    """Fails if two questions, the second answered wrong, are not said and graded as they are given."""
    where = topic.key, game
    page.start([topic], [game], 2)
    for number in range(2):
        question = page.question
        assert question is not None and (question.topic, question.game) == (topic, game), where
        assert page.session.head.prompt.text() == str(question.prompt), where
        right = number == 0
        given = question.answer if right else question.tempting[0].answer
        player.answer(given)
        outcome = page.outcome
        assert outcome is not None and outcome.reply.answer is not None, where
        assert outcome.reply.right is right, (where, given, outcome.reply.answer)
        if not right:
            assert outcome.reply.error is question.tempting[0].error, where
            assert page.session.side.error.accessibleName() == str(question.tempting[0].error.title), where
        player.next()
    assert page.body.currentWidget() is page.summary, where
    assert page.run is not None and page.run.right == 1, where
    assert "1 of 2" in said(page.summary), where
    assert page.progress.score(topic, game).asked == 2, where


def test_a_click_where_nothing_is_leaves_the_keys_with_the_question(qtbot: QtBot) -> None:
    page = opened(qtbot)
    for topic, game in (("high", "omaha8"), ("potlimit", "omaha8")):
        page.show_start()
        question = one(topic_from(topic), game)
        show_question(page, question)
        QTest.mouseClick(page.session.side, Qt.MouseButton.LeftButton)
        Keys(page).answer(question.answer)
        assert page.outcome is not None and page.outcome.reply.right, topic
        QTest.mouseClick(page.session.side, Qt.MouseButton.LeftButton)
        Keys(page).next()


def test_of_two_picks_the_first_says_what_comes_after_it(qtbot: QtBot) -> None:
    """A click on the low's row did nothing, and nothing said that Check takes the high first."""
    page = opened(qtbot)
    show_question(page, one(topic_from("play"), "omaha8"))
    assert "Next, after Check or a click on its row: “Pick" in said(page.session.side)
    page.session.say_none()
    assert "after Check" not in said(page.session.side)


def test_everything_by_keys_from_the_start_to_another_session(qtbot: QtBot) -> None:
    page = opened(qtbot)
    page.intro.choose([topic_from("high")], ["holdem"])
    page.intro.counts.set_value(5)
    keys = Keys(page)
    page.intro.begin.setFocus()
    keys.press(Qt.Key.Key_Return)
    for _ in range(5):
        assert page.question is not None
        keys.answer(page.question.answer)
        keys.next()
    assert page.body.currentWidget() is page.summary
    keys.press(Qt.Key.Key_Space)
    assert page.body.currentWidget() is page.session and page.run is not None and page.run.number == 1
    keys.press(Qt.Key.Key_Escape)
    assert page.body.currentWidget() is page.intro


@pytest.mark.parametrize("size", [(1024, 664), pytest.param((1280, 756), marks=pytest.mark.long)])
@pytest.mark.parametrize(
    "questions", [pytest.param(ONE_OF_EACH[::2], id="half"), pytest.param(EVERY, id="every", marks=pytest.mark.long)]
)
def test_how_to_answer_is_said_and_the_verdict_is_heard_and_on_one_screen(
    qtbot: QtBot, questions: Questions, size: tuple[int, int]
) -> None:
    page = opened(qtbot)
    page.resize(*size)
    for topic, game in questions:
        page.show_start()
        question = one(topic, game)
        show_question(page, question)
        check_how(page, topic)
        page.give(question.tempting[0].answer)
        check_heard(page, question)
        QTest.qWait(1)
        check_room(page, (topic.key, game, size))
        assert page.size().toTuple() == size


def check_how(page: QuizPage, topic: AnyTopic) -> None:
    """Fails if it is not said, without a manual, what to click, which keys there are, how to say that there is none."""
    how = page.session.side.how
    assert how.isVisible() and "Enter" in how.text(), topic
    none = page.session.foot.none_button
    assert ("press N" in how.text()) is none.isVisible(), topic
    assert not none.isVisible() or none.text() in how.text()


def check_heard(page: QuizPage, question: AnyQuestion) -> None:
    """Fails if question and verdict are not there for screen readers."""
    side, board = page.session.side, page.session.board
    assert side.error.accessibleName() == str(question.tempting[0].error.title)
    assert side.headline.text() and side.note.text() and board.why_text.text()
    for part in (board.panels.given, board.panels.best):
        if part.isVisible():
            assert part.accessibleName().startswith(("You picked", "The best", "The answer"))
    if board.felt.isVisible():
        assert all(card_name(card) in board.felt.accessibleDescription() for card in question.deal.seen)


def check_room(page: QuizPage, where: object) -> None:
    """Fails if given and best, the error's name, why, when it comes back are not all visible, or are cut off."""
    side, board = page.session.side, page.session.board
    parts = [side.error, side.remember, side.back, board.why, page.session.foot.next_button]
    if board.panels.given.isVisible():
        parts += [board.panels.given, board.panels.best]
    for part in parts:
        assert part.isVisible(), (where, part)
        corner = part.mapTo(page, part.rect().bottomRight())
        assert page.rect().contains(corner), (where, part)
    text = board.why_text
    assert text.height() >= text.heightForWidth(text.width()), where
    assert side.help.isHidden(), "no hint was asked for"


@pytest.mark.parametrize(
    ("topic", "game", "size"),
    one_of(
        3, [(*asked, size) for asked in (("high", "stud8"), ("play", "omaha8")) for size in ((1024, 664), (1280, 756))]
    ),
)
def test_the_cursor_lies_on_the_felt_below_cards_that_lie_still(
    qtbot: QtBot, topic: str, game: str, size: tuple[int, int]
) -> None:
    page = opened(qtbot)
    page.resize(*size)
    question = one(topic_from(topic), game)
    show_question(page, question)
    board = page.session.board
    QTest.qWait(1)
    place, wide = board.felt.geometry(), board.felt.card_width()
    line = max(rect.bottom() for rect in board.felt.places()) + 6 + 3 / 2
    assert line + 5 < board.felt.height(), "the cursor's line does not lie on the felt's edge"
    page.give(question.tempting[0].answer)
    QTest.qWait(1)
    assert abs(place.height() - board.felt.height()) <= 3 and place.topLeft() == board.felt.geometry().topLeft()
    assert board.felt.card_width() == pytest.approx(wide, abs=1)


def test_two_places_are_shown_for_the_two_that_play_and_more_are_taken(qtbot: QtBot) -> None:
    """Four places for a hand of four asked for four cards."""
    page = opened(qtbot)
    show_question(page, one(topic_from("play"), "omaha"))
    given, keys = page.session.board.panels.given, Keys(page)
    rooms = [given.hands[0].room]
    for digit in "123":
        keys.type(digit)
        rooms.append(given.hands[0].room)
    assert rooms == [2, 2, 2, 3]


def test_a_slip_is_undone(qtbot: QtBot) -> None:
    page = opened(qtbot)
    keys = Keys(page)
    page.start([topic_from("high")], ["omaha"], 2)
    keys.type("1234")
    assert not page.session.foot.check_button.isEnabled()
    keys.press(Qt.Key.Key_Backspace)
    keys.press(Qt.Key.Key_Backspace)
    keys.type("2")
    assert page.question is not None
    picked = page.question.deal.seen[0]
    keys.type("567")
    assert page.outcome is None
    keys.type("8")
    keys.press(Qt.Key.Key_Return)
    given = page.outcome
    assert given is not None and isinstance(given.reply.answer, Picked)
    assert picked in given.reply.answer.cards and len(given.reply.answer.cards) == 5


def test_the_part_before_is_undone_too(qtbot: QtBot) -> None:
    page = opened(qtbot)
    keys = Keys(page)
    page.start([topic_from("play")], ["omaha8"], 2)
    keys.type("12")
    keys.press(Qt.Key.Key_Return)
    assert "low" in page.session.side.headline.text()
    keys.press(Qt.Key.Key_Backspace)
    assert "high" in page.session.side.headline.text()
    assert page.session.foot.check_button.isEnabled()


def test_a_click_on_the_row_of_the_low_picks_for_the_low_and_each_keeps_its_cards(qtbot: QtBot) -> None:
    """The row was there, and a click on it did nothing."""
    page = opened(qtbot)
    keys, session = Keys(page), page.session
    show_question(page, one(topic_from("play"), "omaha8"))
    panel = session.board.panels.given

    def click(at: int) -> None:
        qtbot.mouseClick(panel, Qt.MouseButton.LeftButton, pos=panel._rows()[at].center().toPoint())

    keys.type("1")
    click(1)
    assert "low" in session.side.headline.text() and panel._at == 1
    keys.type("34")
    click(0)
    assert "high" in session.side.headline.text() and session.foot.undo_button.isEnabled()
    keys.type("2")
    assert [len(hand.picture.hole) for hand in panel.hands if hand.picture] == [2, 2]
    keys.press(Qt.Key.Key_Return)
    assert page.question is not None and page.outcome is not None
    hand = page.question.deal.own_and_board[0]
    assert page.outcome.reply.answer == Halves(frozenset(hand[:2]), frozenset(hand[2:]))


def test_a_part_of_the_answer_that_was_left_out_is_asked_before_the_verdict(qtbot: QtBot) -> None:
    page = opened(qtbot)
    keys = Keys(page)
    show_question(page, one(topic_from("play"), "omaha8"))
    page.session.go_to(1)
    keys.press(Qt.Key.Key_N)
    assert page.outcome is None and "high" in page.session.side.headline.text()
    keys.type("12")
    keys.press(Qt.Key.Key_Return)
    assert page.outcome is not None and isinstance(page.outcome.reply.answer, Halves)
    assert page.outcome.reply.answer.low is None


def test_a_misclick_does_not_count(qtbot: QtBot) -> None:
    page = opened(qtbot, seed=6)
    keys = Keys(page)
    page.start([topic_from("low")], ["stud8"], 3)
    question = page.question
    assert question is not None
    keys.answer(question.tempting[0].answer)
    assert page.progress.waiting() == 1
    keys.press(Qt.Key.Key_M)
    assert page.question is question and page.outcome is None
    assert page.progress.waiting() == 0 and page.progress.score(topic_from("low")).asked == 0
    keys.answer(question.answer)
    assert page.session.foot.misclick_button.isHidden()
    keys.press(Qt.Key.Key_M)  # a right answer was none
    assert page.outcome is not None
    keys.next()
    assert page.run is not None and page.run.right == 1 and page.question is not question


def test_in_a_checkpoint_every_answer_stands(qtbot: QtBot) -> None:
    """The right cards are displayed: neither a misclick nor the same question once more undoes the miss."""
    page = opened(qtbot)
    keys = Keys(page)
    course = next(course for course in all_courses() if course.key == "omaha8")
    page.begin(CheckpointRun(page.progress, course, course.units[0], seed=5))
    run, question = page.run, page.question
    assert run is not None and question is not None
    keys.answer(question.tempting[0].answer)
    foot = page.session.foot
    assert foot.misclick_button.isHidden() and foot.again_button.isHidden()
    for key in (Qt.Key.Key_M, Qt.Key.Key_A):
        keys.press(key)
        assert page.outcome is not None and run.count == 10 and list(run.marks) == [False]
    keys.next()
    assert page.question is not question and list(run.marks) == [False]


def test_asked_again_at_once_in_disguise(qtbot: QtBot) -> None:
    page = opened(qtbot)
    keys = Keys(page)
    page.start([topic_from("high")], ["omaha"], 3)
    question = page.question
    assert question is not None
    keys.answer(question.tempting[0].answer)
    keys.press(Qt.Key.Key_A)
    again = page.question
    assert again is not None and again.deal != question.deal
    assert again.tempting[0].error is question.tempting[0].error
    assert "missed" not in said(page), "no word beforehand that it has come back"
    assert page.session.head.where.text() == f"Best high, Omaha, level {again.level}"
    keys.answer(again.answer)
    assert page.outcome is not None and page.outcome.waits is not None
    assert page.progress.waiting() == 1


def test_the_last_miss_can_be_asked_again_too(qtbot: QtBot) -> None:
    page = opened(qtbot)
    keys = Keys(page)
    page.start([topic_from("live")], ["stud8"], 1)
    assert page.question is not None
    keys.answer(page.question.tempting[0].answer)
    keys.press(Qt.Key.Key_A)
    assert page.body.currentWidget() is page.session and page.question is not None
    keys.answer(page.question.answer)
    keys.next()
    assert page.body.currentWidget() is page.summary


def test_a_miss_that_was_asked_again_says_once_when_it_comes_back(qtbot: QtBot) -> None:
    """Missed, asked again, missed again: one miss waits, and the summary says of one line when."""
    page = opened(qtbot)
    keys = Keys(page)
    page.start([topic_from("high")], ["omaha"], 1)
    for again in (Qt.Key.Key_A, Qt.Key.Key_Space):
        assert page.question is not None
        keys.answer(page.question.tempting[0].answer)
        keys.press(again)
    assert page.body.currentWidget() is page.summary and page.progress.waiting() == 1
    lines = said(page.summary).splitlines()
    assert lines.count("asked again") == 1 and sum(line.startswith("in about") for line in lines) == 1


def test_what_was_missed_is_tried_again_from_the_end_of_a_session(qtbot: QtBot) -> None:
    """One by a click on it or its number, all by Space, with other cards; lab and lesson are a click away."""
    page = opened(qtbot)
    page.start([topic_from("high")], ["omaha"], 3)
    asked = []
    assert page.question is not None
    asked_first = page.question.answer
    for right in (False, True, False):
        question = page.question
        assert question is not None
        asked.append(question.deal.seen)
        page.give(question.answer if right else question.tempting[0].answer)
        page.go_on()
    summary = page.summary
    assert len(summary.cards) == 2 and summary.again_button.text() == "Try the 2 again"
    missed = page.run.outcomes[0].reply if page.run is not None else None
    assert missed is not None
    given, best = shown(missed.hands[0].name), shown(missed.question.topic.hands(missed.question, asked_first)[0].name)
    assert summary.cards[0].yours.text().endswith(given) and summary.cards[0].right.text().endswith(best)
    with qtbot.waitSignal(page.lab_wanted) as opened_lab:
        summary.cards[1].lab.click()
    assert (*opened_lab.args[0], *opened_lab.args[1]) == asked[2]
    with qtbot.waitSignal(page.teaching_wanted):
        summary.cards[0].lesson.click()
    QTest.mouseClick(summary.cards[1], Qt.MouseButton.LeftButton, pos=QPoint(6, 6))
    retried = page.question
    assert retried is not None and page.run is not None and page.run.count == 1
    assert retried.deal.seen not in asked and page.run.first.miss is not None
    page.give(retried.tempting[0].answer)
    page.go_on()
    assert summary.again_button.text() == "Try it again"
    QTest.keyClick(page, Qt.Key.Key_Space)
    assert page.question is not None and page.question.deal.seen != retried.deal.seen
    page.give(page.question.answer)
    page.go_on()
    assert summary.again_button.text() == "Another session" and summary.more_button.isHidden()


def test_the_lab_opens_with_the_cards(qtbot: QtBot) -> None:
    page = opened(qtbot)
    page.start([topic_from("high")], ["omaha"], 2)
    question = page.question
    assert question is not None
    page.give(question.tempting[0].answer)
    with qtbot.waitSignal(page.lab_wanted) as opened_lab:
        QTest.keyClick(page, Qt.Key.Key_L)
    hand, board, game = opened_lab.args
    assert (*hand, *board) == question.deal.seen and game == "omaha"


def test_the_time_runs_out(qtbot: QtBot) -> None:
    page = opened(qtbot)
    page.session._clock.setInterval(1)  # a second of the player's
    page.start([topic_from("potlimit")], ["holdem"], 2, seconds=30)
    qtbot.waitUntil(lambda: page.outcome is not None, timeout=4000)
    outcome = page.outcome
    assert outcome is not None and outcome.reply.error is OUT_OF_TIME
    assert page.session.side.headline.text() == "Too late"


def test_no_timer_no_limit(qtbot: QtBot) -> None:
    page = opened(qtbot)
    page.session._clock.setInterval(1)  # a second of the player's
    page.start([topic_from("potlimit")], ["holdem"], 2)
    qtbot.wait(20)
    assert page.outcome is None and " s " not in page.session.head.place.text()


@pytest.mark.long
def test_the_help_fades(qtbot: QtBot) -> None:
    page = opened(qtbot)
    page.start([topic_from("high")], ["omaha"], 20)
    seen = []
    for _ in range(14):
        assert page.question is not None
        seen.append(page.session.side.help.text().rpartition("step\u00a0")[2][0])
        page.give(page.question.answer)
        QTest.keyClick(page, Qt.Key.Key_Space)
    assert seen == sorted(seen) and seen[0] == "1" and seen[-1] == "3"


def test_a_question_that_is_not_ready_is_waited_for(qtbot: QtBot) -> None:
    """A slow worker: the page says so, and shows the question when it comes; an older one is dropped."""
    orders: list[tuple[Callable[[], Any], Callable[[Any], None]]] = []
    page = opened(qtbot, submit=lambda work, done: orders.append((work, done)))
    orders.clear()
    page.start([topic_from("high")], ["holdem"], 2)
    assert page.question is None and not page.intro.begin.isEnabled()
    page.start([topic_from("low")], ["stud8"], 2)
    first, second = orders
    first[1](first[0]())
    assert page.question is None
    second[1](second[0]())
    assert page.question is not None and page.question.topic is topic_from("low")
    asked, foot = page.session.head.prompt.text(), page.session.foot
    page.give(page.question.answer)
    page.go_on()
    assert page.question is None and page.session.head.prompt.text() == asked, "what was asked stays until then"
    assert not foot.next_button.isEnabled() and foot.next_button.detail == "Dealing…"
    work, come = orders[-1]
    come(work())
    assert page.question is not None
    page.give(page.question.answer)
    assert foot.next_button.isEnabled() and not foot.next_button.detail


def failing(_request: Request) -> Prepared:
    raise QuizError("no such question")


def test_a_first_question_that_fails_can_be_asked_for_again(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    orders: list[tuple[Callable[[], Any], Callable[[Any], None]]] = []
    page = opened(qtbot, submit=lambda work, done: orders.append((work, done)))
    orders.clear()
    monkeypatch.setattr(feed, "prepare", failing)
    page.start([topic_from("high")], ["holdem"], 2)
    run = page.run
    work, come = orders.pop()
    with qtbot.waitSignal(page.failed) as failed, qtbot.waitSignal(page.ended) as ended:
        come(work())
    assert [*map(str, failed.args)] == ["no such question"] and ended.args == [run]
    assert page.body.currentWidget() is page.intro and page.intro.begin.isEnabled()
    monkeypatch.undo()
    page.start([topic_from("high")], ["holdem"], 2)
    work, come = orders.pop()
    come(work())
    assert page.question is not None


def test_a_later_question_that_fails_is_ordered_once_more_and_then_the_session_ends(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    orders: list[tuple[Callable[[], Any], Callable[[Any], None]]] = []
    page = opened(qtbot, submit=lambda work, done: orders.append((work, done)))
    orders.clear()
    page.start([topic_from("high")], ["holdem"], 3)
    work, come = orders.pop()
    come(work())
    assert page.question is not None
    page.give(page.question.answer)
    monkeypatch.setattr(feed, "prepare", failing)
    qtbot.waitUntil(lambda: bool(orders))
    work, come = orders.pop()
    come(work())
    assert page.outcome is not None, "the verdict stays as it is"
    page.go_on()
    work, come = orders.pop()
    assert not page.session.foot.next_button.isEnabled()
    come(work())
    assert page.body.currentWidget() is page.summary


def test_three_hands_of_three_cards_lie_in_one_row(qtbot: QtBot) -> None:
    """Two of them and one below were half as large."""
    page = opened(qtbot)
    topic = topic_from("opens")
    seeds = (topic.ask(CATALOGUE["stud"], random.Random(seed), 1) for seed in range(60))
    question = next(each for each in seeds if [*map(len, of_kind(HandsDeal, each.deal).hands)] == [3, 3, 3])
    page.session.board.ask(question, help_rings=False)
    page.session.board.ask_part(question.parts[0], help_rings=False)
    (row,) = page.session.board.felt.rows
    assert [len(group.cards) for group in row.groups] == [3, 3, 3]


def test_one_click_marks_all_topics_or_none_and_so_with_the_games(qtbot: QtBot) -> None:
    intro = opened(qtbot).intro
    for every, buttons, others in (
        (intro.all_topics, [*intro.topics.values()], [*intro.games.values()]),
        (intro.all_games, [*intro.games.values()], [*intro.topics.values()]),
    ):
        assert every.text() == "None" and all(each.isChecked() for each in buttons)
        every.click()
        assert every.text() == "All" and not any(each.isChecked() for each in buttons)
        assert all(each.isChecked() for each in others) and not intro.begin.isEnabled()
        buttons[0].click()
        assert every.text() == "All" and intro.begin.isEnabled()
        every.click()
        assert every.text() == "None" and all(each.isChecked() for each in buttons)


def test_a_search_that_was_left_does_not_hold_up_the_next_question(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs, begun, over = Jobs(), Event(), Event()

    def searching(request: Request) -> Prepared:
        while request.topic.finds_deals and not over.is_set():
            next_step()
            begun.set()
        return prepare(request)

    monkeypatch.setattr(feed, "prepare", searching)
    page = QuizPage(in_memory(), submit=jobs.submit)
    qtbot.addWidget(page)
    page.start([topic_from("range")], ["holdem"], 2)
    assert begun.wait(WAIT_S), "it is searched for"
    page.show_start()
    page.start([topic_from("high")], ["holdem"], 2)
    try:
        qtbot.waitUntil(lambda: page.question is not None, timeout=round(WAIT_S * 1000))
    finally:
        over.set()
        page.shut_down()
        jobs.shut_down()


def test_while_the_first_question_is_dealt_begin_says_so_and_the_key_for_it_answers_nothing(qtbot: QtBot) -> None:
    orders: list[tuple[Callable[[], Any], Callable[[Any], None]]] = []
    page = opened(qtbot, submit=lambda work, done: orders.append((work, done)))
    orders.clear()
    page.start([topic_from("range")], ["holdem"], 2)
    assert not page.intro.begin.isEnabled() and page.intro.begin.detail == "Dealing the first question…"
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert len(orders) == 1, "begun once more"
    work, come = orders[0]
    come(work())
    assert page.question is not None
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert page.outcome is None, "a spread that nobody has touched was taken"
    qtbot.waitUntil(lambda: not page.session._guard.isActive())
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert page.outcome is not None


def test_what_the_first_question_waits_for_is_loaded_once_when_the_start_is_shown(qtbot: QtBot) -> None:
    work: list[Callable[[], Any]] = []
    page = QuizPage(in_memory(), submit=lambda job, done: work.append(job))
    qtbot.addWidget(page)
    assert work == []
    page.show()
    assert work == [warm_up]
    page.hide()
    page.show()
    assert work == [warm_up]


def test_nothing_is_prepared_any_more_once_it_is_shut_down(qtbot: QtBot) -> None:
    work: list[tuple[Callable[[], Any], Callable[[Any], None]]] = []
    page = QuizPage(in_memory(), submit=lambda job, done: work.append((job, done)))
    qtbot.addWidget(page)
    page.start([topic_from("high")], ["holdem"], 5)
    (prepare, come), ordered = work[-1], len(work)
    come(prepare())
    later = page.asking.feed._later
    assert page.question is not None and later.isActive()
    page.shut_down()
    assert not later.isActive() and len(work) == ordered


def test_progress_is_kept_after_every_answer(qtbot: QtBot) -> None:
    store = in_memory()
    page = opened(qtbot, store=store)
    page.start([topic_from("nuts")], ["omaha8"], 5)
    assert page.question is not None
    page.give(page.question.tempting[0].answer)
    other = opened(qtbot, store=store)
    assert other.progress.score(topic_from("nuts")).asked == 1 and other.progress.waiting() == 1
    assert "1 missed question comes back today" in other.intro.due_title.text()


@pytest.mark.painted
def test_themes_and_decks(qtbot: QtBot) -> None:
    page = opened(qtbot, painted=True)
    page.start([topic_from("high")], ["omaha"], 2)
    dark = page.grab().toImage()
    look().change(theme=LIGHT)
    look().change(deck=SuitColors.TWO)
    light = page.grab().toImage()
    assert dark != light
    look().change(theme=DARK)
    look().change(deck=SuitColors.FOUR)
    assert page.grab().toImage() == dark


def test_what_is_marked_has_our_tick_and_its_name_alone(qtbot: QtBot) -> None:
    page = opened(qtbot)
    intro = page.intro
    intro.choose([topic_from("high")], ["holdem"])
    for buttons, marked in ((intro.topics, topic_from("high")), (intro.games, "holdem")):
        assert [each for each, button in buttons.items() if not button.icon().isNull()] == [marked]
    titles = {str(game.short_title) for game in CATALOGUE.values()}
    assert {button.text() for button in intro.games.values()} == titles


def test_every_topic_and_game_is_marked_at_first(qtbot: QtBot) -> None:
    page = opened(qtbot)
    intro = page.intro
    assert all(button.isChecked() for button in (*intro.topics.values(), *intro.games.values()))
    assert {topic.key for topic in intro.topics} >= {"range", "high"}


def test_no_topic_no_session(qtbot: QtBot) -> None:
    page = opened(qtbot)
    page.intro.choose([topic_from("live")], ["holdem"])
    assert not page.intro.begin.isEnabled()
    page.intro.start()
    assert page.body.currentWidget() is page.intro


def test_nothing_to_undo_yet(qtbot: QtBot) -> None:
    page = opened(qtbot)
    keys = Keys(page)
    undo = page.session.foot.undo_button
    for topic, game, text in (
        (topic_from("high"), "omaha", "1"),
        (topic_from("potlimit"), "omaha", "7"),
        (topic_from("showdown"), "omaha", " "),
    ):
        page.show_start()
        show_question(page, one(topic, game))
        assert not undo.isEnabled(), topic
        keys.type(text)
        assert undo.isEnabled(), topic
        keys.press(Qt.Key.Key_Backspace)
        assert not undo.isEnabled(), topic


def test_what_the_eye_saw_is_drawn(qtbot: QtBot) -> None:
    """One card of the hand picked in Omaha: the flush with four of the board, crossed, beside what is right."""
    page = opened(qtbot)
    question, given = next(
        (question, tempting.answer)
        for question in asked(topic_from("play"), "omaha", 200)
        for tempting in question.tempting
        if tempting.error is USED_ONE
    )
    show_question(page, question)
    page.give(given)
    (line,) = page.session.board.panels.given.hands
    assert line.picture is not None and (len(line.picture.hole), len(line.picture.board)) == (1, 4)
    assert line.hole_count == "1 from hand" and line.board_count == "4 from board" and not line.right
    (best,) = page.session.board.panels.best.hands
    assert best.picture is not None and (len(best.picture.hole), len(best.picture.board)) == (2, 3)


def test_a_low_window_shows_the_hands_instead_of_a_small_table(qtbot: QtBot) -> None:
    page = opened(qtbot)
    question = next(
        found
        for found in asked(topic_from("showdown"), "omaha8", 200)
        if isinstance(found.answer, ShowdownAnswer) and len(found.answer.pots) > 1
    )
    for size, on_felt in (((1024, 664), True), ((1920, 1044), False)):
        page.show_start()
        page.resize(*size)
        show_question(page, question)
        table = page.session.board.table
        assert table.currentWidget() is table.table
        page.give(question.tempting[0].answer)
        assert (table.currentWidget() is table.felt) is on_felt, size


def test_players_of_a_question_have_their_whole_names_once_the_window_is_large(qtbot: QtBot) -> None:
    page = opened(qtbot)
    page.resize(1024, 664)
    question = one(topic_from("showdown"), "stud8")
    show_question(page, question)
    for size, called in (((1920, 1044), "Player 1"), ((1024, 664), "P1")):
        page.resize(*size)
        assert called in page.session.board.table.table.text, size


@pytest.mark.parametrize("count", few(4, 12))
def test_titles_on_the_felt_stand_apart(qtbot: QtBot, count: int) -> None:
    """Up cards of many seats: no title runs into the next, however few cards are under it."""
    page = opened(qtbot)
    for question in asked(topic_from("live"), "stud8", count):
        page.show_start()
        page.resize(1024, 664)
        show_question(page, question)
        felt = page.session.board.felt
        rects = felt.rects()
        for row in felt.rows:
            starts = [rects[group.cards[0]].x() for group in row.groups]
            for group, start, after in zip(row.groups, starts, starts[1:], strict=False):
                assert start + width_of(group.title, 14) + 4 < after, group.title
            assert rects[row.groups[-1].cards[-1]].right() <= felt.width()


def test_a_hint_is_asked_for_and_right_with_it_changes_no_rating(qtbot: QtBot) -> None:
    page = opened(qtbot)
    keys = Keys(page)
    page.start([topic_from("high")], ["omaha"], 3)
    question = known(page.question)
    board, foot = page.session.board, page.session.foot
    assert shown(question.hint.words) not in said(page), "none by itself, though the skill is new"
    keys.press(Qt.Key.Key_H)
    assert shown(question.hint.words) in said(page) and foot.hint_button.isHidden() and board.isVisible()
    keys.answer(question.answer)
    assert known(page.outcome).reply.right and known(page.outcome).waits is None
    assert page.progress.rating(question.topic, "omaha") == Rating()
    assert page.progress.score(question.topic, "omaha") == Score()
    keys.press(Qt.Key.Key_Space)
    question = known(page.question)
    assert foot.hint_button.isVisible()
    foot.hint_button.click()
    keys.answer(question.tempting[0].answer)
    assert known(page.outcome).waits is not None, "wrong with a hint is a miss"
    rating = page.progress.rating(question.topic, "omaha")
    assert rating.answers == 1 and rating.points < Rating().points
    page.set_hints(False)
    keys.press(Qt.Key.Key_Space)
    assert foot.hint_button.isHidden()
    keys.press(Qt.Key.Key_H)
    assert not page.session.hinted


def test_the_card_at_the_cursor_is_said(qtbot: QtBot) -> None:
    page = opened(qtbot)
    keys = Keys(page)
    page.start([topic_from("high")], ["omaha"], 2)
    assert page.question is not None
    cards, felt = page.question.deal.seen, page.session.board.felt
    assert felt.accessibleName() == f"Cards, at {card_name(cards[0])}"
    keys.press(Qt.Key.Key_Right)
    assert felt.accessibleName() == f"Cards, at {card_name(cards[1])}"
    keys.press(Qt.Key.Key_Space)
    assert felt.accessibleName() == f"Cards, at {card_name(cards[1])}, picked"
    assert card_name(cards[1]) in page.session.board.panels.given.accessibleName()
    assert page.session.side.note.isHidden(), "the button to check says how many are picked"


@pytest.mark.painted
def test_the_card_at_the_cursor_does_not_look_picked(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    page = opened(qtbot, painted=True)
    page.start([topic_from("high")], ["omaha"], 2)
    felt, states, lined = page.session.board.felt, list[CardState](), list[QRectF]()
    monkeypatch.setattr(felt, "paint_card", lambda _painter, _rect, _card, state: states.append(state))
    monkeypatch.setattr(felt, "paint_cursor", lambda _painter, place: lined.append(place))
    felt.grab()
    assert len(states) == 9 and felt.hasFocus()
    assert {state._replace(key=0) for state in states} == {CardState()} and lined == [felt.places()[0]]


def test_a_long_session_leaves_the_prompt_its_room(qtbot: QtBot) -> None:
    page = opened(qtbot)
    page.resize(1024, 664)
    page.start([topic_from("play")], ["omaha8"], 50)
    head = page.session.head
    few, prompt = head.dots.width(), head.prompt
    assert prompt.height() < 2.5 * prompt.fontMetrics().height()
    page.resize(1920, 1044)
    assert head.dots.width() > few


@pytest.mark.parametrize(("game", "numbered"), [("omaha", True), ("bigo", False)])
def test_the_figure_keys_are_named_where_the_cards_have_them(qtbot: QtBot, game: str, numbered: bool) -> None:
    """Ten cards, five in the hand and five on the board, are more than there are figures."""
    page = opened(qtbot)
    show_question(page, one(topic_from("high"), game))
    assert page.session.board.felt.numbered is numbered
    assert ("press their numbers" in said(page.session)) is numbered
    assert ("type them: A, then S" in said(page.session)) is not numbered


@pytest.mark.painted
@pytest.mark.parametrize("topic", one_of(2, ["potlimit", "showdown"]))
def test_the_table_of_a_question_is_in_chips_as_its_answers_are(qtbot: QtBot, topic: str) -> None:
    page = opened(qtbot, painted=True)
    show_question(page, one(topic_from(topic), "omaha8"))
    table = page.session.board.table.table
    in_chips, drawn = table.text, table.grab().toImage()
    look().change(in_blinds=True)
    show_question(page, one(topic_from(topic), "omaha8"))
    assert table.text == in_chips
    assert table.grab().toImage() == drawn


@pytest.mark.painted
def test_a_click_in_the_table_marks_a_topic_and_a_game_alone(qtbot: QtBot) -> None:
    """Eleven topics and sixteen games had to be taken out one by one to be asked one of them in one."""
    page = opened(qtbot, painted=True)
    intro, reads, omaha = page.intro, topic_from("range"), "omaha8"
    intro.table.grab()
    places = {(topic, game): box for box, topic, game in intro.table._places}
    everywhere = intro.marked[1]

    def click(topic: AnyTopic | None, game: str | None) -> tuple[list[AnyTopic], list[str]]:
        at = places[topic, game].center().toPoint()
        QTest.mouseMove(intro.table, at)
        qtbot.mouseClick(intro.table, Qt.MouseButton.LeftButton, pos=at)
        return intro.marked

    assert click(reads, None) == ([reads], [game for game in everywhere if game in reads.games])
    assert click(reads, omaha) == ([reads], [omaha])
    assert "Put them on a hand" in intro.table.toolTip() and "Omaha hi/lo" in intro.table.toolTip()
    assert click(topic_from("live"), None) == ([topic_from("live")], list(topic_from("live").games))
    topics, games = click(None, "razz")
    assert games == ["razz"] and topics == [each for each in intro.topics if "razz" in each.games]
    assert intro.begin.isEnabled() and page.body.currentWidget() is intro


def test_the_end_shows_known_ratings_before_and_now(qtbot: QtBot) -> None:
    page = opened(qtbot)
    keys = Keys(page)
    for count, known_then in ((9, False), (2, True)):
        page.start([topic_from("high")], ["omaha"], count)
        for _ in range(count):
            keys.answer(known(page.question).answer)
            keys.press(Qt.Key.Key_Space)
        assert page.summary.changes.isHidden() is not known_then
    (row,) = page.summary.changes.rows
    assert row.before.answers == 9 and row.now.answers == 11 and row.points > 0 and not row.is_sure
    assert page.summary.changes.accessibleName().startswith(f"Best high, Omaha, +{row.points} so far")


def test_the_end_of_practice_shows_the_rating_that_the_path_shows(qtbot: QtBot) -> None:
    """A checkpoint's end said "Decisions 1,563", the path a key later "Start 1462", for the same answers."""
    page = opened(qtbot)
    keys = Keys(page)
    course = next(course for course in all_courses() if course.key == "omaha")
    read = course.units[0]
    for seed in range(3):
        page.begin(PracticeRun(page.progress, course, read, seed))
        for _ in range(known(page.run).count):
            keys.answer(known(page.question).answer)
            keys.press(Qt.Key.Key_Space)
    (row,) = page.summary.changes.rows
    ratings = [page.progress.rating(topic_from(topic), game, theme) for topic, game, theme in course.rated(read)]
    assert row.title == "Read" and row.now == together(ratings)
    assert row.before.answers == 10 and row.now.answers == 15 and row.points > 0
