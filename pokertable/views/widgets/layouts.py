"""Layouts of widgets side by side or one below another, from a list of parts."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Final, NamedTuple, TypeVar

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLayout,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import Shiboken

from pokertable.views.kit.fonts import follow_scale

_Layout = TypeVar("_Layout", bound=QBoxLayout)


class Stretch(NamedTuple):
    """Flexible room with this stretch factor."""

    share: int


class Gap(NamedTuple):
    """Room in designed px, in addition to the spacing."""

    px: int


STRETCH: Final = Stretch(1)
Part = (
    QWidget | QLayout | Stretch | Gap | tuple[QWidget | QLayout, int] | tuple[QWidget | QLayout, int, Qt.AlignmentFlag]
)
"""A widget or a layout alone, with its stretch factor, or also with its alignment."""
Margins = tuple[int, int, int, int]
NO_MARGINS: Final[Margins] = (0, 0, 0, 0)


class InOneSize:
    """A widget whose type is in one size with that of its like in its row; a mixin placed before the Qt class."""

    beside: tuple[InOneSize, ...] = ()
    """The widgets of its row, itself too."""


def in_one_size(*widgets: InOneSize) -> None:
    """Make these a row; it lays nothing out."""
    for widget in widgets:
        widget.beside = widgets


def in_row(
    *parts: Part, of: QWidget | None = None, margins: Margins | None = None, spacing: int | None = None
) -> QHBoxLayout:
    """The parts from left to right, as the layout `of` a widget or to be put into another one.

    `margins` (left, top, right, bottom) and `spacing` in designed px; None: those of the style. Buttons of a rank have
    their type in one size.
    """
    widgets = [part[0] if isinstance(part, tuple) else part for part in parts]
    in_one_size(*[widget for widget in widgets if isinstance(widget, InOneSize)])
    return _filled(QHBoxLayout() if of is None else QHBoxLayout(of), parts, margins, spacing)


def in_column(
    *parts: Part, of: QWidget | None = None, margins: Margins | None = None, spacing: int | None = None
) -> QVBoxLayout:
    """The parts from top to bottom, otherwise like `in_row`."""
    return _filled(QVBoxLayout() if of is None else QVBoxLayout(of), parts, margins, spacing)


def _filled(layout: _Layout, parts: tuple[Part, ...], margins: Margins | None, spacing: int | None) -> _Layout:
    if margins is not None:
        follow_scale(layout.setContentsMargins, *margins)
    if spacing is not None:
        follow_scale(layout.setSpacing, spacing)
    for part in parts:
        if isinstance(part, Stretch):
            layout.addStretch(part.share)
        elif isinstance(part, Gap):
            put_in(layout, _empty(layout, part.px))
        else:
            _add(layout, *(part if isinstance(part, tuple) else (part,)))
    return layout


def _empty(of: QBoxLayout, px: int) -> QBoxLayout:
    """A layout with a margin alone, which grows with the window; a spacer would keep its px."""
    if isinstance(of, QHBoxLayout):
        return in_row(margins=(px, 0, 0, 0))
    return in_column(margins=(0, px, 0, 0))


def _add(layout: QBoxLayout, part: QWidget | QLayout, share: int = 0, at: Qt.AlignmentFlag | None = None) -> None:
    if isinstance(part, QLayout):
        put_in(layout, part, share)
    elif at is None:
        layout.addWidget(part, share)
    else:
        layout.addWidget(part, share, at)


def put_in(layout: QBoxLayout, part: QLayout, share: int = 0) -> None:
    """Add a layout to another; in place of `addLayout`, which leaves dangling pointers.

    With that PySide wraps every item of the layout that is added, and is not told when Qt deletes an item with its
    widget. Whatever Qt makes at the same address later is then taken for the item, and deleted as such: clearing a
    `QListWidget` ended the process.
    """
    layout.addLayout(part, share)
    _unwrap_items(part)


def _unwrap_items(layout: QLayout) -> None:
    for place in range(layout.count()):
        item = layout.itemAt(place)
        if isinstance(item, QLayout):
            _unwrap_items(item)
        elif item is not None:
            Shiboken.invalidate(item)


class Arranged:
    """A widget that rearranges its parts at every size; a mixin placed before the Qt class."""

    def arrange(self) -> None:
        """Put every part in its place."""
        raise NotImplementedError

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102
        super().resizeEvent(event)  # type: ignore[misc]
        self.arrange()


class _Stack(QStackedWidget):
    """Takes the same room whichever page is visible."""

    def hasHeightForWidth(self) -> bool:  # noqa: N802  Qt names it
        return False


def stacked(*pages: QWidget, of: QWidget) -> QStackedWidget:
    """The pages stacked in a part of a widget; the first is visible."""
    stack = _Stack(of)
    for page in pages:
        stack.addWidget(page)
    return stack


class _Area(QScrollArea):
    """Shows the whole of what Tab comes to, where Qt shows no more of a field than its cursor."""

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802  Qt's
        """Go on with the focus, and scroll there."""
        goes = super().focusNextPrevChild(forward)
        inner, found = self.widget(), self.focusWidget()
        if goes and inner is not None and found is not None and inner.isAncestorOf(found):
            middle = found.mapTo(inner, found.rect().center())
            self.ensureVisible(middle.x(), middle.y(), 0, found.height() // 2 + 1)
        return goes


class _WholeArea(_Area):
    """Wants room for all that is in it, where Qt's wants 24 lines of text at most."""

    def sizeHint(self) -> QSize:
        inner = self.widget()
        high = super().sizeHint().height() if inner is None else inner.height() + 2
        return QSize(super().sizeHint().width(), min(high, self.maximumHeight()))


def scrolled(
    inner: QWidget, of: QWidget, name: str = "", *, sideways: bool = False, whole: bool = False
) -> QScrollArea:
    """The part of a widget in which `inner` scrolls, without a frame; `name`: what a screen reader calls it.

    `whole`: it wants room for all of `inner`, which has a height of its own. The style sheet knows `inner` by this name
    and leaves it transparent: what is filled hides the bar at the left edge that shows the focus.
    """
    inner.setObjectName("inner")
    area = _WholeArea(of) if whole else _Area(of)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    if not sideways:
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(inner)
    area.setAccessibleName(name)
    return area


def open_once(dialog: QDialog) -> None:
    """Open a dialog that is deleted when it is closed: one left with its parent is styled and written for good."""
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()


def in_tab_order(*parts: QWidget) -> None:
    """Let Tab go through the parts in this order, and within a part in the order of creation."""
    inside = [way for part in parts for way in (part, *part.findChildren(QWidget)) if way.window() is part.window()]
    ways = [way for way in inside if way.focusPolicy() != Qt.FocusPolicy.NoFocus and way.focusProxy() is None]
    for before, after in pairwise(ways):
        QWidget.setTabOrder(before, after)


def share_width(row: QBoxLayout, needs: Mapping[QWidget, int], room: int) -> None:
    """Give the widgets of a row equal widths if each then has the px that it needs, else widths in proportion."""
    equal = max(needs.values(), default=0) * len(needs) <= room
    for widget, need in needs.items():
        row.setStretchFactor(widget, 1 if equal else need)


def clear_layout(layout: QLayout) -> None:
    """Remove every widget of a layout and delete it."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.setParent(None)
            widget.deleteLater()
