"""Where two takes of pictures differ."""

from __future__ import annotations

from pathlib import Path

TILE = 16
MARGIN = 24
MOST_PLACES = 6


def diff(before: Path, after: Path, to: Path | None, only: str) -> int:
    """Compare two takes; 1 if a picture differs or one is missing."""
    old, new = ({path.name for path in folder.glob("*.png") if only in path.name} for folder in (before, after))
    if not old & new:
        raise SystemExit(f"no pictures of the same name in {before} and {after}")
    differ = 0
    for name in sorted(old & new):
        told = compare(before / name, after / name, to and to / name)
        if told:
            differ += 1
            print(f"{name}: {told}", flush=True)
    for name in sorted(old ^ new):
        print(f"{name}: only in {before if name in old else after}")
    print(f"{len(old & new)} compared, {differ} differ, {len(old - new)} gone, {len(new - old)} new")
    return 1 if differ or old - new else 0


def compare(before: Path, after: Path, to: Path | None) -> str | None:
    """What differs between two pictures, in words, or None; the difference is written to a picture."""
    import numpy as np

    if before.read_bytes() == after.read_bytes():
        return None
    old, new = pixels(before), pixels(after)
    if old.shape != new.shape:
        return f"{old.shape[1]}×{old.shape[0]} before, {new.shape[1]}×{new.shape[0]} after"
    changed = (old != new).any(axis=2)
    if not changed.any():
        return None
    places = boxes(changed)
    if to is not None:
        write_difference(old, new, changed, to)
    told = ", ".join(f"{x2 - x}×{y2 - y} at {x},{y}" for x, y, x2, y2 in places[:MOST_PLACES])
    more = f" and {len(places) - MOST_PLACES} more" if len(places) > MOST_PLACES else ""
    count = int(np.count_nonzero(changed))
    return f"{count:,} pixels ({count / changed.size:.2%}) in {len(places)} places: {told}{more}"


def pixels(path: Path):  # type: ignore[no-untyped-def]
    """The picture as an array (height, width, RGB) of bytes."""
    import numpy as np
    from PySide6.QtGui import QImage

    image = QImage(str(path)).convertToFormat(QImage.Format.Format_RGBA8888)
    if image.isNull():
        raise SystemExit(f"{path}: no picture")
    return np.array(image.constBits()).reshape(image.height(), image.bytesPerLine() // 4, 4)[:, : image.width(), :3]


def boxes(changed) -> list[tuple[int, int, int, int]]:  # type: ignore[no-untyped-def]
    """Left, top, right, bottom of each patch of changed pixels, the largest first; nearby pixels are one patch."""
    import numpy as np

    rows, columns = np.nonzero(changed)
    tiles = set(zip((rows // TILE).tolist(), (columns // TILE).tolist(), strict=True))
    found = []
    while tiles:
        patch, edge = set(), [tiles.pop()]
        while edge:
            row, column = edge.pop()
            patch.add((row, column))
            near = {(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1)} & tiles
            tiles -= near
            edge += near
        top, left = min(row for row, _ in patch) * TILE, min(column for _, column in patch) * TILE
        bottom, right = (max(row for row, _ in patch) + 1) * TILE, (max(column for _, column in patch) + 1) * TILE
        inside = np.argwhere(changed[top:bottom, left:right])
        (y, x), (last_y, last_x) = inside.min(axis=0).tolist(), inside.max(axis=0).tolist()
        found.append((left + x, top + y, left + last_x + 1, top + last_y + 1))
    return sorted(found, key=lambda box: (box[0] - box[2]) * (box[3] - box[1]))


def write_difference(old, new, changed, to: Path) -> None:  # type: ignore[no-untyped-def]
    """Before, after, and the after greyed with what changed in red: side by side, cut out around the changes."""
    import numpy as np
    from PySide6.QtGui import QImage

    rows, columns = np.nonzero(changed)
    cut = (
        slice(max(0, int(rows.min()) - MARGIN), int(rows.max()) + MARGIN),
        slice(max(0, int(columns.min()) - MARGIN), int(columns.max()) + MARGIN),
    )
    grey = np.repeat(new[cut].mean(axis=2, keepdims=True), 3, axis=2) * 0.4
    grey[changed[cut]] = (255, 40, 40)
    gap = np.full((grey.shape[0], 8, 3), 255, np.uint8)
    sheet = np.ascontiguousarray(np.hstack([old[cut], gap, new[cut], gap, grey.astype(np.uint8)]))
    to.parent.mkdir(parents=True, exist_ok=True)
    height, width, _ = sheet.shape
    if not QImage(sheet.data, width, height, 3 * width, QImage.Format.Format_RGB888).save(str(to)):
        raise SystemExit(f"{to}: could not be written")
