"""The selected decision: its sentence, the price against the equity, and the cards at that moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from pokertable.model.cards import Card
from pokertable.model.ranking.best import best_hands
from pokertable.training.explain.reasons import kept
from pokertable.training.explain.why import figures, sentence
from pokertable.training.weigh.severity import Severity
from pokertable.views.cards.card import CardPictures
from pokertable.views.cards.card_state import CARD_RATIO, STEP, CardState, playing
from pokertable.views.cards.card_text import paint_pieces
from pokertable.views.felt.plates.draw_counts import counts_width, paint_counts
from pokertable.views.felt.table_picture import DrawCounts
from pokertable.views.felt.table_text import card_name, drew_words
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.fonts import face, fitted, scaled, width_of, wrapped
from pokertable.views.kit.painting import RIGHT, paint_box, paint_elided, paint_words
from pokertable.views.kit.severities import paint_severity, severity_ink, severity_word
from pokertable.views.kit.theme import SIZES
from pokertable.views.kit.translate import headed, in_a_row, percent, shown
from pokertable.views.review.decisions import lost_words, title_of
from pokertable.views.review.parts import ReviewPart, tr

if TYPE_CHECKING:
    from pokertable.training.weigh.verdict import Verdict

Plays = Mapping[str, frozenset[Card]]
"""The cards that play, by the name of the share."""
_SIGN = 24
_MOST_CARD = 0.085
_LEAST_CARD = 26
"""Width in px below which cards need the room of the names above them."""
"""Greatest width of a card, in heights of the window."""
_ON_FELT = "text_on_felt"
_BETWEEN = 0.7
"""Gap between two groups of cards, in card widths."""
_RING = 0.07
"""Room above a card for its ring below the title, in card widths."""
_A_TURN = 3
"""Cards drawn for the first time per turn of the event loop."""
_MOST_LINES: Final = 8
"""Lines of the price, the equity and the reasons, more than any of them take."""
_CELLS = 3.2
"""Card width that sizes the counts of draws, in heights of their line."""


class DecisionHead(ReviewPart):
    """The words and cards of one decision."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._pictures = CardPictures(tags=False)
        self._plays: Plays = {}

    def shows(self) -> object:  # noqa: D102
        said = self._headline(), self._figures(), self._aside()
        return self.at, said, self.verdict.severity, self.verdict.so_far, self.decision.stands

    def renew(self) -> None:  # noqa: D102
        self._plays = _plays(self.verdict)
        self.setAccessibleName("".join(map(str, title_of(self.sheet, self.at))))

    def said(self) -> str:  # noqa: D102
        groups = [headed(name, in_a_row(map(card_name, cards))) for name, cards in self._groups()]
        drew = [headed(name, drew_words(counts)) for name, counts in self._drawn()]
        return " ".join([self._headline(), self._figures(), *groups, *drew])

    def _groups(self) -> list[tuple[str, Sequence[Card]]]:
        """The cards that the player saw then: the own ones, the board, in stud the opponents' up cards."""
        moment = self.verdict.moment
        groups: list[tuple[str, Sequence[Card]]] = [(self.sheet.player or tr("Your hand"), moment.own)]
        if moment.public.known_board:
            groups.append((tr("Board"), moment.public.known_board))
        ups = [(self.sheet.names[other], moment.public.seats[other].ups) for other in moment.opponents]
        return groups + [(name, cards) for name, cards in ups if cards]

    def _drawn(self) -> list[tuple[str, tuple[int, ...]]]:
        """Number of cards each opponent drew in each draw, by name."""
        moment = self.verdict.moment
        drew = [(self.sheet.names[other], moment.public.seats[other].drew) for other in moment.opponents]
        return [(name, counts) for name, counts in drew if counts]

    def _headline(self) -> str:
        if self.sheet.done and self.sheet.costliest is None and self.verdict.so_far is Severity.BEST:
            return tr("Nothing to change.")
        stands = self.decision.stands
        if stands is not None and stands.kind:
            return tr("Last time: {sentence}").format(sentence=shown(kept(stands.kind)))
        return shown(sentence(self.verdict, self.sheet.player))

    def _figures(self) -> str:
        return shown(figures(self.verdict, self.sheet.player), Amounts.of(self.sheet.game).text)

    def _aside(self) -> str:
        verdict = self.verdict
        if verdict.is_early:
            return tr("analysing") if self.decision.stands is None else tr("analysing again")
        if verdict.so_far is None or not verdict.so_far.matters:
            return severity_word(verdict.so_far) if verdict.decided else ""
        lost, is_costliest = lost_words(verdict), self.sheet.done and self.at == self.sheet.costliest
        words = tr("{lost}, {part} of the pot: the costliest") if is_costliest else tr("{lost}, {part} of the pot")
        return words.format(lost=lost, part=percent(verdict.part_lost, places=0))

    def fill(self, painter: QPainter, box: QRectF) -> None:  # noqa: D102
        verdict = self.verdict
        line = QRectF(box.x(), box.y(), box.width(), self.px(26))
        left = 0.0
        if not verdict.is_early:
            paint_severity(
                painter, QPointF(box.x() + scaled(_SIGN) / 2, line.center().y()), scaled(_SIGN), verdict.so_far
            )
            left = scaled(_SIGN + 8)
        ink = severity_ink(verdict.so_far)
        words = self._aside()
        paint_words(painter, line, words, face(self.px(13)), ink, RIGHT)
        room = line.adjusted(left, 0, -width_of(words, self.px(13)) - scaled(12), 0)
        paint_pieces(painter, room, title_of(self.sheet, self.at), (self.designed(16), 14, 12), bold=True)
        self._paint_lines(painter, box)
        felt = self._felt(box)
        if felt is not None:
            paint_box(painter, felt, scaled(SIZES.radius[2]), "felt_centre")
            inside, drew = self._inside(felt)
            beside = self._draws_width(inside, drew)
            end = self._paint_cards(painter, inside.adjusted(0, 0, -beside, 0))
            self._paint_draws(painter, QRectF(end.x(), end.y(), beside, inside.bottom() - end.y()), drew)

    def is_ready(self) -> bool:
        """Draw some cards of another size per turn; returns whether all are ready."""
        felt = self._felt(self.inside())
        if felt is None:
            return True
        inside, drew = self._inside(felt)
        width, *_, placed = self._placed(inside.adjusted(0, 0, -self._draws_width(inside, drew), 0))
        ratio = self.devicePixelRatioF()
        wanted = [(card, state) for _, cards in placed for card, state in cards]
        new = [each for each in wanted if not self._pictures.has(*each, width, ratio)]
        for card, state in new[:_A_TURN]:
            self._pictures.picture(card, state, width, ratio)
        return len(new) <= _A_TURN

    def _lines(self, box: QRectF) -> list[tuple[str, int, bool, float]]:
        """The sentence and the figures as lines: the words, their size, whether they are bold and their height.

        All the words stand there. In a low window with large text they are smaller, so that all have room, with room
        for the cards below them if any size leaves it.
        """
        sizes = ((self.designed(20), 18, 16), 14), ((16, 14), 13), ((14,), 12), ((12,), 11)
        headline, about = self._headline(), self._figures()
        every = [self._lines_in(headline, about, box.width(), large, self.px(small)) for large, small in sizes]
        for least in (self._least_felt(), 0):
            for lines in every:
                if self._below_title(box) + sum(high for *_, high in lines) + least <= box.bottom():
                    return lines
        return every[-1]

    def _lines_in(
        self, headline: str, about: str, width: float, large: Sequence[int], small: int
    ) -> list[tuple[str, int, bool, float]]:
        px = fitted(headline, width, large, bold=True)
        bold = [(words, px, True, 1.3 * px) for words in wrapped(headline, width, px, 2, bold=True)]
        return bold + [(words, small, False, 1.35 * small) for words in wrapped(about, width, small, _MOST_LINES)]

    def _least_felt(self) -> float:
        """The least height of the felt of the cards with the gap above it, in px."""
        return self.px(16) + scaled(32)

    def _below_title(self, box: QRectF) -> float:
        return box.y() + self.px(26) + scaled(2)

    def _paint_lines(self, painter: QPainter, box: QRectF) -> None:
        y = self._below_title(box)
        for words, px, bold, high in self._lines(box):
            ink = "text" if bold else "muted"
            paint_elided(painter, QRectF(box.x(), y, box.width(), high), words, face(px, bold=bold), ink)
            y += high

    def _felt(self, box: QRectF) -> QRectF | None:
        """The felt of the cards, below the lines; None without room."""
        y = self._below_title(box) + sum(high for *_, high in self._lines(box))
        felt = QRectF(box.x() - scaled(6), y + scaled(6), box.width() + scaled(12), box.bottom() - y - scaled(2))
        return felt if felt.height() >= self._least_felt() - scaled(2) else None

    def _inside(self, felt: QRectF) -> tuple[QRectF, list[tuple[str, DrawCounts]]]:
        """The felt without its edge, and the others' draws."""
        drew = [(name, DrawCounts(counts, False, ())) for name, counts in self._drawn()]
        return felt.adjusted(scaled(12), scaled(4), -scaled(12), -scaled(8)), drew

    def _names_beside(self, box: QRectF) -> list[float]:
        """The room of the groups' names beside their cards, in px, where the felt is too low for names above.

        Empty: they stand above.
        """
        names = [width_of(name, self.px(12)) + scaled(10) for name, _ in self._groups()]
        above = self._card_width(box.width(), box.height() - self.px(18))
        beside = self._card_width(box.width() - sum(names), box.height())
        return names if above < min(beside, scaled(_LEAST_CARD)) else []

    def _card_width(self, wide: float, high: float) -> float:
        """The width of a card in px with which all groups have room."""
        groups = self._groups()
        cards = sum(1 + (len(cards) - 1) * STEP for _, cards in groups) + _BETWEEN * (len(groups) - 1)
        return min(_MOST_CARD * self.window().height(), wide / cards, high / (CARD_RATIO + _RING))

    def _placed(self, box: QRectF) -> tuple[float, float, list[float], list[tuple[str, list[tuple[Card, CardState]]]]]:
        """The width of a card in px, the top of the groups and the width of each, and the groups of cards."""
        groups, plays = self._groups(), self._plays
        beside = self._names_beside(box)
        room = box.height() - (0 if beside else self.px(18))
        card = self._card_width(box.width() - sum(beside), room)
        top = box.y() + (room - (CARD_RATIO + _RING) * card) / 2
        steps = [(1 + (len(cards) - 1) * STEP + _BETWEEN) * card for _, cards in groups]
        if beside:
            steps = [step + name for step, name in zip(steps, beside, strict=True)]
        named = [
            max(step, width_of(name, self.px(12)) + scaled(8)) for (name, _), step in zip(groups, steps, strict=True)
        ]
        placed = [
            (name, [(each, playing(each, plays)._replace(dim=False)) for each in cards]) for name, cards in groups
        ]
        return card, top, named if sum(named) <= box.width() else steps, placed

    def _paint_cards(self, painter: QPainter, box: QRectF) -> QPointF:
        """Paint the groups of cards, centred, playing ones ringed; returns the start of the next group."""
        card, top, steps, placed = self._placed(box)
        x, beside = box.x(), self._names_beside(box)
        label = 0.0 if beside else float(self.px(18))
        for place, ((name, cards), step) in enumerate(zip(placed, steps, strict=True)):
            words = QRectF(x, top, step - scaled(3), label or (CARD_RATIO + _RING) * card)
            paint_elided(painter, words, name, face(self.px(12)), _ON_FELT)
            first = x + (beside[place] if beside else 0)
            for at, (each, state) in enumerate(cards):
                at_its_place = QPointF(first + at * STEP * card, top + label + _RING * card)
                self._pictures.paint(painter, at_its_place, each, card, state)
            x += step
        return QPointF(x, top)

    def _draws_width(self, box: QRectF, drew: Sequence[tuple[str, DrawCounts]]) -> float:
        """Width of the counts of the others' draws with the gap before them, in px."""
        if not drew:
            return 0.0
        names, unit = self._drawn_names(drew), _CELLS * self._draw_line(box, drew)
        gap = _BETWEEN * _MOST_CARD * self.window().height()
        return min(0.55 * box.width(), names + max(counts_width(each, unit, unit) for _, each in drew) + gap)

    def _drawn_names(self, drew: Sequence[tuple[str, DrawCounts]]) -> float:
        return max(width_of(name, self.px(13)) for name, _ in drew) + scaled(12)

    def _draw_line(self, box: QRectF, drew: Sequence[tuple[str, DrawCounts]]) -> float:
        """The height of one opponent's line, below the words above them all."""
        return min(float(self.px(28)), (box.height() - self.px(18)) / len(drew))

    def _paint_draws(self, painter: QPainter, box: QRectF, drew: Sequence[tuple[str, DrawCounts]]) -> None:
        """Paint the counts of the others' draws, line by line."""
        if not drew:
            return
        label, high = float(self.px(18)), self._draw_line(box, drew)
        unit = _CELLS * high
        paint_elided(
            painter, QRectF(box.x(), box.y(), box.width(), label), tr("They drew"), face(self.px(12)), _ON_FELT
        )
        for at, (name, counts) in enumerate(drew):
            row = QRectF(box.x(), box.y() + label + at * high, box.width(), high)
            cells = counts_width(counts, unit, unit)
            names = min(self._drawn_names(drew), box.width() - cells)
            paint_elided(
                painter, row.adjusted(0, 0, names - row.width() - scaled(6), 0), name, face(self.px(13)), _ON_FELT
            )
            paint_counts(painter, QRectF(row.x() + names, row.y(), cells, high), counts, unit, unit)


def _plays(verdict: Verdict) -> Plays:
    """The cards of the hand made then; empty where all cards play, since rings would distinguish nothing."""
    variant, own = verdict.game.variant, verdict.moment.own
    made = best_hands(variant.shares, own, verdict.moment.public.known_board)
    cards = {share.name: frozenset(best.cards) for share, best in zip(variant.shares, made, strict=True) if best}
    every = frozenset(own) if variant.plays_every_card else None
    return {name: of for name, of in cards.items() if of != every}
