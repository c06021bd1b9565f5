"""Tooltips."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import pokertable.views
from pokertable.views.kit.fonts import width_of
from pokertable.views.widgets.labels import plain_tip

SMALL = 12
"""The type size of tooltips."""


def test_a_tooltip_loses_no_word_and_no_line_of_it_is_wider_than_320_px(qtbot):
    said = "Switch games from the next hand, with the same opponents and stacks, as often as it seems to be worth it"
    lines = plain_tip(f"{said}\nOmaha").split("\n")
    assert len(lines) > 2 and lines[-1] == "Omaha"
    assert " ".join(lines[:-1]) == said
    assert max(width_of(line, SMALL) for line in lines) <= 320
    assert plain_tip("<b>") == '<span style="white-space: pre-wrap">&lt;b&gt;</span>'


@pytest.mark.desktop
def test_a_tooltip_without_spaces_is_broken_too(qtbot):
    """It needs a Japanese font: without one the characters have no width."""
    japanese = plain_tip("ショーダウンの前に聞かれて読み間違えたハンドと、自分で印を付けたハンド")
    assert "\n" in japanese and max(width_of(line, SMALL) for line in japanese.split("\n")) <= 320


def test_every_tooltip_is_broken_and_shown_literally():
    root = Path(pokertable.views.__file__).parent
    bare = [
        f"{path.name}: {words}"
        for path in root.rglob("*.py")
        for words in re.findall(r"setToolTip\(\s*([^)]{0,40})", path.read_text("utf-8"))
        if not words.startswith(("plain_tip(", '""'))
    ]
    assert bare == []
