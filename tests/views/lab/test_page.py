"""The Omaha lab as a player meets it: what is lifted, what slides out, what is said, and how it is shown."""

from __future__ import annotations

import random
import re
from itertools import pairwise
from typing import Any

import pytest
from phevaluator import evaluate_cards, evaluate_omaha_cards
from pokerkit import Card as KitCard
from pokerkit import EightOrBetterLowHand, OmahaEightOrBetterLowHand
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QGuiApplication, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pokertable.model.cards import Card, parse_cards
from pokertable.training.lab.cards import LabCards, lab_variant
from pokertable.views.kit import painting
from pokertable.views.kit.fonts import face
from pokertable.views.kit.look import look
from pokertable.views.kit.stylesheet import stylesheet
from pokertable.views.kit.theme import THEMES, SuitColors
from pokertable.views.lab import cells as lab_cells
from pokertable.views.lab.page import LabPage
from pokertable.views.widgets.buttons import Button
from tests.games import one_of
from tests.painted import looked_at
from tests.views.lab.lifted import lifted

# resources/rules/hands.md: game, board, hand; the high and its cards (None: there is a choice);
# the low and its cards, or the reason
EXAMPLES = [
    ("omaha8", "5s6s7s9hTs", "8hAs9cTc", "straight, ten high", "8hTc6s7s9h", "8-7-6-5-A low", "As8h5s6s7s"),
    (
        "omaha8",
        "5s6s7s9hTs",
        "7cAs9cTc",
        "two pair, tens and nines",
        None,
        "the seven in the hand is counterfeited, so 7-7-6-5-A has a pair",
        None,
    ),
    (
        "omaha8",
        "5s6s9hTsKd",
        "8hAs9cTc",
        "two pair, tens and nines",
        None,
        "No low: only two low cards on the board",
        None,
    ),
    ("omaha", "Ks9sQsQh5s", "As2h4h5c", "two pair, queens and fives, ace kicker", "As5cQsQh5s", None, None),
    ("omaha", "Ks9sQsQh5s", "2s3sKdJd", "flush, king high", "2s3sKs9sQs", None, None),
    ("omaha", "5s6h7d8hAs", "JdJs4d9s", "pair of jacks", None, None, None),
    ("omaha", "5s6h7d8hAs", "JdJs9d9s", "pair of jacks", None, None, None),
    ("omaha", "5s6h7d8hAs", "JdJs4d3s", "straight, seven high", "4d3s5s6h7d", None, None),
    ("omaha", "JsJd9d5h9c", "As2sJhKd", "three jacks, ace and nine", None, None, None),
    ("omaha", "JsJd9d5h9c", "Jc2c9sTs", "full house, jacks over nines", None, None, None),
    ("omaha", "JsJd9d5h9c", "Ts5c5s2c", "full house, fives over jacks", "5c5s5hJsJd", None, None),
    ("omaha", "JsJdAdJhKc", "As2s3hKd", "three jacks, ace and king", "AsKdJsJdJh", None, None),
    ("omaha8", "2d6hAc5c8s", "2h4s5sKd", "two pair", None, "6-5-4-2-A low", None),
    ("omaha8", "2s5cTh7d8c", "As4s5hKc", "pair of fives", "5h5cAsTh8c", "7-5-4-2-A low", "As4s2s5c7d"),
    ("omaha8", "2s5cTh7d8c", "Ah3hTsTc", "three tens, eight and seven", "TsTcTh8c7d", "7-5-3-2-A low", "Ah3h2s5c7d"),
    (
        "omaha8",
        "2s5cTh7d8c",
        "7c9cJsQs",
        "straight, jack high",
        "Js9cTh8c7d",
        "No low: only one low card in the hand",
        None,
    ),
    ("omaha8", "2s5cTh7d8c", "4h6hKsKd", "straight, eight high", "4h6h5c7d8c", "7-6-5-4-2 low", "4h6h2s5c7d"),
    ("omaha8", "2s5cTh7d8c", "Ad3d6d9h", "straight, ten high", "6d9hTh7d8c", "7-5-3-2-A low", "Ad3d2s5c7d"),
    ("omaha", "Ac3d4h5sKc", "2s2c2h2d", "pair of deuces", None, None, None),
    ("omaha", "QsJsTh", "AsKcQcQh", "straight, ace high", "AsKcQsJsTh", None, None),
    ("omaha8", "As6d7h2c9s", "2s3dKhKd", "pair of kings", None, "7-6-3-2-A low", "2s3dAs6d7h"),
    ("omaha8", "As6d7h2c9s", "2s3d4hKd", "pair of deuces", None, "6-4-3-2-A low", "3d4hAs6d2c"),
    ("holdem", "7c7dAhKc9s", "AsQd", "two pair, aces and sevens, king kicker", "AsAh7c7dKc", None, None),
    ("holdem", "7c7dAhKc9s", "Ad2d", "two pair, aces and sevens, king kicker", "AdAh7c7dKc", None, None),
    ("holdem", "AsKsQsJsTs", "2c2d", "royal flush", "AsKsQsJsTs", None, None),
    ("stud8", "", "5c4d3h2sAcKdKh", "straight, five high", "5c4d3h2sAc", "5-4-3-2-A low", "5c4d3h2sAc"),
    ("stud8", "", "8c6d4h3sAcKdKh", "pair of kings", "KdKhAc8c6d", "8-6-4-3-A low", "8c6d4h3sAc"),
]


def test_examples_of_the_rules(page: LabPage) -> None:
    for game, board, hand, high, high_cards, low, low_cards in EXAMPLES:
        page.open_cards(parse_cards(hand), parse_cards(board), game)
        assert f"High: {high}" in page.text, hand
        highs, lows = lifted(page.lab.legal.felt, page, "high"), lifted(page.lab.legal.felt, page, "low")
        assert len(highs) == 5
        if high_cards is not None:
            assert highs == set(parse_cards(high_cards))
        if game.startswith("omaha"):
            assert len(highs & set(parse_cards(hand))) == 2
        assert ("Low: " in page.text or "No low: " in page.text) is (low is not None)
        if low is not None:
            assert low in page.text
            assert len(lows) == (5 if low.endswith(" low") else 0)
        if low_cards:
            assert lows == set(parse_cards(low_cards))


def test_the_lone_ace_slides_the_fourth_spade_out_and_says_why(page: LabPage) -> None:
    page.open_cards(parse_cards("8hAs9cTc"), parse_cards("5s6s7s9hTs"), "omaha8")
    assert lifted(page.lab.any_five.felt, page, "illegal") == {Card.parse("Ts")}
    assert page.lab.any_five.reason.text() == "Not a flush: only one spade in your hand."
    assert page.lab.any_five.rule.text() == "A flush needs two spades from the hand and three from the board."
    assert "flush, ace high (As + 5s 6s 7s Ts), not allowed" in page.text
    assert not lifted(page.lab.legal.felt, page, "illegal")
    assert page.lab.any_five.high.accessibleName().startswith("High: Flush, ace high, not allowed")


def cards_said(text: str, share: str) -> tuple[str, ...] | None:
    """The five cards that the page's own text names for a share."""
    line = re.search(rf"^{share}: .*\((.*)\)$", text, re.MULTILINE)
    return tuple(line[1].replace("+", " ").split()) if line else None


@pytest.mark.parametrize("game", ["holdem", "omaha", "omaha8", "stud8"])
def test_random_deals_are_read_as_the_reference_evaluators_read_them(page: LabPage, game: str) -> None:
    for seed in range(3):
        check_reading(page, game, seed)


@pytest.mark.long
@pytest.mark.parametrize("game", ["holdem", "omaha", "omaha8", "stud8"])
def test_many_random_deals_are_read_as_the_reference_evaluators_read_them(page: LabPage, game: str) -> None:
    for seed in range(100):
        check_reading(page, game, seed)


def check_reading(page: LabPage, game: str, seed: int) -> None:
    """Fails if a random deal is read otherwise than by the reference evaluators."""
    cards = LabCards.empty(lab_variant(game)).dealt(random.Random(f"{game} {seed}"))
    page.open_cards(cards.hand_cards, cards.board_cards, game)
    hand, board = [str(card) for card in cards.hand_cards], [str(card) for card in cards.board_cards]
    five = cards_said(page.text, "High")
    assert five is not None
    if game.startswith("omaha"):
        assert (len(set(five) & set(hand)), len(set(five) & set(board))) == (2, 3)
        best = evaluate_omaha_cards(*board, *hand)
    else:
        best = evaluate_cards(*hand, *board)
    assert evaluate_cards(*five) == best
    if not lab_variant(game).is_split:
        assert "ow: " not in page.text
        return
    kind = OmahaEightOrBetterLowHand if game == "omaha8" else EightOrBetterLowHand
    reference = kind.from_game_or_none(list(KitCard.parse("".join(hand))), list(KitCard.parse("".join(board))))
    low = cards_said(page.text, "Low")
    if reference is None:
        assert low is None
        assert "No low: " in page.text
        return
    assert low is not None
    assert {card[0] for card in low} == {repr(card)[0] for card in reference.cards}
    if game == "omaha8":
        assert len(set(low) & set(hand)) == 2


@pytest.mark.painted
@pytest.mark.parametrize(
    ("theme", "size"),
    one_of(6, [(theme, size) for theme in THEMES for size in ((1024, 664), (1280, 756), (1920, 1036))]),
)
def test_the_page_fits_its_window_in_every_state(qtbot: QtBot, theme: str, size: tuple[int, int]) -> None:
    page = LabPage(seed=2)
    page.setStyleSheet(stylesheet(THEMES[theme]))
    look().change(theme=THEMES[theme])
    look().change(deck=SuitColors.TWO)
    look().change(speed=0)
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()

    def answered() -> None:
        page._pick(page.cards.hand_cards[0])
        page._pick(page.cards.hand_cards[1])
        page._check()

    states = [
        page.deal_random,
        page.change_number,
        lambda: page.open_lesson("draws-not-to-the-nuts"),
        answered,
        page.show_lessons,
        lambda: page.open_cards(parse_cards("5c4d3h2sAcKdKh"), (), "stud8"),
    ]
    for show in states:
        show()
        QGuiApplication.processEvents()
        page.grab()
        assert (page.width(), page.height()) == size
        for part in (page.lab.legal, page.lab.grid, page.lab.side):
            if part.isVisible():
                corner = part.mapTo(page, part.rect().bottomRight())
                assert corner.x() < size[0]
                assert corner.y() < size[1]


@pytest.mark.parametrize("size", one_of(2, [((1024, 656),), ((1280, 756),)]))
def test_with_five_cards_no_line_meets_another_and_no_sentence_is_cut(page: LabPage, size: tuple[int, int]) -> None:
    page.setStyleSheet(stylesheet(THEMES["dark"]))
    page.resize(*size)
    page.open_cards(parse_cards("8hAs9cTc2d"), parse_cards("5s6s7s9hTs"), "omaha8")
    QApplication.processEvents()
    assert page.lab.grid.cell_rect(0, 0).height() >= 2 * QFontMetricsF(face(11)).height()
    assert page.lab.any_five.rule.isVisible()
    assert page.lab.any_five.rule.heightForWidth(page.lab.any_five.rule.width()) <= page.lab.any_five.rule.height()
    felt = page.lab.any_five.felt
    for rect, drawn in zip(felt.slots(), felt._drawn(), strict=True):
        low = rect.translated(drawn.pose.x - rect.x(), drawn.pose.y - rect.y()).bottom()
        assert low + 0.08 * rect.width() * bool(drawn.pose.turn) <= felt.height()
    page.open_cards(parse_cards("As2dKhQd3c"), parse_cards("4c6h8sTd"), "omaha8")
    page.set_cards(page.cards.put(9, Card.parse("2s")))
    QApplication.processEvents()
    line = page.header.line
    assert "it: 6-4-3-2-A. The deuce on the river makes" in line.text()
    assert line.heightForWidth(line.width()) <= page.header.height()


def test_a_long_reason_leaves_the_rule_out_instead_of_pressing_on_the_row(qtbot: QtBot) -> None:
    page = LabPage(seed=2)
    page.setStyleSheet(stylesheet(THEMES["dark"]))
    look().change(speed=0)
    qtbot.addWidget(page)
    page.resize(1024, 664)
    page.show()
    for hand, board in (("Ad3d6d9h", "2s5cTh7d8c"), ("8hAs9cTc", "5s6s7s9hTs"), ("5h9cJdQs", "Ac2d3h4sKd")):
        page.open_cards(parse_cards(hand), parse_cards(board), "omaha8")
        QGuiApplication.processEvents()
        panel = page.lab.any_five
        shown = [w for w in (panel.high, panel.low, panel.reason, panel.rule) if w.isVisible()]
        boxes = [panel.felt.geometry(), *(w.geometry() for w in shown)]
        assert all(below.top() > above.bottom() for above, below in pairwise(boxes))
        assert shown[0].height() == shown[0].sizeHint().height()
        assert shown[-1].geometry().bottom() < panel.height()


@pytest.mark.painted
@pytest.mark.parametrize(
    ("hand", "board"),
    one_of(3, [("7d7h6cAc", "2hJhTd2c4c"), ("4s5d3s8c", "Jd9dKdAcKh"), ("6s4c8s7s", "AcKhAdJdJc")]),
)
def test_in_large_text_no_reason_of_two_is_cut(page: LabPage, hand: str, board: str) -> None:
    """A sentence that even the smallest type has no room for gives way to how many cards of each side there are."""
    look().change(text_scale=1.3)
    page.resize(1024, 630)
    page.open_cards(parse_cards(hand), parse_cards(board), "omaha8")
    assert all(read.misread for read in page.lab.reading.shares)
    painted = looked_at(page)
    assert [each for each in painted.cut if "MadeHandRow" in each] == []
    assert any(text.startswith("Not ") or " from the hand + " in text for text in painted.texts)


def test_a_changed_card_moves_what_it_changes(qtbot: QtBot) -> None:
    """The ten takes the nine's place: it starts where it lay, and the card that the rule forbids is pushed out."""
    page = LabPage(seed=1)
    qtbot.addWidget(page)
    page.resize(1280, 756)
    page.show()
    page.open_cards(parse_cards("8hAhTc9c"), parse_cards("5s6s7s9hTs"), "omaha8")
    qtbot.waitUntil(lambda: not page.lab.any_five.felt._moves.running)
    lay = {drawn.card: drawn.pose for drawn in page.lab.any_five.felt._drawn()}
    page.set_cards(page.cards.put(1, Card.parse("As")))
    for felt in (page.lab.any_five.felt, page.lab.legal.felt):
        assert felt._moves.running
    drawn = {drawn.card: drawn for drawn in page.lab.any_five.felt._drawn()}
    ten = Card.parse("Ts")
    assert drawn[ten].state.illegal
    assert drawn[ten].pose.turn == pytest.approx(lay[ten].turn)
    assert drawn[Card.parse("As")].opacity < 1  # it was not there before
    qtbot.waitUntil(lambda: not page.lab.any_five.felt._moves.running)
    assert {drawn.card: drawn.pose for drawn in page.lab.any_five.felt._drawn()}[ten].turn > lay[ten].turn + 1


@pytest.mark.painted
def test_what_moves_ends_where_a_still_page_is(qtbot: QtBot) -> None:
    moving, still = LabPage(seed=2), LabPage(seed=2)
    for page, speed in ((moving, 4.0), (still, 0.0)):
        look().change(speed=speed)
        qtbot.addWidget(page)
        page.resize(1280, 756)
        page.show()
        page.activateWindow()
        page.lab.legal.felt.setFocus()
        page.lab.legal.felt.card_put.emit(8, Card.parse("2d"))
    qtbot.waitUntil(lambda: not moving.lab.any_five.felt._moves.running)
    qtbot.waitUntil(lambda: not moving.lab.legal.felt._moves.running)
    assert moving.lab.any_five.felt.grab().toImage() == still.lab.any_five.felt.grab().toImage()


def test_a_screen_reader_hears_the_cards_and_the_reading(page: LabPage) -> None:
    assert page.lab.side.words.toPlainText() == page.text == page.lab.legal.felt.accessibleDescription()
    assert page.lab.legal.felt.accessibleName() == "Cards: 8hAs9cTc / 5s6s7s9hTs"
    assert page.lab.legal.high.accessibleName() == (
        "High: Straight, ten high: 8h Tc from the hand, 6s 7s 9h from the board"
    )
    assert page.lab.side.tabs[2].text() == "Words"


def test_how_far_from_the_nuts_is_told_when_the_cards_rest(page: LabPage, qtbot: QtBot) -> None:
    page.open_cards(parse_cards("As4dKhQd"), parse_cards("2c7h8sTdJc"), "omaha8")
    assert "nut" not in page.text and page.lab.will_tell
    qtbot.waitUntil(lambda: "Strength of the low: second nut low; 7% of hands beat it: A-3." in page.text)
    assert not page.lab.will_tell
    assert page.lab.legal.low.accessibleDescription() == "only these two · second nut low; 7% of hands beat it: A-3"


def test_the_deck_and_the_words_by_keyboard(page: LabPage, qtbot: QtBot) -> None:
    hand, deck, words = (page.lab.side.tabs[number] for number in range(3))
    qtbot.keyClick(page.lab.legal.felt, Qt.Key.Key_Tab)
    qtbot.keyClick(page.lab.grid, Qt.Key.Key_Tab)
    assert hand.hasFocus()
    qtbot.keyClick(hand, Qt.Key.Key_Right)
    qtbot.keyClick(deck, Qt.Key.Key_Space)
    assert page.lab.side.deck.isVisible()
    qtbot.keyClick(deck, Qt.Key.Key_Tab)
    assert page.lab.side.deck.hasFocus()
    qtbot.keyClick(page.lab.side.deck, Qt.Key.Key_Right)  # from the ace of spades to the king
    qtbot.keyClick(page.lab.side.deck, Qt.Key.Key_Return)
    assert page.cards.hand[0] == Card.parse("Ks")
    deck.setFocus()
    qtbot.keyClick(deck, Qt.Key.Key_Right)
    qtbot.keyClick(words, Qt.Key.Key_Space)
    assert page.lab.side.words.isVisible()
    assert page.lab.side.words.toPlainText().startswith("Omaha hi/lo\nHand: Ks As 9c Tc")


def test_the_focus_given_to_the_page_goes_to_what_is_next(page: LabPage, qtbot: QtBot) -> None:
    page.setFocus()
    assert page.lab.legal.felt.hasFocus()
    qtbot.keyClicks(page.lab.legal.felt, "2d")
    assert page.cards.hand[0] == Card.parse("2d")
    page.show_lessons()
    page.setFocus()
    assert page.lessons.tiles[0].hasFocus()
    tile = next(tile for tile in page.lessons.tiles if tile.lesson.key == "lone-ace")
    qtbot.keyClick(tile, Qt.Key.Key_Return)  # Enter opens it
    assert page.course.run is not None
    qtbot.keyClicks(page.lab.legal.felt, "24")
    qtbot.keyClick(page.lab.legal.felt, Qt.Key.Key_Return)
    assert page.course.run.answered
    page.setFocus()
    assert page.coach.next.hasFocus()


@pytest.mark.painted
def test_words_of_the_low_are_in_the_colour_of_the_text(page: LabPage, monkeypatch: pytest.MonkeyPatch) -> None:
    inks: dict[str, str] = {}

    class Watched(QPainter):
        def drawText(self, box: Any, flags: Any, text: Any) -> None:  # type: ignore[override]  # noqa: N802
            inks[text] = self.pen().color().name()
            super().drawText(box, flags, text)

    monkeypatch.setattr(lab_cells, "QPainter", Watched)
    monkeypatch.setattr(painting, "QPainter", Watched)
    page.resize(1280, 756)
    page.open_cards(parse_cards("Ah2h9cTc"), parse_cards("5s6s7s9hTs"), "omaha8")
    page.grab()
    assert {"Low", "7-6-5-2-A"} <= inks.keys()
    assert {inks["Low"], inks["7-6-5-2-A"]} == {look().theme.color("text").name()}


def test_enter_presses_the_button_that_has_the_focus(page: LabPage, qtbot: QtBot) -> None:
    before = page.cards
    deal = page.header.findChildren(Button)[0]
    deal.setFocus()
    qtbot.keyClick(deal, Qt.Key.Key_Return)
    assert page.cards != before
    page.open_lesson("which-two-are-low")
    assert page.course.run is not None
    assert page.course.run.on_board.has_low
    page.coach.none.setFocus()
    qtbot.keyClick(page.coach.none, Qt.Key.Key_Return)
    assert page.course.run.answered


def test_the_grid_has_a_heading_that_counts_its_hands(page: LabPage) -> None:
    page.set_cards(LabCards.of(lab_variant("omaha8"), parse_cards("8hAs9cTc"), parse_cards("5s6s7s9hTs")))
    assert page.lab.heading.text() == "All 60 hands"
    assert page.lab.count.text == ("6 two-card × 10 three-card combinations; a second line where there is a low")
    page.set_cards(LabCards.of(lab_variant("omaha8"), parse_cards("AsKd"), parse_cards("5s6s7s")))
    assert page.lab.heading.text() == "The only hand"
    assert page.lab.count.text == "the two hole cards and the three board cards"
    page.set_cards(LabCards.empty(lab_variant("omaha8")))
    assert not page.lab.heading.isVisible()
