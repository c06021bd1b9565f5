"""Menus, rules as their rows, and the reason of an action among the rules."""

import numpy as np

from pokertable.model.cards import HIDDEN, parse_cards
from pokertable.model.hand.actions import CheckCall, Draw, Fold, RaiseTo
from pokertable.model.text import phrase
from pokertable.players.seen.policy import MOST_RAISES, AppliedRule, Menu, menu_of, mixed, reason_of
from tests.rules.table import deal, flop_game

CALL, FOLD, RAISE = CheckCall(), Fold(), RaiseTo(30)


def rule(weight, words, *does, kept=None):
    return AppliedRule(
        np.array([weight]),
        lambda: list(does),
        phrase(words),
        kept=None if kept is None else lambda: np.array([kept], np.bool_),
    )


def test_the_smallest_raises_stay_on_a_menu_of_many():
    legal = deal(flop_game(), [1000] * 4).legal()
    menu = menu_of(legal, [300, 20, 250, 60, 40, 200, 100, 5000])
    assert menu.actions == (FOLD, CALL, *map(RaiseTo, (20, 40, 60, 100, 200, 250)))
    assert len(menu.raises) == MOST_RAISES


def test_a_row_at_a_draw_counts_the_cards_that_are_discarded():
    menu = Menu(tuple([Draw((HIDDEN,) * count) for count in range(6)]))
    pat, one = rule(0.75, "pat", kept=[1, 1, 1, 1, 1]), rule(0.25, "one", kept=[1, 1, 1, 1, 0])
    assert mixed([pat, one], menu).tolist() == [[0.75, 0.25, 0, 0, 0, 0]]


def test_the_reason_of_an_action_is_that_of_the_rule_that_takes_it_most_often():
    seldom, often = rule(0.1, "seldom", (CALL, 1.0)), rule(0.9, "often", (CALL, 0.4), (RAISE, 0.6))
    assert str(reason_of([seldom, often], CALL)) == "often"
    assert str(reason_of([often, rule(0.7, "always", (CALL, 1.0))], CALL)) == "always"


def test_a_discard_whose_cards_are_known_has_the_reason_of_those_cards():
    two, three = (Draw(tuple(parse_cards(text))) for text in ("2c3c", "2c4d"))
    rules = [rule(0.6, "breaks the flush", (two, 1.0)), rule(0.4, "keeps the flush", (three, 1.0))]
    assert str(reason_of(rules, three)) == "keeps the flush"
    assert str(reason_of(rules, Draw((HIDDEN, HIDDEN)))) == "breaks the flush", "others see their number"
