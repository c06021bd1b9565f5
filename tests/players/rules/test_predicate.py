"""A rule says what it asks: predicates joined and turned round ask what they say."""

from typing import Any

import numpy as np
import pytest

from pokertable.model.text import phrase
from pokertable.players.rules.predicate import When, Which, condition, every_other_hand

SELDOM = When(lambda *_: 0.25, phrase("Nobody has bet"), often=phrase("A quarter of the time"))
HALF = When(lambda *_: 0.5)
STRONG = Which[Any](lambda hands, *_: hands, phrase("A strong hand"))
NOTHING: Any = None


def test_where_both_apply_is_how_often_both_do_in_the_words_of_either():
    for both in (SELDOM & HALF, HALF & SELDOM):
        assert both(NOTHING, NOTHING) == 0.125
        assert (str(both.words), str(both.often)) == ("Nobody has bet", "A quarter of the time")


def test_the_other_hands_are_those_that_are_left_and_need_words_of_their_own():
    weak = ~STRONG
    assert np.array_equal(weak(np.array([0.0, 0.75, 1.0]), NOTHING, NOTHING), [1.0, 0.25, 0.0])
    assert weak.words is None and str(weak.told(phrase("A weak hand")).words) == "A weak hand"


@pytest.mark.parametrize(
    ("applies", "hands", "said"),
    [
        (SELDOM, STRONG, "Nobody has bet: a strong hand: a quarter of the time."),
        (SELDOM.told(SELDOM.words), STRONG, "Nobody has bet: a strong hand."),
        (HALF, STRONG, "A strong hand."),
        (HALF, every_other_hand, "Every other hand."),
        (SELDOM, ~STRONG, "Nobody has bet: a quarter of the time."),
    ],
)
def test_a_condition_says_where_with_which_hands_and_how_often(applies, hands, said):
    assert str(condition(applies, hands)) == said
