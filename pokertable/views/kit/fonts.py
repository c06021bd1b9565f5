"""Type sizes at the chosen text size, and the application's face with figures of equal width."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import count
from typing import Final, overload
from weakref import WeakValueDictionary, ref

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import Shiboken

from pokertable.session.words.breaks import lines, with_last
from pokertable.views.kit.look import look

LEAST_TEXT: Final = 11
"""Smallest text anywhere, in designed px."""
NARROWEST: Final = 80
"""Narrowest setting of words without room, in percent of their width; beyond that they are cut."""
LINE: Final = 1.2
"""Height of a line, in type sizes."""
_FACES: Final = (
    *("Inter", "Inter Variable", "Segoe UI Variable", "Segoe UI Variable Text", "SF Pro", "SF Pro Text"),
    *(".AppleSystemUIFont", "Noto Sans", "Liberation Sans"),
)
"""Faces for text, best first: each family by the names that systems give it."""
_WIDE_FACE: Final = "DejaVu Sans"
"""A face a seventh wider than these."""


def text_faces(system: Sequence[str], there: Iterable[str]) -> list[str]:
    """The families for text among those that are `there`, best first.

    The `system`'s own come after the faces that are known to read well, the wide one last.
    """
    found = {*there, *system}
    wide = [_WIDE_FACE] if _WIDE_FACE in found else []
    return [*dict.fromkeys(name for name in (*_FACES, *system) if name in found and name != _WIDE_FACE), *wide]


@overload
def scaled(px: int) -> int: ...
@overload
def scaled(px: float) -> float: ...
def scaled(px: float) -> float:
    """A designed measure that does not depend on text (margin, gap, card), in px in a window of this size.

    Whole px remain whole.
    """
    return round(px * look().ui) if isinstance(px, int) else px * look().ui


def designed(px: float) -> float:
    """The reverse of `scaled`: the measure in designed px, as which layouts compare the room that they have."""
    return px / look().ui


def sized(px: float) -> int:
    """A designed measure that depends on text (type size, line, button width), in px at the chosen text size."""
    return round(px * look().text_scale)


FOOT_HEIGHT, COMPACT_FOOT = 168, 136


def enlarged(px: float) -> int:
    """A type size on something that grows with the window by itself, such as a felt, at the chosen text size."""
    return round(px * look().chosen_text)


def foot_height(*, compact: bool) -> int:
    """The height in px of whatever lies under a table: its choices, a question, a result. The table never moves."""
    return scaled(COMPACT_FOOT if compact else FOOT_HEIGHT) + 2 * (sized(20) - scaled(20))


def unsized(px: float) -> int:
    """The reverse of `sized`: designed px for this many px, half of them with text twice as large."""
    return round(px / look().text_scale)


def follow_text(set_size: Callable[..., None], *px: float) -> None:
    """Call a widget's method, such as ``setFixedHeight``, with the `sized` px, now and on every change of text size."""
    _follow(set_size, px, sized)


def follow_scale(set_size: Callable[..., None], *px: float) -> None:
    """Call a method of a widget or layout with the `scaled` px, now and whenever the window's size changes them."""
    _follow(set_size, px, scaled)


def set_type(label: QWidget, px: int, *, bold: bool = False) -> None:
    """Set a label in this designed type size, now and whenever the text size changes."""
    weight = " font-weight: 600;" if bold else ""
    _Follower(label, lambda of, size: of.setStyleSheet(f"font-size: {size}px;{weight}"), (px,), sized)


def _follow(set_size: Callable[..., None], px: tuple[float, ...], measured: Callable[[float], float]) -> None:
    of: QObject = set_size.__self__  # type: ignore[attr-defined]
    _Follower(of, getattr(type(of), set_size.__name__), px, measured)


class _Follower:
    """Follows the scale as long as its widget or layout lives, which holds it.

    A page has hundreds: as objects of Qt, each with a connection of its own, they took a tenth of the time in which
    it is built. It holds neither the widget nor a method of it, so that both are gone at once.
    """

    def __init__(
        self, of: QObject, set_size: Callable[..., None], px: tuple[float, ...], measured: Callable[[float], float]
    ) -> None:
        self._of, self._set_size, self._px, self._measured = ref(of), set_size, px, measured
        self._set_to: tuple[float, ...] = ()
        of.__dict__.setdefault("followers", []).append(self)
        _followers().add(self)
        self.set()

    def set(self) -> None:
        of = self._of()
        px = tuple(map(self._measured, self._px))
        if px != self._set_to and of is not None and Shiboken.isValid(of):
            self._set_to = px
            self._set_size(of, *px)


class _Followers:
    """All of them, in the order in which they were made."""

    def __init__(self) -> None:
        self._each: WeakValueDictionary[int, _Follower] = WeakValueDictionary()
        self._made = count()
        look().changed.connect(self._set)

    def add(self, follower: _Follower) -> None:
        self._each[next(self._made)] = follower

    def _set(self) -> None:
        for each in list(self._each.values()):
            each.set()


@cache
def _followers() -> _Followers:
    return _Followers()


def face(px: int, *, bold: bool = False) -> QFont:
    """The application's face at a size in px, with figures of equal width."""
    _follow_font()
    if (px, bold) not in _faces:
        font = QFont(_faces[0, False])
        font.setPixelSize(px)
        font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
        font.setFeature(QFont.Tag("tnum"), 1)
        _faces[px, bold] = font
    return QFont(_faces[px, bold])  # a copy, because callers change it


_faces: Final[dict[tuple[int, bool], QFont]] = {}
"""Cached faces of the application's font, which is stored at 0 px: drawing a page asks for about a hundred."""


_MOST_WIDTHS: Final = 8192
_widths: Final[dict[tuple[str, int, bool], float]] = {}
"""Cached widths of texts in these faces: layouts ask for the same ones repeatedly."""
_MOST_LINES: Final = 1024
_lines: Final[dict[tuple[str, float, int, int, bool], list[str]]] = {}
"""Cached line breaks of texts: breaking takes longer than drawing."""
_broken: Final[dict[tuple[str, float, int], list[str]]] = {}
"""Cached results of `broken`: each button says its tooltip anew whenever it says its words."""
_set: Final[dict[tuple[object, ...], tuple[int, list[str]]]] = {}
"""Cached results of `set_lines`: each button of a row asks for those of all."""


def _follow_font() -> None:
    """Clear the caches if the application has another font."""
    base = QApplication.font()
    if not (_faces and base.isCopyOf(_faces[0, False])):
        _faces.clear()
        _widths.clear()
        _lines.clear()
        _broken.clear()
        _set.clear()
        _faces[0, False] = base


def least_text() -> int:
    """The smallest text in a window of this size, in px."""
    return scaled(LEAST_TEXT)


def table_font(size: float, *, bold: bool = False) -> QFont:
    """The face at any fractional size in px, but at least `least_text`."""
    return face(max(least_text(), round(size)), bold=bold)


def text_width(font: QFont, text: str) -> float:
    """Width of the text in px."""
    _follow_font()
    px, bold = font.pixelSize(), font.weight() == QFont.Weight.DemiBold
    if _faces.get((px, bold)) == font:
        return width_of(text, px, bold=bold)
    return QFontMetricsF(font).horizontalAdvance(text)


def fitting_font(text: str, width: float, size: float) -> QFont:
    """The font of this size, or a smaller one down to `least_text` in which the text is no wider than `width` px."""
    px = max(least_text(), round(size))
    while px > least_text() and text_width(table_font(px), text) > width:
        px -= 1
    return table_font(px)


def width_of(text: str, px: int, *, bold: bool = False) -> float:
    """Width of a text in px."""
    _follow_font()
    found = _widths.get((text, px, bold))
    if found is None:
        if len(_widths) >= _MOST_WIDTHS:
            _widths.clear()
        found = _widths[text, px, bold] = QFontMetricsF(face(px, bold=bold)).horizontalAdvance(text)
    return found


def narrowed(text: str, width: float, font: QFont) -> QFont:
    """The font, narrowed down to `NARROWEST` if the text is too wide."""
    wide = text_width(font, text)
    if wide <= width or width <= 0:
        return font
    narrow = QFont(font)
    for percent in range(min(99, max(NARROWEST, round(100 * width / wide) + 1)), NARROWEST - 1, -1):
        narrow.setStretch(percent)  # hinting makes the narrowing inexact
        if text_width(narrow, text) <= width:
            break
    return narrow


def fitting(
    text: str, width: float, sizes: Sequence[int], *, bold: bool = False, height: float = math.inf
) -> int | None:
    """The largest of the designed sizes at which the text fits into `width` px; None if even the smallest is too wide.

    They are those of `grown`.
    """
    return largest(text, width, grown(sizes, height), bold=bold)


def fitted(text: str, width: float, sizes: Sequence[int], *, bold: bool = False, height: float = math.inf) -> int:
    """The size in px of `fitting`, or the smallest one where none fits."""
    return fitting(text, width, sizes, bold=bold, height=height) or grown(sizes, height)[-1]


def largest(text: str, width: float, sizes: Iterable[int], *, bold: bool = False) -> int | None:
    """The first of the sizes in px at which the text is no wider than `width`; None if there is none."""
    return next((px for px in sizes if width_of(text, px, bold=bold) <= width), None)


def grown(sizes: Sequence[int], height: float = math.inf, most: float = math.inf) -> Sequence[int]:
    """Designed type sizes in px as they are in a window of this size, the largest first.

    At a larger text size there are those sizes larger as well, as far as a line of them is at most `height` px high:
    the text is then at least as large as at the usual one. None is larger than `most` px, unless all are.
    """
    found = sizes
    if look().text_scale != 1:
        found = sorted({*map(scaled, sizes), *(px for px in map(sized, sizes) if LINE * px <= height)}, reverse=True)
    return found if most == math.inf else [px for px in found if px <= most] or found[-1:]


def set_lines(
    text: str, width: float, height: float, sizes: Sequence[int], *, bold: bool = True, most: float = math.inf
) -> tuple[int, list[str]]:
    """A text on one line, or on two if that lets it be larger: its size in px, `most` at most, and the lines.

    If even the smallest size is too large, the lines are wider than `width`.
    """
    _follow_font()
    key = text, width, height, tuple(sizes), bold, most, look().ui, look().text_scale
    found = _set.get(key)
    if found is None:
        if len(_set) >= _MOST_LINES:
            _set.clear()
        found = _set[key] = _set_lines(text, width, height, sizes, bold=bold, most=most)
    return found[0], list(found[1])


def _set_lines(
    text: str, width: float, height: float, sizes: Sequence[int], *, bold: bool, most: float
) -> tuple[int, list[str]]:
    one = largest(text, width, grown(sizes, height, most), bold=bold)
    words = text.rsplit(" ", 1)
    rows = [px for px in grown(sizes, most=most) if 2.4 * px <= height]
    if len(words) == 2 and (one is None or one < sized(14) or (one < sized(17) and len(words[1]) > 7)):
        two = min(largest(word, width, rows, bold=bold) or 0 for word in words)
        if two > (one or 0):
            return two, words
    if one is not None or not rows:
        return one or grown(sizes, height, most)[-1], [text]
    return rows[-1], list(lines(text, lambda line: width_of(line, rows[-1], bold=bold) <= width, 2))


def is_cut(rows: Iterable[str]) -> bool:
    """Whether `wrapped` had no room for the whole text."""
    return any("…" in row for row in rows)


def wrapped(text: str, width: float, px: int, most: int, *, bold: bool = False) -> list[str]:
    """The text in at most `most` lines, the last one elided if necessary."""
    if not text:
        return []
    _follow_font()
    key = text, width, px, most, bold
    if key not in _lines:
        if len(_lines) >= _MOST_LINES:
            _lines.clear()
        metrics = QFontMetricsF(face(px, bold=bold))
        rows = lines(with_last(text), _grows_to(metrics, width, px, bold=bold), most)
        _lines[key] = [metrics.elidedText(row, Qt.TextElideMode.ElideRight, width) for row in rows]
    return list(_lines[key])


def broken(text: str, width: float, px: int) -> list[str]:
    """The text in lines of at most this width; a longer word is not cut."""
    if width_of(text, px) <= width:
        return [text]
    key = text, width, px
    if key not in _broken:
        if len(_broken) >= _MOST_LINES:
            _broken.clear()
        metrics = QFontMetricsF(face(px))
        rows = [lines(with_last(line), _grows_to(metrics, width, px, bold=False)) for line in text.split("\n")]
        _broken[key] = [row for each in rows for row in each]
    return list(_broken[key])


def _grows_to(metrics: QFontMetricsF, width: float, px: int, *, bold: bool) -> Callable[[str], bool]:
    """Whether a line that grows word by word still fits; it is measured whole only near the limit.

    The sum of its words' cached widths is within a letter of its width. Measuring the line at each word took the review
    longer than a frame. `metrics` are of the `face` of this size.
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
    """The text set in a line of this width: in a `narrowed` font if necessary, and then cut with an ellipsis."""
    if text_width(font, text) <= width:
        return text, font
    font = narrowed(text, width, font)
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, max(0.0, width)), font
