"""The table's items: arranged as in a `TablePicture`, at once or in steps from the previous picture."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeVar

from PySide6.QtCore import QEasingCurve, QObject, QPointF
from PySide6.QtWidgets import QGraphicsObject, QGraphicsScene

from pokertable.model.cards import known
from pokertable.model.hand.events import (
    AntesPosted,
    BetsCollected,
    BlindPosted,
    BoardDealt,
    BroughtIn,
    Called,
    Drew,
    HandStarted,
    HoleSeen,
    PotAwarded,
    Raised,
    SeatEvent,
    UncalledReturned,
)
from pokertable.views.cards.card import CardPictures
from pokertable.views.cards.card_state import CARD_RATIO
from pokertable.views.felt.draws_item import DeckItem, DrawsItem, ThrowItem
from pokertable.views.felt.places.rect import Rect
from pokertable.views.felt.places.spots import Layout
from pokertable.views.felt.plate_item import PlateItem
from pokertable.views.felt.pot_item import PotItem
from pokertable.views.felt.table_items import ButtonItem, CardItem, ChipsItem, HaloItem
from pokertable.views.felt.table_picture import BOARD, CardKey, TablePicture
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.animation import Count, Move, Moving, Wait
from pokertable.views.kit.theme import MOTION

_Z_HALO = 3
_Z_BUTTON = 4
_Z_TRAY = 5
_Z_BET = 6
_Z_PLATE = 50
_Z_THROW = 55
_Z_FLYING = 80

Item = TypeVar("Item", bound=QGraphicsObject)
Key = TypeVar("Key")
Look = TypeVar("Look")


class TableScene(QGraphicsScene):
    """Cards, plates, bets, tray, draws and button of one table. Contains no rules: it draws pictures."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pictures = CardPictures()
        self._unit = 1.0
        self.picture = TablePicture()
        self.amounts = Amounts()
        """The format of chips."""
        self.cards: dict[CardKey, CardItem] = {}
        self.plates: dict[int, PlateItem] = {}
        self.bets: dict[int, ChipsItem] = {}
        self.throws: dict[CardKey, ThrowItem] = {}
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
        if layout.unit != self._unit:
            self._pictures.clear()
            self._unit = layout.unit
        for item in self._flying:
            self.removeItem(item)
        self._flying.clear()
        self.picture = picture
        for card, look in self._each(self.cards, picture.cards, lambda: CardItem(self._pictures)):
            card.setOpacity(1)
            card.set_look(look.card, look.state, look.rect, look.z)
        for plate, plate_look in self._each(self.plates, picture.plates, PlateItem, _Z_PLATE):
            plate.set_look(plate_look, self.amounts, unit=self._unit)
        turn = next((plate_look for plate_look in picture.plates.values() if plate_look.turn), None)
        self.halo.setVisible(turn is not None)
        if turn:
            self.halo.set_look(turn.rect, unit=self._unit)
        for chips, bet in self._each(self.bets, picture.bets, ChipsItem, _Z_BET):
            chips.setOpacity(1)
            chips.set_look(bet.rect, bet.amount, self.amounts, below=bet.below, unit=self._unit)
        for throw, throw_look in self._each(self.throws, picture.throws, ThrowItem, _Z_THROW):
            throw.set_look(throw_look, unit=self._unit)
        for item in (self.draws, self.deck):
            item.setVisible(picture.draws is not None)
        if picture.draws:
            self.draws.set_look(picture.draws, unit=self._unit)
            self.deck.set_look(picture.draws.spots, heap=picture.draws.heap, unit=self._unit)
        self.tray.setVisible(picture.tray is not None)
        if picture.tray:
            self.tray.set_look(picture.tray, self.amounts, unit=self._unit)
        self.button.setVisible(picture.button is not None)
        if picture.button:
            self.button.set_look(picture.button)

    def light_up(self, seat: int | None) -> None:
        """Put a halo around the plate of this seat too; None: around no other."""
        plate = None if seat is None else self.picture.plates.get(seat)
        self.chosen.setVisible(plate is not None)
        if plate is not None:
            self.chosen.set_look(plate.rect, unit=self._unit)

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

    # In steps

    def transition(self, event: SeatEvent | None, picture: TablePicture, layout: Layout) -> list[Moving]:
        """Draw the picture and return the steps to it from the previous one; none where nothing moves.

        `event` is None where only marks of cards have changed.
        """
        before = self.picture
        thrown = self._throw(event) if isinstance(event, Drew) else []
        cards_before = {key: item.pos() for key, item in self.cards.items()}
        leaving = [self._detach(self.cards, key) for key in self.cards.keys() - picture.cards.keys()]
        collected: list[ChipsItem] = []
        if isinstance(event, BetsCollected):
            collected = [self._detach(self.bets, seat) for seat in before.bets]
        button_before = self.button.pos() if self.button.isVisible() else None
        self.draw_picture(picture, layout)
        self._flying += [*thrown, *leaving, *collected]
        steps: list[Moving] = [
            *self._dealt(event, cards_before, layout),
            *self._thrown(thrown, layout),
            *(
                Move(item, item.pos(), _towards(item.pos(), QPointF(*layout.heap)), MOTION.deal, leaves=True)
                for item in leaving
            ),
            *(
                Move(item, item.pos(), _centred(layout.tray, item), MOTION.collect, curve=QEasingCurve.Type.InOutCubic)
                for item in collected
            ),
            *self._chips(event, before, layout),
        ]
        if button_before is not None and isinstance(event, HandStarted) and self.button.isVisible():
            steps.append(Move(self.button, button_before, self.button.pos(), MOTION.bet))
        return [step for step in steps if not _stands_still(step)]

    def _detach(self, items: dict[Key, Item], key: Key) -> Item:
        """Take an item out of the picture but leave it on the table, in flight, until the next picture is drawn."""
        item = items.pop(key)
        item.setZValue(_Z_FLYING)
        return item

    def _throw(self, event: Drew) -> list[CardItem]:
        """Take a seat's discards out of its hand; the kept cards close up, each keeping its item."""
        hand = [self.cards.pop(key) for key in sorted(key for key in self.cards if key.seat == event.seat)]
        seen = known(event.cards)
        thrown = [item for item in hand if item.card in seen] if seen else hand[len(hand) - len(event.cards) :]
        for item in thrown:
            item.setZValue(_Z_FLYING)
        kept = [item for item in hand if item not in thrown]
        self.cards |= {CardKey(event.seat, place): item for place, item in enumerate(kept)}
        return thrown

    def _thrown(self, cards: Sequence[CardItem], layout: Layout) -> list[Moving]:
        """Cards flying to the heap one after another; they fade before their faces could be seen there."""
        return [
            Move(item, item.pos(), _middle(item, layout.heap), MOTION.deal, delay=at * MOTION.deal_gap, leaves=True)
            for at, item in enumerate(cards)
        ]

    def _dealt(self, event: SeatEvent | None, before: dict[CardKey, QPointF], layout: Layout) -> list[Moving]:
        """New cards fly from the deck one after another; the others of a hand make room."""
        new = [key for key in self._deal_order(event) if key not in before and key in self.cards]
        steps: list[Moving] = []
        for number, key in enumerate(new):
            item = self.cards[key]
            start, delay = _middle(item, layout.deck), number * MOTION.deal_gap
            steps.append(Move(item, start, item.pos(), MOTION.deal, delay=delay, appears=True))
        for key, position in before.items():
            card = self.cards.get(key)
            if card is not None:
                steps.append(Move(card, position, card.pos(), MOTION.lift))
        return steps

    def _deal_order(self, event: SeatEvent | None) -> list[CardKey]:
        if isinstance(event, BoardDealt):
            return sorted(key for key in self.cards if key.seat == BOARD)
        if not isinstance(event, HoleSeen):
            return []
        counts = {seat: sum(1 for key in self.cards if key.seat == seat) for seat in self.plates}
        dealt = {seat: sum(1 for card in event.cards if card.seat == seat) for seat in self.plates}
        following = {seat: counts[seat] - dealt[seat] for seat in self.plates}
        order = []
        for card in event.cards:
            order.append(CardKey(card.seat, following[card.seat]))
            following[card.seat] += 1
        return order

    def _chips(self, event: SeatEvent | None, before: TablePicture, layout: Layout) -> list[Moving]:
        """Chips moving to a bet, to the pot, back to a player, or to a winner."""
        match event:
            case BlindPosted(seat, amount, _) | BroughtIn(seat, amount) | Called(seat, amount, _):
                return self._bet(seat, amount, before)
            case Raised(seat, amount, _, _):
                return self._bet(seat, amount, before)
            case AntesPosted(amounts):
                return [
                    self._fly(amount, self.picture.plates[seat].rect, layout.tray, MOTION.collect)
                    for seat, amount in enumerate(amounts)
                    if amount
                ]
            case UncalledReturned(seat, amount) if seat in before.bets:
                return [self._fly(amount, before.bets[seat].rect, self.picture.plates[seat].rect, MOTION.bet)]
            case PotAwarded(_, _, won):
                steps: list[Moving] = []
                for seat, amount in won:
                    plate = self.plates[seat]
                    steps.append(self._fly(amount, layout.tray, self.picture.plates[seat].rect, MOTION.award))
                    steps.append(Count(plate.count, before.plates[seat].stack, plate.stack, MOTION.award))
                return steps
            case _:
                return []

    def _bet(self, seat: int, amount: int, before: TablePicture) -> list[Moving]:
        """Chips from the plate to the bet, which stays unchanged until they arrive."""
        bet = self.picture.bets.get(seat)
        if bet is None or not amount:
            return []
        chips = self.bets[seat]
        steps = [self._fly(amount, self.picture.plates[seat].rect, bet.rect, MOTION.bet)]
        if seat in before.bets:
            chips.set_look(bet.rect, before.bets[seat].amount, self.amounts, below=bet.below, unit=self._unit)
        else:
            steps.append(Wait(chips, MOTION.bet))
        return steps

    def _fly(self, amount: int, start: Rect, stop: Rect, duration: float) -> Moving:
        """Chips that move between the centres of two spots, and are removed with the next picture."""
        unit = self._unit
        size = Rect(0, 0, 1.8 * unit, 0.56 * unit)
        chips = ChipsItem()
        chips.set_look(size, amount, self.amounts, below=False, unit=unit)
        chips.setZValue(_Z_FLYING)
        self.addItem(chips)
        self._flying.append(chips)
        half = QPointF(size.w / 2, size.h / 2)
        curve = QEasingCurve.Type.OutCubic if duration == MOTION.bet else QEasingCurve.Type.InOutCubic
        return Move(chips, QPointF(*start.centre) - half, QPointF(*stop.centre) - half, duration, curve=curve)


def _middle(card: CardItem, point: tuple[float, float]) -> QPointF:
    """The position that puts the card's centre at the point."""
    return QPointF(*point) - QPointF(card.rect_width / 2, card.rect_width * CARD_RATIO / 2)


def _centred(rect: Rect, item: QGraphicsObject) -> QPointF:
    """The position that centres the item on the rectangle."""
    return QPointF(*rect.centre) - item.boundingRect().center()


def _towards(start: QPointF, stop: QPointF) -> QPointF:
    """A third of the way: folded cards set off for the middle and fade."""
    return start + (stop - start) / 3


def _stands_still(step: Moving) -> bool:
    return isinstance(step, Move) and step.start == step.stop and not step.leaves and not step.appears
