"""Controls below the replayer's table: position in the hand, steps, the watched seat, and practice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QSizePolicy, QWidget

from pokertable.model.text import Phrase, phrase
from pokertable.views.cards.card_text import rich_within
from pokertable.views.desk.replayer.buttons import Glyph, StepButton, TimeLine
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.fonts import face, fitting, follow_scale, scaled
from pokertable.views.kit.key_map import key_cap
from pokertable.views.kit.look import look
from pokertable.views.kit.translate import number, shown
from pokertable.views.widgets.buttons import Button, Panel, Tone, push_button, shortcut
from pokertable.views.widgets.choices import ChoiceBox
from pokertable.views.widgets.labels import plain_tip, toned
from pokertable.views.widgets.layouts import NO_MARGINS, STRETCH, Arranged, Gap, in_column, in_row
from pokertable.views.widgets.switches import TickBox

HEIGHT: Final = 112
_LINES, _LAST_WORD = 2, 60
"""Most lines for the last event, and px by which its first line may be shortened."""
_STEPS: Final = (
    ("start", Glyph.START, "Home"),
    ("street_back", Glyph.STREET_BACK, "PgUp"),
    ("back", Glyph.BACK, "Left"),
    ("play", Glyph.PLAY, "P"),
    ("forward", Glyph.NEXT, "Right"),
    ("street_forward", Glyph.STREET_NEXT, "PgDown"),
    ("end", Glyph.END, "End"),
)


class ReplayerControls(Arranged, Panel):
    """`stop_wanted(stop)`, `decision_wanted(1 or -1)`, `play_toggled()`.

    `viewer_chosen(seat or None)`, and `all_cards`: the visible cards.

    `practice_button`: play on from here. `review_button`: review the decisions. `back_button`: back. `hand_wanted(by)`:
    the hand `by` rows below (above if negative) in the list. `side_button`: the drawer. The keys work in the whole page
    given to `install_keys`.
    """

    stop_wanted = Signal(int)
    play_toggled = Signal()
    decision_wanted = Signal(int)
    viewer_chosen = Signal(object)
    hand_wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._count = 0
        self._at = 0
        self._streets: tuple[int, ...] = ()
        self._words = phrase("")
        self._amounts = Amounts()
        follow_scale(self.setFixedHeight, HEIGHT)
        self._build()
        self._lay_out()
        look().changed.connect(self.arrange)
        look().changed.connect(self._keep_room)

    def _build(self) -> None:
        names = {
            "start": self.tr("To the beginning"), "street_back": self.tr("Previous round"),
            "back": self.tr("Step back"), "play": self.tr("Play"), "forward": self.tr("Step forward"),
            "street_forward": self.tr("Next round"), "end": self.tr("To the end"),
        }  # fmt: skip
        short = {"PgUp": self.tr("PgUp"), "PgDown": self.tr("PgDn")}
        self.steps = {
            name: StepButton(glyph, names[name], key, short.get(key, key_cap(key)), self) for name, glyph, key in _STEPS
        }
        for name, button in self.steps.items():
            button.clicked.connect(lambda _checked=False, name=name: self._pressed(name))
        self.beside = QWidget(self)
        self.back_button = push_button("", self, tone=Tone.LINK)
        self.say_back(to_review=False)
        self.hand_buttons = {
            by: push_button(text, self, partial(self.hand_wanted.emit, by), tone=Tone.LINK, tip=tip)
            for by, text, tip in (
                (-1, self.tr("‹ Hand"), self.tr("Previous hand in the list (Ctrl+Left)")),
                (1, self.tr("Hand ›"), self.tr("Next hand in the list (Ctrl+Right)")),
            )
        }
        self.words = toned(QLabel(self), "strong")
        self.words.setTextFormat(Qt.TextFormat.RichText)
        self.words.setWordWrap(True)
        self.words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.count = toned(QLabel(self), "muted")
        self.line = TimeLine(self)
        self.line.valueChanged.connect(self.stop_wanted)
        self.seats = ChoiceBox(self.tr("View from the seat of"), self)
        self.seats.setToolTip(plain_tip(self.tr("Seat to view the hand from")))
        follow_scale(self.seats.setMinimumWidth, 144)
        self.seats.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.seats.currentIndexChanged.connect(lambda: self.viewer_chosen.emit(self.seats.currentData()))
        self.all_cards = TickBox(self.tr("All cards (A)"), self)
        self.all_cards.setToolTip(plain_tip(self.tr("Show the opponents' cards where known")))
        words = self.tr("Dealer log, note and tags")
        self.side_button = push_button(self.tr("Log (L)"), self, tip=words, checkable=True)
        words = self.tr("What each of this seat's decisions was worth")
        self.review_button = push_button(self.tr("Review (V)"), self, tip=words)
        self.practice_button = Button(Tone.FILLED, self, key="T")
        follow_scale(self.practice_button.setFixedHeight, 48)
        follow_scale(self.practice_button.setMinimumWidth, 120)
        follow_scale(self.practice_button.setMaximumWidth, 196)
        self.set_practice("")

    def _lay_out(self) -> None:
        in_row(self.back_button, *self.hand_buttons.values(), of=self.beside, margins=NO_MARGINS, spacing=0)
        self._above = in_row(self.beside, (self.words, 2), (self.line, 3), self.count, spacing=12)
        below = in_row(
            *self.steps.values(),
            STRETCH,
            self.seats,
            Gap(8),
            self.all_cards,
            Gap(8),
            self.side_button,
            Gap(4),
            self.review_button,
            Gap(4),
            self.practice_button,
            spacing=4,
        )
        in_column(self._above, below, of=self, margins=(8, 4, 12, 6), spacing=2)

    def install_keys(self, page: QWidget) -> None:
        """Let the keys work in the whole page; a focused text field keeps its own."""
        keys: list[tuple[str, Callable[[], object]]] = [(key, self.steps[name].click) for name, _, key in _STEPS]
        keys += [
            ("A", self.all_cards.toggle),
            ("L", self._toggle_side),
            ("T", self.practice_button.click),
            ("V", self.review_button.click),
            ("N", partial(self.decision_wanted.emit, 1)),
            ("Shift+N", partial(self.decision_wanted.emit, -1)),
            ("Esc", self.back_button.clicked.emit),
            ("Ctrl+Left", self.hand_buttons[-1].click),
            ("Ctrl+Right", self.hand_buttons[1].click),
        ]
        for key, slot in keys:
            shortcut(key, page, slot)

    def _toggle_side(self) -> None:
        if self.side_button.isVisible():
            self.side_button.toggle()

    # Display

    def set_hand(self, count: int, streets: Sequence[tuple[int, str]]) -> None:
        """Set the number of stops; `streets` are the stops that begin one, with their names."""
        self._count = count
        self._streets = tuple(stop for stop, _ in streets)
        self._keep_room()
        self.line.set_stops(count, streets)

    def say_back(self, *, to_review: bool) -> None:
        """Set the target of the way back: a review, or the list of hands."""
        self.back_button.setText(self.tr("Review (Esc)") if to_review else self.tr("Hands (Esc)"))
        tip = self.tr("Back to the review") if to_review else self.tr("Back to the list of hands")
        self.back_button.setToolTip(plain_tip(tip))

    def set_beside(self, above: bool, below: bool) -> None:
        """Set whether the list has a hand above and below this one."""
        self.hand_buttons[-1].setEnabled(above)
        self.hand_buttons[1].setEnabled(below)

    def set_seats(self, names: Sequence[str], viewer: int | None) -> None:
        """Set the players' names by seat, and the watched seat."""
        self.seats.offer([*((name, seat) for seat, name in enumerate(names)), (self.tr("No seat"), None)])
        with QSignalBlocker(self.seats):
            self.seats.setCurrentIndex(len(names) if viewer is None else viewer)

    def set_all_cards(self, on: bool) -> None:
        """Set whether all known cards are shown, without a signal."""
        with QSignalBlocker(self.all_cards):
            self.all_cards.setChecked(on)

    def set_at(self, stop: int, words: Phrase | None, amounts: Amounts) -> None:
        """Show the position at this stop; `words` describe the last event."""
        self._at = stop
        self._words, self._amounts = words or phrase(""), amounts
        self.line.set_at(stop)
        self.count.setText(self._counted(stop + 1))
        for name in ("start", "street_back", "back"):
            self.steps[name].setEnabled(stop > 0)
        for name in ("forward", "street_forward", "end"):
            self.steps[name].setEnabled(stop < self._count - 1)
        self.arrange()

    def _counted(self, stop: int) -> str:
        return self.tr("{stop} of {count}").format(stop=number(stop), count=number(self._count))

    def _keep_room(self) -> None:
        """Give the counter the room of its widest figures: the line beside it stays where it is."""
        length, width = len(str(self._count)), self.count.fontMetrics().horizontalAdvance
        widest = [self._counted(int(digit * length)) for digit in "123456789"]
        self.count.setFixedWidth(max(map(width, (*widest, self._counted(self._count)))))

    def set_playing(self, playing: bool) -> None:
        """Show whether autoplay runs."""
        glyph = Glyph.PAUSE if playing else Glyph.PLAY
        self.steps["play"].set_glyph(glyph, self.tr("Pause") if playing else self.tr("Play"))

    def set_practice(self, reason: str) -> None:
        """Set whether the player can play on from here; else why not."""
        self.practice_button.say(
            self.tr("Play from here"), tip=reason or self.tr("Try another line, as practice"), available=not reason
        )

    def set_line_shown(self, shown: bool, instead: QHBoxLayout) -> None:
        """Set whether there is room for the upper row; if not, the ways to the list and its hands replace it."""
        for part in (self.words, self.line, self.count):
            part.setVisible(shown)
        if shown:
            self._above.insertWidget(0, self.beside)
        else:
            instead.insertWidget(0, self.beside)
        self.beside.show()
        self.setFixedHeight(scaled(HEIGHT) if shown else scaled(HEIGHT) - scaled(48))

    # Steps

    def _pressed(self, name: str) -> None:
        if name == "play":
            self.play_toggled.emit()
            return
        target = {
            "start": 0,
            "street_back": max((stop for stop in self._streets if stop < self._at), default=0),
            "back": self._at - 1,
            "forward": self._at + 1,
            "street_forward": min((stop for stop in self._streets if stop > self._at), default=self._count - 1),
            "end": self._count - 1,
        }[name]
        if 0 <= target < self._count:
            self.stop_wanted.emit(target)

    # Qt

    def arrange(self) -> None:
        """Fit the words."""
        words, write, width = self._words, self._amounts.text, max(40, self.words.width())
        one = fitting(shown(words, write), width, (14,), bold=True)
        px = one or scaled(12)
        if px != self.words.font().pixelSize():
            self.words.setStyleSheet(f"font-size: {px}px;")
        room = width if one else _LINES * width - scaled(_LAST_WORD)
        self.words.setText(rich_within(words, room, face(px, bold=True), write))
        self.words.setAccessibleName(shown(words, write))
        self.words.setToolTip(plain_tip(shown(words, write)))
