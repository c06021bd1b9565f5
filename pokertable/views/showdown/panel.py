"""The end of a hand: the winners with their amounts and five cards, a row per winner.

It replaces the action panel and stays until the player goes on.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from pokertable.model.hand.observation import Observation
from pokertable.model.hand.settlement import settle
from pokertable.model.text import Phrase, phrase
from pokertable.session.words.winners import Winner, beaten, winners
from pokertable.views.cards.card_text import RichLabel
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.animation import Run, Transition
from pokertable.views.kit.fonts import follow_text, foot_height, scaled, set_type, sized, width_of
from pokertable.views.kit.key_map import key_cap
from pokertable.views.kit.look import look
from pokertable.views.kit.signs import key_width
from pokertable.views.kit.spoken import announce
from pokertable.views.kit.theme import MOTION
from pokertable.views.kit.translate import shown
from pokertable.views.showdown.afterwards import Afterwards
from pokertable.views.showdown.row import FULL, TIGHT, RowForm, WinnerRow
from pokertable.views.showdown.words import ResultWords
from pokertable.views.widgets.buttons import DETAIL_SIZES, Button, Panel, Tone
from pokertable.views.widgets.labels import PlainLabel, plain_tip, set_tone
from pokertable.views.widgets.layouts import NO_MARGINS, STRETCH, Arranged, in_column, in_row

_NEXT: Final = 180
_HEAD: Final = 44
"""Height of the head, its buttons as high, in px before it is sized."""
_SEEN: Final = 3
"""Most rows that are seen at once; more scroll."""


def way_on_place(width: int) -> QRect:
    """The place of the button to the next hand in a panel of this width, for whoever has folded too."""
    wide = sized(_NEXT)
    return QRect(width - scaled(13) - wide, scaled(2), wide, sized(_HEAD))


class ShowdownPanel(Arranged, Panel):
    """Shows the end of a hand. `next_button` goes on, like the window's Space; `review_button`: the review.

    `chosen(winner)`: another `Winner` is to be ringed on the table, by the pointer or by Up and Down.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None, *, guard_ms: int = 0) -> None:
        super().__init__(parent)
        self._guard_ms = guard_ms
        self._guard = QTimer(self, singleShot=True)
        self._guard.timeout.connect(lambda: self._set_dimmed(False))
        self._coming: Transition | None = None
        self._final: Observation | None = None
        self.amounts = Amounts()
        """The format of the amounts won."""
        self._rebuy: int | None = None
        self._practice = self._waits = False
        self._out = ""
        self._alone_s = 0
        self._names: tuple[str, ...] = ()
        self._hero: int | None = None
        self._rows: list[WinnerRow] = []
        """The winners' rows, and last that of the player who won nothing."""
        self._listed: tuple[Winner, ...] = ()
        self._at = 0
        self._is_picked = False
        """Whether the player has chosen a row."""
        self._title = PlainLabel(self)
        set_type(self._title, 26, bold=True)
        self._note = PlainLabel(self, tone="muted", wraps=True)
        set_type(self._note, 14)
        self._read: Phrase | None = None
        self._verdict = RichLabel(self)
        set_type(self._verdict, 12)
        self._verdict.setWordWrap(True)
        self._verdict.hide()
        self.show_button = Button(Tone.OUTLINED, self, self.tr("Show"))
        """Shows the player's mucked hand, where rows are in the place of `afterwards`."""
        self.show_button.setToolTip(plain_tip(self.tr("Show my hand")))
        self.show_button.hide()
        self.review_button = Button(Tone.OUTLINED, self, self.tr("Review"))
        for button in (self.show_button, self.review_button):
            follow_text(button.setFixedWidth, 124)
        self.next_button = Button(Tone.FILLED, self, self.tr("Next hand"))
        follow_text(self._widen_next, _NEXT)
        for button in (self.show_button, self.review_button, self.next_button):
            follow_text(button.setFixedHeight, _HEAD)
        self.afterwards = Afterwards(self)
        self._list = QScrollArea(self)
        self._list.setWidgetResizable(True)
        self._list.setMinimumHeight(1)  # without rows the room is for what can be asked afterwards
        self._list.setFrameShape(QFrame.Shape.NoFrame)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._list.viewport().setAutoFillBackground(False)
        self._lay_out()
        self._print_key()
        look().changed.connect(self._say_again)
        for key, by in (("Up", -1), ("Down", 1)):
            QShortcut(QKeySequence(key), self).activated.connect(partial(self._step, by))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_compact(False)
        self.setAccessibleName(self.tr("Showdown"))

    def set_compact(self, compact: bool) -> None:
        """Set the height of all that lies under a table."""
        self.setFixedHeight(foot_height(compact=compact))

    def _lay_out(self) -> None:
        words = in_row(self._title, (self._note, 1), (self._verdict, 1), spacing=16)
        buttons = self.show_button, self.review_button, self.next_button
        self.head = in_row((words, 1), *buttons, margins=(16, 2, 13, 0), spacing=8)
        in_column(self.head, self.afterwards, (self._list, 1), of=self, margins=(0, 0, 0, 2), spacing=0)

    def _print_key(self) -> None:
        self.next_button.set_key(key_cap(look().keys.go_on))
        self.review_button.set_key(key_cap(look().keys.review))
        self.show_button.set_key(key_cap(look().keys.show_hand))

    def _widen_next(self, least: int) -> None:
        """Widen the button for the words about the next hand, by at most half."""
        words = width_of(self.next_button.detail, DETAIL_SIZES[0]) + key_width(key_cap(look().keys.go_on)) + scaled(30)
        self.next_button.setFixedWidth(round(min(max(least, words), 1.5 * least)))

    def hide_ways_on(self) -> None:
        """Hide the buttons: they are elsewhere."""
        for button in (self.next_button, self.review_button, self.show_button):
            button.hide()

    def _say_again(self) -> None:
        """Write again with the present key and amounts."""
        self._print_key()
        if self._final is not None:
            self._write(self._final)

    def set_names(self, names: Sequence[str], hero: int | None) -> None:
        """Set the players' names by seat; `hero` is the player's own seat. What others won is not said any more."""
        if tuple(names) != self._names:
            self._final = None
        self._names, self._hero = tuple(names), hero

    def show_result(self, final: Observation, rebuy: int | None = None, *, practice: bool = False) -> None:
        """Show how the pots of a finished hand were divided; `rebuy`: the buy-in if the player has lost everything.

        After a line of `practice` the button leads back from it.
        """
        if self._coming is not None:
            self._coming.stop()
        self._guard.stop()
        self._set_dimmed(False)
        self._final, self._rebuy, self._practice = final, rebuy, practice
        self.afterwards.offer(shows=False, looks=False)
        self.show_button.hide()
        self._at, self._is_picked = 0, False
        self._write(final)

    def set_waits(self, waits: bool) -> None:
        """Set whether the table waits for the player, who sits out."""
        if waits != self._waits:
            self._waits = waits
            self._say_way_on()

    def set_out(self, words: str) -> None:
        """Head the player's result with these words, that the sit and go is over for the player; empty: it is not."""
        if words != self._out:
            self._out = words
            self._say_again()

    @property
    def _is_out(self) -> bool:
        """Whether the sit and go ended for the player with this hand, no line of practice and no hand of others."""
        return bool(self._out) and self._hero is not None and not self._practice

    def set_alone(self, seconds: int) -> None:
        """Say after how many seconds the next hand comes by itself; 0: it does not."""
        if seconds != self._alone_s:
            self._alone_s = seconds
            self._say_way_on()

    def _say_way_on(self) -> None:
        """Write where the button leads."""
        detail = ""
        if self._rebuy is not None:
            detail = self.tr("you buy in again for {amount}").format(amount=self.amounts.text(self._rebuy))
        elif self._alone_s:
            detail = self.tr("by itself after {seconds} s").format(seconds=self._alone_s)
        title = self.tr("I'm back") if self._waits else self.tr("Next hand")
        if self._is_out:
            title = self.tr("Continue")
        self.next_button.say(self.tr("End practice") if self._practice else title, detail)
        self._widen_next(sized(_NEXT))

    def _write(self, final: Observation) -> None:
        """Write everything, with the present amounts."""
        self._say_way_on()
        settlement = settle(final)
        words = ResultWords(settlement, self._names, self._hero, self.amounts)
        self._listed = listed = winners(settlement, first=self._hero)
        self._title.setText(self._out if self._is_out else words.title(final, listed))
        self._note.setText(words.note(final, listed))
        self._note.setToolTip(plain_tip(words.note(final, listed)))
        rows = [self._row(winner, words.sentence(winner)) for winner in listed] if words.contested else []
        lost = None if self._hero is None else beaten(final, settlement, self._hero)
        if lost is not None:
            rows.append(self._row(lost, self.tr("You"), quiet=True))
        self._list_rows(rows)
        self.arrange()

    def _list_rows(self, rows: list[WinnerRow]) -> None:
        inner = QWidget()
        inner.setObjectName("inner")
        self._rows = rows
        for place, row in enumerate(rows):
            if not row.quiet:
                row.pointed_at.connect(partial(self._choose, place))
        in_column(*rows, STRETCH, of=inner, margins=NO_MARGINS, spacing=0)
        self._mark()
        self._list.setWidget(inner)

    def offer_afterwards(self, *, shows: bool, looks: bool) -> None:
        """Offer to show my hand, and to look at the cards that would have come.

        With rows in the way the hand alone is offered, beside the ways on.
        """
        self.show_button.setVisible(shows and bool(self._rows))
        if not self._rows:
            self.afterwards.offer(shows=shows, looks=looks)

    def tell_afterwards(self, words: Phrase, *, shows: bool) -> None:
        """Tell the cards that were asked for; each is asked for once."""
        self.show_button.setVisible(self.show_button.isVisible() and not shows)
        if not self._rows:
            self.afterwards.tell(words, shows=shows)

    def come(self) -> None:
        """Let the rows come."""
        self._coming = Transition([Run(self._fade, MOTION.rows)], look().speed, self)
        self._coming.begin()

    def guard(self, times: int = 1) -> None:
        """Let ways on be dead for this many guard times, as a key that is late skips no result."""
        if self._guard_ms > 0:
            self._guard.start(times * self._guard_ms)
            self._set_dimmed(True)

    @property
    def is_guarded(self) -> bool:
        """Whether the ways on are dead for a moment."""
        return self._guard.isActive()

    def _set_dimmed(self, dimmed: bool) -> None:
        self.next_button.set_dimmed(dimmed)

    def _fade(self, share: float) -> None:
        for row in self._rows:
            row.set_seen(share)

    # The chosen winner

    @property
    def winner(self) -> Winner | None:
        """The winner whose row is ringed; None where nobody had to show."""
        return self._rows[self._at].winner if self._rows else None

    @property
    def lit(self) -> Winner | None:
        """The winner whose cards alone are ringed on the table.

        None: those of all are, until a row is chosen, where each share has one hand that won it.
        """
        each = zip(*[winner.hands for winner in self._listed], strict=True)
        told_apart = all(sum(hand is not None for hand in hands) <= 1 for hands in each)
        return None if told_apart and not self._is_picked else self.winner

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of the winners that can be chosen; none where nobody had to show."""
        return tuple([row.winner.seat for row in self._rows if not row.quiet])

    def choose(self, seat: int) -> None:
        """Choose the row of a winner."""
        self._choose(self.seats.index(seat))

    def _step(self, by: int) -> None:
        self._choose(min(max(0, self._at + by), len(self._listed) - 1))

    def _choose(self, place: int) -> None:
        if not self._rows or (place == self._at and self._is_picked):
            return
        self._at, self._is_picked = place, True
        self._mark()
        self._list.ensureWidgetVisible(self._rows[place], 0, 0)
        announce(self, self._rows[place].accessibleName())
        self.chosen.emit(self.winner)

    def _mark(self) -> None:
        for place, row in enumerate(self._rows):
            row.set_chosen(place == self._at, above_chosen=place in (self._at - 1, len(self._rows) - 1))

    # Words

    def set_verdict(self, words: Phrase | None, *, right: bool = False) -> None:
        """Show whether the player pointed at the right cards before this showdown; None: nothing was asked."""
        self._read = words
        for part, is_shown in ((self._note, words is None), (self._verdict, words is not None)):
            part.setVisible(is_shown)
        if words is not None:
            set_tone(self._verdict, "right" if right else "wrong")
            self._verdict.show_phrase(phrase("Your read of the cards: {verdict}", verdict=words))

    @property
    def verdict(self) -> str:
        """The words about the player's pointing; empty if nothing was asked."""
        return "" if self._read is None else shown(self._read)

    def _row(self, winner: Winner, words: str, *, quiet: bool = False) -> WinnerRow:
        name = self.tr("You") if winner.seat == self._hero else self._names[winner.seat]
        return WinnerRow(winner, name, words, self.amounts, quiet=quiet)

    # Room

    @property
    def _room(self) -> int:
        """The height for rows."""
        return self.height() - self.head.sizeHint().height() - scaled(2)

    def _form(self) -> RowForm:
        """The largest form in which up to three rows are seen."""
        forms: list[RowForm] = [form.grown() for form in (FULL, TIGHT)]
        rows = min(_SEEN, len(self._rows))
        return next((form for form in forms if form.height * rows <= self._room), forms[-1])

    def arrange(self) -> None:
        """Make the rows as high as the panel allows; those that it has no room for scroll."""
        form = self._form()
        for row in self._rows:
            row.set_form(form)
        fits = form.height * len(self._rows) <= self._room
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if fits else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self._list.setVerticalScrollBarPolicy(policy)  # else a bar flashes before the rows are laid out

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(1016), self.height())

    def minimumSizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(680), self.height())
