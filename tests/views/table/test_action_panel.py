import random

import pytest
from PySide6.QtCore import QPoint, Qt

from pokertable.model.betting.presets import PresetKey
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import BringIn, CheckCall, Draw, Fold, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.views.kit.fonts import width_of
from pokertable.views.kit.key_map import InvalidKeys, KeyMap
from pokertable.views.kit.look import look
from pokertable.views.kit.theme import SIZES
from pokertable.views.table.choice_row import panel_places
from pokertable.views.table.panel_words import share_words
from tests.narrow import known
from tests.rules.test_open_pair import on_fourth as open_pair
from tests.views.builders import game
from tests.views.table.desk import LEFT, Desk, waiting
from tests.views.turns import CALL, NAMES, fixed, free_check, holdem, pot_limit, stud


@pytest.fixture
def desk(qtbot):
    return Desk(qtbot)


# What it says


def test_price_and_pot_limit_arithmetic_are_those_of_the_model(desk):
    desk.panel.set_choices(pot_limit().legal())
    assert desk.panel.line.left.text == "Your turn. Calling 60 to win 259 needs 18.8% equity (60 of 319)"
    assert desk.panel.line.right.text == "Pot limit: 2 × 60 + 259 = 379"
    assert desk.panel.choices.call_button.text() == "Call 60"
    assert desk.panel.choices.raise_button.text() == "Raise to 220"


def test_the_price_of_an_all_in_for_more_than_i_have_is_that_of_what_i_can_win(desk):
    desk.panel.set_choices(holdem(RaiseTo(45), Fold(), stacks=(45, 15, 15)).legal())
    assert desk.panel.line.left.text == "Your turn. Calling 13 to win 18 of 48 needs 41.9% equity (13 of 31)"


def test_presets_set_and_never_act(desk):
    desk.panel.set_choices(pot_limit().legal())
    for key, amount, share in (
        (PresetKey.HALF, 220, "half the pot"),
        (PresetKey.THREE_QUARTERS, 299, "¾ of the pot"),
        (PresetKey.POT, 379, "the pot"),
        (PresetKey.MIN, 120, "19% of the pot"),
    ):
        desk.click(desk.panel.choices.editor.preset(key))
        assert desk.panel.choices.editor.amount == amount
        assert desk.panel.choices.raise_button.text() == f"Raise to {amount}"
        assert desk.panel.choices.raise_button.detail == share
        assert desk.panel.choices.editor.field.text() == str(amount)
    assert desk.actions == []


def test_a_preset_that_is_out_of_bounds_stays_grey_with_its_reason(desk):
    desk.panel.set_choices(pot_limit().legal())
    button = desk.panel.choices.editor.preset(PresetKey.ALL_IN)
    assert not button.isEnabled()
    assert button.toolTip() == "460 is above the pot limit of 379"
    desk.click(button)
    assert desk.panel.choices.editor.amount == 220


def test_against_less_than_i_have_the_all_in_is_theirs_and_what_puts_them_all_in_says_so(desk):
    """Raises to 65, 85, 104 and 187 were offered against 61 chips."""
    editor = desk.panel.choices.editor
    desk.panel.set_choices(holdem(stacks=(200, 200, 40)).legal())
    assert editor.preset(PresetKey.ALL_IN).text() == "All-in", "another one has as much"
    desk.panel.set_choices(None)
    desk.panel.set_choices(holdem(RaiseTo(15), Fold(), stacks=(40, 40, 200)).legal())
    button = editor.preset(PresetKey.ALL_IN)
    assert (button.text(), button.detail) == ("Their all-in", "40")
    desk.click(button)
    assert editor.amount == 40 and desk.panel.choices.raise_button.detail == "puts them all-in"
    pot = editor.preset(PresetKey.POT)
    assert not pot.isEnabled() and pot.toolTip() == "40 already puts them all-in"
    editor.set_amount(120)
    assert editor.amount == 120 and desk.panel.choices.raise_button.detail == "puts them all-in"
    editor.set_amount(200)
    assert desk.panel.choices.raise_button.detail == "all-in"


def test_fixed_limit_shows_the_ladder_and_which_raise_it_is(desk):
    desk.panel.set_choices(fixed(1).legal())
    assert desk.panel.choices.ladder.isVisible()
    assert not desk.panel.choices.editor.isVisible()
    assert desk.panel.choices.ladder.accessibleName() == "Bet 10; Raise 1 20; Raise 2 30; Raise 3 40"
    assert desk.panel.choices.raise_button.text() == "Raise to 30"
    assert desk.panel.choices.raise_button.detail == "raise 2 of 3"
    assert desk.panel.line.right.text == "Fixed limit: bets and raises of 10"
    desk.click(desk.panel.choices.raise_button)
    assert desk.actions == [RaiseTo(30)]


def test_in_fixed_limit_a_figure_is_no_amount_and_letters_stay_keys(desk):
    """It went to the field that is not shown, and every letter after it too."""
    desk.panel.set_choices(fixed(1).legal())
    said = desk.panel.line.right.text
    desk.press(Qt.Key.Key_1)
    assert desk.panel.line.right.text == said
    desk.press(Qt.Key.Key_C)
    assert desk.actions == [CALL]


def test_an_open_pair_lets_one_choose_between_two_bets_by_mouse_and_keys(desk):
    choices = desk.panel.choices
    legal = open_pair().legal()
    desk.panel.set_choices(legal)
    assert desk.panel.line.right.text == "Open pair: 10 or 20, nothing in between"
    assert choices.raise_button.text() == "Bet 10" and choices.raise_button.detail == "the small bet"
    (_, _), (_, big) = choices.ladder.two_boxes()
    desk.qtbot.mouseClick(choices.ladder, LEFT, pos=big.center().toPoint())
    assert choices.raise_button.text() == "Bet 20" and choices.raise_button.detail == "the big bet"
    assert choices.ladder.accessibleName().startswith("Bet 20")
    desk.press(Qt.Key.Key_Down)
    assert choices.raise_button.text() == "Bet 10"
    desk.press(Qt.Key.Key_Up)
    desk.press(Qt.Key.Key_R)
    assert desk.actions == [RaiseTo(20)]


def test_capped_raise_stays_in_place_with_its_reason(desk):
    desk.panel.set_choices(fixed(1).legal())
    place = desk.panel.choices.raise_button.geometry()
    desk.panel.set_choices(fixed(3).legal())
    button = desk.panel.choices.raise_button
    assert button.geometry() == place
    assert not button.isEnabled()
    assert button.text() == "Raise"
    assert "three raises" in button.toolTip()
    desk.click(button)
    desk.press(Qt.Key.Key_R)
    assert desk.actions == []


def test_bring_in_takes_the_middle_button_and_cannot_be_folded(desk):
    desk.panel.set_choices(stud().legal())
    assert desk.panel.choices.call_button.text() == "Bring it in for 5"
    assert not desk.panel.choices.fold_button.isEnabled()
    assert "cannot fold" in desk.panel.choices.fold_button.toolTip()
    desk.press(Qt.Key.Key_F)
    assert desk.actions == []
    desk.press(Qt.Key.Key_C)
    assert desk.actions == [BringIn()]


def test_completion_is_called_so(desk):
    desk.panel.set_choices(stud(BringIn()).legal())
    assert desk.panel.choices.raise_button.text() == "Complete to 20"


def test_a_call_for_the_whole_stack_says_all_in(desk):
    desk.panel.set_choices(holdem(RaiseTo(150), stacks=(200, 40, 200)).legal())
    assert desk.panel.choices.call_button.text() == "Call 39"
    assert desk.panel.choices.call_button.detail == "all-in"
    assert not desk.panel.choices.raise_button.isEnabled()


def test_without_a_raise_the_presets_stay_grey_with_the_reason_and_no_mark(desk):
    desk.panel.set_choices(pot_limit().legal())
    hand = holdem(RaiseTo(150), stacks=(200, 40, 200))
    desk.panel.set_choices(hand.legal())
    for key in PresetKey:
        button = desk.panel.choices.editor.preset(key)
        assert not button.isEnabled()
        assert button.toolTip() == str(hand.legal().raise_reason)
        assert not button.marked
    assert not desk.panel.choices.editor.field.isEnabled()


# Amounts


def test_typing_99999_gives_the_legal_maximum_and_says_so(desk):
    desk.panel.set_choices(pot_limit().legal())
    desk.panel.choices.editor.field.setFocus()
    desk.panel.choices.editor.field.selectAll()
    desk.type("99999")
    assert desk.panel.choices.editor.amount == 379
    assert desk.panel.choices.raise_button.text() == "Raise to 379"
    assert desk.panel.line.right.text == "The maximum is 379, the pot limit"
    desk.press(Qt.Key.Key_Return)
    assert desk.actions == []  # the first Enter only settles an amount that was changed
    assert desk.panel.choices.editor.field.text() == "379"
    desk.press(Qt.Key.Key_Return)
    assert desk.actions == [RaiseTo(379)]


def test_an_amount_below_the_minimum_becomes_the_minimum_in_words(desk):
    desk.panel.set_choices(pot_limit().legal())
    desk.panel.choices.editor.field.setFocus()
    desk.panel.choices.editor.field.selectAll()
    desk.type("5")
    assert desk.panel.line.right.text == "The minimum is 120"
    assert desk.panel.choices.editor.amount == 120
    assert desk.panel.choices.editor.field.text() == "5"  # typing goes on undisturbed
    desk.type("00")
    assert desk.panel.choices.editor.amount == 379


@pytest.mark.parametrize("text", ["abc", "-5", "1.5", "12e3", "٣٠٠", "1,2,3", "+200"])
def test_garbage_is_refused_with_words_and_changes_nothing(desk, text):
    desk.panel.set_choices(pot_limit().legal())
    desk.click(desk.panel.choices.editor.preset(PresetKey.HALF))
    desk.panel.choices.editor.field.setFocus()
    desk.panel.choices.editor.field.selectAll()
    desk.type(text)
    assert "valid amount" in desk.panel.line.right.text
    assert desk.panel.choices.editor.amount == 220
    desk.press(Qt.Key.Key_Return)
    assert desk.actions == []
    assert desk.panel.choices.editor.field.text() == "220"


def test_an_empty_field_restores_the_amount(desk):
    desk.panel.set_choices(pot_limit().legal())
    desk.panel.choices.editor.field.setFocus()
    desk.panel.choices.editor.field.selectAll()
    desk.press(Qt.Key.Key_Backspace)
    assert desk.panel.choices.editor.field.text() == ""
    desk.press(Qt.Key.Key_Escape)
    assert desk.panel.choices.editor.field.text() == "220"
    assert not desk.panel.choices.editor.field.hasFocus()


def test_thousands_separators_can_be_typed(desk):
    desk.panel.set_choices(holdem(stacks=(90_000, 90_000, 90_000)).legal())
    desk.panel.choices.editor.field.setFocus()
    desk.panel.choices.editor.field.selectAll()
    desk.type("12,500")
    assert desk.panel.choices.editor.amount == 12_500


def test_what_is_typed_after_a_click_into_the_field_is_the_whole_amount(desk):
    """The click put the cursor behind the 8: a 5 made it 85."""
    desk.panel.set_choices(pot_limit().legal())
    field = desk.panel.choices.editor.field
    desk.click(field)
    assert field.hasFocus() and field.selectedText() == field.text()
    desk.type("250")
    assert desk.panel.choices.editor.amount == 250
    desk.click(field)
    assert not field.selectedText(), "a second click puts the cursor"


def test_digits_begin_an_amount_wherever_the_focus_is(desk):
    desk.panel.set_choices(pot_limit().legal())
    desk.press(Qt.Key.Key_2)
    desk.type("50")
    assert desk.panel.choices.editor.amount == 250
    desk.press(Qt.Key.Key_Return)
    assert desk.actions == [RaiseTo(250)]


def test_arrows_and_wheel_change_the_amount_in_round_steps_within_the_bounds(desk):
    legal = pot_limit().legal()
    desk.panel.set_choices(legal)
    desk.click(desk.panel.choices.editor.preset(PresetKey.MIN))
    desk.press(Qt.Key.Key_Up)
    assert desk.panel.choices.editor.amount == 120 + legal.step()
    desk.press(Qt.Key.Key_Left)
    assert desk.panel.choices.editor.amount == 120
    desk.press(Qt.Key.Key_Down)
    assert desk.panel.choices.editor.amount == 120
    desk.wheel(desk.panel, 3)
    desk.wheel(desk.panel.choices.editor.slider, 1)
    assert desk.panel.choices.editor.amount == 120 + 2 * legal.step()
    for _ in range(200):
        desk.press(Qt.Key.Key_Right)
    assert desk.panel.choices.editor.amount == 379


def test_the_slider_reaches_both_ends_and_the_presets(desk):
    desk.panel.set_choices(pot_limit().legal())
    slider = desk.panel.choices.editor.slider
    middle = slider.height() // 2
    desk.qtbot.mouseClick(slider, LEFT, pos=QPoint(slider.width() - 2, middle))
    assert desk.panel.choices.editor.amount == 379
    desk.qtbot.mouseClick(slider, LEFT, pos=QPoint(1, middle))
    assert desk.panel.choices.editor.amount == 120
    at_half = round(9 + (slider.width() - 18) * (220 - 120) / (379 - 120))
    desk.qtbot.mouseClick(slider, LEFT, pos=QPoint(at_half, middle))
    assert desk.panel.choices.editor.amount == 220


# Keys


def test_keys_fold_call_and_raise(desk):
    for key, expected in ((Qt.Key.Key_F, Fold()), (Qt.Key.Key_C, CheckCall()), (Qt.Key.Key_R, RaiseTo(220))):
        desk.panel.set_choices(None)
        desk.panel.set_choices(pot_limit().legal())
        desk.press(key)
        assert desk.actions.pop() == expected
        assert desk.actions == []


def test_enter_raises_only_an_amount_that_was_chosen(desk):
    desk.panel.set_choices(pot_limit().legal())
    desk.press(Qt.Key.Key_Return)
    assert desk.actions == []
    desk.press(Qt.Key.Key_Up)
    desk.press(Qt.Key.Key_Return)
    assert desk.actions == [RaiseTo(225)]


def test_enter_presses_the_button_that_was_reached_by_tab(desk):
    desk.panel.set_choices(pot_limit().legal())
    desk.press(Qt.Key.Key_Up)
    desk.press(Qt.Key.Key_Tab)
    assert desk.panel.choices.fold_button.hasFocus()
    desk.press(Qt.Key.Key_Return)
    assert desk.actions == [Fold()]


def test_the_focus_of_an_activated_window_is_no_choice(desk):
    desk.panel.set_choices(pot_limit().legal())
    desk.panel.choices.fold_button.setFocus(Qt.FocusReason.ActiveWindowFocusReason)
    desk.press(Qt.Key.Key_Return)
    assert desk.actions == []


def test_keys_are_inert_while_another_text_field_has_the_focus(desk):
    desk.panel.set_choices(pot_limit().legal())
    desk.other.setFocus()
    for key in (Qt.Key.Key_F, Qt.Key.Key_C, Qt.Key.Key_R, Qt.Key.Key_Up, Qt.Key.Key_Return, Qt.Key.Key_7):
        desk.press(key)
    assert desk.actions == []
    assert desk.panel.choices.editor.amount == 220
    assert desk.other.text() == "fcr7"


def test_letters_in_the_amount_field_do_not_act(desk):
    desk.panel.set_choices(pot_limit().legal())
    desk.panel.choices.editor.field.setFocus()
    desk.type("fcr")
    assert desk.actions == []


def test_keys_can_be_rebound_and_are_printed_on_the_buttons(desk):
    look().change(keys=KeyMap(fold="X"))
    desk.panel.set_choices(pot_limit().legal())
    desk.press(Qt.Key.Key_F)
    assert desk.actions == []
    assert desk.panel.choices.fold_button.accessibleDescription() == "X"
    desk.press(Qt.Key.Key_X)
    assert desk.actions == [Fold()]


def test_after_a_fold_no_key_is_named_where_none_is_set(desk):
    look().change(keys=KeyMap(go_on=""))
    waiting(desk, holdem(Fold()), 0)
    assert desk.panel.line.left.text == "You folded"


def test_a_key_twice_or_unknown_is_refused_by_name():
    with pytest.raises(InvalidKeys, match="'F' is used twice"):
        KeyMap(check_call="F")
    with pytest.raises(InvalidKeys, match="'Blorp' is no key"):
        KeyMap(fold="Blorp")


# Misclicks


def test_input_is_dead_for_the_guard_time_when_the_choices_change(qtbot):
    desk = Desk(qtbot, guard_ms=150)
    desk.panel.set_choices(pot_limit().legal())
    assert not desk.panel.live
    desk.click(desk.panel.choices.call_button)
    desk.press(Qt.Key.Key_C)
    desk.click(desk.panel.choices.editor.preset(PresetKey.POT))
    desk.press(Qt.Key.Key_Up)
    desk.wheel(desk.panel, 1)
    assert desk.actions == []
    assert desk.panel.choices.editor.amount == 220
    qtbot.waitUntil(lambda: desk.panel.live, timeout=2000)
    desk.press(Qt.Key.Key_C)
    assert desk.actions == [CheckCall()]


def test_the_same_choices_again_do_not_wake_the_guard_or_lose_the_amount(qtbot):
    desk = Desk(qtbot, guard_ms=60)
    legal = pot_limit().legal()
    desk.panel.set_choices(legal)
    qtbot.waitUntil(lambda: desk.panel.live, timeout=2000)
    desk.click(desk.panel.choices.editor.preset(PresetKey.HALF))
    desk.panel.set_choices(legal)
    assert desk.panel.live
    assert desk.panel.choices.editor.amount == 220


def test_one_turn_gives_one_action(desk):
    desk.panel.set_choices(pot_limit().legal())
    desk.press(Qt.Key.Key_C)
    desk.press(Qt.Key.Key_C)
    desk.click(desk.panel.choices.raise_button)
    assert desk.actions == [CheckCall()]


def test_folding_when_a_check_is_free_asks_in_place(desk):
    desk.panel.set_choices(free_check().legal())
    place = desk.panel.choices.fold_button.geometry()
    desk.press(Qt.Key.Key_F)
    assert desk.actions == []
    assert desk.panel.line.left.text == "You can check for free. Fold anyway?"
    assert desk.panel.choices.fold_button.text() == "Fold"
    assert desk.panel.choices.fold_button.detail == "sure? Press\xa0again"
    assert desk.panel.choices.fold_button.geometry() == place
    desk.press(Qt.Key.Key_F)
    assert desk.actions == [Fold()]


def test_the_question_before_a_fold_is_dropped_by_escape_and_by_another_input(desk):
    for drop in (Qt.Key.Key_Escape, Qt.Key.Key_Up):
        desk.panel.set_choices(None)
        desk.panel.set_choices(free_check().legal())
        desk.press(Qt.Key.Key_F)
        desk.press(drop)
        assert "nothing to call" in desk.panel.line.left.text
        desk.press(Qt.Key.Key_F)
        assert desk.actions == []


def test_a_double_click_on_fold_does_not_answer_its_own_question(qtbot):
    desk = Desk(qtbot, guard_ms=100)
    desk.panel.set_choices(free_check().legal())
    qtbot.waitUntil(lambda: desk.panel.live, timeout=2000)
    desk.click(desk.panel.choices.fold_button)
    desk.click(desk.panel.choices.fold_button)
    assert desk.actions == []


def test_folding_a_free_check_can_be_allowed(desk):
    desk.panel.set_choices(free_check().legal(), free_fold_asks=False)
    desk.press(Qt.Key.Key_F)
    assert desk.actions == [Fold()]


def test_fold_and_raise_are_at_the_ends_and_all_in_far_from_check():
    for width in (700, 760, 1016, 1280, 1900):
        for height in (112, 124):
            places = panel_places(width, height)
            assert places.fold.right() + 22 <= places.call.left()
            assert places.call.right() < places.amount.left() <= places.amount.right() < places.raise_.left()
            assert places.raise_.right() <= width
            assert min(place.height() for place in (places.fold, places.call, places.raise_)) >= SIZES.target


# Every amount is the model's


OPENED = ("holdem", "stud8")
"""By blinds and by a bring-in: nothing else of a game changes what can be bet."""


@pytest.mark.parametrize(
    ("key", "structure"),
    [
        pytest.param(key, structure, marks=() if key in OPENED else pytest.mark.long)
        for key, variant in CATALOGUE.items()
        for structure in variant.structures
    ],
)
def test_whatever_is_typed_and_pressed_the_model_takes_the_action(desk, key, structure):
    rng = random.Random(f"{key} {structure}")
    rules = game(key, structure, (20, 40))
    taken = 0
    for seed in range(7):
        stacks = [rng.choice([7, 23, 60, 400, 5000, 2_000_000]) for _ in range(5)]
        hand = Hand(rules, stacks, 0, Deck.shuffled(seed))
        while not hand.over:
            if hand.legal().draw is not None:  # another panel's
                hand.act(Draw())
                continue
            desk.panel.set_choices(None)
            desk.panel.set_choices(hand.legal(), free_fold_asks=False)
            if rng.random() < 0.5:
                desk.panel.choices.editor.begin_typing(rng.choice(["0", "1", "99999999", "x", "", "37", "1,000", "61"]))
            for _ in range(rng.randrange(3)):
                desk.panel.choices.change_amount(rng.choice([-7, -1, 1, 3, 40]))
            if hand.legal().presets and rng.random() < 0.4:
                desk.click(desk.panel.choices.editor.preset(rng.choice(list(PresetKey))))
            rng.choice(
                [
                    desk.panel.choices.bet_or_raise,
                    desk.panel.choices.bet_or_raise,
                    desk.panel.press_call,
                    desk.panel.press_fold,
                ]
            )()
            if desk.actions:
                hand.act(desk.actions.pop())
                taken += 1
            else:
                hand.act(BringIn() if hand.legal().bring_in is not None else CALL)
    assert taken > 20


# Room


@pytest.mark.parametrize("width", [700, 760, 1016, 1650])
def test_millions_fit_and_text_stays_readable(qtbot, width):
    from pokertable.views.kit.fonts import set_lines
    from pokertable.views.widgets.buttons import Rank

    desk = Desk(qtbot, width=width)
    desk.panel.set_choices(holdem(RaiseTo(45_678_901), stacks=(900_000_000,) * 3).legal())
    desk.panel.set_compact(width < 1016)
    for button in (desk.panel.choices.call_button, desk.panel.choices.raise_button):
        room = button.width() - 6 - 12 - 31
        px, lines = set_lines(button.text(), room, button.height() - 22, Rank.ACT.value)
        assert px >= 11
        assert " ".join(lines) == button.text()
        assert all(width_of(line, px, bold=True) <= room for line in lines)
    for key in PresetKey:
        button = desk.panel.choices.editor.preset(key)
        assert button.height() >= SIZES.target
        assert width_of(button.detail, 11) <= button.width() - 18


def test_while_the_cards_fly_nobody_waits_for_the_player(desk):
    hand = holdem()
    mine = known(hand.to_act)
    desk.panel.set_waiting(hand.observe(mine), mine, NAMES)
    assert desk.panel.line.left.text == "Dealing…"
    other = (mine + 1) % 3
    desk.panel.set_waiting(hand.observe(other), other, NAMES)
    assert desk.panel.line.left.text == f"Waiting for {NAMES[mine]}"


def test_escape_takes_back_what_was_said_of_a_typed_amount(desk):
    desk.panel.set_choices(pot_limit().legal())
    before = desk.panel.line.right.text
    desk.press(Qt.Key.Key_1)
    assert desk.panel.line.right.text != before
    desk.press(Qt.Key.Key_Escape)
    assert desk.panel.line.right.text == before


def test_escape_takes_back_what_was_typed(desk):
    desk.panel.set_choices(pot_limit().legal())
    desk.type("300")
    assert desk.panel.choices.editor.amount == 300
    desk.press(Qt.Key.Key_Escape)
    assert not desk.panel.choices.editor.field.hasFocus()
    assert desk.panel.choices.editor.amount == 220
    assert desk.panel.choices.editor.field.text() == "220"
    assert desk.panel.choices.raise_button.text() == "Raise to 220"


def test_an_opening_is_offered_in_big_blinds_and_three_of_them_are_preset(desk):
    editor = desk.panel.choices.editor
    desk.panel.set_choices(holdem().legal())
    assert [key.value for key in PresetKey if editor.preset(key).isVisible()] == [
        "min", "blinds_2_5", "blinds_3", "blinds_4", "pot", "all_in",
    ]  # fmt: skip
    assert editor.preset(PresetKey.BLINDS_3).marked
    assert desk.panel.choices.raise_button.detail == "3 big blinds"
    for key, amount in ((PresetKey.BLINDS_2_5, 5), (PresetKey.BLINDS_4, 8), (PresetKey.BLINDS_3, 6)):
        desk.click(editor.preset(key))
        assert editor.amount == amount
        assert desk.panel.choices.raise_button.text() == f"Raise to {amount}"
    assert desk.actions == []
    desk.panel.set_choices(holdem(RaiseTo(6)).legal())
    assert not editor.preset(PresetKey.BLINDS_3).isVisible()
    assert editor.preset(PresetKey.HALF).isVisible()


def test_half_the_pot_is_preset_or_the_nearest_that_is_legal(desk):
    desk.panel.set_choices(pot_limit().legal())
    assert desk.panel.choices.editor.preset(PresetKey.HALF).isEnabled()
    assert desk.panel.choices.editor.amount == 220
    for hand in (holdem(RaiseTo(6)), free_check(), pot_limit()):
        legal = hand.legal()
        desk.panel.set_choices(None)
        desk.panel.set_choices(legal)
        half = next(preset.amount for preset in legal.presets if preset.key is PresetKey.HALF)
        assert desk.panel.choices.editor.amount == legal.clamp(half)


def test_with_nothing_to_call_the_pot_limit_is_one_figure(desk):
    hand = pot_limit()
    while hand.legal().price is not None:
        hand.act(CALL)
    desk.panel.set_choices(hand.legal())
    assert desk.panel.line.right.text == f"Pot limit: {known(hand.legal().raise_to)[1]}"


@pytest.mark.parametrize("hand", [holdem(), free_check()])
@pytest.mark.parametrize(("width", "compact"), [(1016, False), (1280, False), (1024, True), (700, True)])
def test_the_focus_ring_of_a_preset_is_in_sight(qtbot, hand, width, compact):
    desk = Desk(qtbot, width=width)
    desk.panel.set_compact(compact)
    desk.panel.set_choices(hand.legal())
    editor = desk.panel.choices.editor
    for preset in hand.legal().offered:
        button = editor.preset(preset.key)
        assert button.isVisible()
        assert editor.rect().contains(button.geometry())
        assert not button.geometry().intersects(editor.field.geometry())
        assert desk.panel.rect().contains(button.rect().translated(button.mapTo(desk.panel, QPoint())))


@pytest.mark.parametrize(
    ("fraction", "words"), [(0.0002, "under 1% of the pot"), (0.05, "5% of the pot"), (12.4, "12 × the pot")]
)
def test_a_bet_as_a_share_of_the_pot(fraction, words):
    assert share_words(fraction) == words


def test_keys_set_half_the_pot_the_pot_and_all_in_and_never_act(desk):
    hand = free_check()
    desk.panel.set_choices(hand.legal())
    editor = desk.panel.choices.editor
    found = []
    for key in (Qt.Key.Key_J, Qt.Key.Key_K, Qt.Key.Key_L):
        desk.press(key)
        found.append(editor.amount)
    assert found == [3, 6, 198] and desk.actions == []
    assert "J" in editor.preset(PresetKey.HALF).toolTip()


def test_before_the_flop_the_key_sets_half_the_pot_without_a_button(desk):
    desk.panel.set_choices(holdem(RaiseTo(6)).legal())
    desk.press(Qt.Key.Key_J)
    assert desk.panel.choices.editor.amount == 13
    desk.panel.set_choices(pot_limit().legal())
    before = desk.panel.choices.editor.amount
    desk.press(Qt.Key.Key_L)
    assert desk.panel.choices.editor.amount == before and "above the pot limit" in desk.panel.line.right.text


def test_after_a_limp_the_subtitle_says_what_the_marked_preset_says(desk):
    """Four big blinds are the pot then: one of them is marked, and the other was named."""
    desk.panel.set_choices(holdem(CALL).legal())
    choices = desk.panel.choices
    marked = [key for key in PresetKey if choices.editor.preset(key).marked]
    assert choices.editor.amount == 8 and marked == [PresetKey.BLINDS_4]
    assert choices.raise_button.detail == "4 big blinds"


def test_while_hands_are_compared_the_way_on_is_named(desk):
    desk.panel.set_showdown()
    assert desk.panel.line.left.text == "Click or Space: the result"
    desk.panel.set_showdown(to_come=True)
    assert desk.panel.line.left.text == "Click or Space: next card"
