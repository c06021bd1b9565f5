"""Pointing at the cards that play before a showdown: what is asked, how it is graded, that a misread comes back."""

import random
from typing import cast

import pytest

from pokertable.model.cards import DECK, Card, parse_cards
from pokertable.model.games import CATALOGUE
from pokertable.model.text import phrase
from pokertable.training.learner.at_table import Pointing, graded, misread, missed, pointing
from pokertable.training.learner.progress import Progress
from pokertable.training.learner.request import Request, prepare
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.errors import (
    BETTER_LOW_OVERLOOKED,
    BETTER_OVERLOOKED,
    COUNTERFEITED,
    LOW_OVERLOOKED,
    PAIRED_LOW,
    STRAIGHT_COUNTED,
    UNQUALIFIED,
    USED_ONE,
    WHEEL_OVERLOOKED,
)
from pokertable.training.quiz.question import Reply
from pokertable.training.quiz.topics import topic_from, topics
from pokertable.training.reads.at_table import ScoredRead
from pokertable.training.reads.read import Read
from pokertable.training.reads.worth import Worth
from tests.games import one_of
from tests.rules.one_low_share import HOLES, LOWBALL, lowball, shown_down
from tests.session.memory import in_memory
from tests.views.builders import game, moments


def cards(text: str) -> frozenset[Card]:
    return frozenset(parse_cards(text))


def asked(key: str, hand: str, board: str = "") -> Pointing:
    return Pointing(CardDeal(CATALOGUE[key], parse_cards(hand), parse_cards(board)))


def test_omaha_one_card_from_the_hand_is_named_with_the_rule() -> None:
    found = graded(asked("omaha", "AhKs7c2d", "QhJh9h4h5c"), [cards("Ah")])
    assert found.error is USED_ONE
    assert str(found.words) == (
        "Four from the board. You used one card from your hand: in Omaha you use exactly two. "
        "Ah Ks play: ace high, king kicker."
    )


def test_omaha_the_two_that_play_are_right() -> None:
    found = graded(asked("omaha", "AhKh7c2d", "QhJh9h4s5c"), [cards("AhKh")])
    assert found.right
    assert str(found.words) == "Right."
    assert found.miss is None


def test_omaha_hi_lo_without_a_low() -> None:
    question = asked("omaha8", "AhAs2c3d", "KhQs9h4s5c")
    assert [share.name for share in question.shares] == ["high", "low"]
    assert graded(question, [cards("AhAs"), None]).right
    found = graded(question, [cards("AhAs"), cards("2c3d")])
    assert found.error is UNQUALIFIED
    assert "No low:" in str(found.words)


def test_omaha_hi_lo_a_low_that_was_overlooked() -> None:
    found = graded(asked("omaha8", "AhAs2c3d", "KhQs8h4s5c"), [cards("AhAs"), None])
    assert found.error is LOW_OVERLOOKED
    assert str(found.words) == (
        "Missed the low. There was a low: five different low ranks. For the low, 2c Ah play: 8-5-4-2-A low."
    )


@pytest.mark.parametrize(
    ("key", "hand", "board", "says"),
    [
        ("holdem", "2c3d", "AhKhQhJhTh", ["Which of your cards play? both, one or none"]),
        ("omaha", "AhKs7c2d", "QhJh9h4h5c", ["Which of your cards play? two of your cards"]),
        (
            "omaha8",
            "AhAs2c3d",
            "KhQs9h4s5c",
            [
                "Which of your cards play for the high? two of your cards",
                "Which of your cards play for the low? two, or no low",
            ],
        ),
        (
            "stud8",
            "As2s3d4c5hKdKc",
            "",
            [
                "Your best high: which five? five of your seven",
                "Your best low: which five? five of your seven, or no low",
            ],
        ),
    ],
)
def test_each_share_has_its_question_and_its_rule(key: str, hand: str, board: str, says: list[str]) -> None:
    question = asked(key, hand, board)
    assert [f"{question.prompt(share)} {question.rule(share)}" for share in question.shares] == says


def test_holdem_the_board_plays_is_an_answer() -> None:
    question = asked("holdem", "2c3d", "AhKhQhJhTh")
    assert graded(question, [cards("")]).right
    assert graded(question, [cards("2c3d")]).error is not None


def test_stud_asks_for_five_of_seven_and_for_the_low_and_a_hand_comes_back_once() -> None:
    """Both halves came back, of which one was told: nine misses after eight hands."""
    question = asked("stud8", "As2s3d4c5hKdKc")
    assert question.wants_five and len(question.shares) == 2
    assert not question.fits(cards("As2s"))
    assert graded(question, [cards("As2s3d4c5h"), cards("As2s3d4c5h")]).right
    found = graded(question, [cards("As2s3dKdKc"), None])
    assert found.error is WHEEL_OVERLOOKED
    progress = Progress(in_memory(), lambda: 1.8e9)
    missed(progress, found)
    missed(progress, graded(question, [cards("2s3d4c5hKd"), None]))
    assert progress.waiting() == 1, "nor the same cards twice"
    missed(progress, graded(question, [cards("As2s3d4c5h"), None]))
    assert [miss.error for miss in progress.misses()] == [BETTER_OVERLOOKED, LOW_OVERLOOKED]


def test_a_game_with_one_low_share_asks_for_its_low_alone() -> None:
    question = Pointing(CardDeal(LOWBALL, parse_cards(HOLES[1]), ()))
    (low,) = question.shares
    assert str(question.prompt(low)) == "Your best low: which five?"
    assert str(question.rule(low)) == "five of your seven"  # there is a low of any five ranks
    assert graded(question, [cards("8h7s5d3cAs")]).right
    found = graded(question, [cards("QcKh8h7sAs")])
    assert found.error is BETTER_LOW_OVERLOOKED
    assert str(found.words).endswith("8h 7s 5d 3c As play: 8-7-5-3-A low.")


def test_razz_asks_for_the_five_that_play_and_a_straight_is_none() -> None:
    question = asked("razz", "As2s3d4c5hKd6c")
    (low,) = question.shares
    assert str(question.prompt(low)) == "Your best low: which five?" and not low.must_qualify
    assert graded(question, [cards("As2s3d4c5h")]).right
    found = graded(question, [cards("6c4c3d2sAs")])
    assert found.error is STRAIGHT_COUNTED
    assert str(found.words) == (
        "Straight or flush counted. You read a low as a straight or a flush. 5h 4c 3d 2s As play: 5-4-3-2-A low."
    )
    paired = asked("razz", "2c2d3s4h6cJdKd")
    assert graded(paired, [cards("2c2d3s4h6c")]).error is PAIRED_LOW
    assert graded(paired, [cards("2d3s4h6cJd")]).right and graded(paired, [cards("2c3s4h6cJd")]).right
    every_pair = asked("razz", "2c2d3s3h4c4dKd")  # four ranks: a pair plays
    assert graded(every_pair, [cards("2c2d3s4cKd")]).right
    assert graded(every_pair, [cards("2c3s4c4dKd")]).error is BETTER_LOW_OVERLOOKED


def test_nothing_is_asked_in_a_game_that_the_quiz_has_not() -> None:
    assert pointing(lowball().observe(0)) is None and pointing(shown_down().observe(0)) is None


@pytest.mark.parametrize("key", one_of(2, ["holdem", "omaha", "omaha8", "stud8", "razz"]))
def test_every_misread_waits_in_the_quiz_and_comes_back_with_its_error(key: str) -> None:
    variant, rng, came_back = CATALOGUE[key], random.Random(3), 0
    progress = Progress(in_memory(), lambda: 1.8e9)
    for _ in range(12):
        dealt = tuple(rng.sample(DECK, variant.hole_cards + variant.board_cards))
        question = Pointing(CardDeal(variant, dealt[: variant.hole_cards], dealt[variant.hole_cards :]))
        many = 5 if question.wants_five else rng.choice((0, 1, 2))
        found = graded(question, [frozenset(rng.sample(question.pool, many)), *[None] * (len(question.shares) - 1)])
        miss = missed(progress, found)
        assert (miss is None) == found.right
        if miss is not None:
            assert miss.error is found.error
            again, wrong = miss.question()
            assert Reply(again, wrong).error is miss.error
            made = prepare(Request(miss.topic, key, 0, miss, 5))
            came_back += made.miss is not None
    assert progress.waiting() > 6
    assert came_back > 0.9 * progress.waiting()
    assert progress.score(topic_from("play")).asked == 0


@pytest.mark.parametrize("key", ["holdem", "omaha", "omaha8", "stud8", "razz"])
def test_it_is_asked_only_with_a_whole_board_and_about_own_cards(key: str) -> None:
    variant = CATALOGUE[key]
    whole = 0
    for seed in range(6):
        for moment in moments(game(key), 4, seed, folds=0.0):
            found = pointing(moment.after)
            if found is None:
                continue
            whole += 1
            mine = {card for card, _ in moment.after.seats[0].cards}
            assert set(found.pool) <= mine | set(moment.after.board)
            assert len(found.pool) == variant.hole_cards
    assert whole


def test_nobody_is_asked_who_folded_or_who_is_alone() -> None:
    for moment in moments(game("holdem"), 3, 4, viewer=1, folds=0.6, raises=0.4):
        if moment.after.seats[1].folded or len(moment.after.live()) < 2:
            assert pointing(moment.after) is None


def test_a_misread_is_due_in_the_quiz_an_hour_later() -> None:
    now = [1.8e9]
    progress = Progress(in_memory(), lambda: now[0])
    question = asked("omaha8", "2s3d4hKd", "As6d7h2c9s")
    missed(progress, graded(question, [cards("2sKd"), cards("2s3d")]))
    assert missed(progress, graded(question, [cards("2sKd"), cards("3d4h")])) is None
    now[0] += 3600
    assert [due.error for due in progress.due(topics(), ["omaha8"])] == [COUNTERFEITED]


def test_the_seventh_card_that_all_share_can_be_pointed_at() -> None:
    shared = 0
    for seed in range(4):
        for moment in moments(game("stud8"), 8, seed, folds=0.0, raises=0.0):
            found = pointing(moment.after)
            if found is not None:
                (card,) = moment.after.board
                assert found.pool[-1] == card and found.deal.board == ()
                shared += 1
    assert shared


def test_a_read_that_makes_no_question_comes_back_in_no_quiz() -> None:
    """It was good, or given in practice, or while an opponent thought."""
    read = ScoredRead("Ines", phrase("Flop"), "tag", (100,), cast(Read, None), cast(Worth, None), spot=None)
    assert misread(read) is None
