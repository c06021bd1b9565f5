"""Starting hands on the screen: the ladder is browsed, a hand typed or dealt finds its place, hold'em has its grid."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from pokertable.model.cards import parse_cards
from pokertable.model.games import HOLDEM
from pokertable.session.words.breaks import apart
from pokertable.training.starts.first_in import STACKS, Does, Step, does_at, starts_at, steps_at
from pokertable.training.starts.grid import SIZE, cards_at, cell_of, name_at
from pokertable.training.starts.start import start
from pokertable.views.kit.look import look
from pokertable.views.kit.translate import tr
from pokertable.views.starts.felt import StartFelt, _Reason
from pokertable.views.starts.page import StartsPage
from tests.narrow import known
from tests.painted import looked_at

KEY = Qt.Key


@pytest.fixture
def page(qtbot: QtBot) -> StartsPage:
    made = StartsPage(seed=3)
    qtbot.addWidget(made)
    made.resize(1280, 756)
    made.offer(["holdem", "omaha8"], "omaha8", ["omaha8"])
    made.show()
    return made


def test_the_title_is_the_bars_alone(page: StartsPage) -> None:
    assert "Starting hands" not in [label.text() for label in page.findChildren(QLabel)]


def test_up_and_down_browse_the_ladder_from_the_best_to_the_worst(qtbot: QtBot, page: StartsPage) -> None:
    ladder = page.ladder
    assert [each.better for each in ladder.starts] == sorted(each.better for each in ladder.starts)
    assert page.felt.start is ladder.starts[0] and ladder.isVisible() and not page.grid.isVisible()
    qtbot.keyClick(page, KEY.Key_Down)
    assert ladder.at == 1 and page.felt.start is ladder.starts[1]
    assert "op " in page.felt.accessibleName() and "%" in ladder.accessibleDescription()
    qtbot.keyClick(page, KEY.Key_Up)
    assert ladder.at == 0


def test_the_cards_in_sight_that_a_rank_rests_on_are_told(page: StartsPage) -> None:
    page.offer(["courchevel", "omaha8"], "courchevel", [])
    assert len(known(page.felt.start).seen) == 1
    assert page.felt.accessibleDescription().startswith("Also showing, ")
    page.offer(["courchevel", "omaha8"], "omaha8", [])
    assert page.felt.accessibleDescription() == ""


def test_a_typed_or_dealt_hand_finds_its_place(qtbot: QtBot, page: StartsPage) -> None:
    count = len(page.ladder.starts)
    page.field.setFocus()
    qtbot.keyClicks(page.field, "As2s3hKd")
    found = known(page.felt.start)
    assert found.cards == parse_cards("As2s3hKd") and page.ladder.starts[page.ladder.at] is found
    page.setFocus()
    qtbot.keyClick(page, KEY.Key_N)
    assert page.felt.start is not found and len(page.ladder.starts) == count + 1
    assert [each.better for each in page.ladder.starts] == sorted(each.better for each in page.ladder.starts)


def test_another_seat_has_other_ranks_and_keys_lead_on(qtbot: QtBot, page: StartsPage) -> None:
    first = page.ladder.starts
    page.seats.buttons[3].click()
    assert page.ladder.starts != first and known(page.felt.start).behind == page.seats.value
    with qtbot.waitSignal(page.quiz_wanted) as wanted:
        qtbot.keyClick(page, KEY.Key_Q)
    assert wanted.args == ["omaha8"]
    with qtbot.waitSignal(page.left):
        qtbot.keyClick(page, KEY.Key_Escape)


def test_holdem_has_a_grid_by_seat_and_stack(qtbot: QtBot, page: StartsPage) -> None:
    page.games.setCurrentIndex(0)
    assert page.grid.isVisible() and not page.quiz_button.isVisible()
    assert known(page.felt.start).cards == cards_at(0, 0)
    qtbot.keyClick(page.grid, KEY.Key_Right)
    assert page.grid.accessibleDescription().startswith("AKs") and known(page.felt.start).cards == cards_at(0, 1)
    page.stacks.setCurrentIndex(1)
    assert page.grid.stack == 15 and "all-in" in page.grid.accessibleDescription()


def test_how_strong_a_start_is_from_each_seat_stands_below_it(qtbot: QtBot, page: StartsPage) -> None:
    strength = page.one.strength
    assert not strength.isVisible()
    page.games.setCurrentIndex(0)
    page.grid.choose(*divmod(cell_of(parse_cards("7s7h")), SIZE))
    assert strength.isVisible() and [row.behind for row in strength.rows] == [5, 4, 3, 2, 1]
    wins = [known(known(start(HOLDEM, behind, parse_cards("7s7h"))).raised) for behind in (5, 4, 3, 2, 1)]
    assert [row.wins for row in strength.rows] == wins
    assert strength.accessibleDescription().startswith(f"UTG, +{wins[0]:.1f}, raise")
    assert [row.does(100) for row in strength.rows] == [does_at(row.behind, 100)[7][7] for row in strength.rows]
    page.stacks.setCurrentIndex(1)
    assert "all-in" in strength.accessibleName() and "20 or more, all-in" in strength.accessibleDescription()
    assert [row.does(15) for row in strength.rows] == [does_at(row.behind, 15)[7][7] for row in strength.rows]


def test_a_low_window_has_the_felt_alone(page: StartsPage) -> None:
    page.games.setCurrentIndex(0)
    page.resize(1024, 656)
    assert not page.one.strength.isVisible() and page.felt.height() == page.one.height()


@pytest.mark.painted
@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_what_a_rank_counts_is_as_large_as_the_line_under_it(qtbot: QtBot, speak, language: str) -> None:
    """In a small window it was set narrow, and smaller than its neighbour."""
    speak(language)
    page = StartsPage(seed=3)
    qtbot.addWidget(page)
    page.resize(1024, 656)
    page.offer(["holdem", "omaha8"], "holdem", [])
    page.show()
    said, counted = looked_at(page.felt), tr("of all starting hands, by what an opening raise wins from this seat")
    sizes = [px for px, text, _ in said.sizes if apart(text) in counted]
    assert said.cut == [] and sizes and {*sizes} == {13}


@pytest.mark.painted
@pytest.mark.parametrize(("game", "hand"), [("stud8", "6s5sAs"), ("holdem", "JsTs"), ("omaha8", "AsJh6h5s")])
@pytest.mark.parametrize(("size", "text"), [((1024, 656), 1.0), ((1280, 756), 1.6)])
def test_no_words_of_a_reason_lie_on_the_bracket_of_the_next(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str, hand: str, size: tuple[int, int], text: float
) -> None:
    """In a low window "Three cards to a six" was crossed by the bracket of the ace."""
    look().change(text_scale=text)
    page, rows = StartsPage(seed=3), list[tuple[QRectF, float]]()

    def note(_felt: StartFelt, _painter: QPainter, row: QRectF, chip: Any, places: Any, wide: float) -> None:
        rows.append((row, _Reason.of(chip, places, wide, row).height))

    monkeypatch.setattr(StartFelt, "_paint_chip", note)
    qtbot.addWidget(page)
    page.resize(*size)
    page.offer([game], game, [])
    page.show()
    page.find_cards(hand)
    rows.clear()
    page.felt.grab()
    assert len(rows) == len(known(page.felt.start).chips) == 3 or text > 1
    assert all(row.height() >= needs for row, needs in rows)
    assert all(above.bottom() <= below.top() for (above, _), (below, _) in pairwise(rows))
    assert not rows or rows[-1][0].bottom() <= page.felt.height()


def test_the_foot_grows_with_its_note(qtbot: QtBot, page: StartsPage) -> None:
    page.resize(1024, 656)
    before = known(page.note.parentWidget()).height()
    page.note.setText(5 * page.note.text())
    qtbot.waitUntil(lambda: page.note.height() >= page.note.heightForWidth(page.note.width()))
    assert known(page.note.parentWidget()).height() > before


def test_the_grid_is_every_start_once_and_late_seats_raise_more() -> None:
    names = {name_at(row, column) for row in range(SIZE) for column in range(SIZE)}
    assert len(names) == 169 and {"AA", "AKs", "AKo", "72o"} <= names
    for row, column in ((0, 0), (0, 1), (1, 0)):
        assert starts_at(2)[row][column].cards == cards_at(row, column)
    raised = [sum(each is Does.RAISE for line in does_at(behind, 100) for each in line) for behind in (5, 2)]
    assert 0 < raised[0] < raised[1]
    pushed = [sum(each is Does.RAISE for line in does_at(3, stack) for each in line) for stack in (15, 7)]
    assert 0 < pushed[0] < pushed[1]
    assert {each for line in does_at(3, 10) for each in line} == {Does.RAISE, Does.FOLD}


def test_each_row_says_what_speaks_for_its_place(page: StartsPage) -> None:
    """A column of one sentence taught nothing: "weak low draw" in six rows of fourteen."""
    px, rows = page.ladder._notes(400)
    assert px and all(rows) and len(rows) == len(page.ladder.starts)
    told = Counter(map(tuple, rows))
    assert max(told.values()) <= 2 and len(told) >= 0.8 * len(rows)
    narrowest = next(room for room in range(40, 400) if any(page.ladder._notes(room)[1]))
    narrow, lines = page.ladder._notes(narrowest)
    assert narrow and ["Pair of aces,", "double-suited"] in lines
    assert not any(page.ladder._notes(40)[1])


def test_the_seats_are_those_of_the_game_and_the_chosen_one_stays(page: StartsPage) -> None:
    page.seats.buttons[2].click()
    assert [button.text() for button in page.seats.buttons] == ["UTG", "HJ", "CO", "BTN", "SB", "BB"]
    page.games.setCurrentIndex(0)
    assert [button.text() for button in page.seats.buttons] == ["UTG", "HJ", "CO", "BTN", "SB"]
    assert page.seats.value == 3 and page.grid.behind == 3
    page.offer(["holdem", "stud8"], "stud8", [])
    assert page.seats.buttons[0].text() == "First to act" and page.seats.value == 3
    assert known(page.felt.start).behind == 3


def test_words_of_all_seats_are_of_one_size_and_break_where_they_must(qtbot: QtBot, page: StartsPage) -> None:
    page.offer(["stud8"], "stud8", [])
    page.resize(1280, 656)
    qtbot.waitUntil(lambda: page.seats.geometry().right() <= page.width() - 24)
    large = page.seats.type_size
    page.resize(1024, 656)
    qtbot.waitUntil(lambda: page.seats.geometry().right() <= page.width() - 24 and page.seats.type_size < large)
    assert page.seats.type_size >= 11


@pytest.mark.parametrize("stack", STACKS)
def test_the_better_a_start_of_the_grid_the_more_it_stands_out(stack: int) -> None:
    steps = steps_at(3, stack)
    assert tuple([tuple([step.does for step in row]) for row in steps]) == does_at(3, stack)
    assert {Step.FAR, Step.THIN, Step.STRONG} <= {step for row in steps for step in row}
    pairs = [steps[rank][rank].value for rank in range(SIZE)]
    assert pairs[0] == Step.STRONG.value and pairs == sorted(pairs, reverse=True)


@pytest.mark.parametrize(("typed", "cell"), [("K2o", (12, 1)), ("k2s", (1, 12)), ("77", (7, 7))])
def test_in_a_grid_a_hand_is_typed_by_the_name_of_its_cell(
    qtbot: QtBot, page: StartsPage, typed: str, cell: tuple[int, int]
) -> None:
    """K2o, as it stands there, found nothing and said nothing."""
    page.offer(["holdem"], "holdem", ())
    qtbot.keyClicks(page.field, typed)
    assert page.grid.cell == cell
    assert {card.rank for card in known(page.felt.start).cards} == {12 - place for place in cell}


def test_no_row_above_the_line_where_a_seat_stops_says_more_than_the_line(page: StartsPage) -> None:
    """A start of the "15%" stood above the line of the top 14%."""
    page.offer(["omaha", "omaha8"], "omaha", [])
    lines = 0
    for button in page.seats.buttons:
        button.click()
        ladder = page.ladder
        if ladder._stop is None:
            continue
        lines += 1
        line = max(ladder.starts[0].step, round(100 * ladder.starts[0].plays))
        assert all((each.rank <= line) == (at < ladder._stop) for at, each in enumerate(ladder.starts))
    assert lines
