"""What a topic lacks is said in words: by the topic when it is made, by the tests where their part is missing."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from pokertable.model.cards import parse_cards
from pokertable.model.games import OMAHA
from pokertable.model.text import Phrase, phrase
from pokertable.model.variant import Variant
from pokertable.training.quiz import topics as listed
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.errors import ErrorKind
from pokertable.training.quiz.kinds import CountingTopic
from pokertable.training.quiz.parts import NumbersPart, Part
from pokertable.training.quiz.question import AnyQuestion, Hint
from pokertable.training.quiz.topic import AnyTopic
from pokertable.training.quiz.topics import FILES, topic_from, topics
from pokertable.training.quiz.topics.live_cards import MISCOUNTED
from pokertable.training.quiz.topics.pot_maximum import POT_ALONE
from tests.training.quiz.asked import asked, tempting_to
from tests.training.quiz.checks import CHECKS
from tests.training.quiz.explanations import EXPLANATIONS
from tests.training.quiz.misreaders import MISREADERS


@pytest.mark.parametrize("topic", [topic for topic in topics() if not topic.finds_deals])
def test_every_topic_is_looked_at_by_others_than_itself(topic: AnyTopic) -> None:
    assert all(oracle[topic.key] for oracle in (CHECKS, EXPLANATIONS, MISREADERS))


@pytest.mark.parametrize(
    ("oracle", "said"),
    [
        (CHECKS, "topic 'pairs' has no second opinion on its answers: CHECKS in tests/training/quiz/checks.py"),
        (EXPLANATIONS, "topic 'pairs' has no test of what its explanation says"),
        (MISREADERS, "topic 'pairs' has no readers who misread"),
    ],
)
def test_what_the_tests_lack_of_a_topic_is_said(oracle: dict[str, object], said: str) -> None:
    with pytest.raises(AssertionError, match=said):
        oracle["pairs"]


def test_a_question_that_is_not_written_down_is_said() -> None:
    with pytest.raises(AssertionError, match="no high question that tempts to miscounted is written down: python -m"):
        tempting_to(topic_from("high"), MISCOUNTED)


class Pairs(CountingTopic[CardDeal]):
    """How many pairs a hand has."""

    key = "pairs"
    title = phrase("Pairs")
    deals = CardDeal
    errors = (MISCOUNTED,)
    negatives = (0.5, 0.5, 0.5, 0.5)
    asks = phrase("How many pairs?")
    denies = phrase("Miscounted")

    def fits(self, variant: Variant) -> bool:
        return variant.hole_cards == 4

    def levels(self, variant: Variant) -> tuple[int, int, int]:
        return (1, 2, 3)

    def deal(self, variant: Variant, rng: random.Random) -> CardDeal:
        raise NotImplementedError

    def count(self, deal: CardDeal) -> tuple[int] | None:
        return (4 - len({card.rank for card in deal.hand}),)

    def miscounts(self, deal: CardDeal) -> Iterator[tuple[tuple[int, ...], ErrorKind, int]]:
        yield (len(deal.hand),), MISCOUNTED, 1

    def is_negative(self, question: AnyQuestion) -> bool:
        return False

    def parts(self, deal: CardDeal) -> tuple[Part, ...]:
        return (NumbersPart(ask=phrase("Count the pairs"), names=(phrase("Pairs"),)),)

    def hint(self, deal: CardDeal) -> Hint:
        return Hint(phrase("Two of a rank."))

    def explanation(self, question: AnyQuestion) -> Phrase:
        return phrase("Pairs.")


@pytest.mark.parametrize(
    ("lacks", "said"),
    [
        ("key", "topic Lacking states no `key`: its name on the command line and in the stored progress"),
        ("asks", "topic Lacking states no `asks` and has no `prompt`: what is asked"),
        ("denies", "topic Lacking states no `denies` and has no `headline`: what is not so of a wrong answer"),
    ],
)
def test_what_a_topic_does_not_state_is_said_when_it_is_made(
    lacks: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Lacking(Pairs):
        """Without one of its statements."""

    assert Lacking().key == "pairs"
    monkeypatch.delattr(Pairs, lacks)
    with pytest.raises(TypeError, match=said):
        Lacking()


def test_what_a_topic_does_not_do_is_said_when_it_is_made() -> None:
    class Idle(CountingTopic[CardDeal]):
        """With nothing."""

    with pytest.raises(TypeError, match=r"abstract class Idle .*count.*fits"):
        Idle()  # type: ignore[abstract]


def test_a_count_of_cards_asks_for_no_chips() -> None:
    (part,) = Pairs().rebuilt(CardDeal(OMAHA, parse_cards("AsAdKh2c"), ())).parts
    assert str(part.how) == "Type the number. Press Enter to submit."
    (part,) = tempting_to(topic_from("potlimit"), POT_ALONE).parts
    assert str(part.how) == "Type the number of chips. Press Enter to submit."


def test_a_file_that_makes_another_topic_than_is_listed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(listed._ALL, "pairs", FILES["high"])
    with pytest.raises(TypeError, match=r"best_high.py is listed as the topic 'pairs' and makes 'high'"):
        topic_from.__wrapped__("pairs")


def test_the_only_draw_is_not_called_the_last() -> None:
    prompts = {
        game: {str(each.prompt) for each in asked(topic_from("throw"), game, 3)}
        for game in ("draw5", "single27", "badugi")
    }
    assert prompts["draw5"] == prompts["single27"] == {"One draw. What do you discard?"}
    assert not any(said.startswith("One draw") for said in prompts["badugi"])
