"""The moment of the result: hands are held, the winning cards rise one by one, the chips go to the winners."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPointF

from pokertable.model.hand.events import PotAwarded
from pokertable.views.cards.card_state import CardState
from pokertable.views.felt.places.spots import Layout
from pokertable.views.felt.pot_item import pot_chips
from pokertable.views.felt.table_moves import TableMoves
from pokertable.views.felt.table_picture import BOARD, CardKey, TablePicture, TrayLook
from pokertable.views.felt.table_scene import TableScene
from pokertable.views.kit.animation import Move, Moving, Run, Then, once
from pokertable.views.kit.theme import MOTION


class ResultMoves:
    """The steps from the hands that lie open to all that is won. Nothing is said before its time."""

    def __init__(self, scene: TableScene, moves: TableMoves) -> None:
        self._scene, self._moves = scene, moves

    def steps(
        self,
        awards: Sequence[PotAwarded],
        picture: TablePicture,
        layout: Layout,
        *,
        hold: float,
        compared: bool,
        pays: Callable[[], None],
    ) -> list[Moving]:
        """Draw the picture and return the steps; the hands are held first for `hold` ms. `compared`: hands were shown.

        `pays` is called when the chips set off.
        """
        scene, before = self._scene, self._scene.picture
        was = {key: (item.pos(), item.state) for key, item in scene.cards.items()}
        scene.draw_picture(picture, layout)
        scene.hold(before)
        cards = [step for key, old in was.items() if key in picture.cards for step in self._card(key, *old, hold)]
        paid = max((step.end for step in cards), default=hold)
        steps: list[Moving] = [*cards, Then(paid, once(pays))]
        won: dict[int, int] = {}
        for seat, amount in (each for award in awards for each in award.won):
            won[seat] = won.get(seat, 0) + amount
        arrived = paid + MOTION.award
        for seat, amount in won.items():
            steps.append(Then(paid if compared else arrived, partial(self._ring, before, seat)))
            steps += self._moves.award(seat, amount, before, pot_chips(layout), paid)
        if picture.tray is not None and before.tray is not None:
            steps.append(Run(partial(self._pay_out, before.tray, picture.tray), MOTION.award, paid))
        return [*steps, Then(arrived + (MOTION.rows_after if compared else 0))]

    def _ring(self, before: TablePicture, seat: int) -> None:
        """Ring the plate of a winner; its stack and what it won are counted."""
        plate, look = self._scene.plates[seat], self._scene.picture.plates[seat]
        if plate.look is None or plate.look.won != look.won:
            plate.set_look(look, self._scene.amounts, unit=self._scene.unit)
            plate.count(before.plates[seat].stack, before.plates[seat].won.total)

    def _pay_out(self, before: TrayLook, paid_out: TrayLook, share: float) -> None:
        """The pot without the chips that are on their way; when they have arrived it is paid out."""
        tray = paid_out if share == 1 else replace(before, pots=())
        self._scene.tray.set_look(tray, self._scene.amounts, unit=self._scene.unit)

    def _card(self, key: CardKey, at: QPointF, state: CardState, lights: float) -> list[Moving]:
        """A card that plays rises when it is its turn and gets the ring of each share; another one is veiled."""
        item, look = self._scene.cards[key], self._scene.picture.cards[key]
        stop = item.pos()
        if look.state == state and at == stop:
            return []
        if not (look.state.high or look.state.low):
            item.show_as(look.card, state)
            steps: list[Moving] = [Run(partial(item.fade, state, look.state), MOTION.veil, lights)]
            if at != stop:
                steps.append(Move(item, at, stop, MOTION.lift, delay=lights))
            return steps
        plain = look.state._replace(high=False, low=False, foot_hidden=False)
        item.show_as(look.card, plain if not (state.high or state.low) else state)
        shares = [name for name in ("high", "low") if _plays(look.state, name)]
        times = {name: lights + self._place(key, name) * MOTION.ring_gap for name in shares}
        first = min(times.values())
        steps = [Move(item, at, stop, MOTION.lift, delay=first)]
        rings: Mapping[str, bool] = {}
        for name, time in sorted(times.items(), key=lambda each: each[1]):
            rings = {**rings, name: True}
            foot = look.state.foot_hidden and "low" in rings
            steps.append(Then(time, partial(item.show_as, look.card, plain._replace(**rings, foot_hidden=foot))))
        return steps

    def _place(self, key: CardKey, share: str) -> int:
        """The number of a card among those of its hand that play for a share: those of the hand, then the board's."""
        playing = sorted(other for other, look in self._scene.picture.cards.items() if _plays(look.state, share))
        own = [other for other in playing if other.seat == key.seat]
        if key.seat != BOARD:
            return own.index(key)
        hands = [other.seat for other in playing if other.seat != BOARD]
        return own.index(key) + max((hands.count(seat) for seat in set(hands)), default=0)


def _plays(state: CardState, share: str) -> bool:
    return state.high if share == "high" else state.low
