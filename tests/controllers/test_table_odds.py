"""Live help: off it computes nothing; on it shows the odds of my decisions, and what a clicked plate can hold."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF

from pokertable.controllers.jobs import Jobs
from pokertable.controllers.table_odds import TableOdds
from pokertable.model.hand.actions import CheckCall
from pokertable.session.profile.settings import load, settings_file
from pokertable.training.live.view import Odds, Played
from pokertable.views.log.panel import log_width
from pokertable.views.table.action_panel import Mode
from tests.controllers.conftest import Thinking
from tests.controllers.test_table_reads import WAIT_MS, sit_down
from tests.session.history.store.player import new_table
from tests.test_app import started


@pytest.fixture
def program(qtbot):
    made = started(qtbot, seed=11)
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
    settled = []
    program.odds.table.counted.connect(lambda odds: settled.append(odds))
    qtbot.waitUntil(lambda: bool(settled) and settled[-1].settled, timeout=WAIT_MS)
    errors = [each.error for each in settled]
    assert errors == sorted(errors, reverse=True) and len(errors) > 1
    legal = program.tables.hand.legal()
    assert "Equity: <b>" in page.odds.share.text()
    assert "needed" not in page.odds.share.text()
    assert ("you need" in page.odds.bar.accessibleName()) == bool(legal.price)
    assert page.odds.high.isVisible() == bool(settled[-1].next.high)
    line = page.panel.line.left.text
    assert "You have" in line and "if nobody bets again" in line
    page.odds.show_odds(
        replace(settled[-1], error=0.01, played=Played(share=0.4, error=0.05, gains=None, unsure=0.05, settled=True))
    )
    assert "± 2.0%" in page.odds.bar.accessibleName(), "two standard errors: on the screen ± is 95%"
    assert "±\u00a010%" in page.odds.in_play.text()
    for deals, note in ((1, "1 deal against their ranges"), (2, "2 deals against their ranges")):
        page.odds.show_odds(replace(settled[-1], deals=deals))
        assert page.odds.note.text() == f"{note}, nobody folding"
    in_prizes = Played(share=0.4, error=0.05, gains=-0.1, unsure=0.05, settled=True, in_prizes=(-2.4, 0.5))
    page.odds.show_odds(replace(settled[-1], needs=0.3, needs_in_prizes=0.42, played=in_prizes))
    assert "On average <b>−2.4%</b>\u00a0±\u00a01.0% of the prizes left" in page.odds.in_play.text()
    assert "you need 30.0% in chips, 42.0% in prizes" in page.odds.bar.accessibleName()
    qtbot.keyClick(page, Qt.Key.Key_A)
    assert page.odds.random.isChecked()
    qtbot.waitUntil(lambda: "against random hands" in page.panel.line.left.text, timeout=WAIT_MS)
    page.acted.emit(CheckCall())
    assert not page.odds.share.isVisible() or page.panel.mode is Mode.TURN
    qtbot.keyClick(page, Qt.Key.Key_O)
    assert not page.odds.isVisible()
    assert "against" not in page.panel.line.left.text


@pytest.mark.long
def test_the_odds_of_a_draw_that_follows_my_own_check_at_once_stand_there_too(qtbot, program):
    sit_down(qtbot, program, "draw5")
    page, hand = program.window.table, program.tables.hand
    qtbot.keyClick(page, Qt.Key.Key_O)
    qtbot.waitUntil(page.odds.share.isVisible, timeout=WAIT_MS)
    with qtbot.waitSignal(program.tables.asked, timeout=WAIT_MS):
        page.acted.emit(CheckCall())
    assert hand.legal().draw is not None, "my check closed the betting, and I draw first"
    with qtbot.waitSignal(program.odds.table.counted, timeout=WAIT_MS):
        pass
    assert page.odds.share.isVisible()


def test_a_plate_opens_its_range_while_the_help_is_on_by_mouse_and_keys(qtbot, program):
    sit_down(qtbot, program)
    page = program.window.table
    qtbot.keyClick(page, Qt.Key.Key_G)
    assert not page.holding.isVisible() and not page.table.plates.ranges
    assert page.note.isVisible() and "odds against ranges" in page.note.words.text()
    program.window.bar.odds.trigger()
    assert page.table.plates.ranges == {1}
    plate = page.table.scene().picture.plates[1].rect
    at = QPoint(round(plate.x + 8), round(plate.bottom - 6))
    qtbot.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert page.holding.isVisible() and page.holding.seat == 1
    qtbot.waitUntil(lambda: "%" in page.holding.accessibleName(), timeout=WAIT_MS)
    assert program.tables.table.seats[1].name in page.holding.accessibleName()
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert not page.holding.isVisible()
    qtbot.keyClick(page, Qt.Key.Key_G)
    assert page.holding.isVisible()
    qtbot.keyClick(page, Qt.Key.Key_G)
    assert not page.holding.isVisible()
    qtbot.keyClick(page, Qt.Key.Key_G)
    program.window.bar.odds.trigger()
    assert not page.holding.isVisible() and not page.table.plates.ranges


def test_it_stays_on_at_the_next_start_and_off_once_it_is_switched_off(qtbot, tmp_path):
    first = started(qtbot, tmp_path, seed=11)
    sit_down(qtbot, first)
    first.window.bar.odds.trigger()
    first.window.close()
    settings, _ = load(settings_file(tmp_path))
    assert settings.odds
    second = started(qtbot, tmp_path, seed=11, odds=settings.odds)
    assert second.window.bar.odds.isChecked() and second.resume()
    page = second.window.table
    assert page.odds.isVisible()
    qtbot.waitUntil(lambda: "%" in page.odds.share.text(), timeout=WAIT_MS)
    second.window.bar.odds.trigger()
    assert not page.odds.isVisible()
    second.window.close()
    assert not load(settings_file(tmp_path))[0].odds


def test_in_a_narrow_window_the_help_opens_the_log_that_it_stands_in(qtbot, program):
    sit_down(qtbot, program)
    page = program.window.table
    program.window.resize(1024, 700)
    qtbot.waitUntil(lambda: page.log_is_drawer, timeout=WAIT_MS)
    assert not page.odds.isVisible() and not page.log.isVisible()
    qtbot.keyClick(page, Qt.Key.Key_O)
    assert page.odds.isVisible() and program.window.bar.log.isChecked()
    qtbot.waitUntil(page.odds.share.isVisible, timeout=WAIT_MS)
    qtbot.waitUntil(lambda: page.odds.height() >= page.odds.sizeHint().height(), timeout=WAIT_MS)
    eight_lines = 8 * QFontMetricsF(page.log.text.font()).lineSpacing()
    assert page.log.text.height() >= eight_lines


def test_odds_that_are_on_in_a_closed_drawer_are_opened_not_switched_off(qtbot, program):
    """In a window made narrow the button was pressed down, the odds out of sight: a click switched them off unseen."""
    sit_down(qtbot, program)
    page, log = program.window.table, program.window.bar.log
    page.tools.odds.click()
    program.window.resize(1024, 700)
    qtbot.waitUntil(lambda: page.log_is_drawer, timeout=WAIT_MS)
    assert program.settings.odds and not page.odds.isVisible()
    page.tools.odds.click()
    assert program.settings.odds and page.odds.isVisible() and page.tools.odds.isChecked() and log.isChecked()
    page.tools.odds.click()
    assert not program.settings.odds and not page.odds.isVisible() and not page.tools.odds.isChecked()


@pytest.mark.long
def test_in_a_draw_game_the_odds_are_counted_over_the_draws_to_come(qtbot, program):
    sit_down(qtbot, program, "badugi")
    page = program.window.table
    counted: list[Odds] = []
    program.odds.table.counted.connect(counted.append)
    qtbot.keyClick(page, Qt.Key.Key_O)
    qtbot.waitUntil(page.odds.share.isVisible, timeout=WAIT_MS)
    assert 0 < counted[0].share < 1 and page.table.plates.ranges == {1}


@pytest.mark.long
def test_the_log_stays_where_it_is_from_one_decision_to_the_next(qtbot, program):
    sit_down(qtbot, program)
    page = program.window.table
    qtbot.keyClick(page, Qt.Key.Key_O)
    qtbot.waitUntil(page.odds.share.isVisible, timeout=WAIT_MS)
    qtbot.waitUntil(lambda: page.odds.height() == page.odds.sizeHint().height(), timeout=WAIT_MS)
    high = page.odds.height()
    page.odds.clear()
    page.layout().activate()
    assert page.odds.sizeHint().height() >= high


@pytest.mark.parametrize(("game", "word"), [("holdem", "win"), pytest.param("omaha8", "scoop", marks=pytest.mark.long)])
def test_how_the_pot_ends_is_told_in_the_words_of_the_game(qtbot, program, game, word):
    """A pot for one hand is won or split: only between a high and a low are there a scoop and quarters."""
    sit_down(qtbot, program, game)
    page = program.window.table
    qtbot.keyClick(page, Qt.Key.Key_O)
    qtbot.waitUntil(page.odds.share.isVisible, timeout=WAIT_MS)
    told = page.odds.ends.accessibleName()
    assert told.startswith(word)
    assert game != "holdem" or not any(other in told for other in ("scoop", "half", "¼", "¾"))


@pytest.mark.long
def test_in_a_large_window_the_type_of_the_odds_grows_with_the_logs(qtbot):
    program = started(qtbot, seed=11, painted=True)
    sit_down(qtbot, program)
    page = program.window.table
    qtbot.keyClick(page, Qt.Key.Key_O)
    qtbot.waitUntil(page.odds.share.isVisible, timeout=WAIT_MS)
    sizes = []
    for size in ((1280, 800), (1920, 1080), (1280, 800)):
        program.window.resize(*size)
        qtbot.waitUntil(lambda size=size: page.log.width() == log_width(size[0]), timeout=WAIT_MS)
        page.odds.grab()
        sizes.append((page.odds.share.font().pixelSize(), page.odds.note.font().pixelSize(), page.odds.bar.px(12)))
    assert sizes == [(14, 14, 12), (16, 16, 14), (14, 14, 12)]
    assert page.odds.title.height() > 12
    program.window.close()


# Without the program, and without counting


class Help:
    """Live help and what it said."""

    def __init__(self, desk, jobs):
        made = TableOdds(desk.tables, jobs, desk.page)
        self.jobs, self.set_wanted, self.set_ranges = jobs, made.set_wanted, made.set_ranges
        self.said: list[str] = []
        made.counting.connect(lambda: self.said.append("calculating…"))
        made.gone.connect(lambda: self.said.append("gone"))


@pytest.fixture
def odds(desk):
    """Live help at the desk's table; its jobs wait."""
    jobs = Thinking()
    jobs.at_once = False
    return Help(desk, jobs)


def test_help_that_is_turned_on_while_an_opponent_thinks_counts_from_the_next_decision_on(desk, odds):
    desk.jobs.at_once = False
    desk.flow.sit_down(new_table(seats=4))
    assert not desk.flow.is_my_turn
    odds.set_wanted(True)
    assert "calculating…" not in odds.said and not odds.jobs.waiting
    desk.jobs.at_once = True
    desk.jobs.answer()
    assert odds.said[-1] == "calculating…" and len(odds.jobs.waiting) == 1


def test_help_that_is_turned_on_in_the_players_turn_counts_at_once(desk, odds):
    desk.flow.sit_down(new_table(seats=2))
    odds.set_wanted(True)
    assert odds.said[-1] == "calculating…" and len(odds.jobs.waiting) == 1
    odds.set_wanted(False)
    assert odds.said[-1] == "gone" and not odds.jobs.waiting


def test_help_that_is_not_wanted_counts_nothing(desk, odds):
    desk.flow.sit_down(new_table(seats=2))
    odds.set_ranges(False)
    desk.play_on()
    assert "calculating…" not in odds.said and not odds.jobs.waiting


def test_help_is_gone_with_the_decision_unless_the_next_one_followed_at_once(desk, odds):
    odds.set_wanted(True)
    table = new_table(seats=2)
    table.button = 0  # the opponent is first on the flop
    desk.flow.sit_down(table)
    odds.said.clear()
    desk.page.acted.emit(CheckCall())
    assert desk.flow.is_my_turn and odds.said == ["calculating…"]
    odds.said.clear()
    desk.jobs.at_once = False
    desk.page.acted.emit(CheckCall())
    assert not desk.flow.is_my_turn and odds.said == ["gone"]


def test_help_is_gone_when_the_hand_is_over(desk, odds):
    odds.set_wanted(True)
    desk.flow.sit_down(new_table(seats=2))
    desk.play_on()
    assert odds.said[-1] == "gone" and not odds.jobs.waiting
