"""The odds of a decision: price, equity, possible outcomes, outs, and the opponents' ranges."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from pokertable.analysis.arrays import Floats
from pokertable.analysis.evaluate import CannotEvaluate, strengths
from pokertable.analysis.nuts import nuts
from pokertable.analysis.outs import outs
from pokertable.model.cards import Card, known
from pokertable.model.hand.events import SeatEvent
from pokertable.model.hand.seen import SeenHand
from pokertable.model.ranking.best import best_hand
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.names import HANDS
from pokertable.model.ranking.share import PotShare
from pokertable.model.ranking.strength import category
from pokertable.model.text import Phrase
from pokertable.model.variant import Variant
from pokertable.players.opponents.personas import policy_of, with_memory, with_prizes
from pokertable.players.ranges.classes import classes_of, classify_at
from pokertable.players.seen.habits import Memory
from pokertable.players.seen.policy import Policy
from pokertable.players.seen.prizes import PrizesLeft
from pokertable.session.words.reading import early_words
from pokertable.training.deals.believed import Believed
from pokertable.training.deals.dealer import Dealer
from pokertable.training.deals.shares import parts_of, share_over
from pokertable.training.deals.standing import Standing, standing
from pokertable.training.live.in_play import InPlay, plays_on
from pokertable.training.live.live_cards import live_words
from pokertable.training.live.pace import Pace
from pokertable.training.live.view import Called, HeldClasses, LowNow, NextOuts, Odds, Played
from pokertable.training.reads.spread import rounded
from pokertable.training.starts.start import start_of
from pokertable.training.starts.words import start_words
from pokertable.training.weigh.limits import Watch
from pokertable.training.weigh.moment import raises_or_folds
from pokertable.training.weigh.prize_pool import PrizePool
from pokertable.training.weigh.reader import Reader


def next_cards(
    variant: Variant,
    own: Sequence[Card],
    board: Sequence[Card],
    dead: Sequence[Card],
    open_hands: Iterable[Sequence[Card]] = (),
) -> NextOuts:
    """Effects of the next card; empty where no card is to come, or a hand has too few cards to count outs.

    `open_hands` are the up cards of each opponent still in: a card that leaves the hand behind one of them is not an
    out for the high.
    """
    try:
        found = outs(variant, own, board, dead)
    except CannotEvaluate:
        return NextOuts()
    hand = _Hand(variant, own, board, dead)
    lying = max(map(_lying, open_hands), default=())
    found = replace(found, high=tuple([card for card in found.high if hand.lying_with(card) >= lying]))
    high = next((share for share in variant.shares if not share.is_low), None)
    low = next((share for share in variant.shares if share.is_low), None)
    return NextOuts(
        high=found.high,
        high_nuts=() if high is None else hand.to_the_nuts(high, found.high),
        high_to=() if high is None else hand.made(high, found.high),
        low=found.low,
        low_nuts=() if low is None else hand.to_the_nuts(low, found.low),
        low_now=LowNow.NONE if low is None else hand.stands(low),
        spoilers=found.counterfeits,
    )


class _Hand:
    """A hand before the next card. Without a board the nuts are unknown."""

    def __init__(self, variant: Variant, own: Sequence[Card], board: Sequence[Card], dead: Sequence[Card]) -> None:
        self._variant, self._own, self._board, self._dead = variant, list(own), list(board), dead

    def _strength(self, share: PotShare, card: Card | None = None) -> int:
        more = [] if card is None else [card]
        if self._variant.board_cards:
            return int(strengths(share, np.array([self._own]), [*self._board, *more])[0])
        return int(strengths(share, np.array([[*self._own, *more]]), self._board)[0])

    def _is_nuts(self, share: PotShare, card: Card | None = None) -> bool:
        best = nuts(share, [*self._board, *([] if card is None else [card])], self._dead)
        return best is not None and self._strength(share, card) >= best.strength

    def lying_with(self, card: Card) -> tuple[int, ...]:
        """The hand's rank with one more card, in the form of `_lying`."""
        high = next(share for share in self._variant.shares if not share.is_low)
        made = best_hand(high, [*self._own, card], self._board)
        assert made is not None
        return (made.category.order, *_groups(made.cards))

    def to_the_nuts(self, share: PotShare, cards: Iterable[Card]) -> tuple[Card, ...]:
        """The cards that make the nuts."""
        if not self._variant.board_cards:
            return ()
        return tuple([card for card in cards if self._is_nuts(share, card)])

    def stands(self, share: PotShare) -> LowNow:
        """The present state of the low."""
        if not self._strength(share):
            return LowNow.NONE
        return LowNow.NUTS if self._variant.board_cards and self._is_nuts(share) else LowNow.THERE

    def made(self, share: PotShare, cards: Iterable[Card]) -> tuple[tuple[Phrase, int], ...]:
        """High hands that the cards make, each with its number of cards, the strongest first."""
        made = [category(share, self._strength(share, card)) for card in cards]
        kinds = Counter([kind for kind in made if kind is not None and kind is not Category.HIGH_CARD])
        return tuple([(HANDS[kind], kinds[kind]) for kind in sorted(kinds, key=lambda each: -each.order)])


def _lying(ups: Sequence[Card]) -> tuple[int, ...]:
    """Category and ranks of up cards: a lower bound, whatever the down cards are."""
    counts = tuple(sorted(Counter(card.rank for card in ups).values(), reverse=True))
    category = _OF_COUNTS.get(counts[:2], _OF_COUNTS.get(counts[:1], Category.HIGH_CARD))
    return (category.order, *_groups(ups))


def _groups(cards: Sequence[Card]) -> list[int]:
    """Ranks that occur more than once, the most frequent and highest first."""
    counts = Counter(card.rank for card in cards)
    return [
        rank for count, rank in sorted(((count, rank) for rank, count in counts.items()), reverse=True) if count > 1
    ]


_OF_COUNTS: Final = {
    (2, 2): Category.TWO_PAIR,
    (2,): Category.ONE_PAIR,
    (3,): Category.THREE_OF_A_KIND,
    (4,): Category.FOUR_OF_A_KIND,
}
"""Category by the numbers of cards of the most frequent ranks."""


_GROUPS: Final = (60, 440, 500, 500, 500)
_EACH: Final = 8
"""Deals per group: each step adds groups, small enough to stop between steps."""
_BEFORE_PLAY: Final = 2
"""Steps before any deal is played out: among eight players its first deals take longer than all of the equity's."""
_SECONDS: Final = 4.0
"""Seconds after which nothing more is counted once the ranges are read."""
_SECONDS_OF_EQUITY: Final = 1.5
"""Seconds of these after which no more deals are counted for the equity, where they take long."""
_FIVE: Final = 5
_STANDS_IN: Final = "tag"


class LiveHelp:
    """Follows the opponents' ranges through one hand, from decision to decision.

    `personas` are the opponents with known rules, by seat. Everything is slow, for a worker thread: some tenths of a
    second per figure, more before the first.
    """

    def __init__(
        self, personas: Mapping[int, str], memory: Memory, seed: int = 1, prizes: PrizesLeft | None = None
    ) -> None:
        self._personas, self._memory, self._seed, self._prizes = personas, memory, seed, prizes
        self._reader: Reader | None = None
        self._seen: tuple[SeatEvent, ...] = ()

    def odds(self, seen: SeenHand, *, ranges: bool) -> Iterator[Odds]:
        """The odds for the seat to act that sees the hand, coarse at first, then finer.

        Ranges take longest: figures against random hands come before them.
        """
        moment = standing(seen)
        read = ranges or seen.events == self._seen
        believed = self._believed(seen, moment) if read else ()
        public, price = moment.public, moment.legal.price
        among = len(moment.opponents) if public.nobody_is_in else None
        variant, board = public.game.variant, public.known_board
        dead = public.others_ups(moment.seat)
        early: list[Phrase | None] = []
        start = start_of(moment.hand.observe(moment.seat), moment.seat)
        if start is not None:
            early = [start_words(start, opens=public.may_open, free=moment.legal.free)]  # names what the hand has
        elif len(moment.own) + len(board) < _FIVE:
            early = [early_words(variant, share, moment.own, board) for share in variant.shares]
        following = next_cards(
            variant, moment.own, board, known(dead), [public.seats[seat].ups for seat in moment.opponents]
        )
        early += live_words(variant, moment.own, known(dead))
        holdings = self._holdings(moment, believed)
        dealer = Dealer(moment, believed if ranges else (), np.random.default_rng(self._seed))
        by = self._policies(moment)
        pool = self._pool(moment)
        goes_on = plays_on(moment, in_prizes=pool is not None)
        tells_value = ranges and goes_on and not among
        in_play = InPlay(moment, believed, by, dealer, self._seed, pool) if tells_value else None
        parts: Floats = np.zeros((len(variant.shares), 0))
        called: Floats = parts
        folding = moment.owing if moment.has_price else ()
        each = 1 if variant.draws else _EACH  # cards drawn depend on the deal
        played: Played | None = None
        reach = None if start is None or price is None else start.reach
        step, spent, pace, counts = 0, 0.0, Pace(), True
        while counts or (in_play is not None and not (played is not None and played.settled)):
            watch = Watch()
            most = _GROUPS[step] * _EACH // each if counts else 0
            groups = pace.fitting(most, _SECONDS_OF_EQUITY - spent)
            if groups:
                drawn = dealer.draw(groups, each)
                parts = np.hstack([parts, parts_of(moment, drawn)])
                called = np.hstack([called, parts_of(moment, drawn, folding)]) if folding else parts
            share, paid = share_over(parts, each), share_over(called, each)
            pace.took(groups, watch.seconds)
            step += 1
            counts = bool(groups) and step < len(_GROUPS)
            if (step > _BEFORE_PLAY or not counts) and in_play is not None:
                played = in_play.play(_SECONDS - spent - watch.seconds)
            spent += watch.seconds
            yield Odds(
                pot=moment.legal.pot if price is None else price.total,
                needs=None if price is None or among else price.fraction,
                needs_in_prizes=None if price is None or among or pool is None else pool.price(moment),
                share=share.equity,
                error=share.stderr,
                ends=share.ends,
                one_way=len(variant.shares) == 1,
                deals=share.deals,
                ranges=ranges,
                early=tuple([words for words in early if words is not None]),
                next=following,
                holdings=holdings,
                settled=not counts and (in_play is None or (played is not None and played.settled)),
                played=played,
                among=among,
                called=Called(paid.equity, paid.stderr) if folding else None,
                plays_on=goes_on,
                reach=reach,
                opens=raises_or_folds(public, moment.legal),
                draws=moment.legal.draw is not None,
            )
            if not read:
                read, holdings = True, self._holdings(moment, self._believed(seen, moment))

    def _pool(self, moment: Standing) -> PrizePool | None:
        """The prizes that give chips their value; None where every chip is worth the same."""
        left, stacks = self._prizes, moment.hand.state.started.stacks
        if left is None or not left.matter(len(stacks)):
            return None
        return PrizePool(left.prizes, left.elsewhere, sum(stacks) + sum(left.elsewhere), sum(left.prizes))

    def _holdings(self, moment: Standing, believed: Sequence[Believed]) -> tuple[HeldClasses, ...]:
        return tuple([_holding(moment, each, presumed=each.seat not in self._personas) for each in believed])

    def _policies(self, moment: Standing) -> list[Policy]:
        """The policies that play on, by seat; the player's own later decisions are an intermediate's."""
        names = [self._personas.get(seat, _STANDS_IN) for seat in range(len(moment.public.seats))]
        names[moment.seat] = _STANDS_IN
        return [with_prizes(with_memory(policy_of(name), self._memory), self._prizes) for name in names]

    def _believed(self, seen: SeenHand, moment: Standing) -> tuple[Believed, ...]:
        """The ranges, read on from the previous decision; from the beginning if the hand went another way."""
        goes_on = self._reader is not None and seen.events[: len(self._seen)] == self._seen
        reader = self._reader if goes_on else None
        if reader is None:
            reader = Reader(
                {at: each for at, each in enumerate(self._policies(moment)) if at != moment.seat}, self._seed
            )
        self._reader, self._seen = reader, seen.events
        return reader.at(moment)


def _holding(moment: Standing, believed: Believed, *, presumed: bool) -> HeldClasses:
    public = moment.public
    variant, street = public.game.variant, public.street
    hands, weights = believed.told
    some = np.flatnonzero(weights)
    numbers = classify_at(public, believed.seat, hands[some])
    names = tuple([each.name for each in classes_of(variant, street, public.known_board)])
    parts = np.bincount(numbers, weights[some], len(names))
    return HeldClasses(believed.seat, names, rounded(parts.tolist()), believed.read, presumed)
