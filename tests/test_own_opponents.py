"""Own opponents in the window: made, kept, offered, given away and taken in; and how anybody plays, as text."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QFileDialog

from pokertable.players.people.own import OwnOpponent
from pokertable.players.styles.cast import Skill
from pokertable.session.profile.opponents import OwnOpponents, read_opponent, write_opponent
from pokertable.views.start.opponent_row import skill_words
from pokertable.views.window.own_opponents_dialog import PlaybookDialog
from tests.test_app import WAIT_MS, choice, my_turn_or_over, started

SHARK = OwnOpponent(name="Shark", tightness=80, aggression=60, bluffing=30, skill=Skill.EXPERT)


@pytest.fixture
def program(qtbot, tmp_path):
    made = started(qtbot, tmp_path)
    yield made
    made.window.close()


@pytest.fixture
def dialog(program):
    program.opponents.show_own()
    return program.opponents.dialog


def make(dialog, opponent):
    dialog.new_button.click()
    dialog.name.setText(opponent.name)
    for name, slider in dialog.sliders.items():
        slider.setValue(getattr(opponent, name))
    next(button for button in dialog.skill.buttons if button.text().lower() == opponent.skill.value).click()


def choose_file(monkeypatch, path):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))


def offered(program):
    return [action.text() for action in program.window.start.form.opponents.rows[0].menu().actions()]


def test_one_that_is_saved_is_kept_and_offered(program, dialog, tmp_path):
    assert not dialog.save_button.isEnabled(), "it has no name yet"
    make(dialog, SHARK)
    dialog.save_button.click()
    assert OwnOpponents(tmp_path).all == (SHARK,)
    assert "Shark" in offered(program)
    form = program.window.start.form
    form.opponents.everyone.setCurrentIndex(form.opponents.everyone.findData(SHARK.key))
    form.opponents.everyone.activated.emit(form.opponents.everyone.currentIndex())
    seats = form.choice().seats
    assert form.choice().personas == (SHARK.key,) * (seats - 1)
    assert "all shark" in program.window.start.words.text
    dialog.sliders["bluffing"].setValue(90)
    dialog.save_button.click()
    changed = OwnOpponents(tmp_path).named("Shark")
    assert changed is not None and changed.bluffing == 90
    assert form.choice().personas == (changed.key,) * (seats - 1), "who sits there is as it is now"
    dialog.drop_button.click()
    assert not OwnOpponents(tmp_path).all and "Shark" not in offered(program)


def test_a_name_that_is_none_says_so_at_once(dialog):
    make(dialog, SHARK)
    dialog.name.setText("a/b")
    assert "name 'a/b'" in dialog.message.text()
    assert not (dialog.save_button.isEnabled() or dialog.export_button.isEnabled() or dialog.how_button.isEnabled())


def test_what_is_exported_can_be_imported_elsewhere(dialog, tmp_path, monkeypatch):
    file = tmp_path / "shark.toml"
    choose_file(monkeypatch, file)
    make(dialog, SHARK)
    dialog.export_button.click()
    assert read_opponent(file) == SHARK
    assert not OwnOpponents(tmp_path).all
    dialog.import_button.click()
    assert OwnOpponents(tmp_path).all == (SHARK,)
    write_opponent(OwnOpponent(name="Shark", bluffing=1), file)
    dialog.import_button.click()
    assert "opponent named Shark" in dialog.message.text() and OwnOpponents(tmp_path).all == (SHARK,)


def test_a_bad_file_is_named_and_changes_nothing(dialog, tmp_path, monkeypatch):
    for content in ("name = ", 'name = "x"\nskill = "master"', "tightness = 3"):
        (tmp_path / "bad.toml").write_text(content)
        choose_file(monkeypatch, tmp_path / "bad.toml")
        dialog.import_button.click()
        assert "bad.toml" in dialog.message.text()
    choose_file(monkeypatch, tmp_path / "nowhere.toml")
    dialog.import_button.click()
    assert "could not be used" in dialog.message.text()
    assert not OwnOpponents(tmp_path).all


def playbook_shown(qtbot, parent):
    def found():
        return [each for each in parent.findChildren(PlaybookDialog) if each.isVisible()]

    qtbot.waitUntil(lambda: bool(found()), timeout=WAIT_MS)
    (shown,) = found()
    return shown


def test_how_it_plays_opens_from_the_dialog_the_start_page_and_the_plate(qtbot, program, dialog):
    make(dialog, SHARK)
    dialog.how_button.click()
    shown = playbook_shown(qtbot, dialog)
    assert shown.windowTitle() == "How it plays" and "top 14%" in shown.text.toPlainText()
    for reason, seen in ((Qt.FocusReason.MouseFocusReason, False), (Qt.FocusReason.TabFocusReason, True)):
        shown.text.clearFocus()
        shown.text.setFocus(reason)
        qtbot.waitUntil(shown.text.hasFocus, timeout=WAIT_MS)
        assert bool(shown.text.property("reached")) is seen, "a ring stood round the whole text at a click"
    shown.close()
    dialog.close()
    row = program.window.start.form.opponents.rows[0]
    next(each for each in row.menu().actions() if each.text() == "How it plays").trigger()
    shown = playbook_shown(qtbot, program.window)
    assert shown.windowTitle() == f"How {row.name} plays"
    assert (
        shown.heading.text()
        == f"{row.name}: {row.style_words}, {skill_words(row.skill)}, in No-limit Texas hold'em 1/2"
    )
    assert "Folds" in shown.text.toPlainText() and "the share of the final pot that it pays" in shown.terms.text()
    shown.close()
    qtbot.waitUntil(lambda: not program.window.findChildren(PlaybookDialog), timeout=WAIT_MS)

    program.play(choice("holdem", seats=3))
    my_turn_or_over(qtbot, program)
    table = program.window.table.table
    plate = table.scene().plates[1]
    point = table.mapFromScene(plate.sceneBoundingRect().center())
    with qtbot.waitSignal(table.opponent_wanted) as clicked:
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert clicked.args[:1] == ["station:beginner"]
    shown = playbook_shown(qtbot, program.window)
    assert shown.windowTitle() == f"How {clicked.args[1]} plays" and "hi/" not in shown.text.toPlainText()
    shown.close()
    table.players.set_tells("never")
    with qtbot.assertNotEmitted(table.opponent_wanted):  # what is not told is not given away by a click
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=point)


@pytest.mark.long
def test_how_each_opponent_plays_is_asked_for_by_a_key(qtbot, program):
    program.play(choice("holdem", seats=3))
    my_turn_or_over(qtbot, program)
    page = program.window.table

    def ask():
        program.window.activateWindow()
        qtbot.waitUntil(program.window.isActiveWindow, timeout=WAIT_MS)
        qtbot.keyClick(page, Qt.Key.Key_S)

    for seat in (1, 2, 1):
        ask()
        shown = playbook_shown(qtbot, program.window)
        assert shown.windowTitle() == f"How {program.tables.table.seats[seat].name} plays"
        shown.close()
        shown.deleteLater()
    page.holding.seat = 1
    with qtbot.waitSignal(page.table.opponent_wanted) as asked:
        ask()
    assert asked.args[1] == program.tables.table.seats[1].name, "the one whose range is open"
    playbook_shown(qtbot, program.window).close()
    page.holding.seat = None
    page.table.players.set_tells("never")
    with qtbot.assertNotEmitted(page.table.opponent_wanted):
        ask()


def test_a_table_of_ones_own_goes_on_after_they_are_deleted(qtbot, program, dialog, tmp_path):
    make(dialog, SHARK)
    dialog.save_button.click()
    dialog.close()
    chosen = choice("holdem", seats=3)
    program.play(replace(chosen, personas=(SHARK.key,) * 2))
    my_turn_or_over(qtbot, program)
    program.opponents.kept.drop("Shark")
    program.window.close()
    again = started(qtbot, tmp_path)
    assert again.resume()
    my_turn_or_over(qtbot, again)
    assert [seat.persona for seat in again.tables.table.seats] == [None, SHARK.key, SHARK.key]
    again.window.close()


def test_a_slider_goes_to_where_it_is_clicked_and_the_dialog_has_a_way_out(qtbot, dialog):
    slider = dialog.sliders["bluffing"]
    for x, value in ((1, 0), (slider.width() - 2, slider.maximum())):
        qtbot.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(x, slider.height() // 2))
        assert slider.value() == value
    dialog.close_button.click()
    assert not dialog.isVisible()
