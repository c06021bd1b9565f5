"""Numbers typed as an answer; afterwards each with the right one."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QWidget

from pokertable.training.quiz.parts import NumbersPart, Value
from pokertable.training.quiz.question import AnyReply
from pokertable.views.kit.fonts import follow_scale, follow_text, set_type
from pokertable.views.kit.translate import number, shown
from pokertable.views.quiz.board.field import AnswerField
from pokertable.views.widgets.labels import toned
from pokertable.views.widgets.layouts import NO_MARGINS, clear_layout, in_column, in_row

_MOST = 999_999_999


class NumberFields(AnswerField, QFrame):
    """`changed()`: a number was typed."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.fields: list[QLineEdit] = []
        """The fields to type into."""
        self._results: list[QLabel] = []
        self._row = in_row(of=self, margins=(16, 10, 16, 10), spacing=16)

    def ask(self, part: NumbersPart) -> None:
        """Show empty fields with the part's names."""
        clear_layout(self._row)
        self.fields, self._results = [], []
        for name in part.names:
            self._row.addWidget(self._field(shown(name)))
        self._row.addStretch(1)
        if self.isVisible():
            self.take_focus()

    @property
    def value(self) -> Value | None:
        """The numbers, None while a field is empty."""
        texts = [field.text().strip() for field in self.fields]
        if not texts or not all(text.isdigit() for text in texts):
            return None
        return Value(numbers=tuple(int(text) for text in texts))

    def show_verdict(self, reply: AnyReply) -> None:
        """Show the right numbers beside the given ones; the fields are closed."""
        if reply.answer is not None:
            for field, value in zip(self.fields, reply.answer.values[0].numbers, strict=True):
                field.setText(str(value))
        truth = reply.question.answer.values[0].numbers
        for field, label, right in zip(self.fields, self._results, truth, strict=True):
            good = field.text().strip() == str(right)
            field.setReadOnly(True)
            field.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            label.setText(self.tr("Right") if good else self.tr("Right: {number}").format(number=number(right)))
            label.setProperty("tone", "right")
            field.setProperty("tone", "" if good else "wrong")
            for part in (label, field):
                part.style().polish(part)

    @property
    def can_undo(self) -> bool:
        """Whether anything is typed."""
        return any(field.text() for field in self.fields)

    def undo(self) -> None:
        """Clear the focused field, or the last filled one."""
        for field in reversed(self.fields):
            if field.text():
                field.clear()
                field.setFocus()
                return

    def show_missing(self) -> None:
        """Go to the first empty field."""
        self.take_focus()

    def take_focus(self) -> None:
        """Focus the first empty field."""
        for field in self.fields:
            if not field.text():
                field.setFocus()
                return

    def _field(self, name: str) -> QWidget:
        part = QWidget(self)
        title = toned(QLabel(name, part), "muted")
        field = QLineEdit(part)
        field.setValidator(QIntValidator(0, _MOST, field))
        set_type(field, 14, bold=True)
        follow_text(field.setFixedWidth, 92)
        field.setAccessibleName(name)
        field.textChanged.connect(self.changed)
        title.setBuddy(field)
        result = QLabel(part)
        follow_scale(result.setMinimumWidth, 84)
        row = in_row(field, result, spacing=10)
        in_column(title, row, of=part, margins=NO_MARGINS, spacing=2)
        self.fields.append(field)
        self._results.append(result)
        return part
