"""The steps from one picture of the table to the next, by the event between them.

Cause comes before effect: pot, plates, the turn's ring and the marks of cards change when what changes them arrives.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QPointF
from PySide6.QtWidgets import QGraphicsObject

from pokertable.model.cards import HIDDEN, AnyCard, Card, known
from pokertable.model.hand.events import (
    AntesPosted,
    BetsCollected,
    BlindPosted,
    BoardDealt,
    BroughtIn,
    Called,
    Drew,
    HandShown,
    HandStarted,
    HoleSeen,
    PotAwarded,
    Raised,
    SeatEvent,
    UncalledReturned,
)
from pokertable.views.cards.card_state import CARD_RATIO, LIFT, CardState
from pokertable.views.felt.places.rect import Rect
from pokertable.views.felt.places.spots import Layout, Place
from pokertable.views.felt.pot_item import pot_chips
from pokertable.views.felt.table_items import CardItem, ChipsItem
from pokertable.views.felt.table_picture import BOARD, BetLook, CardKey, TablePicture
from pokertable.views.felt.table_scene import Z_FLYING, TableScene
from pokertable.views.kit.animation import Move, Moving, Run, Then, Wait
from pokertable.views.kit.theme import MOTION

_TURN = 6.0
"""Turn of a card when it leaves the shoe, in degrees."""
_FLIP = QEasingCurve.Type.InOutQuad
"""A card is edge-on in the middle of its turn."""
_FLOP = 3
"""The number of cards on the board at once from which they land as one and spread."""


class Was(NamedTuple):
    """A card as it lay."""

    at: QPointF
    card: AnyCard
    state: CardState


class TableMoves:
    """The moves of one scene."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._layout: Layout

    def steps(
        self, event: SeatEvent | None, picture: TablePicture, layout: Layout, *, pause: float = 0
    ) -> list[Moving]:
        """Draw the picture and return the steps to it from the previous one; none where nothing moves.

        `event` is None where only marks of cards have changed. `pause`: before a hand is turned up, in ms.
        """
        scene, before, self._layout = self._scene, self._scene.picture, layout
        discarded = self._discard(event) if isinstance(event, Drew) else []
        was = {key: Was(item.pos(), item.card, item.state) for key, item in scene.cards.items()}
        leaving = [scene.cards.pop(key) for key in scene.cards.keys() - picture.cards.keys()]
        collected = [scene.bets.pop(seat) for seat in before.bets] if isinstance(event, BetsCollected) else []
        button_before = scene.button.pos() if scene.button.isVisible() else None
        scene.draw_picture(picture, layout)
        for item in (*discarded, *leaving, *collected):
            scene.fly(item)
        steps: list[Moving] = [
            *self._dealt(event, was),
            *self._turned_up(was, pause),
            *_discarded(discarded, layout),
            *(
                Move(item, item.pos(), _towards(item.pos(), QPointF(*layout.heap)), MOTION.deal, leaves=True)
                for item in leaving
            ),
            *(
                Move(
                    item,
                    item.pos(),
                    _centred(pot_chips(layout), item),
                    MOTION.collect,
                    curve=QEasingCurve.Type.InOutCubic,
                )
                for item in collected
            ),
            *self._chips(event, before),
        ]
        if button_before is not None and isinstance(event, HandStarted) and scene.button.isVisible():
            steps.append(Move(scene.button, button_before, scene.button.pos(), MOTION.bet))
        steps = [step for step in steps if not _stands_still(step)]
        if isinstance(event, HandShown):  # the marks go while the hand is turned up
            steps += self._marked(was, steps, pause, MOTION.show)
        else:
            steps += self._marked(was, steps, max((step.end for step in steps), default=0.0), MOTION.lift)
        if steps and event is not None:
            scene.hold(before)
        return steps

    # Cards

    def _discard(self, event: Drew) -> list[CardItem]:
        """Take a seat's discards out of its hand; the kept cards close up, each keeping its item."""
        cards = self._scene.cards
        hand = [cards.pop(key) for key in sorted(key for key in cards if key.seat == event.seat)]
        seen = known(event.cards)
        discarded = [item for item in hand if item.card in seen] if seen else hand[len(hand) - len(event.cards) :]
        kept = [item for item in hand if item not in discarded]
        cards |= {CardKey(event.seat, place): item for place, item in enumerate(kept)}
        return discarded

    def _dealt(self, event: SeatEvent | None, was: dict[CardKey, Was]) -> list[Moving]:
        """New cards fly from the shoe one after another; mine and the board's are turned over when they land."""
        scene = self._scene
        new = [key for key in self._deal_order(event) if key not in was and key in scene.cards]
        spreads = isinstance(event, BoardDealt) and len(new) >= _FLOP
        first = self._rest(new[0]) if new else QPointF()
        steps: list[Moving] = []
        for number, key in enumerate(new):
            item, rest = scene.cards[key], self._rest(key)
            face, state = item.card, self._plain(key)
            delay = 0 if spreads else number * MOTION.deal_gap
            start, lands = _middle(item, self._layout.deck), first if spreads else rest
            item.setZValue(Z_FLYING + number / 100)
            steps.append(Move(item, start, lands, MOTION.deal, delay=delay, appears=True, turn=_TURN))
            landed = delay + MOTION.deal
            item.show_as(face, state)
            if self._turns_on_landing(key, face):
                item.show_as(HIDDEN, CardState())
                steps.append(Run(partial(_turn_over, item, HIDDEN, face, state), MOTION.flip, landed, _FLIP))
                landed += MOTION.flip
            if spreads:
                steps.append(Move(item, lands, rest, MOTION.spread, delay=landed, waits=True))
        for key, before in was.items():
            card = scene.cards.get(key)
            if card is not None and new:
                steps.append(Move(card, before.at, self._rest(key, before.state), MOTION.lift))
        return steps

    def _turns_on_landing(self, key: CardKey, face: AnyCard) -> bool:
        plate = self._scene.picture.plates.get(key.seat)
        return isinstance(face, Card) and (key.seat == BOARD or (plate is not None and plate.place is Place.HERO))

    def _deal_order(self, event: SeatEvent | None) -> list[CardKey]:
        cards, plates = self._scene.cards, self._scene.plates
        if isinstance(event, BoardDealt):
            return sorted(key for key in cards if key.seat == BOARD)
        if not isinstance(event, HoleSeen):
            return []
        counts = {seat: sum(1 for key in cards if key.seat == seat) for seat in plates}
        dealt = {seat: sum(1 for card in event.cards if card.seat == seat) for seat in plates}
        following = {seat: counts[seat] - dealt[seat] for seat in plates}
        order = []
        for card in event.cards:
            order.append(CardKey(card.seat, following[card.seat]))
            following[card.seat] += 1
        return order

    def _turned_up(self, was: dict[CardKey, Was], pause: float) -> list[Moving]:
        """Hidden cards that are seen now: turned over while they move to where all of them are seen."""
        steps: list[Moving] = []
        for key, item in self._scene.cards.items():
            before = was.get(key)
            if before is None or isinstance(before.card, Card) or not isinstance(item.card, Card):
                continue
            face, state = item.card, self._plain(key)
            item.show_as(before.card, state)
            steps.append(Move(item, before.at, self._rest(key), MOTION.show, delay=pause))
            steps.append(Run(partial(_turn_over, item, before.card, face, state), MOTION.show, pause, _FLIP))
        return steps

    def _marked(self, was: dict[CardKey, Was], steps: Sequence[Moving], begins: float, takes: float) -> list[Moving]:
        """Cards whose marks or places change from a time on: they rise, or lie down again.

        `steps` are those before; what they do not move lies still until then.
        """
        moved = {step.item for step in steps if isinstance(step, Move)}
        marked: list[Moving] = []
        for key, item in self._scene.cards.items():
            look, before = self._scene.picture.cards[key], was.get(key)
            lay = before if before is not None and before.card == look.card else None
            shown = self._plain(key) if lay is None else lay.state
            stop = QPointF(round(look.rect.x), round(look.rect.y))
            waits = item in moved
            start = lay.at if lay is not None and not waits else self._rest(key, None if lay is None else lay.state)
            if begins and shown != look.state:
                if not isinstance(item.card, Card) or item.card == look.card:
                    item.show_as(item.card, shown)
                marked.append(Then(begins, partial(item.show_as, look.card, look.state)))
            if start != stop and not (begins and shown == look.state and before is None):
                marked.append(Move(item, start, stop, takes, delay=begins, waits=waits))
        return marked

    def _plain(self, key: CardKey) -> CardState:
        """The state of a card without its marks: only the kind of card."""
        state = self._scene.picture.cards[key].state
        return CardState(down=state.down)

    def _rest(self, key: CardKey, state: CardState | None = None) -> QPointF:
        """Where a card lies with no marks, or with those of a state."""
        look = self._scene.picture.cards[key]
        rise = LIFT * look.rect.w
        lifts = key.seat == BOARD or self._scene.picture.plates[key.seat].place is Place.HERO
        down = rise if lifts and look.state.lifted and not look.state.discarded else 0.0
        up = rise if lifts and state is not None and state.lifted and not state.discarded else 0.0
        return QPointF(round(look.rect.x), round(look.rect.y + down - up))

    # Chips

    def _chips(self, event: SeatEvent | None, before: TablePicture) -> list[Moving]:
        """Chips moving to a bet, to the pot, back to a player, or to a winner."""
        plates, pot = self._scene.picture.plates, pot_chips(self._layout)
        match event:
            case BlindPosted(seat, amount, _) | BroughtIn(seat, amount) | Called(seat, amount, _):
                return self._bet(seat, amount, before)
            case Raised(seat, amount, _, _):
                return self._bet(seat, amount, before)
            case AntesPosted(amounts):
                paid = [(seat, amount) for seat, amount in enumerate(amounts) if amount]
                return [self._fly(amount, plates[seat].rect, pot, MOTION.collect) for seat, amount in paid]
            case UncalledReturned(seat, amount) if seat in before.bets:
                bet = before.bets[seat]
                return [self._fly(amount, bet.rect, plates[seat].rect, MOTION.bet, form=bet)]
            case PotAwarded(_, _, won):
                return [step for seat, amount in won for step in self.award(seat, amount, before, pot)]
            case _:
                return []

    def award(self, seat: int, amount: int, before: TablePicture, pot: Rect, delay: float = 0) -> list[Moving]:
        """Chips from the pot to a winner, counted into its stack and its winnings."""
        plate = self._scene.plates[seat]
        had, after = before.plates[seat], self._scene.picture.plates[seat]

        def count(share: float) -> None:
            won = had.won.total + round((after.won.total - had.won.total) * share)
            plate.count(had.stack + round((after.stack - had.stack) * share), won)

        flight = self._fly(amount, pot, after.rect, MOTION.award, delay)
        return [flight, Run(count, MOTION.award, delay, QEasingCurve.Type.InOutCubic)]

    def _bet(self, seat: int, amount: int, before: TablePicture) -> list[Moving]:
        """Chips from the plate to the bet, which stays unchanged until they arrive."""
        scene = self._scene
        bet = scene.picture.bets.get(seat)
        if bet is None or not amount:
            return []
        chips = scene.bets[seat]
        steps = [self._fly(amount, scene.picture.plates[seat].rect, bet.rect, MOTION.bet, form=bet)]
        if seat in before.bets:
            chips.set_look(bet.rect, before.bets[seat].amount, scene.amounts, below=bet.below, unit=scene.unit)
        else:
            steps.append(Wait(chips, MOTION.bet))
        return steps

    def _fly(
        self, amount: int, start: Rect, stop: Rect, duration: float, delay: float = 0, *, form: BetLook | None = None
    ) -> Moving:
        """Chips that move between the centres of two spots, and are removed with the next picture.

        `form`: the bet that they become, or were: they lie as it does.
        """
        scene = self._scene
        size = Rect(0, 0, 1.8 * scene.unit, 0.56 * scene.unit) if form is None else form.rect
        chips = ChipsItem()
        chips.set_look(size, amount, scene.amounts, below=form is not None and form.below, unit=scene.unit)
        scene.fly(chips)
        curve = QEasingCurve.Type.OutCubic if duration == MOTION.bet else QEasingCurve.Type.InOutCubic
        return Move(
            chips, _centred(start, chips), _centred(stop, chips), duration, delay=delay, curve=curve, appears=delay > 0
        )


def _turn_over(item: CardItem, back: AnyCard, face: AnyCard, state: CardState, share: float) -> None:
    item.show_as(item.card, state)
    item.turn(share, back, face)


def _discarded(cards: Sequence[CardItem], layout: Layout) -> list[Moving]:
    """Cards flying to the heap one after another; they fade before their faces could be seen there."""
    return [
        Move(item, item.pos(), _middle(item, layout.heap), MOTION.deal, delay=at * MOTION.deal_gap, leaves=True)
        for at, item in enumerate(cards)
    ]


def _middle(card: CardItem, point: tuple[float, float]) -> QPointF:
    """The position that puts the card's centre at the point."""
    return QPointF(*point) - QPointF(card.rect_width / 2, card.rect_width * CARD_RATIO / 2)


def _centred(rect: Rect, item: QGraphicsObject) -> QPointF:
    """The position, in whole px, that centres the item on the rectangle."""
    return QPointF((QPointF(*rect.centre) - item.boundingRect().center()).toPoint())


def _towards(start: QPointF, stop: QPointF) -> QPointF:
    """A third of the way: folded cards set off for the middle and fade."""
    return start + (stop - start) / 3


def _stands_still(step: Moving) -> bool:
    return isinstance(step, Move) and step.start == step.stop and not step.leaves and not step.appears
