"""A whole hand at a table whose amounts are in big blinds: nothing that it says has chips left in it."""

import re

import pytest
from PySide6.QtWidgets import QAbstractButton, QWidget

from pokertable.model.games import CATALOGUE
from pokertable.session.words.words import EventWords
from pokertable.views.kit.look import look
from pokertable.views.table.table_page import TablePage
from tests.games import one_of
from tests.narrow import known
from tests.views.builders import NAMES, game, moments

CHIPS = re.compile(r"[0-9],[0-9]{3}")
"""The stakes are such that any amount of chips has a separator, and none of big blinds has."""


def said(page: TablePage) -> list[str]:
    """All that the page says in text, but the game's title."""
    texts = page.table.text.splitlines()[1:]
    texts += page.log.text.toPlainText().splitlines()
    texts += [page.panel.line.left.text, page.panel.line.right.text]
    for widget in page.findChildren(QWidget):
        if widget is not page.mirror and widget.isVisibleTo(page):
            texts += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
            texts += [widget.text()] if isinstance(widget, QAbstractButton) else []
    return [text for text in texts if not text.endswith(" chips")]  # the tooltip of a rounded figure


@pytest.mark.parametrize("at_each", [False, pytest.param(True, marks=pytest.mark.long)])
@pytest.mark.parametrize("key", one_of(20, CATALOGUE))
def test_a_hand_in_big_blinds_says_no_chips(qtbot, key, at_each):
    """At each event, or at each of the own turns, the same is said in chips where they are asked for."""
    stakes = (2_000, 4_000) if CATALOGUE[key].brings_in else (1_000, 2_000)
    stacks = (60_000, 34_000, 400_000)
    page = TablePage(guard_ms=0)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    look().change(speed=0.0, in_blinds=True)
    page.seat(NAMES[:3], 0)
    words, asked, in_chips = EventWords(NAMES[:3], 0), 0, 0
    hand = moments(game(key, stakes=stakes), 3, seed=4, stacks=stacks, folds=0.0)
    page.begin_hand(1, hand[0].after)
    for event, after in hand:
        page.play(event, after, words.lines(event))
        is_mine = after.legal is not None and after.to_act == 0
        if is_mine:
            page.ask(after, words.turn(known(after.legal)))
        if is_mine or at_each:
            asked += 1
            look().change(in_blinds=False)
            in_chips += any(CHIPS.search(text) for text in said(page))
            look().change(in_blinds=True)
        assert not [text for text in said(page) if CHIPS.search(text)]
    page.show_result(hand[-1].after, 60_000)
    assert not [text for text in said(page) if CHIPS.search(text)]
    assert in_chips == asked > 1
