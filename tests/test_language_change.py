"""Another language without a restart: the window comes again in it, at the same page, the hand at the same decision."""

import gc
import weakref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QPointF, Qt
from PySide6.QtGui import QMouseEvent

from pokertable.app import App, application, dress
from pokertable.app.pages import SETTINGS, TABLE, TODAY
from pokertable.app.start import Running
from pokertable.session.history.store import History
from pokertable.session.profile.settings import Settings
from pokertable.session.words.breaks import apart
from pokertable.views.kit import language
from tests.test_app import WAIT_MS, choice, fold_out, my_turn_or_over

NOTE = "The window changes to this language the next time you start the program"


@pytest.fixture
def running(qtbot, qapp, tmp_path, monkeypatch):
    monkeypatch.setattr(language, "_no_face", lambda: None)
    monkeypatch.setattr(dress, "stylesheet", lambda *_: "")  # nobody looks at it
    before = QLocale()
    application()
    program = App(Settings(speed=0.0, bot_delay_ms=0), tmp_path, seed=4, guard_ms=0)
    with qtbot.waitExposed(program.window):
        program.window.show()
    made = Running(program, tmp_path, seed=4)
    yield made
    made.program.window.close()
    made.deleteLater()
    language.speak("en")
    QLocale.setDefault(before)


def change(qtbot, running, wanted):
    """Choose a language; the program that is there then."""
    before = running.program
    before.window.change("language", wanted)
    qtbot.waitUntil(lambda: running.program is not before, timeout=WAIT_MS)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return running.program


@pytest.mark.parametrize("wanted", ["fr", pytest.param("ja", marks=pytest.mark.long)])
def test_the_hand_goes_on_at_the_same_decision_in_another_language(qtbot, running, tmp_path, wanted):
    program = running.program
    program.play(choice("omaha8"))
    fold_out(qtbot, program)
    program.tables.deal()
    while not my_turn_or_over(qtbot, program):
        program.tables.deal()
    events, number = program.tables.hand.events, program.tables.table.hand_number
    program.window.bar.odds.trigger()
    program.open_page(SETTINGS)
    program.window.resize(1100, 777)

    program.profile.log_path = tmp_path / "pokertable.log"
    program = change(qtbot, running, wanted)
    assert program.profile.log_path == tmp_path / "pokertable.log"
    assert program.window.bar.odds.isChecked(), "live help stays on"
    assert program.window.isVisible() and (program.window.width(), program.window.height()) == (1100, 777)
    assert program.pages.of(SETTINGS).page.isVisible()
    assert program.window.bar._title.text == {"fr": "Paramètres", "ja": "設定"}[wanted]
    assert program.window.bar.note == ""
    assert program.tables.hand.events == events and program.tables.table.hand_number == number
    program.open_page(TABLE)
    assert my_turn_or_over(qtbot, program)
    assert {"fr": "Vous", "ja": "あなた"}[wanted] in apart(program.window.table.log.text.toPlainText())
    fold_out(qtbot, program)
    assert History(program.store).page().rows[0].number == number

    program.open_page(TABLE)
    left = weakref.ref(program.window)
    program = change(qtbot, running, "en")
    assert program.window.bar._title.text == "Settings"
    gc.collect()
    assert left() is None, "nothing keeps the window before, whatever page it showed"
    program.window.change("theme", "light")
    program.window.change("text_size", 130)


def test_the_window_stays_in_sight_and_the_log_is_kept(qtbot, running, monkeypatch):
    """For seconds there was none, and then the hands before this one were gone from the log."""
    program, seen = running.program, []
    program.play(choice("omaha8"))
    fold_out(qtbot, program)
    program.tables.deal()
    while not my_turn_or_over(qtbot, program):
        program.tables.deal()
    log = program.window.table.log.text
    before = [line.text for line in log.lines]
    monkeypatch.setattr("pokertable.app.start.speak", lambda wanted: seen.append(log.window().isVisible()))
    program = change(qtbot, running, "fr")
    assert seen == [True] and program.window.isVisible()
    program.open_page(TABLE)
    assert my_turn_or_over(qtbot, program)
    after = [line.text for line in program.window.table.log.text.lines]
    assert after == before


def test_between_two_hands_none_is_dealt(qtbot, running):
    """Although the next hand was to be dealt on request, it was there."""
    program = running.program
    program.play(choice("omaha8"))
    fold_out(qtbot, program)
    qtbot.waitUntil(lambda: program.tables.flow.shows_result, timeout=WAIT_MS)
    table = program.tables.flow.table_id
    program = change(qtbot, running, "fr")
    assert not program.has_tables or program.tables.hand is None
    assert [each.table_id for each in program.waiting()] == [table], "it waits"


@pytest.mark.long
def test_with_nothing_played_the_window_comes_again_too(qtbot, running):
    program = change(qtbot, running, "fr")
    assert program.pages.of(SETTINGS).page.isVisible() and program.window.bar._title.text == "Paramètres"


def test_the_commands_of_programs_are_not_lost_for_a_language(qtbot, running, monkeypatch):
    monkeypatch.setattr(type(running.program.profile), "has_programs", True)
    before = running.program
    before.window.change("language", "fr")
    qtbot.wait(50)
    assert running.program is before and before.window.bar.note == NOTE


def test_a_practised_line_is_not_lost_for_a_language(qtbot, running):
    program = running.program
    program.play(choice("holdem", seats=2))
    fold_out(qtbot, program)
    (row,) = History(program.store).page().rows
    program.practice.line(row.id, 0, 0)
    assert program.tables.flow.hands.is_practising
    program.window.change("language", "fr")
    qtbot.wait(50)
    assert running.program is program and program.window.bar.note == NOTE
    assert program.settings.language == "fr"


def test_a_click_that_comes_when_it_is_closed_opens_nothing(qtbot, running):
    """It read a store that was closed."""
    program = running.program
    foot = program.window.start.foot
    foot.newcomer = False
    program.window.close()
    at = QPointF(5, 5)
    for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
        left, nothing = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QCoreApplication.sendEvent(foot.button, QMouseEvent(kind, at, at, left, left, nothing))
    assert program.pages.built(TODAY) is None
