"""What a call can win: of a bet for more chips than one has, only what one matches."""

from __future__ import annotations

import pytest

from pokertable.model.hand.actions import Fold, RaiseTo
from tests.narrow import known
from tests.views.turns import CALL, holdem, pot_limit


def test_of_an_all_in_for_more_the_rest_is_not_won() -> None:
    legal = known(holdem(RaiseTo(45), Fold(), stacks=(45, 15, 15)).legal())
    assert (legal.pot, legal.winnable, legal.check_call) == (48, 18, 13)
    price = known(legal.price)
    assert (price.call, price.total) == (13, 31) and price.fraction == pytest.approx(13 / 31)


def test_chips_of_two_that_only_they_contest_are_not_won() -> None:
    legal = known(holdem(RaiseTo(45), CALL, stacks=(200, 200, 15)).legal())
    assert (legal.pot, legal.winnable, legal.check_call) == (92, 32, 13)


def test_whoever_covers_the_bet_can_win_all_of_the_pot() -> None:
    legal = known(pot_limit().legal())
    assert legal.winnable == legal.pot == 259
