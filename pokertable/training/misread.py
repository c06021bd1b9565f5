"""Why the best of any five cards may not be played: exactly two must come from the hand, three from the board.

A hand of five cards is *seen* if any five may play and *allowed* if the right number comes from the hand. For each
category the reason is the shortage that makes it impossible; `why_not_high` finds that shortage from the counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from pokertable.model.cards import Card
from pokertable.model.ranking.best import Cards, MadeHand
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.names import RANK_NAMES, RANK_PLURALS, SUIT_NAMES, SUIT_PLURALS, low_place, low_reading
from pokertable.model.text import Phrase, phrase

FROM_HAND: Final = 2
FROM_BOARD: Final = 3

DENIED: Final = {
    Category.HIGH_CARD: phrase("Wrong cards"),
    Category.ONE_PAIR: phrase("Wrong pair"),
    Category.TWO_PAIR: phrase("Not two pair"),
    Category.THREE_OF_A_KIND: phrase("Not three of a kind"),
    Category.STRAIGHT: phrase("Not a straight"),
    Category.FLUSH: phrase("Not a flush"),
    Category.FULL_HOUSE: phrase("Not a full house"),
    Category.FOUR_OF_A_KIND: phrase("Not four of a kind"),
    Category.STRAIGHT_FLUSH: phrase("Not a straight flush"),
}
_NOT_THAT: Final = {
    Category.HIGH_CARD: phrase("Wrong cards"),
    Category.ONE_PAIR: phrase("Wrong pair"),
    Category.TWO_PAIR: phrase("Wrong two pair"),
    Category.THREE_OF_A_KIND: phrase("Wrong three of a kind"),
    Category.STRAIGHT: phrase("Wrong straight"),
    Category.FLUSH: phrase("Wrong flush"),
    Category.FULL_HOUSE: phrase("Wrong full house"),
    Category.FOUR_OF_A_KIND: phrase("Wrong four of a kind"),
    Category.STRAIGHT_FLUSH: phrase("Wrong straight flush"),
}
_RULE: Final = phrase("Exactly two cards from the hand play, and exactly three from the board.")
_IN_A_ROW: Final = (Category.STRAIGHT, Category.STRAIGHT_FLUSH)


def counts(hole: int, board: int) -> Phrase:
    """``1 from the hand + 4 from the board``."""
    return phrase("{hole} from the hand + {board} from the board", hole=hole, board=board)


def why_not_high(seen: MadeHand, legal: MadeHand | None, hand: Sequence[Card], board: Sequence[Card]) -> Phrase:
    """The reason in one sentence; `legal` is the best allowed hand (None: none yet)."""
    head = _head(seen, legal)
    return phrase("{head}: {reason}.", head=head, reason=_high_reason(seen, hand, board))


def _head(seen: MadeHand, legal: MadeHand | None) -> Phrase:
    if legal is None or legal.category is not seen.category:
        return DENIED[seen.category]
    main = main_part(seen.category)
    if main < 5 and [card.rank for card in legal.cards[:main]] == [card.rank for card in seen.cards[:main]]:
        return phrase("Wrong kicker")
    return _NOT_THAT[seen.category]


def why_not_low(seen: MadeHand, hand: Sequence[Card], board: Sequence[Card]) -> Phrase:
    """Why this better low may not be played, in one sentence."""
    reason = _ranks_reason({card.rank for card in seen.cards}, hand, board)
    return phrase("Not {ranks}: {reason}.", ranks=low_reading(seen.cards), reason=reason or _too_many(seen))


def why_no_such_low(five: Sequence[Card], qualifier: int) -> Phrase:
    """Why these five cards make no low: a pair, or a card above the qualifier (a rank as in `PotShare`)."""
    ranks = [card.rank for card in five]
    paired = next((rank for rank in ranks if ranks.count(rank) > 1), None)
    if paired is not None:
        return phrase("no low with a pair of {ranks}", ranks=RANK_PLURALS[paired])
    highest = max(five, key=low_place).rank
    return phrase("no low: the {rank} is above {limit}", rank=RANK_NAMES[highest], limit=RANK_NAMES[qualifier])


def rule(seen: MadeHand) -> Phrase:
    """The rule behind the reason."""
    if seen.category is Category.FLUSH:
        suits = SUIT_PLURALS[seen.cards[0].suit]
        return phrase("A flush needs two {suits} from the hand and three from the board.", suits=suits)
    if seen.category is Category.STRAIGHT:
        return phrase("A straight needs two cards from the hand and three from the board.")
    if seen.category is Category.FULL_HOUSE:
        return phrase("A full house needs two cards from the hand and three from the board.")
    return _RULE


def slides_out(seen: MadeHand, legal: MadeHand | None) -> Cards:
    """The surplus cards of one side: first those that do not play in `legal`, from the last."""
    playing = set(legal.cards) if legal else set()
    for side, most in ((seen.hole, FROM_HAND), (seen.board, FROM_BOARD)):
        if len(side) > most:
            main = set(seen.cards[: main_part(seen.category)])
            order = sorted(enumerate(side), key=lambda at: (at[1] in playing, at[1] not in main, -at[0]))
            chosen = {card for _, card in order[: len(side) - most]}
            return tuple(card for card in side if card in chosen)
    return ()


def main_part(category: Category) -> int:
    """Number of `MadeHand.cards` that make the category; the rest are kickers."""
    return _MAIN.get(category, 5)


_MAIN: Final = {
    Category.HIGH_CARD: 1,
    Category.ONE_PAIR: 2,
    Category.TWO_PAIR: 4,
    Category.THREE_OF_A_KIND: 3,
    Category.FOUR_OF_A_KIND: 4,
}


def _high_reason(seen: MadeHand, hand: Sequence[Card], board: Sequence[Card]) -> Phrase:
    if seen.category in _IN_A_ROW:
        ranks = {card.rank for card in seen.cards}
        if seen.category is Category.STRAIGHT_FLUSH:
            suit = seen.cards[0].suit
            hand, board = (tuple(card for card in side if card.suit == suit) for side in (hand, board))
        return _ranks_reason(ranks, hand, board) or _too_many(seen)
    if seen.category is Category.FLUSH:
        return _suit_reason(seen.cards[0].suit, hand, board) or _too_many(seen)
    return _paired_reason(seen, hand, board) or _too_many(seen)


def _ranks_reason(ranks: set[int], hand: Iterable[Card], board: Iterable[Card]) -> Phrase | None:
    """The side with too few of five different ranks; None if both have enough (then the five can be played)."""
    mine = sorted({card.rank for card in hand} & ranks)
    theirs = sorted({card.rank for card in board} & ranks)
    if not mine:
        return phrase("none of your cards fits")
    if len(mine) < FROM_HAND:
        return phrase("only one of your cards fits, the {rank}", rank=RANK_NAMES[mine[0]])
    if not theirs:
        return phrase("no card on the board fits")
    if len(theirs) == 1:
        return phrase("only one card on the board fits, the {rank}", rank=RANK_NAMES[theirs[0]])
    if len(theirs) < FROM_BOARD:
        first, second = (RANK_NAMES[rank] for rank in theirs)
        return phrase("only two cards on the board fit, the {first} and the {second}", first=first, second=second)
    return None


def _suit_reason(suit: int, hand: Iterable[Card], board: Iterable[Card]) -> Phrase | None:
    """The side with too few cards of the suit, None if both have enough."""
    mine, theirs = (sum(card.suit == suit for card in side) for side in (hand, board))
    one, many = SUIT_NAMES[suit], SUIT_PLURALS[suit]
    if mine == 0:
        return phrase("no {suit} in your hand", suit=one)
    if mine < FROM_HAND:
        return phrase("only one {suit} in your hand", suit=one)
    if theirs == 0:
        return phrase("no {suit} on the board", suit=one)
    if theirs == 1:
        return phrase("only one {suit} on the board", suit=one)
    if theirs < FROM_BOARD:
        return phrase("only two {suits} on the board", suits=many)
    return None


def _paired_reason(seen: MadeHand, hand: Sequence[Card], board: Sequence[Card]) -> Phrase | None:
    """The main part of paired hands: too few of its cards in the hand, or too many needed; None if it can be played."""
    main = seen.cards[: main_part(seen.category)]
    needed = Counter(card.rank for card in main)
    mine, theirs = Counter(card.rank for card in hand), Counter(card.rank for card in board)
    most = sum(min(mine[rank], count) for rank, count in needed.items())
    least = sum(max(0, count - theirs[rank]) for rank, count in needed.items())
    ranks = list(needed)
    if least > FROM_HAND:
        return _too_many_in_hand(ranks, mine)
    if most < len(main) - FROM_BOARD:
        return _too_few_in_hand(ranks, most, len(main))
    return None


def _too_many_in_hand(ranks: Sequence[int], mine: Counter[int]) -> Phrase:
    rank = max(ranks, key=lambda rank: mine[rank])
    if mine[rank] == 4:
        return phrase("only two of your four {ranks} may play", ranks=RANK_PLURALS[rank])
    if mine[rank] == 3:
        return phrase("only two of your three {ranks} may play", ranks=RANK_PLURALS[rank])
    return phrase("exactly two cards from your hand must play")


def _too_few_in_hand(ranks: Sequence[int], most: int, size: int) -> Phrase:
    one, many = [RANK_NAMES[rank] for rank in ranks], [RANK_PLURALS[rank] for rank in ranks]
    if size == 4 and len(ranks) == 1:
        return phrase("there are four {ranks} on the board, but only three board cards may play", ranks=many[0])
    if size == 4:
        return phrase(
            "{first} and {second} take four cards from the board, but only three may play",
            first=many[0],
            second=many[1],
        )
    if most == 1:
        return phrase("only one {first} or {second} in your hand", first=one[0], second=one[1])
    return phrase("no {first} and no {second} in your hand", first=one[0], second=one[1])


def _too_many(seen: MadeHand) -> Phrase:
    """The category can be played, but not with these five cards: one side gives too many."""
    if len(seen.hole) > FROM_HAND:
        return phrase("exactly two cards from your hand must play")
    if len(seen.hole) == 1 and seen.category is Category.FLUSH:
        return phrase("a second {suit} from your hand must play", suit=SUIT_NAMES[seen.cards[0].suit])
    if len(seen.hole) == 1:
        return phrase("a second card from your hand must play")
    return phrase("exactly two cards from your hand must play")
