"""A hand's distance from the nuts: the number of hands that beat it, and with a board the holdings that do.

In flop games the model's own evaluator compares it with every two unseen cards, which takes a few milliseconds and
loads no numpy. In Omaha two of an opponent's cards play: a hand beats this one if two of its cards do. In stud a hand
is compared with what shows: the hands behind the best board.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations
from math import comb
from typing import TYPE_CHECKING, Final

from pokertable.model.cards import DECK, RANK_TEXTS, Card
from pokertable.model.hand.observation import Observation
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.names import RANK_NAMES, SUIT_NAMES, low_place, reading, spelled
from pokertable.model.ranking.share import PotShare
from pokertable.model.ranking.strength import category, prepare
from pokertable.model.text import Phrase, phrase

if TYPE_CHECKING:
    from pokertable.analysis.nuts import Standing


FLOP: Final = 3
_ANY: Final = 8
"""Number of different ranks from which holdings with a common rank are named by that rank alone."""
_PLACES: Final = tuple(
    phrase(word) for word in ("second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
)
_HIGH_PLACES: Final = 2
"""Number of places that are named of a high: the second and the third nuts. Lows are counted further."""
_NAMED: Final = 2
"""Most better holdings that are all named."""
_NUMBERS: Final = tuple(phrase(word) for word in ("no", "one", "two", "three", "four", "five", "six"))

Pair = tuple[Card, Card]


@dataclass(frozen=True, slots=True)
class NutsDistance:
    """The holdings that beat a hand, best first (``8-8``, ``A-x of spades``); None: it is the nuts.

    `beaten_by` of `hands` beat it: all hands of `cards` unseen cards, equally likely. Several holdings of equal
    strength have one name; `all_named`: there are no others than those named.
    """

    share: PotShare
    better: tuple[Phrase, ...]
    beaten_by: int = 0
    hands: int = 0
    cards: int = 2
    all_named: bool = True

    @property
    def words(self) -> Phrase:
        """``the nuts``; ``second nuts; 3 of 990 hands beat it: 8-8``; a high's from the fourth on without a place."""
        if not self.better:
            return self.short
        if len(self.better) > _NAMED or not self.all_named:
            words = phrase("{beaten}; the best is {best}", beaten=self.beaten, best=self.better[0])
            return phrase("{place}; {beaten}", place=self._place, beaten=words) if self._has_place else words
        by = self.better[0]
        if len(self.better) > 1:
            by = phrase("{first} and {second}", first=self.better[0], second=self.better[1])
        return phrase("{place}; {beaten}: {by}", place=self._place, beaten=self.beaten, by=by)

    @property
    def short(self) -> Phrase:
        """A shorter form of `words` that states the assumption instead of the better holdings."""
        if not self.better:
            return the_nuts(self.share)
        if not self._has_place:
            if 100 * self.beaten_by >= self.hands:
                return phrase("{percent}% of random hands beat it", percent=_percent(self.beaten_by, self.hands))
            return phrase("{beaten}; {assumed}", beaten=self.beaten, assumed=self.assumed)
        return phrase("{place}; {beaten}, {assumed}", place=self._place, beaten=self.beaten, assumed=self.assumed)

    @property
    def beaten(self) -> Phrase:
        """``7% of hands beat it``."""
        return hands_beat(self.beaten_by, self.hands)

    @property
    def assumed(self) -> Phrase:
        """``assuming any two unseen cards``."""
        return phrase("assuming any {count} unseen cards", count=_NUMBERS[self.cards])

    @property
    def _has_place(self) -> bool:
        return len(self.better) <= (len(_PLACES) if self.share.is_low else _HIGH_PLACES)

    @property
    def _place(self) -> Phrase:
        template = "{place} nut low" if self.share.is_low else "{place} nuts"
        return phrase(template, place=_PLACES[len(self.better) - 1])


def the_nuts(share: PotShare) -> Phrase:
    """Name of the best hand of a share."""
    return phrase("the nut low") if share.is_low else phrase("the nuts")


def hands_beat(count: int, of: int) -> Phrase:
    """``7% of hands beat it``; of less than one percent the number: ``3 of 990 hands beat it``."""
    if 100 * count >= of:
        return phrase("{percent}% of hands beat it", percent=_percent(count, of))
    if count == 1:
        return phrase("1 of {of} hands beats it", of=of)
    return phrase("{count} of {of} hands beat it", count=count, of=of)


def _percent(count: int, of: int) -> int:
    """A share that is not all of them, in whole percent."""
    return min(99, round(100 * count / of))


@lru_cache(maxsize=16)  # every part of the table asks about the same moment
def nuts_distance(share: PotShare, hand: tuple[Card, ...], board: tuple[Card, ...]) -> NutsDistance | None:
    """The distance of this hand on this board, None before the flop or where it makes no hand of this share."""
    if len(board) < FLOP:
        return None
    evaluate = prepare(share, board)
    mine = evaluate(hand)
    if not mine:
        return None
    seen = {*hand, *board}
    live = [card for card in reversed(DECK) if card not in seen]
    groups: dict[int, list[Pair]] = {}
    for pair in combinations(live, 2):
        value = evaluate(pair)
        if value > mine:
            groups.setdefault(value, []).append(pair)
    names = [_name(share, value, groups[value], board) for value in sorted(groups, reverse=True)]
    all_named = all(whole for _, whole in names)
    better = [pair for pairs in groups.values() for pair in pairs]
    hands = comb(len(live), len(hand))
    beaten_by = hands - hands_without(better, live, len(hand))
    better_names = tuple(dict.fromkeys(name for name, _ in names))
    return NutsDistance(share, better_names, beaten_by, hands, len(hand), all_named)


def hands_without(pairs: Iterable[Pair], cards: Sequence[Card], size: int) -> int:
    """Number of hands of `size` of these cards that contain none of the pairs.

    Cards that pair with the same others are counted together: a few kinds of cards instead of many cards.
    """
    others: dict[Card, set[Card]] = {card: set() for card in cards}
    for first, second in pairs:
        others[first].add(second)
        others[second].add(first)
    apart = _alike(cards, lambda card: frozenset(others[card]))
    kinds = [kind for kind in apart if len(kind) > 1]
    alone = [kind[0] for kind in apart if len(kind) == 1]
    paired = _alike(alone, lambda card: frozenset(others[card] | {card}))
    at_most = [len(kind) for kind in kinds] + [1] * len(paired)  # no two cards of one kind form a pair
    kinds += paired
    place = {card: number for number, kind in enumerate(kinds) for card in kind}
    barred = [sum(1 << number for number in {place[other] for other in others[kind[0]]}) for kind in kinds]

    @cache
    def count(number: int, gone: int, left: int) -> int:
        """Number of ways to take `left` cards from kind `number` on, kinds in `gone` excluded."""
        if left == 0:
            return 1
        if number == len(kinds):
            return 0
        ways = count(number + 1, gone, left)
        if not gone >> number & 1:
            after = (gone | barred[number]) >> number + 1 << number + 1
            for taken in range(1, min(left, at_most[number]) + 1):
                ways += comb(len(kinds[number]), taken) * count(number + 1, after, left - taken)
        return ways

    return count(0, 0, size)


def _alike(cards: Iterable[Card], key: Callable[[Card], frozenset[Card]]) -> list[list[Card]]:
    found: dict[frozenset[Card], list[Card]] = {}
    for card in cards:
        found.setdefault(key(card), []).append(card)
    return list(found.values())


def _name(share: PotShare, value: int, pairs: Sequence[Pair], board: Iterable[Card]) -> tuple[Phrase, bool]:
    """Name of the holdings of one strength, and whether it names all of them."""
    ranks = list(dict.fromkeys(tuple(sorted((card.rank for card in pair), reverse=True)) for pair in pairs))
    if share.is_low:
        lowest = min((sorted(pair, key=low_place) for pair in pairs), key=lambda pair: [low_place(c) for c in pair])
        return phrase("{ranks}", ranks=reading(lowest)), len(ranks) == 1
    kind = category(share, value)
    if kind is Category.STRAIGHT_FLUSH:
        suit = pairs[0][0].suit
        return phrase("a straight flush in {suit}s", suit=SUIT_NAMES[suit]), True
    if kind is Category.FLUSH:
        return _flush_name(pairs, board), True
    common = set.intersection(*map(set, ranks))
    if len(ranks) >= _ANY and len(common) == 1:
        return phrase("any {rank}", rank=RANK_NAMES[common.pop()]), True
    return phrase("{ranks}", ranks=spelled(ranks[0])), len(ranks) == 1


def _flush_name(pairs: Sequence[Pair], board: Iterable[Card]) -> Phrase:
    """``A-x of spades``: named by the highest card of the suit that the holding adds."""
    counts = [sum(card.suit == suit for card in board) for suit in range(4)]
    suit = counts.index(max(counts))
    top = max(card.rank for card in pairs[0] if card.suit == suit) if any(c.suit == suit for c in pairs[0]) else 0
    return phrase("{rank}-x of {suit}s", rank=RANK_TEXTS[top], suit=SUIT_NAMES[suit])


FIFTH: Final = 5
"""Number of cards at which a hand is first read."""


def stud_distance(observation: Observation, seat: int, share: PotShare) -> Phrase | None:
    """Number of hands, of those the most dangerous opponent may have, that beat this one.

    None before fifth street, without opponents, and once the hand is over. All unseen cards are equally likely; folded
    up cards count as seen.
    """
    views = observation.seats
    hand, shared = views[seat].known, observation.known_board
    if len(hand) < FIFTH or observation.over:
        return None
    standings = []
    for view in views:
        if view.seat == seat or view.folded or view.mucked or len(view.cards) != len(hand):
            continue
        dead = tuple(card for other in views if other.seat not in (seat, view.seat) for card in other.known)
        standings.append(_standing(share, hand, view.ups, dead, shared))
    if not standings:
        return None
    if all(standing.better == standing.total for standing in standings):
        return phrase("behind every hand showing")
    worst = min(standings, key=lambda standing: standing.percentile)
    if worst.better == worst.total:
        return phrase("behind the best hand showing")
    if not worst.better:
        return phrase("no hand beats it")
    beaten = hands_beat(worst.better, worst.total)
    return phrase("{beaten}, assuming random down cards for the best hand showing", beaten=beaten)


@lru_cache(maxsize=64)  # every part of the table asks about the same moment
def _standing(
    share: PotShare, hand: tuple[Card, ...], showing: tuple[Card, ...], dead: tuple[Card, ...], shared: tuple[Card, ...]
) -> Standing:
    from pokertable.analysis.nuts import stud_standing  # numpy is loaded only when a hint in stud needs it

    return stud_standing(share, hand, showing, dead, shared)
