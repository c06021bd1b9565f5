"""W at the table: an opponent is put on a hand at any moment, silently; the score comes when the hand is over."""

import threading
from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import pytest
from PySide6.QtCore import Qt

from pokertable.controllers import table_reads
from pokertable.controllers.table_reads import TableReads
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import BringIn, CheckCall, Draw
from pokertable.model.hand.seen import SeenHand
from pokertable.model.text import phrase
from pokertable.players.opponents.personas import policy_of
from pokertable.players.ranges.classes import class_at
from pokertable.training.learner.progress import Progress
from pokertable.training.quiz.topics import topic_from
from pokertable.training.reads import worth
from pokertable.training.reads.at_table import moment
from pokertable.training.reads.drawn import evidence_of
from pokertable.training.reads.meaning import MISTAKES
from pokertable.training.reads.read import read_seat
from pokertable.training.reads.spot import ReadSpot
from pokertable.training.reads.spread import GOOD, STEPS, Spread, rounded
from pokertable.views.table.action_panel import Mode
from pokertable.views.window.read_dialog import ReadDialog, ReadVerdictDialog
from tests.controllers.conftest import Thinking
from tests.narrow import known
from tests.session.history.store.player import new_table
from tests.test_app import choice, started

WAIT_MS = 30_000


@pytest.fixture
def program(qtbot, monkeypatch):
    """What a hand is worth is counted over few deals instead of all."""
    monkeypatch.setattr(worth, "_MOST_EXACT", 1000)
    monkeypatch.setattr(worth, "_MORE", 150)
    made = started(qtbot, seed=11)
    yield made
    made.window.close()


def sit_down(qtbot, program, game="holdem"):
    low, high = (10, 20) if CATALOGUE[game].brings_in else (1, 2)
    program.play(choice(game, low=low, high=high, personas=("station",), stack=200))
    qtbot.waitUntil(lambda: program.window.table.panel.mode is Mode.TURN, timeout=WAIT_MS)


def play_on(qtbot, program):
    """Check or call to the end of the hand."""
    page, tables = program.window.table, program.tables
    while True:
        qtbot.waitUntil(lambda: page.showdown.isVisible() or page.panel.mode is Mode.TURN, timeout=WAIT_MS)
        if page.showdown.isVisible():
            return
        tables.act(passive(tables.hand))


def passive(hand):
    """Check, call or bring in; at a draw discard two cards."""
    legal = hand.legal()
    if legal.draw is not None:
        return Draw(tuple(hand.state.holes[legal.seat][:2]))
    return CheckCall() if legal.bring_in is None else BringIn()


@pytest.mark.parametrize("game", ["holdem", pytest.param("stud8", marks=pytest.mark.long)])
def test_a_read_is_kept_silently_and_scored_when_the_hand_is_over(qtbot, program, monkeypatch, game):
    spoken: list[str] = []
    monkeypatch.setattr("pokertable.views.window.read_dialog.announce", lambda _, words: spoken.append(words))
    sit_down(qtbot, program, game)
    program.tables.act(passive(program.tables.hand))
    qtbot.waitUntil(lambda: program.window.table.panel.mode is Mode.TURN, timeout=WAIT_MS)
    qtbot.keyClick(program.window.table, Qt.Key.Key_W)
    dialog = program.reads.dialog
    qtbot.waitUntil(dialog.rows.hasFocus)
    assert [dialog.who.itemText(0)] == [program.tables.table.seats[1].name]
    asked, spread = program.reads.table.now(), None
    other = program.tables.table.seats[1].name
    assert dialog.heading.text() == f"What does {other} hold?"
    lying = {group.title: group.cards for row in dialog.felt.rows for group in row.groups}
    board, ups = asked.public.known_board, asked.public.seats[1].ups
    assert board or ups
    assert lying == {"Your hand": asked.known} | ({"Board": board} if board else {other: ups})
    qtbot.keyClick(dialog.rows, Qt.Key.Key_Right)
    spread = dialog.rows.spread
    qtbot.keyClick(dialog.rows, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    program.window.activateWindow()  # without a screen nothing does that when a dialog closes
    qtbot.waitUntil(program.window.isActiveWindow)
    assert program.reads.table.reads == []
    before = program.window.table.log.text.toPlainText()
    assert "Your read" not in before
    with qtbot.waitSignal(program.reads.table.scored_one, timeout=WAIT_MS):
        play_on(qtbot, program)
    (scored,) = program.reads.table.reads
    assert scored.given == spread
    right = read_seat(policy_of("station"), asked.public, 1, asked.known)
    assert scored.read.exact == pytest.approx(right.exact)
    assert f"{right.score(spread)} out of 100" in program.window.table.log.text.toPlainText()
    qtbot.keyClick(program.window.table, Qt.Key.Key_W)
    shown = program.reads.dialog
    assert shown.isVisible() and str(right.score(spread)) in shown.heading.text()
    assert f"({str(scored.street).lower()})" in shown.heading.text()
    state = program.tables.hand.state
    assert shown.showed.isVisible() == state.shown[1], "what was mucked stays where it is"
    told = [shown.heading.text(), *([shown.showed.accessibleName()] if state.shown[1] else [])]
    words = shown._words()
    said = [each for each in (words.note, words.remember, words.means) if each]
    assert said and spoken == [*told, *said, shown.why.accessibleName()] and all(spoken)
    if len(scored.read.shifts) > 1:
        before = len(spoken)
        qtbot.keyClick(shown.verdict, Qt.Key.Key_Left)
        assert spoken[before:] == [shown.why.accessibleName()]
    shown.accept()
    due = program.quiz_progress().misses(topic_from("range"))
    assert len(due) == (right.score(spread) < 75)


@pytest.mark.long
def test_in_a_draw_game_a_read_knows_what_was_discarded_and_drawn(qtbot, program):
    """My discards lie there and are gone for the other; how many it drew is said; the quiz asks the same hand again."""
    sit_down(qtbot, program, "single27")
    tables, page = program.tables, program.window.table
    while not (tables.hand.state.street and not tables.hand.state.drawing):
        tables.act(passive(tables.hand))
        qtbot.waitUntil(lambda: page.panel.mode is Mode.TURN or page.drawing.isVisible(), timeout=WAIT_MS)
    asked = program.reads.table.now()
    drew = asked.public.seats[1].drew
    assert len(asked.discarded) == 2 and len(asked.known) == 5 and drew
    qtbot.keyClick(page, Qt.Key.Key_W)
    dialog = program.reads.dialog
    lying = {group.title: group.cards for row in dialog.felt.rows for group in row.groups}
    assert lying == {"Your hand": asked.known, "You discarded": asked.discarded}
    assert dialog.drew.text() == f"Drew {drew[0] or 'none'}"
    qtbot.keyClick(dialog.rows, Qt.Key.Key_Right)
    qtbot.keyClick(dialog.rows, Qt.Key.Key_Return)
    with qtbot.waitSignal(program.reads.table.scored_one, timeout=WAIT_MS):
        while not page.showdown.isVisible():
            tables.act(passive(tables.hand))
            qtbot.waitUntil(
                lambda: page.showdown.isVisible() or page.panel.mode is Mode.TURN or page.drawing.isVisible(),
                timeout=WAIT_MS,
            )
    (scored,) = program.reads.table.reads
    assert scored.read.exact == pytest.approx(read_seat(policy_of("station"), asked.public, 1, asked.gone).exact)
    if scored.read.score(scored.given) < 75:
        (due,) = program.quiz_progress().misses(topic_from("range"))
        assert due.question()[0].deal.hand.observe(None).acts == asked.public.acts


def test_a_read_counts_though_the_next_hand_begins_before_it_is_scored(qtbot, program, monkeypatch):
    """Its score was never told: the log says it, and of which hand it is."""
    scores: list[int] = []
    monkeypatch.setattr(Progress, "read_at_table", lambda _self, _persona, score: scores.append(score))
    sit_down(qtbot, program)
    reads, tables = program.reads.table, program.tables
    tables.act(passive(tables.hand))
    qtbot.waitUntil(lambda: program.window.table.panel.mode is Mode.TURN, timeout=WAIT_MS)
    asked = reads.now()
    classes = len(asked.names)
    reads.keep(asked, 1, (100, *[0] * (classes - 1)))
    tables.hand_ended.connect(lambda *_: tables.hand_begun.emit(2))
    play_on(qtbot, program)
    qtbot.waitUntil(lambda: len(scores) == 1, timeout=WAIT_MS)
    assert reads.reads == []
    assert "The hand before: your read of " in program.window.table.log.text.toPlainText()


def test_of_two_reads_at_one_point_the_last_counts_and_its_mistake_is_named(qtbot, program, monkeypatch):
    """Whoever looks again and gives another has changed their mind; to leave the hundred where it lay is an error.

    What the hand is worth is counted beside the window, also for the question that comes back.
    """
    counting: list[threading.Thread] = []
    worth_of = worth.worth_of

    def counted(*told):
        counting.append(threading.current_thread())
        return worth_of(*told)

    monkeypatch.setattr(worth, "worth_of", counted)
    sit_down(qtbot, program)
    program.tables.act(passive(program.tables.hand))
    qtbot.waitUntil(lambda: program.window.table.panel.mode is Mode.TURN, timeout=WAIT_MS)
    reads = program.reads.table
    asked = reads.now()
    count = len(asked.names)
    reads.keep(asked, 1, (100, *[0] * (count - 1)))
    reads.keep(reads.now(), 1, (*[0] * (count - 1), 100))
    page = program.window.table
    assert page.tools.read.marked and "the score comes when this hand is over" in page.log.text.toPlainText()
    with qtbot.waitSignal(reads.scored_one, timeout=WAIT_MS):
        play_on(qtbot, program)
    (scored,) = reads.reads
    assert scored.given[-1] == 100 and not page.tools.read.marked
    assert scored.spot is not None and program.quiz_progress().misses(topic_from("range"))
    assert len(counting) == 2 and threading.main_thread() not in counting
    named = set()
    for misreading, shares in scored.read.misread.items():
        read = replace(scored, given=rounded(shares))
        if read.read.score(read.given) < GOOD and read.read.misreading(read.given) is misreading:
            assert read.mistake is MISTAKES[misreading.name]
            named.add(misreading)
            wrong = read
    assert named and replace(scored, given=rounded(scored.read.exact)).mistake is None
    dialog = ReadVerdictDialog([wrong], reads.name, program.window)
    words = dialog._words()
    assert str(wrong.mistake.misread) in words.note and "unusual play" in words.rest
    assert dialog.side.remember.text() == str(wrong.mistake.remember)
    assert dialog.side.headline.text().startswith(f"{wrong.read.score(wrong.given)} out of 100")
    mine, board = dialog.felt.rows[0].groups[:2]
    assert mine.cards == asked.known and board.cards == asked.public.known_board
    dialog.deleteLater()
    right = replace(scored, given=rounded(scored.read.exact))
    for read, good, praise in ((right, True, ", a good read"), (replace(right, changed=False), None, "")):
        dialog = ReadVerdictDialog([read], reads.name, program.window)
        assert dialog._words().right is good and dialog.side.headline.text() == f"100 out of 100{praise}"
        assert ("You changed nothing" in dialog._words().note) is not read.changed
        assert dialog.heading.text().startswith("Your read" if read.changed else "Your unchanged read")
        dialog.deleteLater()


def test_while_a_read_is_scored_w_says_so(qtbot, program, monkeypatch):
    """Nobody can be read in a hand that is over; that its reads are not scored yet is another thing."""
    go_on = threading.Event()
    score = table_reads._scored

    def scored_later(*told):
        assert go_on.wait(60)
        return score(*told)

    monkeypatch.setattr(table_reads, "_scored", scored_later)
    sit_down(qtbot, program)
    program.tables.act(passive(program.tables.hand))
    qtbot.waitUntil(lambda: program.window.table.panel.mode is Mode.TURN, timeout=WAIT_MS)
    reads = program.reads.table
    asked = reads.now()
    reads.keep(asked, 1, (100, *[0] * (len(asked.names) - 1)))
    play_on(qtbot, program)
    said: list[str] = []
    monkeypatch.setattr(program.window.table.note, "say", said.append)
    program.reads.ask()
    assert said == ["Your reads are still being scored"]
    with qtbot.waitSignal(reads.scored_one, timeout=WAIT_MS):
        go_on.set()
    assert not reads.is_scoring
    program.reads.ask()
    assert program.reads.dialog.isVisible()
    program.reads.dialog.accept()


def test_each_read_of_a_hand_is_shown_after_it(qtbot, program, monkeypatch):
    """One on each street: W shows the last, Page Up the one before."""
    spoken: list[str] = []
    monkeypatch.setattr("pokertable.views.window.read_dialog.announce", lambda _, words: spoken.append(words))
    sit_down(qtbot, program)
    page, reads = program.window.table, program.reads.table
    given: list[Spread] = []
    while len(given) < 2:
        program.tables.act(passive(program.tables.hand))
        qtbot.waitUntil(lambda: page.panel.mode is Mode.TURN, timeout=WAIT_MS)
        asked = reads.now()
        given.append((*[0] * len(given), 100, *[0] * (len(asked.names) - 1 - len(given))))
        reads.keep(asked, 1, given[-1])
    play_on(qtbot, program)
    qtbot.waitUntil(lambda: len(reads.reads) == 2, timeout=WAIT_MS)
    assert [each.given for each in reads.reads] == given
    program.reads.ask()
    dialog = program.reads.dialog
    name = program.tables.table.seats[1].name
    assert [dialog.which.itemText(at) for at in range(dialog.which.count())] == [f"{name}: Flop", f"{name}: Turn"]
    assert dialog.which.isVisible() and dialog.heading.text() == str(reads.reads[1].line)
    qtbot.keyClick(dialog.verdict, Qt.Key.Key_PageUp)
    assert dialog.heading.text() == str(reads.reads[0].line)
    assert dialog.heading.text() in spoken[-6:]
    qtbot.keyClick(dialog.verdict, Qt.Key.Key_PageUp)
    assert dialog.heading.text() == str(reads.reads[1].line)
    dialog.accept()


def test_what_the_opponent_showed_is_told_with_its_class_then(qtbot, program):
    sit_down(qtbot, program)
    reads, tables = program.reads.table, program.tables
    while True:
        while (asked := reads.now()) is None or not asked.to_read:
            tables.act(passive(tables.hand))
            qtbot.waitUntil(lambda: program.window.table.panel.mode is Mode.TURN, timeout=WAIT_MS)
        reads.keep(asked, 1, (100, *[0] * (len(asked.names) - 1)))
        with qtbot.waitSignal(reads.scored_one, timeout=WAIT_MS):
            play_on(qtbot, program)
        if tables.hand.state.shown[1]:
            break
        assert reads.reads[0].had == ()
        tables.deal()
        qtbot.waitUntil(lambda: program.window.table.panel.mode is Mode.TURN, timeout=WAIT_MS)
    (scored,) = reads.reads
    assert scored.had == tuple(tables.hand.state.holes[1])
    made = asked.names[class_at(asked.public, 1, scored.had)]
    program.reads.ask()
    dialog = program.reads.dialog
    name, cards = tables.table.seats[1].name, " ".join(map(str, scored.had))
    assert dialog.showed.accessibleName().lower() == f"{name} had {cards}: {made}".lower()
    dialog.accept()


def test_nobody_is_read_who_has_not_acted(qtbot, program):
    """Before anybody's first action a spread would be the deal's."""
    sit_down(qtbot, program)
    play_on(qtbot, program)
    program.tables.deal()
    qtbot.waitUntil(lambda: program.window.table.panel.mode is Mode.TURN, timeout=WAIT_MS)
    asked = program.reads.table.now()
    assert asked.opponents == {1: "station"} and asked.to_read == ()
    program.reads.ask()
    assert program.reads.dialog is None
    assert program.window.table.note.words.text() == "Nothing to read yet: no opponent has acted"
    program.tables.act(passive(program.tables.hand))
    qtbot.waitUntil(lambda: program.window.table.panel.mode is Mode.TURN, timeout=WAIT_MS)
    assert program.reads.table.now().to_read == (1,)


@pytest.mark.long
def test_a_good_read_does_not_come_back(qtbot, program):
    sit_down(qtbot, program)
    program.tables.act(passive(program.tables.hand))
    qtbot.waitUntil(lambda: program.window.table.panel.mode is Mode.TURN, timeout=WAIT_MS)
    asked = program.reads.table.now()
    right = read_seat(policy_of("station"), asked.public, 1, asked.known)
    program.reads.table.keep(asked, 1, rounded(right.exact, 5))
    with qtbot.waitSignal(program.reads.table.scored_one, timeout=WAIT_MS):
        play_on(qtbot, program)
    assert program.reads.table.reads[0].read.score(rounded(right.exact, 5)) == 100
    assert program.quiz_progress().misses(topic_from("range")) == []


def test_nobody_is_read_between_hands(qtbot, program):
    sit_down(qtbot, program)
    hand, table = program.tables.hand, program.tables.table
    assert moment(SeenHand.of(hand.events, table.hero), {}, ()) is None
    play_on(qtbot, program)
    assert program.reads.table.now() is None
    window, note = program.window, program.window.table.note
    before = window.table.geometry()
    program.reads.ask()
    assert program.reads.dialog is None
    assert note.isVisible() and note.words.text() == "There's no opponent to read right now"
    assert window.table.geometry() == before and not window.strip.isVisible(), "the table moved"
    note.clock.timeout.emit()
    assert not note.isVisible()


# When a read counts: without the program, and without working out what is right


class Scoring:
    """Reads at the desk's table; `scored` are those that are worked out, each with its question of the quiz."""

    def __init__(self, desk, monkeypatch):
        self.desk, self.jobs = desk, Thinking()
        self.scored: list[tuple[Spread, ReadSpot | None]] = []
        self.kept: list[object] = []
        self.reads = TableReads(desk.tables, self.jobs, lambda: cast(Progress, self), desk.page)
        monkeypatch.setattr(table_reads, "_scored", self._score)

    def _score(self, read, name, spot, had):
        self.scored.append((read.spread, spot))
        score = SimpleNamespace(score=lambda _: 50)
        found = SimpleNamespace(
            persona=read.asked.opponents[read.seat],
            read=score,
            given=read.spread,
            line=phrase("read"),
            changed=read.changed,
        )
        return found, None if spot is None else (spot,)

    def read_at_table(self, persona, score):
        self.kept.append((persona, score))

    def missed_at_table(self, *_):
        self.kept.append("missed")

    def give(self, *spread):
        self.reads.keep(known(self.reads.now()), 1, spread)


@pytest.fixture
def scoring(desk, monkeypatch):
    desk.flow.sit_down(new_table(seats=2))
    desk.page.acted.emit(CheckCall())
    assert desk.flow.is_my_turn
    return Scoring(desk, monkeypatch)


def test_a_read_counts_and_comes_back_when_its_hand_is_over(scoring):
    scoring.give(100)
    assert scoring.scored == []
    scoring.desk.play_on()
    ((spread, spot),) = scoring.scored
    assert spread == (100,) and spot is not None and scoring.kept == [("rock", 50), "missed"]
    assert len(scoring.reads.reads) == 1 and not scoring.reads.is_scoring
    scoring.desk.tables.deal()
    assert scoring.reads.reads == []


def test_a_read_that_was_left_as_it_began_is_scored_and_not_counted(scoring):
    """W and Enter gave a score that counted as the player's."""
    scoring.reads.keep(known(scoring.reads.now()), 1, (100,), changed=False)
    scoring.desk.play_on()
    assert len(scoring.scored) == 1 and ("rock", 50) not in scoring.kept


def test_a_read_in_practice_is_scored_but_never_enters_the_quiz(scoring):
    scoring.desk.flow.rewind()
    scoring.desk.page.acted.emit(CheckCall())
    scoring.give(100)
    scoring.desk.play_on()
    assert scoring.scored == [((100,), None)] and scoring.kept == [("rock", 50)]


def test_a_read_in_a_line_that_is_left_does_not_count_with_the_hand(scoring):
    """It is no question about the hand: other acts led to it."""
    scoring.give(100)
    scoring.desk.flow.rewind()
    scoring.desk.page.acted.emit(CheckCall())
    scoring.give(0, 100)
    scoring.desk.flow.back_to_hand()
    assert scoring.scored == []
    scoring.desk.play_on()
    assert [spread for spread, _ in scoring.scored] == [(100,)] and scoring.scored[0][1] is not None


def test_a_read_whose_window_was_open_when_the_hand_ended_counts_at_once(scoring):
    asked = known(scoring.reads.now())
    scoring.desk.play_on()
    scoring.reads.keep(asked, 1, (100,))
    assert len(scoring.scored) == 1


def test_a_read_whose_table_was_left_meanwhile_is_dropped(scoring):
    asked = known(scoring.reads.now())
    scoring.desk.flow.leave()
    scoring.reads.keep(asked, 1, (100,))
    assert scoring.scored == [] and scoring.reads.now() is None


def test_a_read_that_cannot_be_scored_is_not_waited_for(scoring):
    scoring.jobs.at_once = False
    scoring.give(100)
    scoring.desk.play_on()
    assert scoring.reads.is_scoring
    scoring.jobs.failed.emit(ValueError("no hand plays so"))
    assert not scoring.reads.is_scoring and scoring.kept == []


def test_a_read_that_is_asked_for_in_a_hand_that_was_left_is_not_taken_for_the_next(qtbot, program):
    """Another table with fewer seats, to which the hand is rushed out, came under the question: an error."""
    sit_down(qtbot, program)
    program.tables.act(passive(program.tables.hand))
    qtbot.waitUntil(lambda: program.window.table.panel.mode is Mode.TURN, timeout=WAIT_MS)
    program.reads.ask()
    dialog = program.reads.dialog
    given: list[int] = []
    dialog.given.connect(lambda seat, *_: given.append(seat))
    sit_down(qtbot, program)
    assert program.reads.dialog is None and not given


def test_a_read_begins_with_what_they_could_have_before_the_last_action(qtbot, program):
    sit_down(qtbot, program)
    program.tables.act(passive(program.tables.hand))
    qtbot.waitUntil(lambda: program.window.table.panel.mode is Mode.TURN, timeout=WAIT_MS)
    program.reads.ask()
    dialog, asked = program.reads.dialog, program.reads.table.now()
    qtbot.waitUntil(lambda: bool(dialog._opening), timeout=WAIT_MS)
    evidence = evidence_of(policy_of("station"), asked.public, 1, asked.known)
    before = rounded(evidence.after(len(evidence.steps) - 1), STEPS[0])
    assert dialog._opening == {1: before} and dialog.rows.spread == before and not dialog.rows.can_undo
    given: list[tuple[Spread, bool]] = []
    dialog.given.connect(lambda _, spread, changed: given.append((spread, changed)))
    dialog.keep()
    qtbot.keyClick(dialog.rows, Qt.Key.Key_Right)
    changed = dialog.rows.spread
    dialog.keep()
    assert given == [(before, False), (changed, True)]
    dialog.show_opening({1: before})
    assert dialog.rows.spread == changed != before
    dialog.reject()


def test_a_read_of_whom_nothing_but_a_draw_is_known_begins_evenly_and_says_so(qtbot, program):
    """Another opponent's beginning was left to it."""
    sit_down(qtbot, program)
    program.tables.act(passive(program.tables.hand))
    qtbot.waitUntil(lambda: program.window.table.panel.mode is Mode.TURN, timeout=WAIT_MS)
    program.reads.ask()
    dialog = program.reads.dialog
    qtbot.waitUntil(lambda: dialog._opening is not None, timeout=WAIT_MS)
    assert "before this opponent's last telling action" in dialog.note.text()
    dialog.show_opening({})
    possible = [part for part in dialog.rows.spread if part]
    assert "starts evenly" in dialog.note.text() and max(possible) - min(possible) <= 5
    dialog.reject()


def test_a_dialog_of_reads_is_gone_once_it_is_closed(qtbot, program):
    """Each was left with the window, styled anew with every theme."""
    sit_down(qtbot, program)
    program.tables.act(passive(program.tables.hand))
    qtbot.waitUntil(lambda: program.window.table.panel.mode is Mode.TURN, timeout=WAIT_MS)
    for _ in range(2):
        program.reads.ask()
        program.reads.dialog.reject()
        assert program.reads.dialog is None
    qtbot.waitUntil(lambda: not program.window.findChildren(ReadDialog), timeout=WAIT_MS)
