"""The table's items, arranged as in a `TablePicture`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QGraphicsObject, QGraphicsScene

from pokertable.views.cards.card import CardPictures
from pokertable.views.felt.draws_item import DeckItem, DiscardItem, DrawsItem
from pokertable.views.felt.places.spots import Layout
from pokertable.views.felt.plates.item import PlateItem
from pokertable.views.felt.pot_item import PotItem
from pokertable.views.felt.table_items import ButtonItem, CardItem, ChipsItem, HaloItem
from pokertable.views.felt.table_picture import CardKey, TablePicture
from pokertable.views.kit.amounts import Amounts

_Z_HALO = 3
_Z_BUTTON = 4
_Z_TRAY = 5
_Z_BET = 6
Z_FLYING = 45
"""Chips and cards fly below the plates and below the player's cards."""
_Z_PLATE = 50
_Z_DISCARD = 55
Z_COVER = 100

Item = TypeVar("Item", bound=QGraphicsObject)
Key = TypeVar("Key")
Look = TypeVar("Look")


class TableScene(QGraphicsScene):
    """Cards, plates, bets, tray, draws and button of one table. Contains no rules: it draws pictures."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pictures = CardPictures()
        self.unit = 1.0
        """The width of a card in px."""
        self.picture = TablePicture()
        self.amounts = Amounts()
        """The format of chips."""
        self.cards: dict[CardKey, CardItem] = {}
        self.plates: dict[int, PlateItem] = {}
        self.bets: dict[int, ChipsItem] = {}
        self.discards: dict[CardKey, DiscardItem] = {}
        self.tray = PotItem()
        self.draws = DrawsItem()
        self.deck = DeckItem()
        self.button = ButtonItem()
        self.halo = HaloItem()
        self.chosen = HaloItem()
        self._flying: list[QGraphicsObject] = []
        middle = ((self.tray, _Z_TRAY), (self.draws, _Z_TRAY), (self.deck, _Z_TRAY), (self.button, _Z_BUTTON))
        halos = ((self.halo, _Z_HALO), (self.chosen, _Z_HALO))
        for item, z in (*middle, *halos):
            item.setZValue(z)
            item.setVisible(False)
            self.addItem(item)

    def draw_again(self) -> None:
        """Redraw every item in the present look."""
        for item in self.items():
            item.update()

    # At once

    def draw_picture(self, picture: TablePicture, layout: Layout) -> None:
        """Make the items match the picture; items that it does not contain are removed."""
        if layout.unit != self.unit:
            self._pictures.clear()
            self.unit = layout.unit
        for item in self._flying:
            self.removeItem(item)
        self._flying.clear()
        self.picture = picture
        for card, look in self._each(self.cards, picture.cards, lambda: CardItem(self._pictures)):
            card.setOpacity(1)
            card.set_look(look.card, look.state, look.rect, look.z)
        for plate, plate_look in self._each(self.plates, picture.plates, PlateItem, _Z_PLATE):
            plate.set_look(plate_look, self.amounts, unit=self.unit)
        turn = next((plate_look for plate_look in picture.plates.values() if plate_look.turn), None)
        self.halo.setVisible(turn is not None)
        if turn:
            self.halo.set_look(turn.rect, unit=self.unit)
        for chips, bet in self._each(self.bets, picture.bets, ChipsItem, _Z_BET):
            chips.setOpacity(1)
            chips.set_look(bet.rect, bet.amount, self.amounts, below=bet.below, unit=self.unit)
        for discard, discard_look in self._each(self.discards, picture.discards, DiscardItem, _Z_DISCARD):
            discard.set_look(discard_look, unit=self.unit)
        for item in (self.draws, self.deck):
            item.setVisible(picture.draws is not None)
        if picture.draws:
            self.draws.set_look(picture.draws, unit=self.unit)
            self.deck.set_look(picture.draws.spots, heap=picture.draws.heap, unit=self.unit)
        self.tray.setVisible(picture.tray is not None)
        if picture.tray:
            self.tray.set_look(picture.tray, self.amounts, unit=self.unit)
        self.button.setVisible(picture.button is not None)
        if picture.button:
            self.button.set_look(picture.button)

    def light_up(self, seat: int | None) -> None:
        """Put a halo around the plate of this seat too; None: around no other."""
        plate = None if seat is None else self.picture.plates.get(seat)
        self.chosen.setVisible(plate is not None)
        if plate is not None:
            self.chosen.set_look(plate.rect, unit=self.unit)

    def _each(
        self, items: dict[Key, Item], looks: Mapping[Key, Look], make: Callable[[], Item], z: float = 0
    ) -> Iterator[tuple[Item, Look]]:
        """Each look with its item, created if necessary; items without a look are removed."""
        for key in items.keys() - looks.keys():
            self.removeItem(items.pop(key))
        for key, look in looks.items():
            if key not in items:
                items[key] = make()
                items[key].setZValue(z)
                self.addItem(items[key])
            yield items[key], look

    def hold(self, before: TablePicture) -> None:
        """Show pot, plates and the turn's ring as they were, until what changes them has arrived."""
        for seat, plate in self.plates.items():
            if seat in before.plates:
                plate.set_look(before.plates[seat], self.amounts, unit=self.unit)
        self.tray.setVisible(before.tray is not None)
        if before.tray is not None:
            self.tray.set_look(before.tray, self.amounts, unit=self.unit)
        turn = next((look for look in before.plates.values() if look.turn), None)
        self.halo.setVisible(turn is not None)
        if turn is not None:
            self.halo.set_look(turn.rect, unit=self.unit)

    def fly(self, item: QGraphicsObject) -> None:
        """Let an item that is no part of the picture fly, until the next picture is drawn."""
        item.setZValue(Z_FLYING)
        if item.scene() is not self:
            self.addItem(item)
        self._flying.append(item)
