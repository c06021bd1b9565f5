"""The start page's less common options: stacks, antes, bring-in, cap and rake."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QFormLayout, QLabel, QLineEdit, QWidget

from pokertable.model.betting.structure import Structure
from pokertable.model.game import has_open_pair, has_qualifier, may_ante_alone
from pokertable.model.mixes import Offer, variants_of
from pokertable.model.stakes import Rake, bring_in_stakes
from pokertable.model.variant import Variant
from pokertable.session.profile.choice import InvalidChoice, TableChoice
from pokertable.views.kit.fonts import follow_scale
from pokertable.views.kit.translate import number
from pokertable.views.widgets.choices import ChoiceBox
from pokertable.views.widgets.labels import PlainLabel, set_tone


class TableOptions(QWidget):
    """The less common entries of a `TableChoice`. `edited` after every change."""

    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.own_stack = False
        """Whether the player has set a stack; otherwise it follows the stakes."""
        self.stack = self._field(self.tr("chips for every seat"))
        self.ante = self._field(self.tr("none"))
        self.big_blind_ante = self._field(self.tr("none"))
        self.bring_in = self._field(self.tr("a quarter of the small bet"))
        self.hands_each = self._field(self.tr("one orbit"))
        self.rake_percent = self._field(self.tr("none"))
        self.rake_cap = self._field(self.tr("no more than"))
        caps = ((self.tr("three raises"), 3), (self.tr("four raises"), 4), (self.tr("no cap"), None))
        self.raise_cap = ChoiceBox("", self, caps, self.edited)
        lows = ((self.tr("eight or lower"), None), (self.tr("nine or lower"), 9), (self.tr("seven or lower"), 7))
        self.qualifier = ChoiceBox("", self, lows, self.edited)
        bets = ((self.tr("the small bet only"), False), (self.tr("the big bet too"), True))
        self.open_pair = ChoiceBox("", self, bets, self.edited)
        posted = ((self.tr("blinds"), False), (self.tr("antes only, no blinds"), True))
        self.antes_alone = ChoiceBox("", self, posted, self.edited)
        self.fault = PlainLabel(self, tone="wrong", wraps=True)
        self.fault.hide()
        self._labels: dict[QWidget, QLabel] = {}
        self._lay_out()

    def _field(self, hint: str) -> QLineEdit:
        field = QLineEdit(self)
        field.setPlaceholderText(hint)
        field.textEdited.connect(lambda _text, field=field: self._typed(field))
        field.setMaxLength(14)
        return field

    def _typed(self, field: QLineEdit) -> None:
        self.own_stack = self.own_stack or field is self.stack
        self.edited.emit()

    def _lay_out(self) -> None:
        self._form = form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        follow_scale(form.setHorizontalSpacing, 16)
        follow_scale(form.setVerticalSpacing, 4)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        for words, field in (
            (self.tr("Stacks"), self.stack),
            (self.tr("Before the deal"), self.antes_alone),
            (self.tr("Ante"), self.ante),
            (self.tr("Big-blind ante"), self.big_blind_ante),
            (self.tr("Bring-in"), self.bring_in),
            (self.tr("Hands of each game"), self.hands_each),
            (self.tr("A low"), self.qualifier),
            (self.tr("An open pair on fourth street"), self.open_pair),
            (self.tr("Raises after the bet"), self.raise_cap),
            (self.tr("Rake, percent"), self.rake_percent),
            (self.tr("Rake, maximum chips per hand"), self.rake_cap),
        ):
            label = QLabel(words, self)
            label.setBuddy(field)
            self._labels[field] = label
            form.addRow(label, field)
        form.addRow(self.fault)

    def fit(self, game: Offer, structure: Structure, low: int | None) -> None:
        """Show the entries of this game or mix: stud a bring-in, fixed limit a cap. `low`: the small bet, if known."""
        stud, one = game.brings_in, isinstance(game, Variant)
        for field, wanted in (
            (self.bring_in, stud),
            (self.ante, stud or one),
            (self.big_blind_ante, one and not stud),
            (self.hands_each, not one),
            (self.raise_cap, structure is Structure.FIXED),
            (self.qualifier, any(map(has_qualifier, variants_of(game)))),
            (self.open_pair, any(map(has_open_pair, variants_of(game)))),
            (self.antes_alone, isinstance(game, Variant) and may_ante_alone(game)),
        ):
            field.setVisible(wanted)
            self._labels[field].setVisible(wanted)
        if not stud:
            self.ante.setPlaceholderText(self.tr("none"))
        elif low is None:
            self.ante.setPlaceholderText(self.tr("a tenth of the small bet"))
            self.bring_in.setPlaceholderText(self.tr("a quarter of the small bet"))
        else:
            usual = bring_in_stakes(low, low)
            ante, bring_in = number(usual.ante), number(usual.bring_in)
            tenth = self.tr("{ante}: a tenth of the small bet").format(ante=ante)
            quarter = self.tr("{bring_in}: a quarter of the small bet").format(bring_in=bring_in)
            # With the smallest bets both are one chip, which is more than their part.
            self.ante.setPlaceholderText(tenth if 10 * usual.ante <= low else ante)
            self.bring_in.setPlaceholderText(quarter if 4 * usual.bring_in <= low else bring_in)

    def fill(self, choice: TableChoice) -> None:
        """Set the entries of a choice."""
        self.blockSignals(True)
        self.stack.setText(str(choice.stack))
        self.own_stack = choice.stack != TableChoice.usual_stack(choice.structure, choice.high)
        self.ante.setText("" if choice.ante is None else str(choice.ante))
        self.big_blind_ante.setText(str(choice.big_blind_ante) if choice.big_blind_ante else "")
        self.bring_in.setText("" if choice.bring_in is None else str(choice.bring_in))
        self.hands_each.setText("" if choice.hands_each is None else str(choice.hands_each))
        if self.raise_cap.findData(choice.raise_cap) < 0:
            self.raise_cap.addItem(self.tr("{count} raises").format(count=choice.raise_cap), choice.raise_cap)
        self.raise_cap.setCurrentIndex(self.raise_cap.findData(choice.raise_cap))
        self.qualifier.setCurrentIndex(max(0, self.qualifier.findData(choice.qualifier)))
        self.open_pair.setCurrentIndex(int(choice.open_pair))
        self.antes_alone.setCurrentIndex(int(choice.antes_alone))
        self.rake_percent.setText("" if choice.rake is None else f"{choice.rake.per_mille / 10:g}")
        self.rake_cap.setText("" if choice.rake is None else str(choice.rake.cap))
        self.blockSignals(False)

    def show_fault(self, words: str, entry: str) -> None:
        """Say under its field what is wrong with an entry, in full, and mark the field; empty: nothing is."""
        at_fault = getattr(self, entry, None) if words else None
        for field in self._labels:
            set_tone(field, "wrong" if field is at_fault else None)
        if isinstance(at_fault, QLineEdit):
            self._form.takeRow(self.fault)
            row, _ = cast("tuple[int, object]", self._form.getWidgetPosition(at_fault))
            self._form.insertRow(row + 1, self.fault)
        self.fault.setText(words)
        self.fault.setVisible(bool(words))

    def read(self) -> dict[str, object]:
        """The entries as keywords of `TableChoice`; raises `InvalidChoice` naming one that is not a number."""
        stack = _whole("stack", self.stack, self.tr("stack"))
        if stack is None:
            raise InvalidChoice(self.tr("stack: expected a whole number of chips")).at("stack")
        return {
            "stack": stack,
            "ante": _shown_whole("ante", self.ante, self.tr("ante")),
            "big_blind_ante": _shown_whole("big_blind_ante", self.big_blind_ante, self.tr("big-blind ante")) or 0,
            "bring_in": _shown_whole("bring_in", self.bring_in, self.tr("bring-in")),
            "hands_each": _shown_whole("hands_each", self.hands_each, self.tr("hands of each game")),
            "raise_cap": self.raise_cap.currentData(),
            "rake": self._rake(),
            "qualifier": None if self.qualifier.isHidden() else self.qualifier.currentData(),
            "open_pair": not self.open_pair.isHidden() and self.open_pair.currentData(),
            "antes_alone": not self.antes_alone.isHidden() and self.antes_alone.currentData(),
        }

    def _rake(self) -> Rake | None:
        text = self.rake_percent.text().strip().replace(",", ".")
        if not text:
            return None
        try:
            per_mille = round(float(text) * 10)
        except (ValueError, OverflowError) as error:
            words = self.tr("rake “{text}”: expected a percentage such as 5 or 2.5").format(text=text)
            raise InvalidChoice(words).at("rake_percent") from error
        cap = _whole("rake_cap", self.rake_cap, self.tr("rake")) or 0
        try:
            return Rake(per_mille=per_mille, cap=cap)
        except ValueError as error:
            raise InvalidChoice(*error.args).at("rake_percent") from error


def _shown_whole(entry: str, field: QLineEdit, name: str) -> int | None:
    """The value of `_whole`; None for a field that this game does not have."""
    return None if field.isHidden() else _whole(entry, field, name)


def _whole(entry: str, field: QLineEdit, name: str) -> int | None:
    """The whole number in a field, None if it is empty; raises `InvalidChoice` for other text."""
    text = field.text().strip().replace(",", "")
    if not text:
        return None
    if not (text.isascii() and text.isdigit()):
        words = QCoreApplication.translate("TableOptions", "{name} “{text}”: expected a whole number of chips")
        raise InvalidChoice(words.format(name=name, text=field.text())).at(entry)
    return int(text)
