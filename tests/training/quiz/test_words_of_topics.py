"""What a topic says before and after an answer: its help, what is picked, and what is wrong in a line."""

from __future__ import annotations

import pytest

from pokertable.training.quiz.answers import Counted, Picked, PlayerAnswer
from pokertable.training.quiz.parts import CardsPart, HandPart
from pokertable.training.quiz.topics import topic_from
from tests.narrow import of_kind
from tests.training.quiz.asked import asked


@pytest.mark.parametrize(
    ("topic", "game", "says", "low"),
    [
        ("throw", "draw5", "Keep made hands. A pair, or four to a flush or straight: which wins more?", False),
        ("throw", "badugi", "Keep the cards that count, except those too high.", True),
        ("throw", "triple27", "Keep low cards of different ranks. Is your hand good enough to stand pat?", True),
        ("lower", "badugi", "First count the cards of different suits and ranks, then compare the highest", True),
        ("lower", "razz", "Compare the highest card first; the ace is low. Straights and flushes don't count", True),
        ("lower", "triple27", "Compare the highest card first; the ace is high. Straights, flushes and pairs", True),
        ("potlimit", "omaha", "2 × the bet you face + all chips except your own bet, at most your stack.", False),
    ],
)
def test_help_says_how_it_is_found(topic: str, game: str, says: str, low: bool) -> None:
    question = next(asked(topic_from(topic), game, 1))
    hint = question.topic.hint(question.deal)
    assert str(hint.words).startswith(says) and hint.low is low
    assert bool(hint.cards) is (topic == "lower" or game == "badugi")
    assert hint.cards <= frozenset(question.deal.seen)


def test_what_is_thrown_is_picked_among_all_own_cards_or_none() -> None:
    question = next(asked(topic_from("throw"), "badugi", 1))
    part = of_kind(CardsPart, question.parts[0])
    assert (set(part.pool), part.least, part.most) == (set(question.deal.seen), 1, 4)
    assert str(part.none) == "Stand pat"
    said = [str(question.topic.headline(question, Picked(frozenset(cards)))) for cards in (part.pool[:1], ())]
    assert said == ["Wrong discard", "Don't stand pat"]


def test_of_the_lowest_hand_it_is_said_whether_hands_tie() -> None:
    topic = topic_from("lower")
    question = next(asked(topic, "razz", 1))
    right, hands = of_kind(PlayerAnswer, question.answer).player, of_kind(HandPart, question.parts[0]).hands
    other = next(at for at in range(len(hands)) if at != right)
    assert str(topic.headline(question, PlayerAnswer(None))) == "No tie"
    assert str(topic.headline(question, PlayerAnswer(other))) == "Not the lowest"


def test_an_amount_of_no_known_error_is_said_to_be_too_much_or_too_little() -> None:
    topic = topic_from("potlimit")
    question = next(asked(topic, "omaha", 1))
    (right,) = of_kind(Counted, question.answer).numbers
    assert str(topic.why_not(question, Counted((right + 1,)))).endswith("is 1 too much.")
    assert str(topic.why_not(question, Counted((right - 1,)))).endswith("is 1 too little.")
