"""No line of Japanese ends inside a word in katakana, between a number and its counter, or in a low's ranks.

Wherever text is wrapped: labels as Qt lays them out in their width, and the documents of log, rules and playbook.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QAccessible, QTextDocument, QTextLayout, QTextOption
from PySide6.QtWidgets import QLabel, QTextEdit, QWidget

from pokertable.model.cards import parse_cards
from pokertable.model.ranking.best import best_hand
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.model.text import ChipCount, phrase
from pokertable.session.words.breaks import JOINER, together
from pokertable.session.words.line import Line
from pokertable.views.kit.spoken import as_seen, as_seen_html, tell_roles
from pokertable.views.log.text import LogText
from pokertable.views.widgets.labels import PlainLabel
from tests.everywhere import leave, opened, places
from tests.narrow import known
from tests.test_app import WAIT_MS

QUICK = ("rules",)
_WORD = re.compile("[ァ-ヺー]{2}")


@pytest.fixture
def japanese(speak) -> None:
    speak("ja")


def lines_of_layout(layout: QTextLayout, text: str) -> list[str]:
    found = []
    for number in range(layout.lineCount()):
        line = layout.lineAt(number)
        found.append(text[line.textStart() : line.textStart() + line.textLength()])
    return found


def lines_of_document(document: QTextDocument) -> Iterator[list[str]]:
    block = document.begin()
    while block.isValid():
        document.documentLayout().blockBoundingRect(block)  # lays it out
        yield lines_of_layout(block.layout(), block.text())
        block = block.next()


def lines_of_label(label: QLabel) -> Iterator[list[str]]:
    laid = QLabel.text(label)
    if label.textFormat() is Qt.TextFormat.RichText:
        document = QTextDocument()
        document.setDefaultFont(label.font())
        document.setDocumentMargin(0)
        document.setHtml(laid)
        document.setTextWidth(label.contentsRect().width())
        yield from lines_of_document(document)
        return
    for paragraph in laid.split("\n"):
        layout = QTextLayout(paragraph, label.font())
        wraps = QTextOption()
        wraps.setWrapMode(QTextOption.WrapMode.WordWrap)
        layout.setTextOption(wraps)
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(label.contentsRect().width())
        layout.endLayout()
        yield lines_of_layout(layout, paragraph)


def wrapped(top: QWidget) -> Iterator[list[str]]:
    """The paragraphs in sight that may have several lines."""
    for label in top.findChildren(QLabel):
        if label.isVisibleTo(top) and label.wordWrap() and label.width() > 20:
            yield from lines_of_label(label)
    for text in top.findChildren(QTextEdit):
        if text.isVisibleTo(top):
            yield from lines_of_document(text.document())


def torn(paragraph: list[str]) -> list[str]:
    """The line ends that are inside what stays together."""
    whole = "".join(paragraph).replace(JOINER, "")
    joined = together(whole)
    found, place = [], 0
    for line, after in pairwise(paragraph):
        place += len(line.replace(JOINER, ""))
        around = whole[place - 1 : place + 1]
        at = index_in(joined, place)
        if joined[at : at + 1] == JOINER:
            found.append(f"{line}|{after} ({around})")
    return found


def index_in(joined: str, place: int) -> int:
    """Where in a text with joiners its first `place` other signs end."""
    at = 0
    while place:
        place -= joined[at] != JOINER
        at += 1
    return at


def test_a_torn_word_is_found() -> None:
    assert torn(["次はコンプ", "リート、12", "枚です"]) == ["次はコンプ|リート、12 (プリ)", "リート、12|枚です (2枚)"]
    assert torn(["選んでくださ", "い"]) == ["選んでくださ|い (さい)"]
    assert torn(["次は", "コンプリート、", "12枚です"]) == []


@pytest.mark.parametrize("place", places(*QUICK, "decide-verdict"))
def test_no_line_ends_inside_a_word(qtbot, tmp_path, japanese, place) -> None:
    program, top = opened(qtbot, tmp_path, place, (1024, 700))
    paragraphs = [each for each in wrapped(top) if any(each)]
    assert [fault for paragraph in paragraphs for fault in torn(paragraph)] == []
    if place in QUICK:
        assert any(_WORD.search("".join(each).replace(JOINER, "")) and len(each) > 1 for each in paragraphs)
    leave(program)


def test_the_log_is_wrapped_between_words(qtbot, japanese) -> None:
    log = LogText()
    qtbot.addWidget(log)
    log.show()
    words = phrase("{street}, pot {amount}", street=phrase("Seventh street"), amount=ChipCount(1200))
    for width in range(200, 420, 10):
        log.resize(width, 400)
        log.set_lines([])
        log.set_lines([Line(words), Line(phrase("Side pot {number}", number=1)), Line(phrase("Before the flop"))])
        paragraphs = [each for each in lines_of_document(log.document()) if any(each)]
        assert len(paragraphs) == 3
        assert [fault for paragraph in paragraphs for fault in torn(paragraph)] == []


@pytest.mark.parametrize("cards", ["JcJdJh9s4d", "AcAdAhKsKd", "9c9d9h9s4d", "QcQd6h6s5d", "9c8d7h6s5d", "9c8c7c6c5c"])
def test_a_name_beside_its_cards_keeps_its_words_whole(qtbot, japanese, cards) -> None:
    """In a log as narrow as that of the smallest window, and in one that was made narrower."""
    log = LogText()
    qtbot.addWidget(log)
    log.resize(400, 400)
    log.show()
    line = Line(phrase("You"), made=(known(best_hand(PotShare(ranking=Ranking.HIGH), parse_cards(cards), ())),))
    log.set_lines([line])
    for width in (400, 264, 220):
        log.resize(width, 400)
        names = [
            "".join(each).split("\u2028")[-1:] if "\u2028" in "".join(each) else each
            for each in lines_of_document(log.document())
            if len("".join(each)) > 20
        ]
        assert len(names) == 1
        assert [fault for paragraph in names for fault in torn(paragraph)] == []


def test_what_is_read_aloud_or_copied_has_no_joiner(qtbot, japanese) -> None:
    label = PlainLabel(None, "ブリングインは12枚", wraps=True)
    qtbot.addWidget(label)
    assert label.text() == "ブリングインは12枚" and JOINER in QLabel.text(label)
    reader = QAccessible.queryAccessibleInterface(label)
    assert reader.text(QAccessible.Text.Name) == "ブリングインは12枚"
    label.setText("短い")
    assert reader.text(QAccessible.Text.Name) == "短い"
    log = LogText()
    qtbot.addWidget(log)
    log.setPlainText(together("ブリングイン"))
    log.selectAll()
    copied: QMimeData = log.createMimeDataFromSelection()
    assert copied.text() == "ブリングイン"


@pytest.mark.parametrize("late", [False, True])
def test_a_reader_gets_documents_without_joiners(qtbot, japanese, monkeypatch, late) -> None:
    line = Line(phrase("{street}, pot {amount}", street=phrase("Seventh street"), amount=ChipCount(1200)))
    tell_roles()
    monkeypatch.setattr(QAccessible, "isActive", lambda: not late)
    log = LogText()
    qtbot.addWidget(log)
    log.set_lines([line])
    if late:
        assert JOINER in log.toPlainText()
        monkeypatch.setattr(QAccessible, "isActive", lambda: True)
        assert QAccessible.queryAccessibleInterface(log) is not None
    qtbot.waitUntil(lambda: log.toPlainText() == "セブンスストリート、ポット1,200", timeout=WAIT_MS)
    assert as_seen("ブリングイン") == as_seen_html("ブリングイン") == "ブリングイン"
