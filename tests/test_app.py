"""The program as a player meets it, in process: whole hands through the window's own signals and keys."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from pokertable.app import App, application, dress
from pokertable.app.pages import SETTINGS, START
from pokertable.model.betting.structure import Structure
from pokertable.model.cards import Card
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import BringIn, CheckCall, Draw, Fold, RaiseTo
from pokertable.model.hand.observation import Observation
from pokertable.model.text import phrase
from pokertable.session.history.store import History
from pokertable.session.profile import settings
from pokertable.session.profile.choice import TableChoice
from pokertable.session.profile.settings import Settings
from pokertable.session.record.rewind import own_decisions
from pokertable.session.words.breaks import apart
from pokertable.session.words.line import dead_cards
from pokertable.views.kit.look import look
from pokertable.views.kit.stylesheet import stylesheet
from pokertable.views.table.action_panel import Mode
from tests.games import few
from tests.machine import patience
from tests.narrow import known

REGULARS = ("station", "tag", "lag", "maniac", "rock", "loose", "station")
PERSONAS = tuple(f"{style}:beginner" for style in REGULARS)
"""They look at their own cards alone, which is quick: what opponents think is tested elsewhere."""
WAIT_MS = patience(20_000)


def choice(game="omaha8", seats=2, **changes):
    variant = CATALOGUE[game]
    structure = changes.pop("structure", variant.usual_structure)
    low, high = (10, 20) if structure is Structure.FIXED else (5, 10)
    return TableChoice(
        variant=game, structure=structure, seats=seats,
        **{"low": low, "high": high, "stack": 400, "personas": PERSONAS[: seats - 1], **changes},
    )  # fmt: skip


def started(qtbot, folder=None, seed=4, painted=False, **changes):
    """The program in its window, where nothing waits for a player.

    Where nobody looks at it, it is not painted and has no style sheet: that is a third of the time to build it.
    """
    application()
    patch = pytest.MonkeyPatch()
    if not painted and vars(dress)["stylesheet"] is stylesheet:
        patch.setattr(dress, "stylesheet", lambda *_: "")
    made = App(Settings(**{"speed": 0.0, "bot_delay_ms": 0, **changes}), folder, seed=seed, guard_ms=0)
    qtbot.addWidget(made.window, before_close_func=lambda _: patch.undo())
    made.window.setUpdatesEnabled(painted)
    made.window.resize(1280, 800)
    with qtbot.waitExposed(made.window):
        made.window.show()
    return made


@pytest.fixture
def program(qtbot):
    made = started(qtbot)
    yield made
    made.window.close()


def my_turn_or_over(qtbot, program):
    """Wait until the player is asked or the hand is over; whether the player is asked."""
    tables = program.tables

    def there():
        table = program.window.table
        return table.panel.mode is Mode.TURN or table.drawing.is_asking or table.showdown.isVisible()

    qtbot.waitUntil(there, timeout=WAIT_MS)
    return tables.hand is not None and not tables.hand.over


def fold_out(qtbot, program):
    """The shortest hand: heads-up it ends with the player's fold."""
    while my_turn_or_over(qtbot, program):
        legal = program.tables.hand.legal()
        must = BringIn() if legal.bring_in is not None else CheckCall() if legal.free else Fold()
        program.tables.act(must)


def check_down(qtbot, program):
    while my_turn_or_over(qtbot, program):
        legal = program.tables.hand.legal()
        if legal.draw is not None:
            program.tables.act(Draw())
        else:
            program.tables.act(BringIn() if legal.bring_in is not None else CheckCall())


PLAYED = ("omaha8", "triple27")
"""Two shares of a board, and draws; hands of the others are played in the tests below."""


def also_long(key: str, structure: Structure) -> Any:
    """One game of each kind is played in its usual structure, all of them in all structures in the long run."""
    quick = key in PLAYED and structure is CATALOGUE[key].usual_structure
    return pytest.param(key, structure, marks=() if quick else pytest.mark.long)


@pytest.mark.parametrize(
    ("game", "structure"),
    [also_long(variant.key, structure) for variant in CATALOGUE.values() for structure in variant.structures],
)
@pytest.mark.parametrize("hands", few(1, 2))
def test_hands_of_every_game_are_played_to_the_award(qtbot, program, game, structure, hands):
    program.play(choice(game, structure=structure))
    tables = program.tables
    for number in range(1, hands + 1):
        assert tables.table.hand_number == number
        check_down(qtbot, program)
        assert tables.hand.over
        assert sum(seat.stack for seat in tables.table.seats) == sum(tables.hand.events[0].stacks)
        qtbot.keyClick(program.window.table, Qt.Key.Key_Space)
    assert tables.table.hand_number == hands + 1


@pytest.mark.parametrize("hands", few(1, 5))
def test_play_by_keyboard_alone(qtbot, program, hands):
    program.play(choice("holdem", structure=Structure.FIXED, personas=REGULARS[:1]))
    page = program.window.table
    for _ in range(hands):
        while my_turn_or_over(qtbot, program):
            told = len(program.tables.hand.events)
            qtbot.keyClick(page, Qt.Key.Key_C)
            qtbot.waitUntil(lambda told=told: len(program.tables.hand.events) > told, timeout=WAIT_MS)
        number = program.tables.table.hand_number
        qtbot.keyClick(page, Qt.Key.Key_Space)
        assert program.tables.table.hand_number == number + 1


def test_after_folding_space_waits_for_nobody_and_for_nothing_that_moves(qtbot, program):
    """The next hand comes as soon as the opponents' decisions are worked out."""
    program.play(choice("omaha", seats=3))
    tables = program.tables
    assert my_turn_or_over(qtbot, program)
    number = tables.table.hand_number
    tables.opponents.delay_ms = 100 * WAIT_MS
    look().change(speed=0.001)  # a thousand times as slow
    tables.act(Fold())
    qtbot.keyClick(program.window.table, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: tables.table.hand_number == number + 1, timeout=WAIT_MS)


def test_a_click_during_an_animation_ends_it_and_does_nothing_else(qtbot, program):
    page, tables = program.tables.page, program.tables
    look().change(speed=0.01)
    program.play(choice("holdem"))
    qtbot.waitUntil(lambda: page.table.is_animating, timeout=WAIT_MS)
    moving_to = page.table.observation
    acts = list(tables.hand.state.acts)
    with qtbot.waitSignal(page.table.finished):
        qtbot.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton)
    assert list(tables.hand.state.acts)[: len(acts)] == acts
    assert all(act.event.seat != 0 for act in tables.hand.state.acts)
    assert page.table.observation != moving_to or not page.table.is_animating


def test_another_game_is_picked_with_two_clicks_and_comes_with_the_next_hand(qtbot, program):
    """The one that is played is ticked; to pick it does not start it again."""
    program.play(choice("holdem"))
    assert my_turn_or_over(qtbot, program)
    tables, games = program.tables, program.window.bar.games.actions_by_game
    table = tables.table
    assert games["holdem"].isChecked()
    games["holdem"].trigger()
    assert games["holdem"].isChecked() and tables.flow.next_table is None and program.window.bar.note == ""
    games["stud8"].trigger()
    assert tables.table is table and table.game.variant.key == "holdem"
    fold_out(qtbot, program)
    qtbot.keyClick(program.window.table, Qt.Key.Key_Space)
    assert tables.table.game.variant.key == "stud8"
    assert "stud" in program.window.windowTitle()
    fold_out(qtbot, program)
    table = tables.table
    games["stud8"].trigger()
    assert tables.table is table
    games["omaha"].trigger()
    assert tables.table.game.variant.key == "omaha", "between hands it comes at once"


@pytest.mark.parametrize("in_hand", [True, pytest.param(False, marks=pytest.mark.long)])
def test_another_game_is_played_by_the_same_people_with_what_they_have(qtbot, program, in_hand):
    people = ("maniac", "own:Bruno:70:60:30:expert", *["rock"] * 6)
    program.play(choice("holdem", seats=9, personas=people))
    my_turn_or_over(qtbot, program)
    program.tables.act(RaiseTo(program.tables.hand.legal().raise_to[0]))
    if not in_hand:
        check_down(qtbot, program)
    before = [(seat.name, seat.persona) for seat in program.tables.table.seats]
    program.window.bar.games.actions_by_game["stud8"].trigger()
    if in_hand:
        check_down(qtbot, program)
        ended = [seat.stack for seat in program.tables.table.seats]
        qtbot.keyClick(program.window.table, Qt.Key.Key_Space)
    else:
        ended = None
    table = program.tables.table
    assert table.game.variant.key == "stud8" and len(table.seats) == 8
    assert [(seat.name, seat.persona) for seat in table.seats] == before[:8]
    started = program.tables.hand.events[0]
    bought_in = [stack or table.buy_in for stack in ended or []]
    assert ended is None or list(started.stacks) == bought_in[:8]
    assert len(set(started.stacks)) > 1, "somebody has won"
    assert program.profile.last_choices()[0].personas[0] == "maniac"


@pytest.mark.long
def test_a_player_without_chips_buys_in_again_with_the_next_hand(qtbot, program):
    program.play(choice("holdem"))
    fold_out(qtbot, program)
    tables = program.tables
    tables.table.seats[0].stack = 0
    assert tables.flow.buy_ins.is_busted(tables.table)
    tables.table.seats[1].stack = 0
    tables.deal()
    assert tables.hand.events[0].stacks[0] == 400
    log = apart(program.window.table.log.text.toPlainText())
    assert "You buy in for 400" in log and f"{tables.table.seats[1].name} buys in for 400" in log


def test_an_opponent_that_fails_checks_or_folds_and_it_is_said(qtbot, program, monkeypatch):
    def broken(*_):
        raise RuntimeError("no idea")

    monkeypatch.setattr("pokertable.controllers.table_opponents.choose_action", broken)
    monkeypatch.setattr("sys.excepthook", lambda *_: None)
    program.play(choice("omaha8"))
    check_down(qtbot, program)
    assert program.tables.hand.over
    assert "no idea" in program.window.bar.note


def test_the_start_page_leads_back_to_the_table_that_is_open(qtbot, program):
    program.play(choice("omaha8"))
    my_turn_or_over(qtbot, program)
    hand = program.tables.hand
    program.open_page(START)
    assert program.window.pages.currentWidget() is program.window.start
    assert "Omaha hi/lo, hand 1" in program.window.start.resume_button.accessibleDescription()
    qtbot.mouseClick(program.window.start.resume_button, Qt.MouseButton.LeftButton)
    assert program.window.is_at_table and program.tables.hand is hand


def test_a_new_table_drops_the_thoughts_of_the_old_one(qtbot, program):
    program.play(choice("omaha8"))
    program.open_page(START)
    program.play(choice("holdem"))
    check_down(qtbot, program)
    assert program.tables.hand.state.game.variant.key == "holdem"


def test_the_choice_is_remembered(qtbot, tmp_path):
    first = started(qtbot, tmp_path, seed=1)
    wanted = choice("omaha", seats=3, stack=777)
    first.play(wanted)
    first.window.close()
    loaded, problem = settings.load(settings.settings_file(tmp_path))
    assert problem is None
    again = App(loaded, tmp_path, seed=1, guard_ms=0)
    qtbot.addWidget(again.window)
    assert again.window.start.choice() == wanted
    again.window.close()


def test_lessons_done_in_one_window_outlive_the_closing_of_another(qtbot, tmp_path):
    first, second = started(qtbot, tmp_path), started(qtbot, tmp_path)
    second.settings.lessons = {"badugi": {"done": True}}
    second.profile.save()
    second.window.close()
    first.window.change("theme", "light")
    first.window.close()
    loaded, _ = settings.load(settings.settings_file(tmp_path))
    assert loaded.lessons == {"badugi": {"done": True}} and loaded.theme == "light"


def test_a_settings_file_that_cannot_be_written_is_said_and_play_goes_on(qtbot, tmp_path):
    application()
    blocked = tmp_path / "file"
    blocked.write_text("")
    made = App(Settings(speed=0.0, bot_delay_ms=0), blocked, seed=1, guard_ms=0)
    qtbot.addWidget(made.window)
    made.profile.save()
    assert "could not be saved" in made.window.bar.note
    made.window.close()


def test_h_shows_what_my_hand_makes(qtbot, program):
    program.play(choice("stud8", seats=2))
    page = program.window.table
    while my_turn_or_over(qtbot, program) and len(program.tables.hand.state.holes[0]) < 5:
        legal = program.tables.hand.legal()
        program.tables.act(BringIn() if legal.bring_in is not None else CheckCall())
    if program.tables.hand.over:
        pytest.fail("the hand ended before fifth street: choose another seed")
    assert page.table._marks.readings is None
    qtbot.keyClick(page, Qt.Key.Key_H)
    assert page.table._marks.readings is not None and page.table._marks.readings[0].share == "high"
    qtbot.keyClick(page, Qt.Key.Key_H)
    assert page.table._marks.readings is None


@pytest.mark.parametrize("hands", few(1, 4))
def test_the_views_never_hold_a_card_that_the_player_has_not_seen(qtbot, program, monkeypatch, hands):
    seen: list[Observation] = []
    felt = program.tables.page.table
    take = felt._set

    def watched(observation, marks):
        seen.append(observation)
        take(observation, marks)

    monkeypatch.setattr(felt, "_set", watched)
    program.play(choice("omaha8", seats=3))
    for _ in range(hands):
        check_down(qtbot, program)
        hand = program.tables.hand
        assert len(seen) > len(hand.events)
        hidden = {card for seat in range(1, 3) if not hand.state.shown[seat] for card in hand.state.holes[seat]}
        for after in seen:
            for view in after.seats:
                assert not hidden & {item.card for item in view.cards if isinstance(item.card, Card)}
        seen.clear()
        program.tables.deal()


@pytest.mark.long
def test_a_new_table_waits_until_the_hand_in_play_is_over(qtbot, program):
    """Nobody leaves a pot that is being lost: the hand is played out first."""
    program.play(choice("holdem"))
    assert my_turn_or_over(qtbot, program)
    tables, window = program.tables, program.window
    hand, table = tables.hand, tables.table
    program.open_page(START)
    assert not program.window.is_at_table
    program.window.start.chosen.emit(choice("stud8"))
    assert program.window.is_at_table and tables.hand is hand and tables.table is table
    assert program.window.bar.note == "From the next hand on: Fixed-limit seven-card stud hi/lo 10/20"
    fold_out(qtbot, program)
    assert known(hand).over
    qtbot.keyClick(program.window.table, Qt.Key.Key_Space)
    assert known(tables.table).game.variant.key == "stud8"
    (row,) = History(program.store).page().rows
    assert program.store.record(row.id).events == tuple(known(hand).events)
    fold_out(qtbot, program)
    window.start.chosen.emit(choice("omaha"))
    assert known(tables.table).game.variant.key == "omaha", "at once where no hand is lost"


@pytest.mark.long
def test_a_new_table_after_folding_comes_as_soon_as_the_hand_is_over(qtbot, program):
    program.play(choice("holdem", seats=3))
    while True:
        assert my_turn_or_over(qtbot, program)
        hand = known(program.tables.hand)
        program.tables.act(Fold())
        if not hand.over:
            break
        program.tables.deal()
    program.window.start.chosen.emit(choice("stud8"))
    qtbot.waitUntil(lambda: known(program.tables.table).game.variant.key == "stud8", timeout=WAIT_MS)
    assert hand.over and History(program.store).page().total


def test_a_second_press_on_rewind_or_its_key_goes_one_decision_further_back(qtbot, program):
    program.play(choice("holdem", structure=Structure.FIXED))
    tables, bar = program.tables, program.window.bar
    while tables.hand is None or len(own_decisions(tables.hand.events, 0)) < 2:
        if my_turn_or_over(qtbot, program):
            tables.act(CheckCall())
        else:
            tables.deal()
    my_turn_or_over(qtbot, program)
    spot = bar.rewind.mapTo(program.window, bar.rewind.rect().center())
    for left in reversed(range(len(own_decisions(known(tables.hand).events, 0)))):
        assert program.window.childAt(spot) is bar.rewind and bar.rewind.isEnabled()
        if left:
            qtbot.mouseClick(bar.rewind, Qt.MouseButton.LeftButton)
        else:
            qtbot.keyClick(program.window.table, Qt.Key.Key_Z)
        qtbot.waitUntil(lambda: program.window.table.panel.mode is Mode.TURN, timeout=WAIT_MS)
        QApplication.processEvents()
        assert len(own_decisions(known(tables.hand).events, 0)) == left
        assert tables.flow.hands.is_practising
    assert program.window.childAt(spot) is bar.rewind and not bar.rewind.isEnabled()


def test_the_menu_button_is_not_lit_when_its_menu_is_gone(qtbot, program):
    menu = program.window.bar.menu
    menu.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, True)
    menu.menu().aboutToHide.emit()
    qtbot.waitUntil(lambda: not menu.underMouse())


def test_folded_up_cards_stay_to_be_seen_and_are_listed(qtbot, program):
    program.play(choice("stud8", seats=6))
    page, listed = program.window.table, []
    for _ in range(30):
        my_turn_or_over(qtbot, program)
        seen = known(page.table.observation)
        dead = [card for card in dead_cards(seen) if card not in {held.card for held in seen.seats[0].cards}]
        if dead:
            drawn = {item.card for item in page.table.scene().cards.values() if item.state.dead}
            assert set(dead) <= drawn
            assert page.log.foot.isVisible()
            assert all(str(card)[1] in page.log.foot.accessibleName() for card in dead)
            listed += dead
            break
        if program.tables.hand.over:
            program.tables.deal()
        else:
            program.tables.act(BringIn() if program.tables.hand.legal().bring_in is not None else CheckCall())
    assert listed
    program.settings.dead_cards = False
    program._apply_settings()
    assert not page.log.foot.isVisible()
    assert not any(item.state.dead for item in page.table.scene().cards.values())


def test_title_log_and_mirror_say_what_happens_and_with_hints_off_nothing_is_read(qtbot, program, monkeypatch):
    def never(*_):
        raise AssertionError("read although hints are off")

    monkeypatch.setattr("pokertable.views.felt.marks.read_seat", never)
    program.play(choice("omaha8", structure=Structure.POT))
    assert program.window.windowTitle() == "Pot-limit Omaha hi/lo 5/10 – Pokertable"
    fold_out(qtbot, program)
    page = program.window.table
    log = apart(page.log.text.toPlainText())
    assert "Hand 1" in log and "posts 5" in log
    assert "You" in page.mirror.toPlainText()


def test_an_amount_by_wheel_and_keys_the_illegal_one_refused_and_said(qtbot, program, monkeypatch):
    """Escape leaves the amount's field to the page: its other keys still count."""
    monkeypatch.setattr("sys.excepthook", lambda *_: None)
    program.play(choice("holdem", structure=Structure.NO_LIMIT))
    assert my_turn_or_over(qtbot, program)
    window, tables = program.window, program.tables
    table, editor = window.table.table, window.table.panel.choices.editor
    before = editor.amount
    middle = QPointF(table.viewport().rect().center())
    turned = QWheelEvent(
        middle, QPointF(table.viewport().mapToGlobal(middle.toPoint())), QPoint(), QPoint(0, 120),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(table.viewport(), turned)
    assert editor.amount > before

    qtbot.keyClick(window.table.panel, Qt.Key.Key_7)
    assert editor.field.hasFocus()
    qtbot.keyClick(editor.field, Qt.Key.Key_Escape)
    assert window.table.isAncestorOf(window.focusWidget()), "nobody has the focus: the page's keys are dead"
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_H)
    assert program.settings.hints

    events, (least, most) = list(tables.hand.events), tables.hand.legal().raise_to
    tables.act(RaiseTo(most + 1))
    assert tables.hand.events == events
    assert f"the maximum is {most}" in window.bar.note
    editor.set_amount(least + 1)
    qtbot.keyClick(window.table, Qt.Key.Key_R)
    acts = [act.event for act in tables.hand.state.acts]
    assert any(getattr(event, "to", None) == least + 1 and event.seat == 0 for event in acts)


def test_sound_is_heard_as_soon_as_it_is_switched_on_and_ends_with_the_window(qtbot, program):
    played = []
    program.window.change("volume", 80)
    program.sounds._speaker.play = lambda file, loudness: played.append(file.stem)
    assert played == [], "still off"
    program.window.change("sounds", True)
    assert played == ["chip"] and (program.sounds.on, program.sounds.volume) == (True, 80)
    program.open_page(SETTINGS)
    page = program.pages.of(SETTINGS).page
    program.sounds.silence_told.emit(phrase("No audio device found"))
    assert page._silent.text() == "No audio device found"
    closed = []
    program.sounds._speaker.close = lambda: closed.append(True)
    program.window.close()
    assert closed == [True]
