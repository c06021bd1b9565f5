"""All settings on one page; everything applies at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDoubleSpinBox,
    QLabel,
    QLineEdit,
    QSpinBox,
    QWidget,
)

from pokertable.players.styles.cast import NAMES
from pokertable.session.profile.settings import MAX_VOLUME, Settings
from pokertable.views.kit.fonts import follow_text
from pokertable.views.kit.key_map import KeyMap
from pokertable.views.kit.offers import Offer, language_offer, look_offers, table_offers
from pokertable.views.settings.settings_keys import KeySettings
from pokertable.views.settings.settings_rows import SettingsCard
from pokertable.views.widgets.buttons import push_button, shortcut
from pokertable.views.widgets.dialog import ask
from pokertable.views.widgets.labels import PlainLabel
from pokertable.views.widgets.layouts import NO_MARGINS, STRETCH, Arranged, in_column, in_row, in_tab_order, scrolled
from pokertable.views.widgets.segments import Segments
from pokertable.views.widgets.sliders import ClickedSlider, leave_wheel

MOST_WIDTH = 1320
"""Greatest width of the cards in px: in wider ones words and keys would be far apart."""


class SettingsPage(Arranged, QWidget):
    """Shows settings and emits the player's changes; it changes nothing itself.

    `changed(name, value)`: a field of `Settings`. `reset_wanted()`: restore the defaults. `about_button`: the program.
    `forget_wanted(part)`: "hands" or "progress" is to begin afresh.
    `back_wanted()`: Escape.
    """

    changed = Signal(str, object)
    reset_wanted = Signal()
    forget_wanted = Signal(str)
    back_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.fields: dict[str, Segments] = {}
        self.names: dict[str, QLineEdit] = {}
        self._shown_names: dict[str, str] = {}
        look, table = self._look(), self._table()
        self.keys = KeySettings(self)
        self.keys.changed.connect(lambda keys: self.changed.emit("keys", keys.changes()))
        self.reset_button = push_button(self.tr("Reset settings…"), self, self._reset)
        self.about_button = push_button(self.tr("About Pokertable"), self)
        data = self._data()
        self._cards: tuple[tuple[QWidget, ...], ...] = ((look, table, data), (self.keys,))
        left = in_column(look, table, data, STRETCH, spacing=12)
        right = in_column(self.keys, STRETCH, spacing=12)
        self._inner = inner = QWidget(self)
        follow_text(inner.setMaximumWidth, MOST_WIDTH)
        self._columns = in_row((left, 3), (right, 2), of=inner, margins=(16, 12, 16, 12), spacing=12)
        self._scroll = scroll = scrolled(inner, self, sideways=True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        said = self.tr("Changes are applied and saved at once.")
        words = PlainLabel(self, said, tone="muted", wraps=True)
        foot = in_row((words, 1), self.about_button, self.reset_button, margins=(16, 0, 16, 12), spacing=8)
        in_column((scroll, 1), foot, of=self, margins=NO_MARGINS, spacing=8)
        shortcut("Escape", self, self.back_wanted)
        rows = [part for segments in self.fields.values() for part in (*segments.buttons, *segments.beside)]
        keys = [*self.keys.buttons.values(), self.keys.swap_button]
        in_tab_order(
            *rows,
            *self.names.values(),
            self.rake_percent,
            self.rake_cap,
            *self.forget_buttons.values(),
            *keys,
            self.about_button,
            self.reset_button,
        )
        self.set_settings(Settings())

    def arrange(self) -> None:
        """Put the columns beside each other while both have room, else one below the other."""
        across = self._columns.contentsMargins().left() * 2 + self._columns.spacing()
        wanted = across + sum(max(card.sizeHint().width() for card in cards) for cards in self._cards)
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        room = min(self.width() - bar, self._inner.maximumWidth())
        way = QBoxLayout.Direction.LeftToRight if wanted <= room else QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(way)

    def _look(self) -> SettingsCard:
        card = SettingsCard(self.tr("Look and speed"), self)
        theme, *others = look_offers()
        self._add(card, (theme, language_offer(), *others))
        self.volume = ClickedSlider(Qt.Orientation.Horizontal, card)
        self.volume.setRange(0, MAX_VOLUME)
        self.volume.setSingleStep(5)
        self.volume.setTracking(False)  # each volume is heard and stored: not those passed while dragging
        self.volume.setAccessibleName(self.tr("Volume"))
        self.volume.valueChanged.connect(lambda volume: self.changed.emit("volume", volume))
        follow_text(self.volume.setFixedWidth, 160)
        self.fields["sounds"].add_beside(self.volume)
        self._silent = PlainLabel(card, tone="muted", wraps=True)
        self._silent.hide()
        card.add_row("", self._silent)
        return card

    def set_silent(self, reason: str | None) -> None:
        """Show why there is no sound; None: there is."""
        self._silent.setText(reason or "")
        self._silent.setVisible(reason is not None)

    def _table(self) -> SettingsCard:
        card = SettingsCard(self.tr("At every table, from the next hand on"), self)
        self._add(card, table_offers())
        for name, title, tip in self._names():
            self.names[name] = line = QLineEdit(card)
            line.setMaxLength(12 if name == "my_name" else 200)
            line.setAccessibleName(title)
            line.setPlaceholderText(self.tr("You") if name == "my_name" else ", ".join(NAMES[:3]))
            line.editingFinished.connect(partial(self._name_changed, name))
            card.add_row(title, line, tip)
        self.rake_percent, self.rake_cap = QDoubleSpinBox(card), QSpinBox(card)
        self.rake_percent.setRange(0.0, 100.0)
        self.rake_percent.setDecimals(1)
        self.rake_percent.setSingleStep(0.5)
        self.rake_percent.setSuffix(self.tr("%"))
        self.rake_percent.setSpecialValueText(self.tr("none"))
        self.rake_percent.setKeyboardTracking(False)
        self.rake_percent.valueChanged.connect(self._rake_changed)
        self.rake_cap.setRange(1, 1_000_000)
        self.rake_cap.setKeyboardTracking(False)
        self.rake_cap.valueChanged.connect(lambda cap: self.changed.emit("rake_cap", cap))
        box = QWidget(card)
        for field in (self.rake_percent, self.rake_cap):
            follow_text(field.setFixedWidth, 88)
            field.setAlignment(Qt.AlignmentFlag.AlignCenter)
            leave_wheel(field)
        in_row(
            self.rake_percent,
            QLabel(self.tr("at most"), box),
            self.rake_cap,
            QLabel(self.tr("chips a hand"), box),
            STRETCH,
            of=box,
            margins=NO_MARGINS,
            spacing=8,
        )
        card.add_row(self.tr("Rake of each pot"), box)
        self.rake_percent.setAccessibleName(self.tr("Rake of each pot, percent"))
        self.rake_cap.setAccessibleName(self.tr("Rake, maximum chips per hand"))
        return card

    def _data(self) -> SettingsCard:
        card = SettingsCard(self.tr("My data"), self)
        named = {
            "hands": (self.tr("Hands"), self.tr("Reset all hands?")),
            "progress": (self.tr("Progress"), self.tr("Reset all progress?")),
        }
        self.forget_buttons = {}
        for part, (title, question) in named.items():
            self.forget_buttons[part] = button = push_button(
                self.tr("Reset…"), card, partial(self._ask, part, question)
            )
            button.setAccessibleName(title)
            card.add_row(title, button, self.tr("The previous file is kept beside the new one"))
        return card

    def _ask(self, part: str, question: str) -> None:
        more = self.tr("The previous file is kept beside the new one")
        ask(self, question, more, self.tr("Reset"), partial(self._forget, part))

    def _forget(self, part: str) -> None:
        self.forget_buttons[part].setText(self.tr("At the next start"))
        self.forget_buttons[part].setEnabled(False)
        self.forget_wanted.emit(part)

    def _add(self, card: SettingsCard, offers: Sequence[Offer]) -> None:
        for offer in offers:
            segments = Segments(offer.title, list(offer.values), list(offer.values.values()), card)
            segments.chosen.connect(partial(self.changed.emit, offer.name))
            self.fields[offer.name] = segments
            card.add_row(offer.title, segments, offer.tip)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus on to the first field."""
        super().focusInEvent(event)
        next(button for button in self.fields["theme"].buttons if button.isChecked()).setFocus()

    def set_settings(self, settings: Settings) -> None:
        """Show these settings, without a signal."""
        for name, segments in self.fields.items():
            segments.set_value(getattr(settings, name))
        for name, line in self.names.items():
            self._shown_names[name] = getattr(settings, name)
            line.setText(self._shown_names[name])
        with QSignalBlocker(self.volume):
            self.volume.setValue(settings.volume)
        self.volume.setEnabled(settings.sounds)
        with QSignalBlocker(self.rake_percent), QSignalBlocker(self.rake_cap):
            self.rake_percent.setValue(settings.rake_per_mille / 10)
            self.rake_cap.setValue(max(1, settings.rake_cap))
        self.rake_cap.setEnabled(settings.rake_per_mille > 0)
        self.keys.set_keys(KeyMap.changed_by(settings.keys))

    def _names(self) -> tuple[tuple[str, str, str], ...]:
        usual = self.tr("Separated by commas; from the next table on")
        return (
            ("my_name", self.tr("My name"), self.tr("Shown at my seat; leave it empty for “You”")),
            ("names", self.tr("Opponents' names"), usual),
        )

    def _name_changed(self, name: str) -> None:
        words = " ".join(self.names[name].text().split())
        if words != self._shown_names.get(name, ""):
            self._shown_names[name] = words
            self.changed.emit(name, words)

    def _rake_changed(self, percentage: float) -> None:
        self.rake_cap.setEnabled(percentage > 0)
        self.changed.emit("rake_per_mille", round(percentage * 10))

    def _reset(self) -> None:
        """Ask first: keys, names and looks are lost."""
        question = self.tr("Reset all settings?")
        more = self.tr("Look, speed, keys and names go back to their defaults. Your hands stay.")
        ask(self, question, more, self.tr("Reset"), self.reset_wanted.emit)
