"""How an opponent plays: its rules, each with when it speaks, what is done, and the words for why."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QTextBrowser, QVBoxLayout, QWidget

from pokertable.model.text import Phrase
from pokertable.players.playbook import Playbook, PlaybookTable
from pokertable.views.kit.look import look
from pokertable.views.kit.plain_text import PlainLabel
from pokertable.views.kit.translate import shown

_SIZE: Final = QSize(860, 640)


class PlaybookDialog(QDialog):
    """Shows one playbook."""

    def __init__(self, playbook: Playbook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("How it plays"))
        self._playbook = playbook
        title, about = PlainLabel(self), PlainLabel(self)
        title.setText(shown(playbook.character.title))
        title.setProperty("tone", "heading")
        about.setText(shown(playbook.character.about))
        about.setWordWrap(True)
        self.text = QTextBrowser(self)
        self.text.setOpenLinks(False)
        self.text.setAccessibleName(self.tr("How it plays"))
        note = QLabel(
            self.tr(
                "Read from the top: a hand that one rule leaves goes to the next. Close hands are played both ways."
            ),
            self,
        )
        note.setProperty("tone", "muted")
        close = QPushButton(self.tr("Close"), self)
        close.setProperty("tone", "main")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        foot = QHBoxLayout()
        foot.addWidget(note, 1)
        foot.addWidget(close)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(10)
        column.addWidget(title)
        column.addWidget(about)
        column.addWidget(self.text, 1)
        column.addLayout(foot)
        look().changed.connect(self._write)
        self._write()
        room = self.screen().availableSize() if parent is None else parent.window().size()
        self.resize(_SIZE.boundedTo(QSize(room.width() - 40, room.height() - 40)))
        close.setFocus()

    def _write(self) -> None:
        px = max(13, self.font().pixelSize())
        parts = [f'<div style="font-size: {px}px">']
        if self._playbook.leaks:
            parts.append(_heading(self.tr("What it does wrong, and what to do about it")))
            rows = [(_html(leak.title), _html(leak.answer)) for leak in self._playbook.leaks]
            parts.append(_rows(rows, (30, 70)))
        parts += [self._table(table) for table in self._playbook.tables]
        self.text.setHtml("".join([*parts, "</div>"]))

    def _table(self, table: PlaybookTable) -> str:
        muted = look().theme.color("muted").name()
        head = "".join(
            f'<th align="left" style="color: {muted}; font-weight: normal">{escape(words)}</th>'
            for words in (self.tr("When"), self.tr("Does"), self.tr("Because"))
        )
        rows = [(_html(rule.when), f"<b>{_html(rule.do)}</b>", _html(rule.because)) for rule in table.rules]
        return _heading(shown(table.title)) + _rows(rows, (44, 15, 41), head)


def _heading(words: str) -> str:
    return f'<p style="font-weight: 600; margin-top: 14px; margin-bottom: 4px">{escape(words)}</p>'


def _rows(rows: Sequence[tuple[str, ...]], widths: tuple[int, ...], head: str = "") -> str:
    line = look().theme.color("line").name()
    cells = "".join(
        "<tr>" + "".join(f'<td width="{width}%">{cell}</td>' for cell, width in zip(row, widths, strict=True)) + "</tr>"
        for row in rows
    )
    frame = f'border="1" style="border-collapse: collapse; border-color: {line}; border-style: solid"'
    first = f"<tr>{head}</tr>" if head else ""
    return f'<table width="100%" cellpadding="6" cellspacing="0" {frame}>{first}{cells}</table>'


def _html(sentence: Phrase) -> str:
    return escape(shown(sentence)).replace(" %", "&nbsp;%")
