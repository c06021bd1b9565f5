"""Value of a read: equity against an opponent's range, class by class, beside the price.

Each class is dealt out against its hands as the actions left them. The equity of a spread over classes, exact or a
reader's, follows from its weights alone: both use the same deals.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from pokertable.analysis.arrays import Floats
from pokertable.model.hand.legal import Price
from pokertable.players.seen.policy import Policy
from pokertable.training.deals.believed import Believed
from pokertable.training.deals.dealer import Dealer
from pokertable.training.deals.shares import every_deal, parts_of, share_over
from pokertable.training.deals.standing import Standing
from pokertable.training.reads.drawn import evidence_of
from pokertable.training.reads.evidence import Left, some_of

_MOST_EXACT: Final = 1_200_000
"""Most deals enumerated: all boards after a flop of hold'em."""
_LEAST, _MORE = 150, 3000
"""Groups of deals for each class, and further groups in all, split by the classes' shares of the range."""
_EACH: Final = 4
"""Deals in a group: they share the cards to come."""
_OTHERS: Final = 1000
"""Hands sampled for another opponent where there are very many."""


@dataclass(frozen=True, slots=True)
class Share:
    """Part of the pot, 0 to 1, with its standard error, 0 where it is exact."""

    part: float
    error: float


@dataclass(frozen=True, slots=True)
class Worth:
    """The reader's equity if all players stay to the showdown, per class of the opponent.

    None for a class without examined hands. `price` is that of a call (`price_of`); `alone`: heads-up; `draws`: cards
    are still to be drawn, by all as the solved game says.
    """

    by_class: tuple[Share | None, ...]
    price: Price | None
    deals: int
    alone: bool
    draws: bool

    @property
    def exact(self) -> bool:
        """Whether every deal was looked at."""
        return all(each is None or not each.error for each in self.by_class)

    def against(self, spread: Sequence[float]) -> Share | None:
        """Equity against a spread over the classes, of any sum; None if all of it lies on classes not examined."""
        there = [(part, each) for part, each in zip(spread, self.by_class, strict=True) if each is not None]
        whole = sum(part for part, _ in there)
        if whole <= 0:
            return None
        error = sum((part * each.error) ** 2 for part, each in there) ** 0.5
        return Share(sum(part * each.part for part, each in there) / whole, error / whole)


def worth_of(standing: Standing, left: Left, classes: int, others: Mapping[int, Policy]) -> Worth:
    """The reader's equity against an opponent with the hands `left`; slow, for a worker thread.

    A reader who has folded gets no figures. `others` are the further opponents with known rules, whose ranges are read
    as well; the rest have random hands.
    """
    public = standing.public
    if standing.seat not in public.live():
        return Worth((None,) * classes, None, 0, alone=False, draws=False)
    seats = [seat for seat in standing.opponents if seat != left.seat]
    by_hand = None if seats or left.sampled else _of_every_deal(standing, left)
    held = [_believed(standing, seat, others[seat]) for seat in seats if seat in others]
    found: list[Share | None] = []
    deals = 0
    for at in range(classes):
        weights = left.of_class(at)
        if not weights.any():
            found.append(None)
        elif by_hand is not None:
            found.append(Share(min(1.0, float(by_hand @ weights)), 0.0))
        else:
            groups = _LEAST + round(_MORE * float(left.weights @ (left.classes == at)))
            asked = [left.believed(weights), *[each for each in held if each is not None]]
            share, looked = _dealt(standing, asked, groups, seed=at)
            found.append(share)
            deals += looked
    return Worth(tuple(found), price_of(standing), deals, not seats, bool(standing.draws_left))


def price_of(standing: Standing) -> Price | None:
    """The price of the reader's call; None where there is nothing to call, or others may fold or act before."""
    acts = standing.public.legal is not None and standing.public.to_act == standing.seat
    return standing.legal.price if acts and standing.has_price and not standing.owing else None


def _of_every_deal(standing: Standing, left: Left) -> Floats | None:
    deals = every_deal(standing, left.believed(left.dealt), _MOST_EXACT)
    return None if deals is None else deals.by_hand(len(left.hands))


def _dealt(standing: Standing, held: Sequence[Believed], groups: int, *, seed: int) -> tuple[Share, int]:
    """Equity over random deals, and their number."""
    each = 1 if standing.public.game.variant.draws else _EACH  # cards drawn depend on the deal
    drawn = Dealer(standing, held, np.random.default_rng(seed)).draw(groups * _EACH // each, each)
    share = share_over(parts_of(standing, drawn), each)
    asked = held[0]
    of_sample = 0.0 if asked.exact else 0.25 * float((asked.weights**2).sum())  # few hands may differ after all
    return Share(share.equity, (share.stderr**2 + of_sample) ** 0.5), share.deals


def _believed(standing: Standing, seat: int, policy: Policy) -> Believed | None:
    """Another opponent's range; None where it has not acted, or no hand plays this way."""
    public = standing.public
    try:
        known = (*standing.own, *standing.discarded)
        evidence = evidence_of(policy, public, seat, known, some_of(public.game.variant, _OTHERS, seat))
        if not evidence.steps or not evidence.exact:
            return None
        left = evidence.left
        return left.believed(left.weights)
    except ValueError:
        return None
