"""Prizes beside a push or a fold: the bubble, who has fewer chips, and the big blind of the next hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from pokertable.model.hand.actions import Fold, RaiseTo
from pokertable.model.text import Phrase, phrase
from pokertable.training.decide.why import waiting

if TYPE_CHECKING:
    from pokertable.training.decide.spot import DecideSpot
    from pokertable.training.weigh.moment import Moment
    from pokertable.training.weigh.prize_pool import PrizePool

_MUCH: Final = 0.25
"""Part of the stack that the next big blind takes from which it is named."""
_MOST_PERCENT: Final = 99
"""Percent of the stack that a part is said to be, at most: 100 would be all of it."""


def of_prizes(spot: DecideSpot) -> tuple[Phrase, ...]:
    """The prizes beside a fold or a raise, at most two sentences; none of a call, of which the price is said."""
    pool, best = spot.pool, spot.choices[spot.values.best]
    if pool is None or spot.is_close or not isinstance(best, Fold | RaiseTo):
        return ()
    said = _of_a_fold(spot.moment, pool) if best == Fold() else _of_a_raise(spot.moment, pool)
    return tuple(said)[:2]


def _of_a_fold(moment: Moment, pool: PrizePool) -> Iterator[Phrase]:
    seats, own = moment.public.seats, moment.seat
    yield from _blind(
        moment,
        phrase("This holds even though the big blind takes your whole stack next hand."),
        phrase("This holds even though the big blind takes {part}% of your stack next hand."),
    )
    out = len(seats) + len(pool.elsewhere) - len(pool.prizes)
    if out == 1:
        yield phrase("On the bubble, whoever goes out next wins nothing.")
    elif out > 1:
        yield phrase("{count} more players go out without a prize.", count=out)
    else:
        yield phrase("You move up a prize with each player who goes out before you.")
    mine = seats[own].stack + seats[own].bet
    fewer = sum(each.stack + each.bet < mine for each in seats) + sum(stack < mine for stack in pool.elsewhere)
    if fewer == 1:
        yield phrase("One player has fewer chips than you and may go out first.")
    elif fewer:
        yield phrase("{count} players have fewer chips than you and may go out first.", count=fewer)


def _of_a_raise(moment: Moment, pool: PrizePool) -> Iterator[Phrase]:
    seats, behind = moment.public.seats, waiting(moment)
    mine = seats[moment.seat].stack + seats[moment.seat].bet
    yield from _blind(
        moment,
        phrase("If you fold, the big blind takes your whole stack next hand."),
        phrase("If you fold, the big blind takes {part}% of your stack next hand."),
    )
    if behind and pool.is_bubble(len(seats)) and all(seats[at].stack + seats[at].bet < mine for at in behind):
        yield phrase("On the bubble, you have more chips than anybody still to act.")


def _blind(moment: Moment, whole: Phrase, part: Phrase) -> Iterator[Phrase]:
    """Words for the next big blind if it takes much of the stack: the `whole` of it, or a `part`."""
    taken = _next_blind(moment)
    if taken >= 1:
        yield whole
    elif taken >= _MUCH:
        yield phrase(part.template, part=str(min(_MOST_PERCENT, round(100 * taken))))


def _next_blind(moment: Moment) -> float:
    """Part of the stack that is left by a fold which the big blind takes if it comes next hand; else 0."""
    public = moment.public
    count = len(public.seats)
    blind = (public.button + (1 if count == 2 else 2)) % count
    if (blind + 1) % count != moment.seat:
        return 0.0
    stakes, stack = public.game.stakes, public.seats[moment.seat].stack
    return (stakes.big_blind + stakes.big_blind_ante + stakes.ante) / stack if stack else 0.0
