"""The line above the cards of the lab: what the last change did, the field for typing cards, and the buttons."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QLabel, QLineEdit, QSizePolicy, QWidget

from pokertable.views.kit.fonts import face, grown, sized, width_of, wrapped
from pokertable.views.widgets.buttons import ActionButton, Tone
from pokertable.views.widgets.labels import PlainLabel, plain_tip, set_tone, toned
from pokertable.views.widgets.layouts import NO_MARGINS, Arranged, Gap, in_row

_LINE_PX: Final = (14, 12, 11)


class LabHeader(Arranged, QWidget):
    """`typed(text)`: Enter in the field. `buttons`, each printed with its key in `KEYS`, ask for the rest."""

    typed = Signal(str)

    KEYS = ("D", "E", "G", "V", "L")
    """Keys of the buttons, in their order; none is a rank, which begins a card (T: a ten) while the felt listens."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = toned(QLabel(self), "heading")
        self._title.hide()
        self.line = PlainLabel(self, wraps=True)
        self.line.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.entry = QLineEdit(self)
        self.entry.setPlaceholderText(self.tr("8hAs9cTc / 5s6s7s9hTs"))
        self.entry.setAccessibleName(self.tr("Hand and board"))
        self.entry.returnPressed.connect(lambda: self.typed.emit(self.entry.text()))
        self.entry.hide()
        self._hole_cards, self._narrow = 4, False
        self.buttons = [ActionButton(Tone.QUIET, self, key=key) for key in self.KEYS]
        in_row(
            self._title, Gap(4), (self.line, 1), (self.entry, 1), *self.buttons, of=self, margins=NO_MARGINS, spacing=8
        )
        self.set_narrow(False)

    def say(self, words: str, *, title: str = "", tone: str = "") -> None:
        """The line, in a tone of the style sheet, and a title before it."""
        self._title.setText(title)
        self._title.setVisible(bool(title))
        set_tone(self.line, tone or None)
        self.line.setText(words)
        self.line.setToolTip(plain_tip(words))
        self.line.show()
        self._fit_line()

    def arrange(self) -> None:
        """Keep the whole line in sight."""
        self._fit_buttons()
        self._fit_line()

    def _fit_line(self) -> None:
        """In the largest type of which the header's height holds every line."""
        words, width = self.line.text(), 0.95 * self.line.width()  # bold type is a little wider
        high = min(self.height(), self.buttons[0].sizeHint().height())
        fits = (px for px in grown(_LINE_PX) if len(wrapped(words, width, px, 9)) * _spacing(px) <= high)
        sheet = f"font-size: {next(fits, _LINE_PX[-1])}px"
        if sheet != self.line.styleSheet():  # a new one costs a frame's time
            self.line.setStyleSheet(sheet)

    def show_game(self, split: bool, hole_cards: int) -> None:
        """Whether the low counts, and how many cards the hand has."""
        self.buttons[2].set_marked(split)
        self.buttons[2].setAccessibleDescription(self.tr("on") if split else self.tr("off"))
        self._hole_cards = hole_cards
        self.set_narrow(self._narrow)

    def open_entry(self, text: str) -> None:
        """Show the field with this text to be typed over."""
        self.entry.setText(text)
        self.line.hide()
        self.entry.show()
        self.entry.selectAll()
        self.entry.setFocus()

    def close_entry(self) -> None:
        """Hide the field."""
        self.entry.hide()
        self.line.show()

    def set_narrow(self, narrow: bool) -> None:
        """Shorter words on the buttons."""
        self._narrow = narrow
        for button, (title, short) in zip(self.buttons, self._titles(), strict=True):
            button.say(short if narrow else title, tip=title)
        self._fit_buttons()

    def _fit_buttons(self) -> None:
        for button in self.buttons:
            button.setFixedWidth(round(width_of(button.text(), sized(14), bold=True)) + sized(56))

    def _titles(self) -> tuple[tuple[str, str], ...]:
        """Each button's words, and those for a narrow window."""
        return (
            (self.tr("Deal random"), self.tr("Random")),
            (self.tr("Type cards"), self.tr("Type")),
            (self.tr("Hi/lo"), self.tr("Hi/lo")),
            (self.tr("{count} cards").format(count=self._hole_cards),) * 2,
            (self.tr("Lessons"), self.tr("Lessons")),
        )


def _spacing(px: int) -> float:
    return QFontMetricsF(face(px, bold=True)).lineSpacing()
