"""The list of keys, opened by a key."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from pokertable.app.pages import PAGES
from pokertable.views.kit.key_map import KeyMap
from pokertable.views.kit.look import look
from pokertable.views.settings.settings_keys import key_titles
from pokertable.views.window.keys_dialog import KeysDialog, at_table_keys
from tests.everywhere import dialog_of
from tests.test_app import started


def said(dialog: KeysDialog) -> list[str]:
    return "\n".join(part.accessibleName() for part in dialog.lists).split("\n")


def test_a_question_mark_opens_the_list_wherever_no_text_is_typed(qtbot: QtBot) -> None:
    program = started(qtbot)
    window = program.window
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClicks(window.start, "?")
    dialog = dialog_of()
    assert isinstance(dialog, KeysDialog)
    assert {"F1, Rules", "F, Fold", "?, This list", "Enter, Deal"} <= {*said(dialog)}
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog_of() is None
    window.bar.keys.trigger()
    again = dialog_of()
    assert isinstance(again, KeysDialog)
    again.close_button.click()
    assert dialog_of() is None
    window.close()


def test_it_lists_the_keys_as_they_are_set(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(look(), "keys", KeyMap(fold="X", hints="", more_too=""))
    dialog = KeysDialog(PAGES)
    qtbot.addWidget(dialog)
    words = said(dialog)
    assert {"X, Fold", "↑, Larger amount", "↓, ←, Smaller amount"} <= {*words}
    assert not any(line.endswith("Hints") for line in words)
    seconds = sum(name.endswith("_too") for name in key_titles())
    assert len(at_table_keys(KeyMap())) == len(key_titles()) - seconds


def test_who_uses_the_question_mark_for_something_else_keeps_it(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    program = started(qtbot)
    window = program.window
    monkeypatch.setattr(look(), "keys", KeyMap(hints="?"))
    window._bind_pages()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClicks(window.start, "?")
    assert dialog_of() is None
    window.close()


def test_its_columns_begin_level_and_their_words_below_one_another(qtbot: QtBot) -> None:
    dialog = KeysDialog(PAGES)
    qtbot.addWidget(dialog)
    dialog.show()
    _, first, second, third = dialog.lists
    assert first.mapTo(dialog, QPoint()).y() == second.mapTo(dialog, QPoint()).y()
    assert first._words_left == second._words_left == third._words_left
    dialog.close()
