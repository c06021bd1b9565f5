"""The odds of a decision: its price, what the hand has of the pot, how the pot ends, the outs, what the others hold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import numpy as np

from pokertable.analysis.arrays import Floats
from pokertable.model.cards import known
from pokertable.model.hand.events import SeatEvent
from pokertable.model.hand.seen import SeenHand
from pokertable.players.opponents.personas import policy_of, with_memory
from pokertable.players.ranges.classes import classes_of, classify
from pokertable.players.seen.habits import Memory
from pokertable.session.words.early import early_words
from pokertable.training.deals.believed import Believed
from pokertable.training.deals.dealer import Dealer
from pokertable.training.deals.shares import parts_of, share_over
from pokertable.training.deals.standing import Standing, standing
from pokertable.training.live.next_cards import next_cards
from pokertable.training.live.view import HeldClasses, Odds
from pokertable.training.reads.spread import rounded
from pokertable.training.review.reader import Reader

_GROUPS: Final = (60, 440, 500, 500, 500)
_EACH: Final = 8
"""Deals that the shares are counted over: groups that each step adds, few enough to stop between, deals in each."""
_FIVE: Final = 5
_STANDS_IN: Final = "tag"


class LiveHelp:
    """Follows what the opponents can hold through one hand, from decision to decision.

    `personas` are the opponents whose rules are known, by seat. Everything is slow, for a worker thread: some tenths
    of a second for each figure, more before the first.
    """

    def __init__(self, personas: Mapping[int, str], memory: Memory, seed: int = 1) -> None:
        self._personas, self._memory, self._seed = personas, memory, seed
        self._reader: Reader | None = None
        self._seen: tuple[SeatEvent, ...] = ()

    def odds(self, seen: SeenHand, *, ranges: bool) -> Iterator[Odds]:
        """The odds for the seat that sees the hand so and is to act, coarse at first, then finer.

        What the others hold takes longest: against random hands it comes after the first figures.
        """
        moment = standing(seen)
        read = ranges or seen.events == self._seen
        believed = self._believed(seen, moment) if read else ()
        public, price = moment.public, moment.legal.price
        variant, board = public.game.variant, public.known_board
        dead = [card for view in public.seats if view.seat != moment.seat for card in view.ups]
        made = len(moment.own) + len(board) >= _FIVE
        early = () if made else tuple([early_words(variant, share, moment.own, board) for share in variant.shares])
        following = next_cards(
            variant, moment.own, board, known(dead), [public.seats[seat].ups for seat in moment.opponents]
        )
        holdings = self._holdings(moment, believed)
        dealer = Dealer(moment, believed if ranges else (), np.random.default_rng(self._seed))
        parts: Floats = np.zeros((len(variant.shares), 0))
        each = 1 if variant.draws else _EACH  # what is drawn is not shared by several deals
        for step, groups in enumerate(_GROUPS, start=1):
            parts = np.hstack([parts, parts_of(moment, dealer.draw(groups * _EACH // each, each))])
            share = share_over(parts, each)
            yield Odds(
                pot=moment.legal.pot if price is None else price.total,
                needs=None if price is None else price.fraction,
                share=share.equity,
                error=share.stderr,
                ends=share.ends,
                one_way=len(variant.shares) == 1,
                deals=share.deals,
                ranges=ranges,
                early=tuple([words for words in early if words is not None]),
                next=following,
                holdings=holdings,
                settled=step == len(_GROUPS),
            )
            if not read:
                read, holdings = True, self._holdings(moment, self._believed(seen, moment))

    def _holdings(self, moment: Standing, believed: Sequence[Believed]) -> tuple[HeldClasses, ...]:
        return tuple([_holding(moment, each, presumed=each.seat not in self._personas) for each in believed])

    def _believed(self, seen: SeenHand, moment: Standing) -> tuple[Believed, ...]:
        """Read on from the decision before; from the beginning where the hand goes another way."""
        goes_on = self._reader is not None and seen.events[: len(self._seen)] == self._seen
        reader = self._reader if goes_on else None
        if reader is None:
            seats = range(len(moment.public.seats))
            named = {seat: policy_of(self._personas.get(seat, _STANDS_IN)) for seat in seats if seat != moment.seat}
            reader = Reader({seat: with_memory(policy, self._memory) for seat, policy in named.items()}, self._seed)
        self._reader, self._seen = reader, seen.events
        return reader.at(moment)


def _holding(moment: Standing, believed: Believed, *, presumed: bool) -> HeldClasses:
    public = moment.public
    variant, street = public.game.variant, public.street
    some = np.flatnonzero(believed.weights)
    dead = [card for view in public.seats if view.seat != believed.seat for card in view.ups]
    ups = public.seats[believed.seat].ups
    numbers = classify(variant, street, believed.hands[some], public.known_board, ups, dead)
    names = tuple([each.name for each in classes_of(variant, street, public.known_board)])
    parts = np.bincount(numbers, believed.weights[some], len(names))
    return HeldClasses(believed.seat, names, rounded(parts.tolist()), believed.read, presumed)
