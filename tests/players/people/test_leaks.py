"""Beginners' leaks."""

from pokertable.players.people.style import leaking
from pokertable.players.styles.cast import NAMED


def test_beginners_of_every_style_credit_a_bet_nearly_as_others_do():
    """With 0.6 of the usual credit stations went to showdown on 63 flops of 100, maniacs on 51."""
    assert all(leaking(named.figures).respect >= max(0.9, named.figures.respect) for named in NAMED.values())


def test_no_beginner_calls_for_less_than_five_sixths_of_the_price():
    """Its equity is against hands that it hardly credits: with 65 % of the price a station calls nearly any bet."""
    assert all(leaking(named.figures).calls >= 5 / 6 for named in NAMED.values())
