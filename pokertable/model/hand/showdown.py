"""The showdown: the order of showing, the right to muck, and the winners of each share of each pot.

The rules: resources/rules/pots-and-showdown.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations
from typing import Final, cast

from pokertable.model.betting.forced import clockwise
from pokertable.model.cards import HIDDEN, Card, known
from pokertable.model.hand.events import Pot, PotAwarded, Won
from pokertable.model.hand.state import HandState
from pokertable.model.ranking.names import low_place
from pokertable.model.ranking.share import PotShare
from pokertable.model.ranking.strength import prepare, prepare_all
from pokertable.model.variant import OddChip, Opener

_BY_POSITION: Final = (Opener.AFTER_BLINDS, Opener.LEFT_OF_BUTTON)


def showing_order(state: HandState) -> list[int]:
    """Live seats in the order of showing: the last to bet or raise on the last street first, then clockwise.

    If the street was checked through: from the first live seat left of the button; in stud from the first to act.
    """
    first = state.aggressor
    if first is None:
        by_position = state.game.variant.streets[state.street].opener in _BY_POSITION
        first = state.order[0] if by_position else state.opener
    live, n = state.live, state.n
    return [seat for seat in clockwise((first - 1) % n, n) if live[seat]]


class Showdown:
    """The hands at a showdown; each is read once, at the start.

    `strengths`: each live seat's strength in each share, 0 for no hand. Empty where the hand ended before.
    """

    __slots__ = ("_to_match", "shares", "state", "strengths")

    def __init__(self, state: HandState) -> None:
        self.state = state
        self.shares = state.game.variant.shares
        any_shown = True in state.shown
        self.strengths = _strengths(state) if any_shown or sum(state.live) > 1 else {}
        # For each pot, the strength that wins or ties each share against the hands shown so far; 0 is no hand.
        self._to_match = [(1,) * len(self.shares)] * len(state.pots)
        if any_shown:
            for seat in state.live_seats():
                if state.shown[seat]:
                    self.has_shown(seat)

    def can_win(self, seat: int) -> bool:
        """Whether the hand wins or ties a share of one of its pots against the hands shown so far."""
        own = self.strengths[seat]
        for number, (_, seats) in enumerate(self.state.pots):
            if seat in seats:
                for share, to_match in enumerate(self._to_match[number]):
                    if own[share] >= to_match:
                        return True
        return False

    def has_shown(self, seat: int) -> None:
        """Note that the seat's hand was turned up: later hands have to match it."""
        if self.state.hidden:  # a recorded hand that is seen only now
            self.strengths[seat] = _strengths(self.state)[seat]
        own = self.strengths[seat]
        for number, (_, seats) in enumerate(self.state.pots):
            if seat in seats:
                self._to_match[number] = tuple(map(max, own, self._to_match[number]))

    def is_alone(self, seat: int) -> bool:
        """Whether the seat is the last claimant of one of its pots."""
        live = self.state.live
        return any(
            seat in pot.seats and not any(live[other] for other in pot.seats if other != seat)
            for pot in self.state.pots
        )

    def awards(self) -> list[PotAwarded]:
        """The awards of all pots, in each the high half before the low."""
        awards: list[PotAwarded] = []
        for number, pot in enumerate(self.state.pots):
            awards.extend(self._award(number, pot))
        return awards

    def _award(self, number: int, pot: Pot) -> list[PotAwarded]:
        live = self.state.live
        seats = [seat for seat in pot.seats if live[seat]]
        # A seat left alone because the others mucked has shown: its pot still has a high and perhaps a low half.
        if len(seats) == 1 and (len(pot.seats) == 1 or not self.state.shown[seats[0]]):
            return [PotAwarded(number, self.shares[0].name, (Won(seats[0], pot.amount),))]
        won = shared_out(pot.amount, self.shares, {seat: self.strengths[seat] for seat in seats}, self._odd_chip_order)
        return [PotAwarded(number, share.name, winners) for share, winners in won]

    def _odd_chip_order(self, share: PotShare, winners: list[int]) -> list[int]:
        state = self.state
        if state.game.variant.odd_chip is OddChip.LEFT_OF_BUTTON:
            return left_of(state.button, state.n, winners)
        strength = self.strengths[winners[0]][self.shares.index(share)]
        return by_playing_cards(
            share, strength, {seat: known(state.holes[seat]) for seat in winners}, known(state.board)
        )


OddChips = Callable[[PotShare, list[int]], list[int]]
"""Sorts the winners of a share into the order in which they get its odd chips."""


def shared_out(
    amount: int, shares: Sequence[PotShare], strengths: Mapping[int, Sequence[int]], odd_chips: OddChips
) -> list[tuple[PotShare, tuple[Won, ...]]]:
    """The division of a pot: each share with its winners and amounts, from the claimants' strengths in `shares` order.

    A share that nobody qualifies for goes to the others; the odd chip of the split goes to the first, the high half.
    """
    won: list[tuple[PotShare, list[int]]] = []
    for number, share in enumerate(shares):
        best = max([own[number] for own in strengths.values()])
        if best:
            won.append((share, [seat for seat, own in strengths.items() if own[number] == best]))
    if not won:
        # Hands that nobody saw or mucked: all claimants share the pot.
        won = [(shares[0], list(strengths))]
    part, odd = divmod(amount, len(won))
    return [
        (share, _split(share, winners, part + (odd if place == 0 else 0), odd_chips))
        for place, (share, winners) in enumerate(won)
    ]


def _split(share: PotShare, winners: list[int], amount: int, odd_chips: OddChips) -> tuple[Won, ...]:
    if len(winners) == 1:
        return (Won(winners[0], amount),)
    part, odd = divmod(amount, len(winners))
    lucky = odd_chips(share, winners)[:odd] if odd else []
    return tuple([Won(seat, part + (seat in lucky)) for seat in winners])


def by_playing_cards(
    share: PotShare, strength: int, winners: Mapping[int, Sequence[Card]], shared: Sequence[Card] = ()
) -> list[int]:
    """Winners of a share with hands of this strength, in the order of odd chips; `winners` maps seats to cards.

    First the seat whose five hold the highest card; for a low the lowest, the ace being low. Of several sets of five
    that make the same hand the most favourable counts; a shared card is skipped.
    """
    evaluate = prepare(share, ())

    def playing_cards_key(seat: int) -> list[int]:
        keys = [
            sorted(4 * low_place(card) + card.suit if share.is_low else -card for card in five if card not in shared)
            for five in combinations([*winners[seat], *shared], 5)
            if evaluate(five) == strength
        ]
        return min(keys, default=[])

    return sorted(winners, key=playing_cards_key)


def left_of(button: int, seats: int, winners: Iterable[int]) -> list[int]:
    """The seats clockwise from the first left of the button."""
    return sorted(winners, key=lambda seat: (seat - button - 1) % seats)


def _strengths(state: HandState) -> dict[int, tuple[int, ...]]:
    """The strengths of the live hands; 0 for a hand with a card that nobody saw."""
    shares, hands = state.game.variant.shares, enumerate(cast("list[list[Card]]", state.holes))
    if not state.hidden:
        evaluate = prepare_all(shares, cast("list[Card]", state.board))
        return {seat: evaluate(holes) for seat, holes in hands if state.live[seat]}
    evaluate = prepare_all(shares, known(state.board))
    nothing = (0,) * len(shares)
    return {seat: nothing if HIDDEN in holes else evaluate(holes) for seat, holes in hands if state.live[seat]}
