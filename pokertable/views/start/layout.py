"""Positions of everything on the start page: page size × games in their groups → boxes in px. Pure, no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pokertable.views.felt.places.rect import Rect

EDGE: Final = 24
BAR: Final = 44
"""Height of the window's bar in px, above the page."""
MOST_FELT: Final = 0.34
"""Largest part of the window's height that is felt."""
SCENE: Final = 268
_LEAST_SCENE: Final = 176
_TOP: Final = 16
_OPTIONS: Final = 44
_SWITCH: Final = 232
_CHANGE: Final = 104
_COLUMN: Final = 380
_LABEL: Final = 24
_CELL: Final = 44
_LEAST_CELL: Final = 28
_FOOT: Final = 76
_GAP: Final = 8
_GROUP_GAP: Final = 24
_AIR: Final = 16
_ROWS: Final = 5
"""Most games below one another."""


class StartLayout(NamedTuple):
    """The boxes of the page. `groups`: per group its heading and a box for each game, in order.

    `switch`, `words` and `change` share the line of the options; `column` is what "Change" opens, over the rest.
    `find`: the text typed to find a game.
    """

    scene: Rect
    switch: Rect
    words: Rect
    change: Rect
    column: Rect
    groups: tuple[tuple[Rect, tuple[Rect, ...]], ...]
    find: Rect
    foot: Rect

    def times(self, scale: float) -> StartLayout:
        """This page in a window `scale` times as large."""
        groups = tuple(
            [(_times(label, scale), tuple([_times(cell, scale) for cell in cells])) for label, cells in self.groups]
        )
        boxes = (self.scene, self.switch, self.words, self.change, self.column)
        scene, switch, words, change, column = (_times(box, scale) for box in boxes)
        return StartLayout(
            scene, switch, words, change, column, groups, _times(self.find, scale), _times(self.foot, scale)
        )


def _times(box: Rect, scale: float) -> Rect:
    return Rect(box.x * scale, box.y * scale, box.w * scale, box.h * scale)


def start_layout(width: float, height: float, games: Sequence[int], unit: float = 1.0) -> StartLayout:
    """The boxes of a page of this size with groups of `games` games each; `unit` px for each designed px.

    Where the height is short the scene gives way first, down to a least height, then the cells.
    """
    rows = min(_ROWS, max(games))
    label, gap = round(_LABEL * unit), _GAP * min(unit, 1.5)
    options, foot_high = round(_OPTIONS * unit), round(_FOOT * unit)
    foot = Rect(0, height - foot_high, width, foot_high)
    fixed = _TOP + _AIR + options + _AIR + label + gap
    cell = float(round(_CELL * unit))
    felt = min(SCENE * unit, MOST_FELT * (height + BAR))
    room = foot.y - fixed
    scene_high = min(felt, max(_LEAST_SCENE, room - rows * (cell + gap)))
    cell = min(cell, max(_LEAST_CELL, (room - scene_high) / rows - gap))
    left = width - 2 * EDGE
    scene = Rect(EDGE, _TOP, left, scene_high)
    y = scene.bottom + _AIR
    switch = Rect(EDGE, y, round(_SWITCH * unit), options)
    change = Rect(EDGE + left - round(_CHANGE * unit), y, round(_CHANGE * unit), options)
    words = Rect(switch.right + _AIR, y, change.x - switch.right - 2 * _AIR, options)
    y += options + _AIR
    groups = _groups(games, rows, left, y, label, cell, gap)
    last, _ = groups[-1]
    find = Rect(last.x + last.w / 3, last.y, EDGE + left - last.x - last.w / 3, label)
    wide = min(round(_COLUMN * unit), left)
    column = Rect(EDGE + left - wide, _TOP, wide, foot.y - 12 - _TOP)
    return StartLayout(scene, switch, words, change, column, groups, find, foot)


def _groups(
    games: Sequence[int], rows: int, width: float, top: float, label: float, cell: float, gap: float
) -> tuple[tuple[Rect, tuple[Rect, ...]], ...]:
    """Headings and cells: each group begins a new column, its columns as even as they can be."""
    across = [-(-count // rows) for count in games]
    gaps = _GROUP_GAP * (len(games) - 1) + gap * (sum(across) - len(games))
    wide = (width - gaps) / sum(across)
    x = float(EDGE)
    placed = []
    for count, columns in zip(games, across, strict=True):
        each = -(-count // columns)
        cells = tuple(
            Rect(x + (at // each) * (wide + gap), top + label + (at % each) * (cell + gap), wide, cell)
            for at in range(count)
        )
        whole = columns * (wide + gap) - gap
        placed.append((Rect(x, top, whole, label), cells))
        x += whole + _GROUP_GAP
    return tuple(placed)
