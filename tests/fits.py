"""What has no room for its words."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QScrollArea, QWidget

from pokertable.views.kit.fonts import fitting, set_lines
from pokertable.views.kit.labels import FittingLabel
from pokertable.views.kit.widgets import ActionButton


def words_lost(root: QWidget) -> list[str]:
    """Each label, button or box below `root` that is seen and has no room for its words."""
    lost = []
    for part in root.findChildren(QWidget):
        if not part.isVisible() or part.visibleRegion().isEmpty():
            continue
        room, metrics = part.contentsRect(), part.fontMetrics()
        if isinstance(part, FittingLabel):
            said, fits = (
                part.text,
                any(fitting(words, part.width(), (*part.sizes, 11), bold=part._heading) for words in part._wordings),
            )
        elif isinstance(part, QLabel) and part.text():
            said = part.text()
            if part.wordWrap():
                fits = part.heightForWidth(part.width()) <= part.height() + 1
            else:
                fits = part.sizeHint().width() <= part.width() + 1 and metrics.height() <= part.height() + 1
        elif isinstance(part, ActionButton):
            said = part.text()
            fits = "…" not in "".join(set_lines(said, room.width() - 18, room.height(), (11,))[1])
        elif isinstance(part, QAbstractButton) and part.text() and not part.metaObject().className().startswith("Game"):
            said, fits = part.text(), metrics.horizontalAdvance(part.text().replace("&", "")) <= room.width()
        elif isinstance(part, QComboBox):
            said, fits = part.currentText(), metrics.horizontalAdvance(part.currentText()) <= room.width() - 36
        elif isinstance(part, QScrollArea):
            said, fits = part.accessibleName(), not part.horizontalScrollBar().isVisible()
        else:
            continue
        if not fits:
            lost.append(f"{part.metaObject().className()}: {said!r} in {part.width()}×{part.height()}")
    return lost


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
