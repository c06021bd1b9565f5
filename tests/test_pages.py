"""Every page opens from its tab, takes both themes, and the desk's pages work together with the table."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QFileDialog, QLabel, QWidget

from pokertable.app.pages import HISTORY, PAGES, PATH, QUIZ, REPLAYER, RULES, SETTINGS, START, STATISTICS, TABLE, TODAY
from pokertable.model.hand.actions import CheckCall
from pokertable.model.text import BadInput
from pokertable.session.history.store import History
from pokertable.session.profile.settings import Settings
from pokertable.session.record.record import HERO
from pokertable.session.record.rewind import own_decisions
from pokertable.training.quiz.question import Reply
from pokertable.training.quiz.topics import their_range, topic_from
from pokertable.training.reads.spot import ReadSpot
from tests.games import few
from tests.narrow import known
from tests.session.random_hands import COMBINATIONS, deep_record, random_record
from tests.test_app import WAIT_MS, check_down, choice, fold_out, my_turn_or_over, started
from tests.views.quiz.shown import show_question

SPOTS = Path(__file__).parent / "training" / "reads" / "spots.jsonl"


@pytest.fixture
def program(qtbot, tmp_path):
    made = started(qtbot, tmp_path)
    yield made
    made.window.close()


class Restyled(QObject):
    """Counts how often a widget was given another style."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.times = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.times += event.type() is QEvent.Type.StyleChange
        return False


def test_another_theme_styles_a_widget_no_more_often_the_deeper_it_lies(qtbot):
    """Off with the old sheet, on with the new one."""
    program = started(qtbot, painted=True)
    page = program.pages.of(SETTINGS).page
    deepest = max(page.findChildren(QLabel), key=depth)
    assert depth(deepest) > 5
    restyled = Restyled(deepest)
    program.window.change("theme", "light")
    assert 1 <= restyled.times <= 2
    program.window.close()


def depth(widget: QWidget) -> int:
    above = widget.parentWidget()
    return 0 if above is None else 1 + depth(above)


@pytest.mark.long
def test_every_page_opens_in_both_themes(qtbot, tmp_path):
    program = started(qtbot, tmp_path, painted=True)
    for theme in ("dark", "light"):
        program.window.change("theme", theme)
        for listed in PAGES:
            program.window.bar.page_chosen.emit(listed)
            page = program.window.place.page
            assert page.isVisible()
            assert not page.grab().isNull()
    program.window.bar.page_chosen.emit(TABLE)
    assert program.window.pages.currentWidget() is program.window.start
    program.window.close()


def test_a_played_hand_is_in_history_statistics_and_replayer(qtbot, program):
    program.play(choice("omaha8"))
    fold_out(qtbot, program)
    program.window.bar.page_chosen.emit(HISTORY)
    history = History(program.store)
    (row,) = history.page().rows
    program.pages.of(REPLAYER).replay(row.id)
    assert program.pages.of(REPLAYER).page.isVisible()
    program.window.bar.page_chosen.emit(STATISTICS)
    page = program.pages.of(STATISTICS).page
    qtbot.waitUntil(lambda: not page.is_empty, timeout=WAIT_MS)
    program.window.bar.page_chosen.emit(TABLE)
    assert program.window.is_at_table


def test_the_replayer_goes_from_hand_to_hand_of_the_list(qtbot, program):
    program.play(choice("holdem"))
    for _ in range(3):
        fold_out(qtbot, program)
        program.tables.deal()
    fold_out(qtbot, program)
    ids = [row.id for row in History(program.store).page().rows]
    program.open_page(HISTORY)
    history = program.pages.of(HISTORY).page
    history.table.selectRow(1)
    history.replay()
    replayer = program.pages.of(REPLAYER).page
    seen = [program.pages.of(REPLAYER).controller.hand.row.id]
    qtbot.keyClick(replayer, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    seen.append(program.pages.of(REPLAYER).controller.hand.row.id)
    for _ in range(2):
        qtbot.mouseClick(replayer.controls.hand_buttons[1], Qt.MouseButton.LeftButton)
        seen.append(program.pages.of(REPLAYER).controller.hand.row.id)
    assert seen == [ids[1], ids[2], ids[3], ids[3]]
    assert not replayer.controls.hand_buttons[1].isEnabled() and replayer.controls.hand_buttons[-1].isEnabled()
    qtbot.keyClick(replayer, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert program.pages.of(REPLAYER).controller.hand.row.id == ids[2] == history.table.current().id
    assert "Hand 2" in program.window.bar._subtitle.text


@pytest.mark.long
def test_practice_from_the_replayer_leaves_the_open_table_as_it_is(qtbot, program):
    program.play(choice("holdem"))
    check_down(qtbot, program)
    (row,) = History(program.store).page().rows
    program.tables.deal()
    my_turn_or_over(qtbot, program)
    real, table = program.tables.hand, program.tables.table
    stacks = [seat.stack for seat in table.seats]
    program.practice.line(row.id, 0, 0)
    assert program.tables.flow.hands.is_practising and program.window.is_at_table
    check_down(qtbot, program)
    qtbot.keyClick(program.window.table, Qt.Key.Key_Space)
    assert not program.tables.flow.hands.is_practising
    assert program.tables.table is table
    assert [seat.stack for seat in table.seats] == stacks
    if not real.over:
        assert program.tables.hand is real
    assert len(History(program.store).branches(row.id)) == 1


def opened_again(qtbot, program):
    """The program of the next day, at no table yet."""
    program.window.close()
    return started(qtbot, program.profile.folder)


@pytest.mark.long
def test_practice_without_an_open_table_ends_in_the_history(qtbot, program):
    program.play(choice("holdem", seats=2))
    fold_out(qtbot, program)
    (row,) = History(program.store).page().rows
    program = opened_again(qtbot, program)
    program.practice.line(row.id, 0, 0)
    check_down(qtbot, program)
    qtbot.keyClick(program.window.table, Qt.Key.Key_Space)
    assert program.tables.table is None
    assert program.pages.of(HISTORY).page.isVisible()


@pytest.mark.parametrize("games", few(1, 2))
def test_the_bar_says_what_was_won_or_lost_at_the_table_so_far(qtbot, program, games):
    """Nothing said it: who had bought in again had to remember how often."""
    bar = program.window.bar
    for game in ("omaha8", "holdem")[:games]:
        program.play(choice(game))
        assert my_turn_or_over(qtbot, program)
        assert bar._subtitle.text == "Hand 1"
        for hand in (1, 2):
            fold_out(qtbot, program)
            assert bar._subtitle.text == f"Hand {hand} · {so_far(program.tables.table)}"  # with the result of the hand
            program.tables.go_on()
            assert my_turn_or_over(qtbot, program)
            assert bar._subtitle.text.startswith(f"Hand {hand + 1} · ")


def test_beside_a_long_title_the_result_is_said_by_its_figure_alone(qtbot):
    """At 1280 px it was left out beside "Fixed-limit seven-card stud hi/lo 2/4"."""
    program = started(qtbot)
    program.window.resize(1280, 800)
    program.play(choice("stud8"))
    fold_out(qtbot, program)
    said = program.window.place.subtitle, *program.window.place.briefer
    lost = -known(program.pages.of(TABLE)._won())
    chips = "chip" if lost == 1 else "chips"
    assert said == (f"Hand 1 · down {lost} {chips}", f"Hand 1 · −{lost}", "Hand 1")
    program.window.close()


def so_far(table):
    won = table.seats[table.hero].stack - table.buy_in
    return "even" if not won else f"{'up' if won > 0 else 'down'} {abs(won)} chip{'s' if abs(won) > 1 else ''}"


@pytest.mark.long
def test_practice_from_another_seat_has_one_player_who_is_you(qtbot, program):
    program.play(choice("holdem", seats=3))
    fold_out(qtbot, program)
    program.tables.deal()
    check_down(qtbot, program)
    row = History(program.store).page().rows[0]
    record = program.store.record(row.id)
    seat = next(seat for seat in (1, 2) if own_decisions(record.events, seat))
    program = opened_again(qtbot, program)
    program.practice.line(row.id, 0, seat)
    assert my_turn_or_over(qtbot, program)
    table = program.tables.table
    assert [chair.name for chair in table.seats] == [HERO, *record.names[1:]] and table.hero == seat
    assert program.window.bar._subtitle.text == "Hand 2"
    assert program.window.bar.note.endswith("You return to the history afterwards")
    check_down(qtbot, program)
    program.window.bar.back.click()
    (line,) = History(program.store).branches(row.id)
    assert (line.hero, line.result) == (seat, results(program.store.record(line.id))[seat])
    assert program.store.record(line.id).names[0] == HERO
    assert program.pages.of(HISTORY).page.isVisible()


def test_the_window_is_resized_while_a_page_is_shown(qtbot, program):
    """The log goes into its drawer and comes back; to move it while its layout lays out crashes Qt."""
    program.play(choice("stud8"))
    fold_out(qtbot, program)
    for page in (TABLE, REPLAYER, HISTORY, STATISTICS):
        if page is REPLAYER:
            program.pages.of(REPLAYER).replay(History(program.store).ids()[0])
        else:
            program.open_page(page)
        for width, height in ((1024, 700), (1280, 800), (1024, 700), (1500, 720), (1100, 1000)):
            program.window.resize(width, height)
            qtbot.waitUntil(lambda width=width: program.window.pages.currentWidget().width() == width)


def test_the_way_back_to_a_table_names_it_beside_the_way_to_a_new_one(qtbot, program):
    program.window.resize(1920, 1080)
    program.play(choice("stud8"))
    program.open_page(START)
    start = program.window.start
    assert start.resume_button.isVisible()
    assert start.resume_button.x() > start.deal_button.geometry().right()
    assert start.resume_button.accessibleDescription() == "Stud hi/lo, hand 1"


def test_the_first_hands_that_come_in_leave_the_keyboard_with_their_list(qtbot, program, monkeypatch):
    program.open_page(HISTORY)
    page = program.pages.of(HISTORY).page
    assert page.play_button.hasFocus()

    def take_in(*_):
        page.set_busy(True)
        program.store.import_hands([random_record(*COMBINATIONS[0], 3)])
        page.refresh()
        page.set_busy(False)
        return [], ""

    monkeypatch.setattr(QFileDialog, "getOpenFileNames", take_in)
    qtbot.mouseClick(page.import_button, Qt.MouseButton.LeftButton)
    assert page.table.hasFocus()


def results(record):
    return [after - before for before, after in zip(record.started.stacks, record.final_stacks, strict=True)]


@pytest.mark.long
def test_the_same_line_practised_is_the_same_hand(qtbot, program):
    from pokertable.model.hand.actions import Fold

    program.play(choice("omaha8", seats=4))
    assert my_turn_or_over(qtbot, program)
    program.tables.act(Fold())
    my_turn_or_over(qtbot, program)
    (row,) = History(program.store).page().rows
    played = program.store.events(row.id)
    program.practice.line(row.id, 0, 0)
    assert my_turn_or_over(qtbot, program)
    program.tables.act(Fold())
    my_turn_or_over(qtbot, program)
    assert program.tables.hand.events == played


def test_settings_apply_at_once_and_can_be_reset(qtbot, program):
    program.play(choice("holdem", seats=2))
    program.window.change("keys", {"check_call": "X"})
    page = program.window.table
    assert my_turn_or_over(qtbot, program)
    told = len(program.tables.hand.events)
    qtbot.keyClick(page, Qt.Key.Key_X)
    qtbot.waitUntil(lambda: len(program.tables.hand.events) > told, timeout=WAIT_MS)
    program.window.change("raise_cap", 4)
    program.reset_settings()
    assert program.settings.keys == {} and program.settings.raise_cap == 3


@pytest.mark.long
def test_house_rules_hold_for_the_next_table_and_at_the_open_one_from_its_next_hand_on(qtbot, program):
    program.window.change("rebuy", "top up")
    program.window.change("raise_cap", 4)
    program.window.change("rake_per_mille", 50)
    program.play(choice("holdem"))
    house = program.tables.table.game.house
    assert house.raise_cap == 4 and house.rake.per_mille == 50
    my_turn_or_over(qtbot, program)
    hand = program.tables.hand
    program.window.change("raise_cap", None)
    program.window.change("rake_per_mille", 100)
    assert hand.state.game.house.raise_cap == 4 and hand.state.game.house.rake.per_mille == 50
    fold_out(qtbot, program)
    program.tables.table.seats[0].stack = 7
    program.tables.deal()
    house = program.tables.hand.state.game.house
    assert house.raise_cap is None and house.rake.per_mille == 100
    assert program.tables.hand.events[0].stacks[0] == 400, "topped up to the buy-in"


def test_live_help_that_fails_says_so(qtbot, program):
    def fails():
        raise BadInput("there is no deck")

    program.play(choice("holdem"))
    said: list[object] = []
    program.profile.said.connect(said.append)
    program.odds._jobs.submit(fails, said.append)
    qtbot.waitUntil(lambda: bool(said), timeout=WAIT_MS)
    assert [str(words) for words in said] == ["That didn't work: there is no deck"]


def test_the_menu_buys_chips_that_were_lost(qtbot, program):
    program.play(choice("holdem", seats=2))
    fold_out(qtbot, program)
    program.tables.table.seats[0].stack = 7
    program.pages.of(TABLE)._offer_between()
    buy_in = program.window.bar.buy_in
    assert buy_in.isEnabled()
    buy_in.trigger()
    assert program.tables.table.seats[0].stack == 400 and not buy_in.isEnabled()


def test_the_window_comes_back_where_it_was(qtbot, tmp_path):
    first = started(qtbot, tmp_path)
    first.window.resize(1111, 777)
    first.window.close()
    assert first.settings.geometry
    assert isinstance(first.settings, Settings)


def test_the_start_page_lists_what_is_due_today(qtbot, program):
    foot = program.window.start.foot
    program.show_due()
    assert foot.button.text() == "Learn"
    qtbot.mouseClick(foot.button, Qt.MouseButton.LeftButton)
    path = program.pages.of(PATH).page
    assert path.question.isVisible()
    path.question.buttons["stud8"].click()
    assert path.trail.isVisible() and path.trail.rows[0].here
    program.open_page(START)
    program.settings.lessons = {"lone-ace": {"done": True}}
    program.show_due()
    assert foot.title == "No missed questions today: play a hand" and foot.button.text() == "Today"
    assert foot.detail == "Next on your path: Stud hi/lo: how it is dealt"
    qtbot.mouseClick(foot.button, Qt.MouseButton.LeftButton)
    assert program.pages.of(TODAY).page.isVisible()


def test_a_missed_question_is_due_on_the_start_page_of_a_later_day(qtbot, program):
    import random
    import time

    from pokertable.model.games import CATALOGUE
    from pokertable.training.learner.progress import Progress

    question = topic_from("high").ask(CATALOGUE["omaha8"], random.Random(3))
    wrong = question.tempting[0].answer
    past = time.time() - 30 * 86_400
    progress = Progress(program.store.progress, lambda: past)
    progress.answered(Reply(question, wrong), None)
    program.show_due()
    assert program.window.start.foot.due == 1


@pytest.mark.long
def test_the_note_of_practice_stays_at_the_table(qtbot, program):
    program.play(choice("holdem", seats=2))
    my_turn_or_over(qtbot, program)
    program.tables.act(CheckCall())
    my_turn_or_over(qtbot, program)
    program.tables.flow.rewind()
    note = program.window.bar.note
    assert note.startswith("Practice: ")
    for page in (HISTORY, RULES):
        program.open_page(page)
        assert program.window.bar.note == ""
        program.open_page(TABLE)
        assert program.window.bar.note == note


@pytest.mark.long
def test_the_old_game_chosen_again_drops_the_one_that_waits(qtbot, program):
    program.play(choice("holdem", seats=3))
    my_turn_or_over(qtbot, program)
    table, hand, games = program.tables.table, program.tables.hand, program.window.bar.games
    games.actions_by_game["omaha"].trigger()
    assert program.tables.flow.next_table.game.variant.key == "omaha"
    assert program.window.bar.note.startswith("From the next hand on: ")
    games.actions_by_game["holdem"].trigger()
    assert program.tables.flow.next_table is None and program.window.bar.note == ""
    assert program.tables.table is table and program.tables.hand is hand
    assert games.actions_by_game["holdem"].isChecked()


def test_escape_leaves_the_settings_for_the_table(qtbot, program):
    program.play(choice("holdem", seats=3))
    program.open_page(SETTINGS)
    qtbot.keyClick(program.pages.of(SETTINGS).page, Qt.Key.Key_Escape)
    assert program.window.is_at_table


def test_the_program_is_ended_by_a_key_and_from_the_menu(qtbot, program):
    assert any(action.text().startswith("Quit") for action in program.window.bar.menu.menu().actions())
    with qtbot.waitSignal(program.window.closing):
        qtbot.keyPress(program.window, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)  # released nowhere
    assert not program.window.isVisible()


@pytest.mark.long
def test_a_line_of_an_imported_hand_goes_back_too(qtbot, program):
    """Its deck follows from no seed: the cards that were dealt lie there again."""
    program.store.import_hands([replace(deep_record(*COMBINATIONS[0], 3), seed=None)])
    (row,) = History(program.store).page().rows
    record = program.store.record(row.id)
    seat = next(seat for seat in range(len(record.names)) if len(own_decisions(record.events, seat)) > 1)
    program.practice.line(row.id, 0, seat)
    assert my_turn_or_over(qtbot, program)
    asked = list(program.tables.hand.events)
    program.tables.act(CheckCall())
    assert my_turn_or_over(qtbot, program)
    first = list(program.tables.hand.events)
    program.tables.flow.rewind()
    assert my_turn_or_over(qtbot, program)
    assert program.tables.hand.events == asked
    program.tables.act(CheckCall())
    assert my_turn_or_over(qtbot, program)
    assert program.tables.hand.events == first


def test_the_hand_of_a_read_is_played_on_and_leads_back_to_the_quiz(qtbot, program):
    spot = ReadSpot.from_json(json.loads(SPOTS.read_text(encoding="utf-8").splitlines()[0]))
    quiz = program.pages.of(QUIZ).page
    show_question(quiz, known(their_range.TOPIC.build(spot)))
    quiz.give(quiz.question.answer)
    quiz.session.foot.play_button.click()
    assert my_turn_or_over(qtbot, program)
    table, hand = program.tables.table, program.tables.hand
    assert table.hero == spot.own and hand.events == spot.hand.events
    assert [seat.name for seat in table.seats if seat.persona] == [
        spot.name(seat) for seat in range(len(spot.players)) if seat != spot.own
    ]
    assert program.window.bar.note.endswith("You return to the quiz afterwards")
    check_down(qtbot, program)
    program.reviews.ask()
    assert program.window.table.note.words.text() == "Practice: this line isn't kept, so it can't be reviewed"
    qtbot.keyClick(program.window.table, Qt.Key.Key_Space)
    assert program.tables.table is None
    assert quiz.isVisible() and quiz.outcome is not None
    assert not History(program.store).page().rows


@pytest.mark.long
def test_the_hand_of_a_read_leads_back_to_the_quiz_from_an_open_table_too(qtbot, program):
    program.play(choice("holdem", seats=2))
    my_turn_or_over(qtbot, program)
    real, table = program.tables.hand, program.tables.table
    spot = ReadSpot.from_json(json.loads(SPOTS.read_text(encoding="utf-8").splitlines()[0]))
    program.practice.read(spot)
    assert program.tables.table is not table and program.window.bar.note.endswith("You return to the quiz afterwards")
    assert program.tables.table.seats[spot.own].name == "You"
    program.window.bar.back.click()
    assert program.pages.of(QUIZ).page.isVisible() and not program.tables.flow.hands.is_practising
    assert program.tables.table is table and (real.over or program.tables.hand is real)
