"""One card in every state (`paint_card`, for any rectangle), and cached pictures of cards."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform

from pokertable.model.cards import AnyCard, Card
from pokertable.views.cards import art
from pokertable.views.cards.card_state import CARD_RATIO, PLAIN, CardState
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import paint_box, painted
from pokertable.views.kit.signs import paint_key as paint_key_cap
from pokertable.views.kit.theme import CARD_EDGE, CARD_FACE, DARK, SuitColors, Theme

CARD_RADIUS: Final = 0.085
CARD_MARGIN: Final = 0.2
"""Room around a card for rings, tags and the shadow, in card widths."""
VEIL: Final = 0.3
"""Opacity of the felt over a card that does not play, or is to be discarded: 70% of it stays."""
ILLEGAL_TILT: Final = 9.0
"""Tilt of a card that may not play, in degrees."""

_RANK: Final = (0.09, 0.11, 0.46)
"""x, y and height of the rank, in card widths; the next lines are for the small and the large suit."""
_SMALL_SUIT: Final = (0.1, 0.64, 0.28)
_LARGE_SUIT: Final = (0.41, 0.8, 0.53)
_KEY_INK: Final = "#4C5A66"
_BARE_SIZE: Final = 30.0
"""Width in px below which the large suit is left out and the index grows, so that minis in texts stay readable."""


def paint_card(
    painter: QPainter,
    rect: QRectF,
    card: AnyCard,
    state: CardState = PLAIN,
    theme: Theme = DARK,
    deck: SuitColors = SuitColors.FOUR,
    *,
    tags: bool = True,
) -> None:
    """Draw a card 5:7 into `rect` (its width counts); rings and tags reach `CARD_MARGIN` × width beyond it.

    `tags`: whether the rings of high and low carry their letters (minis in rows under a high or low heading need none).
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    w = rect.width()
    if state.dead:
        _paint_dead(painter, w, card, deck)
    else:
        _paint_body(painter, w, card, state, theme, deck)
        _paint_rings(painter, w, state, theme, tags)
        if state.key:
            _paint_key(painter, w, state)
    if state.gone:
        _paint_bar(painter, w, theme)
    painter.restore()


def _outline(w: float, grow: float = 0) -> QPainterPath:
    """The card's rounded outline, `grow` px larger on every side."""
    path = QPainterPath()
    radius = CARD_RADIUS * w + grow
    path.addRoundedRect(QRectF(-grow, -grow, w + 2 * grow, w * CARD_RATIO + 2 * grow), radius, radius)
    return path


def _paint_body(painter: QPainter, w: float, card: AnyCard, state: CardState, theme: Theme, deck: SuitColors) -> None:
    shadow = theme.color("shadow")
    shadow.setAlphaF(0.28)
    drop = max(1.0, min(2.0, w / 30))
    painter.fillPath(_outline(w).translated(0, drop), shadow)
    painter.fillPath(_outline(w), QColor(CARD_FACE))
    if isinstance(card, Card):
        _paint_face(painter, w, card, deck, raised=0.1 if state.down else 0)
        if state.down:
            _paint_strip(painter, w, theme)
    else:
        _paint_back(painter, w, theme)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(CARD_EDGE), max(0.75, w * 0.01)))
    painter.drawPath(_outline(w, -0.25))
    if state.dim or state.discarded or state.to_come:
        veil = theme.color("felt_centre")
        veil.setAlphaF(VEIL)
        painter.fillPath(_outline(w), veil)


def _paint_face(painter: QPainter, w: float, card: Card, deck: SuitColors, raised: float) -> None:
    """The index column and the large suit, which leaves room for the strip of an own down card."""
    color = QColor(deck.suit_colors[card.suit])
    if w < _BARE_SIZE:
        height = 0.62 * w
        left = (w - art.rank_path(card.rank).boundingRect().right() * height) / 2
        art.paint_rank(painter, QPointF(left, 0.09 * w), height, card.rank, color)
        art.paint_suit(painter, QPointF(0.22 * w, 0.77 * w), 0.56 * w, card.suit, color)
        return
    x, y, size = (part * w for part in _RANK)
    art.paint_rank(painter, QPointF(x, y), size, card.rank, color)
    x, y, size = (part * w for part in _SMALL_SUIT)
    art.paint_suit(painter, QPointF(x, y), size, card.suit, color)
    x, y, size = (part * w for part in _LARGE_SUIT)
    art.paint_suit(painter, QPointF(x, y - raised * w), size, card.suit, color)


def _paint_back(painter: QPainter, w: float, theme: Theme) -> None:
    inset = 0.055 * w
    painter.save()
    painter.setClipPath(_outline(w, -inset))
    _paint_lattice(painter, QRectF(inset, inset, w - 2 * inset, w * CARD_RATIO - 2 * inset), w, theme)
    painter.restore()


def _paint_strip(painter: QPainter, w: float, theme: Theme) -> None:
    strip = QRectF(0, w * (CARD_RATIO - 0.12), w, w * 0.12)
    painter.save()
    painter.setClipPath(_outline(w))
    _paint_lattice(painter, strip, w, theme)
    painter.restore()


def _paint_lattice(painter: QPainter, rect: QRectF, w: float, theme: Theme) -> None:
    """The back's drawing over its colour, five tiles per card width."""
    painter.fillRect(rect, theme.color("card_back"))
    size = w * 0.89 / 5
    tile = QTransform.fromScale(size, size * 0.9).map(art.back_tile(theme.back))
    height = size * 0.9 * CARD_RATIO
    color = theme.color("card_back_line")
    lattice = QPainterPath()
    lattice.setFillRule(Qt.FillRule.WindingFill)
    for row in range(int(rect.height() / height) + 1):
        for column in range(int(rect.width() / size) + 1):
            lattice.addPath(tile.translated(rect.x() + column * size, rect.y() + row * height))
    painter.fillPath(lattice, color)


def _paint_dashes(painter: QPainter, path: QPainterPath, ink: QColor, thick: float) -> None:
    pen = QPen(ink, thick)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern(_even_dashes(path.length() / thick))
    painter.setPen(pen)
    painter.drawPath(path)


def _paint_rings(painter: QPainter, w: float, state: CardState, theme: Theme, tags: bool) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    thick = max(1.5, 0.045 * w)
    if state.picked or state.discarded:
        _ring(painter, w, thick * 1.3, theme.color("shadow"), "#FFFFFF", gap=thick * 0.3)
    if state.hovered:
        _ring(painter, w, max(1.0, 0.022 * w), theme.color("shadow"), "#FFFFFF", gap=thick * 0.5)
    if state.illegal:
        _ring(painter, w, thick, theme.color("shadow"), _coral(theme), gap=0)
    if state.high:
        _ring(painter, w, thick, theme.color("shadow"), theme.high, gap=thick * 0.25)
    if state.low:
        _paint_dashes(painter, _outline(w, -0.055 * w), theme.color("low_on_card"), max(1.5, 0.042 * w))
    if state.to_come:
        _paint_dashes(painter, _outline(w, 0.02 * w), theme.color("text_on_felt"), max(1.5, 0.03 * w))
    if tags and state.high:
        _tag(painter, w, 0.045, -0.11, theme, low=False)
    if tags and state.low:
        if state.foot_hidden:
            _tag(painter, w, 0.3 if state.high else 0.045, -0.11, theme, low=True)
        else:
            paint_tag(painter, _foot_tag(w), theme, low=True)


def _paint_bar(painter: QPainter, w: float, theme: Theme) -> None:
    """The bar over the head of a card that is gone."""
    high = max(3.0, 0.07 * w)
    bar = QRectF(0.03 * w, -high - 0.06 * w, 0.94 * w, high)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_coral(theme)))
    painter.drawRoundedRect(bar, high / 2, high / 2)


def _coral(theme: Theme) -> str:
    """Coral that stands out from the felt."""
    return theme.wrong if theme.is_dark else "#FF7A66"


def _even_dashes(length: float) -> list[float]:
    """A dash pattern, in pen widths, that fits the length a whole number of times: no half dash at the joint."""
    period = length / max(1, round(length / 4.6))
    return [period * 0.63, period * 0.37]


def _ring(painter: QPainter, w: float, thick: float, edge: QColor, color: str, *, gap: float) -> None:
    """A solid ring outside the card, with a thin dark edge so that it also stands out from light felt."""
    edge.setAlphaF(0.45)
    painter.setPen(QPen(edge, thick + max(1.5, 0.023 * w)))
    path = _outline(w, gap + thick / 2)
    painter.drawPath(path)
    painter.setPen(QPen(QColor(color), thick))
    painter.drawPath(path)


def _paint_key(painter: QPainter, w: float, state: CardState) -> None:
    """The key that picks the card, at its foot, above the strip of a down card and the tag of a low."""
    size = max(16.0, 0.22 * w)
    foot = CARD_RATIO * w - (0.12 * w if state.down else 0)
    if state.low and not state.foot_hidden:
        foot = min(foot, _foot_tag(w).top() + 0.03 * w)
    box = QRectF(0.07 * w, foot - size - 0.06 * w, size, size)
    paint_key_cap(painter, box, str(state.key), QColor(_KEY_INK), QColor(CARD_FACE))


_HIGH_STROKES: Final = ((0.3, 0.22, 0.3, 0.78), (0.7, 0.22, 0.7, 0.78), (0.3, 0.5, 0.7, 0.5))
_LOW_STROKES: Final = ((0.34, 0.22, 0.34, 0.78), (0.34, 0.78, 0.7, 0.78))
TAG_SIZE: Final = 0.2


def paint_tag(painter: QPainter, rect: QRectF, theme: Theme, *, low: bool) -> None:
    """The small square with H or L, drawn in strokes so that it looks the same in every font."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    size = rect.width()
    paint_box(
        painter, rect, size * 0.22, theme.color("low" if low else "high"), QColor(0, 0, 0, 150), max(0.8, size * 0.06)
    )
    pen = QPen(theme.color("on_tag"), max(1.2, size * 0.145))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    for x1, y1, x2, y2 in _LOW_STROKES if low else _HIGH_STROKES:
        painter.drawLine(
            QPointF(rect.x() + x1 * size, rect.y() + y1 * size), QPointF(rect.x() + x2 * size, rect.y() + y2 * size)
        )
    painter.restore()


def _tag(painter: QPainter, w: float, left: float, top: float, theme: Theme, *, low: bool) -> None:
    paint_tag(painter, _tag_box(w, left, top), theme, low=low)


def _tag_box(w: float, left: float, top: float) -> QRectF:
    size = max(11.0, TAG_SIZE * w)
    centre_y = (top + TAG_SIZE / 2) * w
    return QRectF(left * w, centre_y - size / 2, size, size)


def _foot_tag(w: float) -> QRectF:
    """The box of a low's tag, below the card."""
    return _tag_box(w, 0.045, CARD_RATIO - 0.09)


def _paint_dead(painter: QPainter, w: float, card: AnyCard, deck: SuitColors) -> None:
    ground = QColor(CARD_FACE)
    ground.setAlphaF(0.42)
    painter.fillPath(_outline(w), ground)
    if not isinstance(card, Card):
        return
    color = QColor(deck.suit_colors[card.suit]).darker(150)
    height = 0.52 * w
    glyph = art.rank_path(card.rank).boundingRect()
    art.paint_rank(painter, QPointF(0.08 * w, 0.12 * w), height, card.rank, color)
    left = 0.08 * w + glyph.right() * height
    size = min(0.36 * w, 0.92 * w - left - 0.04 * w)
    art.paint_suit(painter, QPointF(left + 0.06 * w, 0.12 * w + (height - size) / 2), size, card.suit, color)


class CardPictures:
    """Cached pictures of cards, so that a moving card costs one pixmap per frame; redrawn in another look."""

    def __init__(self, *, tags: bool = True) -> None:
        self._tags = tags
        self._colors = look().theme, look().deck
        self._pictures: dict[tuple[int, CardState, float, float], QPixmap] = {}

    def picture(self, card: AnyCard, state: CardState, width: float, ratio: float) -> QPixmap:
        """The card `width` px wide with its margin, for screens of device pixel ratio `ratio`."""
        if self._colors != (look().theme, look().deck):
            self._colors = look().theme, look().deck
            self.clear()
        key = (int(card) if isinstance(card, Card) else -1, state, width, ratio)
        found = self._pictures.get(key)
        if found is None:
            found = self._pictures[key] = self._draw(card, state, width, ratio)
        return found

    def has(self, card: AnyCard, state: CardState, width: float, ratio: float) -> bool:
        """Whether this picture is cached."""
        key = (int(card) if isinstance(card, Card) else -1, state, width, ratio)
        return self._colors == (look().theme, look().deck) and key in self._pictures

    def paint(self, painter: QPainter, at: QPointF, card: AnyCard, width: float, state: CardState = PLAIN) -> None:
        """Paint a card's picture with its upper left corner, without margin, at `at`."""
        margin = CARD_MARGIN * width
        picture = self.picture(card, state, width, painter.device().devicePixelRatioF())
        painter.drawPixmap(at - QPointF(margin, margin), picture)

    def clear(self) -> None:
        """Drop all pictures, as after a change of table size."""
        self._pictures.clear()

    def _draw(self, card: AnyCard, state: CardState, width: float, ratio: float) -> QPixmap:
        margin = CARD_MARGIN * width
        rect = QRectF(margin, margin, width, width * CARD_RATIO)

        def draw(painter: QPainter) -> None:
            paint_card(painter, rect, card, state, *self._colors, tags=self._tags)

        return painted(width + 2 * margin, width * CARD_RATIO + 2 * margin, ratio, draw)
