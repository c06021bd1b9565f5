"""The player's sit and go in the window: its table, the standings, being out, the end, and back after a restart."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from itertools import pairwise
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication

from pokertable.app.pages import HISTORY, REVIEW, RULES, SETTINGS, START, STATISTICS, TABLE, TOURNAMENT_END
from pokertable.app.pages.page import Wanted
from pokertable.model.betting.structure import Structure
from pokertable.model.hand.actions import CheckCall, Fold, RaiseTo
from pokertable.model.text import phrase
from pokertable.session.history.store import Store
from pokertable.session.play.sit_and_go import SitAndGo
from pokertable.session.profile.choice import sng_choice
from pokertable.session.words.breaks import apart
from pokertable.studio import pictures
from pokertable.training.review.prizes import CostlyDecision, Weighed
from pokertable.views.kit.fonts import scaled
from pokertable.views.tournament.end_page import TournamentEnd
from pokertable.views.tournament.words import ordinal, out_words
from tests.everywhere import answer, asked
from tests.games import few, one_of
from tests.test_app import PERSONAS, WAIT_MS, choice, my_turn_or_over, started


@pytest.fixture
def program(qtbot):
    made = started(qtbot)
    yield made
    made.window.close()


def enter(program, field=3, game="holdem"):
    program.play(sng_choice(game, Structure.NO_LIMIT, "turbo", field, PERSONAS))
    return program.pages.of(TABLE).tables


@pytest.mark.parametrize("size", [(2560, 1440), pytest.param((1280, 800), marks=pytest.mark.long)])
def test_nine_in_a_large_window_are_all_in_sight(qtbot, program, size):
    program.window.resize(*size)
    program.play(sng_choice("holdem", Structure.NO_LIMIT, "turbo", 9, (PERSONAS * 3)[:8]))
    assert my_turn_or_over(qtbot, program)
    page = program.window.table
    rows = page.standings._list.verticalScrollBar()
    log = page.log.text
    assert len(page.standings.rows.lines) == 9
    qtbot.waitUntil(lambda: rows.maximum() == 0 and log.height() > log.minimumHeight(), timeout=WAIT_MS)


def whole_rows(panel):
    """Whether the rows in sight are whole, and the player's is one of them."""
    area, rows = panel._list, panel.rows
    above, high = area.verticalScrollBar().value(), rows.row_height
    mine = rows.mine_at * high
    return (
        area.height() % high == 0
        and above % high == 0
        and above <= mine <= above + area.height() - high
        and area.geometry().bottom() < panel._foot.geometry().top()
    )


@pytest.mark.parametrize("odds", [False, True])
def test_rows_without_room_for_all_are_whole_and_the_players_is_in_sight(qtbot, program, odds):
    """At 1280 x 800 the last was cut, and the words that name the columns had gone with the first."""
    program.window.resize(1280, 800)
    program.play(sng_choice("holdem", Structure.NO_LIMIT, "turbo", 27, PERSONAS))
    assert my_turn_or_over(qtbot, program)
    if odds:
        program.window.bar.odds.trigger()
    panel, now = program.window.table.standings, program.tables.tournament.standings
    bar = panel._list.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.isVisible() and bar.maximum() > 0 and whole_rows(panel), timeout=WAIT_MS)
    last = replace(now.mine, chips=10, place=27)
    panel.show_standings(replace(now, rows=(*[row for row in now.rows if row.player != now.me], last)))
    assert panel.rows.mine_at == 26 and whole_rows(panel)
    assert panel.columns.isVisible() and panel.columns.parent() is panel
    bar.setValue(0)  # the player scrolls to the leaders
    QApplication.sendEvent(panel, QEvent(QEvent.Type.LayoutRequest))
    assert bar.value() == 0


def test_live_help_has_its_room_before_the_standings_which_are_brief_until_all_are_wanted(qtbot, program):
    """With standings and log above them, outcomes and outs were cut at every decision."""
    program.window.resize(1280, 800)
    enter(program, field=6)
    assert my_turn_or_over(qtbot, program)
    page = program.window.table
    panel, odds = page.standings, page.odds
    assert not panel.is_brief and not panel.all_button.isVisible()
    odds.clear()
    odds._kept = 560  # as high as the figures of a game with two halves are
    program.window.bar.odds.trigger()
    qtbot.waitUntil(lambda: panel.is_brief and odds.height() == 560, timeout=WAIT_MS)
    assert panel._list.height() == panel.rows.row_height and panel.rows.lines[panel.rows.mine_at].count("You")
    assert panel._brief_columns.isVisible() and not panel._foot.isVisible()
    panel.all_button.click()
    qtbot.waitUntil(lambda: panel._list.height() == panel.rows.height(), timeout=WAIT_MS)
    assert not panel.is_brief and panel._foot.isVisible() and odds.height() < 560


@pytest.mark.parametrize("size", [(3840, 2160), pytest.param((1280, 800), marks=pytest.mark.long)])
def test_the_words_round_the_standings_begin_where_the_names_do(qtbot, program, size):
    """In a large window the prizes began at the panel's edge; the rows covered its line."""
    program.window.resize(*size)
    enter(program)
    assert my_turn_or_over(qtbot, program)
    panel = program.window.table.standings

    def left(words):
        return words.mapTo(panel, words.contentsRect().topLeft()).x()

    places = left(panel.rows) + scaled(16)
    assert left(panel._level) == left(panel._foot) == places
    assert left(panel._list) > 0, "the line at the left is seen"


def fold_hands(qtbot, program, hands):
    tables = program.tables
    for _ in range(hands):
        number = tables.table.hand_number
        while my_turn_or_over(qtbot, program):
            tables.act(CheckCall() if tables.hand.legal().free else Fold())
        tables.go_on()
        qtbot.waitUntil(lambda number=number: tables.table.hand_number > number, timeout=WAIT_MS)


def test_its_table_shows_level_place_and_standings_and_stacks_in_big_blinds(qtbot, program):
    tables = enter(program)
    bar, page = program.window.bar, program.window.table
    assert my_turn_or_over(qtbot, program)
    assert bar._title.text == "Sit & go: Hold'em"
    assert bar._subtitle.text.startswith("3 of 3 left · level 1: 10/20 · next in 8 hands")
    assert page.standings.rows.lines[0].startswith("1, You")
    about = "Chips when this hand began, and the prize that each stack can expect (ICM), in points"
    assert page.standings.rows.toolTip().split() == about.split()
    first, second = program.tables.tournament.standings.setup.prizes
    assert page.standings.rows.lines[0].endswith(f", {round((first + second) / 3)}")
    foot = page.standings._foot.text().replace("\N{NO-BREAK SPACE}", " ")
    assert foot == f"You're tied for 1st, on the bubble\nPrizes: {first} / {second} points"
    level = "level 1: 10/20"
    assert page.standings._level.text() == "Level 1: 10/20\nNext in 8 hands", "the bar may have no room for it"
    brief = f"{level} · next in 8 hands · you're tied for 1st, on the bubble"
    mine = f"{level} · you're tied for 1st"
    assert program.window.place.briefer == (brief, f"{mine}, on the bubble", mine, level, "10/20")
    assert not bar.games.isVisible() and not bar.buy_in.isVisible() and page.table.stacks_in_blinds
    fold_hands(qtbot, program, 1)
    assert tables.tournament.standings.hand == 2
    program.play(program.settings and sng_choice("holdem", Structure.NO_LIMIT, "turbo", 2, PERSONAS))
    assert len(page.standings.rows.lines) == 2


@pytest.mark.parametrize("hands", few(1, 3))
def test_other_tables_play_a_hand_for_each_of_the_players(qtbot, program, hands):
    tables = enter(program, field=18)
    fold_hands(qtbot, program, hands)
    standings = tables.tournament.standings
    assert standings.hand == hands + 1 and sum(row.chips for row in standings.rows) == 18 * 1500
    mine = {row.player for row in standings.rows if row.table == standings.mine.table}
    assert any(row.chips != 1500 for row in standings.rows if row.player not in mine)
    panel = program.window.table.standings
    assert panel._foot.text().startswith(f"{standings.left} of 18 left\nPrizes: 720"), "no table shows it"
    panel.tables_button.click()
    assert panel.rows.lines[0] in ("Your table", "Table 1") and len(panel.rows.lines) == standings.left + 2


def test_who_leaves_it_lets_the_others_finish_and_plays_another(qtbot, program):
    enter(program)
    assert my_turn_or_over(qtbot, program)
    program.window.bar.finish.trigger()
    assert asked() == "Leave the sit and go?"
    answer(Qt.Key.Key_Return)
    end = program.pages.of(TOURNAMENT_END).page
    assert not asked() and program.window.is_at_table and not end.finish_button.isVisible()
    assert program.tables.tournament.standings.left == 3
    program.window.bar.finish.trigger()
    answer("Leave")
    page = program.pages.of(TOURNAMENT_END).page
    qtbot.waitUntil(lambda: page.standings is not None and page.standings.is_over, timeout=WAIT_MS)
    assert page.isVisible() and page.standings.mine.place > 1
    assert sorted(row.place for row in page.standings.rows) == [1, 2, 3]
    assert not page.watch_button.isVisible() and not page.finish_button.isVisible()
    place = f"{page.standings.mine.place}{'nd' if page.standings.mine.place == 2 else 'rd'} of 3"
    assert page.title == "You left" and page.course == f"{place}; all your hands were folded from hand 1 on"
    page.start_button.click()
    assert program.window.pages.currentWidget() is program.pages.of(START).page
    page.again_button.click()
    assert my_turn_or_over(qtbot, program)
    assert program.window.is_at_table and program.tables.tournament.standings.hand == 1


def test_a_sit_and_go_chosen_in_a_cash_hand_is_announced_as_one_and_the_other_way_round(qtbot, program):
    program.play(choice("omaha8"))
    assert my_turn_or_over(qtbot, program)
    program.new_table(sng_choice("holdem", Structure.NO_LIMIT, "turbo", 3, PERSONAS))
    bar = program.window.bar
    begins = "Your sit and go begins after this hand: No-limit Texas hold'em, 3 players"
    assert bar.note == f"{begins}. This table waits for you"
    while program.tables.flow.sng is None:
        if my_turn_or_over(qtbot, program):
            program.tables.act(CheckCall() if program.tables.hand.legal().free else Fold())
        elif program.tables.flow.shows_result:
            program.tables.go_on()
    assert my_turn_or_over(qtbot, program)
    program.new_table(choice("stud8"))
    assert bar.note.startswith("After this hand your sit and go waits, and you play ")


def test_no_space_begins_another_tournament(qtbot):
    page = TournamentEnd(guard_ms=400)
    qtbot.addWidget(page)
    standings = SitAndGo.of_choice(sng_choice("holdem", Structure.NO_LIMIT, "turbo", 2), 1).standings
    page.show_standings(replace(standings, is_over=True))
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.guard()
    with qtbot.assertNotEmitted(page.again_button.clicked):
        qtbot.keyClick(page, Qt.Key.Key_Return)
    page._guard.stop()
    with qtbot.assertNotEmitted(page.again_button.clicked):
        qtbot.keyClick(page, Qt.Key.Key_Space)
    with qtbot.waitSignal(page.again_button.clicked):
        qtbot.keyClick(page, Qt.Key.Key_Return)


def test_once_the_others_have_finished_the_result_is_seen_before_enter_begins_another(qtbot):
    page = TournamentEnd(guard_ms=400)
    qtbot.addWidget(page)
    playing = SitAndGo.of_choice(sng_choice("holdem", Structure.NO_LIMIT, "turbo", 3), 1).standings
    page.show_standings(playing)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.show_standings(replace(playing, is_over=True))
    with qtbot.assertNotEmitted(page.again_button.clicked):
        qtbot.keyClick(page, Qt.Key.Key_Return)
    assert page._guard.remainingTime() > 2000
    qtbot.mouseClick(page.again_button, Qt.MouseButton.LeftButton)


def test_no_key_begins_another_tournament_while_the_others_still_play_this_one(qtbot):
    page = TournamentEnd()
    qtbot.addWidget(page)
    playing = SitAndGo.of_choice(sng_choice("holdem", Structure.NO_LIMIT, "turbo", 3), 1).standings
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    pressed = []
    page.again_button.clicked.connect(lambda: pressed.append("again"))
    page.finish_button.clicked.connect(lambda: pressed.append("finish"))
    page.finish_button.clicked.connect(lambda: page.set_left(3))
    page.show_standings(playing)
    for _ in range(2):
        qtbot.keyClick(page, Qt.Key.Key_Space)
        qtbot.keyClick(page, Qt.Key.Key_Return)
    assert pressed == ["finish"], "they are finishing"
    page.show_standings(replace(playing, is_over=True))
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert pressed == ["finish", "again"]


def test_who_leaves_it_is_at_its_end_at_once(qtbot, program):
    tables = enter(program)
    assert my_turn_or_over(qtbot, program)
    end = program.pages.of(TOURNAMENT_END)
    end.finish()
    page = end.page
    assert end.is_shown and tables.hand is None, "no decision can be taken any more"
    assert page.title == "You left" and page.course == "" and page._waits.text() == "3 players left"
    assert page.review_button.isHidden(), "it has no hand to review"
    qtbot.waitUntil(lambda: page.standings.is_over, timeout=WAIT_MS)
    assert page.course.endswith("of 3; all your hands were folded from hand 1 on")


def all_in_every_hand(qtbot, program, field):
    """Play so until it is over for the player; returns the head of each result and the words of its way on."""
    tables, heads = enter(program, field=field), []
    page = program.pages.of(TOURNAMENT_END).page
    while page.standings is None:
        if my_turn_or_over(qtbot, program):
            bounds = tables.hand.legal().raise_to
            tables.act(RaiseTo(bounds[1]) if bounds else CheckCall())
        elif tables.flow.shows_result:
            showdown = program.window.table.showdown
            heads.append((showdown._title.text(), showdown.next_button.text()))
            tables.go_on()
    return heads


def test_who_is_out_early_may_look_on_or_let_the_others_finish(qtbot, program):
    heads = all_in_every_hand(qtbot, program, 4)
    tables, page = program.tables, program.pages.of(TOURNAMENT_END).page
    place = page.standings.mine.place
    head = "You win the sit and go" if place == 1 else f"You're out: {ordinal(place)} of 4"
    assert heads[-1] == (head, "Continue")
    assert all(words == "Next hand" for _, words in heads[:-1])
    if page.standings.is_over:
        pytest.skip("won or heads-up: nobody is left to look on at")
    assert page.watch_button.isVisible() and page.finish_button.isVisible()
    still = [row for row in page.standings.rows if not row.is_out]
    assert still and all(
        line == f"–, {row.name}, still playing: {row.chips:,}"
        for line, row in zip(page.rows.lines, page.standings.rows, strict=True)
        if row in still
    )
    with qtbot.waitSignal(tables.hand_begun):
        page.watch_button.click()
    assert program.window.is_at_table and tables.table.hero is None
    panel = program.window.table.panel
    qtbot.waitUntil(lambda: panel.line.left.text.startswith("Waiting for "), timeout=WAIT_MS)
    assert not panel.choices.isVisible(), "the buttons of decisions, greyed out"
    program.window.bar.finish.trigger()
    assert not asked() and program.pages.of(TOURNAMENT_END).is_shown, "who is out has no hands to fold"
    qtbot.waitUntil(lambda: page.standings.is_over, timeout=WAIT_MS)


def test_v_reviews_the_costliest_decision_or_the_last_hand(qtbot, program):
    tables = enter(program, field=2)
    fold_hands(qtbot, program, 1)
    number = tables.flow.sng.id
    program.pages.of(TOURNAMENT_END).finish()
    end = program.pages.of(TOURNAMENT_END)
    qtbot.waitUntil(lambda: end.is_shown and end.page.standings.is_over, timeout=WAIT_MS)
    asked_for = []
    end._review = lambda hand, place: asked_for.append((hand, place))
    end.page.costly.show_weighed(Weighed(0, 0, 0, ()))
    qtbot.keyClick(end.page, Qt.Key.Key_V)
    assert asked_for == [(program.store.tournament_hands(number)[-1], 0)]
    costly = CostlyDecision(
        7, 2, 1, "turn", 3, (), phrase("You folded"), phrase("a raise wins more of the prizes"), 1.0, 0.1
    )
    end.page.costly.show_weighed(Weighed(1, 1, 1, (costly,)))
    qtbot.keyClick(end.page, Qt.Key.Key_V)
    assert asked_for[1:] == [(7, 2)]


def test_the_end_hands_its_figures_to_a_review_and_tells_those_that_one_stores(qtbot, program):
    end, review = program.pages.of(TOURNAMENT_END), program.pages.of(REVIEW).controller
    assert review.weighed(7) == {}
    now = Weighed(2, 2, 1, ())
    end._reviewed = SimpleNamespace(weighed=lambda hand_id: {hand_id: "weighed"}, so_far=lambda: now)
    assert review.weighed(7) == {7: "weighed"}
    review.stored.emit()
    said = "1 of your 2 biggest decisions settled"
    qtbot.waitUntil(lambda: end.page.costly.note == said, timeout=WAIT_MS)


def test_a_review_that_is_stored_while_the_window_closes_is_told_to_no_end(qtbot, program):
    """The end had stopped its worker: an error was written at every such close."""
    end, review = program.pages.of(TOURNAMENT_END), program.pages.of(REVIEW).controller
    stored = []
    end._reviewed = SimpleNamespace(so_far=lambda: None)
    review.stored.connect(lambda: stored.append(True))
    sheet = SimpleNamespace(done=True, hand_id=7, decisions=())
    review._flow._now = SimpleNamespace(latest=sheet, kept=None, asked=SimpleNamespace(counts=True))
    program.window.close()
    assert stored


def ended_at(place, field, prize=0):
    """The standings at the end, the player at this place."""
    standings = SitAndGo.of_choice(sng_choice("holdem", Structure.NO_LIMIT, "turbo", field), 1).standings
    mine = replace(standings.mine, place=place, prize=prize, table=None)
    rows = tuple(mine if row.player == standings.me else row for row in standings.rows)
    return replace(standings, rows=rows, played=84, levels=7)


@pytest.mark.parametrize(
    ("place", "field", "prize", "course"),
    [
        (4, 9, 0, "Out on the bubble: 84 hands, 7 levels"),
        (5, 18, 0, "Out on the bubble: 84 hands, 7 levels"),
        (3, 3, 0, "Out on the bubble: 84 hands, 7 levels"),
        (5, 9, 0, "84 hands, 7 levels"),
        (3, 9, 180, "84 hands, 7 levels"),
        (4, 9, 90, "84 hands, 7 levels"),
        (2, 2, 0, "84 hands, 7 levels"),
    ],
    ids=["9", "18", "3", "before", "paid", "a shared prize", "heads-up"],
)
def test_who_is_out_one_place_outside_the_prizes_is_out_on_the_bubble(qtbot, place, field, prize, course):
    page = TournamentEnd()
    qtbot.addWidget(page)
    page.show_standings(ended_at(place, field, prize))
    assert page.course == course
    assert page.accessibleDescription().startswith(f"{page.title}. {course}")


@pytest.mark.parametrize(("place", "head"), [(1, "You win the sit and go"), (3, "You're out: 3rd of 9")])
def test_the_result_of_the_last_hand_says_how_it_ended(place, head):
    """Who had won was offered a next hand."""
    assert out_words(ended_at(place, 9)) == head


@pytest.mark.parametrize(
    ("place", "course"),
    [
        (5, "Out after 4 hands; 84 hands and 7 levels in all"),
        (4, "Out on the bubble after 4 hands; 84 hands and 7 levels in all"),
    ],
)
def test_hands_that_others_played_on_are_not_said_to_be_the_players(qtbot, place, course):
    page = TournamentEnd()
    qtbot.addWidget(page)
    page.show_standings(replace(ended_at(place, 9), out_after=4))
    assert page.course == course
    page.show_standings(replace(ended_at(place, 9), out_after=84))
    assert page.course.endswith("84 hands, 7 levels") and "all in all" not in page.course


def test_heads_up_nobody_is_on_the_bubble():
    sng = SitAndGo.of_choice(sng_choice("holdem", Structure.NO_LIMIT, "turbo", 2), 1)
    assert not sng.standings.is_bubble
    assert SitAndGo.of_choice(sng_choice("holdem", Structure.NO_LIMIT, "turbo", 3), 1).standings.is_bubble


def test_the_end_counts_decisions_and_says_its_course_once(qtbot, program):
    enter(program, field=2)
    assert my_turn_or_over(qtbot, program)
    end = program.pages.of(TOURNAMENT_END)
    end.finish()
    qtbot.waitUntil(lambda: end.is_shown and end.page.standings.is_over, timeout=WAIT_MS)
    bar_title = "Sit & go: No-limit Texas hold'em"
    assert program.window.bar._subtitle.text == "" and end.page.accessibleName() == bar_title
    end.page.costly.show_weighed(Weighed(0, 5, 0, ()))
    assert end.page.costly.note == "0 of your 5 biggest decisions analysed"


@pytest.mark.parametrize("width", [1024, 1280])
def test_the_buttons_at_the_end_have_room_beside_one_another(qtbot, width):
    page = TournamentEnd()
    qtbot.addWidget(page)
    page.resize(width, 660)
    page.show_standings(SitAndGo.of_choice(sng_choice("holdem", Structure.NO_LIMIT, "turbo", 3), 1).standings)
    page.show()
    buttons = page.review_button, page.watch_button, page.finish_button, page.start_button, page.again_button
    places = [(button.mapTo(page, button.rect().topLeft()).x(), button.width()) for button in buttons]
    assert all(left + wide < other for (left, wide), (other, _) in pairwise(places))
    assert places[-1][0] + places[-1][1] <= width


@pytest.mark.long
def test_a_tournament_and_a_cash_table_wait_side_by_side_on_the_start_page(qtbot, program):
    tables = enter(program, field=3)
    fold_hands(qtbot, program, 1)
    assert my_turn_or_over(qtbot, program)
    events = list(tables.hand.events)
    program.play(choice("omaha8"))
    assert my_turn_or_over(qtbot, program) and tables.flow.sng is None
    program.open_page(START)
    start = program.window.start
    assert start.resume_button.accessibleDescription() == "Omaha hi/lo, hand 1"
    start.kinds.buttons[1].click()
    assert start.resume_button.accessibleDescription() == "Sit & go: Hold'em, hand 2"
    start.resume_button.click()
    assert my_turn_or_over(qtbot, program)
    assert tables.tournament.standings.hand == 2 and tables.hand.events[: len(events)] == events
    program.open_page(START)
    start.kinds.buttons[0].click()
    start.resume_button.click()
    assert my_turn_or_over(qtbot, program)
    assert tables.flow.sng is None and tables.table.hand_number == 1


@pytest.mark.parametrize("in_mid_hand", one_of(2, [True, False]))
def test_a_cash_table_waits_until_the_sit_and_go_that_was_chosen_beside_it_is_over(qtbot, program, in_mid_hand):
    program.play(choice("omaha8"))
    tables = program.tables
    assert my_turn_or_over(qtbot, program)
    if in_mid_hand:
        program.new_table(sng_choice("holdem", Structure.NO_LIMIT, "turbo", 3, PERSONAS))
        while tables.flow.sng is None:
            if my_turn_or_over(qtbot, program):
                tables.act(CheckCall() if tables.hand.legal().free else Fold())
            else:
                tables.go_on()
    else:
        while my_turn_or_over(qtbot, program):
            tables.act(CheckCall() if tables.hand.legal().free else Fold())
        program.new_table(sng_choice("holdem", Structure.NO_LIMIT, "turbo", 3, PERSONAS))
    assert my_turn_or_over(qtbot, program)
    program.window.bar.finish.trigger()
    answer("Leave")
    page = program.pages.of(TOURNAMENT_END).page
    qtbot.waitUntil(lambda: page.standings is not None and page.standings.is_over, timeout=WAIT_MS)
    page.start_button.click()
    start = program.window.start
    assert start.resume_button.isVisible()
    assert start.resume_button.accessibleDescription() == "Omaha hi/lo, hand 1"
    start.resume_button.click()
    assert my_turn_or_over(qtbot, program)
    assert tables.flow.sng is None and tables.table.hand_number == 2


def test_levels_by_minutes_run_while_the_table_is_looked_at(qtbot, program):
    program.play(sng_choice("holdem", Structure.NO_LIMIT, "turbo:minutes", 3, PERSONAS))
    tables, bar = program.tables, program.window.bar
    clock = tables.tournament._clock
    clock._timer.setInterval(3_600_000)  # the seconds of a slow machine do not count here
    assert my_turn_or_over(qtbot, program)
    assert bar._subtitle.text.startswith("3 of 3 left · level 1: 10/20 · next in 5 minutes")
    clock.passed.emit(239)
    assert "next in 2 minutes" in bar._subtitle.text
    assert "next in 2 minutes" in program.window.place.subtitle
    assert "next in 2 minutes" in program.window.table.accessibleName()
    clock.passed.emit(20)
    assert program.window.table.standings._level.text() == "Level 1: 10/20\nNext in 41 seconds"
    assert "next in 41 seconds" in bar._subtitle.text and "next in 2 minutes" in program.window.table.accessibleName()
    program.open_page(SETTINGS)
    program.open_page(RULES)
    program.open_page(TABLE)
    assert "next in 41 seconds" in bar._subtitle.text
    sng = tables.flow.sng
    tables.act(CheckCall())
    assert my_turn_or_over(qtbot, program)
    tables.flow.rewind()
    before = sng.clock
    clock.passed.emit(30)
    assert sng.clock == before, "practice changes nothing of it"
    tables.flow.back_to_hand()
    clock.passed.emit(50)
    assert "level 1: 10/20 · next level with the next hand" in bar._subtitle.text
    fold_hands(qtbot, program, 1)
    assert "level 2: 15/30 · next in 5 minutes" in bar._subtitle.text
    program.play(choice("omaha8"))
    assert not clock._timer.isActive()


def test_the_clock_stands_still_on_other_pages(qtbot, program):
    program.play(sng_choice("holdem", Structure.NO_LIMIT, "turbo:minutes", 3, PERSONAS))
    clock = program.tables.tournament._clock
    assert clock._timer.isActive()
    program.window.activateWindow()
    qtbot.waitUntil(program.window.isActiveWindow)
    with qtbot.waitSignal(clock.passed):
        clock._tick()
    program.open_page(START)
    with qtbot.assertNotEmitted(clock.passed):
        clock._tick()


def test_what_happens_in_it_meanwhile_leaves_another_page_open(qtbot, program):
    tables = enter(program)
    standings = tables.tournament.standings
    program.open_page(SETTINGS)
    place = program.window.place
    for told in (tables.tournament.changed, tables.tournament.ticked):
        told.emit(standings)
    tables.hand_begun.emit(1)
    assert program.window.place == place and program.window.bar._title.text == "Settings"
    program.open_page(TABLE)
    assert program.window.bar._title.text == "Sit & go: Hold'em"


@pytest.mark.long
def test_levels_by_minutes_go_on_after_a_restart_where_they_were(qtbot, tmp_path):
    first = started(qtbot, tmp_path)
    first.play(sng_choice("holdem", Structure.NO_LIMIT, "turbo:minutes", 3, PERSONAS))
    assert my_turn_or_over(qtbot, first)
    first.tables.tournament._clock.passed.emit(123)
    first.window.close()
    second = started(qtbot, tmp_path)
    assert second.resume()
    assert my_turn_or_over(qtbot, second)
    assert 170 < second.tables.tournament.standings.seconds_to_next <= 177
    assert "next in 3 minutes" in second.window.bar._subtitle.text
    second.window.close()


def damage(folder, name, value):
    """Put this value in place of a stored one of the only sit and go."""
    store = Store(folder / "hands.sqlite")
    key = next(iter(store.tournaments.all(name)))
    store.tournaments.set_all({key: value})
    store.close()


@pytest.mark.long
def test_a_damaged_sit_and_go_is_set_aside_and_said_so(qtbot, tmp_path):
    first = started(qtbot, tmp_path)
    enter(first)
    fold_hands(qtbot, first, 1)
    first.window.close()
    damage(tmp_path, "round.", {"0": 10**30})
    second = started(qtbot, tmp_path)
    assert not second.resume()
    words = (
        "A sit and go can't be resumed: its stored data is damaged (hand 1). It was set aside; its hands are in the "
        "history."
    )
    assert second.window.bar.note == words
    second.open_page(START)
    second.window.start.kinds.buttons[1].click()
    assert not second.window.start.resume_button.isVisible()
    second.window.close()


def test_a_damaged_hand_of_a_sit_and_go_is_said_once(qtbot, tmp_path):
    """Its next hand is dealt later, so the message still stood when it was joined to what resuming says."""
    first = started(qtbot, tmp_path)
    enter(first)
    fold_hands(qtbot, first, 1)
    first.window.close()
    with closing(sqlite3.connect(tmp_path / "hands.sqlite", isolation_level=None)) as connection:
        connection.execute("UPDATE journal SET text = 'x'")
    second = started(qtbot, tmp_path)
    assert second.resume()
    assert second.window.bar.note.count("The hand in progress was damaged and has been set aside.") == 1
    second.window.close()


def test_resume_of_a_sit_and_go_that_is_damaged_meanwhile_says_so(qtbot, tmp_path):
    """The button did nothing."""
    program = started(qtbot, tmp_path)
    enter(program)
    fold_hands(qtbot, program, 1)
    program.play(choice("omaha8"))
    program.open_page(START)
    program.window.start.kinds.buttons[1].click()
    button = program.window.start.resume_button
    assert button.accessibleDescription() == "Sit & go: Hold'em, hand 2"
    damage(tmp_path, "head.", "x")
    button.click()
    assert "A sit and go can't be resumed: its stored data is damaged (setup)." in program.window.bar.note
    program.window.start.kinds.buttons[1].click()
    assert program.window.start.isVisible() and button.accessibleDescription() == "Omaha hi/lo, hand 1"
    program.window.close()


def test_statistics_have_sit_and_goes_apart(qtbot, program):
    enter(program, field=2)
    assert my_turn_or_over(qtbot, program)
    program.pages.of(TOURNAMENT_END).finish()
    end = program.pages.of(TOURNAMENT_END).page
    qtbot.waitUntil(lambda: end.standings is not None and end.standings.is_over, timeout=WAIT_MS)
    program.open_page(STATISTICS)
    page = program.pages.of(STATISTICS).page
    qtbot.waitUntil(lambda: page.tournaments.isVisible() and bool(page.tournaments.lines), timeout=WAIT_MS)
    total, kind = page.tournaments.lines
    place = end.standings.mine.place
    assert total[:3] == ("All sit and goes", "1", f"{place}.0 of 2")
    assert kind[0] == "Hold'em, No-limit, 2 players, Turbo"


@pytest.mark.long
def test_it_goes_on_after_a_restart_at_the_same_hand_and_standings(qtbot, tmp_path):
    first = started(qtbot, tmp_path)
    tables = enter(first, field=18)
    fold_hands(qtbot, first, 2)
    my_turn_or_over(qtbot, first)
    before, events = tables.tournament.standings, list(tables.hand.events)
    first.window.close()
    second = started(qtbot, tmp_path)
    assert second.resume()
    assert my_turn_or_over(qtbot, second)
    assert second.tables.tournament.standings == before
    assert second.tables.hand.events[: len(events)] == events
    second.window.close()


def over_hand(qtbot, program):
    """Fold the present hand and see its result, but don't go on."""
    tables = program.tables
    while my_turn_or_over(qtbot, program):
        tables.act(CheckCall() if tables.hand.legal().free else Fold())
    assert tables.flow.shows_result


@pytest.mark.parametrize("field", one_of(2, [3, 18]))
def test_left_between_two_hands_it_goes_on_in_sight_with_the_next(qtbot, tmp_path, field):
    """The next hand was dealt behind the start page."""
    first = started(qtbot, tmp_path)
    enter(first, field=field)
    over_hand(qtbot, first)
    first.window.close()
    second = started(qtbot, tmp_path)
    assert second.resume()
    qtbot.waitUntil(lambda: second.window.is_at_table and second.tables.hand is not None, timeout=WAIT_MS)
    assert second.tables.table.hand_number == 2 and second.window.bar._title.text == "Sit & go: Hold'em"
    assert my_turn_or_over(qtbot, second)
    second.window.close()


def test_gone_back_to_between_two_hands_it_is_in_sight_with_a_log_of_its_own(qtbot, program):
    enter(program)
    over_hand(qtbot, program)
    program.play(choice("omaha8"))
    assert my_turn_or_over(qtbot, program)
    program.open_page(START)
    program.window.start.kinds.buttons[1].click()
    program.window.start.resume_button.click()
    assert my_turn_or_over(qtbot, program)
    assert program.window.is_at_table and program.window.bar._title.text == "Sit & go: Hold'em"
    log = apart(program.window.table.log.text.toPlainText())
    assert log.startswith("Hand 2\n") and log.count("Hand 2") == 1


def test_a_picture_of_the_history_comes_when_the_player_is_out_before_its_hands_are_played(qtbot):
    """It waited for a next hand that never came."""
    program = started(qtbot)
    sng = sng_choice("holdem", Structure.NO_LIMIT, "turbo", 2, ("maniac:beginner",))
    for there in pictures()["history"].way(program, Wanted(choice=sng, hands=150)):
        qtbot.waitUntil(there, timeout=WAIT_MS)
    assert program.tables.tournament.standings.is_done
    assert program.tables.tournament.standings.played < 150 and program.pages.of(HISTORY).is_shown
    program.window.close()


def test_a_stack_is_worth_its_prizes_by_icm_until_the_player_is_out(qtbot, program):
    tables = enter(program)
    assert my_turn_or_over(qtbot, program)
    now = tables.tournament.standings
    stacks = {now.me: 5000, **{row.player: 1500 for row in now.rows if row.player != now.me}}
    changed = replace(
        now,
        rows=tuple(replace(row, chips=stacks[row.player]) for row in now.rows),
    )
    first, second = 5000 / 8000, 2 * (1500 / 8000) * 5000 / 6500
    prizes = [*now.setup.prizes, 0]
    assert changed.worth[now.me] == round(prizes[0] * first + prizes[1] * second)
    out = replace(changed, rows=tuple(replace(row, table=None) if row.player == now.me else row for row in now.rows))
    assert now.me not in out.worth and len(out.worth) == 2


def test_the_end_is_opened_again_from_the_history(qtbot, program):
    """Once its page was left, the places and the costliest decisions could not be seen again."""
    tables = enter(program, field=3)
    fold_hands(qtbot, program, 1)
    number = tables.flow.sng.id
    end = program.pages.of(TOURNAMENT_END)
    end.finish()
    qtbot.waitUntil(lambda: end.page.standings.is_over, timeout=WAIT_MS)
    before = end.page.title, end.page.course, end.page.rows.lines
    costly = CostlyDecision(7, 2, 1, "turn", 3, (), phrase("You folded"), phrase("-"), 1.0, 0.1)
    end.page.costly.show_weighed(Weighed(1, 1, 1, (costly,)))
    program.play(choice("omaha8"))
    program.open_page(HISTORY)
    page = program.pages.of(HISTORY).page
    page.table.choose(next(row for row in page.model.top if page.model.tournament(row)))
    page._show_details()
    assert page.details.end_button.isVisible()
    page.details.end_button.click()
    assert end.is_shown and (end.page.title, end.page.course, end.page.rows.lines) == before
    assert end.page.costly.decisions == (costly,), "it was weighed already"
    for button in (end.page.again_button, end.page.start_button, end.page.finish_button, end.page.watch_button):
        assert button.isHidden(), "another one would end the table that is open"
    asked_for = []
    end._review = lambda hand, place: asked_for.append((hand, place))
    qtbot.keyClick(end.page, Qt.Key.Key_V)
    assert asked_for == [(7, 2)]
    qtbot.keyClick(end.page, Qt.Key.Key_Escape)
    assert program.pages.of(HISTORY).is_shown and tables.flow.sng is None and number


def test_the_way_back_leads_to_the_end_that_was_left_not_to_one_of_the_history(qtbot, program):
    """Both are shown by one widget: after a look at a past one the live one had its places, and only a way back."""
    enter(program, field=3)
    assert my_turn_or_over(qtbot, program)
    end, window = program.pages.of(TOURNAMENT_END), program.window
    end.finish()
    qtbot.waitUntil(lambda: end.page.standings.is_over, timeout=WAIT_MS)
    past = program.tables.flow.sng.id
    enter(program, field=2)
    assert my_turn_or_over(qtbot, program)
    end.finish()
    qtbot.waitUntil(lambda: end.page.standings.is_over, timeout=WAIT_MS)
    left = window.place
    end.show_past(past)
    assert end.page.is_past and end.page.rows.lines[2]
    window.show_again(left)
    assert not end.page.is_past and len(end.page.rows.lines) == 2 and end.page.again_button.isVisible()


def test_who_looks_elsewhere_while_the_others_finish_stays_there_and_finds_the_end_at_the_table(qtbot, program):
    """The window went to the end by itself, from a lesson or the history."""
    tables = enter(program, field=3)
    assert my_turn_or_over(qtbot, program)
    end = program.pages.of(TOURNAMENT_END)
    with qtbot.waitSignal(tables.tournament.over, timeout=WAIT_MS):
        end.finish()
        program.open_page(HISTORY)
    assert program.pages.of(HISTORY).is_shown and tables.table is None
    program.open_page(TABLE)
    assert end.is_shown and end.page.standings.is_over and end.page.again_button.isVisible()
    end.page.start_button.click()
    program.open_page(TABLE)
    assert program.window.place.page is program.window.start


def test_practice_shows_the_standings_of_the_hand_that_is_practised(qtbot, program):
    tables = enter(program, field=3)
    assert my_turn_or_over(qtbot, program)
    first = tables.tournament.standings
    fold_hands(qtbot, program, 2)
    assert my_turn_or_over(qtbot, program)
    now, panel = tables.tournament.standings, program.window.table.standings
    assert panel.rows._standings == now != first
    hands = program.store.tournament_hands(tables.flow.sng.id)
    prizes = tables.table.prizes
    program.practice.line(hands[0], 0, tables.table.hero)
    assert prizes is not None and tables.table.prizes == prizes, "chips are worth there what they were worth"
    assert tables.flow.hands.is_practising and panel.rows._standings == first and panel.isVisible()
    tables.flow.back_to_hand()
    assert panel.rows._standings == now == tables.tournament.standings
    program.play(choice("omaha8"))
    assert my_turn_or_over(qtbot, program) and not panel.isVisible()
    program.practice.line(hands[1], 0, 0)
    assert panel.isVisible() and panel.rows._standings.hand == 2
    tables.flow.back_to_hand()
    assert not panel.isVisible(), "a cash table has none"


def test_a_mix_says_beside_the_table_when_its_game_changes(qtbot, program):
    program.play(sng_choice("horse", Structure.FIXED, "turbo", 3, PERSONAS))
    tables = program.tables
    assert my_turn_or_over(qtbot, program)
    level = program.window.table.standings._level
    assert level.text() == "Level 1: 20/40\nNext in 8 hands\nNext game in 3 hands"
    fold_hands(qtbot, program, 2)
    assert level.text().endswith("\nNext in 6 hands\nNext game in 1 hand")
    fold_hands(qtbot, program, 1)
    assert tables.table.changes_game and level.text().endswith("\nNext game in 3 hands")
