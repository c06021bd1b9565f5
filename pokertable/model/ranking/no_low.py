"""Why a hand has no low, in poker terms, derived from the cards (resources/rules/hands.md#lows)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final

from pokertable.model.cards import DECK, Card
from pokertable.model.ranking.best import Cards, best_hand
from pokertable.model.ranking.names import RANK_NAMES, low_place, low_reading
from pokertable.model.ranking.share import PotShare
from pokertable.model.text import Phrase, phrase

_BOARD_CARDS: Final = 5
_ALL_CARDS: Final = 7
_LOW: Final = 5
"""Number of different ranks in a low."""
_DRAW: Final = 3
"""Least number of low ranks called a draw, where any five cards may play."""
_NUMBERS: Final = (phrase("no"), phrase("one"), phrase("two"), phrase("three"), phrase("four"))


def why_no_low(share: PotShare, hole: Sequence[Card], board: Sequence[Card]) -> Phrase | None:
    """Why these cards make no low, or None if they make one or the share is not a low.

    Of several reasons, the one that no further card can cure. While further cards could still bring a low (to five on
    the board, or seven in all where any five play), the reason says "so far" or names the draw ("three to a low:
    7-2-A").
    """
    if not share.is_low or best_hand(share, hole, board) is not None:
        return None
    if share.exactly_from_hole is None:
        return _any_five_reason(share, (*hole, *board))
    return _exact_reason(share, share.exactly_from_hole, hole, board)


def low_can_come(share: PotShare, board: Sequence[Card]) -> bool:
    """Whether the board allows anybody a low; always true where any five cards may play."""
    return share.exactly_from_hole is None or _missing(share, share.exactly_from_hole, board) <= _to_come(board)


def low_is_open(share: PotShare, hole: Sequence[Card], board: Sequence[Card]) -> bool:
    """Whether these cards may still make a low that qualifies; always true where any hand is a low."""
    if share.qualifier is None:
        return True
    if share.exactly_from_hole is None:
        cards = (*hole, *board)
        return _ranks_to_come(share, cards) + len(one_of_each(_low_cards(share, cards))) >= _LOW
    return _can_come(share, share.exactly_from_hole, hole, board, _to_come(board))


def _ranks_to_come(share: PotShare, cards: Sequence[Card]) -> int:
    """Most further low ranks, where any five of seven cards may play."""
    further = len(one_of_each(_low_cards(share, DECK))) - len(one_of_each(_low_cards(share, cards)))
    return min(_ALL_CARDS - len(cards), further)


def _missing(share: PotShare, from_hole: int, board: Sequence[Card]) -> int:
    """Number of low ranks that the board lacks."""
    return 5 - from_hole - len(one_of_each(_low_cards(share, board)))


def _to_come(board: Sequence[Card]) -> int:
    return max(_BOARD_CARDS - len(board), 0)


def _low_cards(share: PotShare, cards: Iterable[Card]) -> Cards:
    """The cards that a low may hold, the lowest first."""
    return tuple(sorted((card for card in cards if share.may_hold(card.rank)), key=low_place))


def one_of_each(cards: Iterable[Card]) -> Cards:
    """One card of each rank, in order."""
    return tuple({card.rank: card for card in reversed(list(cards))}.values())[::-1]


def _shortage(low: Cards) -> Phrase:
    """``only two low cards``: the number of useful low cards."""
    ranks = len(one_of_each(low))
    if not low:
        return phrase("no low card")
    if len(low) == 1:
        return phrase("only one low card")
    if ranks == len(low):
        return phrase("only {count} low cards", count=_NUMBERS[ranks])
    if ranks == 1:
        return phrase("only one low rank")
    return phrase("only {count} low ranks", count=_NUMBERS[ranks])


def _any_five_reason(share: PotShare, cards: Sequence[Card]) -> Phrase:
    """The reason where any five cards may play: too few low cards, or too few different ranks."""
    low = _low_cards(share, cards)
    different = one_of_each(low)
    if share.qualifier is None and len(different) < len(low):
        return phrase("paired so far: {ranks}", ranks=low_reading(low))
    if len(different) + _ranks_to_come(share, cards) >= _LOW:
        if len(different) >= _DRAW:
            return phrase("{count} to a low: {ranks}", count=_NUMBERS[len(different)], ranks=low_reading(different))
        return phrase("{shortage} so far", shortage=_shortage(low))
    if not low:
        return _shortage(low)
    return phrase("{shortage}, {ranks}", shortage=_shortage(low), ranks=low_reading(different))


def _exact_reason(share: PotShare, from_hole: int, hole: Sequence[Card], board: Sequence[Card]) -> Phrase:
    """The reason where an exact number of hole cards must play: the side that falls short, or the pairing."""
    on_board, in_hand = _low_cards(share, board), _low_cards(share, hole)
    missing, to_come = _missing(share, from_hole, board), _to_come(board)
    if missing > to_come:
        return phrase("{shortage} on the board", shortage=_shortage(on_board))
    if len(one_of_each(in_hand)) < from_hole:
        return phrase("{shortage} in the hand", shortage=_shortage(in_hand))
    if not board:
        return phrase("wait for the flop")
    open_still = _can_come(share, from_hole, hole, board, to_come)
    if missing > 0 and open_still:
        return phrase("{shortage} on the board so far", shortage=_shortage(on_board))
    if missing > 0:
        return phrase("the hand pairs the board's low cards")
    reason = _pairing(from_hole, one_of_each(in_hand), one_of_each(on_board))
    return phrase("{reason} so far", reason=reason) if open_still else reason


def _can_come(share: PotShare, from_hole: int, hole: Sequence[Card], board: Sequence[Card], to_come: int) -> bool:
    """Whether `to_come` more board cards can bring a low: some hole cards have enough other low ranks on the board."""
    seen = {*hole, *board}
    theirs = {card.rank for card in _low_cards(share, board)}
    unseen = {card.rank for card in _low_cards(share, DECK) if card not in seen}
    for chosen in combinations(one_of_each(_low_cards(share, hole)), from_hole):
        mine = {card.rank for card in chosen}
        if len(theirs - mine) + min(to_come, len(unseen - theirs - mine)) >= 5 - from_hole:
            return True
    return False


def _pairing(from_hole: int, in_hand: Cards, on_board: Cards) -> Phrase:
    """The choices that pair least, where both sides have enough low ranks but every choice pairs the board."""
    ranks = {card.rank for card in on_board}
    if len(in_hand) > from_hole and all(card.rank in ranks for card in in_hand):
        return phrase("every low card in the hand pairs the board")
    attempts = [
        (mine, theirs) for mine in combinations(in_hand, from_hole) for theirs in combinations(on_board, 5 - from_hole)
    ]
    mine, theirs = min(attempts, key=lambda attempt: (len(_paired(*attempt)), _low_order(*attempt)))
    reading = low_reading((*mine, *theirs))
    pairs = len(_paired(mine, theirs))
    as_few = [_paired(*each) for each in attempts if each[1] == theirs and len(_paired(*each)) == pairs]
    if len(in_hand) == from_hole:  # both must play: another choice of the board only pairs the other one
        as_few = [_paired(in_hand, on_board)]
    which = _counterfeited(tuple(sorted({card for cards in as_few for card in cards}, key=low_place)))
    if pairs == 1:
        return phrase("{which}, so {ranks} has a pair", ranks=reading, which=which)
    if pairs == 2:
        return phrase("{which}, so {ranks} has two pair", ranks=reading, which=which)
    return phrase("{which}, so {ranks} isn't a low", ranks=reading, which=which)


def _counterfeited(cards: Cards) -> Phrase:
    """``the deuce in the hand is counterfeited``."""
    if len(cards) == 1:
        return phrase("the {rank} in the hand is counterfeited", rank=RANK_NAMES[cards[0].rank])
    if len(cards) == 2:
        return phrase(
            "the {first} and the {second} in the hand are counterfeited",
            first=RANK_NAMES[cards[0].rank],
            second=RANK_NAMES[cards[1].rank],
        )
    return phrase("{count} cards of the hand are counterfeited", count=_NUMBERS[len(cards)])


def _paired(mine: Cards, theirs: Cards) -> Cards:
    """The hole cards whose rank is on the board."""
    ranks = {card.rank for card in theirs}
    return tuple(card for card in mine if card.rank in ranks)


def _low_order(mine: Cards, theirs: Cards) -> list[int]:
    return sorted((low_place(card) for card in (*mine, *theirs)), reverse=True)
