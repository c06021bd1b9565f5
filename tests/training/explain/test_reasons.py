"""A reason is kept as its sentence, and read back as what it was."""

from types import SimpleNamespace
from typing import Any

import pytest

from pokertable.model.cards import Card, parse_cards
from pokertable.model.hand.actions import BringIn, CheckCall, Draw, Fold, RaiseTo
from pokertable.model.hand.events import RaiseKind
from pokertable.training.explain.reasons import ELSE, Reason, drilled, kept
from pokertable.training.explain.why import _better


def draw(cards: str) -> Draw:
    return Draw(tuple(each for each in parse_cards(cards) if isinstance(each, Card)))


@pytest.mark.parametrize(
    ("taken", "best", "reason"),
    [
        ("9c", "9c8d", Reason.KEPT_TOO_MUCH), ("9c8d", "9c", Reason.DISCARDED_TOO_MUCH),
        ("9c", "8d", Reason.OTHER_CARDS),
        ("", "9c", Reason.STOOD_PAT), ("9c", "", Reason.DREW),
    ],
)  # fmt: skip
def test_of_two_discards_it_is_said_which_cards_were_wrong(taken, best, reason):
    moment = SimpleNamespace(legal=SimpleNamespace(free=True), taken=draw(taken), choices=(draw(taken), draw(best)))
    verdict: Any = SimpleNamespace(moment=moment)
    assert _better(verdict, draw(taken), draw(best)) is reason


@pytest.mark.parametrize(
    ("taken", "best", "free", "reason"),
    [
        (RaiseTo(20), RaiseTo(40), True, Reason.BET_MORE),
        (RaiseTo(40), RaiseTo(20), True, Reason.BET_LESS),
        (RaiseTo(20), RaiseTo(40), False, Reason.RAISE_MORE),
        (RaiseTo(40), RaiseTo(20), False, Reason.RAISE_LESS),
        (Fold(), CheckCall(), True, Reason.FREE_FOLD),
        (BringIn(), RaiseTo(10), False, Reason.BROUGHT_IN),
        (RaiseTo(10), BringIn(), False, Reason.COMPLETED),
    ],
)
def test_sizes_a_fold_for_nothing_and_a_bring_in_have_their_reasons(taken, best, free, reason):
    legal = SimpleNamespace(free=free, raise_kind=RaiseKind.BET if free else RaiseKind.RAISE)
    verdict: Any = SimpleNamespace(
        moment=SimpleNamespace(legal=legal), is_fold_in_prizes=False, is_only_the_size=True, game=SimpleNamespace()
    )
    assert _better(verdict, taken, best) is reason


@pytest.mark.parametrize("reason", Reason)
def test_a_reason_that_was_kept_says_and_drills_what_it_did(reason):
    assert kept(str(reason.said())) == reason.own and drilled(str(reason.said())) == reason.drills


@pytest.mark.parametrize("kind", ["You folded {more}.", "You folded {", "100 %"])
def test_a_sentence_that_is_not_known_any_more_is_said_as_it_was_kept(kind):
    assert str(kept(kind)) == kind and drilled(kind) == ELSE
