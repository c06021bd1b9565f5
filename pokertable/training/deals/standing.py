"""A hand as one seat knows it: its seen and unseen cards."""

from __future__ import annotations

from dataclasses import dataclass

from pokertable.model.cards import DECK, Card, known
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.legal import LegalActions
from pokertable.model.hand.observation import Observation
from pokertable.model.hand.seen import SeenHand


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class Standing:
    """In `hand` the cards that `seat` has not seen are hidden; `public` is everybody's view of it."""

    seat: int
    hand: Hand
    public: Observation

    @property
    def legal(self) -> LegalActions:
        """The legal actions of the seat to act."""
        assert self.public.legal is not None
        return self.public.legal

    @property
    def own(self) -> tuple[Card, ...]:
        """All own cards."""
        return known(self.hand.state.holes[self.seat])

    @property
    def opponents(self) -> tuple[int, ...]:
        """The seats still in."""
        return tuple([seat for seat in self.public.live() if seat != self.seat])

    @property
    def even_share(self) -> float:
        """The share of the pot of each player still in, if all had the same."""
        return 1 / (len(self.opponents) + 1)

    @property
    def has_price(self) -> bool:
        """Whether a call's price can be compared with the equity: not where several players may still fold."""
        return self.legal.price is not None and not self.public.nobody_is_in

    @property
    def owing(self) -> tuple[int, ...]:
        """The opponents who must still put chips in to stay, after a call: as long as they have not, they may fold."""
        seats = self.public.seats
        most = max([self.legal.to_call, *[view.bet for view in seats]])
        return tuple([seat for seat in self.opponents if seats[seat].bet < most and not seats[seat].all_in])

    @property
    def in_sight(self) -> tuple[Card, ...]:
        """The cards that everybody sees."""
        return self.public.in_sight

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards that the seat has not seen."""
        gone = {*self.own, *self.in_sight, *self.discarded}
        return tuple([card for card in DECK if card not in gone])

    @property
    def discarded(self) -> tuple[Card, ...]:
        """The seat's discards that have not been shuffled back and cannot come again."""
        return known(self.hand.state.discards[self.seat])

    @property
    def draws_left(self) -> tuple[tuple[int, ...], ...]:
        """The seats that draw in each draw still to come, in order, if everybody stays in."""
        state, public = self.hand.state, self.public
        order = [seat for seat in state.order if state.live[seat]]
        now = order[order.index(self.seat if public.to_act is None else public.to_act) :] if public.drawing else []
        later = public.game.variant.streets[public.street + 1 :]
        return (*([tuple(now)] if now else []), *[tuple(order) for street in later if street.draw])

    @property
    def streets_left(self) -> int:
        """Number of streets still to be dealt."""
        return len(self.public.game.variant.streets) - 1 - self.public.street


def standing(seen: SeenHand) -> Standing:
    """The hand as the seat of `seen` knows it."""
    hand = seen.before(len(seen.events))
    return Standing(seat=seen.seat, hand=hand, public=hand.observe(None))
