"""The colours can be read: contrasts (WCAG 2) of every pair that is drawn, and where the program's files are found."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest
from PySide6.QtGui import QColor

from pokertable.model import resources
from pokertable.views.kit.theme import CARD_FACE, DARK, LIGHT, THEMES, Deck, Theme

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
    ("text", "panel"),
    ("text", "raised"),
    ("text", "window"),
    ("muted", "panel"),
    ("muted", "window"),
    ("text_on_felt", "felt_centre"),
    ("text_on_felt", "felt_edge"),
    ("high_on_paper", "panel"),
    ("low_on_paper", "panel"),
    ("on_tag", "high"),
    ("on_tag", "low"),
    ("on_raise", "raise_"),
    ("call_text", "call"),
    ("right", "panel"),
    ("wrong", "panel"),
]
RINGS = [("high", "felt_centre"), ("low", "felt_centre"), ("turn", "panel"), ("unavailable", "panel")]


@BOTH
@pytest.mark.parametrize(("ink", "ground"), TEXTS)
def test_text_can_be_read(theme: Theme, ink: str, ground: str) -> None:
    assert contrast(getattr(theme, ink), getattr(theme, ground)) >= 4.5


@BOTH
@pytest.mark.parametrize(("ink", "ground"), RINGS)
def test_rings_can_be_seen(theme: Theme, ink: str, ground: str) -> None:
    assert contrast(getattr(theme, ink), getattr(theme, ground)) >= 3


@pytest.mark.parametrize("deck", Deck)
def test_suits_can_be_read_on_cards_and_panels(deck: Deck) -> None:
    assert all(contrast(color, CARD_FACE) >= 4.5 for color in deck.suit_colors)
    for theme in (DARK, LIGHT):
        assert all(contrast(color, theme.panel) >= 4.5 for color in deck.on_panel(theme))


def test_four_colours_are_four_and_two_are_two() -> None:
    assert len(set(Deck.FOUR.suit_colors)) == 4
    assert len(set(Deck.TWO.suit_colors)) == 2


@BOTH
def test_every_token_is_a_colour(theme: Theme) -> None:
    tokens = [field.name for field in fields(Theme) if field.name not in ("name", "is_dark")]
    assert all(theme.color(token).isValid() for token in tokens)
    assert THEMES[theme.name] is theme


def test_resources_lie_in_the_package_or_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "pokertable"
    package.mkdir()
    monkeypatch.setattr(resources, "files", lambda name: package)
    find = resources.root.__wrapped__
    with pytest.raises(resources.MissingResource):
        find()
    (tmp_path / "resources").mkdir()
    assert find() == tmp_path / "resources"
    (package / "resources").mkdir()
    assert find() == package / "resources"
