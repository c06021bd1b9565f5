"""A hand of the table as a question of the quiz: "tap your two cards before the showdown".

It is about the player's own cards and the board alone. In flop games the hole cards that play are pointed at; in stud,
where nobody else's cards play either, the five.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pokertable.model.cards import Card
from pokertable.model.hand.observation import Observation
from pokertable.model.ranking.best import Cards, best_hand
from pokertable.model.ranking.no_low import why_no_low
from pokertable.model.ranking.share import PotShare
from pokertable.model.text import Phrase, phrase
from pokertable.training.quiz.answers import (
    Answer,
    CardSet,
    has_low,
    in_low_order,
    spelled,
)
from pokertable.training.quiz.asking import grade, rebuilt
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.errors import COUNT_ERRORS, ErrorKind
from pokertable.training.quiz.miss import Miss
from pokertable.training.quiz.progress import Progress
from pokertable.training.quiz.question import Question
from pokertable.training.quiz.topics import best_high, best_low, which_play
from pokertable.training.quiz.topics.best_high import HighAnswer
from pokertable.training.quiz.topics.best_low import LowAnswer
from pokertable.training.quiz.topics.which_play import PlayAnswer

FIVE: Final = 5
_COUNTS: Final = {
    0: phrase("no card"),
    1: phrase("one card"),
    3: phrase("three cards"),
    4: phrase("four cards"),
}
"""How many cards of the hand were pointed at, where it was not two."""


@dataclass(frozen=True, slots=True)
class Pointing:
    """What the player is asked to point at, half by half: the high, and in a split game the low."""

    deal: CardDeal

    @property
    def pool(self) -> Cards:
        """The cards that can be pointed at."""
        return self.deal.hand

    @property
    def is_split(self) -> bool:
        """Whether there is a low to point at, or to deny."""
        return has_low(self.deal.variant)

    @property
    def wants_five(self) -> bool:
        """Whether all five cards are pointed at (stud), not only those of the hand."""
        return not which_play.TOPIC.fits(self.deal.variant)

    def prompt(self, *, low: bool) -> Phrase:
        """What is asked."""
        if self.wants_five:
            return phrase("Your best low: which five?") if low else phrase("Your best high: which five?")
        if low:
            return phrase("Which of your cards play for the low?")
        return (
            phrase("Which of your cards play for the high?") if self.is_split else phrase("Which of your cards play?")
        )

    def rule(self, *, low: bool) -> Phrase:
        """What may be pointed at, in few words."""
        if self.wants_five:
            return phrase("five of your seven, or no low") if low else phrase("five of your seven")
        if self._share(low=low).exactly_from_hole is None:
            return phrase("both, one or none")
        return phrase("two, or no low") if low else phrase("two of your cards")

    def fits(self, cards: CardSet) -> bool:
        """Whether so many cards are an answer: in stud five; else any number, wrong ones too."""
        return len(cards) == FIVE or not self.wants_five

    def _share(self, *, low: bool) -> PotShare:
        return self.deal.variant.share("low") if low else self.deal.variant.share("high")

    def questions(self, high: CardSet, low: CardSet | None) -> list[tuple[Question, Answer]]:
        """The quiz's questions that this is, with the answers that were given."""
        if not self.wants_five:
            return [(rebuilt(which_play.TOPIC, self.deal), PlayAnswer(high, low))]
        asked: list[tuple[Question, Answer]] = [(rebuilt(best_high.TOPIC, self.deal), HighAnswer(high))]
        if self.is_split:
            asked.append((rebuilt(best_low.TOPIC, self.deal), LowAnswer(low)))
        return asked

    def truth(self, *, low: bool) -> Phrase:
        """What plays, as a sentence."""
        share = self._share(low=low)
        made = best_hand(share, self.deal.hand, self.deal.board)
        if made is None:
            reason = why_no_low(share, self.deal.hand, self.deal.board)
            assert reason is not None, "a whole board makes a high hand"
            return phrase("No low: {reason}.", reason=reason)
        cards = made.cards if self.wants_five else made.hole
        if not cards:
            return phrase("The board plays: {name}.", name=made.name)
        if len(cards) == 1:
            return phrase("Only {card} plays: {name}.", card=spelled(cards), name=made.name)
        if low:
            return phrase("For the low {cards} play: {name}.", cards=spelled(in_low_order(cards)), name=made.name)
        if self.is_split:
            return phrase("For the high {cards} play: {name}.", cards=spelled(cards), name=made.name)
        return phrase("{cards} play: {name}.", cards=spelled(cards), name=made.name)


@dataclass(frozen=True, slots=True)
class Pointed:
    """A graded pointing; `error` is None if it was right. `words` says it in a sentence or two."""

    error: ErrorKind | None
    words: Phrase
    misses: tuple[tuple[Question, Answer, ErrorKind], ...]

    @property
    def right(self) -> bool:
        """Whether all that was pointed at plays."""
        return self.error is None


def pointing(seen: Observation) -> Pointing | None:
    """What to ask at this moment; None unless the viewer's hand and the board are whole and others are in it too."""
    variant, viewer = seen.game.variant, seen.viewer
    if not best_high.TOPIC.fits(variant) or viewer is None or viewer not in seen.live() or len(seen.live()) < 2:
        return None
    hand = tuple(card for card, _ in seen.seats[viewer].cards if isinstance(card, Card))
    board = tuple(card for card in seen.board if isinstance(card, Card))
    if not variant.board_cards:
        hand, board = (*hand, *board), ()  # the card that all share is one's own seventh
    if len(hand) != variant.hole_cards or len(board) != variant.board_cards:
        return None
    return Pointing(CardDeal(variant, hand, board))


def graded(asked: Pointing, high: CardSet, low: CardSet | None) -> Pointed:
    """Grade what was pointed at; `low` None: no low, or a game without one."""
    misses = []
    for question, answer in asked.questions(high, low):
        error = grade(question, answer).error
        if error is not None:
            misses.append((question, answer, error))
    if not misses:
        return Pointed(None, phrase("Right."), ())
    question, answer, error = misses[0]
    low_is_wrong = question.topic is best_low.TOPIC or (
        isinstance(answer, PlayAnswer)
        and any(isinstance(known, PlayAnswer) and known.high == answer.high for known in question.accept)
    )
    picked = (low if low_is_wrong else high) or frozenset()
    words = phrase(
        "{error}. {why} {truth}",
        error=error.title,
        why=_why(asked, error, picked),
        truth=asked.truth(low=low_is_wrong),
    )
    return Pointed(error, words, tuple(misses))


def _why(asked: Pointing, error: ErrorKind, picked: CardSet) -> Phrase:
    """What went wrong; a wrong number of cards is said as such where the game fixes it."""
    if error in COUNT_ERRORS and asked.deal.variant.exactly_from_hole is not None:
        return phrase("You used {count} from your hand: in Omaha exactly two play.", count=_COUNTS[len(picked)])
    return error.misread


def missed(progress: Progress, pointed: Pointed) -> list[Miss]:
    """Let what was misread come back in the quiz."""
    return [progress.missed_at_table(question, answer, error) for question, answer, error in pointed.misses]
