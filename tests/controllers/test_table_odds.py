"""Live help: off it computes nothing; on it shows the odds of my decisions, and what a clicked plate can hold."""

import pytest
from PySide6.QtCore import Qt

from pokertable.app import App, application
from pokertable.controllers.jobs import Jobs
from pokertable.model.hand.actions import CheckCall
from pokertable.session.profile.settings import Settings
from pokertable.views.table.action_panel import Mode
from tests.controllers.test_table_reads import WAIT_MS, sit_down


@pytest.fixture
def program(qtbot):
    application()
    made = App(Settings(speed=0.0, bot_delay_ms=0), seed=11, guard_ms=0)
    qtbot.addWidget(made.window)
    made.window.resize(1280, 800)
    with qtbot.waitExposed(made.window):
        made.window.show()
    yield made
    made.window.close()


def test_off_nothing_is_computed_and_nothing_is_there(qtbot, program, monkeypatch):
    submitted = []
    usual = Jobs.submit

    def submit(jobs, work, done):
        submitted.append(work)
        usual(jobs, work, done)

    monkeypatch.setattr(Jobs, "submit", submit)
    sit_down(qtbot, program)
    assert not program.window.table.odds.isVisible()
    assert "odds" not in program.__dict__
    assert not any("_odds" in str(getattr(work, "func", work)) for work in submitted)


def test_on_the_odds_of_my_decision_stand_there_until_it_is_taken(qtbot, program):
    sit_down(qtbot, program)
    page = program.window.table
    qtbot.keyClick(page, Qt.Key.Key_O)
    assert page.odds.isVisible() and program.window.bar.odds.isChecked()
    qtbot.waitUntil(page.odds.share.isVisible, timeout=WAIT_MS)
    assert "of the pot" in page.odds.share.accessibleName()
    legal = program.tables.hand.legal()
    said = f"{legal.check_call} to call into {legal.pot}" if legal.check_call else f"the pot is {legal.pot}"
    assert said in page.odds.price.accessibleName()
    assert page.odds.who.count() == 1
    assert page.odds.classes.isVisible()
    page.odds.against.setCurrentIndex(1)
    qtbot.waitUntil(lambda: "random hands" in page.odds.note.text(), timeout=WAIT_MS)
    assert not page.odds.classes.isVisible()
    page.acted.emit(CheckCall())
    assert not page.odds.share.isVisible() or page.panel.mode is Mode.TURN
    qtbot.keyClick(page, Qt.Key.Key_O)
    assert not page.odds.isVisible()


def test_a_plate_opens_its_range_while_the_help_is_on(qtbot, program):
    sit_down(qtbot, program)
    name = program.tables.table.seats[1].name
    page = program.window.table
    assert not page.odds.choose(name)
    program.window.bar.odds.trigger()
    qtbot.waitUntil(page.odds.classes.isVisible, timeout=WAIT_MS)
    assert page.odds.choose(name)
    assert not page.odds.choose("nobody")


def test_in_a_narrow_window_the_help_opens_the_log_that_it_stands_in(qtbot, program):
    sit_down(qtbot, program)
    page = program.window.table
    program.window.resize(1024, 700)
    qtbot.waitUntil(lambda: page.log_is_drawer, timeout=WAIT_MS)
    assert not page.odds.isVisible() and not page.log.isVisible()
    qtbot.keyClick(page, Qt.Key.Key_O)
    assert page.odds.isVisible() and program.window.bar.log.isChecked()
    qtbot.waitUntil(page.odds.share.isVisible, timeout=WAIT_MS)
