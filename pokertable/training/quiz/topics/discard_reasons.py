"""Why a discard is better than another, in words: what it can't be, how often it makes what; and how the rival draws.

What a discard makes is counted over the cards of this draw, none left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Final, NamedTuple

import numpy as np

from pokertable.analysis.arrays import Ids, Strengths, subsets
from pokertable.analysis.wholehands import strengths_of_columns
from pokertable.model.cards import ACE, DECK, Card
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.names import HANDS, RANK_NAMES, RANK_PLURALS
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.model.text import Field, Phrase, phrase
from pokertable.model.variant import Variant
from pokertable.players.worth.discarding.solved import solved
from pokertable.players.worth.discarding.solving import PLAYABLE
from pokertable.session.words.line import CardText, listed
from pokertable.training.quiz.answers import CardSet, high_of
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.errors import ErrorKind
from pokertable.training.quiz.topics import discard_errors as errors

_SELDOM: Final = 0.03
"""Part of the rival's hands from which a number of cards drawn is named."""
_MOST: Final = 4
"""Cards drawn at once of which what they make is counted, at most."""
_CLEARLY: Final = 0.01
"""Part of the draws by which one makes a hand more often than another, at least."""
_NEARLY: Final = 0.75
"""Part of the largest difference from which that of a better hand is told: it is what the draw is made for."""
_SUITED: Final = 3
"""Cards of one suit, and no others, that may become a flush."""


def why_better(deal: CardDeal, best: CardSet, other: CardSet) -> tuple[Phrase, ...]:
    """Why discarding these cards is better than the others: sentences, none where nothing can be said."""
    error = errors.error_of(deal, other, best)
    said = [
        each
        for each in (_pat(deal, best, other), _spoilt(deal, error, best, other), _made_more_often(deal, best, other))
        if each is not None
    ]
    return tuple(said)


def _pat(deal: CardDeal, best: CardSet, other: CardSet) -> Phrase | None:
    """The name of a hand for high that one of the two stands pat with: a hand that is easily overlooked."""
    if deal.variant.shares[0].is_low or (best and other):
        return None
    return phrase("You hold {hand}.", hand=HANDS[high_of(deal.hand).category])


def _spoilt(deal: CardDeal, error: ErrorKind, best: CardSet, other: CardSet) -> Phrase | None:
    """Damage done by a card that the other discard keeps; None if there is none."""
    share, kept, right = deal.variant.shares[0], frozenset(deal.hand) - other, frozenset(deal.hand) - best
    if error == errors.KEPT_PAIR:
        twice = [card.rank for card in kept - right if any(card.rank == each.rank for each in kept - {card})]
        if twice:
            return phrase("A pair spoils a low: one of the two {ranks} has to go.", ranks=RANK_PLURALS[max(twice)])
    if (
        share.ranking is Ranking.DEUCE_TO_SEVEN
        and _is_suited(kept)
        and len(right) == len(kept)
        and not _is_suited(right)
    ):
        return phrase("A flush spoils a low: don't keep cards that are all of one suit.")
    if error == errors.KEPT_SUIT:
        return phrase("Two cards of one suit count as one: one of them has to go.")
    if error == errors.KEPT_ACE:
        return phrase("The ace is high here: as long as you keep it, your hand can't be better than ace high.")
    if error == errors.ROUGH:
        highest = max(kept - right, key=lambda card: errors.place(share, card))
        return phrase(
            "As long as you keep the {rank}, your hand can't be better than {rank} high.", rank=RANK_NAMES[highest.rank]
        )
    return None


def _is_suited(kept: CardSet) -> bool:
    """Whether cards kept are of one suit, and enough of them for a flush to come."""
    return len(kept) >= _SUITED and len({card.suit for card in kept}) == 1


def _made_more_often(deal: CardDeal, best: CardSet, other: CardSet) -> Phrase | None:
    """How often one draw makes what the other makes less often; of a pat hand, how often the draw improves it."""
    if not best or not other:
        return _improved(deal, best or other)
    mine, theirs = (_strengths(deal, each) for each in (best, other))
    if not (len(mine) and len(theirs)):
        return None
    found = [
        (float((mine >= least).mean()), float((theirs >= least).mean()), least, name) for least, name in _goals(deal)
    ]
    most = max(often - less for often, less, _, _ in found)
    if most < _CLEARLY:
        return None
    often, less, _, goal = max([each for each in found if each[0] - each[1] >= _NEARLY * most], key=itemgetter(2))
    return phrase(
        "Discarding {cards} makes {goal} {often}% of the time, discarding {others} {less}%."
        if deal.draws == 1
        else "Discarding {cards} makes {goal} at once {often}% of the time, discarding {others} {less}%.",
        cards=_cards(best),
        goal=goal,
        often=_percent(often),
        others=_cards(other),
        less=_percent(less),
    )


def _improved(deal: CardDeal, discarded: CardSet) -> Phrase | None:
    """How often a discard makes a better hand than the hand as it is, and how often a worse one.

    For high that is a better kind of hand, not a better kicker.
    """
    drawn, pat = (_kinds(deal, _strengths(deal, each)) for each in (discarded, frozenset[Card]()))
    if not len(drawn):
        return None
    return phrase(
        "Discarding {cards} makes a better hand {better}% of the time, a worse one {worse}%."
        if deal.draws == 1
        else "Discarding {cards} makes a better hand at once {better}% of the time, a worse one {worse}%.",
        cards=_cards(discarded),
        better=_percent(float((drawn > pat[0]).mean())),
        worse=_percent(float((drawn < pat[0]).mean())),
    )


def _kinds(deal: CardDeal, strengths: Strengths) -> Ids:
    """How good hands are, for high without their kickers."""
    if deal.variant.shares[0].is_low:
        return strengths.astype(np.int64)
    return np.searchsorted(np.sort([goal.least for goal in _goals(deal)]), strengths, side="right")


def the_rival(variant: Variant, draws: int) -> Phrase:
    """How many cards the rival draws that the values are counted against."""
    often = _kept(variant, draws)
    kinds: list[Field] = []
    for drawn, part in enumerate(reversed(often)):
        if part >= _SELDOM:
            count = _percent(part)
            kinds.append(
                phrase("{often}% draw {count}", often=count, count=drawn)
                if drawn
                else phrase("{often}% stand pat", often=count)
            )
    return phrase("The equity is against one opponent's playable hands: at this draw {kinds}.", kinds=listed(kinds))


@lru_cache(maxsize=16)
def _kept(variant: Variant, draws: int) -> tuple[float, ...]:
    """Chances that the rival keeps 0, 1 … all cards at the draw with this number of draws to come."""
    game = solved(variant)
    left, hands = PLAYABLE, np.zeros_like(game.dealt)
    for place in reversed(range(len(hands))):  # the best starts are the last classes
        hands[place] = min(left, float(game.dealt[place]))
        left -= hands[place]
    for draw in range(variant.draws, draws, -1):
        hands = np.tensordot(hands, game.passing[draw].sum(axis=1), 1)
    often = np.tensordot(hands, game.passing[draws].sum(axis=2), 1)
    return tuple((often / often.sum()).tolist())


@lru_cache(maxsize=32)
def _strengths(deal: CardDeal, discarded: CardSet) -> Strengths:
    """Strengths of all hands after this discard; none where too many cards are drawn."""
    kept = [int(card) for card in deal.hand if card not in discarded]
    unseen = np.array([int(card) for card in DECK if card not in deal.hand], np.uint8)
    if len(discarded) > _MOST:
        return np.zeros(0, np.int16)
    drawn = unseen[subsets(len(discarded), len(unseen))] if discarded else np.zeros((1, 0), np.uint8)
    hands = np.concatenate([np.tile(np.array(kept, np.uint8), (len(drawn), 1)), drawn], axis=1)
    return strengths_of_columns(deal.variant.shares[0], list(hands.T))


class _Goal(NamedTuple):
    """Hands of a kind and all better ones, by the strength of the least."""

    least: int
    name: Phrase


def _goals(deal: CardDeal) -> Iterator[_Goal]:
    """Hands that a draw is made for, each with the strength of its worst."""
    share = deal.variant.shares[0]
    for cards, name in _worst(share):
        yield _Goal(int(strengths_of_columns(share, [np.array([card], np.uint8) for card in map(int, cards)])[0]), name)


def _worst(share: PotShare) -> Iterator[tuple[Sequence[Card], Phrase]]:
    """The worst hand of each kind, with the name of that kind and all better ones."""
    if share.ranking is Ranking.BADUGI:
        for rank in range(ACE):
            low = [rank, rank - 1, rank - 2] + ([ACE] if rank == 2 else [rank - 3])
            if rank >= 2:
                name = phrase("a badugi") if rank == ACE - 1 else _badugi(rank)
                yield [DECK[4 * each + suit] for suit, each in enumerate(low)], name
    elif share.is_low:
        for rank in range(5, ACE):
            ranks = [rank, rank - 1, rank - 2, rank - 3, rank - 5]
            yield _offsuit(ranks), _low(rank)
    else:
        for rank in range(ACE + 1):
            kickers = [each for each in range(4) if each != rank][:3]
            yield _offsuit([rank, rank, *kickers]), phrase("a pair of {ranks} or better", ranks=RANK_PLURALS[rank])
        yield _offsuit([1, 1, 0, 0, 2]), _or_better(Category.TWO_PAIR)
        yield _offsuit([0, 0, 0, 1, 2]), _or_better(Category.THREE_OF_A_KIND)
        yield _offsuit([ACE, 0, 1, 2, 3]), _or_better(Category.STRAIGHT)
        yield [DECK[4 * each] for each in (0, 1, 2, 3, 5)], _or_better(Category.FLUSH)
        yield _offsuit([0, 0, 0, 1, 1]), _or_better(Category.FULL_HOUSE)
        yield _offsuit([0, 0, 0, 0, 1]), _or_better(Category.FOUR_OF_A_KIND)


_EIGHT: Final = 6
"""The rank that takes the other article."""


def _low(rank: int) -> Phrase:
    if rank == _EIGHT:
        return phrase("an {rank} low or better", rank=RANK_NAMES[rank])
    return phrase("a {rank} low or better", rank=RANK_NAMES[rank])


def _badugi(rank: int) -> Phrase:
    if rank == _EIGHT:
        return phrase("an {rank}-high badugi or better", rank=RANK_NAMES[rank])
    return phrase("a {rank}-high badugi or better", rank=RANK_NAMES[rank])


def _or_better(category: Category) -> Phrase:
    return phrase("{hand} or better", hand=HANDS[category])


def _offsuit(ranks: Sequence[int]) -> list[Card]:
    """These ranks, in suits that make no flush."""
    return [DECK[4 * rank + place % 4] for place, rank in enumerate(ranks)]


def _cards(discarded: CardSet) -> CardText:
    return CardText(sorted(discarded, reverse=True))


def _percent(part: float) -> str:
    return f"{100 * part:.0f}"
