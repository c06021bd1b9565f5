"""Weeks as points with their spread, and the sentence that says whether they have changed."""

from __future__ import annotations

from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from pokertable.training.rate import Rate
from pokertable.views.kit.fonts import width_of
from pokertable.views.widgets.weeks_card import WeeksCard
from tests.painted import looked_at

NONE = Rate()


@pytest.fixture
def card(qtbot: QtBot) -> WeeksCard:
    made = WeeksCard("Misreads", "Nothing yet.")
    qtbot.addWidget(made)
    made.resize(420, 360)
    made.show()
    return made


@pytest.mark.parametrize(
    ("weeks", "said"),
    [
        ([NONE, NONE], "Nothing yet."),
        ([NONE, Rate(3, 12)], "25.0 (3.7 to 50.2) in the last seven days (12 asked)."),
        ([Rate(3, 12), NONE], "Nothing in the last seven days; 25.0 (3.7 to 50.2) in the weeks before."),
        ([Rate(40, 100), Rate(10, 100)], "a real improvement, not chance."),
        ([Rate(10, 100), Rate(40, 100)], "a real increase, not chance."),
        ([Rate(4, 10), Rate(2, 10)], "no clear change yet."),
    ],
)
def test_a_change_is_named_only_beyond_its_errors(card: WeeksCard, weeks: list[Rate], said: str) -> None:
    card.show_weeks(weeks)
    assert card.said.text().endswith(said)
    assert card.picture.accessibleName() == card.said.text()


@pytest.mark.painted
def test_without_an_answer_no_axes_are_drawn(card: WeeksCard) -> None:
    """ "Nothing here" stood over an empty chart."""
    card.show_weeks([NONE] * 8)
    assert looked_at(card.picture).texts == []
    card.show_weeks([NONE] * 7 + [Rate(1, 9)])
    assert looked_at(card.picture).texts


@pytest.mark.painted
@pytest.mark.parametrize(
    "weeks", [[NONE] * 8, [Rate(0, 4)] * 8, [Rate(4, 4)] * 8, [NONE, Rate(1, 90), NONE, Rate(2, 7)]]
)
def test_every_point_lies_in_the_picture(card: WeeksCard, weeks: list[Rate]) -> None:
    card.show_weeks(weeks)
    assert all(week.per_100 <= card.picture.top <= 100 for week in weeks)
    assert not card.grab().isNull()
    assert all(0 <= week.low <= week.per_100 <= week.high <= 100 for week in weeks)


@pytest.mark.painted
def test_a_spread_that_is_beyond_the_scale_ends_at_its_upper_line(card: WeeksCard) -> None:
    """The same picture, whether the spread goes a little or far beyond all of a hundred: nothing is drawn above."""
    card.show_weeks([Rate(4, 4)] * 8)
    picture = card.picture.grab().toImage()
    ground = picture.pixelColor(2, 2)
    wide = (picture.width() - 56) // 8
    column = 40 + wide // 2  # through the first week's point
    above = {picture.pixelColor(x, y).name() for x in range(column - 8, column + 8) for y in range(6)}
    assert above == {ground.name()}


@pytest.mark.painted
def test_figures_of_weeks_that_would_touch_are_left_out_from_the_last_one_back(
    card: WeeksCard, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In large letters and another language they ran together, and one was cut."""
    said: list[tuple[float, float, str]] = []
    monkeypatch.setattr(
        "pokertable.views.widgets.weeks_card.paint_words",
        lambda _painter, box, words, *_: said.append((box.center().x(), box.width(), words)),
    )
    weeks = [NONE, NONE, *[Rate(20, asked) for asked in (72, 1996, 1072, 96, 72, 1116)]]
    card.show_weeks(weeks)
    shown = {}
    for width in (1200, 300):
        card.resize(width, 360)
        said.clear()
        card.picture.grab()
        figures = [each for each in said if each[2].startswith("of ")]
        for (x, _, words), (after, _, _) in pairwise(figures):
            assert after - x > width_of(words, 11)
        shown[width] = [words for _, _, words in figures]
    assert len(shown[1200]) == 6
    assert 2 <= len(shown[300]) < 6 and shown[300][-1] == shown[1200][-1] == "of 1,116"
