"""Style and skill at the plates: by the setting, in full as text, and never at a human's."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from pokertable.model.hand.actions import BringIn
from pokertable.model.hand.events import HandEnded, HoleSeen
from pokertable.players.styles.cast import Skill
from pokertable.views.felt.opponent_mark import opponent_mark
from pokertable.views.felt.plates.mark_painting import opponent_width, paint_opponent
from pokertable.views.kit.fonts import LEAST_TEXT, face, text_width
from pokertable.views.kit.translate import shown
from tests.games import one_of
from tests.narrow import known
from tests.painted import noting
from tests.views.felt.test_table_view import a_moment, made_view
from tests.views.turns import stud

PERSONAS = (None, "tag:expert", "station:beginner", "maniac", "somebody", "random")


def plates(view):
    return [plate for _, plate in sorted(view.scene().plates.items())]


def marks(view):
    return [plate.look.opponent for plate in plates(view)]


def test_a_mark_says_style_and_skill():
    hero, tag, station, maniac, unknown, chance = map(opponent_mark, PERSONAS)
    assert hero is None and unknown is None
    assert (str(known(tag).style), known(tag).skill) == ("TAG", Skill.EXPERT)
    assert (str(known(station).style), known(station).skill) == ("Station", Skill.BEGINNER)
    assert (str(known(maniac).style), known(maniac).skill) == ("Maniac", Skill.REGULAR)
    assert (str(known(chance).style), known(chance).skill) == ("Random", None)


@pytest.mark.parametrize(
    ("when", "during", "after"), [("always", True, True), ("after the hand", False, True), ("never", False, False)]
)
def test_plates_and_text_tell_it_when_the_setting_says(qtbot, when, during, after):
    view = made_view(qtbot)
    view.players.seat((), PERSONAS)
    view.players.set_tells(when)
    for kind, told in ((HoleSeen, during), (HandEnded, after)):
        view.show_table(a_moment(kind)[1][1])
        assert marks(view) == (list(map(opponent_mark, PERSONAS)) if told else [None] * 6)
        assert ("style: Tight-aggressive, expert" in view.text) is told


def test_another_table_has_its_own(qtbot):
    view = made_view(qtbot)
    view.players.seat((), PERSONAS)
    view.show_table(a_moment(HoleSeen)[1][1])
    view.players.seat(())
    assert marks(view) == [None] * 6


@pytest.mark.parametrize(
    ("name", "unit"), one_of(6, [(name, unit) for name in ("tag", "station:expert", "random") for unit in (40, 110)])
)
def test_it_keeps_to_its_room(qapp, name, unit):
    """However little there is: nothing is drawn outside, and the whole mark where the whole has room."""
    mark = opponent_mark(name)
    whole = opponent_width(known(mark), unit)
    for width in (0, 3, 0.4 * whole, 0.8 * whole, whole, 2 * whole):
        picture = QImage(400, 60, QImage.Format.Format_RGB32)
        picture.fill(QColor("white"))
        painter = QPainter(picture)
        used = paint_opponent(painter, QRectF(20, 0, width, 60), known(mark), QColor("black"), unit)
        painter.end()
        dark = [x for x in range(400) if any(picture.pixelColor(x, y).lightness() < 128 for y in range(60))]
        assert used <= width + 1
        assert all(19 <= x <= 20 + width + 1 for x in dark)
        if not known(mark).skill:
            sizes = [text_width(face(px), shown(known(mark).style)) for px in range(LEAST_TEXT, 21)]
            assert used == 0 or any(used == pytest.approx(size, abs=1.5) for size in sizes)  # no part of a word
        if width >= whole:
            assert dark and used == pytest.approx(whole, abs=1.5)


def test_a_long_word_is_set_smaller_before_it_is_left_out(qapp):
    """In Japanese a calling station takes six characters, more than a plate of the usual window has room for."""
    mark = opponent_mark("station:beginner")
    unit = 90.0
    whole = opponent_width(known(mark), unit)
    picture = QImage(400, 60, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    used = paint_opponent(painter, QRectF(0, 0, 0.85 * whole, 60), known(mark), QColor("black"), unit)
    painter.end()
    assert 0.6 * whole < used <= 0.85 * whole + 1


def test_in_larger_text_the_word_is_larger_and_the_dots_give_way_to_it(qapp):
    """It stayed at 11 px, however large the text was set."""
    mark, unit, size = known(opponent_mark("tag:expert")), 60.0, 84.0
    word = opponent_width(mark, unit, size)
    picture = QImage(400, 60, QImage.Format.Format_RGB32)
    painter = QPainter(picture)

    def used(width):
        return paint_opponent(painter, QRectF(0, 0, width, 60), mark, QColor("black"), unit, size)

    assert word == text_width(face(round(0.18 * size)), "TAG") and used(word) == pytest.approx(word, abs=1.5)
    assert used(2 * word + 20) > 1.2 * word
    painter.end()


def test_the_short_words_of_a_plate_are_explained_where_the_pointer_rests(qtbot):
    view = made_view(qtbot)
    view.players.seat((), PERSONAS)
    view.players.set_tells("always")
    view.show_table(a_moment(HoleSeen)[1][1])
    tips = [plate.toolTip() for plate in plates(view)]
    dots = "Dots: one beginner, two intermediate, three expert"
    assert f"TAG: Tight-aggressive, expert\n{dots}" in tips[1]
    assert "Dots" not in tips[0] and "Dots" not in tips[5]
    assert "Maniac, intermediate" in tips[3].split("\n"), 'not "Maniac: Maniac, intermediate"'
    labels = [str(plate.look.label) for plate in plates(view)]
    assert all(f"{label}: " in tip for label, tip in zip(labels, tips, strict=True) if label)
    utg = labels.index("UTG")
    assert "UTG: under the gun: acts first in the first round" in tips[utg]


@pytest.mark.painted
def test_who_brings_it_in_keeps_style_and_skill_and_says_it_once(qtbot):
    """The label "bring-in" took their room, beside an action that says the same."""
    view, hand = made_view(qtbot, (1016, 588)), stud(stacks=(100,) * 6)
    view.players.set_tells("always")
    hand.act(BringIn())
    seat = hand.state.acts[-1].event.seat
    view.players.seat(("Lou",) * 6, ["tag:expert" if each == seat else None for each in range(6)])
    view.show_table(hand.observe((seat + 1) % 6))
    with noting() as seen:
        view.grab()
    assert "TAG" in seen.texts and "bring-in" not in seen.texts
    assert [each for each in seen.texts if each.startswith("brings it in")]
