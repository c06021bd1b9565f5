"""The player's decisions in order, each with its sign; below them the scale."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import Card
from pokertable.training.explain.choices import said
from pokertable.training.review.sheet import DecisionSheet, HandSheet, ToCome
from pokertable.training.weigh.severity import Severity, is_of_before, worst
from pokertable.views.cards.card_text import pieces_width, set_pieces
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.fonts import face, fitted, grown, largest, least_text, scaled, width_of
from pokertable.views.kit.losses import loss_in_units
from pokertable.views.kit.painting import CENTRE, RIGHT, paint_box, paint_elided, paint_fitting, paint_words
from pokertable.views.kit.severities import paint_severity, severity_ink, severity_word
from pokertable.views.kit.theme import SIZES
from pokertable.views.kit.translate import (
    Piece,
    capital,
    headed,
    in_a_row,
    in_clauses,
    percent,
    pieces,
    point_of,
    shown,
)
from pokertable.views.review.parts import (
    ReviewPart,
    action_in,
    in_narrow,
    street_title,
    street_word,
    tr,
    unit_words,
    unsigned,
    with_error,
)
from pokertable.views.widgets.labels import plain_tip

if TYPE_CHECKING:
    from pokertable.model.text import Phrase
    from pokertable.training.weigh.verdict import Verdict

_ROW, ONE_LINE, _LOWEST = 54, 34, 22
"""Height of a decision's row in px: the greatest, the least with two lines, and the least beside the scale."""
_SIGN = 20
_SMALLEST = 12
"""Smallest type of an action, in px."""
_SCALE = (
    (Severity.BEST, "0"),
    (Severity.FINE, "2.5"),
    (Severity.INACCURACY, "8"),
    (Severity.MISTAKE, "25"),
    (Severity.BLUNDER, ""),
)


class DecisionList(ReviewPart):
    """`chosen(index)`: requests another decision."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Your decisions"), parent)
        self.setToolTip(
            plain_tip(
                tr(
                    "A loss is a share of the pot before the decision, counted as at least six big blinds, in fixed "
                    "limit two big bets. It is judged one step more mildly where its margin of error reaches that step."
                )
            )
        )
        self._rows: list[QRectF] = []
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def renew(self) -> None:  # noqa: D102
        self.aside = unit_words(self.sheet)

    def shows(self) -> object:  # noqa: D102
        return self.at, [_row(each, self.sheet) for each in self._every()]

    def said(self) -> str:  # noqa: D102
        return in_clauses(decision_words(each, self.sheet) for each in self._every())

    def _every(self) -> tuple[DecisionSheet | ToCome, ...]:
        """All decisions in order, those to come with their place, so that nothing moves when they are analysed."""
        return *self.sheet.decisions, *self.sheet.to_come

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the decision under the pointer."""
        for at, row in enumerate(self._rows):
            if row.contains(event.position()):
                self.chosen.emit(at)

    def fill(self, painter: QPainter, box: QRectF) -> None:  # noqa: D102
        scale = self.px(70 if self._in_one_line(box.width()) else 87)
        rows = [_row(each, self.sheet) for each in self._every()]
        count = len(rows)
        if (box.height() - scale) / count < self.px(_LOWEST):
            scale = 0  # it repeats the words beside the signs; many decisions need its room
        high = min(float(self.px(_ROW)), (box.height() - scale) / count)
        self._rows = [
            QRectF(box.x() - scaled(8), box.y() + at * high, box.width() + scaled(16), high - scaled(2))
            for at in range(count)
        ]
        street_of = self._street_words(rows, box.width() - scaled(_SIGN) - scaled(10))
        inner = [place.adjusted(scaled(8), scaled(2), -scaled(8), -scaled(2)) for place in self._rows]
        first = self._first(inner[0])
        word_px = min(self._word_px(row, first.width()) for row in rows)
        px = min(self._taken_px(row, first, word_px) for row in rows)
        for at, (place, row) in enumerate(zip(self._rows, rows, strict=True)):
            if at == self.at:
                paint_box(painter, place, scaled(SIZES.radius[2]), "raised", "turn", scaled(1.8))
            self._paint_row(painter, inner[at], row, street_of(row.street), (word_px, px))
        if scale:
            self._paint_scale(painter, QRectF(box.x(), box.bottom() - scale, box.width(), scale))

    def _street_words(self, rows: Sequence[_Row], width: float) -> Callable[[str], str]:
        """How all rows name their streets: in full where each has room beside its loss, otherwise in short."""
        for each in rows:
            room = width - width_of(each.lost, self.px(12)) - scaled(8)
            if width_of(street_title(each.street, self.sheet), self.px(12)) > room:
                return lambda key: capital(street_word(key, self.sheet))
        return lambda key: street_title(key, self.sheet)

    def _first(self, place: QRectF) -> QRectF:
        """The first line of a row beside its sign, or the only one."""
        left, two = scaled(_SIGN) + scaled(10), place.height() >= self.px(ONE_LINE)
        return QRectF(place.x() + left, place.y(), place.width() - left, place.height() / (2 if two else 1))

    def _taken(self, row: _Row, room: float) -> list[Piece]:
        """An action; of a discard that is wider than its room, the cards alone: a list of cards means a discard."""
        taken = pieces(row.taken, Amounts.of(self.sheet.game).text)
        if pieces_width(taken, _SMALLEST, bold=True) <= room:
            return taken
        return [piece for piece in taken if isinstance(piece, Card)] or taken

    def _word_px(self, row: _Row, width: float) -> int:
        """Type in which a row's word has room beside its action at its smallest."""
        beside = width - pieces_width(self._taken(row, math.inf), _SMALLEST, bold=True) - scaled(8)
        return largest(row.shown, beside, (self.px(13), self.px(12), least_text()), bold=row.bold) or least_text()

    def _taken_px(self, row: _Row, first: QRectF, word_px: int) -> int:
        """Type in which a row's action has room beside its word in this type."""
        room = first.width() - width_of(row.shown, word_px, bold=row.bold) - scaled(8)
        taken = self._taken(row, room)
        sizes = grown((self.designed(15), 13, _SMALLEST), first.height())
        fits = [px for px in sizes if pieces_width(taken, px, bold=True) <= room]
        return max(fits, default=scaled(_SMALLEST))

    def _paint_row(self, painter: QPainter, place: QRectF, row: _Row, street: str, sizes: tuple[int, int]) -> None:
        """Paint a row, its word and its action in these sizes, which all rows have."""
        first, (word_px, px) = self._first(place), sizes
        if row.word:
            centre = QPointF(place.x() + scaled(_SIGN) / 2, place.center().y())
            paint_severity(painter, centre, scaled(_SIGN), row.severity)
        taken = self._taken(row, math.inf)
        least = 0.0
        if not any(isinstance(piece, Card) for piece in taken):
            least = pieces_width(taken, _SMALLEST, bold=True) + scaled(8)
        of_word = first.adjusted(least, 0, 0, 0)
        wide = paint_elided(painter, of_word, row.shown, face(word_px, bold=row.bold), row.ink, RIGHT)
        room = first.adjusted(0, 0, -wide - scaled(8), 0)
        set_pieces(painter, room, self._taken(row, room.width()), px, bold=True)
        if first.height() < place.height():
            second = first.translated(0, first.height())
            needs = width_of(street, min(self.px(12), 11)) + scaled(8) + width_of(row.lost, self.px(12))
            lost = row.lost if needs <= second.width() else row.briefly
            paint_words(painter, second, lost, face(self.px(12)), "muted", RIGHT)
            room = second.adjusted(0, 0, -width_of(lost, self.px(12)) - scaled(8), 0)
            px = fitted(street, room.width(), (self.designed(12), 11), height=room.height())
            paint_elided(painter, room, street, face(px), "muted")

    def _paint_scale(self, painter: QPainter, box: QRectF) -> None:
        size = face(self.px(12))
        line = self.px(18)
        head = QRectF(box.x(), box.y() + scaled(4), box.width(), line)
        paint_fitting(painter, head, tr("The scale: loss in % of the pot"), (self.designed(12), 11), "muted")
        words = [severity_word(severity) for severity, _ in _SCALE]
        one_line = self._in_one_line(box.width())
        step = box.width() / len(words)
        rows = 1 if one_line else 2
        free = [box.x()] * rows
        widest = max(width_of(point_of(most), self.px(12)) for _, most in _SCALE)
        sign = min(0.85 * scaled(_SIGN), step - widest - scaled(8))
        for at, ((severity, most), word) in enumerate(zip(_SCALE, words, strict=True)):
            centre = box.x() + (at + 0.5) * step
            paint_severity(painter, QPointF(centre, box.y() + 1.75 * line), sign, severity)
            after = sum(width_of(later, self.px(12)) + scaled(6) for later in words[at + rows :: rows])
            wide = min(width_of(word, self.px(12)) + scaled(2), box.right() - after - free[at % rows])
            left = min(max(free[at % rows], centre - wide / 2), box.right() - after - wide)
            free[at % rows] = left + wide + scaled(4)
            down = (2.5 + 0.9 * (at % rows)) * line
            paint_elided(painter, QRectF(left, box.y() + down, wide, line), word, size, "muted", CENTRE)
            between = QRectF(centre + sign / 2, box.y() + 1.25 * line, step - sign, line)
            paint_words(painter, between, point_of(most), size, "muted", CENTRE)

    def _in_one_line(self, width: float) -> bool:
        """Whether the words of the scale fit beside each other, each below its sign; else they take two lines."""
        step = width / len(_SCALE)
        return all(width_of(severity_word(severity), self.px(12)) < step - 4 for severity, _ in _SCALE)


class _Row(NamedTuple):
    """A decision in the list; without a `word` while nothing is known of it. `briefly`: its loss in fewer words."""

    street: str
    taken: Phrase
    word: str = ""
    lost: str = ""
    briefly: str = ""
    severity: Severity | None = None
    ink: str = "muted"
    bold: bool = False

    @property
    def shown(self) -> str:
        """The word, or that it is being worked out."""
        return self.word or "…"


def _row(decision: DecisionSheet | ToCome, sheet: HandSheet) -> _Row:
    if isinstance(decision, ToCome):
        return _Row(decision.street, decision.taken)
    verdict, stands = decision.verdict, decision.stands
    known = not verdict.is_early
    severity = verdict.so_far if stands is None else worst([stands])
    return _Row(
        verdict.street,
        said(verdict.moment.taken, verdict.moment.legal),
        verdict_word(decision) if known or stands is not None else "",
        loss_words(decision, sheet),
        loss_words(decision, sheet, part=False),
        severity,
        severity_ink(severity) if known else "muted",
        verdict.so_far is not None and verdict.so_far.matters,
    )


def loss_words(decision: DecisionSheet, sheet: HandSheet, *, part: bool = True) -> str:
    """The loss with its error; nothing where none was found; while undecided the most that may have been lost.

    With its `part` of the pot, where that is known.
    """
    verdict, stands, unit = decision.verdict, decision.stands, sheet.game.yardstick
    if stands is not None:
        return with_error(-unit * stands.big_bets, unit * stands.stderr, sheet) if stands.big_bets > 0 else ""
    if verdict.so_far is Severity.BEST or verdict.severity is None:
        return ""
    if verdict.decided and verdict.loss > 0:
        lost, of_pot = in_narrow(-verdict.loss, verdict.loss_stderr, sheet), verdict.part_lost
    elif not verdict.decided and verdict.most_lost > 0:
        lost = tr("cost at most {lost}").format(lost=unsigned(verdict.most_lost, sheet))
        of_pot = verdict.most_lost / verdict.stake
    else:
        return ""
    return tr("{lost} ({part})").format(lost=lost, part=percent(of_pot, places=0)) if part else lost


def lost_words(verdict: Verdict) -> str:
    """A loss in the unit of its game: "1.5 big bets" of a fixed limit, else big blinds; in a sit and go in prizes."""
    if verdict.pool is not None:
        return tr("{part} of the prize pool").format(part=percent(verdict.pool.percent(verdict.loss) / 100, places=2))
    return loss_in_units(verdict.units, fixed=verdict.game.structure is Structure.FIXED)


def verdict_word(decision: DecisionSheet) -> str:
    """The severity, or the one of an earlier review; or that it is being computed, or is not settled."""
    verdict, stands = decision.verdict, decision.stands
    if stands is not None:
        word = severity_word(worst([stands]))
        of_before = tr("{severity}, on the earlier scale") if is_of_before(stands) else tr("{severity} last time")
        return of_before.format(severity=word)
    if verdict.is_early:
        return tr("analysing")
    if verdict.decided:
        return severity_word(verdict.so_far)
    if not verdict.is_over:
        return tr("not settled yet")
    return tr("too few deals to judge") if verdict.needs_deals else tr("too close to call")


def decision_words(decision: DecisionSheet | ToCome, sheet: HandSheet) -> str:
    """A decision in words, for a screen reader."""
    row = _row(decision, sheet)
    taken = shown(row.taken, Amounts.of(sheet.game).text)
    words = row.word or tr("analysing")
    return in_a_row(filter(None, (headed(street_title(row.street, sheet), taken), words, row.lost)))


def title_of(sheet: HandSheet, at: int) -> list[Piece]:
    """The heading of a decision: ``Turn: call 350``."""
    verdict = sheet.decisions[at].verdict
    sentence = tr("{street}: {action}") if sheet.player is None else tr("{street}, {name}: {action}")
    street = street_title(verdict.street, sheet)
    sentence = sentence.replace("{street}", street).replace("{name}", sheet.player or "")
    return action_in(sentence, said(verdict.moment.taken, verdict.moment.legal), sheet.game)
