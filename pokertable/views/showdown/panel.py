"""The end of a hand: the winners with their amounts and five cards, a row per winner.

It replaces the action panel and stays until the player goes on.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QWidget

from pokertable.model.hand.settlement import Settlement
from pokertable.model.text import Phrase, phrase
from pokertable.session.words.winners import Winner, share_columns, winners
from pokertable.views.cards.card_text import RichLabel
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.fonts import follow_text, sized, width_of
from pokertable.views.kit.key_map import key_cap
from pokertable.views.kit.look import look
from pokertable.views.kit.signs import KeyCaps, key_width
from pokertable.views.kit.spoken import announce
from pokertable.views.kit.translate import counted, in_a_row, number, shown
from pokertable.views.showdown.row import FULL, LARGE, TIGHT, ColumnHeads, RowForm, WinnerRow
from pokertable.views.widgets.buttons import DETAIL_SIZES, ActionButton, Panel, Tone
from pokertable.views.widgets.labels import PlainLabel, set_tone, toned
from pokertable.views.widgets.layouts import NO_MARGINS, STRETCH, Arranged, in_column, in_row

_HEADS: Final = 19
_NEXT: Final = 180
_FOOT: Final = 14
_SHARE: Final = 0.4
"""Largest part for the panel of the height that table and panel share."""
_LOW, _LARGE = 720, 1000
"""Heights of the page in px below which rows have one line, and from which they are larger."""
_MOST: Final = {FULL: 4, LARGE: 6}
"""Most visible rows with two lines each; more rows have one line each."""


class ShowdownPanel(Arranged, Panel):
    """Shows a `Settlement`. `next_button` goes on, like the window's Space; `review_button`: the review.

    `chosen(winner)`: another `Winner` is to be ringed on the table, by the pointer or by Up and Down.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settlement = Settlement(())
        self.amounts = Amounts()
        """The format of the amounts won."""
        self._rebuy: int | None = None
        self._practice = False
        self._names: tuple[str, ...] = ()
        self._hero: int | None = None
        self._rows: list[WinnerRow] = []
        self._at = 0
        self._title = toned(QLabel(self.tr("Showdown"), self), "heading")
        self._summary = PlainLabel(self, tone="muted")
        self._keys = KeyCaps((self.tr("Up"), self.tr("Down")), self.tr("one winner at a time"), self)
        self._read: Phrase | None = None
        self._verdict = RichLabel(self)
        self._verdict.setWordWrap(True)
        self._verdict.setContentsMargins(16, 0, 16, 4)
        self._verdict.hide()
        self.review_button = ActionButton(Tone.OUTLINED, self, self.tr("Review"))
        follow_text(self.review_button.setFixedWidth, 124)
        self.review_button.setFixedHeight(50)
        self.next_button = ActionButton(Tone.FILLED, self, self.tr("Next hand"))
        follow_text(self._widen_next, _NEXT)
        self.next_button.setFixedHeight(50)
        self._heads = ColumnHeads(self)
        follow_text(self._heads.setFixedHeight, _HEADS)
        self._list = QScrollArea(self)
        self._list.setWidgetResizable(True)
        self._list.setFrameShape(QFrame.Shape.NoFrame)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._list.viewport().setAutoFillBackground(False)
        self._lay_out()
        self._print_key()
        look().changed.connect(self._say_again)
        for key, by in (("Up", -1), ("Down", 1)):
            QShortcut(QKeySequence(key), self).activated.connect(partial(self._step, by))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.setAccessibleName(self.tr("Showdown"))

    def _lay_out(self) -> None:
        self.head = head = in_row(
            self._title,
            (self._summary, 1),
            self._keys,
            self.review_button,
            self.next_button,
            margins=(16, 7, 13, 0),
            spacing=16,
        )
        in_column(head, self._verdict, self._heads, (self._list, 1), of=self, margins=(0, 0, 0, 8), spacing=0)

    def _print_key(self) -> None:
        self.next_button.set_key(key_cap(look().keys.go_on))
        self.review_button.set_key(key_cap(look().keys.review))

    def _widen_next(self, least: int) -> None:
        """Widen the button for the words about the next hand, by at most half."""
        words = width_of(self.next_button.detail, DETAIL_SIZES[0]) + key_width(key_cap(look().keys.go_on)) + 30
        self.next_button.setFixedWidth(round(min(max(least, words), 1.5 * least)))

    def hide_ways_on(self) -> None:
        """Hide the buttons: they are elsewhere."""
        self.next_button.hide()
        self.review_button.hide()

    def _say_again(self) -> None:
        """Write again with the present key and amounts."""
        self._print_key()
        if self._settlement.pots:
            self._write()

    def set_names(self, names: Sequence[str], hero: int | None) -> None:
        """Set the players' names by seat; `hero` is the player's own seat. What others won is not said any more."""
        if tuple(names) != self._names:
            self._settlement = Settlement(())
        self._names, self._hero = tuple(names), hero

    def show_result(self, settlement: Settlement, rebuy: int | None = None, *, practice: bool = False) -> None:
        """Show how the pots were divided; `rebuy` is the buy-in if the player has lost everything.

        After a line of `practice` the button leads back from it.
        """
        self._settlement, self._rebuy, self._practice = settlement, rebuy, practice
        self._at = 0
        self._write()

    def _write(self) -> None:
        """Write everything, with the present amounts."""
        if self._rebuy is None:
            self.next_button.say(self.tr("End practice") if self._practice else self.tr("Next hand"))
        else:
            price = self.amounts.text(self._rebuy)
            self.next_button.say(self.tr("Next hand"), self.tr("buys in for {amount}").format(amount=price))
        self._widen_next(sized(_NEXT))
        contested = any(pot.contested for pot in self._settlement.pots)
        listed = winners(self._settlement)
        self._title.setText(self.tr("Showdown") if contested else self.tr("Hand over"))
        self._summary.setText(self._totals(listed) if contested else self._taken(listed))
        self._heads.set_columns(share_columns(self._settlement))
        self._list_rows(listed if contested else ())
        for part in (self._heads, self._list):
            part.setVisible(contested)
        self._keys.setVisible(len(self._rows) > 1)
        self.arrange()
        self.updateGeometry()

    def _list_rows(self, listed: Sequence[Winner]) -> None:
        inner = QWidget()
        inner.setObjectName("inner")
        self._rows = [self._row(winner) for winner in listed]
        for place, row in enumerate(self._rows):
            row.pointed_at.connect(partial(self._choose, place))
        in_column(*self._rows, STRETCH, of=inner, margins=NO_MARGINS, spacing=0)
        self._mark()
        self._list.setWidget(inner)

    # The chosen winner

    @property
    def winner(self) -> Winner | None:
        """The winner whose cards are ringed; None where nobody had to show."""
        return self._rows[self._at].winner if self._rows else None

    def _step(self, by: int) -> None:
        self._choose(min(max(0, self._at + by), len(self._rows) - 1))

    def _choose(self, place: int) -> None:
        if not self._rows or place == self._at:
            return
        self._at = place
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
        self._verdict.setVisible(words is not None)
        if words is not None:
            set_tone(self._verdict, "right" if right else "wrong")
            self._verdict.show_phrase(phrase("Your reading: {verdict}", verdict=words))

    @property
    def verdict(self) -> str:
        """The words about the player's pointing; empty if nothing was asked."""
        return "" if self._read is None else shown(self._read)

    def _totals(self, listed: Sequence[Winner]) -> str:
        """``1,459 in 3 pots, 4 winners``."""
        pots = self._settlement.pots
        many = counted("one winner", "%n winners", len(listed))
        if len(pots) == 1:
            return self.tr("Pot {amount}, {winners}").format(amount=self.amounts.text(pots[0].amount), winners=many)
        said = self.tr("{amount} in {pots} pots, {winners}")
        amount = self.amounts.text(self._settlement.amount)
        return said.format(amount=amount, pots=number(len(pots)), winners=many)

    def _taken(self, listed: Sequence[Winner]) -> str:
        """The winners of an uncontested pot, as a sentence."""
        said = in_a_row(self._sentence(winner, start=not place) for place, winner in enumerate(listed))
        return self.tr("{winners}: everybody else folded").format(winners=said) if said else ""

    def _sentence(self, winner: Winner, *, start: bool = True) -> str:
        amount = self.amounts.text(winner.amount)
        if winner.seat == self._hero:
            return (self.tr("You win {amount}") if start else self.tr("you win {amount}")).format(amount=amount)
        return self.tr("{name} wins {amount}").format(name=self._names[winner.seat], amount=amount)

    def _row(self, winner: Winner) -> WinnerRow:
        name = self.tr("You") if winner.seat == self._hero else self._names[winner.seat]
        return WinnerRow(winner, name, self._sentence(winner), self.amounts)

    # Room

    def wanted_height(self, form: RowForm | None = None) -> int:
        """The height in px at which everything is visible without scrolling, with rows of a form."""
        form = form or self._form()
        above = self._head_height() + self._verdict_height()
        if not self._rows:
            return above + 8
        return above + sized(_HEADS) + len(self._rows) * form.height + (_FOOT if form.two_lines else 8)

    def _head_height(self) -> int:
        self.head.invalidate()  # its button may just have come or gone
        return self.head.sizeHint().height()

    def _verdict_height(self) -> int:
        wide = self.width() if self.width() > 400 else 1016
        return 0 if self._verdict.isHidden() else self._verdict.heightForWidth(wide)

    def _form(self) -> RowForm:
        """The largest form of the rows that fits."""
        high = self._page_height()
        if high is None:
            return FULL
        form = LARGE if high >= _LARGE else FULL
        two_lines = high >= _LOW and len(self._rows) <= _MOST[form]
        forms = [form.grown(), form, TIGHT.grown()] if two_lines else [TIGHT.grown()]
        room = min(_SHARE * high, self.maximumHeight())
        return next((form for form in forms if self.wanted_height(form) <= room), TIGHT)

    def _page_height(self) -> int | None:
        """The height that table and panel share, in px; None without a page around."""
        around = self.parentWidget()
        return around.height() if around is not None and around.height() > 400 else None

    def sizeHint(self) -> QSize:
        """The height of the rows; beyond the panel's share of the page they scroll."""
        high = self._page_height()
        wanted = self.wanted_height()
        return QSize(1016, wanted if high is None else min(wanted, round(_SHARE * high)))

    def arrange(self) -> None:
        """Make the rows as high as the window allows."""
        form = self._form()
        self._list.setMinimumHeight(form.height)  # Qt would take the height from the line above
        for row in self._rows:
            row.set_form(form)

    def hasHeightForWidth(self) -> bool:  # noqa: N802  Qt names it
        """False: the wrapped words would otherwise make the layout forget the rows' height."""
        return False

    def minimumSizeHint(self) -> QSize:
        """Room for one row; the rest scrolls."""
        one = self._head_height() + self._verdict_height() + (sized(_HEADS) + TIGHT.height + 8 if self._rows else 8)
        return QSize(680, min(self.wanted_height(), one))
