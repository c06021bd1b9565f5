"""The bar's title: whole in every window the program allows."""

from __future__ import annotations

import pytest

from pokertable.app.pages import HISTORY, PAGES, SETTINGS, STATISTICS, TABLE
from pokertable.views.kit.fonts import width_of
from pokertable.views.kit.look import look
from pokertable.views.window.window_bar import BarSubtitle, BarTitle, WindowBar
from tests.narrow import known
from tests.painted import noting

LONGEST = "Fixed-limit seven-card stud hi/lo 1,000/2,000"


@pytest.mark.parametrize("title", ["Pot-limit Omaha hi/lo 1/2", LONGEST])
def test_the_title_is_whole_in_the_narrowest_window(qtbot, title) -> None:
    bar = WindowBar(PAGES)
    qtbot.addWidget(bar)
    bar.resize(1024, 36)
    bar.set_title(title, "Hand 1,234")
    bar.set_tab(TABLE, at_table=True)
    bar.show()
    shown = known(bar.findChild(BarTitle))
    assert shown.text == title
    assert shown.width() >= width_of(title, BarTitle.sizes[-1], bold=True)


def test_the_largest_type_where_there_is_room(qtbot) -> None:
    title = BarTitle()
    qtbot.addWidget(title)
    title.say(LONGEST)
    assert title.sizeHint().width() >= width_of(LONGEST, BarTitle.sizes[0], bold=True)
    assert title.minimumSizeHint().width() < width_of(LONGEST, BarTitle.sizes[-1], bold=True)


def test_in_smaller_type_the_title_leaves_no_hole_behind_it(qtbot) -> None:
    bar = WindowBar(PAGES)
    qtbot.addWidget(bar)
    bar.resize(1024, 36)
    bar.show()
    bar.set_title(LONGEST, "Hand 1,234")
    bar.set_tab(TABLE, at_table=True)
    title, text = known(bar.findChild(BarTitle)), known(bar.findChild(BarSubtitle))
    types = set()
    for width in range(1024, 1400, 4):
        bar.resize(width, 36)
        types.add(px := next(px for px in BarTitle.sizes if width_of(LONGEST, px, bold=True) <= title.width()))
        assert text.x() - title.x() - width_of(LONGEST, px, bold=True) < 20, (width, px)
    assert len(types) > 1


def test_pages_are_tabs_wherever_the_title_has_room_beside_them(qtbot) -> None:
    bar = WindowBar(PAGES)
    qtbot.addWidget(bar)
    bar.resize(1024, 36)
    bar.show()
    bar.set_title("Statistics")
    bar.set_tab(STATISTICS, at_table=False)
    assert bar.places.isHidden()
    bar.set_title(LONGEST, "Hand 1,234")
    bar.set_tab(TABLE, at_table=True)
    assert bar.places.isVisible()


def test_a_long_small_text_is_shortened_before_tabs_become_a_menu(qtbot, speak) -> None:
    speak("fr")
    bar = WindowBar(PAGES)
    qtbot.addWidget(bar)
    bar.resize(1280, 44)
    bar.log.hide()  # the log stands beside the table
    bar.show()
    level = "niveau 12 : 1 000/2 000, ante 2 000"
    longer = [f"9 sur 9 en jeu · {level}", f"{level} · niveau suivant dans 10 mains", f"{level} · vous êtes 2e"]
    bar.set_title("Sit and go : Hold’em", longer[0], (), (*longer[1:], level, "1 000/2 000"))
    bar.set_tournament(on=True)
    bar.set_tab(TABLE, at_table=True)
    assert bar.places.isHidden()


def test_the_menu_of_pages_marks_the_one_that_is_shown(qtbot) -> None:
    bar = WindowBar(PAGES)
    qtbot.addWidget(bar)
    for tab, marked in ((TABLE, ["Table"]), (HISTORY, ["History"]), (SETTINGS, [])):
        bar.set_tab(tab, at_table=False)
        assert [action.text() for action in bar.places.menu().actions() if action.isChecked()] == marked


@pytest.mark.painted
def test_the_small_text_is_shorter_before_it_is_smaller(qtbot) -> None:
    text = BarSubtitle()
    qtbot.addWidget(text)
    text.say("level 1: 10/20 · next in 12 hands", "level 1: 10/20")
    text.resize(int(width_of("level 1: 10/20", 14)) + 20, 28)
    with noting() as painted:
        text.grab()
    assert [(px, words) for px, words, _ in painted.sizes] == [(14, "level 1: 10/20")]


@pytest.mark.parametrize("ui", [1.0, 2.7])
def test_the_shortest_small_text_keeps_its_room_in_a_large_window(qtbot, ui) -> None:
    """Beside the long title of a mix its room was that of a usual window."""
    look().change(ui=ui, text_scale=ui)
    text = BarSubtitle()
    qtbot.addWidget(text)
    text.say("Mix of 2 games, hand 1", "Hand 1")
    assert text.minimumSizeHint().width() >= width_of("Hand 1", round(11 * ui))


def test_the_small_text_is_shorter_before_the_pages_become_a_menu(qtbot) -> None:
    """At a sit and go of the usual window the pages were a menu wherever the face was wide."""
    bar, words = WindowBar(PAGES), ("level 1: 10/20", " · next in 12 hands", " · you're tied for 1st")
    qtbot.addWidget(bar)
    bar.show()
    bar.set_title("Sit & go", "9 of 9 left · " + "".join(words), (), ("".join(words), words[0] + words[2], words[0]))
    bar.set_tournament(on=True)
    bar.set_tab(TABLE, at_table=True)
    subtitle = known(bar.findChild(BarSubtitle))
    widest = bar.minimumSizeHint().width() + 1000
    bar.resize(widest, 36)
    assert bar.places.isHidden() and subtitle.width() == subtitle.sizeHint().width()
    shown = []
    for width in range(widest, 600, -4):
        bar.resize(width, 36)
        if bar.places.isVisible():
            break
        shown.append(subtitle.sizeHint().width())
    wide = [subtitle._width_at(14, each) for each in subtitle.wordings]
    assert list(dict.fromkeys(shown)) == wide
