"""Marks that must be told apart are told apart by whoever sees fewer colours, and without any colour by their shape.

What they see is simulated by the matrices of Machado, Oliveira and Fernandes, "A Physiologically-based Model for
Simulation of Color Vision Deficiency" (IEEE TVCG 15, 2009), at full severity, on linear RGB. Distances are ΔE*ab
(CIE 1976, D65); 10 is seen at a glance.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from pokertable.model.cards import Card
from pokertable.players.styles.cast import Skill
from pokertable.training.weigh.severity import Severity
from pokertable.views.cards.art import paint_suit
from pokertable.views.cards.card import CARD_MARGIN, paint_card
from pokertable.views.cards.card_state import CARD_RATIO, CardState
from pokertable.views.desk.statistics.graph import ADJUSTED, RESULT
from pokertable.views.kit.look import look
from pokertable.views.kit.severities import paint_severity
from pokertable.views.kit.signs import paint_skill
from pokertable.views.kit.theme import THEMES, SuitColors, Theme
from pokertable.views.quiz.board.made import paint_mark
from tests.views.kit.test_theme import contrast

Colour = tuple[float, float, float]
SEEN_WITHOUT = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
LEAST_APART = 15
"""ΔE of each pair; measured: 17 at the least, right and wrong on light panels without red."""
SIZE = 48
OTHER_SHADE = 48
"""Of 255: pixels so far apart in grey are others."""
pytestmark = pytest.mark.usefixtures("qapp")


def seen(colour: str, sight: str) -> Colour:
    """The colour in linear RGB as it is seen with this deficiency."""
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in QColor(colour).getRgbF()[:3]  # type: ignore[index]
    ]
    red, green, blue = (
        min(1.0, max(0.0, sum(share * part for share, part in zip(row, linear, strict=True))))
        for row in SEEN_WITHOUT[sight]
    )
    return red, green, blue


def lab(colour: Colour) -> Colour:
    """CIE L*a*b* of linear RGB, white point D65."""
    red, green, blue = colour
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def pairs() -> Iterator[tuple[str, str, str]]:
    """Every pair of colours that say different things side by side, with its name."""
    for one, other in combinations(range(4), 2):
        suits = SuitColors.FOUR.suit_colors
        yield f"suits {one} {other} on a card", suits[one], suits[other]
    for theme in THEMES.values():
        suits = SuitColors.FOUR.on_panel(theme)
        for one, other in combinations(range(4), 2):
            yield f"suits {one} {other} on a {theme.name} panel", suits[one], suits[other]
        for a, b in (
            ("high", "low"),
            ("high_on_paper", "low_on_paper"),
            ("high", "low_on_card"),
            ("high", "felt_centre"),
            ("low", "felt_centre"),
            ("high", "turn"),
            ("low", "turn"),
            ("right", "wrong"),
            ("right", "text"),
            ("wrong", "text"),
            ("raise_", "call"),
            ("unavailable", "text"),
        ):
            yield f"{a} {b} {theme.name}", getattr(theme, a), getattr(theme, b)


@pytest.mark.parametrize("sight", SEEN_WITHOUT)
def test_colours_are_told_apart_by_who_sees_fewer(sight: str) -> None:
    apart = {name: math.dist(lab(seen(one, sight)), lab(seen(other, sight))) for name, one, other in pairs()}
    assert len(apart) > 40
    assert {name: round(distance) for name, distance in apart.items() if distance < LEAST_APART} == {}


def test_the_matrices_leave_grey_as_it_is() -> None:
    for sight in SEEN_WITHOUT:
        lightness, red, yellow = lab(seen("#808080", sight))
        assert lightness == pytest.approx(53.6, abs=0.2)
        assert (red, yellow) == pytest.approx((0, 0), abs=0.5)


def grey(paint: Callable[[QPainter], None], ground: str, wide: int = SIZE, high: int = SIZE) -> QImage:
    """What is painted, without colour."""
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def others(one: QImage, other: QImage) -> int:
    """How many pixels are another grey."""
    points = ((x, y) for x in range(one.width()) for y in range(one.height()))
    return sum(
        abs(QColor(one.pixel(x, y)).lightness() - QColor(other.pixel(x, y)).lightness()) > OTHER_SHADE
        for x, y in points
    )


def in_grey(theme: Theme) -> dict[str, list[QImage]]:
    """The marks of each kind, each painted as it is, in grey."""
    centre, box = QPointF(SIZE / 2, SIZE / 2), QRectF(8, 8, SIZE - 16, SIZE - 16)
    inks, card = SuitColors.FOUR.on_panel(theme), Card.parse("As")
    states = (CardState(), CardState(high=True), CardState(low=True), CardState(high=True, low=True))
    wide, margin = 60.0, CARD_MARGIN * 60.0
    place, size = QRectF(margin, margin, wide, CARD_RATIO * wide), (round(2 * margin + wide), round(2 * margin + 84))

    def on_felt(state: CardState) -> QImage:
        return grey(
            lambda painter: paint_card(painter, place, card, state, theme, SuitColors.FOUR), theme.felt_centre, *size
        )

    def suit(number: int) -> QImage:
        ink = QColor(inks[number])
        return grey(lambda painter: paint_suit(painter, QPointF(8, 8), 32, number, ink), theme.panel)

    def skill(level: Skill) -> QImage:
        ink = theme.color("text")
        return grey(lambda painter: paint_skill(painter, 4, SIZE / 2, level, ink, 1.6), theme.panel)

    def severity(each: Severity) -> QImage:
        return grey(lambda painter: paint_severity(painter, centre, 24, each), theme.panel)

    def verdict(right: bool) -> QImage:
        return grey(lambda painter: paint_mark(painter, box, theme, right=right), theme.panel)

    return {
        "suits": [suit(number) for number in range(4)],
        "severities": [severity(each) for each in Severity],
        "right and wrong": [verdict(right) for right in (True, False)],
        "high and low": [on_felt(state) for state in states],
        "skills": [skill(level) for level in Skill],
    }


@pytest.mark.long
@pytest.mark.parametrize(
    "theme",
    [
        pytest.param(theme, id=name, marks=pytest.mark.long if at else ())
        for at, (name, theme) in enumerate(THEMES.items())
    ],
)
def test_marks_are_told_apart_without_colour(theme: Theme) -> None:
    look().change(theme=theme)
    alike = [
        (kind, one, other)
        for kind, marks in in_grey(theme).items()
        for (one, a), (other, b) in combinations(enumerate(marks), 2)
        if others(a, b) < 20
    ]
    assert alike == []


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_the_two_lines_of_a_graph_are_one_light_and_one_dark(theme: Theme) -> None:
    assert contrast(getattr(theme, RESULT), getattr(theme, ADJUSTED)) >= 3
