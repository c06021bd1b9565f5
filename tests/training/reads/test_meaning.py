"""The words on a read's score."""

import pytest

from pokertable.training.reads.meaning import is_good_beside, score_words


@pytest.mark.parametrize(
    ("score", "prior", "good"),
    [(85, 95, None), (90, 90, None), (85, 60, True), (100, 100, True), (70, 40, False), (75, 74, True)],
)
def test_a_read_is_good_only_where_it_is_better_than_ignoring_the_betting(
    score: int, prior: int, good: bool | None
) -> None:
    """85 was "a good read" beside "ignoring the betting, your score would have been 95", and 90 beside 90."""
    assert is_good_beside(score, prior) is good
    assert str(score_words(score, prior)) == f"{score} out of 100" + ", a good read" * (good is True)


def test_nobody_is_praised_for_a_read_that_was_left_as_it_began() -> None:
    assert str(score_words(90, 60, changed=False)) == "90 out of 100"
