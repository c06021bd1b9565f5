"""Games that the lowest hand wins: the lowest of several hands, where every hand is a low.

If several hands are the lowest, the answer is the tie, and none of them alone.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
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
from pokertable.training.quiz.answers import PlayerAnswer
from pokertable.training.quiz.deals import HandsDeal
from pokertable.training.quiz.errors import ACE_AS_HIGH, STRAIGHT_COUNTED, ErrorKind, error_kind
from pokertable.training.quiz.fives import made_hand
from pokertable.training.quiz.hands import AnswerHand
from pokertable.training.quiz.kinds import ChoosingTopic, HandsQuestion
from pokertable.training.quiz.parts import HandPart, Part
from pokertable.training.quiz.question import Hint, Tempting
from pokertable.training.quiz.reasons import before, player

PAIR_AS_LOW: Final = error_kind(
    "pair_read_as_low",
    "Pair read as low",
    "You read a pair as low because its ranks are small.",
    "A pair counts against a hand, however small.",
)
ACE_AS_LOW: Final = error_kind(
    "ace_read_as_low", "Ace read as low", "You treated the ace as the lowest card.", "Deuce-to-seven: the ace is high."
)
STRAIGHT_FORGOTTEN: Final = error_kind(
    "straight_forgotten",
    "Forgot the straight",
    "You read five in a row as a low.",
    "Deuce-to-seven: a straight is a high hand.",
)
FLUSH_FORGOTTEN: Final = error_kind(
    "flush_forgotten",
    "Forgot the flush",
    "You read five of a suit as a low.",
    "Deuce-to-seven: a flush is a high hand.",
)
FROM_THE_BOTTOM: Final = error_kind(
    "compared_from_the_bottom",
    "Compared from the bottom",
    "You compared the lowest cards first.",
    "The highest card decides, then the next.",
)
TIED_TOO_SOON: Final = error_kind(
    "tie_too_soon",
    "Called a tie too soon",
    "You called a tie between hands that differ further down.",
    "All five cards decide: compare them down to the last.",
)
TIE_OVERLOOKED: Final = error_kind(
    "tie_overlooked",
    "Missed the tie",
    "Another hand is just as low.",
    "Same ranks from top to bottom? Then they tie.",
)
NOT_LOWEST: Final = error_kind(
    "higher_hand", "Higher hand", "There is a lower hand.", "Say each hand from its highest card down."
)
ALL_COUNTED: Final = error_kind(
    "all_four_counted",
    "Counted all four",
    "You compared all four cards, but not all of them count.",
    "Badugi: one card of each suit and rank counts.",
)
FEWER_PREFERRED: Final = error_kind(
    "fewer_cards_preferred",
    "Chose fewer cards",
    "You chose lower cards, but fewer of them.",
    "Badugi: first compare how many cards count, then how low they are.",
)
_RARE: Final = {
    Ranking.ACE_TO_FIVE: (STRAIGHT_COUNTED, ACE_AS_HIGH),
    Ranking.DEUCE_TO_SEVEN: (ACE_AS_LOW, STRAIGHT_FORGOTTEN, FLUSH_FORGOTTEN),
    Ranking.BADUGI: (FEWER_PREFERRED,),
}
_LOOKED_AT: Final = 3
"""Number of cards compared by a reader who sees a tie too soon."""
_FLUSH, _STRAIGHT = Category.FLUSH.order, Category.STRAIGHT.order
_RAZZ: Final = PotShare(ranking=Ranking.ACE_TO_FIVE)
_DEUCE: Final = PotShare(ranking=Ranking.DEUCE_TO_SEVEN)


class WhichIsLower(ChoosingTopic):
    """The lowest of the hands, or a tie."""

    key = "lower"
    title = phrase("Which is lower")
    negatives = (0.2, 0.4, 0.6, 0.7)
    weights = (2, 3, 5)
    asks = phrase("Which hand is the lowest?")
    errors = (
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
        TIE_OVERLOOKED,
        NOT_LOWEST,
    )

    def fits(self, variant: Variant) -> bool:
        share = variant.low
        return not (variant.is_split or variant.board_cards) and share is not None and not share.must_qualify

    def rare(self, variant: Variant) -> tuple[ErrorKind, ...]:
        return _RARE[variant.share("low").ranking]

    def deal(self, variant: Variant, rng: random.Random) -> HandsDeal:
        """Two to four hands of low cards, most without a pair among five, every third time two alike."""
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

    def accepted(self, deal: HandsDeal) -> Sequence[PlayerAnswer]:
        lowest = _lowest(_made(deal))
        return (PlayerAnswer(lowest[0] if len(lowest) == 1 else None),)

    def misreadings(self, deal: HandsDeal, accept: Sequence[PlayerAnswer]) -> Iterator[Tempting[PlayerAnswer]]:
        """Each reader's lowest hand, and the second lowest; a hand that ties for the lowest tempts nobody."""
        made = _made(deal)
        lowest, order = _lowest(made), sorted(range(len(made)), key=lambda place: -made[place].strength)
        for error, pull, key in _readers(deal.variant.share("low")):
            keys = [key(hand) for hand in deal.hands]
            seen = [place for place, one in enumerate(keys) if one == min(keys)]
            if len(seen) > 1 or seen[0] not in lowest:
                yield Tempting(PlayerAnswer(seen[0] if len(seen) == 1 else None), error, pull)
        if order[1] not in lowest:
            yield Tempting(PlayerAnswer(order[1]), NOT_LOWEST, 1)

    def is_negative(self, question: HandsQuestion) -> bool:
        """Whether another hand shows the lowest cards, the ace low, ignoring pairs, suits and straights."""
        seen = [_smallest(_RAZZ, hand) for hand in question.deal.hands]
        return seen.index(min(seen)) not in _lowest(_made(question.deal))

    def name_error(self, question: HandsQuestion, given: PlayerAnswer) -> ErrorKind:
        """The error of a matching reader; for one of several tied hands, the overlooked tie."""
        return TIE_OVERLOOKED if _ties(question.deal, given) else super().name_error(question, given)

    def parts(self, deal: HandsDeal) -> tuple[Part, ...]:
        return (HandPart(ask=phrase("Pick the lowest hand"), hands=deal.hands, none=phrase("They tie")),)

    # Words

    def hint(self, deal: HandsDeal) -> Hint:
        """How hands are compared, and the highest card of each."""
        highest = frozenset(hand.cards[0] for hand in _made(deal))
        return Hint(_rule(deal.variant.share("low")), highest, low=True)

    def headline(self, question: HandsQuestion, given: PlayerAnswer) -> Phrase:
        if given.player is None:
            return phrase("No tie")
        return phrase("They tie") if _ties(question.deal, given) else phrase("Not the lowest")

    def why_not(self, question: HandsQuestion, given: PlayerAnswer) -> Phrase:
        """The hand that the picked one loses to or ties with; for a wrong tie the lowest of the other hands."""
        made, picked = _made(question.deal), given.player
        lowest = _lowest(made)
        best = next(place for place in lowest if place != picked)
        if picked in lowest:
            return phrase("{player} is just as low: {hand}.", player=player(best), hand=made[best].name)
        others = [place for place in range(len(made)) if place not in lowest]
        seat = max(others, key=lambda place: made[place].strength) if picked is None else picked
        wrong, right = made[seat], made[best]
        if _are_alike(right, wrong):
            return _they_part(right, wrong)
        said = "{player}'s hand ({hand}) loses to the best one ({best})."
        return phrase(said, player=player(seat), hand=wrong.name, best=right.name)

    def correct(self, question: HandsQuestion, given: PlayerAnswer) -> Phrase:
        """The fault of the pick, then every hand; a card that decides is said once."""
        return before(self.why_not(question, given), self._hands(question.deal))

    def explanation(self, question: HandsQuestion) -> Phrase:
        """Every hand by its name, then the lowest, and the card by which it beats the next one of its kind."""
        made = _made(question.deal)
        truth, lowest = self._hands(question.deal), _lowest(made)
        others = [hand for place, hand in enumerate(made) if place not in lowest]
        second = max(others, key=lambda hand: hand.strength, default=None)
        if len(lowest) > 1 or second is None or not _are_alike(made[lowest[0]], second):
            return truth
        return before(truth, _they_part(made[lowest[0]], second))

    def _hands(self, deal: HandsDeal) -> Phrase:
        """Every hand by its name, then the lowest."""
        made = _made(deal)
        said = [phrase("{player}: {hand}", player=player(place), hand=hand.name) for place, hand in enumerate(made)]
        hands = listed(said, "{items}; {item}")
        lowest = _lowest(made)
        who = listed([player(place) for place in lowest], "{items} and {item}")
        if len(lowest) > 1:
            return phrase("{hands}. {who} tie for the lowest.", hands=hands, who=who)
        return phrase("{hands}. {who} has the lowest.", hands=hands, who=who)

    def hands(self, question: HandsQuestion, given: PlayerAnswer) -> tuple[AnswerHand, ...]:
        """The playing cards of the picked hand, under its player."""
        right = self.is_right(question, given)
        if given.player is None:
            return (AnswerHand(phrase("They tie"), (), (), low=True, right=right, counted=False),)
        made = _made(question.deal)[given.player]
        name = phrase("{player}: {hand}", player=player(given.player), hand=made.name)
        return (AnswerHand(name, made.cards, (), low=True, right=right, counted=False),)


def _like(other: Cards, deck: Sequence[Card], rng: random.Random) -> Cards:
    """A hand of another's ranks, except for one or two cards."""
    found: list[Card] = []
    for card in rng.sample(other, len(other) - rng.choice((1, 1, 2))):
        found += [one for one in deck if one.rank == card.rank and one not in found][:1]
    found += [card for card in deck if card not in found][: len(other) - len(found)]
    rng.shuffle(found)
    return tuple(found)


def _hand(deck: Sequence[Card], count: int, rng: random.Random) -> Cards:
    """The first cards of a deck; or of one suit, in a row, or of different ranks, as far as there are such."""
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


def _made(deal: HandsDeal) -> list[MadeHand]:
    """The best low of each player, pairs included."""
    found = [made_hand(deal.variant.share("low"), hand, ()) for hand in deal.hands]
    return [hand for hand in found if hand is not None]


def _lowest(made: Sequence[MadeHand]) -> list[int]:
    best = max(hand.strength for hand in made)
    return [place for place, hand in enumerate(made) if hand.strength == best]


def _ties(deal: HandsDeal, given: PlayerAnswer) -> bool:
    """Whether the picked hand is one of several lowest."""
    lowest = _lowest(_made(deal))
    return len(lowest) > 1 and given.player in lowest


def _rule(share: PotShare) -> Phrase:
    """How hands are compared, in one line."""
    if share.has_low_ace:
        if share.ranking is Ranking.BADUGI:
            return phrase(
                "First count the cards of different suits and ranks, then compare the highest; the ace is low."
            )
        return phrase("Compare the highest card first; the ace is low. Straights and flushes don't count; pairs do.")
    return phrase("Compare the highest card first; the ace is high. Straights, flushes and pairs count against a hand.")


# The readers, each by its sort key: the lower wins

_Reader = tuple[ErrorKind, int, Callable[[Cards], tuple[int, ...]]]


def _negated(rank: FiveRank | None) -> tuple[int, ...]:
    assert rank is not None, "five cards are a hand of this share"
    return tuple(-part for part in rank)


def _worth(share: PotShare, cards: Cards) -> tuple[int, ...]:
    """The kind of the best five, then their places from the highest down: lower is lower.

    In badugi the number that count, negated, then their places.
    """
    if share.ranking is Ranking.BADUGI:
        every = chain.from_iterable(combinations(cards, count) for count in range(1, len(cards) + 1))
        return min(_negated(rank) for chosen in every if (rank := five_rank(share, chosen)) is not None)
    return min(_negated(five_rank(share, five)) for five in combinations(cards, 5))


def _smallest(share: PotShare, cards: Cards) -> tuple[int, ...]:
    """The five lowest cards from the highest down, pairs ignored."""
    return tuple(sorted(low_place(card) if share.has_low_ace else card.rank for card in cards)[4::-1])


def _ace_low(cards: Cards) -> tuple[int, ...]:
    """Deuce-to-seven key with the ace as the lowest card."""
    return (_worth(_DEUCE, cards)[0], *_worth(_RAZZ, cards)[1:])


def _without_straights(cards: Cards) -> tuple[int, ...]:
    """Deuce-to-seven key without straights; suited ones remain flushes."""
    kind, *ranks = _worth(_DEUCE, cards)
    return ({_STRAIGHT: 0, Category.STRAIGHT_FLUSH.order: _FLUSH}.get(kind, kind), *ranks)


def _without_flushes(cards: Cards) -> tuple[int, ...]:
    kind, *ranks = _worth(_DEUCE, cards)
    return ({_FLUSH: 0, Category.STRAIGHT_FLUSH.order: _STRAIGHT}.get(kind, kind), *ranks)


def _high_ace(cards: Cards) -> tuple[int, ...]:
    """Ace-to-five key with the ace as the highest card."""
    worths = (_worth(_DEUCE, five) for five in combinations(cards, 5))
    return min((0 if len(set(ranks)) == len(ranks) else kind, *ranks) for kind, *ranks in worths)


def _with_straights(cards: Cards) -> tuple[int, ...]:
    """Ace-to-five key with straights and flushes counted."""
    best = min(combinations(cards, 5), key=lambda five: _negated(five_rank(_RAZZ, five)))
    kind, *places = _negated(five_rank(_RAZZ, best))
    looks = _STRAIGHT if not kind and places[0] - places[4] == 4 else 0
    return (max(kind, looks, _FLUSH if len({card.suit for card in best}) == 1 else 0), *places)


def _readers(share: PotShare) -> tuple[_Reader, ...]:
    """Each error, its pull, and its reader's key; if two give one answer the first names it."""
    worth, smallest = partial(_worth, share), partial(_smallest, share)
    last: tuple[_Reader, ...] = (
        (FROM_THE_BOTTOM, 2, lambda cards: (worth(cards)[0], *reversed(worth(cards)[1:]))),
        (TIED_TOO_SOON, 2, lambda cards: worth(cards)[: 1 + _LOOKED_AT]),
    )
    if share.ranking is Ranking.BADUGI:
        return ((ALL_COUNTED, 3, smallest), (FEWER_PREFERRED, 3, lambda cards: worth(cards)[1:]), *last)
    if share.has_low_ace:
        own = ((PAIR_AS_LOW, 3, smallest), (STRAIGHT_COUNTED, 3, _with_straights), (ACE_AS_HIGH, 2, _high_ace))
        return (*own, *last)
    forgotten = ((STRAIGHT_FORGOTTEN, 3, _without_straights), (FLUSH_FORGOTTEN, 3, _without_flushes))
    return (*forgotten, (PAIR_AS_LOW, 3, smallest), (ACE_AS_LOW, 3, _ace_low), *last)


def _are_alike(one: MadeHand, other: MadeHand) -> bool:
    """Whether two hands are of a kind, so that their cards decide."""
    return one.category is other.category and len(one.cards) == len(other.cards)


def _they_part(low: MadeHand, high: MadeHand) -> Phrase:
    """The first card, read from the highest, in which the lower of two hands of a kind is lower."""
    pairs = ((a.rank, b.rank) for a, b in zip(low.cards, high.cards, strict=True))
    lower, higher = next(pair for pair in pairs if pair[0] != pair[1])
    return phrase(
        "Reading from the highest card, the {low} beats the {high}.", low=RANK_NAMES[lower], high=RANK_NAMES[higher]
    )


TOPIC: Final = WhichIsLower()
