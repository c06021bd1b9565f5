"""Buttons over a corner of the felt for what otherwise only keys reach: reads, odds, review, rules, sitting out."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QFrame, QMenu, QWidget

from pokertable.views.felt.table_view import TableView
from pokertable.views.kit.fonts import scaled, sized, width_of
from pokertable.views.kit.key_map import key_cap
from pokertable.views.kit.look import look
from pokertable.views.widgets.buttons import Button, text_button, text_toggle
from pokertable.views.widgets.labels import plain_tip
from pokertable.views.widgets.menus import open_menu

_ROW: Final = 28
"""Height of a row of buttons in px: the least that a pointer should have to meet."""
_GAP: Final = 2
_PX: Final = 13
_PAD: Final = 6
"""Px beside the words of a button."""
_Rows = tuple[tuple[Button, ...], ...]


class TableTools(QFrame):
    """In one row, in two, or behind one button, as the free corner of the felt allows; it covers nothing there."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table.viewport())
        self._table = table
        self.setObjectName("card")
        self.read = text_button(self.tr("What do they have?"), self, least=_ROW)
        self.odds = text_toggle(self.tr("Odds"), self, least=_ROW)
        self.review = text_button(self.tr("Review"), self, least=_ROW)
        self.rules = text_button(self.tr("Rules"), self, least=_ROW)
        self._ways = self.tr("Sit out"), self.tr("I'm back")
        self.sit_out = text_toggle(self._ways[0], self, least=_ROW)
        self.buttons = (self.read, self.odds, self.review, self.rules, self.sit_out)
        self.more = text_button(self.tr("More"), self, least=_ROW)
        for button in (*self.buttons, self.more):
            button.set_largest(_PX)
        menu = open_menu(self.more, QMenu(self.more))
        self._entries = {button: menu.addAction("") for button in self.buttons}
        for button, entry in self._entries.items():
            entry.setCheckable(button.isCheckable())
            entry.triggered.connect(lambda _=False, button=button: button.click())
        menu.aboutToShow.connect(self._name_entries)
        self._name_keys()
        look().changed.connect(self._name_keys)
        table.redrawn.connect(self._follow)
        self._forms: dict[tuple[int, int], int] = {}
        """The form by the size of the felt: it stays while players leave the table."""
        self._place: tuple[QRect | None, QSize] | None = None
        """The corner and the size of the felt for which the buttons are arranged."""
        self._covered = 0
        self.hide()

    def give_way(self, covered: int) -> None:
        """Keep off these px at the right of the felt, which something covers."""
        if covered != self._covered:
            self._covered = covered
            self.arrange()

    def begin(self) -> None:
        """Choose the form anew: another table is played at."""
        self._forms = {}
        self._place = None

    def _keys(self) -> dict[Button, str]:
        keys = look().keys
        named = (keys.read, keys.odds, keys.review, "F1" if keys.used_for("F1") is None else "", keys.sit_out)
        return dict(zip(self.buttons, map(key_cap, named), strict=True))

    def _name_keys(self) -> None:
        tips = (
            self.tr("Put an opponent on a hand; scored when the hand is over"),
            self.tr("Your equity, the equity a call needs, and your outs"),
            self.tr("What each decision of the last hand was worth"),
            self.tr("The rules of this game"),
            self.tr("From the next hand on I'm not dealt in")
            if self.sit_out.isEnabled()
            else self.tr("Only in a cash game you're playing in"),
        )
        for (button, key), tip in zip(self._keys().items(), tips, strict=True):
            button.setToolTip(plain_tip(self.tr("{words} (key {key})").format(words=tip, key=key) if key else tip))
        self.arrange()

    def _name_entries(self) -> None:
        """Name those that have no button beside this one."""
        keys = self._keys()
        for button, entry in self._entries.items():
            entry.setText(f"{button.text()}\t{keys[button]}" if keys[button] else button.text())
            entry.setChecked(button.isChecked())
            entry.setEnabled(button.isEnabled())
            entry.setVisible(button.isHidden())

    def allow_sitting_out(self, allowed: bool) -> None:
        """Set whether the player may sit out here; if not, the button's tip says where."""
        if allowed != self.sit_out.isEnabled():
            self.sit_out.setEnabled(allowed)
            self._name_keys()

    def set_sitting_out(self, out: bool) -> None:
        """Say the way back while the player sits out."""
        self.sit_out.setChecked(out)
        self.sit_out.setText(self._ways[out])
        self.arrange()

    def _follow(self) -> None:
        """Arrange the buttons again if the felt or its free corner has changed: it is redrawn with every event."""
        if self._place != (self._table.felt.corner, self._table.viewport().size()):
            self.arrange()

    def arrange(self) -> None:
        """Take the place that there is."""
        corner = self._table.felt.corner
        self._place = corner, self._table.viewport().size()
        if corner is not None and self._covered:
            corner = corner.intersected(self._table.viewport().rect().adjusted(0, 0, -self._covered, 0))
        if corner is None or (self._covered and not self._fits(((self.more,),), corner)):
            self.hide()
            return
        rows = self._form(corner)
        size = self._size(rows)
        self.setGeometry(QRect(corner.bottomRight() - QRect(0, 0, size.width(), size.height()).bottomRight(), size))
        shown: list[QWidget] = [button for row in rows for button in row]
        for button in (*self.buttons, self.more):
            button.setVisible(button in shown)
        for number, row in enumerate(rows):
            top, right = scaled(2) + number * (scaled(_ROW) + scaled(_GAP)), size.width() - scaled(2)
            spare = right - scaled(2) - self._across(row)  # each row is as wide as the other
            for left, button in zip(range(len(row) - 1, -1, -1), reversed(row), strict=True):
                more = spare // (left + 1)
                spare -= more
                wide = self._width(button) + more
                button.setGeometry(right - wide, top, wide, scaled(_ROW))
                right -= wide + scaled(_GAP)
        self.show()

    def _form(self, corner: QRect) -> _Rows:
        """The fullest form for which there is room, and none that is fuller than before at this size."""
        read, odds, review, rules, sit_out = self.buttons
        forms: tuple[_Rows, ...] = (
            (self.buttons,), ((read, odds), (review, rules, sit_out)), ((read, odds, review, rules, self.more),),
            ((read, odds, self.more),),
        )  # fmt: skip
        full, short = self.tr("What do they have?"), self.tr("Their hand?")
        ways = [(full, rows) for rows in forms[:2]] + [(short, rows) for rows in forms] + [(full, ((self.more,),))]
        size = self._table.viewport().width() - self._covered, self._table.viewport().height()
        for at in range(self._forms.get(size, 0), len(ways)):
            words, rows = ways[at]
            read.setText(words)
            if self._fits(rows, corner):
                self._forms[size] = at
                return rows
        return ((self.more,),)

    def _size(self, rows: _Rows) -> QSize:
        return QSize(
            max(map(self._across, rows)) + scaled(4),
            len(rows) * (scaled(_ROW) + scaled(_GAP)) - scaled(_GAP) + scaled(4),
        )

    def _across(self, row: tuple[Button, ...]) -> int:
        """The room of a row of buttons."""
        return sum(map(self._width, row)) + (len(row) - 1) * scaled(_GAP)

    def _width(self, button: Button) -> int:
        """The room of a button, whatever it says at the moment: the tools stay where they are."""
        words = self._ways if button is self.sit_out else (button.text(),)
        return max(round(width_of(each, sized(_PX))) for each in words) + 2 * scaled(_PAD)

    def _fits(self, rows: _Rows, corner: QRect) -> bool:
        size = self._size(rows)
        return size.width() <= corner.width() and size.height() <= corner.height()
