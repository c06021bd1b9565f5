"""Type sizes at the text size that is set, and the system's font with figures that all have the same width."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication, QWidget

from pokertable.session.words.breaks import lines
from pokertable.views.kit.look import look

LEAST_TEXT: Final = 11
"""No text on the table is smaller than this, in px."""
NARROWEST: Final = 80
"""Words that have no room are set narrower before they are cut: down to so many percent of their width."""
LINE: Final = 1.2
"""Height of a line, in type sizes."""


def sized(px: float) -> int:
    """A designed measure that text decides (a type size, a line, a button's width) at the text size that is set."""
    return round(px * look().text_scale)


def unsized(px: float) -> int:
    """The room for text that so many px are, in designed px: half of them with text twice as large."""
    return round(px / look().text_scale)


def follow_text(set_size: Callable[..., None], *px: float) -> None:
    """Call a widget's method, as ``setFixedHeight``, with the px `sized`: now, and again when the text size changes."""
    _Follower(set_size.__self__, set_size, px)  # type: ignore[attr-defined]


def set_type(label: QWidget, px: int, *, bold: bool = False) -> None:
    """Set a label in this designed type size, now and whenever the text size changes."""
    weight = " font-weight: 600;" if bold else ""
    _Follower(label, lambda size: label.setStyleSheet(f"font-size: {size}px;{weight}"), (px,))


class _Follower(QObject):
    """Lives as long as the widget."""

    def __init__(self, widget: QWidget, set_size: Callable[..., None], px: tuple[float, ...]) -> None:
        super().__init__(widget)
        self._set_size, self._px = set_size, px
        look().changed.connect(self._set)
        self._set()

    def _set(self) -> None:
        self._set_size(*map(sized, self._px))


def face(px: int, *, bold: bool = False) -> QFont:
    """The application's face at a size in px, with figures of equal width."""
    _follow_font()
    if (px, bold) not in _faces:
        font = QFont(_faces[0, False])
        font.setPixelSize(px)
        font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
        font.setFeature(QFont.Tag("tnum"), 1)
        _faces[px, bold] = font
    return QFont(_faces[px, bold])  # a copy, for who changes it


_faces: Final[dict[tuple[int, bool], QFont]] = {}
"""The faces of the application's font, which stands at 0 px: a page asks for some hundred of them to be drawn."""


_MOST_WIDTHS: Final = 8192
_widths: Final[dict[tuple[str, int, bool], float]] = {}
"""What texts take in these faces: a layout asks for the same again and again."""
_MOST_LINES: Final = 1024
_lines: Final[dict[tuple[str, float, int, int, bool], list[str]]] = {}
"""Texts in lines: to break them takes longer than to draw them."""


def _follow_font() -> None:
    """Begin anew where the application has another font."""
    base = QApplication.font()
    if not (_faces and base.isCopyOf(_faces[0, False])):
        _faces.clear()
        _widths.clear()
        _lines.clear()
        _faces[0, False] = base


def table_font(size: float, *, bold: bool = False) -> QFont:
    """The face at a size in px of any fraction, but at least `LEAST_TEXT`."""
    return face(max(LEAST_TEXT, round(size)), bold=bold)


def text_width(font: QFont, text: str) -> float:
    """Width of the text in px."""
    return QFontMetricsF(font).horizontalAdvance(text)


def fitting_font(text: str, width: float, size: float) -> QFont:
    """The font of this size, or a smaller one down to `LEAST_TEXT` in which the text is no wider than `width` px."""
    px = max(LEAST_TEXT, round(size))
    while px > LEAST_TEXT and text_width(table_font(px), text) > width:
        px -= 1
    return table_font(px)


def width_of(text: str, px: int, *, bold: bool = False) -> float:
    """The width of a text in px."""
    _follow_font()
    found = _widths.get((text, px, bold))
    if found is None:
        if len(_widths) >= _MOST_WIDTHS:
            _widths.clear()
        found = _widths[text, px, bold] = QFontMetricsF(face(px, bold=bold)).horizontalAdvance(text)
    return found


def narrowed(text: str, width: float, font: QFont) -> QFont:
    """The font, or if the text is too wide in it one so much narrower that it fits, down to `NARROWEST`."""
    wide = text_width(font, text)
    if wide <= width or width <= 0:
        return font
    narrow = QFont(font)
    for percent in range(min(99, max(NARROWEST, round(100 * width / wide) + 1)), NARROWEST - 1, -1):
        narrow.setStretch(percent)  # hinting does not narrow it by so much exactly
        if text_width(narrow, text) <= width:
            break
    return narrow


def fitting(
    text: str, width: float, sizes: Sequence[int], *, bold: bool = False, height: float = math.inf
) -> int | None:
    """The largest of the sizes at which the text is no wider than `width`; None if even the smallest is too wide.

    The sizes are the designed ones. With larger text they are tried larger first, as far as a line of them fits the
    `height`: what fits then is at least as large as before.
    """
    return largest(text, width, grown(sizes, height), bold=bold)


def largest(text: str, width: float, sizes: Iterable[int], *, bold: bool = False) -> int | None:
    """The first of the sizes in px at which the text is no wider than `width`; None if there is none."""
    return next((px for px in sizes if width_of(text, px, bold=bold) <= width), None)


def grown(sizes: Sequence[int], height: float = math.inf) -> Sequence[int]:
    """Designed type sizes in px, largest first, and before them what they are at the text size that is set.

    Of these only those of which a line is no higher than `height` px.
    """
    if look().text_scale == 1:
        return sizes
    return sorted({*sizes, *(px for px in map(sized, sizes) if LINE * px <= height)}, reverse=True)


def set_lines(text: str, width: float, height: float, sizes: Sequence[int]) -> tuple[int, list[str]]:
    """A bold text on one line, or on two if that lets it be larger: its size in px and the lines.

    Where not even the smallest size has room, its lines are wider.
    """
    one = fitting(text, width, sizes, bold=True, height=height)
    words = text.rsplit(" ", 1)
    rows = [px for px in grown(sizes) if 2.4 * px <= height]
    if len(words) == 2 and (one is None or one < sized(14) or (one < sized(17) and len(words[1]) > 7)):
        two = min(largest(word, width, rows, bold=True) or 0 for word in words)
        if two > (one or 0):
            return two, words
    if one is not None or not rows:
        return one or sizes[-1], [text]
    return rows[-1], list(lines(text, lambda line: width_of(line, rows[-1], bold=True) <= width, 2))


def wrapped(text: str, width: float, px: int, most: int, *, bold: bool = False) -> list[str]:
    """The text in at most so many lines, the last one elided if need be."""
    if not text:
        return []
    _follow_font()
    key = text, width, px, most, bold
    if key not in _lines:
        if len(_lines) >= _MOST_LINES:
            _lines.clear()
        metrics = QFontMetricsF(face(px, bold=bold))
        rows = lines(text, _grows_to(metrics, width, px, bold=bold), most)
        _lines[key] = [metrics.elidedText(row, Qt.TextElideMode.ElideRight, width) for row in rows]
    return list(_lines[key])


def _grows_to(metrics: QFontMetricsF, width: float, px: int, *, bold: bool) -> Callable[[str], bool]:
    """Whether a line that grows word by word is no wider: measured whole only where it comes that near.

    Its words, of which many come again, take together what it takes but for less than a letter. To measure it anew
    with each of them took the review longer than a frame. `metrics` are of the `face` of this size.
    """
    before, wide = "", 0.0
    near = width - px

    def fits(line: str) -> bool:
        nonlocal before, wide
        grows = before and line.startswith(before)
        wide = wide + width_of(line[len(before) :], px, bold=bold) if grows else metrics.horizontalAdvance(line)
        before = line
        if grows and wide > near:
            wide = metrics.horizontalAdvance(line)
        return wide <= width

    return fits


def cut_to(text: str, width: float, font: QFont) -> tuple[str, QFont]:
    """The text as it is set in a line of this width: in a `narrowed` font if need be, and then cut with an ellipsis."""
    if text_width(font, text) <= width:
        return text, font
    font = narrowed(text, width, font)
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, max(0.0, width)), font
