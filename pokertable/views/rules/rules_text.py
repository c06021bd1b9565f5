"""The text of the rules: chapters one below another, with cards as pictures and links between the sections."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QImage, QPainter, QResizeEvent, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QWidget

from pokertable.model.cards import parse_cards
from pokertable.session.words.rule_book import Chapter, Section
from pokertable.views.cards.card import paint_card
from pokertable.views.cards.card_state import CARD_RATIO
from pokertable.views.kit.fonts import scaled, sized
from pokertable.views.kit.language import for_html
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import ByKeys
from pokertable.views.kit.spoken import Written, as_seen_html
from pokertable.views.kit.theme import SuitColors, Theme
from pokertable.views.kit.translate import shown
from pokertable.views.rules.example import Example

LINE_PX: Final = 820
"""Greatest width of a line of text, in px."""
TEXT_PX: Final = 15
"""Type size, in px before it is sized."""
SECTION_LEVEL: Final = 2
"""Level of the headings that begin a section; those above it begin a chapter."""


_MARGINS: Final = (("h1", 18, 12), ("h2", 16, 12), ("h3", 14, 12), ("p, ul, ol", 12, 12))
"""Px above and below: those that Qt gives to each in a window of the usual size, and does not scale."""
_CARDS: Final = re.compile(r"[2-9TJQKA][cdhs](?: [2-9TJQKA][cdhs])*")
_SPAN: Final = re.compile(r"`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)]+)\)")
_ITEM: Final = re.compile(r"(?:-|\d+\.) ")


def rich_text(markdown: str, theme: Theme, card_px: int) -> str:
    """Markdown as rich text; cards are `card_px` wide."""
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
    """The items of a list; a line without a mark continues the item above."""
    items: list[str] = []
    for line in lines:
        if _ITEM.match(line):
            items.append(_ITEM.sub("", line, count=1))
        else:
            items[-1] += f" {line.strip()}"
    return items


def _table(lines: list[str], theme: Theme, card_px: int) -> str:
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    line = f"border-bottom: 1px solid {theme.line}; padding: {scaled(5)}px {scaled(14)}px {scaled(5)}px 0"
    head = "".join(f'<th align="left" style="color: {theme.muted}; {line}">{for_html(cell)}</th>' for cell in rows[0])
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
        parts.append(for_html(text[end : match.start()]))
        code, bold, link, target = match.groups()
        if bold is not None:
            parts.append(f"<b>{for_html(bold)}</b>")
        elif link is not None:
            parts.append(f'<a style="color: {theme.low_on_paper}" href="{for_html(target)}">{for_html(link)}</a>')
        elif _CARDS.fullmatch(code):
            parts.append(_cards(code, card_px))
        else:
            parts.append(f"<code>{for_html(code)}</code>")
        end = match.end()
    parts.append(for_html(text[end:]))
    return "".join(parts)


def _cards(text: str, card_px: int) -> str:
    """Cards in a row as one picture: between two Qt would break a line."""
    row = text.split()
    width, height = card_px * len(row), round(card_px * CARD_RATIO)
    return f'<img src="card:{"".join(row)}" width="{width}" height="{height}" style="vertical-align: middle">'


class RulesText(ByKeys, Written, QTextBrowser):
    """Shows chapters. `section_wanted(page, anchor)`: a link to a section outside the chapters was followed."""

    section_wanted = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("log")
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Rules"))
        self.anchorClicked.connect(self._follow)
        self._headings: dict[int, Section] = {}
        self._chapters: tuple[Chapter, ...] = ()
        self._is_writing, self._written_px = False, 0
        """The width of the example as it stands in the text, in px."""
        self.example: Example | None = None
        """The picture below the first heading."""
        look().changed.connect(self.write_anew)

    def show_chapters(self, chapters: Sequence[Chapter]) -> None:
        """Show these chapters from the beginning."""
        self._chapters = tuple(chapters)
        self.write_anew()
        self.verticalScrollBar().setValue(0)

    def go_to(self, section: Section) -> None:
        """Scroll to a displayed section."""
        self.scrollToAnchor(_name(section.page, section.anchor))

    def shown_section(self) -> Section | None:
        """The section at the upper edge, None while nothing is shown."""
        cursor = self.cursorForPosition(QPoint(scaled(4), scaled(24)))
        block = cursor.block()
        while block.isValid():
            section = self._headings.get(block.position())
            if section is not None:
                return section
            block = block.previous()
        return next((section for chapter in self._chapters for section in chapter.sections), None)

    def write_anew(self) -> None:
        """Write the text again at the same scroll position."""
        self._is_writing = True  # the bar that scrolls it comes and goes meanwhile, and resizes it
        self._fit_lines()
        self._written_px = self._picture_px
        at, px = self.verticalScrollBar().value(), sized(TEXT_PX)
        self.document().setDefaultStyleSheet(
            f"body {{ font-size: {px}px; color: {look().theme.text} }}"
            f"h1 {{ font-size: {px + scaled(9)}px }} h2 {{ font-size: {px + scaled(3)}px }}"
            f"h3 {{ font-size: {px}px }} p, li {{ line-height: 125% }} li {{ margin-bottom: {scaled(4)}px }}"
            + "".join([_margins(*each) for each in _MARGINS])
        )
        self.document().setIndentWidth(scaled(40))
        self.document().setDocumentMargin(0)
        html = "".join([self._chapter(chapter) for chapter in self._chapters])
        self.setHtml(f"<body>{as_seen_html(html)}</body>")
        self._leave_room()
        self.verticalScrollBar().setValue(at)
        self._headings = dict(self._find_headings())
        self._is_writing = False

    def _fit_lines(self) -> None:
        spare = max(0, self.width() - scaled(LINE_PX) - scaled(48))
        self.setViewportMargins(scaled(24), 0, scaled(24) + spare, 0)

    def _leave_room(self) -> None:
        """Leave room below the text, so that the last section can be scrolled to the top too."""
        frame = self.document().rootFrame()
        below = frame.frameFormat()
        below.setBottomMargin(max(0, self.viewport().height() - scaled(120)))
        frame.setFrameFormat(below)

    def _find_headings(self) -> Iterator[tuple[int, Section]]:
        """Positions in the document at which sections begin."""
        sections = iter([section for chapter in self._chapters for section in chapter.sections])
        block = self.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel() == SECTION_LEVEL:
                yield block.position(), next(sections)
            block = block.next()

    def _chapter(self, chapter: Chapter) -> str:
        parts = [f"<h1>{shown(chapter.title)}</h1>"]
        for section in chapter.sections:
            anchor = _name(section.page, section.anchor)
            parts.append(f'<h{SECTION_LEVEL}><a name="{anchor}"></a>{for_html(section.heading)}</h{SECTION_LEVEL}>')
            if chapter is self._chapters[0] and section is chapter.sections[0] and self.example is not None:
                wide, high = self._picture_px, self.example.height(self._picture_px)
                picture = f'<img src="example:" width="{wide}" height="{high}">'
                parts.append(f'<p style="line-height: 100%">{picture}</p>')
            parts.append(rich_text(section.text, look().theme, self._card_px))
        return "".join(parts)

    def _follow(self, url: QUrl) -> None:
        page, anchor = url.path(), url.fragment()
        there = any(
            (section.page, section.anchor) == (page, anchor)
            for chapter in self._chapters
            for section in chapter.sections
        )
        if there:
            self.scrollToAnchor(_name(page, anchor))
        else:
            self.section_wanted.emit(page, anchor)

    @property
    def _picture_px(self) -> int:
        """The width of the example, in px: that of a line, in a narrow window less."""
        return max(scaled(320), min(scaled(LINE_PX), self.viewport().width()) - scaled(16))

    @property
    def _card_px(self) -> int:
        return round(sized(TEXT_PX) * 1.6)

    # Qt

    def loadResource(self, kind: int, name: QUrl | str) -> object:  # noqa: N802
        """The picture of a row of cards (``card:AsKd``) or of the example; no other resource is loaded."""
        url = QUrl(name)
        if url.scheme() == "example" and self.example is not None:
            return self.example.picture(self._picture_px, self.devicePixelRatioF())
        if kind != QTextDocument.ResourceType.ImageResource.value or url.scheme() != "card":
            return None
        return _card_picture(url.path(), self._card_px, self.devicePixelRatioF(), look().deck)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the lines readably short."""
        self._fit_lines()
        super().resizeEvent(event)
        if self._picture_px != self._written_px and self._chapters and not self._is_writing:
            self.write_anew()
        self._leave_room()


def _margins(parts: str, above: int, below: int) -> str:
    return f"{parts} {{ margin-top: {scaled(above)}px; margin-bottom: {scaled(below)}px }}"


def _name(page: str, anchor: str) -> str:
    """Name of a section inside the text: pages may have equal headings."""
    return f"{page.removesuffix('.md')}-{anchor}"


@lru_cache(maxsize=200)
def _card_picture(codes: str, width: int, ratio: float, deck: SuitColors) -> QImage:
    """Cards in a row, each with room for its shadow below and the gap to the next at its right."""
    cards, height = parse_cards(codes), round(width * CARD_RATIO)
    size = QSize(round(width * len(cards) * ratio), round(height * ratio))
    picture = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    wide = width - scaled(3)
    for place, card in enumerate(cards):
        paint_card(painter, QRectF(place * width + 0.5, 0.5, wide, wide * CARD_RATIO), card, deck=deck)
    painter.end()
    return picture
