"""A hand of the table as a question of the quiz: "tap your two cards before the showdown".

It is about the player's own cards and the board alone. In flop games the hole cards that play are pointed at; in stud,
where nobody else's cards play either, the five.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pokertable.model.games import CATALOGUE
from pokertable.model.hand.observation import Observation
from pokertable.model.ranking.best import Cards, best_hand
from pokertable.model.ranking.no_low import why_no_low
from pokertable.model.ranking.share import PotShare
from pokertable.model.text import Phrase, phrase
from pokertable.session.words.line import CardText
from pokertable.training.learner.progress import Progress
from pokertable.training.learner.schedule import Miss
from pokertable.training.quiz.answers import (
    Answer,
    CardSet,
    in_low_order,
)
from pokertable.training.quiz.asking import grade, rebuilt
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.errors import COUNT_ERRORS, ErrorKind
from pokertable.training.quiz.question import Question
from pokertable.training.quiz.topics import best_high, best_low, their_range, which_play
from pokertable.training.quiz.topics.best_high import HighAnswer
from pokertable.training.quiz.topics.best_low import LowAnswer
from pokertable.training.quiz.topics.which_play import PlayAnswer
from pokertable.training.reads.at_table import ScoredRead

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
    """What the player is asked to point at, share by share in the variant's order."""

    deal: CardDeal

    @property
    def pool(self) -> Cards:
        """The cards that can be pointed at."""
        return self.deal.hand

    @property
    def shares(self) -> tuple[PotShare, ...]:
        """What is asked for, one after the other."""
        return self.deal.variant.shares

    @property
    def wants_five(self) -> bool:
        """Whether all five cards are pointed at (stud), not only those of the hand."""
        return not which_play.TOPIC.fits(self.deal.variant)

    def prompt(self, share: PotShare) -> Phrase:
        """What is asked."""
        if self.wants_five:
            return phrase("Your best low: which five?") if share.is_low else phrase("Your best high: which five?")
        if len(self.shares) == 1:
            return phrase("Which of your cards play?")
        if share.is_low:
            return phrase("Which of your cards play for the low?")
        return phrase("Which of your cards play for the high?")

    def rule(self, share: PotShare) -> Phrase:
        """What may be pointed at, in few words."""
        if self.wants_five:
            return phrase("five of your seven, or no low") if share.must_qualify else phrase("five of your seven")
        if share.exactly_from_hole is None:
            return phrase("both, one or none")
        return phrase("two, or no low") if share.must_qualify else phrase("two of your cards")

    def fits(self, cards: CardSet) -> bool:
        """Whether so many cards are an answer: in stud five; else any number, wrong ones too."""
        return len(cards) == FIVE or not self.wants_five

    def questions(self, given: Mapping[str, CardSet | None]) -> list[tuple[Question, Answer]]:
        """The quiz's questions that this is, with the answers that were given, by the names of the shares."""
        if not self.wants_five:
            return [(rebuilt(which_play.TOPIC, self.deal), PlayAnswer(given["high"] or frozenset(), given.get("low")))]
        return [
            (rebuilt(best_low.TOPIC, self.deal), LowAnswer(given[share.name]))
            if share.is_low
            else (rebuilt(best_high.TOPIC, self.deal), HighAnswer(given[share.name] or frozenset()))
            for share in self.shares
        ]

    def truth(self, share: PotShare) -> Phrase:
        """What plays, as a sentence."""
        made = best_hand(share, self.deal.hand, self.deal.board)
        if made is None:
            reason = why_no_low(share, self.deal.hand, self.deal.board)
            assert reason is not None, "a whole board makes a high hand"
            return phrase("No low: {reason}.", reason=reason)
        cards = made.cards if self.wants_five else made.hole
        if not cards:
            return phrase("The board plays: {name}.", name=made.name)
        if len(cards) == 1:
            return phrase("Only {card} plays: {name}.", card=CardText(cards), name=made.name)
        said = CardText(in_low_order(cards)) if share.is_low else CardText(cards)
        if len(self.shares) == 1:
            return phrase("{cards} play: {name}.", cards=said, name=made.name)
        if share.is_low:
            return phrase("For the low {cards} play: {name}.", cards=said, name=made.name)
        return phrase("For the high {cards} play: {name}.", cards=said, name=made.name)


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
    usual = variant == CATALOGUE.get(variant.key)  # a question is kept by the game's key, without a table's options
    known = usual and any(topic.fits(variant) for topic in (best_high.TOPIC, best_low.TOPIC))
    if not known or viewer is None or viewer not in seen.live() or len(seen.live()) < 2:
        return None
    hand, board = seen.seats[viewer].known, seen.known_board
    if not variant.board_cards:
        hand, board = (*hand, *board), ()  # the card that all share is one's own seventh
    if len(hand) != variant.hole_cards or len(board) != variant.board_cards:
        return None
    return Pointing(CardDeal(variant, hand, board))


def graded(asked: Pointing, given: Sequence[CardSet | None]) -> Pointed:
    """Grade what was pointed at for each of the shares; None: there is no such hand."""
    by_share = {share.name: cards for share, cards in zip(asked.shares, given, strict=True)}
    misses = []
    for question, answer in asked.questions(by_share):
        error = grade(question, answer).error
        if error is not None:
            misses.append((question, answer, error))
    if not misses:
        return Pointed(None, phrase("Right."), ())
    question, answer, error = misses[0]
    share = asked.deal.variant.share("low" if _low_is_wrong(question, answer) else "high")
    words = phrase(
        "{error}. {why} {truth}",
        error=error.title,
        why=_why(asked, error, by_share[share.name] or frozenset()),
        truth=asked.truth(share),
    )
    return Pointed(error, words, tuple(misses))


def _low_is_wrong(question: Question, answer: Answer) -> bool:
    """Whether a wrong answer is wrong about the low; one about both may have the high right."""
    if not isinstance(answer, PlayAnswer):
        return question.topic is best_low.TOPIC
    return which_play.is_high_right(question, answer)


def _why(asked: Pointing, error: ErrorKind, picked: CardSet) -> Phrase:
    """What went wrong; a wrong number of cards is said as such where the game fixes it."""
    if error in COUNT_ERRORS and asked.deal.variant.exactly_from_hole is not None:
        return phrase("You used {count} from your hand: in Omaha exactly two play.", count=_COUNTS[len(picked)])
    return error.misread


def missed(progress: Progress, pointed: Pointed) -> list[Miss]:
    """Let what was misread come back in the quiz."""
    return [progress.missed_at_table(question, answer, error) for question, answer, error in pointed.misses]


Misread = tuple[Question, Answer, ErrorKind]
"""What was asked, the answer given, and its error: what `Progress.missed_at_table` takes."""


def misread(read: ScoredRead) -> Misread | None:
    """What of a read that was no good one comes back in the quiz; None if nothing does.

    Slow, for a worker thread: it builds the question.
    """
    if read.spot is None:
        return None
    question = rebuilt(their_range.TOPIC, read.spot)
    answer = their_range.RangeAnswer(read.spot.read.names, read.given)
    error = grade(question, answer).error
    return None if error is None else (question, answer, error)
