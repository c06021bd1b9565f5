"""Before a showdown the player points at the cards that play: by mouse, by keys, or not at all."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt

from pokertable.app.pages import QUIZ, TABLE
from pokertable.model.cards import Card
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import BringIn, CheckCall, Fold, RaiseTo
from pokertable.model.hand.events import HandShown, HandStarted
from pokertable.model.ranking.best import best_hand
from pokertable.session.history.rows.stored import MISREAD
from pokertable.session.history.store import History
from pokertable.session.profile.choice import TableChoice
from pokertable.training.quiz.answers import Halves
from pokertable.views.table.action_panel import Mode
from tests.games import one_of
from tests.narrow import known, of_kind
from tests.test_app import started

WAIT_MS = 20_000
KEYS = [Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5, Qt.Key.Key_6, Qt.Key.Key_7]


def choice(game, seats=2, stack=400):
    variant = CATALOGUE[game]
    low, high = (10, 20) if variant.brings_in else (5, 10)
    return TableChoice(
        variant=game, structure=variant.usual_structure, low=low, high=high, seats=seats,
        personas=("station:beginner",) * (seats - 1), stack=stack,
    )  # fmt: skip


class Player:
    """Sits at a table and answers what is asked."""

    def __init__(self, qtbot, program):
        self.qtbot, self.program = qtbot, program
        self.tables = program.tables
        self.page = program.window.table
        self.panel = self.page.pointing

    def wait(self):
        """Until something is wanted of the player, or the result is shown."""
        there = lambda: (  # noqa: E731
            self.panel.is_asking or self.page.showdown.isVisible() or self.page.panel.mode is Mode.TURN
        )
        self.qtbot.waitUntil(there, timeout=WAIT_MS)

    def check_down(self, act=None):
        self.wait()
        while not self.panel.is_asking and not self.page.showdown.isVisible():
            bounds = self.tables.hand.bounds()
            self.tables.act(act(bounds) if act else BringIn() if bounds.bring_in is not None else CheckCall())
            self.wait()

    def ask(self, game, wanted=lambda asked: True, hands=80, act=None):
        """Play until a question of this kind stands open."""
        self.program.play(choice(game))
        for _ in range(hands):
            self.check_down(act)
            if self.panel.is_asking:
                if wanted(self.panel._asked):
                    return self.panel._asked
                self.key(Qt.Key.Key_Escape)
            self.qtbot.waitUntil(self.page.showdown.isVisible, timeout=WAIT_MS)
            self.key(Qt.Key.Key_Space)
        pytest.fail(f"no such question in {hands} hands")

    def key(self, key):
        self.qtbot.keyClick(self.page, key)

    def click(self, card):
        view = self.page.table
        item = next(item for item in view.scene().cards.values() if item.card == card)
        spot = view.mapFromScene(item.pos()) + QPoint(6, 14)
        self.qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)

    def tags(self, hand_id):
        return set(known(History(self.program.store).row(hand_id)).tags)

    @property
    def misses(self):
        return self.program.quiz_progress().waiting()


def right(asked, ranking):
    made = best_hand(asked.deal.variant.share(ranking.value), asked.deal.hand, asked.deal.board)
    return None if made is None else made.cards if asked.wants_five else made.hole


@pytest.fixture
def program(qtbot):
    made = started(qtbot, points=True)
    yield made
    made.window.close()


@pytest.fixture
def player(qtbot, program):
    program.tables  # noqa: B018  builds the table page
    return Player(qtbot, program)


def shown_hands(player):
    """What the felt shows of the opponents' cards."""
    seen = player.page.table.observation
    return [card for view in seen.seats[1:] for card, up in view.cards if isinstance(card, Card) and not up]


def test_it_is_asked_before_any_hand_is_shown_and_right_is_said(player):
    asked = player.ask("omaha")
    assert shown_hands(player) == []
    assert player.page.panel.isHidden() and player.panel.isVisible()
    for card in right(asked, asked.deal.variant.shares[0].ranking):
        player.click(card)
    player.key(Qt.Key.Key_Return)
    player.qtbot.waitUntil(player.page.showdown.isVisible, timeout=WAIT_MS)
    assert player.page.showdown.verdict == "Right."
    assert player.misses == 0
    assert player.tags(player.tables.hand_id) == set()


def test_wrong_by_keyboard_is_named_comes_back_and_marks_the_hand_and_the_quiz_page_says_so(player):
    player.program.open_page(QUIZ)
    player.program.open_page(TABLE)
    asked = player.ask("omaha")
    hand_id = player.tables.hand_id
    player.key(KEYS[0])
    player.key(Qt.Key.Key_Return)
    player.qtbot.waitUntil(player.page.showdown.isVisible, timeout=WAIT_MS)
    assert "You used one card from your hand: in Omaha you use exactly two." in player.page.showdown.verdict
    assert player.misses == 1
    assert player.tags(hand_id) == {MISREAD}
    (miss,) = player.program.quiz_progress()._misses.values()
    assert miss.question()[1] == Halves(frozenset({asked.pool[0]}), None)
    player.key(Qt.Key.Key_Space)
    assert player.page.showdown.verdict == "" and player.page.panel.isVisible()
    player.program.open_page(QUIZ)
    assert player.program.pages.of(QUIZ).page.intro.due_title.text() == "1 missed question comes back today"


@pytest.mark.parametrize("key", one_of(2, [Qt.Key.Key_Space, Qt.Key.Key_Escape]))
def test_skipping_counts_for_nothing(player, key):
    player.ask("holdem")
    number, hand_id = player.tables.table.hand_number, player.tables.hand_id
    player.key(KEYS[0])
    player.key(key)
    player.qtbot.waitUntil(player.page.showdown.isVisible, timeout=WAIT_MS)
    assert player.tables.table.hand_number == number
    assert player.page.showdown.verdict == ""
    assert player.misses == 0 and player.tags(hand_id) == set()


@pytest.mark.long
def test_hi_lo_without_a_low(player):
    asked = player.ask("omaha8", lambda asked: right(asked, asked.deal.variant.shares[1].ranking) is None)
    for card in right(asked, asked.deal.variant.shares[0].ranking):
        player.click(card)
    player.key(Qt.Key.Key_Return)
    assert "low" in player.panel.words and player.panel.none_button.isVisible()
    player.key(Qt.Key.Key_N)
    player.qtbot.waitUntil(player.page.showdown.isVisible, timeout=WAIT_MS)
    assert player.page.showdown.verdict == "Right."


def test_hi_lo_with_a_low_that_is_denied(qtbot):
    program = started(qtbot, points=True, seed=5)  # the first hand has a low
    program.tables  # noqa: B018
    player = Player(qtbot, program)
    asked = player.ask("omaha8", lambda asked: right(asked, asked.deal.variant.shares[1].ranking) is not None)
    for card in right(asked, asked.deal.variant.shares[0].ranking):
        player.key(KEYS[asked.pool.index(card)])
    player.key(Qt.Key.Key_Return)
    player.key(Qt.Key.Key_N)
    player.qtbot.waitUntil(player.page.showdown.isVisible, timeout=WAIT_MS)
    assert "Missed the low" in player.page.showdown.verdict
    assert player.misses == 1
    program.window.close()


def test_the_digits_on_cards_that_lie_by_rank_count_from_the_left(player):
    """They read 2 1 3 4: by the order of the deal."""
    table = player.page.table
    table.set_sorted(True)
    asked = player.ask("omaha", lambda asked: list(asked.pool) != sorted(asked.pool, reverse=True))
    lies = {item.card: item.pos().x() for key, item in table._scene.cards.items() if item.card in asked.pool}
    order = sorted(asked.pool, key=lies.__getitem__)
    digits = [item.state.key for card in order for item in table._scene.cards.values() if item.card == card]
    assert [card.rank for card in order] == sorted([card.rank for card in order], reverse=True)
    assert digits == [1, 2, 3, 4]
    player.key(KEYS[1])
    assert player.panel.highlights.picked == {order[1]}


def test_stud_by_keyboard_alone_needs_five_cards(player):
    asked = player.ask("stud8")
    high = right(asked, asked.deal.variant.shares[0].ranking)
    for card in high[:4]:
        player.key(KEYS[asked.pool.index(card)])
    player.key(Qt.Key.Key_Return)
    assert "high" in player.panel.words  # four are no answer
    player.key(KEYS[asked.pool.index(high[4])])
    player.key(Qt.Key.Key_Return)
    low = right(asked, asked.deal.variant.shares[1].ranking)
    for card in low or ():
        player.key(KEYS[asked.pool.index(card)])
    player.key(Qt.Key.Key_N if low is None else Qt.Key.Key_Return)
    player.qtbot.waitUntil(player.page.showdown.isVisible, timeout=WAIT_MS)
    assert player.page.showdown.verdict == "Right."


@pytest.mark.long
def test_razz_by_keyboard_alone_asks_for_its_low_and_for_nothing_else(player):
    asked = player.ask("razz")
    assert player.panel.none_button.isHidden()
    for card in right(asked, asked.deal.variant.shares[0].ranking):
        player.key(KEYS[asked.pool.index(card)])
    player.key(Qt.Key.Key_N)  # there is always a low
    assert player.panel.is_asking
    player.key(Qt.Key.Key_Return)
    player.qtbot.waitUntil(player.page.showdown.isVisible, timeout=WAIT_MS)
    assert player.page.showdown.verdict == "Right."


def test_a_slip_is_taken_back_up_to_the_high(player):
    asked = player.ask("omaha8")
    player.click(asked.pool[0])
    player.click(asked.pool[1])
    player.key(Qt.Key.Key_Backspace)
    assert player.panel.highlights.picked == {asked.pool[0]}
    player.click(asked.pool[0])
    assert player.panel.highlights.picked == set()
    player.click(asked.pool[2])
    player.key(Qt.Key.Key_Return)
    assert player.panel.highlights.picked == set() and "low" in player.panel.words
    player.key(Qt.Key.Key_Backspace)
    assert player.panel.highlights.picked == {asked.pool[2]} and "high" in player.panel.words


@pytest.mark.long
def test_all_in_before_the_river_it_is_asked_when_the_board_is_whole_and_nothing_is_won(player):
    """resources/rules/pots-and-showdown.md#all-in: the hands lie open before the rest is dealt; the pots wait."""

    def push(bounds):
        return RaiseTo(bounds.raise_to[1]) if bounds.raise_to else CheckCall()

    player.ask("holdem", lambda asked: shown_hands(player) != [], act=push)
    seen = player.page.table.observation
    assert len(seen.board) == 5 and not seen.awards
    assert any(isinstance(event, HandShown) for event in player.tables.hand.events)
    player.key(Qt.Key.Key_Escape)
    player.qtbot.waitUntil(player.page.showdown.isVisible, timeout=WAIT_MS)


def test_while_it_is_asked_hints_are_silent_and_turned_off_the_hand_goes_on(player):
    player.ask("holdem")
    player.program.window.change("hints", True)
    marks = player.page.table._marks
    assert not marks.highlights.plays and marks.readings is None
    player.program.window.change("points", False)
    player.qtbot.waitUntil(player.page.showdown.isVisible, timeout=WAIT_MS)
    assert player.misses == 0


@pytest.mark.long
def test_a_folded_hand_is_not_asked_about(player):
    player.program.play(choice("holdem", seats=3))
    player.wait()
    player.tables.act(Fold())
    player.qtbot.waitUntil(lambda: player.page.showdown.isVisible() or player.panel.is_asking, timeout=WAIT_MS)
    assert not player.panel.is_asking


@pytest.mark.long
def test_another_table_during_the_question_keeps_the_hand_and_its_result(player):
    player.ask("holdem")
    hand_id, hand = player.tables.hand_id, player.tables.hand
    table = player.tables.table
    player.program.play(choice("omaha"))
    assert not player.panel.is_asking and player.tables.hand is not hand
    assert [seat.stack for seat in table.seats] == list(hand.state.stacks)
    assert History(player.program.store).row(hand_id) is not None


def test_turned_off_nothing_is_computed(qtbot, monkeypatch):
    made = started(qtbot)
    made.tables  # noqa: B018
    monkeypatch.setitem(sys.modules, "pokertable.training.learner.at_table", None)  # an import would fail
    player = Player(qtbot, made)
    made.play(choice("omaha8"))
    player.check_down()
    assert player.page.showdown.isVisible()
    made.window.close()


def test_closed_during_the_question_the_result_stands_and_the_next_start_deals_on(qtbot, tmp_path):
    first = started(qtbot, tmp_path, points=True)
    first.tables  # noqa: B018
    player = Player(qtbot, first)
    player.ask("holdem")
    hand_id, stacks = known(first.tables.hand_id), list(known(first.tables.hand).state.stacks)
    number = known(first.tables.table).hand_number
    first.window.close()
    second = started(qtbot, tmp_path, points=True)
    assert second.resume()
    assert known(second.tables.table).hand_number == number + 1
    assert sum(of_kind(HandStarted, known(second.tables.hand).events[0]).stacks) >= sum(stacks)
    assert History(second.store).row(hand_id) is not None
    second.window.close()


KILLED = """
import os, signal, sys
from pathlib import Path
from PySide6.QtCore import QEventLoop, QTimer
from pokertable.app import App, application
from pokertable.model.hand.actions import CheckCall
from pokertable.session.profile.settings import Settings
from pokertable.views.table.action_panel import Mode
from tests.controllers.test_table_pointing import choice

application()
program = App(Settings(speed=0.0, bot_delay_ms=0, points=True), Path(sys.argv[1]), seed=4, guard_ms=0)
program.window.show()
program.play(choice("holdem"))
tables, page = program.tables, program.window.table

def step():
    if page.pointing.is_asking:
        print(tables.hand_id, tables.table.hand_number, flush=True)
        os.kill(os.getpid(), signal.SIGKILL)
    elif page.showdown.isVisible():
        tables.go_on()
    elif page.panel.mode is Mode.TURN:
        tables.act(CheckCall())

timer = QTimer()
timer.timeout.connect(step)
timer.start(5)
QEventLoop().exec()
"""


@pytest.mark.long
def test_killed_during_the_question_the_hand_is_kept_and_the_next_is_dealt(qtbot, tmp_path):
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", KILLED, str(tmp_path)],
        cwd=root,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == -signal.SIGKILL, done.stderr
    hand_id, number = map(int, done.stdout.split())
    again = started(qtbot, tmp_path, points=True)
    assert again.resume()
    assert known(again.tables.table).hand_number == number + 1
    assert not again.window.table.pointing.is_asking
    assert History(again.store).row(hand_id) is not None
    assert again.quiz_progress().waiting() == 0
    again.window.close()
