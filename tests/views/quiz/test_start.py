"""The quiz's first page."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from pokertable.training.quiz.topics import topics
from pokertable.views.quiz import start
from pokertable.views.quiz.start import QuizStart


def opened(qtbot: QtBot, width: int, height: int) -> QuizStart:
    page = QuizStart()
    qtbot.addWidget(page)
    page.resize(width, height)
    page.show()
    return page


def test_no_game_is_alone_in_its_row(qtbot: QtBot) -> None:
    """Seventeen games four across left Badugi alone."""
    page = opened(qtbot, 1280, 800)
    rows = Counter(button.y() for button in page.games.values())
    assert len(rows) > 1 and min(rows.values()) > 1


def test_further_topics_make_the_page_no_higher_and_overlap_nothing(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thirteenth topic made the page higher than the smallest window."""
    assert not opened(qtbot, 1024, 656).groups.verticalScrollBar().maximum()
    monkeypatch.setattr(start, "topics", lambda: (*topics(), *[type(topic)() for topic in topics()]))
    page = opened(qtbot, 1024, 656)
    assert len(page.topics) == 2 * len(topics()) and page.height() == 656
    assert page.groups.verticalScrollBar().maximum()
    for buttons in (page.topics, page.games):
        rows = sorted({(button.y(), button.geometry().bottom()) for button in buttons.values()})
        assert all(bottom < top for (_, bottom), (top, _) in pairwise(rows))
