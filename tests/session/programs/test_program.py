"""Programs in a seat: what they are told, and that none of them can do harm (README, "A program in a seat")."""

import json
import logging
import queue
import random
import sys
import time
from functools import partial
from logging.handlers import QueueHandler
from pathlib import Path

import pytest

from pokertable.model.cards import Card, parse_cards
from pokertable.model.game import Game
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import Action, BringIn, CheckCall, Fold, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.model.stakes import bring_in_stakes
from pokertable.session.programs import protocol
from pokertable.session.programs.program import InvalidProgram, Program, command_for, command_of
from tests.games import one_of
from tests.narrow import known
from tests.session.history.store.player import HOLDEM, OMAHA8, STUD8

NAMES = ("a", "b", "c")
EXAMPLES = Path(__file__).parents[3] / "resources" / "programs"
READY = 'say({"type": "ready", "name": "Bot"})'
PROLOGUE = """
import json, os, sys, time
def say(answer): print(answer if isinstance(answer, str) else json.dumps(answer), flush=True)
def messages():
    for line in sys.stdin:
        yield json.loads(line)
"""


@pytest.fixture
def seat(tmp_path, monkeypatch):
    """Seats a program with this body, which ends with the test: soon, if it does not go by itself."""
    monkeypatch.setattr("pokertable.session.programs.program._PARTING_S", 0.1)
    seated: list[Program] = []

    def sit(body, *, move_time_s=5.0):
        file = tmp_path / f"program{len(seated)}.py"
        file.write_text(PROLOGUE + body, encoding="utf-8")
        program = Program(f"program:'{sys.executable}' -I -S '{file}'", move_time_s=move_time_s)
        seated.append(program)
        return program

    yield sit
    for program in seated:
        program.close()


def hand_of(game=HOLDEM, seats=3, seed=3):
    return Hand(game, [400] * seats, 0, Deck.shuffled(seed))


def asked(program, hand, number=1):
    return program.choose(number, hand.observe(hand.to_act), NAMES[: len(hand.state.stacks)])


def always(answer):
    return f"""
for message in messages():
    if message["type"] == "hello": {READY}
    elif message["type"] == "act": say({answer!r})
"""


@pytest.mark.parametrize(
    ("answer", "action"),
    [
        ('{"do": "fold"}', Fold()),
        ('{"do": "call"}', CheckCall()),
        ('{"do": "raise", "to": 45}', RaiseTo(45)),
        ('{"do": "raise", "to": 45.0}', RaiseTo(45)),
        (' {"do": "call", "because": "why not"} ', CheckCall()),
    ],
)
def test_an_answer_is_an_action(seat, answer, action):
    program = seat(always(answer))
    program.sit_down(HOLDEM, 3)
    assert program.name == "Bot"
    assert asked(program, hand_of()) == action
    assert program.faults == 0 and program.first_fault is None


WRONG = [
    '{"do": "' + "x" * 70_000 + '"}',
    "fold",
    "[]",
    "",
    "null",
    "{}",
    '{"do": "check"}',
    '{"do": "bring-in"}',
    '{"do": "raise"}',
    '{"do": "raise", "to": 1}',
    '{"do": "raise", "to": 401}',
    '{"do": "raise", "to": true}',
    '{"do": "raise", "to": 45.5}',
    '{"do": "raise", "to": "15"}',
    '{"do": "raise", "to": NaN}',
    '{"do": "raise", "to": Infinity}',
    '{"do": ["fold"]}',
    '{"do": "draw", "discard": ""}',
    "[" * 9000,
    '{"do": ' + "9" * 9000 + "}",
    "\ud83d\ude00".encode("utf-16", "surrogatepass").decode("utf-16"),
]


def shown(answer: str) -> str:
    return answer[:20].replace("\N{GRINNING FACE}", "emoji") or "nothing"


@pytest.mark.parametrize("answer", WRONG, ids=shown)
def test_nothing_else_is_an_action(answer):
    hand = hand_of()
    with pytest.raises(protocol.BadAnswer):
        protocol.action(answer.encode(), known(hand.legal()), hand.state.holes[known(hand.to_act)])


@pytest.mark.parametrize("answer", one_of(9, WRONG), ids=shown)
def test_whatever_else_it_says_is_a_fault_and_folds(seat, answer):
    program = seat(always(answer))
    program.sit_down(HOLDEM, 3)
    assert asked(program, hand_of()) == Fold()
    assert program.faults == 1
    assert str(program.first_fault).startswith("hand 1, before the flop: ") and len(str(program.first_fault)) < 200
    assert not program.is_out


def test_a_fault_checks_where_checking_is_free(seat):
    program = seat(always("nonsense"))
    program.sit_down(HOLDEM, 3)
    hand = hand_of()
    hand.act(CheckCall())
    hand.act(CheckCall())
    assert hand.bounds().check_call == 0
    assert asked(program, hand) == CheckCall()


def test_a_fault_brings_in_where_it_must(seat):
    program = seat(always('{"do": "fold"}'))
    program.sit_down(STUD8, 3)
    assert asked(program, hand_of(STUD8)) == BringIn()
    assert "bring-in" in str(program.first_fault)


def test_after_ten_faults_it_is_asked_no_more(seat, tmp_path):
    count = tmp_path / "count"
    program = seat(
        f"""
for number, message in enumerate(messages()):
    if message["type"] == "hello": {READY}
    else:
        say("no")
        open({str(count)!r}, "w").write(str(number))
"""
    )
    program.sit_down(HOLDEM, 3)
    for number in range(15):
        assert asked(program, hand_of(), number) == Fold()
    program.sit_down(STUD8, 3)  # nor about another game
    assert program.faults == 10 and program.is_out
    program.close()
    assert count.read_text() == "11"  # ten questions and the goodbye


def test_silence_costs_the_time_of_a_move_and_the_late_answer_meets_no_later_question(seat):
    program = seat(
        f"""
waiting = []
for message in messages():
    if message["type"] == "hello": {READY}
    elif message["hand"] == 1: waiting.append(1)          # no answer in time
    elif message["hand"] == 2:
        say({{"do": "fold"}})                             # the late answer to the first
        say({{"do": "raise", "to": 60}})                  # the one to the second
    else: say({{"do": "call"}})
""",
        move_time_s=0.3,
    )
    program.sit_down(HOLDEM, 3)
    began = time.monotonic()
    assert asked(program, hand_of(), 1) == Fold()
    assert 0.25 < time.monotonic() - began < 5
    assert str(program.first_fault) == "hand 1, before the flop: no answer within 0.3 s"
    assert asked(program, hand_of(), 2) == RaiseTo(60)
    assert asked(program, hand_of(), 3) == CheckCall()
    assert program.faults == 1


def test_what_lies_in_its_output_before_a_question_is_dropped(seat, tmp_path):
    said = tmp_path / "said"
    program = seat(
        f"""
for message in messages():
    if message["type"] == "hello":
        {READY}
        for _ in range(5000): say({{"do": "fold"}})
        open({str(said)!r}, "w").write("all")
    elif message["type"] == "act": say({{"do": "raise", "to": 60}})
"""
    )
    program.sit_down(HOLDEM, 3)
    deadline = time.monotonic() + 20
    while not said.exists() or not said.read_text():
        assert time.monotonic() < deadline
    assert asked(program, hand_of()) == RaiseTo(60)
    assert program.faults == 0


def test_a_flood_costs_no_more_than_faults(seat):
    program = seat("while True: say('{' * 500)", move_time_s=0.2)
    began = time.monotonic()
    program.sit_down(HOLDEM, 3)
    for number in range(20):
        assert asked(program, hand_of(), number) == Fold()
    assert program.faults == 10
    program.close()
    assert time.monotonic() - began < 20


def test_a_program_that_does_not_read_is_silent(seat):
    program = seat("time.sleep(60)", move_time_s=0.05)
    program.sit_down(HOLDEM, 3)
    for number in range(12):
        program.tell(protocol.end(number, [0] * 20_000, ()))
        assert asked(program, hand_of(), number) == Fold()
    assert program.faults == 10


def test_a_program_that_dies_is_out_at_once(seat):
    program = seat(
        f"""
for message in messages():
    if message["type"] == "hello": {READY}
    else: os._exit(3)
"""
    )
    program.sit_down(HOLDEM, 3)
    began = time.monotonic()
    for _ in range(5):
        assert asked(program, hand_of()) == Fold()
    program.sit_down(STUD8, 3)
    assert program.faults == 1 and program.is_out
    assert str(program.first_fault) == "hand 1, before the flop: the program ended with status 3"
    assert time.monotonic() - began < 4


def test_it_ends_with_whatever_it_started_soon_after_the_goodbye(seat, tmp_path, monkeypatch):
    monkeypatch.setattr("pokertable.session.programs.program._PARTING_S", 0.4)
    seen = tmp_path / "seen"
    program = seat(
        f"""
import subprocess
child = subprocess.Popen([sys.executable, "-I", "-S", "-c", "import time; time.sleep(100)"])
for message in messages():
    if message["type"] == "hello": say({{"type": "ready", "name": str(child.pid)}})
    if message["type"] == "bye": open({str(seen)!r}, "w").write("bye")
time.sleep(100)
"""
    )
    program.sit_down(HOLDEM, 3)
    child = Path(f"/proc/{program.name}")
    assert not child.parent.exists() or child.exists()
    began = time.monotonic()
    program.close()
    assert 0.3 < time.monotonic() - began < 10
    assert seen.read_text() == "bye"
    deadline = time.monotonic() + 5
    while child.exists() and "Z" not in (child / "stat").read_text().rsplit(")")[-1].split()[:1]:
        assert time.monotonic() < deadline


def test_its_standard_error_goes_to_the_log_and_only_so_much_of_it(seat, request):
    records: queue.Queue[logging.LogRecord] = queue.Queue()
    logger, handler = logging.getLogger("pokertable.program"), QueueHandler(records)
    request.addfinalizer(partial(logger.setLevel, logger.level))
    request.addfinalizer(partial(logger.removeHandler, handler))
    logger.setLevel(logging.INFO)
    logger.addHandler(handler)
    program = seat(f"for _ in range(1000): print('oops', file=sys.stderr)\n{always('no')}")
    program.sit_down(HOLDEM, 3)
    program.close()
    assert 0 < sum("oops" in record.getMessage() for record in records.queue) <= 200


@pytest.mark.parametrize(
    ("player", "named"),
    [
        ("program:", "expected a command line"),
        ("program:   ", "expected a command line"),
        ("program:./no-such-bot --fast", "./no-such-bot"),
        ("program:'./bot", "a closing quotation mark is missing"),
        ("program:/tmp", "/tmp"),
        ("program:bot\0name", "bot"),
    ],
)
def test_a_command_that_cannot_start_is_named(player, named):
    with pytest.raises(InvalidProgram, match="program") as raised:
        Program(player)
    assert named in str(raised.value)


@pytest.mark.skipif(sys.platform == "win32", reason="a backslash is a backslash there")
def test_a_command_is_split_as_a_shell_would():
    assert command_of(r"program:./my\ bot --deck 'a b' \"x\"") == ["./my bot", "--deck", "a b", '"x"']


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (r"C:\bots\mine.exe --deck 4", [r"C:\bots\mine.exe", "--deck", "4"]),
        (r""""C:\my bots\mine.exe" 'a b' c""", [r"C:\my bots\mine.exe", "a b", "c"]),
        ("a ' '", ["a", " "]),
    ],
)
def test_a_command_on_windows_keeps_its_backslashes(monkeypatch, text, words):
    monkeypatch.setattr("sys.platform", "win32")
    assert command_of("program:" + text) == words


@pytest.mark.parametrize("platform", ["win32", "linux"])
def test_the_command_of_a_file_is_split_into_the_same_words(tmp_path, monkeypatch, platform):
    monkeypatch.setattr("sys.platform", platform)
    file = tmp_path / "my bot.py"
    assert command_of(command_for(file)) == [sys.executable, str(file)]


@pytest.mark.parametrize("game", [HOLDEM, OMAHA8, STUD8], ids=lambda game: game.variant.key)
def test_it_is_told_no_card_that_its_seat_has_not_seen(game):
    """Messages of a whole hand to each seat: every card in them is its own, on the board, face up, or was shown."""
    rng = random.Random(game.variant.key)
    for seed in range(6):
        hand = Hand(game, [400] * 3, 0, Deck.shuffled(seed))
        while (seat := hand.to_act) is not None:
            message = json.loads(protocol.encoded(protocol.act(1, hand.observe(seat), NAMES)))
            texts = [message["hole"], message["board"], *(each["up"] for each in message["seats"])]
            seen = [card for text in texts for card in parse_cards(text)]
            ups = {card for held in hand.state.ups for card in held}
            assert set(seen) == {*hand.state.holes[seat], *hand.state.board, *ups}
            other = _dealt_again(hand, seat, rng)
            assert protocol.act(1, other.observe(seat), NAMES) == protocol.act(1, hand.observe(seat), NAMES)
            legal = message["legal"]
            assert legal["draw"] is None and message["pot"] == hand.state.pot
            choices: list[Action] = [CheckCall()] * 2 if legal["check_call"] is not None else [BringIn()]
            choices += [Fold()] if legal["fold"] and legal["check_call"] else []
            choices += [RaiseTo(legal["raise"][0])] if legal["raise"] else []
            hand.act(rng.choice(choices))
        over = protocol.end(1, [0, 0, 0], hand.events)
        assert {shown["seat"] for shown in over["shown"]} == {at for at, open_ in enumerate(hand.state.shown) if open_}


def _dealt_again(hand, seat, rng):
    """The hand with all cards exchanged that this seat has not seen."""
    hidden = [
        card
        for other, held in enumerate(hand.state.holes)
        if other != seat
        for card in held
        if card not in hand.state.ups[other]
    ]
    seen = {card for held in hand.state.holes for card in held} | set(hand.state.board) - set(hidden)
    new = rng.sample([card for card in map(Card, range(52)) if card not in seen - set(hidden)], len(hidden))
    swap = dict(zip(hidden, new, strict=True))
    again = Hand.resume(hand.events, Deck.shuffled(0))
    for held in again.state.holes:
        held[:] = [swap.get(card, card) for card in held]
    return again


def test_the_first_message_names_the_game_whole():
    game = Game(variant=CATALOGUE["stud8"], structure=STUD8.structure, stakes=bring_in_stakes(10, 20))
    assert protocol.hello(game, 5) == {
        "type": "hello",
        "protocol": 1,
        "game": "stud8",
        "limit": "fixed",
        "stakes": {
            "small_bet": 10,
            "big_bet": 20,
            "small_blind": 0,
            "big_blind": 0,
            "bring_in": 2,
            "ante": 1,
            "big_blind_ante": 0,
        },
        "raise_cap": 3,
        "seats": 5,
    }


def test_the_history_says_what_everybody_did():
    hand = hand_of()
    hand.act(RaiseTo(45))
    hand.act(CheckCall())
    hand.act(Fold())
    hand.act(CheckCall())
    message = protocol.act(7, hand.observe(hand.to_act), NAMES)
    assert message["history"] == [
        {"seat": 0, "street": "preflop", "do": "raise", "to": 45},
        {"seat": 1, "street": "preflop", "do": "call", "to": 45},
        {"seat": 2, "street": "preflop", "do": "fold"},
        {"seat": 1, "street": "flop", "do": "check"},
    ]
    assert message["hand"] == 7 and message["street"] == "flop" and message["button"] == 0
    assert [each["folded"] for each in message["seats"]] == [False, False, True]


@pytest.mark.parametrize("example", ["'{python}' -I -S {folder}/price.py", "sh {folder}/caller.sh"])
@pytest.mark.parametrize("game", [HOLDEM, OMAHA8, STUD8], ids=lambda game: game.variant.key)
def test_the_examples_play_without_a_fault(example, game):
    with Program("program:" + example.format(python=sys.executable, folder=EXAMPLES)) as program:
        program.sit_down(game, 3)
        assert program.name in ("Price", "Caller")
        for seed in range(2):
            hand = Hand(game, [400] * 3, seed % 3, Deck.shuffled(seed))
            while hand.to_act is not None:
                hand.act(asked(program, hand, seed) if hand.to_act == 0 else protocol.refusal(hand.legal()))
            program.tell(protocol.end(seed, [0, 0, 0], hand.events))
        assert program.faults == 0, program.first_fault


@pytest.mark.parametrize("example", ["price.py", "caller.sh"])
def test_an_example_that_is_chosen_as_a_file_can_be_started_though_it_is_not_executable(tmp_path, example):
    file = tmp_path / example
    file.write_bytes((EXAMPLES / example).read_bytes())
    with Program("program:" + command_for(file)) as program:
        program.sit_down(HOLDEM, 3)
        assert program.faults == 0, program.first_fault


def test_a_file_that_cannot_be_started_is_refused_by_name(tmp_path):
    file = tmp_path / "notes.txt"
    file.write_text("no program")
    with pytest.raises(InvalidProgram, match=r"notes\.txt.*expected a Python file, a shell script"):
        command_for(file)


@pytest.mark.parametrize(("found", "python"), [("python3", "/bin/python3"), ("python", "/bin/python"), ("", None)])
def test_the_packed_program_starts_a_python_file_with_the_systems_python(tmp_path, monkeypatch, found, python):
    monkeypatch.setattr("sys.frozen", True, raising=False)
    monkeypatch.setattr("shutil.which", lambda name: f"/bin/{name}" if name == found else None)
    file = tmp_path / "bot.py"
    if python is None:
        with pytest.raises(InvalidProgram, match="Python is needed"):
            command_for(file)
    else:
        assert command_of(command_for(file)) == [python, str(file)]
