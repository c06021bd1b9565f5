"""What a topic says before and after an answer: its help, what is picked, and what is wrong in a line."""

from __future__ import annotations

import random

import pytest

from pokertable.model.cards import Card, parse_cards
from pokertable.model.games import CATALOGUE
from pokertable.training.quiz.answers import Counted, Halves, Picked, PlayerAnswer
from pokertable.training.quiz.deals import CardDeal, HandsDeal
from pokertable.training.quiz.parts import CardsPart, HandPart
from pokertable.training.quiz.question import AnyQuestion, Reply
from pokertable.training.quiz.topics import topic_from
from pokertable.views.kit.translate import pieces
from tests.narrow import of_kind
from tests.training.quiz.asked import STORED, asked

OPENS = topic_from("opens")


def opening(game: str, *hands: str) -> AnyQuestion:
    return OPENS.rebuilt(HandsDeal(CATALOGUE[game], tuple(map(parse_cards, hands))))


def wrong(question: AnyQuestion, number: int) -> str:
    """The error and what was misread, where this player is picked."""
    reply = Reply(question, PlayerAnswer(number - 1))
    assert reply.error is not None
    return f"{reply.error.title}: {reply.error.misread}"


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


@pytest.mark.parametrize(
    ("game", "hands", "number", "says"),
    [
        ("stud", "9c 6d Ah", 1, "Someone else brings it in: Someone has a lower up card."),
        ("razz", "9c 6d Th", 1, "Someone else brings it in: Someone has a higher up card."),
        ("stud", "9c9d 8c8d 5c4d", 2, "Someone else acts first: Someone shows a higher hand."),
        ("razz", "9c8d 7c6d 5c4d", 2, "Someone else acts first: Someone shows a lower hand."),
        ("stud", "9c 6d Ah", 3, "Ace misplaced: You treated the ace as low; here it is high."),
        ("razz", "9c 6d Ah", 3, "Ace misplaced: You treated the ace as high; in razz it is low."),
        ("stud", "9c 6d Kh", 3, "Wrong end: You picked the highest up card; the lowest brings it in."),
        ("stud", "9c9d 9h9s 5c4d", 2, "Dealt later: You picked the later of two equal hands."),
    ],
)  # fmt: skip
def test_a_wrong_opener_is_told_what_is_so_on_this_street(game: str, hands: str, number: int, says: str) -> None:
    question = opening(game, *hands.split())
    assert wrong(question, number) == says
    headline = str(Reply(question, PlayerAnswer(number - 1)).headline)
    assert headline == ("Someone else brings it in" if len(hands.split()[0]) == 2 else "Someone else acts first")


def test_how_a_tie_is_broken_is_said_only_where_hands_tie() -> None:
    tied, plain = opening("stud", "5c4d", "9c9d", "9h9s"), opening("stud", "5c4d", "9c9d", "8h8s")
    rule = "If hands tie, the player dealt first is the first to act. The deal began with Player 1."
    for question, ties in ((tied, True), (plain, False)):
        said = [str(question.hint.words), str(Reply(question, PlayerAnswer(0)).why)]
        assert [rule in text for text in said] == [ties, ties]
        assert ("Player 1" in str(question.prompt)) is ties


@pytest.mark.parametrize("key", ["high", "low", "play", "throw", "badugi", "lower", "opens"])
def test_every_card_named_in_a_reason_is_one_that_the_question_shows(key: str) -> None:
    """Also where the question returns with other suits; the nuts alone are of cards that nobody holds."""
    topic, rng = topic_from(key), random.Random(3)
    for game in topic.games:
        for asked_first in asked(topic, game, STORED // 8):
            for question in (asked_first, topic.disguised(asked_first, None, rng)):
                for answer in (None, question.answer, *[tempting.answer for tempting in question.tempting]):
                    said = {piece for piece in pieces(Reply(question, answer).why) if isinstance(piece, Card)}
                    assert said <= set(question.deal.seen), (game, answer)


@pytest.mark.parametrize("game", OPENS.games)
def test_who_opens_is_explained_by_the_very_cards_of_the_picture(game: str) -> None:
    for question in asked(OPENS, game, STORED):
        said = {piece for piece in pieces(Reply(question, None).why) if isinstance(piece, Card)}
        (drawn,) = Reply(question, question.answer).hands
        assert said == set(drawn.hole)


@pytest.mark.parametrize(
    ("topic", "given"),
    [
        ("play", Halves(frozenset(parse_cards("3h9c")), None)),
        ("play", Halves(frozenset(parse_cards("9c")), None)),
        ("high", Picked(frozenset(parse_cards("3h3sAd5c9c")))),
    ],
)
def test_who_overlooks_a_wheel_is_told_of_the_ace_and_not_of_omaha(topic: str, given: Halves | Picked) -> None:
    deal = CardDeal(CATALOGUE["holdem"], parse_cards("3h9c"), parse_cards("Ad3s5c2h4d"))
    error = Reply(topic_from(topic).rebuilt(deal), given).error
    assert error is not None and str(error.title) == "Missed a better hand"
    assert str(error.misread) == "The ace also counts as one, below the deuce: A-2-3-4-5 is a straight, the wheel."


def test_the_card_that_decides_is_said_once() -> None:
    """The right answer and none are told it too, and beside what is wrong it isn't said twice."""
    topic = topic_from("lower")
    hands = tuple(map(parse_cards, ("Ah2h5hAs7s6h5s", "6d7d5dAcAd2c4s")))
    question = topic.rebuilt(HandsDeal(CATALOGUE["razz"], hands))
    for answer in (question.answer, None, PlayerAnswer(0)):
        assert str(Reply(question, answer).why).count("the six beats the seven.") == 1
