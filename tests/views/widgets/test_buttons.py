"""A button is painted when what it shows has changed, and not when it is told the same once more."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pokertable.views.widgets.buttons import ActionButton, Tone
from pokertable.views.widgets.labels import PlainLabel, set_tone

pytestmark = pytest.mark.painted


class Counted(ActionButton):
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
