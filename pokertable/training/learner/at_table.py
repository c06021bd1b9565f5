"""A hand of the table as a question of the quiz: "tap your two cards before the showdown".

It is about the player's own cards and the board alone. In flop games the player points at the hole cards that play; in
stud, where nobody else's cards play either, at all five.
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
from pokertable.training.quiz.answers import CardSet, Halves, Picked, in_low_order
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.errors import COUNT_ERRORS, ErrorKind
from pokertable.training.quiz.question import AnyReply, Reply
from pokertable.training.quiz.topics import best_high, best_low, their_range, which_play
from pokertable.training.reads.at_table import ScoredRead

FIVE: Final = 5
_COUNTS: Final = {
    0: phrase("no card"),
    1: phrase("one card"),
    3: phrase("three cards"),
    4: phrase("four cards"),
}
"""Number of hole cards pointed at, in words, where it was not two."""


@dataclass(frozen=True, slots=True)
class Pointing:
    """The cards that the player is asked to point at, share by share in the variant's order."""

    deal: CardDeal

    @property
    def pool(self) -> Cards:
        """The cards that can be pointed at."""
        return self.deal.hand

    @property
    def shares(self) -> tuple[PotShare, ...]:
        """The shares asked about, in order."""
        return self.deal.variant.shares

    @property
    def wants_five(self) -> bool:
        """Whether all five cards are asked for (stud), not only those of the hand."""
        return not which_play.TOPIC.fits(self.deal.variant)

    def prompt(self, share: PotShare) -> Phrase:
        """The question for a share."""
        if self.wants_five:
            return phrase("Your best low: which five?") if share.is_low else phrase("Your best high: which five?")
        if len(self.shares) == 1:
            return phrase("Which of your cards play?")
        if share.is_low:
            return phrase("Which of your cards play for the low?")
        return phrase("Which of your cards play for the high?")

    def rule(self, share: PotShare) -> Phrase:
        """The rule for pointing, in few words."""
        if self.wants_five:
            return phrase("five of your seven, or no low") if share.must_qualify else phrase("five of your seven")
        if share.exactly_from_hole is None:
            return phrase("both, one or none")
        return phrase("two, or no low") if share.must_qualify else phrase("two of your cards")

    def fits(self, cards: CardSet) -> bool:
        """Whether this number of cards is an answer: five in stud; else any number, even a wrong one."""
        return len(cards) == FIVE or not self.wants_five

    def replies(self, given: Mapping[str, CardSet | None]) -> list[tuple[str, AnyReply]]:
        """The equivalent quiz questions with these answers, each with the name of the wrong share, if any.

        `given` holds the picked cards by the names of the shares.
        """
        if self.wants_five:
            return [(share.name, self._five(share, given[share.name] or frozenset())) for share in self.shares]
        question = which_play.TOPIC.rebuilt(self.deal)
        answer = Halves(given["high"] or frozenset(), given.get("low"))
        wrong = "low" if which_play.TOPIC.is_high_right(question, answer) else "high"
        return [(wrong, Reply(question, answer))]

    def _five(self, share: PotShare, cards: CardSet) -> AnyReply:
        topic = best_low.TOPIC if share.is_low else best_high.TOPIC
        return Reply(topic.rebuilt(self.deal), Picked(cards))

    def truth(self, share: PotShare) -> Phrase:
        """The cards that play, as a sentence."""
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
            return phrase("For the low, {cards} play: {name}.", cards=said, name=made.name)
        return phrase("For the high, {cards} play: {name}.", cards=said, name=made.name)


@dataclass(frozen=True, slots=True)
class Pointed:
    """A graded pointing: `miss` is the misread share that `words` tells, None if all was right."""

    miss: AnyReply | None
    words: Phrase

    @property
    def right(self) -> bool:
        """Whether all the picked cards play."""
        return self.miss is None

    @property
    def error(self) -> ErrorKind | None:
        """The error that is told."""
        return None if self.miss is None else self.miss.error


def pointing(seen: Observation) -> Pointing | None:
    """The question at this moment; None unless the viewer's hand and the board are complete and others are in."""
    variant, viewer = seen.game.variant, seen.viewer
    usual = variant == CATALOGUE.get(variant.key)  # a question is stored by the game's key, without a table's options
    known = usual and any(topic.fits(variant) for topic in (best_high.TOPIC, best_low.TOPIC))
    if not known or viewer is None or viewer not in seen.live() or len(seen.live()) < 2:
        return None
    hand, board = seen.seats[viewer].known, seen.known_board
    if not variant.board_cards:
        hand, board = (*hand, *board), ()  # the shared card counts as the player's own seventh
    if len(hand) != variant.hole_cards or len(board) != variant.board_cards:
        return None
    return Pointing(CardDeal(variant, hand, board))


def graded(asked: Pointing, given: Sequence[CardSet | None]) -> Pointed:
    """Grade the picked cards of each share; None: there is no such hand."""
    by_share = {share.name: cards for share, cards in zip(asked.shares, given, strict=True)}
    wrong = [(name, reply) for name, reply in asked.replies(by_share) if not reply.right]
    if not wrong:
        return Pointed(None, phrase("Right."))
    name, reply = wrong[0]
    assert reply.error is not None
    words = phrase(
        "{error}. {why} {truth}",
        error=reply.error.title,
        why=_why(asked, reply.error, by_share[name] or frozenset()),
        truth=asked.truth(asked.deal.variant.share(name)),
    )
    return Pointed(reply, words)


def _why(asked: Pointing, error: ErrorKind, picked: CardSet) -> Phrase:
    """The mistake in words; a wrong number of cards is named where the game fixes the number."""
    if error in COUNT_ERRORS and asked.deal.variant.exactly_from_hole is not None:
        return phrase("You used {count} from your hand: in Omaha you use exactly two.", count=_COUNTS[len(picked)])
    return error.misread


def missed(progress: Progress, pointed: Pointed) -> Miss | None:
    """Let a misread hand return in the quiz, once: by the share that was told."""
    return None if pointed.miss is None else progress.missed_at_table(pointed.miss)


def misread(read: ScoredRead) -> AnyReply | None:
    """The reply to a bad read that returns in the quiz; None if nothing does.

    Slow, for a worker thread: it builds the question.
    """
    if read.spot is None:
        return None
    answer = their_range.RangeAnswer(read.spot.read.names, read.given)
    reply = Reply(their_range.TOPIC.rebuilt(read.spot), answer)
    return None if reply.right else reply
