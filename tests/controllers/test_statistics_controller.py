"""The statistics page with a store behind it: figures come in, all-ins are worked out, files are written."""

import random
import time

import pytest

from pokertable.controllers.statistics_controller import StatisticsController
from pokertable.model.games import CATALOGUE
from pokertable.session.history.adjusted import adjusted_results
from pokertable.session.history.misreads import note_asked
from pokertable.session.history.rows.stored import MISREAD
from pokertable.session.history.statistics_report import Breakdown
from pokertable.session.history.store import Store
from pokertable.training.learner.progress import Progress
from pokertable.training.quiz.question import Reply
from pokertable.training.quiz.topics import topic_from
from pokertable.views.desk.statistics.page import StatisticsPage
from pokertable.views.desk.words import signed
from tests.session.history.store.player import HOLDEM, Player, new_table


@pytest.fixture
def store():
    store = Store(None)
    yield store
    store.close()


@pytest.fixture
def desk(qtbot, store):
    page = StatisticsPage()
    qtbot.addWidget(page)
    controller = StatisticsController(page, store)
    yield page, controller
    controller.shut_down()


def total(page):
    model = page.table.model()
    return model.index(0, 1).data() if model.rowCount() else None


def test_the_hands_played_so_far_are_shown_when_it_opens(desk, qtbot, store):
    page, controller = desk
    controller.refresh()
    qtbot.waitUntil(lambda: page.is_empty)
    player = Player(store, new_table(HOLDEM))
    player.play(5)
    controller.refresh()
    qtbot.waitUntil(lambda: total(page) == "5")
    assert not page.is_empty


def test_they_are_worked_out_once_though_the_page_is_refreshed_meanwhile(desk, monkeypatch):
    _, controller = desk
    asked = []
    monkeypatch.setattr(controller._adjusting, "submit", lambda *_: asked.append(True))
    controller.refresh()
    controller.refresh()
    assert asked == [True]


def test_hands_played_since_are_worked_out_when_the_page_is_opened_again(desk, monkeypatch):
    _, controller = desk
    asked = []
    monkeypatch.setattr(controller._adjusting, "submit", lambda *_: asked.append(True))
    controller.refresh()
    controller._adjusted(0, more=False)
    assert not controller.is_adjusting
    controller.refresh()
    assert asked == [True, True]


def test_while_all_ins_are_worked_out_the_page_is_asked_again_and_again(desk, qtbot, monkeypatch):
    page, controller = desk
    monkeypatch.setattr(controller._adjusting, "submit", lambda *_: None)
    controller.refresh()
    with qtbot.waitSignals([page.asked] * 2):
        controller._progress.start(1)


def test_nothing_is_asked_once_it_is_shut_down(desk, monkeypatch):
    """Its clock went on: an error at every tick, until the window was deleted."""
    _, controller = desk
    monkeypatch.setattr(controller._adjusting, "submit", lambda *_: None)
    controller.refresh()
    assert controller._progress.isActive()
    controller.shut_down()
    assert not controller._progress.isActive()


def test_all_ins_are_worked_out_while_it_is_open(desk, qtbot, store):
    page, controller = desk
    ids = Player(store, new_table(HOLDEM, seats=3, buy_in=100)).play(40)
    assert store.pending_adjustments()
    said = []
    set_graph = page.graph.set_graph

    def shows(graph, unit):
        said.append(graph.pending)
        set_graph(graph, unit)

    page.graph.set_graph = shows
    controller.refresh()
    qtbot.waitUntil(lambda: not store.pending_adjustments(), timeout=30_000)
    expected = sum(adjusted_results(store.events(hand_id))[0] for hand_id in ids) / 20
    qtbot.waitUntil(lambda: signed(page.graph.ends.ends[1].value) == signed(expected), timeout=5000)
    assert said[0] > said[-1] == 0 and page.graph.reading.text() == ""


@pytest.mark.long
def test_a_damaged_hand_does_not_hold_up_the_others(desk, qtbot, store):
    page, controller = desk
    Player(store, new_table(HOLDEM, seats=3, buy_in=100)).play(40)
    first, *others = store.pending_adjustments()
    assert others
    store.write(lambda c: c.execute("UPDATE events SET text = 'x' WHERE hand_id = ?", (first,)))
    controller.refresh()
    qtbot.waitUntil(lambda: not store.pending_adjustments(), timeout=30_000)
    qtbot.waitUntil(lambda: not controller.is_adjusting)
    assert total(page) == "40"


def test_a_page_that_is_left_works_on_nothing(desk, qtbot, store):
    _, controller = desk
    Player(store, new_table(HOLDEM, seats=3, buy_in=100)).play(40)
    before = len(store.pending_adjustments())
    controller.refresh()
    controller.pause()
    qtbot.wait(100)
    assert len(store.pending_adjustments()) >= before - 1


def test_an_export_is_written_or_its_failure_said(desk, qtbot, store, tmp_path):
    page, controller = desk
    Player(store, new_table(HOLDEM)).play(3)
    with qtbot.waitSignal(controller.exported):
        page.export_to(tmp_path / "a.csv")
    assert (tmp_path / "a.csv").read_text().startswith("game,hands,")
    with qtbot.waitSignal(controller.failed) as failed:
        page.export_to(tmp_path / "a.csv" / "b.csv")
    assert isinstance(failed.args[0], OSError)


def test_only_the_last_question_is_answered(desk, qtbot, store):
    page, _ = desk
    Player(store, new_table(HOLDEM)).play(3)
    shown = []
    page.show_report = lambda report, choices: shown.append(report.breakdown)
    for breakdown in (Breakdown.GAME, Breakdown.PERSONA, Breakdown.POSITION):
        page.tabs[breakdown].click()
    qtbot.waitUntil(lambda: bool(shown))
    qtbot.wait(50)
    assert shown == [Breakdown.POSITION]


def test_misreads_are_told_by_weeks_of_hands_and_of_questions(desk, qtbot, store):
    page, controller = desk
    ids = list(Player(store, new_table(HOLDEM)).play(5))
    store.set_tag(ids[0], MISREAD)
    for each in ids:
        note_asked(store, each)
    progress = Progress(store.progress, time.time)
    question = topic_from("high").ask(CATALOGUE["omaha"], random.Random(1))
    progress.answered(Reply(question, question.answer), None)
    controller.refresh()
    qtbot.waitUntil(lambda: total(page) == "5")
    page.tabs["misreads"].click()
    qtbot.waitUntil(lambda: page.misreads.hands.said.text().endswith("(5 asked)."))
    assert page.misreads.hands.said.text().startswith("20.0 (0.0 to 57.1) in ")
    assert page.misreads.questions.said.text().startswith("0.0 (0.0 to 74.0) in ")
    assert not page.misreads.isHidden() and page.table.isHidden() and page.decisions.isHidden()
    page.tabs[Breakdown.GAME].click()
    assert page.misreads.isHidden() and not page.table.isHidden()
