"""The statistics page: what it shows, asks for and says when there is nothing."""

from dataclasses import replace
from datetime import datetime

import pyqtgraph
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication, QComboBox

from pokertable.model.betting.structure import Structure
from pokertable.model.games import CATALOGUE
from pokertable.session.history.decisions import DecisionsReport, Lost
from pokertable.session.history.statistics import Figures
from pokertable.session.history.statistics_report import Breakdown, FilterChoices, Report, ReportLine, ResultUnit
from pokertable.session.history.store.filters import EVERY_HAND, HandFilter
from pokertable.session.history.store.history import Graph
from pokertable.session.play.tournament_results import TournamentFigures
from pokertable.training.rate import Rate
from pokertable.views.desk.statistics.page import StatisticsPage
from pokertable.views.desk.statistics.table import SAMPLE, columns
from pokertable.views.desk.words import game_title, line_title, signed
from pokertable.views.kit.fonts import width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.stylesheet import stylesheet
from pokertable.views.kit.theme import DARK, LIGHT
from tests.games import one_of

MINE = Figures(
    hands=1200, result=500, big_bets=60.0, adjusted_big_bets=-24.0, voluntary=300, raised=150, saw_second=250,
    showdowns=100, won_showdowns=55, split_showdowns=40, scooped=10, low_showdowns=20, low_shares=7.0,
)  # fmt: skip
HOLDEM = Figures(hands=3, big_bets=-1.5, voluntary=1, saw_second=1)
CHOICES = FilterChoices(
    hands=1203, games=("holdem none", "omaha8 pot"), positions=("BTN", "BB", ""), opponents=("tag", "rock")
)
NO_GRAPH = Graph((0,), (0.0,), (0.0,))
GRAPH = Graph((0, 600, 1200), (0.0, 80.0, 60.0), (0.0, 10.0, -24.0))
REPORT = Report(
    breakdown=Breakdown.GAME,
    total=ReportLine("", MINE),
    lines=(ReportLine("omaha8 fixed", MINE), ReportLine("holdem none", HOLDEM, ResultUnit.BIG_BLIND)),
    graph=GRAPH,
    is_split=True,
)
NOTHING = Report(breakdown=Breakdown.GAME, total=ReportLine("", Figures()), lines=(), graph=NO_GRAPH, is_split=False)


@pytest.fixture
def page(qtbot):
    page = StatisticsPage()
    page.resize(1024, 664)
    qtbot.addWidget(page)
    page.show()
    return page


@pytest.fixture
def styled(page):
    """In the program's style sheet, which takes as long as the page itself: for what has to have room."""
    page.setStyleSheet(stylesheet(DARK))


@pytest.mark.usefixtures("styled")
def test_figures_beside_the_graph_have_room_in_a_window_that_grew(page):
    page.show_report(REPORT, CHOICES)
    axis = page.graph.plot.getAxis("left")
    before = axis.fixedWidth
    look().change(ui=2.0, text_scale=2.0)
    assert axis.fixedWidth == pytest.approx(2 * before, abs=4)


@pytest.mark.usefixtures("styled")
def test_the_note_under_a_table_does_not_touch_the_edge(page):
    page.show_report(REPORT, CHOICES)
    page.tabs[Breakdown.OPPONENT].click()
    page.show_report(replace(REPORT, breakdown=Breakdown.OPPONENT), CHOICES)
    QApplication.processEvents()
    left = page.note.mapTo(page, page.note.contentsRect().topLeft()).x()
    assert page.note.isVisible() and left >= page.table.mapTo(page, QPoint()).x() + 12


def cells(page, row):
    model = page.table.model()
    return [
        (index.data(), index.data(SAMPLE))
        for index in (model.index(row, column) for column in range(model.columnCount()))
    ]


def test_every_figure_stands_with_its_number_of_hands(page):
    page.show_report(REPORT, CHOICES)
    assert cells(page, 1) == [
        ("Omaha hi/lo", "Fixed-limit"),
        ("1,200", ""),
        ("+5.0", "big bets"),
        ("−2.0", "big bets"),
        ("25.0%", "300 of 1,200"),
        ("12.5%", "150 of 1,200"),
        ("40.0%", "100 of 250"),
        ("55.0%", "55 of 100"),
        ("25.0%", "10 of 40"),
        ("35.0%", "20 lows"),
    ]


def test_a_share_of_nothing_is_no_share(page):
    page.show_report(REPORT, CHOICES)
    assert cells(page, 2)[2:4] == [("–", "after 200 hands"), ("–", "")], "said once"
    assert cells(page, 2)[6:] == [("0.0%", "0 of 1"), ("–", ""), ("–", ""), ("–", "")]


def test_columns_say_what_they_count(page):
    page.show_report(REPORT, CHOICES)
    model = page.table.model()
    for number, column in enumerate(columns(), 1):
        tip = model.headerData(number, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
        assert tip == column.meaning and len(tip) > 20


def test_games_without_a_low_have_no_columns_of_it(page):
    line = ReportLine("holdem none", HOLDEM, ResultUnit.BIG_BLIND)
    page.show_report(replace(REPORT, total=line, lines=(line,), is_split=False), CHOICES)
    model = page.table.model()
    titles = [model.headerData(each, Qt.Orientation.Horizontal) for each in range(model.columnCount())]
    assert titles[-1] == "Won at\nshowdown" and len(titles) == len(cells(page, 1)) == 8
    page.show_report(REPORT, CHOICES)
    assert model.columnCount() == 10


@pytest.mark.parametrize("unit", list(ResultUnit))
def test_the_graph_names_its_unit_and_both_lines_at_their_ends(page, unit):
    page.show_report(replace(REPORT, total=ReportLine("", MINE, unit)), CHOICES)
    words = "big bets" if unit is ResultUnit.BIG_BET else "big blinds"
    assert page.graph.title.text() == f"Result in {words}"
    assert [end[1:3] for end in page.graph.ends.ends] == [("Result", 60.0), ("All-in adjusted", -24.0)]
    assert f"1,200 hands in {words}" in page.graph.plot.accessibleName()


def test_while_all_ins_are_counted_the_page_says_so_and_shows_no_result_in_their_place(page):
    counting = replace(MINE, adjusted_big_bets=None)
    graph = replace(GRAPH, adjusted=(0.0, 10.0), pending=12)
    lines = (ReportLine("omaha8 fixed", counting), ReportLine("holdem none", HOLDEM, ResultUnit.BIG_BLIND))
    page.show_report(replace(REPORT, total=ReportLine("", counting), lines=lines, graph=graph), CHOICES)
    assert [cells(page, row)[3] for row in range(3)] == [
        (("calculating…"), ""),
        (("calculating…"), ""),
        ("–", ""),
    ]
    assert page.graph.reading.text() == "Calculating the all-in-adjusted result: 12 all-ins to go"
    assert [end.said for end in page.graph.ends.ends] == ["", "calculating…"]
    assert page.graph.plot.accessibleName().endswith(": +60.0; all-in adjusted not calculated yet")
    page.graph.read_at(600)
    assert page.graph.reading.text() == "After 600 hands: +80.0, all-in adjusted +10.0"
    page.graph.read_at(1200)
    assert page.graph.reading.text() == "After 1,200 hands: +60.0, all-in adjusted not calculated yet"
    page.show_report(REPORT, CHOICES)
    assert page.graph.reading.text() == "" and [end.said for end in page.graph.ends.ends] == ["", ""]
    assert cells(page, 1)[3] == ("−2.0", "big bets")


@pytest.mark.usefixtures("styled")
def test_names_at_the_ends_of_the_lines_never_cover_each_other(page, qtbot):
    for ends in ((60.0, -24.0), (60.0, 59.9), (0.0, 0.1), (-24.0, 60.0)):
        page.show_report(replace(REPORT, graph=Graph((0, 1200), (0.0, ends[0]), (0.0, ends[1]))), CHOICES)
        qtbot.wait(20)
        first, second = page.graph.ends.tops()
        assert abs(first - second) >= 40 and min(first, second) >= 0
        assert max(first, second) + 40 <= page.graph.ends.height()
        assert (first < second) is (ends[0] > ends[1])


@pytest.mark.usefixtures("styled")
def test_figures_grow_with_the_window(page, qtbot):
    look().change(ui=1.5, text_scale=1.5)
    page.resize(1920, 1134)
    page.show_report(REPORT, CHOICES)
    qtbot.waitUntil(lambda: page.table.rowHeight(0) == 66)


@pytest.mark.usefixtures("styled")
@pytest.mark.parametrize("size", [(1024, 656), (1920, 1036)])
def test_the_tabs_stay_where_they_are_whichever_is_chosen(page, size):
    page.resize(*size)
    page.show_report(REPORT, CHOICES)
    page.misreads.show_weeks([Rate(3, 100)] * 8, [Rate(100, 100)] * 8)
    kind = "You paid for the whole pot with a draw to half of it."
    kinds = (Lost((kind,), 240, 8, 242.5, 86.6),)
    page.decisions.show_report(DecisionsReport(Lost((), 12, 36, 668.3, 77.6), (), (), kinds, (), {kind: "omaha8"}))
    QApplication.processEvents()
    buttons = page.tabs.buttons
    places = []
    for button in buttons:
        button.click()
        page.show_report(replace(REPORT, breakdown=page.breakdown), CHOICES)
        QApplication.processEvents()
        places.append(buttons[0].mapTo(page, QPoint(0, 0)))
    assert len({place.toTuple() for place in places}) == 1, places


def test_the_pointer_reads_the_nearest_hand(page):
    page.show_report(REPORT, CHOICES)
    for at, reads in (
        (-50, "After 0 hands: 0.0, all-in adjusted 0.0"),
        (590, "After 600 hands: +80.0, all-in adjusted +10.0"),
        (9e9, "After 1,200 hands: +60.0, all-in adjusted −24.0"),
    ):
        page.graph.read_at(at)
        assert page.graph.reading.text() == reads


def test_one_hand_is_no_plural(page):
    first = replace(GRAPH, hands=(0, 1), results=(0.0, 8.0), adjusted=(0.0, 1.0))
    page.show_report(replace(REPORT, graph=first), CHOICES)
    assert page.graph.plot.accessibleName().startswith("Result over one hand in big ")
    page.graph.read_at(1)
    assert page.graph.reading.text() == "After one hand: +8.0, all-in adjusted +1.0"


@pytest.mark.usefixtures("styled")
@pytest.mark.painted
def test_the_pointer_over_the_plot_reads_it(page, qtbot):
    page.show_report(REPORT, CHOICES)
    qtbot.wait(20)
    view = page.graph.plot.getViewBox()
    page.graph.plot.scene().sigMouseMoved.emit(view.sceneBoundingRect().center())
    assert page.graph.reading.text() == "After 600 hands: +80.0, all-in adjusted +10.0"


def test_filters_say_what_is_wanted(page, qtbot):
    page.show_report(REPORT, CHOICES)
    filters = page.filters
    with qtbot.waitSignal(page.asked) as asked:
        filters.game.setCurrentIndex(2)
    assert asked.args == [HandFilter(variant="omaha8", structure=Structure.POT), Breakdown.GAME]
    filters.position.setCurrentIndex(filters.position.findData(""))
    filters.opponent.setCurrentIndex(2)
    assert filters.wanted() == HandFilter(variant="omaha8", structure=Structure.POT, position="", opponent="rock")


@pytest.mark.parametrize(("index", "first_day"), [(1, 21), (2, 15)])
def test_days_begin_at_midnight(page, index, first_day):
    page.filters.period.setCurrentIndex(index)
    wanted = page.filters.wanted(datetime(2026, 11, 21, 9, 30))
    assert datetime.fromtimestamp(wanted.since_ms / 1000) == datetime(2026, 11, first_day)


def test_a_choice_outlives_new_choices_and_a_lost_one_asks_for_all(page):
    page.show_report(REPORT, CHOICES)
    page.filters.game.setCurrentIndex(2)
    page.show_report(REPORT, FilterChoices(hands=5, games=("omaha8 pot", "stud8 fixed")))
    assert page.filters.game.currentData() == "omaha8 pot"
    page.show_report(REPORT, FilterChoices(hands=5, games=("stud8 fixed",)))
    assert page.filters.wanted() == EVERY_HAND


def test_each_breakdown_is_asked_for(page, qtbot):
    page.show_report(REPORT, CHOICES)
    for breakdown in (*list(Breakdown)[1:], *list(Breakdown)[:1]):
        with qtbot.waitSignal(page.asked) as asked:
            qtbot.mouseClick(page.tabs[breakdown], Qt.MouseButton.LeftButton)
        assert asked.args == [EVERY_HAND, breakdown]


def test_without_a_hand_one_sentence_and_one_button(page, qtbot):
    page.show_report(NOTHING, FilterChoices(hands=0))
    assert page.empty_words.text() == "No hands yet."
    assert page.is_empty and not page.filters.isVisible() and not page.export_button.isVisible()
    with qtbot.waitSignal(page.play_wanted):
        qtbot.mouseClick(page.empty_button, Qt.MouseButton.LeftButton)


def test_filters_that_leave_nothing_can_be_cleared(page, qtbot):
    page.show_report(REPORT, CHOICES)
    page.filters.game.setCurrentIndex(1)
    page.show_report(NOTHING, CHOICES)
    assert page.is_empty and page.filters.isVisible() and not page.export_button.isEnabled()
    with qtbot.waitSignal(page.asked) as asked:
        qtbot.mouseClick(page.empty_button, Qt.MouseButton.LeftButton)
    assert asked.args == [EVERY_HAND, Breakdown.GAME]
    page.show_report(REPORT, CHOICES)
    assert not page.is_empty and page.export_button.isEnabled()


def test_the_export_is_of_what_is_shown(page, qtbot, tmp_path):
    page.show_report(REPORT, CHOICES)
    page.filters.opponent.setCurrentIndex(1)
    with qtbot.waitSignal(page.export_wanted) as wanted:
        page.export_to(tmp_path / "figures")
    assert wanted.args == [HandFilter(opponent="tag"), Breakdown.GAME, tmp_path / "figures.csv"]


@pytest.mark.parametrize(
    ("theme", "width", "height"),
    one_of(5, [(theme, *size) for theme in (DARK, LIGHT) for size in ((1024, 656), (1280, 756), (1920, 1036))]),
)
def test_headings_and_figures_fit(page, width, height, theme):
    page.setStyleSheet(stylesheet(theme))
    look().change(theme=theme)
    page.resize(width, height)
    page.tabs[Breakdown.GAME].click()
    page.show_report(REPORT, CHOICES)
    QApplication.processEvents()
    header = page.table.horizontalHeader()
    for section, column in enumerate(columns(), 1):
        metrics = header.fontMetrics()
        needed = max(metrics.horizontalAdvance(line) for line in column.title.split("\n"))
        assert needed + 16 <= header.sectionSize(section), column.title
    hands = width_of("100,000", 14, bold=True)
    assert hands + 16 <= header.sectionSize(1)
    assert sum(header.sectionSize(section) for section in range(header.count())) <= page.table.viewport().width()


@pytest.mark.usefixtures("styled")
@pytest.mark.parametrize("width", [1024, 1920])
def test_the_name_of_every_game_has_room(page, width):
    page.resize(width, 756)
    for key in CATALOGUE:
        name, structure = line_title(Breakdown.GAME, f"{key} fixed")
        room = page.table.horizontalHeader().sectionSize(0) - 20
        assert width_of(name, 14, bold=True) <= room
        assert structure == "Fixed-limit"


@pytest.mark.painted
@pytest.mark.parametrize("theme", [DARK, LIGHT])
def test_the_arrow_of_a_filter_is_a_triangle_on_its_own_ground(qtbot, theme):
    box = QComboBox()
    qtbot.addWidget(box)
    box.setProperty("tone", "filter")
    box.setStyleSheet(stylesheet(theme))
    box.resize(160, 38)
    box.show()
    picture = box.grab().toImage()
    arrow = [(x, y) for x in range(126, 156) for y in range(8, 30) if picture.pixelColor(x, y) == theme.color("muted")]
    left, foot = min(x for x, _ in arrow), max(y for _, y in arrow)
    assert picture.pixelColor(left, foot) == picture.pixelColor(left - 4, foot)


def test_a_game_that_is_not_known_any_more_is_named_as_stored():
    assert game_title("omaha8 pot") == "Pot-limit Omaha hi/lo"
    assert game_title("pinochle fixed") == "pinochle fixed"


@pytest.mark.parametrize(
    ("value", "text"), [(0.04, "0.0"), (-0.04, "0.0"), (12.44, "+12.4"), (-999.9, "−999.9"), (-12345.6, "−12,346")]
)
def test_results_bear_their_sign(value, text):
    assert signed(value) == text


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_lines_are_as_wide_on_a_finer_screen(page, monkeypatch, scale):
    monkeypatch.setattr(page.graph, "devicePixelRatioF", lambda: scale)
    QCoreApplication.sendEvent(page.graph, QEvent(QEvent.Type.DevicePixelRatioChange))
    lines = [item for item in page.graph.plot.listDataItems() if isinstance(item, pyqtgraph.PlotDataItem)]
    assert [line.opts["pen"].widthF() / scale for line in lines if line.opts["pen"] is not None] == [2.0, 2.5]
    assert page.graph._last.opts["size"] / scale == 9


def test_hands_with_and_without_a_fixed_limit_have_their_result_in_chips_in_common(page):
    """It was a dash from the first hand with a fixed limit on."""
    page.show_report(replace(REPORT, total=ReportLine("", replace(MINE, result=-1274), None)), CHOICES)
    assert [cell[0] for cell in cells(page, 0)[2:4]] == ["–", "–"]
    assert page.graph.isHidden() and not page.overview.no_unit.isHidden()
    assert [tile.figure for tile in (page.overview.result, page.overview.per_100)] == ["−1,274", "–"]
    assert page.overview.result.about == "chips, all games together"
    page.show_report(REPORT, CHOICES)
    assert not page.graph.isHidden() and page.overview.no_unit.isHidden()


@pytest.mark.usefixtures("styled")
def test_each_games_result_is_told_in_its_unit_and_in_chips_today_and_in_all(page, qtbot):
    """What was won or lost was nowhere said by game, and of games with two units the page was empty."""
    day = replace(HOLDEM, hands=2, result=-7, big_bets=-1.75)
    games = REPORT.lines
    today = (ReportLine("holdem none", day, ResultUnit.BIG_BLIND),)
    page.show_report(replace(REPORT, total=ReportLine("", MINE, None), games=games, today=today), CHOICES)
    rows = page.overview.games
    assert rows.accessibleName() == (
        "Fixed-limit Omaha hi/lo: Today: –, In all: +60.0 big bets, +500 chips, 1,200 hands; "
        "No-limit Texas hold'em: Today: −3.5 big blinds, −7 chips, 2 hands, In all: −3.0 big blinds, 0 chips, 3 hands"
    )
    assert rows.isVisible() and rows.visibleRegion().boundingRect().height() == rows.height(), "all are in sight"
    page.show_report(replace(REPORT, games=3 * games), CHOICES)
    QApplication.processEvents()
    area = page.overview._games
    assert area.height() <= rows.height_of(3) + 2 and page.graph.height() > 100
    assert area.focusPolicy() == Qt.FocusPolicy.StrongFocus, "keys scroll it"
    page.show_report(replace(REPORT, games=games), CHOICES)
    qtbot.waitUntil(lambda: area.focusPolicy() == Qt.FocusPolicy.NoFocus)


def test_the_overview_says_that_hands_of_sit_and_goes_are_left_out(page):
    """Who had played one missed its hands in the count, and nothing said why."""
    page.show_report(REPORT, CHOICES)
    page.show_tournaments(None, {})
    assert page.overview.left_out.isHidden()
    page.show_tournaments(TournamentFigures(1, 2.0, 6.0, 0, 1, 0.5, None), {})
    assert page.overview.left_out.isVisible() and page.overview.left_out.text().startswith(
        "Sit-and-go hands don't count here"
    )


def test_a_result_per_100_is_told_from_200_hands_on_with_its_error(page):
    overview = page.overview
    for hands, stderr, figure, about in (
        (199, 1.0, "–", "after 200 hands"),
        (1200, 12.8, "+5.0", "± 25: too early to tell"),
        (1200, 1.1, "+5.0", "± 2 big bets"),
    ):
        figures = replace(MINE, hands=hands, big_bets=hands / 20)
        graph = replace(GRAPH, stderr=stderr)
        page.show_report(replace(REPORT, total=ReportLine("", figures), graph=graph), CHOICES)
        assert (overview.per_100.figure, overview.per_100.about) == (figure, about)
    assert (overview.hands.figure, overview.result.figure) == ("1,200", "+60.0")
    page.show_weeks([], [Rate(1, 100), Rate(2, 40)])
    assert (overview.misread.figure, overview.misread.about) == ("3", "of 140 hands asked about")


@pytest.mark.usefixtures("styled")
def test_filters_lie_behind_one_button_and_one_that_is_set_stays_in_sight(page, qtbot):
    page.show_report(REPORT, CHOICES)
    assert not page.filters.isVisible()
    page.filters_button.click()
    assert page.filters.isVisible() and page.export_button.isVisible()
    page.filters.game.setCurrentIndex(1)
    page.filters_button.click()
    assert page.filters.isVisible()
    page.filters.clear()
    page.filters_button.click()
    assert not page.filters.isVisible()
