"""Nothing is lost: closing and killing, resuming, rewinding, with the window's own controllers."""

import os
import random
import signal
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton

from pokertable.app.pages import HISTORY, REPLAYER, TABLE
from pokertable.model.hand.actions import CheckCall, Fold, RaiseTo
from pokertable.model.hand.events import Decided, HandStarted
from pokertable.session.history.faults import StoreError
from pokertable.session.history.store import History, Store
from pokertable.session.history.store.filters import HandFilter
from pokertable.session.play.sit_and_go import stored_head, stored_rounds
from pokertable.session.play.tournament_results import listed_tournaments
from pokertable.session.tournament.stored import rounds_from_json
from pokertable.session.words.line import LineKind
from pokertable.views.widgets.dialog import Question
from tests.games import one_of
from tests.machine import patience
from tests.narrow import known, of_kind
from tests.session.history.database.test_access import corrupt
from tests.test_app import check_down, choice, fold_out, my_turn_or_over, started

ROOT = Path(__file__).parents[1]


def hands_in(folder):
    store = Store(folder / "hands.sqlite")
    try:
        records = [store.record(hand_id) for hand_id in History(store).ids()]
        return sorted(records, key=lambda record: -(record.number or 0))
    finally:
        store.close()


@pytest.mark.parametrize("game", one_of(3, ["omaha8", "holdem", "stud8"]))
def test_closing_in_the_middle_of_a_hand_resumes_at_the_same_decision(qtbot, tmp_path, game):
    first = started(qtbot, tmp_path)
    first.play(choice(game))
    fold_out(qtbot, first)
    first.tables.deal()
    while not my_turn_or_over(qtbot, first):
        first.tables.deal()
    before = first.tables.hand
    events, deck = list(before.events), before.state.holes
    number, button = first.tables.table.hand_number, first.tables.table.button
    stacks = [seat.stack for seat in first.tables.table.seats]
    first.window.close()

    again = started(qtbot, tmp_path, seed=99)
    assert again.resume()
    assert my_turn_or_over(qtbot, again)
    hand, table = again.tables.hand, again.tables.table
    assert (list(hand.events), hand.state.holes) == (events, deck)
    assert (table.hand_number, table.button, [seat.stack for seat in table.seats]) == (number, button, stacks)
    assert again.window.is_at_table
    fold_out(qtbot, again)
    again.window.close()
    assert [record.number for record in hands_in(tmp_path)] == list(range(number, 0, -1))


@pytest.mark.long
def test_a_resumed_hand_goes_on_as_it_would_have(qtbot, tmp_path):
    def play_on(program):
        check_down(qtbot, program)
        return list(program.tables.hand.events)

    whole = started(qtbot, tmp_path / "whole")
    whole.play(choice("omaha8", seats=3))
    expected = play_on(whole)
    whole.window.close()
    cut = started(qtbot, tmp_path / "cut")
    cut.play(choice("omaha8", seats=3))
    assert my_turn_or_over(qtbot, cut)
    cut.tables.act(CheckCall())
    cut.window.close()
    again = started(qtbot, tmp_path / "cut")
    assert again.resume()
    assert play_on(again) == expected
    again.window.close()


@pytest.mark.long
def test_after_the_end_of_a_hand_the_next_one_is_dealt(qtbot, tmp_path):
    first = started(qtbot, tmp_path)
    first.play(choice("holdem"))
    fold_out(qtbot, first)
    stacks = [seat.stack for seat in first.tables.table.seats]
    first.window.close()
    again = started(qtbot, tmp_path)
    again.window.say("Said at the start.")
    assert again.resume()
    assert "Said at the start." in again.window.bar.note
    assert again.tables.table.hand_number == 2
    bought_in = [stack or 400 for stack in stacks]
    assert list(again.tables.hand.events[0].stacks) == bought_in
    again.window.close()


def test_nothing_to_resume_shows_the_start_page(qtbot, tmp_path):
    program = started(qtbot, tmp_path)
    assert not program.resume()
    assert program.window.pages.currentWidget() is program.window.start
    program.window.close()


@pytest.mark.long
def test_rewinding_plays_another_line_that_does_not_count(qtbot, tmp_path):
    program = started(qtbot, tmp_path)
    program.play(choice("holdem", seats=3))
    tables = program.tables
    assert my_turn_or_over(qtbot, program)
    start = [seat.stack for seat in tables.table.seats]
    hole = list(tables.hand.state.holes)
    tables.act(Fold())
    my_turn_or_over(qtbot, program)
    settled = [seat.stack for seat in tables.table.seats]
    assert tables.flow.hands.can_rewind
    tables.flow.rewind()
    assert my_turn_or_over(qtbot, program) and tables.flow.hands.is_practising
    assert tables.hand.state.holes == hole
    legal = tables.hand.legal()
    tables.act(RaiseTo(legal.raise_to[1]) if legal.raise_to else CheckCall())
    check_down(qtbot, program)
    assert [seat.stack for seat in tables.table.seats] == settled != start or settled == start
    qtbot.keyClick(program.window.table, Qt.Key.Key_Space)
    assert not tables.flow.hands.is_practising and tables.table.hand_number == 2
    program.window.close()
    store = Store(tmp_path / "hands.sqlite")
    history = History(store)
    assert [row.origin.value for row in history.page(HandFilter()).rows] == ["played"]
    assert len(history.branches(history.page(HandFilter()).rows[0].id)) == 1
    assert history.figures().hands == 1
    store.close()


def at_third_decision(qtbot, folder):
    """The program in a hand whose first two decisions were to check or call."""
    program = started(qtbot, folder, seed=8)
    program.play(choice("holdem", seats=2))
    for _ in range(2):
        assert my_turn_or_over(qtbot, program)
        program.tables.act(CheckCall())
    assert my_turn_or_over(qtbot, program)
    return program, program.tables


@pytest.mark.long
def test_rewinding_twice_goes_back_two_decisions_and_the_hand_goes_on(qtbot, tmp_path):
    program, tables = at_third_decision(qtbot, tmp_path)
    line = list(tables.hand.events)
    tables.flow.rewind()
    assert my_turn_or_over(qtbot, program)
    second = len(tables.hand.events)
    tables.flow.rewind()
    assert my_turn_or_over(qtbot, program)
    assert len(tables.hand.events) < second < len(line)
    tables.flow.back_to_hand()
    assert my_turn_or_over(qtbot, program)
    assert tables.hand.events == line and not tables.flow.hands.is_practising
    check_down(qtbot, program)
    program.window.close()
    assert len(hands_in(tmp_path)) == 1


def looked_ahead(qtbot, folder):
    """A hand that goes on after the player has practised it to its end."""
    program, tables = at_third_decision(qtbot, folder)
    tables.flow.rewind()
    assert my_turn_or_over(qtbot, program)
    assert program.window.bar.note.endswith("You return to your hand afterwards")
    assert not program.store.has_looked_ahead(tables.flow.hands.counts.hand_id), "to go back alone shows nothing"
    tables.act(CheckCall())
    check_down(qtbot, program)
    assert program.window.table.showdown.next_button.text() == "End practice"
    qtbot.keyClick(program.window.table, Qt.Key.Key_Space)
    assert my_turn_or_over(qtbot, program) and not tables.flow.hands.is_practising
    return program


@pytest.mark.long
def test_a_hand_that_was_looked_ahead_in_goes_on_but_does_not_count(qtbot, tmp_path):
    program = looked_ahead(qtbot, tmp_path)
    assert "You looked ahead" in program.window.bar.note
    program.open_page(HISTORY)
    assert program.window.bar.note == ""
    program.open_page(TABLE)
    assert "You looked ahead" in program.window.bar.note
    check_down(qtbot, program)
    program.tables.deal()
    assert "looked ahead" not in program.window.bar.note
    check_down(qtbot, program)
    history = History(program.store)
    second, first = history.page().rows
    assert (first.number, first.looked_ahead, second.looked_ahead) == (1, True, False)
    assert history.figures().hands == 1 and history.figures().result == second.result
    assert history.figures(HandFilter(since_ms=0)).hands == 1 and len(history.graph().hands) == 2
    assert program.store.record(first.id).practice and not program.store.record(second.id).practice
    program.pages.of(REPLAYER).replay(first.id)
    assert "looked ahead" in program.pages.of(REPLAYER).page.side.about.text()
    program.window.close()


@pytest.mark.long
def test_a_hand_stays_looked_ahead_in_over_a_kill(qtbot, tmp_path):
    program = looked_ahead(qtbot, tmp_path / "first")
    (tmp_path / "killed").mkdir()
    for file in (tmp_path / "first").glob("hands.sqlite*"):  # what a process that is killed now leaves
        (tmp_path / "killed" / file.name).write_bytes(file.read_bytes())
    program.window.close()
    again = started(qtbot, tmp_path / "killed")
    assert again.resume() and my_turn_or_over(qtbot, again)
    assert again.tables.flow.hands.has_looked_ahead and "You looked ahead" in again.window.bar.note
    check_down(qtbot, again)
    history = History(again.store)
    assert history.figures().hands == 0 and history.page().rows[0].looked_ahead
    again.window.close()


@pytest.mark.long
def test_to_rewind_a_hand_that_is_over_takes_nothing_from_it(qtbot, tmp_path):
    program = started(qtbot, tmp_path, seed=8)
    program.play(choice("holdem", seats=2))
    check_down(qtbot, program)
    program.tables.flow.rewind()
    assert program.window.bar.note.endswith("The next hand follows")
    check_down(qtbot, program)
    assert History(program.store).figures().hands == 1
    assert not History(program.store).page().rows[0].looked_ahead
    program.window.close()


def test_a_full_disk_is_said_until_there_is_room_again(qtbot, tmp_path):
    program = started(qtbot, tmp_path)
    program.watch._clock.setInterval(600_000)  # it is tried again by hand below, however slow the machine is
    program.store.write(lambda c: c.execute("PRAGMA max_page_count = 1").fetchone())
    program.play(choice("holdem"))
    for _ in range(40):
        if program.store.in_memory:
            break
        fold_out(qtbot, program)
        program.tables.deal()
    fold_out(qtbot, program)
    strip = known(program.watch._strip)
    assert strip.isVisible() and strip.words.text().startswith("The disk is full.")
    played = History(program.store).page().total
    assert program.watch._clock.isActive()
    had_focus = QApplication.focusWidget()
    qtbot.mouseClick(strip.findChildren(QPushButton)[0], Qt.MouseButton.LeftButton)
    assert QApplication.focusWidget() is had_focus, "Space would press another button"
    qtbot.waitUntil(lambda: not strip.isVisible(), timeout=patience(5000))
    assert not strip.isVisible() and not program.store.in_memory and not program.watch._clock.isActive()
    assert program.window.bar.note.startswith("Hands are being saved again")
    program.window.close()
    assert len(hands_in(tmp_path)) == played


@pytest.mark.parametrize(
    "answer",
    ["Save a copy…", *(pytest.param(other, marks=pytest.mark.long) for other in ("Close and lose them", "Keep open"))],
)
def test_closing_asks_before_hands_are_lost(qtbot, tmp_path, monkeypatch, answer):
    (tmp_path / "profile").write_text("in the way")
    program = started(qtbot, tmp_path / "profile")
    program.play(choice("holdem"))
    fold_out(qtbot, program)
    assert program.store.in_memory
    asked = []

    def press(box):
        asked.append(box.windowTitle())
        {button.text(): button for button in box.buttons}[answer].click()
        return box.result()

    monkeypatch.setattr(Question, "exec", press)
    copy = tmp_path / "copy.sqlite"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(copy), ""))
    assert program.window.close() is (answer != "Keep open")
    assert asked == ["One hand is only in memory and will be lost."]
    assert copy.exists() is (answer == "Save a copy…")
    if copy.exists():
        saved = Store(copy)
        assert History(saved).page().total == 1
        saved.close()
    if answer == "Keep open":
        monkeypatch.setattr(program.window, "may_close", lambda: True)
        program.window.close()


def test_a_damaged_database_is_set_aside_and_play_goes_on(qtbot, tmp_path):
    (tmp_path / "hands.sqlite").write_bytes(b"not a database" * 1000)
    program = started(qtbot, tmp_path)
    program.play(choice("holdem"))
    fold_out(qtbot, program)
    assert program.tables.hand.over
    program.window.close()
    assert any(path.name.startswith("hands.sqlite") and path.name != "hands.sqlite" for path in tmp_path.iterdir())
    assert len(hands_in(tmp_path)) == 1


def test_damage_that_is_met_at_the_table_is_mended_while_play_goes_on(qtbot, tmp_path):
    program = started(qtbot, tmp_path)
    program.play(choice("holdem"))
    fold_out(qtbot, program)
    program.open_page(HISTORY)
    page = program.pages.of(HISTORY).page
    assert page.model.total == 1
    with qtbot.waitSignal(program.watch.mended, timeout=patience(20_000)):
        program.store.read(corrupt)
        page.refresh()
        assert page.model.total == 0, "until it is saved"
        program.tables.deal()
    assert page.model.total == 1 and "one hand was saved, none is missing" in program.window.bar.note
    program.open_page(TABLE)
    fold_out(qtbot, program)
    program.window.close()
    assert len(hands_in(tmp_path)) == 2


@pytest.mark.long
def test_what_was_said_at_the_start_is_still_there_when_a_hand_goes_on(qtbot, tmp_path):
    first = started(qtbot, tmp_path)
    first.play(choice("holdem"))
    while not my_turn_or_over(qtbot, first):
        first.tables.deal()
    first.window.close()
    again = started(qtbot, tmp_path)
    again.window.say("The settings were damaged.")
    assert again.resume()
    assert again.window.bar.note == "The settings were damaged."
    again.tables.act(Fold())
    again.tables.go_on()
    qtbot.waitUntil(lambda: again.window.bar.note == "", timeout=20_000)
    again.window.close()


def killed(folder, kills, rng, *plays):
    """Kill the window's own process at so many random moments; what the last, unharmed run said."""
    env = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "tests.window.crash", str(folder), *plays]
    for _ in range(kills):
        process = subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True)
        for _line in range(rng.randint(1, 40)):
            # A line comes with every write, so the kills spread over deal, action, award and saving.
            if not known(process.stdout).readline():
                break
        try:
            process.wait(rng.random() * 0.02)
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGKILL)
        known(process.stdout).close()
        process.wait()
        yield process.returncode


def check_desk(folder):
    import sqlite3

    with sqlite3.connect(folder / "hands.sqlite") as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    records = hands_in(folder)
    numbers = [record.number for record in records]
    assert numbers == list(range(len(numbers), 0, -1)), "a hand is missing or doubled"
    for record in records:
        first, last = record.events[0], record.events[-1]
        assert sum(first.stacks) == sum(last.stacks)
    for later, earlier in pairwise(records):
        for before, after in zip(earlier.events[-1].stacks, later.events[0].stacks, strict=True):
            assert after == (before or 400), "stacks were lost between two hands"
    return len(records)


def run_killed(tmp_path, kills, seed):
    rng = random.Random(seed)
    died = list(killed(tmp_path, kills, rng))
    assert died.count(-signal.SIGKILL) >= kills * 0.9
    return check_desk(tmp_path)


@pytest.mark.long
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no kill -9 on this system")
def test_killed_200_times_nothing_is_lost(tmp_path, capsys):
    hands = run_killed(tmp_path, 200, 2)
    with capsys.disabled():
        print(f"\n200 kills, {hands} hands, none missing or doubled")


def check_sit_and_goes(folder):
    """No hand missing or doubled, and each with the stacks of the rounds before and after it; the number of hands."""
    store, hands = Store(folder / "hands.sqlite"), 0
    for each in listed_tournaments(store):
        setup, names = each.setup, [entrant.name for entrant in stored_head(store, each.id).entrants]
        rounds = rounds_from_json(stored_rounds(store, each.id), setup)
        assert all(sum(stacks.values()) == setup.chips for stacks in rounds)
        stacks = [dict.fromkeys(range(setup.field), setup.structure.chips), *rounds]
        records = [store.record(hand_id) for hand_id in store.tournament_hands(each.id)]
        assert [record.number for record in records] == list(range(1, len(records) + 1))
        assert 0 <= len(records) - len(rounds) <= 1 or each.place is not None
        for number, record in enumerate(records, 1):
            seats = [names.index(name) for name in record.names]
            first = of_kind(HandStarted, record.events[0])
            assert first.stacks == tuple([stacks[number - 1][seat] for seat in seats])
            assert record.level == setup.structure.level_of(number)
            if number < len(stacks):
                assert record.final_stacks == tuple([stacks[number][seat] for seat in seats])
        hands += len(records)
    store.close()
    return hands


@pytest.mark.long
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no kill -9 on this system")
def test_sit_and_goes_killed_100_times_go_on_in_sight_at_the_same_hand_and_stacks(tmp_path, capsys):
    died = list(killed(tmp_path, 100, random.Random(5), "sng"))
    assert 3 not in died, "a hand was dealt behind another page"
    assert died.count(-signal.SIGKILL) >= 90
    hands = check_sit_and_goes(tmp_path)
    with capsys.disabled():
        print(f"\n100 kills, {hands} hands of sit and goes, none missing or doubled")


def test_why_opponents_did_so_is_said_when_their_cards_are_asked_for(qtbot, tmp_path):
    program = started(qtbot, tmp_path)
    program.play(choice("omaha8"))
    check_down(qtbot, program)
    assert not [line for line in program.window.table.log.text.lines if line.kind is LineKind.REASON], (
        "nothing is given away"
    )
    (hand_id,) = History(program.store).ids()
    record = program.store.record(hand_id)
    deciding = [number for number, event in enumerate(record.events) if isinstance(event, Decided)]
    assert sorted(record.reasons) == [number for number in deciding if getattr(record.events[number], "seat", 0)]

    program.pages.of(REPLAYER).replay(hand_id)
    side = program.pages.of(REPLAYER).page.side

    def reasons():
        return [str(line) for line in side.log.text.lines if line.kind is LineKind.REASON]

    replayer = program.pages.of(REPLAYER).controller
    replayer.go(len(known(replayer.hand).stops) - 1)
    assert reasons() == []
    replayer.show_all_cards(True)
    assert reasons() == [str(reason) for _, reason in sorted(record.reasons.items())]
    replayer.show_all_cards(False)
    seat = record.events[min(record.reasons)].seat
    replayer.watch_from(seat)
    assert reasons() == [str(why) for at, why in sorted(record.reasons.items()) if record.events[at].seat == seat]
    program.window.close()


def test_a_note_that_cannot_be_stored_is_said(qtbot, tmp_path, monkeypatch):
    program = started(qtbot, tmp_path)
    program.play(choice("holdem"))
    fold_out(qtbot, program)
    replayer = program.pages.of(REPLAYER)
    replayer.replay(History(program.store).ids()[0])
    said: list[object] = []
    replayer.controller.failed.connect(said.append)

    def refuse(*_):
        raise StoreError("the disk is gone")

    monkeypatch.setattr(program.store, "set_note", refuse)
    replayer.page.side.notes.note.setPlainText("Too loose")
    replayer.page.side.notes.flush()
    assert list(map(str, said)) == ["the disk is gone"]
