"""The kinds of topics, by answer: cards, hole cards for both halves, one of several hands, numbers."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, ClassVar, TypeVar

from pokertable.model.cards import Card
from pokertable.model.ranking.best import Cards, FiveRank, MadeHand
from pokertable.model.text import Field, Phrase, phrase
from pokertable.session.words.line import listed
from pokertable.training.quiz import errors
from pokertable.training.quiz.answers import Answer, CardSet, Counted, Halves, Picked, PlayerAnswer, cards_from, names
from pokertable.training.quiz.deals import CardDeal, Deal, HandsDeal
from pokertable.training.quiz.errors import ErrorKind
from pokertable.training.quiz.fives import Five, all_fives, allowed, best_of, made_hand, the_one
from pokertable.training.quiz.hands import AnswerHand, high_and_low, low_headline
from pokertable.training.quiz.parts import NO_LOW, CardsPart, Part, Value
from pokertable.training.quiz.question import Question, Tempting
from pokertable.training.quiz.reasons import before, not_lowest_with
from pokertable.training.quiz.topic import Topic

D = TypeVar("D", bound=Deal)
A = TypeVar("A", bound=Answer)
PickedQuestion = Question[CardDeal, Picked]
HalvesQuestion = Question[CardDeal, Halves]
HandsQuestion = Question[HandsDeal, PlayerAnswer]


def _shown_first(question: Question[D, A], given: A) -> Question[D, A]:
    """The question with this right answer as the displayed one."""
    return replace(question, accept=tuple(dict.fromkeys((given, *question.accept))))


class PickingTopic(Topic[CardDeal, Picked]):
    """A topic in which cards are picked, or none."""

    deals = CardDeal

    def answer(self, deal: CardDeal, values: Sequence[Value]) -> Picked:
        return Picked(frozenset(values[0].cards))

    def json(self, deal: CardDeal, answer: Picked) -> Any:
        """``{cards}``."""
        return {"cards": names(self.in_order(answer.cards))}

    def read(self, deal: CardDeal, data: Any) -> Picked:
        return Picked(cards_from(data["cards"]))

    def in_order(self, cards: Iterable[Card]) -> Cards:
        """Cards in written order: from the highest down."""
        return tuple(sorted(cards, reverse=True))


class FivesTopic(PickingTopic):
    """The five cards of the best hand of the share called `half`."""

    half: ClassVar[str]
    asks_any = True

    def showing(self, question: PickedQuestion, given: Picked) -> PickedQuestion:
        return _shown_first(question, given)

    def made(self, deal: CardDeal) -> MadeHand | None:
        """The best hand; None: there is none."""
        return made_hand(deal.variant.share(self.half), deal.hand, deal.board)

    def made_of(self, question: PickedQuestion) -> MadeHand | None:
        """The best hand with the displayed cards, of equal ones; None: there is none."""
        deal, cards = question.deal, question.answer.cards
        if not cards:
            return None
        mine, theirs = (tuple(card for card in side if card in cards) for side in (deal.hand, deal.board))
        return made_hand(deal.variant.share(self.half), mine, theirs)

    def legal(self, deal: CardDeal) -> list[Five]:
        """Every allowed five."""
        share = deal.variant.share(self.half)
        return allowed(share, all_fives(share, deal.hand, deal.board))

    def truth(self, deal: CardDeal) -> FiveRank | None:
        """The rank of the best five; None: there are none."""
        return next((five.rank for five in best_of(self.legal(deal))), None)

    def accepted(self, deal: CardDeal) -> Sequence[Picked]:
        made = self.made(deal)
        right = Picked(frozenset(made.cards if made else ()))
        others = (Picked(five.cards) for five in best_of(self.legal(deal)))
        return (right, *(other for other in others if other != right))

    def miscounted(self, deal: CardDeal, truth: FiveRank | None) -> Iterator[tuple[Five, ErrorKind]]:
        """Fives with a wrong number of hole cards that seem better than the best."""
        share = deal.variant.share(self.half)
        fives = all_fives(share, deal.hand, deal.board)
        counts = {} if share.exactly_from_hole is None else errors.count_errors(deal.variant.hole_cards)
        for holes, error in counts.items():
            seen = the_one([five for five in fives if five.holes == holes])
            if seen is not None and seen.rank is not None and (truth is None or seen.rank > truth):
                yield seen, error

    def count_error(self, deal: CardDeal, cards: CardSet) -> ErrorKind | None:
        """The error of a wrong number of hole cards, if the number is wrong."""
        wanted, holes = deal.variant.share(self.half).exactly_from_hole, sum(card in deal.hand for card in cards)
        return None if wanted in (None, holes) else errors.count_errors(deal.variant.hole_cards)[holes]

    def parts(self, deal: CardDeal) -> tuple[Part, ...]:
        share, pool = deal.variant.share(self.half), (*deal.hand, *deal.board)
        none = NO_LOW if share.must_qualify else None
        return (CardsPart(ask=phrase("Pick five cards"), pool=pool, least=5, most=5, none=none, low=share.is_low),)


class HalvesTopic(Topic[CardDeal, Halves]):
    """A topic in which hole cards are picked for the high and, in a split game, for the low.

    Each half counts by itself.
    """

    deals = CardDeal

    def answer(self, deal: CardDeal, values: Sequence[Value]) -> Halves:
        high, *low = [value.cards for value in values]
        return Halves(frozenset(high), frozenset(low[0]) if low and low[0] else None)

    def highs(self, deal: CardDeal, accept: Collection[Halves]) -> Collection[CardSet]:
        """Every right choice for the high."""
        return {answer.high for answer in accept}

    def lows(self, deal: CardDeal, accept: Collection[Halves]) -> Collection[CardSet | None]:
        """Every right choice for the low; None: there is none."""
        return {answer.low for answer in accept}

    def showing(self, question: HalvesQuestion, given: Halves) -> HalvesQuestion:
        return _shown_first(question, given)

    @abstractmethod
    def high_misreadings(self, deal: CardDeal) -> Iterable[tuple[CardSet, int]]:
        """Readers' picks for the high, each with its pull; some may be right."""

    @abstractmethod
    def low_misreadings(self, deal: CardDeal, low: CardSet | None) -> Iterable[tuple[CardSet | None, int]]:
        """Readers' picks for the low, each with its pull; some may be right. `low` is (None: there is none)."""

    def misreadings(self, deal: CardDeal, accept: Sequence[Halves]) -> Iterator[Tempting[Halves]]:
        """Every reader's answer: one half wrong, the other right."""
        right, highs, lows = accept[0], self.highs(deal, accept), self.lows(deal, accept)
        for high, pull in self.high_misreadings(deal):
            if high not in highs:
                yield Tempting(Halves(high, right.low), self.high_error(deal, high), pull)
        for low, pull in self.low_misreadings(deal, right.low) if deal.variant.low is not None else ():
            if low not in lows:
                yield Tempting(Halves(right.high, low), self.low_error(deal, low, right.low), pull)

    @abstractmethod
    def high_error(self, deal: CardDeal, given: CardSet) -> ErrorKind:
        """Why these hole cards are not right for the high."""

    @abstractmethod
    def low_error(self, deal: CardDeal, given: CardSet | None, low: CardSet | None) -> ErrorKind:
        """Why these hole cards are not right for the low; `low` is (None: there is none)."""

    def is_high_right(self, question: HalvesQuestion, given: Halves) -> bool:
        """Whether the cards for the high are right, regardless of the low."""
        return given.high in self.highs(question.deal, question.accept)

    def is_low_right(self, question: HalvesQuestion, given: Halves) -> bool:
        """Whether the cards for the low are right, regardless of the high."""
        return given.low in self.lows(question.deal, question.accept)

    def is_right(self, question: HalvesQuestion, given: Halves) -> bool:
        return self.is_high_right(question, given) and self.is_low_right(question, given)

    def name_error(self, question: HalvesQuestion, given: Halves) -> ErrorKind:
        """The error in the high if that is wrong, else the one in the low."""
        if not self.is_high_right(question, given):
            return self.high_error(question.deal, given.high)
        return self.low_error(question.deal, given.low, question.answer.low)

    @abstractmethod
    def high_words(self, question: HalvesQuestion) -> Phrase:
        """The right answer for the high, as a sentence."""

    @abstractmethod
    def low_words(self, question: HalvesQuestion) -> Phrase:
        """The right answer for the low, as a sentence."""

    @abstractmethod
    def low_made(self, question: HalvesQuestion) -> MadeHand | None:
        """The best low; None: there is none."""

    @abstractmethod
    def why_not_high(self, deal: CardDeal, given: CardSet) -> Phrase:
        """Why these hole cards are not right for the high."""

    def correct(self, question: HalvesQuestion, given: Halves) -> Phrase:
        """For each wrong half why, and the right answer."""
        deal, right, said = question.deal, question.answer, list[Field]()
        if not self.is_high_right(question, given):
            said.append(before(self.why_not_high(deal, given.high), self.high_words(question)))
        if not self.is_low_right(question, given):
            error = self.low_error(deal, given.low, right.low)
            why = not_lowest_with(deal, given.low, error, self.low_made(question))
            said.append(before(why, self.low_words(question)))
        return phrase("{said}", said=listed(said, "{items} {item}"))

    def high_headline(self, question: HalvesQuestion, given: Halves) -> Phrase:
        """Mistake in the cards for the high, in two words."""
        return self.denies

    def headline(self, question: HalvesQuestion, given: Halves) -> Phrase:
        """The headline of the high if that is wrong, else of the low."""
        if self.is_high_right(question, given):
            return low_headline(given.low, question.answer.low)
        return self.high_headline(question, given)

    def hands(self, question: HalvesQuestion, given: Halves) -> tuple[AnswerHand, ...]:
        high_right, low_right = self.is_high_right(question, given), self.is_low_right(question, given)
        return high_and_low(question.deal, given.high, given.low, high_right=high_right, low_right=low_right)


class ChoosingTopic(Topic[HandsDeal, PlayerAnswer]):
    """A topic in which one of several hands is picked, or a tie if possible."""

    deals = HandsDeal

    def answer(self, deal: HandsDeal, values: Sequence[Value]) -> PlayerAnswer:
        return PlayerAnswer(next(iter(values[0].numbers), None))

    def json(self, deal: HandsDeal, answer: PlayerAnswer) -> Any:
        """``{player}``, counted from 1; null: a tie."""
        return {"player": None if answer.player is None else answer.player + 1}

    def read(self, deal: HandsDeal, data: Any) -> PlayerAnswer:
        said, (part,) = data["player"], self.parts(deal)
        if said is None and part.none is not None:
            return PlayerAnswer(None)
        if said is None or not 1 <= int(said) <= len(deal.hands):
            raise ValueError(f"player {said}: expected 1 to {len(deal.hands)}")
        return PlayerAnswer(int(said) - 1)


class CountingTopic(Topic[D, Counted]):
    """A topic in which numbers are typed."""

    @abstractmethod
    def count(self, deal: D) -> tuple[int, ...] | None:
        """The right numbers; None: there is nothing to count."""

    @abstractmethod
    def miscounts(self, deal: D) -> Iterable[tuple[tuple[int, ...], ErrorKind, int]]:
        """Counts of misreaders with one mistake each, the error and its pull."""

    def accepted(self, deal: D) -> Sequence[Counted]:
        right = self.count(deal)
        return () if right is None else (Counted(right),)

    def misreadings(self, deal: D, accept: Sequence[Counted]) -> Iterator[Tempting[Counted]]:
        return (Tempting(Counted(numbers), error, pull) for numbers, error, pull in self.miscounts(deal))

    def answer(self, deal: D, values: Sequence[Value]) -> Counted:
        return Counted(values[0].numbers)

    def json(self, deal: D, answer: Counted) -> Any:
        """The number; several in a list."""
        return answer.numbers[0] if len(answer.numbers) == 1 else list(answer.numbers)

    def read(self, deal: D, data: Any) -> Counted:
        return Counted(tuple(map(int, data if isinstance(data, list) else [data])))
