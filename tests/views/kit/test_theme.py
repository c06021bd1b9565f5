"""The colours can be read: contrasts (WCAG 2) of every pair that is drawn, and where the program's files are found."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

import pokertable
from pokertable.model import resources
from pokertable.model.resources import root
from pokertable.session.profile.settings import OFFERED
from pokertable.training.starts.first_in import Step
from pokertable.views.cards.art import back_tile
from pokertable.views.cards.card import VEIL
from pokertable.views.felt.plates.item import FOLDED
from pokertable.views.kit.fonts import LEAST_TEXT
from pokertable.views.kit.stylesheet import palette, stylesheet
from pokertable.views.kit.theme import CARD_FACE, DARK, LIGHT, THEMES, SuitColors, Theme, dressed, mixed
from pokertable.views.starts.grid import INK, ground

BOTH = pytest.mark.parametrize("theme", [DARK, LIGHT], ids=lambda theme: theme.name)


def luminance(color: str) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    c = QColor(color)
    return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF())


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


TEXTS = [
    *product(
        ("text", "muted", "unavailable", "right", "wrong", "high_on_paper", "low_on_paper"),
        ("window", "panel", "raised"),
    ),
    ("text_on_felt", "felt_centre"),
    ("text_on_felt", "felt_edge"),
    ("on_tag", "high"),
    ("on_tag", "low"),
    ("on_raise", "raise_"),
    ("call_text", "call"),
]
RINGS = [
    *(("high", "felt_centre"), ("low", "felt_centre"), ("turn", "panel"), ("unavailable", "panel")),
    *(("focus", "window"), ("focus", "panel"), ("focus", "raised")),
]


@BOTH
@pytest.mark.parametrize(("ink", "ground"), TEXTS)
def test_text_can_be_read(theme: Theme, ink: str, ground: str) -> None:
    assert contrast(getattr(theme, ink), getattr(theme, ground)) >= 4.5


@BOTH
@pytest.mark.parametrize("deck", SuitColors)
def test_rank_and_suit_of_a_veiled_card_can_be_read(theme: Theme, deck: SuitColors) -> None:
    """Under the veil over what does not play, on the face under the same veil."""
    felt = QColor(theme.felt_centre)
    face = mixed(QColor(CARD_FACE), felt, VEIL).name()
    assert all(contrast(mixed(QColor(suit), felt, VEIL).name(), face) >= 3 for suit in deck.suit_colors)


def over(ink: QColor, ground: str) -> str:
    """The colour that is seen where an ink that lets something through lies over a ground."""
    below, share = QColor(ground), ink.alphaF()
    parts = zip((ink.redF(), ink.greenF(), ink.blueF()), (below.redF(), below.greenF(), below.blueF()), strict=True)
    return QColor.fromRgbF(*(share * a + (1 - share) * b for a, b in parts)).name()


@BOTH
def test_the_plate_of_a_seat_that_is_out_can_be_read(theme: Theme) -> None:
    felt = QColor(theme.felt_edge)
    panel = QColor(theme.panel)
    panel.setAlphaF(0.82)
    ground = over(panel, felt.name())
    text = theme.color("text")
    text.setAlphaF(FOLDED)
    assert contrast(over(text, ground), ground) >= 4.5
    assert contrast(theme.muted, ground) >= 4.5


@BOTH
def test_a_placeholder_can_be_read(qtbot: QtBot, theme: Theme) -> None:
    field = QLineEdit()
    qtbot.addWidget(field)
    field.setStyleSheet(stylesheet(theme))
    field.ensurePolished()
    colors = field.palette()
    ground = colors.color(QPalette.ColorRole.Base).name()
    assert contrast(over(colors.color(QPalette.ColorRole.PlaceholderText), ground), ground) >= 4.5


@BOTH
def test_a_tooltip_is_of_the_themes_own_ground_and_can_be_read(qapp: QApplication, theme: Theme) -> None:
    """It was a white box in the dark theme."""
    colors, label = palette(theme), QLabel()
    label.setObjectName("tip")
    label.setStyleSheet(stylesheet(theme).replace("QToolTip {", "QLabel#tip {"))
    label.ensurePolished()
    ground, ink = colors.color(QPalette.ColorRole.ToolTipBase), colors.color(QPalette.ColorRole.ToolTipText)
    assert contrast(ground.name(), theme.panel) < 2 and contrast(ink.name(), ground.name()) >= 4.5
    assert label.palette().color(QPalette.ColorRole.Window) == ground
    assert label.palette().color(QPalette.ColorRole.WindowText) == ink


def test_no_text_is_set_under_eleven_px() -> None:
    views = Path(root().parent, "pokertable", "views")
    sizes = [
        int(size)
        for file in views.rglob("*.py")
        for size in re.findall(
            r"(?:face\((?:sized\()?|set_type\([\w.]+, |font-size: |setPixelSize\()(\d+)",
            file.read_text(encoding="utf-8"),
        )
    ]
    assert len(sizes) > 25
    assert min(sizes) >= LEAST_TEXT


@BOTH
@pytest.mark.parametrize(("ink", "ground"), RINGS)
def test_rings_can_be_seen(theme: Theme, ink: str, ground: str) -> None:
    assert contrast(getattr(theme, ink), getattr(theme, ground)) >= 3


@BOTH
def test_what_the_keys_reach_has_a_ring_of_its_own_that_no_choice_has(theme: Theme) -> None:
    rings = re.findall(r"^([^\n]*:focus[^{]*)\{([^}]*border[^}]*)\}", stylesheet(theme), re.M)
    assert len(rings) == 8  # what Qt draws; buttons paint theirs (test_marks)
    coloured = [(part, rule) for part, rule in rings if "#" in rule]
    assert [part for part, rule in coloured if theme.focus not in rule] == []
    assert theme.focus not in {theme.turn, theme.muted, theme.line}


@pytest.mark.parametrize("deck", SuitColors)
def test_suits_can_be_read_on_cards_and_panels(deck: SuitColors) -> None:
    assert all(contrast(color, CARD_FACE) >= 4.5 for color in deck.suit_colors)
    for theme in (DARK, LIGHT):
        assert all(contrast(color, theme.panel) >= 4.5 for color in deck.on_panel(theme))


def test_four_colours_are_four_and_two_are_two() -> None:
    assert len(set(SuitColors.FOUR.suit_colors)) == 4
    assert len(set(SuitColors.TWO.suit_colors)) == 2


@BOTH
def test_every_token_is_a_colour(theme: Theme) -> None:
    tokens = [field for field in Theme._fields if field not in ("name", "is_dark", "back")]
    assert all(theme.color(token).isValid() for token in tokens)
    assert THEMES[theme.name] is theme


def test_resources_lie_in_the_package_or_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "pokertable"
    package.mkdir()
    monkeypatch.setattr(pokertable, "__path__", [str(package)])
    find = resources.root.__wrapped__
    with pytest.raises(resources.MissingResource):
        find()
    (tmp_path / "resources").mkdir()
    assert find() == tmp_path / "resources"
    (package / "resources").mkdir()
    assert find() == package / "resources"


@BOTH
@pytest.mark.parametrize("felt", OFFERED["felt"])
def test_on_every_felt_words_rings_and_veiled_cards_can_be_seen(theme: Theme, felt: str) -> None:
    worn = dressed(theme, felt, "stars")
    assert min(contrast(worn.text_on_felt, ground) for ground in (worn.felt_centre, worn.felt_edge)) >= 4.5
    assert min(contrast(ring, worn.felt_centre) for ring in (worn.high, worn.low)) >= 3
    for deck in SuitColors:
        test_rank_and_suit_of_a_veiled_card_can_be_read(worn, deck)


@BOTH
def test_three_felts_and_backs_differ_and_the_usual_ones_are_the_theme(theme: Theme) -> None:
    assert dressed(theme, "green", "lozenges") == theme
    worn = [dressed(theme, felt, back) for felt, back in zip(OFFERED["felt"], OFFERED["back"], strict=True)]
    assert len({each.felt_centre for each in worn}) == len({each.card_back for each in worn}) == 3
    tiles = [back_tile(each.back) for each in worn]
    assert all(not tile.isEmpty() for tile in tiles) and tiles[0] != tiles[1] != tiles[2]


@BOTH
@pytest.mark.parametrize("step", Step)
def test_starts_can_be_read_on_each_colour_of_the_grid(theme: Theme, step: Step) -> None:
    assert contrast(ground(step, theme).name(), theme.color(INK[step.does]).name()) >= 4.5
