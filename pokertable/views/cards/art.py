"""The program's own drawings as painter paths: rank strokes, suits, the lattice of the card back, and the icon.

They are read on first use from ``resources/art``. Only the ``d`` of a path is read, in the small subset of SVG that the
drawings keep to: the commands M, L, H, V, C, Q and Z in absolute coordinates.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QTransform

from pokertable.model.resources import read_text, resource

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon

RANK_STROKE: Final = 15
"""Width of a rank's strokes in its box of 100."""

_RANK_IDS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
_SUIT_IDS: Final = ("clubs", "diamonds", "hearts", "spades")
_TOKEN: Final = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
_PATH: Final = re.compile(r'<path id="([^"]+)"[^>]* d="([^"]+)"')
_ARGUMENTS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0}


class InvalidDrawing(ValueError):
    """A drawing that holds anything but the paths that the program reads."""


def parse_path(data: str) -> QPainterPath:
    """The painter path of an SVG ``d``; raises `InvalidDrawing` naming the unreadable part."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for command, numbers in _commands(data):
        here = path.currentPosition()
        match command:
            case "M":
                path.moveTo(*numbers)
            case "L":
                path.lineTo(*numbers)
            case "H":
                path.lineTo(numbers[0], here.y())
            case "V":
                path.lineTo(here.x(), numbers[0])
            case "C":
                path.cubicTo(*numbers)
            case "Q":
                path.quadTo(*numbers)
            case _:
                path.closeSubpath()
    return path


def _commands(data: str) -> Iterator[tuple[str, list[float]]]:
    tokens = _TOKEN.findall(data)
    at = 0
    while at < len(tokens):
        command = tokens[at]
        if command not in _ARGUMENTS:
            raise InvalidDrawing(f"{command!r} in {data!r}: expected one of {' '.join(_ARGUMENTS)}")
        count = _ARGUMENTS[command]
        numbers = tokens[at + 1 : at + 1 + count]
        if len(numbers) < count or any(number.isalpha() for number in numbers):
            raise InvalidDrawing(f"{command} {' '.join(numbers)} in {data!r}: expected {count} numbers")
        yield command, [float(number) for number in numbers]
        at += 1 + count


@cache
def _drawing(name: str) -> dict[str, str]:
    """The paths of one drawing by id."""
    return dict(_PATH.findall(read_text("art", f"{name}.svg")))


def _unit(path: QPainterPath) -> QPainterPath:
    return QTransform.fromScale(0.01, 0.01).map(path)


@cache
def rank_path(rank: int) -> QPainterPath:
    """The outline of a rank's index (`Card.rank`), 1 high and at most .8 wide, its left edge near x = 0."""
    stroker = QPainterPathStroker()
    stroker.setWidth(RANK_STROKE)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setCurveThreshold(0.03)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    strokes = parse_path(_drawing("ranks")[f"rank-{_RANK_IDS[rank]}"])
    outline = stroker.createStroke(strokes)
    outline.setFillRule(Qt.FillRule.WindingFill)
    return _unit(outline)


@cache
def suit_path(suit: int) -> QPainterPath:
    """The shape of a suit (`Card.suit`) in the unit square."""
    return _unit(parse_path(_drawing("suits")[f"suit-{_SUIT_IDS[suit]}"]))


@cache
def back_tile(name: str = "tile") -> QPainterPath:
    """One tile of a card back's lattice, 1 wide and 1.4 high; tiles join without a seam."""
    return _unit(parse_path(_drawing("back")[f"back-{name}"]))


def placed(path: QPainterPath, x: float, y: float, size: float) -> QPainterPath:
    """A unit path scaled to `size`, its box's top left corner at (x, y)."""
    return QTransform.fromTranslate(x, y).scale(size, size).map(path)


def paint_rank(painter: QPainter, at: QPointF, height: float, rank: int, color: QColor) -> None:
    """Draw a rank with the top left corner of its box at `at`."""
    painter.fillPath(placed(rank_path(rank), at.x(), at.y(), height), color)


def paint_suit(painter: QPainter, at: QPointF, height: float, suit: int, color: QColor) -> None:
    """Draw a suit with the top left corner of its square at `at`."""
    painter.fillPath(placed(suit_path(suit), at.x(), at.y(), height), color)


def app_icon() -> QIcon:
    """The program's icon, drawn in any requested size."""
    from PySide6.QtGui import QIcon

    return QIcon(str(resource("art", "icon.svg")))
