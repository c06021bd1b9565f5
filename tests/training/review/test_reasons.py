"""A reason is kept as its sentence, and read back as what it was."""

import pytest

from pokertable.training.review.reasons import ELSE, Reason, drilled, kept


@pytest.mark.parametrize("reason", Reason)
def test_a_reason_that_was_kept_says_and_drills_what_it_did(reason):
    assert kept(str(reason.said())) == reason.own and drilled(str(reason.said())) == reason.drills


@pytest.mark.parametrize("kind", ["You folded {more}.", "You folded {", "100 %"])
def test_a_sentence_that_is_not_known_any_more_is_said_as_it_was_kept(kind):
    assert str(kept(kind)) == kind and drilled(kind) == ELSE
