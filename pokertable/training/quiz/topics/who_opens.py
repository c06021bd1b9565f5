"""Topic l, stud: by the up cards, who brings it in, and on later streets who acts first."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from pokertable.model.cards import DECK, Card
from pokertable.model.hand.openers import highest_showing, highest_up_card, lowest_showing, lowest_up_card
from pokertable.model.ranking.best import Cards
from pokertable.model.ranking.names import low_place
from pokertable.model.text import Phrase, phrase
from pokertable.model.variant import Opener, Variant
from pokertable.session.words.line import CardText
from pokertable.training.quiz.answers import PlayerAnswer, player_from
from pokertable.training.quiz.deals import HandsDeal
from pokertable.training.quiz.errors import ErrorKind, error_kind
from pokertable.training.quiz.hands import AnswerHand
from pokertable.training.quiz.parts import HandPart
from pokertable.training.quiz.question import Hint, Question, Tempting, Topic, named_by_tempting, temptations
from pokertable.training.quiz.reasons import before
from pokertable.training.quiz.topics.who_wins import player

WRONG_END: Final = error_kind(
    "opener_from_the_wrong_end",
    "Wrong end",
    "You took the other end: the rule is turned round in razz.",
    "The worst up card brings it in, then the best hand showing opens.",
)
ACE_MISPLACED: Final = error_kind(
    "ace_misplaced",
    "Ace misplaced",
    "You took the ace from the wrong end.",
    "For who opens the ace is low in razz, high in every other stud game.",
)
WRONG_SUIT: Final = error_kind(
    "suits_misordered",
    "Suits misordered",
    "Of two equal cards you took the wrong one.",
    "Clubs are lowest, then diamonds, hearts, spades.",
)
ONE_CARD: Final = error_kind(
    "one_up_card_alone",
    "One card alone",
    "You compared single cards and not all that shows.",
    "All up cards count as a hand: pairs first, no straights, no flushes.",
)
DEALT_LATER: Final = error_kind(
    "dealt_later", "Dealt later", "Of two equal hands you took the one dealt later.", "Of equal hands the first opens."
)
ANOTHER: Final = error_kind("another_opens", "Another opens", "Another hand goes before it.", "Compare every up card.")
_MOST_UP: Final = 3
"""Up cards of each hand; a fourth asks nothing new."""
_BY_LOWEST: Final = (Opener.LOWEST_UP_CARD, Opener.LOWEST_SHOWING)
_RAZZ: Final = (Opener.HIGHEST_UP_CARD, Opener.LOWEST_SHOWING)
_Key = Callable[[Cards], tuple[Any, ...]]


def deal(variant: Variant, rng: random.Random) -> HandsDeal:
    """What up to six players show, of few ranks, so that cards are alike; in every second deal aces are among them."""
    ranks = rng.sample(range(12), rng.choice((2, 3, 4)))
    deck = [card for card in DECK if card.rank in ranks or rng.random() < 0.05]
    if rng.random() < 0.5:
        deck += [card for card in DECK[-4:] if card not in deck]
    rng.shuffle(deck)
    up = rng.choice((1, 1, 2, 2, _MOST_UP))
    count = min(rng.choice((3, 4, 5, 6) if up == 1 else (3, 4)), len(deck) // up)
    return HandsDeal(variant, tuple(tuple(deck[up * place : up * (place + 1)]) for place in range(count)))


def opener(deal: HandsDeal) -> Opener:
    """The rule of the street that deals the last of the up cards; raises `ValueError` if no street does."""
    counts, streets = {len(hand) for hand in deal.hands}, deal.variant.streets
    if len(counts) != 1 or not 1 <= max(counts) <= sum(street.up for street in streets):
        raise ValueError(f"up cards {sorted(counts)}: expected as many of each, as a street of stud deals")
    return streets[max(counts) - 1].opener


def build(deal: HandsDeal) -> Question | None:
    """The question about these up cards, the first dealt being the first; None if nothing tempts."""
    rule = opener(deal)
    right = PlayerAnswer(_first(deal, rule))
    found = temptations(_misreadings(deal, rule), [right])
    if not found:
        return None
    return Question(
        topic=TOPIC,
        deal=deal,
        negative=_first_sight(deal, rule) != right.player,
        prompt=_prompt(rule),
        answer=right,
        accept=(right,),
        explanation=_explanation(deal, rule),
        tempting=found,
        hint=Hint(frozenset(), _rule(rule)),
    )


def _first(deal: HandsDeal, rule: Opener) -> int:
    """The player who opens, by the rules that the table plays by."""
    order = range(len(deal.hands))
    match rule:
        case Opener.LOWEST_UP_CARD:
            return lowest_up_card([hand[0] for hand in deal.hands], order)
        case Opener.HIGHEST_UP_CARD:
            return highest_up_card([hand[0] for hand in deal.hands], order)
        case Opener.LOWEST_SHOWING:
            return lowest_showing(deal.hands, [True] * len(order), order)
    return highest_showing(deal.hands, [True] * len(order), order)


def _one_up(deal: HandsDeal) -> bool:
    """Whether it is the bring-in that is asked for."""
    return len(deal.hands[0]) == 1


# The readers, each by what it compares


def _place(card: Card, *, ace_low: bool) -> int:
    return low_place(card) if ace_low else card.rank


def _whole(*, ace_low: bool, suits: int) -> _Key:
    """Groups before single cards, then their ranks; `suits` 1, -1 or 0: as they are ordered, turned round, or not."""

    def key(hand: Cards) -> tuple[Any, ...]:
        counts = Counter(_place(card, ace_low=ace_low) for card in hand)
        groups = sorted(((count, place) for place, count in counts.items()), reverse=True)
        return ([count for count, _ in groups], [place for _, place in groups], suits * hand[0].suit)

    return key


def _single(*, ace_low: bool) -> _Key:
    """The single cards from the highest down, whether or not they pair."""
    return lambda hand: tuple(sorted((_place(card, ace_low=ace_low) for card in hand), reverse=True))


def _taken(deal: HandsDeal, key: _Key, *, lowest: bool, last: bool = False) -> int:
    """The player with the least or the greatest; of equal ones the first, or the `last`."""
    keys = [key(hand) for hand in deal.hands]
    wanted = min(keys) if lowest else max(keys)
    places = [place for place, one in enumerate(keys) if one == wanted]
    return places[-1 if last else 0]


def _misreadings(deal: HandsDeal, rule: Opener) -> Iterator[Tempting]:
    """Each error by the player that it comes to; of two that come to one the first names it."""

    def taken(error: ErrorKind, pull: int, key: _Key, *, last: bool = False, turned: bool = False) -> Tempting:
        return Tempting(PlayerAnswer(_taken(deal, key, lowest=lowest is not turned, last=last)), error, pull)

    lowest, ace_low, one_up = rule in _BY_LOWEST, rule in _RAZZ, _one_up(deal)
    right, other = (_whole(ace_low=low, suits=int(one_up)) for low in (ace_low, not ace_low))
    yield taken(ACE_MISPLACED, 3, other)
    if one_up:
        yield taken(WRONG_SUIT, 2, _whole(ace_low=ace_low, suits=-1))
    else:
        yield taken(ONE_CARD, 3, _single(ace_low=ace_low))
        yield taken(DEALT_LATER, 2, right, last=True)
    yield taken(WRONG_END, 2, right, turned=True)
    order = sorted(range(len(deal.hands)), key=lambda place: right(deal.hands[place]), reverse=not lowest)
    yield Tempting(PlayerAnswer(order[1]), ANOTHER, 1)


def _first_sight(deal: HandsDeal, rule: Opener) -> int:
    """Who seems to open at a glance: by single cards, whether or not they pair, suit left aside."""
    return _taken(deal, _single(ace_low=rule in _RAZZ), lowest=rule in _BY_LOWEST)


# Words


def _prompt(rule: Opener) -> Phrase:
    if rule in (Opener.LOWEST_UP_CARD, Opener.HIGHEST_UP_CARD):
        return phrase("Who brings it in?")
    return phrase("Who acts first?")


def _rule(rule: Opener) -> Phrase:
    """How it is found, in one line."""
    match rule:
        case Opener.LOWEST_UP_CARD:
            return phrase("The lowest up card, the ace high. Of equal ranks the lowest suit: clubs come first.")
        case Opener.HIGHEST_UP_CARD:
            return phrase("The highest up card, the ace low. Of equal ranks the highest suit: spades come first.")
        case Opener.LOWEST_SHOWING:
            return phrase("The lowest hand showing, the ace low, pairs last. Of equal hands the first dealt, Player 1.")
    return phrase("The highest hand showing, the ace high, pairs first. Of equal hands the first dealt, Player 1.")


def _explanation(deal: HandsDeal, rule: Opener) -> Phrase:
    place = _first(deal, rule)
    who, cards = player(place), CardText(deal.hands[place])
    match rule:
        case Opener.LOWEST_UP_CARD:
            said = phrase("{player} brings it in: {cards} is the lowest up card.", player=who, cards=cards)
        case Opener.HIGHEST_UP_CARD:
            said = phrase(
                "{player} brings it in: {cards} is the highest up card, the ace low.", player=who, cards=cards
            )
        case Opener.LOWEST_SHOWING:
            said = phrase("{player} acts first: {cards} is the lowest hand showing.", player=who, cards=cards)
        case _:
            said = phrase("{player} acts first: {cards} is the highest hand showing.", player=who, cards=cards)
    key = _whole(ace_low=rule in _RAZZ, suits=0)
    if [key(hand) for hand in deal.hands].count(key(deal.hands[place])) == 1:
        return said
    why = phrase("Of equal ranks the suit decides.") if _one_up(deal) else phrase("Of equal hands the first dealt.")
    return before(said, why)


def _hands(question: Question, given: PlayerAnswer) -> tuple[AnswerHand, ...]:
    """The up cards of the player that is picked."""
    assert given.player is not None, "somebody opens"
    cards = question.hands.hands[given.player]
    ordered: Sequence[Card] = sorted(cards, key=lambda card: card, reverse=True)
    right = question.topic.is_right(question, given)
    return (AnswerHand(player(given.player), tuple(ordered), (), low=False, right=right, counted=False, plays=False),)


def _read(question: Question, data: Any) -> PlayerAnswer:
    answer = player_from(question.hands.hands, data)
    if answer.player is None:
        raise ValueError("player null: somebody opens")
    return answer


TOPIC: Final = Topic(
    key="opens",
    title=phrase("Who opens"),
    fits=lambda variant: variant.brings_in,
    levels=lambda _: (3, 4, 5),
    negatives=(0.4, 0.6, 0.7, 0.8),
    errors=(ACE_MISPLACED, WRONG_SUIT, ONE_CARD, DEALT_LATER, WRONG_END, ANOTHER),
    rare=lambda _: (WRONG_SUIT, DEALT_LATER, ONE_CARD),
    deal=deal,
    build=build,
    parts=lambda _: (HandPart(phrase("Pick who opens"), None),),
    answer=lambda _, values: PlayerAnswer(values[0][0]),
    read=_read,
    name_error=named_by_tempting(ANOTHER),
    headline=lambda *_: phrase("Another opens"),
    correct=lambda question, _: before(_rule(opener(question.hands)), question.explanation),
    hands=_hands,
)
