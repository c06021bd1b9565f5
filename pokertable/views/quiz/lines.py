"""An answer as hands to draw: what was picked and what is best, with the cards that play and how many of each side."""

from __future__ import annotations

from collections.abc import Iterable

from pokertable.model.cards import Card
from pokertable.model.ranking.best import Cards, MadeHand, best_hand, high_category
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.names import low_reading
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.training.quiz.answers import (
    FREE_HIGH,
    AmountAnswer,
    Answer,
    CardSet,
    HighAnswer,
    LowAnswer,
    NutsAnswer,
    PlayAnswer,
    ShowdownAnswer,
    in_high_order,
    in_low_order,
    share_of,
)
from pokertable.training.quiz.asking import is_right
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.errors import ErrorKind
from pokertable.training.quiz.question import Question
from pokertable.views.felt.made_hand import MadePicture
from pokertable.views.kit.rich_text import capital, counted, tr
from pokertable.views.kit.translate import shown
from pokertable.views.quiz.made import MadeLine


def answer_lines(question: Question, answer: Answer, *, rings: bool) -> tuple[MadeLine, ...]:
    """The hands of an answer about cards; none for chips and numbers. `rings`: as on the table, for the right one."""
    deal, truth = question.deal, question.answer
    if not isinstance(deal, CardDeal):
        return ()
    right = is_right(question, answer)
    match answer:
        case HighAnswer(cards):
            made = best_hand(FREE_HIGH, tuple(sorted(cards, reverse=True)), ())
            assert made is not None
            return (_five(deal, made.cards, capital(shown(made.name)), low=False, right=right, rings=rings),)
        case LowAnswer(None):
            return (_none(right=right),)
        case LowAnswer(five) if five is not None:
            low_cards = in_low_order(five)
            return (_five(deal, low_cards, low_reading(low_cards), low=True, right=right, rings=rings),)
        case PlayAnswer(high, low):
            accepted = [known for known in question.accept if isinstance(known, PlayAnswer)]
            good = any(high == known.high for known in accepted), any(low == known.low for known in accepted)
            return _two_lanes(deal, high, low, good, rings=rings)
        case NutsAnswer(_, _, highs, lows):
            assert isinstance(truth, NutsAnswer)
            first = frozenset(max(sorted(pair, reverse=True) for pair in highs))
            lowest = None if lows is None else frozenset(max(sorted(pair, reverse=True) for pair in lows))
            good_low = truth.low is None if lows is None else truth.low is not None and lows <= truth.low
            return _two_lanes(deal, first, lowest, (highs <= truth.high, good_low), rings=rings)
    return ()


def _two_lanes(
    deal: CardDeal, high: CardSet, low: CardSet | None, good: tuple[bool, bool], *, rings: bool
) -> tuple[MadeLine, ...]:
    share, low_share = share_of(deal.variant, Ranking.HIGH), share_of(deal.variant, Ranking.ACE_TO_FIVE)
    assert share is not None
    line = _lane(deal, share, tuple(sorted(high, reverse=True)), right=good[0], rings=rings)
    if low_share is None:
        return (line,)
    if low is None:
        return (line, _none(right=good[1]))
    return (line, _lane(deal, low_share, in_low_order(low), right=good[1], rings=rings))


def _lane(deal: CardDeal, share: PotShare, holes: Cards, *, right: bool, rings: bool) -> MadeLine:
    """The best that these hole cards make with the board; the cards alone where they make no low."""
    low = share.ranking is Ranking.ACE_TO_FIVE
    made = _made_with(share, holes, deal.board)
    if made is None:
        picture = MadePicture(hole=holes, low=low, rings=rings) if holes else None
        title = tr("No low with these")
        return MadeLine(title=title, right=right, picture=picture, hole_count=_hand_count(len(holes)))
    picture = MadePicture.of(made, rings=rings)
    name = low_reading(made.cards) if low else capital(shown(made.name))
    return MadeLine(
        title=name,
        right=right,
        picture=picture,
        hole_count=_hand_count(len(made.hole)),
        board_count=_board_count(len(made.board)),
    )


def _made_with(share: PotShare, holes: Cards, board: Cards) -> MadeHand | None:
    """The best hand in which just these hole cards play, though the game may want another number: what the eye saw."""
    exact = PotShare(ranking=share.ranking, exactly_from_hole=len(holes), qualifier=share.qualifier)
    return best_hand(exact, holes, board)


def _five(deal: CardDeal, cards: Cards, title: str, *, low: bool, right: bool, rings: bool) -> MadeLine:
    hole = tuple(card for card in cards if card in deal.hand)
    board = tuple(card for card in cards if card in deal.board)
    picture = MadePicture(hole=hole, board=board, low=low, rings=rings)
    if not deal.board:
        return MadeLine(title=title, right=right, picture=picture)
    return MadeLine(
        title=title,
        right=right,
        picture=picture,
        hole_count=_hand_count(len(hole)),
        board_count=_board_count(len(board)),
    )


def _none(*, right: bool) -> MadeLine:
    return MadeLine(title=tr("No low"), right=right, picture=None)


def _hand_count(count: int) -> str:
    return counted("%n from hand", "%n from hand", count)


def _board_count(count: int) -> str:
    return counted("%n from board", "%n from board", count)


def picked_line(deal: CardDeal, picks: Cards, *, room: int, low: bool, counted: bool) -> MadeLine:
    """What is picked so far of `room` cards, each side by itself; `counted`: with the numbers under it."""
    hole = tuple(card for card in deal.hand if card in picks)
    board = tuple(card for card in deal.board if card in picks)
    others = tuple(card for card in picks if card not in hole and card not in board)
    picture = MadePicture(hole=(*hole, *others), board=board, low=low, rings=False) if picks else None
    if not counted or not deal.board or not picks:
        return MadeLine(title="", right=True, picture=picture, room=room)
    return MadeLine(
        title="",
        right=True,
        picture=picture,
        hole_count=_hand_count(len(hole) + len(others)),
        board_count=_board_count(len(board)),
        room=room,
    )


def headline(question: Question, given: Answer, error: ErrorKind | None) -> str:
    """What is not so, in two words."""
    truth = question.answer
    match given:
        case HighAnswer(cards) if isinstance(truth, HighAnswer):
            if error in _PHANTOMS:
                return tr(_PHANTOMS[error])
            return _no_such(high_category(in_high_order(cards)), truth.cards) or tr("Not the best")
        case LowAnswer(None):
            return tr("There is a low")
        case LowAnswer():
            return tr("No low") if question.negative else tr("Not the lowest")
        case PlayAnswer(high, low) if isinstance(truth, PlayAnswer):
            accepted = {known.high for known in question.accept if isinstance(known, PlayAnswer)}
            if high in accepted:
                return _low_headline(low, truth.low)
            return _eye_headline(question, high, truth.high) or tr("Not these")
        case NutsAnswer(_, _, highs, lows) if isinstance(truth, NutsAnswer):
            return tr("Not the nuts") if not highs <= truth.high else _low_headline(lows, truth.low)
        case ShowdownAnswer():
            return tr("Not these shares")
        case AmountAnswer():
            return tr("Not the maximum")
    return tr("Not that many")


def _eye_headline(question: Question, high: CardSet, best: CardSet) -> str:
    """The hand that the eye saw in the wrong number of cards, denied; empty if it was no better."""
    deal = question.deal
    share = share_of(deal.variant, Ranking.HIGH)
    assert isinstance(deal, CardDeal) and share is not None
    seen = _made_with(share, tuple(sorted(high, reverse=True)), deal.board)
    truth = _made_with(share, tuple(sorted(best, reverse=True)), deal.board)
    return "" if seen is None or truth is None else _no_such(high_category(seen.cards), truth.cards)


def _no_such(seen: Category, best: Iterable[Card]) -> str:
    """The kind of hand that was seen, denied; empty unless it is a better kind than the best there is."""
    return tr(_NO_SUCH[seen]) if seen.order > high_category(in_high_order(frozenset(best))).order else ""


def _low_headline(given: object, truth: object) -> str:
    """The high is right, the low is not."""
    if given is None:
        return tr("There is a low")
    return tr("No low") if truth is None else tr("Not the lowest")


_NO_SUCH = {
    Category.HIGH_CARD: "Not the best",
    Category.ONE_PAIR: "No pair",
    Category.TWO_PAIR: "No two pair",
    Category.THREE_OF_A_KIND: "No three of a kind",
    Category.STRAIGHT: "No straight",
    Category.FLUSH: "No flush",
    Category.FULL_HOUSE: "No full house",
    Category.FOUR_OF_A_KIND: "No four of a kind",
    Category.STRAIGHT_FLUSH: "No straight flush",
}
_PHANTOMS = {ErrorKind.PHANTOM_FLUSH: "No flush", ErrorKind.PHANTOM_STRAIGHT: "No straight"}
