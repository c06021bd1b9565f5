"""A seat's present hand: the best that its known cards make with the board, for each share of the pot.

Before five cards make a hand: ``pair of aces``, ``three to a flush``; ``double-suited`` and ``A-2``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pokertable.model.cards import DEUCE, Card
from pokertable.model.hand.observation import Observation
from pokertable.model.ranking.best import MadeHand, best_hands
from pokertable.model.ranking.names import RANK_NAMES, RANK_PLURALS, spelled
from pokertable.model.ranking.no_low import low_can_come, low_is_open, why_no_low
from pokertable.model.ranking.share import PotShare
from pokertable.model.text import Field, Phrase, phrase
from pokertable.model.variant import Variant
from pokertable.session.words.line import listed
from pokertable.session.words.nuts_distance import FLOP, nuts_distance, stud_distance

_STRAIGHT: Final = 5
_DRAW: Final = 3
"""Number of cards of one suit or in one straight from which they are called a draw."""
_COUNTS: Final = {3: phrase("three"), 4: phrase("four"), 5: phrase("five"), 6: phrase("six")}


def early_words(variant: Variant, share: PotShare, cards: Sequence[Card], board: Sequence[Card] = ()) -> Phrase | None:
    """Description of hole cards for a share before they make a five-card hand; at most one board card is open.

    None without cards, for a low with too few low ranks, and for a low in a game without a board.
    """
    if not cards:
        return None
    if share.is_low:
        return _low_words(share, cards, board) if variant.board_cards else None
    if not variant.board_cards:
        return _stud_words(cards)
    return _two_card_words(cards) if len(cards) == 2 else _omaha_words(cards, board)


def _low_words(share: PotShare, cards: Sequence[Card], board: Sequence[Card]) -> Phrase | None:
    """The low ranks in the hand that can be part of a low, without the board's, lowest first: ``A-2-3 in the hand``."""
    taken = {card.rank for card in board}
    lows = sorted({(card.rank + 1) % 13 for card in cards if share.may_hold(card.rank) and card.rank not in taken})
    if len(lows) < (share.exactly_from_hole or 1):
        return None
    return phrase("{ranks} in the hand", ranks=spelled((low - 1) % 13 for low in lows))


def _stud_words(cards: Sequence[Card]) -> Phrase:
    """Up to four cards: their pairs, else their draw, else the highest card."""
    paired = _paired(cards)
    if paired is not None:
        return paired
    if len(cards) >= _DRAW:
        count = _COUNTS[len(cards)]
        suited, connected = len({card.suit for card in cards}) == 1, _in_one_straight({card.rank for card in cards})
        if suited and connected:
            return phrase("{count} to a straight flush", count=count)
        if suited:
            return phrase("{count} to a flush", count=count)
        if connected:
            return phrase("{count} to a straight", count=count)
    return phrase("{rank} high", rank=RANK_NAMES[max(card.rank for card in cards)])


def _two_card_words(cards: Sequence[Card]) -> Phrase:
    paired = _paired(cards)
    if paired is not None:
        return paired
    ranks = spelled(sorted((card.rank for card in cards), reverse=True))
    if cards[0].suit == cards[1].suit:
        return phrase("{ranks} suited", ranks=ranks)
    return phrase("{ranks} offsuit", ranks=ranks)


def _omaha_words(cards: Sequence[Card], board: Sequence[Card]) -> Phrase:
    """Omaha cards: the hand with an open card, pairs, straight possibilities, and suits."""
    ranks = {card.rank for card in cards}
    parts: list[Field] = [made for card in board if (made := _with_door_card(cards, card)) is not None]
    paired = _paired([card for card in cards if card.rank not in {door.rank for door in board}])
    if paired is not None:
        parts.append(paired)
    elif not parts and DEUCE not in ranks and max(ranks) - min(ranks) <= len(ranks):
        parts.append(phrase("rundown"))
    parts.append(_suited(cards))
    words = listed(parts)
    return words if isinstance(words, Phrase) else phrase("{words}", words=words)


def _with_door_card(cards: Sequence[Card], door: Card) -> Phrase | None:
    """The hand of hole cards with the rank of the board's first card, at most two of them."""
    held = sum(card.rank == door.rank for card in cards)
    if not held:
        return None
    if held == 1:
        return phrase("pair of {ranks} with the door card", ranks=RANK_PLURALS[door.rank])
    return phrase("three {ranks} with the door card", ranks=RANK_PLURALS[door.rank])


def _suited(cards: Sequence[Card]) -> Phrase:
    """Number of suits of which two cards can make a flush, in words."""
    counts = Counter(card.suit for card in cards)
    pairs = sum(count >= 2 for count in counts.values())
    if pairs >= 2:
        return phrase("double-suited") if pairs == 2 else phrase("triple-suited")
    if pairs == 0:
        return phrase("rainbow")
    most = max(counts.values())
    return phrase("suited") if most == 2 else phrase("{count} of one suit", count=_COUNTS[most])


def _paired(cards: Sequence[Card]) -> Phrase | None:
    """The ranks that occur more than once."""
    counts = Counter(card.rank for card in cards)
    for count, words in ((4, "four {ranks}"), (3, "three {ranks}")):
        for rank in sorted(counts, reverse=True):
            if counts[rank] == count:
                return phrase(words, ranks=RANK_PLURALS[rank])
    pairs = sorted((rank for rank, count in counts.items() if count == 2), reverse=True)
    if len(pairs) >= 2:
        return phrase("two pair, {high} and {low}", high=RANK_PLURALS[pairs[0]], low=RANK_PLURALS[pairs[1]])
    return phrase("pair of {ranks}", ranks=RANK_PLURALS[pairs[0]]) if pairs else None


def _in_one_straight(ranks: set[int]) -> bool:
    """Whether different ranks lie within one straight, the ace at either end."""
    places = [{rank + 1 for rank in ranks}, {(rank + 1) % 13 for rank in ranks}]
    return any(max(each) - min(each) < _STRAIGHT for each in places)


@dataclass(frozen=True, slots=True)
class ShareReading:
    """The best present hand of one share of the pot, or `none`: why there is none, or a description of the cards.

    `distance`: distance from the nuts; None before there is a hand to compare. `is_impossible`: on this board nobody
    can make a hand of this share any more. `is_out_of_reach`: these cards no longer can.
    """

    share: PotShare
    made: MadeHand | None
    none: Phrase | None = None
    distance: Phrase | None = None
    is_impossible: bool = False
    is_out_of_reach: bool = False


def read_seat(observation: Observation, seat: int) -> tuple[ShareReading, ...]:
    """Readings of a seat's hand per share; empty while it has no cards or the viewer cannot see them."""
    view, board = observation.seats[seat], observation.known_board
    hand = view.known
    if not hand or len(hand) < len(view.cards):
        return ()
    readings = []
    shares = observation.game.variant.shares
    for share, made in zip(shares, best_hands(shares, hand, board), strict=True):
        if made is None:
            none = _not_yet(observation.game.variant, share, hand, board)
            is_over = share.is_low and len(board) >= FLOP and not low_can_come(share, board)
            is_out = share.is_low and not low_is_open(share, hand, board)
            readings.append(ShareReading(share, None, none, is_impossible=is_over, is_out_of_reach=is_out))
        else:
            readings.append(ShareReading(share, made, distance=_distance(observation, seat, share, hand, board)))
    return tuple(readings)


def _not_yet(variant: Variant, share: PotShare, hand: tuple[Card, ...], board: tuple[Card, ...]) -> Phrase | None:
    """The text where there is no hand: why there is no low, or the cards before five of them play."""
    early = early_words(variant, share, hand, board) if len(board) < FLOP else None
    return why_no_low(share, hand, board) if early is None and share.is_low else early


def _distance(
    observation: Observation, seat: int, share: PotShare, hand: tuple[Card, ...], board: tuple[Card, ...]
) -> Phrase | None:
    """The hand's distance from the nuts; without a board, its standing against the up cards."""
    if observation.game.variant.draws:
        return None  # others' possible hands depend on their discards
    if not observation.game.variant.board_cards:
        return stud_distance(observation, seat, share)
    distance = nuts_distance(share, hand, board)
    return distance.short if distance is not None else None
