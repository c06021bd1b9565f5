"""An answer as hands to draw: what was picked and what is best, with the cards that play and how many of each side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from pokertable.model.cards import Card
from pokertable.model.ranking.best import Cards, MadeHand, best_hand
from pokertable.model.ranking.names import low_reading
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.training.quiz.answers import (
    FREE_HIGH,
    Answer,
    HighAnswer,
    LowAnswer,
    NutsAnswer,
    PlayAnswer,
    in_low_order,
    share_of,
)
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.question import Question
from pokertable.views.made_hand import MadePicture
from pokertable.views.quiz_made import MadeLine
from pokertable.views.quiz_words import capital
from pokertable.views.translate import shown


def _tr(text: str) -> str:
    return QCoreApplication.translate("Quiz", text)


def answer_lines(question: Question, answer: Answer, *, right: bool) -> tuple[MadeLine, ...]:
    """The hands of an answer about cards; none for chips and numbers."""
    deal = question.deal
    if not isinstance(deal, CardDeal):
        return ()
    match answer:
        case HighAnswer(cards):
            made = best_hand(FREE_HIGH, tuple(sorted(cards, reverse=True)), ())
            assert made is not None
            return (_five(deal, made.cards, capital(shown(made.name)), low=False, right=right),)
        case LowAnswer(None):
            return (_none(),)
        case LowAnswer(five) if five is not None:
            cards = in_low_order(five)
            return (_five(deal, cards, low_reading(cards), low=True, right=right),)
        case PlayAnswer(high, low):
            return _two_lanes(deal, high, low, right=right)
        case NutsAnswer(_, _, highs, lows):
            pick = max(sorted(pair, reverse=True) for pair in highs)
            pick_low = None if lows is None else max(sorted(pair, reverse=True) for pair in lows)
            return _two_lanes(deal, pick, pick_low, right=right)
    return ()


def _two_lanes(
    deal: CardDeal, high: Sequence[Card] | frozenset[Card], low: object, *, right: bool
) -> tuple[MadeLine, ...]:
    share, low_share = share_of(deal.variant, Ranking.HIGH), share_of(deal.variant, Ranking.ACE_TO_FIVE)
    assert share is not None
    lines = [_lane(deal, share, tuple(sorted(high, reverse=True)), right=right)]
    if low_share is None:
        return tuple(lines)
    if low is None:
        return (*lines, _none())
    assert isinstance(low, frozenset | list)
    return (*lines, _lane(deal, low_share, in_low_order(low), right=right))


def _lane(deal: CardDeal, share: PotShare, holes: Cards, *, right: bool) -> MadeLine:
    """The best that these hole cards make with the board; the cards alone where they may not play so."""
    low = share.ranking is Ranking.ACE_TO_FIVE
    made = _made_with(share, holes, deal.board)
    if made is None:
        title = _tr("No low with these") if low else _tr("{count} cards").format(count=len(holes))
        picture = MadePicture(hole=holes, low=low, rings=right)
        return MadeLine(title=title, picture=picture, hole_count=_hand_count(len(holes)))
    picture = MadePicture.of(made, rings=right)
    name = low_reading(made.cards) if low else capital(shown(made.name))
    return MadeLine(
        title=name,
        picture=picture,
        hole_count=_hand_count(len(made.hole)),
        board_count=_board_count(len(made.board)),
    )


def _made_with(share: PotShare, holes: Cards, board: Cards) -> MadeHand | None:
    """The best hand in which just these hole cards play."""
    if share.exactly_from_hole is not None and len(holes) != share.exactly_from_hole:
        return None
    exact = PotShare(ranking=share.ranking, exactly_from_hole=len(holes), qualifier=share.qualifier)
    return best_hand(exact, holes, board)


def _five(deal: CardDeal, cards: Cards, title: str, *, low: bool, right: bool) -> MadeLine:
    hole = tuple(card for card in cards if card in deal.hand)
    board = tuple(card for card in cards if card in deal.board)
    picture = MadePicture(hole=hole, board=board, low=low, rings=right)
    if not deal.board:
        return MadeLine(title=title, picture=picture)
    return MadeLine(
        title=title, picture=picture, hole_count=_hand_count(len(hole)), board_count=_board_count(len(board))
    )


def _none() -> MadeLine:
    return MadeLine(title=_tr("No low"), picture=None)


def _hand_count(count: int) -> str:
    return _tr("{count} from hand").format(count=count)


def _board_count(count: int) -> str:
    return _tr("{count} from board").format(count=count)
