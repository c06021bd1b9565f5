"""Topic i, games that the lowest hand wins: which of the hands is the lowest, where everybody has one.

Who has the lowest hand together with others is as right as they are, and so is who says that they tie.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import chain, combinations
from typing import Final

from pokertable.model.cards import DECK, Card
from pokertable.model.ranking.best import Cards, FiveRank, MadeHand, five_rank
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.names import RANK_NAMES, low_place
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.model.text import Phrase, phrase
from pokertable.model.variant import Variant
from pokertable.session.words.line import listed
from pokertable.training.quiz.answers import PlayerAnswer, low_share, player_from
from pokertable.training.quiz.deals import HandsDeal
from pokertable.training.quiz.errors import ACE_AS_HIGH, STRAIGHT_COUNTED, ErrorKind, error_kind
from pokertable.training.quiz.fives import made_hand
from pokertable.training.quiz.hands import AnswerHand
from pokertable.training.quiz.parts import HandPart
from pokertable.training.quiz.question import Hint, Question, Tempting, Topic, named_by_tempting, temptations
from pokertable.training.quiz.reasons import before
from pokertable.training.quiz.topics.who_wins import player

PAIR_AS_LOW: Final = error_kind(
    "pair_read_as_low",
    "Pair read as low",
    "You read a pair by its small ranks.",
    "A pair counts against a hand, however small.",
)
ACE_AS_LOW: Final = error_kind(
    "ace_read_as_low", "Ace read as low", "You took the ace for the lowest card.", "Deuce to seven: the ace is high."
)
STRAIGHT_FORGOTTEN: Final = error_kind(
    "straight_forgotten",
    "Straight forgotten",
    "You read five in a row as a low.",
    "Deuce to seven: a straight is a high hand.",
)
FLUSH_FORGOTTEN: Final = error_kind(
    "flush_forgotten",
    "Flush forgotten",
    "You read five of a suit as a low.",
    "Deuce to seven: a flush is a high hand.",
)
FROM_THE_BOTTOM: Final = error_kind(
    "compared_from_the_bottom",
    "Compared from the bottom",
    "You compared the lowest cards first.",
    "The highest card decides, then the next.",
)
TIED_TOO_SOON: Final = error_kind(
    "tie_too_soon",
    "Tie too soon",
    "You took two hands for equal that part further down.",
    "Five cards decide: compare them to the last.",
)
NOT_LOWEST: Final = error_kind(
    "higher_hand", "Higher hand", "There is a lower hand.", "Say each hand from its highest card down."
)
ALL_COUNTED: Final = error_kind(
    "all_four_counted",
    "All four counted",
    "You compared four cards that do not all count.",
    "Badugi: one card of each suit and rank counts.",
)
FEWER_PREFERRED: Final = error_kind(
    "fewer_cards_preferred",
    "Fewer cards preferred",
    "You took lower cards, but fewer of them.",
    "Badugi: first how many count, then how low they are.",
)
_LOOKED_AT: Final = 3
"""So many cards of a hand are looked at by who takes two for equal too soon."""
_FLUSH, _STRAIGHT = Category.FLUSH.order, Category.STRAIGHT.order
_RAZZ: Final = PotShare(ranking=Ranking.ACE_TO_FIVE)
_DEUCE: Final = PotShare(ranking=Ranking.DEUCE_TO_SEVEN)


TIE: Final = PlayerAnswer(None)
"""Several tie for the lowest hand."""


def deal(variant: Variant, rng: random.Random) -> HandsDeal:
    """Two to four hands of low cards, most of them without a pair among five, every third time two of them alike."""
    deck = [card for card in DECK if card.rank < 8 or card.rank == 12]
    rng.shuffle(deck)
    hands: list[Cards] = []
    alike = rng.random() < 0.4
    for place in range(rng.choice((2, 2, 3, 4))):
        hand = _like(hands[0], deck, rng) if alike and place == 1 else _hand(deck, variant.hole_cards, rng)
        deck = [card for card in deck if card not in hand]
        hands.append(hand)
    rng.shuffle(hands)
    return HandsDeal(variant, tuple(hands))


def _like(other: Cards, deck: Sequence[Card], rng: random.Random) -> Cards:
    """A hand of the ranks of another, but for a card or two."""
    found: list[Card] = []
    for card in rng.sample(other, len(other) - rng.choice((1, 1, 2))):
        found += [one for one in deck if one.rank == card.rank and one not in found][:1]
    found += [card for card in deck if card not in found][: len(other) - len(found)]
    rng.shuffle(found)
    return tuple(found)


def _hand(deck: Sequence[Card], count: int, rng: random.Random) -> Cards:
    """The first cards of a deck; or of one suit, in a row, or of different ranks first, as far as there are such."""
    kind, suit, lowest = rng.random(), rng.randrange(4), rng.randrange(-1, 5)
    if kind < 0.12:
        first = [card for card in deck if card.suit == suit]
    elif kind < 0.27:
        ranks = [rank % 13 for rank in range(lowest, lowest + 5)]
        first = _of_each([card for card in deck if card.rank in ranks])
    else:
        first = _of_each(deck) if kind < 0.75 else []
    chosen = [*first[: min(5, count)], *[card for card in deck if card not in first[:5]]][:count]
    rng.shuffle(chosen)
    return tuple(chosen)


def _of_each(cards: Sequence[Card]) -> list[Card]:
    """The first card of each rank."""
    return list({card.rank: card for card in reversed(cards)}.values())[::-1]


def build(deal: HandsDeal) -> Question | None:
    """The question about these hands, None where every answer is right."""
    share = deal.variant.share("low")
    made = _made(deal)
    best = max(hand.strength for hand in made)
    lowest = [PlayerAnswer(place) for place, hand in enumerate(made) if hand.strength == best]
    accept = (*lowest, TIE) if len(lowest) > 1 else tuple(lowest)
    found = temptations(_misreadings(deal, share, made), accept)
    if not found:
        return None
    return Question(
        topic=TOPIC,
        deal=deal,
        negative=PlayerAnswer(_at_first_sight(deal)) not in accept,
        prompt=phrase("Which hand is the lowest?"),
        answer=accept[0],
        accept=accept,
        explanation=_explanation(made, [answer.player for answer in lowest if answer.player is not None]),
        tempting=found,
        hint=Hint(frozenset(hand.cards[0] for hand in made), _rule(share), low=True),
    )


def _made(deal: HandsDeal) -> list[MadeHand]:
    """The best low of each player, pairs included."""
    found = [made_hand(deal.variant.share("low"), hand, ()) for hand in deal.hands]
    return [hand for hand in found if hand is not None]


def _rule(share: PotShare) -> Phrase:
    """How hands are compared, in one line."""
    if share.has_low_ace:
        if share.ranking is Ranking.BADUGI:
            return phrase("The most cards of different suits and ranks first, then their highest, the ace low.")
        return phrase("The highest card first, the ace low. Straights and flushes do not count; pairs do.")
    return phrase("The highest card first, the ace high. Straights, flushes and pairs count against a hand.")


# The readers, each by what it compares: the lower wins

_Key = Callable[[Cards], tuple[int, ...]]


def _negated(rank: FiveRank | None) -> tuple[int, ...]:
    assert rank is not None, "five cards are a hand of this share"
    return tuple(-part for part in rank)


def _worth(share: PotShare, cards: Cards) -> tuple[int, ...]:
    """The kind of the best five, then their places from the highest down: the lower is the lower hand.

    In badugi how many count, negated, then the places of these.
    """
    if share.ranking is Ranking.BADUGI:
        every = chain.from_iterable(combinations(cards, count) for count in range(1, len(cards) + 1))
        return min(_negated(rank) for chosen in every if (rank := five_rank(share, chosen)) is not None)
    return min(_negated(five_rank(share, five)) for five in combinations(cards, 5))


def _places(share: PotShare, cards: Cards) -> list[int]:
    """The places of the ranks from the lowest up."""
    return sorted(low_place(card) if share.has_low_ace else card.rank for card in cards)


def _pairs_as_low(share: PotShare) -> _Key:
    """The five lowest cards, whether or not two are of a rank."""
    return lambda cards: tuple(_places(share, cards)[4::-1])


def _from_the_bottom(share: PotShare) -> _Key:
    """The right five, compared from their lowest card."""
    return lambda cards: (_worth(share, cards)[0], *reversed(_worth(share, cards)[1:]))


def _first_cards(share: PotShare) -> _Key:
    """The first cards of the right five."""
    return lambda cards: _worth(share, cards)[: 1 + _LOOKED_AT]


def _ace_low(cards: Cards) -> tuple[int, ...]:
    """Deuce to seven but for the ace, which is taken for the lowest card."""
    return (_worth(_DEUCE, cards)[0], *_worth(_RAZZ, cards)[1:])


def _without_straights(cards: Cards) -> tuple[int, ...]:
    """Deuce to seven where five in a row are nothing special; in one suit they are a flush still."""
    kind, *ranks = _worth(_DEUCE, cards)
    return ({_STRAIGHT: 0, Category.STRAIGHT_FLUSH.order: _FLUSH}.get(kind, kind), *ranks)


def _without_flushes(cards: Cards) -> tuple[int, ...]:
    """Deuce to seven where one suit is nothing special."""
    kind, *ranks = _worth(_DEUCE, cards)
    return ({_FLUSH: 0, Category.STRAIGHT_FLUSH.order: _STRAIGHT}.get(kind, kind), *ranks)


def _high_ace(cards: Cards) -> tuple[int, ...]:
    """Ace to five but for the ace, which is taken for the highest card."""
    return min(_without_row_or_suit(five) for five in combinations(cards, 5))


def _without_row_or_suit(five: Cards) -> tuple[int, ...]:
    """Deuce to seven where neither five in a row nor one suit is anything special."""
    kind, *ranks = _worth(_DEUCE, five)
    return (0 if len(set(ranks)) == len(ranks) else kind, *ranks)


def _with_straights(cards: Cards) -> tuple[int, ...]:
    """Ace to five where the best five are taken for a straight or a flush that they look like."""
    best = min(combinations(cards, 5), key=lambda five: _negated(five_rank(_RAZZ, five)))
    kind, *places = _negated(five_rank(_RAZZ, best))
    looks = _STRAIGHT if not kind and places[0] - places[4] == 4 else 0
    return (max(kind, looks, _FLUSH if len({card.suit for card in best}) == 1 else 0), *places)


def _readers(share: PotShare) -> tuple[tuple[ErrorKind, int, _Key], ...]:
    """Each error, its pull, and what is compared by who makes it; of two that come to one answer the first names it."""
    last = ((FROM_THE_BOTTOM, 2, _from_the_bottom(share)), (TIED_TOO_SOON, 2, _first_cards(share)))
    if share.ranking is Ranking.BADUGI:
        return (
            (ALL_COUNTED, 3, _pairs_as_low(share)),
            (FEWER_PREFERRED, 3, lambda cards: _worth(share, cards)[1:]),
            *last,
        )
    common = ((PAIR_AS_LOW, 3, _pairs_as_low(share)),)
    if share.has_low_ace:
        return (*common, (STRAIGHT_COUNTED, 3, _with_straights), (ACE_AS_HIGH, 2, _high_ace), *last)
    return (
        (STRAIGHT_FORGOTTEN, 3, _without_straights),
        (FLUSH_FORGOTTEN, 3, _without_flushes),
        *common,
        (ACE_AS_LOW, 3, _ace_low),
        *last,
    )


def _at_first_sight(deal: HandsDeal) -> int:
    """The hand that shows the lowest cards, the ace low: whether they pair, suit or follow each other is not seen."""
    seen = [_pairs_as_low(_RAZZ)(hand) for hand in deal.hands]
    return seen.index(min(seen))


def _misreadings(deal: HandsDeal, share: PotShare, made: Sequence[MadeHand]) -> Iterator[Tempting]:
    for error, pull, key in _readers(share):
        keys = [key(hand) for hand in deal.hands]
        lowest = [place for place, one in enumerate(keys) if one == min(keys)]
        yield Tempting(PlayerAnswer(lowest[0]) if len(lowest) == 1 else TIE, error, pull)
    order = sorted(range(len(made)), key=lambda place: -made[place].strength)
    yield Tempting(PlayerAnswer(order[1]), NOT_LOWEST, 1)


# Words


def _explanation(made: Sequence[MadeHand], lowest: Sequence[int]) -> Phrase:
    """Every hand by its name, then whose is the lowest."""
    said = [phrase("{player}: {hand}", player=player(place), hand=hand.name) for place, hand in enumerate(made)]
    hands = listed(said, "{items}; {item}")
    who = listed([player(place) for place in lowest], "{items} and {item}")
    if len(lowest) > 1:
        return phrase("{hands}. {who} tie for the lowest.", hands=hands, who=who)
    return phrase("{hands}. {who} has the lowest.", hands=hands, who=who)


def _corrected(question: Question, given: PlayerAnswer) -> Phrase:
    """Why the hand that was picked is not the lowest, then all of them."""
    made, right = _made(question.hands), question.truth(PlayerAnswer).player
    assert right is not None, "where several tie, the first of them stands for all"
    others = [place for place in range(len(made)) if place != right]
    seat = max(others, key=lambda place: made[place].strength) if given.player is None else given.player
    wrong, best = made[seat], made[right]
    if wrong.category is best.category and len(wrong.cards) == len(best.cards):
        return before(_they_part(best, wrong), question.explanation)
    said = "{player} has only {hand}: it loses to {best}."
    return before(phrase(said, player=player(seat), hand=wrong.name, best=best.name), question.explanation)


def _they_part(low: MadeHand, high: MadeHand) -> Phrase:
    """The first card, read from the highest, in which the lower of two hands of a kind is lower."""
    pairs = ((a.rank, b.rank) for a, b in zip(low.cards, high.cards, strict=True))
    lower, higher = next(pair for pair in pairs if pair[0] != pair[1])
    return phrase(
        "Read from the highest card, the {low} beats the {high}.", low=RANK_NAMES[lower], high=RANK_NAMES[higher]
    )


def _hands(question: Question, given: PlayerAnswer) -> tuple[AnswerHand, ...]:
    """The five that play of the hand that is picked, under its player."""
    right = question.topic.is_right(question, given)
    if given.player is None:
        return (AnswerHand(phrase("They tie"), (), (), low=True, right=right, counted=False),)
    made = _made(question.hands)[given.player]
    name = phrase("{player}: {hand}", player=player(given.player), hand=made.name)
    return (AnswerHand(name, made.cards, (), low=True, right=right, counted=False),)


_RARE: Final = {
    Ranking.ACE_TO_FIVE: (STRAIGHT_COUNTED, ACE_AS_HIGH),
    Ranking.DEUCE_TO_SEVEN: (ACE_AS_LOW, STRAIGHT_FORGOTTEN, FLUSH_FORGOTTEN),
    Ranking.BADUGI: (FEWER_PREFERRED,),
}


def _fits(variant: Variant) -> bool:
    share = low_share(variant)
    return not (variant.is_split or variant.board_cards) and share is not None and not share.must_qualify


TOPIC: Final = Topic(
    key="lower",
    title=phrase("Which is lower"),
    fits=_fits,
    levels=lambda _: (2, 3, 5),
    negatives=(0.2, 0.4, 0.6, 0.7),
    errors=(
        PAIR_AS_LOW,
        ACE_AS_LOW,
        ACE_AS_HIGH,
        STRAIGHT_FORGOTTEN,
        FLUSH_FORGOTTEN,
        STRAIGHT_COUNTED,
        FROM_THE_BOTTOM,
        TIED_TOO_SOON,
        ALL_COUNTED,
        FEWER_PREFERRED,
        NOT_LOWEST,
    ),
    rare=lambda variant: _RARE[variant.share("low").ranking],
    deal=deal,
    build=build,
    parts=lambda _: (HandPart(phrase("Pick the lowest hand"), phrase("They tie")),),
    answer=lambda _, values: PlayerAnswer(None if values[0] is None else values[0][0]),
    read=lambda question, data: player_from(question.hands.hands, data),
    name_error=named_by_tempting(NOT_LOWEST),
    headline=lambda _, given, __: phrase("No tie") if given.player is None else phrase("Not the lowest"),
    correct=_corrected,
    hands=_hands,
)
