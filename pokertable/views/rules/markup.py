"""The Markdown of the rules' pages as the rich text of Qt: headings, paragraphs, lists, tables, links, and cards.

Only what those pages use. A span of code that is cards (``As Kd``) becomes pictures: ``<img src="card:As">``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from itertools import groupby
from typing import Final

from pokertable.views.cards.card_state import CARD_RATIO
from pokertable.views.kit.theme import Theme

_CARDS: Final = re.compile(r"[2-9TJQKA][cdhs](?: [2-9TJQKA][cdhs])*")
_SPAN: Final = re.compile(r"`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)]+)\)")
_ITEM: Final = re.compile(r"(?:-|\d+\.) ")


def rich_text(markdown: str, theme: Theme, card_px: int) -> str:
    """The rich text of some Markdown; cards are `card_px` wide."""
    return "".join(_block(lines, theme, card_px) for lines in _blocks(markdown))


def _blocks(markdown: str) -> Iterator[list[str]]:
    """Runs of lines between blank lines."""
    for filled, lines in groupby(markdown.splitlines(), key=lambda line: bool(line.strip())):
        if filled:
            yield list(lines)


def _block(lines: list[str], theme: Theme, card_px: int) -> str:
    first = lines[0]
    if first.startswith("#"):
        return f"<h3>{_spans(first.lstrip('# '), theme, card_px)}</h3>"
    if first.startswith("|"):
        return _table([line for line in lines if not line.startswith("| ---")], theme, card_px)
    if _ITEM.match(first):
        kind = "ul" if first.startswith("-") else "ol"
        return f"<{kind}>{''.join(f'<li>{_spans(item, theme, card_px)}</li>' for item in _items(lines))}</{kind}>"
    return f"<p>{_spans(' '.join(line.strip() for line in lines), theme, card_px)}</p>"


def _items(lines: list[str]) -> list[str]:
    """The items of a list; a line without a mark goes on with the item above."""
    items: list[str] = []
    for line in lines:
        if _ITEM.match(line):
            items.append(_ITEM.sub("", line, count=1))
        else:
            items[-1] += f" {line.strip()}"
    return items


def _table(lines: list[str], theme: Theme, card_px: int) -> str:
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    line = f"border-bottom: 1px solid {theme.line}; padding: 5px 14px 5px 0"
    head = "".join(f'<th align="left" style="color: {theme.muted}; {line}">{escape(cell)}</th>' for cell in rows[0])
    body = "".join(
        "<tr>"
        + "".join(f'<td style="vertical-align: middle; {line}">{_spans(cell, theme, card_px)}</td>' for cell in row)
        + "</tr>"
        for row in rows[1:]
    )
    return f'<table cellspacing="0" style="border-collapse: collapse"><tr>{head}</tr>{body}</table>'


def _spans(text: str, theme: Theme, card_px: int) -> str:
    """Text with its bold words, links, code and cards."""
    parts, end = [], 0
    for match in _SPAN.finditer(text):
        parts.append(escape(text[end : match.start()]))
        code, bold, link, target = match.groups()
        if bold is not None:
            parts.append(f"<b>{escape(bold)}</b>")
        elif link is not None:
            parts.append(f'<a style="color: {theme.low_on_paper}" href="{escape(target)}">{escape(link)}</a>')
        elif _CARDS.fullmatch(code):
            parts.append(_cards(code, card_px))
        else:
            parts.append(f"<code>{escape(code)}</code>")
        end = match.end()
    parts.append(escape(text[end:]))
    return "".join(parts)


def _cards(text: str, card_px: int) -> str:
    """Cards in a row that is not broken."""
    height = round(card_px * CARD_RATIO)
    return "&#8288;".join(
        f'<img src="card:{card}" width="{card_px}" height="{height}" style="vertical-align: middle">'
        for card in text.split()
    )
