"""One seat's view of a hand, or the public view (`viewer` None). Holds no hidden card, by type.

Bots, views and training get observations and seat events, never the dealer's state.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from pokertable.model.cards import AnyCard, Card, known
from pokertable.model.game import Game
from pokertable.model.hand.events import BroughtIn, Decided, Folded, HandStarted, Pot, PotAwarded
from pokertable.model.hand.legal import LegalActions
from pokertable.model.variant import Street

_TWO = 2


class SeenCard(NamedTuple):
    """A card of a seat; `up` if it was dealt face up. Hidden cards are `HIDDEN`."""

    card: AnyCard
    up: bool


class Act(NamedTuple):
    """A voluntary action and its street, in order."""

    street: int
    event: Decided


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat as the viewer sees it. `put_in` is all its chips in the pot, `bet` the part in front of it."""

    seat: int
    stack: int
    bet: int
    put_in: int
    folded: bool
    all_in: bool
    cards: tuple[SeenCard, ...]
    shown: bool
    mucked: bool
    last: Decided | None
    """The seat's last action on this street (a fold stays), for its plate."""
    discarded: tuple[tuple[AnyCard, ...], ...] = ()
    """The seat's discards in each draw; hidden unless they are the viewer's. Empty if it stood pat."""
    discards: tuple[AnyCard, ...] = ()
    """The seat's discards that have not been shuffled back: nobody will be dealt them."""

    @property
    def known(self) -> tuple[Card, ...]:
        """The seat's cards that the viewer sees, in dealing order."""
        return known(seen.card for seen in self.cards)

    @property
    def drew(self) -> tuple[int, ...]:
        """Number of cards it drew in each draw so far; 0: it stood pat."""
        return tuple([len(cards) for cards in self.discarded])

    @property
    def ups(self) -> tuple[Card, ...]:
        """The seat's up cards."""
        return known(seen.card for seen in self.cards if seen.up)


@dataclass(frozen=True, slots=True)
class Observation:
    """A whole table at one moment.

    `pots` are the collected ones, main pot first; `pot` also counts the bets in front.
    """

    game: Game
    started: HandStarted
    """The table before the deal: stacks, antes and blinds."""
    viewer: int | None
    button: int
    street: int
    """Index into ``game.variant.streets``."""
    board: tuple[AnyCard, ...]
    seats: tuple[SeatView, ...]
    pots: tuple[Pot, ...]
    pot: int
    acts: tuple[Act, ...]
    to_act: int | None
    legal: LegalActions | None
    """The choices of the seat to act (public: they follow from what all can see)."""
    awards: tuple[PotAwarded, ...]
    over: bool
    drawing: bool = False
    """Whether a draw is on: the seat to act discards cards or stands pat."""

    @property
    def street_rules(self) -> Street:
        """The variant's street being played."""
        return self.game.variant.streets[self.street]

    @property
    def nobody_is_in(self) -> bool:
        """Whether only forced bets have been made, and several opponents can still come in."""
        return self.may_open and len(self.live()) > _TWO

    @property
    def may_open(self) -> bool:
        """Whether only forced bets have been made."""
        return self.street == 0 and all(isinstance(act.event, Folded | BroughtIn) for act in self.acts)

    @property
    def draws_begun(self) -> int:
        """Number of draws begun, the current one included."""
        return sum(street.draw for street in self.game.variant.streets[: self.street + 1])

    @property
    def known_board(self) -> tuple[Card, ...]:
        """The board without cards that nobody recorded."""
        return known(self.board)

    @property
    def in_sight(self) -> tuple[Card, ...]:
        """All cards that lie face up: the board's and the seats'."""
        return (*self.known_board, *[card for view in self.seats for card in view.ups])

    def others_ups(self, seat: int) -> tuple[Card, ...]:
        """The up cards of all seats but this one: dead cards for its hand."""
        return tuple([card for view in self.seats if view.seat != seat for card in view.ups])

    @property
    def asks_nobody(self) -> bool:
        """Whether no seat chooses any more in this hand: all that is left is to deal, to compare and to pay."""
        live = self.live()
        if self.over or self.awards or len(live) < _TWO:
            return True
        if self.to_act is not None or not self.acts:
            return False
        variant = self.game.variant
        can_bet = sum(not self.seats[seat].all_in for seat in live)
        if self.drawing and (can_bet >= _TWO or any(len(self.seats[seat].drew) < self.draws_begun for seat in live)):
            return False
        return self.street + 1 == len(variant.streets) or (can_bet < _TWO and not variant.draws)

    def live(self) -> tuple[int, ...]:
        """Seats still in the hand."""
        return tuple(view.seat for view in self.seats if not view.folded and not view.mucked)
