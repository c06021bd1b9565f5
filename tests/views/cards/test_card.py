"""Drawings: ranks, suits, cards in every state, chips."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from pokertable.model.cards import DECK, HIDDEN, Card
from pokertable.model.resources import MissingResource, read_text
from pokertable.views.cards import art
from pokertable.views.cards.card import CARD_MARGIN, paint_card
from pokertable.views.cards.card_state import PLAIN, CardState
from pokertable.views.felt.chips import MOST_HIGH, chip_columns, paint_columns
from pokertable.views.kit.theme import CHIPS, DARK, LIGHT, SuitColors, Theme

pytestmark = pytest.mark.usefixtures("qapp")
ACE = Card.parse("As")


def drawn(
    card, state: CardState = PLAIN, theme: Theme = DARK, deck: SuitColors = SuitColors.FOUR, width: float = 80
) -> QImage:
    margin = CARD_MARGIN * width
    image = QImage(int(width + 2 * margin), int(1.4 * width + 2 * margin), QImage.Format.Format_ARGB32)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    paint_card(painter, QRectF(margin, margin, width, 1.4 * width), card, state, theme, deck)
    painter.end()
    return image


def test_the_key_of_a_card_leaves_the_tag_of_its_low_whole() -> None:
    for width in (50, 80, 128):
        low, keyed = drawn(ACE, CardState(low=True), width=width), drawn(ACE, CardState(low=True, key=5), width=width)
        left, foot = CARD_MARGIN * width, (CARD_MARGIN + 1.4) * width
        tag = [(x, y) for x in range(int(left), int(left + 0.3 * width)) for y in range(int(foot), low.height())]
        assert {low.pixelColor(x, y).name() for x, y in tag} > {DARK.low.lower()}
        assert all(low.pixel(x, y) == keyed.pixel(x, y) for x, y in tag)
        above = QRectF(left, foot - 0.1 * width, 0.25 * width, 0.1 * width).toAlignedRect()
        assert low.copy(above).convertToFormat(QImage.Format.Format_RGB32) == keyed.copy(above).convertToFormat(
            QImage.Format.Format_RGB32
        )


def colors(image: QImage) -> set[str]:
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}


@pytest.mark.parametrize("rank", range(13))
def test_a_rank_fits_the_index_column(rank: int) -> None:
    box = art.rank_path(rank).boundingRect()
    assert box.height() == pytest.approx(1, abs=0.01)
    assert box.left() >= -0.01
    assert 0.09 + 0.46 * box.right() <= 0.46


@pytest.mark.parametrize("suit", range(4))
def test_a_suit_fits_its_square(suit: int) -> None:
    assert QRectF(0, 0, 1, 1).contains(art.suit_path(suit).boundingRect())


def test_ranks_and_suits_are_all_different() -> None:
    assert len({art.rank_path(rank).toFillPolygon().size() * 1000 + rank for rank in range(13)}) == 13
    for a, b in combinations(range(13), 2):
        assert art.rank_path(a) != art.rank_path(b)
    for a, b in combinations(range(4), 2):
        assert art.suit_path(a) != art.suit_path(b)


@pytest.mark.parametrize("data", ["M 1", "A 1 2 3 4 5 6 7", "M 1 2 L x", "3 4"])
def test_a_path_that_is_not_ours_is_refused_by_name(data: str) -> None:
    with pytest.raises(art.InvalidDrawing, match=data.split()[0]):
        art.parse_path(data)


def test_a_missing_resource_is_named() -> None:
    with pytest.raises(MissingResource, match=r"art/nothing\.svg"):
        read_text("art", "nothing.svg")


def test_every_card_looks_different_in_both_decks() -> None:
    for deck in SuitColors:
        faces = {bytes(drawn(card, deck=deck, width=40).constBits()) for card in DECK}
        assert len(faces) == 52


@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=lambda theme: theme.name)
def test_every_state_can_be_seen(theme: Theme) -> None:
    states = [PLAIN, *(PLAIN._replace(**{field: True}) for field in CardState._fields)]
    states = [state for state in states if not state.foot_hidden]
    states += [CardState(high=True, low=True), CardState(low=True, foot_hidden=True)]
    pictures = {bytes(drawn(ACE, state, theme).constBits()) for state in states}
    assert len(pictures) == len(states)


def test_a_hidden_card_tells_nothing() -> None:
    assert drawn(HIDDEN) != drawn(ACE)
    assert SuitColors.FOUR.suit_colors[ACE.suit].lower() not in colors(drawn(HIDDEN))


@pytest.mark.parametrize("card", ["Ac", "Ad", "Ah", "As"])
def test_suits_have_the_colours_of_their_deck(card: str) -> None:
    for deck in SuitColors:
        parsed = Card.parse(card)
        assert deck.suit_colors[parsed.suit].lower() in colors(drawn(parsed, deck=deck))


def test_high_is_a_ring_outside_and_low_a_ring_inside() -> None:
    width, margin = 80, 16
    high, low = drawn(ACE, CardState(high=True)), drawn(ACE, CardState(low=True))
    middle = margin + 56
    outside = {high.pixelColor(x, middle).name() for x in range(margin)}
    inside = {low.pixelColor(margin + 4, y).name() for y in range(margin + 20, margin + 92)}
    assert DARK.high.lower() in outside
    assert DARK.low_on_card.lower() in inside
    assert "#fcfbf8" in inside, "the low ring is dashed"
    assert DARK.low_on_card.lower() not in {low.pixelColor(x, middle).name() for x in range(margin)}
    assert width + 2 * margin == high.width()


def test_an_amount_is_drawn_with_its_largest_chips() -> None:
    assert chip_columns(60) == ((25, 2), (5, 2))
    assert chip_columns(73, 3) == ((25, 2), (5, 4), (1, 3))
    assert chip_columns(1) == ((1, 1),)
    assert chip_columns(0) == ()
    assert chip_columns(12_345) == ((5_000, 2), (1_000, 2))


@given(amount=st.integers(0, 10**9), most=st.integers(0, 4))
def test_chips_never_show_more_than_the_amount(amount: int, most: int) -> None:
    columns = chip_columns(amount, most)
    assert len(columns) <= most
    assert all(1 <= count <= MOST_HIGH for _, count in columns)
    assert sum(value * count for value, count in columns) <= amount
    values = [value for value, _ in columns]
    assert values == sorted(values, reverse=True)
    assert set(values) <= {value for value, _, _ in CHIPS}


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_chips_lie_on_whole_pixels_and_look_the_same_wherever_they_lie(ratio: float) -> None:
    def lying(left: float, foot: float) -> QImage:
        """The chips with this place, in pixels of the screen, 20 to the right of the left edge, 80 below the upper."""
        image = QImage(round(200 * ratio), round(100 * ratio), QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(QColor(0, 0, 0, 0))
        painter = QPainter(image)
        paint_columns(painter, left / ratio, foot / ratio, 70.0, chip_columns(1_275, 3))
        painter.end()
        return image.copy(round(left) - 20, round(foot) - 80, 180, 90)

    there = lying(20, 80)
    assert len(colors(there)) > 10
    assert all(lying(*place) == there for place in ((20.4, 79.6), (21, 83), (23.3, 81.7)))
