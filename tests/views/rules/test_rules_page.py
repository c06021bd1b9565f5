"""The page of the rules: what it shows of a game, where its contents and links lead."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pokertable.model.betting.structure import Structure
from pokertable.model.games import CATALOGUE
from pokertable.session.words.breaks import apart
from pokertable.session.words.rule_book import section
from pokertable.views.kit.look import look
from pokertable.views.kit.theme import DARK, LIGHT
from pokertable.views.rules.rules_page import RulesPage
from pokertable.views.rules.rules_text import LINE_PX
from tests.games import bringing
from tests.narrow import known
from tests.rules.table import any_game

GAMES = [pytest.param(bringing(CATALOGUE), id="few"), pytest.param([*CATALOGUE], id="all", marks=pytest.mark.long)]
IMAGE = QTextDocument.ResourceType.ImageResource.value


@pytest.fixture
def page(qtbot: QtBot) -> RulesPage:
    made = RulesPage()
    qtbot.addWidget(made)
    made.resize(1024, 656)
    made.show_game(any_game(CATALOGUE["omaha8"], Structure.POT))
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.setFocus()
    return made


def marked(page: RulesPage) -> str:
    return page.contents.currentItem().text().strip()


def click(qtbot: QtBot, page: RulesPage, title: str) -> None:
    (item,) = page.contents.findItems(f"   {title}", Qt.MatchFlag.MatchExactly)
    page.contents.scrollToItem(item)
    spot = page.contents.visualItemRect(item).center()
    qtbot.mouseClick(page.contents.viewport(), Qt.MouseButton.LeftButton, pos=spot)


def test_it_begins_with_the_deal_of_the_game(page: RulesPage) -> None:
    text = apart(page.text.toPlainText())
    first = "As in Omaha, exactly two of your four cards play, with exactly three from the board, but half of the pot"
    assert text.startswith(f"The game\nOmaha hi/lo\n\N{OBJECT REPLACEMENT CHARACTER}\n{first}")
    assert "2 × 700 + 1,000 = 2,400" in text and "The smallest bet is the" not in text
    assert marked(page) == "Omaha hi/lo"


def test_the_contents_lead_to_a_section_and_follow_the_text(page: RulesPage, qtbot: QtBot) -> None:
    click(qtbot, page, "Odd chips")
    assert page.text.verticalScrollBar().value() > 0
    assert marked(page) == "Odd chips"
    page.text.verticalScrollBar().setValue(0)
    assert marked(page) == "Omaha hi/lo"


def test_room_between_paragraphs_grows_with_the_window(page: RulesPage) -> None:
    def rooms() -> list[tuple[float, float, int]]:
        blocks, found = page.text.document().begin(), []
        while blocks.isValid():
            form = blocks.blockFormat()
            found.append((form.topMargin(), form.bottomMargin(), form.headingLevel()))
            blocks = blocks.next()
        return found

    before = rooms()
    look().change(ui=2.0)
    assert rooms() == [(2 * above, 2 * below, level) for above, below, level in before]
    assert {above for above, *_ in before} >= {18, 16, 12} and page.text.document().indentWidth() == 80


def test_the_example_grows_with_the_window_in_whatever_order_it_is_told(page: RulesPage) -> None:
    def grow() -> None:
        page.resize(2560, 1500)

    def dress() -> None:
        look().change(ui=2.0, text_scale=2.0)

    for steps in ((grow, dress), (dress, grow)):
        page.resize(1024, 656)
        look().change(ui=1.0, text_scale=1.0)
        for step in steps:
            step()
        QApplication.processEvents()
        (wide,) = re.findall(r"example:\" width=\"(\d+)", page.text.toHtml())
        assert 0 <= 2 * LINE_PX - 32 - int(wide) < 64, steps  # less the bar that scrolls


def test_an_underlined_word_opens_its_entry(page: RulesPage) -> None:
    page.text.anchorClicked.emit(QUrl("words.md#quartered"))
    assert page.text.shown_section() == section("words.md", "quartered")
    assert page.text.verticalScrollBar().value() > 0


def test_a_link_to_a_section_of_other_games_adds_it(page: RulesPage) -> None:
    assert "Half of the bet or more counts as a full raise" in page.text.toPlainText()
    assert "The smallest bet is the" not in page.text.toPlainText()
    page.text.anchorClicked.emit(QUrl("betting.md#no-limit"))
    assert "The smallest bet is the" in page.text.toPlainText()
    assert page.contents.findItems("   No-limit", Qt.MatchFlag.MatchExactly)


@pytest.mark.parametrize("size", [(1024, 656), pytest.param((1920, 1036), marks=pytest.mark.long)])
@pytest.mark.parametrize("games", GAMES)
def test_of_every_game_no_line_is_wider_than_its_place_and_every_link_leads_somewhere(
    page: RulesPage, size: tuple[int, int], games: list[str]
) -> None:
    page.resize(*size)
    for variant in [CATALOGUE[key] for key in games]:
        page.show_game(any_game(variant, variant.usual_structure))
        assert page.text.document().idealWidth() <= page.text.viewport().width() + 1
        block = page.text.document().begin()
        links = set()
        while block.isValid():
            links |= {span.format.anchorHref() for span in block.textFormats()} - {""}
            block = block.next()
        assert len(links) > 5
        for link in links:
            name, _, anchor = link.partition("#")
            assert section(name, anchor) is not None, link


def test_cards_are_drawn_and_nothing_else_is_loaded(page: RulesPage) -> None:
    picture = page.text.loadResource(IMAGE, QUrl("card:As"))
    row = page.text.loadResource(IMAGE, QUrl("card:AsKdQh"))
    assert isinstance(picture, QImage) and isinstance(row, QImage) and picture.size() != QSize(0, 0)
    assert row.size() == QSize(3 * picture.width(), picture.height())
    assert row.copy(0, 0, picture.width(), picture.height()) == picture
    assert page.text.loadResource(IMAGE, QUrl("file:///etc/hostname")) is None
    assert page.text.loadResource(IMAGE, QUrl("https://example.org/x.png")) is None


def test_escape_and_the_button_go_back(page: RulesPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.back_wanted):
        qtbot.keyClick(page.text, Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.back_wanted):
        page.back_button.click()


def test_the_theme_is_taken_at_once_and_the_place_kept(page: RulesPage) -> None:
    page.text.go_to(known(section("hands.md", "lows")))
    before = page.text.shown_section()
    dark = page.text.toHtml()
    look().change(theme=LIGHT)
    try:
        assert LIGHT.line.lower() in page.text.toHtml() and dark != page.text.toHtml()
        assert page.text.shown_section() == before
    finally:
        look().change(theme=DARK)
