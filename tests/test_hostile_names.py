"""Names, notes, tags and file names that look like markup are shown as they are, in every label and tooltip."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QTextDocument
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QLabel, QListWidget, QMenu, QWidget

from pokertable.app.pages import HISTORY, PAGES, REPLAYER
from pokertable.model.hand.actions import CheckCall
from pokertable.session.history.store import History
from pokertable.session.phh.exchange import import_files
from pokertable.views.desk.replayer.page import ReplayerPage
from pokertable.views.window.about_dialog import AboutDialog
from tests.games import few
from tests.test_app import choice, my_turn_or_over, started

NAMES = ("<img src=x.png>", "<b>Bob</b>", "A &amp; &lt;B&gt;")
"""Of players, tags and notes: each must be seen letter for letter."""
MARKS = ("<img", "<b>", "&amp;", "&lt;")

SHOWDOWN = """[{number}]
variant = "{code}"
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [20, 200, 200]
actions = [{actions}]
players = ["<img src=x.png>", "<b>Bob</b>", "A &amp; &lt;B&gt;"]
hand = {number}
"""
DEALT = "'d dh p1 AsAh2s3h', 'd dh p2 KsKh4s5h', 'd dh p3 QsQh6s7h'"
ALL_IN = (
    f"{DEALT}, 'p3 cbr 7', 'p1 cbr 20', 'p2 cc', 'p3 cc', 'd db 8c9d4c', 'p2 cbr 60', 'p3 cc', 'd db Jc',"
    " 'p2 cc', 'p3 cc', 'd db 2d', 'p2 cc', 'p3 cc', 'p1 sm', 'p2 sm -', 'p3 sm -'"
)
FOLDED = f"{DEALT}, 'p3 f', 'p1 f'"
LONE_SIDE_POT = f"{DEALT}, 'p3 cbr 7', 'p1 cbr 20', 'p2 cc', 'p3 cc', 'd db 8c9d4c', 'p2 cbr 60', 'p3 f', 'd db Jc2d'"


def as_they_are(root: QWidget) -> set[str]:
    """Assert that no label, button or tooltip below `root` takes a name for markup; the marks that were seen."""
    seen, rich = set(), QTextDocument()

    def look(text: str, takes_markup: bool, where: object) -> None:
        found = {mark for mark in MARKS if mark in text}
        assert not (found and takes_markup), f"{where}: {text!r}"
        seen.update(found)

    for widget in (root, *root.findChildren(QWidget)):
        look(widget.toolTip(), not widget.toolTip().startswith("<span "), f"tooltip of {widget}")
        if isinstance(widget, QLabel) and widget.textFormat() is Qt.TextFormat.RichText:
            rich.setHtml(widget.text())
            shown = rich.toPlainText()
            assert widget.accessibleName().startswith(shown.removesuffix("…")), f"{widget}: {shown!r}"
            look(shown, False, widget)
        elif isinstance(widget, QLabel):
            look(widget.text(), widget.textFormat() is not Qt.TextFormat.PlainText, widget)
        elif isinstance(widget, QAbstractButton):
            look(widget.text(), "&" in widget.text().replace("&&", ""), widget)
        elif isinstance(widget, QListWidget):
            for row in range(widget.count()):
                tip = widget.item(row).toolTip()
                look(tip, not tip.startswith("<span "), f"tooltip of a line of {widget}")
        elif isinstance(widget, QAbstractItemView) and widget.model() is not None:
            model = widget.model()
            for row in range(model.rowCount()):
                for column in range(model.columnCount()):
                    tip = model.index(row, column).data(Qt.ItemDataRole.ToolTipRole) or ""
                    look(tip, not tip.startswith("<span "), f"tooltip of a cell of {widget}")
    for action in root.findChildren(QAction):
        if isinstance(action.parent(), QMenu):
            look(action.text(), True, action)
    return seen


@pytest.fixture
def program(qtbot, tmp_path):
    made = started(qtbot, tmp_path / "<b>folder &amp;")
    yield made
    made.window.close()


def take_in(program, folder):
    path = folder / "<b>hands.phhs"
    hands = [("PO", ALL_IN), ("PO/8", ALL_IN), ("PO", FOLDED), ("PO/8", LONE_SIDE_POT)]
    text = "\n".join(SHOWDOWN.format(number=n, code=code, actions=a) for n, (code, a) in enumerate(hands, 1))
    path.write_text(text + "\n[5]\nvariant = '<b>NT</b>'\n", encoding="utf-8")
    report = import_files([path], program.store.import_hands)
    assert report.done == 4 and len(report.problems) == 1
    ids = History(program.store).ids()
    for hand_id in ids:
        program.store.set_note(hand_id, " ".join(NAMES))
        for tag in NAMES:
            program.store.set_tag(hand_id, tag)
    return path, ids, report


@pytest.mark.parametrize("hands", few(1, 4))
def test_every_page_shows_hostile_names_as_they_are(qtbot, program, tmp_path, hands):
    path, every, report = take_in(program, tmp_path)
    ids = every[:hands]
    window = program.window
    program.open_page(HISTORY)
    history = program.pages.of(HISTORY).page
    for hand_id in ids:
        history.table.choose(History(program.store).row(hand_id))
        as_they_are(window)
    history.notice.say(f"{path.name} could not be read", report.problems)
    assert "<b>" in as_they_are(window)

    seen = set()
    for hand_id in ids:
        program.pages.of(REPLAYER).replay(hand_id)
        replayer = window.findChild(ReplayerPage)
        for stop in range(100):
            if hands > 1 or stop % 5 == 0:
                seen |= as_they_are(replayer)
            if not replayer.controls.steps["forward"].isEnabled():
                break
            replayer.controls.steps["forward"].click()
        assert stop > 5 or hand_id == every[2]
        replayer.controls.all_cards.click()
        seen |= as_they_are(window)
    assert set(MARKS) <= seen

    program.pages.of(REPLAYER).replay(ids[0])
    program.practice.line(ids[0], 0, 1)
    while my_turn_or_over(qtbot, program):
        if hands > 1:
            as_they_are(window)
        program.tables.act(CheckCall())
    as_they_are(window)
    program.pages.of(REPLAYER).replay(ids[0])
    as_they_are(window)
    for page in PAGES:
        program.open_page(page)
        if hands > 1:
            as_they_are(window)
    program.play(choice("holdem"))
    as_they_are(window)


def test_messages_with_hostile_file_names_are_shown_as_they_are(program, qtbot):
    window = program.window
    for words in NAMES:
        program.window.say(f"{words}: cannot be read")
        as_they_are(window)
        as_they_are(window)
        window.start.deal_button.say("Deal", reason=words)
        as_they_are(window)
        assert window.start.deal_button.toolTip().startswith("<span ")
    dialog = AboutDialog(program.profile.folder, program.profile.folder, window)
    qtbot.addWidget(dialog)
    assert as_they_are(dialog)
