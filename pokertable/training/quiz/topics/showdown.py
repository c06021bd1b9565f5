"""The showdown of a question: the pots, their contestants, and the cards of those who did not fold."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pokertable.model.cards import Card
from pokertable.model.hand.events import PotAwarded
from pokertable.model.hand.observation import Observation
from pokertable.model.hand.sight import observe
from pokertable.model.hand.state import HandState
from pokertable.model.ranking.best import Cards, MadeHand
from pokertable.model.ranking.share import PotShare
from pokertable.model.variant import OddChip
from pokertable.training.played import PlayedDeal
from pokertable.training.quiz.answers import ShowdownAnswer
from pokertable.training.quiz.fives import made_hand
from pokertable.training.quiz.sharing import Chips, PotShares, chips


@dataclass(frozen=True, slots=True)
class Pots:
    """Pots to share out: amounts and claimants, main pot first; `order` begins left of the button."""

    amounts: tuple[int, ...]
    seats: tuple[tuple[int, ...], ...]
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True, eq=False)
class ShowdownCards:
    """The pots and the cards; `low` is None in a game without one.

    Compared by identity, so that readings can be cached.
    """

    pots: Pots
    hands: dict[int, Cards]
    board: Cards
    high: PotShare
    low: PotShare | None
    odd_chip: OddChip

    @classmethod
    def of(cls, final: Observation) -> ShowdownCards:
        """The showdown of a finished hand, seen with every card."""
        variant = final.game.variant
        return cls(
            pots_of(final),
            {view.seat: view.known for view in final.seats if not view.folded},
            final.known_board,
            variant.share("high"),
            variant.low,
            variant.odd_chip,
        )

    def made(self, seat: int, share: PotShare) -> MadeHand | None:
        """The hand that a seat makes for a share."""
        return made_hand(share, self.hands[seat], self.board)

    def winning_cards(self, answer: ShowdownAnswer) -> dict[str, frozenset[Card]]:
        """The cards of every winning hand in a contested pot, by the share that it wins."""
        found: dict[str, set[Card]] = {}
        for pot, claimants in zip(answer.pots, self.pots.seats, strict=True):
            for share in filter(None, (self.high, self.low)):
                for seat, _ in pot[share.name] if len(claimants) > 1 else ():
                    made = self.made(seat, share)
                    found.setdefault(share.name, set()).update(made.cards if made else ())
        return {name: frozenset(cards) for name, cards in found.items()}


def pots_of(final: Observation) -> Pots:
    """The pots as paid out."""
    paid = awarded(final).pots
    n = len(final.seats)
    order = tuple((final.button + 1 + place) % n for place in range(n))
    live = {view.seat for view in final.seats if not view.folded}
    seats = tuple(tuple(seat for seat in pot.seats if seat in live) for pot in final.pots)
    return Pots(tuple(pot.total for pot in paid), seats, order)


def awarded(final: Observation) -> ShowdownAnswer:
    """The engine's payments."""
    paid: dict[int, dict[str, Chips]] = {}
    for award in final.awards:
        paid.setdefault(award.pot, {})[award.share] = chips(dict(award.won))
    return ShowdownAnswer(tuple(PotShares.of(shares) for _, shares in sorted(paid.items())))


def laid_out(deal: PlayedDeal) -> Observation:
    """The table at the showdown before payment: the hands of all who did not fold lie face up."""
    hand = deal.play()
    paid = next(index for index, event in enumerate(hand.events) if isinstance(event, PotAwarded))
    public, final = observe(HandState.fold(hand.events[:paid]), None), hand.observe(None, everything=True)
    seats = tuple(
        seen if seen.folded else replace(seen, cards=known.cards, shown=True, mucked=False)
        for seen, known in zip(public.seats, final.seats, strict=True)
    )
    return replace(public, seats=seats)
