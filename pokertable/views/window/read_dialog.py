"""Reads at the table: the opponent, and 100 points over its possible hands; after the hand the answer.

Also each seat's past play as seen at the table, the player's included; the table can forget it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from pokertable.model.text import phrase
from pokertable.players.seen.habits import Habits
from pokertable.session.words.line import listed
from pokertable.training.reads.at_table import ReadAsked, ScoredRead
from pokertable.training.reads.meaning import is_good_beside, rests_on, score_words, seen_over
from pokertable.training.reads.spread import STEPS, WHOLE, Spread, evened, rounded, step_of
from pokertable.training.reads.words import shift_sentences, shift_title
from pokertable.views.cards.card_text import RichLabel
from pokertable.views.felt.table_text import drew_words
from pokertable.views.kit.fonts import follow_scale, follow_text, sized
from pokertable.views.kit.look import look
from pokertable.views.kit.spoken import announce
from pokertable.views.kit.translate import capital, number, shown, tr
from pokertable.views.quiz.board.felt import FeltGroup, FeltRow, QuizFelt
from pokertable.views.quiz.board.read_board import rows_seen
from pokertable.views.quiz.side import BarWords, QuizSide, SideWords
from pokertable.views.reads.spread_rows import SpreadRows
from pokertable.views.reads.spread_verdict import SpreadVerdict, shift_columns
from pokertable.views.widgets.buttons import Tone, push_button
from pokertable.views.widgets.choices import ChoiceBox
from pokertable.views.widgets.dialog import Dialog
from pokertable.views.widgets.labels import PlainLabel, plain_tip, toned
from pokertable.views.widgets.layouts import STRETCH, clear_layout, in_column, in_row

if TYPE_CHECKING:
    from pokertable.training.reads.held import Held


_SIZE: Final = 760, 640
_PAGE: Final = 1232, 720
"""Size of a verdict, in px: that of a page."""
_SIDE: Final = 320
"""Width of the column beside a verdict, in px."""
_FELT = 100
"""Height of the cards, in px."""
_SECOND_ROW = 34
_FOLDS, _STREETS = 6, 4
"""Index of the first of the columns of folds, by street, and their number."""


class ReadDialog(Dialog):
    """Asks over the table, showing the reader's cards. `given(seat, spread, changed)`.

    `opponents` are the names of those that can be asked about, `name` gives that of any seat.
    """

    given = Signal(int, object, bool)
    darkens = False

    def __init__(
        self, asked: ReadAsked, opponents: Mapping[int, str], name: Callable[[int], str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Put them on a hand"))
        self.who = ChoiceBox(self.tr("Who"), self, [(name, seat) for seat, name in opponents.items()])
        self.who.setCurrentIndex(list(opponents).index(asked.likeliest))
        self._public = asked.public
        self.drew = PlainLabel(self, tone="muted")
        self.drew.setVisible(any(view.drew for view in asked.public.seats))
        self._ask_of(self.who.currentText())
        self.who.currentTextChanged.connect(self._ask_of)
        self.who.currentIndexChanged.connect(self._tell_held)
        self._held: Mapping[int, Held] = {}
        self._opening: Mapping[int, Spread] | None = None
        self._names = asked.names
        rows = rows_seen(asked.public, asked.known, name, asked.discarded)
        self.felt = QuizFelt(self)
        self.felt.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        follow_text(self.felt.setFixedHeight, _FELT + (len(rows) - 1) * _SECOND_ROW)
        self.felt.show_rows(rows)
        self.rows = SpreadRows(self)
        self._even = evened((WHOLE, *(0,) * (len(asked.names) - 1)), step=STEPS[0])
        self.rows.ask(asked.names, self._even)
        self.note = PlainLabel(self, self._begins_before(), tone="muted", wraps=True)
        cancel = push_button(self.tr("Cancel"), self, self.reject, default=False)
        self.keep_button = push_button(self.tr("Save my read"), self, self.keep, tone=Tone.FILLED, default=False)
        foot = in_row((self.note, 1), cancel, self.keep_button, spacing=8)
        self.lay_out(self.drew, self.felt, (self.rows, 1), foot, beside=self.who, spacing=12)
        self.set_room(*_SIZE)
        self.rows.setFocus()

    def _ask_of(self, name: str) -> None:
        self.heading.setText(shown(phrase("What does {name} hold?", name=name)))
        self.drew.setText(capital(drew_words(self._public.seats[self.who.currentData()].drew)))

    def show_held(self, held: Mapping[int, Held]) -> None:
        """Show the classes' example hands by seat; they take a moment to work out."""
        self._held = held
        self._tell_held()

    def show_opening(self, opening: Mapping[int, Spread]) -> None:
        """Begin with these ranges by seat, before the last action, else evenly; a spread that was changed stays."""
        self._opening = opening
        self._tell_held()

    def _tell_held(self) -> None:
        seat = self.who.currentData()
        if self._opening is not None and not self.rows.can_undo:
            self.rows.ask(self._names, self._opening.get(seat, self._even))
            self.note.setText(self._begins_before() if seat in self._opening else self._begins_evenly())
        held = self._held.get(seat)
        if held is not None:
            self.rows.show_held(held)

    def _begins_before(self) -> str:
        return self.tr(
            "The percentages date from before this opponent's last telling action: adjust them for what it tells you. "
            "Your read is scored once the hand is over, against the rules this opponent really plays by."
        )

    def _begins_evenly(self) -> str:
        return self.tr(
            "Your read starts evenly: what they drew says little by itself. It's scored once the hand is over, against "
            "the rules this opponent really plays by."
        )

    def keep(self) -> None:
        """Give the read."""
        self.given.emit(self.who.currentData(), self.rows.spread, self.rows.is_changed)
        self.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.keep()
        else:
            super().keyPressEvent(event)


class ReadVerdictDialog(Dialog):
    """Shows the reads of the finished hand, the last one first, as the quiz shows its verdict on a read.

    `name` gives that of any seat.
    """

    def __init__(self, reads: Sequence[ScoredRead], name: Callable[[int], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Put them on a hand"))
        self._scored, self._name = reads[-1], name
        named = self.tr("{name}: {street}")
        entries = [(named.format(name=each.name, street=shown(each.street)), each) for each in reads]
        self.which = ChoiceBox(self.tr("Which read"), self, entries, self._turn)
        self.which.setToolTip(plain_tip(self.tr("Which read (Page Up, Page Down: another one)")))
        self.which.setVisible(len(reads) > 1)
        self.verdict = SpreadVerdict(self)
        self.verdict.column_chosen.connect(self._say)
        self.why = RichLabel(self)
        self.why.setWordWrap(True)
        self.showed = RichLabel(self)
        self.showed.setWordWrap(True)
        self.felt = QuizFelt(self)
        self.felt.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._felt_high = _FELT
        look().changed.connect(self._fit_felt)
        self.side = QuizSide(self)
        follow_scale(self.side.setFixedWidth, _SIDE)
        close = push_button(self.tr("Close"), self, self.accept, tone=Tone.FILLED, default=True)
        left = in_column(self.felt, (self.verdict, 1), self.why, spacing=12)
        across = in_row((left, 1), self.side, spacing=16)
        foot = in_row((self.showed, 1), close)
        self.lay_out((across, 1), foot, beside=self.which, spacing=12)
        self.which.setCurrentIndex(len(reads) - 1)
        self._show()
        self.set_room(*_PAGE)
        self.verdict.setFocus()

    def _show(self) -> None:
        scored = self._scored
        read, step = scored.read, step_of(scored.given)
        self.heading.setText(shown(scored.line))
        self.verdict.show_truth(
            read.names,
            scored.given,
            rounded(read.exact, step),
            shift_columns(read, step),
            sampled=read.sampled,
            over=True,
        )
        self.showed.setVisible(scored.showed is not None)
        if scored.showed is not None:
            self.showed.show_phrase(scored.showed)
        self.side.say(self._words(), BarWords("", "", ()))
        self._show_cards()
        self._why(-1)

    def _words(self) -> SideWords:
        """The score, beside that of the range without the actions, the mistake, and what it means for the price."""
        scored, read, mistake = self._scored, self._scored.read, self._scored.mistake
        score, said = read.score(scored.given), scored.meaning
        prior = read.prior_score_beside(scored.given)
        compared = tr("Ignoring the betting, your score would have been {prior}.")
        rest = [shown(seen_over(read))]
        if said:
            allow = tr("The odds at the table also allow for unusual play, so they may differ a little.")
            rest += [shown(rests_on(scored.worth)), allow]
        return SideWords(
            headline=shown(score_words(score, prior, changed=scored.changed)),
            right=is_good_beside(score, prior) if scored.changed else None,
            note="\n".join(
                [
                    *([] if scored.changed else [tr("You changed nothing: this read isn't counted as yours.")]),
                    compared.format(prior=prior),
                    *([] if mistake is None else [shown(mistake.misread)]),
                ]
            ),
            remember="" if mistake is None else shown(mistake.remember),
            means="\n".join(map(shown, said)),
            rest="\n".join(rest),
        )

    def _show_cards(self) -> None:
        """Show what the reader saw then, and what the opponent turned up since."""
        asked = self._scored.asked
        rows = [] if asked is None else rows_seen(asked.public, asked.known, self._name, asked.discarded)
        if rows and self._scored.had:
            had = FeltGroup(self.tr("{name} had").format(name=self._scored.name), self._scored.had)
            rows[0] = FeltRow((*rows[0].groups, had), rows[0].scale)
        self.felt.setVisible(bool(rows))
        self._felt_high = _FELT + max(0, len(rows) - 1) * _SECOND_ROW
        self._fit_felt()
        self.felt.show_rows(rows)

    def _fit_felt(self) -> None:
        self.felt.setFixedHeight(sized(self._felt_high))

    def _turn(self) -> None:
        self._scored = self.which.currentData()
        self._show()
        if self.isVisible():
            self._tell()

    def _why(self, number: int) -> None:
        """Show the evidence of an action, counted from the last, which is -1."""
        read = self._scored.read
        if read.shifts:
            at = len(read.shifts) + number
            sentences = shift_sentences(read, at)
            said = listed(sentences, "{items} {item}") if sentences else phrase("This tells you nothing.")
            self.why.show_phrase(phrase("{title}. {said}", title=shift_title(read.shifts[at]), said=said))
        else:
            self.why.show_phrase(phrase("No action so far gives anything away."))

    def _say(self, number: int) -> None:
        self._why(number)
        if self.isVisible():
            announce(self, self.why.accessibleName())

    def _tell(self) -> None:
        """Announce the verdict and the last action's evidence to a screen reader."""
        showed = "" if self._scored.showed is None else shown(self._scored.showed)
        said = self._words()
        for words in (self.heading.text(), showed, said.note, said.remember, said.means, self.why.accessibleName()):
            if words:
                announce(self, words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the reads by Page Up and Page Down, wrapping around."""
        by = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}.get(Qt.Key(event.key()), 0)
        if by:
            self.which.setCurrentIndex((self.which.currentIndex() + by) % self.which.count())
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: D102
        super().showEvent(event)
        self._tell()


class HabitsDialog(Dialog):
    """`forget_button`: the table is to forget everything."""

    def __init__(self, habits: Sequence[tuple[str, Habits]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Your table image"))
        said = self.tr(
            "Intermediate and expert opponents adjust to this: they bluff players who fold too much, and call down "
            "loose ones. Practice, and hands in which you looked ahead, don't count."
        )
        words = PlainLabel(self, said, tone="muted", wraps=True)
        follow_scale(words.setMinimumWidth, 560)
        self._grid = QGridLayout()
        follow_scale(self._grid.setHorizontalSpacing, 10)
        follow_scale(self._grid.setVerticalSpacing, 8)
        self.forget_button = push_button(
            self.tr("Forget all"), self, tip=self.tr("Your table image starts afresh with the next hand"), default=False
        )
        close = push_button(self.tr("Close"), self, self.accept, tone=Tone.FILLED, default=True)
        foot = in_row(self.forget_button, STRETCH, close, spacing=8)
        self.lay_out(words, self._grid, STRETCH, foot)
        self.set_habits(habits)

    def set_habits(self, habits: Sequence[tuple[str, Habits]]) -> None:  # noqa: D102
        clear_layout(self._grid)
        heads = (
            self.tr("Seat"),
            self.tr("Hands"),
            self.tr("Plays"),
            self.tr("Raises"),
            self.tr("Open-\nshoves"),
            self.tr("Bets when\nchecked to"),
            self.tr("1st"),
            self.tr("2nd"),
            self.tr("3rd"),
            self.tr("later"),
            self.tr("Raises\nbets"),
            self.tr("Bluffs among\nfinal bets\nshown"),
        )
        folds = toned(QLabel(self.tr("Folds to bets, by betting round"), self), "muted")
        self._grid.addWidget(folds, 0, _FOLDS, 1, _STREETS, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignRight)
        for at, head in enumerate(heads):
            label = toned(QLabel(head, self), "muted")
            label.setAlignment(_side(at))
            first = 1 if _FOLDS <= at < _FOLDS + _STREETS else 0
            self._grid.addWidget(label, first, at, 2 - first, 1, Qt.AlignmentFlag.AlignBottom | _side(at))
        for row, (name, seen) in enumerate(habits, 2):
            faced = zip((seen.gave_up, *seen.folds), (seen.met, *seen.faced), strict=True)
            cells = (
                name,
                number(seen.hands),
                *(self._part(some, seen.hands) for some in (seen.plays, seen.raises, seen.shoves)),
                self._part(seen.bets, seen.free),
                *(self._part(folds, of) for folds, of in faced),
                self._part(seen.raised, sum(seen.faced)),
                self._part(seen.bluffs, seen.shown),
            )
            for at, cell in enumerate(cells):
                label = PlainLabel(self, cell)
                label.setAlignment(_side(at))
                self._grid.addWidget(label, row, at, _side(at))
        self.forget_button.setEnabled(any(seen != Habits() for _, seen in habits))

    def _part(self, some: int, of: int) -> str:
        """``3 of 12`` on two lines, because there are many columns; a dash without any."""
        return self.tr("{some}\nof {all}").format(some=number(some), all=number(of)) if of else "–"


def _side(column: int) -> Qt.AlignmentFlag:
    return Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
