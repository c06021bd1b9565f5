"""Parts of a widget side by side or one below the other, as a list of what stands there."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple, TypeVar

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QDialog, QHBoxLayout, QLayout, QStackedWidget, QVBoxLayout, QWidget

from pokertable.views.kit.fonts import sized

_Layout = TypeVar("_Layout", bound=QBoxLayout)
_BESIDE: Final = 40
"""What a dialog leaves of its screen, in px."""


class Stretch(NamedTuple):
    """Room that is left, in this share."""

    share: int


class Gap(NamedTuple):
    """Room of so many px, beside the spacing."""

    px: int


STRETCH: Final = Stretch(1)
Part = (
    QWidget | QLayout | Stretch | Gap | tuple[QWidget | QLayout, int] | tuple[QWidget | QLayout, int, Qt.AlignmentFlag]
)
"""A widget or a layout alone, with its share of the room that is left, or with its alignment too."""
Margins = tuple[int, int, int, int]
NO_MARGINS: Final[Margins] = (0, 0, 0, 0)


def in_row(
    *parts: Part, of: QWidget | None = None, margins: Margins | None = None, spacing: int | None = None
) -> QHBoxLayout:
    """The parts from left to right, as the layout `of` a widget or to be put into another one.

    `margins` (left, top, right, bottom) and `spacing` in px; None: those of the style.
    """
    return _filled(QHBoxLayout() if of is None else QHBoxLayout(of), parts, margins, spacing)


def in_column(
    *parts: Part, of: QWidget | None = None, margins: Margins | None = None, spacing: int | None = None
) -> QVBoxLayout:
    """The parts from above to below, otherwise as `in_row`."""
    return _filled(QVBoxLayout() if of is None else QVBoxLayout(of), parts, margins, spacing)


def _filled(layout: _Layout, parts: tuple[Part, ...], margins: Margins | None, spacing: int | None) -> _Layout:
    if margins is not None:
        layout.setContentsMargins(*margins)
    if spacing is not None:
        layout.setSpacing(spacing)
    for part in parts:
        if isinstance(part, Stretch):
            layout.addStretch(part.share)
        elif isinstance(part, Gap):
            layout.addSpacing(part.px)
        else:
            _add(layout, *(part if isinstance(part, tuple) else (part,)))
    return layout


def _add(layout: QBoxLayout, part: QWidget | QLayout, share: int = 0, at: Qt.AlignmentFlag | None = None) -> None:
    if isinstance(part, QLayout):
        layout.addLayout(part, share)
    elif at is None:
        layout.addWidget(part, share)
    else:
        layout.addWidget(part, share, at)


class Arranged:
    """A widget that arranges its parts anew at every size; stands before the class of Qt that it is one of."""

    def arrange(self) -> None:
        """Put everything in its place."""
        raise NotImplementedError

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102
        super().resizeEvent(event)  # type: ignore[misc]
        self.arrange()


class _Stack(QStackedWidget):
    """Takes the same room whichever page is seen, whatever its words would take."""

    def hasHeightForWidth(self) -> bool:  # noqa: N802  Qt names it
        return False


def stacked(*pages: QWidget, of: QWidget) -> QStackedWidget:
    """The pages one upon the other in a part of a widget: the first is seen."""
    stack = _Stack(of)
    for page in pages:
        stack.addWidget(page)
    return stack


def with_room(dialog: QDialog, width: int, height: int) -> None:
    """Make a dialog as large as designed, larger with larger text, within its screen."""
    screen = dialog.screen().availableSize() - QSize(_BESIDE, _BESIDE)
    dialog.resize(QSize(sized(width), sized(height)).boundedTo(screen))


def in_tab_order(*parts: QWidget) -> None:
    """Have the tabulator go through the parts in this order, in a part with others in it as these were made."""
    inside = [way for part in parts for way in (part, *part.findChildren(QWidget)) if way.window() is part.window()]
    ways = [way for way in inside if way.focusPolicy() != Qt.FocusPolicy.NoFocus and way.focusProxy() is None]
    for before, after in pairwise(ways):
        QWidget.setTabOrder(before, after)


def clear_layout(layout: QLayout) -> None:
    """Take every widget out of a layout, and drop it."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.setParent(None)
            widget.deleteLater()
