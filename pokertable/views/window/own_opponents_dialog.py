"""The player's own opponents: a list of them, and the sliders of the chosen one; the rules of any opponent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QLineEdit,
    QSlider,
    QTextBrowser,
    QWidget,
)

from pokertable.model.text import Phrase
from pokertable.players.people.character import Skill
from pokertable.players.people.own import LONGEST_NAME, MOST, SLIDERS, InvalidOpponent, OwnOpponent
from pokertable.players.styles.cast import NAMES
from pokertable.views.kit.fonts import follow_scale, scaled
from pokertable.views.kit.language import for_html
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import ByKeys
from pokertable.views.kit.spoken import Written, as_seen_html
from pokertable.views.kit.translate import fault, number, shown
from pokertable.views.start.opponent_row import skill_words
from pokertable.views.widgets.buttons import Tone, push_button
from pokertable.views.widgets.choices import LineList
from pokertable.views.widgets.dialog import Dialog
from pokertable.views.widgets.labels import PlainLabel
from pokertable.views.widgets.layouts import STRETCH, in_column, in_row, in_tab_order
from pokertable.views.widgets.segments import Segments
from pokertable.views.widgets.sliders import ClickedSlider

if TYPE_CHECKING:
    from pokertable.players.opponents.playbook import Playbook, PlaybookTable

_LIST_PX: Final = 170
_STEP: Final = 5


class OwnOpponentsDialog(Dialog):
    """`saved(opponent)`, `dropped(name)`, `exported(opponent)`: the player's requests; the dialog does nothing itself.

    `import_wanted()`: import a file. `how_wanted(key)`: show the rules of the present opponent.
    """

    saved = Signal(object)
    dropped = Signal(str)
    exported = Signal(object)
    import_wanted = Signal()
    how_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Your own opponents"))
        self._opponents: dict[str, OwnOpponent] = {}
        self._filling = False
        self.list = LineList(self)
        self.list.setAccessibleName(self.tr("Your own opponents"))
        follow_scale(self.list.setFixedWidth, _LIST_PX)
        self.list.currentTextChanged.connect(self._chosen)
        self.name = QLineEdit(self)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAccessibleName(self.tr("Name"))
        self.name.setPlaceholderText(self.tr("such as {name}").format(name=NAMES[0]))
        self.name.textChanged.connect(self._edited)
        self.sliders: dict[str, QSlider] = {}
        self._values: dict[str, QLabel] = {}
        self.skill = Segments(
            self.tr("Skill"),
            tuple(Skill),
            (self.tr("Beginner"), self.tr("Intermediate"), self.tr("Expert")),
            self,
        )
        self.skill.set_value(Skill.REGULAR)
        self.skill.chosen.connect(self._edited)
        self.message = PlainLabel(self, tone="muted", wraps=True)
        self.save_button = push_button(
            self.tr("Save"), self, partial(self._with_set, self.saved.emit), tone=Tone.FILLED, default=False
        )
        self.new_button = push_button(self.tr("New"), self, self.begin, default=False)
        self.import_button = push_button(self.tr("Import…"), self, self.import_wanted, default=False)
        self.export_button = push_button(
            self.tr("Export…"), self, partial(self._with_set, self.exported.emit), default=False
        )
        how = partial(self._with_set, lambda made: self.how_wanted.emit(made.key))
        self.how_button = push_button(self.tr("How it plays"), self, how, default=False)
        self.drop_button = push_button(
            self.tr("Delete"), self, lambda: self.dropped.emit(self.name.text()), default=False
        )
        self.close_button = push_button(self.tr("Close"), self, self.accept, default=False)
        self._lay_out()
        self.begin()

    def _lay_out(self) -> None:
        left = in_column((self.list, 1), self.new_button, self.import_button, spacing=8)
        grid = QGridLayout()
        follow_scale(grid.setHorizontalSpacing, 12)
        follow_scale(grid.setVerticalSpacing, 14)
        grid.setColumnStretch(2, 1)
        grid.addWidget(QLabel(self.tr("Name"), self), 0, 0)
        grid.addWidget(self.name, 0, 1, 1, 4)
        ends = {
            "tightness": (self.tr("Tightness"), self.tr("any hand"), self.tr("only the best")),
            "aggression": (self.tr("Aggression"), self.tr("calls"), self.tr("bets and raises")),
            "bluffing": (self.tr("Bluffing"), self.tr("never"), self.tr("all the time")),
        }
        for row, slider in enumerate(SLIDERS, 1):
            self._add_slider(grid, row, slider, *ends[slider])
        grid.addWidget(QLabel(self.tr("Skill"), self), len(SLIDERS) + 1, 0)
        grid.addWidget(self.skill, len(SLIDERS) + 1, 1, 1, 4)
        ways_out = self.save_button, self.close_button
        foot = in_row(self.how_button, self.export_button, self.drop_button, STRETCH, *ways_out, spacing=8)
        right = in_column(grid, self.message, STRETCH, foot, spacing=14)
        self.lay_out((in_row(left, (right, 1), spacing=20), 1))
        fields = (self.name, *self.sliders.values(), self.skill)
        in_tab_order(self.list, self.new_button, self.import_button, *fields, self.how_button, self.export_button)
        in_tab_order(self.export_button, self.drop_button, *ways_out)
        self.set_room(820, 400)

    def _add_slider(self, grid: QGridLayout, row: int, name: str, title: str, low: str, high: str) -> None:
        slider = self.sliders[name] = ClickedSlider(Qt.Orientation.Horizontal, self)
        slider.setRange(0, MOST)
        slider.setSingleStep(1)
        slider.setPageStep(_STEP)
        slider.setAccessibleName(title)
        slider.valueChanged.connect(self._edited)
        value = self._values[name] = QLabel(self)
        follow_scale(value.setMinimumWidth, 28)
        value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        ends = [QLabel(words, self) for words in (low, high)]
        for end in ends:
            end.setProperty("tone", "muted")
        for column, part in enumerate((QLabel(title, self), ends[0], slider, ends[1], value)):
            grid.addWidget(part, row, column)

    # Input

    def set_opponents(self, opponents: Sequence[OwnOpponent], chosen: str | None = None) -> None:
        """Set the stored opponents, and the name of the one to show; None: a new one."""
        self._opponents = {each.name: each for each in opponents}
        self._filling = True
        self.list.clear()
        self.list.addItems(list(self._opponents))
        self._filling = False
        if chosen in self._opponents:
            self.list.setCurrentRow(list(self._opponents).index(chosen))
        else:
            self.begin()

    def say(self, words: str) -> None:
        """Show a result or an error."""
        self.message.setText(words)

    def begin(self) -> None:  # noqa: D102
        self.list.clearSelection()
        self.list.setCurrentRow(-1)
        self._fill(OwnOpponent(name="x"), name="")
        self.name.setFocus()

    # The player's actions

    def made(self) -> OwnOpponent:
        """The opponent as set; raises `InvalidOpponent` for an invalid name."""
        skill = self.skill.value
        assert isinstance(skill, Skill)
        figures = {name: slider.value() for name, slider in self.sliders.items()}
        return OwnOpponent(
            name=self.name.text().strip(),
            tightness=figures["tightness"],
            aggression=figures["aggression"],
            bluffing=figures["bluffing"],
            skill=skill,
        )

    def _chosen(self, name: str) -> None:
        if not self._filling and name in self._opponents:
            self._fill(self._opponents[name], name=name)

    def _fill(self, opponent: OwnOpponent, *, name: str) -> None:
        self._filling = True
        self.name.setText(name)
        for slider, bar in self.sliders.items():
            bar.setValue(getattr(opponent, slider))
        self.skill.set_value(opponent.skill)
        self._filling = False
        self._edited()

    def _edited(self) -> None:
        for name, slider in self.sliders.items():
            self._values[name].setText(number(slider.value()))
        if self._filling:
            return
        try:
            self.made()
            problem = ""
        except InvalidOpponent as error:
            problem = fault(error) if self.name.text() else self.tr("Give it a name to save it.")
        self.say(problem)
        for button in (self.save_button, self.export_button, self.how_button):
            button.setEnabled(not problem)
        self.drop_button.setEnabled(self.name.text() in self._opponents)

    def _with_set(self, use: Callable[[OwnOpponent], object]) -> None:
        try:
            made = self.made()
        except InvalidOpponent as error:
            self.say(fault(error))
            return
        use(made)


class PlaybookText(ByKeys, Written, QTextBrowser):
    """The rules, as `html` gives them in the present look."""

    def __init__(self, html: Callable[[], str], parent: QWidget) -> None:
        super().__init__(parent)
        self._html = html
        self.setObjectName("playbook")
        self.setOpenLinks(False)
        look().changed.connect(self.write_anew)

    def write_anew(self) -> None:
        """Write the rules again."""
        self.setHtml(as_seen_html(self._html()))


class PlaybookDialog(Dialog):
    """Shows one playbook; `who`: the player's name, empty without a table."""

    def __init__(self, playbook: Playbook, who: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("How {name} plays").format(name=who) if who else self.tr("How it plays"))
        self._playbook = playbook
        self.heading.setText(self._heading(who))
        about = PlainLabel(self, shown(playbook.character.about), wraps=True)
        self.terms = PlainLabel(self, self._terms(), tone="muted", wraps=True)
        self.text = PlaybookText(self._html, self)
        self.text.setAccessibleName(self.tr("How it plays"))
        said = self.tr(
            "Rules apply from the top, exceptions first: a hand that one rule skips goes to the next. Borderline hands "
            "are played sometimes one way, sometimes the other."
        )
        note = PlainLabel(self, said, tone="muted", wraps=True)
        close = push_button(self.tr("Close"), self, self.accept, tone=Tone.FILLED, default=True)
        foot = in_row((note, 1), close)
        self.lay_out(about, self.terms, (self.text, 1), foot, spacing=10)
        self.text.write_anew()
        self.set_room(860, 640)
        close.setFocus()

    def _heading(self, who: str) -> str:
        """``Adaeze: Rock, regular, in Fixed-limit Omaha hi/lo 2/4``, as far as known."""
        said = shown(self._playbook.style)
        if self._playbook.skill is not None:
            skill = skill_words(self._playbook.skill)
            said = self.tr("{style}, {skill}").format(style=said, skill=skill)
        if who:
            said = self.tr("{name}: {style}").format(name=who, style=said)
        if self._playbook.game is not None:
            said = self.tr("{who}, in {game}").format(who=said, game=shown(self._playbook.game.title))
        return said

    def _terms(self) -> str:
        if not self._playbook.tables:
            return ""
        terms = self.tr(
            "Equity is a hand's average share of the pot. A call needs the share of the final pot that it pays: "
            "calling 50 to make the pot 200 needs 25%. The letters x, y and z stand for figures that depend on the "
            "hand."
        )
        game = self._playbook.game
        if game is not None and game.variant.is_split:
            terms = self.tr("{terms} Both halves of the pot count, the high and the low.").format(terms=terms)
        return terms

    def _html(self) -> str:
        parts = ["<div>"]
        if self._playbook.leaks:
            parts.append(_heading(self.tr("Its weaknesses, and how to exploit them")))
            rows = [(_html(leak.title), _html(leak.answer)) for leak in self._playbook.leaks]
            parts.append(_rows(rows, (30, 70)))
        parts += [self._table(table) for table in self._playbook.tables]
        return "".join([*parts, "</div>"])

    def _table(self, table: PlaybookTable) -> str:
        muted = look().theme.color("muted").name()
        head = "".join(
            f'<th align="left" style="color: {muted}; font-weight: normal">{for_html(words)}</th>'
            for words in (self.tr("When"), self.tr("Does"), self.tr("Because"))
        )
        rows = [(_html(rule.when), f"<b>{_html(rule.do)}</b>", _html(rule.because)) for rule in table.rules]
        return _heading(shown(table.title)) + _rows(rows, (42, 18, 40), head)


def _heading(words: str) -> str:
    margins = f"margin-top: {scaled(14)}px; margin-bottom: {scaled(4)}px"
    return f'<p style="font-weight: 600; {margins}">{for_html(words)}</p>'


def _rows(rows: Sequence[tuple[str, ...]], widths: tuple[int, ...], head: str = "") -> str:
    line = f"border-top: 1px solid {look().theme.color('line').name()}"
    cells = "".join(
        "<tr>"
        + "".join(f'<td width="{width}%" style="{line}">{cell}</td>' for cell, width in zip(row, widths, strict=True))
        + "</tr>"
        for row in rows
    )
    first = f"<tr>{head}</tr>" if head else ""
    return f'<table width="100%" cellpadding="{scaled(7)}" cellspacing="0">{first}{cells}</table>'


def _html(sentence: Phrase) -> str:
    return for_html(shown(sentence))
