"""Finds spots for the banks and counts what their choices are worth: slow, for a script and for a test that recounts.

Intermediates play hands out. A decision is screened by some hundred deals; where the choice may matter it is counted by
thousands of deals of another seed, and kept if the best and the second best choice are told apart. Some are kept
because they are close: both choices are right.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

import numpy as np

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import shuffled_deck
from pokertable.model.hand.actions import Action, CheckCall, Draw, Fold, RaiseTo
from pokertable.model.hand.events import Raised
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.seen import SeenHand
from pokertable.model.hand.source import Deck
from pokertable.model.variant import Variant
from pokertable.players.opponents.personas import policy_of, with_prizes
from pokertable.players.people.character import RULES_VERSION
from pokertable.players.seen.policy import Policy
from pokertable.players.styles.cast import STYLES
from pokertable.session.simulation.batch import Row, play_out
from pokertable.session.tournament.structure import USUAL, structure
from pokertable.session.tournament.tournament import Setup
from pokertable.training.decide.lead import COUNTED, Lead
from pokertable.training.decide.reading import seated, with_plan
from pokertable.training.decide.refusals import LEAST_BET, is_refused, is_unsound, second_of
from pokertable.training.decide.spot import DecideSpot, spot_of
from pokertable.training.decide.themes import DecideTheme, theme_of
from pokertable.training.explain.themes import is_short
from pokertable.training.reads.find import usual_table
from pokertable.training.starts.start import start_of
from pokertable.training.weigh.loss import Measured
from pokertable.training.weigh.moment import CannotReview, Moment, moments, raises_or_folds
from pokertable.training.weigh.prize_pool import PrizePool
from pokertable.training.weigh.reader import Reader
from pokertable.training.weigh.verdict import Verdict
from pokertable.training.weigh.weighing import PRESUMED, Weighing

SCREENED: Final = (64, 128, 256)
"""Deals after which a screened decision is looked at; by the last of them its answer must be known."""
LEAST: Final = 1000
"""Deals of a spot, at least, unless its choices are known card by card."""
_SURE: Final = 2.0
"""Errors by which the answer of a screened decision is taken to be known."""
_AGAINST: Final = 256
"""Deals against the standard opponents, by whom a spot's answer must be right too where it is to raise.

Before that a decision isn't played out against them, and a choice valued at its bound may be luck.
"""
_BOTH: Final = 2
"""Choices that are right in a close spot."""
_NO_CLOCK: Final = 1e9
_SHORT: Final = (6, 15)
"""Stacks of push or fold, in big blinds."""
_OFTEN_SHORT: Final = 0.3
_MIDDLING: Final = (20, 50)
"""Stacks, in big blinds, with which a decision before the flop is told apart by fewer deals than with usual ones."""
_OFTEN_MIDDLING: Final = 0.4
_REST: Final = 0.2
"""Part of the pot after a call from which a raise leaves chips for another round."""
_FIELDS: Final = (6, 9)
"""Fields of the sit and goes whose decisions are counted."""
_OFTEN_BUBBLE: Final = 0.5
_LEFT: Final = (3, 6)
"""Players that are left of them, at least and at most."""
_FOR_THE_STACK: Final = 0.5
"""Least part of the stack that a call costs where the choice is to put it all in or to fold."""
_OBVIOUS: Final = 0.97
"""Chance of an action from which an intermediate does nothing else: it is no question."""
_TOP: Final = 0.03
"""Rank of the starts that anybody plays."""
_FAR_BELOW: Final = 2.5
"""Rank of the starts that anybody folds, as a multiple of the part of all starts that is played."""
_BELOW: Final = 0.6
"""Rank of the starts that anybody folds to a raise."""
_SURE_TO: Final = (0.03, 0.95)
"""Equities of a hand that is nearly sure to lose, and to win."""


@dataclass(frozen=True, slots=True)
class Found:
    """A decision of a hand: what to count, and who sits there, by seat; in a sit and go also its prizes."""

    moment: Moment
    styles: tuple[str, ...]
    pool: PrizePool | None = None


def decisions(variant: Variant, rng: random.Random) -> Iterator[Found]:
    """Decisions of hands between intermediates, without end, a few of each hand."""
    while True:
        game, stack = usual_table(variant, rng)
        if game.structure is not Structure.FIXED:
            luck = rng.random()
            if luck < _OFTEN_SHORT + _OFTEN_MIDDLING:
                stack = rng.randint(*(_SHORT if luck < _OFTEN_SHORT else _MIDDLING)) * game.unit
        seats = rng.randint(2 if rng.random() < 0.2 else 4, min(6, variant.max_seats))
        styles = tuple([rng.choice(STYLES) for _ in range(seats)])
        hand = Hand(game, (stack,) * seats, rng.randrange(seats), Deck(shuffled_deck(rng)))
        seeds = [random.Random(rng.getrandbits(48)) for _ in range(seats)]
        play_out([Row(hand, [policy_of(name) for name in styles], seeds)])
        for seat in range(seats):
            try:
                every = list(moments(SeenHand.of(hand.events, seat)))
            except CannotReview:
                continue
            yield from [Found(moment, styles) for moment in every if len(moment.choices) > 1]


def in_prizes(variant: Variant, rng: random.Random) -> Iterator[Found]:
    """Decisions to push or to fold of sit and goes near their prizes, without end: on the bubble half of the time.

    One table is left of a field. It is at the level at which its stacks are short.
    """
    while True:
        field = rng.choice(_FIELDS)
        setup = Setup(
            offered=variant,
            betting=variant.usual_structure,
            structure=structure(USUAL),
            field=field,
            seed="",
        )
        paid = len(setup.prizes)
        seats = paid + 1 if rng.random() < _OFTEN_BUBBLE else rng.randint(*_LEFT)
        depth = rng.uniform(*_SHORT)
        levels = range(1, len(setup.structure.levels) + 1)
        games = [setup.rotation(level).of_hand(1, setup.hands_each) for level in levels]
        game = min(games, key=lambda each: abs(setup.chips / seats - depth * each.unit))
        stacks = _stacks(setup.chips, seats, game.unit, rng)
        pool = PrizePool(setup.prizes[:seats], (), setup.chips, sum(setup.prizes))
        styles = tuple([rng.choice(STYLES) for _ in range(seats)])
        hand = Hand(game, stacks, rng.randrange(seats), Deck(shuffled_deck(rng)))
        seeds = [random.Random(rng.getrandbits(48)) for _ in range(seats)]
        play_out([Row(hand, [with_prizes(policy_of(name), pool.left) for name in styles], seeds)])
        for seat in range(seats):
            try:
                every = list(moments(SeenHand.of(hand.events, seat)))
            except CannotReview:
                continue
            yield from [Found(each, styles, pool) for each in every if _ends_in_a_push(each)]


def _stacks(chips: int, seats: int, unit: int, rng: random.Random) -> tuple[int, ...]:
    """All chips in stacks of whole half big blinds, at least two of them each, as luck has it."""
    coin = unit // 2
    cuts = sorted([rng.random() for _ in range(seats - 1)])
    parts = [b - a for a, b in pairwise([0.0, *cuts, 1.0])]
    free = chips // coin - 4 * seats
    stacks = [coin * (4 + int(part * free)) for part in parts]
    stacks[rng.randrange(seats)] += chips - sum(stacks)
    return tuple(stacks)


def _ends_in_a_push(moment: Moment) -> bool:
    """Whether the choice is to put the stack in or to fold: first in, or facing a bet for a large part of it."""
    if not is_short(moment) or Fold() not in moment.choices:
        return False
    return raises_or_folds(moment.public, moment.legal) or (
        (moment.legal.check_call or 0) >= _FOR_THE_STACK * moment.legal.stack
    )


def habits(found: Found) -> Counter[type[Action]]:
    """How often an intermediate folds, checks or calls, and raises there; nothing for a draw."""
    moment, often = found.moment, Counter[type[Action]]()
    if moment.public.drawing:
        return often
    ups = moment.public.seats[moment.seat].ups
    hidden = [card for card in (*moment.own, *moment.discarded) if card not in ups]
    policy = policy_of(PRESUMED)
    (chances,) = policy.probabilities(moment.public, np.array([hidden], np.uint8))
    for action, chance in zip(policy.menu(moment.public).actions, chances.tolist(), strict=True):
        often[type(action)] += chance
    return often


def is_obvious(found: Found) -> bool:
    """Whether an intermediate has only one thing to do: seldom a question."""
    return max(habits(found).values(), default=0.0) > _OBVIOUS


def is_easy_start(moment: Moment) -> bool:
    """Whether a start is among the best, or far below those that are played: its rank alone is the answer."""
    start = start_of(moment.hand.observe(moment.seat), moment.seat)
    if start is None:
        return False
    faces_a_raise = any(isinstance(act.event, Raised) for act in moment.public.acts)
    return start.better <= _TOP or (start.better > _BELOW if faces_a_raise else start.reach > _FAR_BELOW)


def is_sure(verdict: Verdict) -> bool:
    """Whether a hand is nearly sure to win, or to lose, after the first round: there is little to ask."""
    lost, won = _SURE_TO
    return bool(verdict.moment.public.street) and not lost < verdict.ranges.equity < won


def counted(
    found: Found,
    seed: int,
    *,
    wanted: Callable[[DecideTheme, Action], bool] = lambda *_: True,
    close: Callable[[DecideTheme], bool] = lambda _: False,
    sure: Callable[[DecideTheme], bool] = lambda _: True,
    usual: float = 0.0,
) -> DecideSpot | None:
    """The spot of a decision that is worth asking; None for another.

    `wanted`: whether a spot of this theme with this answer is; `close`: whether a close one of this theme is, `sure`:
    whether one is where the hand is (`is_sure`). One to which an intermediate gives the answers wanted less often than
    `usual` is passed over: it seldom has them.
    """
    policies = seated(found.styles, found.moment.seat, found.pool)
    screened = _screened(found, policies, seed, wanted, close, sure, usual)
    return None if screened is None else _counted(replace(found, moment=screened), seed + 1, wanted, close)


def renewed(
    spot: DecideSpot, seed: int, *, close: Callable[[DecideTheme], bool] = lambda _: False
) -> DecideSpot | None:
    """A spot counted with older rules, counted with the present ones; None if it is no question any more."""
    behind = spot.values.behind
    second = min([at for at in range(len(behind)) if at != spot.values.best], key=lambda at: behind[at][0])
    return _counted(Found(spot.verdict(second).moment, spot.styles, spot.pool), seed, lambda *_: True, close)


def _counted(
    found: Found,
    seed: int,
    wanted: Callable[[DecideTheme, Action], bool],
    close: Callable[[DecideTheme], bool],
) -> DecideSpot | None:
    """The spot of a screened decision, in which the second best choice is taken; None if it is no question."""
    moment, styles, pool = found.moment, found.styles, found.pool
    close = _where_one_is_wrong(moment, close)
    weighing = _weighing(moment, seated(styles, moment.seat, pool), seed, COUNTED[-1], pool)
    for deals in COUNTED:
        verdict = _played(weighing, deals)
        now, theme = _measured(verdict), theme_of(verdict)
        lead, is_enough = Lead.of(now, verdict), verdict.deals >= LEAST or weighing.nothing_left
        is_early = verdict.deals < _AGAINST and not weighing.nothing_left
        is_known = lead.gap > _SURE * lead.error
        if (is_known and is_unsound(verdict, styles)) if is_early else is_refused(verdict, styles):
            return None
        if weighing.nothing_left and verdict.deals < LEAST and not lead.is_far:
            return None
        if close(theme) and lead.is_close and is_enough:
            both = now.best, second_of(now)
            return None if is_refused(verdict, styles, both) else _spot(verdict, theme, both, styles, seed)
        if close(theme) and lead.may_be_close:
            continue
        if not lead.may_be_told or (is_known and not wanted(theme, moment.choices[now.best])):
            return None
        if is_early:
            continue
        weighing.compare(_AGAINST)
        milder = _measured(weighing.verdict())
        if milder.here is not None and milder.loss < lead.least:
            return None
        if lead.is_told and is_enough:
            return _spot(verdict, theme, (now.best,), styles, seed)
    return None


def _spot(
    verdict: Verdict, theme: DecideTheme, accept: tuple[int, ...], styles: Sequence[str], seed: int
) -> DecideSpot:
    return with_plan(spot_of(verdict, theme, accept, tuple(styles), RULES_VERSION), seed)


def _screened(
    found: Found,
    policies: Sequence[Policy],
    seed: int,
    wanted: Callable[[DecideTheme, Action], bool],
    close: Callable[[DecideTheme], bool],
    sure: Callable[[DecideTheme], bool],
    usual: float,
) -> Moment | None:
    """The decision with the choices that are asked, the second best as if taken; None if it does not matter."""
    moment = thinned(found.moment, random.Random(seed))
    close = _where_one_is_wrong(moment, close)
    weighing = _weighing(moment, policies, seed, SCREENED[-1], found.pool)
    theme = theme_of(weighing.verdict())
    if is_sure(weighing.verdict()) and not sure(theme):
        return None
    if not close(theme):
        answers = {type(each) for each in moment.choices if wanted(theme, each)}
        often = habits(found)
        if not answers or (often and sum(often[each] for each in answers) < usual):
            return None
    for deals in SCREENED:
        verdict = _played(weighing, deals)
        now = _measured(verdict)
        asked = _asked(moment, now.means)
        means = {choice: now.means[moment.choices.index(choice)] for choice in asked}
        best, second = sorted(asked, key=lambda choice: -means[choice])[:2]
        error = max(now.behind[moment.choices.index(each)].stderr for each in (best, second))
        lead = Lead(
            means[best] - means[second], error, means[best] - means[second], error, verdict.stake, verdict.deals
        )
        may_be_close, is_known = close(theme) and lead.may_be_close, lead.gap > _SURE * error
        if not lead.may_be_told and not may_be_close:
            return None
        if is_known and (not wanted(theme, best) or is_unsound(verdict, found.styles)):
            return None
        if weighing.nothing_left or (is_known and lead.gap > lead.least + error):
            break
    else:
        if not is_known and not may_be_close:
            return None
    return replace(moment, choices=asked, taken=second)


def _where_one_is_wrong(moment: Moment, close: Callable[[DecideTheme], bool]) -> Callable[[DecideTheme], bool]:
    """Whether a close spot is wanted, where it has a choice besides the two that are right."""
    return close if len(moment.choices) > _BOTH else lambda _: False


def thinned(moment: Moment, rng: random.Random) -> Moment:
    """The decision with one of its raises, as if taken: how much is not the question, and nobody is blamed yet.

    With a short stack that is the largest; a bet of next to nothing is none, and one that leaves next to nothing is for
    all of it. Who is first in has no limp to choose.
    """
    raises = [each for each in moment.choices if isinstance(each, RaiseTo)]
    if not raises:
        return moment
    largest = max(raises, key=lambda each: each.amount)
    raises = [each for each in raises if moment.legal.pot_fraction(each.amount) >= LEAST_BET] or [largest]
    one = largest if is_short(moment) else rng.choice(raises)
    one = _with_what_is_left(moment, one)
    others = [each for each in moment.choices if not isinstance(each, RaiseTo)]
    if raises_or_folds(moment.public, moment.legal):
        others = [each for each in others if each != CheckCall()]
    return replace(moment, choices=(*others, one), taken=one)


def _with_what_is_left(moment: Moment, raised: RaiseTo) -> RaiseTo:
    """The raise, all-in where the limit allows it and nobody would keep the rest for another round."""
    legal = moment.legal
    most = 0 if legal.raise_to is None else legal.raise_to[1]
    left, paid = legal.all_in_total - raised.amount, raised.amount - legal.bet
    called = legal.pot + 2 * paid - (legal.check_call or 0)
    may_go_all_in = moment.streets_left and most >= legal.all_in_total
    return RaiseTo(legal.all_in_total) if may_go_all_in and left < _REST * called else raised


def _asked(moment: Moment, means: Sequence[float]) -> tuple[Action, ...]:
    """The choices of a question: all but of discards the best two, besides standing pat."""
    if not moment.public.drawing:
        return moment.choices
    worth = dict(zip(moment.choices, means, strict=True))
    best = sorted([each for each in worth if each != Draw()], key=lambda each: -worth[each])[:2]
    return tuple([each for each in moment.choices if each == Draw() or each in best])


def _weighing(moment: Moment, policies: Sequence[Policy], seed: int, deals: int, pool: PrizePool | None) -> Weighing:
    reader = Reader(dict(enumerate(policies)), seed)
    return Weighing(moment, reader, policies, seed=seed, samples=deals, seconds=_NO_CLOCK, pool=pool, thorough=True)


def _played(weighing: Weighing, deals: int) -> Verdict:
    """The verdict after this number of deals, fewer where nothing is left to play."""
    while not weighing.has_figures or (weighing.deals < deals and not weighing.nothing_left):
        weighing.play()
    return weighing.verdict()


def _measured(verdict: Verdict) -> Measured:
    assert verdict.measured is not None, "the choices were played out"
    return verdict.measured
