"""The verdict's reasons: why the answer that was given is wrong, then what plays."""

from __future__ import annotations

import pytest

from pokertable.model.cards import parse_cards
from pokertable.model.games import CATALOGUE, HOLDEM, OMAHA, OMAHA8, STUD
from pokertable.training.quiz.answers import CardSet, Halves, Picked
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.errors import TOO_HIGH, UNQUALIFIED
from pokertable.training.quiz.question import AnyQuestion, Reply
from pokertable.training.quiz.topic import AnyTopic
from pokertable.training.quiz.topics import topic_from
from pokertable.training.quiz.topics.best_low import NONE
from pokertable.training.quiz.topics.live_cards import NO_DRAW
from pokertable.training.quiz.topics.who_wins import ODD_CHIP
from tests.training.quiz.asked import QUARTER, asked

SAID_BY_THE_TRUTH = (ODD_CHIP.key, NO_DRAW.key, "unqualified_low")
"""What is right says by itself why these are not."""


def cards(text: str) -> CardSet:
    return frozenset(parse_cards(text))


def about(topic: str, game: object, hand: str, board: str) -> AnyQuestion:
    variant = next(variant for variant in CATALOGUE.values() if variant is game)
    return topic_from(topic).rebuilt(CardDeal(variant, parse_cards(hand), parse_cards(board)))


@pytest.mark.parametrize(
    ("game", "hand", "board", "given", "words"),
    [
        (
            OMAHA8,
            "AsKdJh2s",
            "JsJd9d5h9c",
            "JhJsJd9d9c",
            "Not a full house: only one jack or nine in your hand. "
            "As Jh play with Js Jd 9d: three jacks, ace and nine.",
        ),
        (
            OMAHA8,
            "7s9h2dKd",
            "6c8h4s7d5c",
            "7sKd7d8h6c",
            "That is a pair; a straight beats it. 9h 7s play with 8h 6c 5c: straight, nine high.",
        ),
        (
            OMAHA,
            "7hTcTs3h",
            "Ad9dQh9cAh",
            "TcTs9d9cAh",
            "Both make two pair, but aces beat tens. Ts Tc play with Ah Ad Qh: two pair, aces and tens, queen kicker.",
        ),
        (
            OMAHA,
            "As9s6sKd",
            "Qs8s3s2h5d",
            "As6sQs8s3s",
            "Both make a flush, but the nine beats the eight. As 9s play with Qs 8s 3s: flush, ace high.",
        ),
        (
            HOLDEM,
            "8c5c",
            "JcJh4s6hTc",
            "8c5cJcJhTc",
            "Both make a pair, but the kickers count: the six beats the five. "
            "Only 8c plays, with Jh Jc Tc 6h: pair of jacks, ten kicker.",
        ),
        (
            STUD,
            "5c8c6d9h9d8h7c",
            "",
            "9h9d8c8h7c",
            "That is two pair; a straight beats it. The best: straight, nine high, with 9h 8h 7c 6d 5c.",
        ),
    ],
)
def test_a_wrong_high(game: object, hand: str, board: str, given: str, words: str) -> None:
    question = about("high", game, hand, board)
    assert str(question.topic.explain(question, Picked(cards(given)))) == words


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ("", "There is a low: 7c 2c Ac on the board, and two other low ranks. "),
        ("7c6c3s2cAc", "7-6-3-2-A is not the lowest: reading from the highest card, the five beats the six. "),
        ("9d3s7c2cAc", "The nine is above the eight, the highest card a low may have. "),
        ("5h6c7cAcAh", "Two aces count as one rank, and a low needs five. "),
        ("5h3s6c2cAc", "Not 6-5-3-2-A: only two cards on the board fit, the deuce and the ace. "),
    ],
)
def test_a_wrong_low(given: str, words: str) -> None:
    question = about("low", OMAHA8, "9d6c3s5h", "7c2cAc8sAh")
    answer = Picked(cards(given)) if given else NONE
    assert str(question.topic.explain(question, answer)) == words + "The low is 7-5-3-2-A, with 7c 5h 3s 2c Ac."


def test_a_nine_in_a_low_is_too_high_and_five_low_ranks_are_missing_only_where_there_is_none() -> None:
    """He picked a nine beside a low: that there weren't five low ranks was not true."""
    question = about("low", OMAHA8, "9d6c3s5h", "7c2cAc8sAh")
    assert question.topic.name_error(question, Picked(cards("9d3s7c2cAc"))) is TOO_HIGH
    nothing = about("low", OMAHA8, "9d7h3sKh", "7c2cTcJsAh")
    assert nothing.answer == NONE
    assert nothing.topic.name_error(nothing, Picked(cards("9d3s7c2cAh"))) is UNQUALIFIED


def test_of_two_halves_only_the_wrong_one_is_explained() -> None:
    question = about("play", OMAHA8, "9s3h2hAs", "Jc8s2dTh5s")
    right = question.answer
    assert isinstance(right, Halves)
    wrong_low = Halves(right.high, cards("As2h"))
    low = "The deuce pairs the one on the board, and the two count as one rank. "
    low += "For the low, 3h As with 8s 5s 2d: 8-5-3-2-A."
    assert str(question.topic.explain(question, wrong_low)) == low
    wrong_both = Halves(cards("As9s"), cards("As2h"))
    high = "That is a high card; a pair beats it. As 2h play with Jc Th 2d: pair of deuces, ace kicker."
    assert str(question.topic.explain(question, wrong_both)) == f"{high} {low}"


@pytest.mark.parametrize("count", [4, pytest.param(40, marks=pytest.mark.long)])
@pytest.mark.parametrize(("topic", "game"), QUARTER)
def test_a_wrong_answer_is_told_why_and_a_right_one_is_not(topic: AnyTopic, game: str, count: int) -> None:
    for question in asked(topic, game, count):
        right = str(topic.explain(question, question.answer))
        if topic.key != "high":  # there the explanation says what tempts
            assert right == str(question.explanation) == str(topic.explain(question, None))
        for tempting in question.tempting:
            words = str(topic.explain(question, tempting.answer))
            untold = (
                f"{topic.key}: why {tempting.answer} is wrong ({tempting.error.key}) is not told: give it a `why_not`"
            )
            assert words != right or tempting.error.key in SAID_BY_THE_TRUTH, untold


@pytest.mark.parametrize(
    ("topic", "hand", "board", "given", "words"),
    [
        ("low", "4c2h3c4h", "6s3d8h8d7c", Picked(cards("4h2h6s3d7c")), "The low is 7-6-4-3-2, with 7c 6s 4h 3d 2h"),
        ("low", "4c2h3c4h", "6s3d8h8d7c", Picked(cards("4c2h6s3d7c")), "The low is 7-6-4-3-2, with 7c 6s 4c 3d 2h"),
        ("high", "AsAdKcKh", "9s9d5c3h2c", Picked(cards("AsAd9s9d5c")), "As Ad play with"),
        ("nuts", "KcQc9h2d", "6s7d8h", Halves(cards("Tc9c"), cards("Ac2c")), "Tc 9c"),
        ("nuts", "KcQc9h2d", "6s7d8h", Halves(cards("Tc9c"), cards("Ac2c")), "Ac 2c"),
        ("play", "KcKdAs2s", "Kh7s7d4c3c", Halves(cards("KcKd"), cards("As2s")), "Kd Kc play with"),
    ],
)
def test_a_right_answer_is_explained_with_the_cards_that_were_given(topic, hand, board, given, words) -> None:
    """ "Why" spelled the low with another of two equal cards than were picked and shown."""
    question = about(topic, OMAHA8, hand, board)
    reply = Reply(question, given)
    assert reply.right and words in str(reply.why), str(reply.why)


def test_the_nuts_are_made_by_cards_that_nobody_need_hold() -> None:
    """One brace said "2 from hand", the next "2 hole cards" for the same."""
    question = about("nuts", OMAHA8, "Tc9c9h2d", "6s7d8h")
    assert [hand.held for hand in Reply(question, question.answer).hands] == [False, False]
