"""Presumed actions of an opponent's hands, which make its actions evidence about them.

The presumption is a simple, unspecific usual player: before any card has come it plays the best part of the starting
hands, later it bets, calls and raises with the best part of its remaining range, and bluffs with a part of the rest,
draws first. Deviations are believed a little: no hand is ever ruled out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log2
from typing import Any, NamedTuple

import numpy as np

from pokertable.analysis.arrays import Bools, Floats, Ids
from pokertable.model.betting.structure import Structure
from pokertable.model.hand.events import BroughtIn, Called, Folded, Raised
from pokertable.model.hand.observation import Act, Observation
from pokertable.model.ranking.upcards import highest_pair
from pokertable.model.variant import Variant
from pokertable.players.seen.numbers import lesser
from pokertable.players.worth.rivals import Steps, steps_of

DECIMALS = 9
"""Decimals to which scores are rounded, so that hands of equal equity keep their order."""
NEVER_RULED_OUT = 0.04
"""Least likelihood of any action, or less if few hands take it: then unlikely hands stay few among them."""
SAY_NOTHING = (Folded, BroughtIn)
"""Events without evidence: a fold ends the hand, and a bring-in is forced."""
_AGAINST_THE_PRESUMPTION = 0.2
"""Frequency of an action with a hand presumed not to take it, relative to the whole range as 1."""
_HEADS_UP = 2
_NUMBER_BITS = 16
"""Bits for numbering the hands of a sample."""
_SOFT = 0.3
_BLUFFED_MOST = 1.0
"""Largest bet, in pots, whose bluffing frequency grows with the size."""
_LED, _HEADS_UP_LED = 0.45, 0.75
"""Fraction of a range that bets after its last raise in fixed limit, where a bet costs little; heads-up more."""
_FOLLOWED_UP, _FOLLOWED_UP_LAST = 0.4, 0.18
"""How often heads-up hands not worth a bet bet on after their last raise: half the pot, and in the end up to it."""
_SOFT_LAST = 1.2
"""Width of the edge of the hands that bet for value on the last street, where thin ones bet too."""
_FIXED_BETS = 0.42
"""Fraction that bets in fixed limit without a previous raise."""
_FIXED_LAST = 0.4
"""Fraction that bets on the last street, where a check can win the pot too."""
_RAISED, _RAISED_EARLY = 0.16, 0.11
"""Fraction that raises a bet after the first street, and of a size while cards are to come."""
_RAISED_AS_BLUFFS = 0.6
"""Bluffs among raises of the last street, of as many as leave who calls indifferent: most raises are strong."""
_RAISES, _FROM_THE_BLINDS = (0.2, 0.08, 0.04), 0.35
"""Fractions of all hands that raise, re-raise, and so on; first in, larger with fewer players yet to act."""
_TWO_RAISE = 0.6, 0.18, 0.08
"""Fractions of all hands that raise, re-raise, and so on with two players, a blind each."""
_CALLS = (0.5, 0.15), (0.35, 0.06), (0.12, 0.03)
"""Fraction that enters by a call, after each number of raises, and its best part, which raises instead."""
_TWO_CALL, _TWO_CALL_FIXED = ((1.0, 0.5), (0.65, 0.15), (0.4, 0.07)), ((1.0, 0.5), (0.9, 0.15), (0.65, 0.1))
_LESS, _LESS_FIXED = 0.35, 0.6
"""Reduction of calling by the best part after the first street: it raises, more often in fixed limit."""
_CHECKS, _CHECKS_BACK = (0.6, 0.35), (0.75, 0.55)
"""Reduction of checking by the best part; heads-up, last to act or after a raise weak hands are checked."""
_OPEN_PAIR_BETS, _OPEN_PAIR_CHECKS = 0.65, (0.85, 0.25)
"""In fixed limit with the highest open pair: fraction that bets, and reduction of checking the best in the end."""
_BLUFFED, _LED_BLUFFED = (0.4, 0.12), (0.7, 0.2)
"""Reduction of checking by the worst part, and its size, where no bet is fixed, except to the raiser: they are bet as
bluffs, more by who made the last raise."""
_CHECKS_UNFIXED = 0.75, 0.3
"""The figures of `_CHECKS` where no bet is fixed: hands worth a bet are bet, the best with bigger bets."""
_TO_RAISER, _TO_RAISER_LAST = (0.25, 0.35), (0.45, 0.35)
"""Reduction of checking to the previous street's raiser, except in fixed limit: there nearly all hands check."""
_WATCHED_FROM = 2
"""Street from which an open pair is seldom a player's whole hand."""
_OVERBET = 2.0
"""Size, in pots, above which few hands bet for value: a bet of four and a half pots is one of the best 4%."""
_SELDOM_BLUFFED = 3.0
"""Size, in pots, above which bluffs become few: with more chips at stake than that nearly nobody dares."""
_TINY = 0.25
"""Size, in pots, below which a bet tells less and less: in the end no more than a check."""
_MOST_SHOVED = 0.6
_MORE_BEHIND = 1.5
"""Power of the players behind by which a deep shove is made with fewer hands."""
_BIG_RAISE = 12.0
"""Big blinds from which a raise before the flop may commit the stack."""


@dataclass(frozen=True, slots=True)
class SeenAction:
    """An action as others see it: `size` of a bet or raise in fractions of the pot after a call; chips in blinds."""

    first_street: bool
    bets: int
    """Bets and raises before it on this street."""
    raises: bool
    calls: bool
    size: float
    """Size of the bet it makes, or of the one it answers."""
    big_blinds: float
    """Total of the action on this street, in big blinds."""
    fixed: bool
    all_in: bool
    """Whether it puts in everything it can lose: its own stack, or as much as the others have."""
    later: int
    """Number of opponents yet to act."""
    led: bool
    """Whether it had made the last bet or raise of the hand."""
    heads_up: bool
    last_street: bool
    to_raiser: bool = False
    """Whether nobody had bet on this street, and the previous street's last raiser was yet to act."""
    two_with_blinds: bool = False
    """Whether only two were dealt in, a blind each: they play most of their hands."""
    open_pair: bool = False
    """Whether its up cards hold the highest open pair, from the third street on, in high games."""

    @classmethod
    def of(cls, public: Observation, act: Act) -> SeenAction:
        """The action taken in this public view."""
        legal, event = public.legal, act.event
        assert legal is not None
        this_street = [each.event for each in public.acts if each.street == public.street]
        stakes = public.game.stakes
        to = event.to if isinstance(event, Raised | Called) else 0
        if isinstance(event, Raised):
            size = legal.pot_fraction(event.to)
        else:
            size = (legal.to_call - legal.bet) / max(1, public.pot - (legal.to_call - legal.bet))
        acted = {each.seat for each in this_street}
        others = [view.bet + view.stack for view in public.seats if view.seat != event.seat and not view.folded]
        raises = [each for each in public.acts if isinstance(each.event, Raised)]
        raiser = raises[-1].event.seat if raises else None
        return cls(
            first_street=public.street == 0,
            bets=sum(1 for each in this_street if isinstance(each, Raised)),
            raises=isinstance(event, Raised),
            calls=isinstance(event, Called),
            size=size,
            big_blinds=to / max(1, stakes.big_blind or stakes.small_bet),
            fixed=legal.structure is Structure.FIXED,
            all_in=to >= min(legal.all_in_total, max(others)),
            later=sum(1 for view in public.seats if view.seat not in {*acted, event.seat} and not view.folded),
            led=raiser == event.seat,
            to_raiser=raiser is not None
            and raises[-1].street == public.street - 1
            and raiser not in {*acted, event.seat}
            and public.seats[raiser].stack > 0
            and not public.seats[raiser].folded,
            heads_up=len(public.live()) <= _HEADS_UP,
            last_street=public.street == len(public.game.variant.streets) - 1,
            two_with_blinds=len(public.seats) == _HEADS_UP and not public.game.variant.brings_in,
            open_pair=watches_open_pairs(public.game.variant, public.street)
            and shows_the_highest_pair({seat: public.seats[seat].ups for seat in public.live()}, event.seat),
        )


def watches_open_pairs(variant: Variant, street: int) -> bool:
    """Whether an open pair is evidence about the down cards: late, in high games."""
    return street >= _WATCHED_FROM and not variant.shares[0].is_low


def shows_the_highest_pair(ups: Mapping[int, Sequence[int]], seat: int) -> bool:
    """Whether a seat's up cards hold a higher pair than the others'; `ups` by seat, of those who are in."""
    pairs = {each: highest_pair(cards) for each, cards in ups.items()}
    return pairs.pop(seat) > max(pairs.values(), default=-1)


class Likely(NamedTuple):
    """Likelihood of an action, by a hand's quantile and whether it draws; see `of`."""

    best: float = 0.0
    """The best fraction, which takes the action."""
    always: bool = False
    """Whether the others take it too."""
    less: float = 0.0
    """Reduction of the action by the best `top`: they have a better one."""
    top: float = 1.0
    drawing: float = 0.0
    others: float = 0.0
    """Least likelihood for draws, and for all others."""
    not_drawing: float = 1.0
    """Factor for hands that do not draw."""
    rather: float = 0.0
    worst: float = 1.0
    """Reduction of the action by the `worst` part: they bluff."""
    soft: float = _SOFT
    """Width of the edge of the best fraction, as a multiple of it."""

    def of(self, quantile: Floats, drawing: Bools) -> Floats:
        """(n, N) likelihoods for n ranges, of each figure (n, 1); quantile 0 is the best hand."""
        kept = np.maximum(self.always, _best(quantile, self.best, self.soft))
        kept = kept * (1 - self.less * _best(quantile, self.top))
        kept = kept * (1 - self.rather * _best(1 - quantile, self.worst))
        least = np.where(drawing, self.drawing, self.others)
        found: Floats = np.maximum(kept, least) * np.where(drawing, self.not_drawing, 1.0)
        return found


class Taken(NamedTuple):
    """An observed action, the hands in order, their draws, and the range before it: (N,) each."""

    action: SeenAction
    ordered: Ordered
    drawing: Bools
    weights: Floats


def likelihoods(taken: Sequence[Taken]) -> Floats:
    """(n, N): likelihood of these actions for each hand of ranges, above 0 and at most 1."""
    actions, ordered, drawing, weights = zip(*taken, strict=True)
    return likely_to_act(actions, np.array([each.order for each in ordered]), np.array(drawing), np.array(weights))


def likely_to_act(actions: Sequence[SeenAction], order: Ids, drawing: Bools, weights: Floats) -> Floats:
    """(n, N): likelihood of actions, each with the ordered hands' numbers, draws, and range."""
    first = np.array([[action.first_street] for action in actions])
    weights = np.where(first, 1.0, weights)
    columns = np.array([(_starting if action.first_street else _later)(action) for action in actions]).T[:, :, None]
    seen = Likely(*columns).of(quantiles(order, steps_of(weights)), drawing & ~first)
    return never_ruled_out(seen, weights)


def never_ruled_out(likely: Floats, weights: Floats) -> Floats:
    """(..., N): likelihoods with a small minimum, for ranges of these weights before."""
    usual = (likely * weights).sum(axis=-1, keepdims=True) / np.maximum(weights.sum(axis=-1, keepdims=True), 1e-12)
    usual = np.round(usual, DECIMALS)
    found: Floats = np.maximum(likely, np.minimum(NEVER_RULED_OUT, np.maximum(1e-6, _AGAINST_THE_PRESUMPTION * usual)))
    return found


class Ordered:
    """Hands in order, the best first."""

    def __init__(self, scores: Floats) -> None:
        """The order of `scores` (N,): higher is better."""
        self.order: Ids = in_order(scores)

    def quantiles(self, weights: Floats) -> Floats:
        """(N,): fraction of the range better than each hand, ties by half; 0 the best."""
        found: Floats = quantiles(self.order[None], weights[None])[0]
        return found


def in_order(scores: Floats) -> Ids:
    """Numbers of hands along the last axis, the best first; those equal to `DECIMALS` stay in place.

    Scores are at most 1. Whole numbers that hold score and index sort faster than floats, one after another.
    """
    keys = ((10**DECIMALS - np.rint(scores * 10**DECIMALS)).astype(np.int64) << _NUMBER_BITS) | np.arange(
        scores.shape[-1]
    )
    keys.sort(axis=-1)
    found: Ids = keys & ((1 << _NUMBER_BITS) - 1)
    return found


def quantiles(order: Ids, weights: Floats | Steps) -> Floats:
    """(n, N): quantiles for several ranges, given weights or their steps, by the numbers of the ordered hands."""
    rows, n = weights.shape
    at = (order + n * np.arange(rows)[:, None]).ravel()
    in_order = weights.ravel()[at].reshape(rows, n)
    before = np.cumsum(in_order, axis=1, dtype=in_order.dtype)
    found = np.empty(rows * n)
    found[at] = ((before - in_order / 2) / np.maximum(before[:, -1:], 1e-12)).ravel()
    return found.reshape(rows, n)


def kept_between(figures: Floats) -> Floats:
    """Figures limited to 0 … 1."""
    return np.minimum(np.maximum(figures, 0.0), 1.0)


def _best(quantile: Floats, part: Floats | float, soft: Floats | float = _SOFT) -> Floats:
    """1 for the best part, 0 for the rest, soft at the edge."""
    return kept_between((part - quantile) / (part * soft) + 0.5)


def _starting(action: SeenAction) -> Likely:
    """A usual player's actions with starting hands."""
    if action.raises:
        part = (_TWO_RAISE if action.two_with_blinds else _RAISES)[min(action.bets, 2)]
        if not action.two_with_blinds:
            part += 0.0 if action.bets else _FROM_THE_BLINDS / (1 + action.later)
            part *= 1.4 if action.fixed else 1.0
        if action.big_blinds >= _BIG_RAISE and not action.fixed:
            shove = shove_part(action.big_blinds, two=action.two_with_blinds) * (0.6 if action.bets > 1 else 1.0)
            shove *= (2 / (1 + max(1, action.later))) ** (_MORE_BEHIND * _deeply(action.big_blinds))
            part = shove if action.all_in else min(part, shove)
        return Likely(part)
    if action.calls and action.big_blinds >= _BIG_RAISE and not action.fixed:
        return Likely(0.1)
    if action.calls:
        two = _TWO_CALL_FIXED if action.fixed else _TWO_CALL
        part, raised = (two if action.two_with_blinds else _CALLS)[min(action.bets, 2)]
        return Likely(part, less=0.7, top=raised)
    return Likely(1.0, always=True, less=0.8, top=0.5 if action.two_with_blinds else 0.12)


def shove_part(big_blinds: float, *, two: bool = False) -> float:
    """Fraction of hands with which a usual player moves in: .4 with ten big blinds, .1 with eighty and more.

    If `two` are dealt in, a blind each, roughly the equilibrium: .58 with ten, .12 with a hundred.
    """
    most, each_doubling, least = (0.58, 0.14, 0.12) if two else (0.4, 0.13, 0.1)
    return min(_MOST_SHOVED, max(least, most - each_doubling * log2(max(1.0, big_blinds / 10))))


def _deeply(big_blinds: float) -> float:
    """Weight from 0 (short stack) to 1 with which a shove is made by fewer hands the more players are behind."""
    return min(1.0, max(0.0, log2(max(1.0, big_blinds / 15)) / log2(100 / 15)))


def value_part(size: float) -> float:
    """Fraction of a range that bets this size for value: smaller for bigger bets."""
    if size <= 1:
        return 0.5 - 0.25 * size
    return 0.25 - 0.1 * (size - 1) if size <= _OVERBET else 0.15 * (_OVERBET / size) ** 1.5


def continuing_part(size: Any) -> Any:
    """Fraction of a usual player's range that continues against a bet of this size, slightly more than necessary."""
    return lesser(0.95, 1 / (1 + size) + 0.08)


def _fixed_bets(action: SeenAction) -> float:
    """Fraction of a range that bets unopened, in fixed limit."""
    if action.last_street:
        usual = _FIXED_LAST
    elif action.led:
        usual = _HEADS_UP_LED if action.heads_up else _LED
    else:
        usual = _FIXED_BETS
    return max(usual, _OPEN_PAIR_BETS) if action.open_pair else usual


def _later(action: SeenAction) -> Likely:
    if action.raises and action.bets:
        part = _RAISED if action.last_street or action.fixed else _RAISED_EARLY
        part = part / action.bets**1.5 * (1.5 if action.fixed else 1.0)
        bluffs = _RAISED_AS_BLUFFS * _in_proportion(action.size, part) * _dared(action.size)
        return Likely(part, drawing=0.15, others=bluffs if action.last_street else 0.0)
    if action.raises and action.fixed:
        part, usual = _fixed_bets(action), max(0.1, value_part(action.size))
        rest = max(0.1, (part - usual) / (1 - usual))
        return Likely(usual, drawing=min(1.0, 2 * rest), others=rest)
    if action.raises:
        value = value_part(action.size)
        bluffs = _bluffs(action, value)
        soft = _SOFT_LAST if action.last_street else _SOFT
        return Likely(value, drawing=min(1.0, 3 * bluffs), others=bluffs, soft=soft)
    if action.calls:
        part = continuing_part(action.size) / max(1, action.bets) ** 0.5
        return Likely(part, less=_LESS_FIXED if action.fixed else _LESS, top=0.1, drawing=0.7)
    less, top = _checks(action)
    checks = Likely(1.0, always=True, less=less, top=top, not_drawing=0.8)
    if action.fixed or action.to_raiser:
        return checks
    rather, worst = _LED_BLUFFED if action.led else _BLUFFED
    return checks._replace(rather=rather, worst=worst)


def _bluffs(action: SeenAction, value: float) -> float:
    """How often the hands not worth a bet bet where bets have sizes: in proportion to the `value` part, or on."""
    bluffs = max(_in_proportion(action.size, value), 1 - action.size / _TINY)
    if action.led and action.heads_up:
        early = _FOLLOWED_UP / (0.5 + action.size)
        bluffs = max(bluffs, _FOLLOWED_UP_LAST / max(1.0, action.size) if action.last_street else min(1.0, early))
    return bluffs * _dared(action.size)


def _in_proportion(size: float, value: float) -> float:
    """How often the other hands bluff with a bet of this size, so that who calls the `value` part too gains nothing."""
    size = min(size, _BLUFFED_MOST)
    return value * size / (1 + size) / (1 - value)


def _dared(size: float) -> float:
    """Fraction of the bluffs that is left with more at stake than nearly anybody dares."""
    return min(1.0, _SELDOM_BLUFFED / max(size, 1e-9)) ** 4


def _checks(action: SeenAction) -> tuple[float, float]:
    """Reduction of checking by the best part, and the size of that part."""
    if action.open_pair and action.last_street and action.fixed:
        return _OPEN_PAIR_CHECKS
    if action.to_raiser and not action.fixed:
        return _TO_RAISER_LAST if action.last_street else _TO_RAISER
    if action.two_with_blinds and (action.led or not action.later):
        return _CHECKS_BACK
    return _CHECKS if action.fixed or action.two_with_blinds else _CHECKS_UNFIXED
