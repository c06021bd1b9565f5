"""The table sits still: whatever happens in a hand, felt and cards stay on the same pixels."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from pokertable.model.game import Game
from pokertable.model.games import CATALOGUE
from pokertable.model.text import phrase
from pokertable.views.cards.card_state import LIFT
from pokertable.views.felt.table_picture import RAISED
from pokertable.views.kit.look import look
from pokertable.views.table.table_page import TablePage
from tests.games import few
from tests.views.builders import NAMES, Moment, game, moments

SIZES = [(1024, 664), (1280, 756), (1920, 1036)]
OUTCOMES = {
    "everybody else folds": (0.6, 0.3),
    "played to the end": (0.0, 0.1),
    "all-in": (0.0, 0.8),
    "as it comes": (0.12, 0.25),
}
"""How often the seats fold and raise."""


def hands(chosen: Game, outcomes: int) -> Iterator[list[Moment]]:
    """A hand for each outcome, or for two of the four, every second game the others."""
    first = list(CATALOGUE).index(chosen.variant.key) if outcomes < len(OUTCOMES) else 0
    for at, (folds, raises) in [*enumerate(OUTCOMES.values())][first % 2 :: len(OUTCOMES) // outcomes]:
        yield moments(chosen, 5, seed=at, folds=folds, raises=raises)


class Places:
    """Where the player's cards lay, by how many they were; a card that plays or is to be discarded has risen."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self.felts: set[tuple[int, ...]] = set()
        self.cards: dict[tuple[int, int], set[tuple[float, float]]] = {}

    def note(self) -> None:
        table = self._page.table
        self.felts.add((table.x(), table.y(), table.width(), table.height()))
        scene = table._scene
        mine = {key.place: look for key, look in scene.picture.cards.items() if key.seat == 0 and not look.state.dead}
        for place, look_of in mine.items():
            up = LIFT * look_of.rect.w if look_of.state.lifted and not look_of.state.discarded else 0
            up += RAISED * scene.unit if look_of.state.discarded else 0
            at = (round(look_of.rect.x, 3), round(look_of.rect.y + up, 3))
            self.cards.setdefault((len(mine), place), set()).add(at)


@pytest.mark.parametrize("size", [SIZES[0], *(pytest.param(each, marks=pytest.mark.long) for each in SIZES[1:])])
@pytest.mark.parametrize("outcomes", few(2, len(OUTCOMES)))
@pytest.mark.parametrize("key", CATALOGUE)
def test_no_pixel_of_my_cards_moves_within_a_table_whatever_the_outcome(
    qtbot: QtBot, key: str, size: tuple[int, int], outcomes: int
) -> None:
    """Through every event, my turns and draws, the question before a showdown, its verdict, the result, a rebuy."""
    look().change(speed=0.0)
    page = TablePage(guard_ms=0)
    qtbot.addWidget(page)
    page.set_compact(size[1] < 700)
    page.resize(*size)
    page.show()
    page.seat(NAMES[:5], 0)
    places = Places(page)
    for number, hand in enumerate(hands(game(key), outcomes)):
        page.begin_hand(number + 1, hand[0].after)
        for event, after in hand[1:]:
            page.play(event, after, [])
            places.note()
            if after.legal is not None and after.to_act == 0:
                page.panel.set_choices(after.legal) if after.legal.draw is None else page._take_place(page.drawing)
                places.note()
        page.show_reading(phrase("Wrong kicker. {cards} play.", cards="As Kd"), right=False)
        places.note()
        page.show_result(hand[-1].after, 200 if number % 2 else None)
        places.note()
        for _ in range(3):
            page.showdown._step(1)
            places.note()
    assert len(places.felts) == 1
    assert len(places.cards) >= CATALOGUE[key].hole_cards
    moved = {at: spots for at, spots in places.cards.items() if len(spots) > 1}
    assert not moved
