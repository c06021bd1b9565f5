"""A strip of felt with titled groups of cards, in rows, some of which can be picked by mouse or keys.

A played hand is on a table; where height is short, its shown hands are on felt.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

from pokertable.model.cards import Card
from pokertable.model.ranking.best import Cards
from pokertable.training.played import PlayedDeal
from pokertable.training.quiz.parts import FIGURES
from pokertable.training.quiz.question import Hint
from pokertable.training.quiz.reasons import player
from pokertable.training.quiz.topics.showdown import ShowdownCards, awarded, laid_out
from pokertable.views.cards.card_field import CardField
from pokertable.views.cards.card_state import CARD_RATIO, LIFT, PLAIN, STEP, CardState, playing
from pokertable.views.felt.highlights import Highlights
from pokertable.views.felt.marks import NO_MARKS, Marks
from pokertable.views.felt.table_text import card_name
from pokertable.views.felt.table_view import TableView
from pokertable.views.kit.fonts import face, follow_scale, scaled, sized, width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import paint_felt
from pokertable.views.kit.spoken import announce_focused
from pokertable.views.kit.translate import headed, in_a_row, in_clauses, shown
from pokertable.views.widgets.layouts import Arranged

TITLE_PX: Final = 14
_GROUP_GAP: Final = 0.5
_TITLE_GAP: Final = 12.0


@dataclass(frozen=True, slots=True)
class FeltGroup:
    """Cards under a title; `dim`: tinted as not playing."""

    title: str
    cards: Cards
    dim: bool = False

    @property
    def spoken(self) -> str:
        """The group for screen readers."""
        cards = in_a_row(map(card_name, self.cards))
        return headed(self.title, cards)


@dataclass(frozen=True, slots=True)
class FeltRow:
    """Groups side by side; `scale` is the width of its cards relative to the largest row."""

    groups: tuple[FeltGroup, ...]
    scale: float = 1.0

    def places(self, unit: float) -> list[float]:
        """The left end of each group, and finally the row's right end, in px, with cards `unit` px wide at scale 1.

        A group is as wide as its cards or its title, whichever is wider.
        """
        card, gap = unit * self.scale, _GROUP_GAP * unit * self.scale
        found = [0.0]
        for group in self.groups:
            cards = (1 + (len(group.cards) - 1) * STEP) * card
            title = width_of(group.title, sized(TITLE_PX)) if group.title else 0.0
            found.append(found[-1] + max(cards + gap, title + scaled(_TITLE_GAP)))
        last = (1 + (len(self.groups[-1].cards) - 1) * STEP) * card
        return [*found[:-1], found[-2] + last]

    @property
    def titled(self) -> bool:
        """Whether a line of titles is above it."""
        return any(group.title for group in self.groups)


_TITLE: Final = 20
_PAD: Final = 14.0
_MOST: Final = 128.0
_LEAST: Final = 8.0
_HEAD: Final = 0.28
"""Room above a raised card with its ring and its tag, in card widths: none touches the title."""
_CURSOR: Final = 8
"""Room in px for the cursor's line below the cards."""


class QuizFelt(CardField):
    """The places are the cards of `pool`, which can be picked; up to nine have digits."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[FeltRow, ...] = ()
        """The cards, row by row."""
        self._states: dict[Card, CardState] = {}
        self.pool: Cards = ()
        """The cards that can be picked, in key order; of a hand that is picked as a whole the first."""
        self._wholes: dict[Card, Cards] = {}
        follow_scale(self.setMinimumHeight, 96)

    # Input

    def show_rows(self, rows: Sequence[FeltRow], pool: Cards = (), *, wholes: Sequence[Cards] = ()) -> None:
        """Show these cards; those of `pool` can be picked, in key order, or each of the `wholes` as one."""
        self.rows, self.hovered = tuple(rows), None
        self.pool = tuple(whole[0] for whole in wholes) or pool
        self._wholes = {whole[0]: whole for whole in wholes}
        self.pictures.clear()
        words = [group.spoken for row in rows for group in row.groups]
        self.setAccessibleDescription(in_clauses(words))
        self.move_cursor(0)

    def set_states(self, states: Mapping[Card, CardState]) -> None:
        """Set the cards' states: picked, ringed, tinted."""
        self._states = dict(states)
        self._say_cursor()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(640), scaled(174))

    def natural_height(self) -> int:
        """Height in px beyond which the cards stop growing, at the present width."""
        if not self.rows:
            return scaled(160)
        unit = self._fitting_width(scaled(_MOST))
        titles = sum(sized(_TITLE) for row in self.rows if row.titled)
        gaps = (len(self.rows) + 1) * 1.2 * scaled(_PAD)
        return round(
            titles + gaps + scaled(_CURSOR) + sum((CARD_RATIO + _HEAD) * row.scale * unit for row in self.rows)
        )

    # Layout

    def card_width(self) -> float:
        """Width of the cards in a row of scale 1, in px."""
        if not self.rows:
            return 1.0
        titles = sum(sized(_TITLE) for row in self.rows if row.titled)
        gaps = (len(self.rows) + 1) * 0.6 * scaled(_PAD)
        high = (self.height() - titles - gaps - scaled(_CURSOR)) / sum(
            (CARD_RATIO + _HEAD) * row.scale for row in self.rows
        )
        return self._fitting_width(min(high, scaled(_MOST)))

    def _fitting_width(self, most: float) -> float:
        """The largest width of cards, up to `most`, at which every row fits; titles do not shrink with the cards."""
        room = self.width() - 2 * scaled(_PAD)
        unit = most
        while unit > _LEAST and any(row.places(unit)[-1] > room for row in self.rows):
            unit *= 0.98
        return max(_LEAST, unit)

    def rects(self) -> dict[Card, QRectF]:
        """The rectangle of each card, not raised."""
        unit = self.card_width()
        heights = [(sized(_TITLE) if row.titled else 0) + (CARD_RATIO + _HEAD) * row.scale * unit for row in self.rows]
        gap = (self.height() - scaled(_CURSOR) - sum(heights)) / (len(self.rows) + 1)
        left = (
            max(scaled(_PAD), (self.width() - max(row.places(unit)[-1] for row in self.rows)) / 2) if self.rows else 0.0
        )
        found = {}  # every row begins at the left of the widest
        y = gap
        for row, height in zip(self.rows, heights, strict=True):
            card = unit * row.scale
            top = y + (sized(_TITLE) if row.titled else 0) + _HEAD * card
            for group, x in zip(row.groups, row.places(unit), strict=False):
                for index, lying in enumerate(group.cards):
                    found[lying] = QRectF(left + x + index * STEP * card, top, card, card * CARD_RATIO)
            y += height + gap
        return found

    def places(self) -> list[QRectF]:
        """The places of the cards that can be picked."""
        rects = self.rects() if self.pool else {}
        return [rects[self._whole(card)[0]].united(rects[self._whole(card)[-1]]) for card in self.pool]

    def _whole(self, card: Card) -> Cards:
        """The cards that are picked together with a card of the pool."""
        return self._wholes.get(card, (card,))

    def take_name(self, card: Card) -> None:
        """Pick a typed card: any card of a hand that is picked as a whole stands for it."""
        super().take_name(next((first for first, whole in self._wholes.items() if card in whole), card))

    def card_in(self, place: int) -> Card:  # noqa: D102
        return self.pool[place]

    def reach(self, rect: QRectF) -> QRectF:
        """The area of a card, including its raised position."""
        return rect.adjusted(-scaled(2), -scaled(8), scaled(2), scaled(2))

    @property
    def ringed(self) -> bool:  # type: ignore[override]
        """Whether a focus ring is drawn; with cards to pick, the cursor shows it."""
        return not self.pool

    @property
    def numbered(self) -> bool:
        """Whether the cards have digits: up to nine do."""
        return len(self.pool) <= FIGURES

    def move_cursor(self, place: int) -> None:
        """Announce the card at the cursor."""
        super().move_cursor(place)
        self._say_cursor()

    def _say_cursor(self) -> None:
        """Announce the card that Space would pick to screen readers."""
        if not self.pool:
            self.setAccessibleName(self.tr("Cards"))
            return
        card = self.pool[self.cursor_place]
        picked = self._states.get(card, PLAIN).picked
        words = self.tr("Cards, at {card}, picked") if picked else self.tr("Cards, at {card}")
        title = next((g.title for row in self.rows for g in row.groups if card in g.cards and self._wholes), "")
        self.setAccessibleName(words.format(card=title or card_name(card)))
        announce_focused(self, self.accessibleName())

    # Drawing

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        paint_felt(painter, QRectF(self.rect()))
        rects = self.rects()
        self._paint_titles(painter, rects)
        lit = set() if self.hovered is None else set(self._whole(self.pool[self.hovered]))
        for row in self.rows:
            for group in row.groups:
                for card in group.cards:
                    state = self._states.get(card, CardState(dim=True) if group.dim else PLAIN)
                    self._paint(painter, card, rects[card], state._replace(hovered=True) if card in lit else state)
        if self.pool and self.hasFocus():
            self.paint_cursor(painter, self.places()[self.cursor_place])

    def _paint_titles(self, painter: QPainter, rects: Mapping[Card, QRectF]) -> None:
        painter.setFont(face(sized(TITLE_PX)))
        painter.setPen(look().theme.color("text_on_felt"))
        for row in self.rows:
            for group in row.groups:
                if group.title and group.cards:
                    box = self.title_box(group, rects[group.cards[0]])
                    painter.drawText(box, Qt.AlignmentFlag.AlignLeft, group.title)

    def title_box(self, group: FeltGroup, first: QRectF) -> QRectF:
        """The place of a group's title above its first card."""
        top = first.y() - _HEAD * first.width() - sized(_TITLE) + scaled(2)
        wide = max(width_of(group.title, sized(TITLE_PX)) + scaled(2), first.width())
        return QRectF(first.x(), top, wide, sized(_TITLE) - scaled(2))

    def _paint(self, painter: QPainter, card: Card, rect: QRectF, state: CardState) -> None:
        if state.lifted:
            rect = rect.translated(0, -LIFT * rect.width())
        if self.numbered and card in self.pool:
            state = state._replace(key=self.pool.index(card) + 1)
        self.paint_card(painter, rect, card, state)


def short_name(seat: int) -> str:
    """A player's short name."""
    return QCoreApplication.translate("QuizTable", "P{number}").format(number=seat + 1)


_NARROW = 720
_ACROSS = 2
"""Hands side by side on the felt."""


class QuizTable(Arranged, QStackedWidget):
    """The table of a question; it takes no clicks."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._deal: PlayedDeal | None = None
        self._seats = 0
        self._hero: int | None = None
        self._names: list[str] = []
        self.table = TableView(self)
        self.table.moves = False
        self.table.chips_only = True  # as in the answers
        follow_scale(self.table.setMinimumSize, 400, 200)  # less than during play: nothing is clicked here
        self.felt = QuizFelt(self)
        self.addWidget(self.table)
        self.addWidget(self.felt)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setStyleSheet("QStackedWidget { background: transparent; }")

    def ask(self, deal: PlayedDeal, hint: Hint | None) -> None:
        """Show the table at the moment of the question, the cards of the hint ringed."""
        self.setCurrentWidget(self.table)
        self._deal = deal
        self._seats, self._hero = len(deal.stacks), None
        hand = deal.play()
        if hand.over:
            table = laid_out(deal)
            self.table.set_hero(next(view.seat for view in table.seats if not view.folded))
            self.arrange()
            self.table.show_table(table, Marks(Highlights({"high": hint.cards})) if hint else NO_MARKS)
            return
        self._hero = hero = hand.to_act
        assert hero is not None, "a pot-limit question stops at a decision"
        self.table.set_hero(hero)
        self.arrange()
        self.table.show_table(hand.observe(hero))

    def arrange(self) -> None:
        """Set the players' names, short ones on a narrow table."""
        short = self.width() < scaled(_NARROW)
        names = [short_name(seat) if short else shown(player(seat)) for seat in range(self._seats)]
        if self._hero is not None:
            names[self._hero] = self.tr("You")
        if names != self._names:
            self._names = names
            self.table.players.seat(names, you=self._hero)

    def show_result(self, *, short: bool) -> None:
        """Ring the winning hands of a showdown; `short`: there is too little height for a table."""
        hand = None if self._deal is None else self._deal.play()
        if self._deal is None or hand is None or not hand.over:
            return
        final = hand.observe(None, everything=True)
        showdown = ShowdownCards.of(final)
        plays = showdown.winning_cards(awarded(final))
        if not short:
            seen = {*showdown.board, *(card for cards in showdown.hands.values() for card in cards)}
            marks = Highlights(plays, dim=frozenset(seen.difference(*plays.values())))
            self.table.show_table(laid_out(self._deal), Marks(marks))
            return
        self._lay_on_felt(showdown, plays)
        self.setCurrentWidget(self.felt)

    def _lay_on_felt(self, showdown: ShowdownCards, plays: Mapping[str, frozenset[Card]]) -> None:
        groups = [FeltGroup(shown(player(seat)), cards) for seat, cards in showdown.hands.items()]
        if showdown.board:
            groups.insert(0, FeltGroup(self.tr("Board"), showdown.board))
        across = _ACROSS if len(groups) <= 2 * _ACROSS else _ACROSS + 1
        rows = [FeltRow(tuple(groups[first : first + across])) for first in range(0, len(groups), across)]
        self.felt.show_rows(rows)
        self.felt.set_states({card: playing(card, plays) for group in groups for card in group.cards})
