"""Cards picked in a field by mouse, by arrows and Space, by figures and by their names."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pokertable.model.cards import Card, show_cards
from pokertable.views.cards.card_field import CardField
from pokertable.views.cards.card_state import PLAIN


class Field(CardField):
    """Cards in two lines, three above two; what was picked."""

    def __init__(self, numbered: bool) -> None:
        super().__init__()
        self.cards = tuple(Card.parse(name) for name in ("As", "Kd", "Th", "2c", "9s"))
        self._numbered = numbered
        self.got: list[Card] = []
        self.picked.connect(self.got.append)

    def places(self) -> list[QRectF]:
        return [QRectF(10 + 60 * (n % 3), 10 + 90 * (n // 3), 50, 70) for n in range(5)]

    def card_in(self, place: int) -> Card:
        return self.cards[place]

    @property
    def numbered(self) -> bool:
        return self._numbered

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for card, rect in zip(self.cards, self.places(), strict=True):
            self.paint_card(painter, rect, card, PLAIN)
        painter.end()


@pytest.fixture
def field(qtbot: QtBot) -> Callable[..., Field]:
    def build(*, numbered: bool = True) -> Field:
        field = Field(numbered)
        field.resize(220, 200)
        qtbot.addWidget(field)
        field.show()
        field.activateWindow()
        field.setFocus()
        qtbot.waitUntil(field.hasFocus)
        return field

    return build


def type_text(field: Field, text: str) -> None:
    for letter in text:  # not keyClicks: it ends the process at a letter beyond Latin-1
        QApplication.sendEvent(field, QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, letter))


def test_a_click_picks_and_takes_the_cursor_there(field: Callable[..., Field], qtbot: QtBot) -> None:
    here = field()
    qtbot.mouseClick(here, Qt.MouseButton.LeftButton, pos=here.places()[3].center().toPoint())
    qtbot.mouseClick(here, Qt.MouseButton.LeftButton, pos=QRectF(190, 150, 10, 10).center().toPoint())
    qtbot.mouseClick(here, Qt.MouseButton.RightButton, pos=here.places()[0].center().toPoint())
    assert (show_cards(here.got), here.cursor_place) == ("2c", 3)


@pytest.mark.parametrize(
    ("keys", "card"),
    [
        ((), "As"),
        ((Qt.Key.Key_Right,), "Kd"),
        ((Qt.Key.Key_Left,), "9s"),
        ((Qt.Key.Key_Down,), "2c"),
        ((Qt.Key.Key_Right, Qt.Key.Key_Down), "9s"),
        ((Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down), "9s"),
        ((Qt.Key.Key_Up,), "2c"),  # around the edge
        ((Qt.Key.Key_Down, Qt.Key.Key_Down), "As"),
    ],
)
def test_arrows_move_the_cursor_and_space_picks(
    field: Callable[..., Field], qtbot: QtBot, keys: tuple[Qt.Key, ...], card: str
) -> None:
    here = field()
    for key in (*keys, Qt.Key.Key_Space):
        qtbot.keyClick(here, key)
    assert show_cards(here.got) == card


@pytest.mark.parametrize(
    ("text", "numbered", "cards"),
    [
        ("as", True, "As"),
        ("tH2", True, "ThKd"),  # where places are numbered, a figure is a place
        ("2c", False, "2c"),
        ("0h1h", False, "ThTh"),
        ("k♦9♠", False, "Kd9s"),
        ("qs", True, ""),  # not there
        ("6", True, ""),
        ("ax", True, ""),
    ],
)
def test_a_card_is_picked_by_its_figure_or_its_name(
    field: Callable[..., Field], text: str, numbered: bool, cards: str
) -> None:
    here = field(numbered=numbered)
    type_text(here, text)
    assert show_cards(here.got) == cards


def test_a_suit_belongs_to_the_name_that_is_being_typed_and_else_to_the_page(field: Callable[..., Field]) -> None:
    here = field()

    def kept(letter: str) -> bool:
        override = QKeyEvent(QEvent.Type.ShortcutOverride, 0, Qt.KeyboardModifier.NoModifier, letter)
        override.ignore()
        return here.event(override) and override.isAccepted()

    assert kept("k")
    assert not kept("d")
    type_text(here, "k")
    assert kept("d")
    here.clearFocus()
    assert not kept("d")
