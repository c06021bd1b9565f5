"""The best hand that a player can make, by trying every choice of five cards: the readable definition.

The rules: resources/rules/hands.md.

The tests compare the quick evaluator in `strength.py` with this one. Use this where the cards themselves are needed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Final

from pokertable.model.cards import DECK, Card
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.names import hand_name, low_place
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.model.ranking.strength import strength
from pokertable.model.text import Phrase

Cards = tuple[Card, ...]
FiveRank = tuple[int, ...]
"""Orders five-card hands of one ranking: greater is better, equal hands tie."""

_WHEEL: Final = (12, 3, 2, 1, 0)
_FIVE_HIGH: Final = (3, 2, 1, 0, -1)
_PAIRED: Final = {
    (4, 1): Category.FOUR_OF_A_KIND,
    (3, 2): Category.FULL_HOUSE,
    (3, 1, 1): Category.THREE_OF_A_KIND,
    (2, 2, 1): Category.TWO_PAIR,
    (2, 1, 1, 1): Category.ONE_PAIR,
}


_OF_SUITS: Final = (Category.ONE_CARD, Category.TWO_CARDS, Category.THREE_CARDS, Category.BADUGI)


@dataclass(frozen=True, slots=True)
class MadeHand:
    """Five cards, in badugi up to four, and their value for a share of the pot.

    `cards`: the main part first, then kickers, each from the highest down (a five-high straight ends with its ace; in
    an ace-to-five low and a badugi the ace is the lowest). `hole` and `board`: the cards from the hand and from the
    board, in the order given there. `strength`: as `strength.prepare` counts it.
    """

    share: PotShare
    strength: int
    category: Category
    cards: Cards
    hole: Cards
    board: Cards
    name: Phrase


def best_hand(
    share: PotShare, hole: Sequence[Card], board: Sequence[Card], like: Collection[Card] = ()
) -> MadeHand | None:
    """The best hand for this share, None if the cards make none.

    Of sets of equal strength, the board plays if it alone is as good; otherwise the highest hole cards play, then the
    highest board cards (for a low: the lowest, the ace low); of one rank those in `like`, then suits c < d < h < s.
    """
    equals = _best_sets(share, hole, board)
    if not equals:
        return None
    from_hole, from_board = max(equals, key=_preference(share, like))
    cards = _in_order(share, from_hole + from_board)
    category = _category(share, cards)
    return MadeHand(
        share=share,
        strength=strength(share, from_hole, from_board),
        category=category,
        cards=cards,
        hole=from_hole,
        board=from_board,
        name=hand_name(category, cards, low=share.is_low),
    )


def best_hands(shares: Sequence[PotShare], hole: Sequence[Card], board: Sequence[Card]) -> tuple[MadeHand | None, ...]:
    """The best hand for each share; among cards of one rank, later shares prefer those that earlier ones use."""
    hands: list[MadeHand | None] = []
    for share in shares:
        like = {card for made in hands if made is not None for card in made.cards}
        hands.append(best_hand(share, hole, board, like))
    return tuple(hands)


def ways(share: PotShare, hole: Sequence[Card], board: Sequence[Card]) -> tuple[Cards, ...]:
    """Every set of hole cards whose hand is as strong as the best, each in the order of `hole`.

    The one that `best_hand` plays is first. Empty if there is no hand.
    """
    played = best_hand(share, hole, board)
    if played is None:
        return ()
    others = dict.fromkeys(from_hole for from_hole, _ in _best_sets(share, hole, board))
    return tuple(dict.fromkeys([played.hole, *others]))


def five_rank(share: PotShare, cards: Sequence[Card]) -> FiveRank | None:
    """Rank of five cards, in badugi one to four; None if they make no hand: a low that does not qualify."""
    match share.ranking:
        case Ranking.HIGH:
            return high_rank(cards)
        case Ranking.DEUCE_TO_SEVEN:
            return _negated(_high(_ranks(cards), _is_suited(cards), wheel=False)[1])
        case Ranking.BADUGI:
            different = len({card.rank for card in cards}) == len({card.suit for card in cards}) == len(cards)
            return (len(cards), *_negated(_low_places(_ranks(cards)))) if different else None
        case Ranking.ACE_TO_FIVE if share.qualifier is None:
            return _negated(_every_low(_ranks(cards))[1])
        case Ranking.ACE_TO_FIVE:
            return low_rank(cards, share.qualifier)


def high_rank(cards: Sequence[Card]) -> FiveRank:
    """The category of five cards, then its ranks: the main part first, then kickers."""
    return _high(_ranks(cards), _is_suited(cards))[1]


def high_category(cards: Sequence[Card]) -> Category:
    """The category of five cards."""
    return _high(_ranks(cards), _is_suited(cards))[0]


def low_rank(cards: Sequence[Card], qualifier: int) -> FiveRank | None:
    """The ranks of five cards from the highest down, negated because the lower wins; None if they make no low."""
    return _low(_ranks(cards), qualifier)


def _category(share: PotShare, cards: Sequence[Card]) -> Category:
    match share.ranking:
        case Ranking.HIGH:
            return high_category(cards)
        case Ranking.DEUCE_TO_SEVEN:
            return _high(_ranks(cards), _is_suited(cards), wheel=False)[0]
        case Ranking.BADUGI:
            return _OF_SUITS[len(cards) - 1]
        case Ranking.ACE_TO_FIVE if share.qualifier is None:
            return _every_low(_ranks(cards))[0]
        case Ranking.ACE_TO_FIVE:
            return Category.LOW


def _negated(rank: FiveRank) -> FiveRank:
    return tuple([-part for part in rank])


def _ranks(cards: Sequence[Card]) -> tuple[int, ...]:
    """The ranks from the highest down."""
    return tuple(sorted([card >> 2 for card in cards], reverse=True))


def _is_suited(cards: Sequence[Card]) -> bool:
    return len({card & 3 for card in cards}) == 1


@cache  # some 7,500 keys, each worked out once
def _high(ranks: tuple[int, ...], suited: bool, *, wheel: bool = True) -> tuple[Category, FiveRank]:
    """The category of five ranks, from the highest down, and their `high_rank`.

    The ace that ends a five-high straight is -1; without the `wheel` there is no such straight.
    """
    in_order = _FIVE_HIGH if ranks == _WHEEL and wheel else sorted(ranks, key=ranks.count, reverse=True)
    different = dict.fromkeys(in_order)
    if len(different) < 5:
        category = _PAIRED[tuple([ranks.count(rank) for rank in different])]
    elif in_order[0] - in_order[4] == 4:
        category = Category.STRAIGHT_FLUSH if suited else Category.STRAIGHT
    else:
        category = Category.FLUSH if suited else Category.HIGH_CARD
    return category, (category.order, *in_order)


@cache
def _every_low(ranks: tuple[int, ...]) -> tuple[Category, FiveRank]:
    """The category of five ranks where the ace is low and suits and straights do not count, and their order as pairs.

    The lower order wins.
    """
    places = _low_places(ranks)
    in_order = sorted(places, key=places.count, reverse=True)
    different = dict.fromkeys(in_order)
    if len(different) == 5:
        return Category.LOW, (0, *in_order)
    category = _PAIRED[tuple([places.count(place) for place in different])]
    return category, (category.order, *in_order)


def _low_places(ranks: Sequence[int]) -> tuple[int, ...]:
    """The places of ranks, ace low, the highest first."""
    return tuple(sorted([low_place(DECK[4 * rank]) for rank in ranks], reverse=True))


@cache
def _low(ranks: tuple[int, ...], qualifier: int) -> FiveRank | None:
    places = _low_places(ranks)
    if len(set(places)) < 5 or places[0] > qualifier + 1:
        return None
    return _negated(places)


def _in_order(share: PotShare, cards: Sequence[Card]) -> Cards:
    """The cards in the order of `MadeHand.cards`."""
    ranks = [card.rank for card in cards]
    if share.has_low_ace:
        return tuple(sorted(cards, key=lambda card: (-ranks.count(card.rank), -low_place(card), -card.suit)))
    if share.is_low:
        return tuple(sorted(cards, key=lambda card: (-ranks.count(card.rank), -card)))
    places = high_rank(cards)[1:]  # without the ace where it ends a five-high straight
    return tuple(sorted(cards, key=lambda card: (places.index(card.rank) if card.rank in places else 5, -card)))


def _choices(share: PotShare, hole: Sequence[Card], board: Sequence[Card]) -> Iterator[tuple[Cards, Cards]]:
    """Every choice of five cards that the rules allow, as hole cards and board cards."""
    if share.ranking is Ranking.BADUGI:
        yield from ((chosen, ()) for count in range(1, 5) for chosen in combinations((*hole, *board), count))
        return
    numbers = range(6) if share.exactly_from_hole is None else [share.exactly_from_hole]
    for number in numbers:
        for from_hole in combinations(hole, number):
            for from_board in combinations(board, 5 - number):
                yield from_hole, from_board


def _best_sets(share: PotShare, hole: Sequence[Card], board: Sequence[Card]) -> list[tuple[Cards, Cards]]:
    """All choices of the best strength."""
    best: FiveRank | None = None
    equals: list[tuple[Cards, Cards]] = []
    for from_hole, from_board in _choices(share, hole, board):
        rank = five_rank(share, from_hole + from_board)
        if rank is None or (best is not None and rank < best):
            continue
        if rank != best:
            best, equals = rank, []
        equals.append((from_hole, from_board))
    return equals


def _preference(
    share: PotShare, like: Collection[Card]
) -> Callable[[tuple[Cards, Cards]], tuple[bool, list[int], list[int]]]:
    """Sort key for choices of equal strength, the preferred one greatest."""

    def order(cards: Cards) -> list[int]:
        if share.has_low_ace:
            return sorted((-8 * low_place(card) + 4 * (card in like) - card.suit for card in cards), reverse=True)
        return sorted((8 * card.rank + 4 * (card in like) + card.suit for card in cards), reverse=True)

    return lambda choice: (not choice[0], order(choice[0]), order(choice[1]))
