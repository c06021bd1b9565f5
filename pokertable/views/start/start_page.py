"""The start page: a scene of the chosen game, all games at a glance, the settings in a line, one way to learn."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from pokertable.model.cached import cached_property
from pokertable.model.game import Game
from pokertable.model.mixes import Mix, offer, offers
from pokertable.session.profile.choice import InvalidChoice, TableChoice, mixed_personas, sng_choice, usual_choice
from pokertable.views.felt.places.rect import Rect
from pokertable.views.kit.fonts import designed, scaled
from pokertable.views.kit.key_map import ARROWS
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import Drawn, paint_fitting
from pokertable.views.kit.spoken import announce
from pokertable.views.kit.translate import fault, shown
from pokertable.views.start.foot import StartFoot
from pokertable.views.start.game_buttons import FindGame, GameCell, OwnMixCell, found
from pokertable.views.start.layout import StartLayout, start_layout
from pokertable.views.start.neighbours import neighbour
from pokertable.views.start.parts import families
from pokertable.views.start.scene import StartScene
from pokertable.views.start.table_words import table_words
from pokertable.views.start.waiting import Waiting, offered
from pokertable.views.widgets.buttons import RING, push_button, shortcut
from pokertable.views.widgets.labels import FittingLabel
from pokertable.views.widgets.layouts import Arranged, in_tab_order, open_once
from pokertable.views.widgets.segments import Segments

if TYPE_CHECKING:
    from pokertable.players.people.own import OwnOpponent
    from pokertable.views.start.table_form import TableForm

_FORGET_MS: Final = 2500
"""Time without a key after which the next letter begins another name, in ms."""


class StartPage(Arranged, Drawn, QWidget):
    """Shows a game from `set_choices` on.

    `chosen` carries a `TableChoice` when the player deals; `resume_wanted(number)` asks for the table of this number,
    which waits. `how_wanted`, `own_wanted` and `program_wanted` are those of its `form`.
    """

    chosen = Signal(object)
    resume_wanted = Signal(object)
    how_wanted = Signal(str, str, object)
    own_wanted = Signal()
    program_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._last: dict[tuple[str, bool], TableChoice] = {}
        """The last table of each game, of cash and of a sit and go."""
        self._game = next(iter(offers()))
        self._shown = usual_choice(self._game)
        """The table as it was last set, until the `form` is there."""
        self._own: tuple[OwnOpponent, ...] = ()
        self._families = families(offers())
        self._waiting: tuple[Waiting, ...] = ()
        self._is_open = False
        """Whether the column of the options is open."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._build()
        self._typing = QTimer(self, singleShot=True, interval=_FORGET_MS)
        self._typing.timeout.connect(lambda: self.finder.show_text(None))
        for key in ("Return", "Enter"):
            shortcut(key, self, self.deal, repeats=False)
        self.set_waiting(())

    # Input

    def set_choices(self, last: Sequence[TableChoice]) -> None:
        """Set the last tables, one per game that was played, the latest first."""
        for choice in last:
            self._keep(choice)
        form = StartPage.form.kept(self)
        if form is not None and form.shows_options:
            form.show_options(False)
        self._show(last[0] if last else self._last_of(self._game))

    def _keep(self, choice: TableChoice) -> None:
        self._last[choice.variant, choice.sng is not None] = choice

    def _last_of(self, key: str) -> TableChoice:
        """The last table of this game of the kind that is switched on; a sit and go is like the one now shown."""
        is_tournament = bool(self.kinds.value)
        if (found := self._last.get((key, is_tournament))) is not None:
            return found
        usual = usual_choice(key)
        return sng_choice(key, usual.structure, *self.form.levels_and_field) if is_tournament else usual

    def set_waiting(self, waiting: Sequence[Waiting]) -> None:
        """Set the tables that wait, the open one first, then the last played; that of the chosen game is offered."""
        self._waiting = tuple(waiting)
        self._offer_waiting()

    def _offer_waiting(self) -> None:
        kind = bool(self.kinds.value)
        self._offered = offered(self._waiting, self._game, tournament=kind)
        self.scene.set_waiting(self._offered)
        for key, cell in self.cells.items():
            found = [each.hand for each in self._waiting if (each.game, each.is_tournament) == (key, kind)]
            cell.set_waiting(found[0] if found else None)

    def _resume(self) -> None:
        if self._offered is not None:
            self.resume_wanted.emit(self._offered.number)

    def set_due(self, due: Sequence[tuple[str, int]], *, newcomer: bool) -> None:
        """Set today's due questions by topic; a newcomer is offered the first lesson instead."""
        self.foot.set_due(due, newcomer=newcomer)

    def set_own(self, opponents: Sequence[OwnOpponent]) -> None:
        """Set the player's own opponents, which can be seated too."""
        self._own = tuple(opponents)
        form = StartPage.form.kept(self)
        if form is not None:
            form.opponents.set_own(self._own)

    def choice(self) -> TableChoice:
        """The table as set; raises `InvalidChoice` naming the invalid entry."""
        form = StartPage.form.kept(self)
        return self._shown if form is None else form.choice()

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
        self._keep(choice)
        self._open_column(False)
        self.chosen.emit(choice)

    @cached_property
    def form(self) -> TableForm:
        """The column of the options, built when it is first needed: the page opens sooner."""
        from pokertable.views.start.table_form import TableForm

        form = TableForm(self)
        form.opponents.set_own(self._own)
        form.fill(self._shown)
        form.edited.connect(self._edited)
        form.how_wanted.connect(self.how_wanted)
        form.own_wanted.connect(self.own_wanted)
        form.program_wanted.connect(self.program_wanted)
        form.done.connect(partial(self._open_column, False))
        if self._layout is not None:
            form.setGeometry(_box(self._layout.column))
        form.hide()
        in_tab_order(self.foot, form)
        return form

    # Parts

    def _build(self) -> None:
        self.scene = StartScene(self)
        self.resume_button, self.deal_button = self.scene.resume_button, self.scene.deal_button
        self.deal_button.clicked.connect(self.deal)
        self.resume_button.clicked.connect(self._resume)
        self.kinds = Segments(
            self.tr("Kind of game"), (False, True), (self.tr("Cash game"), self.tr("Sit & go")), self, whole=True
        )
        self.kinds.set_value(False)
        self.kinds.chosen.connect(self._set_tournament)
        self.words = FittingLabel(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self)
        self.words.sizes = (17, 14, 12, 11)
        self.options_button = push_button(self.tr("Change"), self, self._open_column, checkable=True)
        self.cells: dict[str, GameCell] = {}
        for family in self._families:
            for variant in family.games:
                cell = self.cells[variant.key] = GameCell(variant, self)
                cell.clicked.connect(partial(self.pick, variant.key))
                cell.deal_asked.connect(self.deal)
        self.own_mix = OwnMixCell(self)
        self.own_mix.clicked.connect(self._choose_mix)
        self.finder = FindGame(self)
        self.finder.asked.connect(self._ask_to_type)
        self.foot = StartFoot(self)
        self._layout: StartLayout | None = None

    # Changes

    def pick(self, key: str) -> None:
        """Choose another game; the settings of the previous one are kept."""
        if key != self._game:
            with suppress(InvalidChoice):  # invalid settings are not worth keeping
                self._keep(self.choice())
            self._show(self._last_of(key))
            announce(self, shown(offer(key).title))

    def _choose_mix(self) -> None:
        """Ask for a mix of the player's own, and choose it."""
        from pokertable.views.start.mix_dialog import MixDialog

        dialog = MixDialog(self)
        now = offer(self._game)
        if isinstance(now, Mix):
            dialog.fill(now)
        dialog.made.connect(self.pick)
        open_once(dialog)

    def _show(self, choice: TableChoice) -> None:
        """Set every part to a choice, and deal a hand of it."""
        self._game = choice.variant
        for key, cell in self.cells.items():
            cell.setChecked(key == self._game)
        self.own_mix.show_mix(None if self._game in self.cells else offer(self._game))
        self.kinds.set_value(choice.sng is not None)
        self._shown = choice if choice.personas else replace(choice, personas=mixed_personas(choice.seats - 1))
        form = StartPage.form.kept(self) if _is_offered(choice) else self.form
        if form is None:
            self._edited()
        else:
            form.fill(choice)
        self._offer_waiting()

    def _edited(self) -> None:
        """Show the settings in their line, or why they are invalid."""
        try:
            choice = self.choice()
        except InvalidChoice as error:
            self._refuse(error)
            return
        self._mark(None)
        self.scene.show_game(offer(self._game))
        self.words.say(*table_words(choice))
        self.deal_button.say(self.tr("Deal"))

    def _mark(self, error: InvalidChoice | None) -> None:
        if (form := StartPage.form.kept(self)) is not None:
            form.show_fault(error)

    def _refuse(self, error: InvalidChoice) -> None:
        self._mark(error)
        self.scene.show_game(offer(self._game))
        self.scene.show_error(fault(error))
        self.deal_button.say(self.tr("Deal"), reason=fault(error))

    def _set_tournament(self, wanted: object) -> None:
        """Offer cash tables or sit and goes, set as they last were: neither's settings are the other's."""
        with suppress(InvalidChoice):
            self._keep(self.choice())
        self.form.set_tournament(on=bool(wanted))
        if (last := self._last.get((self._game, bool(wanted)))) is not None:
            self._show(last)
        self._offer_waiting()

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move among the games by arrows, find one by letters."""
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
        if text.casefold() == "t" and self.finder.text is None:
            self.foot.today_wanted.emit()
            return
        buttons = {"r": self.resume_button, "l": self.foot.button}
        button = buttons.get(text.casefold())
        if text == "/":
            self._find("")
        elif button is not None and button.isVisible() and (text.casefold() != "l" or self.foot.newcomer):
            button.click()
        elif text.isalpha():
            self._find(text)

    def _ask_to_type(self) -> None:
        self.setFocus()
        self._find("")

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
        cells = {key: cell.geometry() for key, cell in self.cells.items()}
        if (key := neighbour(here, cells, across, down)) is not None:
            self.pick(key)

    # Layout

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(1280), scaled(756))

    def arrange(self) -> None:
        """Lay out everything again."""
        games = [len(family.games) for family in self._families]
        games[-1] += 1  # after the mixes, one of the player's own
        wide, high = designed(self.width()), designed(self.height())
        self._layout = places = start_layout(wide, high, games, look().chosen_text).times(look().ui)
        self.scene.setGeometry(_box(places.scene))
        for family, (_, boxes) in zip(self._families, places.groups, strict=True):
            for variant, box in zip(family.games, boxes, strict=False):
                self.cells[variant.key].setGeometry(_box(box))
        self.own_mix.setGeometry(_box(places.groups[-1][1][-1]))
        for part, box in (
            (self.finder, places.find),
            (self.foot, places.foot),
            (self.kinds, places.switch),
        ):
            part.setGeometry(_box(box))
        ring = scaled(RING)
        self.options_button.setGeometry(_box(places.change).adjusted(-ring, -ring, ring, ring))
        self._place_words()
        form = StartPage.form.kept(self)
        if form is not None:
            form.setGeometry(_box(places.column))
        self.update()

    def _place_words(self) -> None:
        """Give the line of the options its room: up to the column of the options while that is open."""
        if self._layout is not None:
            box, column = self._layout.words, self._layout.column
            right = min(box.right, column.x - 8 * look().ui) if self._is_open else box.right
            self.words.setGeometry(_box(Rect(box.x, box.y, max(0.0, right - box.x), box.h)))

    def _open_column(self, is_open: bool) -> None:
        """Open or fold the column of the options."""
        self._is_open = is_open
        self.options_button.setChecked(is_open)
        self._place_words()
        if is_open:
            self.form.show()
            self.form.raise_()
            return
        form = StartPage.form.kept(self)
        if form is not None:
            form.hide()
        self.setFocus()

    def event(self, event: QEvent) -> bool:
        """Fold the open column at a click beside it."""
        if event.type() == QEvent.Type.MouseButtonPress and self._is_open:
            self._open_column(False)
        return super().event(event)

    def draw(self, painter: QPainter) -> None:
        """Draw the headings of the groups."""
        if self._layout is None:
            return
        for family, (box, _) in zip(self._families, self._layout.groups, strict=True):
            paint_fitting(painter, QRectF(*box), shown(family.title), (14, 12), "muted", bold=True)


def _box(box: Rect) -> QRect:
    return QRectF(*box).toRect()


def _is_offered(choice: TableChoice) -> bool:
    """Whether it is a cash table, or a sit and go that is there: its structure's file may have gone since."""
    if choice.sng is None:
        return True
    from pokertable.session.tournament.prizes import FIELDS
    from pokertable.session.tournament.structure import structure_keys

    return choice.field in FIELDS and choice.sng in structure_keys()
