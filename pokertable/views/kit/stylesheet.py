"""The style of ordinary Qt widgets, from the theme's tokens. Widgets that paint themselves do not need it."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtGui import QPalette

from pokertable.views.kit.theme import SIZES, Theme

_SHEET = """
QWidget {{ color: {text}; font-size: {body}px; }}
QMainWindow, QWidget#page, QStackedWidget {{ background: {window}; }}
QWidget#panel, QFrame#panel, QDockWidget {{ background: {panel}; }}
QFrame#bar {{ background: {panel}; border: none; border-bottom: 1px solid {line}; }}
QLabel#title {{ font-size: {strong}px; font-weight: 600; }}
QFrame#card {{ background: {panel}; border: 1px solid {line}; border-radius: {r8}px; }}
QLabel {{ background: transparent; }}
QLabel[tone="muted"] {{ color: {muted}; }}
QLabel[tone="wrong"] {{ color: {wrong}; }}
QLabel[tone="small"] {{ color: {muted}; font-size: {small}px; }}
QLabel[tone="heading"] {{ font-size: {title}px; font-weight: 600; }}
QLabel[tone="section"] {{ color: {muted}; font-size: {small}px; font-weight: 600; }}
QLabel[tone="strong"] {{ font-weight: 600; }}
QLabel[tone="right"] {{ color: {right}; }}
QLabel[tone="here"] {{ background: {window}; font-size: {small}px; }}
QLabel[tone="felt"], QLabel[tone="felt-large"] {{ color: {text_on_felt}; }}
QLabel[tone="felt-large"] {{ font-size: {strong}px; }}
QToolTip {{ background: {raised}; color: {text}; border: 1px solid {muted}; padding: 2px 4px; font-size: {small}px; }}

QLineEdit, QAbstractSpinBox, QComboBox, QPlainTextEdit, QTextEdit {{
    background: {field}; color: {text}; border: 1px solid {muted}; border-radius: {r6}px;
    selection-background-color: {select}; selection-color: {text}; placeholder-text-color: {muted};
}}
QLineEdit, QAbstractSpinBox, QComboBox {{ min-height: {field_height}px; padding: 0 8px; }}
QPlainTextEdit, QTextBrowser#playbook {{ padding: 2px 5px; }}
QLineEdit:focus, QAbstractSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus, QTextEdit:focus {{
    border: 2px solid {focus};
}}
QLineEdit:disabled, QAbstractSpinBox:disabled, QComboBox:disabled {{
    color: {unavailable}; border-color: {line}; background: {panel};
}}
QLineEdit[tone="wrong"] {{ color: {wrong}; }}
QComboBox[tone="small"] {{ font-size: {small}px; }}
QComboBox[tone="filter"] {{ background: {panel}; color: {muted}; border-color: {line}; }}
QComboBox[tone="filter"]:focus {{ border: 2px solid {focus}; }}
QLineEdit#amount {{ min-height: 0; padding: 0 8px; font-weight: 600; }}
QComboBox::drop-down {{ width: 28px; border: none; }}
QComboBox::down-arrow {{
    width: 0; height: 0; margin-right: 8px; image: none;
    border-left: 5px solid {field}; border-right: 5px solid {field}; border-top: 6px solid {muted};
}}
QComboBox[tone="filter"]::down-arrow {{ border-left-color: {panel}; border-right-color: {panel}; }}
QComboBox[tone="small"]::drop-down {{ width: 20px; }}
QComboBox[tone="small"]::down-arrow {{ margin-right: 6px; }}
QComboBox[tone="small"] {{ padding: 0 0 0 8px; }}
QComboBox QAbstractItemView, QMenu {{
    background: {panel}; color: {text}; border: 1px solid {line}; outline: none;
    selection-background-color: {select}; selection-color: {text};
}}
QComboBox QAbstractItemView::item {{ min-height: 32px; }}
QMenu {{ padding: 4px; menu-scrollable: 1; }}
QMenu::item {{ padding: 7px 24px 7px 16px; border-radius: {r4}px; }}
QMenu[tight="true"]::item {{ padding: 2px 24px 2px 16px; }}
QMenu::item:selected {{ background: {raised}; }}
QMenu::item:disabled {{ color: {unavailable}; }}
QMenu::indicator {{ width: {dot}px; height: {dot}px; margin-left: 6px; border-radius: {dot_half}px; }}
QMenu::indicator:checked {{ background: {text}; }}
QMenu::right-arrow {{
    width: 0; height: 0; margin-right: 8px; image: none;
    border-top: 5px solid {panel}; border-bottom: 5px solid {panel}; border-left: 6px solid {muted};
}}
QMenu::separator {{ height: 1px; background: {line}; margin: 4px 8px; }}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{ width: 0; border: none; }}
QCheckBox, QRadioButton {{ spacing: 8px; min-height: 28px; background: transparent; }}
QCheckBox:focus, QRadioButton:focus {{ text-decoration: underline; }}
QPlainTextEdit#mirror {{ border: none; border-radius: 0; background: {window}; padding: 0 12px; }}
QTextBrowser#playbook {{ border: 1px solid {line}; }}
QTextBrowser#playbook[reached="true"]:focus {{ border-left: 3px solid {focus}; padding-left: 3px; }}
QTextEdit#log {{ border: 2px solid transparent; border-left-width: 3px; background: transparent; }}
QTextEdit#log[reached="true"]:focus {{
    border: 2px solid transparent; border-left: 3px solid {focus}; border-radius: 0;
}}
QTableView {{ background: {panel}; border: none; outline: none; }}
QTableView#figures {{ border: none; border-left: 3px solid transparent; }}
QTableView#figures:focus {{ border-left: 3px solid {focus}; }}
QHeaderView {{ background: {panel}; border: none; }}
QHeaderView::section {{
    background: {panel}; color: {muted}; border: none; border-bottom: 1px solid {line};
    padding: 0 8px; font-size: {small}px; font-weight: 600;
}}
QTableView#hands, QTableView#hands QHeaderView, QTableView#hands QHeaderView::section {{ background: {window}; }}
QTableView#hands {{ selection-background-color: transparent; }}
QTableView#hands QHeaderView::section:first {{ padding-left: 24px; }}
QListWidget {{
    background: {raised}; border: 1px solid {line}; border-radius: {r6}px; padding: 3px 3px 3px 5px; outline: none;
}}
QListWidget::item {{ padding: 4px 8px; border-radius: {r4}px; }}
QListWidget::item:selected {{ background: {select}; color: {text}; }}
QListWidget[reached="true"]:focus {{ border-left: 3px solid {focus}; padding-left: 3px; }}
QSlider:focus {{ border: 2px solid {focus}; border-radius: {r4}px; }}
QSlider::groove:horizontal {{ height: {groove}px; background: {line}; border-radius: 2px; }}
QSlider::sub-page:horizontal {{ background: {muted}; border-radius: 2px; }}
QSlider::handle:horizontal {{
    width: {knob}px; margin: -{beyond}px 0; border-radius: {knob_half}px; background: {text};
}}
QSlider {{ min-height: 20px; }}
QScrollArea {{ border: none; background: transparent; }}
QScrollArea:focus {{ border: none; border-left: 3px solid {focus}; }}
QScrollArea > QWidget > QWidget#inner, QStackedWidget#inner, QStackedWidget > QWidget#inner {{
    background: transparent;
}}
QScrollBar:vertical {{ background: transparent; width: 12px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: 12px; margin: 0; }}
QScrollBar::handle {{ background: {line}; border-radius: 4px; min-height: 32px; min-width: 32px; margin: 2px; }}
QScrollBar::handle:hover {{ background: {muted}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""


_PX: Final = re.compile(r"(?<=[ :-])([0-9]+)px")
"""A measure written in the sheet."""


def stylesheet(theme: Theme, text_scale: float = 1.0, ui: float = 1.0) -> str:
    """The style sheet of the application in a theme, its text scaled by `text_scale`, every other measure by `ui`.

    Every focusable widget shows the focus with a ring.
    """
    small, body, strong, title, _ = (round(px * text_scale) for px in SIZES.type)
    r4, r6, r8, _ = (round(px * ui) for px in SIZES.radius)
    groove, beyond, dot = round(4 * ui), round(6 * ui), round(8 * ui)
    knob = groove + 2 * beyond  # a disc, as the dot: more than half of it for a radius makes it a square
    sheet = _PX.sub(lambda px: f"{round(int(px[1]) * ui)}px", _SHEET)
    return sheet.format(
        window=theme.window,
        panel=theme.panel,
        raised=theme.raised,
        field=theme.window if theme.is_dark else theme.panel,
        line=theme.line,
        text=theme.text,
        muted=theme.muted,
        unavailable=theme.unavailable,
        text_on_felt=theme.text_on_felt,
        focus=theme.focus,
        right=theme.right,
        wrong=theme.wrong,
        select=selection(theme),
        small=small,
        body=body,
        title=title,
        strong=strong,
        r4=r4,
        r6=r6,
        r8=r8,
        groove=groove,
        beyond=beyond,
        knob=knob,
        knob_half=knob // 2,
        dot=dot,
        dot_half=dot // 2,
        field_height=round((SIZES.target - 8) * ui),
    )


def selection(theme: Theme) -> str:
    """The background of selected text and items; it keeps the text's contrast above 4.5 in both themes."""
    return "#2F5D8C" if theme.is_dark else "#BFD9F2"


def palette(theme: Theme) -> QPalette:
    """The application palette in a theme, for parts that style sheets do not reach."""
    colors = QPalette()
    roles = QPalette.ColorRole
    for role, token in (
        (roles.Window, "window"),
        (roles.WindowText, "text"),
        (roles.Base, "panel"),
        (roles.AlternateBase, "raised"),
        (roles.Text, "text"),
        (roles.Button, "raised"),
        (roles.ButtonText, "text"),
        (roles.ToolTipBase, "raised"),
        (roles.ToolTipText, "text"),
        (roles.PlaceholderText, "muted"),
        (roles.Link, "low_on_paper"),
    ):
        colors.setColor(role, theme.color(token))
    colors.setColor(roles.Highlight, selection(theme))
    colors.setColor(roles.HighlightedText, theme.color("text"))
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        colors.setColor(QPalette.ColorGroup.Disabled, role, theme.color("unavailable"))
    return colors
