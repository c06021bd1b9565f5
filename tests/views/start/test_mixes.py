"""Mixes on the start page: found like games, chosen, put together."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from pokertable.model.mixes import MIXES, Mix, listed
from pokertable.model.text import phrase
from pokertable.session.profile.choice import usual_choice
from pokertable.views.start.mix_dialog import MixDialog
from pokertable.views.start.start_page import StartPage

LEFT = Qt.MouseButton.LeftButton
THREE = "mix:holdem/none,omaha8/fixed,stud8/fixed"


@pytest.fixture
def page(qtbot, monkeypatch):
    three = Mix(key="three", title=phrase("Three"), parts=listed(THREE).parts, letters="THR")
    monkeypatch.setitem(MIXES, "three", three)
    made = StartPage()
    qtbot.addWidget(made)
    made.set_choices([])
    made.resize(1280, 756)
    with qtbot.waitExposed(made):
        made.show()
    return made


@pytest.fixture
def dialog(qtbot):
    made = MixDialog()
    qtbot.addWidget(made)
    return made


def put(dialog, *parts):
    for part in parts:
        rows = [
            at for at in range(dialog.offered.count()) if dialog.offered.item(at).data(Qt.ItemDataRole.UserRole) == part
        ]
        dialog.offered.setCurrentRow(rows[0])
        dialog.add_button.click()


def test_a_mix_is_chosen_by_a_click_or_its_name_and_dealt(qtbot, page):
    qtbot.mouseClick(page.cells["three"], LEFT)
    assert page.cells["three"].special == "3 games"
    assert [button.isEnabled() for button in page.form.structures.buttons] == [False] * 3
    with qtbot.waitSignal(page.chosen) as signal:
        page.deal()
    (choice,) = signal.args
    assert choice == usual_choice("three") and choice.rotation().limit == "mixed"
    page.pick("holdem")
    for letter in "/thr":
        qtbot.keyClick(page, letter)
    assert page.choice().variant == "three"


def test_what_a_mix_has_is_asked_for(qtbot, page):
    page.pick("three")
    options = page.form.options
    assert not options.hands_each.isHidden() and not options.bring_in.isHidden() and options.big_blind_ante.isHidden()
    options.hands_each.setText("8")
    assert page.choice().hands_each == 8
    page.pick("holdem")
    assert options.hands_each.isHidden() and page.choice().hands_each is None
    page.pick("three")
    assert page.choice().hands_each == 8


def test_a_mix_asks_for_the_lows_and_the_open_pair_of_its_games(page):
    options = page.form.options
    page.pick("three")
    assert not options.qualifier.isHidden() and options.open_pair.isHidden()
    page.pick("horse")
    assert not options.qualifier.isHidden() and not options.open_pair.isHidden()
    options.qualifier.setCurrentIndex(options.qualifier.findData(9))
    options.open_pair.setCurrentIndex(options.open_pair.findData(True))
    games = {game.variant.key: game.house for game in page.choice().rotation().games}
    assert (games["omaha8"].qualifier, games["stud"].open_pair) == (9, True)
    assert (games["stud8"].qualifier, games["razz"].open_pair) == (None, False)


def test_a_mix_of_ones_own_takes_two_games(dialog):
    assert not dialog.use_button.isEnabled()
    put(dialog, "omaha8/fixed")
    assert not dialog.use_button.isEnabled()
    put(dialog, "stud8/fixed", "bigo/pot")
    assert dialog.use_button.isEnabled() and "8" in dialog.message.text()


def test_its_games_are_put_in_order_and_taken_out(qtbot, dialog):
    put(dialog, "holdem/none", "omaha8/fixed", "stud8/fixed")
    dialog.up_button.click()
    assert list(dialog.parts) == ["holdem/none", "stud8/fixed", "omaha8/fixed"]
    dialog.chosen.setCurrentRow(0)
    assert not dialog.up_button.isEnabled()
    dialog.down_button.click()
    dialog.drop_button.click()
    assert list(dialog.parts) == ["stud8/fixed", "omaha8/fixed"]
    with qtbot.waitSignal(dialog.made) as signal:
        dialog.use_button.click()
    assert signal.args == ["mix:stud8/fixed,omaha8/fixed"]


def test_ones_own_mix_stands_on_the_page_and_begins_the_dialog_again(qtbot, page):
    qtbot.mouseClick(page.own_mix, LEFT)
    dialog = page.findChild(MixDialog)
    put(dialog, "holdem/none", "stud8/fixed")
    dialog.use_button.click()
    assert page.choice().variant == "mix:holdem/none,stud8/fixed"
    assert page.own_mix.isChecked() and page.own_mix.text() == "Mix of 2 games"
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down):
        qtbot.keyClick(page, key)
    page.pick("mix:holdem/none,stud8/fixed")
    qtbot.mouseClick(page.own_mix, LEFT)
    again = [found for found in page.findChildren(MixDialog) if found.isVisible()]
    assert list(again[0].parts) == ["holdem/none", "stud8/fixed"]
    again[0].close()
