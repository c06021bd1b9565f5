"""Who cannot use a mouse, or cannot see the felt: on every page each control has a name and a kind for screen readers,
the tabulator goes through them in the order of sight, no click does what no key does, and the one that has the focus
looks otherwise. And whoever needs large text finds all of it.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QScrollArea, QSlider, QWidget

from pokertable.app import App
from pokertable.app.pages import QUIZ
from pokertable.views.kit.spoken import tell_roles
from pokertable.views.kit.translate import shown
from pokertable.views.quiz import feed
from tests.everywhere import LISTED, LONG, PLACES, gone_to, leave, on_screen, opened, places
from tests.fits import check_room
from tests.narrow import known
from tests.reached import MOST_CONTROLS, said, unreached
from tests.training.quiz.asked import prepared

CHANGED = 40
"""So many pixels at least are others around a control that has the focus."""
AROUND = 4
_ROLES = QAccessible.Role
OF_NO_KIND = (_ROLES.NoRole, _ROLES.Client, _ROLES.Whitespace)
ROLES = {
    QComboBox: (_ROLES.ComboBox,),
    QSlider: (_ROLES.Slider,),
    QAbstractButton: (_ROLES.Button, _ROLES.CheckBox, _ROLES.RadioButton, _ROLES.ButtonMenu),
}
"""What readers are told that these are."""


def controls(top: QWidget) -> list[QWidget]:
    """Where the tabulator goes in a window, from the first in sight on; pages as a whole are left out."""
    found: list[QWidget] = []
    for _ in range(MOST_CONTROLS):
        QTest.keyClick(QApplication.focusWidget() or top, Qt.Key.Key_Tab)
        focus = known(QApplication.focusWidget())
        if found and focus is found[0]:
            break
        found.append(focus)
    else:
        raise AssertionError(f"the tabulator does not come round: {[said(each) for each in found]}")
    found = [each for each in found if isinstance(each, QComboBox) or each.findChild(QAbstractButton) is None]
    first = min(found, key=lambda each: (laid(top, each).top() // 40, laid(top, each).left()))
    at = found.index(first)
    return found[at:] + found[:at]


def seen(top: QWidget, widget: QWidget) -> QRect:
    """Where it is in its window."""
    return QRect(widget.mapTo(top, QPoint(0, 0)), widget.size())


def scrolled(widget: QWidget) -> QScrollArea | None:
    """What it is scrolled in."""
    part = widget.parentWidget()
    while part is not None and not isinstance(part, QScrollArea):
        part = part.parentWidget()
    return part


def laid(top: QWidget, widget: QWidget) -> QRect:
    """Where it would be if nothing were scrolled."""
    area, here = scrolled(widget), seen(top, widget)
    return (
        here if area is None else here.translated(area.horizontalScrollBar().value(), area.verticalScrollBar().value())
    )


def nameless(ways: list[QWidget]) -> list[str]:
    """Those that a screen reader has no name or no kind for."""
    found = []
    for way in ways:
        reader = QAccessible.queryAccessibleInterface(way)
        name, about = (reader.text(part) for part in (QAccessible.Text.Name, QAccessible.Text.Description))
        labelled = any(label.buddy() is way for label in way.window().findChildren(QLabel))
        kinds = next((roles for kind, roles in ROLES.items() if isinstance(way, kind)), None)
        role = reader.role()
        if not name.strip() or role in OF_NO_KIND or (kinds is not None and role not in kinds):
            found.append(f"{said(way)} is {role}")
        elif isinstance(way, QComboBox) and not (about or labelled):
            found.append(f"{said(way)}: on Linux its name is the entry, and nothing says of what")
    return found


def out_of_order(top: QWidget, ways: list[QWidget]) -> list[str]:
    """Pairs of which the later one stands left of the other in its line, or above it in its column."""
    found = []
    for one, other in combinations(ways, 2):
        areas = [scrolled(way) for way in (one, other)]
        together = areas[0] is areas[1]
        here, there = (
            laid(top, way) if together or area is None else seen(top, area)
            for way, area in zip((one, other), areas, strict=True)
        )
        beside = min(here.bottom(), there.bottom()) - max(here.top(), there.top())
        left = there.right() < here.left() and beside > 0.5 * min(here.height(), there.height())
        above = there.bottom() < here.top() and min(here.right(), there.right()) > max(here.left(), there.left())
        if left or above:
            found.append(f"{said(one)} comes before {said(other)}: created before it, and not put `in_tab_order`")
    return found


def alike_focused(top: QWidget, ways: list[QWidget]) -> list[str]:
    """Those that look the same with and without the focus."""
    found = []
    for way in ways:
        if (inside := scrolled(way)) is not None:
            inside.ensureWidgetVisible(way)  # as Tab does
        area = seen(top, way).adjusted(-AROUND, -AROUND, AROUND, AROUND) & top.rect()
        known(QApplication.focusWidget()).clearFocus()
        without = picture(top, area)
        way.setFocus(Qt.FocusReason.TabFocusReason)
        if seen(top, way) != area.adjusted(AROUND, AROUND, -AROUND, -AROUND):
            continue  # it has opened, as the table in words does
        if differing(without, picture(top, area)) < CHANGED:
            found.append(f"{said(way)}: no ring, or one that a filled widget covers")
    return found


def picture(top: QWidget, area: QRect) -> NDArray[np.uint32]:
    """What is seen there, one number a pixel."""
    if area.isEmpty():
        return np.empty(0, np.uint32)
    image: Any = top.grab(area).toImage().convertToFormat(QImage.Format.Format_RGB32)
    return np.frombuffer(image.constBits(), np.uint32).copy()  # of no type that mypy knows


def differing(one: NDArray[np.uint32], other: NDArray[np.uint32]) -> int:
    """How many pixels are others."""
    return int(np.count_nonzero(one != other))


WALKS = {
    "windows": ("start", "today", "settings", "own opponents", "about"),
    "lab": ("lab", "lesson"),
    "quiz": ("quiz", "question high", "verdict"),
    "table": ("table", "showdown"),
    "desk": ("history", "statistics"),
    "learning": ("path", "learn", "starts", "starts-holdem"),
    "decisions": ("decide", "decide-verdict"),
    "ends": ("session-end", "sng", "sng-end"),
}
"""Places that are gone through in one window."""
LIKE_OTHERS = {
    "other windows": ("rules", "own mix", "how it plays", "keys", "error"),
    "ranges": ("figures", "summary", "reads", "verdict range"),
    "answers": ("question potlimit", "question throw", "question showdown", "question live"),
    "other turns": ("habits", "read", "ticks", "odds", "draw"),
    "pointing": ("pointing",),
    "reviewed": ("empty history", "replayer", "review"),
    "other hands": ("verdict showdown", "stud"),
}
"""Places of the long run: their controls are those of another with other cards and words, or change seldom."""
_NAMED = {place for named in (WALKS | LIKE_OTHERS).values() for place in named}
LIKE_OTHERS["other questions"] = tuple(
    [place for place in PLACES if place.startswith("question ") and place not in _NAMED]
)
WALKS["new pages"] = tuple([name for name in LISTED if name not in LONG])
"""Those of the list that no other walk names."""


@pytest.mark.parametrize(
    "places",
    [
        *(pytest.param(places, id=name) for name, places in WALKS.items() if places),
        *(pytest.param(places, id=name, marks=pytest.mark.long) for name, places in LIKE_OTHERS.items()),
    ],
)
def test_every_control_has_a_name_its_place_and_a_ring_large_text_its_room_and_a_verdict_is_spoken(
    qtbot, tmp_path, monkeypatch, places
):
    spoken: list[str] = []
    monkeypatch.setattr(feed, "prepare", prepared)
    monkeypatch.setattr("pokertable.views.quiz.session.announce", lambda _, words, **__: spoken.append(words))
    on_screen(monkeypatch, (1024, 700))
    program: App | None = None
    for place in places:
        spoken.clear()
        if program is None:
            program, top = opened(qtbot, tmp_path, place, (1024, 700), text_size=130)
        else:
            top = gone_to(qtbot, program, place)
        if place.startswith("verdict"):
            check_spoken(program, spoken)
        tell_roles()
        check_room(qtbot, top)
        ways = controls(top)
        assert ways, place
        assert (place, nameless(ways)) == (place, [])
        assert (place, out_of_order(top, ways)) == (place, [])
        assert (place, unreached(top)) == (place, [])
        assert (place, alike_focused(top, ways)) == (place, [])
    leave(known(program))


@pytest.mark.parametrize("place", places("settings"))
def test_in_the_light_theme_each_has_a_ring_too_and_twice_as_large_text_its_room(qtbot, tmp_path, monkeypatch, place):
    monkeypatch.setattr(feed, "prepare", prepared)
    on_screen(monkeypatch, (1024, 700))
    program, top = opened(qtbot, tmp_path, place, (1024, 700), text_size=130, theme="light")
    assert (place, alike_focused(top, controls(top))) == (place, [])
    if top is program.window:
        program.window.resize(1920, 1080)
        program.window.change("text_size", 200)
        check_room(qtbot, top)
    leave(program)


def check_spoken(program: App, spoken: list[str]) -> None:
    """Fails if a verdict was not spoken with what was wrong."""
    error = known(program.pages.of(QUIZ).page.outcome).reply.error
    headline, named, *why = spoken
    assert headline and error is not None and named == shown(error.title)
    assert why and all(why)


def test_no_place_is_left_out():
    walked = [place for places in (WALKS | LIKE_OTHERS).values() for place in places]
    assert sorted(walked) == sorted(PLACES)
