"""Tooltips, and a line of two ends."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import pokertable.views
from pokertable.views.kit.fonts import width_of
from pokertable.views.kit.look import look
from pokertable.views.widgets.labels import TwoEnds, plain_tip
from tests.painted import noting

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


def drawn(ends: TwoEnds) -> list[tuple[str, float]]:
    """The words of both ends and their sizes in px."""
    with noting() as seen:
        ends.left.grab()
        ends.right.grab()
    assert not seen.cut
    return [(words, px) for px, words, _ in seen.sizes]


@pytest.mark.painted
def test_in_larger_text_both_ends_of_a_line_grow_and_the_left_says_less_before_it_stays_small(qtbot):
    """In French the price of a call stood in 11 px beside a limit in 16."""
    ends = TwoEnds()
    qtbot.addWidget(ends)
    ends.left.say("Your turn. Calling 2 to win 7 needs 22.2% equity. You have 30% if nobody bets again",
                  "Calling 2 to win 7 needs 22.2% equity. You have 30%")  # fmt: skip
    ends.right.say("Fixed limit: bets and raises of 2")
    look().change(text_scale=1.3)
    try:
        for width in (1100, 940, 800):
            ends.resize(width, 30)
            ends.arrange()
            assert all(px >= 16 for _, px in drawn(ends)), width
        assert drawn(ends)[0][0].startswith("Calling")
    finally:
        look().change(text_scale=1.0)
