"""Stud: the player who brings it in by the up cards, or acts first on later streets."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from pokertable.model.cards import DECK, Card
from pokertable.model.hand.openers import opening_seat
from pokertable.model.ranking.best import Cards
from pokertable.model.ranking.names import low_place
from pokertable.model.text import Phrase, phrase
from pokertable.model.variant import Opener, Variant
from pokertable.session.words.line import CardText
from pokertable.session.words.words import title_in
from pokertable.training.quiz.answers import PlayerAnswer
from pokertable.training.quiz.deals import HandsDeal
from pokertable.training.quiz.errors import ErrorKind, error_kind
from pokertable.training.quiz.hands import AnswerHand
from pokertable.training.quiz.kinds import ChoosingTopic, HandsQuestion
from pokertable.training.quiz.parts import HandPart, Part
from pokertable.training.quiz.question import Hint, Tempting
from pokertable.training.quiz.reasons import before, player

WRONG_END: Final = error_kind(
    "opener_from_the_wrong_end",
    "Wrong end",
    "You chose the opposite: in razz the rule is reversed.",
    "The worst up card brings it in, then the best hand showing opens.",
)
ACE_MISPLACED: Final = error_kind(
    "ace_misplaced",
    "Ace misplaced",
    "You treated the ace as high (or low) by mistake.",
    "For opening, the ace is low in razz and high in every other stud game.",
)
WRONG_SUIT: Final = error_kind(
    "suits_misordered",
    "Wrong suit order",
    "You picked the wrong one of two equal cards.",
    "Clubs are lowest, then diamonds, hearts, spades.",
)
ONE_CARD: Final = error_kind(
    "one_up_card_alone",
    "Compared single cards",
    "You compared single cards instead of everything that shows.",
    "All up cards count as a hand: pairs rank above high cards; straights and flushes don't count.",
)
DEALT_LATER: Final = error_kind(
    "dealt_later",
    "Dealt later",
    "You picked the later of two equal hands.",
    "If tied, the player dealt first is the first to act.",
)
ANOTHER: Final = error_kind(
    "another_opens", "Someone else acts first", "Another hand comes first.", "Compare every up card."
)
_MOST_UP: Final = 3
"""Most up cards of a hand; a fourth asks nothing new."""
_BY_LOWEST: Final = (Opener.LOWEST_UP_CARD, Opener.LOWEST_SHOWING)
_RAZZ: Final = (Opener.HIGHEST_UP_CARD, Opener.LOWEST_SHOWING)
_Key = Callable[[Cards], tuple[tuple[int, ...], ...]]


class WhoOpens(ChoosingTopic):
    """The player whose up cards bring it in, or act first."""

    key = "opens"
    title = phrase("Who acts first")
    negatives = (0.4, 0.6, 0.7, 0.8)
    weights = (3, 4, 5)
    denies = phrase("Someone else acts first")
    errors = (ACE_MISPLACED, WRONG_SUIT, ONE_CARD, DEALT_LATER, WRONG_END, ANOTHER)
    seldom = (WRONG_SUIT, DEALT_LATER, ONE_CARD)

    def fits(self, variant: Variant) -> bool:
        return variant.brings_in

    def deal(self, variant: Variant, rng: random.Random) -> HandsDeal:
        """Up cards of up to six players, of few ranks, so that cards are alike; every second deal has aces too."""
        ranks = rng.sample(range(12), rng.choice((2, 3, 4)))
        deck = [card for card in DECK if card.rank in ranks or rng.random() < 0.05]
        if rng.random() < 0.5:
            deck += [card for card in DECK[-4:] if card not in deck]
        rng.shuffle(deck)
        up = rng.choice((1, 1, 2, 2, _MOST_UP))
        count = min(rng.choice((3, 4, 5, 6) if up == 1 else (3, 4)), len(deck) // up)
        return HandsDeal(variant, tuple(tuple(deck[up * place : up * (place + 1)]) for place in range(count)))

    def accepted(self, deal: HandsDeal) -> Sequence[PlayerAnswer]:
        """The player who opens, the first dealt being the first."""
        return (PlayerAnswer(_first(deal, opener(deal))),)

    def misreadings(self, deal: HandsDeal, accept: Sequence[PlayerAnswer]) -> Iterator[Tempting[PlayerAnswer]]:
        """Each error with its player; if two give one player the first names it."""

        def taken(
            error: ErrorKind, pull: int, key: _Key, *, last: bool = False, turned: bool = False
        ) -> Tempting[PlayerAnswer]:
            place = _taken(deal, key, lowest=lowest is not turned, last=last)
            return Tempting(PlayerAnswer(place), _worded(error, deal), pull)

        rule, one_up = opener(deal), _one_up(deal)
        lowest, ace_low = rule in _BY_LOWEST, rule in _RAZZ
        right, other = (_whole(ace_low=low, suits=int(one_up)) for low in (ace_low, not ace_low))
        yield taken(ACE_MISPLACED, 3, other)
        if one_up:
            yield taken(WRONG_SUIT, 2, _whole(ace_low=ace_low, suits=-1))
        else:
            yield taken(ONE_CARD, 3, _single(ace_low=ace_low))
            yield taken(DEALT_LATER, 2, right, last=True)
        yield taken(WRONG_END, 2, right, turned=True)
        order = sorted(range(len(deal.hands)), key=lambda place: right(deal.hands[place]), reverse=not lowest)
        yield Tempting(PlayerAnswer(order[1]), _untempted(deal, order[1]), 1)

    def name_error(self, question: HandsQuestion, given: PlayerAnswer) -> ErrorKind:
        """The error in the words of this street, also of an answer that no reader comes to."""
        error = super().name_error(question, given)
        return error if given.player is None or error is not ANOTHER else _untempted(question.deal, given.player)

    def is_negative(self, question: HandsQuestion) -> bool:
        """Whether another player seems to open at a glance: by single cards, ignoring pairs and suits."""
        rule = opener(question.deal)
        seen = _taken(question.deal, _single(ace_low=rule in _RAZZ), lowest=rule in _BY_LOWEST)
        return PlayerAnswer(seen) != question.answer

    def parts(self, deal: HandsDeal) -> tuple[Part, ...]:
        ask = phrase("Pick who brings it in") if _one_up(deal) else phrase("Pick who acts first")
        return (HandPart(ask=ask, hands=deal.hands),)

    # Words

    def prompt(self, deal: HandsDeal) -> Phrase:
        street = title_in(deal.variant, len(deal.hands[0]) - 1)
        if _one_up(deal):
            return phrase("{street}: who brings it in?", street=street)
        key = _whole(ace_low=opener(deal) in _RAZZ, suits=0)
        alike = len(set(map(key, deal.hands))) < len(deal.hands)
        return phrase(
            "{street}: who acts first? The deal began with Player 1." if alike else "{street}: who acts first?",
            street=street,
        )

    def hint(self, deal: HandsDeal) -> Hint:
        return Hint(_rule(deal))

    def headline(self, question: HandsQuestion, given: PlayerAnswer) -> Phrase:
        return _BRINGS if _one_up(question.deal) else self.denies

    def why_not(self, question: HandsQuestion, given: PlayerAnswer) -> Phrase:
        return _rule(question.deal)

    def explanation(self, question: HandsQuestion) -> Phrase:
        deal, rule = question.deal, opener(question.deal)
        place = _first(deal, rule)
        who, cards = player(place), CardText(deal.hands[place])
        if any(_ties(deal, other) for other in range(len(deal.hands)) if other != place):
            if rule is Opener.LOWEST_UP_CARD:
                return phrase(
                    "{player} brings it in: of the cards that tie, {cards} has the lowest suit.",
                    player=who,
                    cards=cards,
                )
            if rule is Opener.HIGHEST_UP_CARD:
                return phrase(
                    "{player} brings it in: of the cards that tie, {cards} has the highest suit.",
                    player=who,
                    cards=cards,
                )
            return phrase(
                "{player} acts first: the hands tie, and {player}, with {cards}, was dealt first.",
                player=who,
                cards=cards,
            )
        match rule:
            case Opener.LOWEST_UP_CARD:
                return phrase("{player} brings it in: {cards} is the lowest up card.", player=who, cards=cards)
            case Opener.HIGHEST_UP_CARD:
                return phrase(
                    "{player} brings it in: {cards} is the highest up card, the ace low.", player=who, cards=cards
                )
            case Opener.LOWEST_SHOWING:
                return phrase("{player} acts first: {cards} is the lowest hand showing.", player=who, cards=cards)
        return phrase("{player} acts first: {cards} is the highest hand showing.", player=who, cards=cards)

    def hands(self, question: HandsQuestion, given: PlayerAnswer) -> tuple[AnswerHand, ...]:
        """The up cards of the picked player."""
        assert given.player is not None, "somebody opens"
        cards = tuple(sorted(question.deal.hands[given.player], reverse=True))
        right = self.is_right(question, given)
        return (AnswerHand(player(given.player), cards, (), low=False, right=right, counted=False, plays=False),)


def opener(deal: HandsDeal) -> Opener:
    """The rule of the street that deals the last up card; raises `ValueError` if no street does."""
    counts, streets = {len(hand) for hand in deal.hands}, deal.variant.streets
    if len(counts) != 1 or not 1 <= max(counts) <= sum(street.up for street in streets):
        raise ValueError(f"up cards {sorted(counts)}: expected as many of each, as a street of stud deals")
    return streets[max(counts) - 1].opener


def _first(deal: HandsDeal, rule: Opener) -> int:
    """The player who opens, by the table's rules."""
    players = tuple(range(len(deal.hands)))
    return opening_seat(rule, (), players, deal.hands, [True] * len(players))


def _ties(deal: HandsDeal, place: int) -> bool:
    """Whether the ranks of this player are those of the one who opens."""
    rule = opener(deal)
    key = _whole(ace_low=rule in _RAZZ, suits=0)
    return key(deal.hands[place]) == key(deal.hands[_first(deal, rule)])


def _untempted(deal: HandsDeal, place: int) -> ErrorKind:
    """The error of picking this player by no known misreading: dealt later, or simply another."""
    return _worded(DEALT_LATER if _ties(deal, place) else ANOTHER, deal)


def _worded(error: ErrorKind, deal: HandsDeal) -> ErrorKind:
    """The error in the words of this street."""
    title = _BRINGS if error == ANOTHER and _one_up(deal) else error.title
    return replace(error, title=title, misread=_MISREAD.get((error.key, opener(deal)), error.misread))


def _one_up(deal: HandsDeal) -> bool:
    """Whether the question is about the bring-in."""
    return len(deal.hands[0]) == 1


# The readers, each by its sort key


def _place(card: Card, *, ace_low: bool) -> int:
    return low_place(card) if ace_low else card.rank


def _whole(*, ace_low: bool, suits: int) -> _Key:
    """Key: groups before single cards, then their ranks; `suits` 1, -1 or 0: in order, reversed, or ignored."""

    def key(hand: Cards) -> tuple[tuple[int, ...], ...]:
        counts = Counter(_place(card, ace_low=ace_low) for card in hand)
        groups = sorted(((count, place) for place, count in counts.items()), reverse=True)
        return tuple(count for count, _ in groups), tuple(place for _, place in groups), (suits * hand[0].suit,)

    return key


def _single(*, ace_low: bool) -> _Key:
    """Key: the single cards from the highest down, pairs ignored."""
    return lambda hand: (tuple(sorted((_place(card, ace_low=ace_low) for card in hand), reverse=True)),)


def _taken(deal: HandsDeal, key: _Key, *, lowest: bool, last: bool = False) -> int:
    """The player with the least or greatest key; of equal ones the first, or the `last`."""
    keys = [key(hand) for hand in deal.hands]
    wanted = min(keys) if lowest else max(keys)
    places = [place for place, one in enumerate(keys) if one == wanted]
    return places[-1 if last else 0]


# Words


_BRINGS: Final = phrase("Someone else brings it in")
_ACE_HIGH: Final = phrase("You treated the ace as low; here it is high.")
_ACE_LOW: Final = phrase("You treated the ace as high; in razz it is low.")
_MISREAD: Final = {
    (ACE_MISPLACED.key, Opener.LOWEST_UP_CARD): _ACE_HIGH,
    (ACE_MISPLACED.key, Opener.HIGHEST_SHOWING): _ACE_HIGH,
    (ACE_MISPLACED.key, Opener.HIGHEST_UP_CARD): _ACE_LOW,
    (ACE_MISPLACED.key, Opener.LOWEST_SHOWING): _ACE_LOW,
    (WRONG_END.key, Opener.LOWEST_UP_CARD): phrase("You picked the highest up card; the lowest brings it in."),
    (WRONG_END.key, Opener.HIGHEST_SHOWING): phrase("You picked the lowest hand showing; the highest acts first."),
    (WRONG_END.key, Opener.HIGHEST_UP_CARD): phrase("You picked the lowest up card; in razz the highest brings it in."),
    (WRONG_END.key, Opener.LOWEST_SHOWING): phrase(
        "You picked the highest hand showing; in razz the lowest acts first."
    ),
    (ANOTHER.key, Opener.LOWEST_UP_CARD): phrase("Someone has a lower up card."),
    (ANOTHER.key, Opener.HIGHEST_SHOWING): phrase("Someone shows a higher hand."),
    (ANOTHER.key, Opener.HIGHEST_UP_CARD): phrase("Someone has a higher up card."),
    (ANOTHER.key, Opener.LOWEST_SHOWING): phrase("Someone shows a lower hand."),
}
"""The misreading in the words of a street, by the error's key; other errors say the same on every street."""


def _rule(deal: HandsDeal) -> Phrase:
    """The rule of the street; how a tie is broken where the best hands showing tie."""
    rule = opener(deal)
    match rule:
        case Opener.LOWEST_UP_CARD:
            return phrase("The lowest up card; the ace is high. If ranks tie, the lowest suit: clubs first.")
        case Opener.HIGHEST_UP_CARD:
            return phrase("The highest up card; the ace is low. If ranks tie, the highest suit: spades first.")
        case Opener.LOWEST_SHOWING:
            said = phrase("The lowest hand showing; the ace is low, and pairs come last.")
        case _:
            said = phrase("The highest hand showing; the ace is high, and pairs come first.")
    if sum(_ties(deal, place) for place in range(len(deal.hands))) == 1:
        return said
    return before(
        said, phrase("If hands tie, the player dealt first is the first to act. The deal began with Player 1.")
    )


TOPIC: Final = WhoOpens()
