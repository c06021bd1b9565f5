"""100 points over classes of hands, a row each: moved by mouse or keys or typed, then compared with the answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from pokertable.model.text import Phrase
from pokertable.training.reads.hundred import Hundred
from pokertable.training.reads.spread import STEPS, WHOLE, Spread
from pokertable.views.kit.fonts import face, least_text, scaled, sized
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import RIGHT, Drawn, paint_box, paint_elided, paint_fitting, paint_words
from pokertable.views.kit.signs import key_size, paint_key, paint_lock
from pokertable.views.kit.spoken import announce_focused
from pokertable.views.kit.theme import mixed
from pokertable.views.kit.translate import in_a_row, shown
from pokertable.views.reads.class_rows import HALF, common_size, draw_ground, head_height, row_boxes
from pokertable.views.reads.track import Track
from pokertable.views.widgets.labels import plain_tip

if TYPE_CHECKING:
    from pokertable.training.reads.held import Held

_DIGITS: Final = 3
_WITH_EXAMPLES: Final = 40
"""Height in px from which a row names example hands of its class."""


class SpreadRows(Drawn, QWidget):
    """`changed()`: the spread has changed."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._hundred = Hundred()
        self._at = 0
        self._typed: str | None = None
        self._held: Held | None = None
        self._dragged = False
        self._is_whole = False
        """Whether the tracks reach to 100, not to half: once they do they stay, so that no knob leaves the pointer."""
        self._hover: tuple[int, int] | None = None
        """The row under the pointer, and the points that a click would set there."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    # Input

    def ask(self, names: Sequence[Phrase], spread: Spread, held: Held | None = None) -> None:
        """Set the classes and their initial spread; `held`: example hands, None while they are worked out."""
        self._names, self._hundred = tuple(map(shown, names)), Hundred(spread)
        self._held = self._hover = None
        self._is_whole = max(spread) > HALF
        self._at, self._typed = 0, None
        if held is not None:
            self.show_held(held)
        self._describe()

    def show_held(self, held: Held) -> None:
        """Show the classes' example hands. A class without a possible hand stays at 0: its points go to the others."""
        self._held = held
        if not self.can_undo:  # the keys begin at a class that can be changed
            self._at = next((at for at in range(self._at, len(self._names)) if at not in held.impossible), self._at)
        if self._hundred.exclude(held.impossible):
            self._changed()
        self.update()

    @property
    def spread(self) -> Spread:
        """The present spread."""
        return self._hundred.spread

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return self._hundred.can_undo

    @property
    def is_changed(self) -> bool:
        """Whether the player's spread is another than the one that it began with."""
        return self.spread != self._hundred.begun

    @property
    def chosen(self) -> int:
        """The row that the keys change."""
        return self._at

    @property
    def locked(self) -> frozenset[int]:
        """The locked rows."""
        return self._hundred.locked

    def undo(self) -> None:
        """Undo the last change."""
        self._changed(self._hundred.undo())

    def even_out(self) -> None:
        """Spread the unlocked points evenly."""
        self._changed(self._hundred.even_out())

    # Changes

    def _changed(self, changed: bool = True) -> None:
        if changed:
            self._is_whole = self._is_whole or max(self.spread) > HALF
            self._describe()
            self.changed.emit()

    def _set(self, value: int, *, goes_on: bool = False) -> None:
        self._changed(self._hundred.set_to(self._at, value, goes_on=goes_on))

    def _move(self, by: int) -> None:
        self._set(self.spread[self._at] + by)

    def _lock(self) -> None:
        self._changed(self._hundred.lock(self._at))

    def _choose(self, at: int) -> None:
        self._at, self._typed = at % len(self._names), None
        self._describe()

    def _type(self, text: str) -> None:
        """Add a digit to the number being typed for the row."""
        goes_on = bool(self._typed)
        self._typed = ((self._typed or "") + text)[-_DIGITS:]
        self._set(min(WHOLE, int(self._typed)), goes_on=goes_on)
        self.update()

    # Qt

    def sizeHint(self) -> QSize:
        """Room for eight rows."""
        return QSize(scaled(640), sized(400))

    def minimumSizeHint(self) -> QSize:
        """Room for low rows."""
        return QSize(scaled(420), sized(26) * max(6, len(self._names)) + sized(58))

    @property
    def comfortable_height(self) -> int:
        """The height at which each row has room for its examples, in px."""
        return (sized(_WITH_EXAMPLES) + 1) * len(self._names) + sized(58)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose a row, change, lock or type its points."""
        if not self._key(event):
            super().keyPressEvent(event)

    def _key(self, event: QKeyEvent) -> bool:
        key, text = event.key(), event.text()
        fine = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            return False
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._choose(self._at + (1 if key == Qt.Key.Key_Down else -1))
            return True
        step = STEPS[fine]
        acts: dict[int, Callable[[], object]] = {
            Qt.Key.Key_Left: lambda: self._move(-step),
            Qt.Key.Key_Right: lambda: self._move(step),
            Qt.Key.Key_L: self._lock,
            Qt.Key.Key_E: self.even_out,
            Qt.Key.Key_Z: self.undo,
            Qt.Key.Key_T: self._begin_typing,
        }
        if text.isascii() and text.isdigit():
            if self._typed is not None:
                self._type(text)
            elif 1 <= int(text) <= len(self._names):
                self._choose(int(text) - 1)
            return True
        if key in acts:
            if key != Qt.Key.Key_T:
                self._typed = None
            acts[key]()
            return True
        if self._typed is not None and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
            self._typed = None
            self.update()
            return True
        return False

    def _begin_typing(self) -> None:
        self._typed = ""
        self.update()

    def focusOutEvent(self, event: object) -> None:
        """End a typed number."""
        self._typed = None
        super().focusOutEvent(event)  # type: ignore[arg-type]
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the row; a press on the track sets its points, on the figure begins typing, on the lock locks."""
        at = self._row_at(event.position())
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if at is None:
            return
        self._choose(at)
        x = event.position().x()
        if x >= self._lock_left():
            self._lock()
        elif x >= self.track.right + sized(8):
            self._begin_typing()
        elif x >= self.track.left - sized(10):
            self._dragged = False
            self._drag(x)
            self._dragged = True

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Let the points follow the pointer."""
        if self._dragged and event.buttons() & Qt.MouseButton.LeftButton:
            self._drag(event.position().x())
        at = self._row_at(event.position())
        self._point_at(at, event.position().x())
        over = at is not None and at not in self._hundred.impossible
        self.setToolTip(plain_tip("" if at is None else self._examples(at)))
        self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the drag."""
        self._dragged = False
        super().mouseReleaseEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Change the row under the pointer by a step."""
        at, turn = self._row_at(event.position()), event.angleDelta().y()
        if at is not None and turn:
            self._choose(at)
            self._move(STEPS[0] if turn > 0 else -STEPS[0])
        event.accept()

    def _drag(self, x: float) -> None:
        self._set(self.track.points_at(x), goes_on=self._dragged)

    def _point_at(self, at: int | None, x: float) -> None:
        """Show what a click at `x` in this row would set."""
        track = self.track
        on_track = track.left - sized(10) <= x <= track.right + sized(8) and not self._dragged
        free = at is not None and at not in self._hundred.impossible and at not in self.locked and not self._alone()
        hover = (at, track.points_at(x)) if at is not None and free and on_track else None
        if hover != self._hover:
            self._hover = hover
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Show no preview any more."""
        self._hover = None
        self.update()
        super().leaveEvent(event)

    def _describe(self) -> None:
        """Describe the row at the cursor for screen readers."""
        if self._names:
            said = self.tr("{name}: {part}%, locked") if self._at in self.locked else self.tr("{name}: {part}%")
            words = said.format(name=self._names[self._at], part=self.spread[self._at])
            self.setAccessibleName(words)
            not_there = self.tr("impossible with the cards in sight")
            self.setAccessibleDescription(
                not_there if self._at in self._hundred.impossible else self._examples(self._at)
            )
            announce_focused(self, words)
        self.update()

    # Layout

    def _rows(self) -> list[QRectF]:
        return row_boxes(self, len(self._names))

    def _row_at(self, point: QPointF) -> int | None:
        return next((at for at, row in enumerate(self._rows()) if row.contains(point)), None)

    @property
    def _names_left(self) -> float:
        return key_size() + sized(24)

    @property
    def track(self) -> Track:
        """The track of the rows."""
        left = self._names_left + 0.36 * (self.width() - self._names_left)
        return Track(left, self._lock_left() - sized(78) - left, WHOLE if self._is_whole else HALF)

    def _lock_left(self) -> float:
        return self.width() - sized(44)

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        draw_ground(painter, self, rows := self._rows())
        if rows:
            self._draw_asking(painter, rows)

    def _draw_asking(self, painter: QPainter, rows: Sequence[QRectF]) -> None:
        head = QRectF(sized(16), 0, self.width() - sized(32), head_height())
        wide = paint_elided(painter, head, self.tr("Spread 100%"), face(sized(14), bold=True))
        rest = head.adjusted(wide + sized(16), 0, 0, 0)
        words = self.tr("raising one lowers the unlocked ones")
        paint_fitting(painter, rest, words, (12, 11), "muted", RIGHT)
        for at, row in enumerate(rows):
            self._draw_row(painter, at, row)
        self._draw_together(painter, rows[-1].bottom())

    def _draw_row(self, painter: QPainter, at: int, row: QRectF) -> None:
        theme = look().theme
        on = at == self._at
        if on:
            box = row.adjusted(sized(6), scaled(1.5), -sized(6), -scaled(1.5))
            paint_box(painter, box, scaled(8), "raised", "focus" if self.focus_seen else "turn", scaled(2))
        size = min(key_size(), row.height() - scaled(5))
        cap = QRectF(sized(14), row.center().y() - size / 2, size, size)
        paint_key(painter, cap, str(at + 1), theme.color("muted"))
        track = self.track
        box = QRectF(self._names_left, row.top(), track.left - self._names_left - sized(18), row.height())
        middle = row.center().y()
        self._draw_name(painter, at, box)
        if at in self._hundred.impossible:
            words = self.tr("impossible with the cards in sight")
            free = QRectF(track.left, row.top(), track.width, row.height())
            paint_fitting(painter, free, words, (13, 12, 11), "muted")
            self._draw_part(painter, at, middle, row.height(), "muted")
            return
        locked = at in self.locked
        ink = "unavailable" if locked or self._alone() else "text" if on else "muted"
        track.draw(painter, self.spread[at], row, ink, on=on)
        if self._hover is not None and self._hover[0] == at:
            track.draw_preview(painter, self._hover[1], row, self.tr("{part}%").format(part=self._hover[1]))
        self._draw_part(painter, at, middle, row.height(), "text")
        paint_lock(painter, QPointF(self._lock_left() + sized(20), middle), closed=locked)

    def _draw_name(self, painter: QPainter, at: int, box: QRectF) -> None:
        """Draw the class, and below it some of its hands where there is room."""
        ink = "muted" if at in self._hundred.impossible else "text"
        size = common_size(self._names, box.width())
        examples = self._examples(at)
        if not examples or box.height() < sized(_WITH_EXAMPLES):
            font = face(min(size, max(least_text(), int(0.66 * box.height()))), bold=True)
            paint_elided(painter, box, self._names[at], font, ink)
            return
        font = face(size, bold=True)
        half = QRectF(box.x(), box.center().y() - sized(18), box.width(), sized(20))
        paint_elided(painter, half, self._names[at], font, ink)
        paint_elided(painter, half.translated(0, sized(18)), examples, face(sized(12)), "muted")

    def _examples(self, at: int) -> str:
        return "" if self._held is None else in_a_row(self._held.examples[at])

    def _draw_part(self, painter: QPainter, at: int, middle: float, high: float, ink: str) -> None:
        """Draw the figure of a row, in a frame while it is typed."""
        figure = QRectF(self.track.right + sized(8), middle - high / 2, sized(62), high)
        typing = at == self._at and self._typed is not None
        if typing:
            frame = QRectF(figure.left(), middle - sized(15), figure.width() + scaled(4), sized(30))
            paint_box(painter, frame, scaled(6), "window", "turn", scaled(1.5))
        part = self.tr("{part}%").format(part=self._typed if typing and not self._typed else self.spread[at])
        px = min(sized(16), int(0.66 * high))
        paint_words(painter, figure, part, face(px, bold=True), ink, RIGHT)

    def _alone(self) -> bool:
        """Whether no other class can give way."""
        return len(self._hundred.fixed - {self._at}) >= len(self._names) - 1

    def _draw_together(self, painter: QPainter, top: float) -> None:
        track = self.track
        box = QRectF(self._names_left, top, track.left - self._names_left, sized(26))
        paint_words(painter, box, self.tr("total"), face(sized(13)), "muted")
        x = track.left
        theme = look().theme
        for at, part in enumerate(self.spread):
            wide = track.width * part / WHOLE
            ground = (
                theme.color("text")
                if at == self._at
                else mixed(theme.color("muted"), theme.color("panel"), 0.3 * (at % 2))
            )
            if wide > 1:
                paint_box(painter, QRectF(x, top + sized(9), wide - 1, sized(9)), scaled(2), ground)
            x += wide
        figure = QRectF(track.right + sized(8), top, sized(62), sized(26))
        paint_words(
            painter,
            figure,
            self.tr("{part}%").format(part=sum(self.spread)),
            face(sized(14), bold=True),
            "right",
            RIGHT,
        )
