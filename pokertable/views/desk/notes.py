"""The player's note and tags on one hand. Saved half a second after the last key, or when the field is left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QPlainTextEdit, QWidget

from pokertable.model.text import typed_list
from pokertable.session.history.rows.stored import MISREAD
from pokertable.views.kit.fonts import fitted, follow_scale, follow_text, scaled
from pokertable.views.widgets.labels import plain_tip, toned
from pokertable.views.widgets.layouts import NO_MARGINS, Arranged, in_column
from pokertable.views.widgets.switches import TickBox

DELAY_MS: Final = 500
_EDGES: Final = 34
"""Px of a field taken by its edges."""


class NotesPanel(Arranged, QWidget):
    """`note_written(hand_id, note)`, `tag_set(hand_id, tag, on)`. `tall`: the note takes all the room that there is."""

    note_written = Signal(object, str)
    tag_set = Signal(object, str, bool)

    def __init__(self, parent: QWidget | None = None, *, tall: bool = False) -> None:
        super().__init__(parent)
        self._hand: int | None = None
        self._kept_note = ""
        self._kept_tags: tuple[str, ...] = ()
        self._filling = False
        title = toned(QLabel(self.tr("Note"), self), "section")
        self.note = QPlainTextEdit(self)
        self.note.setPlaceholderText(self.tr("What to remember about this hand"))
        self.note.setAccessibleName(self.tr("Note on this hand"))
        self.note.setTabChangesFocus(True)
        follow_text(self.note.setMinimumHeight, 44)
        if not tall:
            follow_scale(self.note.setMaximumHeight, 96)
        self.misread = TickBox(self.tr("I misread it"), self)
        self.misread.setToolTip(plain_tip(self.tr("Mark this hand to find it again and practise it")))
        self.tags = QLineEdit(self)
        self.tags.setPlaceholderText(self.tr("Tags: bluff, tilt"))
        self.tags.setAccessibleName(self.tr("Other tags, separated by commas"))
        title.setBuddy(self.note)
        in_column(title, self.note, self.misread, self.tags, of=self, margins=NO_MARGINS, spacing=6)
        self._delay = QTimer(self, singleShot=True, interval=DELAY_MS)
        self._delay.timeout.connect(self._write_note)
        self.note.textChanged.connect(self._typed)
        self.note.installEventFilter(self)
        self.misread.toggled.connect(self._write_misread)
        self.tags.editingFinished.connect(self._write_tags)
        self.set_hand(None, "", ())

    def arrange(self) -> None:
        """Fit the placeholder texts."""
        px = fitted(self.tags.placeholderText(), self.width() - scaled(_EDGES), (14, 12, 11))
        self.tags.setStyleSheet(f"font-size: {px}px;")

    def set_hand(self, hand_id: int | None, note: str, tags: Sequence[str]) -> None:
        """Show a hand's note and tags; changes for the previous hand are saved first."""
        self.flush()
        if hand_id == self._hand and note == self._kept_note and tuple(tags) == self._kept_tags:
            return
        self._hand, self._kept_note, self._kept_tags = hand_id, note, tuple(tags)
        self._filling = True
        for part in (self.note, self.misread, self.tags):
            part.setEnabled(hand_id is not None)
        if self.note.toPlainText() != note:
            self.note.setPlainText(note)
        self.misread.setChecked(MISREAD in tags)
        self.tags.setText(", ".join(tag for tag in tags if tag != MISREAD))
        self._filling = False

    def flush(self) -> None:
        """Save pending changes."""
        self._write_note()
        self._write_tags()

    def _typed(self) -> None:
        if not self._filling:
            self._delay.start()

    def _write_note(self) -> None:
        self._delay.stop()
        note = self.note.toPlainText().strip()
        if self._hand is not None and note != self._kept_note.strip():
            self._kept_note = note
            self.note_written.emit(self._hand, note)

    def _write_misread(self, on: bool) -> None:
        if self._hand is not None and not self._filling:
            others = tuple(tag for tag in self._kept_tags if tag != MISREAD)
            self._kept_tags = (*others, MISREAD) if on else others
            self.tag_set.emit(self._hand, MISREAD, on)

    def _write_tags(self) -> None:
        if self._hand is None:
            return
        wanted = [tag for tag in dict.fromkeys(typed_list(self.tags.text())) if tag and tag != MISREAD]
        before = [tag for tag in self._kept_tags if tag != MISREAD]
        self._kept_tags = (*wanted, MISREAD) if MISREAD in self._kept_tags else tuple(wanted)
        for tag in before:
            if tag not in wanted:
                self.tag_set.emit(self._hand, tag, False)
        for tag in wanted:
            if tag not in before:
                self.tag_set.emit(self._hand, tag, True)

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Save the note when it loses the focus."""
        if watched is self.note and event.type() is QEvent.Type.FocusOut:
            self._write_note()
        return super().eventFilter(watched, event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Save pending changes when the page is left."""
        super().hideEvent(event)
        self.flush()
