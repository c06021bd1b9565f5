"""The long run: two thousand questions of each topic and game against the second opinion and the misreaders."""

from __future__ import annotations

from collections import Counter

import pytest

from pokertable.training.quiz.topic import Topic
from tests.training.quiz.asked import asked
from tests.training.quiz.checks import check_answers, check_errors

MANY = 2000
MET = {
    Topic.HIGH: {
        "used_one_hole_card", "used_three_hole_cards", "used_four_hole_cards", "played_the_board",
        "forced_both_hole_cards", "wrong_kicker", "higher_one_overlooked", "phantom_flush", "phantom_straight",
    },
    Topic.LOW: {
        "low_overlooked", "used_one_hole_card", "used_three_hole_cards", "counterfeited_low", "paired_low",
        "unqualified_low", "better_low_overlooked",
    },
    Topic.PLAY: {
        "used_one_hole_card", "used_three_hole_cards", "played_the_board", "forced_both_hole_cards", "low_overlooked",
        "counterfeited_low", "paired_low", "unqualified_low",
    },
    Topic.NUTS: {
        "nuts_missed", "used_one_hole_card", "low_overlooked", "unqualified_low", "counterfeited_low",
        "nut_low_missed", "paired_low",
    },
    Topic.SHOWDOWN: {
        "side_pot_forgotten", "low_overlooked", "odd_chip", "tie_overlooked", "any_five_cards",
        "low_from_the_wrong_end",
    },
    Topic.POTLIMIT: {
        "stack_forgotten", "raise_without_the_call", "raise_by_instead_of_to", "own_bet_counted", "pot_alone",
        "bets_forgotten", "arithmetic",
    },
    Topic.LIVE: {
        "folded_cards_forgotten", "dead_cards_counted_as_live", "two_cards_away", "paired_low",
        "own_cards_counted_as_dead", "nine_counted_as_low",
    },
}  # fmt: skip
"""What the misreaders have to have met in the long run, so that none of them is idle."""


@pytest.mark.long
@pytest.mark.parametrize("topic", [*list(Topic)[::-1]])
def test_two_thousand_questions(topic: Topic) -> None:
    """No wrong answer, no wrong name, negatives 40 to 60 % in every game, every misreader met."""
    met: Counter[str] = Counter()
    for game in topic.games:
        negatives = 0
        for question in asked(topic, game, MANY, seed=2000):
            check_answers(question)
            met.update(check_errors(question))
            negatives += question.negative
        print(f"{topic.value} {game}: {MANY} questions, {negatives / MANY:.1%} negatives")
        assert 0.4 <= negatives / MANY <= 0.6
    print(f"{topic.value}: misreadings named {dict(met)}")
    assert MET[topic] <= set(met), met
