"""The review's page: what it shows of a sheet, by mouse and keys, in both layouts, and for who hears it."""

from __future__ import annotations

import importlib
import re
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QApplication

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import HIDDEN, Card, parse_cards
from pokertable.model.hand.actions import Fold, RaiseTo
from pokertable.model.text import phrase
from pokertable.session.history.rows.reviewed import ReviewedDecision
from pokertable.training.decide.themes import theme_of
from pokertable.training.review.sheet import DecisionSheet, FaceUp, Had, HandSheet, RangeSheet, ToCome
from pokertable.training.weigh.loss import Known
from pokertable.training.weigh.prize_pool import PrizePool
from pokertable.training.weigh.severity import Severity
from pokertable.training.weigh.verdict import Verdict
from pokertable.views.cards.card import CardPictures
from pokertable.views.cards.card_state import CARD_RATIO, PLAIN, CardState
from pokertable.views.cards.card_text import pieces_width
from pokertable.views.kit.fonts import scaled, width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import RIGHT, paint_box, paint_elided
from pokertable.views.kit.severities import paint_severity
from pokertable.views.review import could_hold, decisions, head, others, worth
from pokertable.views.review.decisions import DecisionList
from pokertable.views.review.page import ReviewPage
from pokertable.views.review.parts import signed, with_error
from tests.games import one_of
from tests.narrow import known
from tests.painted import looked_at
from tests.players.tables import game
from tests.training.review.sheets import (
    MISTAKE,
    SHARE,
    decision,
    discarded,
    held,
    measured,
    sheet,
    undecided,
    verdict,
)


@pytest.fixture
def page(qtbot):
    made = ReviewPage()
    qtbot.addWidget(made)
    made.resize(1280, 740)
    with qtbot.waitExposed(made):
        made.show()
    made.start(0, "Next hand")
    return made


def show(page, sheet):
    """The review as it is now, all parts of it."""
    page.show_hand(sheet)
    page.finish_now()


def with_verdicts(**changed: Any) -> HandSheet:
    """The sheet with something else in every verdict."""
    told = [replace(each, verdict=replace(each.verdict, **changed)) for each in MISTAKE.decisions]
    return replace(MISTAKE, decisions=tuple(told))


def test_the_decisions_of_somebody_else_are_told_of_that_player(page):
    face_up = (FaceUp(street_key="turn", share=0.5),)
    show(page, replace(MISTAKE, player="Ann", face_up=face_up))
    parts = page._parts
    said = " ".join([*[each.accessibleName() for each in parts], *[each.accessibleDescription() for each in parts]])
    assert all(
        each in said
        for each in (
            "Turn, Ann: call 300",
            "Ann paid full price",
            "Ann's equity",
            "Ann: ace of spades",
        )
    )
    assert page.could_hold.aside == "from what Ann knew"
    assert not re.search(r"\byou(rs?)?\b", said.replace("Your decisions", ""), re.IGNORECASE)


def test_while_it_is_counted_anew_the_verdict_of_before_stands_and_says_so(page):
    """What was found before is looked at first; where the new review knows, that alone is told."""
    before = [
        ReviewedDecision(0, "turn", "", 0.0, 0.0, False),
        ReviewedDecision(1, "river", "You folded when you could have checked for free.", 5.0, 0.1, True),
    ]
    page.say_earlier(dict(enumerate(before)))
    assert page.empty.text() == "Analysing again. Last time: Turn: undecided, River: mistake."
    anew = sheet(None, None)
    told = [replace(each, earlier=earlier) for each, earlier in zip(anew.decisions, before, strict=True)]
    show(page, replace(anew, decisions=tuple(told)))
    assert page.at == 1
    assert "call 200, mistake, on the earlier scale, \N{MINUS SIGN}10.0 ± 0.4" in page.decisions.accessibleDescription()
    assert "call 100, undecided last time" in page.decisions.accessibleDescription()
    assert page.head.accessibleDescription().startswith("Last time: You folded when you could have checked for free.")
    known = sheet(Severity.BEST, Severity.FINE)
    told = [replace(each, earlier=earlier) for each, earlier in zip(known.decisions, before, strict=True)]
    show(page, replace(known, decisions=tuple(told)))
    assert "before" not in page.decisions.accessibleDescription()
    assert "Before" not in page.head.accessibleDescription()


def test_an_earlier_review_of_a_street_that_is_not_known_any_more_names_it_as_it_is_stored(page):
    page.say_earlier({0: ReviewedDecision(0, "{eighth}", "", 0.0, 0.0, False)})
    assert page.empty.text() == "Analysing again. Last time: {eighth}: undecided."


def test_the_costliest_decision_is_looked_at_until_the_player_chooses_another(qtbot, page):
    show(page, replace(MISTAKE, done=False))
    assert page.at == 2 and "mattered" not in page.head._aside(), "others are counted still"
    show(page, MISTAKE)
    assert page.at == 2 and "the costliest" in page.head._aside()
    assert "paid full price" in page.head.accessibleDescription()
    qtbot.keyClick(page, Qt.Key.Key_Down)
    assert page.at == 3
    qtbot.keyClick(page, Qt.Key.Key_Down)
    assert page.at == 3
    show(page, replace(MISTAKE, done=True))
    assert page.at == 3
    qtbot.keyClick(page, Qt.Key.Key_Up)
    assert page.at == 2


@pytest.mark.painted
def test_cards_lie_midway_on_their_felt_and_their_rings_clear_of_the_titles(page, monkeypatch):
    """The cards of a large window are as wide as they can be, and leave room below."""
    cards: list[QRectF] = []
    felts: list[QRectF] = []
    titles: list[QRectF] = []

    def card(self: CardPictures, _: QPainter, at: QPointF, card: Card, width: float, state: CardState = PLAIN) -> None:
        if self is page.head._pictures:
            cards.append(QRectF(at.x(), at.y(), width, CARD_RATIO * width))

    def felt(painter: QPainter, box: QRectF, *more: Any) -> None:
        felts.append(box)
        paint_box(painter, box, *more)

    def words(painter: QPainter, box: QRectF, said: str, *more: Any) -> None:
        if said == "Board":
            titles.append(box)
        paint_elided(painter, box, said, *more)

    monkeypatch.setattr(CardPictures, "paint", card)
    monkeypatch.setattr(head, "paint_box", felt)
    monkeypatch.setattr(head, "paint_elided", words)
    page.resize(1920, 1040)
    show(page, MISTAKE)
    page.head.grab()
    above, below = titles[-1].top() - felts[-1].top(), felts[-1].bottom() - cards[-1].bottom()
    assert abs(above - below) <= 6
    assert cards[-1].top() - titles[-1].bottom() >= 0.06 * cards[-1].width()


@pytest.mark.painted
def test_in_a_low_window_names_stand_beside_the_cards_which_are_larger(page, monkeypatch):
    """They were twelve px wide on a felt as wide as the page."""
    cards: list[QRectF] = []

    def card(self: CardPictures, _: QPainter, at: QPointF, card: Card, width: float, state: CardState = PLAIN) -> None:
        if self is page.head._pictures:
            cards.append(QRectF(at.x(), at.y(), width, CARD_RATIO * width))

    monkeypatch.setattr(CardPictures, "paint", card)
    page.resize(1024, 656)
    show(page, MISTAKE)
    said = looked_at(page.head)
    assert cards and min(box.width() for box in cards) >= 20 and said.cut == said.over_each_other() == []
    felt = known(page.head._felt(page.head.inside()))
    assert all(felt.top() <= box.top() and box.bottom() <= felt.bottom() for box in cards)


@pytest.mark.painted
@pytest.mark.parametrize("size", [(1280, 740), (1366, 700), (1024, 656)])
def test_the_reason_under_the_verdict_is_read_to_its_end_above_the_cards(page, monkeypatch, size):
    """At three lines it was cut in "by equity against the hands that st…"."""
    words = (
        "Calling 2 to win 5 needs 28.6% equity. You had 33.4% against their ranges if nobody else called, 21.5% if "
        "everybody did. Your starting hand is 8-6-3-2, too many of one suit: weaker than 70% of starting hands by "
        "equity against the hands that stay in when the pot is raised before the flop."
    )
    monkeypatch.setattr(type(page.head), "_figures", lambda _: words)
    page.resize(*size)
    show(page, MISTAKE)
    said = looked_at(page.head)
    assert said.cut == [] and "raised before the flop." in " ".join(said.texts)
    assert "…" not in "".join(said.texts) and page.head._felt(page.head.inside()) is not None


@pytest.mark.painted
@pytest.mark.parametrize("lines", [1, 2, 3])
def test_in_a_low_window_large_text_gives_way_until_the_last_line_has_room(page, monkeypatch, lines):
    monkeypatch.setattr(type(page.head), "_headline", lambda _: "You paid full price for a hand that wins half. " * 2)
    monkeypatch.setattr(type(page.head), "_figures", lambda _: "Your start is weaker than most of them here. " * lines)
    look().change(text_scale=1.3)
    page.resize(1024, 600)
    show(page, MISTAKE)
    said = looked_at(page.head)
    assert said.cut == said.over_each_other() == []
    assert sum("weaker" in text for text in said.texts) >= 1


@pytest.mark.painted
def test_the_figures_of_the_scale_have_their_room_in_large_text(page):
    look().change(text_scale=1.5)
    page.resize(1366, 724)
    show(page, MISTAKE)
    assert looked_at(page.decisions).cut == []


@pytest.mark.painted
def test_a_draw_says_what_is_discarded_and_how_many_the_others_drew(page):
    """Cards in the sentence, drawn with their suits; each draw of the others, pat as none."""
    told = discarded("KsTd")
    public = told.moment.public
    seats = [
        replace(each, discarded=((HIDDEN, HIDDEN), ())) if at == 1 else each for at, each in enumerate(public.seats)
    ]
    moment = replace(told.moment, public=replace(public, seats=tuple(seats)))
    show(page, replace(MISTAKE, decisions=(decision(replace(told, moment=moment)),)))
    page.grab()
    assert page.head.accessibleName() == "First draw: discard Ks Td"
    assert "Marek: drew 2, stood pat" in page.head.accessibleDescription()
    assert "Lou: drew" not in page.head.accessibleDescription()
    assert "Stand pat: 0, blunder; Discard Ks Td, yours" in page.worth.accessibleDescription()


@pytest.mark.painted
@pytest.mark.parametrize("cards", ["AcKdQc", "AcKdQcJsTh"])
def test_no_card_that_is_discarded_is_cut_off_while_it_is_counted(page, monkeypatch, cards):
    """In a small window the third of three was cut through."""
    told = []
    monkeypatch.setattr(decisions, "set_pieces", lambda painter, box, said, px, **_: told.append((box, said)))
    counted = replace(sheet(None, None), decisions=(decision(replace(discarded(cards), measured=None)),) * 7)
    page.resize(1024, 660)
    show(page, counted)
    page.decisions.grab()
    assert told
    for box, said in told:
        assert [piece for piece in said if isinstance(piece, Card)] == list(parse_cards(cards))
        assert pieces_width(said, 12, bold=True) <= box.width()


@pytest.mark.painted
@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_what_was_done_is_told_whole_beside_a_decision_that_is_not_settled(qtbot, speak, monkeypatch, language):
    """In French "suivre" was cut to "suiv…"."""
    assert speak(language) is None
    told = []
    monkeypatch.setattr(decisions, "set_pieces", lambda painter, box, said, px, **_: told.append((box, said)))
    page = ReviewPage()
    qtbot.addWidget(page)
    page.resize(1280, 756)
    fine = sheet(Severity.FINE, Severity.BEST)
    show(page, replace(fine, decisions=(decision(undecided(Severity.FINE)), fine.decisions[1])))
    page.decisions.grab()
    assert told
    for box, said in told:
        assert pieces_width(said, 12, bold=True) <= box.width(), said


def test_what_is_read_stays_when_further_deals_find_another_costliest(page):
    show(page, sheet(Severity.BEST, Severity.FINE))
    assert page.at == 0
    show(page, MISTAKE)
    assert page.at == 0


def test_what_its_deals_did_not_decide_is_not_called_fine(page):
    fine = sheet(Severity.FINE, Severity.BEST)
    show(page, replace(fine, decisions=(decision(undecided(Severity.FINE)), fine.decisions[1])))
    assert page.head.accessibleDescription().count("Too few deals to judge") == 1 and page.head._aside() == ""
    assert "Turn: call 100, too few deals to judge" in page.decisions.accessibleDescription()
    page.choose(1)
    assert "Nothing to change." in page.head.accessibleDescription()


@pytest.mark.painted
@pytest.mark.parametrize("size", [(1280, 740), (1920, 1000)])
def test_the_names_of_classes_are_whole_and_over_no_other(page, size, monkeypatch):
    """The longest names of a range, five columns beside them: none elided, no line over another row's."""
    names = (
        "Nut low, two pair or better", "Bare nut low", "Other low, two pair or better", "Other low",
        "Straight or better, no low", "Two pair or trips, no low", "Pair using a hole card, no low",
        "No pair using a hole card, no low",
    )  # fmt: skip
    columns = tuple(map(phrase, ("dealt", "calls 2", "calls 8", "calls 12", "checks")))
    wide = RangeSheet(
        name="Adaeze",
        presumed=False,
        columns=columns,
        classes=tuple(map(phrase, names)),
        shares=((12,) * 5,) * 8,
        had=5,
    )
    placed = []
    monkeypatch.setattr(
        "pokertable.views.review.could_hold.paint_elided",
        lambda _painter, box, words, font, *_: placed.append((box, words, QFontMetricsF(font))),
    )
    page.resize(*size)
    show(page, replace(MISTAKE, decisions=(replace(MISTAKE.decisions[0], could_hold=(wide,)),)))
    placed.clear()
    page.could_hold.grab()
    lines = [each for each in placed if any(each[1] in name for name in names)]
    assert " ".join(words for _, words, _ in lines) == " ".join(names)
    assert all(metrics.horizontalAdvance(words) <= box.width() for box, words, metrics in lines)
    assert all(one[0].bottom() <= other[0].top() + 0.5 for one, other in pairwise(lines))


def test_all_of_a_range_is_in_its_tooltip_what_has_no_column_too(page):
    wide = replace(held("Adaeze"), earlier=(phrase("calls 2"), phrase("checks")))
    show(page, replace(MISTAKE, decisions=(replace(MISTAKE.decisions[0], could_hold=(wide,)),)))
    tip = page.could_hold.toolTip()
    assert "Earlier actions: calls 2, checks" in tip
    assert all(str(name) in tip for name in (*wide.columns, *wide.classes))


HEADS = (
    ("servies", "complète à 2", "relance à 24", "suit à 4", "parole", "mise 1 325"),
    ("dealt", "completes to 2"),
    ("dealt", "checks", "raises to 1,325", "calls 12", "checks", "bets 300", "calls 20", "checks", "checks"),
)


@pytest.mark.painted
@pytest.mark.parametrize(
    ("columns", "size"),
    one_of(4, [(columns, size) for columns in HEADS for size in ((1024, 700), (1280, 800), (1920, 1080))]),
)
def test_no_head_of_a_column_is_cut(page, monkeypatch, size, columns):
    wide = RangeSheet(
        name="Adaeze",
        presumed=False,
        columns=tuple(map(phrase, columns)),
        classes=(phrase("Two pair or trips, no low"),) * 7,
        shares=((14,) * len(columns),) * 7,
        had=5,
    )
    said: list[str] = []
    for name in ("paint_words", "paint_fitting"):
        painted = getattr(could_hold, name)

        def spy(painter: QPainter, box: QRectF, words: str, *more: Any, painted: Any = painted, **named: Any) -> Any:
            said.append(words)
            assert width_of(words, 9) <= box.width()
            return painted(painter, box, words, *more, **named)

        monkeypatch.setattr(could_hold, name, spy)
    page.resize(*size)
    show(page, replace(MISTAKE, decisions=(replace(MISTAKE.decisions[0], could_hold=(wide,)),)))
    if page.tabs.isVisible():
        page.tabs[2].click()
    said.clear()
    page.could_hold.grab()
    assert not [words for words in said if "…" in words]
    whole = " ".join(said)
    assert all(words in whole for words in columns)


def test_a_large_window_shows_two_ranges_that_turn_together(qtbot, page):
    page.resize(1920, 1000)
    show(page, MISTAKE)
    both = page.could_hold, page.could_hold_too
    assert all(each.isVisible() for each in both)
    assert [each.accessibleName() for each in both] == ["What Marek could hold", "What Lou could hold"]
    qtbot.mouseClick(page.could_hold_too, Qt.MouseButton.LeftButton)
    assert [each.accessibleName() for each in both] == ["What Lou could hold", "What Marek could hold"]
    page.resize(1280, 800)
    assert not page.could_hold_too.isVisible()
    page.resize(1920, 1000)
    last = replace(MISTAKE.decisions[-1], could_hold=MISTAKE.decisions[-1].could_hold[:1])
    page.show_hand(replace(MISTAKE, decisions=(*MISTAKE.decisions[:-1], last)))
    page.finish_now()
    assert page.could_hold_too.isVisible()
    places = [part.geometry() for part in page._parts]
    page.choose(len(MISTAKE.decisions) - 1)
    page.finish_now()
    assert page.could_hold_too.accessibleDescription() == "Nobody else was left in the hand."
    assert [part.geometry() for part in page._parts] == places, "nothing moves from decision to decision"
    page.start(0, "Next hand")
    (lone,) = (replace(each, could_hold=each.could_hold[:1]) for each in MISTAKE.decisions[:1])
    show(page, replace(MISTAKE, decisions=(lone,)))
    assert not page.could_hold_too.isVisible()


@pytest.mark.painted
def test_a_click_chooses_a_decision(qtbot, page):
    show(page, MISTAKE)
    page.grab()
    with qtbot.waitSignal(page.chosen) as chosen:
        qtbot.mouseClick(page.decisions, Qt.MouseButton.LeftButton, pos=QPoint(60, 60))
    assert chosen.args == [0]


def test_all_is_said_for_who_hears_it(page):
    show(page, MISTAKE)
    said = page.decisions.accessibleDescription()
    assert "Turn: call 300, mistake, −2.00 ± 0.39 (20%)" in said
    assert (
        "Fold: 0, best; Call 300, yours: −2.00 ± 0.39, mistake; 96 deals played out"
        in page.worth.accessibleDescription()
    )
    assert "60.0% needed" in page.shares.accessibleDescription()
    assert "Marek: king of diamonds" in page.had.accessibleDescription()
    assert "bets 350: three kings" in page.had.accessibleDescription()
    assert page.could_hold.accessibleName() == "What Marek could hold"
    assert "a set 7, 30" in page.could_hold.accessibleDescription()
    assert "your decisions −2.20 ± 0.78" in page.result.accessibleDescription()


@pytest.mark.parametrize(
    ("over", "others", "said"),
    [
        (False, (), ["your decisions not settled yet"]),
        (False, (Severity.MISTAKE,), ["your decisions not settled yet"]),
        (True, (), ["your decisions not settled"]),
        (True, (Severity.MISTAKE,), ["settled decisions −2.00 ± 0.39", "card luck and the rest −21.2"]),
    ],
)
def test_no_luck_is_told_from_decisions_that_are_not_settled(page, over, others, said):
    """ "Your decisions 0, card luck +3" stood below two of which each may have cost much."""
    open_yet = replace(undecided(Severity.BEST), is_over=over)
    show(page, replace(MISTAKE, decisions=(decision(open_yet), *sheet(*others).decisions)))
    found = [f"{words} {figure}" for words, figure, _ in page.result._lines()]
    assert found == ["Result −23.2", *said]


def test_silence_when_all_was_fine(page):
    show(page, sheet(Severity.BEST, Severity.FINE))
    assert page.at == 0
    assert "Nothing to change." in page.head.accessibleDescription()
    assert "paid full price" not in page.head.accessibleDescription()


@pytest.mark.painted
def test_what_is_not_known_yet_is_counting(page):
    show(page, sheet(None, None))
    assert "your decisions analysing" in page.result.accessibleDescription(), "nothing weighed is no nothing lost"
    show(page, sheet(Severity.BEST, None))
    assert "analysing" in page.decisions.accessibleDescription()
    page.choose(1)
    page.finish_now()
    assert page.worth.accessibleDescription() == "Fold; Call 200, yours; analysing", "the rows stand with their names"
    assert not page.grab().isNull()


@pytest.mark.painted
def test_the_names_of_the_choices_stand_where_they_stay(page, monkeypatch):
    """Rows are drawn in the same places before the figures come."""
    drawn: list[tuple[str, float, float]] = []
    monkeypatch.setattr(
        worth,
        "set_pieces",
        lambda painter, box, pieces, *_args, **_options: drawn.append(("".join(map(str, pieces)), box.x(), box.y())),
    )
    places = []
    for severity in (None, Severity.BEST):
        show(page, sheet(severity))
        page.worth.grab()
        places.append(sorted(set(drawn)))
        drawn.clear()
    assert places[0] == places[1] and len(places[0]) == 2


FACE_UP = tuple([FaceUp(street_key=key, share=0.29) for key in ("preflop", "flop", "turn")])


def test_the_shares_face_up_stand_beside_the_result_and_come_when_all_is_counted(page):
    show(page, replace(MISTAKE, face_up=tuple([replace(each, share=None) for each in FACE_UP])))
    high = page.result.height()
    assert "Your equity, all cards known, pre-flop …, flop …, turn …" in page.result.accessibleDescription()
    show(page, replace(MISTAKE, face_up=FACE_UP))
    said = page.result.accessibleDescription()
    assert page.result.height() == high, "nothing moves"
    assert "Your equity, all cards known" in said and "turn 29%" in said
    show(page, MISTAKE)
    assert page.result.height() < high and "face up" not in page.result.accessibleDescription()


def test_the_names_of_streets_are_not_smaller_where_the_shares_are_what_is_wide(page):
    """They were in type of 10 px at any scale, although they had room."""
    shares = [("3e", "100%"), ("4e", "100%"), ("5e", "100%"), ("6e", "100%"), ("7e", "100%")]
    assert page.result._street_px(shares, 60) == page.result.px(12)
    assert page.result._street_px([("un très long nom", "1%")] * 5, 60) == scaled(11)


@pytest.mark.painted
def test_the_decisions_keep_their_room_before_the_shares_face_up(page):
    many = replace(sheet(*[Severity.BEST] * 6), face_up=FACE_UP)
    page.resize(1280, 740)
    show(page, many)
    tall = page.result.height()
    page.resize(1024, 620)
    page.grab()
    assert page.result.height() < tall
    assert not page.grab().isNull()


@pytest.mark.painted
def test_all_decisions_name_their_street_in_the_same_way(page, monkeypatch):
    """Of three before the flop the one with a loss beside it was "Pre-flop", the others "Before the flop"."""
    monkeypatch.setattr(Verdict, "street", property(lambda _: "preflop"))
    said: list[str] = []

    def words(painter: QPainter, box: QRectF, words: str, *more: Any) -> float:
        said.append(words)
        return paint_elided(painter, box, words, *more)

    monkeypatch.setattr(decisions, "paint_elided", words)
    show(page, sheet(Severity.BEST, Severity.BLUNDER, Severity.BEST))
    called = set()
    for lost in ("", "at most −14.6 (104%) and more"):
        monkeypatch.setattr(
            decisions, "loss_words", lambda each, *_, lost=lost, **__: lost if each.verdict.loss else ""
        )
        said.clear()
        page.decisions.grab()
        named = [each for each in said if "flop" in each]
        assert len(named) == 3 and len(set(named)) == 1
        called.add(named[0])
    assert called == {"Before the flop", "Pre-flop"}


@pytest.mark.painted
def test_a_street_without_room_beside_its_loss_is_set_smaller_before_it_is_cut(page, monkeypatch):
    """In Japanese the short word for before the flop is the long one."""
    word = "Before the three cards of the flop"
    for called in ("street_title", "street_word"):
        monkeypatch.setattr(decisions, called, lambda *_: word)
    show(page, sheet(Severity.BLUNDER))
    beside = width_of(word, 11) * 0.83 + 8 + 20 + 10  # narrowed by a fifth, the gap, the sign
    left = page.decisions.inside().width() - beside
    lost = next("." * count for count in range(200, 0, -1) if width_of("." * count, 12) <= left)
    monkeypatch.setattr(decisions, "loss_words", lambda *_, **__: lost)
    said = looked_at(page.decisions)
    assert word in said.texts and said.cut == []


@pytest.mark.painted
def test_the_figures_of_the_scale_stand_apart_from_its_signs(page, monkeypatch):
    """In a small window 2.5 touched both."""
    signs, figures = [], []
    monkeypatch.setattr(
        decisions, "paint_severity", lambda _, centre, size, severity: signs.append((centre.x(), size, severity))
    )
    monkeypatch.setattr(decisions, "paint_words", lambda _, box, words, *__: figures.append((box.center().x(), words)))
    page.resize(1024, 660)
    show(page, sheet(Severity.BLUNDER))
    page.decisions.grab()
    scale = [(x - size / 2, x + size / 2) for x, size, _ in signs[-5:]]
    middle = next(x for x, words in figures if words == "2.5")
    half = width_of("2.5", 12) / 2
    assert middle - half - scale[1][1] >= 3 and scale[2][0] - middle - half >= 3


def test_the_next_opponent_by_key_and_by_click(qtbot, page):
    show(page, MISTAKE)
    qtbot.keyClick(page, Qt.Key.Key_Right)
    assert page.could_hold.accessibleName() == "What Lou could hold"
    assert "assumed" in page.could_hold.accessibleDescription()
    qtbot.mouseClick(page.could_hold, Qt.MouseButton.LeftButton)
    assert page.could_hold.accessibleName() == "What Marek could hold"


def test_the_ways_on(qtbot, page):
    page.start(3, "Next hand")
    assert not page.practice_button.isEnabled()
    show(page, MISTAKE)
    with qtbot.waitSignal(page.practice_wanted) as practised:
        qtbot.keyClick(page, Qt.Key.Key_T)
    assert practised.args == [7, 2, 3]
    with qtbot.waitSignal(page.drill_wanted) as drilled:
        qtbot.keyClick(page, Qt.Key.Key_D)
    assert drilled.args == ["omaha8", ("showdown", "range"), theme_of(page.sheet.decisions[page.at].verdict).value]
    with qtbot.waitSignal(page.replay_wanted) as replayed:
        qtbot.keyClick(page, Qt.Key.Key_N)
    assert replayed.args == [7, 2, 3]
    with qtbot.waitSignal(page.went_on):
        qtbot.keyClick(page, Qt.Key.Key_Space)
    assert page.next_button.text() == "Next hand"


def test_in_a_narrow_window_the_right_column_is_in_tabs(qtbot, page):
    show(page, MISTAKE)
    assert page.had.isVisible() and page.worth.isVisible() and not page.tabs.isVisible()
    page.resize(1024, 660)
    qtbot.waitUntil(page.tabs.isVisible)
    assert page.worth.isVisible() and not page.had.isVisible()
    for number, part in ((1, page.had), (2, page.could_hold), (0, page.worth)):
        page.tabs[number].click()
        assert part.isVisible()
    page.resize(1280, 740)
    qtbot.waitUntil(page.could_hold.isVisible)
    assert page.had.isVisible() and page.worth.isVisible() and not page.tabs.isVisible()


def test_words_instead_of_a_review(page):
    page.say("This hand cannot be reviewed.")
    assert page.empty.isVisible() and not page.head.isVisible()


def test_what_they_had_has_its_reasons_whole_in_the_tooltip(page):
    show(page, replace(MISTAKE, had=(replace(MISTAKE.had[0], name="<b>Marek"), *MISTAKE.had)))
    tip = page.had.toolTip()
    assert "&lt;b&gt;Marek" in tip and "<b>" not in tip
    assert tip.count("bets 350: three kings: the low draws shall pay\ncalls 80") == 2


def painted(monkeypatch, part: str) -> list[str]:
    """The words that a part of the page paints from now on, whole or elided."""
    said: list[str] = []
    drawn = importlib.import_module(f"pokertable.views.review.{part}")
    for name in {"paint_elided", "paint_words"} & {*vars(drawn)}:
        monkeypatch.setattr(drawn, name, lambda _painter, _box, words, *_, **__: said.append(words))
    return said


@pytest.mark.painted
def test_a_long_reason_and_whose_play_is_presumed_are_told_whole(page, monkeypatch):
    reason = phrase(
        "This hand checks: " + ", ".join(["it expects 52% of the pot against the hands that call"] * 4) + "."
    )
    had = replace(MISTAKE.had[0], acts=((phrase("checks"), reason),))
    page.could_hold.turn_to(1)
    show(page, replace(MISTAKE, had=(had,)))
    said = painted(monkeypatch, "others")
    page.had.grab()
    assert str(reason) in " ".join(said)
    said = painted(monkeypatch, "could_hold")
    page.could_hold.grab()
    assert "assumed: intermediate, tight-aggressive; click or press the right arrow for the next opponent" in " ".join(
        said
    )


def test_a_share_that_is_sampled_has_its_error_and_an_exact_one_none(page):
    exact = replace(SHARE, stderr=0.0, equity=0.3)
    show(page, with_verdicts(random=exact))
    said = page.shares.accessibleDescription()
    assert "their ranges 20.0% ± 0.4" in said and "random hands 30.0%," in said and "8,000 deals" in said
    show(page, MISTAKE)
    assert "random hands 20.0% ± 0.4" in page.shares.accessibleDescription()


@pytest.mark.parametrize(("deals", "size"), [(1, "exact"), (44, "exact, 44 deals")])
def test_one_deal_alone_is_exact_without_a_number(page, deals, size):
    show(page, with_verdicts(ranges=replace(SHARE, stderr=0.0, deals=deals)))
    assert page.shares.accessibleDescription().endswith(f", {size}")


@pytest.mark.painted
def test_an_end_of_the_pot_that_hardly_ever_comes_has_no_name_under_the_bar(page, monkeypatch):
    rare = replace(SHARE, ends=(0.597, 0.003, 0.3, 0.0, 0.1))
    show(page, with_verdicts(ranges=rare))
    said = painted(monkeypatch, "shares")
    page.shares.grab()
    assert "half" in said and "¼ or less" not in said
    assert "¼ or less 0.3" in page.shares.accessibleDescription()


@pytest.mark.painted
def test_the_cards_that_played_then_are_ringed(page, monkeypatch):
    """Two nines with the highest three of the board, which has no three low cards: nothing plays low."""
    drawn: dict[str, CardState] = {}

    def paint(_pictures: Any, _painter: Any, _at: Any, card: Card, _width: float, state: CardState = PLAIN) -> None:
        drawn[str(card)] = state

    monkeypatch.setattr(CardPictures, "paint", paint)
    show(page, MISTAKE)
    drawn.clear()
    page.head.grab()
    assert {card for card, state in drawn.items() if state.high} == {"9h", "9d", "Kh", "Js", "7d"}
    assert not any(state.low or state.dim for state in drawn.values()) and len(drawn) == 8


@pytest.mark.painted
def test_the_cards_they_had_are_drawn_whole(page):
    """A card is drawn from a margin above its corner on: in a clip that begins there it lost its upper edge."""
    show(page, MISTAKE)
    painted = page.had.grab().toImage()
    box = page.had.inside()
    ratio = painted.devicePixelRatio()
    corner = painted.pixelColor(round((box.right() - 1) * ratio), round((box.y() - 2) * ratio))
    edge = painted.pixelColor(round((box.right() - 12) * ratio), round((box.y() - 0.5) * ratio))
    assert edge != corner, "the frame around the card begins above its face"


@pytest.mark.painted
def test_what_they_had_is_scrolled_to_its_end(qtbot, page):
    had = page.had
    show(page, MISTAKE)
    assert not had.bar.isVisible(), "one opponent has room"
    show(page, replace(MISTAKE, had=MISTAKE.had * 6))
    assert had.bar.isVisible() and had.bar.value() == 0
    top = had.grab().toImage()
    while had.bar.value() < had.bar.maximum():
        before = had.bar.value()
        qtbot.keyClick(page, Qt.Key.Key_PageDown)
        assert had.bar.value() > before
    assert had.grab().toImage() != top
    told = had.inside().height() + had.bar.maximum()
    assert told >= 6 * had._in_lines(MISTAKE.had[0], had.inside().width()).high
    show(page, replace(MISTAKE, had=MISTAKE.had * 6))
    assert had.bar.value() == had.bar.maximum(), "figures that come in leave it where it is"
    page.start(0, "")
    show(page, replace(MISTAKE, hand_id=8, had=MISTAKE.had * 6))
    assert had.bar.isVisible() and had.bar.value() == 0, "another hand begins at its top"


@pytest.mark.painted
def test_no_line_of_what_they_had_is_sliced_by_the_edge(page, monkeypatch):
    had, boxes = page.had, []

    def note(_painter: QPainter, box: QRectF, words: str, *_: object) -> float:
        boxes.append((box, words))
        return 0.0

    monkeypatch.setattr(others, "paint_elided", note)
    show(page, replace(MISTAKE, had=MISTAKE.had * 6))
    counts = set()
    for px in range(24):
        boxes.clear()
        had.bar.setValue(px)
        had.grab()
        inside = had.inside().adjusted(0, -1, 0, 1)
        own = [(box, words) for box, words in boxes if words not in (had.title, had.aside)]
        assert [words for box, words in own if not inside.contains(box)] == []
        counts.add(len(own))
    assert len(counts) > 1 and min(counts) > 5, "lines come into sight, and leave it"


def test_a_choice_that_the_error_does_not_decide_is_called_so(page):
    close = undecided(Severity.BEST)
    show(page, replace(MISTAKE, decisions=(decision(close),)))
    worth, listed = page.worth.accessibleDescription(), page.decisions.accessibleDescription()
    assert worth.count("undecided") == 2 and "best" not in worth
    assert "too few deals to judge" in listed and "best" not in listed
    assert "? = too close to call: the difference is within the margin of error" in worth
    now = known(close.measured)
    ahead = tuple([each._replace(stderr=4.0) for each in now.ahead])
    precise = replace(now, gap_stderr=4.0, loss_stderr=4.0, ahead=ahead)
    show(page, replace(MISTAKE, decisions=(decision(replace(close, measured=precise)),)))
    assert "fine" in page.decisions.accessibleDescription(), "nothing was lost that the error leaves"
    worth = page.worth.accessibleDescription()
    assert worth.count("undecided") == 1 and worth.count("fine") == 1, "how far the other is behind is not known"


def test_values_are_in_the_unit_of_the_game_with_two_decimals_and_whole_ones_without(page):
    """The head gave big blinds, and the bars and the list below it chips."""
    small = replace(MISTAKE, game=game("omaha8", Structure.FIXED))
    big_bet = small.game.stakes.big_bet
    assert signed(8.0 * big_bet, small) == "+8"
    assert signed(-1.25 * big_bet, small) == "\N{MINUS SIGN}1.25"
    assert signed(-12.25 * big_bet, small) == "\N{MINUS SIGN}12.2"
    assert with_error(8.0 * big_bet, 0.0, small) == "+8"
    assert with_error(8.0 * big_bet, 0.5 * big_bet, small) == "+8.00 ± 0.98"
    assert signed(0.001 * big_bet, small) == "0"
    show(page, small)
    assert page.worth.aside == "big bets, ± is the 95% interval" and page.result.aside == "big bets"


def test_in_a_sit_and_go_everything_is_in_per_cent_of_the_prize_pool(page):
    pool = PrizePool((390, 210), (), 20_000, 600)
    told = [replace(each, verdict=replace(each.verdict, pool=pool)) for each in MISTAKE.decisions]
    show(page, replace(MISTAKE, decisions=tuple(told), pool=pool, in_prizes=-1000.0))
    lost = MISTAKE.decisions[2].verdict.loss / 200
    listed, result = page.decisions.accessibleDescription(), page.result.accessibleDescription()
    assert f"\N{MINUS SIGN}{lost:.2f}%" in listed and "Result \N{MINUS SIGN}5.00%" in result
    assert page.head._aside() == f"{lost:.2f}% of the prize pool, 20% of the pot: the costliest"
    assert "±" not in listed + result, "it has no room beside the street"
    assert "(20%)" in listed, "the scale is of the pot: beside a loss in prizes alone it could not be read"
    assert page.decisions.aside == "% of prizes"
    assert page.worth.aside == "% of the prize pool, 0 if you give up the pot, ± is the 95% interval"
    assert not re.search(r"big b(lind|et)|\d chips", " ".join([listed, result, page.head._aside()]))
    show(page, MISTAKE)
    assert page.worth.aside == "big blinds, ± is the 95% interval"


def test_a_step_draws_again_only_what_it_changes_a_part_at_a_time(qtbot, page):
    """A review comes in many steps: the whole page at once would take some frames."""
    first = sheet(Severity.BEST, None)
    page.start(0, "")
    show(page, first)
    page.choose(0)
    page.finish_now()
    drawn = []
    for part in (page.decisions, page.result, page.head, page.worth, page.shares, page.had, page.could_hold):
        part.renew = lambda part=part: drawn.append(part)
    page.show_hand(first)
    qtbot.waitUntil(lambda: not page._turns.isActive())
    assert drawn == []
    page.show_hand(sheet(Severity.BEST, Severity.MISTAKE))
    assert drawn == []
    page._show_next()
    assert drawn == [page.decisions]
    qtbot.waitUntil(lambda: not page._turns.isActive())
    assert page.had not in drawn and page.could_hold not in drawn and page.shares not in drawn
    assert len(set(drawn)) == len(drawn)


def test_another_decision_is_told_at_once_and_drawn_a_part_a_turn(page):
    show(page, MISTAKE)
    drawn = []
    for part in page._parts:
        part.renew = lambda part=part: drawn.append(part)
    page.choose(1)
    assert drawn == [page.head] and page.head.at == 1
    page._show_next()
    assert drawn == [page.head, page.decisions]
    page.finish_now()
    assert page.had not in drawn, "what they had is the same at every decision"
    assert len(set(drawn)) == len(drawn)


@pytest.mark.painted
def test_reasons_are_broken_into_lines_one_opponent_a_turn(qtbot, page, monkeypatch):
    """All at once took longer than a frame; until all are there the lines of before stand where they stood."""
    show(page, replace(MISTAKE, had=MISTAKE.had * 3))
    had, broken = page.had, []
    usual = had._in_lines

    def in_lines(told: Had, width: float) -> object:
        broken.append(told)
        return usual(told, width)

    monkeypatch.setattr(had, "_in_lines", in_lines)
    before = had._told
    had.resize(had.width() - 60, had.height())
    had.grab()
    assert not broken and had._told is before
    had._lay_out_next()
    assert len(broken) == 1 and had._told is before
    qtbot.waitUntil(lambda: not had._turns.isActive())
    assert len(broken) == 3 and had._told is not before
    had.grab()
    assert not had._turns.isActive(), "as it stands it is right"


@pytest.mark.painted
def test_cards_of_another_size_are_drawn_some_a_turn(qtbot, page, monkeypatch):
    """All of a decision in stud took two frames."""
    show(page, MISTAKE)
    drawn: list[object] = []
    usual = CardPictures._draw

    def draw(pictures: CardPictures, *card: Any) -> Any:
        drawn.append(card)
        return usual(pictures, *card)

    monkeypatch.setattr(CardPictures, "_draw", draw)
    page.head._pictures.clear()
    moment = MISTAKE.decisions[0].verdict.moment
    cards = len(moment.own) + len(moment.public.known_board)
    counts = []
    while not page.head.is_ready():
        counts.append(len(drawn))
    assert cards > 6 and counts == [3, 6] and len(drawn) == cards
    page.head.grab()
    assert len(drawn) == cards, "they are those that are shown"


@pytest.mark.painted
def test_a_review_that_comes_shows_nothing_of_the_one_before(page):
    show(page, MISTAKE)
    page.had.bar.setValue(page.had.bar.maximum())
    page.start(0, "")
    assert page.had._told == [] and page.had.bar.value() == 0
    assert not page.had._turns.isActive()
    page.show_hand(replace(MISTAKE, hand_id=8))
    page.grab()
    page.finish_now()
    assert "Marek" in page.had.accessibleDescription()


def test_what_they_had_stands_above_what_they_could_hold_however_the_window_grows(page):
    page.resize(1024, 700)
    page.resize(1920, 1080)
    show(page, MISTAKE)
    QApplication.processEvents()
    assert page.had.y() < page.could_hold.y() < page.could_hold_too.y()


def test_what_is_worked_out_with_an_error_is_not_called_exact(page):
    at = replace(MISTAKE.decisions[0].verdict, deals=0)
    show(page, replace(MISTAKE, decisions=(decision(at),)))
    assert "all deals, for a sample of their hands" in page.worth.accessibleDescription()
    sure = replace(at, measured=measured(0.0, 0.0))
    show(page, replace(MISTAKE, decisions=(decision(sure),)))
    assert page.worth.accessibleDescription().endswith("; exact")


@pytest.mark.painted
def test_rows_of_a_panel_are_set_in_one_size_and_larger_text_is_so_once(page, monkeypatch):
    """Every row that had room was set larger than the longest, and what is sized was sized again."""
    names, ranges, taken = [], [], []
    monkeypatch.setattr(worth, "set_pieces", lambda painter, box, said, px, **_: names.append(px))
    monkeypatch.setattr(page.could_hold, "_paint_name", lambda *row: ranges.append(row[3].pixelSize()))
    monkeypatch.setattr(decisions, "set_pieces", lambda painter, box, said, px, **_: taken.append(px))
    classes = (phrase("a set or anything that is better than one"), phrase("two pair"), phrase("no more"))
    was = MISTAKE.decisions[2].verdict
    moment = replace(was.moment, choices=(*was.moment.choices, RaiseTo(1_234_567_890)))
    figures = known(was.measured)
    figures = replace(figures, means=(0.0, -200.0, 0.0), stderrs=(0.0, 4.0, 4.0), behind=(*figures.behind, Known(0, 4)))
    at = DecisionSheet(replace(was, moment=moment, measured=figures), (replace(held("Marek"), classes=classes),))
    look().change(text_scale=1.3)
    try:
        show(page, replace(MISTAKE, decisions=(*MISTAKE.decisions[:2], at)))
        for part, tab in ((page.decisions, 0), (page.worth, 0), (page.could_hold, 2)):
            page.tabs[tab].click()
            assert part.isVisible()
            part.grab()
    finally:
        look().change(text_scale=1.0)
    assert len(names) >= 3 and len(set(names)) == 1 and names[0] <= round(13 * 1.3)
    assert len(ranges) >= 3 and len(set(ranges)) == 1 and 11 <= ranges[0] <= round(12 * 1.3)
    assert len(taken) == 3 and len(set(taken)) == 1 and taken[0] <= round(15 * 1.3)


@pytest.mark.painted
def test_all_decisions_are_told_in_one_size_however_long_their_words_are(page, monkeypatch):
    """In a small window "call 350" beside "too few deals to judge" was smaller than beside "fine"."""
    taken, words = [], []
    monkeypatch.setattr(decisions, "set_pieces", lambda painter, box, said, px, **_: taken.append(px))

    def elided(painter, box, text, font, *rest):
        if rest[-1] == RIGHT:  # the scale has them in its middle
            words.append((text, font.pixelSize()))
        return paint_elided(painter, box, text, font, *rest)

    monkeypatch.setattr(decisions, "paint_elided", elided)
    page.resize(1024, 660)
    few = decision(replace(verdict(350, Severity.BLUNDER), deals=16, settled=True, is_over=True))
    show(page, replace(sheet(Severity.FINE, Severity.FINE), decisions=(*sheet(Severity.FINE).decisions, few)))
    page.decisions.grab()
    assert len(taken) == 2 and len(set(taken)) == 1
    assert [text for text, _ in words] == ["fine", "too few deals to judge"]
    assert len({px for _, px in words}) == 1


@pytest.mark.painted
def test_many_decisions_have_a_line_each_in_a_small_window_with_large_text(page, monkeypatch):
    signs = []

    def painted(painter, centre, high, severity):
        signs.append((centre, high))
        paint_severity(painter, centre, high, severity)

    monkeypatch.setattr(decisions, "paint_severity", painted)
    look().change(text_scale=1.3)
    try:
        page.resize(1024, 660)
        show(page, sheet(*[Severity.BEST] * 10))
        page.decisions.grab()
    finally:
        look().change(text_scale=1.0)
    rows = [(centre.y(), high) for centre, high in signs if centre.x() == signs[0][0].x()]
    assert len(rows) == 10
    assert all(below - above >= high for (above, high), (below, _) in pairwise(rows))


def test_figures_of_the_first_deals_are_no_louder_than_they_may_be(qtbot, page):
    """They stand there, but no sign is beside them and none is said to who hears it."""
    rough = replace(verdict(350, Severity.BLUNDER), deals=16, settled=False)
    show(page, replace(sheet(Severity.BEST), decisions=(decision(rough),), done=False))
    assert "16 deals played out, analysing" in page.worth.accessibleDescription()
    assert not any(loud in page.worth.accessibleDescription() for loud in ("400", "blunder"))
    assert "analysing" in page.decisions.accessibleDescription()
    assert "analysing" in page.result.accessibleDescription()


def test_what_ends_after_a_few_deals_says_that_they_are_too_few_and_is_no_longer_analysed(qtbot, page):
    few = replace(verdict(350, Severity.BLUNDER), deals=16, settled=True, is_over=True)
    show(page, replace(sheet(Severity.BEST), decisions=(decision(few),)))
    for said in (page.decisions, page.result, page.head):
        assert "analysing" not in said.accessibleDescription()
    assert "too few deals to judge" in page.decisions.accessibleDescription()


def test_what_is_read_stays_while_nothing_was_known_as_it_opened(page):
    """It went by itself from the first decision to the costliest while the player read."""
    show(page, replace(sheet(None, None, None), done=False))
    assert page.at == 0
    show(page, MISTAKE)
    assert page.at == 0


def test_where_nothing_is_to_change_another_size_that_is_best_has_its_reason(page):
    """A tick stood at one raise and "best" at another, below "Nothing to change."."""
    show(page, sheet(Severity.BEST, Severity.FINE))
    page.choose(1)
    assert page.head._headline().startswith("Fine: ")
    page.choose(0)
    assert page.head._headline() == "Nothing to change."


def test_a_loss_that_is_smaller_than_the_bars_show_says_what_it_leaves_out(page):
    """ "Too weak to start with" stood above bars in which the call was ahead of the fold: one is of other tables."""
    worse = MISTAKE.decisions[2].verdict
    mild = replace(worse, measured=replace(known(worse.measured), here=worse.loss + 40.0))
    show(page, replace(MISTAKE, decisions=(decision(mild),)))
    words = "The loss doesn't count what is lost only against these particular opponents; the bars do."
    assert words in page.worth.accessibleDescription()
    show(page, MISTAKE)
    assert words not in page.worth.accessibleDescription()


def test_decisions_and_result_say_the_unit_of_their_amounts(page):
    """The decision's head gives big blinds, and beside it stood bare figures."""
    show(page, MISTAKE)
    assert page.decisions.aside == page.result.aside == "big blinds"


def test_whoever_subtracts_is_told_why_the_loss_is_not_what_the_bars_differ_by(page):
    """A call was worth 6.83 less than a fold, and its loss was said to be 6.61."""

    def of(loss: float) -> HandSheet:
        now = replace(measured(136.6), loss=loss)
        return with_verdicts(measured=now)

    show(page, of(132.2))
    told = "The bars differ by 6.83; allowing for luck, the loss counts as 6.61."
    assert told in page.worth.accessibleDescription()
    show(page, of(136.6))
    assert "differ by" not in page.worth.accessibleDescription()


def test_no_loss_is_said_of_a_choice_that_nothing_was_found_better_than(page):
    """Fine, and beside it "at most −1.04 (17%)", where 8% is an inaccuracy."""
    fine = replace(measured(0.0), ahead=(Known(-4.0, 5.0), Known(0.0, 0.0)), behind=(Known(4.0, 5.0), Known(0.0, 0.0)))
    of_it = with_verdicts(measured=fine).decisions[0]
    assert of_it.verdict.so_far is Severity.FINE and of_it.verdict.most_lost > 0
    assert decisions.loss_words(of_it, MISTAKE) == ""
    open_yet = with_verdicts(measured=replace(fine, ahead=(Known(-4.0, 60.0), Known(0.0, 0.0)))).decisions[0]
    assert decisions.loss_words(open_yet, MISTAKE) == "cost at most 5.68 (57%)"


def test_the_foot_of_the_bars_says_what_makes_a_decision_fine_and_what_leaves_it_open(page):
    """A tick after sixty deals stood beside a narrower one that was not settled, without a word of the difference."""
    fine = replace(measured(0.0), ahead=(Known(-4.0, 5.0), Known(0.0, 0.0)), behind=(Known(4.0, 5.0), Known(0.0, 0.0)))
    more = "better by more than 8% of the pot."
    open_yet = replace(fine, ahead=(Known(-4.0, 60.0), Known(0.0, 0.0)))
    for of, foot in ((fine, f"Another action is unlikely to be {more}"), (open_yet, f"Another action may be {more}")):
        show(page, with_verdicts(measured=of))
        assert foot in page.worth.accessibleDescription()
    for each in (MISTAKE, with_verdicts(measured=measured(0.5, 0.0))):
        show(page, each)
        assert more not in page.worth.accessibleDescription(), "an exact loss leaves nothing open"
    assert page.worth.verdict.so_far is Severity.FINE


def test_a_call_that_is_not_weighed_is_named_below_the_bars(page):
    """The table had offered it, and of an opening raise only fold and raise were listed, without a word."""
    words = "Calling isn't counted: whoever is first in should raise or fold."
    show(page, MISTAKE)
    assert words not in page.worth.accessibleDescription()
    moment = replace(MISTAKE.decisions[0].verdict.moment, taken=RaiseTo(60), choices=(Fold(), RaiseTo(60)))
    show(page, with_verdicts(moment=moment))
    assert words in page.worth.accessibleDescription()


def test_the_heading_of_an_all_in_is_a_sentence(page):
    """It read "Turn: you all-in 3,980"."""
    moment = MISTAKE.decisions[0].verdict.moment
    every = RaiseTo(moment.legal.all_in_total)
    shove = replace(moment, taken=every, choices=(*moment.choices[:-1], every))
    assert "".join(map(str, decisions.title_of(with_verdicts(moment=shove), 0))) == "Turn: all-in 3,980"


@pytest.mark.painted
def test_decisions_that_are_still_to_be_analysed_have_their_rows_from_the_first_moment(qtbot, page, monkeypatch):
    """They appeared one by one, and after five seconds three of five were listed."""
    told = MISTAKE.decisions
    coming = tuple(
        [ToCome(each.verdict.street, phrase("call {amount}", amount=100 * at)) for at, each in enumerate(told, 1)]
    )
    show(page, replace(MISTAKE, decisions=told[:1], to_come=coming[1:], done=False))
    page.decisions.grab()
    assert "Turn: call 400, analysing" in page.decisions.accessibleDescription()
    assert ("your decisions", "analysing", "muted") in page.result._lines()
    rows, high = page.decisions._rows, page.result.height()
    qtbot.mouseClick(page.decisions, Qt.MouseButton.LeftButton, pos=rows[3].center().toPoint())
    assert page.at == 0, "nothing is known of it yet"
    show(page, MISTAKE)
    page.decisions.grab()
    assert (page.decisions._rows, page.result.height()) == (rows, high), "nothing moves"


def test_the_scale_says_of_what_a_loss_is_a_part_and_when_it_is_judged_more_mildly(page):
    """A loss of 27% was a mistake, where the scale said that more than 25% is a blunder."""
    (scale,) = [each for each in page._parts if isinstance(each, DecisionList)]
    assert "at least six big blinds" in scale.toolTip() and "one step more mildly" in scale.toolTip()
