"""How an opponent plays: its rules, each with when it applies, what is done, and the words for why."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtWidgets import QDialog, QTextBrowser, QWidget

from pokertable.model.text import Phrase
from pokertable.players.opponents.playbook import Playbook, PlaybookTable
from pokertable.views.kit.look import look
from pokertable.views.kit.spoken import as_seen_html
from pokertable.views.kit.translate import shown
from pokertable.views.start.opponent_row import skill_words
from pokertable.views.widgets.buttons import push_button
from pokertable.views.widgets.labels import PlainLabel
from pokertable.views.widgets.layouts import in_column, in_row, with_room


class PlaybookDialog(QDialog):
    """Shows one playbook; `who`: the name of the player, empty for nobody at a table."""

    def __init__(self, playbook: Playbook, who: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("How {name} plays").format(name=who) if who else self.tr("How it plays"))
        self._playbook = playbook
        self.title = PlainLabel(self, self._heading(who), tone="heading", wraps=True)
        about = PlainLabel(self, shown(playbook.character.about), wraps=True)
        self.terms = PlainLabel(self, self._terms(), tone="muted", wraps=True)
        self.text = QTextBrowser(self)
        self.text.setOpenLinks(False)
        self.text.setAccessibleName(self.tr("How it plays"))
        said = self.tr(
            "Read from the top: a hand that one rule leaves goes to the next. Close hands are played both ways."
        )
        note = PlainLabel(self, said, tone="muted", wraps=True)
        close = push_button(self.tr("Close"), self, self.accept, tone="main", default=True)
        foot = in_row((note, 1), close)
        in_column(self.title, about, self.terms, (self.text, 1), foot, of=self, margins=(24, 20, 24, 16), spacing=10)
        look().changed.connect(self._write)
        self._write()
        with_room(self, 860, 640)
        close.setFocus()

    def _heading(self, who: str) -> str:
        """``Adaeze: Rock, regular, in Fixed-limit Omaha hi/lo 2/4``, as far as it is known."""
        said = shown(self._playbook.style)
        if self._playbook.skill is not None:
            skill = skill_words(self._playbook.skill)
            said = self.tr("{style}, {skill}").format(style=said, skill=skill)
        if who:
            said = self.tr("{name}: {style}").format(name=who, style=said)
        if self._playbook.game is not None:
            said = self.tr("{who}, in {game}").format(who=said, game=shown(self._playbook.game.title))
        return said

    def _terms(self) -> str:
        """What the terms of the tables mean."""
        if not self._playbook.tables:
            return ""
        terms = self.tr(
            "What a hand expects is its part of the pot on average; what it needs is the part that a call pays: "
            "25 % if a call of 50 makes the pot 200. The letters x and y stand for the figures of the hand in play."
        )
        game = self._playbook.game
        if game is not None and game.variant.is_split:
            terms = self.tr("{terms} Both halves of the pot count, the high and the low.").format(terms=terms)
        return terms

    def _write(self) -> None:
        parts = ["<div>"]
        if self._playbook.leaks:
            parts.append(_heading(self.tr("What it does wrong, and what to do about it")))
            rows = [(_html(leak.title), _html(leak.answer)) for leak in self._playbook.leaks]
            parts.append(_rows(rows, (30, 70)))
        parts += [self._table(table) for table in self._playbook.tables]
        self.text.setHtml(as_seen_html("".join([*parts, "</div>"])))

    def _table(self, table: PlaybookTable) -> str:
        muted = look().theme.color("muted").name()
        head = "".join(
            f'<th align="left" style="color: {muted}; font-weight: normal">{escape(words)}</th>'
            for words in (self.tr("When"), self.tr("Does"), self.tr("Because"))
        )
        rows = [(_html(rule.when), f"<b>{_html(rule.do)}</b>", _html(rule.because)) for rule in table.rules]
        return _heading(shown(table.title)) + _rows(rows, (42, 18, 40), head)


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
