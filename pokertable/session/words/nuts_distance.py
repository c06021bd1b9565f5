"""How far a hand is from the nuts of a flop game: which kinds of holding beat it, in the field's words.

Worked out with the model's own evaluator over every two cards that are not seen, so that it costs a few milliseconds
and nothing has to be loaded. In Omaha two of an opponent's cards play, so two cards are all that matters there too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Final

from pokertable.model.cards import DECK, RANKS, Card
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.names import RANK_NAMES, low_place
from pokertable.model.ranking.share import PotShare
from pokertable.model.ranking.strength import category, prepare
from pokertable.model.text import Phrase, phrase

FLOP: Final = 3
_SUITS: Final = (phrase("clubs"), phrase("diamonds"), phrase("hearts"), phrase("spades"))
_ANY: Final = 8
"""Holdings of so many different ranks with one in common are called by that one: the other card does not matter."""
_PLACES: Final = (phrase("second"), phrase("third"))

Pair = tuple[Card, Card]


@dataclass(frozen=True, slots=True)
class NutsDistance:
    """What beats a hand: kinds of holding, the best first (``8-8``, ``A-x of spades``). None: it is the nuts."""

    share: PotShare
    better: tuple[Phrase, ...]

    @property
    def words(self) -> Phrase:
        """``the nuts``; ``second nuts; beaten by 8-8``; from the fourth on, how many kinds and the best of them."""
        low = self.share.is_low
        if not self.better:
            return phrase("the nut low") if low else phrase("the nuts")
        count = len(self.better)
        if count > len(_PLACES):
            template = "{count} better lows, up to {best}" if low else "{count} better holdings, up to {best}"
            return phrase(template, count=count, best=self.better[0])
        by = (
            self.better[0]
            if count == 1
            else phrase("{first} and {second}", first=self.better[0], second=self.better[1])
        )
        template = "{place} nut low; beaten by {by}" if low else "{place} nuts; beaten by {by}"
        return phrase(template, place=_PLACES[count - 1], by=by)

    @property
    def short(self) -> Phrase:
        """As `words`, without the best holding where there are many."""
        if len(self.better) <= len(_PLACES):
            return self.words
        low = self.share.is_low
        return phrase("{count} better lows" if low else "{count} better holdings", count=len(self.better))


@lru_cache(maxsize=16)  # the same moment is asked about by every part of the table
def nuts_distance(share: PotShare, hand: tuple[Card, ...], board: tuple[Card, ...]) -> NutsDistance | None:
    """What beats this hand on this board, None before the flop or where it makes no hand of this share."""
    if len(board) < FLOP:
        return None
    evaluate = prepare(share, board)
    mine = evaluate(hand)
    if not mine:
        return None
    seen = {*hand, *board}
    groups: dict[int, list[Pair]] = {}
    for pair in combinations([card for card in reversed(DECK) if card not in seen], 2):
        value = evaluate(pair)
        if value > mine:
            groups.setdefault(value, []).append(pair)
    names = [_name(share, value, groups[value], board) for value in sorted(groups, reverse=True)]
    return NutsDistance(share, tuple(dict.fromkeys(names)))


def _name(share: PotShare, value: int, pairs: Sequence[Pair], board: Iterable[Card]) -> Phrase:
    """What the holdings of one strength are called."""
    if share.is_low:
        lowest = min((sorted(pair, key=low_place) for pair in pairs), key=lambda pair: [low_place(c) for c in pair])
        return phrase("{ranks}", ranks="-".join(RANKS[card.rank] for card in lowest))
    kind = category(share, value)
    if kind is Category.STRAIGHT_FLUSH:
        suit = pairs[0][0].suit
        return phrase("a straight flush in {suits}", suits=_SUITS[suit])
    if kind is Category.FLUSH:
        return _flush_name(pairs, board)
    ranks = list(dict.fromkeys(tuple(sorted((card.rank for card in pair), reverse=True)) for pair in pairs))
    common = set.intersection(*map(set, ranks))
    if len(ranks) >= _ANY and len(common) == 1:
        return phrase("any {rank}", rank=RANK_NAMES[common.pop()])
    return phrase("{ranks}", ranks="-".join(RANKS[rank] for rank in ranks[0]))


def _flush_name(pairs: Sequence[Pair], board: Iterable[Card]) -> Phrase:
    """``A-x of spades``: the highest card of the suit that the holding adds decides."""
    counts = [sum(card.suit == suit for card in board) for suit in range(4)]
    suit = counts.index(max(counts))
    top = max(card.rank for card in pairs[0] if card.suit == suit) if any(c.suit == suit for c in pairs[0]) else 0
    return phrase("{rank}-x of {suits}", rank=RANKS[top], suits=_SUITS[suit])
