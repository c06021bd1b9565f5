"""The settings page: everything applies at once, keys are set by pressing them, conflicts are said."""

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea

from pokertable.session.profile.settings import Settings
from pokertable.views.kit import language
from pokertable.views.kit.key_map import InvalidKeys, KeyMap
from pokertable.views.kit.stylesheet import stylesheet
from pokertable.views.kit.theme import DARK
from pokertable.views.settings.settings_keys import key_text, key_titles
from pokertable.views.settings.settings_page import SettingsPage
from tests.everywhere import answer, asked
from tests.narrow import known


class Page(SettingsPage):
    said: list[tuple[str, Any]]


def opened(qtbot) -> Page:
    page = Page()
    page.resize(1024, 656)
    qtbot.addWidget(page)
    page.show()
    page.activateWindow()
    page.said = []
    page.changed.connect(lambda name, value: page.said.append((name, value)))
    return page


@pytest.fixture
def page(qtbot):
    return opened(qtbot)


CHOICES = (
    ("theme", 1, "light"), ("deck", 0, 2), ("speed", 0, 0.0), ("bot_delay_ms", 3, 1500), ("hints", 1, True),
    ("auto_muck", 1, False), ("dead_cards", 0, False), ("rebuy", 2, "top up"), ("raise_cap", 2, None),
)  # fmt: skip


def test_a_choice_is_said_at_once_and_is_a_valid_setting(page):
    for name, index, value in CHOICES:
        page.said.clear()
        page.fields[name].buttons[index].click()
        assert page.said == [(name, value)]
        settings, bad = Settings.from_json({name: value})
        assert getattr(settings, name) == value and not bad


def test_the_wheel_over_a_field_changes_nothing(page):
    """Passing over it, the pointer turned the volume up."""
    page.fields["sounds"].set_value(True)
    page.volume.setEnabled(True)
    page.rake_percent.setValue(5.0)
    page.said.clear()
    for field in (page.volume, page.rake_percent, page.rake_cap):
        before, middle = field.value(), QPointF(field.rect().center())
        event = QWheelEvent(
            middle, QPointF(field.mapToGlobal(middle.toPoint())), QPoint(), QPoint(0, -120),
            Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(field, event)
        assert field.value() == before
    assert not page.said


def test_the_rake_is_said_in_parts(page):
    assert not page.rake_cap.isEnabled()
    page.rake_percent.setValue(2.5)
    page.rake_cap.setValue(10)
    assert page.said == [("rake_per_mille", 25), ("rake_cap", 10)]
    assert page.rake_cap.isEnabled()


def test_the_volume_stands_beside_the_sound_and_is_said_where_the_slider_is_let_go(page, qtbot):
    assert not page.volume.isEnabled() and page.volume.value() == Settings().volume
    page.fields["sounds"].buttons[1].click()
    page.set_settings(Settings(sounds=True))
    assert page.said == [("sounds", True)] and page.volume.isEnabled()
    page.said.clear()
    middle = page.volume.rect().center()
    qtbot.mousePress(page.volume, Qt.MouseButton.LeftButton, pos=middle)
    qtbot.mouseMove(page.volume, QPoint(page.volume.width() - 1, middle.y()))
    assert page.said == []
    qtbot.mouseRelease(page.volume, Qt.MouseButton.LeftButton, pos=QPoint(page.volume.width() - 1, middle.y()))
    assert page.said == [("volume", 100)]
    page.said.clear()
    QTest.keyClick(page.volume, Qt.Key.Key_Left)
    assert page.said == [("volume", 95)]


@pytest.mark.parametrize("there", [True, False])
def test_japanese_has_its_own_name_where_a_font_can_show_it(qtbot, monkeypatch, there):
    monkeypatch.setattr(language, "can_show_japanese", lambda: there)
    names = [button.text() for button in opened(qtbot).fields["language"].buttons]
    assert names == ["System", "English", "日本語" if there else "Japanese", "Français"]


def test_showing_settings_says_nothing(page):
    settings = Settings(
        theme="light", deck=2, speed=2.0, bot_delay_ms=0, hints=True, auto_muck=False, raise_cap=7,
        rake_per_mille=50, rake_cap=4, rebuy="when out", keys={"fold": "X"}, sounds=True, volume=35,
    )  # fmt: skip
    page.set_settings(settings)
    assert page.said == []
    for name, field in page.fields.items():
        assert field.value == getattr(settings, name)
    assert (page.rake_percent.value(), page.rake_cap.value(), page.volume.value()) == (5.0, 4, 35)
    assert page.keys.buttons["fold"].text() == "X"


def test_a_reset_is_asked_about_and_only_its_own_button_does_it(page):
    wanted = []
    page.reset_wanted.connect(lambda: wanted.append(True))
    page.reset_button.click()
    assert asked() == "Reset all settings?"
    answer(Qt.Key.Key_Return)
    assert not wanted and not asked()
    page.reset_button.click()
    answer("Reset")
    assert wanted == [True] and not asked()


def press(page, name, key, modifier=Qt.KeyboardModifier.NoModifier):
    button = page.keys.buttons[name]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert button.text() == "Press a key…" and button.hasFocus()
    QTest.keyClick(button, key, modifier)
    return button


@pytest.mark.parametrize(
    ("key", "modifier", "written"),
    [(Qt.Key.Key_X, Qt.KeyboardModifier.NoModifier, "X"), (Qt.Key.Key_F5, Qt.KeyboardModifier.NoModifier, "F5"),
     (Qt.Key.Key_X, Qt.KeyboardModifier.ControlModifier, "Ctrl+X"),
     (Qt.Key.Key_Delete, Qt.KeyboardModifier.NoModifier, "Del")],
)  # fmt: skip
def test_a_key_is_set_by_pressing_it(page, key, modifier, written):
    button = press(page, "fold", key, modifier)
    assert page.said == [("keys", {"fold": written})]
    assert button.text() == written
    assert KeyMap.changed_by({"fold": written}).fold == written


@pytest.mark.parametrize(("key", "other"), [(Qt.Key.Key_C, "Check or call"), (Qt.Key.Key_Space, "Go on, next hand")])
def test_a_key_that_is_taken_is_said_and_nothing_changes(page, key, other):
    button = press(page, "fold", key)
    assert page.said == []
    assert other in page.keys.note.text() and "Nothing changed" in page.keys.note.text()
    assert button.text() == "F" and not button.isChecked()


def test_what_is_said_of_a_key_stands_under_its_row(page, qtbot):
    def below(button):
        return page.keys.note.mapTo(page.keys, QPoint()).y() - button.geometry().bottom()

    for name in ("fold", "top_up", "odds"):
        button = press(page, name, Qt.Key.Key_5)
        assert "is reserved" in page.keys.note.text()
        qtbot.waitUntil(lambda button=button: 0 <= below(button) < button.height())


def test_keys_can_be_swapped(page):
    press(page, "fold", Qt.Key.Key_C)
    assert page.keys.swap_button.isVisible()
    page.keys.swap_button.click()
    assert page.said == [("keys", {"fold": "C", "check_call": "F"})]
    assert page.keys.buttons["check_call"].text() == "F"
    assert not page.keys.swap_button.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_5, Qt.Key.Key_Tab, Qt.Key.Key_Enter])
def test_keys_with_a_meaning_of_their_own_stay_free(page, key):
    press(page, "fold", key)
    assert page.said == []
    assert "is reserved at the table" in page.keys.note.text()
    assert not page.keys.swap_button.isVisible()


def test_escape_gives_up_and_modifiers_alone_wait(page):
    button = press(page, "fold", Qt.Key.Key_Shift)
    assert button.isChecked()
    QTest.keyClick(button, Qt.Key.Key_Escape)
    assert not button.isChecked() and button.text() == "F" and page.said == []


def arrives(page, name, key, text=""):
    """The key of a keyboard's layout, which a test of Qt's own cannot press."""
    button = page.keys.buttons[name]
    button.setFocus()
    button.click()
    QCoreApplication.sendEvent(button, QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text))
    return button


HELD_OR_LOCKING = (
    Qt.Key.Key_Super_L, Qt.Key.Key_Super_R, Qt.Key.Key_Hyper_L, Qt.Key.Key_NumLock, Qt.Key.Key_ScrollLock,
    Qt.Key.Key_Mode_switch, Qt.Key.Key_Kana_Lock, Qt.Key.Key_Eisu_toggle,
)  # fmt: skip


def test_a_key_that_is_held_or_locks_is_no_binding_and_the_next_one_is(page):
    for key, next_one in zip(HELD_OR_LOCKING, ("X", "F5") * 4, strict=True):
        button = arrives(page, "fold", key)
        assert button.isChecked() and page.said == [], key
        QTest.keyClick(button, Qt.Key[f"Key_{next_one}"])
        assert page.said == [("keys", {"fold": next_one})], key
        page.said.clear()


NOT_WRITTEN = (
    Qt.Key.Key_Dead_Acute, Qt.Key.Key_Dead_Circumflex, Qt.Key.Key_Dead_Longsolidusoverlay, Qt.Key.Key_Multi_key, 0,
    0xD800, 0x1F600, 0x300000,
)  # fmt: skip


def test_a_key_that_cannot_be_written_is_refused_in_a_sentence(page):
    """A dead key was written as a Khmer letter; code 0 and keys beyond the first plane opened the error dialog."""
    for key in NOT_WRITTEN:
        page.keys.note.setText("")
        button = arrives(page, "fold", key)
        assert page.said == [] and not button.isChecked() and button.text() == "F", key
        assert page.keys.note.text() == "This key can't be used. Nothing changed.", key


@pytest.mark.parametrize(("key", "written"), [(0x416, "Ж"), (0xC9, "É"), (0x20AC, "€")])
def test_keys_of_other_layouts_are_bound(page, key, written):
    arrives(page, "fold", key, written)
    assert page.said == [("keys", {"fold": written})]
    assert KeyMap.changed_by({"fold": written}).fold == written


def test_the_number_pad_keeps_its_digits(page):
    press(page, "fold", Qt.Key.Key_5, Qt.KeyboardModifier.KeypadModifier)
    assert page.said == [] and "is reserved at the table" in page.keys.note.text()


@pytest.mark.parametrize("key", ["NumLock", "CapsLock", "Eisu toggle", "Kana Lock", "Ctrl+Q", "A, B", "Dead_Acute"])
def test_settings_name_no_such_key(key):
    assert KeyMap.changed_by({"fold": key}) == KeyMap()


def test_the_key_that_ends_the_program_is_not_taken_from_it(page):
    """Of two shortcuts on one key neither works."""
    press(page, "fold", Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert page.said == [] and "is reserved" in page.keys.note.text()


def test_a_shortcut_of_the_window_does_not_take_the_key_away(page, qtbot):
    pressed = []
    shortcut = QShortcut(QKeySequence("X"), page)
    shortcut.activated.connect(lambda: pressed.append(True))
    press(page, "hints", Qt.Key.Key_X)
    assert page.said == [("keys", {"hints": "X"})] and not pressed


def test_the_same_key_again_changes_nothing(page):
    press(page, "fold", Qt.Key.Key_F)
    assert page.said == [] and page.keys.buttons["fold"].text() == "F"


def test_every_key_has_a_title_and_a_button():
    assert set(key_titles()) == set(KeyMap.__dataclass_fields__)


def test_a_usual_key_gives_way_to_one_that_was_set_and_bad_ones_are_left_out():
    assert KeyMap.changed_by({"fold": "C"}) == KeyMap(fold="C", check_call="")
    assert KeyMap.changed_by({"fold": "C", "bet_raise": "C", "hints": "1"}) == KeyMap(fold="C", check_call="")
    assert KeyMap.changed_by(KeyMap(fold="C", check_call="").changes()) == KeyMap(fold="C", check_call="")
    assert KeyMap.changed_by({"fold": "Blorp"}) == KeyMap()
    assert KeyMap.changed_by({"fold": "C", "check_call": "F"}) == KeyMap(fold="C", check_call="F")
    assert KeyMap.changed_by({"dance": "D", "fold": "X"}) == KeyMap(fold="X")


@pytest.mark.parametrize("key", ["3", "Esc", "Escape", "Tab"])
def test_fixed_keys_cannot_be_bound(key):
    with pytest.raises(InvalidKeys, match="meaning of its own"):
        KeyMap(fold=key)


def test_nothing_is_cut_off(qtbot, qapp):
    qapp.setStyleSheet(stylesheet(DARK))  # as the program does: on a page alone its buttons keep the room of before
    page = opened(qtbot)
    for size in ((1024, 656), (1280, 756), (3840, 2000)):
        page.resize(*size)
        for segments in page.fields.values():
            for button in segments.buttons:
                assert button.width() >= button.sizeHint().width(), button.text()
        assert all(key.width() >= key.sizeHint().width() for key in page.keys.buttons.values())


def test_the_tabulator_goes_through_every_field_in_order(page):
    page.setFocus()
    chosen = [next(button for button in field.buttons if button.isChecked()) for field in page.fields.values()]
    expected = [
        *chosen,
        *page.names.values(),
        page.rake_percent,
        *page.forget_buttons.values(),
        *page.keys.buttons.values(),
        page.about_button,
        page.reset_button,
    ]
    met = [page.focusWidget()]
    while len(met) < len(expected):
        QTest.keyClick(met[-1], Qt.Key.Key_Tab)
        met.append(page.focusWidget())
    assert met == expected


def test_arrows_choose_the_next_value(page):
    page.setFocus()
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Right)
    assert page.said == [("theme", "light")]


def test_enter_is_called_as_on_every_button(page):
    assert page.keys.buttons["confirm"].text() == "Enter"
    assert key_text("Ctrl+Return") == "Ctrl+Enter"


def test_names_are_said_when_they_are_entered_and_only_if_they_changed(page):
    line = page.names["my_name"]
    line.setText("  Adèle  ")
    line.editingFinished.emit()
    line.editingFinished.emit()
    page.names["names"].setText("Ada, Grace")
    page.names["names"].editingFinished.emit()
    assert page.said == [("my_name", "Adèle"), ("names", "Ada, Grace")]


def test_its_columns_never_need_a_bar_across(qtbot):
    page = SettingsPage()
    qtbot.addWidget(page)
    page.show()
    area = known(page.findChild(QScrollArea))
    for width in range(1400, 760, -3):
        page.resize(width, 500)
        QApplication.processEvents()
        assert not area.horizontalScrollBar().isVisible(), width
