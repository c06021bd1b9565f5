"""Programs in seats of the window: they play, their faults show at their seats, and none of them holds up the table."""

import json
import sys
import threading
import time
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QFileDialog

from pokertable.controllers import table_programs
from pokertable.controllers.table_programs import ProgramState, TablePrograms
from pokertable.model.hand.actions import Action, CheckCall, Fold
from pokertable.model.hand.events import Folded, Raised
from pokertable.session.history.store import History
from pokertable.session.play.opponents import usual_personas
from pokertable.session.profile.choice import TableChoice, mixed_personas, without_programs
from pokertable.session.programs.program import InvalidProgram, Program
from pokertable.session.record.table import PROGRAM, Seat, Table
from tests.games import one_of
from tests.narrow import known
from tests.session.history.store.player import HOLDEM
from tests.test_app import WAIT_MS, check_down, choice, my_turn_or_over, started

READY = 'print(json.dumps({"type": "ready", "name": "Bot"}), flush=True)'
LOOP = f"""
import json, os, sys, time
for line in sys.stdin:
    message = json.loads(line)
    with open(sys.argv[1], "a") as heard: heard.write(line)
    if message["type"] == "hello":
        {READY}
    elif message["type"] == "act":
        ACT
"""
RAISES = """legal = message["legal"]
        to = legal["raise"][0] if legal["raise"] else None
        print(json.dumps({"do": "raise", "to": to} if to else {"do": "call"}), flush=True)"""
CALLS = 'print(json.dumps({"do": "call"}), flush=True)'


@pytest.fixture
def bot(tmp_path, monkeypatch):
    """The name of a program whose questions are answered by this code; it writes down what it hears."""
    monkeypatch.setattr("pokertable.session.programs.program._PARTING_S", 0.1)

    def named(act, *, name="bot"):
        file = tmp_path / f"{name}.py"
        file.write_text(LOOP.replace("ACT", act))
        return f"program:'{sys.executable}' -I -S '{file}' '{tmp_path / name}.heard'"

    return named


def heard(tmp_path, kind, name="bot"):
    path = tmp_path / f"{name}.heard"
    messages = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    return [message for message in messages if message["type"] == kind]


@pytest.fixture
def program(qtbot, tmp_path):
    made = started(qtbot, tmp_path / "profile")
    yield made
    made.window.close()


def with_programs(*programs, seats=2, game="holdem"):
    made = choice(game, seats=seats)
    return replace(made, personas=(*programs, *made.personas[len(programs) :]))


def marks(app):
    return {seat: plate.look.opponent for seat, plate in app.window.table.table.scene().plates.items()}


def said(app):
    return [str(line) for line in app.window.table.log.text.lines]


def test_a_program_plays_and_hears_what_a_player_hears(qtbot, program, bot, tmp_path):
    program.play(with_programs(bot(RAISES)))
    check_down(qtbot, program)
    (hand_id,) = History(program.store).ids()
    record = program.store.record(hand_id)
    assert [event for event in record.events if isinstance(event, Raised) and event.seat == 1]
    assert record.policies[1].startswith(f"{PROGRAM}@") and not [
        at for at in record.reasons if record.events[at].seat == 1
    ]
    assert str(known(marks(program)[1]).style) == "Bot" and not known(marks(program)[1]).is_wrong
    program.tables.deal()
    my_turn_or_over(qtbot, program)
    program.window.close()
    assert len(heard(tmp_path, "hello")) == 1
    questions = heard(tmp_path, "act")
    assert questions[0]["seats"][0]["name"] == "You" and len(questions[0]["hole"]) == 4
    (first, *_) = heard(tmp_path, "end")
    assert first["hand"] == 1 and sum(first["net"]) == 0
    assert len(heard(tmp_path, "bye")) == 1


def test_one_that_hangs_costs_its_time_and_shows_it_at_its_seat(qtbot, program, bot):
    program.tables.opponents.programs.move_time_s = 0.3
    begun = time.monotonic()
    program.play(with_programs(bot("time.sleep(60)")))
    check_down(qtbot, program)
    (hand_id,) = History(program.store).ids()
    mine = [event for event in program.store.record(hand_id).events if getattr(event, "seat", None) == 1]
    assert any(isinstance(event, Folded) for event in mine) and time.monotonic() - begun < 10
    assert known(marks(program)[1]).is_wrong and "fault" in str(known(marks(program)[1]).style)
    assert any(
        "Ines's program checks or folds: hand 1" in line and "no answer within 0.3 s" in line for line in said(program)
    )
    seated = program.tables.opponents.programs._seated
    assert not seated[1]._clock.isActive(), "its time is up once, whatever it is told meanwhile"
    closing = time.monotonic()
    program.window.close()
    assert time.monotonic() - closing < 5


@pytest.mark.long
def test_one_that_does_not_even_greet_holds_up_nobody(qtbot, program, tmp_path):
    program.tables.opponents.programs.move_time_s = 0.4
    program.play(with_programs(f"program:'{sys.executable}' -c 'import time; time.sleep(60)'"))
    check_down(qtbot, program)
    assert known(marks(program)[1]).is_wrong


@pytest.mark.parametrize(
    ("command", "words"),
    one_of(
        3,
        [
            (f"program:'{sys.executable}' -I -S -c 'import os; os._exit(3)'", "the program ended with status 3"),
            ("program:/nowhere/bot", "No such file"),
            (f"program:'{sys.executable}' -c 'print(3)'", "hello"),
        ],
    ),
)
def test_one_that_lies_or_dies_is_named_and_the_hand_goes_on(qtbot, program, command, words):
    program.play(with_programs(command))
    check_down(qtbot, program)
    assert program.tables.hand.over
    qtbot.waitUntil(lambda: known(marks(program)[1]).is_wrong, timeout=WAIT_MS)
    assert any("Ines's program" in line and words in line for line in said(program))


def test_one_that_is_out_holds_the_table_up_no_more(qtbot):
    """It is not asked: what it cannot choose is done at once, whatever time a choice may take."""
    programs = TablePrograms()
    done: list[Action] = []
    table = Table(HOLDEM, [Seat("You", None, 400), Seat("Ines", PROGRAM, 400)], buy_in=400, seed=1)
    programs.sit_down(table)  # nothing says how it is started
    hand = table.deal()
    programs.think(1, table.hand_number, hand, ["You", "Ines"], done.append)
    assert done == [Fold() if hand.legal().check_call else CheckCall()]
    programs.shut_down()


def test_its_command_is_kept_in_no_file_and_a_resumed_table_starts_nothing(qtbot, program, bot, tmp_path):
    command = bot(CALLS)
    program.play(with_programs(command))
    my_turn_or_over(qtbot, program)
    program.window.close()
    kept = [path for path in (tmp_path / "profile").rglob("*") if path.is_file()]
    assert kept and not [path for path in kept if b"bot.py" in path.read_bytes()]
    again = started(qtbot, tmp_path / "profile")
    assert again.resume()
    check_down(qtbot, again)
    assert again.tables.table.seats[1].persona == PROGRAM and again.tables.table.programs == {}
    assert len(heard(tmp_path, "hello")) == 1, "it was not started again"
    assert known(marks(again)[1]).is_wrong
    again.window.close()


@pytest.mark.long
def test_in_practice_it_is_not_asked(qtbot, program, bot, tmp_path):
    program.play(with_programs(bot(CALLS), seats=2))
    while not my_turn_or_over(qtbot, program):
        program.tables.deal()
    legal = program.tables.hand.legal()
    assert legal.check_call is not None
    check_down(qtbot, program)
    program.tables.deal()
    check_down(qtbot, program)
    asked = heard(tmp_path, "act")
    assert program.tables.flow.hands.can_rewind
    program.tables.flow.rewind()
    check_down(qtbot, program)
    assert program.tables.flow.hands.is_practising and heard(tmp_path, "act") == asked
    numbers = [message["hand"] for message in asked]
    assert numbers == sorted(numbers)


def test_the_start_page_remembers_it_for_this_run_alone(qtbot, program, bot, tmp_path):
    chosen = with_programs(bot(CALLS))
    program.play(chosen)
    assert program.profile.last_choices()[0] == chosen
    stored = TableChoice.from_json(program.settings.last_choices["holdem"])
    assert stored == without_programs(chosen) and not any("program" in name for name in stored.personas)


def test_it_is_chosen_on_the_start_page_by_its_file(qtbot, program, tmp_path, monkeypatch):
    row = program.window.start.form.opponents.rows[1]
    item = next(action for action in row.menu().actions() if action.text().startswith("A program"))
    for name, mode, taken in (("mine.py", 0o644, True), ("mine", 0o755, True), ("notes.txt", 0o644, False)):
        file = tmp_path / name
        file.write_text("")
        file.chmod(mode)
        monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_, file=file: (str(file), ""))
        item.trigger()
        assert (row.style_words == name) is taken
    assert program.window.start.choice().personas[1].endswith(f"{tmp_path / 'mine'}")
    assert "notes.txt" in program.window.bar.note


def test_a_sit_and_go_offers_none_and_shows_who_plays_instead(qtbot, program, bot):
    form = program.window.start.form
    row = form.opponents.rows[0]
    row.choose(bot(CALLS))
    assert "A program…" in [action.text() for action in row.menu().actions()]
    form.set_tournament(on=True)
    assert row.persona == form.choice().personas[0] == mixed_personas(1)[0]
    assert "A program…" not in [action.text() for action in row.menu().actions()]
    form.set_tournament(on=False)
    assert "A program…" in [action.text() for action in row.menu().actions()]


def test_a_command_line_that_is_none_is_refused_at_once():
    assert usual_personas(2, ["program:sh caller.sh", "tag"]) == ("program:sh caller.sh", "tag")
    with pytest.raises(InvalidProgram, match="a closing quotation mark is missing"):
        usual_personas(2, ["program:sh 'caller.sh"])


def test_leaving_the_table_ends_it(qtbot, program, bot, tmp_path):
    program.play(with_programs(bot("time.sleep(60)")))
    program.play(choice("holdem", seats=3))
    check_down(qtbot, program)
    assert marks(program)[1] is None or not known(marks(program)[1]).is_wrong
    threads = program.tables.opponents.programs._closing
    qtbot.waitUntil(lambda: not any(thread.is_alive() for thread in threads), timeout=WAIT_MS)


def test_it_is_started_and_asked_on_a_thread_of_its_own(qtbot, program, bot, monkeypatch):
    threads = set()

    class Watched(Program):
        def __init__(self, *args, **options):
            threads.add(threading.current_thread())
            super().__init__(*args, **options)

        def choose(self, *args):
            threads.add(threading.current_thread())
            return super().choose(*args)

    monkeypatch.setattr(table_programs, "Program", Watched)
    program.play(with_programs(bot(CALLS)))
    check_down(qtbot, program)
    assert threads and threading.main_thread() not in threads


def test_a_fault_that_comes_in_my_turn_leaves_it_said_last(qtbot, program, bot):
    program.play(with_programs(bot(CALLS), seats=2))
    while not my_turn_or_over(qtbot, program):
        program.tables.deal()
    turn = said(program)[-1]
    assert turn.startswith("Your turn")
    program.tables.opponents.programs.changed.emit(1, table_programs.ProgramState("Bot", 7, "no answer"))
    assert "no answer" in said(program)[-2] and said(program)[-1] == turn


class Seats:
    """A table of one program, which is not started, and what is told of it."""

    def __init__(self, command):
        self.programs = TablePrograms()
        self.told: list[ProgramState] = []
        self.done: list[Action] = []
        self.programs.changed.connect(lambda _seat, state: self.told.append(state))
        self.table = Table(HOLDEM, [Seat("You", None, 400), Seat("Ines", PROGRAM, 400)], buy_in=400, seed=1)
        self.table.programs = {1: command}
        self.programs.sit_down(self.table)
        self.hand = self.table.deal()

    def think(self, seat=1):
        self.programs.think(seat, self.table.hand_number, self.hand, ["You", "Ines"], self.done.append)


def test_one_that_cannot_be_started_is_refused_once_and_asked_no_more(qtbot):
    at = Seats("program:/nowhere/bot")
    at.think()
    qtbot.waitUntil(lambda: bool(at.done), timeout=WAIT_MS)
    assert at.told[-1].is_out and at.told[-1].faults == 1 and "No such file" in str(at.told[-1].last_fault)
    told = len(at.told)
    at.think()
    at.programs.end(1, at.hand)
    at.programs.deal(at.table.game, 2)
    assert len(at.done) == 2 and len(at.told) == told
    at.programs.shut_down()


def test_who_is_not_seated_there_is_refused_at_once(qtbot):
    """A table that was resumed has programs in its seats and none that runs."""
    at = Seats("program:/nowhere/bot")
    at.programs.leave()
    at.think()
    assert at.done and not at.programs._seated
    at.programs.shut_down()


def test_a_thought_that_was_forgotten_is_not_taken(qtbot):
    at = Seats("program:/nowhere/bot")
    at.think()
    at.programs.forget()
    qtbot.waitUntil(lambda: at.programs._seated[1]._program is None and not at.programs._seated[1]._clock.isActive())
    assert not at.done
    at.programs.shut_down()
