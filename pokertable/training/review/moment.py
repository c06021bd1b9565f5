"""A player's own decisions in a hand, each as it stood then and as far as the player could know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pokertable.model.cards import DECK, HIDDEN, Card, known
from pokertable.model.hand.actions import Action, Draw, Fold, RaiseTo
from pokertable.model.hand.events import Decided, Drew
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.legal import LegalActions
from pokertable.model.hand.observation import Act, Observation
from pokertable.model.hand.seen import SeenHand
from pokertable.model.text import phrase
from pokertable.players.opponents.persona import raising_menu
from pokertable.players.seen.walk import action_of
from pokertable.training.review.throwing import throws_weighed

_ALIKE = 0.12
"""A raise within so much of the pot of the one that was made is no other choice."""


class CannotReview(ValueError):
    """A hand or player of which no decision can be weighed; the text says why."""


@dataclass(frozen=True, eq=False, slots=True)
class Moment:
    """One decision: the hand as the player saw it before (`kept` events), what it took, and what it could have.

    In `hand` the cards that the player has not seen are hidden. `choices` are in the order fold, check or call (or
    the bring-in), raises upwards; folding is among them where it may be right, or was done. At a draw they are throws:
    standing pat, then more and more cards.
    """

    seat: int
    kept: int
    hand: Hand
    public: Observation
    taken: Action
    choices: tuple[Action, ...]

    @property
    def legal(self) -> LegalActions:
        """What was legal."""
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
    def in_sight(self) -> tuple[Card, ...]:
        """The cards that everybody sees."""
        return (*self.public.known_board, *[card for view in self.public.seats for card in view.ups])

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards that the player has not seen."""
        gone = {*self.own, *self.in_sight, *self.thrown}
        return tuple([card for card in DECK if card not in gone])

    @property
    def thrown(self) -> tuple[Card, ...]:
        """The cards that the player threw and that cannot come again: those not shuffled back."""
        return known(self.hand.state.discards[self.seat])

    @property
    def draws_left(self) -> tuple[tuple[int, ...], ...]:
        """Of each draw that is still to come the seats that draw, in order, if everybody stays in."""
        state, public = self.hand.state, self.public
        order = [seat for seat in state.order if state.live[seat]]
        now = order[order.index(self.seat) :] if public.drawing else []
        later = public.game.variant.streets[public.street + 1 :]
        return (*([tuple(now)] if now else []), *[tuple(order) for street in later if street.draw])

    @property
    def streets_left(self) -> int:
        """Streets still to be dealt."""
        return len(self.public.game.variant.streets) - 1 - self.public.street


def moments(seen: SeenHand) -> Iterator[Moment]:
    """The decisions of the seat that saw the hand so, in order.

    Raises `CannotReview` where its cards are not known, or it took no decision.
    """
    seat = seen.seat
    if not seen.decisions:
        raise CannotReview(phrase("no decision was taken by this player"))
    for kept in seen.decisions:
        hand = seen.before(kept)
        event = seen.events[kept]
        assert isinstance(event, Decided)
        if HIDDEN in hand.state.holes[seat] or (isinstance(event, Drew) and HIDDEN in event.cards):
            raise CannotReview(phrase("the player's own cards are not known"))
        if any(HIDDEN in ups for ups in hand.state.ups) or HIDDEN in hand.state.board:
            raise CannotReview(phrase("a card that lay open is not known"))
        public = hand.observe(None)
        assert public.legal is not None
        taken = action_of(Act(public.street, event))
        if isinstance(taken, Draw):
            choices: tuple[Action, ...] = throws_weighed(public, known(hand.state.holes[seat]), taken)
        else:
            choices = _choices(public.legal, taken)
        yield Moment(seat, kept, hand, public, taken, choices)


def _choices(legal: LegalActions, taken: Action) -> tuple[Action, ...]:
    """What is weighed: the presets that differ by enough, and what was taken."""
    menu = raising_menu(legal).actions
    chosen: list[Action] = [
        each for each in menu if isinstance(each, Fold) and (not legal.free or isinstance(taken, Fold))
    ]
    chosen += [each for each in menu if not isinstance(each, Fold | RaiseTo)]
    raises = [taken] if isinstance(taken, RaiseTo) else []
    for each in menu:
        if isinstance(each, RaiseTo) and all(abs(each.amount - other.amount) > _ALIKE * legal.pot for other in raises):
            raises.append(each)
    return (*chosen, *sorted(raises, key=lambda each: each.amount))
