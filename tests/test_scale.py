"""Everything grows with the window: what is there at 1280×800 is there in one twice the size, twice as large."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QHBoxLayout, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from pokertable.app.dress import Dress, scales
from pokertable.app.pages import QUIZ
from pokertable.model.games import OMAHA8
from pokertable.session.profile.settings import Settings
from pokertable.views.cards.card import CardPictures
from pokertable.views.desk.statistics.results import ResultsByGame
from pokertable.views.kit.fonts import designed, enlarged, foot_height, least_text, scaled, sized
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import Drawn
from pokertable.views.kit.stylesheet import stylesheet
from pokertable.views.kit.theme import DARK
from pokertable.views.log.text import LogText
from pokertable.views.quiz.board.felt import QuizFelt
from pokertable.views.quiz.decide.verdict import FactBox
from pokertable.views.start.scene import StartScene
from pokertable.views.widgets import notices
from pokertable.views.widgets.layouts import in_row
from pokertable.views.window.window_bar import WindowBar
from tests.everywhere import leave, on_screen, opened, places
from tests.fits import SETTLED_MS, check_room
from tests.narrow import known
from tests.painted import looked_at
from tests.test_app import choice, my_turn_or_over, started

USUAL: Final = QSize(1280, 800)
NEARLY: Final = 16
"""Px that a part may lie apart: widths of words and heights of lines are whole px of their own."""
OTHERWISE: Final = ("start", "session-end", "decide", "decide-verdict")
"""The start page rounds a layout of its own; the missed cards of a session end scroll sooner in a larger window; each
time another decision is asked."""

Parts = list[tuple[str, tuple[int, int, int, int]]]


def parts_of(window: QWidget) -> Parts:
    """Every visible widget of the page in sight, and where it lies."""
    found = []
    for part in window.findChildren(QWidget):
        inside = part.parentWidget()
        while inside is not None and not isinstance(inside, WindowBar):
            inside = inside.parentWidget()
        own = not part.objectName().startswith("qt_") and not isinstance(part, WindowBar)
        if own and inside is None and part.isVisible() and part.window() is window:
            at = part.mapTo(window, QPoint())
            found.append((type(part).__name__, (at.x(), at.y(), part.width(), part.height())))
    return found


def parts_at_rest(qtbot: QtBot, window: QWidget) -> Parts:
    """The parts once nothing moves from one look to the next: what was shown at last is laid out by then."""
    QApplication.processEvents()
    seen: list[Parts] = [[]]

    def rests() -> bool:
        seen.append(parts_of(window))
        return seen[-1] == seen[-2]

    qtbot.waitUntil(rests, timeout=SETTLED_MS)
    return seen[-1]


def wrong_parts(before: Parts, after: Parts, times: float) -> list[object]:
    assert [name for name, _ in before] == [name for name, _ in after]
    return [
        (name, was, now)
        for (name, was), (_, now) in zip(before, after, strict=True)
        if any(abs(times * one - other) > NEARLY for one, other in zip(was, now, strict=True))
    ]


def check_scaled(before: Parts, top: QWidget, times: float) -> None:
    wrong = wrong_parts(before, parts_of(top), times)
    if wrong:
        raise AssertionError(
            f"{len(wrong)} parts are not {times} times as large (sizes go through `scaled`, margins and spacings of a "
            f"grid through `follow_scale`); kind, before, after: {wrong[:5]}"
        )


@pytest.mark.parametrize("times", [2.0, pytest.param(1.35, marks=pytest.mark.long)])
@pytest.mark.parametrize("place", [each for each in places("table", "settings") if each.values[0] not in OTHERWISE])
def test_a_page_in_a_larger_window_is_the_page_larger(qtbot, tmp_path, monkeypatch, place, times):
    monkeypatch.setattr(notices, "LASTS_MS", 60_000)  # on a slow machine a note passed while the page was laid out
    program, top = opened(qtbot, tmp_path, place, (USUAL.width(), USUAL.height()))
    if top is program.window:
        before = parts_at_rest(qtbot, top)
        top.resize(USUAL * times)
        qtbot.waitUntil(partial(check_scaled, before, top, times))
    leave(program)


VIEWS: Final = Path(__file__).parents[1] / "pokertable" / "views"
DRAWN: Final = {
    "QRectF",
    "QPointF",
    "QLineF",
    "adjusted",
    "translated",
    "drawEllipse",
    "paint_box",
    "paint_ground",
    "QPen",
}
"""Calls whose numbers are places, sizes and widths of what is painted."""
HAIR: Final = 1
"""Px of a line as thin as a screen has it; from 1,000 on a number stands for no limit."""


def bare(node: ast.expr) -> Iterator[float]:
    """The px that such a number adds, whatever the window's size."""
    match node:
        case ast.Constant(value=int() | float() as px):
            yield abs(px)
        case ast.BinOp(left=left, op=ast.Add() | ast.Sub(), right=right):
            yield from (*bare(left), *bare(right))
        case ast.UnaryOp(operand=operand):
            yield from bare(operand)
        case ast.IfExp(body=body, orelse=otherwise):
            yield from (*bare(body), *bare(otherwise))
        case ast.Call(func=ast.Name(id="round"), args=[rounded]):
            yield from bare(rounded)


def named(call: ast.Call) -> str:
    match call.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ast.unparse(call.func)


@cache
def parsed() -> list[tuple[Path, ast.Module]]:
    """Every module of the views."""
    return [(path, ast.parse(path.read_text("utf-8"))) for path in sorted(VIEWS.rglob("*.py"))]


def test_what_is_painted_grows_with_the_window():
    """A handle of 8 px is no handle on a large screen."""
    wrong = [
        f"{path.relative_to(VIEWS)}:{call.lineno}: {ast.unparse(call)}"
        for path, tree in parsed()
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and named(call) in DRAWN
        for each in call.args
        if any(HAIR < px < 1000 for px in bare(each))
    ]
    assert wrong == []


SIZED: Final = re.compile(r"set(Fixed|Minimum|Maximum)(Height|Width|Size)|setSpacing|setContentsMargins")


def test_what_is_sized_as_it_is_built_follows_the_window():
    """The felt of an open dialog kept the height of a small window, and the rows below lay on its cards."""
    wrong = [
        f"{path.relative_to(VIEWS)}:{call.lineno}: {ast.unparse(call)}; `follow_scale` or `follow_text` says it again"
        for path, tree in parsed()
        for built in ast.walk(tree)
        if isinstance(built, ast.FunctionDef) and built.name == "__init__"
        for call in ast.walk(built)
        if isinstance(call, ast.Call) and SIZED.fullmatch(named(call))
        if any(isinstance(each, ast.Call) and named(each) in ("scaled", "sized") for each in ast.walk(call))
    ]
    assert wrong == []


def test_the_felt_of_a_read_grows_with_the_window(qtbot, tmp_path, monkeypatch):
    on_screen(monkeypatch, (2560, 1640))
    program, dialog = opened(qtbot, tmp_path, "read", (1280, 800))
    felt = known(dialog.findChild(QuizFelt))
    before = felt.height()
    program.window.resize(2560, 1600)
    qtbot.waitUntil(lambda: felt.height() == pytest.approx(2 * before, abs=2), timeout=SETTLED_MS)
    leave(program)


def test_the_hand_of_the_start_page_lies_as_far_below_the_edge_as_in_a_usual_window(qtbot, monkeypatch):
    tops: list[float] = []
    monkeypatch.setattr(CardPictures, "paint", lambda _, painter, at, *rest: tops.append(at.y()))
    scene = StartScene()
    qtbot.addWidget(scene)
    scene.show_game(OMAHA8)
    for ui in (1.0, 2.0):
        look().change(ui=ui)
        scene.resize(round(1232 * ui), round(268 * ui))
        scene.grab()
    assert tops[-1] == 2 * tops[0] > 0


def test_the_log_keeps_its_margins(qtbot):
    log = LogText()
    qtbot.addWidget(log)
    look().change(ui=2.0)
    assert log.document().documentMargin() == 16


@pytest.mark.parametrize("ui", [1.0, 1.35, 1.9, 2.7])
@pytest.mark.parametrize(("part", "px"), [("QSlider::handle:horizontal", 16), ("QMenu::indicator", 8)])
def test_discs_of_the_style_are_round(part, px, ui):
    """Qt draws a square where a radius is more than half of the width."""
    (rule,) = re.findall(rf"^{part} {{([^}}]+)}}", stylesheet(DARK, ui, ui), re.M)
    wide, radius = (int(re.findall(rf"{name}: ([0-9]+)px", rule)[0]) for name in ("width", "border-radius"))
    assert wide == pytest.approx(px * ui, abs=1.5) and wide - 1 <= 2 * radius <= wide


def test_fold_is_as_large_as_designed_on_a_large_screen(qtbot):
    program = started(qtbot)
    program.window.resize(2560, 1440)
    program.play(choice("omaha8"))
    assert my_turn_or_over(qtbot, program)
    button = program.window.table.panel.choices.fold_button
    assert (button.width() - 2 * scaled(3), button.height() - 2 * scaled(3)) == (
        pytest.approx(223, abs=4),
        pytest.approx(184, abs=2),
    )
    program.window.close()


def test_whole_px_stay_whole_and_text_grows_beyond_the_window(qtbot):
    assert (scaled(3), scaled(2.5), designed(30)) == (3, 2.5, 30)
    look().change(ui=1.35, text_scale=1.35 * 1.3)
    assert (scaled(10), sized(10), enlarged(10)) == (14, 18, 13)
    assert scaled(2.5) == pytest.approx(3.375) and designed(1350) == pytest.approx(1000)
    assert foot_height(compact=False) == scaled(168) + 2 * (sized(20) - scaled(20))
    with pytest.raises(ValueError, match=r"0\.9"):
        look().change(ui=0.9)


def test_margins_of_a_layout_follow_the_window(qtbot):
    inside, widget = QWidget(), QWidget()
    qtbot.addWidget(widget)
    layout = in_row(inside, of=widget, margins=(16, 8, 12, 4), spacing=6)
    look().change(ui=2.0)
    margins = layout.contentsMargins()
    assert (margins.left(), margins.top(), margins.right(), margins.bottom()) == (32, 16, 24, 8)
    assert isinstance(layout, QHBoxLayout) and layout.spacing() == 12


def test_a_window_that_is_dragged_is_dressed_when_it_rests(qtbot, qapp, monkeypatch):
    dressed: list[QSize | None] = []
    dress = Dress()

    def put_on(self: Dress, settings: Settings) -> None:
        dressed.append(self._window_size)
        self._worn = scales(settings.text_size, self._window_size)

    monkeypatch.setattr(Dress, "settles_ms", 20)
    monkeypatch.setattr(Dress, "put_on", put_on)
    for width in range(2560, 2600, 4):
        dress.fit(Settings(), QSize(width, 1600))
    assert len(dressed) == 1
    dress.fit(Settings(), QSize(1280, 800))
    dress.fit(Settings(), QSize(1920, 1200))
    assert len(dressed) == 1
    qtbot.waitUntil(lambda: len(dressed) == 2)
    QApplication.processEvents()
    assert len(dressed) == 2


@pytest.mark.parametrize("place", places("table", "decide-verdict"))
def test_no_text_in_a_large_window_is_smaller_than_the_least_of_a_usual_one(qtbot, tmp_path, place):
    """Where a line had no room in its size, it fell back to one that was not that of the window.

    Sizes are whole px: one may be lost by rounding. And each has room: a measure that grew with the window twice was
    seen only where its words lay beyond what they are in.
    """
    program, top = opened(qtbot, tmp_path, place, (2560, 1440))
    check_room(qtbot, top)
    small = [each for each in [*looked_at(top).sizes, *sizes_of_labels(top)] if each[0] < least_text() - 1]
    assert sorted(set(small)) == []
    leave(program)


def sizes_of_labels(top: QWidget) -> list[tuple[float, str, str]]:
    """The type size in px of what Qt draws, its words, and its kind."""
    found = []
    for part in top.findChildren(QWidget):
        if isinstance(part, QLabel | QAbstractButton | QLineEdit | QComboBox) and not isinstance(part, Drawn):
            words = part.currentText() if isinstance(part, QComboBox) else part.text()
            if words.strip() and part.isVisible():
                found.append((float(part.fontInfo().pixelSize()), words, type(part).__name__))
    return found


def test_no_bar_stays_at_the_end_of_a_session_in_a_window_made_smaller(qtbot, tmp_path):
    """While the bar is there words need another line, and the bar for it."""
    program, _ = opened(qtbot, tmp_path, "summary", (1280, 800))
    summary = program.pages.of(QUIZ).page.summary
    assert len(summary.cards) == 3
    for width in range(1024, 1280, 24):
        for size in ((1280, 800), (width, 700)):
            program.window.resize(*size)
            QApplication.processEvents()
        qtbot.waitUntil(lambda: not summary.lines.verticalScrollBar().isVisible(), timeout=SETTLED_MS)
    leave(program)


def test_when_a_missed_question_returns_stands_at_its_cards_edge_in_a_window_made_smaller(qtbot, tmp_path):
    """It kept the room that its words had taken in the large window."""
    program, _ = opened(qtbot, tmp_path, "summary", (2560, 1440))
    program.window.resize(1280, 800)
    for card in program.pages.of(QUIZ).page.summary.cards:
        back = card.back
        qtbot.waitUntil(lambda back=back: back.width() <= back.fontMetrics().horizontalAdvance(back.text()) + 1)
    leave(program)


def test_results_by_game_have_room_in_a_window_made_larger(qtbot, tmp_path):
    """They kept the greatest height of the small window, and one game had to be scrolled."""
    program, top = opened(qtbot, tmp_path, "statistics", (1024, 700))
    games = known(top.findChild(ResultsByGame))
    for size in ((3840, 2160), (1280, 800)):
        program.window.resize(*size)
        qtbot.waitUntil(lambda: games.visibleRegion().boundingRect().height() == games.height(), timeout=SETTLED_MS)
    leave(program)


def test_a_fact_of_a_verdict_keeps_the_height_of_its_lines_in_a_window_made_smaller(qtbot, tmp_path, speak):
    """Its second line was cut: the layout kept the heights of a wider column."""
    assert speak("fr") is None
    program, top = opened(qtbot, tmp_path, "decide-verdict", (1024, 700))

    def whole() -> bool:
        boxes = [box for box in top.findChildren(FactBox) if box.isVisible()]
        return len(boxes) > 1 and all(box.height() == box.heightForWidth(box.width()) for box in boxes)

    for size in ((2560, 1440), (1280, 800)):
        program.window.resize(*size)
        qtbot.waitUntil(whole, timeout=SETTLED_MS)
    leave(program)
