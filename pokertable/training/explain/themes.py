"""Themes of decisions to put chips in or not: facts of the cards and the table that name them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import ACE, DECK, EIGHT, TEN, Card
from pokertable.model.hand.actions import CheckCall, RaiseTo
from pokertable.model.ranking.best import best_hand
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.names import low_place
from pokertable.model.ranking.no_low import low_can_come
from pokertable.model.ranking.share import Ranking
from pokertable.training.starts.start import start_of

if TYPE_CHECKING:
    from pokertable.model.ranking.share import PotShare
    from pokertable.model.variant import Variant
    from pokertable.training.weigh.moment import Moment
    from pokertable.training.weigh.verdict import Verdict

_HALF: Final = 0.5
_SOME: Final = 0.05
"""Part of the pot from which something is won at all."""
_MOSTLY_ONE_SIDE: Final = 0.65
_QUARTERED: Final = 0.25
"""Part of the deals with a quarter of the pot from which a hand is said to be quartered."""
_SHORT: Final = 15
"""Big blinds up to which the choice is to push or to fold."""
_LIVE: Final = 0.9
"""Chance that the next card helps, as a part of what it was with no card in sight, below which too many are gone."""
_FOR_LOW: Final = 0.25
"""Part of the equity from which a stud hand needs cards for its low."""
_TO_A_FLUSH: Final = 3
_THREE: Final = 3
_TO_A_LOW: Final = 3
"""Low ranks of a board that allows a low."""
_STRONG: Final = 1.5
"""Equity from which a hand faces a bet for value, as a part of an even share among those still in."""
_LOW_DRAW: Final = 3
"""Low ranks of a stud hand that draws to a low, at least."""
_WHOLE: Final = 5
_PAT: Final = (
    Category.STRAIGHT,
    Category.FLUSH,
    Category.FULL_HOUSE,
    Category.FOUR_OF_A_KIND,
    Category.STRAIGHT_FLUSH,
)
_PAT_LOW: Final = TEN
"""Highest rank of a low that is pat."""
_FAR_MORE: Final = 2.5
"""Multiple of what the missing equity costs from which a call loses by later bets too."""


def is_start(moment: Moment) -> bool:
    """Whether it is the first round of betting."""
    return moment.public.street == 0


def is_played(moment: Moment) -> bool:
    """Whether an intermediate plays such a start from there: then only its price can be too high."""
    start = start_of(moment.hand.observe(moment.seat), moment.seat)
    return start is not None and start.is_played


def is_short(moment: Moment) -> bool:
    """Whether the stacks that play are so short that a raise means all-in."""
    public, legal = moment.public, moment.legal
    if public.game.structure is Structure.FIXED or not is_start(moment):
        return False
    return legal.effective <= _SHORT * public.game.unit


def may_push(moment: Moment) -> bool:
    """Whether the stacks are short and the limit lets them all in: with a pot limit a raise may leave half behind."""
    legal = moment.legal
    limit = legal.raise_to[1] if legal.raise_to is not None else legal.bet + (legal.check_call or 0)
    return is_short(moment) and (legal.call_is_all_in or limit >= legal.effective)


def is_for_the_stack(moment: Moment) -> bool:
    """Whether the decision taken puts the stack in, or all that the others have left."""
    public, legal = moment.public, moment.legal
    if isinstance(moment.taken, RaiseTo):
        return moment.taken.amount >= legal.effective
    return legal.call_is_all_in or all(public.seats[seat].all_in for seat in moment.opponents)


def mostly_splits(verdict: Verdict) -> bool:
    """Whether the hand wins half of the pot, and no more, more often than not."""
    return verdict.ranges.ends[2] >= 1 / 2


def half_of_the_pot(verdict: Verdict) -> bool:
    """Whether a split pot is played for one side: nearly all equity comes from there, a scoop is rare.

    A hand for the high that mostly wins nothing is not for half: it is beaten. If the board allows no low, the high is
    the whole pot, and a part of it means a tie.
    """
    share, public = verdict.ranges, verdict.moment.public
    whole, high = sum(share.by_share), share.by_share[0]
    return (
        len(share.by_share) > 1
        and (share.ends[0] <= _HALF or high < _MOSTLY_ONE_SIDE * whole)
        and all(low_can_come(each, public.known_board) for each in public.game.variant.shares if each.is_low)
        and whole >= _SOME
        and max(share.by_share) > _MOSTLY_ONE_SIDE * whole
        and share.scoop < _HALF * share.equity
    )


def is_sure_of_half(verdict: Verdict) -> bool:
    """Whether a pot that is split gives the hand half at least, nearly always, and all of it less often than half."""
    share, public = verdict.ranges, verdict.moment.public
    nothing, quarter, half, _, whole = share.ends
    lows = [each for each in public.game.variant.shares if each.is_low]
    is_split = len(share.by_share) > 1 and all(low_can_come(each, public.known_board) for each in lows)
    return is_split and nothing + quarter <= _SOME and whole < half


def wins_something(verdict: Verdict) -> bool:
    """Whether the hand wins more than a few chances in a hundred."""
    return verdict.ranges.equity >= _SOME


def is_quartered(verdict: Verdict) -> bool:
    """Whether a split pot is often won by a quarter."""
    return verdict.game.variant.is_split and verdict.ranges.quartered >= _QUARTERED


def is_counterfeited(moment: Moment) -> bool:
    """Whether the last card of the board paired one of the player's low cards and left too few of them for a low.

    There was a draw to a low before it, on the river a low, and the card made no three of a kind with a pair in hand.
    """
    variant, board = moment.public.game.variant, moment.public.known_board
    lows = [share for share in variant.shares if share.is_low]
    if not (variant.is_split and board and lows):
        return False
    if not moment.streets_left and best_hand(lows[0], moment.own, board[:-1]) is None:
        return False
    held = Counter(card.rank for card in moment.own if lows[0].may_hold(card.rank))
    own, before = set(held), {card.rank for card in board[:-1]}
    if sum(lows[0].may_hold(rank) for rank in before) < 2 or held[board[-1].rank] > 1:
        return False
    return len(own - before - {board[-1].rank}) < 2 <= len(own - before)  # two cards of the hand play


def has_lower_flush(moment: Moment) -> bool:
    """Whether two cards of the hand make a flush, or draw to one, without the best card that is left for it.

    With three of a rank on the board, or two pair, full houses beat the best flush too: then that is not what is wrong.
    """
    board = moment.public.known_board
    if not board or not moment.public.game.variant.board_cards or len({card.rank for card in board}) < len(board) - 1:
        return False
    for suit in {card.suit for card in board}:
        own = [card.rank for card in moment.own if card.suit == suit]
        lies = [card.rank for card in board if card.suit == suit]
        if len(own) >= 2 and len(lies) >= (2 if moment.streets_left else _TO_A_FLUSH):
            best = max(rank for rank in range(13) if rank not in lies)
            if max(own) != best:
                return True
    return False


def has_flush(moment: Moment) -> bool:
    """Whether two cards of the hand make a flush with the board."""
    own, board = ([card.suit for card in cards] for cards in (moment.own, moment.public.known_board))
    return any(own.count(suit) >= 2 and board.count(suit) >= _TO_A_FLUSH for suit in set(own))


def has_lower_low(moment: Moment) -> bool:
    """Whether two cards of the hand make a low with the board, or draw to one, without being the two best for it."""
    variant, board = moment.public.game.variant, moment.public.known_board
    low = next((share for share in variant.shares if share.is_low), None)
    if low is None or not board:
        return False
    lies = {card.rank for card in board if low.may_hold(card.rank)}
    own = {card.rank for card in moment.own if low.may_hold(card.rank)} - lies
    if len(own) < 2 or len(lies) < (2 if moment.streets_left else _TO_A_LOW):
        return False
    left = sorted({card.rank: card for card in DECK if card.rank not in lies}.values(), key=low_place)
    return not own.issuperset(card.rank for card in left[:2])


def is_dead(verdict: Verdict) -> bool:
    """Whether the next card helps much less often because cards that a stud hand needs are in sight."""
    moment, wanted = verdict.moment, cards_wanted(verdict)
    gone = [card for card in moment.in_sight if card not in moment.own]
    if not wanted or not gone:
        return False
    unseen = len(DECK) - len(moment.own)
    live = len(set(wanted).difference(gone)) / (unseen - len(gone))
    return live < _LIVE * len(wanted) / unseen


def cards_wanted(verdict: Verdict) -> tuple[Card, ...]:
    """The cards that improve a stud hand, seen or not: its low if much of its equity comes from there, else its high.

    None is needed once all are dealt.
    """
    moment = verdict.moment
    variant, own = moment.public.game.variant, moment.own
    if variant.board_cards or not moment.in_sight or not moment.streets_left:
        return ()
    wanted = low_cards_wanted(verdict)
    return wanted if wanted or not variant.has_high else _highs_wanted(variant, own)


def low_cards_wanted(verdict: Verdict) -> tuple[Card, ...]:
    """The cards that improve a low without a board, seen or not, where much of the hand's equity comes from there."""
    moment, share = verdict.moment, verdict.ranges
    if moment.public.game.variant.board_cards:
        return ()
    for low, part in zip(moment.public.game.variant.shares, share.by_share, strict=True):
        if low.is_low and part >= _FOR_LOW * share.equity:
            wanted = lows_wanted(low, moment.own, moment.streets_left)
            if wanted:
                return wanted
    return ()


def _highs_wanted(variant: Variant, own: Sequence[Card]) -> tuple[Card, ...]:
    """The cards that lift a high hand a category; before five cards those of its suit, and of its ranks if paired.

    What is made needs none: three of a kind before five cards, then a straight or better.
    """
    from pokertable.analysis.outs import outs

    made = best_hand(variant.share("high"), own, ())
    if made is not None:
        return outs(variant, own).high if made.category.order < Category.STRAIGHT.order else ()
    ranks, suits = Counter(card.rank for card in own), Counter(card.suit for card in own)
    flush = {suit for suit, count in suits.items() if count >= _TO_A_FLUSH}
    most = max(ranks.values())
    if most >= _THREE:
        return ()
    wanted = [card for card in DECK if card.suit in flush or (card.rank in ranks and (not flush or most > 1))]
    return tuple([card for card in wanted if card not in own])


def lows_wanted(share: PotShare, own: Sequence[Card], left: int = _WHOLE) -> tuple[Card, ...]:
    """The cards that improve a draw to this low, seen or not; none where the cards are no draw, or are a whole low.

    `left` cards are still to be dealt.
    """
    top = share.qualifier if share.must_qualify and share.qualifier is not None else EIGHT
    lows = [card for card in DECK if card.rank <= top or card.rank == ACE]
    ranks = {card.rank for card in own}
    held = len({card.rank for card in lows} & ranks)
    if not min(_LOW_DRAW, len(own)) <= held < _WHOLE or held + left < _WHOLE:
        return ()
    return tuple([card for card in lows if card.rank not in ranks])


def is_drawing(moment: Moment) -> bool:
    """Whether the hand needs a card that is to come: a draw on a board, any hand without one."""
    import numpy as np

    from pokertable.players.worth.draws import draws

    variant, board = moment.public.game.variant, moment.public.known_board
    if not moment.streets_left:
        return False
    if not variant.board_cards:
        return True
    return bool(draws(variant, np.array([sorted(map(int, moment.own))], np.uint8), list(map(int, board))).any[0])


def is_bluff(verdict: Verdict) -> bool:
    """Whether chips were put in with a hand that is mostly behind."""
    return verdict.moment.lives_by_folds(verdict.ranges.equity)


def is_pat(moment: Moment) -> bool:
    """Whether the player's own cards make a straight or better for high, a badugi, or a low no higher than a ten.

    Or three of a kind without a board. Beaten, such a hand has not bluffed.
    """
    share, board = moment.public.game.variant.shares[0], moment.public.known_board
    made = best_hand(share, moment.own, board)
    if made is None or not made.hole:
        return False
    if made.category is Category.THREE_OF_A_KIND:
        return not share.is_low and not board
    if not share.is_low or made.category not in (Category.LOW, Category.HIGH_CARD):
        return made.category in ((Category.BADUGI,) if share.is_low else _PAT)
    is_low_ace = share.ranking is not Ranking.DEUCE_TO_SEVEN
    return max(card.rank for card in made.cards if not (is_low_ace and card.rank == ACE)) <= _PAT_LOW


def costs_more_later(verdict: Verdict) -> bool:
    """Whether a call loses far more than the equity that it lacks."""
    moment, now, needed, had = verdict.moment, verdict.measured, verdict.needed, verdict.compared
    if now is None or needed is None or had is None or verdict.pool is not None or CheckCall() not in moment.choices:
        return False
    missing = (needed - had.equity) * (moment.legal.winnable + (moment.legal.check_call or 0))
    return bool(moment.streets_left) and -now.means[moment.choices.index(CheckCall())] > _FAR_MORE * missing


def has_the_edge(verdict: Verdict) -> bool:
    """Whether the hand wins at least an even share among those still in."""
    return verdict.moment.is_for_value(verdict.ranges.equity)


def is_strong(verdict: Verdict) -> bool:
    """Whether the hand wins so much more than an even share that it faces a bet for value."""
    return verdict.ranges.equity >= _STRONG * verdict.moment.even_share


def is_out_of_position(moment: Moment) -> bool:
    """Whether somebody acts behind the player in the rounds to come."""
    public = moment.public
    if not moment.streets_left or not public.game.variant.board_cards:
        return False
    order = [(seat - public.button - 1) % len(public.seats) for seat in moment.opponents]
    return max(order) > (moment.seat - public.button - 1) % len(public.seats)
