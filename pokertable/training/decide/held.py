"""The player's hand in words: what its own cards make of the board, and what they draw to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from pokertable.model.cards import ACE, Card
from pokertable.model.ranking.best import MadeHand, best_hand
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.names import RANK_NAMES, RANK_PLURALS
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.model.ranking.tables import STRAIGHTS
from pokertable.model.text import Field, Phrase, inside, phrase
from pokertable.players.ranges.classes import classes_of, classify
from pokertable.players.worth.draws import Draws, draws
from pokertable.players.worth.features import HandFeatures
from pokertable.session.words.line import listed
from pokertable.session.words.reading import early_words

if TYPE_CHECKING:
    from pokertable.training.weigh.moment import Moment

_FLOP: Final = 3
_TO_A_FLUSH: Final = 4
_OPEN_ENDED: Final = 2
"""Ranks that make a straight; fewer are a gutshot, in Omaha more are a wrap."""
_LOWS: Final = {3: phrase("Three low cards"), 4: phrase("Four low cards")}
_FIVE: Final = 5
_LOW_DRAW: Final = 4
"""Low ranks of a hand without a board that needs one card for its low."""


class _Draw(NamedTuple):
    """A draw in words; `is_rest` where it is the class of all hands that draw to nothing else."""

    name: Phrase
    is_rest: bool


def held_words(moment: Moment) -> Phrase | None:
    """The hand in words; None before the flop of a game with a board."""
    variant = moment.public.game.variant
    if variant.board_cards:
        parts = list(_on_board(moment)) if len(moment.public.known_board) >= _FLOP else []
    else:
        parts = [part for share in variant.shares for part in _without_board(moment, share)]
    return phrase("{said}", said=listed(parts)) if parts else None


def _on_board(moment: Moment) -> Iterator[Field]:
    """The best hand with cards of the player's own, the board's pair told apart, then its draws and its low."""
    variant, own, board = moment.public.game.variant, moment.own, moment.public.known_board
    hands, made = np.array([sorted(map(int, own))], np.uint8), best_hand(variant.share("high"), own, board)
    assert made is not None, "a flop lies there"
    seen, drawn = HandFeatures.of(variant, hands, board, ()), draws(variant, hands, board)
    yield _made(seen, made, own, board)
    wraps, straights = variant.exactly_from_hole is not None, int(drawn.straight[0])
    if straights and not wraps:
        straights = _own_straights(own, board)
    yield from _draws(drawn, made.category, straights, wraps=wraps)
    for share in variant.shares:
        low = best_hand(share, own, board) if share.is_low else None
        if low is not None:
            yield low.name
        elif share.is_low and drawn.low[0] >= _OPEN_ENDED:
            yield phrase("nut low draw") if seen.nut_low_draw()[0] else phrase("low draw")


def _made(seen: HandFeatures, made: MadeHand, own: Sequence[Card], board: Sequence[Card]) -> Phrase:
    """The best hand as far as the board alone doesn't have it."""
    ranks, lie = Counter(card.rank for card in made.cards), Counter(card.rank for card in board)
    pairs = [rank for rank, count in ranks.items() if count > 1]
    mine = [rank for rank in pairs if lie[rank] < 2]
    is_beyond = made.category is not Category.HIGH_CARD and bool(seen.at_least(made.category)[0])
    if is_beyond and made.category is Category.TWO_PAIR:
        return phrase("two pair, {high} and {low}", high=RANK_PLURALS[pairs[0]], low=RANK_PLURALS[pairs[1]])
    if is_beyond and made.category is Category.FLUSH:
        highest = max(card.rank for card in made.cards if card in own)
        if highest < max(ranks):
            return phrase("flush with the {rank}", rank=RANK_NAMES[highest])
    if is_beyond and made.category is not Category.ONE_PAIR:
        return made.name
    if mine and made.category.order <= Category.TWO_PAIR.order:
        pair, shared = _pair(max(mine), own, max(lie), ranks), [rank for rank in pairs if rank not in mine]
        if not shared:
            return pair
        return phrase("{pair}, plus the board's pair of {ranks}", pair=pair, ranks=RANK_PLURALS[shared[0]])
    highest = max(card.rank for card in own)
    if made.category.order <= Category.THREE_OF_A_KIND.order and highest > max(lie):
        return phrase("{rank} high", rank=RANK_NAMES[highest])
    if made.category is Category.HIGH_CARD:
        return phrase("no pair")
    kickers = [card.rank for card in own if card in made.cards and len(board) == _FIVE]
    if kickers and made.category.order <= Category.THREE_OF_A_KIND.order:
        return phrase("beyond the board, only the {rank} kicker", rank=RANK_NAMES[max(kickers)])
    return phrase("nothing beyond the board")


def _pair(rank: int, own: Sequence[Card], top: int, playing: Collection[int]) -> Phrase:
    """A pair of the hand by its place on a board with this `top` rank, and the other card if it is `playing`."""
    if rank > top:
        return inside(phrase("Overpair"))
    if rank < top:
        return phrase("pair of {ranks}", ranks=RANK_PLURALS[rank])
    kickers = [card.rank for card in own if card.rank != rank and card.rank in playing]
    if len(own) == 2 and kickers:
        return phrase("top pair, {rank} kicker", rank=RANK_NAMES[kickers[0]])
    return inside(phrase("Top pair"))


def _own_straights(own: Sequence[Card], board: Sequence[Card]) -> int:
    """Number of ranks that make a straight for the hand, a higher one than on the board alone, which is everybody's."""
    lie, held = {card.rank for card in board}, {card.rank for card in (*own, *board)}
    return sum(_straight(held | {rank}) > _straight(lie | {rank}) for rank in range(ACE + 1))


def _straight(ranks: set[int]) -> int:
    """The place of the highest straight of these ranks, from 1; 0 for none."""
    return max((place for place, straight in enumerate(STRAIGHTS, 1) if straight <= ranks), default=0)


def _draws(drawn: Draws, made: Category, straights: int, *, wraps: bool) -> Iterator[Phrase]:
    """The draws; this number of ranks makes a straight."""
    if drawn.flush[0] and made.order < Category.FLUSH.order:
        yield phrase("nut flush draw") if drawn.nut_flush[0] else phrase("flush draw")
    if straights and made.order < Category.STRAIGHT.order:
        if straights < _OPEN_ENDED:
            yield phrase("gutshot")
        else:
            yield phrase("wrap") if wraps and straights > _OPEN_ENDED else phrase("straight draw")


def _without_board(moment: Moment, share: PotShare) -> Iterator[Field]:
    """The hand in a share of the pot, of the player's cards alone, and what it may still become."""
    public, own, variant = moment.public, moment.own, moment.public.game.variant
    made, comes = best_hand(share, own, ()), bool(moment.streets_left or public.drawing)
    if not share.is_low:
        yield _high_name(moment, share, made)
        if comes and made is not None:
            yield from one_card_short(own, made.category)
    elif made is not None and (made.category is Category.LOW or variant.is_split or share.ranking is Ranking.BADUGI):
        yield made.name
    elif variant.is_split:
        held = len({card.rank for card in own if share.may_hold(card.rank)})
        if held in _LOWS and held + moment.streets_left >= _FIVE:
            yield inside(_LOWS[held])
    elif made is not None and (made.category is Category.HIGH_CARD or not comes):
        yield made.name
    else:
        draw = _draw_of(moment)
        yield _by_its_cards(own, made) if draw.is_rest else inside(draw.name)


def _by_its_cards(own: Sequence[Card], made: MadeHand | None) -> Phrase:
    """A hand that draws to nothing much: as it is made, before five cards its pair or its highest card, an ace low."""
    if made is not None:
        return made.name
    rank, count = Counter(card.rank for card in own).most_common(1)[0]
    if count > 1:
        return phrase("pair of {ranks}", ranks=RANK_PLURALS[rank])
    return phrase("{rank} high", rank=RANK_NAMES[max(card.rank for card in own if card.rank != ACE)])


def _draw_of(moment: Moment) -> _Draw:
    """The class of a hand that still becomes a low: the early ones name what it draws to."""
    variant, ups = moment.public.game.variant, moment.public.seats[moment.seat].ups
    downs = np.array([sorted(int(card) for card in moment.own if card not in ups)], np.uint8)
    street = 1 if variant.brings_in else 0
    classes = classes_of(variant, street, ())
    at = int(classify(variant, street, downs, (), ups)[0])
    return _Draw(classes[at].name, at == len(classes) - 1)


def _high_name(moment: Moment, share: PotShare, made: MadeHand | None) -> Phrase:
    if made is not None and made.category is not Category.HIGH_CARD:
        return made.name
    early = None if made is not None else early_words(moment.public.game.variant, share, moment.own)
    return early or phrase("{rank} high", rank=RANK_NAMES[max(card.rank for card in moment.own)])


def one_card_short(own: Sequence[Card], made: Category) -> Iterator[Phrase]:
    """A flush or a straight that one more card makes."""
    suited = max(Counter(card.suit for card in own).values())
    if suited == _TO_A_FLUSH and made.order < Category.FLUSH.order:
        yield phrase("four to a flush")
    held = {card.rank for card in own}
    if made.order < Category.STRAIGHT.order and any(len(held & set(ranks)) == _FIVE - 1 for ranks in STRAIGHTS):
        yield phrase("four to a straight")


def has_nothing_in_stud(moment: Moment) -> bool:
    """Whether a hand that plays for the high has no pair, and needs more than one card for anything, a low too."""
    variant, own = moment.public.game.variant, moment.own
    if len({card.rank for card in own}) < len(own):
        return False
    made = best_hand(variant.share("high"), own, ())
    if made is not None and made.category is not Category.HIGH_CARD:
        return False
    if any(one_card_short(own, Category.HIGH_CARD)):
        return False
    lows = [len({card.rank for card in own if share.may_hold(card.rank)}) for share in variant.shares if share.is_low]
    return max(lows, default=0) < _LOW_DRAW
