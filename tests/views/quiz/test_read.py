"""Put them on a hand: the hundred by mouse, keys and numbers, always a hundred; the verdict; what comes back."""

import json
import re
from dataclasses import replace
from functools import cache
from itertools import groupby, islice
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from pokertable.model.text import Phrase
from pokertable.training.learner.progress import Progress
from pokertable.training.quiz.deals import QuizError
from pokertable.training.quiz.errors import OUT_OF_TIME
from pokertable.training.quiz.parts import SpreadPart
from pokertable.training.quiz.question import Reply
from pokertable.training.quiz.topics import their_range, topic_from
from pokertable.training.quiz.topics.their_range import RANGE_NOT_MOVED, RangeAnswer
from pokertable.training.quiz.wire import question_json
from pokertable.training.reads.meaning import meaning
from pokertable.training.reads.spot import AboutOpponent, ReadSpot
from pokertable.training.reads.spread import GOOD, apart, evened, rounded
from pokertable.views.kit.fonts import width_of
from pokertable.views.kit.stylesheet import stylesheet
from pokertable.views.kit.theme import DARK
from pokertable.views.kit.translate import shown
from pokertable.views.quiz.page import QuizPage
from pokertable.views.quiz.says import read_bars, with_spot
from pokertable.views.quiz.side import BarWords, QuizSide, SideWords
from pokertable.views.reads.spread_rows import SpreadRows
from tests.fits import words_lost
from tests.games import one_of
from tests.narrow import known
from tests.session.memory import in_memory
from tests.views.quiz.shown import show_question
from tests.views.quiz_driver import said

LINES = (Path(__file__).parents[2] / "training" / "reads" / "spots.jsonl").read_text(encoding="utf-8").splitlines()
SPOTS = [ReadSpot.from_json(json.loads(line)) for line in LINES]
POSSIBLE = (spot for spot in SPOTS if spot.whole and spot.variant.hole_cards == 2 and not spot.held.impossible)
_, WHOLE = islice(POSSIBLE, 2)
"""Of the first what is printed is a good read already."""
STREET = next(spot for spot in SPOTS if not spot.whole and spot.variant.hole_cards == 2)
STUD = next(spot for spot in SPOTS if not spot.variant.board_cards)
KEY = Qt.Key


def known_of_both(spot: ReadSpot) -> bool:
    """Whether neither read is a good one already, and what the mistake is."""
    try:
        return all(each.read.prior_score < GOOD for each in spot.each)
    except ValueError:
        return False


@cache
def question(spot):
    found = their_range.TOPIC.build(spot)
    assert found is not None
    return found


@pytest.fixture
def page(qtbot):
    page = QuizPage(in_memory(), seed=5)
    qtbot.addWidget(page)
    page.resize(1280, 756)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.start([topic_from("high")], ["holdem"], 5)
    show_question(page, question(WHOLE))
    return page


def press(widget, *keys, shift=False):
    modifier = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
    for key in keys:
        QTest.keyClick(widget, key, modifier)


def test_by_keys_the_hundred_is_moved_typed_locked_evened_and_undone(page):
    rows = page.session.board.read.rows
    assert rows.hasFocus()
    first = rows.spread
    assert sum(first) == 100 and max(first) - min(first) <= 5
    press(rows, KEY.Key_3, KEY.Key_Right, KEY.Key_Right)
    assert rows.chosen == 2
    assert rows.spread[2] == first[2] + 10
    press(rows, KEY.Key_Left, shift=True)
    assert rows.spread[2] == first[2] + 9
    assert sum(rows.spread) == 100
    press(rows, KEY.Key_T, KEY.Key_4, KEY.Key_0)
    assert rows.spread[2] == 40
    press(rows, KEY.Key_L, KEY.Key_Down, KEY.Key_Right)
    assert rows.chosen == 3
    assert rows.spread[2] == 40
    assert sum(rows.spread) == 100
    press(rows, KEY.Key_E)
    evened = [part for at, part in enumerate(rows.spread) if at != 2]
    assert rows.spread[2] == 40
    assert max(evened) - min(evened) <= 1
    for _ in range(20):
        press(rows, KEY.Key_Z)
    assert rows.spread == first
    assert not page.session.foot.undo_button.isEnabled()


@pytest.mark.parametrize(
    "ways",
    [
        pytest.param([(False, 1), (False, 40), (True, 3)], id="some"),
        pytest.param([(False, 3), (True, 1), (True, 40)], id="others", marks=pytest.mark.long),
    ],
)
def test_there_and_back_the_hundred_lies_as_before(page, ways):
    rows = page.session.board.read.rows
    press(rows, KEY.Key_3, *[KEY.Key_Right] * 4, KEY.Key_5, KEY.Key_Right)
    before = rows.spread
    for fine, steps in ways:
        press(rows, KEY.Key_2, *[KEY.Key_Right] * steps, shift=fine)
        most = rows.spread[1]
        assert most > before[1], (fine, steps)
        for _ in range(most - before[1] if fine else (most - before[1]) // 5):
            press(rows, KEY.Key_Left, shift=fine)
        assert rows.spread == before, (fine, steps)


def test_by_mouse_a_bar_is_dragged_a_class_locked_and_the_wheel_turns(page):
    rows = page.session.board.read.rows
    track, row = rows.track, rows._rows()[4]
    at = QPoint(round(track.left + 0.4 * track.width), round(row.center().y()))
    QTest.mouseClick(rows, Qt.MouseButton.LeftButton, pos=at)
    assert rows.chosen == 4
    assert rows.spread[4] == 20  # two fifths of a track to 50
    assert sum(rows.spread) == 100
    QTest.mousePress(rows, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseMove(rows, QPoint(round(track.right), at.y()))
    QTest.mouseRelease(rows, Qt.MouseButton.LeftButton, pos=QPoint(round(track.right), at.y()))
    assert sum(rows.spread) == 100
    lock = QPoint(rows.width() - 20, round(row.center().y()))
    QTest.mouseClick(rows, Qt.MouseButton.LeftButton, pos=lock)
    assert rows.locked == {4}
    page.session.foot.undo_button.click()
    assert rows.locked == frozenset()


def test_the_exact_spread_is_a_good_read_and_says_so(page):
    asked = page.question
    read = asked.deal.read
    page.give(RangeAnswer(read.names, rounded(read.exact, 5)))
    assert page.outcome.reply.right
    assert "100 out of 100, a good read" in said(page.session.side)
    assert f"been {read.score(rounded(read.prior, 5))}." in said(page.session.side)
    assert "The error" not in said(page.session.side)
    assert [str(each) for each in meaning(WHOLE.worth, read, rounded(read.exact, 5), WHOLE.name(WHOLE.seat))] == (
        page.session.side.means.text().split("\n")
    )
    assert page.session.side.bars.isHidden()
    verdict = page.session.board.read.verdict
    assert verdict.isVisible() and verdict.hasFocus()
    for name in read.names:
        assert str(name) in verdict.accessibleName()


def test_who_takes_nothing_from_the_actions_is_told_so_and_meets_it_again(page):
    asked = page.question
    read = asked.deal.read
    press(page.session.board.read.rows, KEY.Key_Return)
    assert page.outcome is not None
    page.asking.misclick()
    page.give(RangeAnswer(read.names, read.prior_spread))
    assert page.outcome.reply.error is RANGE_NOT_MOVED
    assert f"{read.prior_score} out of 100" in said(page.session.side)
    assert page.outcome.waits is not None
    before = page.session.board.read.why_text.accessibleName()
    if len(read.shifts) > 1:
        press(page.session.board.read.verdict, KEY.Key_Left)
        assert page.session.board.read.why_text.accessibleName() != before
    press(page.session.board.read.verdict, KEY.Key_Space)
    assert page.outcome is None


def test_a_question_of_one_street_begins_as_it_lay_before_it(page):
    show_question(page, question(STREET))
    assert page.session.board.read.rows.spread == rounded(STREET.read.prior, 5)


@pytest.mark.parametrize(
    ("spot", "size"),
    one_of(6, [(spot, size) for spot in (WHOLE, STUD) for size in ((1024, 664), (1280, 756), (3840, 2000))]),
)
def test_all_of_it_is_on_the_screen(qapp, page, spot, size):
    qapp.setStyleSheet(stylesheet(DARK))  # as the program does: letters have one size whatever test came before
    page.resize(1920, 1036)
    asked = question(spot)
    show_question(page, asked)
    page.session.helps = True
    read = page.session.board.read
    for state in (False, True):
        if state:
            page.give(asked.tempting[0].answer)
        page.resize(1920, 1036)
        QTest.qWait(1)
        page.resize(*size)
        QTest.qWait(1)
        assert page.size().toTuple() == size
        parts = [read.strip, read.felt, read.verdict if state else read.rows, page.session.side.headline]
        for part in [*parts, read.why] if read.why.isVisible() else parts:
            assert page.rect().contains(part.mapTo(page, part.rect().bottomRight())), (part, state)
            assert part.height() >= part.minimumSizeHint().height()
        if read.why.isVisible():
            assert read.why_text.height() >= read.why_text.heightForWidth(read.why_text.width())


def test_in_a_low_window_few_cards_lie_in_one_row(page):
    """Two rows of small cards would take the room of the classes; what was asked lies otherwise once it is larger."""
    few = next(spot for spot in SPOTS if not spot.variant.board_cards and len(spot.hand.observe(None).acts) < 9)
    page.resize(1280, 900)
    show_question(page, question(few))
    read = page.session.board.read
    cards = [card for row in read.felt.rows for group in row.groups for card in group.cards]
    assert len(cards) <= 13 and len(read.felt.rows) == 2
    high = read.felt.height()
    page.resize(1024, 664)
    assert len(read.felt.rows) == 1 and read.felt.height() < high
    assert [card for group in read.felt.rows[0].groups for card in group.cards] == cards
    page.resize(1280, 900)
    assert len(read.felt.rows) == 2 and read.felt.height() >= high


def test_the_cards_take_what_the_rows_can_spare(page):
    """In the usual window they were as small as in a low one."""
    page.resize(1024, 664)
    read = page.session.board.read
    least = read.felt.height()
    page.resize(1280, 756)
    assert read.felt.height() >= 1.2 * least
    assert read.rows.height() >= read.rows.comfortable_height - 1


def test_the_verdict_keeps_the_seats_and_the_cards_as_large_and_says_its_score_in_large_type(page):
    """In the usual window the seats were gone, and the cards a third as large."""
    read, side = page.session.board.read, page.session.side
    asked = read.felt.height()
    page.give(RangeAnswer(WHOLE.read.names, WHOLE.read.prior_spread))
    assert read.body.currentWidget() is read.verdict and read.strip.isVisible()
    assert read.felt.height() >= asked - 1 and read.verdict.height() >= read.verdict.minimumSizeHint().height()
    assert "font-size: 44px" in side.headline.styleSheet()
    page.resize(1024, 664)
    assert not read.strip.isVisible()
    side.setFixedHeight(side.minimumSizeHint().height())
    assert "font-size: 26px" in side.headline.styleSheet()


@pytest.mark.painted
def test_the_card_beside_a_question_is_no_higher_than_its_words(qtbot):
    side = QuizSide()
    qtbot.addWidget(side)
    side.resize(300, 900)
    side.show()
    heights = []
    for words in (1, 60, 2000):
        side.say(SideWords(headline="What?", how="Click. " * words), BarWords("", "", ()))
        heights.append(side.card.height())
    assert 40 < heights[0] < heights[1] - 40 < heights[1] < heights[2] == 900


@pytest.mark.painted
def test_a_headline_that_is_laid_as_one_part_has_room(qtbot):
    """At 1024 in Japanese "Another brings it in" lost its last sign: it was measured as two words."""
    side = QuizSide()
    qtbot.addWidget(side)
    side.resize(275, 600)
    side.show()
    side.say(SideWords(headline="ブリングインはほかの人"), BarWords("", "", ()))
    assert side.headline.parts == ["ブリングインはほかの人"]
    px = int(re.findall(r"font-size: (\d+)px", side.headline.styleSheet())[0])
    assert width_of(side.headline.text(), px, bold=True) <= side.headline.contentsRect().width()


@pytest.mark.painted
@pytest.mark.parametrize("px", [12, pytest.param(4, marks=pytest.mark.long)])
def test_in_a_low_column_shorter_words_stand_and_none_are_lost(qtbot, px):
    """The streets that are read last are told, of the opponent its style; in a high one each action has a line."""
    around = QWidget()  # a window of its own would be no lower than what it shows
    qtbot.addWidget(around)
    around.resize(400, 1000)
    side = QuizSide(around)
    (part,) = question(STUD).parts
    assert isinstance(part, SpreadPart)
    words = with_spot(SideWords(headline="What?", help="Help", how="Keys " * 40), STUD, part)
    side.resize(300, 900)
    around.show()
    side.say(words, BarWords("Reads", "mean", ()))
    whole, least = side.how.accessibleName(), side.minimumSizeHint().height()
    assert side.keys.isVisible() and least < 500
    assert whole == shown(words.at_length[0]) and len(whole.splitlines()) > len(STUD.read.shifts)
    told = [shown(each) for each in words.at_length]
    lower = []
    for height in range(900, least, -px):
        side.resize(300, height)
        lower.append(side.how.accessibleName())
        if lower[-1] not in told:
            break  # below, streets are left out
    assert [each for each, _ in groupby(lower)][: len(told)] == told  # the less room, the closer the lines
    for height in (least + 40, least):
        side.resize(300, height)
        QTest.qWait(1)
        assert words_lost(side) == []
        assert not side.keys.isVisible()
    shortest = side.how.accessibleName()
    assert isinstance(words.how, Phrase)
    in_a_line_a_street = shown(words.how).splitlines()
    assert (
        len(shortest) < len(whole)
        and shortest.splitlines()[1:] == in_a_line_a_street[-len(shortest.splitlines()) + 1 :]
    )
    side.resize(300, 900)
    assert side.how.accessibleName() == whole and side.keys.isVisible()


def test_buttons_even_the_hundred_out_and_play_the_hand_on(page, qtbot):
    rows, foot = page.session.board.read.rows, page.session.foot
    press(rows, KEY.Key_3, *[KEY.Key_Right] * 4)
    foot.even_button.click()
    assert max(rows.spread) - min(rows.spread) <= 5
    page.give(page.question.answer)
    with qtbot.waitSignal(page.practice_wanted) as wanted:
        press(page, KEY.Key_T)
    assert wanted.args == [WHOLE]
    assert foot.play_button.isVisible() and not foot.even_button.isVisible()


def test_the_strip_says_what_a_call_costs_me_whatever_i_did_before(page):
    costly = (spot for spot in SPOTS if known(spot.hand.legal()).check_call)
    spot = next(spot for spot in costly if spot.hand.observe(None).seats[spot.own].last)
    show_question(page, question(spot))
    costs = f"{known(spot.hand.legal()).check_call} to call"
    assert costs in page.session.board.read.strip.accessibleName()


def test_the_time_runs_out(page):
    page.give(None)
    assert "You have " in page.session.side.means.text()
    assert page.outcome.reply.error is OUT_OF_TIME
    assert page.session.board.read.verdict.isVisible()


def test_a_miss_comes_back_in_disguise():
    """Other suits, chips and names; the same wrong answer is wrong in the same way, the spread nearly the same."""
    asked = question(WHOLE)
    wrong = RangeAnswer(WHOLE.read.names, WHOLE.read.prior_spread)
    moved = asked.topic.disguised(asked, wrong, Random(3))
    there = moved.deal
    assert there.played.deck != WHOLE.played.deck
    assert there.name(there.seat) != WHOLE.name(WHOLE.seat)
    assert Reply(moved, wrong).error == Reply(asked, wrong).error == RANGE_NOT_MOVED
    assert moved.tempting[0].answer == wrong
    assert apart(there.read.exact, WHOLE.read.exact) < 10


def test_the_form_of_a_question():
    asked = question(WHOLE)
    said = json.loads(json.dumps(question_json(asked)))
    assert said["accept"] is None
    assert sum(said["answer"].values()) == 100
    assert list(said["answer"]) == [str(name) for name in WHOLE.read.names]
    assert sum(said["facts"]["prior"].values()) == 100
    assert said["facts"]["prior_score"] == WHOLE.read.prior_score
    (value,) = asked.topic.stored_answer(asked.deal, said["answer"]).values
    assert WHOLE.read.score(value.numbers) == 100 >= GOOD
    assert {"phh", "player", "persona"} <= set(said["facts"])
    assert "????" in said["facts"]["phh"]
    with pytest.raises(ValueError, match="together 100"):
        asked.topic.stored_answer(asked.deal, {**said["answer"], str(WHOLE.read.names[0]): 101})


@pytest.mark.long
def test_the_hand_of_a_question_gives_the_range_that_is_printed(tmp_path, capsys):
    from pokertable.cli.main import main

    for spot in (WHOLE, STREET, STUD):
        said = question_json(question(spot))
        file = tmp_path / "hand.phh"
        file.write_text(said["facts"]["phh"], encoding="utf-8")
        facts = said["facts"]
        assert main(["range", str(file), "--player", str(facts["player"]), "--as", facts["persona"], "--json"]) == 0
        last = json.loads(capsys.readouterr().out.splitlines()[-1])
        assert rounded([each["after"] for each in last["classes"]]) == tuple(said["answer"].values())


def test_an_impossible_class_stands_at_nothing_and_says_so(page):
    impossible = next(spot for spot in SPOTS if spot.held.impossible)
    at = min(impossible.held.impossible)
    show_question(page, question(impossible))
    rows = page.session.board.read.rows
    assert all(rows.spread[each] == 0 for each in impossible.held.impossible)
    press(rows, KEY(KEY.Key_1 + at), KEY.Key_Right, KEY.Key_T, KEY.Key_5, KEY.Key_L, KEY.Key_E)
    assert rows.chosen == at and rows.spread[at] == 0 and not rows.locked
    assert "impossible" in rows.accessibleDescription()
    assert sum(rows.spread) == 100


def test_what_the_classes_are_may_come_later(qtbot):
    spot = next(spot for spot in SPOTS if spot.held.impossible)
    names, count = spot.read.names, len(spot.read.names)
    rows = SpreadRows()
    qtbot.addWidget(rows)
    even = evened((100, *(0,) * (count - 1)), step=5)
    rows.ask(names, even)
    rows.show_held(spot.held)
    free = [part for at, part in enumerate(rows.spread) if at not in spot.held.impossible]
    assert sum(free) == 100 and max(free) - min(free) <= 5 and not rows.can_undo
    rows.ask(names, even)
    at = next(each for each in range(count) if each not in spot.held.impossible)
    press(rows, KEY(KEY.Key_1 + at), *[KEY.Key_Right] * 4)
    rows.show_held(spot.held)
    assert sum(rows.spread) == 100 and all(rows.spread[each] == 0 for each in spot.held.impossible)
    assert rows.spread[at] >= even[at] + 20, "what was moved by hand is kept"


@cache
def of_both() -> ReadSpot:
    """One where both opponents are asked about; to find it, several have to be read."""
    two_of = (
        replace(spot, also=other)
        for spot in SPOTS
        for other in spot.hand.observe(None).live()
        if spot.level == 3 and other not in (spot.own, spot.seat)
    )
    return next(spot for spot in two_of if known_of_both(spot))


def test_of_two_opponents_both_are_asked_about_one_after_the_other(page):
    both = of_both()
    asked = question(both)
    show_question(page, asked)
    first, second = both.each
    assert asked.level == 3 and len(asked.parts) == 2
    names = [each.name(each.seat) for each in (first, second)]
    assert page.session.head.prompt.text() == "What do {} and {} have?".format(*names)
    rows, foot = page.session.board.read.rows, page.session.foot
    assert page.session.side.headline.text() == f"{names[0]} (1/2)"
    press(rows, KEY.Key_3, KEY.Key_Right, KEY.Key_Right)
    given = rows.spread
    press(rows, KEY.Key_Return)
    assert page.session.side.headline.text() == f"{names[1]} (2/2)"
    assert rows.spread != given and not rows.can_undo
    foot.undo_button.click()
    assert page.session.side.headline.text() == f"{names[0]} (1/2)" and rows.spread == given
    press(rows, KEY.Key_Return)
    press(rows, KEY.Key_2, KEY.Key_Right)
    also = rows.spread
    press(rows, KEY.Key_Return)
    assert [value.numbers for value in page.outcome.reply.answer.values] == [given, also]
    scores = [first.read.score(given), second.read.score(also)]
    assert page.session.side.headline.text().startswith(f"{round(sum(scores) / 2)} out of 100")
    assert page.outcome.reply.right == (round(sum(scores) / 2) >= GOOD)
    read = page.session.board.read
    worse = scores.index(min(scores))
    assert read.whose.isVisible()
    said_of = [read.whose.itemText(at) for at in range(2)]
    assert said_of == [f"{name}: {score} out of 100" for name, score in zip(names, scores, strict=True)]
    for at in (worse, 1 - worse):
        assert read.whose.currentIndex() == at
        exact = rounded(both.each[at].read.exact, 5)
        mine = (given, also)[at]
        assert read.verdict.accessibleName().split("; ")[0] == (
            f"{both.read.names[0]}: yours {mine[0]}, exact {exact[0]}"
        )
        press(read.verdict, KEY.Key_PageDown)
    show_question(page, question(WHOLE))
    page.give(page.question.answer)
    assert not read.whose.isVisible()


def test_both_are_scored_kept_and_come_back():
    both = of_both()
    asked = question(both)
    first, second = both.each
    told = json.loads(json.dumps(question_json(asked)))
    also = told["facts"]["also"]
    assert also["persona"] == second.persona
    kept = json.loads(json.dumps(Reply(asked, asked.answer).json()))
    assert kept == [told["answer"], also["answer"]] and [sum(part.values()) for part in kept] == [100, 100]
    assert asked.topic.stored_answer(asked.deal, kept) == asked.answer
    for wrong in (kept[:1], kept[0], [*kept, kept[0]]):
        with pytest.raises(QuizError):
            asked.topic.stored_answer(asked.deal, wrong)
    assert ReadSpot.from_json(json.loads(json.dumps(both.json()))) == both
    assert Reply(asked, asked.answer).right
    half = RangeAnswer(first.read.names, rounded(first.read.exact), second.read.prior_spread)
    marks = asked.topic.marks(asked, half)
    assert marks == ((first.persona, 100), (second.persona, second.read.score(known(half.also))))
    one = RangeAnswer(first.read.names, first.read.prior_spread, second.read.prior_spread)
    assert not Reply(asked, one).right and their_range.worst_of(both, half.spreads) == 1
    moved = asked.topic.disguised(asked, one, Random(3))
    assert moved.deal.also == both.also


@pytest.mark.parametrize("also", [-1, 9, "x"])
def test_a_second_opponent_that_is_none_is_refused(also):
    both = of_both()
    with pytest.raises(ValueError, match=r"seats|invalid literal"):
        ReadSpot.from_json({**both.json(), "also": also})
    for same in (both.seat, both.own):
        with pytest.raises(ValueError, match="seats"):
            ReadSpot.from_json({**both.json(), "also": same})


def test_the_figures_of_an_opponent_are_told_with_its_play_alone(page):
    told = next(spot for spot in SPOTS if spot.told is AboutOpponent.PLAY and spot.variant.board_cards)
    page.resize(1280, 900)
    show_question(page, question(told))
    assert [words for _, words in page.session.side.figures.figures] == ["plays", "raises", "bets again"]
    assert page.session.side.figures.figures[0][0] == f"{round(100 * told.figures[0])}%"
    show_question(page, question(replace(told, told=AboutOpponent.NOTHING)))
    assert page.session.side.figures.figures == ()


@pytest.mark.parametrize("count", [9, 10])
def test_reads_of_a_style_have_a_bar_from_ten_on(qapp, monkeypatch, count):
    progress = Progress(in_memory(), lambda: 0.0)
    monkeypatch.setattr(Progress, "reads", lambda _: {"tag": (count, 61.0), "lag": (9, 50.0)})
    figures = [bar.figure for bar in read_bars(progress).bars]
    assert figures == (["61"] if count == 10 else [])
