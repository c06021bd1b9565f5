"""At the table: hands that lie open, their figures, and the time between two cards."""

from __future__ import annotations

import threading

import pytest
from pytestqt.qtbot import QtBot

from pokertable.app.program import App
from pokertable.controllers import table_all_in
from pokertable.controllers.table_all_in import TableAllIn
from pokertable.model.games import HOLDEM
from pokertable.model.hand.actions import CheckCall, RaiseTo
from pokertable.training.live.all_in import OpenEquities, lie_open, open_equities
from pokertable.views.kit.look import look
from pokertable.views.kit.translate import whole_percent
from pokertable.views.table.table_page import TablePage
from tests.games import one_of
from tests.narrow import known
from tests.test_app import WAIT_MS, choice, started
from tests.views.builders import moments_of
from tests.views.showdowns import all_in

PLAYERS = ("You", "Marek", "Lou")


@pytest.fixture
def desk(qtbot: QtBot) -> TablePage:
    look().change(speed=1.0)
    page = TablePage(guard_ms=0)
    qtbot.addWidget(page)
    page.resize(1280, 756)
    page.show()
    page.seat(PLAYERS, 0)
    return page


HAND = moments_of(all_in(HOLDEM, (200, 200, 200), ("Ah Th", "Qs Qc", "Kd Qd"), "Qh 7h 2c Ks 3d"))
OPEN = [moment.after for moment in HAND if lie_open(moment.after)]
TURN = next(after for after in OPEN if len(after.board) == 4)


@pytest.fixture
def at_turn(desk: TablePage) -> TablePage:
    """At the turn, where all hands lie open."""
    desk.begin_hand(1, HAND[0].after)
    desk.table.show_table(TURN)
    return desk


def counted_after(event: threading.Event, monkeypatch: pytest.MonkeyPatch) -> None:
    """No figures are there before the event."""

    def late(seen: object) -> OpenEquities:
        assert event.wait(WAIT_MS / 1000)
        return open_equities(TURN)

    monkeypatch.setattr(table_all_in, "open_equities", late)


def test_what_counts_is_loaded_when_a_bet_is_all_in_and_before_hands_lie_open(
    desk: TablePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The figures of the first all-in came 355 ms late."""
    loaded: list[bool] = []
    monkeypatch.setattr(
        table_all_in, "load", lambda: loaded.append(threading.current_thread() is threading.main_thread())
    )
    desk.begin_hand(1, HAND[0].after)
    made = TableAllIn(desk, desk)
    before = [moment.after for moment in HAND[: HAND.index(next(each for each in HAND if lie_open(each.after)))]]
    bet = next(at for at, after in enumerate(before) if any(view.all_in for view in after.seats))
    for after in before[:bet]:
        assert not made.holds(after)
    assert TableAllIn._jobs.kept(made) is None, "without an all-in nothing is loaded"
    for after in before[bet:]:
        assert not made.holds(after)
    qtbot.waitUntil(lambda: bool(loaded))
    assert loaded == [False], "once, and beside"
    made.shut_down()


def test_the_next_card_waits_for_its_time_and_for_figures_that_are_counted_beside(
    at_turn: TablePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[bool] = []

    def watched(seen: object) -> object:
        threads.append(threading.current_thread() is threading.main_thread())
        return open_equities(TURN)

    monkeypatch.setattr(table_all_in, "open_equities", watched)
    made, came = TableAllIn(at_turn, at_turn), []
    made.done.connect(lambda: came.append(True))
    assert made.holds(TURN) and made._clock.interval() == 900
    made._clock.start(WAIT_MS)  # so that a slow machine counts within it
    qtbot.waitUntil(lambda: at_turn.table._scene.plates[0].equity is not None)
    assert threads == [False]
    assert made.is_holding and not came
    made._clock.stop()
    made._clock.timeout.emit()
    assert came == [True] and not made.is_holding
    assert not made.holds(TURN), "the same cards once"
    made.shut_down()


def test_space_brings_the_next_card_at_once(at_turn: TablePage) -> None:
    made, came = TableAllIn(at_turn, at_turn), []
    made.done.connect(lambda: came.append(True))
    assert made.holds(TURN)
    made.skip()
    made.skip()
    assert came == [True]
    made.shut_down()


def test_figures_of_cards_that_were_skipped_come_to_no_later_board(
    at_turn: TablePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    skipped = threading.Event()
    counted_after(skipped, monkeypatch)
    made = TableAllIn(at_turn, at_turn)
    assert made.holds(TURN)
    with qtbot.waitSignal(made._jobs._finished, timeout=WAIT_MS):
        made.skip()
        at_turn.table.show_table(next(moment.after for moment in HAND if len(moment.after.board) == 5))
        skipped.set()
    assert not any(plate.equity for plate in at_turn.table._scene.plates.values())
    made.shut_down()


def test_figures_that_cannot_be_counted_hold_no_card_up(
    at_turn: TablePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(seen: object) -> OpenEquities:
        raise ValueError("no such hand")

    monkeypatch.setattr(table_all_in, "open_equities", broken)
    made = TableAllIn(at_turn, at_turn)
    assert made.holds(TURN)
    made._clock.stop()
    with qtbot.waitSignal(made.done, timeout=WAIT_MS):
        pass
    assert not made.is_holding and not at_turn.all_in.isVisible()
    made.shut_down()


def test_where_nothing_moves_any_more_figures_under_way_are_not_shown(
    at_turn: TablePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    switched = threading.Event()
    counted_after(switched, monkeypatch)
    made = TableAllIn(at_turn, at_turn)
    assert made.holds(TURN)
    look().change(speed=0.0)
    assert not made.holds(TURN)
    made._clock.stop()
    with qtbot.waitSignal(made.done, timeout=WAIT_MS):
        switched.set()
    assert not any(plate.equity for plate in at_turn.table._scene.plates.values()) and not at_turn.all_in.isVisible()
    look().change(speed=1.0)
    assert made.holds(TURN), "what was not seen is counted again"
    made.shut_down()


def test_plates_and_panel_show_the_figures_until_the_last_card_has_come(at_turn: TablePage) -> None:
    at_turn.show_equities(open_equities(TURN))
    said = {seat: plate.equity.words for seat, plate in at_turn.table._scene.plates.items() if plate.equity is not None}
    assert said == {0: whole_percent(24), 1: whole_percent(71), 2: whole_percent(5)}
    assert at_turn.all_in.isVisible() and at_turn.all_in.title.text() == "One card to come"
    assert at_turn.all_in.note.text() == f"Your equity {whole_percent(24)}: 143 of 600"
    assert at_turn.all_in.outs.text() == "10 outs in 42 cards"
    assert at_turn.all_in.next_button.text() == "River" and at_turn.all_in.next_button.detail == "dealt automatically"
    made = TableAllIn(at_turn, at_turn)
    made._shown = ()
    last = next(moment.after for moment in HAND if len(moment.after.board) == 5)
    assert not made.holds(last)
    assert not any(plate.equity for plate in at_turn.table._scene.plates.values())
    assert not at_turn.all_in.isVisible()


def test_the_button_names_the_street_that_comes(desk: TablePage) -> None:
    holdem = moments_of(all_in(HOLDEM, (200, 200), ("Ah Th", "Qs Qc"), "Qh 7h 2c Ks 3d"))
    said = []
    for moment in holdem:
        if lie_open(moment.after):
            desk.table.show_table(moment.after)
            desk.show_equities(OpenEquities({}, True, 1))
            said.append(desk.all_in.next_button.text())
    assert list(dict.fromkeys(said)) == ["Flop", "Turn", "River"]


def test_where_nothing_moves_no_card_waits(desk: TablePage) -> None:
    look().change(speed=0.0)
    made = TableAllIn(desk, desk)
    assert not made.holds(TURN)


def test_a_hand_that_is_all_in_plays_to_its_result_with_figures_on_the_way(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the whole program, fast: cards turn up, figures stand on the plates, the result comes by itself."""
    program = started(qtbot)
    look().change(speed=40.0)
    program.play(choice("holdem", seats=2, personas=("station:beginner",)))
    page, tables = program.window.table, program.tables
    seen: list[int] = []
    show = page.show_equities

    def watched(equities: OpenEquities) -> None:
        seen.append(len(known(page.table.observation).board))
        show(equities)

    monkeypatch.setattr(page, "show_equities", watched)
    for _ in range(12):
        qtbot.waitUntil(lambda: tables.flow.is_my_turn or tables.flow.shows_result, timeout=WAIT_MS)
        if tables.flow.shows_result and seen:
            break
        if tables.flow.shows_result:
            tables.deal()
            continue
        most = known(tables.hand).bounds().raise_to
        tables.act(RaiseTo(most[1]) if most else CheckCall())
    assert seen == sorted(seen) and seen[-1] in (3, 4)
    assert page.showdown.isVisible() and not page.all_in.isVisible()
    assert not any(plate.equity for plate in page.table._scene.plates.values())


def test_space_ends_the_moment_of_the_result_and_does_no_more(qtbot: QtBot) -> None:
    """Hands turned up, held, ringed, paid: all of it at once, and the next hand only for another Space."""
    program = started(qtbot)
    program.play(choice("holdem", seats=2, personas=("station:beginner",)))
    page, tables = program.window.table, program.tables
    for _ in range(40):
        qtbot.waitUntil(lambda: tables.flow.is_my_turn or tables.flow.shows_result, timeout=WAIT_MS)
        hand = known(tables.hand)
        if tables.flow.shows_result:
            tables.deal()
            continue
        look().change(speed=1.0 if hand.state.street == 3 else 0.0)
        tables.act(CheckCall())
        if hand.state.street == 3:
            qtbot.wait_until(lambda: page.is_staging or tables.flow.is_my_turn, timeout=WAIT_MS)
        if page.is_staging:
            break
    number = known(tables.table).hand_number
    assert page.is_staging and not page.showdown.isVisible()
    program.window.went_on.emit()
    assert tables.flow.shows_result and page.showdown.isVisible()
    assert not page.table.is_animating and known(tables.table).hand_number == number
    assert not page.showdown.is_guarded
    program.window.went_on.emit()
    assert known(tables.table).hand_number == number + 1


def test_where_the_pots_differ_the_panel_has_my_part_of_each(desk: TablePage) -> None:
    hand = moments_of(all_in(HOLDEM, (200, 200, 60), ("Ah Th", "Kd Qd", "Qs Qc"), "Qh 7h 2c Ks 3d"))
    seen = next(each.after for each in hand if len(each.after.board) == 4 and lie_open(each.after))
    found = open_equities(seen)
    assert found.pots[0].percent != found.pots[1].percent
    desk.begin_hand(1, hand[0].after)
    desk.table.show_table(seen)
    desk.show_equities(found)
    main, side = (whole_percent(pot.percent) for pot in found.pots)
    assert desk.all_in.note.text() == f"Your equity: {main} of the main pot; {side} of the side pot"


def at_my_all_in(qtbot: QtBot) -> App:
    """The whole program, its guard on, at a hand of mine whose last bet is in and whose cards are to come."""
    program = started(qtbot)
    program.play(choice("holdem", seats=2, personas=("station:beginner",)))
    program.window.table.showdown._guard_ms = 60_000
    tables = program.tables
    for _ in range(40):
        qtbot.waitUntil(lambda: tables.flow.is_my_turn or tables.flow.shows_result, timeout=WAIT_MS)
        look().change(speed=0.0)
        if tables.flow.shows_result:
            tables.deal()
            continue
        look().change(speed=0.2)
        most = known(tables.hand).bounds().raise_to
        tables.act(RaiseTo(most[1]) if most else CheckCall())
        qtbot.waitUntil(lambda: turns_up(program) or tables.flow.shows_result, timeout=WAIT_MS)
        if not tables.flow.shows_result:
            return program
    raise AssertionError("nobody called")


def turns_up(program: App) -> bool:
    """Whether a hand is being turned up before cards come; other moves are ended."""
    table = program.window.table.table
    if table.is_animating and table.is_showing and not known(table.observation).over:
        return True
    table.finish_now()
    return False


def test_space_while_hands_are_turned_up_before_cards_come_skips_no_card(qtbot: QtBot) -> None:
    program = at_my_all_in(qtbot)
    board = len(known(program.window.table.table.observation).board)
    assert board < 5
    program.window.went_on.emit()
    assert not program.tables.flow.is_hurried and not program.tables.flow.shows_result
    assert len(known(program.window.table.table.observation).board) == board


@pytest.mark.parametrize("skips", one_of(2, [True, False]))
def test_after_cards_that_came_to_my_open_hand_space_deals_no_hand_for_a_while(qtbot: QtBot, skips: bool) -> None:
    """A press meant for the turn and one meant for the river: neither leaves the result."""
    program = at_my_all_in(qtbot)
    page, tables = program.window.table, program.tables
    number = known(tables.table).hand_number
    if not skips:
        look().change(speed=40.0)

    def over() -> bool:
        if skips and not tables.flow.shows_result:
            program.window.went_on.emit()
        return tables.flow.shows_result

    qtbot.waitUntil(over, timeout=WAIT_MS)
    for _ in range(2):
        program.window.went_on.emit()
    assert page.showdown.is_guarded and known(tables.table).hand_number == number
    assert page.showdown._guard.interval() == 5 * 60_000
    page.showdown._guard.stop()
    program.window.went_on.emit()
    assert known(tables.table).hand_number == number + 1
