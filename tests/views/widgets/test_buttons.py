"""The one button: its place for label and key, its press, its type in a row; painted when what it shows has changed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtGui import QIcon, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from pokertable.views.kit.fonts import sized, width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.signs import tick_icon
from pokertable.views.widgets.buttons import RING, Button, Rank, Tone, push_button, text_button
from pokertable.views.widgets.detail_button import PRESSED_MS
from pokertable.views.widgets.labels import PlainLabel, set_tone
from pokertable.views.widgets.layouts import in_one_size, in_row
from tests.painted import looked_at, noting

pytestmark = pytest.mark.painted


class Counted(Button):
    paints = 0

    def paintEvent(self, event: QPaintEvent) -> None:
        self.paints += 1
        super().paintEvent(event)


@pytest.fixture
def button(qtbot: QtBot) -> Counted:
    made = Counted(Tone.FILLED)
    qtbot.addWidget(made)
    made.say("Call", "20")
    made.resize(160, 50)
    with qtbot.waitExposed(made):
        made.show()
    QApplication.processEvents()
    made.paints = 0
    return made


def test_a_button_that_is_told_the_same_is_not_painted(button: Counted) -> None:
    button.say("Call", "20")
    button.set_marked(False)
    button.set_dimmed(False)
    QApplication.processEvents()
    assert button.paints == 0


@pytest.mark.parametrize(
    "change",
    [
        lambda button: button.say("Raise", "20"),
        lambda button: button.say("Call", "40"),
        lambda button: button.say("Call", "20", available=False),
        lambda button: button.set_marked(True),
        lambda button: button.set_dimmed(True),
    ],
)
def test_a_button_that_changes_is_painted(button: Counted, change) -> None:
    change(button)
    QApplication.processEvents()
    assert button.paints


def test_a_tone_that_stays_is_not_polished_again(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    label = PlainLabel(None, "Two pair")
    qtbot.addWidget(label)
    polished = []
    monkeypatch.setattr(type(label.style()), "polish", lambda _, widget: polished.append(widget))
    for tone in ("strong", "strong", "muted", None, None):
        set_tone(label, tone)
    assert len(polished) == 3


def columns_of_ink(button: Button, rows: range | None = None) -> list[int]:
    """The columns within its edge in which something else than its ground is painted."""
    picture = button.grab().toImage()
    rows = rows or range(RING + 6, picture.height() - RING - 6)
    ground = picture.pixel(RING + 5, picture.height() // 2)
    inside = range(RING + 5, picture.width() - RING - 5)
    return [x for x in inside if any(picture.pixel(x, y) != ground for y in rows)]


@pytest.mark.parametrize("tone", [Tone.OUTLINED, Tone.FILLED, Tone.CORAL, Tone.QUIET])
def test_a_key_is_pinned_at_ten_px_and_the_label_centred_beside_it(qtbot: QtBot, tone: Tone) -> None:
    button = Button(tone, title="Fold", key="F")
    qtbot.addWidget(button)
    button.resize(300, 48)
    ink = columns_of_ink(button)
    assert abs(ink[0] - (RING + 10)) <= 1
    label = [x for x in ink if x > 60]
    assert abs((label[0] + label[-1]) / 2 - 150) <= 2


def test_a_label_that_would_touch_its_key_stands_in_the_middle_beside_it(qtbot: QtBot) -> None:
    button = Button(Tone.FILLED, title="Rejouer", key="Entrée")
    qtbot.addWidget(button)
    for wide in range(button.sizeHint().width(), 300, 12):
        button.resize(wide, 52)
        ink = columns_of_ink(button)
        gap, label = max((after - before, after) for before, after in pairwise(ink))
        assert gap >= 12, (wide, gap)
        assert label - gap < ink[-1] < wide - 8


def test_a_reason_with_a_word_too_long_for_the_button_is_left_to_the_tooltip(qtbot: QtBot) -> None:
    button = Button(Tone.FILLED, key="Entrée")
    qtbot.addWidget(button)
    button.say("Vérifier", reason="choisissez-en encore une")
    button.resize(134, 80)
    assert [words for words in looked_at(button).texts if "…" in words] == []
    button.resize(260, 80)
    assert "choisissez-en encore une" in looked_at(button).texts


def test_buttons_are_of_one_class_whatever_they_lie_on(qtbot: QtBot) -> None:
    top = QWidget()
    qtbot.addWidget(top)
    made = (push_button("Copy", top), text_button("Menu", top), Button(Tone.CORAL, top))
    assert {type(button) for button in made} == {Button}


@pytest.mark.parametrize("rank", list(Rank))
def test_a_button_has_room_for_its_label_in_the_type_of_its_rank(qtbot: QtBot, rank: Rank) -> None:
    for tone in Tone:
        button = Button(tone, title="Starting hands", rank=rank, key="S" if tone is Tone.QUIET else "")
        qtbot.addWidget(button)
        button.resize(button.sizeHint())
        assert (tone, button.type_px) == (tone, rank.value[0])


def test_buttons_of_a_rank_in_a_row_are_set_in_one_size(qtbot: QtBot) -> None:
    top = QWidget()
    qtbot.addWidget(top)
    short, long = (Button(Tone.OUTLINED, top, words) for words in ("Today", "Starting hands of this game"))
    plain = push_button("Copy", top)
    in_row((short, 1), (long, 1), plain, of=top)
    top.resize(460, 60)
    with qtbot.waitExposed(top):
        top.show()
    assert short.type_px == Rank.WAY.value[0] > long.type_px
    small = columns_of_ink(short)
    long.say("Decide")
    large = columns_of_ink(short)
    assert large[-1] - large[0] > 1.1 * (small[-1] - small[0])


def test_a_press_is_seen_for_sixty_ms_when_a_key_made_it_too(button: Counted, qtbot: QtBot) -> None:
    still = button.grab().toImage()
    button.click()
    assert button.looks_pressed and not button.isDown()
    pressed = button.grab().toImage()
    assert pressed != still
    qtbot.waitUntil(lambda: not button.looks_pressed, timeout=10 * PRESSED_MS)
    assert button.grab().toImage() == still


@pytest.fixture
def larger_text() -> Iterator[None]:
    look().change(text_scale=1.3)
    yield
    look().change(text_scale=1.0)


WORD = "Complete"


def row_of(qtbot: QtBot, *wide: int) -> tuple[QWidget, tuple[Button, ...]]:
    """A page with three buttons of one word each, whose letters every font has, with keys, as high as at the table."""
    around = QWidget()
    qtbot.addWidget(around)
    made = tuple([Button(Tone.FILLED, around, rank=Rank.ACT, key=key) for key in "FCR"])
    in_one_size(*made)
    for button, width in zip(made, wide, strict=True):
        button.resize(width, 113)
    made[0].say(WORD)
    made[1].say(WORD)
    made[2].say(WORD, "raise 2/3")
    with qtbot.waitExposed(around):
        around.show()
    return around, made


def test_in_larger_text_the_key_makes_room_for_words_that_would_be_small_beside_it(
    qtbot: QtBot, larger_text: None
) -> None:
    """The largest buttons of the page had the smallest words, 12 px."""
    wide = round(width_of(WORD, sized(17), bold=True)) - 14
    _page, row = row_of(qtbot, wide, wide + 40, wide + 70)
    assert all(button._has_key_above for button in row)
    assert min(button.type_px for button in row) >= 14
    for button in row:
        _, title, _, detail = button._set_type(button._most(above=True), above=True)
        assert detail < title, "the line under the words is smaller than they are"


def test_with_room_beside_it_the_key_stays_there(qtbot: QtBot, larger_text: None) -> None:
    _page, row = row_of(qtbot, 200, 200, 240)
    assert not any(button._has_key_above for button in row)


def test_at_the_usual_text_size_the_key_stays_beside_the_words(qtbot: QtBot) -> None:
    _page, row = row_of(qtbot, 90, 157, 187)
    assert not any(button._has_key_above for button in row)


def test_buttons_that_may_be_low_are_as_wide_in_rows_that_differ_by_a_px(qtbot: QtBot) -> None:
    top = QWidget()
    qtbot.addWidget(top)
    buttons = [push_button("Omaha", top, checkable=True) for _ in range(2)]
    for button, high in zip(buttons, (35, 36), strict=True):
        button.setMinimumHeight(29)
        button.resize(120, high)
    first, second = buttons
    assert first._inset == second._inset < RING
    first.setMinimumHeight(36)
    first.resize(120, 36)
    assert first._inset == RING


def test_an_icon_is_drawn_at_the_left_of_the_words_until_it_is_taken_away(qtbot: QtBot) -> None:
    button = Button(Tone.QUIET, None, "Nuts")
    qtbot.addWidget(button)
    button.resize(160, 40)
    plain = button.grab().toImage()
    button.setIcon(tick_icon(10, button.devicePixelRatioF()))
    assert button.grab().toImage() != plain
    button.setIcon(QIcon())
    assert button.grab().toImage() == plain


def test_a_reason_with_an_ellipsis_of_its_own_is_said_on_the_button(qtbot: QtBot) -> None:
    """Its own ellipsis was taken for that of words without room: "Begin" was grey for seconds without a word."""
    button = Button(Tone.FILLED)
    qtbot.addWidget(button)
    for width, said in ((400, True), (60, False)):
        button.resize(width, 52)
        button.say("Begin", reason="Dealing the first question…")
        with noting() as painted:
            button.grab()
        assert ("Dealing the first question…" in painted.texts) is said, (width, painted.texts)
