"""The start page: a scene of the chosen game, all games at a glance, the settings, and today's due questions."""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from pokertable.model.game import Game
from pokertable.model.mixes import Mix, offer, offers
from pokertable.session.profile.choice import InvalidChoice, TableChoice, usual_choice
from pokertable.views.felt.places.rect import Rect
from pokertable.views.kit.key_map import ARROWS
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import Drawn, paint_fitting
from pokertable.views.kit.spoken import announce
from pokertable.views.kit.translate import fault, number, shown
from pokertable.views.start.foot import StartFoot
from pokertable.views.start.game_buttons import FindGame, GameCell, GameTile, OwnMixCell, found
from pokertable.views.start.layout import StartLayout, start_layout
from pokertable.views.start.parts import Scaled, families, scaled, seats, stakes
from pokertable.views.start.scene import StartScene
from pokertable.views.start.table_form import TableForm
from pokertable.views.widgets.buttons import push_button, shortcut
from pokertable.views.widgets.layouts import Arranged, open_once

if TYPE_CHECKING:
    from pokertable.model.hand.observation import Observation

_TILES: Final = 4
_DEAL_MS: Final = 20
"""Delay of the dealt hand in ms: the page appears first, and keys in quick succession deal one hand."""
_FORGET_MS: Final = 2500
"""Time without a key after which the next letter begins another name, in ms."""


class StartPage(Arranged, Drawn, QWidget):
    """Shows a game from `set_choices` on.

    `chosen` carries a `TableChoice` when the player deals; `resume_button` asks for the table that was left.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._last: dict[str, TableChoice] = {key: usual_choice(key) for key in offers()}
        self._played: list[str] = []
        """The games that were played, the latest first."""
        self._game = next(iter(offers()))
        self._families = families(offers())
        self._is_open = False
        """Whether the column that folds in a small window is open."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._dealing = QTimer(self, singleShot=True, interval=_DEAL_MS)
        self._dealing.timeout.connect(self._deal_hand)
        self._build()
        self._typing = QTimer(self, singleShot=True, interval=_FORGET_MS)
        self._typing.timeout.connect(lambda: self.finder.show_text(None))
        for key in ("Return", "Enter"):
            shortcut(key, self, self.deal, repeats=False)
        self.set_resume(None)

    # Input

    def set_choices(self, last: Sequence[TableChoice]) -> None:
        """Set the last tables, one per game that was played, the latest first."""
        for choice in last:
            self._last[choice.variant] = choice
        self._played = [choice.variant for choice in last]
        if self.form.shows_options:
            self.form.show_options(False)
        self._show(last[0] if last else self._last[self._game])

    def set_resume(self, words: str | None) -> None:
        """Set the table that was left ("Pot-limit Omaha hi/lo 1/2, hand 27"), None if there is none."""
        self.resume_button.setVisible(words is not None)
        if words is not None:
            self.resume_button.say(self.tr("Resume"), words)
        self.scene.arrange()

    def set_due(self, due: Sequence[tuple[str, int]], *, newcomer: bool) -> None:
        """Set today's due questions by topic, and whether the first lesson is offered."""
        self.foot.set_due(due)
        self.foot.set_newcomer(newcomer)

    def choice(self) -> TableChoice:
        """The table as set; raises `InvalidChoice` naming the invalid entry."""
        return self.form.choice()

    def game(self) -> Game:
        """The chosen game; at its usual stakes while the typed ones are invalid."""
        try:
            return self.choice().game()
        except InvalidChoice:
            return usual_choice(self._game).game()

    def deal(self) -> None:
        """Sit down at this table, or say why that is impossible."""
        try:
            choice = self.choice()
        except InvalidChoice as error:
            self._refuse(error)
            return
        self._last[choice.variant] = choice
        self._open_column(False)
        self.chosen.emit(choice)

    # Parts

    def _build(self) -> None:
        self.scene = StartScene(self)
        self.scene.hand_wanted.connect(lambda: self._dealing.start())
        self.resume_button, self.deal_button = self.scene.resume_button, self.scene.deal_button
        self.deal_button.clicked.connect(self.deal)
        self.options_button = push_button("", self, self._open_column, tone="choice", checkable=True)
        self.tiles = [GameTile(str(at + 1), self) for at in range(_TILES)]
        for tile in self.tiles:
            tile.clicked.connect(partial(self._tile_pressed, tile))
            tile.deal_asked.connect(self.deal)
        self.cells: dict[str, GameCell] = {}
        for family in self._families:
            for variant in family.games:
                cell = self.cells[variant.key] = GameCell(variant, self)
                cell.clicked.connect(partial(self.pick, variant.key))
                cell.deal_asked.connect(self.deal)
        self.own_mix = OwnMixCell(self)
        self.own_mix.clicked.connect(self._choose_mix)
        self.finder = FindGame(self)
        self.foot = StartFoot(self)
        self.form = TableForm(self)
        self.form.edited.connect(self._edited)
        self._layout: StartLayout | None = None

    # Changes

    def pick(self, key: str) -> None:
        """Choose another game; the settings of the previous one are kept."""
        if key != self._game:
            with suppress(InvalidChoice):  # invalid settings are not worth keeping
                self._last[self._game] = self.choice()
            self._show(self._last[key])
            announce(self, shown(offer(key).title))

    def _choose_mix(self) -> None:
        """Ask for a mix of the player's own, and choose it."""
        from pokertable.views.start.mix_dialog import MixDialog

        dialog = MixDialog(self)
        now = offer(self._game)
        if isinstance(now, Mix):
            dialog.fill(now)
        dialog.made.connect(self._take_mix)
        open_once(dialog)

    def _take_mix(self, key: str) -> None:
        self._last.setdefault(key, usual_choice(key))
        self.pick(key)

    def _tile_pressed(self, tile: GameTile) -> None:
        if tile.variant is not None:
            self.pick(tile.variant.key)

    def _show(self, choice: TableChoice) -> None:
        """Set every part to a choice, and deal a hand of it."""
        self._game = choice.variant
        for key, cell in self.cells.items():
            cell.setChecked(key == self._game)
        self.scene.show_hand(None)
        self.form.fill(choice)

    def _edited(self) -> None:
        """Show the settings in the scene, on the tiles and on the buttons, or why they are invalid."""
        variant = offer(self._game)
        try:
            choice = self.choice()
        except InvalidChoice as error:
            self._refuse(error)
            self._say_tiles(self._last[self._game])
            return
        about = self.tr("{stakes}, {seats}, {opponents}")  # Pot-limit 5/10, six seats, a mixed table
        about = about.format(stakes=stakes(choice), seats=seats(choice), opponents=self.form.opponents_words)
        self.scene.show_game(variant, about)
        self.options_button.setText(self.tr("{table}   ·   change").format(table=about))
        self.deal_button.say(self.tr("Deal"), self.tr("a new table"))
        self._say_tiles(choice)
        hand = self.scene.hand
        if hand is not None and (hand.game != choice.game() or len(hand.seats) != choice.seats):
            self.scene.show_hand(None)

    def _refuse(self, error: InvalidChoice) -> None:
        self.scene.show_game(offer(self._game), "")
        self.scene.show_error(fault(error))
        self.deal_button.say(self.tr("Deal"), reason=fault(error))

    def _say_tiles(self, now: TableChoice) -> None:
        """Show the games played last; if there are too few, more of the catalogue."""
        named = [self._game] if self._game not in offers() else []
        keys = list(dict.fromkeys([*named, *self._played, *offers()]))[:_TILES]
        for tile, key in zip(self.tiles, keys, strict=False):
            choice = now if key == self._game else self._last[key]
            tile.say(offer(key), (stakes(choice), f"{number(choice.low)}/{number(choice.high)}"), seats(choice))
            tile.setChecked(key == self._game)
        for tile in self.tiles[len(keys) :]:
            tile.hide()
        for key, cell in self.cells.items():
            cell.set_ringed(key not in keys)

    def _deal_hand(self) -> None:
        """Deal a hand for the scene, when and while it is visible."""
        if self.scene.hand is None and self.isVisible():
            with suppress(InvalidChoice):
                self.scene.show_hand(_hand(self.choice()))

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move among the games by arrows, find one by letters, take a recently played one by digits."""
        key, text = Qt.Key(event.key()), event.text()
        plain = not event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        if key in ARROWS and plain:
            self.finder.show_text(None)
            self._move(*ARROWS[key])
        elif key == Qt.Key.Key_Escape and (self.finder.text is not None or self._is_open):
            if self.finder.text is None:
                self._open_column(False)
            self.finder.show_text(None)
        elif key == Qt.Key.Key_Backspace and self.finder.text:
            self._find(self.finder.text[:-1])
        elif text.isprintable() and text and plain:
            self._typed(text)
        else:
            super().keyPressEvent(event)

    def _typed(self, text: str) -> None:
        """Handle a character: a key of the page, unless a name is being typed."""
        if self.finder.text is not None:
            self._find(self.finder.text + text)
            return
        tiles = {str(at + 1): tile for at, tile in enumerate(self.tiles)}
        foot = self.foot
        buttons = {"r": self.resume_button, "t": foot.today_button, "q": foot.quiz_button, "l": foot.lesson_button}
        button = buttons.get(text.casefold())
        if text == "/":
            self._find("")
        elif text in tiles:
            self._tile_pressed(tiles[text])
        elif button is not None and button.isVisible():
            button.click()
        elif text.isalpha():
            self._find(text)

    def _find(self, text: str) -> None:
        """Choose the game found by the text."""
        key = found(text, offers())
        self.finder.show_text(text, none=bool(text.strip()) and key is None)
        self._typing.start()
        if key is not None:
            self.pick(key)

    def _move(self, across: int, down: int) -> None:
        """Move to the nearest game that way."""
        here = self.cells.get(self._game, next(iter(self.cells.values()))).geometry()
        ahead = [
            (key, cell.geometry())
            for key, cell in self.cells.items()
            if (_middle(cell.geometry())[0] - _middle(here)[0]) * across
            + (_middle(cell.geometry())[1] - _middle(here)[1]) * down
            > 4
        ]
        if ahead:
            self.pick(min(ahead, key=lambda found: _far(here, found[1], across))[0])

    # Layout

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(1280, 756)

    def arrange(self) -> None:
        """Lay out everything again."""
        games = [len(family.games) for family in self._families]
        games[-1] += 1  # after the mixes, one of the player's own
        tiles = min(_TILES, len(offers()))
        self._layout = places = start_layout(self.width(), self.height(), games, tiles, look().text_scale)
        parts: list[Scaled | StartScene | StartFoot | TableForm] = [self.scene, self.foot, self.form]
        for part in (*parts, self.finder, self.own_mix, *self.tiles, *self.cells.values()):
            part.set_scale(places.scale)
        self.scene.setGeometry(_box(places.scene))
        for tile, box in zip(self.tiles, places.tiles, strict=False):
            tile.setGeometry(_box(box))
        for family, (_, boxes) in zip(self._families, places.groups, strict=True):
            for variant, box in zip(family.games, boxes, strict=False):
                self.cells[variant.key].setGeometry(_box(box))
        self.own_mix.setGeometry(_box(places.groups[-1][1][-1]))
        self.finder.setGeometry(_box(places.find))
        self.foot.setGeometry(_box(places.foot))
        self.form.setGeometry(_box(places.column))
        self.options_button.setVisible(places.options is not None)
        if places.options is not None:
            self.options_button.setGeometry(_box(places.options))
        self.form.setVisible(places.options is None or self._is_open)
        self.update()

    def _open_column(self, is_open: bool) -> None:
        """Open or fold the column, where it folds."""
        if self._layout is None or self._layout.options is None:
            return
        self._is_open = is_open
        self.options_button.setChecked(is_open)
        self.form.setVisible(is_open)
        self.form.raise_()
        if not is_open:
            self.setFocus()

    def event(self, event: QEvent) -> bool:
        """Fold the open column at a click beside it."""
        if event.type() == QEvent.Type.MouseButtonPress and self._is_open:
            self._open_column(False)
        return super().event(event)

    def draw(self, painter: QPainter) -> None:
        """Draw the headings of the tiles and of the groups."""
        places = self._layout
        if places is None:
            return
        sizes = scaled((14, 12), places.scale)
        title = self.tr("Played last") if self._played else self.tr("Begin with")
        if 0 < len(self._played) < len(places.tiles):
            title = self.tr("Played last, and others")
        for words, box in [
            (title, places.tiles_label),
            *((shown(family.title), box) for family, (box, _) in zip(self._families, places.groups, strict=True)),
        ]:
            paint_fitting(painter, QRectF(*box), words, sizes, "muted", bold=True)


def _hand(choice: TableChoice) -> Observation:
    from pokertable.session.play.new_table import opening

    return opening(choice.game(), choice.seats, choice.stack, random.SystemRandom().getrandbits(32))


def _middle(box: QRect) -> tuple[float, float]:
    return box.x() + box.width() / 2, box.y() + box.height() / 2


def _far(here: QRect, there: QRect, across: int) -> float:
    """Distance to a cell, `across` the page or down; a sideways offset counts more."""
    (x, y), (u, v) = _middle(here), _middle(there)
    ahead, aside = (abs(u - x), abs(v - y)) if across else (abs(v - y), abs(u - x))
    return ahead + 4 * aside


def _box(box: Rect) -> QRect:
    return QRectF(*box).toRect()
