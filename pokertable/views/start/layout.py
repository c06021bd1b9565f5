"""Positions of everything on the start page: page size × games in their groups → boxes in px. Pure, no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pokertable.views.felt.places.rect import Rect

EDGE: Final = 24
COMPACT_BELOW: Final = 700
"""Height in px below which the options are a line under the scene, and the tiles and the foot one line high.

With more than two rows of games the limit for tiles and foot is higher."""
NARROW_BELOW: Final = 1200
LARGE_FROM: Final = (1600, 960)
LARGE: Final = 8 / 7
_GAP: Final = 8
_GROUP_GAP: Final = 16
_TOP: Final = 16
_COLUMN: Final = 380
_LABEL: Final = 24
_MOST_ROWS_BESIDE: Final = 5
"""Most rows of games beside which the options stay open; with more they fold in any window."""
_EACH_ROW: Final = 18
"""Additional height in px per row of games beyond two that tiles and foot need to be whole."""
_LEAST_CELL, _CELL = (132, 34), (156, 45)
_LEAST_SCENE: Final = 212
_OPTIONS: Final = 40
_LEAST_TILE, _TILE, _LARGE_TILE = 40, 92, 128
_FIND, _HIGHEST_FIND = 92, 140


@dataclass(frozen=True, slots=True)
class StartLayout:
    """The boxes of the page. `groups`: per group its heading and a box for each game, in order.

    `options`: the line that opens the options, and `column`, the options themselves; where they fold the column lies
    over the rest. `find`: the text typed to find a game.
    """

    scale: float
    scene: Rect
    options: Rect | None
    column: Rect
    tiles_label: Rect
    tiles: tuple[Rect, ...]
    groups: tuple[tuple[Rect, tuple[Rect, ...]], ...]
    find: Rect
    foot: Rect


def start_layout(width: float, height: float, games: Sequence[int], tiles: int, text_scale: float = 1.0) -> StartLayout:
    """The boxes of a page of this size with groups of `games` games each, and `tiles` tiles.

    `text_scale`: text size relative to the design.
    """
    scale = LARGE if width >= LARGE_FROM[0] and height >= LARGE_FROM[1] else 1.0
    column_wide = round(_COLUMN * scale * text_scale)
    whole, beside = width - 2 * EDGE, width - 2 * EDGE - column_wide - 16
    folds = height < COMPACT_BELOW or width - _COLUMN * text_scale < NARROW_BELOW - _COLUMN
    folds = folds or not _has_room_beside(games, beside, height, scale, text_scale)
    left = whole if folds else beside
    rows, columns = _grid(games, left, scale)
    larger = max(1.0, text_scale / scale)  # relative to the page's scale
    compact = height < (COMPACT_BELOW + (rows - 2) * _EACH_ROW) * larger
    foot_high = round(56 * max(1.0, text_scale / 1.3) if compact else 128 * scale * text_scale)
    foot = Rect(0, height - foot_high, width, foot_high)
    bottom = foot.y - (12 if compact else 20)
    column = Rect(width - EDGE - column_wide, _TOP, column_wide, bottom - _TOP)
    tile_high = round((_LEAST_TILE if compact else _LARGE_TILE if scale > 1 else _TILE) * text_scale)
    label = round(_LABEL * max(1.0, text_scale / 1.3))
    fixed = 2 * label + (_OPTIONS + _GAP if folds else 0) + 2 * _GAP
    room = bottom - _TOP - fixed - tile_high
    cell_high = round((_CELL[1] * scale if not compact else 40) * text_scale)
    if room - rows * (cell_high + _GAP) < _LEAST_SCENE:
        cell_high = max(_LEAST_CELL[1], int((room - _LEAST_SCENE) / rows) - _GAP)
    scene = Rect(EDGE, _TOP, left, room - rows * (cell_high + _GAP) + _GAP)
    y = scene.bottom + _GAP
    options = Rect(EDGE, y, left, _OPTIONS) if folds else None
    y += _OPTIONS + _GAP if folds else 0
    tiles_label = Rect(EDGE, y, left, label)
    y += label
    tile_wide = (left - 3 * _GAP) / 4
    boxes = tuple(Rect(EDGE + (tile_wide + _GAP) * at, y, tile_wide, tile_high) for at in range(tiles))
    y += tile_high + _GAP
    placed, end, free = _groups(games, rows, columns, left, tile_wide, y, label, cell_high)
    find = _find(end, free, left, tiles_label, y + label)
    return StartLayout(scale, scene, options, column, tiles_label, boxes, placed, find, foot)


def _has_room_beside(games: Sequence[int], beside: float, height: float, scale: float, text_scale: float) -> bool:
    """Whether all games fit beside the options, and the scene above them is whole."""
    rows, _ = _grid(games, beside, scale)
    foot, tiles = 128 * scale * text_scale, (_LARGE_TILE if scale > 1 else _TILE) * text_scale
    room = height - foot - 20 - _TOP - 2 * _LABEL * max(1.0, text_scale / 1.3) - 2 * _GAP - tiles
    return rows <= _MOST_ROWS_BESIDE and room - rows * (_LEAST_CELL[1] + _GAP) + _GAP >= _LEAST_SCENE


def _grid(games: Sequence[int], width: float, scale: float) -> tuple[int, int]:
    """Rows and columns of the games: the fewest rows whose columns fit, each group beginning a new column.

    If the groups do not fit beside one another, one column each.
    """
    most = max(1, int((width + _GROUP_GAP) / ((_CELL[0] + _GAP) * scale)))
    rows = 2
    while sum(-(-count // rows) for count in games) > most and rows < max(games):
        rows += 1
    return rows, sum(-(-count // rows) for count in games)


def _groups(
    games: Sequence[int],
    rows: int,
    columns: int,
    width: float,
    widest: float,
    top: float,
    label: float,
    cell_high: float,
) -> tuple[tuple[tuple[Rect, tuple[Rect, ...]], ...], float, Rect | None]:
    """Headings and cells at most as wide as a tile, the right end of the last column, the free room under its cells."""
    gaps = _GROUP_GAP * (len(games) - 1) + _GAP * (columns - len(games))
    wide = min(widest, (width - gaps) / columns)
    x = float(EDGE)
    placed = []
    free = None
    for count in games:
        across = -(-count // rows)
        cells = tuple(
            Rect(
                x + (at // rows) * (wide + _GAP),
                top + label + (at % rows) * (cell_high + _GAP),
                wide,
                cell_high,
            )
            for at in range(count)
        )
        placed.append((Rect(x, top, across * (wide + _GAP) - _GAP, label), cells))
        last = cells[-1]
        foot = top + label + rows * (cell_high + _GAP) - _GAP
        free = Rect(last.x, last.bottom + _GAP, wide, foot - last.bottom - _GAP)
        x += across * (wide + _GAP) - _GAP + _GROUP_GAP
    return tuple(placed), x, free


def _find(end: float, free: Rect | None, width: float, label: Rect, cells: float) -> Rect:
    """The box beside the last column, under its games, or else at the right end of the line above the tiles.

    Beside two rows of games it is as high as they are; `cells` is where they begin.
    """
    if free is not None and EDGE + width - end >= _CELL[0]:
        high = free.bottom - cells
        high = high if high <= _HIGHEST_FIND else _FIND
        return Rect(end, free.bottom - high, EDGE + width - end, high)
    if free is not None and free.h >= 86:
        return free
    return Rect(label.x + label.w - 300, label.y, 300, label.h)
