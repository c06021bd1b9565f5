"""Losses of the player's decisions: by game, by street; the costliest kinds and the ten worst, to be drilled."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QShortcut
from PySide6.QtWidgets import QListWidgetItem, QWidget

from pokertable.model.text import INTERVAL
from pokertable.session.history.decisions import DecisionsReport, Lost
from pokertable.session.history.statistics_report import FROM_HANDS, ResultUnit, unit_of
from pokertable.session.words.words import street_title
from pokertable.training.explain.reasons import kept
from pokertable.views.desk.words import NOTHING, from_hands, game_title, unit_words
from pokertable.views.kit.fonts import face, follow_scale, scaled, sized, width_of
from pokertable.views.kit.losses import loss_figure
from pokertable.views.kit.painting import RIGHT, Drawn, paint_elided, paint_words
from pokertable.views.kit.translate import decimal, headed, in_clauses, number, shown, tr
from pokertable.views.widgets.choices import LineList
from pokertable.views.widgets.labels import PlainLabel, plain_tip, toned
from pokertable.views.widgets.layouts import NO_MARGINS, in_column, in_row, scrolled

_ROW: Final = 26
_HANDS, _LOST = 72, 140
"""Least widths of the columns, in px before they are sized."""
_NAMES: Final = 200
"""Px reserved for long names before a column gets room."""
_GAP, _EDGE = 16, 12
_LEAST_LIST: Final = 44
"""Least height of a list in a low window, in px."""
_HAND, _GAME, _KIND = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1, Qt.ItemDataRole.UserRole + 2


def unit_over(report: DecisionsReport) -> ResultUnit | None:
    """The unit of losses over all games; None where some have a fixed limit and others have none."""
    return unit_of([" ".join(lost.key) for lost in report.games])


def figure(lost: Lost, unit: ResultUnit) -> str:
    """The loss per 100 hands in a unit, with the half of its 95% interval if its error is known.

    Of too few hands it is luck alone: a dash.
    """
    if lost.hands < FROM_HANDS:
        return NOTHING
    amount = decimal(unit.value * lost.per_100)
    if lost.stderr is None:
        return amount
    return tr("{lost} ± {error}").format(lost=amount, error=decimal(unit.value * INTERVAL * lost.stderr))


def in_units(lost: Lost, unit: ResultUnit | None) -> str:
    """The loss per 100 hands with the name of its unit; empty without one; a dash of too few hands."""
    if unit and lost.hands < FROM_HANDS:
        return NOTHING
    return tr("{lost} {unit}").format(lost=figure(lost, unit), unit=unit_words(unit)) if unit else ""


class LossTable(Drawn, QWidget):
    """Lines of losses, in three parts."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[tuple[str, Lost | None, ResultUnit | None]] = []
        self._unit: ResultUnit | None = None
        self._streets: tuple[Lost, ...] = ()
        """Losses by street are spread over all hands: how many reached a street is not counted."""

    def show_report(self, report: DecisionsReport) -> None:
        """Take a report: each game in its unit, and what is over several games only where they have one in common."""
        unit = self._unit = unit_over(report)
        self._streets = tuple(report.streets)
        self._rows = [] if unit is None else [(self.tr("All reviewed hands"), report.total, unit)]
        if report.games:
            self._rows.append((self.tr("By game"), None, None))
        for lost in report.games:
            game = " ".join(lost.key)
            self._rows.append((game_title(game), lost, unit_of((game,))))
        if report.streets and unit is not None:
            self._rows.append((self.tr("By street"), None, None))
            self._rows += [(shown(street_title(lost.key[0])), lost, unit) for lost in report.streets]
        self.setMinimumHeight(sized(_ROW) * (len(self._rows) + 1))
        said = [headed(words, in_units(lost, of)) for words, lost, of in self._rows if lost is not None]
        self.setAccessibleName(self.tr("Lost per 100 hands"))
        self.setAccessibleDescription(in_clauses(said))
        self.update()

    def _told(self, lost: Lost, unit: ResultUnit | None) -> str:
        """The loss, with its unit where the head names none; of too few hands over all games from when on."""
        if not lost.key and lost.hands < FROM_HANDS:
            return from_hands()
        return in_units(lost, unit) if self._unit is None else figure(lost, self._unit)

    def _lost_width(self) -> float:
        told = [width_of(self._told(lost, unit), sized(14)) for _, lost, unit in self._rows if lost is not None]
        return max(float(sized(_LOST)), max(width_of(self._head(), sized(12)), *told, 0) + scaled(_GAP))

    def _head(self) -> str:
        if self._unit is None:
            return self.tr("per 100 hands")
        if self._unit is ResultUnit.BIG_BET:
            return self.tr("big bets per 100 hands")
        return self.tr("big blinds per 100 hands")

    @property
    def counts(self) -> int:
        """Number of columns beside the loss (decisions, hands) for which the names leave room."""
        longest = max((width_of(words, sized(14)) for words, *_ in self._rows), default=0.0)
        room = self.width() - 2 * scaled(_EDGE) - self._lost_width() - min(longest, sized(_NAMES))
        return max(0, min(2, int(room // sized(_HANDS))))

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        line, small, usual = float(sized(_ROW)), face(sized(12)), face(sized(14))
        head, wide, lost, counts = self._head(), sized(_HANDS), self._lost_width(), self.counts
        box = QRectF(scaled(_EDGE), 0, self.width() - 2 * scaled(_EDGE), line)
        paint_words(painter, box, head, small, "muted", RIGHT)
        for at, words in enumerate((self.tr("decisions"), self.tr("hands"))[:counts]):
            paint_words(painter, box.adjusted(0, 0, -lost - at * wide, 0), words, small, "muted", RIGHT)
        for words, figures, unit in self._rows:
            box.translate(0, line)
            if figures is None:
                paint_elided(painter, box, words, face(sized(14), bold=True))
                continue
            paint_elided(painter, box.adjusted(0, 0, -lost - counts * wide, 0), words, usual)
            font, ink = (small, "muted") if figures.hands < FROM_HANDS else (usual, "text")
            paint_words(painter, box, self._told(figures, unit), font, ink, RIGHT)
            told = (figures.decisions,) if figures in self._streets else (figures.decisions, figures.hands)
            for at, count in enumerate(told[:counts]):
                paint_words(painter, box.adjusted(0, 0, -lost - at * wide, 0), number(count), usual, "muted", RIGHT)


class DecisionsPanel(QWidget):
    """`review_wanted(hand_id)`: review one of the worst; `drill_wanted(variant, kind)`."""

    review_wanted = Signal(object)
    drill_wanted = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.losses = LossTable(self)
        self.losses.setAutoFillBackground(False)
        area = scrolled(self.losses, self, sideways=True)
        area.viewport().setAutoFillBackground(False)
        self.kinds, self.worst = LineList(self), LineList(self)
        self._of_kinds, self._of_worst = (PlainLabel(self, tone="muted", wraps=True) for _ in range(2))
        listed = QWidget(self)
        in_column(
            toned(PlainLabel(self, self.tr("Costliest mistake types, per 100 hands"), wraps=True), "section"),
            self._of_kinds,
            (self.kinds, 2),
            toned(PlainLabel(self, self.tr("Ten worst decisions"), wraps=True), "section"),
            self._of_worst,
            (self.worst, 3),
            of=listed,
            margins=(0, 0, 12, 4),
            spacing=4,
        )
        for each, name, chosen in (
            (self.kinds, self.tr("Costliest mistake types"), self._drill),
            (self.worst, self.tr("Ten worst decisions"), self._open),
        ):
            each.setAccessibleName(name)
            each.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            each.setWordWrap(True)
            follow_scale(each.setMinimumHeight, _LEAST_LIST)
            each.itemActivated.connect(chosen)
            each.itemClicked.connect(chosen)
            key = QShortcut(QKeySequence("D"), each, context=Qt.ShortcutContext.WidgetShortcut)
            key.activated.connect(lambda each=each: self._drill(each.currentItem()))
        self._full = QWidget(self)
        in_row((area, 3), (listed, 2), of=self._full, margins=NO_MARGINS, spacing=12)
        words = self.tr(
            "No hands reviewed to the end yet: press V after a hand, or in the history, and wait until every decision"
            " is analysed. Sit-and-go hands don't count here."
        )
        self.empty = PlainLabel(self, words, tone="muted", wraps=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        in_column((in_row(self.empty, margins=(24, 0, 24, 0)), 1), (self._full, 1), of=self, margins=NO_MARGINS)
        self._full.hide()

    def show_report(self, report: DecisionsReport) -> None:
        """Show the losses and the worst decisions; without a reviewed hand how to get one."""
        self.empty.setVisible(not report.total.hands)
        self._full.setVisible(report.total.hands > 0)
        self.losses.show_report(report)
        none, kinds, over = self.tr("Nothing costly yet."), report.kinds, unit_over(report)
        self._of_kinds.setText(self.tr("Click, Enter or D: drill this") if kinds else none)
        if kinds and over is None:
            self._of_kinds.setText(
                self.tr("Big blinds and big bets can't be added together. Choose a game under Filters.")
            )
            kinds = ()
        self._of_worst.setText(self.tr("Click or Enter: open the review. D: drill this") if report.worst else none)
        self.kinds.clear()
        for lost in kinds:
            (kind,) = lost.key
            words = shown(kept(kind))
            if lost.hands >= FROM_HANDS:
                words = self.tr("{lost} · {kind}").format(lost=in_units(lost, over), kind=words)
            self._add(self.kinds, words, None, report.games_of_kinds[kind], kind)
        self.worst.clear()
        for each in report.worst:
            decision, unit = each.decision, unit_of((each.game,)) or ResultUnit.BIG_BET
            words = self.tr("{loss} ± {error} {unit} · {game}, {street}: {kind}").format(
                loss=loss_figure(unit.value * decision.big_bets),
                error=loss_figure(unit.value * INTERVAL * decision.stderr),
                unit=unit_words(unit),
                game=game_title(each.game),
                street=shown(street_title(decision.street)),
                kind=shown(kept(decision.kind)),
            )
            self._add(self.worst, words, each.hand_id, each.game.split()[0], decision.kind)

    def _add(self, to: LineList, words: str, hand_id: int | None, game: str, kind: str) -> None:
        item = QListWidgetItem(words)
        item.setToolTip(plain_tip(words))
        for role, data in ((_HAND, hand_id), (_GAME, game), (_KIND, kind)):
            item.setData(role, data)
        to.addItem(item)

    def _drill(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.drill_wanted.emit(item.data(_GAME), item.data(_KIND))

    def _open(self, item: QListWidgetItem) -> None:
        self.review_wanted.emit(item.data(_HAND))
