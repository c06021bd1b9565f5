"""One opponent on the start page: name, style and skill; pressed, it opens a menu to change them."""

from __future__ import annotations

import re
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QActionGroup, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QMenu, QWidget

from pokertable.players.people.own import OwnOpponent
from pokertable.players.styles.cast import (
    NAMED,
    STYLES,
    Skill,
    at_skill,
    character_of,
    style_and_skill,
    style_title,
)
from pokertable.session.profile.choice import PROGRAM_PREFIX, is_program
from pokertable.views.kit.fonts import follow_scale, scaled, sized, width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import Drawn, paint_box, paint_fitting
from pokertable.views.kit.signs import dots_width, paint_skill
from pokertable.views.kit.translate import capital, in_a_row, shown
from pokertable.views.widgets.labels import plain_tip
from pokertable.views.widgets.menus import add_choice

LEAST_HEIGHT, USUAL_HEIGHT = 25, 40


class OpponentRow(Drawn, QAbstractButton):
    """`changed()`: the player has chosen another style or skill for this seat.

    `how_wanted(persona)`: its style description; `own_wanted()`: the player's own opponents; `program_wanted()`: a
    program.
    """

    changed = Signal()
    how_wanted = Signal(str)
    own_wanted = Signal()
    program_wanted = Signal()

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = name
        """Name of the player in this seat."""
        self.persona = STYLES[0]
        """The opponent, as `Character.name`."""
        self.takes_programs = True
        self.own: tuple[OwnOpponent, ...] = ()
        """The player's own opponents, which are offered too."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        follow_scale(self.setMinimumHeight, LEAST_HEIGHT)
        self.clicked.connect(self.open)

    def set_persona(self, persona: str) -> None:
        """Show this opponent."""
        self.persona = persona
        found = character_of(persona)
        about = "" if found is None else plain_tip(shown(found.about))
        if is_program(persona):
            about = plain_tip(self.tr("A program: {command}").format(command=persona.removeprefix(PROGRAM_PREFIX)))
        self.setToolTip(plain_tip(about))
        said = [self.name, self.style_words, *([] if self.skill is None else [skill_words(self.skill)])]
        self.setAccessibleName(in_a_row(said))
        self.setAccessibleDescription(about)
        self.update()

    @property
    def style_words(self) -> str:
        """Style in a word; for a program the name of its file."""
        if is_program(self.persona):
            return re.split(r"[\\/]", self.persona.removeprefix(PROGRAM_PREFIX))[-1].strip("'\" ")
        return shown(style_title(self.persona))

    @property
    def skill(self) -> Skill | None:
        """The opponent's skill; None for one without a style."""
        return style_and_skill(self.persona)[1]

    def open(self) -> None:
        """Open the menu of styles and skills."""
        menu = self.menu()
        menu.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def menu(self) -> QMenu:
        """The menu of styles and of skills, deleted when closed; the line under the pointer describes the style."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setToolTipsVisible(True)
        style, skill = style_and_skill(self.persona)
        skill = skill or Skill.REGULAR
        styles = [(shown(each.character.title), at_skill(name, skill)) for name, each in NAMED.items()]
        skills = [(capital(skill_words(each)), at_skill(style, each)) for each in Skill] if style in STYLES else []
        own = [(each.name, each.key) for each in self.own]
        for choices in (styles, own, skills):
            if choices and choices is not styles:
                menu.addSeparator()
            group = QActionGroup(menu)
            for words, persona in choices:
                checked = persona == self.persona
                action = add_choice(menu, group, words, partial(self.choose, persona), checked=checked)
                found = character_of(persona)
                action.setToolTip("" if found is None else plain_tip(shown(found.about)))
        menu.addSeparator()
        if character_of(self.persona) is not None:
            menu.addAction(self.tr("How it plays")).triggered.connect(lambda: self.how_wanted.emit(self.persona))
        menu.addAction(self.tr("Your own opponents…")).triggered.connect(self.own_wanted)
        if self.takes_programs:
            menu.addAction(self.tr("A program…")).triggered.connect(self.program_wanted)
        return menu

    def choose(self, persona: str) -> None:
        """Seat this opponent, from the menu or directly."""
        if persona != self.persona:
            self.set_persona(persona)
            self.changed.emit()

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(300), sized(USUAL_HEIGHT))

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        theme = look().theme
        box = QRectF(self.rect())
        if self.underMouse() or self.focus_seen:
            paint_box(
                painter,
                box.adjusted(scaled(1), scaled(1), -scaled(1), -scaled(2)),
                scaled(6),
                "raised",
                "focus" if self.focus_seen else None,
                scaled(2),
            )
        painter.fillRect(QRectF(0, box.bottom() - 1, box.width(), 1), theme.color("line"))
        sizes = (14, 12, 11)
        name = round(0.24 * box.width())
        paint_fitting(painter, QRectF(scaled(4), 0, name - scaled(8), box.height()), self.name, sizes, bold=True)
        dots = box.right() - sized(118)
        paint_fitting(painter, QRectF(name, 0, dots - name - scaled(6), box.height()), self.style_words, sizes, "muted")
        if self.skill is not None:
            self._paint_skill(painter, self.skill, QRectF(dots, 0, box.right() - scaled(20) - dots, box.height()))
        painter.setPen(QPen(theme.color("muted"), scaled(2)))
        tip = QPointF(box.right() - scaled(8), box.center().y())
        painter.drawPolyline([tip + QPointF(-scaled(5), -scaled(5)), tip, tip + QPointF(-scaled(5), scaled(5))])

    def _paint_skill(self, painter: QPainter, skill: Skill, box: QRectF) -> None:
        """Paint the dots of its skill, and the word."""
        scale = sized(12) / 12
        paint_skill(painter, box.x(), box.center().y(), skill, look().theme.color("text"), scale)
        dots = dots_width(scale) + scaled(7)
        words = box.adjusted(dots, 0, 0, 0)
        said = skill_words(skill)
        if width_of(said, sized(11)) > words.width():
            said = short_skill_words(skill)
        paint_fitting(painter, words, said, (12, 11), "muted")


def skill_words(skill: Skill) -> str:  # noqa: D103
    words = {Skill.BEGINNER: "beginner", Skill.REGULAR: "intermediate", Skill.EXPERT: "expert"}
    return QCoreApplication.translate("Skill", words[skill])


def short_skill_words(skill: Skill) -> str:
    """The skill's word where there is little room."""
    return QCoreApplication.translate("Skill", "interm.") if skill is Skill.REGULAR else skill_words(skill)
