"""The table page: felt, action panel or showdown, and the dealer's log.

It shows its input and passes actions on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from pokertable.model.cards import AnyCard, Card, known
from pokertable.model.hand.events import HandEnded, HandMucked, HandShown, PotAwarded, RakeTaken, SeatEvent
from pokertable.model.hand.observation import Observation
from pokertable.model.text import Phrase, phrase
from pokertable.session.words.line import Line, LineKind, dead_cards_words
from pokertable.training.live.all_in import cards_to_come, lie_open
from pokertable.views.felt.marks import NO_MARKS, Marks, draw_marks, hint_marks, result_marks, result_readings
from pokertable.views.felt.table_picture import PlayerAway
from pokertable.views.felt.table_view import TableView
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.fonts import scaled
from pokertable.views.log.panel import LogPanel, log_width
from pokertable.views.showdown.panel import ShowdownPanel
from pokertable.views.table.action_panel import ActionPanel
from pokertable.views.table.all_in_panel import AllInPanel
from pokertable.views.table.draw_panel import DrawPanel
from pokertable.views.table.next_game import NextGame
from pokertable.views.table.odds_panel import OddsPanel
from pokertable.views.table.range_popover import RangePopover
from pokertable.views.table.standings_over_log import out_said, over_log
from pokertable.views.table.table_help import TableHelp
from pokertable.views.table.table_pointing import PointingPanel
from pokertable.views.table.table_tools import TableTools
from pokertable.views.widgets.layouts import NO_MARGINS, Arranged, in_column, in_row
from pokertable.views.widgets.notices import PassingNote
from pokertable.views.widgets.text_mirror import TextMirror

if TYPE_CHECKING:
    from pokertable.session.tournament.standings import Standings
    from pokertable.training.learner.at_table import Pointing
    from pokertable.training.live.all_in import OpenEquities
    from pokertable.views.tournament.standings_panel import StandingsPanel

RUN_OUT_GUARDS: Final = 5
"""Guard times after cards that came to my open hand: a key meant for the turn or the river deals no hand."""
LOG_BESIDE_FROM = 1200
"""Width in px from which the log is always shown; below, it narrows the table and has to be opened."""


class TablePage(Arranged, QWidget):
    """`acted(action)`: the player chose; `table.finished`: it is ready for the next event.

    The panels' signals are their own.
    """

    acted = Signal(object)

    def __init__(self, parent: QWidget | None = None, *, guard_ms: int = 400) -> None:
        super().__init__(parent)
        self.table = TableView(self)
        self.next_game = NextGame(self.table)
        self.log = LogPanel(self)
        self.odds = OddsPanel(self)
        self.holding = RangePopover(self.table)
        self.note = PassingNote(self.table)
        self.tools = TableTools(self.table)
        self.mirror = TextMirror(self)
        self.panel = ActionPanel(self, guard_ms=guard_ms)
        self.help = TableHelp(self.table, self.panel, self.odds, self.holding, self.note)
        self.drawing = DrawPanel(self, guard_ms=guard_ms)
        self.pointing = PointingPanel(self)
        self.all_in = AllInPanel(self)
        self.showdown = ShowdownPanel(self, guard_ms=guard_ms)
        self.odds.hide()
        self.log.add_below(self.odds)
        self.standings: StandingsPanel | None = None
        self._hero: int | None = None
        self._names: tuple[str, ...] = ()
        self._hints = self._lists_dead = False
        self._awards: list[PotAwarded] = []
        """Awards that are staged together when the hand ends."""
        self._lines: list[Line] = []
        """Lines of what is on its way: they are logged when it has arrived."""
        self._arriving: Observation | None = None
        """The observation that the table moves to."""
        self._ran_out = False
        """Whether cards came to my open hand in this one."""
        self._log_wanted = False
        self._to_come: tuple[Card, ...] = ()
        """The cards that would have come, once the player has asked for them."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._feet = feet = (self.panel, self.drawing, self.pointing, self.all_in, self.showdown)
        for panel in feet[1:]:
            panel.hide()
        left = in_column((self.table, 1), self.mirror, *feet, margins=NO_MARGINS, spacing=0)
        self._across = in_row((left, 1), of=self, spacing=0)
        self.table.finished.connect(self._arrive)
        self.table.said.connect(self.mirror.set_text)
        self.table.said.connect(self._list_dead)
        self.panel.choices.acted.connect(self.acted)
        self.showdown.chosen.connect(self._show_marks)
        self.table.winner_wanted.connect(self.showdown.choose)
        self.pointing.picked.connect(self._picked)
        self.table.tapped.connect(self.pointing.pick)
        self.drawing.acted.connect(self.acted)
        self.drawing.picked.connect(self._show_marks)
        self.table.tapped.connect(self.drawing.pick)
        self.table.wheeled.connect(self.panel.choices.change_amount)

    # Input

    def seat(
        self,
        names: Sequence[str],
        hero: int | None,
        personas: Sequence[str | None] = (),
        *,
        you: int | None = None,
        away: PlayerAway | None = None,
        keeps_log: bool = False,
    ) -> None:
        """Seat these players; `personas` are the opponents by the names of the cast, `you` is the seat called "You".

        `away` is the player who sits out.
        """
        self._hero, self._names = hero, tuple(names)
        self.help.hero = hero
        self._awards, self._arriving = [], None  # those of the table before
        self.table.players.seat(names, personas, you=you, away=away)
        self.table.set_hero(0 if hero is None else hero)
        self.showdown.set_names(names, hero)
        if not keeps_log:
            self.log.text.set_lines([])
            self.tools.begin()

    def begin_hand(self, number: int, after: Observation, *, practice: bool = False) -> None:
        """Clear the table for a new hand, or for another line of this one."""
        title = phrase("Hand {number}, practice", number=number) if practice else phrase("Hand {number}", number=number)
        amounts = Amounts.of(after.game)
        for part in (self.panel, self.log.text):
            part.set_amounts(amounts)
        self.odds.amounts = self.showdown.amounts = self.all_in.amounts = amounts
        self._awards, self._lines, self._arriving, self._to_come, self._ran_out = [], [], None, (), False
        self.log.add([Line(title, LineKind.HEADING)])
        self.showdown.hide()
        self.showdown.set_verdict(None)
        self.drawing.forget()
        self._take_place(self.panel)
        self._show(after)

    def play(self, event: SeatEvent, after: Observation, lines: Sequence[Line]) -> None:
        """Play an event and log its lines when it has arrived; `table.finished` follows when it is done.

        Hands that are shown are logged with what comes next: before the result no line tells it, unless cards are to
        come. All awards are staged together.
        """
        shows = isinstance(event, HandShown | HandMucked) and not lie_open(after)
        if not shows and not isinstance(event, PotAwarded | RakeTaken | HandEnded):
            self._write_log()
        self._lines += lines
        self._end_draw()
        moves = self.table.takes_time
        mine = self._hero is not None and not after.seats[self._hero].folded
        self._ran_out = self._ran_out or (moves and mine and lie_open(after))
        self._arriving = None if moves and shows else after
        if moves and isinstance(event, HandShown | HandMucked | PotAwarded):
            self._wait_for_result(after)
        if moves and isinstance(event, PotAwarded):
            self._awards.append(event)
            self._arriving = None
            self.table.finished.emit()
            return
        awards, self._awards = self._awards, []
        if awards:
            self.table.award(awards, after, self._marks(after))
        else:
            self.table.play(event, after, self._marks(after))

    def _arrive(self) -> None:
        """Log what has arrived, and let the player decide ahead about what follows."""
        after, self._arriving = self._arriving, None
        if after is None:
            return
        self._write_log()
        if self._hero is not None and after.asks_nobody and not after.over and not after.seats[self._hero].folded:
            self._wait_for_result(after)
        elif self._hero is not None:
            # The seat to act is asked separately; until then everybody waits.
            self.panel.set_waiting(after, self._hero, self._names)
        elif self.table.stacks_in_blinds:
            self.panel.set_watching(after, self._names)

    def _wait_for_result(self, after: Observation) -> None:
        """Say how to go on where nothing is left to decide."""
        self.panel.set_showdown(to_come=len(after.live()) > 1 and not after.awards and cards_to_come(after) > 0)

    def _write_log(self) -> None:
        lines, self._lines = self._lines, []
        if lines:
            self.log.add(lines)

    @property
    def is_staging(self) -> bool:
        """Whether hands are turned up, held or paid just now, and no card comes after them."""
        after = self.table.observation if self.table.is_animating else None
        return after is not None and (after.over or (self.table.is_showing and not cards_to_come(after)))

    def ask(self, observation: Observation, turn: Line) -> None:
        """Ask the player to act; `turn` is the log's line for it."""
        legal = observation.legal
        if legal is not None and legal.draw is not None:
            self.panel.set_idle()
            self._show(observation)
            self.log.set_turn(turn)
            self._take_place(self.drawing)
            self.drawing.ask(observation, legal.seat, self._names)
            return
        self._end_draw()
        self._show(observation)
        self.log.set_turn(turn)
        self.panel.set_choices(legal)

    def show_standings(self, standings: Standings | None) -> None:
        """Show a sit and go's standings over the log, and stacks in big blinds; None: a cash table."""
        self.table.stacks_in_blinds = standings is not None
        self.showdown.set_out(out_said(standings))
        self.standings = over_log(self.log, self.standings, standings)

    def _end_draw(self) -> None:
        """Bring back the action panel after a draw, or when the hand takes another course."""
        if self.drawing.isVisible() or self.drawing.is_asking:
            self.drawing.forget()
            self._take_place(self.panel)

    def log_beside(self, line: Line) -> None:
        """Log a line that is not an event of the hand; the line about the turn stays last."""
        turn = [each for each in self.log.text.lines[-1:] if each.kind is LineKind.TURN]
        self.log.add([line, *turn])

    def set_sitting_out(self, out: bool, *, waits: bool) -> None:
        """Say that the player sits out from the next hand on; `waits`: the table waits for the player."""
        self.tools.set_sitting_out(out)
        self.showdown.set_waits(waits)

    def set_away(self) -> None:
        """Show that the others play without the player."""
        self.panel.set_idle(self.tr("You're sitting out while the others play on"))

    def show_result(self, final: Observation, rebuy: int | None, *, practice: bool = False) -> None:
        """Show the result in the panel's place until it is dismissed; `rebuy`: the buy-in if all chips are lost."""
        self.panel.set_idle()
        self.showdown.show_result(final, rebuy, practice=practice)
        ran_out = self.table.ran_out
        self._take_place(self.showdown)
        self._show(final)
        if self.table.animates:
            self.showdown.come()
        if self._ran_out:
            self.showdown.guard(RUN_OUT_GUARDS)
        elif ran_out and self.table.animates:
            self.showdown.guard()

    def show_to_come(self, cards: Iterable[AnyCard]) -> None:
        """Show the cards that would have come on the board, marked as such."""
        self._to_come = tuple(known(cards))
        self._show_marks()

    def _take_place(self, panel: QWidget) -> None:
        """Show this panel under the table instead of the others; the focus stays on the page."""
        focus = QApplication.focusWidget()
        for other in self._feet:
            if other is panel:
                continue
            if focus is not None and (focus is other or other.isAncestorOf(focus)):
                self.setFocus()  # otherwise Qt gives the focus of a hidden widget to the next one
            other.hide()
        panel.show()
        self.table.plates.set_winners(self.showdown.seats if panel is self.showdown else ())

    # Hands that lie open

    def show_equities(self, equities: OpenEquities) -> None:
        """Show each hand's equity on its plate, and mine in the panel's place."""
        self.table.set_equities(equities)
        seen = self.table.observation
        assert seen is not None, "hands that lie open are on the table"
        self.all_in.show_equities(equities, seen)
        if self.all_in.isHidden():
            self._take_place(self.all_in)

    def end_equities(self) -> None:
        """End the equities: the last card has come, or the hand is left."""
        self.table.set_equities(None)
        if not self.all_in.isHidden():
            self._take_place(self.panel)

    # The question before a showdown

    def ask_to_point(self, asked: Pointing) -> None:
        """Ask which cards play, in the action panel's place; hints are hidden meanwhile."""
        self._take_place(self.pointing)
        self.pointing.ask(asked, self.table.from_the_left(asked.pool, asked.deal.variant))
        self.setFocus()

    def _picked(self) -> None:
        question = self.pointing.question
        if question is not None:
            self.log.set_turn(Line(question, LineKind.TURN))
        self._show_marks()

    def show_reading(self, words: Phrase, *, right: bool) -> None:
        """Show whether the player pointed at the right cards; it stays until the next hand."""
        self.pointing.say_verdict(words, right=right)
        self.showdown.set_verdict(words, right=right)
        self.log.add([Line(phrase("Your read of the cards: {verdict}", verdict=words))])
        self._take_place(self.pointing)

    def end_pointing(self) -> None:
        """Drop the question."""
        self.pointing.forget()
        self._take_place(self.panel)
        self._show_marks()

    def set_hurry(self, hurry: bool) -> None:
        """Switch animation off while hurrying."""
        self.table.moves = not hurry

    # The player's settings

    def set_hints(self, hints: bool) -> None:
        """Switch hints about the present hand."""
        self._hints = hints
        self._show_marks()

    def set_dead_cards(self, stay: bool) -> None:
        """Set whether the up cards of folded hands stay visible, on the felt and in a list under the log."""
        self._lists_dead = stay
        self.table.set_dead_cards(stay)
        self._list_dead()

    def _list_dead(self) -> None:
        now = self.table.observation
        self.log.set_foot(dead_cards_words(now) if now is not None and self._lists_dead else None)

    def _show_marks(self) -> None:
        now = self.table.observation
        if now is not None:
            self.table.set_marks(self._marks(now))

    def set_compact(self, compact: bool) -> None:
        """Set all panels lower, for small windows."""
        for panel in self._feet:
            panel.set_compact(compact)
        self.arrange()

    def set_log_open(self, is_open: bool) -> None:
        """Show the log in a narrow window, or hide it."""
        self._log_wanted = is_open
        self.arrange()

    @property
    def log_is_drawer(self) -> bool:
        """Whether the window is so narrow that the log has to be opened."""
        return self.width() < scaled(LOG_BESIDE_FROM)

    def arrange(self) -> None:
        """Put the log beside table and panel, or in a narrow window over the felt's right part, which stays still."""
        drawer, wide = self.log_is_drawer, log_width(self.width())
        self.log.setVisible(not drawer or self._log_wanted)
        self.log.setFixedWidth(wide)
        self._across.setContentsMargins(0, 0, 0 if drawer else wide, 0)
        high = self.height() - (self.panel.height() if drawer else 0)
        self.log.setGeometry(self.width() - wide, 0, wide, high)
        self.log.raise_()
        self.tools.give_way(wide if drawer and self.log.isVisibleTo(self) else 0)

    def _show(self, observation: Observation) -> None:
        self.table.show_table(observation, self._marks(observation))

    def _marks(self, observation: Observation) -> Marks:
        if observation.over:
            marks = result_marks(observation, self.showdown.lit if self.showdown.isVisible() else None)
            marks = marks._replace(highlights=replace(marks.highlights, to_come=self._to_come))
            if self._hero is None or observation.seats[self._hero].folded:
                return marks
            if self._hints:
                return marks._replace(readings=hint_marks(observation, self._hero).readings)
            return marks._replace(readings=result_readings(observation, self._hero))
        if self.pointing.is_asking:
            return Marks(self.pointing.highlights)
        marks = hint_marks(observation, self._hero) if self._hints and self._hero is not None else NO_MARKS
        return draw_marks(marks, self.drawing.highlights) if self.drawing.is_asking else marks
