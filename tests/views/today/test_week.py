"""Below the day: misreads only where two full weeks can be compared, and no change that chance may have made."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from pokertable.training.rate import Rate
from pokertable.views.today.cards import Counts
from pokertable.views.today.week import MisreadsCard, WeekStrip
from pokertable.views.widgets.layouts import in_row
from tests.painted import noting


@pytest.mark.parametrize(
    ("weeks", "said"),
    [
        ([Rate(9, 29), Rate(9, 90)], None),
        ([Rate(90, 300), Rate(9, 29)], None),
        ([Rate(90, 300), Rate(0, 0), Rate(9, 90)], None),
        ([Rate(30, 100), Rate(27, 100)], "not clear yet"),
        ([Rate(15, 30), Rate(9, 30)], "not clear yet"),
        ([Rate(30, 60), Rate(15, 60)], "clearly fewer"),
        ([Rate(15, 60), Rate(30, 60)], "clearly more"),
    ],
)
def test_a_change_is_named_only_beyond_chance(qtbot: QtBot, weeks: list[Rate], said: str | None) -> None:
    card = MisreadsCard()
    qtbot.addWidget(card)
    card.show_weeks(weeks)
    assert card.isHidden() == (said is None)
    assert said is None or card.said.text() == said


def test_misreads_are_as_wide_as_asked_or_as_their_words_need(qtbot: QtBot) -> None:
    strip = QWidget()
    qtbot.addWidget(strip)
    card = MisreadsCard()
    layout = in_row((WeekStrip(), 1), card, of=strip)
    card.show_weeks([Rate(30, 60), Rate(15, 60)])
    strip.resize(1400, 200)
    card.set_width(500)
    layout.activate()
    assert card.width() == 500
    card.set_width(100)
    layout.activate()
    assert card.width() == card.minimumSizeHint().width() > 100


def test_a_day_is_named_with_its_answers(qtbot: QtBot) -> None:
    strip = WeekStrip()
    qtbot.addWidget(strip)
    strip.show_week([4, 0, 20], 10)
    assert strip.accessibleName() == "Mon: 4, Tue: 0, today: 20"


@pytest.mark.painted
@pytest.mark.parametrize(("answered", "told"), [(15, "15 + 7"), (0, "7")])
def test_what_is_planned_is_not_counted_as_answered(qtbot: QtBot, answered: int, told: str) -> None:
    strip = WeekStrip()
    qtbot.addWidget(strip)
    strip.resize(1200, 150)
    strip.show_week([4, answered], 7)
    with noting() as seen:
        strip.grab()
    assert told in seen.texts and "22" not in seen.texts


def test_counts_have_a_line_each_and_what_has_no_room_is_added_up(qtbot: QtBot) -> None:
    made = Counts()
    qtbot.addWidget(made)
    given = [("Nuts and nut low", 3), ("Best high", 2), ("Which two play", 1), ("Outs", 1)]
    made.show_counts(given)
    made.resize(300, 44 * 4)
    assert made.lines == given and made.accessibleName().startswith("Nuts and nut low: 3, ")
    made.resize(300, 40 * 4)
    assert made.lines == given and made.sizeHint().height() < made.height(), "closer together before one is left out"
    made.resize(300, 44 * 3)
    assert made.lines == [*given[:2], ("others", 2)]
    made.resize(300, 20)
    assert made.lines == [("others", 7)]
