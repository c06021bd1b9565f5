"""What a table has seen of its seats, in the window: kept, resumed, shown, forgotten, and never taught by practice."""

import pytest

from pokertable.app.at_table import habits_at
from pokertable.model.hand.actions import CheckCall
from pokertable.players.seen.habits import Habits
from pokertable.session.history.store import Store
from pokertable.session.play.flow import TableFlow
from pokertable.views.window.read_dialog import HabitsDialog
from tests.everywhere import answer
from tests.test_app import check_down, choice, my_turn_or_over, started


@pytest.fixture
def program(qtbot, tmp_path):
    made = started(qtbot, tmp_path)
    yield made
    made.window.close()


def played(qtbot, program, hands=1):
    program.play(choice("holdem"))
    check_down(qtbot, program)
    for _ in range(hands - 1):
        program.tables.deal()
        check_down(qtbot, program)
    return program.tables.table.memory


@pytest.mark.long
def test_it_grows_with_each_hand_and_is_there_when_the_table_is_resumed(qtbot, program, tmp_path):
    memory = played(qtbot, program, hands=2)
    assert len(memory) == 2 and memory[0].hands >= 1 and memory[0].raises == 0
    program.window.close()
    again = started(qtbot, tmp_path)
    assert again.resume()
    my_turn_or_over(qtbot, again)
    assert again.tables.flow.hands.now.memory == memory
    again.window.close()


@pytest.mark.long
def test_a_hand_that_was_cut_off_at_its_end_is_learned_once(qtbot, program, tmp_path, monkeypatch):
    memory = played(qtbot, program, hands=2)
    monkeypatch.setattr(TableFlow, "_settle", lambda _self: None)  # killed before the end was taken in
    program.tables.deal()
    while my_turn_or_over(qtbot, program):
        program.tables.act(CheckCall())
    hand = program.tables.hand
    assert hand.over and program.tables.table.memory == memory
    program.window.close()
    monkeypatch.undo()
    again = started(qtbot, tmp_path)
    assert again.resume()
    my_turn_or_over(qtbot, again)
    grown = again.tables.flow.hands.now.memory
    assert sum(each.hands for each in grown) > sum(each.hands for each in memory)
    again.window.close()
    last = started(qtbot, tmp_path)
    assert last.resume()
    assert last.tables.flow.hands.now.memory == grown
    last.window.close()


@pytest.mark.long
def test_practice_and_hands_looked_ahead_in_teach_it_nothing(qtbot, program):
    memory = played(qtbot, program)
    tables = program.tables
    while not tables.flow.hands.can_rewind:
        tables.deal()
        check_down(qtbot, program)
    memory = tables.table.memory
    tables.flow.rewind()
    check_down(qtbot, program)
    assert tables.flow.hands.is_practising and tables.table.memory == memory
    tables.flow.back_to_hand()
    while not (my_turn_or_over(qtbot, program) and act_once(qtbot, program)):
        tables.deal()
    before = tables.table.memory
    tables.flow.rewind()  # the hand is not over: what is to come is seen
    check_down(qtbot, program)
    tables.flow.back_to_hand()
    check_down(qtbot, program)
    assert tables.flow.hands.has_looked_ahead and tables.table.memory == before


def act_once(qtbot, program):
    """One decision of the player's; whether another follows in the same hand."""
    program.tables.act(CheckCall())
    return my_turn_or_over(qtbot, program)


def test_it_is_shown_and_can_be_told_to_forget(qtbot, program, tmp_path):
    played(qtbot, program)
    program.window.bar.habits.trigger()
    (dialog,) = program.window.findChildren(HabitsDialog)
    texts = [label.text() for label in dialog.findChildren(type(program.window.bar._note))]
    assert {"You", "Ines"} <= set(texts) and any("\nof " in text for text in texts)
    dialog.forget_button.click()
    assert program.tables.table.memory == () and not dialog.forget_button.isEnabled()
    assert all(seen == Habits() for _, seen in habits_at(program.tables.flow.hands.counts.table))
    dialog.close()
    qtbot.waitUntil(lambda: not program.window.findChildren(HabitsDialog))
    program.window.close()
    again = started(qtbot, tmp_path)
    assert again.resume()
    assert again.tables.table.memory == () or again.tables.flow.hands.now.memory == ()
    again.window.close()


@pytest.mark.long
def test_a_table_that_is_left_leaves_nothing(qtbot, program, tmp_path):
    played(qtbot, program, hands=1)
    program.new_table(choice("holdem"))
    answer("New table")
    check_down(qtbot, program)
    program.window.close()
    store = Store(tmp_path / "hands.sqlite")
    assert len([key for key in store.progress.all() if key.startswith("table.memory")]) == 1
    store.close()


@pytest.mark.parametrize("language", ["en", "ja", "fr"])
def test_what_was_seen_of_many_hands_fits_a_small_window(qtbot, program, speak, language):
    """In Japanese it was 1,084 px wide, with no hand seen."""
    assert speak(language) is None
    many = (1234,) * 3
    seen = Habits(
        hands=1234, plays=1234, raises=1234, free=1234, bets=1234, faced=many, folds=many, raised=1234, shown=1234,
        bluffs=1234, shoves=1234, met=1234, gave_up=1234,
    )  # fmt: skip
    dialog = HabitsDialog([("Katarzyna", seen)] * 9, program.window)
    dialog.show()
    least = dialog.minimumSizeHint()
    dialog.close()
    assert least.width() <= 1024 - 40 and least.height() <= 700 - 40
