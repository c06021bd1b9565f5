"""The panel below the felt: the price and a button a choice; after the answer what each choice is worth."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLineF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from pokertable.model.betting.structure import Structure
from pokertable.model.hand.actions import Action, CheckCall, Draw, Fold, RaiseTo
from pokertable.model.text import INTERVAL, ChipCount, Phrase, phrase
from pokertable.training.decide.spot import DecideSpot
from pokertable.training.explain.choices import said
from pokertable.training.weigh.severity import Severity
from pokertable.views.cards.card_text import with_signs
from pokertable.views.kit.fonts import face, follow_text, scaled, set_type, sized, width_of
from pokertable.views.kit.key_map import key_cap
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import CENTRE, RIGHT, Drawn, paint_box, paint_elided, paint_words
from pokertable.views.kit.severities import severity_ink, severity_word
from pokertable.views.kit.translate import capital, headed, in_clauses, point_of, shown, tr
from pokertable.views.widgets.buttons import RING, Button, Panel, Rank, Tone
from pokertable.views.widgets.labels import FittingLabel, PlainLabel
from pokertable.views.widgets.layouts import in_column, in_row

if TYPE_CHECKING:
    from pokertable.training.weigh.verdict import Verdict

GUARD_MS: Final = 400
"""Time for which a new decision takes no answer, in ms."""
_DRAWS: Final = ("D", "G")
"""Keys of the discards; standing pat has S."""
_ROW: Final = 36
_LINE: Final = 36
_MINUS: Final = "\N{MINUS SIGN}"


def keys_of(spot: DecideSpot) -> list[str]:
    """The key of each choice."""
    keys = look().keys
    draws, raises = iter(_DRAWS), iter((keys.bet_raise, "E", "W"))
    found = []
    for choice in spot.choices:
        if isinstance(choice, Draw):
            found.append(next(draws) if choice.cards else "S")
        else:
            other = keys.fold if isinstance(choice, Fold) else keys.check_call
            found.append(next(raises) if isinstance(choice, RaiseTo) else other)
    return found


def name_of(choice: Action, verdict: Verdict) -> str:
    """The words of a choice on its button, cards with their suits."""
    return capital(with_signs(said(choice, verdict.moment.legal)))


def price_words(spot: DecideSpot) -> tuple[Phrase, ...]:
    """The cost of a call that is offered and the equity it needs, or the pot; then in fewer words."""
    moment = spot.verdict(spot.values.best).moment
    price, public = moment.legal.price, moment.public
    if public.drawing:
        return (phrase("Draw {number} of {count}", number=public.draws_begun, count=public.game.variant.draws),)
    if price is None:
        return (phrase("Pot {amount}, nothing to call", amount=ChipCount(moment.legal.pot)),)
    if CheckCall() not in spot.choices:
        return (phrase("Pot {amount}", amount=ChipCount(moment.legal.pot)),)
    call, pot = ChipCount(price.call), ChipCount(price.total - price.call)
    needs = f"{100 * price.fraction:.1f}"
    words = phrase(
        "Calling {call} to win {pot} needs {needs}% equity"
        if spot.verdict(spot.values.best).ends
        else "Calling {call} to win {pot} needs {needs}% equity if nobody bets again",
        call=call,
        pot=pot,
        needs=needs,
    )
    return words, phrase("Call {call} to win {pot}: needs {needs}%", call=call, pot=pot, needs=needs)


class ChoicePanel(Panel):
    """`chosen(index)`: a choice was made by its button."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._spot: DecideSpot | None = None
        self.price = FittingLabel(Qt.AlignmentFlag.AlignLeft, self, heading=True)
        self.game = PlainLabel(self, tone="muted")
        set_type(self.game, 14)
        tones = Tone.OUTLINED, Tone.FILLED, Tone.CORAL
        self.buttons = [
            Button(tone, self, rank=Rank.ACT, clicked=partial(self.choose, at)) for at, tone in enumerate(tones)
        ]
        for button in self.buttons:
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        for label in (self.price, self.game):
            label.setSizePolicy(label.sizePolicy().horizontalPolicy(), QSizePolicy.Policy.Fixed)
            follow_text(label.setFixedHeight, _LINE)
        self.guard = QTimer(self, singleShot=True, interval=GUARD_MS)
        self.guard.timeout.connect(partial(self._set_dimmed, False))
        line = in_row((self.price, 1), self.game, margins=(RING, 0, RING, 0))
        self._row = in_row(*[(button, 1) for button in self.buttons], spacing=16)
        in_column(line, (self._row, 1), of=self, margins=(21, 4, 21, 14), spacing=4)

    def ask(self, spot: DecideSpot) -> None:
        """Offer the choices of a spot; for a moment none is taken."""
        self._spot = spot
        self.price.say(*map(shown, price_words(spot)))
        self.game.setText(shown(spot.hand.state.game.title))
        verdict = spot.verdict(spot.values.best)
        for button in self.buttons:
            button.hide()
        for button, choice, key in zip(self._used, spot.choices, keys_of(spot), strict=False):
            button.say(name_of(choice, verdict))
            button.set_key(key_cap(key))
            button.show()
        self.guard.start()
        self._set_dimmed(True)

    @property
    def _used(self) -> list[Button]:
        """The buttons of the choices: without a fold the first is missing, and a raise has the last one's colour."""
        assert self._spot is not None
        choices: tuple[Action, ...] = self._spot.choices
        if not isinstance(choices[0], Fold | Draw):
            return self.buttons[len(self.buttons) - len(choices) :]
        last = -1 if isinstance(choices[-1], RaiseTo) else len(choices) - 1
        return [*self.buttons[: len(choices) - 1], self.buttons[last]]

    def choose(self, at: int) -> None:
        """Make the choice of a button, unless the question is too fresh."""
        button = self.buttons[at]
        if self._spot is not None and not self.guard.isActive() and not button.isHidden():
            self.chosen.emit(self._used.index(button))

    def press(self, key: str) -> bool:
        """Make the choice of a key; returns whether there is one."""
        if self._spot is None or key.upper() not in (keys := [each.upper() for each in keys_of(self._spot)]):
            return False
        self.choose(self.buttons.index(self._used[keys.index(key.upper())]))
        return True

    def _set_dimmed(self, dimmed: bool) -> None:
        for button in self.buttons:
            button.set_dimmed(dimmed)


class WorthRows(Drawn, QWidget):
    """The value of each choice as a bar from one zero line, with its 95% interval."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._spot: DecideSpot | None = None
        self._taken = 0

    def show_worth(self, spot: DecideSpot, taken: int) -> None:
        """Show the values of a spot's choices; `taken` is the choice made."""
        self._spot, self._taken = spot, taken
        rows = [headed(name, self._figure(at)) for at, name in enumerate(self._names())]
        self.setAccessibleName(self._title())
        self.setAccessibleDescription(in_clauses([*rows, self._unit()]))
        self.update()

    def _names(self) -> list[str]:
        assert self._spot is not None
        verdict = self._spot.verdict(self._taken)
        return [name_of(choice, verdict) for choice in self._spot.choices]

    def _title(self) -> str:
        return tr("What each choice is worth")

    def _unit(self) -> str:
        assert self._spot is not None
        if self._spot.pool is not None:
            return tr("in % of the prize pool, 0 if you give up the pot, with 95% intervals")
        fixed = self._spot.hand.state.game.structure is Structure.FIXED
        return tr("in big bets, with 95% intervals") if fixed else tr("in big blinds, with 95% intervals")

    def _values(self) -> list[tuple[float, float]]:
        """The mean of each choice and half of its interval, in the unit that is told."""
        spot = self._spot
        assert spot is not None
        figures = zip(spot.values.means, spot.values.stderrs, strict=True)
        return [(spot.value(mean), INTERVAL * spot.value(error)) for mean, error in figures]

    def _figure(self, at: int) -> str:
        mean, half = self._values()[at]
        figure = signed(mean)
        return tr("{mean} ± {error}").format(mean=figure, error=point_of(f"{half:.2f}")) if half else figure

    def _tags(self, at: int, mark: Severity | None) -> list[tuple[str, str]]:
        """The words beside the name of a choice with their colours: whether it is mine, and whether it is the best."""
        assert self._spot is not None
        best = mark is Severity.BEST and not self._spot.is_close
        said = [(severity_word(mark), severity_ink(mark))] if best else []
        return [*([(tr("yours"), "text")] if at == self._taken else []), *said]

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        painter.fillRect(self.rect(), look().theme.color("panel"))
        painter.fillRect(0, 0, self.width(), 1, look().theme.color("line"))
        spot = self._spot
        if spot is None:
            return
        box = QRectF(self.rect()).adjusted(scaled(24), scaled(8), -scaled(24), -scaled(8))
        head = QRectF(box.x(), box.y(), box.width(), sized(26))
        used = paint_elided(painter, head, self._title(), face(sized(15), bold=True))
        paint_elided(painter, head.adjusted(used + scaled(12), 0, 0, 0), self._unit(), face(sized(12)), "muted", RIGHT)
        rows = box.adjusted(0, head.height() + scaled(2), 0, 0)
        high = min(float(sized(_ROW)), rows.height() / len(spot.choices))
        names, values, px = self._names(), self._values(), sized(15)
        verdict = spot.verdict(self._taken)
        marks = [each.severity for each in verdict.choices]
        tags = [self._tags(at, mark) for at, mark in enumerate(marks)]
        pills = [sum(width_of(word, sized(12)) + scaled(22) for word, _ in each) for each in tags]
        named = [width_of(name, px, bold=True) + pill + scaled(6) for name, pill in zip(names, pills, strict=True)]
        wide = min(0.4 * rows.width(), max(named))
        figures = max(width_of(self._figure(at), px, bold=True) for at in range(len(names))) + scaled(10)
        bars = QRectF(
            rows.x() + wide + scaled(8), rows.y(), rows.width() - wide - figures - scaled(16), high * len(names)
        )
        low = min(0.0, *[mean - half for mean, half in values])
        scale = bars.width() / max(max(0.0, *[mean + half for mean, half in values]) - low, 1e-9)
        zero = bars.x() - low * scale
        painter.setPen(QPen(look().theme.color("muted"), scaled(1.2)))
        painter.drawLine(QLineF(zero, bars.top(), zero, bars.bottom()))
        for at, (name, (mean, half)) in enumerate(zip(names, values, strict=True)):
            row = QRectF(rows.x(), rows.y() + at * high, rows.width(), high)
            taken = at == self._taken
            room = QRectF(row.x(), row.y(), wide - pills[at], high)
            end = row.x() + paint_elided(painter, room, name, face(px, bold=taken))
            for word, ink in tags[at]:
                tag = QRectF(end + scaled(8), row.center().y() - sized(10), width_of(word, sized(12)) + scaled(14), 0)
                tag.setHeight(sized(20))
                paint_box(painter, tag, tag.height() / 2, None, ink, scaled(1.2))
                paint_words(painter, tag, word, face(sized(12)), ink, CENTRE)
                end = tag.right()
            paint_words(painter, row, self._figure(at), face(px, bold=taken), "text", RIGHT)
            mark = marks[at]
            grave = mark is not None and mark.matters
            ink = "muted" if grave and not taken else severity_ink(mark)
            end_x, y, thick = zero + mean * scale, row.center().y(), 0.4 * high
            left = min(zero, end_x)
            painter.fillRect(
                QRectF(left, y - thick / 2, max(scaled(2.0), abs(end_x - zero)), thick), look().theme.color(ink)
            )
            if half:
                painter.setPen(QPen(look().theme.color("text"), scaled(1.6)))
                painter.drawLine(QLineF(end_x - half * scale, y, end_x + half * scale, y))
                for x in (end_x - half * scale, end_x + half * scale):
                    painter.drawLine(QLineF(x, y - scaled(5), x, y + scaled(5)))


def signed(value: float) -> str:
    """A figure with two decimals and its sign; zero has none."""
    text = point_of(f"{abs(value):.2f}")
    if not any(digit in text for digit in "123456789"):
        return "0"
    return f"{_MINUS if value < 0 else '+'}{text}"
