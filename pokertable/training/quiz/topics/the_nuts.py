"""Topic d: the nuts on this board, and the nut low. Pick two cards of the whole deck for each."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

from pokertable.model.cards import DECK, Card
from pokertable.model.games import Variant
from pokertable.model.ranking.best import Cards, FiveRank, best_hand, five_rank
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.names import low_place, low_reading
from pokertable.model.ranking.share import PotShare
from pokertable.model.ranking.strength import category
from pokertable.model.text import Phrase, phrase
from pokertable.training.quiz.answers import (
    CardSet,
    Exchange,
    cards_from,
    has_high,
    has_low,
    low_share,
    moved,
    names,
    plays_two_of_hand,
    spelled,
)
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.errors import (
    COUNTERFEITED,
    LOW_OVERLOOKED,
    PAIRED_LOW,
    PLAYED_BOARD,
    UNQUALIFIED,
    USED_ONE,
    ErrorKind,
    error_kind,
)
from pokertable.training.quiz.hands import AnswerHand, low_headline, made_of, no_low
from pokertable.training.quiz.parts import NO_LOW, CardsPart, Part, Pool, Value, low_of, set_of
from pokertable.training.quiz.question import Hint, Question, Tempting, Topic, temptations

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from pokertable.analysis.nuts import Nuts

NUTS_MISSED: Final = error_kind(
    "nuts_missed",
    "Nuts missed",
    "A better hand is possible on this board.",
    "Paired board? Three of a suit? Three close in rank?",
)
NUT_LOW_MISSED: Final = error_kind(
    "nut_low_missed",
    "Nut low missed",
    "A lower low is possible on this board.",
    "The two lowest ranks that the board has not.",
)
_BOARDS = (3, 4, 5, 5, 5)
_SEEN_FIRST = (Category.STRAIGHT, Category.FLUSH)
"""What one looks for on a board, though a better kind of hand may be possible."""


@dataclass(frozen=True, slots=True)
class NutsAnswer:
    """Pairs of hole cards: for the high and for the low (None: no low is possible). A player gives one of each."""

    variant: Variant
    board: Cards
    high: frozenset[CardSet]
    low: frozenset[CardSet] | None

    @property
    def values(self) -> tuple[Any, ...]:
        """A pair of each half."""
        return (tuple(_first(self.high)), None if self.low is None else tuple(_first(self.low)))

    def exchanged(self, exchange: Exchange) -> NutsAnswer:
        """With other cards."""
        low = None if self.low is None else _moved_pairs(self.low, exchange)
        board = tuple(exchange[card] for card in self.board)
        return NutsAnswer(self.variant, board, _moved_pairs(self.high, exchange), low)

    def json(self) -> dict[str, Any]:
        """``{high: {category, holes}, low: {cards, holes} or null}``; `cards`: the low with the first of the pairs."""
        made = best_hand(self.variant.share("high"), tuple(sorted(_first(self.high), reverse=True)), self.board)
        assert made is not None, "the nuts are asked for on three to five cards"
        high = {"category": made.category.value, "holes": _holes(self.high)}
        if self.low is None:
            return {"high": high, "low": None}
        lowest = best_hand(self.variant.share("low"), tuple(sorted(_first(self.low), reverse=True)), self.board)
        return {
            "high": high,
            "low": {"cards": [] if lowest is None else names(lowest.cards), "holes": _holes(self.low)},
        }


def _moved_pairs(pairs: frozenset[CardSet], exchange: Exchange) -> frozenset[CardSet]:
    return frozenset(moved(pair, exchange) for pair in pairs)


def _holes(pairs: Iterable[CardSet]) -> list[list[str]]:
    return [names(pair) for pair in sorted((sorted(pair, reverse=True) for pair in pairs), reverse=True)]


def load_arrays() -> None:
    """Load what the first question of a process waits for."""
    import pokertable.analysis.nuts  # noqa: F401


def deal(variant: Variant, rng: random.Random) -> CardDeal:
    """A board of three to five cards and a hand, which holds the nuts half of the time."""
    board = _board(rng)
    hand: list[Card] = []
    if rng.random() < 0.5:
        hand = sorted(rng.choice(sorted(map(sorted, _pairs(variant.share("high"), board)))))
    rest = [card for card in DECK if card not in board and card not in hand]
    hand += rng.sample(rest, variant.hole_cards - len(hand))
    rng.shuffle(hand)
    return CardDeal(variant, tuple(hand), board)


def _board(rng: random.Random) -> Cards:
    """Any board; every fourth has four cards of a suit, where one card of it tempts."""
    if rng.random() < 0.75:
        return tuple(rng.sample(DECK, rng.choice(_BOARDS)))
    suit = rng.randrange(4)
    four = rng.sample([card for card in DECK if card.suit == suit], 4)
    board = [*four, rng.choice([card for card in DECK if card.suit != suit])]
    rng.shuffle(board)
    return tuple(board)


def build(deal: CardDeal) -> Question | None:
    """The question about this board, None if it teaches nothing."""
    share, low = deal.variant.share("high"), low_share(deal.variant)
    highs = _pairs(share, deal.board)
    lows = None if low is None else _pairs(low, deal.board) or None
    answer = NutsAnswer(deal.variant, deal.board, highs, lows)
    found = temptations(_misreadings(deal, answer), ())
    if not found:
        return None
    return Question(
        topic=TOPIC,
        deal=deal,
        negative=not _holds(deal, highs),
        prompt=_prompt(low),
        answer=answer,
        accept=(answer,),
        explanation=_explanation(deal, answer),
        tempting=found,
        hint=Hint(frozenset(), _hint_words(share, answer)),
    )


def is_right(question: Question, given: NutsAnswer) -> bool:
    """Whether the pairs that are given are among those that make the nuts."""
    truth = question.answer
    assert isinstance(truth, NutsAnswer)
    if not given.high or not given.high <= truth.high:
        return False
    if given.low is None or truth.low is None:
        return given.low is truth.low
    return bool(given.low) and given.low <= truth.low


def name_error(question: Question, given: NutsAnswer) -> ErrorKind:
    """The error in the high if that is wrong, else the one in the low."""
    truth, deal = question.answer, question.deal
    assert isinstance(truth, NutsAnswer) and isinstance(deal, CardDeal)
    if not given.high <= truth.high:
        return high_error(deal, next(iter(given.high)))
    return low_error(deal, None if given.low is None else next(iter(given.low)), truth.low)


def high_error(deal: CardDeal, pair: CardSet) -> ErrorKind:
    """In Omaha a pair that, with four or five of the board, looks like the kind of hand that the nuts are, or better.

    Otherwise the nuts were missed.
    """
    share = deal.variant.share("high")
    if share.exactly_from_hole is None:
        return NUTS_MISSED
    holes = tuple(pair)
    seen, law = best_hand(_free(share), holes, deal.board), best_hand(share, holes, deal.board)
    assert seen is not None and law is not None, "two cards and three of the board make a hand"
    best = _best(share, deal.board)
    kind = category(share, best)
    assert kind is not None
    if seen.strength >= best or law.category.order < kind.order <= seen.category.order:
        return USED_ONE if len(seen.hole) == 1 else PLAYED_BOARD
    return NUTS_MISSED


def _free(share: PotShare) -> PotShare:
    """The share as a hold'em eye reads it."""
    return replace(share, exactly_from_hole=None)


def low_error(deal: CardDeal, pair: CardSet | None, truth: frozenset[CardSet] | None) -> ErrorKind:
    """Why this pair is not the nut low."""
    share = deal.variant.share("low")
    if pair is None:
        return LOW_OVERLOOKED
    if truth is None or not all(share.may_hold(card.rank) for card in pair):
        return UNQUALIFIED
    if len({card.rank for card in pair}) < 2:
        return PAIRED_LOW
    if {card.rank for card in pair} & {card.rank for card in deal.board}:
        return COUNTERFEITED
    return NUT_LOW_MISSED


def _pairs(share: PotShare, board: Cards) -> frozenset[CardSet]:
    """Every two cards that make the best hand on this board; empty if nothing qualifies."""
    found = _nuts(share, board)
    return frozenset() if found is None else frozenset(frozenset(pair) for pair in found.pairs)


def _best(share: PotShare, board: Cards) -> int:
    found = _nuts(share, board)
    return 0 if found is None else found.strength


@lru_cache(maxsize=16)
def _nuts(share: PotShare, board: Cards) -> Nuts | None:
    from pokertable.analysis.nuts import nuts  # late: arrays are wanted for this topic alone

    return nuts(share, board)


def _misreadings(deal: CardDeal, truth: NutsAnswer) -> Iterator[Tempting]:
    low = truth.low
    right_low = None if low is None else frozenset({_first(low)})
    for pair, pull in _high_misreadings(deal):
        if pair not in truth.high:
            answer = replace(truth, high=frozenset({pair}), low=right_low)
            yield Tempting(answer, high_error(deal, pair), pull)
    if not has_low(deal.variant):
        return
    right_high = frozenset({_first(truth.high)})
    for chosen, pull in _low_misreadings(deal, low):
        if (chosen is None) != (low is None) or (chosen is not None and low is not None and chosen not in low):
            given = None if chosen is None else frozenset({chosen})
            answer = replace(truth, high=right_high, low=given)
            yield Tempting(answer, low_error(deal, chosen, low), pull)


def _high_misreadings(deal: CardDeal) -> Iterator[tuple[CardSet, int]]:
    """One's own best; second nuts; best straight, flush and hand of the next lower kind; in Omaha the one with four."""
    import numpy as np

    from pokertable.analysis.evaluate import all_strengths
    from pokertable.analysis.hands import hand_number, live_hands, private_hands

    share = deal.variant.share("high")
    live = live_hands(2, deal.board)
    values = np.where(live, all_strengths(share, deal.board, 2), 0).astype(np.int64)
    best = int(values.max())
    kind = category(share, best)

    def last(chosen: npt.NDArray[np.bool_]) -> CardSet:
        """Of the pairs that are chosen the one with the highest cards."""
        return frozenset(DECK[card] for card in private_hands(2)[np.flatnonzero(chosen)[-1]].tolist())

    mine = max(combinations(sorted(deal.hand), 2), key=lambda pair: (values[hand_number(pair)], hand_number(pair)))
    yield frozenset(mine), 3 if category(share, int(values[hand_number(mine)])) == kind else 2
    below = int(values[values < best].max(initial=0))
    if not below:
        return  # the board is the nuts: whatever one holds
    second = last(values == below)
    yield second, _likeness(deal, second, last(values == best))
    of_kind: dict[Category | None, list[int]] = {}
    for value in np.unique(values[values > 0]).tolist():
        of_kind.setdefault(category(share, value), []).append(value)
    least = of_kind.pop(kind)[0]
    for place, (lower, found) in enumerate(of_kind.items(), 1):
        if place == len(of_kind) or lower in _SEEN_FIRST:  # the values ascend: the last is the next lower kind
            yield last(values == found[-1]), 1
    if share.exactly_from_hole is not None:
        seen = np.where(live & (values < least), all_strengths(_free(share), deal.board, 2), 0)
        if int(seen.max()) >= least:
            yield last(seen == seen.max()), 3


def _likeness(deal: CardDeal, pair: CardSet, nuts: CardSet) -> int:
    """The pull of a pair that is not in sight: the nuts but for the last card, the same kind of hand, a lower kind."""
    mine, best = _rank(deal, pair), _rank(deal, nuts)
    if mine[0] != best[0]:
        return 1
    return 3 if len(best) > 2 and mine[:-1] == best[:-1] else 2


def _rank(deal: CardDeal, pair: CardSet) -> FiveRank:
    share = deal.variant.share("high")
    made = best_hand(share, tuple(pair), deal.board)
    rank = None if made is None else five_rank(share, made.cards)
    assert rank is not None, "two cards and three of the board make a high hand"
    return rank


def _low_misreadings(deal: CardDeal, truth: frozenset[CardSet] | None) -> Iterator[tuple[CardSet | None, int]]:
    """Ace and deuce whatever the board holds, the next low pair, none."""
    share = deal.variant.share("low")
    ranks = {card.rank for card in deal.board}
    near = len({rank for rank in ranks if share.may_hold(rank)}) >= 2
    lowest = sorted((card for card in DECK if card not in deal.board), key=lambda card: (low_place(card), card.suit))
    by_rank = list({card.rank: card for card in reversed(lowest)}.values())[::-1]
    yield frozenset(by_rank[:2]), (3 if near else 1) if truth is None else 2
    if truth is not None:
        fitting = [card for card in by_rank if card.rank not in ranks]
        yield frozenset({fitting[0], fitting[2]}), 2
        yield None, 1


def _first(pairs: frozenset[CardSet]) -> CardSet:
    return frozenset(max(sorted(pair, reverse=True) for pair in pairs))


def _prompt(low: PotShare | None) -> Phrase:
    if low is None:
        return phrase("The nuts on this board, with any two cards?")
    return phrase("The nuts and the nut low, with any two cards?")


def _explanation(deal: CardDeal, truth: NutsAnswer) -> Phrase:
    share, low = deal.variant.share("high"), low_share(deal.variant)
    pair = tuple(sorted(_first(truth.high), reverse=True))
    made = best_hand(share, pair, deal.board)
    assert made is not None
    cards = _pair_words(pair, len(truth.high))
    high = phrase("The nuts: {name}, with {cards}; {own}", name=made.name, cards=cards, own=_own(deal, truth.high))
    if low is None:
        return phrase("{high}.", high=high)
    if truth.low is None:
        return phrase("{high}; no low: fewer than three different low cards on the board.", high=high)
    pair = tuple(sorted(_first(truth.low), key=low_place))
    lowest = best_hand(low, pair, deal.board)
    assert lowest is not None
    ranks, cards = low_reading(lowest.cards), _pair_words(pair, len(truth.low))
    own = _own(deal, truth.low)
    return phrase("{high}; the nut low: {ranks}, with {cards}; {own}.", high=high, ranks=ranks, cards=cards, own=own)


def _holds(deal: CardDeal, pairs: frozenset[CardSet]) -> bool:
    """Whether one of the pairs is in the hand."""
    return any(pair <= frozenset(deal.hand) for pair in pairs)


def _own(deal: CardDeal, pairs: frozenset[CardSet]) -> Phrase:
    return phrase("you have it") if _holds(deal, pairs) else phrase("you do not have it")


def _pair_words(pair: Cards, count: int) -> Phrase:
    if count == 1:
        return phrase("{cards}", cards=spelled(pair))
    return phrase("{cards} (one of {count} such pairs)", cards=spelled(pair), count=count)


def _hint_words(share: PotShare, truth: NutsAnswer) -> Phrase:
    made = best_hand(share, tuple(_first(truth.high)), truth.board)
    assert made is not None
    return phrase("It is this kind of hand: {name}.", name=_KINDS[made.category])


_KINDS = {
    "high_card": phrase("high card"),
    "one_pair": phrase("one pair"),
    "two_pair": phrase("two pair"),
    "three_of_a_kind": phrase("three of a kind"),
    "straight": phrase("straight"),
    "flush": phrase("flush"),
    "full_house": phrase("full house"),
    "four_of_a_kind": phrase("four of a kind"),
    "straight_flush": phrase("straight flush"),
}


def _hands(question: Question, given: NutsAnswer) -> tuple[AnswerHand, ...]:
    deal, truth = question.deal, question.answer
    assert isinstance(deal, CardDeal) and isinstance(truth, NutsAnswer)
    high = made_of(deal, deal.variant.share("high"), _first(given.high), right=given.high <= truth.high)
    if not has_low(deal.variant):
        return (high,)
    if given.low is None:
        return (high, no_low(right=truth.low is None))
    right = truth.low is not None and given.low <= truth.low
    return (high, made_of(deal, deal.variant.share("low"), _first(given.low), right=right))


def _headline(question: Question, given: NutsAnswer, error: ErrorKind) -> Phrase:  # noqa: ARG001
    truth = question.answer
    assert isinstance(truth, NutsAnswer)
    return low_headline(given.low, truth.low) if given.high <= truth.high else phrase("Not the nuts")


def _parts(variant: Variant) -> tuple[Part, ...]:
    high = CardsPart(phrase("Pick any two cards that make the nuts, yours or not"), Pool.DECK, 2, 2)
    if not has_low(variant):
        return (high,)
    ask_low = phrase("Pick any two cards that make the nut low, yours or not")
    return (high, CardsPart(ask_low, Pool.DECK, 2, 2, NO_LOW, low=True))


def _answer(question: Question, values: Sequence[Value]) -> NutsAnswer:
    low = low_of(values[1]) if len(values) > 1 else None
    return _given(question, {set_of(values[0])}, None if low is None else {low})


def _read(question: Question, data: Any) -> NutsAnswer:
    low = data["low"]
    return _given(question, map(cards_from, data["high"]["holes"]), low and map(cards_from, low["holes"]))


def _given(question: Question, high: Iterable[CardSet], low: Iterable[CardSet] | None) -> NutsAnswer:
    deal = question.deal
    assert isinstance(deal, CardDeal)
    return NutsAnswer(deal.variant, deal.board, frozenset(high), None if low is None else frozenset(low))


def _levels(variant: Variant) -> tuple[int, int, int]:
    if has_low(variant):
        return (6, 7, 9)
    return (2, 3, 4) if variant.exactly_from_hole is None else (2, 3, 5)


def _rare(variant: Variant) -> tuple[ErrorKind, ...]:
    if variant.exactly_from_hole is None:
        return ()
    return (USED_ONE, COUNTERFEITED) if has_low(variant) else (USED_ONE,)


TOPIC: Final = Topic(
    key="nuts",
    title=phrase("Nuts and nut low"),
    fits=lambda variant: has_high(variant) and plays_two_of_hand(variant),
    levels=_levels,
    errors=(
        NUTS_MISSED,
        NUT_LOW_MISSED,
        USED_ONE,
        PLAYED_BOARD,
        LOW_OVERLOOKED,
        UNQUALIFIED,
        COUNTERFEITED,
        PAIRED_LOW,
    ),
    rare=_rare,
    deal=deal,
    build=build,
    parts=_parts,
    answer=_answer,
    read=_read,
    is_right=is_right,
    name_error=name_error,
    headline=_headline,
    hands=_hands,
)
