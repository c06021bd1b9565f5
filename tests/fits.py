"""What has no room for its words.

Those that Qt draws, by what they need; those that the program paints, by where it does (`painted`).
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListWidget,
    QRadioButton,
    QScrollArea,
    QStyle,
    QStyleOptionButton,
    QStyleOptionFrame,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from pokertable.views.kit.painting import Drawn
from tests.machine import patience
from tests.painted import looked_at

SETTLED_MS = patience(3000)
LEADING = 0.04
"""Of the height of a text, what no letter reaches above its first line and below its last."""
ARROW = 36
"""Px of a box to choose in that its arrow and edges take."""


def check_room(qtbot: QtBot, top: QWidget) -> None:
    """Fails if the layout has come to rest and words are lost."""

    def nothing_lost() -> None:
        lost = [*words_lost(top), *covered(top)]
        if lost:
            raise AssertionError("\n".join([f"no room in {top.windowTitle()!r}:", *dict.fromkeys(lost)]))

    qtbot.waitUntil(nothing_lost, timeout=SETTLED_MS)


def words_lost(root: QWidget) -> list[str]:
    """Each text below `root` that is seen and has no room for all of it."""
    painted = looked_at(root)
    lost = [*painted.cut, *painted.over_each_other()]
    for part in root.findChildren(QWidget):
        if not isinstance(part, Drawn) and in_sight(part):
            lost += [
                f"{type(part).__name__}: {said!r} in {part.width()}×{part.height()}" for said in without_room(part)
            ]
    return lost


def in_sight(part: QWidget) -> bool:
    """Whether some of it is seen, or of what covers it and is its own."""
    children = part.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return part.isVisible() and (not part.visibleRegion().isEmpty() or any(map(in_sight, children)))


def without_room(part: QWidget) -> list[str]:
    """The words of a widget of Qt's that it has no room for."""
    room, metrics = part.contentsRect(), part.fontMetrics()
    if isinstance(part, QLabel):
        return [part.text()] if part.text() and not _holds(part) else []
    if isinstance(part, QAbstractButton):
        words = part.text().replace("&", "")
        wide = metrics.boundingRect(0, 0, 9999, 9999, 0, words).width()
        return [words] if wide > _inside(part) else []
    if isinstance(part, QComboBox):
        return [part.currentText()] if metrics.horizontalAdvance(part.currentText()) > room.width() - ARROW else []
    if isinstance(part, QLineEdit):
        words = part.text() or part.placeholderText()
        option = QStyleOptionFrame()
        part.initStyleOption(option)
        inner = part.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, part).width()
        return [words] if metrics.horizontalAdvance(words) > inner - 4 else []
    if type(part) is QHeaderView:
        return _heads_cut(part)
    if isinstance(part, QTextEdit):
        return [part.accessibleName()] if part.document().idealWidth() > part.viewport().width() + 1 else []
    if isinstance(part, QListWidget):
        return [part.accessibleName()] if part.sizeHintForColumn(0) > part.viewport().width() + 1 else []
    if isinstance(part, QScrollArea):
        return [part.accessibleName()] if part.horizontalScrollBar().isVisible() else []
    return []


def _holds(label: QLabel) -> bool:
    """Whether a label has room for its lines, each of them, and was not given an elided text."""
    text, name = label.text(), label.accessibleName()
    if "…" in text and name and "…" not in name:
        return False
    if not label.wordWrap():
        hint = label.sizeHint()
        return hint.width() <= label.width() + 1 and label.fontMetrics().height() <= label.height() + 1
    page = QTextDocument()
    page.setDefaultFont(label.font())
    page.setDocumentMargin(0)
    (page.setHtml if label.textFormat() is Qt.TextFormat.RichText else page.setPlainText)(QLabel.text(label))
    page.setTextWidth(label.contentsRect().width())
    fits = page.idealWidth() <= label.contentsRect().width() + 1
    return fits and label.heightForWidth(label.width()) <= label.height() * (1 + LEADING) + 1


def _inside(button: QAbstractButton) -> int:
    """The width in px that a button has for its words."""
    if not isinstance(button, QCheckBox | QRadioButton):
        return button.contentsRect().width()
    option = QStyleOptionButton()
    button.initStyleOption(option)
    box = isinstance(button, QCheckBox)
    contents = QStyle.SubElement.SE_CheckBoxContents if box else QStyle.SubElement.SE_RadioButtonContents
    return button.style().subElementRect(contents, option, button).width()


def _heads_cut(header: QHeaderView) -> list[str]:
    """The heads of columns that are wider than these."""
    columns = [at for at in range(header.count()) if not header.isSectionHidden(at)]
    return [
        str(header.model().headerData(at, header.orientation()))
        for at in columns
        if header.sectionSizeFromContents(at).width() > header.sectionSize(at) + 1
    ]


def covered(root: QWidget) -> list[str]:
    """Each label and button below `root` of which a part is cut off by what it is in, lists that scroll aside."""
    found = []
    for part in root.findChildren(QWidget):
        if not isinstance(part, QLabel | QAbstractButton) or not part.text() or not part.isVisible() or scrolls(part):
            continue
        seen = part.visibleRegion().boundingRect()
        if not seen.isEmpty() and seen != part.rect():
            found.append(f"{type(part).__name__}: {part.text()!r}, {seen.width()}×{seen.height()} of it")
    return found


def scrolls(part: QWidget | None) -> bool:
    """Whether it is in an area that scrolls."""
    while part is not None and not isinstance(part, QScrollArea):
        part = part.parentWidget()
    return part is not None
