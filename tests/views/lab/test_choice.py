"""The buttons of a step that offers answers."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QSize
from pytestqt.qtbot import QtBot

from pokertable.model.cards import parse_cards
from pokertable.training.lab.choice import ChoiceStep
from pokertable.views.cards.groups import GroupsFelt
from pokertable.views.lab.page import LabPage
from tests.narrow import known
from tests.painted import noting


def test_the_answers_stay_where_they_are_from_step_to_step(qtbot: QtBot) -> None:
    """Without cards or an explanation they stood in the middle of the page."""
    page = LabPage(seed=1)
    qtbot.addWidget(page)
    page.resize(1280, 760)
    page.show()
    tops = set()
    for key in ("price-of-a-call", "first-round", "starts-omaha8"):
        page.open_lesson(key, alone=True)
        while page.course.run is not None:
            step = known(page.course.run).now
            assert isinstance(step, ChoiceStep)
            qtbot.wait(1)
            tops.add(page.choice.buttons[0].mapTo(page, QPoint()).y())
            page._choose_answer(step.expect)
            page._go_on()
    assert len(tops) == 1 and tops.pop() > 600


@pytest.mark.painted
def test_the_order_of_hands_is_shown_in_cards_and_each_step_has_its_hands_in_a_row(page: LabPage) -> None:
    """The hands stood there as small text, and the second of three steps had its cards in a column."""
    page.resize(1366, 768)
    page.open_lesson("first-hands", alone=True)
    ladder, rows = page.choice.ladder, []
    with noting() as painted:
        ladder.grab()
    assert ladder.isVisibleTo(page) and "1. Straight flush" in painted.texts and "9. High card" in painted.texts
    assert "five cards in a row" in page.choice.words
    while page.course.run is not None:
        rows.append(len(page.choice.felt._laid(page.choice.felt.size())[1]))
        page._choose_answer(known(page.course.run).now.expect)
        page._go_on()
    assert set(rows) == {1} and not ladder.isVisibleTo(page)


def test_where_there_is_no_room_at_all_cards_have_no_width(qtbot: QtBot) -> None:
    """The path of a passed checkpoint ended in an error: beside its next step there was less than a label's height."""
    felt = GroupsFelt()
    qtbot.addWidget(felt)
    felt.show_groups([("You", parse_cards("AsKs")), ("Lou", parse_cards("QdJd"))])
    assert felt.card_width(QSize(400, 10)) <= 0 < felt.card_width(QSize(400, 300))


def test_a_table_is_seated_as_the_question_says_and_its_pots_are_shown_after_the_answer(page: LabPage) -> None:
    """The room above the answers was empty in the lessons on blinds, bets and side pots."""
    page.open_lesson("first-side-pot", alone=True)
    choice = page.choice
    table = choice.table
    assert table.isVisibleTo(page) and not choice.felt.isVisibleTo(page)
    assert "Lou" in table.text and "Marek" in page.text and "all-in" in table.text
    assert table.observation is not None and not table.observation.pot
    page._choose_answer(known(page.course.run).now.expect)
    assert [pot.amount for pot in table.observation.pots] == [60, 60]
    page.open_lesson("price-later", alone=True)
    assert not table.isVisibleTo(page) and "You: " in page.text


def test_after_the_answer_the_cards_that_play_are_ringed_with_the_kicker(page: LabPage) -> None:
    """A king decided, and no card said so."""
    page.set_progress({"first-hands": {"done": False, "right": 0, "step": 2}})
    page.open_lesson("first-hands", alone=True)
    felt, cards = page.choice.felt, parse_cards("AdKsAc9h7d")
    assert not any(felt.state_of(card).high for card in cards)
    page._choose_answer("You")
    assert all(felt.state_of(card).high for card in cards)
    assert all(felt.state_of(card).dim for card in parse_cards("AhQc4s2c"))
    page._go_on()
    page.open_lesson("first-hands", alone=True)
    assert not any(felt.state_of(card).dim for _, group in felt._groups for card in group)
