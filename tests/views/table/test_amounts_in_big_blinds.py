"""The action panel's amounts in big blinds."""

import pytest
from PySide6.QtCore import Qt

from pokertable.model.betting.presets import PresetKey
from pokertable.model.betting.structure import Structure
from pokertable.model.hand.actions import Fold, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.look import look
from pokertable.views.table.panel_words import limit_wordings, price_wordings, raise_detail
from tests.narrow import known
from tests.views.builders import game, moments
from tests.views.table.desk import Desk
from tests.views.turns import CALL, pot_limit


@pytest.fixture
def desk(qtbot):
    return Desk(qtbot)


@pytest.fixture
def in_blinds(desk):
    look().change(in_blinds=True)
    desk.panel.set_amounts(Amounts(2))
    return desk


def test_in_big_blinds_every_amount_of_the_panel_is_one(in_blinds):
    panel = in_blinds.panel
    panel.set_choices(pot_limit().legal())
    assert (
        panel.line.left.text
        == "Your turn. Calling 30\xa0BB to win 129.5\xa0BB needs 18.8% equity (30\xa0BB of 159.5\xa0BB)"
    )
    assert panel.line.right.text == "Pot limit: 2 × 30\u00a0BB + 129.5\u00a0BB = 189.5\u00a0BB"
    assert panel.choices.call_button.text() == "Call 30\u00a0BB"
    assert panel.choices.raise_button.text() == "Raise to 110\u00a0BB"
    assert panel.choices.editor.field.text() == "110\u00a0BB"
    assert panel.choices.editor.preset(PresetKey.POT).accessibleName() == "Pot, 189.5\u00a0BB"


def test_another_unit_shows_at_once_and_the_amount_stays(desk):
    desk.panel.set_amounts(Amounts(2))
    desk.panel.set_choices(pot_limit().legal())
    look().change(in_blinds=True)
    assert desk.panel.choices.raise_button.text() == "Raise to 110\u00a0BB"
    assert desk.panel.choices.editor.field.text() == "110\u00a0BB"
    assert desk.panel.choices.editor.field.accessibleName() == "Amount in BB"
    look().change(in_blinds=False)
    assert desk.panel.choices.raise_button.text() == "Raise to 220"
    assert desk.panel.line.right.text == "Pot limit: 2 × 60 + 259 = 379"
    assert desk.panel.choices.editor.field.text() == "220"


@pytest.mark.parametrize(("typed", "to"), [("75.5", 151), ("75,5", 151), ("80 BB", 160), ("80.26", 161)])
def test_big_blinds_are_typed_and_whole_chips_are_bet(in_blinds, typed, to):
    in_blinds.panel.set_choices(pot_limit().legal())
    in_blinds.type(typed[0])
    in_blinds.type(typed[1:])
    in_blinds.press(Qt.Key.Key_Return)
    assert in_blinds.actions == [RaiseTo(to)]


def test_a_typed_figure_out_of_bounds_says_the_bound_in_big_blinds(in_blinds):
    in_blinds.panel.set_choices(pot_limit().legal())
    in_blinds.type("500")
    assert in_blinds.panel.line.right.text == "The maximum is 189.5\u00a0BB, the pot limit"
    assert in_blinds.panel.choices.editor.amount == 379
    in_blinds.type("x")
    assert in_blinds.panel.line.right.text == "“500x” isn't a valid amount: type a number of big blinds, such as 7.5"


def test_a_rounded_bound_means_the_bound_and_its_chips_are_in_the_tooltip(in_blinds):
    panel = in_blinds.panel
    panel.set_amounts(Amounts(7))
    panel.set_choices(pot_limit().legal())
    assert Amounts(7).read("54.14") == 379
    panel.choices.editor.set_amount(379)
    assert panel.choices.raise_button.text() == "Raise to 54.14\u00a0BB"
    assert panel.choices.raise_button.toolTip() == panel.choices.editor.field.toolTip() == "379 chips"
    panel.set_amounts(Amounts(1000))
    panel.set_choices(None)
    panel.set_choices(pot_limit().legal())
    in_blinds.type("0.38")
    assert panel.choices.editor.amount == 379
    assert panel.line.right.text == "Pot limit: 2 × 0.06\u00a0BB + 0.26\u00a0BB = 0.38\u00a0BB"


def test_arrow_keys_step_in_parts_of_big_blinds(in_blinds):
    in_blinds.panel.set_choices(pot_limit().legal())
    before = in_blinds.panel.choices.editor.amount
    in_blinds.press(Qt.Key.Key_Up)
    assert (in_blinds.panel.choices.editor.amount - before, before) == (4, 220)


def test_the_sum_of_the_pot_limit_has_no_part_that_is_nowhere_on_the_table():
    """With 1 in front of me the rest of the pot, 6, stands nowhere: it is said what it is of what does."""
    hand = Hand(game("omaha8"), [200] * 4, 0, Deck.shuffled(1))
    hand.act(CALL)
    hand.act(CALL)
    legal = hand.legal()
    assert (legal.to_call, legal.pot, legal.bet) == (2, 7, 1)
    assert limit_wordings(legal, Amounts()) == (
        "Pot limit: 2 × 2 + 6 = 10 (6 is the pot without your 1)",
        "Maximum: 10",
    )
    assert known(legal.raise_to)[1] == 10


def test_a_rounded_preset_is_called_so_and_not_by_another_share():
    hand = Hand(game("omaha8"), [200] * 4, 0, Deck.shuffled(1))
    for action in (CALL, CALL, Fold(), CALL):
        hand.act(action)
    legal = hand.legal()
    half = next(preset.amount for preset in legal.presets if preset.key is PresetKey.HALF)
    assert round(100 * legal.pot_fraction(half)) == 57
    assert raise_detail(legal, half) == "half the pot, rounded"
    assert raise_detail(legal, half + 1) == "¾ of the pot, rounded"
    assert raise_detail(legal, half - 1) == "43% of the pot"


def test_no_preset_is_called_rounded_for_the_half_chip_of_a_large_pot():
    """Of 31 the half was rounded, of 93 it was not."""
    for bet in (10, 12, 14, 15):
        hand = Hand(game("holdem", Structure.NO_LIMIT), [400] * 3, 0, Deck.shuffled(1))
        for action in (RaiseTo(bet), Fold(), CALL):
            hand.act(action)
        legal = hand.legal()
        assert legal.pot == 2 * bet + 1
        half = next(preset.amount for preset in legal.presets if preset.key is PresetKey.HALF)
        assert raise_detail(legal, half) == "half the pot"


@pytest.mark.parametrize("key", ["razz", "stud8"])
def test_who_brings_it_in_is_told_of_no_card_that_another_game_wants(key):
    """In razz the highest up card brings it in, and after an ante all-in whoever is next."""
    legal = next(m.after.legal for m in moments(game(key), 4, 3, viewer=None) if m.after.legal is not None)
    assert legal.bring_in is not None
    full, short = price_wordings(legal, Amounts())
    assert full == "Your turn. Bring it in for 5, or complete" and short == "Bring it in for 5, or complete"


def test_who_has_no_more_than_the_bring_in_is_not_told_to_open_for_more():
    hand = Hand(game("stud8"), [7, 7, 7], 0, Deck.shuffled(1))
    legal = hand.legal()
    assert (legal.bring_in, legal.stack, legal.raise_to) == (5, 5, None)
    assert price_wordings(legal, Amounts()) == ("Your turn. Bring it in for 5", "Bring it in for 5")
