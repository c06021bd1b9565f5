"""The quiz's first page."""

from collections import Counter

from pokertable.views.quiz.start import QuizStart


def test_no_game_is_alone_in_its_row(qtbot):
    """Seventeen games four across left Badugi alone."""
    page = QuizStart()
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    rows = Counter(button.y() for button in page.games.values())
    assert len(rows) > 1 and min(rows.values()) > 1
